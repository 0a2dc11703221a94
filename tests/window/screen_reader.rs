//! A screen reader of Linux: a client of AT-SPI on a bus of its own.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde::Deserialize;

use super::*;

/// A session bus, on which the accessibility bus is started by whoever asks first.
struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    fn start(screen: &Screen) -> Self {
        let mut daemon = screen
            .program("dbus-daemon")
            .args(["--session", "--nofork", "--print-address"])
            .env("XDG_RUNTIME_DIR", screen.folder().join("run"))
            .stdout(Stdio::piped())
            .spawn()
            .expect("dbus-daemon starts: on Debian or Ubuntu `apt install dbus-daemon at-spi2-core python3-pyatspi`");
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().expect("piped")).read_line(&mut address).expect("its address");
        Self { daemon, address: address.trim().to_owned() }
    }

    fn client(&self, screen: &Screen, program: &str) -> Command {
        let mut command = screen.program(program);
        command
            .env("DBUS_SESSION_BUS_ADDRESS", &self.address)
            .env("XDG_RUNTIME_DIR", screen.folder().join("run"))
            .env_remove("AT_SPI_BUS_ADDRESS")
            .stderr(Stdio::inherit());
        command
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// What `screen_reader.py` prints.
#[derive(Debug, Deserialize)]
struct Found {
    window: Option<String>,
    /// Role and name.
    nodes: Vec<(String, String)>,
    pressed: bool,
    announced: Vec<String>,
}

#[test]
fn a_screen_reader_reads_the_window_presses_a_point_and_hears_the_reply() {
    let Some(screen) = Screen::start("screen-reader") else { return };
    let bus = Bus::start(&screen);
    let arguments = ["--variant", "hex", "--black", "human", "--white", "ai:1", "--seed", "7"];
    let mut player =
        Player::sit_down(&screen, &arguments, &[("DBUS_SESSION_BUS_ADDRESS", bus.address.as_str())]);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/window/screen_reader.py");
    // Debian's own Python has Debian's packages.
    let output = finish(bus.client(&screen, "/usr/bin/python3").args([script, "abande", "d4"]), PATIENCE * 2);
    assert!(output.status.success(), "{output:?}");
    let found: Found = serde_json::from_slice(&output.stdout).expect("one JSON object");
    println!("{} nodes, then {:?}", found.nodes.len(), found.announced);
    assert_eq!(found.window.as_deref(), Some("Black to move · Abande"));
    assert!(found.pressed, "{found:?}");
    let has = |role: &str, name: &str| {
        found.nodes.iter().any(|(one, other)| one == role && other.starts_with(name))
    };
    assert!(has("push button", "d4: empty") && has("toggle button", "Moves"), "{:?}", found.nodes);
    player.until("both have played", PATIENCE, |report| report.moves.len() == 2 && report.human_to_move);
    let report = player.turn();
    assert_eq!(report.moves[0], "d4");
    let said = found.announced.join("\n");
    assert!(said.contains("d4") && said.contains(&report.moves[1]), "{said}");
}
