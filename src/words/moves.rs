//! The list of moves and its menu, comments and glyphs.

use super::message::messages;

messages! {}
