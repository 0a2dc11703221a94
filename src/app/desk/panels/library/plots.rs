//! The plots of the statistics.

use bevy_egui::egui::{self, Color32, Id, Stroke, TextStyle, Ui};
use egui_plot::{AxisHints, Bar, BarChart, GridInput, GridMark, HLine, HoverPosition, Line, Plot};

use super::super::theme;
use super::super::widgets::{galley, put};
use crate::i18n::{Words, library as messages, rating as rating_messages};
use crate::library::{GameRating, Statistics};
use crate::play::Level;

/// How far above a plot the legend in the upper right corner of its card stands, in points.
pub(super) const LEGEND: f32 = 17.0;

/// Colour of won games. The colours of won, drawn and lost games differ in lightness, not only in hue.
fn won() -> Color32 {
    theme::good()
}

/// Colour of drawn games.
fn drawn() -> Color32 {
    theme::ink()
}

/// Colour of lost games.
fn lost() -> Color32 {
    theme::disabled()
}

/// Returns a plot that cannot be moved or zoomed.
fn plot<'a>(ui: &mut Ui, name: &str) -> Plot<'a> {
    ui.style_mut().text_styles.insert(TextStyle::Body, theme::text(12.5));
    ui.style_mut().text_styles.insert(TextStyle::Monospace, theme::text(12.5));
    // Tab skips the plot, since there is nothing to do in it.
    ui.style_mut().visuals.disabled_alpha = 1.0;
    ui.disable();
    Plot::new(Id::new(("plot", name)))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_background(false)
        .show_crosshair(false)
        .show_grid([false, true])
        .grid_color(theme::line())
        .grid_fade(0.0)
        .x_grid_spacer(whole_steps)
        .y_grid_spacer(whole_steps)
        .set_margin_fraction(egui::vec2(0.02, 0.06))
        .custom_x_axes(vec![spaced(AxisHints::new_x(), 20.0)])
        .custom_y_axes(vec![spaced(AxisHints::new_y(), 13.0).min_thickness(28.0)])
        .cursor_color(Color32::TRANSPARENT)
        .label_formatter(|_: &HoverPosition<'_>| None)
}

/// Marks at whole numbers, as close as there is room for.
fn whole_steps(input: GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    let least = (input.base_step_size * 2.5).max(1.0);
    let mut step = 1.0;
    for factor in [2.0, 2.5, 2.0].into_iter().cycle().take(18) {
        if step >= least {
            break;
        }
        step *= factor;
    }
    let step = f64::ceil(step);
    let mut marks = Vec::new();
    let mut value = (low / step).ceil() * step;
    while value <= high && marks.len() < 200 {
        marks.push(GridMark { value, step_size: step });
        value += step;
    }
    marks
}

/// Label of a mark at a whole number.
fn whole(mark: GridMark) -> String {
    if mark.value.abs() < 0.5 { "0".into() } else { format!("{:.0}", mark.value) }
}

/// Returns the axis with labels at whole numbers, at least `closest` points apart.
fn spaced(axis: AxisHints<'_>, closest: f32) -> AxisHints<'_> {
    axis.formatter(|mark, _| whole(mark))
        .label_spacing(egui::Rangef::new(closest, closest + 4.0))
        .tick_label_font(theme::text(12.5))
        .tick_label_color(theme::muted())
}

#[expect(clippy::cast_precision_loss, reason = "counts of games")]
fn bar(at: f64, count: usize, fill: Color32, label: &str) -> Bar {
    Bar::new(at, count as f64).fill(fill).stroke(Stroke::NONE).name(label)
}

/// Makes a chart of bars, each of which shows its name while the pointer is over it.
fn named(bars: Vec<Bar>, name: &str) -> BarChart {
    BarChart::new(name, bars).element_formatter(Box::new(|bar, _| bar.name.clone()))
}

/// Plots the numbers of won, drawn and lost games for each level of the computer, stacked in this order from below.
pub(super) fn levels(ui: &mut Ui, words: &Words, sums: &Statistics) {
    let count = |level: Level| {
        let of_level = sums.by_level.iter().filter(|(_, known, _)| *known == level);
        of_level.fold([0; 3], |[won, drawn, lost], (.., tally)| {
            [won + tally.won, drawn + tally.drawn, lost + tally.lost]
        })
    };
    let mut stacks: [Vec<Bar>; 3] = Default::default();
    for level in Level::all() {
        let counts = count(level);
        let label = words.say(messages::level_tally(level.get(), counts[0], counts[1], counts[2]));
        for ((stack, count), fill) in stacks.iter_mut().zip(counts).zip([won(), drawn(), lost()]) {
            stack.push(bar(f64::from(level.get()), count, fill, &label).width(0.62));
        }
    }
    let [won, drawn, lost] = stacks;
    let won = named(won, "won");
    let drawn = named(drawn, "drawn").stack_on(&[&won]);
    let lost = named(lost, "lost").stack_on(&[&won, &drawn]);
    legend(ui, words);
    let (low, high) = (f64::from(Level::MIN.get()), f64::from(Level::MAX.get()));
    let plot = plot(ui, "levels");
    plot.include_x(low - 0.6).include_x(high + 0.6).include_y(0.0).include_y(4.0).show(ui, |plot| {
        plot.bar_chart(won);
        plot.bar_chart(drawn);
        plot.bar_chart(lost);
    });
}

/// Draws the legend of the colours in the upper right corner of the card.
fn legend(ui: &Ui, words: &Words) {
    let mut right = ui.max_rect().right();
    let y = ui.max_rect().top() - LEGEND;
    // From right to left.
    for (name, color) in [
        (messages::legend_lost(), lost()),
        (messages::legend_drawn(), drawn()),
        (messages::legend_won(), won()),
    ] {
        let text = galley(ui, &words.say(name), theme::text(12.5), theme::muted());
        let width = text.size().x;
        let at = egui::pos2(right, y);
        put(ui.painter(), at, egui::Align2::RIGHT_CENTER, text);
        let square =
            egui::Rect::from_center_size(egui::pos2(right - width - 10.0, y), egui::Vec2::splat(9.0));
        ui.painter().rect_filled(square, 2, color);
        right -= width + 28.0;
    }
}

/// Plots the latest games one by one: up for a win, down for a loss.
pub(super) fn course(ui: &mut Ui, words: &Words, sums: &Statistics, last: usize) {
    let games = sums.course.get(sums.course.len().saturating_sub(last)..).unwrap_or_default();
    let mut bars = Vec::new();
    for (number, (date, sign)) in games.iter().enumerate() {
        let day = date.map(|date| date.to_string());
        let (value, fill, label) = match sign {
            1.. => (1.0, won(), day.map_or_else(messages::course_won, messages::course_won_on)),
            0 => (0.14, drawn(), day.map_or_else(messages::course_drawn, messages::course_drawn_on)),
            _ => (-1.0, lost(), day.map_or_else(messages::course_lost, messages::course_lost_on)),
        };
        bars.push(one(number, value, fill, words.say(label)));
    }
    legend(ui, words);
    each(ui, "course", bars, games.len(), 1.25, false);
}

/// Plots the rating after each rated game, with the range in which it probably lies.
#[expect(clippy::cast_precision_loss, reason = "counts of games")]
pub(super) fn rating(ui: &mut Ui, words: &Words, rating: &GameRating) {
    let mut bars = Vec::new();
    let mut line = Vec::new();
    for (number, game) in rating.history.iter().enumerate() {
        let (at, now) = (number as f64 + 1.0, game.after);
        let label = game.date.map_or_else(
            || now.to_string(),
            |date| words.say(rating_messages::rating_on(&now.to_string(), &date.to_string())),
        );
        let range = f64::from(now.uncertainty());
        bars.push(
            Bar::new(at, 2.0 * range)
                .base_offset(now.value - range)
                .width(1.0)
                .fill(theme::accent().gamma_multiply(0.18))
                .stroke(Stroke::NONE)
                .name(label),
        );
        line.push([at, now.value]);
    }
    let right = (rating.history.len() as f64 + 0.5).max(10.5);
    plot(ui, &format!("rating {}", rating.game.name())).include_x(0.5).include_x(right).show(ui, |plot| {
        plot.bar_chart(named(bars, "range"));
        plot.line(Line::new("rating", line).color(theme::accent()).width(2.0).allow_hover(false));
    });
}

/// Plots the margins in points of the latest games.
pub(super) fn margins(ui: &mut Ui, words: &Words, margins: &[i16]) {
    if margins.is_empty() {
        return centered_text(ui, &words.say(messages::no_margins()));
    }
    let mut bars = Vec::new();
    for (number, &margin) in margins.iter().enumerate() {
        let (fill, label) = match margin {
            1.. => (won(), messages::margin_won(margin)),
            0 => (drawn(), messages::course_drawn()),
            _ => (lost(), messages::margin_lost(-margin)),
        };
        bars.push(one(number, f64::from(margin), fill, words.say(label)));
    }
    let most = margins.iter().map(|margin| f64::from(margin.abs())).fold(5.0, f64::max);
    each(ui, "margins", bars, margins.len(), most * 1.1, true);
}

/// Bar of one game, placed by its number in the sequence.
#[expect(clippy::cast_precision_loss, reason = "counts of games")]
fn one(number: usize, value: f64, fill: Color32, label: String) -> Bar {
    Bar::new(number as f64, value).width(0.7).fill(fill).stroke(Stroke::NONE).name(label)
}

/// Shows one bar for each game, above and below a line.
#[expect(clippy::cast_precision_loss, reason = "counts of games")]
fn each(ui: &mut Ui, name: &str, bars: Vec<Bar>, count: usize, most: f64, numbers: bool) {
    // The bars of a few games stay narrow.
    let right = (count as f64).max(20.0) - 0.4;
    let plot = plot(ui, name).show_axes([false, numbers]).show_grid([false, numbers]);
    let signed =
        spaced(AxisHints::new_y(), 13.0).min_thickness(28.0).formatter(|mark, _| match whole(mark) {
            number if mark.value > 0.5 => format!("+{number}"),
            number => number.replace('-', "−"),
        });
    let plot = plot.custom_y_axes(vec![signed]);
    let plot = plot.include_x(right - (count as f64).max(20.0)).include_x(right);
    plot.include_y(-most).include_y(most).show(ui, |plot| {
        plot.hline(HLine::new("even", 0.0).stroke(Stroke::new(1.0, theme::muted())).allow_hover(false));
        plot.bar_chart(named(bars, name));
    });
}

/// Range of game lengths that one bar counts, in plies.
const STEP: usize = 10;

/// Marks where one bar ends and the next begins.
fn whole_bars(input: GridInput) -> Vec<GridMark> {
    let marks = whole_steps(input);
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let bar = STEP as f64;
    marks.into_iter().filter(|mark| (mark.value / bar).fract() == 0.0).collect()
}

/// Plots how many games have which length, in steps of ten plies.
pub(super) fn lengths(ui: &mut Ui, words: &Words, sums: &Statistics) {
    let mut counts = std::collections::BTreeMap::<usize, usize>::new();
    for &(plies, games) in &sums.lengths {
        *counts.entry(plies / STEP).or_default() += games;
    }
    let bars = counts.iter().map(|(&ten, &games)| {
        let (from, to) = (ten * STEP, ten * STEP + STEP - 1);
        let label = words.say(messages::games_of_length(from, to, games));
        #[expect(clippy::cast_precision_loss, reason = "lengths of games")]
        let middle = from as f64 + STEP as f64 / 2.0;
        bar(middle, games, theme::muted(), &label).width(8.4)
    });
    let bars: Vec<Bar> = bars.collect();
    let plot = plot(ui, "lengths").x_grid_spacer(whole_bars);
    plot.include_x(0.0).include_x(60.0).include_y(0.0).include_y(4.0).show(ui, |plot| {
        plot.bar_chart(named(bars, "lengths"));
    });
}

/// Draws a text in the place of a plot.
fn centered_text(ui: &Ui, text: &str) {
    let text = galley(ui, text, theme::text(13.0), theme::muted());
    put(ui.painter(), ui.max_rect().center(), egui::Align2::CENTER_CENTER, text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_at_whole_numbers_and_not_too_close() {
        for (bounds, base_step_size) in [((0.0, 3.0), 0.1), ((-40.0, 40.0), 4.0), ((0.0, 900.0), 30.0)] {
            let marks = whole_steps(GridInput { bounds, base_step_size });
            assert!(marks.len() >= 2 && marks.len() <= 12, "{} in {bounds:?}", marks.len());
            assert!(marks.iter().all(|mark| mark.value.fract() == 0.0));
        }
    }
}
