//! What lessons and puzzles share: the match that waits meanwhile, and where their news go.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{
    CurrentMatch, Explain, LessonFinished, LessonSaid, MatchChanged, MovePlayed, Objection, PuzzleJudged,
    PuzzleSaid, Solving, Tone, Tutor,
};
use crate::i18n::Message;
use crate::play::{Match, Seat};
use crate::rules::AnyMove;
use crate::study::lessons::Lesson;
use crate::study::puzzles::Puzzle;

/// What is on the table while the match that was there waits.
#[derive(Debug)]
pub(super) struct Exercise {
    pub(super) subject: Subject,
    pub(super) waiting: Waiting,
}

/// What the player learns from.
#[derive(Debug)]
pub(super) enum Subject {
    Lesson(Box<Tutor>),
    Puzzle(Box<Solving>),
}

impl Subject {
    /// The position that it begins with, as a match.
    pub(super) fn table(&self) -> Match {
        match self {
            Self::Lesson(tutor) => tutor.table(),
            Self::Puzzle(solving) => solving.table(),
        }
    }

    /// Whether the player is to move.
    pub(super) fn awaits_move(&self) -> bool {
        match self {
            Self::Lesson(tutor) => tutor.awaits_move(),
            Self::Puzzle(solving) => solving.awaits_move(),
        }
    }
}

/// The match that waits while a lesson or a puzzle is on the table.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) id: u32,
    pub(super) game: Match,
}

/// What kind of answer is given in a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoteKind {
    /// What was asked for is done, or a part of it.
    Good,
    /// Something else is asked for.
    Wrong,
    /// The move stands, and there is something to say about it.
    Remark,
    /// Help.
    Hint,
}

/// What follows from something that is done in a lesson or a puzzle.
pub(super) enum News {
    Changed(MatchChanged),
    Played(Box<MovePlayed>),
    /// And what the rules say against it, if they do.
    Wrong(Message, Option<Objection>),
    Good(Message),
    Complete(&'static Lesson),
    /// Of a puzzle.
    Said(Tone, Message),
    /// Whether a puzzle counts as solved.
    Judged(&'static Puzzle, bool),
}

impl CurrentMatch {
    /// Plays a move of the lesson or the puzzle on the table.
    pub(super) fn follow(&mut self, mv: AnyMove, seat: Seat) -> Option<News> {
        let transition = self.change(|game| game.play(mv)).ok()?;
        Some(News::Played(Box::new(MovePlayed { transition, seat })))
    }
}

/// Where the news of lessons and puzzles go, apart from what is played.
#[derive(SystemParam)]
pub(super) struct Voices<'w> {
    pub(super) played: MessageWriter<'w, MovePlayed>,
    pub(super) changed: MessageWriter<'w, MatchChanged>,
    explain: MessageWriter<'w, Explain>,
    said: MessageWriter<'w, LessonSaid>,
    finished: MessageWriter<'w, LessonFinished>,
    told: MessageWriter<'w, PuzzleSaid>,
    judged: MessageWriter<'w, PuzzleJudged>,
}

impl Voices<'_> {
    pub(super) fn tell(&mut self, news: Vec<News>) {
        for news in news {
            match news {
                News::Changed(change) => {
                    self.changed.write(change);
                }
                News::Played(played) => {
                    self.played.write(*played);
                }
                News::Wrong(text, objection) => {
                    self.explain.write(Explain { text, objection });
                }
                News::Good(text) => {
                    self.said.write(LessonSaid(text));
                }
                News::Complete(lesson) => {
                    self.finished.write(LessonFinished(lesson));
                }
                News::Said(tone, text) => {
                    self.told.write(PuzzleSaid { tone, text });
                }
                News::Judged(puzzle, solved) => {
                    self.judged.write(PuzzleJudged { puzzle, solved });
                }
            }
        }
    }
}
