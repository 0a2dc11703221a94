//! Keeps the discs where the match says they are.

use std::time::Duration;

use bevy::prelude::*;

use super::arrange::arrange;
use super::{At, Glide, Piece, Spot, Travelling};
use crate::app::GameSystems;
use crate::app::game::{CurrentMatch, MatchChanged, MovePlayed};
use crate::app::scene::layout::{stack_position, tray_slot};
use crate::app::scene::{Art, Paint};
use crate::app::settings::Speed;
use crate::board::Board;
use crate::rules::{BoardView, Player};

/// A person's own entry drops onto its point.
const DROP: Duration = Duration::from_millis(230);
/// The computer's disc comes all the way from its tray, so that the eye can follow.
const FLIGHT: Duration = Duration::from_millis(460);
/// A capture goes over to the next point.
const CAPTURE: Duration = Duration::from_millis(430);
/// Taking back is quicker than playing.
const STEP: Duration = Duration::from_millis(260);
/// How high a dropped disc starts and a carried stack rises.
const DROP_HEIGHT: f32 = 0.5;
const CAPTURE_ARC: f32 = 0.55;
const FLIGHT_ARC: f32 = 0.9;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (spawn_discs, move_discs).chain().in_set(GameSystems::SyncView));
}

/// Another match brings other discs.
fn spawn_discs(
    current: Res<CurrentMatch>,
    mut changed: MessageReader<MatchChanged>,
    discs: Query<Entity, With<Piece>>,
    art: Res<Art>,
    mut commands: Commands,
) {
    let replaced = changed.read().filter(|change| **change == MatchChanged::Replaced).count() > 0;
    if !replaced && !discs.is_empty() {
        return;
    }
    for disc in &discs {
        commands.entity(disc).despawn();
    }
    let view = current.view();
    let starts = starting_discs(view);
    let spots = arrange(&starts, view);
    for (id, ((owner, _), spot)) in starts.into_iter().zip(spots).enumerate() {
        commands.spawn((
            Name::new(format!("{owner} disc {id}")),
            Piece { owner, id },
            At(spot),
            Mesh3d(art.disc(owner)),
            Paint::Disc(owner),
            Transform::from_translation(spot_position(view.board, owner, spot)),
        ));
    }
}

/// Sends every disc to where the board wants it. A running animation ends at once: input never waits for it.
fn move_discs(
    current: Res<CurrentMatch>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    speed: Res<Speed>,
    mut discs: Query<(Entity, &Piece, &mut At, &mut Transform, Option<&Glide>)>,
    mut commands: Commands,
) {
    let by_computer = played.read().last().map(|played| played.seat.is_computer());
    let stepped = changed.read().last().is_some();
    if by_computer.is_none() && !stepped {
        return;
    }
    let view = current.view();
    let mut order: Vec<_> = discs.iter_mut().collect();
    order.sort_by_key(|(_, piece, ..)| piece.id);
    let before: Vec<(Player, Spot)> = order.iter().map(|(_, piece, at, ..)| (piece.owner, at.0)).collect();
    let spots = arrange(&before, view);
    for ((disc, piece, mut at, mut transform, glide), spot) in order.into_iter().zip(spots) {
        if let Some(glide) = glide {
            transform.translation = glide.end();
            commands.entity(disc).remove::<(Glide, Travelling)>();
        }
        if at.0 == spot {
            continue;
        }
        let to = spot_position(view.board, piece.owner, spot);
        let from = transform.translation;
        let glide = match (at.0, by_computer) {
            (_, None) => Glide::new(from, to, speed.scale(STEP)).with_arc(CAPTURE_ARC),
            (Spot::Hand(_), Some(false)) => Glide::new(to + Vec3::Y * DROP_HEIGHT, to, speed.scale(DROP)),
            (Spot::Hand(_), Some(true)) => Glide::new(from, to, speed.scale(FLIGHT)).with_arc(FLIGHT_ARC),
            (Spot::Board(..), _) => Glide::new(from, to, speed.scale(CAPTURE)).with_arc(CAPTURE_ARC),
        };
        transform.translation = glide.place();
        at.0 = spot;
        commands.entity(disc).insert((glide, Travelling));
    }
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
