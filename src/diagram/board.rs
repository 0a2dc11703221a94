//! Draws the board: its net or its cells, and its coordinates.

use super::{DiagramLayout, Shape, ShapeStyle};
use crate::board::{Board, Point, Surface};
use crate::theme::{Colour, Part, Texture, Theme};

/// Contrast of the net against the board.
const NET_CONTRAST: f32 = 3.0;
/// Width of the net's lines and of the edges of cells, in pixels.
const LINE: f32 = 1.25;
/// Width of the diagonals on the square board, in pixels.
const DIAGONAL: f32 = 0.75;
/// The width of a node, in edges.
const NODE: f32 = 0.10;
/// How much black or white is mixed into the colour of squares on the snub board, from 0 to 1.
const TINT: f32 = 0.04;
/// The height of a coordinate's capitals, in edges.
const LABEL: f32 = 0.165;
/// Distance from the outermost points to the edge of the board, in edges.
const BOARD_MARGIN: f32 = 0.45;
/// Share of the colour of the table in the page around a board.
const PAGE_SHADE: f32 = 0.55;
/// From the edge of an outermost piece or cell to the middle of a coordinate, in edges.
const GAP: f32 = 0.26;
/// Lines longer than this are diagonals, in edges.
const LONGEST_SIDE: f32 = 1.2;

/// Shapes of an empty board: its lines or cells, and its coordinates if wanted.
pub(super) fn draw(board: &Board, coordinates: bool, theme: &Theme, layout: &DiagramLayout) -> Vec<Shape> {
    let ground = theme.colour(Part::Board);
    let net = net_colour(ground);
    let mut shapes = Vec::new();
    match board.surface() {
        Surface::Net => {
            let corners =
                rounded(board.outline(), BOARD_MARGIN).into_iter().map(|at| layout.at(at)).collect();
            let style = ShapeStyle::both(ground, net, layout.line(LINE));
            shapes.push(Shape::Polygon { corners, style });
            tint_squares(board, ground, layout, &mut shapes);
            for &(one, other) in board.lines() {
                let width = if length(board, one, other) > LONGEST_SIDE { DIAGONAL } else { LINE };
                let corners = [one, other].map(|point| layout.at(board.place(point))).to_vec();
                shapes.push(Shape::Path { corners, style: ShapeStyle::line(net, layout.line(width)) });
            }
            for point in board.points() {
                let (middle, radius) = (layout.at(board.place(point)), NODE / 2.0 * layout.edge);
                shapes.push(Shape::Circle { middle, radius, style: ShapeStyle::filled(net) });
            }
        }
        Surface::Cells => {
            for point in board.points() {
                let corners = cell(board.place(point)).map(|corner| layout.at(corner)).to_vec();
                shapes.push(Shape::Polygon {
                    corners,
                    style: ShapeStyle::both(ground, net, layout.line(LINE)),
                });
            }
        }
    }
    let style = contrasting(page_colour(theme), 4.5);
    for (at, text) in labels(board, layout.turn).filter(|_| coordinates) {
        let height = LABEL * board.rim_scale() * layout.edge;
        let text = text.to_owned();
        shapes.push(Shape::Text { text, middle: layout.at(at), height, bold: false, colour: style });
    }
    shapes
}

/// Colour of the page around a board: darker, or paper where a theme has no texture.
pub fn page_colour(theme: &Theme) -> Colour {
    let ground = theme.colour(Part::Board);
    if theme.texture() == Texture::Plain {
        ground
    } else {
        ground.mixed(theme.colour(Part::Surround), PAGE_SHADE)
    }
}

/// Outline at a distance around a convex polygon, whose corners run counter-clockwise.
fn rounded(polygon: &[[f32; 2]], distance: f32) -> Vec<[f32; 2]> {
    const STEPS: u8 = 8;
    let count = polygon.len();
    let normal = |index: usize| {
        let ([x, y], [to_x, to_y]) = (polygon[index % count], polygon[(index + 1) % count]);
        (x - to_x).atan2(to_y - y)
    };
    let corner = |index: usize| {
        let (from, to) = (normal(index + count - 1), normal(index));
        let turn = (to - from).rem_euclid(std::f32::consts::TAU);
        (0..=STEPS).map(move |step| {
            let (sin, cos) = (from + turn * f32::from(step) / f32::from(STEPS)).sin_cos();
            [polygon[index][0] + distance * cos, polygon[index][1] + distance * sin]
        })
    };
    (0..count).flat_map(corner).collect()
}

/// Points of the largest board around which every letter and number is printed.
const ROOMY: usize = 127;

/// The coordinates to print around a board for a reader who sees it rotated by `turn`, each with the place of
/// its middle. Those for a reader on the other side are left out, and on the largest boards every second letter
/// and number.
pub(super) fn labels(board: &Board, turn: f32) -> impl Iterator<Item = ([f32; 2], &str)> {
    // From the sides, where neither row is nearer, Black's is read.
    let is_far = turn.cos() < -0.01;
    let upright = board.rim().iter().filter(move |label| label.turned == is_far);
    let is_number = |text: &str| text.starts_with(|letter: char| letter.is_ascii_digit());
    let mut seen = [0_usize; 2];
    upright.filter_map(move |label| {
        let seen = &mut seen[usize::from(is_number(&label.text))];
        *seen += 1;
        let is_printed = board.len() <= ROOMY || !seen.is_multiple_of(2);
        is_printed.then(|| (beside(board, label.at), label.text.as_str()))
    })
}

/// A label's place, closer to its point than on the board of wood, which has a frame between them.
fn beside(board: &Board, at: [f32; 2]) -> [f32; 2] {
    let places = board.points().map(|point| board.place(point));
    let nearest = places.min_by(|one, other| distance(*one, at).total_cmp(&distance(*other, at)));
    let Some([x, y]) = nearest else { return at };
    let half = match board.surface() {
        Surface::Net => 0.36,
        Surface::Cells => 0.5,
    };
    let share = (half + GAP * board.rim_scale()) / distance([x, y], at);
    [x + (at[0] - x) * share, y + (at[1] - y) * share]
}

/// The corners of the cell around a place.
fn cell([x, y]: [f32; 2]) -> [[f32; 2]; 6] {
    let radius = 1.0 / 3_f32.sqrt();
    [0, 1, 2, 3, 4, 5].map(|corner: u8| {
        let angle = f32::from(corner) * std::f32::consts::FRAC_PI_3 + std::f32::consts::FRAC_PI_6;
        [x + radius * angle.cos(), y + radius * angle.sin()]
    })
}

/// Squares between four points with no line through them, as the snub board has: a little darker or lighter.
fn tint_squares(board: &Board, ground: Colour, layout: &DiagramLayout, shapes: &mut Vec<Shape>) {
    let tint = ground.mixed(ground.opposite(), TINT);
    for square in squares(board) {
        let corners = square.map(|point| layout.at(board.place(point))).to_vec();
        shapes.push(Shape::Polygon { corners, style: ShapeStyle::filled(tint) });
    }
}

/// Rings of four neighbours of which none has its opposite as a neighbour, in order.
fn squares(board: &Board) -> Vec<[Point; 4]> {
    let mut squares = Vec::new();
    for one in board.points() {
        for three in board.points().filter(|three| three.index() > one.index()) {
            if board.adjacent(one).contains(three) {
                continue;
            }
            let between: Vec<Point> = (board.adjacent(one) & board.adjacent(three)).iter().collect();
            let &[two, four] = between.as_slice() else { continue };
            let is_smallest = two.index() > one.index() && four.index() > one.index();
            if is_smallest && !board.adjacent(two).contains(four) {
                squares.push([one, two, three, four]);
            }
        }
    }
    squares
}

/// Colour of the net on a board of this colour.
fn net_colour(ground: Colour) -> Colour {
    contrasting(ground, NET_CONTRAST)
}

/// The colour closest to `ground`, towards black or white, that has this contrast ratio against it.
pub(super) fn contrasting(ground: Colour, contrast: f32) -> Colour {
    let far = ground.opposite();
    let mixed = (0_u8..=50).map(|step| ground.mixed(far, f32::from(step) / 50.0));
    mixed.into_iter().find(|colour| colour.contrast(ground) >= contrast).unwrap_or(far)
}

fn length(board: &Board, one: Point, other: Point) -> f32 {
    distance(board.place(one), board.place(other))
}

fn distance([a, b]: [f32; 2], [x, y]: [f32; 2]) -> f32 {
    (a - x).hypot(b - y)
}
