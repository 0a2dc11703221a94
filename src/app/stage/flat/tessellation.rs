//! Tessellates polygons, also concave ones and those with holes: letters, moons.

use bevy::math::Vec2;

/// Difference in height below which two places count as on the same level, in the units of the edges.
const LEVEL: f32 = 1e-4;

/// Fills the area inside edges with trapezoids, each with two corners on a level and two on the next one.
///
/// The plane is cut into bands at every end of an edge, so that no edge ends within a band; what is inside by the
/// non-zero rule is then a row of trapezoids. Edges must not cross but at their ends.
pub(super) fn trapezoids(edges: &[[Vec2; 2]]) -> Vec<[Vec2; 4]> {
    let mut levels: Vec<f32> = edges.iter().flatten().map(|end| end.y).collect();
    levels.sort_by(f32::total_cmp);
    levels.dedup_by(|one, other| (*one - *other).abs() < LEVEL);
    let mut filled = Vec::new();
    let mut crossing: Vec<(f32, f32, i8)> = Vec::new();
    for band in levels.windows(2) {
        let (top, bottom) = (band[0], band[1]);
        crossing.clear();
        for &[from, to] in edges {
            let (low, high) = (from.y.min(to.y), from.y.max(to.y));
            if low > top + LEVEL || high < bottom - LEVEL || high - low < LEVEL {
                continue;
            }
            let at = |y: f32| from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y)).clamp(0.0, 1.0);
            crossing.push((at(top), at(bottom), if to.y > from.y { 1 } else { -1 }));
        }
        crossing.sort_by(|one, other| (one.0 + one.1).total_cmp(&(other.0 + other.1)));
        let mut winding = 0;
        for pair in crossing.windows(2) {
            let ((left_top, left_bottom, turn), (right_top, right_bottom, _)) = (pair[0], pair[1]);
            winding += turn;
            if winding != 0 {
                filled.push([
                    Vec2::new(left_top, top),
                    Vec2::new(right_top, top),
                    Vec2::new(right_bottom, bottom),
                    Vec2::new(left_bottom, bottom),
                ]);
            }
        }
    }
    filled
}

/// Returns the edges of a closed polygon, each from its first corner to its second.
pub(super) fn edges_of(corners: &[Vec2]) -> Vec<[Vec2; 2]> {
    let next = corners.iter().skip(1).chain(corners.first());
    corners.iter().zip(next).map(|(&from, &to)| [from, to]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(edges: &[[Vec2; 2]]) -> f32 {
        trapezoids(edges).iter().map(|[a, b, c, d]| f32::midpoint(b.x - a.x, c.x - d.x) * (d.y - a.y)).sum()
    }

    fn square(half: f32, way: f32) -> Vec<[Vec2; 2]> {
        let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
        edges_of(&corners.map(|(x, y)| Vec2::new(x * way, y) * half))
    }

    #[test]
    fn holes_stay_open_and_bays_too() {
        assert!((area(&square(1.0, 1.0)) - 4.0).abs() < 1e-4);
        // A square in a square, the other way around, is a hole; the same way around, it is not.
        let with = |way| [square(2.0, 1.0), square(1.0, way)].concat();
        assert!((area(&with(-1.0)) - 12.0).abs() < 1e-3);
        assert!((area(&with(1.0)) - 16.0).abs() < 1e-3);
        // A square without the triangle between its middle and its upper side.
        let bay = [(-1.0, -1.0), (0.0, 0.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(Vec2::from);
        assert!((area(&edges_of(&bay)) - 3.0).abs() < 1e-4);
    }

    #[test]
    fn what_is_flat_fills_nothing() {
        assert!(trapezoids(&edges_of(&[Vec2::ZERO, Vec2::X])).is_empty());
        assert!(trapezoids(&[]).is_empty());
    }
}
