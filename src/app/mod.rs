//! The window.

pub mod panels;
