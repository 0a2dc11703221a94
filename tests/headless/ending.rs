//! The end of a game as it is shown: the camera, sleepers, numbers that fly to their owners.

use std::collections::HashSet;
use std::time::Duration;

use abande::app::game::{
    AnimationSpeed, BoardStyle, CurrentMatch, DiscLocation, DiscSpot, EndPhase, EndSequence, FloatingLabels,
    LessonRequested, MatchRequested, MoveRequested, Navigation, PuzzlePurpose, PuzzleRequested,
    RedrawScheduler, StoredPreferences,
};
use abande::app::input::{CommandRequested, PanelCommand};
use abande::app::stage::camera::{CameraRequest, OrbitPose, Viewpoint};
use abande::app::stage::pieces::Piece;
use abande::app::stage::scene::layout::stack_position;
use abande::board::Point;
use abande::play::Match;
use abande::rules::{ByPlayer, Game, Player, StackView, Variant};
use abande::study::lessons::Lesson;
use abande::study::puzzles::collection;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::HUMAN;
use super::table::Table;

/// A game between two people that ends with the next move, and that move.
fn last_move_of(variant: Variant) -> (Match, MoveRequested) {
    let whole = |moves: Option<usize>| {
        let mut game = Match::new(variant, ByPlayer::new(HUMAN, HUMAN));
        while game.result().is_none() && moves.is_none_or(|moves| game.moves().len() < moves) {
            let legal = game.position().legal_moves();
            let mv = legal[game.moves().len() * 7 % legal.len()];
            game.play(mv).expect("a legal move");
        }
        game
    };
    let ended = whole(None);
    let last = ended.moves().last().expect("a move").intent();
    let game = whole(Some(ended.moves().len() - 1));
    let turn = CurrentMatch::new(game.clone()).position_id();
    (game, MoveRequested { at: turn, intent: last })
}

/// A game with its panels, looked at from the player's own place, after its last move.
fn ended_as(variant: Variant, prepare: impl FnOnce(&mut Table)) -> (Table, OrbitPose) {
    let (game, last) = last_move_of(variant);
    let mut table = Table::with_panels(game);
    table.app.world_mut().write_message(CameraRequest::OrbitAtOnce(Vec2::new(0.4, -0.1)));
    table.app.world_mut().write_message(CameraRequest::ZoomAtOnce(0.7));
    prepare(&mut table);
    table.frames(3);
    let own = orbit(&mut table);
    table.app.world_mut().write_message(last);
    table.frames(2);
    assert!(table.game().result().is_some());
    (table, own)
}

fn ended() -> (Table, OrbitPose) {
    ended_as(Variant::Hex3, |_| {})
}

fn orbit(table: &mut Table) -> OrbitPose {
    table.rig().orbit
}

fn ending(table: &Table) -> &EndSequence {
    table.app.world().resource::<EndSequence>()
}

fn risen(table: &mut Table) -> OrbitPose {
    table.frames(14);
    assert!(ending(table).is_running());
    orbit(table)
}

/// Until the camera has not moved for a while.
fn at_rest(table: &mut Table) -> OrbitPose {
    let mut last = orbit(table);
    for _ in 0..40 {
        table.frames(4);
        let now = orbit(table);
        if now == last {
            return now;
        }
        last = now;
    }
    panic!("the camera does not rest: {last:?}");
}

fn until_done(table: &mut Table) {
    table.until("the end is shown", |world| world.resource::<EndSequence>().is_done().then_some(()));
}

fn escape(table: &mut Table) {
    table.key(KeyCode::Escape, &Key::Escape);
}

#[test]
fn the_camera_rises_for_the_end_and_comes_back_to_the_players_view() {
    for variant in [Variant::Hex3, "anda-3".parse().expect("a side")] {
        let (mut table, own) = ended_as(variant, |_| {});
        let high = risen(&mut table);
        assert!(high.elevation > own.elevation + 0.2 && (high.yaw - own.yaw).abs() < 1e-4, "{high:?}");
        assert!((high.zoom - 1.0).abs() < 1e-4, "all of the board is seen");
        until_done(&mut table);
        assert_eq!(at_rest(&mut table), own, "{variant}");
    }
}

#[test]
fn skipping_the_end_or_looking_elsewhere_restores_the_players_view() {
    type Leave = fn(&mut Table);
    let ways: [(Leave, bool); 3] = [
        (escape, true),
        (|table| table.request(MatchRequested::Navigate(Navigation::Back)), false),
        (|table| table.request(MatchRequested::Undo), false),
    ];
    for (leave, done) in ways {
        let (mut table, own) = ended();
        assert_ne!(risen(&mut table), own);
        leave(&mut table);
        assert_eq!((ending(&table).is_done(), ending(&table).is_running()), (done, false));
        assert_eq!(at_rest(&mut table), own);
    }
}

#[test]
fn a_view_chosen_meanwhile_is_kept() {
    for asked in [CameraRequest::OrbitAtOnce(Vec2::new(0.5, 0.0)), CameraRequest::View(Viewpoint::Side)] {
        let (mut table, own) = ended();
        risen(&mut table);
        table.app.world_mut().write_message(asked);
        let chosen = at_rest(&mut table);
        until_done(&mut table);
        assert_eq!(at_rest(&mut table), chosen, "{asked:?}");
        assert_ne!(chosen, own);
    }
}

#[test]
fn without_motion_and_on_a_diagram_the_camera_stays() {
    let still = |table: &mut Table| {
        table.app.insert_resource(AnimationSpeed(0.0));
    };
    let (mut table, own) = ended_as(Variant::Hex3, still);
    assert!(ending(&table).is_done(), "nothing is shown where nothing moves");
    assert_eq!(at_rest(&mut table), own);
    let flat = |table: &mut Table| {
        table.app.insert_resource(BoardStyle::Diagram);
    };
    let (mut table, own) = ended_as(Variant::Hex3, flat);
    assert_eq!(risen(&mut table), own);
    until_done(&mut table);
    assert_eq!(at_rest(&mut table), own);
}

#[test]
fn a_resigned_game_is_not_looked_at_from_above() {
    let mut table = Table::with_panels(last_move_of(Variant::Hex3).0);
    let own = orbit(&mut table);
    table.request(MatchRequested::Resign(Player::White));
    assert!(ending(&table).is_done());
    assert_eq!(at_rest(&mut table), own);
}

#[test]
fn what_is_remembered_of_a_board_is_never_the_view_of_the_end() {
    let (mut table, own) = ended();
    assert_ne!(risen(&mut table), own);
    table.app.world_mut().write_message(AppExit::Success);
    table.frames(1);
    let preferences = table.app.world().resource::<StoredPreferences>();
    let kept = preferences.cameras.get(&Variant::Hex3).expect("the player has moved the camera");
    assert!((kept.elevation - own.elevation).abs() < 1e-4 && (kept.zoom - own.zoom).abs() < 1e-4, "{kept:?}");
}

/// What one showing of the end tells, frame by frame.
#[derive(Default)]
struct Showing {
    phases: Vec<EndPhase>,
    named: HashSet<Point>,
    /// The owner of each number that left its stack, by the stack.
    flown: Vec<(Point, Player, usize)>,
    scores: Vec<ByPlayer<usize>>,
    frames: u32,
    tags: usize,
}

fn showing(table: &mut Table) -> Showing {
    let mut showing = Showing::default();
    while ending(table).is_running() {
        let ending = ending(table);
        let phase = ending.phase().expect("it is running");
        if showing.phases.last() != Some(&phase) {
            showing.phases.push(phase);
        }
        showing.named.extend(ending.sleepers_named().iter());
        let flying: Vec<_> = ending.numbers().into_iter().filter(|number| number.way > 0.0).collect();
        for number in &flying {
            let flown = (number.point, number.owner, number.points);
            if !showing.flown.contains(&flown) {
                showing.flown.push(flown);
            }
        }
        showing.scores.push(ending.running_score());
        let on_the_way = |tags: &FloatingLabels| {
            let flights = tags.0.iter().filter_map(|tag| tag.flight);
            flights.filter(|flight| flight.way > 0.0).count()
        };
        let tags = on_the_way(table.app.world().resource::<FloatingLabels>());
        assert_eq!(tags, flying.len(), "every number that flies is shown");
        showing.tags += tags;
        table.frames(1);
        showing.frames += 1;
        assert!(showing.frames < 200, "six seconds are 120 frames");
    }
    showing
}

#[test]
fn sleepers_are_named_and_every_stack_sends_its_points_to_its_owner() {
    let (mut table, _) = ended_as(Variant::Hex, |_| {});
    let view = table.view();
    let first = showing(&mut table);
    let asleep: HashSet<_> =
        view.stacks.iter().filter(|stack| stack.asleep).map(|stack| stack.point).collect();
    assert_eq!(first.named, asleep);
    let awake = view.stacks.iter().filter(|stack| !stack.asleep);
    let awake: Vec<_> = awake.map(|stack| (stack.point, stack.owner(), stack.pieces.len())).collect();
    assert_eq!(first.flown.iter().collect::<HashSet<_>>(), awake.iter().collect::<HashSet<_>>());
    assert!(first.tags >= awake.len());
    let mut heights: Vec<usize> = awake.iter().map(|stack| stack.2).collect();
    heights.sort_unstable_by(|one, other| other.cmp(one));
    heights.dedup();
    let sleepers = (!asleep.is_empty()).then_some(EndPhase::Sleepers);
    let counts = heights.into_iter().map(EndPhase::Count);
    assert!(first.phases.iter().copied().eq([EndPhase::Reason].into_iter().chain(sleepers).chain(counts)));
    for player in Player::ALL {
        assert!(first.scores.is_sorted_by_key(|score| score[player]));
        assert_eq!(first.scores[0][player], 0);
        assert_eq!(ending(&table).running_score()[player], usize::from(view.points[player]));
    }
    assert!(Duration::from_millis(50) * first.frames <= Duration::from_secs(6), "{}", first.frames);
    table.frames(2);
    let flying =
        table.app.world().resource::<FloatingLabels>().0.iter().filter(|tag| tag.flight.is_some()).count();
    assert_eq!(flying, 0);
    table.check();
    // Once more, from the beginning and from above.
    let own = at_rest(&mut table);
    table.app.world_mut().write_message(CommandRequested(PanelCommand::CountAgain.into()));
    table.frames(3);
    assert_ne!(risen(&mut table), own);
    let again = showing(&mut table);
    assert_eq!(again.flown, first.flown);
    assert_eq!(at_rest(&mut table), own);
}

/// How far every disc of a sleeping stack is from its place on the board.
fn distances(table: &mut Table) -> Vec<f32> {
    let view = table.view();
    let world = table.app.world_mut();
    let mut discs = world.query_filtered::<(&DiscLocation, &Transform), With<Piece>>();
    let of_sleeper = discs.iter(world).filter_map(|(at, transform)| match at.0 {
        DiscSpot::Board(point, level) if view.stack(point)?.asleep => {
            assert!(transform.scale.distance(Vec3::ONE) < 1e-3, "{transform:?}");
            Some(transform.translation.distance(stack_position(view.board, point, level)))
        }
        _ => None,
    });
    of_sleeper.collect()
}

/// Words that stand beside something on the board.
fn told(table: &Table) -> usize {
    table.app.world().resource::<FloatingLabels>().0.iter().filter(|tag| tag.flight.is_none()).count()
}

#[test]
fn sleepers_lie_beside_the_board_until_they_are_put_back() {
    for depiction in [BoardStyle::Table, BoardStyle::Diagram] {
        let (mut table, _) = ended_as(Variant::Hex, |table| {
            table.app.insert_resource(depiction);
        });
        until_done(&mut table);
        table.frames(4);
        let view = table.view();
        let owners: HashSet<_> =
            view.stacks.iter().filter(|stack| stack.asleep).map(StackView::owner).collect();
        let points = ending(&table).running_score();
        let lie_aside = |table: &mut Table| {
            let away = distances(table);
            assert!(!away.is_empty() && away.iter().all(|&away| away > 1.0), "{depiction:?}: {away:?}");
            assert_eq!(told(table), owners.len(), "{depiction:?}: each player's have their words");
        };
        lie_aside(&mut table);
        for is_back in [true, false] {
            table.app.world_mut().write_message(CommandRequested(PanelCommand::SleepersBack.into()));
            table.frames(30);
            assert_eq!(ending(&table).sleepers_back(), is_back);
            if is_back {
                assert!(distances(&mut table).iter().all(|&away| away < 1e-3), "{depiction:?}");
                assert_eq!((told(&table), ending(&table).sleepers_named()), (0, view.asleep()));
            } else {
                lie_aside(&mut table);
            }
            assert_eq!(ending(&table).running_score(), points, "nothing but the board changes");
            assert!(ending(&table).is_done() && table.game().result().is_some());
        }
        // After another jump to the end they lie aside again; at an earlier position they are on the board.
        table.request(MatchRequested::Navigate(Navigation::Start));
        table.frames(60);
        table.request(MatchRequested::Navigate(Navigation::End));
        table.frames(60);
        lie_aside(&mut table);
        table.request(MatchRequested::Navigate(Navigation::Back));
        table.check();
        assert_eq!(told(&table), 0);
    }
}

#[test]
fn without_room_beside_the_board_sleepers_are_gone() {
    let (mut table, _) = ended_as(Variant::Square, |table| table.resize(420, 900));
    until_done(&mut table);
    table.frames(4);
    assert_eq!(told(&table), 0);
    let view = table.view();
    let world = table.app.world_mut();
    for (at, transform) in world.query_filtered::<(&DiscLocation, &Transform), With<Piece>>().iter(world) {
        let DiscSpot::Board(point, _) = at.0 else { continue };
        let is_gone = view.stack(point).is_some_and(|stack| stack.asleep);
        assert_eq!(transform.scale.x < 0.1, is_gone, "{at:?}");
    }
    table.request(MatchRequested::Navigate(Navigation::Back));
    table.check();
}

#[test]
fn after_skipping_every_stack_is_on_its_point() {
    let (mut table, _) = ended();
    table.until("a stack hops", |world| {
        let (ending, view) = (world.resource::<EndSequence>(), world.resource::<CurrentMatch>().view());
        view.stacks.iter().any(|stack| ending.hop_height(stack.point) > 0.5).then_some(())
    });
    escape(&mut table);
    assert!(ending(&table).is_done());
    let points = table.view().points;
    assert_eq!(ending(&table).running_score(), ByPlayer::from_fn(|player| usize::from(points[player])));
    table.check();
}

#[test]
fn after_the_end_the_window_rests() {
    let (mut table, _) = ended();
    assert!(table.app.world().resource::<RedrawScheduler>().is_moving());
    until_done(&mut table);
    at_rest(&mut table);
    table.until("nothing moves", |world| (!world.resource::<RedrawScheduler>().is_moving()).then_some(()));
    let mut motion = table.app.world_mut().resource_mut::<RedrawScheduler>();
    assert!(motion.take_wait() > Duration::from_secs(1));
}

#[test]
fn coming_back_from_a_lesson_or_a_puzzle_counts_nothing_once_more() {
    type Ask = fn(&mut World);
    let (mut table, own) = ended();
    until_done(&mut table);
    assert_eq!(at_rest(&mut table), own);
    let visits: [[Ask; 2]; 2] = [
        [
            |world| {
                world.write_message(LessonRequested::Begin(Lesson::ABANDE[0]));
            },
            |world| {
                world.write_message(LessonRequested::Leave);
            },
        ],
        [
            |world| {
                world.write_message(PuzzleRequested::Begin(&collection()[0], PuzzlePurpose::Rating));
            },
            |world| {
                world.write_message(PuzzleRequested::Leave);
            },
        ],
    ];
    for [begin, leave] in visits {
        begin(table.app.world_mut());
        table.frames(4);
        assert!(table.current().mode().is_exercise() && !ending(&table).has_begun());
        leave(table.app.world_mut());
        table.frames(2);
        assert!(!table.current().mode().is_exercise() && table.game().result().is_some());
        assert!(ending(&table).is_done() && ending(&table).numbers().is_empty());
    }
    // Another match is counted, even one that comes from a file.
    let game = Box::new(table.game().clone());
    table.request(MatchRequested::Load { game, header: None });
    assert!(ending(&table).is_running());
}
