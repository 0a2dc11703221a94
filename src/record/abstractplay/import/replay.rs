//! A game played again from its moves, and compared with everything else the record says.

use super::source::{End, Source};
use crate::play::Verdict;
use crate::record::abstractplay::json::{Map, Scalar, VeryFew};
use crate::record::abstractplay::names::{Named, VARIANTS};
use crate::record::abstractplay::{ImportError, ImportErrorKind};
use crate::record::{MoveNumber, Record};
use crate::rules::{AnyGame, Outcome, Player, Variant};

impl Source {
    /// Plays the moves that were read, on the board that is named or on the only one where they are legal,
    /// and compares the result with all else that the file says.
    pub(super) fn record(mut self) -> Result<Record, ImportError> {
        let fault = self.fault.take();
        match (self.on_its_board(), fault) {
            (game, None) => game,
            (Ok(record), Some(kind)) => Err(ImportError { kind, before: Some(Box::new(record)) }),
            // Without a game, what hides it is what matters.
            (Err(error), Some(_)) if error.before.is_none() => Err(error),
            (Err(error), Some(kind)) => Err(ImportError { kind, ..error }),
        }
    }

    /// The game on the board that the file names. If the name is missing or not known, it is the only board where the
    /// game is possible; in files without a name the square board goes first.
    fn on_its_board(&self) -> Result<Record, ImportError> {
        if let Named::Board(variant) = self.named {
            return self.replay(variant);
        }
        if self.named == Named::Nothing
            && let Ok(record) = self.replay(Variant::Square)
        {
            return Ok(record);
        }
        let mut possible = Vec::new();
        let mut refused = Vec::new();
        for variant in VARIANTS {
            match self.replay(variant) {
                Ok(record) => possible.push((variant, record)),
                Err(error) => refused.push((variant, error)),
            }
        }
        if possible.len() == 1
            && let Some((_, record)) = possible.pop()
        {
            return Ok(record);
        }
        if !possible.is_empty() {
            let variants = possible.into_iter().map(|(variant, _)| variant).collect();
            return Err(ImportError::from_kind(ImportErrorKind::Ambiguous(variants)));
        }
        // The board on which most of it is legal is probably the one.
        let legal = |record: &Record| record.moves().len();
        let most = refused.iter().filter_map(|(_, error)| error.before.as_deref()).map(legal).max();
        let mut best = refused.iter().filter_map(|(_, error)| error.before.as_ref());
        let mut best = best.by_ref().filter(|record| Some(legal(record)) == most);
        let before = match (best.next(), best.next()) {
            (Some(record), None) => Some(record.clone()),
            _ => None,
        };
        let reasons = refused.into_iter().map(|(variant, error)| (variant, error.kind)).collect();
        Err(ImportError { kind: ImportErrorKind::Impossible(reasons), before })
    }

    /// The game on this board.
    fn replay(&self, variant: Variant) -> Result<Record, ImportError> {
        let start = match self.start.as_deref().map(str::trim) {
            None | Some("") => variant.start(),
            Some(text) => {
                AnyGame::parse(variant, text).map_err(|error| ImportError::from_kind(error.into()))?
            }
        };
        let mut record = Record::new(start);
        *record.header_mut() = self.header.clone();
        let played = self.play(&mut record);
        let is_whole = played.is_ok();
        let agrees = played.and_then(|()| self.compare(&record));
        // What is wrong with the moves is not wrong with the result.
        let concluded = self.conclude(&mut record, is_whole);
        match agrees.and(concluded) {
            Ok(()) => Ok(record),
            Err(kind) => Err(ImportError { kind, before: Some(Box::new(record)) }),
        }
    }

    /// Plays the moves, as far as they are legal.
    fn play(&self, record: &mut Record) -> Result<(), ImportErrorKind> {
        for text in &self.moves {
            let turn = MoveNumber::from_position(record.game());
            let mv = record.game().parse_move(text);
            let mv = mv.map_err(|source| ImportErrorKind::NotAMove { turn, source })?;
            let board = record.game().board();
            record.play(mv).map_err(|source| {
                let text = mv.display(board).to_string();
                ImportErrorKind::IllegalMove { turn, text, source }
            })?;
        }
        Ok(())
    }

    /// Compares the stated board and points with the last position.
    fn compare(&self, record: &Record) -> Result<(), ImportErrorKind> {
        if let Some(board) = &self.board
            && !is_same(board, record.game())
        {
            return Err(ImportErrorKind::WrongBoard);
        }
        if let (Some([black, white]), Some(points)) = (self.scores, record.game().points()) {
            let [actual_black, actual_white] = Player::ALL.map(|player| points[player]);
            // Points are whole.
            let differ = |claimed: f64, actual: u8| (claimed - f64::from(actual)).abs() > 0.1;
            if differ(black, actual_black) || differ(white, actual_white) {
                let actual = format!("{actual_black}-{actual_white}");
                return Err(ImportErrorKind::WrongScore { claimed: format!("{black}-{white}"), actual });
            }
        }
        Ok(())
    }

    /// Takes over the stated ending, and compares it with the moves. Where some of them are lost, the points tell who won.
    fn conclude(&self, record: &mut Record, is_whole: bool) -> Result<(), ImportErrorKind> {
        let scores = self.scores.filter(|_| !is_whole && self.end.is_none());
        let claimed = self.results.or(scores).map(outcome);
        let stated = claimed.map_or("unknown", |outcome| word(outcome));
        if let Some(actual) = record.outcome() {
            if let Some(end) = self.end {
                return Err(ImportErrorKind::AfterTheEnd(end_word(end).to_owned()));
            }
            if claimed.is_some_and(|claimed| claimed != Some(actual)) {
                let actual = record.result_text();
                return Err(ImportErrorKind::WrongResult { claimed: stated, actual });
            }
            return Ok(());
        }
        let claimed = claimed.flatten();
        let loser = match claimed {
            Some(Outcome::Win(winner)) => Some(winner.other()),
            Some(Outcome::Draw) => None,
            None => self.by,
        };
        let wrong = |end| ImportErrorKind::WrongResult { claimed: stated, actual: end_word(end).to_owned() };
        let verdict = match (self.end, loser, claimed) {
            (Some(End::Resignation), Some(loser), _) => Verdict::Resignation(loser),
            (Some(End::Timeout), Some(loser), _) => Verdict::Timeout(loser),
            (Some(end @ (End::Resignation | End::Timeout)), None, None) => {
                return Err(ImportErrorKind::NoResult(end_word(end)));
            }
            (Some(End::Agreement), None, _) => Verdict::Agreement,
            (Some(End::Abandoned), _, None) => {
                record.header_mut().put_tag("Termination", "abandoned");
                return Ok(());
            }
            (Some(end), ..) => {
                if let Some(outcome) = claimed {
                    record.conclude(Verdict::Other(outcome));
                }
                return Err(wrong(end));
            }
            (None, _, Some(outcome)) => Verdict::Other(outcome),
            (None, _, None) => return Ok(()),
        };
        record.conclude(verdict);
        Ok(())
    }
}

/// Who won by the results or points of Black and White; none if both are 0, as those of an abandoned game.
fn outcome([black, white]: [f64; 2]) -> Option<Outcome> {
    if black > white {
        Some(Outcome::Win(Player::Black))
    } else if white > black {
        Some(Outcome::Win(Player::White))
    } else if black > 0.0 {
        Some(Outcome::Draw)
    } else {
        None
    }
}

/// An outcome as the results of Black and White: `1-0`, `0-1`, `1-1` for a draw, `0-0` for an abandoned game.
const fn word(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Player::Black)) => "1-0",
        Some(Outcome::Win(Player::White)) => "0-1",
        Some(Outcome::Draw) => "1-1",
        None => "0-0",
    }
}

/// The word that stands for this ending among the moves.
const fn end_word(end: End) -> &'static str {
    match end {
        End::Resignation => "resign",
        End::Timeout => "timeout",
        End::Agreement => "draw",
        End::Abandoned => "abandoned",
    }
}

/// Whether a board in a file shows a position.
fn is_same(map: &Map, game: &AnyGame) -> bool {
    let view = game.view();
    let stacks = || view.stacks.iter().map(|stack| (game.board().label(stack.point), &stack.pieces));
    let number = |player: &Player| if *player == Player::Black { 1.0 } else { 2.0 };
    let is_there = |label: &str, pieces: &[f64]| {
        stacks().any(|(here, stack)| here == label && stack.iter().map(number).eq(pieces.iter().copied()))
    };
    let read = |cell: &VeryFew<VeryFew<Scalar>>| match cell.0.as_slice() {
        [label, pieces] if label.0.len() == 1 => {
            let label = label.0.first()?.clone().into_only_text()?;
            Some((label, pieces.0.iter().map(Scalar::number).collect::<Option<Vec<f64>>>()?))
        }
        _ => None,
    };
    let Some(cells) = map.value.0.iter().map(read).collect::<Option<Vec<_>>>() else { return false };
    // A list that is as long, each of its points there, and none twice.
    let mut labels: Vec<&str> = cells.iter().map(|(label, _)| label.as_str()).collect();
    labels.sort_unstable();
    labels.dedup();
    labels.len() == view.stacks.len()
        && cells.len() == labels.len()
        && cells.iter().all(|(label, pieces)| is_there(label, pieces))
}
