//! What can go wrong with what is kept on disk: games, journals, preferences.

use super::message::messages;

messages! {}
