//! The boards themselves, made from a few numbers each.

use super::geometry::{convex_hull, distance, lines, symmetries};
use super::{Board, BoardSet, Point, RimLabel, Surface};

/// How far the rim's letters and numbers stand from the lines through the outermost points.
const RIM: f32 = 0.68;
/// Distance from the middle of an outermost cell to the far side of the line around the cells. Neighbours are 1 apart.
const CELL_EDGE: f32 = 0.565;
/// Distance from that line to the middle of a letter or number, where numbers have one digit.
const CELL_RIM: f32 = 0.22;
/// Where numbers have two digits, that distance is `scale × (WIDE_RIM_BASE + WIDE_RIM_GROWTH × scale)`, with the scale
/// of [`rim_scale`].
const WIDE_RIM_BASE: f32 = 0.10;
/// Factor in the formula of [`WIDE_RIM_BASE`].
const WIDE_RIM_GROWTH: f32 = 0.231;
/// Number of rows from which on numbers have two digits.
const TWO_DIGIT_ROWS: usize = 10;
const SQRT_3: f32 = 1.732_050_8;
const LETTERS: &[u8] = b"abcdefghijklmnopqrstuvwxyz";

/// Makes a board that is a hexagon with `side` points (or cells, by `surface`) on each edge: rows are letters
/// from the near side, points are numbered from the left in each row.
pub(super) fn hexagon(side: usize, surface: Surface) -> Board {
    let middle = side - 1;
    let rim_at = match surface {
        // Each stands beside the end of a line of points, and those meet the edge at an angle.
        Surface::Net => RIM * 2.0 / SQRT_3,
        Surface::Cells => {
            let rows = 2 * side - 1;
            let scale = rim_scale(surface, rows);
            let letter =
                if rows < TWO_DIGIT_ROWS { CELL_RIM } else { WIDE_RIM_BASE + WIDE_RIM_GROWTH * scale };
            CELL_EDGE + letter * scale
        }
    };
    let mut labels = Vec::new();
    let mut places = Vec::new();
    let mut rows = Vec::new();
    let mut rim = Vec::new();
    for row in 0..2 * side - 1 {
        let count = 2 * side - 1 - row.abs_diff(middle);
        let y = (to_f32(row) - to_f32(middle)) * SQRT_3 / 2.0;
        let left = -to_f32(count - 1) / 2.0;
        rim.push(RimLabel { text: letter(row), at: [left - rim_at, y], turned: false });
        let first = labels.len();
        for column in 0..count {
            labels.push(format!("{}{}", letter(row), column + 1));
            places.push([left + to_f32(column), y]);
        }
        rows.push((first..labels.len()).map(Point::new).collect());
        // The line of each number leaves the board to the lower right: all of them from the first row,
        // then one from the end of each row up to the middle.
        let leaving = match row {
            0 => 0..count,
            _ if row <= middle => count - 1..count,
            _ => 0..0,
        };
        rim.extend(leaving.map(|column| RimLabel {
            text: (column + 1).to_string(),
            at: [left + to_f32(column) + rim_at * 0.5, y - rim_at * SQRT_3 / 2.0],
            turned: false,
        }));
    }
    let neighbours = joined(&places, 1.01);
    let name = match surface {
        Surface::Net => format!("hexagonal net of side {side}"),
        Surface::Cells => format!("hexagon of cells of side {side}"),
    };
    finish((name, surface), labels, places, neighbours, rows, rim)
}

/// Makes the board of 7×7 points; letters are columns, numbers are rows from the near side.
pub(super) fn square() -> Board {
    let place = |column: usize, row: usize| [to_f32(column) - 3.0, to_f32(row) - 3.0];
    let (labels, places, rows, rim) = grid(place);
    let neighbours = joined(&places, 1.5);
    finish(("square net".into(), Surface::Net), labels, places, neighbours, rows, rim)
}

/// Makes the board of the snub-square tiling: a 7×7 grid whose unit squares are turned by ±15° or squeezed
/// into two equal-sided triangles, like a chequerboard. All neighbours are exactly 1 apart.
pub(super) fn snub() -> Board {
    let (sin, cos) = 15_f32.to_radians().sin_cos();
    // `column` and `row` count from 0 here: columns b, d, f and rows 2, 4, 6 are the shifted ones.
    let shift = |index: usize| if index % 2 == 1 { sin } else { 0.0 };
    let place = |column: usize, row: usize| {
        [
            (to_f32(column) - 3.0) * cos + shift(row) - sin / 2.0,
            (to_f32(row) - 3.0) * cos + shift(column) - sin / 2.0,
        ]
    };
    let (labels, places, rows, rim) = grid(place);
    let neighbours = joined(&places, 1.01);
    finish(("snub-square net".into(), Surface::Net), labels, places, neighbours, rows, rim)
}

/// Labels, places, rows and rim labels of a board, as [`grid`] makes them.
type Grid = (Vec<String>, Vec<[f32; 2]>, Vec<Vec<Point>>, Vec<RimLabel>);

/// Labels, places, rows and rim of a 7×7 board whose letters are columns.
fn grid(place: impl Fn(usize, usize) -> [f32; 2]) -> Grid {
    const SIDE: usize = 7;
    let mut labels = Vec::new();
    let mut places = Vec::new();
    let mut rows = Vec::new();
    for row in 0..SIDE {
        rows.push((0..SIDE).map(|column| Point::new(row * SIDE + column)).collect());
        for column in 0..SIDE {
            labels.push(format!("{}{}", letter(column), row + 1));
            places.push(place(column, row));
        }
    }
    // The snub points reach a little farther out.
    let reach = places.iter().flatten().fold(0.0, |reach: f32, place| reach.max(place.abs()));
    let edge = reach + RIM;
    let columns = (0..SIDE).map(|column| RimLabel {
        text: letter(column),
        at: [place(column, 0)[0], -edge],
        turned: false,
    });
    let numbers = (0..SIDE).map(|row| RimLabel {
        text: (row + 1).to_string(),
        at: [-edge, place(0, row)[1]],
        turned: false,
    });
    let rim = columns.chain(numbers).collect();
    (labels, places, rows, rim)
}

/// Adjacency: points nearer than `reach` to each other touch.
fn joined(places: &[[f32; 2]], reach: f32) -> Vec<BoardSet> {
    let touching = |(index, &place): (usize, &[f32; 2])| {
        let others = places.iter().enumerate().filter(|&(other, _)| other != index);
        others
            .filter(|&(_, &other)| distance(place, other) < reach)
            .map(|(other, _)| Point::new(other))
            .collect()
    };
    places.iter().enumerate().map(touching).collect()
}

/// Puts a board together, and computes what follows from its points: lines, outline, symmetries.
fn finish(
    (name, surface): (String, Surface),
    labels: Vec<String>,
    places: Vec<[f32; 2]>,
    adjacent: Vec<BoardSet>,
    rows: Vec<Vec<Point>>,
    rim: Vec<RimLabel>,
) -> Board {
    let small = labels.len() <= 64;
    let rim = both_sides(rim, &rows, &labels);
    Board {
        name,
        surface,
        lines: lines(&adjacent),
        outline: convex_hull(&places),
        symmetries: symmetries(&places, &adjacent),
        neighbours: if small {
            adjacent.iter().map(|set| set.iter().collect()).collect()
        } else {
            Vec::new()
        },
        adjacent,
        labels,
        places,
        rows,
        rim,
    }
}

/// The labels as the near seat reads them, and the same for the far one, at the upper end of what they name.
/// The names of rows change sides with the reader, unless numbers stand there already.
fn both_sides(near: Vec<RimLabel>, rows: &[Vec<Point>], labels: &[String]) -> Vec<RimLabel> {
    let names_row = |label: &RimLabel| {
        let shared = |row: &Vec<Point>| row.iter().all(|point| labels[point.index()].contains(&label.text));
        rows.iter().any(shared)
    };
    let upper = |label: &RimLabel| [label.at[0], -label.at[1]];
    let taken: Vec<_> = near.iter().filter(|label| !names_row(label)).map(upper).collect();
    let is_free =
        |label: &RimLabel| taken.iter().all(|&other| distance([-label.at[0], label.at[1]], other) > RIM);
    let changes = near.iter().filter(|label| names_row(label)).all(is_free);
    let turned = |label: &RimLabel| {
        let at = match (names_row(label), changes) {
            (true, true) => [-label.at[0], label.at[1]],
            (true, false) => label.at,
            (false, _) => upper(label),
        };
        RimLabel { text: label.text.clone(), at, turned: true }
    };
    let far: Vec<_> = near.iter().map(turned).collect();
    near.into_iter().chain(far).collect()
}

/// Factor by which the letters and numbers around a board are printed larger than usual: large boards are
/// looked at from farther away.
pub(super) fn rim_scale(surface: Surface, rows: usize) -> f32 {
    match surface {
        Surface::Net => 1.0,
        Surface::Cells => (to_f32(rows) / 9.0).max(1.0).sqrt(),
    }
}

fn letter(index: usize) -> String {
    char::from(LETTERS[index]).to_string()
}

#[expect(clippy::cast_precision_loss, reason = "row and column numbers are below 30")]
fn to_f32(number: usize) -> f32 {
    number as f32
}
