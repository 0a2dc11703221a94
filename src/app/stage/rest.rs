//! Whether the pointer only passes by, or has come to look.

use std::time::Duration;

/// Something is looked at once the pointer has been on it for so long.
const LONG: Duration = Duration::from_millis(350);

/// What the pointer is on, and since when.
#[derive(Debug)]
pub(super) struct Rest<T>(Option<(T, Duration)>);

impl<T> Default for Rest<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: PartialEq> Rest<T> {
    /// So soon another frame is needed while something may come to be looked at.
    pub(super) const STEP: Duration = Duration::from_millis(58);

    /// Notes what the pointer is on at a time; whether it has been there for long enough.
    pub(super) fn on(&mut self, what: Option<T>, now: Duration) -> bool {
        let Some(what) = what else {
            self.0 = None;
            return false;
        };
        match &self.0 {
            Some((at, since)) if *at == what => now.saturating_sub(*since) >= LONG,
            _ => {
                self.0 = Some((what, now));
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rest_begins_anew_elsewhere() {
        let mut rest = Rest::default();
        let at = Duration::from_millis;
        assert!(!rest.on(Some(1), at(1000)));
        assert!(!rest.on(Some(1), at(1349)));
        assert!(rest.on(Some(1), at(1350)));
        assert!(!rest.on(Some(2), at(1400)));
        assert!(!rest.on(None, at(2000)));
        assert!(!rest.on(Some(2), at(2001)));
    }
}
