//! Facts by hand, and facts of chance games against what the positions say themselves.

use proptest::prelude::*;

use super::*;
use crate::rules::abande::Rules;

fn played(rules: &'static Rules, moves: &str) -> Position {
    let mut game = Position::new(rules);
    for text in moves.split_whitespace() {
        game.play(Move::parse(game.board(), text).unwrap()).unwrap();
    }
    game
}

/// Returns the effects of a move.
fn facts(position: &Position, mv: &str) -> Vec<MoveEffect> {
    position.changes(Move::parse(position.board(), mv).unwrap()).unwrap()
}

#[test]
fn a_first_capture() {
    let game = played(Rules::hex(), "d4 d5 d3");
    let [d3, d4] = ["d3", "d4"].map(|label| game.board().find(label).unwrap());
    assert_eq!(
        facts(&game, "d5-d4"),
        [
            MoveEffect::GivenAway { point: d4, owner: Player::White, by: d3, cost: 1, answered: false },
            MoveEffect::Points { mover: Player::White, change: ByPlayer::new(0, 1) },
            MoveEffect::Woken { owner: Player::Black, points: d3.into(), pieces: 1 },
            // Alone on d3, the tower would sleep.
            MoveEffect::Threatened { point: d3, owner: Player::Black, by: d4, gain: -1 },
        ]
    );
}

#[test]
fn a_tower_and_a_retreat() {
    let game = played(Rules::hex(), "d4 d5 d3 d5-d4");
    let [d3, d4] = ["d3", "d4"].map(|label| game.board().find(label).unwrap());
    let found = facts(&game, "d3-d4");
    let owner = Player::Black;
    assert!(found.contains(&MoveEffect::Tower { point: d4, owner }), "{found:?}");
    assert!(found.contains(&MoveEffect::PutToSleep { owner, points: d4.into(), pieces: 3 }), "{found:?}");
    // The stack that could be taken on d3 is now in the tower.
    assert!(found.contains(&MoveEffect::Saved { point: d4, from: Some(d3), owner }), "{found:?}");
}

#[test]
fn pins_are_told_for_both_and_never_of_towers() {
    let point = |game: &Position, label| PointSet::from(game.board().find(label).unwrap());
    let owner = Player::White;
    let game = played(Rules::hex(), "d4 d5");
    assert!(facts(&game, "d6").contains(&MoveEffect::Pinned { owner, points: point(&game, "d5") }));
    let game = played(Rules::hex(), "d4 d5 d6 c4");
    // A way round below it.
    assert!(facts(&game, "c5").contains(&MoveEffect::Freed { owner, points: point(&game, "d5") }));
    // A tower that holds the band together is no news: it could not move anyway.
    let game = played(Rules::hex(), "d4 d5 d3 d5-d4 d2");
    let found = facts(&game, "d5");
    assert!(found.contains(&MoveEffect::Pinned { owner, points: point(&game, "d4") }), "{found:?}");
    let game = played(Rules::hex(), "d4 d5 d3 d5-d4 c3 d5");
    let found = facts(&game, "d3-d4");
    assert!(found.iter().all(|fact| !matches!(fact, MoveEffect::Pinned { .. })), "{found:?}");
}

#[test]
fn the_last_entry_and_the_end() {
    let mut game = Position::new(Rules::hex_3());
    let mut empty_hands = Vec::new();
    while !game.is_over() {
        let mv = game.legal_moves()[0];
        let facts = game.changes(mv).unwrap();
        empty_hands.extend(facts.iter().filter_map(|fact| match fact {
            MoveEffect::LastEntry { player } => Some(*player),
            _ => None,
        }));
        game.play(mv).unwrap();
        assert_eq!(facts.first() == Some(&MoveEffect::Ended), game.is_over());
    }
    assert_eq!(empty_hands, Player::ALL);
}

#[test]
fn an_illegal_move_changes_nothing() {
    let game = played(Rules::hex(), "d4");
    let mv = Move::parse(game.board(), "a1").unwrap();
    assert_eq!(game.changes(mv), Err(game.check_move(mv).unwrap_err()));
}

/// The captures of a player, found by trying every pair, as if it were that player's turn: after a pass of the
/// other, which a position string can describe even where the rules do not allow it.
fn captures(game: &Position, player: Player) -> Vec<(Point, Point)> {
    let board = game.board();
    let low = |point: Point| game.stack(point).map_or(9, |stack| stack.height().get());
    let own = game.owned(player).iter();
    own.flat_map(|from| board.neighbours(from).iter().map(move |to| (from, to)))
        .filter(|&(from, to)| game.owned(player.other()).contains(to) && low(from) + low(to) <= 3)
        .filter(|&(from, _)| board.parts(game.occupied().without(from)).len() <= 1)
        .filter(|_| game.entered() >= 3 && !game.is_over())
        .collect()
}

fn targets(game: &Position, player: Player) -> PointSet {
    captures(game, player).into_iter().map(|(_, to)| to).collect()
}

/// The points that facts of one kind tell of.
fn told(facts: &[MoveEffect], points: impl Fn(&MoveEffect) -> Option<PointSet>) -> PointSet {
    facts.iter().filter_map(points).fold(PointSet::EMPTY, |sum, set| sum | set)
}

fn check(before: &Position, mv: Move) {
    let facts = before.changes(mv).unwrap();
    let mut after = *before;
    after.play_unchecked(mv);
    let (mover, other) = (before.turn(), before.turn().other());
    let context = || format!("{before:?} {mv:?} {facts:?}");
    assert!(facts.is_sorted_by_key(|fact| Reverse(fact.weight())), "{}", context());

    for owner in Player::ALL {
        let (was, is) = (before.asleep() & before.owned(owner), after.asleep() & after.owned(owner));
        let slept = told(&facts, |fact| match *fact {
            MoveEffect::PutToSleep { owner: whose, points, .. } if whose == owner => Some(points),
            _ => None,
        });
        let woken = told(&facts, |fact| match *fact {
            MoveEffect::Woken { owner: whose, points, .. } if whose == owner => Some(points),
            _ => None,
        });
        // From what was, the facts lead to what is; what is gone is neither.
        assert_eq!(((was | slept) - woken) & after.owned(owner), is, "{}", context());
        assert!(!slept.intersects(was) && woken.is_subset(was), "{}", context());

        let held = |game: &Position| {
            let cut = |&point: &Point| game.board().parts(game.occupied().without(point)).len() > 1;
            game.owned(owner).iter().filter(cut).collect::<PointSet>() - game.towers()
        };
        let pinned = told(&facts, |fact| match *fact {
            MoveEffect::Pinned { owner: whose, points } if whose == owner => Some(points),
            _ => None,
        });
        let freed = told(&facts, |fact| match *fact {
            MoveEffect::Freed { owner: whose, points } if whose == owner => Some(points),
            _ => None,
        });
        assert_eq!(((held(before) | pinned) - freed) & after.owned(owner), held(&after), "{}", context());
        assert!(!pinned.intersects(held(before)) && freed.is_subset(held(before)), "{}", context());
    }

    let given = told(&facts, |fact| match *fact {
        MoveEffect::GivenAway { point, by, .. } => {
            assert!(captures(&after, other).contains(&(by, point)), "{}", context());
            Some(point.into())
        }
        _ => None,
    });
    assert_eq!(given, targets(&after, other) - targets(before, other), "{}", context());
    let threatened = told(&facts, |fact| match *fact {
        MoveEffect::Threatened { point, by, .. } => {
            assert!(captures(&after, mover).contains(&(by, point)), "{}", context());
            Some(point.into())
        }
        _ => None,
    });
    assert_eq!(threatened, targets(&after, mover) - targets(before, mover), "{}", context());

    let (was, is) = (before.score(), after.score());
    let change = facts.iter().find_map(|fact| match fact {
        MoveEffect::Points { change, .. } => Some(*change),
        _ => None,
    });
    for player in Player::ALL {
        let change = change.map_or(0, |change| i16::from(change[player]));
        assert_eq!(i16::from(is.points[player]), i16::from(was.points[player]) + change, "{}", context());
    }
    let towers = told(&facts, |fact| match *fact {
        MoveEffect::Tower { point, owner } => {
            assert!(after.owned(owner).contains(point), "{}", context());
            Some(point.into())
        }
        _ => None,
    });
    assert_eq!(towers, after.towers() - before.towers(), "{}", context());
    // What it costs is what the opponent's best capture takes, played out.
    for fact in &facts {
        if let MoveEffect::GivenAway { point, cost, .. } = *fact {
            let costs =
                captures(&after, other).into_iter().filter(|&(_, to)| to == point).map(|(from, to)| {
                    let mut taken = after;
                    taken.play_unchecked(Move::Capture { from, to });
                    let margin =
                        |game: &Position| game.score().margin() * if mover == Player::Black { 1 } else { -1 };
                    margin(&after) - margin(&taken)
                });
            assert_eq!(costs.max(), Some(i32::from(cost)), "{}", context());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn facts_are_what_changed(
        board in 0..4_usize,
        choices in prop::collection::vec(any::<u16>(), 0..150),
    ) {
        let rules = [Rules::hex(), Rules::square(), Rules::snub(), Rules::hex_3()][board];
        let mut game = Position::new(rules);
        for choice in choices {
            let moves = game.legal_moves();
            let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
            check(&game, mv);
            game.play_unchecked(mv);
        }
    }
}
