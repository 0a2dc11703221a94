//! Texts about the program for software centres, menus and file managers. `packaging/generator` writes them into files;
//! the program itself shows none of it.

use super::Message;
use super::message::messages;

messages! {
    generic_name;
    summary;
    comment;
    keywords;
    record_kind;
    about_abande;
    about_list;
    about_computer;
    about_friend;
    about_boards;
    about_learning;
    about_anda;
    picture_game;
    picture_result;
    picture_anda;
}

/// The paragraphs of the program's description for software centres; the list of [`items`] follows the second.
pub fn paragraphs() -> [Message; 3] {
    [about_abande(), about_list(), about_anda()]
}

/// The items of the list in the program's description for software centres.
pub fn items() -> [Message; 4] {
    [about_computer(), about_friend(), about_boards(), about_learning()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, Words};

    /// Stores cut a longer summary off (the quality guidelines of Flathub).
    #[test]
    fn summaries_are_short_and_do_not_repeat_the_name() {
        for language in Language::ALL {
            let summary = Words::new(language).say(summary());
            assert!(summary.chars().count() <= 35, "{language:?}: {summary}");
            assert!(!summary.contains("Abande") && !summary.ends_with('.'), "{language:?}: {summary}");
        }
    }

    #[test]
    fn keywords_are_a_list() {
        for language in Language::ALL {
            let keywords = Words::new(language).say(keywords());
            assert!(keywords.ends_with(';') && keywords.matches(';').count() > 3, "{language:?}: {keywords}");
        }
    }
}
