//! The match on the table: requests come in, one system answers them, all others listen. Beside it lies what
//! several floors need to know: places, preferences, how far the end has been shown, what is to be said.

mod advice;
mod aloud;
mod analysis;
mod apply;
mod auto_pass;
mod autosave;
mod beside;
mod choices;
mod current;
mod decided;
mod editor;
mod ending;
mod exercise;
mod files;
mod fonts;
mod free_area;
mod highlights;
pub(in crate::app) mod inks;
mod job;
mod keeping;
mod leaving;
mod lesson;
mod machine;
mod messages;
mod motion;
mod notices;
mod offers;
mod opponent;
mod pictures;
mod places;
mod progress;
mod puzzle;
mod quality;
mod refused;
mod review;
mod settings;
mod shelf;
mod silence;
mod tags;
mod themes;
mod wake;
mod with_timeout;

use bevy::prelude::*;

pub use advice::{Advice, AdviceSystems, Coach, CoachAnswered, HintRequested, Patience};
pub use aloud::{AnnounceSystems, Announcement, Announcements, Listening, Outlines, somebody_listens};
pub use analysis::{Analysis, AnalysisPage, AnalysisState, AnalysisSwitched};
pub use beside::{Card, CardBeside};
pub use choices::{Choices, Choose, Spoken, complained};
pub use current::CurrentMatch;
pub use decided::{Decided, EarlyEnd, EarlyEndAnswered};
pub use editor::{Brush, Editor, SetupRequested};
pub use ending::{Counted, EndPhase, Ending, ShowEnding, SkipEnding, SleepersBackRequested};
pub use exercise::NoteKind;
pub use files::{FileRequested, Kept, OwnFiles, SaveDone, Source, file_name};
pub use fonts::{FallbackFont, fonts_for, is_visible};
pub use free_area::{Footprints, FreeArea};
pub use highlights::Highlights;
pub use inks::SignColours;
pub use keeping::{Keeping, LibraryRequested};
pub use leaving::{LeaveBy, LeavingSystems};
pub use lesson::{LessonRequested, LessonSaid, Note, Tutor, number};
pub use machine::Machine;
pub use messages::{
    MatchChanged, MatchRequested, MoveNow, MovePlayed, MoveRejected, MoveRequested, OpponentFailed,
    RequestRejected, Step, Turn,
};
pub use motion::Motion;
pub use notices::{Explain, Mended, RuleWanted, Subject, Toast, Tone};
pub use opponent::{Opponents, Pace, Seed};
pub use pictures::{PictureKind, PictureOrder, PictureRequested, PictureSize};
pub use places::{At, AtPoint, Spot, TableCamera};
pub use progress::{LessonDeclined, LessonFinished, Lessons};
pub use puzzle::{
    PuzzleJudged, PuzzleRequested, PuzzleSaid, PuzzleWanted, Puzzles, Rated, Remark, Solving, Stage,
};
pub use quality::{AdapterQuality, Quality, ShadowMaps};
pub use refused::{Objection, Refused, RefusedPlaces, RefusedSystems};
pub use review::{ReviewEffort, ReviewRequested, ReviewState, Reviewing, Trial, Tried, of_trial};
pub use settings::{Depiction, Lens, Lenses, Lettered, Speed, SystemWishes, entries_shown, lens_fits};
pub use shelf::{Contents, Job, Shelf, Unfinished};
pub use tags::{Flight, Tag, TagSystems, Tags};
pub use themes::{OwnTheme, TableTheme, ThemeFault, Themes};
pub use wake::Waker;
pub use with_timeout::{with_timeout, within};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        messages::plugin,
        aloud::plugin,
        apply::plugin,
        (auto_pass::plugin, decided::plugin),
        opponent::plugin,
        analysis::plugin,
        review::plugin,
        choices::plugin,
        (notices::plugin, refused::plugin),
        ending::plugin,
        files::plugin,
        (keeping::plugin, pictures::plugin, leaving::plugin, silence::plugin),
        (themes::plugin, wake::plugin),
        (advice::plugin, highlights::plugin, lesson::plugin, progress::plugin, puzzle::plugin),
    ));
}
