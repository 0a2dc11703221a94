//! What is drawn on a single point. Sizes are told in pixels of a window of 1280×720, and grow with the board; where a
//! large board makes everything small they are as many pixels as told.

use std::f32::consts::{FRAC_PI_2, FRAC_PI_4, TAU};

use bevy::prelude::*;

use super::badges::{self, SQUARE, upright};
use super::captions::Caption;
use super::sketch::{Parts, Pen, Sketch};
use crate::app::game::BoardStyle;
use crate::app::stage::scene::SceneMarkColours;
use crate::app::stage::scene::layout::{PageRotation, piece_radius};
use crate::board::{Board, Surface};
use crate::diagram;
use crate::rules::Player;

/// The cursor that is moved by keys: no other mark is white.
const CURSOR: Color = Color::WHITE;

/// A pixel is at least so wide, in units of the table, and at most.
const FINEST: f32 = 1.0 / 106.0;
const COARSEST: f32 = 1.0 / 30.0;
/// How wide a casing is.
pub(super) const CASE: f32 = 1.8;

/// What stands on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    /// Around the top of a disc that is not there yet.
    Ghost,
    Target,
    Attacker,
    Cursor,
    Movable,
    Chosen,
    Half,
    Origin,
    /// With a dot, if it lies on a piece of this player.
    Arrival(Option<Player>),
    Asleep,
    Pinned,
    Tower,
    /// The opponent could capture it.
    Threatened,
    /// The player to move could capture it.
    Capturable,
    Safe,
    /// One of the parts, from 0, that a pinned stack holds together.
    Part(u8),
    Fault,
    WorstFault,
    /// Around the top of a disc that would be one too many.
    TooHigh,
    /// One of the best moves, from 0, puts a piece here.
    Best(u8),
    /// A letter or a figure on a plate. The second one says where: beside others on the same point.
    Caption(Caption, u8),
    /// How large a share of all playouts tried a move here, in 32nds.
    Visits(u8),
    Spoken,
    Found,
}

impl Sign {
    /// Whether it stands on a plate of its own, which rings around the same disc must not cross.
    pub(super) const fn is_badge(self) -> bool {
        matches!(
            self,
            Self::Asleep
                | Self::Pinned
                | Self::Tower
                | Self::Threatened
                | Self::Capturable
                | Self::Caption(..)
        )
    }

    /// Whether it is turned towards the viewer.
    pub(super) const fn faces_viewer(self) -> bool {
        self.is_badge() || matches!(self, Self::Cursor | Self::Spoken | Self::Found)
    }
}

/// How large everything is drawn, and in which colours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measure {
    /// A pixel, in units of the table.
    pub pixel: f32,
    /// Half the width of a piece.
    pub piece: f32,
    /// The line around a piece.
    around: f32,
    /// How the board is shown.
    pub depiction: BoardStyle,
    /// From where a page is read; a table is looked at from anywhere.
    pub turn: PageRotation,
    /// The colours of the theme.
    pub mark_colours: SceneMarkColours,
}

impl Measure {
    /// On a board of which a pixel shows so many units, seen from the seat. Small changes make no difference.
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
        let (pixel, turn) = (steady.clamp(FINEST, COARSEST), PageRotation::default());
        Self { pixel, piece, around, depiction, turn, mark_colours: *mark_colours }
    }

    /// The same for a page that is read from there.
    pub(super) fn turned(self, turn: PageRotation) -> Self {
        match self.depiction {
            BoardStyle::Table => self,
            BoardStyle::Diagram => Self { turn, ..self },
        }
    }

    /// So many pixels.
    pub(super) fn px(&self, pixels: f32) -> f32 {
        self.pixel * pixels
    }

    /// A stroke of this colour with the casing that it needs.
    pub(super) fn pen(&self, core: Color) -> Pen {
        Pen { core, casing: self.mark_colours.casing(core), case: self.px(CASE) }
    }

    /// As many parts as make each of them so many pixels long, within limits.
    fn parts(&self, radius: f32, pixels: f32, share: f32) -> Parts {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a few")]
        let count = (TAU * radius / self.px(pixels)).round().clamp(6.0, 14.0) as u16;
        Parts { count, share }
    }
}

/// A sign around the origin.
pub(super) fn mesh(sign: Sign, measure: &Measure) -> Mesh {
    let mut sketch = Sketch::default();
    let px = |pixels| measure.px(pixels);
    let (middle, around, mark_colours) = (Vec2::ZERO, measure.around, measure.mark_colours);
    let mut ring = |radius: f32, pixels: f32, parts: Parts, color: Color| {
        sketch.ring(middle, radius, px(pixels), parts, measure.pen(color));
    };
    match sign {
        Sign::Ghost => ring(measure.piece - px(1.5), 1.5, Parts::WHOLE, mark_colours.marks),
        Sign::Movable => ring(around, 2.0, Parts::WHOLE, mark_colours.own),
        Sign::Chosen => ring(around + px(1.5), 5.0, Parts::WHOLE, mark_colours.own),
        Sign::Attacker => ring(around, 3.0, Parts { count: 6, share: 0.66 }, mark_colours.own),
        Sign::Half => ring(around, 2.5, Parts { count: 4, share: 0.72 }, mark_colours.marks),
        Sign::Origin => {
            ring(around * 0.82, 2.5, measure.parts(around * 0.82, 13.0, 0.45), mark_colours.marks)
        }
        Sign::Fault => ring(around, 3.5, Parts::WHOLE, mark_colours.fault),
        Sign::WorstFault => {
            ring(around, 3.5, Parts::WHOLE, mark_colours.fault);
            ring(around + px(7.5), 3.5, Parts::WHOLE, mark_colours.fault);
        }
        Sign::TooHigh => {
            let around = measure.piece - px(1.5);
            ring(around, 4.0, Parts::WHOLE, mark_colours.fault);
            let way = Vec2::from_angle(-FRAC_PI_4) * around;
            sketch.stroke(-way, way, px(4.5), measure.pen(mark_colours.fault));
        }
        Sign::Target => {
            ring(around, 3.0, Parts::WHOLE, mark_colours.target);
            for turn in 0..4_u8 {
                let way = Vec2::from_angle(FRAC_PI_4 + FRAC_PI_2 * f32::from(turn));
                sketch.stroke(
                    way * (around - px(7.0)),
                    way * (around + px(5.0)),
                    px(3.0),
                    measure.pen(mark_colours.target),
                );
            }
        }
        Sign::Arrival(tone) => {
            ring(around, 2.5, Parts::WHOLE, mark_colours.marks);
            if let Some(tone) = tone {
                let core = if tone == Player::Black { mark_colours.light } else { mark_colours.on_white };
                sketch.dot(middle, (measure.piece * 0.25).max(px(2.5)), measure.pen(core));
            }
        }
        Sign::Best(rank) => ring(around, best_width(rank), Parts::WHOLE, mark_colours.best),
        Sign::Caption(caption, place) => draw_caption(&mut sketch, caption, place, measure),
        Sign::Visits(share) => {
            // The area says it.
            let radius = measure.piece * 0.8 * (f32::from(share.max(1)) / 32.0).sqrt();
            sketch.dot(middle, radius.max(px(3.0)), Pen { case: px(1.0), ..measure.pen(mark_colours.best) });
        }
        Sign::Spoken => {
            // Outside of every other ring, which may be there as well.
            let around = around + px(6.0);
            ring(around, 3.0, Parts::WHOLE, mark_colours.spoken);
            // A pin above it, that no other sign has.
            let (foot, reach) = (around + px(5.0), px(9.0));
            let corners = [
                Vec2::new(0.0, foot),
                Vec2::new(reach, foot + reach * 1.5),
                Vec2::new(-reach, foot + reach * 1.5),
            ];
            sketch.shape(Vec2::Y * (foot + reach), &corners, measure.pen(mark_colours.spoken));
        }
        Sign::Found => {
            ring(around, 3.0, Parts::WHOLE, mark_colours.own);
            let tick = [Vec2::new(-0.16, 0.0), Vec2::new(-0.05, -0.12), Vec2::new(0.18, 0.14)];
            for pair in tick.windows(2) {
                sketch.stroke(pair[0], pair[1], px(4.0), measure.pen(mark_colours.own));
            }
        }
        Sign::Cursor => draw_cursor(&mut sketch, measure),
        Sign::Asleep => badges::asleep(&mut sketch, measure),
        Sign::Pinned => badges::pinned(&mut sketch, measure),
        Sign::Tower => badges::lock(&mut sketch, measure),
        Sign::Threatened => badges::threatened(&mut sketch, measure),
        Sign::Capturable => badges::capturable(&mut sketch, measure),
        Sign::Safe => ring(around, 3.0, Parts::WHOLE, mark_colours.lock),
        Sign::Part(part) => draw_part(&mut sketch, part, measure),
    }
    sketch.into_mesh()
}

/// A piece that is not there yet, so solid, where pieces are flat.
pub(super) fn ghost(player: Player, opacity: f32, measure: &Measure) -> Mesh {
    let core = measure.mark_colours.ghosts[usize::from(player == Player::White)].with_alpha(opacity);
    let mut sketch = Sketch::default();
    sketch.disc(Vec2::ZERO, measure.piece, core);
    sketch.into_mesh()
}

/// The four corners of a square.
fn draw_cursor(sketch: &mut Sketch, measure: &Measure) {
    let (half, arm) = (measure.piece + measure.px(6.0), measure.piece * 0.5);
    let pen = measure.pen(CURSOR);
    for side in SQUARE {
        let corner = side * half;
        let width = measure.px(3.0);
        // The strokes meet at the outside of the corner.
        sketch.stroke(corner + Vec2::X * side.x * width / 2.0, corner - Vec2::X * side.x * arm, width, pen);
        sketch.stroke(corner + Vec2::Y * side.y * width / 2.0, corner - Vec2::Y * side.y * arm, width, pen);
    }
}

/// Hatching over a disc: each part of a band has a way of its own.
fn draw_part(sketch: &mut Sketch, part: u8, measure: &Measure) {
    const WAYS: [f32; 4] = [0.25, 0.75, 0.0, 0.5];
    let (radius, mark_colours) = (measure.piece * 0.8, measure.mark_colours);
    let along = Vec2::from_angle(WAYS[usize::from(part) % WAYS.len()] * std::f32::consts::PI);
    let pen = measure.pen(if part.is_multiple_of(2) { mark_colours.target } else { mark_colours.best });
    for step in [-0.62, 0.0, 0.62_f32] {
        let (aside, half) = (along.perp() * radius * step, radius * (1.0 - step * step).sqrt());
        sketch.stroke(aside - along * half, aside + along * half, measure.px(2.0), pen);
    }
}

/// A caption on a round plate.
fn draw_caption(sketch: &mut Sketch, caption: Caption, place: u8, measure: &Measure) {
    // Around the point, from the near side on.
    const PLACES: [(f32, f32); 4] = [(0.0, -0.86), (0.86, -0.3), (-0.86, -0.3), (0.0, 0.86)];
    let (x, y) = PLACES[usize::from(place) % PLACES.len()];
    let (middle, reach) = (Vec2::new(x, y) * measure.piece, measure.px(10.0).min(measure.piece * 0.5));
    sketch.dot(middle, reach - measure.px(CASE), measure.pen(measure.mark_colours.best));
    caption.draw(sketch, middle, reach * 1.02, measure.mark_colours.letters_on(measure.mark_colours.best));
    upright(sketch, middle, measure);
}

/// How wide the arrow and the ring of one of the best moves are, from 0 for the best one.
pub(super) const fn best_width(rank: u8) -> f32 {
    match rank {
        0 => 6.0,
        1 => 4.0,
        _ => 3.0,
    }
}

/// An arrow along x from 0 to `length`, so many pixels wide.
pub(super) fn arrow(length: f32, width: f32, color: Color, measure: &Measure) -> Mesh {
    let head = measure.px((width * 2.6).max(13.0)).max(0.12);
    let pen = measure.pen(color);
    let neck = length - head;
    let mut sketch = Sketch::default();
    sketch.stroke(Vec2::ZERO, Vec2::X * (neck + head * 0.2), measure.px(width), pen);
    let corners = [Vec2::new(length, 0.0), Vec2::new(neck, head * 0.55), Vec2::new(neck, -head * 0.55)];
    sketch.shape(Vec2::X * (neck + head / 3.0), &corners, pen);
    sketch.into_mesh()
}

/// A bold line along x from 0 to `length`.
pub(super) fn line(length: f32, measure: &Measure) -> Mesh {
    let mut sketch = Sketch::default();
    sketch.stroke(Vec2::ZERO, Vec2::X * length, measure.px(5.0), measure.pen(measure.mark_colours.target));
    sketch.into_mesh()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::stage::scene::SceneColours;
    use crate::board::Side;

    #[test]
    fn signs_grow_with_the_board_and_never_fall_below_their_pixels() {
        let hex = |pixels_a_unit: f32| {
            Measure::new(
                Board::hex(),
                1.0 / pixels_a_unit,
                BoardStyle::Table,
                &SceneColours::default().mark_colours,
            )
        };
        // At 4K as large a part of a disc as at 1280×720.
        assert_eq!(hex(320.0), hex(150.0));
        let small = Measure::new(
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
