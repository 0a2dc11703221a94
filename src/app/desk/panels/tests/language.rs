//! The panels in the pseudo-language: no text stays English.

use std::collections::BTreeSet;

use super::*;
use crate::i18n::notices;
use crate::study::puzzles::collection;

/// Texts that are equal in every language: names of games, people and languages, and notations of moves.
const NAMES: [&str; 13] = [
    "Bevy", "MB", "JSON", "pass", "Abande", "Anda", "Dieter", "Stein", "Galdseid", "English", "Ann", "Bob",
    "Cid",
];

/// Untranslated words with at least two letters. The pseudo-language has an accent in every word.
fn plain_words(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let is_name =
        |word: &str| NAMES.contains(&word) || Language::ALL.iter().any(|language| language.name() == word);
    words.filter(|word| word.len() > 1 && word.is_ascii() && !is_name(word) && !is_of_puzzle(word)).collect()
}

/// Names of puzzles are equal in every language.
fn is_of_puzzle(word: &str) -> bool {
    let pieces = |id: String| id.split(|letter: char| !letter.is_alphabetic()).any(|piece| piece == word);
    collection().iter().any(|puzzle| pieces(puzzle.id()))
}

/// All visible texts, tooltips included.
fn said(table: &mut Table) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    let mut rest = |table: &mut Table, at: Pos2| {
        table.frame(vec![Event::PointerMoved(at)]);
        for _ in 0..3 {
            table.frame(Vec::new());
            said.extend(table.texts.drain(..).map(|(_, text)| text));
        }
    };
    rest(table, table.window.center());
    let mut places: Vec<Pos2> = buttons(&table.ctx).values().map(Rect::center).collect();
    // Disabled buttons explain why they are.
    if !table.state.has_dialog() {
        let y = table.window.bottom() - theme::BUTTON - theme::STACKED;
        places.extend((0..10_u8).map(|step| pos2(table.window.right() - f32::from(step) * 32.0 - 8.0, y)));
    }
    // So do the rows of a menu that are below its first one.
    if let Some(first) = buttons(&table.ctx).get("!!") {
        let rows = (1..40_u8).map(|step| first.center() + vec2(0.0, 10.0 * f32::from(step)));
        places.extend(rows.filter(|place| table.window.contains(*place)));
    }
    for place in places {
        rest(table, place);
    }
    said
}

#[test]
fn nothing_stays_english_in_another_language() {
    let mut all = BTreeSet::new();
    for (name, mut table) in scenes::all() {
        let texts = said(&mut table);
        let plain: Vec<_> = texts.iter().filter(|text| !plain_words(text).is_empty()).collect();
        assert!(plain.is_empty(), "{name}: {plain:?}");
        assert!(!texts.is_empty(), "{name} says nothing");
        all.extend(texts);
    }
    let translated = all.iter().filter(|text| text.starts_with('[')).count();
    assert!(translated > 200, "only {translated} texts were seen");
}

#[test]
fn plain_english_is_found_out() {
    assert_eq!(plain_words("[Ŵĥîîţéé] to move, d4"), ["to", "move"]);
    assert!(plain_words("[Åƀååñðéé] · Abande 7 d4-d5 P").is_empty());
}

#[test]
fn the_help_lets_choose_a_language() {
    let mut table = Table::new("d4 d5", scenes::SIZE);
    assert_eq!(table.command(PanelCommand::Help), None);
    table.frames(4);
    let choice = |language| Request::edit(move |preferences| preferences.language = language);
    assert_eq!(table.press("English"), [choice(Some(Language::English))]);
    assert_eq!(table.state.dialog, Some(Dialog::Help), "the page shows what was chosen");
    assert_eq!(table.press("System"), [choice(None)]);
}

#[test]
fn what_was_said_before_is_said_again_in_the_language_that_is_chosen() {
    let mut table = Table::new("d4 d5", scenes::SIZE);
    table.state.toast(Toast::success(notices::game_copied()));
    let shows = |table: &mut Table, text: &str| {
        table.frames(3);
        table.texts.iter().any(|(_, said)| said == text)
    };
    assert!(shows(&mut table, "Game copied to the clipboard"));
    table.words = Words::new(Language::Pseudo);
    let foreign = table.words.say(notices::game_copied());
    assert!(shows(&mut table, &foreign) && !shows(&mut table, "Game copied to the clipboard"));
}
