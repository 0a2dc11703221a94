//! The whole table without display and graphics adapter: its window is only an entity, its time runs by hand.

use std::collections::HashSet;
use std::thread;
use std::time::{Duration, Instant};

use abande::app::desk::panels;
use abande::app::game::{
    BoardCell, CurrentMatch, DiscLocation, DiscSpot, MatchRequested, MinReplyTime, MovePlayed, MoveRejected,
    MoveRequested, PositionId, Quality, RandomSeed, ShowRefusal,
};
use abande::app::input::{CurrentSelection, PointerShape};
use abande::app::shell::{self, graphics};
use abande::app::stage::camera::{self, OrbitCamera};
use abande::app::stage::pieces::{Appearing, Disappearing, HOVER_LIFT, Piece, Tween};
use abande::app::stage::scene::{
    layout::{disc_height, point_position, stack_position},
    tray_slot,
};
use abande::app::stage::sound;
use abande::board::Point;
use abande::i18n::{self, Words};
use abande::play::{Match, Seat};
use abande::rules::{BoardView, ByPlayer, PieceSupply, Player, Variant};
use bevy::camera::NormalizedRenderTarget;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::picking::pointer::{Location, PointerAction, PointerId, PointerInput};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowFocused, WindowResized, WindowResolution};
use bevy::winit::{UpdateMode, WinitPlugin, WinitSettings};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

/// One frame.
const FRAME: Duration = Duration::from_millis(50);
/// One frame where it matters how things move.
pub const SHORT_FRAME: Duration = Duration::from_millis(10);
/// The computer thinks on a thread of its own: nothing may take longer than this, on however busy a machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// A window that wants to sleep this long is at rest: at low quality such a picture is drawn once more, smoothly.
pub const RESTS: Duration = Duration::from_millis(180);

/// What lies beside the board where there are always enough.
pub const SUPPLY: usize = 5;

/// A running app and the hand at its mouse.
pub struct Table {
    pub app: App,
}

/// All that was said since the start.
#[derive(Resource, Default)]
pub struct Heard {
    pub requested: Vec<MoveRequested>,
    pub played: Vec<MovePlayed>,
    pub rejected: Vec<MoveRejected>,
    pub explained: Vec<String>,
    /// The words of the sounds that loudspeakers would play.
    pub sounds: Vec<&'static str>,
}

impl Table {
    /// A new match, after the first frames.
    pub fn new(variant: Variant, black: Seat, white: Seat) -> Self {
        Self::with(Match::new(variant, ByPlayer::new(black, white)))
    }

    /// Two people, after these moves.
    pub fn after(variant: Variant, moves: &str) -> Self {
        Self::with(played(variant, moves))
    }

    /// The same with the panels around it.
    pub fn in_window(variant: Variant, moves: &str) -> Self {
        Self::with_panels(played(variant, moves))
    }

    /// The same before its first frame.
    pub fn unstarted(variant: Variant, black: Seat, white: Seat) -> App {
        app(Match::new(variant, ByPlayer::new(black, white)))
    }

    /// With any match.
    pub fn with(game: Match) -> Self {
        let mut app = app(game);
        app.add_systems(Startup, |mut commands: Commands| {
            commands.spawn(camera::camera_bundle());
        });
        Self::started(app)
    }

    /// With the panels around it, as in the window.
    pub fn with_panels(game: Match) -> Self {
        let mut app = app(game);
        app.add_plugins(shell::window_plugin);
        let mut table = Self::started(app);
        table.frames(6);
        table
    }

    /// With short frames, once those have passed that a window draws whether or not something moves.
    pub fn slowly(mut self) -> Self {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(SHORT_FRAME));
        self.frames(200);
        self
    }

    fn started(app: App) -> Self {
        let mut table = Self { app };
        table.app.finish();
        table.app.cleanup();
        table.frames(4);
        table
    }

    /// What egui remembers.
    pub fn egui(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("the panels").get_mut().clone()
    }

    /// Moves the mouse to a button of the panels.
    #[track_caller]
    pub fn point_at(&mut self, label: &str) {
        let context = self.egui();
        let buttons = panels::buttons(&context);
        let Some(place) = buttons.get(label) else { panic!("no “{label}” among {buttons:?}") };
        let place = (*place * context.zoom_factor()).center();
        self.move_to(Vec2::new(place.x, place.y));
    }

    /// Clicks on a button of the panels.
    #[track_caller]
    pub fn press(&mut self, label: &str) {
        self.point_at(label);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frames(6);
    }

    pub fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Draws frames until something is so; then what `sought` found.
    pub fn until<T>(&mut self, what: &str, mut sought: impl FnMut(&mut World) -> Option<T>) -> T {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if let Some(found) = sought(self.app.world_mut()) {
                return found;
            }
            self.app.update();
            thread::sleep(Duration::from_millis(1));
        }
        panic!("after a minute, still not: {what}; {}", self.game().position());
    }

    pub fn game(&self) -> &Match {
        self.app.world().resource::<CurrentMatch>().table_match()
    }

    /// What the board shows: a position of the match, or one that is being set up.
    pub fn view(&self) -> BoardView {
        self.current().view().clone()
    }

    pub fn current(&self) -> &CurrentMatch {
        self.app.world().resource::<CurrentMatch>()
    }

    pub fn turn(&self) -> PositionId {
        self.app.world().resource::<CurrentMatch>().position_id()
    }

    pub fn heard(&self) -> &Heard {
        self.app.world().resource::<Heard>()
    }

    /// What was played, in writing.
    pub fn moves(&self) -> String {
        let game = self.game();
        let texts = game.moves().map(|mv| mv.display(game.position().board()).to_string());
        texts.collect::<Vec<_>>().join(" ")
    }

    pub fn point(&self, label: &str) -> Point {
        self.view().board.find(label).expect("a point of the board")
    }

    pub fn request(&mut self, request: MatchRequested) {
        self.app.world_mut().write_message(request);
        self.frames(3);
    }

    /// Where the top of a point's stack is in the window.
    pub fn place(&mut self, label: &str) -> Vec2 {
        let point = self.point(label);
        let view = self.view();
        let height = view.stack(point).map_or(0, |stack| stack.pieces.len());
        self.seen(point_position(view.board, point) + Vec3::Y * disc_height(height))
    }

    /// Where a place of the scene is in the window.
    #[track_caller]
    pub fn seen(&mut self, place: Vec3) -> Vec2 {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<OrbitCamera>>();
        let (camera, transform) = cameras.single(world).expect("one camera");
        camera.world_to_viewport(transform, place).expect("it is in view")
    }

    pub fn rig(&mut self) -> OrbitCamera {
        let world = self.app.world_mut();
        world.query::<&OrbitCamera>().single(world).expect("one camera").clone()
    }

    /// Draws until nothing moves any more.
    pub fn rest(&mut self) {
        for _ in 0..500 {
            if self.sleep() >= RESTS {
                return;
            }
            self.frames(1);
        }
        panic!("the window is still drawing");
    }

    /// How long the window would sleep now.
    pub fn sleep(&self) -> Duration {
        match self.app.world().resource::<WinitSettings>().focused_mode {
            UpdateMode::Reactive { wait, .. } => wait,
            UpdateMode::Continuous => Duration::ZERO,
        }
    }

    /// Moves the mouse, as the system tells it.
    pub fn move_to(&mut self, position: Vec2) {
        self.set_cursor(position);
        let window = self.window();
        let moved = CursorMoved { window, position, delta: None };
        self.app.world_mut().write_message(moved.clone());
        // Picking reads the merged messages only.
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.frames(2);
    }

    /// Presses or releases the left button, as the system tells it.
    pub fn button(&mut self, state: ButtonState) {
        self.mouse_button(MouseButton::Left, state);
    }

    pub fn right_click(&mut self) {
        self.mouse_button(MouseButton::Right, ButtonState::Pressed);
        self.mouse_button(MouseButton::Right, ButtonState::Released);
    }

    pub fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window() };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
        self.frames(1);
    }

    /// Types a key: where it lies, and what is printed on it.
    pub fn key(&mut self, key_code: KeyCode, logical_key: &Key) {
        self.key_button(key_code, logical_key, ButtonState::Pressed);
        self.key_button(key_code, logical_key, ButtonState::Released);
    }

    /// The same with Control held.
    pub fn control_key(&mut self, key_code: KeyCode, logical_key: &Key) {
        self.key_button(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
        self.key(key_code, logical_key);
        self.key_button(KeyCode::ControlLeft, &Key::Control, ButtonState::Released);
        self.frames(1);
    }

    /// Clicks a point with Shift held.
    pub fn shift_click(&mut self, label: &str) {
        self.key_button(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
        self.click(label);
        self.key_button(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
    }

    /// Clicks a point with the right button.
    pub fn right_click_on(&mut self, label: &str) {
        let place = self.place(label);
        self.move_to(place);
        self.right_click();
        self.frames(1);
    }

    pub fn key_button(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
        self.write_key(key_code, logical_key, state);
        self.frames(1);
    }

    /// A key goes down or up, and no frame is drawn yet.
    pub fn write_key(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState) {
        self.tell_key(key_code, logical_key, state, false);
    }

    /// The system repeats a key that is held, and no frame is drawn yet.
    pub fn repeat_key(&mut self, key_code: KeyCode, logical_key: &Key) {
        self.tell_key(key_code, logical_key, ButtonState::Pressed, true);
    }

    fn tell_key(&mut self, key_code: KeyCode, logical_key: &Key, state: ButtonState, repeat: bool) {
        let (logical_key, window) = (logical_key.clone(), self.window());
        let text = match &logical_key {
            Key::Character(text) if state.is_pressed() => Some(text.clone()),
            _ => None,
        };
        let input = KeyboardInput { key_code, logical_key, state, text, repeat, window };
        let world = self.app.world_mut();
        world.write_message(input.clone());
        world.write_message(WindowEvent::KeyboardInput(input));
    }

    /// The window gets the keys or loses them, and no frame is drawn yet.
    pub fn write_focus(&mut self, focused: bool) {
        let focus = WindowFocused { window: self.window(), focused };
        let world = self.app.world_mut();
        world.write_message(focus.clone());
        world.write_message(WindowEvent::WindowFocused(focus));
    }

    pub fn click(&mut self, label: &str) {
        let place = self.place(label);
        self.move_to(place);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frames(1);
    }

    pub fn drag(&mut self, from: &str, to: &str) {
        let from = self.place(from);
        self.drag_from(from, to);
    }

    /// The place in the window of the piece in a player's tray that is played first.
    pub fn tray(&mut self, player: Player) -> Vec2 {
        let world = self.app.world_mut();
        let mut discs = world.query::<(&Piece, &DiscLocation, &GlobalTransform)>();
        let in_hand = discs.iter(world).filter_map(|(piece, at, place)| match at.0 {
            DiscSpot::Hand(index) if piece.owner == player => Some((index, place.translation())),
            DiscSpot::Hand(_) | DiscSpot::Board(..) => None,
        });
        let (_, place) = in_hand.max_by_key(|(index, _)| *index).expect("a piece in hand");
        let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<OrbitCamera>>();
        let (camera, transform) = cameras.single(world).expect("a camera");
        camera.world_to_viewport(transform, place).expect("in view")
    }

    /// Presses the left button at a place, and releases it on a point.
    pub fn drag_from(&mut self, from: Vec2, to: &str) {
        let to = self.place(to);
        self.move_to(from);
        self.button(ButtonState::Pressed);
        for step in [0.2, 0.6, 1.0] {
            self.move_to(from.lerp(to, step));
        }
        self.button(ButtonState::Released);
        self.frames(1);
    }

    /// Tells what a hand did between two frames: at each place the left button went down, up, or both.
    pub fn at_once(&mut self, hand: &[(Vec2, &[ButtonState])]) {
        let window = self.window();
        for &(position, states) in hand {
            self.set_cursor(position);
            let world = self.app.world_mut();
            let moved = CursorMoved { window, position, delta: None };
            world.write_message(moved.clone());
            world.write_message(WindowEvent::CursorMoved(moved));
            for &state in states {
                let input = MouseButtonInput { button: MouseButton::Left, state, window };
                world.write_message(input);
                world.write_message(WindowEvent::MouseButtonInput(input));
            }
        }
        self.frames(1);
    }

    /// Tells what another kind of pointer would: the left button goes down or up at a place.
    pub fn pointer(&mut self, position: Vec2, action: PointerAction) {
        self.set_cursor(position);
        let input = PointerInput::new(PointerId::Mouse, location(position), action);
        self.app.world_mut().write_message(input);
        self.frames(2);
    }

    /// Where the discs are, by their numbers.
    pub fn discs(&mut self) -> Vec<(Player, DiscSpot)> {
        let world = self.app.world_mut();
        let mut discs = world.query::<(&Piece, &DiscLocation)>();
        let mut discs: Vec<_> = discs.iter(world).map(|(piece, at)| (piece.id, piece.owner, at.0)).collect();
        discs.sort_by_key(|disc| disc.0);
        discs.into_iter().map(|(_, owner, spot)| (owner, spot)).collect()
    }

    /// Every point is an entity, every disc is one, and each belongs where the match says.
    #[track_caller]
    pub fn check_spots(&mut self) {
        let view = self.view();
        let world = self.app.world_mut();
        let cells: Vec<Point> = world.query::<&BoardCell>().iter(world).map(|at| at.0).collect();
        assert_eq!(cells.len(), view.board.points().count(), "every point is an entity");
        assert_eq!(cells.into_iter().collect::<HashSet<_>>(), view.board.points().collect());

        let discs = self.discs();
        let on_board = view.stacks.iter().flat_map(|stack| {
            stack
                .pieces
                .iter()
                .enumerate()
                .map(|(level, &owner)| (owner, DiscSpot::Board(stack.point, level)))
        });
        let in_hand = Player::ALL.into_iter().flat_map(|player| {
            let hand = match view.game.info().supply {
                PieceSupply::Counted => usize::from(view.hands[player]),
                PieceSupply::Endless => SUPPLY,
            };
            (0..hand).map(move |index| (player, DiscSpot::Hand(index)))
        });
        // The first stone of a turn that places two stands there before the turn is a move.
        let half = self.app.world().resource::<CurrentSelection>().first_piece();
        let half = half.map(|point| (view.to_move.expect("a side is to move"), DiscSpot::Board(point, 0)));
        let wanted: Vec<_> = on_board.chain(half).chain(in_hand).collect();
        assert_eq!(discs.len(), wanted.len(), "every disc is an entity");
        for disc in wanted {
            assert!(discs.contains(&disc), "{disc:?} is missing in {discs:?}");
        }
    }

    /// And each is there, once it has come to rest.
    #[track_caller]
    pub fn check(&mut self) {
        let rest = |table: &mut Self| {
            table.until("nothing moves", |world| {
                let mut moving =
                    world.query_filtered::<(), Or<(With<Tween>, With<Appearing>, With<Disappearing>)>>();
                moving.iter(world).next().is_none().then_some(())
            });
        };
        rest(self);
        self.frames(2);
        // What has arrived under the pointer may stir there.
        rest(self);
        self.check_spots();
        let view = self.view();
        let world = self.app.world_mut();
        // One that could be taken up stirs under the pointer.
        let stirs = world.resource::<PointerShape>().stack();
        let sleeps = |point| view.stack(point).is_some_and(|stack| stack.asleep);
        for (piece, at, transform) in world.query::<(&Piece, &DiscLocation, &Transform)>().iter(world) {
            let home = match at.0 {
                // At the end of a game the sleepers leave.
                DiscSpot::Board(point, _) if view.to_move.is_none() && sleeps(point) => continue,
                DiscSpot::Board(point, level) => {
                    let stir = if stirs == Some(point) { HOVER_LIFT } else { 0.0 };
                    stack_position(view.board, point, level) + Vec3::Y * stir
                }
                DiscSpot::Hand(index) => tray_slot(view.board, piece.owner, index).translation,
            };
            assert!(transform.translation.distance(home) < 1e-3, "{piece:?} {at:?} is at {transform:?}");
            assert!(transform.scale.distance(Vec3::ONE) < 1e-3, "{piece:?} {at:?} is {:?}", transform.scale);
        }
    }

    /// The window gets another size, in pixels of the screen.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.change_window(|resolution| resolution.set_physical_resolution(width, height));
    }

    /// The window keeps its pixels on a screen where each is a smaller part of a unit.
    pub fn rescale(&mut self, factor: f32) {
        self.change_window(|resolution| resolution.set_scale_factor(factor));
    }

    fn change_window(&mut self, change: impl FnOnce(&mut WindowResolution)) {
        let entity = self.window();
        let world = self.app.world_mut();
        let mut window = world.get_mut::<Window>(entity).expect("one window");
        change(&mut window.resolution);
        let (width, height) = (window.width(), window.height());
        world.write_message(WindowResized { window: entity, width, height });
    }

    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window")
    }

    fn set_cursor(&mut self, position: Vec2) {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        windows.single_mut(world).expect("one window").set_cursor_position(Some(position));
    }
}

/// A match between two people, after these moves.
fn played(variant: Variant, moves: &str) -> Match {
    let mut game = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
    for text in moves.split_ascii_whitespace() {
        let mv = game.position().parse_move(text).expect("a move");
        game.play(mv).expect("a legal move");
    }
    game
}

/// The table as the window has it, but for egui and its panels.
fn app(game: Match) -> App {
    let window = Window { resolution: WindowResolution::new(1280, 720), ..default() };
    let nothing_drawn = WgpuSettings { backends: None, ..default() };
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), close_when_requested: false, ..default() })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(nothing_drawn)),
                ..default()
            })
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME))
    .insert_resource(Quality::Low)
    .insert_resource(CurrentMatch::new(game))
    .insert_resource(MinReplyTime(Duration::ZERO))
    .insert_resource(RandomSeed(Some(7)))
    .init_resource::<Heard>()
    .add_plugins((MeshPickingPlugin, graphics::plugin, shell::plugin))
    .add_systems(Last, listen);
    app
}

fn listen(
    mut requested: MessageReader<MoveRequested>,
    mut played: MessageReader<MovePlayed>,
    mut rejected: MessageReader<MoveRejected>,
    mut explained: MessageReader<ShowRefusal>,
    mut sounds: MessageReader<sound::SoundRequest>,
    mut heard: ResMut<Heard>,
) {
    heard.requested.extend(requested.read());
    heard.played.extend(played.read());
    heard.rejected.extend(rejected.read().cloned());
    heard.explained.extend(explained.read().map(|explain| english(&explain.text)));
    for news in sounds.read() {
        match news {
            sound::SoundRequest::Play(cues) => heard.sounds.extend(cues.iter().map(|cue| cue.sound.word())),
            sound::SoundRequest::StopAll => heard.sounds.push("hush"),
        }
    }
}

/// What a message says.
pub fn english(message: &i18n::Message) -> String {
    Words::default().say(message)
}

fn location(position: Vec2) -> Location {
    Location { target: NormalizedRenderTarget::None { width: 1280, height: 720 }, position }
}
