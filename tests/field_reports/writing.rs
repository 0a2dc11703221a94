//! Files that a command must not destroy.
