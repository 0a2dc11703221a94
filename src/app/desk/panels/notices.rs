//! Notices over the board: captions, the offer to end the game, and refusals.

use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{
    self, Align2, Area, Color32, Frame, Id, Order, Pos2, Rect, RichText, Stroke, Ui, vec2,
};

use super::icons::Icon;
use super::over_board::OverBoard;
use super::widgets::{self, Button, Weight};
use super::{Ending, Model, Request, theme, words};
use crate::app::game::{EarlyEnd, EarlyEndAnswered, EndPhase};
use crate::app::input::MatchCommand;
use crate::i18n::{Message, table};

/// Shows the strip below the board: a question whether to end the game, a caption of the count or of a move, a note or
/// a tip.
/// `hints` enables tips. Returns the request of a click, and the place of the strip.
pub(super) fn strip(
    ctx: &egui::Context,
    free: Rect,
    model: &Model,
    hints: bool,
) -> (Option<Request>, Option<Rect>) {
    // Low, since it may lie over the edge of the board.
    let at = free.center_bottom() - vec2(0.0, 4.0);
    let phase = match model.ending {
        Ending::None => None,
        Ending::Looking => Some(EndPhase::Reason),
        Ending::Counting { phase, .. } => Some(phase),
        Ending::Counted => return (None, None),
    };
    if let Some(phase) = phase {
        let place = words::end_caption(model.game, model.view, phase).map(|text| {
            caption(ctx, at, free, |ui| {
                let text =
                    RichText::new(model.words.say(&text)).font(theme::strong(16.0)).color(theme::ink());
                frame(theme::accent()).show(ui, |ui| ui.add(egui::Label::new(text).wrap()));
            })
        });
        return (None, place);
    }
    if let Some(text) = words::pass_banner(model.game, model.view) {
        let banner = pass_banner(ctx, at, &model.words.say(text), model);
        return (banner.inner, Some(banner.response.rect));
    }
    if let Some(early) = model.decided {
        let shown = early_end(ctx, at, free, early, model);
        return (shown.inner, Some(shown.response.rect));
    }
    if let Some(text) = model.caption {
        let text = model.words.say(text);
        return (None, Some(caption(ctx, at, free, |ui| note(ui, Icon::Eye, theme::soft(), &text))));
    }
    let repetition = words::repetition(model.game);
    let tip = words::hint(model.game, model.view, model.half).filter(|_| hints);
    let place = repetition.or(tip).map(|tip| {
        let tip = model.words.say(tip);
        caption(ctx, at, free, |ui| note(ui, Icon::Info, theme::soft(), &tip))
    });
    (None, place)
}

/// Shows text below the board that takes no clicks. Returns its place.
pub(super) fn caption(ctx: &egui::Context, at: Pos2, free: Rect, contents: impl FnOnce(&mut Ui)) -> Rect {
    let area = OverBoard::Caption.area().interactable(false);
    let shown = area.pivot(Align2::CENTER_BOTTOM).fixed_pos(at).show(ctx, |ui| {
        ui.set_max_width(free.width() - 32.0);
        contents(ui);
    });
    // egui places an area by its size in the frame before, which was another text's.
    let aside = vec2(at.x - shown.response.rect.center().x, at.y - shown.response.rect.bottom());
    if aside.length() > 0.5 {
        ctx.transform_layer_shapes(shown.response.layer_id, TSTransform::from_translation(aside));
        ctx.request_repaint();
    }
    shown.response.rect.translate(aside)
}

/// Distance of a refusal above the pointer, in points.
pub(in crate::app::desk) const BUBBLE_ABOVE: f32 = 22.0;
/// Distance of a refusal below the pointer, in points.
pub(in crate::app::desk) const BUBBLE_BELOW: f32 = 28.0;
/// Distance from the window's upper edge within which a refusal stands below the pointer instead of above, in points.
pub(in crate::app::desk) const BUBBLE_UPPER_EDGE: f32 = 140.0;

/// Shows the reason of a refusal in a bubble at the pointer `at`; `opacity` is 1 when fully visible.
pub fn bubble(ctx: &egui::Context, at: Pos2, text: &str, opacity: f32) {
    let window = ctx.content_rect();
    let (pivot, offset) = if at.y > window.top() + BUBBLE_UPPER_EDGE {
        (Align2::CENTER_BOTTOM, vec2(0.0, -BUBBLE_ABOVE))
    } else {
        (Align2::CENTER_TOP, vec2(0.0, BUBBLE_BELOW))
    };
    let area = Area::new(Id::new("refusal")).order(Order::Tooltip).interactable(false);
    area.pivot(pivot).fixed_pos(at + offset).constrain_to(window.shrink(8.0)).show(ctx, |ui| {
        ui.set_opacity(opacity.clamp(0.0, 1.0));
        ui.set_max_width(320.0_f32.min(window.width() - 32.0));
        note(ui, Icon::Stop, theme::danger(), text);
    });
}

/// Shows a text with a button that passes, which ends the game.
fn pass_banner(
    ctx: &egui::Context,
    at: Pos2,
    text: &str,
    model: &Model,
) -> egui::InnerResponse<Option<Request>> {
    let end = model.words.say(table::pass_and_end());
    let area = OverBoard::PassBanner.area();
    let contents = |ui: &mut Ui| {
        ui.horizontal(|ui| {
            ui.add_space(4.0);
            ui.label(RichText::new(text).font(theme::strong(14.5)));
            ui.add_space(4.0);
            let pass = Button::new(&end).id("pass-and-end").weight(Weight::Primary).height(theme::TOUCH);
            pass.show(ui).clicked().then_some(Request::Command(MatchCommand::Pass.into()))
        })
        .inner
    };
    let banner = |ui: &mut Ui| frame(theme::accent()).show(ui, contents).inner;
    area.pivot(Align2::CENTER_BOTTOM).fixed_pos(at).show(ctx, banner)
}

/// Offers to end a decided game. It does not block: the player may simply move on.
fn early_end(
    ctx: &egui::Context,
    at: Pos2,
    free: Rect,
    early: EarlyEnd,
    model: &Model,
) -> egui::InnerResponse<Option<Request>> {
    let say = |message: Message| model.words.say(message);
    let area = OverBoard::Decided.area();
    let contents = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let text = RichText::new(say(early.told(model.game.seats()))).font(theme::strong(14.5));
        ui.add(egui::Label::new(text).wrap());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            let buttons = [
                ("finish-early", table::decided_finish(), Weight::Usual, EarlyEndAnswered::Finish),
                ("play-on", table::decided_play_on(), Weight::Quiet, EarlyEndAnswered::PlayOn),
            ];
            let mut request = None;
            for (id, label, weight, answer) in buttons {
                let (label, tip) = (say(label), say(words::early_end_tip(early, answer)));
                let button = Button::new(&label).id(id).weight(weight).height(theme::TOUCH);
                if button.show(ui).on_hover_text(tip).clicked() {
                    request = Some(Request::EarlyEnd(answer));
                }
            }
            request
        })
        .inner
    };
    let width = (free.width() - 32.0).min(420.0);
    let banner = |ui: &mut Ui| {
        ui.set_max_width(width);
        frame(theme::line()).show(ui, contents).inner
    };
    area.pivot(Align2::CENTER_BOTTOM).fixed_pos(at).show(ctx, banner)
}

/// Returns the frame of notices over the board, with an outline of this colour.
pub(super) fn frame(line: Color32) -> Frame {
    Frame::new()
        .fill(theme::dialog())
        .stroke(Stroke::new(1.0, line.gamma_multiply(0.75)))
        .corner_radius(10)
        .inner_margin(egui::Margin::symmetric(12, 8))
        .shadow(egui::Shadow { offset: [0, 4], blur: 16, spread: 0, color: theme::shadow() })
}

/// Shows an icon and a sentence in a frame over the board.
pub(super) fn note(ui: &mut Ui, icon: Icon, color: Color32, text: &str) {
    frame(color).show(ui, |ui| {
        ui.horizontal(|ui| {
            icon.show(ui, color);
            ui.add(egui::Label::new(RichText::new(text).color(theme::ink())).wrap());
        });
    });
}

/// Shows an icon and a sentence in a card as wide as its page.
pub(super) fn card(ui: &mut Ui, icon: Icon, text: &str) {
    widgets::card(ui, egui::Margin::symmetric(12, 10), |ui| {
        ui.horizontal_top(|ui| {
            icon.show(ui, theme::soft());
            ui.add(egui::Label::new(RichText::new(text).font(theme::text(14.0)).color(theme::ink())).wrap());
        });
    });
}
