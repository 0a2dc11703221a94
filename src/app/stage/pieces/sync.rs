//! Spawns the discs of a match, and moves them when the position changes.

use std::borrow::Cow;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::carry::DraggedStack;
use super::fade::{Appearing, Disappearing, MIN_SCALE};
use super::motion_style::{DiscMove, MotionStyle, drop_onto};
use super::spot_assignment::{ENDLESS_HAND_SIZE, SpotAssignment, assign_spots};
use super::{InTransit, Piece, Tween};
use crate::app::game::{
    AnimationSpeed, CurrentMatch, DiscLocation, DiscOwner, DiscSpot, MatchChanged, MovePlayed,
};
use crate::app::input::CurrentSelection;
use crate::app::stage::scene::layout::stack_position;
use crate::app::stage::scene::{PieceJitter, SceneMaterial, SharedMeshes, tray_slot};
use crate::app::{GameSystems, InputSystems};
use crate::board::{Board, BoardSet, Point};
use crate::rules::{BoardView, PieceSupply, Player, StackView};

/// Time in which a disc that leaves the table rises and shrinks.
const REMOVAL: Duration = Duration::from_millis(320);
/// Delay between the groups of stones that a move removes one after the other.
const STAGGER: Duration = Duration::from_millis(260);
/// Greatest delay of the last group that a move removes: if there are many, they follow faster.
const MAX_TOTAL_STAGGER: Duration = Duration::from_millis(1600);
/// Duration of filling up a tray.
const REFILL: Duration = Duration::from_millis(260);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextPieceId>().add_systems(
        Update,
        (spawn_discs, move_discs).chain().in_set(GameSystems::SyncView).after(InputSystems::Selection),
    );
}

/// Spawns the discs of another match.
fn spawn_discs(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    discs: Query<Entity, Or<(With<Piece>, With<Disappearing>)>>,
    mut spawner: DiscSpawner,
) {
    let replaced = changed.read().filter(|change| change.may_change_board()).count() > 0;
    if !replaced && !discs.is_empty() {
        return;
    }
    for disc in &discs {
        spawner.commands.entity(disc).despawn();
    }
    spawner.next_id.0 = 0;
    let view = current.view();
    let starts = starting_discs(view);
    let SpotAssignment { spots, spawned } = assign_spots(&starts, view);
    let starts = starts.iter().zip(spots).filter_map(|(disc, spot)| Some((disc.0, spot?)));
    for (owner, spot) in starts.chain(spawned) {
        spawner.spawn(view.board, owner, spot);
    }
}

/// Moves every disc to its new spot. A running animation ends at once: input never waits for it.
fn move_discs(
    current: Res<CurrentMatch>,
    selection: Res<CurrentSelection>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    speed: Res<AnimationSpeed>,
    dragged: Res<DraggedStack>,
    mut discs: Query<(Entity, &Piece, &mut DiscLocation, &mut Transform, Option<&Tween>)>,
    mut pending_stone: Local<Option<Point>>,
    mut spawner: DiscSpawner,
) {
    let speed = *speed;
    let last = played.read().last();
    let stepped = changed.read().last().is_some();
    let pending_changed = *pending_stone != selection.first_piece();
    if last.is_none() && !stepped && !pending_changed {
        return;
    }
    *pending_stone = selection.first_piece();
    let view = with_pending_stone(current.view(), *pending_stone);
    let board = view.board;
    let style = match last {
        _ if stepped => MotionStyle::Stepping,
        Some(played) if played.seat.is_computer() => MotionStyle::Flying,
        _ => MotionStyle::Dropping,
    };
    let order = last.filter(|_| !stepped).map(|played| RemovalSchedule::of(played, style, speed));
    let order = order.unwrap_or_default();
    let mut discs: Vec<_> = discs.iter_mut().collect();
    discs.sort_by_key(|(_, piece, ..)| piece.id);
    let before: Vec<(Player, DiscSpot)> =
        discs.iter().map(|(_, piece, at, ..)| (piece.owner, at.0)).collect();
    let SpotAssignment { spots, spawned } = assign_spots(&before, &view);
    let mut on_the_way = 0;
    for ((disc, piece, mut at, mut transform, tween), spot) in discs.into_iter().zip(spots) {
        let mut disc = spawner.commands.entity(disc);
        if let Some(tween) = tween {
            *transform = Transform::from_translation(tween.end()).with_scale(transform.scale);
            disc.remove::<(Tween, InTransit)>();
        }
        let Some(spot) = spot else {
            let delay = order.delay(at.0);
            let place = transform.translation;
            let leaving = Disappearing::after(piece.owner, place, delay, speed.scale(REMOVAL));
            let travelling = InTransit { from: at.0 };
            disc.remove::<(Piece, DiscLocation, Appearing)>().insert((leaving, travelling, Pickable::IGNORE));
            continue;
        };
        if at.0 == spot {
            continue;
        }
        let to = spot_position(board, piece.owner, spot);
        let start = transform.translation;
        let lifted = start.y - spot_position(board, piece.owner, at.0).y;
        let is_carried = dragged.has(at.0);
        let disc_move = DiscMove { from: at.0, to: spot, start, end: to, lifted, is_carried };
        // The discs of a stack stay together.
        let enters = matches!((at.0, spot), (DiscSpot::Hand(_), DiscSpot::Board(..)));
        let wait = if enters { style.wait(on_the_way, speed) } else { Duration::ZERO };
        let tween = style.tween(disc_move, speed).after(wait);
        on_the_way += u32::from(enters);
        transform.translation = tween.position();
        let travelling = InTransit { from: std::mem::replace(&mut at.0, spot) };
        disc.insert((tween, travelling));
    }
    for (owner, spot) in spawned {
        let disc = spawner.spawn(board, owner, spot);
        // With an endless supply a stone comes to the board from beside it.
        if view.game.info().supply == PieceSupply::Endless && matches!(spot, DiscSpot::Board(..)) {
            let from = DiscSpot::Hand(ENDLESS_HAND_SIZE - 1);
            let [start, end] = [from, spot].map(|spot| spot_position(board, owner, spot));
            let disc_move = DiscMove { from, to: spot, start, end, lifted: 0.0, is_carried: false };
            let tween = style.tween(disc_move, speed).after(style.wait(on_the_way, speed));
            on_the_way += 1;
            let place = Transform::from_translation(tween.position());
            spawner.commands.entity(disc).insert((tween, InTransit { from }, place));
            continue;
        }
        let wait = style.refill(spot, speed);
        let coming = Appearing::after(wait, speed.scale(REFILL));
        spawner.commands.entity(disc).insert((
            coming,
            Transform {
                translation: spot_position(board, owner, spot),
                scale: Vec3::splat(MIN_SCALE),
                ..default()
            },
        ));
    }
    // A stone that leaves in its own turn never was in any view.
    for (owner, point) in order.never_seen(&before) {
        let spot = DiscSpot::Board(point, 0);
        let disc = spawner.spawn(board, owner, spot);
        let to = spot_position(board, owner, spot);
        let leaving = Disappearing::after(owner, to, order.delay(spot), speed.scale(REMOVAL));
        let drop = drop_onto(to, speed);
        let mut disc = spawner.commands.entity(disc);
        let travelling = InTransit { from: spot };
        disc.remove::<(Piece, DiscLocation)>().insert((leaving, drop, travelling, Pickable::IGNORE));
    }
}

/// Groups that leave with a move, in the order of the rules, and the times at which they do.
#[derive(Debug, Default)]
struct RemovalSchedule {
    groups: Vec<BoardSet>,
    /// Player who placed a stone.
    mover: Option<Player>,
    arrival: Duration,
    stagger: Duration,
}

impl RemovalSchedule {
    fn of(played: &MovePlayed, style: MotionStyle, speed: AnimationSpeed) -> Self {
        let before = &played.transition.before;
        let groups = before.removed_by(played.transition.mv);
        let last = u32::try_from(groups.len().saturating_sub(1)).unwrap_or(u32::MAX).max(1);
        Self {
            mover: played.transition.before.view().to_move,
            arrival: style.arrival(speed),
            stagger: speed.scale(STAGGER.min(MAX_TOTAL_STAGGER / last)),
            groups,
        }
    }

    /// Delay until the disc on a spot starts to leave.
    fn delay(&self, spot: DiscSpot) -> Duration {
        let DiscSpot::Board(point, _) = spot else { return Duration::ZERO };
        let place = self.groups.iter().position(|group| group.contains(point)).unwrap_or_default();
        self.arrival + self.stagger * u32::try_from(place).unwrap_or(u32::MAX)
    }

    /// Stones that were placed and removed in the same turn.
    fn never_seen(&self, before: &[(Player, DiscSpot)]) -> Vec<(Player, Point)> {
        let Some(mover) = self.mover else { return Vec::new() };
        let leaves = self.groups.iter().flat_map(|group| group.iter());
        let unseen = leaves.filter(|&point| !before.iter().any(|disc| disc.1 == DiscSpot::Board(point, 0)));
        unseen.map(|point| (mover, point)).collect()
    }
}

/// Spawns discs.
#[derive(SystemParam)]
struct DiscSpawner<'w, 's> {
    shared_meshes: Res<'w, SharedMeshes>,
    next_id: ResMut<'w, NextPieceId>,
    commands: Commands<'w, 's>,
}

impl DiscSpawner<'_, '_> {
    /// Spawns a disc on its spot.
    fn spawn(&mut self, board: &Board, owner: Player, spot: DiscSpot) -> Entity {
        let id = self.next_id.0;
        self.next_id.0 += 1;
        let disc = (
            Name::new(format!("{owner} disc {id}")),
            Piece { owner, id },
            PieceJitter(id),
            DiscLocation(spot),
            DiscOwner(owner),
            Mesh3d(self.shared_meshes.piece(board, owner)),
            SceneMaterial::Disc(owner),
            Transform::from_translation(spot_position(board, owner, spot)),
        );
        self.commands.spawn(disc).id()
    }
}

/// Number of discs that were spawned for this match.
#[derive(Resource, Debug, Default)]
struct NextPieceId(usize);

/// Returns the board with the first stone of a turn that places two, which the match does not have yet.
pub(in crate::app::stage) fn with_pending_stone(
    view: &BoardView,
    pending_stone: Option<Point>,
) -> Cow<'_, BoardView> {
    let (Some(point), Some(player)) = (pending_stone, view.to_move) else { return Cow::Borrowed(view) };
    let mut view = view.clone();
    view.stacks.push(StackView { point, pieces: vec![player], pinned: false, asleep: false, tower: false });
    Cow::Owned(view)
}

/// All discs of a match, in their trays.
fn starting_discs(view: &BoardView) -> Vec<(Player, DiscSpot)> {
    let on_board =
        |player| view.stacks.iter().flat_map(|stack| &stack.pieces).filter(move |&&piece| piece == player);
    let discs_of = |player| {
        let count = usize::from(view.hands[player]) + on_board(player).count();
        (0..count).map(move |index| (player, DiscSpot::Hand(index)))
    };
    Player::ALL.into_iter().flat_map(discs_of).collect()
}

/// Returns the position in the scene of a disc on a spot.
pub(super) fn spot_position(board: &Board, owner: Player, spot: DiscSpot) -> Vec3 {
    match spot {
        DiscSpot::Hand(index) => tray_slot(board, owner, index).translation,
        DiscSpot::Board(point, level) => stack_position(board, point, level),
    }
}
