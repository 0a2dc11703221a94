//! Timed games in the terminal.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use super::super::stopwatch::Stopwatch;
use super::*;
use crate::i18n::{Language, Words};
use crate::library::{Library, Paths};
use crate::play::{GameSetup, Level, Termination, Verdict};

/// Lines that are typed after a time, in milliseconds.
struct Typed<'a> {
    lines: std::slice::Iter<'a, (u64, &'static str)>,
    stopwatch: Stopwatch,
}

impl Source for Typed<'_> {
    fn is_typed(&self) -> bool {
        true
    }

    fn next(&mut self, prompt: &str, out: &mut dyn Write) -> io::Result<Option<Line>> {
        write!(out, "{prompt}")?;
        let Some(&(millis, line)) = self.lines.next() else { return Ok(None) };
        self.stopwatch.sleep(Duration::from_millis(millis));
        writeln!(out, "{line}")?;
        Ok(Some(Line::Text(line.to_owned())))
    }
}

fn timed(seats: ByPlayer<Seat>, black: &str, white: &str) -> Session {
    let clock = Some(ByPlayer::new(black.parse().unwrap(), white.parse().unwrap()));
    let setup = GameSetup { clock, ..GameSetup::new(Variant::Hex, seats) };
    let mut session = Session::new(setup.new_match().unwrap(), 1);
    session.drawing = false;
    session.stopwatch = Stopwatch::Simulated(Arc::new(AtomicU64::new(0)));
    session
}

fn two_people(control: &str) -> Session {
    timed(ByPlayer::new(Seat::Human, Seat::Human), control, control)
}

/// All that is said while these lines are typed.
fn typed(session: &mut Session, lines: &[(u64, &'static str)]) -> String {
    let mut output = Vec::new();
    let mut lines = Typed { lines: lines.iter(), stopwatch: session.stopwatch.clone() };
    play(&mut lines, &mut output, session).unwrap();
    String::from_utf8(output).unwrap()
}

fn left(session: &Session, player: Player) -> Duration {
    session.table().clock().unwrap().left(player)
}

const SECOND: Duration = Duration::from_secs(1);

#[test]
fn without_a_clock_the_record_says_how_long_each_move_took() {
    let mut session = people(Variant::Hex);
    session.stopwatch = Stopwatch::Simulated(Arc::new(AtomicU64::new(0)));
    let lines = [(5_000, "d4"), (2_500, "turn"), (1_001, "d5"), (0, "c3"), (700, "undo"), (60_000, "c4")];
    typed(&mut session, &lines);
    let text = session.record().to_string();
    assert!(text.contains("1. d4 d5 {[%emt 0:00:03.501]}"), "the first move takes no time: {text}");
    assert!(text.contains("2. c4 {[%emt 0:01:00]}"), "the move that was taken back does not count: {text}");
    assert_eq!(session.table().time_taken(session.table().end()), Some(60 * SECOND));
}

#[test]
fn both_clocks_are_shown() {
    let text =
        typed(&mut two_people("5+3"), &[(0, "clock"), (0, "d4"), (0, "turn"), (0, "d5"), (0, "clock")]);
    assert!(text.contains("Time for each side: 5+3.\nTime left: Black 5:00, White 5:00.\n"), "{text}");
    assert!(text.contains("Black, move 1, 5:00> clock\n"), "{text}");
    assert_eq!(text.matches("The clock starts with the first move.\n").count(), 1, "{text}");
    assert!(text.contains("\nTime left: Black 5:03, White 5:00.\nWhite, move 2, 5:00> turn\n"), "{text}");
    let text = typed(&mut timed(ByPlayer::new(Seat::Human, Seat::Human), "90", "12s"), &[(0, "clock")]);
    assert!(text.contains("Time for Black: 90. Time for White: 12s.\n"), "{text}");
    assert!(text.contains("Time left: Black 1:30:00, White 12.0 s.\n"), "{text}");
    let text = typed(&mut two_people("0b3x30"), &[]);
    assert!(text.contains("Black 0:30 ×3, White 0:30 ×3.\nBlack, move 1, 0:30 ×3> "), "{text}");
    let mut german = two_people("15s").speaking(Words::new(Language::German));
    assert!(typed(&mut german, &[]).contains("Restzeit: Schwarz 15,0 s, Weiß 15,0 s.\n"));
    assert_eq!(answer("", "clock"), "This game has no clock.\n");
    assert_eq!(answer("", "pause"), "This game has no clock.\n");
    assert_eq!(answer("", "give"), "This game has no clock.\n");
}

#[test]
fn time_runs_while_a_line_is_awaited() {
    let mut session = two_people("5");
    typed(&mut session, &[(900, "d4"), (100, "nonsense"), (100, "point d4"), (100, "d5"), (0, "d3")]);
    let [black, white] = Player::ALL.map(|player| (300 * SECOND).saturating_sub(left(&session, player)));
    assert_eq!(black, Duration::ZERO, "the first move is free");
    assert_eq!(white, Duration::from_millis(300), "no move costs time, too");
}

#[test]
fn a_move_that_comes_too_late_is_not_played() {
    let mut session = two_people("0.3s");
    let text = typed(&mut session, &[(0, "d4"), (400, "d5"), (0, "d5-d4"), (0, "undo"), (0, "d5")]);
    assert_eq!(text.matches("White ran out of time").count(), 1, "{text}");
    assert!(!text.contains("White enters d5. Time"), "{text}");
    // What is typed after the end is a variation, and the end can be taken back with its time.
    assert!(text.contains("The game goes on after all.\n"), "{text}");
    assert!(text.contains("White, move 2, 0.3 s> d5\n"), "{text}");
    assert_eq!(session.table().moves().len(), 2, "{text}");

    let mut session = two_people("0.3s");
    typed(&mut session, &[(0, "d4"), (400, "help")]);
    let ended = session.table().result().unwrap();
    assert_eq!(ended.by, Termination::Verdict(Verdict::Timeout(Player::White)));
}

#[test]
fn a_flag_may_fall_without_an_end() {
    let mut session = two_people("0.3s");
    session.choices.flag_loses = false;
    let text = typed(&mut session, &[(0, "d4"), (400, "d5"), (0, "d3"), (0, "turn"), (0, "d2")]);
    assert_eq!(text.matches("White has no time left. The game goes on.\n").count(), 1, "{text}");
    assert!(session.table().result().is_none() && session.table().moves().len() == 4, "{text}");
}

#[test]
fn undo_gives_the_time_back() {
    let mut session = two_people("1+5");
    typed(&mut session, &[(0, "d4"), (700, "d5"), (300, "d3"), (0, "undo 2")]);
    assert_eq!(left(&session, Player::Black), 65 * SECOND);
    assert_eq!(left(&session, Player::White), Duration::from_mins(1), "the turn begins again");
    assert_eq!(session.table().to_move(), Some(Player::White));
}

#[test]
fn the_clock_stands_still_while_the_game_is_paused() {
    let mut session = two_people("5");
    let text = typed(
        &mut session,
        &[(0, "d4"), (0, "pause"), (1_500, "clock"), (0, "undo"), (0, "redo"), (0, "resume")],
    );
    assert!(text.contains("The clock is paused. To resume it, type: resume\nPaused, move 2> "), "{text}");
    assert!(text.contains("The clock is running again.\nWhite, move 2, 5:00> "), "{text}");
    assert!(text.contains("Black 5:00, White 5:00.") && !text.contains("4:58"), "{text}");
    // A move or an empty line lets it run on, too.
    let text = typed(&mut session, &[(0, "pause"), (0, ""), (0, "pause"), (0, "d5")]);
    assert_eq!(text.matches("The clock is running again.\n").count(), 1, "{text}");
    assert!(!session.table().is_paused());
}

#[test]
fn the_opponent_can_be_given_time() {
    let mut session = two_people("1");
    let text =
        typed(&mut session, &[(0, "d4"), (0, "give"), (0, "give 30"), (0, "give 0"), (0, "give 99999")]);
    assert!(text.contains("Black gets 15 seconds more.\nTime left: Black 1:15, "), "{text}");
    assert!(
        text.contains("Black gets 30 seconds more.\n") && text.contains("For example: give 30\n"),
        "{text}"
    );
    assert!(text.contains("The number 99999 is too large.\n"), "{text}");
    assert_eq!(left(&session, Player::Black), 105 * SECOND);
    let computer = Seat::Computer(Level::MIN);
    let mut session = timed(ByPlayer::new(Seat::Human, computer), "1", "1");
    assert!(typed(&mut session, &[(0, "give 5")]).contains("White gets 5 seconds more.\n"));
}

#[test]
fn little_time_is_told_once() {
    let mut session = two_people("10.6s");
    let text =
        typed(&mut session, &[(0, "d4"), (700, "turn"), (0, "turn"), (0, "d5"), (0, "d3"), (0, "turn")]);
    assert_eq!(text.matches("White has little time left: 9.9 s").count(), 1, "{text}");
    assert!(!text.contains("Black has little time"), "{text}");
}

#[test]
fn weak_levels_take_their_time_and_keep_to_their_clocks() {
    let computer = Seat::Computer(Level::MIN);
    let mut session = timed(ByPlayer::new(computer, computer), "1s+0.02", "1s");
    let text = typed(&mut session, &[]);
    assert_eq!(session.table().result().unwrap().by, Termination::Rules, "{text}");
    assert!(left(&session, Player::White) < SECOND, "{:?}", left(&session, Player::White));
}

#[test]
fn a_new_game_has_another_clock_or_none() {
    let mut session = two_people("5+3");
    let control =
        |session: &Session| session.table().setup().clock.map(|clock| clock[Player::White].to_string());
    typed(&mut session, &[(0, "new square")]);
    assert_eq!(control(&session).as_deref(), Some("5+3"), "as agreed before");
    let text = typed(&mut session, &[(0, "new hex human human clock 1b2x10"), (0, "new clock soon")]);
    assert_eq!(control(&session).as_deref(), Some("1b2x10"));
    assert!(text.contains("“soon” is not a time control. For example: new clock 5+3"), "{text}");
    typed(&mut session, &[(0, "new clock off")]);
    assert_eq!(control(&session), None);
}

/// Even of the turn that goes on.
#[test]
fn the_journal_knows_the_time() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    let mut session = two_people("5").in_library(&library);
    let mut output = Vec::new();
    // Read as another copy of the program would after a crash, in the middle of a turn.
    let during = std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(1_300));
            let copy = tempfile::tempdir().unwrap();
            let (journals, copied) = (folder.path().join("journals"), copy.path().join("journals"));
            std::fs::create_dir_all(&copied).unwrap();
            for file in std::fs::read_dir(journals).unwrap() {
                let file = file.unwrap();
                std::fs::copy(file.path(), copied.join(file.file_name())).unwrap();
            }
            let (games, _) = Library::new(Paths::within(copy.path())).interrupted();
            games[0].game.clone()
        });
        let lines = [(0, "d4"), (1_600, "d5")];
        session.stopwatch = Stopwatch::default();
        let mut lines = Typed { lines: lines.iter(), stopwatch: session.stopwatch.clone() };
        play(&mut lines, &mut output, &mut session).unwrap();
        reader.join().unwrap()
    });
    let used = during.clock().unwrap().used();
    assert_eq!(during.moves().len(), 1);
    assert!(used >= Duration::from_millis(450) && used < Duration::from_millis(1_600), "{used:?}");
}
