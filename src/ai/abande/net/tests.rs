//! Tests of the network against its definition, and against itself.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::dimensions::{HIDDEN_LANES, MAX_IN_HAND};
use super::file::{NetError, NetFile, feature_count, fnv1a};
use super::net_evaluator::EvaluateNet;
use super::*;
use crate::board::grid::{BitTask, Grid, GridLayout, GridTask};
use crate::board::{Point, PointSet, Symmetry};
use crate::rules::abande::bits::BitPosition;
use crate::rules::abande::{Height, Position, Rules, Stack};
use crate::rules::{Game, Player};

const HEX: &[u8] = embedded::file(GridLayout::Hex);

fn boards() -> [&'static Rules; 4] {
    [Rules::hex(), Rules::square(), Rules::snub(), Rules::hex_3()]
}

fn nets() -> [(&'static Rules, NetFile); 4] {
    boards().map(|rules| (rules, NetFile::read(rules.layout, embedded::file(rules.layout)).unwrap()))
}

/// Returns every position of a random game.
fn random_game(rules: &'static Rules, rng: &mut StdRng) -> Vec<Position> {
    let mut positions = vec![Position::new(rules)];
    while let Some(&mv) = positions[positions.len() - 1].legal_moves().choose(rng) {
        let mut next = positions[positions.len() - 1];
        next.play_unchecked(mv);
        positions.push(next);
    }
    positions
}

/// Evaluation of a position by a network.
struct NetValue<'a> {
    evaluator: &'a mut NetEvaluator,
    position: &'a Position,
    ply: usize,
    /// Whether to use the portable code instead of the processor's instruction set.
    portable: bool,
}

impl GridTask for NetValue<'_> {
    type Output = i32;

    fn run<G: Grid>(self) -> i32 {
        let bits = BitPosition::<G>::new(self.position);
        let shape = bits.shape();
        let Self { evaluator, ply, portable, .. } = self;
        if portable {
            return EvaluateNet { evaluator, bits: &bits, shape: &shape, ply }.run();
        }
        evaluator.evaluate(&bits, &shape, ply)
    }
}

fn value(evaluator: &mut NetEvaluator, position: &Position, ply: usize, portable: bool) -> i32 {
    position.rules().layout.dispatch(NetValue { evaluator, position, ply, portable })
}

fn fresh(position: &Position) -> i32 {
    let net = Net::for_board(position.rules().layout);
    value(&mut NetEvaluator::new(net, 1), position, 0, false)
}

/// Computes the stack features of a position, by player and kind.
struct StacksOf<'a>(&'a Position);

impl GridTask for StacksOf<'_> {
    type Output = [[PointSet; FEATURE_KINDS]; 2];

    fn run<G: Grid>(self) -> Self::Output {
        let bits = BitPosition::<G>::new(self.0);
        Features::new(&bits, &bits.shape()).stacks.map(|kinds| kinds.map(G::points))
    }
}

/// Finds the stack features of a position by their definition, point by point, by player and kind.
fn stacks_by_definition(position: &Position) -> [[PointSet; FEATURE_KINDS]; 2] {
    let mut stacks = [[PointSet::EMPTY; FEATURE_KINDS]; 2];
    // Enemies beside a stack, and whether it has any and may leave its point.
    let enemies = |point: Point, stack: Stack| {
        position.board().neighbours(point) & position.owned(stack.owner().other())
    };
    let free = |point: Point, stack: Stack| {
        !enemies(point, stack).is_empty() && stack.height() < Height::MAX && !position.is_pinned(point)
    };
    for (point, stack) in position.stacks() {
        let beside: Vec<(Point, Stack)> =
            enemies(point, stack).iter().map(|at| (at, position.stack(at).unwrap())).collect();
        let height = usize::from(stack.height().get());
        let reached = beside.iter().any(|&(at, enemy)| {
            free(at, enemy) && stack.height().get() + enemy.height().get() <= Height::MAX.get()
        });
        let mut kinds = vec![height - 1];
        match beside.len() {
            0 => kinds.push(3 + height - 1),
            1 => kinds.push(6 + height - 1),
            _ => {}
        }
        if free(point, stack) {
            kinds.push(9 + height - 1);
        }
        if reached {
            kinds.push(11 + height - 1);
        }
        if beside.iter().any(|(_, enemy)| enemy.height() == Height::MAX) {
            kinds.push(13);
        }
        for kind in kinds {
            stacks[stack.owner().index()][kind].insert(point);
        }
    }
    stacks
}

#[test]
fn features_are_what_they_are_called() {
    let mut rng = StdRng::seed_from_u64(4);
    for rules in boards() {
        let mut seen = [0; FEATURE_KINDS];
        for position in (0..20).flat_map(|_| random_game(rules, &mut rng)) {
            let stacks = rules.layout.dispatch(StacksOf(&position));
            assert_eq!(stacks, stacks_by_definition(&position), "{position:?}");
            for (seen, stacks) in seen.iter_mut().zip(stacks[0]) {
                *seen += stacks.len();
            }
        }
        assert!(seen.iter().all(|&stacks| stacks >= 20), "{}: {seen:?}", rules.board.name());
    }
}

/// Returns the features of a position as (player, index in the file for its owner).
fn features_of(position: &Position) -> Vec<[usize; 2]> {
    let points = position.board().len();
    let stacks = position.rules().layout.dispatch(StacksOf(position));
    let mut found = Vec::new();
    for player in [Player::Black, Player::White] {
        for (kind, stacks) in stacks[player.index()].iter().enumerate() {
            found.extend(stacks.iter().map(|point| [player.index(), kind * points + point.index()]));
        }
        let hand = usize::from(position.hand(player));
        found.push([player.index(), 2 * FEATURE_KINDS * points + hand]);
    }
    found
}

/// Evaluates a position by the file format's definition, in whole sums, without tables or accumulators.
fn by_definition(file: &NetFile, position: &Position) -> i32 {
    let board = file.layout.board();
    let points = board.len();
    let features = features_of(position);
    let hands = 2 * FEATURE_KINDS * points;
    let bucket = output_bucket(position.hand(Player::Black) + position.hand(Player::White));
    let mover = position.turn().index();
    // Image of a feature under a symmetry, for a viewer.
    let seen = |[owner, feature]: [usize; 2], viewer: usize, symmetry: &Symmetry| {
        let side = owner ^ viewer;
        if feature >= hands {
            return feature + side * (MAX_IN_HAND + 1);
        }
        let (kind, point) = (feature / points, Point::new(feature % points));
        (side * FEATURE_KINDS + kind) * points + symmetry.apply(point).index()
    };
    let mut hidden = 0_i64;
    for (side, viewer) in [mover, mover ^ 1].into_iter().enumerate() {
        for (family, weights) in file.hidden.iter().enumerate() {
            for symmetry in board.symmetries() {
                let weights =
                    features.iter().map(|&feature| i64::from(weights[seen(feature, viewer, symmetry)]));
                let sum = i64::from(file.hidden_bias[family]) + weights.sum::<i64>();
                assert!(sum.abs() < 1 << 15, "an accumulator would overflow");
                hidden += sum.clamp(0, 255).pow(2) / 16 * i64::from(file.output[bucket][side][family]);
            }
        }
    }
    let linear = &file.linear[bucket];
    let same = &board.symmetries()[0];
    let linear: i32 = features.iter().map(|&feature| i32::from(linear[seen(feature, mover, same)])).sum();
    let hidden = i32::try_from(hidden * 16 * 400 / (255 * 255 * 2048)).unwrap();
    hidden + linear / 4 + i32::from(file.output_bias[bucket])
}

#[test]
fn values_are_what_the_file_says() {
    let mut rng = StdRng::seed_from_u64(1);
    for (rules, file) in nets() {
        assert_eq!(
            file.layout.board().symmetries()[0].apply(Point::new(1)),
            Point::new(1),
            "the first one moves nothing"
        );
        for position in (0..10).flat_map(|_| random_game(rules, &mut rng)) {
            assert_eq!(fresh(&position), by_definition(&file, &position), "{position:?}");
        }
    }
}

#[test]
fn the_value_does_not_depend_on_earlier_positions() {
    let mut rng = StdRng::seed_from_u64(2);
    for rules in boards() {
        let net = Net::for_board(rules.layout);
        let mut evaluators = [(); 2].map(|()| NetEvaluator::new(net, 100));
        let positions: Vec<Position> = (0..40).flat_map(|_| random_game(rules, &mut rng)).collect();
        for position in &positions {
            // Mostly one ply below the last position, sometimes anywhere.
            let ply = if rng.random_bool(0.1) { rng.random_range(0..100) } else { position.ply().into() };
            for (evaluator, portable) in evaluators.iter_mut().zip([false, true]) {
                assert_eq!(value(evaluator, position, ply, portable), fresh(position), "{position:?}");
            }
        }
    }
}

#[test]
fn positions_that_look_the_same_have_the_same_value() {
    let mut rng = StdRng::seed_from_u64(3);
    for rules in boards() {
        for position in random_game(rules, &mut rng) {
            for symmetry in rules.board.symmetries() {
                assert_eq!(fresh(&position), fresh(&position.mapped(symmetry)), "{position:?}");
            }
        }
    }
}

#[test]
fn broken_files_are_refused() {
    let hex = GridLayout::Hex;
    assert_eq!(NetFile::read(hex, b"ABANDEG1"), Err(NetError::Magic));
    assert_eq!(NetFile::read(hex, &[]), Err(NetError::Magic));
    let shape = NetError::Shape { what: "points", found: 49, expected: 37 };
    assert_eq!(NetFile::read(hex, embedded::file(GridLayout::Square)), Err(shape));
    let short = &HEX[..HEX.len() - 1];
    let length = NetError::Length { found: short.len(), expected: HEX.len() };
    assert_eq!(NetFile::read(hex, short), Err(length));
    let mut changed = HEX.to_vec();
    changed[1000] ^= 1;
    assert_eq!(NetFile::read(hex, &changed), Err(NetError::Checksum));
    // Makes the last output weight too large, with a correct checksum.
    let end = HEX.len() - 8;
    changed = HEX[..end].to_vec();
    let weight = end - 2 * OUTPUT_BUCKETS - 2;
    changed[weight..weight + 2].copy_from_slice(&7001_i16.to_le_bytes());
    changed.extend(fnv1a(&changed).to_le_bytes());
    assert_eq!(NetFile::read(hex, &changed), Err(NetError::OutputWeight(7001)));
}

#[test]
fn no_cut_off_file_panics() {
    for length in (0..100).chain((100..HEX.len()).step_by(97)) {
        assert!(NetFile::read(GridLayout::Hex, &HEX[..length]).is_err(), "{length} bytes");
    }
}

#[test]
fn files_have_a_row_for_every_feature() {
    for (rules, file) in nets() {
        let features = feature_count(rules.board);
        assert!(file.hidden.iter().chain(&file.linear).all(|row| row.len() == features));
        assert_eq!(file.hidden.len() * rules.board.symmetries().len(), HIDDEN_LANES);
    }
}
