//! The page for analysis: what the engine thinks, and the review of a game.

use super::message::messages;
use super::terminal::learning;
use super::{Message, play, study};
use crate::rules::{AnyGame, Player};
use crate::study::{Evaluation, MoveEvaluation};

messages! {
    engine_off;
    engine_off_in_game;
    engine_over;
    engine_waits;
    engine_silent;
    engine_begins;
    engine_failed;
    engine_depth(depth: u32, positions: String);
    engine_playouts(playouts: String);
    engine_proved(positions: String);
    engine_helps;
    engine_settings;
    lines_label;
    lines_of(lines: u16);
    threads_label;
    threads_fewer;
    threads_more;
    memory_label;
    memory_of(size: u16);
    arrows_label;

    line_name(letter: &str, moves: String, value: Message);
    line_depth(depth: u32);
    line_visits(visits: u32);
    line_enter;
    line_not_now;
    value_ahead(player: Player, points: i32);
    value_even;
    value_won(player: Player, points: u32);
    value_drawn;
    value_sure(player: Player);
    value_unknown;
    graph_name;
    graph_empty;
    graph_at(number: usize, value: Message);

    review_none;
    review_offer;
    review_done(count: usize);
    review_failed;
    review_overtaken;
    review_cancel;
    percent(percent: u8);
    percent_lost(percent: u8);
    review_accuracy_label;
    review_position(number: usize, all: usize);
    review_own_mistakes;
    review_other_mistakes;
    review_mistakes_count(count: usize);
    mistake_name(mv: String, grade: Message);
    grade_inaccuracy;
    grade_mistake;
    grade_blunder;
    again_judging;
    trial_not_best;
}

/// Message that says how good a move is that was tried instead of a mistake in this position.
pub fn of_trial(game: &AnyGame, judgement: &MoveEvaluation) -> Message {
    match judgement.grade {
        None if judgement.is_best() => learning::trial_best(),
        None => learning::trial_good(),
        Some(_) => {
            let mv = judgement.mv.display(game.board()).to_string();
            play::two_sentences(study::of_loss(mv, judgement), trial_not_best())
        }
    }
}

/// Message that says who is ahead in a position and how sure that is, in a sentence; `worth` is its value for Black.
/// Only if points are `counted` it names the margin.
pub fn of_value(worth: &Evaluation, counted: bool) -> Message {
    let leader = if worth.score.centipoints() < 0 { Player::White } else { Player::Black };
    let theirs = worth.for_black(leader);
    let points = (theirs.score.centipoints() + 50) / 100;
    match (worth.proved, counted) {
        (Some(0), _) => value_drawn(),
        (Some(margin), true) => value_won(leader, margin.unsigned_abs()),
        (Some(_), false) => value_sure(leader),
        (None, true) if points == 0 => value_even(),
        (None, true) => {
            let ahead = value_ahead(leader, points);
            play::two_sentences(ahead, study::of_chance(leader, &theirs))
        }
        (None, false) => study::of_chance(leader, &theirs),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::rules::{Game, Variant};

    #[test]
    fn a_value_names_who_is_ahead() {
        let mut game = Variant::Hex3.start();
        while let Some(&mv) = game.legal_moves().last() {
            game.play(mv).unwrap();
        }
        let ended = Evaluation::from_result(&game, Player::Black).unwrap();
        let margin = ended.proved.unwrap();
        assert_ne!(margin, 0, "{game}");
        let leader = if margin > 0 { "Black" } else { "White" };
        let said = |worth: &Evaluation, points| Words::default().say(of_value(worth, points));
        let won = said(&ended, true);
        assert!(won.starts_with(leader) && won.contains(&margin.unsigned_abs().to_string()), "{won}");
        let estimate = Evaluation { proved: None, ..ended };
        let ahead = said(&estimate, true);
        assert!(ahead.starts_with(leader) && ahead.contains("about") && ahead.contains("100%"), "{ahead}");
        assert!(said(&ended.turned(), false).contains("sure"), "{}", said(&ended.turned(), false));
        assert!(!said(&ended.turned(), true).starts_with(leader));
        assert_eq!(said(&Evaluation { proved: Some(0), ..ended }, true), "The game is sure to be a draw.");
    }
}
