//! Setting of the language.

use super::{Control, Setting, options};
use crate::app::desk::panels::Model;
use crate::app::game::EditPreferences;
use crate::i18n::{Language, settings as messages};

pub(super) const ROWS: &[Setting] =
    &[Setting::new("set-language", messages::language_heading, Control::List(options!(languages, language)))];

fn languages(model: &Model) -> Vec<(String, EditPreferences)> {
    let option =
        |label, language| (label, EditPreferences::new(move |preferences| preferences.language = language));
    let system = option(model.words.say(messages::language_of_system()), None);
    let others = Language::OFFERED.into_iter();
    let others = others.map(|language| option(language.name().to_owned(), Some(language)));
    std::iter::once(system).chain(others).collect()
}
