//! The strips of a small window: the players above the board, the actions below it.

use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};

use super::super::commands::CommandButton;
use super::super::widgets::{Button, clipped, galley, put};
use super::super::{Model, Request, theme};
use super::actions::{ACTIONS, MENUS, buttons, look};
use super::{MARGIN, learn, plate, play, solve};
use crate::app::input::{Command, LessonStep, MatchCommand, PanelCommand, PuzzleStep};
use crate::i18n::editor::editor_title;
use crate::library::preferences::Page;
use crate::rules::Player;

/// Shows the strip above the board of a small window: the players, with the headline between them. Returns the
/// request of a click.
pub(super) fn upper(ui: &mut Ui, model: &Model) -> Option<Request> {
    let rect = ui.max_rect();
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, theme::hairline());
    if let Some(editor) = model.editor {
        let title = galley(ui, &model.words.say(editor_title()), theme::strong(17.0), theme::ink());
        let title = put(ui.painter(), rect.left_center() + vec2(MARGIN, 0.0), Align2::LEFT_CENTER, title);
        let (text, color) = super::editor_state(editor);
        let room = rect.right() - title.right() - 2.0 * MARGIN;
        let text = clipped(ui, &model.words.say(text), theme::text(15.0), color, room);
        put(ui.painter(), rect.right_center() - vec2(MARGIN, 0.0), Align2::RIGHT_CENTER, text);
        return None;
    }
    let inside = rect.shrink2(vec2(6.0, 4.0));
    let width = (inside.width() * 0.3).min(260.0);
    let places = [inside.with_max_x(inside.left() + width), inside.with_min_x(inside.right() - width)];
    let mut pressed = None;
    for (player, place) in Player::ALL.into_iter().zip(places) {
        pressed = pressed.or(plate::small(ui, place, model, player));
    }
    let middle = Rect::from_min_max(
        pos2(places[0].right() + theme::GRID, inside.top()),
        pos2(places[1].left() - theme::GRID, inside.bottom()),
    );
    if let Some(session) = model.lesson {
        let text = model.words.say(learn::heading(session));
        let text = play::two_lines(ui, &text, middle.width());
        put(ui.painter(), middle.center(), Align2::CENTER_CENTER, text);
        return pressed;
    }
    if let Some(session) = model.puzzle {
        let text = play::two_lines(ui, &model.words.say(solve::title(model, session)), middle.width());
        put(ui.painter(), middle.center(), Align2::CENTER_CENTER, text);
        return pressed;
    }
    pressed.or(play::headline_in(ui, middle, model))
}

/// Shows the strip below the board of a small window: actions, pages and menus. `page` is the one in the drawer.
/// Returns the requests of clicks.
pub(super) fn lower(ui: &mut Ui, model: &Model, page: Option<Page>) -> Vec<Request> {
    let rect = ui.max_rect();
    ui.painter().hline(rect.x_range(), rect.top() + 0.5, theme::hairline());
    let pages = Page::ALL.map(|page| Command::Panel(PanelCommand::Page(page)));
    let leave = [
        Command::Match(MatchCommand::Lesson(LessonStep::Leave)),
        Command::Match(MatchCommand::Puzzle(PuzzleStep::Leave)),
    ];
    let all: Vec<Command> = ACTIONS.into_iter().chain(pages).chain(leave).chain(MENUS).collect();
    let buttons = buttons(model, &all);
    #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
    let count = buttons.len().max(1) as f32;
    let wanted: f32 = buttons.iter().map(|button| quiet(button, page, model).width(ui)).sum();
    let room = rect.width() - 16.0 - wanted;
    let spare = (room / count - 2.0).clamp(0.0, 40.0);
    // Spare room comes before the menus, so that they stay in their usual place.
    let apart = (room - (spare + 2.0) * count).max(0.0);
    let mut requests = Vec::new();
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.add_space(6.0);
        for button in &buttons {
            if button.command() == MENUS[0] {
                ui.add_space(apart);
            }
            let look = quiet(button, page, model);
            let width = look.width(ui) + spare;
            requests.extend(button.show(ui, look.min_width(width)));
        }
    });
    requests
}

/// Style of a button in the strip. `page` is the one in the drawer.
fn quiet<'a>(button: &'a CommandButton, page: Option<Page>, model: &Model) -> Button<'a> {
    let shown = matches!(button.command(), Command::Panel(PanelCommand::Page(other)) if page == Some(other));
    look(button, true, model).quiet().selected(shown)
}
