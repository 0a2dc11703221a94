//! Late positions of Abande in which only one move keeps the best margin.

use crate::rules::abande::Position;
use crate::rules::{AnyGame, AnyMove, Game, MoveIntent, Player, Variant};
use crate::study::puzzles::proof::{Proof, Prover, is_greedy};
use crate::study::puzzles::{Puzzle, PuzzleTask};

/// Most positions in the short search before a proof, which discards what will make no puzzle.
const LOOK: u64 = 3_000;
/// Most positions in the search for a proof.
const PROOF: u64 = 150_000;
/// The most moves of the solver.
const MOST_MOVES: usize = 5;
/// The fewest moves to choose from.
const CHOICES: usize = 5;
/// Least points that the second-best move must lose where it does not change who wins.
const POINTS: i32 = 3;
/// Greatest final margin in points of such a puzzle, so that the game is still close.
const CLOSE: i32 = 10;

/// Most pieces in both hands together in the position of a puzzle: it must be late enough to be searched to the end.
const fn latest_start(variant: Variant) -> u8 {
    match variant {
        Variant::Hex3 => 6,
        Variant::Hex | Variant::Square | Variant::Snub | Variant::Anda(_) => 4,
    }
}

/// Makes a puzzle of a late position if only one move there keeps the best margin, which is proved; none otherwise.
/// With `may_be_greedy` it may be what a greedy player plays. It has no rating and themes yet.
pub(super) fn puzzle(prover: &mut Prover, abande: &Position, may_be_greedy: bool) -> Option<Puzzle> {
    let position = &AnyGame::Abande(*abande);
    let hands: u8 = Player::ALL.map(|player| abande.hand(player)).iter().sum();
    if hands > latest_start(position.variant()) || position.legal_moves().len() < CHOICES {
        return None;
    }
    // The board does not show that the enemy has just passed, and ending the game is no riddle.
    if abande.passes() > 0 {
        return None;
    }
    // Once both hands are empty a proof takes no longer than a look.
    if hands > 0 && prover.is_hopeless(position, LOOK, may_be_greedy) {
        return None;
    }
    let proof = prover.prove(position, PROOF)?;
    let Proof { best, margin, second } = proof;
    let second = second?;
    if margin < 0 || !proof.is_only_move() || (!may_be_greedy && is_greedy(position, best)) {
        return None;
    }
    let same_outcome = margin.signum() == second.signum();
    if same_outcome && (margin - second < POINTS || margin > CLOSE) {
        return None;
    }
    let solution = solution_line(prover, position, best);
    // When to stop is worth knowing, but does not fill a collection.
    if solution.len() == 1 && matches!(best.intent(), MoveIntent::Pass) {
        return None;
    }
    Some(Puzzle {
        start: *position,
        task: PuzzleTask::Keep { margin, second },
        solution,
        rating: 0,
        themes: Vec::new(),
    })
}

/// The solution: the first move, then by turns a reply and the only right move, for at most [`MOST_MOVES`] moves of the
/// solver. Forced moves at its end are left out.
fn solution_line(prover: &mut Prover, start: &AnyGame, first: AnyMove) -> Vec<AnyMove> {
    let mut game = *start;
    game.play_unchecked(first);
    let mut solution = vec![first];
    // Forced moves at the end are left out: there is nothing to get wrong.
    let mut length = 1;
    for _ in 1..MOST_MOVES {
        let Some((reply, next)) = continuation(prover, &game) else { break };
        solution.extend([reply, next.best]);
        game.play_unchecked(reply);
        game.play_unchecked(next.best);
        if next.second.is_some() {
            length = solution.len();
        }
    }
    solution.truncate(length);
    solution
}

/// The best reply after which only one move is right again, and that move.
fn continuation(prover: &mut Prover, game: &AnyGame) -> Option<(AnyMove, Proof)> {
    let mut forced = None;
    for reply in prover.replies(game, PROOF) {
        let mut after = *game;
        after.play_unchecked(reply);
        let Some(proof) = prover.prove(&after, PROOF) else { continue };
        if proof.is_only_move() {
            return Some((reply, proof));
        }
        if proof.second.is_none() && forced.is_none() {
            forced = Some((reply, proof));
        }
    }
    forced
}
