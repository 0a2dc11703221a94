//! Points and moves that texts name, to be highlighted on the board: by a lesson, a puzzle, a hint, the coach or the
//! review.

use bevy::prelude::*;

use super::review::ReviewSystems;
use super::{
    AdviceSystems, AnalysisPage, Coach, CurrentMatch, LessonSession, Mode, PuzzleSession, ReviewSession,
    ShownHint, Spoken,
};
use crate::app::GameSystems;
use crate::board::{Board, BoardSet, Point};
use crate::i18n::Words;
use crate::rules::{AnyMove, MoveIntent, Player};
use crate::study::puzzles::PuzzleTask;
use crate::study::{CoachQuestion, HintStep, ReviewedMove, ThreatClue, lessons};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Highlights>().add_systems(
        Update,
        point_out.in_set(GameSystems::SyncView).after(AdviceSystems).after(ReviewSystems),
    );
}

/// Updates [`Highlights`] if anything has changed that can point something out.
fn point_out(
    current: Res<CurrentMatch>,
    shown_hint: Res<ShownHint>,
    coach: Res<Coach>,
    spoken: Res<Spoken>,
    review: Res<ReviewSession>,
    page: Res<AnalysisPage>,
    mut highlights: ResMut<Highlights>,
) {
    let is_advice_changed = shown_hint.is_changed() || coach.is_changed() || spoken.is_changed();
    if !(current.is_changed() || is_advice_changed || review.is_changed() || page.is_changed()) {
        return;
    }
    let mistake = || review.explained_mistake(current.table_match().cursor()).filter(|_| page.shown);
    let shown = if current.mode() == Mode::SetUp {
        Highlights::default()
    } else if let Some(session) = current.lesson() {
        Highlights::of_lesson(session, &spoken)
    } else if let Some(session) = current.puzzle() {
        Highlights::of_puzzle(session)
    } else if let Some(question) = coach.question(current.position_id()).filter(|_| current.is_live()) {
        Highlights::of_question(question)
    } else if let Some((hint, step_count)) = shown_hint.hint(current.shown_position_id()) {
        Highlights::of_steps(hint.steps.iter().take(step_count))
    } else {
        mistake().map(Highlights::of_mistake).unwrap_or_default()
    };
    highlights.set_if_neq(shown);
}

/// Points and moves that a lesson, a puzzle, a hint, the coach or the review points out on the board; the stage marks them.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Highlights {
    /// Part of the board.
    pub region: BoardSet,
    /// Points that the text names.
    pub places: BoardSet,
    /// Points that the player was to find, and has found.
    pub found: BoardSet,
    pub mv: Option<MoveIntent>,
    /// The move that a player should have made instead of a mistake.
    pub better: Option<(Player, MoveIntent)>,
    /// Set if the player is asked to point at the board.
    pub pointing: bool,
}

impl Highlights {
    /// Highlights for a lesson: points named in its text, points found so far, and what its last hint shows.
    fn of_lesson(session: &LessonSession, words: &Words) -> Self {
        let runner = session.runner();
        let board = runner.game().board();
        let (text, claims) = session.message();
        let named = claims.iter().flat_map(lessons::PositionClaim::labels).chain(runner.step().labels());
        let known: BoardSet = named.filter_map(|label| board.find(label)).collect();
        let mut shown = Self {
            places: places_in(&words.say(text), board) & known,
            found: runner.found(),
            pointing: session.asks_for_point(),
            ..Self::default()
        };
        match session.last_hint() {
            Some(lessons::LessonHint::Play(mv)) => shown.mv = Some(mv.intent()),
            Some(lessons::LessonHint::Point(point)) => shown.places = point.into(),
            _ => {}
        }
        // The mark of the move covers its point.
        if let Some(MoveIntent::Place(point)) = shown.mv {
            shown.places = shown.places.without(point);
        }
        Self { places: shown.places - shown.found, ..shown }
    }

    /// Highlights for the coach's question: the held move and its consequence, but no better move.
    fn of_question(question: &CoachQuestion) -> Self {
        let places = match question.clue {
            Some(ThreatClue::Falls { point, by }) => [point, by].into_iter().collect(),
            Some(ThreatClue::Smothered { stones, by }) => stones | BoardSet::from(by),
            None => BoardSet::EMPTY,
        };
        Self { mv: Some(question.mv.intent()), places, ..Self::default() }
    }

    /// Highlights for a mistake of the review: the better move.
    fn of_mistake(mistake: &ReviewedMove) -> Self {
        let judgement = &mistake.judgement;
        let better = judgement.best.first().filter(|_| !judgement.is_best());
        Self { better: better.map(|mv| (judgement.player, mv.intent())), ..Self::default() }
    }

    /// Highlights for a puzzle: the shown steps of its hint, or the stack or group that it is about.
    fn of_puzzle(session: &PuzzleSession) -> Self {
        if !session.awaits_move() {
            return Self::default();
        }
        let shown = Self::of_steps(session.shown_hint_steps());
        let (PuzzleTask::Smother { target, .. }
        | PuzzleTask::Save { target, .. }
        | PuzzleTask::WarmUp { target: Some(target), .. }) = session.puzzle().task
        else {
            return shown;
        };
        let view = session.attempt().game().view();
        let group = view.group(target).map_or_else(|| target.into(), |group| group.points);
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
            let session = LessonSession::new(lesson);
            let board = session.runner().game().board();
            for language in Language::ALL {
                let shown = Highlights::of_lesson(&session, &Words::new(language));
                let text = Words::new(language).say(session.message().0);
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
