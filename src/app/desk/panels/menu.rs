//! The two menus: one for games and files, one for the board.

use bevy_egui::egui::{
    self, Align2, Area, CursorIcon, Id, Key, LayerId, Order, Pos2, Rect, RichText, ScrollArea, Sense, Ui,
    Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::commands::{self, State};
use super::request::{Outcome, Request};
use super::widgets::{self, Button, Weight, clipped, galley, put};
use super::{Model, swatches, theme, words};
use crate::app::game::Lens;
use crate::app::input::{CameraView, Command, CopyFormat, MenuId};
use crate::i18n::{Words, commands as messages};

/// Height of a row, in points.
const ROW: f32 = 40.0;
/// Least height of a row where not all rows would fit into the window, in points.
const LEAST_ROW: f32 = 28.0;
const SEPARATOR: f32 = 9.0;
/// Height of a choice below the rows, with a heading and a row of buttons, in points.
const CHOICE: f32 = 8.0 + 2.0 * theme::TOUCH;
/// Least width of a menu, in points. Long labels make it wider.
const WIDTH: f32 = 320.0;
/// Gap beside a key, in points.
const KEY_GAP: f32 = 12.0;
/// Space above a menu, in points. A tall menu covers the plate above it.
const TOP: f32 = 4.0;
/// Margin around the rows of a menu with its border, in points.
const MARGIN: f32 = 9.0;
/// Width of the sign before a label, in points.
const SIGN: f32 = 40.0;

/// Commands of a menu, in groups that are separated by lines.
pub(super) const fn groups(menu: MenuId) -> &'static [&'static [Command]] {
    match menu {
        MenuId::Game => &[
            &[Command::NewGame, Command::Rematch, Command::Players, Command::Redo, Command::Coach],
            &[Command::Open, Command::Save, Command::Picture, Command::Library],
            &[
                Command::SetUp,
                Command::Copy(CopyFormat::Game),
                Command::Copy(CopyFormat::Position),
                Command::Copy(CopyFormat::AbstractPlay),
            ],
            &[Command::Palette, Command::Settings, Command::Help, Command::About, Command::Quit],
        ],
        MenuId::View => &[
            &[
                Command::Lens(Lens::Targets),
                Command::Lens(Lens::Sleepers),
                Command::Lens(Lens::Pinned),
                Command::Lens(Lens::Threats),
                Command::Lens(Lens::Breaths),
                Command::Lens(Lens::Removals),
                Command::Lens(Lens::Territory),
                Command::Lens(Lens::Danger),
                Command::XRay,
                Command::Coordinates,
            ],
            &[
                Command::Diagram,
                Command::View(CameraView::Mine),
                Command::View(CameraView::Above),
                Command::View(CameraView::Side),
                Command::View(CameraView::Opponent),
                Command::CameraPad,
            ],
            &[Command::FullScreen, Command::Sound],
        ],
    }
}

/// Shows a menu with its lower right corner at `corner`.
pub(super) fn show(ctx: &egui::Context, menu: MenuId, corner: Pos2, model: &Model) -> Outcome {
    let area = Area::new(area(menu)).order(Order::Foreground).pivot(Align2::RIGHT_BOTTOM);
    let highest = corner.y - TOP - 2.0 * MARGIN;
    let height = row_height(menu, model, highest);
    // A menu that was opened with its key takes the keyboard focus.
    let mut awaited =
        has_just_opened(ctx, menu) && ctx.input(|input| input.pointer.time_since_last_click()) > 0.5;
    let shown = area.fixed_pos(corner).show(ctx, |ui| {
        widgets::menu_frame(ctx).show(ui, |ui| {
            ui.set_width(width(ui, menu, model));
            let mut pressed = Vec::new();
            ScrollArea::vertical().max_height(highest).min_scrolled_height(highest).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                let is_shown = |group: &&&[Command]| {
                    group.iter().any(|&command| commands::state(command, model) != State::Absent)
                };
                for (index, group) in groups(menu).iter().filter(is_shown).enumerate() {
                    if index > 0 {
                        separator(ui);
                    }
                    pressed.extend(
                        group.iter().filter_map(|&command| row(ui, command, height, model, &mut awaited)),
                    );
                }
                if menu == MenuId::View {
                    separator(ui);
                    pressed.extend(speeds(ui, model.preferences.picture.animation_speed, model.words));
                    pressed.extend(swatches::show(ui, model));
                }
            });
            pressed
        })
    });
    let pressed: Vec<Request> = shown.inner.inner;
    let stays = |request: &Request| match request {
        Request::Command(command) => commands::is_on(*command, model).is_some(),
        _ => true,
    };
    let elsewhere = shown.response.clicked_elsewhere() || ctx.input(|input| input.key_pressed(Key::Escape));
    let close = elsewhere || !pressed.iter().all(stays);
    Outcome { close, requests: pressed }
}

fn area(menu: MenuId) -> Id {
    Id::new(("menu", menu))
}

/// Returns `true` if a menu is shown.
pub(super) fn is_open(ctx: &egui::Context, menu: MenuId) -> bool {
    let layer = LayerId::new(Order::Foreground, area(menu));
    ctx.memory(|memory| memory.areas().visible_last_frame(&layer))
}

/// Returns `true` in a menu's first frames, which egui needs to find its place.
fn has_just_opened(ctx: &egui::Context, menu: MenuId) -> bool {
    const PLACING: u64 = 3;
    let (id, now) = (Id::new(("menu opened", menu)), ctx.cumulative_pass_nr());
    let known: Option<(u64, u64)> = ctx.data(|data| data.get_temp(id));
    let opened = known.filter(|(_, last)| now <= last + 1).map_or(now, |(opened, _)| opened);
    ctx.data_mut(|data| data.insert_temp(id, (opened, now)));
    now < opened + PLACING
}

/// The commands that a menu shows now.
fn shown(menu: MenuId, model: &Model) -> impl Iterator<Item = Command> {
    let all = groups(menu).iter().copied().flatten().copied();
    all.filter(|&command| commands::state(command, model) != State::Absent)
}

/// The height of rows at which all of them fit, within bounds.
fn row_height(menu: MenuId, model: &Model, highest: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a handful of rows")]
    let count = |items: usize| items as f32;
    let choices = if menu == MenuId::View {
        SEPARATOR + 2.0 * CHOICE + swatches::more_rows(model) * (theme::TOUCH + 4.0)
    } else {
        0.0
    };
    let lines = count(groups(menu).len() - 1) * SEPARATOR + choices;
    // A hair less: rounding would bring up a scroll bar.
    ((highest - 1.0 - lines) / count(shown(menu, model).count())).clamp(LEAST_ROW, ROW)
}

/// The width of a menu: that of its longest row, as far as the window allows.
fn width(ui: &Ui, menu: MenuId, model: &Model) -> f32 {
    let widest = shown(menu, model).map(|command| {
        let label = model.words.say(commands::label(command, model));
        let [label, key] = [(label, 14.5), (first_key(command, model), 13.0)]
            .map(|(text, size)| galley(ui, &text, theme::text(size), theme::ink()).size().x);
        SIGN + label + key + 3.0 * KEY_GAP
    });
    widest.fold(WIDTH, f32::max).min(ui.ctx().content_rect().width() - 48.0)
}

fn first_key(command: Command, model: &Model) -> String {
    let key = words::keys::first(model.keys, command);
    key.map(|key| model.words.say_argument(&key)).unwrap_or_default()
}

fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), SEPARATOR), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, theme::hairline());
}

/// Shows a row of this height: a sign or a tick, the command's label, and its first key. The first row that can be
/// pressed takes the focus, if it is `awaited`.
fn row(ui: &mut Ui, command: Command, height: f32, model: &Model, awaited: &mut bool) -> Option<Request> {
    let state = commands::state(command, model);
    if state == State::Absent {
        return None;
    }
    let enabled = state == State::Ready;
    let on = commands::is_on(command, model);
    let label = model.words.say(commands::label(command, model));
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), sense);
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(WidgetType::Checkbox, enabled, on, &label),
        None => WidgetInfo::labeled(WidgetType::Button, enabled, &label),
    });
    if enabled {
        widgets::note(ui, command.info().name, rect);
        if std::mem::take(awaited) {
            response.request_focus();
        }
    }
    if enabled && (response.hovered() || response.has_focus()) {
        ui.painter().rect_filled(rect, theme::RADIUS, theme::hover());
        widgets::ring(ui.painter(), &response);
    }
    let ink = if enabled { theme::ink() } else { theme::disabled() };
    let square = Rect::from_center_size(pos2(rect.left() + 20.0, rect.center().y), Vec2::splat(theme::ICON));
    match on {
        Some(on) => widgets::tick(ui, square.shrink(1.0), on),
        None => {
            if let Some(icon) = commands::icon(command) {
                icon.paint(ui.painter(), square, if enabled { theme::soft() } else { theme::disabled() });
            }
        }
    }
    let key = galley(ui, &first_key(command, model), theme::text(13.0), theme::muted());
    let room = rect.width() - SIGN - 2.0 * KEY_GAP - key.size().x;
    put(ui.painter(), pos2(rect.right() - KEY_GAP, rect.center().y), Align2::RIGHT_CENTER, key);
    let text = clipped(ui, &label, theme::text(14.5), ink, room);
    put(ui.painter(), pos2(rect.left() + SIGN, rect.center().y), Align2::LEFT_CENTER, text);
    if let State::Off(reason) = state {
        response.on_hover_text(model.words.say(reason));
        return None;
    }
    response.on_hover_cursor(CursorIcon::PointingHand).clicked().then_some(Request::Command(command))
}

/// Shows the choice of the animation speed.
fn speeds(ui: &mut Ui, now: f32, words: &Words) -> Option<Request> {
    let mut pressed = None;
    ui.add_space(4.0);
    let heading = RichText::new(words.say(messages::movement_heading())).font(theme::text(13.0));
    ui.horizontal(|ui| {
        ui.add_space(10.0);
        ui.label(heading.color(theme::muted()));
    });
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let speeds = super::words::speeds();
        #[expect(clippy::cast_precision_loss, reason = "a handful of speeds")]
        let width = (ui.available_width() - 4.0 * (speeds.len() - 1) as f32) / speeds.len() as f32;
        for (speed, label) in speeds {
            let name = words.say(messages::movement_of(label.clone()));
            let label = words.say(label);
            let chosen = (now - speed).abs() < 0.01;
            let button = Button::new(&label).named(&name).weight(Weight::Choice).selected(chosen).tight();
            if button.height(theme::TOUCH).min_width(width).show(ui).clicked() {
                pressed = Some(Request::edit(move |preferences| {
                    preferences.picture.animation_speed = speed;
                }));
            }
        }
    });
    ui.add_space(4.0);
    pressed
}
