//! A game against the computer whose result the computer has proved. The player is offered once per game to end it, and
//! may play on.

use bevy::prelude::*;

use super::{CurrentMatch, MatchChanged, MatchRequested, MovePlayed, OpponentSearch, PositionId};
use crate::app::GameSystems;
use crate::i18n::{Message, table};
use crate::play::Seat;
use crate::rules::{ByPlayer, Player};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EarlyEndOffer>()
        .add_message::<EarlyEndAnswered>()
        .add_systems(Update, take_answer.in_set(GameSystems::TickTimers))
        .add_systems(Update, offer.in_set(GameSystems::SyncView));
}

/// Handles the player's answer. If the offer is accepted, the loser resigns.
fn take_answer(
    mut answers: MessageReader<EarlyEndAnswered>,
    current: Res<CurrentMatch>,
    mut early_end: ResMut<EarlyEndOffer>,
    mut requests: MessageWriter<MatchRequested>,
) {
    let Some(answer) = answers.read().last() else { return };
    let early = early_end.offer(current.position_id()).filter(|_| *answer == EarlyEndAnswered::Finish);
    early_end.offer = None;
    if let Some(early) = early {
        requests.write(MatchRequested::Resign(early.loser()));
    }
}

/// Makes the offer once in each match, as soon as the computer has played a move with a proved result.
fn offer(
    current: Res<CurrentMatch>,
    opponent: Res<OpponentSearch>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut early_end: ResMut<EarlyEndOffer>,
) {
    // Looking back takes no offer back, and neither does a comment.
    let is_another = |change: &MatchChanged| {
        matches!(change, MatchChanged::Replaced | MatchChanged::SeatsChanged | MatchChanged::Concluded)
    };
    if changed.read().filter(|change| is_another(change)).count() > 0 {
        early_end.offer = None;
    }
    let Some(played) = played.read().last() else { return };
    early_end.offer = None;
    let turn = current.position_id();
    if early_end.asked_match == Some(turn.match_id) {
        return;
    }
    if let Some(early) = proved_end(&current, &opponent, played) {
        *early_end = EarlyEndOffer { offer: Some((turn, early)), asked_match: Some(turn.match_id) };
    }
}

/// Returns the result that the computer had proved when it played a move against a person.
fn proved_end(current: &CurrentMatch, opponent: &OpponentSearch, played: &MovePlayed) -> Option<EarlyEnd> {
    let game = current.table_match();
    if !played.seat.is_computer() || game.result().is_some() || current.mode().is_exercise() {
        return None;
    }
    let (computer, margin) =
        opponent.proof(PositionId { node: played.transition.from, ..current.position_id() })?;
    let person = computer.other();
    if margin == 0 || game.seats()[person].is_computer() {
        return None;
    }
    let winner = if margin > 0 { computer } else { person };
    let points = current.view().game.counts_points().then(|| margin.unsigned_abs());
    Some(EarlyEnd { winner, points })
}

/// The player's answer to the offer to end a game whose result is proved: end it now, or play on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlyEndAnswered {
    /// The game ends now.
    Finish,
    /// It goes on.
    PlayOn,
}

/// Offer to end a game at once, because the computer has proved its result.
#[derive(Resource, Debug, Default)]
pub struct EarlyEndOffer {
    /// Position in which the offer is made, and the proved result.
    offer: Option<(PositionId, EarlyEnd)>,
    /// Match in which the offer was last made.
    asked_match: Option<u32>,
}

/// Proved result of a game that both sides play out without mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EarlyEnd {
    pub winner: Player,
    /// Margin in points, in a game that counts them.
    pub points: Option<u32>,
}

impl EarlyEnd {
    /// Returns the player who resigns if the offer is accepted.
    pub const fn loser(self) -> Player {
        self.winner.other()
    }

    /// Returns the sentence that tells the person who plays of the proved win or loss.
    pub fn told(self, seats: ByPlayer<Seat>) -> Message {
        match (self.points, seats[self.winner].is_computer()) {
            (Some(points), false) => table::decided_won_by(points),
            (Some(points), true) => table::decided_lost_by(points),
            (None, false) => table::decided_won(),
            (None, true) => table::decided_lost(),
        }
    }
}

impl EarlyEndOffer {
    /// Returns the offer if it is made in the position on the board and a person is to move there.
    pub fn asked_now(&self, current: &CurrentMatch) -> Option<EarlyEnd> {
        self.offer(current.shown_position_id()).filter(|_| current.is_human_turn())
    }

    /// Returns the offer, if it was made in this position.
    pub fn offer(&self, turn: PositionId) -> Option<EarlyEnd> {
        self.offer.filter(|(of, _)| *of == turn).map(|(_, early)| early)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Level, Match, Transition};
    use crate::rules::Variant;

    /// A table on which the computer, playing White, has answered once. `known` is what it has proved.
    fn answered(seats: ByPlayer<Seat>, known: Option<i32>) -> (App, Transition) {
        let mut game = Match::new(Variant::Hex, seats);
        for text in ["d4", "d5"] {
            game.play(game.position().parse_move(text).unwrap()).unwrap();
        }
        let transition = game.last_transition().unwrap();
        let current = CurrentMatch::new(game);
        let turn = PositionId { node: transition.from, ..current.position_id() };
        let mut app = App::new();
        app.add_plugins((crate::app::schedule::plugin, plugin))
            .add_message::<MovePlayed>()
            .add_message::<MatchChanged>()
            .add_message::<MatchRequested>()
            .insert_resource(current)
            .insert_resource(OpponentSearch::with_proof(turn, Player::White, known));
        (app, transition)
    }

    fn against_the_computer() -> ByPlayer<Seat> {
        ByPlayer::new(Seat::Human, Seat::Computer(Level::MIN))
    }

    fn played(app: &mut App, transition: &Transition) -> Option<EarlyEnd> {
        app.world_mut()
            .write_message(MovePlayed { transition: *transition, seat: Seat::Computer(Level::MIN) });
        app.update();
        offered(app)
    }

    fn offered(app: &App) -> Option<EarlyEnd> {
        let turn = app.world().resource::<CurrentMatch>().position_id();
        app.world().resource::<EarlyEndOffer>().offer(turn)
    }

    #[test]
    fn what_is_proved_is_offered_once() {
        let (mut app, transition) = answered(against_the_computer(), Some(3));
        let early = EarlyEnd { winner: Player::White, points: Some(3) };
        assert_eq!(played(&mut app, &transition), Some(early));
        app.world_mut().write_message(EarlyEndAnswered::PlayOn);
        app.update();
        assert_eq!(offered(&app), None);
        assert!(app.world().resource::<Messages<MatchRequested>>().is_empty());
        assert_eq!(played(&mut app, &transition), None, "asked once");
    }

    #[test]
    fn the_loser_resigns_if_the_game_is_to_end() {
        for (known, loser) in [(3, Player::Black), (-1, Player::White)] {
            let (mut app, transition) = answered(against_the_computer(), Some(known));
            assert_eq!(played(&mut app, &transition).map(EarlyEnd::loser), Some(loser));
            app.world_mut().write_message(EarlyEndAnswered::Finish);
            app.update();
            let mut requests = app.world_mut().resource_mut::<Messages<MatchRequested>>();
            let asked: Vec<MatchRequested> = requests.drain().collect();
            assert!(matches!(asked[..], [MatchRequested::Resign(player)] if player == loser), "{asked:?}");
        }
    }

    #[test]
    fn nothing_is_offered_where_nothing_is_proved_or_no_person_plays() {
        let computers = ByPlayer::new(Seat::Computer(Level::MIN), Seat::Computer(Level::MIN));
        for (seats, known) in
            [(against_the_computer(), None), (against_the_computer(), Some(0)), (computers, Some(4))]
        {
            let (mut app, transition) = answered(seats, known);
            assert_eq!(played(&mut app, &transition), None, "{seats:?} {known:?}");
        }
    }

    #[test]
    fn other_seats_take_the_offer_back_and_a_comment_does_not() {
        let (mut app, transition) = answered(against_the_computer(), Some(2));
        let offer = played(&mut app, &transition);
        assert!(offer.is_some());
        app.world_mut().write_message(MatchChanged::Edited);
        app.update();
        assert_eq!(offered(&app), offer);
        app.world_mut().write_message(MatchChanged::SeatsChanged);
        app.update();
        assert_eq!(offered(&app), None);
    }
}
