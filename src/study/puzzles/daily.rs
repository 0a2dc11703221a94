//! The puzzle of the day.

use std::ops::RangeInclusive;

use jiff::civil::Date;

use super::{Puzzle, collection};
use crate::rules::{GameKind, StableHash};

/// Ratings that a puzzle of the day may have: hard enough for everybody to think, and no harder.
const MIDDLING: RangeInclusive<u16> = 900..=1_700;

/// The puzzle of a day for one game: the same for everybody who has the same collection. None comes twice in a month.
/// `None` if the game has no suitable puzzle.
///
/// A date and a puzzle have a weight, and the heaviest puzzle wins (rendezvous hashing). So a puzzle that is added later
/// changes only the days that it wins.
pub fn daily(game: GameKind, date: Date) -> Option<&'static Puzzle> {
    daily_among(collection(), game, date)
}

fn daily_among(puzzles: &[Puzzle], game: GameKind, date: Date) -> Option<&Puzzle> {
    let is_suitable = |puzzle: &&Puzzle| {
        puzzle.start.kind() == game && !puzzle.is_warm_up() && MIDDLING.contains(&puzzle.rating)
    };
    let mut left: Vec<(String, &Puzzle)> =
        puzzles.iter().filter(is_suitable).map(|puzzle| (puzzle.id(), puzzle)).collect();
    let heaviest = |left: &[(String, &Puzzle)], date: Date| {
        let weights = left.iter().enumerate().map(|(index, (id, _))| (weight(date, id), index));
        weights.max().map(|(_, index)| index)
    };
    let mut day = date.first_of_month();
    // What the days before it took is gone, unless that would leave nothing.
    while day < date && left.len() > 1 {
        left.swap_remove(heaviest(&left, day)?);
        day = day.tomorrow().ok()?;
    }
    heaviest(&left, date).and_then(|index| left.get(index)).map(|(_, puzzle)| *puzzle)
}

/// Weight of a puzzle on a date.
fn weight(date: Date, id: &str) -> u64 {
    let hash = StableHash::default().with(date.to_string().as_bytes()).with(id.as_bytes()).value();
    // The last letters reach only some bits of the hash.
    let mixed = (hash ^ (hash >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use jiff::civil::date;

    use super::*;

    fn days(from: Date) -> impl Iterator<Item = Date> {
        from.series(jiff::Span::new().days(1)).take(365)
    }

    #[test]
    fn every_game_has_a_middling_rated_puzzle_on_every_day() {
        for game in GameKind::ALL {
            for date in days(date(2026, 1, 1)) {
                let puzzle = daily(game, date).unwrap();
                assert_eq!(puzzle.start.kind(), game);
                assert!(!puzzle.is_warm_up() && MIDDLING.contains(&puzzle.rating), "{date}: {puzzle}");
            }
        }
    }

    /// If this changes, players of two versions have different puzzles on the same day.
    #[test]
    fn the_puzzle_of_a_day_is_the_same_for_everybody() {
        let on = |game| daily(game, date(2026, 11, 26)).unwrap().id();
        assert_eq!(GameKind::ALL.map(on), ["hex-jyvdqj", "anda-5-4jfziw"]);
    }

    #[test]
    fn the_days_of_a_year_differ_widely() {
        for game in GameKind::ALL {
            let mut times = BTreeMap::<String, usize>::new();
            let mut months = BTreeMap::<i8, BTreeSet<String>>::new();
            for date in days(date(2027, 1, 1)) {
                let id = daily(game, date).unwrap().id();
                assert!(months.entry(date.month()).or_default().insert(id.clone()), "{date}: {id} again");
                *times.entry(id).or_default() += 1;
            }
            let suitable = collection().iter().filter(|puzzle| {
                puzzle.start.kind() == game && !puzzle.is_warm_up() && MIDDLING.contains(&puzzle.rating)
            });
            let suitable = suitable.count();
            assert!(times.len() * 10 >= suitable.min(365) * 6, "{} of {suitable} came", times.len());
            let most = times.values().max().unwrap();
            assert!(*most <= 12, "{most} times the same");
        }
    }

    #[test]
    fn a_puzzle_that_is_added_changes_few_days() {
        let game = GameKind::Abande;
        let added = collection().iter().position(|puzzle| Some(puzzle) == daily(game, date(2026, 5, 9)));
        let mut fewer = collection().to_vec();
        fewer.remove(added.unwrap());
        let changed = days(date(2026, 1, 1))
            .filter(|date| daily_among(&fewer, game, *date) != daily(game, *date))
            .collect::<Vec<_>>();
        assert!(changed.contains(&date(2026, 5, 9)) && changed.len() < 20, "{changed:?}");
    }

    #[test]
    fn a_small_collection_serves_the_same_again() {
        let one = [daily(GameKind::Anda, date(2026, 1, 1)).unwrap().clone()];
        for date in days(date(2026, 1, 1)) {
            assert_eq!(daily_among(&one, GameKind::Anda, date), Some(&one[0]));
            assert_eq!(daily_among(&one, GameKind::Abande, date), None);
        }
    }
}
