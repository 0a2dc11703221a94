//! Passes for a player who can do nothing else, if the preferences say so.

use std::time::Duration;

use bevy::prelude::*;

use super::{
    CurrentMatch, MatchChanged, MovePlayed, MoveRequested, PositionId, RedrawScheduler, StoredPreferences,
    Toast,
};
use crate::app::GameSystems;
use crate::i18n::notices;
use crate::rules::{Game, MoveIntent};

/// Time for which the last move stays in view before the pass.
const PAUSE: Duration = Duration::from_millis(800);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            pass.in_set(GameSystems::TickTimers),
            wait_for_pass
                .in_set(GameSystems::SyncView)
                .run_if(on_message::<MovePlayed>.or_else(on_message::<MatchChanged>)),
        ),
    )
    .init_resource::<PendingPass>();
}

/// Schedules a pass after a move that leaves only a pass. Undo and navigation schedule none: the player wants to look.
fn wait_for_pass(
    current: Res<CurrentMatch>,
    preferences: Res<StoredPreferences>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut pending: ResMut<PendingPass>,
) {
    let moved = played.read().count() > 0;
    let other = changed.read().count() > 0;
    // In lessons and puzzles the player is to find the pass.
    let wanted = preferences.play.auto_pass && !current.mode().is_exercise();
    let waits = moved && !other && wanted && current.is_human_turn() && only_passes(&current);
    pending.0 = waits.then(|| (current.position_id(), PAUSE));
}

/// Plays the scheduled pass once its time has come, and tells the player. Drops it if the position or the preference
/// has changed.
fn pass(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    preferences: Res<StoredPreferences>,
    mut pending: ResMut<PendingPass>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
    mut requests: MessageWriter<MoveRequested>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some((turn, left)) = pending.0 else { return };
    if turn != current.position_id() || turn != current.shown_position_id() || !preferences.play.auto_pass {
        pending.0 = None;
        return;
    }
    let left = left.saturating_sub(time.delta());
    if left > Duration::ZERO {
        pending.0 = Some((turn, left));
        if let Some(redraws) = &mut redraws {
            redraws.keep_drawing();
        }
        return;
    }
    pending.0 = None;
    requests.write(MoveRequested { at: turn, intent: MoveIntent::Pass });
    toasts.write(Toast::success(notices::passed_by_itself()));
}

/// Returns `true` if a pass is the only legal move.
fn only_passes(current: &CurrentMatch) -> bool {
    let legal = current.shown_position().legal_moves();
    matches!(legal.as_slice(), [only] if only.intent() == MoveIntent::Pass)
}

/// Position in which the player has to pass, and the time until the pass is played.
#[derive(Resource, Debug, Default)]
struct PendingPass(Option<(PositionId, Duration)>);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::PuzzleSession;
    use crate::app::game::exercise::ExerciseKind;
    use crate::play::tests::people;
    use crate::play::{Match, Transition};
    use crate::study::puzzles::collection;

    /// A game in which the player to move has only a pass, after the move that led there.
    fn forced() -> (Match, Transition) {
        for seed in 0..400_usize {
            let mut game = people("");
            while game.result().is_none() {
                let legal = game.position().legal_moves();
                let is_forced = matches!(legal.as_slice(), [only] if only.intent() == MoveIntent::Pass);
                if let Some(last) = game.last_transition().filter(|_| is_forced) {
                    return (game, last);
                }
                let index = (seed * 31 + game.moves().len() * 17) % legal.len();
                game.play(legal[index]).unwrap();
            }
        }
        panic!("no game led to a forced pass");
    }

    /// Moves that are requested within two seconds after a message.
    fn asked(auto_pass: bool, message: impl FnOnce(&mut App, &Transition)) -> Vec<MoveIntent> {
        let (game, last) = forced();
        let mut preferences = StoredPreferences::default();
        preferences.play.auto_pass = auto_pass;
        let mut app = App::new();
        app.add_plugins((crate::app::schedule::plugin, plugin))
            .add_message::<MovePlayed>()
            .add_message::<MatchChanged>()
            .add_message::<MoveRequested>()
            .add_message::<Toast>()
            .init_resource::<Time<Real>>()
            .insert_resource(preferences)
            .insert_resource(CurrentMatch::new(game));
        message(&mut app, &last);
        let mut asked = Vec::new();
        for _ in 0..20 {
            app.world_mut().resource_mut::<Time<Real>>().advance_by(Duration::from_millis(100));
            app.update();
            let mut requests = app.world_mut().resource_mut::<Messages<MoveRequested>>();
            asked.extend(requests.drain().map(|request| request.intent));
        }
        asked
    }

    fn played(app: &mut App, transition: &Transition) {
        let seat = crate::play::Seat::Human;
        app.world_mut().write_message(MovePlayed { transition: *transition, seat });
    }

    #[test]
    fn who_can_only_pass_passes_once_and_only_if_that_was_chosen() {
        assert_eq!(asked(true, played), [MoveIntent::Pass]);
        assert_eq!(asked(false, played), []);
    }

    #[test]
    fn who_takes_back_to_a_forced_pass_is_left_alone() {
        let stepped = |app: &mut App, _: &Transition| {
            let current = app.world().resource::<CurrentMatch>().table_match().cursor();
            app.world_mut().write_message(MatchChanged::Stepped { from: current, to: current });
        };
        assert_eq!(asked(true, stepped), []);
    }

    #[test]
    fn in_a_puzzle_no_pass_is_played_for_the_player() {
        let in_puzzle = |app: &mut App, transition: &Transition| {
            let forced = app.world().resource::<CurrentMatch>().table_match().clone();
            let mut current = app.world_mut().resource_mut::<CurrentMatch>();
            current.begin_exercise(ExerciseKind::Puzzle(Box::new(PuzzleSession::new(&collection()[0]))));
            current.update_match(|game| *game = forced);
            played(app, transition);
        };
        assert_eq!(asked(true, in_puzzle), []);
    }

    #[test]
    fn another_match_ends_the_wait() {
        let replaced = |app: &mut App, transition: &Transition| {
            played(app, transition);
            app.update();
            app.insert_resource(CurrentMatch::new(people("d4")));
        };
        assert_eq!(asked(true, replaced), []);
    }
}
