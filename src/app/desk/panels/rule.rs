//! Offers the rule that explains a move that was refused repeatedly.

use bevy_egui::egui::{self, Align2, Rect, Ui, vec2};

use super::help::Rule;
use super::over_board::OverBoard;
use super::request::{Outcome, Request};
use super::widgets::{Button, Weight};
use super::{Model, commands, notices, theme};
use crate::app::input::{Command, PanelCommand};
use crate::i18n::dialogs;
use crate::play::NodeId;
use crate::rules::AnyIllegalMove;

/// The paragraph of the rules that explains a refused move, offered while the position stays on the board.
#[derive(Debug)]
pub(super) struct OfferedRule {
    rule: &'static Rule,
    at: (u32, NodeId),
}

impl OfferedRule {
    /// Finds the paragraph of the rules that explains why a move is illegal, if there is one.
    pub(super) fn explaining(refused: &AnyIllegalMove, model: &Model) -> Option<Self> {
        Some(Self { rule: Rule::explaining(refused)?, at: (model.match_id, model.game.cursor()) })
    }

    /// Returns `true` if the position in which the move was refused is still on the board.
    pub(super) fn is_due(&self, model: &Model) -> bool {
        self.at == (model.match_id, model.game.cursor())
    }

    /// Shows the paragraph of the rules in a card in the lower left corner of the board's area. Returns whether it
    /// closes, and the requests of clicks.
    pub(super) fn show(&self, ctx: &egui::Context, free: Rect, model: &Model) -> Outcome {
        let area = OverBoard::Rule.area();
        let area = area.pivot(Align2::LEFT_BOTTOM).fixed_pos(free.left_bottom() + vec2(16.0, -16.0));
        let shown = area.show(ctx, |ui| {
            ui.set_max_width(free.width().min(400.0) - 32.0);
            notices::frame(theme::line()).show(ui, |ui| self.contents(ui, model)).inner
        });
        shown.inner
    }

    fn contents(&self, ui: &mut Ui, model: &Model) -> Outcome {
        self.rule.show(ui, model);
        ui.add_space(theme::GRID / 2.0);
        let mut outcome = Outcome::default();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            let all = model.words.say(commands::label(Command::Panel(PanelCommand::Help), model));
            if Button::new(&all).id("rule-all").height(theme::BUTTON).show(ui).clicked() {
                outcome = Outcome::ask([Request::Command(PanelCommand::Help.into())]);
            }
            let close = model.words.say(dialogs::close_dialog());
            let close = Button::new(&close).id("rule-close").weight(Weight::Quiet).height(theme::BUTTON);
            if close.show(ui).clicked() {
                outcome = Outcome::close();
            }
        });
        outcome
    }
}
