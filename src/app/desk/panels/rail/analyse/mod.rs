//! The page for analysis: the engine, the graph of the game, and the review.

mod bar;
mod engine;
mod graph;
mod lines;
mod review;

use bevy_egui::egui::{Color32, ScrollArea, Ui};

use super::super::{Model, Request, theme};
use super::parts::line;
use crate::i18n::{Message, analysis as messages};
use crate::play::NodeId;
use crate::rules::{Game, Player};
use crate::study::Evaluation;

pub(super) use bar::bar;

/// What the page for analysis keeps between frames.
#[derive(Debug, Default)]
pub(in crate::app::desk::panels) struct AnalysePage {
    /// Shows the settings of the engine.
    settings: bool,
    /// Index of the line under the pointer.
    line: Option<usize>,
    /// A click on the line under the pointer tries its first move.
    pointed: bool,
    /// Mistake that was shown last.
    mistake: Option<NodeId>,
}

impl AnalysePage {
    /// Returns the index of the line under the pointer, which the board shows.
    pub(in crate::app::desk::panels) const fn line(&self) -> Option<usize> {
        self.line
    }
}

/// Shows the page for analysis: engine, lines, graph and review. Returns the requests of clicks.
pub(super) fn show(ui: &mut Ui, state: &mut AnalysePage, model: &Model) -> Vec<Request> {
    let mut requests = Vec::new();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.set_max_width(ui.available_width() - 2.0);
        requests.extend(engine::show(ui, &mut state.settings, state.pointed, model));
        let (line, request) = lines::show(ui, model);
        state.line = line;
        state.pointed = line.is_some() && lines::may_try(model.game);
        requests.extend(request);
        ui.add_space(2.0);
        requests.extend(graph::show(ui, model));
        ui.add_space(2.0);
        requests.extend(review::show(ui, &mut state.mistake, model));
    });
    requests
}

/// Returns `true` if there are values that the bar beside the board can show: those of the engine, while it is on, or
/// of the notes of the game.
pub(in crate::app::desk::panels) fn has_bar(model: &Model) -> bool {
    let tree = model.game.tree();
    let noted = |node: NodeId| Evaluation::from_notes(tree.game(node), tree.node(node).notes()).is_some();
    model.analysis.is_on() || tree.path(model.game.tip()).into_iter().any(noted)
}

/// Shows a sentence in the muted colour.
fn muted_sentence(ui: &mut Ui, model: &Model, text: Message) {
    sentence(ui, model, text, theme::muted());
}

fn sentence(ui: &mut Ui, model: &Model, text: Message, color: Color32) {
    line(ui, model, text, theme::text(13.0), color);
}

/// Returns whether the game is decided by points.
fn counted(model: &Model) -> bool {
    model.view.game.counts_points()
}

/// Evaluation of a position from the engine, the review or the notes of the game.
fn worth(model: &Model, node: NodeId) -> Option<Evaluation> {
    let tree = model.game.tree();
    let game = tree.game(node);
    if let Some(end) = Evaluation::from_result(game, Player::Black) {
        return Some(end);
    }
    let turn = crate::app::game::PositionId { match_id: model.match_id, node };
    let found = model.analysis.found(turn).and_then(|update| update.best());
    let found = found.zip(game.to_move()).map(|(line, player)| line.worth.for_black(player));
    let noted = || Evaluation::from_notes(game, tree.node(node).notes());
    // The review judges every position alike, but the engine may have searched the current position more deeply.
    let is_here = node == model.game.cursor() && model.analysis.is_on();
    if is_here { found.or_else(noted) } else { noted().or(found) }
}

/// The player who is ahead and a short value such as `+3`: the margin, or the chance of winning in a game without
/// points.
fn short(worth: &Evaluation, model: &Model) -> (Option<Player>, String) {
    let hundredths = worth.score.centipoints();
    let leader = if hundredths < 0 { Player::White } else { Player::Black };
    let theirs = worth.for_black(leader);
    if !counted(model) {
        let even = theirs.chance.percent() == 50;
        return ((!even).then_some(leader), model.words.say(messages::percent(theirs.chance.percent())));
    }
    match theirs.proved.unwrap_or((theirs.score.centipoints() + 50) / 100) {
        0 => (None, "0".to_owned()),
        points => (Some(leader), format!("+{points}")),
    }
}
