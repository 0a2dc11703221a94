//! How strong the levels are on one scale: fixed references, by which players are rated.

use std::f64::consts::LN_10;

use super::Level;
use crate::board::Side;
use crate::rules::{GameKind, Variant};

/// The scale of all ratings of players. Its number changes when the levels do, or when they are measured anew.
///
/// It is that of Elo: 400 points more score ten times as much. A player who takes the best that is one move away
/// (“greedy” in `docs/levels.md`) has 1000 points in both games.
pub const RATING_SCALE: &str = "levels 1";

/// The rating of greedy, at which the scale is fixed.
const GREEDY: f64 = 1_000.0;

/// How uncertain the levels are, beside their measurement, where they were not measured as they play now.
const UNMEASURED: f64 = 100.0;

/// The first level that plays by a network or by search in Abande, and so changed when the networks came.
const FIRST_SEARCHING: u8 = 6;

/// The score of a match: thousandths of all that could be won, and the number of games.
type Score = (u16, u16);

/// The matches of Abande, on `hex` and `square`: level 2 against greedy, level 2 against 1, 3 against 2, and so on.
/// `docs/levels.md` has the same scores.
const ABANDE: [[Score; 2]; Level::OF_ABANDE.get() as usize] = [
    [(541, 800), (474, 800)],
    [(724, 800), (692, 800)],
    [(768, 800), (771, 800)],
    [(774, 800), (783, 800)],
    [(750, 800), (742, 800)],
    [(760, 400), (759, 400)],
    [(685, 400), (728, 400)],
    [(724, 400), (786, 400)],
    [(708, 200), (735, 200)],
    [(745, 200), (688, 200)],
    [(688, 200), (698, 200)],
    [(740, 200), (725, 200)],
    [(795, 200), (760, 200)],
    [(718, 200), (740, 200)],
    [(728, 200), (795, 200)],
    [(682, 200), (725, 200)],
    [(692, 200), (788, 200)],
];

/// The matches of Anda, on side 5, in the same order.
const ANDA: [[Score; 1]; Level::OF_ANDA.get() as usize] = [
    [(570, 100)],
    [(700, 100)],
    [(750, 100)],
    [(740, 100)],
    [(770, 100)],
    [(800, 100)],
    [(780, 100)],
    [(780, 100)],
    [(750, 100)],
    [(730, 100)],
    [(650, 100)],
];

/// Strength of a level on the scale [`RATING_SCALE`].
///
/// ```
/// use abande::play::{Level, LevelRating};
/// use abande::rules::Variant;
///
/// let of = |level: Level| LevelRating::of(Variant::Hex, level).unwrap();
/// assert!(of(Level::MIN).value < 900.0 && of(Level::MAX).value > 3_000.0);
/// assert!(LevelRating::of(Variant::Hex3, Level::MIN).is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelRating {
    /// Rating.
    pub value: f64,
    /// Standard deviation of the rating: by the number of games it was measured in.
    pub deviation: f64,
}

impl LevelRating {
    /// The rating of a level. `None` if the game has no such level, and on boards that are for learning: there the
    /// levels lie closer together.
    pub fn of(variant: Variant, level: Level) -> Option<Self> {
        level.check(variant).ok()?;
        let (measured, unmeasured) = match variant {
            Variant::Hex | Variant::Square => (added_up(&ABANDE, level), 0.0),
            Variant::Snub if level.get() < FIRST_SEARCHING => (added_up(&ABANDE, level), 0.0),
            Variant::Snub => (added_up(&ABANDE, level), UNMEASURED),
            Variant::Anda(Side::Seven | Side::Nine | Side::Eleven) => (added_up(&ANDA, level), UNMEASURED),
            Variant::Hex3 | Variant::Anda(Side::Three | Side::Four | Side::Five | Side::Six) => return None,
        };
        Some(Self { deviation: measured.deviation.hypot(unmeasured), ..measured })
    }

    /// The level of a game whose rating is nearest to this one.
    pub fn nearest(game: GameKind, rating: f64) -> Level {
        let distance = |level: &Level| {
            // A level has the same rating on all boards on which games are rated.
            let known = Self::boards(game).next().and_then(|board| Self::of(board, *level));
            known.map_or(f64::INFINITY, |known| (known.value - rating).abs())
        };
        let levels = (Level::MIN.get()..=Level::strongest_in(game).get()).filter_map(Level::new);
        levels.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or_default()
    }

    /// The rating as a whole number, as it is shown.
    #[expect(clippy::cast_possible_truncation, reason = "no rating is so high")]
    pub fn rounded(self) -> i32 {
        self.value.round() as i32
    }

    /// Returns `true` if games on a board can be rated.
    pub fn is_known_on(variant: Variant) -> bool {
        Self::of(variant, Level::MIN).is_some()
    }

    /// The boards of a game on which games can be rated, in the order of menus. They share one rating: a level is the same
    /// distance above greedy on each of them.
    pub fn boards(game: GameKind) -> impl Iterator<Item = Variant> {
        game.info().variants.iter().copied().filter(|&variant| Self::is_known_on(variant))
    }
}

/// Adds up the steps from greedy to a level, each as the mean over the boards on which it was measured.
fn added_up<const BOARDS: usize>(matches: &[[Score; BOARDS]], level: Level) -> LevelRating {
    let [to_second, to_first, upwards @ ..] = matches else {
        return LevelRating { value: GREEDY, deviation: 0.0 };
    };
    let signed: Vec<(f64, &[Score; BOARDS])> = match level.get() {
        1 => vec![(1.0, to_second), (-1.0, to_first)],
        number => std::iter::once(to_second)
            .chain(upwards.iter().take(usize::from(number) - 2))
            .map(|step| (1.0, step))
            .collect(),
    };
    let (mut value, mut variance) = (GREEDY, 0.0);
    for (sign, scores) in signed {
        for &score in scores {
            let (step, of_step) = difference(score);
            #[expect(clippy::cast_precision_loss, reason = "there are few boards")]
            let share = 1.0 / BOARDS as f64;
            value += sign * step * share;
            variance += of_step * share * share;
        }
    }
    LevelRating { value, deviation: variance.sqrt() }
}

/// The difference in strength that a score shows, and its variance.
fn difference((score, games): Score) -> (f64, f64) {
    let score = f64::from(score) / 1_000.0;
    let slope = 400.0 / LN_10;
    let difference = slope * (score / (1.0 - score)).ln();
    (difference, slope * slope / (f64::from(games) * score * (1.0 - score)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_stronger_than_the_one_below_and_less_certain_far_from_greedy() {
        for variant in Variant::ALL.into_iter().filter(|&variant| LevelRating::is_known_on(variant)) {
            let levels: Vec<_> =
                Level::all_for(variant).map(|level| LevelRating::of(variant, level).unwrap()).collect();
            for pair in levels.windows(2) {
                let step = pair[1].value - pair[0].value;
                assert!((100.0..260.0).contains(&step), "{variant}: {pair:?}");
            }
            for pair in levels[1..].windows(2) {
                assert!(pair[1].deviation >= pair[0].deviation, "{variant}: {pair:?}");
            }
            assert!(levels.iter().all(|level| (1.0..170.0).contains(&level.deviation)), "{levels:?}");
            // Level 2 is about even with greedy.
            assert!((levels[1].value - GREEDY).abs() < 60.0, "{levels:?}");
        }
    }

    /// The scores are those of the page for players, which says how they were measured.
    #[test]
    fn the_scores_are_those_of_the_page() {
        let page = include_str!("../../docs/levels.md");
        let (abande, anda) = page.split_once("\n## Anda\n").unwrap();
        let row = |text: &str, names: &str| -> Vec<Score> {
            let start = format!("| {names} | ");
            let line =
                text.lines().find(|line| line.starts_with(&start)).unwrap_or_else(|| panic!("{names}"));
            let cells = line.trim_start_matches(&start).split(" | ").filter(|cell| cell.contains('%'));
            let score = |cell: &str| {
                let (percent, rest) = cell.split_once('%').unwrap();
                let games = rest.split_once('(').unwrap().1.split_once(')').unwrap().0;
                (percent.replace('.', "").parse().unwrap(), games.parse().unwrap())
            };
            cells.map(score).collect()
        };
        let names = |index: usize| match index {
            0 => "2 against greedy".to_owned(),
            index => format!("{} against {index}", index + 1),
        };
        for (index, scores) in ABANDE.iter().enumerate() {
            assert_eq!(row(abande, &names(index))[..2], scores[..], "{}", names(index));
        }
        for (index, scores) in ANDA.iter().enumerate() {
            assert_eq!(row(anda, &names(index)), scores[..], "{}", names(index));
        }
    }
}
