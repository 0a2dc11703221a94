//! The panels around the board: shows them, and turns what is clicked there into requests.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::GameSystems;
use super::camera::FreeArea;
use super::ending::{Ending, ShowEnding, SkipEnding};
use super::files::FileRequested;
use super::game::{CurrentMatch, MatchRequested, MoveNow, MoveRequested, Opponents};
use super::graphics::Motion;
use super::notice::{Notices, Toast};
use super::panels::{self, Action, Model, PanelState, Refusal, Thinking};
use super::scene::Lettered;
use super::tags::Tags;
use crate::play::Seat;
use crate::rules::{ByPlayer, MoveIntent, Outcome, Player};

const TITLE: &str = "Abande";

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hud>()
        .init_resource::<Modal>()
        .add_message::<PanelRequest>()
        .add_systems(Update, write_title.in_set(GameSystems::SyncView))
        .add_systems(EguiPrimaryContextPass, (open_panels, say_toasts, show_panels, note_dialog).chain());
}

fn open_panels(mut requests: MessageReader<PanelRequest>, current: Res<CurrentMatch>, mut hud: ResMut<Hud>) {
    for request in requests.read() {
        match request {
            PanelRequest::NewGame => hud.0.open_new_game(current.game()),
            PanelRequest::Open => hud.0.open_file(),
            PanelRequest::Save => hud.0.save_file(),
            PanelRequest::Help => hud.0.open_help(),
        }
    }
}

fn say_toasts(mut toasts: MessageReader<Toast>, mut hud: ResMut<Hud>) {
    for toast in toasts.read() {
        hud.0.toast(toast.tone, toast.text.clone());
    }
}

fn show_panels(
    mut contexts: EguiContexts,
    mut hud: ResMut<Hud>,
    facts: Facts,
    tags: Tags,
    mut free: ResMut<FreeArea>,
    mut motion: ResMut<Motion>,
    mut asked: Asked,
) -> Result {
    let context = contexts.ctx_mut()?;
    let whole_window =
        egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(context.viewport_rect());
    let mut root = egui::Ui::new(context.clone(), "panels".into(), whole_window);
    let model = Model { tags: tags.list(), ..facts.model(asked.lettered.0) };
    let output = panels::show(&mut root, &mut hud.0, &model);
    let rect = Rect { min: vec2(output.free.min), max: vec2(output.free.max) };
    if free.set_if_neq(FreeArea(Some(rect))) {
        motion.settle();
    }
    if let Some(wake) = output.wake {
        motion.draw_within(wake);
    }
    for action in output.actions {
        asked.carry_out(action, &facts.current);
        motion.settle();
    }
    Ok(())
}

fn note_dialog(hud: Res<Hud>, mut modal: ResMut<Modal>) {
    modal.set_if_neq(Modal(hud.0.has_dialog()));
}

/// The title tells whose turn it is even while the window is hidden.
fn write_title(current: Res<CurrentMatch>, mut window: Single<&mut Window, With<PrimaryWindow>>) {
    let game = current.game();
    let title = match (game.result(), game.to_move()) {
        (None, Some(player)) => format!("{player} to move · {TITLE}"),
        (Some(result), _) => match result.outcome {
            Outcome::Win(player) => format!("{player} won · {TITLE}"),
            Outcome::Draw => format!("Draw · {TITLE}"),
        },
        (None, None) => TITLE.to_owned(),
    };
    if window.title != title {
        window.title = title;
    }
}

fn vec2(place: egui::Pos2) -> Vec2 {
    Vec2::new(place.x, place.y)
}

/// A panel that a key opens.
#[derive(Message, Clone, Copy, Debug)]
pub enum PanelRequest {
    /// The dialog for a new game.
    NewGame,
    /// The dialog for opening a record.
    Open,
    /// The dialog for saving the record.
    Save,
    /// The rules and keys.
    Help,
}

/// Whether a dialog is open: mouse and keys are then not for the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modal(pub bool);

/// What the panels remember.
#[derive(Resource, Debug, Default)]
struct Hud(PanelState);

/// What the panels show.
#[derive(SystemParam)]
struct Facts<'w> {
    current: Res<'w, CurrentMatch>,
    opponents: Res<'w, Opponents>,
    ending: Res<'w, Ending>,
    notices: Res<'w, Notices>,
}

impl Facts<'_> {
    fn model(&self, coordinates: bool) -> Model<'_> {
        let thinking = self.opponents.thinking().map(|(player, _, since)| Thinking {
            player,
            elapsed: since.elapsed(),
            budget: None,
        });
        let small = |points: usize| u8::try_from(points).unwrap_or(u8::MAX);
        let ending = if self.ending.is_done() {
            panels::Ending::Counted
        } else if self.ending.is_running() {
            let score = self.ending.running_score();
            panels::Ending::Counting(ByPlayer::from_fn(|player| small(score[player])))
        } else {
            panels::Ending::None
        };
        let refusal = self.notices.bubble().map(|(text, at, opacity)| Refusal {
            text,
            at: egui::pos2(at.x, at.y),
            opacity,
        });
        Model {
            game: self.current.game(),
            view: self.current.view(),
            thinking,
            ending,
            coordinates,
            refusal,
            tags: Vec::new(),
        }
    }
}

/// Where the panels' wishes go.
#[derive(SystemParam)]
struct Asked<'w> {
    matches: MessageWriter<'w, MatchRequested>,
    moves: MessageWriter<'w, MoveRequested>,
    hurry: MessageWriter<'w, MoveNow>,
    files: MessageWriter<'w, FileRequested>,
    skip: MessageWriter<'w, SkipEnding>,
    again: MessageWriter<'w, ShowEnding>,
    lettered: ResMut<'w, Lettered>,
}

impl Asked<'_> {
    fn carry_out(&mut self, action: Action, current: &CurrentMatch) {
        match action {
            Action::NewGame { variant, seats } => {
                self.matches.write(MatchRequested::New { variant, seats });
            }
            Action::Rematch => {
                let game = current.game();
                let seats: ByPlayer<Seat> = ByPlayer::from_fn(|player: Player| game.seats()[player.other()]);
                self.matches.write(MatchRequested::New { variant: game.variant(), seats });
            }
            Action::Undo => {
                self.matches.write(MatchRequested::Undo);
            }
            Action::Redo => {
                self.matches.write(MatchRequested::Redo);
            }
            Action::Pass => {
                self.moves.write(MoveRequested { turn: current.turn(), intent: MoveIntent::Pass });
            }
            Action::Resign(player) => {
                self.matches.write(MatchRequested::Resign(player));
            }
            Action::MoveNow => {
                self.hurry.write(MoveNow);
            }
            Action::SkipCounting => {
                self.skip.write(SkipEnding);
            }
            Action::CountAgain => {
                self.again.write(ShowEnding);
            }
            Action::ShowCoordinates(shown) => self.lettered.0 = shown,
            Action::Save(path) => {
                self.files.write(FileRequested::Save(path));
            }
            Action::Open(path) => {
                self.files.write(FileRequested::Open(path));
            }
        }
    }
}
