//! The help dialog: rules, mouse and keys, and the choice of a language.

mod abande;
mod anda;

use bevy_egui::egui::{self, Painter, Rect, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::request::{Outcome, Request};
use super::settings::parts;
use super::signs::Palette;
use super::widgets::{self, Button, Weight};
use super::{Model, commands, theme, words};
use crate::app::input::{CommandContext, CommandInfo};
use crate::i18n::{Language, Message, help, settings};
use crate::rules::{AnyIllegalMove, GameKind};

/// One paragraph of the rules of a game, with its picture.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) title: fn() -> Message,
    pub(super) text: fn() -> Message,
    pub(super) picture: fn(&Painter, Rect, &Palette),
}

impl Rule {
    /// Returns the paragraph of the rules that explains why a move is illegal, or `None` for a move of another game.
    pub(super) fn explaining(refused: &AnyIllegalMove) -> Option<&'static Self> {
        match refused {
            AnyIllegalMove::Abande(refused) => Some(abande::explaining(&refused.reason)),
            AnyIllegalMove::Anda(refused) => Some(anda::explaining(&refused.reason)),
            AnyIllegalMove::OtherGame(_) => None,
        }
    }

    /// Shows the picture with the title and the text beside it.
    pub(super) fn show(&self, ui: &mut Ui, model: &Model) {
        let words = model.words;
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(84.0, 68.0), Sense::hover());
            ui.painter().rect_filled(rect, theme::RADIUS, theme::wood());
            (self.picture)(&ui.painter_at(rect), rect, &Palette::in_use(model));
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(words.say((self.title)())).font(theme::strong(15.0)));
                let text = words.say((self.text)());
                ui.label(RichText::new(text).font(theme::text(14.0)).color(theme::muted()));
            });
        });
    }
}

/// Gestures of the mouse, and keys that belong to no command, each with its effect.
fn gestures(game: GameKind) -> [(Message, Message); 8] {
    let [one, other] = match game {
        GameKind::Abande => {
            [(help::press_point(), help::does_enter()), (help::press_stack(), help::does_capture())]
        }
        GameKind::Anda => {
            [(help::press_cell(), help::does_place()), (help::press_group(), help::does_show_breaths())]
        }
    };
    [
        one,
        other,
        (help::press_right_drag(), help::does_turn_table()),
        (help::press_wheel(), help::does_zoom()),
        (help::press_shift_drag(), help::does_move_table()),
        (help::press_double_click(), help::does_reset_view()),
        (help::press_control_wheel(), help::does_step()),
        (help::press_clipboard(), help::does_clipboard()),
    ]
}

/// Keys and labels of the commands for the game on the table, by section of the settings.
fn keys(model: &Model) -> Vec<(Message, Vec<(String, String)>)> {
    let game = model.view.game;
    let is_here = |context: &CommandContext| match context {
        CommandContext::Only(feature) | CommandContext::MatchOf(feature) => feature.is_in(game),
        CommandContext::Anywhere
        | CommandContext::Game
        | CommandContext::Study
        | CommandContext::Match
        | CommandContext::Lesson
        | CommandContext::Puzzle => true,
    };
    let key_and_label = |row: &CommandInfo| {
        let keys = words::keys::of(model.keys, row.command)?;
        Some((model.words.say_argument(&keys), model.words.say(commands::label(row.command, model))))
    };
    let parts = parts().filter(|(context, ..)| is_here(context));
    parts.map(|(_, heading, rows)| (heading, rows.into_iter().filter_map(key_and_label).collect())).collect()
}

/// Rules and credit of the game on the table.
struct Page<'a> {
    rules: &'static [Rule],
    credit: Message,
    model: &'a Model<'a>,
}

impl<'a> Page<'a> {
    fn of(model: &'a Model) -> Self {
        let (rules, credit): (&'static [Rule], _) = match model.view.game {
            GameKind::Abande => (&abande::RULES, help::abande_credit()),
            GameKind::Anda => (&anda::RULES, help::anda_credit()),
        };
        Self { rules, credit, model }
    }
}

/// Shows the help dialog: rules of the game, mouse gestures, keys of all commands, and the choice of a language.
pub(super) fn show(ctx: &egui::Context, model: &Model) -> Outcome {
    let page = Page::of(model);
    let title = model.words.say(help::help_title());
    // The choice of a language stands below, in as many lines as it needs.
    let height = ctx.content_rect().height() - 200.0;
    widgets::dialog(ctx, model.words, "help", &title, 760.0, |ui| {
        ScrollArea::vertical().id_salt(model.view.game).max_height(height).show(ui, |ui| contents(ui, &page));
        ui.add_space(theme::GRID);
        Outcome::ask(languages(ui, model))
    })
}

/// Shows the choice of a language.
fn languages(ui: &mut Ui, model: &Model) -> Option<Request> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(model.words.say(settings::language_heading())).font(theme::strong(15.0)));
        let system = (None, model.words.say(settings::language_of_system()));
        let others =
            Language::OFFERED.into_iter().map(|language| (Some(language), language.name().to_owned()));
        for (language, name) in std::iter::once(system).chain(others) {
            let button = Button::new(&name).height(theme::TOUCH).weight(Weight::Choice);
            if button.selected(model.preferences.language == language).show(ui).clicked() {
                chosen = Some(Request::edit(move |preferences| {
                    preferences.language = language;
                }));
            }
        }
    });
    chosen
}

/// Shows rules, gestures and keys; where there is room, the gestures stand beside the rules.
fn contents(ui: &mut Ui, page: &Page) {
    // Leave room for the scroll bar.
    let width = ui.available_width() - 12.0;
    let gestures_width = 264.0;
    let is_wide = width > 640.0;
    if is_wide {
        let rules_width = width - gestures_width - 20.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(rules_width, 0.0), |ui| ui.vertical(|ui| rules(ui, page, rules_width)));
            ui.add_space(4.0);
            ui.allocate_ui(vec2(gestures_width, 0.0), |ui| {
                ui.vertical(|ui| {
                    show_gestures(ui, page, gestures_width);
                    credit(ui, page);
                })
            });
        });
    } else {
        rules(ui, page, width);
        ui.add_space(theme::GRID);
        show_gestures(ui, page, width);
        credit(ui, page);
    }
    ui.add_space(theme::GRID);
    show_keys(ui, page, width, if is_wide { 2 } else { 1 });
}

fn credit(ui: &mut Ui, page: &Page) {
    ui.add_space(12.0);
    ui.label(RichText::new(page.model.words.say(&page.credit)).small().color(theme::muted()));
}

fn rules(ui: &mut Ui, page: &Page, width: f32) {
    ui.set_width(width);
    for rule in page.rules {
        rule.show(ui, page.model);
        ui.add_space(2.0);
    }
}

/// Shows the gestures of the mouse with their effects, in a column of this width.
fn show_gestures(ui: &mut Ui, page: &Page, width: f32) {
    let say = |message| page.model.words.say(message);
    ui.set_width(width);
    ui.label(RichText::new(say(help::mouse_and_keys())).font(theme::strong(15.0)));
    ui.spacing_mut().item_spacing.y = 0.0;
    for (input, effect) in gestures(page.model.view.game) {
        input_row(ui, &say(input), &say(effect), width);
    }
}

/// Shows the keys of all commands by section, in columns.
fn show_keys(ui: &mut Ui, page: &Page, width: f32, columns: usize) {
    const GAP: f32 = 28.0;
    ui.spacing_mut().item_spacing.y = 0.0;
    for (heading, lines) in keys(page.model) {
        ui.add_space(14.0);
        ui.label(RichText::new(page.model.words.say(heading)).font(theme::strong(15.0)));
        ui.add_space(2.0);
        let rows = lines.len().div_ceil(columns);
        let column_width = if columns == 1 { width } else { (width - GAP) / 2.0 };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for lines in lines.chunks(rows.max(1)) {
                ui.allocate_ui(vec2(column_width, 0.0), |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(column_width);
                        for (keys, label) in lines {
                            input_row(ui, keys, label, column_width);
                        }
                    })
                });
            }
        });
    }
}

/// Shows an input on the left and its effect on the right, or below it where there is no room beside it.
fn input_row(ui: &mut Ui, input: &str, effect: &str, width: f32) {
    let input = widgets::galley(ui, input, theme::text(13.5), theme::ink());
    let effect = widgets::galley(ui, effect, theme::text(13.5), theme::muted());
    let beside = input.size().x + theme::GRID + effect.size().x <= width;
    let height = if beside { 27.0 } else { 45.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let first = rect.left_top() + vec2(0.0, 13.5);
    let last = rect.right_bottom() - vec2(0.0, 13.5);
    widgets::put(ui.painter(), first, egui::Align2::LEFT_CENTER, input);
    widgets::put(ui.painter(), last, egui::Align2::RIGHT_CENTER, effect);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, theme::card()));
}

/// Returns the stroke with which pictures of the rules point something out.
pub(super) fn pen() -> Stroke {
    Stroke::new(2.0, theme::pen())
}
