//! What the panels say in another language: nothing of it stays English.

mod moves;

use std::collections::BTreeSet;

use std::path::Path;

use super::analyse::{reviewed, update, with_engine};
use super::library::Kept;
use super::*;
use crate::app::desk::panels::library::Tab;
use crate::app::game::{AnalysisState, Brush, Choose, Contents, NoteKind, SetupRequested, Solving, Tried};
use crate::library::{Cause, Complaint, FileError, GameId, Unread, UnreadReason};
use crate::rules::{AnySetup, MoveIntent};
use crate::study::Progress;
use crate::study::lessons::Lesson;
use crate::study::puzzles::collection;
use crate::words::library as shelf;
use crate::words::{keeping, notices, rules, table};

/// What is the same in every language: names of games, of people and of languages, and moves as they are written.
const NAMES: [&str; 13] = [
    "Bevy", "MB", "JSON", "pass", "Abande", "Anda", "Dieter", "Stein", "Galdseid", "English", "Ann", "Bob",
    "Cid",
];

const SIZE: [f32; 2] = [1280.0, 720.0];

/// Words of two or more letters that nothing was done to. The made-up language has an accent in every word.
fn plain_words(text: &str) -> Vec<&str> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let is_name =
        |word: &str| NAMES.contains(&word) || Language::ALL.iter().any(|language| language.name() == word);
    words.filter(|word| word.len() > 1 && word.is_ascii() && !is_name(word) && !is_of_puzzle(word)).collect()
}

/// Names of puzzles are the same in every language.
fn is_of_puzzle(word: &str) -> bool {
    let pieces = |id: String| id.split(|letter: char| !letter.is_alphabetic()).any(|piece| piece == word);
    collection().iter().any(|puzzle| pieces(puzzle.id()))
}

/// A match in the made-up language.
fn foreign(variant: &str, seats: [Seat; 2], komi: u16, moves: &str) -> Table {
    let variant: Variant = variant.parse().unwrap();
    let mut table = Table::new("", SIZE);
    let [black, white] = seats;
    table.game = Match::from_position(variant.start_with_komi(komi).unwrap(), ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        table.game.play(table.game.game().parse_move(text).unwrap()).unwrap();
    }
    table.words = Words::new(Language::Pseudo);
    table.ctx.all_styles_mut(|style| style.interaction.tooltip_delay = 0.0);
    table
}

const PEOPLE: [Seat; 2] = [Seat::Human, Seat::Human];
const AGAINST_COMPUTER: [Seat; 2] = [Seat::Human, Seat::Computer(Level::MIN)];

fn abande(moves: &str) -> Table {
    foreign("hex", AGAINST_COMPUTER, 0, moves)
}

fn anda(moves: &str) -> Table {
    foreign("anda-3", PEOPLE, 2, moves)
}

/// A table with something done to it.
fn with(mut table: Table, change: impl FnOnce(&mut Table)) -> Table {
    change(&mut table);
    table
}

fn with_dialog(table: Table, dialog: Dialog) -> Table {
    with(table, |table| table.state.dialog = Some(dialog))
}

/// The settings, on a page.
fn in_settings(sheet: Sheet) -> Table {
    with(abande(""), |table| {
        table.open_settings(sheet);
        table.frame(Vec::new());
    })
}

/// Played to the end.
fn ended(mut table: Table) -> Table {
    while table.game.result().is_none() {
        let legal = table.game.game().legal_moves();
        let mv = legal[table.game.moves().len() * 5 % legal.len()];
        table.game.play(mv).unwrap();
    }
    table.ending = Ending::Counted;
    table
}

/// Right after the first pass of the game.
fn passed(mut table: Table) -> Table {
    while table.game.last_transition().is_none_or(|last| last.mv.intent() != MoveIntent::Pass) {
        let mv = *table.game.game().legal_moves().last().unwrap();
        table.game.play(mv).unwrap();
    }
    table
}

fn looking_at(mut table: Table, index: usize) -> Table {
    let node = table.game.line()[index];
    table.game.look_at(node);
    table
}

/// While a position is set up.
fn setting_up(mut table: Table, setup: &str) -> Table {
    let mut editor = Editor::new(table.game.shown());
    if !setup.is_empty() {
        let setup = AnySetup::parse(table.game.variant(), setup).unwrap();
        editor.carry_out(&SetupRequested::Change(Box::new(setup)));
    }
    table.editor = Some(editor);
    table
}

fn in_library(mut table: Table, tab: Tab, contents: Contents) -> Table {
    table.shelf = Some(Shelf::of(contents));
    table.state.open_library();
    table.state.library.turn_to(tab);
    for _ in 0..4 {
        table.frame(Vec::new());
    }
    table
}

/// The library, page by page.
fn library_scenes() -> Vec<(&'static str, Table)> {
    let kept = Kept::new();
    let page = |tab, contents| in_library(abande(""), tab, contents);
    let mut with_unread = kept.contents();
    let id = GameId::parse("7").unwrap();
    with_unread.games.unread = vec![Unread { id: id.clone(), reason: UnreadReason::NotText }];
    let unfinished = vec![Unfinished {
        id,
        variant: Variant::Hex,
        names: ByPlayer::new("7".to_owned(), "8".to_owned()),
        plies: 12,
        changed: jiff::Timestamp::UNIX_EPOCH,
    }];
    let in_bin = Contents { bin: kept.contents().games, ..Contents::default() };
    let in_vain = with(page(Tab::Games, kept.contents()), |table| {
        table.write("7777");
        table.frame(Vec::new());
    });
    let renaming = with(page(Tab::Games, kept.contents()), |table| {
        table.key(Key::ArrowDown);
        table.frame(Vec::new());
        let rename = table.words.say(shelf::rename_game());
        table.press(&rename);
        table.frame(Vec::new());
        let everything = Event::Key {
            key: Key::A,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND,
        };
        table.frame(vec![everything]);
        table.write("7/8");
    });
    vec![
        ("the library", page(Tab::Games, kept.contents())),
        ("a file that is no game", page(Tab::Games, with_unread)),
        ("a search in vain", in_vain),
        ("a new name", renaming),
        ("an empty library", page(Tab::Games, Contents::default())),
        ("games in progress", page(Tab::InProgress, Contents { unfinished, ..Contents::default() })),
        ("no games in progress", page(Tab::InProgress, Contents::default())),
        ("the bin", page(Tab::Bin, in_bin)),
        ("an empty bin", page(Tab::Bin, Contents::default())),
        ("statistics", page(Tab::Statistics, kept.contents())),
        ("statistics of nothing", page(Tab::Statistics, Contents::default())),
        (
            "recent files",
            with(page(Tab::Recent, Contents::default()), |table| table.recent = vec!["7/8.9".into()]),
        ),
        ("no recent files", page(Tab::Recent, Contents::default())),
        ("no library", with(page(Tab::Games, Contents::default()), |table| table.shelf = None)),
        (
            "the library is read",
            with(page(Tab::Games, Contents::default()), |table| table.shelf = Some(Shelf::default())),
        ),
    ]
}

/// The page on which a position is set up.
fn editor_scenes() -> Vec<(&'static str, Table)> {
    // Many faults, and a text that is no position either.
    let faulty = "11,x2,222/x5/x6/1,x4,2,x/x6/x5/x3,1 1 18 3 2 7";
    let over = "111,222,111/222,111,222,x/x5/x4/x3 1 0 0 2 38";
    vec![
        ("setting up", setting_up(abande(""), "")),
        (
            "a faulty position",
            with(setting_up(abande(""), faulty), |table| {
                let editor = table.editor.clone().unwrap();
                assert_eq!(table.state.paste_setup(&editor, "7 7"), None);
            }),
        ),
        ("a finished position", setting_up(foreign("hex-3", PEOPLE, 0, ""), over)),
        (
            "taking pieces away",
            with(setting_up(abande(""), ""), |table| {
                let editor = table.editor.as_mut().unwrap();
                editor.carry_out(&SetupRequested::Brush(Brush::Eraser));
            }),
        ),
        ("setting up Anda", setting_up(anda(""), "x3/x,1,x2/x5/x2,2,x/x,1,2 1 0 4")),
    ]
}

/// Lessons, hints and the coach.
fn learning_scenes() -> Vec<(&'static str, Table)> {
    let tutor = Tutor::new;
    let last = |lesson: &'static Lesson| {
        let steps = lesson.steps.iter();
        steps.fold(tutor(lesson), |tutor, _| tutor.at_next_step().answered())
    };
    let on_page = |lessons| {
        with(abande(""), |table| {
            table.page = Page::Learn;
            table.lessons = lessons;
        })
    };
    let small = |mut table: Table| {
        table.window = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        table
    };
    let hinted = |told| {
        with(abande("d4 d5"), |table| {
            let hint = learn::hint_for(table);
            let told = if told == 0 { hint.steps.len() } else { told };
            table.advice = Advice::of(table.here(), hint, told);
        })
    };
    let asking = with(abande("d4 d5"), |table| table.question = Some(learn::question_for(table, "d3")));
    let (first, anda_first) = (Lesson::ABANDE[0], Lesson::ANDA[0]);
    let wrong = tutor(first).noted(NoteKind::Wrong, rules::game_over());
    vec![
        ("the list of lessons", on_page(Lessons::of(["entering"], false))),
        ("every lesson is done", on_page(Lessons::of(Lesson::all().map(|lesson| lesson.id), false))),
        ("the offer of a lesson", with(abande(""), |table| table.lessons = Lessons::of([], true))),
        ("a lesson", learn::begun(abande(""), first)),
        ("a lesson of Anda", learn::begun(abande(""), anda_first)),
        ("a wrong try", learn::learning(abande(""), wrong.clone())),
        ("a lesson in a small window", small(learn::learning(abande(""), wrong))),
        ("the end of a lesson", learn::learning(abande(""), last(Lesson::ABANDE[1]))),
        ("the first step of a hint", hinted(1)),
        ("the whole of a hint", hinted(0)),
        ("the coach asks", asking),
    ]
}

/// The page with puzzles, and puzzles on the table.
fn puzzle_scenes() -> Vec<(&'static str, Table)> {
    let small = |mut table: Table| {
        table.window = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        table
    };
    let anda: Variant = "anda-4".parse().unwrap();
    let (short, long) = (puzzles::puzzle_on(Variant::Hex, 1), puzzles::puzzle_on(anda, 2));
    let hinted = |steps| {
        let solver = Solving::new(long).helped(steps);
        puzzles::solving(abande(""), solver)
    };
    let doubted = || {
        let wrong = short.start.legal_moves().into_iter().find(|mv| *mv != short.solution[0]).unwrap();
        puzzles::solving(abande(""), Solving::new(short).tried(wrong))
    };
    vec![
        ("the page with puzzles", puzzles::on_page(abande(""), 7)),
        ("the page with puzzles of Anda", puzzles::on_page(foreign("anda-4", PEOPLE, 0, ""), 7)),
        ("every puzzle is solved", puzzles::on_page(abande(""), usize::MAX)),
        ("a puzzle", puzzles::begun(abande(""), short)),
        ("a puzzle of Anda", puzzles::begun(abande(""), long)),
        ("a wrong move in a puzzle", doubted()),
        ("a refuted move", puzzles::refuted(abande(""), short)),
        ("a refuted move in a small window", small(puzzles::refuted(abande(""), long))),
        ("the first hint of a puzzle", hinted(1)),
        ("the whole hint of a puzzle", hinted(9)),
        ("a solved puzzle", puzzles::solved(abande(""), long)),
        ("a solved puzzle in a small window", small(puzzles::solved(abande(""), short))),
        ("the solution of a puzzle", { puzzles::solving(abande(""), Solving::new(short).shown()) }),
    ]
}

/// What is told of the library and of the settings.
fn toast_scenes() -> Vec<(&'static str, Table)> {
    let error = FileError {
        path: Path::new("7").to_owned(),
        cause: Cause::Full,
        message: "not for the player".to_owned(),
    };
    let trouble = || keeping::of_file_error(&error);
    let complaint = Complaint::Value {
        key: "7.8".to_owned(),
        line: 3,
        expected: crate::library::preferences::Expected::Pair(1..=9),
    };
    let toasts = |several: [Message; 3]| {
        with(abande("d4 d5"), |table| {
            for text in several {
                table.state.toast(Tone::Error, text);
            }
        })
    };
    vec![
        (
            "toasts of the game that is kept",
            toasts([
                keeping::game_not_being_saved(trouble()),
                keeping::game_not_kept(trouble()),
                notices::game_on_table_keeps_name(),
            ]),
        ),
        (
            "toasts of the library",
            toasts([
                notices::games_imported_but_known("7".into(), 2, 1),
                notices::games_not_removed(2, keeping::game_file_trouble(trouble())),
                notices::files_set_aside(1, "7".into()),
            ]),
        ),
        (
            "toasts at the start",
            toasts([
                keeping::of_complaint(&complaint),
                keeping::of_complaint(&Complaint::File(error.clone())),
                notices::last_run_failed("7".into()),
            ]),
        ),
    ]
}

/// The page for analysis.
fn analysis_scenes() -> Vec<(&'static str, Table)> {
    let page = |table: Table| with(table, |table| table.page = Page::Analyse);
    let state = |table: Table, state| {
        let update = update(table.game.shown(), 0, false);
        let node = NodeId::new(99);
        with(page(table), |table| table.analysis = Analysis::showing(state, node, update))
    };
    let people = || foreign("hex-3", PEOPLE, 0, "");
    let turned = |table: Table| with(table, |table| table.state.shown_result = Some(0));
    let reviewed = || turned(reviewed(ended(people())));
    let mistake = || {
        let table = reviewed();
        let mistake = table.reviewing.review().unwrap().mistakes()[0].clone();
        (table, mistake)
    };
    let (shown, first) = mistake();
    let (trying, second) = mistake();
    let (tried, third) = mistake();
    vec![
        ("the engine is off", page(abande("d4 d5"))),
        ("the engine is off between people", page(people())),
        (
            "how the engine works",
            with(page(abande("d4")), |table| {
                for _ in 0..3 {
                    table.frame(Vec::new());
                }
                table.press("engine-settings");
            }),
        ),
        ("the engine begins", state(abande("d4 d5"), AnalysisState::Searching)),
        ("the engine waits", state(abande("d4"), AnalysisState::Waiting)),
        ("the engine is silent", state(people(), AnalysisState::Silent)),
        ("the engine has failed", state(people(), AnalysisState::Failed)),
        ("over for the engine", state(turned(ended(people())), AnalysisState::Over)),
        ("lines", with_engine(abande("d4 d5 d3"), 3, false)),
        ("lines between people", with_engine(foreign("hex", PEOPLE, 0, "d4 d5 d3"), 5, false)),
        ("proved lines", with_engine(people(), 3, true)),
        ("lines of Anda", with_engine(anda(""), 3, false)),
        ("proved lines of Anda", with_engine(anda(""), 3, true)),
        ("a review is offered", page(turned(ended(people())))),
        (
            "a review runs",
            with(page(turned(ended(people()))), |table| {
                table.reviewing = Reviewing::running(Progress { done: 1, all: 9 });
            }),
        ),
        ("a review", reviewed()),
        ("a mistake", with(shown, |table| assert!(table.game.look_at(first.to)))),
        (
            "trying again",
            with(trying, |table| {
                table.game.look_at(second.from);
                table.reviewing = std::mem::take(&mut table.reviewing).trying(second.from, Tried::Nothing);
            }),
        ),
        (
            "tried again",
            with(tried, |table| {
                table.game.look_at(third.to);
                let judged = Tried::Judged(third.to, Box::new(third.judgement.clone()));
                table.reviewing = std::mem::take(&mut table.reviewing).trying(third.from, judged);
            }),
        ),
    ]
}

/// Everything around the board, and every dialog, with a name.
#[expect(clippy::too_many_lines, reason = "one line for each scene")]
fn scenes() -> Vec<(&'static str, Table)> {
    let (b, w) = (Player::Black, Player::White);
    let form = |table: Table, named: bool, seats: [Seat; 2]| {
        let mut pie = Pie::new(table.game.variant(), seats[0], seats[1], 3);
        if named {
            pie.name();
        }
        with_dialog(table, Dialog::Pie(pie))
    };
    // Each lies at a place of its own, as on the board.
    let tag = |row: u8, text| {
        let at = bevy::math::Vec2::new(300.0, 120.0 + 50.0 * f32::from(row));
        Tag { text, at, fresh: false }
    };
    let menu = |table, menu| with(table, |table: &mut Table| table.state.menu = Some(menu));
    vec![
        ("the first turn", abande("")),
        ("the second turn", foreign("hex", PEOPLE, 0, "d4")),
        ("a capture", foreign("hex", PEOPLE, 0, "d4 d5 d3")),
        ("the computer thinks", abande("d4")),
        ("captured", foreign("hex", PEOPLE, 0, "d4 d5 d3 d5-d4")),
        ("a pass", passed(foreign("hex", PEOPLE, 0, ""))),
        ("a pass against the computer", passed(foreign("hex", AGAINST_COMPUTER, 0, ""))),
        ("looking back", looking_at(abande("d4 d5 d3 d6"), 2)),
        ("at the start", looking_at(abande("d4 d5 d3 d6"), 0)),
        (
            "a variation",
            with(looking_at(abande("d4 d5 d3 d6"), 2), |table| {
                table.game.try_move(table.game.shown().parse_move("e4").unwrap()).unwrap();
            }),
        ),
        ("two stones", anda("")),
        ("the second stone", with(anda(""), |table| table.half = true)),
        ("two stones against the computer", foreign("anda-3", AGAINST_COMPUTER, 0, "")),
        ("a stone", anda("a1+d4 b4+e2")),
        ("komi", anda("a1+d4 b4+e2 e1 komi")),
        (
            "counting",
            with(ended(abande("")), |table| {
                table.ending = Ending::Counting(ByPlayer::new(3, 4));
            }),
        ),
        ("the result", ended(abande(""))),
        ("the result between people", ended(foreign("hex", PEOPLE, 0, ""))),
        ("the result of Anda", ended(anda(""))),
        (
            "resigned",
            with(abande("d4 d5"), |table| {
                table.game.resign(b);
                table.ending = Ending::Counted;
            }),
        ),
        ("a new game", with_dialog(abande(""), Dialog::NewGame)),
        ("a new game of Anda", with(anda(""), |table| assert_eq!(table.command(Command::NewGame), None))),
        (
            "a new game of Anda without komi",
            with(foreign("anda-3", PEOPLE, 0, ""), |table| {
                assert_eq!(table.command(Command::NewGame), None);
            }),
        ),
        (
            "who plays",
            with(foreign("hex", PEOPLE, 0, ""), |table| {
                assert_eq!(table.command(Command::Players), None);
            }),
        ),
        ("who plays from here", with_dialog(abande(""), Dialog::PlayFrom(Box::new(Variant::Hex.start())))),
        ("naming the komi", form(anda(""), false, PEOPLE)),
        ("naming it for the computer", form(anda(""), false, AGAINST_COMPUTER)),
        ("picking a side", form(anda(""), true, PEOPLE)),
        ("picking after the computer", form(anda(""), false, [AGAINST_COMPUTER[1], Seat::Human])),
        ("help", with_dialog(abande(""), Dialog::Help)),
        ("help for Anda", with_dialog(anda(""), Dialog::Help)),
        ("about", with_dialog(abande(""), Dialog::About)),
        ("the settings of games", in_settings(Sheet::Game)),
        ("the settings of the board", in_settings(Sheet::Board)),
        ("the settings of the sound", in_settings(Sheet::Sound)),
        ("the choice of a language", in_settings(Sheet::Language)),
        ("the keys", in_settings(Sheet::Keys)),
        ("accessibility", in_settings(Sheet::Accessibility)),
        ("the settings of files", in_settings(Sheet::Files)),
        (
            "a key that is taken",
            with(in_settings(Sheet::Keys), |table| {
                table.press("key:undo:0");
                table.press_key(Pressed::Key("Ctrl+S".parse().unwrap()));
            }),
        ),
        (
            "a key that cannot be changed",
            with(in_settings(Sheet::Keys), |table| {
                table.press("key:undo:0");
                table.press_key(Pressed::Key("Ctrl+C".parse().unwrap()));
            }),
        ),
        ("resigning", with_dialog(abande(""), Dialog::Resign(b))),
        ("resigning for one of two", with_dialog(foreign("hex", PEOPLE, 0, ""), Dialog::Resign(w))),
        ("leaving", with_dialog(abande("d4 d5"), Dialog::Unsaved(Action::Quit))),
        ("the menu of the view", menu(abande("d4 d5"), Menu::View)),
        ("the menu of the view of Anda", menu(anda(""), Menu::View)),
        ("the menu of games", menu(abande("d4 d5"), Menu::Game)),
        ("the search for commands", with_dialog(abande("d4 d5"), Dialog::Palette(Palette::default()))),
        ("an offer", with(abande(""), |table| table.offers = vec![offer("a", "hex")])),
        ("offers", with(abande(""), |table| table.offers = vec![offer("a", "anda-9"), offer("b", "hex")])),
        (
            "toasts",
            with(abande("d4 d5"), |table| {
                table.state.toast(Tone::Good, notices::game_copied());
                table.state.toast(Tone::Good, notices::computer_picked(3, w));
                table.state.toast(Tone::Error, notices::computer_cannot_move());
            }),
        ),
        (
            "tags and a refusal",
            with(abande("d4 d5"), |table| {
                table.refusal = Some(rules::game_over());
                table.tags = vec![
                    tag(0, table::tag_half()),
                    tag(1, table::tag_counted(3)),
                    tag(
                        2,
                        table::tag_changes(
                            table::tag_change(b, "+1".into()),
                            table::tag_change(w, "−1".into()),
                        ),
                    ),
                    tag(3, table::tag_removes_both(w, 2, 5, b, 1, 1)),
                    tag(4, table::tag_in_danger(table::tag_breaths_some(w, 3, 2))),
                ];
            }),
        ),
    ]
}

/// All of them, pages and dialogs, with a name.
pub(super) fn all_scenes() -> impl Iterator<Item = (&'static str, Table)> {
    [
        scenes(),
        moves::scenes(),
        library_scenes(),
        editor_scenes(),
        toast_scenes(),
        analysis_scenes(),
        learning_scenes(),
        puzzle_scenes(),
    ]
    .into_iter()
    .flatten()
}

/// All that is drawn, tips included.
fn said(table: &mut Table) -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    let mut rest = |table: &mut Table, at: Pos2| {
        table.frame(vec![Event::PointerMoved(at)]);
        for _ in 0..3 {
            table.frame(Vec::new());
            said.extend(table.texts.drain(..).map(|(_, text)| text));
        }
    };
    rest(table, table.window.center());
    let mut places: Vec<Pos2> = buttons(&table.ctx).values().map(Rect::center).collect();
    // Buttons that cannot be pressed say why not.
    if !table.state.has_dialog() {
        let y = table.window.bottom() - theme::BUTTON - theme::STACKED;
        places.extend((0..10_u8).map(|step| pos2(table.window.right() - f32::from(step) * 32.0 - 8.0, y)));
    }
    // So do the rows of a menu, which lie below its first one.
    if let Some(first) = buttons(&table.ctx).get("!!") {
        let rows = (1..40_u8).map(|step| first.center() + vec2(0.0, 10.0 * f32::from(step)));
        places.extend(rows.filter(|place| table.window.contains(*place)));
    }
    for place in places {
        rest(table, place);
    }
    said
}

#[test]
fn nothing_stays_english_in_another_language() {
    let mut all = BTreeSet::new();
    for (name, mut table) in all_scenes() {
        let texts = said(&mut table);
        let plain: Vec<_> = texts.iter().filter(|text| !plain_words(text).is_empty()).collect();
        assert!(plain.is_empty(), "{name}: {plain:?}");
        assert!(!texts.is_empty(), "{name} says nothing");
        all.extend(texts);
    }
    let translated = all.iter().filter(|text| text.starts_with('[')).count();
    assert!(translated > 200, "only {translated} texts were seen");
}

#[test]
fn plain_english_is_found_out() {
    assert_eq!(plain_words("[Ŵĥîîţéé] to move, d4"), ["to", "move"]);
    assert!(plain_words("[Åƀååñðéé] · Abande 7 d4-d5 P").is_empty());
}

#[test]
fn the_help_lets_choose_a_language() {
    let mut table = Table::new("d4 d5", SIZE);
    assert_eq!(table.command(Command::Help), None);
    for _ in 0..4 {
        table.frame(Vec::new());
    }
    let choice = |language| Action::Choose(Choose::Language(language));
    assert_eq!(table.press("English"), [choice(Some(Language::English))]);
    assert_eq!(table.state.dialog, Some(Dialog::Help), "the page shows what was chosen");
    assert_eq!(table.press("System"), [choice(None)]);
}

#[test]
fn what_was_said_before_is_said_again_in_the_language_that_is_chosen() {
    let mut table = Table::new("d4 d5", SIZE);
    table.state.toast(Tone::Good, notices::game_copied());
    let shows = |table: &mut Table, text: &str| {
        for _ in 0..3 {
            table.frame(Vec::new());
        }
        table.texts.iter().any(|(_, said)| said == text)
    };
    assert!(shows(&mut table, "Game copied to the clipboard"));
    table.words = Words::new(Language::Pseudo);
    let foreign = table.words.say(notices::game_copied());
    assert!(shows(&mut table, &foreign) && !shows(&mut table, "Game copied to the clipboard"));
}
