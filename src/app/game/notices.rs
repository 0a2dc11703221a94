//! What the player should be told, no matter which panel shows it.

use bevy::prelude::*;

use super::Objection;
use crate::i18n;
use crate::rules::AnyIllegalMove;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Explain>().add_message::<Toast>().add_message::<Mended>().add_message::<RuleWanted>();
}

/// Show this sentence at the cursor.
#[derive(Message, Clone, Debug)]
pub struct Explain {
    /// What is said.
    pub text: i18n::Message,
    /// What it says in words, where a rule of the game is the reason.
    pub objection: Option<Objection>,
}

impl Explain {
    /// What the rules say against something.
    pub fn of(objection: Objection) -> Self {
        Self { text: i18n::rules::refusal(&objection.reason), objection: Some(objection) }
    }
}

/// The player was refused the same thing again and again: offer the rule that explains it.
#[derive(Message, Clone, Debug)]
pub struct RuleWanted(pub AnyIllegalMove);

/// Show this sentence in the corner.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Toast {
    /// Good news, bad news or neither.
    pub tone: Tone,
    /// What is said.
    pub text: i18n::Message,
    /// What it is about, if later news can make it untrue: they take its place.
    pub about: Option<Subject>,
}

impl Toast {
    const fn new(tone: Tone, text: i18n::Message) -> Self {
        Self { tone, text, about: None }
    }

    /// Something that went well.
    pub const fn good(text: i18n::Message) -> Self {
        Self::new(Tone::Good, text)
    }

    /// Something that failed.
    pub const fn error(text: i18n::Message) -> Self {
        Self::new(Tone::Error, text)
    }

    /// Something to know until the player closes it.
    pub const fn lasting(text: i18n::Message) -> Self {
        Self::new(Tone::Lasting, text)
    }

    /// Something that failed and must not be missed.
    pub const fn alarm(text: i18n::Message) -> Self {
        Self::new(Tone::Alarm, text)
    }

    /// The same as news about something. Older news about it go away.
    #[must_use]
    pub fn about(self, subject: Subject) -> Self {
        Self { about: Some(subject), ..self }
    }
}

/// What there is only one truth about at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Whether the game on the table is being saved.
    Saving,
    /// Whether the settings are being saved.
    Settings,
    /// Whether the table has the theme that was chosen.
    Theme,
}

/// Nothing is wrong with this any longer, and there is no news of it: what was said goes away.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mended(pub Subject);

/// What kind of news a toast carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something that went well.
    Good,
    /// Something to know.
    Plain,
    /// Something that failed. It stays longer.
    Error,
    /// Something to know for as long as the program runs. It stays until the player closes it.
    Lasting,
    /// Something that failed and must not be missed. It stays until the player closes it, or until what
    /// it is [about](Toast::about) is mended.
    Alarm,
}
