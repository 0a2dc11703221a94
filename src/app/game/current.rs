//! The match that is on the table now.

use std::sync::OnceLock;

use bevy::prelude::*;

use super::Turn;
use crate::play::Match;
use crate::record::Header;
use crate::rules::{BoardView, Danger};

/// The match on the table. Only the systems in [`GameSystems::Match`](crate::app::GameSystems::Match) write it.
#[derive(Resource, Debug)]
pub struct CurrentMatch {
    id: u32,
    game: Match,
    view: BoardView,
    dangers: OnceLock<Vec<Danger>>,
    header: Option<Header>,
}

impl CurrentMatch {
    /// The first match of the program.
    pub fn new(game: Match) -> Self {
        let view = game.game().view();
        Self { id: 0, game, view, dangers: OnceLock::new(), header: None }
    }

    /// The header of the file that the match was opened from: saving keeps what it says.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Says from which file the match was opened.
    pub fn set_header(&mut self, header: Option<Header>) {
        self.header = header;
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// What its board shows now.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// Which groups one move would take off it; worked out when first asked for.
    pub fn dangers(&self) -> &[Danger] {
        self.dangers.get_or_init(|| self.game.game().dangers())
    }

    /// The present moment.
    pub fn turn(&self) -> Turn {
        Turn { match_id: self.id, ply: self.game.moves().len() }
    }

    /// Whether a person is to move.
    pub fn is_human_turn(&self) -> bool {
        self.game.seat_to_move().is_some_and(|seat| !seat.is_computer())
    }

    /// Changes the match, and the view with it.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.game);
        self.view = self.game.game().view();
        self.dangers = OnceLock::new();
        changed
    }

    /// Puts another match on the table.
    pub(super) fn replace(&mut self, game: Match) {
        let id = self.id + 1;
        *self = Self { id, ..Self::new(game) };
    }
}
