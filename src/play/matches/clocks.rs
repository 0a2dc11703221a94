//! The time that moves take. In a timed game the clock runs for the player to move, and goes back with the moves.

use std::time::Duration;

use super::{Match, TurnTime};
use crate::play::clock::{MOST_LEFT, whole_millis};
use crate::play::{Change, ChangeError, Clock, NodeId, TimeSystem, Verdict};
use crate::rules::{ByPlayer, Game, Player};

/// Longest turn without a clock whose time is noted: after a longer one, the player was probably away.
const LONGEST_TURN: Duration = Duration::from_hours(1);

impl Match {
    /// The clock as it stands now; none in a game without one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns `true` from the first move of a game with a clock to its end, even while it is
    /// [paused](Self::is_paused).
    pub fn has_clock_started(&self) -> bool {
        self.clock.is_some() && self.line.len() > 1 && self.to_move().is_some()
    }

    /// Returns `true` if the clock runs for the player to move.
    pub fn is_clock_running(&self) -> bool {
        self.clock.is_some() && self.is_time_running()
    }

    /// Returns `true` if the player to move takes time, with a clock or without one: from the first move of the game to
    /// its end, unless it is [paused](Self::is_paused).
    pub fn is_time_running(&self) -> bool {
        self.line.len() > 1 && self.to_move().is_some() && !self.paused
    }

    /// Lets time pass for the player to move, if [time runs](Self::is_time_running).
    ///
    /// Like the cursor this is no [`Change`]: how much time a turn has taken is recorded when it ends.
    pub fn spend_time(&mut self, elapsed: Duration) {
        if !self.is_time_running() {
            return;
        }
        match &mut self.clock {
            Some(clock) => clock.spend(elapsed),
            None => self.turn_time.0 = self.turn_time.0.saturating_add(elapsed),
        }
    }

    /// The change that records how much time a turn has taken, or what the clock shows, before a change that ends it.
    pub(super) fn time_of_turn(&self, change: &Change) -> Option<Change> {
        match (change, self.clock) {
            (Change::Play(_) | Change::SwapSides | Change::Conclude(_), Some(clock)) => {
                Some(Change::SetClock(clock.times()))
            }
            (Change::Play(_), None) => self.noted_turn_time().map(Change::SetTurnTime),
            _ => None,
        }
    }

    /// Time of the current turn, to be noted with its move; `None` if no time has passed, or too much.
    fn noted_turn_time(&self) -> Option<Duration> {
        let time = whole_millis(self.turn_time.0);
        (!time.is_zero() && time <= LONGEST_TURN).then_some(time)
    }

    /// The player who has run out of time, while the game goes on.
    pub fn flag_fallen(&self) -> Option<Player> {
        let mover = self.to_move()?;
        self.clock.filter(Clock::has_flag_fallen).map(|_| mover)
    }

    /// Returns who gets the time that is given away: the opponent of the only person or, where there is none, of the
    /// player to move. `None` unless a game with a clock goes on.
    pub fn receiver_of_time(&self) -> Option<Player> {
        let to_move = self.to_move().filter(|_| self.clock.is_some())?;
        Some(self.seats().lone_human().unwrap_or(to_move).other())
    }

    /// Gives a player more time in the turn that goes on, as [`Clock::give`] does, and returns how much.
    ///
    /// # Errors
    /// If the game has no clock or is over.
    pub fn give_time(&mut self, player: Player, time: Duration) -> Result<Duration, ChangeError> {
        let mut clock = self.clock.ok_or(ChangeError::NoClock)?;
        if self.result().is_some() {
            return Err(ChangeError::Ended);
        }
        let given = clock.give(player, time);
        self.apply(Change::SetClock(clock.times()))?;
        Ok(given)
    }

    /// The time that each player had left at a node, when its turn began; none without a clock. Moves that were not
    /// played here have the times of their notes; where there are none, a move took no time.
    pub fn time_left_at(&self, node: NodeId) -> Option<ByPlayer<Duration>> {
        let start = self.agreed_setup().clock?;
        let mut left = ByPlayer::from_fn(|player| start[player].starting_time());
        for at in self.tree.path(node) {
            if self.follows_swap(at) {
                left = self.after_swap(left);
            }
            let controls = self.setup_at(at).clock?;
            let here = self.tree.node(at);
            let mover = here.parent().and_then(|parent| self.tree.game(parent).to_move());
            if let Some(known) = self.turn_times.get(&at) {
                left = *known;
                continue;
            }
            let (Some(mover), Some(shown)) = (mover, here.notes().clock) else { continue };
            let shown = shown.min(MOST_LEFT);
            if controls[mover].system() == TimeSystem::Hourglass {
                let gain = left[mover].saturating_sub(shown);
                left[mover.other()] = left[mover.other()].saturating_add(gain);
            }
            left[mover] = shown;
        }
        Some(left)
    }

    /// The clock of the position at the cursor: once the game is over as its turn began, otherwise as it stands now.
    /// `None` without a clock.
    pub fn shown_clock(&self) -> Option<Clock> {
        let clock = self.clock?;
        if self.to_move().is_some() || self.is_at_end() {
            return Some(clock);
        }
        let mover = self.shown_to_move().unwrap_or(clock.mover());
        Some(Clock::at_turn(self.setup_at(self.cursor).clock?, mover, self.time_left_at(self.cursor)?))
    }

    /// How long the move that led to a node took. By a clock, what a delay or a period of byo-yomi has given back counts
    /// as no time. `None` where no time is known.
    pub fn time_taken(&self, node: NodeId) -> Option<Duration> {
        let here = self.tree.node(node);
        if let Some(taken) = here.notes().time_taken {
            return Some(taken);
        }
        let (parent, _) = (here.parent()?, here.notes().clock?);
        let mover = self.tree.game(parent).to_move()?;
        let increment = match self.setup_at(node).clock?[mover].system() {
            TimeSystem::Fischer { increment } => increment,
            TimeSystem::SuddenDeath
            | TimeSystem::Bronstein { .. }
            | TimeSystem::ByoYomi { .. }
            | TimeSystem::Hourglass => Duration::ZERO,
        };
        let (mut before, after) = (self.time_left_at(parent)?, self.time_left_at(node)?);
        if self.follows_swap(node) {
            before = self.after_swap(before);
        }
        Some(before[mover].saturating_add(increment).saturating_sub(after[mover]))
    }

    /// Begins the turn at the end of the game line, with the time that each player had there. Who has lost on time there
    /// has none.
    pub(super) fn begin_turn(&mut self) {
        let mover = self.position().to_move().unwrap_or(Player::Black);
        self.turn_time = TurnTime::default();
        let is_after_swap = self.swap.is_done && self.line.len() == 2;
        let left = self.time_left_at(self.end());
        let left = if is_after_swap { left.map(|left| self.after_swap(left)) } else { left };
        let clock = self.setup.clock.zip(left);
        self.clock = clock.map(|(controls, left)| Clock::at_turn(controls, mover, left));
        if let (Some(clock), Some(Verdict::Timeout(loser))) = (&mut self.clock, self.verdict)
            && loser == mover
        {
            clock.spend(clock.left(mover));
        }
    }

    /// Ends the turn of the player who has just moved to the end of the game line, and notes the time there.
    pub(super) fn press_clock(&mut self) {
        let Some(mut clock) = self.clock else {
            if let Some(taken) = self.noted_turn_time() {
                self.tree.notes_mut(self.end()).time_taken = Some(taken);
            }
            self.turn_time = TurnTime::default();
            return;
        };
        let mover = clock.mover();
        clock.press(self.position().to_move().unwrap_or(mover.other()));
        self.tree.notes_mut(self.end()).clock = Some(clock.left(mover));
        self.turn_times.insert(self.end(), clock.times().left);
        self.clock = Some(clock);
    }
}
