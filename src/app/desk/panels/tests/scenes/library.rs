//! The library, the position editor, and messages about files.

use super::*;

/// Pages of the library.
pub(super) fn library_scenes() -> Vec<(&'static str, Table)> {
    let (kept, rated) = (Kept::new(), Kept::rated());
    let page = |tab, contents| in_library(abande(""), tab, contents);
    let mut with_unread = kept.contents();
    let id = GameId::parse("7").unwrap();
    with_unread.games.unread = vec![Unread { id: id.clone(), reason: UnreadReason::NotText }];
    let unfinished = vec![Unfinished {
        id,
        variant: Variant::Hex,
        names: ByPlayer::new("7".to_owned(), "8".to_owned()),
        plies: 12,
        changed: jiff::Timestamp::UNIX_EPOCH,
    }];
    let in_bin = Contents { bin: kept.contents().games, ..Contents::default() };
    let in_vain = with(page(Tab::Games, kept.contents()), |table| {
        table.write("7777");
        table.frame(Vec::new());
    });
    let renaming = with(page(Tab::Games, kept.contents()), |table| {
        table.key(Key::ArrowDown);
        table.frame(Vec::new());
        let rename = table.words.say(shelf::rename_game());
        table.press(&rename);
        table.frame(Vec::new());
        let everything = Event::Key {
            key: Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND,
        };
        table.frame(vec![everything]);
        table.write("7/8");
    });
    vec![
        ("the library", page(Tab::Games, kept.contents())),
        ("a file that is no game", page(Tab::Games, with_unread)),
        ("a search in vain", in_vain),
        ("a new name", renaming),
        ("an empty library", page(Tab::Games, Contents::default())),
        ("games in progress", page(Tab::InProgress, Contents { unfinished, ..Contents::default() })),
        ("no games in progress", page(Tab::InProgress, Contents::default())),
        ("the bin", page(Tab::Bin, in_bin)),
        ("an empty bin", page(Tab::Bin, Contents::default())),
        ("statistics", page(Tab::Statistics, kept.contents())),
        (
            "statistics with a rating",
            with(page(Tab::Statistics, rated.contents()), |table| table.ratings = rated.ratings()),
        ),
        ("statistics of nothing", page(Tab::Statistics, Contents::default())),
        (
            "recent files",
            with(page(Tab::Recent, Contents::default()), |table| {
                table.preferences.files.recent = vec!["7/8.9".into()];
            }),
        ),
        ("no recent files", page(Tab::Recent, Contents::default())),
        ("no library", with(page(Tab::Games, Contents::default()), |table| table.shelf = None)),
        (
            "the library is read",
            with(page(Tab::Games, Contents::default()), |table| table.shelf = Some(Shelf::default())),
        ),
    ]
}

/// The page of the position editor.
pub(super) fn editor_scenes() -> Vec<(&'static str, Table)> {
    // Several faults, and a text that is no position.
    let faulty = "11,x2,222/x5/x6/1,x4,2,x/x6/x5/x3,1 1 18 3 2 7";
    let over = "111,222,111/222,111,222,x/x5/x4/x3 1 0 0 2 38";
    vec![
        ("setting up", setting_up(abande(""), "")),
        (
            "a faulty position",
            with(setting_up(abande(""), faulty), |table| {
                let editor = table.editor.clone().unwrap();
                assert_eq!(table.state.paste_setup(&editor, "7 7"), None);
            }),
        ),
        ("a finished position", setting_up(foreign("hex-3", PEOPLE, 0, ""), over)),
        (
            "taking pieces away",
            with(setting_up(abande(""), ""), |table| {
                let editor = table.editor.as_mut().unwrap();
                editor.carry_out(&SetupRequested::Brush(SetupBrush::Eraser));
            }),
        ),
        ("setting up Anda", setting_up(anda(""), "x3/x,1,x2/x5/x2,2,x/x,1,2 1 0 4")),
    ]
}

/// Messages about the library and the settings.
pub(super) fn toast_scenes() -> Vec<(&'static str, Table)> {
    let error = FileError {
        path: Path::new("7").to_owned(),
        cause: FileErrorCause::Full,
        message: "not for the player".to_owned(),
    };
    let trouble = || keeping::of_file_error(&error);
    let complaint = Complaint::Value {
        key: "7.8".to_owned(),
        line: 3,
        expected: crate::library::preferences::Expected::Pair(1..=9),
    };
    let toasts = |several: [Message; 3]| {
        with(abande("d4 d5"), |table| {
            for text in several {
                table.state.toast(Toast::alarm(text));
            }
        })
    };
    vec![
        (
            "toasts of the game that is kept",
            toasts([
                keeping::game_not_being_saved(trouble()),
                keeping::game_not_kept(trouble()),
                notices::game_on_table_keeps_name(),
            ]),
        ),
        (
            "toasts of the library",
            toasts([
                notices::games_imported_but_known("7".into(), 2, 1),
                notices::games_not_removed(2, keeping::game_file_trouble(trouble())),
                notices::files_set_aside(1, "7".into()),
            ]),
        ),
        (
            "toasts at the start",
            toasts([
                keeping::of_complaint(&complaint),
                keeping::of_complaint(&Complaint::File(error.clone())),
                notices::last_run_failed("7".into()),
            ]),
        ),
        (
            "toasts at a start without folders",
            toasts([
                keeping::settings_unusable("7".into(), 3, keeping::of_complaint(&complaint)),
                notices::nothing_kept(keeping::no_home_folder()),
                notices::safe_mode(),
            ]),
        ),
    ]
}
