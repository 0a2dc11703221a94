//! Diagrams: a position drawn flat, as in a printed book. They are lists of plain shapes, which a file of SVG
//! ([`svg`]) or a window draws. A [`Diagram`] is a whole picture; what redraws it piece by piece takes its parts from a
//! [`Sheet`].
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
use crate::theme::{Part, Theme};

pub use shape::{Ink, Shape};
pub use stacks::{BADGE_SIGN, piece_radius, rise};

/// A position, drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// Width and height.
    pub size: [f32; 2],
    /// What it consists of, the lowest first.
    pub shapes: Vec<Shape>,
}

impl Diagram {
    /// The position with the move that led to it, in these colours, as large as a picture of this size allows.
    ///
    /// # Errors
    /// If so little room leaves the points less than [`LEAST_EDGE`] pixels apart.
    pub fn new(
        view: &BoardView,
        last: Option<MoveIntent>,
        theme: &Theme,
        size: [u16; 2],
    ) -> Result<Self, TooSmall> {
        let sheet = Sheet::new(view.board, size)?;
        let mut shapes = vec![Shape::Rectangle {
            corner: [0.0; 2],
            size: sheet.size,
            ink: Ink::filled(theme.colour(Part::Board)),
        }];
        shapes.extend(sheet.field(view.board, true, theme));
        // The way of a capture lies below the stack that it ends on.
        if let Some(MoveIntent::Carry { from, to }) = last {
            shapes.extend(sheet.way(view.board, from, (to, view.height(to)), theme));
        }
        let mut stacks: Vec<&StackView> = view.stacks.iter().collect();
        sheet.from_back_to_front(view.board, &mut stacks, |stack| stack);
        for stack in stacks {
            shapes.extend(sheet.stack(view.board, stack, last, theme));
        }
        Ok(Self { size: sheet.size, shapes })
    }
}

/// Nearer than this, points cannot be told apart any more.
pub const LEAST_EDGE: f32 = 8.0;

/// The picture is too small for the board.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[error("{width}x{height} pixels are too few for this board: take at least {least}x{least}")]
pub struct TooSmall {
    width: u16,
    height: u16,
    /// So many pixels are enough each way.
    least: u16,
}

/// Lengths that are given for points 47 pixels apart grow with the diagram, but never shrink.
const USUAL_EDGE: f32 = 47.0;
/// Around the outermost points there is so much room for their pieces, in edges.
const MARGIN: f32 = 0.62;
/// Where there are coordinates, they need so much beyond their middle.
const LABEL_MARGIN: f32 = 0.42;

/// How the board lies on the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sheet {
    size: [f32; 2],
    /// The distance between neighbours.
    edge: f32,
    /// The same on the sheet that lines are as wide as on.
    lined: f32,
    /// Where the middle of the board's plane lies.
    middle: [f32; 2],
    /// How far around the board its reader sits, counter-clockwise from Black's seat.
    turn: f32,
}

impl Sheet {
    /// A sheet without edges on which neighbours are so many pixels apart. The middle of the board is its origin.
    pub const fn around_board(edge: f32) -> Self {
        Self { size: [0.0; 2], edge, lined: edge, middle: [0.0; 2], turn: 0.0 }
    }

    /// The same for a reader who sits so far around the board, in radians counter-clockwise from Black's seat. Points
    /// turn, while letters, heights and signs stay upright.
    #[must_use]
    pub const fn turned(self, turn: f32) -> Self {
        Self { turn, ..self }
    }

    /// The same with lines no wider than on a sheet on which neighbours are so many pixels apart: for a diagram that is
    /// looked at closely.
    #[must_use]
    pub const fn lined_as(self, edge: f32) -> Self {
        Self { lined: self.edge.min(edge), ..self }
    }

    fn new(board: &Board, [width, height]: [u16; 2]) -> Result<Self, TooSmall> {
        let size = [f32::from(width), f32::from(height)];
        let (low, high) = extent(board, 0.0);
        let spans = [high[0] - low[0], high[1] - low[1]];
        let edge = (size[0] / spans[0]).min(size[1] / spans[1]);
        if edge < LEAST_EDGE {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "some hundreds")]
            let least = (spans[0].max(spans[1]) * LEAST_EDGE).ceil() as u16;
            return Err(TooSmall { width, height, least });
        }
        let middle = [
            size[0] / 2.0 - f32::midpoint(low[0], high[0]) * edge,
            size[1] / 2.0 + f32::midpoint(low[1], high[1]) * edge,
        ];
        Ok(Self { size, edge, lined: edge, middle, turn: 0.0 })
    }

    /// The net or the cells of a board, with or without its coordinates.
    pub fn field(&self, board: &Board, coordinates: bool, theme: &Theme) -> Vec<Shape> {
        board::draw(board, coordinates, theme, self)
    }

    /// Where a capture came from, and where it went: a stack of so many pieces.
    pub fn way(&self, board: &Board, from: Point, (to, pieces): (Point, usize), theme: &Theme) -> Vec<Shape> {
        stacks::way([from, to].map(|point| self.at(board.place(point))), pieces, theme, self)
    }

    /// A stack, with a dot if the last move put it there. Draw them [from back to front](Self::from_back_to_front).
    pub fn stack(
        &self,
        board: &Board,
        stack: &StackView,
        last: Option<MoveIntent>,
        theme: &Theme,
    ) -> Vec<Shape> {
        stacks::draw(board, stack, last, theme, self)
    }

    /// Puts stacks in the order in which they are drawn: a high one covers a little of what lies behind it.
    pub fn from_back_to_front<T>(&self, board: &Board, stacks: &mut [T], stack: impl Fn(&T) -> &StackView) {
        let down = |item: &T| self.at(board.place(stack(item).point))[1];
        stacks.sort_by(|one, other| down(one).total_cmp(&down(other)));
    }

    /// A place on the board, in the plane of [`Board::place`], on the picture.
    pub fn at(&self, place: [f32; 2]) -> [f32; 2] {
        let [x, y] = turned(place, self.turn);
        [self.middle[0] + x * self.edge, self.middle[1] - y * self.edge]
    }

    /// A length of so many edges.
    pub const fn pixels(&self, edges: f32) -> f32 {
        edges * self.edge
    }

    /// The width of a line that is so wide where points are 47 pixels apart.
    fn line(&self, width: f32) -> f32 {
        width * (self.lined / USUAL_EDGE).max(1.0)
    }
}

/// A place in the plane of the board, as seen from a seat this far around it.
fn turned([x, y]: [f32; 2], turn: f32) -> [f32; 2] {
    let (sin, cos) = turn.sin_cos();
    [x * cos + y * sin, y * cos - x * sin]
}

/// Places around all that is drawn, in edges, for a reader who sits so far around the board: around the pieces on the
/// outermost points, the coordinates, and the tops of the highest stacks. It is no rectangle.
pub fn around(board: &Board, turn: f32) -> Vec<[f32; 2]> {
    let places = board.points().map(|point| (board.place(point), MARGIN));
    let labels = board::labels(board, turn).map(|(at, _)| (at, LABEL_MARGIN));
    let corners = |(place, by): ([f32; 2], f32)| {
        let [x, y] = turned(place, turn);
        [[-by, -by], [by, -by], [-by, by], [by, by]].map(|[aside, up]| [x + aside, y + up])
    };
    places.chain(labels).flat_map(corners).collect()
}

/// The lower left and the upper right corner of all of that.
pub fn extent(board: &Board, turn: f32) -> ([f32; 2], [f32; 2]) {
    let (mut low, mut high) = ([f32::MAX; 2], [f32::MIN; 2]);
    for [x, y] in around(board, turn) {
        low = [low[0].min(x), low[1].min(y)];
        high = [high[0].max(x), high[1].max(y)];
    }
    (low, high)
}
