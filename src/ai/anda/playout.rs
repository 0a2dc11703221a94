//! Playouts: quick games to the end, with a policy that kills, defends and joins groups.

use crate::board::{BoardSet, Point};
use crate::rules::Player;
use crate::rules::anda::{Field, Move, Region};

use super::cell_kinds::CellKinds;
use super::parameters::{CELL_WEIGHTS, JOIN_PERCENT, KILL_PERCENT, MAX_PLAYOUT_PLIES_PER_CELL, SAVE_PERCENT};
use super::rng::SplitMix64;
use super::threats::Threats;

/// Choice of the playout policy.
enum PlayoutMove {
    Play(Move),
    /// A stone that smothers all enemy groups and wins.
    Win(Point),
}

/// Plays a random game to its end and returns the winner. Calls `on_move` with each move and its player.
/// `last` is the move before, to which playouts reply.
pub(super) fn play_out(
    field: &mut Field,
    random: &mut SplitMix64,
    last: Option<Move>,
    mut on_move: impl FnMut(Player, Move),
) -> Player {
    let mut last = last;
    for _ in 0..MAX_PLAYOUT_PLIES_PER_CELL * field.position().board().len() {
        if let Some(winner) = field.position().winner() {
            return winner;
        }
        if let Some(winner) = territory_winner(field) {
            return winner;
        }
        let player = field.position().turn();
        let mv = match choose_move(field, last, random) {
            PlayoutMove::Play(mv) => mv,
            PlayoutMove::Win(point) => {
                on_move(player, Move::Place(point));
                return player;
            }
        };
        on_move(player, mv);
        field.play_unchecked(mv);
        last = Some(mv);
    }
    let stones = |player| field.position().stones(player).len();
    if stones(Player::Black) > stones(Player::White) { Player::Black } else { Player::White }
}

/// Returns the winner once every region is the territory of one player.
///
/// That is the player who can go on longer without giving up a group. Each group needs one cell to the end; all other
/// cells can be filled, and komi points spent. The count is wrong in a few cases, where groups share a territory or
/// one smothers the other in the end.
fn territory_winner(field: &Field) -> Option<Player> {
    let position = field.position();
    let is_shared = |region: &Region| Player::ALL.into_iter().all(|player| region.groups[player] > 0);
    if position.is_first_turn() || field.regions().iter().any(is_shared) {
        return None;
    }
    let spare = |player: Player| {
        let komi = if player == Player::White { usize::from(position.komi_left()) } else { 0 };
        field.territory(player).len() + komi + field.groups(player.other()).len()
    };
    let mover = position.turn();
    Some(if spare(mover) > spare(mover.other()) { mover } else { mover.other() })
}

fn choose_move(field: &Field, last: Option<Move>, random: &mut SplitMix64) -> PlayoutMove {
    let position = field.position();
    if position.is_first_turn() {
        return PlayoutMove::Play(random_first_turn(field, random));
    }
    let player = position.turn();
    let mine = Threats::of(field, player);
    if let Some(point) = mine.wins.first() {
        return PlayoutMove::Win(point);
    }
    if !mine.kills.is_empty() && random.below(100) < KILL_PERCENT {
        return PlayoutMove::Play(Move::Place(random_point(mine.kills, random)));
    }
    let cell_kinds = CellKinds::of(field);
    let theirs = Threats::of(field, player.other());
    for (danger, chance) in [(theirs.wins, 100), (theirs.kills, SAVE_PERCENT)] {
        let saves = danger & cell_kinds.open;
        if !saves.is_empty() && random.below(100) < chance {
            let point = random_point(saves, random);
            if !field.is_lone_suicide(point) {
                return PlayoutMove::Play(Move::Place(point));
            }
        }
    }
    if let Some(Move::Place(point)) = last {
        let joins = cell_kinds.joins & position.board().adjacent(point);
        if !joins.is_empty() && random.below(100) < JOIN_PERCENT {
            return PlayoutMove::Play(Move::Place(random_point(joins, random)));
        }
    }
    choose_by_kind(field, cell_kinds, random)
}

/// Draws a cell by the weight of its kind. Komi points and the player's own territory come last.
fn choose_by_kind(field: &Field, mut cell_kinds: CellKinds, random: &mut SplitMix64) -> PlayoutMove {
    loop {
        let mut weights = [0; CELL_WEIGHTS.len()];
        let mut sum = 0;
        for (weight, (cells, each)) in weights.iter_mut().zip(cell_kinds.kinds.iter().zip(CELL_WEIGHTS)) {
            sum += small(cells.len()) * each;
            *weight = sum;
        }
        if sum == 0 {
            break;
        }
        let drawn = random.below(sum);
        let kind = weights.iter().position(|&until| drawn < until).unwrap_or_default();
        let point = random_point(cell_kinds.kinds[kind], random);
        if !field.is_lone_suicide(point) {
            return PlayoutMove::Play(Move::Place(point));
        }
        cell_kinds.kinds[kind].remove(point);
    }
    if field.position().can_spend_komi() {
        return PlayoutMove::Play(Move::Komi);
    }
    // A territory with one cell left comes last: filling it kills the group.
    let roomy = field.regions().iter().filter(|region| region.cells.len() > 1);
    let roomy = roomy.fold(BoardSet::EMPTY, |sum, region| sum | region.cells) & cell_kinds.own_territory;
    let mut cells = if roomy.is_empty() { cell_kinds.own_territory } else { roomy };
    loop {
        let point = random_point(cells, random);
        if !field.is_lone_suicide(point) {
            return PlayoutMove::Play(Move::Place(point));
        }
        cells.remove(point);
        if cells.is_empty() {
            cells = cell_kinds.own_territory;
        }
    }
}

/// Draws a first turn.
fn random_first_turn(field: &Field, random: &mut SplitMix64) -> Move {
    let position = field.position();
    loop {
        let one = random_point(position.first_cells(), random);
        let others = position.partners(one);
        if !others.is_empty() {
            return Move::first(one, random_point(others, random));
        }
    }
}

/// Draws a cell, uniformly.
fn random_point(cells: BoardSet, random: &mut SplitMix64) -> Point {
    let rank = random.below(small(cells.len())) as usize;
    cells.nth(rank).expect("never asked for a cell of none")
}

#[expect(clippy::cast_possible_truncation, reason = "a board has at most 331 cells")]
const fn small(count: usize) -> u32 {
    count as u32
}
