//! Principal variations of the engine, each with letter, value and moves.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Response, Sense, Stroke, Ui, pos2, vec2};

use super::super::super::icons::{self, Icon};
use super::super::super::widgets::{ListRow, clipped, galley, put};
use super::super::super::{Model, Request, theme};
use super::engine::shortened;
use super::{counted, short};
use crate::app::game::AnalysisState;
use crate::i18n::analysis as messages;
use crate::i18n::play::two_sentences;
use crate::play::Match;
use crate::rules::{Game, GameKind, Player};
use crate::study::AnalysisLine;

/// Height of a line, in points.
const ROW: f32 = 32.0;
/// Letters of the lines, and of their arrows on the board.
pub(super) const LETTERS: [&str; 5] = ["A", "B", "C", "D", "E"];
/// Greatest number of moves that are shown of a line.
const MOVES: usize = 10;

/// Shows the engine's lines of best play. Returns the index of the one under the pointer, and the request of a click.
pub(super) fn show(ui: &mut Ui, model: &Model) -> (Option<usize>, Option<Request>) {
    let (mut pointed, mut pressed) = (None, None);
    let update = model.analysis.update(model.here());
    let lines = update.map_or(&[][..], |update| &update.lines);
    let can_try = may_try(model.game);
    ui.spacing_mut().item_spacing.y = 2.0;
    for (index, (line, letter)) in lines.iter().zip(LETTERS).enumerate() {
        let response = row(ui, model, line, letter, can_try);
        if response.hovered() || response.has_focus() {
            pointed = Some(index);
        }
        if response.clicked()
            && can_try
            && let Some(&mv) = line.moves.first()
        {
            pressed = Some(Request::Try(mv));
        }
    }
    // Placeholders keep the contents below in place while the engine looks for the first lines.
    let searching = model.analysis.state() == AnalysisState::Searching;
    if searching && lines.is_empty() {
        for _ in 0..model.preferences.analysis.lines {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
            ui.painter().rect_filled(rect, theme::RADIUS, Color32::from_black_alpha(30));
        }
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    if !(can_try || lines.is_empty()) {
        super::muted_sentence(ui, model, messages::line_not_now());
    }
    (pointed, pressed)
}

/// Returns `true` if a move of a line may be tried in the current position: not if it would be a move against the
/// computer.
pub(super) fn may_try(game: &Match) -> bool {
    !game.is_at_end() || game.result().is_some() || !game.has_computer()
}

fn row(ui: &mut Ui, model: &Model, line: &AnalysisLine, letter: &str, can_try: bool) -> Response {
    let say = |message| model.words.say(message);
    let game = model.game.shown_position();
    let player = game.to_move().unwrap_or(Player::Black);
    let worth = line.worth.for_black(player);
    let board = game.board();
    let moves: Vec<String> = line.moves.iter().take(MOVES).map(|mv| mv.display(board).to_string()).collect();
    let moves = moves.join(" ");
    let value = messages::of_value(&worth, counted(model));
    let effort = match (game.kind(), line.visits) {
        (GameKind::Anda, Some(visits)) => messages::line_visits(visits),
        (GameKind::Anda, None) | (GameKind::Abande, _) => messages::line_depth(line.depth),
    };
    let name = say(two_sentences(messages::line_name(letter, moves.clone(), value), effort));
    let id = format!("line-{}", letter.to_lowercase());
    let response = ListRow::new(&name).id(&id).height(ROW).card().enabled(can_try).show_background(ui);
    let rect = response.rect;
    let middle = rect.center().y;
    badge(ui, pos2(rect.left() + 17.0, middle), letter);

    let (leader, text) = short(&worth, model);
    let left = rect.left() + 34.0;
    if let Some(leader) = leader {
        icons::disc(ui.painter(), pos2(left + 7.0, middle), 7.0, leader);
    }
    let text = galley(ui, &text, theme::strong(14.5), theme::ink());
    let end = put(ui.painter(), pos2(left + 18.0, middle), Align2::LEFT_CENTER, text).right();
    let mut left = end.max(left + 44.0) + 6.0;
    if counted(model) && worth.proved.is_none() {
        let chance = worth.for_black(leader.unwrap_or(Player::Black)).chance.percent();
        let chance =
            galley(ui, &model.words.say(messages::percent(chance)), theme::text(13.0), theme::muted());
        left = left.max(put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, chance).right() + 8.0);
    } else if worth.proved.is_some() {
        let square = Rect::from_center_size(pos2(left + 8.0, middle), vec2(16.0, 16.0));
        Icon::Check.paint(ui.painter(), square, theme::good());
        left += 24.0;
    }
    let right = rect.right() - 8.0;
    let effort = match (game.kind(), line.visits) {
        (GameKind::Anda, Some(visits)) => shortened(visits.into()),
        (GameKind::Anda, None) | (GameKind::Abande, _) => line.depth.to_string(),
    };
    let effort = galley(ui, &effort, theme::text(12.0), theme::muted());
    let edge = put(ui.painter(), pos2(right, middle), Align2::RIGHT_CENTER, effort).left();
    let moves = clipped(ui, &moves, theme::text(14.0), theme::soft(), edge - 8.0 - left);
    put(ui.painter(), pos2(left, middle), Align2::LEFT_CENTER, moves);
    response
}

/// Letter of a line, as beside its arrow on the board.
fn badge(ui: &Ui, at: Pos2, letter: &str) {
    ui.painter().circle(at, 10.0, theme::best(), Stroke::NONE);
    let text = galley(ui, letter, theme::strong(13.0), theme::on_best());
    put(ui.painter(), at, Align2::CENTER_CENTER, text);
}
