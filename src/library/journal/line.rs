//! The lines of a journal: what they say, and how damage shows.
//!
//! ```text
//! 4f0c2a9be1d37765 {"journal":{"version":5,"variant":"hex",…}}
//! 08d1e3a2c47b90f6 {"play":"d4"}
//! ```
//!
//! Each line begins with a checksum of itself and of all lines before it, which shows when a line was changed, lost,
//! repeated, moved or only partly written.

use serde::{Deserialize, Serialize};

use crate::rules::StableHash;

/// One line of a journal, as JSON has it: the first line, or one change of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Line {
    /// The first line of a journal.
    Journal(FirstLine),
    /// The game's header has changed to this.
    Header(HeaderLine),
    /// The whole tree. It takes the place of all lines before it.
    Tree(TreeLine),
    /// A move of the game.
    Play(String),
    /// A move tried after a node.
    Try { at: u32, mv: String },
    /// The game continues from a node.
    GoOn(u32),
    /// The players ended the game.
    End(EndLine),
    /// A game that was ended goes on after all.
    Reopen,
    /// The clocks show this: what each player had when the turn began, Black first, and what has passed since.
    Clock { left: [Time; 2], used: Time },
    /// The players swap sides by the pie rule.
    SwapSides,
    /// This much time has passed in the current turn, in a game without a clock.
    TurnTime(Time),
    /// A seat changes hands.
    Seat { player: Side, seat: String },
    /// A branch moves up.
    Promote(u32),
    /// A branch is deleted.
    Delete(u32),
    /// A branch is added.
    Paste { at: u32, branch: Vec<BranchLine> },
    /// The notes of a node are now these.
    Annotate { node: u32, notes: NotesLine },
    /// The last edit is undone.
    UndoEdit,
    /// The edit that was undone last is redone.
    RedoEdit,
}

/// Seconds and billionths of a second.
pub(super) type Time = (u64, u32);

/// The version of the format that is written. Earlier ones are read as well.
pub(super) const VERSION: u32 = 5;

/// The first line of a journal: board, start, players and time of the match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct FirstLine {
    pub version: u32,
    pub variant: String,
    /// The first position as a position string, with komi or handicap.
    pub start: String,
    pub seats: [String; 2],
    /// Black's and White's time control, as a command line has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<[String; 2]>,
    /// Sides may be swapped after the first entry.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub pie_rule: bool,
    /// When the game began, RFC 3339.
    pub begun: String,
    #[serde(flatten)]
    pub header: HeaderLine,
}

/// The players and tags of a game's header.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct HeaderLine {
    /// The tags `Black` and `White`.
    #[serde(default)]
    pub names: [Option<String>; 2],
    /// The tags `BlackType` and `WhiteType`.
    #[serde(default)]
    pub types: [Option<String>; 2],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<(String, String)>,
}

/// The whole tree of a match, with where the game stands, how it ended, and who plays.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct TreeLine {
    pub nodes: Vec<NodeLine>,
    /// The node at which the game stands.
    pub end: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<EndLine>,
    pub seats: [String; 2],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub swap: Option<SwapLine>,
}

/// State of the pie rule: whether sides are swapped, and which line of the tree follows a swap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct SwapLine {
    /// Whether sides are swapped where the game stands.
    pub done: bool,
    /// The first move after the latest swap.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<u32>,
    /// Time left for Black and White right after the swap; missing without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<[Time; 2]>,
}

/// A node of a tree; other lines name it by its place in the list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct NodeLine {
    /// The node before it and the move between them; none for the root.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<(u32, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next: Vec<u32>,
    #[serde(default, skip_serializing_if = "NotesLine::is_empty")]
    pub notes: NotesLine,
}

/// One move of a branch that was pasted, with its notes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct BranchLine {
    /// The place of the move before it in the branch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<usize>,
    pub mv: String,
    #[serde(default, skip_serializing_if = "NotesLine::is_empty")]
    pub notes: NotesLine,
}

/// How the players ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum EndLine {
    Resignation(Side),
    Timeout(Side),
    Agreement,
    Win(Side),
    Draw,
}

/// A player, as lines of a journal name them.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Side {
    Black,
    White,
}

/// The comments, glyphs, marks and values of a node.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct NotesLine {
    #[serde(skip_serializing_if = "String::is_empty")]
    pub lead: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub comment: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub glyphs: Vec<u8>,
    /// Colour and point: `["G", "d4"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<(char, String)>,
    /// Colour and both ends: `["G", "d4", "d5"]`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub arrows: Vec<(char, String, String)>,
    /// The value in hundredths of a point, and the depth it was searched to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<(i32, Option<u16>)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proved: Option<i16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Time>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_taken: Option<Time>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<(String, String)>,
}

impl NotesLine {
    /// Whether there are no notes at all, so that they can be left out.
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A running checksum of all lines of a journal so far; the default is the one before the first line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Checksum(StableHash);

impl Checksum {
    /// The checksum with one more line.
    fn with(self, line: &[u8]) -> Self {
        Self(self.0.with(line).with(b"\n"))
    }

    /// The checksum as it stands in front of a line.
    fn prefix(self) -> String {
        format!("{:016x} ", self.0.value())
    }
}

/// Adds a line, with the checksum in front of it, to the text of a journal that has this checksum so far. Returns the
/// new checksum.
pub(super) fn append(
    text: &mut Vec<u8>,
    check: Checksum,
    line: &Line,
) -> Result<Checksum, serde_json::Error> {
    let json = serde_json::to_vec(line)?;
    let check = check.with(&json);
    text.extend(check.prefix().into_bytes());
    text.extend(json);
    text.push(b'\n');
    Ok(check)
}

/// Checks a line, without its newline, against the checksum of the lines before it. Returns its JSON and the new
/// checksum; `None` if the line is damaged.
pub(super) fn checked(line: &[u8], before: Checksum) -> Option<(&[u8], Checksum)> {
    let (written_check, json) = line.split_at_checked(17)?;
    let check = before.with(json);
    (written_check == check.prefix().as_bytes()).then_some((json, check))
}
