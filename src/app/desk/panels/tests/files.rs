//! Choosing files, and the clipboard and dropped files.

use std::path::PathBuf;
use std::sync::Arc;

use bevy_egui::egui::{Color32, Event, Key};

use super::*;
use crate::app::game::{
    BoardStyle, ExportSize, PhotoFormat, PictureKind, PictureOptions, PicturePreview, PictureRequested,
    PositionId, PreviewImage, WantedPreview,
};

/// A table whose file dialogs open in this folder.
fn table(folder: &tempfile::TempDir) -> Table {
    let mut table = Table::new("d4 d5 d3", [1280.0, 720.0]);
    table.preferences.files.folder = Some(folder.path().to_owned());
    table.frame(Vec::new());
    table
}

fn enter(pressed: bool) -> Event {
    // The window cannot tell a held key from repeated presses.
    Event::Key { key: Key::Enter, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
}

/// Types a name into the open dialog and confirms it.
fn name(table: &mut Table, text: &str) -> Vec<Request> {
    table.frames(6);
    table.write(text);
    table.key(Key::Enter)
}

#[test]
fn the_name_of_a_saved_game_can_be_typed_wherever_the_dialog_was_opened_from() {
    let folder = tempfile::tempdir().unwrap();
    let expected = [Request::File(FileRequested::Save(folder.path().join("closing.agn")))];

    // From the question that follows closing the window.
    let mut before_leaving = table(&folder);
    before_leaving.unsaved = true;
    assert_eq!(before_leaving.quit(true), None);
    before_leaving.frames(2);
    assert_eq!(before_leaving.press("Save"), []);
    assert!(before_leaving.state.files.is_open());
    assert_eq!(name(&mut before_leaving, "closing"), expected);

    // From the card at the end of the game.
    let mut at_the_end = table(&folder);
    at_the_end.game.resign(Player::White);
    at_the_end.ending = Ending::Counted;
    at_the_end.frames(2);
    assert_eq!(at_the_end.command(PanelCommand::Save), None);
    assert_eq!(name(&mut at_the_end, "closing"), expected);

    // By its key.
    let mut by_key = table(&folder);
    assert_eq!(by_key.command(PanelCommand::Save), None);
    assert_eq!(name(&mut by_key, "closing"), expected);
}

#[test]
fn holding_enter_replaces_no_file_and_enter_means_cancel() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("old.agn"), "1. d4 d5 *").unwrap();
    let mut table = table(&folder);
    assert_eq!(table.command(PanelCommand::Save), None);
    table.frames(6);
    table.write("old");
    for _ in 0..30 {
        assert_eq!(table.frame(vec![enter(true)]).requests, [], "Enter is held");
    }
    assert!(table.state.files.is_open());
    // A new press declines, and the name can be edited.
    table.frame(vec![enter(false)]);
    table.frame(Vec::new());
    assert_eq!(table.key(Key::Enter), []);
    table.frame(Vec::new());
    assert!(table.state.files.is_open(), "the dialog stays");

    // Every further try behaves alike.
    for _ in 0..3 {
        assert_eq!(table.key(Key::Enter), []);
        table.frame(Vec::new());
        assert_eq!(table.frame(vec![enter(false)]).requests, []);
    }
    assert_eq!(std::fs::read_to_string(folder.path().join("old.agn")).unwrap(), "1. d4 d5 *");
}

#[test]
fn a_file_is_replaced_only_if_the_player_agrees() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.agn");
    std::fs::write(&path, "1. d4 d5 *").unwrap();
    let mut table = table(&folder);
    assert_eq!(table.command(PanelCommand::Save), None);
    assert_eq!(name(&mut table, "old"), []);
    for (button, expected) in
        [("Cancel", vec![]), ("Replace", vec![Request::File(FileRequested::Save(path.clone()))])]
    {
        table.frames(4);
        let [cancel, replace] = ["Cancel", "Replace"].map(|name| buttons(&table.ctx)[name]);
        assert_eq!(cancel.y_range(), replace.y_range());
        assert_eq!(table.press(button), expected, "{button}");
        assert_eq!(table.state.files.is_open(), expected.is_empty(), "{button}");
        table.frames(4);
        assert!(!buttons(&table.ctx).contains_key("Replace"), "the question is answered");
        // A second request asks again.
        if expected.is_empty() {
            assert_eq!(table.key(Key::Enter), []);
        }
    }
}

#[test]
fn games_are_pasted_outside_text_fields() {
    let paste = |text: &str| Event::Paste(text.to_owned());
    let mut table = Table::new("", [1280.0, 720.0]);
    let text = "1. d4 d5 2. d3 *";
    assert_eq!(table.frame(vec![paste(text)]).requests, [Request::File(FileRequested::Paste(text.into()))]);
    // A position is a game without moves.
    let position = Variant::Hex.start().to_string();
    assert_eq!(table.frame(vec![paste(&format!("hex {position}"))]).requests.len(), 1);

    // A text that is no game leaves the table unchanged and shows the reason.
    assert_eq!(table.frame(vec![paste("good morning")]).requests, []);
    assert!(table.state.toasts.texts().any(|text| text.id() == "pasted_is_no_game"));
    assert_eq!(table.frame(vec![paste(" \n")]).requests, []);
    assert!(table.state.toasts.texts().any(|text| text.id() == "clipboard_without_text"));

    // An unsaved game is not left without a question.
    table.unsaved = true;
    assert_eq!(table.frame(vec![paste(text)]).requests, []);
    assert_eq!(table.state.dialog, Some(Dialog::Unsaved(Request::File(FileRequested::Paste(text.into())))));
    assert_eq!(table.frame(vec![paste(text)]).requests, [], "a question is open");

    // A text field receives it as ordinary text.
    let mut table = Table::new("", [1280.0, 720.0]);
    assert_eq!(table.command(PanelCommand::Save), None);
    table.frames(6);
    assert_eq!(table.frame(vec![paste(text)]).requests, []);
}

#[test]
fn the_game_and_the_position_are_copied() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert_eq!(table.frame(vec![Event::Copy]).requests, [Request::Copy(CopyFormat::Game)]);
    table.press("game-menu");
    table.frames(4);
    assert_eq!(table.press("copy-position"), [Request::Copy(CopyFormat::Position)]);
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("copy-position"), "the menu is closed");
}

#[test]
fn a_dropped_file_is_opened_through_the_same_door() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let path = PathBuf::from("games/one.agn");
    assert_eq!(
        table.state.drop_file(path.clone(), false),
        Some(Request::File(FileRequested::Open(path.clone())))
    );
    assert_eq!(table.state.drop_file(path.clone(), true), None);
    assert_eq!(table.state.dialog, Some(Dialog::Unsaved(Request::File(FileRequested::Open(path.clone())))));
    table.state.open_library();
    let import = Request::Library(Job::Import(path.clone()));
    assert_eq!(table.state.drop_file(path, true), Some(import));
    assert_eq!(table.state.dialog, Some(Dialog::Library));
}

#[test]
fn a_picture_is_chosen_and_then_its_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = table(&folder);
    let asked = PositionId { match_id: table.match_id, node: table.game.cursor() };
    assert_eq!(table.command(PanelCommand::Picture), None);
    table.frames(2);
    let choices =
        ["Content: The whole game (GIF)", "Style: 2D diagram", "Size in pixels: 960 × 600", "Speed: Fast"];
    for choice in choices {
        assert_eq!(table.press(choice), []);
        // The widgets below may have moved.
        table.frames(2);
    }
    // The game may continue meanwhile.
    table.game.look_at(table.game.line()[1]);
    assert_eq!(table.press("Save as…"), []);
    assert_eq!(table.state.dialog, None);
    let film = PictureOptions {
        kind: PictureKind::Film,
        depiction: BoardStyle::Diagram,
        size: ExportSize::Large,
        format: PhotoFormat::Wide,
        delay: Duration::from_millis(600),
        caption: false,
    };
    assert_eq!(film.pixels(), [960, 600]);
    assert_eq!(
        name(&mut table, "film"),
        [Request::Picture(PictureRequested {
            picture: film,
            of: asked,
            path: folder.path().join("film.gif")
        })]
    );

    // The chosen position is remembered, but the board is drawn in its current style.
    table.command(PanelCommand::Picture);
    assert_eq!(table.state.picture, PictureOptions { depiction: BoardStyle::Table, ..film });
    table.frames(2);
    table.press("Content: This position (PNG)");
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("Speed: Fast"), "a picture has no speed");
    assert_eq!(table.press("Cancel"), []);
    assert_eq!(table.state.dialog, None);
}

#[test]
fn a_picture_is_previewed_while_its_dialog_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = table(&folder);
    table.preview = PicturePreview::Failed;
    assert_eq!(table.frame(Vec::new()).preview, WantedPreview(None));
    table.command(PanelCommand::Picture);
    let wanted = table.frame(Vec::new()).preview;
    assert_eq!(wanted.0, Some((table.state.picture, table.here())));
    assert!(says(&mut table, "could not be created"), "{:?}", table.texts);
    table.preview = PicturePreview::Pending;
    assert!(says(&mut table, "Creating…"));

    let images = |table: &Table| {
        let drawn = |shape: &egui::epaint::ClippedShape| {
            let egui::Shape::Mesh(mesh) = &shape.shape else { return None };
            let is_image = mesh.texture_id != egui::TextureId::default();
            is_image.then(|| (mesh.calc_bounds().size(), mesh.vertices[0].color))
        };
        table.shapes.iter().filter_map(drawn).collect::<Vec<_>>()
    };
    let of = wanted.0.unwrap();
    let image = PreviewImage { size: [4, 2], rgb: vec![90; 24], of };
    table.preview = PicturePreview::Drawn(Arc::new(image));
    table.frames(2);
    let shown = images(&table);
    let is_bright = |tint: Color32| tint.a() > 220;
    assert!(
        matches!(shown[..], [(size, tint)] if size == vec2(320.0, 160.0) && is_bright(tint)),
        "{shown:?}"
    );
    assert!(!says(&mut table, "Creating…"));
    table.press("Content: Photo (PNG)");
    table.frames(2);
    let dimmed: Vec<_> = images(&table).into_iter().map(|(_, tint)| tint.a()).collect();
    assert!(matches!(dimmed[..], [alpha] if alpha < 200), "until the next one is there: {dimmed:?}");
    assert_eq!(table.frame(Vec::new()).preview, WantedPreview(Some((table.state.picture, of.1))));
    table.press("Cancel");
    assert_eq!(table.frame(Vec::new()).preview, WantedPreview(None));
}
