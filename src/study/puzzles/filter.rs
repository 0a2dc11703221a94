//! The kind of puzzle that the player wants next.

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

/// Difference in points between a puzzle's rating and the player's up to which puzzles are preferred.
const NEAR_DISTANCE: f64 = 150.0;
/// Points below or above the player's rating that an easier or harder puzzle should have.
const STEP: f64 = 100.0;
/// Number of puzzles with about the right rating, of which one is chosen at random.
const CHOICES: usize = 5;
/// Number of warm-ups before the first rated puzzle.
const WARM_UPS: usize = 10;
/// Number of solved rated puzzles after which a player is no beginner.
const BEGINNER_PUZZLES: usize = 5;

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
        let same_game = boards.iter().find(|board| board.kind() == variant.kind()).copied();
        let variant = if boards.contains(&variant) { variant } else { same_game.unwrap_or(variant) };
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

    /// Chooses the next puzzle for a player with this rating, other than the one that was `shown` last. `state_of` says
    /// what the player did with a puzzle, and the random number `seed` picks one of those that fit equally well. None if
    /// all that [suit](Self::suits) are solved.
    ///
    /// A beginner gets warm-ups first, goal by goal. After that come puzzles within 150 points of the rating: new ones of
    /// the board, new ones of the game's other boards, then those that were failed. Only if there are none, those
    /// farther away.
    pub fn next(
        self,
        rating: PuzzleRating,
        state_of: &dyn Fn(&Puzzle) -> PuzzleState,
        shown: Option<&Puzzle>,
        seed: usize,
    ) -> Option<&'static Puzzle> {
        let of_game = collection().iter().filter(|puzzle| puzzle.start.kind() == self.variant.kind());
        let of_game: Vec<Candidate> =
            of_game.map(|puzzle| Candidate { puzzle, state: state_of(puzzle) }).collect();
        let tried_warm_ups = of_game
            .iter()
            .filter(|candidate| candidate.puzzle.is_warm_up() && candidate.state != PuzzleState::New)
            .count();
        let solved = of_game
            .iter()
            .filter(|candidate| !candidate.puzzle.is_warm_up() && candidate.state == PuzzleState::Solved)
            .count();
        let unsolved: Vec<Candidate> = of_game
            .into_iter()
            .filter(|candidate| candidate.state != PuzzleState::Solved && shown != Some(candidate.puzzle))
            .collect();
        let has_suitable = unsolved.iter().any(|candidate| self.suits(candidate.puzzle));
        let warm_up = || self.next_warm_up(&unsolved, tried_warm_ups, seed);

        if self.theme == Some(PuzzleTheme::WarmUp) {
            return if has_suitable { warm_up() } else { None };
        }
        let is_beginner = tried_warm_ups < WARM_UPS && solved < BEGINNER_PUZZLES;
        let may_warm_up = self.theme.is_none() && self.difficulty != Difficulty::Harder;
        if is_beginner
            && may_warm_up
            && let Some(puzzle) = warm_up()
        {
            return Some(puzzle);
        }
        if !has_suitable {
            return None;
        }
        // What is easier is also easier than a puzzle that was too hard.
        let too_hard = shown.filter(|puzzle| !puzzle.is_warm_up() && state_of(puzzle) != PuzzleState::Solved);
        let ceiling = too_hard.map_or(rating.value, |puzzle| rating.value.min(puzzle.rating.into()));
        let rated = |filter: Self| filter.next_rated(&unsolved, rating.value, ceiling, seed);
        match self.difficulty {
            // Nothing is easier than a warm-up.
            Difficulty::Easier => {
                rated(self).or_else(|| rated(Self { theme: None, ..self })).or_else(warm_up)
            }
            Difficulty::Usual => rated(self),
            Difficulty::Harder => rated(self).or_else(|| self.hardest(&unsolved)),
        }
    }

    /// Chooses a rated puzzle for a player with this rating. One that should be easier is rated below `ceiling`.
    fn next_rated(
        self,
        unsolved: &[Candidate],
        rating: f64,
        ceiling: f64,
        seed: usize,
    ) -> Option<&'static Puzzle> {
        let (wanted, allowed) = match self.difficulty {
            Difficulty::Easier => (ceiling - STEP, f64::NEG_INFINITY..ceiling),
            Difficulty::Usual => (rating, f64::NEG_INFINITY..f64::INFINITY),
            Difficulty::Harder => (rating + STEP, rating.next_up()..f64::INFINITY),
        };
        let suitable = unsolved.iter().filter(|Candidate { puzzle, .. }| {
            !puzzle.is_warm_up() && self.has_theme(puzzle) && allowed.contains(&puzzle.rating.into())
        });
        let mut ranked: Vec<(RatedRank, f64, &'static Puzzle)> = suitable
            .map(|&Candidate { puzzle, state }| {
                let rank = RatedRank {
                    is_far: (f64::from(puzzle.rating) - rating).abs() > NEAR_DISTANCE,
                    was_failed: state == PuzzleState::Failed,
                    is_on_other_board: puzzle.variant() != self.variant,
                };
                (rank, (f64::from(puzzle.rating) - wanted).abs(), puzzle)
            })
            .collect();
        ranked.sort_by(|(rank, distance, _), (other_rank, other_distance, _)| {
            rank.cmp(other_rank).then(distance.total_cmp(other_distance))
        });
        let best = ranked.first()?.0;
        let equally_good = ranked.iter().take_while(|(rank, ..)| *rank == best).take(CHOICES);
        pick(equally_good.map(|(.., puzzle)| *puzzle), seed)
    }

    /// The unsolved puzzle of the theme that is rated highest.
    fn hardest(self, unsolved: &[Candidate]) -> Option<&'static Puzzle> {
        let of_theme =
            unsolved.iter().map(|candidate| candidate.puzzle).filter(|puzzle| self.has_theme(puzzle));
        of_theme.max_by_key(|puzzle| puzzle.rating)
    }

    /// Chooses a warm-up. Its goal follows from how many have been `tried`, so that the goals take turns.
    fn next_warm_up(self, unsolved: &[Candidate], tried: usize, seed: usize) -> Option<&'static Puzzle> {
        let goals: Vec<_> = WarmUpGoal::all_of(self.variant.kind()).collect();
        let next_goal = goals.get(tried % goals.len().max(1)).copied();
        let warm_ups = unsolved.iter().filter(|candidate| candidate.puzzle.is_warm_up());
        let ranked: Vec<(WarmUpRank, &'static Puzzle)> = warm_ups
            .map(|&Candidate { puzzle, state }| {
                let has_goal =
                    matches!(puzzle.task, PuzzleTask::WarmUp { goal, .. } if Some(goal) == next_goal);
                let rank = WarmUpRank {
                    was_failed: state == PuzzleState::Failed,
                    has_other_goal: !has_goal,
                    is_on_other_board: puzzle.variant() != self.variant,
                };
                (rank, puzzle)
            })
            .collect();
        let best = ranked.iter().map(|(rank, _)| *rank).min()?;
        pick(ranked.iter().filter(|(rank, _)| *rank == best).map(|(_, puzzle)| *puzzle), seed)
    }
}

/// A puzzle that may be chosen, and what the player did with it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    puzzle: &'static Puzzle,
    state: PuzzleState,
}

/// How well a rated puzzle fits. The least comes first, and earlier fields weigh more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct RatedRank {
    is_far: bool,
    was_failed: bool,
    is_on_other_board: bool,
}

/// How well a warm-up fits. The least comes first, and earlier fields weigh more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct WarmUpRank {
    was_failed: bool,
    has_other_goal: bool,
    is_on_other_board: bool,
}

/// The puzzle that a random number picks; none if there is none.
fn pick(puzzles: impl Iterator<Item = &'static Puzzle>, seed: usize) -> Option<&'static Puzzle> {
    let puzzles: Vec<_> = puzzles.collect();
    puzzles.get(seed % puzzles.len().max(1)).copied()
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
                    let is_near =
                        |puzzle: &Puzzle| (f64::from(puzzle.rating) - RATING.value).abs() <= NEAR_DISTANCE;
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
                for seed in 0..CHOICES {
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
            assert!(
                (f64::from(rated.rating) - PuzzleRating::default().value).abs() <= NEAR_DISTANCE,
                "{rated}"
            );
        }
    }

    #[test]
    fn somebody_who_has_solved_some_needs_no_warm_up() {
        let solved: Vec<_> = PuzzleFilter::on(Variant::Hex).puzzles().take(BEGINNER_PUZZLES).collect();
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
