//! What the player chose: one plain struct, kept in one file that people can read and write.

mod board;
mod fields;
mod file;
mod language;
mod panels;
mod picture;
mod sound;
mod theme;
mod value;

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

use crate::play::GameSetup;
use crate::rules::Variant;

pub use board::{BoardChoices, Lens, Lenses};
pub use file::{Complaint, PreferencesFile, SyntaxKind};
pub use language::Language;
pub use panels::{Page, PanelChoices, Theme};
pub use picture::{PictureChoices, Quality, ReducedMotion};
pub use sound::{BackgroundSound, SoundChoices};
pub use theme::ThemeName;
pub use value::Expected;

/// All settings of the player that outlive the program, as the preferences file has them. `docs/library.md` says what
/// each key means.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preferences {
    /// The language of window and terminal; `None` is that of the system.
    pub language: Option<Language>,
    /// What the program does by itself, and what it asks first.
    pub play: PlayChoices,
    /// What the board shows.
    pub board: BoardChoices,
    /// How it is drawn.
    pub picture: PictureChoices,
    /// What lies around it.
    pub panels: PanelChoices,
    /// What is heard.
    pub sound: SoundChoices,
    /// How the engine looks at positions.
    pub analysis: AnalysisChoices,
    /// How the program helps.
    pub learning: LearningChoices,
    /// The window on the screen.
    pub window: WindowChoices,
    /// The keys of commands that are not as usual: commands and keys by their names. Only the window knows what they
    /// mean.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The last camera view of each board. Boards that were never turned are not in it.
    pub cameras: HashMap<Variant, Orbit>,
    /// The same of each board as a diagram.
    pub pages: HashMap<Variant, Orbit>,
    /// The last new game.
    pub new_game: GameSetup,
    /// Folders and files.
    pub files: FileChoices,
}

/// What the program may do by itself during a game, and what it asks about first.
#[expect(clippy::struct_excessive_bools, reason = "each is a setting of its own")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayChoices {
    /// Whether a player who can do nothing but pass passes without being asked.
    pub auto_pass: bool,
    /// Whether giving up is asked about first.
    pub confirm_resign: bool,
    /// Whether leaving a game that is not saved is asked about first.
    pub confirm_leaving: bool,
    /// Whether running out of time loses a game with a clock. Otherwise it is merely shown.
    pub flag_loses: bool,
    /// Whether the computer plays each new game against a person at the level that suits them.
    pub adaptive_level: bool,
    /// How fast autoplay goes through the moves of a game.
    pub autoplay_pace: AutoplayPace,
    /// Whether autoplay begins again at the end.
    pub autoplay_loops: bool,
}

impl Default for PlayChoices {
    fn default() -> Self {
        Self {
            auto_pass: false,
            confirm_resign: true,
            confirm_leaving: true,
            flag_loses: true,
            adaptive_level: false,
            autoplay_pace: AutoplayPace::default(),
            autoplay_loops: false,
        }
    }
}

/// How fast autoplay goes through the moves of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AutoplayPace {
    /// Time to think about each move.
    Slow,
    /// Time to look at each move.
    #[default]
    Medium,
    /// One move right after the other.
    Fast,
    /// As in the game, if it had a clock.
    RealTime,
}

impl AutoplayPace {
    /// Every pace, the slowest of the fixed ones first.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Medium, Self::Fast, Self::RealTime];

    /// The word for this pace in the preferences file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Medium => "medium",
            Self::Fast => "fast",
            Self::RealTime => "real-time",
        }
    }
}

/// The player's choices for the analysis: how many lines it shows, and what the engine may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisChoices {
    /// The best moves that it tells, 1 to 5.
    pub lines: u16,
    /// Threads that search, 1 to 64.
    pub threads: u16,
    /// Its memory in MiB, 1 to 4,096.
    pub memory: u16,
    /// Whether the best moves are arrows on the board.
    pub arrows: bool,
}

impl AnalysisChoices {
    /// The most lines that can be chosen.
    pub const MAX_LINES: u16 = 5;
    /// The most threads that can be chosen.
    pub const MAX_THREADS: u16 = 64;
    /// The most memory that can be chosen, in MiB.
    pub const MAX_MEMORY: u16 = 4_096;
}

impl Default for AnalysisChoices {
    fn default() -> Self {
        Self { lines: 3, threads: 1, memory: 64, arrows: true }
    }
}

/// The player's choices for help during a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearningChoices {
    /// Whether the coach asks before a move of a game against the computer that costs much.
    pub coach: bool,
}

/// The size and state of the window, as it is opened again at the next start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowChoices {
    /// Width and height of its inside in logical pixels, before it was maximised.
    pub size: Option<(u32, u32)>,
    /// Its upper left corner on the desktop in physical pixels. It may lie on a screen that is gone.
    pub place: Option<(i32, i32)>,
    /// Whether it is as large as the screen allows.
    pub maximised: bool,
    /// Whether it fills the whole screen, with nothing around it.
    pub full_screen: bool,
}

/// Where the camera looks at a table or a diagram from, relative to the view that shows all of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Around the upright axis in radians; 0 is the player's own seat.
    pub yaw: f32,
    /// Over the table's plane in radians. A diagram is always seen from above.
    pub elevation: f32,
    /// The share of the distance from which everything is seen.
    pub zoom: f32,
    /// Off the middle of the board, along x and z.
    pub pan: [f32; 2],
}

/// The folder and files that the player used last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileChoices {
    /// Where a file was opened or saved last.
    pub folder: Option<PathBuf>,
    /// The files that were opened or saved last, the last one first.
    pub recent: Vec<PathBuf>,
}

impl FileChoices {
    /// How many recent files are remembered.
    pub const RECENT: usize = 12;

    /// Remembers a file that was opened or saved as the latest, and its folder.
    pub fn remember(&mut self, file: &Path) {
        self.recent.retain(|known| known != file);
        self.recent.insert(0, file.to_owned());
        self.recent.truncate(Self::RECENT);
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            self.folder = Some(folder.to_owned());
        }
    }
}
