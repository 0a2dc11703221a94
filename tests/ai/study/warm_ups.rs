//! Warm-ups proved a second time, from the rules alone: with stacks, stones and neighbours, and no help of the engine.

use std::collections::{BTreeMap, BTreeSet};

use abande::board::{Board, Point};
use abande::rules::{AnyGame, AnyMove, Game, GameKind, MoveIntent, Player, Variant};
use abande::study::puzzles::{Puzzle, PuzzleTask, WarmUpGoal, collection};

type Points = BTreeSet<Point>;

fn played(game: &AnyGame, mv: AnyMove) -> AnyGame {
    let mut after = *game;
    after.play(mv).unwrap();
    after
}

fn near(board: &Board, point: Point) -> Points {
    board.points().filter(|&other| board.adjacent(point).contains(other)).collect()
}

/// The connected parts of a set of points.
fn parts(board: &Board, mut rest: Points) -> Vec<Points> {
    let mut parts = Vec::new();
    while let Some(first) = rest.pop_first() {
        let mut part = Points::from([first]);
        let mut edge = vec![first];
        while let Some(point) = edge.pop() {
            for next in near(board, point) {
                if rest.remove(&next) {
                    part.insert(next);
                    edge.push(next);
                }
            }
        }
        parts.push(part);
    }
    parts
}

/// Who owns each occupied point.
fn owners(game: &AnyGame) -> BTreeMap<Point, Player> {
    let view = game.view();
    let owned = |player| view.owned(player).iter().map(move |point| (point, player)).collect::<Vec<_>>();
    Player::ALL.into_iter().flat_map(owned).collect()
}

fn of(owners: &BTreeMap<Point, Player>, player: Player) -> Points {
    owners.iter().filter(|&(_, owner)| *owner == player).map(|(&point, _)| point).collect()
}

fn is_awake(game: &AnyGame, point: Point) -> bool {
    let owners = owners(game);
    near(game.board(), point)
        .iter()
        .any(|other| owners.get(other).is_some_and(|owner| *owner != owners[&point]))
}

/// Whether the band falls apart without the stack on a point.
fn holds_the_band(game: &AnyGame, point: Point) -> bool {
    let others = owners(game).into_keys().filter(|&other| other != point).collect();
    parts(game.board(), others).len() > 1
}

/// Whether the player to move can capture the stack on a point.
fn can_be_captured(game: &AnyGame, point: Point) -> bool {
    let lands = |mv: AnyMove| matches!(mv.intent(), MoveIntent::Carry { to, .. } if to == point);
    game.legal_moves().into_iter().any(lands)
}

/// The empty regions, each with the groups that touch it, by their owners.
fn regions(game: &AnyGame) -> Vec<(Points, Vec<(Player, Points)>)> {
    let (board, owners) = (game.board(), owners(game));
    let empty = board.points().filter(|point| !owners.contains_key(point)).collect();
    let groups: Vec<(Player, Points)> = Player::ALL
        .into_iter()
        .flat_map(|player| parts(board, of(&owners, player)).into_iter().map(move |group| (player, group)))
        .collect();
    let touches = |group: &Points, region: &Points| {
        group.iter().any(|&stone| near(board, stone).iter().any(|cell| region.contains(cell)))
    };
    let with_groups = |region: Points| {
        let touching = groups.iter().filter(|(_, group)| touches(group, &region)).cloned().collect();
        (region, touching)
    };
    parts(board, empty).into_iter().map(with_groups).collect()
}

/// The cells of a player's territories.
fn territory(game: &AnyGame, player: Player) -> Points {
    let own = |groups: &[(Player, Points)]| groups.iter().all(|(owner, _)| *owner == player);
    regions(game).into_iter().filter(|(_, groups)| own(groups)).flat_map(|(region, _)| region).collect()
}

/// Whether the group of a stone has a territory of its own and a breath that several enemy groups touch.
fn has_both_breaths(game: &AnyGame, stone: Point, player: Player) -> bool {
    let breaths: Vec<usize> = regions(game)
        .into_iter()
        .filter(|(_, groups)| groups.iter().any(|(_, group)| group.contains(&stone)))
        .map(|(_, groups)| groups.iter().filter(|(owner, _)| *owner != player).count())
        .collect();
    breaths.contains(&0) && breaths.iter().any(|&enemies| enemies >= 2)
}

/// Whether a move does what a warm-up asks for.
fn does_it(game: &AnyGame, mv: AnyMove, goal: WarmUpGoal, target: Option<Point>) -> bool {
    let (own, after) = (game.to_move().unwrap(), played(game, mv));
    let enemy = own.other();
    let owner = |game: &AnyGame, point: Point| owners(game).get(&point).copied();
    let stays = |point: &Point| owner(game, *point) == Some(enemy) && owner(&after, *point) == Some(enemy);
    let target_or = |is_done: &dyn Fn(Point) -> bool| target.filter(stays).is_some_and(is_done);
    match (goal, mv.intent()) {
        (WarmUpGoal::Capture, MoveIntent::Carry { to, .. }) => !can_be_captured(&after, to),
        (WarmUpGoal::Tower, MoveIntent::Carry { to, .. }) => {
            let AnyGame::Abande(position) = &after else { panic!("{game:?}") };
            position.stack(to).unwrap().pieces().count() == 3
        }
        (WarmUpGoal::Awake | WarmUpGoal::LastEntry, MoveIntent::Place(at)) => {
            is_awake(&after, at) && !can_be_captured(&after, at)
        }
        (WarmUpGoal::Sleep, _) => target_or(&|point| is_awake(game, point) && !is_awake(&after, point)),
        (WarmUpGoal::Pin, _) => {
            target_or(&|point| !holds_the_band(game, point) && holds_the_band(&after, point))
        }
        (WarmUpGoal::Breathe, _) => {
            let stone = target.unwrap();
            owner(&after, stone) == Some(own)
                && after
                    .legal_moves()
                    .into_iter()
                    .all(|reply| owner(&played(&after, reply), stone) == Some(own))
        }
        (WarmUpGoal::Enclose, _) => !territory(&after, own).is_subset(&territory(game, own)),
        (WarmUpGoal::Smother, _) => {
            let stone = target.unwrap();
            owner(game, stone) == Some(enemy) && owner(&after, stone) != Some(enemy)
        }
        (WarmUpGoal::TwoBreaths, _) => has_both_breaths(&after, target.unwrap(), own),
        _ => false,
    }
}

fn warm_ups() -> impl Iterator<Item = (&'static Puzzle, WarmUpGoal, Option<Point>)> {
    collection().iter().filter_map(|puzzle| match puzzle.task {
        PuzzleTask::WarmUp { goal, target } => Some((puzzle, goal, target)),
        _ => None,
    })
}

#[test]
fn exactly_one_move_does_what_a_warm_up_asks_for() {
    for (puzzle, goal, target) in warm_ups() {
        let start = &puzzle.start;
        let found: Vec<AnyMove> = start
            .legal_moves()
            .into_iter()
            .filter(|&mv| start.outcome().is_none() && does_it(start, mv, goal, target))
            .collect();
        assert_eq!(found, puzzle.solution, "{puzzle}");
        assert_eq!(target.is_some(), goal.has_target(), "{puzzle}");
        if let AnyGame::Abande(position) = start {
            let hand = position.hand(puzzle.solver());
            assert!(goal != WarmUpGoal::LastEntry || hand == 1, "{puzzle}");
        }
    }
}

#[test]
fn there_are_enough_warm_ups_of_each_kind() {
    let count = |is_counted: &dyn Fn(&Puzzle, WarmUpGoal) -> bool| {
        warm_ups().filter(|&(puzzle, goal, _)| is_counted(puzzle, goal)).count()
    };
    for (kind, least) in [(GameKind::Abande, 150), (GameKind::Anda, 80)] {
        let all = count(&|puzzle, _| puzzle.start.kind() == kind);
        assert!(all >= least, "{all} of {kind:?}");
        let goals = WarmUpGoal::all_of(kind).count();
        for goal in WarmUpGoal::all_of(kind) {
            let found = count(&|_, other| other == goal);
            assert!(
                2 * found * goals >= all && found * goals <= 2 * all,
                "{found} of {all}: {}",
                goal.word()
            );
        }
    }
    let few = |variant: Variant| count(&|puzzle, _| puzzle.variant() == variant) < 10;
    assert_eq!(Variant::ALL.into_iter().filter(|&variant| !few(variant)).count(), 7);
}
