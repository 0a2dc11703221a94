//! A player's rating against the computer's levels: a pure fold over the kept games.

use std::fmt;

use jiff::civil::Date;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, expected_score, glicko2};

use super::super::GameId;
use super::Entry;
use super::statistics::{Tally, in_order_of_play, sign};
use crate::play::{GameSetup, HelpSet, Level, LevelRating, Odds, Seat, fair_komi};
use crate::rules::abande::Handicap;
use crate::rules::{ByPlayer, GameKind, Player, Variant};

/// How well a player plays one game, on the scale of the levels ([`RATING_SCALE`](crate::play::RATING_SCALE)), and how
/// uncertain that is: Glicko-2 with one game as a period. Until a player has both won and lost, it stays as uncertain as
/// at first, so that it soon reaches players who are far from where it begins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// On the scale of the levels.
    pub value: f64,
    /// How uncertain that is: with about 95 % it is right within twice this.
    pub deviation: f64,
    /// How much the player's results vary from what the rating expects.
    pub volatility: f64,
}

impl fmt::Display for Rating {
    /// Writes the rating as players are shown it: `1432 ± 180`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ± {}", self.rounded(), self.uncertainty())
    }
}

/// How uncertain the rating of a player is of whom nothing is known.
const FIRST_DEVIATION: f64 = 350.0;
/// A rating never gets surer than this, so that it follows a player who improves.
const LEAST_DEVIATION: f64 = 60.0;
/// A rating with a higher deviation is not shown.
const SHOWN_BELOW: f64 = 120.0;
/// How slowly the volatility changes.
const TAU: f64 = 0.5;
/// The volatility of a player of whom nothing is known, and of the levels.
const VOLATILITY: f64 = 0.06;

impl Rating {
    /// The rating of a player of whom nothing is known: that of the level that a new player meets.
    fn first(game: GameKind) -> Self {
        let board = game.info().variants.first().copied().unwrap_or_default();
        let value = LevelRating::of(board, Level::default()).map_or(1_200.0, |level| level.value);
        Self { value, deviation: FIRST_DEVIATION, volatility: VOLATILITY }
    }

    /// Returns the rating after a game against a level: 1 for a win, 0 for a draw, -1 for a loss.
    #[must_use]
    fn after(self, level: LevelRating, sign: i8) -> Self {
        let outcome = match sign {
            1.. => Outcomes::WIN,
            0 => Outcomes::DRAW,
            _ => Outcomes::LOSS,
        };
        let config = Glicko2Config { tau: TAU, ..Glicko2Config::new() };
        let (now, _) = glicko2(&self.glicko(), &glicko(level), &outcome, &config);
        Self { value: now.rating, deviation: now.deviation.max(LEAST_DEVIATION), volatility: now.volatility }
    }

    /// The score to expect in a game against a level, from 0 to 1. A draw is half a win.
    pub fn expected_score(self, level: LevelRating) -> f64 {
        expected_score(&self.glicko(), &glicko(level)).0
    }

    /// Returns `true` while the rating is too uncertain to be shown.
    pub fn is_provisional(self) -> bool {
        self.deviation > SHOWN_BELOW
    }

    /// The rating as a whole number, as it is shown.
    pub fn rounded(self) -> i32 {
        whole(self.value)
    }

    /// Twice the deviation as a whole number, which is shown after “±”: with about 95 % the rating is right within it.
    pub fn uncertainty(self) -> i32 {
        whole(2.0 * self.deviation)
    }

    const fn glicko(self) -> Glicko2Rating {
        Glicko2Rating { rating: self.value, deviation: self.deviation, volatility: self.volatility }
    }
}

const fn glicko(level: LevelRating) -> Glicko2Rating {
    Glicko2Rating { rating: level.value, deviation: level.deviation, volatility: VOLATILITY }
}

#[expect(clippy::cast_possible_truncation, reason = "no rating is so high")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}

/// Why a game does not count for a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRated {
    /// It is not between one person and a level of the computer.
    NotAgainstLevel,
    /// It is not finished.
    Unfinished,
    /// Not all of its record can be read.
    Damaged,
    /// Its board is for learning: the levels are not measured there.
    Board,
    /// It began with another position than the usual one.
    SetUp,
    /// White had more komi points than make a game fair.
    Komi,
    /// One player gave the other a handicap.
    Handicap,
    /// Sides could be swapped after the first entry.
    PieRule,
    /// One player had more time than the other.
    TimeOdds,
    /// The person had help.
    Help(HelpSet),
}

impl Entry {
    /// The level against which a game counts for the person's rating, with its strength as the record has it: levels may
    /// have become stronger since. Records of earlier versions do not have it.
    ///
    /// # Errors
    /// Why the game does not count.
    pub fn rated_level(&self) -> Result<(Level, LevelRating), NotRated> {
        let side = self.own_side().ok_or(NotRated::NotAgainstLevel)?;
        let computer = &self.players[side.other()];
        let level = computer.level().filter(|level| level.check(self.variant).is_ok());
        let level = level.ok_or(NotRated::NotAgainstLevel)?;
        let now = LevelRating::of(self.variant, level).ok_or(NotRated::Board)?;
        let rating = computer.level_rating.map_or(now, |then| LevelRating { value: then.into(), ..now });
        let against = [
            (self.outcome.is_none(), NotRated::Unfinished),
            (self.damage.is_some(), NotRated::Damaged),
            (self.set_up, NotRated::SetUp),
            (self.has_much_komi(), NotRated::Komi),
            (self.handicap.is_some(), NotRated::Handicap),
            (self.pie_rule, NotRated::PieRule),
            (self.has_time_odds(), NotRated::TimeOdds),
            (!self.help.is_empty(), NotRated::Help(self.help)),
        ];
        match against.into_iter().find(|&(applies, _)| applies) {
            Some((_, reason)) => Err(reason),
            None => Ok((level, rating)),
        }
    }

    /// Returns `true` if the game did not begin on even terms, or had other rules: a handicap, the pie rule, another first
    /// position, more than the fair komi, or more time for one player.
    pub fn has_handicap(&self) -> bool {
        self.set_up
            || self.handicap.is_some()
            || self.pie_rule
            || self.has_much_komi()
            || self.has_time_odds()
    }

    fn has_much_komi(&self) -> bool {
        self.komi > fair_komi(self.variant)
    }

    fn has_time_odds(&self) -> bool {
        self.clock.is_some_and(|clock| clock[Player::Black] != clock[Player::White])
    }
}

/// A game that counted, and the rating after it.
#[derive(Clone, Debug, PartialEq)]
pub struct RatedGame {
    /// Its name.
    pub id: GameId,
    /// The day of the game.
    pub date: Option<Date>,
    /// The board.
    pub variant: Variant,
    /// The level that the person played against.
    pub level: Level,
    /// The person's side.
    pub side: Player,
    /// 1 for a win of the person, 0 for a draw, -1 for a loss.
    pub sign: i8,
    /// The rating before it.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}

/// How a player has done against one level, in games that counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The level.
    pub level: Level,
    /// The results.
    pub tally: Tally,
}

impl Rung {
    /// Returns `true` if the player has beaten the level at least once.
    pub const fn is_beaten(self) -> bool {
        self.tally.won > 0
    }
}

/// A player's rating in one game, with every game that it comes from.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRating {
    /// The game. Its boards share one rating, see [`LevelRating::boards`].
    pub game: GameKind,
    /// The rating as it is now; that of a new player where no game counts.
    pub now: Rating,
    /// Every game that counted, in the order of play.
    pub history: Vec<RatedGame>,
    /// Every level of the game, from the easiest on.
    pub ladder: Vec<Rung>,
}

impl GameRating {
    fn new(game: GameKind) -> Self {
        let levels = (Level::MIN.get()..=Level::strongest_in(game).get()).filter_map(Level::new);
        let ladder = levels.map(|level| Rung { level, tally: Tally::default() }).collect();
        Self { game, now: Rating::first(game), history: Vec::new(), ladder }
    }

    /// Counts the next game in the order of play, if it is one of this game that counts.
    fn add(&mut self, entry: &Entry) {
        let (Some(side), Some(outcome), Ok((level, strength))) =
            (entry.own_side(), entry.outcome, entry.rated_level())
        else {
            return;
        };
        if entry.variant.kind() != self.game {
            return;
        }
        let (before, sign) = (self.now, sign(outcome, side));
        self.count(level, strength, sign);
        let (id, date, variant, after) = (entry.id.clone(), entry.date, entry.variant, self.now);
        self.history.push(RatedGame { id, date, variant, level, side, sign, before, after });
    }

    /// Counts a result: 1 for a win, 0 for a draw, -1 for a loss.
    fn count(&mut self, level: Level, strength: LevelRating, sign: i8) {
        if let Some(rung) = self.ladder.iter_mut().find(|rung| rung.level == level) {
            rung.tally.add(sign);
        }
        self.now = self.now.after(strength, sign);
        // Wins alone say how strong a player is at least, losses how strong at most, and neither how strong.
        let has = |of: fn(Tally) -> usize| self.ladder.iter().any(|rung| of(rung.tally) > 0);
        let is_one_sided = !has(|tally| tally.drawn) && (!has(|tally| tally.won) || !has(|tally| tally.lost));
        if is_one_sided {
            self.now.deviation = FIRST_DEVIATION;
        }
    }

    /// The rating, if it is sure enough to be shown.
    pub fn shown(&self) -> Option<Rating> {
        (!self.now.is_provisional()).then_some(self.now)
    }

    /// Returns the level of which the player is expected to score nearest to half, on a board. `None` on boards on which
    /// no game counts.
    pub fn suggested_level(&self, variant: Variant) -> Option<Level> {
        LevelRating::is_known_on(variant).then(|| LevelRating::nearest(variant.kind(), self.now.value))
    }

    /// The setup with the computer at the level that suits the player, if one person plays against a level of the computer.
    /// On boards on which no game counts, the level is that of the other boards.
    #[must_use]
    pub fn adapted(&self, setup: GameSetup) -> GameSetup {
        let Some((computer, _)) = setup.only_computer() else { return setup };
        let mut adapted = setup;
        adapted.seats[computer] = Seat::Computer(LevelRating::nearest(setup.variant.kind(), self.now.value));
        adapted
    }

    /// Returns the level to beat next: the first above all that were beaten. `None` once the strongest was.
    pub fn next_rung(&self) -> Option<Level> {
        let beaten = self.ladder.iter().rposition(|rung| rung.is_beaten());
        self.ladder.get(beaten.map_or(0, |index| index + 1)).map(|rung| rung.level)
    }

    /// The setup of a rated game made from what was chosen: against the level that suits the player, who takes the other
    /// side than in the last rated game, without a house rule and with the same clock for both.
    ///
    /// # Errors
    /// Why no game is rated with this board or this komi.
    pub fn rated_setup(&self, setup: GameSetup) -> Result<GameSetup, NotRated> {
        let level = self.suggested_level(setup.variant).ok_or(NotRated::Board)?;
        if setup.komi > fair_komi(setup.variant) {
            return Err(NotRated::Komi);
        }
        let side = self.next_side();
        let seat = |player| if player == side { Seat::Human } else { Seat::Computer(level) };
        let clock = setup.clock.map(|clock| ByPlayer::new(clock[side], clock[side]));
        Ok(GameSetup { seats: ByPlayer::from_fn(seat), house_rule: None, clock, ..setup })
    }

    /// Returns the handicap with which a game between the player and the computer is about even, whichever is the stronger.
    /// `None` if the rating is not sure enough to be shown, or no handicap is known to help.
    pub fn suggested_handicap(&self, setup: &GameSetup) -> Option<Handicap> {
        let (computer, level) = setup.computer_rating()?;
        let own = self.shown()?.value;
        let giver = if level > own { computer } else { computer.other() };
        Odds::suggested(setup.variant, level.max(own), level.min(own))?.given_by(giver)
    }

    /// Returns the side that the player should take next: the other one than in the last game that counted.
    pub fn next_side(&self) -> Player {
        self.history.last().map_or(Player::Black, |game| game.side.other())
    }
}

/// A player's ratings, one for each game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings(Vec<GameRating>);

impl Default for Ratings {
    /// Those of a new player.
    fn default() -> Self {
        Self::from_entries([])
    }
}

impl Ratings {
    /// Works out the ratings from kept games. Each counts as it is now, in the order of play.
    pub fn from_entries<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Self {
        let mut ratings: Vec<_> = GameKind::ALL.into_iter().map(GameRating::new).collect();
        for entry in in_order_of_play(entries) {
            for rating in &mut ratings {
                rating.add(entry);
            }
        }
        Self(ratings)
    }

    /// The rating of every game, also of those without a rated game.
    pub fn all(&self) -> &[GameRating] {
        &self.0
    }

    /// The rating of a game.
    pub fn of(&self, game: GameKind) -> GameRating {
        let found = self.0.iter().find(|rating| rating.game == game);
        found.map_or_else(|| GameRating::new(game), Clone::clone)
    }

    /// The game of this name among those that counted.
    pub fn game(&self, id: &GameId) -> Option<&RatedGame> {
        self.0.iter().flat_map(|rating| &rating.history).find(|game| game.id == *id)
    }
}

#[cfg(test)]
mod tests;
