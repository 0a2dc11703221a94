//! The terminal game and its library, as the processes that they are.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use crate::mounted::Mounted;
use crate::program;
use abande::play::Termination;
use abande::record::Record;
use abande::rules::{AnyGame, Game, Variant};
use tempfile::TempDir;

fn abande(folder: &Path) -> Command {
    let mut command = program::abande(folder);
    command.args(["text", "--black", "human", "--white", "human"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("the temporary folder can be written")
}

/// All that the program says to these lines, after which the input ends.
fn told(command: &mut Command, lines: &str) -> String {
    let mut child = command.spawn().expect("abande starts");
    say(&mut child, &format!("draw off\n{lines}\n"));
    let output = child.wait_with_output().expect("abande ends");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    String::from_utf8(output.stdout).expect("text")
}

fn say(child: &mut Child, lines: &str) {
    child.stdin.as_mut().expect("piped").write_all(lines.as_bytes()).expect("abande reads");
}

/// Plays these lines and is killed once all of them are answered.
fn killed(folder: &Path, lines: &str) {
    let mut child = abande(folder).spawn().expect("abande starts");
    say(&mut child, &format!("draw off\n{lines}\nredo 0\n"));
    let mut output = std::io::BufReader::new(child.stdout.take().expect("piped"));
    let mut line = String::new();
    while !line.contains("For example: redo, or") {
        line.clear();
        assert!(std::io::BufRead::read_line(&mut output, &mut line).expect("text") > 0, "it ended too early");
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
}

fn files(folder: &Path) -> Vec<String> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    files.map(|file| file.expect("readable").file_name().to_string_lossy().into_owned()).collect()
}

#[test]
fn an_interrupted_game_is_offered_and_goes_on() {
    let folder = folder();
    killed(folder.path(), "d4\nd5\nd3\ncomment too passive\nback 2\ne4\nglyph !?");
    // Scripts see the offer too, and nothing else changes for them.
    let text = told(&mut abande(folder.path()), "turn");
    let offer = "A game was interrupted: hex, 3 moves, Human against Human, last played ";
    assert!(text.contains(offer) && text.contains(". To continue it, type: resume\n"), "{text}");
    assert!(text.contains("Black (Human) is to move. 0 moves played."), "{text}");
    let text = told(&mut abande(folder.path()), "resume\nvariations\nd5-d4\nquit");
    assert!(text.contains("Resuming the game after 3 moves.\n"), "{text}");
    assert!(text.contains("1. d4 d5\n    [1] 1... e4!?\n2. d3 {too passive} (here)\n"), "{text}");
    assert!(text.contains("The game has been saved in the library: "), "{text}");
    let mut journals = files(&folder.path().join("journals"));
    // On Windows locks stay.
    journals.retain(|name| cfg!(unix) || Path::new(name).extension().is_none_or(|end| end != "lock"));
    assert_eq!(journals, Vec::<String>::new());
    let kept = files(&folder.path().join("games"));
    assert_eq!(kept.len(), 1, "{kept:?}");
    assert!(!told(&mut abande(folder.path()), "turn").contains("interrupted"));
}

#[test]
fn a_timed_game_is_agreed_on_the_command_line() {
    let folder = folder();
    let text = told(abande(folder.path()).args(["--clock", "5+3", "--white-clock", "0b3x30"]), "clock");
    assert!(text.contains("Time for Black: 5+3. Time for White: 0b3x30.\n"), "{text}");
    assert!(text.contains("Time left: Black 5:00, White 0:30 ×3.\n"), "{text}");
    let written = "a time control is written as 5 (minutes), 5+3 ";
    for (arguments, why) in [
        (&["--clock", "soon"][..], written),
        (&["--clock", "5", "--white-clock", "5+"], written),
        (&["--clock", "0"], "a clock needs time for the first move"),
        (&["--clock", "6001"], "a clock has at most 100 hours"),
        (&["--white-clock", "5"], "--clock <TIME>"),
        (&["--clock", "5", "game.agn"], "cannot be used with"),
    ] {
        let output = abande(folder.path()).args(arguments).output().expect("abande starts");
        let errors = String::from_utf8(output.stderr).expect("text");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {errors}");
        assert!(errors.contains(why), "{arguments:?}: {errors}");
    }
}

#[test]
fn an_interrupted_game_goes_on_with_its_clock() {
    let folder = folder();
    killed(folder.path(), "new hex human human clock 5+3\nd4\nd5\ngive 60");
    let text = told(&mut abande(folder.path()), "resume\nclock");
    assert!(text.contains("Time for each side: 5+3.\nTime left: Black 5:0"), "{text}");
    assert!(text.contains(", White 6:0"), "{text}");
}

#[test]
fn who_runs_out_of_time_loses_unless_the_settings_say_otherwise() {
    let folder = folder();
    let played = || {
        let mut child = abande(folder.path()).args(["--clock", "0.2s"]).spawn().expect("abande starts");
        say(&mut child, "draw off\nd4\n");
        std::thread::sleep(std::time::Duration::from_millis(800));
        say(&mut child, "d5\n");
        let output = child.wait_with_output().expect("abande ends");
        String::from_utf8(output.stdout).expect("text")
    };
    let text = played();
    assert!(text.contains("White ran out of time") && !text.contains("White enters"), "{text}");
    fs::write(folder.path().join("config.toml"), "[play]\nflag-loses = false\n").expect("writable");
    let text = played();
    assert!(text.contains("White has no time left. The game goes on.\nWhite enters"), "{text}");
}

#[test]
fn the_last_game_that_was_left_unfinished_goes_on() {
    let (folder, nowhere) = (folder(), folder());
    for lines in ["d4\nd5", "c4\nc5\nc3\nquit", "d3\nd4\nresign"] {
        told(&mut abande(folder.path()), lines);
    }
    let text = told(&mut abande(folder.path()), "resume\nhistory");
    assert!(text.contains("1. c4 c5 2. c3\n"), "not the one that was resigned: {text}");
    // A number is that of an interrupted game, and there is none.
    assert!(told(&mut abande(folder.path()), "resume 1").contains("There is no interrupted game 1.\n"));
    assert!(told(&mut abande(nowhere.path()), "resume").contains("There are no unfinished games.\n"));
}

#[test]
fn several_interrupted_games_are_offered_by_number() {
    let folder = folder();
    for lines in ["d4\nd5", "c4\nc5\nc3", "new square\nd4"] {
        killed(folder.path(), lines);
    }
    let text =
        told(&mut abande(folder.path()), "resume 4\nresume 2\nhistory\nresume 1\nhistory\nresume 3\nhistory");
    assert!(
        text.contains("3 games were interrupted. To continue one, type: resume 1\n  1. square, 1 move, "),
        "{text}"
    );
    assert!(text.contains("\n  2. hex, 3 moves, ") && text.contains("\n  3. hex, 2 moves, "), "{text}");
    assert!(
        text.contains(
            "Interrupted games are numbered 1 to 3. To continue one, type, for example: resume 1\n"
        ),
        "{text}"
    );
    for line in ["1. c4 c5 2. c3\n", "1. d4\n", "1. d4 d5\n"] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    // All of them were left, and so kept.
    assert_eq!(files(&folder.path().join("games")).len(), 3, "{text}");
    assert!(!told(&mut abande(folder.path()), "turn").contains("interrupted"), "none is offered any more");
}

#[test]
fn games_are_kept_when_they_end_or_are_left() {
    let folder = folder();
    let text = told(&mut abande(folder.path()), "d4\nd5\nresign\nnew\nd4\nnew square\nquit");
    assert_eq!(text.matches("The game has been saved in the library: ").count(), 2, "{text}");
    assert!(!text.contains("not saved"), "nothing would be lost: {text}");
    let games = folder.path().join("games");
    assert_eq!(files(&games).len(), 2, "{text}");
    let whole: String =
        files(&games).iter().map(|name| fs::read_to_string(games.join(name)).expect("text")).collect();
    assert!(whole.contains("1. d4 d5 1-0") || whole.contains("1. d4 d5 0-1"), "{whole}");
    assert!(whole.contains("[Termination \"resignation\"]") && whole.contains("1. d4 *"), "{whole}");
}

/// The words for people and computers in the list are translated.
#[test]
fn players_in_the_list_of_games_are_named_in_the_readers_language() {
    let folder = folder();
    told(&mut abande(folder.path()), "new hex-3 human ai:1\nc3\nquit\nquit");
    for (language, names) in [
        ("de", "hex-3, Mensch gegen Computer Stufe 1: "),
        ("ja", "人間対コンピュータ"),
        ("en", "hex-3, Human against Computer, level 1: "),
    ] {
        let text = told(abande(folder.path()).args(["--lang", language]), "games\nquit");
        assert!(text.contains(names), "{language}: {text}");
    }
}

#[test]
fn kept_games_are_listed_and_opened_with_all_that_was_noted() {
    let folder = folder();
    let text = told(
        &mut abande(folder.path()),
        "games\nd4\nd5\nd3\ncomment too passive\nback 2\ne4\nglyph !?\nquit",
    );
    assert!(text.contains("There are no games in the library yet.\n"), "{text}");
    told(&mut abande(folder.path()), "new anda-4 komi 2\na1+g1\nquit");
    let text = told(
        &mut abande(folder.path()),
        "open 1\ngames\nopen 2\nvariations\nd5-d4\nopen 9\ngames passive\ngames nonsense\nopen 1\nhistory\nopen zzz",
    );
    for part in [
        "There is no game 1 in the list. To see the list, type: games\n",
        "2 games found. To open one, type, for example: open 1\n  1. ",
        ", anda-4, Human against Human: unfinished after 1 move\n",
        ", hex, Human against Human: unfinished after 3 moves\n",
        ": 3 moves played.\n",
        "1. d4 d5\n    [1] 1... e4!?\n2. d3 {too passive} (here)\n",
        "There is no game 9 in the list.",
        "1 game found. To open it, type: open 1\n",
        "No game in the library matches “nonsense”.\n",
        // Opened from the library, it was kept under its name.
        "1. d4 d5 2. d3 d5-d4\n",
        "zzz: There is no such file.\n",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let mut games = files(&folder.path().join("games"));
    // Generations before end otherwise.
    games.retain(|name| Path::new(name).extension().is_some_and(|end| end == "agn"));
    assert_eq!(games.len(), 2, "{games:?}");
    // By its name, or a part of it.
    let id = games[0].trim_end_matches(".agn");
    assert!(told(&mut abande(folder.path()), &format!("open {id}")).contains(&format!("Opened {id}: ")));
    assert!(
        told(&mut abande(folder.path()), "open human")
            .contains("2 games in the library have “human” in their names.")
    );
}

#[test]
fn a_kept_game_that_was_interrupted_later_goes_on_where_it_stood() {
    let folder = folder();
    told(&mut abande(folder.path()), "d4\nd5\nquit");
    killed(folder.path(), "games\nopen 1\nd3");
    let text = told(&mut abande(folder.path()), "games\nopen 1\nhistory\nquit");
    assert!(text.contains("Resuming the game after 3 moves.\n"), "{text}");
    let text = told(&mut abande(folder.path()), "games");
    assert!(text.contains("1 game found.") && text.contains("after 3 moves"), "{text}");
}

#[test]
fn looking_around_leaves_nothing_behind() {
    let folder = folder();
    told(&mut abande(folder.path()), "white ai:2\nwhite human\nhint\nvariations\nquit");
    assert!(files(&folder.path().join("games")).is_empty());
    assert!(!told(&mut abande(folder.path()), "turn").contains("interrupted"));
    let none = folder.path().join("none");
    told(&mut abande(&none), "board");
    assert!(!none.exists(), "nothing is written where nothing happens");
}

#[test]
fn trouble_with_the_disk_is_told_once_and_so_is_its_end() {
    let folder = folder();
    let data = folder.path().join("data");
    fs::write(&data, "in the way").expect("the folder is ours");
    let mut child = abande(&data).spawn().expect("abande starts");
    let mut output = std::io::BufReader::new(child.stdout.take().expect("piped"));
    let mut until = |word: &str| {
        let mut text = String::new();
        while !text.lines().last().is_some_and(|line| line.contains(word)) {
            let read = std::io::BufRead::read_line(&mut output, &mut text).expect("text");
            assert!(read > 0, "it ended too early:\n{text}");
        }
        text
    };
    say(&mut child, "draw off\nd4\nd5\nd3\nnew\nredo 0\n");
    let text = until("For example: redo, or");
    assert_eq!(
        text.matches("This game is not being saved: there is already something else at ").count(),
        1,
        "{text}"
    );
    for entered in ["White enters a piece on d5.", "Black enters a piece on d3."] {
        assert!(text.contains(entered), "play goes on: {text}");
    }
    // What no journal has is asked for.
    assert!(text.contains("This game has not been saved. To save it, type: save FILE."), "{text}");
    fs::remove_file(&data).expect("the file is ours");
    say(&mut child, "d5-d4\nd3-d4\nredo 0\n");
    let text = until("For example: redo, or");
    assert_eq!(text.matches("The game is being saved again.\n").count(), 1, "{text}");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let text = told(&mut abande(&data), "resume\nhistory");
    assert!(text.contains("1. d4 d5 2. d3 d5-d4 3. d3-d4\n"), "{text}");
}

/// What happens to a game whose library and whose record are on this disk.
fn played_and_saved(data: &Path, record: &Path) -> String {
    let mut command = abande(data);
    // In English, no matter which settings are there.
    command.args(["--lang", "en"]);
    told(&mut command, &format!("d4\nsave {}\nd5", record.display()))
}

#[test]
fn a_full_disk_is_told_in_words() {
    let Some(disk) = Mounted::new("size=100k") else { return };
    disk.fill();
    let (path, record) = (disk.path().display(), disk.path().join("game.agn"));
    let text = played_and_saved(disk.path(), &record);
    let library = format!("This game is not being saved: there is no space left for {path}");
    assert_eq!(text.matches(&library).count(), 1, "{text}");
    let file = format!("Not saved to {}. There is no space left on the disk.\n", record.display());
    assert!(text.contains(&file), "{text}");
    assert!(text.contains("White enters "), "play goes on: {text}");
}

#[test]
fn a_read_only_disk_is_told_in_words() {
    let Some(disk) = Mounted::new("size=100k,ro") else { return };
    let (path, record) = (disk.path().display(), disk.path().join("game.agn"));
    let text = played_and_saved(disk.path(), &record);
    let library = text.lines().find(|line| line.starts_with("This game is not being saved: "));
    let library = library.unwrap_or_else(|| panic!("{text}"));
    assert!(library.contains(&path.to_string()) && library.ends_with(" is on a read-only disk."), "{text}");
    let file = format!("Not saved to {}. The disk is read-only.\n", record.display());
    assert!(text.contains(&file), "{text}");
    assert!(text.contains("White enters "), "play goes on: {text}");
}

/// Not even root can make a file there.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_no_user_can_write_to_is_told_in_words() {
    let text = played_and_saved(Path::new("/sys/abande"), Path::new("/sys/game.agn"));
    assert!(
        text.contains("This game is not being saved: you do not have permission to write to /sys/abande"),
        "{text}"
    );
    assert!(text.contains("Not saved to /sys/game.agn. "), "{text}");
    assert!(text.contains("White enters "), "play goes on: {text}");
}

#[test]
fn the_folders_can_be_named() {
    let (named, other) = (folder(), folder());
    let mut command = abande(other.path());
    command.arg("--data-dir").arg(named.path());
    told(&mut command, "d4\nd5\nquit");
    assert_eq!(files(&named.path().join("games")).len(), 1);
    assert_eq!(files(other.path()), Vec::<String>::new());
}

#[test]
fn a_game_that_another_copy_plays_is_not_offered() {
    let folder = folder();
    let mut child = abande(folder.path()).spawn().expect("abande starts");
    let mut output = std::io::BufReader::new(child.stdout.take().expect("piped"));
    say(&mut child, "draw off\nd4\nd5\nredo 0\n");
    let mut line = String::new();
    while !line.contains("For example: redo, or") {
        line.clear();
        assert!(std::io::BufRead::read_line(&mut output, &mut line).expect("text") > 0);
    }
    assert!(!told(&mut abande(folder.path()), "turn").contains("interrupted"));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(told(&mut abande(folder.path()), "turn").contains("A game was interrupted: hex, 2 moves"));
}

#[test]
fn the_language_is_kept_for_the_next_start() {
    let folder = folder();
    let welcome = "Abande by Dieter Stein. Hexagon, 37 points.";
    let english = |text: &str| text.contains(welcome);
    assert!(english(&told(abande(folder.path()).args(["--lang", "en"]), "language de")));
    let text = told(&mut abande(folder.path()), "turn");
    assert!(!english(&text) && text.contains("Dieter Stein"), "{text}");
    // The made-up language is for a try.
    let text = told(&mut abande(folder.path()), "language xx\nturn");
    assert!(text.contains("[Ļååñĝûûååĝéé"), "{text}");
    assert!(!told(&mut abande(folder.path()), "turn").contains("[Ļååñĝûûååĝéé"));
    // The option is for one start only.
    assert!(english(&told(abande(folder.path()).args(["--lang", "en"]), "turn")));
    assert!(!english(&told(&mut abande(folder.path()), "language en")));
    assert!(english(&told(&mut abande(folder.path()), "turn")));
}

#[test]
fn a_file_is_opened_in_the_language_that_is_chosen() {
    let folder = folder();
    let file = folder.path().join("game.agn");
    fs::write(&file, "1. d4 d5 2. d3 d5-").expect("writable");
    let mut command = abande(folder.path());
    let text = told(command.args(["--lang", "xx"]).arg(&file), "turn");
    assert!(!text.contains("Continuing") && text.starts_with('['), "{text}");
}

#[test]
fn a_number_of_no_game_is_named() {
    let folder = folder();
    let text = told(&mut abande(folder.path()), "open 7\nopen 999999999999999999999999");
    assert!(text.contains("There is no game 7 in the list."), "{text}");
    assert!(text.contains("The number 99999999999999999999… is too large."), "{text}");
}

/// The terminal game for a player who reads every answer.
struct Reader {
    child: Child,
    output: std::io::BufReader<std::process::ChildStdout>,
}

impl Reader {
    fn start(folder: &Path) -> Self {
        let mut child = abande(folder).args(["--lang", "en"]).spawn().expect("abande starts");
        let output = std::io::BufReader::new(child.stdout.take().expect("piped"));
        let mut reader = Self { child, output };
        reader.say("draw off");
        reader
    }

    fn say(&mut self, line: &str) {
        say(&mut self.child, &format!("{line}\n"));
    }

    /// Reads until a line that something can be made of.
    fn until<T>(&mut self, what: &str, wanted: impl Fn(&str) -> Option<T>) -> T {
        let mut text = String::new();
        loop {
            let before = text.len();
            let read = std::io::BufRead::read_line(&mut self.output, &mut text).expect("text");
            assert!(read > 0, "it ended before {what}:\n{text}");
            if let Some(found) = wanted(text[before..].trim_end()) {
                return found;
            }
        }
    }

    fn hears(&mut self, line: &str, answer: &str) {
        self.say(line);
        self.until(answer, |said| said.contains(answer).then_some(()));
    }

    /// The position that the computer has left.
    fn position(&mut self, variant: Variant) -> AnyGame {
        self.say("position");
        self.until("a position", |line| AnyGame::parse(variant, line).ok())
    }
}

#[test]
fn a_whole_session_can_be_had() {
    let folder = folder();
    let mut reader = Reader::start(folder.path());
    // A new game on the smallest board, against the lowest level, and all of it.
    reader.hears("new hex-3 human ai:1", "White: Computer, level 1.");
    let mut plies = 0;
    let end = loop {
        let game = reader.position(Variant::Hex3);
        if game.outcome().is_some() {
            break game;
        }
        let legal = game.legal_moves();
        let mv = legal[plies * 7 % legal.len()];
        reader.say(&mv.display(game.board()).to_string());
        plies += 1;
        assert!(plies < 200, "{game}");
    };
    // Saved under a name with spaces; a name that is taken is not written over.
    let file = folder.path().join("a good one.agn");
    let path = file.display();
    reader.hears(&format!("save {path}"), &format!("Saved to {path}."));
    let saved = Record::load(&file).expect("the record is read");
    assert_eq!(saved.game(), &end);
    assert_eq!(saved.result().map(|result| result.by), Some(Termination::Rules));
    // Another file is opened, and the one before again.
    let other = folder.path().join("an older one.agn");
    fs::write(&other, "[Game \"Abande\"]\n\n1. d4 d5 2. d3 d5-d4 *\n").expect("writable");
    reader.hears(&format!("save {}", other.display()), "already exists");
    reader.hears(&format!("open {}", other.display()), ": 4 moves played.");
    reader.hears("history", "1. d4 d5 2. d3 d5-d4");
    reader.hears(&format!("open {path}"), "Opened ");
    assert_eq!(reader.position(Variant::Hex3), end);
    // Another language, which the next start speaks, too.
    reader.hears("language de", "Sprache: Deutsch.");
    reader.hears("turn", "Schwarz");
    reader.say("quit");
    assert!(reader.child.wait().expect("it ends").success());
    assert!(told(&mut abande(folder.path()), "turn").contains("Schwarz"));
}

#[test]
fn what_cannot_be_followed_in_the_settings_is_told_in_the_terminal() {
    let folder = folder();
    fs::write(folder.path().join("config.toml"), "[words]\nlanguage = \"de\"\n[window]\nsize = 3\n")
        .expect("written");
    let said = told(&mut abande(folder.path()), "");
    let complaint = "Zeile 4 deiner Einstellungen: window.size muss";
    assert!(said.starts_with(complaint), "in the language of the settings: {said}");
    fs::write(folder.path().join("config.toml"), "window = [[[").expect("written");
    let said = told(&mut abande(folder.path()), "");
    assert!(said.starts_with("Line 1 of your settings cannot be read"), "{said}");
}
