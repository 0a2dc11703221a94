//! Faults that users reported of comparable programs, tried on ours. Each test names the report it comes from, so that
//! the next round of such trials can start here. The same for the window: `field_reports` in `tests/headless` and
//! `tests/window`.

mod locale;
mod reader;
mod study;
mod terminal;
mod ugi;
mod writing;
