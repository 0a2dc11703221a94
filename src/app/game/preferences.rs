//! The player's preferences, the file they are saved in, and the resources derived from them.

use std::fmt;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;

use super::leaving::LeaveBy;
use super::persisted::{self, report_saves};
use super::sets::{LibrarySystems, PreferenceSystems};
use super::{
    AdapterQuality, AnimationSpeed, BoardStyle, Persisted, Quality, RimLabels, Stored, SystemInfo,
    SystemPreferences, Toast, ToastTopic, WindowWaker,
};
use crate::app::GameSystems;
use crate::i18n::{Language, Words, keeping, language, notices};
use crate::library::preferences::{self, ReducedMotion};
use crate::library::{Complaint, Preferences, PreferencesFile, Progress};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(persisted::plugin::<Preferences>)
        .init_resource::<Spoken>()
        .init_resource::<AnimationSpeed>()
        .init_resource::<SystemPreferences>()
        .init_resource::<SystemInfo>()
        .init_resource::<RimLabels>()
        .init_resource::<BoardStyle>()
        .add_message::<EditPreferences>()
        .add_systems(
            Update,
            (report_saves::<Preferences>, apply_edits, follow_preferences, follow_quality)
                .chain()
                .in_set(GameSystems::Input)
                .in_set(PreferenceSystems)
                .after(LibrarySystems),
        );
}

fn apply_edits(
    mut edits: MessageReader<EditPreferences>,
    mut preferences: ResMut<StoredPreferences>,
    mut spoken: ResMut<Spoken>,
) {
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

/// The player's preferences, and the thread that saves them in their file. Panels and systems change them by
/// [`EditPreferences`].
pub type StoredPreferences = Persisted<Preferences>;

impl Stored for Preferences {
    type Change = Self;
    type Outcome = Progress;
    const THREAD_NAME: &'static str = "preferences";
    const LOG_SUBJECT: &'static str = "The settings";

    fn toast(outcome: &Progress) -> Option<Toast> {
        match outcome {
            Progress::Saved | Progress::StillFailing => None,
            Progress::Failed(trouble) => {
                let text = notices::settings_not_saved(keeping::of_file_error(&trouble.what));
                Some(Toast::alarm(text).with_topic(ToastTopic::Settings))
            }
            Progress::Recovered => {
                Some(Toast::success(notices::settings_saved_again()).with_topic(ToastTopic::Settings))
            }
        }
    }
}

impl StoredPreferences {
    /// Reads a file of preferences, which is later written on a thread of its own. Returns the errors in it, too.
    pub fn open(path: PathBuf, waker: &WindowWaker) -> (Self, Vec<Complaint>) {
        let (mut file, current, complaints) = PreferencesFile::open(path);
        let save = move |mut queued: Vec<Preferences>, answer: &mut dyn FnMut(Progress)| {
            // The last one has everything that those before have.
            if let Some(last) = queued.pop() {
                answer(file.save(&last));
            }
        };
        (Self::with_file(current, save, waker), complaints)
    }

    /// Requests that the preferences are saved, and does not wait for it.
    pub fn save(&mut self) {
        self.store((**self).clone());
    }

    /// Saves the preferences, and waits until that is done. Returns toasts for the player.
    pub fn save_now(&mut self) -> Vec<Toast> {
        self.save();
        self.finish(LeaveBy::default())
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

/// The program's texts in the language of the window, which follows `preferences.language`.
#[derive(Resource, Clone, Debug, Default)]
pub struct Spoken(Words);

impl Spoken {
    /// Takes the texts in a language; `None` is that of the system.
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
    /// Makes a request from a function that changes the preferences.
    pub fn new(edit: impl Fn(&mut Preferences) + Send + Sync + 'static) -> Self {
        Self(Arc::new(edit))
    }

    /// Makes the change in these preferences.
    pub fn apply(&self, preferences: &mut Preferences) {
        (self.0)(preferences);
    }

    /// Returns `true` if the edit chooses a language, whichever it is.
    fn sets_language(&self) -> bool {
        let [one, other] = [None, Some(Language::English)].map(|language| {
            let mut preferences = Preferences { language, ..Preferences::default() };
            self.apply(&mut preferences);
            preferences.language
        });
        one == other
    }

    /// Returns `true` if the edit would change nothing in these preferences, as for a choice that is made already.
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
