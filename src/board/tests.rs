//! The boards against what other programs say of them.

use super::*;

fn boards() -> [&'static Board; 4] {
    [Board::hex(), Board::square(), Board::snub(), Board::hex_3()]
}

#[test]
fn sizes_and_symmetries() {
    let facts: Vec<_> = boards().map(|b| (b.len(), b.lines().len(), b.symmetries().len())).into();
    assert_eq!(facts, [(37, 90, 12), (49, 156, 8), (49, 102, 2), (19, 42, 12)]);
}

#[test]
fn hexagons_of_every_side() {
    for side in Side::ALL {
        let board = Board::hexagon(side);
        let side = side.get();
        assert_eq!(board.len(), 3 * side * (side - 1) + 1);
        assert_eq!(board.symmetries().len(), 12, "{board:?}");
        assert_eq!(board.outline().len(), 6, "{board:?}");
        for point in board.points() {
            assert!(board.adjacent(point).iter().all(|other| board.adjacent(other).contains(point)));
        }
    }
    let large = Board::hexagon(Side::Eleven);
    assert_eq!(large.adjacent(large.find("k11").unwrap()).len(), 6);
}

#[test]
fn points_of_a_set_by_rank() {
    let board = Board::hexagon(Side::Nine);
    let set: BoardSet = ["a1", "e5", "q9"].iter().map(|label| board.find(label).unwrap()).collect();
    let ranked: Vec<_> = (0..4).map(|rank| set.nth(rank)).collect();
    assert_eq!(ranked, set.iter().map(Some).chain([None]).collect::<Vec<_>>());
    assert_eq!((set.len(), board.all::<6>().len()), (3, 217));
}

#[test]
fn adjacency_is_mutual_and_never_with_itself() {
    for board in boards() {
        for point in board.points() {
            assert!(!board.neighbours(point).contains(point));
            for other in board.neighbours(point) {
                assert!(board.neighbours(other).contains(point), "{board:?} {point:?} {other:?}");
            }
        }
    }
}

#[test]
fn labels_are_found_again() {
    for board in boards() {
        for point in board.points() {
            assert_eq!(board.find(board.label(point)), Some(point));
        }
        assert_eq!(board.find("z9"), None);
    }
}

#[test]
fn neighbours_of_the_snub_board_are_one_apart() {
    let snub = Board::snub();
    for &(a, b) in snub.lines() {
        let length = geometry::distance(snub.place(a), snub.place(b));
        assert!((length - 1.0).abs() < 1e-4, "{} {} {length}", snub.label(a), snub.label(b));
    }
}

#[test]
fn outlines_are_hexagons_and_squares() {
    assert_eq!(Board::hex().outline().len(), 6);
    assert_eq!(Board::square().outline().len(), 4);
}

#[test]
fn parts_of_a_set() {
    let hex = Board::hex();
    let set: PointSet = ["a1", "b1", "d4", "g4"].iter().map(|label| hex.find(label).unwrap()).collect();
    let sizes: Vec<_> = hex.parts(set).iter().map(|part| part.len()).collect();
    assert_eq!(sizes, [2, 1, 1]);
}

#[test]
fn every_letter_and_number_is_printed_for_both_seats() {
    for board in [Board::hex(), Board::square(), Board::snub()] {
        let labels = board.rim();
        assert_eq!(labels.len(), 28, "{}", board.name());
        for text in ["a", "g", "1", "7"] {
            let seats: Vec<_> =
                labels.iter().filter(|label| label.text == text).map(|label| label.turned).collect();
            assert_eq!(seats, [false, true], "{text} on {}", board.name());
        }
    }
}

#[test]
fn the_labels_of_the_far_seat_stand_beside_what_they_name() {
    let place = |board: &Board, text: &str| {
        board.rim().iter().find(|label| label.turned && label.text == text).unwrap().at
    };
    // The upper right of the hexagon has its numbers: the letters stay on the left.
    assert!(place(Board::hex(), "d")[0] < -3.0 && place(Board::hex(), "1")[1] > 2.0);
    assert!(place(Board::square(), "1")[0] > 3.0 && place(Board::square(), "a")[1] > 3.0);
    for board in [Board::hex(), Board::square(), Board::snub(), Board::hex_3()] {
        let far: Vec<_> = board.rim().iter().filter(|label| label.turned).collect();
        for (index, one) in far.iter().enumerate() {
            for other in &far[..index] {
                let apart = (one.at[0] - other.at[0]).hypot(one.at[1] - other.at[1]);
                assert!(apart > 0.6, "{} and {} on {}", one.text, other.text, board.name());
            }
        }
    }
}
