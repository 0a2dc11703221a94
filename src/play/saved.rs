//! What leaving a match would lose.

use super::{Change, Match, NodeId, Tree};

impl Match {
    /// Whether leaving this match would lose something that a person made and that is not in the match that
    /// was saved last: a game in which more than one move was played, whether it goes on or has ended, or
    /// anything tried or noted. What was only taken back since is not lost, because the saved tree still has
    /// it.
    pub fn would_lose(&self, saved: Option<&Self>) -> bool {
        let is_persons = self.seats().iter().any(|(_, seat)| !seat.is_computer());
        let by_hand = |change: &Change| matches!(change, Change::Try { .. } | Change::Edit(_));
        let is_worth_it = is_persons && self.line().len() > 2 || self.changes().iter().any(by_hand);
        is_worth_it && !saved.is_some_and(|saved| saved.holds(self))
    }

    /// Whether everything in another match is in this one too: every move with its notes, and how the players ended
    /// the game.
    fn holds(&self, other: &Self) -> bool {
        let same_end = other.verdict().is_none() || other.verdict() == self.verdict();
        same_end && self.tree().holds(other.tree())
    }
}

impl Tree {
    /// Whether this tree begins with the same position as another one and contains every move of it, with the
    /// same notes beside it, but for how long it took.
    pub fn holds(&self, other: &Self) -> bool {
        if self.start() != other.start() {
            return false;
        }
        let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
        while let Some((here, there)) = open.pop() {
            if !self.node(here).notes().is_same_but_for_time(other.node(there).notes()) {
                return false;
            }
            for &child in other.node(there).children() {
                let same = other.node(child).mv().and_then(|mv| self.child(here, mv));
                let Some(same) = same else { return false };
                open.push((same, child));
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Edit, Level, Notes, Seat};
    use super::*;
    use crate::rules::{ByPlayer, Player, Variant};

    const COMPUTER: Seat = Seat::Computer(Level::MIN);

    fn played(black: Seat, moves: &str) -> Match {
        let mut game = Match::new(Variant::Hex, ByPlayer::new(black, COMPUTER));
        for text in moves.split_ascii_whitespace() {
            game.play(game.position().parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn only_what_a_person_made_and_nothing_keeps_would_be_lost() {
        let game = played(Seat::Human, "d4 d5 d3");
        assert!(game.would_lose(None));
        assert!(!game.would_lose(Some(&game)));
        assert!(!played(Seat::Human, "d4 d5").would_lose(Some(&game)), "taken back");
        assert!(game.would_lose(Some(&played(Seat::Human, "d4 d5"))), "played on");
        assert!(!played(Seat::Human, "d4").would_lose(None), "one move is soon played again");
        assert!(!played(COMPUTER, "d4 d5 d3").would_lose(None), "two computers");
    }

    #[test]
    fn a_resigned_game_is_worth_as_much_as_any() {
        let game = played(Seat::Human, "d4 d5 d3");
        let mut resigned = game.clone();
        resigned.resign(Player::Black);
        assert!(resigned.would_lose(None));
        assert!(resigned.would_lose(Some(&game)));
        assert!(!resigned.would_lose(Some(&resigned)));
        assert!(!game.would_lose(Some(&resigned)), "the resignation was taken back");
    }

    #[test]
    fn variations_and_comments_would_be_lost_too() {
        let saved = played(COMPUTER, "d4 d5 d3");
        let mut tried = saved.clone();
        tried.look_at(tried.line()[1]);
        let mv = tried.shown_position().parse_move("e4").unwrap();
        tried.try_move(mv).unwrap();
        assert!(tried.would_lose(Some(&saved)) && !tried.would_lose(Some(&tried)));
        let mut judged = saved.clone();
        let notes = Box::new(Notes { comment: "quiet".into(), ..Notes::default() });
        judged.apply(Change::Edit(Edit::Annotate { node: judged.end(), notes })).unwrap();
        assert!(judged.would_lose(Some(&saved)) && !judged.would_lose(Some(&judged)));
        assert!(!saved.would_lose(Some(&judged)), "nothing was made by hand");
    }
}
