//! The real window killed with SIGKILL at random moments: what it had shown is there afterwards.
//!
//! The player moves, steps back, tries other moves and writes comments; the program is killed while it answers the last
//! of these, started again, and the game goes on. Two kills by default; `KILLS=20` for more, `KILLS_SEED` for others.

use std::env;
use std::fs;
use std::thread;
use std::time::Duration;

use abande::library::{Library, Paths};
use abande::play::{Match, NodeId, Tree};
use abande::record::Record;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::player::{Player, Report};
use super::screen::Screen;
use super::{MoveChooser, PATIENCE, make};

/// How often one game is killed at most.
const KILLS_A_GAME: usize = 5;

/// The button that is there while the board shows a position other than where the game stands.
const BACK: &str = "to-game";

/// What was seen in all rounds.
#[derive(Debug, Default)]
struct Tally {
    kills: usize,
    /// Kills while something moved on the board.
    moving: usize,
    /// Kills before the window showed what the last hand had done.
    unanswered: usize,
    /// Kills while the player looked at an earlier position or at a variation.
    looking: usize,
    /// Games that were over and in the library.
    finished: usize,
    /// Moves that were shown, in the game and in variations, and comments; each counted at each kill.
    shown: usize,
    tried: usize,
    comments: usize,
    /// Changes on the disk that had not been shown yet.
    ahead: usize,
}

/// Something that hands can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    /// A move at the position on the board: in the game or as a variation.
    Move,
    /// Steps back and tries a move there.
    Try,
    Comment,
    Return,
    Undo,
    Resign,
}

#[test]
fn what_the_window_had_shown_survives_a_kill() {
    let Some(screen) = Screen::start("kills") else { return };
    let number = |name| env::var(name).ok().map(|text| text.parse().expect("a number"));
    let kills = usize::try_from(number("KILLS").unwrap_or(2)).expect("a small number");
    let seed = number("KILLS_SEED").unwrap_or(1);
    let mut rng = StdRng::seed_from_u64(seed);
    let mut tally = Tally::default();
    while tally.kills < kills {
        play_and_kill(&screen, &mut rng, kills, &mut tally);
    }
    println!("seed {seed}: {tally:?}");
    assert!(tally.shown > 0, "{tally:?}");
}

/// One game, killed and continued until it is over or was killed often enough.
fn play_and_kill(screen: &Screen, rng: &mut StdRng, kills: usize, tally: &mut Tally) {
    let data = screen.folder().join("data");
    let _ = fs::remove_dir_all(&data);
    let library = Library::new(Paths::within(&data));
    let variant = *["hex", "hex-3", "snub", "anda-4"].choose(rng).expect("variants");
    let white = if rng.random_ratio(1, 3) { "ai:1" } else { "human" };
    let arguments = ["--variant", variant, "--black", "human", "--white", white, "--seed", "7"];
    let mut chooser = MoveChooser(rng.random());
    let mut before: Option<Match> = None;
    for _ in 0..KILLS_A_GAME {
        if tally.kills == kills {
            return;
        }
        let mut player = Player::sit_down(screen, &arguments, &[]);
        if let Some(before) = &before {
            player.press("Continue");
            player.until("the game is on the table again", PATIENCE, |report| is_shown(report, before));
        }
        let acts: Vec<Act> = (0..rng.random_range(2..=5)).map(|_| some_act(rng)).collect();
        println!("kill {} on {variant}, White {white}: {acts:?}", tally.kills + 1);
        let (last, others) = acts.split_last().expect("at least two");
        for &act in others {
            let was = player.turn();
            if was.over {
                break;
            }
            if let Some(before) = carry_out(&mut player, was, act, &mut chooser, rng) {
                let changed = |report: &Report| report.record != before.record || !is_same(report, &before);
                player.until(&format!("{act:?} is shown"), PATIENCE, changed);
            }
        }
        let was = player.turn();
        let was = carry_out(&mut player, was.clone(), *last, &mut chooser, rng).unwrap_or(was);
        wait_for_some_moment(&player, &was, rng);
        let shown = player.kill();
        tally.kills += 1;
        tally.moving += usize::from(!shown.still);
        tally.unanswered += usize::from(shown.record == was.record && is_same(&shown, &was));
        tally.looking += usize::from(shown.buttons.contains_key(BACK));
        let context = format!("kill {}, shown:\n{}", tally.kills, shown.record);
        let record = shown.record();
        count(record.tree(), tally);

        let (games, set_aside) = library.interrupted();
        assert!(set_aside.is_empty(), "{context}");
        let Some(game) = games.first() else {
            let untouched = record.tree().is_empty() && record.tree().node(NodeId::ROOT).notes().is_empty();
            if before.is_none() && untouched {
                return;
            }
            tally.finished += 1;
            return in_the_library(&library, &record, &context);
        };
        assert_eq!(games.len(), 1, "{context}");
        assert!(game.damage.is_none(), "{:?}\n{context}", game.damage);
        tally.ahead += changes_after(&game.game, &record, &context);
        before = Some(game.game.clone());
    }
}

fn some_act(rng: &mut StdRng) -> Act {
    match rng.random_range(0..24) {
        0..8 => Act::Move,
        8..13 => Act::Try,
        13..18 => Act::Comment,
        18..21 => Act::Return,
        21..23 => Act::Undo,
        _ => Act::Resign,
    }
}

/// Does something with mouse and keys. Returns what was shown before the last press or click, if there was anything to do.
fn carry_out(
    player: &mut Player,
    was: Report,
    act: Act,
    chooser: &mut MoveChooser,
    rng: &mut StdRng,
) -> Option<Report> {
    let moved = |player: &mut Player, chooser: &mut MoveChooser| {
        let now = player.turn();
        if !now.human_to_move {
            return None;
        }
        let mv = chooser.of(&now);
        make(player, &now, mv, false);
        Some(now)
    };
    match act {
        Act::Move => moved(player, chooser),
        Act::Try => {
            for _ in 0..rng.random_range(1..=3) {
                let before = player.turn();
                if before.buttons.contains_key("back") {
                    player.key("Left");
                    let stepped = |now: &Report| now.still && now.position != before.position;
                    player.until("one move back", PATIENCE, stepped);
                }
            }
            moved(player, chooser)
        }
        Act::Comment => {
            player.comment(&format!("word {}", rng.random_range(0..10_000)));
            player.key("Return");
            Some(was)
        }
        Act::Return => press_if_there(player, &was, BACK).then_some(was),
        Act::Undo => press_if_there(player, &was, "undo").then_some(was),
        Act::Resign => {
            if !press_if_there(player, &was, "resign") {
                return None;
            }
            player.until("the question is asked", PATIENCE, |report| report.dialog);
            player.press("Resign");
            Some(was)
        }
    }
}

fn press_if_there(player: &mut Player, was: &Report, label: &str) -> bool {
    let there = was.buttons.contains_key(label);
    if there {
        player.press(label);
    }
    there
}

/// At once, somewhere in the next second, or in the middle of what the last hand has set in motion.
fn wait_for_some_moment(player: &Player, was: &Report, rng: &mut StdRng) {
    match rng.random_range(0..3) {
        0 => thread::sleep(Duration::from_micros(rng.random_range(0..30_000))),
        1 => thread::sleep(Duration::from_millis(rng.random_range(0..1_200))),
        _ => {
            for _ in 0..200 {
                if player.look().is_some_and(|now| now.record != was.record || !now.still) {
                    break;
                }
                thread::sleep(Duration::from_millis(5));
            }
            thread::sleep(Duration::from_millis(rng.random_range(0..350)));
        }
    }
}

/// Whether both show the same place of the same game.
fn is_same(one: &Report, other: &Report) -> bool {
    let place = |report: &Report| (report.over, report.buttons.contains_key(BACK));
    (&one.position, &one.moves, place(one)) == (&other.position, &other.moves, place(other))
}

fn are_equal(one: &Tree, other: &Tree) -> bool {
    one.holds(other) && other.holds(one)
}

fn moves_of(table: &Match) -> Vec<String> {
    table.moves().map(|mv| mv.display(table.position().board()).to_string()).collect()
}

/// Whether the window shows all of this match.
fn is_shown(report: &Report, table: &Match) -> bool {
    report.moves == moves_of(table) && are_equal(report.record().tree(), table.tree())
}

/// How many changes there are after those that led to what was shown.
fn changes_after(table: &Match, shown: &Record, context: &str) -> usize {
    let fits = |table: &Match| {
        are_equal(table.tree(), shown.tree())
            && table.moves().eq(shown.moves())
            && table.verdict() == shown.verdict()
    };
    let changes = table.changes();
    for last in (0..=changes.len()).rev() {
        let begun = Match::from_position(*table.start(), table.seats());
        let replayed = changes.iter().take(last).try_fold(begun, |mut table, change| {
            table.apply(change.clone()).ok()?;
            Some(table)
        });
        if replayed.is_some_and(|replayed| fits(&replayed)) {
            return changes.len() - last;
        }
    }
    // A game that was over before has a journal that begins with all of it, and may have been gone on with since.
    if fits(table) {
        return 0;
    }
    if table.result().is_some() && table.tree().holds(shown.tree()) && table.moves().eq(shown.moves()) {
        return 0;
    }
    panic!(
        "what was shown is not there; there is:\n{}\n{context}",
        Record::from_match(table, None, std::time::UNIX_EPOCH)
    );
}

/// A game that was over before the kill is in the library, with everything that was shown.
fn in_the_library(library: &Library, shown: &Record, context: &str) {
    let index = library.index();
    let [entry] = index.entries() else { panic!("{} games are kept\n{context}", index.entries().len()) };
    let opened = library.open(&entry.id).unwrap_or_else(|error| panic!("{error}\n{context}"));
    assert!(opened.fault.is_none(), "{context}");
    let kept = opened.record;
    assert!(kept.result().is_some(), "it is not over\n{context}");
    let goes_on = kept.moves().starts_with(&shown.moves());
    assert!(goes_on && kept.tree().holds(shown.tree()), "{}\n{context}", opened.text);
    assert!(shown.result().is_none() || shown.result() == kept.result(), "{}\n{context}", opened.text);
}

fn count(tree: &Tree, tally: &mut Tally) {
    let nodes = tree.walk();
    tally.shown += nodes.len() - 1;
    tally.tried += nodes.iter().filter(|&&node| !tree.is_main(node)).count();
    tally.comments += nodes.iter().filter(|&&node| !tree.node(node).notes().comment.is_empty()).count();
}
