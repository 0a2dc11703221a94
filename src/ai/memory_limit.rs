//! Protection against hash sizes beyond the free memory.

use super::Mebibytes;

/// Size that is allocated without asking the system: 1 GiB.
const UNCHECKED_BYTES: usize = 1 << 30;

/// Returns the requested table size in bytes, or most of the available memory if that is less. Writing beyond
/// it would get this program or others killed.
pub(super) fn clamp_to_available(asked: Mebibytes) -> usize {
    if asked.bytes() <= UNCHECKED_BYTES {
        return asked.bytes();
    }
    // Without this file, the system is trusted to refuse what it does not have.
    let spare = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| parse_available(&text));
    spare.map_or(asked.bytes(), |spare| asked.bytes().min((spare - spare / 8).max(UNCHECKED_BYTES)))
}

/// Reads the memory available without swapping from Linux's `/proc/meminfo`, in bytes.
fn parse_available(meminfo: &str) -> Option<usize> {
    let line = meminfo.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: usize = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    kibibytes.checked_mul(1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_account_is_read() {
        let text = "MemTotal:       24689148 kB\nMemFree:         1000000 kB\nMemAvailable:   22020096 kB\n";
        assert_eq!(parse_available(text), Some(21 << 30));
        assert_eq!(parse_available("MemTotal: 24689148 kB\nMemAvailable: lots\n"), None);
        assert_eq!(parse_available(""), None);
    }

    #[test]
    fn what_is_modest_is_given_and_no_more_than_asked_for() {
        for count in [1, 16, 1_024] {
            let asked = Mebibytes::new(count).unwrap();
            assert_eq!(clamp_to_available(asked), asked.bytes());
        }
        assert!(clamp_to_available(Mebibytes::MAX) <= Mebibytes::MAX.bytes());
    }
}
