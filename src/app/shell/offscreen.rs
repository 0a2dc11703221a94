//! Renders positions off screen, for tests and export.

use std::fmt;
use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::graphics::{self, Adapter, StartOptions};
use super::picture::{CAPTURE_TIMEOUT, MIN_SIDE, Picture, PictureError};
use crate::app::game::{
    Analysis, AnalysisPage, BoardStyle, CurrentMatch, DiscLocation, DiscSpot, EndSequence, FreeArea,
    Highlights, Lenses, Quality, RedrawScheduler, RimLabels, StoredPreferences, TableTheme,
};
use crate::app::input::{BoardCursor, CurrentSelection, PointerTarget, Selection, XRay};
use crate::app::schedule;
use crate::app::stage::camera::{self, LensSample, OrbitCamera, OrbitPose};
use crate::app::stage::scene::{
    self, BakeSharpAtOnce, PieceJitter, SceneMaterial, SharedMeshes, TableBoard, layout,
};
use crate::app::stage::{flat, marks, pieces, table};
use crate::board::{Board, BoardSet, Point};
use crate::library::Preferences;
use crate::play::{ChangeError, Match, Seat};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Player};
use crate::theme::Theme;

pub use crate::app::stage::marks::{BoardMark, Caption, ExtraMarks, MarkArea, veneers};
pub use crate::app::stage::scene::HandCounts;

/// Number of jitter ids reserved for the pieces on each point: more than any stack is high.
const IDS_PER_POINT: usize = 4;
/// First jitter id of the pieces in the hands, beyond those of all points.
const FIRST_HAND_ID: usize = 10_000;
/// Frames until table, textures, discs and camera are ready.
const WARM_UP_FRAMES: u32 = 4;

/// Renders a picture of a table without a window.
///
/// # Errors
///
/// [`PictureError`] where no graphics adapter works, or none answers in two minutes.
pub fn picture(shown: &PictureScene) -> Result<Picture, PictureError> {
    OffscreenRenderer::open(shown)?.picture()
}

/// Renders a picture of a table without a window. Returns also the pixel of each point of the board in it, in the
/// order of [`Point::index`].
///
/// # Errors
///
/// As for [`picture`].
pub fn picture_with_places(shown: &PictureScene) -> Result<(Picture, Vec<Vec2>), PictureError> {
    let mut renderer = OffscreenRenderer::open(shown)?;
    Ok((renderer.picture()?, renderer.places()))
}

/// Renders pictures of a table without a window, one after the other.
pub struct OffscreenRenderer {
    app: App,
    /// Frames drawn since the last change.
    frames: u32,
}

impl OffscreenRenderer {
    /// Sets up the table and opens the graphics adapter.
    ///
    /// # Errors
    ///
    /// [`PictureError`] if no graphics adapter works, the picture is too small or too large, or the last move is
    /// illegal.
    pub fn open(shown: &PictureScene) -> Result<Self, PictureError> {
        if shown.size.into_iter().any(|side| side < MIN_SIDE) {
            return Err(PictureError::Small);
        }
        let mut app = App::new();
        graphics::open_without_window(&mut app, shown.start)?;
        app.add_plugins((scene::plugin, camera::plugin))
            .init_resource::<RedrawScheduler>()
            .init_resource::<CapturedPictures>()
            .insert_resource(TableBoard(shown.board))
            .insert_resource(FreeArea(shown.free))
            .insert_resource(shown.hands)
            .insert_resource(shown.depiction)
            .insert_resource(RimLabels { reader: shown.seat, ..default() })
            .insert_resource(TableTheme(shown.theme.clone()))
            .init_resource::<BakeSharpAtOnce>()
            .insert_resource(shown.clone())
            .add_systems(Startup, spawn_camera)
            .add_systems(Update, spawn_discs.run_if(resource_changed::<PictureScene>));
        if let Some(marked) = &shown.marked {
            app.add_plugins((schedule::plugin, marks::plugin, flat::plugin));
            set_up_match(app.world_mut(), marked)?;
        }
        app.finish();
        app.cleanup();
        let most =
            app.world().get_resource::<RenderDevice>().map(|device| device.limits().max_texture_dimension_2d);
        if let Some(most) = most.filter(|&most| shown.size.into_iter().any(|side| side > most)) {
            return Err(PictureError::Large { most });
        }
        Ok(Self { app, frames: 0 })
    }

    /// Shows another scene. If the table stays the same, only the pieces and marks are replaced.
    ///
    /// # Errors
    ///
    /// As for [`open`](Self::open).
    pub fn show(&mut self, shown: &PictureScene) -> Result<(), PictureError> {
        let world = self.app.world_mut();
        if !shown.is_on_table_of(world.resource::<PictureScene>()) {
            *self = Self::open(shown)?;
            return Ok(());
        }
        if let Some(marked) = &shown.marked {
            set_up_match(world, marked)?;
        }
        world.insert_resource(shown.hands);
        world.insert_resource(shown.clone());
        self.frames = 0;
        Ok(())
    }

    /// Renders a picture of the scene, after a few frames in which it becomes complete.
    ///
    /// # Errors
    ///
    /// [`PictureError::Late`] where the adapter does not answer in two minutes.
    pub fn picture(&mut self) -> Result<Picture, PictureError> {
        self.make_ready();
        self.request_picture();
        self.next_picture()
    }

    /// Renders a picture from each of these places in the lens of the camera, and passes them to `take` as they come. While
    /// one is copied from the adapter, the next one is drawn.
    ///
    /// # Errors
    ///
    /// As for [`picture`](Self::picture).
    pub fn pictures_through(
        &mut self,
        lens: impl IntoIterator<Item = LensSample>,
        mut take: impl FnMut(&Picture),
    ) -> Result<(), PictureError> {
        self.make_ready();
        let mut missing = 0_usize;
        for sample in lens {
            let mut cameras = self.app.world_mut().query::<&mut OrbitCamera>();
            for mut camera in cameras.iter_mut(self.app.world_mut()) {
                camera.lens = Some(sample);
            }
            self.request_picture();
            self.draw();
            missing += 1;
            while let Some(taken) = self.take_captured() {
                take(&taken?);
                missing = missing.saturating_sub(1);
            }
        }
        for _ in 0..missing {
            take(&self.next_picture()?);
        }
        Ok(())
    }

    /// Draws until the scene is complete, with smooth edges.
    fn make_ready(&mut self) {
        self.set_msaa(Msaa::Sample4);
        while self.frames < WARM_UP_FRAMES {
            self.draw();
        }
        // Drops a picture that came too late for the call before.
        self.app.world_mut().resource_mut::<CapturedPictures>().0.clear();
    }

    /// Has the next frame copied from the adapter.
    fn request_picture(&mut self) {
        let world = self.app.world_mut();
        let canvas = world.resource::<TargetImage>().0.clone();
        world.spawn(Screenshot::image(canvas)).observe(store_picture);
    }

    fn take_captured(&mut self) -> Option<Result<Picture, PictureError>> {
        self.app.world_mut().resource_mut::<CapturedPictures>().0.pop()
    }

    /// Draws until a picture that was requested is there.
    fn next_picture(&mut self) -> Result<Picture, PictureError> {
        let started = Instant::now();
        while started.elapsed() < CAPTURE_TIMEOUT {
            if let Some(taken) = self.take_captured() {
                return taken;
            }
            self.draw();
        }
        Err(PictureError::Late)
    }

    /// Draws one frame without returning a picture.
    pub fn draw(&mut self) {
        self.app.update();
        self.frames += 1;
    }

    /// Sets the camera's pose as a movement in a window does: at low quality, which has anti-aliasing only at rest,
    /// without it.
    pub fn jump_to_table_view(&mut self, orbit: OrbitPose) {
        if self.app.world().resource::<Quality>().is_plain() {
            self.set_msaa(Msaa::Off);
        }
        let mut cameras = self.app.world_mut().query::<&mut OrbitCamera>();
        for mut camera in cameras.iter_mut(self.app.world_mut()) {
            camera.orbit = orbit;
        }
    }

    /// Returns the quality that is drawn at.
    pub fn quality(&self) -> Quality {
        *self.app.world().resource::<Quality>()
    }

    /// Returns the pixel of each point of the board in the last picture, in the order of [`Point::index`].
    pub fn places(&mut self) -> Vec<Vec2> {
        let world = self.app.world_mut();
        let board = world.resource::<TableBoard>().0;
        let mut cameras = world.query::<(&Camera, &GlobalTransform)>();
        let Some((camera, transform)) = cameras.iter(world).next() else { return Vec::new() };
        let places = board.points().map(|point| {
            camera.world_to_viewport(transform, layout::point_position(board, point)).unwrap_or(Vec2::NEG_ONE)
        });
        places.collect()
    }

    fn set_msaa(&mut self, samples: Msaa) {
        let mut cameras = self.app.world_mut().query_filtered::<&mut Msaa, With<Camera3d>>();
        for mut msaa in cameras.iter_mut(self.app.world_mut()) {
            msaa.set_if_neq(samples);
        }
    }

    /// Returns name and kind of the graphics adapter, as text.
    pub fn adapter(&self) -> String {
        self.app.world().resource::<Adapter>().to_string()
    }
}

impl fmt::Debug for OffscreenRenderer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OffscreenRenderer").field("frames", &self.frames).finish_non_exhaustive()
    }
}

/// Sets up the match that the marks depend on, with two people.
fn set_up_match(world: &mut World, marked: &PictureMarks) -> Result<(), ChangeError> {
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let mut game = Match::from_position(marked.game, seats);
    if let Some(mv) = marked.last {
        game.play(mv)?;
    }
    world.insert_resource(CurrentMatch::new(game));
    world.insert_resource(ExtraMarks(marked.pencilled.clone()));
    world.insert_resource(BoardCursor::default());
    world.insert_resource(PointerTarget::at(marked.pointed));
    world.insert_resource(CurrentSelection(marked.choice));
    world.insert_resource(marked.looked_into.map_or_else(XRay::default, XRay::into_stack));
    world.insert_resource(preferences_with_lenses(marked.lenses));
    world.init_resource::<EndSequence>();
    world.init_resource::<Analysis>();
    world.init_resource::<AnalysisPage>();
    world.init_resource::<Highlights>();
    Ok(())
}

fn spawn_camera(shown: Res<PictureScene>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let [width, height] = shown.size;
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = images.add(image);
    let mut camera = OrbitCamera::for_player(shown.seat);
    match (shown.view, shown.depiction) {
        (Some(view), BoardStyle::Table) => camera.orbit = view,
        (Some(view), BoardStyle::Diagram) => camera.jump_to_page_view(view),
        (None, _) => {}
    }
    commands.spawn((camera::camera_bundle(), RenderTarget::Image(target.clone().into()))).insert(camera);
    commands.insert_resource(TargetImage(target));
}

/// Replaces the discs on the board and in the hands.
fn spawn_discs(
    shown: Res<PictureScene>,
    shared_meshes: Res<SharedMeshes>,
    laid: Query<Entity, With<DiscLocation>>,
    mut commands: Commands,
) {
    for disc in &laid {
        commands.entity(disc).despawn();
    }
    let mut lay = |material: SceneMaterial, player: Player, spot: DiscSpot, place: Transform| {
        // Pieces have no identity here. The jitter of a spot is the same in every picture.
        let jitter = PieceJitter(match spot {
            DiscSpot::Board(point, level) => point.index() * IDS_PER_POINT + level,
            DiscSpot::Hand(index) => FIRST_HAND_ID + 2 * index + usize::from(player == Player::White),
        });
        commands.spawn((
            Mesh3d(shared_meshes.piece(shown.board, player)),
            DiscLocation(spot),
            jitter,
            material,
            place,
        ));
    };
    for (point, stack) in &shown.stacks {
        for (level, &player) in stack.iter().enumerate() {
            let foot = layout::stack_position(shown.board, *point, level);
            let looked_into = shown.marked.as_ref().and_then(|marked| marked.looked_into);
            let apart = if looked_into == Some(*point) { pieces::spread_offset(level) } else { 0.0 };
            let place = Transform::from_translation(foot + Vec3::Y * apart);
            let material = match looked_into {
                Some(inside) if inside != *point => SceneMaterial::Ghost(player, pieces::SEE_THROUGH_OPACITY),
                _ if shown.dull.contains(*point) => SceneMaterial::Dull(player),
                _ => SceneMaterial::Disc(player),
            };
            lay(material, player, DiscSpot::Board(*point, level), place);
        }
    }
    for (player, &count) in shown.hands.0.iter() {
        for index in 0..count {
            let place = scene::tray_slot(shown.board, player, index);
            lay(SceneMaterial::Disc(player), player, DiscSpot::Hand(index), place);
        }
    }
}

/// Observer of the screenshot: stores the copied picture.
fn store_picture(captured: On<ScreenshotCaptured>, mut taken: ResMut<CapturedPictures>) {
    taken.0.push(Picture::from_image(captured.image.clone()));
}

/// Everything that a picture of the table shows, and how it is drawn.
#[derive(Resource, Clone, Debug)]
pub struct PictureScene {
    /// Board on the table.
    pub board: &'static Board,
    /// Stacks on the board, each from the lowest disc up.
    pub stacks: Vec<(Point, Vec<Player>)>,
    /// Points whose stacks are dull, as sleeping ones are.
    pub dull: BoardSet,
    /// Pieces beside the board.
    pub hands: HandCounts,
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// Part of the picture that the view fits into; `None` is all of it.
    pub free: Option<Rect>,
    /// Player who reads the rim labels.
    pub seat: Player,
    /// Pose of the camera; `None` is that player's side.
    pub view: Option<OrbitPose>,
    /// Theme of the table.
    pub theme: Theme,
    /// Table or diagram. A diagram needs `marked` for the position.
    pub depiction: BoardStyle,
    /// Position and marks, if any.
    pub marked: Option<PictureMarks>,
    /// Adapter and quality.
    pub start: StartOptions,
}

impl PictureScene {
    /// Makes the scene of an empty board with these hands, at low quality: the fastest, and the same on every
    /// machine.
    pub fn new(board: &'static Board, hands: HandCounts) -> Self {
        let start = StartOptions { quality: Some(Quality::Low), ..default() };
        Self {
            board,
            stacks: Vec::new(),
            dull: BoardSet::EMPTY,
            hands,
            size: [960, 600],
            free: None,
            seat: Player::Black,
            view: None,
            theme: Theme::default(),
            depiction: BoardStyle::Table,
            marked: None,
            start,
        }
    }

    /// Returns true if both scenes differ only in their pieces and marks.
    fn is_on_table_of(&self, other: &Self) -> bool {
        let table = |shown: &Self| {
            let Self { board, size, free, seat, view, theme, depiction, start, .. } = shown.clone();
            (board.name(), size, free, (seat, view), theme, depiction, start, shown.marked.is_some())
        };
        table(self) == table(other)
    }

    /// Makes the scene of a position without marks.
    pub fn of(game: &AnyGame) -> Self {
        let view = game.view();
        let stacks = view.stacks.iter().map(|stack| (stack.point, stack.pieces.clone())).collect();
        Self { stacks, ..Self::new(view.board, table::hand_counts(&view)) }
    }
}

/// Default preferences with these lenses.
fn preferences_with_lenses(lenses: Lenses) -> StoredPreferences {
    let mut preferences = Preferences::default();
    preferences.board.lenses = lenses;
    StoredPreferences::from(preferences)
}

/// Position of which a picture shows marks, and what the marks depend on: pointer, selection, lenses and last move.
#[derive(Clone, Debug)]
pub struct PictureMarks {
    /// Position.
    pub game: AnyGame,
    /// Point under the pointer.
    pub pointed: Option<Point>,
    /// Current selection.
    pub choice: Selection,
    /// Stack that is being inspected.
    pub looked_into: Option<Point>,
    /// Lenses that are on.
    pub lenses: Lenses,
    /// Move that is played from the position and marked as the last one.
    pub last: Option<AnyMove>,
    /// Additional marks.
    pub pencilled: Vec<BoardMark>,
}

impl PictureMarks {
    /// Makes the marks of a position with nothing pointed out or selected.
    pub const fn of(game: AnyGame) -> Self {
        let (lenses, choice) = (Lenses::NONE, Selection::Nothing);
        Self { game, pointed: None, choice, looked_into: None, lenses, last: None, pencilled: Vec::new() }
    }
}

/// Image that the camera renders into.
#[derive(Resource)]
struct TargetImage(Handle<Image>);

/// Pictures that have been copied from the adapter.
#[derive(Resource, Default)]
struct CapturedPictures(Vec<Result<Picture, PictureError>>);
