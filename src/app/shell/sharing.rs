//! Pictures of the game on the table, saved as files. Another run of this program draws them, by `abande export`: whatever
//! goes wrong with an adapter there, the game goes on here.

use std::ffi::OsString;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{env, mem, thread};

use bevy::prelude::*;

use super::graphics::{Adapter, Renderer};
use crate::app::GameSystems;
use crate::app::game::{
    Choices, CurrentMatch, Depiction, Lettered, PictureKind, PictureOrder, PictureRequested, Quality, Themes,
    Toast, Tone, Waker, file_name,
};
use crate::library::Worker;
use crate::library::preferences::ThemeName;
use crate::play::{Match, Seat};
use crate::record::{Record, WriteError, write_file};
use crate::rules::{ByPlayer, Player};
use crate::theme::Theme;
use crate::words::{notices, records};

/// No picture takes longer where anything works.
const LONGEST: Duration = Duration::from_mins(10);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Studio>()
        .add_systems(Update, (order, tell).chain().after(GameSystems::Opponent).before(GameSystems::Match))
        .add_systems(Last, stop_at_exit);
}

/// Hands what is wanted to the thread that waits for the other run.
fn order(
    mut requests: MessageReader<PictureRequested>,
    current: Res<CurrentMatch>,
    (choices, themes): (Res<Choices>, Res<Themes>),
    quality: Option<Res<Quality>>,
    adapter: Option<Res<Adapter>>,
    lettered: Res<Lettered>,
    waker: Res<Waker>,
    mut studio: ResMut<Studio>,
    mut toasts: MessageWriter<Toast>,
) {
    for PictureRequested { picture, path } in requests.read() {
        let job = Job {
            options: options(
                picture,
                &Drawing {
                    theme: theme(&choices.board.theme, &themes),
                    quality: quality.as_deref().copied(),
                    renderer: adapter.as_deref().map(|adapter| adapter.renderer),
                    // Whose side the table is seen from is whose letters are shown.
                    seat: if lettered.far { Player::White } else { Player::Black },
                },
            ),
            record: record(current.game(), picture.kind),
            path: path.clone(),
        };
        toasts.write(Toast { tone: Tone::Good, text: notices::picture_begun(file_name(path)) });
        let run = studio.run.clone();
        studio
            .worker
            .get_or_insert_with(|| {
                Worker::start("pictures", move |jobs, answer| work(&run, jobs, answer), waker.wake())
            })
            .ask(job);
    }
}

/// Says what became of it.
fn tell(mut studio: ResMut<Studio>, mut toasts: MessageWriter<Toast>) {
    let Some(worker) = studio.bypass_change_detection().worker.as_mut().filter(|worker| worker.is_busy())
    else {
        return;
    };
    for Done { path, saved } in worker.take() {
        let name = file_name(&path);
        let (tone, text) = match saved {
            Ok(()) => (Tone::Good, notices::game_saved_as(name)),
            Err(Failure::Write(error)) => {
                (Tone::Error, notices::game_not_saved_as(name, records::write(&error)))
            }
            Err(Failure::Start(_) | Failure::Draw { .. } | Failure::Stopped) => {
                (Tone::Error, notices::game_not_saved_as(name, notices::picture_not_drawn()))
            }
        };
        toasts.write(Toast { tone, text });
    }
}

/// Whoever closes the window does not wait for a picture: a film may take minutes, and a driver may hang.
fn stop_at_exit(mut exits: MessageReader<AppExit>, studio: Res<Studio>) {
    if exits.read().last().is_some() {
        studio.run.close();
    }
}

/// Where pictures are drawn, while any are.
#[derive(Resource, Debug, Default)]
struct Studio {
    worker: Option<Worker<Job, Done>>,
    run: Run,
}

/// A picture for the other run to draw.
#[derive(Debug)]
struct Job {
    options: Vec<OsString>,
    record: String,
    path: PathBuf,
}

#[derive(Debug)]
struct Done {
    path: PathBuf,
    saved: Result<(), Failure>,
}

#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error("the program that draws cannot be started: {0}")]
    Start(io::Error),
    #[error("the program that draws ended with {status}: {said}")]
    Draw { status: ExitStatus, said: String },
    #[error("the window was closed, or nothing was drawn in {} minutes", LONGEST.as_secs() / 60)]
    Stopped,
    #[error(transparent)]
    Write(#[from] WriteError),
}

fn work(run: &Run, jobs: Vec<Job>, answer: &mut dyn FnMut(Done)) {
    for Job { options, record, path } in jobs {
        let program = env::current_exe().map_err(Failure::Start);
        let drawn = program.and_then(|program| run.draw(&program, &options, record));
        let saved = drawn.and_then(|bytes| Ok(write_file(&path, &bytes)?));
        if let Err(error) = &saved {
            warn!("{}: {error}", path.display());
        }
        answer(Done { path, saved });
    }
}

/// The other run of the program, which can be ended from here.
#[derive(Clone, Debug, Default)]
struct Run(Arc<Mutex<State>>);

#[derive(Debug, Default)]
enum State {
    #[default]
    Idle,
    Drawing(Child),
    /// Nothing more is drawn.
    Closed,
}

impl Run {
    /// Has a program draw: the record goes in, the bytes of the picture come out.
    fn draw(&self, program: &Path, options: &[OsString], record: String) -> Result<Vec<u8>, Failure> {
        let mut command = Command::new(program);
        command.args(options).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // Otherwise a console would come up beside the window.
        #[cfg(windows)]
        std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
        let mut child = command.spawn().map_err(Failure::Start)?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        self.begin(child)?;
        // Each pipe has its thread, so that none that is full holds up another.
        let write = move || {
            // Whoever does not read it says why.
            stdin.map(|mut stdin| stdin.write_all(record.as_bytes()))
        };
        thread::spawn(write);
        let said = thread::spawn(move || read(stderr));
        let (sender, picture) = channel();
        thread::spawn(move || sender.send(read(stdout)));
        let bytes = picture.recv_timeout(LONGEST);
        if bytes.is_err() {
            self.kill();
        }
        let status = self.end()?;
        if status.success() {
            return bytes.map_err(|_| Failure::Stopped);
        }
        let said = said.join().unwrap_or_default();
        Err(Failure::Draw { status, said: String::from_utf8_lossy(&said).trim().to_owned() })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The program runs, unless the window was closed meanwhile.
    fn begin(&self, mut child: Child) -> Result<(), Failure> {
        let mut state = self.state();
        if matches!(*state, State::Closed) {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Failure::Stopped);
        }
        *state = State::Drawing(child);
        Ok(())
    }

    /// How the program has ended, whose output is closed.
    fn end(&self) -> Result<ExitStatus, Failure> {
        let mut state = self.state();
        match mem::take(&mut *state) {
            State::Drawing(mut child) => child.wait().map_err(Failure::Start),
            closed => {
                *state = closed;
                Err(Failure::Stopped)
            }
        }
    }

    fn kill(&self) {
        if let State::Drawing(child) = &mut *self.state() {
            // It may have ended by itself.
            let _ = child.kill();
        }
    }

    /// Ends what runs, and starts nothing more.
    fn close(&self) {
        self.kill();
        if let State::Drawing(mut child) = mem::replace(&mut *self.state(), State::Closed) {
            let _ = child.wait();
        }
    }
}

/// All that comes out of a pipe.
fn read(pipe: Option<impl Read>) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(mut pipe) = pipe {
        // What came until then is all there is.
        let _ = pipe.read_to_end(&mut bytes);
    }
    bytes
}

/// What a picture is drawn with: as the window is, as far as that is known.
#[derive(Debug)]
struct Drawing {
    theme: OsString,
    quality: Option<Quality>,
    renderer: Option<Renderer>,
    seat: Player,
}

/// The command line of the other run.
fn options(picture: &PictureOrder, drawing: &Drawing) -> Vec<OsString> {
    let [width, height] = picture.pixels();
    let target = match picture.kind {
        PictureKind::Still => "--png",
        PictureKind::Film => "--gif",
    };
    let mut options: Vec<OsString> = ["export", "-", target, "-", "--size"].map(OsString::from).into();
    options.extend([format!("{width}x{height}").into(), "--theme".into(), drawing.theme.clone()]);
    match picture.depiction {
        Depiction::Diagram => options.push("--flat".into()),
        Depiction::Table => options.extend(["--seat", drawing.seat.word()].map(OsString::from)),
    }
    if picture.kind == PictureKind::Film {
        options.extend(["--delay".into(), picture.delay.as_secs_f64().to_string().into()]);
    }
    if let Some(quality) = drawing.quality {
        options.extend(["--quality".into(), quality.to_string().into()]);
    }
    // Only what works here is known to work there.
    if drawing.renderer == Some(Renderer::Gl) {
        options.extend(["--renderer", "gl"].map(OsString::from));
    }
    options
}

/// A theme as the command line names it: the file of the player's own ones.
fn theme(chosen: &ThemeName, themes: &Themes) -> OsString {
    let usual = || ThemeName::default().as_str().into();
    if Theme::own(chosen.as_str()).is_some() {
        return chosen.as_str().into();
    }
    let used = themes.files().iter().find(|file| file.name == *chosen && file.theme.is_ok());
    used.zip(themes.folder()).map_or_else(usual, |(file, folder)| folder.path().join(file.file()).into())
}

/// What is to be seen, and nothing else: no variations, no comments, no names.
fn record(game: &Match, kind: PictureKind) -> String {
    let end = match kind {
        PictureKind::Still => game.cursor(),
        PictureKind::Film => game.tip(),
    };
    let tree = game.tree();
    let mut shown = Match::from_position(*game.start(), ByPlayer::new(Seat::Human, Seat::Human));
    for mv in tree.path(end).into_iter().filter_map(|node| tree.node(node).mv()) {
        // It was legal when it was played.
        let _ = shown.play(mv);
    }
    Record::from(&shown).to_string()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::rules::Variant;

    fn played(moves: &str) -> Match {
        let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
        for text in moves.split_whitespace() {
            game.play(game.game().parse_move(text).unwrap()).unwrap();
        }
        game
    }

    fn drawing(theme: &str) -> Drawing {
        Drawing { theme: theme.into(), quality: None, renderer: None, seat: Player::White }
    }

    #[test]
    fn the_command_line_says_all_that_was_chosen() {
        let joined = |picture: PictureOrder, drawing: &Drawing| {
            options(&picture, drawing).join(&OsString::from(" ")).into_string().unwrap()
        };
        let still = PictureOrder { size: 2, ..PictureOrder::default() };
        assert_eq!(
            joined(still, &drawing("ink")),
            "export - --png - --size 3840x2160 --theme ink --seat white"
        );
        let film = PictureOrder {
            kind: PictureKind::Film,
            depiction: Depiction::Diagram,
            size: 0,
            delay: Duration::from_millis(600),
        };
        let drawn = Drawing {
            quality: Some(Quality::Medium),
            renderer: Some(Renderer::Gl),
            ..drawing("my themes/night.toml")
        };
        let expected = "export - --gif - --size 480x300 --theme my themes/night.toml --flat --delay 0.6 --quality \
                        medium --renderer gl";
        assert_eq!(joined(film, &drawn), expected);
    }

    #[test]
    fn a_still_shows_the_cursor_and_a_film_the_line_to_its_end() {
        let mut game = played("d4 d3 d5");
        let first = game.line()[1];
        game.look_at(first);
        let moves = |kind| {
            let text = record(&game, kind);
            Record::parse(&text).unwrap().moves().len()
        };
        assert_eq!((moves(PictureKind::Still), moves(PictureKind::Film)), (1, 3));
    }

    #[test]
    fn the_programs_own_themes_go_by_their_names_and_what_cannot_be_used_by_none() {
        let name = |text: &str| ThemeName::new(text).unwrap();
        let themes = Themes::of_files(Vec::new());
        assert_eq!(theme(&name("slate"), &themes), "slate");
        assert_eq!(theme(&name("gone"), &themes), ThemeName::default().as_str());
    }

    #[cfg(unix)]
    fn sh(run: &Run, script: &str) -> Result<Vec<u8>, Failure> {
        run.draw(Path::new("/bin/sh"), &["-c".into(), script.into()], "1. d4 *".into())
    }

    #[cfg(unix)]
    #[test]
    fn a_run_that_fails_says_why_and_one_that_does_not_gives_its_bytes() {
        let run = Run::default();
        assert_eq!(sh(&run, "cat").unwrap(), b"1. d4 *");
        let error = sh(&run, "echo no adapter >&2; exit 3").unwrap_err().to_string();
        assert!(error.contains("no adapter") && error.contains('3'), "{error}");
        // It does not even listen.
        assert!(matches!(sh(&run, "exit 1"), Err(Failure::Draw { .. })));
        let missing = run.draw(Path::new("/nowhere"), &[], String::new());
        assert!(matches!(missing, Err(Failure::Start(_))));
        assert_eq!(sh(&run, "echo again").unwrap(), b"again\n", "one that failed stops no other");
    }

    #[cfg(unix)]
    #[test]
    fn whoever_closes_the_window_waits_for_nothing() {
        let run = Run::default();
        let drawing = thread::spawn({
            let run = run.clone();
            move || sh(&run, "exec sleep 600")
        });
        while !matches!(*run.state(), State::Drawing(_)) {
            thread::sleep(Duration::from_millis(1));
        }
        run.close();
        assert!(matches!(drawing.join().unwrap(), Err(Failure::Stopped)));
        assert!(matches!(sh(&run, "cat"), Err(Failure::Stopped)));
    }
}
