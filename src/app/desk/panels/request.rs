//! Requests of panels, and the outcome of a dialog.

use std::path::PathBuf;

use crate::app::game::{
    CoachAnswered, EarlyEndAnswered, EditPreferences, FileRequested, HintRequested, Job, LessonRequested,
    MatchRequested, PictureOptions, PictureRequested, PositionId, PuzzleSelectionRequested, SetupRequested,
    Toast,
};
use crate::app::input::{Command, CopyFormat};
use crate::i18n::Message;
use crate::library::{GameId, Preferences};
use crate::play::{GameSetup, Match, Seat};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Player, Variant};

/// Request of the player, made with a button, a menu or a key of the panels. The panels handle [`PanelRequest`]s and
/// some commands themselves; all other requests are passed on by the window.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    Panel(PanelRequest),
    Command(Command),
    /// Copies the game or the position.
    Copy(CopyFormat),
    /// Copies a text and shows a message.
    CopyText(String, Message),
    /// Copies what a bug report needs: versions, graphics adapter, preferences, log.
    CopyDiagnostics,
    /// Sets up the position in the clipboard.
    PasteSetup,
    /// Opens a folder, or the folder of a file, in the system's file manager.
    OpenPath(PathBuf),
    NewGame(GameSetup),
    /// Starts a match whose komi was named by the player in Black's seat; the one in White's seat has picked a side.
    NewGameByKomiPie(GameSetup, Player),
    /// Starts a match from a position that was set up.
    Start(Box<Match>),
    /// Starts the match again with the colours swapped.
    Rematch,
    /// Changes who plays the match on the table.
    Seats(ByPlayer<Seat>),
    Match(MatchRequested),
    /// Plays a move in the position on the board.
    Try(AnyMove),
    SetUp(SetupRequested),
    CancelReview,
    /// Skips the rest of the end sequence.
    SkipCounting,
    /// Replays the end sequence.
    CountAgain,
    /// Shows the final board with its sleepers (`true`) or without them.
    SleepersBack(bool),
    EarlyEnd(EarlyEndAnswered),
    File(FileRequested),
    Picture(PictureRequested),
    Library(Job),
    /// Loads an interrupted game.
    Resume(GameId),
    /// Stops offering interrupted games.
    Dismiss,
    Learn(LessonRequested),
    Solve(PuzzleSelectionRequested),
    /// Stops offering the first lesson.
    DeclineLesson,
    Hint(HintRequested),
    Coach(CoachAnswered),
    EditPreferences(EditPreferences),
    Quit,
}

/// Request that the panels carry out themselves.
#[derive(Clone, Debug, PartialEq)]
pub enum PanelRequest {
    /// Opens the settings on a tab, and scrolls to a setting if one is named.
    OpenSettings(SettingsTab, Option<&'static str>),
    /// Opens the dialog for a new game with this board chosen.
    NewGameOn(Variant),
    /// Opens the dialog that asks who plays from a position.
    PlayFrom(Box<AnyGame>),
    /// Opens the file dialog.
    ChooseFile(FilePurpose),
    /// Saves the match, then carries out the request that would have lost it.
    SaveFirst(Box<Request>),
    /// Carries out the request although the match is lost.
    LoseMatch(Box<Request>),
    Toast(Toast),
}

/// What the file dialog is for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum FilePurpose {
    /// Load the game in a file.
    #[default]
    Open,
    /// Save the match.
    Save,
    /// Save a picture of a position, or a film of the game up to it.
    Picture(PictureOptions, PositionId),
    /// Import the games in a file into the library.
    Import,
    /// Export games of the library.
    Export(Vec<GameId>),
}

/// Tab of the dialog of the settings.
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
    /// Makes the request for a change of the preferences.
    pub(super) fn edit(edit: impl Fn(&mut Preferences) + Send + Sync + 'static) -> Self {
        Self::EditPreferences(EditPreferences::new(edit))
    }

    /// Returns `true` if the request replaces the match on the table or ends the program, so that an unsaved game
    /// would be lost.
    pub(super) const fn leaves_match(&self) -> bool {
        matches!(
            self,
            Self::NewGame(_)
                | Self::NewGameByKomiPie(..)
                | Self::Start(_)
                | Self::Rematch
                | Self::File(FileRequested::Open(_) | FileRequested::Paste(_))
                | Self::Library(Job::Open(_))
                | Self::Resume(_)
                | Self::Quit
        )
    }
}

/// What a dialog returns of a frame: whether it closes, and its requests. The default keeps it open.
#[derive(Debug, Default, PartialEq)]
pub(super) struct Outcome {
    pub(super) close: bool,
    /// Carried out in this order once the dialog is closed.
    pub(super) requests: Vec<Request>,
}

impl Outcome {
    /// The dialog closes without a request.
    pub(super) fn close() -> Self {
        Self::close_if(true)
    }

    /// The dialog closes if `close` is set.
    pub(super) fn close_if(close: bool) -> Self {
        Self { close, requests: Vec::new() }
    }

    /// The dialog stays open and sends requests.
    pub(super) fn ask(requests: impl IntoIterator<Item = Request>) -> Self {
        Self { close: false, requests: requests.into_iter().collect() }
    }

    /// The dialog closes and sends a request.
    pub(super) fn close_and_ask(request: impl Into<Request>) -> Self {
        Self { close: true, requests: vec![request.into()] }
    }
}
