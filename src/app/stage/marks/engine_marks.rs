//! Marks that need a search or a trial move: stacks that could be captured, pinned stacks, stones that a move would
//! remove, and the lines of the engine.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::list::{self, PinnedStack};
use crate::app::game::{Analysis, AnalysisPage, CurrentMatch, Lens, Lenses, Mode, StoredPreferences};
use crate::app::input::{GestureOutcome, PointerTarget, Selection};
use crate::board::{BoardSet, Point};
use crate::rules::{Game, MoveIntent, Player};

/// Number of steps in which marks show the share of playouts that tried a move: a mark changes only when the share has
/// clearly changed.
const SHARE_UNITS: u64 = 32;

/// Returns the stacks that either player could capture; none unless the lens that marks them is on.
pub(super) fn capturable(current: &CurrentMatch, lenses: Lenses) -> BoardSet {
    if !lenses.has(Lens::Threats) {
        return BoardSet::EMPTY;
    }
    let stacks = current.view().stacks.iter().map(|stack| stack.point);
    stacks.filter(|&point| !current.shown_position().captors(point).is_empty()).collect()
}

/// Explains the pinned stack under the pointer: the parts that the band falls into without it, and the points from
/// which a piece frees it. Empty without such a stack, or unless the lens for it is on.
pub(super) fn pinned_stack(
    current: &CurrentMatch,
    pointing: &PointerTarget,
    selection: Selection,
    lenses: Lenses,
) -> PinnedStack {
    let pinned = |point: &Point| {
        let stack = current.view().stack(*point);
        stack.is_some_and(|stack| stack.pinned && !stack.tower)
    };
    let may_show =
        lenses.has(Lens::Pinned) && selection == Selection::Nothing && current.mode() != Mode::SetUp;
    let point = pointing.looked_at().filter(pinned);
    let Some(point) = point.filter(|_| may_show) else { return PinnedStack::default() };
    let game = current.shown_position();
    PinnedStack { parts: game.parts_held_by(point), freed_from: game.freed_from(point) }
}

/// Returns the stones that a click on the point would take off the board.
pub(super) fn removed(current: &CurrentMatch, selection: Selection, point: Point) -> BoardSet {
    let game = current.shown_position();
    let GestureOutcome::Play(intent) = selection.outcome_at(point, current.view()) else {
        return BoardSet::EMPTY;
    };
    let mv = game.intended(intent).filter(|&mv| game.check_move(mv).is_ok());
    let groups = mv.map(|mv| game.removed_by(mv)).unwrap_or_default();
    groups.into_iter().fold(BoardSet::EMPTY, |sum, group| sum | group)
}

/// System parameter that tells what the analysis marks on the board: the best moves, and a line of play.
#[derive(SystemParam)]
pub(super) struct ShownAnalysis<'w> {
    analysis: Res<'w, Analysis>,
    page: Res<'w, AnalysisPage>,
}

impl ShownAnalysis<'_> {
    /// Returns the best moves, each with the share of the playouts that tried it, in 32nds; none if the player has
    /// switched the arrows off.
    pub(super) fn best(
        &self,
        current: &CurrentMatch,
        preferences: &StoredPreferences,
    ) -> Vec<(MoveIntent, Option<u8>)> {
        if !preferences.analysis.arrows {
            return Vec::new();
        }
        let lines = self.analysis.lines(*self.page, current.shown_position_id());
        let all: u64 = lines.iter().filter_map(|line| line.visits).map(u64::from).sum();
        let share =
            |visits: u32| u8::try_from(u64::from(visits) * SHARE_UNITS / all.max(1)).unwrap_or(u8::MAX);
        let best = lines.iter().take(list::MAX_BEST_MOVES);
        best.filter_map(|line| Some((line.moves.first()?.intent(), line.visits.map(share)))).collect()
    }

    /// Returns the moves of the line of play that is shown on the board, each with its player.
    pub(super) fn line(&self, current: &CurrentMatch) -> Vec<(Player, MoveIntent)> {
        let line = self.analysis.line_on_board(*self.page, current.shown_position_id());
        let mut game = *current.shown_position();
        let mut moves = Vec::new();
        for &mv in line.iter().flat_map(|line| line.moves.iter().take(list::MAX_LINE_MOVES)) {
            let Some(player) = game.to_move() else { break };
            if game.play(mv).is_err() {
                break;
            }
            moves.push((player, mv.intent()));
        }
        moves
    }
}
