//! Random changes of a match, checked against a model that stores whole lists of moves.

mod model;

use abande::play::{Change, Edit, Match, NodeId, Notes, Seat, Verdict};
use abande::rules::{AnyMove, ByPlayer, Game, Player, Variant};
use model::{Model, Path, Place};
use proptest::prelude::*;

/// What is done, with numbers that choose among what there is.
#[derive(Clone, Debug)]
enum Deed {
    Play(usize),
    Try(usize, usize),
    Look(usize),
    GoOnFrom(usize),
    Promote(usize),
    Delete(usize),
    Paste(usize, usize),
    Comment(usize, u8),
    UndoEdit,
    RedoEdit,
    Undo,
    Redo,
    Resign,
}

fn deed() -> impl Strategy<Value = Deed> {
    let any = || any::<usize>();
    prop_oneof![
        6 => any().prop_map(Deed::Play),
        6 => (any(), any()).prop_map(|(at, mv)| Deed::Try(at, mv)),
        3 => any().prop_map(Deed::Look),
        2 => any().prop_map(Deed::GoOnFrom),
        3 => any().prop_map(Deed::Promote),
        3 => any().prop_map(Deed::Delete),
        3 => (any(), any()).prop_map(|(from, at)| Deed::Paste(from, at)),
        2 => (any(), 0..4u8).prop_map(|(at, text)| Deed::Comment(at, text)),
        3 => Just(Deed::UndoEdit),
        2 => Just(Deed::RedoEdit),
        1 => Just(Deed::Undo),
        1 => Just(Deed::Redo),
        1 => Just(Deed::Resign),
    ]
}

fn variant() -> impl Strategy<Value = Variant> {
    let anda = "anda-3".parse().unwrap();
    prop_oneof![Just(Variant::Hex3), Just(Variant::Hex), Just(Variant::Square), Just(anda)]
}

/// Few moves to choose from, so that the same ones come again.
fn chosen_move(game: &impl Game<Move = AnyMove>, choice: usize) -> Option<AnyMove> {
    let moves = game.legal_moves();
    moves.get(choice % moves.len().clamp(1, 3)).copied()
}

fn path_of(table: &Match, node: NodeId) -> Path {
    table.tree().path(node).into_iter().filter_map(|node| table.tree().node(node).mv()).collect()
}

fn place_of(table: &Match, node: NodeId) -> Place {
    let here = table.tree().node(node);
    let next =
        here.children().iter().map(|&child| (table.tree().node(child).mv().unwrap(), place_of(table, child)));
    Place { comment: here.notes().comment.clone(), next: next.collect() }
}

/// Does the same to both; returns whether both were willing.
fn carry_out(deed: &Deed, table: &mut Match, model: &mut Model) -> Result<(), TestCaseError> {
    let nodes = table.tree().walk();
    let node = |choice: &usize| nodes[choice % nodes.len()];
    let edit = |table: &mut Match, edit| table.apply(Change::Edit(edit)).is_ok();
    let (ours, theirs) = match deed {
        Deed::Play(choice) => {
            let Some(mv) = chosen_move(table.position(), *choice) else { return Ok(()) };
            (table.play(mv).is_ok(), model.play(mv))
        }
        Deed::Try(at, choice) => {
            let at = node(at);
            let Some(mv) = chosen_move(table.tree().game(at), *choice) else { return Ok(()) };
            let path = path_of(table, at);
            (table.apply(Change::Try { at, mv }).is_ok(), model.try_at(&path, mv))
        }
        Deed::Look(at) => {
            table.look_at(node(at));
            model.look_at(&path_of(table, node(at)));
            (true, true)
        }
        Deed::GoOnFrom(at) => {
            model.go_on_from(&path_of(table, node(at)));
            (table.apply(Change::GoOnFrom(node(at))).is_ok(), true)
        }
        Deed::Promote(at) => {
            let path = path_of(table, node(at));
            (edit(table, Edit::Promote(node(at))), model.promote(&path))
        }
        Deed::Delete(at) => {
            let path = path_of(table, node(at));
            (edit(table, Edit::Delete(node(at))), model.delete(&path))
        }
        Deed::Paste(from, at) => {
            let (from, at) = (node(from), node(at));
            let paths = (path_of(table, from), path_of(table, at));
            let branch = table.tree().branch(from);
            let pasted = branch.is_ok_and(|branch| edit(table, Edit::Paste { at, branch }));
            (pasted, model.paste(&paths.0, &paths.1))
        }
        Deed::Comment(at, text) => {
            let comment = ["", "good", "bad", "{odd}"][usize::from(*text)].to_owned();
            model.comment(&path_of(table, node(at)), &comment);
            let said = Box::new(Notes { comment, ..Notes::default() });
            (edit(table, Edit::Annotate { node: node(at), notes: said }), true)
        }
        Deed::UndoEdit => (table.apply(Change::UndoEdit).is_ok(), model.undo_edit()),
        Deed::RedoEdit => (table.apply(Change::RedoEdit).is_ok(), model.redo_edit()),
        Deed::Undo => {
            let can = table.undo().is_some();
            if can && model.resigned {
                model.resigned = false;
                model.cursor.clone_from(&model.line);
            } else if can {
                let line = model.line[..model.line.len() - 1].to_vec();
                model.go_on_from(&line);
            }
            (can, can)
        }
        Deed::Redo => {
            let before = model.line.clone();
            if table.redo().is_some() {
                let line = path_of(table, table.end());
                prop_assert!(line.len() == before.len() + 1 && line.starts_with(&before));
                model.go_on_from(&line);
            }
            (true, true)
        }
        Deed::Resign => {
            model.resigned |= table.result().is_none();
            table.resign(Player::Black);
            (true, true)
        }
    };
    prop_assert_eq!(ours, theirs, "{:?}", deed);
    Ok(())
}

fn compare(table: &Match, model: &Model) -> Result<(), TestCaseError> {
    prop_assert_eq!(table.inconsistency(), None);
    prop_assert_eq!(&place_of(table, NodeId::ROOT), &model.root);
    prop_assert_eq!(table.moves().collect::<Path>(), model.line.clone());
    prop_assert_eq!(path_of(table, table.cursor()), model.cursor.clone());
    prop_assert_eq!(*table.position(), model.game(&model.line));
    let resigned = table.verdict() == Some(Verdict::Resignation(Player::Black));
    prop_assert_eq!(resigned, model.resigned && model.game(&model.line).outcome().is_none());
    let mut walked: Vec<Path> = table.tree().walk().into_iter().map(|node| path_of(table, node)).collect();
    let mut places = model.places();
    walked.sort();
    places.sort();
    prop_assert_eq!(walked, places);
    Ok(())
}

proptest! {
    #[test]
    fn a_match_does_what_whole_lists_do(variant in variant(), deeds in prop::collection::vec(deed(), 1..60)) {
        let people = ByPlayer::new(Seat::Human, Seat::Human);
        let mut table = Match::new(variant, people);
        let mut model = Model::new(variant.start());
        for deed in &deeds {
            carry_out(deed, &mut table, &mut model)?;
            compare(&table, &model)?;
        }
        // The same changes make the same match, node by node.
        let mut again = Match::new(variant, people);
        for change in table.changes() {
            prop_assert_eq!(again.apply(change.clone()), Ok(()));
        }
        prop_assert_eq!(again.tree(), table.tree());
        prop_assert_eq!(again.line(), table.line());
    }
}

#[test]
fn a_walk_meets_alternatives_before_what_follows() {
    let mut table = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
    let read = |table: &Match, text: &str| table.position().parse_move(text).unwrap();
    for text in ["d4", "d5", "d3"] {
        table.play(read(&table, text)).unwrap();
    }
    let [root, first] = [NodeId::ROOT, table.line()[1]];
    for (at, text) in [(first, "c3"), (first, "e4"), (root, "a1")] {
        let mv = read(&table, text);
        table.apply(Change::Try { at, mv }).unwrap();
    }
    let names: Vec<String> = table
        .tree()
        .walk()
        .into_iter()
        .filter_map(|node| Some(table.tree().node(node).mv()?.display(table.position().board()).to_string()))
        .collect();
    assert_eq!(names, ["d4", "a1", "d5", "c3", "e4", "d3"]);
}
