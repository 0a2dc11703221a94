//! What the engine knows, for players who want to learn: analysis, review of whole games, hints, a coach, lessons,
//! puzzles.
//!
//! Positions and trees go in; values, lines, facts and grades come out. Nothing here writes a sentence, knows a folder
//! or starts a thread that outlives the call: callers run it on a thread of their own, follow progress through a
//! callback, and end it with a [`Stop`](crate::ai::Stop). That thread needs [`STACK`](crate::ai::SEARCH_STACK_SIZE) bytes of stack;
//! a [`Review`] starts threads that have it.
//!
//! ```
//! use abande::ai::{Limits, MultiPv, Stop};
//! use abande::rules::Variant;
//! use abande::study::Analyst;
//!
//! let mut analyst = Analyst::default();
//! let three = MultiPv::new(3).unwrap();
//! let limits = Limits::depth(4);
//! let update = analyst.study(&Variant::Hex3.start(), three, &limits, &Stop::default(), &mut |_| {}).unwrap();
//! assert_eq!((update.lines.len(), update.depth), (3, 4));
//! ```

mod aim;
mod analysis;
mod chance;
mod coach;
mod facts;
mod grade;
mod hint;
mod judge;
pub mod lessons;
mod parameters;
pub mod puzzles;
mod region;
mod review;

pub use aim::Aim;
pub use analysis::{Analyst, Line, MOST_LINES, Update};
pub use chance::{Chance, Worth};
pub use coach::{Clue, Question, Stake};
pub use facts::{Fact, facts};
pub use grade::{Grade, Loss};
pub use hint::{Hint, Kind, KindReason, StackReason, Step};
pub use judge::{Assessment, Effort, Judge, Judgement};
pub use parameters::LINE;
pub use region::Region;
pub use review::{Plan, Progress, Review, ReviewedMove};
