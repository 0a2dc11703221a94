//! Numbers that are typed.

use std::num::{IntErrorKind, ParseIntError};
use std::str::FromStr;

use crate::i18n::{Message, terminal};
use crate::rules::excerpt;

/// Returns a message that a typed number is too large for this type; none if the text is anything else.
pub(super) fn too_large<T: FromStr<Err = ParseIntError>>(text: &str) -> Option<Message> {
    let error = text.parse::<T>().err()?;
    (*error.kind() == IntErrorKind::PosOverflow).then(|| terminal::number_is_too_large(excerpt(text)))
}
