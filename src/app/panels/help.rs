//! The rules on one page, and mouse and keys.

use bevy_egui::egui::{self, Painter, Rect, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2};

use super::icons;
use super::widgets;
use super::{Press, theme};
use crate::rules::Player::{Black, White};

/// One paragraph of the rules, with its picture.
struct Rule {
    title: &'static str,
    text: &'static str,
    picture: fn(&Painter, Rect),
}

const RULES: [Rule; 5] = [
    Rule {
        title: "Goal",
        text: "Own the tallest stacks where the two colours meet. Whoever is on top of a stack owns it.",
        picture: goal,
    },
    Rule {
        title: "Enter",
        text: "Put a disc from your hand on an empty point next to any disc. Black’s very first disc may go anywhere.",
        picture: enter,
    },
    Rule {
        title: "Capture",
        text: "Carry a whole stack of yours one step onto an enemy stack. No stack grows above 3, and a stack of 3 \
               is fixed for good. Captures begin after Black’s second disc.",
        picture: capture,
    },
    Rule {
        title: "One band",
        text: "All stacks stay connected at all times. A stack that holds the band together is pinned: it may not leave.",
        picture: band,
    },
    Rule {
        title: "The end",
        text: "With an empty hand you may pass. Two passes in a row end the game. Stacks without an enemy neighbour \
               are asleep and leave; every other stack scores its height.",
        picture: asleep,
    },
];

/// What to press, and what it does.
const KEYS: [(&str, &str); 12] = [
    ("Click a point", "enter a disc"),
    ("Click or drag a stack", "capture with it"),
    ("Right drag", "turn the table"),
    ("Wheel", "nearer or farther"),
    ("Shift + right drag", "move the table"),
    ("Esc", "let go, close"),
    ("U, Ctrl+Z", "undo"),
    ("Ctrl+Y", "redo"),
    ("P", "pass"),
    ("Ctrl+N", "new game"),
    ("Ctrl+O, Ctrl+S", "open, save"),
    ("F1", "this page"),
];

pub(super) fn show(ctx: &egui::Context) -> Option<Press> {
    let height = ctx.content_rect().height() - 150.0;
    let (close, ()) = widgets::dialog(ctx, "help", "How to play", 760.0, |ui| {
        ScrollArea::vertical().max_height(height).show(ui, contents);
    });
    close.then_some(Press::Close)
}

fn contents(ui: &mut Ui) {
    let two = ui.available_width() > 640.0;
    let keys = 250.0;
    if two {
        let width = ui.available_width() - keys - 32.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(width, 0.0), |ui| ui.vertical(|ui| rules(ui, width)));
            ui.add_space(16.0);
            ui.allocate_ui(vec2(keys, 0.0), |ui| {
                ui.vertical(|ui| {
                    mouse_and_keys(ui, keys);
                    credit(ui);
                })
            });
        });
    } else {
        let width = ui.available_width() - 12.0;
        rules(ui, width);
        ui.add_space(theme::GRID);
        mouse_and_keys(ui, width);
        credit(ui);
    }
}

fn credit(ui: &mut Ui) {
    ui.add_space(12.0);
    let credit = "Abande is a game by Dieter Stein (2005). These words are ours; the full rules are on his site, spielstein.com.";
    ui.label(RichText::new(credit).small().color(theme::MUTED));
}

fn rules(ui: &mut Ui, width: f32) {
    ui.set_width(width);
    for rule in &RULES {
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

fn mouse_and_keys(ui: &mut Ui, width: f32) {
    ui.set_width(width);
    ui.label(RichText::new("Mouse and keys").font(theme::strong(15.0)));
    ui.spacing_mut().item_spacing.y = 0.0;
    for (key, does) in KEYS {
        let (rect, _) = ui.allocate_exact_size(vec2(width, 27.0), Sense::hover());
        let key = widgets::galley(ui, key, theme::text(13.5), theme::IVORY);
        let does = widgets::galley(ui, does, theme::text(13.5), theme::MUTED);
        widgets::put(ui.painter(), rect.left_center(), egui::Align2::LEFT_CENTER, key);
        widgets::put(ui.painter(), rect.right_center(), egui::Align2::RIGHT_CENTER, does);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, theme::CARD));
    }
}

const DISC: f32 = 27.0;

fn foot(rect: Rect, x: f32) -> egui::Pos2 {
    pos2(rect.left() + x * rect.width(), rect.bottom() - 16.0)
}

fn ground(painter: &Painter, rect: Rect) {
    let y = rect.bottom() - 15.0;
    painter.hline(rect.left() + 8.0..=rect.right() - 8.0, y, Stroke::new(1.0, theme::DISC_BLACK));
}

fn goal(painter: &Painter, rect: Rect) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.34), DISC, &[White, Black]);
    icons::stack(painter, foot(rect, 0.68), DISC, &[Black, Black, White]);
}

fn enter(painter: &Painter, rect: Rect) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.34), DISC, &[White]);
    icons::stack(painter, foot(rect, 0.68), DISC, &[Black]);
    painter.arrow(pos2(rect.left() + 0.68 * rect.width(), rect.top() + 12.0), vec2(0.0, 20.0), pen());
}

fn capture(painter: &Painter, rect: Rect) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.3), DISC, &[Black]);
    icons::stack(painter, foot(rect, 0.7), DISC, &[Black, White]);
    painter.arrow(pos2(rect.left() + 0.30 * rect.width(), rect.top() + 32.0), vec2(22.0, -10.0), pen());
}

fn band(painter: &Painter, rect: Rect) {
    let y = rect.center().y;
    let x = |part: f32| rect.left() + part * rect.width();
    painter.hline(x(0.2)..=x(0.8), y, Stroke::new(1.0, theme::DISC_BLACK));
    icons::disc(painter, pos2(x(0.2), y), 9.0, White);
    icons::disc(painter, pos2(x(0.5), y), 9.0, Black);
    icons::disc(painter, pos2(x(0.8), y), 9.0, White);
    painter.circle_stroke(pos2(x(0.5), y), 13.0, pen());
}

fn asleep(painter: &Painter, rect: Rect) {
    ground(painter, rect);
    icons::stack(painter, foot(rect, 0.34), DISC, &[White, White]);
    icons::stack(painter, foot(rect, 0.68), DISC, &[White]);
    let at = rect.left_top() + vec2(0.68 * rect.width(), 26.0);
    painter.text(at, egui::Align2::CENTER_CENTER, "z z", theme::strong(14.0), theme::AMBER_HOVER);
}

fn pen() -> Stroke {
    Stroke::new(2.0, theme::AMBER_HOVER)
}
