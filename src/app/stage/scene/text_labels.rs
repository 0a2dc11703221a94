//! Text labels on the table. They lie flat, and are turned upright for the viewer.

use std::sync::atomic::AtomicBool;

use ab_glyph::{Font, FontRef, InvalidFont, ScaleFont};
use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

use super::canvas::{Canvas, RasterOptions};
use super::layout::letter_height;
use super::materials::SceneMaterial;
use super::scene_colours::SceneColours;
use super::table_parts::{PartOfTable, Table, TableBoard, TableSystems};
use crate::app::game::{Quality, RedrawScheduler, RimLabels};
use crate::rules::Player;

/// Font file of the letters on the table and in diagrams.
pub(in crate::app::stage) const FONT: &[u8] = include_bytes!("../../../../assets/fonts/Inter-Medium.otf");
/// Bold font file of diagrams and captions.
pub(in crate::app) const HEAVY_FONT: &[u8] = include_bytes!("../../../../assets/fonts/Inter-SemiBold.otf");
/// All letters that labels use.
const ALPHABET: &str = "abcdefghijklmnopqrstuvwxyz0123456789";
/// Number of columns of the glyph atlas, which is square and has as many rows.
const COLUMNS: u8 = 6;
/// Side of a cell of the glyph atlas, in heights of a glyph.
const CELL: f32 = 1.3;
/// Side of the glyph atlas in pixels.
const PIXELS: usize = 1024;
/// Height of letters above the wood, against z-fighting.
const LIFT: f32 = 0.004;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RimLabels>().add_systems(PreStartup, bake_glyph_atlas).add_systems(
        PreUpdate,
        write_rim
            .after(TableSystems)
            .run_if(resource_exists::<GlyphAtlas>.and_then(resource_exists::<TableBoard>)),
    );
}

fn bake_glyph_atlas(mut images: ResMut<Assets<Image>>, mut commands: Commands) -> Result {
    let (picture, advances) = atlas_image()?;
    commands.insert_resource(GlyphAtlas { picture: images.add(picture), advances });
    Ok(())
}

/// Writes the letters and numbers on the rim, if they are wanted.
fn write_rim(
    written: Query<Entity, With<RimLabelText>>,
    table: Option<Single<(Entity, Ref<Table>)>>,
    board: Res<TableBoard>,
    rim_labels: Res<RimLabels>,
    atlas: Res<GlyphAtlas>,
    colours: Res<SceneColours>,
    redraws: Option<ResMut<RedrawScheduler>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let Some(table) = table else { return };
    let (table, marker) = table.into_inner();
    if !(rim_labels.is_changed() || marker.is_added()) {
        return;
    }
    for entity in &written {
        commands.entity(entity).despawn();
    }
    let height = letter_height(board.0);
    let is_far = rim_labels.reader == Player::White;
    for label in board.0.rim().iter().filter(|label| rim_labels.shown && label.turned == is_far) {
        let place = Vec3::new(label.at[0], LIFT, -label.at[1]);
        let label = TextLabel { text: label.text.clone(), height, color: colours.letters };
        atlas.spawn(&mut commands, &mut meshes, &label, place, (RimLabelText, PartOfTable, ChildOf(table)));
    }
    if let Some(mut redraws) = redraws {
        redraws.settle();
    }
}

/// A text label on the rim of the board.
#[derive(Component, Debug)]
struct RimLabelText;

/// Marks flat entities, such as letters, that are kept upright for the viewer as the camera turns.
#[derive(Component, Debug)]
pub struct FaceViewer;

/// Text, height and colour of a label that lies on the table.
#[derive(Clone, Debug)]
pub(super) struct TextLabel {
    /// Small letters and figures; other characters are not drawn.
    pub text: String,
    /// Height of the letters with their descenders; capitals and figures are 0.73 of it.
    pub height: f32,
    pub color: Color,
}

/// Texture of all letters of labels on the table, with their widths.
#[derive(Resource, Debug)]
pub(super) struct GlyphAtlas {
    picture: Handle<Image>,
    /// Advance width of each glyph, as a multiple of the height.
    advances: Vec<f32>,
}

impl GlyphAtlas {
    /// Spawns a label centred on a place of the table, with `more` components.
    pub(super) fn spawn(
        &self,
        commands: &mut Commands,
        meshes: &mut Assets<Mesh>,
        label: &TextLabel,
        place: Vec3,
        more: impl Bundle,
    ) {
        commands.spawn((
            Name::new(format!("sign “{}”", label.text)),
            FaceViewer,
            Mesh3d(meshes.add(self.mesh(label))),
            SceneMaterial::Ink(self.picture.clone(), label.color),
            Transform::from_translation(place),
            Pickable::IGNORE,
            more,
        ));
    }

    /// Mesh of a label, centred on the origin; up is away from the first player.
    fn mesh(&self, label: &TextLabel) -> Mesh {
        let letters: Vec<usize> = label
            .text
            .chars()
            .filter_map(|letter| ALPHABET.chars().position(|known| known == letter))
            .collect();
        let advance = |letter: usize| self.advances.get(letter).copied().unwrap_or_default() * label.height;
        let mut pen = letters.iter().map(|&letter| advance(letter)).sum::<f32>() / -2.0;
        let half = CELL * label.height / 2.0;
        let mut positions: Vec<[f32; 3]> = Vec::new();
        let mut uvs: Vec<[f32; 2]> = Vec::new();
        let mut indices: Vec<u32> = Vec::new();
        for letter in letters {
            let middle = pen + advance(letter) / 2.0;
            pen += advance(letter);
            let first = u32::try_from(positions.len()).unwrap_or_default();
            let cell = cell(letter);
            for [x, y] in [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0_f32]] {
                positions.push([middle + x * half, 0.0, -y * half]);
                uvs.push((cell + Vec2::new(x, -y) * 0.5 / f32::from(COLUMNS)).to_array());
            }
            indices.extend([0, 1, 2, 0, 2, 3].map(|corner| first + corner));
        }
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
            .with_inserted_indices(Indices::U32(indices))
    }
}

/// The middle of a letter's cell in the picture, from 0 to 1, from its upper left corner.
fn cell(letter: usize) -> Vec2 {
    let columns = usize::from(COLUMNS);
    let whole = |number: usize| f32::from(u8::try_from(number).unwrap_or_default());
    (Vec2::new(whole(letter % columns), whole(letter / columns)) + 0.5) / f32::from(COLUMNS)
}

/// White glyphs on black, with their advance widths as multiples of the height. The shader reads the brightness as the
/// opacity.
fn atlas_image() -> Result<(Image, Vec<f32>), InvalidFont> {
    let font = FontRef::try_from_slice(FONT)?;
    let side = f32::from(COLUMNS) * CELL;
    let stop = AtomicBool::new(false);
    let mut canvas = Canvas::new(PIXELS, side, RasterOptions { coarse: 1, threads: 1, stop: &stop });
    for (index, letter) in ALPHABET.chars().enumerate() {
        let middle = (cell(index) - 0.5) * Vec2::new(1.0, -1.0) * side;
        canvas.letter(&font, letter, middle, Color::WHITE);
    }
    let scaled = font.as_scaled(1.0);
    let advances = ALPHABET.chars().map(|letter| scaled.h_advance(scaled.glyph_id(letter))).collect();
    // In the format of the plain material, the only one that draws text.
    Ok((canvas.into_image(Quality::Low), advances))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Side};

    fn letters() -> GlyphAtlas {
        GlyphAtlas { picture: Handle::default(), advances: atlas_image().unwrap().1 }
    }

    #[test]
    fn every_label_of_every_board_can_be_written() {
        let cells = Side::ALL.iter().map(|&side| Board::hexagon(side));
        for board in [Board::hex(), Board::square(), Board::snub()].into_iter().chain(cells) {
            for label in board.rim() {
                let mesh =
                    letters().mesh(&TextLabel { text: label.text.clone(), height: 1.0, color: Color::WHITE });
                assert_eq!(mesh.count_vertices(), 4 * label.text.len(), "{}", label.text);
            }
        }
    }

    #[test]
    fn a_number_has_its_middle_where_it_is_written() {
        let mesh = letters().mesh(&TextLabel { text: "101".into(), height: 0.5, color: Color::WHITE });
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).and_then(|values| values.as_float3()).unwrap();
        let ends = places.iter().map(|place| place[0]);
        let (left, right) = (ends.clone().fold(f32::MAX, f32::min), ends.fold(f32::MIN, f32::max));
        assert!((left + right).abs() < 1e-4 && right > 0.5, "{left} {right}");
    }
}
