//! The time of a player on the plate.

use std::sync::Arc;
use std::time::Duration;

use bevy_egui::egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Ui, Vec2, vec2};

use super::super::icons::Icon;
use super::super::widgets::{galley, put};
use super::super::{Model, theme};
use super::digits::Digits;
use crate::i18n::{Message, clock as messages};
use crate::library::preferences::AutoplayPace;
use crate::play::{Clock, TENTHS_BELOW};
use crate::rules::Player;

/// Font sizes of a time in points: usually, and when it runs out.
pub(super) type Sizes = [f32; 2];

/// Size of the sign of a pause, in points.
const SIGN: f32 = 12.0;
/// Space between the parts of a time, in points.
const GAP: f32 = 4.0;
/// Share of the usual size of a time that has no room for it.
const SMALLER: f32 = 0.75;

/// The time that a player has left, laid out.
pub(super) struct ShownTime {
    digits: Digits,
    /// The periods of byo-yomi that are left.
    periods: Option<Arc<Galley>>,
    is_paused: bool,
    color: Color32,
}

impl ShownTime {
    /// Lays out the time of a player, smaller where there is less `room` for it; `None` in a game without a clock.
    pub(super) fn of(ui: &Ui, model: &Model, player: Player, sizes: Sizes, room: f32) -> Option<Self> {
        let [usual, urgent] = sizes;
        let clock = shown_clock(model)?;
        let reading = clock.reading(player);
        let goes_on = model.game.to_move().is_some();
        let is_due = goes_on && clock.mover() == player;
        let is_low = goes_on && clock.is_low(player);
        let color = match (is_low, is_due) {
            (true, _) => theme::danger(),
            (false, true) if model.clock_runs => theme::accent(),
            (false, true) => theme::ink(),
            (false, false) => theme::muted(),
        };
        let text = in_digits(reading.time);
        let periods = reading.periods.filter(|&periods| periods > 0).map(|periods| format!("×{periods}"));
        let lay = |size: f32| {
            let periods = periods.as_ref().map(|text| galley(ui, text, theme::strong(0.7 * size), color));
            let digits = Digits::new(ui, &text, &theme::strong(size), color);
            Self { digits, periods, is_paused: is_due && model.game.is_paused(), color }
        };
        let shown = lay(if is_low && is_due { urgent } else { usual });
        let fits = |shown: &Self| shown.width() <= room;
        Some([usual, SMALLER * usual].into_iter().fold(
            shown,
            |shown, size| {
                if fits(&shown) { shown } else { lay(size) }
            },
        ))
    }

    /// Returns the width of the whole, in points.
    pub(super) fn width(&self) -> f32 {
        let sign = if self.is_paused { SIGN + GAP } else { 0.0 };
        sign + self.digits.size().x + self.periods.as_ref().map_or(0.0, |periods| GAP + periods.size().x)
    }

    /// Draws the time to the left of a point.
    pub(super) fn paint(self, painter: &Painter, right: Pos2) {
        let mut at = right - vec2(self.width(), 0.0);
        if self.is_paused {
            let square = Rect::from_center_size(at + vec2(SIGN / 2.0, 0.0), Vec2::splat(SIGN));
            Icon::Pause.paint(painter, square, self.color);
            at.x += SIGN + GAP;
        }
        let place = Align2::LEFT_CENTER.anchor_size(at, self.digits.size());
        self.digits.paint(painter, place);
        if let Some(periods) = self.periods {
            put(painter, right, Align2::RIGHT_CENTER, periods);
        }
    }
}

/// Returns what is said of a player's time; `None` in a game without a clock.
pub(super) fn aloud(model: &Model, player: Player) -> Option<Message> {
    shown_clock(model).map(|clock| messages::of_reading(clock.reading(player)))
}

/// The clock of the position that is shown. In a game that is over it runs along with autoplay.
fn shown_clock(model: &Model) -> Option<Clock> {
    let mut clock = model.game.shown_clock()?;
    let runs_along = model.game.to_move().is_none() && !model.game.is_at_end();
    if runs_along && model.preferences.play.autoplay_pace == AutoplayPace::RealTime {
        clock.spend(model.autoplay.elapsed().unwrap_or_default());
    }
    Some(clock)
}

/// A time as a clock shows it: `4:59`, `1:23:45`, or `0:09.4` when little is left.
fn in_digits(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        _ if time < TENTHS_BELOW => format!("0:{seconds:02}.{}", time.subsec_millis() / 100),
        0..3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        _ => format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_are_shown_when_little_is_left() {
        for (millis, shown) in [
            (0, "0:00.0"),
            (9_499, "0:09.4"),
            (19_999, "0:19.9"),
            (20_000, "0:20"),
            (299_999, "4:59"),
            (3_600_000, "1:00:00"),
            (100 * 3_600_000, "100:00:00"),
        ] {
            assert_eq!(in_digits(Duration::from_millis(millis)), shown);
        }
    }
}
