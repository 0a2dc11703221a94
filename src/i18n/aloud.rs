//! Messages for screen readers alone: the table, the latest event, the selection.

use super::message::messages;
use super::terminal::report;
use super::{Argument, Message, play};
use crate::play::Transition;
use crate::rules::{Game, GameKind, MoveIntent, Player, StackView};

messages! {
    aloud_board(board: Message, size: Message);
    aloud_news;

    aloud_captured(player: Player, from: &str, to: &str, pieces: Message, height: usize);
    aloud_captured_to_tower(player: Player, from: &str, to: &str, pieces: Message);
    aloud_new_match(game: &str, board: Message);
    aloud_to_move(player: Player);
    aloud_move_of(number: usize, moves: usize, last: Message);
    aloud_variation(last: Message);

    stack_chosen(point: &str, targets: Argument);
    target_chosen(point: &str, attackers: Argument);
    first_stone_chosen(point: &str);
    nothing_chosen;
    aloud_lesson(title: Message, goal: Message);
}

/// Message that says for screen readers what a move that was just played did, in a sentence or several.
pub fn of_move(transition: &Transition) -> Message {
    let view = transition.after.view();
    // A game that is over has no moves.
    let mover = transition.before.to_move().unwrap_or(Player::Black);
    let label = |point| view.board.label(point);
    let sentence = match transition.mv.intent() {
        MoveIntent::Place(point) => match view.game {
            GameKind::Abande => report::entered(mover, label(point)),
            GameKind::Anda => report::placed(mover, label(point).into()),
        },
        MoveIntent::PlaceTwo(one, other) => report::placed(mover, Argument::all([one, other].map(label))),
        MoveIntent::Carry { from, to } => of_capture(mover, label(from), label(to), view.stack(to)),
        MoveIntent::SpendKomi => report::spent_komi(mover, view.komi_left.unwrap_or_default()),
        MoveIntent::Pass => report::passed(mover),
    };
    report::of_removals(transition, &view).into_iter().fold(sentence, play::two_sentences)
}

/// A capture, with the stack that stands there now.
fn of_capture(mover: Player, from: &str, to: &str, stack: Option<&StackView>) -> Message {
    // Where something was captured, a stack stands.
    let pieces = stack.map(|stack| stack.pieces.as_slice()).unwrap_or_default();
    let names = play::of_pieces(pieces);
    if stack.is_some_and(|stack| stack.tower) {
        aloud_captured_to_tower(mover, from, to, names)
    } else {
        aloud_captured(mover, from, to, names, pieces.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::play::{Match, Seat};
    use crate::rules::{ByPlayer, Variant};

    /// Sentence for each move of a game between two people.
    fn said(variant: &str, moves: &str) -> Vec<String> {
        let variant: Variant = variant.parse().unwrap();
        let mut game = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
        let words = Words::default();
        let say = |text: &str| {
            let transition = game.play(game.position().parse_move(text).unwrap()).unwrap();
            words.say(of_move(&transition))
        };
        moves.split_ascii_whitespace().map(say).collect()
    }

    #[test]
    fn moves_are_told_with_the_stack_that_they_leave() {
        let sentences = said("hex", "d4 d5 d3 d5-d4 d3-d4");
        assert_eq!(sentences[0], "Black enters a piece on d4.");
        assert_eq!(sentences[3], "White captures d4 from d5: White over Black, height 2.");
        assert_eq!(sentences[4], "Black captures d4 from d3: Black over White over Black, a tower.");
    }

    #[test]
    fn cells_are_named_one_by_one() {
        assert_eq!(said("anda-3", "a1+d4")[0], "Black plays a1 and d4.");
    }
}
