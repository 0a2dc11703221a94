//! The custom material: for everything at low quality, and for flat marks at every quality.

use bevy::asset::uuid_handle;
use bevy::mesh::MeshVertexBufferLayoutRef;
use bevy::pbr::{MaterialPipeline, MaterialPipelineKey};
use bevy::prelude::*;
use bevy::render::render_resource::{
    AsBindGroup, CompareFunction, RenderPipelineDescriptor, SpecializedMeshPipelineError,
};
use bevy::shader::ShaderRef;

use super::room::{LAMP, LAMP_LIGHT, LAMP_STRENGTH, ROOM, ROOM_STRENGTH, level_light};
use crate::app::game::mark_colours::linear;

/// The shader is part of the program and there from the first frame on.
const SHADER: Handle<Shader> = uuid_handle!("5a1f0a5e-3ad4-4f0e-9c36-2f1d0c8be101");

pub(super) fn plugin(app: &mut App) {
    let shader = Shader::from_wgsl(include_str!("../../../../assets/shaders/plain.wgsl"), "plain.wgsl");
    // Inserting under a fixed name fails only for names that the assets gave themselves.
    if let Err(error) = app.world_mut().resource_mut::<Assets<Shader>>().insert(&SHADER, shader) {
        error!("the shader of the board is missing: {error}");
    }
    app.add_plugins(MaterialPlugin::<PlainMaterial>::default());
}

/// A cheap material for weak adapters. Its shader is compiled for each [`PlainVariant`] with only the features that
/// it needs.
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(PlainVariant)]
pub struct PlainMaterial {
    #[uniform(0)]
    color: LinearRgba,
    #[uniform(0)]
    lamp: Vec4,
    #[uniform(0)]
    lamp_light: LinearRgba,
    #[uniform(0)]
    sky: Vec4,
    #[uniform(0)]
    ground: Vec4,
    #[texture(1)]
    #[sampler(2)]
    picture: Option<Handle<Image>>,
    variant: PlainVariant,
    is_clear: bool,
}

impl PlainMaterial {
    /// Makes a surface under lamp and room light, with the vertex colours of the mesh and a gloss from 0.
    pub(super) fn lit(color: Color, gloss: f32) -> Self {
        let [sky, _, ground] = ROOM.map(|light| (linear(light) * ROOM_STRENGTH).extend(1.0));
        Self {
            color: color.into(),
            lamp: LAMP.normalize().extend(gloss),
            lamp_light: LinearRgba::from(LAMP_LIGHT) * LAMP_STRENGTH,
            sky,
            ground,
            picture: None,
            variant: if gloss > 0.0 { PlainVariant::Glossy } else { PlainVariant::Lit },
            is_clear: color.alpha() < 1.0,
        }
    }

    /// Makes a lit grey surface, a quarter nearer to the luminance of the board, for pieces that count for nothing.
    pub(super) fn dull(board: f32) -> Self {
        let lit = Self::lit(Color::WHITE, 0.0);
        Self { variant: PlainVariant::Dull, ground: lit.ground.truncate().extend(board), ..lit }
    }

    /// Makes a lit surface with a texture.
    pub(super) fn textured(picture: Handle<Image>) -> Self {
        Self { picture: Some(picture), variant: PlainVariant::Textured, ..Self::lit(Color::WHITE, 0.0) }
    }

    /// Makes a level surface with a texture: the light on it is the same everywhere.
    pub(super) fn level(picture: Handle<Image>) -> Self {
        let color = Color::from(LinearRgba::from_vec3(level_light()));
        Self { picture: Some(picture), variant: PlainVariant::Level, ..Self::lit(color, 0.0) }
    }

    /// Makes a surface of one colour that no light changes, in front of everything, as for marks.
    pub(super) fn flat(color: Color) -> Self {
        Self { variant: PlainVariant::Flat, is_clear: true, ..Self::lit(color, 0.0) }
    }

    /// Makes a surface of one colour that no light changes, in front of everything including [`flat`](Self::flat)
    /// marks.
    pub(super) fn badge(color: Color) -> Self {
        Self { variant: PlainVariant::Badge, ..Self::flat(color) }
    }

    /// Makes a surface of one colour that no light changes, covered by what stands in front of it.
    pub(super) fn tint(color: Color) -> Self {
        Self { variant: PlainVariant::Tint, is_clear: true, ..Self::lit(color, 0.0) }
    }

    /// Makes letters of one colour that no light changes, from a texture of their shapes.
    pub(super) fn ink(letters: Handle<Image>, color: Color) -> Self {
        Self { picture: Some(letters), variant: PlainVariant::Ink, is_clear: true, ..Self::lit(color, 0.0) }
    }

    /// Makes a black surface in front of everything, given in clip space, which keeps what it covers from being
    /// drawn.
    pub(super) fn occluder() -> Self {
        Self { variant: PlainVariant::Occluder, ..Self::lit(Color::BLACK, 0.0) }
    }

    /// Makes a soft round spot of one colour on a square, which no light changes, as for shadows.
    pub(super) fn spot(color: Color) -> Self {
        Self { variant: PlainVariant::Spot, is_clear: true, ..Self::lit(color, 0.0) }
    }
}

impl Material for PlainMaterial {
    fn vertex_shader() -> ShaderRef {
        ShaderRef::Handle(SHADER)
    }

    fn fragment_shader() -> ShaderRef {
        ShaderRef::Handle(SHADER)
    }

    fn alpha_mode(&self) -> AlphaMode {
        match self.variant {
            // Drawn after everything that is opaque, and so only where nothing covers it.
            PlainVariant::Level => AlphaMode::Mask(0.0),
            _ if self.is_clear => AlphaMode::Blend,
            _ => AlphaMode::Opaque,
        }
    }

    fn depth_bias(&self) -> f32 {
        // Sorts tints, letters and spots before everything else that is clear, flat marks after it, and badges last.
        match self.variant {
            PlainVariant::Tint => -2000.0,
            PlainVariant::Ink => -1500.0,
            PlainVariant::Spot => -1000.0,
            PlainVariant::Flat => 1000.0,
            PlainVariant::Badge => 1500.0,
            _ => 0.0,
        }
    }

    fn enable_prepass() -> bool {
        false
    }

    fn enable_shadows() -> bool {
        false
    }

    fn specialize(
        _pipeline: &MaterialPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialPipelineKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let variant = key.bind_group_data;
        let several = (key.mesh_key.msaa_samples() > 1).then_some("SEVERAL_SAMPLES");
        let definitions = variant.definitions().iter().copied().chain(several).map(Into::into);
        descriptor.vertex.shader_defs.extend(definitions.clone());
        if let Some(fragment) = &mut descriptor.fragment {
            fragment.shader_defs.extend(definitions);
        }
        if let Some(depth) = &mut descriptor.depth_stencil {
            depth.bias = default();
            if matches!(variant, PlainVariant::Flat | PlainVariant::Badge) {
                depth.depth_compare = Some(CompareFunction::Always);
                depth.depth_write_enabled = Some(false);
            }
        }
        Ok(())
    }
}

/// Variant of the shader of [`PlainMaterial`], selected by shader definitions.
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlainVariant {
    /// Diffuse light of lamp and room.
    Lit,
    /// Diffuse light and specular gloss.
    Glossy,
    /// Diffuse light, in grey.
    Dull,
    /// Diffuse light on a texture.
    Textured,
    /// A texture without shading.
    Level,
    /// One colour.
    Flat,
    /// One colour, after all others.
    Badge,
    /// One colour, with a depth test.
    Tint,
    /// Letters from a glyph atlas.
    Ink,
    /// A soft round spot.
    Spot,
    /// One colour, in clip space.
    Occluder,
}

impl PlainVariant {
    const fn definitions(self) -> &'static [&'static str] {
        match self {
            Self::Lit => &["LIT"],
            Self::Glossy => &["LIT", "GLOSSY"],
            Self::Dull => &["LIT", "DULL"],
            Self::Textured => &["LIT", "TEXTURED"],
            Self::Level => &["PICTURE", "TEXTURED"],
            Self::Flat | Self::Badge | Self::Tint => &["FLAT"],
            Self::Ink => &["INK", "TEXTURED"],
            Self::Spot => &["SPOT"],
            Self::Occluder => &["FLAT", "OCCLUDER"],
        }
    }
}

impl From<&PlainMaterial> for PlainVariant {
    fn from(plain: &PlainMaterial) -> Self {
        plain.variant
    }
}
