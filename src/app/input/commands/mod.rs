//! Everything that a player can do apart from moving on the board, in one table: what it is called, which keys it
//! has, and where it means something. Buttons, menus, help and the table of keys in the README are made from it.
//!
//! A command takes its row here, its texts in `words::commands`, and whoever carries it out: a system that reads
//! [`CommandRequested`].

mod chord;
mod keymap;

use bevy::prelude::*;

pub use chord::{Chord, Stroke};
pub use keymap::{Keymap, KeymapError};

use crate::app::game::{Lens, Step};
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
    /// Open the library.
    Library,
    /// Set up a position.
    SetUp,
    /// Show the rules, mouse and keys.
    Help,
    /// Switch a lens.
    Lens(Lens),
    /// Look from a seat.
    View(View),
    /// Turn the table by 60 degrees.
    Turn(Way),
    /// Look from higher (`More`) or lower.
    Tilt(Way),
    /// Go nearer (`More`) or farther.
    Zoom(Way),
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
    /// While a game is on the table.
    Game,
    /// The same, in a game that goes for this.
    Only(Goal),
}

impl Context {
    /// Whether two commands can be meant at the same moment.
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Only(one), Self::Only(other)) => one == other,
            (Self::Anywhere | Self::Game | Self::Only(_), _) => true,
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
    /// The keys that it has until the player changes them.
    pub keys: &'static [Chord],
    /// Where it means something.
    pub context: Context,
}

const fn row(command: Command, name: &'static str, keys: &'static [Chord], context: Context) -> Row {
    Row { command, name, keys, context }
}

/// Every command, in the order of help and README. The letters a to g name points of the board and are bound to nothing.
pub const COMMANDS: &[Row] = {
    use Context::{Anywhere, Game, Only};
    const fn letter(letter: char) -> Chord {
        Chord::letter(letter)
    }
    const fn control(letter: char) -> Chord {
        Chord::control(letter)
    }
    const fn key(key: KeyCode) -> Chord {
        Chord::key(key)
    }
    &[
        row(Command::Undo, "undo", &[letter('u'), control('z')], Anywhere),
        row(Command::Redo, "redo", &[letter('r'), control('y')], Anywhere),
        row(Command::Pass, "pass", &[letter('p')], Game),
        row(Command::MoveNow, "move-now", &[key(KeyCode::Enter)], Game),
        row(Command::Cancel, "cancel", &[key(KeyCode::Escape)], Anywhere),
        row(Command::Step(Step::Back), "back", &[key(KeyCode::ArrowLeft)], Game),
        row(Command::Step(Step::Forward), "forward", &[key(KeyCode::ArrowRight)], Game),
        row(Command::Step(Step::Start), "to-start", &[key(KeyCode::Home)], Game),
        row(Command::Step(Step::End), "to-end", &[key(KeyCode::End)], Game),
        row(Command::NewGame, "new-game", &[control('n')], Anywhere),
        row(Command::Open, "open", &[control('o')], Anywhere),
        row(Command::Save, "save", &[control('s')], Anywhere),
        row(Command::Library, "library", &[control('l')], Anywhere),
        row(Command::SetUp, "set-up", &[control('e')], Anywhere),
        row(Command::Help, "help", &[key(KeyCode::F1)], Anywhere),
        row(Command::Lens(Lens::Targets), "lens-targets", &[letter('m')], Game),
        row(Command::Lens(Lens::Sleepers), "lens-sleepers", &[letter('z')], Only(Goal::Points)),
        row(Command::Lens(Lens::Pinned), "lens-pinned", &[letter('k')], Only(Goal::Points)),
        row(Command::Lens(Lens::Breaths), "lens-breaths", &[letter('h')], Only(Goal::LastGroup)),
        row(Command::Lens(Lens::Removals), "lens-removals", &[letter('s')], Only(Goal::LastGroup)),
        row(Command::Lens(Lens::Territory), "lens-territory", &[letter('t')], Only(Goal::LastGroup)),
        row(Command::Lens(Lens::Danger), "lens-danger", &[letter('l')], Only(Goal::LastGroup)),
        row(
            Command::View(View::Mine),
            "view-mine",
            &[key(KeyCode::Digit1), key(KeyCode::Digit0), key(KeyCode::Space)],
            Anywhere,
        ),
        row(Command::View(View::Above), "view-above", &[key(KeyCode::Digit2)], Anywhere),
        row(Command::View(View::Side), "view-side", &[key(KeyCode::Digit3)], Anywhere),
        row(Command::View(View::Opponent), "view-opponent", &[key(KeyCode::Digit4)], Anywhere),
        row(Command::Turn(Way::Less), "turn-left", &[letter('q')], Anywhere),
        row(Command::Turn(Way::More), "turn-right", &[letter('w')], Anywhere),
        row(Command::Tilt(Way::More), "higher", &[key(KeyCode::PageUp)], Anywhere),
        row(Command::Tilt(Way::Less), "lower", &[key(KeyCode::PageDown)], Anywhere),
        row(Command::Zoom(Way::More), "nearer", &[key(KeyCode::Equal), key(KeyCode::NumpadAdd)], Anywhere),
        row(
            Command::Zoom(Way::Less),
            "farther",
            &[key(KeyCode::Minus), key(KeyCode::NumpadSubtract)],
            Anywhere,
        ),
    ]
};

impl Command {
    /// Its row.
    pub fn row(self) -> Option<&'static Row> {
        COMMANDS.iter().find(|row| row.command == self)
    }

    /// Whether it is asked for again and again while its key is held.
    pub const fn repeats(self) -> bool {
        matches!(self, Self::Step(_) | Self::Tilt(_) | Self::Zoom(_))
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
    use super::*;

    #[test]
    fn every_command_has_one_row_and_one_name() {
        for (index, row) in COMMANDS.iter().enumerate() {
            let earlier = &COMMANDS[..index];
            assert!(earlier.iter().all(|other| other.command != row.command), "{} twice", row.name);
            assert!(earlier.iter().all(|other| other.name != row.name), "{} names two", row.name);
            assert_eq!(Command::named(row.name), Some(row.command));
        }
        for lens in Lens::ALL {
            assert!(Command::Lens(lens).row().is_some(), "{lens:?} cannot be switched");
        }
    }

    #[test]
    fn games_that_differ_may_share_a_key() {
        let abande = Context::Only(Goal::Points);
        let anda = Context::Only(Goal::LastGroup);
        assert!(!abande.meets(anda) && abande.meets(abande));
        assert!(abande.meets(Context::Game) && Context::Anywhere.meets(anda));
    }
}
