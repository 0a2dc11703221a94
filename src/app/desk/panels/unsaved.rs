//! The dialog that asks before an unsaved game is discarded.

use bevy_egui::egui::{self, RichText};

use super::icons::Icon;
use super::request::{Outcome, PanelRequest, Request};
use super::theme;
use super::widgets::{self, Button, Weight};
use crate::i18n::{Words, commands, dialogs};

/// Shows the question whether to leave the unsaved match, to save it first, or to stay. `then` is the request that
/// waits for the answer; `finished` is set if the match is over.
pub(super) fn show(ctx: &egui::Context, then: &Request, finished: bool, words: &Words) -> Outcome {
    let title = words.say(dialogs::leave_title());
    widgets::dialog(ctx, words, "unsaved", &title, 440.0, |ui| {
        let text = if finished { dialogs::leave_finished_question() } else { dialogs::leave_question() };
        let text = words.say(text);
        ui.label(RichText::new(text).color(theme::muted()));
        widgets::foot(ui, |ui| {
            let leave = Button::new(&words.say(dialogs::leave_it())).weight(Weight::Danger).show(ui);
            let save = Button::new(&words.say(commands::save_label())).icon(Icon::Save).show(ui);
            let keep = Button::new(&words.say(dialogs::keep_playing())).show(ui);
            if leave.clicked() {
                return Outcome::close_and_ask(PanelRequest::LoseMatch(Box::new(then.clone())));
            }
            if save.clicked() {
                return Outcome::close_and_ask(PanelRequest::SaveFirst(Box::new(then.clone())));
            }
            Outcome::close_if(keep.clicked())
        })
    })
}
