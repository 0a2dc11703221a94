//! Messages that say in one sentence why a request was refused.

use crate::app::game::MatchRequestRejected;
use crate::i18n::{Message, commands, moves};
use crate::play::{Change, ChangeError, Edit, EditError};

/// Returns the reason why a request for the match was refused.
pub(in crate::app::desk::panels) fn request(refused: &MatchRequestRejected) -> Message {
    match refused {
        MatchRequestRejected::NothingToTakeBack => commands::undo_nothing(),
        MatchRequestRejected::NothingToPlayAgain => commands::redo_nothing(),
        MatchRequestRejected::Refused { change, error } => self::change(change, error),
    }
}

/// Reason why a change was refused.
fn change(change: &Change, error: &ChangeError) -> Message {
    match (change, error) {
        (Change::Edit(wanted), ChangeError::Edit(error)) => edit(wanted, error),
        (Change::RedoEdit, ChangeError::Edit(EditError::NothingDone)) => moves::no_undone_edit(),
        (Change::UndoEdit, ChangeError::Edit(EditError::GameLine)) => moves::edit_not_undone(),
        (Change::RedoEdit, ChangeError::Edit(EditError::GameLine)) => moves::edit_not_redone(),
        (_, error) => moves::of_change_error(error),
    }
}

/// Returns the reason why a change of the tree of moves was refused.
pub(in crate::app::desk::panels) fn edit(edit: &Edit, error: &EditError) -> Message {
    match (edit, error) {
        (Edit::Promote(_), EditError::GameLine) => moves::game_stays_main_line(moves::continue_from_here()),
        (_, error) => moves::of_edit_error(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::play::tests::people;
    use crate::play::{Branch, Match, NodeId, Notes};

    fn said(game: &Match, wanted: Change) -> String {
        let error = game.clone().apply(wanted.clone()).expect_err("it is refused");
        Words::default().say(request(&MatchRequestRejected::Refused { change: wanted, error }))
    }

    #[test]
    fn every_refused_edit_is_told_in_a_sentence_of_its_own() {
        let mut game = people("d4 d5 d3");
        let [first, second] = [game.line()[1], game.line()[2]];
        let mv = game.tree().game(first).parse_move("e4").unwrap();
        game.apply(Change::Try { at: first, mv }).unwrap();
        let tried = game.cursor();
        let mut branch = Branch::new(mv, Notes::default());
        branch.push(0, mv, Notes::default());
        let changes = [
            Change::Edit(Edit::Promote(second)),
            Change::Edit(Edit::Promote(tried)),
            Change::Edit(Edit::Delete(second)),
            Change::Edit(Edit::Delete(NodeId::ROOT)),
            Change::Edit(Edit::Delete(NodeId::new(77))),
            Change::Edit(Edit::Paste { at: tried, branch: Branch::new(mv, Notes::default()) }),
            Change::Edit(Edit::Paste { at: first, branch }),
            Change::UndoEdit,
            Change::RedoEdit,
        ];
        let mut told: Vec<String> = changes.into_iter().map(|change| said(&game, change)).collect();
        for text in &told {
            assert!(text.starts_with(char::is_uppercase) && text.ends_with('.'), "{text}");
        }
        told.sort();
        let count = told.len();
        told.dedup();
        assert_eq!(told.len(), count, "{told:?}");
    }

    #[test]
    fn an_edit_that_the_game_has_grown_through_says_so() {
        let mut game = people("d4 d5");
        let first = game.line()[1];
        let mv = game.tree().game(first).parse_move("e4").unwrap();
        let paste = Edit::Paste { at: first, branch: Branch::new(mv, Notes::default()) };
        game.apply(Change::Edit(paste)).unwrap();
        let pasted = game.tree().child(first, mv).unwrap();
        game.apply(Change::GoOnFrom(pasted)).unwrap();
        assert!(said(&game, Change::UndoEdit).contains("it added moves"));
    }
}
