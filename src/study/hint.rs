//! Hints that say no more than is wanted: first where, then what kind of move, then which stack, then the move.

use super::{AnyMoveEffect, BoardRegion, Evaluation, Evaluator, MovePurpose, PositionEvaluation, facts};
use crate::ai::Stop;
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, AnyMove, BoardView, Game, GameKind, MoveIntent, Player, abande};

/// The kind of a move without its place, such as a capture or a pass: what a hint says before it names the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKind {
    /// A piece enters.
    Enter,
    /// A stack captures.
    Capture,
    /// The player passes.
    Pass,
    /// A stone is placed, on the first turn two.
    Place,
    /// A komi point is spent.
    SpendKomi,
}

impl MoveKind {
    /// Returns the kind of a move of this game.
    pub(super) fn of(game: &AnyGame, mv: AnyMove) -> Self {
        match mv.intent() {
            MoveIntent::Place(_) => match game.kind() {
                GameKind::Abande => Self::Enter,
                GameKind::Anda => Self::Place,
            },
            MoveIntent::PlaceTwo(..) => Self::Place,
            MoveIntent::Carry { .. } => Self::Capture,
            MoveIntent::Pass => Self::Pass,
            MoveIntent::SpendKomi => Self::SpendKomi,
        }
    }
}

/// Why a hint recommends this kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveKindReason {
    /// No other kind is legal.
    Only,
    /// Others are legal, but it is proved that none of them is as good.
    Best,
    /// Others are legal, and none was found to be better.
    Found,
}

/// Why a hint points at a stack, or in Anda at a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StackHintReason {
    /// It is the only stack that can capture.
    OnlyOne,
    /// The enemy could take it where it stands.
    InDanger,
    /// It can capture without breaking the band: it is not pinned.
    Free,
    /// The move protects it.
    Protected,
    /// The move threatens it.
    Threatened,
    /// The move takes it off the board.
    Smothered,
    /// The move wakes it.
    Woken,
    /// The move puts it to sleep.
    PutToSleep,
    /// The move pins it.
    Pinned,
    /// The move frees it.
    Freed,
    /// The move is made beside it.
    Beside,
}

/// One step of a hint, from where to look to the move itself. Each says more than the one before.
#[derive(Clone, Debug, PartialEq)]
pub enum HintStep {
    /// Where to look.
    Region {
        /// The part of the board.
        region: BoardRegion,
        /// Its points.
        points: BoardSet,
        /// Purpose of a move there.
        purpose: MovePurpose,
    },
    /// The kind of move.
    Kind {
        /// The kind.
        kind: MoveKind,
        /// Why.
        reason: MoveKindReason,
    },
    /// Which stack or group it is about.
    Stack {
        /// Where the stack stands, or a stone of the group.
        point: Point,
        /// Who owns it.
        owner: Player,
        /// Why.
        reason: StackHintReason,
    },
    /// The move.
    Move {
        /// The move itself.
        mv: AnyMove,
        /// Value for the player.
        worth: Evaluation,
        /// Effects of the move, the most important first.
        facts: Vec<AnyMoveEffect>,
    },
}

/// Advice for the player to move, in steps of which each says more than the one before, from where to look up to the
/// move itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The steps, two at least: what there is to say of a pass is less than of a capture. The last is the move.
    pub steps: Vec<HintStep>,
}

impl Hint {
    /// Searches the position and returns advice in steps, from where to look up to the best move; none if the game is
    /// over, or `stop` was raised.
    pub fn for_position(evaluator: &mut Evaluator, game: &AnyGame, stop: &Stop) -> Option<Self> {
        game.to_move()?;
        let assessment = evaluator.evaluate(game, stop)?;
        let mut hint = Self::from_evaluation(game, &assessment)?;
        for step in &mut hint.steps {
            if let HintStep::Kind { kind, reason: reason @ MoveKindReason::Found } = step
                && let Some(margin) = assessment.worth.proved
            {
                let other = |mv: &AnyMove| MoveKind::of(game, *mv) != *kind;
                let others: Vec<AnyMove> = game.legal_moves().into_iter().filter(other).collect();
                if evaluator.none_keeps(game, &others, margin, stop) {
                    *reason = MoveKindReason::Best;
                }
            }
        }
        (!stop.is_raised()).then_some(hint)
    }

    /// Returns the advice that follows from an evaluation of this position, without another search; none if the game
    /// is over. It cannot say that a kind of move is proved to be the best.
    pub(super) fn from_evaluation(game: &AnyGame, assessment: &PositionEvaluation) -> Option<Self> {
        let (player, mv) = (game.to_move()?, assessment.best()?);
        let facts = facts(game, mv).ok()?;
        let (view, purpose, kind) =
            (game.view(), MovePurpose::from_effects(&facts, player), MoveKind::of(game, mv));
        let mut steps = Vec::new();
        if let Some(point) = goal_of(mv) {
            let region = BoardRegion::from_point(view.board, point);
            steps.push(HintStep::Region { region, points: region.points(view.board), purpose });
        }
        let only = game.legal_moves().iter().all(|&other| MoveKind::of(game, other) == kind);
        let reason = if only { MoveKindReason::Only } else { MoveKindReason::Found };
        // Where nothing else is legal, the kind of move says nothing new.
        if !only || steps.is_empty() {
            steps.push(HintStep::Kind { kind, reason });
        }
        if let Some((point, reason)) = stack_of(&view, mv, &facts)
            && let Some(owner) = Player::ALL.into_iter().find(|&owner| view.owned(owner).contains(point))
        {
            steps.push(HintStep::Stack { point, owner, reason });
        }
        steps.push(HintStep::Move { mv, worth: assessment.worth, facts });
        Some(Self { steps })
    }

    /// The move that is the last step of the advice.
    pub fn mv(&self) -> Option<AnyMove> {
        self.steps.iter().find_map(|step| match step {
            HintStep::Move { mv, .. } => Some(*mv),
            HintStep::Region { .. } | HintStep::Kind { .. } | HintStep::Stack { .. } => None,
        })
    }
}

/// Where a move ends.
fn goal_of(mv: AnyMove) -> Option<Point> {
    match mv.intent() {
        MoveIntent::Place(point) | MoveIntent::PlaceTwo(point, _) | MoveIntent::Carry { to: point, .. } => {
            Some(point)
        }
        MoveIntent::Pass | MoveIntent::SpendKomi => None,
    }
}

/// The stack or group that a move is about, and why.
fn stack_of(view: &BoardView, mv: AnyMove, facts: &[AnyMoveEffect]) -> Option<(Point, StackHintReason)> {
    if let MoveIntent::Carry { from, .. } = mv.intent() {
        return Some((from, why_this_one(view, facts)));
    }
    let MoveIntent::Place(point) = mv.intent() else { return None };
    let concerned = |fact: &AnyMoveEffect| of_fact(fact, view, point);
    let beside = || {
        let stood_on = Player::ALL.into_iter().fold(BoardSet::EMPTY, |all, player| all | view.owned(player));
        (view.board.adjacent(point) & stood_on).first().map(|point| (point, StackHintReason::Beside))
    };
    facts.iter().find_map(concerned).or_else(beside)
}

/// The reason that a hint gives why this stack makes the recommended capture.
fn why_this_one(view: &BoardView, facts: &[AnyMoveEffect]) -> StackHintReason {
    if view.carries.iter().filter(|(_, targets)| !targets.is_empty()).count() == 1 {
        return StackHintReason::OnlyOne;
    }
    let escapes = |fact: &AnyMoveEffect| match fact {
        AnyMoveEffect::Abande(fact) => matches!(fact, abande::MoveEffect::Saved { from: Some(_), .. }),
        // Stones of Anda never move.
        AnyMoveEffect::Wins { .. }
        | AnyMoveEffect::Smothered { .. }
        | AnyMoveEffect::Rescued { .. }
        | AnyMoveEffect::Attacked { .. }
        | AnyMoveEffect::Endangered { .. }
        | AnyMoveEffect::Joined { .. }
        | AnyMoveEffect::KomiSpent => false,
    };
    if facts.iter().any(escapes) { StackHintReason::InDanger } else { StackHintReason::Free }
}

/// The stack that a fact is about, if it stood there before the move.
fn of_fact(fact: &AnyMoveEffect, view: &BoardView, placed: Point) -> Option<(Point, StackHintReason)> {
    let first = |points: BoardSet| points.iter().find(|&point| point != placed);
    let mover = view.to_move?;
    let (point, reason) = match *fact {
        AnyMoveEffect::Abande(fact) => match fact {
            abande::MoveEffect::Saved { point, .. } => (Some(point), StackHintReason::Protected),
            abande::MoveEffect::Threatened { point, gain: 1.., .. } => {
                (Some(point), StackHintReason::Threatened)
            }
            abande::MoveEffect::PutToSleep { owner, points, .. } if owner != mover => {
                (first(points.widened()), StackHintReason::PutToSleep)
            }
            abande::MoveEffect::Woken { owner, points, .. } if owner == mover => {
                (first(points.widened()), StackHintReason::Woken)
            }
            abande::MoveEffect::Pinned { owner, points } if owner != mover => {
                (first(points.widened()), StackHintReason::Pinned)
            }
            abande::MoveEffect::Freed { owner, points } if owner == mover => {
                (first(points.widened()), StackHintReason::Freed)
            }
            _ => (None, StackHintReason::Beside),
        },
        AnyMoveEffect::Smothered { owner, stones } if owner != mover => {
            (first(stones), StackHintReason::Smothered)
        }
        AnyMoveEffect::Rescued { stones, .. } => (first(stones), StackHintReason::Protected),
        AnyMoveEffect::Attacked { stones, .. } => (first(stones), StackHintReason::Threatened),
        AnyMoveEffect::Wins { .. }
        | AnyMoveEffect::Smothered { .. }
        | AnyMoveEffect::Endangered { .. }
        | AnyMoveEffect::Joined { .. }
        | AnyMoveEffect::KomiSpent => (None, StackHintReason::Beside),
    };
    point.filter(|&point| point != placed).map(|point| (point, reason))
}
