//! Parts of a board that a hint can point to.

use crate::board::{Board, BoardSet, Point};

/// One of nine parts of a board, named as the first player sees it, with which a hint says where to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardRegion {
    /// The middle.
    Centre,
    /// The middle of the upper edge.
    Top,
    /// The middle of the lower edge, in front of the first player.
    Bottom,
    /// The middle of the left edge.
    Left,
    /// The middle of the right edge.
    Right,
    /// The upper left corner.
    TopLeft,
    /// The upper right corner.
    TopRight,
    /// The lower left corner.
    BottomLeft,
    /// The lower right corner.
    BottomRight,
}

impl BoardRegion {
    /// Every region.
    pub const ALL: [Self; 9] = [
        Self::Centre,
        Self::Top,
        Self::Bottom,
        Self::Left,
        Self::Right,
        Self::TopLeft,
        Self::TopRight,
        Self::BottomLeft,
        Self::BottomRight,
    ];

    /// Returns the region of a board in which a point lies.
    ///
    /// # Panics
    /// If the point is not on this board.
    pub fn from_point(board: &Board, point: Point) -> Self {
        let reach = |axis: usize| {
            let places = board.points().map(|point| board.place(point)[axis].abs());
            places.fold(0.0, f32::max)
        };
        let third = |axis: usize| {
            let at = board.place(point)[axis];
            if at.abs() * 3.0 <= reach(axis) { 0 } else { i32::from(at > 0.0) * 2 - 1 }
        };
        match (third(0), third(1)) {
            (0, 0) => Self::Centre,
            (0, 1..) => Self::Top,
            (0, _) => Self::Bottom,
            (1.., 0) => Self::Right,
            (_, 0) => Self::Left,
            (1.., 1..) => Self::TopRight,
            (1.., _) => Self::BottomRight,
            (_, 1..) => Self::TopLeft,
            (_, _) => Self::BottomLeft,
        }
    }

    /// All points of a board that lie in this region.
    pub fn points(self, board: &Board) -> BoardSet {
        board.points().filter(|&point| Self::from_point(board, point) == self).collect()
    }

    /// Returns the region that has this place on the board for a player on the other side, half a turn round: top
    /// becomes bottom.
    #[must_use]
    pub const fn from_opposite(self) -> Self {
        match self {
            Self::Centre => Self::Centre,
            Self::Top => Self::Bottom,
            Self::Bottom => Self::Top,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            Self::TopLeft => Self::BottomRight,
            Self::TopRight => Self::BottomLeft,
            Self::BottomLeft => Self::TopRight,
            Self::BottomRight => Self::TopLeft,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn every_part_of_every_board_has_some_points_and_leaves_others() {
        for variant in Variant::ALL {
            let board = variant.board();
            let sizes = BoardRegion::ALL.map(|region| region.points(board).len());
            assert_eq!(sizes.iter().sum::<usize>(), board.len(), "{variant}");
            assert!(sizes.iter().all(|&size| size > 0 && size * 2 < board.len()), "{variant}: {sizes:?}");
        }
    }

    #[test]
    fn parts_are_named_as_the_first_player_sees_them() {
        let board = Variant::Hex.board();
        let of = |label| BoardRegion::from_point(board, board.find(label).unwrap());
        assert_eq!(
            [of("d4"), of("d1"), of("d7"), of("a1")],
            [BoardRegion::Centre, BoardRegion::Left, BoardRegion::Right, BoardRegion::BottomLeft]
        );
        assert_eq!([of("g4"), of("g1")], [BoardRegion::TopRight, BoardRegion::TopLeft]);
    }

    #[test]
    fn the_other_side_sees_each_part_where_its_opposite_is() {
        let board = Variant::Hex.board();
        let of = |label| BoardRegion::from_point(board, board.find(label).unwrap());
        // Points that half a turn of the board exchanges.
        for (one, other) in [("d4", "d4"), ("d1", "d7"), ("a1", "g4"), ("g1", "a4"), ("a2", "g3")] {
            assert_eq!(of(one).from_opposite(), of(other), "{one}");
            assert_eq!(of(other).from_opposite(), of(one), "{other}");
        }
    }
}
