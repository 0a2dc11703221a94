//! Saving in the terminal game.

use super::*;

/// The terminal game, spoken to line by line.
struct Terminal {
    child: Child,
    stdin: ChildStdin,
    lines: BufReader<ChildStdout>,
}

impl Terminal {
    fn start(room: &Room) -> Self {
        Self::start_with(room, &[])
    }

    /// Starts it with more words on the command line.
    fn start_with(room: &Room, more: &[&str]) -> Self {
        let players = ["--lang", "en", "--black", "human", "--white", "human"];
        let mut command = room.command(&[&["text"][..], &players, more].concat());
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let stdin = child.stdin.take().expect("piped");
        let lines = BufReader::new(child.stdout.take().expect("piped"));
        let mut terminal = Self { child, stdin, lines };
        terminal.say("draw off");
        terminal
    }

    fn say(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").expect("it reads");
    }

    /// Says a line, and returns the line of the answer that has this part.
    fn hears(&mut self, line: &str, part: &str) -> String {
        self.say(line);
        // What is said of a word that is no command ends the answer.
        self.say("zzz");
        let (mut heard, mut found) = (String::new(), None);
        loop {
            let mut next = String::new();
            assert_ne!(self.lines.read_line(&mut next).expect("it writes"), 0, "it ended: {heard}");
            heard += &next;
            if next.contains("“zzz”") {
                return found.unwrap_or_else(|| panic!("{line}: no “{part}” in {heard}"));
            }
            found = found.or(next.contains(part).then_some(next));
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Another program may have changed it since it was opened or saved. Finding core 10.
#[test]
fn a_file_that_has_changed_is_not_saved_over() {
    let room = Room::new();
    let (file, free) = (room.file("game.agn", GAME), room.file("game-2.agn", OTHER));
    let mut terminal = Terminal::start(&room);
    terminal.hears("open game.agn", "5 moves played");
    terminal.say("e4");
    // A file of the same time and length.
    let changed = GAME.replace("Bob", "Ben");
    fs::write(&file, &changed).expect("written");
    let said = terminal.hears("save", "changed");
    assert!(said.contains("save game-3.agn"), "{said}");
    terminal.hears("save game.agn", "changed");
    assert_eq!(fs::read_to_string(&file).expect("there"), changed);
    // What was offered works, and what was saved is known from then on.
    terminal.hears("save game-3.agn", "Saved to");
    terminal.say("undo");
    terminal.hears("save", "Saved to");
    fs::write(room.path("game-3.agn"), &changed).expect("written");
    terminal.hears("save", "changed");
    terminal.hears("replace game-3.agn", "Saved to");
    terminal.hears("save", "Saved to");
    // One that has gone is no loss.
    fs::remove_file(room.path("game-3.agn")).expect("ours");
    terminal.hears("save", "Saved to");
    assert_eq!(fs::read_to_string(free).expect("there"), OTHER);
}

/// A file that is named at the start is known as it was then. Finding core 10.
#[test]
fn a_file_from_the_command_line_that_has_changed_is_not_saved_over() {
    let room = Room::new();
    let address = format!("file://{}", room.path("game.agn").to_string_lossy());
    for name in ["game.agn", "./game.agn", &address] {
        let file = room.file("game.agn", GAME);
        let mut terminal = Terminal::start_with(&room, &[name]);
        terminal.hears("e4", "White");
        // A file of the same length.
        let changed = GAME.replace("Bob", "Ben");
        fs::write(&file, &changed).expect("written");
        let said = terminal.hears("save", "changed");
        assert!(said.contains("game-2.agn"), "{name}: {said}");
        // By another name it is a file like any other.
        terminal.hears("save game.agn", if name == "game.agn" { "changed" } else { "already exists" });
        assert_eq!(fs::read_to_string(&file).expect("there"), changed);
        fs::write(&file, GAME).expect("written");
        terminal.hears("save", "Saved to");
        assert!(fs::read_to_string(&file).expect("there").contains("e4"));
    }
}

/// Links that lead nowhere are followed, and what they lead to is made. Finding core 14.
#[cfg(unix)]
#[test]
fn the_terminal_saves_where_a_link_leads() {
    use std::os::unix::fs::symlink;
    for verb in ["save", "replace", "add"] {
        let room = Room::new();
        fs::create_dir(room.path("elsewhere")).expect("a folder");
        symlink("elsewhere/new.agn", room.path("dangling.agn")).expect("a link");
        symlink("dangling.agn", room.path("twice.agn")).expect("a link");
        symlink("circle.agn", room.path("circle.agn")).expect("a link");
        symlink("nowhere/new.agn", room.path("astray.agn")).expect("a link");
        let names = room.names();
        let mut terminal = Terminal::start(&room);
        terminal.say("d4");
        for name in ["circle.agn", "astray.agn"] {
            let before = standing(&room.path(name));
            terminal.hears(&format!("{verb} {name}"), name);
            assert_eq!(standing(&room.path(name)), before, "{verb} {name}");
        }
        let saved = if verb == "add" { "Added to" } else { "Saved to" };
        for name in ["dangling.agn", "twice.agn"] {
            terminal.hears(&format!("{verb} {name}"), saved);
            let text = fs::read_to_string(room.path("elsewhere/new.agn")).expect("made");
            assert_eq!(games(&text).len(), 1, "{verb} {name}: {text}");
            assert!(fs::symlink_metadata(room.path(name)).expect("there").is_symlink(), "{verb} {name}");
            fs::remove_file(room.path("elsewhere/new.agn")).expect("ours");
        }
        assert_eq!(room.names(), names, "{verb}");
    }
}

/// It also offers to add the game to a collection. Finding core 2.
#[test]
fn the_terminal_says_what_is_in_the_way() {
    let room = Room::new();
    let two = format!("{GAME}\n{OTHER}");
    for (name, bytes) in [("two.agn", two.as_bytes()), ("picture.agn", PNG), ("other.agn", OTHER.as_bytes())]
    {
        room.file(name, bytes);
    }
    let mut terminal = Terminal::start(&room);
    terminal.say("d4");
    let said = terminal.hears("save two", "contains");
    assert!(said.contains("2 games") && said.contains("add two.agn"), "{said}");
    terminal.hears("save picture", "not a game file");
    terminal.hears("add picture", "without errors");
    terminal.hears("save other", "already exists");
    assert_eq!(fs::read_to_string(room.path("two.agn")).expect("there"), two);
    terminal.hears("add two", "Added to");
    assert_eq!(fs::read(room.path("picture.agn")).expect("there"), PNG);
    assert_eq!(fs::read_to_string(room.path("other.agn")).expect("there"), OTHER);
    let text = fs::read_to_string(room.path("two.agn")).expect("there");
    assert!(games(&text).len() == 3 && text.starts_with(two.trim_end()), "{text}");
}

/// The game is longer when it is written than in the file from which it was opened. Finding core 9.
#[test]
fn the_terminal_writes_nothing_that_would_be_too_large_to_be_read() {
    let room = Room::new();
    let text = swelling(4 << 20);
    let (large, club) = (room.file("large.agn", &text), room.file("club.agn", OTHER));
    let mut terminal = Terminal::start(&room);
    terminal.hears("open large.agn", "2 moves played");
    for line in
        ["save", "save new.agn", "replace large.agn", "replace club.agn", "add new.agn", "add club.agn"]
    {
        let said = terminal.hears(line, "16 MiB");
        assert!(said.contains(".agn"), "{line}: {said}");
    }
    assert!(fs::read_to_string(&large).expect("there") == text, "it was written");
    assert_eq!(fs::read_to_string(&club).expect("there"), OTHER);
    assert_eq!(room.names(), ["club.agn", "large.agn"]);
}
