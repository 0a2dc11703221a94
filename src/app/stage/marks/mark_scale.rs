//! Sizes and colours of marks. Sizes are given in pixels of a window of 1280×720 and grow with the board, but never
//! fall below that many pixels.

use std::f32::consts::TAU;

use bevy::prelude::*;

use super::stroke_mesh::{Dashes, Pen};
use crate::app::game::BoardStyle;
use crate::app::stage::scene::SceneMarkColours;
use crate::app::stage::scene::layout::{PageRotation, piece_radius};
use crate::board::{Board, Surface};
use crate::diagram;

/// Least value of [`MarkScale::pixel`], in units of the table: in larger windows marks grow with the board.
const MIN_PIXEL: f32 = 1.0 / 106.0;
/// Greatest value of [`MarkScale::pixel`], in units of the table.
const MAX_PIXEL: f32 = 1.0 / 30.0;
/// Width in pixels of the casing, the outline that sets a stroke off from its ground.
pub(super) const CASING_WIDTH: f32 = 1.8;

/// Sizes and colours with which marks are drawn on a board, so that lines have the same width in pixels on all
/// boards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct MarkScale {
    /// A pixel, in units of the table.
    pub pixel: f32,
    /// Half the width of a piece.
    pub piece: f32,
    /// Radius of the line around a piece.
    pub around: f32,
    pub depiction: BoardStyle,
    /// Rotation of a page for its reader; unused on the table.
    pub turn: PageRotation,
    pub mark_colours: SceneMarkColours,
}

impl MarkScale {
    /// Makes the scale for a board of which a pixel shows `grain` units, seen from the player's side. It changes in
    /// steps, so that meshes can be kept.
    pub(super) fn new(
        board: &Board,
        grain: f32,
        depiction: BoardStyle,
        mark_colours: &SceneMarkColours,
    ) -> Self {
        const STEPS: f32 = 16.0;
        let steady = ((grain.ln() * STEPS).round() / STEPS).exp();
        let around = match board.surface() {
            Surface::Net => 0.355,
            // A neighbour is nearer to its edge: the line lies on the piece.
            Surface::Cells => 0.325,
        };
        let piece = match depiction {
            BoardStyle::Table => piece_radius(board),
            BoardStyle::Diagram => diagram::piece_radius(board),
        };
        let (pixel, turn) = (steady.clamp(MIN_PIXEL, MAX_PIXEL), PageRotation::default());
        Self { pixel, piece, around, depiction, turn, mark_colours: *mark_colours }
    }

    /// Returns the scale for a page with this rotation; the rotation has no effect on the table.
    pub(super) fn turned(self, turn: PageRotation) -> Self {
        match self.depiction {
            BoardStyle::Table => self,
            BoardStyle::Diagram => Self { turn, ..self },
        }
    }

    /// Converts a length in pixels to units of the table.
    pub(super) fn px(&self, pixels: f32) -> f32 {
        self.pixel * pixels
    }

    /// Returns a pen that draws strokes in a colour, with the casing that sets them off.
    pub(super) fn pen(&self, core: Color) -> Pen {
        Pen { core, casing: self.mark_colours.casing(core), case: self.px(CASING_WIDTH) }
    }

    /// Returns dashes for a ring of which each is about so many pixels long, within limits; `share` of each is drawn.
    pub(super) fn dashes(&self, radius: f32, pixels: f32, share: f32) -> Dashes {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
        let count = (TAU * radius / self.px(pixels)).round().clamp(6.0, 14.0) as u16;
        Dashes { count, share }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::scene::SceneColours;
    use crate::board::Side;

    #[test]
    fn signs_grow_with_the_board_and_never_fall_below_their_pixels() {
        let hex = |pixels_a_unit: f32| {
            MarkScale::new(
                Board::hex(),
                1.0 / pixels_a_unit,
                BoardStyle::Table,
                &SceneColours::default().mark_colours,
            )
        };
        // At 4K as large a part of a disc as at 1280×720.
        assert_eq!(hex(320.0), hex(150.0));
        let small = MarkScale::new(
            Board::hexagon(Side::Eleven),
            1.0 / 36.0,
            BoardStyle::Table,
            &SceneColours::default().mark_colours,
        );
        assert!((small.px(3.0) * 36.0 - 3.0).abs() < 0.15);
        assert!(hex(106.0) != hex(60.0));
        assert_eq!(hex(106.0), hex(106.5));
    }
}
