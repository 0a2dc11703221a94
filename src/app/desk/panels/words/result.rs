//! What the card at the end tells of both players.

use super::by_groups::standing;
use super::{product, tally};
use crate::play::Match;
use crate::rules::{BoardView, ByPlayer, Goal};
use crate::words::{Message, result};

/// One line of the card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) struct Row {
    pub label: Message,
    /// The height of the stack that is drawn before it; 0 for none.
    pub stack: usize,
    pub values: ByPlayer<String>,
    /// What the game was about.
    pub main: bool,
}

/// All of them, from the top.
pub(in crate::app::desk::panels) fn result_rows(game: &Match, view: &BoardView) -> Vec<Row> {
    match view.goal {
        Goal::Points => by_points(view),
        Goal::LastGroup => by_groups(game, view),
    }
}

fn by_points(view: &BoardView) -> Vec<Row> {
    let of = ByPlayer::from_fn(|player| tally(view, player));
    let heights = [3, 2, 1].map(|stack| Row {
        label: result::row_high(stack),
        stack,
        values: ByPlayer::from_fn(|player| product(of[player].stacks[stack - 1], stack)),
        main: false,
    });
    let points = main(result::row_points(), ByPlayer::from_fn(|player| of[player].total.into()));
    let asleep = line(result::row_asleep(), ByPlayer::from_fn(|player| of[player].asleep.into()));
    heights.into_iter().chain([points, asleep]).collect()
}

fn by_groups(game: &Match, view: &BoardView) -> Vec<Row> {
    let of = ByPlayer::from_fn(|player| standing(game, view, player));
    let mut rows = vec![
        main(result::row_groups(), ByPlayer::from_fn(|player| of[player].groups)),
        line(result::row_stones(), ByPlayer::from_fn(|player| of[player].stones)),
        line(result::row_stones_lost(), ByPlayer::from_fn(|player| of[player].lost)),
        line(result::row_territory(), ByPlayer::from_fn(|player| of[player].territory)),
    ];
    if game.start().komi_left() > 0 {
        rows.push(line(result::row_komi_spent(), ByPlayer::from_fn(|player| of[player].spent)));
    }
    rows
}

/// The number that decides is told also where it is 0.
fn main(label: Message, numbers: ByPlayer<usize>) -> Row {
    let values = ByPlayer::from_fn(|player| numbers[player].to_string());
    Row { label, stack: 0, values, main: true }
}

fn line(label: Message, numbers: ByPlayer<usize>) -> Row {
    let text = |number: usize| if number == 0 { "–".to_owned() } else { number.to_string() };
    let values = ByPlayer::from_fn(|player| text(numbers[player]));
    Row { label, stack: 0, values, main: false }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Seat;
    use crate::rules::{Player, Variant};

    #[test]
    fn each_game_has_one_main_line() {
        for variant in Variant::ALL {
            let game = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
            let rows = result_rows(&game, &game.game().view());
            assert_eq!(rows.iter().filter(|row| row.main).count(), 1, "{variant}");
            assert!(rows.len() >= 4);
            assert!(rows.iter().all(|row| row.values[Player::Black] == if row.main { "0" } else { "–" }));
        }
    }
}
