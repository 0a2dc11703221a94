//! Hints, the coach and reviews in the terminal.

use super::*;
use crate::study::Effort;

/// Two people on the smallest board, where a short search finds much.
fn learners() -> Session {
    people(Variant::Hex3).judging_with(Effort::nodes(3_000))
}

/// The answers of the game to these lines.
fn answers(session: &mut Session, lines: &[&str]) -> Vec<String> {
    let mut answers = Vec::new();
    for line in lines {
        let mut output = Vec::new();
        assert!(session.obey(line, &mut output).unwrap().is_continue());
        answers.push(String::from_utf8(output).unwrap());
    }
    answers
}

/// A whole game on the small board, in which both sides take what comes first.
fn thoughtless_game(session: &mut Session) {
    while session.table.position().to_move().is_some() {
        let moves = session.table.position().legal_moves();
        // Captures first, as beginners do.
        let mv = *moves.last().unwrap();
        session.table.play(mv).unwrap();
    }
}

#[test]
fn a_hint_says_more_each_time_and_then_the_move_again() {
    let mut session = learners();
    said(&mut session, "c3\nc4\nc2\nc4-c3\n");
    let hints = answers(&mut session, &["hint"; 6]);
    assert!(hints[0].starts_with("Look ") && hints[0].ends_with("For more, type: hint\n"), "{hints:?}");
    let last = hints.iter().position(|hint| hint.starts_with("The best move is ")).unwrap();
    assert!((1..=3).contains(&last), "{hints:?}");
    assert!(hints[last..].iter().all(|hint| hint == &hints[last]), "{hints:?}");
    let mv =
        hints[last].lines().next().unwrap().trim_start_matches("The best move is ").trim_end_matches('.');
    assert!(hints[..last].iter().all(|hint| !hint.contains(mv)), "{mv} is told too early: {hints:?}");
    // Another position, another hint.
    assert!(answers(&mut session, &[mv, "hint"])[1].starts_with("Look "));
    assert!(answers(&mut session, &["hint now"])[0].starts_with("For a hint, type: hint."));
}

#[test]
fn the_coach_asks_once_and_only_if_wanted() {
    // Black has just put c2 where it can be taken; White to answer gets it wrong on purpose: a move that the evaluator
    // calls bad is looked for.
    let mut session = learners();
    thoughtless_game(&mut session);
    let mut evaluator = crate::study::Evaluator::new(Effort::nodes(3_000));
    let line: Vec<_> = session.table.line().to_vec();
    let tree = session.table.tree().clone();
    let bad = line.windows(2).find_map(|pair| {
        let (game, mv) = (tree.game(pair[0]), tree.node(pair[1]).mv().unwrap());
        crate::study::CoachQuestion::ask(&mut evaluator, game, mv, &crate::ai::Stop::default()).unwrap()?;
        Some((pair[0], mv.display(game.board()).to_string()))
    });
    let (node, mv) = bad.expect("a bad move in a thoughtless game");
    let play = |coach: &[&str]| {
        let mut session = learners();
        for mv in tree.path(node).into_iter().filter_map(|node| tree.node(node).mv()) {
            session.table.play(mv).unwrap();
        }
        answers(&mut session, coach);
        let plies = session.table.line().len();
        let answers = answers(&mut session, &[&mv, &mv]);
        (answers, session.table.line().len() - plies)
    };
    let (asked, plies) = play(&["coach on"]);
    assert!(asked[0].starts_with("Look again") && asked[0].contains("type the move again"), "{asked:?}");
    assert!(!asked[1].contains("Look again") && plies == 1, "{asked:?}");
    for silent in [&[][..], &["coach on", "coach off"]] {
        let (asked, _) = play(silent);
        assert!(!asked[0].contains("Look again"), "{asked:?}");
    }
    assert_eq!(answers(&mut learners(), &["coach maybe"])[0], "For example: coach on, or: coach off\n");
}

#[test]
fn a_game_is_reviewed_walked_through_and_tried_again() {
    let mut session = learners();
    assert_eq!(
        answers(&mut session, &["review", "next-mistake", "again"]),
        [
            "There are no moves to review yet.\n",
            "This game has not been reviewed yet. To review it, type: review\n",
            "First go to a mistake. For the next one, type: next-mistake\n",
        ]
    );
    thoughtless_game(&mut session);
    let review = answers(&mut session, &["review"]).remove(0);
    let lines: Vec<&str> = review.lines().collect();
    assert_eq!(lines.iter().filter(|line| line.starts_with("Position ")).count(), 4, "{review}");
    assert!(review.contains("Black played with ") && review.contains("% in winning chances"), "{review}");

    let at_mistake = answers(&mut session, &["next-mistake"]).remove(0);
    assert!(
        at_mistake.contains("% in winning chances") && at_mistake.contains("A better line: "),
        "{at_mistake}"
    );
    let first = session.table.cursor();
    let back = answers(&mut session, &["next-mistake", "previous-mistake", "previous-mistake"]);
    assert_eq!(session.table.cursor(), first);
    assert_eq!(back[2], "There are no earlier mistakes.\n");

    let again = answers(&mut session, &["again"]).remove(0);
    assert!(again.contains("What would you play? "), "{again}");
    assert_eq!(session.table.cursor(), session.table.tree().node(first).parent().unwrap());
    // The mistake itself is no better the second time; what the review names is.
    let wrong = session.table.tree().node(first).mv().unwrap().display(Variant::Hex3.board()).to_string();
    let better = at_mistake.lines().find_map(|line| line.strip_prefix("A better line: ")).unwrap();
    let better = better.trim_end_matches('.').split(' ').next().unwrap().to_owned();
    let tried = answers(&mut session, &[&wrong, "again", &better]);
    assert!(tried[0].contains("There is a better move. To try again, type: again"), "{tried:?}");
    assert!(tried[2].contains("That is the best move."), "{tried:?}");
    // The game itself has not changed.
    assert!(session.table.position().to_move().is_none());
}

#[test]
fn a_review_is_noted_in_the_game_and_saved_with_it() {
    let mut session = learners();
    assert!(answers(&mut session, &["review keep"])[0].starts_with("This game has not been reviewed"));
    thoughtless_game(&mut session);
    let kept = answers(&mut session, &["review", "review keep", "review keep", "record"]);
    assert!(kept[1].ends_with(" notes were added to the game.\n"), "{kept:?}");
    assert_eq!(kept[2], "The game’s notes already contain all this.\n");
    let has_blunder = kept[3].split_whitespace().any(|word| word.ends_with("??"));
    assert!(kept[3].contains("[%eval ") && kept[3].contains("[%proved ") && has_blunder, "{}", kept[3]);
    // A new game has no review.
    assert!(answers(&mut session, &["new", "new", "next-mistake"])[2].starts_with("This game has not been"));
}
