//! A puzzle in progress: the attempt, and the moves that are not yet on the board.

use std::collections::VecDeque;

use super::super::{ExerciseEvent, FeedbackKind, PuzzleScored, ToastTone};
use crate::i18n::{Message, analysis, puzzles, solving, study};
use crate::play::{Level, Match, NodeId, Seat};
use crate::rules::{AnyMove, ByPlayer};
use crate::study::HintStep;
use crate::study::puzzles::{AttemptOutcome, Puzzle, PuzzleAttempt, RunKind, TryVerdict};

/// Puzzle on the table: the attempt at it, its feedback and hints, and moves yet to be played automatically.
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    puzzle: &'static Puzzle,
    purpose: PuzzlePurpose,
    attempt: PuzzleAttempt,
    stage: PuzzleStage,
    feedback: Option<PuzzleFeedback>,
    /// Steps of the hint that were given for the current move.
    hint_steps: Vec<HintStep>,
    /// Moves that are played automatically, one after the other.
    auto_moves: VecDeque<AnyMove>,
    /// Node of the attempt in the tree on the table. A wrong move and its refutation come after it.
    node: NodeId,
    scoring: Scoring,
}

/// Purpose of an attempt. It decides whether the outcome is noted and changes the rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzlePurpose {
    /// The outcome is noted and changes the rating, unless it is a warm-up.
    Rating,
    /// Puzzle of the day: the outcome is noted and changes no rating.
    Daily,
    /// Puzzle that was missed in a run: the outcome is noted and changes no rating.
    Practice,
    /// Puzzle of a run, which alone notes the outcome. There is no help.
    Run(RunKind),
}

impl PuzzlePurpose {
    /// Returns `true` for puzzles in which help, solution and second tries are possible.
    const fn is_at_leisure(self) -> bool {
        match self {
            Self::Rating | Self::Daily | Self::Practice => true,
            Self::Run(_) => false,
        }
    }
}

/// Whether an attempt has been scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scoring {
    Pending,
    Done,
    /// The puzzle was begun again after its end, which is not scored.
    Practice,
}

/// How far the solver of a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStage {
    /// A move is to be found.
    Open,
    /// A move is on the board that may be good enough, which is being found out.
    Judging { mv: AnyMove },
    /// A wrong move is on the board.
    Wrong {
        mv: AnyMove,
        /// Set while its refutation is searched for.
        doubted: bool,
    },
    /// All moves were found.
    Solved,
    /// The solution was shown.
    Shown,
    /// The run to which the puzzle belongs is over.
    Stopped,
}

/// Sentences about the solver's last try.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleFeedback {
    pub kind: FeedbackKind,
    pub texts: Vec<Message>,
}

impl PuzzleSession {
    /// Starts a puzzle that is rated.
    pub fn new(puzzle: &'static Puzzle) -> Self {
        Self::with_purpose(puzzle, PuzzlePurpose::Rating)
    }

    /// Starts a puzzle for a purpose.
    pub fn with_purpose(puzzle: &'static Puzzle, purpose: PuzzlePurpose) -> Self {
        Self {
            puzzle,
            purpose,
            attempt: PuzzleAttempt::new(puzzle),
            stage: PuzzleStage::Open,
            feedback: None,
            hint_steps: Vec::new(),
            auto_moves: VecDeque::new(),
            node: NodeId::ROOT,
            scoring: Scoring::Pending,
        }
    }

    /// Returns the puzzle itself, from the collection.
    pub const fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// Returns the purpose of the attempt.
    pub const fn purpose(&self) -> PuzzlePurpose {
        self.purpose
    }

    /// Returns `true` if the puzzle belongs to a run that goes on.
    pub fn is_running(&self) -> bool {
        matches!(self.purpose, PuzzlePurpose::Run(_)) && self.stage != PuzzleStage::Stopped
    }

    /// Returns how far the solver is.
    pub const fn stage(&self) -> PuzzleStage {
        self.stage
    }

    /// Returns the solver's attempt, which is ahead of the board while moves are played automatically.
    pub const fn attempt(&self) -> &PuzzleAttempt {
        &self.attempt
    }

    /// Returns the sentences about the last try, if there are any.
    pub const fn feedback(&self) -> Option<&PuzzleFeedback> {
        self.feedback.as_ref()
    }

    /// Returns the steps of the hint that were given for the move to be found.
    pub fn shown_hint_steps(&self) -> &[HintStep] {
        if self.awaits_move() { &self.hint_steps } else { &[] }
    }

    /// Returns `true` if the puzzle is over, and the board shows its end.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, PuzzleStage::Solved | PuzzleStage::Shown) && !self.is_auto_playing()
    }

    /// Returns `true` while moves, such as a reply, the solution or a refutation, are yet to be played automatically.
    pub fn is_auto_playing(&self) -> bool {
        !self.auto_moves.is_empty()
    }

    /// Returns `true` if this attempt has changed the rating. A restarted puzzle is practice, which does not.
    pub fn is_scored(&self) -> bool {
        self.scoring == Scoring::Done
    }

    /// Returns `true` if the puzzle was begun again, which does not count.
    pub fn is_practice(&self) -> bool {
        self.scoring == Scoring::Practice
    }

    /// Returns `true` if the player is to find a move.
    pub fn awaits_move(&self) -> bool {
        self.stage == PuzzleStage::Open && !self.is_auto_playing()
    }

    /// Returns `true` if there is something to take back, or to begin again.
    pub fn can_try_again(&self) -> bool {
        self.purpose.is_at_leisure()
            && match self.stage {
                PuzzleStage::Open | PuzzleStage::Stopped => false,
                PuzzleStage::Judging { .. } | PuzzleStage::Wrong { .. } => true,
                PuzzleStage::Solved | PuzzleStage::Shown => !self.is_auto_playing(),
            }
    }

    /// Returns `true` if a wrong move, and what refutes it, is on the board, and may be taken back.
    pub fn has_wrong_move(&self) -> bool {
        matches!(self.stage, PuzzleStage::Wrong { doubted: false, .. })
            && !self.is_auto_playing()
            && self.can_try_again()
    }

    /// Returns the move on the board, if it is yet to be found out whether it is good enough, or what refutes it.
    pub(super) fn doubted(&self) -> Option<AnyMove> {
        match self.stage {
            PuzzleStage::Judging { mv } | PuzzleStage::Wrong { mv, doubted: true } => Some(mv),
            PuzzleStage::Open
            | PuzzleStage::Wrong { doubted: false, .. }
            | PuzzleStage::Solved
            | PuzzleStage::Shown
            | PuzzleStage::Stopped => None,
        }
    }

    /// Returns `true` if a move is on the board that does not belong to the attempt.
    pub(super) const fn has_foreign_move(&self) -> bool {
        matches!(self.stage, PuzzleStage::Judging { .. } | PuzzleStage::Wrong { .. })
    }

    /// Returns a match that begins with the position of the puzzle. The solver is a person, the other side the
    /// computer.
    pub fn starting_match(&self) -> Match {
        let solver = self.puzzle.solver();
        let other = Seat::Computer(Level::MIN);
        let seats = ByPlayer::from_fn(|player| if player == solver { Seat::Human } else { other });
        Match::from_position(self.puzzle.start, seats)
    }

    /// Takes the next of the moves that are to be played automatically.
    pub(super) fn next_auto_move(&mut self) -> Option<AnyMove> {
        self.auto_moves.pop_front()
    }

    /// Returns `true` if the table shows the position of the attempt: without a wrong move, and with no move yet to
    /// play.
    pub(super) fn has_caught_up(&self) -> bool {
        !self.has_foreign_move() && !self.is_auto_playing()
    }

    /// Remembers the node of the table as that of the attempt, unless a move is on the board that does not belong to it.
    pub(super) fn follow_to(&mut self, node: NodeId) {
        if !self.has_foreign_move() {
            self.node = node;
        }
    }

    /// Takes the wrong move back, or restarts a puzzle that is over. Returns `true` if there was anything to take
    /// back: the table must then go to the node that [`back`](Self::back) returns.
    pub(super) fn try_again(&mut self) -> bool {
        if !self.can_try_again() {
            return false;
        }
        if !self.has_foreign_move() {
            self.attempt = PuzzleAttempt::new(self.puzzle);
            self.node = NodeId::ROOT;
            // The attempt has been scored, and practice does not count.
            self.scoring = Scoring::Practice;
        }
        self.stage = PuzzleStage::Open;
        true
    }

    /// Clears the feedback and the moves yet to be played. Returns the node of the table to go back to: that of the
    /// attempt.
    pub(super) fn back(&mut self) -> NodeId {
        self.feedback = None;
        self.auto_moves.clear();
        self.node
    }

    fn set_feedback(&mut self, kind: FeedbackKind, text: Message) -> ExerciseEvent {
        let event = ExerciseEvent::PuzzleFeedback(tone(kind), text.clone());
        self.feedback = Some(PuzzleFeedback { kind, texts: vec![text] });
        event
    }

    /// Appends a sentence to the feedback.
    fn add_feedback(&mut self, text: Message) -> ExerciseEvent {
        let kind = self.feedback.as_ref().map_or(FeedbackKind::Remark, |feedback| feedback.kind);
        let event = ExerciseEvent::PuzzleFeedback(tone(kind), text.clone());
        self.feedback.get_or_insert(PuzzleFeedback { kind, texts: Vec::new() }).texts.push(text);
        event
    }

    /// Scores the attempt, once, as soon as its verdict is known.
    fn score_once(&mut self) -> Option<ExerciseEvent> {
        let solved = self.attempt.verdict().filter(|_| self.scoring == Scoring::Pending)?;
        self.scoring = Scoring::Done;
        Some(ExerciseEvent::PuzzleScored(PuzzleScored { puzzle: self.puzzle, solved, purpose: self.purpose }))
    }

    /// Gives the next step of the hint for the move to be found. Returns the event that tells of it.
    pub(super) fn hint(&mut self) -> Vec<ExerciseEvent> {
        if !self.awaits_move() || !self.purpose.is_at_leisure() {
            return Vec::new();
        }
        let Some(step) = self.attempt.hint() else { return Vec::new() };
        let puzzle = &self.puzzle;
        let event = ExerciseEvent::PuzzleFeedback(
            ToastTone::Info,
            study::of_step(&step, puzzle.variant(), puzzle.solver()),
        );
        if self.hint_steps.last() != Some(&step) {
            self.hint_steps.push(step);
        }
        self.feedback = None;
        [Some(event), self.score_once()].into_iter().flatten().collect()
    }

    /// Returns the puzzle after a move was tried, without a table, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_move(mut self, mv: AnyMove) -> Self {
        self.try_move(mv);
        self.auto_moves.clear();
        self
    }

    /// Returns the puzzle after so many steps of the hint were given, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_hints(mut self, steps: usize) -> Self {
        (0..steps).for_each(|_| drop(self.hint()));
        self
    }

    /// Returns the puzzle after the solver gave up, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_solution(mut self) -> Self {
        self.show_solution();
        self.auto_moves.clear();
        self
    }

    /// Returns the puzzle after the move on the board was judged; waits for the search. For tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_refutation(mut self) -> Self {
        let Some(mv) = self.doubted() else { return self };
        let verdict = self.attempt.judge(mv, &crate::ai::Stop::default());
        self.take_verdict(verdict.as_ref());
        self.auto_moves.clear();
        self
    }

    /// Returns the puzzle after its run has ended, for tests and pictures.
    #[cfg(test)]
    #[must_use]
    pub fn after_stop(mut self) -> Self {
        self.stop_run();
        self
    }

    /// Ends the puzzle together with its run. Returns `false` if it belongs to none, or the run is over.
    pub(super) fn stop_run(&mut self) -> bool {
        let stops = self.is_running();
        if stops {
            self.stage = PuzzleStage::Stopped;
            self.auto_moves.clear();
        }
        stops
    }

    /// Checks a legal move of the solver against the solution, and scores the puzzle if that decides it. Returns the
    /// events that follow.
    pub(super) fn try_move(&mut self, mv: AnyMove) -> Vec<ExerciseEvent> {
        let is_clean = self.attempt.verdict().is_none();
        let mut drawback = None;
        let event = match self.attempt.try_move(mv) {
            AttemptOutcome::Right { reply } => {
                self.auto_moves.push_back(reply);
                self.set_feedback(FeedbackKind::Good, puzzles::puzzle_right())
            }
            AttemptOutcome::Solved => {
                self.stage = PuzzleStage::Solved;
                let solved =
                    if is_clean { puzzles::puzzle_solved() } else { puzzles::puzzle_solved_after_all() };
                self.set_feedback(FeedbackKind::Good, solved)
            }
            AttemptOutcome::Unclear => {
                self.stage = PuzzleStage::Judging { mv };
                self.set_feedback(FeedbackKind::Remark, analysis::again_judging())
            }
            AttemptOutcome::Wrong => {
                // In a run the next puzzle comes before a refutation could be read.
                self.stage = PuzzleStage::Wrong { mv, doubted: self.purpose.is_at_leisure() };
                let event = self.set_feedback(FeedbackKind::Wrong, puzzles::of_wrong_move(self.puzzle));
                drawback = puzzles::of_drawback(self.puzzle, mv).map(|text| self.add_feedback(text));
                event
            }
            AttemptOutcome::Refused(_) | AttemptOutcome::Over => return Vec::new(),
        };
        if !self.has_foreign_move() {
            self.hint_steps.clear();
        }
        let is_told = self.stage == PuzzleStage::Solved && self.purpose.is_at_leisure();
        let about = is_told.then(|| self.about());
        [Some(event), drawback, self.score_once(), about].into_iter().flatten().collect()
    }

    /// Event with the themes of the puzzle, for screen readers; the panels show them at length.
    fn about(&self) -> ExerciseEvent {
        ExerciseEvent::PuzzleFeedback(ToastTone::Info, puzzles::of_themes(self.puzzle))
    }

    /// Takes what was found about the move on the board, and queues the line that refutes it. A move that is good
    /// enough solves the puzzle. Returns the events that follow.
    pub(super) fn take_verdict(&mut self, verdict: Option<&TryVerdict>) -> Vec<ExerciseEvent> {
        let Some(mv) = self.doubted() else { return Vec::new() };
        let is_clean = self.attempt.verdict().is_none();
        match (self.stage, verdict) {
            (PuzzleStage::Judging { .. }, Some(TryVerdict::Evaluated(evaluation))) => {
                let is_good = self.attempt.decide(evaluation);
                self.stage =
                    if is_good { PuzzleStage::Solved } else { PuzzleStage::Wrong { mv, doubted: false } };
                let kind = if is_good { FeedbackKind::Good } else { FeedbackKind::Wrong };
                let mut events =
                    vec![self.set_feedback(kind, analysis::of_trial(&self.puzzle.start, evaluation))];
                if is_good {
                    self.hint_steps.clear();
                    let solved =
                        if is_clean { puzzles::puzzle_solved() } else { puzzles::puzzle_solved_after_all() };
                    events.push(self.add_feedback(solved));
                }
                events.extend(self.score_once());
                events
            }
            (PuzzleStage::Judging { .. }, _) => {
                self.stage = PuzzleStage::Wrong { mv, doubted: false };
                vec![self.set_feedback(FeedbackKind::Remark, puzzles::puzzle_unjudged())]
            }
            (_, verdict) => {
                self.stage = PuzzleStage::Wrong { mv, doubted: false };
                let Some(verdict) = verdict else { return Vec::new() };
                match verdict {
                    TryVerdict::Refuted(refutation) => {
                        self.auto_moves =
                            refutation.line.iter().copied().take(puzzles::REFUTATION_PLIES).collect();
                    }
                    // The review has looked more closely.
                    TryVerdict::Evaluated(evaluation) if evaluation.grade.is_none() => return Vec::new(),
                    TryVerdict::Evaluated(_) => {}
                }
                vec![self.add_feedback(puzzles::of_verdict(self.puzzle, mv, verdict))]
            }
        }
    }

    /// Gives up, and queues the rest of the solution to be played. Returns the events that follow.
    pub(super) fn show_solution(&mut self) -> Vec<ExerciseEvent> {
        if !self.purpose.is_at_leisure() {
            return Vec::new();
        }
        let left = self.attempt.show_solution();
        if left.is_empty() {
            return Vec::new();
        }
        self.auto_moves.extend(left);
        self.stage = PuzzleStage::Shown;
        self.hint_steps.clear();
        let event = self.set_feedback(FeedbackKind::Remark, solving::puzzle_shown());
        [Some(event), self.score_once(), Some(self.about())].into_iter().flatten().collect()
    }
}

const fn tone(kind: FeedbackKind) -> ToastTone {
    match kind {
        FeedbackKind::Good => ToastTone::Success,
        FeedbackKind::Remark | FeedbackKind::Hint => ToastTone::Info,
        FeedbackKind::Wrong => ToastTone::Error,
    }
}
