//! What the player chose: one plain struct, kept in one file that people can read and write.

mod fields;
mod file;
mod language;
mod theme;
mod value;

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::path::{Path, PathBuf};

use crate::play::{Level, Seat};
use crate::rules::Variant;

pub use file::{Complaint, PreferencesFile, SyntaxKind};
pub use language::Language;
pub use theme::ThemeName;
pub use value::Expected;

/// Every choice that outlives the program. `docs/library.md` says what each key of the file means.
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
    /// The last camera view of each board. Boards that nobody turned are not in it.
    pub cameras: HashMap<Variant, Orbit>,
    /// The last new game.
    pub new_game: NewGame,
    /// Folders and files.
    pub files: FileChoices,
}

/// What the program does by itself, and what it asks first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayChoices {
    /// Whether a player who can do nothing but pass passes without being asked.
    pub auto_pass: bool,
    /// Whether giving up is asked about first.
    pub confirm_resign: bool,
    /// Whether leaving a game that is not saved is asked about first.
    pub confirm_leaving: bool,
}

impl Default for PlayChoices {
    fn default() -> Self {
        Self { auto_pass: false, confirm_resign: true, confirm_leaving: true }
    }
}

/// What the board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoices {
    /// Whether it is a diagram, as in a book, and not a board on a table.
    pub diagram: bool,
    /// Letters and numbers on its rim.
    pub letters: bool,
    /// Tips for the first turns of a game.
    pub tips: bool,
    /// The colours of the table.
    pub theme: ThemeName,
    /// What is pointed out on it.
    pub lenses: Lenses,
}

impl Default for BoardChoices {
    fn default() -> Self {
        Self {
            diagram: false,
            letters: true,
            tips: true,
            theme: ThemeName::default(),
            lenses: Lenses::default(),
        }
    }
}

/// Something that can be pointed out on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lens {
    /// Where the player to move may put a piece, or where not.
    Targets,
    /// Which stacks are asleep.
    Sleepers,
    /// Which stacks hold the band together.
    Pinned,
    /// The breaths of the group under the pointer, and who touches them.
    Breaths,
    /// What a stone under the pointer would take off the board.
    Removals,
    /// Which regions belong to whom.
    Territory,
    /// The groups that are one move from being smothered.
    Danger,
}

impl Lens {
    /// Every lens, in the order of menus.
    pub const ALL: [Self; 7] = [
        Self::Targets,
        Self::Sleepers,
        Self::Pinned,
        Self::Breaths,
        Self::Removals,
        Self::Territory,
        Self::Danger,
    ];

    /// The word that the file uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Targets => "targets",
            Self::Sleepers => "sleepers",
            Self::Pinned => "pinned",
            Self::Breaths => "breaths",
            Self::Removals => "removals",
            Self::Territory => "territory",
            Self::Danger => "danger",
        }
    }
}

/// Which lenses are on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lenses([bool; Lens::ALL.len()]);

impl Lenses {
    /// None is on.
    pub const NONE: Self = Self([false; Lens::ALL.len()]);

    /// Whether one is on.
    pub fn has(self, lens: Lens) -> bool {
        self.0.get(lens as usize).copied().unwrap_or_default()
    }

    /// One more.
    #[must_use]
    pub fn with(mut self, lens: Lens) -> Self {
        self.set(lens, true);
        self
    }

    /// Switches one on or off.
    pub fn set(&mut self, lens: Lens, on: bool) {
        if let Some(place) = self.0.get_mut(lens as usize) {
            *place = on;
        }
    }
}

impl Default for Lenses {
    fn default() -> Self {
        let mut lenses = Self::NONE;
        for lens in [Lens::Targets, Lens::Sleepers, Lens::Breaths, Lens::Removals, Lens::Territory] {
            lenses.set(lens, true);
        }
        lenses
    }
}

/// How the board is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureChoices {
    /// How much work a picture may be.
    pub quality: Quality,
    /// How fast things move: 1 is normal, 2 is twice as fast, and 0 means at once.
    pub animation_speed: f32,
    /// Whether things are in their new places at once, whatever the speed.
    pub reduced_motion: ReducedMotion,
}

impl Default for PictureChoices {
    fn default() -> Self {
        Self { quality: Quality::Auto, animation_speed: 1.0, reduced_motion: ReducedMotion::System }
    }
}

/// How much work a picture may be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quality {
    /// As much as suits the graphics adapter.
    #[default]
    Auto,
    /// Little.
    Low,
    /// More.
    Medium,
    /// Everything.
    High,
}

impl Quality {
    /// Every quality.
    pub const ALL: [Self; 4] = [Self::Auto, Self::Low, Self::Medium, Self::High];

    /// The word that the file uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Low => "low",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }
}

impl fmt::Display for Quality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Whether movement is left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ReducedMotion {
    /// If the system asks for it.
    #[default]
    System,
    /// Always.
    On,
    /// Never.
    Off,
}

impl ReducedMotion {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::System, Self::On, Self::Off];

    /// The word that the file uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

/// What lies around the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PanelChoices {
    /// The page beside the board.
    pub page: Page,
    /// Their colours.
    pub theme: Theme,
    /// The size of everything in them, in percent; `None` is what suits the window.
    pub scale: Option<u16>,
}

impl PanelChoices {
    /// The sizes that can be chosen, in percent. The file may name any between the first and the last.
    pub const SCALES: [u16; 9] = [75, 90, 100, 110, 125, 150, 175, 200, 250];
}

/// The colours of the panels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the theme of the table; with the usual one, light or dark as the system is.
    #[default]
    System,
    /// Light letters on dark wood.
    Dark,
    /// Dark letters on stone.
    Light,
    /// Black, white and one yellow.
    HighContrast,
}

impl Theme {
    /// Every choice.
    pub const ALL: [Self; 4] = [Self::System, Self::Dark, Self::Light, Self::HighContrast];

    /// The word that the file uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
        }
    }
}

/// A page of the panel beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Page {
    /// Whose turn it is, the score, the result.
    #[default]
    Play,
    /// The tree of moves.
    Moves,
    /// What the engine thinks, and the review of a game.
    Analyse,
    /// Lessons.
    Learn,
}

impl Page {
    /// Every page, from left to right.
    pub const ALL: [Self; 4] = [Self::Play, Self::Moves, Self::Analyse, Self::Learn];

    /// The word that the file uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Moves => "moves",
            Self::Analyse => "analyse",
            Self::Learn => "learn",
        }
    }
}

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SoundChoices {
    /// Whether anything is.
    pub on: bool,
    /// The volume of pieces on the table, in percent.
    pub pieces: u16,
    /// The volume of signals: turns, refusals, results; in percent.
    pub signals: u16,
    /// How loud all of it is while another window is in front.
    pub background: BackgroundSound,
}

impl SoundChoices {
    /// The most percent.
    pub const LOUDEST: u16 = 100;
}

impl Default for SoundChoices {
    fn default() -> Self {
        Self { on: true, pieces: 80, signals: 70, background: BackgroundSound::Quieter }
    }
}

/// How loud the sound is while another window is in front.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BackgroundSound {
    /// Less than otherwise.
    #[default]
    Quieter,
    /// Not at all.
    Silent,
    /// As it is otherwise.
    AsLoud,
}

impl BackgroundSound {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Quieter, Self::Silent, Self::AsLoud];

    /// The word that the file uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quieter => "quieter",
            Self::Silent => "silent",
            Self::AsLoud => "as-loud",
        }
    }
}

/// How the engine looks at the position on the board.
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
    /// The most lines.
    pub const LINES: u16 = 5;
    /// The most threads.
    pub const THREADS: u16 = 64;
    /// The most memory.
    pub const MEMORY: u16 = 4_096;
}

impl Default for AnalysisChoices {
    fn default() -> Self {
        Self { lines: 3, threads: 1, memory: 64, arrows: true }
    }
}

/// How the program helps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LearningChoices {
    /// Whether the coach asks before a move of a game against the computer that costs much.
    pub coach: bool,
}

/// The window on the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WindowChoices {
    /// Width and height of its inside in logical pixels, before it was maximised.
    pub size: Option<(u32, u32)>,
    /// Its upper left corner on the desktop in physical pixels. It may lie on a screen that is gone.
    pub place: Option<(i32, i32)>,
    /// Whether it fills the screen.
    pub maximised: bool,
}

/// Where a table is looked at from, relative to the view that shows all of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Orbit {
    /// Around the upright axis in radians; 0 is Black's seat.
    pub yaw: f32,
    /// Over the table's plane in radians.
    pub elevation: f32,
    /// The share of the distance from which everything is seen.
    pub zoom: f32,
    /// Off the middle of the board, along x and z.
    pub pan: [f32; 2],
}

/// What the dialog for a new game was filled in with last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The game and its board.
    pub variant: Variant,
    /// Who plays Black.
    pub black: Seat,
    /// Who plays White.
    pub white: Seat,
    /// White's komi points, in Anda.
    pub komi: u16,
    /// Whether one player names the komi and the other one chooses a side.
    pub pie: bool,
}

impl Default for NewGame {
    fn default() -> Self {
        Self {
            variant: Variant::default(),
            black: Seat::Human,
            white: Seat::Computer(Level::default()),
            komi: 0,
            pie: false,
        }
    }
}

/// Folders and files.
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

    /// Remembers a file that was opened or saved, and its folder.
    pub fn remember(&mut self, file: &Path) {
        self.recent.retain(|known| known != file);
        self.recent.insert(0, file.to_owned());
        self.recent.truncate(Self::RECENT);
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            self.folder = Some(folder.to_owned());
        }
    }
}
