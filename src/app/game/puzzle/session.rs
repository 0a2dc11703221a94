//! A puzzle in progress: the attempt, and how much of it is on the board.

use std::collections::VecDeque;

use super::super::{ExerciseEvent, FeedbackKind, ToastTone};
use crate::i18n::{Message, puzzles, solving, study};
use crate::play::{Level, Match, NodeId, Seat};
use crate::rules::{AnyMove, ByPlayer};
use crate::study::HintStep;
use crate::study::puzzles::{AttemptOutcome, Puzzle, PuzzleAttempt, Refutation};

/// Puzzle in progress.
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    puzzle: &'static Puzzle,
    attempt: PuzzleAttempt,
    stage: PuzzleStage,
    remark: Option<PuzzleFeedback>,
    /// The steps of the hint for the move that is to be found.
    told: Vec<HintStep>,
    /// What is played by itself, one move after the other.
    script: VecDeque<AnyMove>,
    /// Where the attempt stands in the tree on the table; a wrong move and its answer come after it.
    node: NodeId,
    /// Set if it was told already how it counts.
    judged: bool,
    /// Set if it was begun again once it was over.
    practice: bool,
}

/// Stage of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// A move is to be found.
    Open,
    /// A wrong move stands on the board.
    Wrong {
        /// The move.
        mv: AnyMove,
        /// Set if it is still being found out what is wrong with it.
        doubted: bool,
    },
    /// All moves were found.
    Solved,
    /// The solution was shown.
    Shown,
}

/// Feedback on the last try.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleFeedback {
    /// What kind of answer it is.
    pub kind: FeedbackKind,
    /// The sentences.
    pub texts: Vec<Message>,
}

impl PuzzleSession {
    /// At the beginning of a puzzle.
    pub fn new(puzzle: &'static Puzzle) -> Self {
        Self {
            puzzle,
            attempt: PuzzleAttempt::new(puzzle),
            stage: PuzzleStage::Open,
            remark: None,
            told: Vec::new(),
            script: VecDeque::new(),
            node: NodeId::ROOT,
            judged: false,
            practice: false,
        }
    }

    /// What is to be solved.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// How far it is.
    pub const fn stage(&self) -> PuzzleStage {
        self.stage
    }

    /// The attempt, which is ahead of the board while moves are played by themselves.
    pub const fn attempt(&self) -> &PuzzleAttempt {
        &self.attempt
    }

    /// What was said last.
    pub const fn feedback(&self) -> Option<&PuzzleFeedback> {
        self.remark.as_ref()
    }

    /// The hint for the move that is to be found, as far as it was told.
    pub fn shown_hint_steps(&self) -> &[HintStep] {
        if self.awaits_move() { &self.told } else { &[] }
    }

    /// Returns `true` if it is over, and the board has caught up.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown) && !self.is_auto_playing()
    }

    /// Returns `true` if moves are played by themselves.
    pub fn is_auto_playing(&self) -> bool {
        !self.script.is_empty()
    }

    /// Returns `true` if it is clear how it counts. Nothing counts once it was begun again.
    pub fn is_scored(&self) -> bool {
        self.judged && !self.practice
    }

    /// Returns `true` if the player is to find a move.
    pub fn awaits_move(&self) -> bool {
        self.stage == PuzzleStage::Open && !self.is_auto_playing()
    }

    /// Returns `true` if there is something to take back, or to begin again.
    pub fn can_try_again(&self) -> bool {
        match self.stage {
            PuzzleStage::Open => false,
            PuzzleStage::Wrong { .. } => true,
            PuzzleStage::Solved | PuzzleStage::Shown => !self.is_auto_playing(),
        }
    }

    /// The move of which it is to be found out what is wrong with it.
    pub(super) fn doubted(&self) -> Option<AnyMove> {
        match self.stage {
            PuzzleStage::Wrong { mv, doubted: true } => Some(mv),
            _ => None,
        }
    }

    /// The position as a match: the solver is a person, and the moves of the other side come by themselves.
    pub fn starting_match(&self) -> Match {
        let solver = self.puzzle.solver();
        let other = Seat::Computer(Level::MIN);
        let seats = ByPlayer::from_fn(|player| if player == solver { Seat::Human } else { other });
        Match::from_position(self.puzzle.start, seats)
    }

    /// The next move that is played by itself, which is taken from those that are left.
    pub(super) fn next_by_itself(&mut self) -> Option<AnyMove> {
        self.script.pop_front()
    }

    /// Returns `true` if the table shows where the attempt stands: no wrong move lies there, and nothing is yet to be
    /// played.
    pub(super) fn has_caught_up(&self) -> bool {
        !matches!(self.stage, PuzzleStage::Wrong { .. }) && !self.is_auto_playing()
    }

    /// The table is at this node now. A wrong move and what follows it do not belong to the attempt.
    pub(super) fn follow_to(&mut self, node: NodeId) {
        if !matches!(self.stage, PuzzleStage::Wrong { .. }) {
            self.node = node;
        }
    }

    /// Lets a move be found once more, from the beginning where it was over. Returns whether there was anything to take
    /// back; the table is to go [`back`](Self::back) then.
    pub(super) fn try_again(&mut self) -> bool {
        if !self.can_try_again() {
            return false;
        }
        if !matches!(self.stage, PuzzleStage::Wrong { .. }) {
            self.attempt = PuzzleAttempt::new(self.puzzle);
            self.node = NodeId::ROOT;
            // How it counts was told. What is done once more shows nothing.
            (self.judged, self.practice) = (true, true);
        }
        self.stage = PuzzleStage::Open;
        true
    }

    /// Forgets what was said of the last try, and what was to follow it. Returns where the attempt stands.
    pub(super) fn back(&mut self) -> NodeId {
        self.remark = None;
        self.script.clear();
        self.node
    }

    fn say(&mut self, kind: FeedbackKind, text: Message) -> ExerciseEvent {
        let news = ExerciseEvent::Said(tone(kind), text.clone());
        self.remark = Some(PuzzleFeedback { kind, texts: vec![text] });
        news
    }

    /// Says more of what was said already.
    fn add(&mut self, text: Message) -> ExerciseEvent {
        let kind = self.remark.as_ref().map_or(FeedbackKind::Remark, |remark| remark.kind);
        let news = ExerciseEvent::Said(tone(kind), text.clone());
        self.remark.get_or_insert(PuzzleFeedback { kind, texts: Vec::new() }).texts.push(text);
        news
    }

    /// Tells once whether the puzzle counts as solved.
    fn judge(&mut self) -> Option<ExerciseEvent> {
        let solved = self.attempt.verdict().filter(|_| !self.judged)?;
        self.judged = true;
        Some(ExerciseEvent::Judged(self.puzzle, solved))
    }

    pub(super) fn hint(&mut self) -> Vec<ExerciseEvent> {
        if !self.awaits_move() {
            return Vec::new();
        }
        let Some(step) = self.attempt.hint() else { return Vec::new() };
        let puzzle = &self.puzzle;
        let said = ExerciseEvent::Said(
            ToastTone::Info,
            study::of_step(&step, puzzle.start.board(), puzzle.solver()),
        );
        if self.told.last() != Some(&step) {
            self.told.push(step);
        }
        self.remark = None;
        [Some(said), self.judge()].into_iter().flatten().collect()
    }

    /// The same with something tried: the table is not told.
    #[cfg(test)]
    #[must_use]
    pub fn after_move(mut self, mv: AnyMove) -> Self {
        self.answer(mv);
        self.script.clear();
        self
    }

    /// The same with so many steps of the hint told.
    #[cfg(test)]
    #[must_use]
    pub fn after_hints(mut self, steps: usize) -> Self {
        (0..steps).for_each(|_| drop(self.hint()));
        self
    }

    /// The same with the solution shown.
    #[cfg(test)]
    #[must_use]
    pub fn after_solution(mut self) -> Self {
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
    pub fn after_refutation(mut self) -> Self {
        let Some(mv) = self.doubted() else { return self };
        let refutation = self.attempt.refute(mv, &crate::ai::Stop::default());
        self.refute(refutation);
        self.script.clear();
        self
    }

    /// Tries a legal move. Returns what was said of it.
    pub(super) fn answer(&mut self, mv: AnyMove) -> Vec<ExerciseEvent> {
        let clean = self.attempt.verdict().is_none();
        let said = match self.attempt.try_move(mv) {
            AttemptOutcome::Right { reply } => {
                self.script.push_back(reply);
                self.say(FeedbackKind::Good, puzzles::puzzle_right())
            }
            AttemptOutcome::Solved => {
                self.stage = PuzzleStage::Solved;
                let solved =
                    if clean { puzzles::puzzle_solved() } else { puzzles::puzzle_solved_after_all() };
                self.say(FeedbackKind::Good, solved)
            }
            AttemptOutcome::Wrong => {
                self.stage = PuzzleStage::Wrong { mv, doubted: true };
                self.say(FeedbackKind::Wrong, puzzles::of_wrong_move(self.puzzle))
            }
            AttemptOutcome::Refused(_) | AttemptOutcome::Over => return Vec::new(),
        };
        if !matches!(self.stage, PuzzleStage::Wrong { .. }) {
            self.told.clear();
        }
        let about = (self.stage == PuzzleStage::Solved).then(|| self.about());
        [Some(said), self.judge(), about].into_iter().flatten().collect()
    }

    /// What the puzzle was about, for screen readers; the panels say it at length.
    fn about(&self) -> ExerciseEvent {
        ExerciseEvent::Said(ToastTone::Info, puzzles::of_themes(self.puzzle))
    }

    /// What was found out about the wrong move: the answers follow on the board, as far as they are told.
    pub(super) fn refute(&mut self, refutation: Option<Refutation>) -> Vec<ExerciseEvent> {
        let PuzzleStage::Wrong { mv, doubted: true } = self.stage else { return Vec::new() };
        self.stage = PuzzleStage::Wrong { mv, doubted: false };
        let Some(refutation) = refutation else { return Vec::new() };
        self.script = refutation.line.iter().copied().take(puzzles::LINE).collect();
        vec![self.add(puzzles::of_refutation(self.puzzle, mv, &refutation))]
    }

    /// Gives up: what is left of the solution follows on the board.
    pub(super) fn show(&mut self) -> Vec<ExerciseEvent> {
        let left = self.attempt.show_solution();
        if left.is_empty() {
            return Vec::new();
        }
        self.script.extend(left);
        self.stage = PuzzleStage::Shown;
        self.told.clear();
        let said = self.say(FeedbackKind::Remark, solving::puzzle_shown());
        [Some(said), self.judge(), Some(self.about())].into_iter().flatten().collect()
    }
}

const fn tone(kind: FeedbackKind) -> ToastTone {
    match kind {
        FeedbackKind::Good => ToastTone::Success,
        FeedbackKind::Remark | FeedbackKind::Hint => ToastTone::Info,
        FeedbackKind::Wrong => ToastTone::Error,
    }
}
