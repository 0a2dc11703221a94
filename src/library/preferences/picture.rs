//! How the board is drawn.

use std::fmt;

/// The player's choices for how the board is drawn: quality and movement.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureChoices {
    /// How elaborately the table is drawn.
    pub quality: Quality,
    /// How fast things move: 1 is normal, 2 is twice as fast, and 0 means at once.
    pub animation_speed: f32,
    /// Whether animation is left out: always, never, or as the system asks.
    pub reduced_motion: ReducedMotion,
}

impl Default for PictureChoices {
    fn default() -> Self {
        Self { quality: Quality::Auto, animation_speed: 1.0, reduced_motion: ReducedMotion::System }
    }
}

/// How elaborately the table is drawn, which decides how much work a picture is for the graphics adapter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quality {
    /// As much as suits the graphics adapter.
    #[default]
    Auto,
    /// Lighting per vertex and no shadow maps: fit for a computer without a graphics adapter.
    Low,
    /// Physically based materials and shadows.
    Medium,
    /// Also larger textures, softer shadows, and depth of field in photos.
    High,
}

impl Quality {
    /// Every quality.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Low, Self::Medium, Self::High];

    /// The word for this quality in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Whether animation is left out, so that everything is in its new place at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ReducedMotion {
    /// If the system asks for it.
    #[default]
    System,
    /// Always.
    On,
    /// Never.
    Off,
}

impl ReducedMotion {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::System, Self::On, Self::Off];

    /// The word for this choice in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::On => "on",
            Self::Off => "off",
        }
    }
}
