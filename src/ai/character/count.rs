//! Counts what a move does.

use std::cell::OnceCell;

use crate::board::{Board, BoardSet, Point};
use crate::play::Feature;
use crate::rules::abande::{self, MoveEffect};
use crate::rules::anda::{self, Field};
use crate::rules::{AnyGame, AnyMove, EndangeredGroup, MoveIntent, Player};

/// Counts the features of moves in one position.
#[derive(Debug)]
pub(super) struct MoveFeatures<'a> {
    game: &'a AnyGame,
    last_move: Option<Point>,
    mover: Player,
    own: BoardSet,
    enemy: BoardSet,
    centre: [f32; 2],
    /// Distance of the farthest point from the centre.
    farthest: f32,
    /// The point opposite the opponent's last move.
    opposite: Option<Point>,
    /// In Anda, the position with its groups and regions, and the groups in danger in it.
    field: Option<Field>,
    dangers: OnceCell<Vec<EndangeredGroup>>,
}

impl<'a> MoveFeatures<'a> {
    /// Prepares for the moves of a position. `last_move` is where the opponent's last move ended.
    pub(super) fn new(game: &'a AnyGame, last_move: Option<Point>) -> Self {
        let (mover, [own, enemy]) = match game {
            AnyGame::Abande(position) => {
                let mover = position.turn();
                (mover, [mover, mover.other()].map(|player| position.owned(player).widened()))
            }
            AnyGame::Anda(position) => {
                let mover = position.turn();
                (mover, [mover, mover.other()].map(|player| position.stones(player)))
            }
        };
        let board = game.board();
        let centre = centre(board);
        let farthest = board.points().map(|point| distance(board, point, centre)).fold(0.0, f32::max);
        let opposite = last_move.and_then(|last| opposite(board, last, centre));
        let field = match game {
            AnyGame::Abande(_) => None,
            AnyGame::Anda(position) => Some(Field::new(position)),
        };
        let dangers = OnceCell::new();
        Self { game, last_move, mover, own, enemy, centre, farthest, opposite, field, dangers }
    }

    /// Counts these features of a legal move. Features of the other game count nothing.
    pub(super) fn counts(&self, mv: AnyMove, features: impl Iterator<Item = Feature>) -> Vec<f32> {
        match (self.game, mv) {
            (AnyGame::Abande(position), AnyMove::Abande(mv)) => {
                let after = AbandeMove::new(position, mv);
                let count =
                    |feature| self.shared(feature, after.intent).unwrap_or_else(|| after.count(feature));
                features.map(count).collect()
            }
            (AnyGame::Anda(position), AnyMove::Anda(mv)) => {
                let before = self.field.clone().unwrap_or_else(|| Field::new(position));
                let after = AndaMove::new(self, before, mv);
                let count =
                    |feature| self.shared(feature, after.intent).unwrap_or_else(|| after.count(feature));
                features.map(count).collect()
            }
            (AnyGame::Abande(_) | AnyGame::Anda(_), _) => features.map(|_| 0.0).collect(),
        }
    }

    /// Counts a feature that both games have. `None` for the others.
    fn shared(&self, feature: Feature, intent: MoveIntent) -> Option<f32> {
        let board = self.game.board();
        let (target, last) = (intent.target(), self.last_move);
        // A stack that captures leaves its place.
        let own = intent.source().map_or(self.own, |from| self.own.without(from));
        let beside = |set: BoardSet| target.map_or(0, |point| (board.adjacent(point) & set).len());
        match feature {
            Feature::Centre => {
                let farthest = self.farthest.max(f32::MIN_POSITIVE);
                Some(target.map_or(0.0, |point| 1.0 - distance(board, point, self.centre) / farthest))
            }
            Feature::NearLastMove => {
                let is_near = |point, last: Point| board.adjacent(point).contains(last) || point == last;
                Some(flag(target.zip(last).is_some_and(|(point, last)| is_near(point, last))))
            }
            Feature::Mirror => Some(flag(target.is_some() && target == self.opposite)),
            Feature::TouchOwn => Some(number(beside(own))),
            Feature::TouchEnemy => Some(number(beside(self.enemy))),
            _ => None,
        }
    }

    fn dangers(&self) -> &[EndangeredGroup] {
        self.dangers.get_or_init(|| self.game.dangers())
    }
}

/// A move of Abande with what it brings about.
struct AbandeMove {
    intent: MoveIntent,
    mover: Player,
    effects: Vec<MoveEffect>,
    /// Height of the stack that the move makes; 0 for a pass.
    height: u8,
}

impl AbandeMove {
    fn new(position: &abande::Position, mv: abande::Move) -> Self {
        let intent = AnyMove::Abande(mv).intent();
        let height = |point| position.stack(point).map_or(0, |stack| stack.height().get());
        let height = match intent {
            MoveIntent::Carry { from, to } => height(from) + height(to),
            MoveIntent::Place(_) => 1,
            MoveIntent::PlaceTwo(..) | MoveIntent::Pass | MoveIntent::SpendKomi => 0,
        };
        Self { intent, mover: position.turn(), effects: position.changes(mv).unwrap_or_default(), height }
    }

    fn count(&self, feature: Feature) -> f32 {
        let mover = self.mover;
        let is_capture = matches!(self.intent, MoveIntent::Carry { .. });
        match feature {
            Feature::Enter => flag(matches!(self.intent, MoveIntent::Place(_))),
            Feature::Capture => flag(is_capture),
            Feature::Double => flag(self.height == 2),
            Feature::Tower => flag(self.height == 3),
            _ => self.effects.iter().map(|effect| of_effect(feature, effect, mover)).sum(),
        }
    }
}

/// How much an effect of a move counts for a feature.
fn of_effect(feature: Feature, effect: &MoveEffect, mover: Player) -> f32 {
    match (feature, effect) {
        (Feature::Points, MoveEffect::Points { change, .. }) => {
            f32::from(change[mover]) - f32::from(change[mover.other()])
        }
        (Feature::PutEnemyToSleep, MoveEffect::PutToSleep { owner, pieces, .. })
        | (Feature::WakeEnemy, MoveEffect::Woken { owner, pieces, .. })
            if *owner != mover =>
        {
            f32::from(*pieces)
        }
        (Feature::PutOwnToSleep, MoveEffect::PutToSleep { owner, pieces, .. })
        | (Feature::WakeOwn, MoveEffect::Woken { owner, pieces, .. })
            if *owner == mover =>
        {
            f32::from(*pieces)
        }
        (Feature::PinEnemy, MoveEffect::Pinned { owner, points }) if *owner != mover => number(points.len()),
        (Feature::PinOwn, MoveEffect::Pinned { owner, points }) if *owner == mover => number(points.len()),
        (Feature::Threaten, MoveEffect::Threatened { .. })
        | (Feature::GiveAway, MoveEffect::GivenAway { .. })
        | (Feature::Save, MoveEffect::Saved { .. }) => 1.0,
        _ => 0.0,
    }
}

/// A move of Anda with what it brings about.
struct AndaMove<'a> {
    features: &'a MoveFeatures<'a>,
    before: Field,
    intent: MoveIntent,
    after: Field,
    /// Enemy stones that leave the board.
    smothered: BoardSet,
    /// The groups in danger after the move.
    dangers: OnceCell<Vec<EndangeredGroup>>,
}

impl<'a> AndaMove<'a> {
    fn new(features: &'a MoveFeatures<'a>, before: Field, mv: anda::Move) -> Self {
        let intent = AnyMove::Anda(mv).intent();
        let mut after = before.clone();
        let smothered = after.play_unchecked(mv).stones[features.mover.other()];
        Self { features, before, intent, after, smothered, dangers: OnceCell::new() }
    }

    fn count(&self, feature: Feature) -> f32 {
        let (mover, enemy) = (self.features.mover, self.features.mover.other());
        let board = self.features.game.board();
        match feature {
            Feature::Smother => number(self.smothered.len()),
            Feature::Attack => number(newly(enemy, self.features.dangers(), self.dangers()).len()),
            Feature::Endanger => number(newly(mover, self.features.dangers(), self.dangers()).len()),
            Feature::Rescue => {
                let rescued = newly(mover, self.dangers(), self.features.dangers());
                number((rescued & self.after.position().stones(mover)).len())
            }
            Feature::Join => {
                let target = self.intent.target().filter(|_| !self.before.position().is_first_turn());
                let near = target.map_or(BoardSet::EMPTY, |point| board.adjacent(point));
                let groups = self.before.groups(mover).iter();
                number(groups.filter(|group| group.stones.intersects(near)).count().saturating_sub(1))
            }
            Feature::GainTerritory => self.territory(mover).max(0.0),
            Feature::Spoil => (-self.territory(enemy)).max(0.0),
            Feature::Edge => {
                let is_edge = |point: Point| board.adjacent(point).len() < 6;
                flag(self.intent.target().is_some_and(is_edge))
            }
            Feature::SpendKomi => flag(matches!(self.intent, MoveIntent::SpendKomi)),
            _ => 0.0,
        }
    }

    /// Cells of territory that a player gains by the move, in tens; the stone itself is not counted as lost.
    fn territory(&self, player: Player) -> f32 {
        let before = self.before.territory(player);
        let before = self.intent.target().map_or(before, |point| before.without(point));
        (number(self.after.territory(player).len()) - number(before.len())) / 10.0
    }

    fn dangers(&self) -> &[EndangeredGroup] {
        self.dangers.get_or_init(|| self.after.position().dangers())
    }
}

/// Stones of a player that are in danger now and were not before.
fn newly(owner: Player, before: &[EndangeredGroup], now: &[EndangeredGroup]) -> BoardSet {
    let stones = |dangers: &[EndangeredGroup]| {
        let of_owner = dangers.iter().filter(|danger| danger.owner == owner);
        of_owner.fold(BoardSet::EMPTY, |all, danger| all | danger.stones)
    };
    stones(now) - stones(before)
}

/// How far a point is from a place.
fn distance(board: &Board, point: Point, [x, y]: [f32; 2]) -> f32 {
    let [px, py] = board.place(point);
    (px - x).hypot(py - y)
}

/// The middle of all points of a board.
fn centre(board: &Board) -> [f32; 2] {
    let count = number(board.len());
    let sum =
        board.points().map(|point| board.place(point)).fold([0.0, 0.0], |[x, y], [dx, dy]| [x + dx, y + dy]);
    sum.map(|sum: f32| sum / count)
}

/// The point opposite another one, as seen from the centre: the nearest to the exact place, which on some boards lies
/// between points. `None` for the centre.
fn opposite(board: &Board, point: Point, [x, y]: [f32; 2]) -> Option<Point> {
    let [px, py] = board.place(point);
    let wanted = [2.0 * x - px, 2.0 * y - py];
    let farther = |one: &Point, other: &Point| {
        distance(board, *one, wanted).total_cmp(&distance(board, *other, wanted))
    };
    board.points().min_by(farther).filter(|&other| other != point)
}

fn flag(is_true: bool) -> f32 {
    if is_true { 1.0 } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "it counts points of a board")]
fn number(count: usize) -> f32 {
    count as f32
}
