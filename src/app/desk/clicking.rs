//! What is clicked in the panels: each click is for what lay under the pointer when the button moved.
//!
//! egui looks once in a frame what lies under the pointer, at the place to which the pointer has come by then. Where a hand
//! clicks and goes on within one frame, as on a slow renderer, the click would be for what it went on to.

use bevy::ecs::entity::EntityHashMap;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

use crate::app::game::RedrawScheduler;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        put_off_moves.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// Leaves to the next frame what the pointer did after it was somewhere else than the button.
fn put_off_moves(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut put_off: Local<EntityHashMap<Vec<egui::Event>>>,
    mut motion: ResMut<RedrawScheduler>,
) {
    for (context, mut input) in &mut inputs {
        let mut events = put_off.remove(&context).unwrap_or_default();
        events.append(&mut input.0.events);
        let later = split(&mut events);
        input.0.events = events;
        if !later.is_empty() {
            put_off.insert(context, later);
            motion.settle();
        }
    }
    // Windows that are closed.
    put_off.retain(|context, _| inputs.contains(*context));
}

/// Cuts off the first event that takes the pointer away from where a button went down or up, and all that follow.
fn split(events: &mut Vec<egui::Event>) -> Vec<egui::Event> {
    let mut button = None;
    let away = events.iter().position(|event| match event {
        egui::Event::PointerButton { pos, .. } => {
            let elsewhere = button.is_some_and(|at| at != *pos);
            button = Some(*pos);
            elsewhere
        }
        egui::Event::PointerMoved(pos) => button.is_some_and(|at| at != *pos),
        egui::Event::PointerGone => button.is_some(),
        _ => false,
    });
    away.map_or_else(Vec::new, |away| events.split_off(away))
}

#[cfg(test)]
mod tests {
    use egui::{Event, Modifiers, PointerButton, Pos2, pos2};

    use super::*;

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn moves_after_a_click_wait() {
        let (a, b) = (pos2(1.0, 1.0), pos2(5.0, 5.0));
        let click = |at| [button(at, true), button(at, false)];
        let both: Vec<Event> =
            [vec![Event::PointerMoved(a)], click(a).to_vec(), vec![Event::PointerMoved(b)]]
                .into_iter()
                .flatten()
                .chain(click(b))
                .collect();
        let mut first = both.clone();
        let second = split(&mut first);
        assert_eq!((&first[..], &second[..]), both.split_at(3));
        // Nothing is put off twice.
        assert_eq!(split(&mut second.clone()), []);
    }

    #[test]
    fn only_what_follows_a_click_waits() {
        let (a, b) = (pos2(1.0, 1.0), pos2(5.0, 5.0));
        for mut events in [
            vec![],
            vec![Event::PointerMoved(a), Event::PointerMoved(b), Event::PointerGone],
            vec![Event::PointerMoved(b), button(b, true), button(b, false), Event::PointerMoved(b)],
            vec![button(a, false), Event::Text("a".into())],
        ] {
            let before = events.clone();
            assert_eq!(split(&mut events), []);
            assert_eq!(events, before);
        }
        let mut dragged = vec![button(a, true), Event::PointerMoved(b), button(b, false)];
        assert_eq!(split(&mut dragged), [Event::PointerMoved(b), button(b, false)]);
        let mut left = vec![button(a, true), button(a, false), Event::PointerGone];
        assert_eq!(split(&mut left), [Event::PointerGone]);
    }
}
