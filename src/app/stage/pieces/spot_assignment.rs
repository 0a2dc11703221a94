//! Assigns discs to spots when the board changes: as few as possible move, and the right ones.

use crate::app::game::DiscSpot;
use crate::rules::{BoardView, PieceSupply, Player};

/// Number of pieces beside the board, for each player, in games with an endless supply.
pub(super) const ENDLESS_HAND_SIZE: usize = 5;

/// Where all discs go for a new position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpotAssignment {
    /// New spot of each disc, or `None` if it leaves the table.
    pub spots: Vec<Option<DiscSpot>>,
    /// Discs to spawn.
    pub spawned: Vec<(Player, DiscSpot)>,
}

/// Assigns a spot in a new position to each disc, given all discs with their present spots.
///
/// A disc that is where one is needed stays. Every other spot on the board is filled by the first of these that the
/// player has:
///
/// 1. a disc that lost its spot on the board, captured or taken back, the lowest of a stack first, but not with an
///    endless supply, where it leaves the table;
/// 2. the last disc of the hand;
/// 3. a new disc.
///
/// Then the hand is filled up: with the discs that were in it, in their order, then with those that lost their spot on
/// the board (but not with an endless supply), then with new ones.
pub fn assign_spots(discs: &[(Player, DiscSpot)], view: &BoardView) -> SpotAssignment {
    let needed = view.stacks.iter().flat_map(|stack| {
        let pieces = stack.pieces.iter().enumerate();
        pieces.map(|(level, &player)| (player, DiscSpot::Board(stack.point, level)))
    });
    let needed = needed.collect::<Vec<_>>();
    let supply = view.game.info().supply;
    let mut spots: Vec<Option<DiscSpot>> =
        discs.iter().map(|disc| needed.contains(disc).then_some(disc.1)).collect();
    let mut spawned = Vec::new();
    for &(player, spot) in needed.iter().filter(|want| !discs.contains(want)) {
        match unassigned(player, discs, &spots, supply).min_by_key(|&disc| preference(discs[disc].1)) {
            Some(disc) => spots[disc] = Some(spot),
            None => spawned.push((player, spot)),
        }
    }
    for player in Player::ALL {
        let size = hand_size(view, player);
        let lying = fill_hand(player, size, discs, &mut spots, supply);
        spawned.extend((lying..size).map(|index| (player, DiscSpot::Hand(index))));
    }
    SpotAssignment { spots, spawned }
}

/// Returns the number of pieces that lie beside the board for a player.
pub fn hand_size(view: &BoardView, player: Player) -> usize {
    match view.game.info().supply {
        PieceSupply::Counted => usize::from(view.hands[player]),
        PieceSupply::Endless => ENDLESS_HAND_SIZE,
    }
}

/// Returns the discs of a player, by their indices, that have no new spot yet and may get one.
fn unassigned(
    player: Player,
    discs: &[(Player, DiscSpot)],
    spots: &[Option<DiscSpot>],
    supply: PieceSupply,
) -> impl Iterator<Item = usize> {
    (0..discs.len()).filter(move |&disc| {
        discs[disc].0 == player && spots[disc].is_none() && is_reusable(discs[disc].1, supply)
    })
}

/// Returns `true` if a disc on this spot may go to another one. With an endless supply nothing returns from the board.
fn is_reusable(spot: DiscSpot, supply: PieceSupply) -> bool {
    match supply {
        PieceSupply::Counted => true,
        PieceSupply::Endless => matches!(spot, DiscSpot::Hand(_)),
    }
}

/// Sort key: discs from the board first, the lowest of a stack before those above it; then the last of the hand.
fn preference(spot: DiscSpot) -> (usize, usize) {
    match spot {
        DiscSpot::Board(_, level) => (0, level),
        DiscSpot::Hand(index) => (1, usize::MAX - index),
    }
}

/// Gives the discs that have no spot a place in the hand, as long as there is one, those already there first. Returns
/// the number of discs in the hand.
fn fill_hand(
    player: Player,
    hand_size: usize,
    discs: &[(Player, DiscSpot)],
    spots: &mut [Option<DiscSpot>],
    supply: PieceSupply,
) -> usize {
    let mut rest: Vec<usize> = unassigned(player, discs, spots, supply).collect();
    rest.sort_by_key(|&disc| match discs[disc].1 {
        DiscSpot::Hand(index) => index,
        DiscSpot::Board(..) => usize::MAX,
    });
    // A position that is set up may lack pieces; in a game there is always a place for each.
    rest.truncate(hand_size);
    let count = rest.len();
    for (index, disc) in rest.into_iter().enumerate() {
        spots[disc] = Some(DiscSpot::Hand(index));
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyGame, Game, Variant};

    fn discs() -> Vec<(Player, DiscSpot)> {
        let hand = |player| (0..18).map(move |index| (player, DiscSpot::Hand(index)));
        hand(Player::Black).chain(hand(Player::White)).collect()
    }

    fn step(discs: &[(Player, DiscSpot)], game: &AnyGame) -> (Vec<(Player, DiscSpot)>, usize) {
        let SpotAssignment { spots, spawned } = assign_spots(discs, &game.view());
        let moved = spots.iter().zip(discs).filter(|(spot, disc)| **spot != Some(disc.1)).count();
        let stayed = spots.into_iter().zip(discs).filter_map(|(spot, disc)| Some((disc.0, spot?)));
        (stayed.chain(spawned).collect(), moved)
    }

    fn play(game: &mut AnyGame, text: &str) {
        game.play(game.parse_move(text).unwrap()).unwrap();
    }

    #[test]
    fn an_entry_moves_the_last_disc_of_the_hand_and_a_capture_the_whole_stack() {
        let (mut discs, mut game) = (discs(), Variant::Hex.start());
        for (text, expected) in [("d4", 1), ("d5", 1), ("d3", 1), ("d5-d4", 1), ("d3-d4", 1)] {
            play(&mut game, text);
            let (after, moved) = step(&discs, &game);
            assert_eq!(moved, expected, "{text}");
            discs = after;
        }
        let d4 = game.board().find("d4").unwrap();
        // The discs keep their identity: the fourth ply's White disc is the middle of the tower.
        assert_eq!(discs[17], (Player::Black, DiscSpot::Board(d4, 0)));
        assert_eq!(discs[35], (Player::White, DiscSpot::Board(d4, 1)));
        assert_eq!(discs[16], (Player::Black, DiscSpot::Board(d4, 2)));
    }

    #[test]
    fn every_disc_has_its_own_spot_through_whole_games() {
        for seed in 0..20_usize {
            let (mut discs, mut game) = (discs(), Variant::Hex.start());
            for ply in 0.. {
                let legal = game.legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 13) % legal.len().max(1)) else { break };
                game.play(mv).unwrap();
                discs = step(&discs, &game).0;
                let mut spots = discs.clone();
                spots.sort_by_key(|disc| format!("{disc:?}"));
                spots.dedup();
                assert_eq!(spots.len(), 36);
                let on_board = discs.iter().filter(|disc| matches!(disc.1, DiscSpot::Board(..))).count();
                assert_eq!(
                    on_board,
                    game.view().stacks.iter().map(|stack| stack.pieces.len()).sum::<usize>()
                );
            }
        }
    }

    #[test]
    fn an_endless_supply_fills_the_board_and_itself_through_whole_games() {
        let start = "anda-4".parse::<Variant>().unwrap().start();
        for seed in 0..20_usize {
            let (mut discs, mut game) = (assign_spots(&[], &start.view()).spawned, start);
            assert_eq!(discs.len(), 2 * ENDLESS_HAND_SIZE);
            for ply in 0.. {
                let legal = game.legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 13) % legal.len().max(1)) else { break };
                let leaves: usize = game.removed_by(mv).iter().map(|group| group.len()).sum();
                game.play(mv).unwrap();
                let (after, moved) = step(&discs, &game);
                // The last one beside the board is placed, two at first; a stone that leaves at once never reached it.
                assert!(moved <= leaves + if ply < 2 { 2 } else { 1 }, "{moved} {leaves}");
                discs = after;
                let on_board = discs.iter().filter(|disc| matches!(disc.1, DiscSpot::Board(..))).count();
                assert_eq!(on_board, game.view().stacks.len());
                assert_eq!(discs.len() - on_board, 2 * ENDLESS_HAND_SIZE);
                let mut spots = discs.clone();
                spots.sort_by_key(|disc| format!("{disc:?}"));
                spots.dedup();
                assert_eq!(spots.len(), discs.len());
            }
        }
    }
}
