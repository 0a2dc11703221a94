//! The dialog for a new game: board, players, komi or handicap, and clock.

mod character;
mod form;
mod handicap;
mod seats;

use bevy_egui::egui::{
    self, Align2, Label, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::icons::{self, Icon};
use super::komi_pie::{self, KomiPie};
use super::request::{Outcome, Request};
use super::widgets::{self, Button, Weight, clipped, option_colors, put, with_whole};
use super::{Model, theme, words};
use crate::app::game::{Job, LessonRequested, SetupRequested};
use crate::i18n::{Words, characters, commands, new_game, play, rating, terminal};
use crate::play::{GameSetup, Match, Seat};
use crate::rules::{AnyGame, GameKind, Variant};
use crate::study::lessons::Lesson;

pub(super) use form::{Form, first_board};

/// Height of the cards that choose a board, in a tall and in a low window, in points.
const CARDS: [f32; 2] = [140.0, 90.0];
/// Height below which a window is low, in points.
const LOW: f32 = 690.0;
/// Height of the dialog with everything in it, in a tall and in a low window, in points.
const TALLEST: [f32; 2] = [714.0, 656.0];
/// Height of the dialog's frame, title and buttons with the least margins, in points.
const AROUND: f32 = 160.0;
/// Height of the lines about the computer's levels, in points.
const LEVELS: f32 = 36.0;

/// The first lesson of a game.
pub(super) fn first_lesson(game: GameKind) -> Option<&'static Lesson> {
    Lesson::of_game(first_board(game)).first().copied()
}

/// The dialog for a new game: the form and, if one player names the komi and the other one picks a side, these two
/// steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NewGameDialog {
    pub(super) form: Form,
    pub(super) komi_pie: Option<KomiPie>,
}

impl NewGameDialog {
    /// Makes the dialog with a form that is filled in.
    pub(super) const fn new(form: Form) -> Self {
        Self { form, komi_pie: None }
    }

    /// Shows the dialog, or the step in which the komi is named or a side is picked.
    pub(super) fn show(&mut self, ctx: &egui::Context, model: &Model) -> Outcome {
        if self.form.is_adaptive() {
            let rating = model.ratings.ratings().of(self.form.setup.variant.kind());
            self.form.setup.seats = rating.adapted(self.form.setup()).seats;
        }
        if let Some(pie) = &mut self.komi_pie {
            let (outcome, back) = komi_pie::show(ctx, pie, model.words);
            if back {
                self.komi_pie = None;
            }
            return self.remembering_adaptive(outcome, model);
        }
        let title = model.words.say(new_game::new_game_title());
        // Its contents change with the game, and nothing may move under the pointer.
        let extent = widgets::Extent::Hung { width: 660.0, tallest: height(ctx, TALLEST) };
        let outcome =
            widgets::framed(ctx, model.words, ("new-game", &title), extent, |ui| contents(ui, self, model));
        let mut outcome = self.remembering_adaptive(outcome, model);
        // The levels of rated and adaptive games come from the games in the library.
        if model.shelf.is_some_and(|shelf| shelf.contents().is_none() && !shelf.is_busy()) {
            outcome.requests.push(Request::Library(Job::List));
        }
        outcome
    }

    /// Adds to the requests with which the dialog ends that the choice of an adaptive level is kept for the next game.
    fn remembering_adaptive(&self, mut outcome: Outcome, model: &Model) -> Outcome {
        let adaptive = self.form.adaptive;
        let begins =
            |request: &Request| matches!(request, Request::NewGame(_) | Request::NewGameByKomiPie(..));
        if adaptive != model.preferences.play.adaptive_level && outcome.requests.iter().any(begins) {
            outcome
                .requests
                .push(Request::edit(move |preferences| preferences.play.adaptive_level = adaptive));
        }
        outcome
    }

    fn start(&mut self) -> Outcome {
        if !self.form.is_complete() {
            return Outcome::default();
        }
        let setup = self.form.setup();
        if self.form.is_komi_pie() {
            let pie = KomiPie::new(setup);
            // Two computers leave nothing to ask.
            return pie.settled().unwrap_or_else(|| {
                self.komi_pie = Some(pie);
                Outcome::default()
            });
        }
        Outcome::close_and_ask(Request::NewGame(setup))
    }
}

/// Shows the dialog that changes the players of the running match.
pub(super) fn show_players(ctx: &egui::Context, form: &mut Form, words: &Words) -> Outcome {
    let title = words.say(new_game::players_title());
    widgets::dialog(ctx, words, "players", &title, 660.0, |ui| {
        seats::show(ui, form, false, words);
        widgets::foot(ui, |ui| {
            let label = words.say(new_game::play_on_with_these());
            let done = Button::new(&label).icon(Icon::Play).weight(Weight::Primary).min_width(132.0);
            if done.show(ui).clicked() {
                return Outcome::close_and_ask(Request::Seats(form.setup().seats));
            }
            let cancel = words.say(new_game::cancel_new_game());
            Outcome::close_if(Button::new(&cancel).show(ui).clicked())
        })
    })
}

/// Shows the dialog that chooses the players for a game from a position that was set up.
pub(super) fn show_play_from(
    ctx: &egui::Context,
    form: &mut Form,
    position: &AnyGame,
    words: &Words,
) -> Outcome {
    let title = words.say(new_game::play_from_title());
    widgets::dialog(ctx, words, "play-from", &title, 660.0, |ui| {
        seats::show(ui, form, false, words);
        form.clock.show(ui, false, words);
        widgets::foot(ui, |ui| {
            let label = words.say(new_game::start_game());
            let start = Button::new(&label).icon(Icon::Play).weight(Weight::Primary).min_width(132.0);
            if start.enabled(form.is_complete()).show(ui).clicked() {
                let game = Match::from_setup(*position, form.setup());
                return Outcome::close_and_ask(Request::Start(Box::new(game)));
            }
            let back = words.say(new_game::back_from_new_game());
            Outcome::close_if(Button::new(&back).show(ui).clicked())
        })
    })
}

fn contents(ui: &mut Ui, dialog: &mut NewGameDialog, model: &Model) -> Outcome {
    let (form, words) = (&mut dialog.form, model.words);
    let mut lesson = None;
    // In a window that is too low for everything, the buttons stay in sight.
    let room = ui.ctx().content_rect().height() - AROUND;
    ScrollArea::vertical().max_height(room).show(ui, |ui| {
        lesson = games(ui, form, model);
        about(ui, form.setup.variant.kind(), words);
        variants(ui, form, words);
        ui.add_space(theme::GRID);
        seats::show(ui, form, form.is_komi_pie(), words);
        opponents(ui, form.setup(), form.is_adaptive(), words);
        if form.setup.variant.has_komi() {
            komi(ui, form, words);
        }
        handicap::show(ui, &mut form.setup, model);
        form.clock.show(ui, form.is_komi_pie(), words);
    });
    if let Some(lesson) = lesson {
        return Outcome::close_and_ask(Request::Learn(LessonRequested::Begin(lesson)));
    }
    let enter = widgets::entered(ui);
    widgets::foot(ui, |ui| {
        let label = words.say(new_game::start_game());
        let start = Button::new(&label).icon(Icon::Play).weight(Weight::Primary).min_width(132.0);
        if start.enabled(dialog.form.is_complete()).show(ui).clicked() || enter {
            return dialog.start();
        }
        let label = words.say(new_game::cancel_new_game());
        let cancel = Button::new(&label).show(ui);
        let label = words.say(commands::set_up_label());
        let set_up = Button::new(&label).icon(Icon::Pencil).weight(Weight::Quiet).show(ui);
        if set_up.clicked() {
            return Outcome::close_and_ask(Request::SetUp(SetupRequested::Begin));
        }
        if cancel.clicked() {
            return Outcome::close();
        }
        rated_game(ui, &dialog.form, model)
    })
}

/// Button that begins a rated game on the chosen board, against the level that suits the player. The coach would make
/// it unrated, so it is switched off.
fn rated_game(ui: &mut Ui, form: &Form, model: &Model) -> Outcome {
    let words = model.words;
    let setup = if form.is_komi_pie() { GameSetup { komi: 0, ..form.setup() } } else { form.setup() };
    let rated = model.ratings.ratings().of(setup.variant.kind()).rated_setup(setup);
    let label = words.say(rating::rated_game());
    let button = Button::new(&label).id("rated-game").icon(Icon::Trophy).weight(Weight::Quiet);
    let has_room = button.width(ui) <= ui.available_width();
    let is_known = model.shelf.is_none_or(|shelf| shelf.contents().is_some());
    let is_ready = rated.is_ok() && form.is_complete() && is_known;
    let button = button.labelled(has_room).enabled(is_ready).show(ui);
    match rated {
        Ok(setup) => {
            let level = setup.seats.iter().find_map(|(_, seat)| seat.level()).unwrap_or_default();
            let tip = words.say(rating::rated_game_tip(level.get(), play::of_level(setup.variant, level)));
            if button.on_hover_text(&tip).on_disabled_hover_text(tip).clicked() {
                let mut outcome = Outcome::close_and_ask(Request::NewGame(setup));
                outcome.requests.push(Request::edit(|preferences| preferences.learning.coach = false));
                return outcome;
            }
        }
        Err(reason) => {
            button.on_disabled_hover_text(words.say(rating::of_not_rated(reason)));
        }
    }
    Outcome::default()
}

/// Picks a height by the height of the window.
fn height(ctx: &egui::Context, heights: [f32; 2]) -> f32 {
    if ctx.content_rect().height() < LOW { heights[1] } else { heights[0] }
}

/// One button for each game, the designer of the selected one and, for those who have not finished its first lesson, a
/// button that begins it. Returns the lesson if it was clicked.
fn games(ui: &mut Ui, form: &mut Form, model: &Model) -> Option<&'static Lesson> {
    let mut begun = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for game in GameKind::ALL {
            let chosen = form.setup.variant.kind() == game;
            let button = Button::new(game.info().name).height(theme::TOUCH).weight(Weight::Choice);
            if button.selected(chosen).min_width(96.0).show(ui).clicked() && !chosen {
                form.choose(first_board(game));
            }
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let by = model.words.say(new_game::designed_by(form.setup.variant.designer()));
            ui.label(RichText::new(by).font(theme::text(13.5)).color(theme::muted()));
            let game = form.setup.variant.kind();
            if let Some(lesson) = first_lesson(game).filter(|lesson| !model.lessons.is_done(lesson)) {
                let label = model.words.say(new_game::learn_game_first(game.info().name));
                let button = Button::new(&label).icon(Icon::Cap).id("learn-first").height(theme::TOUCH);
                begun = button.show(ui).clicked().then_some(lesson);
            }
        });
    });
    begun
}

/// What a game is about, in a sentence. The row is as high for every game, so that nothing moves below it.
fn about(ui: &mut Ui, game: GameKind, words: &Words) {
    let width = ui.available_width();
    let text = |game: GameKind| {
        ui.painter().layout(words.say(new_game::in_short(game)), theme::text(14.0), theme::soft(), width)
    };
    let height = GameKind::ALL.map(|game| text(game).size().y).into_iter().fold(0.0, f32::max);
    let text = text(game);
    ui.allocate_ui(vec2(width, height), |ui| {
        ui.set_min_height(height);
        ui.add(Label::new(text));
    });
}

fn variants(ui: &mut Ui, form: &mut Form, texts: &Words) {
    let game = form.setup.variant.kind();
    let variants: Vec<Variant> =
        words::boards().into_iter().filter(|variant| variant.kind() == game).collect();
    let gap = if variants.len() > 4 { 6.0 } else { 10.0 };
    #[expect(clippy::cast_precision_loss, reason = "a handful of boards")]
    let count = variants.len() as f32;
    let width = (ui.available_width() - gap * (count - 1.0)) / count;
    let (row, _) =
        ui.allocate_exact_size(vec2(ui.available_width(), height(ui.ctx(), CARDS)), Sense::hover());
    let mut left = row.left();
    for variant in variants {
        let rect = Rect::from_min_size(pos2(left, row.top()), vec2(width, row.height()));
        if variant_card(ui, rect, (variant, form.setup.variant == variant), texts) {
            form.choose(variant);
        }
        left += width + gap;
    }
}

/// For whom the levels of the computer are, and what kind of players its characters are: one sentence or, where two
/// computers play differently, a line for each, which says of characters how strong they are. The rows are as high
/// whatever they say.
fn opponents(ui: &mut Ui, setup: GameSetup, is_adaptive: bool, words: &Words) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), LEVELS), Sense::hover());
    let mut seats: Vec<Seat> =
        setup.seats.iter().map(|(_, seat)| *seat).filter(|seat| seat.is_computer()).collect();
    seats.dedup();
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect));
    child.spacing_mut().item_spacing.y = 0.0;
    for &seat in &seats {
        let (line, about) = match (seat, seat.character()) {
            (Seat::Computer(level), _) => {
                let suits = play::of_choice(setup.variant, level);
                let line =
                    terminal::level_line(level.get(), play::of_level(setup.variant, level), suits.clone());
                (words.say(line), words.say(suits))
            }
            (_, Some((character, tier))) => {
                let worth = character::worth(character, tier);
                let line = characters::character_with_text((&character.name).into(), worth.into());
                (words.say(line), words.say_argument(&(&character.about).into()))
            }
            (_, None) => continue,
        };
        let about = if is_adaptive {
            words.say(characters::adaptive_level_means(seat.level().unwrap_or_default().get()))
        } else {
            about
        };
        if seats.len() == 1 {
            let text = RichText::new(about).font(theme::text(13.0)).color(theme::muted());
            child.add(Label::new(text).wrap());
        } else {
            let text = clipped(&child, &line, theme::text(13.0), theme::muted(), rect.width());
            let shown = child.label(text.clone());
            with_whole(shown, &text, &line);
        }
    }
}

/// Rows that set the komi: how it is agreed, what that means, and its number if it has one yet.
fn komi(ui: &mut Ui, form: &mut Form, words: &Words) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.set_min_height(theme::BUTTON);
        ui.label(RichText::new(words.say(new_game::komi_heading())).font(theme::strong(16.0)));
        ui.add_space(4.0);
        for (label, komi_pie) in [(new_game::komi_by_pie(), true), (new_game::komi_agreed(), false)] {
            let label = words.say(label);
            let button = Button::new(&label).height(theme::TOUCH).weight(Weight::Choice);
            if button.selected(form.komi_pie == komi_pie).show(ui).clicked() {
                form.komi_pie = komi_pie;
            }
        }
    });
    let row = vec2(ui.available_width(), theme::BUTTON);
    let (row, _) = ui.allocate_exact_size(row, Sense::hover());
    let stepper = row.with_min_x(row.right() - komi_pie::STEPPER);
    let text = if form.komi_pie { new_game::komi_pie_means() } else { new_game::komi_means(form.setup.komi) };
    let left = if form.komi_pie { row } else { row.with_max_x(stepper.left() - theme::GRID) };
    let text = ui.painter().layout(words.say(text), theme::text(13.0), theme::muted(), left.width());
    let mut child = ui.new_child(UiBuilder::new().max_rect(left));
    child.horizontal_centered(|ui| ui.add(Label::new(text)));
    if !form.komi_pie {
        let mut child = ui.new_child(UiBuilder::new().max_rect(stepper));
        komi_pie::stepper(&mut child, &mut form.setup.komi, false, words);
    }
}

fn variant_card(ui: &Ui, rect: Rect, (variant, selected): (Variant, bool), words: &Words) -> bool {
    let response = ui.interact(rect, ui.id().with(variant.name()), Sense::click());
    let (name, size) = (play::of_board(variant), play::of_board_size(variant));
    response.widget_info(|| {
        let label = words.say(new_game::board_and_size(name.clone(), size.clone()));
        WidgetInfo::selected(WidgetType::RadioButton, true, selected, label)
    });
    widgets::record_place(ui, variant.name(), rect);
    let painter = ui.painter();
    let (fill, line) = option_colors(&response, selected);
    painter.rect(rect, theme::RADIUS, fill, line, egui::StrokeKind::Inside);
    widgets::ring(painter, &response);
    let inset = if rect.width() < 110.0 { 9.0 } else { 16.0 };
    let thumbnail = Rect::from_min_max(rect.min + vec2(inset, 12.0), rect.max - vec2(inset, 50.0));
    let (net, dots) =
        if selected { (theme::soft(), theme::ink()) } else { (theme::disabled(), theme::muted()) };
    icons::board(painter, thumbnail, variant.board(), net.gamma_multiply(0.7), dots);
    let room = rect.width() - 12.0;
    let name = clipped(ui, &words.say(&name), theme::strong(14.5), theme::ink(), room);
    let response = widgets::with_whole(response, &name, name.text());
    put(painter, pos2(rect.center().x, rect.bottom() - 33.0), Align2::CENTER_CENTER, name.clone());
    let size = clipped(ui, &words.say(&size), theme::text(12.5), theme::muted(), room);
    put(painter, pos2(rect.center().x, rect.bottom() - 14.0), Align2::CENTER_CENTER, size);
    response.on_hover_cursor(egui::CursorIcon::PointingHand).clicked()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ByPlayer;

    #[test]
    fn komi_is_agreed_or_named() {
        let agreed = GameSetup { variant: Variant::ANDA[0], komi: 3, ..GameSetup::default() };
        let mut dialog = NewGameDialog::new(Form::new(agreed));
        dialog.form.komi_pie = false;
        assert_eq!(dialog.start(), Outcome::close_and_ask(Request::NewGame(agreed)));
        dialog.form.komi_pie = true;
        assert_eq!(dialog.start(), Outcome::default());
        assert!(dialog.komi_pie.is_some());
        dialog.form = dialog.form.on(Variant::Hex);
        assert_eq!(dialog.start(), Outcome::close_and_ask(Request::NewGame(agreed.on(Variant::Hex))));
    }

    #[test]
    fn a_game_with_a_named_komi_keeps_its_clock() {
        let clock = "5+3".parse().ok().map(|control| ByPlayer::new(control, control));
        let agreed = GameSetup { variant: Variant::ANDA[0], clock, ..GameSetup::default() };
        let mut dialog = NewGameDialog::new(Form::new(agreed));
        dialog.form.komi_pie = true;
        dialog.start();
        let request = dialog.komi_pie.map(|mut pie| pie.fix_komi());
        let setup = GameSetup { komi: crate::ai::propose_komi(agreed.variant), ..agreed };
        let requests = request.map(|outcome| outcome.requests).unwrap();
        assert!(matches!(requests[0], Request::NewGameByKomiPie(found, _) if found == setup), "{requests:?}");
    }
}
