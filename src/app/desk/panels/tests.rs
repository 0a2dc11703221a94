//! The panels without a window: egui with simulated mouse and keys.

mod analyse;
mod clock;
mod ending;
mod files;
mod fit;
mod focus;
mod language;
mod learn;
mod leaving;
mod legend;
mod library;
mod moves;
mod newcomer;
mod over_board;
mod photo;
mod puzzles;
mod readme;
mod scenes;
mod settings;
mod sheets;
mod table;

use bevy_egui::egui::{self, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};

use super::files::Files;
use super::komi_pie::KomiPie;
use super::new_game::{Form, NewGameDialog};
use super::palette::Palette;
use super::request::{PanelRequest, SettingsTab};
use super::settings::Settings;
use super::*;
use crate::app::game::{
    Analysis, EarlyEnd, EarlyEndAnswered, EndPhase, FileRequested, FloatingLabel, Job, LessonProgress,
    LessonSession, MatchRequested, Navigation, PositionId, ReviewSession, SetupEditor, Shelf, ShownHint,
    Toast, Unfinished,
};
use crate::app::input::{
    COMMANDS, CameraCommand, CopyFormat, Direction, Keymap, LessonStep, MatchCommand, MenuId, PuzzleStep,
    StudyCommand, TextSizeChange,
};
use crate::i18n::{Language, Message, Words};
use crate::library::preferences::AnalysisChoices;
use crate::library::{GameId, Preferences};
use crate::play::{Change, Edit, GameSetup, Level, Match, NodeId, Notes, Seat};
use crate::rules::{AnyGame, ByPlayer, Game, Player, Variant};
use crate::study::CoachQuestion;

use table::offer;
pub(in crate::app::desk::panels) use table::{Table, english, model};

const SIZES: [[f32; 2]; 4] = [[640.0, 480.0], [800.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0]];

/// Returns whether a text is visible in the next frame.
fn says(table: &mut Table, text: &str) -> bool {
    table.frame(Vec::new());
    let all = table.texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ");
    all.contains(text)
}

#[test]
fn a_button_that_is_held_for_long_is_pressed_all_the_same() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let at = places(&mut table, &["hint"])[0].center();
    assert_eq!(table.hold(at, 180), [Request::Command(StudyCommand::Hint.into())]);
}

/// Places of the buttons with these names in the next frame.
fn places(table: &mut Table, names: &[&str]) -> Vec<Rect> {
    table.frame(Vec::new());
    let buttons = buttons(&table.ctx);
    names.iter().filter_map(|name| buttons.get(*name).copied()).collect()
}

#[test]
fn the_board_gets_what_the_rail_or_the_strips_leave() {
    for (size, free) in [
        ([1280.0, 720.0], [960.0, 720.0]),
        ([1920.0, 1080.0], [1520.0, 1080.0]),
        ([800.0, 600.0], [800.0, 500.0]),
        ([640.0, 480.0], [640.0, 380.0]),
    ] {
        let mut table = Table::new("d4 d5", size);
        let left = table.frame(Vec::new()).free;
        // In a large window the evaluation bar has its room even while it is hidden.
        let corner =
            if size[0] < 1000.0 { pos2(0.0, theme::UPPER_STRIP) } else { pos2(theme::VALUE_BAR, 0.0) };
        assert_eq!(left, Rect::from_two_pos(corner, corner + vec2(free[0] - corner.x, free[1])), "{size:?}");
    }
}

#[test]
fn in_a_small_window_a_page_is_a_drawer_beside_the_board() {
    let is_open = |table: &mut Table| table.frame(Vec::new()).free.right() < 800.0;
    let mut table = Table::new("d4 d5", [800.0, 600.0]);
    assert!(!is_open(&mut table));
    assert_eq!(
        table.press("page-moves"),
        [Request::edit(move |preferences| preferences.panels.page = Page::Moves)]
    );
    table.preferences.panels.page = Page::Moves;
    assert!(is_open(&mut table));
    assert!(buttons(&table.ctx).contains_key("Comment"));
    assert_eq!(
        table.press("page-play"),
        [Request::edit(move |preferences| preferences.panels.page = Page::Play)]
    );
    table.preferences.panels.page = Page::Play;
    assert!(is_open(&mut table));
    table.press("page-play");
    assert!(!is_open(&mut table));
}

/// Commands that have keys and are in the palette, but have no button and no row of a menu.
const ONLY_KEYS: [Command; 10] = [
    Command::Match(MatchCommand::Cancel),
    Command::Panel(PanelCommand::TextSize(TextSizeChange::Larger)),
    Command::Panel(PanelCommand::TextSize(TextSizeChange::Smaller)),
    Command::Panel(PanelCommand::TextSize(TextSizeChange::Normal)),
    Command::Camera(CameraCommand::Turn(Direction::Less)),
    Command::Camera(CameraCommand::Turn(Direction::More)),
    Command::Camera(CameraCommand::Tilt(Direction::Less)),
    Command::Camera(CameraCommand::Tilt(Direction::More)),
    Command::Camera(CameraCommand::Zoom(Direction::Less)),
    Command::Camera(CameraCommand::Zoom(Direction::More)),
];

/// Commands with buttons of their own, below the move list and on the page of the running game.
const ON_PAGES: [Command; 14] = [
    Command::Match(MatchCommand::Autoplay),
    Command::Match(MatchCommand::Navigate(Navigation::Back)),
    Command::Match(MatchCommand::Navigate(Navigation::Forward)),
    Command::Match(MatchCommand::Navigate(Navigation::Start)),
    Command::Match(MatchCommand::Navigate(Navigation::End)),
    Command::Match(MatchCommand::Navigate(Navigation::Game)),
    Command::Match(MatchCommand::MoveNow),
    Command::Panel(PanelCommand::CountAgain),
    Command::Panel(PanelCommand::SleepersBack),
    Command::Study(StudyCommand::Engine),
    Command::Study(StudyCommand::Review),
    Command::Study(StudyCommand::NextMistake),
    Command::Study(StudyCommand::PreviousMistake),
    Command::Study(StudyCommand::TryAgain),
];

/// Every command can be reached: by a button, from a menu or, where that is intended, only by its keys.
#[test]
fn something_leads_to_every_command() {
    let pages = Page::ALL.map(|page| Command::Panel(PanelCommand::Page(page)));
    let menus = [MenuId::Game, MenuId::View];
    let in_menus = menus.into_iter().flat_map(|menu| menu::groups(menu).iter().copied().flatten().copied());
    let known: Vec<Command> = (rail::ACTIONS.into_iter())
        .chain(pages)
        .chain(menus.map(|menu| Command::Panel(PanelCommand::Menu(menu))))
        .chain(in_menus)
        .chain(ON_PAGES)
        .chain([
            Command::Match(MatchCommand::Lesson(LessonStep::Leave)),
            Command::Match(MatchCommand::Puzzle(PuzzleStep::Leave)),
            Command::Panel(PanelCommand::Puzzles),
        ])
        .chain(ONLY_KEYS)
        .collect();
    for row in COMMANDS {
        assert!(known.contains(&row.command), "nothing leads to {}", row.name);
    }
    for command in ONLY_KEYS {
        assert!(!command.info().keys.is_empty(), "{} has no key", command.info().name);
    }
}

/// Opens the dialog that asks who plays the position in the editor.
fn ask_who_plays_from_here(table: &mut Table) {
    let position = *table.game.shown_position();
    table.editor = Some(SetupEditor::new(&position));
    table.state.dialog = Some(Dialog::PlayFrom(Form::default(), Box::new(position)));
}

#[test]
fn every_dialog_fits_into_every_window() {
    let open: [fn(&mut Table); 22] = [
        |table| assert_eq!(table.command(PanelCommand::Palette), None),
        |table| assert_eq!(table.command(PanelCommand::Menu(MenuId::Game)), None),
        |table| assert_eq!(table.command(PanelCommand::Menu(MenuId::View)), None),
        |table| assert_eq!(table.command(PanelCommand::NewGame), None),
        |table| assert_eq!(table.command(PanelCommand::Help), None),
        |table| assert_eq!(table.command(PanelCommand::About), None),
        |table| table.open_settings(SettingsTab::Game),
        |table| table.open_settings(SettingsTab::Board),
        |table| table.open_settings(SettingsTab::Sound),
        |table| table.open_settings(SettingsTab::Language),
        |table| table.open_settings(SettingsTab::Keys),
        |table| table.open_settings(SettingsTab::Accessibility),
        |table| table.open_settings(SettingsTab::Files),
        |table| {
            table.open_settings(SettingsTab::Keys);
            table.frame(Vec::new());
            table.press("key:undo:0");
        },
        |table| assert_eq!(table.state.open_library(), Request::Library(Job::List)),
        |table| assert_eq!(table.command(PanelCommand::Resign), None),
        |table| table.state.dialog = Some(Dialog::Players(Form::default())),
        ask_who_plays_from_here,
        |table| assert_eq!(table.command(PanelCommand::Picture), None),
        |table| assert_eq!(table.quit(true), None),
        |table| assert_eq!(table.command(PanelCommand::Open), None),
        |table| assert_eq!(table.command(PanelCommand::Save), None),
    ];
    let languages = [Language::English, Language::Pseudo].map(Words::new);
    for (size, words) in SIZES.into_iter().flat_map(|size| languages.iter().map(move |words| (size, words))) {
        for open in open {
            let mut table = Table::new("d4 d5", size);
            table.words = words.clone();
            open(&mut table);
            table.frames(8);
            let used = table.ctx.memory(|memory| {
                let areas = memory.layer_ids().filter(|layer| layer.order != egui::Order::Background);
                areas.filter_map(|layer| memory.area_rect(layer.id)).fold(Rect::NOTHING, Rect::union)
            });
            assert!(table.window.contains_rect(used), "{used:?} in {size:?}, {words:?}");
        }
    }
}

#[test]
fn undo_is_a_click_away() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert_eq!(table.press("undo"), [Request::Command(MatchCommand::Undo.into())]);
}

#[test]
fn pass_waits_for_an_empty_hand() {
    let mut late = Table::new("", [1280.0, 720.0]);
    while !(late.game.position().view().can_pass && late.game.to_move() == Some(Player::Black)) {
        let mv = *late.game.position().legal_moves().last().unwrap();
        late.game.play(mv).unwrap();
    }
    late.frames(2);
    let at = buttons(&late.ctx);
    assert_eq!(late.click(at["pass"].center()), [Request::Command(MatchCommand::Pass.into())]);

    // With pieces left to place, the button is in the same position and disabled.
    let mut early = Table::new("d4 d5", [1280.0, 720.0]);
    let places = buttons(&early.ctx);
    assert_eq!((places.get("pass"), places["undo"]), (None, at["undo"]));
    assert_eq!(early.click(at["pass"].center()), []);
    assert!(early.ctx.egui_wants_pointer_input(), "the click went to the board");
}

#[test]
fn the_computer_can_be_hurried_while_it_thinks() {
    for size in SIZES {
        let mut table = Table::new("d4", size);
        assert_eq!(table.press("move-now"), [Request::Command(MatchCommand::MoveNow.into())], "{size:?}");
    }
}

#[test]
fn a_new_game_starts_with_one_key_and_escape_closes_the_dialog() {
    let mut table = Table::new("d4 d5", [800.0, 600.0]);
    assert_eq!(table.command(PanelCommand::NewGame), None);
    assert!(table.state.has_dialog());
    table.frame(Vec::new());
    table.key(Key::Escape);
    assert!(!table.state.has_dialog());
    assert_eq!(table.command(PanelCommand::NewGame), None);
    table.frame(Vec::new());
    let seats = table.preferences.new_game.seats;
    assert_eq!(table.key(Key::Enter), [Request::NewGame(GameSetup::new(Variant::Hex, seats))]);
    assert!(!table.state.has_dialog());
}

/// A click on the dialog closes a list and raises the dialog; the list must lie above it the next time.
#[test]
fn a_list_that_was_closed_by_a_click_beside_it_opens_again() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.command(PanelCommand::NewGame);
    table.frames(2);
    let title = pos2(420.0, 47.0);
    for (list, entry) in [("clock", "clock:5+3"), ("handicap", "handicap:pieces-2")] {
        table.press(list);
        table.frames(2);
        assert!(buttons(&table.ctx).contains_key(entry));
        table.click(title);
        table.frames(2);
        assert!(!buttons(&table.ctx).contains_key(entry), "it is closed");
        table.press(list);
        table.frames(2);
        table.press(entry);
        table.frames(2);
    }
    let Some(Dialog::NewGame(dialog)) = &table.state.dialog else { panic!("the dialog is open") };
    let setup = dialog.form.setup();
    assert!(setup.clock.is_some());
    assert_eq!(setup.house_rule.map(|rule| rule.to_string()).as_deref(), Some("white-pieces-2"));
}

#[test]
fn holding_enter_answers_one_dialog() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.game = Match::new("anda-5".parse().unwrap(), table.game.seats());
    assert_eq!(table.command(PanelCommand::NewGame), None);
    table.frames(2);
    table.press("One sets it, the other picks a side");
    table.frame(Vec::new());
    let enter = Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    for _ in 0..20 {
        assert_eq!(table.frame(vec![enter.clone()]).requests, []);
    }
    assert!(buttons(&table.ctx).contains_key("More komi"), "the komi is still to be named");
    assert!(!buttons(&table.ctx).contains_key("Play Black"));
    table.frame(vec![Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: false,
        repeat: false,
        modifiers: Modifiers::NONE,
    }]);
    table.key(Key::Enter);
    table.frames(2);
    assert!(!buttons(&table.ctx).contains_key("More komi"), "a fresh press names it");
}

#[test]
fn clicks_beside_the_bars_are_left_to_the_board() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let actions = table.click(pos2(500.0, 350.0));
    assert_eq!(actions, []);
    assert!(!table.ctx.egui_wants_pointer_input());
    table.frame(vec![Event::PointerMoved(pos2(1200.0, 350.0))]);
    assert!(table.ctx.egui_wants_pointer_input());
}

#[test]
fn a_plate_asks_who_plays() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert_eq!(table.press("plate-black"), []);
    assert!(matches!(table.state.dialog, Some(Dialog::Players(_))));
}

#[test]
fn another_match_gets_none_of_the_comments_of_the_last_one() {
    let mut table = Table::new("d4 d5 d3 d6", [1280.0, 720.0]);
    let node = table.game.end();
    let notes = Box::new(Notes { comment: "mine".into(), ..Notes::default() });
    table.game.apply(Change::Edit(Edit::Annotate { node, notes })).unwrap();
    table.frame(Vec::new());
    // First a match without such a node, then one in which it is another move.
    for moves in ["", "d4 d5 d3 d6"] {
        table.game = Table::new(moves, [1280.0, 720.0]).game;
        table.match_id += 1;
        for _ in 0..3 {
            assert_eq!(table.frame(Vec::new()).requests, []);
        }
    }
}

#[test]
fn plates_have_the_names_of_a_file() {
    use crate::record::{Header, Participant};
    let named = |name: &str| Participant { name: Some(name.to_owned()), ..Participant::default() };
    for size in SIZES {
        let mut table = Table::new("d4 d5", size);
        let shows = |table: &mut Table, name: &str| {
            table.frame(Vec::new());
            table.texts.iter().any(|(_, text)| text == name)
        };
        assert!(shows(&mut table, "You"), "{size:?}");
        let mut header = Header::default();
        header.set_player(Player::Black, named("Zoë Müller"));
        table.header = Some(header.clone());
        assert!(shows(&mut table, "Zoë Müller") && !shows(&mut table, "You"), "{size:?}");
        // Files use this name for a human.
        header.set_player(Player::Black, named(&Seat::Human.to_string()));
        table.header = Some(header);
        assert!(shows(&mut table, "You"), "{size:?}");
    }
}

/// In windows lower than 600 points, menus scroll.
#[test]
fn menus_fit_into_the_window() {
    for size in SIZES.into_iter().filter(|size| size[1] >= 600.0) {
        for menu in [MenuId::Game, MenuId::View] {
            let mut table = Table::new("d4 d5", size);
            table.state.menu = Some(menu);
            table.frames(4);
            let all = menu::groups(menu).iter().copied().flatten();
            let mut shown = all.filter(|command| buttons(&table.ctx).contains_key(command.info().name));
            let last = shown.next_back().unwrap().info().name;
            let place = buttons(&table.ctx)[last];
            assert!(place.bottom() <= size[1] && place.height() >= 28.0, "{last} at {place:?} in {size:?}");
            let themes = buttons(&table.ctx).into_iter().filter(|(name, _)| name.starts_with("theme:"));
            let lowest = themes.map(|(_, place)| place.bottom()).fold(0.0, f32::max);
            assert_eq!(menu == MenuId::View, lowest > 0.0, "{size:?}");
            assert!(lowest <= size[1], "{lowest} in {size:?}");
        }
    }
}
