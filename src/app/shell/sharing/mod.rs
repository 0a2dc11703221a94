//! Pictures of the game on the table, saved as files. Another run of this program draws them, by `abande export`:
//! if its adapter fails, the game goes on here.

mod child_input;
mod child_run;
mod preview;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::graphics::Adapter;
use crate::app::GameSystems;
use crate::app::game::{
    CurrentMatch, LeaveBy, LeavingSystems, PhotoFrame, PictureKind, PictureOptions, PictureRequested,
    PositionId, Quality, RimLabels, Spoken, StoredPreferences, Toast, UserThemes, WindowWaker, file_name,
};
use crate::app::stage::camera::{OrbitCamera, OrbitCameraSystems};
use crate::i18n::{Message, notices, records};
use crate::library::Worker;
use crate::play::ChangeError;
use crate::record::disk::{OverwriteConsent, OverwritePolicy, loss_unless_starts_with};

#[cfg(test)]
pub(crate) use child_input::{DrawingOptions, command_line};
use child_run::{ChildError, ChildRun};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(preview::plugin)
        .init_resource::<PictureQueue>()
        .add_systems(
            Update,
            (queue_picture.before(OrbitCameraSystems), report_finished)
                .chain()
                .after(GameSystems::Opponent)
                .before(GameSystems::Match),
        )
        .init_resource::<LeaveBy>()
        .add_systems(
            Last,
            (
                stop_at_exit.in_set(LeavingSystems::Ask).run_if(on_message::<AppExit>),
                finish_at_exit.in_set(LeavingSystems::Wait).run_if(on_message::<AppExit>),
            ),
        );
}

/// System parameter with the match on the table and the settings that a picture of it is rendered with.
#[derive(SystemParam)]
struct PictureInputs<'w, 's> {
    current: Res<'w, CurrentMatch>,
    preferences: Res<'w, StoredPreferences>,
    themes: Res<'w, UserThemes>,
    spoken: Res<'w, Spoken>,
    quality: Option<Res<'w, Quality>>,
    adapter: Option<Res<'w, Adapter>>,
    rim_labels: Res<'w, RimLabels>,
    photo: Option<Res<'w, PhotoFrame>>,
    cameras: Query<'w, 's, &'static OrbitCamera>,
}

impl PictureInputs<'_, '_> {
    /// Returns what the child process needs to draw a picture of this size, in pixels. `at` is the position that was
    /// on the board when the player asked for it.
    fn drawing(
        &self,
        picture: &PictureOptions,
        at: PositionId,
        size: [u32; 2],
    ) -> Result<Drawing, ChangeError> {
        let game = self.current.table_match();
        let is_there =
            at.match_id == self.current.shown_position_id().match_id && game.tree().contains(at.node);
        let end = match picture.kind {
            PictureKind::Still | PictureKind::Photo | PictureKind::Turntable if is_there => at.node,
            // Another match has come on the table meanwhile.
            PictureKind::Still | PictureKind::Photo | PictureKind::Turntable => game.cursor(),
            PictureKind::Film | PictureKind::Card => game.tip(),
        };
        let record = match picture.kind {
            PictureKind::Card => child_input::whole_record(&self.current),
            PictureKind::Still | PictureKind::Photo | PictureKind::Film | PictureKind::Turntable => {
                child_input::record_up_to(game, end, picture.has_comments())?
            }
        };
        let is_photo_mode = self.photo.as_ref().is_some_and(|photo| photo.is_on());
        let options = child_input::DrawingOptions {
            theme: child_input::theme_argument(&self.preferences.board.theme, &self.themes),
            quality: self.quality.as_deref().copied(),
            adapter: self.adapter.as_deref().cloned(),
            // The table is seen from the side of the player who reads the rim labels.
            seat: self.rim_labels.reader,
            // In photo mode the picture is taken from where the camera is.
            view: self.cameras.iter().next().filter(|_| is_photo_mode).map(|camera| camera.orbit),
            language: self.spoken.language(),
        };
        Ok(Drawing { options: child_input::command_line(picture, size, &options), record })
    }
}

/// Queues requested pictures for the thread that waits for the child process.
fn queue_picture(
    mut requests: MessageReader<PictureRequested>,
    inputs: PictureInputs,
    waker: Res<WindowWaker>,
    mut queue: ResMut<PictureQueue>,
    mut toasts: MessageWriter<Toast>,
) {
    for PictureRequested { picture, of, path } in requests.read() {
        let name = file_name(path);
        match inputs.drawing(picture, *of, picture.pixels()) {
            Ok(drawing) => {
                toasts.write(Toast::success(notices::picture_begun(name)));
                queue.ask(PictureJob { drawing, path: path.clone() }, &waker);
            }
            Err(error) => {
                warn!("{name}: {error}");
                toasts.write(not_saved(name, notices::picture_not_drawn()));
            }
        }
    }
}

/// Shows a toast for each finished picture.
fn report_finished(mut queue: ResMut<PictureQueue>, mut toasts: MessageWriter<Toast>) {
    let Some(worker) = queue.bypass_change_detection().worker.as_mut().filter(|worker| worker.is_busy())
    else {
        return;
    };
    for FinishedPicture { path, saved } in worker.take() {
        let name = file_name(&path);
        toasts.write(match saved {
            Ok(()) => Toast::success(notices::game_saved_as(name)),
            Err(ChildError::Write(error)) => not_saved(name, records::write(&error)),
            Err(ChildError::Start(_) | ChildError::Draw { .. } | ChildError::Stopped) => {
                not_saved(name, notices::picture_not_drawn())
            }
        });
    }
}

fn not_saved(name: String, reason: Message) -> Toast {
    Toast::error(notices::game_not_saved_as(name, reason))
}

/// Ends the child process when the window closes: a film may take minutes, and a driver may hang.
fn stop_at_exit(queue: Res<PictureQueue>) {
    queue.run.close();
}

/// Writes a picture that has been rendered before the program ends.
fn finish_at_exit(leave_by: Res<LeaveBy>, mut queue: ResMut<PictureQueue>) {
    // What went wrong is in the log.
    leave_by.wait_for("A picture", queue.worker.as_mut());
}

/// Queue of pictures, with the thread and the child process that render them.
#[derive(Resource, Debug, Default)]
struct PictureQueue {
    worker: Option<Worker<PictureJob, FinishedPicture>>,
    run: ChildRun,
    /// Program to run instead of this one, for tests.
    program: Option<PathBuf>,
}

impl PictureQueue {
    /// Queues a picture.
    fn ask(&mut self, job: PictureJob, waker: &WindowWaker) {
        let Self { worker, run, program } = self;
        let start = || {
            let (run, program) = (run.clone(), program.clone());
            let work = move |jobs: Vec<PictureJob>, answer: &mut dyn FnMut(FinishedPicture)| {
                for job in jobs {
                    answer(run_job(&run, program.clone(), job));
                }
            };
            Worker::start("pictures", work, waker.wake())
        };
        worker.get_or_insert_with(start).ask(job);
    }
}

/// Command line and standard input of the child process that renders a picture.
#[derive(Debug)]
struct Drawing {
    options: Vec<OsString>,
    record: String,
}

impl Drawing {
    /// Has the child process render it: another run of this program, or `program`. Returns the bytes of the file.
    fn draw(self, run: &ChildRun, program: Option<PathBuf>) -> Result<Vec<u8>, ChildError> {
        let program = program.map_or_else(env::current_exe, Ok).map_err(ChildError::Start)?;
        run.draw(&program, &self.options, self.record)
    }
}

/// A picture to render in the child process, and to save.
#[derive(Debug)]
struct PictureJob {
    drawing: Drawing,
    path: PathBuf,
}

#[derive(Debug)]
struct FinishedPicture {
    path: PathBuf,
    saved: Result<(), ChildError>,
}

fn run_job(run: &ChildRun, program: Option<PathBuf>, job: PictureJob) -> FinishedPicture {
    let PictureJob { drawing, path } = job;
    let saved = drawing.draw(run, program).and_then(|bytes| {
        // A picture of the same kind is replaced, as the dialog has asked; nothing else is.
        let beginning = bytes.get(..4).unwrap_or_default();
        let loss = |file| loss_unless_starts_with(&[beginning], file);
        Ok(OverwritePolicy { consent: OverwriteConsent::OneGame, last_known: None, loss: &loss }
            .write(&path, &bytes)?)
    });
    if let Err(error) = &saved {
        warn!("{}: {error}", crate::rules::visible_path(&path));
    }
    FinishedPicture { path, saved }
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::time::{Duration, Instant};
    use std::{fs, thread};

    use super::*;
    use crate::app::game::{PicturePreview, ToastTone, WantedPreview};
    use crate::play::NodeId;
    use crate::play::tests::people;

    /// Toasts so far.
    #[derive(Resource, Default)]
    struct Told(Vec<(ToastTone, String)>);

    /// A program of this name that runs a script.
    pub(super) fn program(folder: &tempfile::TempDir, name: &str, script: &str) -> PathBuf {
        let program = folder.path().join(name);
        fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
        program
    }

    /// A table whose pictures this script draws.
    pub(super) fn table(folder: &tempfile::TempDir, script: &str) -> App {
        let program = program(folder, "draws", script);
        let mut app = App::new();
        app.insert_resource(CurrentMatch::new(people("d4 d3 d5")))
            .init_resource::<StoredPreferences>()
            .init_resource::<UserThemes>()
            .insert_resource(Spoken::of(None))
            .init_resource::<RimLabels>()
            .init_resource::<WindowWaker>()
            .init_resource::<WantedPreview>()
            .init_resource::<PicturePreview>()
            .init_resource::<Told>()
            .add_message::<PictureRequested>()
            .add_message::<Toast>()
            .add_plugins(plugin)
            .insert_resource(PictureQueue { program: Some(program), ..default() });
        app.add_systems(Last, |mut toasts: MessageReader<Toast>, mut told: ResMut<Told>| {
            told.0.extend(toasts.read().map(|toast| (toast.tone, toast.text.id().to_owned())));
        });
        app
    }

    /// Asks for a picture of the first position, and waits for what becomes of it.
    fn asked(app: &mut App, path: PathBuf) -> Vec<(ToastTone, String)> {
        let of = PositionId {
            match_id: app.world().resource::<CurrentMatch>().shown_position_id().match_id,
            node: NodeId::ROOT,
        };
        app.world_mut().write_message(PictureRequested { picture: PictureOptions::default(), of, path });
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
        assert_eq!(
            told,
            [(ToastTone::Success, "picture_begun".into()), (ToastTone::Success, "game_saved_as".into())]
        );
        let written = fs::read_to_string(&file).unwrap();
        assert!(
            written.contains("Abande") && !written.contains("d4"),
            "the position that was asked for: {written}"
        );
    }

    #[test]
    fn what_cannot_be_drawn_or_written_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let refused =
            [(ToastTone::Success, "picture_begun".into()), (ToastTone::Error, "game_not_saved_as".into())];
        let file = folder.path().join("game.png");
        assert_eq!(asked(&mut table(&folder, "echo no adapter >&2; exit 3"), file.clone()), refused);
        assert!(!file.exists());
        let nowhere = folder.path().join("none").join("game.png");
        assert_eq!(asked(&mut table(&folder, "cat"), nowhere), refused);
    }
}
