//! Questions, file dialogs, and what they answer.

use super::Message;
use super::message::messages;
use crate::rules::Player;

messages! {
    close_dialog;
    close_dialog_tip;
    keep_playing;

    resign_title;
    resign_as(player: Player, other: Player);
    resign_for(player: Player, other: Player);

    leave_title;
    leave_question;
    leave_it;

    offer_title;
    offer_game(game: &str, board: Message, black: &str, white: &str, moves: usize);
    offers_more(games: usize);
    offer_continue;
    offer_continue_tip;
    offer_later;
    offer_later_tip;
}
