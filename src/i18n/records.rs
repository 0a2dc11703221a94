//! Errors in a record that is opened or pasted, and reasons why a file cannot be read or written.

use std::io;

use super::message::messages;
use super::{Argument, Message, handicap, rules, setup};
use crate::record::{
    AnyRecordError, ImportError, ImportErrorKind, LoadError, MoveNumber, OverwriteRefusal, PositionError,
    ReadError, RecordError, RecordErrorKind, ResultContradiction, RoundTripError, SIZE_LIMIT, SaveError,
    WriteError,
};
use crate::rules::{GameKind, Player, UnknownVariant, Variant};

messages! {
    record_of_other_rules(rules: &str);

    at_place(line: usize, column: usize, what: Message);
    at_turn(number: usize, player: Player, what: Message);
    at_move(number: usize, player: Player, mv: &str, what: Message);
    after_the_end_of_game(what: Message);

    record_empty;
    comment_unclosed;
    variation_unclosed;
    variation_too_early;
    too_many_moves;
    too_many_tags;
    too_many_variations;
    tag_malformed;
    stray_closing(character: String);
    tag_repeated(tag: &str);
    tag_too_late(tag: &str);
    record_of_unknown_game(name: &str, abande: &str, anda: &str);
    board_of_other_game(game: &str, board: &str, other: &str);
    komi_unreadable(text: &str);
    game_without_komi(game: &str);
    board_unknown(name: &str, known: Argument);
    format_too_new(version: String);
    position_missing;
    start_unusable(what: Message);
    result_unreadable(text: &str);
    result_of_position(claimed: &str, actual: &str);
    result_of_unfinished(claimed: &str);
    result_elsewhere(claimed: &str, actual: &str);
    result_drawn(game: &str);
    text_after_end(text: &str);

    position_fits_none;
    position_fits_several(boards: Argument);

    json_unreadable(line: usize, column: usize);
    record_of_other_game(name: &str);
    record_of_libre;
    players_in_record(players: usize);
    boards_fit_several(boards: Argument);
    boards_fit_none;
    nothing_after_end(text: &str);
    ply_missing(ply: usize);
    result_differs(claimed: &str, actual: &str);
    winner_missing(how: &str);
    score_differs(claimed: &str, actual: &str);
    board_differs;

    file_missing;
    file_forbidden;
    file_is_folder;
    file_is_special;
    file_is_protected;
    folder_missing;
    file_name_impossible;
    file_disk_full;
    file_disk_read_only;
    file_trouble(message: String);
    file_too_large(megabytes: u16);
    file_not_text(byte: usize);
    file_not_utf8;
    file_holds_else;
    file_holds_games(games: usize);
    file_partly_unreadable;
    file_changed;
    file_not_to_add_to;
    game_too_large(megabytes: u16);
    record_refused_again(what: Message);
    record_changed_again;
}

/// Message that says why a record could not be loaded from a file, in a sentence.
pub fn load(error: &LoadError) -> Message {
    match error {
        LoadError::Read(error) => read(error),
        LoadError::Record(error) => fault(error),
    }
}

/// Message that says why a file or other text could not be read.
pub fn read(error: &ReadError) -> Message {
    match error {
        ReadError::Io(error) => of_system(error),
        ReadError::NotAFile => file_is_special(),
        ReadError::TooLarge => file_too_large(limit()),
        ReadError::NotUtf8 { offset } => file_not_text(*offset),
    }
}

/// Message that says why a record could not be saved.
pub fn save(error: &SaveError) -> Message {
    match error {
        SaveError::Write(error) => write(error),
        SaveError::Unreadable(RoundTripError::Refused(error)) => record_refused_again(of_agn(error)),
        SaveError::Unreadable(RoundTripError::Changed) => record_changed_again(),
    }
}

/// Message that says why a file could not be written.
pub fn write(error: &WriteError) -> Message {
    match error {
        WriteError::Io(error) => match error.kind() {
            // The file itself need not be there.
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => folder_missing(),
            _ => of_system(error),
        },
        WriteError::NotAFile => file_is_special(),
        WriteError::Protected => file_is_protected(),
        WriteError::Refused(refusal) => refusal_to_replace(refusal),
        WriteError::TooLarge => game_too_large(limit()),
    }
}

/// Message that says why a file that is there was not replaced: what would be lost.
pub fn refusal_to_replace(refusal: &OverwriteRefusal) -> Message {
    match refusal {
        OverwriteRefusal::OtherKind => file_holds_else(),
        OverwriteRefusal::Games(games) => file_holds_games(*games),
        OverwriteRefusal::Unreadable => file_partly_unreadable(),
        OverwriteRefusal::Changed => file_changed(),
        OverwriteRefusal::NoCollection => file_not_to_add_to(),
    }
}

/// The size of the largest file of games, in MiB.
fn limit() -> u16 {
    u16::try_from(SIZE_LIMIT >> 20).unwrap_or(u16::MAX)
}

/// Message that says what is wrong in the text of a game, in any of the formats.
pub fn fault(error: &AnyRecordError) -> Message {
    match error {
        AnyRecordError::Agn(error) => of_agn(error),
        AnyRecordError::Position(PositionError::Wrong(error)) => setup::position_syntax(error),
        AnyRecordError::Position(PositionError::NoBoard) => position_fits_none(),
        AnyRecordError::Position(PositionError::Ambiguous(boards)) => position_fits_several(names(boards)),
        AnyRecordError::AbstractPlay(ImportError { kind, .. }) => of_import(kind),
    }
}

fn of_system(error: &io::Error) -> Message {
    match error.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => file_missing(),
        io::ErrorKind::InvalidFilename => file_name_impossible(),
        io::ErrorKind::PermissionDenied => file_forbidden(),
        io::ErrorKind::IsADirectory => file_is_folder(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => file_disk_full(),
        io::ErrorKind::ReadOnlyFilesystem => file_disk_read_only(),
        _ => file_trouble(error.to_string()),
    }
}

/// Message that says what is wrong in a record in AGN, and in which line and column.
pub fn of_agn(error: &RecordError) -> Message {
    match of_kind(&error.kind) {
        // This is nowhere in particular.
        what if error.kind == RecordErrorKind::TooLarge => what,
        what => at_place(error.place.line, error.place.column, what),
    }
}

fn of_kind(kind: &RecordErrorKind) -> Message {
    use RecordErrorKind as E;
    match kind {
        E::TooLarge => game_too_large(limit()),
        E::Empty => record_empty(),
        E::UnclosedComment => comment_unclosed(),
        E::UnclosedVariation => variation_unclosed(),
        E::EarlyVariation => variation_too_early(),
        E::TooManyMoves => too_many_moves(),
        E::TooManyTags => too_many_tags(),
        E::BadTag => tag_malformed(),
        E::Stray(character) => stray_closing(character.to_string()),
        E::RepeatedTag(tag) => tag_repeated(tag),
        E::LateTag(tag) => tag_too_late(tag),
        E::UnknownGame(name) => {
            let [abande, anda] = GameKind::ALL.map(GameKind::name);
            record_of_unknown_game(name, abande, anda)
        }
        E::WrongVariant { game, variant } => board_of_other_game(game, variant.name(), variant.game_name()),
        E::BadKomi(text) => komi_unreadable(text),
        E::NoKomi(error) => game_without_komi(error.0),
        E::UnknownHandicap(error) => handicap::handicap_unknown(&error.0),
        E::Handicap(error) => handicap::of_error(*error),
        E::UnknownVariant(error) => of_unknown_board(error),
        E::NewerFormat(version) => format_too_new(version.to_string()),
        E::MissingPosition => position_missing(),
        E::BadPosition(error) => start_unusable(setup::position_syntax(error)),
        E::NotAMove { turn, source } => at_the_turn(*turn, rules::move_syntax(source)),
        E::IllegalMove { turn, text, source } => at_the_move(*turn, text, rules::refusal(source)),
        E::BadResult(text) => result_unreadable(text),
        E::WrongResult { claimed, actual } => match actual {
            ResultContradiction::Position(actual) => result_of_position(claimed, actual),
            ResultContradiction::NotOver => result_of_unfinished(claimed),
            ResultContradiction::Elsewhere(actual) => result_elsewhere(claimed, actual),
            ResultContradiction::NoDraws(game) => result_drawn(game),
        },
        E::AfterTheEnd(text) => text_after_end(text),
    }
}

/// Message that says that there is no board of this name, and which there are.
pub fn of_unknown_board(error: &UnknownVariant) -> Message {
    board_unknown(&error.0, names(&Variant::ALL))
}

fn of_import(kind: &ImportErrorKind) -> Message {
    use ImportErrorKind as E;
    match kind {
        // The reader of JSON has more to say, in English and for programmers.
        E::Json { place, .. } => json_unreadable(place.line, place.column),
        E::UnknownGame(name) => record_of_other_game(name),
        E::Libre => record_of_libre(),
        E::Players(players) => players_in_record(*players),
        E::Ambiguous(boards) => boards_fit_several(names(boards)),
        E::Impossible(_) => boards_fit_none(),
        E::BadPosition(error) => start_unusable(setup::position_syntax(error)),
        E::NotAMove { turn, source } => at_the_turn(*turn, rules::move_syntax(source)),
        E::IllegalMove { turn, text, source } => at_the_move(*turn, text, rules::refusal(source)),
        E::AfterTheEnd(text) => nothing_after_end(text),
        E::TooManyMoves => too_many_variations(),
        E::NoSuchPly(ply) => ply_missing(*ply),
        E::WrongResult { claimed, actual } => result_differs(claimed, actual),
        E::NoResult(how) => winner_missing(how),
        E::WrongScore { claimed, actual } => score_differs(claimed, actual),
        E::WrongBoard => board_differs(),
    }
}

/// Adds to a message about an error in a record in which turn it is.
fn at_the_turn(turn: MoveNumber, what: Message) -> Message {
    match (turn.ply(), turn.player) {
        (Some(number), Some(player)) => at_turn(number, player, what),
        _ => after_the_end_of_game(what),
    }
}

/// Adds to a message about an illegal move in a record in which turn it is, and the move.
fn at_the_move(turn: MoveNumber, mv: &str, what: Message) -> Message {
    match (turn.ply(), turn.player) {
        (Some(number), Some(player)) => at_move(number, player, mv, what),
        _ => after_the_end_of_game(what),
    }
}

fn names(boards: &[Variant]) -> Argument {
    Argument::any(boards.iter().map(|variant| variant.name()))
}
