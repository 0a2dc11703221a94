//! The rules on one page, and mouse and keys.

mod abande;
mod anda;

use bevy_egui::egui::{self, Painter, Rect, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::widgets;
use super::{Press, theme};
use crate::rules::Goal;

/// One paragraph of the rules, with its picture.
pub(super) struct Rule {
    pub(super) title: &'static str,
    pub(super) text: &'static str,
    pub(super) picture: fn(&Painter, Rect),
}

/// What to press, and what it does.
const KEYS: [(&str, &str); 16] = [
    ("Click a point", "enter a disc"),
    ("Click or drag a stack", "capture with it"),
    ("Right drag", "turn the table"),
    ("Wheel", "nearer or farther"),
    ("Shift + right drag", "move the table"),
    ("Esc", "let go, close"),
    ("U, Ctrl+Z", "undo"),
    ("Ctrl+Y", "redo"),
    ("← →, Home, End", "step through the moves"),
    ("P", "pass"),
    ("Ctrl+N", "new game"),
    ("Ctrl+O, Ctrl+S", "open, save"),
    ("Ctrl+L", "library"),
    ("Ctrl+C, Ctrl+V", "copy, paste a game"),
    ("Ctrl+E", "set up a position"),
    ("F1", "this page"),
];

/// The same for a game that goes by groups.
const GROUP_KEYS: [(&str, &str); 16] = [
    ("Click a cell", "place a stone"),
    ("Point at a group", "see its breaths"),
    ("H S T L M", "lenses on and off"),
    ("Right drag", "turn the table"),
    ("Wheel", "nearer or farther"),
    ("Shift + right drag", "move the table"),
    ("Esc", "take half a turn back, close"),
    ("U, Ctrl+Z", "undo"),
    ("Ctrl+Y", "redo"),
    ("← →, Home, End", "step through the moves"),
    ("P", "spend a komi point"),
    ("Ctrl+N", "new game"),
    ("Ctrl+O, Ctrl+S", "open, save"),
    ("Ctrl+L", "library"),
    ("Ctrl+C, Ctrl+V", "copy, paste a game"),
    ("Ctrl+E", "set up a position"),
];

/// The page for the game on the table.
struct Page {
    rules: &'static [Rule],
    keys: &'static [(&'static str, &'static str)],
    credit: &'static str,
}

impl Page {
    fn of(goal: Goal) -> Self {
        match goal {
            Goal::Points => Self {
                rules: &abande::RULES,
                keys: &KEYS,
                credit: "Abande is a game by Dieter Stein (2005). These words are ours; the full rules are on his \
                         site, spielstein.com.",
            },
            Goal::LastGroup => Self {
                rules: &anda::RULES,
                keys: &GROUP_KEYS,
                credit: "Anda is a game by Saïd Galdseid (2023). These words are ours.",
            },
        }
    }
}

pub(super) fn show(ctx: &egui::Context, goal: Goal) -> Option<Press> {
    let page = Page::of(goal);
    let height = ctx.content_rect().height() - 150.0;
    let (close, ()) = widgets::dialog(ctx, "help", "How to play", 760.0, |ui| {
        ScrollArea::vertical().max_height(height).show(ui, |ui| contents(ui, &page));
    });
    close.then_some(Press::Close)
}

fn contents(ui: &mut Ui, page: &Page) {
    let two = ui.available_width() > 640.0;
    let keys = 264.0;
    if two {
        let width = ui.available_width() - keys - 32.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(width, 0.0), |ui| ui.vertical(|ui| rules(ui, page.rules, width)));
            ui.add_space(16.0);
            ui.allocate_ui(vec2(keys, 0.0), |ui| {
                ui.vertical(|ui| {
                    mouse_and_keys(ui, page.keys, keys);
                    credit(ui, page.credit);
                })
            });
        });
    } else {
        let width = ui.available_width() - 12.0;
        rules(ui, page.rules, width);
        ui.add_space(theme::GRID);
        mouse_and_keys(ui, page.keys, width);
        credit(ui, page.credit);
    }
}

fn credit(ui: &mut Ui, credit: &str) {
    ui.add_space(12.0);
    ui.label(RichText::new(credit).small().color(theme::MUTED));
}

fn rules(ui: &mut Ui, rules: &[Rule], width: f32) {
    ui.set_width(width);
    for rule in rules {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(84.0, 68.0), Sense::hover());
            ui.painter().rect_filled(rect, theme::RADIUS, theme::WOOD);
            (rule.picture)(&ui.painter_at(rect), rect);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(rule.title).font(theme::strong(15.0)));
                ui.label(RichText::new(rule.text).font(theme::text(14.0)).color(theme::MUTED));
            });
        });
        ui.add_space(2.0);
    }
}

fn mouse_and_keys(ui: &mut Ui, keys: &[(&str, &str)], width: f32) {
    ui.set_width(width);
    ui.label(RichText::new("Mouse and keys").font(theme::strong(15.0)));
    ui.spacing_mut().item_spacing.y = 0.0;
    for &(key, does) in keys {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 27.0), Sense::hover());
        let key = widgets::galley(ui, key, theme::text(13.5), theme::IVORY);
        let does = widgets::galley(ui, does, theme::text(13.5), theme::MUTED);
        widgets::put(ui.painter(), rect.left_center(), egui::Align2::LEFT_CENTER, key);
        widgets::put(ui.painter(), rect.right_center(), egui::Align2::RIGHT_CENTER, does);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, theme::CARD));
    }
}

/// Points something out.
pub(super) fn pen() -> Stroke {
    Stroke::new(2.0, theme::AMBER_HOVER)
}
