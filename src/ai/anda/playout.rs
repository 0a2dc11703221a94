//! Playing a game to its end quickly.

use crate::rules::Player;
use crate::rules::anda::{Field, Move};

use super::parameters::PLIES_PER_CELL;
use super::random::Random;

/// Plays to the end, hands over every move with who played it, and says who won.
pub(super) fn play_out(
    field: &mut Field,
    random: &mut Random,
    mut on_move: impl FnMut(Player, Move),
) -> Player {
    for _ in 0..PLIES_PER_CELL * field.position().board().len() {
        if let Some(winner) = field.position().winner() {
            return winner;
        }
        let mv = any_move(field, random);
        on_move(field.position().turn(), mv);
        field.play_unchecked(mv);
    }
    let stones = |player| field.position().stones(player).len();
    if stones(Player::Black) > stones(Player::White) { Player::Black } else { Player::White }
}

/// A legal move, each as likely.
fn any_move(field: &Field, random: &mut Random) -> Move {
    let position = field.position();
    let mut pick = |count: usize| random.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize;
    if position.is_first_turn() {
        let firsts = position.first_cells();
        loop {
            let one = firsts.nth(pick(firsts.len())).expect("a perimeter is never full at the start");
            let others = position.partners(one);
            if !others.is_empty() {
                let other = others.nth(pick(others.len())).expect("below its length");
                return Move::first(one, other);
            }
        }
    }
    let mut open = field.candidates();
    loop {
        let Some(point) = open.nth(pick(open.len() + usize::from(position.can_spend_komi()))) else {
            return Move::Komi;
        };
        if !field.is_lone_suicide(point) {
            return Move::Place(point);
        }
        open.remove(point);
    }
}
