//! Diagrams: a position drawn flat, as in a printed book. They are lists of plain shapes, which a file of SVG
//! ([`svg`]) or a window draws. A [`Diagram`] is a whole picture; what redraws it piece by piece takes its parts from a
//! [`DiagramLayout`].
//!
//! Lengths are pixels; x goes to the right and y down. What a diagram shows, and how large everything is, follows the
//! plan of the 2D view: a stack shows a crescent of each piece below its top, its height as a number, and a box around
//! the number of a tower.

mod board;
mod shape;
mod stacks;
pub mod svg;
#[cfg(test)]
mod tests;

use crate::board::{Board, Point};
use crate::rules::{BoardView, MoveIntent, StackView};
use crate::theme::Theme;

pub use board::page_colour;
pub use shape::{Shape, ShapeStyle};
pub use stacks::{BADGE_SIGN, piece_radius, stack_rise};

/// A flat (2D) picture of a position, as a list of shapes to be painted or written as SVG.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// Width and height in pixels.
    pub size: [f32; 2],
    /// Shapes from back to front.
    pub shapes: Vec<Shape>,
}

impl Diagram {
    /// Draws a position as large as a picture of this size in pixels allows, and marks the move that led to
    /// it.
    ///
    /// # Errors
    /// If so little room leaves the points less than [`LEAST_EDGE`] pixels apart.
    pub fn new(
        view: &BoardView,
        last: Option<MoveIntent>,
        theme: &Theme,
        size: [u16; 2],
    ) -> Result<Self, TooSmallError> {
        let layout = DiagramLayout::new(view.board, size)?;
        let mut shapes = vec![Shape::Rectangle {
            corner: [0.0; 2],
            size: layout.size,
            style: ShapeStyle::filled(page_colour(theme)),
        }];
        shapes.extend(layout.board_shapes(view.board, true, theme));
        // The way of a capture lies below the stack that it ends on.
        if let Some(MoveIntent::Carry { from, to }) = last {
            shapes.extend(layout.capture_arrow(view.board, from, (to, view.height(to)), theme));
        }
        let mut stacks: Vec<&StackView> = view.stacks.iter().collect();
        layout.from_back_to_front(view.board, &mut stacks, |stack| stack);
        for stack in stacks {
            shapes.extend(layout.stack_shapes(view.board, stack, last, theme));
        }
        Ok(Self { size: layout.size, shapes })
    }
}

/// Least distance between neighbouring points of a [`Diagram`], in pixels.
pub const LEAST_EDGE: f32 = 8.0;

/// The error that a picture is too small for the board.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("{width}x{height} pixels are too few for this board: take at least {least}x{least}")]
pub struct TooSmallError {
    width: u16,
    height: u16,
    /// Width and height in pixels that are enough.
    least: u16,
}

/// Distance between points for which line widths are given. Lines grow with the diagram, but never shrink.
const USUAL_EDGE: f32 = 47.0;
/// Margin around the outermost points for their pieces, in edges.
const MARGIN: f32 = 0.62;
/// Margin beyond the middle of coordinates, in edges.
const LABEL_MARGIN: f32 = 0.32;

/// Where and how large the board is on a picture, and how it is rotated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DiagramLayout {
    size: [f32; 2],
    /// Distance between neighbouring points in pixels.
    edge: f32,
    /// Distance between neighbouring points that determines the widths of lines.
    lined: f32,
    /// Pixel of the middle of the board.
    middle: [f32; 2],
    /// Rotation for the reader, in radians counter-clockwise from Black's side.
    turn: f32,
}

impl DiagramLayout {
    /// A layout with this distance between neighbouring points in pixels, which puts the middle of the board
    /// at the origin.
    pub const fn around_board(edge: f32) -> Self {
        Self { size: [0.0; 2], edge, lined: edge, middle: [0.0; 2], turn: 0.0 }
    }

    /// The layout rotated for a reader, in radians counter-clockwise from Black's side. Letters, stacks and
    /// signs stay upright.
    #[must_use]
    pub const fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    /// The layout with lines as thin as those of a layout with this distance between neighbours, for a
    /// diagram that is zoomed in.
    #[must_use]
    pub const fn with_line_widths_of(self, edge: f32) -> Self {
        Self { lined: self.edge.min(edge), ..self }
    }

    fn new(board: &Board, [width, height]: [u16; 2]) -> Result<Self, TooSmallError> {
        let size = [f32::from(width), f32::from(height)];
        let (low, high) = extent(board, 0.0);
        let spans = [high[0] - low[0], high[1] - low[1]];
        let edge = (size[0] / spans[0]).min(size[1] / spans[1]);
        if edge < LEAST_EDGE {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some hundreds")]
            let least = (spans[0].max(spans[1]) * LEAST_EDGE).ceil() as u16;
            return Err(TooSmallError { width, height, least });
        }
        let middle = [
            size[0] / 2.0 - f32::midpoint(low[0], high[0]) * edge,
            size[1] / 2.0 + f32::midpoint(low[1], high[1]) * edge,
        ];
        Ok(Self { size, edge, lined: edge, middle, turn: 0.0 })
    }

    /// Shapes of an empty board: its lines or cells, with or without its coordinates.
    pub fn board_shapes(&self, board: &Board, coordinates: bool, theme: &Theme) -> Vec<Shape> {
        board::draw(board, coordinates, theme, self)
    }

    /// Shapes that show a capture: a ring on the point that the stack left, and an arrow to the stack of
    /// `pieces` that it captured.
    pub fn capture_arrow(
        &self,
        board: &Board,
        from: Point,
        (to, pieces): (Point, usize),
        theme: &Theme,
    ) -> Vec<Shape> {
        stacks::capture_arrow([from, to].map(|point| self.at(board.place(point))), pieces, theme, self)
    }

    /// Shapes of a stack of pieces, with a diamond on a single piece that the last move put there. Draw stacks [from
    /// back to front](Self::from_back_to_front).
    pub fn stack_shapes(
        &self,
        board: &Board,
        stack: &StackView,
        last: Option<MoveIntent>,
        theme: &Theme,
    ) -> Vec<Shape> {
        stacks::draw(board, stack, last, theme, self)
    }

    /// Sorts stacks into drawing order: a high one covers a little of what lies behind it. `stack` gets the
    /// stack of an item.
    pub fn from_back_to_front<T>(&self, board: &Board, stacks: &mut [T], stack: impl Fn(&T) -> &StackView) {
        let down = |item: &T| self.at(board.place(stack(item).point))[1];
        stacks.sort_by(|one, other| down(one).total_cmp(&down(other)));
    }

    /// Converts a place in the plane of [`Board::place`] to pixels of the picture.
    pub fn at(&self, place: [f32; 2]) -> [f32; 2] {
        let [x, y] = turned(place, self.turn);
        [self.middle[0] + x * self.edge, self.middle[1] - y * self.edge]
    }

    /// Converts a length, given in distances between neighbouring points (edges), to pixels.
    pub const fn pixels(&self, edges: f32) -> f32 {
        edges * self.edge
    }

    /// Scales a line width that is given for the usual distance between points.
    fn line(&self, width: f32) -> f32 {
        width * (self.lined / USUAL_EDGE).max(1.0)
    }
}

/// Rotates a place in the plane of the board for a reader.
fn turned([x, y]: [f32; 2], turn: f32) -> [f32; 2] {
    let (sin, cos) = turn.sin_cos();
    [x * cos + y * sin, y * cos - x * sin]
}

/// Points that enclose everything that is drawn of a board rotated by `turn`, in edges (distances between
/// neighbouring points): around the pieces on the outermost points, the coordinates, and the tops of the
/// highest stacks.
pub fn outline_points(board: &Board, turn: f32) -> Vec<[f32; 2]> {
    let places = board.points().map(|point| (board.place(point), MARGIN));
    let labels = board::labels(board, turn).map(|(at, _)| (at, LABEL_MARGIN));
    let corners = |(place, by): ([f32; 2], f32)| {
        let [x, y] = turned(place, turn);
        [[-by, -by], [by, -by], [-by, by], [by, by]].map(|[aside, up]| [x + aside, y + up])
    };
    places.chain(labels).flat_map(corners).collect()
}

/// Lower left and upper right corner of the rectangle around all that is drawn of a board rotated by `turn`,
/// in edges.
pub fn extent(board: &Board, turn: f32) -> ([f32; 2], [f32; 2]) {
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for [x, y] in outline_points(board, turn) {
        low = [low[0].min(x), low[1].min(y)];
        high = [high[0].max(x), high[1].max(y)];
    }
    (low, high)
}
