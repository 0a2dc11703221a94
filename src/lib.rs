//! Abande, a board game by Dieter Stein (2005): rules, engine, records, terminal and 3D window.
//!
//! The modules are floors of one house; each knows only those above it in this list:
//! [`board`], [`rules`].

pub mod board;
