//! What readers of French and Italian noticed as translated, once for all texts (words.md, *French*, *Italian*).

use super::typography::written;
use super::*;
use crate::words::message::Argument;

const BOTH: [(Language, &str, &[&str]); 2] = [
    (
        Language::French,
        "l’ordinateur",
        &[
            "Vous êtes Noir",
            "Vous êtes Blanc",
            "Vous êtes maintenant",
            "abîmé",
            "Le meilleur coup y ",
            " tient à a",
            " tient à c",
        ],
    ),
    (
        Language::Italian,
        "computer",
        &[
            "nemic",
            "esamin",
            "L’esame",
            "valore normale",
            "quelle normali",
            "Sei il ",
            "Tu sei ",
            "sorveglia",
        ],
    ),
];

#[test]
fn words_that_read_as_translated_are_gone() {
    for (language, _, unwanted) in BOTH {
        for (name, text) in written(language) {
            for unwanted in unwanted {
                assert!(!text.contains(unwanted), "{language}, {name}: “{unwanted}” in “{text}”");
            }
        }
    }
}

/// Without a name, “il connaît les règles” or “conosce le regole” is said of the reader.
#[test]
fn whoever_a_level_suits_reads_that_the_computer_plays_like_that() {
    for (language, computer, _) in BOTH {
        let suits: Vec<_> =
            written(language).into_iter().filter(|(name, _)| name.starts_with("suits_")).collect();
        assert!(suits.len() > 10);
        for (name, text) in suits {
            // This one is about the player alone.
            let named = text.to_lowercase().contains(computer);
            assert!(named || name == "suits_expert", "{language}, {name}: “{text}”");
        }
    }
}

/// A command takes 37 letters of the 80.
#[test]
fn lines_of_help_end_within_eighty_letters() {
    for (language, ..) in BOTH {
        for (name, text) in written(language) {
            let long = name.starts_with("helps_") && text.chars().count() > 43;
            assert!(!long, "{language}, {name}: “{text}”");
        }
    }
}

/// The lists above the table of games have room for about 15 letters.
#[test]
fn filters_of_the_library_are_short() {
    for (language, ..) in BOTH {
        for (name, text) in written(language) {
            let filter =
                ["all_boards", "any_result", "any_level", "filter_won", "filter_lost"].contains(&&*name);
            assert!(!filter || text.chars().count() <= 15, "{language}, {name}: “{text}”");
        }
    }
}

#[test]
fn italian_joins_points_with_a_word_that_can_be_spoken() {
    let words = Words::new(Language::Italian);
    let list = |labels: &[&str]| words.text(&Argument::all(labels.iter().copied()));
    assert_eq!(list(&["d4", "f6"]), "d4 e f6");
    assert_eq!(list(&["d4", "e5"]), "d4 ed e5");
    assert_eq!(list(&["c3", "d4", "e5"]), "c3, d4 ed e5");
    assert_eq!(list(&["e5", "f6"]), "e5 e f6");
}
