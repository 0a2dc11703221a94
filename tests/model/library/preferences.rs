//! The file of preferences: what people write into it stays, and what is wrong in it is told.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use abande::library::preferences::{
    AnalysisChoices, AutoplayPace, BackgroundSound, Expected, Language, Lens, Orbit, Page, Quality,
    ReducedMotion, SoundChoices, Theme, ThemeName,
};
use abande::library::{Complaint, FileErrorCause, Preferences, PreferencesFile, Progress};
use abande::play::{GameSetup, Level, Seat};
use abande::rules::{ByPlayer, Player, Variant};

/// Preferences in which everything is chosen, and nothing as it is by default.
pub fn chosen() -> Preferences {
    let mut chosen = Preferences { language: Some(Language::English), ..Preferences::default() };
    chosen.play.auto_pass = true;
    chosen.play.confirm_resign = false;
    chosen.play.confirm_leaving = false;
    chosen.play.flag_loses = false;
    chosen.play.adaptive_level = true;
    chosen.play.autoplay_pace = AutoplayPace::RealTime;
    chosen.play.autoplay_loops = true;
    chosen.board.diagram = true;
    chosen.board.letters = false;
    chosen.board.tips = false;
    chosen.board.cards = false;
    chosen.board.camera_pad = false;
    chosen.board.theme = ThemeName::new("my “oak”").unwrap();
    for lens in Lens::ALL {
        chosen.board.lenses.toggle(lens);
    }
    chosen.picture.quality = Quality::Low;
    chosen.picture.animation_speed = 0.1;
    chosen.picture.reduced_motion = ReducedMotion::On;
    chosen.panels.page = Page::Moves;
    chosen.panels.theme = Theme::HighContrast;
    chosen.panels.scale = Some(150);
    chosen.analysis = AnalysisChoices { lines: 5, threads: 2, memory: 256, arrows: false };
    chosen.learning.coach = true;
    let background = BackgroundSound::AsLoud;
    chosen.sound = SoundChoices { on: false, pieces: 0, signals: 100, background, mono: true };
    chosen.window.size = Some((1280, 720));
    chosen.window.place = Some((-7, 30));
    chosen.window.maximised = true;
    chosen.window.full_screen = true;
    chosen.keys.insert("pass".into(), vec!["Ctrl+P".into(), "Num+".into()]);
    chosen.keys.insert("redo".into(), vec![]);
    chosen.cameras.insert(Variant::Snub, Orbit { yaw: -1.25, elevation: 0.7, zoom: 0.1, pan: [1.5, -2.0] });
    chosen.pages.insert(Variant::Hex, Orbit { yaw: 1.0, elevation: 1.5, zoom: 0.5, pan: [-0.5, 0.25] });
    let seats = ByPlayer::new(Seat::Computer(Level::MAX), Seat::Human);
    let [black, white] = ["10b3x30", "0.5+0.25"].map(|text| text.parse().unwrap());
    let clock = Some(ByPlayer::new(black, white));
    // What the game does not have is kept for the next one that has it.
    let house_rule = Some("black-pieces-2".parse().unwrap());
    chosen.new_game = GameSetup { komi: 7, house_rule, clock, ..GameSetup::new(Variant::ANDA[2], seats) };
    chosen.files.remember(Path::new("/games/“mine” \\ 雪.agn"));
    chosen.files.remember(Path::new("/games/other.agn"));
    chosen
}

fn open(path: &Path) -> (PreferencesFile, Preferences, Vec<Complaint>) {
    PreferencesFile::open(path.to_owned())
}

/// The keys in the table of settings of `docs/library.md`, which has every key of the file.
fn explained() -> BTreeSet<String> {
    let page = fs::read_to_string("docs/library.md").unwrap();
    let table = page.split("\n## Settings\n").nth(1).unwrap();
    let cells = table.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    cells.flat_map(|cell| cell.split('`')).filter(|key| key.contains('.')).map(str::to_owned).collect()
}

/// The keys in a file; of those that are boards, that they are.
fn written(path: &Path) -> BTreeSet<String> {
    let document: toml_edit::DocumentMut = fs::read_to_string(path).unwrap().parse().unwrap();
    let keys = document.iter().flat_map(|(table, item)| {
        let keys = item.as_table_like().unwrap().iter();
        keys.map(move |(key, _)| match table {
            "cameras" | "pages" => format!("{table}.VARIANT"),
            _ => format!("{table}.{key}"),
        })
    });
    keys.collect()
}

/// Otherwise the test below would not notice a key that is written or read wrongly.
#[test]
fn every_key_is_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    let (mut file, ..) = open(&path);
    assert_eq!(file.save(&chosen()), Progress::Saved);
    assert_eq!(written(&path), explained(), "only what is not as by default is written");
}

#[test]
fn what_is_chosen_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("not/there/config.toml");
    let (mut file, usual, complaints) = open(&path);
    assert_eq!((usual, complaints), (Preferences::default(), vec![]));
    assert_eq!(file.save(&Preferences::default()), Progress::Saved);
    assert!(!path.exists(), "nothing was chosen");
    assert_eq!(file.save(&chosen()), Progress::Saved);
    let new_game =
        "[new-game]\nvariant = \"anda-11\"\nblack = \"ai:17\"\nwhite = \"human\"\nkomi = 7\npie = true\n";
    assert!(fs::read_to_string(&path).unwrap().contains(new_game), "as earlier versions read it");
    let (mut file, read, complaints) = open(&path);
    assert_eq!((read, complaints), (chosen(), vec![]));
    assert_eq!(file.save(&Preferences::default()), Progress::Saved);
    assert_eq!(open(&path).1, Preferences::default());
}

#[test]
fn the_house_rule_of_the_next_game_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    for text in ["white-points-9", "pie"] {
        let path = folder.path().join(format!("{text}.toml"));
        let house_rule = Some(text.parse().unwrap());
        let mut chosen = Preferences::default();
        chosen.new_game.house_rule = house_rule;
        let (mut file, ..) = open(&path);
        assert_eq!(file.save(&chosen), Progress::Saved);
        assert!(fs::read_to_string(&path).unwrap().contains(&format!("handicap = \"{text}\"")));
        let (_, read, complaints) = open(&path);
        assert_eq!((read.new_game.house_rule, complaints), (house_rule, vec![]));
        assert_eq!(read.new_game.new_match().unwrap().setup().house_rule, house_rule);
    }
}

#[test]
fn white_has_the_same_clock_unless_another_one_is_named() {
    let read = |text: &str| {
        let (preferences, complaints) = Preferences::parse(&format!("[new-game]\n{text}"));
        let clock = preferences.new_game.clock;
        (clock.map(|clock| Player::ALL.map(|player| clock[player].to_string())), complaints.len())
    };
    let clock = |black: &str, white: &str| Some([black.to_owned(), white.to_owned()]);
    assert_eq!(read(""), (None, 0));
    assert_eq!(read("clock = \"5+3\""), (clock("5+3", "5+3"), 0));
    assert_eq!(read("clock = \"5+3\"\nwhite-clock = \"1\""), (clock("5+3", "1"), 0));
    assert_eq!(read("clock = \"5+3\"\nwhite-clock = \"soon\""), (clock("5+3", "5+3"), 1));
    assert_eq!(read("clock = 5\nwhite-clock = \"1\""), (None, 1));
}

#[test]
fn another_level_goes_to_the_computers_seat_in_new_games() {
    let (human, computer) = (Seat::Human, |level| Seat::Computer(Level::new(level).unwrap()));
    for (before, player, after) in [
        ((human, computer(3)), Player::White, (human, computer(5))),
        // After a rematch the computer has the other colour.
        ((human, computer(3)), Player::Black, (human, computer(5))),
        ((computer(3), human), Player::White, (computer(5), human)),
        ((computer(3), computer(4)), Player::Black, (computer(5), computer(4))),
        ((computer(3), computer(4)), Player::White, (computer(3), computer(5))),
        ((human, human), Player::White, (human, human)),
    ] {
        let mut form = Preferences::default().new_game;
        form.seats = ByPlayer::new(before.0, before.1);
        form.set_computer(player, Seat::Computer(Level::new(5).unwrap()));
        assert_eq!(form.seats, ByPlayer::new(after.0, after.1), "{before:?}, {player:?}");
    }
}

#[test]
fn comments_unknown_keys_and_bad_values_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    let text = "# mine\nlater = [1, 2] # a later version's\n\n[picture] # how it looks\n# slow machine\n\
                quality = 'low' # really\nanimation-speed = \"fast\"\nstars = 5\n\n[window]\nsize = [0, 720]\n\
                [new]\nx.y = 1\n";
    fs::write(&path, text).unwrap();
    let (mut file, mut preferences, complaints) = open(&path);
    assert_eq!(preferences.picture.quality, Quality::Low, "the others stand");
    assert_eq!(preferences.picture.animation_speed.to_bits(), 1.0_f32.to_bits());
    let expected = |key: &str, line, expected| Complaint::Value { key: key.to_owned(), line, expected };
    assert_eq!(
        complaints,
        [
            expected("picture.animation-speed", 7, Expected::Number(0.0..=10.0)),
            expected("window.size", 11, Expected::Pair(1..=100_000)),
        ]
    );
    preferences.picture.quality = Quality::High;
    preferences.board.letters = false;
    assert_eq!(file.save(&preferences), Progress::Saved);
    let written = fs::read_to_string(&path).unwrap();
    let wanted = text.replace("'low'", "\"high\"") + "\n[board]\nletters = false\n";
    assert_eq!(written, wanted);
    assert_eq!(fs::read_to_string(folder.path().join("config.toml.1")).unwrap(), text);
}

#[test]
fn faults_are_told_in_the_order_of_the_file() {
    let faults = ["board.cards = 2\n", "play.auto-pass = 1\n", "sound.on = 1\n"];
    let keys = |text: &str| -> Vec<String> {
        let (_, complaints) = Preferences::parse(text);
        let key = |complaint| match complaint {
            Complaint::Value { key, .. } => key,
            other => panic!("{other}"),
        };
        complaints.into_iter().map(key).collect()
    };
    let mut wanted = ["board.cards", "play.auto-pass", "sound.on"];
    assert_eq!(keys(&faults.concat()), wanted);
    wanted.reverse();
    assert_eq!(keys(&faults.into_iter().rev().collect::<String>()), wanted);
}

#[test]
fn choices_out_of_their_range_count_as_the_usual_ones_and_are_told() {
    for (line, expected) in [
        ("panels.scale = 74", "a whole number from 75 to 250"),
        ("panels.scale = 251", "a whole number from 75 to 250"),
        ("panels.scale = 1.5", "a whole number from 75 to 250"),
        ("panels.scale = \"large\"", "a whole number from 75 to 250"),
        ("panels.theme = \"blue\"", "one of “system”, “dark”, “light”, “high-contrast”"),
        ("panels.theme = true", "one of “system”, “dark”, “light”, “high-contrast”"),
        ("picture.reduced-motion = false", "one of “system”, “on”, “off”"),
        ("picture.reduced-motion = \"no\"", "one of “system”, “on”, “off”"),
        ("play.auto-pass = 1", "true or false"),
        ("play.confirm-resign = \"yes\"", "true or false"),
        ("play.confirm-leaving = []", "true or false"),
        ("new-game.clock = \"0\"", "a time control, as in “5”, “5+3”, “5d3”, “5b3x30” or “5h”"),
        (
            "new-game.handicap = \"two\"",
            "a handicap, as in “white-pieces-3”, “black-points-5” or “white-captures-12”, or “pie”",
        ),
        ("board.tips = \"off\"", "true or false"),
        ("board.cards = 2", "true or false"),
        ("board.theme = 3", "the name of a theme, or of a theme file without its “.toml”"),
        ("board.theme = \"../walnut\"", "the name of a theme, or of a theme file without its “.toml”"),
        ("sound.on = 1", "true or false"),
        ("sound.pieces = 101", "a whole number from 0 to 100"),
        ("sound.signals = -1", "a whole number from 0 to 100"),
        ("sound.background = \"off\"", "one of “quieter”, “silent”, “as-loud”"),
    ] {
        let (read, complaints) = Preferences::parse(line);
        assert_eq!(read, Preferences::default(), "{line}");
        let key = line.split(' ').next().unwrap();
        let told: Vec<String> = complaints.iter().map(ToString::to_string).collect();
        assert_eq!(told, [format!("line 1: {key} should be {expected}")]);
    }
    let (read, complaints) = Preferences::parse("panels.scale = 130\n");
    assert_eq!((read.panels.scale, complaints), (Some(130), vec![]), "any number between them");
}

#[test]
fn two_copies_do_not_forget_what_the_other_one_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("config.toml");
    let (mut one, mut mine, _) = open(&path);
    let (mut other, mut yours, _) = open(&path);
    mine.board.letters = false;
    yours.new_game.komi = 3;
    assert_eq!((one.save(&mine), other.save(&yours)), (Progress::Saved, Progress::Saved));
    let read = open(&path).1;
    assert_eq!((read.board.letters, read.new_game.komi), (false, 3));
}

#[test]
fn a_file_that_is_not_toml_is_set_aside_when_something_is_saved() {
    for junk in [b"[window\nsize = 3".as_slice(), b"ok = 1\n\xff\xfe", b"a = 1\na = 2\n"] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.toml");
        fs::write(&path, junk).unwrap();
        let (mut file, read, complaints) = open(&path);
        assert_eq!(read, Preferences::default());
        assert!(matches!(complaints.as_slice(), [Complaint::Syntax { line: 1..=2, .. }]), "{complaints:?}");
        assert_eq!(fs::read(&path).unwrap(), junk, "it can be mended");
        assert_eq!(file.save(&chosen()), Progress::Saved);
        assert_eq!(fs::read(folder.path().join("config.toml.corrupt")).unwrap(), junk);
        assert_eq!(open(&path).1, chosen());
    }
}

#[test]
fn a_value_in_the_place_of_a_table_is_told_once() {
    let (read, complaints) =
        Preferences::parse("window = 3\ncameras = {}\nboard = [1]\n[lenses]\npinned = true\n");
    assert!(read.board.lenses.has(Lens::Pinned));
    let keys: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    assert_eq!(keys, ["line 1: window should be a table", "line 3: board should be a table"]);
}

#[test]
fn saving_fails_once_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("config");
    fs::write(&place, "in the way").unwrap();
    let (mut file, mut preferences, complaints) = open(&place.join("config.toml"));
    assert!(matches!(complaints.as_slice(), [] | [Complaint::File(_)]), "{complaints:?}");
    preferences.board.letters = false;
    assert!(
        matches!(file.save(&preferences), Progress::Failed(trouble) if trouble.what.cause == FileErrorCause::NotAFile)
    );
    assert_eq!(file.save(&preferences), Progress::StillFailing);
    fs::remove_file(&place).unwrap();
    assert_eq!(file.save(&preferences), Progress::Recovered);
    assert_eq!(file.save(&preferences), Progress::Saved);
}

#[cfg(unix)]
#[test]
fn links_stay_links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (path, real) = (folder.path().join("config.toml"), folder.path().join("dotfiles/abande.toml"));
    fs::create_dir(folder.path().join("dotfiles")).unwrap();
    // A link to nothing yet, too.
    symlink("dotfiles/abande.toml", &path).unwrap();
    let (mut file, ..) = open(&path);
    assert_eq!(file.save(&chosen()), Progress::Saved);
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    assert_eq!(file.save(&Preferences::default()), Progress::Saved);
    assert!(fs::symlink_metadata(&path).unwrap().is_symlink());
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    let names: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(names.len(), 2, "{names:?}");
}

#[test]
fn three_generations_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    for round in 0..5 {
        abande::library::write_with_backups(
            &path,
            format!("{round}").as_bytes(),
            abande::library::Backups::Two,
        )
        .unwrap();
    }
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert_eq!((read("file"), read("file.1"), read("file.2")), ("4".into(), "3".into(), "2".into()));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}
