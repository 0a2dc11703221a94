//! Odds: a handicap of either game, without saying who gives it.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{GameSetup, GameSetupError, HouseRule, Level, LevelRating};
use crate::rules::abande::{Handicap, HandicapKind};
use crate::rules::{AnyGame, AnyRules, Player, Variant, excerpt};

/// Advantage that a stronger player gives a weaker one: a [`Handicap`] of Abande, or komi in Anda. Its text is `pieces-3` or
/// `komi-8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Odds {
    /// In Abande: so much of this kind.
    Abande(HandicapKind, u8),
    /// In Anda: the giver plays Black, and White has so many komi points.
    Komi(u16),
}

/// The error that a text is not that of odds.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown handicap “{0}”: write it as pieces-3, points-5, captures-12 or komi-8")]
pub struct UnknownOdds(pub String);

/// Points at which a game is even between a level of Abande and the one four below, on `hex` and `square`: level 5 against
/// 1, 6 against 2, and so on. `docs/handicaps.md` has the same figures.
const POINTS_OF_FOUR_LEVELS: [[f64; 2]; 11] = [
    [11.1, 13.1],
    [8.7, 8.8],
    [8.1, 9.3],
    [9.3, 8.8],
    [9.8, 9.2],
    [6.9, 7.5],
    [6.6, 6.8],
    [6.0, 6.0],
    [4.7, 5.3],
    [3.9, 4.4],
    [3.3, 3.7],
];

/// Worth of pieces and captures in points between equal players, the mean of `hex` and `square`: amount and points.
/// `docs/handicaps.md` has the same figures.
const POINTS_OF_PIECES: [(u8, f64); 6] = [(1, 1.3), (2, 2.8), (3, 3.5), (4, 4.6), (5, 5.6), (6, 6.1)];
const POINTS_OF_CAPTURES: [(u8, f64); 5] = [(6, 0.2), (9, 1.0), (12, 2.1), (15, 4.4), (18, 5.7)];

impl Odds {
    /// The odds that make a game between two players about even, by their ratings: points, the kind that is worth the
    /// same in every game. `None` if the players are about equal, or if no odds are known to help, as in Anda.
    pub fn suggested(variant: Variant, stronger: f64, weaker: f64) -> Option<Self> {
        let AnyRules::Abande(rules) = variant.rules() else { return None };
        let between = f64::midpoint(stronger, weaker);
        let points = (stronger - weaker) * points_per_rating(variant, between)?;
        let (least, most) = HandicapKind::Points.amounts(rules);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a handful of points")]
        let points = points.round().clamp(0.0, most.into()) as u8;
        (points >= least).then_some(Self::Abande(HandicapKind::Points, points))
    }

    /// Worth in points of the final margin, between players as strong as level 6; none for komi.
    pub fn points(self) -> Option<f64> {
        match self {
            Self::Abande(HandicapKind::Points, points) => Some(points.into()),
            Self::Abande(HandicapKind::Pieces, pieces) => Some(at(&POINTS_OF_PIECES, pieces)),
            Self::Abande(HandicapKind::Captures, pieces) => Some(at(&POINTS_OF_CAPTURES, pieces)),
            Self::Komi(_) => None,
        }
    }

    /// How many levels of the computer the odds are worth beside a player with this rating; none where that is not
    /// known.
    pub fn levels(self, variant: Variant, rating: f64) -> Option<f64> {
        let [low, high] =
            [Level::MIN, Level::strongest(variant)].map(|level| LevelRating::of(variant, level));
        let levels = f64::from(Level::strongest(variant).get() - Level::MIN.get());
        let per_level = (high?.value - low?.value) / levels;
        Some(self.points()? / points_per_rating(variant, rating)? / per_level)
    }

    /// The side of the player who gives, if it must be a certain one.
    pub const fn side_of_giver(self) -> Option<Player> {
        match self {
            Self::Abande(..) => None,
            Self::Komi(_) => Some(Player::Black),
        }
    }

    /// The handicap that these are when this player gives them; none for komi.
    pub const fn given_by(self, giver: Player) -> Option<Handicap> {
        match self {
            Self::Abande(kind, amount) => Some(Handicap { giver, kind, amount }),
            Self::Komi(_) => None,
        }
    }

    /// The first position of a game in which this player gives these odds. Komi always goes to White.
    ///
    /// # Errors
    /// If the game has no such odds on this board.
    pub fn start(self, variant: Variant, giver: Player) -> Result<AnyGame, GameSetupError> {
        let komi = match self {
            Self::Abande(..) => 0,
            Self::Komi(komi) => komi,
        };
        GameSetup {
            variant,
            komi,
            house_rule: self.given_by(giver).map(HouseRule::from),
            ..GameSetup::default()
        }
        .start()
    }
}

impl From<Handicap> for Odds {
    fn from(Handicap { kind, amount, .. }: Handicap) -> Self {
        Self::Abande(kind, amount)
    }
}

/// How many points of the final margin a point of rating is worth between players of about this rating. `None` on
/// boards on which the levels are not measured.
fn points_per_rating(variant: Variant, rating: f64) -> Option<f64> {
    let points_on = |[hex, square]: [f64; 2]| match variant {
        Variant::Hex => hex,
        Variant::Square => square,
        Variant::Snub | Variant::Hex3 | Variant::Anda(_) => f64::midpoint(hex, square),
    };
    let rating_of = |level: u8| Some(LevelRating::of(variant, Level::new(level)?)?.value);
    let measured = POINTS_OF_FOUR_LEVELS.into_iter().map(points_on).zip(1..).map(|(points, level)| {
        let (low, high) = (rating_of(level)?, rating_of(level + 4)?);
        Some((f64::midpoint(low, high), points / (high - low)))
    });
    let measured: Vec<(f64, f64)> = measured.collect::<Option<_>>()?;
    Some(interpolated(&measured, rating))
}

/// The value of a table with rising places at this amount.
fn at<const N: usize>(table: &[(u8, f64); N], amount: u8) -> f64 {
    interpolated(&table.map(|(amount, points)| (amount.into(), points)), amount.into())
}

/// The value between those of a table with rising places, and the nearest one outside of it.
fn interpolated(table: &[(f64, f64)], place: f64) -> f64 {
    let after = table.partition_point(|&(known, _)| known <= place);
    match (after.checked_sub(1).and_then(|before| table.get(before)), table.get(after)) {
        (Some(&(from, low)), Some(&(to, high))) => low + (high - low) * (place - from) / (to - from),
        (Some(&(_, value)), None) | (None, Some(&(_, value))) => value,
        (None, None) => 0.0,
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abande(kind, amount) => write!(f, "{}-{amount}", kind.word()),
            Self::Komi(komi) => write!(f, "komi-{komi}"),
        }
    }
}

impl FromStr for Odds {
    type Err = UnknownOdds;

    fn from_str(text: &str) -> Result<Self, UnknownOdds> {
        let komi = || {
            let (word, amount) = text.split_once('-')?;
            word.eq_ignore_ascii_case("komi").then(|| amount.parse().ok().map(Self::Komi))?
        };
        let abande = HandicapKind::parse_amount(text).map(|(kind, amount)| Self::Abande(kind, amount));
        abande.or_else(komi).ok_or_else(|| UnknownOdds(excerpt(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_read_as_they_are_written() {
        for text in ["pieces-3", "points-12", "captures-9", "komi-300"] {
            assert_eq!(text.parse::<Odds>().unwrap().to_string(), text);
        }
        for text in
            ["", "pieces", "pieces-", "pieces--1", "stones-3", "komi-70000", "points-300", "points-+3"]
        {
            assert!(text.parse::<Odds>().is_err(), "{text}");
        }
    }

    #[test]
    fn suggestions_grow_with_the_difference_and_are_none_between_equals() {
        for (board, variant) in [Variant::Hex, Variant::Square].into_iter().enumerate() {
            let of = |level: u8| LevelRating::of(variant, Level::new(level).unwrap()).unwrap().value;
            let points = |strong: u8, weak: u8| match Odds::suggested(variant, of(strong), of(weak)) {
                Some(Odds::Abande(HandicapKind::Points, points)) => points,
                None => 0,
                other => panic!("{other:?}"),
            };
            for (level, measured) in (1..).zip(POINTS_OF_FOUR_LEVELS.map(|points| points[board])) {
                assert!((f64::from(points(level + 4, level)) - measured).abs() <= 0.5, "{variant} {level}");
                let rising: Vec<_> = (level..=level + 4).map(|strong| points(strong, level)).collect();
                assert!(rising.is_sorted() && rising[0] == 0, "{rising:?}");
            }
            assert_eq!(points(17, 1), 18, "no more than there is");
        }
        assert_eq!(Odds::suggested(Variant::Hex3, 2_000.0, 1_000.0), None);
        assert_eq!(Odds::suggested(Variant::ANDA[0], 2_000.0, 1_000.0), None);
    }

    /// The figures are those of the page, which says how they were measured.
    #[test]
    fn the_figures_are_those_of_the_page() {
        let page = include_str!("../../docs/handicaps.md");
        let cells = |name: &str| -> Vec<&str> {
            let start = format!("| {name} | ");
            let line = page.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{name}"));
            line.trim_matches(|c| " |".contains(c)).split(" | ").collect()
        };
        let number = |cell: &str| cell.split(' ').next().unwrap().parse::<f64>().unwrap();
        for (index, points) in POINTS_OF_FOUR_LEVELS.into_iter().enumerate() {
            let cells = cells(&format!("{} against {}", index + 5, index + 1));
            for (cell, points) in [cells[3], cells[6]].into_iter().zip(points) {
                assert!((number(cell) - points).abs() < 0.01, "{cells:?}");
            }
        }
        let pieces = POINTS_OF_PIECES.map(|(amount, points)| (format!("`pieces-{amount}`"), points));
        let captures = POINTS_OF_CAPTURES.map(|(amount, points)| (format!("`captures-{amount}`"), points));
        for (name, points) in pieces.into_iter().chain(captures) {
            let cells = cells(&name);
            let mean = f64::midpoint(number(cells[1]), number(cells[2]));
            assert!((mean - points).abs() < 0.11, "{name}: {mean}, not {points}");
        }
    }

    #[test]
    fn odds_are_worth_levels() {
        let level = LevelRating::of(Variant::Hex, Level::new(6).unwrap()).unwrap().value;
        let worth = |text: &str| text.parse::<Odds>().unwrap().levels(Variant::Hex, level);
        for (odds, levels) in [("points-4", 1.9), ("pieces-3", 1.8), ("captures-18", 2.6)] {
            let worth = worth(odds).unwrap();
            assert!((worth - levels).abs() < 0.4, "{odds}: {worth}");
        }
        assert_eq!(worth("komi-8"), None);
    }

    #[test]
    fn each_game_has_its_own_odds() {
        let odds = |text: &str| text.parse::<Odds>().unwrap();
        for giver in Player::ALL {
            let start = odds("pieces-3").start(Variant::Hex, giver).unwrap();
            assert_eq!((start.view().hands[giver], start.view().hands[giver.other()]), (15, 18));
            assert_eq!(odds("komi-4").start(Variant::ANDA[0], giver).unwrap().komi_left(), 4);
        }
        assert!(odds("komi-4").start(Variant::Hex, Player::Black).is_err());
        assert!(odds("pieces-3").start(Variant::ANDA[0], Player::Black).is_err());
        assert!(odds("pieces-7").start(Variant::Hex, Player::Black).is_err());
    }
}
