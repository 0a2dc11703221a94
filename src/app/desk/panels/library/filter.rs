//! The filter of the list of games: search text, board, result and level.

use bevy_egui::egui::{self, Key, Modifiers, TextEdit, Ui, vec2};

use super::super::icons::Icon;
use super::super::widgets::{Button, Weight, drop_down};
use super::super::{theme, words as names};
use super::row;
use crate::i18n::{Message, Words, library as messages};
use crate::library::{Query, ResultFilter};
use crate::play::Level;
use crate::rules::{GameKind, Player, Variant};

/// Width from which on all fields stand in one row, in points.
const WIDE: f32 = 720.0;

/// Which games the list of the library shows, as the player has chosen by text, board, result and level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Filter {
    text: String,
    board: Board,
    result: Option<ResultFilter>,
    level: Option<Level>,
}

/// Choice of the boards whose games are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Board {
    #[default]
    All,
    /// All boards of the game with this name.
    Game(&'static str),
    One(Variant),
}

impl Board {
    /// Returns `true` if games on this board are shown.
    pub(super) fn has(self, variant: Variant) -> bool {
        match self {
            Self::All => true,
            Self::Game(name) => variant.game_name() == name,
            Self::One(wanted) => variant == wanted,
        }
    }

    /// Returns `true` if some board of this game is shown.
    pub(super) fn shows(self, game: GameKind) -> bool {
        match self {
            Self::All => true,
            Self::Game(name) => game.name() == name,
            Self::One(wanted) => wanted.kind() == game,
        }
    }

    /// Returns the label of the choice.
    pub(super) fn label(self) -> Message {
        match self {
            Self::All => messages::all_boards(),
            Self::Game(name) => messages::all_boards_of(name),
            Self::One(variant) => names::library::board(variant),
        }
    }

    /// Returns all choices, each game before its boards.
    pub(super) fn all() -> Vec<Self> {
        let mut all = vec![Self::All];
        for variant in names::boards() {
            if all.iter().all(|known| *known != Self::Game(variant.game_name())) {
                all.push(Self::Game(variant.game_name()));
            }
            all.push(Self::One(variant));
        }
        all
    }
}

impl Filter {
    /// Returns the query for the library. It cannot ask for all boards of a game; see [`has_board`](Self::has_board).
    pub(super) fn query(&self) -> Query {
        let variant = match self.board {
            Board::One(variant) => Some(variant),
            Board::All | Board::Game(_) => None,
        };
        Query { text: self.text.clone(), level: self.level, variant, result: self.result, ..Query::default() }
    }

    /// Returns `true` if games on this board are shown.
    pub(super) fn has_board(&self, variant: Variant) -> bool {
        self.board.has(variant)
    }

    /// Returns `true` if the filter lets every game pass.
    pub(super) fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Shows the search field and the choices. With `begins`, the field gets the keyboard focus. Returns `true` if it
    /// has the focus.
    pub(super) fn show(&mut self, ui: &mut Ui, words: &Words, begins: bool) -> bool {
        if ui.available_width() >= WIDE {
            return row(ui, theme::TOUCH, |ui| self.row(ui, words, begins));
        }
        let typing = row(ui, theme::TOUCH, |ui| {
            let width = ui.available_width();
            self.search(ui, words, begins, width)
        });
        row(ui, theme::TOUCH, |ui| {
            let width = (ui.available_width() - 2.0 * theme::GRID) / 3.0;
            self.choices(ui, words, [width; 3]);
        });
        typing
    }

    /// Shows all fields in one row, with a button that clears them. Returns `true` if the search field has the focus.
    fn row(&mut self, ui: &mut Ui, words: &Words, begins: bool) -> bool {
        let widths = [186.0, 132.0, 124.0];
        let label = words.say(messages::clear_search());
        let cross = Button::new(&label).icon(Icon::Cross).labelled(false).weight(Weight::Quiet);
        let cross = cross.height(theme::TOUCH).enabled(!self.is_empty());
        let taken = widths.iter().sum::<f32>() + cross.width(ui) + 4.0 * ui.spacing().item_spacing.x;
        let room = ui.available_width() - taken;
        let typing = self.search(ui, words, begins, room);
        self.choices(ui, words, widths);
        if cross.show(ui).on_hover_text(words.say(messages::clear_search_tip())).clicked() {
            *self = Self::default();
        }
        typing
    }

    /// Shows the search field. Returns `true` if it has the focus.
    fn search(&mut self, ui: &mut Ui, words: &Words, begins: bool, width: f32) -> bool {
        let edit = TextEdit::singleline(&mut self.text).id_salt("search").font(theme::text(14.5));
        let edit = edit.hint_text(words.say(messages::search_hint())).desired_width(width);
        let response = ui
            .add_sized([width, theme::TOUCH], edit.margin(super::INSIDE).vertical_align(egui::Align::Center));
        // Escape first clears what was typed; the next one is for the page.
        let escape = response.lost_focus() && !self.text.is_empty();
        let escape = escape && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if escape {
            self.text.clear();
        }
        // Enter is for the list; the player can go on typing.
        let enter = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if begins || escape || enter {
            response.request_focus();
        }
        response.has_focus()
    }

    fn choices(&mut self, ui: &mut Ui, words: &Words, widths: [f32; 3]) {
        let boards = Board::all();
        choose(ui, "board", widths[0], &mut self.board, boards, |board| words.say(board.label()));
        let results = [None].into_iter().chain(RESULTS.map(Some)).collect();
        choose(ui, "result", widths[1], &mut self.result, results, |result| {
            words.say(result.map_or_else(messages::any_result, result_label))
        });
        let levels = [None].into_iter().chain(Level::all().map(Some)).collect();
        choose(ui, "level", widths[2], &mut self.level, levels, |level| {
            let level = level.map(|level| messages::filter_level(level.get()));
            words.say(level.unwrap_or_else(messages::any_level))
        });
    }
}

const RESULTS: [ResultFilter; 6] = [
    ResultFilter::Won,
    ResultFilter::Lost,
    ResultFilter::Draw,
    ResultFilter::WonBy(Player::Black),
    ResultFilter::WonBy(Player::White),
    ResultFilter::Open,
];

fn result_label(result: ResultFilter) -> Message {
    match result {
        ResultFilter::Won => messages::filter_won(),
        ResultFilter::Lost => messages::filter_lost(),
        ResultFilter::Draw => messages::entry_draw(),
        ResultFilter::WonBy(player) => messages::entry_won_by(player),
        ResultFilter::Open => messages::entry_unfinished(),
    }
}

/// Shows a drop-down list that changes `chosen`. Its first entry includes everything, so its label also names the
/// list.
pub(super) fn choose<T: Copy + PartialEq>(
    ui: &mut Ui,
    id: &str,
    width: f32,
    chosen: &mut T,
    all: Vec<T>,
    label: impl Fn(T) -> String,
) {
    let what = all.first().map(|&first| label(first)).unwrap_or_default();
    let options = all.into_iter().map(|one| (one, label(one), None));
    let (size, shown) = (vec2(width, ui.spacing().combo_height), (&*chosen, label(*chosen)));
    if let (Some(clicked), _) = drop_down(ui, (id, &what), size, shown, options, |_| None) {
        *chosen = clicked;
    }
}
