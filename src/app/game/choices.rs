//! What the player chose, and the file that remembers it.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::keeping::take_done;
use super::{
    AdapterQuality, Depiction, Lens, Lettered, Machine, Quality, Speed, Subject, SystemWishes, Toast, Waker,
};
use crate::app::GameSystems;
use crate::i18n::{Language, Words, keeping, language, notices};
use crate::library::preferences::{
    self, AnalysisChoices, BackgroundSound, NewGame, Orbit, Page, ReducedMotion, Theme, ThemeName,
    WindowChoices,
};
use crate::library::{Complaint, Preferences, PreferencesFile, Progress, Worker};
use crate::play::{Level, Seat};
use crate::rules::{Player, Variant};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choices>()
        .init_resource::<Spoken>()
        .init_resource::<Speed>()
        .init_resource::<SystemWishes>()
        .init_resource::<Machine>()
        .init_resource::<Lettered>()
        .init_resource::<Depiction>()
        .add_message::<Choose>()
        .add_systems(
            Update,
            (take_choices, follow_choices, follow_quality)
                .chain()
                .in_set(GameSystems::Input)
                .in_set(ChoiceSystems)
                .after(take_done),
        );
}

fn take_choices(
    mut requests: MessageReader<Choose>,
    mut choices: ResMut<Choices>,
    mut spoken: ResMut<Spoken>,
    mut toasts: MessageWriter<Toast>,
) {
    if choices.is_being_saved() {
        toasts.write_batch(choices.bypass_change_detection().hear());
    }
    if requests.is_empty() {
        return;
    }
    for request in requests.read() {
        choices.take(request.clone());
        if let Choose::Language(language) = *request {
            *spoken = Spoken::of(language);
        }
    }
    choices.save();
}

/// What others read in a form of their own.
fn follow_choices(
    choices: Res<Choices>,
    system: Res<SystemWishes>,
    mut lettered: ResMut<Lettered>,
    mut depiction: ResMut<Depiction>,
    mut speed: ResMut<Speed>,
) {
    if choices.is_changed() || system.is_changed() {
        depiction.set_if_neq(if choices.board.diagram { Depiction::Diagram } else { Depiction::Table });
        lettered.set_if_neq(Lettered { shown: choices.board.letters, ..*lettered });
        let is_still = match choices.picture.reduced_motion {
            ReducedMotion::System => system.reduced_motion,
            ReducedMotion::On => true,
            ReducedMotion::Off => false,
        };
        speed.set_if_neq(Speed(if is_still { 0.0 } else { choices.picture.animation_speed }));
    }
}

/// Another quality is drawn at once. What the command line asked for holds until something else is chosen.
fn follow_quality(
    choices: Res<Choices>,
    adapter: Option<Res<AdapterQuality>>,
    quality: Option<ResMut<Quality>>,
    mut known: Local<Option<preferences::Quality>>,
) {
    let chosen = choices.picture.quality;
    if known.replace(chosen).is_some_and(|known| known != chosen)
        && let (Some(adapter), Some(mut quality)) = (adapter, quality)
    {
        quality.set_if_neq(Quality::chosen(chosen).unwrap_or(adapter.0));
    }
}

/// What was chosen is taken.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ChoiceSystems;

/// Everything that the player chose. It changes through [`Choose`].
#[derive(Resource, Debug, Default)]
pub struct Choices {
    now: Preferences,
    /// Without a file nothing is remembered: in tests, and for pictures drawn without a window.
    file: Option<Worker<Preferences, Progress>>,
}

impl Deref for Choices {
    type Target = Preferences;

    fn deref(&self) -> &Preferences {
        &self.now
    }
}

impl From<Preferences> for Choices {
    fn from(now: Preferences) -> Self {
        Self { now, file: None }
    }
}

impl Choices {
    /// What a file says. What cannot be followed in it comes second. The file is written on a thread of its own.
    pub fn open(path: PathBuf, waker: &Waker) -> (Self, Vec<Complaint>) {
        let (mut file, now, complaints) = PreferencesFile::open(path);
        let write = move |mut chosen: Vec<Preferences>, answer: &mut dyn FnMut(Progress)| {
            // The last one has everything that those before have.
            if let Some(last) = chosen.pop() {
                answer(file.save(&last));
            }
        };
        (Self { now, file: Some(Worker::start("preferences", write, waker.wake())) }, complaints)
    }

    /// Takes one choice. It is remembered with the next [`save`](Self::save).
    pub fn take(&mut self, choice: Choose) {
        let now = &mut self.now;
        match choice {
            Choose::Language(language) => now.language = language,
            Choose::Lens(lens, on) => now.board.lenses.set(lens, on),
            Choose::Letters(shown) => now.board.letters = shown,
            Choose::Diagram(flat) => now.board.diagram = flat,
            Choose::Tips(shown) => now.board.tips = shown,
            Choose::Cards(shown) => now.board.cards = shown,
            Choose::CameraPad(shown) => now.board.camera_pad = shown,
            Choose::TableTheme(theme) => now.board.theme = theme,
            Choose::Quality(quality) => now.picture.quality = quality,
            Choose::Speed(speed) => now.picture.animation_speed = speed,
            Choose::ReducedMotion(reduced) => now.picture.reduced_motion = reduced,
            Choose::Page(page) => now.panels.page = page,
            Choose::Theme(theme) => now.panels.theme = theme,
            Choose::Scale(percent) => now.panels.scale = percent,
            Choose::AutoPass(by_itself) => now.play.auto_pass = by_itself,
            Choose::ConfirmResign(asked) => now.play.confirm_resign = asked,
            Choose::ConfirmLeaving(asked) => now.play.confirm_leaving = asked,
            Choose::SoundOn(on) => now.sound.on = on,
            Choose::PiecesVolume(percent) => now.sound.pieces = percent,
            Choose::SignalsVolume(percent) => now.sound.signals = percent,
            Choose::BackgroundSound(background) => now.sound.background = background,
            Choose::Mono(mono) => now.sound.mono = mono,
            Choose::Analysis(analysis) => now.analysis = analysis,
            Choose::Coach(on) => now.learning.coach = on,
            Choose::NewGame(form) => now.new_game = form,
            Choose::Seat(Player::Black, seat) => now.new_game.black = seat,
            Choose::Seat(Player::White, seat) => now.new_game.white = seat,
            Choose::Level(player, level) => now.new_game.set_level(player, level),
            Choose::Keys(keys) => now.keys = keys,
            Choose::Camera(depiction, variant, orbit) => {
                let views = match depiction {
                    Depiction::Table => &mut now.cameras,
                    Depiction::Diagram => &mut now.pages,
                };
                match orbit {
                    Some(orbit) => views.insert(variant, orbit),
                    None => views.remove(&variant),
                };
            }
            Choose::Window(window) => now.window = window,
            Choose::FullScreen(on) => now.window.full_screen = on,
            Choose::File(path) => now.files.remember(&path),
        }
    }

    /// Has the choices written, without waiting for it.
    pub fn save(&mut self) {
        if let Some(file) = &mut self.file {
            file.ask(self.now.clone());
        }
    }

    fn is_being_saved(&self) -> bool {
        self.file.as_ref().is_some_and(Worker::is_busy)
    }

    /// What the player should know of what was saved since the last time.
    fn hear(&mut self) -> Vec<Toast> {
        let heard = self.file.as_mut().map(Worker::take);
        heard.unwrap_or_default().iter().filter_map(said).collect()
    }

    /// Saves, and waits until that is done. Returns what the player should know.
    pub fn save_now(&mut self) -> Vec<Toast> {
        self.save();
        let heard = self.file.as_mut().map(Worker::wait);
        if self.file.as_mut().is_some_and(Worker::has_failed) {
            warn!("the preferences were not saved: the disk does not answer");
        }
        heard.unwrap_or_default().iter().filter_map(said).collect()
    }
}

/// What is wrong in a file of settings, all of it in one piece of news: the log has every line.
pub fn complained(file: &Path, complaints: &[Complaint]) -> Option<Toast> {
    for complaint in complaints {
        // The readers have more to say than a player needs to know.
        warn!("Preferences: {complaint}");
    }
    keeping::of_complaints(file, complaints).map(Toast::alarm)
}

fn said(progress: &Progress) -> Option<Toast> {
    match progress {
        Progress::Saved | Progress::StillFailing => None,
        Progress::Failed(trouble) => {
            let text = notices::settings_not_saved(keeping::of_file_error(&trouble.what));
            Some(Toast::alarm(text).about(Subject::Settings))
        }
        Progress::Recovered => Some(Toast::good(notices::settings_saved_again()).about(Subject::Settings)),
    }
}

/// The texts of the language that is spoken. It changes with [`Choose::Language`].
#[derive(Resource, Clone, Debug, Default)]
pub struct Spoken(Words);

impl Spoken {
    /// A language; none is that of the system.
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

/// The player chooses something.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Choose {
    /// The language; none is that of the system.
    Language(Option<Language>),
    /// Whether something is pointed out on the board.
    Lens(Lens, bool),
    /// Whether letters and numbers stand on the board's rim.
    Letters(bool),
    /// Whether the board is shown as a diagram.
    Diagram(bool),
    /// Whether there are tips for the first turns of a game.
    Tips(bool),
    /// Whether a card stands beside what is looked at.
    Cards(bool),
    /// Whether there are buttons that move the camera.
    CameraPad(bool),
    /// The colours of the table.
    TableTheme(ThemeName),
    /// How much work a picture may be.
    Quality(preferences::Quality),
    /// How fast things move: 1 is normal, and 0 means at once.
    Speed(f32),
    /// Whether movement is left out.
    ReducedMotion(ReducedMotion),
    /// The page beside the board.
    Page(Page),
    /// The colours of the panels.
    Theme(Theme),
    /// The size of everything in the panels, in percent; none is what suits the window.
    Scale(Option<u16>),
    /// Whether a player who can do nothing but pass passes by itself.
    AutoPass(bool),
    /// Whether giving up is asked about.
    ConfirmResign(bool),
    /// Whether leaving a game that is not saved is asked about.
    ConfirmLeaving(bool),
    /// Whether anything is heard.
    SoundOn(bool),
    /// The volume of pieces on the table, in percent.
    PiecesVolume(u16),
    /// The volume of turns, refusals and results, in percent.
    SignalsVolume(u16),
    /// How loud all of it is while another window is in front.
    BackgroundSound(BackgroundSound),
    /// Whether both sides sound the same.
    Mono(bool),
    /// How the engine looks at positions.
    Analysis(AnalysisChoices),
    /// Whether the coach asks before a move that costs much.
    Coach(bool),
    /// What a new game begins with.
    NewGame(NewGame),
    /// Who sits on a side in new games.
    Seat(Player, Seat),
    /// The computer has another level in the game on the table, and in new games from now on.
    Level(Player, Level),
    /// The keys that are not as usual, by the names of commands.
    Keys(BTreeMap<String, Vec<String>>),
    /// From where a board is looked at; none is the usual seat.
    Camera(Depiction, Variant, Option<Orbit>),
    /// The window on the screen.
    Window(WindowChoices),
    /// Whether the window fills the screen, with nothing around it.
    FullScreen(bool),
    /// This file was opened or saved.
    File(PathBuf),
}
