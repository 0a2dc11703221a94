//! The text game, line by line.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use super::*;
use crate::play::{Match, Seat};
use crate::rules::{ByPlayer, Game, Player, Variant};

fn people(variant: Variant) -> Session {
    Session::new(Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human)), 1)
}

fn said(session: &mut Session, lines: &str) -> String {
    let mut output = Vec::new();
    run(lines.as_bytes(), &mut output, session).unwrap();
    String::from_utf8(output).unwrap()
}

/// What is said to the last line only.
fn answer(moves: &str, line: &str) -> String {
    let mut session = people(Variant::Hex);
    said(&mut session, &moves.replace(' ', "\n"));
    let mut output = Vec::new();
    assert!(session.obey(line, &mut output).unwrap().is_continue());
    String::from_utf8(output).unwrap()
}

#[test]
fn the_board_is_drawn() {
    let mut game = Variant::Hex3.start();
    let mut last = None;
    for text in ["c3", "c4", "c2", "c4-c3", "b2", "c4"] {
        let mv = game.parse_move(text).unwrap();
        game.play(mv).unwrap();
        last = Some(mv.intent());
    }
    let expected = "
       e1    . --- . --- .   e3
           /  \\  /  \\  /  \\
    d1    . --- . --- . --- .   d4
        /  \\  /  \\  /  \\  /  \\
 c1    . --- B ---bW --[ W ]-- .   c5
        \\  /  \\  /  \\  /  \\  /
    b1    . --- B --- . --- .   b4
           \\  /  \\  /  \\  /
       a1    . --- . --- .   a3
";
    let drawn = draw(&game.view(), last);
    assert_eq!(drawn, expected.trim_start_matches('\n'), "\n{drawn}");
}

#[test]
fn a_hint_says_what_is_proved() {
    let cases = [
        (
            "d4 d5 c5 e4 d4-e4 e3 e2 f4 f5 f3 g2 f2 c5-d5 e3-e4 e2-f2 f1 e1 e3 g1 f3-f2 e1-f1 c5 b5 e6 d7 \
         a4 c4 a4-b5 d4 f3 g4 b4 c4-b4 a3 a2 b3 d4-e3 f3-e3 c3 a3-b4 f3 c4 f3-f4 c4-d5 e2 a1 b1 c1",
            "That is sure to draw.",
        ),
        (
            "e6 e5 e4 f5 e6-f5 g4 g3 e3 g3-g4 e6 f4 e6-f5 f3 g2 g3 g2-g3 f4-g3 e5-e4 d5 c5 f4 c5-d5 f3-e4 \
         d6 c4 b3 e5 d6-e5 f4-e5 d4 e6 b3-c4 f4 d7 d6 d5-d6 e6-d7 d5 e6 c5 f3 c3 g2 g1 f2 g1-g2 f2-g2 \
         b4 e2 f1",
            "That is sure to win by 2 points.",
        ),
        (
            "a4 b5 b4 a3 a4-a3 a2 a1 b2 c3 d3 c2 b5-b4 c3-b2 d3-c2 d2 e1 c4 a4 c4-b4 c1 b1 c2-b1 b2-a2 c2 \
         b3 a4-a3 a4 b5 a4-b5 c6 d6 a4 d6-c6 a4-b5 c5 a4 d6 e2 b2 c3 d4 e4 f3 g3 g4 c4",
            "Against the best play that loses by 1 point, as little as can be.",
        ),
    ];
    for (moves, proved) in cases {
        let hint = answer(moves, "hint");
        assert!(hint.starts_with("The computer would play ") && hint.trim_end().ends_with(proved), "{hint}");
    }
    assert!(!answer("d4 d5 d3", "hint").contains("sure"));
}

#[test]
fn boards_with_columns_name_them() {
    let drawn = draw(&Variant::Snub.start().view(), None);
    assert!(drawn.ends_with("a     b     c     d     e     f     g\n"), "{drawn}");
    assert_eq!(drawn.matches('\\').count() + drawn.matches('/').count(), 18, "{drawn}");
    assert_eq!(draw(&Variant::Square.start().view(), None).matches('X').count(), 36);
}

#[test]
fn questions_have_answers() {
    let moves = "d4 d5 d3 d5-d4";
    assert_eq!(answer(moves, "point d4"), "d4: White over Black, height 2, awake.\n");
    assert_eq!(answer(moves, "what D9"), "There is no point “D9”. Points are named like d4.\n");
    assert_eq!(answer(moves, "row d"), "d1 to d2 empty; d3 Black; d4 White over Black; d5 to d7 empty.\n");
    assert_eq!(answer(moves, "last"), "White captures d5-d4: bW, 2 high.\n");
    assert_eq!(answer(moves, "captures"), "d3-d4.\n");
    assert_eq!(answer(moves, "captures d3"), "d3 can capture d4.\n");
    assert_eq!(answer(moves, "captures d4"), "d4 can be captured from d3.\n");
    // What cannot capture says so in the words of the rules.
    let reason = "Nothing to capture from d2: no enemy stack beside it is low enough.\n";
    assert_eq!(answer("d4 d5 d3 d5-d4 d2 d5", "captures d2"), reason);
    assert_eq!(answer("d4 d5", "captures d4").matches("Too early").count(), 1);
    assert_eq!(answer(moves, "score"), "Black 1, White 2. In hand: Black 16, White 17.\n");
    assert_eq!(answer(moves, "pinned"), "No stack is pinned.\n");
    assert_eq!(answer("d4 d5 d3", "pinned"), "Black d4. Pinned: moving d4 would cut off d3.\n");
    assert_eq!(answer("d4 d5 d3", "sleepers"), "Asleep: Black d3; White none.\n");
    assert_eq!(answer("d4 d5 d3 d5-d4 d3-d4", "towers"), "Towers: Black d4; White none.\n");
    assert_eq!(answer(moves, "position"), "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4\n");
    assert!(answer(moves, "stacks white").starts_with("White has 1 stack.\nd4: White over Black"));
    assert!(answer(moves, "moves").starts_with("Enter: c2, c3, "));
    assert!(answer(moves, "turn").starts_with("Black is to move, Human. 4 plies played.\n"));
    assert_eq!(answer(moves, "history"), "1. d4 d5 2. d3 d5-d4 *\n");
    assert!(answer("", "help").lines().count() > 20);
}

#[test]
fn refusals_are_sentences() {
    assert_eq!(answer("d4 d5", "a1"), "a1 touches no piece: a new piece must join the band.\n");
    assert_eq!(answer("d4 d5", "pass"), "No pass yet: Black still has 17 pieces in hand.\n");
    let unknown = answer("", "dance");
    assert!(unknown.starts_with("“dance” is no move: write d4, d5-d4 or pass."), "{unknown}");
    assert!(answer("", "d9").starts_with("There is no point “d9” on this board."));
    assert_eq!(answer("", "undo"), "There is nothing to take back.\n");
    assert_eq!(answer("", "level 3"), "The computer plays no side. For example: white ai:3\n");
}

#[test]
fn a_whole_game_ends_with_the_count() {
    let mut session = people(Variant::Hex3);
    while let Some(&mv) = session.table.game().legal_moves().last() {
        let text = mv.display(session.table.game().board()).to_string();
        said(&mut session, &text);
    }
    let text = said(&mut session, "board\nd4\nundo\npass\nquit");
    assert!(text.contains("The game is over: two passes in a row."), "{text}");
    assert!(text.contains("\nBlack: ") && text.contains("\nWhite: "), "{text}");
    assert!(text.contains(" wins, ") || text.contains("A draw, "), "{text}");
    assert!(text.contains("Passing now ends the game"), "{text}");
}

#[test]
fn computers_play_to_the_end_by_themselves() {
    let computer = Seat::Computer(crate::play::Level::MIN);
    let mut session = Session::new(Match::new(Variant::Hex3, ByPlayer::new(computer, computer)), 1);
    let text = said(&mut session, "");
    assert!(session.table().result().is_some());
    assert!(text.contains("two passes in a row"), "{text}");
}

#[test]
fn the_computer_answers_and_undo_gives_the_turn_back() {
    let computer = Seat::Computer(crate::play::Level::MIN);
    let mut session = Session::new(Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, computer)), 1);
    said(&mut session, "c3");
    assert_eq!(session.table().moves().len(), 2);
    let text = said(&mut session, "undo\nlevel 2\nwhite human\nblack ai");
    assert!(text.contains("2 moves are taken back."), "{text}");
    assert!(text.contains("White: Computer, level 2."), "{text}");
    assert_eq!(session.table().moves().len(), 1, "the computer plays Black now");
}

#[test]
fn an_unsaved_game_is_dropped_only_when_asked_twice() {
    let mut session = people(Variant::Hex);
    let text =
        said(&mut session, "d4\nnew square\nd5\nnew square\nnew square\nnew nonsense\nnew snub human ai:2 x");
    assert_eq!(text.matches("This game is not saved.").count(), 2, "{text}");
    assert_eq!(session.table().variant(), Variant::Square);
    assert!(text.contains("“nonsense” is nobody"), "{text}");
    assert!(text.contains("“x” is too much"), "{text}");
}

#[test]
fn opening_and_saving_changes_nothing_in_a_file() {
    let path = std::env::temp_dir().join(format!("abande-same-{}.agn", std::process::id()));
    let name = path.display();
    let written = "[Game \"Abande\"]\n[Rules \"spielstein-2005-12-30\"]\n[Variant \"hex\"]\n[Note \"1\"]\n[Note \"2\"]\n\
        [Date \"1999.12.31\"]\n[Black \"Ada\"]\n[White \"Bob\"]\n[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\
        [FormatVersion \"1\"]\n\n1. d4 d5 1-0\n";
    std::fs::write(&path, written).unwrap();
    let text = said(&mut people(Variant::Hex), &format!("open {name}\nsave"));
    assert!(text.contains("Saved to"), "{text}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
    said(&mut people(Variant::Hex), &format!("open {name}\nd3\nsave"));
    let expected = written.replace("[Termination \"time forfeit\"]\n", "").replace("1-0", "*");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), expected.replace("d5 *", "d5 2. d3 *"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn games_are_saved_and_opened() {
    let folder = std::env::temp_dir().join(format!("abande-text-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let name = folder.join("a game.agn");
    let name = name.display();
    let mut session = people(Variant::Snub);
    let text = said(&mut session, &format!("d4\nd5\nsave {name}\nd3\nsave\nquit\nd6"));
    assert_eq!(text.matches("Saved to").count(), 2, "{text}");
    let mut other = people(Variant::Hex);
    let text = said(&mut other, &format!("d4\nsave {name}\nundo\nopen {name}\nlast\nopen nowhere.agn"));
    assert!(text.contains("exists already. To put this game in its place: replace "), "{text}");
    assert!(text.contains("after 3 plies") && text.contains("nowhere.agn: "), "{text}");
    assert_eq!(other.table(), session.table());
    std::fs::write(folder.join("cut.agn"), "1. d4 d5 2. d3 d5-").unwrap();
    let text = said(&mut people(Variant::Hex), &format!("open {}", folder.join("cut.agn").display()));
    assert!(text.contains("line 1, column 16: move 2 (White)"), "{text}");
    assert!(text.contains("Going on with the 3 plies before it."), "{text}");
    std::fs::remove_dir_all(&folder).unwrap();
}

/// A session of Anda on side 4 after these moves, and what is said to the last line.
fn anda_answer(komi: u16, moves: &str, line: &str) -> String {
    let variant: Variant = "anda-4".parse().unwrap();
    let start = variant.start_with_komi(komi).unwrap();
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let mut session = Session::new(Match::from_position(start, seats), 1);
    said(&mut session, &moves.replace(' ', "\n"));
    let mut output = Vec::new();
    assert!(session.obey("draw off", &mut output).unwrap().is_continue());
    output.clear();
    assert!(session.obey(line, &mut output).unwrap().is_continue());
    String::from_utf8(output).unwrap()
}

#[test]
fn questions_about_anda_have_answers() {
    let walled = "a2+g1 d1+d7 b1 e5 b2";
    assert_eq!(anda_answer(0, walled, "score"), "Groups: Black 2, White 3. Komi left: 0.\n");
    assert_eq!(anda_answer(0, walled, "territory"), "Territory: Black a1; White none.\n");
    assert_eq!(anda_answer(0, walled, "point a1"), "a1: empty, territory of Black.\n");
    assert_eq!(anda_answer(0, walled, "point b1"), "b1: Black, in a group of 3 stones with 2 breaths.\n");
    assert_eq!(anda_answer(0, walled, "point e1"), "e1: empty, a stone may stand here.\n");
    assert!(
        anda_answer(0, walled, "breaths b1")
            .starts_with("The group of Black on b1 has 3 stones and 2 breaths.\n")
    );
    assert!(anda_answer(0, walled, "groups white").starts_with("White has 3 groups.\nd1: 1 breath.\n"));
    assert_eq!(
        anda_answer(0, walled, "a1"),
        "a1 is territory of Black: that region touches no stone of White.\n"
    );
    assert_eq!(
        anda_answer(0, walled, "towers"),
        "There is no such thing in Anda. For the commands write: help\n"
    );
    assert!(anda_answer(0, "", "a2+g1").starts_with("Black places a2+g1.\n"));
    assert!(
        anda_answer(0, "", "moves")
            .starts_with("Place two stones, on parts of the perimeter that do not touch: a1, ")
    );
    assert!(anda_answer(2, walled, "komi").starts_with("White spends a komi point; 1 komi point left.\n"));
    assert!(anda_answer(2, walled, "moves").ends_with("Or komi.\n"));
    assert!(anda_answer(0, "", "help").contains("breaths"));
}

#[test]
fn levels_are_those_of_the_game() {
    let refusal = "The computer's levels of Anda go from 1 to 5.\n";
    for line in ["white ai:6", "new anda-5 human ai:6"] {
        assert_eq!(anda_answer(0, "", line), refusal, "{line}");
    }
    assert_eq!(anda_answer(0, "", "level 6"), "Levels go from 1 to 5.\n");
    // A level that the next game lacks becomes its strongest.
    let computer = Seat::Computer(crate::play::Level::MAX);
    let mut session = Session::new(Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, computer)), 1);
    said(&mut session, "new anda-3");
    assert_eq!(session.table().seats()[Player::White].level(), crate::play::Level::new(5));
}

#[test]
fn the_computer_plays_anda() {
    let start = "anda-3".parse::<Variant>().unwrap().start();
    let computer = Seat::Computer(crate::play::Level::MIN);
    let mut session = Session::new(Match::from_position(start, ByPlayer::new(Seat::Human, computer)), 1);
    let text = said(&mut session, "a1+d4");
    assert!(text.contains("White places "), "{text}");
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
    assert!(text.contains("Off the board: White "), "{text}");
    assert!(text.contains("The game is over: White has no group left.\nBlack wins."), "{text}");
    assert!(text.ends_with("The game is over.\nGame over> \n"), "{text}");
}
