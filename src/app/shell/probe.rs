//! Reports the content of the screen to other programs, for tests that drive the window with a real mouse.
//!
//! The file holds one JSON object and is replaced as a whole whenever it changes.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant, SystemTime};
use std::{env, fs};

use bevy::diagnostic::FrameCount;
use bevy::ecs::entity::Entities;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use serde::Serialize;

use super::graphics::PaceSystems;
use crate::app::desk::panels;
use crate::app::game::{
    BoardStyle, Coach, CurrentMatch, EndSequence, LessonSession, MinReplyTime, PuzzleSession, PuzzleStage,
    RedrawScheduler, ShownHint, Spoken, Toast,
};
use crate::app::input::{CommandRequested, CurrentSelection, DialogOpen, PointerTarget};
use crate::app::stage::board_projector::BoardProjector;
use crate::app::stage::camera::OrbitCamera;
use crate::app::stage::pieces::{Disappearing, Tween};
use crate::app::stage::refusal_picture::{RefusalDetail, RefusalPicture};
use crate::board::{BoardSet, Point};
use crate::record::Record;
use crate::rules::{BoardView, Player};

/// Environment variable with the computer's pause before its moves in milliseconds, for tests. Like fault injection, it
/// has an effect only together with `--probe`.
const PACE: &str = "ABANDE_PACE";

pub(super) fn plugin(app: &mut App) {
    if let Some(pace) = env::var(PACE).ok().and_then(|text| text.parse().ok()) {
        app.insert_resource(MinReplyTime(Duration::from_millis(pace)));
    }
    app.init_resource::<FrameTimes>().add_systems(First, begin_frame);
    app.add_systems(Last, write_report.after(PaceSystems));
}

fn begin_frame(mut frames: ResMut<FrameTimes>) {
    frames.begin(Instant::now());
}

/// Writes what the frame shows into the file, if that has changed.
fn write_report(
    file: Res<ProbeFile>,
    mut screen: ProbeInputs,
    mut frames: ResMut<FrameTimes>,
    pace: Res<WinitSettings>,
    spoken: Res<Spoken>,
    mut toasts: MessageReader<Toast>,
    mut commands: MessageReader<CommandRequested>,
    mut toast_texts: Local<Vec<String>>,
    mut command_names: Local<Vec<&'static str>>,
    mut written: Local<Option<ProbeReport>>,
) -> Result {
    // What the report itself costs does not count: without `--probe` there is none.
    let goes_on =
        matches!(pace.focused_mode, UpdateMode::Reactive { wait, .. } if wait <= RedrawScheduler::FRAME);
    frames.end(goes_on);
    toast_texts.extend(toasts.read().map(|toast| spoken.say(&toast.text)));
    command_names.extend(commands.read().map(|CommandRequested(command)| command.info().name));
    let report = screen.report(written.as_ref(), &frames, &toast_texts, &command_names);
    if written.as_ref() == Some(&report) {
        return Ok(());
    }
    let temporary = file.0.with_extension("part");
    fs::write(&temporary, serde_json::to_string(&report)?)?;
    fs::rename(&temporary, &file.0)?;
    *written = Some(report);
    Ok(())
}

/// Inputs of the report.
#[derive(SystemParam)]
struct ProbeInputs<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, EndSequence>,
    pointing: Res<'w, PointerTarget>,
    selection: Res<'w, CurrentSelection>,
    modal: Res<'w, DialogOpen>,
    advice: Res<'w, ShownHint>,
    coach: Res<'w, Coach>,
    refusal: Res<'w, RefusalPicture>,
    contexts: Query<'w, 's, &'static mut EguiContext, With<PrimaryEguiContext>>,
    moving_discs: Query<'w, 's, (), Or<(With<Tween>, With<Disappearing>)>>,
    projector: BoardProjector<'w, 's>,
    camera: Single<'w, 's, &'static OrbitCamera>,
    depiction: Res<'w, BoardStyle>,
    count: Res<'w, FrameCount>,
    entities: &'w Entities,
    meshes: Res<'w, Assets<Mesh>>,
    images: Res<'w, Assets<Image>>,
}

impl ProbeInputs<'_, '_> {
    fn report(
        &mut self,
        before: Option<&ProbeReport>,
        frames: &FrameTimes,
        toast_texts: &[String],
        command_names: &[&'static str],
    ) -> ProbeReport {
        let focused = self.contexts.iter_mut().find_map(|mut context| focused(context.get_mut()));
        let buttons = self.buttons();
        let (current, view) = (&self.current, self.current.view());
        let label = |wanted: Option<Point>| {
            let point = view.board.points().find(|&point| Some(point) == wanted)?;
            Some(view.board.label(point).to_owned())
        };
        // Of a long game this would be much to write in every frame.
        let stage = (current.position_id().match_id, current.table_match().changes().len());
        let record = match before {
            Some(report) if report.stage == stage => report.record.clone(),
            _ => Record::from_match(current.table_match(), None, SystemTime::now()).to_string(),
        };
        ProbeReport {
            stage,
            record,
            variant: current.table_match().variant().name(),
            position: current.shown_position().to_string(),
            moves: current.table_match().moves().map(|mv| mv.display(view.board).to_string()).collect(),
            human_to_move: current.is_human_turn(),
            clock: current
                .table_match()
                .clock()
                .map(|clock| Player::ALL.map(|player| clock.left(player).as_millis())),
            lesson: current.lesson().map(lesson_state),
            puzzle: current.puzzle().map(puzzle_state),
            told: self.advice.hint(current.shown_position_id()).map(|(_, steps)| steps),
            asked: self.coach.question(current.position_id()).is_some(),
            over: current.table_match().result().is_some(),
            still: self.moving_discs.is_empty() && !self.ending.is_running(),
            dialog: self.modal.0,
            focused,
            pointed: label(self.pointing.point),
            chosen: label(self.selection.stack()),
            half: label(self.selection.first_piece()),
            refused: refusal_text(self.refusal.detail(), view),
            flat: self.depiction.is_flat(),
            turned: self.camera.orbit.yaw.to_degrees().round(),
            points: self.points(),
            buttons,
            said: toast_texts.to_vec(),
            commands: command_names.to_vec(),
            frames: self.count.0,
            matches: current.position_id().match_id,
            entities: self.entities.count_spawned(),
            meshes: self.meshes.len(),
            images: self.images.len(),
            longest_frame: frames.longest,
            longest_picture: frames.longest_picture,
            late_frames: frames.late,
        }
    }

    /// The top of every stack, and every empty point, by its label.
    fn points(&self) -> BTreeMap<String, [f32; 2]> {
        let view = self.current.view();
        let place = |point| {
            let top = self.projector.top_of(view.board, point, view.height(point));
            let place = self.projector.in_window(top)?;
            Some((view.board.label(point).to_owned(), place.round().to_array()))
        };
        view.board.points().filter_map(place).collect()
    }

    /// Positions of the buttons in the window, at any scale of the panels.
    fn buttons(&mut self) -> BTreeMap<String, [f32; 2]> {
        let buttons = self.contexts.iter_mut().flat_map(|mut context| {
            let context = context.get_mut();
            let scale = context.zoom_factor();
            panels::buttons(context).into_iter().map(move |(label, rect)| (label, rect * scale))
        });
        buttons.map(|(label, rect)| (label, rect.center().round().into())).collect()
    }
}

/// Lesson and its progress.
fn lesson_state(session: &LessonSession) -> String {
    let progress = session.runner().progress();
    let done = if progress.done { " done" } else { "" };
    format!("{} {}/{}{done}", session.runner().lesson().id, progress.step, progress.steps)
}

/// Puzzle, its progress, and the remaining moves of the solution, including those of the opponent.
fn puzzle_state(session: &PuzzleSession) -> String {
    let stage = match session.stage() {
        PuzzleStage::Open if session.is_auto_playing() => "answered",
        PuzzleStage::Open => "open",
        PuzzleStage::Judging { .. } => "judging",
        PuzzleStage::Wrong { .. } => "wrong",
        PuzzleStage::Solved => "solved",
        PuzzleStage::Shown => "shown",
        PuzzleStage::Stopped => "stopped",
    };
    let board = session.puzzle().start.board();
    let left = session.attempt().left().iter().map(|mv| mv.display(board).to_string());
    [session.puzzle().id(), stage.to_owned()].into_iter().chain(left).collect::<Vec<_>>().join(" ")
}

/// Description of the refusal picture, with its points.
fn refusal_text(detail: &RefusalDetail, view: &BoardView) -> Option<String> {
    let label = |point| view.board.label(point);
    let labels = |points: BoardSet| points.iter().map(label).collect::<Vec<_>>().join(" ");
    Some(match detail {
        RefusalDetail::Nothing => return None,
        RefusalDetail::Split { holder, off, .. } => format!("split {}: {}", label(*holder), labels(*off)),
        RefusalDetail::TooHigh { on, .. } => format!("too-high {}", label(*on)),
        RefusalDetail::Elsewhere(nearest) => format!("elsewhere: {}", labels(*nearest)),
    })
}

/// Focused widget: a button by its name, anything else by its position.
fn focused(context: &egui::Context) -> Option<String> {
    let id = context.memory(egui::Memory::focused)?;
    let rect = context.read_response(id)?.rect;
    let name = panels::buttons(context).into_iter().find(|(_, button)| *button == rect);
    Some(name.map_or_else(|| format!("{:.0}, {:.0}", rect.left(), rect.top()), |(name, _)| name))
}

/// File into which the probe writes what is on the screen, for tests of the window.
#[derive(Resource, Clone, Debug)]
pub struct ProbeFile(pub PathBuf);

/// Report of the screen as JSON. Positions are in logical pixels from the upper left corner of the window.
#[expect(clippy::struct_excessive_bools, reason = "a report is a list of answers")]
#[derive(Debug, PartialEq, Serialize)]
struct ProbeReport {
    /// Match and its number of changes, for which `record` was written.
    #[serde(skip)]
    stage: (u32, usize),
    /// The match with its variations and notes, as AGN.
    record: String,
    variant: &'static str,
    position: String,
    moves: Vec<String>,
    human_to_move: bool,
    /// Milliseconds that Black and White have left.
    clock: Option<[u128; 2]>,
    /// The lesson on the table and its step: `entering 2/3 done`.
    lesson: Option<String>,
    /// The puzzle on the table, its progress, and its remaining moves: `hex-k3f9a2 open d3-c2`.
    puzzle: Option<String>,
    /// Number of steps of a hint that are shown.
    told: Option<usize>,
    /// True while the coach waits for an answer.
    asked: bool,
    over: bool,
    still: bool,
    dialog: bool,
    /// Focused button by its label, or another widget by its position.
    focused: Option<String>,
    /// The point under the pointer.
    pointed: Option<String>,
    /// The stack that is chosen or dragged.
    chosen: Option<String>,
    /// The first piece of a turn that places two.
    half: Option<String>,
    /// Picture of the last refusal, while its reason stands: `split d4: d3`, `too-high e4`, `elsewhere: c2 c3`.
    refused: Option<String>,
    /// True while the board is drawn as a diagram.
    flat: bool,
    /// Rotation of the table in degrees.
    turned: f32,
    points: BTreeMap<String, [f32; 2]>,
    /// The middle of every button that can be pressed, by its label.
    buttons: BTreeMap<String, [f32; 2]>,
    /// Toasts so far.
    said: Vec<String>,
    /// Names of the commands so far, but for those that the panels carried out at a click.
    commands: Vec<&'static str>,
    /// The frames drawn so far.
    frames: u32,
    /// Number of matches before this one.
    matches: u32,
    /// The entities of the main world: pieces, points, marks, resources and everything else.
    entities: u32,
    meshes: usize,
    images: usize,
    /// The most milliseconds that the systems of one frame took so far, without drawing it.
    longest_frame: f32,
    /// The most milliseconds from the beginning of a frame to that of the next one while something moved, so with
    /// drawing it and waiting for the screen.
    longest_picture: f32,
    /// Numbers of frames that took longer than each of [`LATE`].
    late_frames: [u32; LATE.len()],
}

/// Thresholds of late frames in milliseconds.
const LATE: [f32; 4] = [50.0, 100.0, 250.0, 500.0];

/// Statistics of frame times.
#[derive(Resource, Debug, Default)]
struct FrameTimes {
    began: Option<Instant>,
    /// Start of the last frame, if it requested another one at once.
    moving: Option<Instant>,
    longest: f32,
    longest_picture: f32,
    late: [u32; LATE.len()],
}

impl FrameTimes {
    /// Begins a frame. While something moves, measures the time since the last one began.
    fn begin(&mut self, now: Instant) {
        if let Some(last) = self.moving.take() {
            self.longest_picture = self.longest_picture.max(milliseconds(now.duration_since(last)));
        }
        self.began = Some(now);
    }

    /// Ends a frame; `goes_on` is true if the next one is to follow at once.
    fn end(&mut self, goes_on: bool) {
        let Some(began) = self.began.take() else { return };
        self.moving = goes_on.then_some(began);
        self.took(began.elapsed());
    }

    /// Adds the time of a frame to the statistics.
    fn took(&mut self, time: Duration) {
        let time = milliseconds(time);
        self.longest = self.longest.max(time);
        for (late, bound) in self.late.iter_mut().zip(LATE) {
            *late += u32::from(time > bound);
        }
    }
}

fn milliseconds(time: Duration) -> f32 {
    time.as_secs_f32() * 1000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::puzzles::collection;

    #[test]
    fn frames_are_counted_by_how_late_they_are() {
        let mut frames = FrameTimes::default();
        frames.end(false);
        for time in [50, 51, 300, 700, 20] {
            frames.took(Duration::from_millis(time));
        }
        assert_eq!((frames.longest, frames.late), (700.0, [3, 2, 2, 1]));
    }

    #[test]
    fn pictures_count_only_while_something_moves() {
        let mut frames = FrameTimes::default();
        let start = Instant::now();
        let mut picture = |after: u64, goes_on| {
            frames.begin(start + Duration::from_millis(after));
            frames.end(goes_on);
            frames.longest_picture.to_bits()
        };
        // At rest the next frame may be minutes away.
        let longest = [(0, false), (60_000, true), (60_030, true), (60_110, false), (90_000, false)]
            .map(|(after, goes_on)| picture(after, goes_on));
        let milliseconds = |time| milliseconds(Duration::from_millis(time)).to_bits();
        assert_eq!(longest, [0, 0, 30, 80, 80].map(milliseconds));
    }

    #[test]
    fn a_puzzle_that_is_over_takes_no_more_moves() {
        let puzzle = collection().iter().find(|puzzle| puzzle.moves() == 2).unwrap();
        let id = puzzle.id();
        assert_eq!(puzzle_state(&PuzzleSession::new(puzzle).after_solution()), format!("{id} shown"));
        let told = puzzle_state(&PuzzleSession::new(puzzle).after_move(puzzle.solution[0]));
        let last = puzzle.solution[2].display(puzzle.start.board()).to_string();
        assert_eq!(told, format!("{id} open {last}"));
    }
}
