//! The networks that come with the program.

use std::sync::LazyLock;

use crate::board::grid::GridLayout;

use super::file::NetFile;
use super::weights::Net;

/// Returns the file of the network that was trained for a board.
pub(super) const fn file(layout: GridLayout) -> &'static [u8] {
    match layout {
        GridLayout::Hex => include_bytes!("../../../../assets/nets/hex.net"),
        GridLayout::Hex3 => include_bytes!("../../../../assets/nets/hex-3.net"),
        GridLayout::Square => include_bytes!("../../../../assets/nets/square.net"),
        GridLayout::Snub => include_bytes!("../../../../assets/nets/snub.net"),
    }
}

impl Net {
    /// Returns the network that was trained for a board.
    pub(in crate::ai::abande) fn for_board(layout: GridLayout) -> &'static Self {
        static HEX: LazyLock<Net> = LazyLock::new(|| read(GridLayout::Hex));
        static HEX_3: LazyLock<Net> = LazyLock::new(|| read(GridLayout::Hex3));
        static SQUARE: LazyLock<Net> = LazyLock::new(|| read(GridLayout::Square));
        static SNUB: LazyLock<Net> = LazyLock::new(|| read(GridLayout::Snub));
        match layout {
            GridLayout::Hex => &HEX,
            GridLayout::Hex3 => &HEX_3,
            GridLayout::Square => &SQUARE,
            GridLayout::Snub => &SNUB,
        }
    }
}

/// Reads an embedded network.
///
/// # Panics
/// If the file is broken; a test reads all of them.
fn read(layout: GridLayout) -> Net {
    match NetFile::read(layout, file(layout)) {
        Ok(file) => Net::new(&file),
        Err(error) => panic!("the network for {layout:?} is broken: {error}"),
    }
}
