//! What a diagram consists of.

use crate::theme::Colour;

/// How a shape is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    /// Its inside, if it has one that is painted.
    pub fill: Option<Colour>,
    /// Its outline: colour and width.
    pub outline: Option<(Colour, f32)>,
}

impl Ink {
    /// Filled, without an outline.
    pub const fn filled(colour: Colour) -> Self {
        Self { fill: Some(colour), outline: None }
    }

    /// A line.
    pub const fn line(colour: Colour, width: f32) -> Self {
        Self { fill: None, outline: Some((colour, width)) }
    }

    /// Filled, with an outline.
    pub const fn both(fill: Colour, outline: Colour, width: f32) -> Self {
        Self { fill: Some(fill), outline: Some((outline, width)) }
    }
}

/// One shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A circle.
    Circle {
        /// Its middle.
        middle: [f32; 2],
        /// Its radius.
        radius: f32,
        /// How it is painted.
        ink: Ink,
    },
    /// A rectangle with upright sides.
    Rectangle {
        /// Its upper left corner.
        corner: [f32; 2],
        /// Its width and height.
        size: [f32; 2],
        /// How it is painted.
        ink: Ink,
    },
    /// A polygon, closed.
    Polygon {
        /// Its corners.
        corners: Vec<[f32; 2]>,
        /// How it is painted.
        ink: Ink,
    },
    /// Lines from corner to corner, open.
    Path {
        /// The corners.
        corners: Vec<[f32; 2]>,
        /// How they are painted.
        ink: Ink,
    },
    /// A word or number.
    Text {
        /// What it says.
        text: String,
        /// Its middle.
        middle: [f32; 2],
        /// The height of its capitals.
        height: f32,
        /// Whether it is bold.
        bold: bool,
        /// Its colour.
        colour: Colour,
    },
}

impl Shape {
    /// The same so far to the right and down.
    #[must_use]
    pub fn moved(mut self, [right, down]: [f32; 2]) -> Self {
        let shift = |place: &mut [f32; 2]| *place = [place[0] + right, place[1] + down];
        match &mut self {
            Self::Circle { middle, .. } | Self::Text { middle, .. } => shift(middle),
            Self::Rectangle { corner, .. } => shift(corner),
            Self::Polygon { corners, .. } | Self::Path { corners, .. } => corners.iter_mut().for_each(shift),
        }
        self
    }

    /// The same in other colours.
    #[must_use]
    pub fn recoloured(mut self, other: impl Fn(Colour) -> Colour) -> Self {
        match &mut self {
            Self::Circle { ink, .. }
            | Self::Rectangle { ink, .. }
            | Self::Polygon { ink, .. }
            | Self::Path { ink, .. } => {
                ink.fill = ink.fill.map(&other);
                ink.outline = ink.outline.map(|(colour, width)| (other(colour), width));
            }
            Self::Text { colour, .. } => *colour = other(*colour),
        }
        self
    }
}
