//! The commands of the text game in one table.

use crate::rules::{Goal, Player};

/// What a line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Help,
    Board,
    Turn,
    Last,
    History,
    Moves,
    Captures,
    Point,
    Row,
    Stacks,
    Sleepers,
    Pinned,
    Towers,
    Groups,
    Breaths,
    Territory,
    Score,
    Hands,
    Position,
    Record,
    Hint,
    Undo,
    Redo,
    Go,
    Resign,
    Back,
    Forward,
    Goto,
    Game,
    Variations,
    Variation,
    FromHere,
    Comment,
    Glyph,
    Mark,
    Arrow,
    Promote,
    Delete,
    Cut,
    Copy,
    Paste,
    UndoEdit,
    RedoEdit,
    New,
    Setup,
    Resume,
    Games,
    Save,
    Replace,
    Open,
    Level,
    Seat(Player),
    Draw,
    Quit,
}

impl Verb {
    /// Whether the command leaves the game on the table.
    pub(super) const fn leaves(self) -> bool {
        matches!(self, Self::New | Self::Setup | Self::Open | Self::Quit)
    }

    /// The kind of game that the command is for, if it is not for all.
    pub(super) const fn goal(self) -> Option<Goal> {
        match self {
            Self::Captures | Self::Stacks | Self::Sleepers | Self::Pinned | Self::Towers | Self::Hands => {
                Some(Goal::Points)
            }
            Self::Groups | Self::Breaths | Self::Territory => Some(Goal::LastGroup),
            _ => None,
        }
    }
}

/// A command as it is explained.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) verb: Verb,
    /// The name in the help, and the other names.
    pub(super) names: &'static [&'static str],
    pub(super) arguments: &'static str,
    pub(super) help: &'static str,
}

const fn entry(
    verb: Verb,
    names: &'static [&'static str],
    arguments: &'static str,
    help: &'static str,
) -> Entry {
    Entry { verb, names, arguments, help }
}

/// Every command, by what it is for, in the order of the help.
pub(super) const SECTIONS: &[(&str, &[Entry])] = &[
    (
        "The game",
        &[
            entry(Verb::Help, &["help", "h", "?", "commands"], "", "this list, and how to type moves"),
            entry(Verb::Board, &["board", "b", "show"], "", "draw the board"),
            entry(Verb::Draw, &["draw"], "on|off", "draw the board every turn, or only when asked"),
            entry(Verb::Turn, &["turn", "where"], "", "who is to move, hands and score"),
            entry(Verb::Last, &["last", "l"], "", "the last move"),
            entry(Verb::History, &["history"], "", "all moves so far"),
            entry(Verb::Moves, &["moves", "legal"], "", "all legal moves"),
            entry(Verb::Captures, &["captures", "c"], "[d4]", "all captures, or those of one stack"),
            entry(Verb::Point, &["point", "p", "what"], "d4", "what stands on a point"),
            entry(Verb::Row, &["row", "rank", "column", "r"], "d", "every point with that letter or number"),
            entry(Verb::Stacks, &["stacks", "s"], "[black|white]", "every stack of a colour"),
            entry(Verb::Sleepers, &["sleepers", "asleep"], "", "stacks with no enemy neighbour: no points"),
            entry(Verb::Pinned, &["pinned"], "", "stacks that may not move, and why"),
            entry(Verb::Towers, &["towers"], "", "stacks that are three high"),
            entry(Verb::Groups, &["groups", "g"], "[black|white]", "every group of a colour"),
            entry(
                Verb::Breaths,
                &["breaths", "breath"],
                "e5",
                "the breaths of a group, and the enemies there",
            ),
            entry(
                Verb::Territory,
                &["territory", "territories"],
                "",
                "empty cells that are closed to the enemy",
            ),
            entry(Verb::Score, &["score"], "", "the points if the game ended now, or the groups"),
            entry(Verb::Hands, &["hands", "hand"], "", "pieces still to be entered"),
            entry(Verb::Position, &["position"], "", "the position in one line, to copy"),
        ],
    ),
    (
        "Playing",
        &[
            entry(Verb::Hint, &["hint"], "", "what the computer would play at full strength"),
            entry(Verb::Undo, &["undo", "u"], "[N]", "take back your last move and the reply, or N turns"),
            entry(Verb::Redo, &["redo"], "[N]", "replay what was taken back"),
            entry(Verb::Go, &["go", "continue"], "", "let two computers play on after taking back"),
            entry(Verb::Resign, &["resign"], "", "give up the game"),
            entry(Verb::Level, &["level"], "1-10", "how strong the computer plays"),
            entry(Verb::Seat(Player::Black), &["black"], "human|ai:LEVEL", "who plays Black"),
            entry(Verb::Seat(Player::White), &["white"], "human|ai:LEVEL", "who plays White"),
        ],
    ),
    (
        "Looking back and trying moves",
        &[
            entry(Verb::Back, &["back", "<"], "[N]", "go back one move, or N, without changing the game"),
            entry(Verb::Forward, &["forward", "next", ">"], "[N]", "go forward one move, or N"),
            entry(Verb::Goto, &["goto", "jump"], "PLY|start|end", "go to any ply of this line"),
            entry(Verb::Game, &["game"], "", "return to the current position of the game"),
            entry(Verb::Variations, &["variations", "tree"], "[DEPTH|all]", "every move played or tried"),
            entry(Verb::Variation, &["variation", "v"], "N", "go to the variation with this number"),
            entry(
                Verb::FromHere,
                &["from-here", "take-back"],
                "",
                "continue the game from the position shown",
            ),
        ],
    ),
    (
        "Notes and changes at the position shown",
        &[
            entry(Verb::Comment, &["comment"], "[TEXT|-]", "show, write or remove the comment here"),
            entry(Verb::Glyph, &["glyph"], "[!?|$14|-]", "judge the move here: !! ! !? ?! ? ??"),
            entry(Verb::Mark, &["mark"], "[d4 [COLOUR]|-]", "mark a point, or remove the mark"),
            entry(Verb::Arrow, &["arrow"], "[d4 d5 [COLOUR]|-]", "draw an arrow, or remove it"),
            entry(Verb::Promote, &["promote"], "", "move this variation closer to the main line"),
            entry(Verb::Delete, &["delete"], "", "delete this move and all moves after it"),
            entry(Verb::Cut, &["cut"], "", "the same, to paste it elsewhere"),
            entry(Verb::Copy, &["copy"], "", "copy this move and all moves after it"),
            entry(Verb::Paste, &["paste"], "", "insert here what was cut or copied"),
            entry(
                Verb::UndoEdit,
                &["undo-edit", "unedit"],
                "",
                "undo the last comment, glyph, deletion and so on",
            ),
            entry(Verb::RedoEdit, &["redo-edit"], "", "redo that change"),
        ],
    ),
    (
        "Games and files",
        &[
            entry(
                Verb::New,
                &["new"],
                "[BOARD] [BLACK WHITE] [komi N]",
                "new game, such as: new square human ai:3",
            ),
            entry(Verb::Setup, &["setup"], "[BOARD] POSITION", "new game from a position in one line"),
            entry(
                Verb::Games,
                &["games", "library"],
                "[WORDS]",
                "list the games in the library, or search them",
            ),
            entry(Verb::Resume, &["resume"], "[N]", "continue an interrupted game"),
            entry(Verb::Save, &["save"], "FILE", "write the game to a file"),
            entry(Verb::Replace, &["replace"], "FILE", "the same, but overwrite an existing file"),
            entry(
                Verb::Open,
                &["open", "load"],
                "FILE|N|NAME",
                "open a game from a file or from the library",
            ),
            entry(Verb::Record, &["record"], "", "the game as a record, to copy"),
            entry(Verb::Quit, &["quit", "exit", "q"], "", "leave"),
        ],
    ),
];

/// The command that a line starts with, and the rest of the line.
pub(super) fn parse(line: &str) -> Option<(Verb, &str)> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let named = |entry: &&Entry| entry.names.iter().any(|name| name.eq_ignore_ascii_case(word));
    SECTIONS.iter().flat_map(|(_, entries)| *entries).find(named).map(|entry| (entry.verb, rest.trim()))
}
