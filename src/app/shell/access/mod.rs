//! The window for screen readers, by `AccessKit`: egui's tree of names and roles, with the points of the board and what
//! was announced in it.
//!
//! Bevy opens the adapter to the system and says when a program asks for a tree; until then nothing is done here. What
//! a screen reader asks for goes to egui or, for a point of the board, to the same place as a click or a key.
//!
//! `bevy_egui` has a feature for its own half of this. It would build egui's tree in every frame, asked for or not, it
//! never hands actions back, and it leaves no place for the board; so it stays off.

mod tree;
mod watch;

use bevy::a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::{NonSendMarker, SystemParam};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::accesskit::{Action, TreeId, TreeUpdate};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInputSet, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext, egui};

use super::graphics::PaceSystems;
use super::memory::fill_screen;
use crate::app::game::{
    AnnounceSystems, Announcements, CurrentMatch, Listening, Motion, Outlines, Spoken, somebody_listens,
};
use crate::app::input::{BoardCursor, Choice, Chosen, Modal, PointAsked};
use crate::board::Point;
use crate::i18n::terminal::answers;
use crate::i18n::{aloud, play};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessTree>()
        .add_message::<ActionRequest>()
        .add_plugins(watch::plugin)
        .configure_sets(PostUpdate, AnnounceSystems::News.after(EguiPostUpdateSet::EndPass))
        .add_systems(Startup, take_over)
        .add_systems(First, listen.after(crate::app::desk::take_fonts))
        // Before what is typed.
        .add_systems(PreUpdate, hand_on.in_set(EguiInputSet::FocusContext).run_if(somebody_listens))
        .add_systems(
            Last,
            (publish.run_if(somebody_listens).after(fill_screen), answer_soon.before(PaceSystems)),
        );
}

/// What the system's adapter was given last; nothing while no screen reader listens.
#[derive(Resource, Clone, Debug, Default)]
pub struct AccessTree(pub Option<TreeUpdate>);

/// Bevy would send a tree of its own entities.
fn take_over(manage: Option<ResMut<ManageAccessibilityUpdates>>) {
    if let Some(mut manage) = manage {
        manage.set(false);
    }
}

/// Notes that a screen reader has begun to listen, or stopped.
fn listen(
    requested: Option<Res<AccessibilityRequested>>,
    mut listening: ResMut<Listening>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut tree: ResMut<AccessTree>,
    mut motion: ResMut<Motion>,
) {
    let now = requested.is_some_and(|requested| requested.get());
    if !now && !listening.0 {
        return;
    }
    for mut context in &mut contexts {
        if now {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
    if listening.set_if_neq(Listening(now)) {
        tree.0 = None;
        motion.settle();
    }
}

/// What a screen reader asks for becomes what a key would.
fn hand_on(
    mut requests: MessageReader<ActionRequest>,
    current: Res<CurrentMatch>,
    modal: Res<Modal>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut asked: MessageWriter<PointAsked>,
    mut events: MessageWriter<EguiInputEvent>,
    mut motion: ResMut<Motion>,
) {
    for ActionRequest(request) in requests.read() {
        motion.settle();
        let Ok((context, mut panels)) = contexts.single_mut() else { continue };
        let board = current.view().board;
        let point = board.points().find(|&point| tree::point_id(point) == request.target_node);
        match (point, request.action) {
            _ if request.target_tree != TreeId::ROOT => {}
            // Behind a dialog nothing can be reached, and the dialog keeps the keys.
            (Some(_), _) if modal.0 => {}
            (Some(point), Action::Focus | Action::Click) => {
                // What had the keys among the panels has them no longer.
                panels.get_mut().memory_mut(|memory| {
                    if let Some(focused) = memory.focused() {
                        memory.surrender_focus(focused);
                    }
                });
                let press = request.action == Action::Click;
                asked.write(if press { PointAsked::Press(point) } else { PointAsked::Go(point) });
            }
            (Some(_), _) => {}
            (None, _) => {
                let event = egui::Event::AccessKitActionRequest(request.clone());
                events.write(EguiInputEvent { context, event });
            }
        }
    }
}

/// Requests become known at the end of a frame, and are carried out in the next one.
fn answer_soon(mut requests: MessageReader<ActionRequest>, mut motion: ResMut<Motion>) {
    if requests.read().count() > 0 {
        motion.keep_drawing();
    }
}

fn publish(
    facts: Facts,
    window: Option<Single<(Entity, &Window), With<PrimaryWindow>>>,
    mut outputs: Query<&mut EguiOutput, With<PrimaryEguiContext>>,
    mut names: Local<Vec<(Point, String)>>,
    mut tree: ResMut<AccessTree>,
    _main_thread: NonSendMarker,
) {
    let (Some(window), Ok(mut output)) = (window, outputs.single_mut()) else { return };
    let (entity, window) = *window;
    let Some(update) = output.platform_output.accesskit_update.take() else { return };
    facts.name_points(&mut names);
    let board = facts.board(&names, window.scale_factor() / output.pixels_per_point);
    let update = tree::whole(update, &window.title, &board, &facts.news());
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&entity) {
            adapter.update_if_active(|| update.clone());
        }
    });
    tree.0 = Some(update);
}

/// What is told of the board.
#[derive(SystemParam)]
struct Facts<'w> {
    current: Res<'w, CurrentMatch>,
    spoken: Res<'w, Spoken>,
    outlines: Res<'w, Outlines>,
    cursor: Res<'w, BoardCursor>,
    chosen: Res<'w, Chosen>,
    modal: Res<'w, Modal>,
    announcements: Res<'w, Announcements>,
}

impl Facts<'_> {
    /// The names of all points, worked out again only where something has changed.
    fn name_points(&self, names: &mut Vec<(Point, String)>) {
        if names.is_empty() || self.current.is_changed() || self.spoken.is_changed() {
            let view = self.current.view();
            let name = |point| (point, self.spoken.say(answers::of_point(view, point)));
            *names = view.board.points().map(name).collect();
        }
    }

    /// `points_per_pixel` are egui's points.
    fn board(&self, names: &[(Point, String)], points_per_pixel: f32) -> tree::BoardNodes {
        let setup = self.current.editor().map(|editor| editor.setup().variant());
        let variant = setup.unwrap_or_else(|| self.current.position().variant());
        let name = aloud::aloud_board(play::of_board(variant), play::of_board_size(variant));
        let chosen = match self.chosen.0 {
            Choice::Nothing => None,
            Choice::Stack(point) | Choice::Dragging(point) | Choice::Target(point) | Choice::First(point) => {
                Some(point)
            }
        };
        let outline = |wanted| self.outlines.0.iter().find(|&&(point, _)| point == wanted);
        let node = |(point, name): &(Point, String)| tree::PointNode {
            point: *point,
            name: name.clone(),
            outline: outline(*point).map(|&(_, outline)| outline),
            is_chosen: chosen == Some(*point),
        };
        tree::BoardNodes {
            name: self.spoken.say(name),
            points: names.iter().map(node).collect(),
            scale: points_per_pixel,
            focus: self.cursor.at(),
            is_covered: self.modal.0,
        }
    }

    fn news(&self) -> tree::News {
        let said = self.announcements.iter();
        tree::News {
            name: self.spoken.say(aloud::aloud_news()),
            said: said.map(|said| (said.number, said.tone, self.spoken.say(&said.text))).collect(),
        }
    }
}
