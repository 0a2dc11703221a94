//! The engine's protocol, from both sides.
