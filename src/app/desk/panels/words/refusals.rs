//! Why something that was wanted of the match was not done, in one sentence.

use crate::app::game::RequestRejected;
use crate::play::{Change, ChangeError, Edit, EditError};

/// Why a request was refused.
pub(in crate::app::desk::panels) fn request(refused: &RequestRejected) -> String {
    match refused {
        RequestRejected::NothingToTakeBack => "Nothing to take back.".into(),
        RequestRejected::NothingToPlayAgain => "Nothing was taken back.".into(),
        RequestRejected::Refused { change, error } => self::change(change, error),
    }
}

/// Why a change was refused.
fn change(change: &Change, error: &ChangeError) -> String {
    match (change, error) {
        (Change::Edit(wanted), ChangeError::Edit(error)) => edit(wanted, error),
        (Change::UndoEdit, ChangeError::Edit(EditError::NothingDone)) => "There is no edit to undo.".into(),
        (Change::RedoEdit, ChangeError::Edit(EditError::NothingDone)) => "There is no edit to redo.".into(),
        (Change::UndoEdit, ChangeError::Edit(EditError::GameLine)) => {
            "The edit cannot be undone: the game goes through what it added.".into()
        }
        (Change::RedoEdit, ChangeError::Edit(EditError::GameLine)) => {
            "The edit cannot be redone: the game goes through what it deleted.".into()
        }
        (_, ChangeError::Edit(EditError::NoSuchNode)) => NO_SUCH_MOVE.into(),
        // The rules say it best.
        (_, error) => error.to_string(),
    }
}

/// Why an edit of the tree is refused.
pub(in crate::app::desk::panels) fn edit(edit: &Edit, error: &EditError) -> String {
    match (edit, error) {
        (_, EditError::NoSuchNode) => NO_SUCH_MOVE.into(),
        (_, EditError::Root) => "The starting position stays where it is.".into(),
        (_, EditError::MainLine) => "This is already the main line.".into(),
        (Edit::Promote(_), EditError::GameLine) => {
            "The game itself stays the main line. “Continue from here” makes this the game.".into()
        }
        (_, EditError::GameLine) => {
            "This is part of the game itself. Take it back first to delete it.".into()
        }
        (_, EditError::Illegal { place: 1, reason }) => format!("It cannot be pasted here. {reason}"),
        (_, EditError::Illegal { place, reason }) => {
            format!("It cannot be pasted here: its move {place} would be illegal. {reason}")
        }
        (_, EditError::NothingDone) => "There is no edit to undo.".into(),
    }
}

const NO_SUCH_MOVE: &str = "This move is no longer there.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Branch, Match, NodeId, Notes, Seat};
    use crate::rules::{ByPlayer, Variant};

    fn table(moves: &str) -> Match {
        let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human));
        for text in moves.split_ascii_whitespace() {
            game.play(game.game().parse_move(text).unwrap()).unwrap();
        }
        game
    }

    fn said(game: &Match, wanted: Change) -> String {
        let error = game.clone().apply(wanted.clone()).expect_err("it is refused");
        request(&RequestRejected::Refused { change: wanted, error })
    }

    #[test]
    fn every_refused_edit_is_told_in_a_sentence_of_its_own() {
        let mut game = table("d4 d5 d3");
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
        let mut game = table("d4 d5");
        let first = game.line()[1];
        let mv = game.tree().game(first).parse_move("e4").unwrap();
        let paste = Edit::Paste { at: first, branch: Branch::new(mv, Notes::default()) };
        game.apply(Change::Edit(paste)).unwrap();
        let pasted = game.tree().child(first, mv).unwrap();
        game.apply(Change::GoOnFrom(pasted)).unwrap();
        assert!(said(&game, Change::UndoEdit).contains("what it added"));
    }
}
