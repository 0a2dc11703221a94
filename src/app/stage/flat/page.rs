//! Draws the page in layers: the field, its stacks, moving stacks, and the dragged stack. Each layer gets a new mesh
//! only when it has changed.

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::{NoFrustumCulling, VisibilitySystems};
use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::moving_stacks::{MovingDiscs, MovingStack, PageLayer};
use super::shape_mesh::ShapeMesh;
use super::typeface::Typeface;
use crate::app::game::mark_colours::shown;
use crate::app::game::{
    BoardStyle, CurrentMatch, DiscSpot, EndSequence, Highlights, Lens, Mode, RedrawScheduler, RimLabels,
    StoredPreferences, TableCamera, TableTheme,
};
use crate::app::input::{CurrentSelection, Selection, XRay};
use crate::app::stage::camera::{OccluderSystems, PixelsPerEdge};
use crate::app::stage::laid_sleepers::LaidSleepers;
use crate::app::stage::pieces::{self, DraggedStack, InTransit};
use crate::app::stage::refusal_picture::RefusalPicture;
use crate::app::stage::refusal_shake::RefusalShake;
use crate::app::stage::scene::layout::{PageRotation, point_position};
use crate::app::stage::scene::{FaceViewer, HandSystems, PoseSystems, SceneMaterial, TableBoard};
use crate::board::{Board, BoardSet};
use crate::diagram::{DiagramLayout, Shape, page_colour};
use crate::rules::{AnyMove, BoardView, MoveIntent, StackView};
use crate::theme::{Part, Theme};

/// Heights of the layers of [`PageLayer::ALL`] over the board. Tints lie between field and stacks, and marks between
/// stacks and moving stacks.
const LAYER_HEIGHTS: [f32; 4] = [-0.02, 0.02, 0.4, 0.5];
/// Share of the colour of the board in a stack that a refused move would cut off.
const CUT_OFF_FADE: f32 = 0.55;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableTheme>()
        .init_resource::<RefusalPicture>()
        .init_resource::<RefusalShake>()
        .init_resource::<XRay>()
        .init_resource::<DraggedStack>()
        .init_resource::<LaidSleepers>()
        .add_systems(PreStartup, spawn_layers)
        .add_systems(
            PostUpdate,
            (
                drag_stack.before(PoseSystems),
                (show_page, draw_page)
                    .chain()
                    .after(PoseSystems)
                    .after(HandSystems)
                    .before(OccluderSystems)
                    .before(VisibilitySystems::VisibilityPropagate)
                    .before(TransformSystems::Propagate)
                    .before(AssetEventSystems),
            )
                .run_if(resource_exists::<TableBoard>),
        );
}

fn spawn_layers(mut meshes: ResMut<Assets<Mesh>>, mut commands: Commands) -> Result {
    commands.insert_resource(Typeface::new()?);
    for (layer, height) in PageLayer::ALL.into_iter().zip(LAYER_HEIGHTS) {
        // Over every mark; the others lie under them.
        let material = match layer {
            PageLayer::Field | PageLayer::Stacks => SceneMaterial::Tint(Color::WHITE),
            PageLayer::Moving | PageLayer::Dragged => SceneMaterial::Overlay(Color::WHITE),
        };
        commands.spawn((
            Name::new(format!("diagram: {layer:?}")),
            layer,
            Mesh3d(meshes.add(Triangle3d::default())),
            material,
            Transform::from_translation(Vec3::Y * height),
            Visibility::Hidden,
            NoFrustumCulling,
            NotShadowCaster,
            Pickable::IGNORE,
        ));
    }
    Ok(())
}

/// Clears the picture with the colour of the page while the board is a diagram.
fn show_page(
    depiction: Res<BoardStyle>,
    theme: Res<TableTheme>,
    mut cameras: Query<&mut Camera, With<TableCamera>>,
    mut laid: Local<Option<Color>>,
) {
    let paper = depiction.is_flat().then(|| shown(page_colour(&theme.0)));
    if *laid == paper {
        return;
    }
    for mut camera in &mut cameras {
        camera.clear_color = paper.map_or(ClearColorConfig::Default, ClearColorConfig::Custom);
        *laid = paper;
    }
}

fn draw_page(
    inputs: PageInputs,
    mut layers: Query<(&PageLayer, &Mesh3d, &mut Transform, &mut Visibility), Without<FaceViewer>>,
    mut typeface: ResMut<Typeface>,
    mut badges: Local<BadgeSets>,
    mut drawn: Local<[Option<LayerDrawing>; 4]>,
    mut meshes: ResMut<Assets<Mesh>>,
    redraws: Option<ResMut<RedrawScheduler>>,
) {
    // Badges change once all stacks have arrived.
    if inputs.on_their_way.is_empty() {
        *badges = BadgeSets::of(inputs.current.view());
    }
    let wanted = inputs.drawings(&badges);
    if inputs.theme.is_changed() {
        *drawn = default();
    }
    if *drawn == wanted {
        return;
    }
    for (layer, mesh, mut transform, mut visibility) in &mut layers {
        let (was, is) = (&drawn[*layer as usize], &wanted[*layer as usize]);
        if was == is {
            continue;
        }
        visibility.set_if_neq(if is.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        if let (Some(drawing), Some(mut mesh)) = (is, meshes.get_mut(&mesh.0)) {
            let shapes = drawing.shapes(&inputs.theme.0);
            *mesh = ShapeMesh::of(&shapes, &mut typeface).into_mesh(drawing.edge.now);
            // What is drawn upright for the reader lies on the board as it is turned.
            transform.rotation = drawing.turn.rotation();
        }
    }
    *drawn = wanted;
    if let Some(mut redraws) = redraws {
        redraws.settle();
    }
}

/// Moves the layer of the dragged stack with the pointer.
fn drag_stack(
    selection: Res<CurrentSelection>,
    dragged: Res<DraggedStack>,
    board: Res<TableBoard>,
    mut layers: Query<(&PageLayer, &mut Transform)>,
) {
    let Selection::Dragging(from) = selection.0 else { return };
    let Some(place) = dragged.place(from) else { return };
    for (layer, mut transform) in &mut layers {
        if *layer == PageLayer::Dragged {
            let away = place - point_position(board.0, from);
            let translation = Vec3::new(away.x, transform.translation.y, away.z);
            transform.set_if_neq(Transform { translation, ..*transform });
        }
    }
}

/// Content of a layer, and everything that its mesh depends on except the colours.
#[derive(Clone, Debug, PartialEq)]
struct LayerDrawing {
    board: &'static Board,
    edge: PixelsPerEdge,
    turn: PageRotation,
    what: LayerContent,
}

#[derive(Clone, Debug, PartialEq)]
enum LayerContent {
    Field {
        coordinates: bool,
    },
    Stacks {
        last: Option<MoveIntent>,
        /// Height of the stack that the last move has moved.
        reached: usize,
        /// Stacks from back to front.
        stacks: Vec<DrawnStack>,
    },
    Moving(Vec<MovingStack>),
}

impl LayerDrawing {
    fn shapes(&self, theme: &Theme) -> Vec<Shape> {
        let layout = self.layout(1.0);
        let board = self.board;
        let (last, reached, stacks) = match &self.what {
            LayerContent::Field { coordinates } => return layout.board_shapes(board, *coordinates, theme),
            LayerContent::Moving(airborne) => {
                let shapes =
                    |airborne: &MovingStack| airborne.shapes(board, |scale| self.layout(scale), theme);
                return airborne.iter().flat_map(shapes).collect();
            }
            LayerContent::Stacks { last, reached, stacks } => (*last, *reached, stacks),
        };
        let ground = theme.colour(Part::Board);
        let way = match last {
            Some(MoveIntent::Carry { from, to }) => layout.capture_arrow(board, from, (to, reached), theme),
            _ => Vec::new(),
        };
        let drawn = stacks.iter().flat_map(|drawn| {
            let shapes = layout.stack_shapes(board, &drawn.stack, last, theme).into_iter();
            let aside = [drawn.aside * self.edge.now, 0.0];
            shapes.map(move |shape| shape.moved(aside).recoloured(|colour| colour.mixed(ground, drawn.faded)))
        });
        way.into_iter().chain(drawn).collect()
    }

    /// Layout for shapes that are drawn at this scale.
    fn layout(&self, scale: f32) -> DiagramLayout {
        DiagramLayout::around_board(self.edge.now * scale)
            .with_line_widths_of(self.edge.whole)
            .turned(self.turn.0)
    }
}

/// A stack with its fading and offset.
#[derive(Clone, Debug, PartialEq)]
struct DrawnStack {
    stack: StackView,
    /// Fading from 0 to 1.
    faded: f32,
    /// Offset to the right of its point, in spacings.
    aside: f32,
}

impl DrawnStack {
    /// Removes the pieces that are still on their way to the stack, and returns true if any are left. Badges are shown
    /// once the stack is complete.
    fn stays_without(&mut self, away: &[DiscSpot]) -> bool {
        let point = self.stack.point;
        let stands = |level: usize| !away.contains(&DiscSpot::Board(point, level));
        if (0..self.stack.pieces.len()).all(stands) {
            return true;
        }
        let pieces = self.stack.pieces.iter().enumerate();
        let pieces = pieces.filter(|&(level, _)| stands(level)).map(|(_, &player)| player).collect();
        self.stack = StackView { point, pieces, pinned: false, asleep: false, tower: false };
        !self.stack.pieces.is_empty()
    }
}

/// Stacks that have badges, as far as their lenses are on.
#[derive(Debug, Default)]
struct BadgeSets {
    asleep: BoardSet,
    pinned: BoardSet,
}

impl BadgeSets {
    fn of(view: &BoardView) -> Self {
        let pinned = view.stacks.iter().filter(|stack| stack.pinned).map(|stack| stack.point);
        Self { asleep: view.asleep(), pinned: pinned.collect() }
    }
}

/// Inputs of the page.
#[derive(SystemParam)]
struct PageInputs<'w, 's> {
    depiction: Res<'w, BoardStyle>,
    theme: Res<'w, TableTheme>,
    edge: Res<'w, PixelsPerEdge>,
    turn: Res<'w, PageRotation>,
    board: Res<'w, TableBoard>,
    rim_labels: Res<'w, RimLabels>,
    current: Res<'w, CurrentMatch>,
    selection: Res<'w, CurrentSelection>,
    xray: Res<'w, XRay>,
    preferences: Res<'w, StoredPreferences>,
    ending: Res<'w, EndSequence>,
    aside: Res<'w, LaidSleepers>,
    highlights: Res<'w, Highlights>,
    refusal: Res<'w, RefusalPicture>,
    shake: Res<'w, RefusalShake>,
    travellers: MovingDiscs<'w, 's>,
    on_their_way: Query<'w, 's, (), With<InTransit>>,
}

impl PageInputs<'_, '_> {
    /// Content of each layer.
    fn drawings(&self, badges: &BadgeSets) -> [Option<LayerDrawing>; 4] {
        // Another board appears in the next frame.
        if !self.depiction.is_flat() || self.board.0 != self.current.view().board {
            return default();
        }
        let drawing = |what| LayerDrawing { board: self.board.0, edge: *self.edge, turn: *self.turn, what };
        let dragged = match self.selection.0 {
            Selection::Dragging(from) => Some(from),
            _ => None,
        };
        let (mut moving, away) = self.travellers.on(self.board.0, dragged);
        moving.extend(self.laid_aside());
        let (held, mut standing): (Vec<_>, Vec<_>) =
            self.stacks(badges).into_iter().partition(|drawn| Some(drawn.stack.point) == dragged);
        standing.retain_mut(|drawn| drawn.stays_without(&away));
        let last = self.last();
        let reached = match last {
            Some(MoveIntent::Carry { to, .. }) => self.current.view().height(to),
            _ => 0,
        };
        let stacks = |last: Option<MoveIntent>, stacks: Vec<DrawnStack>| {
            let is_there = last.is_some() || !stacks.is_empty();
            is_there.then(|| drawing(LayerContent::Stacks { last, reached, stacks }))
        };
        [
            Some(drawing(LayerContent::Field { coordinates: self.rim_labels.shown })),
            stacks(last, standing),
            (!moving.is_empty()).then(|| drawing(LayerContent::Moving(moving))),
            stacks(None, held),
        ]
    }

    /// Move that led to the position.
    fn last(&self) -> Option<MoveIntent> {
        let game = self.current.table_match();
        let is_set_up = self.current.mode() == Mode::SetUp;
        game.tree().node(game.cursor()).mv().map(AnyMove::intent).filter(|_| !is_set_up)
    }

    /// Sleepers of a game that is over, on their way off the board or beside it.
    fn laid_aside(&self) -> impl Iterator<Item = MovingStack> {
        let view = self.current.view();
        view.stacks.iter().filter_map(|stack| {
            let gone = self.ending.departure_progress(stack.point);
            let place = self.aside.place(stack.point).filter(|_| gone > 0.0)?;
            Some(MovingStack::laid_aside(view.board, stack, place, gone))
        })
    }

    /// Stacks from back to front, with their badges.
    fn stacks(&self, badges: &BadgeSets) -> Vec<DrawnStack> {
        let view = pieces::with_pending_stone(self.current.view(), self.selection.first_piece());
        // While an exercise asks for points, nothing may give them away.
        let hides = self.current.mode() == Mode::SetUp || self.highlights.pointing || self.ending.has_begun();
        let badge = |lens| !hides && self.preferences.board.lenses.has(lens);
        let (sleepers, pinned) = (badge(Lens::Sleepers), badge(Lens::Pinned));
        let named = self.ending.sleepers_named();
        let stacks = view.stacks.iter().map(|stack| {
            let faded = match stack.point {
                point if Some(point) == self.selection.stack() => 0.0,
                point if self.xray.makes_transparent(point) => 1.0 - pieces::SEE_THROUGH_OPACITY,
                point => CUT_OFF_FADE * self.refusal.cut_off(point),
            };
            let stack = StackView {
                asleep: badges.asleep.contains(stack.point) && (sleepers || named.contains(stack.point)),
                pinned: badges.pinned.contains(stack.point) && pinned
                    || self.refusal.pinned() == Some(stack.point),
                ..stack.clone()
            };
            let gone = self.ending.departure_progress(stack.point);
            // Sleepers move beside the board, or fade away where there is no room for them.
            let is_aside = gone > 0.0 && self.aside.place(stack.point).is_some();
            let aside = self.shake.aside(stack.point);
            DrawnStack { stack, faded: if is_aside { 1.0 } else { faded.max(gone) }, aside }
        });
        let mut stacks: Vec<_> = stacks.filter(|drawn| drawn.faded < 1.0).collect();
        let layout = DiagramLayout::around_board(1.0).turned(self.turn.0);
        layout.from_back_to_front(view.board, &mut stacks, |drawn| &drawn.stack);
        stacks
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemState;

    use super::*;
    use crate::app::game::BoardStyle;
    use crate::app::stage::flat::badge_lenses;
    use crate::diagram::{Diagram, extent};
    use crate::library::Preferences;
    use crate::play::{Match, Seat};
    use crate::rules::ByPlayer;
    use crate::rules::tests::played;

    /// Description of a shape without its position: pages and files have different origins.
    fn kind(shape: &Shape) -> String {
        match shape {
            Shape::Circle { radius, style, .. } => format!("circle {radius} {style:?}"),
            Shape::Rectangle { size, style, .. } => format!("rectangle {size:?} {style:?}"),
            Shape::Polygon { corners, style } => format!("polygon of {} {style:?}", corners.len()),
            Shape::Path { corners, style } => format!("path of {} {style:?}", corners.len()),
            Shape::Text { text, height, bold, colour, .. } => format!("{text} {height} {bold} {colour:?}"),
        }
    }

    /// A picture of the page and a file of SVG show the same, badges and all.
    #[test]
    fn a_page_has_all_that_a_diagram_has_in_a_file() {
        const SIDE: u16 = 640;
        for (variant, moves) in [
            ("hex", "d4 d5 d3"),
            ("hex", "d4 d5 d3 d5-d4 d3-d4"),
            ("hex", "d4 d5 d3 d5-d4 d3-d4 e4"),
            ("anda-3", "a1+d4 b4+e2"),
        ] {
            let (game, theme) = (played(variant, moves), Theme::default());
            let view = game.view();
            let (low, high) = extent(view.board, 0.0);
            let edge = f32::from(SIDE) / (high[0] - low[0]).max(high[1] - low[1]);
            let start = played(variant, "");
            let mut table = Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human));
            for text in moves.split(' ') {
                table.play(table.position().parse_move(text).unwrap()).unwrap();
            }
            let last = table.moves().last().map(AnyMove::intent);
            let mut preferences = Preferences::default();
            preferences.board.lenses = badge_lenses();
            let mut world = World::new();
            world.insert_resource(BoardStyle::Diagram);
            world.insert_resource(TableTheme(theme.clone()));
            world.insert_resource(PixelsPerEdge { now: edge, whole: edge });
            world.insert_resource(TableBoard(view.board));
            world.insert_resource(CurrentMatch::new(table));
            world.insert_resource(StoredPreferences::from(preferences));
            world.init_resource::<PageRotation>();
            world.init_resource::<RimLabels>();
            world.init_resource::<CurrentSelection>();
            world.init_resource::<XRay>();
            world.init_resource::<EndSequence>();
            world.init_resource::<LaidSleepers>();
            world.init_resource::<Highlights>();
            world.init_resource::<RefusalPicture>();
            world.init_resource::<RefusalShake>();
            let mut state: SystemState<PageInputs> = SystemState::new(&mut world);
            let inputs = state.get(&world).unwrap();
            let drawn = inputs.drawings(&BadgeSets::of(&view));
            let page: Vec<String> = drawn
                .iter()
                .flatten()
                .flat_map(|drawing| drawing.shapes(&theme))
                .map(|shape| kind(&shape))
                .collect();
            let file = Diagram::new(&view, last, &theme, [SIDE; 2]).unwrap();
            // The file has its paper besides.
            let file: Vec<String> = file.shapes.iter().skip(1).map(kind).collect();
            assert_eq!(page, file, "{variant}");
        }
    }
}
