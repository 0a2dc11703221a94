//! What kind of puzzle the player wants next.

use super::{Known, Puzzle, Rating, Theme, collection};
use crate::rules::Variant;

/// How hard the next puzzle should be, seen from the player's rating.
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

/// What kind of puzzle is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    /// On which board.
    pub variant: Variant,
    /// What it is about; none for any theme.
    pub theme: Option<Theme>,
    /// How hard it is.
    pub difficulty: Difficulty,
}

impl Wish {
    /// Any theme at the usual difficulty, on this board. Where a board has no puzzles of its own, the first board of its
    /// game that has some stands in for it.
    pub fn on(variant: Variant) -> Self {
        let boards = boards();
        let of_game = || boards.iter().find(|board| board.kind() == variant.kind());
        let here = boards.iter().find(|board| **board == variant);
        let variant = here.or_else(of_game).copied().unwrap_or(variant);
        Self { variant, theme: None, difficulty: Difficulty::default() }
    }

    /// Whether a puzzle is of this board and theme, of any difficulty.
    pub fn suits(self, puzzle: &Puzzle) -> bool {
        puzzle.variant() == self.variant && self.theme.is_none_or(|theme| puzzle.themes.contains(&theme))
    }

    /// The puzzles of this board and theme, of any difficulty.
    pub fn puzzles(self) -> impl Iterator<Item = &'static Puzzle> {
        collection().iter().filter(move |puzzle| self.suits(puzzle))
    }

    /// The next one: a new one, or one that was failed if all others are solved, each time one of those that suit the
    /// rating best. The lot chooses among these. None if all are solved.
    pub fn next(
        self,
        rating: Rating,
        known: &dyn Fn(&Puzzle) -> Known,
        lot: usize,
    ) -> Option<&'static Puzzle> {
        let wanted = rating.value + self.difficulty.above();
        [Known::New, Known::Failed].into_iter().find_map(|state| {
            let pool = self.puzzles().filter(|puzzle| known(puzzle) == state).collect();
            super::rating::one_near(pool, wanted, lot)
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

    const RATING: Rating = Rating { value: 1_400.0, deviation: 100.0 };

    #[test]
    fn a_board_without_puzzles_is_replaced_by_one_of_its_game() {
        assert_eq!(Wish::on(Variant::Hex3).variant, Variant::Hex3);
        assert_eq!(Wish::on(Variant::Snub).variant, Variant::Hex);
        assert_eq!(Wish::on(Variant::Anda(Side::Nine)).variant.game_name(), "Anda");
        assert!(boards().len() >= 5);
    }

    #[test]
    fn what_is_served_is_what_was_wanted() {
        for variant in boards() {
            let themes = Theme::ALL.into_iter().map(Some).chain([None]);
            for (theme, lot) in themes.zip(0..) {
                let wish = Wish { theme, ..Wish::on(variant) };
                let served = wish.next(RATING, &|_| Known::New, lot);
                assert_eq!(served.is_some(), wish.puzzles().next().is_some());
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
                let wish = Wish { difficulty, ..Wish::on(variant) };
                wish.next(RATING, &|_| Known::New, 0).unwrap().rating
            };
            assert!(rating(Difficulty::Easier) + 100 < rating(Difficulty::Usual));
            assert!(rating(Difficulty::Usual) + 100 < rating(Difficulty::Harder));
        }
    }

    #[test]
    fn what_was_failed_comes_again_when_all_others_are_solved() {
        let wish = Wish::on(Variant::Hex3);
        let failed = wish.puzzles().nth(7).unwrap().id();
        let known = |puzzle: &Puzzle| if puzzle.id() == failed { Known::Failed } else { Known::Solved };
        assert_eq!(wish.next(RATING, &known, 3).map(Puzzle::id), Some(failed.clone()));
        assert_eq!(wish.next(RATING, &|_| Known::Solved, 3), None);
    }
}
