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
    /// In Anda, the groups in danger before the move.
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
        Self { game, last_move, mover, own, enemy, dangers: OnceCell::new() }
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
                let after = AndaMove::new(self, position, mv);
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
        let beside = |set: BoardSet| target.map_or(0, |point| (board.adjacent(point) & set).len());
        match feature {
            Feature::Centre => Some(target.map_or(0.0, |point| nearness_to_centre(board, point))),
            Feature::NearLastMove => {
                let is_near = |point, last: Point| board.adjacent(point).contains(last) || point == last;
                Some(flag(target.zip(last).is_some_and(|(point, last)| is_near(point, last))))
            }
            Feature::Mirror => {
                let opposite = last.and_then(|last| opposite(board, last));
                Some(flag(target.is_some() && target == opposite))
            }
            Feature::TouchOwn => Some(number(beside(self.own))),
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
    before: &'a anda::Position,
    intent: MoveIntent,
    after: Field,
    /// Enemy stones that leave the board.
    smothered: BoardSet,
    /// The groups in danger after the move.
    dangers: OnceCell<Vec<EndangeredGroup>>,
}

impl<'a> AndaMove<'a> {
    fn new(features: &'a MoveFeatures<'a>, before: &'a anda::Position, mv: anda::Move) -> Self {
        let intent = AnyMove::Anda(mv).intent();
        let mut after = Field::new(before);
        let smothered = after.play_unchecked(mv).stones[features.mover.other()];
        Self { features, before, intent, after, smothered, dangers: OnceCell::new() }
    }

    fn count(&self, feature: Feature) -> f32 {
        let (mover, enemy) = (self.features.mover, self.features.mover.other());
        match feature {
            Feature::Smother => number(self.smothered.len()),
            Feature::Attack => number(newly(enemy, self.features.dangers(), self.dangers())),
            Feature::Endanger => number(newly(mover, self.features.dangers(), self.dangers())),
            Feature::Rescue => {
                let rescued = newly(mover, self.dangers(), self.features.dangers());
                if self.after.position().is_over() { 0.0 } else { number(rescued) }
            }
            Feature::Join => {
                let Some(point) = self.intent.target().filter(|_| !self.before.is_first_turn()) else {
                    return 0.0;
                };
                let near = self.before.board().adjacent(point);
                let groups = Field::new(self.before);
                let touched =
                    groups.groups(mover).iter().filter(|group| group.stones.intersects(near)).count();
                number(touched.saturating_sub(1))
            }
            Feature::Territory => (self.territory(mover)).max(0.0),
            Feature::Spoil => (-self.territory(enemy)).max(0.0),
            Feature::Edge => {
                let board = self.before.board();
                let is_edge = |point: Point| board.adjacent(point).len() < 6;
                flag(self.intent.target().is_some_and(is_edge))
            }
            Feature::SpendKomi => flag(matches!(self.intent, MoveIntent::SpendKomi)),
            _ => 0.0,
        }
    }

    /// Cells of territory that a player gains by the move, in tens; the stone itself is not counted as lost.
    fn territory(&self, player: Player) -> f32 {
        let before = Field::new(self.before).territory(player);
        let before = self.intent.target().map_or(before, |point| before.without(point));
        (number(self.after.territory(player).len()) - number(before.len())) / 10.0
    }

    fn dangers(&self) -> &[EndangeredGroup] {
        self.dangers.get_or_init(|| self.after.position().dangers())
    }
}

/// Stones of a player that are in danger now and were not before.
fn newly(owner: Player, before: &[EndangeredGroup], now: &[EndangeredGroup]) -> usize {
    let stones = |dangers: &[EndangeredGroup]| {
        let of_owner = dangers.iter().filter(|danger| danger.owner == owner);
        of_owner.fold(BoardSet::EMPTY, |all, danger| all | danger.stones)
    };
    (stones(now) - stones(before)).len()
}

/// How near a point is to the centre of the board: 1 there, 0 at the farthest point.
fn nearness_to_centre(board: &Board, point: Point) -> f32 {
    let centre = centre(board);
    let distance = |point: Point| {
        let [x, y] = board.place(point);
        (x - centre[0]).hypot(y - centre[1])
    };
    let farthest = board.points().map(distance).fold(0.0, f32::max);
    if farthest > 0.0 { 1.0 - distance(point) / farthest } else { 1.0 }
}

/// The middle of all points of a board.
fn centre(board: &Board) -> [f32; 2] {
    let count = number(board.len());
    let sum =
        board.points().map(|point| board.place(point)).fold([0.0, 0.0], |[x, y], [dx, dy]| [x + dx, y + dy]);
    sum.map(|sum: f32| sum / count)
}

/// The point opposite another one, as seen from the centre. `None` if there is none, or if the point is the centre.
fn opposite(board: &Board, point: Point) -> Option<Point> {
    /// Places are equal within this distance, a fraction of that between two neighbours.
    const TOLERANCE: f32 = 0.1;
    let ([cx, cy], [x, y]) = (centre(board), board.place(point));
    let wanted = [2.0 * cx - x, 2.0 * cy - y];
    let is_there = |other: &Point| {
        let [x, y] = board.place(*other);
        (x - wanted[0]).hypot(y - wanted[1]) < TOLERANCE
    };
    board.points().find(is_there).filter(|&other| other != point)
}

fn flag(is_true: bool) -> f32 {
    if is_true { 1.0 } else { 0.0 }
}

#[expect(clippy::cast_precision_loss, reason = "it counts points of a board")]
fn number(count: usize) -> f32 {
    count as f32
}
