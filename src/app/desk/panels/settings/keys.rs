//! Key bindings. A click on a key waits for the next key press, which replaces it.

use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, EventFilter, Frame, Layout, Margin, RichText, ScrollArea, Sense, Ui,
    vec2,
};

use super::CapturedKey;
use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{self, Button, Weight};
use crate::app::desk::panels::{Model, Request, theme, words};
use crate::app::input::{COMMANDS, Command, CommandContext, CommandInfo, GameFeature, KeyChord, Keymap};
use crate::i18n::{Argument, Message, settings as messages};
use crate::rules::GameKind;

/// Least height of a command's row, in points.
const ROW: f32 = 40.0;
/// Width of the button that resets a command's keys, in points.
const RESET: f32 = theme::TOUCH + 4.0;

/// What the page of settings for key bindings is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Editing {
    #[default]
    Nothing,
    /// Waits for a key. `place` is its index among the command's keys; an index at the end adds a key.
    Waiting { command: Command, place: usize },
    /// Asks about keys for `command`, since `chord` already belongs to the `rivals`.
    Clash { command: Command, keys: Vec<KeyChord>, chord: KeyChord, rivals: Vec<Command> },
    /// The key is reserved and cannot be bound.
    Refused(KeyChord),
    /// The key has no name or belongs to the system, so it cannot be bound.
    Unusable,
}

impl Editing {
    /// Returns `true` if the next key is to be bound to a command.
    pub(super) const fn is_waiting(&self) -> bool {
        matches!(self, Self::Waiting { .. })
    }

    /// Binds the captured key to the command that waits for it, or asks about a clash. Returns the request that
    /// changes the preferences.
    pub(super) fn take(&mut self, pressed: CapturedKey, model: &Model) -> Option<Request> {
        let Self::Waiting { command, place } = std::mem::take(self) else { return None };
        let mut keys = model.keys.keys(command).to_vec();
        match pressed {
            CapturedKey::Cancel => return None,
            CapturedKey::Remove => {
                if place < keys.len() {
                    keys.remove(place);
                }
            }
            CapturedKey::Unusable => {
                *self = Self::Unusable;
                return None;
            }
            CapturedKey::Key(chord) if chord.is_reserved() => {
                *self = Self::Refused(chord);
                return None;
            }
            CapturedKey::Key(chord) => {
                match keys.get_mut(place) {
                    Some(key) => *key = chord,
                    None => keys.push(chord),
                }
                // Duplicates are dropped.
                let mut seen = Vec::new();
                keys.retain(|key| {
                    !seen.contains(key) && {
                        seen.push(*key);
                        true
                    }
                });
            }
        }
        self.give(command, keys, model)
    }

    /// Binds the keys to a command. If one of them is in use, asks first.
    fn give(&mut self, command: Command, keys: Vec<KeyChord>, model: &Model) -> Option<Request> {
        let known = model.keys.keys(command);
        let fresh = keys.iter().copied().filter(|chord| !known.contains(chord));
        let clash = fresh
            .map(|chord| (chord, model.keys.conflicting_commands(command, chord)))
            .find(|(_, rivals)| !rivals.is_empty());
        if let Some((chord, rivals)) = clash {
            *self = Self::Clash { command, keys, chord, rivals };
            return None;
        }
        *self = Self::Nothing;
        Some(rebind(model, &[(command, keys)]))
    }

    /// Resolves a clash: the command gets the keys, and its rivals lose them.
    fn take_away(&mut self, model: &Model) -> Option<Request> {
        let Self::Clash { command, keys, .. } = std::mem::take(self) else { return None };
        let mut changes = Vec::new();
        for rival in keys.iter().flat_map(|&chord| model.keys.conflicting_commands(command, chord)) {
            let rest = model.keys.keys(rival).iter().copied().filter(|key| !keys.contains(key)).collect();
            changes.push((rival, rest));
        }
        changes.push((command, keys));
        Some(rebind(model, &changes))
    }
}

/// Request that binds each command to its keys.
fn rebind(model: &Model, changes: &[(Command, Vec<KeyChord>)]) -> Request {
    let keys = Keymap::merged_changes(&model.preferences.keys, changes);
    Request::edit(move |preferences| preferences.keys.clone_from(&keys))
}

/// Contexts of each section. Commands that are also available in a lesson or puzzle need no section of their own.
const CONTEXTS: [&[CommandContext]; 6] = [
    &[CommandContext::Anywhere],
    &[CommandContext::Game, CommandContext::Study, CommandContext::Match],
    &[CommandContext::Lesson],
    &[CommandContext::Puzzle],
    &[
        CommandContext::Only(GameFeature::Stacks),
        CommandContext::MatchOf(GameFeature::Stacks),
        CommandContext::MatchOf(GameFeature::AbstractPlay),
    ],
    &[CommandContext::Only(GameFeature::Groups), CommandContext::MatchOf(GameFeature::Groups)],
];

/// Lists all commands by section, each section with its context and heading.
pub(in crate::app::desk::panels) fn parts()
-> impl Iterator<Item = (CommandContext, Message, Vec<&'static CommandInfo>)> {
    CONTEXTS.into_iter().map(|contexts| {
        let rows = COMMANDS.iter().filter(|row| contexts.contains(&row.context));
        (contexts[0], heading(contexts[0]), rows.collect())
    })
}

/// Shows the page of settings with the keys of all commands. Returns the request of a change.
pub(super) fn show(ui: &mut Ui, editing: &mut Editing, model: &Model) -> Option<Request> {
    hold_focus(ui, editing);
    let mut request = question(ui, editing, model);
    let is_changed = !model.keys.changes().is_empty();
    let foot = if is_changed { theme::TOUCH + theme::GRID } else { 0.0 };
    let area = ScrollArea::vertical().id_salt("keys").auto_shrink([false, false]);
    area.max_height(ui.available_height() - foot).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 0.0;
        for (_, heading, rows) in parts() {
            ui.add_space(theme::GRID);
            ui.label(RichText::new(model.words.say(heading)).font(theme::strong(15.0)));
            ui.add_space(4.0);
            for row in rows {
                request = command(ui, editing, row, model).or(request.take());
            }
        }
    });
    if is_changed {
        ui.with_layout(Layout::right_to_left(Align::Max), |ui| {
            let label = model.words.say(messages::keys_reset_all());
            let button = Button::new(&label).icon(Icon::Replay).id("keys-reset-all").weight(Weight::Quiet);
            if button.height(theme::TOUCH).show(ui).clicked() {
                *editing = Editing::Nothing;
                let usual: Vec<_> = COMMANDS.iter().map(|row| (row.command, row.keys.to_vec())).collect();
                request = Some(rebind(model, &usual));
            }
        });
    }
    request
}

/// Keeps Tab and the arrow keys from moving the focus while a key is awaited.
fn hold_focus(ui: &Ui, editing: &Editing) {
    if !editing.is_waiting() {
        return;
    }
    let filter = EventFilter { tab: true, horizontal_arrows: true, vertical_arrows: true, escape: true };
    ui.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.set_focus_lock_filter(focused, filter);
        }
    });
}

fn heading(context: CommandContext) -> Message {
    match context {
        CommandContext::Anywhere => messages::keys_anywhere(),
        CommandContext::Game | CommandContext::Study | CommandContext::Match => messages::keys_in_game(),
        CommandContext::Lesson => messages::keys_in_lesson(),
        CommandContext::Puzzle => messages::keys_in_puzzle(),
        CommandContext::Only(feature) | CommandContext::MatchOf(feature) => {
            messages::keys_only_in(Argument::all(feature.games().map(GameKind::name)))
        }
    }
}

/// Message above the table, with the buttons that resolve a clash.
fn question(ui: &mut Ui, editing: &mut Editing, model: &Model) -> Option<Request> {
    let say = |message: Message| model.words.say(message);
    let label = |command: Command| (command.info().label)();
    let text = match editing {
        Editing::Nothing => return None,
        Editing::Waiting { command, .. } => say(messages::key_wanted_help(label(*command))),
        Editing::Unusable => say(messages::key_unusable()),
        Editing::Refused(chord) => say(messages::key_refused(words::keys::key(*chord))),
        Editing::Clash { chord, rivals, .. } => {
            let others = Argument::all(rivals.iter().map(|&rival| messages::key_quoted(label(rival))));
            say(messages::key_clash(words::keys::key(*chord), others))
        }
    };
    let mut request = None;
    let card = Frame::new()
        .fill(theme::card())
        .stroke(theme::hairline())
        .corner_radius(CornerRadius::same(theme::RADIUS));
    card.inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(text).font(theme::text(14.5)));
        if let Editing::Clash { command, .. } = editing {
            let (take, keep) = (say(messages::key_take(label(*command))), say(messages::key_keep()));
            ui.horizontal_wrapped(|ui| {
                if Button::new(&take)
                    .id("key-take")
                    .weight(Weight::Primary)
                    .height(theme::TOUCH)
                    .show(ui)
                    .clicked()
                {
                    request = editing.take_away(model);
                } else if Button::new(&keep).id("key-keep").height(theme::TOUCH).show(ui).clicked() {
                    *editing = Editing::Nothing;
                }
            });
        }
    });
    ui.add_space(4.0);
    request
}

/// A command with a button for each of its keys, one that adds a key and one that resets them.
fn command(ui: &mut Ui, editing: &mut Editing, row: &CommandInfo, model: &Model) -> Option<Request> {
    let say = |message: Message| model.words.say(message);
    let command = row.command;
    let label = say((row.label)());
    let keys = model.keys.keys(command);
    let waiting = match *editing {
        Editing::Waiting { command: waiting, place } if waiting == command => Some(place),
        _ => None,
    };
    let wanted = say(messages::key_wanted());
    let mut chips: Vec<(String, String)> = keys
        .iter()
        .map(|&chord| {
            let key = words::keys::key(chord);
            let name = say(messages::key_of((row.label)(), key.clone()));
            (model.words.say_argument(&key), name)
        })
        .collect();
    if let Some(place) = waiting {
        match chips.get_mut(place) {
            Some((text, _)) => text.clone_from(&wanted),
            None => chips.push((wanted.clone(), wanted)),
        }
    }
    let mut request = None;
    ui.horizontal(|ui| {
        ui.set_min_height(ROW);
        ui.spacing_mut().item_spacing.x = 4.0;
        let add_label = say(messages::key_add((row.label)()));
        let add_id = format!("key:{}:add", row.name);
        let add = Button::new(&add_label).icon(Icon::Plus).labelled(false).id(&add_id).weight(Weight::Quiet);
        let add = add.height(theme::TOUCH);
        let button =
            |text: &'_ str| Button::new(text).height(theme::TOUCH).min_width(40.0).tight().width(ui) + 4.0;
        let needed = chips.iter().map(|(text, _)| button(text)).sum::<f32>() + add.width(ui) + 4.0 + RESET;
        let room = (ui.available_width() - needed).max(60.0);
        let (rect, _) = ui.allocate_exact_size(vec2(room, ROW), Sense::hover());
        let text = widgets::clipped(ui, &label, theme::text(14.5), theme::ink(), room - 8.0);
        widgets::put(ui.painter(), rect.left_center(), egui::Align2::LEFT_CENTER, text);
        for (place, (text, name)) in chips.iter().enumerate() {
            let id = format!("key:{}:{place}", row.name);
            let chip = Button::new(text).named(name).id(&id).tight().height(theme::TOUCH).min_width(40.0);
            let chip = if waiting == Some(place) { chip.weight(Weight::Primary) } else { chip };
            if chip.show(ui).clicked() {
                *editing = Editing::Waiting { command, place };
            }
        }
        if add.show(ui).on_hover_text(&add_label).clicked() {
            *editing = Editing::Waiting { command, place: keys.len() };
        }
        if keys == row.keys {
            ui.allocate_exact_size(vec2(theme::TOUCH, theme::TOUCH), Sense::hover());
        } else {
            let name = say(messages::reset_setting((row.label)()));
            let id = format!("key:{}:reset", row.name);
            let reset = Button::new(&name).icon(Icon::Replay).labelled(false).id(&id).weight(Weight::Quiet);
            if reset.height(theme::TOUCH).show(ui).on_hover_text(name.as_str()).clicked() {
                request = editing.give(command, row.keys.to_vec(), model);
            }
        }
        let line = egui::Stroke::new(
            1.0,
            if theme::line() == Color32::WHITE { Color32::TRANSPARENT } else { theme::card() },
        );
        ui.painter().hline(rect.left()..=ui.max_rect().right(), rect.bottom() - 0.5, line);
    });
    request
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_stands_in_one_part() {
        for row in COMMANDS {
            let stands = |(_, _, rows): &(CommandContext, Message, Vec<&CommandInfo>)| {
                rows.iter().any(|other| other.command == row.command)
            };
            assert_eq!(parts().filter(stands).count(), 1, "{}", row.name);
        }
    }
}
