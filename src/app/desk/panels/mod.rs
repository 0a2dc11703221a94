//! Everything around the board: the rail with its pages, menus, dialogs and notices.
//!
//! Pure egui over a [`Model`]: [`show`] draws all of it, and returns the requests and the part of the window that is
//! left to the board. Nothing here changes a match.
//!
//! - `rail` decides where things stand: in a large window one rail on the right, in a small one two strips and a
//!   drawer.
//! - A dialog is one file or folder with its own state. Its `show` returns an `Outcome`: it stays open or closes, with
//!   requests. It knows neither the other dialogs nor the list of them, which is `state::Dialog`.
//! - A [`Request`] goes to `PanelState::handle` first, which carries out those of the panels and asks before a request
//!   would lose a game; `hud` sends all others as messages.
//! - `commands` has label, availability, icon and button of every command, so that buttons, menus and search agree.
//! - `over_board` lists the cards that may stand over the board, and where: tags and camera buttons keep clear of them.
//! - In photo mode `photo` takes the place of everything but dialogs and toasts.
//! - Lengths are points of egui, whose zoom factor is the chosen size (`scale`): a window of 1280×720 at 200 % is a
//!   small one.
//! - `theme` has a palette for each look and mixes one from each theme of the table.

mod about;
mod card;
mod clipboard;
mod clock_choice;
mod commands;
mod editor;
mod files;
mod help;
mod icons;
mod komi_pie;
mod legend;
mod library;
mod menu;
mod model;
mod move_list;
mod new_game;
mod notices;
mod offers;
mod over_board;
mod pad;
mod palette;
mod photo;
mod picture;
mod rail;
mod request;
mod requests;
mod resign;
mod rule;
pub mod scale;
mod settings;
mod signs;
mod state;
mod swatches;
mod tags;
#[cfg(test)]
mod tests;
mod theme;
mod toasts;
mod unsaved;
mod widgets;
mod words;

use std::collections::BTreeMap;
use std::time::Duration;

use bevy_egui::egui;

use crate::app::game::{AnalysisPage, MatchRequestRejected, Mode, WantedPreview};
use crate::app::input::{Command, PanelCommand};
use crate::i18n::Message;
use crate::library::preferences::Page;

pub use about::BEVY;
use clipboard::clipboard;
pub use model::{Ending, Model, PanelOutput, Refusal, Thinking};
pub use notices::bubble;
pub(super) use notices::{BUBBLE_ABOVE, BUBBLE_BELOW, BUBBLE_UPPER_EDGE};
use rail::Plan;
use request::Outcome;
pub use request::Request;
pub use settings::CapturedKey;
use state::Dialog;
pub use state::PanelState;
pub use theme::Look;
pub(super) use theme::add_fonts;

/// Distance from the pointer within which tags give way to the reason of a refusal, in points.
const BUBBLE_CLEARANCE: egui::Vec2 = egui::vec2(200.0, 130.0);
/// Frames that egui needs to measure a menu before it shows it.
const UNFOLDING: u8 = 3;

/// Draws everything around the board, and returns what the player asks for and where the board has room. To be called
/// once a frame with a [`egui::Ui`] over the whole window.
pub fn show(root: &mut egui::Ui, state: &mut PanelState, model: &Model) -> PanelOutput {
    let ctx = root.ctx().clone();
    let window = root.max_rect();
    let plan = Plan::of(window.size());
    if !theme::ensure(&ctx, model.look, model.table) {
        let free = plan.free(window, state.drawer, false, false);
        let (analysis, wake) = (AnalysisPage::default(), Some(Duration::ZERO));
        return PanelOutput {
            requests: Vec::new(),
            free,
            photo: None,
            analysis,
            preview: WantedPreview(None),
            held: None,
            wake,
        };
    }
    state.scale = model.scale;
    state.plan = Some(plan);
    if std::mem::take(&mut state.bound) || state.wants_key() {
        ctx.input_mut(|input| input.events.retain(|event| !is_typed(event)));
    }
    state.follow(model);
    keep_focus(&ctx, &mut state.focus);
    state.unfolding = state.unfolding.saturating_sub(1);
    widgets::forget_places(&ctx);

    let is_covered = state.has_dialog();
    let mut output = match &mut state.photo {
        Some(photo) => {
            let mut output = photo.show(root, is_covered, model);
            output.requests.extend(state.moves.save_request_after_pause(&ctx, model));
            output
        }
        None => show_panels(root, plan, state, model),
    };
    let outcome = show_dialog(&ctx, state, model);
    if outcome.close {
        state.dialog = None;
    }
    output.requests.extend(outcome.requests);
    if let Some(refusal) = model.refusal.filter(|_| state.photo.is_none()) {
        bubble(&ctx, refusal.at, &model.words.say(refusal.text), refusal.opacity);
    }
    let toasts = state.toasts.show(&ctx, output.free, model);

    output.requests = state.handle_all(output.requests, model);
    output.requests.extend(clipboard(&ctx, state, model));
    let chosen = state.show_files(&ctx);
    output.requests.extend(chosen.and_then(|request| state.unless_lost(request, model.unsaved)));
    output.analysis = state.analysis_page_state(output.analysis.shown);
    output.preview = state.wanted_preview(&ctx);
    output.wake = wake(&ctx, state, model, toasts).into_iter().chain(output.wake).min();
    output
}

/// Draws the panels around the board, and what lies over it.
fn show_panels(root: &mut egui::Ui, plan: Plan, state: &mut PanelState, model: &Model) -> PanelOutput {
    let ctx = root.ctx().clone();
    let window = root.max_rect();
    let list_menu = state.moves.menu();
    let mut requests = rail::show(root, state, model);
    requests.extend(state.moves.save_request_after_pause(&ctx, model));
    if state.moves.menu() != list_menu {
        state.unfolding = UNFOLDING;
    }
    let (editing, learning) = (model.mode == Mode::SetUp, model.mode.is_exercise());
    let is_rail = matches!(plan, Plan::Rail(_));
    let is_beside = is_rail || state.drawer;
    let analysing = is_beside && !editing && !learning && state.page(model) == Page::Analyse;
    // In a large window the board does not move when the evaluation bar appears.
    let bar = is_rail && model.mode == Mode::Match || analysing && rail::has_bar(model);
    let free = plan.free(window, (state.drawer && !learning) || editing, bar, learning);
    // Tips and offers stand on the first page; without it, on the board.
    let is_page_shown = is_beside && state.page(model) == Page::Play;
    let analysis = state.analysis_page_state(analysing);
    // The page for analysis has no room to spare in the rail.
    let (lasting, at_pointer) = (!is_rail || analysing, !is_rail || learning || !is_page_shown);
    let legend = legend::over_board(&ctx, free, model, analysis, lasting, at_pointer);
    let rule = state.rule.as_ref();
    let mut strip = None;
    if !editing && !learning {
        // An offer stands where the tip would.
        let offered = offers::is_any(model);
        let tips = model.preferences.board.tips && !offered && rule.is_none();
        let hints = !state.is_past_hints && tips && !state.has_dialog() && !is_page_shown;
        let (request, place) = notices::strip(&ctx, free, model, hints);
        requests.extend(request);
        strip = place;
        if !state.has_dialog() && !is_page_shown && rule.is_none() {
            requests.extend(offers::over(&ctx, free, model));
            requests.extend(rail::advice::over(&ctx, free, model));
        }
    }
    // Tags give way to the bubble at the pointer, and one with the same text is left out anyway.
    let tags = model.tags.iter().filter(|tag| {
        model.refusal.is_none_or(|refusal| {
            let away = egui::pos2(tag.at.x, tag.at.y) - refusal.at;
            tag.text != *refusal.text
                && (away.x.abs() > BUBBLE_CLEARANCE.x || away.y.abs() > BUBBLE_CLEARANCE.y)
        })
    });
    let tags = tags::show(&ctx, free, tags, model.words);
    // A rule never covers the strip.
    let above = strip.map_or(free, |strip| free.with_max_y(strip.top()));
    if let Some(rule) = rule {
        let outcome = rule.show(&ctx, above, model);
        if outcome.close {
            state.rule = None;
        }
        requests.extend(outcome.requests);
    }
    let pad = state.pad.show(&ctx, free, model);
    requests.extend(pad.request);
    if let Some(card) = model.card.filter(|_| model.refusal.is_none() && !state.has_dialog()) {
        let tags = tags.into_iter().map(|tag| (tag, card::ON_TAG));
        let written: Vec<_> = tags
            .chain(pad.rect.map(|pad| (pad, card::ON_TAG)))
            .chain(legend.map(|legend| (legend, card::ON_LEGEND)))
            .collect();
        card::show(&ctx, free, &written, card, model.words);
    }
    // A second press on its button closes the menu, and must not count as a click beside it, too.
    let toggled =
        |request: &Request| matches!(request, Request::Command(Command::Panel(PanelCommand::Menu(_))));
    if let Some(menu) = state.menu.filter(|_| !requests.iter().any(toggled)) {
        let outcome = menu::show(&ctx, menu, menu_corner(plan, window), model);
        if outcome.close {
            state.menu = None;
        }
        requests.extend(outcome.requests);
    }
    PanelOutput {
        requests,
        free,
        photo: None,
        analysis,
        preview: WantedPreview(None),
        held: state.pad.held,
        wake: pad.wake,
    }
}

/// Returns `true` for events of the keyboard and the clipboard.
const fn is_typed(event: &egui::Event) -> bool {
    matches!(
        event,
        egui::Event::Key { .. }
            | egui::Event::Text(_)
            | egui::Event::Copy
            | egui::Event::Cut
            | egui::Event::Paste(_)
    )
}

/// Returns the lower right corner of a menu, above the buttons that open it.
fn menu_corner(plan: Plan, window: egui::Rect) -> egui::Pos2 {
    let up = match plan {
        Plan::Rail(_) => theme::BUTTON + 16.0,
        Plan::Strips => theme::LOWER_STRIP + 8.0,
    };
    window.right_bottom() - egui::vec2(12.0, up)
}

/// Returns the message that explains why a request for the match was refused.
pub fn refusal(refused: &MatchRequestRejected) -> Message {
    words::refusals::request(refused)
}

/// Returns the rectangles of the buttons that can be pressed, by label, for programs that drive the window.
pub fn buttons(ctx: &egui::Context) -> BTreeMap<String, egui::Rect> {
    widgets::places(ctx)
}

fn show_dialog(ctx: &egui::Context, state: &mut PanelState, model: &Model) -> Outcome {
    if state.files.is_open() {
        return Outcome::default();
    }
    let words = model.words;
    match &mut state.dialog {
        None => Outcome::default(),
        Some(Dialog::NewGame(dialog)) => dialog.show(ctx, model),
        Some(Dialog::PlayFrom(form, position)) => new_game::show_play_from(ctx, form, position, words),
        Some(Dialog::Players(form)) => new_game::show_players(ctx, form, words),
        Some(Dialog::Library) => library::show(ctx, &mut state.library, model),
        Some(Dialog::Picture(of)) => picture::show(ctx, &mut state.picture, &mut state.preview, *of, model),
        Some(Dialog::Settings(settings)) => settings::show(ctx, settings, model),
        Some(Dialog::About) => about::show(ctx, model),
        Some(Dialog::Help) => help::show(ctx, model),
        Some(Dialog::Resign(player)) => resign::show(ctx, model, *player),
        Some(Dialog::Unsaved(then)) => unsaved::show(ctx, then, model.game.result().is_some(), words),
        Some(Dialog::Palette(palette)) => palette::show(ctx, palette, &mut state.recent, model),
    }
}

/// Keeps the keyboard focus in an open dialog. egui does so for Tab, but its arrow keys also reach widgets below the
/// dialog.
fn keep_focus(ctx: &egui::Context, last: &mut Option<egui::Id>) {
    if ctx.memory(|memory| memory.top_modal_layer().is_none()) {
        *last = None;
        return;
    }
    let Some(focused) = ctx.memory(egui::Memory::focused) else { return };
    let layer = ctx.read_response(focused).map(|response| response.layer_id);
    let inside = layer.is_none_or(|layer| ctx.memory(|memory| memory.is_above_modal_layer(layer)));
    if inside {
        *last = Some(focused);
        return;
    }
    ctx.memory_mut(|memory| match *last {
        Some(last) => memory.request_focus(last),
        None => memory.surrender_focus(focused),
    });
}

/// Time until the panels must be drawn again, even without input.
fn wake(
    ctx: &egui::Context,
    state: &PanelState,
    model: &Model,
    toasts: Option<Duration>,
) -> Option<Duration> {
    let soon = Duration::from_millis(60);
    let thinking = model.thinking.map(|_| soon);
    let files = state.files.wake();
    // A tooltip comes up after the pointer has rested for a while.
    let rested = ctx.input(|input| input.pointer.time_since_last_movement());
    let tooltip = ctx.egui_wants_pointer_input() && rested < theme::TOOLTIP_DELAY + 0.3;
    let tooltip = tooltip.then_some(Duration::from_millis(50));
    let unfolding = (state.unfolding > 0).then_some(Duration::ZERO);
    [thinking, files, tooltip, toasts, unfolding, state.moves.wake()].into_iter().flatten().min()
}
