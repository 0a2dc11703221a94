//! The light of lamp and room, and the environment map that lacquer and varnish mirror: a large soft box over the
//! table, a smaller one across from it, a strip of light at the back, a low window at the far left, walls and floor.
//! The map is computed, so that no picture of a room has to be shipped.

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDataOrder, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

use crate::app::game::mark_colours::linear;

/// Position of the lamp: over the first player's left shoulder, so that the coded sides of the near stacks are lit.
pub(super) const LAMP: Vec3 = Vec3::new(-3.6, 9.0, 3.4);
/// Colour of the light of the lamp.
pub(super) const LAMP_LIGHT: Color = Color::srgb(1.0, 0.95, 0.86);
/// Light of the room from above, from the walls, and back from the table.
pub(super) const ROOM: [Color; 3] =
    [Color::srgb(0.80, 0.87, 1.0), Color::srgb(0.62, 0.60, 0.58), Color::srgb(0.34, 0.27, 0.21)];
/// Strength of the light of the lamp in the shader of `PlainMaterial`, which draws everything at low quality.
pub(super) const LAMP_STRENGTH: f32 = 0.74;
/// Strength of the light of the room in that shader.
pub(super) const ROOM_STRENGTH: f32 = 0.50;

/// Returns the light of lamp and room on a level surface, by channel: the surface shows this times its own colour.
pub(super) fn level_light() -> Vec3 {
    linear(ROOM[0]) * ROOM_STRENGTH + linear(LAMP_LIGHT) * LAMP_STRENGTH * LAMP.normalize().y
}

/// Width in pixels of a face of the environment map at its sharpest level; each further level is half as wide and more
/// blurred.
const SIDE: u32 = 128;
/// Number of levels of the environment map, from mirror-smooth to fully rough.
const STEPS: u32 = SIDE.ilog2() + 1;
/// Number of faces of the environment map, which is a cube.
const FACES: u32 = 6;

/// A lamp behind a white cloth.
struct SoftBox {
    /// Direction to its middle, of any length: right, up, and towards the first player.
    towards: Vec3,
    /// Half its width and half its height, seen from the middle of the table, as tangents.
    half: Vec2,
    /// Brightness relative to a white wall.
    strength: f32,
    color: Color,
}

/// Soft boxes that are painted into the environment map, as seen in reflections.
const LIGHTS: [SoftBox; 4] = [
    // The key.
    SoftBox {
        towards: Vec3::new(-0.95, 1.0, -0.35),
        half: Vec2::new(0.50, 0.42),
        strength: 3.4,
        color: LAMP_LIGHT,
    },
    // What fills the shadows, cool as a window.
    SoftBox {
        towards: Vec3::new(1.2, 0.75, 0.35),
        half: Vec2::new(0.32, 0.50),
        strength: 2.2,
        color: Color::srgb(0.75, 0.82, 0.88),
    },
    // The strip that edges and far rims catch: brighter, and black pieces would look grey from some seats.
    SoftBox {
        towards: Vec3::new(0.1, 0.36, -1.0),
        half: Vec2::new(1.0, 0.07),
        strength: 1.1,
        color: Color::WHITE,
    },
    // A low window whose reflection lies on the varnish at the far left of the board and fades towards its middle.
    SoftBox {
        towards: Vec3::new(-0.55, 0.6, -0.75),
        half: Vec2::new(0.28, 0.30),
        strength: 6.0,
        color: LAMP_LIGHT,
    },
];

impl SoftBox {
    /// Brightness in a direction for a reflection with this blur, given as a tangent.
    fn seen(&self, direction: Vec3, blur: f32) -> Vec3 {
        let axis = self.towards.normalize();
        let depth = direction.dot(axis);
        if depth <= 0.0 {
            return Vec3::ZERO;
        }
        let right = axis.cross(Vec3::Y).normalize_or(Vec3::X);
        let place = Vec2::new(direction.dot(right), direction.dot(right.cross(axis))) / depth;
        let share = slit(place.x, self.half.x, blur) * slit(place.y, self.half.y, blur);
        linear(self.color) * self.strength * share
    }
}

/// Visible share of a slit of this half width at a place, through a blur.
fn slit(place: f32, half: f32, blur: f32) -> f32 {
    // A box blurred by a bell curve; the step is nearly the curve's integral.
    let step = |distance: f32| (1.2 * distance / blur).tanh();
    0.5 * (step(place + half) - step(place - half))
}

/// The light that comes from a direction, seen in a surface of this roughness, where a white wall is about 1.
fn light_from(direction: Vec3, roughness: f32) -> Vec3 {
    let [sky, walls, floor] = ROOM.map(linear);
    let blur = 0.03 + 1.3 * roughness * roughness;
    let up = direction.y;
    // Walls are brighter above, where the lamps shine on them, and end at the floor.
    let soft = 0.05 + roughness;
    let above = walls.lerp(sky, up.clamp(0.0, 1.0)) * (0.24 + 0.16 * up.clamp(0.0, 1.0));
    let below = floor * 0.22;
    let share = (0.5 + up / (2.0 * soft)).clamp(0.0, 1.0);
    LIGHTS.iter().fold(below.lerp(above, share), |sum, light| sum + light.seen(direction, blur))
}

/// Makes an environment light from the room: the diffuse light of a plain room, and reflections of this one.
pub(super) fn light(images: &mut Assets<Image>, intensity: f32) -> EnvironmentMapLight {
    let [sky, walls, floor] = ROOM;
    EnvironmentMapLight {
        intensity,
        specular_map: images.add(mirrored()),
        ..EnvironmentMapLight::hemispherical_gradient(images, sky, walls, floor)
    }
}

/// The six faces of a cube, in as many steps of roughness as an adapter asks for.
fn mirrored() -> Image {
    let mut data = Vec::new();
    for step in 0..STEPS {
        let side = SIDE >> step;
        #[expect(clippy::cast_precision_loss, reason = "a few steps")]
        let roughness = step as f32 / (STEPS - 1) as f32;
        let faces = Extent3d { width: side, height: side, depth_or_array_layers: FACES };
        let mut level = blank(faces);
        for face in 0..FACES {
            for row in 0..side {
                for column in 0..side {
                    let direction = outward(face, [column, row], side);
                    let light = LinearRgba::from_vec3(light_from(direction, roughness));
                    // Every texel that is asked for is there.
                    let _ = level.set_color_at_3d(column, row, face, light.into());
                }
            }
        }
        data.extend(level.data.unwrap_or_default());
    }
    let mut image = blank(Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: FACES });
    image.data = Some(data);
    image.data_order = TextureDataOrder::MipMajor;
    image.texture_descriptor.mip_level_count = STEPS;
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..default() });
    image
}

fn blank(size: Extent3d) -> Image {
    let black = [0; 8];
    let format = TextureFormat::Rgba16Float;
    Image::new_fill(size, TextureDimension::D2, &black, format, RenderAssetUsages::RENDER_WORLD)
}

/// The direction that a texel of a face is seen in. Cubes are left-handed, and so Bevy turns z around when it looks.
fn outward(face: u32, [column, row]: [u32; 2], side: u32) -> Vec3 {
    #[expect(clippy::cast_precision_loss, reason = "faces are small")]
    let [right, down] = [column, row].map(|place| (place as f32 + 0.5) / side as f32 * 2.0 - 1.0);
    let direction = match face {
        0 => Vec3::new(1.0, -down, -right),
        1 => Vec3::new(-1.0, -down, right),
        2 => Vec3::new(right, 1.0, down),
        3 => Vec3::new(right, -1.0, -down),
        4 => Vec3::new(right, -down, 1.0),
        _ => Vec3::new(-right, -down, -1.0),
    };
    (direction * Vec3::new(1.0, 1.0, -1.0)).normalize()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Mean reflection over all directions.
    fn mean(roughness: f32) -> f32 {
        let mut sum = 0.0;
        let mut weights = 0.0;
        for face in 0..FACES {
            for texel in 0..16 * 16 {
                let direction = outward(face, [texel % 16, texel / 16], 16);
                // Texels in the corners of a face are farther away, and seen smaller.
                let weight = direction.abs().max_element().powi(3);
                sum += weight * light_from(direction, roughness).element_sum() / 3.0;
                weights += weight;
            }
        }
        sum / weights
    }

    #[test]
    fn a_rough_mirror_blurs_but_neither_adds_nor_loses_much() {
        let sharp = mean(0.0);
        for step in 1..=6_u8 {
            let blurred = mean(f32::from(step) / 10.0);
            assert!((0.8..1.35).contains(&(blurred / sharp)), "{step}: {blurred} of {sharp}");
        }
    }

    #[test]
    fn the_key_is_the_brightest_light_overhead_and_the_floor_the_darkest() {
        let [key, fill, strip, _window] =
            LIGHTS.map(|light| light_from(light.towards.normalize(), 0.1).element_sum());
        let floor = light_from(Vec3::NEG_Y, 0.1).element_sum();
        assert!(key > fill && fill > strip && strip > 2.0 * floor, "{key} {strip} {fill} {floor}");
    }

    #[test]
    fn faces_meet_at_their_edges() {
        // The last column of the right face lies beside the first one of the face behind it.
        let (right, beside) = (outward(0, [0, 64], 128), outward(4, [127, 64], 128));
        assert!((right * Vec3::new(1.0, 1.0, -1.0)).distance(beside * Vec3::new(1.0, 1.0, -1.0)) < 0.03);
        assert!(outward(2, [64, 64], 128).y > 0.99);
    }
}
