//! What is said in a game that goes by groups.

use super::count;
use crate::play::{Match, Transition};
use crate::rules::{BoardView, Game, MoveIntent, Player, Variant};

/// How a player stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::app::desk::panels) struct Standing {
    pub groups: usize,
    pub stones: usize,
    /// Empty cells that only this player's stones touch.
    pub territory: usize,
    /// Stones that have left the board since the first move.
    pub lost: usize,
    /// Komi points spent.
    pub spent: usize,
}

/// How a player stands in a match.
pub(in crate::app::desk::panels) fn standing(game: &Match, view: &BoardView, player: Player) -> Standing {
    let stones = view.owned(player).len();
    let mut placed = 0;
    let mut spent = 0;
    for node in game.tree().path(game.cursor()) {
        let Some(transition) = game.transition_to(node) else { continue };
        if transition.before.to_move() != Some(player) {
            continue;
        }
        match transition.mv.intent() {
            MoveIntent::Place(_) => placed += 1,
            MoveIntent::PlaceTwo(..) => placed += 2,
            MoveIntent::SpendKomi => spent += 1,
            MoveIntent::Carry { .. } | MoveIntent::Pass => {}
        }
    }
    let at_first = game.start().view().owned(player).len();
    Standing {
        groups: view.group_counts()[player],
        stones,
        territory: view.territory(player).len(),
        lost: (at_first + placed).saturating_sub(stones),
        spent,
    }
}

/// What stands below the number of groups.
pub(in crate::app::desk::panels) fn note(groups: usize) -> &'static str {
    if groups == 1 { "group" } else { "groups" }
}

/// The stones and komi points of a player, in few words.
pub(in crate::app::desk::panels) fn supply(game: &Match, view: &BoardView, player: Player) -> String {
    let stones = count(view.owned(player).len(), "stone");
    match komi_left(game, view, player) {
        Some(left) => format!("{stones} · {left} komi left"),
        None => stones,
    }
}

/// The komi points that a player has left, if there ever were any.
pub(in crate::app::desk::panels) fn komi_left(game: &Match, view: &BoardView, player: Player) -> Option<u16> {
    view.komi_left.filter(|_| player == Player::White && game.start().komi_left() > 0)
}

/// What a move on the board did besides putting stones there.
pub(super) fn removed(transition: &Transition) -> Option<String> {
    let groups = transition.before.removed_by(transition.mv);
    let view = transition.before.view();
    let enemy = view.owned(view.to_move?.other());
    let taken = groups.iter().filter(|group| group.intersects(enemy)).count();
    let told = |verb: &str, number: usize| (number > 0).then(|| format!("{verb} {}", count(number, "group")));
    let told: Vec<String> =
        [told("removed", taken), told("lost", groups.len() - taken)].into_iter().flatten().collect();
    (!told.is_empty()).then(|| told.join(", "))
}

/// Why the player to move may not spend a komi point; nothing if that is allowed.
pub(in crate::app::desk::panels) fn komi_refusal(game: &Match) -> Option<String> {
    let Some(player) = game.shown_to_move() else { return Some("The game is over.".into()) };
    if game.is_at_end() && game.seats()[player].is_computer() {
        return Some("It is the computer’s turn.".into());
    }
    let mv = game.shown().intended(MoveIntent::SpendKomi)?;
    game.shown().check_move(mv).err().map(|refusal| refusal.to_string())
}

/// What the button says that spends a komi point.
pub(in crate::app::desk::panels) fn spend(left: u16) -> String {
    format!("Spend komi · {left} left")
}

/// A tip for the first turns.
pub(super) fn hint(game: &Match, view: &BoardView, half: bool) -> Option<&'static str> {
    match (game.moves().len(), view.entries_due) {
        (0, 2) if !half => Some("Place two stones on the edge of the board, on parts that do not touch"),
        (0 | 1, 2) if half => Some("Now the second one, on a lit cell. Esc takes the first one back"),
        (2..=5, 1) => Some("Place a stone outside enemy territory. Point at a group to see its breaths"),
        _ => None,
    }
}

/// The position stood here before.
pub(in crate::app::desk::panels) fn repetition(game: &Match) -> Option<String> {
    let moves = game.repetition().filter(|_| game.is_at_end() && game.result().is_none())?;
    let when = if moves == 0 { "at the start".into() } else { format!("after move {moves}") };
    Some(format!("The same position stood here {when}. The rules let it go on."))
}

/// What is offered to whoever names the komi.
pub(in crate::app::desk::panels) fn komi_means(komi: u16) -> String {
    match komi {
        0 => "White gets nothing for playing second.".into(),
        1 => "White may once skip a placement.".into(),
        2 => "White may twice skip a placement.".into(),
        komi => format!("White may skip a placement {komi} times."),
    }
}

/// The komi in the line that names the game.
pub(super) fn title(variant: Variant, komi: u16) -> String {
    if variant.has_komi() && komi > 0 { format!(" · komi {komi}") } else { String::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Seat;
    use crate::rules::ByPlayer;

    fn game(komi: u16, moves: &str) -> Match {
        let variant: Variant = "anda-3".parse().unwrap();
        let start = variant.start_with_komi(komi).unwrap();
        let mut game = Match::from_position(start, ByPlayer::new(Seat::Human, Seat::Human));
        for text in moves.split_ascii_whitespace() {
            game.play(game.game().parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn stones_that_left_are_counted() {
        for seed in 0..10_usize {
            let mut game = game(1, "");
            let mut lost = ByPlayer::new(0, 0);
            for ply in 0.. {
                let legal = game.game().legal_moves();
                let Some(&mv) = legal.get((seed * 7 + ply * 5) % legal.len().max(1)) else { break };
                let mover = game.to_move().unwrap();
                let enemy = game.game().view().owned(mover.other());
                for group in game.game().removed_by(mv) {
                    let owner = if group.intersects(enemy) { mover.other() } else { mover };
                    lost[owner] += group.len();
                }
                game.play(mv).unwrap();
            }
            let view = game.game().view();
            for player in Player::ALL {
                let standing = standing(&game, &view, player);
                assert_eq!(standing.lost, lost[player], "{}", game.game());
                assert_eq!(standing.groups == 0, game.result().unwrap().outcome.winner() != Some(player));
            }
        }
    }

    #[test]
    fn komi_is_told_where_there_is_some() {
        let none = game(0, "a1+d4");
        assert_eq!(supply(&none, &none.game().view(), Player::Black), "2 stones");
        assert_eq!(supply(&none, &none.game().view(), Player::White), "0 stones");
        let some = game(2, "a1+d4 b4+e2 e1 komi");
        let view = some.game().view();
        assert_eq!(supply(&some, &view, Player::White), "2 stones · 1 komi left");
        assert_eq!(komi_left(&some, &view, Player::Black), None);
        assert_eq!(standing(&some, &view, Player::White).spent, 1);
        assert!(komi_refusal(&some).unwrap().contains("Only White"));
        assert_eq!(komi_refusal(&game(2, "a1+d4 b4+e2 e1")), None);
    }

    #[test]
    fn tips_follow_the_first_turns() {
        let start = game(0, "");
        assert!(hint(&start, &start.game().view(), false).unwrap().starts_with("Place two"));
        assert!(hint(&start, &start.game().view(), true).unwrap().starts_with("Now the second"));
        let later = game(0, "a1+d4 b4+e2");
        assert!(hint(&later, &later.game().view(), false).unwrap().contains("territory"));
    }
}
