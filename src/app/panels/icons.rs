//! Icons and discs, drawn with lines: no picture files, sharp at every scale.

use std::f32::consts::TAU;

use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::theme;
use crate::board::Board;
use crate::rules::Player;

/// What a button shows beside its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    Undo,
    Redo,
    Pass,
    Flag,
    Plus,
    Folder,
    Save,
    List,
    Help,
    Labels,
    Swap,
    Replay,
    Cross,
    Play,
    Bolt,
    Eye,
    Trophy,
    Check,
    Stop,
    Info,
}

impl Icon {
    /// Draws the icon into a square; its lines are made for a side of 20.
    pub(super) fn paint(self, painter: &Painter, square: Rect, color: Color32) {
        let scale = square.width() / 20.0;
        let at = |x: f32, y: f32| square.min + vec2(x, y) * scale;
        let pen = Stroke::new(1.7 * scale, color);
        let line = |points: &[(f32, f32)]| {
            painter.line(points.iter().map(|&(x, y)| at(x, y)).collect(), pen);
        };
        let closed = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| at(x, y)).collect();
            painter.add(Shape::closed_line(points, pen));
        };
        let filled = |points: &[(f32, f32)]| {
            let points = points.iter().map(|&(x, y)| at(x, y)).collect();
            painter.add(Shape::convex_polygon(points, color, Stroke::NONE));
        };
        let arc = |x: f32, y: f32, radius: f32, from: f32, to: f32| {
            painter.line(arc_points(at(x, y), radius * scale, from, to), pen);
        };
        let letter = |text: &str, size: f32| {
            let font = theme::strong(size * scale);
            painter.text(square.center(), egui::Align2::CENTER_CENTER, text, font, color);
        };
        match self {
            Self::Undo => {
                line(&[(7.5, 3.5), (3.5, 7.5), (7.5, 11.5)]);
                line(&[(3.5, 7.5), (12.0, 7.5)]);
                arc(12.0, 12.0, 4.5, -0.25, 0.25);
                line(&[(12.0, 16.5), (8.0, 16.5)]);
            }
            Self::Redo => {
                line(&[(12.5, 3.5), (16.5, 7.5), (12.5, 11.5)]);
                line(&[(16.5, 7.5), (8.0, 7.5)]);
                arc(8.0, 12.0, 4.5, 0.75, 0.25);
                line(&[(8.0, 16.5), (12.0, 16.5)]);
            }
            Self::Pass => {
                line(&[(3.5, 5.0), (8.5, 10.0), (3.5, 15.0)]);
                line(&[(9.0, 5.0), (14.0, 10.0), (9.0, 15.0)]);
                line(&[(17.0, 4.5), (17.0, 15.5)]);
            }
            Self::Flag => {
                line(&[(4.5, 17.5), (4.5, 3.5)]);
                closed(&[(4.5, 3.5), (15.5, 3.5), (12.5, 7.25), (15.5, 11.0), (4.5, 11.0)]);
            }
            Self::Plus => {
                line(&[(10.0, 3.5), (10.0, 16.5)]);
                line(&[(3.5, 10.0), (16.5, 10.0)]);
            }
            Self::Folder => {
                let outline = [(2.5, 4.5), (7.5, 4.5), (9.5, 7.0), (17.5, 7.0), (17.5, 16.0), (2.5, 16.0)];
                closed(&outline);
            }
            Self::Save => {
                line(&[(10.0, 3.0), (10.0, 12.0)]);
                line(&[(6.0, 8.5), (10.0, 12.5), (14.0, 8.5)]);
                line(&[(3.0, 12.5), (3.0, 17.0), (17.0, 17.0), (17.0, 12.5)]);
            }
            Self::List => {
                for y in [5.0, 10.0, 15.0] {
                    line(&[(7.5, y), (17.0, y)]);
                    painter.circle_filled(at(3.8, y), 1.3 * scale, color);
                }
            }
            Self::Help => {
                painter.circle_stroke(square.center(), 7.8 * scale, pen);
                letter("?", 12.0);
            }
            Self::Info => {
                painter.circle_stroke(square.center(), 7.8 * scale, pen);
                line(&[(10.0, 9.2), (10.0, 14.0)]);
                painter.circle_filled(at(10.0, 6.3), 1.1 * scale, color);
            }
            Self::Labels => letter("a1", 14.0),
            Self::Swap => {
                line(&[(12.5, 2.5), (16.5, 6.5), (12.5, 10.5)]);
                line(&[(16.0, 6.5), (3.5, 6.5)]);
                line(&[(7.5, 9.5), (3.5, 13.5), (7.5, 17.5)]);
                line(&[(4.0, 13.5), (16.5, 13.5)]);
            }
            Self::Replay => {
                arc(10.0, 10.5, 6.5, -0.10, 0.68);
                line(&[(4.3, 2.8), (4.3, 7.2), (8.7, 7.2)]);
            }
            Self::Cross => {
                line(&[(5.0, 5.0), (15.0, 15.0)]);
                line(&[(15.0, 5.0), (5.0, 15.0)]);
            }
            Self::Play => filled(&[(6.0, 3.5), (16.5, 10.0), (6.0, 16.5)]),
            Self::Bolt => {
                filled(&[(11.8, 2.0), (4.5, 11.6), (10.4, 11.6)]);
                filled(&[(8.2, 18.0), (15.5, 8.4), (9.6, 8.4)]);
            }
            Self::Eye => {
                let lid = |sign: f32| {
                    let bend = |x: f32| 10.0 - sign * 5.6 * (1.0 - ((x - 10.0) / 8.0).powi(2));
                    let points: Vec<_> = (0..=12u8).map(|i| 2.0 + f32::from(i) * 16.0 / 12.0).collect();
                    line(&points.iter().map(|&x| (x, bend(x))).collect::<Vec<_>>());
                };
                lid(1.0);
                lid(-1.0);
                painter.circle_stroke(square.center(), 2.3 * scale, pen);
            }
            Self::Trophy => {
                line(&[(5.5, 3.5), (14.5, 3.5)]);
                line(&[
                    (5.5, 3.5),
                    (5.8, 8.0),
                    (7.6, 10.8),
                    (10.0, 11.6),
                    (12.4, 10.8),
                    (14.2, 8.0),
                    (14.5, 3.5),
                ]);
                line(&[(5.6, 5.2), (2.8, 5.2), (3.4, 8.2), (6.2, 9.4)]);
                line(&[(14.4, 5.2), (17.2, 5.2), (16.6, 8.2), (13.8, 9.4)]);
                line(&[(10.0, 11.6), (10.0, 16.0)]);
                line(&[(6.0, 16.8), (14.0, 16.8)]);
            }
            Self::Check => line(&[(4.0, 10.5), (8.2, 14.7), (16.0, 5.8)]),
            Self::Stop => {
                painter.circle_stroke(square.center(), 7.3 * scale, pen);
                line(&[(4.9, 4.9), (15.1, 15.1)]);
            }
        }
    }
}

/// A disc from above, coded as in 3D: Black has a dot, White a ring.
pub(super) fn disc(painter: &Painter, center: Pos2, radius: f32, player: Player) {
    let rim = (radius * 0.09).max(1.0);
    match player {
        Player::Black => {
            painter.circle(
                center,
                radius - rim / 2.0,
                theme::DISC_BLACK,
                Stroke::new(rim, theme::DISC_BLACK_RIM),
            );
            painter.circle_filled(center, radius * 0.24, theme::DISC_BLACK_DOT);
        }
        Player::White => {
            painter.circle(
                center,
                radius - rim / 2.0,
                theme::DISC_WHITE,
                Stroke::new(rim, theme::DISC_WHITE_RIM),
            );
            painter.circle_stroke(center, radius * 0.46, Stroke::new(radius * 0.13, theme::DISC_WHITE_RING));
        }
    }
}

/// A small disc without its mark, for counting.
pub(super) fn pip(painter: &Painter, center: Pos2, radius: f32, player: Player) {
    match player {
        Player::Black => {
            painter.circle(center, radius - 0.5, theme::DISC_BLACK, Stroke::new(1.0, theme::DISC_BLACK_RIM))
        }
        Player::White => painter.circle_filled(center, radius, theme::DISC_WHITE),
    };
}

/// A stack from the side, bottom first.
pub(super) fn stack(painter: &Painter, foot: Pos2, width: f32, pieces: &[Player]) {
    let height = width * 0.3;
    let mut bottom = foot.y;
    for &player in pieces {
        let rect = Rect::from_min_max(
            pos2(foot.x - width / 2.0, bottom - height),
            pos2(foot.x + width / 2.0, bottom),
        );
        let (fill, rim) = match player {
            Player::Black => (theme::DISC_BLACK, theme::DISC_BLACK_RIM),
            Player::White => (theme::DISC_WHITE, theme::DISC_WHITE_RIM),
        };
        painter.rect(rect, height * 0.4, fill, Stroke::new(1.0, rim), egui::StrokeKind::Inside);
        bottom -= height + 1.0;
    }
}

/// The net of a board, fitted into a rectangle.
pub(super) fn board(painter: &Painter, rect: Rect, board: &Board, line: Color32, dot: Color32) {
    let reach = |axis: usize| {
        board.points().map(|point| board.place(point)[axis].abs()).fold(0.0_f32, f32::max).max(0.5)
    };
    let scale = (rect.width() / 2.0 / reach(0)).min(rect.height() / 2.0 / reach(1));
    let at = |point| {
        let [x, y] = board.place(point);
        rect.center() + vec2(x, -y) * scale
    };
    for &(one, two) in board.lines() {
        painter.line_segment([at(one), at(two)], Stroke::new(1.0, line));
    }
    for point in board.points() {
        painter.circle_filled(at(point), (scale * 0.16).clamp(1.4, 3.0), dot);
    }
}

/// Points on a circle; angles in turns, clockwise from the right.
pub(super) fn arc_points(center: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    let steps = 24_u8;
    let angle = |step: u8| (from + (to - from) * f32::from(step) / f32::from(steps)) * TAU;
    (0..=steps).map(|step| center + radius * egui::Vec2::angled(angle(step))).collect()
}
