//! Games in progress, and the files that were used last.

use std::path::{Path, PathBuf};

use bevy_egui::egui::{self, Align2, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::super::icons::Icon;
use super::super::widgets::{Button, ListRow, Weight, clipped, put};
use super::super::{Request, theme, words as names};
use super::{Leaving, empty};
use crate::app::game::{FileRequested, Job, Unfinished, file_name};
use crate::i18n::{Words, library as messages, play};
use crate::rules::{Player, visible_path};

const ROW: f32 = 60.0;

/// Shows the games that were interrupted, to be resumed or moved to the bin. Returns the requests of clicks.
pub(super) fn unfinished(
    ui: &mut Ui,
    words: &Words,
    games: &[Unfinished],
    given_up: &mut Leaving,
) -> Vec<Request> {
    let mut requests = Vec::new();
    let games: Vec<&Unfinished> = games.iter().filter(|game| !given_up.ids.contains(&game.id)).collect();
    if games.is_empty() {
        let text = words.say(messages::none_in_progress_tip());
        empty(ui, Icon::Play, &words.say(messages::none_in_progress()), &text);
        return requests;
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    ScrollArea::vertical().id_salt("unfinished").auto_shrink([false, false]).show_rows(
        ui,
        ROW,
        games.len(),
        |ui, range| {
            for game in games.get(range).unwrap_or_default() {
                let request = unfinished_row(ui, words, game);
                if let Some(Request::Library(_)) = request {
                    given_up.ids.push(game.id.clone());
                }
                requests.extend(request);
            }
        },
    );
    requests
}

fn unfinished_row(ui: &mut Ui, words: &Words, game: &Unfinished) -> Option<Request> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    ui.painter().rect(rect, theme::RADIUS, theme::card(), theme::hairline(), egui::StrokeKind::Inside);
    let buttons = Rect::from_min_max(pos2(rect.right() - 188.0, rect.top()), rect.right_bottom());
    let say = |message| words.say(message);
    let [black, white] = Player::ALL.map(|player| play::of_name(&game.names[player]));
    let players = say(messages::players_in_progress(black, white));
    let when = game.changed.to_zoned(jiff::tz::TimeZone::system()).strftime("%Y-%m-%d %H:%M");
    let board = names::library::board(game.variant);
    let facts = say(messages::game_in_progress(board, game.plies, when.to_string()));
    two_lines(ui, rect.with_max_x(buttons.left()), &players, &facts);
    let layout = egui::Layout::right_to_left(egui::Align::Center);
    let inside = buttons.shrink2(vec2(10.0, 0.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inside).layout(layout).id_salt(game.id.as_str()));
    ui.spacing_mut().item_spacing.x = 4.0;
    let label = say(messages::continue_game());
    let go_on = Button::new(&label).icon(Icon::Play).weight(Weight::Usual).show(&mut ui);
    let label = say(messages::bin_game());
    let bin = Button::new(&label).icon(Icon::Bin).labelled(false).weight(Weight::Quiet).show(&mut ui);
    if go_on.on_hover_text(say(messages::continue_game_tip())).clicked() {
        return Some(Request::Resume(game.id.clone()));
    }
    let bin = bin.on_hover_text(&label).clicked();
    bin.then(|| Request::Library(Job::GiveUp(game.id.clone())))
}

/// Draws two lines of text in a row, the upper one stronger.
fn two_lines(ui: &Ui, rect: Rect, upper: &str, lower: &str) {
    let room = rect.width() - 28.0;
    let upper = clipped(ui, upper, theme::strong(14.5), theme::ink(), room);
    put(ui.painter(), pos2(rect.left() + 14.0, rect.center().y - 10.0), Align2::LEFT_CENTER, upper);
    let lower = clipped(ui, lower, theme::text(13.0), theme::muted(), room);
    put(ui.painter(), pos2(rect.left() + 14.0, rect.center().y + 11.0), Align2::LEFT_CENTER, lower);
}

/// Shows the files that were opened or saved last. Returns the request to open the one clicked.
pub(super) fn recent(ui: &mut Ui, files: &[PathBuf], words: &Words) -> Option<Request> {
    if files.is_empty() {
        let text = words.say(messages::no_recent_tip());
        empty(ui, Icon::Folder, &words.say(messages::no_recent()), &text);
        return None;
    }
    let mut request = None;
    ui.spacing_mut().item_spacing.y = 6.0;
    ScrollArea::vertical().id_salt("recent").auto_shrink([false, false]).show(ui, |ui| {
        for file in files {
            if recent_row(ui, words, file) {
                request = Some(Request::File(FileRequested::Open(file.clone())));
            }
        }
    });
    request
}

fn recent_row(ui: &mut Ui, words: &Words, file: &Path) -> bool {
    let (name, folder) = (file_name(file), visible_path(file.parent().unwrap_or(file)));
    let row = ListRow::new(&name).id(&name).height(ROW).card().outline(theme::hairline());
    let response = row.show_background(ui);
    let rect = response.rect;
    let icon =
        Rect::from_center_size(pos2(rect.left() + 26.0, rect.center().y), egui::Vec2::splat(theme::ICON));
    Icon::Folder.paint(ui.painter(), icon, theme::muted());
    two_lines(ui, rect.with_min_x(rect.left() + 36.0), &name, &folder);
    response.on_hover_text(words.say(messages::recent_tip())).clicked()
}
