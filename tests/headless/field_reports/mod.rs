//! Faults of windows that users reported of comparable programs, tried on ours without a display. Each test names the
//! finding that it holds; `tests/cli/field_reports` has the list.

mod disk;
mod keyboard;
