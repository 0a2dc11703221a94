//! The clock of a timed game: time runs while a line is awaited or the computer thinks, and at no other time.

use std::io::{self, Write};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use super::Session;
use super::number::too_large;
use crate::i18n::clock::{clock_short_seconds, of_time};
use crate::i18n::terminal::study::of_change_error;
use crate::i18n::{Argument, Message, rules, terminal};
use crate::play::{
    Change, ChangeError, ClockReading, LowTimeWarning, Seat, TENTHS_BELOW, USUAL_GIFT, Verdict,
};
use crate::rules::{ByPlayer, Player};

/// Time between two notes of the running clock in the journal.
const NOTE_INTERVAL: Duration = Duration::from_millis(500);
/// The most that `give` gives at once, in seconds.
const LARGEST_GIFT: u16 = 3600;

/// What was said of the clock of the game on the table.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClockWatch {
    /// Whose flag has fallen without ending the game.
    fallen: ByPlayer<bool>,
    warning: LowTimeWarning,
}

impl Session {
    /// Does something that takes the time of the player to move. If the clock runs, the journal knows the time meanwhile.
    pub(super) fn while_time_runs<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let running = self.table.clock().copied();
        let Some(clock) = running.filter(|_| self.table.is_clock_running()) else {
            let began = self.stopwatch.elapsed();
            let done = work(self);
            if self.times_moves && running.is_none() {
                self.table.spend_time(self.stopwatch.elapsed().saturating_sub(began));
            }
            return done;
        };
        let mut keeping = self.keeping.take();
        let stopwatch = self.stopwatch.clone();
        let began = stopwatch.elapsed();
        let done = thread::scope(|scope| {
            // The sender is dropped when the work is done, which ends the thread.
            let (_working, over) = channel::<()>();
            if let Some(keeping) = &mut keeping {
                let stopwatch = stopwatch.clone();
                let note = move || {
                    while over.recv_timeout(NOTE_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                        let mut now = clock;
                        now.spend(stopwatch.elapsed().saturating_sub(began));
                        keeping.keeper.note_time(now.times());
                    }
                };
                // Without a thread the time is in the journal when the turn ends.
                let _ = thread::Builder::new().name("clock".into()).spawn_scoped(scope, note);
            }
            work(self)
        });
        self.keeping = keeping;
        self.table.spend_time(stopwatch.elapsed().saturating_sub(began));
        done
    }

    /// Ends the game if the player to move has run out of time, and says so. Returns `true` if the game is over by that.
    pub(super) fn judge_flag(&mut self, out: &mut dyn Write) -> io::Result<bool> {
        let Some(player) = self.table.flag_fallen() else { return Ok(false) };
        if self.choices.flag_loses {
            if self.table.apply(Change::Conclude(Verdict::Timeout(player))).is_err() {
                return Ok(false);
            }
            self.changed(out)?;
            self.show_end(out)?;
            return Ok(true);
        }
        if !std::mem::replace(&mut self.clock_watch.fallen[player], true) {
            self.say(terminal::time_up_goes_on(player), out)?;
        }
        Ok(false)
    }

    /// Warns a person who is to move and has come to have little time.
    pub(super) fn warn_of_time(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(clock) = self.table.clock().copied().filter(|_| self.table.has_clock_started()) else {
            return Ok(());
        };
        let player = clock.mover();
        if self.table.seat_to_move() != Some(Seat::Human)
            || !self.clock_watch.warning.is_due(&clock, self.stopwatch.elapsed())
        {
            return Ok(());
        }
        self.say(terminal::little_time_left(player, shown_reading(clock.reading(player))), out)
    }

    /// Forgets what was said of the clock, because it shows another time now.
    pub(super) fn forget_clock_watch(&mut self) {
        self.clock_watch = ClockWatch::default();
    }

    /// Says what both clocks show; nothing in a game without them.
    pub(super) fn say_times(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(clock) = self.table.clock() else { return Ok(()) };
        let [black, white] = Player::ALL.map(|player| shown_reading(clock.reading(player)));
        self.say(terminal::times_left(black, white), out)
    }

    /// Says how much time the players have for the game; nothing in a game without a clock.
    pub(super) fn say_time_control(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(controls) = self.table.setup().clock else { return Ok(()) };
        let [black, white] = Player::ALL.map(|player| controls[player]);
        if black == white {
            return self.say(terminal::time_control_of_both(black.to_string()), out);
        }
        self.say(terminal::time_control_of_each(black.to_string(), white.to_string()), out)
    }

    /// Says everything about the clock.
    pub(super) fn say_clock(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.clock().is_none() {
            return self.say(of_change_error(&ChangeError::NoClock), out);
        }
        self.say_time_control(out)?;
        self.say_times(out)?;
        if self.table.is_paused() {
            return self.say_paused(out);
        }
        if self.table.to_move().is_some() && !self.table.has_clock_started() {
            return self.say(terminal::clock_starts_with_first_move(), out);
        }
        Ok(())
    }

    /// Stops the clock until the player goes on.
    pub(super) fn pause(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if self.table.clock().is_none() {
            return self.say(of_change_error(&ChangeError::NoClock), out);
        }
        if self.table.to_move().is_none() {
            return self.say(rules::game_over(), out);
        }
        self.table.pause();
        self.changed(out)?;
        self.say_times(out)?;
        self.say_paused(out)
    }

    /// Gives the opponent more time, 15 seconds by default.
    pub(super) fn give(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let typed = rest.parse().ok().filter(|seconds| (1..=LARGEST_GIFT).contains(seconds));
        let time = match typed {
            Some(seconds) => Duration::from_secs(seconds.into()),
            None if rest.is_empty() => USUAL_GIFT,
            None => return self.say(too_large::<u16>(rest).unwrap_or_else(terminal::give_example), out),
        };
        if self.table.to_move().is_none() {
            return self.say(rules::game_over(), out);
        }
        let Some(player) = self.table.receiver_of_time() else {
            return self.say(of_change_error(&ChangeError::NoClock), out);
        };
        match self.table.give_time(player, time) {
            Ok(time) => {
                self.clock_watch.fallen[player] = false;
                self.changed(out)?;
                self.say(terminal::time_was_given(player, of_time(time)), out)?;
                self.say_times(out)
            }
            Err(error) => self.say(of_change_error(&error), out),
        }
    }

    /// The part of the prompt that says whose turn it is and, in a timed game, how much time that player has left.
    pub(super) fn prompt_of_turn(&self, player: Player, number: usize) -> Message {
        match self.table.clock() {
            Some(clock) => terminal::prompt_turn_timed(player, number, shown_reading(clock.reading(player))),
            None => terminal::prompt_turn(player, number),
        }
    }
}

/// What a clock shows: `1:04:32`, `4:32`, tenths of a second below 20 seconds, and periods of byo-yomi: `0:30 ×3`.
fn shown_reading(reading: ClockReading) -> Argument {
    let seconds = reading.time.as_secs();
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let time = if reading.time < TENTHS_BELOW {
        // Rounded up: a clock that shows nothing has nothing left.
        let tenths = i64::try_from(reading.time.as_millis().div_ceil(100)).unwrap_or(i64::MAX);
        clock_short_seconds(Argument::Decimal(tenths, 1)).into()
    } else if hours > 0 {
        Argument::from(format!("{hours}:{minutes:02}:{rest:02}"))
    } else {
        Argument::from(format!("{minutes}:{rest:02}"))
    };
    match reading.periods {
        Some(periods) => terminal::time_and_periods(time, periods).into(),
        None => time,
    }
}
