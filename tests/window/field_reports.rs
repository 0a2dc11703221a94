//! Faults of windows that users reported of comparable programs, tried on ours in the real window. Each test names the
//! finding that it holds; `tests/cli/field_reports` has the list.

use std::thread;
use std::time::{Duration, Instant};

use abande::app::game::Mode;
use abande::app::input::{
    COMMANDS, ChordKey, ChordModifier, Command, CommandInfo, CommandSituation, KeyChord, MatchCommand,
    PanelCommand, ToggleCommand,
};
use abande::rules::GameKind;
use abande::study::lessons::Lesson;

use super::PATIENCE;
use super::arrival::Beside;
use super::player::{Player, Report};
use super::screen::Screen;

const TWO_PEOPLE: [&str; 4] = ["--black", "human", "--white", "human"];

/// The keys of a keyboard by their places, as X11 numbers them.
const KEY_D: &str = "40";
const KEY_Q: &str = "24";
const KEY_U: &str = "30";
const KEY_Z: &str = "52";
const KEY_W: &str = "25";
const KEY_Y: &str = "29";
const KEY_F: &str = "41";
const KEY_H: &str = "43";
const SLASH: &str = "61";
const DIGIT_4: &str = "13";
const DIGIT_5: &str = "14";
const ENTER: &str = "36";

fn moves(player: &mut Player, wanted: &[&str]) {
    let what = format!("the moves are {wanted:?}");
    player.until(&what, PATIENCE, |report| report.moves == wanted && report.still);
}

/// Where the letters and the comma lie on an American keyboard.
#[rustfmt::skip]
const BY_PLACE: [(char, &str); 27] = [
    ('q', "24"), ('w', "25"), ('e', "26"), ('r', "27"), ('t', "28"), ('y', "29"), ('u', "30"), ('i', "31"), ('o', "32"),
    ('p', "33"), ('a', "38"), ('s', "39"), ('d', "40"), ('f', "41"), ('g', "42"), ('h', "43"), ('j', "44"), ('k', "45"),
    ('l', "46"), ('z', "52"), ('x', "53"), ('c', "54"), ('v', "55"), ('b', "56"), ('n', "57"), ('m', "58"), (',', "59"),
];

/// A chord for xdotool: letters by what is printed on the keys or, where a layout has no Latin ones, by their places.
fn for_xdotool(chord: KeyChord, foreign: bool) -> String {
    let held = match chord.held {
        ChordModifier::Nothing => "",
        ChordModifier::Control => "ctrl+",
        ChordModifier::Alt => "alt+",
    };
    let key = match chord.stroke {
        ChordKey::Letter(letter) if foreign => {
            BY_PLACE.iter().find(|(there, _)| *there == letter).expect("a key of this letter").1.to_owned()
        }
        ChordKey::Letter(',') => "comma".to_owned(),
        ChordKey::Letter(letter) => letter.to_string(),
        ChordKey::Key(key) => {
            let name = format!("{key:?}");
            match name.as_str() {
                "Enter" => "Return",
                "Backspace" => "BackSpace",
                "Space" => "space",
                "PageUp" => "Prior",
                "PageDown" => "Next",
                "Equal" => "plus",
                "Minus" => "minus",
                "NumpadAdd" => "KP_Add",
                "NumpadSubtract" => "KP_Subtract",
                name => name.trim_start_matches("Arrow").trim_start_matches("Digit"),
            }
            .to_owned()
        }
    };
    format!("{held}{key}")
}

/// A keyboard: its layout, as `setxkbmap` takes it, and whether it lacks Latin letters.
type Layout = (&'static str, bool);

const LAYOUTS: [Layout; 7] = [
    ("us", false),
    ("de", false),
    ("fr", false),
    ("jp", false),
    ("us -variant dvorak", false),
    ("ru", true),
    ("gr", true),
];

/// Presses a key, which must ask for its command.
fn ask(player: &mut Player, (layout, foreign): Layout, row: &CommandInfo, chord: KeyChord) {
    let before = player.look().map_or(0, |report| report.commands.len());
    let is_heard = |report: &Report| report.commands.iter().skip(before).any(|name| name == row.name);
    // A menu keeps the keys for the frame after the one in which it was closed, and a busy machine draws slowly.
    for _ in 0..3 {
        player.key(&for_xdotool(chord, foreign));
        let pressed = Instant::now();
        while pressed.elapsed() < Duration::from_secs(3) {
            if player.look().as_ref().is_some_and(is_heard) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
    }
    player.fail(&format!("{layout}: {chord} does not ask for {}", row.name));
}

/// Presses every key of every command that applies, those that leave the mode last; the number of keys.
fn press_every_key(player: &mut Player, layout: Layout, situation: CommandSituation) -> usize {
    let leaving = [Command::Match(MatchCommand::SetUp), Command::Panel(PanelCommand::Quit)];
    let applying = COMMANDS
        .iter()
        .filter(|row| row.context.applies(situation) && row.command != Command::Match(MatchCommand::Cancel));
    let (last, first): (Vec<&CommandInfo>, Vec<_>) = applying.partition(|row| leaving.contains(&row.command));
    let mut tried = 0;
    for row in first {
        for &chord in row.keys {
            ask(player, layout, row, chord);
            tried += 1;
            // Full screen ends as it began, dialogs and menus by Escape.
            if row.command == Command::Toggle(ToggleCommand::FullScreen) {
                ask(player, layout, row, chord);
            }
            while player.look().is_some_and(|report| report.dialog) {
                player.key("Escape");
                thread::sleep(Duration::from_millis(100));
            }
            player.key("Escape");
        }
    }
    for row in last {
        row.keys.iter().for_each(|&chord| ask(player, layout, row, chord));
    }
    tried
}

/// A window manager runs here, which keeps some keys for itself. See emilk/egui#4081 and lichess-org/lila#17579.
/// Finding window 8.
#[test]
fn every_command_of_a_game_is_heard_under_every_layout() {
    let Some(screen) = Screen::start("commands") else { return };
    let _manager = Beside::start(screen.program("openbox"));
    for layout in LAYOUTS {
        screen.layout(&layout.0.split(' ').collect::<Vec<_>>());
        let mut player = Player::sit_down(&screen, &TWO_PEOPLE, &[]);
        let game = CommandSituation { mode: Mode::Match, game: GameKind::Abande };
        let tried = press_every_key(&mut player, layout, game);
        assert!(player.end().success(), "{layout:?}");
        println!("{layout:?}: {tried} keys");
        assert!(tried > 50, "{layout:?}: only {tried} keys");
    }
}

/// How a mode is entered.
type Start<'a> = &'a dyn Fn(&mut Player);

/// The same for what only lessons, puzzles, the editor and Anda have, under a layout of each kind. Finding window 8.
#[test]
fn every_command_beside_a_game_is_heard() {
    let Some(screen) = Screen::start("other-commands") else { return };
    let _manager = Beside::start(screen.program("openbox"));
    let anda = ["--black", "human", "--white", "human", "--variant", "anda-5"];
    let start_lesson = |player: &mut Player| {
        player.press("page-learn");
        let row = format!("lesson-{}", Lesson::ABANDE[0].id);
        player.scroll_to(&row);
        player.press(&row);
    };
    let start_puzzle = |player: &mut Player| {
        for name in ["page-learn", "puzzles", "solve-puzzle"] {
            player.press(name);
        }
    };
    let set_up = |player: &mut Player| player.key("ctrl+e");
    let ways: [(Mode, GameKind, &[&str], Start); 4] = [
        (Mode::Lesson, GameKind::Abande, &TWO_PEOPLE, &start_lesson),
        (Mode::Puzzle, GameKind::Abande, &TWO_PEOPLE, &start_puzzle),
        (Mode::SetUp, GameKind::Abande, &TWO_PEOPLE, &set_up),
        (Mode::Match, GameKind::Anda, &anda, &|_| ()),
    ];
    for layout in [LAYOUTS[0], LAYOUTS[2], LAYOUTS[5]] {
        for (mode, game, arguments, start) in ways {
            screen.layout(&["us"]);
            let mut player = Player::sit_down(&screen, arguments, &[]);
            start(&mut player);
            player.until("the mode has begun", PATIENCE, |report| match mode {
                Mode::Lesson => report.lesson.is_some(),
                Mode::Puzzle => report.puzzle.is_some(),
                Mode::SetUp => !report.buttons.contains_key("page-play"),
                Mode::Match => true,
            });
            screen.layout(&layout.0.split(' ').collect::<Vec<_>>());
            let tried = press_every_key(&mut player, layout, CommandSituation { mode, game });
            assert!(player.end().success(), "{layout:?}, {mode:?}");
            println!("{layout:?}, {mode:?} of {game:?}: {tried} keys");
            assert!(tried > 30, "{layout:?}, {mode:?}: only {tried} keys");
        }
    }
}

/// Keys are pressed by their places on the keyboard, as a hand does. See emilk/egui#4081 and lichess-org/lila#17579.
/// Finding window 8.
#[test]
fn keys_work_under_other_layouts() {
    let Some(screen) = Screen::start("layouts") else { return };
    let mut player = Player::sit_down_without_mouse(&screen, &TWO_PEOPLE);
    // Undo and Ctrl+Z, d and the digits: where each layout has them.
    for (layout, [undo, control_z, d]) in [
        ("us", [KEY_U, KEY_Z, KEY_D]),
        ("de", [KEY_U, KEY_Y, KEY_D]),
        ("jp", [KEY_U, KEY_Z, KEY_D]),
        ("ru", [KEY_U, KEY_Z, KEY_D]),
        ("gr", [KEY_U, KEY_Z, KEY_D]),
        ("fr", [KEY_U, KEY_W, KEY_D]),
        ("us -variant dvorak", [KEY_F, SLASH, KEY_H]),
    ] {
        screen.layout(&layout.split(' ').collect::<Vec<_>>());
        thread::sleep(Duration::from_millis(500));
        for key in [d, DIGIT_4, ENTER] {
            player.key(key);
        }
        moves(&mut player, &["d4"]);
        for key in [d, DIGIT_5, ENTER] {
            player.key(key);
        }
        moves(&mut player, &["d4", "d5"]);
        player.key(undo);
        moves(&mut player, &["d4"]);
        player.key(&format!("ctrl+{control_z}"));
        moves(&mut player, &[]);
        player.key("Escape");
    }
}

/// `CapsLock` as Control, Super, a key that is held, and one that goes up while another window has the focus.
/// Findings window 1, window 9, window 10.
#[test]
fn held_keys_and_modifiers_do_what_the_system_says() {
    let Some(screen) = Screen::start("held") else { return };
    let mut player = Player::sit_down_without_mouse(&screen, &TWO_PEOPLE);
    let held = |key: &str| {
        screen.xdotool(&["keydown", key]);
        thread::sleep(Duration::from_millis(1500));
        screen.xdotool(&["keyup", key]);
    };
    for text in ["d4", "d5", "e4"] {
        player.write(text);
        held("Return");
    }
    player.rest();
    moves(&mut player, &["d4", "d5", "e4"]);
    // Both desktops' key and CapsLock.
    for key in ["super+q", "super+z", "super+u"] {
        player.key(key);
    }
    player.rest();
    moves(&mut player, &["d4", "d5", "e4"]);
    screen.layout(&["us", "-option", "ctrl:nocaps"]);
    thread::sleep(Duration::from_millis(500));
    screen.xdotool(&["keydown", "66", "key", KEY_Z, "keyup", "66"]);
    moves(&mut player, &["d4", "d5"]);
    // The keys go to nobody for a moment, and Control goes up there.
    screen.xdotool(&["keydown", "ctrl"]);
    player.lose_focus("ctrl");
    player.key("u");
    moves(&mut player, &["d4"]);
    // And Caps and Q ends the program instead of turning the table.
    screen.xdotool(&["keydown", "66", "key", KEY_Q, "keyup", "66"]);
    assert!(player.end().success());
}

/// See SabakiHQ/Sabaki#584. Finding window 13.
#[test]
fn the_last_words_of_a_comment_are_kept() {
    let Some(screen) = Screen::start("last-words") else { return };
    let mut player = Player::sit_down(&screen, &TWO_PEOPLE, &[]);
    player.click("d4");
    player.until("d4 is played", PATIENCE, |report| report.moves == ["d4"]);
    player.comment("well");
    // All at once, as fast as the display takes them.
    screen.xdotool(&["type", "--delay", "0", " played indeed"]);
    screen.xdotool(&["key", "ctrl+q"]);
    assert!(player.end().success());
    let folder = screen.folder().join("data");
    let mut found = Vec::new();
    let mut folders = vec![folder];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path())
        {
            if entry.is_dir() {
                folders.push(entry);
            } else if let Ok(text) = std::fs::read_to_string(&entry) {
                found.push(text);
            }
        }
    }
    assert!(found.iter().any(|text| text.contains("well played indeed")), "{found:#?}");
}
