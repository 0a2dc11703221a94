//! The kind of puzzle that the player wants next.

use std::cmp::Ordering;

use super::{Puzzle, PuzzleRating, PuzzleState, PuzzleTask, PuzzleTheme, WarmUpGoal, collection};
use crate::rules::Variant;

/// How hard the next puzzle should be, compared with the player's rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Difficulty {
    /// Rated lower than the player, and lower than the puzzle before unless that was solved.
    Easier,
    /// About every second one is solved.
    #[default]
    Usual,
    /// Rated higher than the player.
    Harder,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Usual, Self::Harder];
}

/// Puzzles are served within so many points of the player's rating, as long as there are any.
const NEAR: f64 = 150.0;
/// Points below or above the player's rating that an easier or harder puzzle should have.
const STEP: f64 = 100.0;
/// One of this many puzzles of about the right rating is chosen.
const NEAREST: usize = 5;
/// Warm-ups before the first rated puzzle.
const WARM_UPS: usize = 10;
/// Rated puzzles after which a player needs no warm-up.
const NO_BEGINNER: usize = 5;

/// Which puzzles a player wants to be offered: board, theme and difficulty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// On which board.
    pub variant: Variant,
    /// Theme of the puzzle; none for any theme.
    pub theme: Option<PuzzleTheme>,
    /// How hard it is.
    pub difficulty: Difficulty,
}

impl PuzzleFilter {
    /// A filter for puzzles on this board, of any theme and the usual difficulty. Where a board has no puzzles of its
    /// own, the first board of its game that has some stands in for it.
    pub fn on(variant: Variant) -> Self {
        let boards = boards();
        let of_game = || boards.iter().find(|board| board.kind() == variant.kind());
        let here = boards.iter().find(|board| **board == variant);
        let variant = here.or_else(of_game).copied().unwrap_or(variant);
        Self { variant, theme: None, difficulty: Difficulty::default() }
    }

    /// Returns `true` if a puzzle has the board and theme that are wanted, whatever its difficulty. Warm-ups are a theme
    /// of their own.
    pub fn suits(self, puzzle: &Puzzle) -> bool {
        puzzle.variant() == self.variant && self.has_theme(puzzle)
    }

    fn has_theme(self, puzzle: &Puzzle) -> bool {
        let is_theme = self.theme.is_none_or(|theme| puzzle.themes.contains(&theme));
        is_theme && puzzle.is_warm_up() == (self.theme == Some(PuzzleTheme::WarmUp))
    }

    /// The puzzles of the collection that have the board and theme that are wanted, whatever their difficulty.
    pub fn puzzles(self) -> impl Iterator<Item = &'static Puzzle> {
        collection().iter().filter(move |puzzle| self.suits(puzzle))
    }

    /// Chooses the next puzzle for a player with this rating, other than the one that was `shown` last. The random number
    /// `seed` picks one of those that fit equally well; `known` says what the player did with a puzzle. None if all that
    /// [suit](Self::suits) are solved.
    ///
    /// A beginner gets warm-ups first, goal by goal. After that come puzzles within 150 points of the rating: new ones of
    /// the board, new ones of the game's other boards, then those that were failed. Only if there are none, those
    /// farther away.
    pub fn next(
        self,
        rating: PuzzleRating,
        known: &dyn Fn(&Puzzle) -> PuzzleState,
        shown: Option<&Puzzle>,
        seed: usize,
    ) -> Option<&'static Puzzle> {
        let of_game = || collection().iter().filter(|puzzle| puzzle.start.kind() == self.variant.kind());
        let mut left: Vec<(&'static Puzzle, PuzzleState)> =
            of_game().map(|puzzle| (puzzle, known(puzzle))).collect();
        let is_tried =
            |(puzzle, state): &&(&Puzzle, PuzzleState)| puzzle.is_warm_up() && *state != PuzzleState::New;
        let is_solved =
            |(puzzle, state): &&(&Puzzle, PuzzleState)| !puzzle.is_warm_up() && *state == PuzzleState::Solved;
        let (tried, solved) = (left.iter().filter(is_tried).count(), left.iter().filter(is_solved).count());
        left.retain(|(puzzle, _)| shown != Some(puzzle));
        let is_any_left =
            left.iter().any(|&(puzzle, state)| self.suits(puzzle) && state != PuzzleState::Solved);
        if self.theme == Some(PuzzleTheme::WarmUp) {
            return is_any_left.then(|| self.warm_up(&left, tried, seed)).flatten();
        }
        let wants_warm_up = self.theme.is_none() && self.difficulty != Difficulty::Harder;
        if wants_warm_up && tried < WARM_UPS && solved < NO_BEGINNER {
            let warm_up = self.warm_up(&left, tried, seed);
            if warm_up.is_some() {
                return warm_up;
            }
        }
        if !is_any_left {
            return None;
        }
        let ceiling = shown
            .filter(|puzzle| known(puzzle) != PuzzleState::Solved && !puzzle.is_warm_up())
            .map_or(rating.value, |puzzle| rating.value.min(puzzle.rating.into()));
        let rated = |filter: Self| filter.rated(rating.value, ceiling, &left, seed);
        let any_theme = Self { theme: None, ..self };
        match self.difficulty {
            // Nothing is easier than a warm-up.
            Difficulty::Easier => {
                rated(self).or_else(|| rated(any_theme)).or_else(|| self.warm_up(&left, tried, seed))
            }
            Difficulty::Usual => rated(self),
            Difficulty::Harder => rated(self).or_else(|| {
                let unsolved = left
                    .iter()
                    .filter(|(puzzle, state)| self.has_theme(puzzle) && *state != PuzzleState::Solved);
                unsolved.max_by_key(|(puzzle, _)| puzzle.rating).map(|&(puzzle, _)| puzzle)
            }),
        }
    }

    /// Chooses a rated puzzle; an easier one stays below `ceiling`.
    fn rated(
        self,
        rating: f64,
        ceiling: f64,
        left: &[(&'static Puzzle, PuzzleState)],
        seed: usize,
    ) -> Option<&'static Puzzle> {
        let wanted = match self.difficulty {
            Difficulty::Easier => ceiling - STEP,
            Difficulty::Usual => rating,
            Difficulty::Harder => rating + STEP,
        };
        let is_allowed = |found: f64| match self.difficulty {
            Difficulty::Easier => found < ceiling,
            Difficulty::Usual => true,
            Difficulty::Harder => found > rating,
        };
        let suitable = left.iter().filter(|(puzzle, state)| {
            !puzzle.is_warm_up()
                && *state != PuzzleState::Solved
                && self.has_theme(puzzle)
                && is_allowed(puzzle.rating.into())
        });
        let mut ranked: Vec<_> = suitable
            .map(|&(puzzle, state)| {
                let is_far = (f64::from(puzzle.rating) - rating).abs() > NEAR;
                let group = (is_far, state == PuzzleState::Failed, puzzle.variant() != self.variant);
                (group, (f64::from(puzzle.rating) - wanted).abs(), puzzle)
            })
            .collect();
        ranked.sort_by(|a, b| match a.0.cmp(&b.0) {
            Ordering::Equal => a.1.total_cmp(&b.1),
            unequal => unequal,
        });
        let best = ranked.first()?.0;
        let equal = ranked.iter().take_while(|(group, ..)| *group == best).take(NEAREST).collect::<Vec<_>>();
        equal.get(seed % equal.len().max(1)).map(|(.., puzzle)| *puzzle)
    }

    /// Chooses a warm-up: after so many that were tried it is the turn of one goal, on this board if possible; new ones
    /// first, then those that were failed. None if all are solved.
    fn warm_up(
        self,
        left: &[(&'static Puzzle, PuzzleState)],
        tried: usize,
        seed: usize,
    ) -> Option<&'static Puzzle> {
        let goals: Vec<_> = WarmUpGoal::all_of(self.variant.kind()).collect();
        let turn = goals.get(tried % goals.len().max(1)).copied();
        let groups =
            left.iter().filter(|(puzzle, state)| puzzle.is_warm_up() && *state != PuzzleState::Solved);
        let group = |&(puzzle, state): &(&'static Puzzle, PuzzleState)| {
            let is_turn = matches!(puzzle.task, PuzzleTask::WarmUp { goal, .. } if Some(goal) == turn);
            ((state == PuzzleState::Failed, !is_turn, puzzle.variant() != self.variant), puzzle)
        };
        let groups: Vec<_> = groups.map(group).collect();
        let best = groups.iter().map(|(group, _)| *group).min()?;
        let equal: Vec<_> = groups.iter().filter(|(group, _)| *group == best).collect();
        equal.get(seed % equal.len().max(1)).map(|(_, puzzle)| *puzzle)
    }
}

/// The boards that have rated puzzles, in the order of [`Variant::ALL`].
pub fn boards() -> Vec<Variant> {
    let has_some = |variant: &Variant| {
        collection().iter().any(|puzzle| puzzle.variant() == *variant && !puzzle.is_warm_up())
    };
    Variant::ALL.into_iter().filter(has_some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    const RATING: PuzzleRating = PuzzleRating { value: 1_400.0, deviation: 100.0, volatility: 0.06 };

    /// What is known of a player who needs no warm-up, and has solved the hardest puzzles only.
    fn no_beginner(puzzle: &Puzzle) -> PuzzleState {
        let is_solved = puzzle.rating >= 2_000 || puzzle.is_warm_up();
        if is_solved { PuzzleState::Solved } else { PuzzleState::New }
    }

    #[test]
    fn a_board_without_puzzles_is_replaced_by_one_of_its_game() {
        assert_eq!(PuzzleFilter::on(Variant::Hex3).variant, Variant::Hex3);
        assert_eq!(PuzzleFilter::on(Variant::Snub).variant, Variant::Hex);
        assert_eq!(PuzzleFilter::on(Variant::Anda(Side::Nine)).variant.game_name(), "Anda");
        assert!(boards().len() >= 5);
    }

    #[test]
    fn what_is_served_is_what_was_wanted() {
        for variant in boards() {
            let themes = PuzzleTheme::ALL.into_iter().map(Some).chain([None]);
            for (theme, seed) in themes.zip(0..) {
                let filter = PuzzleFilter { theme, ..PuzzleFilter::on(variant) };
                let Some(puzzle) = filter.next(RATING, &|_| PuzzleState::New, None, seed) else {
                    assert!(filter.puzzles().next().is_none());
                    continue;
                };
                assert_eq!(puzzle.variant().kind(), variant.kind());
                assert!(theme.is_none_or(|theme| puzzle.themes.contains(&theme)));
                assert_eq!(puzzle.is_warm_up(), theme.is_none_or(|theme| theme == PuzzleTheme::WarmUp));
                if puzzle.variant() != variant && !puzzle.is_warm_up() {
                    let is_near = |puzzle: &Puzzle| (f64::from(puzzle.rating) - RATING.value).abs() <= NEAR;
                    assert!(is_near(puzzle) && !filter.puzzles().any(is_near), "{puzzle}");
                }
            }
        }
    }

    #[test]
    fn easier_ones_are_rated_lower_and_harder_ones_higher() {
        for variant in boards() {
            for value in [800.0, 1_000.0, 1_400.0, 1_800.0, 3_000.0] {
                let rating = PuzzleRating { value, ..RATING };
                let served = |difficulty, shown, seed| {
                    let filter = PuzzleFilter { difficulty, ..PuzzleFilter::on(variant) };
                    filter.next(rating, &no_beginner, shown, seed).unwrap()
                };
                for seed in 0..NEAREST {
                    let usual = served(Difficulty::Usual, None, seed);
                    let easier = served(Difficulty::Easier, Some(usual), seed);
                    assert!(
                        f64::from(easier.rating) < value && easier.rating < usual.rating,
                        "{easier}, {usual}"
                    );
                    let harder = served(Difficulty::Harder, None, seed);
                    assert!(f64::from(harder.rating) > value || value > 1_900.0, "{harder}");
                    assert!(harder.rating >= easier.rating);
                }
            }
        }
    }

    #[test]
    fn a_beginner_gets_ten_warm_ups_goal_by_goal() {
        for variant in Variant::ALL {
            let (mut seen, mut shown) = (Vec::<&Puzzle>::new(), None);
            let filter = PuzzleFilter { variant, theme: None, difficulty: Difficulty::Usual };
            for number in 0..WARM_UPS {
                let known = |puzzle: &Puzzle| {
                    if seen.contains(&puzzle) { PuzzleState::Failed } else { PuzzleState::New }
                };
                let next = filter.next(PuzzleRating::default(), &known, shown, 3 * number).unwrap();
                // One that is skipped is followed by another of the same goal.
                let skipped = filter.next(PuzzleRating::default(), &known, Some(next), 3 * number).unwrap();
                let goal = |puzzle: &Puzzle| match puzzle.task {
                    PuzzleTask::WarmUp { goal, .. } => goal,
                    _ => panic!("{puzzle}"),
                };
                let goals: Vec<_> = WarmUpGoal::all_of(variant.kind()).collect();
                assert_eq!(goal(next), goals[number % goals.len()], "{next}");
                assert!(goal(skipped) == goal(next) && skipped != next);
                seen.push(next);
                shown = Some(next);
            }
            let known = |puzzle: &Puzzle| {
                if seen.contains(&puzzle) { PuzzleState::Solved } else { PuzzleState::New }
            };
            let rated = PuzzleFilter::on(variant).next(PuzzleRating::default(), &known, shown, 0).unwrap();
            assert!(!rated.is_warm_up());
            assert!((f64::from(rated.rating) - PuzzleRating::default().value).abs() <= NEAR, "{rated}");
        }
    }

    #[test]
    fn somebody_who_has_solved_some_needs_no_warm_up() {
        let solved: Vec<_> = PuzzleFilter::on(Variant::Hex).puzzles().take(NO_BEGINNER).collect();
        let known =
            |puzzle: &Puzzle| if solved.contains(&puzzle) { PuzzleState::Solved } else { PuzzleState::New };
        assert!(!PuzzleFilter::on(Variant::Hex).next(RATING, &known, None, 0).unwrap().is_warm_up());
    }

    #[test]
    fn what_was_failed_comes_again_when_all_others_are_solved() {
        let filter = PuzzleFilter::on(Variant::Hex3);
        let failed = filter.puzzles().nth(7).unwrap();
        let known =
            |puzzle: &Puzzle| if puzzle == failed { PuzzleState::Failed } else { PuzzleState::Solved };
        assert_eq!(filter.next(RATING, &known, None, 3), Some(failed));
        assert_eq!(filter.next(RATING, &known, Some(failed), 3), None);
        assert_eq!(filter.next(RATING, &|_| PuzzleState::Solved, None, 3), None);
    }
}
