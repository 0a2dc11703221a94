//! When a step is done, and which tries are the usual wrong ones. Both are judged by the rules.

use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, MoveIntent, Player, abande, anda};

use super::ask::{PointQuestion, group};
use super::claim::{destination, is_safe};

/// What the learner has to do in a step. Points, cells and moves are written as players type them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonTask {
    /// Any legal move.
    Any,
    /// One of these moves.
    Move(&'static [&'static str]),
    /// A new piece or stone anywhere.
    Enter,
    /// Any capture.
    Capture,
    /// A capture on this point.
    Take(&'static str),
    /// One more tower of one's own.
    Tower,
    /// The stack on this point may leave it afterwards.
    Free(&'static str),
    /// The stack on this point may not leave it afterwards.
    Pin(&'static str),
    /// The stack on this point is asleep afterwards.
    PutToSleep(&'static str),
    /// Afterwards no enemy can capture the stack on this point, or the one that it has moved to.
    Save(&'static str),
    /// Afterwards the player is at least this many points ahead, if the game ended now.
    Margin(i8),
    /// Point at all of these.
    Name(PointQuestion),
    /// A pass.
    Pass,
    /// A komi point.
    Komi,
    /// Some enemy group leaves the board.
    Smother,
    /// The enemy group on this cell leaves the board.
    Remove(&'static str),
    /// The own stones on these two cells are in one group afterwards.
    Join(&'static str, &'static str),
    /// This cell is in one's own territory afterwards.
    Enclose(&'static str),
    /// No stone of the enemy can take the own group on this cell off the board afterwards.
    Rescue(&'static str),
    /// The hand is empty afterwards.
    LastEntry,
    /// The game is over.
    End,
}

/// A legal move with the positions before and after it, by which a task is checked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Played<'a> {
    pub(super) before: &'a AnyGame,
    pub(super) mv: AnyMove,
    pub(super) after: &'a AnyGame,
}

impl LessonTask {
    /// The labels of the points that the task names.
    pub fn labels(self) -> Vec<&'static str> {
        match self {
            Self::Move(moves) => moves.iter().flat_map(|mv| mv.split(['-', '+'])).collect(),
            Self::Join(one, other) => vec![one, other],
            Self::Take(label)
            | Self::Free(label)
            | Self::Pin(label)
            | Self::PutToSleep(label)
            | Self::Save(label)
            | Self::Remove(label)
            | Self::Enclose(label)
            | Self::Rescue(label) => vec![label],
            Self::Name(ask) => ask.label().into_iter().collect(),
            Self::Any
            | Self::Enter
            | Self::Capture
            | Self::Tower
            | Self::Margin(_)
            | Self::Pass
            | Self::Komi
            | Self::Smother
            | Self::LastEntry
            | Self::End => Vec::new(),
        }
    }

    /// Returns `true` if a position that a game against the computer has reached fulfils the task already, so that
    /// its step can be skipped.
    pub(super) fn is_fulfilled(self, game: &AnyGame, player: Player) -> bool {
        match self {
            Self::LastEntry => game.view().hands[player] == 0,
            Self::Tower => game.view().stacks.iter().any(|stack| stack.tower && stack.owner() == player),
            Self::End => game.to_move().is_none(),
            _ => false,
        }
    }

    /// Returns `true` if a legal move does what the task asks for.
    pub(super) fn is_done_by(self, played: Played<'_>) -> bool {
        let Played { before, mv, after } = played;
        let Some(mover) = before.to_move() else { return false };
        let intent = mv.intent();
        match self {
            Self::Any => true,
            Self::Move(listed) => is_one_of(before, mv, listed),
            Self::Enter => matches!(intent, MoveIntent::Place(_) | MoveIntent::PlaceTwo(..)),
            Self::Capture => matches!(intent, MoveIntent::Carry { .. }),
            Self::Take(label) => target(intent).is_some() && target(intent) == before.board().find(label),
            Self::Tower => {
                let towers = |game: &AnyGame| {
                    let view = game.view();
                    view.stacks.iter().filter(|stack| stack.tower && stack.owner() == mover).count()
                };
                towers(after) > towers(before)
            }
            Self::Free(label) => {
                has_stack(after, label, |stack| !stack.pinned && !stack.tower && stack.owner() == mover)
            }
            Self::Pin(label) => has_stack(after, label, |stack| stack.pinned),
            Self::PutToSleep(label) => has_stack(after, label, |stack| stack.asleep),
            Self::Save(label) => {
                let board = before.board();
                let is_moved = intent.source().is_some_and(|from| board.find(label) == Some(from));
                let here = intent.target().filter(|_| is_moved).map_or(label, |to| board.label(to));
                is_safe(after, here) && has_stack(after, here, |stack| stack.owner() == mover)
            }
            Self::Margin(margin) => after.points().is_some_and(|points| {
                i16::from(points[mover]) - i16::from(points[mover.other()]) >= i16::from(margin)
            }),
            Self::Name(_) => false,
            Self::Pass => intent == MoveIntent::Pass,
            Self::Komi => intent == MoveIntent::SpendKomi,
            Self::Smother => {
                let theirs = before.view().owned(mover.other());
                before.removed_by(mv).iter().any(|group| group.intersects(theirs))
            }
            Self::Remove(cell) => {
                let cell = before.board().find(cell);
                cell.is_some_and(|cell| before.removed_by(mv).iter().any(|group| group.contains(cell)))
            }
            Self::Join(one, other) => {
                let view = after.view();
                let owned = group(&view, one).filter(|&index| view.groups[index].owner == mover);
                owned.is_some() && owned == group(&view, other)
            }
            Self::Enclose(cell) => {
                let cell = after.board().find(cell);
                cell.is_some_and(|cell| after.view().territory(mover).contains(cell))
            }
            Self::Rescue(cell) => {
                let cell = after.board().find(cell);
                let view = after.view();
                cell.is_some_and(|cell| {
                    view.group(cell).is_some_and(|group| group.owner == mover)
                        && after.dangers().iter().all(|danger| !danger.stones.contains(cell))
                })
            }
            Self::LastEntry => before.view().hands[mover] > 0 && after.view().hands[mover] == 0,
            Self::End => after.to_move().is_none(),
        }
    }
}

/// The kind of wrong try that a remark answers. All but the first two and the last four need a legal try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkTrigger {
    /// The rules refuse it for this reason.
    Refused(BrokenRule),
    /// One of these moves, legal or not.
    Move(&'static [&'static str]),
    /// A stack moves from this point.
    From(&'static str),
    /// A stack moves to this point, or a piece is put on it.
    To(&'static str),
    /// A new piece or stone.
    Enters,
    /// A capture.
    Captures,
    /// A pass.
    Passes,
    /// A komi point.
    SpendsKomi,
    /// The enemy can capture the stack that was put down.
    Exposes,
    /// A stack of the player falls asleep, or one that is asleep is entered.
    FallsAsleep,
    /// A stone of the player leaves the board.
    LosesStones,
    /// Any other legal try.
    Anything,
    /// This point was pointed at, and it is none of those asked for.
    Pointed(&'static str),
    /// An empty point was pointed at.
    PointedEmpty,
    /// A point with a stack or a stone was pointed at.
    PointedTaken,
    /// Any other point was pointed at.
    PointedElsewhere,
}

/// The rule that a refused move breaks, without its details; a lesson's remark can be tied to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the reasons of both games have the same names and their own descriptions")]
pub enum BrokenRule {
    GameOver,
    PointOccupied,
    NotConnected,
    HandEmpty,
    EmptySource,
    NotYourStack,
    TowerFixed,
    EmptyTarget,
    OwnTarget,
    TowerTarget,
    NotAdjacent,
    TooHigh,
    SplitsBand,
    TooEarly,
    MustEnterOrCapture,
    EnemyTerritory,
    LoneSuicide,
    NeedsTwoStones,
    NotYourFirstTurn,
    NotOnPerimeter,
    SameCell,
    SamePart,
    PartsTouch,
    KomiIsWhites,
    KomiOnFirstTurn,
    NoKomiLeft,
    OtherGame,
}

impl BrokenRule {
    /// Returns the rule that a refused move breaks.
    pub fn of(refused: &AnyIllegalMove) -> Self {
        match refused {
            AnyIllegalMove::Abande(refused) => Self::of_abande(&refused.reason),
            AnyIllegalMove::Anda(refused) => Self::of_anda(refused.reason),
            AnyIllegalMove::OtherGame(_) => Self::OtherGame,
        }
    }

    const fn of_abande(reason: &abande::IllegalMoveReason) -> Self {
        use abande::IllegalMoveReason;
        match reason {
            IllegalMoveReason::GameOver => Self::GameOver,
            IllegalMoveReason::PointOccupied(_) => Self::PointOccupied,
            IllegalMoveReason::NotConnected(_) => Self::NotConnected,
            IllegalMoveReason::HandEmpty => Self::HandEmpty,
            IllegalMoveReason::EmptySource(_) => Self::EmptySource,
            IllegalMoveReason::NotYourStack(_) => Self::NotYourStack,
            IllegalMoveReason::TowerFixed(_) => Self::TowerFixed,
            IllegalMoveReason::EmptyTarget(_)
            | IllegalMoveReason::NothingToCapture(_)
            | IllegalMoveReason::NothingBeside(_)
            | IllegalMoveReason::NoCapturer(_) => Self::EmptyTarget,
            IllegalMoveReason::OwnTarget(_) => Self::OwnTarget,
            IllegalMoveReason::TowerTarget(_) => Self::TowerTarget,
            IllegalMoveReason::NotAdjacent { .. } => Self::NotAdjacent,
            IllegalMoveReason::TooHigh { .. } => Self::TooHigh,
            IllegalMoveReason::SplitsBand { .. } => Self::SplitsBand,
            IllegalMoveReason::TooEarly | IllegalMoveReason::TooEarlyByHandicap { .. } => Self::TooEarly,
            IllegalMoveReason::MustEnterOrCapture { .. } => Self::MustEnterOrCapture,
        }
    }

    const fn of_anda(reason: anda::IllegalMoveReason) -> Self {
        use anda::IllegalMoveReason;
        match reason {
            IllegalMoveReason::GameOver => Self::GameOver,
            IllegalMoveReason::Occupied(..) => Self::PointOccupied,
            IllegalMoveReason::EnemyTerritory(_) => Self::EnemyTerritory,
            IllegalMoveReason::LoneSuicide(_) => Self::LoneSuicide,
            IllegalMoveReason::NeedsTwoStones => Self::NeedsTwoStones,
            IllegalMoveReason::NotYourFirstTurn => Self::NotYourFirstTurn,
            IllegalMoveReason::NotOnPerimeter(_) => Self::NotOnPerimeter,
            IllegalMoveReason::SameCell(_) => Self::SameCell,
            IllegalMoveReason::SamePart(_) => Self::SamePart,
            IllegalMoveReason::PartsTouch { .. } => Self::PartsTouch,
            IllegalMoveReason::KomiIsWhites => Self::KomiIsWhites,
            IllegalMoveReason::KomiOnFirstTurn => Self::KomiOnFirstTurn,
            IllegalMoveReason::NoKomiLeft => Self::NoKomiLeft,
        }
    }
}

impl RemarkTrigger {
    /// Returns `true` if the remark answers this legal move.
    pub(super) fn is_met_by(self, played: Played<'_>) -> bool {
        let Played { before, mv, after } = played;
        let Some(mover) = before.to_move() else { return false };
        let find = |label: &str| before.board().find(label);
        let intent = mv.intent();
        match self {
            Self::Refused(_)
            | Self::Pointed(_)
            | Self::PointedEmpty
            | Self::PointedTaken
            | Self::PointedElsewhere => false,
            Self::Move(listed) => is_one_of(before, mv, listed),
            Self::From(label) => {
                matches!(intent, MoveIntent::Carry { from, .. } if Some(from) == find(label))
            }
            Self::To(label) => destination(intent).is_some() && destination(intent) == find(label),
            Self::Enters => matches!(intent, MoveIntent::Place(_) | MoveIntent::PlaceTwo(..)),
            Self::Captures => matches!(intent, MoveIntent::Carry { .. }),
            Self::Passes => intent == MoveIntent::Pass,
            Self::SpendsKomi => intent == MoveIntent::SpendKomi,
            Self::Exposes => {
                destination(intent).is_some_and(|point| !is_safe(after, after.board().label(point)))
            }
            Self::FallsAsleep => asleep(after, mover) > asleep(before, mover),
            Self::LosesStones => before.removed_by(mv).iter().any(|group| {
                let mine = before.view().owned(mover);
                group.iter().any(|cell| mine.contains(cell) || destination(intent) == Some(cell))
            }),
            Self::Anything => true,
        }
    }

    /// Returns `true` if the remark answers this move, which the rules refuse for this reason.
    pub(super) fn is_met_by_refused(self, game: &AnyGame, mv: AnyMove, refused: &AnyIllegalMove) -> bool {
        match self {
            Self::Refused(refusal) => refusal == BrokenRule::of(refused),
            Self::Move(moves) => is_one_of(game, mv, moves),
            _ => false,
        }
    }

    /// Returns `true` if the remark answers pointing at this point, which was not asked for.
    pub(super) fn is_met_by_point(self, game: &AnyGame, point: crate::board::Point) -> bool {
        match self {
            Self::Pointed(label) => game.board().find(label) == Some(point),
            Self::PointedEmpty => !is_taken(game, point),
            Self::PointedTaken => is_taken(game, point),
            Self::PointedElsewhere => true,
            _ => false,
        }
    }
}

fn is_taken(game: &AnyGame, point: crate::board::Point) -> bool {
    let view = game.view();
    Player::ALL.into_iter().any(|player| view.owned(player).contains(point))
}

fn is_one_of(game: &AnyGame, mv: AnyMove, moves: &[&str]) -> bool {
    moves.iter().any(|text| game.parse_move(text) == Ok(mv))
}

/// The point of a capture.
fn target(intent: MoveIntent) -> Option<crate::board::Point> {
    intent.source().and(intent.target())
}

/// Whether there is a stack on a point that satisfies a condition.
fn has_stack(game: &AnyGame, label: &str, wanted: impl Fn(&crate::rules::StackView) -> bool) -> bool {
    let view = game.view();
    view.board.find(label).and_then(|point| view.stack(point)).is_some_and(wanted)
}

fn asleep(game: &AnyGame, player: Player) -> u8 {
    game.view().asleep[player]
}
