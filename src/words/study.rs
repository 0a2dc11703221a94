//! Learning: hints, the coach's questions, reviews of whole games.

use super::message::messages;
use super::{Argument, Message, facts, rules};
use crate::board::{Board, BoardSet, Surface};
use crate::rules::{AnyMove, Player};
use crate::study::{
    Aim, Clue, Fact, Judgement, Kind, KindReason, Question, Region, Review, StackReason, Stake, Step, Worth,
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

/// Where on the board.
pub fn of_region(region: Region) -> Message {
    match region {
        Region::Centre => region_centre(),
        Region::Top => region_top(),
        Region::Bottom => region_bottom(),
        Region::Left => region_left(),
        Region::Right => region_right(),
        Region::TopLeft => region_top_left(),
        Region::TopRight => region_top_right(),
        Region::BottomLeft => region_bottom_left(),
        Region::BottomRight => region_bottom_right(),
    }
}

/// What the best move somewhere does.
pub fn of_aim(aim: Aim) -> Message {
    match aim {
        Aim::End => aim_end(),
        Aim::Points(points) => aim_points(points),
        Aim::Tower => aim_tower(),
        Aim::Safety => aim_safety(),
        Aim::Attack => aim_attack(),
        Aim::Smothering => aim_smothering(),
        Aim::Sleep => aim_sleep(),
        Aim::Waking => aim_waking(),
        Aim::Pin => aim_pin(),
        Aim::Freedom => aim_freedom(),
        Aim::Connection => aim_connection(),
        Aim::LastEntry => aim_last_entry(),
        Aim::Later => aim_later(),
    }
}

/// One step of a hint on this board, as it is seen from a player's side; for the last step only the move, not what it
/// changes.
pub fn of_step(step: &Step, board: &Board, side: Player) -> Message {
    match step {
        Step::Region { region, aim, .. } => {
            let region = match side {
                Player::Black => *region,
                Player::White => region.from_opposite(),
            };
            hint_region(of_region(region), of_aim(*aim))
        }
        Step::Kind { kind, reason } => {
            let kind = match kind {
                Kind::Enter => kind_enter(),
                Kind::Capture => kind_capture(),
                Kind::Pass => kind_pass(),
                Kind::Place => kind_place(),
                Kind::SpendKomi => kind_spend_komi(),
            };
            let reason = match reason {
                KindReason::Only => kind_only(),
                KindReason::Best => kind_best(),
                KindReason::Found => kind_found(),
            };
            hint_kind(kind, reason)
        }
        Step::Stack { point, owner, reason } => {
            let (point, owner) = (board.label(*point), *owner);
            let stack = board.surface() == Surface::Net;
            match reason {
                StackReason::OnlyOne => hint_stack_only_one(point),
                StackReason::InDanger => hint_stack_in_danger(point),
                StackReason::Free => hint_stack_free(point),
                StackReason::Protected if stack => hint_stack_protected(owner, point),
                StackReason::Protected => hint_group_protected(owner, point),
                StackReason::Threatened if stack => hint_stack_threatened(owner, point),
                StackReason::Threatened => hint_group_threatened(owner, point),
                StackReason::Smothered => hint_group_smothered(owner, point),
                StackReason::Woken => hint_stack_woken(owner, point),
                StackReason::PutToSleep => hint_stack_put_to_sleep(owner, point),
                StackReason::Pinned => hint_stack_pinned(owner, point),
                StackReason::Freed => hint_stack_freed(owner, point),
                StackReason::Beside if stack => hint_stack_beside(owner, point),
                StackReason::Beside => hint_group_beside(owner, point),
            }
        }
        Step::Move { mv, .. } => hint_move(mv.display(board).to_string()),
    }
}

/// A player's chance of winning.
pub fn of_chance(player: Player, worth: &Worth) -> Message {
    match worth.proved {
        Some(1..) => sure_to_win(player),
        Some(..=-1) => sure_to_lose(player),
        Some(0) | None => chance_to_win(player, worth.chance.percent()),
    }
}

/// What a coach asks: what to look at, and what is at stake.
pub fn of_question(question: &Question, board: &Board) -> [Message; 2] {
    let what = match question.clue {
        Some(Clue::Falls { point, by }) => question_falls(board.label(point), board.label(by)),
        Some(Clue::Smothered { stones, by }) => {
            question_smothered(rules::points(board, stones), board.label(by))
        }
        None => question_plain(question.mv.display(board).to_string()),
    };
    let stake = match question.stake {
        Stake::Game => stake_game(),
        Stake::Chance => stake_chance(),
        Stake::Points(points) => stake_points(points),
    };
    [what, stake]
}

/// How well each side played, where it made a move.
pub fn of_accuracies(review: &Review) -> impl Iterator<Item = Message> {
    let played = review.accuracy.iter().filter_map(|(player, accuracy)| Some((player, (*accuracy)?)));
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    played.map(|(player, accuracy)| review_accuracy(player, accuracy.round() as u32))
}

/// What a move cost; the move is written with its number and glyph.
pub fn of_loss(mv: String, judgement: &Judgement) -> Message {
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

/// One thing that a move on this board changes.
pub fn of_fact(fact: &Fact, board: &Board) -> Message {
    let list = |points: BoardSet| rules::points(board, points);
    match *fact {
        Fact::Abande(fact) => facts::of_fact(fact, board),
        Fact::Wins { winner } => fact_wins(winner),
        Fact::Smothered { owner, stones } => fact_smothered(owner, stones.len(), list(stones)),
        Fact::Rescued { owner, stones } => fact_rescued(owner, list(stones)),
        Fact::Attacked { owner, stones } => fact_attacked(owner, list(stones)),
        Fact::Endangered { owner, stones, by } => fact_endangered(owner, list(stones), list(by)),
        Fact::Joined { owner, groups } => fact_joined(owner, groups),
        Fact::KomiSpent => fact_komi_spent(),
    }
}
