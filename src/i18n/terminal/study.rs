//! Messages of the terminal game about looking back, variations, notes and changes to the tree.

use crate::i18n::message::messages;
use crate::i18n::{Argument, Message, moves};
use crate::play::{AnnotationColour, ChangeError, EditError};

messages! {
    back_example;
    forward_example;
    goto_example;
    at_the_start;
    at_the_line_end;
    line_reaches(first: usize, last: usize);
    already_at_game_position;
    here_is_start;
    this_is_game_position;
    place_shown(mv: String, what: Message);
    back_to_game;
    looking_back(ply: usize, plies: usize);
    looking_at_variation(ply: usize);

    depth_example;
    nothing_tried;
    no_variations;
    one_variation;
    variations_numbered(last: usize);
    variation_begins;
    next_moves(moves: Argument);
    next_variation(number: usize, mv: String);
    game_already_here;
    game_goes_on_here;
    game_is_now_this;
    marker_here;
    marker_game_position;
    marker_start_here;
    marker_start_is_game_position;
    more_variations(variations: usize, moves: usize, depth: usize);

    no_comment;
    no_comment_to_remove;
    comment_added;
    comment_replaced;
    comment_removed;
    glyphs_need_moves;
    no_glyph;
    no_glyph_to_remove;
    glyphs_known;
    glyph_there(glyph: &str);
    glyph_added(glyph: &str);
    glyphs_removed;
    mark_example;
    nothing_marked;
    no_mark_to_remove;
    mark_added(point: &str);
    mark_removed(point: &str);
    marks_removed;
    colours_known(colours: Argument);
    arrow_example;
    arrow_too_short;
    no_arrow_to_remove;
    arrow_added(from: &str, to: &str);
    arrow_removed(from: &str, to: &str);
    arrows_removed;
    marks_here(marks: Argument);
    arrows_here(arrows: Argument);
    mark_named(point: &str, colour: Message);
    arrow_named(from: &str, to: &str, colour: Message);
    colour_green;
    colour_red;
    colour_yellow;
    colour_blue;

    branch_promoted;
    branch_deleted(mv: String, after: usize);
    branch_cut(mv: String, after: usize);
    branch_copied(moves: usize);
    branch_pasted(moves: usize);
    nothing_to_paste;
    pasted_from_other_board;
    edit_undone;
    edit_redone;
    no_edit_to_redo;

    is_game_line;
    no_edit_to_undo;
}

/// Message that says why a change of a match was refused, and what to type instead.
pub fn of_change_error(error: &ChangeError) -> Message {
    match error {
        ChangeError::Edit(EditError::GameLine) => is_game_line(),
        ChangeError::Edit(EditError::NothingDone) => no_edit_to_undo(),
        other => moves::of_change_error(other),
    }
}

/// Message that names a colour of marks and arrows.
pub fn of_annotation_colour(colour: AnnotationColour) -> Message {
    match colour {
        AnnotationColour::Green => colour_green(),
        AnnotationColour::Red => colour_red(),
        AnnotationColour::Yellow => colour_yellow(),
        AnnotationColour::Blue => colour_blue(),
    }
}
