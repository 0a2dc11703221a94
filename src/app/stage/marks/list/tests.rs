//! Tests of the marks for a position.

use super::super::captions::Caption;
use super::*;
use crate::rules::tests::played;
use crate::rules::{AnyGame, Game, Variant};

fn game(moves: &str) -> AnyGame {
    played("hex", moves)
}

fn seen(game: &AnyGame, selection: Selection, pointed: Option<&str>) -> Vec<BoardMark> {
    let view = game.view();
    let pointed = pointed.and_then(|label| view.board.find(label));
    marks(&inputs(game, &view, selection, pointed))
}

static NO_PIN: PinnedStack = PinnedStack { parts: Vec::new(), freed_from: BoardSet::EMPTY };

fn inputs<'a>(
    game: &AnyGame,
    view: &'a BoardView,
    selection: Selection,
    pointed: Option<Point>,
) -> MarkInputs<'a> {
    let lenses = Lens::ALL.into_iter().fold(Lenses::NONE, Lenses::with);
    let (removed, dangers) = (BoardSet::EMPTY, &[][..]);
    let seconds = match selection {
        Selection::FirstOfTwo(point) => game.second_entries(point),
        _ => BoardSet::EMPTY,
    };
    let (human, travelling, over, last, looked_at) = (true, false, false, None, pointed);
    MarkInputs {
        view,
        last,
        selection,
        seconds,
        pointed,
        cursor: None,
        looked_at,
        removed,
        dangers,
        lenses,
        human,
        travelling,
        in_transit: BoardSet::EMPTY,
        over,
        named: BoardSet::EMPTY,
        capturable: BoardSet::EMPTY,
        pin: &NO_PIN,
        inspected: None,
        highlights: Highlights::default(),
        setup: None,
        best: &[],
        line: &[],
    }
}

#[test]
fn the_best_moves_have_letters_and_a_line_has_numbers() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let capture = MoveIntent::Carry { from: p("d5"), to: p("d4") };
    let best = [(capture, None), (MoveIntent::Place(p("e5")), None)];
    let usual = inputs(&game, &view, Selection::Nothing, None);
    let shown = marks(&MarkInputs { best: &best, ..usual });
    assert!(shown.contains(&BoardMark::BestArrow(0, p("d5"), p("d4"))));
    assert!(shown.contains(&BoardMark::Best(1, p("e5"))));
    assert!(shown.contains(&BoardMark::Caption(Caption::Letter(0), 0, p("d4"), 1)));
    assert!(!shown.iter().any(|mark| matches!(mark, BoardMark::Area(MarkArea::Entries, _))));
    // While a stack is chosen its targets count.
    let chosen = MarkInputs { best: &best, ..inputs(&game, &view, Selection::Stack(p("d5")), None) };
    assert!(!marks(&chosen).iter().any(|mark| matches!(mark, BoardMark::Caption(..))));
    let over = marks(&MarkInputs { best: &best, over: true, ..usual });
    assert!(over.is_empty(), "{over:?}");
    let line = [
        (Player::White, MoveIntent::Place(p("e5"))),
        (Player::Black, MoveIntent::Carry { from: p("d4"), to: p("e5") }),
    ];
    let played = marks(&MarkInputs { best: &best, line: &line, ..usual });
    assert!(played.contains(&BoardMark::Ghost(Player::White, p("e5"))));
    // Both end there, and neither number hides the other.
    assert!(played.contains(&BoardMark::Caption(Caption::Number(1), 0, p("e5"), 1)));
    assert!(played.contains(&BoardMark::Caption(Caption::Number(2), 1, p("e5"), 1)));
    assert!(!played.iter().any(|mark| matches!(mark, BoardMark::Caption(Caption::Letter(_), ..))));
}

#[test]
fn entries_sleepers_and_pinned_stacks_are_marked() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let marks = seen(&game, Selection::Nothing, None);
    assert!(marks.contains(&BoardMark::Asleep(p("d3"), 1)));
    assert!(marks.contains(&BoardMark::Pinned(p("d4"), 1)));
    assert!(marks.contains(&BoardMark::Area(MarkArea::Entries, game.view().entries)));
}

#[test]
fn threats_are_told_apart_by_whose_turn_it_is() {
    let game = game("d4 d5 d3 d5-d4 d3-d4 e4 e5 d3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let capturable: BoardSet = view.stacks.iter().map(|stack| stack.point).collect();
    let lenses = Lenses::NONE.with(Lens::Threats);
    let shown = marks(&MarkInputs { lenses, capturable, ..inputs(&game, &view, Selection::Nothing, None) });
    // Black is to move; the tower on d4 can no longer be captured.
    for mark in
        [BoardMark::Safe(p("d4"), 3), BoardMark::Capturable(p("e4"), 1), BoardMark::Threatened(p("e5"), 1)]
    {
        assert!(shown.contains(&mark), "{mark:?} in {shown:?}");
    }
    assert!(!shown.iter().any(|mark| matches!(mark, BoardMark::Threatened(point, _) if *point == p("d4"))));
    let without = marks(&MarkInputs {
        capturable,
        lenses: Lenses::NONE,
        ..inputs(&game, &view, Selection::Nothing, None)
    });
    assert!(!without.iter().any(|mark| matches!(mark, BoardMark::Safe(..) | BoardMark::Capturable(..))));
}

#[test]
fn the_parts_that_a_pinned_stack_holds_are_marked_each_in_its_way() {
    let game = game("d4 d5 e3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let pin = PinnedStack { parts: game.parts_held_by(p("d4")), freed_from: game.freed_from(p("d4")) };
    let shown = marks(&MarkInputs { pin: &pin, ..inputs(&game, &view, Selection::Nothing, Some(p("d4"))) });
    let parts: Vec<&BoardMark> = shown.iter().filter(|mark| matches!(mark, BoardMark::Part(..))).collect();
    assert_eq!(parts.len(), 2);
    assert!(matches!((parts[0], parts[1]), (BoardMark::Part(0, ..), BoardMark::Part(1, ..))), "{parts:?}");
    // Of the points around d4, e4 alone lies beside both d5 and e3.
    assert_eq!(pin.freed_from.iter().collect::<Vec<_>>(), [p("e4")]);
    assert!(shown.contains(&BoardMark::Area(MarkArea::Freeing, pin.freed_from)));
}

#[test]
fn nothing_lies_on_the_stacks_while_one_of_them_is_looked_into() {
    let game = game("d4 d5 d3 d5-d4 d3-d4 e4");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let looking =
        MarkInputs { inspected: Some(p("d4")), ..inputs(&game, &view, Selection::Nothing, Some(p("e5"))) };
    let shown = marks(&MarkInputs { last: Some(MoveIntent::Place(p("e4"))), ..looking });
    let on_stacks = |mark: &BoardMark| {
        matches!(mark, BoardMark::Tower(_) | BoardMark::Asleep(..) | BoardMark::Arrival(..))
    };
    assert!(!shown.iter().any(on_stacks), "{shown:?}");
    assert!(shown.contains(&BoardMark::Ghost(Player::Black, p("e5"))));
}

#[test]
fn what_words_speak_of_is_marked_but_not_while_pieces_travel() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let (from, to) = (p("d5"), p("d4"));
    let highlights = Highlights {
        places: p("d3").into(),
        found: p("e5").into(),
        mv: Some(MoveIntent::Carry { from, to }),
        ..Highlights::default()
    };
    let at_rest = MarkInputs { highlights, ..inputs(&game, &view, Selection::Nothing, None) };
    let shown = marks(&at_rest);
    for mark in [
        BoardMark::Spoken(p("d3"), 1),
        BoardMark::Found(p("e5"), 0),
        BoardMark::SpokenArrow(from, to),
        BoardMark::Spoken(to, 1),
    ] {
        assert!(shown.contains(&mark), "{mark:?}");
    }
    let travelling = marks(&MarkInputs { travelling: true, ..at_rest });
    assert!(!travelling.iter().any(|mark| matches!(mark, BoardMark::Spoken(..) | BoardMark::Found(..))));
    // Under the pointer the same ghost would be drawn once.
    let highlights = Highlights { mv: Some(MoveIntent::Place(p("e5"))), ..Highlights::default() };
    let twice = marks(&MarkInputs { highlights, ..inputs(&game, &view, Selection::Nothing, Some(p("e5"))) });
    let ghosts = twice.iter().filter(|mark| **mark == BoardMark::Ghost(Player::White, p("e5")));
    assert_eq!(ghosts.count(), 1);
}

#[test]
fn what_was_better_than_a_mistake_is_marked_for_its_player() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let shown = |better| {
        let highlights = Highlights { better: Some((Player::Black, better)), ..Highlights::default() };
        marks(&MarkInputs { highlights, ..inputs(&game, &view, Selection::Nothing, None) })
    };
    // White is to move now.
    let entry = shown(MoveIntent::Place(p("e4")));
    assert!(entry.contains(&BoardMark::Ghost(Player::Black, p("e4"))), "{entry:?}");
    assert!(entry.contains(&BoardMark::Best(0, p("e4"))), "{entry:?}");
    let (from, to) = (p("d4"), p("d5"));
    let capture = shown(MoveIntent::Carry { from, to });
    assert!(capture.contains(&BoardMark::BestArrow(0, from, to)), "{capture:?}");
    assert!(!capture.iter().any(|mark| matches!(mark, BoardMark::Ghost(..))), "{capture:?}");
}

#[test]
fn at_the_end_only_the_last_move_is_marked() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let after = |label| {
        let last = Some(MoveIntent::Place(p(label)));
        marks(&MarkInputs { last, over: true, ..inputs(&game, &view, Selection::Nothing, None) })
    };
    assert_eq!(after("d5"), [BoardMark::Arrival(p("d5"), 1, true)]);
    assert_eq!(after("d3"), [BoardMark::Origin(p("d3"))]);
}

#[test]
fn at_the_end_sleepers_are_pointed_out_before_they_leave() {
    let game = game("d4 d5 d3");
    let d3 = game.board().find("d3").unwrap();
    let view = game.view();
    // Even with all lenses off: this is no lens.
    let over =
        MarkInputs { over: true, lenses: Lenses::NONE, ..inputs(&game, &view, Selection::Nothing, None) };
    assert!(marks(&over).is_empty());
    assert_eq!(marks(&MarkInputs { named: [d3].into_iter().collect(), ..over }), [BoardMark::Asleep(d3, 1)]);
}

#[test]
fn a_player_alone_on_the_board_has_no_territory() {
    let territory = |game: &AnyGame| {
        let view = game.view();
        let marks = marks(&inputs(game, &view, Selection::Nothing, None));
        marks.iter().any(|mark| matches!(mark, BoardMark::Area(MarkArea::Territory(_), _)))
    };
    let owned = |game: &AnyGame| !game.view().territory(Player::Black).is_empty();
    let alone = anda("a1+d4");
    assert!(owned(&alone) && !territory(&alone));
    let game = anda("b4+e2 a2+c1 d1 b1 d3 e1 c5 a3 b2 c2 e3 d4 c3 c4 a1 b3 d2");
    assert!(territory(&game), "{game}");
}

#[test]
fn the_pointer_shows_a_ghost_or_the_targets() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    assert!(seen(&game, Selection::Nothing, Some("e5")).contains(&BoardMark::Ghost(Player::White, p("e5"))));
    let over_d5 = seen(&game, Selection::Nothing, Some("d5"));
    assert!(
        over_d5.contains(&BoardMark::Movable(p("d5"), 1)) && over_d5.contains(&BoardMark::Target(p("d4"), 1))
    );
}

#[test]
fn the_cursor_is_seen_wherever_it_stands() {
    let game = game("d4 d5 d3");
    let view = game.view();
    for (label, height) in [("d4", 1), ("e5", 0), ("a1", 0)] {
        let cursor = view.board.find(label);
        let marks =
            marks(&MarkInputs { cursor, over: true, ..inputs(&game, &view, Selection::Nothing, cursor) });
        assert!(marks.contains(&BoardMark::Cursor(cursor.unwrap(), height)), "{label}");
    }
}

#[test]
fn a_chosen_stack_shows_only_where_it_may_go() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let marks = seen(&game, Selection::Stack(p("d5")), Some("e5"));
    assert!(marks.contains(&BoardMark::Target(p("d4"), 1)));
    assert!(!marks.iter().any(|mark| matches!(mark, BoardMark::Area(..) | BoardMark::Ghost(..))));
}

#[test]
fn a_setup_shows_the_next_piece_and_what_is_wrong_and_nothing_else() {
    let game = game("d4 d5 d3");
    let p = |label| game.board().find(label).unwrap();
    let view = game.view();
    let shown = |put, pointed: Point, pointed_out: BoardSet| {
        let faults: BoardSet = [p("d3"), p("d5")].into_iter().collect();
        let setup = Some(SetupInputs { put, faults, pointed_out });
        let last = Some(MoveIntent::Place(p("d3")));
        marks(&MarkInputs { last, setup, ..inputs(&game, &view, Selection::Nothing, Some(pointed)) })
    };
    let faults = [BoardMark::Fault(p("d3"), 1), BoardMark::Fault(p("d5"), 1)];
    let white = Some(Player::White);
    assert_eq!(shown(white, p("a1"), BoardSet::EMPTY)[0], BoardMark::Put(Player::White, p("a1"), 0));
    assert_eq!(shown(white, p("d4"), BoardSet::EMPTY)[0], BoardMark::Put(Player::White, p("d4"), 1));
    assert_eq!(shown(white, p("a1"), BoardSet::EMPTY)[1..], faults);
    assert_eq!(shown(None, p("a1"), BoardSet::EMPTY), faults);
    let erasing = shown(None, p("d4"), p("d5").into());
    assert_eq!(erasing, [BoardMark::Movable(p("d4"), 1), faults[0], BoardMark::SelectedFault(p("d5"), 1)]);
}

fn anda(moves: &str) -> AnyGame {
    played("anda-3", moves)
}

#[test]
fn a_turn_of_two_shows_where_each_may_stand() {
    let game = anda("");
    let p = |label| game.board().find(label).unwrap();
    let first = seen(&game, Selection::Nothing, Some("a1"));
    assert!(first.contains(&BoardMark::Ghost(Player::Black, p("a1"))));
    // Most of a small board is its perimeter: what is not is marked under the pointer.
    let is_closed = |mark: &BoardMark| matches!(mark, BoardMark::Area(MarkArea::Forbidden, _));
    assert!(!first.iter().any(is_closed), "{first:?}");
    let inside = seen(&game, Selection::Nothing, Some("c3"));
    assert!(inside.contains(&BoardMark::Area(MarkArea::Forbidden, p("c3").into())));
    let second = seen(&game, Selection::FirstOfTwo(p("a1")), Some("e3"));
    assert!(second.contains(&BoardMark::FirstStone(p("a1"), 1)));
    assert!(second.contains(&BoardMark::Ghost(Player::Black, p("e3"))));
    let open = game.second_entries(p("a1"));
    assert!(open.len() * 10 < 6 * 18);
    assert!(second.contains(&BoardMark::Area(MarkArea::Entries, open.without(p("e3")))));
}

#[test]
fn later_what_is_forbidden_is_crossed_under_the_pointer() {
    // Where the territory of the enemy is marked, that says enough.
    let crossed = |game: &AnyGame| {
        let view = game.view();
        let enemy = view.to_move.unwrap().other();
        let both_stand = Player::ALL.iter().all(|&player| !view.owned(player).is_empty());
        view.forbidden() - if both_stand { view.territory(enemy) } else { BoardSet::EMPTY }
    };
    let mut game = "anda-5".parse::<Variant>().unwrap().start();
    while game.view().entries_due > 1 || crossed(&game).is_empty() {
        let legal = game.legal_moves();
        game.play(legal[game.ply() * 13 % legal.len()]).unwrap();
    }
    assert!(game.outcome().is_none(), "{game}");
    let point = crossed(&game).first().unwrap();
    let marks = seen(&game, Selection::Nothing, Some(game.board().label(point)));
    assert!(marks.contains(&BoardMark::Area(MarkArea::Forbidden, point.into())));
    let marks = seen(&game, Selection::Nothing, None);
    assert!(!marks.iter().any(|mark| matches!(mark, BoardMark::Area(MarkArea::Forbidden, _))));
    assert!(!marks.iter().any(|mark| matches!(mark, BoardMark::Area(MarkArea::Entries, _))));
}

#[test]
fn a_group_under_the_pointer_shows_its_breaths() {
    let game = anda("a1+d4 b4+e2");
    let view = game.view();
    let marks = seen(&game, Selection::Nothing, Some("a1"));
    let group = view.group(game.board().find("a1").unwrap()).unwrap();
    assert!(marks.contains(&BoardMark::Area(MarkArea::Group, group.points)));
    // The one region touches both groups of White: it keeps every group alive.
    let everything = view.regions[0].points;
    assert!(marks.contains(&BoardMark::Area(MarkArea::Breath, everything)));
    assert!(!marks.iter().any(|mark| matches!(mark, BoardMark::Area(MarkArea::Enemy, _))));
    assert!(
        !seen(&game, Selection::Nothing, None)
            .iter()
            .any(|mark| matches!(mark, BoardMark::Area(MarkArea::Group, _)))
    );
}

#[test]
fn enemies_are_marked_where_a_breath_does_not_keep_a_group_alive() {
    let mut short = 0;
    for seed in 0..10_usize {
        let mut game = "anda-4".parse::<Variant>().unwrap().start();
        for ply in 0.. {
            let legal = game.legal_moves();
            let Some(&mv) = legal.get((seed * 7 + ply * 13) % legal.len().max(1)) else { break };
            game.play(mv).unwrap();
            let view = game.view();
            if game.outcome().is_some() {
                break;
            }
            for group in &view.groups {
                let pointed = view.board.label(group.points.iter().next().unwrap());
                let marks = seen(&game, Selection::Nothing, Some(pointed));
                let of = |area| {
                    let sets = marks.iter().filter_map(move |mark| match *mark {
                        BoardMark::Area(other, points) if other == area => Some(points),
                        _ => None,
                    });
                    sets.fold(BoardSet::EMPTY, |all, points| all | points)
                };
                let beside = |points: BoardSet| {
                    points.iter().fold(BoardSet::EMPTY, |all, point| all | view.board.adjacent(point))
                };
                let foes = view.owned(group.owner.other()) & of(MarkArea::Enemy);
                assert_eq!(foes, of(MarkArea::Enemy), "{game}");
                let at_short = view.owned(group.owner.other()) & beside(of(MarkArea::ShortBreath));
                assert_eq!(at_short - foes, BoardSet::EMPTY, "{game}");
                assert_eq!(foes.is_empty(), of(MarkArea::ShortBreath).is_empty(), "{game}");
                short += usize::from(!foes.is_empty());
            }
        }
    }
    assert!(short > 50, "{short}");
}
