//! Commands of the player, in one table with their names, keys and contexts. Buttons, menus, help and the tables of
//! keys in README and docs are made from it.
//!
//! A command needs its case in the family of its handler, its row in the table, its texts in `i18n::commands`, and its
//! effect in that handler.

mod chord;
mod keymap;
mod table;
mod toggle;

use bevy::prelude::*;

pub use chord::{ChordKey, KeyChord};
pub use keymap::{KeyChanges, Keymap, KeymapError};
pub use table::COMMANDS;
pub use toggle::ToggleCommand;

use crate::app::game::{CurrentMatch, Mode, Navigation};
use crate::i18n::Message;
use crate::library::preferences::Page;
use crate::record::has_board;
use crate::rules::GameKind;

/// What the player can ask for by a key, a button, a menu or the palette. Each family has one handler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Handled by `input/keys.rs`.
    Match(MatchCommand),
    /// Handled by `input/keys.rs`; the panels then show the page with the answer.
    Study(StudyCommand),
    /// Handled by `input/keys.rs`.
    Toggle(ToggleCommand),
    /// Handled by `stage/camera/commands.rs`.
    Camera(CameraCommand),
    /// Handled by `desk/panels/requests.rs`.
    Panel(PanelCommand),
}

/// Command for the match, lesson or puzzle on the table, such as to undo or to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchCommand {
    /// Takes back a turn.
    Undo,
    /// Plays again the moves taken back.
    Redo,
    /// Passes, or spends a komi point.
    Pass,
    /// Makes the computer move now, or resumes a paused game.
    MoveNow,
    /// Swaps sides by the pie rule.
    SwapSides,
    /// Clears the selection, or skips the end sequence.
    Cancel,
    /// Shows another position.
    Navigate(Navigation),
    /// Opens the position editor.
    SetUp,
    /// Switches the X-ray view on or off.
    XRay,
    /// Navigates in a lesson.
    Lesson(LessonStep),
    /// Navigates in puzzles.
    Puzzle(PuzzleStep),
    /// Plays through the moves of the game by itself, or stops that.
    Autoplay,
    /// Stops the clock of the game, or lets it run on.
    PauseClock,
    /// Gives the opponent more time.
    GiveTime,
}

/// Command that asks an engine for a hint, an analysis or a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyCommand {
    /// Shows one more step of a hint.
    Hint,
    /// Switches the analysis engine on or off.
    Engine,
    /// Reviews the game.
    Review,
    /// Goes to the next mistake in the game.
    NextMistake,
    /// Goes to the previous mistake in the game.
    PreviousMistake,
    /// Goes back to find a better move than the mistake that is shown.
    TryAgain,
}

/// Command that moves the camera around the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraCommand {
    /// Moves the camera to a preset.
    View(CameraView),
    /// Turns the table to the next side of the board: by a sixth, or by a quarter on boards of squares.
    Turn(Direction),
    /// Raises (`More`) or lowers the camera.
    Tilt(Direction),
    /// Moves the camera nearer (`More`) or farther.
    Zoom(Direction),
}

/// Command that opens a page, a dialog or a menu of the panels, or changes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelCommand {
    /// Opens the dialog for a new game.
    NewGame,
    /// Opens the dialog to open a record.
    Open,
    /// Opens the dialog to save the record.
    Save,
    /// Opens the dialog to save a picture.
    Picture,
    /// Opens the library.
    Library,
    /// Copies something to the clipboard.
    Copy(CopyFormat),
    /// Resigns the game.
    Resign,
    /// Starts a rematch with the colours swapped.
    Rematch,
    /// Shows again how the points were counted.
    CountAgain,
    /// Shows the final board with the sleepers, or without them again.
    SleepersBack,
    /// Opens the dialog for the players.
    Players,
    /// Shows the page where puzzles are chosen.
    Puzzles,
    /// Shows a page beside the board.
    Page(Page),
    /// Opens or closes a menu.
    Menu(MenuId),
    /// Opens the command palette.
    Palette,
    /// Opens the settings.
    Settings,
    /// Changes the size of everything in the panels.
    TextSize(TextSizeChange),
    /// Shows the rules, mouse and keys.
    Help,
    /// Switches the photo mode on or off.
    PhotoMode,
    /// Shows facts about the program and the computer.
    About,
    /// Closes the window.
    Quit,
}

/// Makes each family a [`Command`].
macro_rules! families {
    ($($family:ident: $command:ident),*) => {$(
        impl From<$command> for Command {
            fn from(command: $command) -> Self {
                Self::$family(command)
            }
        }
    )*};
}

families!(
    Match: MatchCommand,
    Study: StudyCommand,
    Toggle: ToggleCommand,
    Camera: CameraCommand,
    Panel: PanelCommand
);

/// What the player can do in a lesson besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStep {
    /// The present step from its beginning.
    Again,
    /// The next step, after the last one the next lesson.
    Next,
    /// Back to the game.
    Leave,
}

/// What the player can do in a puzzle besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleStep {
    /// Without the wrong move, or from the beginning once it is over.
    Again,
    /// To the solution.
    Solution,
    /// To the next puzzle.
    Next,
    /// Back to the game.
    Leave,
}

/// What a command copies to the clipboard, and in which format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyFormat {
    /// The whole game, as a file would have it.
    Game,
    /// The position on the board.
    Position,
    /// The game as the site Abstract Play writes it.
    AbstractPlay,
}

/// One of the two menus at the foot of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MenuId {
    /// Games, files and help.
    Game,
    /// Settings of the board and the camera.
    View,
}

/// How a command changes the size of text and everything else in the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextSizeChange {
    /// The next larger one.
    Larger,
    /// The next smaller one.
    Smaller,
    /// Size that suits the window.
    Normal,
}

/// Side from which a command lets the camera look at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CameraView {
    /// The player's own seat.
    Mine,
    /// Straight above the board.
    Above,
    /// The right side of the table.
    Side,
    /// The opponent's seat.
    Opponent,
}

/// Which way a command turns, tilts or zooms the camera.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Left, lower, farther.
    Less,
    /// Right, higher, nearer.
    More,
}

/// When a command is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandContext {
    /// At the table, whether a game is played or a position is set up.
    Anywhere,
    /// While a game, a lesson or a puzzle is on the table.
    Game,
    /// While a game or a lesson is on the table. Of a puzzle the engine would give the solution away.
    Study,
    /// While a game is on the table, and neither a lesson nor a puzzle.
    Match,
    /// While a lesson is on the table.
    Lesson,
    /// While a puzzle is on the table.
    Puzzle,
    /// While a match, a lesson or a puzzle of a game with this feature is on the table.
    Only(GameFeature),
    /// While a match of a game with this feature is on the table, and neither a lesson nor a puzzle.
    MatchOf(GameFeature),
}

/// What a game must have for a command to make sense in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameFeature {
    /// Stacks that move, and can be pinned or asleep.
    Stacks,
    /// Groups with breaths and territory.
    Groups,
    /// Boards on the site Abstract Play.
    AbstractPlay,
}

impl GameFeature {
    /// Returns `true` if a game has the feature.
    pub fn is_in(self, game: GameKind) -> bool {
        match self {
            Self::Stacks => game.moves_stacks(),
            Self::Groups => game.info().has_groups,
            Self::AbstractPlay => game.info().variants.iter().any(|&variant| has_board(variant)),
        }
    }

    /// Returns the games that have the feature.
    pub fn games(self) -> impl Iterator<Item = GameKind> {
        GameKind::ALL.into_iter().filter(move |&game| self.is_in(game))
    }
}

/// What is on the table, by which it is decided whether a command is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandSituation {
    pub mode: Mode,
    pub game: GameKind,
}

impl CommandSituation {
    /// Reads mode and game from the table.
    pub fn of(current: &CurrentMatch) -> Self {
        Self { mode: current.mode(), game: current.view().game }
    }
}

impl CommandContext {
    /// Returns `true` if a command is available at this table.
    pub fn applies(self, table: CommandSituation) -> bool {
        match self {
            Self::Anywhere => true,
            Self::Game => table.mode != Mode::SetUp,
            Self::Study => matches!(table.mode, Mode::Match | Mode::Lesson),
            Self::Match => table.mode == Mode::Match,
            Self::Lesson => table.mode == Mode::Lesson,
            Self::Puzzle => table.mode == Mode::Puzzle,
            Self::Only(feature) => Self::Game.applies(table) && feature.is_in(table.game),
            Self::MatchOf(feature) => Self::Match.applies(table) && feature.is_in(table.game),
        }
    }

    /// Returns `true` if two commands can be available at the same time.
    fn overlaps(self, other: Self) -> bool {
        match (self, other) {
            (Self::Only(one) | Self::MatchOf(one), Self::Only(other) | Self::MatchOf(other)) => {
                one.games().any(|game| other.is_in(game))
            }
            (Self::Lesson | Self::Puzzle, Self::Lesson | Self::Puzzle) => self == other,
            (Self::Match | Self::MatchOf(_), Self::Lesson | Self::Puzzle)
            | (Self::Lesson | Self::Puzzle, Self::Match | Self::MatchOf(_))
            | (Self::Study, Self::Puzzle)
            | (Self::Puzzle, Self::Study) => false,
            _ => true,
        }
    }
}

/// Everything about a command but its handler: name, texts, default keys, and when it is available.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub command: Command,
    /// Name in the file of preferences, in `--probe`, and in tests. It never changes.
    pub name: &'static str,
    /// Label for buttons and menus.
    pub label: fn() -> Message,
    /// Tooltip, a sentence without a full stop.
    pub tip: fn() -> Message,
    /// Default keys.
    pub keys: &'static [KeyChord],
    /// Situations in which it is available.
    pub context: CommandContext,
}

impl Command {
    /// Returns name, texts, keys and context of the command.
    ///
    /// # Panics
    ///
    /// Never: a test finds a command without one.
    pub fn info(self) -> &'static CommandInfo {
        COMMANDS.iter().find(|row| row.command == self).expect("every command has a row")
    }

    /// Returns `true` if the command also works while a dialog is open or the player is typing.
    pub const fn works_in_dialogs(self) -> bool {
        matches!(self, Self::Panel(PanelCommand::TextSize(_) | PanelCommand::Quit))
    }

    /// Returns `true` if the key of the command works in photo mode: it moves the camera, steps through the game or
    /// concerns the window. Those that open something end the photo mode.
    pub const fn works_in_photo_mode(self) -> bool {
        matches!(
            self,
            Self::Camera(_)
                | Self::Panel(_)
                | Self::Match(MatchCommand::Cancel | MatchCommand::Navigate(_))
                | Self::Toggle(ToggleCommand::FullScreen | ToggleCommand::Sound)
        )
    }

    /// Returns `true` if the command repeats while its key is held.
    pub const fn repeats(self) -> bool {
        matches!(
            self,
            Self::Match(MatchCommand::Navigate(_))
                | Self::Camera(CameraCommand::Tilt(_) | CameraCommand::Zoom(_))
        )
    }

    /// Returns `true` if the command goes on while its button is held, instead of doing one step.
    pub const fn is_continuous(self) -> bool {
        matches!(self, Self::Camera(CameraCommand::Turn(_) | CameraCommand::Tilt(_) | CameraCommand::Zoom(_)))
    }

    /// Finds a command by its name in the preferences.
    pub fn from_name(name: &str) -> Option<Self> {
        COMMANDS.iter().find(|row| row.name == name).map(|row| row.command)
    }
}

/// A command was requested, by a key, a button or a menu. Its handler checks whether it is available.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandRequested(pub Command);

impl CommandRequested {
    /// Returns the command, if it is available at this table.
    pub(super) fn available(self, table: CommandSituation) -> Option<Command> {
        self.0.info().context.applies(table).then_some(self.0)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::app::game::Lens;
    use crate::i18n::{Language, Words};

    #[test]
    fn every_command_has_one_row_and_one_name() {
        for (index, row) in COMMANDS.iter().enumerate() {
            let earlier = &COMMANDS[..index];
            assert!(earlier.iter().all(|other| other.command != row.command), "{} twice", row.name);
            assert!(earlier.iter().all(|other| other.name != row.name), "{} names two", row.name);
            assert_eq!(Command::from_name(row.name), Some(row.command));
        }
        for lens in Lens::ALL {
            let command = Command::Toggle(ToggleCommand::Lens(lens));
            assert_eq!(command.info().command, command, "{lens:?} cannot be switched");
        }
    }

    #[test]
    fn games_that_differ_may_share_a_key() {
        let abande = CommandContext::Only(GameFeature::Stacks);
        let anda = CommandContext::Only(GameFeature::Groups);
        assert!(!abande.overlaps(anda) && abande.overlaps(abande));
        assert!(abande.overlaps(CommandContext::Game) && CommandContext::Anywhere.overlaps(anda));
        let in_match = CommandContext::MatchOf(GameFeature::AbstractPlay);
        assert!(
            in_match.overlaps(abande)
                && !in_match.overlaps(anda)
                && !in_match.overlaps(CommandContext::Lesson)
        );
        assert!(
            CommandContext::Study.overlaps(CommandContext::Lesson)
                && !CommandContext::Study.overlaps(CommandContext::Puzzle)
        );
    }

    #[test]
    fn a_command_means_something_only_where_its_context_holds() {
        let game = CommandSituation { mode: Mode::Match, game: GameKind::Abande };
        let lesson = CommandSituation { mode: Mode::Lesson, ..game };
        let puzzle = CommandSituation { mode: Mode::Puzzle, ..game };
        let setup = CommandSituation { mode: Mode::SetUp, ..game };
        let anda = CommandSituation { game: GameKind::Anda, ..game };
        for (context, wanted) in [
            (CommandContext::Anywhere, [true; 5]),
            (CommandContext::Game, [true, true, true, false, true]),
            (CommandContext::Study, [true, true, false, false, true]),
            (CommandContext::Match, [true, false, false, false, true]),
            (CommandContext::Lesson, [false, true, false, false, false]),
            (CommandContext::Puzzle, [false, false, true, false, false]),
            (CommandContext::Only(GameFeature::Stacks), [true, true, true, false, false]),
            (CommandContext::MatchOf(GameFeature::AbstractPlay), [true, false, false, false, false]),
        ] {
            assert_eq!(
                [game, lesson, puzzle, setup, anda].map(|table| context.applies(table)),
                wanted,
                "{context:?}"
            );
        }
        let in_match = [PanelCommand::Save, PanelCommand::Copy(CopyFormat::Game)].map(Command::Panel);
        for command in in_match.into_iter().chain([Command::Match(MatchCommand::SetUp)]) {
            assert_eq!(command.info().context, CommandContext::Match, "{command:?}");
        }
    }

    #[test]
    fn tips_say_more_than_labels_and_each_something_else() {
        for language in Language::ALL {
            let words = Words::new(language);
            let mut said = BTreeSet::new();
            for row in COMMANDS {
                let [label, tip] = [row.label, row.tip].map(|message| words.say(message()));
                assert!(!label.eq_ignore_ascii_case(&tip), "{}: {tip}", row.name);
                assert!(said.insert(tip.to_lowercase()), "{} in {language:?}: {tip}", row.name);
            }
        }
    }
}
