//! Setup of a game: variant, players, komi, house rule and clock.

use thiserror::Error;

use super::{ComputerPlayer, HouseRule, Level, LevelRating, Match, NoSuchOpponent, Seat, TimeControl};
use crate::rules::abande::{Handicap, HandicapError};
use crate::rules::{AnyGame, ByPlayer, NoKomi, Player, Variant};

/// Settings of a game before its first move: variant, komi, players and time controls. The form for a new game and the
/// command line make one, the [`Match`], its journal and its record keep it, and the next game of the same players
/// begins with it.
///
/// ```
/// use abande::play::{GameSetup, Level, Seat};
/// use abande::rules::{ByPlayer, Variant};
///
/// let seats = ByPlayer::new(Seat::Human, Seat::Computer(Level::MIN));
/// let setup = GameSetup { komi: 3, ..GameSetup::new(Variant::ANDA[0], seats) };
/// let game = setup.new_match()?;
/// assert_eq!((game.start().komi_left(), game.setup()), (3, setup));
/// # Ok::<(), abande::play::GameSetupError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSetup {
    /// The game and its board.
    pub variant: Variant,
    /// Who plays each side.
    pub seats: ByPlayer<Seat>,
    /// White's komi points; 0 in a game without komi.
    pub komi: u16,
    /// House rule of Abande, such as a handicap; none in a game by the rules alone.
    pub house_rule: Option<HouseRule>,
    /// Each player's time control; none in a game without a clock.
    pub clock: Option<ByPlayer<TimeControl>>,
}

/// Why a game cannot be played as it was agreed: it has no such opponent, no komi, or no such house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum GameSetupError {
    /// The game has no such level or character.
    #[error(transparent)]
    Opponent(#[from] NoSuchOpponent),
    /// The game has no komi.
    #[error(transparent)]
    Komi(#[from] NoKomi),
    /// The game has no such house rule.
    #[error(transparent)]
    Handicap(#[from] HandicapError),
}

impl GameSetup {
    /// A game of these players without komi, house rule and clock.
    pub const fn new(variant: Variant, seats: ByPlayer<Seat>) -> Self {
        Self { variant, seats, komi: 0, house_rule: None, clock: None }
    }

    /// The handicap in Abande; none in an even game.
    pub fn handicap(&self) -> Option<Handicap> {
        self.house_rule?.handicap()
    }

    /// Whether the game is played under the pie rule of Abande.
    pub fn has_pie_rule(&self) -> bool {
        self.house_rule == Some(HouseRule::Pie)
    }

    /// The first position of the game: the usual one of its variant, with the komi or the handicap that was agreed.
    ///
    /// # Errors
    /// If the game has no komi, or no such handicap.
    pub fn start(&self) -> Result<AnyGame, GameSetupError> {
        let start = self.variant.start_with_komi(self.komi)?;
        Ok(self.handicap().map_or(Ok(start), |handicap| self.variant.start_with_handicap(handicap))?)
    }

    /// A new match as it was agreed, from the first position.
    ///
    /// # Errors
    /// If the game has no such opponent, no komi, or no such house rule.
    pub fn new_match(self) -> Result<Match, GameSetupError> {
        self.seats.iter().try_for_each(|(_, seat)| seat.check(self.variant))?;
        self.house_rule.map_or(Ok(()), |rule| rule.check(self.variant))?;
        Ok(Match::from_setup(self.start()?, self))
    }

    /// The setup adapted to its game: a level that the game does not have becomes its strongest, a character that does
    /// not play it, or is not known, becomes a level, and komi becomes 0 where the game has none. A house rule that the
    /// board does not have is dropped.
    #[must_use]
    pub fn fitted(self) -> Self {
        let seats = ByPlayer::from_fn(|player| match self.seats[player].computer(self.variant.kind()) {
            Some(ComputerPlayer::Level(level)) => Seat::Computer(level.min(Level::strongest(self.variant))),
            Some(ComputerPlayer::Character(..)) | None => self.seats[player],
        });
        let komi = if self.variant.has_komi() { self.komi } else { 0 };
        let house_rule = self.house_rule.filter(|rule| rule.check(self.variant).is_ok());
        Self { seats, komi, house_rule, ..self }
    }

    /// The setup for the next game of the same players on a board. Komi and handicap are agreed for one board: on
    /// another one there are none. The pie rule is the same on all of them.
    #[must_use]
    pub fn on(self, variant: Variant) -> Self {
        if variant == self.variant {
            return self.fitted();
        }
        let house_rule = self.house_rule.filter(|rule| rule.handicap().is_none());
        Self { variant, komi: 0, house_rule, ..self }.fitted()
    }

    /// The setup with board, komi and handicap replaced by those of a first position. The pie rule needs an empty board.
    #[must_use]
    pub fn beginning_at(self, start: &AnyGame) -> Self {
        let variant = start.variant();
        let pie = self.house_rule.filter(|rule| *rule == HouseRule::Pie && rule.check(variant).is_ok());
        let house_rule = match start.handicap() {
            Some(handicap) => Some(handicap.into()),
            None => pie.filter(|_| start.is_usual_start()),
        };
        Self { variant, komi: start.komi_left(), house_rule, ..self }
    }

    /// The setup with the players' seats exchanged, so that each plays the other colour, and with each player's time.
    /// Who gave a handicap still gives it.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            seats: self.seats.exchanged(),
            clock: self.clock.map(ByPlayer::exchanged),
            house_rule: self.house_rule.map(HouseRule::swapped),
            ..self
        }
    }

    /// The side and the level of the computer, if it plays at a level against a person.
    pub fn only_computer(&self) -> Option<(Player, Level)> {
        let computer = self.seats.lone_human()?.other();
        Some((computer, self.seats[computer].level()?))
    }

    /// The side and the rating of the computer, if it plays against a person: that of its level or its character. `None`
    /// if it is not known.
    pub fn computer_rating(&self) -> Option<(Player, f64)> {
        let computer = self.seats.lone_human()?.other();
        let rating = match self.seats[computer].computer(self.variant.kind())? {
            ComputerPlayer::Level(level) => LevelRating::of(self.variant, level)?.value,
            ComputerPlayer::Character(character, tier) => character.strength(tier).rating?[0].into(),
        };
        Some((computer, rating))
    }

    /// Changes how the computer plays on this side or, where a person sits there because the colours were swapped, on the
    /// other one.
    pub fn set_computer(&mut self, player: Player, computer: Seat) {
        if let Some(side) = [player, player.other()].into_iter().find(|&side| self.seats[side].is_computer())
        {
            self.seats[side] = computer;
        }
    }
}

/// Number of cells of the smallest board of Anda.
const SMALLEST_BOARD_CELLS: usize = 19;

/// Returns the komi that makes a game fair; 0 in games without komi.
///
/// Near these values Black won half of the computer's games against itself. A point more or less only matters on the
/// smallest board; `docs/anda.md` has the figures.
pub fn fair_komi(variant: Variant) -> u16 {
    if !variant.has_komi() {
        return 0;
    }
    if variant.board().len() <= SMALLEST_BOARD_CELLS { 4 } else { 6 }
}

impl Default for GameSetup {
    /// A person with Black against a computer that is easy to beat.
    fn default() -> Self {
        Self::new(Variant::default(), ByPlayer::new(Seat::Human, Seat::Computer(Level::default())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_game_on_another_board_has_levels_and_komi_of_its_own() {
        let seats = ByPlayer::new(Seat::Human, Seat::Computer(Level::MAX));
        let agreed = GameSetup { komi: 3, ..GameSetup::new(Variant::ANDA[0], seats) };
        assert_eq!(agreed.on(Variant::ANDA[0]).komi, 3);
        assert_eq!(agreed.on(Variant::ANDA[1]).komi, 0);
        assert_eq!(agreed.fitted().seats[Player::White], Seat::Computer(Level::OF_ANDA));
        assert_eq!(agreed.on(Variant::Hex), GameSetup::new(Variant::Hex, seats));
        assert!(matches!(agreed.new_match(), Err(GameSetupError::Opponent(_))));
        let without = GameSetup { variant: Variant::Hex, ..agreed };
        assert!(matches!(without.new_match(), Err(GameSetupError::Komi(_))));
        assert!(without.fitted().new_match().is_ok());
        assert_eq!(agreed.swapped().seats, ByPlayer::new(Seat::Computer(Level::MAX), Seat::Human));
    }

    #[test]
    fn a_handicap_is_given_by_a_player_on_a_board() {
        let rule = |text: &str| Some(text.parse::<HouseRule>().unwrap());
        let agreed = GameSetup { house_rule: rule("white-pieces-3"), ..GameSetup::default() };
        let game = agreed.new_match().unwrap();
        assert_eq!((game.setup(), game.start().handicap()), (agreed, agreed.handicap()));
        assert_eq!(agreed.swapped().house_rule, rule("black-pieces-3"));
        assert_eq!(agreed.on(Variant::Hex).house_rule, agreed.house_rule);
        assert_eq!(agreed.on(Variant::Square).house_rule, None);
        let house_rule = rule("white-pieces-4");
        let small = GameSetup { variant: Variant::Hex3, house_rule, ..agreed };
        assert_eq!((small.new_match().is_err(), small.fitted().house_rule), (true, None));
        let anda = GameSetup { variant: Variant::ANDA[0], ..small };
        assert!(matches!(anda.new_match(), Err(GameSetupError::Handicap(HandicapError::NotInGame("Anda")))));
    }

    #[test]
    fn the_pie_rule_is_agreed_for_every_board_of_abande() {
        let pie = Some(HouseRule::Pie);
        let agreed = GameSetup { house_rule: pie, ..GameSetup::default() };
        assert_eq!(agreed.new_match().unwrap().setup(), agreed);
        assert_eq!((agreed.swapped().house_rule, agreed.handicap()), (pie, None));
        assert_eq!(agreed.on(Variant::Square).house_rule, pie);
        assert_eq!(agreed.on(Variant::ANDA[0]).house_rule, None);
        let anda = GameSetup { variant: Variant::ANDA[0], ..agreed };
        assert!(matches!(anda.new_match(), Err(GameSetupError::Handicap(HandicapError::NotInGame("Anda")))));
        // Only an empty board without a handicap can begin a game under it.
        let handicap = "white-pieces-3".parse().unwrap();
        let given = Variant::Hex.start_with_handicap(handicap).unwrap();
        assert_eq!(agreed.beginning_at(&given).house_rule, Some(HouseRule::Handicap(handicap)));
        let mut later = Variant::Hex.start();
        later.play(later.parse_move("d4").unwrap()).unwrap();
        assert_eq!(agreed.beginning_at(&later).house_rule, None);
        assert_eq!("pie".parse(), Ok(HouseRule::Pie));
        assert_eq!(HouseRule::Pie.to_string(), "pie");
    }

    #[test]
    fn everyone_keeps_their_time_when_colours_are_swapped() {
        let [five, one] = ["5+3", "1"].map(|text| text.parse().unwrap());
        let agreed = GameSetup { clock: Some(ByPlayer::new(five, one)), ..GameSetup::default() };
        assert_eq!(agreed.swapped().clock, Some(ByPlayer::new(one, five)));
        assert_eq!(agreed.on(Variant::ANDA[0]).clock, agreed.clock);
        assert_eq!(agreed.new_match().unwrap().setup(), agreed);
    }

    #[test]
    fn the_position_says_board_and_komi() {
        let start = Variant::ANDA[1].start_with_komi(2).unwrap();
        let game = Match::from_setup(start, GameSetup::default());
        let seats = GameSetup::default().seats;
        assert_eq!(game.setup(), GameSetup { komi: 2, ..GameSetup::new(Variant::ANDA[1], seats) });
    }
}
