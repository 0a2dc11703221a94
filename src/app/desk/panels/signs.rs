//! Small pictures of the marks on the board, for the legend.

use std::f32::consts::{FRAC_PI_4, PI, TAU};

use bevy::color::{Color, ColorToPacked, Luminance};
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::{Model, icons, theme};
use crate::app::game::MarkColours;
use crate::diagram;
use crate::rules::Player;

/// Side of the square picture of a mark in the legend and in the rules, in points.
pub(super) const LEGEND_ICON_SIZE: f32 = 22.0;
/// Width of the casing around a stroke, in points.
const CASE: f32 = 1.3;
/// Radius of a badge, in points.
const BADGE: f32 = 7.6;
/// Radius of a piece, in points.
const PIECE: f32 = 8.6;
/// Radius of a hexagonal cell, from its middle to a corner, in points.
const CELL: f32 = 9.2;

/// Mark on the board that the legend explains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Open,
    Closed,
    Asleep,
    Pinned,
    Tower,
    Part,
    Freeing,
    Threatened,
    Capturable,
    Safe,
    Breath,
    ShortBreath,
    Enemy,
    Doomed,
    Territory(Player),
    Danger,
    DangerFrom,
}

/// Colours with which the legend draws the marks on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    colours: MarkColours,
    /// Colours of the moon and the chain on their plates; a diagram has one colour for both.
    moon: Color32,
    chain: Color32,
}

impl Palette {
    /// Returns the colours for the current theme and board style.
    pub(super) fn in_use(model: &Model) -> Self {
        Self::of(&MarkColours::of(model.table), model.preferences.board.diagram)
    }

    fn of(colours: &MarkColours, is_diagram: bool) -> Self {
        let [moon, chain] = if is_diagram {
            [theme::shown(diagram::BADGE_SIGN); 2]
        } else {
            [colours.moon, colours.chain].map(solid)
        };
        Self { colours: *colours, moon, chain }
    }

    /// A colour with the casing that sets it off.
    fn cased(&self, core: Color) -> Cased {
        Cased { core: solid(core), casing: solid(self.colours.casing(core)) }
    }

    fn plate(&self) -> Cased {
        self.cased(self.colours.plate)
    }
}

fn solid(color: Color) -> Color32 {
    let [red, green, blue, _] = color.to_srgba().to_u8_array();
    Color32::from_rgb(red, green, blue)
}

/// A colour and the casing around it.
#[derive(Clone, Copy, Debug)]
struct Cased {
    core: Color32,
    casing: Color32,
}

impl Cased {
    /// Draws a shape twice: first wider, in the casing, then in its colour.
    fn twice(self, width: f32, mut draw: impl FnMut(Stroke)) {
        draw(Stroke::new(width + 2.0 * CASE, self.casing));
        draw(Stroke::new(width, self.core));
    }

    fn ring(self, painter: &Painter, middle: Pos2, radius: f32, width: f32) {
        self.twice(width, |stroke| {
            painter.circle_stroke(middle, radius, stroke);
        });
    }

    fn dot(self, painter: &Painter, middle: Pos2, radius: f32) {
        painter.circle_filled(middle, radius + CASE, self.casing);
        painter.circle_filled(middle, radius, self.core);
    }

    /// Draws lines over a common casing.
    fn lines(self, painter: &Painter, lines: &[Vec<Pos2>], width: f32) {
        for (color, width, longer) in [(self.casing, width + 2.0 * CASE, CASE), (self.core, width, 0.0)] {
            for line in lines {
                let mut line = line.clone();
                if let [first, .., last] = line.as_mut_slice() {
                    let along = (*last - *first).normalized() * longer;
                    *first -= along;
                    *last += along;
                }
                painter.line(line, Stroke::new(width, color));
            }
        }
    }

    fn shape(self, painter: &Painter, corners: Vec<Pos2>) {
        painter.add(Shape::convex_polygon(corners, self.core, Stroke::new(CASE, self.casing)));
    }
}

impl Palette {
    /// The brass screw of a tower.
    fn screw(&self, painter: &Painter, middle: Pos2) {
        let colours = &self.colours;
        self.cased(colours.brass).dot(painter, middle, BADGE * 0.9);
        for (share, lighter) in [(0.12, 0.09), (0.24, 0.18)] {
            let at = middle - Vec2::splat(share * BADGE);
            let lit = solid(colours.brass.lighter(lighter));
            painter.circle_filled(at, BADGE * (0.9 - share * 2.0), lit);
        }
        let slot = Vec2::angled(-0.6) * BADGE * 0.7;
        let dark = solid(colours.dark);
        painter.line_segment([middle - slot, middle + slot], Stroke::new(BADGE * 0.26, dark));
    }
}

impl Sign {
    /// Draws the mark into a square with sides of [`LEGEND_ICON_SIZE`], on the wood of the board.
    pub(super) fn draw(self, painter: &Painter, chip: Rect, palette: &Palette) {
        painter.rect_filled(chip, 4, theme::wood());
        let (c, colours) = (chip.center(), &palette.colours);
        let at = |x: f32, y: f32| c + vec2(x, y);
        let stack = |player| icons::disc(painter, c, PIECE, player);
        let dotted = |color| {
            for [from, to] in sides(c) {
                for share in [0.0, 0.5] {
                    palette.cased(color).dot(painter, from.lerp(to, share), 1.3);
                }
            }
        };
        let square = |half: f32| vec![at(-half, -half), at(half, -half), at(half, half), at(-half, half)];
        match self {
            Self::Open => palette.cased(colours.marks).ring(painter, c, 5.2, 2.0),
            Self::Closed => {
                palette.cased(colours.dark).lines(painter, &[vec![at(-5.5, 0.0), at(5.5, 0.0)]], 3.4);
            }
            Self::Asleep => {
                palette.plate().dot(painter, c, BADGE);
                moon(painter, at(0.9, 0.0), BADGE * 0.74, palette.moon);
            }
            Self::Pinned => {
                palette.plate().shape(painter, square(BADGE * 0.92));
                for side in [-1.0, 1.0] {
                    painter.circle_stroke(at(side * 2.3, 0.0), 2.9, Stroke::new(1.6, palette.chain));
                }
            }
            Self::Tower => {
                palette.screw(painter, c);
            }
            Self::Part => {
                stack(Player::White);
                let way = Vec2::angled(-FRAC_PI_4);
                let lines = [-0.62, 0.0, 0.62_f32].map(|step| {
                    let half = way * (1.0 - step * step).sqrt() * PIECE * 0.8;
                    let middle = c + way.rot90() * PIECE * 0.8 * step;
                    vec![middle - half, middle + half]
                });
                palette.cased(colours.target).lines(painter, &lines, 1.6);
            }
            Self::Freeing => {
                let lines = [vec![at(-6.5, 0.0), at(6.5, 0.0)], vec![at(0.0, -6.5), at(0.0, 6.5)]];
                palette.cased(colours.own).lines(painter, &lines, 2.6);
            }
            Self::Threatened => {
                palette.plate().shape(painter, vec![at(0.0, -8.6), at(8.6, 6.8), at(-8.6, 6.8)]);
                painter.line_segment([at(0.0, -3.8), at(0.0, 1.4)], Stroke::new(2.0, solid(colours.chain)));
                painter.circle_filled(at(0.0, 4.2), 1.2, solid(colours.chain));
            }
            Self::Capturable => {
                palette
                    .plate()
                    .shape(painter, vec![at(0.0, -9.0), at(9.0, 0.0), at(0.0, 9.0), at(-9.0, 0.0)]);
                painter.line_segment([at(0.0, -5.2), at(0.0, 0.5)], Stroke::new(2.2, solid(colours.moon)));
                let head = vec![at(0.0, 5.4), at(-3.6, 0.2), at(3.6, 0.2)];
                painter.add(Shape::convex_polygon(head, solid(colours.moon), Stroke::NONE));
            }
            Self::Safe => {
                stack(Player::Black);
                palette.cased(colours.brass).ring(painter, c, PIECE - 0.5, 2.0);
            }
            Self::Breath => palette.cased(colours.own).lines(painter, &sides(c).map(Vec::from), 2.0),
            Self::ShortBreath => {
                let sides = sides(c).map(|[from, to]| vec![from.lerp(to, 0.2), from.lerp(to, 0.8)]);
                palette.cased(colours.foe).lines(painter, &sides, 2.0);
            }
            Self::Enemy => dotted(colours.foe),
            Self::Doomed => {
                stack(Player::White);
                let lines = [vec![at(-5.0, -5.0), at(5.0, 5.0)], vec![at(-5.0, 5.0), at(5.0, -5.0)]];
                palette.cased(colours.target).lines(painter, &lines, 2.6);
            }
            Self::Territory(player) => {
                let tone = if player == Player::Black { colours.dark } else { colours.white_sign };
                let cased = palette.cased(tone);
                cased.lines(painter, &sides(c).map(Vec::from), 1.8);
                if player == Player::Black {
                    cased.dot(painter, c, 2.6);
                } else {
                    cased.ring(painter, c, 2.9, 1.6);
                }
            }
            Self::Danger => dotted(colours.danger),
            Self::DangerFrom => {
                let corners = [at(0.0, -6.2), at(6.2, 0.0), at(0.0, 6.2), at(-6.2, 0.0)];
                palette.cased(colours.danger).twice(2.0, |stroke| {
                    painter.add(Shape::closed_line(corners.into(), stroke));
                });
            }
        }
    }
}

/// Sides of a cell that stands on a corner, as on the board.
fn sides(middle: Pos2) -> [[Pos2; 2]; 6] {
    let corner = |turn: f32| middle + Vec2::angled((turn + 0.5) * TAU / 6.0) * CELL;
    [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(|side| [corner(side), corner(side + 1.0)])
}

/// A crescent that opens to the right, as a strip of polygons.
fn moon(painter: &Painter, middle: Pos2, radius: f32, color: Color32) {
    const STEPS: u8 = 16;
    /// Half of the angle that the outer arc spans, in radians.
    const TIP: f32 = 0.70 * PI;
    /// Radius of the inner arc, as a share of the outer one.
    const INNER: f32 = 0.84;
    let inner_angle = (TIP.sin() / INNER).asin();
    let center = TIP.cos() + INNER * inner_angle.cos();
    let pair = |step: u8| {
        let share = f32::from(step) / f32::from(STEPS) * 2.0 - 1.0;
        let ((sin, cos), (inner_sin, inner_cos)) =
            ((TIP * share).sin_cos(), ((PI - inner_angle) * share).sin_cos());
        [vec2(center + INNER * inner_cos, INNER * inner_sin), vec2(cos, sin)]
            .map(|at| middle + vec2(-at.x, at.y) * radius)
    };
    for step in 0..STEPS {
        let ([one, two], [four, three]) = (pair(step), pair(step + 1));
        painter.add(Shape::convex_polygon(vec![one, two, three, four], color, Stroke::new(0.4, color)));
    }
}
