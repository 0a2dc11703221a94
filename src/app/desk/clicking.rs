//! Delays pointer events so that each click applies to the widget under the pointer when the button moved.
//!
//! egui hit-tests once per frame, at the last position of the pointer. When a player clicks and moves on within one
//! frame, as on a slow renderer, the click would otherwise go to the widget at the later position.

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

/// Delays all events after the pointer has left the position of a click to the next frame.
fn put_off_moves(
    mut inputs: Query<(Entity, &mut EguiInput)>,
    mut put_off: Local<EntityHashMap<Vec<egui::Event>>>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    for (context, mut input) in &mut inputs {
        let mut events = put_off.remove(&context).unwrap_or_default();
        events.append(&mut input.0.events);
        let later = split(&mut events);
        input.0.events = events;
        if !later.is_empty() {
            put_off.insert(context, later);
            redraws.settle();
        }
    }
    // Drop the events of closed windows.
    put_off.retain(|context, _| inputs.contains(*context));
}

/// Splits off the first event that moves the pointer away from a press or release of a button, and all that follow.
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
