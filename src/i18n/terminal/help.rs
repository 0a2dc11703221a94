//! The help of the terminal game: how moves are typed, and what each command does.

use crate::i18n::Message;
use crate::i18n::message::messages;

messages! {
    how_to_type_abande;
    how_to_type_anda(cell: &str, other: &str);

    help_game;
    helps_help;
    helps_board;
    helps_draw;
    helps_turn;
    helps_last;
    helps_history;
    helps_moves;
    helps_captures;
    helps_point;
    helps_row;
    helps_stacks;
    helps_sleepers;
    helps_pinned;
    helps_towers;
    helps_groups;
    helps_breaths;
    helps_territory;
    helps_score;
    helps_hands;
    helps_position;

    help_playing;
    helps_undo;
    helps_redo;
    helps_go;
    helps_clock;
    helps_pause;
    helps_give;
    helps_swap;
    helps_resign;
    helps_level;
    helps_characters;
    helps_seat_black;
    helps_seat_white;

    help_learning;
    helps_hint;
    helps_coach;
    helps_review;
    helps_rating;
    helps_next_mistake;
    helps_previous_mistake;
    helps_lessons;
    helps_lesson;
    helps_puzzles;
    helps_puzzle;
    helps_solution;
    helps_again;
    helps_next;
    helps_leave;

    help_looking;
    helps_back;
    helps_forward;
    helps_goto;
    helps_game;
    helps_variations;
    helps_variation;
    helps_from_here;


    help_noting;
    helps_comment;
    helps_glyph;
    helps_mark;
    helps_arrow;
    helps_promote;
    helps_delete;
    helps_cut;
    helps_copy;
    helps_paste;
    helps_undo_edit;
    helps_redo_edit;

    help_keeping;
    helps_new;
    helps_setup;
    helps_games;
    helps_resume;
    helps_save;
    helps_replace;
    helps_add;
    helps_open;
    helps_record;
    helps_language;
    helps_quit;

    word_board;
    word_black;
    word_white;
    word_colour;
    word_depth;
    word_file;
    word_level;
    word_move;
    word_name;
    word_position;
    word_seconds;
    word_tag;
    word_text;
    word_time;
    word_words;
}

/// Translates a word in capitals that stands for an argument of a command in the help, such as `FILE`; none for
/// others, such as `N`.
pub fn of_placeholder(word: &str) -> Option<Message> {
    Some(match word {
        "BOARD" => word_board(),
        "BLACK" => word_black(),
        "WHITE" => word_white(),
        "COLOUR" => word_colour(),
        "DEPTH" => word_depth(),
        "FILE" => word_file(),
        "LEVEL" => word_level(),
        "MOVE" => word_move(),
        "NAME" => word_name(),
        "POSITION" => word_position(),
        "SECONDS" => word_seconds(),
        "TAG" => word_tag(),
        "TEXT" => word_text(),
        "TIME" => word_time(),
        "WORDS" => word_words(),
        _ => return None,
    })
}
