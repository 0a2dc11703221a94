//! The pie rule for the komi of Anda: one player names the komi, the other one picks a side.

use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Ui, UiBuilder, vec2};

use super::icons::{self, Icon};
use super::request::{Outcome, PanelRequest, Request};
use super::theme;
use super::widgets::{self, Button, Weight, galley, put};
use crate::ai::{pick_side, propose_komi};
use crate::app::game::Toast;
use crate::i18n::{Words, new_game, notices};
use crate::play::GameSetup;
use crate::rules::Player;

/// Highest komi that can be named.
pub(super) const MAX_KOMI: u16 = 99;

/// State of the dialog for the komi: one player names the komi, then the other one picks a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct KomiPie {
    /// The player who names the komi has Black here, the one who picks a side White.
    setup: GameSetup,
    named: bool,
}

impl KomiPie {
    /// Begins with a setup whose komi is not named yet; a computer names it at once. A person begins with the number
    /// that was agreed last, or with the one that the computer would name.
    pub(super) fn new(mut setup: GameSetup) -> Self {
        let named = setup.seats[Player::Black].is_computer();
        if named || setup.komi == 0 {
            setup.komi = propose_komi(setup.variant);
        }
        Self { setup, named }
    }

    fn is_picked_by_computer(&self) -> bool {
        self.setup.seats[Player::White].is_computer()
    }

    /// Returns the request for the new game and a toast, if the komi is named and a computer picks the side.
    pub(super) fn settled(&self) -> Option<Outcome> {
        (self.named && self.is_picked_by_computer()).then(|| {
            let GameSetup { variant, komi, .. } = self.setup;
            let side = pick_side(variant, komi);
            let toast = Toast::success(notices::computer_picked(komi, side));
            Outcome { close: true, requests: vec![self.picked(side), PanelRequest::Toast(toast).into()] }
        })
    }

    /// Fixes the komi, so that the other player picks a side next. A computer does so at once: the outcome then
    /// begins the game.
    pub(super) fn fix_komi(&mut self) -> Outcome {
        self.named = true;
        self.settled().unwrap_or_default()
    }

    /// Request for the game once a side is picked.
    fn picked(&self, side: Player) -> Request {
        Request::NewGameByKomiPie(self.setup, side)
    }
}

/// Shows the current step. Returns its outcome, and `true` to go back to the form.
pub(super) fn show(ctx: &egui::Context, pie: &mut KomiPie, words: &Words) -> (Outcome, bool) {
    let mut back = false;
    let title = if pie.named { new_game::pick_side_title() } else { new_game::name_komi_title() };
    let outcome = widgets::dialog(ctx, words, "pie", &words.say(title), 480.0, |ui| {
        if pie.named { pick(ui, pie, words, &mut back) } else { name(ui, pie, words, &mut back) }
    });
    (outcome, back)
}

/// Shows the step in which a player names the komi. Sets `back` to return to the form.
fn name(ui: &mut Ui, pie: &mut KomiPie, words: &Words, back: &mut bool) -> Outcome {
    muted_text(
        ui,
        &words.say(if pie.is_picked_by_computer() {
            new_game::name_komi_for_computer()
        } else {
            new_game::name_komi_for_player()
        }),
    );
    ui.add_space(theme::GRID);
    stepper(ui, &mut pie.setup.komi, true, words);
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(words.say(new_game::komi_means(pie.setup.komi))).font(theme::text(15.0)));
    });
    ui.add_space(theme::GRID);
    muted_text(ui, &words.say(new_game::komi_suggested(propose_komi(pie.setup.variant))));
    widgets::foot(ui, |ui| {
        let label = words.say(new_game::name_this_komi(pie.setup.komi));
        let done = Button::new(&label).icon(Icon::Check).weight(Weight::Primary).min_width(132.0).show(ui);
        if done.clicked() || widgets::entered(ui) {
            return pie.fix_komi();
        }
        *back = Button::new(&words.say(new_game::back_from_new_game())).show(ui).clicked();
        Outcome::default()
    })
}

/// Shows the step in which the other player picks a side. Sets `back` to return to the form.
fn pick(ui: &mut Ui, pie: &KomiPie, words: &Words, back: &mut bool) -> Outcome {
    let GameSetup { seats, komi, .. } = pie.setup;
    let by_computer = seats[Player::Black].is_computer();
    let named = if by_computer { new_game::computer_named_komi } else { new_game::player_named_komi };
    muted_text(ui, &words.say(named(komi, new_game::komi_means(komi))));
    ui.add_space(theme::GRID);
    let gap = 12.0;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 128.0), Sense::hover());
    let width = (row.width() - gap) / 2.0;
    let mut picked = None;
    for player in Player::ALL {
        let rect = match player {
            Player::Black => row.with_max_x(row.left() + width),
            Player::White => row.with_min_x(row.right() - width),
        };
        if side(ui, rect, (player, komi), words) {
            picked = Some(pie.picked(player));
        }
    }
    let label = words.say(new_game::back_from_new_game());
    *back = widgets::foot(ui, |ui| Button::new(&label).show(ui).clicked());
    picked.map_or_else(Outcome::default, Outcome::close_and_ask)
}

/// A button for one of the two sides.
fn side(ui: &Ui, rect: egui::Rect, (player, komi): (Player, u16), words: &Words) -> bool {
    let label = words.say(new_game::play_as(player));
    let response = ui.interact(rect, ui.id().with(player.word()), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &label));
    widgets::record_place(ui, &label, rect);
    let fill = if response.hovered() || response.has_focus() { theme::hover() } else { theme::card() };
    ui.painter().rect(rect, theme::RADIUS, fill, theme::hairline(), egui::StrokeKind::Inside);
    widgets::ring(ui.painter(), &response);
    let middle = rect.center();
    icons::disc(ui.painter(), middle - vec2(0.0, 26.0), 24.0, player);
    let text = galley(ui, &label, theme::strong(16.0), theme::ink());
    put(ui.painter(), middle + vec2(0.0, 18.0), egui::Align2::CENTER_CENTER, text);
    let note = match player {
        Player::Black => new_game::side_begins(),
        Player::White => new_game::side_has_komi(komi),
    };
    let note = galley(ui, &words.say(note), theme::text(13.5), theme::muted());
    put(ui.painter(), middle + vec2(0.0, 42.0), egui::Align2::CENTER_CENTER, note);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

/// Width of [`stepper`], in points.
pub(super) const STEPPER: f32 = 150.0;

/// Shows a number between two buttons that change it. Also takes arrow keys if `keys` is set.
pub(super) fn stepper(ui: &mut Ui, komi: &mut u16, keys: bool, words: &Words) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), theme::BUTTON), Sense::hover());
    let place = egui::Rect::from_center_size(row.center(), vec2(STEPPER, theme::BUTTON));
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    let number = galley(ui, &komi.to_string(), theme::strong(26.0), theme::ink());
    put(ui.painter(), place.center(), egui::Align2::CENTER_CENTER, number);
    let label = words.say(new_game::less_komi());
    let less = Button::new(&label).icon(Icon::Minus).labelled(false).enabled(*komi > 0).show(&mut child);
    child.add_space(STEPPER - 2.0 * theme::BUTTON - child.spacing().item_spacing.x);
    let label = words.say(new_game::more_komi());
    let more =
        Button::new(&label).icon(Icon::Plus).labelled(false).enabled(*komi < MAX_KOMI).show(&mut child);
    let pressed =
        |wanted: &[egui::Key]| keys && ui.input(|input| wanted.iter().any(|&key| input.key_pressed(key)));
    if less.clicked() || pressed(&[egui::Key::ArrowLeft, egui::Key::ArrowDown, egui::Key::Minus]) {
        *komi = komi.saturating_sub(1);
    }
    if more.clicked() || pressed(&[egui::Key::ArrowRight, egui::Key::ArrowUp, egui::Key::Plus]) {
        *komi = (*komi + 1).min(MAX_KOMI);
    }
}

fn muted_text(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(theme::text(15.0)).color(theme::muted()));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Level, Seat};
    use crate::rules::ByPlayer;

    const COMPUTER: Seat = Seat::Computer(Level::MIN);

    fn setup(namer: Seat, picker: Seat, komi: u16) -> GameSetup {
        GameSetup { komi, ..GameSetup::new("anda-7".parse().unwrap(), ByPlayer::new(namer, picker)) }
    }

    #[test]
    fn a_person_names_and_the_other_picks() {
        let agreed = setup(Seat::Human, Seat::Human, 4);
        let mut pie = KomiPie::new(agreed);
        assert_eq!((pie.named, pie.settled()), (false, None));
        assert_eq!(pie.fix_komi(), Outcome::default());
        assert_eq!(pie.picked(Player::White), Request::NewGameByKomiPie(agreed, Player::White));
        let suggested = KomiPie::new(setup(Seat::Human, Seat::Human, 0));
        assert_eq!(suggested.setup.komi, propose_komi(agreed.variant));
    }

    #[test]
    fn the_computer_does_either() {
        let pie = KomiPie::new(setup(COMPUTER, Seat::Human, 0));
        assert!(pie.named && pie.settled().is_none());
        assert_eq!(pie.picked(Player::Black), Request::NewGameByKomiPie(pie.setup, Player::Black));
        let agreed = setup(Seat::Human, COMPUTER, 50);
        let mut pie = KomiPie::new(agreed);
        let toast = Toast::success(notices::computer_picked(50, Player::White));
        let requests =
            vec![Request::NewGameByKomiPie(agreed, Player::White), PanelRequest::Toast(toast).into()];
        assert_eq!(pie.fix_komi(), Outcome { close: true, requests });
    }
}
