//! What is done in a soak. Each act begins at a new game on the small hexagon, and leaves nothing open.

use std::fs;
use std::thread;
use std::time::Duration;

use abande::library::preferences::Language;
use abande::rules::{ByPlayer, Variant};
use abande::study::lessons::Lesson;

use super::super::player::Report;
use super::super::{PATIENCE, keys, puzzles, study};
use super::Soak;
use super::table::{GAME, PLIES};

/// Between two keys.
const KEYS: Duration = Duration::from_millis(200);

type Act = fn(&mut Soak);

pub(super) const ACTS: [(&str, Act); 13] = [
    ("games against the computer", games),
    ("games between computers", computers),
    ("all boards", boards),
    ("sizes", sizes),
    ("files", files),
    ("languages", languages),
    ("themes", themes),
    ("views", views),
    ("the engine", engine),
    ("a review", review),
    ("a lesson", lesson),
    ("puzzles", solve),
    ("dialogs", dialogs),
];

const AGAINST: ByPlayer<bool> = ByPlayer::new(false, true);
const COMPUTERS: ByPlayer<bool> = ByPlayer::new(true, true);

/// Whole games, on another board each time; then the rematch is begun.
fn games(soak: &mut Soak) {
    for _ in 0..5 {
        let variant = Variant::ALL[soak.boards % Variant::ALL.len()];
        soak.boards += 1;
        soak.begin(variant, AGAINST);
        let end = soak.play_on(PLIES);
        if end.over {
            soak.player.key("F2");
            soak.player.press("rematch");
            soak.player.until("the rematch has begun", PATIENCE, |report| !report.over);
        }
    }
}

fn computers(soak: &mut Soak) {
    for variant in [Variant::Hex3, Variant::Hex, Variant::Square, Variant::Snub, Variant::ANDA[5]] {
        soak.begin(variant, COMPUTERS);
        soak.watch(200);
    }
}

fn boards(soak: &mut Soak) {
    for variant in Variant::ALL {
        soak.begin(variant, AGAINST);
        soak.play_on(3);
    }
}

/// From full to next to nothing, with a game on the table.
fn sizes(soak: &mut Soak) {
    soak.play_on(6);
    for (width, height) in
        [(640, 480), (200, 150), (1000, 300), (320, 700), (16, 16), (1, 1), (900, 700), (1280, 720)]
    {
        soak.player.resize(width, height);
        thread::sleep(Duration::from_millis(600));
    }
    soak.player.rest();
    soak.play_on(8);
}

/// Saves a game and opens another one.
fn files(soak: &mut Soak) {
    let end = soak.play_on(10);
    soak.files += 1;
    let name = format!("b{}", soak.files);
    soak.player.key("ctrl+s");
    soak.player
        .until("the dialog for saving is open", PATIENCE, |report| report.dialog && report.focused.is_some());
    soak.player.rest();
    soak.player.write(&name);
    soak.player.key("Return");
    soak.player.until("the dialog for saving is closed", PATIENCE, |report| !report.dialog);
    let folder = soak.screen.folder();
    keys::until_there(&soak.player, &folder.join(format!("{name}.agn")));
    // The first of the files that are listed.
    fs::write(folder.join("a.agn"), "[Game \"Abande\"]\n\n1. d4 d5 2. d3 d5-d4 *\n").expect("written");
    soak.player.key("ctrl+o");
    soak.player.until("the dialog for opening is there", PATIENCE, |report| {
        report.dialog && report.buttons.contains_key("Look in the library instead")
    });
    soak.player.rest();
    for _ in 0..=keys::folders(folder) {
        soak.player.key("Down");
        thread::sleep(Duration::from_millis(400));
    }
    soak.player.key("Return");
    soak.player.until("the file is opened", PATIENCE, |report| {
        !report.dialog && report.moves == ["d4", "d5", "d3", "d5-d4"] && report.moves != end.moves
    });
}

fn languages(soak: &mut Soak) {
    soak.play_on(4);
    settings(soak, "settings-language");
    let english = Language::OFFERED.iter().position(|&language| language == Language::English);
    let english = english.expect("offered") + 1;
    for index in (1..=Language::OFFERED.len()).chain([english]) {
        soak.player.press(&format!("set-language:{index}"));
    }
    soak.player.until("the window speaks English", PATIENCE, |report| report.buttons.contains_key("Close"));
    close(soak);
}

/// Every theme of the table, and of the panels.
fn themes(soak: &mut Soak) {
    soak.play_on(6);
    settings(soak, "settings-board");
    choose_all(soak, "set-table-theme");
    soak.player.press("settings-accessibility");
    choose_all(soak, "set-theme");
    close(soak);
}

/// Chooses one after the other, and the first one again.
fn choose_all(soak: &mut Soak, setting: &str) {
    let first = format!("{setting}:0");
    let shown =
        soak.player.until("the chooser are shown", PATIENCE, |report| report.buttons.contains_key(&first));
    let mut options: Vec<String> = shown
        .buttons
        .into_keys()
        .filter(|name| {
            let index = name.strip_prefix(setting).and_then(|index| index.strip_prefix(':'));
            index.is_some_and(|index| index.parse::<u32>().is_ok())
        })
        .collect();
    options.push(first);
    for option in options {
        soak.player.press(&option);
    }
}

/// The diagram, the seats around the table, lenses, cards, a look into a stack.
fn views(soak: &mut Soak) {
    let game = soak.play_on(16);
    for _ in 0..2 {
        soak.player.key("v");
        soak.player.rest();
        soak.press_keys(&["2", "3", "4", "1", "q", "w", "w", "q", "Prior", "Next", "equal", "minus", "1"]);
        soak.press_keys(&["m", "z", "k", "t", "m", "z", "k", "t", "x"]);
        soak.player.rest();
        let stacks: Vec<String> = game.moves.iter().filter(|text| text.len() == 2).take(3).cloned().collect();
        for label in stacks {
            soak.player.point_at(&label);
            thread::sleep(Duration::from_millis(500));
        }
        soak.player.key("Escape");
    }
}

/// The engine studies while the player steps through the game.
fn engine(soak: &mut Soak) {
    soak.play_on(12);
    soak.player.key("F4");
    soak.player.until("the page is shown", PATIENCE, |report| report.buttons.contains_key("engine"));
    soak.player.press("engine");
    // In a game that goes on, its lines can only be pressed at an earlier position.
    for _ in 0..3 {
        soak.look_back(1);
        let lines = |report: &Report| report.still && report.buttons.contains_key("line-a");
        soak.player.until("the best line", GAME, lines);
    }
    soak.player.press("engine");
    soak.player.key("End");
    soak.player.key("F2");
}

fn review(soak: &mut Soak) {
    soak.begin(Variant::Hex3, COMPUTERS);
    soak.watch(200);
    soak.player.until("the count is over", GAME, |report| report.over && report.still);
    soak.player.key("F4");
    soak.player.until("the page is shown", PATIENCE, |report| report.buttons.contains_key("engine"));
    soak.player.press("review");
    let is_mistake = |report: &Report| report.buttons.keys().any(|label| label.starts_with("mistake-"));
    soak.player.until("the review is done", GAME, is_mistake);
    soak.press_keys(&["n", "n", "alt+n"]);
    soak.player.key("F2");
}

fn lesson(soak: &mut Soak) {
    let lesson = if soak.round.is_multiple_of(2) { Lesson::ABANDE[0] } else { Lesson::ANDA[0] };
    soak.player.press("page-learn");
    let row = format!("lesson-{}", lesson.id);
    soak.player.scroll_to(&row);
    soak.player.press(&row);
    study::learn(&mut soak.player, lesson);
    soak.player.press("lesson-leave");
    soak.player.until("the game that waited is back", PATIENCE, |report| report.lesson.is_none());
}

fn solve(soak: &mut Soak) {
    soak.player.key("F6");
    soak.player.press("solve-puzzle");
    for number in 0..3 {
        let solved = puzzles::solve(&mut soak.player);
        if number < 2 {
            soak.player.press("puzzle-next");
            soak.player.until("the next puzzle is on the table", PATIENCE, |report| {
                report.puzzle.as_ref().is_some_and(|puzzle| !puzzle.starts_with(&solved))
            });
        }
    }
    soak.player.press("puzzle-leave");
    soak.player.until("the game that waited is back", PATIENCE, |report| report.puzzle.is_none());
}

/// Everything that can be opened is, and closed again.
fn dialogs(soak: &mut Soak) {
    settings(soak, "settings-game");
    for sheet in ["board", "sound", "language", "keys", "accessibility", "files"] {
        soak.player.press(&format!("settings-{sheet}"));
    }
    close(soak);
    for key in ["F1", "ctrl+l", "ctrl+k", "F10", "F9"] {
        soak.player.key(key);
        soak.player.rest();
        soak.player.key("Escape");
        soak.player.until("it is closed", PATIENCE, |report| !report.dialog);
        thread::sleep(KEYS);
    }
    soak.press_keys(&["F3", "F4", "F5", "F6", "F2"]);
    soak.player.key("ctrl+e");
    soak.player.until("the editor is open", PATIENCE, |report| report.buttons.contains_key("Study"));
    soak.player.press("Cancel");
    soak.player.rest();
}

impl Soak<'_> {
    /// Presses one key after the other.
    fn press_keys(&mut self, keys: &[&str]) {
        for key in keys {
            self.player.key(key);
            thread::sleep(KEYS);
        }
    }
}

fn settings(soak: &mut Soak, sheet: &str) {
    soak.player.key("ctrl+comma");
    soak.player.until("the settings are open", PATIENCE, |report| {
        report.dialog && report.buttons.contains_key(sheet)
    });
    soak.player.press(sheet);
    soak.player.rest();
}

fn close(soak: &mut Soak) {
    soak.player.key("Escape");
    soak.player.until("the dialog is closed", PATIENCE, |report| !report.dialog);
}
