//! Statistics of one's own play: plain numbers from the index, for tables and plots.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;

use crate::play::{CharacterId, Level, Tier};
use crate::rules::{ByPlayer, Outcome, Player, Variant};

use super::Entry;

/// How a person does in games against the computer, by level, board, side and so on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// All finished games.
    pub all: Tally,
    /// By board and level, in the order of menus and from the easiest level on. Only what was played is there.
    pub by_level: Vec<(Variant, Level, Tally)>,
    /// By character and its strength, in the order of their names.
    pub by_character: Vec<(CharacterId, Tier, Tally)>,
    /// By board, in the order of menus.
    pub by_board: Vec<(Variant, Tally)>,
    /// Games that count for a [rating](super::Ratings).
    pub rated: Tally,
    /// Games with a handicap or the pie rule, from another first position, with more than the fair komi, or with more time
    /// for one player.
    pub handicap: Tally,
    /// Games with a clock.
    pub timed: Tally,
    /// Games in which the person had help.
    pub helped: Tally,
    /// By side.
    pub by_side: ByPlayer<Tally>,
    /// By how many points the person won or, below 0, lost, in games that the rules ended and that count points: each
    /// margin with how many games had it, in rising order.
    pub margins: Vec<(i16, usize)>,
    /// How many plies the finished games had, with how many games had them, in rising order.
    pub lengths: Vec<(usize, usize)>,
    /// The finished games in the order of play: the day, and 1 for a win, 0 for a draw, -1 for a loss.
    pub course: Vec<(Option<Date>, i8)>,
    /// Runs of the same result.
    pub streak: Streak,
}

/// How many games were won, lost and drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that the person won.
    pub won: usize,
    /// Games that the computer won.
    pub lost: usize,
    /// Draws.
    pub drawn: usize,
}

/// How many wins or losses there are in a row, and the most wins that ever were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The wins in a row up to now or, below 0, the losses. 0 after a draw.
    pub now: i64,
    /// The most wins in a row.
    pub best: usize,
}

impl Tally {
    /// How many games there were.
    pub const fn games(self) -> usize {
        self.won + self.lost + self.drawn
    }

    /// The share of points that the person scored, from 0 to 1, a draw as half a win; none without games.
    pub fn score(self) -> Option<f64> {
        #[expect(clippy::cast_precision_loss, reason = "no player has so many games")]
        let score = |games: usize| (self.won as f64 + self.drawn as f64 / 2.0) / games as f64;
        (self.games() > 0).then(|| score(self.games()))
    }

    /// Counts a game: 1 for a win of the person, 0 for a draw, -1 for a loss.
    pub(super) const fn add(&mut self, sign: i8) {
        match sign {
            1.. => self.won += 1,
            0 => self.drawn += 1,
            _ => self.lost += 1,
        }
    }
}

/// Games in the order of play, as far as it is known.
pub fn in_order_of_play<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Vec<&'a Entry> {
    let mut games: Vec<_> = entries.into_iter().collect();
    games.sort_by_key(|entry| (entry.date, entry.started, entry.changed));
    games
}

/// An outcome for a side: 1 for a win, 0 for a draw, -1 for a loss.
pub(super) fn sign(outcome: Outcome, side: Player) -> i8 {
    match outcome {
        Outcome::Win(winner) if winner == side => 1,
        Outcome::Win(_) => -1,
        Outcome::Draw => 0,
    }
}

/// Sums up the finished games between one person and the computer.
pub fn statistics<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> Statistics {
    let own = |entry: &'a Entry| Some((entry, entry.own_side()?, entry.outcome?));
    let games = in_order_of_play(entries).into_iter().filter_map(own);

    let mut sums = Statistics::default();
    let mut by_level: HashMap<(Variant, Level), Tally> = HashMap::new();
    let mut by_character: BTreeMap<(CharacterId, Tier), Tally> = BTreeMap::new();
    let mut by_board: HashMap<Variant, Tally> = HashMap::new();
    let mut margins: HashMap<i16, usize> = HashMap::new();
    let mut lengths: HashMap<usize, usize> = HashMap::new();
    for (entry, side, outcome) in games {
        let sign = sign(outcome, side);
        sums.all.add(sign);
        by_board.entry(entry.variant).or_default().add(sign);
        if let Some(level) = entry.players[side.other()].level() {
            by_level.entry((entry.variant, level)).or_default().add(sign);
        }
        if let Some(character) = entry.players[side.other()].character() {
            by_character.entry(character).or_default().add(sign);
        }
        sums.by_side[side].add(sign);
        for (counts, tally) in [
            (entry.rated_level().is_ok(), &mut sums.rated),
            (entry.has_handicap(), &mut sums.handicap),
            (entry.clock.is_some(), &mut sums.timed),
            (!entry.help.is_empty(), &mut sums.helped),
        ] {
            if counts {
                tally.add(sign);
            }
        }
        if let Some(margin) = entry.margin {
            let own = if side == Player::Black { margin } else { -margin };
            *margins.entry(own).or_default() += 1;
        }
        *lengths.entry(entry.plies).or_default() += 1;
        sums.course.push((entry.date, sign));
        sums.streak.add(sign);
    }
    for variant in Variant::ALL {
        if let Some(tally) = by_board.get(&variant) {
            sums.by_board.push((variant, *tally));
        }
        for level in Level::all() {
            if let Some(tally) = by_level.get(&(variant, level)) {
                sums.by_level.push((variant, level, *tally));
            }
        }
    }
    sums.by_character = by_character.into_iter().map(|((id, tier), tally)| (id, tier, tally)).collect();
    sums.margins = sorted(margins);
    sums.lengths = sorted(lengths);
    sums
}

impl Streak {
    /// Adds the next game: 1 for a win of the person, 0 for a draw, -1 for a loss.
    fn add(&mut self, sign: i8) {
        self.now = match sign {
            1.. => self.now.max(0) + 1,
            0 => 0,
            _ => self.now.min(0) - 1,
        };
        self.best = self.best.max(usize::try_from(self.now).unwrap_or_default());
    }
}

/// The counts, sorted by their keys.
fn sorted<K: Ord + Copy>(counts: HashMap<K, usize>) -> Vec<(K, usize)> {
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_unstable_by_key(|&(key, _)| key);
    counts
}
