//! What is wrong with a position that somebody sets up, in whole sentences.

use crate::app::game::Brush;
use crate::rules::{AnySetup, AnySetupError, ByPlayer, Player, SetupFault, abande, anda};

/// What a click does with this brush, and what else the mouse does.
pub(in crate::app::desk::panels) fn brush(brush: Brush, setup: &AnySetup) -> &'static str {
    match (brush, setup.hands().is_some()) {
        (Brush::Piece(_), true) => {
            "Click a point to put a piece on top, right-click to take one away. Drag to move a stack."
        }
        (Brush::Piece(_), false) => {
            "Click a cell to put a stone there, right-click to take it away. Drag to move it."
        }
        (Brush::Eraser, true) => "Click a stack to take its top piece away. Drag to move a stack.",
        (Brush::Eraser, false) => "Click a stone to take it away. Drag to move it.",
    }
}

/// Each fault in a sentence with its place in the list. Faults that come to the same sentence are told once.
pub(in crate::app::desk::panels) fn faults(setup: &AnySetup, faults: &[SetupFault]) -> Vec<(usize, String)> {
    let mut told: Vec<(usize, String)> = Vec::new();
    for (index, fault) in faults.iter().enumerate() {
        let text = sentence(setup, fault);
        if !told.iter().any(|(_, known)| *known == text) {
            told.push((index, text));
        }
    }
    told
}

fn sentence(setup: &AnySetup, fault: &SetupFault) -> String {
    match (&fault.error, setup) {
        (AnySetupError::Abande(error), AnySetup::Abande(setup)) => of_abande(error, setup),
        (AnySetupError::Anda(error), AnySetup::Anda(_)) => of_anda(error),
        // No setup has faults of another game.
        (AnySetupError::Abande(_) | AnySetupError::Anda(_), _) => format!("{fault}."),
    }
}

fn of_abande(error: &abande::SetupError, setup: &abande::Setup) -> String {
    use abande::SetupError as E;
    match *error {
        E::SeveralBands { bands, .. } => {
            format!("The stacks form {bands} separate bands: all of them must be connected.")
        }
        E::PieceCount { player, found, expected } => {
            format!("{player} has {found} pieces on the board and in hand together, not {expected}.")
        }
        E::WrongTurn { .. } | E::WrongPly { .. } | E::WrongTurns { .. } => turns(setup),
        E::TooManyPasses(passes) => format!("{passes} passes in a row are too many: two end the game."),
        E::PassWithHand(player) => format!("{player} cannot have passed with pieces in hand."),
        E::EarlyCapture => {
            "There cannot be a capture yet: the first three turns enter pieces, two of them Black’s.".into()
        }
        E::ImpossibleStack { point, stack } => {
            let label = setup.rules.board.label(point);
            let pieces: Vec<String> = stack.pieces().map(|piece| piece.to_string()).collect();
            let pieces = pieces.join(", ");
            format!("No capture makes the stack on {label} ({pieces}): its two top pieces must differ.")
        }
    }
}

/// Why the side to move does not fit what was entered and captured. Nobody who sets up a board counts plies, so it is
/// said by turns.
fn turns(setup: &abande::Setup) -> String {
    let due = match setup.turn {
        Player::Black => "Black is to move, so both have had the same number of turns",
        Player::White => "White is to move, so Black has had one turn more than White",
    };
    let Some(shown) = setup.shown() else {
        return format!("{due}. The stacks show another number of entries and captures.");
    };
    format!("{due}. The stacks show {}.", moves(shown))
}

fn moves(shown: ByPlayer<u16>) -> String {
    let (black, white) = (shown[Player::Black], shown[Player::White]);
    let noun = if black == 1 { "move" } else { "moves" };
    format!("{black} {noun} by Black and {white} by White")
}

fn of_anda(error: &anda::SetupError) -> String {
    use anda::SetupError as E;
    match error {
        E::WrongTurn { .. } | E::TooManyPlies(_) => format!("The number of turns is wrong: {error}."),
        E::TooManyStones { player, found, most, .. } => {
            format!("{player} has {found} stones, but can have {most} at most.")
        }
        E::NotAFirstTurn(player) => {
            format!("{player}’s first turn is two stones on parts of the perimeter that do not touch.")
        }
        E::NoStones => "After both first turns at least one player has stones on the board.".into(),
        E::NoBreath { label, .. } => {
            format!("The group on {label} has no breath: it would have left the board.")
        }
    }
}
