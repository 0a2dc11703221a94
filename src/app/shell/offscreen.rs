//! Pictures of a position without window or display, for tests and export.

use std::fmt;
use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{TextureFormat, TextureUsages};
use bevy::render::renderer::RenderDevice;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use super::graphics::{self, Adapter, StartOptions};
use super::picture::{LEAST_SIDE, PATIENCE, Picture, PictureError};
use crate::app::game::{
    Analysis, AnalysisPage, BoardStyle, Choices, CurrentMatch, DiscLocation, DiscSpot, EndSequence, FreeArea,
    Highlights, Lenses, Quality, RedrawScheduler, RimLabels, TableTheme,
};
use crate::app::input::{BoardCursor, CurrentSelection, PointerTarget, Selection, XRay};
use crate::app::schedule;
use crate::app::stage::camera::{self, Orbit, Rig};
use crate::app::stage::scene::{self, Art, Handmade, Paint, SharpAtOnce, TableBoard, layout};
use crate::app::stage::{flat, hands, marks, pieces};
use crate::board::{Board, BoardSet, Point};
use crate::library::Preferences;
use crate::play::{ChangeError, Match, Seat};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Player};
use crate::theme::Theme;

pub use crate::app::stage::marks::{Area, Caption, Mark, Pencilled};
pub use crate::app::stage::scene::Hands;

/// Numbers of pieces: on the board more for each point than any stack is high, in the hands beyond those of all points.
const LEVELS: usize = 4;
const HANDS: usize = 10_000;
/// Frames until table, textures, discs and camera are there.
const FRAMES: u32 = 4;

/// Draws a position.
///
/// # Errors
///
/// [`PictureError`] where no graphics adapter works, or none answers in two minutes.
pub fn picture(shown: &Shown) -> Result<Picture, PictureError> {
    Studio::open(shown)?.picture()
}

/// Draws a position, and tells where each point of the board is in the picture, in pixels from the upper left corner, in
/// the order of [`Point::index`].
///
/// # Errors
///
/// As for [`picture`].
pub fn picture_with_places(shown: &Shown) -> Result<(Picture, Vec<Vec2>), PictureError> {
    let mut studio = Studio::open(shown)?;
    Ok((studio.picture()?, studio.places()))
}

/// A table and a camera without a window, for one picture or many.
pub struct Studio {
    app: App,
    /// Drawn since something has changed.
    frames: u32,
}

impl Studio {
    /// Sets up the table and opens the graphics adapter.
    ///
    /// # Errors
    ///
    /// [`PictureError`] if no graphics adapter works, the picture is too small or too large, or the last move is illegal.
    pub fn open(shown: &Shown) -> Result<Self, PictureError> {
        if shown.size.into_iter().any(|side| side < LEAST_SIDE) {
            return Err(PictureError::Small);
        }
        let mut app = App::new();
        graphics::open_without_window(&mut app, shown.start)?;
        app.add_plugins((scene::plugin, camera::plugin))
            .init_resource::<RedrawScheduler>()
            .init_resource::<Taken>()
            .insert_resource(TableBoard(shown.board))
            .insert_resource(FreeArea(shown.free))
            .insert_resource(shown.hands)
            .insert_resource(shown.depiction)
            .insert_resource(RimLabels { reader: shown.seat, ..default() })
            .insert_resource(TableTheme(shown.theme.clone()))
            .init_resource::<SharpAtOnce>()
            .insert_resource(shown.clone())
            .add_systems(Startup, aim_camera)
            .add_systems(Update, lay_discs.run_if(resource_changed::<Shown>));
        if let Some(marked) = &shown.marked {
            app.add_plugins((schedule::plugin, marks::plugin, flat::plugin));
            mark(app.world_mut(), marked)?;
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

    /// Another position. On the same table only what stands on it and what is pointed out is laid anew.
    ///
    /// # Errors
    ///
    /// As for [`open`](Self::open).
    pub fn show(&mut self, shown: &Shown) -> Result<(), PictureError> {
        let world = self.app.world_mut();
        if !shown.is_on_table_of(world.resource::<Shown>()) {
            *self = Self::open(shown)?;
            return Ok(());
        }
        if let Some(marked) = &shown.marked {
            mark(world, marked)?;
        }
        world.insert_resource(shown.hands);
        world.insert_resource(shown.clone());
        self.frames = 0;
        Ok(())
    }

    /// What the camera sees.
    ///
    /// # Errors
    ///
    /// [`PictureError::Late`] where the adapter does not answer in two minutes.
    pub fn picture(&mut self) -> Result<Picture, PictureError> {
        self.smooth(Msaa::Sample4);
        while self.frames < FRAMES {
            self.draw();
        }
        let world = self.app.world_mut();
        // Drops a picture that came too late for the call before.
        world.resource_mut::<Taken>().0 = None;
        let canvas = world.resource::<Canvas>().0.clone();
        world.spawn(Screenshot::image(canvas)).observe(on_taken);
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            self.draw();
            if let Some(taken) = self.app.world_mut().resource_mut::<Taken>().0.take() {
                return taken;
            }
        }
        Err(PictureError::Late)
    }

    /// Draws one frame.
    pub fn draw(&mut self) {
        self.app.update();
        self.frames += 1;
    }

    /// Moves the camera as when the table turns in a window: at low quality, edges are smoothed only at rest.
    pub fn look_from(&mut self, orbit: Orbit) {
        if self.app.world().resource::<Quality>().is_plain() {
            self.smooth(Msaa::Off);
        }
        let mut rigs = self.app.world_mut().query::<&mut Rig>();
        for mut rig in rigs.iter_mut(self.app.world_mut()) {
            rig.orbit = orbit;
        }
    }

    /// Where each point of the board is in the last picture, in pixels from the upper left corner, in the order of
    /// [`Point::index`].
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

    fn smooth(&mut self, samples: Msaa) {
        let mut cameras = self.app.world_mut().query_filtered::<&mut Msaa, With<Camera3d>>();
        for mut msaa in cameras.iter_mut(self.app.world_mut()) {
            msaa.set_if_neq(samples);
        }
    }

    /// The graphics adapter, in words.
    pub fn adapter(&self) -> String {
        self.app.world().resource::<Adapter>().to_string()
    }
}

impl fmt::Debug for Studio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Studio").field("frames", &self.frames).finish_non_exhaustive()
    }
}

/// The marks need a match with two people at it.
fn mark(world: &mut World, marked: &Marked) -> Result<(), ChangeError> {
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let mut game = Match::from_position(marked.game, seats);
    if let Some(mv) = marked.last {
        game.play(mv)?;
    }
    world.insert_resource(CurrentMatch::new(game));
    world.insert_resource(Pencilled(marked.pencilled.clone()));
    world.insert_resource(BoardCursor::default());
    world.insert_resource(PointerTarget::at(marked.pointed));
    world.insert_resource(CurrentSelection(marked.choice));
    world.insert_resource(marked.looked_into.map_or_else(XRay::default, XRay::into_stack));
    world.insert_resource(marked_choices(marked.lenses));
    world.init_resource::<EndSequence>();
    world.init_resource::<Analysis>();
    world.init_resource::<AnalysisPage>();
    world.init_resource::<Highlights>();
    Ok(())
}

fn aim_camera(shown: Res<Shown>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let [width, height] = shown.size;
    let mut image = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    image.texture_descriptor.usage |= TextureUsages::COPY_SRC;
    let target = images.add(image);
    let mut rig = Rig::of(shown.seat);
    match (shown.view, shown.depiction) {
        (Some(view), BoardStyle::Table) => rig.orbit = view,
        (Some(view), BoardStyle::Diagram) => rig.look_at_page(view),
        (None, _) => {}
    }
    commands.spawn((camera::camera(), RenderTarget::Image(target.clone().into()))).insert(rig);
    commands.insert_resource(Canvas(target));
}

/// Clears the board and the hands, and lays what is to stand there.
fn lay_discs(
    shown: Res<Shown>,
    art: Res<Art>,
    laid: Query<Entity, With<DiscLocation>>,
    mut commands: Commands,
) {
    for disc in &laid {
        commands.entity(disc).despawn();
    }
    let mut lay = |paint: Paint, player: Player, spot: DiscSpot, place: Transform| {
        // Pieces have no names here. What stays on its spot from one picture to the next stays as it is.
        let handmade = Handmade(match spot {
            DiscSpot::Board(point, level) => point.index() * LEVELS + level,
            DiscSpot::Hand(index) => HANDS + 2 * index + usize::from(player == Player::White),
        });
        commands.spawn((Mesh3d(art.piece(shown.board, player)), DiscLocation(spot), handmade, paint, place));
    };
    for (point, stack) in &shown.stacks {
        for (level, &player) in stack.iter().enumerate() {
            let foot = layout::stack_position(shown.board, *point, level);
            let looked_into = shown.marked.as_ref().and_then(|marked| marked.looked_into);
            let apart = if looked_into == Some(*point) { pieces::spread(level) } else { 0.0 };
            let place = Transform::from_translation(foot + Vec3::Y * apart);
            let paint = match looked_into {
                Some(inside) if inside != *point => Paint::Ghost(player, pieces::THROUGH),
                _ if shown.dull.contains(*point) => Paint::Dull(player),
                _ => Paint::Disc(player),
            };
            lay(paint, player, DiscSpot::Board(*point, level), place);
        }
    }
    for (player, &count) in shown.hands.lying.iter() {
        for index in 0..count {
            let place = layout::tray_slot(shown.board, player, index);
            lay(Paint::Disc(player), player, DiscSpot::Hand(index), place);
        }
    }
}

fn on_taken(captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>) {
    taken.0 = Some(Picture::from_image(captured.image.clone()));
}

/// What a picture shows.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    /// The board on the table.
    pub board: &'static Board,
    /// The stacks on it, each from the lowest disc up.
    pub stacks: Vec<(Point, Vec<Player>)>,
    /// The points whose stacks are dull, as sleeping ones are.
    pub dull: BoardSet,
    /// What lies beside the board.
    pub hands: Hands,
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The part that the view fits into; `None` is all of it.
    pub free: Option<Rect>,
    /// Who reads the letters on the rim.
    pub seat: Player,
    /// Where it is looked at from; `None` is that player's seat.
    pub view: Option<Orbit>,
    /// The colours of the table.
    pub theme: Theme,
    /// How the board is shown. A diagram needs to know the position: what is `marked`.
    pub depiction: BoardStyle,
    /// What is pointed out, if anything is.
    pub marked: Option<Marked>,
    /// Adapter and quality.
    pub start: StartOptions,
}

impl Shown {
    /// An empty board with these hands, at low quality: the fastest, and the same on every machine.
    pub fn new(board: &'static Board, hands: Hands) -> Self {
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

    /// Whether both are the same but for what stands on the table and what is pointed out there.
    fn is_on_table_of(&self, other: &Self) -> bool {
        let table = |shown: &Self| {
            let Self { board, size, free, seat, view, theme, depiction, start, .. } = shown.clone();
            (board.name(), size, free, (seat, view), theme, depiction, start, shown.marked.is_some())
        };
        table(self) == table(other)
    }

    /// A position as it stands on the table, with nothing pointed out.
    pub fn of(game: &AnyGame) -> Self {
        let view = game.view();
        let stacks = view.stacks.iter().map(|stack| (stack.point, stack.pieces.clone())).collect();
        Self { stacks, ..Self::new(view.board, hands::of(&view)) }
    }
}

/// Nothing but the lenses is not as usual.
fn marked_choices(lenses: Lenses) -> Choices {
    let mut choices = Preferences::default();
    choices.board.lenses = lenses;
    Choices::from(choices)
}

/// What is pointed out in a picture.
#[derive(Clone, Debug)]
pub struct Marked {
    /// In which position.
    pub game: AnyGame,
    /// Where the pointer is.
    pub pointed: Option<Point>,
    /// What is chosen.
    pub choice: Selection,
    /// The stack that is looked into.
    pub looked_into: Option<Point>,
    /// What is asked for.
    pub lenses: Lenses,
    /// The move that is played first, so that it is the last one.
    pub last: Option<AnyMove>,
    /// Marks that are drawn no matter what else is pointed out.
    pub pencilled: Vec<Mark>,
}

impl Marked {
    /// A position with nothing pointed out.
    pub const fn of(game: AnyGame) -> Self {
        let (lenses, choice) = (Lenses::NONE, Selection::Nothing);
        Self { game, pointed: None, choice, looked_into: None, lenses, last: None, pencilled: Vec::new() }
    }
}

#[derive(Resource)]
struct Canvas(Handle<Image>);

#[derive(Resource, Default)]
struct Taken(Option<Result<Picture, PictureError>>);
