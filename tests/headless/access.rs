//! The window for a screen reader: names and roles of everything in it, what is announced, and playing by the actions
//! that a screen reader can ask for.
//!
//! `tests/headless/access/*.txt` is what a screen reader finds in some scenes; `UPDATE_ACCESS=1` writes it anew.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

use abande::app::game::{
    Announcements, EditPreferences, MatchRequested, MoveRequested, PuzzleProgress, ReviewEffort,
    ReviewSession, SetupRequested, ShownHint, ToastTone,
};
use abande::app::input::{
    BoardCursor, Command, CommandRequested, CurrentSelection, DialogOpen, PanelCommand, Selection,
};
use abande::app::shell::access::AccessTree;
use abande::i18n::Language;
use abande::i18n::terminal::{answers, report};
use abande::library::PuzzleRecord;
use abande::play::{Match, Seat};
use abande::rules::{ByPlayer, Game, Player, Variant};
use abande::study::Effort;
use abande::study::puzzles::{Puzzle, collection};
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};

use super::table::{Table, english};
use super::{COMPUTER, HUMAN, answered};

/// A table in its window, with a screen reader that listens.
fn heard(game: Match) -> Table {
    let mut table = Table::with_panels(game);
    table.app.world().resource::<AccessibilityRequested>().set(true);
    table.frames(4);
    table
}

/// Two people, after these moves.
fn heard_after(variant: &str, moves: &str) -> Table {
    heard(game(variant, HUMAN, HUMAN, moves))
}

fn game(variant: &str, black: Seat, white: Seat, moves: &str) -> Match {
    let variant: Variant = variant.parse().expect("a variant");
    let mut game = Match::new(variant, ByPlayer::new(black, white));
    for text in moves.split_ascii_whitespace() {
        game.play(game.position().parse_move(text).expect("a move")).expect("a legal move");
    }
    game
}

/// What the system's adapter was given last.
struct Tree(TreeUpdate);

impl Tree {
    fn of(table: &Table) -> Self {
        let tree = table.app.world().resource::<AccessTree>().0.clone();
        Self(tree.expect("a screen reader listens"))
    }

    fn node(&self, wanted: NodeId) -> &Node {
        let found = self.0.nodes.iter().find(|(id, _)| *id == wanted);
        &found.unwrap_or_else(|| panic!("no node {wanted:?}")).1
    }

    fn root(&self) -> NodeId {
        self.0.tree.as_ref().expect("a root").root
    }

    /// All nodes from the root on, as they are read.
    fn all(&self) -> Vec<(usize, NodeId)> {
        let mut all = Vec::new();
        self.collect(0, self.root(), &mut all);
        all
    }

    fn collect(&self, depth: usize, id: NodeId, all: &mut Vec<(usize, NodeId)>) {
        all.push((depth, id));
        for &child in self.node(id).children() {
            self.collect(depth + 1, child, all);
        }
    }

    /// The first node whose name begins like this.
    #[track_caller]
    fn find(&self, name: &str) -> NodeId {
        let found = self.all().into_iter().find(|&(_, id)| name_of(self.node(id)).starts_with(name));
        let Some((_, id)) = found else { panic!("nothing is called “{name}”:\n{}", self.dump()) };
        id
    }

    #[track_caller]
    fn point(&self, label: &str) -> &Node {
        self.node(self.find(&format!("{label}:")))
    }

    /// Name of what has the keys.
    fn focus(&self) -> String {
        name_of(self.node(self.0.focus)).to_owned()
    }

    /// What was announced, the oldest first.
    fn announced(&self) -> Vec<(Live, String)> {
        let all = self.all();
        let nodes = all.iter().map(|&(_, id)| self.node(id));
        nodes.filter_map(|node| Some((node.live()?, name_of(node).to_owned()))).collect()
    }

    #[track_caller]
    fn last_words(&self) -> (Live, String) {
        self.announced().pop().expect("something was announced")
    }

    /// Roles and names, a line for each node. Boxes without a name are passed over, as screen readers do.
    fn dump(&self) -> String {
        let mut text = String::new();
        let mut boxes = Vec::new();
        for (depth, id) in self.all() {
            let node = self.node(id);
            boxes.retain(|&outer| outer < depth);
            if node.role() == Role::GenericContainer && name_of(node).is_empty() {
                boxes.push(depth);
                continue;
            }
            // What egui writes letter by letter for a screen reader that goes through a text.
            if node.role() == Role::TextRun {
                continue;
            }
            let indent = "  ".repeat(depth - boxes.len());
            write!(text, "{indent}{:?} “{}”", node.role(), name_of(node)).expect("a string");
            if let Some(value) = node.value().filter(|_| node.role() != Role::Label) {
                write!(text, " = “{value}”").expect("a string");
            }
            if let Some(toggled) = node.toggled() {
                text += if toggled == Toggled::True { ", on" } else { ", off" };
            }
            text += if node.is_disabled() { ", disabled" } else { "" };
            text += if id == self.0.focus { ", focused" } else { "" };
            text.push('\n');
        }
        text
    }

    /// What AccessKit demands of a tree, and what a listener needs: everything that can be pressed has a name.
    #[track_caller]
    fn check(&self) {
        let ids: HashSet<NodeId> = self.0.nodes.iter().map(|(id, _)| *id).collect();
        assert_eq!(ids.len(), self.0.nodes.len(), "a node comes twice");
        let mut parents: HashMap<NodeId, usize> = HashMap::new();
        for (_, node) in &self.0.nodes {
            for child in node.children() {
                assert!(ids.contains(child), "a child is missing");
                *parents.entry(*child).or_default() += 1;
            }
        }
        assert!(parents.values().all(|&count| count == 1), "a node has two parents");
        assert_eq!(parents.len() + 1, ids.len(), "a node has no parent");
        assert!(ids.contains(&self.0.focus));
        let nameless: Vec<String> = self
            .0
            .nodes
            .iter()
            .filter(|(id, node)| *id != self.root() && is_control(node) && name_of(node).trim().is_empty())
            .map(|(_, node)| format!("{:?} at {:?}", node.role(), node.bounds()))
            .collect();
        assert!(nameless.is_empty(), "without a name: {nameless:#?}\n{}", self.dump());
    }
}

/// What a screen reader calls it.
fn name_of(node: &Node) -> &str {
    let name = if node.role() == Role::Label { node.value() } else { node.label() };
    name.unwrap_or_default()
}

/// Something to press, or to fill in.
fn is_control(node: &Node) -> bool {
    let is_box = matches!(
        node.role(),
        Role::GenericContainer | Role::Unknown | Role::TextRun | Role::ScrollBar | Role::Splitter
    );
    !is_box && (node.supports_action(Action::Click) || node.supports_action(Action::Focus))
}

/// What a screen reader asks for.
fn ask(table: &mut Table, action: Action, target_node: NodeId) {
    let request = accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node, data: None };
    table.app.world_mut().write_message(ActionRequest(request));
    table.frames(6);
}

/// Presses the first node whose name begins like this.
#[track_caller]
fn press(table: &mut Table, name: &str) {
    let target = Tree::of(table).find(name);
    ask(table, Action::Click, target);
}

/// Compares what is found in a scene with what was found before.
#[track_caller]
fn compare(scene: &str, table: &Table) {
    let tree = Tree::of(table);
    tree.check();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/headless/access/{scene}.txt"));
    let found = tree.dump();
    if env::var_os("UPDATE_ACCESS").is_some() {
        fs::write(&file, &found).expect("a file");
    }
    let before = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(found, before, "{scene} is read otherwise; if that is meant, set UPDATE_ACCESS=1");
}

#[test]
fn the_page_for_analysis_can_be_read() {
    let mut table = heard_after("hex", "d4 d5 d3 d5-d4");
    press(&mut table, "Analyse");
    press(&mut table, "Engine settings");
    compare("analyse", &table);
    // A review adds the graph of the game and its mistakes.
    table.app.insert_resource(ReviewEffort(Some(Effort::nodes(500))));
    press(&mut table, "Review this game");
    table.until("the review is done", |world| world.resource::<ReviewSession>().review().map(|_| ()));
    table.frames(6);
    let tree = Tree::of(&table);
    tree.check();
    tree.find("Graph of the game");
    tree.find("Black played with");
}

#[test]
fn a_screen_reader_that_listens_again_is_told_what_lies_there_now() {
    let mut table = heard_after("hex", "d4 d5");
    let listen = |table: &mut Table, now: bool| {
        table.app.world().resource::<AccessibilityRequested>().set(now);
        table.frames(6);
    };
    listen(&mut table, false);
    // These moves are not announced.
    for label in ["d3", "e4"] {
        table.click(label);
    }
    let known = table.app.world().resource::<Announcements>().iter().count();
    listen(&mut table, true);
    let said = Tree::of(&table).announced().split_off(known);
    assert!(said.len() == 1 && said[0].1.contains("Black is to move"), "{said:?}");
}

#[test]
fn a_point_behind_a_dialog_does_not_take_its_keys() {
    let mut table = heard_after("hex", "d4 d5 d3 d5-d4");
    let behind = Tree::of(&table).find("e4:");
    press(&mut table, "Game");
    press(&mut table, "New game");
    let before = Tree::of(&table).focus();
    assert_ne!(before, "");
    for action in [Action::Focus, Action::Click] {
        ask(&mut table, action, behind);
        assert!(table.app.world().resource::<DialogOpen>().0);
        assert_eq!(Tree::of(&table).focus(), before, "{action:?}");
    }
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
}

#[test]
fn everything_in_the_window_has_a_name_and_a_role() {
    let mut table = heard_after("hex", "d4 d5 d3 d5-d4 d3-d4 e4");
    compare("game", &table);
    press(&mut table, "Game");
    press(&mut table, "New game");
    assert!(table.app.world().resource::<DialogOpen>().0);
    compare("new_game", &table);
    table.key(KeyCode::Escape, &Key::Escape);
    table.frames(6);
    table.request(MatchRequested::Resign(Player::Black));
    table.frames(60);
    compare("result", &table);
    compare("anda", &heard_after("anda-3", "a1+d4 b4+e2"));
}

#[test]
fn lessons_and_advice_are_read_and_announced() {
    let mut table = heard_after("hex", "d4 d5 d3");
    press(&mut table, "Learn");
    compare("lessons", &table);
    press(&mut table, "1. Entering pieces, up next.");
    compare("lesson", &table);
    let goal = Tree::of(&table).last_words().1;
    assert!(goal.starts_with("Entering pieces. Every game starts"), "{goal}");
    press(&mut table, "c3:");
    assert!(
        Tree::of(&table)
            .announced()
            .iter()
            .any(|(_, said)| said.starts_with("That is the start of the band"))
    );
    press(&mut table, "Leave lesson");
    press(&mut table, "Play");
    press(&mut table, "Hint");
    let here = table.current().shown_position_id();
    table.until("a hint", |world| world.resource::<ShownHint>().hint(here).map(|_| ()));
    table.frames(4);
    assert!(Tree::of(&table).last_words().1.starts_with("Look "), "{:?}", Tree::of(&table).last_words());
}

#[test]
fn puzzles_are_read_and_announced() {
    let mut table = heard_after("hex", "d4 d5 d3");
    press(&mut table, "Learn");
    press(&mut table, "Puzzles");
    Tree::of(&table).check();
    // A beginner warms up.
    press(&mut table, "Solve a puzzle");
    let goal = Tree::of(&table).last_words().1;
    assert!(goal.starts_with("Puzzle: Hexagon. ") && !goal.contains("the only move"), "{goal}");
    press(&mut table, "Leave puzzles");
    let warm_ups = collection().iter().filter(|puzzle| puzzle.is_warm_up()).map(Puzzle::id).collect();
    table.app.insert_resource(PuzzleProgress::from_record(
        "Abande",
        PuzzleRecord { solved: warm_ups, ..PuzzleRecord::default() },
    ));
    press(&mut table, "Solve a puzzle");
    Tree::of(&table).check();
    let goal = Tree::of(&table).last_words().1;
    assert!(goal.starts_with("Puzzle: ") && goal.contains("the only move"), "{goal}");
    press(&mut table, "Hint");
    let told = Tree::of(&table).announced();
    assert!(told.iter().any(|(_, said)| said.starts_with("Your rating: ")), "{told:?}");
    press(&mut table, "Solution");
    let told = Tree::of(&table).announced();
    assert!(told.iter().any(|(_, said)| said == "That was the solution."), "{told:?}");
    assert!(told.iter().any(|(_, said)| said.starts_with("Themes: ")), "{told:?}");
    press(&mut table, "Leave puzzles");
    assert!(table.current().puzzle().is_none());
}

#[test]
fn dialogs_and_pages_name_their_controls() {
    let mut table = heard_after("hex", "d4 d5 d3");
    for command in [
        Command::Panel(PanelCommand::Help),
        Command::Panel(PanelCommand::Library),
        Command::Panel(PanelCommand::Palette),
        Command::Panel(PanelCommand::Players),
    ] {
        table.app.world_mut().write_message(CommandRequested(command));
        table.frames(6);
        assert!(table.app.world().resource::<DialogOpen>().0, "{command:?}");
        Tree::of(&table).check();
        table.key(KeyCode::Escape, &Key::Escape);
        table.frames(6);
    }
    table.app.world_mut().write_message(SetupRequested::Begin);
    table.frames(6);
    compare("setup", &table);
}

#[test]
fn every_point_says_what_stands_there_and_where() {
    for (variant, moves) in [
        ("hex", "d4 d5 d3 d5-d4 d3-d4 e4"),
        ("square", "d4 d5 d3"),
        ("snub", ""),
        ("hex-3", ""),
        ("anda-3", "a1+d4"),
        ("anda-7", ""),
    ] {
        let mut table = heard_after(variant, moves);
        let (tree, view) = (Tree::of(&table), table.view());
        let board = tree.node(tree.node(tree.root()).children()[0]);
        assert_eq!((board.role(), board.children().len()), (Role::Group, view.board.points().count()));
        for point in view.board.points() {
            let name = english(&answers::of_point(&view, point));
            let node = tree.node(tree.find(&name));
            assert_eq!((name_of(node), node.role()), (name.as_str(), Role::Button));
            assert!(node.supports_action(Action::Click) && node.supports_action(Action::Focus));
            let bounds = node.bounds().expect("it lies in the window");
            let place = table.place(view.board.label(point)).as_dvec2();
            assert!((bounds.x0..bounds.x1).contains(&place.x) && (bounds.y0..bounds.y1).contains(&place.y));
            assert!(bounds.x0 > 0.0 && bounds.y0 > 0.0 && bounds.x1 < 1280.0 && bounds.y1 < 720.0, "{name}");
        }
    }
    let table = heard_after("hex", "d4 d5 d3 d5-d4 d3-d4 e4");
    let tower = "d4: Black over White over Black, height 3, tower, awake.";
    assert_eq!(name_of(Tree::of(&table).point("d4")), tower);
}

#[test]
fn points_follow_the_window() {
    let mut table = heard_after("hex", "");
    let bounds = |table: &Table| Tree::of(table).point("d4").bounds().expect("it lies in the window");
    let before = bounds(&table);
    table.resize(800, 600);
    table.frames(30);
    assert_ne!(bounds(&table), before);
    let place = table.place("d4").as_dvec2();
    let now = bounds(&table);
    assert!((now.x0..now.x1).contains(&place.x) && (now.y0..now.y1).contains(&place.y));
}

#[test]
fn a_game_is_played_by_pressing_points() {
    let mut table = heard_after("hex", "");
    for label in ["d4", "d5", "d3", "d5"] {
        press(&mut table, &format!("{label}:"));
    }
    assert_eq!(table.moves(), "d4 d5 d3");
    assert_eq!(
        *table.app.world().resource::<CurrentSelection>(),
        CurrentSelection(Selection::Stack(table.point("d5")))
    );
    let tree = Tree::of(&table);
    assert_eq!(tree.point("d5").toggled(), Some(Toggled::True));
    assert_eq!(tree.last_words(), (Live::Polite, "d5 is selected. It can capture d4.".into()));
    press(&mut table, "d4:");
    assert_eq!(table.moves(), "d4 d5 d3 d5-d4");
    assert_eq!(Tree::of(&table).focus(), "d4: White over Black, height 2, awake.");
    let last = "White captures d4 from d5: White over Black, height 2.".to_owned();
    assert_eq!(Tree::of(&table).last_words(), (Live::Polite, last));
    // The first of two stones, and the second.
    let mut table = heard_after("anda-3", "");
    press(&mut table, "a1:");
    assert!(Tree::of(&table).last_words().1.starts_with("The first stone is on a1."));
    press(&mut table, "d4:");
    assert_eq!(table.moves(), "a1+d4");
    assert_eq!(Tree::of(&table).last_words().1, "Black plays a1 and d4.");
}

#[test]
fn the_answer_of_the_computer_is_announced() {
    let mut table = heard(game("hex", HUMAN, COMPUTER, ""));
    assert_eq!(Tree::of(&table).last_words().1, "Now playing: Abande, Hexagon. Black is to move.");
    press(&mut table, "d4:");
    answered(&mut table, 2);
    table.frames(2);
    let said: Vec<String> = Tree::of(&table).announced().into_iter().map(|(_, text)| text).collect();
    let [.., own, reply] = said.as_slice() else { panic!("{said:?}") };
    assert_eq!(own, "Black enters a piece on d4.");
    assert!(reply.starts_with("White enters "), "{reply}");
}

#[test]
fn a_refusal_interrupts_and_is_said_again() {
    let mut table = heard_after("hex", "d4 d5");
    let count = |table: &Table| Tree::of(table).announced().len();
    let before = count(&table);
    for said in 1..=2 {
        press(&mut table, "a1:");
        assert_eq!(table.moves(), "d4 d5");
        let (live, text) = Tree::of(&table).last_words();
        assert_eq!((live, count(&table)), (Live::Assertive, before + said));
        assert!(text.contains("a1") && text.ends_with('.'), "{text}");
    }
    // Each is a node of its own: only what is new is read aloud.
    let nodes = Tree::of(&table).0.nodes;
    let live: HashSet<NodeId> =
        nodes.iter().filter(|(_, node)| node.live().is_some()).map(|node| node.0).collect();
    assert_eq!(live.len(), before + 2);
    table.request(MatchRequested::Redo);
    table.frames(2);
    assert_eq!(Tree::of(&table).last_words().0, Live::Assertive, "nothing was taken back");
}

#[test]
fn the_end_of_a_game_is_announced() {
    let mut table = heard_after("hex-3", "");
    for ply in 0..200_usize {
        let game = *table.game().position();
        let legal = game.legal_moves();
        let Some(mv) = legal.get((ply * 7 + 3) % legal.len().max(1)) else { break };
        let turn = table.turn();
        table.app.world_mut().write_message(MoveRequested { at: turn, intent: mv.intent() });
        table.frames(2);
    }
    let result = table.game().result().expect("the game is over");
    let told = english(&report::of_result(result, &table.game().position().view()));
    assert_eq!(Tree::of(&table).last_words(), (Live::Polite, told));
    let mut table = heard_after("hex", "d4 d5");
    table.request(MatchRequested::Resign(Player::White));
    table.frames(2);
    assert_eq!(Tree::of(&table).last_words().1, "White resigns. Black wins.");
    table.request(MatchRequested::Undo);
    table.frames(2);
    assert_eq!(Tree::of(&table).last_words().1, "Move 2 of 2. White enters a piece on d5.");
}

#[test]
fn looking_back_says_which_move_is_shown() {
    let mut table = heard_after("hex", "d4 d5 d3");
    table.key(KeyCode::ArrowLeft, &Key::ArrowLeft);
    table.frames(2);
    assert_eq!(Tree::of(&table).last_words().1, "Move 2 of 3. White enters a piece on d5.");
    table.key(KeyCode::Home, &Key::Home);
    table.frames(2);
    assert_eq!(Tree::of(&table).last_words().1, "Starting position");
    assert!(name_of(Tree::of(&table).point("d4")).starts_with("d4: empty"));
}

#[test]
fn focus_follows_the_keys() {
    let mut table = heard_after("hex", "d4 d5 d3");
    for letter in ["e", "5"] {
        table.key(KeyCode::F24, &Key::Character(letter.into()));
    }
    table.frames(2);
    assert_eq!(Tree::of(&table).focus(), "e5: empty; a piece may be entered here.");
    // Into the panels, and back to a point.
    let button = Tree::of(&table).find("Resign");
    ask(&mut table, Action::Focus, button);
    assert_eq!(Tree::of(&table).0.focus, button);
    let d5 = Tree::of(&table).find("d5:");
    ask(&mut table, Action::Focus, d5);
    assert_eq!(Tree::of(&table).0.focus, d5);
    assert_eq!(table.app.world().resource::<BoardCursor>().at(), Some(table.point("d5")));
    assert_eq!(table.moves(), "d4 d5 d3", "going there does nothing else");
    table.key(KeyCode::Enter, &Key::Enter);
    table.frames(2);
    assert!(Tree::of(&table).last_words().1.starts_with("d5 is selected."));
}

#[test]
fn behind_a_dialog_no_point_can_be_pressed() {
    let mut table = heard_after("hex", "d4");
    let d5 = Tree::of(&table).find("d5:");
    press(&mut table, "Game");
    press(&mut table, "New game");
    let tree = Tree::of(&table);
    assert!(tree.node(d5).is_disabled() && !tree.node(d5).supports_action(Action::Click));
    ask(&mut table, Action::Click, d5);
    assert_eq!(table.moves(), "d4");
}

#[test]
fn the_chosen_language_is_spoken() {
    let mut table = heard_after("hex", "d4 d5 d3 d5-d4 d3-d4 e4");
    table.app.world_mut().write_message(EditPreferences::new(move |preferences| {
        preferences.language = Some(Language::German);
    }));
    table.frames(4);
    let tree = Tree::of(&table);
    assert_eq!(name_of(tree.point("d4")), "d4: Schwarz auf Weiß auf Schwarz, Höhe 3, Turm, wach.");
    tree.check();
}

#[test]
fn nothing_is_done_while_no_screen_reader_listens() {
    let mut table = Table::with_panels(game("hex", HUMAN, HUMAN, ""));
    table.click("d4");
    table.click("a1");
    table.frames(4);
    let world = table.app.world();
    assert!(world.resource::<AccessTree>().0.is_none());
    assert_eq!(world.resource::<Announcements>().iter().count(), 0);
    // When a screen reader stops listening, its tree is dropped.
    world.resource::<AccessibilityRequested>().set(true);
    table.frames(4);
    assert!(table.app.world().resource::<AccessTree>().0.is_some());
    assert!(table.app.world().resource::<Announcements>().iter().all(|said| said.tone == ToastTone::Success));
    table.app.world().resource::<AccessibilityRequested>().set(false);
    table.frames(4);
    assert!(table.app.world().resource::<AccessTree>().0.is_none());
}
