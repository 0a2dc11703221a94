//! The file format of training samples: positions by their features.
//!
//! The trainer reads this intermediate file, which is made again from a log whenever features change. All numbers are
//! little-endian; phases are the network's output buckets.
//!
//! ```text
//! header   8 bytes "ABANDEF1"; u16 points, u16 kinds, u16 symmetries, u16 phases
//!          u8 × symmetries × points: where each symmetry takes each point
//! sample   u64 × 2 × kinds: the points that have the feature, of the mover's stacks and of the other's
//!          u8 × 2: pieces in hand, the mover's first;  u8: phase;  u8: 1 if the score is proved, 2 if random
//!          moves followed, so that the result is not the position's own
//!          i16: the search score;  i16: the final margin; both in centipoints for the mover
//! ```

use std::io::{self, Write};

use super::LoggedPly;
use crate::ai::abande::net::{FEATURE_KINDS, Features, OUTPUT_BUCKETS, output_bucket};
use crate::board::grid::{Grid, GridTask};
use crate::board::{Board, Point};
use crate::rules::Player;
use crate::rules::abande::bits::BitPosition;
use crate::rules::abande::{Move, Position, Rules};

/// Centipoints in a point of the final margin.
const CENTIPOINTS_PER_POINT: i32 = 100;

/// Writes the start of a file of training samples for the network of a board.
///
/// # Errors
/// If writing fails.
pub fn write_samples_header(out: &mut dyn Write, board: &Board) -> io::Result<()> {
    out.write_all(b"ABANDEF1")?;
    for number in [board.len(), FEATURE_KINDS, board.symmetries().len(), OUTPUT_BUCKETS] {
        out.write_all(&u16::try_from(number).map_err(io::Error::other)?.to_le_bytes())?;
    }
    for symmetry in board.symmetries() {
        for point in (0..board.len()).map(Point::new) {
            out.write_all(&[u8::try_from(symmetry.apply(point).index()).map_err(io::Error::other)?])?;
        }
    }
    Ok(())
}

/// Writes a training sample for each quiet position of a game, and returns the number of samples.
///
/// A position is quiet if its move was searched and is no capture. Those after a pass are left out, because they are
/// never evaluated statically.
///
/// # Errors
/// If writing fails.
///
/// # Panics
/// If a move is illegal.
pub fn write_samples(out: &mut dyn Write, rules: &'static Rules, plies: &[LoggedPly]) -> io::Result<usize> {
    let mut end = Position::new(rules);
    let mut positions = Vec::new();
    for ply in plies {
        positions.push(end);
        end.play(ply.mv).expect("games are read with their moves checked");
    }
    let margin = CENTIPOINTS_PER_POINT * end.score().margin();
    let last_random = plies.iter().rposition(|ply| ply.value.is_none());
    let mut written = 0;
    for (number, (position, ply)) in positions.iter().zip(plies).enumerate() {
        let Some(value) =
            ply.value.filter(|_| !matches!(ply.mv, Move::Capture { .. }) && position.passes() == 0)
        else {
            continue;
        };
        let random_later = last_random.is_some_and(|last| last > number);
        let flags = u8::from(value.proved) | u8::from(random_later) << 1;
        let margin = if position.turn() == Player::Black { margin } else { -margin };
        let mut bytes = position.rules().layout.dispatch(EncodeSample(position));
        bytes.push(flags);
        bytes.extend(value.centipoints.to_le_bytes());
        bytes.extend(i16::try_from(margin).map_err(io::Error::other)?.to_le_bytes());
        out.write_all(&bytes)?;
        written += 1;
    }
    Ok(written)
}

/// Encodes the first part of a sample, from the features of a position to its phase.
struct EncodeSample<'a>(&'a Position);

impl GridTask for EncodeSample<'_> {
    type Output = Vec<u8>;

    fn run<G: Grid>(self) -> Vec<u8> {
        let bits = BitPosition::<G>::new(self.0);
        let features = Features::new(&bits, &bits.shape());
        let mover = self.0.turn().index();
        let mut bytes = Vec::new();
        for player in [mover, mover ^ 1] {
            for &cells in &features.stacks[player] {
                let points = G::points(cells).iter().fold(0_u64, |set, point| set | 1 << point.index());
                bytes.extend(points.to_le_bytes());
            }
        }
        bytes.extend([features.hands[mover], features.hands[mover ^ 1]]);
        bytes.push(u8::try_from(output_bucket(bits.in_hand())).unwrap_or(u8::MAX));
        bytes
    }
}
