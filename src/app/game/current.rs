//! The match that is on the table now.

use std::sync::OnceLock;

use bevy::prelude::*;

use super::{Editor, MatchChanged, SetupRequested, Turn};
use crate::play::Match;
use crate::record::Header;
use crate::rules::{AnyGame, BoardView, Danger, Game};

/// The match on the table. Only the systems in [`GameSystems::Match`](crate::app::GameSystems::Match) write it.
#[derive(Resource, Debug)]
pub struct CurrentMatch {
    id: u32,
    game: Match,
    view: BoardView,
    dangers: OnceLock<Vec<Danger>>,
    header: Option<Header>,
    /// The match that left the table in this frame.
    left: Option<Match>,
    /// A position that is being set up, while the match waits.
    editor: Option<Editor>,
}

impl CurrentMatch {
    /// The first match of the program.
    pub fn new(game: Match) -> Self {
        let view = game.shown().view();
        Self { id: 0, game, view, dangers: OnceLock::new(), header: None, left: None, editor: None }
    }

    /// The header of the file that the match was opened from: saving keeps what it says.
    pub fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// Says from which file the match was opened.
    pub fn set_header(&mut self, header: Option<Header>) {
        self.header = header;
    }

    /// Forgets the match that left, which whoever wanted it has seen.
    pub(super) fn forget_left(&mut self) {
        self.left = None;
    }

    /// The match that left the table in this frame.
    pub fn left(&self) -> Option<&Match> {
        self.left.as_ref()
    }

    /// The match.
    pub fn game(&self) -> &Match {
        &self.game
    }

    /// The position on the board: the one at the cursor.
    pub fn position(&self) -> &AnyGame {
        self.game.shown()
    }

    /// What the board shows now: the position at the cursor, or the one that is being set up.
    pub fn view(&self) -> &BoardView {
        self.editor.as_ref().map_or(&self.view, Editor::view)
    }

    /// The position that is being set up, if one is.
    pub fn editor(&self) -> Option<&Editor> {
        self.editor.as_ref()
    }

    /// Which groups one move would take off the board; worked out when first asked for. None while a position is set
    /// up.
    pub fn dangers(&self) -> &[Danger] {
        if self.editor.is_some() {
            return &[];
        }
        self.dangers.get_or_init(|| self.position().dangers())
    }

    /// Where the game stands.
    pub fn turn(&self) -> Turn {
        Turn { match_id: self.id, node: self.game.end() }
    }

    /// Where somebody looks: what is on the board.
    pub fn here(&self) -> Turn {
        Turn { match_id: self.id, node: self.game.cursor() }
    }

    /// Whether the board shows where the game stands, and the game goes on.
    pub fn is_live(&self) -> bool {
        self.game.is_at_end() && self.game.result().is_none()
    }

    /// Whether a person may move on the board: in the game when it is a person's turn, anywhere else to try something.
    /// While a position is set up there are no moves.
    pub fn is_human_turn(&self) -> bool {
        if self.editor.is_some() {
            false
        } else if self.is_live() {
            self.game.seat_to_move().is_some_and(|seat| !seat.is_computer())
        } else {
            self.position().to_move().is_some()
        }
    }

    /// Changes the match, and the view with it.
    pub(super) fn change<T>(&mut self, change: impl FnOnce(&mut Match) -> T) -> T {
        let changed = change(&mut self.game);
        self.view = self.game.shown().view();
        self.dangers = OnceLock::new();
        changed
    }

    /// Carries out what is wanted of the position that is set up; tells what changed, if anything did.
    pub(super) fn set_up(&mut self, request: &SetupRequested) -> Option<MatchChanged> {
        let board = self.view().board;
        let changed = match (request, &mut self.editor) {
            (SetupRequested::Begin, None) => {
                self.editor = Some(Editor::new(self.game.shown()));
                true
            }
            (SetupRequested::Cancel, editor) => editor.take().is_some(),
            (request, Some(editor)) => editor.carry_out(request),
            (_, None) => false,
        };
        changed.then(|| MatchChanged::SetUp { other_board: self.view().board != board })
    }

    /// Puts another match on the table.
    pub(super) fn replace(&mut self, game: Match) {
        let id = self.id + 1;
        // Of several replacements in one frame only the first takes away what somebody played.
        let before = std::mem::replace(&mut self.game, game.clone());
        let left = self.left.take().or(Some(before));
        *self = Self { id, left, ..Self::new(game) };
    }
}
