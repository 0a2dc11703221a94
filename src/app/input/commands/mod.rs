//! Everything that a player can do apart from moving on the board, in one table: what it is called, which keys it
//! has, and where it means something. Buttons, menus, help and the tables of keys in README and docs are made from it.
//!
//! A command needs its row here, its texts in `i18n::commands`, and a system that reads [`CommandRequested`] and
//! carries it out.

mod chord;
mod keymap;
mod table;

use bevy::prelude::*;

pub use chord::{Chord, Stroke};
pub use keymap::{Changes, Keymap, KeymapError};
pub use table::COMMANDS;

use crate::app::game::{CurrentMatch, Lens, Step};
use crate::i18n::Message;
use crate::library::preferences::Page;
use crate::rules::Goal;

/// Something that a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take back.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Pass, or spend a komi point.
    Pass,
    /// Let the computer move now, or go on.
    MoveNow,
    /// Let go of what is chosen, or skip what is being shown.
    Cancel,
    /// Look at another position.
    Step(Step),
    /// Ask for a new game.
    NewGame,
    /// Ask for a record to open.
    Open,
    /// Ask where to save the record.
    Save,
    /// Ask what picture of the game to save.
    Picture,
    /// Open the library.
    Library,
    /// Put something into the clipboard.
    Copy(Copied),
    /// Set up a position.
    SetUp,
    /// Give up.
    Resign,
    /// The same game again with the colours swapped.
    Rematch,
    /// Show again how the points were counted.
    CountAgain,
    /// Show the final board as it was before the sleepers were removed, or after that again.
    SleepersBack,
    /// Ask who plays.
    Players,
    /// Hear a little more of what would be a good move.
    Hint,
    /// Switch the coach on or off.
    Coach,
    /// Go through a lesson.
    Lesson(LessonStep),
    /// Show the page where puzzles are chosen.
    Puzzles,
    /// Go through puzzles.
    Puzzle(PuzzleStep),
    /// Turn to a page beside the board.
    Page(Page),
    /// Switch the engine that studies.
    Engine,
    /// Have the game reviewed.
    Review,
    /// Go to the next mistake of the game.
    NextMistake,
    /// Go to the mistake before.
    PreviousMistake,
    /// Look for something better than the mistake that is shown.
    TryAgain,
    /// Open or close a menu.
    Menu(Menu),
    /// Search all commands.
    Palette,
    /// Open the settings.
    Settings,
    /// Fill the screen with the window, or not.
    FullScreen,
    /// Switch all sounds.
    Sound,
    /// Make everything in the panels larger or smaller.
    TextSize(TextSize),
    /// Show the rules, mouse and keys.
    Help,
    /// Show what the program and the machine are.
    About,
    /// Close the window.
    Quit,
    /// Show the board as a diagram, or on the table again.
    Diagram,
    /// Show or hide the letters and numbers on the rim of the board.
    Coordinates,
    /// Show or hide the buttons that move the camera.
    CameraPad,
    /// Switch a lens.
    Lens(Lens),
    /// Look into a stack and through all others.
    XRay,
    /// Look from a seat.
    View(View),
    /// Turn the table to the next side of the board: by a sixth, or on boards of squares by a quarter.
    Turn(Way),
    /// Look from higher (`More`) or lower.
    Tilt(Way),
    /// Go nearer (`More`) or farther.
    Zoom(Way),
}

/// A way to go on in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonStep {
    /// The present step from its beginning.
    Again,
    /// The next step, after the last one the next lesson.
    Next,
    /// Back to the game.
    Leave,
}

/// A way to go on in a puzzle.
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

/// What can be copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The whole game, as a file would have it.
    Game,
    /// The position on the board.
    Position,
    /// The game as the site Abstract Play writes it.
    AbstractPlay,
}

/// A menu at the foot of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Menu {
    /// Games, files and help.
    Game,
    /// What the board shows, and from where.
    View,
}

/// Another size of everything in the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextSize {
    /// The next larger one.
    Larger,
    /// The next smaller one.
    Smaller,
    /// What suits the window.
    Normal,
}

/// A place to look from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum View {
    /// The player's own seat.
    Mine,
    /// Straight above the board.
    Above,
    /// The right side of the table.
    Side,
    /// The opponent's seat.
    Opponent,
}

/// One way or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// Left, lower, farther.
    Less,
    /// Right, higher, nearer.
    More,
}

/// Where a command means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
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
    /// While a game, a lesson or a puzzle that goes for this is on the table.
    Only(Goal),
    /// While a game that goes for this is on the table, and neither a lesson nor a puzzle.
    MatchOf(Goal),
}

/// What is on the table, as far as it decides what a command means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Situation {
    /// A position is set up.
    pub setting_up: bool,
    /// A lesson is on the table.
    pub learning: bool,
    /// A puzzle is on the table.
    pub solving: bool,
    /// What the game is about.
    pub goal: Goal,
}

impl Situation {
    /// What is on the table now.
    pub fn of(current: &CurrentMatch) -> Self {
        Self {
            setting_up: current.editor().is_some(),
            learning: current.lesson().is_some(),
            solving: current.puzzle().is_some(),
            goal: current.view().goal,
        }
    }
}

impl Context {
    /// Whether a command means something now.
    pub fn holds(self, table: Situation) -> bool {
        match self {
            Self::Anywhere => true,
            Self::Game => !table.setting_up,
            Self::Study => !table.setting_up && !table.solving,
            Self::Match => !table.setting_up && !table.learning && !table.solving,
            Self::Lesson => table.learning,
            Self::Puzzle => table.solving,
            Self::Only(goal) => Self::Game.holds(table) && table.goal == goal,
            Self::MatchOf(goal) => Self::Match.holds(table) && table.goal == goal,
        }
    }

    /// Whether two commands can be meant at the same moment.
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Only(one) | Self::MatchOf(one), Self::Only(other) | Self::MatchOf(other)) => one == other,
            (Self::Lesson | Self::Puzzle, Self::Lesson | Self::Puzzle) => self == other,
            (Self::Match | Self::MatchOf(_), Self::Lesson | Self::Puzzle)
            | (Self::Lesson | Self::Puzzle, Self::Match | Self::MatchOf(_))
            | (Self::Study, Self::Puzzle)
            | (Self::Puzzle, Self::Study) => false,
            _ => true,
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// What is asked for.
    pub command: Command,
    /// Its name in the file of preferences, in `--probe`, and in tests. It never changes.
    pub name: &'static str,
    /// What it is called on a button or in a menu.
    pub label: fn() -> Message,
    /// What it does, in a sentence without a full stop.
    pub tip: fn() -> Message,
    /// The keys that it has until the player changes them.
    pub keys: &'static [Chord],
    /// Where it means something.
    pub context: Context,
}

impl Command {
    /// Its row.
    ///
    /// # Panics
    ///
    /// Never: a test finds a command without one.
    pub fn row(self) -> &'static Row {
        COMMANDS.iter().find(|row| row.command == self).expect("every command has a row")
    }

    /// Whether it also works while a dialog is open, or the player is typing.
    pub const fn reaches_dialogs(self) -> bool {
        matches!(self, Self::TextSize(_) | Self::Quit)
    }

    /// Whether it is asked for again and again while its key is held.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Step(_) | Self::Tilt(_) | Self::Zoom(_))
    }

    /// Whether it goes on for as long as its button is held, instead of doing one step.
    pub const fn goes_on(self) -> bool {
        matches!(self, Self::Turn(_) | Self::Tilt(_) | Self::Zoom(_))
    }

    /// The command with this name.
    pub fn named(name: &str) -> Option<Self> {
        COMMANDS.iter().find(|row| row.name == name).map(|row| row.command)
    }
}

/// The player asks for something, by a key, a button or a menu.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandRequested(pub Command);

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::i18n::{Language, Words};

    #[test]
    fn every_command_has_one_row_and_one_name() {
        for (index, row) in COMMANDS.iter().enumerate() {
            let earlier = &COMMANDS[..index];
            assert!(earlier.iter().all(|other| other.command != row.command), "{} twice", row.name);
            assert!(earlier.iter().all(|other| other.name != row.name), "{} names two", row.name);
            assert_eq!(Command::named(row.name), Some(row.command));
        }
        for lens in Lens::ALL {
            assert_eq!(Command::Lens(lens).row().command, Command::Lens(lens), "{lens:?} cannot be switched");
        }
    }

    #[test]
    fn games_that_differ_may_share_a_key() {
        let abande = Context::Only(Goal::Points);
        let anda = Context::Only(Goal::LastGroup);
        assert!(!abande.meets(anda) && abande.meets(abande));
        assert!(abande.meets(Context::Game) && Context::Anywhere.meets(anda));
        let in_match = Context::MatchOf(Goal::Points);
        assert!(in_match.meets(abande) && !in_match.meets(anda) && !in_match.meets(Context::Lesson));
        assert!(Context::Study.meets(Context::Lesson) && !Context::Study.meets(Context::Puzzle));
    }

    #[test]
    fn a_command_means_something_only_where_its_context_holds() {
        let (goal, other) = (Goal::Points, Goal::LastGroup);
        let game = Situation { setting_up: false, learning: false, solving: false, goal };
        let lesson = Situation { learning: true, ..game };
        let puzzle = Situation { solving: true, ..game };
        let setup = Situation { setting_up: true, ..game };
        let anda = Situation { goal: other, ..game };
        for (context, wanted) in [
            (Context::Anywhere, [true; 5]),
            (Context::Game, [true, true, true, false, true]),
            (Context::Study, [true, true, false, false, true]),
            (Context::Match, [true, false, false, false, true]),
            (Context::Lesson, [false, true, false, false, false]),
            (Context::Puzzle, [false, false, true, false, false]),
            (Context::Only(goal), [true, true, true, false, false]),
            (Context::MatchOf(goal), [true, false, false, false, false]),
        ] {
            assert_eq!(
                [game, lesson, puzzle, setup, anda].map(|table| context.holds(table)),
                wanted,
                "{context:?}"
            );
        }
        for command in [Command::Save, Command::SetUp, Command::Copy(Copied::Game)] {
            assert_eq!(command.row().context, Context::Match, "{command:?}");
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
