//! Pictures of the game on the table, saved as files. Another run of this program draws them, by `abande export`:
//! if its adapter fails, the game goes on here.

mod options;
mod run;

use std::env;
use std::ffi::OsString;
use std::io;
use std::path::PathBuf;

use bevy::prelude::*;

use super::graphics::Adapter;
use crate::app::GameSystems;
use crate::app::game::{
    Choices, CurrentMatch, Lettered, PictureKind, PictureRequested, Quality, Spoken, Themes, Toast, Waker,
    file_name,
};
use crate::i18n::{Message, notices, records};
use crate::library::Worker;
use crate::record::disk::{OverwriteConsent, OverwritePolicy, starts_as};

#[cfg(test)]
pub(crate) use options::{Drawing, options};
use run::{Failure, Run};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Studio>()
        .add_systems(Update, (order, tell).chain().after(GameSystems::Opponent).before(GameSystems::Match))
        .add_systems(Last, stop_at_exit);
}

/// Hands what is wanted to the thread that waits for the other run.
fn order(
    mut requests: MessageReader<PictureRequested>,
    current: Res<CurrentMatch>,
    (choices, themes, spoken): (Res<Choices>, Res<Themes>, Res<Spoken>),
    quality: Option<Res<Quality>>,
    adapter: Option<Res<Adapter>>,
    lettered: Res<Lettered>,
    waker: Res<Waker>,
    mut studio: ResMut<Studio>,
    mut toasts: MessageWriter<Toast>,
) {
    for PictureRequested { picture, of, path } in requests.read() {
        let game = current.game();
        let is_there = of.match_id == current.here().match_id && game.tree().contains(of.node);
        let end = match picture.kind {
            PictureKind::Still if is_there => of.node,
            // Another match has come on the table meanwhile.
            PictureKind::Still => game.cursor(),
            PictureKind::Film => game.tip(),
        };
        let name = file_name(path);
        let record = match options::record(game, end, picture.has_comments()) {
            Ok(record) => record,
            Err(error) => {
                warn!("{name}: {error}");
                toasts.write(not_saved(name, notices::picture_not_drawn()));
                continue;
            }
        };
        let drawing = options::Drawing {
            theme: options::theme(&choices.board.theme, &themes),
            quality: quality.as_deref().copied(),
            adapter: adapter.as_deref().cloned(),
            // Whose side the table is seen from is whose letters are shown.
            seat: lettered.reader,
            language: spoken.language(),
        };
        toasts.write(Toast::good(notices::picture_begun(name)));
        studio.ask(Job { options: options::options(picture, &drawing), record, path: path.clone() }, &waker);
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
        toasts.write(match saved {
            Ok(()) => Toast::good(notices::game_saved_as(name)),
            Err(Failure::Write(error)) => not_saved(name, records::write(&error)),
            Err(Failure::Start(_) | Failure::Draw { .. } | Failure::Stopped) => {
                not_saved(name, notices::picture_not_drawn())
            }
        });
    }
}

fn not_saved(name: String, reason: Message) -> Toast {
    Toast::error(notices::game_not_saved_as(name, reason))
}

/// Closing the window does not wait for a picture: a film may take minutes, and a driver may hang.
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
    /// What draws instead of this program: for tests.
    program: Option<PathBuf>,
}

impl Studio {
    /// Has a picture drawn, after those that were asked for before.
    fn ask(&mut self, job: Job, waker: &Waker) {
        let Self { worker, run, program } = self;
        let start = || {
            let (run, program) = (run.clone(), program.clone());
            let work = move |jobs: Vec<Job>, answer: &mut dyn FnMut(Done)| {
                for job in jobs {
                    answer(draw(&run, program.clone(), job));
                }
            };
            Worker::start("pictures", work, waker.wake())
        };
        worker.get_or_insert_with(start).ask(job);
    }
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

fn draw(run: &Run, program: Option<PathBuf>, job: Job) -> Done {
    let Job { options, record, path } = job;
    let program: io::Result<PathBuf> = program.map_or_else(env::current_exe, Ok);
    let drawn = program.map_err(Failure::Start).and_then(|program| run.draw(&program, &options, record));
    let saved = drawn.and_then(|bytes| {
        // A picture of the same kind is replaced, as the dialog has asked; nothing else is.
        let beginning = bytes.get(..4).unwrap_or_default();
        let loss = |file| starts_as(&[beginning], file);
        Ok(OverwritePolicy { consent: OverwriteConsent::OneGame, own: None, loss: &loss }
            .write(&path, &bytes)?)
    });
    if let Err(error) = &saved {
        warn!("{}: {error}", crate::rules::visible_path(&path));
    }
    Done { path, saved }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::time::{Duration, Instant};
    use std::{fs, thread};

    use super::*;
    use crate::app::game::{PictureOrder, Tone, Turn};
    use crate::play::NodeId;
    use crate::play::tests::people;

    /// What was told.
    #[derive(Resource, Default)]
    struct Told(Vec<(Tone, String)>);

    /// A table whose pictures this script draws.
    fn table(folder: &tempfile::TempDir, script: &str) -> App {
        let program = folder.path().join("draws");
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        let mut app = App::new();
        app.insert_resource(CurrentMatch::new(people("d4 d3 d5")))
            .init_resource::<Choices>()
            .init_resource::<Themes>()
            .insert_resource(Spoken::of(None))
            .init_resource::<Lettered>()
            .init_resource::<Waker>()
            .init_resource::<Told>()
            .add_message::<PictureRequested>()
            .add_message::<Toast>()
            .add_plugins(plugin)
            .insert_resource(Studio { program: Some(program), ..default() });
        app.add_systems(Last, |mut toasts: MessageReader<Toast>, mut told: ResMut<Told>| {
            told.0.extend(toasts.read().map(|toast| (toast.tone, toast.text.id().to_owned())));
        });
        app
    }

    /// Asks for a picture of the first position, and waits for what becomes of it.
    fn asked(app: &mut App, path: PathBuf) -> Vec<(Tone, String)> {
        let of =
            Turn { match_id: app.world().resource::<CurrentMatch>().here().match_id, node: NodeId::ROOT };
        app.world_mut().write_message(PictureRequested { picture: PictureOrder::default(), of, path });
        let begun = Instant::now();
        while app.world().resource::<Told>().0.len() < 2 && begun.elapsed() < Duration::from_mins(1) {
            app.update();
            thread::sleep(Duration::from_millis(1));
        }
        std::mem::take(&mut app.world_mut().resource_mut::<Told>().0)
    }

    #[test]
    fn what_is_drawn_is_saved_and_told() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.png");
        let mut app = table(&folder, "cat");
        let told = asked(&mut app, file.clone());
        assert_eq!(told, [(Tone::Good, "picture_begun".into()), (Tone::Good, "game_saved_as".into())]);
        let written = fs::read_to_string(&file).unwrap();
        assert!(
            written.contains("Abande") && !written.contains("d4"),
            "the position that was asked for: {written}"
        );
    }

    #[test]
    fn what_cannot_be_drawn_or_written_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let refused = [(Tone::Good, "picture_begun".into()), (Tone::Error, "game_not_saved_as".into())];
        let file = folder.path().join("game.png");
        assert_eq!(asked(&mut table(&folder, "echo no adapter >&2; exit 3"), file.clone()), refused);
        assert!(!file.exists());
        let nowhere = folder.path().join("none").join("game.png");
        assert_eq!(asked(&mut table(&folder, "cat"), nowhere), refused);
    }
}
