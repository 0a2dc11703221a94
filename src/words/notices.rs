//! Short messages that come and go.

use super::message::messages;
use crate::rules::Player;

messages! {
    /// A text that is not in `words` yet.
    plain(text: String);

    pasted_is_no_game(fault: String);
    game_copied;
    position_copied;
    computer_picked(komi: u16, side: Player);
    computer_cannot_move;
}
