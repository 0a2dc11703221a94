//! Counting move sequences as fast as the machine can.

use crate::board::grid::Grid;

use super::Bits;

/// The number of move sequences of exactly `depth` plies. Every sequence is walked but for its last move, which
/// is counted together with its sisters; nothing is remembered and no symmetry is used.
pub fn perft<G: Grid>(bits: &Bits<G>, depth: u32) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if modern::available() {
        return modern::perft(bits, depth);
    }
    portable(bits, depth)
}

/// The walk as a function of this name. A macro, because the closures must be compiled for the same processor as
/// the function that they are in.
macro_rules! walk {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        fn $name<G: Grid>(bits: &Bits<G>, depth: u32) -> u64 {
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

/// The same for processors that count bits in one instruction, as all since 2013 do. Programs for x86-64 may not
/// use it unasked.
#[cfg(target_arch = "x86_64")]
mod modern {
    use super::{Bits, Grid};

    #[inline]
    pub(super) fn available() -> bool {
        is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
    }

    #[expect(unsafe_code, reason = "4 times as fast as without the instructions")]
    pub(super) fn perft<G: Grid>(bits: &Bits<G>, depth: u32) -> u64 {
        assert!(available());
        // SAFETY: the processor has all instructions that the function is compiled for.
        unsafe { walk_here(bits, depth) }
    }

    walk!(
        #[target_feature(enable = "popcnt,bmi1,bmi2")]
        walk_here
    );
}
