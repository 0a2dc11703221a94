//! Positions of Anda in which only one move smothers a group, or saves one.

use super::PuzzleKind;
use crate::board::{BoardSet, Point, Side};
use crate::rules::anda::{Field, Group, Move, Position};
use crate::rules::{AnyGame, AnyMove, Game, Player, Variant};
use crate::study::puzzles::proof::is_symmetric;
use crate::study::puzzles::siege::{SearchLimitReached, Siege};
use crate::study::puzzles::{MOVES_TO_SAVE, Puzzle, PuzzleTask};

/// Most moves that one search about a group (a siege) may look at.
const MOST: u64 = 300_000;
/// The most cells where a stone may be placed, if a group is to be smothered in three moves.
const CELLS_FOR_THREE: usize = 22;
/// The most cells where a stone may be placed in the position of any puzzle.
const CELLS: usize = 40;
/// The fewest stones of a group that is worth it.
const STONES: usize = 2;
/// The fewest moves to choose from.
const CHOICES: usize = 5;
/// Most times that the solver has to save the group in one puzzle.
const RESCUES: usize = 3;

/// The most moves that the solver of a smothering puzzle gets on a board. On a larger board there are too many ways
/// to do it in three.
pub(super) const fn longest_smothering(variant: Variant) -> u8 {
    match variant {
        Variant::Anda(Side::Three | Side::Four) => 3,
        Variant::Anda(Side::Five | Side::Six | Side::Seven | Side::Nine | Side::Eleven)
        | Variant::Hex
        | Variant::Square
        | Variant::Snub
        | Variant::Hex3 => 2,
    }
}

/// Makes a puzzle of a position if only one move there smothers or saves a group, and its kind is wanted; none
/// otherwise. It has no rating and themes yet.
pub(super) fn puzzle(position: &Position, wants: &dyn Fn(PuzzleKind) -> bool) -> Option<Puzzle> {
    let game = AnyGame::Anda(*position);
    if position.is_first_turn() || is_symmetric(&game) {
        return None;
    }
    let field = Field::new(position);
    let cells = field.placements().len();
    if !(CHOICES..=CELLS).contains(&cells) {
        return None;
    }
    let player = position.turn();
    let worth_it = |owner| {
        let mut groups: Vec<Group> = field.groups(owner).to_vec();
        groups.retain(|group: &Group| group.stones.len() >= STONES);
        groups.sort_by_key(|group| (std::cmp::Reverse(group.stones.len()), group.stones.first()));
        groups
    };
    if wants(PuzzleKind::Save) {
        let dangers = position.dangers();
        let in_danger = |group: &Group| dangers.iter().any(|danger| danger.stones == group.stones);
        for group in worth_it(player).into_iter().filter(in_danger) {
            if let Ok(Some((target, solution))) = saving(position, &group) {
                let task = PuzzleTask::Save { target, moves: MOVES_TO_SAVE };
                return Some(Puzzle { start: game, task, solution, rating: 0, themes: Vec::new() });
            }
        }
    }
    for group in worth_it(player.other()) {
        let most = longest_smothering(game.variant());
        let longest = if cells <= CELLS_FOR_THREE { most } else { most.min(2) };
        if let Ok(Some((target, moves, solution))) = smothering(position, &group, longest, wants) {
            let task = PuzzleTask::Smother { target, moves };
            return Some(Puzzle { start: game, task, solution, rating: 0, themes: Vec::new() });
        }
    }
    None
}

/// How a group is smothered in as few moves as possible, if there is one way only.
fn smothering(
    position: &Position,
    group: &Group,
    longest: u8,
    wants: &dyn Fn(PuzzleKind) -> bool,
) -> Result<Option<(Point, u8, Vec<AnyMove>)>, SearchLimitReached> {
    let Some(target) = group.stones.first() else { return Ok(None) };
    let mut siege = Siege::new(target, position.turn().other(), MOST);
    for moves in 1..=longest {
        if !siege.can_smother(position, moves)? {
            continue;
        }
        if !wants(PuzzleKind::Smother(moves)) {
            return Ok(None);
        }
        let mut at = *position;
        let mut solution = Vec::new();
        for left in (1..=moves).rev() {
            let &[only] = siege.smothering_moves(&at, left)?.as_slice() else { return Ok(None) };
            // Where more is to come a capture is what everybody tries.
            if left == moves && moves > 1 && !AnyGame::Anda(at).removed_by(only).is_empty() {
                return Ok(None);
            }
            play(&mut at, only);
            solution.push(only);
            if left > 1 {
                let Some(reply) = defence(&mut siege, &at, left - 1)? else { return Ok(None) };
                play(&mut at, reply);
                solution.push(reply);
            }
        }
        return Ok(Some((target, moves, solution)));
    }
    Ok(None)
}

/// A reply that delays the end as long as possible and leaves the attacker one way only.
fn defence(siege: &mut Siege, position: &Position, left: u8) -> Result<Option<AnyMove>, SearchLimitReached> {
    for reply in replies(position) {
        let mut after = *position;
        play(&mut after, reply);
        let sooner = left > 1 && siege.can_smother(&after, left - 1)?;
        if after.winner().is_none() && !sooner && siege.smothering_moves(&after, left)?.len() == 1 {
            return Ok(Some(reply));
        }
    }
    Ok(None)
}

/// How a group in danger is saved, if there is one way only.
fn saving(position: &Position, group: &Group) -> Result<Option<(Point, Vec<AnyMove>)>, SearchLimitReached> {
    let Some(target) = group.stones.first() else { return Ok(None) };
    let owner = position.turn();
    let mut at = *position;
    let mut solution: Vec<AnyMove> = Vec::new();
    for _ in 0..RESCUES {
        let mut siege = Siege::new(target, owner, MOST);
        let Ok(rescues) = siege.saving_moves(&at, MOVES_TO_SAVE) else { break };
        let &[only] = rescues.as_slice() else { break };
        solution.push(only);
        play(&mut at, only);
        if at.winner().is_some() {
            break;
        }
        let Some(reply) = threat(&at, target, owner)? else { break };
        solution.push(reply);
        play(&mut at, reply);
    }
    // A reply without an answer is not part of the solution.
    if solution.len().is_multiple_of(2) {
        solution.pop();
    }
    Ok((!solution.is_empty()).then_some((target, solution)))
}

/// A move of the attacker that threatens the group again, so that only one move saves it.
fn threat(position: &Position, target: Point, owner: Player) -> Result<Option<AnyMove>, SearchLimitReached> {
    for reply in replies(position) {
        let mut after = *position;
        play(&mut after, reply);
        if after.winner().is_some() || !after.stones(owner).contains(target) {
            continue;
        }
        let in_danger = after.dangers().iter().any(|danger| danger.stones.contains(target));
        let several = Field::new(&after).placements().len() >= CHOICES;
        if in_danger && several {
            let mut siege = Siege::new(target, owner, MOST);
            if siege.saving_moves(&after, MOVES_TO_SAVE)?.len() == 1 {
                return Ok(Some(reply));
            }
        }
    }
    Ok(None)
}

/// The moves of the player to move, those first that take most off the board.
fn replies(position: &Position) -> Vec<AnyMove> {
    let field = Field::new(position);
    let mut moves: Vec<AnyMove> =
        field.placements().iter().map(|cell| AnyMove::Anda(Move::Place(cell))).collect();
    let enemy = position.turn().other();
    moves.sort_by_key(|&mv| {
        let mut after = *position;
        play(&mut after, mv);
        let kept: BoardSet = after.stones(enemy);
        kept.len()
    });
    moves
}

fn play(position: &mut Position, mv: AnyMove) {
    if let AnyMove::Anda(mv) = mv {
        position.play_unchecked(mv);
    }
}
