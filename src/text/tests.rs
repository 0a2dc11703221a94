//! The terminal game, line by line.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod anda;
mod clock;
mod files;
mod help;
mod language;
mod learning;
mod lessons;
mod puzzles;
mod rating;
mod tree;

use super::*;
use crate::play::{Match, Seat};
use crate::rules::{ByPlayer, Game, Player, Variant};

fn people(variant: Variant) -> Session {
    let session = Session::new(Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human)), 1);
    session.judging_with(crate::study::Effort::nodes(3_000))
}

fn said(session: &mut Session, lines: &str) -> String {
    let mut output = Vec::new();
    run(lines.as_bytes(), &mut output, session).unwrap();
    String::from_utf8(output).unwrap()
}

/// The answer of the game to the last line only.
fn answer(moves: &str, line: &str) -> String {
    let mut session = people(Variant::Hex);
    said(&mut session, &moves.replace(' ', "\n"));
    let mut output = Vec::new();
    assert!(session.obey(line, &mut output).unwrap().is_continue());
    String::from_utf8(output).unwrap()
}

/// A session of Anda on side 4 after these moves, and what the game answers to the last line.
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
            "This is sure to draw.",
        ),
        (
            "e6 e5 e4 f5 e6-f5 g4 g3 e3 g3-g4 e6 f4 e6-f5 f3 g2 g3 g2-g3 f4-g3 e5-e4 d5 c5 f4 c5-d5 f3-e4 \
         d6 c4 b3 e5 d6-e5 f4-e5 d4 e6 b3-c4 f4 d7 d6 d5-d6 e6-d7 d5 e6 c5 f3 c3 g2 g1 f2 g1-g2 f2-g2 \
         b4 e2 f1",
            "This is sure to win by 2 points.",
        ),
        (
            "a4 b5 b4 a3 a4-a3 a2 a1 b2 c3 d3 c2 b5-b4 c3-b2 d3-c2 d2 e1 c4 a4 c4-b4 c1 b1 c2-b1 b2-a2 c2 \
         b3 a4-a3 a4 b5 a4-b5 c6 d6 a4 d6-c6 a4-b5 c5 a4 d6 e2 b2 c3 d4 e4 f3 g3 g4 c4",
            "With best play on both sides, this loses by 1 point; no move loses by less.",
        ),
    ];
    for (moves, proved) in cases {
        // As long as it takes.
        let mut session = people(Variant::Hex).judging_with(crate::study::Effort::nodes(100_000));
        said(&mut session, &moves.replace(' ', "\n"));
        let mut output = Vec::new();
        assert!(session.obey("hint all", &mut output).unwrap().is_continue());
        let hint = String::from_utf8(output).unwrap();
        assert!(hint.starts_with("The best move is ") && hint.lines().nth(1) == Some(proved), "{hint}");
    }
    let hint = answer("d4 d5 d3", "hint all");
    assert!(!hint.contains("sure") && hint.contains("White’s chance of winning is about "), "{hint}");
    // What the move changes follows, the most important first.
    let hint = answer("d4 d5 d3 d5-d4", "hint all");
    assert!(hint.lines().count() > 1 && hint.contains("Points: "), "{hint}");
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
    assert_eq!(answer(moves, "what D9"), "There is no point “D9”. Points have names such as d4.\n");
    assert_eq!(answer(moves, "row d"), "d1 to d2 empty, d3 Black, d4 White over Black and d5 to d7 empty.\n");
    assert_eq!(answer(moves, "last"), "White captures with d5-d4: bW, 2 high.\n");
    assert_eq!(answer(moves, "captures"), "Capture: d3-d4.\n");
    assert_eq!(answer(moves, "captures d3"), "d3 can capture d4.\n");
    assert_eq!(answer(moves, "captures d4"), "d4 can be captured from d3.\n");
    // What cannot capture says so in the words of the rules.
    let reason = "Nothing to capture from d2: there is no enemy stack next to it.\n";
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
    assert!(answer(moves, "turn").starts_with("Black (Human) is to move. 4 moves played.\n"));
    assert_eq!(answer(moves, "history"), "1. d4 d5 2. d3 d5-d4\n");
    assert!(answer("", "help").lines().count() > 20);
}

#[test]
fn refusals_are_sentences() {
    assert_eq!(answer("d4 d5", "a1"), "a1 touches no piece: a new piece must join the band.\n");
    assert_eq!(answer("d4 d5", "pass"), "You cannot pass yet: Black still has 17 pieces in hand.\n");
    let unknown = answer("", "dance");
    assert!(
        unknown.starts_with("“dance” is not a move. Type a move such as d4, d5-d4 or pass. For a list"),
        "{unknown}"
    );
    assert!(answer("", "d9").starts_with("There is no point “d9” on this board."));
    assert_eq!(answer("", "undo"), "There is nothing to take back.\n");
    assert_eq!(
        answer("", "level 3"),
        "The computer is not playing either side. To have it play White, type: white ai:3\n"
    );
}

#[test]
fn a_whole_game_ends_with_the_count() {
    let mut session = people(Variant::Hex3);
    while let Some(&mv) = session.table.position().legal_moves().last() {
        let text = mv.display(session.table.position().board()).to_string();
        said(&mut session, &text);
    }
    let text = said(&mut session, "board\nd4\nundo\npass\nquit");
    assert!(text.contains("The game is over: two passes in a row."), "{text}");
    assert!(text.contains("\nBlack: ") && text.contains("\nWhite: "), "{text}");
    assert!(text.contains(" wins, ") || text.contains("A draw, "), "{text}");
    assert!(text.contains(" passes, the game ends"), "{text}");
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
    assert!(text.contains("2 moves were taken back."), "{text}");
    assert!(text.contains("White: Computer, level 2."), "{text}");
    assert_eq!(session.table().moves().len(), 1, "the computer plays Black now");
}

#[test]
fn an_unsaved_game_is_dropped_only_when_asked_twice() {
    let mut session = people(Variant::Hex);
    let text = said(
        &mut session,
        "d4\nd5\nnew square\nd3\nnew square\nnew square\nnew nonsense\nnew snub human ai:2 x",
    );
    assert_eq!(text.matches("This game has not been saved.").count(), 2, "{text}");
    assert_eq!(session.table().variant(), Variant::Square);
    assert!(text.contains("There is no player named “nonsense”"), "{text}");
    assert!(text.contains("Unexpected word: “x”."), "{text}");
}

#[test]
fn a_resigned_game_that_is_not_saved_is_asked_for_too() {
    let mut session = people(Variant::Hex);
    let text = said(&mut session, "d4\nd5\nresign\nnew square");
    assert!(text.contains("White wins.") || text.contains("Black wins."), "{text}");
    assert!(text.contains("This game has not been saved."), "{text}");
    assert_eq!(session.table().variant(), Variant::Hex);
}

#[test]
fn undo_takes_back_as_many_turns_as_asked() {
    let mut session = people(Variant::Hex);
    let text = said(&mut session, "d4\nd5\nd3\nundo 2\nredo 5\nundo two\nundo 9");
    assert!(text.contains("2 moves were taken back.\n"), "{text}");
    assert!(text.contains("2 moves were replayed.\nThere is nothing more to replay.\n"), "{text}");
    assert!(text.contains("For example: undo, or: undo 2\n"), "{text}");
    assert!(text.contains("3 moves were taken back.\nThere is nothing more to take back.\n"), "{text}");
    assert_eq!(session.table().moves().len(), 0);
}

#[test]
fn two_computers_wait_after_taking_back() {
    let computer = Seat::Computer(crate::play::Level::MIN);
    let game = || Session::new(Match::new(Variant::Hex3, ByPlayer::new(computer, computer)), 1);
    let mut session = game();
    let text = said(&mut session, "undo 8\nturn");
    let plies = session.table().moves().len();
    assert!(text.contains("The computers are waiting. To let them play on, type: go\n"), "{text}");
    assert!(text.contains("\nPaused, move "), "{text}");
    assert!(session.table().is_paused() && session.table().result().is_none());
    // A move of a person is a variation: the computers' game is theirs.
    let (tree, end, now) = (session.table().tree(), session.table().end(), session.table().position());
    let other = now.legal_moves().into_iter().find(|&mv| tree.child(end, mv).is_none()).unwrap();
    let mv = other.display(now.board()).to_string();
    let text = said(&mut session, &format!("{mv}\ngame"));
    assert!(session.table().moves().len() == plies && text.contains("is a variation"), "{text}");
    assert!(said(&mut session, "go").contains("two passes in a row"));
    assert!(session.table().result().is_some());
    // An empty line does the same.
    let mut session = game();
    said(&mut session, "undo 2\n\n");
    assert!(session.table().result().is_some());
}

#[test]
fn a_game_starts_from_a_position() {
    let position = "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4";
    let mut session = people(Variant::Hex);
    let text = said(&mut session, &format!("draw off\nsetup {position}\nposition\nd3-d4\ngoto 4"));
    assert!(text.contains(&format!("> {position}\n")), "{text}");
    assert!(text.contains("This is the starting position.\nLooking at move 4 of 5"), "{text}");
    // All that is wrong is said at once.
    let text = said(&mut session, "setup hex 1,x3/x5/x6/x2,1,12,x3/x6/x5/x4 2 17 17 0 4");
    for part in [
        "This cannot be set up on the hex board:\n",
        "- The stacks form 2 separate bands: all stacks must be connected.\n",
        "- Black has 20 pieces on the board and in hand together, not 18.\n",
        "- It cannot be White’s turn after 4 moves.\n",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = said(&mut session, "setup square x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4\nsetup");
    assert!(
        text.contains("It is a position for the hex board. To set it up, type: setup hex POSITION\n"),
        "{text}"
    );
    assert!(text.contains("Which position?"), "{text}");
    assert_eq!(session.table().moves().len(), 1, "the game before stays");
    let text = said(&mut session, "setup anda-3 1,2,x/x3,1/x2,1,x2/x3,2/1,x2 2 0 5\nposition");
    assert!(text.contains("> 1,2,x/x3,1/x2,1,x2/x3,2/1,x2 2 0 5\n"), "{text}");
}

#[test]
fn numbers_have_their_plural() {
    let path = std::env::temp_dir().join(format!("abande-plural-{}.agn", std::process::id()));
    let name = path.display();
    let text = said(&mut people(Variant::Hex), &format!("d4\nturn\nsave {name}\nopen {name}"));
    std::fs::remove_file(&path).unwrap();
    assert!(text.contains("1 move played."), "{text}");
    assert!(text.contains(": 1 move played."), "{text}");
    assert_eq!(answer("", "point"), "Which point? Points have names such as d4.\n");
}

#[test]
fn a_new_game_keeps_the_komi_of_its_board_and_can_set_another() {
    let start = "anda-4".parse::<Variant>().unwrap().start_with_komi(3).unwrap();
    let mut session = Session::new(Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human)), 1);
    let komi = |session: &Session| session.table().start().komi_left();
    assert!(said(&mut session, "new").contains("Komi: 3."));
    assert_eq!(komi(&session), 3);
    said(&mut session, "new anda-5");
    assert_eq!(komi(&session), 0, "agreed for another board");
    said(&mut session, "new komi 2");
    assert_eq!((session.table().variant().name(), komi(&session)), ("anda-5", 2));
    said(&mut session, "new anda-4 human ai:2 komi 5");
    assert_eq!((session.table().variant().name(), komi(&session)), ("anda-4", 5));
    assert!(said(&mut session, "new komi many").contains("How many komi points?"));
    assert!(said(&mut session, "new hex komi 1").contains("Abande has no komi points."));
    assert_eq!(session.table().variant().name(), "anda-4");
}

#[test]
fn white_swaps_sides_under_the_pie_rule() {
    let mut session = people(Variant::Hex);
    assert!(said(&mut session, "swap").contains("only under the pie rule"));
    said(&mut session, "new human ai:3 handicap pie");
    session.set_seat(Player::White, Seat::Human);
    session.set_seat(Player::Black, "ai:3".parse().unwrap());
    let offered = said(&mut session, "");
    assert!(offered.contains("To do so, type: swap"), "{offered}");
    let swapped = said(&mut session, "swap");
    assert!(swapped.contains("Sides were swapped. Black: Human. White: Computer, level 3."), "{swapped}");
    assert!(swapped.contains("White enters a piece"), "the computer goes on as White: {swapped}");
    assert!(said(&mut session, "swap").contains("only under the pie rule"));
    let back = said(&mut session, "undo");
    assert!(back.contains("The swap of sides was taken back.") && back.contains("type: swap"), "{back}");
    // Undo, redo and `from-here` say it as well when they go past the swap.
    let mut session = people(Variant::Hex);
    said(&mut session, "new human human handicap pie");
    said(&mut session, "d4\nswap\nd5");
    assert!(said(&mut session, "undo").contains("The swap of sides was taken back."));
    assert!(said(&mut session, "redo").contains("Sides were swapped."));
    assert!(said(&mut session, "back\nfrom-here").contains("The swap of sides was taken back."));
}

#[test]
fn a_new_game_may_have_a_handicap_which_is_told() {
    let mut session = people(Variant::Hex);
    assert!(
        said(&mut session, "new handicap white-pieces-3").contains("Handicap: White has 3 fewer pieces.")
    );
    let hands = session.table().position().view().hands;
    assert_eq!((hands[Player::Black], hands[Player::White]), (18, 15));
    // It stays for the next game on the board.
    assert!(said(&mut session, "new").contains("Handicap: White has 3 fewer pieces."));
    said(&mut session, "new handicap off");
    assert_eq!(session.table().setup().house_rule, None);
    let pie = said(&mut session, "new handicap pie");
    assert!(
        pie.contains("Pie rule: after Black’s first entry, White may swap sides instead of moving."),
        "{pie}"
    );
    let said_of = |session: &mut Session, line: &str| said(session, &format!("new handicap {line}"));
    assert!(said_of(&mut session, "black-points-1").contains("Handicap: White starts with 1 point."));
    assert!(
        said_of(&mut session, "white-pieces-9")
            .contains("On this board a player can have 1 to 6 fewer pieces.")
    );
    assert!(said_of(&mut session, "much").contains("“much” is not a handicap"));
    assert!(
        said(&mut session, "new anda-5 handicap white-pieces-2")
            .contains("In Anda, komi serves as the handicap.")
    );
    let early = said(&mut session, "new handicap white-captures-9\nd4\nd5\nd3\nd5-d4");
    assert!(
        early.contains(
            "Too early: with this handicap, White may not capture until 9 pieces in all have been entered."
        ),
        "{early}"
    );
}

#[test]
fn points_of_a_handicap_are_counted_at_the_end() {
    let start = Variant::Hex3.start_with_handicap("white-points-4".parse().unwrap()).unwrap();
    let mut table = Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human));
    while let Some(&mv) = table.position().legal_moves().first() {
        table.play(mv).unwrap();
    }
    let view = table.position().view();
    let on_board: usize = view
        .stacks
        .iter()
        .filter(|stack| !stack.asleep && stack.owner() == Player::Black)
        .map(|stack| stack.pieces.len())
        .sum();
    assert_eq!(usize::from(view.points[Player::Black]), on_board + 4);
    let mut session = Session::new(table, 1);
    let black = format!(" + 4 = {}", on_board + 4);
    assert!(said(&mut session, "score").contains(&black), "{}", said(&mut session, "score"));
}

#[test]
fn levels_are_those_of_the_game() {
    let most = crate::play::Level::OF_ANDA;
    let refusal = format!("The computer’s levels in Anda go from 1 to {}.\n", most.get());
    for line in ["white ai:17", "new anda-5 human ai:17"] {
        assert_eq!(anda_answer(0, "", line), refusal, "{line}");
    }
    assert_eq!(anda_answer(0, "", "level 17"), format!("Levels go from 1 to {}.\n", most.get()));
    // A level that the next game lacks becomes its strongest.
    let computer = Seat::Computer(crate::play::Level::MAX);
    let mut session = Session::new(Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, computer)), 1);
    said(&mut session, "new anda-3");
    assert_eq!(session.table().seats()[Player::White].level(), Some(most));
}

#[test]
fn every_level_says_whom_it_suits() {
    let list = answer("", "levels");
    assert!(list.starts_with("1 · First steps. For your very first games: "), "{list}");
    assert_eq!(list.lines().count(), usize::from(crate::play::Level::OF_ABANDE.get()));
    // The last is full strength in every game, and the others have the same names.
    let anda = anda_answer(0, "", "level");
    let (lower, strongest) = anda.trim_end().rsplit_once('\n').unwrap();
    assert!(list.starts_with(lower), "{anda}");
    assert!(
        strongest.contains("Full strength. ") && list.lines().last().unwrap().contains("Full strength. ")
    );
}

#[test]
fn a_number_that_is_too_large_is_named() {
    let large = "999999999999999999999";
    let commands = ["undo", "redo", "back", "forward", "goto", "variations", "variation", "resume", "level"];
    for command in commands {
        let said = answer("d4 d5", &format!("{command} {large}"));
        assert_eq!(said.trim_end(), "The number 99999999999999999999… is too large.", "{command}");
    }
    assert_eq!(answer("", "new anda-5 komi 99999").trim_end(), "The number 99999 is too large.");
    assert_eq!(answer("d4", "glyph $999").trim_end(), "The number 999 is too large.");
    // What is no number at all has an example.
    assert_eq!(answer("d4", "redo two").trim_end(), "For example: redo, or: redo 2");
}

#[test]
fn characters_are_listed_and_chosen() {
    let list = answer("", "characters");
    assert!(list.starts_with("teacher: Teacher. Shows you every threat"), "{list}");
    assert!(list.ends_with("such as: characters mirror hard\n") && !list.contains("hunter"), "{list}");
    let computer = Seat::Computer(crate::play::Level::default());
    let mut session = Session::new(Match::new(Variant::Hex, ByPlayer::new(Seat::Human, computer)), 1);
    for (line, code) in [
        ("characters builder", "ai:builder:medium"),
        ("character MIRROR hard", "ai:mirror:hard"),
        ("characters sandman:easy", "ai:sandman:easy"),
        ("white ai:hoarder", "ai:hoarder:medium"),
    ] {
        said(&mut session, line);
        assert_eq!(session.table().seats()[Player::White].code(), code, "{line}");
    }
    assert!(said(&mut session, "white").contains("Hoarder (medium)"), "the seats are named");
    for (line, reason) in [
        ("characters nobody", "There is no character “nobody”. Type characters to see who plays.\n"),
        ("characters hunter", "Hunter plays Anda only.\n"),
        ("white ai:nobody", "There is no character “nobody”. Type characters to see who plays.\n"),
        ("characters mirror wild", "There is no strength “wild”. Use easy, medium or hard.\n"),
    ] {
        assert!(said(&mut session, line).contains(reason), "{line}");
    }
    assert_eq!(session.table().seats()[Player::White].code(), "ai:hoarder:medium");
    // It answers a move, and is dropped where the game has no such character.
    assert!(said(&mut session, "d4").contains("White"));
    said(&mut session, "new anda-3");
    said(&mut session, "new anda-3");
    assert!(session.table().seats()[Player::White].level().is_some());
    let mut people = Session::new(Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human)), 1);
    assert!(said(&mut people, "characters mirror").contains("The computer plays neither side."));
}
