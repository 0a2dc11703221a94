//! Runs of puzzles, such as a rush against the clock, and the puzzle of the day.

use super::message::messages;
use super::{Message, play};
use crate::study::puzzles::{RunEnd, RunKind};

messages! {
    daily_title;
    daily_about(date: String);
    daily_about_solved(date: String);
    daily_tip;
    unrated_puzzle;

    rush_label;
    streak_label;
    rush_about;
    streak_about;
    run_about_best(about: Message, best: u32);
    offer_read_aloud(title: Message, about: Message);
    rush_begins;
    streak_begins;

    run_title(run: Message, board: Message);
    run_time_left(time: String);
    run_minute_left;
    run_seconds_left;
    run_score(count: u32);
    run_mistakes_left(count: u8);
    run_skip_label;
    run_skip_tip;
    run_stop_label;
    run_stop_tip;

    run_time_up;
    run_third_mistake;
    run_first_mistake;
    run_none_left;
    run_stopped;
    run_solved(count: u32);
    run_new_best;
    run_best(best: u32);
    run_highest(rating: u16);
    run_missed_heading;
    run_missed_unrated;
    run_missed_row(board: Message, rating: u16);
    run_missed_next_tip;
    run_again_label;
    run_again_tip;
}

/// The name of a kind of runs.
pub fn of_kind(kind: RunKind) -> Message {
    match kind {
        RunKind::Rush => rush_label(),
        RunKind::Streak => streak_label(),
    }
}

/// Message that says in a line what a kind of runs is, with the best score if there is one.
pub fn about(kind: RunKind, best: u32) -> Message {
    let about = match kind {
        RunKind::Rush => rush_about(),
        RunKind::Streak => streak_about(),
    };
    if best > 0 { run_about_best(about, best) } else { about }
}

/// Message that says at the beginning of a run what ends it.
pub fn of_beginning(kind: RunKind) -> Message {
    match kind {
        RunKind::Rush => rush_begins(),
        RunKind::Streak => streak_begins(),
    }
}

/// Message that says why a run is over.
pub fn of_end(kind: RunKind, end: RunEnd) -> Message {
    match (end, kind) {
        (RunEnd::TimeUp, _) => run_time_up(),
        (RunEnd::Mistakes, RunKind::Rush) => run_third_mistake(),
        (RunEnd::Mistakes, RunKind::Streak) => run_first_mistake(),
        (RunEnd::NoneLeft, _) => run_none_left(),
        (RunEnd::Stopped, _) => run_stopped(),
    }
}

/// Message that says why a run is over and how many puzzles were solved.
pub fn of_result(kind: RunKind, end: RunEnd, score: u32) -> Message {
    play::two_sentences(of_end(kind, end), run_solved(score))
}
