//! Learning the games.

pub mod lessons;
