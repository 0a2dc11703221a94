//! What is written beside things on the board: what a move would bring, and what a stack counts at the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::rest::Rest;
use super::scene::layout::{point_position, top, upward};
use crate::app::game::{
    CardBeside, Choices, Counted, CurrentMatch, Depiction, Ending, Flight, Highlights, Lens, Motion, Refused,
    TableCamera, Tag, TagSystems, Tags,
};
use crate::app::input::{Choice, Chosen, Modal, Pointing, Wish};
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, AnyIllegalMove, BoardView, Entering, Goal, MoveIntent, Player};
use crate::words::facts::signed;
use crate::words::{Message, rules, table};

/// How far above a stack its tag floats.
const LIFT: f32 = 0.62;
/// And at least so many pixels, however far away it is.
const CLEAR: f32 = 34.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tags>()
        .init_resource::<CardBeside>()
        .add_systems(EguiPrimaryContextPass, write_tags.in_set(TagSystems));
}

pub(super) fn write_tags(
    time: Res<Time<Real>>,
    facts: Facts,
    mut rest: Local<Rest<(Point, Choice)>>,
    mut told: Local<Option<Point>>,
    mut motion: ResMut<Motion>,
    mut tags: ResMut<Tags>,
) {
    // Whoever was refused something here has read the reason at the pointer.
    let pointed = facts.pointing.point;
    let refused = facts.refused.objection.as_ref().map(|objection| objection.onto.unwrap_or(objection.at));
    *told =
        refused.filter(|refused| Some(*refused) == pointed).or(told.filter(|told| Some(*told) == pointed));
    let warned = facts.warned().filter(|(point, _)| Some(*point) != *told);
    let rested = rest.on(warned, time.elapsed());
    if warned.is_some() && !rested {
        motion.draw_within(Rest::<Point>::STEP);
    }
    if tags.set_if_neq(Tags(facts.list(rested))) && rested {
        motion.settle();
    }
}

/// All that tags depend on.
#[derive(SystemParam)]
pub(super) struct Facts<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, Ending>,
    pointing: Res<'w, Pointing>,
    chosen: Res<'w, Chosen>,
    modal: Res<'w, Modal>,
    choices: Res<'w, Choices>,
    highlights: Res<'w, Highlights>,
    card: Res<'w, CardBeside>,
    refused: Res<'w, Refused>,
    depiction: Res<'w, Depiction>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl Facts<'_, '_> {
    /// The tags of this moment. `rested` is whether the pointer has come to look.
    fn list(&self, rested: bool) -> Vec<Tag> {
        if self.modal.0 || self.ending.is_done() {
            return Vec::new();
        }
        if self.ending.has_begun() {
            return self.counted();
        }
        let warning = || self.warning().filter(|_| rested);
        self.half().into_iter().chain(self.preview().or_else(warning)).chain(self.group()).collect()
    }

    /// Where a newcomer may be told why a click would be refused, and with what in hand.
    fn warned(&self) -> Option<(Point, Choice)> {
        let may = self.choices.board.tips && self.current.is_human_turn() && !self.highlights.pointing;
        let point = self.pointing.looked_at().filter(|_| may)?;
        objection(self.current.position(), self.current.view(), self.chosen.0, point)?;
        Some((point, self.chosen.0))
    }

    /// Why a click on the point under the pointer would be refused, unless the card beside it says so.
    fn warning(&self) -> Option<Tag> {
        let (point, choice) = self.warned()?;
        let reason = objection(self.current.position(), self.current.view(), choice, point)?;
        let has_card = self.card.0.as_ref().is_some_and(|card| card.point == point);
        if has_card && reason.is_mere_safety() {
            return None;
        }
        Some(Tag { text: rules::refusal(&reason), at: self.above(point)?, fresh: false, flight: None })
    }

    fn counted(&self) -> Vec<Tag> {
        let tag = |counted: Counted| {
            let flight = Flight { to: counted.owner, way: counted.way };
            let text = table::tag_counted(counted.points);
            Some(Tag { text, at: self.above(counted.point)?, fresh: true, flight: Some(flight) })
        };
        self.ending.numbers().into_iter().filter_map(tag).collect()
    }

    /// What a click on the point under the pointer would do.
    fn preview(&self) -> Option<Tag> {
        let pointed = self.pointing.point.filter(|_| self.current.is_human_turn())?;
        // Why a pinned stack or a tower is stuck, its card says as well.
        let has_card = self.card.0.as_ref().is_some_and(|card| card.point == pointed);
        let told = self.current.view().stack(pointed).is_some_and(|stack| stack.pinned || stack.tower);
        let wish = self.chosen.0.wish_at(pointed, self.current.view());
        if has_card && told && matches!(wish, Wish::ExplainStuck(_)) {
            return None;
        }
        let text = promise(self.current.position(), self.current.view(), self.chosen.0, pointed)?;
        Some(Tag { text, at: self.above(pointed)?, fresh: false, flight: None })
    }

    /// How much of a turn of two is done.
    fn half(&self) -> Option<Tag> {
        let one = self.chosen.half()?;
        Some(Tag { text: table::tag_half(), at: self.above(one)?, fresh: true, flight: None })
    }

    /// What keeps the group under the pointer alive.
    fn group(&self) -> Option<Tag> {
        let pointed = self.pointing.looked_at().filter(|_| self.tells_breaths())?;
        let dangers = if self.choices.board.lenses.has(Lens::Danger) { self.current.dangers() } else { &[] };
        let in_danger = dangers.iter().any(|danger| danger.stones.contains(pointed));
        let text = breaths(self.current.view(), pointed, in_danger)?;
        Some(Tag { text, at: self.above(pointed)?, fresh: false, flight: None })
    }

    /// Where points are asked for, nothing gives them away.
    fn tells_breaths(&self) -> bool {
        self.choices.board.lenses.has(Lens::Breaths) && !self.highlights.pointing
    }

    fn above(&self, point: Point) -> Option<Vec2> {
        let view = self.current.view();
        let height = view.stack(point).map_or(1, |stack| stack.pieces.len());
        let top = point_position(view.board, point) + top(*self.depiction, height);
        let (camera, transform) = self.cameras.single().ok()?;
        let above = top + upward(*self.depiction) * LIFT;
        let [at, top] = [above, top].map(|place| camera.world_to_viewport(transform, place).ok());
        let (at, top) = (at?, top?);
        Some(Vec2::new(at.x, at.y.min(top.y - CLEAR)))
    }
}

/// What a click on this point would do, or why it would be refused: said before it is tried, unless there is too much to
/// say it of.
fn promise(game: &AnyGame, view: &BoardView, choice: Choice, pointed: Point) -> Option<Message> {
    match choice.wish_at(pointed, view) {
        Wish::Play(intent) => change(game, view, intent),
        // Stones that never move need no reason for it.
        Wish::ExplainStuck(point) if view.goal == Goal::Points => {
            game.why_stuck(point).as_ref().map(rules::refusal)
        }
        Wish::ExplainEntry(point) => game.why_not_enter(point).as_ref().map(rules::refusal),
        Wish::None | Wish::ExplainStuck(_) | Wish::ExplainSafe(_) => None,
    }
}

/// Why a click on this point would be refused, where stacks are moved: everywhere else [`promise`] says it at once.
fn objection(game: &AnyGame, view: &BoardView, choice: Choice, pointed: Point) -> Option<AnyIllegalMove> {
    if view.goal != Goal::Points {
        return None;
    }
    match choice.wish_at(pointed, view) {
        Wish::Play(intent) => game.check_move(game.intended(intent)?).err(),
        Wish::ExplainSafe(point) => game.why_safe(point),
        Wish::None | Wish::ExplainStuck(_) | Wish::ExplainEntry(_) => None,
    }
}

/// How a group breathes, such as `Black group: 2 breaths, 1 of which keeps it alive`.
fn breaths(view: &BoardView, pointed: Point, in_danger: bool) -> Option<Message> {
    let group = view.groups.iter().position(|group| group.points.contains(pointed))?;
    let all = view.groups[group].breaths.len();
    let alive = view.groups[group].breaths.iter().filter(|&&region| view.keeps_alive(group, region)).count();
    let owner = view.groups[group].owner;
    let tag = match alive {
        0 => table::tag_breaths_none(owner, all),
        _ if alive == all => table::tag_breaths_all(owner, all),
        _ => table::tag_breaths_some(owner, all, alive),
    };
    Some(if in_danger { table::tag_in_danger(tag) } else { tag })
}

/// What a move would do. Where most points are open, or two pieces must fit together, also why it would be refused.
fn change(game: &AnyGame, before: &BoardView, intent: MoveIntent) -> Option<Message> {
    let mv = game.intended(intent)?;
    let mut next = *game;
    if let Err(refusal) = next.play(mv) {
        let is_rare = before.entering == Entering::NearlyEverywhere || before.entries_due > 1;
        return is_rare.then(|| rules::refusal(&refusal));
    }
    match before.goal {
        Goal::Points => points(before, &next.view()),
        Goal::LastGroup => removals(before, &game.removed_by(mv)),
    }
}

/// Whose groups would leave, such as `Removes 2 White groups (5 stones)`.
fn removals(before: &BoardView, removed: &[BoardSet]) -> Option<Message> {
    let mover = before.to_move?;
    let enemy = mover.other();
    // What was not there before is the mover's new stone.
    let of_enemy = |group: &BoardSet| group.intersects(before.owned(enemy));
    let count = |owner: Player| {
        let groups = removed.iter().filter(|group| of_enemy(group) == (owner == enemy));
        groups.fold((0, 0), |(groups, stones), group| (groups + 1, stones + group.len()))
    };
    let ((enemy_groups, enemy_stones), (groups, stones)) = (count(enemy), count(mover));
    match (enemy_groups, groups) {
        (0, 0) => None,
        (_, 0) => Some(table::tag_removes(enemy, enemy_groups, enemy_stones)),
        (0, _) => Some(table::tag_removes(mover, groups, stones)),
        _ => Some(table::tag_removes_both(enemy, enemy_groups, enemy_stones, mover, groups, stones)),
    }
}

/// How the points of both players change, the mover first, such as `White +2 · Black −1`.
fn points(before: &BoardView, after: &BoardView) -> Option<Message> {
    let mover = before.to_move?;
    let changed = |player: Player| {
        let change = i16::from(after.points[player]) - i16::from(before.points[player]);
        (change != 0).then(|| table::tag_change(player, signed(change)))
    };
    match (changed(mover), changed(mover.other())) {
        (Some(own), Some(other)) => Some(table::tag_changes(own, other)),
        (own, other) => own.or(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Game;
    use crate::rules::tests::played;
    use crate::words::Words;

    fn in_english(tag: Option<Message>) -> Option<String> {
        tag.map(|tag| Words::default().say(tag))
    }

    fn game(moves: &str) -> AnyGame {
        played("hex", moves)
    }

    #[test]
    fn a_move_tells_what_it_does_to_both_players() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        // d4 and d5 are awake, d3 sleeps. Taking d4 wakes d3 and makes a stack of two.
        let capture = MoveIntent::Carry { from: p("d5"), to: p("d4") };
        assert_eq!(in_english(change(&game, &game.view(), capture)).as_deref(), Some("White +1"));
        assert_eq!(
            in_english(change(&game, &game.view(), MoveIntent::Place(p("e3")))).as_deref(),
            Some("White +1 · Black +1")
        );
        assert_eq!(change(&game, &game.view(), MoveIntent::Place(p("a1"))), None);
    }

    #[test]
    fn what_a_click_would_do_is_said_beforehand() {
        let game = game("d4 d5 d3");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        let said = |choice, label| in_english(promise(&game, &view, choice, p(label)));
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

    #[test]
    fn what_would_be_refused_in_abande_has_its_reason() {
        let said = |moves, choice: &dyn Fn(&dyn Fn(&str) -> Point) -> Choice, label| {
            let game = game(moves);
            let p = |label: &str| game.board().find(label).unwrap();
            let refusal = objection(&game, &game.view(), choice(&p), p(label));
            in_english(refusal.as_ref().map(rules::refusal))
        };
        let nothing = |_: &dyn Fn(&str) -> Point| Choice::Nothing;
        let apart = "a1 touches no piece: a new piece must join the band.";
        assert_eq!(said("d4 d5 d3", &nothing, "a1").as_deref(), Some(apart));
        assert_eq!(said("d4 d5 d3", &nothing, "e3"), None, "it is legal");
        assert_eq!(said("d4 d5 d3", &nothing, "d4"), None, "it is chosen");
        let safe = "None of your stacks can capture d3.";
        assert_eq!(said("d4 d5 d3", &nothing, "d3").as_deref(), Some(safe));
        let high = "d4 d5 d3 d5-d4 e3 e4 e3-e4";
        let stack = |p: &dyn Fn(&str) -> Point| Choice::Stack(p("d4"));
        let too_high = "The stack would be 4 high: three is the limit.";
        assert_eq!(said(high, &stack, "e4").as_deref(), Some(too_high));
        let dragging = |p: &dyn Fn(&str) -> Point| Choice::Dragging(p("d5"));
        assert!(said("d4 d5 d3", &dragging, "e3").unwrap().starts_with("e3 is empty"));
    }

    fn anda(moves: &str) -> AnyGame {
        played("anda-3", moves)
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
                let said = in_english(change(&game, &game.view(), mv.intent()));
                assert_eq!(said.is_some(), !removed.is_empty());
                if let Some(said) = said {
                    assert!(said.starts_with("Removes ") && said.contains(" group"), "{said}");
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
        let said = |label, danger| in_english(breaths(&view, p(label), danger));
        assert_eq!(said("a1", false).as_deref(), Some("Black group: 1 breath, which keeps it alive"));
        assert!(said("b4", true).unwrap().ends_with("alive · one move from being smothered"));
        assert_eq!(said("c3", false), None);
    }

    #[test]
    fn what_would_be_refused_says_why_beforehand() {
        let game = anda("");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        let said = |choice, label| in_english(promise(&game, &view, choice, p(label)));
        let inside = said(Choice::Nothing, "c3").unwrap();
        assert!(inside.contains("edge of the board"), "{inside}");
        assert_eq!(said(Choice::Nothing, "a1"), None);
        assert!(said(Choice::First(p("a1")), "a2").unwrap().contains("touch"));
        assert_eq!(said(Choice::First(p("a1")), "a1"), None);
    }
}
