//! The dialog for a new game, and the agreement on the komi.

use super::message::messages;

messages! {}
