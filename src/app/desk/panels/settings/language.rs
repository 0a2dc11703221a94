//! The language of everything that the program says.

use super::{Control, Setting};
use crate::app::desk::panels::Model;
use crate::app::game::Choose;
use crate::i18n::{Language, settings as said};

pub(super) const ROWS: &[Setting] = &[Setting {
    name: "set-language",
    heading: None,
    label: said::language_heading,
    tip: None,
    value: |chosen| Choose::Language(chosen.language),
    control: Control::List(languages),
}];

fn languages(model: &Model) -> Vec<(String, Choose)> {
    let system = (model.words.say(said::language_of_system()), Choose::Language(None));
    let others = Language::OFFERED.into_iter();
    let others = others.map(|language| (language.name().to_owned(), Choose::Language(Some(language))));
    std::iter::once(system).chain(others).collect()
}
