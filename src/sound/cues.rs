//! Maps events of the game to sound cues.

use std::time::Duration;

use super::Sound;
use crate::board::{Board, BoardSet, Point};
use crate::play::Seat;
use crate::rules::abande::Height;
use crate::rules::{AnyGame, AnyMove, ByPlayer, Game, Outcome, Player, abande, anda};

/// How long before a piece comes to rest on the screen its sound starts, so that both seem simultaneous.
pub const LEAD: Duration = Duration::from_millis(100);
/// Delay of the sound of a closed tower after its last piece has landed.
pub const CLOSING: Duration = Duration::from_millis(130);
/// Delay of the second stone of a turn, and between groups that leave.
pub const STAGGER: Duration = Duration::from_millis(260);
/// Delay of the removal of stones after the last stone of the move has landed.
pub const LEAVING: Duration = Duration::from_millis(180);
/// Greatest number of removed groups that are heard in a move.
pub const GROUPS_HEARD: usize = 3;
/// Thinking time of the computer after which the player is called, since they may be looking elsewhere.
pub const LONG_WAIT: Duration = Duration::from_secs(4);
/// Greatest pan of a sound: 1 would be one loudspeaker alone.
pub const WIDTH: f32 = 0.6;

/// An instruction to play a sound, with its place between left and right and its delay.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Sound to play.
    pub sound: Sound,
    /// Pan from -1 (left) to 1 (right).
    pub pan: f32,
    /// Delay after the event.
    pub after: Duration,
}

/// Something that happens in the game and that may be heard.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event<'a> {
    /// A move by either player: played, tried, or shown again on the way forward.
    Moved {
        /// The position before it.
        before: &'a AnyGame,
        /// A legal move there.
        mv: AnyMove,
        /// Time until its pieces touch down on the screen.
        touchdown_in: Duration,
    },
    /// A refused move.
    Refused {
        /// Point of the refusal, if it has one.
        at: Option<Point>,
    },
    /// It is the listener's turn after a move of the computer.
    TurnCame {
        /// Thinking time of the computer.
        waited: Duration,
        /// True if another window has the focus.
        away: bool,
    },
    /// A sleeping stack leaves the board as the end is shown.
    SleeperLeaves(Point),
    /// A person has little time left on the clock.
    TimeIsLow,
    /// The result is shown.
    Ended(Outcome),
}

/// The player who hears a win or a loss as their own: the only person at the table, or `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listener(Option<Player>);

/// What decides how events sound: the board, from where it is seen, and who listens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CueContext {
    /// Board on the table.
    pub board: &'static Board,
    /// Unit vector to the viewer's right in the plane of [`Board::place`].
    pub right: [f32; 2],
    /// Player from whose view results sound.
    pub listener: Listener,
}

impl Listener {
    /// The listener at a table: the person, if exactly one person plays, and otherwise `None`. Two people at
    /// one screen hear the same, and so does one who watches.
    pub fn of(seats: &ByPlayer<Seat>) -> Self {
        let mut people = seats.iter().filter(|(_, seat)| !seat.is_computer()).map(|(player, _)| player);
        match (people.next(), people.next()) {
            (Some(person), None) => Self(Some(person)),
            _ => Self(None),
        }
    }
}

impl CueContext {
    /// Decides which sounds an event makes, in the order of time; some make none.
    pub fn cues(&self, event: Event<'_>) -> Vec<Cue> {
        match event {
            Event::Moved { before, mv, touchdown_in } => {
                self.moved(before, mv, touchdown_in.saturating_sub(LEAD))
            }
            Event::Refused { at } => vec![self.cue(Sound::Refusal, at, Duration::ZERO)],
            Event::TurnCame { waited, away } if away || waited >= LONG_WAIT => {
                vec![self.cue(Sound::YourTurn, None, Duration::ZERO)]
            }
            Event::TurnCame { .. } => Vec::new(),
            Event::SleeperLeaves(point) => vec![self.cue(Sound::SleeperLeaves, Some(point), Duration::ZERO)],
            Event::TimeIsLow => vec![self.cue(Sound::LowTime, None, Duration::ZERO)],
            Event::Ended(outcome) => vec![self.cue(self.result(outcome), None, Duration::ZERO)],
        }
    }

    fn moved(&self, before: &AnyGame, mv: AnyMove, lands: Duration) -> Vec<Cue> {
        match mv {
            AnyMove::Abande(abande::Move::Enter(point)) => self.landed(before, mv, point, lands),
            AnyMove::Abande(abande::Move::Capture { to, .. }) => {
                let mut cues = self.landed(before, mv, to, lands);
                cues.push(self.cue(Sound::Capture, Some(to), lands));
                if cues.iter().any(|cue| cue.sound == Sound::Enter(Height::MAX)) {
                    cues.push(self.cue(Sound::Tower, Some(to), lands + CLOSING));
                }
                cues
            }
            AnyMove::Abande(abande::Move::Pass) => vec![self.cue(Sound::Pass, None, Duration::ZERO)],
            AnyMove::Anda(mv) => {
                let mut cues = match mv {
                    anda::Move::First(one, other) => vec![
                        self.cue(Sound::Stone, Some(one), lands),
                        self.cue(Sound::Stone, Some(other), lands + STAGGER),
                    ],
                    anda::Move::Place(point) => vec![self.cue(Sound::Stone, Some(point), lands)],
                    anda::Move::Komi => vec![self.cue(Sound::Pass, None, Duration::ZERO)],
                };
                // Groups may leave even where no stone is placed.
                let mut after = cues.last().map_or(Duration::ZERO, |cue| cue.after) + LEAVING;
                for group in before.removed_by(AnyMove::Anda(mv)).into_iter().take(GROUPS_HEARD) {
                    cues.push(Cue { sound: Sound::Removal, pan: self.pan_of(group), after });
                    after += STAGGER;
                }
                cues
            }
        }
    }

    /// Cues of pieces that touch down on a point of Abande.
    fn landed(&self, before: &AnyGame, mv: AnyMove, point: Point, lands: Duration) -> Vec<Cue> {
        let mut after = *before;
        after.play_unchecked(mv);
        let stack = match after {
            AnyGame::Abande(position) => position.stack(point),
            AnyGame::Anda(_) => None,
        };
        let sound = stack.map(|stack| Sound::Enter(stack.height()));
        sound.map(|sound| self.cue(sound, Some(point), lands)).into_iter().collect()
    }

    /// Sound of a result for the listener. Without one, every win is good news.
    fn result(&self, outcome: Outcome) -> Sound {
        match (outcome, self.listener.0) {
            (Outcome::Draw, _) => Sound::Draw,
            (Outcome::Win(winner), Some(person)) if winner != person => Sound::Loss,
            (Outcome::Win(_), _) => Sound::Win,
        }
    }

    fn cue(&self, sound: Sound, at: Option<Point>, after: Duration) -> Cue {
        Cue { sound, pan: at.map_or(0.0, |point| self.pan_of(BoardSet::from(point))), after }
    }

    /// Pan of the middle of some points.
    fn pan_of(&self, points: BoardSet) -> f32 {
        let side = |point: Point| {
            let [x, y] = self.board.place(point);
            x * self.right[0] + y * self.right[1]
        };
        let count = points.len().max(1);
        #[expect(clippy::cast_precision_loss, reason = "boards have some hundred points")]
        let middle = points.iter().map(side).sum::<f32>() / count as f32;
        let reach = self.board.outline().iter().map(|corner| corner[0].hypot(corner[1])).fold(0.5, f32::max);
        (WIDTH * middle / reach).clamp(-WIDTH, WIDTH)
    }
}

/// Gains of the left and the right channel for a pan from -1 (left) to 1 (right); the power of both together
/// is always 1.
pub(super) fn pan_gains(pan: f32) -> [f32; 2] {
    let pan = pan.clamp(-1.0, 1.0);
    [-pan, pan].map(|side| f32::midpoint(1.0, side).sqrt())
}

#[cfg(test)]
mod tests;
