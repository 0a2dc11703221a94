//! Systems that touch the same things must have an order: two of ours without one are a bug that waits for a
//! machine with other timing.

use std::collections::HashMap;

use abande::rules::Variant;
use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, Schedules};
use bevy::prelude::*;

use super::{HUMAN, table::Table};

#[test]
fn our_systems_have_an_order() {
    let mut app = Table::unstarted(Variant::Hex, HUMAN, HUMAN);
    app.add_plugins(abande::app::shell::window_plugin);
    let settings =
        ScheduleBuildSettings { ambiguity_detection: LogLevel::Warn, use_shortnames: false, ..default() };
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_build_settings(settings.clone());
    }
    app.finish();
    app.cleanup();
    app.update();
    let (world, mut found, mut ours) = (app.world(), Vec::new(), 0);
    for (label, schedule) in world.resource::<Schedules>().iter() {
        let Ok(systems) = schedule.systems() else { continue };
        let names: HashMap<_, _> = systems.map(|(key, system)| (key, system.name().to_string())).collect();
        let our = |key| names.get(key).filter(|name| name.starts_with("abande::"));
        ours += names.keys().filter(|key| our(*key).is_some()).count();
        for (one, other, things) in &schedule.graph().conflicting_systems().0 {
            if let (Some(one), Some(other)) = (our(one), our(other)) {
                let things = things.iter().filter_map(|&thing| world.components().get_name(thing));
                let things = things.map(|name| name.shortname().to_string()).collect::<Vec<_>>().join(", ");
                found.push(format!("{label:?}: {one} and {other} over {things}"));
            }
        }
    }
    assert!(ours > 30, "only {ours} systems were looked at");
    found.sort();
    assert!(found.is_empty(), "{} pairs without an order:\n{}", found.len(), found.join("\n"));
}
