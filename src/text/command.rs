//! The commands of the text game in one table.

use crate::i18n::Message;
use crate::i18n::terminal::help;
use crate::rules::{GameKind, PieceSupply, Player};

/// A command of the terminal game, whichever of its names was typed.
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
    Coach,
    Review,
    Rating,
    NextMistake,
    PreviousMistake,
    Again,
    Undo,
    Redo,
    Go,
    Clock,
    Pause,
    Give,
    Swap,
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
    Add,
    Open,
    Level,
    Characters,
    Seat(Player),
    Draw,
    Language,
    Lessons,
    Lesson,
    Puzzles,
    Puzzle,
    Solution,
    Next,
    Leave,
    Quit,
}

impl Verb {
    /// Returns `true` if the command ends the game on the table or puts another one there, so that one that is not
    /// saved would be lost.
    pub(super) const fn leaves(self) -> bool {
        matches!(self, Self::New | Self::Setup | Self::Open | Self::Quit)
    }

    /// Returns `true` if the command takes the name of a file, which can have any characters in it.
    pub(super) fn names_file(self) -> bool {
        let takes_file = |entry: &Entry| entry.arguments.split('|').any(|argument| argument == "FILE");
        SECTIONS.iter().flat_map(|(_, entries)| *entries).any(|entry| entry.verb == self && takes_file(entry))
    }

    /// Returns `true` if the command takes a number and nothing that could be a name, so that one that is too large
    /// is refused.
    pub(super) const fn takes_number(self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::Back
                | Self::Forward
                | Self::Goto
                | Self::Variations
                | Self::Variation
                | Self::Level
                | Self::Resume
                | Self::Give
        )
    }

    /// Returns `true` if the command may be used during a lesson or puzzle, too: it looks at the board or belongs to
    /// them, and changes no game.
    pub(super) const fn is_for_lessons(self) -> bool {
        match self {
            Self::Help
            | Self::Board
            | Self::Turn
            | Self::Last
            | Self::Moves
            | Self::Captures
            | Self::Point
            | Self::Row
            | Self::Stacks
            | Self::Sleepers
            | Self::Pinned
            | Self::Towers
            | Self::Groups
            | Self::Breaths
            | Self::Territory
            | Self::Score
            | Self::Hands
            | Self::Position
            | Self::Hint
            | Self::Draw
            | Self::Language
            | Self::Lessons
            | Self::Lesson
            | Self::Puzzles
            | Self::Puzzle
            | Self::Solution
            | Self::Again
            | Self::Next
            | Self::Leave
            | Self::Quit => true,
            Self::History
            | Self::Record
            | Self::Coach
            | Self::Review
            | Self::Rating
            | Self::NextMistake
            | Self::PreviousMistake
            | Self::Undo
            | Self::Redo
            | Self::Go
            | Self::Clock
            | Self::Pause
            | Self::Give
            | Self::Swap
            | Self::Resign
            | Self::Back
            | Self::Forward
            | Self::Goto
            | Self::Game
            | Self::Variations
            | Self::Variation
            | Self::FromHere
            | Self::Comment
            | Self::Glyph
            | Self::Mark
            | Self::Arrow
            | Self::Promote
            | Self::Delete
            | Self::Cut
            | Self::Copy
            | Self::Paste
            | Self::UndoEdit
            | Self::RedoEdit
            | Self::New
            | Self::Setup
            | Self::Resume
            | Self::Games
            | Self::Save
            | Self::Replace
            | Self::Add
            | Self::Open
            | Self::Level
            | Self::Characters
            | Self::Seat(_) => false,
        }
    }

    /// Returns `true` if the command makes sense in this game: not every game has stacks, hands or groups.
    pub(super) fn is_for(self, game: GameKind) -> bool {
        match self {
            Self::Captures | Self::Stacks | Self::Sleepers | Self::Pinned | Self::Towers | Self::Swap => {
                game.moves_stacks()
            }
            Self::Hands => game.info().supply == PieceSupply::Counted,
            Self::Groups | Self::Breaths | Self::Territory => game.info().has_groups,
            _ => true,
        }
    }
}

/// A command in the list of all: what may be typed for it, and its line of help.
#[derive(Debug)]
pub(super) struct Entry {
    pub(super) verb: Verb,
    /// The name in the help, and the other names.
    pub(super) names: &'static [&'static str],
    pub(super) arguments: &'static str,
    pub(super) help: fn() -> Message,
}

const fn entry(
    verb: Verb,
    names: &'static [&'static str],
    arguments: &'static str,
    help: fn() -> Message,
) -> Entry {
    Entry { verb, names, arguments, help }
}

/// Commands that are for the same thing, with their title.
type Section = (fn() -> Message, &'static [Entry]);

/// Every command, in sections by what it is for, in the order of the help.
pub(super) const SECTIONS: &[Section] = &[
    (
        help::help_game,
        &[
            entry(Verb::Help, &["help", "h", "?", "commands"], "", help::helps_help),
            entry(Verb::Board, &["board", "b", "show"], "", help::helps_board),
            entry(Verb::Draw, &["draw"], "on|off", help::helps_draw),
            entry(Verb::Turn, &["turn", "where"], "", help::helps_turn),
            entry(Verb::Last, &["last", "l"], "", help::helps_last),
            entry(Verb::History, &["history"], "", help::helps_history),
            entry(Verb::Moves, &["moves", "legal"], "", help::helps_moves),
            entry(Verb::Captures, &["captures", "c"], "[d4]", help::helps_captures),
            entry(Verb::Point, &["point", "p", "what"], "d4", help::helps_point),
            entry(Verb::Row, &["row", "rank", "column", "r"], "d", help::helps_row),
            entry(Verb::Stacks, &["stacks", "s"], "[black|white]", help::helps_stacks),
            entry(Verb::Sleepers, &["sleepers", "asleep"], "", help::helps_sleepers),
            entry(Verb::Pinned, &["pinned"], "", help::helps_pinned),
            entry(Verb::Towers, &["towers"], "", help::helps_towers),
            entry(Verb::Groups, &["groups", "g"], "[black|white]", help::helps_groups),
            entry(Verb::Breaths, &["breaths", "breath"], "e5", help::helps_breaths),
            entry(Verb::Territory, &["territory", "territories"], "", help::helps_territory),
            entry(Verb::Score, &["score"], "", help::helps_score),
            entry(Verb::Hands, &["hands", "hand"], "", help::helps_hands),
            entry(Verb::Position, &["position"], "", help::helps_position),
        ],
    ),
    (
        help::help_playing,
        &[
            entry(Verb::Undo, &["undo", "u"], "[N]", help::helps_undo),
            entry(Verb::Redo, &["redo"], "[N]", help::helps_redo),
            entry(Verb::Go, &["go", "continue"], "", help::helps_go),
            entry(Verb::Clock, &["clock", "time"], "", help::helps_clock),
            entry(Verb::Pause, &["pause"], "", help::helps_pause),
            entry(Verb::Give, &["give"], "[SECONDS]", help::helps_give),
            entry(Verb::Swap, &["swap"], "", help::helps_swap),
            entry(Verb::Resign, &["resign"], "", help::helps_resign),
            entry(Verb::Level, &["level", "levels"], "[N|adaptive]", help::helps_level),
            entry(Verb::Characters, &["characters", "character"], "[NAME [hard]]", help::helps_characters),
            entry(Verb::Seat(Player::Black), &["black"], "human|ai:LEVEL|ai:NAME", help::helps_seat_black),
            entry(Verb::Seat(Player::White), &["white"], "human|ai:LEVEL|ai:NAME", help::helps_seat_white),
        ],
    ),
    (
        help::help_learning,
        &[
            entry(Verb::Hint, &["hint"], "[all]", help::helps_hint),
            entry(Verb::Coach, &["coach"], "on|off", help::helps_coach),
            entry(Verb::Review, &["review"], "[keep]", help::helps_review),
            entry(Verb::NextMistake, &["next-mistake", "mistake"], "", help::helps_next_mistake),
            entry(Verb::PreviousMistake, &["previous-mistake"], "", help::helps_previous_mistake),
            entry(Verb::Rating, &["rating", "ladder"], "", help::helps_rating),
            entry(Verb::Lessons, &["lessons"], "", help::helps_lessons),
            entry(Verb::Lesson, &["lesson", "learn"], "[N|NAME]", help::helps_lesson),
            entry(Verb::Puzzles, &["puzzles"], "", help::helps_puzzles),
            entry(Verb::Puzzle, &["puzzle"], "[today|NAME]", help::helps_puzzle),
            entry(Verb::Solution, &["solution", "solve"], "", help::helps_solution),
            entry(Verb::Again, &["again", "retry"], "", help::helps_again),
            entry(Verb::Next, &["next"], "", help::helps_next),
            entry(Verb::Leave, &["leave"], "", help::helps_leave),
        ],
    ),
    (
        help::help_looking,
        &[
            entry(Verb::Back, &["back", "<"], "[N]", help::helps_back),
            entry(Verb::Forward, &["forward", ">"], "[N]", help::helps_forward),
            entry(Verb::Goto, &["goto", "jump"], "MOVE|start|end", help::helps_goto),
            entry(Verb::Game, &["game"], "", help::helps_game),
            entry(Verb::Variations, &["variations", "tree"], "[DEPTH|all]", help::helps_variations),
            entry(Verb::Variation, &["variation", "v"], "N", help::helps_variation),
            entry(Verb::FromHere, &["from-here", "take-back"], "", help::helps_from_here),
        ],
    ),
    (
        help::help_noting,
        &[
            entry(Verb::Comment, &["comment"], "[TEXT|-]", help::helps_comment),
            entry(Verb::Glyph, &["glyph"], "[!?|$14|-]", help::helps_glyph),
            entry(Verb::Mark, &["mark"], "[d4 [COLOUR]|-]", help::helps_mark),
            entry(Verb::Arrow, &["arrow"], "[d4 d5 [COLOUR]|-]", help::helps_arrow),
            entry(Verb::Promote, &["promote"], "", help::helps_promote),
            entry(Verb::Delete, &["delete"], "", help::helps_delete),
            entry(Verb::Cut, &["cut"], "", help::helps_cut),
            entry(Verb::Copy, &["copy"], "", help::helps_copy),
            entry(Verb::Paste, &["paste"], "", help::helps_paste),
            entry(Verb::UndoEdit, &["undo-edit", "unedit"], "", help::helps_undo_edit),
            entry(Verb::RedoEdit, &["redo-edit"], "", help::helps_redo_edit),
        ],
    ),
    (
        help::help_keeping,
        &[
            entry(
                Verb::New,
                &["new"],
                "[BOARD] [BLACK WHITE|rated] [komi N] [handicap H] [clock TIME]",
                help::helps_new,
            ),
            entry(Verb::Setup, &["setup"], "[BOARD] POSITION", help::helps_setup),
            entry(Verb::Games, &["games", "library"], "[WORDS]", help::helps_games),
            entry(Verb::Resume, &["resume"], "[N]", help::helps_resume),
            entry(Verb::Save, &["save"], "FILE", help::helps_save),
            entry(Verb::Replace, &["replace"], "FILE", help::helps_replace),
            entry(Verb::Add, &["add"], "FILE", help::helps_add),
            entry(Verb::Open, &["open", "load"], "FILE|N|NAME", help::helps_open),
            entry(Verb::Record, &["record"], "", help::helps_record),
            entry(Verb::Language, &["language", "lang"], "[TAG]", help::helps_language),
            entry(Verb::Quit, &["quit", "exit", "q"], "", help::helps_quit),
        ],
    ),
];

/// Returns the command with which a line begins, and the rest of the line; none if it begins with none.
pub(super) fn parse(line: &str) -> Option<(Verb, &str)> {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let named = |entry: &&Entry| entry.names.iter().any(|name| name.eq_ignore_ascii_case(word));
    SECTIONS.iter().flat_map(|(_, entries)| *entries).find(named).map(|entry| (entry.verb, rest.trim()))
}
