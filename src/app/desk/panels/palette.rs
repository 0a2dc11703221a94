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
use crate::i18n::{Language, Message, dialogs, language_names, play, table};
use crate::library::searchable;
use crate::rules::Variant;
use crate::study::lessons::Lesson;

const WIDTH: f32 = 520.0;
/// Number of entries that are remembered as the latest.
const RECENT: usize = 5;

/// What the command palette, a search for commands, settings, boards and lessons by name, keeps between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Palette {
    typed: String,
    /// Index of the selected entry among those that match, once the player has moved the selection.
    chosen: Option<usize>,
}

/// The labels of the entries that were picked last in the command palette, the latest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct RecentEntries(Vec<String>);

impl RecentEntries {
    fn add(&mut self, label: String) {
        self.0.retain(|other| *other != label);
        self.0.insert(0, label);
        self.0.truncate(RECENT);
    }

    /// Position of an entry among the latest; those that are none come after them.
    fn place(&self, line: &Line) -> usize {
        self.0.iter().position(|label| *label == line.label).unwrap_or(RECENT)
    }
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

impl Line {
    /// Returns `true` if the entry ends a game or the program: it comes last, and only the player selects it.
    const fn is_destructive(&self) -> bool {
        matches!(
            self.request,
            Request::Command(Command::Panel(
                PanelCommand::Resign | PanelCommand::Rematch | PanelCommand::Quit
            ))
        )
    }
}

/// Shows the command palette, in which the player types a few letters and picks what they find. The entry that is
/// picked is added to the `recent` ones.
pub(super) fn show(
    ctx: &egui::Context,
    palette: &mut Palette,
    recent: &mut RecentEntries,
    model: &Model,
) -> Outcome {
    let title = model.words.say((Command::Panel(PanelCommand::Palette).info().label)());
    widgets::dialog(ctx, model.words, "palette", &title, WIDTH, |ui| {
        let times = |key| ui.input(|input| input.num_presses(key));
        let (down, up, enter) =
            (times(Key::ArrowDown), times(Key::ArrowUp), widgets::pressed(ui, Key::Enter));
        let field = TextEdit::singleline(&mut palette.typed).desired_width(f32::INFINITY);
        let hint = model.words.say(dialogs::palette_hint());
        let field = ui.add(field.hint_text(hint).margin(egui::Margin::symmetric(12, 10)));
        widgets::record_place(ui, "palette-field", field.rect);
        // The field keeps the focus, even after a click elsewhere.
        if !field.has_focus() {
            field.request_focus();
        }
        if field.changed() {
            palette.chosen = None;
        }
        // Letters and Enter may come in one frame.
        let mut lines = found(&palette.typed, recent, model);
        let moved = down + up > 0;
        if moved {
            let last = lines.len().saturating_sub(1);
            let down_to = match selected(palette.chosen, &lines) {
                Some(at) => at + down,
                // With nothing selected, the first step down leads to the first entry.
                None => down.saturating_sub(1),
            };
            palette.chosen = Some(down_to.min(last).saturating_sub(up));
        }
        let chosen = selected(palette.chosen, &lines);
        let pressed = list(ui, chosen, moved, &lines, model);
        let picked = if enter { chosen.filter(|&at| at < lines.len()) } else { pressed };
        picked.map_or_else(Outcome::default, |at| {
            let line = lines.swap_remove(at);
            if !line.is_destructive() {
                recent.add(line.label);
            }
            Outcome::close_and_ask(line.request)
        })
    })
}

/// Index of the selected entry: the one that the player has moved to, or else the first one, unless it is destructive.
fn selected(chosen: Option<usize>, lines: &[Line]) -> Option<usize> {
    chosen.or_else(|| lines.first().filter(|line| !line.is_destructive()).map(|_| 0))
}

fn list(ui: &mut Ui, chosen: Option<usize>, moved: bool, lines: &[Line], model: &Model) -> Option<usize> {
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
                if row(ui, line, chosen == Some(index), moved) {
                    pressed = Some(index);
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

/// Entries that contain every typed word. Those that were picked last come first, then those whose label starts with the
/// typed text, and destructive ones last.
fn found(typed: &str, recent: &RecentEntries, model: &Model) -> Vec<Line> {
    let typed = searchable(typed.trim());
    let wanted: Vec<&str> = typed.split_whitespace().collect();
    let fits = |line: &Line| {
        let text = searchable(&format!("{} {}", line.label, line.more));
        wanted.iter().all(|word| text.contains(word))
    };
    let mut lines: Vec<Line> = lines(model).into_iter().filter(fits).collect();
    lines.sort_by_key(|line| {
        (line.is_destructive(), recent.place(line), !searchable(&line.label).starts_with(&typed))
    });
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
        more: format!("{} {}", language.tag(), language_names(language)),
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
        .chain(words::boards().into_iter().map(board))
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
        let recent = RecentEntries::default();
        found(typed, &recent, &model(&game, &view)).into_iter().map(|line| line.label).collect()
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
    fn a_language_is_found_by_its_name_in_any_language() {
        for typed in ["japan", "Japanese", "japanisch", "japonais", "giapponese", "日本語"] {
            assert_eq!(labels(typed), ["Language: 日本語"], "{typed}");
        }
        for language in Language::ALL {
            let names = language_names(language);
            assert!(searchable(names).contains(&searchable(language.name())), "{names}");
            for name in names.split_whitespace() {
                let found = labels(name);
                assert!(found.contains(&format!("Language: {}", language.name())), "{name}: {found:?}");
            }
        }
    }

    #[test]
    fn what_ends_a_game_comes_last_and_is_never_preselected() {
        let game = people("d4 d5 d3");
        let view = game.position().view();
        let recent = RecentEntries::default();
        for typed in ["", "r", "re", "resign", "quit", "q"] {
            let lines = found(typed, &recent, &model(&game, &view));
            let first = lines.iter().position(Line::is_destructive).unwrap_or(lines.len());
            assert!(lines[first..].iter().all(Line::is_destructive), "{typed}");
            let preselected = selected(None, &lines).map(|at| lines[at].is_destructive());
            assert_ne!(preselected, Some(true), "{typed}");
        }
        let lines = found("resign", &recent, &model(&game, &view));
        assert!(lines.iter().any(|line| line.label == "Resign"));
    }

    #[test]
    fn what_was_picked_last_comes_first() {
        let game = people("d4 d5 d3");
        let view = game.position().view();
        let mut recent = RecentEntries::default();
        for label in ["Undo", "Hint", "Language: Deutsch", "Hint"] {
            recent.add(label.to_owned());
        }
        let lines = found("", &recent, &model(&game, &view));
        let first: Vec<&str> = lines.iter().take(3).map(|line| line.label.as_str()).collect();
        assert_eq!(first, ["Hint", "Language: Deutsch", "Undo"]);
    }

    #[test]
    fn settings_are_found_and_opened_where_they_stand() {
        assert_eq!(labels("high motion"), Vec::<String>::new());
        assert_eq!(labels("reduce motion"), ["Settings: Reduce motion"]);
        assert_eq!(labels("settings language"), ["Settings", "Settings: Language"]);
        let game = people("");
        let view = game.position().view();
        let lines = found("ask before resigning", &RecentEntries::default(), &model(&game, &view));
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
