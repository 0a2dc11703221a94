//! Short messages that come and go.

use super::message::messages;

messages! {}
