//! What is heard.

/// The player's choices for sounds: on or off, and how loud.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundChoices {
    /// Whether anything is.
    pub on: bool,
    /// The volume of pieces on the table, in percent.
    pub pieces: u16,
    /// The volume of signals: turns, refusals, results; in percent.
    pub signals: u16,
    /// How loud all of it is while another window is in front.
    pub background: BackgroundSound,
    /// Whether both sides sound the same: for one loudspeaker, or one ear.
    pub mono: bool,
}

impl SoundChoices {
    /// The highest volume, in percent.
    pub const LOUDEST: u16 = 100;
}

impl Default for SoundChoices {
    fn default() -> Self {
        Self { on: true, pieces: 80, signals: 70, background: BackgroundSound::Quieter, mono: false }
    }
}

/// How loud the program's sounds are while another window is in front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BackgroundSound {
    /// Less than otherwise.
    #[default]
    Quieter,
    /// Not at all.
    Silent,
    /// As it is otherwise.
    AsLoud,
}

impl BackgroundSound {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Quieter, Self::Silent, Self::AsLoud];

    /// The word for this choice in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quieter => "quieter",
            Self::Silent => "silent",
            Self::AsLoud => "as-loud",
        }
    }
}
