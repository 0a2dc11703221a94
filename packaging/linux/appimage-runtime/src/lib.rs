//! Nothing: this package only names a crate whose file is wanted.
