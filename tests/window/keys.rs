//! A whole session by keyboard alone: the mouse is not touched once.

use std::fs::{self, DirEntry};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use abande::library::PreferencesFile;
use abande::library::preferences::Language;
use abande::play::{Level, Seat};
use abande::record::Record;
use abande::rules::{ByPlayer, Game, MoveIntent};

use super::player::Player;
use super::screen::Screen;
use super::{MoveChooser, PATIENCE};

#[test]
fn a_whole_session_needs_no_mouse() {
    let Some(screen) = Screen::start("keys") else { return };
    let mut player = Player::sit_down_without_mouse(&screen, &["--seed", "7", "--lang", "en"]);

    // A new game through the menu and the form: the small hexagon, against the lowest level. The cursor is on the board
    // meanwhile, which takes Tab as long as nothing lies over it.
    player.write("d4");
    player.until("the cursor is on d4", PATIENCE, |report| report.pointed.as_deref() == Some("d4"));
    player.key("F10");
    player.until("the menu has the keys", PATIENCE, |report| report.focused.as_deref() == Some("new-game"));
    player.key("Return");
    player.press_by_key("hex-3", "space");
    player.reach("level:white");
    for _ in 0..8 {
        player.key("Left");
        thread::sleep(Duration::from_millis(100));
    }
    player.rest();
    player.press_by_key("Start", "Return");
    let report = player.until("the game has begun", PATIENCE, |report| {
        !report.dialog && report.variant == "hex-3" && report.moves.is_empty()
    });
    assert_eq!(report.record().to_match().seats(), ByPlayer::new(Seat::Human, Seat::Computer(Level::MIN)));

    // All of it, with coordinates that are typed.
    let mut chooser = MoveChooser(20);
    let end = loop {
        let report = player.turn();
        if report.over {
            break report;
        }
        let mv = chooser.of(&report);
        let board = report.game().board();
        let text = mv.display(board).to_string();
        match mv.intent() {
            MoveIntent::Pass => player.key("p"),
            MoveIntent::Place(_) | MoveIntent::Carry { .. } => {
                player.write(&text);
                player.key("Return");
            }
            MoveIntent::PlaceTwo(..) | MoveIntent::SpendKomi => unreachable!("not a move of Abande"),
        }
        let what = format!("{text} is played as move {}", report.moves.len() + 1);
        player.until(&what, PATIENCE, |now| now.moves.get(report.moves.len()) == Some(&text));
    };
    assert!(end.game().outcome().is_some(), "the rules ended the game: {}", end.position);

    // Saved under a name of one's own.
    player.key("ctrl+s");
    player.until("the dialog for saving is open", PATIENCE, |report| report.dialog);
    player.until("the field for the name has the keys", PATIENCE, |report| report.focused.is_some());
    player.write("a good one");
    player.key("Return");
    player.until("the dialog for saving is closed", PATIENCE, |report| !report.dialog);
    let file = screen.folder().join("a good one.agn");
    until_there(&player, &file);
    let saved = Record::load(&file).expect("the record is read");
    assert_eq!((saved.moves().len(), saved.game().to_string()), (end.moves.len(), end.position));

    // Another file is opened: folders stand first, then the one that was saved, then this one.
    let other = screen.folder().join("an older one.agn");
    fs::write(&other, "[Game \"Abande\"]\n\n1. d4 d5 2. d3 d5-d4 *\n").expect("the folder can be written");
    player.key("ctrl+o");
    // Before it comes up the program asks whether the system has one.
    player.until("the dialog for opening is there", PATIENCE, |report| {
        report.dialog && report.buttons.contains_key("Look in the library instead")
    });
    player.rest();
    for _ in 0..folders(screen.folder()) + 2 {
        player.key("Down");
        thread::sleep(Duration::from_millis(400));
    }
    player.key("Return");
    player.until("the file is opened", PATIENCE, |report| {
        !report.dialog && report.moves == ["d4", "d5", "d3", "d5-d4"]
    });

    // Another language, and another key.
    player.key("ctrl+comma");
    player.press_by_key("settings-language", "space");
    let german = Language::OFFERED.iter().position(|&language| language == Language::German);
    player.press_by_key(&format!("set-language:{}", german.expect("offered") + 1), "space");
    player.until("the window speaks German", PATIENCE, |report| report.buttons.contains_key("Schließen"));
    player.press_by_key("settings-keys", "space");
    player.press_by_key("key:undo:0", "Return");
    player.key("j");
    player.rest();
    player.key("Escape");
    player.until("the settings are closed", PATIENCE, |report| !report.dialog);
    player.key("u");
    // What comes after it has been answered: so has it.
    player.key("F1");
    let report = player.until("the help is open", PATIENCE, |report| report.dialog);
    assert_eq!(report.moves.len(), 4, "the old key does nothing");
    player.key("Escape");
    player.until("the help is closed", PATIENCE, |report| !report.dialog);
    player.key("j");
    let report = player.until("a move is taken back", PATIENCE, |report| report.moves.len() < 4);
    assert_eq!(report.moves, ["d4", "d5", "d3"]);

    // Both are kept, and the program is left by a key, too.
    player.key("ctrl+q");
    assert!(player.end().success());
    let (_, chosen, complaints) = PreferencesFile::open(screen.folder().join("config.toml"));
    assert!(complaints.is_empty(), "{complaints:?}");
    assert_eq!(chosen.language, Some(Language::German));
    assert_eq!(chosen.keys["undo"], ["J", "Ctrl+Z"]);
}

/// Waits for a file.
pub fn until_there(player: &Player, file: &Path) {
    let started = Instant::now();
    while !file.exists() {
        if started.elapsed() > PATIENCE {
            player.fail(&format!("{} was not written", file.display()));
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// How many folders the dialog for files lists in this one.
pub fn folders(folder: &Path) -> usize {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let shown = |entry: &DirEntry| !entry.file_name().to_string_lossy().starts_with('.');
    entries.filter(|entry| shown(entry) && entry.path().is_dir()).count()
}
