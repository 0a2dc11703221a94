//! Games in writing: AGN, a text format in the shape of chess's PGN, and the JSON of Abstract Play.
//!
//! ```text
//! [Game "Abande"]
//! [Variant "hex"]
//! [Black "Ada"]
//! [White "Computer, level 4"]
//! [WhiteType "engine level=4"]
//! [Result "*"]
//!
//! 1. d4 d5 2. d3 d5-d4! {[%eval -0.5,d12] first capture} (2... {quieter:} e5) 3. d3-d4 *
//! ```
//!
//! A [`Record`] is a [`Header`], a [tree](crate::play::Tree) of legal moves with notes, the node where the game
//! stands, and how it ended. The reader is forgiving: line ends of any system, byte order marks, any spelling of a
//! capture or a result, suffixes such as `=3` and `#z2`, move numbers missing or wrong. What the moves say and what the
//! result claims must agree. An error costs only what it damages: it carries the record with everything else. The writer is
//! strict: reading what it wrote gives the same record.
//!
//! ```
//! use abande::record::Record;
//!
//! let record = Record::parse("1. d4 d5 (1... d3 {quieter}) 2. d3 d5xd4=2 *").unwrap();
//! assert_eq!((record.moves().len(), record.tree().len()), (4, 6));
//! let error = Record::parse("1. d4 d5 2. d4-d5").unwrap_err();
//! assert_eq!((error.place.line, error.place.column), (1, 13));
//! assert_eq!(error.before.unwrap().moves().len(), 2);
//! ```

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod abstractplay;
mod address;
mod any;
mod collection;
mod date;
pub mod disk;
mod encoding;
mod error;
mod file;
mod games;
mod header;
mod lexer;
mod limits;
mod matches;
mod notes;
mod parse;
mod participant;
mod read;
mod result;
#[cfg(test)]
mod tests;
mod text;
mod write;

use crate::play::{MatchResult, NodeId, Termination, Tree, Verdict};
use crate::rules::{AnyGame, AnyIllegalMove, AnyMove, Game, Outcome, Player, Variant};

pub use abstractplay::{
    AbstractPlayReader, ExportError, ExportLoss, Exported, ImportError, ImportErrorKind, export, has_board,
};
pub(crate) use address::{file_named, file_of_address};
pub use any::{AnyRecordError, GameFormat, GameReader, PositionError};
pub(crate) use collection::is_blank;
pub use collection::{add_games, games_lost};
pub use date::date_tag;
pub(crate) use date::{parse_date, parse_time, utc};
pub use disk::{Fingerprint, OverwriteConsent, OverwriteRefusal, WriteError, write_file};
pub use encoding::decode;
pub use error::{MoveNumber, RecordError, RecordErrorKind, ResultContradiction, TextPosition};
pub use file::{LoadError, LoadedRecord, RoundTripError, SaveError};
pub use games::AgnReader;
pub use header::{Header, Tag};
pub use limits::SIZE_LIMIT;
pub(crate) use limits::TAG_LIMIT;
pub(crate) use matches::{BLACK_ELO, WHITE_ELO};
pub use notes::{notes_text, read_notes, tidied};
pub use participant::{Participant, PlayerType};
pub use read::{ReadError, read_file, read_text};
pub use text::tidy;

/// A game as it is written to a file: who played, every line of moves with its notes, and how it ended.
///
/// The moves are legal from the start on and need no further check. The game itself is always the main line, as
/// far as it was played, and the notes are [tidy](tidied): they hold nothing that a file cannot.
///
/// Two records are equal if they say the same; the numbers of their nodes do not matter.
#[derive(Clone, Debug)]
pub struct Record {
    header: Header,
    tree: Tree,
    end: NodeId,
    verdict: Option<Verdict>,
}

impl Record {
    /// A record without moves.
    pub fn new(start: AnyGame) -> Self {
        Self::from_tree(Header::default(), Tree::new(start), NodeId::ROOT, None)
    }

    /// A record of a tree in which the game stands at the node `end`. The line to it becomes the main one,
    /// and notes are [tidied]. A verdict that the position or the game does not allow is dropped, see
    /// [`conclude`](Self::conclude).
    ///
    /// # Panics
    /// If the node is not in the tree.
    pub fn from_tree(header: Header, mut tree: Tree, end: NodeId, verdict: Option<Verdict>) -> Self {
        assert!(tree.contains(end), "the game stands at a node of its tree");
        for node in tree.path(end) {
            tree.put_first(node);
        }
        for node in tree.walk() {
            let tidy = tidied(tree.node(node).notes(), tree.start().board());
            let tidy = if node == NodeId::ROOT { notes::without_lead(tidy) } else { tidy };
            if tidy != *tree.node(node).notes() {
                tree.set_notes(node, tidy);
            }
        }
        let told = header.tag("Termination").map(ToOwned::to_owned);
        let mut record = Self { header, tree, end, verdict: None };
        if let Some(verdict) = verdict {
            record.conclude(verdict);
        }
        if let Some(told) = told {
            record.header.remove_tag("Termination");
            parse::read_termination(&mut record, &told);
        }
        record
    }

    /// Reads a record in AGN. Of several games in one text it is the first; [`AgnReader`] reads them all.
    ///
    /// # Errors
    /// The first error, where it is, and everything that is legal.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        AgnReader::new(text).next().unwrap_or_else(|| Err(RecordError::empty()))
    }

    /// The tree alone.
    fn into_tree(self) -> Tree {
        self.tree
    }

    /// The game with its board.
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// Players, place, date and all else that the record says besides moves and result.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The [header](Self::header), to be changed.
    pub const fn header_mut(&mut self) -> &mut Header {
        &mut self.header
    }

    /// The tree of every line that was played or tried.
    pub const fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node at which the game stands: usually the end of the main line, or before it if moves were taken
    /// back.
    pub const fn end(&self) -> NodeId {
        self.end
    }

    /// The position that the game began with.
    pub fn start(&self) -> &AnyGame {
        self.tree.start()
    }

    /// The position at which the game stands.
    pub fn game(&self) -> &AnyGame {
        self.tree.game(self.end)
    }

    /// The moves that were played in the game, without variations.
    pub fn moves(&self) -> Vec<AnyMove> {
        self.positions().filter_map(|(mv, _)| mv).collect()
    }

    /// Every position of the game with the move that led to it, which the first one does not have.
    pub fn positions(&self) -> impl Iterator<Item = (Option<AnyMove>, AnyGame)> {
        self.tree.path(self.end).into_iter().map(|node| (self.tree.node(node).mv(), *self.tree.game(node)))
    }

    /// Adds a move to the game. A verdict is dropped, because a game that goes on was not given up.
    ///
    /// # Errors
    /// If the rules forbid it; the record is then as before.
    pub fn play(&mut self, mv: AnyMove) -> Result<(), AnyIllegalMove> {
        self.end = self.tree.play(self.end, mv)?;
        self.tree.put_first(self.end);
        self.header.remove_tag("Termination");
        self.verdict = None;
        Ok(())
    }

    /// How the players ended the game, such as by resignation; none while it goes on or if the rules ended
    /// it.
    pub const fn verdict(&self) -> Option<Verdict> {
        self.verdict
    }

    /// Sets how the players ended the game and returns `true`. Returns `false` and changes nothing where that
    /// cannot be: the rules have ended the game, or it is a draw in a game without draws.
    pub fn conclude(&mut self, verdict: Verdict) -> bool {
        let can_be = self.game().outcome().is_none() && self.variant().allows(verdict.outcome());
        if can_be {
            self.header.remove_tag("Termination");
            self.verdict = Some(verdict);
        }
        can_be
    }

    /// Who won and what ended the game; none while it goes on.
    pub fn result(&self) -> Option<MatchResult> {
        MatchResult::from_game(self.game(), self.verdict)
    }

    /// Who won, or that it is a draw, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.result().map(|result| result.outcome)
    }

    /// The result in writing: points such as `21-17` where the rules ended a game that counts them, otherwise `1-0`
    /// or `0-1` for the winner, `1/2-1/2` for a draw, `*` for a game that is not finished.
    pub fn result_text(&self) -> String {
        result::text(self.game(), self.result())
    }

    /// The text of the tag `Termination`: what ended the game, as far as the record says it.
    pub fn termination(&self) -> Option<&'static str> {
        self.result().and_then(|result| result::termination(result.by, self.variant()))
    }

    /// Whether the rules ended the game.
    fn is_over_by_rules(&self) -> bool {
        self.result().is_some_and(|result| result.by == Termination::Rules)
    }

    /// The name of the rules that the record states, if they are not those by which this program plays and
    /// reads it.
    pub fn other_rules(&self) -> Option<&str> {
        self.header.tag("Rules")
    }

    /// What the record says of the player of a side.
    pub fn player(&self, player: Player) -> &Participant {
        self.header.player(player)
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        let same_end = self.tree.depth(self.end) == other.tree.depth(other.end);
        self.header == other.header
            && self.verdict == other.verdict
            && same_end
            && self.start() == other.start()
            && same_lines(&self.tree, &other.tree)
    }
}

impl Eq for Record {}

/// Whether two trees hold the same moves and notes in the same order.
fn same_lines(one: &Tree, other: &Tree) -> bool {
    let mut open = vec![(NodeId::ROOT, NodeId::ROOT)];
    while let Some((here, there)) = open.pop() {
        let (here, there) = (one.node(here), other.node(there));
        let same = here.mv() == there.mv() && here.notes() == there.notes();
        if !same || here.children().len() != there.children().len() {
            return false;
        }
        open.extend(here.children().iter().copied().zip(there.children().iter().copied()));
    }
    true
}
