//! Grids against the boards that they are, arcs and holes against floods.

use rand::rngs::StdRng;
use rand::seq::IteratorRandom;
use rand::{RngExt, SeedableRng};

use super::*;

fn check_neighbours<G: Grid>() {
    let board = G::board();
    assert_eq!(G::ON_BOARD.count_ones() as usize, board.len());
    for point in board.points() {
        let cell = G::cell(point);
        assert_eq!(G::point(cell), point);
        assert_eq!(G::points(around::<G>(1 << cell)), board.neighbours(point), "{}", board.label(point));
        let ways = neighbours_in::<G>(G::ON_BOARD);
        for (set, step) in ways.into_iter().zip(STEPS) {
            if set >> cell & 1 != 0 {
                let next = G::point(cell.checked_add_signed(step).unwrap());
                assert!(board.neighbours(point).contains(next));
            }
        }
    }
}

#[test]
fn grids_are_the_boards() {
    check_neighbours::<HexGrid>();
    check_neighbours::<Hex3Grid>();
    check_neighbours::<SquareGrid>();
    check_neighbours::<SnubGrid>();
}

/// Random connected sets: what arcs and holes say of taking a cell away is what a flood says.
fn check_arcs<G: Grid>() {
    let mut rng = StdRng::seed_from_u64(1);
    let mut several = 0;
    for _ in 0..3000 {
        let mut set = 1 << G::cell(Point::new(rng.random_range(0..G::board().len())));
        for _ in 0..rng.random_range(0..30) {
            let next = around::<G>(set) & !set;
            let Some(cell) = CellIter(next).choose(&mut rng) else { break };
            set |= 1 << cell;
        }
        let arcs = arcs::<G>(set, &neighbours_in::<G>(set));
        let holes: Vec<u64> = holes::<G>(set).collect();
        for cell in CellIter(set) {
            let rest = set & !(1 << cell);
            let arcs_here = usize::try_from(arcs.of(cell)).unwrap();
            let parts = G::board().parts(G::points(rest)).len();
            let touches = |gap: &u64| around_gap::<G>(*gap) >> cell & 1 != 0;
            let outside = G::ON_BOARD & !set & !holes.iter().fold(0, |all, hole| all | hole);
            let out = touches(&outside) || rim::<G>() >> cell & 1 != 0;
            let gaps = holes.iter().filter(|&hole| touches(hole)).count() + usize::from(out);
            // Each part of the background beyond the first joins two arcs on the way round it.
            assert_eq!(parts + gaps, arcs_here + 1, "{set:x} {cell}");
            several += usize::from(parts < arcs_here);
        }
    }
    assert!(several > 20, "{several}");
}

#[test]
fn arcs_and_holes_tell_what_holds_a_band_together() {
    check_arcs::<HexGrid>();
    check_arcs::<Hex3Grid>();
    check_arcs::<SquareGrid>();
    check_arcs::<SnubGrid>();
}
