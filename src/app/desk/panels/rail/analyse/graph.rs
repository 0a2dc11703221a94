//! Graph of the game: the evaluation after each move, with the mistakes marked.

use bevy_egui::egui::{
    Align2, Color32, CursorIcon, Frame, Id, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};
use egui_plot::{FilledArea, HLine, HoverPosition, Line, Plot, PlotPoints, Points, VLine};

use super::super::super::widgets::{put, record_place, ring};
use super::super::super::{Model, Request, icons, theme};
use super::{counted, worth};
use crate::app::game::MatchRequested;
use crate::i18n::analysis as messages;
use crate::play::{Glyph, NodeId};
use crate::rules::Player;
use crate::study::Evaluation;

/// Height of the graph, in points.
const HEIGHT: f32 = 64.0;
/// Least margin at the upper edge, in score points. It keeps the graph of an even game flat.
const LEAST: f64 = 6.0;

/// Shows the graph of the evaluations along the line that contains the current position. Returns the request to go to
/// a clicked position.
pub(super) fn show(ui: &mut Ui, model: &Model) -> Option<Request> {
    let tree = model.game.tree();
    let nodes = tree.path(model.game.tip());
    let values: Vec<Option<Evaluation>> = nodes.iter().map(|&node| worth(model, node)).collect();
    let size = vec2(ui.available_width(), HEIGHT);
    let (rect, whole) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().rect(
        rect,
        theme::RADIUS,
        theme::card(),
        theme::hairline(),
        bevy_egui::egui::StrokeKind::Inside,
    );
    if values.iter().flatten().count() < 2 {
        let text = model.words.say(messages::graph_empty());
        whole.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        let text = ui.painter().layout(text, theme::text(13.0), theme::muted(), rect.width() - 20.0);
        put(ui.painter(), rect.center(), Align2::CENTER_CENTER, text);
        return None;
    }
    let scale = |worth: &Evaluation| f64::from(worth.score.centipoints()) / 100.0;
    let most = values.iter().flatten().map(|worth| scale(worth).abs()).fold(0.0, f64::max);
    let most = if counted(model) { most.max(LEAST) * 1.1 } else { 1.1 };
    let course = Course { nodes: &nodes, values: &values, most, scale: &scale };
    let inside = rect.shrink2(vec2(4.0, 2.0)).with_min_x(rect.left() + 20.0);
    let mut child = ui.new_child(UiBuilder::new().max_rect(inside));
    let response = course.plot(&mut child, model);
    for (player, y) in [(Player::Black, rect.top() + 12.0), (Player::White, rect.bottom() - 12.0)] {
        icons::disc(ui.painter(), pos2(rect.left() + 12.0, y), 6.0, player);
    }
    ring(ui.painter(), &response.response);
    record_place(ui, "graph", inside);
    let name = model.words.say(messages::graph_name());
    response.response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    let pointed = response.response.hover_pos().map(|at| response.transform.value_from_position(at).x);
    let index = pointed.map(|x| nearest(x, nodes.len()));
    let node = index.and_then(|index| nodes.get(index)).copied();
    let clicked = response.response.clicked();
    if let (Some(index), Some(node)) = (index, node) {
        let value = values[index].as_ref();
        let value =
            value.map_or_else(messages::value_unknown, |worth| messages::of_value(worth, counted(model)));
        let text = model.words.say(messages::graph_at(index, value));
        response.response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text_at_pointer(text);
        return clicked.then_some(Request::Match(MatchRequested::GoTo(node)));
    }
    None
}

/// Index of the nearest node.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the nodes")]
fn nearest(x: f64, count: usize) -> usize {
    (x.round().max(0.0) as usize).min(count.saturating_sub(1))
}

/// Horizontal position of a node in the graph.
#[expect(clippy::cast_precision_loss, reason = "plies of a game")]
fn place(index: usize) -> f64 {
    index as f64
}

/// The evaluations along a line of moves, to be plotted.
struct Course<'a> {
    nodes: &'a [NodeId],
    values: &'a [Option<Evaluation>],
    /// Margin at the upper edge, in score points.
    most: f64,
    scale: &'a dyn Fn(&Evaluation) -> f64,
}

impl Course<'_> {
    fn plot(&self, ui: &mut Ui, model: &Model) -> egui_plot::PlotResponse<()> {
        let known: Vec<(f64, f64)> = (self.values.iter().enumerate())
            .filter_map(|(index, worth)| worth.as_ref().map(|worth| (place(index), (self.scale)(worth))))
            .collect();
        let (xs, ys): (Vec<f64>, Vec<f64>) = known.iter().copied().unzip();
        let zeros = vec![0.0; xs.len()];
        let above: Vec<f64> = ys.iter().map(|&y| y.max(0.0)).collect();
        let below: Vec<f64> = ys.iter().map(|&y| y.min(0.0)).collect();
        let series =
            |points: &[(f64, f64)]| PlotPoints::from(points.iter().map(|&(x, y)| [x, y]).collect::<Vec<_>>());
        let here = self.nodes.iter().position(|&node| node == model.game.cursor());
        let mistakes = self.mistakes(model);
        let plot = Plot::new(Id::new("course-of-the-game"))
            .sense(Sense::click())
            .width(ui.available_width())
            .height(ui.available_height())
            .show_axes(false)
            .show_grid(false)
            .show_background(false)
            .show_crosshair(false)
            .allow_drag(false)
            .allow_zoom(false)
            .allow_scroll(false)
            .allow_boxed_zoom(false)
            .allow_double_click_reset(false)
            .set_margin_fraction(vec2(0.0, 0.0))
            .cursor_color(Color32::TRANSPARENT)
            .label_formatter(|_: &HoverPosition<'_>| None)
            .include_x(-0.5)
            .include_x(place(self.nodes.len()) - 0.5)
            .include_y(-self.most)
            .include_y(self.most);
        Frame::new()
            .show(ui, |ui| {
                plot.show(ui, |plot| {
                    let black = FilledArea::new("black", &xs, &zeros, &above).fill_color(theme::disc_black());
                    let white = FilledArea::new("white", &xs, &below, &zeros)
                        .fill_color(theme::disc_white().gamma_multiply(0.75));
                    plot.add(black.allow_hover(false));
                    plot.add(white.allow_hover(false));
                    let even = HLine::new("even", 0.0).stroke(Stroke::new(1.0, theme::disc_black_rim()));
                    plot.hline(even.allow_hover(false));
                    let line = Line::new("margin", series(&known)).stroke(Stroke::new(1.5, theme::soft()));
                    plot.line(line.allow_hover(false));
                    if let Some(here) = here {
                        let line = VLine::new("here", place(here)).stroke(Stroke::new(2.0, theme::ink()));
                        plot.vline(line.allow_hover(false));
                    }
                    for (at, color) in mistakes {
                        let dot = Points::new("mistake", series(&[at])).radius(3.0).color(color);
                        plot.points(dot.allow_hover(false));
                    }
                })
            })
            .inner
    }

    /// Points of the moves that the notes call mistakes, with their colours.
    fn mistakes(&self, model: &Model) -> Vec<((f64, f64), Color32)> {
        let of = |(index, &node): (usize, &NodeId)| {
            let glyphs = &model.game.tree().node(node).notes().glyphs;
            let color = glyphs.iter().find_map(|glyph| match *glyph {
                Glyph::BLUNDER | Glyph::MISTAKE => Some(theme::danger()),
                Glyph::DUBIOUS => Some(theme::dubious()),
                _ => None,
            })?;
            let y = self.values[index].as_ref().map_or(0.0, self.scale);
            Some(((place(index), y), color))
        };
        self.nodes.iter().enumerate().filter_map(of).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_goes_to_the_nearest_ply() {
        assert_eq!([-3.0, 0.4, 0.6, 2.2, 99.0].map(|x| nearest(x, 4)), [0, 0, 1, 2, 3]);
        assert_eq!(nearest(1.0, 0), 0);
    }
}
