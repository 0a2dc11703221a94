//! Three levels of picture quality, and the one an adapter can afford.

use std::fmt;

use bevy::prelude::*;
use wgpu::DeviceType;

use crate::library::preferences;

/// How finely the scene is drawn, by the strength of the graphics adapter.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Quality {
    /// For software renderers: an own small shader, painted shadows, smooth edges only at rest.
    Low,
    /// Physically based materials, hard-edged shadows, four samples a pixel.
    Medium,
    /// As `Medium`, with soft shadows and finer meshes and textures.
    High,
}

impl Quality {
    /// All levels, from the fastest to the finest.
    pub const ALL: [Self; 3] = [Self::Low, Self::Medium, Self::High];

    /// Returns the quality that an adapter of this kind draws at sixty frames a second.
    pub const fn for_device(kind: DeviceType) -> Self {
        match kind {
            DeviceType::DiscreteGpu => Self::High,
            DeviceType::IntegratedGpu | DeviceType::VirtualGpu => Self::Medium,
            DeviceType::Cpu | DeviceType::Other => Self::Low,
        }
    }

    /// Converts the player's choice; `None` leaves it to the adapter.
    pub const fn chosen(choice: preferences::Quality) -> Option<Self> {
        match choice {
            preferences::Quality::Auto => None,
            preferences::Quality::Low => Some(Self::Low),
            preferences::Quality::Medium => Some(Self::Medium),
            preferences::Quality::High => Some(Self::High),
        }
    }

    /// Returns `true` if a small shader of our own replaces the physically based one of Bevy.
    pub const fn is_plain(self) -> bool {
        matches!(self, Self::Low)
    }
}

/// Highest quality that the graphics adapter can draw smoothly, whichever is in use.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdapterQuality(pub Quality);

/// Whether the adapter renders shadow maps correctly. If not, nothing casts shadows.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShadowMaps(pub bool);

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        })
    }
}
