//! The systems that change the match: no others do.

use bevy::prelude::*;

use super::sets::ApplySystems;
use super::{
    Coach, CurrentMatch, EditPreferences, ExerciseEventWriters, LessonRequested, MatchChanged,
    MatchRequestRejected, MatchRequested, Mode, MoveNowRequested, MovePlayed, MoveRejected, MoveRequested,
    Navigation, PuzzleRequested, RedrawScheduler, SetupRequested, StoredPreferences, Toast,
};
use crate::app::GameSystems;
use crate::i18n::handicap;
use crate::library::preferences::Page;
use crate::play::{Change, ChangeError, Edit, Help, Match, NodeId, Seat, Transition, Tree};
use crate::rules::{AnyIllegalMove, MoveIntent};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            forget_replaced_match,
            resume_computer,
            apply_match_requests,
            apply_setup_requests,
            apply_lesson_requests,
            apply_puzzle_requests,
            apply_move_requests,
        )
            .chain()
            .in_set(GameSystems::Match)
            .in_set(ApplySystems),
    );
}

/// Drops the match that another one replaced in the frame before.
pub(super) fn forget_replaced_match(mut current: ResMut<CurrentMatch>) {
    if current.replaced_match().is_some() {
        current.bypass_change_detection().forget_replaced();
    }
}

/// Resumes a paused game when the player asks the computer to move.
fn resume_computer(
    mut current: ResMut<CurrentMatch>,
    mut requests: MessageReader<MoveNowRequested>,
    mut changed: MessageWriter<MatchChanged>,
) {
    if requests.read().last().is_some() && current.table_match().is_paused() {
        current.update_match(Match::resume);
        changed.write(MatchChanged::SeatsChanged);
    }
}

fn apply_match_requests(
    mut current: ResMut<CurrentMatch>,
    mut requests: MessageReader<MatchRequested>,
    preferences: Res<StoredPreferences>,
    mut changed: MessageWriter<MatchChanged>,
    mut rejected: MessageWriter<MatchRequestRejected>,
    mut edits: MessageWriter<EditPreferences>,
    mut toasts: MessageWriter<Toast>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
) {
    for request in requests.read() {
        // With another match on the table, the player is done with the page for learners.
        if request.replaces_match() && preferences.panels.page == Page::Learn {
            edits.write(EditPreferences::new(|preferences| preferences.panels.page = Page::Play));
            if let Some(redraws) = &mut redraws {
                redraws.settle();
            }
        }
        let was_swapped = current.table_match().has_swapped_sides();
        match apply_match_request(&mut current, request) {
            Ok(done) => {
                let game = current.table_match();
                if !request.replaces_match() && game.has_swapped_sides() != was_swapped {
                    toasts.write(Toast::success(handicap::of_swap(game)));
                }
                changed.write_batch(done);
            }
            Err(reason) => {
                rejected.write(reason);
            }
        }
    }
}

fn apply_setup_requests(
    mut current: ResMut<CurrentMatch>,
    mut requests: MessageReader<SetupRequested>,
    mut changed: MessageWriter<MatchChanged>,
) {
    for request in requests.read() {
        changed.write_batch(current.apply_setup_request(request));
    }
}

fn apply_lesson_requests(
    mut current: ResMut<CurrentMatch>,
    mut requests: MessageReader<LessonRequested>,
    mut events: ExerciseEventWriters,
) {
    for &request in requests.read() {
        events.write(current.apply_lesson_request(request));
    }
}

fn apply_puzzle_requests(
    mut current: ResMut<CurrentMatch>,
    mut requests: MessageReader<PuzzleRequested>,
    mut events: ExerciseEventWriters,
) {
    for request in requests.read() {
        events.write(current.apply_puzzle_request(request));
    }
}

fn apply_move_requests(
    mut current: ResMut<CurrentMatch>,
    mut requests: MessageReader<MoveRequested>,
    preferences: Res<StoredPreferences>,
    mut coach: ResMut<Coach>,
    mut events: ExerciseEventWriters,
    mut rejected: MessageWriter<MoveRejected>,
) {
    for request in requests.read() {
        let intent = request.intent;
        let is_current = request.at == current.position_id();
        match current.mode() {
            Mode::Lesson if is_current => events.write(current.play_lesson_move(intent)),
            Mode::Puzzle if is_current => events.write(current.play_puzzle_move(intent)),
            // The move was meant for the match, which waits.
            Mode::SetUp | Mode::Lesson | Mode::Puzzle => {}
            Mode::Match => {
                let is_human = current.table_match().seat_to_move().is_some_and(|seat| !seat.is_computer());
                let is_of_game = is_current && current.table_match().result().is_none();
                if is_of_game && is_human && coach.holds(&current, &preferences, request) {
                    // That the coach says nothing helps as well.
                    events.changed.write_batch(noting_help(&mut current, |game| game.note_help(Help::Coach)));
                    continue;
                }
                match play_requested_move(&mut current, request) {
                    Some(Ok(PlayedMove::Shown(played))) => {
                        events.played.write(*played);
                    }
                    Some(Ok(PlayedMove::Elsewhere)) => {
                        events.changed.write(MatchChanged::PlayedElsewhere);
                    }
                    Some(Err(error)) => {
                        rejected.write(MoveRejected { intent, error });
                    }
                    None => {}
                }
            }
        }
    }
}

/// A move that was played in the match.
enum PlayedMove {
    /// On the board that is shown.
    Shown(Box<MovePlayed>),
    /// In the game, while the board shows another position.
    Elsewhere,
}

/// Plays a move of the game, or tries it in the position on the board; nothing where it was meant for another position.
fn play_requested_move(
    current: &mut CurrentMatch,
    request: &MoveRequested,
) -> Option<Result<PlayedMove, ChangeError>> {
    let is_of_game = request.at == current.position_id() && current.table_match().result().is_none();
    let is_shown = request.at == current.shown_position_id();
    let (played, seat) = if is_of_game {
        let seat = current.table_match().seat_to_move()?;
        (current.update_match(|game| play(game, request.intent)), seat)
    } else if is_shown {
        (current.update_match(|game| game.carry_out(request.intent)), Seat::Human)
    } else {
        return None;
    };
    Some(played.map(|transition| {
        if is_shown {
            PlayedMove::Shown(Box::new(MovePlayed { transition, seat }))
        } else {
            PlayedMove::Elsewhere
        }
    }))
}

/// Plays a move of the game, wherever the cursor is.
fn play(game: &mut Match, intent: MoveIntent) -> Result<Transition, ChangeError> {
    let mv = game.position().intended(intent);
    let mv = mv.ok_or_else(|| AnyIllegalMove::OtherGame(game.variant().game_name()))?;
    game.play(mv)
}

/// Applies a request. Returns the change, if there was one, or the reason for a refusal.
fn apply_match_request(
    current: &mut CurrentMatch,
    request: &MatchRequested,
) -> Result<Option<MatchChanged>, MatchRequestRejected> {
    let edited = |current: &mut CurrentMatch, change| {
        let from = current.table_match().cursor();
        apply_change(current, change)?;
        Ok(Some(stepped_from(current, from).unwrap_or(MatchChanged::Edited)))
    };
    match request {
        // Nothing else happens to the match that waits.
        request if current.mode().is_exercise() && !request.replaces_match() => Ok(None),
        MatchRequested::New(setup) => {
            // No panel offers komi in a game that has none.
            let start = setup.start().unwrap_or_else(|_| setup.variant.start());
            current.replace(Match::from_setup(start, *setup));
            Ok(Some(MatchChanged::Replaced))
        }
        MatchRequested::Load { game, header } => {
            current.replace((**game).clone());
            current.set_header(header.clone());
            Ok(Some(MatchChanged::Replaced))
        }
        // A player who looks back takes nothing back: the board does not show where the game stands.
        MatchRequested::Undo if !current.table_match().is_at_end() => {
            apply_match_request(current, &MatchRequested::Navigate(Navigation::Back))
        }
        MatchRequested::Redo if !current.table_match().is_at_end() => {
            apply_match_request(current, &MatchRequested::Navigate(Navigation::Forward))
        }
        MatchRequested::Undo => {
            let change =
                current.table_match().undo_change().ok_or(MatchRequestRejected::NothingToTakeBack)?;
            jump(current, change)
        }
        MatchRequested::Redo => {
            let change =
                current.table_match().redo_change().ok_or(MatchRequestRejected::NothingToPlayAgain)?;
            jump(current, change)
        }
        MatchRequested::GoOnFrom(node) => jump(current, Change::GoOnFrom(*node)),
        MatchRequested::Resign(player) if current.table_match().result().is_none() => {
            current.update_match(|game| game.resign(*player));
            Ok(Some(MatchChanged::Concluded))
        }
        MatchRequested::Resign(_) => Ok(None),
        MatchRequested::SwapSides => {
            // A computer that decides too late, because the game has ended, swaps nothing.
            let done = apply_change(current, Change::SwapSides);
            Ok(done.is_ok().then_some(MatchChanged::SeatsChanged))
        }
        MatchRequested::SetSeat(player, seat) => {
            current.update_match(|game| game.set_seat(*player, *seat));
            Ok(Some(MatchChanged::SeatsChanged))
        }
        MatchRequested::NoteHelp(help) => Ok(noting_help(current, |game| game.note_help(*help))),
        MatchRequested::GoTo(node) => {
            let from = current.table_match().cursor();
            current.update_match(|game| game.look_at(*node));
            Ok(stepped_from(current, from))
        }
        MatchRequested::Navigate(step) => {
            let from = current.table_match().cursor();
            if let Some(to) = navigation_target(current.table_match(), *step) {
                current.update_match(|game| game.look_at(to));
            }
            Ok(stepped_from(current, from))
        }
        MatchRequested::Edit(edit) => {
            let edit = keeping_values(current.table_match().tree(), edit.clone());
            edited(current, Change::Edit(edit))
        }
        MatchRequested::UndoEdit => edited(current, Change::UndoEdit),
        MatchRequested::RedoEdit => edited(current, Change::RedoEdit),
    }
}

/// Does something that may be help for the person. Returns the change if help was noted that was not before.
pub(super) fn noting_help<R>(
    current: &mut CurrentMatch,
    act: impl FnOnce(&mut Match) -> R,
) -> Option<MatchChanged> {
    let before = current.table_match().help();
    current.update_match(act);
    (current.table_match().help() != before).then_some(MatchChanged::HelpNoted)
}

/// Adds the engine's evaluation of the node and the times there to an annotation without them: they may have come
/// while the player wrote.
fn keeping_values(tree: &Tree, mut edit: Edit) -> Edit {
    if let Edit::Annotate { node, notes } = &mut edit
        && tree.contains(*node)
    {
        let found = tree.node(*node).notes();
        notes.value = notes.value.or(found.value);
        notes.proved = notes.proved.or(found.proved);
        notes.clock = notes.clock.or(found.clock);
        notes.time_taken = notes.time_taken.or(found.time_taken);
    }
    edit
}

fn apply_change(current: &mut CurrentMatch, change: Change) -> Result<(), MatchRequestRejected> {
    let done = current.update_match(|game| game.apply(change.clone()));
    done.map_err(|error| MatchRequestRejected::Refused { change, error })
}

/// Applies a change after which the game goes on from another node. It reports a step even if the position is the same.
fn jump(current: &mut CurrentMatch, change: Change) -> Result<Option<MatchChanged>, MatchRequestRejected> {
    let from = current.table_match().cursor();
    apply_change(current, change)?;
    Ok(Some(MatchChanged::Stepped { from, to: current.table_match().cursor() }))
}

/// Returns the message that the cursor has left a node; none if it is still there.
fn stepped_from(current: &CurrentMatch, from: NodeId) -> Option<MatchChanged> {
    let to = current.table_match().cursor();
    (from != to).then_some(MatchChanged::Stepped { from, to })
}

/// Returns the node that a step leads to.
fn navigation_target(game: &Match, step: Navigation) -> Option<NodeId> {
    match step {
        Navigation::Back => game.back(),
        Navigation::Forward => game.forward(),
        Navigation::Start => Some(NodeId::ROOT),
        Navigation::End => Some(game.tip()),
        Navigation::Game => Some(game.end()),
    }
}
