//! Hints that say no more than is wanted: first where, then what kind of move, then which stack, then the move.

use super::{Aim, Assessment, Fact, Judge, Region, Worth, facts};
use crate::ai::Stop;
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, AnyMove, BoardView, Game, GameKind, MoveIntent, Player, abande};

/// What a player does in a turn, without where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
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

impl Kind {
    fn of(game: &AnyGame, mv: AnyMove) -> Self {
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

/// Why that kind of move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KindReason {
    /// No other kind is legal.
    Only,
    /// Others are legal, but it is proved that none of them is as good.
    Best,
    /// Others are legal, and none was found to be better.
    Found,
}

/// Why to look at a stack, in Anda at a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StackReason {
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

/// One step of a hint. Each says more than the one before.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Where to look.
    Region {
        /// The part of the board.
        region: Region,
        /// Its points.
        points: BoardSet,
        /// What can be done there.
        aim: Aim,
    },
    /// What kind of move it is.
    Kind {
        /// The kind.
        kind: Kind,
        /// Why.
        reason: KindReason,
    },
    /// Which stack or group it is about.
    Stack {
        /// Where the stack stands, or a stone of the group.
        point: Point,
        /// Who owns it.
        owner: Player,
        /// Why.
        reason: StackReason,
    },
    /// The move.
    Move {
        /// The move itself.
        mv: AnyMove,
        /// What it is worth to the player.
        worth: Worth,
        /// What it changes, the most important first.
        facts: Vec<Fact>,
    },
}

/// Good advice, step by step.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The steps, two at least: what there is to say of a pass is less than of a capture. The last is the move.
    pub steps: Vec<Step>,
}

impl Hint {
    /// What the judge advises; none if the game is over, or `stop` was raised.
    pub fn of(judge: &mut Judge, game: &AnyGame, stop: &Stop) -> Option<Self> {
        game.to_move()?;
        let assessment = judge.assess(game, stop)?;
        let mut hint = Self::from_assessment(game, &assessment)?;
        for step in &mut hint.steps {
            if let Step::Kind { kind, reason: reason @ KindReason::Found } = step
                && let Some(margin) = assessment.worth.proved
            {
                let other = |mv: &AnyMove| Kind::of(game, *mv) != *kind;
                let others: Vec<AnyMove> = game.legal_moves().into_iter().filter(other).collect();
                if judge.none_keeps(game, &others, margin, stop) {
                    *reason = KindReason::Best;
                }
            }
        }
        (!stop.is_raised()).then_some(hint)
    }

    /// What an assessment of this position advises, as far as the assessment itself says why.
    pub(super) fn from_assessment(game: &AnyGame, assessment: &Assessment) -> Option<Self> {
        let (player, mv) = (game.to_move()?, assessment.best()?);
        let facts = facts(game, mv).ok()?;
        let (view, aim, kind) = (game.view(), Aim::of(&facts, player), Kind::of(game, mv));
        let mut steps = Vec::new();
        if let Some(point) = goal_of(mv) {
            let region = Region::of(view.board, point);
            steps.push(Step::Region { region, points: region.points(view.board), aim });
        }
        let only = game.legal_moves().iter().all(|&other| Kind::of(game, other) == kind);
        let reason = if only { KindReason::Only } else { KindReason::Found };
        steps.push(Step::Kind { kind, reason });
        if let Some((point, reason)) = stack_of(&view, mv, &facts)
            && let Some(owner) = Player::ALL.into_iter().find(|&owner| view.owned(owner).contains(point))
        {
            steps.push(Step::Stack { point, owner, reason });
        }
        steps.push(Step::Move { mv, worth: assessment.worth, facts });
        Some(Self { steps })
    }

    /// The move that it leads to.
    pub fn mv(&self) -> Option<AnyMove> {
        self.steps.iter().find_map(|step| match step {
            Step::Move { mv, .. } => Some(*mv),
            Step::Region { .. } | Step::Kind { .. } | Step::Stack { .. } => None,
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
fn stack_of(view: &BoardView, mv: AnyMove, facts: &[Fact]) -> Option<(Point, StackReason)> {
    if let MoveIntent::Carry { from, .. } = mv.intent() {
        return Some((from, why_this_one(view, facts)));
    }
    let MoveIntent::Place(point) = mv.intent() else { return None };
    let concerned = |fact: &Fact| of_fact(fact, view, point);
    let beside = || {
        let stood_on = Player::ALL.into_iter().fold(BoardSet::EMPTY, |all, player| all | view.owned(player));
        (view.board.adjacent(point) & stood_on).first().map(|point| (point, StackReason::Beside))
    };
    facts.iter().find_map(concerned).or_else(beside)
}

/// Why this stack captures.
fn why_this_one(view: &BoardView, facts: &[Fact]) -> StackReason {
    if view.carries.iter().filter(|(_, targets)| !targets.is_empty()).count() == 1 {
        return StackReason::OnlyOne;
    }
    let escapes = |fact: &Fact| matches!(fact, Fact::Abande(abande::Fact::Saved { from: Some(_), .. }));
    if facts.iter().any(escapes) { StackReason::InDanger } else { StackReason::Free }
}

/// The stack that a fact is about, if it stood there before the move.
fn of_fact(fact: &Fact, view: &BoardView, placed: Point) -> Option<(Point, StackReason)> {
    let first = |points: BoardSet| points.iter().find(|&point| point != placed);
    let mover = view.to_move?;
    let (point, reason) = match *fact {
        Fact::Abande(fact) => match fact {
            abande::Fact::Saved { point, .. } => (Some(point), StackReason::Protected),
            abande::Fact::Threatened { point, gain: 1.., .. } => (Some(point), StackReason::Threatened),
            abande::Fact::PutToSleep { owner, points, .. } if owner != mover => {
                (first(points.widened()), StackReason::PutToSleep)
            }
            abande::Fact::Woken { owner, points, .. } if owner == mover => {
                (first(points.widened()), StackReason::Woken)
            }
            abande::Fact::Pinned { owner, points } if owner != mover => {
                (first(points.widened()), StackReason::Pinned)
            }
            abande::Fact::Freed { owner, points } if owner == mover => {
                (first(points.widened()), StackReason::Freed)
            }
            _ => (None, StackReason::Beside),
        },
        Fact::Smothered { owner, stones } if owner != mover => (first(stones), StackReason::Smothered),
        Fact::Rescued { stones, .. } => (first(stones), StackReason::Protected),
        Fact::Attacked { stones, .. } => (first(stones), StackReason::Threatened),
        Fact::Wins { .. }
        | Fact::Smothered { .. }
        | Fact::Endangered { .. }
        | Fact::Joined { .. }
        | Fact::KomiSpent => (None, StackReason::Beside),
    };
    point.filter(|&point| point != placed).map(|point| (point, reason))
}
