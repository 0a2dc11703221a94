//! The names of all commands, with their tips.

use super::message::messages;

messages! {}
