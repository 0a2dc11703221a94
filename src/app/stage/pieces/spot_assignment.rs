//! Assigns discs to spots when the board changes: as few as possible move, and the right ones.

use crate::app::game::DiscSpot;
use crate::rules::{BoardView, PieceSupply, Player};

/// Pieces beside the board in games with an endless supply.
const SUPPLY: usize = 1;

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
/// Discs that are where they are needed stay. Where hands are counted, a free spot on a stack is filled by a disc
/// that lost its own spot on the board (of a captured or taken back stack, from bottom to top), else by the last one
/// of its owner's hand. Where there are always enough, it is filled from the hand; what has no spot on the board any
/// more leaves, and the hand is filled up.
pub fn assign_spots(discs: &[(Player, DiscSpot)], view: &BoardView) -> SpotAssignment {
    let needed = view.stacks.iter().flat_map(|stack| {
        let pieces = stack.pieces.iter().enumerate();
        pieces.map(|(level, &player)| (player, DiscSpot::Board(stack.point, level)))
    });
    let needed = needed.collect::<Vec<_>>();
    let mut spots: Vec<Option<DiscSpot>> =
        discs.iter().map(|disc| needed.contains(disc).then_some(disc.1)).collect();
    let mut spawned = Vec::new();
    let endless = view.game.info().supply == PieceSupply::Endless;
    for &(player, spot) in needed.iter().filter(|want| !discs.contains(want)) {
        let may_come = |disc: usize| !endless || matches!(discs[disc].1, DiscSpot::Hand(_));
        let free = (0..discs.len())
            .filter(|&disc| discs[disc].0 == player && spots[disc].is_none() && may_come(disc));
        match free.min_by_key(|&disc| preference(discs[disc].1)) {
            Some(disc) => spots[disc] = Some(spot),
            None => spawned.push((player, spot)),
        }
    }
    for player in Player::ALL {
        let hand = hand(view, player);
        let lying = fill_hand((player, hand), discs, &mut spots, endless);
        spawned.extend((lying..hand).map(|index| (player, DiscSpot::Hand(index))));
    }
    SpotAssignment { spots, spawned }
}

/// Returns the number of pieces that lie beside the board for a player.
pub fn hand(view: &BoardView, player: Player) -> usize {
    match view.game.info().supply {
        PieceSupply::Counted => usize::from(view.hands[player]),
        PieceSupply::Endless => SUPPLY,
    }
}

/// Sort key: discs from the board first, the lowest of a stack before those above it; then the last of the hand.
fn preference(spot: DiscSpot) -> (usize, usize) {
    match spot {
        DiscSpot::Board(_, level) => (0, level),
        DiscSpot::Hand(index) => (1, usize::MAX - index),
    }
}

/// Gives every disc that is not on the board a place in the tray, as long as there is one, those already there first,
/// and returns the number of discs in it. With an endless supply nothing returns from the board.
fn fill_hand(
    (player, hand): (Player, usize),
    discs: &[(Player, DiscSpot)],
    spots: &mut [Option<DiscSpot>],
    endless: bool,
) -> usize {
    let stays = |disc: usize| !endless || matches!(discs[disc].1, DiscSpot::Hand(_));
    let mut rest: Vec<usize> = (0..discs.len())
        .filter(|&disc| discs[disc].0 == player && spots[disc].is_none() && stays(disc))
        .collect();
    rest.sort_by_key(|&disc| match discs[disc].1 {
        DiscSpot::Hand(index) => index,
        DiscSpot::Board(..) => usize::MAX,
    });
    // A position that is set up may lack pieces; in a game there is always a place for each.
    rest.truncate(hand);
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
            assert_eq!(discs.len(), 2 * SUPPLY);
            for ply in 0.. {
                let legal = game.legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 13) % legal.len().max(1)) else { break };
                let leaves: usize = game.removed_by(mv).iter().map(|group| group.len()).sum();
                game.play(mv).unwrap();
                let (after, moved) = step(&discs, &game);
                // The one beside the board is placed; a stone that leaves at once never reached the board.
                assert!(moved <= leaves + 1, "{moved} {leaves}");
                discs = after;
                let on_board = discs.iter().filter(|disc| matches!(disc.1, DiscSpot::Board(..))).count();
                assert_eq!(on_board, game.view().stacks.len());
                assert_eq!(discs.len() - on_board, 2 * SUPPLY);
                let mut spots = discs.clone();
                spots.sort_by_key(|disc| format!("{disc:?}"));
                spots.dedup();
                assert_eq!(spots.len(), discs.len());
            }
        }
    }
}
