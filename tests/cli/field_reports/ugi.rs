//! The engine's protocol, from both sides.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use abande::rules::{AnyGame, Game, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// `abande engine`, and what it says.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: std::io::Lines<BufReader<ChildStdout>>,
}

impl Engine {
    fn start(options: &[(&str, u32)]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        let mut child =
            command.arg("engine").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let input = child.stdin.take().expect("piped");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut engine = Self { child, input, lines };
        engine.say("setoption name Hash value 4");
        for (name, value) in options {
            engine.say(&format!("setoption name {name} value {value}"));
        }
        engine
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    /// Everything up to the best move.
    fn answer(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        for line in self.lines.by_ref() {
            said.push(line.expect("text"));
            if said.last().is_some_and(|line| line.starts_with("bestmove")) {
                return said;
            }
        }
        panic!("no best move: {said:?}");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

/// A position after so many random moves at most, and the moves.
fn random_game(variant: Variant, most: usize, rng: &mut StdRng) -> (AnyGame, String) {
    let (mut game, mut moves) = (variant.start(), String::new());
    for _ in 0..rng.random_range(0..most) {
        let mut next = game;
        let Some(&mv) = game.legal_moves().choose(rng) else { break };
        next.play(mv).expect("legal");
        if next.to_move().is_none() {
            break;
        }
        moves.push(' ');
        moves.push_str(&mv.display(game.board()).to_string());
        game = next;
    }
    (game, moves)
}

/// A line that was told: its rank, its value, its moves.
struct Told {
    rank: usize,
    score: i32,
    line: Vec<String>,
}

fn told(line: &str) -> Option<Told> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let after = |name: &str| words.iter().position(|word| *word == name).map(|at| at + 1);
    let pv = after("pv").filter(|_| words[0] == "info")?;
    let number = |name: &str| words[after(name)?].parse::<i32>().ok();
    let rank = usize::try_from(number("multipv")?).ok()?;
    let line = words[pv..].iter().map(|word| (*word).to_owned()).collect();
    Some(Told { rank, score: number("cp")?, line })
}

/// What every client relies on, of all that an engine says about one position.
fn check(game: &AnyGame, ranks: usize, said: &[String], what: &str) {
    let told: Vec<Told> = said.iter().filter_map(|line| told(line)).collect();
    let best = said.last().and_then(|line| line.split_whitespace().nth(1)).expect("a move");
    let last =
        told.iter().rfind(|told| told.rank == 1).unwrap_or_else(|| panic!("{what}: nothing told: {said:?}"));
    assert_eq!(last.line[0], best, "{what}: {said:#?}");
    for block in told.chunk_by(|_, next| next.rank != 1) {
        let mut firsts: Vec<&str> = block.iter().map(|told| told.line[0].as_str()).collect();
        for (index, told) in block.iter().enumerate() {
            assert_eq!(told.rank, index + 1, "{what}: {said:#?}");
            assert!(
                index == 0 || told.score <= block[index - 1].score,
                "{what}, rank {}: {said:#?}",
                told.rank
            );
            let mut after = *game;
            for text in &told.line {
                after
                    .play(after.parse_move(text).expect("a move"))
                    .unwrap_or_else(|error| panic!("{what}: {error}"));
            }
        }
        assert!(block.len() <= ranks, "{what}: {said:#?}");
        firsts.sort_unstable();
        firsts.dedup();
        assert_eq!(firsts.len(), block.len(), "{what}: one move has one line: {said:#?}");
    }
}

/// After a search that a limit ended, the best move was often not the first of the last line; the shortest searches sent
/// no line; several lines came out of order. See LeelaChessZero/lc0#518 and CloverEngine#320. Finding core 11.
#[test]
fn the_best_move_is_the_first_of_the_last_line_and_lines_are_in_order() {
    for (threads, ranks, level) in [(1, 1, 0), (1, 4, 0), (3, 3, 0), (1, 2, 9)] {
        let mut rng = StdRng::seed_from_u64(u64::from(threads * 100 + ranks));
        let options: &[_] = &[("Threads", threads), ("MultiPV", ranks), ("Level", level)];
        let mut engine = Engine::start(&options[..if level == 0 { 2 } else { 3 }]);
        for variant in Variant::ALL {
            engine.say(&format!("setoption name Variant value {variant}"));
            let is_abande = Variant::ABANDE.contains(&variant);
            let (most, nodes) = if is_abande { (40, 3_000) } else { (24, 40) };
            for number in 0..27 {
                let (game, moves) = random_game(variant, most, &mut rng);
                engine.say(&format!("position startpos moves{moves}"));
                let go = match number % 9 {
                    0 => "nodes 1".to_owned(),
                    1 => "depth 0".to_owned(),
                    2 => "movetime 0".to_owned(),
                    3 => "infinite\nstop".to_owned(),
                    4 => format!("depth {}", rng.random_range(1..4)),
                    5 => format!("movetime {}", rng.random_range(5..=50)),
                    6 => format!("p1time {0} p2time {0} p1inc 5 p2inc 5", rng.random_range(5..500)),
                    _ => format!("nodes {}", rng.random_range(2..nodes)),
                };
                engine.say(&format!("go {go}"));
                let said = engine.answer();
                let what = format!("{variant}, threads {threads}, {ranks} lines,{moves}, go {go}");
                check(&game, ranks as usize, &said, &what);
            }
        }
    }
}

/// The two searches of the report, and others of the same positions. Finding core 11.
#[test]
fn the_searches_of_the_report_are_told_in_order() {
    for (moves, ranks) in
        [("g1 f1 e1 e2 d2 c2 e3 f3 e1-e2 b2 f4 c1 e4", 1), ("c2 b2 d3 a1 e2 f1 g1 f2 c3 d4", 3)]
    {
        let mut game = Variant::Hex.start();
        for text in moves.split(' ') {
            game.play(game.parse_move(text).expect("a move")).expect("legal");
        }
        let mut engine = Engine::start(&[("MultiPV", ranks)]);
        for go in ["nodes 2000", "movetime 300", "nodes 1500", "movetime 20", "p1time 900 p2time 900"] {
            engine.say("uginewgame");
            engine.say(&format!("position startpos moves {moves}"));
            engine.say(&format!("go {go}"));
            check(&game, ranks as usize, &engine.answer(), &format!("{moves}, {ranks} lines, go {go}"));
        }
    }
}

#[cfg(unix)]
mod strangers {
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Output;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use abande::ai::ugi::{BestMove, Client, ClientError, EngineCommand, SearchTime, Timeouts};
    use abande::ai::{Limits, Stop};
    use nix::sys::signal::{Signal, kill, killpg};
    use nix::unistd::Pid;
    use tempfile::TempDir;

    use super::*;

    /// Enough for an engine that answers, on any machine; too little for one that does not answer at all.
    const PATIENCE: Timeouts = Timeouts {
        handshake: Duration::from_mins(1),
        response: Duration::from_mins(1),
        move_overrun: Duration::from_mins(1),
    };
    /// For an engine that will not answer however long it is waited for.
    const NONE: Timeouts = Timeouts { move_overrun: Duration::from_millis(200), ..PATIENCE };

    /// An engine in the shell: what it does at the start, and when it hears `go`, `stop` and `ponderhit`.
    #[derive(Clone, Copy, Default)]
    struct Fake {
        begin: &'static str,
        go: &'static str,
        stop: &'static str,
        hit: &'static str,
    }

    impl Fake {
        fn script(self) -> String {
            let Self { begin, go, stop, hit } = self;
            format!(
                "{begin}\nwhile read -r line; do case \"$line\" in\nugi) echo 'id name fake'; echo ugiok;;\n\
                 isready) echo readyok;;\ngo*) :\n{go}\n;;\nstop) :\n{stop}\n;;\nponderhit) :\n{hit}\n;;\nquit) exit;;\nesac; done\n"
            )
        }

        fn command(self, folder: &TempDir) -> EngineCommand {
            shell(folder, &self.script())
        }

        fn start(self, folder: &TempDir, timeouts: Timeouts) -> Client {
            Client::start(&self.command(folder), timeouts, Stop::default()).expect("it greets")
        }
    }

    fn shell(folder: &TempDir, script: &str) -> EngineCommand {
        words(folder, script).parse().expect("a command")
    }

    fn words(folder: &TempDir, script: &str) -> String {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let path = folder.path().join(format!("{}.sh", COUNT.fetch_add(1, Ordering::Relaxed)));
        std::fs::write(&path, script).expect("written");
        format!("sh '{}'", path.to_str().expect("text"))
    }

    fn folder() -> TempDir {
        tempfile::tempdir().expect("a folder")
    }

    fn think(client: &mut Client) -> Result<BestMove, ClientError> {
        client.think(&Variant::Hex3.start(), &[], SearchTime::Limits(Limits::time(Duration::from_millis(1))))
    }

    fn best(answer: Result<BestMove, ClientError>) -> String {
        let start = Variant::Hex3.start();
        answer.expect("an answer").mv.display(start.board()).to_string()
    }

    /// Neither bytes that are not UTF-8, nor line ends of other systems, garbage or floods of text end the match. See
    /// niklasf/python-chess#726. Finding core 6.
    #[test]
    fn an_engine_may_say_anything_as_long_as_it_answers() {
        let folder = folder();
        for (begin, go) in [
            (
                r"printf 'id author J\366rg\r\n\357\273\277option name \377 type check\n'",
                r"printf 'info string \377\300\nbestmove c3\r\n'",
            ),
            ("head -c 100000 /dev/urandom; echo", "head -c 100000 /dev/urandom; echo; echo bestmove c3"),
            (":", "head -c 30000000 /dev/zero | tr '\\0' x; echo; echo bestmove c3"),
            (":", "yes 'info depth 1 pv c3' | head -c 10000000; echo; echo bestmove c3 ponder nonsense"),
            (":", "head -c 30000000 /dev/zero | tr '\\0' e >&2; echo bestmove c3"),
            (
                "head -c 3000000 /dev/zero >&2; head -c 30000000 /dev/zero; echo",
                "printf 'bestmove\\tc3'; echo",
            ),
        ] {
            let mut client = Fake { begin, go, ..Fake::default() }.start(&folder, PATIENCE);
            assert!(client.name().is_some_and(|name| name.ends_with("fake")), "{begin}");
            client.set_variant(&Variant::Hex3.start()).expect("it gets ready");
            client.new_game().expect("it gets ready");
            assert_eq!(best(think(&mut client)), "c3", "{go}");
        }
    }

    /// The message says why there was no answer, and nothing waits longer than the time limit. See
    /// Disservin/fastchess#506 and lucaschessR#64. Finding core 6.
    #[test]
    fn an_engine_that_does_not_answer_is_given_up_for_the_right_reason() {
        let folder = folder();
        let refused = |script: &str, timeouts| {
            Client::start(&shell(&folder, script), timeouts, Stop::default())
                .expect_err("no greeting")
                .to_string()
        };
        let brief = Timeouts { handshake: Duration::from_millis(200), ..NONE };
        for silent in ["sleep 1000", "cat >/dev/null", "yes", "yes | tr -d '\\n'", "cat /dev/zero >&2"] {
            assert!(refused(silent, brief).starts_with("it does not speak UGI"), "{silent}");
        }
        let gone = refused("printf 'cannot \\033[31m find the net\\n' >&2; exit 3", PATIENCE);
        assert!(
            gone.starts_with(
                "it ended unexpectedly; exit status: 3; its last words: cannot \u{fffd}[31m find"
            ),
            "{gone}"
        );
        let missing = "'/no such engine'".parse::<EngineCommand>().expect("a command");
        let missing = Client::start(&missing, PATIENCE, Stop::default()).expect_err("nothing there");
        assert!(matches!(missing, ClientError::NotStarted(_)), "{missing}");
        for late in [
            ":",
            "sleep 1000",
            "yes | tr -d '\\n'",
            "yes",
            "cat /dev/urandom | tr -d '\\n'",
            "exec >/dev/null",
        ] {
            let mut client = Fake { go: late, ..Fake::default() }.start(&folder, NONE);
            let error = think(&mut client).expect_err("no move");
            let closed = late.starts_with("exec") && matches!(error, ClientError::Exited(_));
            assert!(closed || matches!(error, ClientError::TimedOut), "{late}: {error}");
        }
        let mut client =
            Fake { go: "echo bestmove; echo bestmove z9", ..Fake::default() }.start(&folder, PATIENCE);
        for _ in 0..2 {
            assert!(matches!(think(&mut client), Err(ClientError::InvalidMove(_))));
        }
        let mut client = Fake { go: "exit 5", ..Fake::default() }.start(&folder, PATIENCE);
        let gone = think(&mut client).expect_err("gone").to_string();
        assert_eq!(gone, "it ended unexpectedly; exit status: 5");
        // One that never reads is not waited for either, however much there is to say.
        let deaf = shell(&folder, "echo ugiok; exec sleep 1000");
        let start = Variant::Hex3.start();
        let brief = Timeouts { response: Duration::from_millis(200), ..NONE };
        let mut client = Client::start(&deaf, brief, Stop::default()).expect("it greets");
        assert!(matches!(client.set_variant(&start), Err(ClientError::TimedOut)));
        let mut client = Client::start(&deaf, NONE, Stop::default()).expect("it greets");
        let long = vec![start.parse_move("c3").expect("a move"); 50_000];
        let errors =
            (0..100).find_map(|_| client.ponder(&start, &long, SearchTime::Limits(Limits::default())).err());
        assert!(matches!(errors, Some(ClientError::TimedOut | ClientError::InputFull)));
    }

    /// A best move that comes late, after `stop`, belongs to the search that was stopped. Finding core 6.
    #[test]
    fn a_late_answer_to_stop_is_not_taken_for_the_next_move() {
        let folder = folder();
        let fake = Fake {
            begin: "count=0",
            go: "count=$((count + 1)); if [ $count = 2 ]; then echo bestmove c4; fi",
            stop: "sleep 0.2; echo bestmove c3",
            ..Fake::default()
        };
        let start = Variant::Hex3.start();
        let forever = SearchTime::Limits(Limits::default());
        let mut client = fake.start(&folder, PATIENCE);
        client.go(&start, &[], forever).expect("it thinks");
        assert_eq!(best(client.think(&start, &[], forever)), "c4");
        client.go(&start, &[], forever).expect("it thinks");
        client.stop().expect("it hears");
        client.stop().expect("once is enough");
        assert_eq!(best(client.best_move(&start)), "c3");
        assert!(matches!(client.best_move(&start), Err(ClientError::InvalidMove(_))), "nothing is searched");
        // And one that does not hear it is given up.
        let mut client = Fake::default().start(&folder, NONE);
        client.go(&start, &[], forever).expect("it thinks");
        client.stop().expect("it hears");
        assert!(matches!(client.best_move(&start), Err(ClientError::TimedOut)));
    }

    /// Finding core 6.
    #[test]
    fn an_engine_ponders_until_the_hit() {
        let folder = folder();
        let fake = Fake { hit: "echo bestmove c3 ponder c4", stop: "echo bestmove d3", ..Fake::default() };
        let (start, forever) = (Variant::Hex3.start(), SearchTime::Limits(Limits::default()));
        let mut client = fake.start(&folder, PATIENCE);
        client.ponder(&start, &[], forever).expect("it ponders");
        client.ponder_hit(&start, &[], forever).expect("it hears");
        let answer = client.best_move(&start).expect("a move");
        let reply = answer.ponder.map(|reply| reply.display(start.board()).to_string());
        assert_eq!((best(Ok(answer)).as_str(), reply.as_deref()), ("c3", Some("c4")));
        client.ponder(&start, &[], forever).expect("it ponders");
        client.stop().expect("it hears");
        assert_eq!(best(client.best_move(&start)), "d3");
    }

    /// No process that an engine has started is left behind, and waiting for it can be stopped. See Disservin/fastchess#94.
    /// Finding core 6.
    #[test]
    fn a_wait_can_be_called_off_and_leaves_no_process() {
        let folder = folder();
        let child = folder.path().join("child");
        let begin = "sleep 1000 & echo $! >\"$(dirname \"$0\")/child\"";
        let cancel = Stop::default();
        let fake = Fake { begin, go: "wait", ..Fake::default() };
        let mut client = Client::start(&fake.command(&folder), PATIENCE, cancel.clone()).expect("it greets");
        let start = Variant::Hex3.start();
        client.go(&start, &[], SearchTime::Limits(Limits::default())).expect("it thinks");
        let waiting = std::thread::spawn(move || client.best_move(&start).map(|_| ()));
        cancel.raise();
        assert!(matches!(waiting.join().expect("no panic"), Err(ClientError::Cancelled)));
        let pid: i32 = std::fs::read_to_string(child).expect("written").trim().parse().expect("a number");
        while is_running(pid) {
            std::thread::yield_now();
        }
    }

    /// One that is over but has not been collected by the system's first process has a state of its own.
    fn is_running(pid: i32) -> bool {
        let stat = Path::new("/proc").join(pid.to_string()).join("stat");
        match std::fs::read_to_string(stat) {
            Ok(stat) => !stat.contains(") Z "),
            Err(_) => !cfg!(target_os = "linux") && kill(Pid::from_raw(pid), None).is_ok(),
        }
    }

    /// Positions that no game begins with, options, and the clocks: our own engine understands what the client says.
    /// Finding core 6.
    #[test]
    fn our_engine_and_our_client_understand_each_other() {
        let command =
            format!("'{}' engine", env!("CARGO_BIN_EXE_abande")).parse::<EngineCommand>().expect("a command");
        let command = command.with_options([("hash".to_owned(), "2".to_owned())]);
        let mut rng = StdRng::seed_from_u64(7);
        let mut client = Client::start(&command, PATIENCE, Stop::default()).expect("it starts");
        assert!(client.set_option("Hash", "0").is_err() && client.set_option("Book", "x").is_err());
        for variant in Variant::ALL {
            client.set_variant(&variant.start()).expect("it plays that");
            client.new_game().expect("it is ready");
            let (game, _) = random_game(variant, 12, &mut rng);
            let mut moves = Vec::new();
            let mut after = game;
            let hurry = "0.04s".parse().expect("a time control");
            for time in [
                SearchTime::Limits(Limits::nodes(50)),
                SearchTime::Limits(Limits::depth(1)),
                SearchTime::Clock(abande::play::Clock::new(
                    abande::rules::ByPlayer::new(hurry, hurry),
                    game.to_move().expect("it goes on"),
                )),
            ] {
                if after.to_move().is_some() {
                    let answer = client.think(&game, &moves, time).expect("a move");
                    after.play(answer.mv).expect("legal where the client says that the game is");
                    moves.push(answer.mv);
                }
            }
        }
    }

    fn matched(engine: &str, more: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_abande"));
        let ours = format!("'{}' engine", env!("CARGO_BIN_EXE_abande"));
        command.args(["match", "--variant", "hex-3", "--engine", &ours, "--engine", engine]).args(more);
        command
    }

    fn text(output: &Output) -> String {
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned()).concat()
    }

    /// There is a byte that is not UTF-8 in the author's name, and one in the middle of each game. Finding core 6.
    #[test]
    fn a_match_bears_with_bytes_that_are_no_text() {
        let folder = folder();
        let ours = env!("CARGO_BIN_EXE_abande");
        let latin = format!(
            "printf 'id author J\\366rg\\n'\nexport LC_ALL=C\n'{ours}' engine | sed -u 's/^bestmove.*/info string \\o377\\n&\\r/'"
        );
        let output =
            matched(&words(&folder, &latin), &["--games", "2", "--nodes", "20"]).output().expect("it runs");
        let said = text(&output);
        assert!(
            output.status.success() && said.contains(" of 2 games") && !said.contains("forfeits"),
            "{said}"
        );
    }

    /// Such a line once took 2.8 GiB in five seconds. The test gives the program less memory than that. See
    /// Disservin/fastchess#506. Finding core 6.
    #[test]
    fn a_line_without_an_end_takes_no_memory() {
        let folder = folder();
        let endless = Fake { go: "exec cat /dev/zero", ..Fake::default() }.script();
        let line =
            matched(&words(&folder, &endless), &["--games", "1", "--movetime", "1500", "--openings", "0"]);
        let quoted: Vec<String> = line
            .get_args()
            .map(|word| format!("'{}'", word.to_str().expect("text").replace('\'', "'\\''")))
            .collect();
        let script = format!(
            "export MALLOC_ARENA_MAX=1; ulimit -v 400000; exec '{}' {}",
            env!("CARGO_BIN_EXE_abande"),
            quoted.join(" ")
        );
        let output = Command::new("sh").args(["-c", &script]).output().expect("it runs");
        let said = text(&output);
        assert!(output.status.success() && said.contains("forfeits: it did not answer in time"), "{said}");
        assert!(said.contains("result W-D-L 1-0-0 of 1 games"), "{said}");
    }

    /// A terminal sends Ctrl+C to all processes of a match. Finding core 15.
    #[test]
    fn an_interrupted_match_says_how_it_stands() {
        for signal in [Signal::SIGINT, Signal::SIGTERM] {
            let ours = format!("'{}' engine", env!("CARGO_BIN_EXE_abande"));
            let mut command = matched(&ours, &["--games", "100000", "--nodes", "10", "--concurrency", "2"]);
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).process_group(0);
            let mut child = command.spawn().expect("it starts");
            let mut lines =
                BufReader::new(child.stdout.take().expect("piped")).lines().map(|line| line.expect("text"));
            assert!(lines.next().is_some_and(|line| line.starts_with("game 1 of 100000")));
            killpg(Pid::from_raw(i32::try_from(child.id()).expect("a number")), signal).expect("it runs");
            let said: Vec<String> = lines.collect();
            let output = child.wait_with_output().expect("it ends");
            assert_eq!(output.status.code(), Some(1), "{signal}: {output:?}");
            let last = said.last().expect("the account");
            assert!(
                last.starts_with("result W-D-L ") && last.contains(" games, score "),
                "{signal}: {said:?}"
            );
            assert!(!said.iter().any(|line| line.contains("forfeits")), "{signal}: {said:?}");
            assert!(text(&output).contains("interrupted after "), "{signal}: {output:?}");
        }
    }
}
