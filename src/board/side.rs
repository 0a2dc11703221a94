//! How large a hexagon of cells is.

/// How many cells lie on each edge of a [hexagon of cells](super::Board::hexagon). Only these sizes exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// 3 cells on each edge, 19 in all.
    Three,
    /// 4 cells on each edge, 37 in all.
    Four,
    /// 5 cells on each edge, 61 in all.
    Five,
    /// 6 cells on each edge, 91 in all.
    Six,
    /// 7 cells on each edge, 127 in all.
    Seven,
    /// 9 cells on each edge, 217 in all.
    Nine,
    /// 11 cells on each edge, 331 in all.
    Eleven,
}

impl Side {
    /// Every side, from the smallest to the largest.
    pub const ALL: [Self; 7] =
        [Self::Three, Self::Four, Self::Five, Self::Six, Self::Seven, Self::Nine, Self::Eleven];

    /// The side with this many cells, if there is a board of that size.
    pub const fn new(cells: usize) -> Option<Self> {
        match cells {
            3 => Some(Self::Three),
            4 => Some(Self::Four),
            5 => Some(Self::Five),
            6 => Some(Self::Six),
            7 => Some(Self::Seven),
            9 => Some(Self::Nine),
            11 => Some(Self::Eleven),
            _ => None,
        }
    }

    /// The number of cells on each edge.
    pub const fn get(self) -> usize {
        match self {
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Seven => 7,
            Self::Nine => 9,
            Self::Eleven => 11,
        }
    }

    /// The place of this side in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }
}
