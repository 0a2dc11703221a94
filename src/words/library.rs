//! The library of games and its statistics.

use super::message::messages;

messages! {}
