//! The two menus: one for games and files, one for the board.

use bevy_egui::egui::{self, Align2, Area, Id, Key, LayerId, Order, Pos2, ScrollArea, Sense, Ui, vec2};

use super::commands::{self, State};
use super::request::{Outcome, Request};
use super::widgets::{self, ListRow};
use super::{Model, swatches, theme, words};
use crate::app::game::Lens;
use crate::app::input::{
    CameraCommand, CameraView, Command, CopyFormat, MatchCommand, MenuId, PanelCommand, ToggleCommand,
};

use Command::{Camera, Match, Panel, Toggle};

/// Height of a row, in points.
const ROW: f32 = 40.0;
/// Least height of a row where not all rows would fit into the window, in points.
const LEAST_ROW: f32 = 28.0;
/// Height of a separator between two groups of rows, in points.
const SEPARATOR: f32 = 9.0;
/// Height of the choice of a theme below the rows: a heading and the first row of swatches, in points.
const CHOICE: f32 = 8.0 + 2.0 * theme::TOUCH;
/// Least width of a menu, in points. Long labels make it wider.
const WIDTH: f32 = 320.0;
/// Least space between a menu and the upper edge of the window, in points: a tall menu covers the plate above it.
const TOP: f32 = 4.0;
/// Margin around the rows of a menu with its border, in points.
const MARGIN: f32 = 9.0;

/// Returns the commands of a menu, in groups that are separated by lines.
pub(super) const fn groups(menu: MenuId) -> &'static [&'static [Command]] {
    match menu {
        MenuId::Game => &[
            &[
                Panel(PanelCommand::NewGame),
                Panel(PanelCommand::Rematch),
                Panel(PanelCommand::Players),
                Match(MatchCommand::Redo),
                Match(MatchCommand::SwapSides),
                Toggle(ToggleCommand::Coach),
                Match(MatchCommand::PauseClock),
                Match(MatchCommand::GiveTime),
            ],
            &[
                Panel(PanelCommand::Open),
                Panel(PanelCommand::Save),
                Panel(PanelCommand::Picture),
                Panel(PanelCommand::Library),
            ],
            &[
                Match(MatchCommand::SetUp),
                Panel(PanelCommand::Copy(CopyFormat::Game)),
                Panel(PanelCommand::Copy(CopyFormat::Position)),
                Panel(PanelCommand::Copy(CopyFormat::AbstractPlay)),
            ],
            &[
                Panel(PanelCommand::Palette),
                Panel(PanelCommand::Settings),
                Panel(PanelCommand::Help),
                Panel(PanelCommand::About),
                Panel(PanelCommand::Quit),
            ],
        ],
        MenuId::View => &[
            &[
                Toggle(ToggleCommand::Lens(Lens::Targets)),
                Toggle(ToggleCommand::Lens(Lens::Sleepers)),
                Toggle(ToggleCommand::Lens(Lens::Pinned)),
                Toggle(ToggleCommand::Lens(Lens::Threats)),
                Toggle(ToggleCommand::Lens(Lens::Breaths)),
                Toggle(ToggleCommand::Lens(Lens::Removals)),
                Toggle(ToggleCommand::Lens(Lens::Territory)),
                Toggle(ToggleCommand::Lens(Lens::Danger)),
                Match(MatchCommand::XRay),
                Toggle(ToggleCommand::Coordinates),
            ],
            &[
                Toggle(ToggleCommand::Diagram),
                Camera(CameraCommand::View(CameraView::Mine)),
                Camera(CameraCommand::View(CameraView::Above)),
                Camera(CameraCommand::View(CameraView::Side)),
                Camera(CameraCommand::View(CameraView::Opponent)),
                Panel(PanelCommand::PhotoMode),
                Toggle(ToggleCommand::CameraPad),
            ],
            &[Toggle(ToggleCommand::FullScreen), Toggle(ToggleCommand::Sound)],
        ],
    }
}

/// Shows a menu with its lower right corner at `corner`. Returns what was clicked, and whether it closes.
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

/// Returns `true` if this menu is on the screen.
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
        SEPARATOR + CHOICE + swatches::more_rows(model) * (theme::TOUCH + 4.0)
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
        let (label, key) = texts(command, model);
        ListRow::new(&label).secondary(&key).width(ui)
    });
    widest.fold(WIDTH, f32::max).min(ui.ctx().content_rect().width() - 48.0)
}

/// Label of a command, and its first key.
fn texts(command: Command, model: &Model) -> (String, String) {
    let key = words::keys::first(model.keys, command).map(|key| model.words.say_argument(&key));
    (model.words.say(commands::label(command, model)), key.unwrap_or_default())
}

fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), SEPARATOR), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, theme::hairline());
}

/// Shows a row of this height: an icon or a check box, the command's label, and its first key. The first row that can
/// be pressed takes the focus, if it is `awaited`.
fn row(ui: &mut Ui, command: Command, height: f32, model: &Model, awaited: &mut bool) -> Option<Request> {
    let state = commands::state(command, model);
    if state == State::Absent {
        return None;
    }
    let (label, key) = texts(command, model);
    let row = ListRow::new(&label).secondary(&key).icon(commands::icon(command)).height(height);
    let row = row.id(command.info().name).checked(commands::is_on(command, model));
    let response = row.enabled(state == State::Ready).show(ui);
    if let State::Off(reason) = state {
        response.on_hover_text(model.words.say(reason));
        return None;
    }
    if std::mem::take(awaited) {
        response.request_focus();
    }
    response.clicked().then_some(Request::Command(command))
}
