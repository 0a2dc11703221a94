//! Memory that is no longer needed goes back to the system.
//!
//! The table's pictures are blocks of some megabytes, which some threads make and others drop. Once such blocks are
//! dropped, glibc raises the size from which a block gets a mapping of its own, up to 32 MiB; from then on they lie
//! among small ones, and the holes that they leave are seldom returned. After a few boards that is a third of all
//! memory (docs/performance.md has the figures).

/// Has the allocator map large blocks separately, so that each goes back to the system when it is dropped. Does
/// nothing unless the allocator is glibc's.
pub(super) fn return_large_blocks() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    glibc::keep_large_blocks_apart();
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
mod glibc {
    use std::ffi::c_int;

    /// Size from which a block gets a mapping of its own. Every picture of the table is larger, and what is made
    /// anew in every frame is smaller.
    const LARGE: c_int = 1 << 20;
    /// `M_MMAP_THRESHOLD` in `malloc.h`.
    const MMAP_THRESHOLD: c_int = -3;

    #[expect(unsafe_code, reason = "the standard library has no way to say it")]
    unsafe extern "C" {
        /// From `malloc.h`: 1 if the parameter was set.
        safe fn mallopt(parameter: c_int, value: c_int) -> c_int;
    }

    /// Sets the size from which glibc maps a block separately.
    pub(super) fn keep_large_blocks_apart() {
        // Without it there is only more memory in use.
        let _ = mallopt(MMAP_THRESHOLD, LARGE);
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn glibc_knows_the_parameter() {
            assert_eq!(mallopt(MMAP_THRESHOLD, LARGE), 1);
        }
    }
}
