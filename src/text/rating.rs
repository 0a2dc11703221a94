//! The player's rating against the computer's levels, and rated games.

use std::io::{self, Write};

use crate::i18n::{Argument, Message, play, rating};
use crate::library::{GameId, GameRating, Index, Ratings};
use crate::play::{GameSetup, LevelRating};
use crate::rules::{GameKind, Variant};

use super::Session;

impl Session {
    fn index(&self) -> Option<Index> {
        Some(self.keeping.as_ref()?.keeper.library().index())
    }

    /// The rating in a game; that of a new player without a library.
    pub(super) fn rating_in(&self, game: GameKind) -> GameRating {
        let index = self.index().unwrap_or_default();
        Ratings::from_entries(index.entries()).of(game)
    }

    /// Says the rating in the game on the table, which levels were beaten, and which one suits the player.
    pub(super) fn say_rating(&self, out: &mut dyn Write) -> io::Result<()> {
        let known = self.rating_in(self.game());
        let games = known.history.len();
        match known.shown() {
            Some(now) => {
                let (name, uncertainty) = (known.game.name(), now.uncertainty());
                self.say(rating::rating_in_game(name, now.rounded(), uncertainty, games), out)?;
            }
            None => self.say(rating::rating_not_shown_yet(games), out)?,
        }
        let beaten = known.ladder.iter().filter(|rung| rung.is_beaten()).map(|rung| rung.level.get());
        let beaten: Vec<u8> = beaten.collect();
        if !beaten.is_empty() {
            self.say(rating::levels_beaten(Argument::all(beaten)), out)?;
        }
        let Some(variant) = rated_board(self.table.variant()) else { return Ok(()) };
        if let Some(level) = known.next_rung() {
            self.say(rating::level_to_beat(level.get(), play::of_level(variant, level)), out)?;
        }
        if let Some(level) = known.suggested_level(variant) {
            self.say(rating::suggested_level(level.get(), play::of_level(variant, level)), out)?;
        }
        Ok(())
    }

    /// Says how a game that has just been kept has changed the rating, or why it has not. Of games that are not between a
    /// person and the computer it says nothing.
    pub(super) fn say_rated(&self, id: &GameId, out: &mut dyn Write) -> io::Result<()> {
        let Some(index) = self.index() else { return Ok(()) };
        let Some(entry) = index.entry(id) else { return Ok(()) };
        let news = rating::of_kept_game(entry, &Ratings::from_entries(index.entries()));
        news.map_or(Ok(()), |news| self.say(news, out))
    }

    /// Makes the setup of a rated game from what was chosen: against the level that suits the player, who takes the other
    /// side than in the last rated game, and with the same clock for both.
    ///
    /// # Errors
    /// Why no game is rated there.
    pub(super) fn rated(&self, setup: GameSetup) -> Result<GameSetup, Message> {
        self.rating_in(setup.variant.kind()).rated_setup(setup).map_err(rating::of_not_rated)
    }
}

/// The board, or another one of its game where no game is rated on it.
fn rated_board(variant: Variant) -> Option<Variant> {
    let known = LevelRating::is_known_on(variant).then_some(variant);
    known.or_else(|| LevelRating::boards(variant.kind()).next())
}
