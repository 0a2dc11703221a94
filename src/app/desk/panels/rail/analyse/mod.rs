//! The page for analysis: the engine that studies, the course of the game, and its review.

mod bar;
mod engine;
mod graph;
mod lines;
mod review;

use bevy_egui::egui::{Color32, ScrollArea, Ui};

use super::super::{Model, Request, theme};
use super::parts::line;
use crate::i18n::{Message, analysis as said};
use crate::play::NodeId;
use crate::rules::{Game, Player};
use crate::study::Evaluation;

pub(super) use bar::bar;

/// What the page remembers between frames.
#[derive(Debug, Default)]
pub(in crate::app::desk::panels) struct AnalysePage {
    /// Whether it shows how the engine works.
    settings: bool,
    /// The line under the pointer.
    line: Option<usize>,
    /// Whether a click on it would try its first move.
    pointed: bool,
    /// The mistake that was shown last.
    mistake: Option<NodeId>,
}

impl AnalysePage {
    /// The line under the pointer, from 0.
    pub(in crate::app::desk::panels) const fn line(&self) -> Option<usize> {
        self.line
    }
}

/// The page.
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

/// A sentence of less weight.
fn note(ui: &mut Ui, model: &Model, text: Message) {
    sentence(ui, model, text, theme::muted());
}

fn sentence(ui: &mut Ui, model: &Model, text: Message, color: Color32) {
    line(ui, model, text, theme::text(13.0), color);
}

/// Whether points are counted in this game.
fn counted(model: &Model) -> bool {
    model.view.counts_points()
}

/// What is known of a position, for Black: what the engine says now, what the review says, or what the game's notes say.
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
    // The review judges every position alike; of the position that is shown, the engine may have seen more.
    let is_here = node == model.game.cursor() && model.analysis.is_on();
    if is_here { found.or_else(noted) } else { noted().or(found) }
}

/// The value in a few letters, such as `+3`, for the player who is ahead: the margin, or the chance of winning where no
/// points are counted.
fn short(worth: &Evaluation, model: &Model) -> (Option<Player>, String) {
    let hundredths = worth.score.centipoints();
    let leader = if hundredths < 0 { Player::White } else { Player::Black };
    let theirs = worth.for_black(leader);
    if !counted(model) {
        let even = theirs.chance.percent() == 50;
        return ((!even).then_some(leader), model.words.say(said::percent(theirs.chance.percent())));
    }
    match theirs.proved.unwrap_or((theirs.score.centipoints() + 50) / 100) {
        0 => (None, "0".to_owned()),
        points => (Some(leader), format!("+{points}")),
    }
}
