//! Turns keys into commands, and commands into requests to the match. Panels and camera handle their own commands.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::commands::{
    Command, CommandRequested, CommandSituation, KeyChanges, Keymap, KeymapError, LessonStep, PuzzleStep,
};
use super::gestures::GestureHandler;
use super::held::{HeldCommand, follow_keys};
use super::keyboard::{ChordModifier, KeyChange, KeyEvent, Keyboard};
use super::selection::Gesture;
use super::{DialogOpen, KeyCapture};
use crate::app::game::{
    AnalysisToggled, CoachAnswered, CurrentMatch, EditPreferences, EndSequence, EndSkipRequested,
    HintRequested, LessonRequested, MatchRequested, Mode, MoveNowRequested, PuzzleRequested, ReviewRequested,
    SetupRequested, StoredPreferences, Toast, lens_applies,
};
use crate::app::{GameSystems, InputSystems};
use crate::i18n::{Message, notices};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keymap>().add_message::<CommandRequested>().add_systems(
        Update,
        (
            follow_keymap,
            skip_ending,
            read_keys,
            follow_keys,
            carry_out.run_if(on_message::<CommandRequested>),
        )
            .chain()
            .in_set(GameSystems::Input)
            .in_set(InputSystems::Keys),
    );
}

/// Applies the player's key bindings, and reports errors in them.
fn follow_keymap(
    preferences: Res<StoredPreferences>,
    mut known: Local<Option<KeyChanges>>,
    mut map: ResMut<Keymap>,
    mut toasts: MessageWriter<Toast>,
) {
    if known.as_ref() == Some(&preferences.keys) {
        return;
    }
    let (keymap, errors) = Keymap::from_changes(&preferences.keys);
    map.set_if_neq(keymap);
    toasts.write_batch(errors.iter().map(|error| Toast::error(not_followed(error))));
    *known = Some(preferences.keys.clone());
}

/// Message about a key binding that cannot be used.
fn not_followed(error: &KeymapError) -> Message {
    match error {
        KeymapError::NoSuchCommand(command) => notices::key_of_unknown_command(command),
        KeymapError::NoSuchKey { command, key } => notices::key_not_usable(key, command),
        KeymapError::Shared { key, first, second } => notices::key_shared(&key.to_string(), first, second),
    }
}

/// Turns every key press into its command, also several in one frame, in their order. Keys that a dialog takes are
/// dropped.
fn read_keys(
    keyboard: Res<Keyboard>,
    map: Res<Keymap>,
    modal: Res<DialogOpen>,
    listening: Res<KeyCapture>,
    egui: Res<EguiWantsInput>,
    current: Res<CurrentMatch>,
    time: Res<Time<Real>>,
    mut down: ResMut<HeldCommand>,
    mut commands: MessageWriter<CommandRequested>,
) {
    let table = CommandSituation::of(&current);
    let elsewhere = modal.0 || egui.wants_any_keyboard_input();
    for event in keyboard.presses().filter(|_| !listening.0) {
        let meant = map.command_for(event, |command| command.info().context.applies(table));
        let meant = meant.filter(|command| !elsewhere || command.works_in_dialogs() && !edits(event));
        let Some(command) = meant else { continue };
        if event.change == KeyChange::Down {
            down.press(event.place, command, time.elapsed());
        } else if !command.repeats() {
            continue;
        }
        commands.write(CommandRequested(command));
    }
}

/// Skips the end sequence by Space, Esc or Enter, but not by the key press that ended the game.
fn skip_ending(keyboard: Res<Keyboard>, ending: Res<EndSequence>, mut skip: MessageWriter<EndSkipRequested>) {
    if ending.is_running() && keyboard.just_pressed(&[KeyCode::Space, KeyCode::Escape, KeyCode::Enter]) {
        skip.write(EndSkipRequested);
    }
}

/// Returns `true` if a focused field or button uses the key.
fn edits(event: &KeyEvent) -> bool {
    let edits =
        [KeyCode::Space, KeyCode::Enter, KeyCode::Tab, KeyCode::Escape, KeyCode::Backspace, KeyCode::Delete];
    event.modifiers.held() == Some(ChordModifier::Nothing)
        && (event.text.is_some() || edits.contains(&event.name()))
}

/// Carries out commands about the match and the selection.
#[expect(clippy::too_many_lines, reason = "a table of commands")]
fn carry_out(
    mut commands: MessageReader<CommandRequested>,
    mut gestures: GestureHandler,
    mut matches: MessageWriter<MatchRequested>,
    mut move_now: MessageWriter<MoveNowRequested>,
    mut engine: MessageWriter<AnalysisToggled>,
    mut reviews: MessageWriter<ReviewRequested>,
    mut preference_edits: MessageWriter<EditPreferences>,
    mut hints: MessageWriter<HintRequested>,
    mut coach: MessageWriter<CoachAnswered>,
) {
    for &CommandRequested(command) in commands.read() {
        let table = gestures.situation();
        if !command.info().context.applies(table) {
            continue;
        }
        let is_done = match table.mode {
            Mode::Lesson => in_lesson(command, &mut gestures),
            Mode::Puzzle => in_puzzle(command, &mut gestures),
            Mode::Match | Mode::SetUp => false,
        };
        if is_done {
            continue;
        }
        match command {
            Command::Hint => {
                hints.write(HintRequested::More);
            }
            Command::Coach => {
                preference_edits.write(EditPreferences::new(|preferences| {
                    preferences.learning.coach = !preferences.learning.coach;
                }));
            }
            Command::SetUp => gestures.request_setup(SetupRequested::Begin),
            Command::Undo if table.mode == Mode::SetUp => gestures.request_setup(SetupRequested::Undo),
            Command::Redo if table.mode == Mode::SetUp => gestures.request_setup(SetupRequested::Redo),
            Command::Undo => {
                if !gestures.undo_first_piece() {
                    matches.write(MatchRequested::Undo);
                }
            }
            Command::Redo => {
                matches.write(MatchRequested::Redo);
            }
            Command::Navigate(step) => {
                matches.write(MatchRequested::Navigate(step));
            }
            Command::Pass => gestures.pass_or_spend_komi(),
            Command::Cancel => {
                if !gestures.is_xray_on() {
                    coach.write(CoachAnswered::TakeBack);
                }
                gestures.apply_gesture(Gesture::Cancel);
            }
            Command::MoveNow => {
                move_now.write(MoveNowRequested);
            }
            Command::Engine => {
                engine.write(AnalysisToggled);
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
            Command::Lens(lens) if lens_applies(lens, table.game) => {
                preference_edits
                    .write(EditPreferences::new(move |preferences| preferences.board.lenses.toggle(lens)));
            }
            Command::XRay => gestures.toggle_xray(),
            Command::Coordinates => {
                preference_edits.write(EditPreferences::new(|preferences| {
                    preferences.board.letters = !preferences.board.letters;
                }));
            }
            Command::CameraPad => {
                preference_edits.write(EditPreferences::new(|preferences| {
                    preferences.board.camera_pad = !preferences.board.camera_pad;
                }));
            }
            Command::FullScreen => {
                preference_edits.write(EditPreferences::new(|preferences| {
                    preferences.window.full_screen = !preferences.window.full_screen;
                }));
            }
            Command::Sound => {
                preference_edits
                    .write(EditPreferences::new(|preferences| preferences.sound.on = !preferences.sound.on));
            }
            Command::Diagram => {
                preference_edits.write(EditPreferences::new(|preferences| {
                    preferences.board.diagram = !preferences.board.diagram;
                }));
            }
            // Commands of the panels and the camera, and lenses of the other game.
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

/// Handles a command in a lesson. Returns `true` if it has a meaning of its own there.
fn in_lesson(command: Command, gestures: &mut GestureHandler) -> bool {
    match command {
        Command::Hint => gestures.request_lesson(LessonRequested::Hint),
        Command::Undo | Command::Lesson(LessonStep::Again) => {
            if !gestures.undo_first_piece() {
                gestures.request_lesson(LessonRequested::Again);
            }
        }
        Command::Lesson(LessonStep::Next) => gestures.request_lesson(LessonRequested::Next),
        Command::Lesson(LessonStep::Leave) => gestures.request_lesson(LessonRequested::Leave),
        Command::Redo => {}
        _ => return false,
    }
    true
}

/// Handles a command in a puzzle. Returns `true` if it has a meaning of its own there.
fn in_puzzle(command: Command, gestures: &mut GestureHandler) -> bool {
    match command {
        Command::Hint => gestures.request_puzzle(PuzzleRequested::Hint),
        Command::Undo | Command::Puzzle(PuzzleStep::Again) => {
            if !gestures.undo_first_piece() {
                gestures.request_puzzle(PuzzleRequested::Again);
            }
        }
        Command::Puzzle(PuzzleStep::Solution) => gestures.request_puzzle(PuzzleRequested::Solution),
        Command::Puzzle(PuzzleStep::Next) => gestures.request_next(),
        Command::Puzzle(PuzzleStep::Leave) => gestures.request_puzzle(PuzzleRequested::Leave),
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
        let (_, errors) = Keymap::from_changes(&changes.into());
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
