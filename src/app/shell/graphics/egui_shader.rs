//! A faster shader for the panels, where a program draws them: `bevy_egui`'s own takes a quarter of each frame there.

use bevy::prelude::*;
use bevy_egui::render::EGUI_SHADER_HANDLE;

use crate::app::game::Quality;

pub(super) fn plugin(app: &mut App) {
    // bevy_egui loads its own when the app has been built.
    app.add_systems(PreStartup, replace_shader.run_if(draws_in_software));
}

fn draws_in_software(quality: Option<Res<Quality>>) -> bool {
    quality.is_some_and(|quality| quality.is_plain())
}

fn replace_shader(mut shaders: ResMut<Assets<Shader>>) -> Result {
    let shader = Shader::from_wgsl(include_str!("../../../../assets/shaders/egui.wgsl"), "egui.wgsl");
    shaders.insert(&EGUI_SHADER_HANDLE, shader)?;
    Ok(())
}
