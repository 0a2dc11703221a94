//! Toasts: short messages in a corner of the board. Some expire, and some stay until they are closed.

use std::time::Duration;

use bevy_egui::egui::{self, Align2, Area, Color32, Id, Order, Rect, RichText, Ui, vec2};

use super::icons::Icon;
use super::notices::{frame, note};
use super::widgets::{Button, Weight};
use super::{Model, theme};
use crate::app::game::{Toast, ToastTone, ToastTopic};
use crate::i18n::dialogs;

fn sign(tone: ToastTone) -> (Icon, Color32) {
    match tone {
        ToastTone::Success => (Icon::Check, theme::good()),
        ToastTone::Info => (Icon::Info, theme::soft()),
        ToastTone::Persistent => (Icon::Info, theme::accent()),
        ToastTone::Error | ToastTone::Alarm => (Icon::Stop, theme::danger()),
    }
}

/// Lifetime of a toast, in seconds.
const fn seconds(tone: ToastTone) -> f64 {
    match tone {
        ToastTone::Success | ToastTone::Info => theme::TOAST,
        ToastTone::Error => theme::TOAST_ERROR,
        ToastTone::Persistent | ToastTone::Alarm => f64::INFINITY,
    }
}

/// Greatest number of expiring toasts at a time.
const MAX_EXPIRING: usize = 3;
/// Distance of toasts from the edges of the board's area, in points.
const MARGIN: f32 = 16.0;

/// Toasts that are shown or wait, the newest last.
#[derive(Debug, Default)]
pub(super) struct Toasts {
    list: Vec<ToastEntry>,
}

#[derive(Debug)]
struct ToastEntry {
    toast: Toast,
    /// Time at which it was first shown, in seconds.
    since: Option<f64>,
}

impl Toasts {
    /// Adds a toast. It replaces one with the same message or on the same topic.
    pub(super) fn push(&mut self, toast: Toast) {
        let is_past = |ToastEntry { toast: old, .. }: &ToastEntry| {
            old.text == toast.text || toast.topic.is_some() && old.topic == toast.topic
        };
        self.list.retain(|entry| !is_past(entry));
        self.list.push(ToastEntry { toast, since: None });
        // Toasts that have been seen make room. The others wait, and persistent ones stay in any case.
        while self.list.iter().filter(|entry| !entry.lasts()).count() > MAX_EXPIRING {
            let Some(seen) = self.list.iter().position(|entry| !entry.lasts() && entry.since.is_some())
            else {
                break;
            };
            self.list.remove(seen);
        }
    }

    /// Removes the toasts on a topic, because their problem is solved.
    pub(super) fn withdraw(&mut self, topic: ToastTopic) {
        self.list.retain(|entry| entry.toast.topic != Some(topic));
    }

    /// Returns the messages of all toasts that are shown or wait.
    #[cfg(test)]
    pub(super) fn texts(&self) -> impl Iterator<Item = &crate::i18n::Message> {
        self.list.iter().map(|entry| &entry.toast.text)
    }

    /// Draws the toasts that fit in the upper left corner of `free`, the newest at the top. The others follow later.
    /// Returns the time until the next repaint.
    pub(super) fn show(&mut self, ctx: &egui::Context, free: Rect, model: &Model) -> Option<Duration> {
        let now = ctx.input(|input| input.time);
        self.list.retain(|entry| entry.age(now) < seconds(entry.toast.tone));
        let mut closed = None;
        let first = free.top() + MARGIN;
        let mut top = first;
        let mut passing = 0;
        for (index, entry) in self.list.iter_mut().enumerate().rev() {
            passing += usize::from(!entry.lasts());
            if !entry.lasts() && passing > MAX_EXPIRING {
                continue;
            }
            let text = model.words.say(&entry.toast.text);
            let width = free.width().min(420.0) - 2.0 * MARGIN;
            if top > first && top + height(ctx, &text, entry.lasts(), width) > free.bottom() - MARGIN {
                break;
            }
            entry.since.get_or_insert(now);
            let opacity = if model.still { 1.0 } else { fade(entry.age(now), seconds(entry.toast.tone)) };
            let area = Area::new(Id::new(("toast", &text))).order(Order::Foreground);
            let at = egui::pos2(free.left() + MARGIN, top);
            let shown = area.pivot(Align2::LEFT_TOP).fixed_pos(at).show(ctx, |ui| {
                ui.set_opacity(opacity);
                ui.set_max_width(width);
                let (icon, color) = sign(entry.toast.tone);
                if !entry.lasts() {
                    note(ui, icon, color, &text);
                    return false;
                }
                let label = model.words.say(dialogs::close_dialog());
                frame(color).show(ui, |ui| closable(ui, icon, color, &text, &label)).inner
            });
            // Tab skips toasts that expire.
            if shown.inner || shown.response.interact(egui::Sense::CLICK).clicked() {
                closed = Some(index);
            }
            top += shown.response.rect.height() + theme::GRID;
        }
        if let Some(index) = closed {
            self.list.remove(index);
        }
        // A waiting toast is drawn once another one goes and makes room.
        let wait = |entry: &ToastEntry| until_change(entry.age(now), seconds(entry.toast.tone));
        let soonest = self.list.iter().filter(|entry| entry.since.is_some()).map(wait).min_by(f64::total_cmp);
        soonest.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok())
    }
}

impl ToastEntry {
    /// Returns whether the toast stays until it is closed.
    const fn lasts(&self) -> bool {
        seconds(self.toast.tone).is_infinite()
    }

    /// Time since the toast was first shown, in seconds.
    fn age(&self, now: f64) -> f64 {
        now - self.since.unwrap_or(now)
    }
}

/// Height of a toast of this width, in points.
fn height(ctx: &egui::Context, text: &str, closable: bool, width: f32) -> f32 {
    let style = ctx.global_style();
    let font = egui::TextStyle::Body.resolve(&style);
    let spacing = style.spacing.item_spacing.x;
    let beside = theme::ICON + spacing + if closable { theme::TOUCH + spacing } else { 0.0 };
    let margin = frame(theme::line()).total_margin().sum();
    let room = width - margin.x - beside;
    let letters = ctx.fonts_mut(|fonts| fonts.layout(text.to_owned(), font, theme::ink(), room).size().y);
    letters.max(if closable { theme::TOUCH } else { theme::ICON }) + margin.y
}

/// A note with a close button. Returns whether that was pressed.
fn closable(ui: &mut Ui, icon: Icon, color: Color32, text: &str, label: &str) -> bool {
    ui.horizontal_top(|ui| {
        icon.show(ui, color);
        let words = (ui.available_width() - theme::TOUCH - ui.spacing().item_spacing.x).max(0.0);
        ui.allocate_ui(vec2(words, 0.0), |ui| {
            // Toasts in a column have their close buttons aligned.
            ui.set_width(words);
            ui.add(egui::Label::new(RichText::new(text).color(theme::ink())).wrap());
        });
        let cross = Button::new(label).id("close-notice").icon(Icon::Cross).labelled(false);
        cross.weight(Weight::Quiet).height(theme::TOUCH).show(ui).on_hover_text(label).clicked()
    })
    .inner
}

/// Opacity of a toast at an age, in seconds.
#[expect(clippy::cast_possible_truncation, reason = "a number from 0 to 1")]
fn fade(age: f64, life: f64) -> f32 {
    (age / theme::TOAST_FADE).min((life - age) / theme::TOAST_FADE).clamp(0.0, 1.0) as f32
}

/// Seconds until a toast of this age must be repainted.
fn until_change(age: f64, life: f64) -> f64 {
    if age < theme::TOAST_FADE { 0.0 } else { (life - theme::TOAST_FADE - age).max(0.0) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Message, keeping, notices, themes};

    #[test]
    fn a_toast_comes_stays_and_goes() {
        assert!(fade(0.0, 4.0) < 0.01);
        assert!((fade(2.0, 4.0) - 1.0).abs() < 1e-6);
        assert!(fade(3.99, 4.0) < 0.1);
        assert!(until_change(0.1, 4.0) < 1e-9);
        assert!((until_change(1.0, 4.0) - 2.82).abs() < 1e-9);
        assert!(until_change(3.9, 4.0) < 1e-9);
    }

    fn ids(toasts: &Toasts) -> Vec<&'static str> {
        toasts.texts().map(Message::id).collect()
    }

    fn file(name: &str) -> Message {
        notices::no_game_in_file(name.to_owned())
    }

    #[test]
    fn what_must_not_be_missed_makes_room_for_nothing() {
        let mut toasts = Toasts::default();
        for name in ["a", "b", "c", "d"] {
            toasts.push(Toast::alarm(file(name)));
        }
        toasts.push(Toast::persistent(notices::safe_mode()));
        toasts.push(Toast::success(notices::game_copied()));
        let all =
            ["a", "b", "c", "d"].map(file).into_iter().chain([notices::safe_mode(), notices::game_copied()]);
        assert!(toasts.texts().eq(all.collect::<Vec<_>>().iter()));
        assert!(seconds(ToastTone::Alarm).is_infinite() && seconds(ToastTone::Persistent).is_infinite());
        assert!((fade(3600.0, seconds(ToastTone::Alarm)) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn news_take_the_place_of_older_news_about_the_same() {
        let full = || keeping::disk_full("7".to_owned());
        let bad = |topic| match topic {
            ToastTopic::Saving => keeping::game_not_being_saved(full()),
            ToastTopic::Settings => notices::settings_not_saved(full()),
            ToastTopic::Theme => themes::theme_unknown("night".to_owned()),
            ToastTopic::Disk => notices::disk_slow(),
        };
        let topics = [ToastTopic::Saving, ToastTopic::Settings, ToastTopic::Theme, ToastTopic::Disk];
        let mut toasts = Toasts::default();
        // A toast without a topic, which stays.
        toasts.push(Toast::alarm(file("a")));
        for topic in topics {
            toasts.push(Toast::alarm(bad(topic)).with_topic(topic));
        }
        assert_eq!(
            ids(&toasts),
            ["no_game_in_file", "game_not_being_saved", "settings_not_saved", "theme_unknown", "disk_slow"]
        );
        toasts.push(Toast::success(keeping::game_saved_again()).with_topic(ToastTopic::Saving));
        toasts.push(Toast::success(notices::settings_saved_again()).with_topic(ToastTopic::Settings));
        toasts.withdraw(ToastTopic::Theme);
        toasts.withdraw(ToastTopic::Disk);
        assert_eq!(ids(&toasts), ["no_game_in_file", "game_saved_again", "settings_saved_again"]);
        // Another reason than before.
        toasts.push(Toast::alarm(bad(ToastTopic::Saving)).with_topic(ToastTopic::Saving));
        let other = keeping::game_not_being_saved(keeping::no_home_folder());
        toasts.push(Toast::alarm(other).with_topic(ToastTopic::Saving));
        assert_eq!(ids(&toasts), ["no_game_in_file", "settings_saved_again", "game_not_being_saved"]);
    }

    #[test]
    fn at_most_three_that_were_seen_and_none_twice() {
        let mut toasts = Toasts::default();
        for name in ["a", "b", "b", "c", "d"] {
            toasts.push(Toast::success(file(name)));
        }
        assert!(toasts.texts().eq(&["a", "b", "c", "d"].map(file)), "none has been seen yet");
        for entry in &mut toasts.list {
            entry.since = Some(0.0);
        }
        toasts.push(Toast::error(file("e")));
        assert!(toasts.texts().eq(&["c", "d", "e"].map(file)));
    }
}
