//! What must hold in every game, on games that chance plays.

use std::cmp::Ordering;

use abande::board::Point;
use abande::play::{Level, Seat, Tier, Verdict};
use abande::record::{Participant, PlayerType, Record};
use abande::rules::abande::{Height, Move as AbandeMove, Position as AbandePosition};
use abande::rules::anda::{Field, Move as AndaMove, Position as AndaPosition};
use abande::rules::{AnyGame, AnyMove, Game, Outcome, Player, Variant, perft};
use proptest::prelude::*;

/// More choices than any game of Abande has plies.
const PLIES: usize = 150;

fn variants() -> impl Strategy<Value = Variant> {
    prop::sample::select(Variant::ALL.to_vec())
}

/// A start and choices among the legal moves; the game ends with them or before.
fn games() -> impl Strategy<Value = (Variant, Vec<u16>)> {
    (variants(), choices())
}

fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 0..PLIES)
}

/// The first position; with some komi in a game that knows it.
fn start(variant: Variant, choices: &[u16]) -> AnyGame {
    let komi = choices.first().map_or(0, |choice| choice % 4);
    variant.start_with_komi(komi).unwrap_or_else(|_| variant.start())
}

/// Every position of a game with the move that led to it.
fn positions(variant: Variant, choices: &[u16]) -> Vec<(Option<AnyMove>, AnyGame)> {
    let mut game = start(variant, choices);
    let mut positions = vec![(None, game)];
    for &choice in choices {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        game.play(mv).expect("a generated move is legal");
        positions.push((Some(mv), game));
    }
    positions
}

fn last(variant: Variant, choices: &[u16]) -> AnyGame {
    positions(variant, choices).pop().expect("a game has a start").1
}

/// What must hold of every position of Abande: one band, no stack over three, no piece lost.
fn check_abande(game: &AbandePosition) {
    assert!(game.board().parts(game.occupied()).len() <= 1, "{game:?}");
    for player in Player::ALL {
        let on_board: usize = game.stacks().map(|(_, stack)| usize::from(stack.count(player))).sum();
        assert_eq!(on_board + usize::from(game.hand(player)), usize::from(game.rules().pieces), "{game:?}");
    }
    assert!(game.stacks().all(|(_, stack)| stack.height() <= Height::MAX), "{game:?}");
}

/// What must hold of every position of Anda: a group has a breath, territory touches one player only, and a placement
/// next to an own group is always legal.
fn check_anda(game: &AndaPosition) {
    let field = Field::new(game);
    let board = game.board();
    for player in Player::ALL {
        for group in field.groups(player) {
            assert!(group.halo.intersects(game.empty()), "{game:?}");
        }
        let around = field.territory(player).iter().map(|point| board.adjacent(point));
        assert!(around.into_iter().all(|near| !near.intersects(game.stones(player.other()))), "{game:?}");
    }
    let near_own =
        game.stones(game.turn()).iter().any(|point| board.adjacent(point).intersects(field.placements()));
    assert!(near_own || game.is_first_turn() || game.is_over(), "{game:?}");
}

/// Every move that can be written on this board, legal or not; of pairs of points only those that can matter.
fn all_moves(game: &AnyGame) -> Vec<AnyMove> {
    let points = || game.board().points();
    let pairs = || points().flat_map(|from| points().map(move |to| (from, to)));
    match game {
        AnyGame::Abande(_) => {
            let captures = pairs().map(|(from, to)| AbandeMove::Capture { from, to });
            let moves = points().map(AbandeMove::Enter).chain(captures).chain([AbandeMove::Pass]);
            moves.map(AnyMove::Abande).collect()
        }
        AnyGame::Anda(position) => {
            let few = if position.is_first_turn() { usize::MAX } else { 100 };
            let firsts = pairs().filter(|(one, other)| one <= other).take(few);
            let firsts = firsts.map(|(one, other)| AndaMove::first(one, other));
            let moves = points().map(AndaMove::Place).chain(firsts).chain([AndaMove::Komi]);
            moves.map(AnyMove::Anda).collect()
        }
    }
}

/// The game played to its end, by the same choices over and over.
fn finished(variant: Variant, choices: &[u16]) -> AnyGame {
    let mut game = variant.start();
    for choice in choices.iter().copied().chain([0]).cycle() {
        let moves = game.legal_moves();
        let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
        game.play(mv).expect("a generated move is legal");
    }
    game
}

/// How many groups these points form: from neighbour to neighbour, one point at a time.
fn groups(game: &AnyGame, mut points: Vec<Point>) -> usize {
    let mut groups = 0;
    while let Some(first) = points.pop() {
        groups += 1;
        let mut reached = vec![first];
        while let Some(point) = reached.pop() {
            let near = |other: &mut Point| game.board().neighbours(point).contains(*other);
            reached.extend(points.extract_if(.., near));
        }
    }
    groups
}

fn abande(game: &AnyGame) -> &AbandePosition {
    let AnyGame::Abande(position) = game else { panic!("{game:?} is not Abande") };
    position
}

fn names() -> impl Strategy<Value = Option<String>> {
    prop::option::of("[^\\p{C}]{0,20}")
}

fn player_types() -> impl Strategy<Value = Option<PlayerType>> {
    prop::option::of(prop_oneof![
        Just(PlayerType::Human),
        (prop::option::of(1..=10_u8), "([a-z]{1,5}=[a-z0-9\"\\\\]{1,5})?").prop_map(|(level, details)| {
            PlayerType::Engine { level: level.and_then(Level::new), details }
        }),
        ("[a-z][a-z0-9-]{0,23}", prop::sample::select(Tier::ALL.to_vec()), "([a-z]{1,5}=[a-z0-9]{1,5})?")
            .prop_map(|(id, tier, details)| PlayerType::Character { id: id.parse().unwrap(), tier, details }),
        "[^\\p{C}]{0,20}".prop_map(|text| PlayerType::from(text.as_str())),
    ])
}

fn verdicts() -> impl Strategy<Value = Option<Verdict>> {
    prop::sample::select(vec![
        None,
        Some(Verdict::Resignation(Player::Black)),
        Some(Verdict::Resignation(Player::White)),
        Some(Verdict::Timeout(Player::Black)),
        Some(Verdict::Timeout(Player::White)),
        Some(Verdict::Agreement),
        Some(Verdict::Other(Outcome::Draw)),
        Some(Verdict::Other(Outcome::Win(Player::Black))),
    ])
}

fn participants() -> impl Strategy<Value = Participant> {
    (names(), player_types()).prop_map(|(name, kind)| Participant { name, kind })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// What is kept twice is equal, and what the rules promise holds: after every turn.
    #[test]
    fn every_position_is_sound((variant, choices) in games()) {
        for (_, game) in positions(variant, &choices) {
            prop_assert_eq!(game.inconsistency(), None);
            match &game {
                AnyGame::Abande(position) => check_abande(position),
                AnyGame::Anda(position) => check_anda(position),
            }
            let again = AnyGame::parse(variant, &game.to_string()).expect("a played position is legal");
            prop_assert_eq!(again.key(), game.key(), "the key depends on the way");
            prop_assert_eq!(again, game);
            prop_assert_eq!(game.variant(), variant);
        }
    }

    /// A stack is pinned if the others are no longer one band without it.
    #[test]
    fn pinned_stacks_hold_the_band_together(
        variant in prop::sample::select(Variant::ABANDE.to_vec()),
        choices in choices(),
    ) {
        let game = last(variant, &choices);
        let position = abande(&game);
        let band: Vec<Point> = position.stacks().map(|(point, _)| point).collect();
        let others = |gone: Point| band.iter().copied().filter(move |&point| point != gone).collect();
        let splitting: Vec<_> =
            band.iter().copied().filter(|&point| groups(&game, others(point)) > 1).collect();
        prop_assert_eq!(position.pinned().iter().collect::<Vec<_>>(), splitting, "{:?}", game);
    }

    /// A pinned stack is freed from a point if, with a piece there, the band holds together with the stack and without it.
    #[test]
    fn a_pinned_stack_is_freed_where_a_piece_closes_a_ring(
        variant in prop::sample::select(Variant::ABANDE.to_vec()),
        choices in choices(),
    ) {
        let game = last(variant, &choices);
        let position = abande(&game);
        let band: Vec<Point> = position.stacks().map(|(point, _)| point).collect();
        for &stack in &band {
            let frees = |&entry: &Point| {
                let with: Vec<Point> = band.iter().copied().chain([entry]).collect();
                let without = with.iter().copied().filter(|&point| point != stack).collect();
                groups(&game, with) == 1 && groups(&game, without) == 1
            };
            let is_pinned = position.pinned().contains(stack);
            let empty = game.board().points().filter(|point| !band.contains(point));
            let can_enter = !position.is_over() && Player::ALL.iter().any(|&player| position.hand(player) > 0);
            let freeing: Vec<Point> = empty.filter(frees).filter(|_| is_pinned && can_enter).collect();
            prop_assert_eq!(position.freed_from(stack).iter().collect::<Vec<_>>(), freeing, "{:?}", game);
            prop_assert_eq!(game.parts_held_by(stack).len() > 1, is_pinned);
        }
    }

    /// The moves that are listed are those that can be played.
    #[test]
    fn generated_moves_are_exactly_the_legal_ones((variant, choices) in games()) {
        let game = last(variant, &choices);
        let mut legal = game.legal_moves();
        legal.sort_unstable();
        let mut accepted: Vec<AnyMove> =
            all_moves(&game).into_iter().filter(|&mv| game.check_move(mv).is_ok()).collect();
        accepted.sort_unstable();
        prop_assert_eq!(&legal, &accepted);
        // What the board lights up is what can be played, and what it does not light up has a reason.
        let view = game.view();
        for point in game.board().points() {
            prop_assert_eq!(view.entries.contains(point), game.why_not_enter(point).is_none());
        }
        for mv in legal {
            prop_assert_eq!(game.intended(mv.intent()), Some(mv));
            let mut copy = game;
            prop_assert_eq!(copy.play(mv), Ok(()));
        }
    }

    /// A field that is kept move by move equals one that is worked out anew.
    #[test]
    fn fields_are_kept_up_to_date(variant in prop::sample::select(Variant::ANDA.to_vec()), choices in choices()) {
        let all = positions(variant, &choices);
        let AnyGame::Anda(first) = all[0].1 else { panic!("not Anda") };
        let mut field = Field::new(&first);
        for (mv, game) in &all[1..] {
            let Some(AnyMove::Anda(mv)) = *mv else { panic!("not a move of Anda") };
            field.play_unchecked(mv);
            prop_assert_eq!(field.inconsistency(), None);
            prop_assert_eq!(AnyGame::Anda(*field.position()), *game);
        }
    }

    /// At the end each stack beside an enemy stack counts its pieces, the others nothing; more points win.
    #[test]
    fn a_finished_game_scores_what_is_awake(
        variant in prop::sample::select(Variant::ABANDE.to_vec()),
        choices in choices(),
    ) {
        let game = finished(variant, &choices);
        let stacks: Vec<(Point, Vec<Player>)> =
            abande(&game).stacks().map(|(point, stack)| (point, stack.pieces().collect())).collect();
        let enemies = |a: &(Point, Vec<Player>), b: &(Point, Vec<Player>)| {
            game.board().neighbours(a.0).contains(b.0) && a.1.last() != b.1.last()
        };
        let (awake, asleep): (Vec<_>, Vec<_>) =
            stacks.iter().partition(|stack| stacks.iter().any(|other| enemies(stack, other)));
        let count = |stacks: &[&(Point, Vec<Player>)], player: Player| -> usize {
            stacks.iter().filter(|stack| stack.1.last() == Some(&player)).map(|stack| stack.1.len()).sum()
        };
        let view = game.view();
        for player in Player::ALL {
            prop_assert_eq!(usize::from(view.points[player]), count(&awake, player), "{:?}", game);
            prop_assert_eq!(usize::from(view.asleep[player]), count(&asleep, player), "{:?}", game);
        }
        let outcome = match count(&awake, Player::Black).cmp(&count(&awake, Player::White)) {
            Ordering::Greater => Outcome::Win(Player::Black),
            Ordering::Equal => Outcome::Draw,
            Ordering::Less => Outcome::Win(Player::White),
        };
        prop_assert_eq!(game.outcome(), Some(outcome), "{:?}", game);
    }

    /// What is written is read again as the same: moves.
    #[test]
    fn moves_are_read_as_they_were_written((variant, choices) in games()) {
        for (mv, game) in positions(variant, &choices) {
            if let Some(mv) = mv {
                let written = mv.display(game.board()).to_string();
                prop_assert_eq!(game.parse_move(&written), Ok(mv));
                prop_assert_eq!(game.parse_move(&written.replace('-', "x").to_uppercase()), Ok(mv));
            }
        }
    }

    /// What is written is read again as the same: whole records, also from the middle of a game.
    #[test]
    fn records_are_read_as_they_were_written(
        (variant, choices) in games(),
        skipped in 0..PLIES,
        players in (participants(), participants()),
        verdict in verdicts(),
        event in names(),
    ) {
        let all = positions(variant, &choices);
        let first = skipped % all.len();
        let mut record = Record::new(all[first].1);
        for (mv, _) in &all[first + 1..] {
            record.play(mv.expect("only the first has none")).expect("legal before");
        }
        record.header_mut().set_player(Player::Black, players.0);
        record.header_mut().set_player(Player::White, players.1);
        if let Some(verdict) = verdict {
            record.conclude(verdict);
        }
        if let Some(event) = &event {
            prop_assert!(record.header_mut().set_tag("Event", event));
        }
        let text = record.to_string();
        prop_assert_eq!(Record::parse(&text), Ok(record.clone()), "{}", text);
        let opened = Record::from_match(&record.to_match(), Some(record.header()), std::time::SystemTime::now());
        prop_assert_eq!(opened, record.clone(), "opened and saved");
        // A record cut anywhere keeps a legal start of the game, or says why not even that.
        let cut: String = text.chars().take(text.chars().count() * 2 / 3).collect();
        let kept = match Record::parse(&cut) {
            Ok(record) => Some(record),
            Err(error) => error.before.map(|before| *before),
        };
        if let Some(kept) = kept.filter(|kept| kept.start() == record.start()) {
            prop_assert!(kept.moves().len() <= record.moves().len());
            // The last word may be cut to another legal move: “d1” of “d1-d2”.
            let sure = kept.moves().len().saturating_sub(1);
            prop_assert_eq!(&kept.moves()[..sure], &record.moves()[..sure]);
        }
        let seats = record.to_match().seats();
        let expected = record.player(Player::Black).seat().unwrap_or(Seat::Human);
        prop_assert_eq!(seats[Player::Black], expected);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    /// The board looks the same from every side.
    #[test]
    fn perft_is_the_same_under_every_symmetry((variant, choices) in games()) {
        let game = last(variant, &choices);
        let depth = if game.board().len() > 64 || game.ply() < 2 { 1 } else { 2 };
        let expected = perft(&game, depth);
        for symmetry in game.board().symmetries() {
            let image = game.mapped(symmetry);
            prop_assert_eq!(image.inconsistency(), None);
            prop_assert_eq!(perft(&image, depth), expected, "{}", image);
        }
    }
}
