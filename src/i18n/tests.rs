//! The languages beside each other: same messages, same arguments, nothing that is left over.

mod chances;
mod french_and_italian;
mod lessons_in_words;
mod terms;
mod typography;

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;

use super::*;
use crate::board::Side;
use crate::rules::{Player, Variant};
use crate::study::AnyMoveEffect;
use crate::study::lessons::Lesson;

/// The lists of all rooms. A room that is missing here is found by `no_text_is_left_over`.
const ROOMS: &[&[Declared]] = &[
    aloud::DECLARED,
    analysis::DECLARED,
    clock::DECLARED,
    commands::DECLARED,
    dialogs::DECLARED,
    editor::DECLARED,
    facts::DECLARED,
    handicap::DECLARED,
    characters::DECLARED,
    help::DECLARED,
    keeping::DECLARED,
    learning::DECLARED,
    library::DECLARED,
    moves::DECLARED,
    new_game::DECLARED,
    notices::DECLARED,
    play::DECLARED,
    puzzles::DECLARED,
    rating::DECLARED,
    records::DECLARED,
    result::DECLARED,
    rules::DECLARED,
    runs::DECLARED,
    settings::DECLARED,
    setup::DECLARED,
    solving::DECLARED,
    store::DECLARED,
    study::DECLARED,
    table::DECLARED,
    terminal::DECLARED,
    terminal::answers::DECLARED,
    terminal::files::DECLARED,
    terminal::help::DECLARED,
    terminal::lessons::DECLARED,
    terminal::learning::DECLARED,
    terminal::library::DECLARED,
    terminal::puzzles::DECLARED,
    terminal::report::DECLARED,
    terminal::study::DECLARED,
    themes::DECLARED,
];

/// Lessons name their own texts, which have no arguments; several may share one.
fn declared() -> impl Iterator<Item = Declared> {
    let of_lessons: BTreeSet<_> = Lesson::all().flat_map(Lesson::texts).collect();
    let of_lessons = of_lessons.into_iter().map(|text| Declared { id: text.0, arguments: &[] });
    ROOMS.iter().copied().flatten().copied().chain(of_lessons)
}

/// The variables of each message in a language's texts.
fn texts(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    for text in texts::of(language) {
        let resource: Resource<&str> = match parser::parse(*text) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{language}: {errors:?}"),
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut variables = BTreeSet::new();
                    collect(message.value.as_ref().expect("a text"), &mut variables);
                    let twice = messages.insert(message.id.name.to_owned(), variables);
                    assert!(twice.is_none(), "{language}: {} is there twice", message.id.name);
                }
                Entry::Junk { content } => panic!("{language}: not understood: {content}"),
                Entry::Term(_) | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { .. } => {}
            PatternElement::Placeable { expression } => collect_from(expression, variables),
        }
    }
}

fn collect_from(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    let inline = |inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>| match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => collect_from(expression, variables),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    };
    match expression {
        Expression::Inline(expression) => inline(expression, variables),
        Expression::Select { selector, variants } => {
            inline(selector, variables);
            for variant in variants {
                collect(&variant.value, variables);
            }
        }
    }
}

#[test]
fn every_message_has_a_text_in_every_language() {
    for language in Language::OFFERED {
        let texts = texts(language);
        let missing: Vec<_> = declared().filter(|message| !texts.contains_key(message.id)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn no_text_is_left_over() {
    let known: BTreeSet<_> = declared().map(|message| message.id).collect();
    assert_eq!(known.len(), declared().count(), "two messages of one name");
    for language in Language::ALL {
        let texts = texts(language);
        let left: Vec<_> = texts.keys().filter(|id| !known.contains(id.as_str())).collect();
        assert!(left.is_empty(), "{language}: {left:?}");
    }
}

/// English uses every argument, and no language uses one that there is not. (A translation may do without one: a
/// language without plurals does not ask for the number of a pair.)
#[test]
fn arguments_are_those_of_the_message() {
    for language in Language::ALL {
        let texts = texts(language);
        for message in declared() {
            let Some(used) = texts.get(message.id) else { continue };
            let plain: BTreeSet<_> =
                used.iter().map(|name| name.strip_suffix("-is").unwrap_or(name)).collect();
            let given: BTreeSet<_> = message.arguments.iter().copied().collect();
            let unknown: Vec<_> = plain.difference(&given).collect();
            assert!(unknown.is_empty(), "{language}: {} has no {unknown:?}", message.id);
            if language == Language::English {
                assert_eq!(plain, given, "{}: an argument that English does not use", message.id);
            }
        }
    }
}

#[test]
fn lists_are_written_as_sentences_have_them() {
    let words = Words::new(Language::English);
    let list = |labels: &[&str]| words.text(&Argument::all(labels.iter().copied()));
    assert_eq!(list(&[]), "–");
    assert_eq!(list(&["d4"]), "d4");
    assert_eq!(list(&["d4", "e5"]), "d4 and e5");
    assert_eq!(list(&["d4", "e5", "f6"]), "d4, e5 and f6");
    assert_eq!(words.text(&Argument::any([1_u8, 2, 3])), "1, 2 or 3");
}

/// One stone is enough: a sentence with “and” would say that all are needed.
#[test]
fn a_group_is_smothered_from_either_of_several_cells() {
    let game = Variant::Anda(Side::Three).start();
    let board = game.board();
    let cells = |labels: &[&str]| labels.iter().filter_map(|label| board.find(label)).collect();
    let fact = AnyMoveEffect::Endangered {
        owner: Player::White,
        stones: cells(&["b2", "b3"]),
        by: cells(&["c3", "d3"]),
    };
    let said = Words::new(Language::English).say(study::of_fact(&fact, board));
    assert_eq!(said, "White’s group on b2 and b3 could now be smothered from c3 or d3.");
}

#[test]
fn players_have_names() {
    let words = Words::new(Language::English);
    assert_eq!(words.say(play::list_all("d4".into(), words.text(&Player::White.into()))), "d4 and White");
}

#[test]
fn the_pseudo_language_shows_what_is_translated() {
    let said = Words::new(Language::Pseudo).say(play::white());
    assert_eq!(said, "[Ŵĥîîţéé]");
}

#[test]
fn a_message_without_a_text_is_shown_by_its_name() {
    assert_eq!(Words::default().say(Message::new("no_such_text", Vec::new())), "no_such_text");
}

#[test]
fn what_the_program_calls_players_is_said_in_the_readers_language() {
    let german = Words::new(Language::German);
    for (name, said) in
        [("Human", "Mensch"), ("Computer, level 3", "Computer Stufe 3"), ("Ann", "Ann"), ("", "")]
    {
        assert_eq!(german.say_argument(&play::of_name(name)), said);
    }
}

#[test]
fn disks_that_take_nothing_are_told_in_words() {
    use crate::library::{FileError, FileErrorCause};
    use crate::record::WriteError;
    use std::io::{Error, ErrorKind};

    let words = Words::new(Language::English);
    let kept = |cause| {
        words.say(keeping::of_file_error(&FileError { path: "g".into(), cause, message: "E 1".into() }))
    };
    assert_eq!(kept(FileErrorCause::Full), "there is no space left for g");
    assert_eq!(kept(FileErrorCause::ReadOnly), "g is on a read-only disk");
    assert_eq!(kept(FileErrorCause::Denied), "you do not have permission to write to g");
    assert_eq!(kept(FileErrorCause::Inside), "something went wrong inside Abande");
    let saved = |kind| words.say(records::write(&WriteError::Io(Error::from(kind))));
    for full in [ErrorKind::StorageFull, ErrorKind::QuotaExceeded] {
        assert_eq!(saved(full), "There is no space left on the disk.");
    }
    assert_eq!(saved(ErrorKind::ReadOnlyFilesystem), "The disk is read-only.");
    assert_eq!(saved(ErrorKind::PermissionDenied), "You do not have permission.");
}
