//! Contact sheets for visual checks: every panel, dialog and notice in every language. `SHEETS_OUT=FOLDER` sets the
//! output folder, `SHEETS_LANG=de` the language, `SHEETS_SIZE=1280x720` the size of the windows.
//!
//! The shapes of egui are rasterised without a graphics adapter.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pictures are small"
)]

use std::env;
use std::path::{Path, PathBuf};

use bevy::asset::RenderAssetUsages;
use bevy::image::Image;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::Color32;
use bevy_egui::egui::epaint::{ColorImage, Mesh, Primitive, Vertex};

use super::*;

/// Number of scenes in a row, and of rows.
const GRID: [usize; 2] = [3, 2];
/// Gap between two scenes.
const GAP: usize = 8;
/// Colour of the board's area behind the panels.
const BOARD: Color32 = Color32::from_rgb(92, 70, 48);

/// An image that is drawn into.
struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Color32>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![BOARD; width * height] }
    }

    /// All shapes of a table's last frame.
    fn of(table: &Table) -> Self {
        let size = table.window.size();
        let mut canvas = Self::new(size.x as usize, size.y as usize);
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method's lifetime is too narrow")]
        let letters = table.ctx.fonts(|fonts| fonts.image());
        for primitive in table.ctx.tessellate(table.shapes.clone(), 1.0) {
            if let Primitive::Mesh(mesh) = &primitive.primitive {
                canvas.paint(mesh, primitive.clip_rect, &letters);
            }
        }
        canvas
    }

    fn paint(&mut self, mesh: &Mesh, clip: Rect, letters: &ColorImage) {
        let clip =
            clip.intersect(Rect::from_min_size(Pos2::ZERO, vec2(self.width as f32, self.height as f32)));
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
            self.triangle(&corners, clip, letters);
        }
    }

    fn triangle(&mut self, [a, b, c]: &[Vertex; 3], clip: Rect, letters: &ColorImage) {
        let area = cross(a.pos, b.pos, c.pos);
        let around = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip);
        if area.abs() < f32::EPSILON || !around.is_positive() {
            return;
        }
        for row in around.top() as usize..(around.bottom().ceil() as usize).min(self.height) {
            for column in around.left() as usize..(around.right().ceil() as usize).min(self.width) {
                let at = pos2(column as f32 + 0.5, row as f32 + 0.5);
                let parts = [cross(b.pos, c.pos, at), cross(c.pos, a.pos, at), cross(a.pos, b.pos, at)]
                    .map(|part| part / area);
                if parts.iter().any(|part| *part < 0.0) || !clip.contains(at) {
                    continue;
                }
                let mix =
                    |of: &dyn Fn(&Vertex) -> f32| of(a) * parts[0] + of(b) * parts[1] + of(c) * parts[2];
                let ink = [0, 1, 2, 3]
                    .map(|channel| mix(&|corner: &Vertex| f32::from(corner.color.to_array()[channel])));
                let place = [mix(&|corner: &Vertex| corner.uv.x), mix(&|corner: &Vertex| corner.uv.y)];
                let texel = sample(letters, place);
                let drawn = [0, 1, 2, 3].map(|channel| ink[channel] * texel[channel]);
                let pixel = &mut self.pixels[row * self.width + column];
                let behind = 1.0 - drawn[3] / 255.0;
                let mixed = [0, 1, 2].map(|channel| {
                    (drawn[channel] + f32::from(pixel.to_array()[channel]) * behind).clamp(0.0, 255.0) as u8
                });
                *pixel = Color32::from_rgb(mixed[0], mixed[1], mixed[2]);
            }
        }
    }

    fn put(&mut self, other: &Self, [left, top]: [usize; 2]) {
        for (y, row) in other.pixels.chunks_exact(other.width).enumerate() {
            let start = (top + y) * self.width + left;
            self.pixels[start..start + other.width].copy_from_slice(row);
        }
    }

    fn save(&self, path: &Path) {
        let data = self.pixels.iter().flat_map(Color32::to_array).collect();
        let [width, height] = [self.width, self.height].map(|side| u32::try_from(side).unwrap());
        let size = Extent3d { width, height, depth_or_array_layers: 1 };
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(size, TextureDimension::D2, data, format, RenderAssetUsages::MAIN_WORLD);
        image.try_into_dynamic().unwrap().into_rgb8().save(path).expect("a folder for pictures");
    }
}

fn cross(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Coverage of each channel by the font atlas: the mean of the four texels around a point.
fn sample(letters: &ColorImage, [across, down]: [f32; 2]) -> [f32; 4] {
    let [width, height] = letters.size;
    let (across, down) = (across * width as f32 - 0.5, down * height as f32 - 0.5);
    let (left, top) = (across.floor(), down.floor());
    let (right, low) = (across - left, down - top);
    let texel = |column: f32, row: f32| {
        let column = column.clamp(0.0, width as f32 - 1.0) as usize;
        let row = row.clamp(0.0, height as f32 - 1.0) as usize;
        letters.pixels[row * width + column].to_array().map(|part| f32::from(part) / 255.0)
    };
    let corners = [
        (texel(left, top), (1.0 - right) * (1.0 - low)),
        (texel(left + 1.0, top), right * (1.0 - low)),
        (texel(left, top + 1.0), (1.0 - right) * low),
        (texel(left + 1.0, top + 1.0), right * low),
    ];
    [0, 1, 2, 3].map(|channel| corners.iter().map(|(texel, weight)| texel[channel] * weight).sum())
}

#[test]
#[ignore = "draws pictures to look at: SHEETS_OUT=FOLDER … --run-ignored only -E 'test(sheets)'"]
fn every_scene_in_every_language() {
    let folder = PathBuf::from(env::var_os("SHEETS_OUT").expect("SHEETS_OUT names a folder"));
    std::fs::create_dir_all(&folder).expect("a folder for pictures");
    let wanted = env::var("SHEETS_LANG").ok();
    let size = env::var("SHEETS_SIZE").unwrap_or_else(|_| "800x600".to_owned());
    let (width, height) = size.split_once('x').expect("such as 800x600");
    let [width, height]: [usize; 2] = [width, height].map(|side| side.parse().expect("a number"));
    for language in Language::ALL.into_iter().chain([Language::Pseudo]) {
        if wanted.as_ref().is_some_and(|wanted| *wanted != language.tag()) {
            continue;
        }
        let drawn: Vec<Canvas> = scenes::all()
            .map(|(_, mut table)| {
                table.ctx.all_styles_mut(|style| style.animation_time = 0.0);
                table.words = Words::new(language);
                table.window = Rect::from_min_size(Pos2::ZERO, vec2(width as f32, height as f32));
                table.frames(4);
                Canvas::of(&table)
            })
            .collect();
        for (page, scenes) in drawn.chunks(GRID[0] * GRID[1]).enumerate() {
            let mut sheet = Canvas::new(GRID[0] * (width + GAP), GRID[1] * (height + GAP));
            for (index, scene) in scenes.iter().enumerate() {
                sheet.put(scene, [index % GRID[0] * (width + GAP), index / GRID[0] * (height + GAP)]);
            }
            sheet.save(&folder.join(format!("{}-{:02}.png", language.tag(), page + 1)));
        }
    }
}

/// Painted areas have their colour, and the others stay empty.
#[test]
fn a_picture_shows_what_was_drawn() {
    let mut mesh = Mesh::default();
    let ink = Color32::from_rgb(10, 200, 30);
    mesh.add_colored_rect(Rect::from_min_size(pos2(2.0, 2.0), vec2(4.0, 4.0)), ink);
    let mut canvas = Canvas::new(10, 10);
    let letters = ColorImage::filled([1, 1], Color32::WHITE);
    canvas.paint(&mesh, Rect::EVERYTHING, &letters);
    let at = |x: usize, y: usize| canvas.pixels[y * 10 + x];
    assert_eq!((at(3, 3), at(5, 5), at(1, 3), at(7, 3)), (ink, ink, BOARD, BOARD));
}
