//! Faults that users reported of comparable programs, tried on this one. Where a report is public, its test names it.
//! `field_reports` in `tests/headless` and `tests/window` do the same for the window.

mod locale;
mod reader;
mod study;
mod terminal;
mod ugi;
mod writing;
