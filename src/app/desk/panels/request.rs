//! What panels ask for, and how a dialog ends.

use std::path::PathBuf;

use crate::app::game::{
    CoachAnswered, EarlyEndAnswered, EditPreferences, HintRequested, Job, LessonRequested, PictureOptions,
    PictureRequested, PositionId, PuzzleSelectionRequested, SetupRequested, Toast,
};
use crate::app::input::{Command, CopyFormat};
use crate::i18n::Message;
use crate::library::GameId;
use crate::play::{Edit, NodeId, Seat};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Player, Variant};

/// A request of a panel. The panels carry out [`PanelRequest`]s and their own commands; the window dispatches the others.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// Something that the panels do.
    Panel(PanelRequest),
    /// Carry out a command.
    Command(Command),
    /// Put something into the clipboard.
    Copy(CopyFormat),
    /// Put a text into the clipboard and say this.
    CopyText(String, Message),
    /// Put what a bug report needs into the clipboard.
    CopyDiagnostics,
    /// Set up the position in the clipboard.
    PasteSetup,
    /// Show a folder, or the folder of a file, in the system's own program for them.
    OpenPath(PathBuf),
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
    Solve(PuzzleSelectionRequested),
    /// Offer the first lesson never again.
    DeclineLesson,
    /// Hear more of a hint, or forget it.
    Hint(HintRequested),
    /// Answer the coach.
    Coach(CoachAnswered),
    /// Change the preferences.
    EditPreferences(EditPreferences),
    /// Close the window.
    Quit,
}

/// A request that the panels carry out.
#[derive(Clone, Debug, PartialEq)]
pub enum PanelRequest {
    /// Open the settings on a tab, and scroll to a setting if one is named.
    OpenSettings(SettingsTab, Option<&'static str>),
    /// Open the dialog for a new game with this board.
    NewGameOn(Variant),
    /// Ask who plays from this position.
    PlayFrom(Box<AnyGame>),
    /// Choose a file.
    ChooseFile(FilePurpose),
    /// Save the match, and then do what would lose it.
    SaveFirst(Box<Request>),
    /// Do this although it loses the match.
    LoseMatch(Box<Request>),
    /// Show a toast.
    Toast(Toast),
}

/// What a file is chosen for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum FilePurpose {
    /// To put its game on the table.
    #[default]
    Open,
    /// To write the game on the table into it.
    Save,
    /// To write a picture of the game into it.
    Picture(PictureOptions, PositionId),
    /// To take its games into the library.
    Import,
    /// To write games of the library into it.
    Export(Vec<GameId>),
}

/// A tab of the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SettingsTab {
    #[default]
    Game,
    Board,
    Sound,
    Language,
    Keys,
    Accessibility,
    Files,
}

impl From<PanelRequest> for Request {
    fn from(request: PanelRequest) -> Self {
        Self::Panel(request)
    }
}

impl Request {
    /// Whether the match leaves the table.
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
}

/// What follows from a frame of a dialog. By default it stays open.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Outcome {
    pub(super) close: bool,
    /// In this order, after the dialog is closed.
    pub(super) requests: Vec<Request>,
}

impl Outcome {
    pub(super) fn close() -> Self {
        Self { close: true, requests: Vec::new() }
    }

    /// The dialog stays open.
    pub(super) fn ask(request: impl Into<Request>) -> Self {
        Self { close: false, requests: vec![request.into()] }
    }

    pub(super) fn close_and_ask(request: impl Into<Request>) -> Self {
        Self { close: true, requests: vec![request.into()] }
    }
}
