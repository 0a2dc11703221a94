//! Every sentence that a player reads, in the language that they chose: typed messages in, text out.
//!
//! A message is a function with its arguments, in the room of what it speaks of: `play::to_move(player)`. Its texts are
//! in `assets/words/LANGUAGE/ROOM.ftl`, in the syntax of Project Fluent, under the function's name. [`Words`] writes
//! it. What a language lacks is said in English. Errors of lower floors become messages here. What is written into files,
//! to logs or to standard error of commands is not a message and stays in English.

pub mod language;
mod language_names;
mod message;
mod pseudo;
#[cfg(test)]
mod tests;
mod texts;

pub mod aloud;
pub mod analysis;
pub mod characters;
pub mod clock;
pub mod commands;
pub mod dialogs;
pub mod editor;
pub mod facts;
pub mod handicap;
pub mod help;
pub mod keeping;
pub mod learning;
pub mod lessons;
pub mod library;
pub mod moves;
pub mod new_game;
pub mod notices;
pub mod play;
pub mod puzzles;
pub mod rating;
pub mod records;
pub mod result;
pub mod rules;
pub mod runs;
pub mod settings;
pub mod setup;
pub mod solving;
pub mod store;
pub mod study;
pub mod table;
pub mod terminal;
pub mod themes;

use std::borrow::Borrow;
use std::fmt;
use std::sync::{Arc, LazyLock};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

pub use crate::library::preferences::Language;
use crate::play::{Character, characters_of};
use crate::rules::{GameKind, visible};
pub use language_names::language_names;
#[cfg(test)]
use message::Declared;
pub use message::{Argument, Message};

/// The texts of one language, which turn messages into sentences. A copy shares them.
#[derive(Clone)]
pub struct Words {
    language: Language,
    texts: Arc<FluentBundle<FluentResource>>,
}

impl Words {
    /// Reads the texts of a language, which are part of the program; it takes about a millisecond. What the language
    /// lacks is said in English.
    pub fn new(language: Language) -> Self {
        let mut texts = FluentBundle::new_concurrent(vec![language::identifier(language)]);
        // The marks around arguments are for scripts that are written from right to left; fonts show them as boxes.
        texts.set_use_isolating(false);
        if language == Language::Pseudo {
            texts.set_transform(Some(pseudo::disguise));
        }
        // What a language does not say yet is said in English.
        let english = if language == Language::English { &[] } else { texts::of(Language::English) };
        for text in english.iter().chain(texts::of(language)) {
            // The tests find what is wrong in a text; a player is better served by the rest of it than by nothing.
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(rest, _)| rest);
            texts.add_resource_overriding(resource);
        }
        Self { language, texts: Arc::new(texts) }
    }

    /// The language of the texts.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Writes a message in this language. If there is no text for it, returns the message's id.
    pub fn say(&self, message: impl Borrow<Message>) -> String {
        let text = self.part(message.borrow());
        if self.language == Language::Pseudo { format!("[{text}]") } else { text }
    }

    /// Writes an argument alone, as it would stand in a message: a list of keys, a name.
    pub fn say_argument(&self, argument: &Argument) -> String {
        let text = self.text(argument);
        if self.language == Language::Pseudo && !matches!(argument, Argument::Text(_) | Argument::Local(_)) {
            return format!("[{text}]");
        }
        text
    }

    /// A message inside another one.
    fn part(&self, message: &Message) -> String {
        let pattern = self.texts.get_message(message.id()).and_then(|text| text.value());
        let Some(pattern) = pattern else { return message.id().to_owned() };
        let mut arguments = FluentArgs::with_capacity(message.arguments().len());
        for (name, argument) in message.arguments() {
            if let Argument::Player(player) = argument {
                arguments.set(format!("{name}-is"), player.word());
            }
            arguments.set(*name, self.value(argument));
        }
        // What is missing in a text stands in it by its name; the tests refuse it.
        let mut missing = Vec::new();
        self.texts.format_pattern(pattern, Some(&arguments), &mut missing).into_owned()
    }

    fn value(&self, argument: &Argument) -> FluentValue<'static> {
        match argument {
            Argument::Number(number) => (*number).into(),
            other => self.text(other).into(),
        }
    }

    fn text(&self, argument: &Argument) -> String {
        match argument {
            Argument::Number(number) => number.to_string(),
            Argument::Decimal(number, places) => {
                let mark = self.part(&play::decimal_mark());
                let sign = if *number < 0 { "-" } else { "" };
                let (number, one) = (number.unsigned_abs(), 10_u64.pow(*places));
                let width = *places as usize;
                format!("{sign}{}{mark}{:0width$}", number / one, number % one)
            }
            Argument::Text(text) => visible(text),
            Argument::Local(text) => {
                let text = visible(text.in_language(self.language.tag()));
                if self.language == Language::Pseudo { pseudo::disguise(&text).into_owned() } else { text }
            }
            Argument::Player(player) => self.part(&play::of_player(*player)),
            Argument::Message(message) => self.part(message),
            Argument::All(several) => self.list(several, play::list_all),
            Argument::Any(several) => self.list(several, play::list_any),
        }
    }

    /// `a`, `a and b`, `a, b and c`: commas between all but the last two.
    fn list(&self, several: &[Argument], last_two: fn(String, String) -> Message) -> String {
        let mut texts = several.iter().map(|argument| self.text(argument)).collect::<Vec<_>>();
        let Some(last) = texts.pop() else { return self.part(&play::list_none()) };
        let comma = |before: String, next: String| self.part(&play::list_more(before, next));
        match texts.into_iter().reduce(comma) {
            Some(before) => self.part(&last_two(before, last)),
            None => last,
        }
    }
}

/// The texts of all languages as they stand in their files, with the names of the languages and what characters say, so that tests can check
/// that fonts have all letters in them.
pub fn all_texts() -> impl Iterator<Item = &'static str> {
    let names = Language::ALL.into_iter().chain([Language::Pseudo]).map(Language::name);
    let characters = GameKind::ALL.into_iter().flat_map(characters_of).flat_map(Character::texts);
    Language::ALL.into_iter().flat_map(texts::of).copied().chain(names).chain(characters)
}

impl Default for Words {
    /// English, which is read only once.
    fn default() -> Self {
        static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
        ENGLISH.clone()
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words").field("language", &self.language).finish_non_exhaustive()
    }
}
