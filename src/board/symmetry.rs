//! Turns and reflections that map a board onto itself.

use super::{Point, PointSet};

/// A way to turn or reflect a board so that every point lands on a point and neighbours stay neighbours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symmetry(Vec<Point>);

impl Symmetry {
    /// The symmetry that takes each point to the image at the same index.
    pub(super) fn new(images: Vec<Point>) -> Self {
        Self(images)
    }

    /// The point that `point` is mapped to.
    ///
    /// # Panics
    /// If the point is not on the symmetry's board.
    pub fn apply(&self, point: Point) -> Point {
        self.0[point.index()]
    }

    /// The points that the points of `set` are mapped to.
    pub fn apply_set<const WORDS: usize>(&self, set: PointSet<WORDS>) -> PointSet<WORDS> {
        set.iter().map(|point| self.apply(point)).collect()
    }
}
