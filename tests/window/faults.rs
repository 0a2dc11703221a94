//! What goes wrong while the window is open, or before it: a panic, an adapter that is lost, files that are damaged or
//! cannot be written, a window that is made tiny, no fonts. Each time the player is told, and the game is kept.

use std::fs;
use std::path::Path;
use std::time::Duration;

use super::PATIENCE;
use super::mounted::Mounted;
use super::player::{Player, Report};
use super::screen::{Screen, finish};

const PEOPLE: [&str; 6] = ["--variant", "hex-3", "--black", "human", "--white", "human"];

/// Plays a piece onto a point.
fn enter(player: &mut Player, label: &str) -> Report {
    let count = player.turn().moves.len() + 1;
    player.click(label);
    player.until(&format!("a disc is on {label}"), PATIENCE, |report| {
        report.still && report.moves.len() == count
    })
}

/// The files in a folder, if there is one.
fn files(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let names = entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text"));
    names.collect()
}

#[test]
fn a_panic_keeps_the_game_and_the_next_start_says_it_once() {
    let Some(screen) = Screen::start("panic") else { return };
    let mut player = Player::sit_down(&screen, &PEOPLE, &[("ABANDE_FAULT", "panic:2")]);
    enter(&mut player, "c3");
    player.click("c4");
    assert_eq!(player.end().code(), Some(101), "{}", player.log());
    let log = player.log();
    for part in ["a test asked for this", "this is a bug", "A bug report is in "] {
        assert!(log.contains(part), "“{part}” is not in\n{log}");
    }
    drop(player);
    let folder = screen.folder().join("data/reports");
    let [name] = &files(&folder)[..] else { panic!("{:?}", files(&folder)) };
    let path = folder.join(name);
    assert!(log.contains(&*path.to_string_lossy()), "{log}");
    let report = fs::read_to_string(&path).expect("a report");
    for line in [
        concat!("Abande: ", env!("CARGO_PKG_VERSION")),
        "Graphics: ",
        "Variant: hex-3",
        "Last moves: c3 c4 (of 2)",
        "Message: a test asked for this",
        "Where: src/app/shell/fault_injection.rs",
    ] {
        assert!(report.lines().any(|found| found.starts_with(line)), "“{line}” is not in\n{report}");
    }
    let written = fs::read_to_string(screen.folder().join("data/logs/abande.log")).expect("a log");
    assert!(written.contains("graphics: "), "{written}");

    // The game goes on, and what happened is told once.
    let told = |report: &Report| report.said.iter().any(|text| text.contains(name));
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    player.until("the end of the last run is told", PATIENCE, told);
    player.press("Continue");
    player.until("both moves are there", PATIENCE, |report| report.moves == ["c3", "c4"]);
    player.kill();
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    assert!(!told(&player.turn()), "it is told once");
    player.kill();
}

/// The window sleeps while the computer thinks: a thread that fails has to wake it.
#[test]
fn a_computer_that_panics_is_told_of_and_the_next_start_has_nothing_to_say() {
    let Some(screen) = Screen::start("panic-opponent") else { return };
    let arguments = ["--variant", "hex-3", "--black", "human", "--white", "ai:1"];
    let mut player = Player::sit_down(&screen, &arguments, &[("ABANDE_FAULT", "panic-opponent:1")]);
    player.click("c3");
    let said = |report: &Report, text: &str| report.said.iter().any(|said| said.contains(text));
    player.until("it is told", PATIENCE, |report| {
        said(report, "The computer cannot move here.") && said(report, "Something went wrong inside Abande")
    });
    let log = player.log();
    assert!(
        log.contains("this is a bug. The game has been saved up to its last move. A bug report is in "),
        "{log}"
    );
    let folder = screen.folder().join("data/reports");
    let names = files(&folder);
    let [name] = &names.iter().filter(|name| *name != "told").collect::<Vec<_>>()[..] else {
        panic!("{names:?}")
    };
    let report = fs::read_to_string(folder.join(name)).expect("a report");
    assert!(report.contains("Thread: opponent\n") && report.contains("Last moves: c3 (of 1)\n"), "{report}");
    // The move is taken back, and made again.
    player.key("u");
    player.until("the move is taken back", PATIENCE, |report| report.moves.is_empty() && report.still);
    player.click("c3");
    player.until("the computer answers", PATIENCE, |report| report.moves.len() == 2);
    player.kill();
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    assert!(!said(&player.turn(), "unexpectedly"), "nothing was closed");
    player.kill();
}

#[test]
fn a_window_that_closes_while_nothing_is_saved_does_not_say_that_it_is() {
    let Some(screen) = Screen::start("lost-unsaved") else { return };
    fs::write(screen.folder().join("data"), "a file in the place of the folder").expect("written");
    let mut player = Player::sit_down(&screen, &PEOPLE, &[("ABANDE_FAULT", "lost-adapter:1")]);
    player.click("c3");
    assert_eq!(player.end().code(), Some(3), "{}", player.log());
    let log = player.log();
    assert!(log.contains("Your game was not being saved."), "{log}");
    assert!(!log.contains("game is saved"), "{log}");
}

#[test]
fn a_lost_adapter_closes_the_window_with_words_and_keeps_the_game() {
    let Some(screen) = Screen::start("lost") else { return };
    let mut player = Player::sit_down(&screen, &PEOPLE, &[("ABANDE_FAULT", "lost-adapter:1")]);
    player.click("c3");
    assert_eq!(player.end().code(), Some(3), "{}", player.log());
    let log = player.log();
    for part in
        ["the graphics adapter is gone", "Your game is saved", "--safe-mode", "A report was written to "]
    {
        assert!(log.contains(part), "“{part}” is not in\n{log}");
    }
    assert!(!log.contains("panicked"), "{log}");
    drop(player);
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    player.until("the end of the last run is told", PATIENCE, |report| {
        report.said.iter().any(|text| text.contains("Abande closed unexpectedly last time"))
    });
    player.press("Continue");
    player.until("the move is there", PATIENCE, |report| report.moves == ["c3"]);
    player.kill();
}

#[test]
fn safe_mode_draws_simply_and_leaves_the_preferences_alone() {
    let Some(screen) = Screen::start("safe") else { return };
    let preferences = "[window]\nsize = [800, 600]\nplace = [5000, 5000]\n\n[picture]\nquality = \"high\"\n";
    let file = screen.folder().join("config.toml");
    fs::write(&file, preferences).expect("the folder can be written");
    let mut player = Player::sit_down(&screen, &["--safe-mode", "--white", "human"], &[]);
    let report = player.turn();
    assert!(report.said.iter().any(|text| text.starts_with("Safe mode: ")), "{:?}", report.said);
    assert!(player.log().contains("quality low"), "{}", player.log());
    enter(&mut player, "d4");
    // Otherwise this lens would be remembered at once.
    let before = player.turn().frames;
    player.key("m");
    player.until("the key is heard", PATIENCE, |report| report.frames > before + 2);
    player.kill();
    assert_eq!(fs::read_to_string(&file).expect("still there"), preferences);
}

#[test]
fn where_only_the_processor_can_draw_the_log_says_so() {
    let Some(screen) = Screen::start("software") else { return };
    let player = Player::sit_down(&screen, &PEOPLE, &[]);
    let log = player.log();
    if log.contains("(Cpu, ") {
        assert!(log.contains("no graphics card answers, so the processor draws"), "{log}");
        assert!(log.contains("quality low"), "{log}");
    } else {
        assert!(!log.contains("the processor draws"), "{log}");
    }
    player.kill();
}

#[test]
fn damaged_files_and_a_disk_that_takes_nothing_are_told_and_play_goes_on() {
    let Some(screen) = Screen::start("damaged") else { return };
    let folder = screen.folder();
    fs::write(folder.join("config.toml"), "window = [[[").expect("written");
    fs::write(folder.join("damaged.agn"), "[Game \"Abande\"]\n[Variant \"hex-3\"]\n\nc3 c4 a1-e5 *\n")
        .expect("written");
    fs::write(folder.join("data"), "a file in the place of the folder").expect("written");
    let arguments = ["--black", "human", "--white", "human", "damaged.agn"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    let report = player.turn();
    assert_eq!(report.moves, ["c3", "c4"], "the legal part is on the table");
    let said = |report: &Report, parts: &[&str]| {
        report.said.iter().any(|text| parts.iter().all(|part| text.contains(part)))
    };
    assert!(said(&report, &["Line 1 of your settings"]), "{:?}", report.said);
    assert!(said(&report, &["damaged.agn", "e5"]), "{:?}", report.said);
    enter(&mut player, "d3");
    let report = player.until("it is told that nothing is saved", PATIENCE, |report| {
        said(report, &["not being saved", "data"])
    });
    let times = report.said.iter().filter(|text| text.contains("not being saved")).count();
    assert_eq!(times, 1, "{:?}", report.said);
    // It is saved again as soon as that can be done.
    fs::remove_file(folder.join("data")).expect("it was there");
    enter(&mut player, "d4");
    player.until("the player is told that the game is saved", PATIENCE, |report| {
        said(report, &["saved again"])
    });
    player.kill();
}

/// A player who opens a file from a folder sees no terminal: the window has to say it.
#[test]
fn a_file_that_cannot_be_read_is_told_in_the_window_until_that_is_closed() {
    let Some(screen) = Screen::start("unread") else { return };
    fs::write(screen.folder().join("photo.agn"), [0xff, 0xd8, 0xff, 0xe0]).expect("written");
    let arguments = ["--black", "human", "--white", "human", "photo.agn"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    let report = player.turn();
    assert!(
        report.said.iter().any(|text| text.starts_with("photo.agn was not opened. ")),
        "{:?}",
        report.said
    );
    assert!(!player.log().contains('\u{1b}'), "colours in a file: {}", player.log());
    enter(&mut player, "d4");
    // Longer than what goes by itself.
    std::thread::sleep(Duration::from_secs(10));
    let report = enter(&mut player, "d3");
    assert!(report.buttons.contains_key("close-notice"), "{:?}", report.buttons.keys());
    player.press("close-notice");
    player.until("it is closed", PATIENCE, |report| !report.buttons.contains_key("close-notice"));
    player.kill();

    // Where there is no window, standard error is all there is.
    let mut command = screen.abande();
    let output = finish(command.env("DISPLAY", ":9999").args(arguments), PATIENCE);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("photo.agn: ") && output.stdout.is_empty(), "{said}");
}

/// A stick with the program on it, and a mistake in the file that says where everything is kept.
#[test]
fn a_broken_portable_file_is_told_in_the_window() {
    let Some(screen) = Screen::start("portable") else { return };
    let screen = screen.with_its_program();
    let portable = screen.folder().join("portable.toml");
    fs::write(&portable, "folder = 3\n").expect("written");
    let nowhere = [("ABANDE_DATA_DIR", ""), ("ABANDE_CONFIG", "")];
    let mut player = Player::sit_down(&screen, &PEOPLE, &nowhere);
    let report = player.turn();
    let said = format!("Neither games nor settings will be saved: {}", portable.display());
    assert!(report.said.iter().any(|text| text.starts_with(&said)), "{:?}", report.said);
    assert!(report.buttons.contains_key("close-notice"), "{:?}", report.buttons.keys());
    assert_eq!(enter(&mut player, "c3").moves, ["c3"]);
    player.kill();
}

#[test]
fn a_full_disk_is_told_once_and_play_goes_on() {
    let (Some(screen), Some(disk)) = (Screen::start("full"), Mounted::new("size=1m")) else { return };
    let junk = disk.fill();
    let data = disk.path().to_str().expect("text");
    let mut player = Player::sit_down(&screen, &PEOPLE, &[("ABANDE_DATA_DIR", data)]);
    enter(&mut player, "c3");
    let reason = format!("This game is not being saved: there is no space left for {data}");
    let times_told = |report: &Report| report.said.iter().filter(|text| text.contains(&reason)).count();
    player.until("the player is told that the disk is full", PATIENCE, |report| times_told(report) > 0);
    let report = enter(&mut player, "c4");
    assert_eq!(times_told(&report), 1, "{:?}", report.said);
    assert_eq!(report.moves, ["c3", "c4"]);
    fs::remove_file(junk).expect("it was there");
    enter(&mut player, "d3");
    player.until("it is told that the game is saved", PATIENCE, |report| {
        report.said.iter().any(|text| text.contains("The game is being saved again."))
    });
    player.kill();
    // Nothing was lost.
    let mut player = Player::sit_down(&screen, &PEOPLE, &[("ABANDE_DATA_DIR", data)]);
    player.press("Continue");
    player.until("all moves are there", PATIENCE, |report| report.moves == ["c3", "c4", "d3"]);
    player.kill();
}

#[test]
fn two_copies_keep_their_games_apart() {
    let (Some(one), Some(two)) = (Screen::start("copy-one"), Screen::start("copy-two")) else { return };
    let mut first = Player::sit_down(&one, &PEOPLE, &[]);
    enter(&mut first, "c3");
    let data = one.folder().join("data");
    let shared = [("ABANDE_DATA_DIR", data.to_str().expect("text"))];
    let mut second = Player::sit_down(&two, &PEOPLE, &shared);
    let offered = |report: &Report| report.buttons.contains_key("Continue");
    assert!(!offered(&second.turn()), "a game that another copy plays is not offered");
    enter(&mut second, "d3");
    enter(&mut first, "c4");
    assert_eq!(
        (first.turn().moves, second.turn().moves),
        (vec!["c3".into(), "c4".into()], vec!["d3".into()])
    );
    // Once its copy is gone, the game is.
    first.kill();
    second.kill();
    fs::remove_file(two.folder().join("probe.json")).expect("the probe was there");
    let mut third = Player::sit_down(&two, &PEOPLE, &shared);
    third.until("a game is offered", PATIENCE, offered);
    third.kill();
}

#[test]
fn a_window_that_is_made_tiny_and_large_again_is_played_on() {
    let Some(screen) = Screen::start("tiny") else { return };
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    enter(&mut player, "c3");
    for [width, height] in [[1, 1], [1280, 1], [1, 720], [640, 480], [1280, 720]] {
        player.resize(width, height);
        std::thread::sleep(Duration::from_millis(1500));
    }
    let report = enter(&mut player, "c4");
    assert_eq!(report.moves, ["c3", "c4"], "{}", player.log());
    player.kill();
}

#[test]
fn on_a_screen_of_another_scale_the_mouse_points_where_it_is() {
    let Some(screen) = Screen::start("scale") else { return };
    let mut player = Player::sit_down_scaled(&screen, 2.0, &PEOPLE);
    let report = enter(&mut player, "c3");
    assert_eq!(report.moves, ["c3"]);
    player.kill();
}

/// The fonts are in the program: no other is opened, wherever the system has them.
#[test]
fn the_systems_fonts_are_not_needed() {
    let Some(screen) = Screen::start("fonts") else { return };
    let nowhere = [
        ("FONTCONFIG_FILE", "/nonexistent"),
        ("FONTCONFIG_PATH", "/nonexistent"),
        ("XDG_DATA_DIRS", "/nonexistent"),
    ];
    let mut player = Player::sit_down(&screen, &PEOPLE, &nowhere);
    player.until("the panels have their words", PATIENCE, |report| report.buttons.contains_key("game-menu"));
    let opened = player.opened_files();
    assert!(opened.iter().any(|path| path.contains("libX11")), "nothing was read: {opened:?}");
    let fonts = |path: &&String| {
        let path = path.to_lowercase();
        ["fontconfig", "/fonts/", ".ttf", ".otf"].iter().any(|part| path.contains(part))
    };
    assert_eq!(opened.iter().find(fonts), None);
    player.kill();
}

#[test]
fn a_display_that_does_not_answer_is_named_and_the_text_game_starts() {
    let Some(screen) = Screen::start("silent") else { return };
    let mut command = screen.abande();
    let output = finish(command.env("DISPLAY", ":9999"), PATIENCE);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.contains("DISPLAY=:9999 does not answer") && said.contains("terminal"), "{said}");
    assert!(String::from_utf8_lossy(&output.stdout).contains("Black"));
}
