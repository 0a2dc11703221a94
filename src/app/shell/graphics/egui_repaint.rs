//! When the panels are drawn again.
//!
//! `bevy_egui` 0.42 keeps egui awake: in every frame it tells egui `ModifiersChanged`, egui answers every event with a
//! repaint, and so the window never sleeps. Mended in 0.43, which is for Bevy 0.20; [`drop_repeated_modifiers`] goes
//! then.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput, egui};

use crate::app::game::Motion;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(
        PostUpdate,
        show_new_letters.after(EguiPostUpdateSet::ProcessOutput).before(EguiPostUpdateSet::PostProcessOutput),
    );
}

/// Letters that were drawn for the first time reach the graphics adapter a frame after the text that needs them.
fn show_new_letters(outputs: Query<&EguiRenderOutput>, mut motion: ResMut<Motion>) {
    if outputs.iter().any(|output| !output.textures_delta.set.is_empty()) {
        motion.settle();
    }
}

fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}
