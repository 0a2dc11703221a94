//! Tests of the messages by the state of the match.

use super::*;
use crate::app::desk::panels::tests::english;
use crate::i18n::table as words;
use crate::play::{Level, Verdict};
use crate::rules::StackView;

/// A message in English.
fn say(message: impl Into<Option<Message>>) -> String {
    english().say(message.into().expect("something is said"))
}

fn said_in_headline(game: &Match, thinks: bool, half: bool) -> String {
    say(headline(game, &game.shown_position().view(), thinks, half))
}

#[test]
fn a_game_by_groups_has_its_own_words() {
    let variant: Variant = "anda-5".parse().unwrap();
    let mut game =
        Match::from_position(variant.start_with_komi(3).unwrap(), ByPlayer::new(Seat::Human, COMPUTER));
    assert_eq!(said_in_headline(&game, false, false), "Your first stone of two");
    assert_eq!(said_in_headline(&game, false, true), "Your second stone of two");
    assert_eq!(say(title(variant, 3)), "Anda · Side 5 · komi 3");
    game.play(game.position().parse_move("a1+i5").unwrap()).unwrap();
    assert_eq!(say(last_move(&game)), "Black played a1 and i5");
    let view = game.position().view();
    assert_eq!((view.score(Player::Black), say(score_label(&view, 2))), (2, "groups".to_owned()));
    assert!(say(plate(&game, &view, Player::Black, None)).ends_with("2 groups, 2 stones"));
    let win = MatchResult { outcome: Outcome::Win(Player::Black), by: Termination::Rules };
    assert_eq!(say(winner(game.seats(), win, &view)), "You win");
    assert_eq!(say(reason(win, &view)), "White has no groups left.");
}

fn table(black: Seat, white: Seat, moves: &str) -> (Match, BoardView) {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        game.play(game.position().parse_move(text).unwrap()).unwrap();
    }
    let view = game.position().view();
    (game, view)
}

const COMPUTER: Seat = Seat::Computer(Level::MIN);

#[test]
fn seats_are_named_from_the_humans_side() {
    let seats = ByPlayer::new(Seat::Human, Seat::Computer(Level::MAX));
    assert_eq!(say(seat(seats, Player::Black)), "You");
    assert_eq!(say(seat(seats, Player::White)), "Computer, level 17");
    assert_eq!(say(seat(ByPlayer::new(Seat::Human, Seat::Human), Player::White)), "Human");
    assert_eq!(seats.lone_human(), Some(Player::Black));
    assert_eq!(ByPlayer::new(COMPUTER, COMPUTER).lone_human(), None);
    assert_eq!(ByPlayer::new(Seat::Human, Seat::Human).lone_human(), None);
}

#[test]
fn every_level_has_a_name_of_its_own() {
    for (variant, levels) in [(Variant::Hex, 17), (Variant::ANDA[0], 11)] {
        let names = Level::all_for(variant).map(|level| say(play::of_level(variant, level)));
        let mut names: Vec<_> = names.collect();
        names.dedup();
        assert_eq!((names.len(), names.last().map(String::as_str)), (levels, Some("Full strength")));
    }
}

#[test]
fn the_headline_names_the_turn() {
    let (game, _) = table(Seat::Human, COMPUTER, "");
    assert_eq!(said_in_headline(&game, false, false), "Your turn");
    let (game, _) = table(Seat::Human, COMPUTER, "d4");
    assert_eq!(said_in_headline(&game, true, false), "White is thinking");
    let (game, _) = table(Seat::Human, Seat::Human, "d4");
    assert_eq!(said_in_headline(&game, false, false), "White to move");
}

#[test]
fn the_last_move_is_told() {
    let (game, _) = table(Seat::Human, Seat::Human, "");
    assert_eq!(last_move(&game), None);
    let (game, _) = table(Seat::Human, Seat::Human, "d4 d5 d3");
    assert_eq!(say(last_move(&game)), "Black entered a piece on d3");
    let (mut game, _) = table(Seat::Human, Seat::Human, "d4 d5 d3 d5-d4");
    assert_eq!(say(last_move(&game)), "White captured d4 from d5");
    game.resign(Player::Black);
    assert_eq!(say(last_move(&game)), "Black resigned");
}

#[test]
fn passing_says_why_not() {
    let (game, view) = table(Seat::Human, COMPUTER, "d4 d5");
    let expected = "You can pass once your hand is empty: 17 pieces to go.";
    assert_eq!(say(pass_refusal(&game, &view)), expected);
    let (game, view) = table(Seat::Human, COMPUTER, "d4");
    assert_eq!(say(pass_refusal(&game, &view)), "It is the computer’s turn.");
}

#[test]
fn a_pass_after_a_pass_shows_the_result_beforehand() {
    let (mut game, mut view) = table(Seat::Human, Seat::Human, "");
    while game.last_transition().is_none_or(|last| last.mv.intent() != MoveIntent::Pass) {
        assert_eq!(pass_banner(&game, &view), None);
        let mv = *game.position().legal_moves().last().unwrap();
        game.play(mv).unwrap();
        view = game.position().view();
    }
    let mover = game.to_move().unwrap();
    view.can_pass = true;
    let mut banner = |own, other| {
        view.points[mover] = own;
        view.points[mover.other()] = other;
        say(pass_banner(&game, &view))
    };
    assert_eq!(banner(21, 17), format!("Passing now ends the game: {mover} wins 21–17"));
    assert_eq!(banner(1, 2), format!("Passing now ends the game: {mover} loses 1–2"));
    assert_eq!(banner(9, 9), "Passing now ends the game in a draw, 9–9");
}

#[test]
fn hints_end_after_the_opening() {
    let (game, view) = table(Seat::Human, COMPUTER, "");
    assert_eq!(hint(&game, &view, false), Some(words::hint_first_piece()));
    let (game, view) = table(Seat::Human, COMPUTER, "d4");
    assert_eq!(hint(&game, &view, false), None);
    let (game, view) = table(Seat::Human, Seat::Human, "d4 d5 d3");
    assert_eq!(hint(&game, &view, false), Some(words::hint_capture()));
    let (after, _) = table(Seat::Human, Seat::Human, "d4 d5 d3");
    let set_up = Match::from_position(*after.position(), after.seats());
    assert_eq!(
        hint(&set_up, &set_up.position().view(), false),
        None,
        "there are pieces on the board already"
    );
}

#[test]
fn looking_elsewhere_is_told() {
    let (mut game, _) = table(Seat::Human, Seat::Human, "d4 d5 d3");
    let nodes = game.line().to_vec();
    assert_eq!(looking(&game), None);
    game.look_at(nodes[2]);
    assert_eq!(say(looking(&game)), "Move 2 of 3");
    assert_eq!(say(last_move(&game)), "White entered a piece on d5");
    game.try_move(game.shown_position().parse_move("e4").unwrap()).unwrap();
    assert_eq!(said_in_headline(&game, false, false), "Trying a variation");
    game.look_at(nodes[0]);
    assert_eq!(say(looking(&game)), "Starting position");
}

#[test]
fn the_human_or_else_the_player_to_move_resigns() {
    assert_eq!(resigner(&table(COMPUTER, Seat::Human, "").0), Ok(Player::White));
    assert_eq!(resigner(&table(Seat::Human, Seat::Human, "d4").0), Ok(Player::White));
    assert!(resigner(&table(COMPUTER, COMPUTER, "").0).is_err());
}

#[test]
fn the_result_is_told_with_its_reason() {
    let (game, mut view) = table(Seat::Human, COMPUTER, "d4 d5");
    let point = view.stacks[0].point;
    let stack = |pieces, asleep| StackView { point, pieces, pinned: false, asleep, tower: false };
    let (b, w) = (Player::Black, Player::White);
    view.stacks = vec![stack(vec![w, b, w], false), stack(vec![b], false), stack(vec![b, b, b], true)];
    view.points = ByPlayer::new(1, 3);
    view.asleep = ByPlayer::new(3, 0);
    let win = MatchResult { outcome: Outcome::Win(w), by: Termination::Rules };
    assert_eq!(say(winner(game.seats(), win, &view)), "White wins 3–1");
    assert_eq!(say(reason(win, &view)), "3 of Black’s points were asleep, and that decided the game.");
    assert_eq!(tally(&view, w), Tally { stacks: [0, 0, 1], total: 3, asleep: 0 });
    assert_eq!(tally(&view, b), Tally { stacks: [1, 0, 0], total: 1, asleep: 3 });
    let towers = std::mem::take(&mut view.stacks);
    view.asleep = ByPlayer::new(1, 2);
    assert_eq!(say(reason(win, &view)), "Points asleep: Black 1, White 2.");
    view.stacks = towers;
    view.asleep = ByPlayer::new(0, 0);
    assert_eq!(say(reason(win, &view)), "White had 1 tower that counted, Black none.");
    let draw = MatchResult { outcome: Outcome::Draw, by: Termination::Rules };
    assert_eq!(say(reason(draw, &view)), "Both players have the same number of points.");
    let resigned =
        MatchResult { outcome: Outcome::Win(b), by: Termination::Verdict(Verdict::Resignation(w)) };
    assert_eq!(say(winner(game.seats(), resigned, &view)), "You win");
    assert_eq!(say(reason(resigned, &view)), "White resigned.");
}

#[test]
fn numbers_read_well() {
    let (_, view) = table(Seat::Human, COMPUTER, "");
    assert_eq!(say(words::in_hand(0)), "none in hand");
    assert_eq!(say(words::in_hand(12)), "12 in hand");
    assert_eq!(say(score_label(&view, 1)), "point");
    assert_eq!(say(score_label(&view, 0)), "points");
    assert_eq!(turn(Some(Duration::from_millis(3900))).map(say), ["thinking 3 s", "3 s"]);
    assert_eq!(turn(None).map(say), ["to move", "turn"]);
    assert_eq!(say(title(Variant::Hex3, 0)), "Abande · Small hexagon");
}
