//! The list of moves and its menu, comments and glyphs, and why the tree of moves is not changed.

use super::message::messages;
use super::{Message, play, rules};
use crate::play::{ChangeError, EditError};
use crate::rules::Player;

messages! {
    moves_heading;
    no_moves;
    no_moves_yet(player: Player);
    folded_moves(moves: usize);
    comment_on_game;
    comment_on_move;

    to_start_label;
    to_start_tip;
    back_label;
    back_tip;
    forward_label;
    forward_tip;
    autoplay_label;
    autoplay_tip;
    stop_autoplay_label;
    stop_autoplay_tip;
    to_end_label;
    to_end_tip;

    take_back_to_here;
    continue_from_here;
    move_up;
    cut_moves;
    copy_from_here;
    paste_after_this;
    delete_moves;
    undo_last_edit;
    redo_edit;
    game_stands_here;
    nothing_cut_or_copied;
    cut_on_other_board;

    over_because(how: Message);
    ended_already;
    no_end_to_take_back;
    no_draws(game: &str);
    no_clock;
    no_swap;
    game_is_full;
    no_such_node;
    start_cannot_change;
    is_main_line;
    game_stays_main_line(command: Message);
    part_of_game;
    paste_illegal(reason: Message);
    paste_illegal_later(place: usize, reason: Message);
    no_last_edit;
    no_undone_edit;
    edit_not_undone;
    edit_not_redone;
}

/// Message that says why a change of a match was refused.
pub fn of_change_error(error: &ChangeError) -> Message {
    match error {
        ChangeError::Over(verdict) => over_because(play::of_verdict(*verdict)),
        ChangeError::Illegal(refused) => rules::refusal(refused),
        ChangeError::Ended => ended_already(),
        ChangeError::NotEnded => no_end_to_take_back(),
        ChangeError::NoDraws(game) => no_draws(game),
        ChangeError::NoClock => no_clock(),
        ChangeError::NoSwap => no_swap(),
        ChangeError::Full => game_is_full(),
        ChangeError::Edit(error) => of_edit_error(error),
    }
}

/// Message that says why a change of the tree of moves was refused.
pub fn of_edit_error(error: &EditError) -> Message {
    match error {
        EditError::NoSuchNode => no_such_node(),
        EditError::Root => start_cannot_change(),
        EditError::MainLine => is_main_line(),
        EditError::GameLine => part_of_game(),
        EditError::Illegal { place: 1, reason } => paste_illegal(rules::refusal(reason)),
        EditError::Illegal { place, reason } => paste_illegal_later(*place, rules::refusal(reason)),
        EditError::NothingDone => no_last_edit(),
    }
}
