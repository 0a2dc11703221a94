//! What the panels show.

use std::time::Duration;

use bevy_egui::egui;

use super::request::Request;
use super::theme::Look;
use crate::app::game::{
    Analysis, AnalysisPage, EarlyEnd, EndPhase, FloatingLabel, InfoCard, LessonProgress, LessonSession, Mode,
    PositionId, PuzzleProgress, PuzzleSession, ReviewSession, SetupEditor, Shelf, ShownHint, SystemInfo,
    Unfinished, UserThemes,
};
use crate::app::input::{Command, CommandSituation, Keymap};
use crate::board::Point;
use crate::i18n::{Message, Words};
use crate::library::Preferences;
use crate::play::Match;
use crate::record::Header;
use crate::rules::{BoardView, ByPlayer, Player};
use crate::study::CoachQuestion;
use crate::theme::Theme;

/// All that the panels show.
#[expect(clippy::struct_excessive_bools, reason = "a model is a list of facts")]
#[derive(Clone, Debug)]
pub struct Model<'a> {
    /// What everything is said in.
    pub words: &'a Words,
    /// The player's preferences.
    pub preferences: &'a Preferences,
    /// How the panels look.
    pub look: Look,
    /// The size of everything in them, in percent.
    pub scale: u16,
    /// What the program runs on.
    pub machine: &'a SystemInfo,
    /// Whether nothing shall move.
    pub still: bool,
    /// The match on the table.
    pub game: &'a Match,
    /// Which match of this run of the program it is: numbers of nodes mean nothing in another one.
    pub match_id: u32,
    /// Its position, as the board shows it.
    pub view: &'a BoardView,
    /// What the window is used for at the moment.
    pub mode: Mode,
    /// The position that is being set up, if one is: then `view` shows it.
    pub editor: Option<&'a SetupEditor>,
    /// The lesson on the table, if there is one: then `game` is its match.
    pub lesson: Option<&'a LessonSession>,
    /// Which lessons are done.
    pub lessons: &'a LessonProgress,
    /// The puzzle on the table, if there is one: then `game` is its match.
    pub puzzle: Option<&'a PuzzleSession>,
    /// What was done with the puzzles, and which are wanted.
    pub puzzles: &'a PuzzleProgress,
    /// What the engine advises.
    pub advice: &'a ShownHint,
    /// What the coach asks.
    pub question: Option<&'a CoachQuestion>,
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
    /// Whether the first piece of a turn that places two stands.
    pub half: bool,
    /// The colours of the table.
    pub table: &'a Theme,
    /// The themes that the player wrote.
    pub themes: &'a UserThemes,
    /// Which keys ask for what.
    pub keys: &'a Keymap,
    /// The engine that studies.
    pub analysis: &'a Analysis,
    /// The review of the match.
    pub reviewing: &'a ReviewSession,
    /// Why something was refused, to be said at the pointer.
    pub refusal: Option<Refusal<'a>>,
    /// Games that were interrupted.
    pub offers: &'a [Unfinished],
    /// The library, where there is one.
    pub shelf: Option<&'a Shelf>,
    /// Words beside things on the board.
    pub tags: &'a [FloatingLabel],
    /// Where board and hands lie in the window, seen from the player's seat: points around each of them.
    pub footprints: &'a [Vec<egui::Pos2>],
    /// The point that the pointer came to look at.
    pub looked_at: Option<Point>,
    /// What is said beside the stack or the group that is looked at.
    pub card: Option<&'a InfoCard>,
    /// Whether the player looks into a stack.
    pub looking_into: bool,
}

impl Model<'_> {
    /// What is on the table, as [`CommandSituation::of`] says it of the match.
    pub const fn situation(&self) -> CommandSituation {
        CommandSituation { mode: self.mode, game: self.view.game }
    }

    /// The position that is shown.
    pub fn here(&self) -> PositionId {
        PositionId { match_id: self.match_id, node: self.game.cursor() }
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

/// What [`show`](super::show) returns.
#[derive(Clone, Debug, PartialEq)]
pub struct PanelOutput {
    /// What the window is to dispatch, in order.
    pub requests: Vec<Request>,
    /// The part of the window that no bar covers, in logical pixels: the board must fit into it.
    pub free: egui::Rect,
    /// What the page for analysis shows.
    pub analysis: AnalysisPage,
    /// The command whose button is held, once it has been for long.
    pub held: Option<Command>,
    /// The panels want to be shown again within this time, even if nothing happens.
    pub wake: Option<Duration>,
}
