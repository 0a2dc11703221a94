//! What a lesson consists of.

use crate::play::Level;
use crate::rules::{AnyGame, GameKind, Variant};

use super::{Claim, Task, When, abande, anda};

/// The name of a text in `words`, which every language has. Those of a lesson begin with its id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text(pub &'static str);

/// A text about a position, and what it claims: the tests check every claim against the rules, and a board can point
/// out the places.
#[derive(Clone, Copy, Debug)]
pub struct Saying {
    /// The text.
    pub text: Text,
    /// What must be true for it; every point that the text names is in one of these, or in the step's moves.
    pub claims: &'static [Claim],
}

/// A lesson: one idea in a few steps.
#[derive(Debug)]
pub struct Lesson {
    /// The name that commands and files use: small letters and hyphens.
    pub id: &'static str,
    /// The game and the board.
    pub variant: Variant,
    /// Its title.
    pub title: Text,
    /// What one learns, in one sentence.
    pub about: Text,
    /// Its steps, in their order.
    pub steps: &'static [Step],
}

/// One exercise of a lesson.
#[derive(Debug)]
pub struct Step {
    /// Where it begins.
    pub place: Place,
    /// The goal, in one sentence.
    pub goal: Saying,
    /// What counts as done.
    pub task: Task,
    /// Who answers until the task is done. Without a level there is one try, and a move that does not do it is taken
    /// back.
    pub opponent: Option<Level>,
    /// What is shown once it is done, about the position after the move and before the reply.
    pub done: Saying,
    /// What the opponent plays once it is done; the first that fits.
    pub replies: &'static [Reply],
    /// Answers to other tries; the first that fits. Claims are judged after a legal try, otherwise before it.
    pub remarks: &'static [Remark],
}

/// Where a step begins.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// Where the step before it ended, with the opponent's reply; in the first step the start of the game.
    Here,
    /// After these moves from the start of the game, with spaces between them.
    Moves(&'static str),
    /// A position string, for what no short line of moves leads to.
    Position(&'static str),
}

/// The opponent's reply to the move that did what was asked.
#[derive(Clone, Copy, Debug)]
pub struct Reply {
    /// To which move; `None` to any.
    pub to: Option<&'static str>,
    /// The reply.
    pub mv: &'static str,
}

/// The answer to a try that does not do the task.
#[derive(Clone, Copy, Debug)]
pub struct Remark {
    /// To which try.
    pub when: When,
    /// The answer.
    pub say: Saying,
}

impl Lesson {
    /// Every lesson of Abande, in the order in which to take them.
    pub const ABANDE: &'static [&'static Self] = abande::LESSONS;

    /// Every lesson of Anda.
    pub const ANDA: &'static [&'static Self] = anda::LESSONS;

    /// Every lesson, Abande's first.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        Self::ABANDE.iter().chain(Self::ANDA).copied()
    }

    /// The lessons of the game that a variant belongs to.
    pub const fn of_game(variant: Variant) -> &'static [&'static Self] {
        match variant.kind() {
            GameKind::Abande => Self::ABANDE,
            GameKind::Anda => Self::ANDA,
        }
    }

    /// The lesson with this id.
    pub fn find(id: &str) -> Option<&'static Self> {
        Self::all().find(|lesson| lesson.id.eq_ignore_ascii_case(id))
    }

    /// Every text that the lesson may say.
    pub fn texts(&self) -> Vec<Text> {
        let of_step = |step: &'static Step| {
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

impl Place {
    /// The position; `before` is where the step before it ended. `None` if the text is no position or the moves are
    /// not legal, which no lesson has.
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

/// A text that claims nothing.
pub(super) const fn say(text: &'static str) -> Saying {
    Saying { text: Text(text), claims: &[] }
}

/// A text whose claims must be true.
pub(super) const fn claim(text: &'static str, claims: &'static [Claim]) -> Saying {
    Saying { text: Text(text), claims }
}

/// The answer to a wrong try.
pub(super) const fn remark(when: When, text: &'static str) -> Remark {
    Remark { when, say: say(text) }
}

/// The same with claims.
pub(super) const fn remark_claiming(when: When, text: &'static str, claims: &'static [Claim]) -> Remark {
    Remark { when, say: claim(text, claims) }
}

/// A step with one try and no reply.
pub(super) const fn step(
    place: Place,
    goal: Saying,
    task: Task,
    done: Saying,
    remarks: &'static [Remark],
) -> Step {
    Step { place, goal, task, opponent: None, done, replies: &[], remarks }
}

impl Step {
    /// The points that its task and its replies name.
    pub fn labels(&self) -> Vec<&'static str> {
        let of_moves = |mv: &'static str| mv.split(['-', '+']);
        let replies = self.replies.iter().flat_map(|reply| of_moves(reply.mv));
        self.task.labels().into_iter().chain(replies).collect()
    }

    /// The same step; once it is done the opponent replies.
    pub(super) const fn replying(mut self, replies: &'static [Reply]) -> Self {
        self.replies = replies;
        self
    }

    /// The same step, played on against the computer until the task is done.
    pub(super) const fn against(mut self, level: Level) -> Self {
        self.opponent = Some(level);
        self
    }
}
