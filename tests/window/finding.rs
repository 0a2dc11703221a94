//! How fast the library answers a typed letter, on the display itself.

use std::fs;
use std::time::{Duration, Instant};

use abande::library::{Index, Library, Paths, Query, Sort};
use abande::rules::{Game, Variant};

use super::player::Player;
use super::screen::Screen;
use super::{MoveChooser, PATIENCE};

/// What is typed, letter by letter.
const TYPED: &str = "sofja kowalewskaja 127";
/// Where the page says how many games there are, below the table.
const COUNT: [i16; 4] = [80, 596, 300, 24];

/// A figure, not a test: a machine may be busy. `docs/library.md` has the command.
#[test]
#[ignore = "makes 10,000 files and prints figures; run it on a quiet machine with --run-ignored only --no-capture"]
fn ten_thousand_games_answer_each_letter() {
    // The few games show what a frame takes on this machine without the search.
    for games in [20, 10_000] {
        let Some(screen) = Screen::start(&format!("finding-{games}")) else { return };
        let library = Library::new(Paths::within(&screen.folder().join("data")));
        let index = fill(&library, games);
        let mut player = Player::sit_down(&screen, &[], &[]);
        player.press("game-menu");
        player.press("library");
        player.until("the games are listed", PATIENCE, |report| report.buttons.contains_key("Export all"));
        player.rest();
        let (mut times, mut before) = (Vec::new(), games);
        for (end, letter) in TYPED.char_indices().map(|(at, letter)| (at + letter.len_utf8(), letter)) {
            let text = TYPED.get(..end).expect("ASCII").to_owned();
            let query = Query { text, ..Query::default() };
            let found = index.find(&query, Sort::Date, false).len();
            let picture = screen.pixels(COUNT);
            let started = Instant::now();
            player.key(if letter == ' ' { "space" } else { &TYPED[end - 1..end] });
            if found == before {
                // Nothing that could be seen follows from this letter.
                player.rest();
                continue;
            }
            before = found;
            while screen.pixels(COUNT) == picture {
                assert!(started.elapsed() < PATIENCE, "“{letter}” is not answered");
            }
            times.push(started.elapsed());
            player.rest();
        }
        times.sort_unstable();
        let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
        println!(
            "{games} games, {} letters: median {:?}, slowest {:?}; load {}",
            times.len(),
            times[times.len() / 2],
            times.last().copied().unwrap_or(Duration::ZERO),
            load.trim()
        );
    }
}

/// Games of all variants with up to 80 plies, under three names.
fn fill(library: &Library, games: usize) -> Index {
    let mut chooser = MoveChooser(5);
    let mut texts = Vec::new();
    for number in 0..200 {
        let variant = Variant::ALL[number % Variant::ALL.len()];
        let (mut game, mut moves) = (variant.start(), Vec::new());
        for _ in 0..chooser.next(80) {
            let legal = game.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[chooser.next(legal.len())];
            moves.push(mv.display(game.board()).to_string());
            game.play(mv).expect("a legal move");
        }
        let (name, moves) = (variant.game_name(), moves.join(" "));
        texts.push((format!("[Game \"{name}\"]\n[Variant \"{}\"]\n", variant.name()), moves));
    }
    fs::create_dir_all(library.paths().games()).expect("the folder can be written");
    for number in 0..games {
        let (head, moves) = &texts[number % texts.len()];
        let name = ["Ada Lovelace", "Grace Hopper", "Sofja Kowalewskaja"][number % 3];
        let text = format!("{head}[Black \"{name} {number}\"]\n[White \"Computer\"]\n\n{moves} *\n");
        fs::write(library.paths().games().join(format!("game {number}.agn")), text).expect("written");
    }
    let index = library.index();
    assert_eq!(index.entries().len(), games);
    index
}
