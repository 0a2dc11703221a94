//! A picture in memory, to and from a PNG file, and why there is none.

use std::io::Cursor;
use std::path::Path;
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageSampler, ImageType};
use bevy::prelude::*;

use super::graphics::StartError;
use crate::play::ChangeError;
use crate::rules::AnyIllegalMove;

/// Smallest side that a picture can have, in pixels.
pub(super) const MIN_SIDE: u32 = 32;
/// Longest time to wait for a picture: software renderers compile their shaders in the first frames.
pub(super) const CAPTURE_TIMEOUT: Duration = Duration::from_mins(2);

/// A picture in memory, of red, green and blue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Red, green and blue of each pixel, row by row from the top.
    pub rgb: Vec<u8>,
}

impl Picture {
    /// Writes the picture as a PNG file.
    ///
    /// # Errors
    ///
    /// [`PictureError::Format`] if the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), PictureError> {
        std::fs::write(path, self.png()?).map_err(|error| PictureError::Format(error.to_string()))
    }

    /// Encodes the picture as PNG.
    ///
    /// # Errors
    ///
    /// [`PictureError::Format`] if the picture cannot be encoded.
    pub fn png(&self) -> Result<Vec<u8>, PictureError> {
        let format = |error: image::ImageError| PictureError::Format(error.to_string());
        let mut file = Cursor::new(Vec::new());
        image::write_buffer_with_format(
            &mut file,
            &self.rgb,
            self.width,
            self.height,
            image::ExtendedColorType::Rgb8,
            image::ImageFormat::Png,
        )
        .map_err(format)?;
        Ok(file.into_inner())
    }

    /// Returns the bytes of each row of pixels, from top to bottom.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.rgb.chunks_exact(3 * self.width as usize)
    }

    /// Reads a picture from a PNG file.
    ///
    /// # Errors
    ///
    /// [`PictureError::Format`] if the file cannot be read, or is no picture.
    pub fn load(path: &Path) -> Result<Self, PictureError> {
        let bytes = std::fs::read(path).map_err(|error| PictureError::Format(error.to_string()))?;
        Self::decode(&bytes)
    }

    /// Reads a picture from the bytes of a PNG file.
    pub(super) fn decode(bytes: &[u8]) -> Result<Self, PictureError> {
        let png = ImageType::Extension("png");
        let (none, usage) = (CompressedImageFormats::NONE, RenderAssetUsages::MAIN_WORLD);
        let image = Image::from_buffer(bytes, png, none, true, ImageSampler::Default, usage)
            .map_err(|error| PictureError::Format(error.to_string()))?;
        Self::from_image(image)
    }

    /// Converts an image of Bevy, without its opacity.
    pub(super) fn from_image(image: Image) -> Result<Self, PictureError> {
        let image =
            image.try_into_dynamic().map_err(|error| PictureError::Format(error.to_string()))?.into_rgb8();
        Ok(Self { width: image.width(), height: image.height(), rgb: image.into_raw() })
    }
}

/// Reason why a picture cannot be rendered.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// There is no graphics adapter.
    #[error(transparent)]
    Start(#[from] StartError),
    /// The chosen last move cannot be played.
    #[error("the move cannot be played: {0}")]
    Move(#[from] ChangeError),
    /// A move is illegal in its position.
    #[error(transparent)]
    Illegal(AnyIllegalMove),
    /// Too few pixels to show anything.
    #[error(
        "a picture needs at least {side}x{side} pixels, and a GIF a few more rows for the score below the board",
        side = MIN_SIDE
    )]
    Small,
    /// More pixels than the adapter can draw at once.
    #[error("the graphics adapter draws pictures of at most {most}x{most} pixels")]
    Large {
        /// Pixels each way.
        most: u32,
    },
    /// The adapter did not answer in time.
    #[error("the graphics adapter gave no picture in {} seconds", CAPTURE_TIMEOUT.as_secs())]
    Late,
    /// The data is no picture.
    #[error("the picture cannot be read: {0}")]
    Format(String),
}
