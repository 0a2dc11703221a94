//! What the player should be told, whoever shows it.

use bevy::prelude::*;

use super::Objection;
use crate::rules::AnyIllegalMove;
use crate::words;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Explain>().add_message::<Toast>().add_message::<RuleWanted>();
}

/// Show this sentence at the cursor.
#[derive(Message, Clone, Debug)]
pub struct Explain {
    /// What is said.
    pub text: words::Message,
    /// What it says in words, where a rule of the game is the reason.
    pub objection: Option<Objection>,
}

impl Explain {
    /// What the rules say against something.
    pub fn of(objection: Objection) -> Self {
        Self { text: words::rules::refusal(&objection.reason), objection: Some(objection) }
    }
}

/// Somebody was refused the same thing again and again: offer the rule that explains it.
#[derive(Message, Clone, Debug)]
pub struct RuleWanted(pub AnyIllegalMove);

/// Show this sentence in the corner.
#[derive(Message, Clone, Debug)]
pub struct Toast {
    /// Good news, bad news or neither.
    pub tone: Tone,
    /// What is said.
    pub text: words::Message,
}

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
    /// Something that failed and must not be missed. It stays until the player closes it, or until it is mended.
    Alarm,
}
