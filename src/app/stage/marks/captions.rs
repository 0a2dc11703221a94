//! Letters and figures on marks, as strokes: they are a few pixels high.

use bevy::prelude::*;

use super::stroke_mesh::{Pen, StrokeMesh};

/// The lines of a character in a square with a side of 1 around the origin; y is up.
type Strokes = &'static [&'static [(f32, f32)]];

/// Short text of a mark on a move: the letter of one of the best moves, or the number of a move in a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Caption {
    /// The letter of one of the best moves: 0 is A, 1 is B, 2 is C.
    Letter(u8),
    /// The number of a move in a line, from 1 to 8.
    Number(u8),
}

impl Caption {
    const fn strokes(self) -> Strokes {
        match self {
            Self::Letter(0) => {
                &[&[(-0.36, -0.5), (0.0, 0.5), (0.36, -0.5)], &[(-0.22, -0.16), (0.22, -0.16)]]
            }
            Self::Letter(1) => &[
                &[
                    (-0.28, 0.02),
                    (-0.28, 0.5),
                    (0.1, 0.5),
                    (0.27, 0.39),
                    (0.27, 0.16),
                    (0.1, 0.02),
                    (-0.28, 0.02),
                ],
                &[(-0.28, 0.02), (-0.28, -0.5), (0.13, -0.5), (0.32, -0.36), (0.32, -0.12), (0.12, 0.02)],
            ],
            Self::Letter(_) => &[&[
                (0.33, 0.26),
                (0.12, 0.5),
                (-0.12, 0.5),
                (-0.34, 0.25),
                (-0.34, -0.25),
                (-0.12, -0.5),
                (0.12, -0.5),
                (0.33, -0.26),
            ]],
            Self::Number(1) => &[&[(-0.18, 0.28), (0.06, 0.5), (0.06, -0.5)]],
            Self::Number(2) => &[&[
                (-0.28, 0.3),
                (-0.12, 0.5),
                (0.14, 0.5),
                (0.28, 0.32),
                (0.24, 0.08),
                (-0.3, -0.5),
                (0.3, -0.5),
            ]],
            Self::Number(3) => &[&[
                (-0.26, 0.5),
                (0.26, 0.5),
                (-0.02, 0.12),
                (0.2, 0.06),
                (0.3, -0.16),
                (0.22, -0.4),
                (0.0, -0.5),
                (-0.28, -0.38),
            ]],
            Self::Number(4) => &[&[(0.14, -0.5), (0.14, 0.5), (-0.34, -0.22), (0.34, -0.22)]],
            Self::Number(5) => &[&[
                (0.26, 0.5),
                (-0.22, 0.5),
                (-0.26, 0.06),
                (0.04, 0.14),
                (0.26, 0.0),
                (0.29, -0.24),
                (0.14, -0.46),
                (-0.08, -0.5),
                (-0.28, -0.38),
            ]],
            Self::Number(6) => &[&[
                (0.2, 0.5),
                (-0.16, 0.2),
                (-0.3, -0.16),
                (-0.2, -0.42),
                (0.02, -0.5),
                (0.24, -0.4),
                (0.3, -0.18),
                (0.18, 0.04),
                (-0.04, 0.08),
                (-0.28, -0.08),
            ]],
            Self::Number(7) => &[&[(-0.3, 0.5), (0.3, 0.5), (-0.08, -0.5)]],
            Self::Number(_) => &[&[
                (0.0, 0.04),
                (-0.22, 0.16),
                (-0.22, 0.38),
                (0.0, 0.5),
                (0.22, 0.38),
                (0.22, 0.16),
                (0.0, 0.04),
                (-0.29, -0.14),
                (-0.27, -0.38),
                (0.0, -0.5),
                (0.27, -0.38),
                (0.29, -0.14),
                (0.0, 0.04),
            ]],
        }
    }

    /// Draws the letter or number around a place, above everything drawn before.
    pub(super) fn draw(self, strokes: &mut StrokeMesh, middle: Vec2, height: f32, color: Color) {
        strokes.next_layer();
        let (width, bare) = (height * 0.19, Pen { core: color, casing: color, case: 0.0 });
        for line in self.strokes() {
            let places = line.iter().map(|&(x, y)| middle + Vec2::new(x, y) * height);
            for (from, to) in places.clone().zip(places.clone().skip(1)) {
                strokes.stroke(from, to, width, bare);
            }
            for joint in places {
                strokes.dot(joint, width / 2.0, bare);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_caption_stays_in_its_square() {
        let all = (0..3).map(Caption::Letter).chain((1..=8).map(Caption::Number));
        for caption in all {
            let places: Vec<_> = caption.strokes().iter().copied().flatten().collect();
            assert!(places.len() >= 3, "{caption:?}");
            assert!(places.iter().all(|(x, y)| x.abs() <= 0.5 && y.abs() <= 0.5), "{caption:?}");
        }
    }
}
