//! The rules of Anda.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::{Rule, pen};
use crate::app::desk::panels::signs::Palette;
use crate::app::desk::panels::{icons, theme};
use crate::i18n::help;
use crate::rules::Player::{self, Black, White};
use crate::rules::anda::IllegalMoveReason;

/// Paragraphs of the rules of Anda.
pub(super) const RULES: [Rule; 6] = [
    Rule { title: help::anda_goal, text: help::anda_goal_text, picture: goal },
    Rule { title: help::anda_first, text: help::anda_first_text, picture: first },
    Rule { title: help::anda_place, text: help::anda_place_text, picture: place },
    Rule { title: help::anda_smother, text: help::anda_smother_text, picture: smother },
    Rule { title: help::anda_leave, text: help::anda_leave_text, picture: leave },
    Rule { title: help::anda_komi, text: help::anda_komi_text, picture: komi },
];

/// Returns the paragraph of the rules of Anda that explains why a move is illegal.
pub(super) fn explaining(reason: &IllegalMoveReason) -> &'static Rule {
    let [goal, first, place, smother, _, komi] = &RULES;
    match reason {
        IllegalMoveReason::GameOver => goal,
        IllegalMoveReason::NeedsTwoStones
        | IllegalMoveReason::NotYourFirstTurn
        | IllegalMoveReason::NotOnPerimeter(_)
        | IllegalMoveReason::SameCell(_)
        | IllegalMoveReason::SamePart(_)
        | IllegalMoveReason::PartsTouch { .. } => first,
        IllegalMoveReason::Occupied(..) | IllegalMoveReason::EnemyTerritory(_) => place,
        IllegalMoveReason::LoneSuicide(_) => smother,
        IllegalMoveReason::KomiIsWhites
        | IllegalMoveReason::KomiOnFirstTurn
        | IllegalMoveReason::NoKomiLeft => komi,
    }
}

/// Half of a cell's height in a picture, in points.
const CELL: f32 = 12.5;

/// Middle of a cell, by its column and row counted from the middle of the picture.
fn at(rect: Rect, column: f32, row: f32) -> Pos2 {
    rect.center() + vec2(column * CELL * 1.732, row * CELL * 1.5)
}

fn cell(painter: &Painter, middle: Pos2, fill: Color32) {
    let corner =
        |turn: u8| middle + Vec2::angled((f32::from(turn) + 0.5) * std::f32::consts::FRAC_PI_3) * CELL;
    let corners = [0, 1, 2, 3, 4, 5].map(corner).to_vec();
    painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.0, theme::disc_black())));
}

/// Draws three rows of cells, with one more in the middle row; `fill` gives their colours by column and row.
fn cells(painter: &Painter, rect: Rect, fill: impl Fn(f32, f32) -> Color32) {
    for (row, columns) in [(-1.0, &[-0.5, 0.5][..]), (0.0, &[-1.0, 0.0, 1.0]), (1.0, &[-0.5, 0.5])] {
        for &column in columns {
            cell(painter, at(rect, column, row), fill(column, row));
        }
    }
}

/// Colour of the cells in a picture without territories, for [`cells`].
fn plain(_: f32, _: f32) -> Color32 {
    theme::wood()
}

fn stone(painter: &Painter, rect: Rect, column: f32, row: f32, player: Player) {
    icons::disc(painter, at(rect, column, row), CELL * 0.68, player);
}

fn goal(painter: &Painter, rect: Rect, _: &Palette) {
    cells(painter, rect, plain);
    stone(painter, rect, -0.5, -1.0, Black);
    stone(painter, rect, -1.0, 0.0, Black);
    stone(painter, rect, 0.5, 1.0, White);
    stone(painter, rect, 1.0, 0.0, White);
}

fn first(painter: &Painter, rect: Rect, _: &Palette) {
    cells(painter, rect, plain);
    stone(painter, rect, -0.5, -1.0, Black);
    stone(painter, rect, 0.5, 1.0, Black);
}

fn place(painter: &Painter, rect: Rect, _: &Palette) {
    cells(
        painter,
        rect,
        |column, row| if column > 0.4 && row < 0.5 { theme::disc_black() } else { theme::wood() },
    );
    stone(painter, rect, -0.5, -1.0, Black);
    stone(painter, rect, 0.0, 0.0, Black);
    stone(painter, rect, 0.5, 1.0, Black);
    let middle = at(rect, 0.85, -0.4);
    for way in [vec2(4.0, 4.0), vec2(4.0, -4.0)] {
        painter.line_segment([middle - way, middle + way], pen());
    }
}

fn smother(painter: &Painter, rect: Rect, _: &Palette) {
    cells(painter, rect, plain);
    stone(painter, rect, -1.0, 0.0, White);
    for (column, row) in [(-0.5, -1.0), (0.0, 0.0), (-0.5, 1.0)] {
        stone(painter, rect, column, row, Black);
    }
    painter.circle_stroke(at(rect, -1.0, 0.0), CELL, pen());
}

fn leave(painter: &Painter, rect: Rect, _: &Palette) {
    cells(painter, rect, plain);
    stone(painter, rect, 0.5, -1.0, Black);
    stone(painter, rect, 1.0, 0.0, Black);
    stone(painter, rect, -0.5, 1.0, White);
    painter.arrow(at(rect, -0.5, 1.0) - vec2(0.0, 8.0), vec2(0.0, -26.0), pen());
}

fn komi(painter: &Painter, rect: Rect, _: &Palette) {
    icons::disc(painter, at(rect, -0.7, 0.0), CELL * 1.1, White);
    let coin = Rect::from_center_size(at(rect, 0.9, 0.0), Vec2::splat(CELL * 2.2));
    icons::Icon::Coin.paint(painter, coin, theme::pen());
}
