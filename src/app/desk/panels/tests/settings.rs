//! The settings: effects of the controls, resetting, and key bindings.

use super::*;
use crate::app::desk::panels::settings::Setting;
use crate::app::game::{Lens, StoredPreferences};
use crate::app::game::{UserTheme, UserThemeError, UserThemes};
use crate::app::input::KeyChord;
use crate::library::preferences::ThemeName;
use crate::play::tests::people;
use crate::theme::{Part, Theme, ThemeError};

impl Table {
    /// Opens the settings on a page.
    pub(super) fn open_settings(&mut self, sheet: SettingsTab) {
        self.state.dialog = Some(Dialog::Settings(Settings::at(sheet, None)));
        self.frames(3);
    }

    /// The key binding that the settings wait for.
    pub(super) fn press_key(&mut self, pressed: CapturedKey) -> Option<Request> {
        self.with_model(|state, model| state.take_key(pressed, model))
    }

    /// Applies the requests, as the window does.
    pub(super) fn choose(&mut self, actions: &[Request]) -> usize {
        let mut preferences = StoredPreferences::from(self.preferences.clone());
        let chosen = actions.iter().filter_map(|action| match action {
            Request::EditPreferences(choice) => Some(choice.clone()),
            _ => None,
        });
        let count = chosen.map(|choice| choice.apply(&mut preferences)).count();
        self.preferences = (*preferences).clone();
        self.keys = Keymap::from_changes(&self.preferences.keys).0;
        count
    }

    /// Settings of a page that differ from their defaults.
    fn changed(&self, sheet: SettingsTab) -> Vec<&'static str> {
        let rows = sheet.rows().iter().filter(|row| row.is_changed(&self.preferences));
        rows.map(|row| row.name).collect()
    }

    /// Binds the next key, which must not cause a clash.
    fn bind(&mut self, button: &str, key: &str) {
        self.press(button);
        assert!(self.state.wants_key(), "{button}");
        let action = self.press_key(CapturedKey::Key(key.parse().unwrap()));
        assert_eq!(self.choose(&Vec::from_iter(action)), 1, "{button} to {key}");
        self.frame(Vec::new());
    }
}

/// Presses the button that changes a setting.
fn change(table: &mut Table, setting: &Setting) -> Vec<Request> {
    let places = buttons(&table.ctx);
    let name = setting.name;
    let mut names = [name.to_owned(), format!("{name}:more"), format!("{name}:1")].into_iter();
    let button = names.find(|button| places.contains_key(button));
    table.press(&button.unwrap_or_else(|| panic!("nothing changes {name}: {:?}", places.keys())))
}

#[test]
fn every_setting_is_changed_at_once_and_put_back() {
    for (size, sheet) in SIZES.into_iter().flat_map(|size| SettingsTab::ALL.map(|sheet| (size, sheet))) {
        for row in sheet.rows() {
            let mut table = Table::new("d4 d5", size);
            let opened = PanelRequest::OpenSettings(sheet, Some(row.name));
            assert_eq!(table.with_model(|state, model| state.handle(opened.into(), model)), None);
            table.frames(30);
            let done = change(&mut table, row);
            assert_eq!(table.choose(&done), 1, "{} in {size:?}: {done:?}", row.name);
            assert_eq!(table.changed(sheet), [row.name], "{size:?}");
            table.frames(3);
            let done = table.press(&format!("{}:reset", row.name));
            assert_eq!(table.choose(&done), 1, "{} in {size:?}", row.name);
            assert_eq!(table.preferences, Preferences::default());
            table.frame(Vec::new());
            assert!(!buttons(&table.ctx).contains_key(&format!("{}:reset", row.name)));
        }
    }
}

#[test]
fn every_lens_has_one_row() {
    for lens in Lens::ALL {
        let mut preferences = Preferences::default();
        preferences.board.lenses.toggle(lens);
        let rows = SettingsTab::ALL.into_iter().flat_map(SettingsTab::rows);
        let names: Vec<&str> = rows.filter(|row| row.is_changed(&preferences)).map(|row| row.name).collect();
        assert_eq!(names, [format!("set-lens-{}", lens.name())]);
    }
}

#[test]
fn all_controls_of_a_page_end_at_one_edge() {
    let mut seen = 0;
    for (size, sheet) in SIZES.into_iter().flat_map(|size| SettingsTab::ALL.map(|sheet| (size, sheet))) {
        let mut table = Table::new("d4 d5", size);
        table.open_settings(sheet);
        let places = buttons(&table.ctx);
        let ends = sheet.rows().iter().flat_map(|row| {
            let names = [row.name.to_owned(), format!("{}:more", row.name)];
            names.into_iter().filter_map(|name| places.get(&name)).map(Rect::right)
        });
        let mut ends: Vec<f32> = ends.collect();
        seen += ends.len();
        ends.dedup_by(|one, other| (*one - *other).abs() < 0.5);
        assert!(ends.len() <= 1, "{sheet:?} in {size:?}: {ends:?}");
    }
    assert!(seen > 0, "no control has been measured");
}

#[test]
fn a_page_is_put_back_as_a_whole_and_others_stay() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.preferences.board.letters = false;
    table.preferences.board.lenses.set(Lens::Danger, true);
    table.preferences.panels.scale = Some(150);
    table.open_settings(SettingsTab::Board);
    let done = table.press("settings-reset-page");
    assert_eq!(table.choose(&done), 1, "{done:?}");
    assert_eq!(table.changed(SettingsTab::Board), [] as [&str; 0]);
    assert_eq!(table.preferences.panels.scale, Some(150));
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("settings-reset-page"));
}

#[test]
fn the_settings_are_used_by_keyboard_alone() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.state.handle(
        PanelRequest::OpenSettings(SettingsTab::Game, Some("set-auto-pass")).into(),
        &model(&people(""), &people("").position().view()),
    );
    table.frames(4);
    let done = table.key(Key::Space);
    assert_eq!(table.choose(&done), 1, "Space switches it");
    assert!(table.preferences.play.auto_pass);
    // From there, Tab leads to the next one.
    table.key(Key::Tab);
    table.frame(Vec::new());
    table.key(Key::Tab);
    table.frame(Vec::new());
    let done = table.key(Key::Enter);
    assert_eq!(table.choose(&done), 1, "Enter does, too: {done:?}");
    assert!(!table.preferences.play.confirm_resign || !table.preferences.play.auto_pass);
    table.key(Key::Escape);
    assert!(!table.state.has_dialog());
}

#[test]
fn a_new_key_works_at_once_is_shown_everywhere_and_put_back() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.preferences.keys.insert("dance".to_owned(), vec!["X".to_owned()]);
    table.open_settings(SettingsTab::Keys);
    table.bind("key:undo:0", "F8");
    table.bind("key:undo:add", "Insert");
    let keys: Vec<String> =
        table.keys.keys(Command::Match(MatchCommand::Undo)).iter().map(KeyChord::to_string).collect();
    assert_eq!(keys, ["F8", "Ctrl+Z", "Insert"]);
    let written = |table: &Table| table.preferences.keys.keys().cloned().collect::<Vec<_>>();
    assert_eq!(written(&table), ["dance", "undo"], "only what differs, and what this version does not know");
    let undo = Command::Match(MatchCommand::Undo);
    let tip = table.with_model(|_, model| model.words.say(commands::tip(undo, model)));
    assert!(tip.ends_with("(F8, Ctrl+Z or Insert)"), "{tip}");
    // The second key is removed again.
    table.press("key:undo:1");
    let done = table.press_key(CapturedKey::Remove);
    table.choose(&Vec::from_iter(done));
    assert_eq!(table.keys.keys(Command::Match(MatchCommand::Undo)).len(), 2);
    table.frame(Vec::new());
    let done = table.press("key:undo:reset");
    table.choose(&done);
    assert_eq!((written(&table), &table.keys), (vec!["dance".to_owned()], &Keymap::default()));
}

#[test]
fn a_key_that_is_taken_is_a_question_with_two_answers() {
    for takes in [true, false] {
        let mut table = Table::new("", [1280.0, 720.0]);
        table.open_settings(SettingsTab::Keys);
        table.press("key:undo:0");
        assert_eq!(table.press_key(CapturedKey::Key(KeyChord::control('o'))), None, "it is asked first");
        table.frame(Vec::new());
        let asked = table.texts.iter().any(|(_, text)| text == "Ctrl+O is already used for “Open”.");
        assert!(asked, "{:?}", table.texts);
        let done = table.press(if takes { "key-take" } else { "key-keep" });
        table.choose(&done);
        let expected = if takes {
            (vec![KeyChord::control('o'), KeyChord::control('z')], vec![])
        } else {
            (
                Command::Match(MatchCommand::Undo).info().keys.to_vec(),
                Command::Panel(PanelCommand::Open).info().keys.to_vec(),
            )
        };
        let found = (
            table.keys.keys(Command::Match(MatchCommand::Undo)).to_vec(),
            table.keys.keys(Command::Panel(PanelCommand::Open)).to_vec(),
        );
        assert_eq!(found, expected);
        assert_eq!(table.keys.conflicts().len(), 0);
        if takes {
            // A key that was taken away causes a question when it is restored.
            table.frame(Vec::new());
            let done = table.press("key:open:reset");
            assert_eq!(done, [], "the other one has it now");
            table.frame(Vec::new());
            let done = table.press("key-take");
            table.choose(&done);
            assert_eq!(
                table.keys.keys(Command::Panel(PanelCommand::Open)),
                Command::Panel(PanelCommand::Open).info().keys
            );
            assert_eq!(table.keys.keys(Command::Match(MatchCommand::Undo)), [KeyChord::control('z')]);
        }
    }
}

#[test]
fn the_key_that_is_bound_asks_for_nothing_else() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.open_settings(SettingsTab::Keys);
    table.press("key:undo:0");
    let event = |key| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    // Until then, other keys have no effect here.
    assert_eq!(table.frame(vec![event(Key::Enter)]).requests, []);
    assert!(table.state.wants_key());
    // Escape ends the wait without closing the settings.
    assert_eq!(table.press_key(CapturedKey::Cancel), None);
    table.frame(vec![event(Key::Escape)]);
    assert!(table.state.has_dialog() && !table.state.wants_key());
    table.frame(vec![event(Key::Escape)]);
    assert!(!table.state.has_dialog());
}

#[test]
fn points_of_the_board_and_the_clipboard_keep_their_keys() {
    for key in ["D", "Ctrl+C"] {
        let mut table = Table::new("", [1280.0, 720.0]);
        table.open_settings(SettingsTab::Keys);
        table.press("key:undo:0");
        assert_eq!(table.press_key(CapturedKey::Key(key.parse().unwrap())), None);
        table.frame(Vec::new());
        let told = table.texts.iter().any(|(_, text)| text.starts_with(&format!("{key} is reserved")));
        assert!(told, "{:?}", table.texts);
        assert_eq!(table.keys, Keymap::default());
    }
}

/// Finding window 14.
#[test]
fn a_key_that_cannot_be_bound_says_so_and_another_is_waited_for() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.open_settings(SettingsTab::Keys);
    table.press("key:undo:0");
    assert_eq!(table.press_key(CapturedKey::Unusable), None);
    table.frame(Vec::new());
    let told = table.words.say(crate::i18n::settings::key_unusable());
    assert!(table.texts.iter().any(|(_, text)| *text == told), "{told} among {:?}", table.texts);
    assert_eq!(table.keys, Keymap::default());
}

#[test]
fn all_keys_are_put_back_together() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.preferences.keys.insert("dance".to_owned(), vec!["X".to_owned()]);
    table.preferences.keys.insert("undo".to_owned(), vec!["F8".to_owned()]);
    table.preferences.keys.insert("pass".to_owned(), vec![]);
    table.keys = Keymap::from_changes(&table.preferences.keys).0;
    table.open_settings(SettingsTab::Keys);
    let done = table.press("keys-reset-all");
    table.choose(&done);
    assert_eq!(table.preferences.keys.keys().collect::<Vec<_>>(), ["dance"]);
}

#[test]
fn giving_up_is_asked_about_unless_the_player_does_not_want_it() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert_eq!(table.command(PanelCommand::Resign), None);
    assert!(matches!(table.state.dialog, Some(Dialog::Resign(Player::Black))));
    table.state.dialog = None;
    table.preferences.play.confirm_resign = false;
    assert_eq!(
        table.command(PanelCommand::Resign),
        Some(Request::Match(MatchRequested::Resign(Player::Black)))
    );
    assert!(!table.state.has_dialog());
}

#[test]
fn a_new_game_begins_with_the_chosen_players() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let level = Level::new(7).unwrap();
    let seats = ByPlayer::new(Seat::Computer(level), Seat::Human);
    table.preferences.new_game.seats = seats;
    table.command(PanelCommand::NewGame);
    table.frames(3);
    let started = table.press("Start");
    assert_eq!(started, [Request::NewGame(GameSetup::new(Variant::Hex, seats))]);
}

#[test]
fn tips_are_shown_to_those_who_want_them() {
    let mut table = Table::new("", [800.0, 600.0]);
    let tip = english().say(words::hint(&table.game, &table.game.shown_position().view(), false).unwrap());
    let is_shown = |table: &mut Table| {
        table.frame(Vec::new());
        table.texts.iter().any(|(_, text)| *text == tip)
    };
    assert!(is_shown(&mut table));
    table.preferences.board.tips = false;
    assert!(!is_shown(&mut table));
}

#[test]
fn nothing_on_the_page_jumps_when_a_tip_goes() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert!(words::hint(&table.game, &table.game.shown_position().view(), false).is_some());
    let row = |table: &mut Table| {
        table.frame(Vec::new());
        table.texts.iter().find(|(_, text)| text == "1 high").map(|(place, _)| *place)
    };
    let with = row(&mut table);
    table.preferences.board.tips = false;
    assert!(with.is_some());
    assert_eq!(row(&mut table), with);
}

#[test]
fn the_points_come_and_go_below_everything_that_stays() {
    let seen = |moves: &str, text: &str| {
        let mut table = Table::new(moves, [1280.0, 720.0]);
        table.frame(Vec::new());
        table.texts.iter().find(|(_, said)| said.starts_with(text)).map(|(place, _)| place.y)
    };
    let [title, points] = ["Abande ·", "1 high"];
    assert!(seen("", title).is_some() && seen("", points).is_none());
    let [title, points] = [title, points].map(|text| seen("d4 d5", text).unwrap());
    assert!(title < points, "{title} {points}");
}

#[test]
fn text_sizes_lead_from_what_is_drawn_now() {
    let mut table = Table::new("", [1280.0, 720.0]);
    let scale = |percent| {
        Some(Request::edit(move |preferences| {
            preferences.panels.scale = percent;
        }))
    };
    assert_eq!(table.command(PanelCommand::TextSize(TextSizeChange::Larger)), scale(Some(110)));
    assert_eq!(table.command(PanelCommand::TextSize(TextSizeChange::Smaller)), scale(Some(90)));
    assert_eq!(table.command(PanelCommand::TextSize(TextSizeChange::Normal)), scale(None));
}

#[test]
fn twice_as_large_a_text_turns_a_large_window_into_a_small_one() {
    let ctx = egui::Context::default();
    let game = people("");
    let view = game.position().view();
    let mut state = PanelState::default();
    let mut free = Rect::NOTHING;
    for _ in 0..5 {
        // Scales points to pixels as the window does.
        let size = vec2(1280.0, 720.0) / ctx.zoom_factor();
        let input =
            RawInput { screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)), ..RawInput::default() };
        ctx.set_zoom_factor(2.0);
        let model = Model { scale: 200, ..model(&game, &view) };
        let _ = ctx.run_ui(input, |ui| free = show(ui, &mut state, &model).free);
    }
    let expected = Rect::from_min_size(pos2(0.0, theme::UPPER_STRIP), vec2(640.0, 360.0 - 44.0 - 56.0));
    assert_eq!(free, expected);
    assert!(buttons(&ctx).values().all(|rect| expected.expand2(vec2(0.0, 60.0)).contains_rect(*rect)));
}

#[test]
fn the_players_own_themes_are_offered_and_bad_ones_say_why() {
    let own = |name: &str, theme| UserTheme { name: ThemeName::new(name).unwrap(), theme };
    let fault = UserThemeError::Theme(ThemeError::Missing { key: Part::White.key() });
    let mut table = Table::new("", [1280.0, 720.0]);
    table.themes = UserThemes::from_files(vec![
        own("bad", Err(fault)),
        own("mine", Ok(Theme::own("verdigris").unwrap())),
        own("walnut", Err(UserThemeError::Taken)),
    ]);
    table.open_settings(SettingsTab::Board);
    let said = |table: &Table, text: &str| table.texts.iter().any(|(_, known)| known == text);
    for text in
        ["bad.toml: “white” is missing.", "walnut.toml: one of the built-in themes already has this name."]
    {
        assert!(said(&table, text), "{text}: {:?}", table.texts);
    }
    let after_the_own_ones = Theme::identifiers().count();
    let done = table.press(&format!("set-table-theme:{after_the_own_ones}"));
    assert_eq!(table.choose(&done), 1);
    assert_eq!(table.preferences.board.theme, ThemeName::new("mine").unwrap());
    // A selected option that no longer exists is still shown as selected.
    table.themes = UserThemes::default();
    table.frames(2);
    assert!(said(&table, "mine"), "{:?}", table.texts);
}

#[test]
fn every_look_draws_every_dialog() {
    let themed = Theme::identifiers().filter_map(Theme::own).map(|theme| Look::of_theme(&theme));
    for look in Look::ALL.into_iter().chain(themed) {
        for sheet in SettingsTab::ALL {
            let mut table = Table::new("d4 d5", [1280.0, 720.0]);
            table.look = look;
            table.open_settings(sheet);
            let style = table.ctx.global_style();
            assert_eq!(style.visuals.dark_mode, !look.is_light(), "{look:?}");
            assert_eq!(style.visuals.window_fill, look.palette().dialog);
        }
    }
}
