//! Keys become commands, and commands become requests to the match. Panels and camera follow their own commands.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::choice::Gesture;
use super::commands::{
    Changes, Command, CommandRequested, Keymap, KeymapError, LessonStep, PuzzleStep, Situation,
};
use super::gestures::Hand;
use super::held::HeldCommand;
use super::keyboard::{Change, Held, KeyEvent, Keyboard};
use super::{KeyWanted, Modal};
use crate::app::game::{
    AnalysisSwitched, Choices, Choose, CoachAnswered, CurrentMatch, Ending, HintRequested, LessonRequested,
    MatchRequested, MoveNow, PuzzleRequested, ReviewRequested, SetupRequested, SkipEnding, Toast, lens_fits,
};
use crate::app::{GameSystems, InputSystems};
use crate::i18n::{Message, notices};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keymap>().add_message::<CommandRequested>().add_systems(
        Update,
        (follow_keymap, skip_ending, read_keys, carry_out.run_if(on_message::<CommandRequested>))
            .chain()
            .in_set(GameSystems::Input)
            .in_set(InputSystems::Keys),
    );
}

/// The keys that the player has chosen come into force.
fn follow_keymap(
    choices: Res<Choices>,
    mut known: Local<Option<Changes>>,
    mut map: ResMut<Keymap>,
    mut toasts: MessageWriter<Toast>,
) {
    if known.as_ref() == Some(&choices.keys) {
        return;
    }
    let (chosen, errors) = Keymap::with(&choices.keys);
    map.set_if_neq(chosen);
    toasts.write_batch(errors.iter().map(|error| Toast::error(not_followed(error))));
    *known = Some(choices.keys.clone());
}

/// Why keys that the player has chosen are not in force.
fn not_followed(error: &KeymapError) -> Message {
    match error {
        KeymapError::NoSuchCommand(command) => notices::key_of_unknown_command(command),
        KeymapError::NoSuchKey { command, key } => notices::key_not_usable(key, command),
        KeymapError::Shared { key, first, second } => notices::key_shared(&key.to_string(), first, second),
    }
}

/// Every press counts, also several within one frame, and in their order. What is typed into a dialog is not kept until it
/// is closed.
pub(super) fn read_keys(
    keyboard: Res<Keyboard>,
    map: Res<Keymap>,
    modal: Res<Modal>,
    listening: Res<KeyWanted>,
    egui: Res<EguiWantsInput>,
    current: Res<CurrentMatch>,
    time: Res<Time<Real>>,
    mut down: ResMut<HeldCommand>,
    mut commands: MessageWriter<CommandRequested>,
) {
    let table = Situation::of(&current);
    let elsewhere = modal.0 || egui.wants_any_keyboard_input();
    for event in keyboard.presses().filter(|_| !listening.0) {
        let meant = map.meant(event, |command| command.row().context.holds(table));
        let meant = meant.filter(|command| !elsewhere || command.reaches_dialogs() && !edits(event));
        let Some(command) = meant else { continue };
        if event.change == Change::Down {
            down.press(event.place, command, time.elapsed());
        } else if !command.repeats() {
            continue;
        }
        commands.write(CommandRequested(command));
    }
}

/// These keys skip what is shown at the end of a game, but not the one that ended it.
fn skip_ending(keyboard: Res<Keyboard>, ending: Res<Ending>, mut skip: MessageWriter<SkipEnding>) {
    if ending.is_running() && keyboard.just_pressed(&[KeyCode::Space, KeyCode::Escape, KeyCode::Enter]) {
        skip.write(SkipEnding);
    }
}

/// Whether a key means something to a field or a button that has the keys.
fn edits(event: &KeyEvent) -> bool {
    let edits =
        [KeyCode::Space, KeyCode::Enter, KeyCode::Tab, KeyCode::Escape, KeyCode::Backspace, KeyCode::Delete];
    event.modifiers.held() == Some(Held::Nothing) && (event.text.is_some() || edits.contains(&event.name()))
}

/// What concerns the match and the choice on the board.
#[expect(clippy::too_many_lines, reason = "a table of commands")]
pub(super) fn carry_out(
    mut commands: MessageReader<CommandRequested>,
    mut hand: Hand,
    mut matches: MessageWriter<MatchRequested>,
    mut hurry: MessageWriter<MoveNow>,
    mut engine: MessageWriter<AnalysisSwitched>,
    mut reviews: MessageWriter<ReviewRequested>,
    choices: Res<Choices>,
    mut choose: MessageWriter<Choose>,
    mut hints: MessageWriter<HintRequested>,
    mut coach: MessageWriter<CoachAnswered>,
) {
    for &CommandRequested(command) in commands.read() {
        let table = hand.situation();
        if !command.row().context.holds(table)
            || table.learning && in_lesson(command, &mut hand)
            || table.solving && in_puzzle(command, &mut hand)
        {
            continue;
        }
        match command {
            Command::Hint => {
                hints.write(HintRequested::More);
            }
            Command::Coach => {
                choose.write(Choose::Coach(!choices.learning.coach));
            }
            Command::SetUp => hand.ask(SetupRequested::Begin),
            Command::Undo if table.setting_up => hand.ask(SetupRequested::Undo),
            Command::Redo if table.setting_up => hand.ask(SetupRequested::Redo),
            Command::Undo => {
                if !hand.take_back_half() {
                    matches.write(MatchRequested::Undo);
                }
            }
            Command::Redo => {
                matches.write(MatchRequested::Redo);
            }
            Command::Step(step) => {
                matches.write(MatchRequested::Step(step));
            }
            Command::Pass => hand.skip(),
            Command::Cancel => {
                if !hand.is_looking_into() {
                    coach.write(CoachAnswered::TakeBack);
                }
                hand.make(Gesture::Cancel);
            }
            Command::MoveNow => {
                hurry.write(MoveNow);
            }
            Command::Engine => {
                engine.write(AnalysisSwitched);
            }
            Command::Review => {
                reviews.write(ReviewRequested::Start);
            }
            Command::NextMistake => {
                reviews.write(ReviewRequested::Next);
            }
            Command::PreviousMistake => {
                reviews.write(ReviewRequested::Previous);
            }
            Command::TryAgain => {
                reviews.write(ReviewRequested::TryAgain);
            }
            Command::Lens(lens) if lens_fits(lens, table.goal) => {
                choose.write(Choose::Lens(lens, !choices.board.lenses.has(lens)));
            }
            Command::XRay => hand.toggle_xray(),
            Command::Coordinates => {
                choose.write(Choose::Letters(!choices.board.letters));
            }
            Command::CameraPad => {
                choose.write(Choose::CameraPad(!choices.board.camera_pad));
            }
            Command::FullScreen => {
                choose.write(Choose::FullScreen(!choices.window.full_screen));
            }
            Command::Sound => {
                choose.write(Choose::SoundOn(!choices.sound.on));
            }
            Command::Diagram => {
                choose.write(Choose::Diagram(!choices.board.diagram));
            }
            // The panels' and the camera's, and lenses of the other game.
            Command::NewGame
            | Command::Open
            | Command::Save
            | Command::Picture
            | Command::Library
            | Command::Copy(_)
            | Command::Resign
            | Command::Rematch
            | Command::CountAgain
            | Command::SleepersBack
            | Command::Players
            | Command::Page(_)
            | Command::Lesson(_)
            | Command::Puzzles
            | Command::Puzzle(_)
            | Command::Menu(_)
            | Command::Palette
            | Command::Settings
            | Command::TextSize(_)
            | Command::About
            | Command::Help
            | Command::Quit
            | Command::Lens(_)
            | Command::View(_)
            | Command::Turn(_)
            | Command::Tilt(_)
            | Command::Zoom(_) => {}
        }
    }
}

/// Does what a command means in a lesson; whether it means something of its own there.
fn in_lesson(command: Command, hand: &mut Hand) -> bool {
    match command {
        Command::Hint => hand.teach(LessonRequested::Hint),
        Command::Undo | Command::Lesson(LessonStep::Again) => {
            if !hand.take_back_half() {
                hand.teach(LessonRequested::Again);
            }
        }
        Command::Lesson(LessonStep::Next) => hand.teach(LessonRequested::Next),
        Command::Lesson(LessonStep::Leave) => hand.teach(LessonRequested::Leave),
        Command::Redo => {}
        _ => return false,
    }
    true
}

/// Does what a command means in a puzzle; whether it means something of its own there.
fn in_puzzle(command: Command, hand: &mut Hand) -> bool {
    match command {
        Command::Hint => hand.solve(PuzzleRequested::Hint),
        Command::Undo | Command::Puzzle(PuzzleStep::Again) => {
            if !hand.take_back_half() {
                hand.solve(PuzzleRequested::Again);
            }
        }
        Command::Puzzle(PuzzleStep::Solution) => hand.solve(PuzzleRequested::Solution),
        Command::Puzzle(PuzzleStep::Next) => hand.go_on(),
        Command::Puzzle(PuzzleStep::Leave) => hand.solve(PuzzleRequested::Leave),
        Command::Redo => {}
        _ => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;

    #[test]
    fn keys_that_cannot_be_followed_are_told_in_sentences() {
        let changes = [("dance", "P"), ("pass", "D"), ("resign", "U")];
        let changes = changes.map(|(name, key)| (name.to_owned(), vec![key.to_owned()]));
        let (_, errors) = Keymap::with(&changes.into());
        let said: Vec<String> =
            errors.iter().map(|error| Words::default().say(not_followed(error))).collect();
        assert_eq!(
            said,
            [
                "Your settings assign keys to “dance”, but there is no such command.",
                "“D” in your settings cannot be used as a key for pass.",
                "In your settings, U is assigned to both undo and resign. Only the first one works.",
            ]
        );
    }
}
