//! Playing the game itself: moves, taking back, giving up, new games and who plays them.

use std::io::{self, Write};

use crate::i18n::terminal::{of_seat_error, study, with_list_of_commands};
use crate::i18n::{Message, characters, handicap, play, rating, rules, setup, terminal};
use crate::library::preferences::PlayChoices;
use crate::play::{
    GameSetupError, HouseRule, Level, Match, Seat, Verdict, characters_of, refused_characters,
};
use crate::rules::abande::UnknownHandicap;
use crate::rules::{AnyGame, AnyPositionSyntaxError, AnySetup, ByPlayer, Player, Variant, excerpt};

use super::navigation::steps;
use super::number::too_large;
use super::{Session, move_sentence};

impl Session {
    /// Plays a line that is not a command as a move: of the game if its position is shown and a person is to move,
    /// otherwise of a variation.
    pub(super) fn play_text(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let mv = match self.table.shown_position().parse_move(line) {
            Ok(mv) => mv,
            Err(error) => {
                return self.say(with_list_of_commands(rules::move_syntax(&error)), out);
            }
        };
        let is_persons_turn = self.table.seat_to_move().is_some_and(|seat| !seat.is_computer());
        if !self.table.is_at_end() || !is_persons_turn {
            return self.try_move(mv, out);
        }
        if self.question(mv, out)? {
            return Ok(());
        }
        match self.table.play(mv) {
            Ok(transition) => {
                self.changed(out)?;
                self.say(move_sentence(&transition), out)?;
                self.show_turn(out)
            }
            Err(error) => self.say(study::of_change_error(&error), out),
        }
    }

    /// Takes back so many turns of the person, one by default.
    pub(super) fn undo(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(turns) = steps(rest) else { return self.say(terminal::undo_example(), out) };
        let verdict = self.table.verdict();
        let was_swapped = self.table.has_swapped_sides();
        let (done, moves) = repeat(turns, || self.table.undo());
        if done == 0 {
            return self.say(terminal::nothing_to_take_back(), out);
        }
        self.forget_clock_watch();
        self.changed(out)?;
        match verdict {
            Some(Verdict::Resignation(_)) => self.say(terminal::resignation_taken_back(), out)?,
            Some(_) => self.say(terminal::end_taken_back(), out)?,
            None => (),
        }
        if moves > 0 {
            self.say(terminal::moves_taken_back(moves), out)?;
        }
        self.say_swap_since(was_swapped, out)?;
        if done < turns {
            self.say(terminal::nothing_more_to_take_back(), out)?;
        }
        self.say_paused(out)?;
        self.show_turn(out)
    }

    /// Plays once more so many turns that were taken back, one by default.
    pub(super) fn redo(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(turns) = steps(rest) else { return self.say(terminal::redo_example(), out) };
        let was_swapped = self.table.has_swapped_sides();
        let (done, moves) = repeat(turns, || self.table.redo());
        if done == 0 {
            return self.say(terminal::nothing_to_replay(), out);
        }
        self.forget_clock_watch();
        self.changed(out)?;
        self.say(terminal::moves_replayed(moves), out)?;
        self.say_swap_since(was_swapped, out)?;
        if done < turns {
            self.say(terminal::nothing_more_to_replay(), out)?;
        }
        self.say_paused(out)?;
        self.show_turn(out)
    }

    /// Says that sides were swapped, or a swap taken back, if that has happened since `was_swapped` was read.
    pub(super) fn say_swap_since(&self, was_swapped: bool, out: &mut dyn Write) -> io::Result<()> {
        if self.table.has_swapped_sides() == was_swapped {
            return Ok(());
        }
        self.say(handicap::of_swap(&self.table), out)
    }

    /// Tells the player if two computers, or the clock, wait for a command to go on.
    pub(super) fn say_paused(&self, out: &mut dyn Write) -> io::Result<()> {
        if !self.table.is_paused() {
            return Ok(());
        }
        let has_person = self.table.seats().iter().any(|(_, seat)| !seat.is_computer());
        let is_clock = has_person && self.table.clock().is_some();
        self.say(if is_clock { terminal::clock_is_paused() } else { terminal::computers_wait() }, out)
    }

    /// Lets two computers that wait play on, and the clock run on. Returns `false` if nothing waits.
    pub(super) fn play_on(&mut self, out: &mut dyn Write) -> io::Result<bool> {
        let waited = self.table.is_paused() && self.table.is_at_end();
        if waited {
            self.table.resume();
            if self.table.has_clock_started() {
                self.say(terminal::clock_runs_again(), out)?;
            }
        }
        Ok(waited)
    }

    /// Goes to where the game stands, and lets the clock run on, and two computers that wait there.
    pub(super) fn go(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.is_paused() && !self.table.is_at_end() {
            self.table.look_at(self.table.end());
        }
        match (self.play_on(out)?, self.table.seat_to_move()) {
            (true, _) => Ok(()),
            (false, None) => self.say(rules::game_over(), out),
            (false, Some(_)) => self.say(terminal::computer_does_not_wait(), out),
        }
    }

    /// Lets the person who is to move resign.
    pub(super) fn resign(&mut self, out: &mut dyn Write) -> io::Result<()> {
        match self.table.seat_to_move() {
            Some(Seat::Human) => (),
            Some(Seat::Computer(_) | Seat::Character(..)) => {
                return self.say(terminal::computer_to_move(), out);
            }
            None => return self.say(terminal::over_already(), out),
        }
        if let Some(player) = self.table.to_move() {
            self.table.resign(player);
            self.changed(out)?;
        }
        self.show_end(out)
    }

    /// Swaps sides for the person who is to move, by the pie rule.
    pub(super) fn swap_sides(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.can_swap_sides() && !self.table.can_person_swap_sides() {
            return self.say(handicap::not_your_swap(), out);
        }
        match self.table.swap_sides() {
            Ok(()) => {
                self.changed(out)?;
                self.say(handicap::of_swap(&self.table), out)?;
                self.show_turn(out)
            }
            Err(error) => self.say(study::of_change_error(&error), out),
        }
    }

    /// Begins a new game; the words choose board, players, komi, handicap and clock, and what they leave out stays as in
    /// this game.
    pub(super) fn begin(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let mut words = rest.split_whitespace();
        let mut variant = None;
        let mut komi = None;
        let (mut house_rule, mut is_suggested) = (None, false);
        let mut clock = self.table.agreed_setup().clock;
        let mut seats: Vec<Seat> = Vec::new();
        let mut rated = false;
        while let Some(word) = words.next() {
            if word.eq_ignore_ascii_case("rated") && seats.is_empty() {
                rated = true;
            } else if word.eq_ignore_ascii_case("komi") {
                let typed = words.next().unwrap_or_default();
                let Ok(number) = typed.parse() else {
                    let message = too_large::<u16>(typed).unwrap_or_else(terminal::new_komi_example);
                    return self.say(message, out);
                };
                komi = Some(number);
            } else if word.eq_ignore_ascii_case("handicap") {
                let typed = words.next().unwrap_or_default();
                is_suggested = typed.eq_ignore_ascii_case("suggested");
                house_rule = match typed.parse() {
                    Ok(given) => Some(Some(given)),
                    Err(_) if is_suggested => None,
                    Err(_) if typed.eq_ignore_ascii_case("off") => Some(None),
                    Err(UnknownHandicap(text)) => return self.say(handicap::handicap_unknown(&text), out),
                };
            } else if word.eq_ignore_ascii_case("clock") {
                let typed = words.next().unwrap_or_default();
                clock = match typed.parse() {
                    Ok(control) => Some(ByPlayer::new(control, control)),
                    Err(_) if typed.eq_ignore_ascii_case("off") => None,
                    Err(_) => return self.say(terminal::no_time_control(&excerpt(typed)), out),
                };
            } else if let (None, [], Ok(named)) = (variant, seats.as_slice(), Variant::named(word)) {
                variant = Some(named);
            } else if seats.len() == 2 || rated {
                return self.say(with_example(terminal::one_word_too_many(&excerpt(word))), out);
            } else {
                match word.parse::<Seat>() {
                    Ok(seat) => seats.push(seat),
                    Err(error) => return self.say(with_example(of_seat_error(&error)), out),
                }
            }
        }
        let mut setup = self.table.agreed_setup().on(variant.unwrap_or(self.table.variant()));
        let names_computer = seats.iter().any(|seat| seat.is_computer());
        let adapts = self.choices.adaptive_level && seats.is_empty() && !rated;
        for (player, seat) in Player::ALL.into_iter().zip(seats) {
            setup.seats[player] = seat;
        }
        setup.komi = komi.unwrap_or(setup.komi);
        if adapts {
            setup = self.rating_in(setup.variant.kind()).adapted(setup);
        }
        let unrated = match house_rule.flatten() {
            Some(HouseRule::Pie) => Some(rating::not_rated_pie()),
            Some(HouseRule::Handicap(_)) => Some(rating::not_rated_handicap()),
            None => is_suggested.then(rating::not_rated_handicap),
        };
        if let Some(reason) = unrated.filter(|_| rated) {
            return self.say(reason, out);
        }
        setup.house_rule = house_rule.unwrap_or(setup.house_rule);
        if is_suggested && setup.variant.has_komi() {
            return self.say(handicap::game_without_handicap(setup.variant.game_name()), out);
        }
        if is_suggested {
            let suggested = self.rating_in(setup.variant.kind()).suggested_handicap(&setup);
            setup.house_rule = suggested.map(HouseRule::from);
            if suggested.is_none() {
                return self.say(handicap::no_handicap_suggested(), out);
            }
        }
        setup.clock = clock;
        if rated {
            setup = match self.rated(setup) {
                Ok(setup) => setup,
                Err(reason) => return self.say(reason, out),
            };
            if self.learning.coaching {
                self.coach("off", out)?;
            }
        }
        match setup.new_match() {
            Ok(table) => self.restart(table, out)?,
            Err(GameSetupError::Opponent(error)) => {
                return self.say(characters::of_no_such_opponent(error), out);
            }
            Err(GameSetupError::Komi(error)) => return self.say(terminal::no_komi(error.0), out),
            Err(GameSetupError::Handicap(error)) => return self.say(handicap::of_error(error), out),
        }
        match setup.only_computer() {
            Some((_, level)) if adapts => {
                self.say(terminal::level_this_time(level.get()), out)?;
            }
            _ if names_computer => self.set_adaptive(false, out)?,
            _ => {}
        }
        self.greet(out)
    }

    /// Begins a game from a typed position, or says what is wrong with it.
    pub(super) fn set_up(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() {
            return self.say(terminal::which_position(), out);
        }
        let (word, others) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let (variant, text) = match Variant::named(word) {
            Ok(variant) => (variant, others.trim()),
            Err(_) => (self.table.variant(), rest),
        };
        let start = match AnyGame::parse(variant, text) {
            Ok(start) => start,
            Err(error) => {
                self.say(terminal::cannot_set_up(variant.name()), out)?;
                for reason in reasons(variant, text, &error) {
                    writeln!(out, "- {}", self.words.say(reason))?;
                }
                let fits = |other: &Variant| *other != variant && AnyGame::parse(*other, text).is_ok();
                return match Variant::ALL.into_iter().find(fits) {
                    Some(other) => self.say(terminal::fits_other_board(other.name()), out),
                    None => Ok(()),
                };
            }
        };
        self.restart(Match::from_setup(start, self.table.setup().on(variant)), out)?;
        self.greet(out)
    }

    /// Sets the level of the computer's players, or lists the levels if none is named.
    pub(super) fn set_level(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        if rest.is_empty() {
            return self.say_levels(out);
        }
        if rest.eq_ignore_ascii_case("adaptive") {
            return self.set_adaptive(true, out);
        }
        let level = rest.parse().ok().and_then(Level::new).filter(|level| level.check(variant).is_ok());
        let Some(level) = level else {
            let most = Level::strongest(variant);
            return self.say(terminal::levels(Level::MIN.get(), most.get()), out);
        };
        if !self.set_computers(Seat::Computer(level)) {
            return self.say(terminal::no_computer(level.get()), out);
        }
        self.changed(out)?;
        self.set_adaptive(false, out)?;
        self.say_seats(out)
    }

    /// Decides whether each new game is at the level that suits the player, and remembers it in the preferences.
    fn set_adaptive(&mut self, adapts: bool, out: &mut dyn Write) -> io::Result<()> {
        if adapts {
            self.say(terminal::level_adapts(), out)?;
        }
        if std::mem::replace(&mut self.choices.adaptive_level, adapts) == adapts {
            return Ok(());
        }
        self.keep_choice(|preferences| preferences.play.adaptive_level = adapts, out)
    }

    /// Plays by what the player has chosen for every game.
    #[must_use]
    pub fn with_choices(mut self, choices: PlayChoices) -> Self {
        self.choices = choices;
        self
    }

    /// Makes the computer's players play like this. Returns whether there is any.
    fn set_computers(&mut self, seat: Seat) -> bool {
        let is_computer = |player: &Player| self.table.seats()[*player].is_computer();
        let computers: Vec<Player> = Player::ALL.into_iter().filter(is_computer).collect();
        for &player in &computers {
            self.table.set_seat(player, seat);
        }
        !computers.is_empty()
    }

    /// Makes the computer's players a character, or lists the characters of the game if none is named.
    pub(super) fn set_character(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        if rest.is_empty() {
            return self.say_characters(out);
        }
        let seat = match Seat::of_character(rest) {
            Ok(seat) => seat,
            Err(error) => return self.say(of_seat_error(&error), out),
        };
        if let Err(error) = seat.check(variant) {
            return self.say(characters::of_no_such_opponent(error), out);
        }
        if !self.set_computers(seat) {
            return self.say(characters::character_without_computer(&seat.code()), out);
        }
        self.changed(out)?;
        self.set_adaptive(false, out)?;
        self.say_seats(out)
    }

    /// Every character of the game, for a person to choose from, and what is wrong with the player's own files.
    fn say_characters(&self, out: &mut dyn Write) -> io::Result<()> {
        for one in characters_of(self.table.variant().kind()) {
            let line = characters::character_line(one.id.as_str(), (&one.name).into(), (&one.about).into());
            self.say(line, out)?;
        }
        for (id, reason) in refused_characters() {
            self.say(characters::character_refused(&format!("{id}.toml"), reason), out)?;
        }
        self.say(characters::characters_usage(), out)
    }

    /// Every level of the game, for a person to choose from.
    fn say_levels(&self, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        Level::all_for(variant).try_for_each(|level| {
            let (name, suits) = (play::of_level(variant, level), play::of_choice(variant, level));
            self.say(terminal::level_line(level.get(), name, suits), out)
        })
    }

    /// Changes who plays a side, or says why a text names nobody.
    pub(super) fn obey_seat(&mut self, player: Player, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let seat: Seat = match rest.parse() {
            Ok(seat) => seat,
            Err(error) => return self.say(of_seat_error(&error), out),
        };
        if let Err(error) = seat.check(self.table.variant()) {
            return self.say(characters::of_no_such_opponent(error), out);
        }
        self.set_seat(player, seat);
        if seat.is_computer() {
            self.set_adaptive(false, out)?;
        }
        self.changed(out)?;
        self.say_seats(out)
    }

    pub(super) fn say_seats(&self, out: &mut dyn Write) -> io::Result<()> {
        let seats = self.table.seats();
        let [black, white] = Player::ALL.map(|player| play::of_seat(seats[player]));
        self.say(terminal::both_seats(black, white), out)
    }

    /// Switches on or off that the board is drawn after every move.
    pub(super) fn set_drawing(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match rest {
            "on" => self.drawing = true,
            "off" => self.drawing = false,
            _ => return self.say(terminal::drawing_example(), out),
        }
        self.say(if self.drawing { terminal::drawing_on() } else { terminal::drawing_off() }, out)
    }
}

/// Takes so many steps, or as many as there are. Returns how many, and how many moves they were.
fn repeat(steps: usize, mut step: impl FnMut() -> Option<usize>) -> (usize, usize) {
    let mut moves = 0;
    for done in 0..steps {
        match step() {
            Some(count) => moves += count,
            None => return (done, moves),
        }
    }
    (steps, moves)
}

/// Everything that is wrong with a position string.
fn reasons(variant: Variant, text: &str, error: &AnyPositionSyntaxError) -> Vec<Message> {
    match AnySetup::parse(variant, text) {
        Ok(wrong) => wrong.faults().iter().map(|fault| setup::typed_fault(&wrong, fault)).collect(),
        Err(_) => vec![setup::position_syntax(error)],
    }
}

/// Error in a command for a new game, and how to ask for one.
fn with_example(what: Message) -> Message {
    play::two_sentences(what, terminal::new_example())
}
