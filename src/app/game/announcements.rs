//! Announcements for screen readers: the changes that the window shows, as sentences.
//!
//! No announcement is made until a screen reader asks for it.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{
    ClockNews, Coach, CurrentMatch, EarlyEndOffer, LessonFeedbackGiven, MatchChanged, MovePlayed,
    MoveRejected, PuzzleFeedbackGiven, ShowRefusal, ShownHint, Toast, ToastTone,
};
use crate::board::Point;
use crate::i18n::lessons::said as lesson_text;
use crate::i18n::terminal::report;
use crate::i18n::{Message, aloud, clock, handicap, moves, play, puzzles, solving, study, table};
use crate::play::Match;

/// Number of announcements that are kept.
const KEPT: usize = 12;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScreenReaderActive>()
        .init_resource::<Announcements>()
        .init_resource::<PointOutlines>()
        .configure_sets(PostUpdate, (AnnounceSystems::News, AnnounceSystems::Selection).chain())
        .add_systems(
            PostUpdate,
            (announce, announce_time, announce_advice)
                .chain()
                .in_set(AnnounceSystems::News)
                .run_if(is_screen_reader_active),
        );
}

/// Set while a screen reader, or another program that asks for the accessibility tree, is connected. Announcements
/// are made only then.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScreenReaderActive(pub bool);

/// Run condition of systems: a screen reader is active, so that announcements are heard.
pub fn is_screen_reader_active(active: Option<Res<ScreenReaderActive>>) -> bool {
    active.is_some_and(|active| active.0)
}

/// Order in which sentences for screen readers are collected in [`PostUpdate`], once all changes of a frame are
/// known.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnnounceSystems {
    /// Changes of the match, toasts and refusals.
    News,
    /// Changes of the selection.
    Selection,
}

/// Rectangle of each point of the board in the window, in logical pixels, around the top of its stack. The stage
/// writes them; the accessibility tree reads them.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PointOutlines(pub Vec<(Point, Rect)>);

/// The last few sentences that screen readers are to speak, the newest last.
#[derive(Resource, Clone, Debug, Default)]
pub struct Announcements {
    list: VecDeque<Announcement>,
    count: u64,
}

impl Announcements {
    /// Adds a sentence for screen readers to speak, even if it repeats the one before.
    pub fn announce(&mut self, tone: ToastTone, text: Message) {
        self.count += 1;
        self.list.push_back(Announcement { number: self.count, tone, text });
        let too_many = self.list.len().saturating_sub(KEPT);
        self.list.drain(..too_many);
    }

    /// Returns the announcements that are kept, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Announcement> {
        self.list.iter()
    }
}

/// Sentence that a screen reader is to speak.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Number of the announcement since the start of the program, from 1.
    pub number: u64,
    /// An error interrupts what is being read.
    pub tone: ToastTone,
    pub text: Message,
}

/// Announces moves and other changes of the match, refusals, toasts, and feedback in lessons and puzzles.
fn announce(
    current: Res<CurrentMatch>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut rejected: MessageReader<MoveRejected>,
    mut refusals: MessageReader<ShowRefusal>,
    mut toasts: MessageReader<Toast>,
    mut lesson_feedback: MessageReader<LessonFeedbackGiven>,
    mut puzzle_feedback: MessageReader<PuzzleFeedbackGiven>,
    mut announcements: ResMut<Announcements>,
    active: Res<ScreenReaderActive>,
) {
    // Describe the table to a screen reader that has just become active.
    let mut ended = active.is_changed();
    if active.is_changed() {
        announcements.announce(ToastTone::Success, on_the_table(&current));
    }
    for MovePlayed { transition, .. } in played.read() {
        announcements.announce(ToastTone::Success, aloud::of_move(transition));
        ended |= transition.to == current.table_match().end();
        if current.table_match().can_person_swap_sides() {
            announcements.announce(ToastTone::Success, handicap::pie_rule_means());
        }
    }
    for change in changed.read() {
        let news = match change {
            MatchChanged::Replaced => {
                announcements.announce(ToastTone::Success, on_the_table(&current));
                ended = true;
                None
            }
            MatchChanged::Stepped { .. } => Some(shown(current.table_match())),
            MatchChanged::PlayedElsewhere => {
                ended = true;
                current.table_match().transition_to(current.table_match().end()).as_ref().map(aloud::of_move)
            }
            MatchChanged::Concluded => {
                ended = true;
                None
            }
            MatchChanged::Edited
            | MatchChanged::SeatsChanged
            | MatchChanged::HelpNoted
            | MatchChanged::SetupChanged { .. } => None,
        };
        if let Some(news) = news {
            announcements.announce(ToastTone::Success, news);
        }
    }
    if let Some(result) = current.table_match().result().filter(|_| ended) {
        announcements.announce(
            ToastTone::Success,
            report::of_result(result, &current.table_match().position().view()),
        );
    }
    for MoveRejected { error, .. } in rejected.read() {
        announcements.announce(ToastTone::Error, moves::of_change_error(error));
    }
    for ShowRefusal { text, .. } in refusals.read() {
        announcements.announce(ToastTone::Error, text.clone());
    }
    for LessonFeedbackGiven(text) in lesson_feedback.read() {
        announcements.announce(ToastTone::Success, text.clone());
    }
    for PuzzleFeedbackGiven { tone, text } in puzzle_feedback.read() {
        announcements.announce(*tone, text.clone());
    }
    for Toast { tone, text, .. } in toasts.read() {
        announcements.announce(*tone, text.clone());
    }
}

/// Announces the time that a person has left when it passes a mark. Other news of the clock are toasts.
fn announce_time(mut news: MessageReader<ClockNews>, mut announcements: ResMut<Announcements>) {
    for news in news.read() {
        match *news {
            ClockNews::Left(player, left) => {
                announcements.announce(ToastTone::Success, clock::time_left(player, left));
            }
            ClockNews::Low(_) | ClockNews::FlagFell(_) | ClockNews::GivenBack(_) | ClockNews::Given(..) => {}
        }
    }
}

/// Announces steps of hints, questions of the coach, and the offer to end a decided game, each once.
fn announce_advice(
    current: Res<CurrentMatch>,
    shown_hint: Res<ShownHint>,
    coach: Res<Coach>,
    offer: Res<EarlyEndOffer>,
    mut announcements: ResMut<Announcements>,
    mut known: Local<AnnouncedAdvice>,
) {
    let board = current.shown_position().board();
    let hint = shown_hint.hint(current.shown_position_id());
    let question = coach.question(current.position_id());
    let early = offer.asked_now(&current);
    if let Some((hint, step_count)) = hint.filter(|(_, step_count)| *step_count != known.steps) {
        let step = step_count.checked_sub(1).and_then(|index| hint.steps.get(index));
        if let Some(step) = step {
            announcements.announce(
                ToastTone::Success,
                study::of_step(step, current.table_match().variant(), current.table_match().near_side()),
            );
        }
    }
    if let Some(question) = question.filter(|_| !known.has_question) {
        let [what, stake] = study::of_question(question, board);
        announcements.announce(ToastTone::Error, play::two_sentences(what, stake));
    }
    if let Some(early) = early.filter(|_| !known.has_offer) {
        announcements.announce(ToastTone::Success, early.told(current.table_match().seats()));
    }
    let steps = hint.map_or(0, |(_, step_count)| step_count);
    *known = AnnouncedAdvice { steps, has_question: question.is_some(), has_offer: early.is_some() };
}

/// Advice that has been announced already.
#[derive(Default)]
struct AnnouncedAdvice {
    steps: usize,
    has_question: bool,
    has_offer: bool,
}

/// Describes the match, lesson or puzzle on the table, and the player to move.
fn on_the_table(current: &CurrentMatch) -> Message {
    if let Some(session) = current.lesson() {
        let (title, goal) = (session.runner().lesson().title, session.runner().step().goal);
        return aloud::aloud_lesson(lesson_text(title), lesson_text(goal.text));
    }
    if let Some(session) = current.puzzle() {
        let title = solving::puzzle_title(play::of_board(session.puzzle().variant()));
        return aloud::aloud_lesson(title, puzzles::of_task(session.puzzle()));
    }
    let game = current.table_match();
    let variant = game.variant();
    let title = aloud::aloud_new_match(variant.game_name(), play::of_board(variant));
    match game.to_move() {
        Some(player) => play::two_sentences(title, aloud::aloud_to_move(player)),
        None => title,
    }
}

/// Describes the position on the board.
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
        let mut announcements = Announcements::default();
        for _ in 0..KEPT + 3 {
            announcements.announce(ToastTone::Success, notices::game_copied());
        }
        let numbers: Vec<u64> = announcements.iter().map(|announcement| announcement.number).collect();
        assert_eq!(numbers, (4..=15).collect::<Vec<_>>());
    }
}
