//! A window that is resized to nothing, or moved to a screen of another scale; threads that panic while the window stays
//! open; and what a player copies to report all that.

use std::path::PathBuf;
use std::process::Command as Program;
use std::{env, fs};

use abande::app::desk::CopySystems;
use abande::app::game::{
    Analysis, AnalysisState, EditPreferences, FileRequested, HintRequested, Job, Keeping, LibraryRequested,
    MatchRequested, MoveRequested, OpponentSearch, ReviewEffort, ReviewSession, ReviewState, SaveFinished,
    Shelf, ShownHint, SystemInfo, Toast, WindowWaker,
};
use abande::app::input::{Command, CommandRequested, PanelCommand, StudyCommand};
use abande::library::preferences::Page;
use abande::library::report::{self, Fact, fault};
use abande::library::{Library, LogFile, Paths, VERSION};
use abande::play::{Level, Match, Seat};
use abande::rules::{ByPlayer, Game, Player, Variant};
use abande::study::Effort;
use bevy::prelude::*;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet, egui};

use super::table::{Table, english};
use super::{COMPUTER, HUMAN, answered};

#[test]
fn a_window_of_no_size_comes_back() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    for (width, height) in [(0, 0), (1, 1), (1280, 0), (0, 720), (1, 5000)] {
        table.resize(width, height);
        table.frames(4);
        table.check_spots();
    }
    table.resize(1280, 720);
    table.frames(4);
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5 d3");
    table.check();
}

#[test]
fn a_window_on_a_screen_of_another_scale_points_where_the_mouse_is() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    let (before, corner) = (table.place("d3"), table.place("a1"));
    table.rescale(2.0);
    table.frames(4);
    // The same pixels are now half as many units.
    let after = table.place("d3");
    assert!(after.distance(before / 2.0) < 2.0, "{before} and {after}");
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5 d3");
    table.rescale(1.0);
    table.frames(4);
    assert!(table.place("a1").distance(corner) < 2.0);
    table.check();
}

/// Says that a test is the only one of its process.
const ALONE: &str = "ABANDE_TEST_ALONE";

/// Whether this process is for this test alone. Otherwise one is started that is: faults and reports are those of a whole
/// process, and so is what a panic does.
fn is_alone(test: &str) -> bool {
    is_alone_in(&format!("faults::{test}"))
}

/// The same for a test of any module, by its path.
pub fn is_alone_in(test: &str) -> bool {
    if env::var_os(ALONE).is_some() {
        return true;
    }
    let mut program = Program::new(env::current_exe().expect("a program"));
    let arguments = ["--exact", test, "--nocapture"];
    let output = program.args(arguments).env(ALONE, "1").output().expect("it starts");
    let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}");
    false
}

/// A window with a library, whose panics are reported there.
struct House {
    table: Table,
    paths: Paths,
    folder: tempfile::TempDir,
}

/// All that was said to the player, copied, and told of games that were to be saved.
#[derive(Resource, Default)]
struct Heard {
    said: Vec<String>,
    copied: Vec<String>,
    saved: Vec<bool>,
}

fn listen(
    mut toasts: MessageReader<Toast>,
    mut saved: MessageReader<SaveFinished>,
    mut heard: ResMut<Heard>,
) {
    heard.said.extend(toasts.read().map(|toast| english(&toast.text)));
    heard.saved.extend(saved.read().map(|done| done.written));
}

fn listen_to_copies(outputs: Query<&EguiFullOutput>, mut heard: ResMut<Heard>) {
    for command in outputs
        .iter()
        .filter_map(|output| output.0.as_ref())
        .flat_map(|output| &output.platform_output.commands)
    {
        if let egui::OutputCommand::CopyText(text) = command {
            heard.copied.push(text.clone());
        }
    }
}

impl House {
    fn new(variant: Variant, black: Seat, white: Seat) -> Self {
        Self::with(Match::new(variant, ByPlayer::new(black, white)))
    }

    fn with(game: Match) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let paths = Paths::within(folder.path());
        report::install(paths.clone());
        let keeping = Keeping::new(&Library::new(paths.clone()), &game, None, WindowWaker::default());
        let mut table = Table::with_panels(game);
        let machine = SystemInfo { paths: Some(paths.clone()), ..SystemInfo::default() };
        table.app.insert_resource(keeping).insert_resource(machine).init_resource::<Heard>();
        table.app.add_systems(Last, listen);
        let copies = listen_to_copies.after(EguiPostUpdateSet::EndPass).before(CopySystems);
        table.app.add_systems(PostUpdate, copies);
        table.frames(2);
        Self { table, paths, folder }
    }

    fn ask<M: Message>(&mut self, message: M) {
        self.table.app.world_mut().write_message(message);
        self.table.frames(2);
    }

    fn command(&mut self, command: impl Into<Command>) {
        self.ask(CommandRequested(command.into()));
        self.table.frames(4);
    }

    fn until_said(&mut self, text: &str) {
        self.table.until(text, |world| {
            let said = &world.resource::<Heard>().said;
            said.iter().any(|said| said.contains(text)).then_some(())
        });
    }

    fn state<R: Resource>(&self) -> &R {
        self.table.app.world().resource()
    }
    /// The only report. The player has been told of it, so the next start need not tell it again.
    /// The only report, which the player has been told of, and which nobody needs to tell again.
    fn reported(&mut self, thread: &str) -> String {
        self.until_said(
            "Something went wrong inside Abande, but you can keep playing. A report was written to ",
        );
        let files = fs::read_dir(self.paths.reports()).expect("reports");
        let files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
        let mut reports = files.iter().filter(|path| path.extension().is_some_and(|end| end == "txt"));
        let report = reports.next().expect("a report").clone();
        assert_eq!(reports.next(), None);
        self.until_said(&report.display().to_string());
        let text = fs::read_to_string(&report).expect("a text");
        assert!(text.contains(&format!("Message: a test asked for this: {thread}\n")), "{text}");
        // A thread notes it.
        let paths = self.paths.clone();
        let told = paths.reports().join("told");
        self.table.until("it is noted", |_| {
            fs::read_to_string(&told).is_ok_and(|told| !told.is_empty()).then_some(())
        });
        assert_eq!(report::take_untold(&paths), None, "the next start has nothing to say");
        text
    }
}

#[test]
fn a_computer_that_panics_is_told_of_and_can_be_asked_again() {
    if !is_alone("a_computer_that_panics_is_told_of_and_can_be_asked_again") {
        return;
    }
    let mut house = House::new(Variant::Hex, HUMAN, COMPUTER);
    fault::doom("opponent");
    house.table.click("d4");
    house.until_said("The computer cannot move here. Undo a move");
    let report = house.reported("opponent");
    for line in [
        "Variant: hex\n",
        "Last moves: d4 (of 1)\n",
        "Game: saved up to its last move\n",
        "Thread: opponent\n",
    ] {
        assert!(report.contains(line), "“{line}” is not in\n{report}");
    }
    house.table.frames(20);
    assert!(house.state::<OpponentSearch>().thinking().is_none(), "it would only fail again");
    assert_eq!(house.table.moves(), "d4");
    // The move is taken back, and made again.
    house.table.request(MatchRequested::Undo);
    assert_eq!(house.table.moves(), "");
    house.table.click("d4");
    answered(&mut house.table, 2);
    house.table.check();

    // The next time its name is clicked on, and a stronger one takes the seat.
    fault::doom("opponent");
    house.table.click("d3");
    let failed =
        |heard: &Heard| heard.said.iter().filter(|said| said.contains("The computer cannot move")).count();
    house.table.until("it fails again", |world| (failed(world.resource()) == 2).then_some(()));
    let other = Level::new(2).expect("a level");
    house.table.request(MatchRequested::SetSeat(Player::White, Seat::Computer(other)));
    answered(&mut house.table, 4);
    house.table.check();

    // The third time it is told to move now.
    fault::doom("opponent");
    let (turn, intent) = (house.table.turn(), house.table.game().position().legal_moves()[0].intent());
    house.table.app.world_mut().write_message(MoveRequested { at: turn, intent });
    house.table.until("it fails once more", |world| (failed(world.resource()) == 3).then_some(()));
    house.table.frames(2);
    house.table.press("move-now");
    answered(&mut house.table, 6);
    house.table.check();
}

#[test]
fn a_journal_whose_thread_panics_is_told_of_until_the_game_is_saved_again() {
    if is_alone("a_journal_whose_thread_panics_is_told_of_until_the_game_is_saved_again") {
        is_told_of_until_the_game_is_saved_again("journal");
    }
}

#[test]
fn a_keeper_whose_thread_panics_is_told_of_until_the_game_is_saved_again() {
    if is_alone("a_keeper_whose_thread_panics_is_told_of_until_the_game_is_saved_again") {
        is_told_of_until_the_game_is_saved_again("keeper");
    }
}

fn is_told_of_until_the_game_is_saved_again(thread: &str) {
    let mut house = House::new(Variant::Hex, HUMAN, HUMAN);
    assert_eq!(report::saving(), Some(true));
    fault::doom(thread);
    house.table.click("d4");
    house.until_said("This game is not being saved: something went wrong inside Abande.");
    house.reported(thread);
    assert_eq!((report::saving(), house.state::<Keeping>().is_safe()), (Some(false), false));
    house.table.click("d5");
    house.until_said("The game is being saved again.");
    house.table.frames(1);
    assert_eq!(report::saving(), Some(true));
    let games = Library::new(house.paths.clone()).in_progress();
    let [game] = games.as_slice() else { panic!("{} games", games.len()) };
    assert_eq!(game.game.moves().len(), 2);
}

#[test]
fn an_engine_that_panics_while_it_studies_says_so_and_can_be_switched_on_again() {
    if !is_alone("an_engine_that_panics_while_it_studies_says_so_and_can_be_switched_on_again") {
        return;
    }
    let mut house = House::new(Variant::Hex, HUMAN, HUMAN);
    house.table.click("d4");
    fault::doom("analysis");
    house.command(StudyCommand::Engine);
    house.table.until("it has failed", |world| {
        let analysis = world.resource::<Analysis>();
        (analysis.state() == AnalysisState::Failed && !analysis.is_busy()).then_some(())
    });
    house.reported("analysis");
    house.command(StudyCommand::Engine);
    house.command(StudyCommand::Engine);
    let here = house.table.current().shown_position_id();
    house.table.until("it looks at the board", |world| world.resource::<Analysis>().update(here).map(drop));
}

#[test]
fn a_review_that_panics_says_so_and_can_be_asked_for_again() {
    if !is_alone("a_review_that_panics_says_so_and_can_be_asked_for_again") {
        return;
    }
    let mut game = Match::new(Variant::Hex3, ByPlayer::new(HUMAN, HUMAN));
    for text in ["c3", "c4", "d4"] {
        game.play(game.position().parse_move(text).expect("a move")).expect("a legal move");
    }
    let mut house = House::with(game);
    house.table.app.insert_resource(ReviewEffort(Some(Effort::nodes(500))));
    house.command(PanelCommand::Page(Page::Analyse));
    fault::doom("review");
    house.table.press("review");
    house.until_said("The review failed.");
    house.reported("review");
    let state = house.state::<ReviewSession>().state(house.table.game());
    assert!(matches!(state, ReviewState::Possible), "{state:?}");
    house.table.press("review");
    house.table.until("the review", |world| world.resource::<ReviewSession>().review().map(drop));
}

#[test]
fn a_hint_that_panics_says_so_and_can_be_asked_for_again() {
    if !is_alone("a_hint_that_panics_says_so_and_can_be_asked_for_again") {
        return;
    }
    let mut house = House::new(Variant::Hex, HUMAN, HUMAN);
    house.table.click("d4");
    fault::doom("advice");
    house.ask(HintRequested::More);
    house.reported("advice");
    house
        .table
        .until("nothing is sought", |world| (!world.resource::<ShownHint>().is_searching()).then_some(()));
    let here = house.table.current().shown_position_id();
    house.ask(HintRequested::More);
    house.table.until("a hint", |world| world.resource::<ShownHint>().hint(here).map(drop));
}

#[test]
fn nothing_waits_for_a_disk_whose_thread_has_panicked() {
    if !is_alone("nothing_waits_for_a_disk_whose_thread_has_panicked") {
        return;
    }
    let mut house = House::new(Variant::Hex, HUMAN, HUMAN);
    house.table.click("d4");
    // The page of the library is empty rather than about to be read.
    fault::doom("library");
    house.ask(LibraryRequested::Do(Job::List));
    house.reported("library");
    house.table.until("the page", |world| world.resource::<Shelf>().contents().map(drop));
    assert!(!house.state::<Shelf>().is_busy());
    // A game that was to be saved before the player leaves it is not saved.
    fault::doom("files");
    let file = house.folder.path().join("game.agn");
    house.ask(FileRequested::Save(file.clone()));
    house.table.until("an answer", |world| (!world.resource::<Heard>().saved.is_empty()).then_some(()));
    house.ask(FileRequested::Save(file.clone()));
    house.table.until("another", |world| (world.resource::<Heard>().saved.len() > 1).then_some(()));
    assert_eq!(house.state::<Heard>().saved, [false, true]);
    assert!(file.exists());
}

#[test]
fn diagnostics_have_everything_once_and_no_file_of_the_player() {
    if !is_alone("diagnostics_have_everything_once_and_no_file_of_the_player") {
        return;
    }
    let mut house = House::new(Variant::Hex, HUMAN, HUMAN);
    for label in ["d4", "d5", "d3"] {
        house.table.click(label);
    }
    let secret = house.folder.path().join("secret.agn");
    let log = format!("INFO abande::app: {}: line 1\nINFO abande::app: secret.agn again\n", secret.display());
    let mut file = LogFile::of(&house.paths);
    std::io::Write::write_all(&mut file, log.as_bytes()).expect("a log");
    house.ask(EditPreferences::new(move |preferences| preferences.files.remember(&secret)));
    // As a window with an adapter has it.
    report::note(Fact::Graphics, "A card (Other, Vulkan)".into());
    let machine = SystemInfo {
        adapter: Some("A card (Other)".into()),
        driver: Some("Vulkan".into()),
        ..house.state::<SystemInfo>().clone()
    };
    house.table.app.insert_resource(machine);
    house.table.press("game-menu");
    house.table.press("about");
    house.table.press("copy-diagnostics");
    house
        .table
        .until("something is copied", |world| (!world.resource::<Heard>().copied.is_empty()).then_some(()));
    let [text] = &house.state::<Heard>().copied[..] else { panic!("copied more than once, or never") };
    let position = format!("Position: {}", house.table.game().position());
    for line in [
        &format!("Abande: {VERSION}"),
        "Graphics: A card (Other, Vulkan)",
        "Variant: hex",
        &position,
        "Last moves: d4 d5 d3 (of 3)",
        "Game: saved up to its last move",
        "  INFO abande::app: …: line 1",
    ] {
        assert!(text.lines().any(|found| found == line), "“{line}” is not in\n{text}");
    }
    let labels = text.lines().filter(|line| !line.starts_with(' ')).filter_map(|line| line.split(':').next());
    let mut labels: Vec<&str> = labels.collect();
    labels.sort_unstable();
    let count = labels.len();
    labels.dedup();
    assert_eq!(labels.len(), count, "a label comes twice in\n{text}");
    let program = env::current_exe().expect("a program");
    for path in [house.folder.path(), program.parent().expect("its folder")] {
        assert!(!text.contains(&*path.to_string_lossy()), "{} is in\n{text}", path.display());
    }
    assert!(!text.contains("secret"), "{text}");
}
