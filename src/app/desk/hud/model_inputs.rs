//! Builds the view model of the panels from resources.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use super::super::panels::{self, Look, Model, Refusal, Thinking};
use super::super::reason::Reason;
use crate::app::game::{
    Analysis, AnimationSpeed, Autoplay, Coach, CurrentMatch, CurrentRun, DailyPuzzles, EarlyEndOffer,
    EndSequence, GameClock, Keeping, LastSaved, LessonProgress, MoveCaption, OpponentSearch, OwnMistakes,
    PicturePreview, PlayerRatings, PuzzleProgress, ReviewSession, Shelf, ShownHint, Spoken,
    StoredPreferences, SystemInfo, SystemPreferences, TableTheme, UserThemes, with_timeout,
};
use crate::app::input::{CurrentSelection, Keymap, PointerTarget, XRay};
use crate::library::preferences::Theme;
use crate::library::report;
use crate::play::GameSetup;
use crate::rules::ByPlayer;
use crate::theme::Theme as TableColours;

/// System parameter with everything from which the view model of the panels is built.
#[derive(SystemParam)]
pub(super) struct ModelInputs<'w> {
    pub(super) current: Res<'w, CurrentMatch>,
    opponents: Res<'w, OpponentSearch>,
    ending: Res<'w, EndSequence>,
    pub(super) reason: Res<'w, Reason>,
    last_saved: Res<'w, LastSaved>,
    pub(super) keeping: Option<Res<'w, Keeping>>,
    selection: Res<'w, CurrentSelection>,
    xray: Res<'w, XRay>,
    pointer: Res<'w, PointerTarget>,
    pub(super) preferences: Res<'w, StoredPreferences>,
    spoken: Res<'w, Spoken>,
    keys: Res<'w, Keymap>,
    analysis: Res<'w, Analysis>,
    reviewing: Res<'w, ReviewSession>,
    preview: Res<'w, PicturePreview>,
    shelf: Res<'w, Shelf>,
    ratings: Res<'w, PlayerRatings>,
    speed: Res<'w, AnimationSpeed>,
    system: Res<'w, SystemPreferences>,
    machine: Res<'w, SystemInfo>,
    table: Res<'w, TableTheme>,
    pub(super) themes: Res<'w, UserThemes>,
    lessons: Res<'w, LessonProgress>,
    puzzles: Res<'w, PuzzleProgress>,
    mistakes: Res<'w, OwnMistakes>,
    daily: Res<'w, DailyPuzzles>,
    runs: Res<'w, CurrentRun>,
    hint: Res<'w, ShownHint>,
    coach: Res<'w, Coach>,
    early_end: Res<'w, EarlyEndOffer>,
    clock: Res<'w, GameClock>,
    autoplay: Res<'w, Autoplay>,
    caption: Res<'w, MoveCaption>,
}

impl ModelInputs<'_> {
    /// The setup with the computer at the level that suits the player, if the player wants that.
    pub(super) fn adapted(&self, setup: GameSetup) -> GameSetup {
        let rating = self.ratings.ratings().of(setup.variant.kind());
        if self.preferences.play.adaptive_level { rating.adapted(setup) } else { setup }
    }

    /// Returns `true` if leaving the match would lose a game, and the player wants to be asked about it.
    pub(super) fn unsaved(&self) -> bool {
        self.preferences.play.confirm_leaving
            && self.last_saved.would_lose(self.current.own_match())
            && !self.keeping.as_ref().is_some_and(|keeping| keeping.is_safe())
    }

    /// Returns what a bug report needs to know of window, settings and computer, as text.
    pub(super) fn diagnostics(&self, context: &egui::Context, percent: u16) -> String {
        let pixels = context.viewport_rect().size() * context.pixels_per_point();
        let native = context.native_pixels_per_point().unwrap_or(1.0);
        // Adapter and driver are in every report.
        let more = [
            ("Engine", panels::BEVY.to_owned()),
            ("Window", format!("{} x {}, {native}", pixels.x.round(), pixels.y.round())),
            ("Scale", format!("{percent}")),
            ("Look", format!("{:?}", self.look())),
            ("Language", self.spoken.language().tag().to_owned()),
        ];
        // The whole report includes the end of the log, and its disk may hang.
        let (preferences, paths, known) =
            (self.preferences.clone(), self.machine.paths.clone(), more.clone());
        let whole = with_timeout(move || report::diagnostics(&known, &preferences, paths.as_ref()));
        whole.unwrap_or_else(|| report::diagnostics(&more, &self.preferences, None))
    }

    /// Colour scheme of the panels: by default that of the table's theme, or of the system if the table has the
    /// default theme.
    fn look(&self) -> Look {
        match self.preferences.panels.theme {
            Theme::System if self.table.0 != TableColours::default() => Look::of_theme(&self.table.0),
            Theme::System if self.system.light == Some(true) => Look::Light,
            Theme::System | Theme::Dark => Look::Dark,
            Theme::Light => Look::Light,
            Theme::HighContrast => Look::HighContrast,
        }
    }

    /// Builds the view model of this frame: everything that the panels show.
    pub(super) fn model(&self) -> Model<'_> {
        let thinking =
            self.opponents.thinking().map(|(player, since)| Thinking { player, elapsed: since.elapsed() });
        let small = |points: usize| u8::try_from(points).unwrap_or(u8::MAX);
        let ending = if self.ending.is_done() {
            panels::Ending::Counted
        } else if let Some(phase) = self.ending.phase().filter(|_| self.ending.is_counting()) {
            let score = self.ending.running_score();
            panels::Ending::Counting { phase, score: ByPlayer::from_fn(|player| small(score[player])) }
        } else if self.ending.is_running() {
            panels::Ending::Looking
        } else {
            panels::Ending::None
        };
        let refusal = self.reason.bubble().map(|(text, at, opacity)| Refusal {
            text,
            at: egui::pos2(at.x, at.y),
            opacity: if self.speed.is_still() { 1.0 } else { opacity },
        });
        Model {
            words: &self.spoken,
            preferences: &self.preferences,
            look: self.look(),
            table: &self.table.0,
            themes: &self.themes,
            // `show_panels` sets this, because it knows the window.
            scale: 100,
            machine: &self.machine,
            still: self.speed.is_still(),
            game: self.current.table_match(),
            own_variant: self.current.own_match().variant(),
            match_id: self.current.position_id().match_id,
            view: self.current.view(),
            mode: self.current.mode(),
            editor: self.current.editor(),
            lesson: self.current.lesson(),
            lessons: &self.lessons,
            puzzle: self.current.puzzle(),
            puzzles: &self.puzzles,
            mistakes: &self.mistakes,
            daily: &self.daily,
            run: self.runs.session(),
            advice: &self.hint,
            question: self.coach.question(self.current.position_id()),
            header: self.current.header().filter(|_| !self.current.mode().is_exercise()),
            thinking,
            stuck: self.opponents.has_failed(self.current.position_id()),
            unsaved: self.unsaved(),
            clock_runs: self.clock.is_running(),
            autoplay: *self.autoplay,
            caption: self.caption.at(self.current.shown_position_id()),
            ending,
            sleepers_back: self.ending.sleepers_back(),
            decided: self.early_end.asked_now(&self.current),
            half: self.selection.first_piece().is_some(),
            keys: &self.keys,
            analysis: &self.analysis,
            reviewing: &self.reviewing,
            refusal,
            preview: &self.preview,
            offers: self.keeping.as_ref().map_or(&[], |keeping| keeping.offers()),
            shelf: self.keeping.is_some().then_some(&*self.shelf),
            ratings: &self.ratings,
            on_table: self.keeping.as_ref().map(|keeping| keeping.id()),
            tags: &[],
            footprints: &[],
            looked_at: self.pointer.looked_at(),
            card: None,
            looking_into: self.xray.is_on(),
        }
    }
}
