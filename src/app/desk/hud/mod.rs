//! Shows the panels around the board, and dispatches their requests.
//!
//! Panels have points of their own, which the chosen size scales. They are converted here, so that everything outside
//! the panels keeps to the logical pixels of the window.

mod dispatch;
mod model_inputs;

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, PrimaryWindow, WindowCloseRequested};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::panels::{self, CapturedKey, Model, PanelState, Refusal, scale};
use super::reason::beside;
use crate::app::game::{
    AdviceSystems, AnalysisPage, ClocksPaused, CurrentMatch, FloatingLabel, FloatingLabelSystems,
    FloatingLabels, Footprints, FreeArea, InfoCard, MatchRequestRejected, Mode, OpponentFailed, PhotoFrame,
    RefusalRects, RuleOffered, SaveFinished, ShownInfoCard, Spoken, Toast, ToastWithdrawn, WantedPreview,
};
use crate::app::input::{
    CommandRequested, DialogOpen, HeldCommand, KeyCapture, KeyChange, KeyChord, KeyEvent, Keyboard, MenuOpen,
    PointerOverTable, PointerShape,
};
use crate::app::{GameSystems, InputSystems};
use crate::i18n::{self, notices, table};
use crate::rules::Outcome;
use dispatch::RequestDispatcher;
use model_inputs::ModelInputs;

/// Default title of the window.
const TITLE: &str = "Abande";

/// Adds the systems that send toasts, which work with or without panels that show them.
pub(super) fn plugin(app: &mut App) {
    let systems = (toast_failures, toast_refusals).chain();
    let systems = systems.in_set(GameSystems::SyncView).after(InputSystems::Selection).after(AdviceSystems);
    app.add_systems(Update, systems);
}

pub(super) fn window_plugin(app: &mut App) {
    app.init_resource::<Hud>()
        .init_resource::<FloatingLabels>()
        .init_resource::<Footprints>()
        .init_resource::<PhotoFrame>()
        .init_resource::<ShownInfoCard>()
        .add_systems(PostUpdate, write_title)
        .add_systems(
            EguiPrimaryContextPass,
            (
                ask_to_quit,
                run_commands,
                open_dropped,
                go_on_after_saving,
                collect_toasts,
                offer_rule,
                read_new_key,
                paste_late,
                shape_pointer,
                show_panels.after(FloatingLabelSystems),
                publish_hud_state,
            )
                .chain(),
        );
}

/// Shows a toast when the computer's search for its move has failed.
fn toast_failures(mut failures: MessageReader<OpponentFailed>, mut toasts: MessageWriter<Toast>) {
    toasts.write_batch(failures.read().map(|_| Toast::error(notices::computer_cannot_move())));
}

/// Shows a toast for each refused request.
fn toast_refusals(mut refused: MessageReader<MatchRequestRejected>, mut toasts: MessageWriter<Toast>) {
    for refused in refused.read() {
        let text = panels::refusal(refused);
        info!("refused: {}", text.id());
        toasts.write(Toast::error(text));
    }
}

/// Has the panels carry out the commands that were requested, and dispatches the requests that follow.
fn run_commands(
    mut commands: MessageReader<CommandRequested>,
    inputs: ModelInputs,
    mut hud: ResMut<Hud>,
    mut dispatcher: RequestDispatcher,
) {
    for &CommandRequested(command) in commands.read() {
        if let Some(request) = hud.0.run_command(command, &inputs.model()) {
            dispatcher.dispatch(request, &mut hud, &inputs);
        }
    }
}

/// Opens a file that was dropped on the window.
fn open_dropped(
    mut dropped: MessageReader<FileDragAndDrop>,
    inputs: ModelInputs,
    mut hud: ResMut<Hud>,
    mut dispatcher: RequestDispatcher,
) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event
            && let Some(request) = hud.0.drop_file(path_buf.clone(), inputs.unsaved())
        {
            dispatcher.dispatch(request, &mut hud, &inputs);
        }
    }
}

/// Closes the window on request, or first asks the player if a game would be lost.
fn ask_to_quit(
    mut closing: MessageReader<WindowCloseRequested>,
    keyboard: Res<Keyboard>,
    inputs: ModelInputs,
    mut hud: ResMut<Hud>,
    mut dispatcher: RequestDispatcher,
    mut closes: Local<bool>,
) {
    // Text that was typed before the request is in its field only after this frame.
    let due = *closes && !keyboard.is_behind();
    *closes = closing.read().last().is_some() || *closes && !due;
    if *closes {
        dispatcher.redraws.settle();
    }
    let wanted = due || hud.bypass_change_detection().0.goes_on_quitting();
    if wanted && let Some(request) = hud.0.ask_to_quit(&inputs.model()) {
        dispatcher.dispatch(request, &mut hud, &inputs);
    }
}

/// Carries out the request that waited for the match to be saved, such as one to open another game.
fn go_on_after_saving(
    mut done: MessageReader<SaveFinished>,
    inputs: ModelInputs,
    mut hud: ResMut<Hud>,
    mut dispatcher: RequestDispatcher,
) {
    for done in done.read() {
        if let Some(request) = hud.0.saved(done.written, inputs.unsaved()) {
            dispatcher.dispatch(request, &mut hud, &inputs);
        }
    }
}

/// Passes a pressed key to the settings while they wait for one that is to be bound to a command.
fn read_new_key(
    keyboard: Res<Keyboard>,
    inputs: ModelInputs,
    mut hud: ResMut<Hud>,
    mut dispatcher: RequestDispatcher,
) {
    if !hud.0.wants_key() {
        return;
    }
    let is_key = |event: &&KeyEvent| event.change == KeyChange::Down && !event.is_modifier();
    let Some(event) = keyboard.events().iter().find(is_key) else { return };
    let pressed = match event.name() {
        KeyCode::Escape => CapturedKey::Cancel,
        KeyCode::Delete | KeyCode::Backspace => CapturedKey::Remove,
        _ => KeyChord::from_event(event).map_or(CapturedKey::Unusable, CapturedKey::Key),
    };
    if let Some(request) = hud.0.take_key(pressed, &inputs.model()) {
        dispatcher.dispatch(request, &mut hud, &inputs);
    }
}

/// Pastes text that the clipboard delivered late.
fn paste_late(inputs: ModelInputs, mut hud: ResMut<Hud>, mut dispatcher: RequestDispatcher) {
    dispatcher.paste_late(hud.bypass_change_detection(), &inputs);
}

fn collect_toasts(
    mut toasts: MessageReader<Toast>,
    mut withdrawn: MessageReader<ToastWithdrawn>,
    mut hud: ResMut<Hud>,
) {
    // Withdrawals come first, since toasts of this frame are newer than the problem that was solved.
    for ToastWithdrawn(topic) in withdrawn.read() {
        hud.0.withdraw_toasts(*topic);
    }
    for toast in toasts.read() {
        hud.0.toast(toast.clone());
    }
}

/// Sets the shape of the mouse pointer over the table. This goes through egui, which sets it over the panels.
fn shape_pointer(mut contexts: EguiContexts, shape: Res<PointerShape>, table: PointerOverTable) -> Result {
    let context = contexts.ctx_mut()?;
    if table.is_at_table() {
        context.set_cursor_icon(match *shape {
            PointerShape::Default => egui::CursorIcon::Default,
            PointerShape::Pointer => egui::CursorIcon::PointingHand,
            PointerShape::Grab(_) => egui::CursorIcon::Grab,
            PointerShape::Grabbing => egui::CursorIcon::Grabbing,
            PointerShape::NotAllowed => egui::CursorIcon::NotAllowed,
        });
    }
    Ok(())
}

fn offer_rule(mut offers: MessageReader<RuleOffered>, inputs: ModelInputs, mut hud: ResMut<Hud>) {
    for RuleOffered(refused) in offers.read() {
        hud.0.offer_rule(refused, &inputs.model());
    }
}

fn show_panels(
    mut hud: ResMut<Hud>,
    inputs: ModelInputs,
    (tags, card, refused_places): (Res<FloatingLabels>, Res<ShownInfoCard>, Res<RefusalRects>),
    (footprints, mut held): (Res<Footprints>, ResMut<HeldCommand>),
    (mut free, mut photo): (ResMut<FreeArea>, ResMut<PhotoFrame>),
    (mut analysis, mut preview): (ResMut<AnalysisPage>, ResMut<WantedPreview>),
    mut dispatcher: RequestDispatcher,
) -> Result {
    let context = dispatcher.context()?;
    let redraws = &mut dispatcher.redraws;
    let whole_window =
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(context.viewport_rect());
    let mut root = egui::Ui::new(context.clone(), "panels".into(), whole_window);
    // The points of the panels are scaled, unlike those of the window.
    let zoom = context.zoom_factor();
    let percent = percent(&context, &inputs);
    let wanted = f32::from(percent) / 100.0;
    if (wanted - zoom).abs() > 1e-3 && !scale::is_kept(&context) {
        context.set_zoom_factor(wanted);
        redraws.settle();
    }
    let tags: Vec<FloatingLabel> =
        tags.0.iter().map(|tag| FloatingLabel { at: tag.at / zoom, ..tag.clone() }).collect();
    let model = inputs.model();
    let in_points = |rect: &Rect| Rect { min: rect.min / zoom, max: rect.max / zoom };
    let places: Vec<_> = refused_places.0.iter().map(in_points).collect();
    let refusal = model.refusal.map(|refusal| {
        let at = beside(vec2(refusal.at) / zoom, &places);
        Refusal { at: egui::pos2(at.x, at.y), ..refusal }
    });
    let card = card.0.clone().map(|card| {
        let beside = in_points(&card.beside);
        let clear = card.clear.iter().map(|&(at, weight)| (at / zoom, weight)).collect();
        InfoCard { beside, clear, ..card }
    });
    let points = |points: &Vec<Vec2>| points.iter().map(|at| egui::pos2(at.x / zoom, at.y / zoom)).collect();
    let footprints: Vec<Vec<egui::Pos2>> = footprints.0.iter().map(points).collect();
    let model =
        Model { footprints: &footprints, tags: &tags, card: card.as_ref(), scale: percent, refusal, ..model };
    let output = panels::show(&mut root, &mut hud.0, &model);
    let in_pixels = |rect: egui::Rect| Rect { min: vec2(rect.min) * zoom, max: vec2(rect.max) * zoom };
    if free.set_if_neq(FreeArea(Some(in_pixels(output.free)))) {
        redraws.settle();
    }
    if photo.set_if_neq(PhotoFrame(output.photo.map(in_pixels))) {
        redraws.settle();
    }
    if analysis.set_if_neq(output.analysis) {
        redraws.settle();
    }
    if preview.set_if_neq(output.preview) {
        redraws.settle();
    }
    if held.button != output.held {
        held.button = output.held;
        redraws.settle();
    }
    if let Some(wake) = output.wake {
        redraws.draw_within(wake);
    }
    for request in output.requests {
        dispatcher.dispatch(request, &mut hud, &inputs);
    }
    Ok(())
}

/// Scale of the panels, in percent.
fn percent(context: &egui::Context, inputs: &ModelInputs) -> u16 {
    scale::percent(inputs.preferences.panels.scale, context.viewport_rect().size() * context.zoom_factor())
}

/// Copies into resources whether a dialog or a menu is open, whether the settings wait for a key, and whether the clock
/// of a puzzle run is paused, as it is by a dialog.
fn publish_hud_state(
    hud: Res<Hud>,
    mut dialog: ResMut<DialogOpen>,
    mut menu: ResMut<MenuOpen>,
    mut key: ResMut<KeyCapture>,
    mut clocks: ResMut<ClocksPaused>,
) {
    clocks.set_if_neq(ClocksPaused(hud.0.has_dialog()));
    key.set_if_neq(KeyCapture(hud.0.wants_key()));
    dialog.set_if_neq(DialogOpen(hud.0.has_dialog()));
    menu.set_if_neq(MenuOpen(hud.0.has_menu()));
}

/// Writes into the window's title whose turn it is, the result or the exercise. The title is visible even while the
/// window is hidden.
fn write_title(
    current: Res<CurrentMatch>,
    spoken: Res<Spoken>,
    mut window: Single<&mut Window, With<PrimaryWindow>>,
) {
    let game = current.table_match();
    let title = match (game.result(), game.to_move()) {
        _ if current.mode() == Mode::SetUp => Some(table::window_set_up()),
        _ if current.lesson().is_some() => {
            current.lesson().map(|lesson| i18n::lessons::said(lesson.runner().lesson().title))
        }
        _ if current.puzzle().is_some() => {
            let board = i18n::play::of_board(game.variant());
            Some(i18n::solving::puzzle_title(board))
        }
        (None, Some(player)) => Some(table::window_to_move(player)),
        (Some(result), _) => Some(match result.outcome {
            Outcome::Win(player) => table::window_won(player),
            Outcome::Draw => table::window_draw(),
        }),
        (None, None) => None,
    };
    let title = title.map_or_else(|| TITLE.to_owned(), |title| spoken.say(title));
    if window.title != title {
        window.title = title;
    }
}

fn vec2(place: egui::Pos2) -> Vec2 {
    Vec2::new(place.x, place.y)
}

/// State of the panels.
#[derive(Resource, Debug)]
struct Hud(PanelState);

impl Default for Hud {
    fn default() -> Self {
        Self(PanelState::of_window())
    }
}
