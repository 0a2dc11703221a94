//! The networks that come with the program.

use std::sync::LazyLock;

use crate::board::grid::GridLayout;

use super::file::NetFile;
use super::weights::Net;

impl Net {
    /// Returns the network in this program that was trained for a board, if there is one.
    pub(in crate::ai::abande) fn for_board(layout: GridLayout) -> Option<&'static Self> {
        static HEX: LazyLock<Net> =
            LazyLock::new(|| embedded(GridLayout::Hex, include_bytes!("../../../../assets/nets/hex.net")));
        static SQUARE: LazyLock<Net> = LazyLock::new(|| {
            embedded(GridLayout::Square, include_bytes!("../../../../assets/nets/square.net"))
        });
        match layout {
            GridLayout::Hex => Some(&HEX),
            GridLayout::Square => Some(&SQUARE),
            GridLayout::Snub | GridLayout::Hex3 => None,
        }
    }
}

/// Reads an embedded network.
///
/// # Panics
/// If the file is broken; a test reads all of them.
fn embedded(layout: GridLayout, bytes: &[u8]) -> Net {
    match NetFile::read(layout, bytes) {
        Ok(file) => Net::new(&file),
        Err(error) => panic!("the network for {layout:?} is broken: {error}"),
    }
}
