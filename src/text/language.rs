//! The language of the game, which can change at any time.

use std::io::{self, Write};

use crate::i18n::{Argument, Language, Words, keeping, language, terminal};
use crate::library::{PreferencesFile, Progress};
use crate::rules::excerpt;

use super::Session;

impl Session {
    /// Lists the languages, or says everything in another one from now on.
    pub(super) fn choose_language(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        if rest.is_empty() {
            let known =
                Language::OFFERED.map(|language| terminal::language_of(language.tag(), language.name()));
            return self.say(terminal::languages_known(Argument::all(known)), out);
        }
        let Ok(chosen) = language::named(rest) else {
            let tags = Argument::any(Language::OFFERED.map(Language::tag));
            return self.say(terminal::language_unknown(&excerpt(rest), tags), out);
        };
        self.words = Words::new(chosen);
        self.say(terminal::language_chosen(chosen.name()), out)?;
        self.keep_language(chosen, out)
    }

    /// Writes the choice into the preferences, where there are some. The made-up language is for a try.
    fn keep_language(&self, chosen: Language, out: &mut dyn Write) -> io::Result<()> {
        let Some(path) = self.preferences.as_ref().filter(|_| Language::OFFERED.contains(&chosen)) else {
            return Ok(());
        };
        let (mut file, mut preferences, _) = PreferencesFile::open(path.clone());
        preferences.language = Some(chosen);
        match file.save(&preferences) {
            Progress::Failed(trouble) => {
                self.say(terminal::language_not_kept(keeping::of_file_error(&trouble.what)), out)
            }
            Progress::Saved | Progress::StillFailing | Progress::Recovered => Ok(()),
        }
    }
}
