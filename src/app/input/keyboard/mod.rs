//! The keyboard, read in one place: the board, the panels, text fields and commands all learn from here which keys went
//! down, repeated or went up, and what was held meanwhile.
//!
//! [`Keyboard`] is a plain state machine. It is told what the window system says, in its order, and hands it out frame by
//! frame:
//!
//! - A key is known by its place from the press to the release, so what it types may change in between. A release that
//!   never came is made up for when the focus goes or the key is pressed again; a release without a press is nothing.
//! - Only a fresh press is [`KeyChange::Down`]. What a held key repeats is [`KeyChange::Repeat`], also where the system does not
//!   say so, as for a key that was held before the window had the focus.
//! - Modifiers are what the layout makes of keys (`CapsLock` may be Control), and where the system itself says which ones
//!   are in force (`StickyKeys`), it is believed.
//! - Between two frames of a slow renderer a quick hand presses several keys, each of which may decide whom the next one
//!   is for. They are handed out one a frame; only letters come together.

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
        .add_systems(PreUpdate, hear.before(EguiInputSet::InitReading));
}

/// Tells the keyboard what has happened, in its order: keys and focus are told together, and beside them what only
/// winit says. What somebody else makes up may be told alone.
fn hear(
    mut told: MessageReader<WindowEvent>,
    (mut alone, mut lost): (MessageReader<KeyboardInput>, MessageReader<KeyboardFocusLost>),
    mut raw: MessageReader<RawWinitWindowEvent>,
    mut keyboard: ResMut<Keyboard>,
    mut motion: Option<ResMut<RedrawScheduler>>,
) {
    let told: Vec<&WindowEvent> = told.read().collect();
    let count = |wanted: fn(&WindowEvent) -> bool| told.iter().filter(|event| wanted(event)).count();
    let no_keys = count(|event| matches!(event, WindowEvent::KeyboardInput(_))) == 0;
    if lost.read().count() > count(|event| matches!(event, WindowEvent::KeyboardFocusLost(_))) {
        keyboard.push_event(WindowKeyEvent::FocusLost);
    }
    let (mut asides, raw_steps) = asides(raw.read());
    // Where the focus is lost, Bevy itself lets go of keys at the end of a frame: they come before those of winit.
    let (mut steps, own) = (0, count(is_step).saturating_sub(raw_steps));
    for event in told {
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
    let alone: Vec<&KeyboardInput> = alone.read().collect();
    if no_keys {
        for input in alone {
            keyboard.push_event(WindowKeyEvent::Key(input.clone()));
        }
    }
    for (_, aside) in asides {
        keyboard.push_event(aside);
    }
    keyboard.next_frame();
    if keyboard.is_behind()
        && let Some(motion) = &mut motion
    {
        motion.settle();
    }
}

/// Returns `true` if Bevy passes on what winit says of keys and focus.
const fn is_step(event: &WindowEvent) -> bool {
    matches!(event, WindowEvent::KeyboardInput(_) | WindowEvent::WindowFocused(_))
}

/// Collects events that Bevy drops, each with the number of steps before it, and the number of all steps.
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

/// Keyboard event of the window system.
#[derive(Clone, Debug, PartialEq)]
pub enum WindowKeyEvent {
    /// A key went down, repeats, or went up.
    Key(KeyboardInput),
    /// A key has been down since before the window had the focus.
    HeldBefore(KeyCode, Key),
    /// These modifiers are in force now.
    Modifiers(Modifiers),
    /// The keys are another window's from now on: what is let go of there is not told.
    FocusLost,
}

/// Change of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyChange {
    /// It was pressed.
    Down,
    /// It is still held, and does again what it does.
    Repeat,
    /// It was let go of, or is not ours any more.
    Up,
}

/// Press, repeat or release of a key.
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
    /// Set if it was meant for the board's cursor, and so for nothing else.
    pub taken: bool,
}

impl KeyEvent {
    /// Returns `true` if it changes others, and does nothing alone.
    pub fn is_modifier(&self) -> bool {
        modifiers::role(self.place, &self.key).is_some()
    }

    /// Returns `true` if it was pressed or repeats.
    pub fn is_down(&self) -> bool {
        self.change != KeyChange::Up
    }
}

/// Key that is down.
#[derive(Clone, Debug, PartialEq)]
struct HeldKey {
    place: KeyCode,
    key: Key,
    /// It was down before the window had the focus, and has not repeated since.
    before: bool,
}

/// State of all keys, and the events of this frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Keyboard {
    waiting: VecDeque<WindowKeyEvent>,
    down: Vec<HeldKey>,
    /// Modifiers reported by the window system.
    reported: Option<Modifiers>,
    events: Vec<KeyEvent>,
    /// Everything that was held at some moment of this frame.
    lately: Modifiers,
    lost: bool,
}

impl Keyboard {
    /// Queues an event of the window system.
    pub fn push_event(&mut self, told: WindowKeyEvent) {
        self.waiting.push_back(told);
    }

    /// Starts a frame: processes waiting events into [`Self::events`].
    pub fn next_frame(&mut self) {
        self.events.clear();
        self.lost = false;
        self.lately = self.modifiers();
        let mut typing = None;
        while let Some(told) = self.waiting.pop_front() {
            if let Some(types) = self.press(&told)
                && typing.replace(types).is_some_and(|typed| !(typed && types))
            {
                self.waiting.push_front(told);
                return;
            }
            self.hear(told);
            self.lately |= self.modifiers();
        }
    }

    /// Returns `true` if more has been told than this frame hears.
    pub fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Events of this frame.
    pub fn events(&self) -> &[KeyEvent] {
        &self.events
    }

    /// Keys that go down or repeat in this frame and are not taken.
    pub fn presses(&self) -> impl Iterator<Item = &KeyEvent> {
        self.events.iter().filter(|event| event.is_down() && !event.taken)
    }

    /// Marks one of [`Self::events`] as handled by the board's cursor.
    pub(super) fn consume(&mut self, index: usize) {
        self.events[index].taken = true;
    }

    /// Returns `true` if one of these keys went down in this frame, by what the layout says they are.
    pub fn just_pressed(&self, keys: &[KeyCode]) -> bool {
        self.events.iter().any(|event| event.change == KeyChange::Down && keys.contains(&event.name()))
    }

    /// Returns `true` if the key at this place is down.
    pub fn is_down(&self, place: KeyCode) -> bool {
        self.down.iter().any(|down| down.place == place)
    }

    /// Returns `true` if the keys went to another window in this frame, if only for a moment.
    pub fn has_lost_focus(&self) -> bool {
        self.lost
    }

    /// Modifiers that are held.
    pub fn modifiers(&self) -> Modifiers {
        let held = Modifiers::of(self.down.iter().map(|down| (down.place, &down.key)));
        // Of the third level of a layout the system says nothing.
        self.reported.map_or(held, |reported| Modifiers { third_level: held.third_level, ..reported })
    }

    /// Modifiers held at any moment of this frame: a quick hand may release them before the wheel is read.
    pub fn modifiers_lately(&self) -> Modifiers {
        self.lately
    }

    /// Whether a key is pressed that decides whom the next one is for: not if it types something.
    fn press(&self, told: &WindowKeyEvent) -> Option<bool> {
        match told {
            WindowKeyEvent::Key(input) if input.state.is_pressed() && !input.repeat => {
                let is_modifier = modifiers::role(input.key_code, &input.logical_key).is_some();
                let types = matches!(input.logical_key, Key::Character(_)) && self.modifiers().type_text();
                (!is_modifier).then_some(types)
            }
            _ => None,
        }
    }

    fn hear(&mut self, told: WindowKeyEvent) {
        match told {
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

    fn go_down(&mut self, input: &KeyboardInput) {
        let (place, text) = (input.key_code, meaning::typed(input));
        let known = self.down.iter_mut().find(|down| down.place == place);
        let repeats = match known {
            Some(down) => input.repeat || std::mem::take(&mut down.before),
            None => input.repeat,
        };
        if !repeats {
            // If it is down, nobody said that it went up.
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

    fn go_up(&mut self, place: KeyCode) {
        if let Some(index) = self.down.iter().position(|down| down.place == place) {
            let key = self.down.remove(index).key;
            self.push(place, key, None, KeyChange::Up);
        }
    }

    fn push(&mut self, place: KeyCode, key: Key, text: Option<String>, change: KeyChange) {
        let modifiers = self.modifiers();
        let text = text.filter(|_| modifiers.type_text());
        self.events.push(KeyEvent { place, key, text, change, modifiers, taken: false });
    }
}

#[cfg(test)]
mod layouts;
#[cfg(test)]
pub(crate) mod tests;
