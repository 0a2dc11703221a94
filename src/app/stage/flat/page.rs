//! Draws the page: the field, the stacks on it, those that are on their way, and the stack that is dragged. Each is
//! drawn anew only when it has changed.

use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::{NoFrustumCulling, VisibilitySystems};
use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;
use bevy::transform::TransformSystems;

use super::moving::{Airborne, Travellers};
use super::shapes::Triangles;
use super::typeface::Typeface;
use crate::app::game::mark_colours::shown;
use crate::app::game::{
    BoardStyle, Choices, CurrentMatch, DiscSpot, EndSequence, Highlights, Lens, Mode, RedrawScheduler,
    RimLabels, TableCamera, TableTheme,
};
use crate::app::input::{CurrentSelection, Selection, XRay};
use crate::app::stage::aside::Aside;
use crate::app::stage::camera::{BlindSystems, EdgePixels};
use crate::app::stage::pieces::{self, Carried, Travelling};
use crate::app::stage::refusal::Refusal;
use crate::app::stage::scene::layout::{PageTurn, point_position};
use crate::app::stage::scene::{FacesViewer, HandSystems, Paint, PoseSystems, TableBoard};
use crate::app::stage::shake::Shake;
use crate::board::{Board, BoardSet};
use crate::diagram::{Shape, Sheet};
use crate::rules::{AnyMove, BoardView, MoveIntent, StackView};
use crate::theme::{Part, Theme};

/// What lies on what: the field, its tints, the stacks, all marks, what is on its way, and the stack that is dragged.
const HEIGHTS: [f32; 4] = [-0.02, 0.02, 0.4, 0.5];
/// How far a stack that a refused move would cut off fades into the colour of the board.
const CUT_OFF: f32 = 0.55;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableTheme>()
        .init_resource::<Refusal>()
        .init_resource::<Shake>()
        .init_resource::<XRay>()
        .init_resource::<Carried>()
        .init_resource::<Aside>()
        .add_systems(PreStartup, lay_page)
        .add_systems(
            PostUpdate,
            (
                drag_stack.before(PoseSystems),
                (show_page, draw_page)
                    .chain()
                    .after(PoseSystems)
                    .after(HandSystems)
                    .before(BlindSystems)
                    .before(VisibilitySystems::VisibilityPropagate)
                    .before(TransformSystems::Propagate)
                    .before(AssetEventSystems),
            )
                .run_if(resource_exists::<TableBoard>),
        );
}

fn lay_page(mut meshes: ResMut<Assets<Mesh>>, mut commands: Commands) -> Result {
    commands.insert_resource(Typeface::new()?);
    for (layer, height) in Layer::ALL.into_iter().zip(HEIGHTS) {
        // Over every mark; the others lie under them.
        let paint = match layer {
            Layer::Field | Layer::Stacks => Paint::Tint(Color::WHITE),
            Layer::Moving | Layer::Dragged => Paint::Overlay(Color::WHITE),
        };
        commands.spawn((
            Name::new(format!("diagram: {layer:?}")),
            layer,
            Mesh3d(meshes.add(Triangle3d::default())),
            paint,
            Transform::from_translation(Vec3::Y * height),
            Visibility::Hidden,
            NoFrustumCulling,
            NotShadowCaster,
            Pickable::IGNORE,
        ));
    }
    Ok(())
}

/// The paper and everything on it are there as long as the board is a diagram.
fn show_page(
    depiction: Res<BoardStyle>,
    theme: Res<TableTheme>,
    mut cameras: Query<&mut Camera, With<TableCamera>>,
    mut laid: Local<Option<Color>>,
) {
    let paper = depiction.is_flat().then(|| shown(theme.0.colour(Part::Board)));
    if *laid == paper {
        return;
    }
    for mut camera in &mut cameras {
        camera.clear_color = paper.map_or(ClearColorConfig::Default, ClearColorConfig::Custom);
        *laid = paper;
    }
}

fn draw_page(
    facts: Facts,
    mut layers: Query<(&Layer, &Mesh3d, &mut Transform, &mut Visibility), Without<FacesViewer>>,
    mut typeface: ResMut<Typeface>,
    mut known: Local<Badges>,
    mut drawn: Local<[Option<Drawing>; 4]>,
    mut meshes: ResMut<Assets<Mesh>>,
    motion: Option<ResMut<RedrawScheduler>>,
) {
    // What is true of the stacks can be seen once all of them are there.
    if facts.on_their_way.is_empty() {
        *known = Badges::of(facts.current.view());
    }
    let wanted = facts.drawings(&known);
    if facts.theme.is_changed() {
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
            let shapes = drawing.shapes(&facts.theme.0);
            *mesh = Triangles::of(&shapes, &mut typeface).into_mesh(drawing.edge.now);
            // What is drawn upright for the reader lies on the board as it is turned.
            transform.rotation = drawing.turn.rotation();
        }
    }
    *drawn = wanted;
    if let Some(mut motion) = motion {
        motion.settle();
    }
}

/// A stack that is dragged is where it is carried.
fn drag_stack(
    chosen: Res<CurrentSelection>,
    carried: Res<Carried>,
    board: Res<TableBoard>,
    mut layers: Query<(&Layer, &mut Transform)>,
) {
    let Selection::Dragging(from) = chosen.0 else { return };
    let Some(place) = carried.place(from) else { return };
    for (layer, mut transform) in &mut layers {
        if *layer == Layer::Dragged {
            let away = place - point_position(board.0, from);
            let translation = Vec3::new(away.x, transform.translation.y, away.z);
            transform.set_if_neq(Transform { translation, ..*transform });
        }
    }
}

/// A part of the page that is drawn by itself.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layer {
    Field,
    Stacks,
    Moving,
    Dragged,
}

impl Layer {
    const ALL: [Self; 4] = [Self::Field, Self::Stacks, Self::Moving, Self::Dragged];
}

/// What a layer shows, and everything that its look depends on except the colours.
#[derive(Clone, Debug, PartialEq)]
struct Drawing {
    board: &'static Board,
    edge: EdgePixels,
    turn: PageTurn,
    what: What,
}

#[derive(Clone, Debug, PartialEq)]
enum What {
    Field {
        coordinates: bool,
    },
    Stacks {
        last: Option<MoveIntent>,
        /// How many pieces stand where the last move carried a stack.
        reached: usize,
        /// From back to front.
        stacks: Vec<Drawn>,
    },
    Moving(Vec<Airborne>),
}

impl Drawing {
    fn shapes(&self, theme: &Theme) -> Vec<Shape> {
        let sheet = self.sheet(1.0);
        let board = self.board;
        let (last, reached, stacks) = match &self.what {
            What::Field { coordinates } => return sheet.field(board, *coordinates, theme),
            What::Moving(airborne) => {
                let shapes = |airborne: &Airborne| airborne.shapes(board, |scale| self.sheet(scale), theme);
                return airborne.iter().flat_map(shapes).collect();
            }
            What::Stacks { last, reached, stacks } => (*last, *reached, stacks),
        };
        let ground = theme.colour(Part::Board);
        let way = match last {
            Some(MoveIntent::Carry { from, to }) => sheet.way(board, from, (to, reached), theme),
            _ => Vec::new(),
        };
        let drawn = stacks.iter().flat_map(|drawn| {
            let shapes = sheet.stack(board, &drawn.stack, last, theme).into_iter();
            let aside = [drawn.aside * self.edge.now, 0.0];
            shapes.map(move |shape| shape.moved(aside).recoloured(|colour| colour.mixed(ground, drawn.faded)))
        });
        way.into_iter().chain(drawn).collect()
    }

    /// The sheet for what is drawn so many times as large as usual.
    fn sheet(&self, scale: f32) -> Sheet {
        Sheet::around_board(self.edge.now * scale).lined_as(self.edge.whole).turned(self.turn.0)
    }
}

/// A stack as it is drawn.
#[derive(Clone, Debug, PartialEq)]
struct Drawn {
    stack: StackView,
    /// How far it has faded, from 0 to 1.
    faded: f32,
    /// How far it is to the right of its point, in spacings.
    aside: f32,
}

impl Drawn {
    /// Takes away the pieces that are still on their way to it, and tells whether any are left. What is true of the
    /// whole stack is shown once it is whole.
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

/// The stacks that have badges, as far as the player asks for them.
#[derive(Debug, Default)]
struct Badges {
    asleep: BoardSet,
    pinned: BoardSet,
}

impl Badges {
    fn of(view: &BoardView) -> Self {
        let pinned = view.stacks.iter().filter(|stack| stack.pinned).map(|stack| stack.point);
        Self { asleep: view.asleep(), pinned: pinned.collect() }
    }
}

/// All that the page depends on.
#[derive(SystemParam)]
struct Facts<'w, 's> {
    depiction: Res<'w, BoardStyle>,
    theme: Res<'w, TableTheme>,
    edge: Res<'w, EdgePixels>,
    turn: Res<'w, PageTurn>,
    board: Res<'w, TableBoard>,
    lettered: Res<'w, RimLabels>,
    current: Res<'w, CurrentMatch>,
    chosen: Res<'w, CurrentSelection>,
    xray: Res<'w, XRay>,
    choices: Res<'w, Choices>,
    ending: Res<'w, EndSequence>,
    aside: Res<'w, Aside>,
    highlights: Res<'w, Highlights>,
    refusal: Res<'w, Refusal>,
    shake: Res<'w, Shake>,
    travellers: Travellers<'w, 's>,
    on_their_way: Query<'w, 's, (), With<Travelling>>,
}

impl Facts<'_, '_> {
    /// What each layer should show.
    fn drawings(&self, known: &Badges) -> [Option<Drawing>; 4] {
        // The next board is laid in the next frame.
        if !self.depiction.is_flat() || self.board.0 != self.current.view().board {
            return default();
        }
        let drawing = |what| Drawing { board: self.board.0, edge: *self.edge, turn: *self.turn, what };
        let dragged = match self.chosen.0 {
            Selection::Dragging(from) => Some(from),
            _ => None,
        };
        let (mut moving, away) = self.travellers.on(self.board.0, dragged);
        moving.extend(self.laid_aside());
        let (held, mut standing): (Vec<_>, Vec<_>) =
            self.stacks(known).into_iter().partition(|drawn| Some(drawn.stack.point) == dragged);
        standing.retain_mut(|drawn| drawn.stays_without(&away));
        let last = self.last();
        let reached = match last {
            Some(MoveIntent::Carry { to, .. }) => self.current.view().height(to),
            _ => 0,
        };
        let stacks = |last: Option<MoveIntent>, stacks: Vec<Drawn>| {
            let is_there = last.is_some() || !stacks.is_empty();
            is_there.then(|| drawing(What::Stacks { last, reached, stacks }))
        };
        [
            Some(drawing(What::Field { coordinates: self.lettered.shown })),
            stacks(last, standing),
            (!moving.is_empty()).then(|| drawing(What::Moving(moving))),
            stacks(None, held),
        ]
    }

    /// The move that led to what is shown.
    fn last(&self) -> Option<MoveIntent> {
        let game = self.current.table_match();
        let is_set_up = self.current.mode() == Mode::SetUp;
        game.tree().node(game.cursor()).mv().map(AnyMove::intent).filter(|_| !is_set_up)
    }

    /// The sleepers of a game that is over: on their way to where they are laid, or there.
    fn laid_aside(&self) -> impl Iterator<Item = Airborne> {
        let view = self.current.view();
        view.stacks.iter().filter_map(|stack| {
            let gone = self.ending.departure_progress(stack.point);
            let place = self.aside.place(stack.point).filter(|_| gone > 0.0)?;
            Some(Airborne::laid_aside(view.board, stack, place, gone))
        })
    }

    /// The stacks that are there from back to front, with the badges that are asked for.
    fn stacks(&self, known: &Badges) -> Vec<Drawn> {
        let view = pieces::with_half(self.current.view(), self.chosen.first_piece());
        // Where points are asked for, nothing gives them away.
        let hides = self.current.mode() == Mode::SetUp || self.highlights.pointing || self.ending.has_begun();
        let badge = |lens| !hides && self.choices.board.lenses.has(lens);
        let (sleepers, pinned) = (badge(Lens::Sleepers), badge(Lens::Pinned));
        let named = self.ending.sleepers_named();
        let stacks = view.stacks.iter().map(|stack| {
            let faded = match stack.point {
                point if Some(point) == self.chosen.stack() => 0.0,
                point if self.xray.looks_through(point) => 1.0 - pieces::THROUGH,
                point => CUT_OFF * self.refusal.cut_off(point),
            };
            let stack = StackView {
                asleep: known.asleep.contains(stack.point) && (sleepers || named.contains(stack.point)),
                pinned: known.pinned.contains(stack.point) && pinned
                    || self.refusal.pinned() == Some(stack.point),
                ..stack.clone()
            };
            let gone = self.ending.departure_progress(stack.point);
            // What is laid aside moves there; where there is no room for that, it fades away.
            let is_aside = gone > 0.0 && self.aside.place(stack.point).is_some();
            let aside = self.shake.aside(stack.point);
            Drawn { stack, faded: if is_aside { 1.0 } else { faded.max(gone) }, aside }
        });
        let mut stacks: Vec<_> = stacks.filter(|drawn| drawn.faded < 1.0).collect();
        let sheet = Sheet::around_board(1.0).turned(self.turn.0);
        sheet.from_back_to_front(view.board, &mut stacks, |drawn| &drawn.stack);
        stacks
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::SystemState;

    use super::*;
    use crate::app::game::BoardStyle;
    use crate::app::stage::flat::badges;
    use crate::diagram::{Diagram, extent};
    use crate::library::Preferences;
    use crate::play::{Match, Seat};
    use crate::rules::ByPlayer;
    use crate::rules::tests::played;

    /// What a shape is, wherever it lies: shapes on a page and on a picture have different origins.
    fn kind(shape: &Shape) -> String {
        match shape {
            Shape::Circle { radius, ink, .. } => format!("circle {radius} {ink:?}"),
            Shape::Rectangle { size, ink, .. } => format!("rectangle {size:?} {ink:?}"),
            Shape::Polygon { corners, ink } => format!("polygon of {} {ink:?}", corners.len()),
            Shape::Path { corners, ink } => format!("path of {} {ink:?}", corners.len()),
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
            preferences.board.lenses = badges();
            let mut world = World::new();
            world.insert_resource(BoardStyle::Diagram);
            world.insert_resource(TableTheme(theme.clone()));
            world.insert_resource(EdgePixels { now: edge, whole: edge });
            world.insert_resource(TableBoard(view.board));
            world.insert_resource(CurrentMatch::new(table));
            world.insert_resource(Choices::from(preferences));
            world.init_resource::<PageTurn>();
            world.init_resource::<RimLabels>();
            world.init_resource::<CurrentSelection>();
            world.init_resource::<XRay>();
            world.init_resource::<EndSequence>();
            world.init_resource::<Aside>();
            world.init_resource::<Highlights>();
            world.init_resource::<Refusal>();
            world.init_resource::<Shake>();
            let mut state: SystemState<Facts> = SystemState::new(&mut world);
            let facts = state.get(&world).unwrap();
            let drawn = facts.drawings(&Badges::of(&view));
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
