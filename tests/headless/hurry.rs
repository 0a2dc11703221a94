//! Quick hands and slow frames: all that falls into one frame counts, each thing at its own place.

use abande::app::desk::panels;
use abande::app::game::{DiscSpot, RedrawScheduler, StoredPreferences};
use abande::app::input::{CurrentSelection, DialogOpen, Selection};
use abande::library::preferences::Page;
use abande::rules::{Player, Variant};
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::table::Table;
use super::{HUMAN, OPENING};

const PLATE: &str = "plate-black";
const CLICK: &[ButtonState] = &[ButtonState::Pressed, ButtonState::Released];
const DOWN: &[ButtonState] = &[ButtonState::Pressed];
const UP: &[ButtonState] = &[ButtonState::Released];

/// Clicks on all of these within one frame.
fn click_at_once(table: &mut Table, labels: &[&str]) {
    let hand: Vec<_> = labels.iter().map(|label| (table.place(label), CLICK)).collect();
    table.at_once(&hand);
}

#[test]
fn clicks_of_one_frame_count_where_they_were_made() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    click_at_once(&mut table, &["d5", "d4"]);
    table.frames(2);
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    // The pointer has gone on before the frame is drawn.
    let (d3, away) = (table.place("d3"), table.place("a1"));
    table.at_once(&[(d3, CLICK), (away, &[])]);
    assert_eq!(
        *table.app.world().resource::<CurrentSelection>(),
        CurrentSelection(Selection::Stack(table.point("d3")))
    );
    click_at_once(&mut table, &["d4"]);
    table.frames(2);
    assert_eq!(table.moves(), OPENING);
    assert!(table.heard().rejected.is_empty() && table.heard().explained.is_empty());
    table.check();
}

#[test]
fn moves_of_both_players_in_one_frame_are_played_one_after_the_other() {
    let mut table = Table::new(Variant::Hex, HUMAN, HUMAN);
    click_at_once(&mut table, &["d4", "d5", "d3"]);
    table.frames(3);
    assert_eq!(table.moves(), "d4 d5 d3");
    assert!(table.heard().rejected.is_empty());
    table.check();
}

#[test]
fn a_drag_within_one_frame_carries_its_stack() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    let (from, to) = (table.place("d5"), table.place("d4"));
    table.at_once(&[(from, DOWN), (to, UP)]);
    table.frames(2);
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    table.check();
}

#[test]
fn a_dialog_leaves_the_first_half_of_a_turn_on_the_board() {
    let mut table = Table::new("anda-5".parse().expect("a board"), HUMAN, HUMAN);
    table.click("a1");
    let a1 = table.point("a1");
    table.app.insert_resource(DialogOpen(true));
    // Clicks and keys there are not for the board.
    table.click("i5");
    table.key(KeyCode::Escape, &Key::Escape);
    table.app.insert_resource(DialogOpen(false));
    table.frames(2);
    assert_eq!(table.app.world().resource::<CurrentSelection>().first_piece(), Some(a1));
    assert!(table.discs().contains(&(Player::Black, DiscSpot::Board(a1, 0))));
    table.click("i5");
    assert_eq!(table.moves(), "a1+i5");
    table.check();
}

/// Two people at the first turn of Anda, with panels.
fn first_turn() -> Table {
    let variant: Variant = "anda-5".parse().expect("a board");
    Table::in_window(variant, "")
}

#[test]
fn a_stone_stays_while_the_dialog_of_a_plate_is_open() {
    let mut table = first_turn();
    table.click("a1");
    let a1 = table.point("a1");
    let half = |table: &Table| table.app.world().resource::<CurrentSelection>().first_piece();
    assert_eq!(half(&table), Some(a1));
    table.press(PLATE);
    assert!(table.app.world().resource::<DialogOpen>().0, "the plate opens a dialog");
    assert_eq!(half(&table), Some(a1));
    table.press("Cancel");
    assert!(!table.app.world().resource::<DialogOpen>().0);
    assert_eq!(half(&table), Some(a1));
    table.click("i5");
    assert_eq!(table.moves(), "a1+i5");
}

#[test]
fn a_click_goes_to_the_panel_or_the_board_that_it_was_made_on() {
    let mut table = first_turn();
    let a1 = table.place("a1");
    let place = panels::buttons(&table.egui())[PLATE].center();
    let over_panel = Vec2::new(place.x, place.y);
    // The board first, and the pointer ends on a panel; then a panel first, and the pointer ends on the board.
    table.at_once(&[(a1, CLICK), (over_panel, &[])]);
    table.frames(2);
    let half = table.app.world().resource::<CurrentSelection>().first_piece();
    assert_eq!(half, Some(table.point("a1")));
    let i5 = table.place("i5");
    table.at_once(&[(over_panel, CLICK), (i5, &[])]);
    table.frames(4);
    assert_eq!(table.moves(), "", "nothing was clicked on the board");
    let half = table.app.world().resource::<CurrentSelection>().first_piece();
    assert_eq!(half, Some(table.point("a1")), "nor beside it");
}

#[test]
fn clicks_of_one_frame_count_on_every_button_of_the_panels() {
    let mut table = Table::in_window(Variant::Hex, "d4 d5 d3 e4");
    let buttons = panels::buttons(&table.egui());
    let [undo, moves, plate] = ["undo", "page-moves", PLATE].map(|label| {
        let place = buttons[label].center();
        Vec2::new(place.x, place.y)
    });
    table.at_once(&[(undo, CLICK), (moves, CLICK), (plate, &[])]);
    table.frames(6);
    assert_eq!(table.moves(), "d4 d5 d3");
    assert_eq!(table.app.world().resource::<StoredPreferences>().panels.page, Page::Moves);
    assert!(!table.app.world().resource::<DialogOpen>().0, "the pointer only came to rest on the plate");
    // The window stays awake for the second click.
    table.at_once(&[(undo, CLICK), (plate, CLICK)]);
    assert!(table.sleep() <= RedrawScheduler::FRAME, "{:?}", table.sleep());
    table.frames(6);
    assert_eq!(table.moves(), "d4 d5");
    assert!(table.app.world().resource::<DialogOpen>().0);
}

#[test]
fn escape_closes_a_menu_and_leaves_a_stone_alone() {
    let mut table = first_turn();
    table.click("a1");
    let a1 = table.point("a1");
    for menu in ["game-menu", "view-menu"] {
        table.press(menu);
        table.key(KeyCode::Escape, &Key::Escape);
        table.frames(6);
        assert_eq!(table.app.world().resource::<CurrentSelection>().first_piece(), Some(a1), "{menu}");
    }
    assert!(!panels::buttons(&table.egui()).contains_key("copy-position"), "the menu is closed");
    table.key(KeyCode::Escape, &Key::Escape);
    assert_eq!(
        table.app.world().resource::<CurrentSelection>().first_piece(),
        None,
        "now it is for the stone"
    );
}

#[derive(Resource, Default)]
struct Field(String);

fn show_field(mut contexts: EguiContexts, mut field: ResMut<Field>) -> Result {
    egui::Window::new("field").show(contexts.ctx_mut()?, |ui| {
        ui.text_edit_singleline(&mut field.0).request_focus();
    });
    Ok(())
}

#[test]
fn control_and_a_letter_in_one_frame_are_a_command() {
    let mut table = first_turn();
    table.app.insert_resource(Field("game".into())).add_systems(EguiPrimaryContextPass, show_field);
    table.frames(4);
    let control = (KeyCode::ControlLeft, Key::Control);
    for (code, letter) in [(KeyCode::KeyA, "a"), (KeyCode::KeyE, "e"), (KeyCode::KeyN, "n")] {
        let letter = (code, Key::Character(letter.into()));
        for ((code, key), state) in [
            (&control, ButtonState::Pressed),
            (&letter, ButtonState::Pressed),
            (&letter, ButtonState::Released),
            (&control, ButtonState::Released),
        ] {
            table.write_key(*code, key, state);
        }
        table.frames(2);
        assert_eq!(table.app.world().resource::<Field>().0, "game", "{letter:?} was typed");
    }
    table.key(KeyCode::KeyB, &Key::Character("b".into()));
    assert!(table.app.world().resource::<Field>().0.contains('b'), "letters alone are typed");
}

/// What is written for the first time is told to the renderer in the same frame: otherwise its letters are holes.
#[test]
fn new_letters_reach_the_renderer_with_their_text() {
    let mut table = first_turn();
    let told = |table: &Table| {
        let world = table.app.world();
        let letters: Vec<_> = world.resource::<bevy_egui::EguiManagedTextures>().values().collect();
        let events = world.resource::<Messages<AssetEvent<Image>>>();
        events.iter_current_update_messages().any(|event| {
            letters
                .iter()
                .any(|texture| event.is_added(texture.handle.id()) || event.is_modified(texture.handle.id()))
        })
    };
    table.frames(3);
    assert!(!told(&table), "at rest no letter is new");
    table.app.init_resource::<Written>().add_systems(EguiPrimaryContextPass, write);
    for text in ["ωθψ", "жщю", "ÆØÅ"] {
        table.app.insert_resource(Written(text));
        table.frames(1);
        assert!(told(&table), "{text} is not there yet");
        table.frames(1);
        assert!(!told(&table), "{text} comes late");
    }
}

#[derive(Resource, Default)]
struct Written(&'static str);

#[expect(clippy::needless_pass_by_value, reason = "a system takes its parameters so")]
fn write(mut contexts: EguiContexts, written: Res<Written>) -> Result {
    let painter = contexts.ctx_mut()?.debug_painter();
    let font = egui::FontId::proportional(27.0);
    painter.text(egui::pos2(300.0, 300.0), egui::Align2::LEFT_TOP, written.0, font, egui::Color32::WHITE);
    Ok(())
}

#[test]
fn presses_of_one_frame_all_count() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3 e4");
    let press = |table: &mut Table, state| table.write_key(KeyCode::KeyU, &Key::Character("u".into()), state);
    for state in [ButtonState::Pressed, ButtonState::Released, ButtonState::Pressed, ButtonState::Released] {
        press(&mut table, state);
    }
    table.frames(2);
    assert_eq!(table.moves(), "d4 d5");
}

#[test]
fn what_is_typed_into_a_dialog_does_nothing_once_it_is_closed() {
    let mut table = Table::after(Variant::Hex, "d4 d5 d3");
    table.app.insert_resource(DialogOpen(true));
    table.key(KeyCode::KeyU, &Key::Character("u".into()));
    table.app.insert_resource(DialogOpen(false));
    table.frames(3);
    assert_eq!(table.moves(), "d4 d5 d3");
}
