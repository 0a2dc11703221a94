//! The window for screen readers, by `AccessKit`: egui's tree of names and roles, with the points of the board and what
//! was announced in it.
//!
//! Bevy opens the adapter to the system and says when a program asks for a tree; until then nothing is done here. What
//! a screen reader asks for goes to egui or, for a point of the board, to the same place as a click or a key.
//!
//! `bevy_egui` has a feature for its own half of this. It would build egui's tree in every frame, asked for or not, it
//! never hands actions back, and it leaves no place for the board; so it stays off.

mod tree;
mod watcher;

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::accesskit::{Action, TreeId, TreeUpdate};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInputSet, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext, egui};

use super::graphics::PaceSystems;
use super::remembered_window::fill_screen;
use crate::app::game::{
    AnnounceSystems, Announcements, CurrentMatch, PointOutlines, RedrawScheduler, ScreenReaderActive, Spoken,
    is_screen_reader_active,
};
use crate::app::input::{BoardCursor, CurrentSelection, DialogOpen, ScreenReaderAction, Selection};
use crate::board::Point;
use crate::i18n::terminal::answers;
use crate::i18n::{aloud, play};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessTree>()
        .add_message::<ActionRequest>()
        .add_plugins(watcher::plugin)
        .configure_sets(PostUpdate, AnnounceSystems::News.after(EguiPostUpdateSet::EndPass))
        .add_systems(Startup, disable_bevy_tree)
        .add_systems(First, track_screen_reader.after(crate::app::desk::install_fonts))
        // Before what is typed.
        .add_systems(
            PreUpdate,
            forward_actions.in_set(EguiInputSet::FocusContext).run_if(is_screen_reader_active),
        )
        .add_systems(
            Last,
            (
                publish.run_if(is_screen_reader_active).after(fill_screen),
                wake_for_actions.before(PaceSystems),
            ),
        );
}

/// Last accessibility tree of the whole window that was given to the system; `None` while no screen reader is active.
#[derive(Resource, Clone, Debug, Default)]
pub struct AccessTree(pub Option<TreeUpdate>);

/// Stops Bevy from sending a tree of its own entities.
fn disable_bevy_tree(manage: Option<ResMut<ManageAccessibilityUpdates>>) {
    if let Some(mut manage) = manage {
        manage.set(false);
    }
}

/// Tracks the activity of screen readers.
fn track_screen_reader(
    requested: Option<Res<AccessibilityRequested>>,
    mut active: ResMut<ScreenReaderActive>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut tree: ResMut<AccessTree>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    let now = requested.is_some_and(|requested| requested.get());
    if !now && !active.0 {
        return;
    }
    for mut context in &mut contexts {
        if now {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
    if active.set_if_neq(ScreenReaderActive(now)) {
        tree.0 = None;
        redraws.settle();
    }
}

/// Forwards actions of a screen reader to egui or to the board.
fn forward_actions(
    mut requests: MessageReader<ActionRequest>,
    current: Res<CurrentMatch>,
    modal: Res<DialogOpen>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut actions: MessageWriter<ScreenReaderAction>,
    mut events: MessageWriter<EguiInputEvent>,
    mut redraws: ResMut<RedrawScheduler>,
) {
    for ActionRequest(request) in requests.read() {
        redraws.settle();
        let Ok((context, mut panels)) = contexts.single_mut() else { continue };
        let board = current.view().board;
        let point = board.points().find(|&point| tree::point_id(point) == request.target_node);
        match (point, request.action) {
            _ if request.target_tree != TreeId::ROOT => {}
            // Behind a dialog nothing can be reached, and the dialog keeps the keys.
            (Some(_), _) if modal.0 => {}
            (Some(point), Action::Focus | Action::Click) => {
                // Takes the focus from the panels.
                panels.get_mut().memory_mut(|memory| {
                    if let Some(focused) = memory.focused() {
                        memory.surrender_focus(focused);
                    }
                });
                let press = request.action == Action::Click;
                actions.write(if press {
                    ScreenReaderAction::Click(point)
                } else {
                    ScreenReaderAction::Focus(point)
                });
            }
            (Some(_), _) => {}
            (None, _) => {
                let event = egui::Event::AccessKitActionRequest(request.clone());
                events.write(EguiInputEvent { context, event });
            }
        }
    }
}

/// Requests a frame for actions that arrive at the end of one.
fn wake_for_actions(mut requests: MessageReader<ActionRequest>, mut redraws: ResMut<RedrawScheduler>) {
    if requests.read().count() > 0 {
        redraws.keep_drawing();
    }
}

/// Gives the system the accessibility tree of the window: that of egui, with board and announcements.
fn publish(
    inputs: AccessInputs,
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    mut names: Local<Vec<(Point, String)>>,
    mut tree: ResMut<AccessTree>,
    _main_thread: NonSendMarker,
) {
    let (Some(window), Ok(mut output)) = (window, outputs.single_mut()) else { return };
    let (entity, window) = *window;
    let Some(update) = output.platform_output.accesskit_update.take() else { return };
    inputs.name_points(&mut names);
    let board = inputs.board(&names, window.scale_factor() / output.pixels_per_point);
    let update = tree::full_tree(update, &window.title, &board, &inputs.news());
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&entity) {
            adapter.update_if_active(|| update.clone());
        }
    });
    tree.0 = Some(update);
}

/// Inputs of the tree.
#[derive(SystemParam)]
struct AccessInputs<'w> {
    current: Res<'w, CurrentMatch>,
    spoken: Res<'w, Spoken>,
    outlines: Res<'w, PointOutlines>,
    cursor: Res<'w, BoardCursor>,
    selection: Res<'w, CurrentSelection>,
    modal: Res<'w, DialogOpen>,
    announcements: Res<'w, Announcements>,
}

impl AccessInputs<'_> {
    /// Updates the names of all points, only when something has changed.
    fn name_points(&self, names: &mut Vec<(Point, String)>) {
        if names.is_empty() || self.current.is_changed() || self.spoken.is_changed() {
            let view = self.current.view();
            let name = |point| (point, self.spoken.say(answers::of_point(view, point)));
            *names = view.board.points().map(name).collect();
        }
    }

    /// Nodes of the board; `points_per_pixel` are egui's points.
    fn board(&self, names: &[(Point, String)], points_per_pixel: f32) -> tree::BoardNodes {
        let setup = self.current.editor().map(|editor| editor.setup().variant());
        let variant = setup.unwrap_or_else(|| self.current.shown_position().variant());
        let name = aloud::aloud_board(play::of_board(variant), play::of_board_size(variant));
        let selected = match self.selection.0 {
            Selection::Nothing => None,
            Selection::Stack(point)
            | Selection::Dragging(point)
            | Selection::Target(point)
            | Selection::FirstOfTwo(point) => Some(point),
        };
        let outline = |wanted| self.outlines.0.iter().find(|&&(point, _)| point == wanted);
        let node = |(point, name): &(Point, String)| tree::PointNode {
            point: *point,
            name: name.clone(),
            outline: outline(*point).map(|&(_, outline)| outline),
            is_chosen: selected == Some(*point),
        };
        tree::BoardNodes {
            name: self.spoken.say(name),
            points: names.iter().map(node).collect(),
            scale: points_per_pixel,
            focus: self.cursor.at(),
            is_covered: self.modal.0,
        }
    }

    fn news(&self) -> tree::AnnouncementNodes {
        let announcements = self.announcements.iter();
        tree::AnnouncementNodes {
            name: self.spoken.say(aloud::aloud_news()),
            announcements: announcements
                .map(|one| (one.number, one.tone, self.spoken.say(&one.text)))
                .collect(),
        }
    }
}
