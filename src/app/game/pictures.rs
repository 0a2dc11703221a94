//! Requests for pictures of the game, which the shell draws and saves, and the preview of the next one.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use super::{BoardStyle, PositionId};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PictureRequested>().init_resource::<WantedPreview>().init_resource::<PicturePreview>();
}

/// Requests that a picture or a film of the match is drawn and written to a file.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct PictureRequested {
    pub picture: PictureOptions,
    /// Position on the board at the time of the request.
    pub of: PositionId,
    pub path: PathBuf,
}

/// The picture that the player is about to save, and of which the panels show a preview.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct WantedPreview(pub Option<(PictureOptions, PositionId)>);

/// How far the preview of the picture that the player is about to save is.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum PicturePreview {
    /// No preview has been rendered yet.
    #[default]
    Pending,
    /// The last preview that was drawn.
    Drawn(Arc<PreviewImage>),
    /// The wanted preview could not be drawn.
    Failed,
}

/// A small picture in memory.
#[derive(Debug, PartialEq, Eq)]
pub struct PreviewImage {
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// Red, green and blue of each pixel, row by row from the top.
    pub rgb: Vec<u8>,
    /// Options and position of the picture that it previews.
    pub of: (PictureOptions, PositionId),
}

/// What an exported picture or film of the game shows, and how large it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PictureOptions {
    /// One position or the whole game.
    pub kind: PictureKind,
    /// The table, or a diagram.
    pub depiction: BoardStyle,
    pub size: ExportSize,
    /// Shape of a photo.
    pub format: PhotoFormat,
    /// Time for which a film shows each position.
    pub delay: Duration,
    /// Set if points, last move and comment stand below a picture of one position. Below a film they always do.
    pub caption: bool,
}

impl PictureOptions {
    /// Times between the moves of a film: slow, normal and fast.
    pub const DELAYS: [Duration; 3] =
        [Duration::from_millis(2400), Duration::from_millis(1200), Duration::from_millis(600)];

    /// Returns `true` if points, last move and comment stand below the picture.
    pub fn has_comments(&self) -> bool {
        match self.kind {
            PictureKind::Still => self.caption,
            PictureKind::Film => true,
            PictureKind::Card | PictureKind::Photo | PictureKind::Turntable => false,
        }
    }

    /// Returns the options of the preview: for a film or a turntable those of a still; other pictures keep theirs.
    #[must_use]
    pub fn preview_options(self) -> Self {
        let (kind, caption) = match self.kind {
            PictureKind::Film => (PictureKind::Still, true),
            PictureKind::Turntable => (PictureKind::Still, false),
            kind @ (PictureKind::Still | PictureKind::Photo | PictureKind::Card) => (kind, self.caption),
        };
        Self { kind, caption, depiction: self.shown_as(), ..self }
    }

    /// Returns how the board is drawn: photos and turntables always show the 3D table.
    pub fn shown_as(&self) -> BoardStyle {
        if self.kind.is_of_table() { BoardStyle::Table } else { self.depiction }
    }

    /// Returns the width and height of the picture in pixels.
    pub fn pixels(&self) -> [u32; 2] {
        match (self.kind, self.size) {
            (PictureKind::Still, ExportSize::Small) => [1280, 720],
            (PictureKind::Still, ExportSize::Middle) => [1920, 1080],
            (PictureKind::Still, ExportSize::Large) => [3840, 2160],
            (PictureKind::Photo, _) => self.format.pixels(),
            (PictureKind::Card, ExportSize::Small) => [1200, 630],
            (PictureKind::Card, ExportSize::Middle) => [1800, 945],
            (PictureKind::Card, ExportSize::Large) => [2400, 1260],
            (PictureKind::Film | PictureKind::Turntable, ExportSize::Small) => [480, 300],
            (PictureKind::Film | PictureKind::Turntable, ExportSize::Middle) => [640, 400],
            (PictureKind::Film | PictureKind::Turntable, ExportSize::Large) => [960, 600],
        }
    }
}

impl Default for PictureOptions {
    fn default() -> Self {
        let [_, normal, _] = Self::DELAYS;
        Self {
            kind: PictureKind::Still,
            depiction: BoardStyle::default(),
            size: ExportSize::Middle,
            format: PhotoFormat::Wide,
            delay: normal,
            caption: false,
        }
    }
}

/// Kind of picture that the player exports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    /// The position that is shown, as PNG.
    Still,
    /// The position that is shown, seen from low above the table and without marks, as PNG.
    Photo,
    /// The game from its beginning to the end of the line that is shown, as GIF.
    Film,
    /// The end of the game beside its players, its result and how it went, as PNG.
    Card,
    /// The position that is shown, turned once around, as GIF.
    Turntable,
}

impl PictureKind {
    pub const ALL: [Self; 5] = [Self::Still, Self::Photo, Self::Card, Self::Film, Self::Turntable];

    /// Returns `true` if it always shows the 3D table, never a diagram.
    pub const fn is_of_table(self) -> bool {
        matches!(self, Self::Photo | Self::Turntable)
    }

    /// Returns the extension of the picture's file, without the dot.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Still | Self::Photo | Self::Card => "png",
            Self::Film | Self::Turntable => "gif",
        }
    }
}

/// How large an exported picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportSize {
    /// For a message.
    Small,
    /// As large as a usual screen; of a film, as a page has room for.
    Middle,
    /// For print.
    Large,
}

impl ExportSize {
    /// All sizes, from the smallest.
    pub const ALL: [Self; 3] = [Self::Small, Self::Middle, Self::Large];
}

/// Shape of a photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhotoFormat {
    /// 16:9, as screens are.
    Wide,
    /// 4:5, the tallest that most feeds show.
    Portrait,
}

impl PhotoFormat {
    pub const ALL: [Self; 2] = [Self::Wide, Self::Portrait];

    /// Returns the width and height of a photo in pixels.
    pub const fn pixels(self) -> [u32; 2] {
        match self {
            Self::Wide => [1920, 1080],
            Self::Portrait => [1080, 1350],
        }
    }
}
