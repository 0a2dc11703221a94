//! The rules of both games, trees of moves, records and the library: against other programs, plain counting, random games and
//! damaged files.

mod abstractplay;
mod anda;
#[path = "../shared/annotated.rs"]
mod annotated;
mod bounds;
mod clock;
mod fuzz;
mod library;
#[path = "../shared/mounted.rs"]
mod mounted;
mod perft;
mod properties;
mod random_games;
mod records;
mod reference;
mod trace;
mod tree;
#[path = "../shared/vector_files.rs"]
mod vector_files;
mod vectors;
