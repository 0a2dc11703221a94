//! The photo mode.

use super::*;
use crate::app::game::{PhotoFormat, PictureKind};

fn in_photo_mode(size: [f32; 2]) -> Table {
    let mut table = Table::new("d4 d5 d3", size);
    assert_eq!(table.command(PanelCommand::PhotoMode), None);
    table.frames(3);
    table
}

/// The part of the window that a photo shows, in photo mode.
fn frame(table: &mut Table) -> Option<Rect> {
    table.frame(Vec::new()).photo
}

/// Draws a frame at this time, in seconds, with the pointer somewhere else if it moves.
fn at(table: &mut Table, time: f64, moves: bool) {
    let events = moves.then(|| Event::PointerMoved(pos2(300.0, 200.0)));
    table.frame_at(Some(time), events.into_iter().collect());
}

#[test]
fn everything_but_the_board_is_hidden_and_escape_brings_it_back() {
    for size in SIZES {
        let mut table = Table::new("d4 d5 d3", size);
        table.offers = vec![offer("a", "hex")];
        table.refusal = Some(crate::i18n::rules::game_over());
        table.frames(3);
        let (free, texts) = (table.frame(Vec::new()).free, table.texts.clone());
        assert!(free != table.window && !texts.is_empty(), "{size:?}");
        let places = buttons(&table.ctx);
        table.command(PanelCommand::PhotoMode);
        table.frames(2);
        let output = table.frame(Vec::new());
        assert_eq!((output.free, output.photo), (table.window, Some(table.window)), "{size:?}");
        let hint = "Enter saves a photo; Esc leaves photo mode";
        assert!(table.texts.iter().all(|(_, text)| text == hint), "{size:?}: {:?}", table.texts);
        assert!(buttons(&table.ctx).is_empty(), "{:?}", buttons(&table.ctx));
        assert_eq!(table.key(Key::Escape), []);
        table.frames(2);
        let output = table.frame(Vec::new());
        assert_eq!((output.free, output.photo), (free, None), "{size:?}");
        assert_eq!((&table.texts, buttons(&table.ctx)), (&texts, places), "{size:?}");
    }
}

#[test]
fn the_keys_are_named_for_a_while_and_the_strip_comes_with_the_pointer() {
    let mut table = in_photo_mode([1280.0, 720.0]);
    let keys = |table: &Table| table.texts.iter().any(|(_, text)| text.starts_with("Enter saves"));
    let strip = |table: &Table| buttons(&table.ctx).contains_key("photo-save");
    at(&mut table, 10.0, false);
    assert!(!keys(&table) && !strip(&table));
    for (time, moves, is_there) in [
        (11.0, true, true),
        (12.9, false, true),
        (13.1, false, false),
        (13.2, true, true),
        (16.0, false, false),
    ] {
        // An area is measured before it is shown.
        (0..3).for_each(|_| at(&mut table, time, false));
        at(&mut table, time, moves);
        (0..2).for_each(|_| at(&mut table, time, false));
        assert_eq!(strip(&table), is_there, "after {time} s");
        assert!(!keys(&table), "after {time} s");
    }
}

#[test]
fn a_frame_is_chosen_and_the_photo_has_its_shape() {
    let mut table = in_photo_mode([1280.0, 720.0]);
    let near = pos2(300.0, 200.0);
    table.frame(vec![Event::PointerMoved(near)]);
    table.frames(3);
    assert_eq!(table.press("Frame: 4:5"), []);
    let shown = frame(&mut table).expect("a frame");
    assert!((shown.size() - vec2(576.0, 720.0)).length() < 0.1, "{shown:?}");
    assert!(shown.center().distance(table.window.center()) < 0.1, "{shown:?}");
    assert_eq!(table.press("photo-save"), []);
    assert_eq!(table.state.dialog, Some(Dialog::Picture(table.here())));
    assert_eq!(
        (table.state.picture.kind, table.state.picture.format),
        (PictureKind::Photo, PhotoFormat::Portrait)
    );
    table.frames(3);
    assert!(frame(&mut table).is_some(), "the camera stays where it is for the photo");
    assert!(buttons(&table.ctx).contains_key("Size in pixels: 1080 × 1350"), "{:?}", buttons(&table.ctx));
    // Escape closes the dialog, and only then the photo mode.
    table.key(Key::Escape);
    table.frames(2);
    assert!(!table.state.has_dialog() && frame(&mut table).is_some());
    // Enter opens the dialog again, and in it confirms.
    table.key(Key::Enter);
    assert!(table.state.has_dialog());
    table.frames(2);
    table.key(Key::Enter);
    assert!(table.state.dialog.is_none() && table.state.files.is_open());
    assert!(frame(&mut table).is_some());
}

#[test]
fn the_same_command_the_cross_and_whatever_needs_the_panels_ends_it() {
    let ends: [fn(&mut Table); 7] = [
        |table| assert_eq!(table.command(PanelCommand::PhotoMode), None),
        |table| assert_eq!(table.command(MatchCommand::Cancel), None),
        |table| {
            table.frame(vec![Event::PointerMoved(pos2(300.0, 200.0))]);
            table.frames(3);
            assert_eq!(table.press("photo-leave"), []);
        },
        |table| assert_eq!(table.command(PanelCommand::Help), None),
        |table| assert_eq!(table.command(PanelCommand::Menu(MenuId::View)), None),
        |table| assert_eq!(table.quit(true), None),
        |table| table.ending = Ending::Looking,
    ];
    for (index, end) in ends.into_iter().enumerate() {
        let mut table = in_photo_mode([1280.0, 720.0]);
        assert!(frame(&mut table).is_some(), "{index}");
        end(&mut table);
        assert_eq!(frame(&mut table), None, "{index}");
    }
    let stays: [fn(&mut Table); 2] = [
        |table| assert!(table.command(PanelCommand::TextSize(TextSizeChange::Larger)).is_some()),
        |table| table.state.toast(Toast::success(crate::i18n::notices::game_copied())),
    ];
    for (index, stay) in stays.into_iter().enumerate() {
        let mut table = in_photo_mode([1280.0, 720.0]);
        stay(&mut table);
        assert!(frame(&mut table).is_some(), "{index}");
    }
}

#[test]
fn a_diagram_has_no_photo_mode() {
    let mut table = Table::new("d4 d5 d3", [1280.0, 720.0]);
    table.preferences.board.diagram = true;
    table.command(PanelCommand::PhotoMode);
    assert_eq!(frame(&mut table), None);
}
