//! What a screen reader is told: the same news that the window shows, as sentences.
//!
//! None of this is done until a screen reader asks for it.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{
    Advice, Coach, CurrentMatch, Decided, Explain, LessonSaid, MatchChanged, MovePlayed, MoveRejected,
    PuzzleSaid, Toast, Tone,
};
use crate::board::Point;
use crate::i18n::lessons::said as lesson_text;
use crate::i18n::terminal::report;
use crate::i18n::{Message, aloud, moves, play, puzzles, solving, study, table};
use crate::play::Match;

/// So many announcements can be read again.
const KEPT: usize = 12;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Listening>()
        .init_resource::<Announcements>()
        .init_resource::<Outlines>()
        .configure_sets(PostUpdate, (AnnounceSystems::News, AnnounceSystems::Choice).chain())
        .add_systems(
            PostUpdate,
            (announce, announce_advice).chain().in_set(AnnounceSystems::News).run_if(somebody_listens),
        );
}

/// Whether a screen reader, or another program that asks for the window's tree of names and roles, is there.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listening(pub bool);

/// Runs a system only while a screen reader listens.
pub fn somebody_listens(listening: Option<Res<Listening>>) -> bool {
    listening.is_some_and(|listening| listening.0)
}

/// News is announced in [`PostUpdate`], once everything that a frame brings is known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnounceSystems {
    /// What happened.
    News,
    /// What is chosen now.
    Choice,
}

/// Where the points of the board are in the window, in logical pixels from its upper left corner: around the top of what
/// stands on each. Who knows the board writes them, who knows the screen reader hands them on.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Outlines(pub Vec<(Point, Rect)>);

/// The last announcements, the newest at the end.
#[derive(Resource, Clone, Debug, Default)]
pub struct Announcements {
    list: VecDeque<Announcement>,
    count: u64,
}

impl Announcements {
    /// Says something. The same sentence may be said again and again.
    pub fn say(&mut self, tone: Tone, text: Message) {
        self.count += 1;
        self.list.push_back(Announcement { number: self.count, tone, text });
        let too_many = self.list.len().saturating_sub(KEPT);
        self.list.drain(..too_many);
    }

    /// What was said last, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Announcement> {
        self.list.iter()
    }
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Which one it is: 1 for the first of this run of the program.
    pub number: u64,
    /// An error interrupts what is being read.
    pub tone: Tone,
    /// What is said.
    pub text: Message,
}

fn announce(
    current: Res<CurrentMatch>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut rejected: MessageReader<MoveRejected>,
    mut explained: MessageReader<Explain>,
    mut toasts: MessageReader<Toast>,
    mut taught: MessageReader<LessonSaid>,
    mut puzzled: MessageReader<PuzzleSaid>,
    mut said: ResMut<Announcements>,
    listening: Res<Listening>,
) {
    // A screen reader that begins to listen, the first time or again, is told what is on the table.
    let mut ended = listening.is_changed();
    if listening.is_changed() {
        said.say(Tone::Good, on_the_table(&current));
    }
    for MovePlayed { transition, .. } in played.read() {
        said.say(Tone::Good, aloud::of_move(transition));
        ended |= transition.to == current.game().end();
    }
    for change in changed.read() {
        let news = match change {
            MatchChanged::Replaced => {
                said.say(Tone::Good, on_the_table(&current));
                ended = true;
                None
            }
            MatchChanged::Stepped { .. } => Some(shown(current.game())),
            MatchChanged::Grown => {
                ended = true;
                current.game().transition_to(current.game().end()).as_ref().map(aloud::of_move)
            }
            MatchChanged::Resigned => {
                ended = true;
                None
            }
            MatchChanged::Edited | MatchChanged::Seated | MatchChanged::SetUp { .. } => None,
        };
        if let Some(news) = news {
            said.say(Tone::Good, news);
        }
    }
    if let Some(result) = current.game().result().filter(|_| ended) {
        said.say(Tone::Good, report::of_result(result, &current.game().game().view()));
    }
    for MoveRejected { error, .. } in rejected.read() {
        said.say(Tone::Error, moves::of_change_error(error));
    }
    for Explain { text, .. } in explained.read() {
        said.say(Tone::Error, text.clone());
    }
    for LessonSaid(text) in taught.read() {
        said.say(Tone::Good, text.clone());
    }
    for PuzzleSaid { tone, text } in puzzled.read() {
        said.say(*tone, text.clone());
    }
    for Toast { tone, text, .. } in toasts.read() {
        said.say(*tone, text.clone());
    }
}

/// What the engine advises, what the coach asks, and how the game will end: each step and each question once.
fn announce_advice(
    current: Res<CurrentMatch>,
    advice: Res<Advice>,
    coach: Res<Coach>,
    decided: Res<Decided>,
    mut said: ResMut<Announcements>,
    mut known: Local<Known>,
) {
    let board = current.position().board();
    let hint = advice.hint(current.here());
    let question = coach.question(current.turn());
    let early = decided.asked_now(&current);
    if let Some((hint, told)) = hint.filter(|(_, told)| *told != known.steps) {
        let step = told.checked_sub(1).and_then(|index| hint.steps.get(index));
        if let Some(step) = step {
            said.say(Tone::Good, study::of_step(step, board, current.game().near_side()));
        }
    }
    if let Some(question) = question.filter(|_| !known.asks) {
        let [what, stake] = study::of_question(question, board);
        said.say(Tone::Error, play::two_sentences(what, stake));
    }
    if let Some(early) = early.filter(|_| !known.ends) {
        said.say(Tone::Good, early.told(current.game().seats()));
    }
    let steps = hint.map_or(0, |(_, told)| told);
    *known = Known { steps, asks: question.is_some(), ends: early.is_some() };
}

/// What has been announced already: how many steps of a hint, the coach's question, and how the game will end.
#[derive(Default)]
struct Known {
    steps: usize,
    asks: bool,
    ends: bool,
}

/// Which game, lesson or puzzle was put on the table, and who is to move.
fn on_the_table(current: &CurrentMatch) -> Message {
    if let Some(tutor) = current.lesson() {
        let (title, goal) = (tutor.runner().lesson().title, tutor.runner().step().goal);
        return aloud::aloud_lesson(lesson_text(title), lesson_text(goal.text));
    }
    if let Some(solver) = current.puzzle() {
        let title = solving::puzzle_title(play::of_board(solver.puzzle().variant()));
        return aloud::aloud_lesson(title, puzzles::of_task(solver.puzzle()));
    }
    let game = current.game();
    let variant = game.variant();
    let title = aloud::aloud_new_match(variant.game_name(), play::of_board(variant));
    match game.to_move() {
        Some(player) => play::two_sentences(title, aloud::aloud_to_move(player)),
        None => title,
    }
}

/// Which position is looked at.
fn shown(game: &Match) -> Message {
    let Some(transition) = game.shown_transition() else { return table::starting_position() };
    let last = aloud::of_move(&transition);
    if game.is_on_line() {
        let number = game.tree().depth(game.cursor());
        aloud::aloud_move_of(number, game.moves().len(), last)
    } else {
        aloud::aloud_variation(last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::notices;

    #[test]
    fn the_same_news_is_said_again_and_old_news_is_forgotten() {
        let mut said = Announcements::default();
        for _ in 0..KEPT + 3 {
            said.say(Tone::Good, notices::game_copied());
        }
        let numbers: Vec<u64> = said.iter().map(|announcement| announcement.number).collect();
        assert_eq!(numbers, (4..=15).collect::<Vec<_>>());
    }
}
