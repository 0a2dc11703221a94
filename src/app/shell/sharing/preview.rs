//! The small preview of the picture that the player is about to save, drawn by another run of the program like the
//! picture itself.

use std::path::PathBuf;
use std::sync::Arc;
use std::task::Poll;

use bevy::prelude::*;

use super::child_run::ChildRun;
use super::{Drawing, PictureInputs};
use crate::app::GameSystems;
use crate::app::game::job::Job;
use crate::app::game::{
    LeavingSystems, PictureOptions, PicturePreview, PositionId, PreviewImage, WantedPreview, WindowWaker,
};
use crate::app::shell::picture::Picture;
use crate::app::stage::camera::OrbitCameraSystems;
use crate::library::Wake;

/// Largest width and height of a preview in pixels: sharp on screens with two pixels to a point.
const LARGEST: [u32; 2] = [640, 360];

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PreviewJob>()
        .add_systems(
            Update,
            (begin_preview.before(OrbitCameraSystems), show_preview)
                .chain()
                .after(super::queue_picture)
                .after(GameSystems::Opponent)
                .before(GameSystems::Match),
        )
        .add_systems(Last, stop_at_exit.in_set(LeavingSystems::Ask).run_if(on_message::<AppExit>));
}

/// The preview requested last, and the child process that renders it, if any.
#[derive(Resource, Debug, Default)]
struct PreviewJob {
    /// Options and position of the preview that was requested last.
    requested: Option<(PictureOptions, PositionId)>,
    /// Its rendering, until that is done.
    rendering: Option<Rendering>,
    /// Program to run instead of this one, for tests.
    program: Option<PathBuf>,
}

/// The child process that renders a preview, and the thread that waits for it. Dropping it ends both.
#[derive(Debug)]
struct Rendering {
    run: ChildRun,
    job: Job<Result<Picture, String>>,
}

impl Rendering {
    fn start(drawing: Drawing, program: Option<PathBuf>, wake: Wake) -> Self {
        let run = ChildRun::default();
        let process = run.clone();
        let job = Job::start("preview", wake, move |_| {
            let drawn = drawing.draw(&process, program).map_err(|error| error.to_string());
            Some(drawn.and_then(|bytes| Picture::decode(&bytes).map_err(|error| error.to_string())))
        });
        Self { run, job }
    }
}

impl Drop for Rendering {
    /// Ends the child process.
    fn drop(&mut self) {
        self.run.close();
    }
}

/// Has the wanted preview rendered, in place of any other one.
fn begin_preview(
    inputs: PictureInputs,
    waker: Res<WindowWaker>,
    wanted: Res<WantedPreview>,
    mut preview: ResMut<PicturePreview>,
    mut job: ResMut<PreviewJob>,
) {
    if wanted.0 == job.requested {
        return;
    }
    job.requested = wanted.0;
    job.rendering = None;
    if wanted.0.is_none() || *preview == PicturePreview::Failed {
        *preview = PicturePreview::default();
    }
    let Some((picture, at)) = wanted.0 else { return };
    match inputs.drawing(&picture.preview_options(), at, fitted(picture.pixels())) {
        Ok(drawing) => {
            let program = job.program.clone();
            job.rendering = Some(Rendering::start(drawing, program, waker.wake()));
        }
        Err(error) => {
            warn!("preview: {error}");
            *preview = PicturePreview::Failed;
        }
    }
}

/// Shows the wanted preview once it is rendered.
fn show_preview(mut job: ResMut<PreviewJob>, mut preview: ResMut<PicturePreview>) {
    let Some((of, rendering)) = job.requested.zip(job.rendering.as_ref()) else { return };
    let Poll::Ready(answer) = rendering.job.poll() else { return };
    job.rendering = None;
    *preview = match answer {
        Some(Ok(Picture { width, height, rgb })) => {
            let size = [width as usize, height as usize];
            PicturePreview::Drawn(Arc::new(PreviewImage { size, rgb, of }))
        }
        Some(Err(error)) => {
            warn!("preview: {error}");
            PicturePreview::Failed
        }
        None => PicturePreview::Failed,
    };
}

/// Ends the child process when the window closes.
fn stop_at_exit(mut job: ResMut<PreviewJob>) {
    job.rendering = None;
}

/// Scales a size in pixels to the largest of the same shape that fits into [`LARGEST`].
fn fitted([width, height]: [u32; 2]) -> [u32; 2] {
    let [most_wide, most_high] = LARGEST;
    if width * most_high > height * most_wide {
        [most_wide, (most_wide * height).div_ceil(width)]
    } else {
        [(most_high * width).div_ceil(height), most_high]
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::time::{Duration, Instant};
    use std::{fs, thread};

    use super::super::tests::{program, table};
    use super::*;
    use crate::app::game::{CurrentMatch, PhotoFormat, PictureKind};

    #[test]
    fn a_preview_has_the_shape_of_its_picture() {
        assert_eq!(
            [[1920, 1080], [1080, 1350], [1200, 630]].map(fitted),
            [[640, 360], [288, 360], [640, 336]]
        );
    }

    /// A table whose previews are drawn by this script.
    fn previewing(folder: &tempfile::TempDir, script: &str) -> App {
        let mut app = table(folder, "exit 1");
        let program = program(folder, "previews", script);
        app.world_mut().resource_mut::<PreviewJob>().program = Some(program);
        app
    }

    fn want(app: &mut App, picture: PictureOptions) -> (PictureOptions, PositionId) {
        let wanted = (picture, app.world().resource::<CurrentMatch>().shown_position_id());
        app.world_mut().resource_mut::<WantedPreview>().0 = Some(wanted);
        wanted
    }

    /// Waits until the wanted preview is drawn or has failed.
    fn settle(app: &mut App, wanted: (PictureOptions, PositionId)) -> PicturePreview {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(1) {
            app.update();
            match app.world().resource::<PicturePreview>() {
                PicturePreview::Drawn(image) if image.of == wanted => break,
                PicturePreview::Failed => break,
                PicturePreview::Pending | PicturePreview::Drawn(_) => {}
            }
            thread::sleep(Duration::from_millis(1));
        }
        app.world().resource::<PicturePreview>().clone()
    }

    #[test]
    fn what_is_wanted_last_is_drawn() {
        let folder = tempfile::tempdir().unwrap();
        let picture = Picture { width: 2, height: 1, rgb: vec![1, 2, 3, 4, 5, 6] };
        let drawn = folder.path().join("drawn.png");
        picture.save(&drawn).unwrap();
        let asked = folder.path().join("asked");
        // A film would never be done.
        let script = format!(
            "cat > /dev/null; echo \"$@\" >> '{}'; case \"$*\" in *caption*) exec sleep 600 ;; esac; cat '{}'",
            asked.display(),
            drawn.display(),
        );
        let mut app = previewing(&folder, &script);
        let film = PictureOptions { kind: PictureKind::Film, ..PictureOptions::default() };
        want(&mut app, film);
        while !fs::read_to_string(&asked).is_ok_and(|lines| lines.ends_with('\n')) {
            app.update();
            thread::sleep(Duration::from_millis(1));
        }
        let photo = PictureOptions {
            kind: PictureKind::Photo,
            format: PhotoFormat::Portrait,
            ..PictureOptions::default()
        };
        let wanted = want(&mut app, photo);
        let image = PreviewImage { size: [2, 1], rgb: picture.rgb, of: wanted };
        assert_eq!(settle(&mut app, wanted), PicturePreview::Drawn(Arc::new(image)));
        let asked = fs::read_to_string(asked).unwrap();
        let sizes = ["--size 576x360", "--size 288x360"];
        assert!(asked.lines().count() == 2 && sizes.iter().all(|size| asked.contains(size)), "{asked}");

        app.world_mut().resource_mut::<WantedPreview>().0 = None;
        app.update();
        assert_eq!(*app.world().resource::<PicturePreview>(), PicturePreview::Pending);
    }

    #[test]
    fn what_cannot_be_drawn_has_no_preview() {
        let folder = tempfile::tempdir().unwrap();
        for script in ["exit 3", "cat"] {
            let mut app = previewing(&folder, script);
            let wanted = want(&mut app, PictureOptions::default());
            assert_eq!(settle(&mut app, wanted), PicturePreview::Failed, "{script}");
        }
    }
}
