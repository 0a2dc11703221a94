//! Faults of windows that users reported of comparable programs, tried on ours in the real window. Each test names the
//! report it comes from.
