//! From presses and releases to gestures, and from gestures to requests.

use bevy::prelude::*;

use super::Modal;
use super::choice::{Choice, Gesture, Wish};
use super::pointer::{ButtonEvent, ButtonKind, Pointing};
use crate::app::game::{CurrentMatch, Explain, MatchChanged, MovePlayed, MoveRequested, SetupRequested};
use crate::app::{GameSystems, InputSystems};
use crate::board::Point;
use crate::rules::{Goal, MoveIntent};

/// A press that moves farther than this, in logical pixels, is a drag.
const DRAG_DISTANCE: f32 = 6.0;
/// A dragged stack that is let go this near to a lit target, in spacings, is put on it.
const SNAP: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>().init_resource::<Held>().add_message::<LetGo>().add_systems(
        Update,
        (
            (read_gestures, let_go).chain().in_set(GameSystems::Input).in_set(InputSystems::Mouse),
            forget_choice.in_set(GameSystems::SyncView).in_set(InputSystems::Choice),
        ),
    );
}

fn read_gestures(
    mut events: MessageReader<ButtonEvent>,
    pointing: Res<Pointing>,
    mut held: ResMut<Held>,
    mut hand: Hand,
) {
    for event in events.read() {
        match (event.button, event.kind) {
            (PointerButton::Primary, ButtonKind::Press) => {
                held.0 = Some(Press { point: event.point, at: event.at, dragged: false });
            }
            (PointerButton::Primary, ButtonKind::Release) => {
                // The end of a drag is told twice, over a point and as its end; the first one counts.
                let Some(press) = held.0.take() else { continue };
                if press.dragged {
                    let target = hand.snapped(&pointing).or(event.point);
                    hand.make(Gesture::Drop(target));
                } else if press.is_click(event) {
                    hand.make(Gesture::Click(press.point));
                }
            }
            (PointerButton::Secondary, ButtonKind::Press) => {
                held.1 = Some(event.at);
            }
            (PointerButton::Secondary, ButtonKind::Release) => {
                let pressed = held.1.take();
                if pressed.is_some_and(|at| event.at.distance(at) < DRAG_DISTANCE) {
                    hand.click_right(event.point);
                }
            }
            (PointerButton::Middle, _) => {}
        }
    }
    let Some(press) = &mut held.0 else { return };
    let moved = pointing.cursor.is_some_and(|cursor| cursor.distance(press.at) >= DRAG_DISTANCE);
    if let Some(point) = press.point.filter(|_| moved && !press.dragged) {
        press.dragged = true;
        hand.make(Gesture::DragStart(point));
    }
}

/// What a panel was asked to take back.
fn let_go(mut requests: MessageReader<LetGo>, mut hand: Hand) {
    if requests.read().last().is_some() {
        hand.make(Gesture::Cancel);
    }
}

/// What was chosen means nothing after a move.
fn forget_choice(
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut chosen: ResMut<Chosen>,
) {
    let news = played.read().count() + changed.read().count() > 0;
    if news && chosen.0 != Choice::Nothing {
        chosen.0 = Choice::Nothing;
    }
}

/// What the person at the table has chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Chosen(pub Choice);

impl Chosen {
    /// The own stack that is chosen or dragged.
    pub fn stack(&self) -> Option<Point> {
        match self.0 {
            Choice::Stack(point) | Choice::Dragging(point) => Some(point),
            Choice::Nothing | Choice::Target(_) | Choice::First(_) => None,
        }
    }

    /// Where the first piece stands of a turn that places two.
    pub fn half(&self) -> Option<Point> {
        match self.0 {
            Choice::First(point) => Some(point),
            Choice::Nothing | Choice::Stack(_) | Choice::Dragging(_) | Choice::Target(_) => None,
        }
    }
}

/// Take back what is chosen: half a turn, or a stack.
#[derive(Message, Clone, Copy, Debug)]
pub struct LetGo;

/// The buttons that are held down: what the left one was pressed on, and where the right one.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Held(Option<Press>, Option<Vec2>);

#[derive(Clone, Copy, Debug)]
struct Press {
    point: Option<Point>,
    at: Vec2,
    dragged: bool,
}

impl Press {
    /// Whether the button came up on what it was pressed on. Bevy sends a release to what was under the pointer a
    /// frame ago; in a slow frame that is not where it was pressed, though the pointer has not moved since.
    fn is_click(&self, release: &ButtonEvent) -> bool {
        let way = release.at.distance(self.at);
        way < DRAG_DISTANCE && (release.point == self.point || way < 1.0)
    }
}

/// Carries gestures out.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Hand<'w> {
    current: Res<'w, CurrentMatch>,
    modal: Res<'w, Modal>,
    chosen: ResMut<'w, Chosen>,
    keys: Res<'w, ButtonInput<KeyCode>>,
    requests: MessageWriter<'w, MoveRequested>,
    setups: MessageWriter<'w, SetupRequested>,
    explain: MessageWriter<'w, Explain>,
}

impl Hand<'_> {
    /// Lets a gesture change the choice and ask for what follows. Nothing happens on the computer's turn or behind a dialog.
    pub(super) fn make(&mut self, gesture: Gesture) {
        if self.current.editor().is_some() && !self.modal.0 {
            self.set_up(gesture);
            return;
        }
        if !self.current.is_human_turn() || self.modal.0 {
            self.chosen.set_if_neq(Chosen::default());
            return;
        }
        let (choice, wish) = self.chosen.0.after(gesture, self.current.view());
        self.chosen.set_if_neq(Chosen(choice));
        let game = self.current.position();
        match wish {
            Wish::None => {}
            Wish::Play(intent) => {
                self.requests.write(MoveRequested { turn: self.current.here(), intent });
            }
            Wish::ExplainStuck(point) => {
                self.explain.write_batch(game.why_stuck(point).map(|refusal| Explain(refusal.to_string())));
            }
            Wish::ExplainSafe(point) => {
                self.explain.write_batch(game.why_safe(point).map(|refusal| Explain(refusal.to_string())));
            }
            Wish::ExplainEntry(point) => {
                self.explain
                    .write_batch(game.why_not_enter(point).map(|refusal| Explain(refusal.to_string())));
            }
        }
    }

    /// The right button lets go of what is chosen; where a position is set up it takes a piece away.
    pub(super) fn click_right(&mut self, point: Option<Point>) {
        match point.filter(|_| self.is_setting_up() && !self.modal.0) {
            Some(point) => self.ask(SetupRequested::Take(point)),
            None => self.make(Gesture::Cancel),
        }
    }

    /// Asks for something of the position that is set up.
    pub(super) fn ask(&mut self, request: SetupRequested) {
        self.setups.write(request);
    }

    /// Whether a position is being set up.
    pub(super) fn is_setting_up(&self) -> bool {
        self.current.editor().is_some()
    }

    /// What a gesture does where a position is set up.
    fn set_up(&mut self, gesture: Gesture) {
        let shift = self.keys.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let from = self.chosen.stack();
        let (choice, request) = match gesture {
            Gesture::Click(Some(point)) if shift => (Choice::Nothing, Some(SetupRequested::Take(point))),
            Gesture::Click(Some(point)) => (Choice::Nothing, Some(SetupRequested::Touch(point))),
            Gesture::DragStart(point) if self.current.view().stack(point).is_some() => {
                (Choice::Dragging(point), None)
            }
            // What is let go beside the board has left it.
            Gesture::Drop(to) => (
                Choice::Nothing,
                from.map(|from| {
                    to.map_or(SetupRequested::Empty(from), |to| SetupRequested::Carry { from, to })
                }),
            ),
            Gesture::Click(None) | Gesture::DragStart(_) | Gesture::Cancel => (Choice::Nothing, None),
        };
        self.chosen.set_if_neq(Chosen(choice));
        let (Some(request), Some(editor)) = (request, self.current.editor()) else { return };
        match editor.refusal(&request) {
            Some(text) => {
                self.explain.write(Explain(text.to_owned()));
            }
            None => {
                self.setups.write(request);
            }
        }
    }

    /// Asks for what this game offers instead of a move on the board: a pass, or a komi point.
    pub(super) fn skip(&mut self) {
        let view = self.current.view();
        let intent = if view.has_passes { MoveIntent::Pass } else { MoveIntent::SpendKomi };
        if self.current.is_human_turn() {
            self.requests.write(MoveRequested { turn: self.current.here(), intent });
        }
    }

    /// What the game on the table goes for.
    pub(super) fn goal(&self) -> Goal {
        self.current.view().goal
    }

    /// Takes back the first half of a turn; whether there was one.
    pub(super) fn take_back_half(&mut self) -> bool {
        let half = self.chosen.half().is_some();
        if half {
            self.make(Gesture::Cancel);
        }
        half
    }

    /// The lit target that the dragged stack is near to.
    fn snapped(&self, pointing: &Pointing) -> Option<Point> {
        let (Choice::Dragging(from), Some(ground)) = (self.chosen.0, pointing.ground) else { return None };
        let view = self.current.view();
        let distance = |point: Point| {
            let [x, y] = view.board.place(point);
            Vec2::new(ground.x - x, -ground.z - y).length()
        };
        let near = view.targets(from).iter().filter(|&point| distance(point) < SNAP);
        near.min_by(|&a, &b| distance(a).total_cmp(&distance(b)))
    }
}
