//! Buttons that move the camera, in a corner that the board, the hands and all words leave free: for players with only
//! one mouse button, or no wheel. They ask for the same commands as the keys; a button that is held goes on.

use std::time::Duration;

use bevy_egui::egui::{self, Align2, Area, Id, Order, Pos2, Rect, Response, Ui, Vec2, vec2};

use super::commands::{self, CommandButton, State};
use super::icons::Icon;
use super::widgets::Weight;
use super::{Look, Model, Request, over_board, theme};
use crate::app::input::{CameraView, Command, Direction, HOLD_DELAY};

/// Buttons that stand side by side. A diagram, which lies flat, has none for tilting.
const PAIRS: [[Command; 2]; 4] = [
    [Command::Turn(Direction::Less), Command::Turn(Direction::More)],
    [Command::Tilt(Direction::More), Command::Tilt(Direction::Less)],
    [Command::Zoom(Direction::Less), Command::Zoom(Direction::More)],
    [Command::View(CameraView::Mine), Command::Diagram],
];
/// The sizes of its buttons, in the order in which they are tried.
const SIDES: [f32; 3] = [44.0, 40.0, 36.0];
/// How many pairs may stand in a row, in the order in which they are tried.
const SHAPES: [usize; 3] = [1, 2, PAIRS.len()];
/// What is free around the pad, and between its edge and its buttons.
const GAP: f32 = 6.0;
const MARGIN: f32 = 3.0;
/// How far it keeps away from what it must not cover.
const CLEAR: f32 = 3.0;
/// How far it may lie on the corner of the frame if there is no other place: there is nothing to click there.
const FRAME: f32 = 20.0;
/// The least free area: in a smaller one the board needs all of it.
const LEAST: Vec2 = Vec2::new(480.0, 300.0);
/// How opaque its ground is while the pointer is elsewhere.
const QUIET: f32 = 0.66;

/// What the buttons remember from one frame to the next.
#[derive(Debug, Default)]
pub(super) struct Pad {
    /// The command whose button is held, once it has been for long.
    pub(super) held: Option<Command>,
}

/// What the pad asks for, and where it stands.
#[derive(Debug, Default)]
pub(super) struct Shown {
    pub(super) request: Option<Request>,
    pub(super) rect: Option<Rect>,
    /// When it is to be drawn again.
    pub(super) wake: Option<Duration>,
}

impl Pad {
    /// Shows the buttons that mean something now, if there is a place for them. To be called after everything else that
    /// may stand there.
    pub(super) fn show(&mut self, ctx: &egui::Context, free: Rect, model: &Model) -> Shown {
        let last = self.held.take();
        let pairs: Vec<[CommandButton; 2]> = PAIRS.iter().filter_map(|pair| ready(*pair, model)).collect();
        let Some((rect, side, columns)) = place(ctx, free, pairs.len(), model) else {
            return Shown::default();
        };
        let mut shown = Shown { rect: Some(rect), ..Shown::default() };
        let is_pointed_at = ctx.pointer_hover_pos().is_some_and(|at| rect.contains(at));
        let opacity = if is_pointed_at || model.look == Look::HighContrast { 1.0 } else { QUIET };
        let area = Area::new(Id::new("camera pad")).order(Order::Middle).fixed_pos(rect.min);
        area.show(ctx, |ui| {
            let frame =
                egui::Frame::new().fill(theme::dialog().gamma_multiply(opacity)).stroke(theme::hairline());
            frame.corner_radius(theme::RADIUS + 2).inner_margin(MARGIN).show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::ZERO;
                for row in pairs.chunks(columns) {
                    ui.horizontal(|ui| {
                        for button in row.iter().flatten() {
                            self.button(ui, button, side, last, model, &mut shown);
                        }
                    });
                }
            });
        });
        shown
    }

    fn button(
        &mut self,
        ui: &mut Ui,
        button: &CommandButton,
        side: f32,
        last: Option<Command>,
        model: &Model,
        shown: &mut Shown,
    ) {
        let command = button.command();
        let id = format!("pad:{}", command.info().name);
        let on = commands::is_on(command, model);
        let weight = if on.is_some() { Weight::Choice } else { Weight::Quiet };
        let look = button.look().id(&id).weight(weight).selected(on == Some(true));
        let look = if command == Command::Diagram { look.icon(Icon::Flat) } else { look };
        let (response, request) = button.show_with(ui, look.labelled(false).height(side).exact_width(side));
        if command.is_continuous() && is_down(&response) {
            let rest = HOLD_DELAY.saturating_sub(held_for(ui));
            if rest.is_zero() {
                self.held = Some(command);
            } else {
                shown.wake = Some(rest);
            }
        }
        // Releasing a button that was held is not a press.
        if last != Some(command) {
            shown.request = request.or(shown.request.take());
        }
    }
}

/// A pair of buttons, if both commands mean something now.
fn ready(pair: [Command; 2], model: &Model) -> Option<[CommandButton; 2]> {
    let is_ready = pair.iter().all(|&command| commands::state(command, model) == State::Ready);
    let [one, other] = pair.map(|command| CommandButton::of(command, model));
    Some([one?, other?]).filter(|_| is_ready)
}

/// Whether the left button was pressed on it and is still down.
fn is_down(response: &Response) -> bool {
    response.is_pointer_button_down_on() && response.hovered()
}

/// For how long the button of the mouse has been down.
fn held_for(ui: &Ui) -> Duration {
    let seconds = ui.input(|input| input.pointer.press_start_time().map(|start| input.time - start));
    Duration::from_secs_f64(seconds.unwrap_or_default().max(0.0))
}

/// Where it stands, how large its buttons are, and how many pairs are in a row: in the lower left corner, in the first
/// shape in which it covers nothing.
fn place(ctx: &egui::Context, free: Rect, pairs: usize, model: &Model) -> Option<(Rect, f32, usize)> {
    if !model.preferences.board.camera_pad || free.size().min(LEAST) != LEAST || pairs == 0 {
        return None;
    }
    let guests = over_board::places(ctx);
    let is_clear = |rect: &Rect, clear: f32| {
        !guests.iter().any(|guest| guest.intersects(*rect))
            && model.footprints.iter().all(|points| is_apart(rect.expand(clear), points))
    };
    let sizes = SIDES.map(|side| (side, CLEAR)).into_iter().chain([(SIDES[2], -FRAME)]);
    let shapes = sizes.flat_map(|(side, clear)| SHAPES.map(|columns| (side, clear, columns)));
    shapes
        .filter(|&(.., columns)| columns <= pairs)
        .map(|(side, clear, columns)| {
            #[expect(clippy::cast_precision_loss, reason = "a handful of buttons")]
            let buttons = vec2(2.0 * columns as f32, pairs.div_ceil(columns) as f32);
            let size = buttons * side + Vec2::splat(2.0 * (MARGIN + 1.0));
            let rect = Align2::LEFT_BOTTOM.align_size_within_rect(size, free.shrink(GAP));
            (rect, side, columns, clear)
        })
        .find(|(rect, .., clear)| free.contains_rect(*rect) && is_clear(rect, *clear))
        .map(|(rect, side, columns, _)| (rect, side, columns))
}

/// Whether a straight line can have the rectangle on one side and all of these points on the other.
fn is_apart(rect: Rect, points: &[Pos2]) -> bool {
    const WAYS: u8 = 48;
    let corners = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
    (0..WAYS).any(|way| {
        let way = Vec2::angled(f32::from(way) * std::f32::consts::TAU / f32::from(WAYS));
        let along = |point: &Pos2| point.to_vec2().dot(way);
        let farthest = corners.iter().map(along).fold(f32::MIN, f32::max);
        points.iter().all(|point| along(point) > farthest)
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn a_corner_beside_a_slope_is_free_although_its_bounds_meet() {
        let slope = [pos2(0.0, 0.0), pos2(100.0, 100.0), pos2(200.0, 0.0)];
        assert!(is_apart(Rect::from_min_max(pos2(0.0, 60.0), pos2(40.0, 100.0)), &slope));
        assert!(!is_apart(Rect::from_min_max(pos2(0.0, 20.0), pos2(40.0, 60.0)), &slope));
        assert!(is_apart(Rect::from_min_max(pos2(0.0, 20.0), pos2(40.0, 60.0)), &[]));
    }
}
