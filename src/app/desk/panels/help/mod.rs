//! The rules on one page, mouse and keys, and the choice of a language.

mod abande;
mod anda;

use bevy_egui::egui::{self, Painter, Rect, RichText, ScrollArea, Sense, Stroke, Ui, vec2};

use super::widgets::{self, Button, Weight};
use super::{Action, Model, Press, theme};
use crate::app::game::{Choose, Lens, Step, lens_fits};
use crate::app::input::{Command, Keymap};
use crate::rules::Goal;
use crate::words::{Language, Message, Words, help, settings};

/// One paragraph of the rules, with its picture.
pub(super) struct Rule {
    pub(super) title: fn() -> Message,
    pub(super) text: fn() -> Message,
    pub(super) picture: fn(&Painter, Rect, &Words),
}

/// What to press.
enum Hand {
    /// Something with the mouse, or keys that are no command.
    Said(Message),
    /// The keys of commands.
    Keys(Vec<Command>),
    /// The keys of the game's lenses.
    Lenses,
}

impl Hand {
    fn text(&self, goal: Goal, words: &Words, bound: &Keymap) -> String {
        match self {
            Self::Said(message) => words.say(message),
            Self::Keys(commands) => match commands.as_slice() {
                [one] => super::words::keys::of(bound, *one)
                    .map_or_else(String::new, |keys| words.say_argument(&keys)),
                several => first_of(several, words, bound, ", "),
            },
            Self::Lenses => {
                let lenses = Lens::ALL.into_iter().filter(|&lens| lens_fits(lens, goal));
                first_of(&lenses.map(Command::Lens).collect::<Vec<_>>(), words, bound, " ")
            }
        }
    }
}

/// The first keys of several commands.
fn first_of(commands: &[Command], words: &Words, bound: &Keymap, between: &str) -> String {
    let keys = commands.iter().filter_map(|&command| super::words::keys::first(bound, command));
    keys.map(|key| words.say_argument(&key)).collect::<Vec<_>>().join(between)
}

/// What to press, and what it does.
fn keys(goal: Goal) -> Vec<(Hand, Message)> {
    use Command as C;
    use Hand::{Keys, Lenses, Said};
    let (at_board, escape, pass) = match goal {
        Goal::Points => (
            [
                (Said(help::press_point()), help::does_enter()),
                (Said(help::press_stack()), help::does_capture()),
            ],
            help::does_let_go(),
            help::does_pass(),
        ),
        Goal::LastGroup => (
            [
                (Said(help::press_cell()), help::does_place()),
                (Said(help::press_group()), help::does_show_breaths()),
            ],
            help::does_take_half_back(),
            help::does_spend_komi(),
        ),
    };
    let steps = [Step::Back, Step::Forward, Step::Start, Step::End].map(C::Step);
    let everywhere = [
        (Lenses, help::does_lenses()),
        (Said(help::press_right_drag()), help::does_turn_table()),
        (Said(help::press_wheel()), help::does_zoom()),
        (Said(help::press_shift_drag()), help::does_move_table()),
        (Keys(vec![C::Cancel]), escape),
        (Keys(vec![C::Undo]), help::does_undo()),
        (Keys(vec![C::Redo]), help::does_redo()),
        (Keys(steps.to_vec()), help::does_step()),
        (Keys(vec![C::Pass]), pass),
        (Keys(vec![C::NewGame]), help::does_new()),
        (Keys(vec![C::Open, C::Save]), help::does_files()),
        (Keys(vec![C::Library]), help::does_library()),
        (Said(help::press_clipboard()), help::does_clipboard()),
        (Keys(vec![C::SetUp]), help::does_set_up()),
        (Keys(vec![C::Help]), help::does_help()),
    ];
    at_board.into_iter().chain(everywhere).collect()
}

/// The page for the game on the table.
struct Page<'a> {
    goal: Goal,
    rules: &'static [Rule],
    credit: Message,
    words: &'a Words,
    bound: &'a Keymap,
}

impl<'a> Page<'a> {
    fn of(goal: Goal, words: &'a Words, bound: &'a Keymap) -> Self {
        let (rules, credit): (&'static [Rule], _) = match goal {
            Goal::Points => (&abande::RULES, help::abande_credit()),
            Goal::LastGroup => (&anda::RULES, help::anda_credit()),
        };
        Self { goal, rules, credit, words, bound }
    }
}

pub(super) fn show(ctx: &egui::Context, model: &Model) -> Option<Press> {
    let page = Page::of(model.view.goal, model.words, model.keys);
    let title = model.words.say(help::help_title());
    // The choice of a language stands below, in as many lines as it needs.
    let height = ctx.content_rect().height() - 200.0;
    let (close, chosen) = widgets::dialog(ctx, model.words, "help", &title, 760.0, |ui| {
        ScrollArea::vertical().max_height(height).show(ui, |ui| contents(ui, &page));
        ui.add_space(theme::GRID);
        languages(ui, model)
    });
    chosen.or(close.then_some(Press::Close))
}

/// The choice of a language.
fn languages(ui: &mut Ui, model: &Model) -> Option<Press> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new(model.words.say(settings::language_heading())).font(theme::strong(15.0)));
        let system = (None, model.words.say(settings::language_of_system()));
        let others =
            Language::OFFERED.into_iter().map(|language| (Some(language), language.name().to_owned()));
        for (language, name) in std::iter::once(system).chain(others) {
            let button = Button::new(&name).height(theme::TOUCH).weight(Weight::Choice);
            if button.selected(model.language == language).show(ui).clicked() {
                chosen = Some(Press::Do(Action::Choose(Choose::Language(language))));
            }
        }
    });
    chosen
}

fn contents(ui: &mut Ui, page: &Page) {
    let two = ui.available_width() > 640.0;
    let keys = 264.0;
    if two {
        let width = ui.available_width() - keys - 32.0;
        ui.horizontal_top(|ui| {
            ui.allocate_ui(vec2(width, 0.0), |ui| ui.vertical(|ui| rules(ui, page, width)));
            ui.add_space(16.0);
            ui.allocate_ui(vec2(keys, 0.0), |ui| {
                ui.vertical(|ui| {
                    mouse_and_keys(ui, page, keys);
                    credit(ui, page);
                })
            });
        });
    } else {
        let width = ui.available_width() - 12.0;
        rules(ui, page, width);
        ui.add_space(theme::GRID);
        mouse_and_keys(ui, page, width);
        credit(ui, page);
    }
}

fn credit(ui: &mut Ui, page: &Page) {
    ui.add_space(12.0);
    ui.label(RichText::new(page.words.say(&page.credit)).small().color(theme::muted()));
}

fn rules(ui: &mut Ui, page: &Page, width: f32) {
    ui.set_width(width);
    for rule in page.rules {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(84.0, 68.0), Sense::hover());
            ui.painter().rect_filled(rect, theme::RADIUS, theme::WOOD);
            (rule.picture)(&ui.painter_at(rect), rect, page.words);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(page.words.say((rule.title)())).font(theme::strong(15.0)));
                let text = page.words.say((rule.text)());
                ui.label(RichText::new(text).font(theme::text(14.0)).color(theme::muted()));
            });
        });
        ui.add_space(2.0);
    }
}

fn mouse_and_keys(ui: &mut Ui, page: &Page, width: f32) {
    ui.set_width(width);
    ui.label(RichText::new(page.words.say(help::mouse_and_keys())).font(theme::strong(15.0)));
    ui.spacing_mut().item_spacing.y = 0.0;
    for (hand, does) in keys(page.goal) {
        let key = hand.text(page.goal, page.words, page.bound);
        let key = widgets::galley(ui, &key, theme::text(13.5), theme::ink());
        let does = widgets::galley(ui, &page.words.say(does), theme::text(13.5), theme::muted());
        // Several keys may leave no room beside them.
        let beside = key.size().x + theme::GRID + does.size().x <= width;
        let height = if beside { 27.0 } else { 45.0 };
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let first = rect.left_top() + vec2(0.0, 13.5);
        let last = rect.right_bottom() - vec2(0.0, 13.5);
        widgets::put(ui.painter(), first, egui::Align2::LEFT_CENTER, key);
        widgets::put(ui.painter(), last, egui::Align2::RIGHT_CENTER, does);
        ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, Stroke::new(1.0, theme::card()));
    }
}

/// Points something out.
pub(super) fn pen() -> Stroke {
    Stroke::new(2.0, theme::PEN)
}
