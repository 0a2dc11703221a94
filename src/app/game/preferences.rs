//! The player's preferences, the file they are saved in, and the resources derived from them.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::leaving::{LeaveBy, LeavingSystems};
use super::messages::LibrarySystems;
use super::silence::DiskState;
use super::{
    AdapterQuality, AnimationSpeed, BoardStyle, Quality, RimLabels, SystemInfo, SystemPreferences, Toast,
    ToastTopic, WindowWaker,
};
use crate::app::GameSystems;
use crate::i18n::{Language, Words, keeping, language, notices};
use crate::library::preferences::{self, ReducedMotion};
use crate::library::{Complaint, Preferences, PreferencesFile, Progress, Worker};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StoredPreferences>()
        .init_resource::<Spoken>()
        .init_resource::<AnimationSpeed>()
        .init_resource::<SystemPreferences>()
        .init_resource::<SystemInfo>()
        .init_resource::<RimLabels>()
        .init_resource::<BoardStyle>()
        .add_message::<EditPreferences>()
        .add_systems(
            Update,
            (apply_edits, follow_preferences, follow_quality)
                .chain()
                .in_set(GameSystems::Input)
                .in_set(PreferenceSystems)
                .after(LibrarySystems),
        )
        .init_resource::<LeaveBy>()
        .add_systems(Last, finish_at_exit.in_set(LeavingSystems::Wait).run_if(on_message::<AppExit>));
}

/// Finishes the last save at the end of the program. Errors are logged, as a toast would not be seen.
fn finish_at_exit(leave_by: Res<LeaveBy>, mut preferences: ResMut<StoredPreferences>) {
    for toast in preferences.finish(*leave_by) {
        warn!("{}", Words::default().say(toast.text));
    }
}

fn apply_edits(
    mut edits: MessageReader<EditPreferences>,
    mut preferences: ResMut<StoredPreferences>,
    mut spoken: ResMut<Spoken>,
    mut toasts: MessageWriter<Toast>,
) {
    if preferences.is_being_saved() {
        toasts.write_batch(preferences.bypass_change_detection().poll());
    }
    if edits.is_empty() {
        return;
    }
    for edit in edits.read() {
        edit.apply(&mut preferences);
        // Even if it is the stored one already: the command line may have named another one.
        if edit.sets_language() {
            *spoken = Spoken::of(preferences.language);
        }
    }
    preferences.save();
}

/// Updates the resources that are derived from preferences.
fn follow_preferences(
    preferences: Res<StoredPreferences>,
    system: Res<SystemPreferences>,
    mut rim_labels: ResMut<RimLabels>,
    mut board_style: ResMut<BoardStyle>,
    mut speed: ResMut<AnimationSpeed>,
) {
    if preferences.is_changed() || system.is_changed() {
        board_style.set_if_neq(if preferences.board.diagram {
            BoardStyle::Diagram
        } else {
            BoardStyle::Table
        });
        rim_labels.set_if_neq(RimLabels { shown: preferences.board.letters, ..*rim_labels });
        let is_still = match preferences.picture.reduced_motion {
            ReducedMotion::System => system.reduced_motion,
            ReducedMotion::On => true,
            ReducedMotion::Off => false,
        };
        speed.set_if_neq(AnimationSpeed(if is_still { 0.0 } else { preferences.picture.animation_speed }));
    }
}

/// Applies a change of the quality at once. The quality of the command line holds until then.
fn follow_quality(
    preferences: Res<StoredPreferences>,
    adapter: Option<Res<AdapterQuality>>,
    quality: Option<ResMut<Quality>>,
    mut known: Local<Option<preferences::Quality>>,
) {
    let chosen = preferences.picture.quality;
    if known.replace(chosen).is_some_and(|known| known != chosen)
        && let (Some(adapter), Some(mut quality)) = (adapter, quality)
    {
        quality.set_if_neq(Quality::chosen(chosen).unwrap_or(adapter.0));
    }
}

/// Systems that apply edits of the preferences.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PreferenceSystems;

/// The player's preferences and the file they are saved in. Panels and systems change them by [`EditPreferences`].
#[derive(Resource, Debug, Default)]
pub struct StoredPreferences {
    current: Preferences,
    /// None in tests and for pictures that are drawn without a window: nothing is saved then.
    file: Option<Worker<Preferences, Progress>>,
}

impl Deref for StoredPreferences {
    type Target = Preferences;

    fn deref(&self) -> &Preferences {
        &self.current
    }
}

impl DerefMut for StoredPreferences {
    fn deref_mut(&mut self) -> &mut Preferences {
        &mut self.current
    }
}

impl From<Preferences> for StoredPreferences {
    fn from(current: Preferences) -> Self {
        Self { current, file: None }
    }
}

impl StoredPreferences {
    /// Reads a file, which is later written on a thread of its own. Returns the errors in it, too.
    pub fn open(path: PathBuf, waker: &WindowWaker) -> (Self, Vec<Complaint>) {
        let (mut file, current, complaints) = PreferencesFile::open(path);
        let write = move |mut queued: Vec<Preferences>, answer: &mut dyn FnMut(Progress)| {
            // The last one has everything that those before have.
            if let Some(last) = queued.pop() {
                answer(file.save(&last));
            }
        };
        (Self { current, file: Some(Worker::start("preferences", write, waker.wake())) }, complaints)
    }

    /// Requests a save, and does not wait for it.
    pub fn save(&mut self) {
        if let Some(file) = &mut self.file {
            file.ask(self.current.clone());
        }
    }

    fn is_being_saved(&self) -> bool {
        self.file.as_ref().is_some_and(Worker::is_busy)
    }

    /// Returns toasts about saves since the last call.
    fn poll(&mut self) -> Vec<Toast> {
        let progress = self.file.as_mut().map(Worker::take);
        progress.unwrap_or_default().iter().filter_map(progress_toast).collect()
    }

    /// Saves, and waits until that is done. Returns toasts for the player.
    pub fn save_now(&mut self) -> Vec<Toast> {
        self.save();
        self.finish(LeaveBy::default())
    }

    fn finish(&mut self, leave_by: LeaveBy) -> Vec<Toast> {
        leave_by.wait_for("The settings", self.file.as_mut()).iter().filter_map(progress_toast).collect()
    }

    pub(super) fn state(&self) -> DiskState {
        DiskState::of(self.file.as_ref())
    }
}

/// Logs every error in a file of settings, and returns one toast for all of them.
pub fn complained(file: &Path, complaints: &[Complaint]) -> Option<Toast> {
    for complaint in complaints {
        // The readers have more to say than a player needs to know.
        warn!("Preferences: {complaint}");
    }
    keeping::of_complaints(file, complaints).map(Toast::alarm)
}

fn progress_toast(progress: &Progress) -> Option<Toast> {
    match progress {
        Progress::Saved | Progress::StillFailing => None,
        Progress::Failed(trouble) => {
            let text = notices::settings_not_saved(keeping::of_file_error(&trouble.what));
            Some(Toast::alarm(text).about(ToastTopic::Settings))
        }
        Progress::Recovered => {
            Some(Toast::success(notices::settings_saved_again()).about(ToastTopic::Settings))
        }
    }
}

/// Texts in the language of the window, which follows `preferences.language`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Spoken(Words);

impl Spoken {
    /// Texts in a language, or in that of the system.
    pub fn of(language: Option<Language>) -> Self {
        Self(Words::new(language.unwrap_or_else(language::of_system)))
    }
}

impl Deref for Spoken {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// Requests a change of the preferences. It takes effect in this frame, and the file is saved.
#[derive(Message, Clone)]
pub struct EditPreferences(Arc<dyn Fn(&mut Preferences) + Send + Sync>);

impl EditPreferences {
    pub fn new(edit: impl Fn(&mut Preferences) + Send + Sync + 'static) -> Self {
        Self(Arc::new(edit))
    }

    pub fn apply(&self, preferences: &mut Preferences) {
        (self.0)(preferences);
    }

    fn sets_language(&self) -> bool {
        let [one, other] = [None, Some(Language::English)].map(|language| {
            let mut preferences = Preferences { language, ..Preferences::default() };
            self.apply(&mut preferences);
            preferences.language
        });
        one == other
    }

    /// Returns `true` if the edit changes nothing in these preferences.
    pub fn is_in_effect(&self, preferences: &Preferences) -> bool {
        let mut edited = preferences.clone();
        self.apply(&mut edited);
        edited == *preferences
    }
}

impl fmt::Debug for EditPreferences {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("EditPreferences")
    }
}

/// Compares the default preferences after each of the two edits.
impl PartialEq for EditPreferences {
    fn eq(&self, other: &Self) -> bool {
        let mut edited = Preferences::default();
        self.apply(&mut edited);
        other.is_in_effect(&edited)
    }
}
