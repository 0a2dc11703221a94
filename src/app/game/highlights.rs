//! What words speak of, to be pointed out on the board: by a lesson, a puzzle, a hint or the coach.

use bevy::prelude::*;

use super::{Coach, CurrentMatch, LessonSession, Mode, PuzzleSession, ShownHint, Spoken};
use crate::app::GameSystems;
use crate::board::{Board, BoardSet, Point};
use crate::i18n::Words;
use crate::rules::{AnyMove, MoveIntent};
use crate::study::puzzles::PuzzleTask;
use crate::study::{CoachQuestion, HintStep, ThreatClue, lessons};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>()
        .add_systems(Update, point_out.in_set(GameSystems::SyncView).after(super::advice::take_hint));
}

fn point_out(
    current: Res<CurrentMatch>,
    advice: Res<ShownHint>,
    coach: Res<Coach>,
    spoken: Res<Spoken>,
    mut highlights: ResMut<Highlights>,
) {
    if !(current.is_changed() || advice.is_changed() || coach.is_changed() || spoken.is_changed()) {
        return;
    }
    let shown = if current.mode() == Mode::SetUp {
        Highlights::default()
    } else if let Some(tutor) = current.lesson() {
        Highlights::of_lesson(tutor, &spoken)
    } else if let Some(solver) = current.puzzle() {
        Highlights::of_puzzle(solver)
    } else if let Some(question) = coach.question(current.position_id()).filter(|_| current.is_live()) {
        Highlights::of_question(question)
    } else if let Some((hint, told)) = advice.hint(current.shown_position_id()) {
        Highlights::of_steps(hint.steps.iter().take(told))
    } else {
        Highlights::default()
    };
    highlights.set_if_neq(shown);
}

/// Points and moves that a lesson, a puzzle, a hint or the coach points out on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// A part of the board.
    pub region: BoardSet,
    /// Places that are spoken of.
    pub places: BoardSet,
    /// Places that were asked for, and found.
    pub found: BoardSet,
    /// A move.
    pub mv: Option<MoveIntent>,
    /// Set if points are asked for, so that the one under the pointer can be chosen.
    pub pointing: bool,
}

impl Highlights {
    fn of_lesson(tutor: &LessonSession, words: &Words) -> Self {
        let runner = tutor.runner();
        let board = runner.game().board();
        let (text, claims) = tutor.message();
        let named = claims.iter().flat_map(lessons::PositionClaim::labels).chain(runner.step().labels());
        let known: BoardSet = named.filter_map(|label| board.find(label)).collect();
        let mut shown = Self {
            places: places_in(&words.say(text), board) & known,
            found: runner.found(),
            pointing: tutor.asks_for_point(),
            ..Self::default()
        };
        match tutor.last_hint() {
            Some(lessons::LessonHint::Play(mv)) => shown.mv = Some(mv.intent()),
            Some(lessons::LessonHint::Point(point)) => shown.places = point.into(),
            _ => {}
        }
        // What is on the board says so itself.
        if let Some(MoveIntent::Place(point)) = shown.mv {
            shown.places = shown.places.without(point);
        }
        Self { places: shown.places - shown.found, ..shown }
    }

    /// A move that waits, and what would become of it. Nothing that would be better.
    fn of_question(question: &CoachQuestion) -> Self {
        let places = match question.clue {
            Some(ThreatClue::Falls { point, by }) => [point, by].into_iter().collect(),
            Some(ThreatClue::Smothered { stones, by }) => stones | BoardSet::from(by),
            None => BoardSet::EMPTY,
        };
        Self { mv: Some(question.mv.intent()), places, ..Self::default() }
    }

    /// As far as its hint was told, and until then the group that it is about.
    fn of_puzzle(solver: &PuzzleSession) -> Self {
        if !solver.awaits_move() {
            return Self::default();
        }
        let shown = Self::of_steps(solver.shown_hint_steps());
        let (PuzzleTask::Smother { target, .. } | PuzzleTask::Save { target, .. }) = solver.puzzle().task
        else {
            return shown;
        };
        let view = solver.attempt().game().view();
        let group = view.group(target).map_or(BoardSet::EMPTY, |group| group.points);
        if shown.mv.is_some() { shown } else { Self { places: shown.places | group, ..shown } }
    }

    /// Collects the highlights of steps of a hint.
    fn of_steps<'a>(steps: impl IntoIterator<Item = &'a HintStep>) -> Self {
        let mut shown = Self::default();
        for step in steps {
            match step {
                HintStep::Region { points, .. } => shown.region = *points,
                HintStep::Kind { .. } => {}
                HintStep::Stack { point, .. } => {
                    shown.places = (*point).into();
                    shown.region = BoardSet::EMPTY;
                }
                HintStep::Move { mv, .. } => {
                    shown = Self { mv: Some(AnyMove::intent(*mv)), ..Self::default() };
                }
            }
        }
        shown
    }
}

/// The points that a text names. Languages without spaces write labels between their own letters.
fn places_in(text: &str, board: &Board) -> BoardSet {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let point = |word: &str| -> Option<Point> {
        let named = word.starts_with(|letter: char| letter.is_ascii_lowercase());
        board.find(word).filter(|_| named)
    };
    words.filter_map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::rules::Variant;
    use crate::study::lessons::Lesson;

    fn labels(board: &'static Board, points: BoardSet) -> Vec<&'static str> {
        points.iter().map(|point| board.label(point)).collect()
    }

    #[test]
    fn points_are_found_in_every_language() {
        let board = Variant::Hex3.board();
        for text in ["Touch c3 or c4.", "c3かc4に接する。", "Berühre c3 oder c4!", "(c3-c4)"] {
            assert_eq!(labels(board, places_in(text, board)), ["c3", "c4"], "{text}");
        }
        assert!(places_in("C3 z9 c a1b abc3", board).is_empty());
    }

    #[test]
    fn a_lesson_marks_what_its_sentence_names_and_nothing_else() {
        for lesson in Lesson::all() {
            let tutor = LessonSession::new(lesson);
            let board = tutor.runner().game().board();
            for language in Language::ALL {
                let shown = Highlights::of_lesson(&tutor, &Words::new(language));
                let text = Words::new(language).say(tutor.message().0);
                for label in labels(board, shown.places) {
                    assert!(text.contains(label), "{}, {language}: {label} is not in “{text}”", lesson.id);
                }
            }
        }
        let first = LessonSession::new(Lesson::ABANDE[0]);
        let shown = Highlights::of_lesson(&first, &Words::default());
        assert_eq!(labels(Variant::Hex3.board(), shown.places), ["c3"]);
    }
}
