//! The ladder: the levels of a game as steps, those that were beaten, the next one, and where the player stands.

use bevy_egui::egui::{
    Align2, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::icons::Icon;
use super::super::theme;
use super::super::widgets::{galley, put};
use super::plots;
use crate::i18n::{Words, library as messages, play, rating};
use crate::library::{GameRating, Rung};
use crate::play::LevelRating;

/// Height of the card, in points.
pub(super) const HEIGHT: f32 = 150.0;
/// Space above the steps for the marker of the player, in points.
const ABOVE: f32 = 16.0;
/// Height of the lowest step, in points.
const LOWEST: f32 = 36.0;
/// Space between two steps, in points.
const GAP: f32 = 4.0;
/// Radius of the marker of the player, in points.
const MARKER: f32 = 5.0;

/// One step as it is drawn.
struct Step {
    rung: Rung,
    rect: Rect,
    rating: LevelRating,
}

/// Shows the ladder of a game in the place of a plot, with the player's rating in the upper right corner of its card.
pub(super) fn show(ui: &mut Ui, words: &Words, known: &GameRating) {
    let Some(board) = LevelRating::boards(known.game).next() else { return };
    let rating_of = |rung: &Rung| LevelRating::of(board, rung.level);
    let rated: Vec<(Rung, LevelRating)> =
        known.ladder.iter().filter_map(|rung| Some((*rung, rating_of(rung)?))).collect();
    let area = ui.max_rect();
    let steps = steps(&rated, area.with_min_y(area.top() + ABOVE));
    let next = known.next_rung();
    for step in &steps {
        let Step { rung, rect, rating } = *step;
        let is_next = Some(rung.level) == next;
        draw(ui, step, is_next);
        let tally = rung.tally;
        let tally = messages::level_tally(rung.level.get(), tally.won, tally.drawn, tally.lost);
        let level = rating::rung(play::of_level(board, rung.level), rating.rounded());
        let lines = [Some(tally), Some(level), is_next.then(rating::next_to_beat)];
        let tip = lines.into_iter().flatten().map(|line| words.say(line)).collect::<Vec<_>>().join("\n");
        let response = ui.interact(rect, ui.id().with(rung.level), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &tip));
        response.on_hover_text(tip);
    }
    let Some(now) = known.shown() else { return };
    let text = words.say(rating::your_place(now.rounded(), now.uncertainty()));
    let at = pos2(area.right(), area.top() - plots::LEGEND);
    let shown = galley(ui, &text, theme::text(12.5), theme::muted());
    let rect = put(ui.painter(), at, Align2::RIGHT_CENTER, shown);
    let response = ui.interact(rect, ui.id().with("place"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
    marker(ui, pos2(rect.left() - 12.0, at.y));
    if let Some(place) = place_of(now.value, &steps) {
        marker(ui, place - vec2(0.0, MARKER + 4.0));
    }
}

/// The steps side by side, each as high as its level is strong.
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "a few steps")]
fn steps(rated: &[(Rung, LevelRating)], area: Rect) -> Vec<Step> {
    let ratings = || rated.iter().map(|(_, rating)| rating.value);
    let (low, high) = (ratings().fold(f64::INFINITY, f64::min), ratings().fold(0.0, f64::max));
    let pitch = (area.width() + GAP) / rated.len().max(1) as f32;
    let step = |(index, &(rung, rating)): (usize, &(Rung, LevelRating))| {
        let share = ((rating.value - low) / (high - low).max(1.0)) as f32;
        let height = LOWEST + share * (area.height() - LOWEST);
        let left = area.left() + index as f32 * pitch;
        let min = pos2(left, area.bottom() - height);
        Step { rung, rating, rect: Rect::from_min_max(min, pos2(left + pitch - GAP, area.bottom())) }
    };
    rated.iter().enumerate().map(step).collect()
}

/// Draws a step: filled and ticked off if it was beaten, with a thick outline if it is the next one to beat.
fn draw(ui: &Ui, Step { rung, rect, .. }: &Step, is_next: bool) {
    let painter = ui.painter();
    let (fill, outline) = match (rung.is_beaten(), is_next) {
        (true, _) => (theme::good().gamma_multiply(0.25), Stroke::new(1.0, theme::good())),
        (false, true) => (theme::card(), Stroke::new(2.0, theme::accent())),
        (false, false) => (theme::card(), theme::hairline()),
    };
    painter.rect(*rect, 4, fill, outline, StrokeKind::Inside);
    let (font, color) = if rung.is_beaten() || is_next {
        (theme::strong(12.5), theme::ink())
    } else {
        (theme::text(12.5), theme::muted())
    };
    let number = galley(ui, &rung.level.get().to_string(), font, color);
    put(painter, rect.center_bottom() - vec2(0.0, 10.0), Align2::CENTER_CENTER, number);
    if rung.is_beaten() {
        let square = Rect::from_center_size(rect.center_bottom() - vec2(0.0, 25.0), Vec2::splat(12.0));
        Icon::Check.paint(painter, square, theme::good());
    }
}

/// Where a player with this rating stands: above the steps, between the two levels that are nearest.
#[expect(clippy::cast_possible_truncation, reason = "a share")]
fn place_of(rating: f64, steps: &[Step]) -> Option<Pos2> {
    let top = |step: &Step| step.rect.center_top();
    let above = steps.partition_point(|step| step.rating.value < rating);
    match (above.checked_sub(1).and_then(|below| steps.get(below)), steps.get(above)) {
        (Some(below), Some(above)) => {
            let share = (rating - below.rating.value) / (above.rating.value - below.rating.value).max(1.0);
            Some(top(below).lerp(top(above), share as f32))
        }
        (Some(only), None) | (None, Some(only)) => Some(top(only)),
        (None, None) => None,
    }
}

fn marker(ui: &Ui, at: Pos2) {
    ui.painter().circle(at, MARKER, theme::accent(), Stroke::new(1.5, theme::card()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::Ratings;
    use crate::rules::GameKind;

    #[test]
    fn a_player_stands_between_the_levels_that_are_nearest() {
        for game in GameKind::ALL {
            let board = LevelRating::boards(game).next().unwrap();
            let known = Ratings::default().of(game);
            let rated: Vec<_> = (known.ladder.iter())
                .map(|rung| (*rung, LevelRating::of(board, rung.level).unwrap()))
                .collect();
            let area = Rect::from_min_size(pos2(10.0, 20.0), vec2(600.0, 90.0));
            let steps = steps(&rated, area);
            assert!(steps.iter().all(|step| area.expand(0.01).contains_rect(step.rect)));
            for pair in steps.windows(2) {
                let [low, high] = [pair[0].rect, pair[1].rect];
                assert!(low.right() < high.left() && low.top() > high.top(), "{low} {high}");
            }
            let [third, fourth] = [&steps[2], &steps[3]];
            let middle = f64::midpoint(third.rating.value, fourth.rating.value);
            let place = place_of(middle, &steps).unwrap();
            assert!((third.rect.center().x..fourth.rect.center().x).contains(&place.x), "{place:?}");
            // Below all levels and above them it is the nearest one.
            for (rating, step) in [(-500.0, steps.first()), (9_000.0, steps.last())] {
                assert_eq!(place_of(rating, &steps), step.map(|step| step.rect.center_top()));
            }
        }
    }
}
