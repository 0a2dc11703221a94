//! Snapping of a dragged stack to a legal target nearby, so that the pointer need not be exactly on it.

use bevy::prelude::*;

use super::pointer_target::distance;
use super::selection::Selection;
use crate::board::Point;
use crate::rules::BoardView;

/// Distance in spacings within which a dragged stack snaps to a target.
const SNAP: f32 = 0.6;

/// Returns the target on which the dragged stack would be dropped while the pointer is over a place on the board, if
/// one is near enough.
pub fn snap_target(selection: Selection, ground: Option<Vec3>, view: &BoardView) -> Option<Point> {
    let (Selection::Dragging(from), Some(ground)) = (selection, ground) else { return None };
    let distance = |point: Point| distance(view.board, ground, point);
    let near = view.targets(from).iter().filter(|&point| distance(point) < SNAP);
    near.min_by(|&a, &b| distance(a).total_cmp(&distance(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::played;

    #[test]
    fn only_lit_targets_nearby_attract_and_only_what_is_dragged() {
        let view = played("hex", "d4 d5 d3").view();
        let p = |label: &str| view.board.find(label).unwrap();
        let beside = |label: &str, by: f32| {
            let [x, y] = view.board.place(p(label));
            Some(Vec3::new(x + by, 0.0, -y))
        };
        let dragging = Selection::Dragging(p("d5"));
        assert_eq!(snap_target(dragging, beside("d4", 0.0), &view), Some(p("d4")));
        assert_eq!(snap_target(dragging, beside("d4", SNAP - 0.01), &view), Some(p("d4")));
        assert_eq!(snap_target(dragging, beside("d4", -SNAP - 0.01), &view), None);
        // An own neighbour of the target is none itself.
        assert_eq!(snap_target(dragging, beside("d3", -0.1), &view), None);
        assert_eq!(snap_target(dragging, None, &view), None);
        assert_eq!(snap_target(Selection::Stack(p("d5")), beside("d4", 0.0), &view), None);
    }
}
