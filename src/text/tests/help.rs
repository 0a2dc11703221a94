//! The help of the terminal game in all languages.

use unicode_width::UnicodeWidthStr;

use super::*;
use crate::i18n::terminal::help::of_placeholder;
use crate::i18n::{Language, Words};
use crate::rules::GameKind;
use crate::text::command::SECTIONS;

fn help(variant: Variant, language: Language) -> String {
    said(&mut people(variant).speaking(Words::new(language)), "draw off\nhelp")
}

/// Japanese letters take two columns each.
#[test]
fn the_lines_of_the_help_fit_eighty_columns() {
    for language in Language::OFFERED {
        for variant in [Variant::Hex, "anda-4".parse().unwrap()] {
            let text = help(variant, language);
            let lines: Vec<_> = text.lines().filter(|line| line.starts_with("  ")).collect();
            assert!(lines.len() > 50, "{language}: {text}");
            let wide: Vec<_> = lines.into_iter().filter(|line| line.width() > 80).collect();
            assert!(wide.is_empty(), "{language}: {}", wide.join("\n"));
        }
    }
}

/// What commands do stands below each other, whatever the language calls the arguments.
#[test]
fn the_texts_of_the_help_begin_in_one_column() {
    for language in Language::OFFERED {
        let words = Words::new(language);
        let text = help(Variant::Hex, language);
        for (_, entries) in SECTIONS {
            for entry in entries.iter().filter(|entry| entry.verb.is_for(GameKind::Abande)) {
                let does = words.say((entry.help)());
                let columns: Vec<_> =
                    text.lines().filter_map(|line| line.strip_suffix(&does)).map(str::width).collect();
                assert!(columns.contains(&37), "{language}: {does}: {columns:?}");
            }
        }
    }
}

/// Placeholders such as `FILE` are translated, and messages call them by the same words as the help.
#[test]
fn words_in_capitals_are_in_the_readers_language() {
    let capitals = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_ascii_uppercase());
        words.filter(|word| word.len() > 1).map(str::to_owned).collect()
    };
    for (_, entries) in SECTIONS {
        for word in entries.iter().flat_map(|entry| capitals(entry.arguments)) {
            let message = of_placeholder(&word).unwrap_or_else(|| panic!("{word} has no text"));
            assert_eq!(Words::default().say(message), word);
        }
    }
    let german = help(Variant::Hex, Language::German);
    for typed in [
        "save DATEI ",
        "black human|ai:STUFE|ai:NAME ",
        "goto ZUG|start|end ",
        "games [SUCHWORT] ",
        "[SCHWARZ WEISS|rated]",
    ] {
        assert!(german.contains(typed), "{typed} in {german}");
    }
    let japanese = help(Variant::Hex, Language::Japanese);
    assert!(japanese.contains("save ファイル名 ") && !japanese.contains("FILE"), "{japanese}");
    for language in Language::OFFERED {
        let words = Words::new(language);
        let said = words.say(crate::i18n::terminal::library::current_game_not_saved());
        let file = words.say(of_placeholder("FILE").unwrap());
        assert!(said.contains(&format!("save {file}")), "{said}");
    }
}

/// French, for one, has a space before the colon.
#[test]
fn a_move_and_what_it_did_are_joined_by_the_language() {
    for (language, part) in [
        (Language::English, "1... d5: White enters"),
        (Language::French, "1... d5\u{a0}: Blanc"),
        (Language::Japanese, "1... d5：白"),
    ] {
        let mut session = people(Variant::Hex).speaking(Words::new(language));
        let text = said(&mut session, "draw off\nd4\nd5\nd3\nback");
        assert!(text.contains(part), "{language}: {text}");
    }
}
