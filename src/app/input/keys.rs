//! Turns keys into commands, and carries out those for the match, the engine and the preferences.

use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use super::commands::{
    Command, CommandRequested, CommandSituation, KeyChanges, Keymap, KeymapError, LessonStep, MatchCommand,
    PuzzleStep, StudyCommand,
};
use super::gestures::GestureHandler;
use super::held::{HeldCommand, follow_keys};
use super::keyboard::{ChordModifier, KeyChange, KeyEvent, Keyboard};
use super::selection::Gesture;
use super::{DialogOpen, KeyCapture};
use crate::app::game::{
    AnalysisToggled, AutoplayRequested, ClockRequested, Coach, CoachAnswered, CurrentMatch, EditPreferences,
    EndSequence, EndSkipRequested, HintRequested, LessonRequested, MatchRequested, Mode, MoveNowRequested,
    PhotoFrame, PuzzleRequested, ReviewRequested, SetupRequested, StoredPreferences, Toast,
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
            (run_match_commands, run_study_commands, run_toggles)
                .chain()
                .run_if(on_message::<CommandRequested>),
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
    photo: Res<PhotoFrame>,
    time: Res<Time<Real>>,
    mut down: ResMut<HeldCommand>,
    mut commands: MessageWriter<CommandRequested>,
) {
    let table = CommandSituation::of(&current);
    let elsewhere = modal.0 || egui.wants_any_keyboard_input();
    for event in keyboard.presses().filter(|_| !listening.0) {
        let meant = map.command_for(event, |command| command.info().context.applies(table));
        let meant = meant.filter(|command| !elsewhere || command.works_in_dialogs() && !edits(event));
        let meant = meant.filter(|command| !photo.is_on() || command.works_in_photo_mode());
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
    event.modifiers.chord_modifier() == Some(ChordModifier::Nothing)
        && (event.text.is_some() || edits.contains(&event.name()))
}

/// Carries out the commands for the match, the lesson or the puzzle on the table.
fn run_match_commands(
    mut commands: MessageReader<CommandRequested>,
    mut gestures: GestureHandler,
    mut matches: MessageWriter<MatchRequested>,
    mut move_now: MessageWriter<MoveNowRequested>,
    (waiting, mut coach): (Option<Res<Coach>>, MessageWriter<CoachAnswered>),
    (mut clock, mut autoplay): (MessageWriter<ClockRequested>, MessageWriter<AutoplayRequested>),
) {
    for requested in commands.read() {
        let table = gestures.situation();
        let Some(Command::Match(command)) = requested.available(table) else { continue };
        match command {
            MatchCommand::Puzzle(PuzzleStep::Again) if gestures.begin_run_again() => {}
            MatchCommand::Undo
            | MatchCommand::Lesson(LessonStep::Again)
            | MatchCommand::Puzzle(PuzzleStep::Again) => match table.mode {
                Mode::SetUp => gestures.request_setup(SetupRequested::Undo),
                _ if gestures.undo_first_piece() => {}
                // A move that waits for the coach is the last one, though it is not played yet.
                Mode::Match if waiting.as_ref().is_some_and(|coach| gestures.waits_for(coach)) => {
                    coach.write(CoachAnswered::TakeBack);
                }
                Mode::Match => {
                    matches.write(MatchRequested::Undo);
                }
                Mode::Lesson => gestures.request_lesson(LessonRequested::Again),
                Mode::Puzzle => gestures.request_puzzle(PuzzleRequested::Again),
            },
            MatchCommand::Redo => match table.mode {
                Mode::SetUp => gestures.request_setup(SetupRequested::Redo),
                Mode::Match => {
                    matches.write(MatchRequested::Redo);
                }
                Mode::Lesson | Mode::Puzzle => {}
            },
            MatchCommand::Pass => gestures.pass_or_spend_komi(),
            MatchCommand::MoveNow => {
                move_now.write(MoveNowRequested);
            }
            MatchCommand::SwapSides => {
                matches.write_batch(gestures.can_swap_sides().then_some(MatchRequested::SwapSides));
            }
            // It ends the photo mode.
            MatchCommand::Cancel if gestures.is_kept_away() => {}
            MatchCommand::Cancel => {
                autoplay.write(AutoplayRequested::Stop);
                if !gestures.is_xray_on() {
                    coach.write(CoachAnswered::TakeBack);
                }
                gestures.apply_gesture(Gesture::Cancel);
            }
            MatchCommand::Navigate(step) => {
                matches.write(MatchRequested::Navigate(step));
            }
            MatchCommand::SetUp => gestures.request_setup(SetupRequested::Begin),
            MatchCommand::XRay => gestures.toggle_xray(),
            MatchCommand::Lesson(LessonStep::Next) => gestures.request_lesson(LessonRequested::Next),
            MatchCommand::Lesson(LessonStep::Leave) => gestures.request_lesson(LessonRequested::Leave),
            MatchCommand::Puzzle(PuzzleStep::Solution) => gestures.request_puzzle(PuzzleRequested::Solution),
            MatchCommand::Puzzle(PuzzleStep::Next) => gestures.request_next(),
            MatchCommand::Puzzle(PuzzleStep::Leave) => gestures.request_puzzle(PuzzleRequested::Leave),
            MatchCommand::Autoplay => {
                autoplay.write(AutoplayRequested::Toggle);
            }
            MatchCommand::PauseClock => {
                clock.write_batch(gestures.receiver_of_time().map(|_| ClockRequested::TogglePause));
            }
            MatchCommand::GiveTime => {
                clock.write_batch(gestures.receiver_of_time().map(ClockRequested::GiveTime));
            }
        }
    }
}

/// Carries out the commands that ask the engine for something.
fn run_study_commands(
    mut commands: MessageReader<CommandRequested>,
    mut gestures: GestureHandler,
    mut engine: MessageWriter<AnalysisToggled>,
    mut reviews: MessageWriter<ReviewRequested>,
    mut hints: MessageWriter<HintRequested>,
) {
    for requested in commands.read() {
        let table = gestures.situation();
        let Some(Command::Study(command)) = requested.available(table) else { continue };
        let review = match command {
            StudyCommand::Hint => {
                match table.mode {
                    Mode::Lesson => gestures.request_lesson(LessonRequested::Hint),
                    Mode::Puzzle => gestures.request_puzzle(PuzzleRequested::Hint),
                    Mode::Match | Mode::SetUp => {
                        hints.write(HintRequested::More);
                    }
                }
                continue;
            }
            StudyCommand::Engine => {
                engine.write(AnalysisToggled);
                continue;
            }
            StudyCommand::Review => ReviewRequested::Start,
            StudyCommand::NextMistake => ReviewRequested::Next,
            StudyCommand::PreviousMistake => ReviewRequested::Previous,
            StudyCommand::TryAgain => ReviewRequested::TryAgain,
        };
        reviews.write(review);
    }
}

/// Carries out the commands that switch a preference.
fn run_toggles(
    mut commands: MessageReader<CommandRequested>,
    current: Res<CurrentMatch>,
    mut edits: MessageWriter<EditPreferences>,
) {
    let table = CommandSituation::of(&current);
    for requested in commands.read() {
        if let Some(Command::Toggle(command)) = requested.available(table) {
            edits.write(EditPreferences::new(move |preferences| command.toggle(preferences)));
        }
    }
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
