//! The themes of the table: their names, and why a file is none.

use super::message::messages;
use super::{Argument, Message};
use crate::theme::{TableTop, Texture, ThemeError};

messages! {
    table_theme_label;
    table_theme_tip;
    walnut;
    slate;
    verdigris;
    ink;
    contrast;
    themes_folder_label;
    themes_folder_tip;
    theme_refused(file: String, reason: Message);
    theme_not_used(file: String, reason: Message);
    theme_unknown(name: String);
    theme_not_toml;
    theme_lacks(key: &str);
    theme_key_unknown(key: &str);
    theme_not_quoted(key: &str);
    theme_no_colour(key: &str, text: &str);
    theme_no_texture(text: &str, wood: &str, stone: &str, plain: &str);
    theme_no_table(text: &str, cloth: &str, felt: &str, wood: &str, slate: &str, paper: &str, plain: &str);
    theme_too_alike(part: &str, other: &str, contrast: Argument, least: Argument);
    theme_name_taken;
}

/// The name of one of the program's own themes, by its identifier; `None` for players' themes, which have a name of
/// their own.
pub fn of_own(identifier: &str) -> Option<Message> {
    Some(match identifier {
        "walnut" => walnut(),
        "slate" => slate(),
        "verdigris" => verdigris(),
        "ink" => ink(),
        "contrast" => contrast(),
        _ => return None,
    })
}

/// Message that says why a text is not a theme, as the last part of a sentence.
pub fn of_theme_error(error: &ThemeError) -> Message {
    match error {
        // The reader of TOML has more to say, in English only: see the log.
        ThemeError::NotToml { .. } => theme_not_toml(),
        ThemeError::Missing { key } => theme_lacks(key),
        ThemeError::UnknownKey { key } => theme_key_unknown(&crate::rules::excerpt(key)),
        ThemeError::NotText { key } => theme_not_quoted(key),
        ThemeError::NoColour { key, error } => theme_no_colour(key, &crate::rules::excerpt(&error.text)),
        ThemeError::NoTexture { word } => {
            let [wood, stone, plain] = Texture::ALL.map(Texture::name);
            theme_no_texture(&crate::rules::excerpt(word), wood, stone, plain)
        }
        ThemeError::NoTable { word } => {
            let [cloth, felt, wood, slate, paper, plain] = TableTop::ALL.map(TableTop::name);
            theme_no_table(&crate::rules::excerpt(word), cloth, felt, wood, slate, paper, plain)
        }
        ThemeError::TooAlike { part, other, contrast, least } => {
            theme_too_alike(part, other, tenths(*contrast), tenths(*least))
        }
    }
}

/// A contrast, with one decimal place.
#[expect(clippy::cast_possible_truncation, reason = "contrasts are from 1 to 21")]
fn tenths(contrast: f32) -> Argument {
    Argument::Decimal((contrast * 10.0).round() as i64, 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, Words};
    use crate::theme::Theme;

    #[test]
    fn every_own_theme_has_a_name_in_every_language() {
        for identifier in Theme::identifiers() {
            let name = of_own(identifier).expect("a name");
            let english = Words::default().say(&name);
            assert_eq!(Some(english), Theme::own(identifier).map(|theme| theme.name().to_owned()));
            for language in Language::ALL {
                assert_ne!(Words::new(language).say(&name), identifier);
            }
        }
        assert_eq!(of_own("oak"), None);
    }

    #[test]
    fn a_refused_theme_says_why() {
        let file = |line: &str| {
            let mut text = String::from("name = \"Mine\"\n");
            for (key, colour) in [
                ("board", "#7C8280"),
                ("frame", "#3C4243"),
                ("surround", "#C9CBC6"),
                ("black", "#141518"),
                ("white", "#F6F3EC"),
                ("marks", "#FFD84A"),
                ("panel", "#ECEAE4"),
                ("text", "#23262A"),
            ] {
                if line.split([' ', '=']).next() != Some(key) {
                    text.extend([key, " = \"", colour, "\"\n"]);
                }
            }
            text + line
        };
        assert!(Theme::parse(&file("")).is_ok());
        for (line, expected) in [
            ("board = ", "it is not valid TOML"),
            ("marks=1", "the value of “marks” must be in quotes"),
            ("oak = \"#000000\"", "“oak” is not a known key"),
            ("white = \"snow\"", "“white” is “snow”, but it must be a colour such as #7C8280"),
            ("texture = \"glass\"", "“texture” is “glass”, but it can only be “wood”, “stone” or “plain”"),
            (
                "table = \"glass\"",
                "“table” is “glass”, but it can only be “cloth”, “felt”, “wood”, “slate”, “paper” or “plain”",
            ),
            (
                "text = \"#ECEAE4\"",
                "“text” and “panel” are too similar: their contrast is 1.0:1, but at least 4.5:1 is needed",
            ),
        ] {
            let error = Theme::parse(&file(line)).expect_err(line);
            assert_eq!(Words::default().say(of_theme_error(&error)), expected);
        }
        let error = Theme::parse(&file("text = \"#ECEAE4\"")).expect_err("too little contrast");
        let german = Words::new(Language::German).say(of_theme_error(&error));
        assert!(german.contains("1,0\u{a0}:\u{a0}1") && german.contains("4,5"), "{german}");
        let error = Theme::parse("name = \"Mine\"").expect_err("no colours");
        assert_eq!(Words::default().say(of_theme_error(&error)), "“board” is missing");
    }
}
