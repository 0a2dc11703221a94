//! Keyboard focus while a dialog is open.

use std::collections::BTreeSet;

use bevy_egui::egui::Shape;

use super::*;
use crate::i18n::notices as said;

impl Table {
    fn key_with(&mut self, key: Key, modifiers: Modifiers) {
        let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
        self.frame(vec![event(true), event(false)]);
        // A request that was passed on is drawn in the next frame.
        self.frame(Vec::new());
    }

    /// Widget with the focus, and its layer.
    fn focused(&self) -> Option<(egui::Id, egui::LayerId)> {
        let id = self.ctx.memory(egui::Memory::focused)?;
        Some((id, self.ctx.read_response(id)?.layer_id))
    }
}

#[test]
fn tab_and_arrows_stay_in_an_open_dialog() {
    let open: [(&str, fn(&mut Table)); 14] = [
        ("search", |table| assert_eq!(table.command(PanelCommand::Palette), None)),
        ("new game", |table| assert_eq!(table.command(PanelCommand::NewGame), None)),
        ("help", |table| assert_eq!(table.command(PanelCommand::Help), None)),
        ("about", |table| assert_eq!(table.command(PanelCommand::About), None)),
        ("settings", |table| table.open_settings(SettingsTab::Game)),
        ("keys", |table| table.open_settings(SettingsTab::Keys)),
        ("accessibility", |table| table.open_settings(SettingsTab::Accessibility)),
        ("players", |table| table.state.dialog = Some(Dialog::Players(Form::default()))),
        ("play from here", ask_who_plays_from_here),
        ("resign", |table| assert_eq!(table.command(PanelCommand::Resign), None)),
        ("picture", |table| assert_eq!(table.command(PanelCommand::Picture), None)),
        ("unsaved", |table| assert_eq!(table.quit(true), None)),
        ("library", |table| assert_eq!(table.state.open_library(), Request::Library(Job::List))),
        ("file", |table| assert_eq!(table.command(PanelCommand::Open), None)),
    ];
    for (name, open) in open {
        let mut table = Table::new("d4 d5", [1280.0, 720.0]);
        table.shelf = Some(Shelf::default());
        table.state.toast(Toast::success(said::game_copied()));
        // A widget behind the dialog has the focus before it opens.
        table.key_with(Key::Tab, Modifiers::NONE);
        let behind = table.focused().unwrap_or_else(|| panic!("{name}: nothing takes the keys")).1;
        assert_eq!(behind.order, egui::Order::Background);
        open(&mut table);
        table.frames(8);
        let mut reached = BTreeSet::new();
        let tab = [(Key::Tab, Modifiers::NONE); 30];
        let back = [(Key::Tab, Modifiers::SHIFT); 30];
        let arrows = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];
        let arrows = arrows.into_iter().cycle().take(24).map(|key| (key, Modifiers::NONE));
        for (key, modifiers) in tab.into_iter().chain(back).chain(arrows) {
            table.key_with(key, modifiers);
            let Some((id, layer)) = table.focused() else { continue };
            let inside = table.ctx.memory(|memory| memory.is_above_modal_layer(layer));
            assert!(layer.order != egui::Order::Background, "{name}: {key:?} left it for {layer:?}");
            assert!(inside, "{name}: {key:?} left it for {layer:?}");
            reached.insert(id.value());
        }
        assert!(!reached.is_empty(), "{name}: Tab reaches nothing");
        assert!(table.state.has_dialog(), "{name} is still open");
    }
}

#[test]
fn a_menu_that_is_opened_by_its_key_has_the_keys() {
    for (menu, first) in [(MenuId::Game, "new-game"), (MenuId::View, "lens-targets")] {
        let mut table = Table::new("d4 d5", [1280.0, 720.0]);
        assert_eq!(table.command(PanelCommand::Menu(menu)), None);
        table.frames(6);
        let place = buttons(&table.ctx)[first];
        let (id, _) = table.focused().expect("something has the keys");
        assert_eq!(table.ctx.read_response(id).expect("it was drawn").rect, place, "{menu:?}");
        table.key_with(Key::ArrowDown, Modifiers::NONE);
        let (below, _) = table.focused().expect("something has the keys");
        let below = table.ctx.read_response(below).expect("it was drawn").rect;
        assert!(below.top() >= place.bottom() && below.x_range() == place.x_range(), "{below:?}");
        table.key_with(Key::Escape, Modifiers::NONE);
        assert!(!table.state.has_menu());
    }
}

/// Returns whether a focus ring is drawn around a place.
fn is_ringed(table: &Table, place: Rect) -> bool {
    fn visit(shape: &Shape, place: Rect) -> bool {
        match shape {
            Shape::Vec(shapes) => shapes.iter().any(|shape| visit(shape, place)),
            Shape::Rect(drawn) => {
                let is_line = drawn.stroke.width >= 1.5 && drawn.stroke.color == theme::focus().color;
                // A switch has the ring only around its box.
                is_line && place.expand(12.0).contains_rect(drawn.rect)
            }
            _ => false,
        }
    }
    table.shapes.iter().any(|shape| visit(&shape.shape, place))
}

/// A text field has its caret instead.
#[test]
fn every_widget_that_has_the_keys_shows_it() {
    let mut unseen = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for (name, mut table) in scenes::all() {
        table.ctx.all_styles_mut(|style| {
            style.animation_time = 0.0;
            style.scroll_animation = egui::style::ScrollAnimation::none();
        });
        table.frames(3);
        let mut reached = BTreeSet::new();
        for _ in 0..30 {
            table.key_with(Key::Tab, Modifiers::NONE);
            let Some((id, _)) = table.focused() else { continue };
            // Tabs through all widgets, in scenes that differ little.
            if !reached.insert(id.value()) {
                break;
            }
            // A widget that scrolls into view is there some frames later.
            table.frames(3);
            let place = table.ctx.read_response(id).expect("it was drawn").rect;
            // A menu takes the focus as a whole before its rows do.
            let is_menu = place.area() > 40_000.0;
            if table.ctx.text_edit_focused() || is_menu || !table.window.intersects(place) {
                continue;
            }
            let buttons = buttons(&table.ctx);
            let label = buttons.iter().find(|(_, rect)| **rect == place).map(|(label, _)| label.clone());
            let told = format!("{name}: {}", label.unwrap_or_else(|| format!("{place:?}")));
            if is_ringed(&table, place) {
                seen.insert(told);
            } else {
                unseen.insert(told);
            }
        }
    }
    assert!(unseen.is_empty(), "{unseen:#?}");
    assert!(seen.len() > 400, "only {} places were reached", seen.len());
}
