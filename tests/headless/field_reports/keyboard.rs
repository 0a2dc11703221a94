//! The keyboard: keys that are held, layouts without Latin letters, modifiers that are other keys, and releases that never
//! come.

use abande::app::desk::panels;
use abande::app::game::{LessonRequested, PuzzlePurpose, PuzzleRequested, StoredPreferences};
use abande::app::input::{
    BoardCursor, CameraCommand, Command, CommandRequested, CurrentSelection, DialogOpen, Direction,
    HeldCommand, PanelCommand, Selection,
};
use abande::board::Point;
use abande::library::preferences::Page;
use abande::play::Match;
use abande::rules::{AnyMove, ByPlayer, Game, MoveIntent, Variant};
use abande::study::lessons::{Lesson, LessonRunner};
use abande::study::puzzles::{PuzzleAttempt, PuzzleFilter};
use bevy::app::AppExit;
use bevy::input::ButtonState::{Pressed, Released};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::super::HUMAN;
use super::super::table::Table;

const ENTER: (KeyCode, Key) = (KeyCode::Enter, Key::Enter);
const SPACE: (KeyCode, Key) = (KeyCode::Space, Key::Space);
const CONTROL: (KeyCode, Key) = (KeyCode::ControlLeft, Key::Control);
const ALT: (KeyCode, Key) = (KeyCode::AltLeft, Key::Alt);
const SHIFT: (KeyCode, Key) = (KeyCode::ShiftLeft, Key::Shift);

/// A key that types something, wherever it lies.
fn letter(text: &str) -> (KeyCode, Key) {
    (KeyCode::F24, Key::Character(text.into()))
}

/// Presses a key, and no frame is drawn yet.
fn tap(table: &mut Table, (place, key): &(KeyCode, Key)) {
    table.write_key(*place, key, Pressed);
    table.write_key(*place, key, Released);
}

/// The same while another one is held.
fn tap_with(table: &mut Table, held: &(KeyCode, Key), key: &(KeyCode, Key)) {
    table.write_key(held.0, &held.1, Pressed);
    tap(table, key);
    table.write_key(held.0, &held.1, Released);
}

fn write(table: &mut Table, text: &str) {
    for text in text.chars() {
        let key = if text == ' ' { SPACE } else { letter(&text.to_string()) };
        tap(table, &key);
    }
}

/// Holds a key for as long as it takes to repeat so often: so many repeats come in one frame.
fn hold(table: &mut Table, (place, key): &(KeyCode, Key), repeats: usize, in_a_frame: usize) {
    table.write_key(*place, key, Pressed);
    for index in 0..repeats {
        if index.is_multiple_of(in_a_frame) {
            table.frames(1);
        }
        table.repeat_key(*place, key);
    }
    table.write_key(*place, key, Released);
    table.frames(12);
}

/// See OpenRA/OpenRA#9737. Finding window 1.
#[test]
fn a_held_enter_plays_one_move() {
    for in_a_frame in [1, 3, 100] {
        let mut table = Table::after(Variant::Hex, "d4 d5");
        write(&mut table, "e4");
        table.frames(3);
        hold(&mut table, &ENTER, 30, in_a_frame);
        assert_eq!(table.moves(), "d4 d5 e4", "{in_a_frame} repeats in a frame");
        // And again, by a press of its own.
        write(&mut table, "d3");
        table.frames(3);
        hold(&mut table, &(KeyCode::NumpadEnter, Key::Enter), 30, in_a_frame);
        assert_eq!(table.moves(), "d4 d5 e4 d3");
        table.check();
    }
}

/// Repeats of Enter once put down half of a turn and took it up again. Finding window 1.
#[test]
fn a_held_enter_puts_one_stone_down() {
    for repeats in [1, 2, 15] {
        let variant: Variant = "anda-4".parse().expect("a board");
        let mut table = Table::after(variant, "");
        write(&mut table, "a1");
        table.frames(3);
        hold(&mut table, &ENTER, repeats, 1);
        let a1 = table.point("a1");
        assert_eq!(
            *table.app.world().resource::<CurrentSelection>(),
            CurrentSelection(Selection::FirstOfTwo(a1)),
            "{repeats} repeats"
        );
    }
}

/// Finding window 1.
#[test]
fn a_held_digit_is_typed_once() {
    let variant: Variant = "anda-11".parse().expect("a board");
    let mut table = Table::after(variant, "");
    write(&mut table, "a");
    table.frames(1);
    hold(&mut table, &letter("1"), 10, 1);
    assert_eq!(table.app.world().resource::<BoardCursor>().typed(), "a1");
}

fn has_points(mv: AnyMove) -> bool {
    matches!(mv.intent(), MoveIntent::Place(_) | MoveIntent::Carry { .. })
}

/// Types the points of a move, as a player does who has no mouse.
fn type_move(table: &mut Table, mv: AnyMove) {
    let label = |point: Point| table.view().board.label(point).to_owned();
    let points = match mv.intent() {
        MoveIntent::Place(point) => label(point),
        MoveIntent::Carry { from, to } => label(from) + &label(to),
        other => panic!("{other:?} has no points"),
    };
    write(table, &points);
    table.frames(3);
}

/// Once a step is done, Enter goes on to the next one. Finding window 1.
#[test]
fn a_held_enter_skips_no_step_of_a_lesson() {
    let begins_with_a_move = |lesson: &'static Lesson| {
        lesson.steps.len() > 1 && LessonRunner::new(lesson).answer().is_some_and(has_points)
    };
    let lesson = Lesson::ABANDE.iter().find(|lesson| begins_with_a_move(lesson)).expect("a lesson");
    for in_a_frame in [1, 4] {
        let mut table = Table::after(Variant::Hex, "d4");
        table.app.world_mut().write_message(LessonRequested::Begin(lesson));
        table.frames(3);
        let runner = |table: &Table| table.current().lesson().expect("a lesson").runner().clone();
        let answer = runner(&table).answer().expect("a move is asked for");
        type_move(&mut table, answer);
        hold(&mut table, &ENTER, 24, in_a_frame);
        let after = runner(&table);
        assert!(after.is_done() && after.progress().step == 1, "{:?}", after.progress());
        // A press of its own goes on.
        hold(&mut table, &ENTER, 24, in_a_frame);
        assert_eq!(runner(&table).progress().step, 2);
    }
}

/// Once a puzzle is solved, Enter goes on to the next one. Finding window 1.
#[test]
fn a_held_enter_skips_no_puzzle() {
    let puzzle = PuzzleFilter::on(Variant::Hex3)
        .puzzles()
        .find(|puzzle| puzzle.moves() == 1 && PuzzleAttempt::new(puzzle).wanted().is_some_and(has_points));
    let puzzle = puzzle.expect("one move with points");
    for in_a_frame in [1, 4] {
        let mut table = Table::after(Variant::Hex, "d4");
        table.app.world_mut().write_message(PuzzleRequested::Begin(puzzle, PuzzlePurpose::Rating));
        table.frames(3);
        let attempt = |table: &Table| table.current().puzzle().expect("a puzzle").attempt().clone();
        let right = attempt(&table).wanted().expect("a move is to be found");
        type_move(&mut table, right);
        hold(&mut table, &ENTER, 24, in_a_frame);
        let shown = |table: &Table| table.current().puzzle().expect("a puzzle").puzzle();
        assert_eq!(shown(&table), puzzle, "{in_a_frame} repeats in a frame");
        assert_eq!(attempt(&table).wanted(), None, "it is solved");
        hold(&mut table, &ENTER, 24, in_a_frame);
        assert_ne!(shown(&table), puzzle, "a press of its own goes on");
    }
}

/// The button that has the keys, by its name.
fn focused(table: &mut Table) -> Option<String> {
    let context = table.egui();
    let id = context.memory(egui::Memory::focused)?;
    let rect = context.read_response(id)?.rect;
    panels::buttons(&context).into_iter().find(|(_, place)| *place == rect).map(|(name, _)| name)
}

fn reach(table: &mut Table, name: &str) {
    for _ in 0..100 {
        if focused(table).as_deref() == Some(name) {
            return;
        }
        table.key(KeyCode::Tab, &Key::Tab);
        table.frames(2);
    }
    panic!("Tab does not lead to {name}");
}

/// Space and Enter press the button that has the focus. Finding window 2.
#[test]
fn a_held_key_presses_a_button_once() {
    for key in [SPACE, ENTER] {
        for in_a_frame in [1, 4] {
            let mut table = Table::in_window(Variant::Hex, "d4 d5 d3 d5-d4 d3-d4 e4");
            reach(&mut table, "undo");
            hold(&mut table, &key, 24, in_a_frame);
            assert_eq!(table.moves(), "d4 d5 d3 d5-d4 d3-d4", "{key:?}");
            hold(&mut table, &key, 24, in_a_frame);
            assert_eq!(table.moves(), "d4 d5 d3 d5-d4", "{key:?} is pressed again");
        }
    }
}

/// Two passes in a row end the game: one key that is held must not make both. Finding window 2.
#[test]
fn a_held_key_passes_once() {
    let mut game = Match::new(Variant::Hex3, ByPlayer::new(HUMAN, HUMAN));
    while !game.position().legal_moves().iter().any(|mv| matches!(mv.intent(), MoveIntent::Pass)) {
        let legal = game.position().legal_moves();
        let index = game.moves().len() * 7 % legal.len();
        game.play(legal[index]).expect("legal");
    }
    let played = game.moves().len();
    for key in [SPACE, ENTER] {
        let mut table = Table::with_panels(game.clone());
        table.frames(4);
        reach(&mut table, "pass");
        hold(&mut table, &key, 24, 1);
        assert_eq!(table.game().moves().len(), played + 1, "{key:?}");
        assert!(table.game().result().is_none(), "{key:?}");
    }
}

/// A slow renderer may see two presses in one frame. Finding window 2.
#[test]
fn each_press_on_a_button_counts() {
    let mut table = Table::in_window(Variant::Hex, "d4 d5 d3 d5-d4 d3-d4 e4");
    reach(&mut table, "undo");
    for _ in 0..3 {
        tap(&mut table, &SPACE);
    }
    table.frames(12);
    assert_eq!(table.moves(), "d4 d5 d3");
}

/// Keys that come between two frames have the same effect as if each had a frame of its own. Finding window 2.
#[test]
fn what_a_quick_hand_types_in_one_frame_is_done_in_its_order() {
    let mut table = Table::after(Variant::Hex, "");
    write(&mut table, "d4");
    tap(&mut table, &ENTER);
    write(&mut table, "d5");
    tap(&mut table, &ENTER);
    write(&mut table, "d3");
    tap(&mut table, &ENTER);
    tap(&mut table, &(KeyCode::Escape, Key::Escape));
    write(&mut table, "u");
    table.frames(20);
    assert_eq!(table.moves(), "d4 d5");
    // A letter of a command right after a coordinate is not lost.
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    write(&mut table, "e4u");
    table.frames(4);
    assert_eq!(table.moves(), "d4 d5");
}

/// What a layout has at these places.
const LAYOUTS: [(&str, &[(KeyCode, &str)]); 8] = [
    ("ru", &[(KeyCode::KeyU, "г"), (KeyCode::KeyZ, "я"), (KeyCode::KeyD, "в"), (KeyCode::Digit5, "5")]),
    ("gr", &[(KeyCode::KeyU, "θ"), (KeyCode::KeyZ, "ζ"), (KeyCode::KeyD, "δ"), (KeyCode::Digit5, "5")]),
    ("il", &[(KeyCode::KeyU, "ו"), (KeyCode::KeyZ, "ז"), (KeyCode::KeyD, "ג"), (KeyCode::Digit5, "5")]),
    ("ara", &[(KeyCode::KeyU, "ع"), (KeyCode::KeyZ, "ئ"), (KeyCode::KeyD, "ي"), (KeyCode::Digit5, "٥")]),
    ("th", &[(KeyCode::KeyU, "ี"), (KeyCode::KeyZ, "ผ"), (KeyCode::KeyD, "ก"), (KeyCode::Digit5, "ถ")]),
    (
        "jp kana",
        &[(KeyCode::KeyU, "ナ"), (KeyCode::KeyZ, "ツ"), (KeyCode::KeyD, "シ"), (KeyCode::Digit5, "エ")],
    ),
    ("fr", &[(KeyCode::KeyU, "u"), (KeyCode::KeyW, "z"), (KeyCode::KeyD, "d"), (KeyCode::Digit5, "(")]),
    ("dvorak", &[(KeyCode::KeyF, "u"), (KeyCode::Slash, "z"), (KeyCode::KeyH, "d"), (KeyCode::Digit5, "5")]),
];

/// See emilk/egui#4081 and lichess-org/lila#17579. Finding window 8.
#[test]
fn letters_and_points_are_typed_on_every_keyboard() {
    for (name, keys) in LAYOUTS {
        let [u, z, d, five] = [0, 1, 2, 3].map(|index| (keys[index].0, Key::Character(keys[index].1.into())));
        let mut table = Table::after(Variant::Hex, "d4 e4 d3 e3");
        tap(&mut table, &u);
        table.frames(3);
        assert_eq!(table.moves(), "d4 e4 d3", "{name}: U");
        tap_with(&mut table, &CONTROL, &z);
        table.frames(3);
        assert_eq!(table.moves(), "d4 e4", "{name}: Ctrl+Z");
        tap(&mut table, &d);
        tap(&mut table, &five);
        tap(&mut table, &ENTER);
        table.frames(6);
        assert_eq!(table.moves(), "d4 e4 d5", "{name}: d5");
        assert!(table.heard().rejected.is_empty());
    }
}

/// The layout may be switched while the cursor is on the board. Finding window 8.
#[test]
fn a_point_may_be_typed_under_two_layouts() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    tap(&mut table, &(KeyCode::KeyE, Key::Character("у".into())));
    // Alt+Shift switches in many places.
    table.write_key(ALT.0, &ALT.1, Pressed);
    table.write_key(SHIFT.0, &Key::GroupNext, Pressed);
    table.write_key(SHIFT.0, &Key::Shift, Released);
    table.write_key(ALT.0, &Key::Meta, Released);
    tap(&mut table, &(KeyCode::Digit4, Key::Character("4".into())));
    tap(&mut table, &ENTER);
    table.frames(6);
    assert_eq!(table.moves(), "d4 d5 e4");
}

/// `CapsLock` is Control under many layouts. Finding window 9.
#[test]
fn control_is_what_the_layout_says() {
    for place in [KeyCode::CapsLock, KeyCode::AltLeft, KeyCode::SuperRight] {
        let mut table = Table::after(Variant::Hex, "d4 d5 d3");
        tap_with(&mut table, &(place, Key::Control), &letter("z"));
        table.frames(3);
        assert_eq!(table.moves(), "d4 d5", "{place:?}");
    }
    // And the key that others have for it may be something else.
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    tap_with(&mut table, &(KeyCode::ControlLeft, Key::CapsLock), &letter("z"));
    table.frames(3);
    assert_eq!(table.moves(), "d4 d5 d3");
}

/// The desktop has shortcuts of its own with Super, so these keys are no commands here. Finding window 10.
#[test]
#[cfg(not(target_os = "macos"))]
fn super_is_the_desktops() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    for (place, key) in [(KeyCode::SuperLeft, Key::Super), (KeyCode::SuperRight, Key::Meta)] {
        for text in ["z", "u", "q", "d", "4"] {
            tap_with(&mut table, &(place, key.clone()), &letter(text));
            table.frames(3);
        }
    }
    assert_eq!(table.moves(), "d4 d5 d3");
    assert_eq!(table.app.should_exit(), None);
    assert!(!table.app.world().resource::<BoardCursor>().is_active());
    // It is let go of, and letters are ours again.
    write(&mut table, "u");
    table.frames(3);
    assert_eq!(table.moves(), "d4 d5");
}

/// What a field of the window has.
#[derive(Resource)]
struct Field(String);

fn show_field(mut contexts: EguiContexts, mut field: ResMut<Field>) -> Result {
    egui::Window::new("field").show(contexts.ctx_mut()?, |ui| {
        ui.text_edit_singleline(&mut field.0).request_focus();
    });
    Ok(())
}

fn with_field(text: &str) -> Table {
    let mut table = Table::in_window(Variant::Hex, "d4 d5 d3");
    table.app.insert_resource(Field(text.into())).add_systems(EguiPrimaryContextPass, show_field);
    table.frames(4);
    table
}

fn field(table: &Table) -> &str {
    &table.app.world().resource::<Field>().0
}

/// With Shift, Alt goes up as Meta: see bevyengine/bevy#25483. Finding window 11.
#[test]
fn no_modifier_sticks_in_a_text_field() {
    let orders: [&[(&(KeyCode, Key), bool)]; 4] = [
        &[(&ALT, true), (&SHIFT, true), (&ALT, false), (&SHIFT, false)],
        &[(&SHIFT, true), (&ALT, true), (&SHIFT, false), (&ALT, false)],
        &[(&ALT, true), (&SHIFT, true), (&SHIFT, false), (&ALT, false)],
        &[(&CONTROL, true), (&SHIFT, true), (&ALT, true), (&CONTROL, false), (&ALT, false), (&SHIFT, false)],
    ];
    for order in orders {
        let mut table = with_field("two words");
        let mut shift = false;
        for &(key, down) in order {
            let named = if *key == ALT && shift { Key::Meta } else { key.1.clone() };
            table.write_key(key.0, &named, if down { Pressed } else { Released });
            if *key == SHIFT {
                shift = down;
            }
        }
        tap(&mut table, &(KeyCode::End, Key::End));
        tap(&mut table, &(KeyCode::Backspace, Key::Backspace));
        write(&mut table, "k");
        table.frames(8);
        assert_eq!(field(&table), "two wordk", "{order:?}");
        // With a modifier that sticks, Control and V once typed a v over what was selected.
        tap_with(&mut table, &CONTROL, &letter("a"));
        tap_with(&mut table, &CONTROL, &letter("v"));
        table.frames(8);
        assert_eq!(field(&table), "two wordk", "{order:?}: there is nothing to paste");
    }
}

/// The focus may go and come back within a frame, and no event tells of keys that went up meanwhile: see
/// bevyengine/bevy#13678. Finding window 12.
#[test]
fn nothing_is_held_once_the_focus_is_lost() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let turns = |table: &Table| table.app.world().resource::<HeldCommand>().active();
    let q = letter("q");
    table.write_key(q.0, &q.1, Pressed);
    table.frames(20);
    assert_eq!(turns(&table), Some(Command::Camera(CameraCommand::Turn(Direction::Less))));
    table.write_key(CONTROL.0, &CONTROL.1, Pressed);
    table.write_focus(false);
    table.write_focus(true);
    table.frames(2);
    assert_eq!(turns(&table), None, "the table turns on");
    write(&mut table, "u");
    table.frames(3);
    assert_eq!(table.moves(), "d4 d5", "Control sticks");

    let mut table = with_field("");
    table.write_key(CONTROL.0, &CONTROL.1, Pressed);
    table.write_focus(false);
    table.write_focus(true);
    write(&mut table, "v");
    table.frames(3);
    assert_eq!(field(&table), "v");
}

/// They are, in whichever frame it happens, and however often. Finding window 12.
#[test]
fn keys_that_go_down_after_the_focus_came_back_are_held() {
    for frames in [0, 1, 3] {
        let mut table = Table::after(Variant::Hex, "d4 d5 d3");
        for _ in 0..2 {
            table.write_key(CONTROL.0, &CONTROL.1, Pressed);
            table.frames(frames);
            table.write_focus(false);
            table.frames(frames);
            table.write_focus(true);
            table.frames(frames);
        }
        tap_with(&mut table, &CONTROL, &letter("z"));
        table.frames(3);
        assert_eq!(table.moves(), "d4 d5", "{frames} frames between");
    }
}

/// Begins to write a comment on the last move.
fn writing(moves: &str) -> Table {
    let mut table = Table::in_window(Variant::Hex, moves);
    let mut preferences = table.app.world_mut().resource_mut::<StoredPreferences>();
    preferences.panels.page = Page::Moves;
    preferences.play.confirm_leaving = false;
    table.frames(6);
    table.press("Comment");
    table
}

fn comment(table: &Table) -> &str {
    let game = table.game();
    &game.tree().node(game.cursor()).notes().comment
}

/// On a busy machine the program may be closed in the frame in which the last word was typed: see SabakiHQ/Sabaki#584.
/// Finding window 13.
#[test]
fn the_last_words_of_a_comment_are_kept() {
    for text in ["x", "well", "well played, both of you"] {
        for closes in [false, true] {
            let mut table = writing("d4 d5 d3");
            write(&mut table, text);
            if closes {
                let window = table.window();
                table.app.world_mut().write_message(WindowCloseRequested { window });
            } else {
                tap_with(&mut table, &CONTROL, &letter("q"));
            }
            for _ in 0..40 {
                if table.app.should_exit().is_some() {
                    break;
                }
                table.frames(1);
            }
            assert_eq!(table.app.should_exit(), Some(AppExit::Success), "{text}");
            assert_eq!(comment(&table), text);
        }
    }
}

/// The settings accept every key that types a character. Finding window 14.
#[test]
fn marks_and_letters_of_the_third_level_can_be_bound() {
    let third_level = (KeyCode::AltRight, Key::AltGraph);
    for (held, place, text, wanted) in [
        (None, KeyCode::Slash, "/", "/"),
        (None, KeyCode::Backquote, "`", "`"),
        (None, KeyCode::KeyJ, "о", "J"),
        (Some(&third_level), KeyCode::KeyE, "€", "€"),
        (Some(&CONTROL), KeyCode::BracketLeft, "[", "Ctrl+["),
    ] {
        let mut table = Table::in_window(Variant::Hex, "d4 d5 d3");
        table.app.world_mut().write_message(CommandRequested(PanelCommand::Settings.into()));
        table.frames(6);
        table.press("settings-keys");
        table.press("key:undo:0");
        let key = (place, Key::Character(text.into()));
        match held {
            Some(held) => tap_with(&mut table, held, &key),
            None => tap(&mut table, &key),
        }
        table.frames(6);
        let chosen =
            table.app.world().resource::<StoredPreferences>().keys.get("undo").cloned().unwrap_or_default();
        assert_eq!(chosen, [wanted, "Ctrl+Z"], "{text}");
        // And it is the one that asks from now on.
        table.key(KeyCode::Escape, &Key::Escape);
        table.frames(6);
        match held {
            Some(held) => tap_with(&mut table, held, &key),
            None => tap(&mut table, &key),
        }
        table.frames(6);
        assert_eq!(table.moves(), "d4 d5", "{text}");
    }
}

/// A key that opens a dialog must not also press a button in it. Finding window 1.
#[test]
fn a_key_that_asks_does_not_answer() {
    for (name, key) in [("Enter", ENTER), ("Space", SPACE)] {
        for command in ["resign", "new-game", "game-menu", "players"] {
            let mut table = Table::in_window(Variant::Hex, "d4 d5 d3");
            let keys = [(command, vec![name.to_owned()]), ("move-now", vec![]), ("view-mine", vec![])];
            let keys = keys.map(|(command, keys)| (command.to_owned(), keys));
            table.app.world_mut().resource_mut::<StoredPreferences>().keys = keys.into();
            table.frames(3);
            let before = (table.turn().match_id, table.game().result());
            hold(&mut table, &key, 10, 1);
            let modal = *table.app.world().resource::<DialogOpen>();
            assert_eq!(modal, DialogOpen(command != "game-menu"), "{command} by {name}");
            assert_eq!((table.turn().match_id, table.game().result()), before, "{command} by {name}");
        }
    }
}
