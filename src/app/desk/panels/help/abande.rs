//! The rules of Abande.

use bevy_egui::egui::{self, Painter, Rect, Stroke, Vec2, pos2, vec2};

use super::{Rule, pen};
use crate::app::desk::panels::signs::{LEGEND_ICON_SIZE, Palette, Sign};
use crate::app::desk::panels::{icons, theme};
use crate::i18n::help;
use crate::rules::Player::{Black, White};
use crate::rules::abande::IllegalMoveReason;

/// Paragraphs of the rules of Abande.
pub(super) const RULES: [Rule; 5] = [
    Rule { title: help::abande_goal, text: help::abande_goal_text, picture: goal },
    Rule { title: help::abande_enter, text: help::abande_enter_text, picture: enter },
    Rule { title: help::abande_capture, text: help::abande_capture_text, picture: capture },
    Rule { title: help::abande_band, text: help::abande_band_text, picture: band },
    Rule { title: help::abande_end, text: help::abande_end_text, picture: asleep },
];

/// Returns the paragraph of the rules of Abande that explains why a move is illegal.
pub(super) fn explaining(reason: &IllegalMoveReason) -> &'static Rule {
    let [_, enter, capture, band, end] = &RULES;
    match reason {
        IllegalMoveReason::PointOccupied(_)
        | IllegalMoveReason::NotConnected(_)
        | IllegalMoveReason::HandEmpty => enter,
        IllegalMoveReason::EmptySource(_)
        | IllegalMoveReason::NotYourStack(_)
        | IllegalMoveReason::TowerFixed(_)
        | IllegalMoveReason::EmptyTarget(_)
        | IllegalMoveReason::OwnTarget(_)
        | IllegalMoveReason::TowerTarget(_)
        | IllegalMoveReason::NothingToCapture(_)
        | IllegalMoveReason::NothingBeside(_)
        | IllegalMoveReason::NoCapturer(_)
        | IllegalMoveReason::NotAdjacent { .. }
        | IllegalMoveReason::TooHigh { .. }
        | IllegalMoveReason::TooEarly
        | IllegalMoveReason::TooEarlyByHandicap { .. } => capture,
        IllegalMoveReason::SplitsBand { .. } => band,
        IllegalMoveReason::GameOver | IllegalMoveReason::MustEnterOrCapture { .. } => end,
    }
}

/// Width of a disc in the pictures, in points.
const DISC: f32 = 27.0;

/// Where a stack stands in a picture; `x` is a share of the picture's width.
fn foot(rect: Rect, x: f32) -> egui::Pos2 {
    pos2(rect.left() + x * rect.width(), rect.bottom() - 16.0)
}

/// Draws the surface of the board as a line, on which the stacks stand.
fn ground(painter: &Painter, rect: Rect) {
    let y = rect.bottom() - 15.0;
    painter.hline(rect.left() + 8.0..=rect.right() - 8.0, y, Stroke::new(1.0, theme::disc_black()));
}

fn goal(painter: &Painter, rect: Rect, _: &Palette) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.34), DISC, &[White, Black]);
    icons::stack(painter, foot(rect, 0.68), DISC, &[Black, Black, White]);
}

fn enter(painter: &Painter, rect: Rect, _: &Palette) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.34), DISC, &[White]);
    icons::stack(painter, foot(rect, 0.68), DISC, &[Black]);
    painter.arrow(pos2(rect.left() + 0.68 * rect.width(), rect.top() + 12.0), vec2(0.0, 20.0), pen());
}

fn capture(painter: &Painter, rect: Rect, _: &Palette) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.3), DISC, &[Black]);
    icons::stack(painter, foot(rect, 0.7), DISC, &[Black, White]);
    painter.arrow(pos2(rect.left() + 0.30 * rect.width(), rect.top() + 32.0), vec2(22.0, -10.0), pen());
}

fn band(painter: &Painter, rect: Rect, _: &Palette) {
    let y = rect.center().y;
    let x = |part: f32| rect.left() + part * rect.width();
    painter.hline(x(0.2)..=x(0.8), y, Stroke::new(1.0, theme::disc_black()));
    icons::disc(painter, pos2(x(0.2), y), 9.0, White);
    icons::disc(painter, pos2(x(0.5), y), 9.0, Black);
    icons::disc(painter, pos2(x(0.8), y), 9.0, White);
    painter.circle_stroke(pos2(x(0.5), y), 13.0, pen());
}

fn asleep(painter: &Painter, rect: Rect, palette: &Palette) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.34), DISC, &[White, White]);
    icons::stack(painter, foot(rect, 0.68), DISC, &[White]);
    let at = rect.left_top() + vec2(0.68 * rect.width(), 26.0);
    Sign::Asleep.draw(painter, Rect::from_center_size(at, Vec2::splat(LEGEND_ICON_SIZE)), palette);
}
