//! Records that are damaged, glued together or written by others.
