//! Messages to the player, whichever panel shows them.

use bevy::prelude::*;

use super::RuleViolation;
use crate::i18n;
use crate::rules::AnyIllegalMove;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<RefusalShown>()
        .add_message::<Toast>()
        .add_message::<ToastWithdrawn>()
        .add_message::<RuleOffered>();
}

/// Shows a reason next to the pointer.
#[derive(Message, Clone, Debug)]
pub struct RefusalShown {
    pub text: i18n::Message,
    /// Broken rule, if a rule is the reason.
    pub objection: Option<RuleViolation>,
}

impl RefusalShown {
    /// Explains the rule that an action breaks.
    pub fn from_violation(objection: RuleViolation) -> Self {
        Self { text: i18n::rules::refusal(&objection.reason), objection: Some(objection) }
    }
}

/// Offers the rule that explains a refusal. Sent when the player was refused the same thing several times.
#[derive(Message, Clone, Debug)]
pub struct RuleOffered(pub AnyIllegalMove);

/// Notice in the corner of the window.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Toast {
    /// Good news, bad news or neither.
    pub tone: ToastTone,
    pub text: i18n::Message,
    /// Topic, if later news replaces this toast.
    pub about: Option<ToastTopic>,
}

impl Toast {
    const fn new(tone: ToastTone, text: i18n::Message) -> Self {
        Self { tone, text, about: None }
    }

    /// Something that went well.
    pub const fn success(text: i18n::Message) -> Self {
        Self::new(ToastTone::Success, text)
    }

    /// Something that failed.
    pub const fn error(text: i18n::Message) -> Self {
        Self::new(ToastTone::Error, text)
    }

    /// Something to know until the player closes it.
    pub const fn persistent(text: i18n::Message) -> Self {
        Self::new(ToastTone::Persistent, text)
    }

    /// Failure that stays on the screen until it is closed or solved.
    pub const fn alarm(text: i18n::Message) -> Self {
        Self::new(ToastTone::Alarm, text)
    }

    /// Sets the topic. The toast replaces an older one on it.
    #[must_use]
    pub fn about(self, subject: ToastTopic) -> Self {
        Self { about: Some(subject), ..self }
    }
}

/// Subject of a toast. A newer toast on the same topic replaces the older one.
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

/// Removes the toast about a problem that is solved.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToastWithdrawn(pub ToastTopic);

/// Severity of a toast or of an announcement.
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
    /// Failure that must not be missed, such as a file that cannot be written. The toast stays until the player
    /// closes it, or until the problem that it is [about](Toast::about) is solved.
    Alarm,
}
