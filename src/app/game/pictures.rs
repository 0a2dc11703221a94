//! Pictures of the game on the table, to show to others. Whoever can draw them listens.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;

use super::Depiction;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PictureRequested>();
}

/// Somebody chose where to save a picture.
#[derive(Message, Clone, Debug)]
pub struct PictureRequested {
    /// What it is to show.
    pub picture: PictureOrder,
    /// The file.
    pub path: PathBuf,
}

/// What a picture is to show, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureOrder {
    /// One position or the whole game.
    pub kind: PictureKind,
    /// The table, or a diagram.
    pub depiction: Depiction,
    /// The size, as an index of [`PictureKind::sizes`].
    pub size: usize,
    /// How long each position of a film is shown.
    pub delay: Duration,
}

impl PictureOrder {
    /// From one move of a film to the next: slow, normal, fast.
    pub const DELAYS: [Duration; 3] =
        [Duration::from_millis(2400), Duration::from_millis(1200), Duration::from_millis(600)];

    /// Width and height in pixels.
    pub fn pixels(&self) -> [u32; 2] {
        let [small, middle, large] = self.kind.sizes();
        match self.size {
            0 => small,
            1 => middle,
            _ => large,
        }
    }
}

impl Default for PictureOrder {
    fn default() -> Self {
        let [_, normal, _] = Self::DELAYS;
        Self { kind: PictureKind::Still, depiction: Depiction::default(), size: 1, delay: normal }
    }
}

/// One picture or many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// The position that is shown, as PNG.
    Still,
    /// The game from its beginning to the end of the line that is shown, as GIF.
    Film,
}

impl PictureKind {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Still, Self::Film];

    /// The ending of its files, without the dot.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Still => "png",
            Self::Film => "gif",
        }
    }

    /// The sizes to choose from, in pixels, from the smallest.
    pub const fn sizes(self) -> [[u32; 2]; 3] {
        match self {
            Self::Still => [[1280, 720], [1920, 1080], [3840, 2160]],
            Self::Film => [[480, 300], [640, 400], [960, 600]],
        }
    }
}
