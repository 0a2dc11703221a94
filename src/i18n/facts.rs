//! Effects of a move in Abande, in sentences.

use super::message::messages;
use super::{Argument, Message, rules};
use crate::board::Board;
use crate::rules::Player;
use crate::rules::abande::MoveEffect;

messages! {
    fact_ended;
    fact_points(mover: Player, own: String, other: Player, others: String);
    fact_given_away(owner: Player, point: &str, by: &str, cost: i8);
    fact_given_away_for_now(owner: Player, point: &str, by: &str, cost: i8);
    fact_offered(owner: Player, point: &str, by: &str);
    fact_offered_for_now(owner: Player, point: &str, by: &str);
    fact_offered_at_a_loss(owner: Player, point: &str, by: &str, enemy: Player, cost: i8);
    fact_saved(owner: Player, point: &str);
    fact_moved_to_safety(owner: Player, from: &str);
    fact_threatened(owner: Player, point: &str, by: &str, gain: i8);
    fact_threatened_in_vain(owner: Player, point: &str, by: &str);
    fact_threatened_at_a_loss(owner: Player, point: &str, by: &str, cost: i8);
    fact_tower(owner: Player, point: &str);
    fact_put_to_sleep(owner: Player, stacks: usize, points: Argument);
    fact_woken(owner: Player, stacks: usize, points: Argument);
    fact_pinned(owner: Player, stacks: usize, points: Argument);
    fact_freed(owner: Player, stacks: usize, points: Argument);
    fact_last_entry(player: Player);
}

/// Writes a number with its sign, and a true minus: `+3`, `−2`, `±0`.
pub fn signed(change: i16) -> String {
    match change {
        0 => "±0".to_owned(),
        1.. => format!("+{change}"),
        _ => format!("−{}", change.unsigned_abs()),
    }
}

/// Message that says one thing that a move of Abande changes on this board.
pub fn of_fact(fact: MoveEffect, board: &Board) -> Message {
    let label = |point| board.label(point);
    let list = |points: crate::board::PointSet| rules::points(board, points.widened());
    match fact {
        MoveEffect::Ended => fact_ended(),
        MoveEffect::Points { mover, change } => {
            let other = mover.other();
            fact_points(mover, signed(change[mover].into()), other, signed(change[other].into()))
        }
        // Capturing the stack may cost the one who captures as much or more: own stacks that it puts to sleep count.
        MoveEffect::GivenAway { point, owner, by, cost, answered } => match (cost, answered) {
            (1.., false) => fact_given_away(owner, label(point), label(by), cost),
            (1.., true) => fact_given_away_for_now(owner, label(point), label(by), cost),
            (..=-1, _) => fact_offered_at_a_loss(owner, label(point), label(by), owner.other(), -cost),
            (0, false) => fact_offered(owner, label(point), label(by)),
            (0, true) => fact_offered_for_now(owner, label(point), label(by)),
        },
        // Named by where it stood: before the move, its new point was the enemy's.
        MoveEffect::Saved { from: Some(from), owner, .. } => fact_moved_to_safety(owner, label(from)),
        MoveEffect::Saved { point, from: None, owner } => fact_saved(owner, label(point)),
        MoveEffect::Threatened { point, owner, by, gain: gain @ 1.. } => {
            fact_threatened(owner, label(point), label(by), gain)
        }
        MoveEffect::Threatened { point, owner, by, gain: gain @ ..=-1 } => {
            fact_threatened_at_a_loss(owner, label(point), label(by), -gain)
        }
        MoveEffect::Threatened { point, owner, by, .. } => {
            fact_threatened_in_vain(owner, label(point), label(by))
        }
        MoveEffect::Tower { point, owner } => fact_tower(owner, label(point)),
        MoveEffect::PutToSleep { owner, points, .. } => fact_put_to_sleep(owner, points.len(), list(points)),
        MoveEffect::Woken { owner, points, .. } => fact_woken(owner, points.len(), list(points)),
        MoveEffect::Pinned { owner, points } => fact_pinned(owner, points.len(), list(points)),
        MoveEffect::Freed { owner, points } => fact_freed(owner, points.len(), list(points)),
        MoveEffect::LastEntry { player } => fact_last_entry(player),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;

    #[test]
    fn a_stack_in_safety_is_named_by_where_it_was_in_danger() {
        let board = crate::rules::Variant::Hex.board();
        let [d3, d4] = ["d3", "d4"].map(|label| board.find(label).unwrap());
        let said = |point, from| {
            let fact = MoveEffect::Saved { point, from, owner: Player::Black };
            Words::default().say(of_fact(fact, board))
        };
        assert_eq!(said(d3, None), "Black’s d3 is no longer in danger.");
        assert_eq!(said(d4, Some(d3)), "Black’s stack has left d3, where it was in danger.");
    }
}
