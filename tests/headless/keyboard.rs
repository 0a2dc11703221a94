//! Playing without a mouse.

use abande::app::game::Toast;
use abande::app::input::{BoardCursor, CurrentSelection, Selection};
use abande::rules::{AnyGame, Game, MoveIntent, Variant};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::HUMAN;
use super::table::{Table, english};

const ENTER: (KeyCode, Key) = (KeyCode::Enter, Key::Enter);

/// Types letters and digits, wherever they lie on the keyboard.
fn write(table: &mut Table, text: &str) {
    for letter in text.chars() {
        table.key(KeyCode::F24, &Key::Character(letter.to_string().into()));
    }
}

fn enter(table: &mut Table) {
    table.key(ENTER.0, &ENTER.1);
    table.frames(1);
}

fn tab(table: &mut Table) {
    table.key(KeyCode::Tab, &Key::Tab);
}

fn cursor(table: &Table) -> Option<&'static str> {
    let at = table.app.world().resource::<BoardCursor>().at();
    let board = table.game().position().board();
    at.map(|point| board.label(point))
}

/// What a person types for a move.
fn typed(game: &AnyGame, intent: MoveIntent) -> String {
    let label = |point| game.board().label(point);
    match intent {
        MoveIntent::Place(point) => label(point).to_owned(),
        MoveIntent::PlaceTwo(one, other) => format!("{}{}", label(one), label(other)),
        MoveIntent::Carry { from, to } => format!("{}-{}", label(from), label(to)),
        MoveIntent::Pass | MoveIntent::SpendKomi => String::new(),
    }
}

#[test]
fn whole_games_are_played_by_typing() {
    for name in ["hex-3", "square", "anda-4"] {
        let variant: Variant = name.parse().expect("a board");
        let mut table = Table::new(variant, HUMAN, HUMAN);
        for ply in 0..200_usize {
            let game = *table.game().position();
            let legal = game.legal_moves();
            let Some(mv) = legal.get((ply * 7 + 3) % legal.len().max(1)) else { break };
            let text = typed(&game, mv.intent());
            if text.is_empty() {
                // Passing is a command: the cursor is taken away first.
                table.key(KeyCode::Escape, &Key::Escape);
                write(&mut table, "p");
                table.frames(1);
            } else {
                write(&mut table, &text);
                enter(&mut table);
            }
            table.frames(2);
            assert_eq!(table.game().moves().len(), ply + 1, "{name}: {text} was not played");
        }
        assert!(table.game().result().is_some() || table.game().moves().len() == 200, "{name}");
        assert!(table.heard().rejected.is_empty(), "{name}");
        table.check();
    }
}

#[test]
fn a_capture_that_is_typed_is_refused_for_itself() {
    // d3 has no enemy beside it; d4, which has, is pinned.
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 d6");
    write(&mut table, "d3-d5");
    enter(&mut table);
    let [from, to] = ["d3", "d5"].map(|label| table.point(label));
    let rejected: Vec<_> = table.heard().rejected.iter().map(|rejected| rejected.intent).collect();
    assert_eq!(rejected, [MoveIntent::Carry { from, to }]);
    // The letter of another label ends it as Enter does.
    write(&mut table, "d3d5c");
    table.frames(1);
    let rejected: Vec<_> = table.heard().rejected.iter().map(|rejected| rejected.intent).collect();
    assert_eq!(rejected, [MoveIntent::Carry { from, to }; 2]);
    table.key(KeyCode::Escape, &Key::Escape);
    // With something between, the second point alone is clicked.
    write(&mut table, "d3");
    enter(&mut table);
    write(&mut table, "d5");
    enter(&mut table);
    assert_eq!(table.heard().rejected.len(), 2);
    // A point that is empty is entered, as if only that had been typed.
    write(&mut table, "d3c3");
    enter(&mut table);
    table.frames(2);
    assert_eq!(table.game().moves().len(), 5);
}

#[test]
fn arrows_move_the_cursor_once_it_is_there() {
    let mut table = Table::after(Variant::Square, "d4 d5 d3");
    table.key(KeyCode::ArrowLeft, &Key::ArrowLeft);
    table.frames(1);
    assert_eq!(cursor(&table), None, "it stepped back");
    table.key(KeyCode::End, &Key::End);
    table.key(KeyCode::ArrowUp, &Key::ArrowUp);
    assert_eq!(cursor(&table), Some("d4"), "it begins in the middle");
    table.key(KeyCode::ArrowUp, &Key::ArrowUp);
    table.key(KeyCode::ArrowRight, &Key::ArrowRight);
    table.key(KeyCode::Numpad1, &Key::Character("1".into()));
    assert_eq!(cursor(&table), Some("d4"));
    assert_eq!(table.game().moves().len(), 3);
    assert!(table.game().is_at_end(), "no arrow was taken for a step");
    table.key(KeyCode::Escape, &Key::Escape);
    assert_eq!(cursor(&table), None);
    table.key(KeyCode::ArrowLeft, &Key::ArrowLeft);
    table.frames(1);
    assert!(!table.game().is_at_end());
}

#[test]
fn tab_goes_through_what_can_be_done_and_escape_lets_go() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    write(&mut table, "d5");
    enter(&mut table);
    let d5 = table.point("d5");
    assert_eq!(*table.app.world().resource::<CurrentSelection>(), CurrentSelection(Selection::Stack(d5)));
    tab(&mut table);
    assert_eq!(cursor(&table), Some("d4"), "its only target");
    table.key(KeyCode::Escape, &Key::Escape);
    assert_eq!(*table.app.world().resource::<CurrentSelection>(), CurrentSelection::default());
    assert_eq!(cursor(&table), Some("d4"), "first the stack, then the cursor");
    let mut seen = Vec::new();
    loop {
        tab(&mut table);
        let at = cursor(&table).expect("a point");
        if seen.contains(&at) {
            break;
        }
        seen.push(at);
    }
    let view = table.game().position().view();
    let capturing = view.stacks.iter().filter(|stack| !view.targets(stack.point).is_empty()).count();
    assert_eq!(seen.len(), view.entries.len() + capturing);
    table.write_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Pressed);
    table.frames(1);
    tab(&mut table);
    table.write_key(KeyCode::ShiftLeft, &Key::Shift, ButtonState::Released);
    table.frames(1);
    assert_eq!(cursor(&table), seen.last().copied());
}

#[test]
fn the_mouse_takes_over() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    write(&mut table, "e5");
    assert_eq!(cursor(&table), Some("e5"));
    let place = table.place("a1");
    table.move_to(place);
    assert_eq!(cursor(&table), None);
    enter(&mut table);
    assert_eq!(table.game().moves().len(), 3);
}

#[test]
fn a_refusal_is_told_where_the_cursor_is() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    write(&mut table, "a1");
    enter(&mut table);
    table.frames(1);
    assert_eq!(table.heard().rejected.len(), 1);
    assert_eq!(table.game().moves().len(), 3);
    assert_eq!(cursor(&table), Some("a1"));
}

#[test]
fn a_label_that_no_point_has_is_told() {
    let mut table = Table::after(Variant::Hex3, "c3 c4");
    table.app.init_resource::<Said>().add_systems(
        Last,
        |mut toasts: MessageReader<Toast>, mut said: ResMut<Said>| {
            said.0.extend(toasts.read().map(|toast| english(&toast.text)));
        },
    );
    write(&mut table, "d9");
    table.frames(1);
    assert_eq!(table.app.world().resource::<Said>().0, ["There is no point “d9” on this board."]);
    assert_eq!(cursor(&table), None);
    // The letter stands: another digit will do.
    write(&mut table, "3");
    assert_eq!(cursor(&table), Some("d3"));
    assert_eq!(table.app.world().resource::<Said>().0.len(), 1);
}

/// What the corner of the window said.
#[derive(Resource, Default)]
struct Said(Vec<String>);
