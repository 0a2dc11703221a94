//! The program as a process: commands, the terminal game, `abande engine`, and what users reported of comparable programs.

mod commands;
mod engine;
mod failures;
mod field_reports;
mod garbage;
mod kills;
#[path = "../shared/mounted.rs"]
mod mounted;
mod program;
mod sounds;
mod terminal;
#[path = "../shared/vector_files.rs"]
mod vector_files;
mod whole_game;
