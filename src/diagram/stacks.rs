//! Draws stacks with their badges, and the last move.

use super::board::contrasting;
use super::{DiagramLayout, Shape, ShapeStyle};
use crate::board::{Board, Point, Surface};
use crate::rules::{MoveIntent, Player, StackView};
use crate::theme::{Colour, Part, Theme};

/// Width of a disc, in edges (distances between neighbouring points).
const DISC: f32 = 0.72;
/// How much higher each disc of a stack is drawn than the one below, in edges.
const STEP: f32 = 0.10;
/// The width of a flat stone in its cell, in edges.
const STONE: f32 = 0.82;
/// Width of the outline of a piece, in pixels.
const OUTLINE: f32 = 1.5;
/// Width of the light line inside the outline of black pieces, in pixels.
const INNER: f32 = 1.0;
/// Size of the number that shows the height of a stack, in edges.
const NUMBER: f32 = 0.36;
/// Side of the box around that number if the stack is a tower, in edges.
const BOX: f32 = 0.46;
/// Width of the badge of a stack that is asleep or pinned, in edges.
const BADGE: f32 = 0.30;
/// Least distance between neighbouring points at which badges are drawn, in pixels.
const LEAST_FOR_BADGES: f32 = 30.0;
/// Radius of the dot on a single piece of Black, as a share of the piece's radius.
const DOT: f32 = 0.34;
/// Radius and line width of the ring on a single piece of White, as shares of the piece's radius.
const EMBLEM_RING: [f32; 2] = [0.52, 0.16];
/// Half the diagonal of the diamond that marks the piece of the last move, as a share of the piece's radius.
const DIAMOND: f32 = 0.21;
/// Least half of that diagonal, in pixels.
const LEAST_DIAMOND: f32 = 3.5;
/// Width of the ring on the point that a capturing stack left, in edges.
const RING: f32 = 0.30;
/// Width of the line of a capture's ring and arrow, in pixels.
const ARROW: f32 = 2.0;
/// Length of the head of a capture's arrow, in edges.
const HEAD: f32 = 0.16;
/// Colour of the plate of a badge.
const PLATE: Colour = Colour::new([0xF3, 0xEA, 0xD8]);
/// Colour of the sign on a badge.
pub const BADGE_SIGN: Colour = Colour::new([0x21, 0x2B, 0x4A]);

/// Radius of a piece on this board, in edges (distances between neighbouring points).
pub fn piece_radius(board: &Board) -> f32 {
    (if board.surface() == Surface::Cells { STONE } else { DISC }) / 2.0
}

/// How far the top piece of a stack is drawn above its point, in edges (distances between neighbouring
/// points).
pub fn stack_rise(pieces: usize) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "at most three")]
    let below = pieces.saturating_sub(1) as f32;
    below * STEP
}

/// Shapes of a stack of pieces, with a diamond on a single piece that the last move put there.
pub(super) fn draw(
    board: &Board,
    stack: &StackView,
    last: Option<MoveIntent>,
    theme: &Theme,
    layout: &DiagramLayout,
) -> Vec<Shape> {
    let pen = Pen { theme, layout, radius: piece_radius(board) * layout.edge };
    let mut shapes = Vec::new();
    pen.stack(stack, layout.at(board.place(stack.point)), is_new(stack.point, last), &mut shapes);
    shapes
}

/// Returns true if the last move put a piece on a point.
fn is_new(point: Point, last: Option<MoveIntent>) -> bool {
    last.is_some_and(|last| last.source().is_none() && last.touches(point))
}

struct Pen<'a> {
    theme: &'a Theme,
    layout: &'a DiagramLayout,
    /// Half the width of a piece.
    radius: f32,
}

impl Pen<'_> {
    fn colour(&self, player: Player) -> Colour {
        self.theme.colour(match player {
            Player::Black => Part::Black,
            Player::White => Part::White,
        })
    }

    fn stack(&self, stack: &StackView, [x, foot]: [f32; 2], new: bool, shapes: &mut Vec<Shape>) {
        let (edge, radius) = (self.layout.edge, self.radius);
        let (outline, inner) = (self.layout.line(OUTLINE), self.layout.line(INNER));
        let mut y = foot;
        for &player in &stack.pieces {
            let style = ShapeStyle::both(self.colour(player), self.colour(Player::Black), outline);
            shapes.push(Shape::Circle { middle: [x, y], radius, style });
            if player == Player::Black {
                let radius = radius - outline - inner;
                let style = ShapeStyle::line(self.colour(Player::White), inner);
                shapes.push(Shape::Circle { middle: [x, y], radius, style });
            }
            y -= STEP * edge;
        }
        let Some(&owner) = stack.pieces.last() else { return };
        let (top, opposite) = ([x, foot - stack_rise(stack.pieces.len()) * edge], self.colour(owner.other()));
        if stack.pieces.len() > 1 {
            let text = stack.pieces.len().to_string();
            shapes.push(Shape::Text {
                text,
                middle: top,
                height: NUMBER * edge,
                bold: true,
                colour: opposite,
            });
        } else {
            shapes.push(self.emblem(owner, top));
        }
        if new && stack.pieces.len() == 1 {
            shapes.push(self.diamond(top));
        }
        if stack.tower {
            let side = BOX * edge;
            let corner = [top[0] - side / 2.0, top[1] - side / 2.0];
            shapes.push(Shape::Rectangle {
                corner,
                size: [side; 2],
                style: ShapeStyle::line(opposite, outline),
            });
        }
        self.badge(stack, [top[0] + radius * 0.72, top[1] - radius * 0.72], shapes);
    }

    /// Emblem on a single piece, the same as on the table.
    fn emblem(&self, owner: Player, middle: [f32; 2]) -> Shape {
        let (colour, [ring, width]) = (self.colour(owner.other()), EMBLEM_RING);
        match owner {
            Player::Black => {
                Shape::Circle { middle, radius: DOT * self.radius, style: ShapeStyle::filled(colour) }
            }
            Player::White => {
                let style = ShapeStyle::line(colour, width * self.radius);
                Shape::Circle { middle, radius: ring * self.radius, style }
            }
        }
    }

    /// Mark of the last move on a single piece.
    fn diamond(&self, [x, y]: [f32; 2]) -> Shape {
        let marks = self.theme.colour(Part::Marks);
        let reach = (DIAMOND * self.radius).max(self.layout.line(LEAST_DIAMOND));
        let corners = vec![[x + reach, y], [x, y - reach], [x - reach, y], [x, y + reach]];
        Shape::Polygon {
            corners,
            style: ShapeStyle::both(marks, contrasting(marks, 3.0), self.layout.line(INNER)),
        }
    }

    /// Draws the badge of a stack: a round one with a moon if it is asleep, a square one with a chain if it is pinned.
    fn badge(&self, stack: &StackView, middle: [f32; 2], shapes: &mut Vec<Shape>) {
        let edge = self.layout.edge;
        let is_pinned = stack.pinned && !stack.tower;
        if edge < LEAST_FOR_BADGES || !(stack.asleep || is_pinned) {
            return;
        }
        let radius = BADGE / 2.0 * edge;
        let [x, y] = middle;
        let plate = ShapeStyle::both(PLATE, Colour::BLACK, self.layout.line(1.0));
        if stack.asleep {
            shapes.push(Shape::Circle { middle, radius, style: plate });
            let corners = moon(middle, radius * 0.66);
            shapes.push(Shape::Polygon { corners, style: ShapeStyle::filled(BADGE_SIGN) });
        } else {
            let corner = [x - radius, y - radius];
            shapes.push(Shape::Rectangle { corner, size: [2.0 * radius; 2], style: plate });
            for side in [-1.0, 1.0] {
                let middle = [x + side * radius * 0.30, y];
                let style = ShapeStyle::line(BADGE_SIGN, self.layout.line(1.25));
                shapes.push(Shape::Circle { middle, radius: radius * 0.42, style });
            }
        }
    }
}

/// Shapes that show a capture: a ring at `start`, and an arrow to the stack of `pieces` at `end`.
pub(super) fn capture_arrow(
    [start, end]: [[f32; 2]; 2],
    pieces: usize,
    theme: &Theme,
    layout: &DiagramLayout,
) -> Vec<Shape> {
    let marks = theme.colour(Part::Marks);
    let casing = contrasting(marks, 3.0);
    let edge = layout.edge;
    let way = [end[0] - start[0], end[1] - start[1]];
    let length = way[0].hypot(way[1]).max(f32::EPSILON);
    let ahead = [way[0] / length, way[1] / length];
    let on = |distance: f32, aside: f32| {
        [start[0] + ahead[0] * distance - ahead[1] * aside, start[1] + ahead[1] * distance + ahead[0] * aside]
    };
    // It ends where the stack begins, with all of its head in view.
    let radius = (DISC / 2.0 + 0.04) * edge;
    let before = (1..=pieces.max(1)).map(|pieces| {
        // From the middle of a disc to the line, and back along the line to where the disc begins.
        let (ahead_of_foot, aside) =
            (-ahead[1] * stack_rise(pieces) * edge, ahead[0] * stack_rise(pieces) * edge);
        length + ahead_of_foot - (radius * radius - aside * aside).max(0.0).sqrt()
    });
    let tip = before.fold(f32::MAX, f32::min);
    let line = vec![on(RING / 2.0 * edge, 0.0), on(tip - HEAD * edge, 0.0)];
    let head = vec![
        on(tip, 0.0),
        on(tip - HEAD * edge, HEAD * 0.6 * edge),
        on(tip - HEAD * edge, -HEAD * 0.6 * edge),
    ];
    let (thin, cased) = (layout.line(ARROW), layout.line(ARROW + 2.0));
    let mut shapes = Vec::new();
    for (colour, width) in [(casing, cased), (marks, thin)] {
        let style = ShapeStyle::line(colour, width);
        shapes.push(Shape::Circle { middle: start, radius: RING / 2.0 * edge, style });
        shapes.push(Shape::Path { corners: line.clone(), style });
    }
    shapes.push(Shape::Polygon { corners: head, style: ShapeStyle::both(marks, casing, layout.line(1.0)) });
    shapes
}

/// A crescent, open to the upper right.
fn moon([x, y]: [f32; 2], radius: f32) -> Vec<[f32; 2]> {
    const STEPS: u8 = 12;
    let arc = |middle: [f32; 2], radius: f32, from: f32, to: f32| {
        (0..=STEPS).map(move |step| {
            let angle = from + (to - from) * f32::from(step) / f32::from(STEPS);
            [middle[0] + radius * angle.cos(), middle[1] - radius * angle.sin()]
        })
    };
    let (open, deep) = (0.25_f32, 0.45);
    let outer = arc([x, y], radius, std::f32::consts::FRAC_PI_2 - open, std::f32::consts::TAU + open);
    // The inner edge is part of a circle that is moved towards the opening and meets the ends of the outer one.
    let middle = [x + deep * radius, y - deep * radius];
    let end = |angle: f32| [x + radius * angle.cos() - middle[0], middle[1] - y + radius * angle.sin()];
    let [from, to] = [std::f32::consts::TAU + open, std::f32::consts::FRAC_PI_2 - open].map(end);
    let reach = from[0].hypot(from[1]);
    let (from, to) = (from[1].atan2(from[0]), to[1].atan2(to[0]));
    let to = if to > from { to - std::f32::consts::TAU } else { to };
    outer.chain(arc(middle, reach, from, to)).collect()
}
