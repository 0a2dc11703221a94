//! What is written beside things on the board: what a move would bring, and what a stack counts at the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::scene::layout::{disc_height, point_position};
use crate::app::game::{Choices, Counted, CurrentMatch, Ending, Lens, TableCamera, Tag, TagSystems, Tags};
use crate::app::input::{Choice, Chosen, Modal, Pointing, Wish};
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, BoardView, Entering, Goal, MoveIntent, Player};

/// How far above a stack its tag floats.
const LIFT: f32 = 0.62;
/// And at least so many pixels, however far away it is.
const CLEAR: f32 = 34.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tags>().add_systems(EguiPrimaryContextPass, write_tags.in_set(TagSystems));
}

fn write_tags(facts: Facts, mut tags: ResMut<Tags>) {
    tags.set_if_neq(Tags(facts.list()));
}

/// All that tags depend on.
#[derive(SystemParam)]
struct Facts<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, Ending>,
    pointing: Res<'w, Pointing>,
    chosen: Res<'w, Chosen>,
    modal: Res<'w, Modal>,
    choices: Res<'w, Choices>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Facts<'_, '_> {
    /// The tags of this moment.
    fn list(&self) -> Vec<Tag> {
        if self.modal.0 || self.ending.is_done() {
            return Vec::new();
        }
        if self.ending.has_begun() {
            return self.counted();
        }
        self.half().into_iter().chain(self.preview()).chain(self.group()).collect()
    }

    fn counted(&self) -> Vec<Tag> {
        let counted = self.ending.counted();
        let last = counted.len().saturating_sub(1);
        let tag = |(index, stack): (usize, &Counted)| {
            let at = self.above(stack.point)?;
            Some(Tag { text: stack.points.to_string(), at, fresh: index == last })
        };
        counted.iter().enumerate().filter_map(tag).collect()
    }

    /// What a click on the point under the pointer would do.
    fn preview(&self) -> Option<Tag> {
        let pointed = self.pointing.point.filter(|_| self.current.is_human_turn())?;
        let text = promise(self.current.position(), self.current.view(), self.chosen.0, pointed)?;
        Some(Tag { text, at: self.above(pointed)?, fresh: false })
    }

    /// How much of a turn of two is done.
    fn half(&self) -> Option<Tag> {
        let one = self.chosen.half()?;
        Some(Tag { text: "1 of 2".into(), at: self.above(one)?, fresh: true })
    }

    /// What keeps the group under the pointer alive.
    fn group(&self) -> Option<Tag> {
        let pointed = self.pointing.looked_at().filter(|_| self.choices.board.lenses.has(Lens::Breaths))?;
        let dangers = if self.choices.board.lenses.has(Lens::Danger) { self.current.dangers() } else { &[] };
        let in_danger = dangers.iter().any(|danger| danger.stones.contains(pointed));
        let text = breaths(self.current.view(), pointed, in_danger)?;
        Some(Tag { text, at: self.above(pointed)?, fresh: false })
    }

    fn above(&self, point: Point) -> Option<Vec2> {
        let view = self.current.view();
        let height = view.stack(point).map_or(1, |stack| stack.pieces.len());
        let place = point_position(view.board, point) + Vec3::Y * (disc_height(height) + LIFT);
        let (camera, transform) = self.cameras.single().ok()?;
        let at = camera.world_to_viewport(transform, place).ok()?;
        let top = camera.world_to_viewport(transform, place - Vec3::Y * LIFT).ok()?;
        Some(Vec2::new(at.x, at.y.min(top.y - CLEAR)))
    }
}

/// What a click on this point would do, or why it would be refused: said before it is tried, unless there is too much to
/// say it of.
fn promise(game: &AnyGame, view: &BoardView, choice: Choice, pointed: Point) -> Option<String> {
    match choice.wish_at(pointed, view) {
        Wish::Play(intent) => change(game, view, intent),
        // Stones that never move need no reason for it.
        Wish::ExplainStuck(point) if view.goal == Goal::Points => Some(game.why_stuck(point)?.to_string()),
        Wish::ExplainEntry(point) => Some(game.why_not_enter(point)?.to_string()),
        Wish::None | Wish::ExplainStuck(_) | Wish::ExplainSafe(_) => None,
    }
}

/// How a group breathes, such as `Black: 2 breaths, 1 keeps it alive`.
fn breaths(view: &BoardView, pointed: Point, in_danger: bool) -> Option<String> {
    let group = view.groups.iter().position(|group| group.points.contains(pointed))?;
    let all = view.groups[group].breaths.len();
    let keep = view.groups[group].breaths.iter().filter(|&&region| view.keeps_alive(group, region)).count();
    let owner = view.groups[group].owner;
    let breaths = if all == 1 { "1 breath".to_owned() } else { format!("{all} breaths") };
    let alive = match (all, keep) {
        (_, 0) => "none keeps it alive",
        (1, 1) => "which keeps it alive",
        (_, 1) => "1 keeps it alive",
        (all, keep) if all == keep => "each keeps it alive",
        (_, keep) => return Some(format!("{owner}: {breaths}, {keep} keep it alive{}", warning(in_danger))),
    };
    Some(format!("{owner}: {breaths}, {alive}{}", warning(in_danger)))
}

const fn warning(in_danger: bool) -> &'static str {
    if in_danger { " · one move from smothered" } else { "" }
}

/// What a move would do. Where most points are open, or two pieces must fit together, also why it would be refused.
fn change(game: &AnyGame, before: &BoardView, intent: MoveIntent) -> Option<String> {
    let mv = game.intended(intent)?;
    let mut next = *game;
    if let Err(refusal) = next.play(mv) {
        let is_rare = before.entering == Entering::NearlyEverywhere || before.entries_due > 1;
        return is_rare.then(|| refusal.to_string());
    }
    match before.goal {
        Goal::Points => points(before, &next.view()),
        Goal::LastGroup => removals(before, &game.removed_by(mv)),
    }
}

/// Whose groups would leave, such as `Removes 2 groups of White, 5 stones`.
fn removals(before: &BoardView, removed: &[BoardSet]) -> Option<String> {
    let mover = before.to_move?;
    let part = |owner: Player| {
        // What was not there before is the mover's new stone.
        let enemy = before.owned(mover.other());
        let groups = removed.iter().filter(|group| group.intersects(enemy) == (owner != mover));
        let (groups, stones) = groups.fold((0, 0), |sum, group| (sum.0 + 1, sum.1 + group.len()));
        let plural = |count: usize, noun: &str| match count {
            1 => format!("1 {noun}"),
            count => format!("{count} {noun}s"),
        };
        (groups > 0).then(|| format!("{} of {owner}, {}", plural(groups, "group"), plural(stones, "stone")))
    };
    let parts: Vec<String> = [mover.other(), mover].into_iter().filter_map(part).collect();
    (!parts.is_empty()).then(|| format!("Removes {}", parts.join(" · then ")))
}

/// How the points of both players change, the mover first, such as `White +2 · Black −1`.
fn points(before: &BoardView, after: &BoardView) -> Option<String> {
    let mover = before.to_move?;
    let difference = |player: Player| i16::from(after.points[player]) - i16::from(before.points[player]);
    let parts = [mover, mover.other()].into_iter().filter_map(|player| signed(player, difference(player)));
    Some(parts.collect::<Vec<_>>().join(" · ")).filter(|text| !text.is_empty())
}

fn signed(player: Player, difference: i16) -> Option<String> {
    match difference {
        0 => None,
        1.. => Some(format!("{player} +{difference}")),
        _ => Some(format!("{player} −{}", difference.unsigned_abs())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, Variant};

    fn game(moves: &str) -> AnyGame {
        let mut game = Variant::Hex.start();
        for text in moves.split(' ') {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_move_tells_what_it_does_to_both_players() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        // d4 and d5 are awake, d3 sleeps. Taking d4 wakes d3 and makes a stack of two.
        let capture = MoveIntent::Carry { from: p("d5"), to: p("d4") };
        assert_eq!(change(&game, &game.view(), capture).as_deref(), Some("White +1"));
        assert_eq!(
            change(&game, &game.view(), MoveIntent::Place(p("e3"))).as_deref(),
            Some("White +1 · Black +1")
        );
        assert_eq!(change(&game, &game.view(), MoveIntent::Place(p("a1"))), None);
    }

    #[test]
    fn what_a_click_would_do_is_said_beforehand() {
        let game = game("d4 d5 d3");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        let said = |choice, label| promise(&game, &view, choice, p(label));
        assert_eq!(said(Choice::Nothing, "e3").as_deref(), Some("White +1 · Black +1"));
        assert_eq!(said(Choice::Nothing, "d4"), None, "a click there only chooses");
        // Beside a chosen stack an empty point is an entry, too.
        assert_eq!(said(Choice::Stack(p("d5")), "e3"), said(Choice::Nothing, "e3"));
        for (choice, at) in [
            (Choice::Stack(p("d5")), "d4"),
            (Choice::Dragging(p("d5")), "d4"),
            (Choice::Target(p("d4")), "d5"),
            (Choice::Target(p("d4")), "d4"),
        ] {
            assert_eq!(said(choice, at).as_deref(), Some("White +1"), "{choice:?}");
        }
        assert_eq!(said(Choice::Dragging(p("d5")), "e3"), None, "no stack is carried there");
    }

    fn anda(moves: &str) -> AnyGame {
        let mut game = "anda-3".parse::<Variant>().unwrap().start();
        for text in moves.split_ascii_whitespace() {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_placement_tells_which_groups_leave() {
        let mut games = 0;
        for seed in 0..40_usize {
            let mut game = anda("");
            for ply in 0.. {
                let legal = game.legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 5) % legal.len().max(1)) else { break };
                let removed = game.removed_by(mv);
                let said = change(&game, &game.view(), mv.intent());
                assert_eq!(said.is_some(), !removed.is_empty());
                if let Some(said) = said {
                    assert!(said.starts_with("Removes ") && said.contains(" of "), "{said}");
                    games += 1;
                }
                game.play(mv).unwrap();
            }
        }
        assert!(games > 20);
    }

    #[test]
    fn a_group_tells_how_it_breathes() {
        let game = anda("a1+d4 b4+e2");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        let said = |label, danger| breaths(&view, p(label), danger);
        assert_eq!(said("a1", false).as_deref(), Some("Black: 1 breath, which keeps it alive"));
        assert!(said("b4", true).unwrap().ends_with("alive · one move from smothered"));
        assert_eq!(said("c3", false), None);
    }

    #[test]
    fn what_would_be_refused_says_why_beforehand() {
        let game = anda("");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        let inside = promise(&game, &view, Choice::Nothing, p("c3")).unwrap();
        assert!(inside.contains("perimeter"), "{inside}");
        assert_eq!(promise(&game, &view, Choice::Nothing, p("a1")), None);
        assert!(promise(&game, &view, Choice::First(p("a1")), p("a2")).unwrap().contains("touch"));
        assert_eq!(promise(&game, &view, Choice::First(p("a1")), p("a1")), None);
    }
}
