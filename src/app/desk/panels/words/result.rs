//! Rows of the result, and captions while it is counted.

use super::super::Ending;
use super::by_groups::standing;
use super::{product, reason, tally};
use crate::app::game::EndPhase;
use crate::app::input::{Command, PanelCommand};
use crate::i18n::{Argument, Message, result};
use crate::play::Match;
use crate::rules::{AnyMove, BoardView, ByPlayer, Goal, MoveIntent, Player};

/// Placeholder for a missing number.
const NOTHING: &str = "–";

/// A row of the table of the result: a number for each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) struct Row {
    pub label: Message,
    /// Height of the stack that is drawn before the label; 0 for none.
    pub stack: usize,
    pub values: ByPlayer<String>,
    /// Set if this number decides the game.
    pub main: bool,
    /// Command of the label, if it can be pressed.
    pub command: Option<Command>,
}

/// Returns the rows of the table of the result, from the top: while the game goes on, those that have a number; while
/// points are counted, all of them with the numbers that the count has reached; and in the end, all of them.
pub(in crate::app::desk::panels) fn result_rows(game: &Match, view: &BoardView, ending: Ending) -> Vec<Row> {
    let mut rows = match view.game.info().goal {
        Goal::Points => by_points(view),
        Goal::LastGroup => by_groups(game, view),
    };
    match ending {
        Ending::None => rows.retain(|row| row.values.iter().any(|(_, value)| value != NOTHING)),
        Ending::Counting { phase, score } => {
            for row in &mut rows {
                let is_told = match row.stack {
                    0 => phase != EndPhase::Reason,
                    height => matches!(phase, EndPhase::Count(counted) if counted <= height),
                };
                if row.main {
                    row.values = ByPlayer::from_fn(|player| score[player].to_string());
                } else if !is_told {
                    row.values = ByPlayer::from_fn(|_| NOTHING.to_owned());
                }
            }
        }
        Ending::Looking | Ending::Counted => {}
    }
    rows
}

/// Returns the caption below the board while a phase of the count is shown.
pub(in crate::app::desk::panels) fn end_caption(
    game: &Match,
    view: &BoardView,
    phase: EndPhase,
) -> Option<Message> {
    Some(match phase {
        EndPhase::Reason => why_over(game, view)?,
        EndPhase::Sleepers => sleepers(view),
        EndPhase::Count(height) => {
            let stacks = |player| tally(view, player).stacks.get(height.wrapping_sub(1)).copied();
            let product = |player| product(stacks(player).unwrap_or(0), height);
            let (black, white) = (product(Player::Black), product(Player::White));
            result::row_aloud(result::row_high(height), &black, &white)
        }
    })
}

/// Reason why the match is over, if it is.
fn why_over(game: &Match, view: &BoardView) -> Option<Message> {
    let last = game.moves().last().map(AnyMove::intent);
    if last == Some(MoveIntent::Pass) {
        return Some(result::end_both_passed());
    }
    Some(reason(game.result()?, view))
}

/// Names the sleeping stacks, which have no enemy neighbour and score nothing, with their numbers of pieces.
fn sleepers(view: &BoardView) -> Message {
    let asleep = view.stacks.iter().filter(|stack| stack.asleep);
    let named = asleep.map(|stack| result::end_sleeper(view.board.label(stack.point), stack.pieces.len()));
    result::end_sleepers(Argument::all(named))
}

fn by_points(view: &BoardView) -> Vec<Row> {
    let of = ByPlayer::from_fn(|player| tally(view, player));
    let heights = [3, 2, 1].map(|stack| Row {
        label: result::row_high(stack),
        stack,
        values: ByPlayer::from_fn(|player| product(of[player].stacks[stack - 1], stack)),
        main: false,
        command: None,
    });
    let points = deciding_row(result::row_points(), ByPlayer::from_fn(|player| of[player].total.into()));
    let given = view.handicap_points;
    let has_given = Player::ALL.iter().any(|&player| given[player] > 0);
    let given = has_given
        .then(|| minor_row(result::row_handicap(), ByPlayer::from_fn(|player| given[player].into())));
    let asleep = minor_row(result::row_asleep(), ByPlayer::from_fn(|player| of[player].asleep.into()));
    let asleep = Row { command: Some(Command::Panel(PanelCommand::SleepersBack)), ..asleep };
    heights.into_iter().chain(given).chain([points, asleep]).collect()
}

fn by_groups(game: &Match, view: &BoardView) -> Vec<Row> {
    let of = ByPlayer::from_fn(|player| standing(game, view, player));
    let mut rows = vec![
        deciding_row(result::row_groups(), ByPlayer::from_fn(|player| of[player].groups)),
        minor_row(result::row_stones(), ByPlayer::from_fn(|player| of[player].stones)),
        minor_row(result::row_stones_lost(), ByPlayer::from_fn(|player| of[player].lost)),
        minor_row(result::row_territory(), ByPlayer::from_fn(|player| of[player].territory)),
    ];
    if game.start().komi_left() > 0 {
        rows.push(minor_row(result::row_komi_spent(), ByPlayer::from_fn(|player| of[player].spent)));
    }
    rows
}

/// Row with the number that decides the game, which is shown even if it is 0.
fn deciding_row(label: Message, numbers: ByPlayer<usize>) -> Row {
    let values = ByPlayer::from_fn(|player| numbers[player].to_string());
    Row { label, stack: 0, values, main: true, command: None }
}

/// Row with another number; a dash stands for 0.
fn minor_row(label: Message, numbers: ByPlayer<usize>) -> Row {
    let text = |number: usize| if number == 0 { NOTHING.to_owned() } else { number.to_string() };
    let values = ByPlayer::from_fn(|player| text(numbers[player]));
    Row { label, stack: 0, values, main: false, command: None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::play::Seat;
    use crate::play::tests::people;
    use crate::rules::Variant;

    #[test]
    fn the_end_says_what_is_shown_of_it() {
        let game = people("d4 d5 d3 d6 e5");
        let view = game.position().view();
        let said = |phase| end_caption(&game, &view, phase).map(|text| Words::default().say(text));
        assert_eq!(said(EndPhase::Reason), None, "it is not over");
        assert_eq!(said(EndPhase::Sleepers).as_deref(), Some("Asleep, not counted: d3 (1)"));
        assert_eq!(said(EndPhase::Count(1)).as_deref(), Some("1 high: Black 1 × 2 = 2, White 1 × 2 = 2"));
        assert_eq!(said(EndPhase::Count(3)).as_deref(), Some("3 high: Black –, White –"));
    }

    #[test]
    fn while_points_are_counted_nothing_is_told_before_its_time() {
        let game = people("d4 d5 d3 d5-d4 d3-d4 e4");
        let told = |phase, player| {
            let ending = Ending::Counting { phase, score: ByPlayer::new(3, 0) };
            let rows = result_rows(&game, &game.position().view(), ending);
            rows.into_iter().map(|row| row.values[player].clone()).collect::<Vec<_>>()
        };
        assert_eq!(told(EndPhase::Sleepers, Player::Black), ["–", "–", "–", "3", "–"]);
        assert_eq!(told(EndPhase::Count(3), Player::Black), ["3 × 1 = 3", "–", "–", "3", "–"]);
        let white = |height| told(EndPhase::Count(height), Player::White)[2].clone();
        assert_eq!([2, 1].map(white), ["–", "1 × 1 = 1"]);
    }

    #[test]
    fn each_game_has_one_main_line() {
        for variant in Variant::ALL {
            let game = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
            let view = game.position().view();
            let rows = result_rows(&game, &view, Ending::Counted);
            assert_eq!(rows.iter().filter(|row| row.main).count(), 1, "{variant}");
            assert!(rows.len() >= 4);
            assert!(rows.iter().all(|row| row.values[Player::Black] == if row.main { "0" } else { "–" }));
            let rows = result_rows(&game, &view, Ending::None);
            assert!(rows.iter().all(|row| row.main), "{variant}: nothing is said of what there is not");
        }
    }
}
