//! The kind of puzzle that the player wants next.

use super::{Puzzle, PuzzleRating, PuzzleState, PuzzleTheme, collection};
use crate::rules::Variant;

/// How hard the next puzzle should be, compared with the player's rating.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Difficulty {
    /// Four of five are solved.
    Easier,
    /// Every second one is solved.
    #[default]
    Usual,
    /// One of five is solved.
    Harder,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Self; 3] = [Self::Easier, Self::Usual, Self::Harder];

    /// How far above the player's rating the puzzle should be; 250 points are odds of about four to one.
    const fn above(self) -> f64 {
        match self {
            Self::Easier => -250.0,
            Self::Usual => 0.0,
            Self::Harder => 250.0,
        }
    }
}

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

    /// Returns `true` if a puzzle has the board and theme that are wanted, whatever its difficulty.
    pub fn suits(self, puzzle: &Puzzle) -> bool {
        puzzle.variant() == self.variant && self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    }

    /// The puzzles of the collection that have the board and theme that are wanted, whatever their difficulty.
    pub fn puzzles(self) -> impl Iterator<Item = &'static Puzzle> {
        collection().iter().filter(move |puzzle| self.suits(puzzle))
    }

    /// Chooses the next puzzle for a player with this rating: a new one or, if there is none, one that was failed. Of
    /// those whose rating is nearest to the wanted one, the random number `seed` picks one. `known` says what the
    /// player did with a puzzle. None if all are solved.
    pub fn next(
        self,
        rating: PuzzleRating,
        known: &dyn Fn(&Puzzle) -> PuzzleState,
        seed: usize,
    ) -> Option<&'static Puzzle> {
        let wanted = rating.value + self.difficulty.above();
        [PuzzleState::New, PuzzleState::Failed].into_iter().find_map(|state| {
            let pool = self.puzzles().filter(|puzzle| known(puzzle) == state).collect();
            super::rating::one_near(pool, wanted, seed)
        })
    }
}

/// The boards that have puzzles, in the order of [`Variant::ALL`].
pub fn boards() -> Vec<Variant> {
    let has_some = |variant: &Variant| collection().iter().any(|puzzle| puzzle.variant() == *variant);
    Variant::ALL.into_iter().filter(has_some).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;

    const RATING: PuzzleRating = PuzzleRating { value: 1_400.0, deviation: 100.0 };

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
                let served = filter.next(RATING, &|_| PuzzleState::New, seed);
                assert_eq!(served.is_some(), filter.puzzles().next().is_some());
                let Some(puzzle) = served else { continue };
                assert_eq!(puzzle.variant(), variant);
                assert!(theme.is_none_or(|theme| puzzle.themes.contains(&theme)));
            }
        }
    }

    #[test]
    fn harder_ones_are_rated_higher() {
        for variant in [Variant::Hex, Variant::Square] {
            let rating = |difficulty| {
                let filter = PuzzleFilter { difficulty, ..PuzzleFilter::on(variant) };
                filter.next(RATING, &|_| PuzzleState::New, 0).unwrap().rating
            };
            assert!(rating(Difficulty::Easier) + 100 < rating(Difficulty::Usual));
            assert!(rating(Difficulty::Usual) + 100 < rating(Difficulty::Harder));
        }
    }

    #[test]
    fn what_was_failed_comes_again_when_all_others_are_solved() {
        let filter = PuzzleFilter::on(Variant::Hex3);
        let failed = filter.puzzles().nth(7).unwrap().id();
        let known =
            |puzzle: &Puzzle| if puzzle.id() == failed { PuzzleState::Failed } else { PuzzleState::Solved };
        assert_eq!(filter.next(RATING, &known, 3).map(Puzzle::id), Some(failed.clone()));
        assert_eq!(filter.next(RATING, &|_| PuzzleState::Solved, 3), None);
    }
}
