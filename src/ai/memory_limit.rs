//! How much memory the machine can spare.

use super::Mebibytes;

/// What is taken without asking the system whether it is there: 1 GiB.
const UNCHECKED_BYTES: usize = 1 << 30;

/// As many bytes as asked for, or most of what the machine can spare if that is less. To write more memory than there
/// is ends a program, or others.
pub(super) fn clamp_to_available(asked: Mebibytes) -> usize {
    if asked.bytes() <= UNCHECKED_BYTES {
        return asked.bytes();
    }
    // Systems without this file are trusted to refuse what they do not have.
    let spare = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| parse_available(&text));
    spare.map_or(asked.bytes(), |spare| asked.bytes().min((spare - spare / 8).max(UNCHECKED_BYTES)))
}

/// The memory available without swapping, according to Linux.
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
