//! Table of all commands, in the order of menus, help and `docs/keys.md`.

use bevy::input::keyboard::KeyCode;

use super::{
    CameraCommand as V, CameraView, ChordKey, Command, CommandContext, CommandInfo, CopyFormat, Direction,
    GameFeature, KeyChord, LessonStep, MatchCommand as M, MenuId, PanelCommand as P, PuzzleStep,
    StudyCommand as S, TextSizeChange, ToggleCommand as T,
};
use crate::app::game::{Lens, Navigation};
use crate::app::input::ChordModifier;
use crate::i18n::Message;
use crate::i18n::{clock, commands as c, handicap, learning, moves, result, solving, table};
use crate::library::preferences::Page;
use crate::play::USUAL_GIFT;

use Command::{Camera, Match, Panel, Study, Toggle};
use CommandContext::{Anywhere, Game, MatchOf, Only};
use GameFeature::{AbstractPlay, Groups, Stacks};

type MessageFn = fn() -> Message;

const fn letter(letter: char) -> KeyChord {
    KeyChord::letter(letter)
}

const fn control(letter: char) -> KeyChord {
    KeyChord::control(letter)
}

const fn alt(letter: char) -> KeyChord {
    KeyChord { held: ChordModifier::Alt, stroke: ChordKey::Letter(letter) }
}

const fn key(key: KeyCode) -> KeyChord {
    KeyChord::key(key)
}

const fn control_key(key: KeyCode) -> KeyChord {
    KeyChord { held: ChordModifier::Control, stroke: ChordKey::Key(key) }
}

/// Label of the command that gives the opponent time.
fn give_time() -> Message {
    clock::give_opponent_time(clock::of_time(USUAL_GIFT))
}

/// Makes the entry of a command in [`COMMANDS`].
const fn row(
    command: Command,
    name: &'static str,
    (label, tip): (MessageFn, MessageFn),
    keys: &'static [KeyChord],
    context: CommandContext,
) -> CommandInfo {
    CommandInfo { command, name, label, tip, keys, context }
}

/// Table of all commands. The letters a to g name points of the board and are bound to nothing.
pub const COMMANDS: &[CommandInfo] = &[
    row(Match(M::Undo), "undo", (c::undo_label, c::undo_tip), &[letter('u'), control('z')], Anywhere),
    row(Match(M::Redo), "redo", (c::redo_label, c::redo_tip), &[letter('r'), control('y')], Anywhere),
    row(Match(M::Pass), "pass", (c::pass_label, c::pass_tip), &[letter('p')], Game),
    row(Panel(P::Resign), "resign", (c::resign_label, c::resign_tip), &[], CommandContext::Match),
    row(
        Match(M::SwapSides),
        "swap-sides",
        (handicap::swap_sides, handicap::swap_sides_tip),
        &[],
        MatchOf(Stacks),
    ),
    row(
        Match(M::PauseClock),
        "pause-clock",
        (clock::pause_clock_label, clock::pause_clock_tip),
        &[],
        CommandContext::Match,
    ),
    row(Match(M::GiveTime), "give-time", (give_time, clock::give_time_tip), &[], CommandContext::Match),
    row(Study(S::Hint), "hint", (learning::hint_label, learning::hint_tip), &[letter('h')], Game),
    row(Toggle(T::Coach), "coach", (learning::coach_label, learning::coach_tip), &[], CommandContext::Match),
    row(
        Match(M::Lesson(LessonStep::Again)),
        "lesson-again",
        (learning::lesson_again_label, learning::lesson_again_tip),
        &[key(KeyCode::Backspace)],
        CommandContext::Lesson,
    ),
    row(
        Match(M::Lesson(LessonStep::Next)),
        "lesson-next",
        (learning::lesson_next_label, learning::lesson_next_tip),
        &[key(KeyCode::Enter)],
        CommandContext::Lesson,
    ),
    row(
        Match(M::Lesson(LessonStep::Leave)),
        "lesson-leave",
        (learning::lesson_leave_label, learning::lesson_leave_tip),
        &[],
        CommandContext::Lesson,
    ),
    row(
        Match(M::Puzzle(PuzzleStep::Again)),
        "puzzle-again",
        (solving::puzzle_again_label, solving::puzzle_again_tip),
        &[key(KeyCode::Backspace)],
        CommandContext::Puzzle,
    ),
    row(
        Match(M::Puzzle(PuzzleStep::Solution)),
        "puzzle-solution",
        (solving::puzzle_solution_label, solving::puzzle_solution_tip),
        &[letter('y')],
        CommandContext::Puzzle,
    ),
    row(
        Match(M::Puzzle(PuzzleStep::Next)),
        "puzzle-next",
        (solving::puzzle_next_label, solving::puzzle_next_tip),
        &[key(KeyCode::Enter)],
        CommandContext::Puzzle,
    ),
    row(
        Match(M::Puzzle(PuzzleStep::Leave)),
        "puzzle-leave",
        (solving::puzzle_leave_label, solving::puzzle_leave_tip),
        &[],
        CommandContext::Puzzle,
    ),
    row(
        Match(M::MoveNow),
        "move-now",
        (table::move_now, c::move_now_tip),
        &[key(KeyCode::Enter)],
        CommandContext::Match,
    ),
    row(Match(M::Cancel), "cancel", (c::cancel_label, c::cancel_tip), &[key(KeyCode::Escape)], Anywhere),
    row(
        Match(M::Navigate(Navigation::Back)),
        "back",
        (moves::back_label, moves::back_tip),
        &[key(KeyCode::ArrowLeft)],
        CommandContext::Match,
    ),
    row(
        Match(M::Navigate(Navigation::Forward)),
        "forward",
        (moves::forward_label, moves::forward_tip),
        &[key(KeyCode::ArrowRight)],
        CommandContext::Match,
    ),
    row(
        Match(M::Navigate(Navigation::Start)),
        "to-start",
        (moves::to_start_label, moves::to_start_tip),
        &[key(KeyCode::Home)],
        CommandContext::Match,
    ),
    row(
        Match(M::Navigate(Navigation::End)),
        "to-end",
        (moves::to_end_label, moves::to_end_tip),
        &[key(KeyCode::End)],
        CommandContext::Match,
    ),
    row(
        Match(M::Navigate(Navigation::Game)),
        "to-game",
        (table::back_to_the_game, c::back_to_game_tip),
        &[],
        CommandContext::Match,
    ),
    row(
        Match(M::Autoplay),
        "autoplay",
        (moves::autoplay_label, moves::autoplay_tip),
        &[],
        CommandContext::Match,
    ),
    row(Panel(P::NewGame), "new-game", (c::new_game_label, c::new_game_tip), &[control('n')], Anywhere),
    row(Panel(P::Rematch), "rematch", (result::rematch, result::rematch_tip), &[], CommandContext::Match),
    row(
        Panel(P::CountAgain),
        "count-again",
        (result::count_again, result::count_again_tip),
        &[],
        MatchOf(Stacks),
    ),
    row(
        Panel(P::SleepersBack),
        "sleepers-back",
        (result::sleepers_back, result::sleepers_back_tip),
        &[],
        MatchOf(Stacks),
    ),
    row(Panel(P::Players), "players", (c::players_label, c::players_tip), &[], CommandContext::Match),
    row(Panel(P::Open), "open", (c::open_label, c::open_tip), &[control('o')], Anywhere),
    row(Panel(P::Save), "save", (c::save_label, c::save_tip), &[control('s')], CommandContext::Match),
    row(Panel(P::Picture), "picture", (c::picture_label, c::picture_tip), &[], CommandContext::Match),
    row(Panel(P::Library), "library", (c::library_label, c::library_tip), &[control('l')], Anywhere),
    row(Match(M::SetUp), "set-up", (c::set_up_label, c::set_up_tip), &[control('e')], CommandContext::Match),
    row(
        Panel(P::Copy(CopyFormat::Game)),
        "copy-game",
        (c::copy_game, c::copy_game_tip),
        &[],
        CommandContext::Match,
    ),
    row(
        Panel(P::Copy(CopyFormat::Position)),
        "copy-position",
        (c::copy_position, c::copy_position_tip),
        &[],
        Game,
    ),
    row(
        Panel(P::Copy(CopyFormat::AbstractPlay)),
        "copy-for-abstract-play",
        (c::copy_for_abstract_play, c::copy_for_abstract_play_tip),
        &[],
        MatchOf(AbstractPlay),
    ),
    row(
        Panel(P::Page(Page::Play)),
        "page-play",
        (c::play_page_label, c::play_page_tip),
        &[key(KeyCode::F2)],
        CommandContext::Match,
    ),
    row(
        Panel(P::Page(Page::Moves)),
        "page-moves",
        (c::moves_label, c::moves_page_tip),
        &[key(KeyCode::F3)],
        CommandContext::Match,
    ),
    row(
        Panel(P::Page(Page::Learn)),
        "page-learn",
        (learning::learn_page_label, learning::learn_page_tip),
        &[key(KeyCode::F5)],
        CommandContext::Match,
    ),
    row(
        Panel(P::Puzzles),
        "puzzles",
        (solving::puzzles_label, solving::puzzles_tip),
        &[key(KeyCode::F6)],
        CommandContext::Match,
    ),
    row(
        Panel(P::Page(Page::Analyse)),
        "page-analyse",
        (c::analyse_page_label, c::analyse_page_tip),
        &[key(KeyCode::F4)],
        CommandContext::Study,
    ),
    row(Study(S::Engine), "engine", (c::engine_label, c::engine_tip), &[letter('o')], CommandContext::Study),
    row(Study(S::Review), "review", (c::review_label, c::review_tip), &[], CommandContext::Study),
    row(
        Study(S::NextMistake),
        "next-mistake",
        (c::next_mistake_label, c::next_mistake_tip),
        &[letter('n')],
        CommandContext::Study,
    ),
    row(
        Study(S::PreviousMistake),
        "previous-mistake",
        (c::previous_mistake_label, c::previous_mistake_tip),
        &[alt('n')],
        CommandContext::Study,
    ),
    row(Study(S::TryAgain), "try-again", (c::try_again_label, c::try_again_tip), &[], CommandContext::Study),
    row(
        Panel(P::Menu(MenuId::Game)),
        "game-menu",
        (c::game_menu_label, c::game_menu_tip),
        &[key(KeyCode::F10)],
        Anywhere,
    ),
    row(
        Panel(P::Menu(MenuId::View)),
        "view-menu",
        (c::view_menu_label, c::view_menu_tip),
        &[key(KeyCode::F9)],
        Anywhere,
    ),
    row(Panel(P::Palette), "palette", (c::palette_label, c::palette_tip), &[control('k')], Anywhere),
    row(Panel(P::Settings), "settings", (c::settings_label, c::settings_tip), &[control(',')], Anywhere),
    row(
        Panel(P::TextSize(TextSizeChange::Larger)),
        "larger-text",
        (c::larger_text_label, c::larger_text_tip),
        &[control_key(KeyCode::Equal), control_key(KeyCode::NumpadAdd)],
        Anywhere,
    ),
    row(
        Panel(P::TextSize(TextSizeChange::Smaller)),
        "smaller-text",
        (c::smaller_text_label, c::smaller_text_tip),
        &[control_key(KeyCode::Minus), control_key(KeyCode::NumpadSubtract)],
        Anywhere,
    ),
    row(
        Panel(P::TextSize(TextSizeChange::Normal)),
        "normal-text",
        (c::normal_text_label, c::normal_text_tip),
        &[control_key(KeyCode::Digit0)],
        Anywhere,
    ),
    row(
        Toggle(T::FullScreen),
        "full-screen",
        (c::full_screen_label, c::full_screen_tip),
        &[key(KeyCode::F11)],
        Anywhere,
    ),
    row(Toggle(T::Sound), "sound", (c::sound_label, c::sound_tip), &[control('m')], Anywhere),
    row(Panel(P::Help), "help", (c::help_label, c::help_tip), &[key(KeyCode::F1)], Anywhere),
    row(Panel(P::About), "about", (c::about_label, c::about_tip), &[], Anywhere),
    row(Panel(P::Quit), "quit", (c::quit_label, c::quit_tip), &[control('q')], Anywhere),
    row(Toggle(T::Coordinates), "coordinates", (c::coordinates_label, c::coordinates_tip), &[], Anywhere),
    row(
        Toggle(T::Lens(Lens::Targets)),
        "lens-targets",
        (c::lens_entry_points, c::lens_targets_tip),
        &[letter('m')],
        Game,
    ),
    row(
        Toggle(T::Lens(Lens::Sleepers)),
        "lens-sleepers",
        (c::lens_sleepers, c::lens_sleepers_tip),
        &[letter('z')],
        Only(Stacks),
    ),
    row(
        Toggle(T::Lens(Lens::Pinned)),
        "lens-pinned",
        (c::lens_pinned, c::lens_pinned_tip),
        &[letter('k')],
        Only(Stacks),
    ),
    row(
        Toggle(T::Lens(Lens::Threats)),
        "lens-threats",
        (c::lens_threats, c::lens_threats_tip),
        &[letter('t')],
        Only(Stacks),
    ),
    row(Match(M::XRay), "x-ray", (c::x_ray_label, c::x_ray_tip), &[letter('x')], Only(Stacks)),
    row(
        Toggle(T::Lens(Lens::Breaths)),
        "lens-breaths",
        (c::lens_breaths, c::lens_breaths_tip),
        &[letter('i')],
        Only(Groups),
    ),
    row(
        Toggle(T::Lens(Lens::Removals)),
        "lens-removals",
        (c::lens_removals, c::lens_removals_tip),
        &[letter('s')],
        Only(Groups),
    ),
    row(
        Toggle(T::Lens(Lens::Territory)),
        "lens-territory",
        (c::lens_territory, c::lens_territory_tip),
        &[letter('t')],
        Only(Groups),
    ),
    row(
        Toggle(T::Lens(Lens::Danger)),
        "lens-danger",
        (c::lens_danger, c::lens_danger_tip),
        &[letter('l')],
        Only(Groups),
    ),
    row(Toggle(T::Diagram), "diagram", (c::diagram_label, c::diagram_tip), &[letter('v')], Anywhere),
    row(
        Camera(V::View(CameraView::Mine)),
        "view-mine",
        (c::view_mine_label, c::view_mine_tip),
        &[key(KeyCode::Digit1), key(KeyCode::Digit0), key(KeyCode::Space)],
        Anywhere,
    ),
    row(
        Camera(V::View(CameraView::Above)),
        "view-above",
        (c::view_above_label, c::view_above_tip),
        &[key(KeyCode::Digit2)],
        Anywhere,
    ),
    row(
        Camera(V::View(CameraView::Side)),
        "view-side",
        (c::view_side_label, c::view_side_tip),
        &[key(KeyCode::Digit3)],
        Anywhere,
    ),
    row(
        Camera(V::View(CameraView::Opponent)),
        "view-opponent",
        (c::view_opponent_label, c::view_opponent_tip),
        &[key(KeyCode::Digit4)],
        Anywhere,
    ),
    row(
        Panel(P::PhotoMode),
        "photo-mode",
        (c::photo_mode_label, c::photo_mode_tip),
        &[key(KeyCode::F7)],
        CommandContext::Match,
    ),
    row(Toggle(T::CameraPad), "camera-pad", (c::camera_pad_label, c::camera_pad_tip), &[], Anywhere),
    row(
        Camera(V::Turn(Direction::Less)),
        "turn-left",
        (c::turn_left_label, c::turn_left_tip),
        &[letter('q')],
        Anywhere,
    ),
    row(
        Camera(V::Turn(Direction::More)),
        "turn-right",
        (c::turn_right_label, c::turn_right_tip),
        &[letter('w')],
        Anywhere,
    ),
    row(
        Camera(V::Tilt(Direction::More)),
        "higher",
        (c::higher_label, c::higher_tip),
        &[key(KeyCode::PageUp)],
        Anywhere,
    ),
    row(
        Camera(V::Tilt(Direction::Less)),
        "lower",
        (c::lower_label, c::lower_tip),
        &[key(KeyCode::PageDown)],
        Anywhere,
    ),
    row(
        Camera(V::Zoom(Direction::More)),
        "nearer",
        (c::nearer_label, c::nearer_tip),
        &[key(KeyCode::Equal), key(KeyCode::NumpadAdd)],
        Anywhere,
    ),
    row(
        Camera(V::Zoom(Direction::Less)),
        "farther",
        (c::farther_label, c::farther_tip),
        &[key(KeyCode::Minus), key(KeyCode::NumpadSubtract)],
        Anywhere,
    ),
];
