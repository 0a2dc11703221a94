//! Leaving an unsaved game.

use super::*;

#[test]
fn an_unsaved_game_is_not_left_without_a_question() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    table.unsaved = true;
    assert_eq!(table.command(PanelCommand::NewGame), None);
    table.frame(Vec::new());
    assert_eq!(table.key(Key::Enter), []);
    assert!(matches!(table.state.dialog, Some(Dialog::Unsaved(Request::NewGame { .. }))));
    // A dialog takes input once it has been on top for a frame.
    table.frames(2);
    table.key(Key::Escape);
    assert_eq!(table.state.dialog, None);
    assert_eq!(table.quit(false), Some(Request::Quit));
}

#[test]
fn a_game_that_is_saved_first_is_left_then() {
    let saving = || {
        let mut table = Table::new("d4 d5", [1280.0, 720.0]);
        table.unsaved = true;
        assert_eq!(table.quit(true), None);
        let save = PanelRequest::SaveFirst(Box::new(Request::Quit));
        assert_eq!(table.with_model(|state, model| state.handle(save.into(), model)), None);
        for _ in 0..4 {
            assert!(table.frame(Vec::new()).requests.is_empty() && table.state.files.is_open());
        }
        table
    };
    // A move of the computer may end the game meanwhile, which does not save it.
    let mut table = saving();
    table.unsaved = false;
    assert!(table.frame(Vec::new()).requests.is_empty());
    assert_eq!(table.state.saved(true, false), Some(Request::Quit));
    assert_eq!(table.state.saved(true, false), None, "a later one is saved for nothing else");

    // Another move was played while the file was written.
    let mut table = saving();
    assert_eq!(table.state.saved(true, true), None);
    assert_eq!(table.state.dialog, Some(Dialog::Unsaved(Request::Quit)));

    // The file could not be written, so the game stays.
    let mut table = saving();
    assert_eq!((table.state.saved(false, false), table.state.saved(true, false)), (None, None));

    // Nothing was chosen. The first key press leaves the name field.
    let mut table = saving();
    table.key(Key::Escape);
    table.key(Key::Escape);
    table.frame(Vec::new());
    assert!(!table.state.files.is_open());
    assert_eq!(table.state.saved(true, false), None);
}

#[test]
fn a_game_that_is_over_is_not_called_unfinished_when_it_is_left() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    table.unsaved = true;
    assert_eq!(table.quit(true), None);
    let says = |table: &mut Table, text: &str| {
        table.frames(2);
        table.texts.iter().any(|(_, shown)| shown == text)
    };
    assert!(says(&mut table, "It is not finished and has not been saved."), "{:?}", table.texts);
    table.game.resign(Player::Black);
    assert!(says(&mut table, "It has not been saved."), "{:?}", table.texts);
}
