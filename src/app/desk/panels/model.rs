//! What the panels show, and what is asked for through them.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy_egui::egui;

use super::theme::Look;
use crate::app::game::{
    Advice, Analysis, AnalysisPage, Card, Choose, CoachAnswered, EarlyEnd, EarlyEndAnswered, Editor,
    EndPhase, HintRequested, Job, Lenses, LessonRequested, Lessons, Machine, PictureRequested, PuzzleWanted,
    Puzzles, Reviewing, SetupRequested, Shelf, Solving, Tag, Themes, Turn, Tutor, Unfinished,
};
use crate::app::input::{Command, Copied, Keymap, Situation};
use crate::board::Point;
use crate::i18n::{Language, Message, Words};
use crate::library::preferences::{AnalysisChoices, Page};
use crate::library::{GameId, Preferences};
use crate::play::{Edit, Match, NodeId, Seat};
use crate::record::Header;
use crate::rules::{AnyGame, AnyMove, BoardView, ByPlayer, Player, Variant};
use crate::study::CoachQuestion;
use crate::theme::Theme;

/// All that the panels show.
#[expect(clippy::struct_excessive_bools, reason = "a model is a list of facts")]
#[derive(Clone, Debug)]
pub struct Model<'a> {
    /// What everything is said in.
    pub words: &'a Words,
    /// Everything that the player chose.
    pub chosen: &'a Preferences,
    /// How the panels look.
    pub look: Look,
    /// The size of everything in them, in percent.
    pub scale: u16,
    /// What the program runs on.
    pub machine: &'a Machine,
    /// Whether nothing shall move.
    pub still: bool,
    /// The language that was chosen; none is that of the system.
    pub language: Option<Language>,
    /// The match on the table.
    pub game: &'a Match,
    /// Which match of this run of the program it is: numbers of nodes mean nothing in another one.
    pub match_id: u32,
    /// Its position, as the board shows it.
    pub view: &'a BoardView,
    /// The position that is being set up, if one is: then `view` shows it.
    pub editor: Option<&'a Editor>,
    /// The lesson on the table, if there is one: then `game` is its match.
    pub lesson: Option<&'a Tutor>,
    /// Which lessons are done.
    pub lessons: &'a Lessons,
    /// The puzzle on the table, if there is one: then `game` is its match.
    pub puzzle: Option<&'a Solving>,
    /// What was done with the puzzles, and which are wanted.
    pub puzzles: &'a Puzzles,
    /// What the engine advises.
    pub advice: &'a Advice,
    /// What the coach asks.
    pub question: Option<&'a CoachQuestion>,
    /// Whether the coach asks at all.
    pub coaching: bool,
    /// Who plays and when, if the match comes from a file.
    pub header: Option<&'a Header>,
    /// The computer's search, while it runs.
    pub thinking: Option<Thinking>,
    /// Whether the computer's search has failed on this turn.
    pub stuck: bool,
    /// Whether leaving the match would lose a game in progress, and the player wants to be asked.
    pub unsaved: bool,
    /// How far the end of the match has been shown.
    pub ending: Ending,
    /// Whether the final board is shown as it was before the sleepers were removed.
    pub sleepers_back: bool,
    /// How the game will end, if that is decided and the player is asked whether to go on.
    pub decided: Option<EarlyEnd>,
    /// Whether the board's coordinates are shown.
    pub coordinates: bool,
    /// Whether the board is shown as a diagram.
    pub diagram: bool,
    /// Whether the first piece of a turn that places two stands.
    pub half: bool,
    /// The colours of the table.
    pub table: &'a Theme,
    /// The themes that the player wrote.
    pub themes: &'a Themes,
    /// Which keys ask for what.
    pub keys: &'a Keymap,
    /// What is pointed out on the board.
    pub lenses: Lenses,
    /// How fast things move: 1 is normal, and 0 means at once.
    pub speed: f32,
    /// The page beside the board.
    pub page: Page,
    /// The engine that studies.
    pub analysis: &'a Analysis,
    /// How it works.
    pub engine: AnalysisChoices,
    /// The review of the match.
    pub reviewing: &'a Reviewing,
    /// Why something was refused, to be said at the pointer.
    pub refusal: Option<Refusal<'a>>,
    /// Games that were interrupted.
    pub offers: &'a [Unfinished],
    /// The library, where there is one.
    pub shelf: Option<&'a Shelf>,
    /// The files that were opened or saved last, the last one first.
    pub recent: &'a [PathBuf],
    /// The folder of the last dialog for files.
    pub folder: Option<&'a Path>,
    /// Words beside things on the board.
    pub tags: &'a [Tag],
    /// Where board and hands lie in the window, seen from the player's seat: points around each of them.
    pub footprints: &'a [Vec<egui::Pos2>],
    /// The point that the pointer came to look at.
    pub looked_at: Option<Point>,
    /// What is said beside the stack or the group that is looked at.
    pub card: Option<&'a Card>,
    /// Whether the player looks into a stack.
    pub looking_into: bool,
}

impl Model<'_> {
    /// Whether a lesson or a puzzle is on the table, and the player's match waits.
    pub const fn is_exercising(&self) -> bool {
        self.lesson.is_some() || self.puzzle.is_some()
    }

    /// What is on the table, as [`Situation::of`] says it of the match.
    pub const fn situation(&self) -> Situation {
        Situation {
            setting_up: self.editor.is_some(),
            learning: self.lesson.is_some(),
            solving: self.puzzle.is_some(),
            goal: self.view.goal,
        }
    }

    /// The position that is shown.
    pub fn here(&self) -> Turn {
        Turn { match_id: self.match_id, node: self.game.cursor() }
    }
}

/// A search that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// The side that the computer thinks for.
    pub player: Player,
    /// Since when.
    pub elapsed: Duration,
}

/// How far the end of the match has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ending {
    /// The match goes on.
    #[default]
    None,
    /// The board is looked at for the last time; nothing is counted.
    Looking,
    /// Sleepers leave and points are counted.
    Counting {
        /// What is shown of it.
        phase: EndPhase,
        /// The points that have been counted so far.
        score: ByPlayer<u8>,
    },
    /// All was shown: time for the result card.
    Counted,
}

/// Why something on the board was refused.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refusal<'a> {
    /// The whole sentence.
    pub text: &'a Message,
    /// Where the pointer was, in logical pixels.
    pub at: egui::Pos2,
    /// 1 for fully there, 0 for gone.
    pub opacity: f32,
}

/// What the player asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A match from the start.
    NewGame {
        /// What is played.
        variant: Variant,
        /// Who sits where.
        seats: ByPlayer<Seat>,
        /// White's komi points, in a game that has them.
        komi: u16,
    },
    /// A match from a position that was set up.
    Start {
        /// Where it starts.
        position: Box<AnyGame>,
        /// Who sits where.
        seats: ByPlayer<Seat>,
    },
    /// Set up a position, or change what is set up.
    SetUp(SetupRequested),
    /// The same again with the colours swapped.
    Rematch,
    /// Other players go on with the match.
    Seats(ByPlayer<Seat>),
    /// Show a node of the tree.
    Look(NodeId),
    /// Let the game go on from a node.
    GoOnFrom(NodeId),
    /// Try a move on the board that is shown.
    Try(AnyMove),
    /// Stop the review that runs.
    CancelReview,
    /// Change the tree by hand.
    Edit(Edit),
    /// Undo the last edit of the tree.
    UndoEdit,
    /// Do again what was undone.
    RedoEdit,
    /// This player gives up.
    Resign(Player),
    /// Skip the rest of the counting.
    SkipCounting,
    /// Show the counting again.
    CountAgain,
    /// Show the final board with the sleepers where they stood, or without them.
    SleepersBack(bool),
    /// End a game that is decided, or play on.
    EarlyEnd(EarlyEndAnswered),
    /// Write the match to a file.
    Save(PathBuf),
    /// Write a picture of the match to a file.
    Picture(PictureRequested),
    /// Read a match from a file.
    Open(PathBuf),
    /// Read a match from a text that was pasted.
    Paste(String),
    /// Do something in the library.
    Library(Job),
    /// Go on with a game that was interrupted.
    Resume(GameId),
    /// Offer no interrupted game any more.
    Dismiss,
    /// Go through lessons.
    Learn(LessonRequested),
    /// Choose what puzzles are wanted, or ask for the next one.
    Solve(PuzzleWanted),
    /// Offer the first lesson never again.
    DeclineLesson,
    /// Hear more of a hint, or forget it.
    Hint(HintRequested),
    /// Answer the coach.
    Coach(CoachAnswered),
    /// Choose something that is remembered.
    Choose(Choose),
    /// Something that the window itself does.
    Window(WindowAction),
    /// Close the window.
    Quit,
}

/// What the window itself does for the panels: everything with the clipboard, the desktop and the commands.
#[derive(Clone, Debug, PartialEq)]
pub enum WindowAction {
    /// What can be asked for anywhere, as if by its key.
    Command(Command),
    /// Put something into the clipboard.
    Copy(Copied),
    /// Put a text into the clipboard and say this.
    CopyText(String, Message),
    /// Put what a bug report needs into the clipboard.
    CopyDiagnostics,
    /// Set up the position in the clipboard.
    PasteSetup,
    /// Show a folder, or the folder of a file, in the system's own program for them.
    OpenPath(PathBuf),
}

impl From<WindowAction> for Action {
    fn from(action: WindowAction) -> Self {
        Self::Window(action)
    }
}

impl From<Command> for Action {
    fn from(command: Command) -> Self {
        Self::Window(WindowAction::Command(command))
    }
}

impl Action {
    /// Whether the match on the table goes with it.
    pub(super) const fn leaves_match(&self) -> bool {
        matches!(
            self,
            Self::NewGame { .. }
                | Self::Start { .. }
                | Self::Rematch
                | Self::Open(_)
                | Self::Paste(_)
                | Self::Library(Job::Open(_))
                | Self::Resume(_)
                | Self::Quit
        )
    }

    /// Whether the dialog that it comes from stays open after it.
    pub(super) const fn keeps_dialog(&self) -> bool {
        match self {
            Self::Library(job) => !matches!(job, Job::Open(_)),
            Self::Window(action) => !matches!(action, WindowAction::Copy(_) | WindowAction::PasteSetup),
            Self::Choose(_) => true,
            _ => false,
        }
    }
}

/// What [`show`](super::show) returns.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelOutput {
    /// What was asked for, in order.
    pub actions: Vec<Action>,
    /// The part of the window that no bar covers, in logical pixels: the board must fit into it.
    pub free: egui::Rect,
    /// What the page for analysis shows.
    pub analysis: AnalysisPage,
    /// The command whose button is held, once it has been for long.
    pub held: Option<Command>,
    /// The panels want to be shown again within this time, even if nothing happens.
    pub wake: Option<Duration>,
}
