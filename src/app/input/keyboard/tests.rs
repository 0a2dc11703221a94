//! Tests of the keyboard without a window.

use bevy::input::ButtonState;
use proptest::prelude::*;

use super::layouts::{LAYOUTS, Layout};
use super::*;
use crate::app::game::Mode;
use crate::app::input::{COMMANDS, ChordKey, Command, CommandContext, CommandSituation, KeyChord, Keymap};
use crate::rules::GameKind;

/// A key that goes down or up.
fn input(place: KeyCode, key: Key, state: ButtonState, repeat: bool) -> KeyboardInput {
    let text = match &key {
        Key::Character(text) if state.is_pressed() => Some(text.clone()),
        _ => None,
    };
    KeyboardInput { key_code: place, logical_key: key, state, text, repeat, window: Entity::PLACEHOLDER }
}

fn press(place: KeyCode, key: Key) -> WindowKeyEvent {
    WindowKeyEvent::Key(input(place, key, ButtonState::Pressed, false))
}

fn repeat(place: KeyCode, key: Key) -> WindowKeyEvent {
    WindowKeyEvent::Key(input(place, key, ButtonState::Pressed, true))
}

fn release(place: KeyCode, key: Key) -> WindowKeyEvent {
    WindowKeyEvent::Key(input(place, key, ButtonState::Released, false))
}

fn letter(text: &str) -> Key {
    Key::Character(text.into())
}

/// Returns the events in as many frames as they take, and the keyboard after them.
fn heard(told: impl IntoIterator<Item = WindowKeyEvent>) -> (Vec<KeyEvent>, Keyboard) {
    let mut keyboard = Keyboard::default();
    told.into_iter().for_each(|told| keyboard.push_event(told));
    let mut events = Vec::new();
    loop {
        keyboard.next_frame();
        events.extend(keyboard.events().iter().cloned());
        if !keyboard.is_behind() {
            return (events, keyboard);
        }
    }
}

/// Event of a key that is pressed while others are held.
pub(crate) fn pressed(held: &[(KeyCode, Key)], place: KeyCode, key: Key) -> KeyEvent {
    let held = held.iter().map(|(place, key)| press(*place, key.clone()));
    let (events, _) = heard(held.chain([press(place, key)]));
    events.last().expect("it is heard").clone()
}

#[test]
fn only_a_fresh_press_is_one() {
    use KeyChange::{Down, Repeat, Up};
    let enter = || (KeyCode::Enter, Key::Enter);
    let [p, r, u] = [press, repeat, release].map(|event| event(enter().0, enter().1));
    let of = |told: &[&WindowKeyEvent]| {
        let (events, _) = heard(told.iter().map(|&told| told.clone()));
        events.into_iter().map(|event| event.change).collect::<Vec<_>>()
    };
    assert_eq!(of(&[&p, &r, &r, &u, &p, &u]), [Down, Repeat, Repeat, Up, Down, Up]);
    assert_eq!(of(&[&p, &p]), [Down, Up, Down], "its way up was not told");
    assert_eq!(of(&[&u, &r, &u]), [Repeat, Up], "it went down elsewhere");
    let before = WindowKeyEvent::HeldBefore(KeyCode::Enter, Key::Enter);
    assert_eq!(of(&[&before, &p, &r, &u, &p]), [Repeat, Repeat, Up, Down], "X11 calls the first one fresh");
    assert_eq!(of(&[&p, &WindowKeyEvent::FocusLost, &u, &p]), [Down, Up, Down]);
    assert_eq!(of(&[&p, &WindowKeyEvent::FocusLost, &before, &p, &u]), [Down, Up, Repeat, Up]);
}

#[test]
fn a_key_goes_up_as_what_it_went_down() {
    let (events, keyboard) = heard([
        press(KeyCode::ShiftLeft, Key::Shift),
        press(KeyCode::Digit1, letter("!")),
        release(KeyCode::ShiftLeft, Key::Shift),
        repeat(KeyCode::Digit1, letter("1")),
        release(KeyCode::Digit1, letter("1")),
    ]);
    let named: Vec<_> =
        events.iter().filter(|event| event.place == KeyCode::Digit1).map(|event| event.key.clone()).collect();
    assert_eq!(named, [letter("!"), letter("!"), letter("!")]);
    assert_eq!(events[3].text.as_deref(), Some("1"), "but it types what it would now");
    assert_eq!(keyboard.down, []);
}

#[test]
fn modifiers_are_what_the_layout_makes_of_keys() {
    let held = |keys: &[(KeyCode, Key)]| {
        let (_, keyboard) = heard(keys.iter().map(|(place, key)| press(*place, key.clone())));
        keyboard.modifiers()
    };
    let none = Modifiers::default();
    let (control, alt, system) = (
        Modifiers { control: true, ..none },
        Modifiers { alt: true, ..none },
        Modifiers { system: true, ..none },
    );
    assert_eq!(held(&[(KeyCode::CapsLock, Key::Control)]), control, "ctrl:nocaps");
    assert_eq!(held(&[(KeyCode::ControlLeft, Key::CapsLock)]), none, "ctrl:swapcaps");
    assert_eq!(held(&[(KeyCode::SuperLeft, Key::Super)]), system);
    assert_eq!(held(&[(KeyCode::SuperLeft, Key::Alt)]), alt, "altwin:swap_alt_win");
    assert_eq!(held(&[(KeyCode::AltLeft, Key::Super)]), system, "altwin:swap_alt_win");
    let meta = Modifiers { shift: true, alt: true, ..none };
    assert_eq!(held(&[(KeyCode::ShiftLeft, Key::Shift), (KeyCode::AltLeft, Key::Meta)]), meta);
    assert_eq!(held(&[(KeyCode::AltRight, Key::Alt)]), alt, "American");
    assert_eq!(held(&[(KeyCode::AltRight, Key::AltGraph)]), Modifiers { third_level: true, ..none });
    assert_eq!(
        [control, alt, system, none].map(Modifiers::chord_modifier),
        [
            Some(ChordModifier::Control),
            Some(ChordModifier::Alt),
            if cfg!(target_os = "macos") { Some(ChordModifier::Control) } else { None },
            Some(ChordModifier::Nothing)
        ]
    );
    assert_eq!((control | alt).chord_modifier(), Some(ChordModifier::Alt));
    assert!(!(system | control).allows_typing());
}

#[test]
fn no_modifier_is_left_behind() {
    let keys = [
        (KeyCode::AltLeft, [Key::Alt, Key::Meta]),
        (KeyCode::ShiftLeft, [Key::Shift, Key::Shift]),
        (KeyCode::ControlLeft, [Key::Control, Key::Control]),
        (KeyCode::AltRight, [Key::AltGraph, Key::Alt]),
        (KeyCode::SuperLeft, [Key::Super, Key::Meta]),
    ];
    // Each two of them, down and up in any order: what a key is called changes with the other one.
    for (a, a_keys) in &keys {
        for (b, b_keys) in keys.iter().filter(|(b, _)| b != a) {
            for first_up in [a, b] {
                let [down_a, down_b] = [press(*a, a_keys[0].clone()), press(*b, b_keys[1].clone())];
                let up = |place: &KeyCode| {
                    release(*place, if place == a { a_keys[1].clone() } else { b_keys[0].clone() })
                };
                let other = if first_up == a { b } else { a };
                let (_, keyboard) = heard([down_a, down_b, up(first_up), up(other)]);
                assert_eq!(keyboard.modifiers(), Modifiers::default(), "{a:?} {b:?} {first_up:?}");
            }
        }
    }
}

#[test]
fn the_system_knows_best_what_is_held() {
    let none = Modifiers::default();
    let control = Modifiers { control: true, ..none };
    // Sticky keys: Control is up again, and is meant for the next key all the same.
    let (events, _) = heard([
        press(KeyCode::ControlLeft, Key::Control),
        WindowKeyEvent::Modifiers(control),
        release(KeyCode::ControlLeft, Key::Control),
        press(KeyCode::KeyZ, letter("z")),
        WindowKeyEvent::Modifiers(none),
        release(KeyCode::KeyZ, letter("z")),
        press(KeyCode::KeyU, letter("u")),
    ]);
    let held = |place| {
        events.iter().find(|event| event.place == place).and_then(|event| event.modifiers.chord_modifier())
    };
    assert_eq!(
        (held(KeyCode::KeyZ), held(KeyCode::KeyU)),
        (Some(ChordModifier::Control), Some(ChordModifier::Nothing))
    );
    // A way up that was lost.
    let (events, _) = heard([
        press(KeyCode::ControlLeft, Key::Control),
        WindowKeyEvent::Modifiers(control),
        WindowKeyEvent::Modifiers(none),
        press(KeyCode::KeyD, letter("d")),
    ]);
    assert_eq!(events.last().map(|event| event.text.as_deref()), Some(Some("d")));
    // It was held before the window had the keys.
    let before = WindowKeyEvent::HeldBefore(KeyCode::ControlLeft, Key::Control);
    let (events, _) = heard([WindowKeyEvent::FocusLost, before, press(KeyCode::KeyZ, letter("z"))]);
    assert_eq!(
        events.last().and_then(|event| event.modifiers.chord_modifier()),
        Some(ChordModifier::Control)
    );
    let (_, keyboard) = heard([WindowKeyEvent::Modifiers(control), WindowKeyEvent::FocusLost]);
    assert_eq!(keyboard.modifiers(), none);
}

#[test]
fn only_what_goes_down_with_control_is_meant_with_it() {
    let (events, keyboard) = heard([
        press(KeyCode::ControlLeft, Key::Control),
        press(KeyCode::KeyA, letter("a")),
        release(KeyCode::ControlLeft, Key::Control),
        release(KeyCode::KeyA, letter("a")),
        press(KeyCode::Minus, letter("-")),
    ]);
    let texts: Vec<_> = events.iter().filter_map(|event| event.text.as_deref()).collect();
    assert_eq!(texts, ["-"]);
    assert!(keyboard.is_down(KeyCode::Minus) && !keyboard.is_down(KeyCode::KeyA));
    // A quick player releases the key before the wheel is read.
    let mut keyboard = Keyboard::default();
    keyboard.push_event(press(KeyCode::ControlLeft, Key::Control));
    keyboard.next_frame();
    keyboard.push_event(release(KeyCode::ControlLeft, Key::Control));
    keyboard.next_frame();
    assert_eq!(keyboard.modifiers_lately().chord_modifier(), Some(ChordModifier::Control));
    keyboard.next_frame();
    assert_eq!(keyboard.modifiers_lately(), Modifiers::default());
}

#[test]
fn the_third_level_is_spent_on_the_letter() {
    let third = [(KeyCode::AltRight, Key::AltGraph)];
    let euro = pressed(&third, KeyCode::KeyE, letter("€"));
    assert_eq!((euro.text.as_deref(), euro.by_place()), (Some("€"), None));
    assert_eq!(euro.modifiers.chord_modifier(), Some(ChordModifier::Nothing));
    // Where it is Control and Alt, letters are typed as well.
    let both = [(KeyCode::ControlLeft, Key::Control), (KeyCode::AltRight, Key::Alt)];
    let at = pressed(&both, KeyCode::KeyQ, letter("@"));
    assert_eq!(at.text.is_some(), !cfg!(target_os = "macos"));
    let greek = pressed(&third, KeyCode::KeyM, letter("μ"));
    assert_eq!(greek.by_place(), None, "on a Latin keyboard");
}

#[test]
fn each_key_that_decides_something_has_a_frame_of_its_own() {
    let mut keyboard = Keyboard::default();
    for text in ["d", "4"] {
        keyboard.push_event(press(KeyCode::KeyD, letter(text)));
        keyboard.push_event(release(KeyCode::KeyD, letter(text)));
    }
    let tap = |keyboard: &mut Keyboard, place, key: Key| {
        keyboard.push_event(press(place, key.clone()));
        keyboard.push_event(repeat(place, key.clone()));
        keyboard.push_event(release(place, key));
    };
    tap(&mut keyboard, KeyCode::Enter, Key::Enter);
    tap(&mut keyboard, KeyCode::Enter, Key::Enter);
    keyboard.push_event(press(KeyCode::ControlLeft, Key::Control));
    tap(&mut keyboard, KeyCode::KeyQ, letter("q"));
    tap(&mut keyboard, KeyCode::KeyJ, letter("j"));
    let frames: Vec<String> = std::iter::from_fn(|| {
        keyboard.is_behind().then(|| {
            keyboard.next_frame();
            let down = keyboard.events().iter().filter(|event| event.change == KeyChange::Down);
            let name = |event: &KeyEvent| match &event.key {
                Key::Character(text) => text.to_string(),
                other => format!("{other:?}"),
            };
            down.map(name).collect::<Vec<_>>().join(" ")
        })
    })
    .collect();
    assert_eq!(frames, ["d 4", "Enter", "Enter Control", "q", "j"]);
}

/// Every way to press a key that a layout has: by what is printed, with or without Shift, and by its place for digits,
/// and for everything where there are no Latin letters.
fn ways(layout: &Layout, stroke: ChordKey) -> Vec<(bool, KeyCode, Key)> {
    let wanted = match stroke {
        ChordKey::Key(name) if !is_typed(name) => return vec![(false, name, named(name))],
        _ => KeyChord { held: ChordModifier::Nothing, stroke }.to_string().to_lowercase(),
    };
    let is_it = |typed: &Key| matches!(typed, Key::Character(text) if text.to_lowercase() == wanted);
    // A mark that stands for a letter there is none.
    let is_mark = |place: KeyCode, typed: &Key| {
        let is_there =
            |&(there, mark): &(KeyCode, char)| (there, letter(&mark.to_string())) == (place, typed.clone());
        meaning::MARKS_INSTEAD.iter().any(is_there)
    };
    let mut ways = Vec::new();
    for shift in [false, true] {
        let keys = layout.keys(shift).filter(|(place, typed)| is_it(typed) && !is_mark(*place, typed));
        ways.extend(keys.map(|(place, typed)| (shift, place, typed)));
    }
    let american = LAYOUTS[0].keys(false).find(|(_, typed)| is_it(typed)).map(|(place, _)| place);
    let by_place = layout.keys(false).find(|(place, _)| Some(*place) == american);
    // Czech and French keyboards have signs of their own among the digits.
    let is_sign = |typed: &Key| ["+", "-", "="].map(letter).contains(typed);
    let is_meant = |typed: &Key| layout.foreign || wanted.parse::<u8>().is_ok() && !is_sign(typed);
    ways.extend(by_place.filter(|(_, typed)| is_meant(typed)).map(|(place, typed)| (false, place, typed)));
    ways
}

fn is_typed(name: KeyCode) -> bool {
    matches!(
        name,
        KeyCode::Digit0
            | KeyCode::Digit1
            | KeyCode::Digit2
            | KeyCode::Digit3
            | KeyCode::Digit4
            | KeyCode::Equal
            | KeyCode::Minus
    )
}

/// Logical key that every layout has for this name.
fn named(name: KeyCode) -> Key {
    match name {
        KeyCode::NumpadAdd => letter("+"),
        KeyCode::NumpadSubtract => letter("-"),
        name => {
            let found = meaning::NAMED.iter().find(|(_, known)| *known == name);
            found.map_or_else(|| panic!("{name:?}"), |(key, _)| key.clone())
        }
    }
}

/// See emilk/egui#4081 and lichess-org/lila#17579.
#[test]
fn every_command_is_asked_for_under_every_layout() {
    let map = Keymap::default();
    let mut tried = 0;
    let game = CommandSituation { mode: Mode::Match, game: GameKind::Abande };
    let situations = [
        game,
        CommandSituation { game: GameKind::Anda, ..game },
        CommandSituation { mode: Mode::Lesson, ..game },
        CommandSituation { mode: Mode::Puzzle, ..game },
        CommandSituation { mode: Mode::SetUp, ..game },
    ];
    for layout in LAYOUTS {
        for row in COMMANDS {
            let table = *situations.iter().find(|&&table| row.context.applies(table)).expect("a situation");
            let holds = |command: Command| command.info().context.applies(table);
            let mut has_key = row.keys.is_empty();
            for chord in row.keys {
                let ways = ways(layout, chord.stroke);
                has_key |= !ways.is_empty();
                for (shift, place, key) in ways {
                    let modifier = match chord.held {
                        ChordModifier::Nothing => None,
                        ChordModifier::Control => Some((KeyCode::ControlLeft, Key::Control)),
                        ChordModifier::Alt => Some((KeyCode::AltLeft, Key::Alt)),
                    };
                    let shift = shift.then_some((KeyCode::ShiftLeft, Key::Shift));
                    let held: Vec<_> = modifier.into_iter().chain(shift).collect();
                    let asked = map.command_for(&pressed(&held, place, key.clone()), holds);
                    assert_eq!(asked, Some(row.command), "{}: {chord} at {place:?}, {key:?}", layout.name);
                    tried += 1;
                }
            }
            // A sign such as + is not on every layout; then another key of the command is.
            assert!(has_key, "{}: no key for {}", layout.name, row.name);
        }
    }
    assert!(tried > LAYOUTS.len() * COMMANDS.len(), "{tried}");
}

#[test]
fn a_latin_letter_means_itself_and_nothing_else() {
    let map = Keymap::default();
    let anywhere = |command: Command| command.info().context != CommandContext::Lesson;
    for layout in LAYOUTS.iter().filter(|layout| !layout.foreign) {
        for (place, key) in layout.keys(false) {
            let Key::Character(text) = &key else { continue };
            let Some(wanted) = text.chars().next().filter(|letter| letter.is_alphabetic()) else { continue };
            for held in [None, Some((KeyCode::ControlLeft, Key::Control))] {
                let held: Vec<_> = held.into_iter().collect();
                let event = pressed(&held, place, key.clone());
                let Some(asked) = map.command_for(&event, anywhere) else { continue };
                let keys: Vec<String> =
                    map.keys(asked).iter().map(|key| key.to_string().to_lowercase()).collect();
                let by_letter = keys.iter().any(|key| key.ends_with(wanted));
                // In the row of digits, and beside it, the place counts where no command has the letter.
                let by_digit = !wanted.is_ascii() && event.by_place().is_some();
                assert!(by_letter || by_digit, "{}: {wanted} at {place:?} asks for {asked:?}", layout.name);
            }
        }
    }
}

/// Points can be typed on every keyboard.
#[test]
fn every_layout_has_the_letters_and_digits_of_points() {
    for layout in LAYOUTS {
        for wanted in "abcdefghijk0123456789".chars() {
            let found = [false, true].into_iter().flat_map(|shift| layout.keys(shift)).any(|(place, key)| {
                pressed(&[], place, key).letters().find(char::is_ascii_alphanumeric) == Some(wanted)
            });
            assert!(found, "{}: {wanted}", layout.name);
        }
    }
}

/// Action of a player and the window system.
#[derive(Clone, Copy, Debug)]
enum Act {
    Press(usize),
    Release(usize),
    /// The system repeats the key that went down last.
    Repeat,
    FocusOut,
    FocusIn,
    Frame,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        4 => (0..KEYS.len()).prop_map(Act::Press),
        4 => (0..KEYS.len()).prop_map(Act::Release),
        3 => Just(Act::Repeat),
        1 => Just(Act::FocusOut),
        1 => Just(Act::FocusIn),
        2 => Just(Act::Frame),
    ]
}

/// Keys with what they are called when they go down, and when they go up.
const KEYS: [(KeyCode, &str, &str); 8] = [
    (KeyCode::Enter, "Enter", "Enter"),
    (KeyCode::KeyD, "d", "D"),
    (KeyCode::Digit4, "4", "$"),
    (KeyCode::KeyQ, "й", "q"),
    (KeyCode::ShiftLeft, "Shift", "Shift"),
    (KeyCode::AltLeft, "Alt", "Meta"),
    (KeyCode::CapsLock, "Control", "CapsLock"),
    (KeyCode::AltRight, "AltGraph", "Alt"),
];

fn called(name: &str) -> Key {
    match name {
        "Enter" => Key::Enter,
        "Shift" => Key::Shift,
        "Alt" => Key::Alt,
        "Meta" => Key::Meta,
        "Control" => Key::Control,
        "CapsLock" => Key::CapsLock,
        "AltGraph" => Key::AltGraph,
        text => letter(text),
    }
}

proptest! {
    /// One press is one action, no key is ever stuck, and no event is handled twice.
    #[test]
    fn whatever_a_hand_does_is_heard_once_and_nothing_is_stuck(acts in prop::collection::vec(act(), 0..120)) {
        let mut keyboard = Keyboard::default();
        let (mut held, mut latest, mut focused, mut repeating) = (Vec::new(), None, true, None);
        let mut pressed = [0; KEYS.len()];
        let mut events = Vec::new();
        let frame = |keyboard: &mut Keyboard, events: &mut Vec<KeyEvent>| {
            keyboard.next_frame();
            let fresh = || keyboard.events().iter().filter(|event| event.change == KeyChange::Down && !event.is_modifier());
            let types = |event: &KeyEvent| event.text.is_some();
            prop_assert!(fresh().count() < 2 || fresh().all(types), "{:?}", keyboard.events());
            events.extend(keyboard.events().iter().cloned());
            Ok(())
        };
        for act in acts {
            match act {
                Act::Press(index) if !held.contains(&index) => {
                    held.push(index);
                    latest = Some(index);
                    if focused {
                        repeating = Some(index);
                        pressed[index] += 1;
                        keyboard.push_event(press(KEYS[index].0, called(KEYS[index].1)));
                    }
                }
                Act::Release(index) if held.contains(&index) => {
                    held.retain(|&other| other != index);
                    latest = latest.filter(|&other| other != index);
                    if focused {
                        repeating = repeating.filter(|&other| other != index);
                        keyboard.push_event(release(KEYS[index].0, called(KEYS[index].2)));
                    }
                }
                Act::Repeat if focused => {
                    let Some(index) = latest else { continue };
                    // X11 calls the first one after the focus came a fresh one.
                    let is_known = repeating.replace(index) == Some(index);
                    let again = if is_known { repeat } else { press };
                    keyboard.push_event(again(KEYS[index].0, called(KEYS[index].1)));
                }
                Act::FocusOut if focused => {
                    (focused, repeating) = (false, None);
                    keyboard.push_event(WindowKeyEvent::FocusLost);
                }
                Act::FocusIn if !focused => {
                    focused = true;
                    for &index in &held {
                        keyboard.push_event(WindowKeyEvent::HeldBefore(KEYS[index].0, called(KEYS[index].1)));
                    }
                }
                Act::Frame => frame(&mut keyboard, &mut events)?,
                _ => {}
            }
        }
        loop {
            frame(&mut keyboard, &mut events)?;
            if !keyboard.is_behind() {
                break;
            }
        }
        for (index, (place, ..)) in KEYS.into_iter().enumerate() {
            let own: Vec<KeyChange> =
                events.iter().filter(|event| event.place == place).map(|event| event.change).collect();
            let count = own.iter().filter(|&&change| change == KeyChange::Down).count();
            prop_assert_eq!(count, pressed[index], "{:?}: {:?}", place, own);
            let is_double = |pair: &[KeyChange]| pair[1] == KeyChange::Down && pair[0] != KeyChange::Up;
            prop_assert!(!own.windows(2).any(is_double), "{:?}: {:?}", place, own);
            prop_assert_eq!(keyboard.is_down(place), focused && held.contains(&index), "{:?}", place);
        }
        keyboard.push_event(WindowKeyEvent::FocusLost);
        keyboard.next_frame();
        prop_assert_eq!(&keyboard.down, &Vec::new());
        prop_assert_eq!(keyboard.modifiers(), Modifiers::default());
    }
}
