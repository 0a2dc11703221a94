//! Themes of a solution, in a word each: taken from the effects of its moves.

use super::{Puzzle, PuzzleTask, WarmUpGoal};
use crate::rules::abande::MoveEffect as AbandeMoveEffect;
use crate::rules::{Game, Goal, MoveIntent, PieceSupply};
use crate::study::{AnyMoveEffect, facts};

/// What a puzzle is about, such as a sacrifice or a win; one puzzle may have several themes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PuzzleTheme {
    /// The solution wins a game that every other move does not.
    Win,
    /// The solution saves a draw that every other move loses.
    Draw,
    /// The outcome is the same after other moves, but not the margin.
    Points,
    /// It begins with a piece from the hand.
    Entry,
    /// It begins with a capture.
    Capture,
    /// The solver passes.
    Pass,
    /// The first move leaves a stack where the enemy can take it at a cost.
    Sacrifice,
    /// The first move takes stacks out of danger.
    Defence,
    /// The first move threatens to take a stack.
    Threat,
    /// The solver builds a tower.
    Tower,
    /// Stacks of the enemy fall asleep.
    Sleep,
    /// Stacks of the solver wake up.
    Waking,
    /// Stacks of the enemy are pinned.
    Pin,
    /// A pinned stack of the solver gets free.
    Freedom,
    /// The solver enters the last piece.
    LastEntry,
    /// A group of the enemy is smothered.
    Smothering,
    /// A group in danger is saved.
    Rescue,
    /// Groups of the solver are joined.
    Connection,
    /// The first move attacks two groups at once.
    DoubleAttack,
    /// The solver takes a group that was not the target.
    Counter,
    /// The solution wins the game at once.
    Elimination,
    /// Two moves of the solver.
    TwoMoves,
    /// Three moves of the solver or more.
    Long,
    /// An unrated puzzle of one move.
    WarmUp,
}

impl PuzzleTheme {
    /// All of them.
    pub const ALL: [Self; 24] = [
        Self::Win,
        Self::Draw,
        Self::Points,
        Self::Entry,
        Self::Capture,
        Self::Pass,
        Self::Sacrifice,
        Self::Defence,
        Self::Threat,
        Self::Tower,
        Self::Sleep,
        Self::Waking,
        Self::Pin,
        Self::Freedom,
        Self::LastEntry,
        Self::Smothering,
        Self::Rescue,
        Self::Connection,
        Self::DoubleAttack,
        Self::Counter,
        Self::Elimination,
        Self::TwoMoves,
        Self::Long,
        Self::WarmUp,
    ];

    /// The theme as one word, which puzzle files and output of commands have.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Points => "points",
            Self::Entry => "entry",
            Self::Capture => "capture",
            Self::Pass => "pass",
            Self::Sacrifice => "sacrifice",
            Self::Defence => "defence",
            Self::Threat => "threat",
            Self::Tower => "tower",
            Self::Sleep => "sleep",
            Self::Waking => "waking",
            Self::Pin => "pin",
            Self::Freedom => "freedom",
            Self::LastEntry => "last-entry",
            Self::Smothering => "smothering",
            Self::Rescue => "rescue",
            Self::Connection => "connection",
            Self::DoubleAttack => "double-attack",
            Self::Counter => "counter",
            Self::Elimination => "elimination",
            Self::TwoMoves => "two-moves",
            Self::Long => "long",
            Self::WarmUp => "warm-up",
        }
    }

    /// The theme that is written as this [word](Self::word).
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.word() == word)
    }

    /// Finds the themes of a puzzle by its task and the effects of its solution, in the order of [`ALL`](Self::ALL).
    pub fn all_in(puzzle: &Puzzle) -> Vec<Self> {
        let mut themes = Vec::new();
        match puzzle.task {
            PuzzleTask::Keep { margin, second } if margin > 0 && second <= 0 => themes.push(Self::Win),
            PuzzleTask::Keep { margin: 0, .. } => themes.push(Self::Draw),
            PuzzleTask::Keep { .. } => themes.push(Self::Points),
            PuzzleTask::Smother { .. } => themes.push(Self::Smothering),
            PuzzleTask::Save { .. } => themes.push(Self::Rescue),
            PuzzleTask::Improve { .. } => {}
            PuzzleTask::WarmUp { goal, .. } => {
                themes.push(Self::WarmUp);
                themes.extend(match goal {
                    WarmUpGoal::Smother => Some(Self::Smothering),
                    WarmUpGoal::Breathe => Some(Self::Rescue),
                    _ => None,
                });
            }
        }
        match puzzle.moves() {
            0 | 1 => {}
            2 => themes.push(Self::TwoMoves),
            _ => themes.push(Self::Long),
        }
        let has_hands = puzzle.start.kind().info().supply == PieceSupply::Counted;
        let mut last = puzzle.start;
        for (index, (game, mv)) in puzzle.steps().enumerate() {
            last = game;
            match mv.intent() {
                MoveIntent::Place(_) if has_hands && index == 0 => {
                    themes.push(Self::Entry);
                }
                MoveIntent::Carry { .. } if index == 0 => themes.push(Self::Capture),
                MoveIntent::Pass => themes.push(Self::Pass),
                MoveIntent::Place(_)
                | MoveIntent::Carry { .. }
                | MoveIntent::PlaceTwo(..)
                | MoveIntent::SpendKomi => {}
            }
            let Ok(facts) = facts(&game, mv) else { continue };
            themes.extend(facts.iter().filter_map(|fact| Self::from_effect(fact, puzzle, index == 0)));
            let attacked = facts.iter().filter(|fact| matches!(fact, AnyMoveEffect::Attacked { .. })).count();
            if index == 0 && attacked > 1 {
                themes.push(Self::DoubleAttack);
            }
        }
        let end = puzzle.solution.last().map(|&mv| {
            last.play_unchecked(mv);
            last
        });
        let is_over = end.is_some_and(|end| end.outcome().is_some());
        match puzzle.start.kind().info().goal {
            Goal::LastGroup if is_over => themes.push(Self::Elimination),
            Goal::LastGroup | Goal::Points => {}
        }
        themes.sort_unstable();
        themes.dedup();
        themes
    }

    /// The theme that an effect of the solver's move shows, if any; `first` means the first move of the solution.
    fn from_effect(fact: &AnyMoveEffect, puzzle: &Puzzle, first: bool) -> Option<Self> {
        let solver = puzzle.solver();
        match *fact {
            AnyMoveEffect::Abande(fact) => match fact {
                AbandeMoveEffect::GivenAway { cost, .. } => (first && cost > 0).then_some(Self::Sacrifice),
                AbandeMoveEffect::Saved { .. } => first.then_some(Self::Defence),
                AbandeMoveEffect::Threatened { gain, .. } => (first && gain > 0).then_some(Self::Threat),
                AbandeMoveEffect::Tower { .. } => Some(Self::Tower),
                AbandeMoveEffect::PutToSleep { owner, .. } => (owner != solver).then_some(Self::Sleep),
                AbandeMoveEffect::Woken { owner, .. } => (owner == solver).then_some(Self::Waking),
                AbandeMoveEffect::Pinned { owner, .. } => (owner != solver).then_some(Self::Pin),
                AbandeMoveEffect::Freed { owner, .. } => (owner == solver).then_some(Self::Freedom),
                AbandeMoveEffect::LastEntry { .. } => Some(Self::LastEntry),
                AbandeMoveEffect::Ended | AbandeMoveEffect::Points { .. } => None,
            },
            AnyMoveEffect::Smothered { owner, stones } => {
                let target = match puzzle.task {
                    PuzzleTask::Smother { target, .. } => stones.contains(target),
                    PuzzleTask::WarmUp { target, .. } => target.is_some_and(|target| stones.contains(target)),
                    PuzzleTask::Keep { .. } | PuzzleTask::Save { .. } | PuzzleTask::Improve { .. } => false,
                };
                (owner != solver && !target).then_some(Self::Counter)
            }
            AnyMoveEffect::Joined { owner, .. } => (owner == solver).then_some(Self::Connection),
            AnyMoveEffect::Endangered { .. } => first.then_some(Self::Sacrifice),
            AnyMoveEffect::Wins { .. }
            | AnyMoveEffect::Rescued { .. }
            | AnyMoveEffect::Attacked { .. }
            | AnyMoveEffect::KomiSpent => None,
        }
    }
}
