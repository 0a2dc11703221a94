//! Puzzles: what is to be done, and how a try is answered. For window and terminal.

use super::message::messages;
use super::{Argument, Message, analysis, study};
use crate::rules::{AnyMove, Player};
use crate::study::facts;
use crate::study::puzzles::{Puzzle, PuzzleTask, PuzzleTheme, Refutation, TryVerdict, WarmUpGoal};

messages! {
    puzzle_win(player: Player);
    puzzle_draw(player: Player);
    puzzle_points(player: Player, margin: u32);
    puzzle_smother(player: Player, cell: &str, moves: u8);
    puzzle_save(player: Player, cell: &str);

    warm_up_capture(player: Player);
    warm_up_tower(player: Player);
    warm_up_awake(player: Player);
    warm_up_sleep(player: Player, cell: &str);
    warm_up_pin(player: Player, cell: &str);
    warm_up_last_entry(player: Player);
    warm_up_breathe(player: Player, cell: &str);
    warm_up_enclose(player: Player);
    warm_up_smother(player: Player, cell: &str);
    warm_up_two_breaths(player: Player, cell: &str);
    puzzle_wrong_warm_up;
    puzzle_improve(player: Player, mv: String);
    puzzle_wrong_improve;
    puzzle_unjudged;

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
    puzzle_rating_up(rating: u16, uncertainty: u16, by: u16);
    puzzle_rating_down(rating: u16, uncertainty: u16, by: u16);
    puzzle_rating_same(rating: u16, uncertainty: u16);
    puzzle_price(cost: u16);
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
    theme_warm_up;
}

/// How many plies of a refutation are named after the wrong move, and shown on the board.
pub const REFUTATION_PLIES: usize = 3;

/// Message that says what the solver of a puzzle has to do.
pub fn of_task(puzzle: &Puzzle) -> Message {
    let (solver, board) = (puzzle.solver(), puzzle.start.board());
    match puzzle.task {
        PuzzleTask::Keep { margin, second } if margin > 0 && second > 0 => {
            puzzle_points(solver, margin.unsigned_abs())
        }
        PuzzleTask::Keep { margin: 1.., .. } => puzzle_win(solver),
        PuzzleTask::Keep { .. } => puzzle_draw(solver),
        PuzzleTask::Smother { target, moves } => puzzle_smother(solver, board.label(target), moves),
        PuzzleTask::Save { target, .. } => puzzle_save(solver, board.label(target)),
        PuzzleTask::Improve { played } => puzzle_improve(solver, played.display(board).to_string()),
        PuzzleTask::WarmUp { goal, target } => {
            let cell = target.map_or("", |target| board.label(target));
            match goal {
                WarmUpGoal::Capture => warm_up_capture(solver),
                WarmUpGoal::Tower => warm_up_tower(solver),
                WarmUpGoal::Awake => warm_up_awake(solver),
                WarmUpGoal::Sleep => warm_up_sleep(solver, cell),
                WarmUpGoal::Pin => warm_up_pin(solver, cell),
                WarmUpGoal::LastEntry => warm_up_last_entry(solver),
                WarmUpGoal::Breathe => warm_up_breathe(solver, cell),
                WarmUpGoal::Enclose => warm_up_enclose(solver),
                WarmUpGoal::Smother => warm_up_smother(solver, cell),
                WarmUpGoal::TwoBreaths => warm_up_two_breaths(solver, cell),
            }
        }
    }
}

/// Message that says that a move is not the solution, in the terms of the puzzle's task.
pub fn of_wrong_move(puzzle: &Puzzle) -> Message {
    match puzzle.task {
        PuzzleTask::Keep { .. } => puzzle_wrong_keep(),
        PuzzleTask::Smother { .. } => puzzle_wrong_smother(),
        PuzzleTask::Save { .. } => puzzle_wrong_save(),
        PuzzleTask::Improve { .. } => puzzle_wrong_improve(),
        PuzzleTask::WarmUp { .. } => puzzle_wrong_warm_up(),
    }
}

/// Message about what a move in a warm-up does to its own player, if that is bad: the reason why it is wrong.
pub fn of_drawback(puzzle: &Puzzle, mv: AnyMove) -> Option<Message> {
    if !puzzle.is_warm_up() {
        return None;
    }
    let drawback =
        facts(&puzzle.start, mv).ok()?.into_iter().find(|fact| fact.is_drawback_for(puzzle.solver()))?;
    Some(study::of_fact(&drawback, puzzle.start.board()))
}

/// Message that says how the enemy answers a wrong move, and what that leads to.
pub fn of_refutation(puzzle: &Puzzle, mv: AnyMove, refutation: &Refutation) -> Message {
    let board = puzzle.start.board();
    let written = |mv: &AnyMove| mv.display(board).to_string();
    let reply = refutation.line.first().map(written);
    match (puzzle.task, reply) {
        (PuzzleTask::Keep { .. }, _) => {
            let plies =
                std::iter::once(&mv).chain(refutation.line.iter().take(REFUTATION_PLIES)).map(written);
            let line = plies.collect::<Vec<_>>().join(" ");
            let margin = refutation.margin.unwrap_or(0);
            match margin {
                1.. => refuted_win(line, margin.unsigned_abs()),
                0 => refuted_draw(line),
                _ => refuted_loss(line, margin.unsigned_abs()),
            }
        }
        (PuzzleTask::Smother { .. }, Some(reply)) => refuted_escape(written(&mv), reply),
        (PuzzleTask::Smother { .. }, None) => refuted_stands(written(&mv)),
        (PuzzleTask::Save { .. }, Some(reply)) => refuted_falls(written(&mv), reply),
        (PuzzleTask::Save { .. }, None) => refuted_gone(written(&mv)),
        (PuzzleTask::Improve { .. }, _) => puzzle_wrong_improve(),
        (PuzzleTask::WarmUp { .. }, _) => puzzle_wrong_warm_up(),
    }
}

/// Message that tells what a search has found out about a move.
pub fn of_verdict(puzzle: &Puzzle, mv: AnyMove, verdict: &TryVerdict) -> Message {
    match verdict {
        TryVerdict::Refuted(refutation) => of_refutation(puzzle, mv, refutation),
        TryVerdict::Evaluated(evaluation) => analysis::of_trial(&puzzle.start, evaluation),
    }
}

/// Message that says which themes a puzzle has: shown once it is over, since they give much away.
pub fn of_themes(puzzle: &Puzzle) -> Message {
    puzzle_themes(Argument::all(puzzle.themes.iter().map(|&theme| of_theme(theme))))
}

/// The name of a theme, in a word or two.
pub fn of_theme(theme: PuzzleTheme) -> Message {
    match theme {
        PuzzleTheme::Win => theme_win(),
        PuzzleTheme::Draw => theme_draw(),
        PuzzleTheme::Points => theme_points(),
        PuzzleTheme::Entry => theme_entry(),
        PuzzleTheme::Capture => theme_capture(),
        PuzzleTheme::Pass => theme_pass(),
        PuzzleTheme::Sacrifice => theme_sacrifice(),
        PuzzleTheme::Defence => theme_defence(),
        PuzzleTheme::Threat => theme_threat(),
        PuzzleTheme::Tower => theme_tower(),
        PuzzleTheme::Sleep => theme_sleep(),
        PuzzleTheme::Waking => theme_waking(),
        PuzzleTheme::Pin => theme_pin(),
        PuzzleTheme::Freedom => theme_freedom(),
        PuzzleTheme::LastEntry => theme_last_entry(),
        PuzzleTheme::Smothering => theme_smothering(),
        PuzzleTheme::Rescue => theme_rescue(),
        PuzzleTheme::Connection => theme_connection(),
        PuzzleTheme::DoubleAttack => theme_double_attack(),
        PuzzleTheme::Counter => theme_counter(),
        PuzzleTheme::Elimination => theme_elimination(),
        PuzzleTheme::TwoMoves => theme_two_moves(),
        PuzzleTheme::Long => theme_long(),
        PuzzleTheme::WarmUp => theme_warm_up(),
    }
}

/// Message that says the player's new rating with its uncertainty, and how much it has risen or fallen.
pub fn of_rating(before: u16, now: u16, uncertainty: u16) -> Message {
    match now.cmp(&before) {
        std::cmp::Ordering::Greater => puzzle_rating_up(now, uncertainty, now - before),
        std::cmp::Ordering::Less => puzzle_rating_down(now, uncertainty, before - now),
        std::cmp::Ordering::Equal => puzzle_rating_same(now, uncertainty),
    }
}
