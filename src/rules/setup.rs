//! What all games say of a position that their rules refuse.

use std::error::Error;
use std::fmt;

/// Everything that is wrong with a position that was set up: at least one error. `E` is the game's own type
/// of error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupErrors<E>(pub Vec<E>);

impl<E: fmt::Display> fmt::Display for SetupErrors<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            write!(f, "{}{error}", if index == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl<E: fmt::Debug + fmt::Display> Error for SetupErrors<E> {}
