//! Files that take long to make.

use super::*;

/// Asks a program to end as Ctrl+C does.
#[cfg(unix)]
fn interrupt(child: &Child) {
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("it starts").success());
}

/// Self-play that is interrupted keeps the games that were played, unless something has come to their place.
/// Finding core 3.
#[cfg(unix)]
#[test]
fn self_play_that_is_interrupted_keeps_its_games() {
    let room = Room::new();
    let args = ["datagen", "--variant", "hex-3", "--nodes", "1", "--threads", "2", "--out"];
    let command = |name, games| room.command(&[&args[..], &[name, "--games", games]].concat());
    for taken in [false, true] {
        let mut child = command("long.log", "100000000")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        let mut lines = BufReader::new(child.stdout.take().expect("piped"));
        let mut line = String::new();
        lines.read_line(&mut line).expect("it writes");
        assert_eq!(line, "1000 of 100000000 games\n");
        if taken {
            room.file("long.log", GAME);
        }
        interrupt(&child);
        std::io::copy(&mut lines, &mut std::io::sink()).expect("it writes");
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
        let log = fs::read(room.path("long.log")).expect("there");
        assert_eq!(room.names(), ["long.log"]);
        if taken {
            assert_eq!(log, GAME.as_bytes());
            continue;
        }
        // They are the first of those that it would have played.
        assert!(command("short.log", "1000").output().expect("it starts").status.success());
        assert!(log.starts_with(&fs::read(room.path("short.log")).expect("there")));
        assert!(room.run(&["features", "long.log", "--out", "features"]).0 == 0);
        for name in ["short.log", "long.log", "features"] {
            fs::remove_file(room.path(name)).expect("ours");
        }
    }
}

/// What comes to the place of a file while it is being made stays. Finding core 3.
#[cfg(unix)]
#[test]
fn what_comes_while_a_file_is_made_stays() {
    let room = prepared();
    assert!(Command::new("mkfifo").arg(room.path("pipe")).status().expect("it starts").success());
    for ends in [true, false] {
        let command = ["features", "in.log", "pipe", "--out", "features"];
        let mut child = room.command(&command).stderr(Stdio::null()).spawn().expect("it starts");
        // Opened once the other end is, which is after the first log.
        let mut pipe = fs::OpenOptions::new().write(true).open(room.path("pipe")).expect("opened");
        if ends {
            room.file("features", GAME);
        } else {
            interrupt(&child);
            // The signal is heard by another thread.
            std::thread::sleep(std::time::Duration::from_millis(300));
        }
        pipe.write_all(&fs::read(room.path("in.log")).expect("there")).expect("it reads");
        drop(pipe);
        assert_eq!(child.wait().expect("it ends").code(), Some(1));
        if ends {
            assert_eq!(fs::read_to_string(room.path("features")).expect("there"), GAME);
            fs::remove_file(room.path("features")).expect("ours");
        }
        assert_eq!(room.names(), ["in.agn", "in.log", "pipe"]);
    }
    // The first puzzle takes some seconds.
    let make = ["puzzles", "make", "--variant", "hex", "--count", "1", "--out", "puzzles"];
    let mut child = room.command(&make).stderr(Stdio::null()).spawn().expect("it starts");
    std::thread::sleep(std::time::Duration::from_millis(300));
    room.file("puzzles", GAME);
    assert_eq!(child.wait().expect("it ends").code(), Some(1));
    assert_eq!(fs::read_to_string(room.path("puzzles")).expect("there"), GAME);
}
