//! A window with a match, without a stage behind it.

use std::sync::LazyLock;
use std::time::Duration;

use bevy_egui::egui::{self, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};

use super::super::{Ending, Look, Model, PanelOutput, PanelState, Refusal, Request, Thinking, buttons, show};
use crate::app::game::{
    Analysis, Autoplay, DailyPuzzles, EarlyEnd, FloatingLabel, InfoCard, LessonProgress, LessonSession, Mode,
    OwnMistakes, PicturePreview, PlayerRatings, PositionId, PuzzleProgress, PuzzleSession, ReviewSession,
    RunSession, SetupEditor, Shelf, ShownHint, SystemInfo, Unfinished, UserThemes,
};
use crate::app::input::{Command, Keymap, PanelCommand};
use crate::board::Point;
use crate::i18n::{Message, Words};
use crate::library::{GameId, Preferences};
use crate::play::{Level, Match, Seat};
use crate::record::Header;
use crate::rules::{BoardView, ByPlayer, Player, Variant};
use crate::study::CoachQuestion;
use crate::theme::Theme;

/// A simulated window with a match.
#[expect(
    clippy::struct_field_names,
    clippy::struct_excessive_bools,
    reason = "the names are those of the model, which is a list of facts"
)]
pub(in crate::app::desk::panels) struct Table {
    pub(in crate::app::desk::panels) ctx: egui::Context,
    pub(in crate::app::desk::panels) state: PanelState,
    pub(in crate::app::desk::panels) game: Match,
    pub(super) unsaved: bool,
    pub(super) clock_runs: bool,
    pub(super) autoplay: Autoplay,
    pub(super) caption: Option<Message>,
    pub(super) ending: Ending,
    pub(super) decided: Option<EarlyEnd>,
    pub(super) shelf: Option<Shelf>,
    pub(super) ratings: PlayerRatings,
    /// Name of the match in the library.
    pub(super) on_table: Option<GameId>,
    /// Id of the match.
    pub(super) match_id: u32,
    /// Header of the file that the match comes from.
    pub(super) header: Option<Header>,
    pub(super) preferences: Preferences,
    pub(super) keys: Keymap,
    pub(super) look: Look,
    pub(super) colours: Theme,
    pub(super) themes: UserThemes,
    pub(in crate::app::desk::panels) window: Rect,
    pub(super) words: Words,
    pub(super) half: bool,
    pub(super) offers: Vec<Unfinished>,
    pub(super) tags: Vec<FloatingLabel>,
    pub(super) card: Option<InfoCard>,
    pub(super) looking_into: bool,
    pub(super) looked_at: Option<Point>,
    pub(super) refusal: Option<Message>,
    pub(in crate::app::desk::panels) editor: Option<SetupEditor>,
    pub(super) analysis: Analysis,
    pub(super) reviewing: ReviewSession,
    pub(super) lesson: Option<LessonSession>,
    pub(super) lessons: LessonProgress,
    pub(super) puzzle: Option<PuzzleSession>,
    pub(super) puzzles: PuzzleProgress,
    pub(super) mistakes: OwnMistakes,
    pub(super) run: Option<RunSession>,
    pub(super) advice: ShownHint,
    pub(super) question: Option<CoachQuestion>,
    pub(super) preview: PicturePreview,
    /// The texts of the last frame with their places.
    pub(super) texts: Vec<(Pos2, String)>,
    /// All shapes of the last frame, the lowest first.
    pub(super) shapes: Vec<egui::epaint::ClippedShape>,
}

impl Table {
    pub(in crate::app::desk::panels) fn new(moves: &str, [width, height]: [f32; 2]) -> Self {
        let computer = Seat::Computer(Level::MIN);
        let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, computer));
        for text in moves.split_ascii_whitespace() {
            game.play(game.position().parse_move(text).unwrap()).unwrap();
        }
        let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
        let mut table = Self {
            ctx: egui::Context::default(),
            state: PanelState::default(),
            game,
            unsaved: false,
            clock_runs: false,
            autoplay: Autoplay::default(),
            caption: None,
            ending: Ending::None,
            decided: None,
            shelf: None,
            ratings: PlayerRatings::default(),
            on_table: None,
            match_id: 0,
            header: None,
            preferences: Preferences::default(),
            keys: Keymap::default(),
            look: Look::Dark,
            colours: Theme::default(),
            themes: UserThemes::default(),
            window,
            words: english().clone(),
            half: false,
            offers: Vec::new(),
            tags: Vec::new(),
            card: None,
            looking_into: false,
            looked_at: None,
            refusal: None,
            editor: None,
            analysis: Analysis::default(),
            reviewing: ReviewSession::default(),
            lesson: None,
            lessons: LessonProgress::default(),
            puzzle: None,
            puzzles: PuzzleProgress::default(),
            mistakes: OwnMistakes::default(),
            run: None,
            advice: ShownHint::default(),
            question: None,
            preview: PicturePreview::Pending,
            texts: Vec::new(),
            shapes: Vec::new(),
        };
        // The first frame loads the fonts, and the second one lays out.
        table.frames(2);
        table
    }

    fn mode(&self) -> Mode {
        match (&self.editor, &self.lesson, &self.puzzle) {
            (Some(_), ..) => Mode::SetUp,
            (None, Some(_), _) => Mode::Lesson,
            (None, None, Some(_)) => Mode::Puzzle,
            (None, None, None) => Mode::Match,
        }
    }

    /// Calls a function with the state of the panels and their view model.
    pub(super) fn with_model<R>(&mut self, call: impl FnOnce(&mut PanelState, &Model) -> R) -> R {
        let mut state = std::mem::take(&mut self.state);
        let view = self
            .editor
            .as_ref()
            .map_or_else(|| self.game.shown_position().view(), |editor| editor.view().clone());
        let seat = self.game.seat_to_move().filter(|seat| seat.is_computer());
        let thinking = seat.map(|_| Thinking { player: Player::White, elapsed: Duration::from_secs(3) });
        let at = self.window.center();
        let model = Model {
            match_id: self.match_id,
            header: self.header.as_ref(),
            thinking,
            unsaved: self.unsaved,
            clock_runs: self.clock_runs,
            autoplay: self.autoplay,
            caption: self.caption.as_ref(),
            ending: self.ending,
            decided: self.decided,
            shelf: self.shelf.as_ref(),
            ratings: &self.ratings,
            on_table: self.on_table.as_ref(),
            words: &self.words,
            half: self.half,
            offers: &self.offers,
            tags: &self.tags,
            card: self.card.as_ref(),
            looking_into: self.looking_into,
            looked_at: self.looked_at,
            refusal: self.refusal.as_ref().map(|text| Refusal { text, at, opacity: 1.0 }),
            mode: self.mode(),
            editor: self.editor.as_ref(),
            preferences: &self.preferences,
            keys: &self.keys,
            look: self.look,
            table: &self.colours,
            themes: &self.themes,
            analysis: &self.analysis,
            reviewing: &self.reviewing,
            lesson: self.lesson.as_ref(),
            lessons: &self.lessons,
            puzzle: self.puzzle.as_ref(),
            puzzles: &self.puzzles,
            mistakes: &self.mistakes,
            run: self.run.as_ref(),
            advice: &self.advice,
            question: self.question.as_ref(),
            preview: &self.preview,
            ..model(&self.game, &view)
        };
        let result = call(&mut state, &model);
        self.state = state;
        result
    }

    /// Draws frames without input.
    pub(in crate::app::desk::panels) fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.frame(Vec::new());
        }
    }

    pub(in crate::app::desk::panels) fn frame(&mut self, events: Vec<Event>) -> PanelOutput {
        self.frame_at(None, events)
    }

    /// Draws a frame at this time, in seconds; otherwise a 60th of a second after the last one.
    pub(super) fn frame_at(&mut self, time: Option<f64>, events: Vec<Event>) -> PanelOutput {
        let input = RawInput { screen_rect: Some(self.window), time, events, ..RawInput::default() };
        let ctx = self.ctx.clone();
        let (drawn, output) = self.with_model(|state, model| {
            let mut output = None;
            let drawn = ctx.run_ui(input, |ui| output = Some(show(ui, state, model)));
            let mut output: PanelOutput = output.unwrap();
            // A command of the engine is returned in the next frame, as in the window.
            let commands = output.requests.iter().filter_map(|request| match request {
                Request::Command(command) => Some(*command),
                _ => None,
            });
            let carried_out: Vec<Request> =
                commands.filter_map(|command| state.run_command(command, model)).collect();
            output.requests.extend(carried_out);
            (drawn, output)
        });
        self.texts.clear();
        for shape in &drawn.shapes {
            collect_texts(&shape.shape, &mut self.texts);
        }
        self.shapes = drawn.shapes;
        output
    }

    /// Presses and releases the left button.
    pub(in crate::app::desk::panels) fn click(&mut self, at: Pos2) -> Vec<Request> {
        self.hold(at, 0)
    }

    /// Presses the left button for this many frames of a 60th of a second, and releases it.
    pub(in crate::app::desk::panels) fn hold(&mut self, at: Pos2, frames: usize) -> Vec<Request> {
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let mut actions = self.frame(vec![Event::PointerMoved(at)]).requests;
        actions.extend(self.frame(vec![button(true)]).requests);
        for _ in 0..frames {
            actions.extend(self.frame(Vec::new()).requests);
        }
        actions.extend(self.frame(vec![button(false)]).requests);
        actions
    }

    /// Position on the board.
    pub(super) fn here(&self) -> PositionId {
        PositionId { match_id: self.match_id, node: self.game.cursor() }
    }

    /// Requests to close the window.
    pub(super) fn quit(&mut self, unsaved: bool) -> Option<Request> {
        self.unsaved = unsaved;
        self.command(PanelCommand::Quit)
    }

    /// Sends a command as if by its key.
    pub(super) fn command(&mut self, command: impl Into<Command>) -> Option<Request> {
        self.with_model(|state, model| state.run_command(command, model))
    }

    /// Types into the field that has the focus.
    pub(super) fn write(&mut self, text: &str) -> Vec<Request> {
        self.frame(vec![Event::Text(text.to_owned())]).requests
    }

    /// Clicks a button, which must be there.
    pub(in crate::app::desk::panels) fn press(&mut self, label: &str) -> Vec<Request> {
        let places = buttons(&self.ctx);
        let at = places.get(label).unwrap_or_else(|| panic!("no {label} among {:?}", places.keys()));
        self.click(at.center())
    }

    pub(super) fn key(&mut self, key: Key) -> Vec<Request> {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.frame(vec![event(true), event(false)]).requests
    }
}

/// Texts of a shape, with their places.
pub(super) fn collect_texts(shape: &egui::Shape, texts: &mut Vec<(Pos2, String)>) {
    match shape {
        egui::Shape::Text(text) => texts.push((text.pos, text.galley.text().to_owned())),
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect_texts(shape, texts)),
        _ => {}
    }
}

/// Texts in the language that tests read.
pub(in crate::app::desk::panels) fn english() -> &'static Words {
    static ENGLISH: LazyLock<Words> = LazyLock::new(Words::default);
    &ENGLISH
}

/// Facts of a window in which nothing has happened.
#[derive(Default)]
struct Facts {
    preferences: Preferences,
    machine: SystemInfo,
    colours: Theme,
    themes: UserThemes,
    lessons: LessonProgress,
    puzzles: PuzzleProgress,
    mistakes: OwnMistakes,
    daily: DailyPuzzles,
    advice: ShownHint,
    keys: Keymap,
    analysis: Analysis,
    reviewing: ReviewSession,
    ratings: PlayerRatings,
}

/// The day on which everything happens.
pub(super) const TODAY: jiff::civil::Date = jiff::civil::date(2026, 11, 26);

static FACTS: LazyLock<Facts> =
    LazyLock::new(|| Facts { daily: DailyPuzzles::on(TODAY), ..Facts::default() });

pub(super) fn usual_keys() -> &'static Keymap {
    &FACTS.keys
}

/// View of a match at rest.
pub(in crate::app::desk::panels) fn model<'a>(game: &'a Match, view: &'a BoardView) -> Model<'a> {
    Model {
        words: english(),
        preferences: &FACTS.preferences,
        look: Look::Dark,
        table: &FACTS.colours,
        themes: &FACTS.themes,
        scale: 100,
        machine: &FACTS.machine,
        still: false,
        game,
        own_variant: game.variant(),
        match_id: 0,
        view,
        header: None,
        thinking: None,
        stuck: false,
        unsaved: false,
        clock_runs: false,
        autoplay: Autoplay::default(),
        caption: None,
        ending: Ending::None,
        sleepers_back: false,
        decided: None,
        half: false,
        mode: Mode::Match,
        editor: None,
        lesson: None,
        lessons: &FACTS.lessons,
        puzzle: None,
        puzzles: &FACTS.puzzles,
        mistakes: &FACTS.mistakes,
        daily: &FACTS.daily,
        run: None,
        advice: &FACTS.advice,
        question: None,
        keys: &FACTS.keys,
        analysis: &FACTS.analysis,
        reviewing: &FACTS.reviewing,
        refusal: None,
        preview: &PicturePreview::Pending,
        offers: &[],
        shelf: None,
        ratings: &FACTS.ratings,
        on_table: None,
        tags: &[],
        footprints: &[],
        looked_at: None,
        card: None,
        looking_into: false,
    }
}

/// An unfinished game to offer.
pub(super) fn offer(name: &str, variant: &str) -> Unfinished {
    Unfinished {
        id: GameId::parse(name).unwrap(),
        variant: variant.parse().unwrap(),
        names: ByPlayer::new("7".to_owned(), "8".to_owned()),
        plies: 12,
        changed: jiff::Timestamp::UNIX_EPOCH,
    }
}
