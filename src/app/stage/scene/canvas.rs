//! Textures rasterised on the CPU, once for a board: everything drawn or inlaid is smooth at any quality, and costs one
//! look-up a pixel.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ab_glyph::{Font, FontRef, Glyph, ScaleFont, point};
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use crate::app::game::Quality;
use crate::app::game::mark_colours::linear;

/// Distance from the baseline to the middle of a capital, as a share of the font's size.
pub(in crate::app) const HALF_CAPITAL: f32 = 0.36;

/// How a texture is drawn on the processor: its resolution, the number of threads, and the flag that cancels it.
#[derive(Clone, Copy, Debug)]
pub(super) struct RasterOptions<'a> {
    /// Power of two that the sides of the texture are divided by.
    pub coarse: usize,
    pub threads: usize,
    /// Set when the texture is no longer wanted; what is not drawn by then stays black.
    pub stop: &'a AtomicBool,
}

/// A square image of the table seen from above, which is drawn in linear colours and becomes a texture.
pub(super) struct Canvas<'a> {
    pixels: Vec<Vec3>,
    side: usize,
    extent: f32,
    options: RasterOptions<'a>,
}

impl<'a> Canvas<'a> {
    /// Makes a blank canvas of `side` pixels, a power of two, that covers `extent` units around the middle of the
    /// table.
    pub(super) fn new(side: usize, extent: f32, options: RasterOptions<'a>) -> Self {
        Self::blank((side / options.coarse).max(1), extent, options)
    }

    fn blank(side: usize, extent: f32, options: RasterOptions<'a>) -> Self {
        Self { pixels: vec![Vec3::ZERO; side * side], side, extent, options }
    }

    /// Returns the width of a pixel in units of the table.
    pub(super) fn grain(&self) -> f32 {
        self.extent / scalar(self.side)
    }

    /// Sets every pixel to the linear colour that `color` returns for its place, on several threads.
    pub(super) fn fill(&mut self, color: impl Fn(Vec2) -> Vec3 + Sync) {
        let rows = self.side.div_ceil(self.options.threads.clamp(1, self.side));
        let (side, extent, stop) = (self.side, self.extent, self.options.stop);
        let fill = &|first: usize, part: &mut [Vec3]| {
            for (row, line) in (first..).zip(part.chunks_mut(side)) {
                if stop.load(Ordering::Relaxed) {
                    return;
                }
                for (column, pixel) in line.iter_mut().enumerate() {
                    *pixel = color(place(side, extent, column, row));
                }
            }
        };
        thread::scope(|scope| {
            for (index, part) in self.pixels.chunks_mut(rows * side).enumerate() {
                scope.spawn(move || fill(index * rows, part));
            }
        });
    }

    /// Blends a colour into the pixels of a rectangle, with the opacity that `cover` returns for a place.
    pub(super) fn mix(&mut self, within: Rect, color: Color, cover: impl Fn(Vec2) -> f32) {
        let color = linear(color);
        let columns = self.span(within.min.x, within.max.x);
        let rows = self.span(-within.max.y, -within.min.y);
        for row in rows {
            for column in columns.clone() {
                let share = cover(self.place(column, row)).clamp(0.0, 1.0);
                let pixel = &mut self.pixels[row * self.side + column];
                *pixel = pixel.lerp(color, share);
            }
        }
    }

    /// Draws a straight line with round ends.
    pub(super) fn line(&mut self, from: Vec2, to: Vec2, width: f32, color: Color) {
        let grain = self.grain();
        let within = Rect::from_corners(from, to).inflate(width);
        let edge = to - from;
        let opacity = color.alpha();
        self.mix(within, color, |place| {
            let along = ((place - from).dot(edge) / edge.length_squared()).clamp(0.0, 1.0);
            opacity * cover(place.distance(from + edge * along) - width / 2.0, grain)
        });
    }

    /// Draws a filled circle.
    pub(super) fn dot(&mut self, middle: Vec2, radius: f32, color: Color) {
        let grain = self.grain();
        let within = Rect::from_center_half_size(middle, Vec2::splat(radius * 1.5));
        self.mix(within, color, |place| cover(place.distance(middle) - radius, grain));
    }

    /// Draws a letter centred on a place, one unit high including its descender.
    pub(super) fn letter(&mut self, font: &FontRef, letter: char, middle: Vec2, color: Color) {
        let scale = 1.0 / self.grain();
        let font = font.as_scaled(scale);
        let id = font.glyph_id(letter);
        let start = (middle * Vec2::new(1.0, -1.0) / self.extent + 0.5) * scalar(self.side);
        // Small letters are centred on their own middle, numbers on that of a capital.
        let rise = if letter.is_lowercase() { 0.27 } else { HALF_CAPITAL };
        let pen = point(start.x - font.h_advance(id) / 2.0, start.y + scale * rise);
        let color = linear(color);
        let glyph: Glyph = id.with_scale_and_position(scale, pen);
        let Some(shape) = font.outline_glyph(glyph) else { return };
        let corner = shape.px_bounds().min;
        shape.draw(|x, y, share| {
            let place = Vec2::new(corner.x + scalar(x as usize), corner.y + scalar(y as usize));
            let (column, row) = (index(place.x), index(place.y));
            if column < self.side && row < self.side {
                let pixel = &mut self.pixels[row * self.side + column];
                *pixel = pixel.lerp(color, share);
            }
        });
    }

    /// Finishes a colour texture with its mipmaps.
    ///
    /// The plain material wants the square root of linear light, Bevy's own wants sRGB.
    pub(super) fn into_image(self, quality: Quality) -> Image {
        if quality.is_plain() {
            self.with_mipmaps(TextureFormat::Rgba8Unorm, ImageFilterMode::Nearest, sqrt_bytes)
        } else {
            self.with_mipmaps(TextureFormat::Rgba8UnormSrgb, ImageFilterMode::Linear, srgb_bytes)
        }
    }

    /// Finishes a texture of linear data, such as normals, with its mipmaps.
    pub(super) fn into_data(self) -> Image {
        self.with_mipmaps(TextureFormat::Rgba8Unorm, ImageFilterMode::Linear, share_bytes)
    }

    /// Makes a normal map (right, away from the first player, up) from the heights in the first component of each
    /// pixel.
    pub(super) fn normal_map(&self) -> Image {
        let mut normals = Self::blank(self.side, self.extent, self.options);
        let (last, grain) = (self.side - 1, self.grain());
        let height = |column: usize, row: usize| self.pixels[row.min(last) * self.side + column.min(last)].x;
        normals.fill(|place| {
            let pixel = (place * Vec2::new(1.0, -1.0) / self.extent + 0.5) * scalar(self.side);
            let (column, row) = (index(pixel.x), index(pixel.y));
            let right = height(column + 1, row) - height(column.saturating_sub(1), row);
            let away = height(column, row.saturating_sub(1)) - height(column, row + 1);
            Vec3::new(-right, -away, 2.0 * grain).normalize() * 0.5 + 0.5
        });
        normals.into_data()
    }

    fn with_mipmaps(
        self,
        format: TextureFormat,
        filter: ImageFilterMode,
        bytes: fn(Vec3) -> [u8; 4],
    ) -> Image {
        let mut level = self;
        let side = level.side;
        let mut levels = 0;
        let mut data = Vec::with_capacity(side * side * 4 * 4 / 3 + 4);
        loop {
            data.extend(level.pixels.iter().flat_map(|&pixel| bytes(pixel)));
            levels += 1;
            if level.side == 1 {
                break;
            }
            level = level.halved();
        }
        let width = u32::try_from(side).unwrap_or(1);
        let mut image = Image::new_uninit(
            Extent3d { width, height: width, depth_or_array_layers: 1 },
            TextureDimension::D2,
            format,
            RenderAssetUsages::RENDER_WORLD,
        );
        image.data = Some(data);
        image.texture_descriptor.mip_level_count = levels;
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            address_mode_u: ImageAddressMode::ClampToEdge,
            address_mode_v: ImageAddressMode::ClampToEdge,
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: filter,
            ..default()
        });
        image
    }

    fn halved(&self) -> Self {
        let side = self.side / 2;
        let mut half = Self::blank(side, self.extent, self.options);
        for row in 0..side {
            for column in 0..side {
                let at = |right: usize, down: usize| {
                    self.pixels[(row * 2 + down) * self.side + column * 2 + right]
                };
                half.pixels[row * side + column] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4.0;
            }
        }
        half
    }

    /// Centre of a pixel, x to the right and y away from the first player.
    fn place(&self, column: usize, row: usize) -> Vec2 {
        place(self.side, self.extent, column, row)
    }

    fn span(&self, from: f32, to: f32) -> std::ops::Range<usize> {
        let pixel = |place: f32| (place / self.extent + 0.5) * scalar(self.side);
        index(pixel(from)).min(self.side)..index(pixel(to) + 1.0).min(self.side)
    }
}

/// Centre of a pixel of a picture with this side and extent.
fn place(side: usize, extent: f32, column: usize, row: usize) -> Vec2 {
    let share = (Vec2::new(scalar(column), scalar(row)) + 0.5) / scalar(side) - 0.5;
    share * Vec2::new(1.0, -1.0) * extent
}

/// Returns the share of a pixel of width `grain` that lies inside a shape, at this signed distance to its edge.
pub(super) fn cover(distance: f32, grain: f32) -> f32 {
    (0.5 - distance / grain).clamp(0.0, 1.0)
}

#[expect(clippy::cast_precision_loss, reason = "textures are a few thousand pixels wide")]
fn scalar(pixels: usize) -> f32 {
    pixels as f32
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what fits")]
fn index(pixel: f32) -> usize {
    pixel.max(0.0) as usize
}

/// Pixel of the plain material: the square root of linear light, 8 bits each, opaque.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what fits")]
pub(super) fn sqrt_bytes(linear: Vec3) -> [u8; 4] {
    let byte = |share: f32| (share.clamp(0.0, 1.0).sqrt() * 255.0 + 0.5) as u8;
    [byte(linear.x), byte(linear.y), byte(linear.z), 255]
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to what fits")]
fn share_bytes(shares: Vec3) -> [u8; 4] {
    let byte = |share: f32| (share.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
    [byte(shares.x), byte(shares.y), byte(shares.z), 255]
}

fn srgb_bytes(linear: Vec3) -> [u8; 4] {
    Srgba::from(LinearRgba::from_vec3(linear)).to_u8_array()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Encoded normal of a surface with these heights, in the middle of a picture.
    fn facing(height: impl Fn(Vec2) -> f32 + Sync) -> [u8; 3] {
        let stop = AtomicBool::new(false);
        let mut canvas = Canvas::new(16, 4.0, RasterOptions { coarse: 1, threads: 2, stop: &stop });
        canvas.fill(|place| Vec3::splat(height(place)));
        let bytes = canvas.normal_map().data.unwrap();
        let middle = 4 * (8 * 16 + 8);
        [bytes[middle], bytes[middle + 1], bytes[middle + 2]]
    }

    #[test]
    fn a_slope_faces_away_from_where_it_rises() {
        let level = 127..=128;
        let [right, away, up] = facing(|_| 0.3);
        assert!(level.contains(&right) && level.contains(&away) && up == 255, "{right} {away} {up}");
        let [right, away, up] = facing(|place| place.x);
        assert!(right < 60 && level.contains(&away) && (210..230).contains(&up), "{right} {away} {up}");
        let [right, away, _] = facing(|place| -place.y);
        assert!(level.contains(&right) && away > 190, "{right} {away}");
    }
}
