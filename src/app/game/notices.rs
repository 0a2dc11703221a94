//! Events with news for the player: toasts in the corner of the window, refusals next to the pointer, and offers to
//! explain a rule. The panels show them.

use bevy::prelude::*;

use super::RuleViolation;
use crate::i18n;
use crate::rules::AnyIllegalMove;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowRefusal>()
        .add_message::<Toast>()
        .add_message::<ToastWithdrawn>()
        .add_message::<RuleOffered>();
}

/// Message that asks the panels to show, next to the pointer, why an action was refused.
#[derive(Message, Clone, Debug)]
pub struct ShowRefusal {
    pub text: i18n::Message,
    /// Broken rule; `None` if no rule is the reason, as for a wrong answer in a lesson.
    pub violation: Option<RuleViolation>,
}

impl ShowRefusal {
    /// Makes the message for an action that breaks a rule.
    pub fn from_violation(violation: RuleViolation) -> Self {
        Self { text: i18n::rules::refusal(&violation.reason), violation: Some(violation) }
    }
}

/// Message that offers to open the page of the rules that explains an illegal move, once the player has been refused
/// the same thing several times in a row.
#[derive(Message, Clone, Debug)]
pub struct RuleOffered(pub AnyIllegalMove);

/// Message that shows a notice in the corner of the window, where it stays for a time that depends on its tone.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Toast {
    /// Good news, bad news or neither.
    pub tone: ToastTone,
    pub text: i18n::Message,
    /// Topic, if a later toast on it replaces this one.
    pub topic: Option<ToastTopic>,
}

impl Toast {
    const fn new(tone: ToastTone, text: i18n::Message) -> Self {
        Self { tone, text, topic: None }
    }

    /// Makes a toast that tells of something that went well.
    pub const fn success(text: i18n::Message) -> Self {
        Self::new(ToastTone::Success, text)
    }

    /// Makes a toast that tells of something that failed.
    pub const fn error(text: i18n::Message) -> Self {
        Self::new(ToastTone::Error, text)
    }

    /// Makes a toast that tells of something to know; it stays until the player closes it.
    pub const fn persistent(text: i18n::Message) -> Self {
        Self::new(ToastTone::Persistent, text)
    }

    /// Makes a toast that tells of a failure that must not be missed.
    pub const fn alarm(text: i18n::Message) -> Self {
        Self::new(ToastTone::Alarm, text)
    }

    /// Sets the topic, so that the toast replaces an older one on the same topic.
    #[must_use]
    pub fn with_topic(self, topic: ToastTopic) -> Self {
        Self { topic: Some(topic), ..self }
    }
}

/// Topic of a toast. A newer toast on the same topic replaces the older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToastTopic {
    /// Saving of the game on the table.
    Saving,
    /// Saving of the settings.
    Settings,
    /// Use of the chosen theme.
    Theme,
    /// Response of disks.
    Disk,
}

/// Message that removes the toasts on a topic, shown or waiting, because their problem is solved.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToastWithdrawn(pub ToastTopic);

/// How good or bad the news of a toast or an announcement is, and how long a toast stays.
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
    /// Something that failed and must not be missed. It stays until the player closes it, or until the
    /// problem on its [topic](Toast::topic) is solved.
    Alarm,
}
