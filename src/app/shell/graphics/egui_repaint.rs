//! When the panels are drawn again, and that their letters are there when they are.
//!
//! `bevy_egui` 0.42 keeps egui awake: in every frame it tells egui `ModifiersChanged`, egui answers every event with a
//! repaint, and so the window never sleeps. Mended in 0.43, which is for Bevy 0.20; [`drop_repeated_modifiers`] goes
//! then.
//!
//! It also says nothing about when letters that are drawn for the first time are told to the renderer. Told after
//! [`AssetEventSystems`] they reach the adapter a frame after the text that needs them, and the text has holes.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiInputSet, EguiPostUpdateSet, EguiPreUpdateSet, egui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        drop_repeated_modifiers.in_set(EguiPreUpdateSet::ProcessInput).after(EguiInputSet::WriteEguiEvents),
    )
    .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems));
}

fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            egui::Event::ModifiersChanged(modifiers) => last.replace(*modifiers) != Some(*modifiers),
            _ => true,
        });
    }
}
