//! The panels in all their states, in the pseudo-language.

mod library;
mod moves;
mod study;

use std::path::Path;
use std::time::Duration;

use super::analyse::{reviewed, update, with_engine};
use super::library::Kept;
use super::*;
use crate::app::desk::panels::library::Tab;
use crate::app::game::{
    AnalysisState, Contents, EarlyEnd, EndPhase, FeedbackKind, InfoCard, Lenses, PictureKind, PositionId,
    PuzzleSession, RetryState, SetupBrush, SetupRequested,
};
use crate::board::Point;
use crate::i18n::library as shelf;
use crate::i18n::{Argument, keeping, notices, play, rules, table};
use crate::library::{Complaint, FileError, FileErrorCause, GameId, Unread, UnreadReason};
use crate::rules::{AnySetup, MoveIntent};
use crate::study::ReviewProgress;
use crate::study::lessons::Lesson;

/// Size of the window.
pub(super) const SIZE: [f32; 2] = [1280.0, 720.0];

/// A match in the pseudo-language.
fn foreign(variant: &str, seats: [Seat; 2], komi: u16, moves: &str) -> Table {
    let variant: Variant = variant.parse().unwrap();
    let mut table = Table::new("", SIZE);
    let [black, white] = seats;
    table.game = Match::from_position(variant.start_with_komi(komi).unwrap(), ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        table.game.play(table.game.position().parse_move(text).unwrap()).unwrap();
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

/// A position with sleeping and pinned stacks.
pub(super) const LENSES: &str = "d4 d5 d3 d5-d4 c3 e4 b2";
/// A position in which groups have liberties and enemies beside them.
pub(super) const LENSES_OF_ANDA: &str = "a1+d4 b4+e2 e1";

/// A pinned stack.
pub(super) fn pinned(table: &Table) -> Option<Point> {
    let view = table.game.shown_position().view();
    view.stacks.iter().find(|stack| stack.pinned && !stack.tower).map(|stack| stack.point)
}

/// Identifies the first position of the first match.
const START: PositionId = PositionId { match_id: 0, node: NodeId::ROOT };

/// A table after an action.
fn with(mut table: Table, change: impl FnOnce(&mut Table)) -> Table {
    change(&mut table);
    table
}

fn with_dialog(table: Table, dialog: Dialog) -> Table {
    with(table, |table| table.state.dialog = Some(dialog))
}

/// The settings on a page.
fn in_settings(sheet: SettingsTab) -> Table {
    with(abande(""), |table| {
        table.open_settings(sheet);
        table.frame(Vec::new());
    })
}

/// A table with a finished game.
fn ended(mut table: Table) -> Table {
    while table.game.result().is_none() {
        let legal = table.game.position().legal_moves();
        let mv = legal[table.game.moves().len() * 5 % legal.len()];
        table.game.play(mv).unwrap();
    }
    table.ending = Ending::Counted;
    table
}

/// A table in a phase of the count.
fn shown(mut table: Table, phase: EndPhase) -> Table {
    table.ending = Ending::Counting { phase, score: ByPlayer::new(3, 4) };
    table
}

/// A table right after the first pass of the game.
fn passed(mut table: Table) -> Table {
    while table.game.last_transition().is_none_or(|last| last.mv.intent() != MoveIntent::Pass) {
        let mv = *table.game.position().legal_moves().last().unwrap();
        table.game.play(mv).unwrap();
    }
    table
}

/// A table with a clock, on which the player to move has used this many seconds.
fn timed(mut table: Table, clock: &str, used: f64, moves: &str) -> Table {
    let control = clock.parse().unwrap();
    let setup = GameSetup { clock: Some(ByPlayer::new(control, control)), ..table.game.setup() };
    table.game = Match::from_setup(*table.game.position(), setup);
    for text in moves.split_ascii_whitespace() {
        table.game.play(table.game.position().parse_move(text).unwrap()).unwrap();
    }
    table.game.spend_time(Duration::from_secs_f64(used));
    table.clock_runs = true;
    table
}

/// The dialog for a new game of these players.
fn new_characters(table: Table, seats: [&str; 2]) -> Table {
    let [black, white] = seats.map(|seat| seat.parse().unwrap());
    let form = Form::new(GameSetup { seats: ByPlayer::new(black, white), ..table.game.setup() });
    with_dialog(table, Dialog::NewGame(NewGameDialog::new(form)))
}

/// The dialog for a new game with this clock chosen.
fn new_clock(table: Table, black: &str, white: &str) -> Table {
    let clock = Some(ByPlayer::new(black.parse().unwrap(), white.parse().unwrap()));
    let form = Form::new(GameSetup { clock, ..table.game.setup() });
    with_dialog(table, Dialog::NewGame(NewGameDialog::new(form)))
}

fn looking_at(mut table: Table, index: usize) -> Table {
    let node = table.game.line()[index];
    table.game.look_at(node);
    table
}

/// A table with the position editor.
fn setting_up(mut table: Table, setup: &str) -> Table {
    let mut editor = SetupEditor::new(table.game.shown_position());
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
    table.frames(4);
    table
}

/// Everything around the board, and every dialog, by name.
#[expect(clippy::too_many_lines, reason = "one line for each scene")]
fn scenes() -> Vec<(&'static str, Table)> {
    let (b, w) = (Player::Black, Player::White);
    let form = |table: Table, named: bool, [namer, picker]: [Seat; 2]| {
        let setup = GameSetup::new(table.game.variant(), ByPlayer::new(namer, picker));
        let mut pie = KomiPie::new(GameSetup { komi: 3, ..setup });
        if named {
            pie.fix_komi();
        }
        let dialog = NewGameDialog { form: Form::default(), komi_pie: Some(pie) };
        with_dialog(table, Dialog::NewGame(dialog))
    };
    // Each label has a place of its own, as on the board.
    let tag = |row: u8, text| {
        let at = bevy::math::Vec2::new(300.0, 120.0 + 50.0 * f32::from(row));
        FloatingLabel { text, at, fresh: false, flight: None }
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
                table.game.try_move(table.game.shown_position().parse_move("e4").unwrap()).unwrap();
            }),
        ),
        (
            "every lens",
            with(abande(LENSES), |table| {
                table.preferences.board.lenses = Lenses::ALL;
                table.looked_at = pinned(table);
            }),
        ),
        (
            "every lens of Anda",
            with(anda(LENSES_OF_ANDA), |table| {
                table.preferences.board.lenses = Lenses::ALL;
                table.looked_at = table.game.position().board().find("a1");
            }),
        ),
        ("two stones", anda("")),
        ("the second stone", with(anda(""), |table| table.half = true)),
        ("two stones against the computer", foreign("anda-3", AGAINST_COMPUTER, 0, "")),
        ("a stone", anda("a1+d4 b4+e2")),
        ("komi", anda("a1+d4 b4+e2 e1 komi")),
        ("why it is over", shown(ended(abande("")), EndPhase::Reason)),
        ("sleepers leave", shown(ended(abande("")), EndPhase::Sleepers)),
        ("counting", shown(ended(abande("")), EndPhase::Count(3))),
        (
            "decided",
            with(abande("d4 d5"), |table| {
                table.decided = Some(EarlyEnd { winner: w, points: Some(12) });
            }),
        ),
        ("the last look", with(ended(anda("")), |table| table.ending = Ending::Looking)),
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
        (
            "a card",
            with(abande("d4 d5 d3"), |table| {
                table.card = Some(InfoCard {
                    point: table.game.position().board().points().next().expect("a point"),
                    beside: bevy::math::Rect::new(300.0, 240.0, 360.0, 290.0),
                    clear: Vec::new(),
                    pieces: vec![b, w],
                    title: table::card_stack("d4", play::of_pieces(&[b, w])),
                    lines: vec![
                        table::card_asleep(2),
                        table::card_pinned(),
                        table::card_captors(Argument::all(["d5", "e4", "e5"])),
                        table::card_tower(),
                        table::card_safe(),
                    ],
                });
            }),
        ),
        ("a clock", timed(foreign("hex", PEOPLE, 0, ""), "5+3", 12.0, "d4 d5")),
        ("little time", timed(foreign("hex", PEOPLE, 0, ""), "5+3", 293.5, "d4 d5")),
        ("the computer thinks in its time", timed(abande(""), "90+30", 12.0, "d4")),
        ("the last periods", timed(foreign("anda-3", PEOPLE, 2, ""), "1b3x30", 118.0, "a1+d4")),
        (
            "a paused clock",
            with(timed(foreign("hex", PEOPLE, 0, ""), "10", 570.0, "d4 d5"), |table| {
                table.game.pause();
                table.clock_runs = false;
            }),
        ),
        ("the menu of a game with a clock", menu(timed(abande(""), "5+3", 0.0, "d4 d5"), MenuId::Game)),
        ("a new game with a clock", new_clock(anda(""), "10b3x30", "10b3x30")),
        ("a new game with a clock of its own", new_clock(anda(""), "7d2", "7d2")),
        ("a new game with two clocks", new_clock(abande(""), "90b2x60", "0.5+0.25")),
        (
            "a new game with a wrong clock",
            with(new_clock(abande(""), "7", "7"), |table| {
                table.frames(4);
                table.click(buttons(&table.ctx)["clock-time"].center());
                table.write("x");
            }),
        ),
        ("a new game", with_dialog(abande(""), Dialog::NewGame(NewGameDialog::new(Form::default())))),
        ("a new game against a character", new_characters(abande(""), ["human", "ai:builder:medium"])),
        ("a new game of two characters", new_characters(abande(""), ["ai:stonewall:hard", "ai:mirror:easy"])),
        ("a new game of Anda against a character", new_characters(anda(""), ["ai:spender:hard", "human"])),
        ("a game against a character", {
            let seats = ["human", "ai:builder:medium"].map(|seat| seat.parse().unwrap());
            with(foreign("hex", seats, 0, "d4 d5 d3"), |_| ())
        }),
        (
            "a new game of Anda",
            with(anda(""), |table| assert_eq!(table.command(PanelCommand::NewGame), None)),
        ),
        (
            "a new game of Anda without komi",
            with(foreign("anda-3", PEOPLE, 0, ""), |table| {
                assert_eq!(table.command(PanelCommand::NewGame), None);
            }),
        ),
        (
            "who plays",
            with(foreign("hex", PEOPLE, 0, ""), |table| {
                assert_eq!(table.command(PanelCommand::Players), None);
            }),
        ),
        (
            "who plays from here",
            with_dialog(abande(""), Dialog::PlayFrom(Form::default(), Box::new(Variant::Hex.start()))),
        ),
        ("naming the komi", form(anda(""), false, PEOPLE)),
        ("naming it for the computer", form(anda(""), false, AGAINST_COMPUTER)),
        ("picking a side", form(anda(""), true, PEOPLE)),
        ("picking after the computer", form(anda(""), false, [AGAINST_COMPUTER[1], Seat::Human])),
        ("help", with_dialog(abande(""), Dialog::Help)),
        ("help for Anda", with_dialog(anda(""), Dialog::Help)),
        ("about", with_dialog(abande(""), Dialog::About)),
        ("the settings of games", in_settings(SettingsTab::Game)),
        ("the settings of the board", in_settings(SettingsTab::Board)),
        ("the settings of the sound", in_settings(SettingsTab::Sound)),
        ("the choice of a language", in_settings(SettingsTab::Language)),
        ("the keys", in_settings(SettingsTab::Keys)),
        ("accessibility", in_settings(SettingsTab::Accessibility)),
        ("the settings of files", in_settings(SettingsTab::Files)),
        (
            "a key that is taken",
            with(in_settings(SettingsTab::Keys), |table| {
                table.press("key:undo:0");
                table.press_key(CapturedKey::Key("Ctrl+S".parse().unwrap()));
            }),
        ),
        (
            "a key that cannot be changed",
            with(in_settings(SettingsTab::Keys), |table| {
                table.press("key:undo:0");
                table.press_key(CapturedKey::Key("Ctrl+C".parse().unwrap()));
            }),
        ),
        ("resigning", with_dialog(abande(""), Dialog::Resign(b))),
        ("resigning for one of two", with_dialog(foreign("hex", PEOPLE, 0, ""), Dialog::Resign(w))),
        ("leaving", with_dialog(abande("d4 d5"), Dialog::Unsaved(Request::Quit))),
        ("a picture", with_dialog(abande("d4 d5"), Dialog::Picture(START))),
        (
            "a film",
            with(with_dialog(abande("d4 d5"), Dialog::Picture(START)), |table| {
                table.state.picture.kind = PictureKind::Film;
            }),
        ),
        (
            "a photo",
            with(with_dialog(abande("d4 d5"), Dialog::Picture(START)), |table| {
                table.state.picture.kind = PictureKind::Photo;
            }),
        ),
        (
            "the photo mode",
            with(abande("d4 d5"), |table| {
                table.command(PanelCommand::PhotoMode);
                table.frame(vec![Event::PointerMoved(pos2(200.0, 100.0))]);
            }),
        ),
        ("the menu of the view", menu(abande("d4 d5"), MenuId::View)),
        ("the menu of the view of Anda", menu(anda(""), MenuId::View)),
        ("the menu of games", menu(abande("d4 d5"), MenuId::Game)),
        ("the search for commands", with_dialog(abande("d4 d5"), Dialog::Palette(Palette::default()))),
        ("an offer", with(abande(""), |table| table.offers = vec![offer("a", "hex")])),
        ("offers", with(abande(""), |table| table.offers = vec![offer("a", "anda-9"), offer("b", "hex")])),
        (
            "toasts",
            with(abande("d4 d5"), |table| {
                table.state.toast(Toast::success(notices::game_copied()));
                table.state.toast(Toast::success(notices::computer_picked(3, w)));
                table.state.toast(Toast::error(notices::computer_cannot_move()));
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

/// All scenes of pages and dialogs, by name.
pub(super) fn all() -> impl Iterator<Item = (&'static str, Table)> {
    [
        scenes(),
        moves::scenes(),
        library::library_scenes(),
        library::editor_scenes(),
        library::toast_scenes(),
        study::analysis_scenes(),
        study::learning_scenes(),
        study::puzzle_scenes(),
    ]
    .into_iter()
    .flatten()
    .map(|(name, table)| (name, with(table, open_drawer)))
}

/// Small windows also show the subject of the scene.
fn open_drawer(table: &mut Table) {
    table.state.drawer |=
        table.preferences.panels.page != Page::Play || table.advice.hint(table.here()).is_some();
}
