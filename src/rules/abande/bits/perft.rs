//! Counting move sequences as fast as the machine can.

use crate::board::grid::Grid;
#[cfg(target_arch = "x86_64")]
use crate::board::grid::has_bit_instructions;

use super::BitPosition;

/// The number of legal move sequences of exactly `depth` plies. The moves of the last ply, and mostly those of the
/// last but one, are counted without being made; all others are made, without a table of known positions or symmetries.
pub fn perft<G: Grid>(bits: &BitPosition<G>, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if has_bit_instructions() {
        return modern::perft(bits, depth);
    }
    portable(bits, depth)
}

/// Defines a function of this name that counts move sequences by recursion. A macro, because the closures must be
/// compiled for the same processor as the function that they are in.
macro_rules! walk {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        fn $name<G: Grid>(bits: &BitPosition<G>, depth: u32) -> u64 {
            let mut sum = 0;
            match depth {
                0 => return 1,
                1 => return bits.count_moves().into(),
                2 => return bits.count_replies(),
                _ => bits.for_each_child(|child| sum += $name(child, depth - 1)),
            }
            sum
        }
    };
}

walk!(portable);

/// Perft for processors that count bits in one instruction.
#[cfg(target_arch = "x86_64")]
mod modern {
    use super::{BitPosition, Grid, has_bit_instructions};

    /// As the public [`perft`](super::perft), compiled for processors with bit instructions.
    #[expect(unsafe_code, reason = "without them it takes 1.3 to 1.4 times as many instructions")]
    pub(super) fn perft<G: Grid>(bits: &BitPosition<G>, depth: u32) -> u64 {
        assert!(has_bit_instructions());
        // SAFETY: the processor has all instructions that the function is compiled for.
        unsafe { walk_here(bits, depth) }
    }

    walk!(
        #[target_feature(enable = "popcnt,bmi1,bmi2")]
        walk_here
    );
}
