//! The only system that changes the match.

use bevy::prelude::*;

use super::{CurrentMatch, MatchChanged, MatchRequested, MovePlayed, MoveRejected, MoveRequested};
use crate::app::GameSystems;
use crate::play::Match;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, apply_requests.in_set(GameSystems::Match));
}

fn apply_requests(
    mut current: ResMut<CurrentMatch>,
    mut match_requests: MessageReader<MatchRequested>,
    mut move_requests: MessageReader<MoveRequested>,
    mut changed: MessageWriter<MatchChanged>,
    mut played: MessageWriter<MovePlayed>,
    mut rejected: MessageWriter<MoveRejected>,
) {
    for request in match_requests.read() {
        if let Some(change) = grant(&mut current, request) {
            changed.write(change);
        }
    }
    for request in move_requests.read() {
        let stale = request.turn != current.turn();
        let Some(seat) = current.game().seat_to_move().filter(|_| !stale) else { continue };
        match current.change(|game| game.carry_out(request.intent)) {
            Ok(transition) => {
                played.write(MovePlayed { transition, seat });
            }
            Err(error) => {
                rejected.write(MoveRejected { intent: request.intent, error });
            }
        }
    }
}

/// Carries out a request; tells what changed, if anything did.
fn grant(current: &mut CurrentMatch, request: &MatchRequested) -> Option<MatchChanged> {
    match request {
        MatchRequested::New { variant, seats, komi } => {
            // No panel offers komi in a game that has none.
            let start = variant.start_with_komi(*komi).unwrap_or_else(|_| variant.start());
            current.replace(Match::from_position(start, *seats));
            Some(MatchChanged::Replaced)
        }
        MatchRequested::Open(record) => {
            current.replace(record.to_match());
            current.set_header(Some(record.header().clone()));
            Some(MatchChanged::Replaced)
        }
        MatchRequested::Undo if current.game().can_undo() => {
            current.change(Match::undo);
            Some(MatchChanged::Stepped)
        }
        MatchRequested::Redo if current.game().can_redo() => {
            current.change(Match::redo);
            Some(MatchChanged::Stepped)
        }
        MatchRequested::Resign(player) if current.game().result().is_none() => {
            current.change(|game| game.resign(*player));
            Some(MatchChanged::Resigned)
        }
        MatchRequested::Seat(player, seat) => {
            current.change(|game| game.set_seat(*player, *seat));
            Some(MatchChanged::Seated)
        }
        MatchRequested::Undo | MatchRequested::Redo | MatchRequested::Resign(_) => None,
    }
}
