//! The parts of a lesson.

use crate::play::Level;
use crate::rules::{AnyGame, Variant};

use super::claim::PositionClaim;
use super::tasks::{LessonTask, RemarkTrigger};

/// Id of a text of a lesson in `i18n`, which has it in every language. Ids of a lesson's texts begin with the
/// lesson's id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TextId(pub &'static str);

/// A text of a lesson, with claims about the position that must be true for it: tests check every claim against the
/// rules, and a board can point out the places that the claims name.
#[derive(Clone, Copy, Debug)]
pub struct LessonText {
    /// The text.
    pub text: TextId,
    /// Claims that must hold; every point that the text names is in one of them, or in the step's moves.
    pub claims: &'static [PositionClaim],
}

/// A lesson: exercises on one board that teach one idea.
#[derive(Debug)]
pub struct Lesson {
    /// The name that commands and files use: small letters and hyphens.
    pub id: &'static str,
    /// The game and the board.
    pub variant: Variant,
    /// Its title.
    pub title: TextId,
    /// Summary of what one learns, in one sentence.
    pub about: TextId,
    /// Its steps, in their order.
    pub steps: &'static [LessonStep],
}

/// One exercise of a lesson: a position, a goal, the task that the rules check, and what is said of right and wrong
/// tries.
#[derive(Debug)]
pub struct LessonStep {
    /// Where it begins.
    pub place: StepStart,
    /// The goal, in one sentence.
    pub goal: LessonText,
    /// Condition under which the step is done.
    pub task: LessonTask,
    /// Who answers until the task is done. Without a level there is one try, and a move that does not do it is taken
    /// back.
    pub opponent: Option<Level>,
    /// Text that is shown once the step is done, about the position after the move and before the reply.
    pub done: LessonText,
    /// Replies of the opponent once the step is done; the first that fits is played.
    pub replies: &'static [Reply],
    /// Answers to other tries; the first that fits. Claims are judged after a legal try, otherwise before it.
    pub remarks: &'static [Remark],
}

/// The position from which a step begins.
#[derive(Clone, Copy, Debug)]
pub enum StepStart {
    /// Where the step before it ended, with the opponent's reply; in the first step the start of the game.
    Here,
    /// After these moves from the start of the game, with spaces between them.
    Moves(&'static str),
    /// A position string, for what no short line of moves leads to.
    Position(&'static str),
}

/// The move that the opponent answers with once the learner's move has done the task.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// To which move; `None` to any.
    pub to: Option<&'static str>,
    /// The reply.
    pub mv: &'static str,
}

/// What a lesson says of a particular wrong try.
#[derive(Clone, Copy, Debug)]
pub struct Remark {
    /// To which try.
    pub when: RemarkTrigger,
    /// The answer.
    pub say: LessonText,
}

impl Lesson {
    /// The ids of all texts that the lesson may show: title, summary, goals, remarks, and what is said when a step is
    /// done.
    pub fn texts(&self) -> Vec<TextId> {
        let of_step = |step: &'static LessonStep| {
            let remarks = step.remarks.iter().map(|remark| remark.say.text);
            [step.goal.text, step.done.text].into_iter().chain(remarks)
        };
        [self.title, self.about].into_iter().chain(self.steps.iter().flat_map(of_step)).collect()
    }
}

impl PartialEq for Lesson {
    /// There is one lesson of each name.
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Lesson {}

impl StepStart {
    /// Returns the position in which the step begins on this board; `before` is where the step before it ended.
    /// `None` if the text is no position or the moves are not legal, which no lesson has.
    pub fn position(self, variant: Variant, before: AnyGame) -> Option<AnyGame> {
        match self {
            Self::Here => Some(before),
            Self::Moves(moves) => {
                let mut game = variant.start();
                for text in moves.split_whitespace() {
                    let mv = game.parse_move(text).ok()?;
                    game.play(mv).ok()?;
                }
                Some(game)
            }
            Self::Position(text) => AnyGame::parse(variant, text).ok(),
        }
    }
}

/// Makes a text without claims.
pub(super) const fn say(text: &'static str) -> LessonText {
    LessonText { text: TextId(text), claims: &[] }
}

/// Makes a text with claims that must be true of the position.
pub(super) const fn claim(text: &'static str, claims: &'static [PositionClaim]) -> LessonText {
    LessonText { text: TextId(text), claims }
}

/// Makes a remark about a wrong try, without claims.
pub(super) const fn remark(when: RemarkTrigger, text: &'static str) -> Remark {
    Remark { when, say: say(text) }
}

/// Makes a remark about a wrong try, with claims that must be true of the position.
pub(super) const fn remark_claiming(
    when: RemarkTrigger,
    text: &'static str,
    claims: &'static [PositionClaim],
) -> Remark {
    Remark { when, say: claim(text, claims) }
}

/// Makes a step where a try that does not do the task is taken back, and the opponent does not reply.
pub(super) const fn step(
    place: StepStart,
    goal: LessonText,
    task: LessonTask,
    done: LessonText,
    remarks: &'static [Remark],
) -> LessonStep {
    LessonStep { place, goal, task, opponent: None, done, replies: &[], remarks }
}

impl LessonStep {
    /// The labels of all points that its task and its replies name, which belong to its texts beside those of the
    /// claims.
    pub fn labels(&self) -> Vec<&'static str> {
        let of_moves = |mv: &'static str| mv.split(['-', '+']);
        let replies = self.replies.iter().flat_map(|reply| of_moves(reply.mv));
        self.task.labels().into_iter().chain(replies).collect()
    }

    /// Adds the moves that the opponent may answer with once the step is done.
    pub(super) const fn replying(mut self, replies: &'static [Reply]) -> Self {
        self.replies = replies;
        self
    }

    /// Makes the step a game against the computer at this level, which goes on until the task is done.
    pub(super) const fn against(mut self, level: Level) -> Self {
        self.opponent = Some(level);
        self
    }
}
