//! The panels, driven without a window: pure egui with made-up mouse and keys.

mod analyse;
mod files;
mod fit;
mod focus;
mod language;
mod learn;
mod legend;
mod library;
mod moves;
mod puzzles;
mod readme;
mod scenes;
mod settings;
mod sheets;
mod table;

use bevy_egui::egui::{self, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, pos2, vec2};

use super::files::Files;
use super::palette::Palette;
use super::pie::Pie;
use super::settings::{Settings, Sheet};
use super::*;
use crate::app::game::{
    Advice, Analysis, Choose, EarlyEnd, EarlyEndAnswered, Editor, EndPhase, Job, Lessons, Reviewing, Shelf,
    Step, Tag, Tone, Turn, Tutor, Unfinished,
};
use crate::app::input::{COMMANDS, Copied, Keymap, LessonStep, Menu, PuzzleStep, TextSize, Way};
use crate::library::preferences::AnalysisChoices;
use crate::library::{GameId, Preferences};
use crate::play::{Change, Edit, Level, Match, NodeId, Notes, Seat};
use crate::rules::{AnyGame, ByPlayer, Game, Player, Variant};
use crate::study::Question;
use crate::words::{Language, Message, Words};

use table::{Table, offer};
pub(in crate::app::desk::panels) use table::{english, model};

const SIZES: [[f32; 2]; 4] = [[640.0, 480.0], [800.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0]];

/// Whether a text is somewhere in the next frame.
fn says(table: &mut Table, text: &str) -> bool {
    table.frame(Vec::new());
    let all = table.texts.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" ");
    all.contains(text)
}

#[test]
fn what_is_said_of_the_board_keeps_clear_of_what_stands_over_it() {
    let mut table = Table::new("d4 d5", [800.0, 600.0]);
    let tag = |y: f32, points| {
        let at = bevy::math::Vec2::new(400.0, y);
        Tag { text: crate::words::table::tag_counted(points), at, fresh: false, flight: None }
    };
    table.tags = vec![tag(525.0, 707), tag(300.0, 808)];
    let counting = Ending::Counting { phase: EndPhase::Sleepers, score: ByPlayer::new(1, 1) };
    for (ending, tips) in [(Ending::None, false), (Ending::None, true), (counting, true)] {
        (table.ending, table.chosen.board.tips) = (ending, tips);
        for _ in 0..4 {
            table.frame(Vec::new());
        }
        let obstacles = over_board::places(&table.ctx);
        assert_eq!(obstacles.is_empty(), ending == Ending::None && !tips, "{ending:?}");
        let places = ["707", "808"].map(|figures| {
            let mut found = table.texts.iter().filter(|(_, text)| text == figures);
            found.next().unwrap_or_else(|| panic!("{figures} in {:?}", table.texts)).0
        });
        let is_clear = |place: &Pos2| !obstacles.iter().any(|obstacle| obstacle.contains(*place));
        assert!(places.iter().all(is_clear), "{ending:?}: {places:?} and {obstacles:?}");
        assert!((places[1].y - 300.0).abs() < 16.0, "only what is in the way is moved");
    }
}

#[test]
fn a_button_that_is_held_for_long_is_pressed_all_the_same() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let at = places(&mut table, &["hint"])[0].center();
    assert_eq!(table.hold(at, 180), [Action::Command(Command::Hint)]);
}

/// Where the buttons with these names are in the next frame.
fn places(table: &mut Table, names: &[&str]) -> Vec<Rect> {
    table.frame(Vec::new());
    let buttons = buttons(&table.ctx);
    names.iter().filter_map(|name| buttons.get(*name).copied()).collect()
}

#[test]
fn an_offer_goes_once_another_game_is_played() {
    for [width, height] in SIZES {
        for (moves, offered) in [("", true), ("d4", true), ("d4 d5", false), ("d4 d5 d3 e4", false)] {
            let mut table = Table::new(moves, [width, height]);
            table.offers = vec![offer("a", "hex")];
            table.frame(Vec::new());
            table.frame(Vec::new());
            let shown = table.texts.iter().any(|(_, text)| text == "Continue");
            assert_eq!(shown, offered, "after “{moves}” at {width}×{height}");
        }
        let mut table = Table::new("d4 d5", [width, height]);
        table.game.resign(Player::White);
        table.offers = vec![offer("a", "hex")];
        table.frame(Vec::new());
        table.frame(Vec::new());
        assert!(table.texts.iter().any(|(_, text)| text == "Continue"), "after the end at {width}×{height}");
    }
}

#[test]
fn the_board_gets_what_the_rail_or_the_strips_leave() {
    for (size, free) in [
        ([1280.0, 720.0], [960.0, 720.0]),
        ([1920.0, 1080.0], [1520.0, 1080.0]),
        ([800.0, 600.0], [800.0, 500.0]),
        ([640.0, 480.0], [640.0, 380.0]),
    ] {
        let mut table = Table::new("d4 d5", size);
        let left = table.frame(Vec::new()).free;
        let top = if size[0] < 1000.0 { theme::UPPER_STRIP } else { 0.0 };
        assert_eq!(left, Rect::from_min_size(pos2(0.0, top), free.into()), "{size:?}");
    }
}

#[test]
fn in_a_small_window_a_page_is_a_drawer_beside_the_board() {
    let is_open = |table: &mut Table| table.frame(Vec::new()).free.right() < 800.0;
    let mut table = Table::new("d4 d5", [800.0, 600.0]);
    assert!(!is_open(&mut table));
    assert_eq!(
        table.press("page-moves"),
        [Action::Command(Command::Page(Page::Moves)), Action::Choose(Choose::Page(Page::Moves))]
    );
    table.page = Page::Moves;
    assert!(is_open(&mut table));
    assert!(buttons(&table.ctx).contains_key("Comment"));
    assert_eq!(
        table.press("page-play"),
        [Action::Command(Command::Page(Page::Play)), Action::Choose(Choose::Page(Page::Play))]
    );
    table.page = Page::Play;
    assert!(is_open(&mut table));
    table.press("page-play");
    assert!(!is_open(&mut table));
}

/// Commands with keys and lines in the search, but no button or row of a menu.
const ONLY_KEYS: [Command; 10] = [
    Command::Cancel,
    Command::TextSize(TextSize::Larger),
    Command::TextSize(TextSize::Smaller),
    Command::TextSize(TextSize::Normal),
    Command::Turn(Way::Less),
    Command::Turn(Way::More),
    Command::Tilt(Way::Less),
    Command::Tilt(Way::More),
    Command::Zoom(Way::Less),
    Command::Zoom(Way::More),
];

/// Commands with buttons of their own: below the list of moves, and on the page for the game that is played.
const ON_PAGES: [Command; 13] = [
    Command::Step(Step::Back),
    Command::Step(Step::Forward),
    Command::Step(Step::Start),
    Command::Step(Step::End),
    Command::Step(Step::Game),
    Command::MoveNow,
    Command::CountAgain,
    Command::SleepersBack,
    Command::Engine,
    Command::Review,
    Command::NextMistake,
    Command::PreviousMistake,
    Command::TryAgain,
];

/// Every command can be found: by a button, in a menu, or by its keys alone where that is on purpose.
#[test]
fn something_leads_to_every_command() {
    let pages = Page::ALL.map(Command::Page);
    let menus = [Menu::Game, Menu::View];
    let in_menus = menus.into_iter().flat_map(|menu| menu::groups(menu).iter().copied().flatten().copied());
    let known: Vec<Command> = (rail::ACTIONS.into_iter())
        .chain(pages)
        .chain(menus.map(Command::Menu))
        .chain(in_menus)
        .chain(ON_PAGES)
        .chain([Command::Lesson(LessonStep::Leave), Command::Puzzle(PuzzleStep::Leave), Command::Puzzles])
        .chain(ONLY_KEYS)
        .collect();
    for row in COMMANDS {
        assert!(known.contains(&row.command), "nothing leads to {}", row.name);
    }
    for command in ONLY_KEYS {
        assert!(!command.row().keys.is_empty(), "{} has no key", command.row().name);
    }
}

#[test]
fn every_dialog_fits_into_every_window() {
    let open: [fn(&mut Table); 20] = [
        |table| assert_eq!(table.command(Command::Palette), None),
        |table| assert_eq!(table.command(Command::Menu(Menu::Game)), None),
        |table| assert_eq!(table.command(Command::Menu(Menu::View)), None),
        |table| assert_eq!(table.command(Command::NewGame), None),
        |table| assert_eq!(table.command(Command::Help), None),
        |table| assert_eq!(table.command(Command::About), None),
        |table| table.open_settings(Sheet::Game),
        |table| table.open_settings(Sheet::Board),
        |table| table.open_settings(Sheet::Sound),
        |table| table.open_settings(Sheet::Language),
        |table| table.open_settings(Sheet::Keys),
        |table| table.open_settings(Sheet::Accessibility),
        |table| table.open_settings(Sheet::Files),
        |table| {
            table.open_settings(Sheet::Keys);
            table.frame(Vec::new());
            table.press("key:undo:0");
        },
        |table| assert_eq!(table.state.open_library(), Action::Library(Job::List)),
        |table| assert_eq!(table.command(Command::Resign), None),
        |table| table.state.dialog = Some(Dialog::Players),
        |table| assert_eq!(table.quit(true), None),
        |table| assert_eq!(table.command(Command::Open), None),
        |table| assert_eq!(table.command(Command::Save), None),
    ];
    let languages = [Language::English, Language::Pseudo].map(Words::new);
    for (size, words) in SIZES.into_iter().flat_map(|size| languages.iter().map(move |words| (size, words))) {
        for open in open {
            let mut table = Table::new("d4 d5", size);
            table.words = words.clone();
            open(&mut table);
            for _ in 0..8 {
                table.frame(Vec::new());
            }
            let used = table.ctx.memory(|memory| {
                let areas = memory.layer_ids().filter(|layer| layer.order != egui::Order::Background);
                areas.filter_map(|layer| memory.area_rect(layer.id)).fold(Rect::NOTHING, Rect::union)
            });
            assert!(table.window.contains_rect(used), "{used:?} in {size:?}, {words:?}");
        }
    }
}

#[test]
fn undo_is_a_click_away() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert_eq!(table.press("undo"), [Action::Command(Command::Undo)]);
}

#[test]
fn pass_waits_for_an_empty_hand() {
    let mut late = Table::new("", [1280.0, 720.0]);
    while !(late.game.game().view().can_pass && late.game.to_move() == Some(Player::Black)) {
        let mv = *late.game.game().legal_moves().last().unwrap();
        late.game.play(mv).unwrap();
    }
    late.frame(Vec::new());
    late.frame(Vec::new());
    let at = buttons(&late.ctx);
    assert_eq!(late.click(at["pass"].center()), [Action::Command(Command::Pass)]);

    // With pieces in hand the same button stands in the same place, and cannot be pressed.
    let mut early = Table::new("d4 d5", [1280.0, 720.0]);
    let places = buttons(&early.ctx);
    assert_eq!((places.get("pass"), places["undo"]), (None, at["undo"]));
    assert_eq!(early.click(at["pass"].center()), []);
    assert!(early.ctx.egui_wants_pointer_input(), "the click went to the board");
}

#[test]
fn the_computer_can_be_hurried_while_it_thinks() {
    for size in SIZES {
        let mut table = Table::new("d4", size);
        assert_eq!(table.press("move-now"), [Action::Command(Command::MoveNow)], "{size:?}");
    }
}

#[test]
fn a_new_game_starts_with_one_key_and_escape_closes_the_dialog() {
    let mut table = Table::new("d4 d5", [800.0, 600.0]);
    assert_eq!(table.command(Command::NewGame), None);
    assert!(table.state.has_dialog());
    table.frame(Vec::new());
    table.key(Key::Escape);
    assert!(!table.state.has_dialog());
    assert_eq!(table.command(Command::NewGame), None);
    table.frame(Vec::new());
    let seats = ByPlayer::new(table.chosen.new_game.black, table.chosen.new_game.white);
    assert_eq!(table.key(Key::Enter), [Action::NewGame { variant: Variant::Hex, seats, komi: 0 }]);
    assert!(!table.state.has_dialog());
}

#[test]
fn holding_enter_answers_one_dialog() {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.game = Match::new("anda-5".parse().unwrap(), table.game.seats());
    assert_eq!(table.command(Command::NewGame), None);
    table.frame(Vec::new());
    table.frame(Vec::new());
    table.press("One names it, the other picks a side");
    table.frame(Vec::new());
    let enter = Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    };
    for _ in 0..20 {
        assert_eq!(table.frame(vec![enter.clone()]).actions, []);
    }
    assert!(buttons(&table.ctx).contains_key("More komi"), "the komi is still to be named");
    assert!(!buttons(&table.ctx).contains_key("Play Black"));
    table.frame(vec![Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: false,
        repeat: false,
        modifiers: Modifiers::NONE,
    }]);
    table.key(Key::Enter);
    table.frame(Vec::new());
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("More komi"), "a fresh press names it");
}

#[test]
fn the_result_comes_up_once_and_leaves_the_board_in_view() {
    for size in [[1280.0, 720.0], [800.0, 600.0]] {
        let mut table = Table::new("d4 d5", size);
        table.page = Page::Moves;
        table.game.resign(Player::White);
        table.ending = Ending::Counted;
        table.frame(Vec::new());
        table.frame(Vec::new());
        assert!(!table.state.has_dialog(), "nothing lies over the board");
        assert!(buttons(&table.ctx).contains_key("rematch"), "{size:?}");
        assert_eq!(table.press("rematch"), [Action::Command(Command::Rematch), Action::Rematch]);
        // Another page stays.
        table.press("page-moves");
        table.frame(Vec::new());
        table.frame(Vec::new());
        assert!(!buttons(&table.ctx).contains_key("rematch"), "{size:?}");
        // Looking back and coming to the end again is no reason to leave that page.
        for ending in [Ending::None, Ending::Counted] {
            table.ending = ending;
            table.frame(Vec::new());
            table.frame(Vec::new());
        }
        assert!(!buttons(&table.ctx).contains_key("rematch"), "{size:?}");
    }
}

/// Nobody has to answer: the board stays free.
#[test]
fn a_game_that_is_decided_may_end_now_or_go_on() {
    let answered = |label: &str| {
        let mut table = Table::new("d4 d5", [1280.0, 720.0]);
        table.decided = Some(EarlyEnd { winner: Player::White, points: Some(1) });
        // The first frame finds the place.
        table.frame(Vec::new());
        assert!(says(&mut table, "with best play on both sides you lose by 1 point."));
        table.press(label)
    };
    assert_eq!(answered("finish-early"), [Action::EarlyEnd(EarlyEndAnswered::Finish)]);
    assert_eq!(answered("play-on"), [Action::EarlyEnd(EarlyEndAnswered::PlayOn)]);
}

#[test]
fn the_final_board_is_shown_with_its_sleepers_and_without() {
    let mut table = Table::new("d4 d5 d3", [1280.0, 720.0]);
    assert!(!buttons(&table.ctx).contains_key("sleepers-back"), "the game goes on");
    while table.game.result().is_none() {
        let legal = table.game.game().legal_moves();
        let mv = legal[table.game.moves().len() * 7 % legal.len()];
        table.game.play(mv).unwrap();
    }
    table.ending = Ending::Counted;
    let slept = table.game.game().view().stacks.iter().any(|stack| stack.asleep);
    assert!(slept, "a game with sleepers");
    table.frame(Vec::new());
    table.frame(Vec::new());
    let pressed = table.press("sleepers-back");
    assert_eq!(pressed, [Action::Command(Command::SleepersBack), Action::SleepersBack(true)]);
}

#[test]
fn clicks_beside_the_bars_are_left_to_the_board() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let actions = table.click(pos2(500.0, 350.0));
    assert_eq!(actions, []);
    assert!(!table.ctx.egui_wants_pointer_input());
    table.frame(vec![Event::PointerMoved(pos2(1200.0, 350.0))]);
    assert!(table.ctx.egui_wants_pointer_input());
}

#[test]
fn an_unsaved_game_is_not_left_without_a_question() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    table.unsaved = true;
    assert_eq!(table.command(Command::NewGame), None);
    table.frame(Vec::new());
    assert_eq!(table.key(Key::Enter), []);
    assert!(matches!(table.state.dialog, Some(Dialog::Unsaved(Action::NewGame { .. }))));
    // A dialog listens once it has been on top for a frame.
    table.frame(Vec::new());
    table.frame(Vec::new());
    table.key(Key::Escape);
    assert_eq!(table.state.dialog, None);
    assert_eq!(table.quit(false), Some(Action::Quit));
}

#[test]
fn a_game_that_is_saved_first_is_left_then() {
    let saving = || {
        let mut table = Table::new("d4 d5", [1280.0, 720.0]);
        table.unsaved = true;
        assert_eq!(table.quit(true), None);
        let game = table.game.clone();
        let view = game.game().view();
        assert_eq!(table.state.press(Press::SaveFirst, &model(&game, &view)), None);
        for _ in 0..4 {
            assert!(table.frame(Vec::new()).actions.is_empty() && table.state.files.is_open());
        }
        table
    };
    // The computer's move may end the game meanwhile; it is not saved by that.
    let mut table = saving();
    table.unsaved = false;
    assert!(table.frame(Vec::new()).actions.is_empty());
    assert_eq!(table.state.saved(true, false), Some(Action::Quit));
    assert_eq!(table.state.saved(true, false), None, "a later one is saved for nothing else");

    // Somebody played on while it was written.
    let mut table = saving();
    assert_eq!(table.state.saved(true, true), None);
    assert_eq!(table.state.dialog, Some(Dialog::Unsaved(Action::Quit)));

    // It could not be written: the game stays.
    let mut table = saving();
    assert_eq!((table.state.saved(false, false), table.state.saved(true, false)), (None, None));

    // Nothing was chosen. The first key leaves the field for the name.
    let mut table = saving();
    table.key(Key::Escape);
    table.key(Key::Escape);
    table.frame(Vec::new());
    assert!(!table.state.files.is_open());
    assert_eq!(table.state.saved(true, false), None);
}

#[test]
fn a_game_that_is_over_is_not_called_unfinished_when_it_is_left() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    table.unsaved = true;
    assert_eq!(table.quit(true), None);
    let says = |table: &mut Table, text: &str| {
        table.frame(Vec::new());
        table.frame(Vec::new());
        table.texts.iter().any(|(_, shown)| shown == text)
    };
    assert!(says(&mut table, "It isn’t finished and hasn’t been saved."), "{:?}", table.texts);
    table.game.resign(Player::Black);
    assert!(says(&mut table, "It hasn’t been saved."), "{:?}", table.texts);
}

#[test]
fn a_plate_asks_who_plays() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    assert_eq!(table.press("plate-black"), [Action::Command(Command::Players)]);
    assert_eq!(table.state.dialog, Some(Dialog::Players));
}

#[test]
fn another_match_gets_none_of_the_comments_of_the_last_one() {
    let mut table = Table::new("d4 d5 d3 d6", [1280.0, 720.0]);
    let node = table.game.end();
    let notes = Box::new(Notes { comment: "mine".into(), ..Notes::default() });
    table.game.apply(Change::Edit(Edit::Annotate { node, notes })).unwrap();
    table.frame(Vec::new());
    // A match without such a node, and then one where it is another move.
    for moves in ["", "d4 d5 d3 d6"] {
        table.game = Table::new(moves, [1280.0, 720.0]).game;
        table.match_id += 1;
        for _ in 0..3 {
            assert_eq!(table.frame(Vec::new()).actions, []);
        }
    }
}

#[test]
fn an_interrupted_game_is_offered_whichever_page_is_shown() {
    for (size, page, drawer) in [
        ([1280.0, 720.0], Page::Play, false),
        ([1280.0, 720.0], Page::Moves, false),
        ([800.0, 600.0], Page::Play, false),
        ([800.0, 600.0], Page::Moves, true),
    ] {
        let mut table = Table::new("", size);
        (table.page, table.state.drawer) = (page, drawer);
        table.offers = vec![Unfinished {
            id: GameId::parse("a").unwrap(),
            variant: Variant::Hex,
            names: ByPlayer::new("Ann".to_owned(), "Bob".to_owned()),
            plies: 12,
            changed: jiff::Timestamp::UNIX_EPOCH,
        }];
        for _ in 0..3 {
            table.frame(Vec::new());
        }
        assert!(buttons(&table.ctx).contains_key("Continue"), "{size:?} {page:?}");
    }
}

#[test]
fn plates_have_the_names_of_a_file() {
    use crate::record::{Header, Participant};
    let named = |name: &str| Participant { name: Some(name.to_owned()), ..Participant::default() };
    for size in SIZES {
        let mut table = Table::new("d4 d5", size);
        let shows = |table: &mut Table, name: &str| {
            table.frame(Vec::new());
            table.texts.iter().any(|(_, text)| text == name)
        };
        assert!(shows(&mut table, "You"), "{size:?}");
        let mut header = Header::default();
        header.set_player(Player::Black, named("Zoë Müller"));
        table.header = Some(header.clone());
        assert!(shows(&mut table, "Zoë Müller") && !shows(&mut table, "You"), "{size:?}");
        // That is what the program calls a person in files.
        header.set_player(Player::Black, named(&Seat::Human.to_string()));
        table.header = Some(header);
        assert!(shows(&mut table, "You"), "{size:?}");
    }
}

/// Below 600 points of height they scroll.
#[test]
fn menus_fit_into_the_window() {
    for size in SIZES.into_iter().filter(|size| size[1] >= 600.0) {
        for menu in [Menu::Game, Menu::View] {
            let mut table = Table::new("d4 d5", size);
            table.state.menu = Some(menu);
            for _ in 0..4 {
                table.frame(Vec::new());
            }
            let all = menu::groups(menu).iter().copied().flatten();
            let mut shown = all.filter(|command| buttons(&table.ctx).contains_key(command.row().name));
            let last = shown.next_back().unwrap().row().name;
            let place = buttons(&table.ctx)[last];
            assert!(place.bottom() <= size[1] && place.height() >= 28.0, "{last} at {place:?} in {size:?}");
            let themes = buttons(&table.ctx).into_iter().filter(|(name, _)| name.starts_with("theme:"));
            let lowest = themes.map(|(_, place)| place.bottom()).fold(0.0, f32::max);
            assert_eq!(menu == Menu::View, lowest > 0.0, "{size:?}");
            assert!(lowest <= size[1], "{lowest} in {size:?}");
        }
    }
}

#[test]
fn the_rule_and_what_the_strip_says_never_meet() {
    for (size, page) in SIZES.into_iter().flat_map(|size| [Page::Play, Page::Moves].map(|page| (size, page)))
    {
        let mut table = Table::new("", size);
        table.page = page;
        // Until there is one pass: then the strip offers to end the game.
        let people = ByPlayer::new(Seat::Human, Seat::Human);
        table.game = Match::new(Variant::Hex, people);
        let mut offers = false;
        while !offers {
            let mv = *table.game.game().legal_moves().last().unwrap();
            table.game.play(mv).unwrap();
            offers = words::pass_banner(&table.game, &table.game.shown().view()).is_some();
        }
        let view = table.game.shown().view();
        let stuck = view.stacks.iter().find_map(|stack| table.game.shown().why_stuck(stack.point));
        table.state.offer_rule(&stuck.unwrap(), &model(&table.game, &view));
        for _ in 0..3 {
            table.frame(Vec::new());
        }
        let place = |id: &str| table.ctx.memory(|memory| memory.area_rect(egui::Id::new(id))).unwrap();
        let (rule, banner) = (place("rule offered"), place("pass banner"));
        assert!(!rule.intersects(banner), "{rule:?} {banner:?} in {size:?}");

        // It has nothing to say of a position that is set up.
        table.editor = Some(Editor::new(table.game.shown()));
        table.frame(Vec::new());
        assert!(table.state.rule.is_none());
    }
}

#[test]
fn no_tip_stands_below_a_rule() {
    for size in SIZES {
        let mut table = Table::new("", size);
        table.page = Page::Moves;
        let tip = words::hint(&table.game, &table.game.shown().view(), false).unwrap();
        let tip = english().say(tip);
        // What stands below the board is measured in the first frame.
        table.frame(Vec::new());
        assert!(says(&mut table, &tip), "{size:?}");
        let view = table.game.shown().view();
        let refused = table.game.shown().why_stuck(view.board.find("d4").unwrap()).unwrap();
        table.state.offer_rule(&refused, &model(&table.game, &view));
        assert!(table.state.rule.is_some());
        assert!(!says(&mut table, &tip), "{size:?}");
    }
}
