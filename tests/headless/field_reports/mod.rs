//! Faults of windows that users reported of comparable programs, tried on ours without a display. Each test names the
//! report it comes from.

mod disk;
mod keyboard;
