//! The dialog for a new game: which board, and who plays.

use bevy_egui::egui::{
    self, Align2, Rect, RichText, Sense, Slider, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::{self, Icon};
use super::widgets::{self, Button, Weight, clipped, galley, put};
use super::{Action, Press, theme, words};
use crate::play::{Level, Match, Seat};
use crate::rules::{ByPlayer, Player, Variant};

const CARD: f32 = 152.0;
const PLACE: f32 = 118.0;

/// What is chosen in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    variant: Variant,
    computer: ByPlayer<bool>,
    level: ByPlayer<Level>,
}

impl Default for Form {
    fn default() -> Self {
        Self {
            variant: Variant::default(),
            computer: ByPlayer::new(false, true),
            level: ByPlayer::new(Level::default(), Level::default()),
        }
    }
}

impl Form {
    /// The choices that led to a match.
    pub(super) fn of(game: &Match) -> Self {
        let seats = game.seats();
        let known = Player::ALL.into_iter().find_map(|player| seats[player].level()).unwrap_or_default();
        Self {
            variant: game.variant(),
            computer: ByPlayer::from_fn(|player| seats[player].is_computer()),
            level: ByPlayer::from_fn(|player| seats[player].level().unwrap_or(known)),
        }
    }

    /// Who sits where.
    fn seats(self) -> ByPlayer<Seat> {
        let seat =
            |player| if self.computer[player] { Seat::Computer(self.level[player]) } else { Seat::Human };
        ByPlayer::from_fn(seat)
    }

    fn swap(&mut self) {
        let (black, white) = (Player::Black, Player::White);
        self.computer = ByPlayer::new(self.computer[white], self.computer[black]);
        self.level = ByPlayer::new(self.level[white], self.level[black]);
    }
}

pub(super) fn show(ctx: &egui::Context, form: &mut Form) -> Option<Press> {
    let (close, press) = widgets::dialog(ctx, "new game", "New game", 660.0, |ui| contents(ui, form));
    press.or(close.then_some(Press::Close))
}

/// Who plays on in the running match.
pub(super) fn show_players(ctx: &egui::Context, form: &mut Form) -> Option<Press> {
    let (close, press) = widgets::dialog(ctx, "players", "Who plays on?", 660.0, |ui| {
        seats(ui, form);
        widgets::foot(ui, |ui| {
            let done = Button::new("Play on").icon(Icon::Play).weight(Weight::Primary).min_width(132.0);
            if done.show(ui).clicked() {
                return Some(Press::Do(Action::Seats(form.seats())));
            }
            Button::new("Cancel").show(ui).clicked().then_some(Press::Close)
        })
    });
    press.or(close.then_some(Press::Close))
}

fn contents(ui: &mut Ui, form: &mut Form) -> Option<Press> {
    variants(ui, form);
    ui.add_space(theme::GRID);
    seats(ui, form);
    let enter = ui.ctx().memory(|memory| memory.focused().is_none())
        && ui.input(|input| input.key_pressed(egui::Key::Enter));
    widgets::foot(ui, |ui| {
        let start = Button::new("Start").icon(Icon::Play).weight(Weight::Primary).min_width(132.0);
        let action = Action::NewGame { variant: form.variant, seats: form.seats() };
        if start.show(ui).clicked() || enter {
            return Some(Press::Do(action));
        }
        Button::new("Cancel").show(ui).clicked().then_some(Press::Close)
    })
}

fn variants(ui: &mut Ui, form: &mut Form) {
    let gap = 10.0;
    let count = Variant::ABANDE.len();
    let width = (ui.available_width() - gap * 3.0) / 4.0;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARD), Sense::hover());
    let mut left = row.left();
    for variant in Variant::ABANDE.into_iter().take(count) {
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, CARD));
        if variant_card(ui, rect, variant, form.variant == variant) {
            form.variant = variant;
        }
        left += width + gap;
    }
}

fn variant_card(ui: &Ui, rect: Rect, variant: Variant, selected: bool) -> bool {
    let response = ui.interact(rect, ui.id().with(variant.name()), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, selected, variant.title()));
    let painter = ui.painter();
    let (fill, line) = ground(&response, selected);
    painter.rect(rect, theme::RADIUS, fill, line, egui::StrokeKind::Inside);
    let thumbnail = Rect::from_min_max(rect.min + vec2(16.0, 14.0), rect.max - vec2(16.0, 54.0));
    let (net, dots) = if selected { (theme::AMBER, theme::IVORY) } else { (theme::DISABLED, theme::MUTED) };
    icons::board(painter, thumbnail, variant.board(), net.gamma_multiply(0.7), dots);
    let (name, size) = words::variant_name(variant);
    let room = rect.width() - 12.0;
    let name = clipped(ui, name, theme::strong(14.5), theme::IVORY, room);
    put(painter, pos2(rect.center().x, rect.bottom() - 33.0), Align2::CENTER_CENTER, name);
    let size = clipped(ui, size, theme::text(12.5), theme::MUTED, room);
    put(painter, pos2(rect.center().x, rect.bottom() - 14.0), Align2::CENTER_CENTER, size);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Fill and outline of something to choose.
fn ground(response: &egui::Response, selected: bool) -> (egui::Color32, Stroke) {
    let hovered = response.hovered() || response.has_focus();
    match (selected, hovered) {
        (true, _) => (theme::AMBER_DIM, Stroke::new(2.0, theme::AMBER)),
        (false, true) => (theme::HOVER, theme::hairline()),
        (false, false) => (theme::CARD, theme::hairline()),
    }
}

fn seats(ui: &mut Ui, form: &mut Form) {
    let middle = 56.0;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), PLACE), Sense::hover());
    let width = (row.width() - middle) / 2.0;
    for player in Player::ALL {
        let rect = match player {
            Player::Black => row.with_max_x(row.left() + width),
            Player::White => row.with_min_x(row.right() - width),
        };
        ui.painter().rect(rect, theme::RADIUS, theme::CARD, theme::hairline(), egui::StrokeKind::Inside);
        let builder = UiBuilder::new().max_rect(rect.shrink2(vec2(14.0, 12.0))).id_salt(player.word());
        place(&mut ui.new_child(builder), form, player);
    }
    let swap = Rect::from_center_size(row.center(), egui::Vec2::splat(theme::BUTTON));
    let button = Button::new("Swap colours").icon(Icon::Swap).labelled(false).weight(Weight::Quiet);
    let mut child = ui.new_child(UiBuilder::new().max_rect(swap));
    if button.show(&mut child).on_hover_text("Swap colours").clicked() {
        form.swap();
    }
}

fn place(ui: &mut Ui, form: &mut Form, player: Player) {
    let room = ui.max_rect();
    ui.horizontal(|ui| {
        let (disc, _) = ui.allocate_exact_size(egui::Vec2::splat(32.0), Sense::hover());
        icons::disc(ui.painter(), disc.center(), 15.0, player);
        ui.label(RichText::new(player.to_string()).font(theme::strong(16.0)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (label, computer) in [("Computer", true), ("Human", false)] {
                let chosen = form.computer[player] == computer;
                let button = Button::new(label).height(theme::TOUCH).weight(Weight::Choice).selected(chosen);
                if button.show(ui).clicked() {
                    form.computer[player] = computer;
                }
            }
        });
    });
    let y = room.bottom() - 18.0;
    if !form.computer[player] {
        let text = words::chair(player, form.computer[player.other()]);
        let text = galley(ui, text, theme::text(14.0), theme::MUTED);
        put(ui.painter(), pos2(room.left(), y), Align2::LEFT_CENTER, text);
        return;
    }
    let level = form.level[player];
    let name = format!("Level {} · {}", level.get(), words::level_name(level));
    let name = galley(ui, &name, theme::text(14.0), theme::MUTED);
    put(ui.painter(), pos2(room.left(), y - 22.0), Align2::LEFT_CENTER, name);
    let mut number = level.get();
    let rail = Rect::from_min_max(pos2(room.left(), y - 10.0), pos2(room.right(), room.bottom() + 6.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(rail).id_salt("level"));
    child.spacing_mut().slider_width = rail.width();
    child.visuals_mut().widgets.inactive.bg_fill = theme::HOVER;
    let slider = Slider::new(&mut number, Level::MIN.get()..=Level::MAX.get()).show_value(false);
    child.add(slider);
    form.level[player] = Level::new(number).unwrap_or(level);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_starts_with_a_person_against_an_easy_computer() {
        let form = Form::default();
        assert_eq!(form.seats(), ByPlayer::new(Seat::Human, Seat::Computer(Level::default())));
        assert_eq!(form.variant, Variant::Hex);
    }

    #[test]
    fn the_form_repeats_a_match_and_swaps_it() {
        let computer = Seat::Computer(Level::MAX);
        let game = Match::new(Variant::Square, ByPlayer::new(computer, Seat::Human));
        let mut form = Form::of(&game);
        assert_eq!((form.variant, form.seats()), (Variant::Square, game.seats()));
        form.swap();
        assert_eq!(form.seats(), ByPlayer::new(Seat::Human, computer));
    }
}
