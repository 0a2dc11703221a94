//! The library's page.

use bevy_egui::egui::Key;

use super::*;
use crate::app::desk::panels::library::Tab;
use crate::app::game::{Contents, PlayerRatings, Unfinished};
use crate::i18n::rating;
use crate::library::{Library, Paths, Ratings};

/// A library on disk with these games.
pub(super) struct Kept {
    folder: tempfile::TempDir,
    library: Library,
}

impl Kept {
    /// Games against Ann, Bob and the computer.
    pub(super) fn new() -> Self {
        Self::of(&[
            "[Variant \"hex\"]\n[Date \"2026.01.02\"]\n[Black \"Ann\"]\n[White \"Bob\"]\n\n1. d4 d5 2. d3 *",
            "[Variant \"square\"]\n[Date \"2026.03.04\"]\n[Black \"Cid\"]\n[White \"Bob\"]\n\n1. d4 d5 *",
            "[Variant \"hex\"]\n[Date \"2026.02.03\"]\n[Black \"Human\"]\n[BlackType \"human\"]\n\
             [White \"Computer, level 4\"]\n[WhiteType \"engine level=4\"]\n[Result \"1-0\"]\n\
             [Termination \"resignation\"]\n\n1. d4 d5 2. d3 1-0",
        ])
    }

    /// A dozen rated games on `hex`, won and lost in turn.
    pub(super) fn rated() -> Self {
        let game = |number: usize| {
            let (result, level) = if number.is_multiple_of(2) { ("1-0", 3) } else { ("0-1", 4) };
            format!(
                "[Variant \"hex\"]\n[Date \"2026.05.{:02}\"]\n[BlackType \"human\"]\n\
                 [WhiteType \"engine level={level}\"]\n[Result \"{result}\"]\n\
                 [Termination \"resignation\"]\n\n1. d4 d5 2. d3 {result}",
                number + 1
            )
        };
        let games: Vec<String> = (0..12).map(game).collect();
        Self::of(&games.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// The ratings from these games, with the news of the last one.
    pub(super) fn ratings(&self) -> PlayerRatings {
        let index = self.library.index();
        let ratings = Ratings::from_entries(index.entries());
        let last = index.entries().iter().max_by_key(|entry| entry.date);
        let news = last.and_then(|entry| rating::of_kept_game(entry, &ratings));
        PlayerRatings::new(ratings, news)
    }

    fn of(games: &[&str]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::new(Paths::within(folder.path()));
        for (text, number) in games.iter().zip(1..) {
            let imported = library.import(&library.index(), text).unwrap();
            assert!(imported.refused.is_empty(), "{:?}", imported.refused);
            // The random letters at the end of a name could match the text that a test searches for.
            for id in &imported.kept {
                let (named, _) = id.as_str().rsplit_once('_').unwrap();
                library.rename(id, &format!("{named}_{number}")).unwrap();
            }
        }
        Self { folder, library }
    }

    fn shelf(&self) -> Shelf {
        Shelf::of(self.contents())
    }

    pub(super) fn contents(&self) -> Contents {
        let bin = self.library.bin();
        Contents { games: self.library.index(), bin, ..Contents::default() }
    }

    /// Id of the game in which this player has Black.
    fn id(&self, black: &str) -> GameId {
        let index = self.library.index();
        let by = |entry: &&crate::library::Entry| entry.players[Player::Black].name.as_deref() == Some(black);
        index.entries().iter().find(by).unwrap().id.clone()
    }
}

fn open(kept: &Kept, size: [f32; 2]) -> Table {
    let mut table = Table::new("", size);
    table.shelf = Some(kept.shelf());
    assert_eq!(table.state.open_library(), Request::Library(Job::List));
    table.frames(4);
    table
}

#[test]
fn games_are_found_by_what_is_typed_and_opened_with_enter() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    // The search field has the focus at once.
    table.write("cid");
    table.key(Key::ArrowDown);
    assert_eq!(table.state.library.selected(), Some(&kept.id("Cid")));
    assert_eq!(table.key(Key::Enter), [Request::Library(Job::Open(kept.id("Cid")))]);
    assert_eq!(table.state.dialog, None);
}

#[test]
fn opening_a_game_asks_before_another_one_is_lost() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    table.unsaved = true;
    table.write("ann");
    table.key(Key::ArrowDown);
    assert_eq!(table.key(Key::Enter), []);
    assert!(matches!(table.state.dialog, Some(Dialog::Unsaved(Request::Library(Job::Open(_))))));
}

#[test]
fn a_click_on_a_title_sorts_and_another_one_turns_the_order_round() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    let mut first = |clicks: usize| {
        for _ in 0..clicks {
            table.press("Black");
        }
        table.key(Key::ArrowUp);
        table.key(Key::ArrowUp);
        table.key(Key::ArrowUp);
        table.state.library.selected().cloned()
    };
    assert_eq!(first(1), Some(kept.id("Ann")));
    assert_eq!(first(1), Some(kept.id("Human")));
}

#[test]
fn the_bin_takes_a_game_and_gives_it_back_and_the_page_stays_open() {
    let kept = Kept::new();
    let id = kept.id("Ann");
    let mut table = open(&kept, [1280.0, 720.0]);
    table.write("ann");
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    assert_eq!(table.press("Move to bin"), [Request::Library(Job::Remove(vec![id.clone()]))]);
    assert_eq!(table.state.dialog, Some(Dialog::Library));
    // A game deleted by mistake can be restored at once, by its name in the bin, and is selected again.
    let in_bin = kept.library.remove(&id).unwrap();
    table.shelf = Some(kept.shelf().read_again());
    table.frame(Vec::new());
    assert_eq!(table.key(Key::Delete), []);
    table.frame(Vec::new());
    assert_eq!(table.press("Restore"), [Request::Library(Job::Restore(vec![in_bin.clone()]))]);
    kept.library.restore(&in_bin).unwrap();
    table.shelf = Some(kept.shelf().read_again().read_again());
    table.frame(Vec::new());
    assert_eq!(table.state.library.selected(), Some(&id));

    kept.library.remove(&id).unwrap();
    table.shelf = Some(kept.shelf());
    table.press("Bin");
    table.frame(Vec::new());
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    assert_eq!(table.press("Restore"), [Request::Library(Job::Restore(vec![id]))]);
    assert_eq!(table.state.dialog, Some(Dialog::Library));
}

#[test]
fn the_only_game_comes_back_from_the_empty_page() {
    let kept = Kept::of(&["[Variant \"hex\"]\n[Black \"Ann\"]\n\n1. d4 d5 *"]);
    let id = kept.id("Ann");
    let mut table = open(&kept, [800.0, 600.0]);
    table.write("ann");
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    assert_eq!(table.press("Move to bin"), [Request::Library(Job::Remove(vec![id.clone()]))]);
    let in_bin = kept.library.remove(&id).unwrap();
    table.shelf = Some(kept.shelf().read_again());
    table.frames(2);
    assert_eq!(table.press("Restore"), [Request::Library(Job::Restore(vec![in_bin]))]);
}

#[test]
fn a_game_is_renamed_in_place() {
    let kept = Kept::new();
    let id = kept.id("Ann");
    let mut table = open(&kept, [800.0, 600.0]);
    table.write("ann");
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    table.press("Rename");
    table.frames(2);
    // Typing replaces the old name.
    table.write("my best");
    assert_eq!(table.key(Key::Enter), [Request::Library(Job::Rename(id.clone(), "my best".into()))]);
    assert_eq!(table.state.dialog, Some(Dialog::Library));
    // The game stays selected under its new name, which a message below the list gives.
    kept.library.rename(&id, "my best").unwrap();
    table.shelf = Some(kept.shelf().read_again());
    table.frames(3);
    assert!(table.texts.iter().any(|(_, text)| text.contains("my best")), "{:?}", table.texts);
}

#[test]
fn what_the_list_shows_can_be_searched_for_in_every_language() {
    let kept = Kept::new();
    for (language, words, games) in [
        (Language::English, ["you", "square", "won", "hexagon won"], [1, 1, 1, 1]),
        (Language::German, ["du", "quadrat", "gewonnen", "computer"], [1, 1, 1, 1]),
    ] {
        for (text, games) in words.into_iter().zip(games) {
            let mut table = open(&kept, [1280.0, 720.0]);
            table.words = Words::new(language);
            table.frame(Vec::new());
            table.write(text);
            table.frame(Vec::new());
            let rows = buttons(&table.ctx).into_keys().filter(|label| label.contains("2026"));
            assert_eq!(rows.count(), games, "“{text}” in {language}");
        }
    }
}

#[test]
fn the_listed_games_are_exported_and_the_library_comes_back() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    table.preferences.files.folder = Some(kept.folder.path().to_owned());
    table.write("bob");
    table.frame(Vec::new());
    assert_eq!(table.press("Export all"), []);
    table.frames(6);
    table.write("bobs");
    let actions = table.key(Key::Enter);
    let [Request::Library(Job::Export(ids, path))] = actions.as_slice() else { panic!("{actions:?}") };
    assert_eq!((ids.len(), path), (2, &kept.folder.path().join("bobs.agn")));
    assert_eq!(table.state.dialog, Some(Dialog::Library));
}

#[test]
fn every_page_fits_into_every_window_with_games_and_without() {
    let kept = Kept::new();
    let unfinished = Unfinished {
        id: kept.id("Ann"),
        variant: Variant::Hex,
        names: ByPlayer::new("Human".into(), "Computer, level 10".into()),
        plies: 31,
        changed: jiff::Timestamp::UNIX_EPOCH,
    };
    for size in SIZES {
        for full in [false, true] {
            let mut table = open(&kept, size);
            let contents = if full {
                Contents {
                    games: kept.library.index(),
                    bin: kept.library.index(),
                    unfinished: vec![unfinished.clone(); 30],
                }
            } else {
                Contents::default()
            };
            table.shelf = Some(Shelf::of(contents));
            table.preferences.files.recent = vec!["games/one.agn".into(); if full { 12 } else { 0 }];
            for tab in [Tab::Games, Tab::InProgress, Tab::Recent, Tab::Statistics, Tab::Bin] {
                table.state.library.turn_to(tab);
                table.frames(3);
                let used = table.ctx.memory(|memory| {
                    let areas = memory.layer_ids().filter(|layer| layer.order != egui::Order::Background);
                    areas.filter_map(|layer| memory.area_rect(layer.id)).fold(Rect::NOTHING, Rect::union)
                });
                assert!(table.window.contains_rect(used), "{tab:?} takes {used:?} in {size:?}");
            }
        }
    }
}

#[test]
fn an_interrupted_game_goes_on_and_a_recent_file_is_opened() {
    let kept = Kept::new();
    let mut table = open(&kept, [800.0, 600.0]);
    let id = kept.id("Ann");
    let unfinished = Unfinished {
        id: id.clone(),
        variant: Variant::Hex,
        names: ByPlayer::new("Ann".into(), "Bob".into()),
        plies: 3,
        changed: jiff::Timestamp::UNIX_EPOCH,
    };
    table.shelf = Some(Shelf::of(Contents { unfinished: vec![unfinished], ..Contents::default() }));
    table.preferences.files.recent = vec!["games/one.agn".into()];
    table.state.library.turn_to(Tab::InProgress);
    table.frames(2);
    assert_eq!(table.press("Continue"), [Request::Resume(id)]);
    table.state.open_library();
    table.state.library.turn_to(Tab::Recent);
    table.frames(2);
    assert_eq!(table.press("one.agn"), [Request::File(FileRequested::Open("games/one.agn".into()))]);
}

/// A key press is answered within 50 ms even with 10,000 games; this limits the whole frame.
#[test]
fn of_ten_thousand_games_only_those_in_view_are_laid_out() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    std::fs::create_dir_all(library.paths().games()).unwrap();
    for number in 0..10_000 {
        let text = format!(
            "[Game \"Abande\"]\n[Variant \"hex\"]\n[Date \"2026.01.02\"]\n[Black \"Player {number}\"]\n\
             [White \"Bob\"]\n[Result \"*\"]\n[PlyCount \"2\"]\n\n1. d4 d5 *\n"
        );
        std::fs::write(library.paths().games().join(format!("game {number}.agn")), text).unwrap();
    }
    let mut table = Table::new("", [1280.0, 720.0]);
    table.shelf = Some(Shelf::of(Contents { games: library.index(), ..Contents::default() }));
    table.state.open_library();
    table.frames(4);
    for letter in ["", "p", "l", "a", "y", "e", "r", " ", "7", "7"] {
        table.write(letter);
        table.frame(Vec::new());
        let rows = buttons(&table.ctx).into_keys().filter(|label| label.contains("Player ")).count();
        assert!((1..100).contains(&rows), "{rows} rows after “{letter}”");
    }
    let index = library.index();
    assert_eq!(index.entries().len(), 10_000);
}

/// A measurement, not a test: time from a key event to the result of the index and the laid-out page, without
/// drawing.
#[test]
#[ignore = "measures; run it with --run-ignored only --no-capture"]
fn how_long_a_letter_takes_with_ten_thousand_games() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    std::fs::create_dir_all(library.paths().games()).unwrap();
    let boards = ["hex", "snub", "square"];
    for number in 0..10_000 {
        let (board, year, rival) = (boards[number % 3], 1990 + number % 36, number % 97);
        let text = format!(
            "[Game \"Abande\"]\n[Variant \"{board}\"]\n[Date \"{year}.01.02\"]\n[Black \"Player {number}\"]\n\
             [White \"Rival {rival}\"]\n[Result \"*\"]\n[PlyCount \"2\"]\n\n1. d4 d5 *\n"
        );
        std::fs::write(library.paths().games().join(format!("game {number}.agn")), text).unwrap();
    }
    let mut table = Table::new("", [1280.0, 720.0]);
    table.shelf = Some(Shelf::of(Contents { games: library.index(), ..Contents::default() }));
    table.state.open_library();
    table.frames(10);
    let mut times = Vec::new();
    for word in ["player 77", "rival 9", "square 1999", "nobody at all"] {
        for letter in word.chars() {
            let begun = std::time::Instant::now();
            table.write(&letter.to_string());
            times.push(begun.elapsed());
            table.frame(Vec::new());
        }
        for _ in word.chars() {
            table.key(Key::Backspace);
        }
    }
    times.sort_unstable();
    let (middle, slowest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{} letters: middle {middle:?}, slowest {slowest:?}", times.len());
}

#[test]
fn games_are_told_as_the_player_sees_them() {
    let kept = Kept::new();
    let index = kept.library.index();
    let told = |black: &str| {
        let id = kept.id(black);
        let entry = index.entry(&id).unwrap();
        let name = |player| words::library::player(english(), entry, player, true);
        (name(Player::Black), name(Player::White), english().say(words::library::result(entry)))
    };
    assert_eq!(told("Human"), ("You".into(), "Computer · 4".into(), "Won".into()));
    assert_eq!(told("Ann"), ("Ann".into(), "Bob".into(), "Unfinished".into()));
}

#[test]
fn a_second_click_throws_no_game_away_twice() {
    let kept = Kept::new();
    let id = kept.id("Ann");
    let mut table = open(&kept, [1280.0, 720.0]);
    table.write("ann");
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    let at = buttons(&table.ctx)["Move to bin"].center();
    assert_eq!(table.click(at), [Request::Library(Job::Remove(vec![id.clone()]))]);
    assert_eq!(table.click(at), []);
    // A deleted game leaves the list at once, and returns if it could not be moved.
    let shown = |table: &Table| buttons(&table.ctx).keys().any(|label| label.starts_with("Ann against"));
    table.frame(Vec::new());
    assert!(!shown(&table));
    let contents = Contents { games: kept.library.index(), ..Contents::default() };
    table.shelf = Some(Shelf::of(contents).read_again());
    table.frames(2);
    assert!(shown(&table));
}

#[test]
fn a_second_click_gives_no_interrupted_game_up_twice() {
    let kept = Kept::new();
    let mut table = open(&kept, [800.0, 600.0]);
    let unfinished = Unfinished {
        id: kept.id("Ann"),
        variant: Variant::Hex,
        names: ByPlayer::new("Ann".into(), "Bob".into()),
        plies: 3,
        changed: jiff::Timestamp::UNIX_EPOCH,
    };
    table.shelf = Some(Shelf::of(Contents { unfinished: vec![unfinished], ..Contents::default() }));
    table.state.library.turn_to(Tab::InProgress);
    table.frames(2);
    let at = buttons(&table.ctx)["Move to bin"].center();
    assert_eq!(table.click(at), [Request::Library(Job::GiveUp(kept.id("Ann")))]);
    assert_eq!(table.click(at), []);
}

#[test]
fn escape_clears_the_search_before_it_closes_the_page() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    table.write("xyz");
    table.frame(Vec::new());
    assert!(buttons(&table.ctx).contains_key("Show all games"));
    table.key(Key::Escape);
    assert_eq!(table.state.dialog, Some(Dialog::Library));
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("Show all games"));
    // The field still has the focus.
    table.write("ann");
    table.key(Key::ArrowDown);
    assert_eq!(table.state.library.selected(), Some(&kept.id("Ann")));
    table.key(Key::Escape);
    table.frame(Vec::new());
    table.key(Key::Escape);
    assert_eq!(table.state.dialog, None);
}

#[test]
fn a_search_that_finds_nothing_is_one_click_from_all_games() {
    let kept = Kept::new();
    let mut table = open(&kept, [800.0, 600.0]);
    table.write("xyz");
    table.frame(Vec::new());
    table.press("Show all games");
    table.frame(Vec::new());
    assert!(buttons(&table.ctx).keys().any(|label| label.starts_with("Ann against")));
}

#[test]
fn escape_ends_the_renaming_and_not_the_page() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    table.write("ann");
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    table.press("Rename");
    table.frames(2);
    assert!(buttons(&table.ctx).contains_key("Cancel"));
    assert_eq!(table.key(Key::Escape), []);
    assert_eq!(table.state.dialog, Some(Dialog::Library));
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("Cancel"));
}

#[test]
fn what_is_typed_while_the_library_is_read_is_searched_for() {
    let kept = Kept::new();
    let mut table = Table::new("", [1280.0, 720.0]);
    table.shelf = Some(Shelf::default());
    table.state.open_library();
    table.frames(4);
    table.write("cid");
    table.shelf = Some(kept.shelf());
    table.frame(Vec::new());
    table.write("");
    table.key(Key::ArrowDown);
    assert_eq!(table.state.library.selected(), Some(&kept.id("Cid")));
}

#[test]
fn a_name_that_no_file_can_have_stays_in_its_field() {
    let kept = Kept::new();
    let (ann, cid) = (kept.id("Ann"), kept.id("Cid"));
    let mut table = open(&kept, [1280.0, 720.0]);
    table.write("ann");
    table.key(Key::ArrowDown);
    table.frame(Vec::new());
    table.press("Rename");
    let select_all = Event::Key {
        key: Key::A,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::COMMAND,
    };
    for name in ["a/b", &"long ".repeat(60), cid.as_str()] {
        table.frames(2);
        table.frame(vec![select_all.clone()]);
        table.write(name);
        assert_eq!(table.key(Key::Enter), [], "{name}");
        table.frame(Vec::new());
        let places = buttons(&table.ctx);
        assert!(places.contains_key("Cancel") && !places.contains_key("Rename"), "{name}: {places:?}");
    }
    table.frame(vec![select_all]);
    table.write("mended");
    assert_eq!(table.key(Key::Enter), [Request::Library(Job::Rename(ann, "mended".into()))]);
}

#[test]
fn enter_in_the_search_chooses_the_first_game_and_then_opens_it() {
    let kept = Kept::new();
    let mut table = open(&kept, [1280.0, 720.0]);
    table.write("cid");
    assert_eq!(table.key(Key::Enter), []);
    assert_eq!(table.state.library.selected(), Some(&kept.id("Cid")));
    table.frame(Vec::new());
    assert_eq!(table.key(Key::Enter), [Request::Library(Job::Open(kept.id("Cid")))]);
}
