//! The command palette: searches commands, settings, boards, languages and lessons by a few letters.

use bevy_egui::egui::{self, Key, ScrollArea, TextEdit, Ui, vec2};

use super::commands::{self, State};
use super::icons::Icon;
use super::request::{Outcome, PanelRequest, Request, SettingsTab};
use super::widgets::{self, ListRow};
use super::{Model, theme, words};
use crate::app::game::LessonRequested;
use crate::app::input::{COMMANDS, Command, CommandInfo, PanelCommand};
use crate::i18n::lessons::said;
use crate::i18n::{Language, Message, dialogs, play, table};
use crate::library::searchable;
use crate::rules::Variant;
use crate::study::lessons::Lesson;

const WIDTH: f32 = 520.0;

/// What the command palette, a search for commands, settings, boards and lessons by name, keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Palette {
    typed: String,
    /// Index of the selected entry among those that match.
    chosen: usize,
}

/// An entry of the command palette.
struct Line {
    icon: Option<Icon>,
    label: String,
    /// More text to search, besides the label.
    more: String,
    key: String,
    request: Request,
}

/// Shows the command palette, in which the player types a few letters and picks what they find.
pub(super) fn show(ctx: &egui::Context, palette: &mut Palette, model: &Model) -> Outcome {
    let title = model.words.say((Command::Panel(PanelCommand::Palette).info().label)());
    widgets::dialog(ctx, model.words, "palette", &title, WIDTH, |ui| {
        let times = |key| ui.input(|input| input.num_presses(key));
        let (down, up, enter) =
            (times(Key::ArrowDown), times(Key::ArrowUp), widgets::pressed(ui, Key::Enter));
        let field = TextEdit::singleline(&mut palette.typed).desired_width(f32::INFINITY);
        let hint = model.words.say(dialogs::palette_hint());
        let field = ui.add(field.hint_text(hint).margin(egui::Margin::symmetric(12, 10)));
        widgets::note(ui, "palette-field", field.rect);
        // The field keeps the focus, even after a click elsewhere.
        if !field.has_focus() {
            field.request_focus();
        }
        if field.changed() {
            palette.chosen = 0;
        }
        // Letters and Enter may come in one frame.
        let lines = found(&palette.typed, model);
        palette.chosen = (palette.chosen + down).min(lines.len().saturating_sub(1)).saturating_sub(up);
        let moved = down + up > 0;
        let pressed = list(ui, palette.chosen, moved, &lines, model);
        let chosen =
            if enter { lines.into_iter().nth(palette.chosen).map(|line| line.request) } else { pressed };
        chosen.map_or_else(Outcome::default, Outcome::close_and_ask)
    })
}

fn list(ui: &mut Ui, chosen: usize, moved: bool, lines: &[Line], model: &Model) -> Option<Request> {
    let mut pressed = None;
    let height = (ui.ctx().content_rect().height() - 240.0).clamp(120.0, 400.0);
    ui.allocate_ui(vec2(ui.available_width(), height), |ui| {
        ui.set_min_height(height);
        ui.spacing_mut().item_spacing.y = 0.0;
        if lines.is_empty() {
            ui.add_space(12.0);
            let text = model.words.say(dialogs::palette_nothing());
            ui.label(egui::RichText::new(text).color(theme::muted()));
            return;
        }
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            for (index, line) in lines.iter().enumerate() {
                if row(ui, line, index == chosen, moved) {
                    pressed = Some(line.request.clone());
                }
            }
        });
    });
    pressed
}

fn row(ui: &mut Ui, line: &Line, chosen: bool, moved: bool) -> bool {
    let row = ListRow::new(&line.label).secondary(&line.key).icon(line.icon).selected(chosen);
    let response = row.unfocusable().show(ui);
    if chosen && moved {
        ui.scroll_to_rect(response.rect, None);
    }
    response.clicked()
}

/// Entries that contain every typed word; those whose label starts with the typed text come first.
fn found(typed: &str, model: &Model) -> Vec<Line> {
    let typed = searchable(typed.trim());
    let wanted: Vec<&str> = typed.split_whitespace().collect();
    let fits = |line: &Line| {
        let text = searchable(&format!("{} {}", line.label, line.more));
        wanted.iter().all(|word| text.contains(word))
    };
    let mut lines: Vec<Line> = lines(model).into_iter().filter(fits).collect();
    lines.sort_by_key(|line| !searchable(&line.label).starts_with(&typed));
    lines
}

/// Every entry that is available now.
fn lines(model: &Model) -> Vec<Line> {
    let say = |message| model.words.say(message);
    let command = |command: Command| {
        let key = words::keys::first(model.keys, command).map(|key| model.words.say_argument(&key));
        Line {
            icon: commands::icon(command),
            label: say(commands::label(command, model)),
            more: say((command.info().tip)()),
            key: key.unwrap_or_default(),
            request: Request::Command(command),
        }
    };
    let possible = |row: &&CommandInfo| {
        row.command != Command::Panel(PanelCommand::Palette)
            && commands::state(row.command, model) == State::Ready
    };
    let commands = COMMANDS.iter().filter(possible).map(|row| command(row.command));
    let board = |variant: Variant| Line {
        icon: Some(Icon::Plus),
        label: say(dialogs::palette_new_game(table::game_title(
            variant.game_name(),
            play::of_board(variant),
        ))),
        more: variant.name().to_owned(),
        key: String::new(),
        request: PanelRequest::NewGameOn(variant).into(),
    };
    let language = |language: Language| Line {
        icon: None,
        label: say(dialogs::palette_language(language.name())),
        more: language.tag().to_owned(),
        key: String::new(),
        request: Request::edit(move |preferences| {
            preferences.language = Some(language);
        }),
    };
    let lesson = |lesson: &'static Lesson| Line {
        icon: Some(Icon::Cap),
        label: say(dialogs::palette_lesson(said(lesson.title))),
        more: lesson.variant.game_name().to_owned(),
        key: String::new(),
        request: Request::Learn(LessonRequested::Begin(lesson)),
    };
    let languages = Language::OFFERED.iter().copied().map(language);
    let setting = |tab: SettingsTab, label: Message, more: String, name| Line {
        icon: Some(Icon::Gear),
        label: say(dialogs::palette_setting(label)),
        more,
        key: String::new(),
        request: PanelRequest::OpenSettings(tab, name).into(),
    };
    let settings = SettingsTab::ALL.into_iter().flat_map(|tab| {
        let rows = tab.rows().iter().map(move |row| {
            let more = row.tip.map(|tip| say(tip())).unwrap_or_default();
            setting(tab, (row.label)(), more, Some(row.name))
        });
        // A setting with the name of its page leads there as well.
        let named = say(tab.label());
        let is_setting = tab.rows().iter().any(|row| say((row.label)()) == named);
        let page = (!is_setting).then(|| setting(tab, tab.label(), String::new(), None));
        page.into_iter().chain(rows)
    });
    let lessons = Lesson::all().map(lesson);
    commands
        .chain(Variant::ALL.into_iter().map(board))
        .chain(lessons)
        .chain(languages)
        .chain(settings)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::model;
    use super::*;
    use crate::play::tests::people;

    fn labels(typed: &str) -> Vec<String> {
        let game = people("d4 d5 d3");
        let view = game.position().view();
        found(typed, &model(&game, &view)).into_iter().map(|line| line.label).collect()
    }

    #[test]
    fn every_word_that_is_typed_has_to_occur() {
        assert_eq!(labels("take back"), ["Undo"]);
        assert_eq!(labels("hex-3"), ["New game: Abande · Small hexagon"]);
        assert_eq!(labels("deutsch"), ["Language: Deutsch"]);
        assert_eq!(labels("FRANCAIS"), ["Language: Français"]);
        assert!(labels("qqq").is_empty());
        assert_eq!(labels("lesson capturing"), ["Lesson: Capturing"]);
    }

    #[test]
    fn settings_are_found_and_opened_where_they_stand() {
        assert_eq!(labels("high motion"), Vec::<String>::new());
        assert_eq!(labels("reduce motion"), ["Settings: Reduce motion"]);
        assert_eq!(labels("settings language"), ["Settings", "Settings: Language"]);
        let game = people("");
        let view = game.position().view();
        let lines = found("ask before resigning", &model(&game, &view));
        let requests: Vec<&Request> = lines.iter().map(|line| &line.request).collect();
        assert_eq!(
            requests,
            [&PanelRequest::OpenSettings(SettingsTab::Game, Some("set-confirm-resign")).into()]
        );
    }

    #[test]
    fn what_begins_with_it_comes_first_and_what_cannot_be_done_not_at_all() {
        assert_eq!(labels("sa")[0], "Save");
        assert!(!labels("").contains(&"Rematch".to_owned()), "the game goes on");
        assert!(labels("").len() > 30);
    }
}
