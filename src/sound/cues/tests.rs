//! Tests of the cues of whole games, event by event.

#![expect(clippy::float_cmp, reason = "the middle and the sides are exact")]

use super::*;
use crate::play::Level;
use crate::rules::Variant;

const GLIDE: Duration = Duration::from_millis(300);

/// From the near seat, with this person at the table.
fn context(board: &'static Board, person: Option<Player>) -> CueContext {
    CueContext { board, right: [1.0, 0.0], listener: Listener(person) }
}

/// Cues as `sound@milliseconds`, then `<` or `>` for what comes from the left or the right.
fn written(cues: &[Cue]) -> String {
    let one = |cue: &Cue| {
        let side = match cue.pan {
            pan if pan < -0.01 => "<",
            pan if pan > 0.01 => ">",
            _ => "",
        };
        format!("{}@{}{side}", cue.sound.word(), cue.after.as_millis())
    };
    cues.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// Cues of each move.
fn heard(mut game: AnyGame, moves: &str) -> Vec<String> {
    let mut heard = Vec::new();
    for text in moves.split_whitespace() {
        let mv = game.parse_move(text).unwrap();
        game.check_move(mv).unwrap();
        let event = Event::Moved { before: &game, mv, touchdown_in: GLIDE };
        heard.push(written(&context(game.board(), None).cues(event)));
        game.play(mv).unwrap();
    }
    heard
}

fn start(variant: &str) -> AnyGame {
    variant.parse::<Variant>().unwrap().start()
}

#[test]
fn a_game_of_abande() {
    assert_eq!(
        heard(start("hex"), "d4 d5 d3 d5-d4 d3-d4 e4"),
        [
            "enter-1@200",
            "enter-1@200>",
            "enter-1@200<",
            "enter-2@200 capture@200",
            "enter-3@200 capture@200 tower@330",
            "enter-1@200>",
        ]
    );
}

#[test]
fn passes_end_a_game_of_abande() {
    let mut game = start("hex-3");
    let mut last = Vec::new();
    while let Some(&mv) = game.legal_moves().first() {
        last.push(written(&context(game.board(), None).cues(Event::Moved {
            before: &game,
            mv,
            touchdown_in: GLIDE,
        })));
        game.play(mv).unwrap();
    }
    assert_eq!(last[last.len() - 2..], ["pass@0", "pass@0"]);
}

#[test]
fn a_game_of_anda() {
    // Out of the vectors: with the seventh move one stone leaves, with the last one five of two groups.
    let moves = "a1+d4 b4+e2 e1 a3 c3 c4 d2 a2 b3 d3";
    let heard = heard(start("anda-3"), moves);
    assert_eq!(heard[0].matches("stone@").count(), 2);
    assert!(heard[0].contains("stone@460"), "the second stone comes later: {heard:?}");
    assert!(heard[2..6].iter().all(|cues| cues.starts_with("stone@200") && !cues.contains(' ')), "{heard:?}");
    assert!(heard[6].contains("removal@380"), "{heard:?}");
    let komi = AnyGame::Anda(anda::Position::new(anda::Rules::of_side(crate::board::Side::Three), 2));
    let moves = "b4+e2 b1+c5 c3 b2 b3 d4 c2 komi";
    assert_eq!(self::heard(komi, moves).last().map(String::as_str), Some("pass@0"));
}

#[test]
fn many_groups_are_not_a_landslide() {
    // In a long random game no move makes more than this many sounds, no matter how many groups leave.
    let mut game = start("anda-5");
    let mut removals = 0;
    for step in 0..400_usize {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(step * 7919 % moves.len().max(1)) else { break };
        let cues = context(game.board(), None).cues(Event::Moved { before: &game, mv, touchdown_in: GLIDE });
        let groups = game.removed_by(mv).len();
        let heard = cues.iter().filter(|cue| cue.sound == Sound::Removal).count();
        assert_eq!(heard, groups.min(GROUPS_HEARD));
        removals += heard;
        game.play(mv).unwrap();
    }
    assert!(removals > 3, "{removals}");
}

#[test]
fn what_does_not_move_is_heard_at_once() {
    let game = start("hex");
    let mv = game.parse_move("d4").unwrap();
    let cues =
        context(game.board(), None).cues(Event::Moved { before: &game, mv, touchdown_in: Duration::ZERO });
    assert_eq!(written(&cues), "enter-1@0");
}

#[test]
fn left_is_left_of_the_viewer() {
    let board = Variant::Hex.board();
    let pan = |right: [f32; 2], label: &str| {
        let context = CueContext { right, ..context(board, None) };
        context.cues(Event::Refused { at: board.find(label) })[0].pan
    };
    let (left, right) = ("a1", "g4");
    assert!(pan([1.0, 0.0], left) < 0.0 && pan([1.0, 0.0], right) > 0.0);
    // From the far seat.
    assert!(pan([-1.0, 0.0], left) > 0.0 && pan([-1.0, 0.0], right) < 0.0);
    for point in board.points() {
        let cue = context(board, None).cues(Event::SleeperLeaves(point))[0];
        assert!(cue.pan.abs() <= WIDTH);
    }
    assert_eq!(pan([1.0, 0.0], "no such point"), 0.0);
}

#[test]
fn results_are_those_of_the_listener() {
    let board = Variant::Hex.board();
    let (black, white) = (Some(Player::Black), Some(Player::White));
    for (outcome, person, sound) in [
        (Outcome::Win(Player::Black), black, Sound::Win),
        (Outcome::Win(Player::Black), white, Sound::Loss),
        (Outcome::Win(Player::White), white, Sound::Win),
        (Outcome::Win(Player::White), black, Sound::Loss),
        (Outcome::Win(Player::White), None, Sound::Win),
        (Outcome::Draw, black, Sound::Draw),
        (Outcome::Draw, None, Sound::Draw),
    ] {
        let cues = context(board, person).cues(Event::Ended(outcome));
        assert_eq!(cues.iter().map(|cue| cue.sound).collect::<Vec<_>>(), [sound], "{outcome:?} {person:?}");
    }
}

#[test]
fn only_one_person_is_a_listener() {
    let computer = Seat::Computer(Level::strongest(Variant::Hex));
    for (seats, person) in [
        (ByPlayer::new(Seat::Human, computer), Some(Player::Black)),
        (ByPlayer::new(computer, Seat::Human), Some(Player::White)),
        (ByPlayer::new(Seat::Human, Seat::Human), None),
        (ByPlayer::new(computer, computer), None),
    ] {
        assert_eq!(Listener::of(&seats), Listener(person));
    }
}

#[test]
fn the_player_is_called_after_a_long_wait_or_from_another_window() {
    let context = context(Variant::Hex.board(), Some(Player::Black));
    let second = Duration::from_secs(1);
    for (waited, away, called) in
        [(second, false, false), (LONG_WAIT, false, true), (second, true, true), (LONG_WAIT, true, true)]
    {
        let cues = context.cues(Event::TurnCame { waited, away });
        assert_eq!(cues.iter().any(|cue| cue.sound == Sound::YourTurn), called, "{waited:?} {away}");
    }
}

#[test]
fn the_power_of_both_sides_is_the_same_everywhere() {
    for step in -10..=10_i8 {
        let [left, right] = pan_gains(f32::from(step) / 10.0);
        assert!((left * left + right * right - 1.0).abs() < 1e-6);
        assert_eq!(left > right, step < 0);
    }
    assert_eq!(pan_gains(-7.0), [1.0, 0.0]);
}
