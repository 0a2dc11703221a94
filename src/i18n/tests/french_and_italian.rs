//! Translations that sounded wrong to readers of French and Italian, checked in all texts.

use super::typography::written;
use super::*;
use crate::i18n::message::Argument;

const BOTH: [(Language, &[&str]); 2] = [
    (
        Language::French,
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
    for (language, unwanted) in BOTH {
        for (name, text) in written(language) {
            for unwanted in unwanted {
                assert!(!text.contains(unwanted), "{language}, {name}: “{unwanted}” in “{text}”");
            }
        }
    }
}

/// The lists above the table of games have room for about 15 letters.
#[test]
fn filters_of_the_library_are_short() {
    for (language, _) in BOTH {
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
