//! Spawns and despawns the entities of marks.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::areas::{self, AreaShape, ContourStyle};
use super::engine_marks::{ShownAnalysis, capturable, pinned_stack, removed};
use super::fade::{self, RefusalMark};
use super::list::{BoardMark, MarkArea, MarkInputs, PinnedStack, SetupInputs, marks, refusal_marks};
use super::mark_scale::MarkScale;
use super::point_signs::{self, PointSign, best_width};
use crate::app::GameSystems;
use crate::app::game::{
    BoardStyle, CurrentMatch, DiscLocation, DiscSpot, EndSequence, Highlights, Lens, Lenses, PhotoFrame,
    RedrawScheduler, StoredPreferences,
};
use crate::app::input::{BoardCursor, CurrentSelection, PointerTarget, Selection, XRay};
use crate::app::stage::camera::UnitsPerPixel;
use crate::app::stage::pieces::{self, InTransit};
use crate::app::stage::refusal_picture::RefusalPicture;
use crate::app::stage::scene::layout::{PageRotation, point_position, top};
use crate::app::stage::scene::{
    FaceViewer, SceneColours, SceneMarkColours, SceneMaterial, SharedMeshes, Table,
};
use crate::board::{Board, BoardSet, Point};
use crate::rules::{AnyMove, Player};

/// Height over the surface, against z-fighting.
const LIFT: f32 = 0.012;
/// Opacity of a translucent disc.
const GHOST: f32 = 0.58;
/// Opacity of the tint on the breaths of a group.
const BREATH_TINT: f32 = 0.16;
/// Gap between the end of an arrow and its point, for the ring there.
const ARROW_END: f32 = 0.44;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ExtraMarks>()
        .init_resource::<RefusalPicture>()
        .init_resource::<XRay>()
        .add_systems(Update, (draw_marks, fade::fade_marks).chain().in_set(GameSystems::Animate));
}

fn draw_marks(
    current: Res<CurrentMatch>,
    ending: Res<EndSequence>,
    selection: Res<CurrentSelection>,
    pointing: Res<PointerTarget>,
    cursor: Res<BoardCursor>,
    preferences: Res<StoredPreferences>,
    travellers: Query<(Option<&DiscLocation>, &InTransit)>,
    table: Option<Single<Entity, With<Table>>>,
    old: Query<Entity, With<MarkEntity>>,
    (depiction, turn, grain, colours): (
        Res<BoardStyle>,
        Res<PageRotation>,
        Res<UnitsPerPixel>,
        Res<SceneColours>,
    ),
    (refusal, xray, photo): (Res<RefusalPicture>, Res<XRay>, Res<PhotoFrame>),
    highlights: Res<Highlights>,
    extra: Res<ExtraMarks>,
    pointed_out: ShownAnalysis,
    mut shown: Local<Vec<(WantedMark, Vec<Entity>)>>,
    mut painter: MarkPainter,
) {
    let Some(table) = table else { return };
    // While an exercise asks for points, nothing may give them away.
    let mut lenses = if highlights.pointing { Lenses::NONE } else { preferences.board.lenses };
    lenses.set(Lens::Danger, lenses.has(Lens::Danger) && !current.mode().is_exercise());
    let (game, human) = (current.table_match(), current.is_human_turn());
    let (best, line) = (pointed_out.best(&current, &preferences), pointed_out.line(&current));
    let pin = if xray.stack().is_some() {
        PinnedStack::default()
    } else {
        pinned_stack(&current, &pointing, selection.0, lenses)
    };
    let inputs = MarkInputs {
        view: current.view(),
        setup: current.editor().map(|editor| {
            let [faults, pointed_out] = editor.points_at_fault();
            let put = pointing.point.and_then(|point| editor.would_put(point));
            SetupInputs { put, faults, pointed_out }
        }),
        last: game.tree().node(game.cursor()).mv().map(AnyMove::intent),
        selection: selection.0,
        seconds: selection
            .first_piece()
            .map_or(BoardSet::EMPTY, |first| current.shown_position().second_entries(first)),
        pointed: pointing.point,
        looked_at: pointing.looked_at(),
        cursor: cursor.at(),
        removed: if human && lenses.has(Lens::Removals) {
            pointing.point.map_or(BoardSet::EMPTY, |point| removed(&current, selection.0, point))
        } else {
            BoardSet::EMPTY
        },
        dangers: if lenses.has(Lens::Danger) { current.dangers() } else { &[] },
        lenses,
        human,
        travelling: !travellers.is_empty(),
        in_transit: travellers
            .iter()
            .flat_map(|(at, transit)| [at.map(|at| at.0), Some(transit.from)])
            .filter_map(|spot| spot.and_then(DiscSpot::point))
            .collect(),
        over: ending.has_begun(),
        named: ending.sleepers_named(),
        best: &best,
        line: &line,
        capturable: capturable(&current, lenses),
        pin: &pin,
        inspected: xray.stack(),
        highlights: *highlights,
    };
    let mut wanted: Vec<WantedMark> = marks(&inputs).into_iter().map(WantedMark::ordinary).collect();
    // Marks that are shown anyway do not fade with the refusal.
    let mut picture = refusal_marks(&inputs, &refusal);
    picture.retain(|&mark| !wanted.contains(&WantedMark::ordinary(mark)));
    wanted.extend(picture.into_iter().map(|mark| WantedMark { mark, of_refusal: true }));
    if depiction.is_flat() {
        wanted.retain(|wanted| !wanted.mark.is_in_diagram(inputs.last));
    }
    if let Selection::Stack(point) = selection.0 {
        wanted.push(WantedMark::ordinary(BoardMark::Chosen(point, inputs.view.height(point))));
    }
    wanted.extend(extra.0.iter().copied().map(WantedMark::ordinary));
    if photo.is_on() {
        wanted.retain(|wanted| matches!(wanted.mark, BoardMark::Area(MarkArea::Veneer(_), _)));
    }
    // A mark of another board is a bug somewhere, but no reason to crash.
    wanted.retain(|WantedMark { mark, .. }| {
        let there = mark.is_on(inputs.view.board);
        if !there {
            error!("{mark:?} is not on this board");
        }
        there
    });
    // Another table takes its marks with it.
    if old.is_empty() {
        shown.clear();
    }
    let board = inputs.view.board;
    let raised = xray.stack().filter(|_| !depiction.is_flat());
    let scale = MarkScale::new(board, grain.0, *depiction, &colours.mark_colours).turned(*turn);
    let other_size = painter.set_scale(&scale, raised);
    let kept = |(mark, _): &(WantedMark, Vec<Entity>)| !other_size && wanted.contains(mark);
    let (kept, gone): (Vec<_>, _) = shown.drain(..).partition(kept);
    let fresh: Vec<WantedMark> =
        wanted.into_iter().filter(|mark| !kept.iter().any(|(other, _)| other == mark)).collect();
    if !(gone.is_empty() && fresh.is_empty()) {
        painter.redraws.settle();
    }
    *shown = kept;
    for entity in gone.into_iter().flat_map(|(_, entities)| entities) {
        painter.commands.entity(entity).despawn();
    }
    for wanted in fresh {
        painter.draw(wanted.mark, board, *table);
        let drawn = std::mem::take(&mut *painter.drawn);
        if wanted.of_refusal {
            for &entity in &drawn {
                painter.commands.entity(entity).insert(RefusalMark);
            }
        }
        shown.push((wanted, drawn));
    }
}

/// A mark to show.
#[derive(Clone, Copy, Debug, PartialEq)]
struct WantedMark {
    mark: BoardMark,
    /// True if it belongs to the refusal picture, and fades with it.
    of_refusal: bool,
}

impl WantedMark {
    /// Makes a mark that is not part of the refusal picture, and so does not fade with it.
    const fn ordinary(mark: BoardMark) -> Self {
        Self { mark, of_refusal: false }
    }
}

/// Component of every entity with which a mark on the board is drawn.
#[derive(Component, Debug, Default)]
struct MarkEntity;

/// Marks that are drawn on the board besides those of the match, for pictures rendered to files.
#[derive(Resource, Clone, Debug, Default)]
pub struct ExtraMarks(pub Vec<BoardMark>);

/// Spawns the entities of single marks.
#[derive(SystemParam)]
struct MarkPainter<'w, 's> {
    commands: Commands<'w, 's>,
    shared_meshes: Res<'w, SharedMeshes>,
    meshes: ResMut<'w, Assets<Mesh>>,
    /// Meshes of signs at the current scale.
    signs: Local<'s, HashMap<PointSign, Handle<Mesh>>>,
    scale: Local<'s, Option<MarkScale>>,
    /// Stack that is being inspected: its top is higher than that of others.
    raised: Local<'s, Option<Point>>,
    /// Entities of the mark that is being drawn.
    drawn: Local<'s, Vec<Entity>>,
    redraws: ResMut<'w, RedrawScheduler>,
}

impl MarkPainter<'_, '_> {
    /// Sets the scale and the inspected stack, and returns whether either has changed.
    fn set_scale(&mut self, scale: &MarkScale, raised: Option<Point>) -> bool {
        let scale = *scale;
        let other = self.scale.replace(scale).is_some_and(|before| before != scale);
        if other {
            self.signs.clear();
        }
        std::mem::replace(&mut *self.raised, raised) != raised || other
    }

    fn scale(&self, board: &Board) -> MarkScale {
        self.scale.unwrap_or_else(|| {
            MarkScale::new(board, 0.01, BoardStyle::Table, &SceneColours::default().mark_colours)
        })
    }

    fn draw(&mut self, mark: BoardMark, board: &Board, table: Entity) {
        let scale = self.scale(board);
        let raised = *self.raised;
        let on = |point: Point, height: usize| {
            let apart =
                if raised == Some(point) { pieces::spread_offset(height.saturating_sub(1)) } else { 0.0 };
            point_position(board, point) + top(scale.depiction, scale.turn, height) + Vec3::Y * (LIFT + apart)
        };
        let (sign, point, height) = match mark {
            BoardMark::Area(area, points) => return self.draw_area(mark, area, points, board, table),
            BoardMark::Ghost(player, point) => {
                (self.ghost(mark, player, on(point, 0), board, table), point, 1)
            }
            BoardMark::Put(player, point, height) => {
                (self.ghost(mark, player, on(point, height), board, table), point, height + 1)
            }
            BoardMark::TooHigh(player, point, height) => {
                self.ghost(mark, player, on(point, height), board, table);
                (PointSign::TooHigh, point, height + 1)
            }
            BoardMark::Arrow(from, to)
            | BoardMark::SpokenArrow(from, to)
            | BoardMark::BestArrow(_, from, to)
            | BoardMark::Hold(from, to) => {
                let way = on(to, 0) - on(from, 0);
                let arrow = |width, color| point_signs::arrow(way.length() - ARROW_END, width, color, &scale);
                let (mesh, height) = match mark {
                    BoardMark::Hold(..) => (point_signs::line(way.length(), &scale), 1),
                    BoardMark::BestArrow(rank, ..) => (arrow(best_width(rank), scale.mark_colours.best), 0),
                    BoardMark::SpokenArrow(..) => (arrow(3.0, scale.mark_colours.spoken), 0),
                    _ => (arrow(3.0, scale.mark_colours.marks), 0),
                };
                let mesh = self.meshes.add(mesh);
                let turned = Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X));
                let place = Transform::from_translation(on(from, height)).with_rotation(turned);
                self.spawn(mark, mesh, SceneMaterial::Overlay(Color::WHITE), place, table);
                return;
            }
            BoardMark::FirstStone(point, height) => (PointSign::FirstStone, point, height),
            BoardMark::Target(point, height) => (PointSign::Target, point, height),
            BoardMark::Attacker(point, height) => (PointSign::Attacker, point, height),
            BoardMark::Cursor(point, height) => (PointSign::Cursor, point, height),
            BoardMark::Movable(point, height) => (PointSign::Movable, point, height),
            BoardMark::Chosen(point, height) => (PointSign::Selected, point, height),
            BoardMark::Origin(point) => (PointSign::Origin, point, 0),
            BoardMark::Arrival(point, height, tone) => (PointSign::Arrival(tone), point, height),
            BoardMark::Asleep(point, height) => (PointSign::Asleep, point, height),
            BoardMark::Pinned(point, height) => (PointSign::Pinned, point, height),
            BoardMark::Fault(point, height) => (PointSign::Fault, point, height),
            BoardMark::SelectedFault(point, height) => (PointSign::SelectedFault, point, height),
            BoardMark::Best(rank, point) => (PointSign::Best(rank), point, 0),
            BoardMark::Visits(share, point) => (PointSign::Visits(share), point, 0),
            BoardMark::Caption(caption, place, point, height) => {
                (PointSign::Caption(caption, place), point, height)
            }
            BoardMark::Tower(point) => (PointSign::Tower, point, 3),
            BoardMark::Threatened(point, height) => (PointSign::Threatened, point, height),
            BoardMark::Capturable(point, height) => (PointSign::Capturable, point, height),
            BoardMark::Safe(point, height) => (PointSign::Safe, point, height),
            BoardMark::Part(part, point, height) => (PointSign::Part(part), point, height),
            BoardMark::Spoken(point, height) => (PointSign::Spoken, point, height),
            BoardMark::Found(point, height) => (PointSign::Found, point, height),
        };
        let fresh = || self.meshes.add(point_signs::mesh(sign, &scale));
        let mesh = self.signs.entry(sign).or_insert_with(fresh).clone();
        let lifted = matches!(mark, BoardMark::Chosen(..)) && scale.depiction == BoardStyle::Table;
        let rise = if lifted { Vec3::Y * pieces::LIFT } else { Vec3::ZERO };
        let place = Transform::from_translation(on(point, height) + rise);
        let material = if sign.is_badge() {
            SceneMaterial::Badge(Color::WHITE)
        } else {
            SceneMaterial::Overlay(Color::WHITE)
        };
        let drawn = self.spawn(mark, mesh, material, place, table);
        if sign.faces_viewer() {
            self.commands.entity(drawn).insert(FaceViewer);
        }
    }

    /// Spawns a translucent disc, and returns the sign around its top.
    fn ghost(
        &mut self,
        mark: BoardMark,
        player: Player,
        place: Vec3,
        board: &Board,
        table: Entity,
    ) -> PointSign {
        let scale = self.scale(board);
        let (disc, material) = match scale.depiction {
            BoardStyle::Table => {
                (self.shared_meshes.piece(board, player), SceneMaterial::Ghost(player, GHOST))
            }
            BoardStyle::Diagram => (
                self.meshes.add(point_signs::ghost(player, GHOST, &scale)),
                SceneMaterial::Overlay(Color::WHITE),
            ),
        };
        self.spawn(mark, disc, material, Transform::from_translation(place), table);
        PointSign::Ghost
    }

    fn draw_area(&mut self, mark: BoardMark, area: MarkArea, points: BoardSet, board: &Board, table: Entity) {
        let scale = self.scale(board);
        for (shape, color, height) in area_styles(area, &scale.mark_colours) {
            let mesh = self.meshes.add(areas::mesh(board, points, shape, color, &scale));
            // What is part of the ground lies under the pieces.
            let (above, material) = match shape {
                AreaShape::Pool(_) | AreaShape::Tint => (LIFT / 4.0, SceneMaterial::Tint(Color::WHITE)),
                AreaShape::Contour(ContourStyle::Bare, _) => (LIFT / 2.0, SceneMaterial::Tint(Color::WHITE)),
                _ => (LIFT, SceneMaterial::Overlay(Color::WHITE)),
            };
            let lift = top(scale.depiction, scale.turn, height) + Vec3::Y * above;
            self.spawn(mark, mesh, material, Transform::from_translation(lift), table);
        }
    }

    fn spawn(
        &mut self,
        mark: BoardMark,
        mesh: Handle<Mesh>,
        material: SceneMaterial,
        transform: Transform,
        table: Entity,
    ) -> Entity {
        let drawn = self.commands.spawn((
            Name::new(format!("{mark:?}")),
            MarkEntity,
            Mesh3d(mesh),
            material,
            transform,
            NotShadowCaster,
            Pickable::IGNORE,
            ChildOf(table),
        ));
        let drawn = drawn.id();
        self.drawn.push(drawn);
        drawn
    }
}

/// Shapes of an area mark, with their colours and the number of discs below them.
fn area_styles(area: MarkArea, mark_colours: &SceneMarkColours) -> Vec<(AreaShape, Color, usize)> {
    let contour = |line, width| AreaShape::Contour(line, width);
    match area {
        MarkArea::Entries => vec![(AreaShape::Ring(7.0, 2.0), mark_colours.marks, 0)],
        MarkArea::Forbidden => vec![(AreaShape::Bar(13.0, 4.0), mark_colours.dark, 0)],
        MarkArea::Territory(Player::Black) => {
            vec![
                (contour(ContourStyle::Solid, 2.5), mark_colours.dark, 0),
                (AreaShape::Dot(4.5), mark_colours.dark, 0),
            ]
        }
        MarkArea::Territory(Player::White) => {
            vec![
                (contour(ContourStyle::Solid, 2.5), mark_colours.white_sign, 0),
                (AreaShape::Ring(5.5, 2.0), mark_colours.white_sign, 0),
            ]
        }
        MarkArea::Veneer(player) => {
            let (wood, opacity) = match player {
                Player::Black => (mark_colours.dark, 0.55),
                Player::White => (mark_colours.white_sign, 0.26),
            };
            vec![
                (AreaShape::Tint, wood.with_alpha(opacity), 0),
                (contour(ContourStyle::Bare, 2.0), mark_colours.brass, 0),
            ]
        }
        MarkArea::Group => vec![(contour(ContourStyle::Solid, 3.0), mark_colours.own, 0)],
        MarkArea::Breath => {
            vec![
                (AreaShape::Tint, mark_colours.own.with_alpha(BREATH_TINT), 0),
                (contour(ContourStyle::Solid, 2.0), mark_colours.own, 0),
            ]
        }
        MarkArea::ShortBreath => {
            vec![
                (AreaShape::Tint, mark_colours.foe.with_alpha(BREATH_TINT), 0),
                (contour(ContourStyle::Dashed, 2.0), mark_colours.foe, 0),
            ]
        }
        MarkArea::Enemy => vec![(contour(ContourStyle::Dotted, 3.0), mark_colours.foe, 0)],
        MarkArea::Doomed => vec![(AreaShape::Cross(18.0, 3.5), mark_colours.target, 1)],
        MarkArea::Danger => vec![(contour(ContourStyle::Dotted, 3.0), mark_colours.danger, 0)],
        MarkArea::DangerFrom => vec![(AreaShape::Diamond(7.0, 2.0), mark_colours.danger, 0)],
        MarkArea::Nearest => vec![(AreaShape::Ring(14.0, 3.5), mark_colours.own, 0)],
        MarkArea::Freeing => vec![(AreaShape::Plus(18.0, 3.5), mark_colours.own, 0)],
        MarkArea::Region => vec![(AreaShape::Pool(0.42), mark_colours.region, 0)],
    }
}
