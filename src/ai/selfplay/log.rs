//! The file format of self-play games.
//!
//! A file is a header followed by games, all numbers little-endian:
//!
//! ```text
//! header   8 bytes "ABANDEG1", then the variant's name in 8 bytes, zeros behind it
//! game     u16 number of plies, then for each ply 5 bytes:
//!   u16    the move: 65 × point to enter, 64 × from + to to capture, 4096 to pass (points by index)
//!   i16    the search score for the player to move, in centipoints
//!   u8     bit 0: a random move, not searched (its score is 0); bit 1: the score is proved
//! ```
//!
//! Positions and final margins are not stored: replaying the moves restores them and checks the file.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::{self, Read, Write};

use thiserror::Error;

use crate::board::Point;
use crate::rules::abande::{Move, Position, Rules};
use crate::rules::{AnyRules, UnknownVariant, Variant};

/// First bytes of every log.
const MAGIC: &[u8; 8] = b"ABANDEG1";
/// Number that stands for a pass: one more than 64 × 63 + 63, the highest that an entry or a capture can have.
const PASS_CODE: u16 = 64 * 64;
/// Flag of a ply whose move was drawn at random, without a search.
const RANDOM_FLAG: u8 = 1;
/// Flag of a ply whose score is proved.
const PROVED_FLAG: u8 = 2;

/// One ply of a self-play game in a log: the move and its search result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedPly {
    /// The move played.
    pub mv: Move,
    /// Search result; `None` for a random move.
    pub value: Option<LoggedValue>,
}

/// Score of a position by search, as a log of self-play games stores it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoggedValue {
    /// Score for the player to move, in centipoints.
    pub centipoints: i16,
    /// Whether the score is proved.
    pub proved: bool,
}

/// Reason why a file is not a log of self-play games.
#[derive(Debug, Error)]
pub enum LogError {
    /// The file cannot be read.
    #[error("the file cannot be read: {0}")]
    Io(#[from] io::Error),
    /// The magic bytes are missing.
    #[error("the file is no log of games: it does not start with ABANDEG1")]
    Magic,
    /// The variant does not exist.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// The variant belongs to another game.
    #[error("{0} is not a variant of Abande")]
    OtherGame(Variant),
    /// The file ends within a game.
    #[error("game {0} is cut off")]
    CutOff(usize),
    /// A game contains an illegal move.
    #[error("game {game}, ply {ply}: {code} is no legal move")]
    IllegalMove {
        /// Index of the game, from 0.
        game: usize,
        /// Index of the ply, from 0.
        ply: usize,
        /// Encoded move.
        code: u16,
    },
}

/// Writes the start of a log of self-play games.
///
/// # Errors
/// If writing fails.
pub fn write_log_header(out: &mut dyn Write, rules: &Rules) -> io::Result<()> {
    let mut name = [0; 8];
    for (byte, &letter) in name.iter_mut().zip(rules.variant.name().as_bytes()) {
        *byte = letter;
    }
    out.write_all(MAGIC)?;
    out.write_all(&name)
}

/// Appends a self-play game to a log.
///
/// # Errors
/// If writing fails.
pub fn write_game(out: &mut dyn Write, plies: &[LoggedPly]) -> io::Result<()> {
    let count = u16::try_from(plies.len()).map_err(io::Error::other)?;
    let mut bytes = count.to_le_bytes().to_vec();
    for ply in plies {
        let value = ply.value.unwrap_or(LoggedValue { centipoints: 0, proved: false });
        let random = if ply.value.is_none() { RANDOM_FLAG } else { 0 };
        let proved = if value.proved { PROVED_FLAG } else { 0 };
        bytes.extend(code(ply.mv).to_le_bytes());
        bytes.extend(value.centipoints.to_le_bytes());
        bytes.push(random | proved);
    }
    out.write_all(&bytes)
}

/// Reads a log of self-play games, calls `on_game` with every game, whose moves are all legal, and returns
/// the rules that they follow.
///
/// # Errors
/// The first defect of the file, or an error of `on_game`.
pub fn read_log(
    input: &mut dyn Read,
    mut on_game: impl FnMut(&'static Rules, &[LoggedPly]) -> io::Result<()>,
) -> Result<&'static Rules, LogError> {
    let mut bytes = Vec::new();
    input.read_to_end(&mut bytes)?;
    let rest = bytes.strip_prefix(MAGIC).ok_or(LogError::Magic)?;
    let (name, mut rest) = rest.split_at_checked(8).ok_or(LogError::Magic)?;
    let variant: Variant = String::from_utf8_lossy(name).trim_end_matches('\0').parse()?;
    let AnyRules::Abande(rules) = variant.rules() else { return Err(LogError::OtherGame(variant)) };
    let mut plies = Vec::new();
    for game in 0.. {
        if rest.is_empty() {
            break;
        }
        let (count, after) = rest.split_first_chunk().ok_or(LogError::CutOff(game))?;
        let length = 5 * usize::from(u16::from_le_bytes(*count));
        let (body, after) = after.split_at_checked(length).ok_or(LogError::CutOff(game))?;
        rest = after;
        read_game(rules, body, game, &mut plies)?;
        on_game(rules, &plies)?;
    }
    Ok(rules)
}

fn read_game(
    rules: &'static Rules,
    body: &[u8],
    game: usize,
    plies: &mut Vec<LoggedPly>,
) -> Result<(), LogError> {
    plies.clear();
    let mut position = Position::new(rules);
    for (ply, chunk) in body.as_chunks().0.iter().enumerate() {
        let &[low, high, value_low, value_high, flags]: &[u8; 5] = chunk;
        let code = u16::from_le_bytes([low, high]);
        let illegal = LogError::IllegalMove { game, ply, code };
        let Some(mv) = decode(code, rules.board.len()) else { return Err(illegal) };
        position.play(mv).map_err(|_| illegal)?;
        let value = LoggedValue {
            centipoints: i16::from_le_bytes([value_low, value_high]),
            proved: flags & PROVED_FLAG != 0,
        };
        plies.push(LoggedPly { mv, value: (flags & RANDOM_FLAG == 0).then_some(value) });
    }
    Ok(())
}

/// Encodes a move as a number: 65 × point for an entry, 64 × from + to for a capture, [`PASS_CODE`] for a pass.
#[expect(clippy::cast_possible_truncation, reason = "points of Abande are below 64")]
fn code(mv: Move) -> u16 {
    match mv {
        Move::Enter(point) => 65 * point.index() as u16,
        Move::Capture { from, to } => (64 * from.index() + to.index()) as u16,
        Move::Pass => PASS_CODE,
    }
}

/// Decodes a move, legal or not. `None` if it refers to points beyond the board's number.
fn decode(code: u16, points: usize) -> Option<Move> {
    let (from, to) = (usize::from(code / 64), usize::from(code % 64));
    Some(match code {
        PASS_CODE => Move::Pass,
        _ if from.max(to) >= points => return None,
        _ if from == to => Move::Enter(Point::new(to)),
        _ => Move::Capture { from: Point::new(from), to: Point::new(to) },
    })
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may fail")]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::ai::selfplay::{SelfPlayConfig, play_game};

    fn file() -> (Vec<LoggedPly>, Vec<u8>) {
        let config =
            SelfPlayConfig { rules: Rules::hex_3(), nodes: 50, seed: 3, ..SelfPlayConfig::default() };
        let plies = play_game(&config, 0, &crate::ai::Stop::default()).unwrap();
        let mut bytes = Vec::new();
        write_log_header(&mut bytes, config.rules).unwrap();
        write_game(&mut bytes, &plies).unwrap();
        (plies, bytes)
    }

    #[test]
    fn games_come_back_as_they_were() {
        let (plies, mut bytes) = file();
        write_game(&mut bytes, &plies).unwrap();
        let mut games = 0;
        let rules = read_log(&mut bytes.as_slice(), |_, read| {
            assert_eq!(read, plies);
            games += 1;
            Ok(())
        });
        assert_eq!((rules.unwrap(), games), (Rules::hex_3(), 2));
    }

    #[test]
    fn what_is_cut_off_is_refused() {
        let (_, bytes) = file();
        for length in (0..bytes.len()).filter(|&length| length != 16) {
            assert!(read_log(&mut &bytes[..length], |_, _| Ok(())).is_err(), "{length} bytes");
        }
    }

    proptest! {
        #[test]
        fn no_bytes_panic(at in 8_usize..200, byte: u8) {
            let (_, mut bytes) = file();
            if let Some(place) = bytes.get_mut(at) {
                *place = byte;
            }
            let _ = read_log(&mut bytes.as_slice(), |_, _| Ok(()));
        }
    }
}
