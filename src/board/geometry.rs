//! Plane geometry that boards are made with: lines, hull, symmetries.

use super::{BoardSet, Point, Symmetry};

/// Tolerance of comparisons: points nearer to each other than this count as the same place.
const EPSILON: f32 = 1e-3;

pub(super) fn distance(a: [f32; 2], b: [f32; 2]) -> f32 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// The lines that connect neighbouring points: every pair of neighbours once, the lower index first.
pub(super) fn lines(neighbours: &[BoardSet]) -> Vec<(Point, Point)> {
    let mut lines = Vec::new();
    for (index, around) in neighbours.iter().enumerate() {
        let from = Point::new(index);
        lines.extend(around.iter().filter(|&to| from < to).map(|to| (from, to)));
    }
    lines
}

/// Corners of the convex hull, counter-clockwise (Andrew's monotone chain).
pub(super) fn convex_hull(places: &[[f32; 2]]) -> Vec<[f32; 2]> {
    let mut sorted = places.to_vec();
    sorted.sort_by(|a, b| a[0].total_cmp(&b[0]).then(a[1].total_cmp(&b[1])));
    let half = |ordered: &mut dyn Iterator<Item = &[f32; 2]>| {
        let mut chain: Vec<[f32; 2]> = Vec::new();
        for &place in ordered {
            while chain.len() >= 2 && turn(chain[chain.len() - 2], chain[chain.len() - 1], place) <= EPSILON {
                chain.pop();
            }
            chain.push(place);
        }
        chain.pop();
        chain
    };
    let mut hull = half(&mut sorted.iter());
    hull.extend(half(&mut sorted.iter().rev()));
    hull
}

/// Positive if going from `a` over `b` to `c` turns left.
fn turn(a: [f32; 2], b: [f32; 2], c: [f32; 2]) -> f32 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/// All symmetries of a board with these points: the turns by multiples of 30° or 45°, with and without
/// reflection, that map the points onto themselves and keep neighbours neighbours; the identity first.
pub(super) fn symmetries(places: &[[f32; 2]], neighbours: &[BoardSet]) -> Vec<Symmetry> {
    let mut found: Vec<Symmetry> = Vec::new();
    for reflect in [false, true] {
        for degrees in (0..360_u16).step_by(15) {
            let (sin, cos) = f32::from(degrees).to_radians().sin_cos();
            let image = |place: [f32; 2]| {
                let x = if reflect { -place[0] } else { place[0] };
                [x * cos - place[1] * sin, x * sin + place[1] * cos]
            };
            let images: Option<Vec<Point>> = places
                .iter()
                .map(|&place| {
                    let target = image(place);
                    places.iter().position(|&other| distance(other, target) < EPSILON).map(Point::new)
                })
                .collect();
            let Some(symmetry) = images.map(Symmetry::new) else { continue };
            let keeps_neighbours = neighbours.iter().enumerate().all(|(index, &around)| {
                neighbours[symmetry.apply(Point::new(index)).index()] == symmetry.apply_set(around)
            });
            if keeps_neighbours && !found.contains(&symmetry) {
                found.push(symmetry);
            }
        }
    }
    found
}
