//! Warm-ups: one move that does one thing, for people who have just learnt the rules. They are not rated.

use super::{Puzzle, PuzzleTask};
use crate::ai::{EngineOptions, Mebibytes, Opponent, Stop};
use crate::board::{BoardSet, Point};
use crate::play::Level;
use crate::rules::abande::{Height, Move as AbandeMove, Position as AbandePosition};
use crate::rules::anda::{Field, Group, Move as AndaMove, Position as AndaPosition};
use crate::rules::{AnyGame, AnyMove, Game, GameKind, Player};
use crate::study::{Effort, Evaluator};

/// Rating in the file of every warm-up: the lowest there is. It changes nobody's rating.
pub(super) const WARM_UP_RATING: u16 = 400;

/// Thing that one move does, which a warm-up asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WarmUpGoal {
    /// Abande: capture, so that the stack cannot be captured in return.
    Capture,
    /// Abande: build a stack of three.
    Tower,
    /// Abande: enter a piece next to an enemy, where it cannot be captured.
    Awake,
    /// Abande: put an enemy stack to sleep.
    Sleep,
    /// Abande: pin an enemy stack.
    Pin,
    /// Abande: enter the last piece in hand, awake and where it cannot be captured.
    LastEntry,
    /// Anda: save a group that the enemy could smother with the next stone.
    Breathe,
    /// Anda: close off a territory.
    Enclose,
    /// Anda: smother a group.
    Smother,
    /// Anda: give a group both kinds of breath, a territory and a breath that touches several enemy groups.
    TwoBreaths,
}

impl WarmUpGoal {
    /// All of them, in the order in which a beginner meets those of a game.
    pub const ALL: [Self; 10] = [
        Self::Capture,
        Self::Tower,
        Self::Awake,
        Self::Sleep,
        Self::Pin,
        Self::LastEntry,
        Self::Breathe,
        Self::Enclose,
        Self::Smother,
        Self::TwoBreaths,
    ];

    /// The goals of a game.
    pub fn all_of(kind: GameKind) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |goal| goal.kind() == kind)
    }

    /// The game that has this goal.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Capture | Self::Tower | Self::Awake | Self::Sleep | Self::Pin | Self::LastEntry => {
                GameKind::Abande
            }
            Self::Breathe | Self::Enclose | Self::Smother | Self::TwoBreaths => GameKind::Anda,
        }
    }

    /// The goal as one word, which puzzle files have.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Capture => "capture",
            Self::Tower => "tower",
            Self::Awake => "awake",
            Self::Sleep => "sleep",
            Self::Pin => "pin",
            Self::LastEntry => "last-entry",
            Self::Breathe => "breathe",
            Self::Enclose => "enclose",
            Self::Smother => "smother",
            Self::TwoBreaths => "two-breaths",
        }
    }

    /// The goal that is written as this [word](Self::word).
    pub fn find(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.word() == word)
    }

    /// Returns `true` if the goal is about one stack or group.
    pub const fn has_target(self) -> bool {
        match self {
            Self::Sleep | Self::Pin | Self::Breathe | Self::Smother | Self::TwoBreaths => true,
            Self::Capture | Self::Tower | Self::Awake | Self::LastEntry | Self::Enclose => false,
        }
    }

    /// The stacks or groups, one point of each, about which this may be asked in a position; `None` where the goal has
    /// no target.
    pub(super) fn targets(self, game: &AnyGame) -> Vec<Option<Point>> {
        match game {
            _ if self.kind() != game.kind() => Vec::new(),
            AnyGame::Abande(position) => {
                let enemy = position.owned(position.turn().other());
                let last = position.hand(position.turn()) == 1;
                match self {
                    Self::Capture | Self::Tower => vec![None],
                    Self::Awake if !last => vec![None],
                    Self::LastEntry if last => vec![None],
                    Self::Sleep => (enemy - position.asleep()).iter().map(Some).collect(),
                    // One that could capture otherwise.
                    Self::Pin => {
                        let own = position.owned(position.turn());
                        let captors = own.iter().fold(Vec::new(), |mut all: Vec<Point>, point| {
                            all.extend(position.captors(point).iter());
                            all
                        });
                        enemy.iter().filter(|point| captors.contains(point)).map(Some).collect()
                    }
                    _ => Vec::new(),
                }
            }
            AnyGame::Anda(position) => {
                let field = Field::new(position);
                let (own, enemy) = (position.turn(), position.turn().other());
                let groups =
                    |owner| field.groups(owner).iter().map(|group| group.stones.first()).collect::<Vec<_>>();
                match self {
                    Self::Enclose => vec![None],
                    Self::Smother => groups(enemy),
                    Self::Breathe => {
                        let dangers = position.dangers();
                        let own = dangers.iter().filter(|danger| danger.owner == own);
                        own.map(|danger| danger.stones.first()).collect()
                    }
                    Self::TwoBreaths => groups(own)
                        .into_iter()
                        .filter(|stone| stone.is_some_and(|stone| !has_both_breaths(&field, own, stone)))
                        .collect(),
                    _ => Vec::new(),
                }
            }
        }
    }

    /// The legal moves that reach this goal, for the stack or group on `target` if the goal is about one.
    pub(super) fn moves(self, target: Option<Point>, game: &AnyGame) -> Vec<AnyMove> {
        game.legal_moves().into_iter().filter(|&mv| self.is_done_by(target, game, mv)).collect()
    }

    /// Returns `true` if a legal move reaches this goal, for the stack or group on `target` if the goal is about one.
    pub fn is_done_by(self, target: Option<Point>, game: &AnyGame, mv: AnyMove) -> bool {
        let mut after = *game;
        after.play_unchecked(mv);
        match (game, &after, mv) {
            (AnyGame::Abande(before), AnyGame::Abande(after), AnyMove::Abande(mv)) => {
                self.is_done_in_abande(target, before, after, mv)
            }
            (AnyGame::Anda(before), AnyGame::Anda(after), AnyMove::Anda(_)) => {
                self.is_done_in_anda(target, before, after)
            }
            _ => false,
        }
    }

    fn is_done_in_abande(
        self,
        target: Option<Point>,
        before: &AbandePosition,
        after: &AbandePosition,
        mv: AbandeMove,
    ) -> bool {
        let enemy = before.turn().other();
        let still_there =
            |point: &Point| before.owned(enemy).contains(*point) && after.owned(enemy).contains(*point);
        let target = target.filter(still_there);
        match (self, mv) {
            (Self::Capture, AbandeMove::Capture { to, .. }) => after.captors(to).is_empty(),
            (Self::Tower, AbandeMove::Capture { to, .. }) => {
                after.stack(to).is_some_and(|stack| stack.height() == Height::MAX)
            }
            (Self::Awake | Self::LastEntry, AbandeMove::Enter(at)) => {
                !after.asleep().contains(at) && after.captors(at).is_empty()
            }
            (Self::Sleep, _) => {
                target.is_some_and(|point| !before.asleep().contains(point) && after.asleep().contains(point))
            }
            (Self::Pin, _) => target.is_some_and(|point| !before.is_pinned(point) && after.is_pinned(point)),
            _ => false,
        }
    }

    fn is_done_in_anda(self, target: Option<Point>, before: &AndaPosition, after: &AndaPosition) -> bool {
        let (own, enemy) = (before.turn(), before.turn().other());
        if after.winner() == Some(enemy) {
            return false;
        }
        match (self, target) {
            (Self::Breathe, Some(stone)) => {
                let in_danger = after.dangers().iter().any(|danger| danger.stones.contains(stone));
                after.stones(own).contains(stone) && !in_danger
            }
            (Self::Enclose, _) => {
                let closed = Field::new(after).territory(own) - Field::new(before).territory(own);
                !closed.is_empty()
            }
            (Self::Smother, Some(stone)) => {
                before.stones(enemy).contains(stone) && !after.stones(enemy).contains(stone)
            }
            (Self::TwoBreaths, Some(stone)) => has_both_breaths(&Field::new(after), own, stone),
            _ => false,
        }
    }

    /// Returns `true` if a move is one that somebody who has read the task would think of: of the right kind, and near
    /// what the task is about.
    fn is_idea(self, target: Option<Point>, game: &AnyGame, mv: AnyMove) -> bool {
        let board = game.board();
        let near = |point: Point| target.is_some_and(|target| board.adjacent(target).contains(point));
        match (self, mv) {
            (Self::Capture | Self::Tower | Self::Sleep, AnyMove::Abande(mv)) => {
                matches!(mv, AbandeMove::Capture { .. })
            }
            (Self::Awake | Self::LastEntry, AnyMove::Abande(mv)) => matches!(mv, AbandeMove::Enter(_)),
            (Self::Pin, AnyMove::Abande(AbandeMove::Enter(at))) => near(at),
            (Self::Pin, AnyMove::Abande(mv)) => matches!(mv, AbandeMove::Capture { .. }),
            (_, AnyMove::Anda(AndaMove::Place(cell))) => {
                let AnyGame::Anda(position) = game else { return false };
                let beside = |stones: BoardSet| board.adjacent(cell).intersects(stones);
                match target {
                    None => beside(position.stones(position.turn())),
                    Some(stone) => group_of(&Field::new(position), stone)
                        .is_some_and(|group| group.halo.contains(cell) || beside(group.halo)),
                }
            }
            _ => false,
        }
    }
}

fn group_of(field: &Field, stone: Point) -> Option<&Group> {
    Player::ALL.into_iter().flat_map(|owner| field.groups(owner)).find(|group| group.stones.contains(stone))
}

/// Returns `true` if the group of a stone has a breath that is its owner's territory, and one that several enemy groups
/// touch.
fn has_both_breaths(field: &Field, owner: Player, stone: Point) -> bool {
    let Some(group) = field.groups(owner).iter().find(|group| group.stones.contains(stone)) else {
        return false;
    };
    let breaths = || field.regions().iter().filter(|region| region.cells.intersects(group.halo));
    breaths().any(|breath| breath.groups[owner.other()] == 0)
        && breaths().any(|breath| breath.groups[owner.other()] >= 2)
}

/// Nodes searched in each position of Abande to find out whether a move is a mistake.
const ABANDE_NODES: u64 = 30_000;
/// Playouts made in each position of Anda to find out whether a move is a mistake.
const ANDA_PLAYOUTS: u64 = 1_500;
/// Loss in hundredths of a point that counts as a whole mistake in a warm-up of Abande.
const MISTAKE_CENTIPOINTS: i32 = 100;
/// Loss in the chance of winning that counts as a whole mistake in a warm-up of Anda.
const MISTAKE_CHANCE: f64 = 0.10;

/// Compares moves with the best ones, to see that no warm-up asks for a mistake.
#[derive(Debug)]
pub(super) struct Soundness {
    abande: Evaluator,
    anda: Evaluator,
}

impl Soundness {
    pub(super) fn new() -> Self {
        let [abande, anda] = [ABANDE_NODES, ANDA_PLAYOUTS].map(|nodes| Evaluator::new(Effort::nodes(nodes)));
        Self { abande, anda }
    }

    /// Returns the share of a mistake that a legal move is: 0 for the best move, 1 and more for a mistake. Equal
    /// questions have equal answers.
    pub(super) fn mistake(&mut self, game: &AnyGame, mv: AnyMove) -> Option<f64> {
        let evaluator = match game.kind() {
            GameKind::Abande => &mut self.abande,
            GameKind::Anda => &mut self.anda,
        };
        let mut evaluate = |game: &AnyGame| evaluator.evaluate(game, &Stop::default());
        let before = evaluate(game)?;
        if before.best() == Some(mv) {
            return Some(0.0);
        }
        let mut after = *game;
        after.play_unchecked(mv);
        let played = match crate::study::Evaluation::from_result(&after, game.to_move()?) {
            Some(end) => end,
            None => evaluate(&after)?.worth.turned(),
        };
        Some(match game.kind() {
            GameKind::Abande => {
                let loss = before.worth.score.centipoints() - played.score.centipoints();
                f64::from(loss.max(0)) / f64::from(MISTAKE_CENTIPOINTS)
            }
            GameKind::Anda => (before.worth.chance.get() - played.chance.get()).max(0.0) / MISTAKE_CHANCE,
        })
    }
}

/// Level of the computer that has a beginner's ideas.
const BEGINNER: u8 = 2;
/// Ideas after which a beginner gives up.
const IDEAS: u64 = 60;
/// A simulated beginner takes one in so many plausible but wrong moves for the solution.
const CARELESS: u64 = 20;

/// A beginner who has read the task: has the ideas of the computer's second level, looks at those of the kind that the
/// task names, and plays the first that seems to do it. One in twenty seems to do it and does not.
#[derive(Debug)]
pub(super) struct Beginner {
    opponent: Opponent,
    options: EngineOptions,
}

impl Beginner {
    pub(super) fn new() -> Self {
        let options = EngineOptions { hash: Mebibytes::MIN, ..EngineOptions::default() };
        Self { opponent: Opponent::with_options(Level::MIN, 0, options), options }
    }

    /// Lets the beginner try a warm-up once. The same seed gives the same answer; a puzzle that is none is not solved.
    pub(super) fn solves(&mut self, puzzle: &Puzzle, seed: u64) -> bool {
        let PuzzleTask::WarmUp { goal, target } = puzzle.task else { return false };
        let level = Level::new(BEGINNER).unwrap_or_default();
        self.opponent.set_last_move(None);
        for number in 0..IDEAS {
            // The golden ratio's bits keep the seeds of neighbouring numbers apart.
            let seed = seed.wrapping_add(number).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            self.opponent.reconfigure(level, seed, self.options);
            let Some(idea) = self.opponent.choose(&puzzle.start, &Stop::default()) else { return false };
            if puzzle.solution.first() == Some(&idea) {
                return true;
            }
            if goal.is_idea(target, &puzzle.start, idea) && (seed >> 32).is_multiple_of(CARELESS) {
                return false;
            }
        }
        false
    }
}
