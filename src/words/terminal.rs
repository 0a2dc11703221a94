//! What the terminal game answers.

use super::message::messages;

messages! {}
