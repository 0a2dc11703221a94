//! Learning: hints, the coach's questions, reviews of whole games.

use super::message::messages;
use super::{Argument, Message, facts, rules};
use crate::board::{Board, BoardSet};
use crate::rules::{AnyMove, Player, Variant};
use crate::study::{
    AnyMoveEffect, BoardRegion, CoachQuestion, Evaluation, HintStep, MoveEvaluation, MoveKind,
    MoveKindReason, MovePurpose, QuestionStake, Review, StackHintReason, ThreatClue,
};

messages! {
    region_centre;
    region_top;
    region_bottom;
    region_left;
    region_right;
    region_top_left;
    region_top_right;
    region_bottom_left;
    region_bottom_right;

    hint_region(region: Message, aim: Message);
    aim_end;
    aim_points(points: u8);
    aim_tower;
    aim_safety;
    aim_attack;
    aim_smothering;
    aim_sleep;
    aim_waking;
    aim_pin;
    aim_freedom;
    aim_connection;
    aim_last_entry;
    aim_later;

    hint_kind(kind: Message, reason: Message);
    kind_enter;
    kind_capture;
    kind_pass;
    kind_place;
    kind_spend_komi;
    kind_only;
    kind_best;
    kind_found;

    hint_stack_only_one(point: &str);
    hint_stack_in_danger(point: &str);
    hint_stack_free(point: &str);
    hint_stack_protected(owner: Player, point: &str);
    hint_stack_threatened(owner: Player, point: &str);
    hint_stack_woken(owner: Player, point: &str);
    hint_stack_put_to_sleep(owner: Player, point: &str);
    hint_stack_pinned(owner: Player, point: &str);
    hint_stack_freed(owner: Player, point: &str);
    hint_stack_beside(owner: Player, point: &str);
    hint_group_protected(owner: Player, point: &str);
    hint_group_threatened(owner: Player, point: &str);
    hint_group_smothered(owner: Player, point: &str);
    hint_group_beside(owner: Player, point: &str);

    hint_move(mv: String);
    chance_to_win(player: Player, percent: u8);
    sure_to_win(player: Player);
    sure_to_lose(player: Player);

    question_falls(point: &str, by: &str);
    question_smothered(cells: Argument, by: &str);
    question_plain(mv: String);
    stake_game;
    stake_chance;
    stake_points(points: u32);

    review_progress(done: usize, all: usize);
    review_accuracy(player: Player, percent: u32);
    review_chances;
    review_flawless;
    review_mistakes(count: usize);
    review_cost(mv: String, percent: u8, points: u32);
    review_cost_nothing(mv: String);
    review_proved;
    review_better(line: String);
    review_better_facts;
    review_played_facts;

    fact_wins(winner: Player);
    fact_smothered(owner: Player, stones: usize, cells: Argument);
    fact_rescued(owner: Player, cells: Argument);
    fact_attacked(owner: Player, cells: Argument);
    fact_endangered(owner: Player, cells: Argument, by: Argument);
    fact_joined(owner: Player, groups: u8);
    fact_komi_spent;
}

/// Message that names a region of the board.
pub fn of_region(region: BoardRegion) -> Message {
    match region {
        BoardRegion::Centre => region_centre(),
        BoardRegion::Top => region_top(),
        BoardRegion::Bottom => region_bottom(),
        BoardRegion::Left => region_left(),
        BoardRegion::Right => region_right(),
        BoardRegion::TopLeft => region_top_left(),
        BoardRegion::TopRight => region_top_right(),
        BoardRegion::BottomLeft => region_bottom_left(),
        BoardRegion::BottomRight => region_bottom_right(),
    }
}

/// Message that names the purpose of a move, as a part of a hint.
pub fn of_purpose(purpose: MovePurpose) -> Message {
    match purpose {
        MovePurpose::End => aim_end(),
        MovePurpose::Points(points) => aim_points(points),
        MovePurpose::Tower => aim_tower(),
        MovePurpose::Safety => aim_safety(),
        MovePurpose::Attack => aim_attack(),
        MovePurpose::Smothering => aim_smothering(),
        MovePurpose::Sleep => aim_sleep(),
        MovePurpose::Waking => aim_waking(),
        MovePurpose::Pin => aim_pin(),
        MovePurpose::Freedom => aim_freedom(),
        MovePurpose::Connection => aim_connection(),
        MovePurpose::LastEntry => aim_last_entry(),
        MovePurpose::Later => aim_later(),
    }
}

/// Message that says one step of a hint on this board; regions are named as the player of this side sees them. Of the
/// last step it says only the move, not what it changes.
pub fn of_step(step: &HintStep, variant: Variant, side: Player) -> Message {
    let board = variant.board();
    match step {
        HintStep::Region { region, purpose, .. } => {
            let region = match side {
                Player::Black => *region,
                Player::White => region.from_opposite(),
            };
            hint_region(of_region(region), of_purpose(*purpose))
        }
        HintStep::Kind { kind, reason } => {
            let kind = match kind {
                MoveKind::Enter => kind_enter(),
                MoveKind::Capture => kind_capture(),
                MoveKind::Pass => kind_pass(),
                MoveKind::Place => kind_place(),
                MoveKind::SpendKomi => kind_spend_komi(),
            };
            let reason = match reason {
                MoveKindReason::Only => kind_only(),
                MoveKindReason::Best => kind_best(),
                MoveKindReason::Found => kind_found(),
            };
            hint_kind(kind, reason)
        }
        HintStep::Stack { point, owner, reason } => {
            let (point, owner) = (board.label(*point), *owner);
            let stack = variant.kind().moves_stacks();
            match reason {
                StackHintReason::OnlyOne => hint_stack_only_one(point),
                StackHintReason::InDanger => hint_stack_in_danger(point),
                StackHintReason::Free => hint_stack_free(point),
                StackHintReason::Protected if stack => hint_stack_protected(owner, point),
                StackHintReason::Protected => hint_group_protected(owner, point),
                StackHintReason::Threatened if stack => hint_stack_threatened(owner, point),
                StackHintReason::Threatened => hint_group_threatened(owner, point),
                StackHintReason::Smothered => hint_group_smothered(owner, point),
                StackHintReason::Woken => hint_stack_woken(owner, point),
                StackHintReason::PutToSleep => hint_stack_put_to_sleep(owner, point),
                StackHintReason::Pinned => hint_stack_pinned(owner, point),
                StackHintReason::Freed => hint_stack_freed(owner, point),
                StackHintReason::Beside if stack => hint_stack_beside(owner, point),
                StackHintReason::Beside => hint_group_beside(owner, point),
            }
        }
        HintStep::Move { mv, .. } => hint_move(mv.display(board).to_string()),
    }
}

/// Message that says a player's chance of winning, or that the win or loss is sure.
pub fn of_chance(player: Player, worth: &Evaluation) -> Message {
    match worth.proved {
        Some(1..) => sure_to_win(player),
        Some(..=-1) => sure_to_lose(player),
        Some(0) | None => chance_to_win(player, worth.chance.percent()),
    }
}

/// Two messages that ask a question of the coach: what the enemy would do, and what is at stake.
pub fn of_question(question: &CoachQuestion, board: &Board) -> [Message; 2] {
    let what = match question.clue {
        Some(ThreatClue::Falls { point, by }) => question_falls(board.label(point), board.label(by)),
        Some(ThreatClue::Smothered { stones, by }) => {
            question_smothered(rules::points(board, stones), board.label(by))
        }
        None => question_plain(question.mv.display(board).to_string()),
    };
    let stake = match question.stake {
        QuestionStake::Game => stake_game(),
        QuestionStake::Chance => stake_chance(),
        QuestionStake::Points(points) => stake_points(points),
    };
    [what, stake]
}

/// Messages that say how well each player played in a reviewed game, for each who made a move.
pub fn of_accuracies(review: &Review) -> impl Iterator<Item = Message> {
    let played = review.accuracy.iter().filter_map(|(player, accuracy)| Some((player, (*accuracy)?)));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    played.map(|(player, accuracy)| review_accuracy(player, accuracy.round() as u32))
}

/// Message that says what a move lost in winning chances and points; `mv` is the move in writing.
pub fn of_loss(mv: String, judgement: &MoveEvaluation) -> Message {
    let points = match judgement.mv {
        AnyMove::Abande(_) => u32::try_from((judgement.loss.hundredths + 50) / 100).unwrap_or(0),
        // A value of Anda is a chance already.
        AnyMove::Anda(_) => 0,
    };
    match (judgement.loss.percent(), points) {
        (0, 0) => review_cost_nothing(mv),
        (percent, points) => review_cost(mv, percent, points),
    }
}

/// Message that says one thing that a move of either game changes on this board.
pub fn of_fact(fact: &AnyMoveEffect, board: &Board) -> Message {
    let list = |points: BoardSet| rules::points(board, points);
    match *fact {
        AnyMoveEffect::Abande(fact) => facts::of_fact(fact, board),
        AnyMoveEffect::Wins { winner } => fact_wins(winner),
        AnyMoveEffect::Smothered { owner, stones } => fact_smothered(owner, stones.len(), list(stones)),
        AnyMoveEffect::Rescued { owner, stones } => fact_rescued(owner, list(stones)),
        AnyMoveEffect::Attacked { owner, stones } => fact_attacked(owner, list(stones)),
        AnyMoveEffect::Endangered { owner, stones, by } => {
            fact_endangered(owner, list(stones), rules::any_point(board, by))
        }
        AnyMoveEffect::Joined { owner, groups } => fact_joined(owner, groups),
        AnyMoveEffect::KomiSpent => fact_komi_spent(),
    }
}
