//! What is written beside things on the board: what a move would bring, and what a stack counts at the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::aside::Aside;
use super::rest::Rest;
use super::sight::Sight;
use crate::app::game::{
    CardBeside, Choices, Counted, CurrentMatch, Ending, Flight, Highlights, Lens, Motion, Objection, Refused,
    Tag, TagSystems, Tags,
};
use crate::app::input::{Choice, Chosen, Modal, Pointing, Wish};
use crate::board::{BoardSet, Point};
use crate::i18n::facts::signed;
use crate::i18n::{Message, rules, table};
use crate::rules::{
    AnyGame, AnyIllegalMove, BoardView, EntryHighlight, Goal, MoveIntent, Player, StackView, abande,
};

/// How far above a stack its tag floats.
const LIFT: f32 = 0.62;
/// And at least so many pixels, however far away it is.
const CLEAR: f32 = 34.0;
/// From the edge of what is laid beside the board to the middle of the words there, in pixels.
const BESIDE: f32 = 18.0;

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
    // After a refusal the reason has been read at the pointer; it is not repeated until the pointer moves on.
    let pointed = facts.pointing.point;
    let refused = facts.refused.objection.as_ref().map(Objection::place);
    *told = pointed.filter(|_| refused == pointed || *told == pointed);
    let ahead = facts.ahead();
    let warned = ahead.as_ref().filter(|ahead| Some(ahead.point) != *told && facts.may_warn(ahead));
    let rested = rest.on(warned.map(|ahead| (ahead.point, ahead.choice)), time.elapsed(), &mut motion);
    let warned = warned.filter(|_| rested);
    if tags.set_if_neq(Tags(facts.list(ahead.as_ref(), warned))) && rested {
        motion.settle();
    }
}

/// A click that is not made yet.
struct Ahead {
    point: Point,
    choice: Choice,
    wish: Wish,
    /// Why it would be refused.
    objection: Option<Objection>,
}

impl Ahead {
    fn of(game: &AnyGame, view: &BoardView, choice: Choice, point: Point) -> Self {
        let wish = choice.wish_at(point, view);
        Self { point, choice, wish, objection: wish.objection(game) }
    }

    /// What the rules say against it.
    fn reason(&self) -> Option<&AnyIllegalMove> {
        self.objection.as_ref().map(|objection| &objection.reason)
    }
}

/// All that tags depend on.
#[derive(SystemParam)]
pub(super) struct Facts<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, Ending>,
    aside: Res<'w, Aside>,
    pointing: Res<'w, Pointing>,
    chosen: Res<'w, Chosen>,
    modal: Res<'w, Modal>,
    choices: Res<'w, Choices>,
    highlights: Res<'w, Highlights>,
    card: Res<'w, CardBeside>,
    refused: Res<'w, Refused>,
    sight: Sight<'w, 's>,
}

impl Facts<'_, '_> {
    /// The tags of this moment. `warned` is the click that would be refused, once the pointer has come to look.
    fn list(&self, ahead: Option<&Ahead>, warned: Option<&Ahead>) -> Vec<Tag> {
        if self.modal.0 {
            return Vec::new();
        }
        if self.ending.has_begun() {
            return self.laid_aside().chain(self.counted()).collect();
        }
        let preview = ahead.and_then(|ahead| self.preview(ahead));
        let warning = || warned.and_then(|warned| self.warning(warned));
        self.half().into_iter().chain(preview.or_else(warning)).chain(self.group()).collect()
    }

    /// What a click on the point under the pointer would do.
    fn ahead(&self) -> Option<Ahead> {
        let point = self.pointing.point.filter(|_| self.current.is_human_turn())?;
        Some(Ahead::of(self.current.position(), self.current.view(), self.chosen.0, point))
    }

    /// Whether the pointer has come to look at it: it may only still be where a piece was just placed or moved.
    fn looks_at(&self, ahead: &Ahead) -> bool {
        self.pointing.looked_at() == Some(ahead.point)
    }

    /// Whether a newcomer is told why this click would be refused.
    fn may_warn(&self, ahead: &Ahead) -> bool {
        self.choices.board.tips
            && self.looks_at(ahead)
            && !self.highlights.pointing
            && warning(self.current.view(), ahead).is_some()
    }

    /// Why a click would be refused, unless the card beside it says so.
    fn warning(&self, warned: &Ahead) -> Option<Tag> {
        let reason = warning(self.current.view(), warned)?;
        if self.has_card(warned.point) && is_mere_safety(reason) {
            return None;
        }
        Some(Tag { text: rules::refusal(reason), at: self.above(warned.point)?, fresh: false, flight: None })
    }

    fn has_card(&self, point: Point) -> bool {
        self.card.0.as_ref().is_some_and(|card| card.point == point)
    }

    /// What the sleepers beside the board count: nothing.
    fn laid_aside(&self) -> impl Iterator<Item = Tag> {
        Player::ALL.into_iter().filter_map(|player| {
            let has_arrived = |point| self.ending.gone(point) > 0.99;
            let laid = self.aside.of(player).filter(|laid| has_arrived(laid.point));
            let laid: Vec<_> = laid.map(|laid| (laid.place, laid.point)).collect();
            let at = self.beside(&laid)?;
            Some(Tag { text: table::tag_laid_aside(), at, fresh: false, flight: None })
        })
    }

    /// Below stacks with their feet in these places if they lie in the lower half of the picture, otherwise above them.
    fn beside(&self, stacks: &[(Vec3, Point)]) -> Option<Vec2> {
        let view = self.current.view();
        let middle = self.sight.in_window(Vec3::ZERO)?;
        let seen = |&(foot, point): &(Vec3, Point)| self.sight.stack_at(view.board, foot, view.height(point));
        let around = stacks.iter().filter_map(seen).reduce(|around, seen| around.union(seen))?;
        let is_low = around.center().y > middle.y;
        let y = if is_low { around.max.y + BESIDE } else { around.min.y - BESIDE };
        Some(Vec2::new(around.center().x, y))
    }

    fn counted(&self) -> Vec<Tag> {
        let tag = |counted: Counted| {
            let flight = Flight { to: counted.owner, way: counted.way };
            let text = table::tag_counted(counted.points);
            Some(Tag { text, at: self.above(counted.point)?, fresh: true, flight: Some(flight) })
        };
        self.ending.numbers().into_iter().filter_map(tag).collect()
    }

    /// What a click would do, or why it would be refused where that is said at once.
    fn preview(&self, ahead: &Ahead) -> Option<Tag> {
        // Why a pinned stack, a tower or a sleeper is stuck, its card says as well.
        let is_told = |stack: &StackView| stack.pinned || stack.tower || stack.asleep;
        let told = self.current.view().stack(ahead.point).is_some_and(is_told);
        if self.has_card(ahead.point) && told && matches!(ahead.wish, Wish::ExplainStuck(_)) {
            return None;
        }
        if ahead.objection.is_some() && !self.looks_at(ahead) {
            return None;
        }
        let text = promise(self.current.position(), self.current.view(), ahead)?;
        Some(Tag { text, at: self.above(ahead.point)?, fresh: false, flight: None })
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
        // On an empty point the piece that would be entered there.
        let top = self.sight.top_of(view.board, point, view.height(point).max(1));
        let above = top + self.sight.upward() * LIFT;
        let (at, top) = (self.sight.in_window(above)?, self.sight.in_window(top)?);
        Some(Vec2::new(at.x, at.y.min(top.y - CLEAR)))
    }
}

/// What a click would do, or why it would be refused: said before it is tried, unless there is too much to say it of.
fn promise(game: &AnyGame, view: &BoardView, ahead: &Ahead) -> Option<Message> {
    let is_told = match ahead.wish {
        Wish::Play(intent) if ahead.objection.is_none() => return change(game, view, intent),
        // Where most points are open, or two pieces must fit together, few are refused.
        Wish::Play(_) => view.entering == EntryHighlight::NearlyEverywhere || view.entries_due > 1,
        // Stones that never move need no reason for it.
        Wish::ExplainStuck(_) => view.goal == Goal::Points,
        Wish::ExplainEntry(_) => true,
        Wish::None | Wish::ExplainSafe(_) => false,
    };
    ahead.reason().filter(|_| is_told).map(rules::refusal)
}

/// Why a click would be refused, where stacks are moved and [`promise`] does not say it at once.
fn warning<'a>(view: &BoardView, ahead: &'a Ahead) -> Option<&'a AnyIllegalMove> {
    let is_told = view.goal == Goal::Points && matches!(ahead.wish, Wish::Play(_) | Wish::ExplainSafe(_));
    ahead.reason().filter(|_| is_told)
}

/// Whether it only says that a stack cannot be captured.
const fn is_mere_safety(reason: &AnyIllegalMove) -> bool {
    use abande::IllegalMoveReason::{NoCapturer, TowerTarget};
    let AnyIllegalMove::Abande(abande::IllegalMove { reason, .. }) = reason else { return false };
    matches!(reason, NoCapturer(_) | TowerTarget(_))
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

/// What a legal move would do.
fn change(game: &AnyGame, before: &BoardView, intent: MoveIntent) -> Option<Message> {
    let mv = game.intended(intent)?;
    let mut next = *game;
    next.play(mv).ok()?;
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
    use crate::i18n::Words;
    use crate::rules::Game;
    use crate::rules::tests::played;

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
        let said =
            |choice, label| in_english(promise(&game, &view, &Ahead::of(&game, &view, choice, p(label))));
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
            let ahead = Ahead::of(&game, &game.view(), choice(&p), p(label));
            in_english(warning(&game.view(), &ahead).map(rules::refusal))
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
        let said =
            |choice, label| in_english(promise(&game, &view, &Ahead::of(&game, &view, choice, p(label))));
        let inside = said(Choice::Nothing, "c3").unwrap();
        assert!(inside.contains("edge of the board"), "{inside}");
        assert_eq!(said(Choice::Nothing, "a1"), None);
        assert!(said(Choice::First(p("a1")), "a2").unwrap().contains("touch"));
        assert_eq!(said(Choice::First(p("a1")), "a1"), None);
    }
}
