//! Lessons, hints and the coach in the panels.

use super::*;
use crate::ai::Stop;
use crate::app::game::{CoachAnswered, FeedbackKind, HintRequested, LessonRequested};
use crate::i18n::rules;
use crate::study::lessons::Lesson;
use crate::study::{Effort, Evaluator, Hint, QuestionStake, ThreatClue};

const ACTIONS: [&str; 3] = ["hint", "lesson-again", "lesson-next"];

fn first_lesson() -> &'static Lesson {
    Lesson::ABANDE[0]
}

/// A table with a lesson in progress.
pub(super) fn learning(mut table: Table, tutor: LessonSession) -> Table {
    table.game = tutor.starting_match();
    table.lesson = Some(tutor);
    table.frames(2);
    table
}

/// A table at the beginning of a lesson.
pub(super) fn begun(table: Table, lesson: &'static Lesson) -> Table {
    learning(table, LessonSession::new(lesson))
}

/// A table with a hint for its position.
pub(super) fn hint_for(table: &Table) -> Hint {
    let mut judge = Evaluator::new(Effort::nodes(200));
    Hint::for_position(&mut judge, table.game.position(), &Stop::default()).unwrap()
}

/// A table with a question about a capture.
pub(super) fn question_for(table: &Table, mv: &str) -> CoachQuestion {
    let game = table.game.position();
    let p = |label| game.board().find(label).unwrap();
    let clue = Some(ThreatClue::Falls { point: p("d4"), by: p("d5") });
    CoachQuestion { mv: game.parse_move(mv).unwrap(), stake: QuestionStake::Points(6), clue }
}

#[test]
fn the_page_lists_every_lesson_and_suggests_the_next() {
    let mut table = Table::new("", [1280.0, 4000.0]);
    table.preferences.panels.page = Page::Learn;
    table.lessons = LessonProgress::from_done(["entering", "groups"], false);
    table.frame(Vec::new());
    for lesson in Lesson::all() {
        let name = format!("lesson-{}", lesson.id);
        assert_eq!(table.press(&name), [Request::Learn(LessonRequested::Begin(lesson))], "{name}");
    }
    let abande = format!("1 of {} done", Lesson::ABANDE.len());
    let anda = format!("1 of {} done", Lesson::ANDA.len());
    assert!(says(&mut table, &abande) && says(&mut table, &anda));
    let next = table.texts.iter().filter(|(_, text)| text == "Up next").count();
    assert_eq!(next, 2, "one for each game");
}

#[test]
fn tabs_and_actions_fit_in_every_language() {
    for language in Language::ALL {
        for (size, room) in [([1000.0, 600.0], 300.0), ([640.0, 480.0], 640.0)] {
            let mut table = Table::new("d4 d5", size);
            table.words = Words::new(language);
            table.frame(Vec::new());
            let tabs = Page::ALL.map(|page| Command::Panel(PanelCommand::Page(page)).info().name);
            let actions = rail::ACTIONS.map(|command| command.info().name);
            let all: Vec<&str> = tabs.into_iter().chain(actions).chain(["game-menu", "view-menu"]).collect();
            let found = places(&mut table, &all);
            // One action is disabled, and others belong to lessons or are in a menu.
            assert!(found.len() > tabs.len() + 3, "{language}: {found:?}");
            for rect in &found {
                assert!(
                    rect.right() <= size[0] + 0.5 && rect.left() >= size[0] - room,
                    "{language}: {rect:?}"
                );
            }
            let mut lesson = begun(table, first_lesson());
            for rect in places(&mut lesson, &[&ACTIONS[..], &["lesson-leave", "game-menu"]].concat()) {
                assert!(
                    rect.right() <= size[0] + 0.5 && rect.left() >= size[0] - room,
                    "{language}: {rect:?}"
                );
            }
        }
    }
}

#[test]
fn in_a_lesson_the_buttons_stay_where_they_are() {
    for size in SIZES {
        let tutor = LessonSession::new(first_lesson());
        let wrong = tutor.clone().with_feedback(FeedbackKind::Wrong, rules::game_over());
        let done = tutor.clone().after_answer();
        let next = done.clone().at_next_step();
        assert!(done.runner().is_done() && next.runner().progress().step == 2);
        let first = places(&mut learning(Table::new("d4 d5", size), tutor), &["hint", "lesson-again"]);
        assert_eq!(first.len(), 2, "{size:?}");
        for other in [wrong, next] {
            let mut table = learning(Table::new("d4 d5", size), other);
            assert_eq!(places(&mut table, &["hint", "lesson-again"]), first, "{size:?}");
            assert!(places(&mut table, &["lesson-next"]).is_empty(), "the step is open");
        }
        let mut table = learning(Table::new("d4 d5", size), done);
        assert_eq!(places(&mut table, &["lesson-again"])[0], first[1], "{size:?}");
        let next = Command::Match(MatchCommand::Lesson(LessonStep::Next));
        assert!(table.press("lesson-next").contains(&Request::Command(next)), "{size:?}");
    }
}

#[test]
fn a_lesson_says_its_goal_and_the_last_answer() {
    for size in SIZES {
        let mut table = begun(Table::new("d4 d5", size), first_lesson());
        assert!(says(&mut table, "Every game starts with one black piece."), "{size:?}");
        let tutor = table.lesson.clone().unwrap();
        let mut table = learning(table, tutor.clone().after_answer());
        assert!(says(&mut table, "That is the start of the band."), "{size:?}");
        let mut last = tutor;
        for _ in 0..first_lesson().steps.len() {
            last = last.at_next_step().after_answer();
        }
        assert!(last.runner().is_complete());
        let mut table = learning(table, last);
        assert!(says(&mut table, "Next lesson: Capturing"), "{size:?}");
    }
}

#[test]
fn a_game_of_a_lesson_says_how_it_ended() {
    let lesson = Lesson::all().find(|lesson| lesson.steps[0].opponent.is_some()).unwrap();
    for size in SIZES {
        let mut table = begun(Table::new("", size), lesson);
        assert!(!says(&mut table, "White wins"), "{size:?}");
        table.game.resign(Player::Black);
        table.frames(2);
        assert!(says(&mut table, "White wins"), "{size:?}: {:?}", table.texts);
    }
}

/// In a small window, the panel of a lesson is below the board and covers nothing of it.
#[test]
fn in_a_small_window_a_lesson_is_a_sheet() {
    for size in [[640.0, 480.0], [800.0, 600.0]] {
        let mut table = Table::new("d4 d5", size);
        let before = table.frame(Vec::new()).free;
        let mut table = begun(table, first_lesson());
        table.state.drawer = true;
        let free = table.frame(Vec::new()).free;
        assert!((free.width() - before.width()).abs() < 0.5, "no page beside it");
        let sheet = before.bottom() - free.bottom();
        assert!(sheet > 60.0 && sheet <= size[1] * 0.31, "{sheet}");
    }
}

/// The match that waits behind the lesson is left alone.
#[test]
fn in_a_lesson_nothing_is_done_to_the_game_that_waits() {
    let mut table = begun(Table::new("d4 d5", [1280.0, 720.0]), first_lesson());
    for command in [
        Command::Match(MatchCommand::Undo),
        Command::Match(MatchCommand::Redo),
        Command::Panel(PanelCommand::Resign),
        Command::Panel(PanelCommand::Save),
        Command::Match(MatchCommand::SetUp),
        Command::Panel(PanelCommand::Page(Page::Moves)),
        Command::Panel(PanelCommand::Copy(CopyFormat::Game)),
    ] {
        assert_eq!(table.command(command), None, "{command:?}");
        assert!(!table.state.has_dialog(), "{command:?}");
    }
    assert!(places(&mut table, &["page-play", "resign", "undo"]).is_empty());
}

#[test]
fn the_first_lesson_is_offered_until_it_is_taken_or_declined() {
    for size in SIZES {
        let mut table = Table::new("", size);
        assert!(places(&mut table, &["first-lesson-Abande"]).is_empty());
        table.lessons = LessonProgress::from_done([], true);
        table.frames(2);
        let begin = |lesson| [Request::Learn(LessonRequested::Begin(lesson))];
        assert_eq!(table.press("first-lesson-Abande"), begin(Lesson::ABANDE[0]), "{size:?}");
        // A page has room for both games and for what they are about.
        let is_page = size[0] > 1000.0;
        assert_eq!(says(&mut table, "can no longer breathe"), is_page, "{size:?}");
        if is_page {
            assert_eq!(table.press("first-lesson-Anda"), begin(Lesson::ANDA[0]), "{size:?}");
        }
        assert_eq!(table.press("no-lesson"), [Request::DeclineLesson], "{size:?}");
        // A player in the middle of a game gets no offer.
        let mut table = Table::new("d4 d5", size);
        table.lessons = LessonProgress::from_done([], true);
        table.frame(Vec::new());
        assert!(places(&mut table, &["first-lesson-Abande"]).is_empty());
    }
}

#[test]
fn a_hint_says_more_each_time() {
    for size in SIZES {
        let mut table = Table::new("d4 d5", size);
        assert_eq!(table.press("hint"), [Request::Command(StudyCommand::Hint.into())], "{size:?}");
        let hint = hint_for(&table);
        let steps = hint.steps.len();
        assert!(steps > 1);
        for told in 1..=steps {
            table.advice = ShownHint::new(table.here(), hint.clone(), told);
            table.frame(Vec::new());
            assert!(says(&mut table, &format!("Hint {told} of {steps}")), "{size:?}");
            let more = table.frame(Vec::new());
            assert!(more.requests.is_empty());
            assert_eq!(places(&mut table, &["hint-more"]).len(), usize::from(told < steps), "{size:?}");
        }
        assert_eq!(table.press("hint-close"), [Request::Hint(HintRequested::Close)]);
        // No hint is needed while the computer thinks.
        let mut thinking = Table::new("d4", size);
        assert!(places(&mut thinking, &["hint"]).is_empty());
    }
}

#[test]
fn the_coach_asks_and_is_answered_wherever_one_is() {
    for size in SIZES {
        for page in [Page::Play, Page::Moves] {
            let mut table = Table::new("d4 d5", size);
            table.preferences.panels.page = page;
            table.question = Some(question_for(&table, "d3"));
            table.frames(2);
            assert!(says(&mut table, "Look again: d4 could be captured from d5."), "{size:?} {page:?}");
            let answers =
                [("coach-take-back", CoachAnswered::TakeBack), ("coach-play-anyway", CoachAnswered::Insist)];
            for (button, answer) in answers {
                assert_eq!(table.press(button), [Request::Coach(answer)], "{size:?} {page:?}");
            }
        }
    }
}
