//! The player's ratings, worked out whenever the library has been read anew.

use bevy::prelude::*;

use super::{Keeping, Shelf};
use crate::app::GameSystems;
use crate::i18n::{Message, rating};
use crate::library::{NotRated, Ratings};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PlayerRatings>()
        .add_systems(Update, follow_library.in_set(GameSystems::SyncView).run_if(resource_exists::<Keeping>));
}

/// The player's ratings, and what the game on the table has done to them.
#[derive(Resource, Clone, Debug, Default)]
pub struct PlayerRatings {
    ratings: Ratings,
    /// How the game on the table has changed a rating, or why it has not.
    news: Option<Message>,
    /// Revision of the library that this comes from.
    revision: u32,
}

impl PlayerRatings {
    /// Makes the ratings for tests.
    pub const fn new(ratings: Ratings, news: Option<Message>) -> Self {
        Self { ratings, news, revision: 0 }
    }

    /// Returns the rating of every game.
    pub const fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// Returns how the game on the table has changed a rating, or why it has not; none before the game is in the library.
    pub const fn news(&self) -> Option<&Message> {
        self.news.as_ref()
    }
}

fn follow_library(shelf: Res<Shelf>, keeping: Res<Keeping>, mut ratings: ResMut<PlayerRatings>) {
    let Some(contents) = shelf.contents().filter(|_| shelf.revision() != ratings.revision) else { return };
    let games = Ratings::from_entries(contents.games.entries());
    // That the boards for learning are not rated need not be said after each game.
    let kept = contents.games.entry(keeping.id());
    let kept = kept.filter(|entry| entry.rated_level() != Err(NotRated::Board));
    let news = kept.and_then(|entry| rating::of_kept_game(entry, &games));
    *ratings = PlayerRatings { ratings: games, news, revision: shelf.revision() };
}
