//! Somebody at a puzzle: the attempt, and what of it is on the board.

use std::collections::VecDeque;

use super::super::lesson::{News, Waiting};
use super::super::{CurrentMatch, MatchChanged, NoteKind, Tone};
use super::PuzzleRequested;
use crate::play::{Change, Level, Match, NodeId, Seat};
use crate::rules::{AnyMove, ByPlayer, MoveIntent};
use crate::study::Step;
use crate::study::puzzles::{Answer, Attempt, Puzzle, Refutation};
use crate::words::{Message, puzzles, rules, solving, study};

/// Somebody in the middle of a puzzle.
#[derive(Clone, Debug)]
pub struct Solver {
    puzzle: &'static Puzzle,
    attempt: Attempt,
    stage: Stage,
    remark: Option<Remark>,
    /// The steps of the hint for the move that is to be found.
    told: Vec<Step>,
    /// What is played by itself, one move after the other.
    script: VecDeque<AnyMove>,
    /// Where the attempt stands in the tree on the table; a wrong move and its answer come after it.
    node: NodeId,
    /// Whether it was told already how it counts.
    judged: bool,
    /// Whether it was begun again once it was over.
    practice: bool,
    pub(in crate::app::game) waiting: Waiting,
}

/// How far a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A move is to be found.
    Open,
    /// A wrong move stands on the board.
    Wrong {
        /// The move.
        mv: AnyMove,
        /// Whether it is still being found out what is wrong with it.
        doubted: bool,
    },
    /// All moves were found.
    Solved,
    /// The solution was shown.
    Shown,
}

/// What was said of the last try.
#[derive(Clone, Debug, PartialEq)]
pub struct Remark {
    /// What kind of answer it is.
    pub kind: NoteKind,
    /// The sentences.
    pub texts: Vec<Message>,
}

impl Solver {
    /// At the beginning of a puzzle, while a match waits.
    pub fn new(puzzle: &'static Puzzle, waiting: Match) -> Self {
        Self {
            puzzle,
            attempt: Attempt::new(puzzle),
            stage: Stage::Open,
            remark: None,
            told: Vec::new(),
            script: VecDeque::new(),
            node: NodeId::ROOT,
            judged: false,
            practice: false,
            waiting: Waiting { id: 0, game: waiting },
        }
    }

    /// What is to be solved.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The attempt, which is ahead of the board while moves are played by themselves.
    pub const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    /// What was said last.
    pub const fn remark(&self) -> Option<&Remark> {
        self.remark.as_ref()
    }

    /// The hint for the move that is to be found, as far as it was told.
    pub fn told(&self) -> &[Step] {
        if self.awaits_move() { &self.told } else { &[] }
    }

    /// Whether it is over, and the board has caught up.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Solved | Stage::Shown) && !self.is_playing()
    }

    /// Whether moves are played by themselves.
    pub fn is_playing(&self) -> bool {
        !self.script.is_empty()
    }

    /// Whether it is clear how it counts. Nothing counts once it was begun again.
    pub fn is_judged(&self) -> bool {
        self.judged && !self.practice
    }

    /// Whether somebody is to find a move.
    pub fn awaits_move(&self) -> bool {
        self.stage == Stage::Open && !self.is_playing()
    }

    /// Whether there is something to take back, or to begin again.
    pub fn can_try_again(&self) -> bool {
        match self.stage {
            Stage::Open => false,
            Stage::Wrong { .. } => true,
            Stage::Solved | Stage::Shown => !self.is_playing(),
        }
    }

    /// The move of which it is to be found out what is wrong with it.
    pub(super) fn doubted(&self) -> Option<AnyMove> {
        match self.stage {
            Stage::Wrong { mv, doubted: true } => Some(mv),
            _ => None,
        }
    }

    /// The position as a match: the solver is a person, and the moves of the other side come by themselves.
    pub fn table(&self) -> Match {
        let solver = self.puzzle.solver();
        let other = Seat::Computer(Level::MIN);
        let seats = ByPlayer::from_fn(|player| if player == solver { Seat::Human } else { other });
        Match::from_position(self.puzzle.start, seats)
    }

    fn say(&mut self, kind: NoteKind, text: Message) -> News {
        let news = News::Said(tone(kind), text.clone());
        self.remark = Some(Remark { kind, texts: vec![text] });
        news
    }

    /// Says more of what was said already.
    fn add(&mut self, text: Message) -> News {
        let kind = self.remark.as_ref().map_or(NoteKind::Remark, |remark| remark.kind);
        let news = News::Said(tone(kind), text.clone());
        self.remark.get_or_insert(Remark { kind, texts: Vec::new() }).texts.push(text);
        news
    }

    /// Tells once whether the puzzle counts as solved.
    fn judge(&mut self) -> Option<News> {
        let solved = self.attempt.verdict().filter(|_| !self.judged)?;
        self.judged = true;
        Some(News::Judged(self.puzzle, solved))
    }

    fn hint(&mut self) -> Vec<News> {
        if !self.awaits_move() {
            return Vec::new();
        }
        let Some(step) = self.attempt.hint() else { return Vec::new() };
        let said = News::Said(Tone::Good, study::of_step(&step, self.puzzle.start.board()));
        if self.told.last() != Some(&step) {
            self.told.push(step);
        }
        self.remark = None;
        [Some(said), self.judge()].into_iter().flatten().collect()
    }

    /// The same with something tried: the table is not told.
    #[cfg(test)]
    #[must_use]
    pub fn tried(mut self, mv: AnyMove) -> Self {
        self.answer(mv);
        self.script.clear();
        self
    }

    /// The same with so many steps of the hint told.
    #[cfg(test)]
    #[must_use]
    pub fn helped(mut self, steps: usize) -> Self {
        (0..steps).for_each(|_| drop(self.hint()));
        self
    }

    /// The same with the solution shown.
    #[cfg(test)]
    #[must_use]
    pub fn shown(mut self) -> Self {
        self.show();
        self.script.clear();
        self
    }

    /// The same with what is wrong with the move.
    ///
    /// # Panics
    /// If no wrong move was tried.
    #[cfg(test)]
    #[must_use]
    pub fn refuted(mut self) -> Self {
        let Some(mv) = self.doubted() else { return self };
        let refutation = self.attempt.refute(mv, &crate::ai::Stop::default());
        self.refute(refutation);
        self.script.clear();
        self
    }

    /// Tries a legal move. Returns what was said of it.
    fn answer(&mut self, mv: AnyMove) -> Vec<News> {
        let clean = self.attempt.verdict().is_none();
        let said = match self.attempt.try_move(mv) {
            Answer::Right { reply } => {
                self.script.push_back(reply);
                self.say(NoteKind::Good, puzzles::puzzle_right())
            }
            Answer::Solved => {
                self.stage = Stage::Solved;
                let solved =
                    if clean { puzzles::puzzle_solved() } else { puzzles::puzzle_solved_after_all() };
                self.say(NoteKind::Good, solved)
            }
            Answer::Wrong => {
                self.stage = Stage::Wrong { mv, doubted: true };
                self.say(NoteKind::Wrong, puzzles::of_wrong_move(self.puzzle))
            }
            Answer::Refused(_) | Answer::Over => return Vec::new(),
        };
        if !matches!(self.stage, Stage::Wrong { .. }) {
            self.told.clear();
        }
        let about = (self.stage == Stage::Solved).then(|| self.about());
        [Some(said), self.judge(), about].into_iter().flatten().collect()
    }

    /// What it was about, for whoever listens; the panels say it at length.
    fn about(&self) -> News {
        News::Said(Tone::Good, puzzles::of_themes(self.puzzle))
    }

    /// What was found out about the wrong move: the answers follow on the board, as far as they are told.
    fn refute(&mut self, refutation: Option<Refutation>) -> Vec<News> {
        let Stage::Wrong { mv, doubted: true } = self.stage else { return Vec::new() };
        self.stage = Stage::Wrong { mv, doubted: false };
        let Some(refutation) = refutation else { return Vec::new() };
        self.script = refutation.line.iter().copied().take(puzzles::LINE).collect();
        vec![self.add(puzzles::of_refutation(self.puzzle, mv, &refutation))]
    }

    /// Gives up: what is left of the solution follows on the board.
    fn show(&mut self) -> Vec<News> {
        let left = self.attempt.show_solution();
        if left.is_empty() {
            return Vec::new();
        }
        self.script.extend(left);
        self.stage = Stage::Shown;
        self.told.clear();
        let said = self.say(NoteKind::Remark, solving::puzzle_shown());
        [Some(said), self.judge(), Some(self.about())].into_iter().flatten().collect()
    }
}

const fn tone(kind: NoteKind) -> Tone {
    match kind {
        NoteKind::Wrong => Tone::Error,
        NoteKind::Good | NoteKind::Remark | NoteKind::Hint => Tone::Good,
    }
}

impl CurrentMatch {
    /// Carries out what is wanted of puzzles.
    pub(in crate::app::game) fn solve(&mut self, request: &PuzzleRequested) -> Vec<News> {
        if let PuzzleRequested::Begin(puzzle) = *request {
            if self.editor().is_some() {
                return Vec::new();
            }
            self.begin_puzzle(puzzle);
            return vec![News::Changed(MatchChanged::Replaced)];
        }
        let turn = self.turn();
        let Some(solver) = self.puzzle_mut() else { return Vec::new() };
        match request {
            PuzzleRequested::Hint => solver.hint(),
            PuzzleRequested::Again => {
                if !solver.can_try_again() {
                    return Vec::new();
                }
                if !matches!(solver.stage, Stage::Wrong { .. }) {
                    solver.attempt = Attempt::new(solver.puzzle);
                    solver.node = NodeId::ROOT;
                    // How it counts was told. What is done once more shows nothing.
                    (solver.judged, solver.practice) = (true, true);
                }
                solver.stage = Stage::Open;
                self.back_to_attempt()
            }
            PuzzleRequested::Solution => {
                let back = match solver.stage {
                    Stage::Wrong { .. } => self.back_to_attempt(),
                    _ => Vec::new(),
                };
                let shown = self.puzzle_mut().map(Solver::show).unwrap_or_default();
                back.into_iter().chain(shown).collect()
            }
            PuzzleRequested::Leave => {
                self.leave_exercise();
                vec![News::Changed(MatchChanged::Replaced)]
            }
            PuzzleRequested::PlayOn => {
                let Some(mv) = solver.script.pop_front() else { return Vec::new() };
                self.follow_puzzle(mv, Seat::Computer(Level::MIN)).into_iter().collect()
            }
            PuzzleRequested::Refuted { turn: of, refutation } if *of == turn => {
                solver.refute(refutation.clone())
            }
            PuzzleRequested::Begin(_) | PuzzleRequested::Refuted { .. } => Vec::new(),
        }
    }

    /// A move on the table of a puzzle.
    pub(in crate::app::game) fn try_in_puzzle(&mut self, intent: MoveIntent) -> Vec<News> {
        let mv = self.position().intended(intent);
        let (Some(mv), Some(solver)) = (mv, self.puzzle_mut()) else { return Vec::new() };
        if !solver.awaits_move() {
            return Vec::new();
        }
        if let Err(reason) = solver.attempt.game().check_move(mv) {
            return vec![News::Wrong(rules::refusal(&reason))];
        }
        let said = solver.answer(mv);
        self.follow_puzzle(mv, Seat::Human).into_iter().chain(said).collect()
    }

    /// Plays a move on the table.
    fn follow_puzzle(&mut self, mv: AnyMove, seat: Seat) -> Option<News> {
        let played = self.follow(mv, seat)?;
        let end = self.game().end();
        if let Some(solver) = self.puzzle_mut()
            && !matches!(solver.stage, Stage::Wrong { .. })
        {
            solver.node = end;
        }
        Some(played)
    }

    /// Takes back on the table what does not belong to the attempt.
    fn back_to_attempt(&mut self) -> Vec<News> {
        let Some(solver) = self.puzzle_mut() else { return Vec::new() };
        solver.remark = None;
        solver.script.clear();
        let to = solver.node;
        let from = self.game().end();
        if from == to || self.change(|game| game.apply(Change::GoOnFrom(to))).is_err() {
            return Vec::new();
        }
        vec![News::Changed(MatchChanged::Stepped { from, to })]
    }
}
