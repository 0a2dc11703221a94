//! The form of the dialogs for a new game and for its players: what is chosen, and what follows from it.

use crate::app::desk::panels::clock_choice::ClockForm;
use crate::board::Side;
use crate::play::{CharacterId, GameSetup, Level, Match, Seat, Tier};
use crate::rules::{ByPlayer, GameKind, Player, Variant};

/// Choices in the dialogs for a new game or its players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) struct Form {
    /// Variant, players, komi and house rule. Its clock is not used: [`clock`](Self::clock) has it.
    pub(super) setup: GameSetup,
    /// Level of the computer on each side, also while a person sits there or a character plays.
    level: ByPlayer<Level>,
    /// How the computer plays on each side, also while a person sits there.
    computer: ByPlayer<Seat>,
    /// One player (in Black's seat here) names the komi, the other one picks a side.
    pub(super) komi_pie: bool,
    pub(super) clock: ClockForm,
    /// The computer plays at the level that suits the player. It changes between games only.
    pub(super) adaptive: bool,
    /// It is for a new game, not for the players of the running one.
    pub(super) is_new: bool,
}

impl Default for Form {
    fn default() -> Self {
        Self::new(GameSetup::default())
    }
}

impl Form {
    /// Makes the form, filled in with a setup.
    pub(in crate::app::desk::panels) fn new(setup: GameSetup) -> Self {
        let level = setup.seats.iter().find_map(|(_, seat)| seat.level()).unwrap_or_default();
        Self {
            setup,
            level: ByPlayer::from_fn(|player| setup.seats[player].level().unwrap_or(level)),
            computer: ByPlayer::from_fn(|player| {
                let seat = setup.seats[player];
                if seat.is_computer() { seat } else { Seat::Computer(level) }
            }),
            // Players who agreed on a komi before may do so again.
            komi_pie: setup.komi > 0 || !setup.variant.has_komi(),
            clock: ClockForm::new(setup.clock),
            adaptive: false,
            is_new: false,
        }
    }

    /// Makes the form for the next game, with the board of the last match and the players, the clock and the handicap
    /// of the last form. `adaptive`: the computer plays at the level that suits the player.
    pub(in crate::app::desk::panels) fn after(game: &Match, new: GameSetup, adaptive: bool) -> Self {
        let GameSetup { seats, clock, .. } = new;
        let house_rule = new.on(game.variant()).house_rule;
        Self { adaptive, is_new: true, ..Self::new(GameSetup { seats, house_rule, clock, ..game.setup() }) }
    }

    /// Returns the form with another board. After a board without komi, komi is 0 at first and nobody names it. A handicap
    /// is agreed for one board.
    pub(in crate::app::desk::panels) fn on(mut self, variant: Variant) -> Self {
        self.choose(variant);
        self
    }

    pub(super) fn choose(&mut self, variant: Variant) {
        if variant == self.setup.variant {
            return;
        }
        if variant.has_komi() && !self.setup.variant.has_komi() {
            (self.setup.komi, self.komi_pie) = (0, false);
        }
        self.setup.house_rule = self.setup.house_rule.filter(|rule| rule.handicap().is_none());
        self.setup.variant = variant;
    }

    /// Chosen setup, with levels and komi limited to what the game allows.
    pub(in crate::app::desk::panels) fn setup(&self) -> GameSetup {
        GameSetup { clock: self.clock.chosen().unwrap_or_default(), ..self.setup }.fitted()
    }

    /// Returns whether a game can be begun: not while a time that was typed is none.
    pub(super) fn is_complete(&self) -> bool {
        self.clock.chosen().is_ok()
    }

    /// Who sits where.
    #[cfg(test)]
    pub(in crate::app::desk::panels) fn seats(&self) -> ByPlayer<Seat> {
        self.setup.seats
    }

    pub(super) fn seat(&mut self, player: Player, computer: bool) {
        self.setup.seats[player] = if computer { self.computer[player] } else { Seat::Human };
    }

    fn set_level(&mut self, player: Player, level: Level) {
        self.level[player] = level;
        self.set_computer(player, Seat::Computer(level));
    }

    fn set_computer(&mut self, player: Player, seat: Seat) {
        self.computer[player] = seat;
        self.setup.seats[player] = seat;
        self.adaptive = false;
    }

    /// Sets how strong the computer plays, as a number from 1 on: its level, or the strength of its character.
    pub(super) fn set_strength(&mut self, player: Player, number: u8) {
        match self.setup().seats[player] {
            Seat::Character(id, tier) => {
                let chosen = usize::from(number).checked_sub(1).and_then(|index| Tier::ALL.get(index));
                self.set_computer(player, Seat::Character(id, chosen.copied().unwrap_or(tier)));
            }
            Seat::Human | Seat::Computer(_) => {
                self.set_level(player, Level::new(number).unwrap_or(self.level[player]));
            }
        }
    }

    /// Chooses a character for the computer; none to play at a level again.
    pub(super) fn set_character(&mut self, player: Player, character: Option<CharacterId>) {
        let tier = match self.setup().seats[player] {
            Seat::Character(_, tier) => tier,
            Seat::Human | Seat::Computer(_) => Tier::Easy,
        };
        let by_level = Seat::Computer(self.level[player]);
        self.set_computer(player, character.map_or(by_level, |id| Seat::Character(id, tier)));
    }

    /// Lets the computer play at the level that suits the player.
    pub(super) fn adapt(&mut self, player: Player) {
        self.set_character(player, None);
        self.adaptive = true;
    }

    /// Returns whether the level follows the player's rating: one person plays against a level of the computer.
    pub(super) fn is_adaptive(&self) -> bool {
        self.adaptive && self.setup().only_computer().is_some()
    }

    /// Returns whether one player names the komi and the other one picks a side.
    pub(super) fn is_komi_pie(&self) -> bool {
        self.komi_pie && self.setup.variant.has_komi()
    }

    pub(super) fn swap(&mut self) {
        self.setup = self.setup.swapped();
        self.clock.swap();
        self.level = self.level.exchanged();
        self.computer = self.computer.exchanged();
    }
}

/// The board on which a game is begun if no other is asked for.
pub(in crate::app::desk::panels) fn first_board(game: GameKind) -> Variant {
    match game {
        GameKind::Abande => Variant::Hex,
        GameKind::Anda => Variant::Anda(Side::Five),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn anda_is_begun_on_a_small_board_without_komi() {
        let form = Form::default().on(first_board(GameKind::Anda));
        assert_eq!(
            (form.setup().variant, form.setup().komi, form.is_komi_pie()),
            (Variant::Anda(Side::Five), 0, false)
        );
        let agreed = Form { komi_pie: true, ..form }.on(Variant::ANDA[0]);
        assert!(agreed.is_komi_pie(), "another board of the same game changes nothing else");
    }

    #[test]
    fn the_form_starts_with_a_person_against_an_easy_computer() {
        let seats = ByPlayer::new(Seat::Human, Seat::Computer(Level::default()));
        assert_eq!(Form::default().setup(), GameSetup::new(Variant::Hex, seats));
    }

    #[test]
    fn the_form_repeats_a_match_and_swaps_it() {
        let computer = Seat::Computer(Level::MAX);
        let game = Match::new(Variant::Square, ByPlayer::new(computer, Seat::Human));
        let mut form = Form::new(game.setup());
        assert_eq!(form.setup(), game.setup());
        form.swap();
        assert_eq!(form.setup(), game.setup().swapped());
    }

    #[test]
    fn the_form_keeps_the_clock_of_the_last_new_game() {
        let [five, one] = ["5+3", "1"].map(|text| text.parse().unwrap());
        let clock = Some(ByPlayer::new(five, one));
        let agreed = GameSetup { variant: Variant::ANDA[0], clock, ..GameSetup::default() };
        assert_eq!(Form::new(agreed).setup(), agreed);
        assert_eq!(Form::new(agreed).on(Variant::Hex).setup().clock, clock);
        let without = Match::from_setup(Variant::Snub.start(), GameSetup::default());
        assert_eq!(Form::after(&without, agreed, false).setup().clock, clock);
        let mut form = Form::new(agreed);
        form.swap();
        assert_eq!(form.setup(), agreed.swapped());
    }

    #[test]
    fn a_level_returns_with_the_computer() {
        let mut form = Form::default();
        form.set_level(Player::White, Level::MAX);
        form.seat(Player::White, false);
        assert_eq!(form.setup().seats[Player::White], Seat::Human);
        form.seat(Player::White, true);
        assert_eq!(
            form.clone().on(Variant::ANDA[0]).setup().seats[Player::White],
            Seat::Computer(Level::OF_ANDA)
        );
        assert_eq!(form.setup().seats[Player::White], Seat::Computer(Level::MAX));
    }

    #[test]
    fn a_character_keeps_its_strength_and_plays_one_game() {
        let mut form = Form::default();
        let [builder, mirror, hunter] = ["builder", "mirror", "hunter"].map(|id| id.parse().ok());
        form.set_level(Player::White, Level::MAX);
        form.set_character(Player::White, builder);
        assert_eq!(form.setup().seats[Player::White].code(), "ai:builder:easy");
        form.set_strength(Player::White, 3);
        form.set_character(Player::White, mirror);
        assert_eq!(form.setup().seats[Player::White].code(), "ai:mirror:hard");
        let anda = form.clone().on(Variant::ANDA[0]);
        assert!(anda.setup().seats[Player::White].level().is_some());
        let mut chosen = anda.clone();
        chosen.set_strength(Player::White, 9);
        assert_eq!(chosen.setup().seats[Player::White].code(), "ai:9");
        assert_eq!(anda.on(Variant::Hex).setup().seats[Player::White].code(), "ai:mirror:hard");
        form.seat(Player::White, false);
        form.seat(Player::White, true);
        assert_eq!(form.setup().seats[Player::White].code(), "ai:mirror:hard", "it comes back");
        form.set_character(Player::White, None);
        assert_eq!(form.setup().seats[Player::White], Seat::Computer(Level::MAX));
        form.set_character(Player::White, hunter);
        assert!(form.setup().seats[Player::White].level().is_some(), "not in Abande");
    }

    #[test]
    fn an_adaptive_level_ends_with_another_choice() {
        let mut form = Form::default();
        form.adapt(Player::White);
        assert!(form.is_adaptive());
        form.set_strength(Player::White, 5);
        assert!(!form.is_adaptive(), "a level was chosen");
        form.adapt(Player::White);
        form.seat(Player::Black, true);
        assert!(!form.is_adaptive(), "there is nobody to adapt to");
    }

    #[test]
    fn a_handicap_stays_with_its_players_and_its_board() {
        let rule = |text: &str| Some(text.parse().unwrap());
        let agreed = GameSetup { house_rule: rule("white-points-9"), ..GameSetup::default() };
        // After a rematch the colours are swapped on the table, and the form has the players of the last form.
        let rematch = agreed.swapped().new_match().unwrap();
        assert_eq!(Form::after(&rematch, agreed, false).setup(), agreed);
        let other = GameSetup::new(Variant::Square, agreed.seats).new_match().unwrap();
        assert_eq!(Form::after(&other, agreed, false).setup().house_rule, None);
        let pie = GameSetup { house_rule: rule("pie"), ..agreed };
        assert_eq!(Form::after(&other, pie, false).setup().house_rule, rule("pie"));
        let mut form = Form::new(agreed);
        form.swap();
        assert_eq!(form.setup().house_rule, rule("black-points-9"));
        assert_eq!(form.clone().on(Variant::Hex).setup().house_rule, rule("black-points-9"));
        assert_eq!(form.on(Variant::Square).on(Variant::Hex).setup().house_rule, None);
    }
}
