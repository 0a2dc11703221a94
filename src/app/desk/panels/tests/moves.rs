//! The move list: its contents and its edits.

use super::*;
use crate::app::game::Navigation;
use crate::play::{Branch, Glyph, NodeId};

const SIZE: [f32; 2] = [1280.0, 720.0];

/// A long game with a variation at every other move, each with one inside, down to the fourth level.
fn bushy() -> Match {
    let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    while game.moves().len() < 40 {
        let mv = game.position().legal_moves()[0];
        game.play(mv).unwrap();
    }
    let line = game.line().to_vec();
    for &at in line.iter().step_by(2) {
        game.look_at(at);
        for _ in 0..4 {
            let moves = game.shown_position().legal_moves();
            let Some(&mv) = moves.get(1) else { break };
            game.try_move(mv).unwrap();
            if let Some(&mv) = game.shown_position().legal_moves().first() {
                game.try_move(mv).unwrap();
                game.look_at(game.back().unwrap());
            }
        }
    }
    game.look_at(NodeId::ROOT);
    game
}

impl Table {
    fn with_game(game: Match, size: [f32; 2]) -> Self {
        let mut table = Self::new("", size);
        table.game = game;
        table.match_id += 1;
        table.preferences.panels.page = Page::Moves;
        table.state.drawer = true;
        table.settle();
        table
    }

    pub(super) fn settle(&mut self) {
        self.frames(30);
    }

    /// Visible moves with their places.
    fn moves_in_view(&self) -> Vec<(u32, Rect)> {
        let places = buttons(&self.ctx);
        let moves = places
            .iter()
            .filter_map(|(label, rect)| Some((label.strip_prefix("move ")?.parse::<u32>().ok()?, *rect)));
        moves.collect()
    }

    fn secondary_click(&mut self, at: Pos2) {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        self.frames(3);
    }

    /// Opens the menu of a move.
    pub(super) fn menu(&mut self, node: NodeId) {
        let place = buttons(&self.ctx)[&format!("move {}", node.get())];
        self.secondary_click(place.center());
    }
}

#[test]
fn only_what_is_in_view_is_drawn_and_the_cursor_always_is() {
    let mut table = Table::with_game(bushy(), SIZE);
    let nodes = table.game.tree().walk();
    assert!(nodes.len() > 150, "{} nodes", nodes.len());
    for node in nodes.into_iter().step_by(5) {
        table.game.look_at(node);
        table.settle();
        let shown = table.moves_in_view();
        assert!(shown.len() < 80, "{} moves drawn", shown.len());
        if node == NodeId::ROOT {
            continue;
        }
        let place = shown.iter().find(|(number, _)| *number == node.get());
        let place = place.unwrap_or_else(|| panic!("{node:?} is not drawn")).1;
        let below = buttons(&table.ctx)["Comment"].top();
        let list = Rect::from_min_max(pos2(960.0, 0.0), pos2(1280.0, below));
        assert!(list.contains_rect(place), "{node:?} is at {place:?}");
    }
}

#[test]
fn no_two_moves_lie_on_each_other_and_none_outside_the_panel() {
    for size in SIZES {
        let mut table = Table::with_game(bushy(), size);
        let left = match Plan::of(table.window.size()) {
            Plan::Rail(width) => size[0] - width,
            Plan::Strips => size[0] - theme::DRAWER,
        };
        for node in table.game.tree().walk().into_iter().step_by(7) {
            table.game.look_at(node);
            table.settle();
            let shown = table.moves_in_view();
            for (index, (one, place)) in shown.iter().enumerate() {
                assert!(place.left() >= left && place.right() <= size[0] - 8.0, "{place:?}");
                for (other, beside) in &shown[..index] {
                    let common = place.intersect(*beside);
                    assert!(common.width() <= 0.5 || common.height() <= 0.5, "{one} lies on {other}");
                }
            }
        }
    }
}

#[test]
fn the_list_is_laid_out_again_only_when_the_tree_changes() {
    let mut table = Table::with_game(bushy(), SIZE);
    let rows = |table: &Table| table.state.moves.rows().expect("it was drawn");
    let before = rows(&table);
    for &node in &table.game.line().to_vec() {
        table.game.look_at(node);
        table.frame(Vec::new());
        assert_eq!(rows(&table), before, "looking changes no row");
    }
    let notes = Box::new(Notes { comment: "solid".into(), ..Notes::default() });
    let node = table.game.end();
    table.game.apply(Change::Edit(Edit::Annotate { node, notes })).unwrap();
    table.frame(Vec::new());
    assert_ne!(rows(&table), before, "the comment is not shown");
}

#[test]
fn the_wheel_over_the_list_steps_and_a_click_looks() {
    let mut table = Table::with_game(Table::new("d4 d5 d3", SIZE).game, SIZE);
    let node = table.game.line()[1];
    let place = buttons(&table.ctx)[&format!("move {}", node.get())].center();
    assert_eq!(table.click(place), [Request::Match(MatchRequested::GoTo(node))]);
    let wheel = |y: f32| Event::MouseWheel {
        unit: egui::MouseWheelUnit::Line,
        delta: vec2(0.0, y),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
    };
    assert_eq!(
        table.frame(vec![wheel(1.0)]).requests,
        [Request::Command(MatchCommand::Navigate(Navigation::Back).into())]
    );
    assert_eq!(
        table.frame(vec![wheel(-1.0)]).requests,
        [Request::Command(MatchCommand::Navigate(Navigation::Forward).into())]
    );
    // A fine wheel moves by less, and a fast one by more.
    let fine: Vec<_> = (0..4).flat_map(|_| table.frame(vec![wheel(0.25)]).requests).collect();
    assert_eq!(fine, [Request::Command(MatchCommand::Navigate(Navigation::Back).into())]);
    assert_eq!(table.frame(vec![wheel(-2.0)]).requests.len(), 2);
    // A touchpad reports points. Scrolling back does not first have to undo the earlier scrolling.
    let points = |y: f32| Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, y),
        phase: egui::TouchPhase::Move,
        modifiers: Modifiers::NONE,
    };
    assert_eq!(table.frame(vec![points(20.0)]).requests, []);
    assert_eq!(
        table.frame(vec![points(200.0)]).requests[0],
        Request::Command(MatchCommand::Navigate(Navigation::Back).into())
    );
    table.frame(vec![wheel(0.9)]);
    assert_eq!(
        table.frame(vec![wheel(-1.0)]).requests,
        [Request::Command(MatchCommand::Navigate(Navigation::Forward).into())]
    );
    table.frame(vec![Event::PointerMoved(pos2(500.0, 300.0))]);
    assert_eq!(table.frame(vec![wheel(1.0)]).requests, []);
}

/// The comment field keeps the focus throughout. A crash loses one word at most, and closing the program none.
#[test]
fn a_comment_is_noted_while_it_is_written_and_before_the_window_closes() {
    let mut table = Table::with_game(Table::new("d4 d5 d3", SIZE).game, SIZE);
    let node = table.game.cursor();
    let noted = |text: &str| {
        let notes = Box::new(Notes { comment: text.into(), ..Notes::default() });
        Request::Match(MatchRequested::Edit(Edit::Annotate { node, notes }))
    };
    let place = buttons(&table.ctx)["Comment"].center();
    table.click(place);
    table.write("good");
    let written: Vec<_> = (0..60).flat_map(|_| table.frame(Vec::new()).requests).collect();
    assert_eq!(written, [noted("good")]);
    let Request::Match(MatchRequested::Edit(edit)) = &written[0] else { panic!("an edit") };
    table.game.apply(Change::Edit(edit.clone())).unwrap();
    table.write(" move");
    assert_eq!(table.quit(false), Some(noted("good move")));
    table
        .game
        .apply(Change::Edit(Edit::Annotate {
            node,
            notes: Box::new(Notes { comment: "good move".into(), ..Notes::default() }),
        }))
        .unwrap();
    assert!(table.state.goes_on_quitting() && !table.state.goes_on_quitting());
    assert_eq!(table.quit(false), Some(Request::Quit));
}

#[test]
fn at_the_end_of_a_variation_there_is_no_way_on() {
    let mut table = Table::with_game(Table::new("d4 d5 d3", SIZE).game, SIZE);
    table.game.look_at(table.game.line()[1]);
    let mv = table.game.shown_position().parse_move("e4").unwrap();
    table.game.try_move(mv).unwrap();
    table.settle();
    let names = [Navigation::Back, Navigation::Start, Navigation::Forward, Navigation::End]
        .map(|step| Command::Match(MatchCommand::Navigate(step)).info().name);
    let ready = names.map(|name| buttons(&table.ctx).contains_key(name));
    assert_eq!(ready, [true, true, false, false]);
}

#[test]
fn a_move_is_judged_cut_and_pasted_through_its_menu() {
    let mut table = Table::with_game(Table::new("d4 d5 d3", SIZE).game, SIZE);
    let first = table.game.line()[1];
    table.game.look_at(first);
    let mv = table.game.shown_position().parse_move("e4").unwrap();
    table.game.try_move(mv).unwrap();
    let tried = table.game.cursor();
    table.settle();
    table.menu(tried);
    let notes = Box::new(Notes { glyphs: vec![Glyph::INTERESTING], ..Notes::default() });
    assert_eq!(
        table.press("!?"),
        [Request::Match(MatchRequested::Edit(Edit::Annotate { node: tried, notes }))]
    );
    table.settle();
    table.menu(tried);
    assert_eq!(table.press("Cut"), [Request::Match(MatchRequested::Edit(Edit::Delete(tried)))]);
    table.game.apply(Change::Edit(Edit::Delete(tried))).unwrap();
    table.settle();
    table.menu(first);
    let branch = Branch::new(mv, Notes::default());
    assert_eq!(
        table.press("Paste after this"),
        [Request::Match(MatchRequested::Edit(Edit::Paste { at: first, branch }))]
    );
}

#[test]
fn what_cannot_be_done_with_a_move_cannot_be_pressed() {
    let mut table = Table::with_game(Table::new("d4 d5 d3", SIZE).game, SIZE);
    let node = table.game.line()[2];
    table.menu(node);
    let places = buttons(&table.ctx);
    for label in ["Move up", "Cut", "Delete", "Paste after this", "Undo last edit"] {
        assert_eq!(places.get(label), None);
    }
    assert_eq!(table.press("Take back to here"), [Request::Match(MatchRequested::GoOnFrom(node))]);
}

#[test]
fn a_menu_stays_open_while_its_row_leaves_the_view() {
    let mut table = Table::with_game(bushy(), SIZE);
    let first = table.game.line()[1];
    table.menu(first);
    let before = buttons(&table.ctx).get("Copy from here").copied();
    assert!(before.is_some());
    table.game.look_at(table.game.end());
    table.settle();
    let row = buttons(&table.ctx)[&format!("move {}", first.get())];
    assert!(row.bottom() < 0.0, "{row:?} is still in view");
    assert_eq!(buttons(&table.ctx).get("Copy from here").copied(), before);
}

#[test]
fn a_game_can_be_copied_for_abstract_play_where_the_site_has_the_board() {
    let mut table = Table::new("d4 d5", SIZE);
    table.press("game-menu");
    table.settle();
    let action = Request::Copy(CopyFormat::AbstractPlay);
    assert_eq!(table.press("copy-for-abstract-play").last(), Some(&action));
    let anda = Match::new("anda-5".parse().unwrap(), ByPlayer::new(Seat::Human, Seat::Human));
    let mut table = Table::with_game(anda, SIZE);
    table.press("game-menu");
    table.settle();
    let places = buttons(&table.ctx);
    assert!(places.contains_key("copy-game") && !places.contains_key("copy-for-abstract-play"));
}

#[test]
fn away_from_the_game_undo_and_redo_are_steps() {
    let mut game = Table::new("d4 d5 d3", SIZE).game;
    let possible = |game: &Match, half: bool| {
        let view = game.shown_position().view();
        let model = Model { half, ..model(game, &view) };
        [Command::Match(MatchCommand::Undo), Command::Match(MatchCommand::Redo)]
            .map(|command| commands::state(command, &model) == commands::State::Ready)
    };
    assert_eq!(possible(&game, false), [true, false], "nothing was taken back");
    game.look_at(game.line()[1]);
    assert_eq!(possible(&game, false), [true, true]);
    game.look_at(NodeId::ROOT);
    assert_eq!(possible(&game, false), [false, true]);
    assert_eq!(possible(&game, true), [true, true], "half a turn can be taken back anywhere");
}
