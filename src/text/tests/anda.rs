//! The second game.

use super::*;

#[test]
fn questions_about_anda_have_answers() {
    let walled = "a2+g1 d1+d7 b1 e5 b2";
    assert_eq!(anda_answer(0, walled, "score"), "Groups: Black 2, White 3. Komi left: 0.\n");
    assert_eq!(anda_answer(0, walled, "territory"), "Territory: Black a1; White none.\n");
    assert_eq!(anda_answer(0, walled, "point a1"), "a1: empty, Black’s territory.\n");
    assert_eq!(anda_answer(0, walled, "point b1"), "b1: Black, in a group of 3 stones with 2 breaths.\n");
    assert_eq!(anda_answer(0, walled, "point e1"), "e1: empty; a stone may be placed here.\n");
    assert!(
        anda_answer(0, walled, "breaths b1").starts_with("Black’s group on b1 has 3 stones and 2 breaths.\n")
    );
    assert!(anda_answer(0, walled, "groups white").starts_with("White has 3 groups.\nd1: 1 breath.\n"));
    assert_eq!(
        anda_answer(0, walled, "a1"),
        "a1 is Black’s territory: White has no stone next to that region.\n"
    );
    assert_eq!(
        anda_answer(0, walled, "towers"),
        "There is no such command in Anda. For a list of commands, type: help\n"
    );
    assert!(anda_answer(0, "", "a2+g1").starts_with("Black plays a2+g1.\n"));
    assert!(
        anda_answer(0, "", "moves")
            .starts_with("Place two stones on parts of the edge that do not touch: a1, ")
    );
    assert!(anda_answer(2, walled, "komi").starts_with("White spends a komi point and has 1 left.\n"));
    assert!(anda_answer(2, walled, "moves").ends_with("Or spend a komi point: komi\n"));
    assert!(anda_answer(0, "", "help").contains("breaths"));
}

#[test]
fn the_computer_plays_anda() {
    let start = "anda-3".parse::<Variant>().unwrap().start();
    let computer = Seat::Computer(crate::play::Level::MIN);
    let mut session = Session::new(Match::from_position(start, ByPlayer::new(Seat::Human, computer)), 1);
    let text = said(&mut session, "a1+d4");
    assert!(text.contains("White plays "), "{text}");
    assert_eq!(session.table().moves().len(), 2);
}

#[test]
fn a_game_of_anda_ends_with_the_last_group() {
    // A group that is taken leaves with a word, and the winner is named.
    let text = {
        let mut session = Session::new(
            Match::from_position(
                "anda-3".parse::<Variant>().unwrap().start_with_komi(2).unwrap(),
                ByPlayer::new(Seat::Human, Seat::Human),
            ),
            1,
        );
        said(&mut session, "b4+e2\nb1+c5\nc3\nb2\nb3\nd4\nc2\nkomi\na2\nkomi\nc1\ne3\nd1")
    };
    assert!(text.contains("Off the board: White’s stone"), "{text}");
    assert!(text.contains("The game is over: White has no groups left.\nBlack wins."), "{text}");
    assert!(text.ends_with("The game is over.\nGame over> \n"), "{text}");
}
