//! Keeps the discs where the match says they are.

use std::borrow::Cow;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::arrange::{Arrangement, arrange};
use super::carry::Carried;
use super::fade::{Coming, LEAST, Leaving};
use super::manner::{Journey, Manner, drop_onto};
use super::{Glide, Piece, Travelling};
use crate::app::game::{At, CurrentMatch, MatchChanged, MovePlayed, Speed, Spot};
use crate::app::input::Chosen;
use crate::app::stage::scene::layout::{stack_position, tray_slot};
use crate::app::stage::scene::{Art, Handmade, Paint};
use crate::app::{GameSystems, InputSystems};
use crate::board::{Board, BoardSet, Point};
use crate::rules::{BoardView, PieceSupply, Player, StackView};

/// A group leaves, the next one a little later; however many there are, the last one starts in time.
const REMOVAL: Duration = Duration::from_millis(320);
const STAGGER: Duration = Duration::from_millis(260);
const LONGEST: Duration = Duration::from_millis(1600);
/// A tray is filled up again.
const REFILL: Duration = Duration::from_millis(260);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Taken>().add_systems(
        Update,
        (spawn_discs, move_discs).chain().in_set(GameSystems::SyncView).after(InputSystems::Choice),
    );
}

/// Another match brings other discs.
fn spawn_discs(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    discs: Query<Entity, Or<(With<Piece>, With<Leaving>)>>,
    mut discs_box: DiscBox,
) {
    let replaced = changed.read().filter(|change| change.brings_board()).count() > 0;
    if !replaced && !discs.is_empty() {
        return;
    }
    for disc in &discs {
        discs_box.commands.entity(disc).despawn();
    }
    discs_box.taken.0 = 0;
    let view = current.view();
    let starts = starting_discs(view);
    let Arrangement { spots, fresh } = arrange(&starts, view);
    let starts = starts.iter().zip(spots).filter_map(|(disc, spot)| Some((disc.0, spot?)));
    for (owner, spot) in starts.chain(fresh) {
        discs_box.take(view.board, owner, spot);
    }
}

/// Sends every disc to where the board wants it. A running animation ends at once: input never waits for it.
fn move_discs(
    current: Res<CurrentMatch>,
    chosen: Res<Chosen>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    speed: Res<Speed>,
    carried: Res<Carried>,
    mut discs: Query<(Entity, &Piece, &mut At, &mut Transform, Option<&Glide>)>,
    mut half: Local<Option<Point>>,
    mut discs_box: DiscBox,
) {
    let speed = *speed;
    let last = played.read().last();
    let stepped = changed.read().last().is_some();
    let halved = *half != chosen.half();
    if last.is_none() && !stepped && !halved {
        return;
    }
    *half = chosen.half();
    let view = with_half(current.view(), *half);
    let board = view.board;
    let manner = match last {
        _ if stepped => Manner::Stepping,
        Some(played) if played.seat.is_computer() => Manner::Flying,
        _ => Manner::Dropping,
    };
    let order = last.filter(|_| !stepped).map(|played| Removals::of(played, manner, speed));
    let order = order.unwrap_or_default();
    let mut discs: Vec<_> = discs.iter_mut().collect();
    discs.sort_by_key(|(_, piece, ..)| piece.id);
    let before: Vec<(Player, Spot)> = discs.iter().map(|(_, piece, at, ..)| (piece.owner, at.0)).collect();
    let Arrangement { spots, fresh } = arrange(&before, &view);
    let mut on_the_way = 0;
    for ((disc, piece, mut at, mut transform, glide), spot) in discs.into_iter().zip(spots) {
        let mut disc = discs_box.commands.entity(disc);
        if let Some(glide) = glide {
            *transform = Transform::from_translation(glide.end()).with_scale(transform.scale);
            disc.remove::<(Glide, Travelling)>();
        }
        let Some(spot) = spot else {
            let delay = order.delay(at.0);
            let place = transform.translation;
            let leaving = Leaving::after(piece.owner, place, delay, speed.scale(REMOVAL));
            let travelling = Travelling { from: at.0 };
            disc.remove::<(Piece, At, Coming)>().insert((leaving, travelling, Pickable::IGNORE));
            continue;
        };
        if at.0 == spot {
            continue;
        }
        let to = spot_position(board, piece.owner, spot);
        let start = transform.translation;
        let lifted = start.y - spot_position(board, piece.owner, at.0).y;
        let is_carried = carried.has(at.0);
        let journey = Journey { from: at.0, to: spot, start, end: to, lifted, is_carried };
        // The discs of a stack stay together.
        let enters = matches!((at.0, spot), (Spot::Hand(_), Spot::Board(..)));
        let wait = if enters { manner.wait(on_the_way, speed) } else { Duration::ZERO };
        let glide = manner.glide(journey, speed).after(wait);
        on_the_way += u32::from(enters);
        transform.translation = glide.place();
        let travelling = Travelling { from: std::mem::replace(&mut at.0, spot) };
        disc.insert((glide, travelling));
    }
    for (owner, spot) in fresh {
        let disc = discs_box.take(board, owner, spot);
        // Where there are always enough, what comes to the board comes from where the others lie.
        if view.supply == PieceSupply::Endless && matches!(spot, Spot::Board(..)) {
            let from = Spot::Hand(0);
            let [start, end] = [from, spot].map(|spot| spot_position(board, owner, spot));
            let journey = Journey { from, to: spot, start, end, lifted: 0.0, is_carried: false };
            let glide = manner.glide(journey, speed).after(manner.wait(on_the_way, speed));
            on_the_way += 1;
            let place = Transform::from_translation(glide.place());
            discs_box.commands.entity(disc).insert((glide, Travelling { from }, place));
            continue;
        }
        let wait = manner.refill(spot, speed);
        let coming = Coming::after(wait, speed.scale(REFILL));
        discs_box.commands.entity(disc).insert((
            coming,
            Transform {
                translation: spot_position(board, owner, spot),
                scale: Vec3::splat(LEAST),
                ..default()
            },
        ));
    }
    // A stone that leaves in its own turn never was in any view.
    for (owner, point) in order.never_seen(&before) {
        let spot = Spot::Board(point, 0);
        let disc = discs_box.take(board, owner, spot);
        let to = spot_position(board, owner, spot);
        let leaving = Leaving::after(owner, to, order.delay(spot), speed.scale(REMOVAL));
        let drop = drop_onto(to, speed);
        let mut disc = discs_box.commands.entity(disc);
        let travelling = Travelling { from: spot };
        disc.remove::<(Piece, At)>().insert((leaving, drop, travelling, Pickable::IGNORE));
    }
}

/// The groups that leave with a move, in the order of the rules.
#[derive(Debug, Default)]
struct Removals {
    groups: Vec<BoardSet>,
    /// Whose stone was placed.
    mover: Option<Player>,
    arrival: Duration,
    stagger: Duration,
}

impl Removals {
    fn of(played: &MovePlayed, manner: Manner, speed: Speed) -> Self {
        let before = &played.transition.before;
        let groups = before.removed_by(played.transition.mv);
        let last = u32::try_from(groups.len().saturating_sub(1)).unwrap_or(u32::MAX).max(1);
        Self {
            mover: played.transition.before.view().to_move,
            arrival: manner.arrival(speed),
            stagger: speed.scale(STAGGER.min(LONGEST / last)),
            groups,
        }
    }

    /// When the disc on a spot starts to leave.
    fn delay(&self, spot: Spot) -> Duration {
        let Spot::Board(point, _) = spot else { return Duration::ZERO };
        let place = self.groups.iter().position(|group| group.contains(point)).unwrap_or_default();
        self.arrival + self.stagger * u32::try_from(place).unwrap_or(u32::MAX)
    }

    /// The stones that were placed and have left already.
    fn never_seen(&self, before: &[(Player, Spot)]) -> Vec<(Player, Point)> {
        let Some(mover) = self.mover else { return Vec::new() };
        let leaves = self.groups.iter().flat_map(|group| group.iter());
        let unseen = leaves.filter(|&point| !before.iter().any(|disc| disc.1 == Spot::Board(point, 0)));
        unseen.map(|point| (mover, point)).collect()
    }
}

/// Where discs come from.
#[derive(SystemParam)]
struct DiscBox<'w, 's> {
    art: Res<'w, Art>,
    taken: ResMut<'w, Taken>,
    commands: Commands<'w, 's>,
}

impl DiscBox<'_, '_> {
    /// A disc that lies on its spot.
    fn take(&mut self, board: &Board, owner: Player, spot: Spot) -> Entity {
        let id = self.taken.0;
        self.taken.0 += 1;
        let disc = (
            Name::new(format!("{owner} disc {id}")),
            Piece { owner, id },
            Handmade(id),
            At(spot),
            Mesh3d(self.art.piece(board, owner)),
            Paint::Disc(owner),
            Transform::from_translation(spot_position(board, owner, spot)),
        );
        self.commands.spawn(disc).id()
    }
}

/// How many discs were taken for this match.
#[derive(Resource, Debug, Default)]
struct Taken(usize);

/// The board with the first stone of a turn that places two.
pub(in crate::app::stage) fn with_half(view: &BoardView, half: Option<Point>) -> Cow<'_, BoardView> {
    let (Some(point), Some(player)) = (half, view.to_move) else { return Cow::Borrowed(view) };
    let mut view = view.clone();
    view.stacks.push(StackView { point, pieces: vec![player], pinned: false, asleep: false, tower: false });
    Cow::Owned(view)
}

/// All discs of a match in their trays.
fn starting_discs(view: &BoardView) -> Vec<(Player, Spot)> {
    let on_board =
        |player| view.stacks.iter().flat_map(|stack| &stack.pieces).filter(move |&&piece| piece == player);
    let discs_of = |player| {
        let count = usize::from(view.hands[player]) + on_board(player).count();
        (0..count).map(move |index| (player, Spot::Hand(index)))
    };
    Player::ALL.into_iter().flat_map(discs_of).collect()
}

/// Where a disc on a spot stands.
pub(super) fn spot_position(board: &Board, owner: Player, spot: Spot) -> Vec3 {
    match spot {
        Spot::Hand(index) => tray_slot(board, owner, index).translation,
        Spot::Board(point, level) => stack_position(board, point, level),
    }
}
