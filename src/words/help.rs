//! The pages of the help.

use super::message::messages;

messages! {}
