//! Shapes of a diagram.

use crate::theme::Colour;

/// Colours with which a shape is filled and outlined, and the width of the outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ShapeStyle {
    /// Colour of the inside.
    pub fill: Option<Colour>,
    /// Colour and width of the outline.
    pub outline: Option<(Colour, f32)>,
}

impl ShapeStyle {
    /// A style with a fill and no outline.
    pub const fn filled(colour: Colour) -> Self {
        Self { fill: Some(colour), outline: None }
    }

    /// A style with an outline and no fill; its width is in pixels.
    pub const fn line(colour: Colour, width: f32) -> Self {
        Self { fill: None, outline: Some((colour, width)) }
    }

    /// A style with a fill and an outline, whose width is in pixels.
    pub const fn both(fill: Colour, outline: Colour, width: f32) -> Self {
        Self { fill: Some(fill), outline: Some((outline, width)) }
    }
}

/// A shape of a picture (circle, line, polygon, text) in pixels; y goes down.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A circle.
    Circle {
        /// Centre.
        middle: [f32; 2],
        /// Radius.
        radius: f32,
        /// Fill and outline.
        style: ShapeStyle,
    },
    /// A rectangle with upright sides.
    Rectangle {
        /// Upper left corner.
        corner: [f32; 2],
        /// Width and height.
        size: [f32; 2],
        /// Fill and outline.
        style: ShapeStyle,
    },
    /// A polygon, closed.
    Polygon {
        /// Corners.
        corners: Vec<[f32; 2]>,
        /// Fill and outline.
        style: ShapeStyle,
    },
    /// Lines from corner to corner, open.
    Path {
        /// Corners.
        corners: Vec<[f32; 2]>,
        /// Colour and width.
        style: ShapeStyle,
    },
    /// A word or number.
    Text {
        /// Text.
        text: String,
        /// Centre.
        middle: [f32; 2],
        /// Height of a capital.
        height: f32,
        /// True for bold type.
        bold: bool,
        /// Colour.
        colour: Colour,
    },
}

impl Shape {
    /// The shape moved by this many pixels to the right and down.
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

    /// The shape with each of its colours replaced by what `other` gives for it.
    #[must_use]
    pub fn recoloured(mut self, other: impl Fn(Colour) -> Colour) -> Self {
        match &mut self {
            Self::Circle { style, .. }
            | Self::Rectangle { style, .. }
            | Self::Polygon { style, .. }
            | Self::Path { style, .. } => {
                style.fill = style.fill.map(&other);
                style.outline = style.outline.map(|(colour, width)| (other(colour), width));
            }
            Self::Text { colour, .. } => *colour = other(*colour),
        }
        self
    }
}
