//! The network held against plain arithmetic.
