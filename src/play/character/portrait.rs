//! Small pictures of characters, drawn from strokes like the icons of the window.

use super::file::CharacterError;
use crate::rules::excerpt;

/// A picture made of strokes in a square with a side of [`Portrait::SIDE`], from the upper left corner.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Portrait(pub Vec<Stroke>);

impl Portrait {
    /// Side of the square.
    pub const SIDE: f32 = 20.0;
    /// The most strokes of a portrait.
    pub const MAX_STROKES: usize = 24;
}

/// A part of a portrait.
#[derive(Clone, Debug, PartialEq)]
pub enum Stroke {
    /// A line through these points.
    Line(Vec<(f32, f32)>),
    /// The outline of a polygon.
    Closed(Vec<(f32, f32)>),
    /// A filled convex polygon.
    Filled(Vec<(f32, f32)>),
    /// A part of a circle: centre, radius, and from where to where in turns, clockwise from the right.
    Arc((f32, f32), f32, [f32; 2]),
    /// A filled circle: centre and radius.
    Dot((f32, f32), f32),
}

/// The most points of a line or polygon.
const MAX_POINTS: usize = 32;

impl Stroke {
    /// Reads a stroke such as `line 4,16 10,4 16,16`, `arc 10,10 7.8 0..1` or `dot 10,10 1.5`.
    ///
    /// # Errors
    /// If it is none, or leaves the square.
    pub(super) fn parse(text: &str) -> Result<Self, CharacterError> {
        let bad = || CharacterError::Stroke(excerpt(text));
        let mut words = text.split_whitespace();
        let kind = words.next().ok_or_else(bad)?;
        let words: Vec<&str> = words.collect();
        let points = |least: usize| {
            let points: Option<Vec<_>> = words.iter().map(|word| point(word)).collect();
            points.filter(|points| (least..=MAX_POINTS).contains(&points.len()))
        };
        let stroke = match (kind, words.as_slice()) {
            ("line", _) => points(2).map(Self::Line),
            ("closed", _) => points(3).map(Self::Closed),
            ("filled", _) => points(3).map(Self::Filled),
            ("arc", [centre, radius, turns]) => (|| {
                let (from, to) = turns.split_once("..")?;
                let turns = [number(from, -1.0, 2.0)?, number(to, -1.0, 2.0)?];
                Some(Self::Arc(point(centre)?, number(radius, 0.1, Portrait::SIDE / 2.0)?, turns))
            })(),
            ("dot", [centre, radius]) => {
                (|| Some(Self::Dot(point(centre)?, number(radius, 0.1, Portrait::SIDE / 2.0)?)))()
            }
            _ => None,
        };
        stroke.ok_or_else(bad)
    }
}

fn point(word: &str) -> Option<(f32, f32)> {
    let (x, y) = word.split_once(',')?;
    Some((number(x, 0.0, Portrait::SIDE)?, number(y, 0.0, Portrait::SIDE)?))
}

fn number(word: &str, least: f32, most: f32) -> Option<f32> {
    word.parse().ok().filter(|number| (least..=most).contains(number))
}
