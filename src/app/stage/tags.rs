//! Tags on the board: what a move would change, and what a stack counts at the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::board_projector::BoardProjector;
use super::hover_timer::HoverTimer;
use super::laid_sleepers::LaidSleepers;
use crate::app::game::{
    CountedNumber, CurrentMatch, CurrentRefusal, EndSequence, FloatingLabel, FloatingLabelSystems,
    FloatingLabels, Highlights, Lens, RedrawScheduler, RuleViolation, ScoreFlight, ShownInfoCard,
    StoredPreferences,
};
use crate::app::input::{CurrentSelection, DialogOpen, GestureOutcome, PointerTarget, Selection};
use crate::board::{BoardSet, Point};
use crate::i18n::facts::signed;
use crate::i18n::{Message, rules, table};
use crate::rules::{
    AnyGame, AnyIllegalMove, BoardView, EntryHighlight, GameKind, MoveIntent, Player, StackView,
};

/// Height of a tag over its stack.
const TAG_HEIGHT: f32 = 0.62;
/// Least height of a tag over its stack in pixels.
const MIN_TAG_PIXELS: f32 = 34.0;
/// Distance in pixels from the sleepers beside the board to the middle of their tag.
const SLEEPER_TAG_DISTANCE: f32 = 18.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FloatingLabels>()
        .init_resource::<ShownInfoCard>()
        .add_systems(EguiPrimaryContextPass, write_tags.in_set(FloatingLabelSystems));
}

/// Writes the labels of this frame into [`FloatingLabels`]: what a click would change, why it would be refused, and
/// what stacks count at the end.
pub(super) fn write_tags(
    time: Res<Time<Real>>,
    inputs: TagInputs,
    mut hover: Local<HoverTimer<(Point, Selection)>>,
    mut explained_at: Local<Option<Point>>,
    mut redraws: ResMut<RedrawScheduler>,
    mut tags: ResMut<FloatingLabels>,
) {
    // After a refusal the reason has been read at the pointer; it is not repeated until the pointer moves on.
    let pointed = inputs.pointing.point;
    let refused = inputs.refused.violation.as_ref().map(RuleViolation::place);
    *explained_at = pointed.filter(|_| refused == pointed || *explained_at == pointed);
    let pending = inputs.pending_click();
    let warned =
        pending.as_ref().filter(|pending| Some(pending.point) != *explained_at && inputs.may_warn(pending));
    let rested =
        hover.update(warned.map(|pending| (pending.point, pending.selection)), time.elapsed(), &mut redraws);
    let warned = warned.filter(|_| rested);
    if tags.set_if_neq(FloatingLabels(inputs.list(pending.as_ref(), warned))) && rested {
        redraws.settle();
    }
}

/// Effect of a click on the point under the pointer.
struct PendingClick {
    point: Point,
    selection: Selection,
    outcome: GestureOutcome,
    /// Reason of the refusal, if the move is illegal.
    violation: Option<RuleViolation>,
}

impl PendingClick {
    fn of(game: &AnyGame, view: &BoardView, selection: Selection, point: Point) -> Self {
        let outcome = selection.outcome_at(point, view);
        Self { point, selection, outcome, violation: outcome.violation(game) }
    }

    fn reason(&self) -> Option<&AnyIllegalMove> {
        self.violation.as_ref().map(|violation| &violation.reason)
    }
}

/// System parameter with everything that the labels over the board are made from.
#[derive(SystemParam)]
pub(super) struct TagInputs<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, EndSequence>,
    aside: Res<'w, LaidSleepers>,
    pointing: Res<'w, PointerTarget>,
    selection: Res<'w, CurrentSelection>,
    modal: Res<'w, DialogOpen>,
    preferences: Res<'w, StoredPreferences>,
    highlights: Res<'w, Highlights>,
    card: Res<'w, ShownInfoCard>,
    refused: Res<'w, CurrentRefusal>,
    projector: BoardProjector<'w, 's>,
}

impl TagInputs<'_, '_> {
    /// Tags to show. `warned` is the click that would be refused, once the pointer rests.
    fn list(&self, pending: Option<&PendingClick>, warned: Option<&PendingClick>) -> Vec<FloatingLabel> {
        if self.modal.0 {
            return Vec::new();
        }
        if self.ending.has_begun() {
            return self.set_aside_labels().chain(self.counted()).collect();
        }
        let preview = pending.and_then(|pending| self.preview(pending));
        let warning = || warned.and_then(|warned| self.warning(warned));
        self.half().into_iter().chain(preview.or_else(warning)).chain(self.group()).collect()
    }

    fn pending_click(&self) -> Option<PendingClick> {
        let point = self.pointing.point.filter(|_| self.current.is_human_turn())?;
        Some(PendingClick::of(self.current.shown_position(), self.current.view(), self.selection.0, point))
    }

    /// Returns true if the pointer has moved since the last move. Until then it is merely where a piece was just put.
    fn looks_at(&self, pending: &PendingClick) -> bool {
        self.pointing.looked_at() == Some(pending.point)
    }

    /// Returns true if a newcomer is to be warned that this click would be refused.
    fn may_warn(&self, pending: &PendingClick) -> bool {
        self.preferences.board.tips
            && self.looks_at(pending)
            && !self.highlights.pointing
            && warning(self.current.view(), pending).is_some()
    }

    /// Warning that a click would be refused, unless the card beside it says so.
    fn warning(&self, warned: &PendingClick) -> Option<FloatingLabel> {
        let reason = warning(self.current.view(), warned)?;
        if self.has_card(warned.point) && reason.is_safe_target() {
            return None;
        }
        Some(FloatingLabel {
            text: rules::refusal(reason),
            at: self.above(warned.point)?,
            fresh: false,
            flight: None,
        })
    }

    fn has_card(&self, point: Point) -> bool {
        self.card.0.as_ref().is_some_and(|card| card.point == point)
    }

    /// One label for each player at the sleeping stacks that were laid beside the board: they are not counted.
    fn set_aside_labels(&self) -> impl Iterator<Item = FloatingLabel> {
        Player::ALL.into_iter().filter_map(|player| {
            let has_arrived = |point| self.ending.departure_progress(point) > 0.99;
            let laid = self.aside.of_player(player).filter(|laid| has_arrived(laid.point));
            let laid: Vec<_> = laid.map(|laid| (laid.place, laid.point)).collect();
            let at = self.beside(&laid)?;
            Some(FloatingLabel { text: table::tag_laid_aside(), at, fresh: false, flight: None })
        })
    }

    /// Position below stacks with these feet if they lie in the lower half of the picture, otherwise above them.
    fn beside(&self, stacks: &[(Vec3, Point)]) -> Option<Vec2> {
        let view = self.current.view();
        let middle = self.projector.in_window(Vec3::ZERO)?;
        let seen =
            |&(foot, point): &(Vec3, Point)| self.projector.stack_at(view.board, foot, view.height(point));
        let around = stacks.iter().filter_map(seen).reduce(|around, seen| around.union(seen))?;
        let is_low = around.center().y > middle.y;
        let y =
            if is_low { around.max.y + SLEEPER_TAG_DISTANCE } else { around.min.y - SLEEPER_TAG_DISTANCE };
        Some(Vec2::new(around.center().x, y))
    }

    /// Tags with the points of the stacks that are being counted at the end of the game.
    fn counted(&self) -> Vec<FloatingLabel> {
        let tag = |counted: CountedNumber| {
            let flight = ScoreFlight { to: counted.owner, way: counted.way };
            let text = table::tag_counted(counted.points);
            Some(FloatingLabel { text, at: self.above(counted.point)?, fresh: true, flight: Some(flight) })
        };
        self.ending.numbers().into_iter().filter_map(tag).collect()
    }

    /// Tag of the effect of a click, or of the reason of its refusal where that is shown at once.
    fn preview(&self, pending: &PendingClick) -> Option<FloatingLabel> {
        // The card also says why a pinned stack, a tower or a sleeper is stuck.
        let is_explained = |stack: &StackView| stack.pinned || stack.tower || stack.asleep;
        let explained = self.current.view().stack(pending.point).is_some_and(is_explained);
        if self.has_card(pending.point)
            && explained
            && matches!(pending.outcome, GestureOutcome::ExplainStuck(_))
        {
            return None;
        }
        if pending.violation.is_some() && !self.looks_at(pending) {
            return None;
        }
        let text = preview_text(self.current.shown_position(), self.current.view(), pending)?;
        Some(FloatingLabel { text, at: self.above(pending.point)?, fresh: false, flight: None })
    }

    /// Tag of the first stone of a turn that places two.
    fn half(&self) -> Option<FloatingLabel> {
        let one = self.selection.first_piece()?;
        Some(FloatingLabel { text: table::tag_half(), at: self.above(one)?, fresh: true, flight: None })
    }

    /// Tag of the breaths of the group under the pointer, the empty regions next to it.
    fn group(&self) -> Option<FloatingLabel> {
        let pointed = self.pointing.looked_at().filter(|_| self.tells_breaths())?;
        let dangers = if self.preferences.board.lenses.has(Lens::Danger) && !self.current.mode().is_exercise()
        {
            self.current.dangers()
        } else {
            &[]
        };
        let in_danger = dangers.iter().any(|danger| danger.stones.contains(pointed));
        let text = breaths(self.current.view(), pointed, in_danger)?;
        Some(FloatingLabel { text, at: self.above(pointed)?, fresh: false, flight: None })
    }

    /// Returns true if tags show breaths, except where an exercise asks for points: nothing may give them away.
    fn tells_breaths(&self) -> bool {
        self.preferences.board.lenses.has(Lens::Breaths) && !self.highlights.pointing
    }

    fn above(&self, point: Point) -> Option<Vec2> {
        let view = self.current.view();
        // On an empty point: the top of the piece that would be entered there.
        let top = self.projector.top_of(view.board, point, view.height(point).max(1));
        let above = top + self.projector.upward() * TAG_HEIGHT;
        let (at, top) = (self.projector.in_window(above)?, self.projector.in_window(top)?);
        Some(Vec2::new(at.x, at.y.min(top.y - MIN_TAG_PIXELS)))
    }
}

/// Text of the effect of a click, or of the reason of its refusal, except where most clicks are refused.
fn preview_text(game: &AnyGame, view: &BoardView, pending: &PendingClick) -> Option<Message> {
    let is_shown = match pending.outcome {
        GestureOutcome::Play(intent) if pending.violation.is_none() => {
            return effect_text(game, view, intent);
        }
        // Where most points are open, or two pieces must fit together, few are refused.
        GestureOutcome::Play(_) => view.entering == EntryHighlight::NearlyEverywhere || view.entries_due > 1,
        // Stones that never move need no reason for it.
        GestureOutcome::ExplainStuck(_) => view.game.moves_stacks(),
        GestureOutcome::ExplainEntry(_) => true,
        GestureOutcome::None | GestureOutcome::ExplainSafe(_) => false,
    };
    pending.reason().filter(|_| is_shown).map(rules::refusal)
}

/// Reason of a refusal, where stacks are moved and [`preview_text`] does not show it at once.
fn warning<'a>(view: &BoardView, pending: &'a PendingClick) -> Option<&'a AnyIllegalMove> {
    let is_shown = view.game.moves_stacks()
        && matches!(pending.outcome, GestureOutcome::Play(_) | GestureOutcome::ExplainSafe(_));
    pending.reason().filter(|_| is_shown)
}

/// Text about the breaths of a group, such as `Black group: 2 breaths, 1 of which keeps it alive`.
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

/// Text about the effect of a legal move.
fn effect_text(game: &AnyGame, before: &BoardView, intent: MoveIntent) -> Option<Message> {
    let mv = game.intended(intent)?;
    let mut next = *game;
    next.play(mv).ok()?;
    match before.game {
        GameKind::Abande => score_change(before, &next.view()),
        GameKind::Anda => removals(before, &game.removed_by(mv)),
    }
}

/// Text about the groups that would leave, such as `Removes 2 White groups (5 stones)`.
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

/// Text about the change of both scores, the mover first, such as `White +2 · Black −1`.
fn score_change(before: &BoardView, after: &BoardView) -> Option<Message> {
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
        assert_eq!(in_english(effect_text(&game, &game.view(), capture)).as_deref(), Some("White +1"));
        assert_eq!(
            in_english(effect_text(&game, &game.view(), MoveIntent::Place(p("e3")))).as_deref(),
            Some("White +1 · Black +1")
        );
        assert_eq!(effect_text(&game, &game.view(), MoveIntent::Place(p("a1"))), None);
    }

    #[test]
    fn what_a_click_would_do_is_said_beforehand() {
        let game = game("d4 d5 d3");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        let said = |choice, label| {
            in_english(preview_text(&game, &view, &PendingClick::of(&game, &view, choice, p(label))))
        };
        assert_eq!(said(Selection::Nothing, "e3").as_deref(), Some("White +1 · Black +1"));
        assert_eq!(said(Selection::Nothing, "d4"), None, "a click there only chooses");
        // Beside a chosen stack an empty point is an entry, too.
        assert_eq!(said(Selection::Stack(p("d5")), "e3"), said(Selection::Nothing, "e3"));
        for (choice, at) in [
            (Selection::Stack(p("d5")), "d4"),
            (Selection::Dragging(p("d5")), "d4"),
            (Selection::Target(p("d4")), "d5"),
            (Selection::Target(p("d4")), "d4"),
        ] {
            assert_eq!(said(choice, at).as_deref(), Some("White +1"), "{choice:?}");
        }
        assert_eq!(said(Selection::Dragging(p("d5")), "e3"), None, "no stack is dragged there");
    }

    #[test]
    fn what_would_be_refused_in_abande_has_its_reason() {
        let said = |moves, choice: &dyn Fn(&dyn Fn(&str) -> Point) -> Selection, label| {
            let game = game(moves);
            let p = |label: &str| game.board().find(label).unwrap();
            let pending = PendingClick::of(&game, &game.view(), choice(&p), p(label));
            in_english(warning(&game.view(), &pending).map(rules::refusal))
        };
        let nothing = |_: &dyn Fn(&str) -> Point| Selection::Nothing;
        let apart = "a1 touches no piece: a new piece must join the band.";
        assert_eq!(said("d4 d5 d3", &nothing, "a1").as_deref(), Some(apart));
        assert_eq!(said("d4 d5 d3", &nothing, "e3"), None, "it is legal");
        assert_eq!(said("d4 d5 d3", &nothing, "d4"), None, "it is chosen");
        let safe = "None of your stacks can capture d3.";
        assert_eq!(said("d4 d5 d3", &nothing, "d3").as_deref(), Some(safe));
        let high = "d4 d5 d3 d5-d4 e3 e4 e3-e4";
        let stack = |p: &dyn Fn(&str) -> Point| Selection::Stack(p("d4"));
        let too_high = "The stack would be 4 high: three is the limit.";
        assert_eq!(said(high, &stack, "e4").as_deref(), Some(too_high));
        let dragging = |p: &dyn Fn(&str) -> Point| Selection::Dragging(p("d5"));
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
                let said = in_english(effect_text(&game, &game.view(), mv.intent()));
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
        let said = |choice, label| {
            in_english(preview_text(&game, &view, &PendingClick::of(&game, &view, choice, p(label))))
        };
        let inside = said(Selection::Nothing, "c3").unwrap();
        assert!(inside.contains("edge of the board"), "{inside}");
        assert_eq!(said(Selection::Nothing, "a1"), None);
        assert!(said(Selection::FirstOfTwo(p("a1")), "a2").unwrap().contains("touch"));
        assert_eq!(said(Selection::FirstOfTwo(p("a1")), "a1"), None);
    }
}
