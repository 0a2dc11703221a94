//! A model of a beginner, who counts points, follows a few captures and overlooks some of them.
//!
//! Blind spots are drawn at random once per turn, cell by cell: a player who misses that the stack on d4 can be
//! captured misses it after every move they consider. They never play against what they do see.

use std::time::Instant;

use rand::rngs::StdRng;
use rand::{Rng, RngExt};

use crate::ai::{Contempt, Limits, SearchInfo};
use crate::board::Point;
use crate::board::grid::{CellIter, Grid, GridTask, around};
use crate::rules::abande::bits::{BitPosition, PackedMove};
use crate::rules::abande::{Move, Position};
use crate::rules::{AnyMove, Game};

use super::margin_scoring::MarginScoring;

/// A beginner at Abande who counts points: how far they look ahead, and what they overlook. Chances are in
/// percent; next to the last move they are halved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ai) struct Novice {
    /// Captures in a row that are considered after a move; with 1 only the opponent's reply.
    pub(in crate::ai) capture_depth: u32,
    /// Chance of missing that an enemy stack can be captured.
    pub(in crate::ai) missed_captures: u8,
    /// Chance of missing that the opponent can capture a stack.
    pub(in crate::ai) missed_threats: u8,
    /// Chance of taking a sleeping stack for one that is awake.
    pub(in crate::ai) missed_sleep: u8,
}

impl Novice {
    /// Chooses the move with the best margin that the beginner sees, at random among equals. `None` once the
    /// game is over.
    pub(in crate::ai) fn search(
        self,
        position: &Position,
        last: Option<Point>,
        limits: &Limits,
        rng: &mut StdRng,
    ) -> Option<SearchInfo> {
        let captures =
            limits.depth.map_or(self.capture_depth, |depth| self.capture_depth.min(depth.saturating_sub(1)));
        let search = NoviceSearch { novice: Self { capture_depth: captures, ..self }, position, last, rng };
        position.rules().layout.dispatch(search)
    }
}

/// One search of a [`Novice`], as a task that is compiled for each board.
struct NoviceSearch<'a> {
    novice: Novice,
    position: &'a Position,
    last: Option<Point>,
    rng: &'a mut StdRng,
}

impl GridTask for NoviceSearch<'_> {
    type Output = Option<SearchInfo>;

    fn run<G: Grid>(self) -> Option<SearchInfo> {
        let Self { novice, position, last, rng } = self;
        let started = Instant::now();
        let bits = BitPosition::<G>::new(position);
        let mut blind_spots = BlindSpots::random::<G>(novice, last, rng);
        let shape = bits.shape();
        let mut best: Option<(i32, u32, Move)> = None;
        for mv in position.legal_moves() {
            let packed_move = PackedMove::new::<G>(mv);
            if packed_move.is_capture() && blind_spots.missed_captures >> packed_move.to() & 1 != 0 {
                continue;
            }
            let value = -blind_spots.capture_search(
                &bits.after(packed_move, &shape),
                novice.capture_depth,
                Mover::Enemy,
            );
            // Random tie-break.
            let lot = rng.next_u32();
            if best.is_none_or(|(most, highest, _)| (value, lot) > (most, highest)) {
                best = Some((value, lot, mv));
            }
        }
        // A player only misses captures, and there is always another move: entering or passing.
        let (value, _, mv) = best?;
        Some(SearchInfo {
            best_move: AnyMove::Abande(mv),
            rank: 1,
            pv: vec![AnyMove::Abande(mv)],
            score: MarginScoring::new(position, Contempt::MIN).score(value, position.turn()),
            depth: 1,
            sel_depth: 1 + novice.capture_depth,
            nodes: blind_spots.nodes,
            time: started.elapsed(),
            hashfull: 0,
            proved: None,
            visits: None,
        })
    }
}

/// Side to move in the beginner's search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mover {
    Own,
    Enemy,
}

/// Cells on which the beginner misses something in this turn.
#[derive(Debug)]
struct BlindSpots {
    missed_captures: u64,
    missed_threats: u64,
    missed_sleep: u64,
    nodes: u64,
}

impl BlindSpots {
    /// Draws the cells on which the beginner misses something, with half the chance next to the last move.
    fn random<G: Grid>(novice: Novice, last: Option<Point>, rng: &mut StdRng) -> Self {
        let near = last.map_or(0, |point| {
            let cell = 1 << G::cell(point);
            cell | around::<G>(cell)
        });
        let mut escaped = |percent: u8| {
            let mut escapes = |cell: &u8| {
                let chance = if near >> cell & 1 == 0 { percent } else { percent / 2 };
                rng.random_range(0..100) < chance
            };
            CellIter(G::ON_BOARD).filter(|cell| escapes(cell)).fold(0, |set, cell| set | 1 << cell)
        };
        Self {
            missed_captures: escaped(novice.missed_captures),
            missed_threats: escaped(novice.missed_threats),
            missed_sleep: escaped(novice.missed_sleep),
            nodes: 0,
        }
    }

    /// Capture-only search over the captures that the beginner sees. Returns the margin for the player to move, in
    /// points.
    fn capture_search<G: Grid>(&mut self, bits: &BitPosition<G>, captures: u32, mover: Mover) -> i32 {
        self.nodes += 1;
        let stand_pat = self.margin(bits);
        if captures == 0 || bits.is_over() {
            return stand_pat;
        }
        let shape = bits.shape();
        let (unseen, next) = match mover {
            Mover::Own => (self.missed_captures, Mover::Enemy),
            Mover::Enemy => (self.missed_threats, Mover::Own),
        };
        let mut best = stand_pat;
        bits.captures(&shape).for_each(|from, to| {
            if unseen >> to & 1 == 0 {
                let after = bits.after(PackedMove::capture(from, to), &shape);
                best = best.max(-self.capture_search(&after, captures - 1, next));
            }
        });
        best
    }

    /// Margin for the player to move in points, as the beginner sees it.
    fn margin<G: Grid>(&self, bits: &BitPosition<G>) -> i32 {
        let points = |own: u64, enemy: u64| {
            let set = own & (around::<G>(enemy) | self.missed_sleep);
            (set.count_ones() + (set & bits.twos()).count_ones() + 2 * (set & bits.towers()).count_ones())
                .cast_signed()
        };
        points(bits.mover(), bits.other()) - points(bits.other(), bits.mover())
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::seq::IndexedRandom;

    use super::*;
    use crate::board::grid::HexGrid;
    use crate::rules::{AnyRules, Player, Variant};

    const OPEN_EYES: Novice =
        Novice { capture_depth: 0, missed_captures: 0, missed_threats: 0, missed_sleep: 0 };

    /// Returns positions of random games on every board.
    fn positions(rng: &mut StdRng) -> Vec<Position> {
        let mut positions = Vec::new();
        for variant in Variant::ALL {
            let AnyRules::Abande(rules) = variant.rules() else { continue };
            for _ in 0..2 {
                let mut position = Position::new(rules);
                while position.outcome().is_none() {
                    positions.push(position);
                    position.play_unchecked(*position.legal_moves().choose(rng).unwrap());
                }
            }
        }
        positions
    }

    fn chosen(novice: Novice, position: &Position, rng: &mut StdRng) -> Move {
        let info = novice.search(position, None, &Limits::default(), rng).unwrap();
        let AnyMove::Abande(mv) = info.best_move else { panic!("another game") };
        mv
    }

    /// Returns the margin for a player by the rules.
    fn margin(position: &Position, player: Player) -> i32 {
        let margin = position.score().margin();
        if player == Player::Black { margin } else { -margin }
    }

    fn after(position: &Position, mv: Move) -> Position {
        let mut next = *position;
        next.play_unchecked(mv);
        next
    }

    /// Returns a player's margin after a move and the opponent's best capture, if any.
    fn left_by(position: &Position, mv: Move) -> i32 {
        let (player, next) = (position.turn(), after(position, mv));
        let captures = next.legal_moves().into_iter().filter(|reply| matches!(reply, Move::Capture { .. }));
        let answered = captures.map(|reply| margin(&after(&next, reply), player));
        answered.fold(margin(&next, player), i32::min)
    }

    #[test]
    fn who_overlooks_nothing_leaves_the_most_points() {
        let rng = &mut StdRng::seed_from_u64(1);
        for position in positions(rng) {
            let player = position.turn();
            let most = |value: &dyn Fn(Move) -> i32| position.legal_moves().into_iter().map(value).max();
            let at_once = |mv| margin(&after(&position, mv), player);
            assert_eq!(Some(at_once(chosen(OPEN_EYES, &position, rng))), most(&at_once), "{position:?}");
            let one_capture = chosen(Novice { capture_depth: 1, ..OPEN_EYES }, &position, rng);
            let answered = |mv| left_by(&position, mv);
            assert_eq!(Some(answered(one_capture)), most(&answered), "{position:?}");
        }
    }

    #[test]
    fn what_escapes_a_player_has_no_part_in_the_choice() {
        let rng = &mut StdRng::seed_from_u64(2);
        let mut lost = 0;
        for position in positions(rng) {
            let mv = chosen(Novice { capture_depth: 1, missed_threats: 100, ..OPEN_EYES }, &position, rng);
            let at_once = |mv| margin(&after(&position, mv), position.turn());
            assert_eq!(Some(at_once(mv)), position.legal_moves().into_iter().map(at_once).max());
            lost += u32::from(left_by(&position, mv) < at_once(mv));

            let blind = chosen(Novice { missed_captures: 100, ..OPEN_EYES }, &position, rng);
            assert!(!matches!(blind, Move::Capture { .. }), "{position:?}");
        }
        assert!(lost > 25, "walks into captures that it does not see: {lost}");
    }

    #[test]
    fn the_points_beside_the_last_move_are_looked_at_first() {
        let rng = &mut StdRng::seed_from_u64(3);
        let middle = Variant::Hex.board().find("d4").unwrap();
        let cell = 1 << HexGrid::cell(middle);
        let near = cell | around::<HexGrid>(cell);
        let novice = Novice { missed_captures: 60, ..OPEN_EYES };
        let (mut escaped_near, mut escaped_far) = (0, 0);
        for _ in 0..1_000 {
            let blind_spots = BlindSpots::random::<HexGrid>(novice, Some(middle), rng);
            escaped_near += (blind_spots.missed_captures & near).count_ones();
            escaped_far += (blind_spots.missed_captures & !near).count_ones();
            assert_eq!(blind_spots.missed_threats | blind_spots.missed_sleep, 0);
        }
        // 7 cells near, 30 far.
        assert!((1_900..2_300).contains(&escaped_near), "{escaped_near}");
        assert!((17_500..18_500).contains(&escaped_far), "{escaped_far}");
    }
}
