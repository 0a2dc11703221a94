//! Icons and discs, drawn with lines: no picture files, sharp at every scale.

use std::f32::consts::TAU;

use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};

use super::theme;
use crate::board::{Board, Surface};
use crate::play::{Portrait, Stroke as PortraitStroke};
use crate::rules::Player;
use crate::theme::Theme;

/// Picture on a button or beside a text, drawn from lines and shapes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    Undo,
    Redo,
    /// To the starting position.
    ToStart,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the last position.
    ToEnd,
    Pass,
    Flag,
    Plus,
    Folder,
    /// The library.
    Books,
    /// Rename.
    Pen,
    /// Throw away.
    Bin,
    Copy,
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
    Minus,
    /// A komi point.
    Coin,
    Stop,
    Pencil,
    Eraser,
    Paste,
    Info,
    People,
    Menu,
    Search,
    /// The settings.
    Gear,
    /// Out of the window.
    Leave,
    /// From a chair at the table.
    Seat,
    /// From across the table.
    Opposite,
    /// From the side of the table.
    Side,
    /// From above.
    Above,
    /// A diagram on a page.
    Page,
    /// The letters “2D”.
    Flat,
    /// The table turns to the left.
    TurnLeft,
    TurnRight,
    /// From higher up.
    Higher,
    Lower,
    ZoomIn,
    ZoomOut,
    /// A curve over axes: analysis.
    Graph,
    /// Three sliders: how something works.
    Sliders,
    /// A hint.
    Bulb,
    /// Lessons.
    Cap,
    /// Puzzles: a piece of a jigsaw.
    Puzzle,
    Speaker,
    /// The corners of a screen.
    FullScreen,
    /// A picture in its frame: the sun over two hills.
    Picture,
    /// A camera: the photo mode.
    Camera,
    /// Languages.
    Globe,
    Keyboard,
    /// Accessibility: a figure with its arms spread.
    Figure,
    /// The coach: a question in a speech bubble.
    Question,
    /// The clock of a game.
    Clock,
    Pause,
}

/// A part of an icon, in a square with a side of 20.
#[derive(Clone, Copy, Debug)]
enum Mark<'a> {
    Line(&'a [(f32, f32)]),
    Closed(&'a [(f32, f32)]),
    Filled(&'a [(f32, f32)]),
    /// A part of a circle: centre, radius, and from where to where in turns, clockwise from the right.
    Arc((f32, f32), f32, [f32; 2]),
    Dot((f32, f32), f32),
    /// Text in the middle, and its size.
    Text(&'a str, f32),
}

/// Outline of a board that lies flat.
const TABLE: Mark<'static> =
    Mark::Closed(&[(6.8, 12.2), (13.2, 12.2), (16.0, 14.8), (13.2, 17.4), (6.8, 17.4), (4.0, 14.8)]);
const RING: Mark<'static> = Mark::Arc((10.0, 10.0), 7.8, [0.0, 1.0]);

impl Icon {
    /// Adds the icon to a layout, in its usual size.
    pub(super) fn show(self, ui: &mut Ui, color: Color32) {
        let (square, _) = ui.allocate_exact_size(Vec2::splat(theme::ICON), Sense::hover());
        self.paint(ui.painter(), square, color);
    }

    /// Draws the icon into a square, in one colour.
    pub(super) fn paint(self, painter: &Painter, square: Rect, color: Color32) {
        paint_marks(painter, square, color, self.marks().iter().copied());
    }

    #[expect(clippy::too_many_lines, reason = "a table of drawings")]
    const fn marks(self) -> &'static [Mark<'static>] {
        use Mark::{Arc, Closed, Dot, Filled, Line, Text};
        match self {
            Self::FullScreen => &[
                Line(&[(3.0, 7.5), (3.0, 3.5), (7.5, 3.5)]),
                Line(&[(12.5, 3.5), (17.0, 3.5), (17.0, 7.5)]),
                Line(&[(17.0, 12.5), (17.0, 16.5), (12.5, 16.5)]),
                Line(&[(7.5, 16.5), (3.0, 16.5), (3.0, 12.5)]),
            ],
            Self::Picture => &[
                Closed(&[(2.5, 4.0), (17.5, 4.0), (17.5, 16.0), (2.5, 16.0)]),
                Line(&[(2.5, 13.5), (7.0, 9.0), (11.0, 13.0), (13.5, 10.5), (17.5, 14.0)]),
                Dot((13.0, 7.5), 1.5),
            ],
            Self::Camera => &[
                Closed(&[
                    (2.5, 6.0),
                    (6.5, 6.0),
                    (8.0, 4.0),
                    (12.0, 4.0),
                    (13.5, 6.0),
                    (17.5, 6.0),
                    (17.5, 16.0),
                    (2.5, 16.0),
                ]),
                Arc((10.0, 10.8), 3.0, [0.0, 1.0]),
            ],
            Self::Globe => &[
                RING,
                Line(&[(2.4, 10.0), (17.6, 10.0)]),
                Arc((3.4, 10.0), 9.8, [-0.146, 0.146]),
                Arc((16.6, 10.0), 9.8, [0.354, 0.646]),
            ],
            Self::Keyboard => &[
                Closed(&[(2.0, 4.5), (18.0, 4.5), (18.0, 15.5), (2.0, 15.5)]),
                Dot((5.5, 8.0), 1.1),
                Dot((10.0, 8.0), 1.1),
                Dot((14.5, 8.0), 1.1),
                Line(&[(6.0, 12.2), (14.0, 12.2)]),
            ],
            Self::Figure => &[
                Dot((10.0, 4.0), 2.0),
                Line(&[(3.5, 7.6), (16.5, 7.6)]),
                Line(&[(10.0, 7.6), (10.0, 11.8)]),
                Line(&[(6.4, 17.8), (10.0, 11.6), (13.6, 17.8)]),
            ],
            Self::Question => &[
                Closed(&[
                    (2.5, 3.0),
                    (17.5, 3.0),
                    (17.5, 14.0),
                    (9.5, 14.0),
                    (6.0, 17.5),
                    (6.0, 14.0),
                    (2.5, 14.0),
                ]),
                Text("?", 9.5),
            ],
            Self::Undo => &[
                Line(&[(7.5, 3.5), (3.5, 7.5), (7.5, 11.5)]),
                Line(&[(3.5, 7.5), (12.0, 7.5)]),
                Arc((12.0, 12.0), 4.5, [-0.25, 0.25]),
                Line(&[(12.0, 16.5), (8.0, 16.5)]),
            ],
            Self::ToStart => {
                &[Line(&[(4.5, 4.0), (4.5, 16.0)]), Line(&[(14.5, 4.0), (8.5, 10.0), (14.5, 16.0)])]
            }
            Self::Back => &[Line(&[(12.5, 4.0), (6.5, 10.0), (12.5, 16.0)])],
            Self::Forward => &[Line(&[(7.5, 4.0), (13.5, 10.0), (7.5, 16.0)])],
            Self::ToEnd => {
                &[Line(&[(5.5, 4.0), (11.5, 10.0), (5.5, 16.0)]), Line(&[(15.5, 4.0), (15.5, 16.0)])]
            }
            Self::Books => &[
                Closed(&[(3.5, 3.5), (7.0, 3.5), (7.0, 16.5), (3.5, 16.5)]),
                Closed(&[(7.0, 5.5), (10.5, 5.5), (10.5, 16.5), (7.0, 16.5)]),
                Closed(&[(11.2, 6.2), (14.2, 5.2), (17.4, 15.4), (14.4, 16.4)]),
            ],
            Self::Pen => &[
                Closed(&[(3.8, 16.2), (4.6, 12.6), (13.2, 4.0), (16.0, 6.8), (7.4, 15.4)]),
                Line(&[(11.2, 6.0), (14.0, 8.8)]),
            ],
            Self::Bin => &[
                Line(&[(3.5, 5.5), (16.5, 5.5)]),
                Line(&[(8.0, 5.5), (8.0, 3.2), (12.0, 3.2), (12.0, 5.5)]),
                Line(&[(5.2, 5.5), (6.0, 16.8), (14.0, 16.8), (14.8, 5.5)]),
                Line(&[(8.4, 8.5), (8.7, 13.8)]),
                Line(&[(11.6, 8.5), (11.3, 13.8)]),
            ],
            Self::Copy => &[
                Closed(&[(7.0, 7.0), (16.5, 7.0), (16.5, 16.5), (7.0, 16.5)]),
                Line(&[(4.6, 13.0), (3.5, 13.0), (3.5, 3.5), (13.0, 3.5), (13.0, 4.6)]),
            ],
            Self::Redo => &[
                Line(&[(12.5, 3.5), (16.5, 7.5), (12.5, 11.5)]),
                Line(&[(16.5, 7.5), (8.0, 7.5)]),
                Arc((8.0, 12.0), 4.5, [0.75, 0.25]),
                Line(&[(8.0, 16.5), (12.0, 16.5)]),
            ],
            Self::Pass => &[
                Line(&[(3.5, 5.0), (8.5, 10.0), (3.5, 15.0)]),
                Line(&[(9.0, 5.0), (14.0, 10.0), (9.0, 15.0)]),
                Line(&[(17.0, 4.5), (17.0, 15.5)]),
            ],
            Self::Flag => &[
                Line(&[(4.5, 17.5), (4.5, 3.5)]),
                Closed(&[(4.5, 3.5), (15.5, 3.5), (12.5, 7.25), (15.5, 11.0), (4.5, 11.0)]),
            ],
            Self::Plus => &[Line(&[(10.0, 3.5), (10.0, 16.5)]), Line(&[(3.5, 10.0), (16.5, 10.0)])],
            Self::Folder => {
                &[Closed(&[(2.5, 4.5), (7.5, 4.5), (9.5, 7.0), (17.5, 7.0), (17.5, 16.0), (2.5, 16.0)])]
            }
            Self::Save => &[
                Line(&[(10.0, 3.0), (10.0, 12.0)]),
                Line(&[(6.0, 8.5), (10.0, 12.5), (14.0, 8.5)]),
                Line(&[(3.0, 12.5), (3.0, 17.0), (17.0, 17.0), (17.0, 12.5)]),
            ],
            Self::List => &[
                Line(&[(7.5, 5.0), (17.0, 5.0)]),
                Line(&[(7.5, 10.0), (17.0, 10.0)]),
                Line(&[(7.5, 15.0), (17.0, 15.0)]),
                Dot((3.8, 5.0), 1.3),
                Dot((3.8, 10.0), 1.3),
                Dot((3.8, 15.0), 1.3),
            ],
            Self::Help => &[RING, Text("?", 12.0)],
            Self::Gear => &[
                Line(&[(3.0, 5.0), (17.0, 5.0)]),
                Line(&[(3.0, 10.0), (17.0, 10.0)]),
                Line(&[(3.0, 15.0), (17.0, 15.0)]),
                Dot((13.0, 5.0), 2.4),
                Dot((7.0, 10.0), 2.4),
                Dot((11.5, 15.0), 2.4),
            ],
            Self::Info => &[RING, Line(&[(10.0, 9.2), (10.0, 14.0)]), Dot((10.0, 6.3), 1.1)],
            Self::Pencil => &[
                Closed(&[(3.5, 16.5), (4.8, 12.2), (13.2, 3.8), (16.2, 6.8), (7.8, 15.2)]),
                Line(&[(11.2, 5.8), (14.2, 8.8)]),
            ],
            Self::Eraser => &[
                Closed(&[(7.6, 16.0), (3.2, 11.6), (11.4, 3.4), (16.8, 8.8), (9.6, 16.0)]),
                Line(&[(7.3, 7.5), (12.7, 12.9)]),
                Line(&[(9.6, 16.5), (17.0, 16.5)]),
            ],
            Self::Paste => &[
                Closed(&[(4.5, 4.5), (15.5, 4.5), (15.5, 17.0), (4.5, 17.0)]),
                Filled(&[(7.5, 2.8), (12.5, 2.8), (12.5, 6.2), (7.5, 6.2)]),
            ],
            Self::Clock => &[RING, Line(&[(10.0, 5.0), (10.0, 10.0), (13.5, 12.0)])],
            Self::Pause => &[Line(&[(7.0, 4.0), (7.0, 16.0)]), Line(&[(13.0, 4.0), (13.0, 16.0)])],
            Self::Stop => &[RING, Line(&[(4.5, 4.5), (15.5, 15.5)])],
            Self::Labels => &[Text("a1", 14.0)],
            Self::Swap => &[
                Line(&[(12.5, 2.5), (16.5, 6.5), (12.5, 10.5)]),
                Line(&[(16.0, 6.5), (3.5, 6.5)]),
                Line(&[(7.5, 9.5), (3.5, 13.5), (7.5, 17.5)]),
                Line(&[(4.0, 13.5), (16.5, 13.5)]),
            ],
            Self::Replay => {
                &[Arc((10.0, 10.5), 6.5, [-0.42, 0.35]), Line(&[(3.6, 3.4), (3.9, 7.9), (8.4, 7.4)])]
            }
            Self::Cross => &[Line(&[(5.0, 5.0), (15.0, 15.0)]), Line(&[(15.0, 5.0), (5.0, 15.0)])],
            Self::Play => &[Filled(&[(6.0, 3.5), (16.5, 10.0), (6.0, 16.5)])],
            Self::Bolt => &[
                Filled(&[(11.8, 2.0), (4.5, 11.6), (10.4, 11.6)]),
                Filled(&[(8.2, 18.0), (15.5, 8.4), (9.6, 8.4)]),
            ],
            Self::Eye => &[
                Arc((10.0, 15.4), 9.6, [-0.405, -0.095]),
                Arc((10.0, 4.6), 9.6, [0.095, 0.405]),
                Arc((10.0, 10.0), 2.4, [0.0, 1.0]),
            ],
            Self::Trophy => &[
                Closed(&[
                    (5.5, 3.5),
                    (14.5, 3.5),
                    (14.0, 8.2),
                    (12.4, 10.8),
                    (10.0, 11.6),
                    (7.6, 10.8),
                    (6.0, 8.2),
                ]),
                Line(&[(5.6, 5.2), (2.8, 5.2), (3.4, 8.2), (6.2, 9.4)]),
                Line(&[(14.4, 5.2), (17.2, 5.2), (16.6, 8.2), (13.8, 9.4)]),
                Line(&[(10.0, 11.6), (10.0, 16.0)]),
                Line(&[(6.0, 16.8), (14.0, 16.8)]),
            ],
            Self::Minus => &[Line(&[(4.0, 10.0), (16.0, 10.0)])],
            Self::Coin => &[
                Arc((10.0, 10.0), 7.0, [0.0, 1.0]),
                Line(&[(10.0, 6.4), (13.6, 10.0), (10.0, 13.6), (6.4, 10.0), (10.0, 6.4)]),
            ],
            Self::People => &[
                Arc((7.2, 6.6), 2.7, [0.0, 1.0]),
                Arc((7.2, 16.4), 4.9, [0.5, 1.0]),
                Arc((13.6, 7.2), 2.2, [-0.3, 0.3]),
                Arc((13.2, 16.4), 4.4, [-0.2, 0.0]),
            ],
            Self::Menu => &[
                Line(&[(3.5, 5.0), (16.5, 5.0)]),
                Line(&[(3.5, 10.0), (16.5, 10.0)]),
                Line(&[(3.5, 15.0), (16.5, 15.0)]),
            ],
            Self::Search => &[Arc((8.6, 8.6), 5.2, [0.0, 1.0]), Line(&[(12.5, 12.5), (17.0, 17.0)])],
            Self::Leave => &[
                Line(&[(11.5, 3.5), (4.0, 3.5), (4.0, 16.5), (11.5, 16.5)]),
                Line(&[(8.5, 10.0), (17.0, 10.0)]),
                Line(&[(13.5, 6.5), (17.0, 10.0), (13.5, 13.5)]),
            ],
            Self::Seat => &[
                Closed(&[(3.0, 11.5), (6.5, 4.5), (13.5, 4.5), (17.0, 11.5)]),
                Line(&[(10.0, 17.5), (10.0, 14.2)]),
                Line(&[(8.0, 15.8), (10.0, 13.8), (12.0, 15.8)]),
            ],
            Self::Opposite => &[
                Closed(&[(3.0, 15.5), (6.5, 8.5), (13.5, 8.5), (17.0, 15.5)]),
                Line(&[(10.0, 2.5), (10.0, 5.8)]),
                Line(&[(8.0, 4.2), (10.0, 6.2), (12.0, 4.2)]),
            ],
            Self::Side => &[
                Closed(&[(1.5, 13.5), (4.2, 6.5), (10.3, 6.5), (13.0, 13.5)]),
                Line(&[(18.5, 10.0), (15.2, 10.0)]),
                Line(&[(16.8, 8.0), (14.8, 10.0), (16.8, 12.0)]),
            ],
            Self::Above => &[
                Closed(&[(6.0, 3.5), (14.0, 3.5), (18.0, 10.0), (14.0, 16.5), (6.0, 16.5), (2.0, 10.0)]),
                Dot((10.0, 10.0), 2.0),
            ],
            Self::Page => &[
                Closed(&[(3.0, 2.5), (17.0, 2.5), (17.0, 17.5), (3.0, 17.5)]),
                Line(&[(3.0, 10.0), (17.0, 10.0)]),
                Line(&[(10.0, 2.5), (10.0, 17.5)]),
                Dot((10.0, 10.0), 3.4),
            ],
            Self::Flat => &[Text("2D", 13.5)],
            Self::TurnLeft => {
                &[TABLE, Arc((10.0, 10.2), 7.0, [0.53, 0.92]), Line(&[(1.2, 5.6), (3.2, 9.4), (7.0, 7.8)])]
            }
            Self::TurnRight => {
                &[TABLE, Arc((10.0, 10.2), 7.0, [0.58, 0.97]), Line(&[(13.0, 7.8), (16.8, 9.4), (18.8, 5.6)])]
            }
            Self::Higher => &[
                Closed(&[(6.6, 9.8), (13.4, 9.8), (16.8, 13.7), (13.4, 17.6), (6.6, 17.6), (3.2, 13.7)]),
                Line(&[(6.4, 5.8), (10.0, 2.4), (13.6, 5.8)]),
            ],
            Self::Lower => &[
                Closed(&[(6.0, 5.6), (14.0, 5.6), (17.4, 8.0), (14.0, 10.4), (6.0, 10.4), (2.6, 8.0)]),
                Line(&[(6.4, 14.0), (10.0, 17.4), (13.6, 14.0)]),
            ],
            Self::ZoomIn => &[
                Arc((8.6, 8.6), 5.8, [0.0, 1.0]),
                Line(&[(13.0, 13.0), (17.2, 17.2)]),
                Line(&[(8.6, 6.0), (8.6, 11.2)]),
                Line(&[(6.0, 8.6), (11.2, 8.6)]),
            ],
            Self::ZoomOut => &[
                Arc((8.6, 8.6), 5.8, [0.0, 1.0]),
                Line(&[(13.0, 13.0), (17.2, 17.2)]),
                Line(&[(6.0, 8.6), (11.2, 8.6)]),
            ],
            Self::Graph => &[
                Line(&[(3.5, 3.0), (3.5, 16.5), (17.0, 16.5)]),
                Line(&[(6.0, 12.5), (9.0, 8.5), (12.0, 10.8), (16.5, 4.5)]),
            ],
            Self::Sliders => &[
                Line(&[(3.0, 5.0), (17.0, 5.0)]),
                Line(&[(3.0, 10.0), (17.0, 10.0)]),
                Line(&[(3.0, 15.0), (17.0, 15.0)]),
                Dot((7.0, 5.0), 2.2),
                Dot((13.0, 10.0), 2.2),
                Dot((8.5, 15.0), 2.2),
            ],
            Self::Bulb => &[
                Arc((10.0, 8.2), 5.4, [0.36, 1.14]),
                Line(&[(6.6, 12.4), (7.6, 14.6), (12.4, 14.6), (13.4, 12.4)]),
                Line(&[(8.0, 17.4), (12.0, 17.4)]),
            ],
            Self::Cap => &[
                Closed(&[(10.0, 4.0), (18.6, 8.0), (10.0, 12.0), (1.4, 8.0)]),
                Line(&[(5.2, 10.2), (5.2, 14.4), (10.0, 16.6), (14.8, 14.4), (14.8, 10.2)]),
            ],
            Self::Puzzle => &[Closed(&[
                (3.0, 6.4),
                (7.6, 6.4),
                (7.4, 3.6),
                (9.4, 2.2),
                (11.4, 3.6),
                (11.2, 6.4),
                (15.6, 6.4),
                (15.6, 10.0),
                (18.0, 10.0),
                (19.0, 12.0),
                (18.0, 13.8),
                (15.6, 13.8),
                (15.6, 17.6),
                (3.0, 17.6),
                (3.0, 13.8),
                (5.4, 13.8),
                (6.4, 12.0),
                (5.4, 10.0),
                (3.0, 10.0),
            ])],
            Self::Speaker => &[
                Closed(&[(2.4, 7.6), (5.6, 7.6), (10.0, 3.8), (10.0, 16.2), (5.6, 12.4), (2.4, 12.4)]),
                Arc((10.4, 10.0), 3.4, [-0.13, 0.13]),
                Arc((10.4, 10.0), 6.8, [-0.13, 0.13]),
            ],
            Self::Check => &[Line(&[(4.0, 10.5), (8.2, 14.7), (16.0, 5.8)])],
        }
    }
}

/// Draws marks into a square, in one colour.
fn paint_marks<'a>(painter: &Painter, square: Rect, color: Color32, marks: impl Iterator<Item = Mark<'a>>) {
    let scale = square.width() / 20.0;
    let at = |(x, y): (f32, f32)| square.min + vec2(x, y) * scale;
    let all = |points: &[(f32, f32)]| points.iter().copied().map(at).collect::<Vec<_>>();
    let pen = Stroke::new(1.7 * scale, color);
    for mark in marks {
        match mark {
            Mark::Line(points) => painter.line(all(points), pen),
            Mark::Closed(points) => painter.add(Shape::closed_line(all(points), pen)),
            Mark::Filled(points) => painter.add(Shape::convex_polygon(all(points), color, Stroke::NONE)),
            Mark::Arc(center, radius, [from, to]) => {
                painter.line(arc_points(at(center), radius * scale, from, to), pen)
            }
            Mark::Dot(center, radius) => painter.circle_filled(at(center), radius * scale, color),
            Mark::Text(text, size) => {
                let galley = painter.layout_no_wrap(text.to_owned(), theme::strong(size * scale), color);
                let rect = egui::Align2::CENTER_CENTER.anchor_size(square.center(), galley.size());
                painter.add(Shape::galley(rect.min, galley, color))
            }
        };
    }
}

/// Draws the portrait of a character into a square, in one colour.
pub(super) fn portrait(painter: &Painter, square: Rect, portrait: &Portrait, color: Color32) {
    let marks = portrait.0.iter().map(|stroke| match stroke {
        PortraitStroke::Line(points) => Mark::Line(points),
        PortraitStroke::Closed(points) => Mark::Closed(points),
        PortraitStroke::Filled(points) => Mark::Filled(points),
        PortraitStroke::Arc(center, radius, turns) => Mark::Arc(*center, *radius, *turns),
        PortraitStroke::Dot(center, radius) => Mark::Dot(*center, *radius),
    });
    paint_marks(painter, square, color, marks);
}

/// Draws a disc from above in the colours in use: as in 3D, Black has a dot and White a ring.
pub(super) fn disc(painter: &Painter, center: Pos2, radius: f32, player: Player) {
    draw_disc(painter, center, radius, player, &theme::pieces());
}

/// Draws a disc from above in the colours of a theme.
pub(super) fn disc_of(painter: &Painter, center: Pos2, radius: f32, player: Player, colours: &Theme) {
    draw_disc(painter, center, radius, player, &theme::Pieces::of(colours));
}

fn draw_disc(painter: &Painter, center: Pos2, radius: f32, player: Player, colours: &theme::Pieces) {
    let rim = (radius * 0.09).max(1.0);
    match player {
        Player::Black => {
            painter.circle(center, radius - rim / 2.0, colours.black, Stroke::new(rim, colours.black_rim));
            painter.circle_filled(center, radius * 0.24, colours.black_dot);
        }
        Player::White => {
            painter.circle(center, radius - rim / 2.0, colours.white, Stroke::new(rim, colours.white_rim));
            painter.circle_stroke(center, radius * 0.46, Stroke::new(radius * 0.13, colours.white_ring));
        }
    }
}

/// Draws a small disc without its mark, for counting.
pub(super) fn pip(painter: &Painter, center: Pos2, radius: f32, player: Player) {
    let (fill, rim) = match player {
        Player::Black => (theme::disc_black(), theme::disc_black_rim()),
        Player::White => (theme::disc_white(), theme::disc_white_rim()),
    };
    painter.circle(center, radius - 0.5, fill, Stroke::new(1.0, rim));
}

/// Draws a stack seen from the side, with its pieces from the lowest up.
pub(super) fn stack(painter: &Painter, foot: Pos2, width: f32, pieces: &[Player]) {
    let height = width * 0.3;
    let mut bottom = foot.y;
    for &player in pieces {
        let rect = Rect::from_min_max(
            pos2(foot.x - width / 2.0, bottom - height),
            pos2(foot.x + width / 2.0, bottom),
        );
        let (fill, rim) = match player {
            Player::Black => (theme::disc_black(), theme::disc_black_rim()),
            Player::White => (theme::disc_white(), theme::disc_white_rim()),
        };
        painter.rect(rect, height * 0.4, fill, Stroke::new(1.0, rim), egui::StrokeKind::Inside);
        bottom -= height + 1.0;
    }
}

/// Draws the net or the cells of a board, fitted into a rectangle.
pub(super) fn board(painter: &Painter, rect: Rect, board: &Board, line: Color32, dot: Color32) {
    let reach = |axis: usize| {
        board.points().map(|point| board.place(point)[axis].abs()).fold(0.0_f32, f32::max).max(0.5)
    };
    // Cells reach farther than their middles.
    let room = if board.surface() == Surface::Cells { 0.55 } else { 0.0 };
    let scale = (rect.width() / 2.0 / (reach(0) + room)).min(rect.height() / 2.0 / (reach(1) + room));
    let at = |point| {
        let [x, y] = board.place(point);
        rect.center() + vec2(x, -y) * scale
    };
    if board.surface() == Surface::Cells {
        for point in board.points() {
            let corner = |turn: f32| at(point) + egui::Vec2::angled((turn + 0.5) * TAU / 6.0) * scale * 0.5;
            let corners = [0.0, 1.0, 2.0, 3.0, 4.0, 5.0].map(corner);
            painter.add(Shape::convex_polygon(corners.to_vec(), dot.gamma_multiply(0.75), Stroke::NONE));
        }
        return;
    }
    for &(one, two) in board.lines() {
        painter.line_segment([at(one), at(two)], Stroke::new(1.0, line));
    }
    for point in board.points() {
        painter.circle_filled(at(point), (scale * 0.16).clamp(1.4, 3.0), dot);
    }
}

/// Returns points along an arc, to draw it; angles are in turns, clockwise from the right.
fn arc_points(center: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    let steps = 28_u8;
    let angle = |step: u8| (from + (to - from) * f32::from(step) / f32::from(steps)) * TAU;
    (0..=steps).map(|step| center + radius * egui::Vec2::angled(angle(step))).collect()
}
