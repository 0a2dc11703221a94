//! What the player should be told, whoever shows it.

use bevy::prelude::*;

use crate::words;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Explain>().add_message::<Toast>();
}

/// Show this sentence at the cursor.
#[derive(Message, Clone, Debug)]
pub struct Explain(pub words::Message);

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
}
