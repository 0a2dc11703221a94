//! Two copies of the program at once.
