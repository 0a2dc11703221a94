//! `abande engine` as another program sees it: a process and its pipes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};

struct Engine {
    child: Child,
    input: Option<ChildStdin>,
    lines: std::io::Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        let mut child = command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { input: child.stdin.take(), child, lines }
    }

    fn say(&mut self, text: &str) {
        writeln!(self.input.as_mut().unwrap(), "{text}").unwrap();
    }

    /// Reads up to the first line that starts with `word`.
    fn until(&mut self, word: &str) -> String {
        let found = self.lines.by_ref().map(Result::unwrap).find(|line| line.starts_with(word));
        found.unwrap_or_else(|| panic!("the engine ended before it said {word}"))
    }

    /// Ends the input and reads the rest.
    fn rest(mut self) -> Vec<String> {
        self.input = None;
        let rest = self.lines.by_ref().map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

/// Everything the engine says to an input that then ends.
fn answers(input: &[u8]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = std::thread::spawn(move || pipe.write_all(&input));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

#[test]
fn a_conversation() {
    let mut engine = Engine::start();
    engine.say("ugi");
    assert_eq!(
        engine.until("option name Variant"),
        "option name Variant type combo default hex var hex var square var snub var hex-3 var anda-9 var anda-7 var anda-11 var anda-3 var anda-4 var anda-5 var anda-6"
    );
    engine.until("ugiok");
    engine.say("setoption name Variant value square\nsetoption name Hash value 2\nuginewgame\nisready");
    engine.until("readyok");
    engine.say("position startpos moves d4 d5 c4\nquery p1turn\nquery gameover\nquery result");
    let responses: Vec<String> = (0..3).map(|_| engine.until("response")).collect();
    assert_eq!(responses, ["response false", "response false", "response none"]);
    engine.say("go depth 3");
    assert!(engine.until("info depth 3").contains(" score cp "));
    assert!(engine.until("bestmove").len() > "bestmove ".len());
    engine.say("go p1time 1000 p2time 1000 p1inc 0 p2inc 0");
    engine.until("bestmove");
    assert_eq!(engine.rest(), [""; 0]);
}

#[test]
fn a_finished_game_has_a_result_and_no_move() {
    let mut engine = Engine::start();
    engine.say("setoption name Variant value hex-3");
    let mut moves = String::new();
    loop {
        engine.say(&format!("position startpos moves{moves}\nquery gameover"));
        if engine.until("response") == "response true" {
            break;
        }
        engine.say("go nodes 200");
        let best = engine.until("bestmove");
        moves.push_str(best.strip_prefix("bestmove").unwrap());
    }
    engine.say("query result");
    let result = engine.until("response");
    assert!(["response p1win", "response p2win", "response draw"].contains(&result.as_str()), "{result}");
    engine.say("go nodes 10");
    assert_eq!(engine.until("bestmove"), "bestmove none");
}

#[test]
fn a_character_plays_its_game_and_no_other() {
    let answers = |input: &str| String::from_utf8(answers(input.as_bytes()).stdout).unwrap();
    let said = answers(
        "setoption name Character value builder:hard\nsetoption name Seed value 3\nposition startpos moves d4 d5 e4 d6\ngo\n",
    );
    assert!(said.contains("bestmove ") && !said.contains("info string"), "{said}");
    for order in [
        "Character value hunter\nsetoption name Variant value hex",
        "Variant value hex\nsetoption name Character value hunter",
    ] {
        let said = answers(&format!("setoption name {order}\nsetoption name Level value 1\ngo\n"));
        assert!(said.contains("info string “hunter” plays Anda only: playing by level"), "{said}");
        assert!(said.contains("bestmove "), "{said}");
    }
    let said = answers("setoption name Character value nobody\n");
    assert!(said.contains("no character “nobody”"), "{said}");
}

#[test]
fn a_solved_position_is_said_to_be_proved() {
    let mut engine = Engine::start();
    engine.say("setoption name Variant value hex-3\nposition startpos moves c3 c4 c2 c5 c1 b1 a1 b2 a2 b3 a3 b4 d1 d2 d3 d4 e1");
    engine.say("go movetime 20000");
    assert!(engine.until("info string proved").split(' ').nth(3).unwrap().parse::<i32>().is_ok());
}

#[test]
fn commands_after_a_stop_are_carried_out() {
    for variant in ["hex", "anda-7"] {
        let mut engine = Engine::start();
        engine.say(&format!("setoption name Variant value {variant}\ngo infinite\nstop\nisready"));
        engine.say("position startpos\ngo depth 1\nquery p1turn");
        let said = engine.rest();
        assert_eq!(said.iter().filter(|line| line.starts_with("bestmove ")).count(), 2, "{said:?}");
        assert!(!said.iter().any(|line| line.contains("ignored")), "{said:?}");
    }
}

#[test]
fn stop_and_quit_are_heard_during_a_search() {
    let mut engine = Engine::start();
    engine.say("go infinite");
    engine.until("info depth 3");
    engine.say("position startpos\nisready");
    assert!(engine.until("info string").contains("a search is running"));
    engine.until("readyok");
    engine.say("stop");
    engine.until("bestmove");
    engine.say("go infinite\nquit");
    assert!(engine.rest().iter().all(|line| !line.starts_with("bestmove")));
}

#[test]
fn pondering_waits_for_the_hit() {
    let mut engine = Engine::start();
    engine.say("ugi");
    engine.until("option name Ponder type check default false");
    engine.say("setoption name Variant value hex-3\nponderhit");
    assert_eq!(engine.until("info string"), "info string ignored: nothing is pondered");
    // Off by default: no reply is told.
    engine.say("go depth 3");
    assert_eq!(engine.until("bestmove").split(' ').count(), 2);
    engine.say("setoption name Ponder value true\ngo depth 3");
    let answer = engine.until("bestmove");
    let [_, best, "ponder", reply] = answer.split(' ').collect::<Vec<_>>()[..] else { panic!("{answer}") };
    // The reply comes as expected: the time counts from then on.
    engine.say(&format!("position startpos moves {best} {reply}\ngo ponder movetime 1"));
    engine.until("info depth 4 ");
    engine.say("isready");
    engine.until("readyok");
    engine.say("ponderhit");
    engine.until("bestmove");
    // Another reply comes: the search is stopped, its answer is of no use, and the next begins.
    engine.say("go ponder p1time 100000 p2time 100000\nstop");
    engine.until("bestmove");
    engine.say("go ponder depth 1\nquit");
    assert!(engine.rest().iter().all(|line| !line.starts_with("bestmove")));
    // The input may end meanwhile.
    let output = answers(b"go ponder movetime 1\n");
    assert!(String::from_utf8_lossy(&output.stdout).lines().last().unwrap().starts_with("bestmove "));
}

#[test]
fn commands_in_any_order() {
    let mut engine = Engine::start();
    // Nothing runs, nothing was set up.
    engine.say("stop\nstop\nquery gameover\ngo depth 1");
    engine.until("response false");
    engine.until("bestmove");
    engine.say("go infinite\ngo infinite\nuginewgame\nsetoption name Hash value 1\nposition startpos");
    for _ in 0..4 {
        assert!(engine.until("info string").contains("a search is running"));
    }
    engine.say("ugi");
    engine.until("ugiok");
    engine.say("query p1turn\nstop\nstop");
    engine.until("response true");
    engine.until("bestmove");
    // Each `go` that is carried out is answered once.
    engine.say("isready\nposition startpos moves d4\ngo nodes 1 movetime 0 depth 0 p2time -5");
    engine.until("readyok");
    engine.until("bestmove");
    engine.say("isready");
    engine.until("readyok");
    assert_eq!(engine.rest(), [""; 0]);
}

#[test]
fn a_refused_position_leaves_the_one_before() {
    let mut engine = Engine::start();
    engine.say("position startpos moves d4 d5 d3");
    for (line, reason) in [
        ("position startpos moves d4 a1", "move 2, a1: a1 touches no piece: a new piece must join the band."),
        (
            "position startpos moves d4 d5 pass",
            "move 3, pass: No pass yet: Black still has 17 pieces in hand.",
        ),
        ("position startpos moves d4 z9", "move 2: there is no point “z9” on this board"),
        (
            "position fen x4/x5/x6/x7/x6/x5/x4 1 18 17 0 0",
            "White has 17 pieces on the board and in hand together, not 18",
        ),
        ("position fen x4 1 18 18 0 0", "row"),
    ] {
        engine.say(line);
        let refusal = engine.until("info string");
        assert!(
            refusal.starts_with("info string position refused, the previous one stays: ")
                && refusal.contains(reason),
            "{refusal}"
        );
        // Black would be to move at the start and after two plies.
        engine.say("query p1turn");
        assert_eq!(engine.until("response"), "response false", "{line}");
    }
    engine.say("go depth 2");
    let best = engine.until("bestmove");
    engine
        .say(&format!("position startpos moves d4 d5 d3 {}\nquery p1turn", best.split(' ').nth(1).unwrap()));
    assert_eq!(engine.until("response"), "response true");
}

#[test]
fn numbers_of_any_size_are_answered() {
    let mut engine = Engine::start();
    for (line, remark) in [
        ("go movetime 4294967296", "4294967296 is too large for “movetime”"),
        ("go nodes 18446744073709551616", "18446744073709551616 is too large for “nodes”"),
        ("go depth -1", "“depth” needs a whole number, not “-1”"),
        ("go p1time 1e3", "“p1time” needs a whole number, not “1e3”"),
        ("setoption name Hash value -1", "option Hash goes from 1 to 65536, not “-1”"),
        ("setoption name Level value 18", "option Level goes from 1 to 17, not “18”"),
        ("setoption name Ponder value 1", "option Ponder is true or false, not “1”"),
    ] {
        engine.say(line);
        assert_eq!(engine.until("info string"), format!("info string {remark}"), "{line}");
    }
    for go in
        ["go depth 4294967295 nodes 10", "go nodes 18446744073709551615 depth 1", "go p1time -100 p2time 1"]
    {
        engine.say(go);
        engine.until("bestmove");
    }
    for stopped in ["go p1time 4294967295 p1inc 4294967295", "go movetime 4294967295", "go ponder infinite"] {
        engine.say(&format!("{stopped}\nstop"));
        engine.until("bestmove");
    }
    assert_eq!(engine.rest(), [""; 0]);
}

#[test]
fn the_end_of_the_input_lets_a_search_finish() {
    let output = answers(b"go nodes 2000\n");
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).lines().last().unwrap().starts_with("bestmove "));
    // One without an end is stopped.
    let output = answers(b"go infinite");
    assert!(String::from_utf8_lossy(&output.stdout).lines().last().unwrap().starts_with("bestmove "));
}

#[test]
fn garbage_is_answered_and_ignored() {
    let junk: Vec<u8> = (0..10_000_u32).map(|i| i.wrapping_mul(2_654_435_761).to_le_bytes()[2]).collect();
    let long = vec![b'g'; 1 << 20];
    let input = [
        junk.as_slice(),
        b"\n",
        &long,
        b"\nposition startpos moves d4 \xE2\x82\nposition fen 9/9/9\nposition fen \nposition\n",
        b"position startpos moves d4 d5 d4-d5\nposition startpos moves d4 zz9\ngo depth -1\ngo movetime 99999999999999\n",
        b"setoption name Hash value 999999999\nsetoption\nquery\n\x00\nisready\n",
    ]
    .concat();
    let output = answers(&input);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.ends_with("readyok\n"));
    let remarks: Vec<&str> = text.lines().filter(|line| *line != "readyok").collect();
    assert!(remarks.iter().all(|line| line.starts_with("info string ") && line.len() < 400), "{remarks:#?}");
    assert!(text.contains("position refused, the previous one stays: move 3, d4-d5: "));
    assert!(text.contains("ignored a line that is too long"));
}

#[test]
fn a_closed_output_ends_it_quietly() {
    let mut engine = Engine::start();
    engine.say("isready");
    engine.until("readyok");
    let Engine { mut child, input, lines } = engine;
    drop(lines);
    let mut input = input.unwrap();
    let _ = writeln!(input, "isready");
    assert!(child.wait().unwrap().success());
}

/// The lines of the games of a match between two equal engines.
fn games_of_match(options: &[&str]) -> Vec<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.args(["match", "--engine", "self", "--engine", "self", "--nodes", "50", "--openings", "2"]);
    let output = command.args(options).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter(|line| line.starts_with("game ")).map(str::to_owned).collect()
}

#[test]
fn in_a_match_with_a_handicap_the_first_engine_gives_it() {
    let given = games_of_match(&["--variant", "hex-3", "--games", "4", "--handicap", "points-9"]);
    assert_eq!(given.len(), 4);
    // With so many points given it wins nothing, whatever its colour.
    for (line, colour) in given.iter().zip(["black", "white", "black", "white"]) {
        assert!(line.contains(&format!("engine 1 as {colour}: loss")), "{given:?}");
    }
    // Komi is White's, so the giver always plays Black, and every game has an opening of its own.
    let komi = games_of_match(&["--variant", "anda-3", "--games", "3", "--handicap", "komi-2"]);
    for (line, opening) in komi.iter().zip(1..) {
        assert!(line.contains(&format!("opening {opening}, ")), "{komi:?}");
        assert!(line.contains("engine 1 as black"), "{komi:?}");
    }
}

#[test]
fn two_engines_play_a_match() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.args([
        "match",
        "--engine",
        "self",
        "--engine",
        concat!("'", env!("CARGO_BIN_EXE_abande"), "' engine"),
    ]);
    command.args([
        "--variant",
        "hex-3",
        "--games",
        "4",
        "--nodes",
        "50",
        "--openings",
        "2",
        "--sprt",
        "-10",
        "10",
    ]);
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(text.lines().filter(|line| line.starts_with("game ")).count(), 4, "{text}");
    assert!(!text.contains("forfeits"), "{text}");
    assert!(text.lines().last().unwrap().starts_with("result W-D-L "), "{text}");
}

#[test]
fn two_engines_play_anda_with_komi() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
    command.args(["match", "--engine", "self", "--engine", "self", "--variant", "anda-3", "--komi", "2"]);
    let output = command.args(["--games", "2", "--nodes", "20", "--openings", "2"]).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains("forfeits"), "{text}");
    assert!(text.lines().last().unwrap().contains(" of 2 games"), "{text}");
}

#[test]
fn two_engines_play_by_the_clock() {
    let match_of = |other: &str, clock: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        command.args(["match", "--engine", "self", "--engine", other, "--variant", "hex-3", "--games", "2"]);
        let output = command.args(["--clock", clock]).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    for clock in ["1s+0.02", "0b2x0.5"] {
        let text = match_of("self", clock);
        assert!(
            text.contains("\ntime losses 0 by engine 1, 0 by engine 2, least left after a move "),
            "{text}"
        );
    }
    // It answers, but takes its time.
    if cfg!(unix) {
        let slow = "sh -c 'while read line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; go*) sleep 0.8; echo bestmove a1;; esac; done'";
        let text = match_of(slow, "0.5s");
        assert!(text.contains(" because White moved ") || text.contains(" because white moved "), "{text}");
        assert!(text.contains("\ntime losses 0 by engine 1, 2 by engine 2, largest overrun "), "{text}");
        assert!(text.contains("W-D-L 2-0-0"), "{text}");
    }
}

#[test]
fn an_engine_that_fails_loses_or_is_named() {
    let engine = |other: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        command.args(["match", "--engine", "self", "--engine", other, "--variant", "hex-3", "--games", "2"]);
        command.args(["--nodes", "10"]).output().unwrap()
    };
    let missing = engine("/no/such/engine");
    assert_eq!(missing.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&missing.stderr).contains("/no/such/engine"));
    // Windows has no such programs of its own.
    let has_shell = cfg!(unix);
    if has_shell {
        // It echoes what it hears, which is no greeting.
        let echo = engine("cat");
        assert_eq!(echo.status.code(), Some(1));
        let text = String::from_utf8_lossy(&echo.stderr).into_owned();
        assert!(text.contains("engine 2") && text.contains("does not speak UGI"), "{text}");
    }
    let with = |option: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        command.args(["match", "--engine", "self", "--engine", "self", "--games", "1", "--nodes", "10"]);
        let output = command.args(["--option2", option]).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    for (option, why) in
        [("Strength=5", "no option Strength"), ("Level=18", "from 1 to 17"), ("Ponder=2", "true")]
    {
        let (status, text) = with(option);
        assert!(status == Some(1) && text.contains("engine 2") && text.contains(why), "{text}");
    }
    if !has_shell {
        return;
    }
    // It greets, gets ready, and then plays nonsense.
    let cheat = "sh -c 'while read line; do case \"$line\" in ugi) echo ugiok;; isready) echo readyok;; go*) echo bestmove a1;; esac; done'";
    let text = String::from_utf8(engine(cheat).stdout).unwrap();
    assert!(text.contains("forfeits"), "{text}");
    assert!(text.contains("W-D-L 2-0-0"), "{text}");
}
