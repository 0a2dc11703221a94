//! Meshes of area marks: one for all of their points.

use std::f32::consts::{FRAC_PI_3, PI};

use bevy::prelude::*;

use super::mark_scale::MarkScale;
use super::stroke_mesh::{Dashes, Pen, StrokeMesh};
use crate::app::stage::scene::{CELL_APOTHEM, CELL_RADIUS};
use crate::board::{Board, BoardSet, Point};

/// Line style of a contour around an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ContourStyle {
    Solid,
    /// Solid, and without a casing.
    Bare,
    Dashed,
    Dotted,
}

/// How each point of an area is marked, or the area as a whole; lengths are in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum AreaShape {
    /// A filled circle of this radius.
    Dot(f32),
    /// A ring of this outer radius and width.
    Ring(f32, f32),
    /// A stroke from side to side, of this length and width.
    Bar(f32, f32),
    /// Two strokes across each other, of this length and width.
    Cross(f32, f32),
    /// Two strokes across each other, upright, of this length and width.
    Plus(f32, f32),
    /// The outline of a square on its corner, of this reach and width.
    Diamond(f32, f32),
    /// A filled circle of this radius in spacings, without a casing.
    Pool(f32),
    /// All of the cell, without a casing.
    Tint,
    /// A line of this width around all cells together.
    Contour(ContourStyle, f32),
}

/// Builds the mesh of an area mark on some points, flat around the middle of the board.
pub(super) fn mesh(
    board: &Board,
    points: BoardSet,
    shape: AreaShape,
    color: Color,
    scale: &MarkScale,
) -> Mesh {
    let mut strokes = StrokeMesh::default();
    let (pen, px) = (scale.pen(color), |pixels| scale.px(pixels));
    // On a turned page, shapes that differ by the direction of their strokes stay upright.
    let upright = Vec2::from_angle(scale.turn.0);
    for point in points {
        let middle = Vec2::from(board.place(point));
        match shape {
            AreaShape::Dot(radius) => strokes.dot(middle, px(radius), pen),
            AreaShape::Ring(radius, width) => {
                strokes.ring(middle, px(radius - width / 2.0), px(width), Dashes::WHOLE, pen);
            }
            AreaShape::Bar(length, width) => {
                let way = upright * px(length) / 2.0;
                strokes.stroke(middle - way, middle + way, px(width), pen);
            }
            AreaShape::Cross(length, width) => {
                for angle in [0.25, 0.75_f32] {
                    let way = upright.rotate(Vec2::from_angle(angle * PI)) * px(length) / 2.0;
                    strokes.stroke(middle - way, middle + way, px(width), pen);
                }
            }
            AreaShape::Plus(length, width) => {
                for way in [Vec2::X, Vec2::Y] {
                    let way = upright.rotate(way) * px(length) / 2.0;
                    strokes.stroke(middle - way, middle + way, px(width), pen);
                }
            }
            AreaShape::Diamond(reach, width) => {
                let corners = [Vec2::X, Vec2::Y, Vec2::NEG_X, Vec2::NEG_Y]
                    .map(|way| middle + upright.rotate(way) * px(reach));
                for (index, &corner) in corners.iter().enumerate() {
                    strokes.stroke(corner, corners[(index + 1) % 4], px(width), pen);
                }
            }
            AreaShape::Pool(radius) => {
                let around: Vec<[Vec2; 2]> = (0..=32_u8)
                    .map(|step| {
                        let way = Vec2::from_angle(f32::from(step) * PI / 16.0);
                        [middle, middle + way * radius]
                    })
                    .collect();
                strokes.strip(&around, color);
            }
            AreaShape::Tint => {
                let around: Vec<[Vec2; 2]> =
                    (0..=6_u8).map(|side| [middle, middle + edge(side)[0]]).collect();
                strokes.strip(&around, color);
            }
            AreaShape::Contour(line, width) => {
                for side in (0..6_u8)
                    .filter(|&side| !across(board, point, side).is_some_and(|to| points.contains(to)))
                {
                    let inset = px(width / 2.0 + 1.0) / CELL_APOTHEM;
                    let [from, to] = edge(side).map(|corner| middle + corner * (1.0 - inset));
                    draw_edge(&mut strokes, [from, to], line, px(width), pen);
                }
            }
        }
    }
    strokes.into_mesh()
}

/// Draws one side of a contour.
fn draw_edge(strokes: &mut StrokeMesh, [from, to]: [Vec2; 2], line: ContourStyle, width: f32, pen: Pen) {
    let along = (to - from).normalize_or_zero() * width / 2.0;
    match line {
        ContourStyle::Solid => strokes.stroke(from - along, to + along, width, pen),
        ContourStyle::Bare => {
            let bare = Pen { casing: pen.core, case: 0.0, ..pen };
            strokes.stroke(from - along, to + along, width, bare);
        }
        ContourStyle::Dashed => {
            let half = (to - from) * 0.3;
            let middle = (from + to) / 2.0;
            strokes.stroke(middle - half, middle + half, width, pen);
        }
        ContourStyle::Dotted => {
            for share in [0.0, 0.5] {
                strokes.dot(from.lerp(to, share), width * 0.75, pen);
            }
        }
    }
}

/// The ends of one of a cell's sides, seen from its middle; side 0 is the right one, and they go around the left way.
fn edge(side: u8) -> [Vec2; 2] {
    let corner = |turn: f32| Vec2::from_angle((f32::from(side) + turn) * FRAC_PI_3) * CELL_RADIUS;
    [corner(-0.5), corner(0.5)]
}

/// The cell on the other side of one of a cell's sides.
fn across(board: &Board, point: Point, side: u8) -> Option<Point> {
    let aim = Vec2::from(board.place(point)) + Vec2::from_angle(f32::from(side) * FRAC_PI_3);
    board.adjacent(point).iter().find(|&other| Vec2::from(board.place(other)).distance(aim) < 0.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::BoardStyle;
    use crate::app::stage::scene::SceneColours;
    use crate::board::Side;

    fn count(points: &[&str], shape: AreaShape) -> usize {
        let board = Board::hexagon(Side::Five);
        let set = points.iter().map(|label| board.find(label).unwrap()).collect();
        let scale = MarkScale::new(board, 0.01, BoardStyle::Table, &SceneColours::default().mark_colours);
        mesh(board, set, shape, Color::WHITE, &scale).count_vertices()
    }

    #[test]
    fn a_contour_runs_only_around_the_outside() {
        // Each stroke and its casing have four corners.
        let strokes = |points: &[&str]| count(points, AreaShape::Contour(ContourStyle::Solid, 3.0)) / 8;
        assert_eq!(strokes(&["e5"]), 6);
        assert_eq!(strokes(&["e5", "e6"]), 10);
        assert_eq!(strokes(&["e5", "e6", "f5"]), 12);
        assert_eq!(strokes(&["e5", "a1"]), 12);
    }

    #[test]
    fn nothing_to_mark_is_an_empty_mesh() {
        assert_eq!(count(&[], AreaShape::Dot(4.0)), 0);
        assert_eq!(count(&["a1"], AreaShape::Pool(0.4)), 66);
    }
}
