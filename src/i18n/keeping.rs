//! Errors of what is kept on disk: games, journals, preferences.

use std::path::Path;

use super::message::messages;
use super::{Argument, Message, records, setup};
use crate::library::preferences::{Expected, SyntaxKind};
use crate::library::{
    Complaint, DiscardError, FetchError, FileError, FileErrorCause, JournalError, KeepError, LineError,
    PathsError, ResumeError, ShelfError, UnreadReason,
};
use crate::play::Level;
use crate::rules::{excerpt, visible_path};

messages! {
    disk_full(file: String);
    disk_read_only(file: String);
    write_denied(file: String);
    not_there(file: String);
    in_the_way(file: String);
    held_by_other(file: String);
    too_large_a_file(file: String);
    other_trouble(file: String, message: &str);
    fault_inside;
    disk_silent;
    no_home_folder;

    game_not_being_saved(reason: Message);
    game_saved_again;
    game_not_kept(reason: Message);
    game_is_on_the_table;
    record_would_differ;
    record_not_written(reason: Message);

    journal_cut;
    no_such_interrupted_game(id: String);
    game_is_held;
    journal_unreadable(reason: Message);
    journal_is_empty;
    journal_line_damaged;
    journal_line_unknown;
    journal_too_new;
    journal_impossible;
    game_not_resumed(reason: Message);

    no_such_game(id: String);
    game_not_read(reason: Message);
    game_file_trouble(reason: Message);
    game_name_taken(id: String);
    game_name_impossible;
    game_says_too_little;

    setting_unusable(line: usize, key: &str, expected: Argument);
    settings_unusable(file: String, problems: usize, first: Message);
    settings_not_understood(line: usize);
    settings_twice(line: usize);
    settings_not_text(line: usize);
    settings_not_read(reason: Message);
    expected_truth;
    expected_whole(low: i64, high: i64);
    expected_number(low: String, high: String);
    expected_pair(low: i64, high: i64);
    expected_theme;
    expected_seat(strongest: u8);
    expected_time_control;
    expected_handicap;
    expected_path;
    expected_paths;
    expected_keys;
    expected_camera;
    expected_table;
}

/// Message that says why a file was not read or written, as the last part of a sentence: `there is no space left for
/// …`.
pub fn of_file_error(error: &FileError) -> Message {
    let path = visible_path(&error.path);
    match error.cause {
        FileErrorCause::Full => disk_full(path),
        FileErrorCause::ReadOnly => disk_read_only(path),
        FileErrorCause::Denied => write_denied(path),
        FileErrorCause::Missing => not_there(path),
        FileErrorCause::NotAFile => in_the_way(path),
        FileErrorCause::Held => held_by_other(path),
        FileErrorCause::TooLarge => too_large_a_file(path),
        FileErrorCause::Other => other_trouble(path, &error.message),
        FileErrorCause::Inside => fault_inside(),
    }
}

/// Message that says why there are no folders to keep anything in, as the last part of a sentence.
pub fn of_paths_error(error: &PathsError) -> Message {
    match error {
        PathsError::NoHome => no_home_folder(),
        PathsError::BadPortable { path, message } => other_trouble(visible_path(path), message),
    }
}

/// Message that says why a game could not be kept in the library, as the last part of a sentence.
pub fn of_keep_error(error: &KeepError) -> Message {
    match error {
        KeepError::File(error) => of_file_error(error),
        // The reason is for the developers.
        KeepError::NotTheGame(_) => record_would_differ(),
    }
}

/// Message that says why a game of the library cannot go on, in a sentence.
pub fn of_fetch_error(error: &FetchError) -> Message {
    match error {
        FetchError::Resume(error) => of_resume_error(error),
        FetchError::Open(error) => of_shelf_error(error),
    }
}

/// Message that says why an interrupted game was not moved to the bin, in a sentence.
pub fn of_discard_error(error: &DiscardError) -> Message {
    match error {
        DiscardError::Resume(error) => of_resume_error(error),
        DiscardError::Keep(error) => record_not_written(of_keep_error(error)),
    }
}

/// Message that says why an interrupted game cannot go on, in a sentence.
pub fn of_resume_error(error: &ResumeError) -> Message {
    match error {
        ResumeError::Missing(id) => no_such_interrupted_game(excerpt(id.as_str())),
        ResumeError::Held(_) => game_is_held(),
        ResumeError::Unreadable { reason, .. } => journal_unreadable(of_journal_error(reason)),
        ResumeError::File(error) => game_not_resumed(of_file_error(error)),
    }
}

/// Why nothing of a journal can be used, in a sentence.
fn of_journal_error(error: &JournalError) -> Message {
    match error {
        JournalError::Empty => journal_is_empty(),
        JournalError::Damaged => journal_line_damaged(),
        JournalError::Line(error) => match error.as_ref() {
            LineError::Json(_) | LineError::Order => journal_line_unknown(),
            LineError::Newer(_) => journal_too_new(),
            LineError::Variant(error) => records::of_unknown_board(error),
            LineError::Start(error) => records::start_unusable(setup::position_syntax(error)),
            LineError::Seat(_)
            | LineError::TimeControl(_)
            | LineError::Move(_)
            | LineError::Point(_)
            | LineError::Ink(_)
            | LineError::Moment(_)
            | LineError::TooManyTags
            | LineError::Tree(_)
            | LineError::Branch
            | LineError::End
            | LineError::Refused(_) => journal_impossible(),
        },
    }
}

/// Message that says why a kept game could not be opened, renamed, moved or exported, in a sentence.
pub fn of_shelf_error(error: &ShelfError) -> Message {
    match error {
        ShelfError::Missing(id) => no_such_game(excerpt(id.as_str())),
        ShelfError::Record { error, .. } => game_not_read(records::of_agn(error)),
        ShelfError::NotText(_) => game_not_read(records::file_not_utf8()),
        ShelfError::File(error) => game_file_trouble(of_file_error(error)),
        ShelfError::Refused(refusal) => records::refusal_to_replace(refusal),
        ShelfError::Taken(id) => game_name_taken(excerpt(id.as_str())),
        ShelfError::BadName => game_name_impossible(),
    }
}

/// Message that says why a file in the library's folder is not listed as a game, in a sentence.
pub fn of_unread(reason: &UnreadReason) -> Message {
    match reason {
        UnreadReason::File(error) => game_file_trouble(of_file_error(error)),
        UnreadReason::NotText => records::file_not_utf8(),
        UnreadReason::Record(error) => records::of_agn(error),
        UnreadReason::NoHeader => game_says_too_little(),
    }
}

/// Message that says what is wrong in the preferences file, and what follows from it.
pub fn of_complaint(complaint: &Complaint) -> Message {
    match complaint {
        Complaint::Value { key, line, expected } => setting_unusable(*line, key, of_expected(expected)),
        // The reader of TOML has more to say, in English only: see the log.
        Complaint::Syntax { line, kind, .. } => match kind {
            SyntaxKind::Twice => settings_twice(*line),
            SyntaxKind::NotText => settings_not_text(*line),
            SyntaxKind::Other => settings_not_understood(*line),
        },
        Complaint::File(error) => settings_not_read(of_file_error(error)),
    }
}

/// Message that says how many errors a preferences file has, and what the first one is; none if there are no errors.
pub fn of_complaints(file: &Path, complaints: &[Complaint]) -> Option<Message> {
    let first = of_complaint(complaints.first()?);
    Some(match complaints.len() {
        1 => first,
        problems => settings_unusable(visible_path(file), problems, first),
    })
}

/// The values that are allowed in the place of a bad one, as a part of a sentence.
fn of_expected(expected: &Expected) -> Argument {
    let message = match expected {
        Expected::Word(words) => return Argument::any(words.iter().copied()),
        Expected::Truth => expected_truth(),
        Expected::Whole(range) => expected_whole(*range.start(), *range.end()),
        Expected::Number(range) => expected_number(range.start().to_string(), range.end().to_string()),
        Expected::Pair(range) => expected_pair(*range.start(), *range.end()),
        Expected::ThemeName => expected_theme(),
        Expected::Seat => expected_seat(Level::MAX.get()),
        Expected::TimeControl => expected_time_control(),
        Expected::HouseRule => expected_handicap(),
        Expected::Path => expected_path(),
        Expected::Paths => expected_paths(),
        Expected::Keys => expected_keys(),
        Expected::Camera => expected_camera(),
        Expected::Table => expected_table(),
    };
    message.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::library::Preferences;

    #[test]
    fn a_complaint_says_where_and_what_should_stand_there() {
        let said = |text: &str| {
            let (_, complaints) = Preferences::parse(text);
            complaints
                .iter()
                .map(|complaint| Words::default().say(of_complaint(complaint)))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            said("[picture]\nquality = \"best\"\n[window]\nsize = 3\n"),
            [
                "Line 2 of your settings: picture.quality should be auto, low, medium or high. The default is \
                 used instead.",
                "Line 4 of your settings: window.size should be two whole numbers from 1 to 100000, as in [1, 2]. \
                 The default is used instead.",
            ]
        );
        let keys = of_expected(&Expected::Keys);
        let said_of_keys = Words::default().say(setting_unusable(1, "keys.changed", keys));
        assert!(said_of_keys.contains("as in { pass = [\"P\"] }"), "{said_of_keys}");
    }

    #[test]
    fn of_many_complaints_the_first_is_told_with_their_number() {
        let said = |text: &str| {
            let (_, complaints) = Preferences::parse(text);
            of_complaints(Path::new("config.toml"), &complaints).map(|message| Words::default().say(message))
        };
        assert_eq!(said("[window]\n"), None);
        let one = "[picture]\nquality = \"best\"\n";
        let first = "Line 2 of your settings: picture.quality should be auto, low, medium or high. The default \
                     is used instead.";
        assert_eq!(said(one).as_deref(), Some(first));
        let three = format!("{one}[window]\nsize = 3\nmaximised = 4\n");
        let told = format!("Your settings file config.toml has 3 errors. The first one: {first}");
        assert_eq!(said(&three), Some(told));
    }

    #[test]
    fn what_readers_say_stays_in_the_log() {
        let said = |message| Words::default().say(message);
        for (text, expected) in [
            ("a = ", "Line 1 of your settings cannot be read"),
            ("a = 1\na = 2\n", "Line 2 of your settings repeats a name from an earlier line"),
        ] {
            let (_, complaints) = Preferences::parse(text);
            let told: Vec<String> =
                complaints.iter().map(|complaint| said(of_complaint(complaint))).collect();
            assert_eq!(told, [format!("{expected}, so the default settings are used.")]);
        }
        let line = |error| JournalError::Line(Box::new(error));
        for (reason, expected) in [
            (JournalError::Empty, "It is empty."),
            (
                line(LineError::Json("missing field `version`".into())),
                "This program does not recognise its first line.",
            ),
            (line(LineError::Newer(2)), "It was written by a newer version of the program."),
            (line(LineError::Branch), "Its first line does not make sense."),
        ] {
            let id = crate::library::GameId::parse("one").unwrap();
            assert_eq!(
                said(of_resume_error(&ResumeError::Unreadable { id, reason })),
                format!("The journal of that game cannot be read. {expected}")
            );
        }
    }
}
