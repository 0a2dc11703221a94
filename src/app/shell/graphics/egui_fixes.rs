//! Corrections of `bevy_egui`: repaints, glyph uploads, and a faster shader where a program draws the panels, since the
//! original one takes a quarter of each frame there.
//!
//! `bevy_egui` 0.42 keeps egui awake: in every frame it tells egui `ModifiersChanged`, egui answers every event with a
//! repaint, and so the window never sleeps. Fixed in 0.43, which is for Bevy 0.20; [`drop_repeated_modifiers`] goes
//! then.
//!
//! It also leaves open when the textures of new glyphs are uploaded. After [`AssetEventSystems`] they would reach the
//! adapter a frame after the text that needs them, and the text would have holes.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::render::EGUI_SHADER_HANDLE;
use bevy_egui::{EguiInput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet, egui};

use crate::app::game::Quality;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.in_set(EguiPreUpdateSet::ProcessInput).after(EguiInputSet::WriteEguiEvents),
    )
    .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
    // bevy_egui loads its own shader when the app has been built.
    .add_systems(PreStartup, replace_shader.run_if(draws_in_software));
}

/// Drops `ModifiersChanged` events that change nothing, as egui answers each with a repaint.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}

/// Run condition: low quality, as for software renderers.
fn draws_in_software(quality: Option<Res<Quality>>) -> bool {
    quality.is_some_and(|quality| quality.is_plain())
}

fn replace_shader(mut shaders: ResMut<Assets<Shader>>) -> Result {
    let shader = Shader::from_wgsl(include_str!("../../../../assets/shaders/egui.wgsl"), "egui.wgsl");
    shaders.insert(&EGUI_SHADER_HANDLE, shader)?;
    Ok(())
}
