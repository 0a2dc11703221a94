//! The view model of the panels, and their output.

use std::time::Duration;

use bevy_egui::egui;

use super::request::Request;
use super::theme::{self, Look};
use crate::app::game::{
    Analysis, AnalysisPage, Autoplay, DailyPuzzles, EarlyEnd, EndPhase, FloatingLabel, InfoCard,
    LessonProgress, LessonSession, Mode, OwnMistakes, PicturePreview, PlayerRatings, PositionId,
    PuzzleProgress, PuzzleSession, ReviewSession, RunSession, SetupEditor, Shelf, ShownHint, SystemInfo,
    Unfinished, UserThemes, WantedPreview,
};
use crate::app::input::{Command, CommandSituation, Keymap};
use crate::board::Point;
use crate::i18n::{Message, Words};
use crate::library::{GameId, Preferences};
use crate::play::Match;
use crate::record::Header;
use crate::rules::{BoardView, ByPlayer, Player, Variant};
use crate::study::CoachQuestion;
use crate::theme::Theme;

/// View model of the panels: everything that they show in a frame. They change nothing of it, but return requests.
#[expect(clippy::struct_excessive_bools, reason = "a model is a list of facts")]
#[derive(Clone, Debug)]
pub struct Model<'a> {
    /// Texts in the player's language.
    pub words: &'a Words,
    pub preferences: &'a Preferences,
    /// Colour scheme of the panels.
    pub look: Look,
    /// Scale of the panels, in percent.
    pub scale: u16,
    /// System that the program runs on.
    pub machine: &'a SystemInfo,
    /// Animations are off.
    pub still: bool,
    /// Match on the table.
    pub game: &'a Match,
    /// Board of the player's own match, which waits during a lesson or a puzzle.
    pub own_variant: Variant,
    /// Number of the match in this run of the program, since numbers of nodes mean nothing in another match.
    pub match_id: u32,
    /// Position of the match, as the board shows it.
    pub view: &'a BoardView,
    /// Current mode of the window.
    pub mode: Mode,
    /// Position that is being set up, if one is: then `view` shows it.
    pub editor: Option<&'a SetupEditor>,
    /// Lesson on the table, if there is one: then `game` is its match.
    pub lesson: Option<&'a LessonSession>,
    /// Progress in the lessons.
    pub lessons: &'a LessonProgress,
    /// Puzzle on the table, if there is one: then `game` is its match.
    pub puzzle: Option<&'a PuzzleSession>,
    /// Progress in the puzzles, and the puzzles that the player wants.
    pub puzzles: &'a PuzzleProgress,
    pub mistakes: &'a OwnMistakes,
    /// Today's puzzles.
    pub daily: &'a DailyPuzzles,
    /// Run of puzzles, while it or its result is on the table.
    pub run: Option<&'a RunSession>,
    /// Hint for the position.
    pub advice: &'a ShownHint,
    /// Open question of the coach.
    pub question: Option<&'a CoachQuestion>,
    /// Players and date, if the match comes from a file.
    pub header: Option<&'a Header>,
    /// Search of the computer player, while it runs.
    pub thinking: Option<Thinking>,
    /// The computer's search has failed on this turn.
    pub stuck: bool,
    /// Leaving the match would lose a game in progress, and the player wants to be asked.
    pub unsaved: bool,
    /// The clock of the match runs.
    pub clock_runs: bool,
    /// The moves are being played through.
    pub autoplay: Autoplay,
    /// Caption of the move that led to the position, during autoplay and in games of two computers.
    pub caption: Option<&'a Message>,
    /// Progress in showing the end of the match.
    pub ending: Ending,
    /// The final board is shown as it was before the sleepers were removed.
    pub sleepers_back: bool,
    /// Decided end of the game, while the player is asked whether to go on.
    pub decided: Option<EarlyEnd>,
    /// The first piece of a turn that places two has been placed.
    pub half: bool,
    /// Colours of the table.
    pub table: &'a Theme,
    /// Themes that the player wrote.
    pub themes: &'a UserThemes,
    /// Key bindings of the commands.
    pub keys: &'a Keymap,
    /// Engine that analyses positions.
    pub analysis: &'a Analysis,
    /// Review of the match.
    pub reviewing: &'a ReviewSession,
    /// Refusal to be explained at the pointer.
    pub refusal: Option<Refusal<'a>>,
    /// Preview of the picture that is about to be saved.
    pub preview: &'a PicturePreview,
    /// Games that were interrupted.
    pub offers: &'a [Unfinished],
    /// The library, where there is one.
    pub shelf: Option<&'a Shelf>,
    /// The player's ratings, as far as the library has been read.
    pub ratings: &'a PlayerRatings,
    /// Name of the match on the table in the library, if it is saved there.
    pub on_table: Option<&'a GameId>,
    /// Labels beside objects on the board.
    pub tags: &'a [FloatingLabel],
    /// Points around the board and around each hand in the window, seen from the player's seat.
    pub footprints: &'a [Vec<egui::Pos2>],
    /// Point under the pointer, unless a move has just begun or ended there.
    pub looked_at: Option<Point>,
    /// Info card beside a stack or a group.
    pub card: Option<&'a InfoCard>,
    /// X-ray is on.
    pub looking_into: bool,
}

impl Model<'_> {
    /// Returns mode and game, which decide which commands apply; see [`CommandSituation::of`].
    pub const fn situation(&self) -> CommandSituation {
        CommandSituation { mode: self.mode, game: self.view.game }
    }

    /// Returns the identifier of the position that is shown.
    pub fn here(&self) -> PositionId {
        PositionId { match_id: self.match_id, node: self.game.cursor() }
    }
}

/// The computer's search for its move, as the panels show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Side that the computer plays.
    pub player: Player,
    /// Time since the search began.
    pub elapsed: Duration,
}

impl Thinking {
    /// Returns `true` if the search has taken long enough to be shown.
    pub(super) fn is_shown(self) -> bool {
        self.elapsed.as_secs_f32() >= theme::THINKING_SHOWN
    }
}

/// How far the end of a match has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ending {
    /// The match goes on.
    #[default]
    None,
    /// The final board is shown for a moment; nothing is counted.
    Looking,
    /// Sleepers leave and points are counted.
    Counting {
        /// Current phase.
        phase: EndPhase,
        /// Points that have been counted so far.
        score: ByPlayer<u8>,
    },
    /// Everything was shown: time for the result card.
    Counted,
}

/// The reason why something on the board was refused, as the panels show it at the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Refusal<'a> {
    pub text: &'a Message,
    /// Position of the pointer, in logical pixels.
    pub at: egui::Pos2,
    /// 1 for fully there, 0 for gone.
    pub opacity: f32,
}

/// What [`show`](super::show) returns of a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelOutput {
    /// Requests to be dispatched, in order.
    pub requests: Vec<Request>,
    /// Part of the window that no bar covers, in logical pixels: the board must fit into it.
    pub free: egui::Rect,
    /// In photo mode, what a photo will show, in logical pixels.
    pub photo: Option<egui::Rect>,
    /// Picture of which a preview is wanted.
    pub preview: WantedPreview,
    /// State of the page for analysis.
    pub analysis: AnalysisPage,
    /// Command whose button has been held for long.
    pub held: Option<Command>,
    /// Time within which the panels must be drawn again, even without input.
    pub wake: Option<Duration>,
}
