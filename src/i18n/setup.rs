//! Errors in a position that the player sets up or types.

use super::message::messages;
use super::{Message, handicap, play};
use crate::rules::{
    AnyPositionSyntaxError, AnySetup, AnySetupError, Player, PositionField, PositionFieldError, RowError,
    SetupIssue, abande, anda,
};

messages! {
    several_bands(bands: usize);
    wrong_piece_count(player: Player, found: u16, expected: u8);
    turn_does_not_fit(player: Player);
    turn_does_not_fit_moves(player: Player, black: u16, white: u16);
    wrong_turn(player: Player, plies: u32);
    wrong_plies(plies: u16, shown: u16, passes: u8);
    wrong_turns_of_player(player: Player, turns: u16, shown: u16);
    too_many_passes(passes: u8);
    pass_with_hand(player: Player);
    early_capture;
    early_capture_by_handicap(player: Player, pieces: u8);
    impossible_stack(point: &str, pieces: Message);
    impossible_pieces(pieces: Message);

    too_many_plies(plies: u32);
    too_many_stones(player: Player, found: usize, most: usize);
    not_a_first_turn(player: Player);
    no_stones_left;
    no_breath(point: &str);

    fields_of_abande(found: usize);
    fields_of_anda(found: usize);
    row_count(expected: usize, found: usize);
    row_has_points(row: usize, expected: usize, found: usize);
    row_has_cells(row: usize, expected: usize, found: usize);
    bad_stack(text: &str);
    bad_stone(text: &str);
    bad_number(field: Message, text: &str);
    number_too_large(field: Message, text: &str);
    bad_side(text: &str);
    field_hand(player: Player);
    field_passes;
    field_komi;
    field_ply;
}

/// Message that says one thing that is wrong with a position that the player sets up on a board. It speaks of turns,
/// since the player counts no plies there.
pub fn fault(setup: &AnySetup, fault: &SetupIssue) -> Message {
    match (&fault.error, setup) {
        (AnySetupError::Abande(error), AnySetup::Abande(setup)) => of_abande(error, setup),
        (AnySetupError::Anda(error), _) => of_anda(error),
        // No setup has faults of another game, and these need no board.
        (AnySetupError::Abande(error), AnySetup::Anda(_)) => of_abande_text(error),
    }
}

/// Message that says one thing that is wrong with a position that the player types, where the number of plies is one
/// of the things typed.
pub fn typed_fault(setup: &AnySetup, fault: &SetupIssue) -> Message {
    match &fault.error {
        AnySetupError::Abande(error) => plies_of_abande(error).unwrap_or_else(|| self::fault(setup, fault)),
        AnySetupError::Anda(_) => self::fault(setup, fault),
    }
}

/// Message that says why a text is not a position string.
pub fn position_syntax(error: &AnyPositionSyntaxError) -> Message {
    match error {
        AnyPositionSyntaxError::Abande(error) => match error {
            abande::PositionSyntaxError::FieldCount(found) => fields_of_abande(*found),
            abande::PositionSyntaxError::Rows(error) => of_rows(error, row_has_points, bad_stack),
            abande::PositionSyntaxError::Field(error) => of_field(error),
            abande::PositionSyntaxError::Handicap(error) => handicap::handicap_unknown(&error.0),
            abande::PositionSyntaxError::Illegal(errors) => all(errors.0.iter().map(of_abande_text)),
        },
        AnyPositionSyntaxError::Anda(error) => match error {
            anda::PositionSyntaxError::FieldCount(found) => fields_of_anda(*found),
            anda::PositionSyntaxError::Rows(error) => of_rows(error, row_has_cells, bad_stone),
            anda::PositionSyntaxError::Field(error) => of_field(error),
            anda::PositionSyntaxError::Illegal(errors) => all(errors.0.iter().map(of_anda)),
        },
    }
}

fn of_abande(error: &abande::SetupError, setup: &abande::Setup) -> Message {
    use abande::SetupError as E;
    match *error {
        E::WrongTurn { .. } | E::WrongPly { .. } | E::WrongTurns { .. } => turns(setup),
        E::ImpossibleStack { point, stack } => {
            impossible_stack(setup.rules.board.label(point), play::of_pieces(&pieces(stack)))
        }
        E::SeveralBands { .. }
        | E::PieceCount { .. }
        | E::TooManyPasses(_)
        | E::PassWithHand(_)
        | E::EarlyCapture
        | E::EarlyCaptureByHandicap { .. }
        | E::Handicap(_) => of_abande_text(error),
    }
}

/// Fault of a position where the board is not known, nor whether plies were counted.
fn of_abande_text(error: &abande::SetupError) -> Message {
    use abande::SetupError as E;
    match *error {
        E::SeveralBands { bands, .. } => several_bands(bands),
        E::PieceCount { player, found, expected } => wrong_piece_count(player, found, expected),
        E::WrongTurn { turn, ply } => wrong_turn(turn, ply.into()),
        E::WrongPly { ply, shown, passes } => wrong_plies(ply, shown, passes),
        E::WrongTurns { player, turns, shown } => wrong_turns_of_player(player, turns, shown),
        E::TooManyPasses(passes) => too_many_passes(passes),
        E::PassWithHand(player) => pass_with_hand(player),
        E::EarlyCapture => early_capture(),
        E::EarlyCaptureByHandicap { player, pieces } => early_capture_by_handicap(player, pieces),
        E::Handicap(error) => handicap::of_error(error),
        E::ImpossibleStack { stack, .. } => impossible_pieces(play::of_pieces(&pieces(stack))),
    }
}

/// Error in the number of plies, if that is what is wrong.
fn plies_of_abande(error: &abande::SetupError) -> Option<Message> {
    use abande::SetupError as E;
    let is_it = matches!(error, E::WrongTurn { .. } | E::WrongPly { .. } | E::WrongTurns { .. });
    is_it.then(|| of_abande_text(error))
}

/// The pieces from bottom to top.
fn pieces(stack: abande::Stack) -> Vec<Player> {
    stack.pieces().collect()
}

/// Message that says that the side to move does not fit the entries and captures that the board shows.
fn turns(setup: &abande::Setup) -> Message {
    match setup.shown() {
        None => turn_does_not_fit(setup.turn),
        Some(shown) => turn_does_not_fit_moves(setup.turn, shown[Player::Black], shown[Player::White]),
    }
}

fn of_anda(error: &anda::SetupError) -> Message {
    use anda::SetupError as E;
    match error {
        E::WrongTurn { turn, ply } => wrong_turn(*turn, *ply),
        E::TooManyPlies(plies) => too_many_plies(*plies),
        E::TooManyStones { player, found, most, .. } => too_many_stones(*player, *found, *most),
        E::NotAFirstTurn(player) => not_a_first_turn(*player),
        E::NoStones => no_stones_left(),
        E::NoBreath { label, .. } => no_breath(label),
    }
}

fn of_rows(
    error: &RowError,
    row_length: fn(usize, usize, usize) -> Message,
    bad_point: fn(&str) -> Message,
) -> Message {
    match error {
        RowError::RowCount { expected, found } => row_count(*expected, *found),
        RowError::RowLength { row, expected, found } => row_length(*row, *expected, *found),
        RowError::BadPoint { text, .. } => bad_point(text),
    }
}

fn of_field(error: &PositionFieldError) -> Message {
    let named = |field| match field {
        PositionField::Hand(player) => field_hand(player),
        PositionField::Passes => field_passes(),
        PositionField::Komi => field_komi(),
        PositionField::Ply => field_ply(),
    };
    match error {
        PositionFieldError::BadNumber { field, text } => bad_number(named(*field), text),
        PositionFieldError::TooLarge { field, text } => number_too_large(named(*field), text),
        PositionFieldError::BadSide(text) => bad_side(text),
    }
}

/// Several sentences one after the other.
fn all(sentences: impl Iterator<Item = Message>) -> Message {
    sentences.reduce(play::two_sentences).unwrap_or_else(play::list_none)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;
    use crate::i18n::Words;
    use crate::rules::{AnyGame, Variant};

    #[test]
    fn rows_have_points_in_abande_and_cells_in_anda_and_one_of_a_kind_is_singular() {
        let said = |message| Words::default().say(message);
        let refused = |variant: Variant| {
            let start = variant.start().to_string();
            let shorter = start.replacen('x', "x,x", 1);
            said(position_syntax(&AnyGame::parse(variant, &shorter).unwrap_err()))
        };
        assert_eq!(refused(Variant::Hex), "Row 1 of this board has 4 points, not 5.");
        assert_eq!(refused(Variant::Anda(Side::Three)), "Row 1 of this board has 3 cells, not 4.");
        assert_eq!(
            said(wrong_plies(1, 1, 1)),
            "1 move cannot lead here: the board shows 1 entry or capture, and there is 1 pass."
        );
        assert_eq!(
            said(wrong_plies(7, 4, 2)),
            "7 moves cannot lead here: the board shows 4 entries and captures, and there are 2 passes."
        );
    }
}
