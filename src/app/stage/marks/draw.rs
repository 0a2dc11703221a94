//! Puts the marks on the board.

use std::collections::HashMap;

use bevy::ecs::system::SystemParam;
use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::areas::{self, Line, Shape};
use super::fade::{self, OfRefusal};
use super::list::{Area, Mark, Moment, Pin, SetupMoment, marks, refused};
use super::moment::{Study, capturable, pin, removed};
use super::signs::{self, Measure, Sign, best_width};
use crate::app::GameSystems;
use crate::app::game::{
    BoardStyle, Choices, CurrentMatch, EndSequence, Highlights, Lens, Lenses, RedrawScheduler,
};
use crate::app::input::{BoardCursor, CurrentSelection, PointerTarget, Selection, XRay};
use crate::app::stage::camera::Grain;
use crate::app::stage::pieces::{self, Travelling};
use crate::app::stage::refusal::Refusal;
use crate::app::stage::scene::layout::{PageTurn, point_position, top};
use crate::app::stage::scene::{Art, FacesViewer, Inks, Paint, Table, Tones};
use crate::board::{Board, BoardSet, Point};
use crate::rules::{AnyMove, Player};

/// Just over the surface, so that nothing flickers.
const LIFT: f32 = 0.012;
/// How solid a disc is that is not there yet.
const GHOST: f32 = 0.58;
/// The arrow ends at the ring of the arrival.
const ARROW_END: f32 = 0.44;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pencilled>()
        .init_resource::<Refusal>()
        .init_resource::<XRay>()
        .add_systems(Update, (draw_marks, fade::fade_marks).chain().in_set(GameSystems::Animate));
}

fn draw_marks(
    current: Res<CurrentMatch>,
    ending: Res<EndSequence>,
    chosen: Res<CurrentSelection>,
    pointing: Res<PointerTarget>,
    cursor: Res<BoardCursor>,
    choices: Res<Choices>,
    travellers: Query<(), With<Travelling>>,
    table: Option<Single<Entity, With<Table>>>,
    old: Query<Entity, With<Drawn>>,
    (depiction, turn, grain, tones): (Res<BoardStyle>, Res<PageTurn>, Res<Grain>, Res<Tones>),
    (refusal, xray): (Res<Refusal>, Res<XRay>),
    highlights: Res<Highlights>,
    pencilled: Res<Pencilled>,
    study: Study,
    mut shown: Local<Vec<(Wanted, Vec<Entity>)>>,
    mut pencil: Pencil,
) {
    let Some(table) = table else { return };
    // Where points are asked for, nothing gives them away.
    let lenses = if highlights.pointing { Lenses::NONE } else { choices.board.lenses };
    let (game, human) = (current.table_match(), current.is_human_turn());
    let (best, line) = (study.best(&current, &choices), study.line(&current));
    let pin =
        if xray.stack().is_some() { Pin::default() } else { pin(&current, &pointing, chosen.0, lenses) };
    let moment = Moment {
        view: current.view(),
        setup: current.editor().map(|editor| {
            let [faults, pointed_out] = editor.points_at_fault();
            let put = pointing.point.and_then(|point| editor.would_put(point));
            SetupMoment { put, faults, pointed_out }
        }),
        last: game.tree().node(game.cursor()).mv().map(AnyMove::intent),
        choice: chosen.0,
        seconds: chosen
            .first_piece()
            .map_or(BoardSet::EMPTY, |first| current.shown_position().second_entries(first)),
        pointed: pointing.point,
        looked_at: pointing.looked_at(),
        cursor: cursor.at(),
        removed: if human && lenses.has(Lens::Removals) {
            pointing.point.map_or(BoardSet::EMPTY, |point| removed(&current, chosen.0, point))
        } else {
            BoardSet::EMPTY
        },
        dangers: if lenses.has(Lens::Danger) { current.dangers() } else { &[] },
        lenses,
        human,
        travelling: !travellers.is_empty(),
        over: ending.has_begun(),
        named: ending.sleepers_named(),
        best: &best,
        line: &line,
        capturable: capturable(&current, lenses),
        pin: &pin,
        looked_into: xray.stack(),
        highlights: *highlights,
    };
    let mut wanted: Vec<Wanted> = marks(&moment).into_iter().map(Wanted::stays).collect();
    // What is there anyway does not fade with the refusal.
    let mut picture = refused(&moment, &refusal);
    picture.retain(|&mark| !wanted.contains(&Wanted::stays(mark)));
    wanted.extend(picture.into_iter().map(|mark| Wanted { mark, of_refusal: true }));
    if depiction.is_flat() {
        wanted.retain(|wanted| !wanted.mark.is_in_diagram(moment.last));
        wanted.extend(
            chosen
                .stack()
                .filter(|_| !matches!(chosen.0, Selection::Dragging(_)))
                .map(|point| Wanted::stays(Mark::Chosen(point, moment.view.height(point)))),
        );
    }
    wanted.extend(pencilled.0.iter().copied().map(Wanted::stays));
    // A mark of another board is a bug somewhere, but no reason to crash.
    wanted.retain(|Wanted { mark, .. }| {
        let there = mark.is_on(moment.view.board);
        if !there {
            error!("{mark:?} is not on this board");
        }
        there
    });
    // Another table takes its marks with it.
    if old.is_empty() {
        shown.clear();
    }
    let board = moment.view.board;
    let raised = xray.stack().filter(|_| !depiction.is_flat());
    let measure = Measure::new(board, grain.0, *depiction, &tones.inks).turned(*turn);
    let other_size = pencil.measured(&measure, raised);
    let kept = |(mark, _): &(Wanted, Vec<Entity>)| !other_size && wanted.contains(mark);
    let (kept, gone): (Vec<_>, _) = shown.drain(..).partition(kept);
    let fresh: Vec<Wanted> =
        wanted.into_iter().filter(|mark| !kept.iter().any(|(known, _)| known == mark)).collect();
    if !(gone.is_empty() && fresh.is_empty()) {
        pencil.motion.settle();
    }
    *shown = kept;
    for entity in gone.into_iter().flat_map(|(_, entities)| entities) {
        pencil.commands.entity(entity).despawn();
    }
    for wanted in fresh {
        pencil.draw(wanted.mark, board, *table);
        let drawn = std::mem::take(&mut *pencil.drawn);
        if wanted.of_refusal {
            for &entity in &drawn {
                pencil.commands.entity(entity).insert(OfRefusal);
            }
        }
        shown.push((wanted, drawn));
    }
}

/// A mark that is to be there.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Wanted {
    mark: Mark,
    /// Whether it belongs to the picture of a refusal, and fades with it.
    of_refusal: bool,
}

impl Wanted {
    /// A mark that the moment calls for.
    const fn stays(mark: Mark) -> Self {
        Self { mark, of_refusal: false }
    }
}

/// An entity that is a mark.
#[derive(Component, Debug, Default)]
struct Drawn;

/// Marks for pictures, drawn no matter what the moment calls for.
#[derive(Resource, Clone, Debug, Default)]
pub struct Pencilled(pub Vec<Mark>);

/// Draws single marks.
#[derive(SystemParam)]
struct Pencil<'w, 's> {
    commands: Commands<'w, 's>,
    art: Res<'w, Art>,
    meshes: ResMut<'w, Assets<Mesh>>,
    /// What signs look like on this board, and at this size.
    signs: Local<'s, HashMap<Sign, Handle<Mesh>>>,
    measure: Local<'s, Option<Measure>>,
    /// The stack that is taken apart: its top is higher than that of others.
    raised: Local<'s, Option<Point>>,
    /// What was drawn for one mark.
    drawn: Local<'s, Vec<Entity>>,
    motion: ResMut<'w, RedrawScheduler>,
}

impl Pencil<'_, '_> {
    /// Takes over the size, turn and colours of everything, and which stack is taken apart; says if any of it is new.
    fn measured(&mut self, measure: &Measure, raised: Option<Point>) -> bool {
        let measure = *measure;
        let other = self.measure.replace(measure).is_some_and(|before| before != measure);
        if other {
            self.signs.clear();
        }
        std::mem::replace(&mut *self.raised, raised) != raised || other
    }

    fn measure(&self, board: &Board) -> Measure {
        self.measure.unwrap_or_else(|| Measure::new(board, 0.01, BoardStyle::Table, &Tones::default().inks))
    }

    fn draw(&mut self, mark: Mark, board: &Board, table: Entity) {
        let measure = self.measure(board);
        let raised = *self.raised;
        let on = |point: Point, height: usize| {
            let apart = if raised == Some(point) { pieces::spread(height.saturating_sub(1)) } else { 0.0 };
            point_position(board, point)
                + top(measure.depiction, measure.turn, height)
                + Vec3::Y * (LIFT + apart)
        };
        let (sign, point, height) = match mark {
            Mark::Area(area, points) => return self.draw_area(mark, area, points, board, table),
            Mark::Ghost(player, point) => (self.ghost(mark, player, on(point, 0), board, table), point, 1),
            Mark::Put(player, point, height) => {
                (self.ghost(mark, player, on(point, height), board, table), point, height + 1)
            }
            Mark::TooHigh(player, point, height) => {
                self.ghost(mark, player, on(point, height), board, table);
                (Sign::TooHigh, point, height + 1)
            }
            Mark::Way(from, to)
            | Mark::SpokenWay(from, to)
            | Mark::BestWay(_, from, to)
            | Mark::Hold(from, to) => {
                let way = on(to, 0) - on(from, 0);
                let arrow = |width, color| signs::arrow(way.length() - ARROW_END, width, color, &measure);
                let (mesh, height) = match mark {
                    Mark::Hold(..) => (signs::line(way.length(), &measure), 1),
                    Mark::BestWay(rank, ..) => (arrow(best_width(rank), measure.inks.best), 0),
                    Mark::SpokenWay(..) => (arrow(3.0, measure.inks.spoken), 0),
                    _ => (arrow(3.0, measure.inks.marks), 0),
                };
                let mesh = self.meshes.add(mesh);
                let turned = Quat::from_rotation_arc(Vec3::X, way.normalize_or(Vec3::X));
                let place = Transform::from_translation(on(from, height)).with_rotation(turned);
                self.spawn(mark, mesh, Paint::Overlay(Color::WHITE), place, table);
                return;
            }
            Mark::Half(point, height) => (Sign::Half, point, height),
            Mark::Target(point, height) => (Sign::Target, point, height),
            Mark::Attacker(point, height) => (Sign::Attacker, point, height),
            Mark::Cursor(point, height) => (Sign::Cursor, point, height),
            Mark::Movable(point, height) => (Sign::Movable, point, height),
            Mark::Chosen(point, height) => (Sign::Chosen, point, height),
            Mark::Origin(point) => (Sign::Origin, point, 0),
            Mark::Arrival(point, height, tone) => (Sign::Arrival(tone), point, height),
            Mark::Asleep(point, height) => (Sign::Asleep, point, height),
            Mark::Pinned(point, height) => (Sign::Pinned, point, height),
            Mark::Fault(point, height) => (Sign::Fault, point, height),
            Mark::WorstFault(point, height) => (Sign::WorstFault, point, height),
            Mark::Best(rank, point) => (Sign::Best(rank), point, 0),
            Mark::Visits(share, point) => (Sign::Visits(share), point, 0),
            Mark::Caption(caption, place, point, height) => (Sign::Caption(caption, place), point, height),
            Mark::Tower(point) => (Sign::Tower, point, 3),
            Mark::Threatened(point, height) => (Sign::Threatened, point, height),
            Mark::Capturable(point, height) => (Sign::Capturable, point, height),
            Mark::Safe(point, height) => (Sign::Safe, point, height),
            Mark::Part(part, point, height) => (Sign::Part(part), point, height),
            Mark::Spoken(point, height) => (Sign::Spoken, point, height),
            Mark::Found(point, height) => (Sign::Found, point, height),
        };
        let fresh = || self.meshes.add(signs::mesh(sign, &measure));
        let mesh = self.signs.entry(sign).or_insert_with(fresh).clone();
        let place = Transform::from_translation(on(point, height));
        let look = if sign.is_badge() { Paint::Badge(Color::WHITE) } else { Paint::Overlay(Color::WHITE) };
        let drawn = self.spawn(mark, mesh, look, place, table);
        if sign.faces_viewer() {
            self.commands.entity(drawn).insert(FacesViewer);
        }
    }

    /// A disc that is not there; what is drawn around its top.
    fn ghost(&mut self, mark: Mark, player: Player, place: Vec3, board: &Board, table: Entity) -> Sign {
        let measure = self.measure(board);
        let (disc, paint) = match measure.depiction {
            BoardStyle::Table => (self.art.piece(board, player), Paint::Ghost(player, GHOST)),
            BoardStyle::Diagram => {
                (self.meshes.add(signs::ghost(player, GHOST, &measure)), Paint::Overlay(Color::WHITE))
            }
        };
        self.spawn(mark, disc, paint, Transform::from_translation(place), table);
        Sign::Ghost
    }

    fn draw_area(&mut self, mark: Mark, area: Area, points: BoardSet, board: &Board, table: Entity) {
        let measure = self.measure(board);
        for (shape, color, height) in looks(area, &measure.inks) {
            let mesh = self.meshes.add(areas::mesh(board, points, shape, color, &measure));
            let flat = matches!(shape, Shape::Pool(_));
            let lift =
                top(measure.depiction, measure.turn, height) + Vec3::Y * if flat { LIFT / 4.0 } else { LIFT };
            let paint = match shape {
                // What covers whole points lies under the pieces.
                Shape::Pool(_) => Paint::Tint(Color::WHITE),
                _ => Paint::Overlay(Color::WHITE),
            };
            self.spawn(mark, mesh, paint, Transform::from_translation(lift), table);
        }
    }

    fn spawn(
        &mut self,
        mark: Mark,
        mesh: Handle<Mesh>,
        paint: Paint,
        transform: Transform,
        table: Entity,
    ) -> Entity {
        let drawn = self.commands.spawn((
            Name::new(format!("{mark:?}")),
            Drawn,
            Mesh3d(mesh),
            paint,
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

/// What is drawn on each point of an area, with its colour and the number of discs below it.
fn looks(area: Area, inks: &Inks) -> Vec<(Shape, Color, usize)> {
    let contour = |line, width| Shape::Contour(line, width);
    match area {
        Area::Entries => vec![(Shape::Ring(7.0, 2.0), inks.marks, 0)],
        Area::Forbidden => vec![(Shape::Bar(13.0, 4.0), inks.dark, 0)],
        Area::Territory(Player::Black) => {
            vec![(contour(Line::Solid, 2.5), inks.dark, 0), (Shape::Dot(4.5), inks.dark, 0)]
        }
        Area::Territory(Player::White) => {
            vec![(contour(Line::Solid, 2.5), inks.white_sign, 0), (Shape::Ring(5.5, 2.0), inks.white_sign, 0)]
        }
        Area::Group => vec![(contour(Line::Solid, 3.0), inks.own, 0)],
        Area::Breath => vec![(Shape::Ring(6.0, 2.0), inks.own, 0)],
        Area::ShortBreath => vec![(Shape::BrokenRing(6.0, 2.0), inks.foe, 0)],
        Area::Enemy => vec![(contour(Line::Dashed, 3.0), inks.foe, 0)],
        Area::Doomed => vec![(Shape::Cross(18.0, 3.5), inks.target, 1)],
        Area::Danger => vec![(contour(Line::Dotted, 3.0), inks.danger, 0)],
        Area::DangerFrom => vec![(Shape::Diamond(7.0, 2.0), inks.danger, 0)],
        Area::Nearest => vec![(Shape::Ring(14.0, 3.5), inks.own, 0)],
        Area::Freeing => vec![(Shape::Plus(18.0, 3.5), inks.own, 0)],
        Area::Region => vec![(Shape::Pool(0.42), inks.region, 0)],
    }
}
