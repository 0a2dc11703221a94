//! What the player should be told, no matter which panel shows it.

use bevy::prelude::*;

use super::RuleViolation;
use crate::rules::AnyIllegalMove;
use crate::words;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RefusalShown>()
        .add_message::<Toast>()
        .add_message::<ToastWithdrawn>()
        .add_message::<RuleOffered>();
}

/// Show this sentence at the cursor.
#[derive(Message, Clone, Debug)]
pub struct RefusalShown {
    /// What is said.
    pub text: words::Message,
    /// What it says in words, where a rule of the game is the reason.
    pub objection: Option<RuleViolation>,
}

impl RefusalShown {
    /// What the rules say against something.
    pub fn from_violation(objection: RuleViolation) -> Self {
        Self { text: words::rules::refusal(&objection.reason), objection: Some(objection) }
    }
}

/// The player was refused the same thing again and again: offer the rule that explains it.
#[derive(Message, Clone, Debug)]
pub struct RuleOffered(pub AnyIllegalMove);

/// Show this sentence in the corner.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Toast {
    /// Good news, bad news or neither.
    pub tone: ToastTone,
    /// What is said.
    pub text: words::Message,
    /// What it is about, if later news can make it untrue: they take its place.
    pub about: Option<ToastTopic>,
}

impl Toast {
    const fn new(tone: ToastTone, text: words::Message) -> Self {
        Self { tone, text, about: None }
    }

    /// Something that went well.
    pub const fn success(text: words::Message) -> Self {
        Self::new(ToastTone::Success, text)
    }

    /// Something that failed.
    pub const fn error(text: words::Message) -> Self {
        Self::new(ToastTone::Error, text)
    }

    /// Something to know until the player closes it.
    pub const fn persistent(text: words::Message) -> Self {
        Self::new(ToastTone::Persistent, text)
    }

    /// Something that failed and must not be missed.
    pub const fn alarm(text: words::Message) -> Self {
        Self::new(ToastTone::Alarm, text)
    }

    /// The same as news about something. Older news about it go away.
    #[must_use]
    pub fn about(self, subject: ToastTopic) -> Self {
        Self { about: Some(subject), ..self }
    }
}

/// What there is only one truth about at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToastTopic {
    /// Whether the game on the table is being saved.
    Saving,
    /// Whether the settings are being saved.
    Settings,
    /// Whether the table has the theme that was chosen.
    Theme,
}

/// Nothing is wrong with this any longer, and there is no news of it: what was said goes away.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToastWithdrawn(pub ToastTopic);

/// What kind of news a toast carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToastTone {
    /// Something that went well.
    Success,
    /// Something to know.
    Info,
    /// Something that failed. It stays longer.
    Error,
    /// Something to know for as long as the program runs. It stays until the player closes it.
    Persistent,
    /// Something that failed and must not be missed. It stays until the player closes it, or until what
    /// it is [about](Toast::about) is mended.
    Alarm,
}
