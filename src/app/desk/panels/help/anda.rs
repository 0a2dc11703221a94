//! The rules of Anda.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::{Rule, pen};
use crate::app::desk::panels::{icons, theme};
use crate::rules::Player::{self, Black, White};

pub(super) const RULES: [Rule; 6] = [
    Rule {
        title: "Goal",
        text: "Stones of one colour that touch are a group. Whoever loses the last group loses the game.",
        picture: goal,
    },
    Rule {
        title: "First turn",
        text: "Two stones on the edge of the board. Six corners and the six sides between them are its parts: the two \
               stones stand on parts that do not touch.",
        picture: first,
    },
    Rule {
        title: "Place",
        text: "Then one stone a turn, on any empty cell outside enemy territory: regions that touch one colour only \
               are closed to the other.",
        picture: place,
    },
    Rule {
        title: "Smother",
        text: "A breath of a group is an empty region beside it. A group is smothered if it has no breath, or if each \
               of its breaths touches exactly one enemy group.",
        picture: smother,
    },
    Rule {
        title: "What leaves",
        text: "After each turn all smothered enemy groups leave, then your own. A stone that alone would leave may \
               not be placed.",
        picture: leave,
    },
    Rule {
        title: "Komi",
        text: "White may spend a komi point instead of placing a stone. One player names their number, the other one \
               picks a side.",
        picture: komi,
    },
];

/// Half of a cell's height in a picture, and its place from the middle in columns and rows.
const CELL: f32 = 12.5;

fn at(rect: Rect, column: f32, row: f32) -> Pos2 {
    rect.center() + vec2(column * CELL * 1.732, row * CELL * 1.5)
}

fn cell(painter: &Painter, middle: Pos2, fill: Color32) {
    let corner =
        |turn: u8| middle + Vec2::angled((f32::from(turn) + 0.5) * std::f32::consts::FRAC_PI_3) * CELL;
    let corners = [0, 1, 2, 3, 4, 5].map(corner).to_vec();
    painter.add(Shape::convex_polygon(corners, fill, Stroke::new(1.0, theme::DISC_BLACK)));
}

/// Three rows of cells, the middle one with one more; `fill` gives their colours by column and row.
fn cells(painter: &Painter, rect: Rect, fill: impl Fn(f32, f32) -> Color32) {
    for (row, columns) in [(-1.0, &[-0.5, 0.5][..]), (0.0, &[-1.0, 0.0, 1.0]), (1.0, &[-0.5, 0.5])] {
        for &column in columns {
            cell(painter, at(rect, column, row), fill(column, row));
        }
    }
}

fn plain(_: f32, _: f32) -> Color32 {
    theme::WOOD
}

fn stone(painter: &Painter, rect: Rect, column: f32, row: f32, player: Player) {
    icons::disc(painter, at(rect, column, row), CELL * 0.68, player);
}

fn goal(painter: &Painter, rect: Rect) {
    cells(painter, rect, plain);
    stone(painter, rect, -0.5, -1.0, Black);
    stone(painter, rect, -1.0, 0.0, Black);
    stone(painter, rect, 0.5, 1.0, White);
    stone(painter, rect, 1.0, 0.0, White);
}

fn first(painter: &Painter, rect: Rect) {
    cells(painter, rect, plain);
    stone(painter, rect, -0.5, -1.0, Black);
    stone(painter, rect, 0.5, 1.0, Black);
}

fn place(painter: &Painter, rect: Rect) {
    cells(
        painter,
        rect,
        |column, row| if column > 0.4 && row < 0.5 { theme::DISC_BLACK } else { theme::WOOD },
    );
    stone(painter, rect, -0.5, -1.0, Black);
    stone(painter, rect, 0.0, 0.0, Black);
    stone(painter, rect, 0.5, 1.0, Black);
    let middle = at(rect, 0.85, -0.4);
    for way in [vec2(4.0, 4.0), vec2(4.0, -4.0)] {
        painter.line_segment([middle - way, middle + way], pen());
    }
}

fn smother(painter: &Painter, rect: Rect) {
    cells(painter, rect, plain);
    stone(painter, rect, -1.0, 0.0, White);
    for (column, row) in [(-0.5, -1.0), (0.0, 0.0), (-0.5, 1.0)] {
        stone(painter, rect, column, row, Black);
    }
    painter.circle_stroke(at(rect, -1.0, 0.0), CELL, pen());
}

fn leave(painter: &Painter, rect: Rect) {
    cells(painter, rect, plain);
    stone(painter, rect, 0.5, -1.0, Black);
    stone(painter, rect, 1.0, 0.0, Black);
    stone(painter, rect, -0.5, 1.0, White);
    painter.arrow(at(rect, -0.5, 1.0) - vec2(0.0, 8.0), vec2(0.0, -26.0), pen());
}

fn komi(painter: &Painter, rect: Rect) {
    icons::disc(painter, at(rect, -0.7, 0.0), CELL * 1.1, White);
    let coin = Rect::from_center_size(at(rect, 0.9, 0.0), Vec2::splat(CELL * 2.2));
    icons::Icon::Coin.paint(painter, coin, theme::AMBER_HOVER);
}
