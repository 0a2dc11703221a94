//! The only system that changes the match.

use bevy::prelude::*;

use super::exercise::ExerciseEventWriters;
use super::{
    Choices, Choose, Coach, CurrentMatch, LessonRequested, MatchChanged, MatchRequestRejected,
    MatchRequested, MoveNowRequested, MovePlayed, MoveRejected, MoveRequested, Navigation, PuzzleRequested,
    RedrawScheduler, SetupRequested,
};
use crate::app::GameSystems;
use crate::library::preferences::Page;
use crate::play::{Change, ChangeError, Edit, Match, NodeId, Seat, Transition, Tree};
use crate::rules::{AnyIllegalMove, MoveIntent};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply_requests.in_set(GameSystems::Match));
}

pub(super) fn apply_requests(
    mut current: ResMut<CurrentMatch>,
    mut match_requests: MessageReader<MatchRequested>,
    mut move_requests: MessageReader<MoveRequested>,
    mut setups: MessageReader<SetupRequested>,
    mut lessons: MessageReader<LessonRequested>,
    mut puzzles: MessageReader<PuzzleRequested>,
    mut hurries: MessageReader<MoveNowRequested>,
    choices: Res<Choices>,
    mut coach: ResMut<Coach>,
    mut voices: ExerciseEventWriters,
    mut rejected: MessageWriter<MoveRejected>,
    mut refused: MessageWriter<MatchRequestRejected>,
    mut pages: MessageWriter<Choose>,
    mut motion: Option<ResMut<RedrawScheduler>>,
) {
    if current.replaced_match().is_some() {
        current.bypass_change_detection().forget_replaced();
    }
    // A player who wants the computer to move does not want it to wait.
    if hurries.read().last().is_some() && current.table_match().is_paused() {
        current.update_match(Match::resume);
        voices.changed.write(MatchChanged::SeatsChanged);
    }
    for request in match_requests.read() {
        // With a lesson or a puzzle, the player is done with the page for learners, too.
        let ends = current.is_exercising() && request.replaces_match();
        if ends && choices.panels.page == Page::Learn {
            pages.write(Choose::Page(Page::Play));
            if let Some(motion) = &mut motion {
                motion.settle();
            }
        }
        match grant(&mut current, request) {
            Ok(done) => {
                voices.changed.write_batch(done);
            }
            Err(reason) => {
                refused.write(reason);
            }
        }
    }
    for request in setups.read() {
        voices.changed.write_batch(current.set_up(request));
    }
    for &request in lessons.read() {
        let news = current.teach(request);
        voices.write(news);
    }
    for request in puzzles.read() {
        let news = current.solve(request);
        voices.write(news);
    }
    for request in move_requests.read() {
        // The move was meant for the match, which waits while a position is set up.
        if current.editor().is_some() {
            continue;
        }
        if current.is_exercising() {
            if request.at == current.position_id() {
                let is_puzzle = current.puzzle().is_some();
                let intent = request.intent;
                let news =
                    if is_puzzle { current.try_in_puzzle(intent) } else { current.try_in_lesson(intent) };
                voices.write(news);
            }
            continue;
        }
        let is_game = request.at == current.position_id() && current.table_match().result().is_none();
        let is_shown = request.at == current.shown_position_id();
        let done = if is_game {
            let Some(seat) = current.table_match().seat_to_move() else { continue };
            if !seat.is_computer() && coach.holds(&current, &choices, request) {
                continue;
            }
            current.update_match(|game| play(game, request.intent)).map(|transition| (transition, seat))
        } else if is_shown {
            current
                .update_match(|game| game.carry_out(request.intent))
                .map(|transition| (transition, Seat::Human))
        } else {
            continue;
        };
        match done {
            Ok((transition, seat)) if is_shown => {
                voices.played.write(MovePlayed { transition, seat });
            }
            Ok(_) => {
                voices.changed.write(MatchChanged::PlayedElsewhere);
            }
            Err(error) => {
                rejected.write(MoveRejected { intent: request.intent, error });
            }
        }
    }
}

/// Plays a move of the game, wherever the cursor is.
fn play(game: &mut Match, intent: MoveIntent) -> Result<Transition, ChangeError> {
    let mv = game.position().intended(intent);
    let mv = mv.ok_or_else(|| AnyIllegalMove::OtherGame(game.variant().game_name()))?;
    game.play(mv)
}

/// Carries out a request; tells what changed, if anything did, or why it cannot be done.
fn grant(
    current: &mut CurrentMatch,
    request: &MatchRequested,
) -> Result<Option<MatchChanged>, MatchRequestRejected> {
    let edited = |current: &mut CurrentMatch, change| {
        let from = current.table_match().cursor();
        make(current, change)?;
        Ok(Some(stepped(current, from).unwrap_or(MatchChanged::Edited)))
    };
    match request {
        // Nothing else happens to the match that waits.
        request if current.is_exercising() && !request.replaces_match() => Ok(None),
        MatchRequested::New { variant, seats, komi } => {
            // No panel offers komi in a game that has none.
            let start = variant.start_with_komi(*komi).unwrap_or_else(|_| variant.start());
            current.replace(Match::from_position(start, *seats));
            Ok(Some(MatchChanged::Replaced))
        }
        MatchRequested::Load { game, header } => {
            current.replace((**game).clone());
            current.set_header(header.clone());
            Ok(Some(MatchChanged::Replaced))
        }
        // A player who looks back takes nothing back: the board does not show where the game stands.
        MatchRequested::Undo if !current.table_match().is_at_end() => {
            grant(current, &MatchRequested::Navigate(Navigation::Back))
        }
        MatchRequested::Redo if !current.table_match().is_at_end() => {
            grant(current, &MatchRequested::Navigate(Navigation::Forward))
        }
        MatchRequested::Undo => {
            let change =
                current.table_match().undo_change().ok_or(MatchRequestRejected::NothingToTakeBack)?;
            go(current, change)
        }
        MatchRequested::Redo => {
            let change =
                current.table_match().redo_change().ok_or(MatchRequestRejected::NothingToPlayAgain)?;
            go(current, change)
        }
        MatchRequested::GoOnFrom(node) => go(current, Change::GoOnFrom(*node)),
        MatchRequested::Resign(player) if current.table_match().result().is_none() => {
            current.update_match(|game| game.resign(*player));
            Ok(Some(MatchChanged::Resigned))
        }
        MatchRequested::Resign(_) => Ok(None),
        MatchRequested::SetSeat(player, seat) => {
            current.update_match(|game| game.set_seat(*player, *seat));
            Ok(Some(MatchChanged::SeatsChanged))
        }
        MatchRequested::GoTo(node) => {
            let from = current.table_match().cursor();
            current.update_match(|game| game.look_at(*node));
            Ok(stepped(current, from))
        }
        MatchRequested::Navigate(step) => {
            let from = current.table_match().cursor();
            if let Some(to) = target(current.table_match(), *step) {
                current.update_match(|game| game.look_at(to));
            }
            Ok(stepped(current, from))
        }
        MatchRequested::Edit(edit) => {
            let edit = keeping_values(current.table_match().tree(), edit.clone());
            edited(current, Change::Edit(edit))
        }
        MatchRequested::UndoEdit => edited(current, Change::UndoEdit),
        MatchRequested::RedoEdit => edited(current, Change::RedoEdit),
    }
}

/// Notes replace those that stood there when the player began to write; what the engine has found since stays.
fn keeping_values(tree: &Tree, mut edit: Edit) -> Edit {
    if let Edit::Annotate { node, notes } = &mut edit
        && tree.contains(*node)
    {
        let found = tree.node(*node).notes();
        notes.value = notes.value.or(found.value);
        notes.proved = notes.proved.or(found.proved);
    }
    edit
}

fn make(current: &mut CurrentMatch, change: Change) -> Result<(), MatchRequestRejected> {
    let done = current.update_match(|game| game.apply(change.clone()));
    done.map_err(|error| MatchRequestRejected::Refused { change, error })
}

/// Lets the game go on from elsewhere. Even where the same position stays on the board the match is another one.
fn go(current: &mut CurrentMatch, change: Change) -> Result<Option<MatchChanged>, MatchRequestRejected> {
    let from = current.table_match().cursor();
    make(current, change)?;
    Ok(Some(MatchChanged::Stepped { from, to: current.table_match().cursor() }))
}

fn stepped(current: &CurrentMatch, from: NodeId) -> Option<MatchChanged> {
    let to = current.table_match().cursor();
    (from != to).then_some(MatchChanged::Stepped { from, to })
}

/// Where a step leads, if it leads anywhere.
fn target(game: &Match, step: Navigation) -> Option<NodeId> {
    match step {
        Navigation::Back => game.back(),
        Navigation::Forward => game.forward(),
        Navigation::Start => Some(NodeId::ROOT),
        Navigation::End => Some(game.tip()),
        Navigation::Game => Some(game.end()),
    }
}
