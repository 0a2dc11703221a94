//! The networks that come with the program.

use std::sync::LazyLock;

use crate::board::grid::Layout;

use super::file::NetFile;
use super::weights::Net;

impl Net {
    /// Returns the network trained for a board, if there is one.
    pub(in crate::ai::abande) fn for_board(layout: Layout) -> Option<&'static Self> {
        static HEX: LazyLock<Net> =
            LazyLock::new(|| embedded(Layout::Hex, include_bytes!("../../../../assets/nets/hex.net")));
        static SQUARE: LazyLock<Net> =
            LazyLock::new(|| embedded(Layout::Square, include_bytes!("../../../../assets/nets/square.net")));
        match layout {
            Layout::Hex => Some(&HEX),
            Layout::Square => Some(&SQUARE),
            Layout::Snub | Layout::Hex3 => None,
        }
    }
}

/// Reads an embedded network.
///
/// # Panics
/// If the file is broken; a test reads all of them.
fn embedded(layout: Layout, bytes: &[u8]) -> Net {
    match NetFile::read(layout, bytes) {
        Ok(file) => Net::new(&file),
        Err(error) => panic!("the network for {layout:?} is broken: {error}"),
    }
}
