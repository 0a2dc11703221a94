//! Tessellates the shapes of a diagram into one mesh of coloured triangles, each over those before it.

use std::f32::consts::{PI, TAU};

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::tessellation::{edges_of, trapezoids};
use super::typeface::Typeface;
use crate::diagram::{Shape, ShapeStyle};
use crate::theme::Colour;

/// Greatest deviation of a polygon from its circle, in pixels.
const MAX_DEVIATION: f32 = 0.06;

/// Triangles of one or more shapes, with a colour at each corner, in pixels; y goes down.
#[derive(Debug, Default)]
pub(super) struct ShapeMesh {
    places: Vec<Vec2>,
    colours: Vec<[f32; 4]>,
    indices: Vec<u32>,
}

impl ShapeMesh {
    /// Divides shapes into triangles, the lowest shape first.
    pub(super) fn of<'a>(shapes: impl IntoIterator<Item = &'a Shape>, typeface: &mut Typeface) -> Self {
        let mut triangles = Self::default();
        for shape in shapes {
            triangles.add(shape, typeface);
        }
        triangles
    }

    fn add(&mut self, shape: &Shape, typeface: &mut Typeface) {
        match shape {
            Shape::Circle { middle, radius, style } => self.circle(Vec2::from(*middle), *radius, *style),
            Shape::Rectangle { corner, size, style } => {
                let (corner, [width, height]) = (Vec2::from(*corner), *size);
                let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
                self.polygon(&corners.map(|away| corner + Vec2::from(away)), *style);
            }
            Shape::Polygon { corners, style } => self.polygon(&vectors(corners), *style),
            Shape::Path { corners, style } => {
                if let Some((colour, width)) = style.outline {
                    self.line(&vectors(corners), width, colour);
                }
            }
            Shape::Text { text, middle, height, bold, colour } => {
                self.parts(&typeface.set(text, *bold, Vec2::from(*middle), *height), *colour);
            }
        }
    }

    fn circle(&mut self, middle: Vec2, radius: f32, ShapeStyle { fill, outline }: ShapeStyle) {
        if let Some(colour) = fill {
            self.ring(middle, [0.0, radius], colour);
        }
        if let Some((colour, width)) = outline {
            self.ring(middle, [radius - width / 2.0, radius + width / 2.0], colour);
        }
    }

    fn polygon(&mut self, corners: &[Vec2], ShapeStyle { fill, outline }: ShapeStyle) {
        if let Some(colour) = fill {
            self.parts(&trapezoids(&edges_of(corners)), colour);
        }
        if let Some((colour, width)) = outline {
            let closed: Vec<Vec2> = corners.iter().chain(corners.first()).copied().collect();
            self.line(&closed, width, colour);
        }
    }

    /// Lines with round ends and corners.
    fn line(&mut self, corners: &[Vec2], width: f32, colour: Colour) {
        for (from, to) in corners.iter().zip(corners.iter().skip(1)) {
            let aside = (*to - *from).perp().normalize_or_zero() * width / 2.0;
            self.parts(&[[*from - aside, *to - aside, *to + aside, *from + aside]], colour);
        }
        for &corner in corners {
            self.ring(corner, [0.0, width / 2.0], colour);
        }
    }

    /// Ring between two circles.
    fn ring(&mut self, middle: Vec2, [inner, outer]: [f32; 2], colour: Colour) {
        let (inner, steps) = (inner.max(0.0), steps(outer));
        let mut last = None;
        for step in 0..=steps {
            let way = Vec2::from_angle(TAU * f32::from(step) / f32::from(steps));
            let ends = [middle + way * inner, middle + way * outer].map(|place| self.push(place, colour));
            if let Some([before, beside]) = last.replace(ends) {
                let [one, other] = ends;
                self.indices.extend([before, beside, other]);
                if inner > 0.0 {
                    self.indices.extend([before, other, one]);
                }
            }
        }
    }

    fn parts(&mut self, parts: &[[Vec2; 4]], colour: Colour) {
        for part in parts {
            let [a, b, c, d] = part.map(|corner| self.push(corner, colour));
            self.indices.extend([a, b, c, a, c, d]);
        }
    }

    fn push(&mut self, place: Vec2, colour: Colour) -> u32 {
        let [red, green, blue] = colour.rgb();
        self.places.push(place);
        self.colours.push(LinearRgba::from(Color::srgb_u8(red, green, blue)).to_f32_array());
        u32::try_from(self.places.len() - 1).unwrap_or(u32::MAX)
    }

    /// Converts the triangles to a mesh on the plane of the board; `edge` is the number of pixels in a unit.
    pub(super) fn into_mesh(self, edge: f32) -> Mesh {
        let upward = self.indices.chunks_exact(3).flat_map(|triangle| {
            let place = |index: usize| self.places[triangle[index] as usize];
            // With y going down, what turns right faces up.
            let faces_up = (place(1) - place(0)).perp_dot(place(2) - place(0)) <= 0.0;
            let [first, second, third] = [triangle[0], triangle[1], triangle[2]];
            if faces_up { [first, second, third] } else { [first, third, second] }
        });
        let indices = Indices::U32(upward.collect());
        let positions: Vec<[f32; 3]> =
            self.places.iter().map(|place| [place.x / edge, 0.0, place.y / edge]).collect();
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, self.colours)
            .with_inserted_indices(indices)
    }
}

/// Number of sides of the polygon for a circle.
fn steps(radius: f32) -> u8 {
    let angle = (1.0 - MAX_DEVIATION / radius.max(MAX_DEVIATION * 2.0)).acos();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 8 and 128")]
    let steps = (PI / angle).ceil().clamp(8.0, 128.0) as u8;
    steps
}

fn vectors(corners: &[[f32; 2]]) -> Vec<Vec2> {
    corners.iter().copied().map(Vec2::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagram::DiagramLayout;
    use crate::rules::Variant;
    use crate::rules::tests::played;
    use crate::theme::Theme;

    fn triangles(shapes: &[Shape]) -> ShapeMesh {
        ShapeMesh::of(shapes, &mut Typeface::new().unwrap())
    }

    /// Twice the area of all triangles.
    fn area(triangles: &ShapeMesh) -> f32 {
        let place = |index: u32| triangles.places[index as usize];
        let of = |corners: &[u32]| {
            let [a, b, c] = [place(corners[0]), place(corners[1]), place(corners[2])];
            (b - a).perp_dot(c - a).abs() / 2.0
        };
        triangles.indices.chunks_exact(3).map(of).sum()
    }

    #[test]
    fn circles_and_lines_cover_what_they_should() {
        let disc =
            Shape::Circle { middle: [5.0, 5.0], radius: 30.0, style: ShapeStyle::filled(Colour::BLACK) };
        assert!((area(&triangles(&[disc])) / (PI * 900.0) - 1.0).abs() < 0.01);
        let ring =
            Shape::Circle { middle: [0.0; 2], radius: 30.0, style: ShapeStyle::line(Colour::BLACK, 2.0) };
        assert!((area(&triangles(&[ring])) / (TAU * 60.0) - 1.0).abs() < 0.01);
        let line = ShapeStyle::line(Colour::BLACK, 1.25);
        let path = Shape::Path { corners: vec![[0.0; 2], [100.0, 0.0]], style: line };
        // With its round ends, which lie half on it.
        assert!((area(&triangles(&[path])) - 125.0 - 2.0 * PI * 0.39).abs() < 0.5);
    }

    #[test]
    fn every_shape_of_every_board_faces_up() {
        for game in [played("hex", "d4 d5 d3 d5-d4 d3-d4 e4"), Variant::Snub.start(), Variant::Square.start()]
        {
            let (layout, theme, view) = (DiagramLayout::around_board(60.0), Theme::default(), game.view());
            let mut shapes = layout.board_shapes(view.board, true, &theme);
            shapes.extend(
                view.stacks.iter().flat_map(|stack| layout.stack_shapes(view.board, stack, None, &theme)),
            );
            let mesh = triangles(&shapes).into_mesh(60.0);
            let places =
                mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
            let Some(Indices::U32(indices)) = mesh.indices() else { panic!("no triangles") };
            assert!(indices.len() > 1000);
            for corners in indices.chunks_exact(3) {
                let [a, b, c] = [0, 1, 2].map(|corner| Vec3::from(places[corners[corner] as usize]));
                assert!((b - a).cross(c - a).y >= -1e-6);
            }
        }
    }
}
