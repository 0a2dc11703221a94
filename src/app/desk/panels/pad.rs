//! Camera buttons in a free corner of the board, for players with only one mouse button or no wheel. They send the
//! commands that the keys send, and repeat while they are held.

use std::time::Duration;

use bevy_egui::egui::{self, Align2, Area, Id, Order, Pos2, Rect, Response, Ui, Vec2, vec2};

use super::commands::{self, CommandButton, State};
use super::icons::Icon;
use super::widgets::Weight;
use super::{Look, Model, Request, over_board, theme};
use crate::app::input::{CameraCommand, CameraView, Command, Direction, HOLD_DELAY, ToggleCommand};

use Command::{Camera, Toggle};

/// Pairs of adjacent buttons. A diagram lies flat, so it has no buttons for tilting.
const PAIRS: [[Command; 2]; 4] = [
    [Camera(CameraCommand::Turn(Direction::Less)), Camera(CameraCommand::Turn(Direction::More))],
    [Camera(CameraCommand::Tilt(Direction::More)), Camera(CameraCommand::Tilt(Direction::Less))],
    [Camera(CameraCommand::Zoom(Direction::Less)), Camera(CameraCommand::Zoom(Direction::More))],
    [Camera(CameraCommand::View(CameraView::Mine)), Toggle(ToggleCommand::Diagram)],
];
/// Sides of the buttons in points, in order of preference.
const SIDES: [f32; 3] = [44.0, 40.0, 36.0];
/// Numbers of pairs in a row, in order of preference.
const SHAPES: [usize; 3] = [1, 2, PAIRS.len()];
/// Margin around the pad, in points.
const GAP: f32 = 6.0;
/// Margin between the pad's edge and its buttons, in points.
const MARGIN: f32 = 3.0;
/// Clearance from the board and from other cards, in points.
const CLEAR: f32 = 3.0;
/// Overlap with the corner of the board's frame that is allowed if no place is free, in points.
const FRAME: f32 = 20.0;
/// Least free area that shows the pad; a smaller one is left to the board.
const LEAST: Vec2 = Vec2::new(480.0, 300.0);
/// Opacity of the background while the pointer is elsewhere.
const QUIET: f32 = 0.66;

/// The camera pad, buttons over the board that turn and tilt the table: what it keeps between frames.
#[derive(Debug, Default)]
pub(super) struct Pad {
    /// Command of the button that is held down, once the hold delay has passed.
    pub(super) held: Option<Command>,
}

/// What the camera pad returns of a frame.
#[derive(Debug, Default)]
pub(super) struct PadOutput {
    pub(super) request: Option<Request>,
    pub(super) rect: Option<Rect>,
    /// Time until the next repaint.
    pub(super) wake: Option<Duration>,
}

impl Pad {
    /// Shows the buttons of the pad that are available, if there is room for them. Call it after everything else that
    /// may lie there.
    pub(super) fn show(&mut self, ctx: &egui::Context, free: Rect, model: &Model) -> PadOutput {
        let last = self.held.take();
        let pairs: Vec<[CommandButton; 2]> = PAIRS.iter().filter_map(|pair| ready(*pair, model)).collect();
        let Some((rect, side, columns)) = place(ctx, free, pairs.len(), model) else {
            return PadOutput::default();
        };
        let mut shown = PadOutput { rect: Some(rect), ..PadOutput::default() };
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

    /// Shows a button. `last` is the command whose button was held down in the last frame.
    fn button(
        &mut self,
        ui: &mut Ui,
        button: &CommandButton,
        side: f32,
        last: Option<Command>,
        model: &Model,
        shown: &mut PadOutput,
    ) {
        let command = button.command();
        let id = format!("pad:{}", command.info().name);
        let on = commands::is_on(command, model);
        let weight = if on.is_some() { Weight::Choice } else { Weight::Quiet };
        let look = button.look().id(&id).weight(weight).selected(on == Some(true));
        let look = if command == Toggle(ToggleCommand::Diagram) { look.icon(Icon::Flat) } else { look };
        let (response, request) = button.show_with(ui, look.labelled(false).height(side).exact_width(side));
        if command.is_continuous() && is_down(&response) {
            let rest = HOLD_DELAY.saturating_sub(held_for(ui));
            if rest.is_zero() {
                self.held = Some(command);
            } else {
                shown.wake = Some(rest);
            }
        }
        // Releasing a held button is not a click.
        if last != Some(command) {
            shown.request = request.or(shown.request.take());
        }
    }
}

/// A pair of buttons, if both commands are available.
fn ready(pair: [Command; 2], model: &Model) -> Option<[CommandButton; 2]> {
    let is_ready = pair.iter().all(|&command| commands::state(command, model) == State::Ready);
    let [one, other] = pair.map(|command| CommandButton::of(command, model));
    Some([one?, other?]).filter(|_| is_ready)
}

/// Returns whether the left button is held down on the widget.
fn is_down(response: &Response) -> bool {
    response.is_pointer_button_down_on() && response.hovered()
}

/// Time since the mouse button went down.
fn held_for(ui: &Ui) -> Duration {
    let seconds = ui.input(|input| input.pointer.press_start_time().map(|start| input.time - start));
    Duration::from_secs_f64(seconds.unwrap_or_default().max(0.0))
}

/// Finds a place in the lower left corner: the first layout that covers nothing. Returns its rectangle, the side of a
/// button and the number of pairs in a row.
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

/// Returns whether a straight line separates the rectangle from the points.
fn is_apart(rect: Rect, points: &[Pos2]) -> bool {
    const DIRECTIONS: u8 = 48;
    let corners = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
    (0..DIRECTIONS).any(|direction| {
        let direction = Vec2::angled(f32::from(direction) * std::f32::consts::TAU / f32::from(DIRECTIONS));
        let along = |point: &Pos2| point.to_vec2().dot(direction);
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
