//! The move list with its menu, messages about edits, and files, in the pseudo-language.

use std::collections::BTreeSet;

use super::*;
use crate::i18n::{dialogs, moves, records};
use crate::play::{ChangeError, EditError, NodeId};
use crate::record::ExportLoss;

/// A table with the move list.
fn listed(mut table: Table) -> Table {
    table.preferences.panels.page = Page::Moves;
    table.settle();
    table
}

/// A table with variations nested three deep, the innermost folded.
fn nested() -> Table {
    let mut table = abande("d4 d5 d3");
    let game = &mut table.game;
    let start = game.line()[1];
    let mut from = start;
    for line in ["e4 e5 c3", "c4 b3", "b4 a4"] {
        game.look_at(from);
        for text in line.split(' ') {
            game.try_move(game.shown_position().parse_move(text).unwrap()).unwrap();
        }
        from = if from == start { game.tree().path(game.cursor())[2] } else { game.back().unwrap() };
    }
    game.look_at(start);
    listed(table)
}

/// A table with the menu of the last move open, after an action.
fn with_menu(table: Table, change: impl FnOnce(&mut Table)) -> Table {
    with(listed(table), |table| {
        change(table);
        table.settle();
        table.menu(table.game.end());
    })
}

/// The scenes, by name.
pub(super) fn scenes() -> Vec<(&'static str, Table)> {
    vec![
        ("the list of moves", listed(abande("d4 d5"))),
        ("no moves", listed(abande(""))),
        (
            "no moves at the end",
            with(ended(abande("")), |table| {
                table.game = Match::from_position(*table.game.position(), table.game.seats());
                table.ending = Ending::None;
                table.preferences.panels.page = Page::Moves;
            }),
        ),
        ("a folded variation", nested()),
        ("the menu of a move", with_menu(abande("d4 d5 d3"), |_| ())),
        (
            "the menu after an edit was undone",
            with_menu(abande("d4 d5 d3"), |table| {
                let first = table.game.line()[1];
                table.game.apply(Change::GoOnFrom(first)).unwrap();
                let notes = Box::new(Notes { comment: "12".into(), ..Notes::default() });
                table.game.apply(Change::Edit(Edit::Annotate { node: first, notes })).unwrap();
                table.game.apply(Change::UndoEdit).unwrap();
            }),
        ),
        (
            "the menu with moves of another board",
            with_menu(abande("d4 d5 d3"), |table| {
                table.menu(table.game.end());
                table.press(&table.words.say(moves::copy_from_here()));
                table.game = foreign("square", PEOPLE, 0, "d4").game;
                table.match_id += 1;
            }),
        ),
        ("the dialog of the system", with(abande(""), |table| table.state.files = Files::unanswered())),
        (
            "toasts of files",
            with(abande("d4 d5"), |table| {
                table.state.toast(Toast::success(notices::game_saved_as("7".into())));
                let reason = records::file_forbidden();
                table.state.toast(Toast::error(notices::game_not_saved_as("7".into(), reason)));
                table.state.toast(Toast::success(notices::of_losses(&[
                    ExportLoss::Variations(2),
                    ExportLoss::Notes(1),
                ])));
            }),
        ),
        (
            "toasts of edits",
            with(abande("d4 d5"), |table| {
                let edit =
                    |change, error| MatchRequestRejected::Refused { change, error: ChangeError::Edit(error) };
                let promote = Change::Edit(Edit::Promote(NodeId::ROOT));
                for refused in [
                    edit(promote, EditError::GameLine),
                    edit(Change::UndoEdit, EditError::GameLine),
                    edit(Change::RedoEdit, EditError::NothingDone),
                ] {
                    table.state.toast(Toast::error(refusal(&refused)));
                }
            }),
        ),
    ]
}

/// The other texts name folders and disks of the machine.
#[test]
fn the_dialog_for_files_speaks_another_language() {
    let folder = tempfile::tempdir().unwrap();
    let shown = |open: fn(&mut PanelState)| {
        let mut table = abande("d4 d5");
        table.preferences.files.folder = Some(folder.path().to_owned());
        table.frame(Vec::new());
        open(&mut table.state);
        table.frames(8);
        table.texts.into_iter().map(|(_, text)| text).collect::<BTreeSet<_>>()
    };
    let words = Words::new(Language::Pseudo);
    let opening = shown(PanelState::open_file);
    let saving = shown(PanelState::save_file);
    for (texts, message) in [
        (&opening, dialogs::open_file_title()),
        (&opening, dialogs::open_chosen_file()),
        (&opening, dialogs::file_selected()),
        (&opening, dialogs::files_with_endings("*.agn, *.json, *.txt".into())),
        (&opening, dialogs::library_instead()),
        (&saving, dialogs::save_file_title()),
        (&saving, dialogs::save_file()),
        (&saving, dialogs::cancel_file()),
        (&saving, dialogs::file_name()),
    ] {
        assert!(texts.contains(&words.say(&message)), "{message:?} is not among {texts:?}");
    }
}
