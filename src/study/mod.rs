//! The engine's knowledge for players who want to learn: analysis, review of whole games, hints, a coach, lessons,
//! puzzles.
//!
//! Positions and trees go in; values, lines, facts and grades come out. Nothing here writes a sentence, knows a folder
//! or starts a thread that outlives the call: callers run it on a thread of their own, follow progress through a
//! callback, and end it with a [`Stop`](crate::ai::Stop). That thread needs a stack of
//! [`SEARCH_STACK_SIZE`](crate::ai::SEARCH_STACK_SIZE) bytes; a [`Review`] starts threads that have it.
//!
//! ```
//! use abande::ai::{Limits, MultiPv, Stop};
//! use abande::rules::Variant;
//! use abande::study::Analyser;
//!
//! let mut analyser = Analyser::default();
//! let three = MultiPv::new(3).unwrap();
//! let limits = Limits::depth(4);
//! let update = analyser.analyse(&Variant::Hex3.start(), three, &limits, &Stop::default(), &mut |_| {}).unwrap();
//! assert_eq!((update.lines.len(), update.depth), (3, 4));
//! ```

mod analysis;
mod chance;
mod coach;
mod effects;
mod evaluator;
mod grade;
mod hint;
pub mod lessons;
mod parameters;
mod purpose;
pub mod puzzles;
mod region;
mod review;

pub use analysis::{Analyser, AnalysisLine, AnalysisUpdate, MOST_LINES};
pub use chance::{Evaluation, WinChance};
pub use coach::{CoachQuestion, QuestionStake, ThreatClue};
pub use effects::{AnyMoveEffect, facts};
pub use evaluator::{Effort, Evaluator, MoveEvaluation, PositionEvaluation};
pub use grade::{MistakeGrade, MoveLoss};
pub use hint::{Hint, HintStep, MoveKind, MoveKindReason, StackHintReason};
pub use parameters::BETTER_LINE_PLIES;
pub use purpose::MovePurpose;
pub use region::BoardRegion;
pub use review::{Review, ReviewPlan, ReviewProgress, ReviewedMove};
