//! Puzzles: what is to be done, and how a try is answered. For window and terminal.

use super::message::messages;
use super::{Argument, Message};
use crate::rules::{AnyMove, Player};
use crate::study::puzzles::{Puzzle, Refutation, Task, Theme};

messages! {
    puzzle_win(player: Player);
    puzzle_draw(player: Player);
    puzzle_points(player: Player, margin: u32);
    puzzle_smother(player: Player, cell: &str, moves: u8);
    puzzle_save(player: Player, cell: &str);

    puzzle_right;
    puzzle_solved;
    puzzle_solved_after_all;
    puzzle_wrong_keep;
    puzzle_wrong_smother;
    puzzle_wrong_save;
    refuted_win(line: String, points: u32);
    refuted_draw(line: String);
    refuted_loss(line: String, points: u32);
    refuted_escape(mv: String, reply: String);
    refuted_stands(mv: String);
    refuted_falls(mv: String, reply: String);
    refuted_gone(mv: String);

    puzzle_themes(themes: Argument);
    puzzle_rating_up(rating: u16, by: u16);
    puzzle_rating_down(rating: u16, by: u16);
    puzzle_rating_same(rating: u16);
    puzzle_streak(count: u32);

    theme_win;
    theme_draw;
    theme_points;
    theme_entry;
    theme_capture;
    theme_pass;
    theme_sacrifice;
    theme_defence;
    theme_threat;
    theme_tower;
    theme_sleep;
    theme_waking;
    theme_pin;
    theme_freedom;
    theme_last_entry;
    theme_smothering;
    theme_rescue;
    theme_connection;
    theme_double_attack;
    theme_counter;
    theme_elimination;
    theme_two_moves;
    theme_long;
}

/// Plies of a refutation that are named after the wrong move, and shown on the board.
pub const LINE: usize = 3;

/// What a puzzle asks for.
pub fn of_task(puzzle: &Puzzle) -> Message {
    let (solver, board) = (puzzle.solver(), puzzle.start.board());
    match puzzle.task {
        Task::Keep { margin, second } if margin > 0 && second > 0 => {
            puzzle_points(solver, margin.unsigned_abs())
        }
        Task::Keep { margin: 1.., .. } => puzzle_win(solver),
        Task::Keep { .. } => puzzle_draw(solver),
        Task::Smother { target, moves } => puzzle_smother(solver, board.label(target), moves),
        Task::Save { target, .. } => puzzle_save(solver, board.label(target)),
    }
}

/// That a move is not the solution.
pub fn of_wrong_move(puzzle: &Puzzle) -> Message {
    match puzzle.task {
        Task::Keep { .. } => puzzle_wrong_keep(),
        Task::Smother { .. } => puzzle_wrong_smother(),
        Task::Save { .. } => puzzle_wrong_save(),
    }
}

/// What is wrong with a move.
pub fn of_refutation(puzzle: &Puzzle, mv: AnyMove, refutation: &Refutation) -> Message {
    let board = puzzle.start.board();
    let written = |mv: &AnyMove| mv.display(board).to_string();
    let reply = refutation.line.first().map(written);
    match (puzzle.task, reply) {
        (Task::Keep { .. }, _) => {
            let plies = std::iter::once(&mv).chain(refutation.line.iter().take(LINE)).map(written);
            let line = plies.collect::<Vec<_>>().join(" ");
            let margin = refutation.margin.unwrap_or(0);
            match margin {
                1.. => refuted_win(line, margin.unsigned_abs()),
                0 => refuted_draw(line),
                _ => refuted_loss(line, margin.unsigned_abs()),
            }
        }
        (Task::Smother { .. }, Some(reply)) => refuted_escape(written(&mv), reply),
        (Task::Smother { .. }, None) => refuted_stands(written(&mv)),
        (Task::Save { .. }, Some(reply)) => refuted_falls(written(&mv), reply),
        (Task::Save { .. }, None) => refuted_gone(written(&mv)),
    }
}

/// What a puzzle is about: shown once it is over, since it gives much away.
pub fn of_themes(puzzle: &Puzzle) -> Message {
    puzzle_themes(Argument::all(puzzle.themes.iter().map(|&theme| of_theme(theme))))
}

/// A theme in a word or two.
pub fn of_theme(theme: Theme) -> Message {
    match theme {
        Theme::Win => theme_win(),
        Theme::Draw => theme_draw(),
        Theme::Points => theme_points(),
        Theme::Entry => theme_entry(),
        Theme::Capture => theme_capture(),
        Theme::Pass => theme_pass(),
        Theme::Sacrifice => theme_sacrifice(),
        Theme::Defence => theme_defence(),
        Theme::Threat => theme_threat(),
        Theme::Tower => theme_tower(),
        Theme::Sleep => theme_sleep(),
        Theme::Waking => theme_waking(),
        Theme::Pin => theme_pin(),
        Theme::Freedom => theme_freedom(),
        Theme::LastEntry => theme_last_entry(),
        Theme::Smothering => theme_smothering(),
        Theme::Rescue => theme_rescue(),
        Theme::Connection => theme_connection(),
        Theme::DoubleAttack => theme_double_attack(),
        Theme::Counter => theme_counter(),
        Theme::Elimination => theme_elimination(),
        Theme::TwoMoves => theme_two_moves(),
        Theme::Long => theme_long(),
    }
}

/// A rating, and how it has changed.
pub fn of_rating(before: u16, now: u16) -> Message {
    match now.cmp(&before) {
        std::cmp::Ordering::Greater => puzzle_rating_up(now, now - before),
        std::cmp::Ordering::Less => puzzle_rating_down(now, before - now),
        std::cmp::Ordering::Equal => puzzle_rating_same(now),
    }
}
