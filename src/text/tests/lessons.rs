//! Lessons in the terminal.

use super::*;
use crate::library::{LessonsDone, Library, Paths};
use crate::study::lessons::{Lesson, LessonTask};

/// The answer to each line, after the greeting.
fn lesson(variant: Variant, lines: &str) -> String {
    let mut session = people(variant);
    session.drawing = false;
    said(&mut session, lines)
}

#[test]
fn a_lesson_is_played_through() {
    let told = lesson(
        Variant::Hex,
        "lesson 1\ne1\nc3\nc3\n\na1\nc4\nc3-c4\nb3\nnext\nb1\npass\nhint\nhint\nb3\nnext\nlessons\nleave",
    );
    for part in [
        "Lesson 1: Entering pieces",
        "You play Black: enter it in the middle, on c3.",
        "You could start there, too.",
        "That is the start of the band.",
        "White enters a piece on c4.",
        "This step is done.",
        "Too far away",
        "There is already a piece there.",
        "Not yet: the first three turns",
        "Enter a new piece.",
        "For example: b3",
        "That was the last step of this lesson.",
        "For the next lesson, type: lesson 2",
        "You have left the lesson.",
    ] {
        assert!(told.contains(part), "{part:?} is missing:\n{told}");
    }
}

#[test]
fn places_are_shown_by_their_names() {
    let told =
        lesson(Variant::Hex, "lesson band\nb2\nc3, z9\nc3-c4\nC3 d4\nc3 c4\nnext\nc3-c4\nagain\nb3-c4");
    for part in [
        "Not b2.\nThat one can leave",
        "There is no point “z9” on this board.",
        "This step asks you to find places",
        "Not d4.\n",
        "c3 holds b2, and c4 holds d4.",
        "c3 is pinned: without it, c2 would be cut off.",
        "b3 was free to go.",
    ] {
        assert!(told.contains(part), "{part:?} is missing:\n{told}");
    }
}

/// The game that waits is neither seen nor changed by a lesson.
#[test]
fn the_game_waits() {
    let mut session = people(Variant::Hex);
    let told =
        said(&mut session, "d4\nd5\nlesson heights\nundo\nresign\nnew square\nsave x\ngoto 1\nb1\nposition");
    assert_eq!(told.matches("This cannot be done during a lesson.").count(), 5, "{told}");
    // The input has ended, and with it the lesson.
    assert_eq!(session.table().moves().len(), 2);
    assert_eq!(session.table().variant(), Variant::Hex);
    let told =
        said(&mut session, "lesson heights\nlesson 99\nlesson nonsense\nleave\nd3\nleave\nagain\nnext");
    assert!(told.contains("There is no lesson “nonsense”."), "{told}");
    assert_eq!(session.table().moves().len(), 3);
    // Without one, `again` is for the review of a game and `next` goes forward.
    assert_eq!(told.matches("No lesson is in progress.").count(), 1, "{told}");
}

#[test]
fn leaving_the_program_from_a_lesson_asks_for_the_game_that_waits() {
    let mut session = people(Variant::Hex);
    session.drawing = false;
    let told = said(&mut session, "d4\nd5\nd3\nlesson 1\nquit\nquit");
    assert_eq!(told.matches("This game has not been saved.").count(), 1, "{told}");
}

#[test]
fn questions_are_about_the_board_of_the_lesson() {
    let told = lesson(Variant::Hex, "lesson sleepers\nsleepers\nscore\npinned\nhelp\npoint b3");
    assert!(told.contains("White over Black") || told.contains("Black over White"), "{told}");
    assert!(told.contains("lesson [N|NAME]"), "{told}");
}

#[test]
fn a_lesson_of_the_other_game_can_be_taken_by_its_name() {
    let told = lesson(Variant::Hex, "lesson komi\nhint\ne1\nkomi\nnext\nkomi\nd2\nnext\nkomi\nb1\nlessons");
    for part in [
        "White has komi points.",
        "That was your only breath",
        "1 komi point is left.",
        "You missed a good move",
        "d1 and e1 are gone",
        "Komi points are White’s.",
        "Lessons for Anda:",
    ] {
        assert!(told.contains(part), "{part:?} is missing:\n{told}");
    }
}

/// A whole game within a lesson, against the computer.
#[test]
fn a_guided_game_is_played_to_its_end() {
    let mut session = people(Variant::Hex);
    session.drawing = false;
    said(&mut session, "draw off");
    let mut output = Vec::new();
    assert!(session.obey("lesson first-game", &mut output).unwrap().is_continue());
    for _ in 0..400 {
        let game = *session.table().position();
        let moves = game.legal_moves();
        let captures = moves.iter().find(|mv| matches!(mv.intent(), crate::rules::MoveIntent::Carry { .. }));
        let line = match captures.or(moves.first()) {
            _ if session.is_step_done() => String::new(),
            Some(mv) => mv.display(game.board()).to_string(),
            None => break,
        };
        assert!(session.obey(&line, &mut output).unwrap().is_continue());
    }
    let told = String::from_utf8(output).unwrap();
    assert!(told.contains("Your first capture!"), "{told}");
    assert!(told.contains("That was a whole game of Abande."), "{told}");
    assert!(told.contains("The game is over") || told.contains("Two passes"), "{told}");
}

#[test]
fn what_is_done_is_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let mut session = people(Variant::Hex).in_library(&library);
    session.drawing = false;
    let told =
        said(&mut session, "lessons\nlesson\nc3\n\nb3\n\nb3\nnew hex\nleave\nnew square\nlessons\nlesson");
    assert!(told.contains("  1. Entering pieces: "), "{told}");
    assert!(told.contains("  1. Entering pieces (done): "), "{told}");
    assert!(told.contains("Lesson 2: Capturing"), "the next one that is not done begins: {told}");
    let done = LessonsDone::open(library.paths().lessons());
    assert!(done.has("entering") && !done.has("capturing"));
    // A lesson leaves no game behind.
    assert_eq!(library.index().entries().len(), 0);
    for lesson in Lesson::ABANDE {
        LessonsDone::open(library.paths().lessons()).add(lesson.id).unwrap();
    }
    let mut again = people(Variant::Hex).in_library(&library);
    assert!(said(&mut again, "lessons").contains("You have done them all."));
}

#[test]
fn a_lesson_that_cannot_be_remembered_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let mut session = people(Variant::Hex).in_library(&library);
    session.drawing = false;
    std::fs::create_dir_all(library.paths().lessons()).unwrap();
    let told = said(&mut session, "lesson 1\nc3\n\nb3\n\nb3");
    assert!(told.contains("Your progress could not be saved: "), "{told}");
}

/// A capture with an empty hand once led to a step that no move could do, and `again` back into it. Finding study 1.
#[test]
fn a_first_game_comes_to_its_end() {
    let mut session = people(Variant::Hex);
    session.drawing = false;
    let mut output = Vec::new();
    let path = "b2 next a2 b1 a3 d3 d4 e2 e1 c2 c2-b1 next again";
    for line in ["lesson first-game"].into_iter().chain(path.split(' ')) {
        assert!(session.obey(line, &mut output).unwrap().is_continue());
    }
    let told = String::from_utf8(output.clone()).unwrap();
    assert!(told.contains("Black captures with c2-b1: bwB"), "the computer plays otherwise: {told}");
    assert!(told.contains("Your hand is empty."), "{told}");
    for _ in 0..20 {
        if !session.is_step_done() && session.table().to_move().is_some() {
            assert!(session.obey("pass", &mut output).unwrap().is_continue());
        }
    }
    let told = String::from_utf8(output).unwrap();
    assert!(told.contains("That was a whole game of Abande."), "{told}");
    assert!(session.lesson.as_ref().unwrap().runner.is_complete(), "{told}");
}

/// Every legal try of every step has its answer: a remark, praise, or that it is not what is asked. Finding study 1.
#[test]
fn every_try_is_answered() {
    let is_game = |lesson: &Lesson| lesson.steps.iter().any(|step| step.opponent.is_some());
    let mut tries = 0;
    for lesson in Lesson::all().filter(|lesson| !is_game(lesson)) {
        let mut session = people(lesson.variant);
        session.drawing = false;
        let answer = |session: &mut Session, line: &str| {
            let mut output = Vec::new();
            assert!(session.obey(line, &mut output).unwrap().is_continue());
            String::from_utf8(output).unwrap()
        };
        answer(&mut session, &format!("lesson {}", lesson.id));
        loop {
            let runner = session.lesson.as_ref().unwrap().runner.clone();
            let (game, board) = (runner.game(), runner.game().board());
            let solution = if let LessonTask::Name(ask) = runner.step().task {
                let places = ask.places(game);
                let labels: Vec<_> = places.iter().map(|place| board.label(place.first().unwrap())).collect();
                for point in board.points().map(|point| board.label(point)) {
                    let said = answer(&mut session, point);
                    let is_found = places.iter().any(|place| place.contains(board.find(point).unwrap()));
                    // That it is not there, and why.
                    let lines = if is_found { 1 } else { 2 };
                    assert!(said.lines().count() >= lines, "{}, {point}: {said}", lesson.id);
                    answer(&mut session, "again");
                    tries += 1;
                }
                labels.join(" ")
            } else {
                for mv in game.legal_moves() {
                    let said = answer(&mut session, &mv.display(board).to_string());
                    assert!(!said.trim().is_empty(), "{}, {}", lesson.id, mv.display(board));
                    answer(&mut session, "again");
                    tries += 1;
                }
                runner.answer().unwrap().display(board).to_string()
            };
            answer(&mut session, &solution);
            if !session.is_step_done() {
                break;
            }
            answer(&mut session, "next");
        }
        assert!(session.lesson.as_ref().unwrap().runner.is_complete(), "{}", lesson.id);
    }
    assert!(tries > 500, "{tries}");
}
