//! Today's puzzles, by the local date.

use std::sync::OnceLock;

use bevy::prelude::*;
use jiff::civil::Date;

use crate::library::today;
use crate::rules::GameKind;
use crate::study::puzzles::{Puzzle, daily};

/// Today's puzzle of each game.
#[derive(Resource, Debug)]
pub struct DailyPuzzles {
    date: Date,
    /// Chosen on first use, because the collection takes a while to read.
    puzzles: OnceLock<Vec<(GameKind, Option<&'static Puzzle>)>>,
}

impl DailyPuzzles {
    /// The puzzles of a day.
    pub const fn on(date: Date) -> Self {
        Self { date, puzzles: OnceLock::new() }
    }

    /// Returns the day.
    pub const fn date(&self) -> Date {
        self.date
    }

    /// Returns the puzzle of the day for a game.
    pub fn of(&self, game: GameKind) -> Option<&'static Puzzle> {
        let choose = || GameKind::ALL.into_iter().map(|game| (game, daily(game, self.date))).collect();
        let puzzles: &Vec<_> = self.puzzles.get_or_init(choose);
        puzzles.iter().find(|(of, _)| *of == game).and_then(|(_, puzzle)| *puzzle)
    }
}

impl Default for DailyPuzzles {
    fn default() -> Self {
        Self::on(today())
    }
}

/// Tells today's date; tests tell another one.
#[derive(Resource, Clone, Copy, Debug)]
pub struct Calendar(pub fn() -> Date);

impl Default for Calendar {
    fn default() -> Self {
        Self(today)
    }
}

/// Goes on to the puzzles of the next day.
pub(super) fn follow_date(calendar: Res<Calendar>, mut puzzles: ResMut<DailyPuzzles>) {
    let today = calendar.0();
    if puzzles.date() != today {
        *puzzles = DailyPuzzles::on(today);
    }
}
