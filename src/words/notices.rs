//! Short messages that come and go.

use super::Message;
use super::message::messages;
use crate::rules::Player;

messages! {
    /// A text that is not in `words` yet.
    plain(text: String);

    pasted_is_no_game(fault: Message);
    game_copied;
    position_copied;
    computer_picked(komi: u16, side: Player);
    computer_cannot_move;
    settings_not_saved(what: Message);
    settings_saved_again;
    key_not_understood(what: String);
    safe_mode;
}
