//! Questions, file dialogs, and what they answer.

use super::message::messages;

messages! {}
