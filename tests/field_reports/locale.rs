//! The language of the system.
