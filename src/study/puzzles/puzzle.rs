//! A puzzle, and how it is written on a line.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{PuzzleTheme, WarmUpGoal};
use crate::board::Point;
use crate::rules::{
    AnyGame, AnyIllegalMove, AnyMove, AnyMoveSyntaxError, AnyPositionSyntaxError, Game, Player, StableHash,
    UnknownVariant, Variant,
};

/// What the solver of a puzzle has to achieve. In every position where the solver is to move, only one move does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleTask {
    /// Abande: keep the best final margin.
    Keep {
        /// The proved final margin for the solver.
        margin: i32,
        /// The best that any other first move can prove.
        second: i32,
    },
    /// Anda: smother the enemy's group against every defence.
    Smother {
        /// A cell of the group.
        target: Point,
        /// In this many moves of the solver.
        moves: u8,
    },
    /// Anda: save the solver's group. After any other first move the enemy can force it off the board.
    Save {
        /// A cell of the group.
        target: Point,
        /// In this many moves of the enemy, which are too few after the solution.
        moves: u8,
    },
    /// Either game: find a better move than the mistake that the player made in a game of their own. An engine judges
    /// the moves, and several may be good enough. Nobody’s rating depends on it.
    Improve {
        /// The mistake.
        played: AnyMove,
    },
    /// Either game: do one thing in one move. Nobody’s rating depends on it.
    WarmUp {
        /// What is to be done.
        goal: WarmUpGoal,
        /// A point of the stack or group that it is about, if it is about one.
        target: Option<Point>,
    },
}

impl PuzzleTask {
    /// The kind of task as one word, which puzzle files and JSON output have.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Keep { .. } => "keep",
            Self::Smother { .. } => "smother",
            Self::Save { .. } => "save",
            Self::Improve { .. } => "improve",
            Self::WarmUp { .. } => "warm-up",
        }
    }
}

/// A position in which only one move is right, with its task, solution, rating and themes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position; the solver is to move.
    pub start: AnyGame,
    /// Task of the solver.
    pub task: PuzzleTask,
    /// The solver's moves and the replies between them; the first and the last are the solver's.
    pub solution: Vec<AnyMove>,
    /// How hard it is: 50 % of the players with this rating solve it. `docs/puzzles.md` has the scale.
    pub rating: u16,
    /// Themes of the solution, in the order of [`PuzzleTheme::ALL`].
    pub themes: Vec<PuzzleTheme>,
}

impl Puzzle {
    /// The game and board of the puzzle.
    pub fn variant(&self) -> Variant {
        self.start.variant()
    }

    /// The side that the solver plays.
    pub fn solver(&self) -> Player {
        self.start.to_move().unwrap_or(Player::Black)
    }

    /// Returns `true` if it is an unrated warm-up.
    pub const fn is_warm_up(&self) -> bool {
        matches!(self.task, PuzzleTask::WarmUp { .. })
    }

    /// Returns `true` if it was made from a mistake of the player.
    pub const fn is_own_mistake(&self) -> bool {
        matches!(self.task, PuzzleTask::Improve { .. })
    }

    /// Returns `true` if failing or solving it changes the player's rating.
    pub const fn is_rated(&self) -> bool {
        !self.is_warm_up() && !self.is_own_mistake()
    }

    /// How many moves of the solution are the solver's.
    pub fn moves(&self) -> usize {
        self.solution.len().div_ceil(2)
    }

    /// The puzzle's name: the variant and six letters that are a hash of the position. It stays the same when other
    /// puzzles are added.
    pub fn id(&self) -> String {
        const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
        let hash = StableHash::default().with(self.start.to_string().as_bytes()).value();
        let hash = hash ^ (hash >> 32);
        let letter = |index: u32| {
            let index = usize::try_from(hash >> (5 * index) & 31).unwrap_or_default();
            LETTERS.get(index).copied().map_or('a', char::from)
        };
        format!("{}-{}", self.variant(), (0..6).map(letter).collect::<String>())
    }

    /// The positions in which the solver is to move, each with the move that is right.
    pub fn steps(&self) -> impl Iterator<Item = (AnyGame, AnyMove)> + '_ {
        let mut game = self.start;
        self.solution.iter().enumerate().filter_map(move |(index, &mv)| {
            let before = game;
            game.play_unchecked(mv);
            index.is_multiple_of(2).then_some((before, mv))
        })
    }
}

impl fmt::Display for Puzzle {
    /// The line of a file: the fields are described in `docs/puzzles.md`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.start.board();
        write!(f, "{} | {}", self.variant(), self.task.word())?;
        match self.task {
            PuzzleTask::Keep { margin, second } => write!(f, " {margin} {second}")?,
            PuzzleTask::Smother { target, moves } | PuzzleTask::Save { target, moves } => {
                write!(f, " {} {moves}", board.label(target))?;
            }
            PuzzleTask::Improve { played } => write!(f, " {}", played.display(board))?,
            PuzzleTask::WarmUp { goal, target } => {
                write!(f, " {}", goal.word())?;
                target.iter().try_for_each(|&target| write!(f, " {}", board.label(target)))?;
            }
        }
        write!(f, " | {} |", self.rating)?;
        self.themes.iter().try_for_each(|theme| write!(f, " {}", theme.word()))?;
        write!(f, " |")?;
        self.solution.iter().try_for_each(|mv| write!(f, " {}", mv.display(board)))?;
        write!(f, " | {}", self.start)
    }
}

/// Why a line of a file is not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleSyntaxError {
    /// A line has six fields.
    #[error("a puzzle has 6 fields with | between them, not {0}")]
    Fields(usize),
    /// The first field names no variant.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// The second field is no task of the game.
    #[error("“{0}” is no task of this game")]
    Task(String),
    /// The third field is no rating.
    #[error("“{0}” is no rating")]
    Rating(String),
    /// A word of the fourth field is no theme.
    #[error("“{0}” is no theme")]
    Theme(String),
    /// A move of the fifth field cannot be read.
    #[error(transparent)]
    Move(#[from] AnyMoveSyntaxError),
    /// A move of the fifth field is against the rules.
    #[error("move {number}: {reason}")]
    IllegalMove {
        /// Which one, from 1.
        number: usize,
        /// Why.
        reason: Box<AnyIllegalMove>,
    },
    /// A solution begins and ends with moves of the solver.
    #[error("a solution has an odd number of moves, not {0}")]
    Length(usize),
    /// The sixth field is no position.
    #[error(transparent)]
    Position(#[from] Box<AnyPositionSyntaxError>),
    /// No player is to move, the enemy may spend komi points, which no proof takes into account, or the mistake itself
    /// is the solution.
    #[error("this position is none to solve")]
    Unsolvable,
}

impl FromStr for Puzzle {
    type Err = PuzzleSyntaxError;

    fn from_str(line: &str) -> Result<Self, PuzzleSyntaxError> {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let &[variant, task, rating, themes, moves, position] = fields.as_slice() else {
            return Err(PuzzleSyntaxError::Fields(fields.len()));
        };
        let variant: Variant = variant.parse()?;
        let start = AnyGame::parse(variant, position).map_err(Box::new)?;
        let task = read_task(&start, task).ok_or_else(|| PuzzleSyntaxError::Task(task.to_owned()))?;
        let rating = rating.parse().map_err(|_| PuzzleSyntaxError::Rating(rating.to_owned()))?;
        let theme =
            |word: &str| PuzzleTheme::find(word).ok_or_else(|| PuzzleSyntaxError::Theme(word.to_owned()));
        let themes = themes.split_whitespace().map(theme).collect::<Result<_, _>>()?;
        let mut game = start;
        let mut solution = Vec::new();
        for (text, number) in moves.split_whitespace().zip(1..) {
            let mv = game.parse_move(text)?;
            game.play(mv)
                .map_err(|reason| PuzzleSyntaxError::IllegalMove { number, reason: Box::new(reason) })?;
            solution.push(mv);
        }
        if solution.len().is_multiple_of(2) {
            return Err(PuzzleSyntaxError::Length(solution.len()));
        }
        let is_solvable = match task {
            PuzzleTask::Improve { played } => solution != [played],
            _ => start.komi_left() == 0,
        };
        if !is_solvable {
            return Err(PuzzleSyntaxError::Unsolvable);
        }
        Ok(Self { start, task, solution, rating, themes })
    }
}

fn read_task(game: &AnyGame, text: &str) -> Option<PuzzleTask> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let Some((&"warm-up", goal)) = words.split_first() {
        let (&goal, target) = goal.split_first()?;
        let goal = WarmUpGoal::find(goal).filter(|goal| goal.kind() == game.kind())?;
        let target = match target {
            [] => None,
            [cell] => Some(game.board().find(cell)?),
            _ => return None,
        };
        return (goal.has_target() == target.is_some()).then_some(PuzzleTask::WarmUp { goal, target });
    }
    if let &["improve", mv] = words.as_slice() {
        let played = game.parse_move(mv).ok().filter(|&mv| game.check_move(mv).is_ok())?;
        return Some(PuzzleTask::Improve { played });
    }
    let &[word, one, other] = words.as_slice() else { return None };
    match (game, word) {
        (AnyGame::Abande(_), "keep") => {
            Some(PuzzleTask::Keep { margin: one.parse().ok()?, second: other.parse().ok()? })
        }
        (AnyGame::Anda(position), "smother" | "save") => {
            let target = game.board().find(one)?;
            let moves = other.parse().ok()?;
            let solver = position.turn();
            let owner = if word == "save" { solver } else { solver.other() };
            let stands = position.stones(owner).contains(target);
            let task = if word == "save" {
                PuzzleTask::Save { target, moves }
            } else {
                PuzzleTask::Smother { target, moves }
            };
            stands.then_some(task)
        }
        (AnyGame::Abande(_) | AnyGame::Anda(_), _) => None,
    }
}
