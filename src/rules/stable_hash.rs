//! A hash that files may hold.

/// FNV-1a hash. Unlike that of the standard library, it is the same in every release and on every system. No change of a
/// single byte gives the same hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StableHash(u64);

impl Default for StableHash {
    /// Returns the hash of nothing.
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl StableHash {
    /// Returns the hash of the bytes so far with these after them.
    #[must_use]
    pub(crate) fn with(self, bytes: &[u8]) -> Self {
        let step = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(bytes.iter().fold(self.0, step))
    }

    /// Returns the hash as a number.
    pub(crate) const fn value(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_that_of_the_published_test_vectors() {
        let hash = |text: &str| StableHash::default().with(text.as_bytes()).value();
        assert_eq!(hash(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn bytes_may_come_in_parts() {
        let parts = StableHash::default().with(b"foo").with(b"bar");
        assert_eq!(parts, StableHash::default().with(b"foobar"));
    }
}
