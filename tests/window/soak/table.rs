//! Games in a soak: how they begin, are played, and end where they are measured.

use std::thread;
use std::time::{Duration, Instant};

use abande::record::Record;
use abande::rules::{AnyGame, ByPlayer, Game, MoveIntent, Player as Side, Variant};

use super::super::player::Report;
use super::super::{PATIENCE, make, play};
use super::Soak;

/// For a game between computers, or the engine.
pub(super) const GAME: Duration = Duration::from_mins(5);
/// On large boards this many moves are enough.
pub(super) const PLIES: usize = 70;

impl Soak<'_> {
    /// A new game on the small hexagon, from the usual seat, with nothing over it.
    pub(super) fn come_home(&mut self) {
        self.begin(Variant::Hex3, ByPlayer::new(false, true));
        self.player.key("F2");
        self.player.key("1");
        // Nothing is pointed at there.
        self.player.rest_pointer();
        self.player.rest();
        let home = self.player.turn();
        if home.pointed.is_some() || home.dialog || home.variant != "hex-3" || !home.moves.is_empty() {
            self.player.fail("this is not the state in which the window is measured");
        }
        self.check(&home);
    }

    /// Starts a new game from the dialog for it, with computers where it says so.
    pub(super) fn begin(&mut self, variant: Variant, computers: ByPlayer<bool>) {
        let before = self.player.look().expect("the window reports");
        self.player.key("ctrl+n");
        self.player.until("the dialog for a new game is open", PATIENCE, |report| {
            report.dialog && report.buttons.contains_key("Start")
        });
        self.player.press(variant.game_name());
        self.player.press(variant.name());
        if variant.has_komi() {
            self.player.press("Agreed");
        }
        // Both seats have buttons of the same names, of which the probe tells the last: White's.
        let name = |computer: bool| if computer { "Computer" } else { "Human" };
        self.player.press(name(computers[Side::Black]));
        self.player.press("Swap colours");
        self.player.press(name(computers[Side::White]));
        self.player.press("Start");
        self.player.until("the new game is on the table", PATIENCE, |report| {
            !report.dialog && report.variant == variant.name() && report.matches != before.matches
        });
        self.plies.games += 1;
    }

    /// A person's moves against the computer, as far as wanted or to the end. Some of them are taken back, and now and
    /// then the person looks back and tries something else.
    pub(super) fn play_on(&mut self, plies: usize) -> Report {
        let mut own = 0;
        loop {
            let report = self.player.turn();
            self.check(&report);
            if report.over || report.moves.len() >= plies {
                return report;
            }
            let mv = self.chooser.of(&report);
            play(&mut self.player, &report, mv, own % 3 == 0);
            own += 1;
            self.plies.person += 1;
            self.plies.computer += 1;
            match own % 12 {
                5 => self.take_back(),
                9 => self.try_something(),
                _ => {}
            }
        }
    }

    /// Takes a turn back and plays it again.
    pub(super) fn take_back(&mut self) {
        let before = self.player.turn();
        if before.over {
            return;
        }
        self.player.key("u");
        self.player.until("a move is taken back", PATIENCE, |report| report.position != before.position);
        let back = self.player.turn();
        self.check(&back);
        self.player.key("r");
        self.player.until("it is played again", PATIENCE, |report| report.position != back.position);
        self.player.turn();
    }

    /// Looks back two moves, tries another one there, and comes back to the game.
    pub(super) fn try_something(&mut self) {
        let stands = self.player.turn();
        if stands.over || stands.moves.len() < 4 {
            return;
        }
        self.look_back(2);
        let there = self.player.turn();
        if there.human_to_move {
            let mv = self.chooser.of(&there);
            if mv.intent() != MoveIntent::Pass {
                make(&mut self.player, &there, mv, false);
                self.player.until("the variation is shown", PATIENCE, |report| {
                    report.still && report.position != there.position
                });
            }
        }
        let tried = self.player.look().expect("the window reports");
        self.check(&tried);
        self.player.key("F2");
        self.player.press("to-game");
        self.player.until("the game is shown again", PATIENCE, |report| {
            report.still && report.position == stands.position
        });
    }

    /// Goes back this many moves.
    pub(super) fn look_back(&mut self, moves: usize) {
        for _ in 0..moves {
            let before = self.player.turn().position;
            self.player.key("Left");
            self.player.until("one move back", PATIENCE, |report| report.still && report.position != before);
        }
    }

    /// Two computers play, to the end or as far as wanted.
    pub(super) fn watch(&mut self, plies: usize) {
        let started = Instant::now();
        let end = loop {
            let report = self.player.look().expect("the window reports");
            self.check(&report);
            if report.over || report.moves.len() >= plies {
                break report;
            }
            if started.elapsed() > GAME {
                self.player.fail("two computers do not come to an end");
            }
            thread::sleep(Duration::from_millis(100));
        };
        self.plies.computer += u32::try_from(end.moves.len()).expect("a few moves");
    }

    /// The position on the table is consistent, the match can be read, and its moves are legal one after the other.
    pub(super) fn check(&self, report: &Report) {
        let game = report.game();
        assert_eq!(game.inconsistency(), None, "{}", report.position);
        if report.lesson.is_some() || report.puzzle.is_some() {
            return;
        }
        let record = match Record::parse(&report.record) {
            Ok(record) => record,
            Err(error) => self.player.fail(&format!("the match is not legal: {error}")),
        };
        let mut replayed: AnyGame = *record.to_match().start();
        for (number, text) in report.moves.iter().enumerate() {
            let mv = replayed.parse_move(text).ok().filter(|mv| replayed.legal_moves().contains(mv));
            if mv.and_then(|mv| replayed.play(mv).ok()).is_none() {
                self.player.fail(&format!("move {number}, {text}, is not legal in {replayed}"));
            }
        }
    }
}
