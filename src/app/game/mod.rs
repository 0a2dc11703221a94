//! The match on the table: one set of systems applies the requests, all others listen to the changes.
//!
//! - The match: `current`, `mode`, `messages` (requests and changes), `apply` and `clock` (the only writers), `opponent`,
//!   `auto_pass`, `autoplay` (goes through the moves by itself), `captions` (what a move
//!   did, for those who watch), `early_end` (offers to end a game whose result is proved), `ending` (the end sequence).
//! - Other modes: `exercise` is what lessons and puzzles share, `lesson`, `progress`, `puzzle`; `editor` sets up
//!   positions.
//! - The engine's help: `analysis`, `review`, `advice` (hints and the coach), `highlights` (points that texts speak
//!   of).
//! - Disk: `keeping` and `autosave` (journal and library), `files`, `pictures`, `shelf` and `offers` (contents of the
//!   library), `rating` (the player’s, from these contents), `silence` (a disk that does not answer), `leaving` (the end of the program). Everything that waits for a
//!   disk is done on threads; `job` is one such question, and `wake` wakes the window for the answer.
//! - Shared state of several layers, since `desk` and `stage` do not know each other: `locations`, `preferences`,
//!   `settings`, `themes`, `mark_colours`, `quality`, `machine`, `motion`, `free_area`, `tags`, `beside`, `notices`,
//!   `refusal`, `announcements`.

mod advice;
mod analysis;
mod announcements;
mod apply;
mod auto_pass;
mod autoplay;
mod autosave;
mod beside;
mod captions;
mod clock;
mod current;
mod early_end;
mod editor;
mod ending;
mod exercise;
mod exercise_messages;
mod files;
mod fonts;
mod free_area;
mod highlights;
pub(in crate::app) mod job;
mod keeping;
mod leaving;
mod lesson;
mod locations;
mod machine;
pub(in crate::app) mod mark_colours;
mod messages;
mod mode;
mod motion;
mod notices;
mod offers;
mod opponent;
mod persisted;
mod pictures;
mod preferences;
mod progress;
mod puzzle;
mod quality;
mod rating;
mod refusal;
mod review;
mod sets;
mod settings;
mod shelf;
mod silence;
mod tags;
mod themes;
mod wake;
mod with_timeout;

use bevy::prelude::*;

pub use advice::{Coach, CoachAnswered, CoachTimeout, HintRequested, ShownHint};
pub use analysis::{Analysis, AnalysisPage, AnalysisState, AnalysisToggled};
pub use announcements::{
    AnnounceSystems, Announcement, Announcements, PointOutlines, ScreenReaderActive, is_screen_reader_active,
};
pub use autoplay::{Autoplay, AutoplayRequested};
pub use beside::{InfoCard, ShownInfoCard};
pub use captions::MoveCaption;
pub use clock::{ClockNews, ClockRequested, ClocksPaused, GameClock, PiecesInMotion};
pub use current::CurrentMatch;
pub use early_end::{EarlyEnd, EarlyEndAnswered, EarlyEndOffer};
pub use editor::{SetupBrush, SetupEditor, SetupRequested};
pub use ending::{
    CountedNumber, EndPhase, EndReplayRequested, EndSequence, EndSkipRequested, SleepersBackRequested,
};
pub(in crate::app::game) use exercise_messages::{ExerciseEvent, ExerciseEventWriters};
pub use exercise_messages::{
    FeedbackKind, LessonFeedbackGiven, LessonFinished, LessonOfferDeclined, LessonRequested,
    PuzzleFeedbackGiven, PuzzleRequested, PuzzleScored, PuzzleSelectionRequested,
};
pub use files::{FileRequested, GameSource, KnownFiles, LastSaved, SaveFinished, file_name};
pub use fonts::{FallbackFont, fonts_for, is_visible};
pub use free_area::{Footprints, FreeArea, PhotoFrame};
pub use highlights::Highlights;
pub use keeping::{Keeping, LibraryRequested};
pub use leaving::{LeaveBy, LeavingSystems};
pub use lesson::{LessonFeedback, LessonSession, lesson_number};
pub use locations::{BoardCell, DiscLocation, DiscOwner, DiscSpot, TableCamera};
pub use machine::SystemInfo;
pub use mark_colours::MarkColours;
pub use messages::{
    MatchChanged, MatchRequestRejected, MatchRequested, MoveNowRequested, MovePlayed, MoveRejected,
    MoveRequested, Navigation, OpponentFailed, PositionId,
};
pub use mode::Mode;
pub use motion::RedrawScheduler;
pub use notices::{RuleOffered, ShowRefusal, Toast, ToastTone, ToastTopic, ToastWithdrawn};
pub use opponent::{MinReplyTime, OpponentSearch, RandomSeed};
pub use persisted::{Persisted, Stored};
pub use pictures::{
    ExportSize, PhotoFormat, PictureKind, PictureOptions, PicturePreview, PictureRequested, PreviewImage,
    WantedPreview,
};
pub use preferences::{EditPreferences, Spoken, StoredPreferences, complained};
pub use progress::LessonProgress;
pub use puzzle::{
    Calendar, CurrentRun, DailyPuzzles, MistakeDeck, OwnMistakes, PuzzleFeedback, PuzzleProgress,
    PuzzlePurpose, PuzzleSession, PuzzleStage, RatingChange, RunSession,
};
pub use quality::{AdapterQuality, Quality, ShadowMaps};
pub use rating::PlayerRatings;
pub use refusal::{CurrentRefusal, RefusalRects, RefusalSystems, RuleViolation};
pub use review::{
    MistakeRetry, RetryState, ReviewEffort, ReviewFinished, ReviewRequested, ReviewSession, ReviewState,
};
pub use sets::AdviceSystems;
pub use settings::{
    AnimationSpeed, BoardStyle, Lens, Lenses, RimLabels, SystemPreferences, lens_applies, marked_entries,
};
pub use shelf::{Contents, Job, Shelf, Unfinished};
pub use tags::{FloatingLabel, FloatingLabelSystems, FloatingLabels, ScoreFlight};
pub use themes::{TableTheme, UserTheme, UserThemeError, UserThemes};
pub use wake::WindowWaker;
pub use with_timeout::{timed_out, with_timeout, within};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        (messages::plugin, exercise_messages::plugin),
        announcements::plugin,
        (apply::plugin, clock::plugin),
        (auto_pass::plugin, autoplay::plugin, captions::plugin, early_end::plugin),
        opponent::plugin,
        analysis::plugin,
        review::plugin,
        preferences::plugin,
        (notices::plugin, refusal::plugin),
        ending::plugin,
        files::plugin,
        (keeping::plugin, rating::plugin, pictures::plugin, leaving::plugin, silence::plugin),
        (themes::plugin, wake::plugin),
        (advice::plugin, highlights::plugin, lesson::plugin, progress::plugin, puzzle::plugin),
    ));
}
