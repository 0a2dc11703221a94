//! The keyboard, read in one place: the board, the panels, text fields and commands all learn from here which keys went
//! down, repeated or went up, and what was held meanwhile.
//!
//! [`Keyboard`] is a plain state machine. It takes the events of the window system in their order, and hands them out
//! frame by frame:
//!
//! - A key is known by its place from the press to the release, so what it types may change in between. A release
//!   that never came is made up for when the focus goes or the key is pressed again; a release without a press is
//!   nothing.
//! - Only a fresh press is [`KeyChange::Down`]. A repeat of a held key is [`KeyChange::Repeat`], even if the system
//!   does not say so, as for a key that was held before the window had the focus.
//! - Modifiers are what the layout makes of keys (`CapsLock` may be Control), and where the system itself says which
//!   ones are in force (`StickyKeys`), it is believed.
//! - Between two frames of a slow renderer a quick player presses several keys, each of which may decide whom the
//!   next one is for. They are handed out one a frame; only letters come together.

mod meaning;
mod modifiers;

use std::collections::VecDeque;

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy::window::WindowEvent;
use bevy::winit::RawWinitWindowEvent;
use bevy_egui::EguiInputSet;
use winit::event::WindowEvent as RawEvent;

use crate::app::game::RedrawScheduler;

pub(super) use meaning::single;
pub use modifiers::{ChordModifier, Modifiers};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keyboard>()
        .add_message::<RawWinitWindowEvent>()
        .add_systems(PreUpdate, read_events.before(EguiInputSet::InitReading));
}

/// Passes the events of keys, focus and modifiers to the keyboard in their order. Modifiers come only from winit, and
/// synthetic key events may come without window events.
fn read_events(
    mut window_events: MessageReader<WindowEvent>,
    (mut key_inputs, mut focus_lost): (MessageReader<KeyboardInput>, MessageReader<KeyboardFocusLost>),
    mut raw: MessageReader<RawWinitWindowEvent>,
    mut keyboard: ResMut<Keyboard>,
    mut redraws: Option<ResMut<RedrawScheduler>>,
) {
    let window_events: Vec<&WindowEvent> = window_events.read().collect();
    let count = |wanted: fn(&WindowEvent) -> bool| window_events.iter().filter(|event| wanted(event)).count();
    let no_keys = count(|event| matches!(event, WindowEvent::KeyboardInput(_))) == 0;
    if focus_lost.read().count() > count(|event| matches!(event, WindowEvent::KeyboardFocusLost(_))) {
        keyboard.push_event(WindowKeyEvent::FocusLost);
    }
    let (mut asides, raw_steps) = asides(raw.read());
    // When the focus is lost, Bevy itself releases keys at the end of a frame, before the events of winit.
    let (mut steps, own) = (0, count(is_step).saturating_sub(raw_steps));
    for event in window_events {
        if is_step(event) {
            while let Some((_, aside)) = asides.pop_front_if(|(before, _)| steps >= own + *before) {
                keyboard.push_event(aside);
            }
            steps += 1;
        }
        match event {
            WindowEvent::KeyboardInput(input) => keyboard.push_event(WindowKeyEvent::Key(input.clone())),
            WindowEvent::WindowFocused(focus) if !focus.focused => {
                keyboard.push_event(WindowKeyEvent::FocusLost);
            }
            WindowEvent::KeyboardFocusLost(KeyboardFocusLost) => {
                keyboard.push_event(WindowKeyEvent::FocusLost);
            }
            _ => {}
        }
    }
    let key_inputs: Vec<&KeyboardInput> = key_inputs.read().collect();
    if no_keys {
        for input in key_inputs {
            keyboard.push_event(WindowKeyEvent::Key(input.clone()));
        }
    }
    for (_, aside) in asides {
        keyboard.push_event(aside);
    }
    keyboard.next_frame();
    if keyboard.is_behind()
        && let Some(redraws) = &mut redraws
    {
        redraws.settle();
    }
}

/// Returns `true` for the kinds of events that both Bevy and winit report, by which the two streams are aligned.
const fn is_step(event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::KeyboardInput(_) | WindowEvent::WindowFocused(_))
}

/// Collects the events of winit that Bevy drops, each with the number of events before it that Bevy reports too (see
/// [`is_step`]), and the number of all those.
fn asides<'a>(
    raw: impl Iterator<Item = &'a RawWinitWindowEvent>,
) -> (VecDeque<(usize, WindowKeyEvent)>, usize) {
    let mut steps = 0;
    let mut asides = VecDeque::new();
    for raw in raw {
        match &raw.event {
            RawEvent::KeyboardInput { event, is_synthetic: true, .. } if event.state.is_pressed() => {
                let input = bevy::winit::converters::convert_keyboard_input(event, Entity::PLACEHOLDER);
                asides.push_back((steps, WindowKeyEvent::HeldBefore(input.key_code, input.logical_key)));
            }
            RawEvent::KeyboardInput { is_synthetic: false, .. } | RawEvent::Focused(_) => steps += 1,
            RawEvent::ModifiersChanged(modifiers) => {
                asides.push_back((steps, WindowKeyEvent::Modifiers(modifiers.state().into())));
            }
            _ => {}
        }
    }
    (asides, steps)
}

/// Keyboard event as the window system reports it, before [`Keyboard`] makes sense of it.
#[derive(Clone, Debug, PartialEq)]
pub enum WindowKeyEvent {
    /// A key went down, repeats, or went up.
    Key(KeyboardInput),
    /// A key has been down since before the window had the focus.
    HeldBefore(KeyCode, Key),
    /// These modifiers are in force now.
    Modifiers(Modifiers),
    /// The focus went to another window, whose key releases are not reported here.
    FocusLost,
}

/// What has happened to a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyChange {
    /// It was pressed.
    Down,
    /// It is still held, and repeats.
    Repeat,
    /// It was released, or the focus was lost.
    Up,
}

/// Press, repeat or release of a key, with what it means in the layout.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyEvent {
    /// Physical key.
    pub place: KeyCode,
    /// Logical key of the layout, constant from press to release.
    pub key: Key,
    /// Text that it types.
    pub text: Option<String>,
    pub change: KeyChange,
    pub modifiers: Modifiers,
    /// Set if the board's cursor has handled it.
    pub taken: bool,
}

impl KeyEvent {
    /// Returns `true` if the key is a modifier.
    pub fn is_modifier(&self) -> bool {
        modifiers::role(self.place, &self.key).is_some()
    }

    /// Returns `true` if the key was pressed or repeats.
    pub fn is_down(&self) -> bool {
        self.change != KeyChange::Up
    }
}

/// Key that is down.
#[derive(Clone, Debug, PartialEq)]
struct HeldKey {
    place: KeyCode,
    key: Key,
    /// Set if it was down before the window had the focus, and has not repeated since.
    before: bool,
}

/// State of all keys, and the key events of this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Keyboard {
    waiting: VecDeque<WindowKeyEvent>,
    down: Vec<HeldKey>,
    /// Modifiers reported by the window system.
    reported: Option<Modifiers>,
    events: Vec<KeyEvent>,
    /// Modifiers held at any moment of this frame.
    lately: Modifiers,
    lost: bool,
}

impl Keyboard {
    /// Queues an event of the window system, to be processed in a later frame.
    pub fn push_event(&mut self, event: WindowKeyEvent) {
        self.waiting.push_back(event);
    }

    /// Starts a frame: turns waiting events into [`Self::events`], up to a press that must wait until the press
    /// before it has taken effect.
    pub fn next_frame(&mut self) {
        self.events.clear();
        self.lost = false;
        self.lately = self.modifiers();
        let mut typing = None;
        while let Some(event) = self.waiting.pop_front() {
            if let Some(types) = self.decisive_press(&event)
                && typing.replace(types).is_some_and(|typed| !(typed && types))
            {
                self.waiting.push_front(event);
                return;
            }
            self.apply_event(event);
            self.lately |= self.modifiers();
        }
    }

    /// Returns `true` if events are left for the next frame.
    pub fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Returns the key events of this frame.
    pub fn events(&self) -> &[KeyEvent] {
        &self.events
    }

    /// Returns the keys that go down or repeat in this frame and that nothing has handled yet.
    pub fn presses(&self) -> impl Iterator<Item = &KeyEvent> {
        self.events.iter().filter(|event| event.is_down() && !event.taken)
    }

    /// Marks one of [`Self::events`], by its index, as handled, so that it triggers no command.
    pub(super) fn consume(&mut self, index: usize) {
        self.events[index].taken = true;
    }

    /// Returns `true` if one of these keys, by their names, went down in this frame.
    pub fn just_pressed(&self, keys: &[KeyCode]) -> bool {
        self.events.iter().any(|event| event.change == KeyChange::Down && keys.contains(&event.name()))
    }

    /// Returns `true` if the physical key at this place is down.
    pub fn is_down(&self, place: KeyCode) -> bool {
        self.down.iter().any(|down| down.place == place)
    }

    /// Returns `true` if the focus was lost in this frame, if only for a moment.
    pub fn has_lost_focus(&self) -> bool {
        self.lost
    }

    /// Returns the modifiers that are held now.
    pub fn modifiers(&self) -> Modifiers {
        let held = Modifiers::from_keys(self.down.iter().map(|down| (down.place, &down.key)));
        // The system does not report the third level of a layout.
        self.reported.map_or(held, |reported| Modifiers { third_level: held.third_level, ..reported })
    }

    /// Returns the modifiers that were held at any moment of this frame: a quick player may release them before the
    /// wheel is read.
    pub fn modifiers_lately(&self) -> Modifiers {
        self.lately
    }

    /// Returns `true` for a fresh press that types, `false` for one that does not and may decide who gets the next
    /// key, and `None` for any other event.
    fn decisive_press(&self, event: &WindowKeyEvent) -> Option<bool> {
        match event {
            WindowKeyEvent::Key(input) if input.state.is_pressed() && !input.repeat => {
                let is_modifier = modifiers::role(input.key_code, &input.logical_key).is_some();
                let types =
                    matches!(input.logical_key, Key::Character(_)) && self.modifiers().allows_typing();
                (!is_modifier).then_some(types)
            }
            _ => None,
        }
    }

    fn apply_event(&mut self, event: WindowKeyEvent) {
        match event {
            WindowKeyEvent::Key(input) if input.state.is_pressed() => self.go_down(&input),
            WindowKeyEvent::Key(input) => self.go_up(input.key_code),
            WindowKeyEvent::HeldBefore(place, key) => {
                if !self.is_down(place) {
                    self.down.push(HeldKey { place, key, before: true });
                }
            }
            WindowKeyEvent::Modifiers(modifiers) => self.reported = Some(modifiers),
            WindowKeyEvent::FocusLost => {
                self.lost = true;
                self.reported = self.reported.map(|_| Modifiers::default());
                while let Some(place) = self.down.first().map(|down| down.place) {
                    self.go_up(place);
                }
            }
        }
    }

    /// Records a key as down, and adds the event of a press or a repeat.
    fn go_down(&mut self, input: &KeyboardInput) {
        let (place, text) = (input.key_code, meaning::typed(input));
        let known = self.down.iter_mut().find(|down| down.place == place);
        let repeats = match known {
            Some(down) => input.repeat || std::mem::take(&mut down.before),
            None => input.repeat,
        };
        if !repeats {
            // If it is down, its release was not reported.
            self.go_up(place);
        }
        let key = if let Some(down) = self.down.iter().find(|down| down.place == place) {
            down.key.clone()
        } else {
            self.down.push(HeldKey { place, key: input.logical_key.clone(), before: false });
            input.logical_key.clone()
        };
        self.push(place, key, text, if repeats { KeyChange::Repeat } else { KeyChange::Down });
    }

    /// Records a key as up, and adds the event of its release, if it was down.
    fn go_up(&mut self, place: KeyCode) {
        if let Some(index) = self.down.iter().position(|down| down.place == place) {
            let key = self.down.remove(index).key;
            self.push(place, key, None, KeyChange::Up);
        }
    }

    fn push(&mut self, place: KeyCode, key: Key, text: Option<String>, change: KeyChange) {
        let modifiers = self.modifiers();
        let text = text.filter(|_| modifiers.allows_typing());
        self.events.push(KeyEvent { place, key, text, change, modifiers, taken: false });
    }
}

#[cfg(test)]
mod layouts;
#[cfg(test)]
pub(crate) mod tests;
