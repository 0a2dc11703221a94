//! The language of the game, which can change at any time.

use std::io::{self, Write};

use crate::i18n::{Argument, Language, Words, keeping, language, terminal};
use crate::library::{Preferences, PreferencesFile, Progress};
use crate::rules::excerpt;

use super::Session;
use super::screen::can_show;

/// Returns the words of a language or, where the terminal cannot show its letters, those of English and a line that
/// says why.
pub(crate) fn words_on_screen(language: Language) -> (Words, Option<String>) {
    if can_show(language) {
        return (Words::new(language), None);
    }
    let english = Words::new(Language::English);
    let why = english.say(terminal::language_not_shown(language.tag()));
    (english, Some(why))
}

impl Session {
    /// Speaks another language from now on, and remembers it in the preferences; without a name it lists the
    /// languages.
    pub(super) fn choose_language(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let offered = Language::OFFERED.into_iter().filter(|language| can_show(*language));
        if rest.is_empty() {
            let offered = offered.map(|language| terminal::language_of(language.tag(), language.name()));
            return self.say(terminal::languages_known(Argument::all(offered)), out);
        }
        let Ok(selected) = language::named(rest) else {
            let tags = Argument::any(offered.map(Language::tag));
            return self.say(terminal::language_unknown(&excerpt(rest), tags), out);
        };
        if !can_show(selected) {
            return self.say(terminal::language_not_shown(selected.tag()), out);
        }
        self.words = Words::new(selected);
        self.say(terminal::language_chosen(selected.name()), out)?;
        // The made-up language is for a try.
        if !Language::OFFERED.contains(&selected) {
            return Ok(());
        }
        self.keep_choice(|preferences| preferences.language = Some(selected), out)
    }

    /// Writes a choice into the preferences, where there are some.
    pub(super) fn keep_choice(
        &self,
        choose: impl FnOnce(&mut Preferences),
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let Some(path) = &self.preferences else { return Ok(()) };
        let (mut file, mut preferences, _) = PreferencesFile::open(path.clone());
        choose(&mut preferences);
        match file.save(&preferences) {
            Progress::Failed(trouble) => {
                self.say(terminal::choice_not_kept(keeping::of_file_error(&trouble.what)), out)
            }
            Progress::Saved | Progress::StillFailing | Progress::Recovered => Ok(()),
        }
    }
}
