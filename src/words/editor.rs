//! The position editor.

use super::message::messages;

messages! {}
