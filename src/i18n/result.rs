//! The end of a game: who won, why, and by how much.

use super::message::messages;
use super::{Argument, Message};
use crate::play::MatchResult;
use crate::rules::{BoardView, Outcome, Player};

messages! {
    you_win;
    you_win_by(own: u8, other: u8);
    player_wins(player: Player);
    player_wins_by(player: Player, own: u8, other: u8);
    draw_at(black: u8, white: u8);
    draw;

    reason_verdict(verdict: Message);
    reason_even;
    reason_no_group(player: Player);
    reason_slept(black: u8, white: u8);
    reason_slept_decided(player: Player, points: u8);
    reason_towers(player: Player, towers: usize, other: Player, other_towers: usize);
    reason_points(player: Player, points: u8);

    row_high(height: usize);
    row_points;
    row_asleep;
    row_handicap;
    row_groups;
    row_stones;
    row_stones_lost;
    row_territory;
    row_komi_spent;
    row_aloud(row: Message, black: &str, white: &str);

    end_both_passed;
    end_sleepers(stacks: Argument);
    end_sleeper(point: &str, points: usize);

    count_again;
    count_again_tip;
    sleepers_back;
    sleepers_back_tip;
    rematch;
    rematch_tip;

    card_moves(count: usize);
    card_chances;
    card_lead;
    card_turning_point(number: usize, mv: String);
}

/// Message that says who won, and by how much if points were counted. `view` is the board at the end.
pub fn who_won(result: MatchResult, view: &BoardView) -> Message {
    let is_counted = result.is_by_points(view.game.info().goal);
    match result.outcome {
        Outcome::Win(player) if is_counted => {
            player_wins_by(player, view.points[player], view.points[player.other()])
        }
        Outcome::Win(player) => player_wins(player),
        Outcome::Draw if is_counted => draw_at(view.points[Player::Black], view.points[Player::White]),
        Outcome::Draw => draw(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::play::{Termination, Verdict};
    use crate::rules::Variant;

    #[test]
    fn points_are_told_only_where_they_decide() {
        let (abande, anda) = (Variant::Hex.start().view(), Variant::ANDA[0].start().view());
        let said = |by, outcome, view| Words::default().say(who_won(MatchResult { outcome, by }, view));
        let (rules, agreed) = (Termination::Rules, Termination::Verdict(Verdict::Agreement));
        let resigned = Termination::Verdict(Verdict::Resignation(Player::White));
        let black = Outcome::Win(Player::Black);
        assert_eq!(said(rules, Outcome::Draw, &abande), "Draw, 0–0");
        assert_eq!(said(agreed, Outcome::Draw, &abande), "Draw");
        assert_eq!(said(rules, Outcome::Draw, &anda), "Draw");
        assert_eq!(said(rules, black, &abande), "Black wins 0–0");
        assert_eq!(said(resigned, black, &abande), "Black wins");
        assert_eq!(said(rules, black, &anda), "Black wins");
    }
}
