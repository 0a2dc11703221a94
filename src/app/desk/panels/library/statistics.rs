//! Statistics of the player's games against the computer.

use bevy_egui::egui::{
    self, Align2, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::super::icons::Icon;
use super::super::theme;
use super::super::widgets::{clipped, galley, put};
use super::filter::{self, Board};
use super::{empty, ladder, plots};
use crate::i18n::{Words, library as messages, play, rating};
use crate::library::{Entry, GameRating, Index, Ratings, Statistics, in_order_of_play, statistics};
use crate::play::LevelRating;
use crate::rules::Player;

/// Width from which on two plots stand side by side, in points.
const WIDE: f32 = 820.0;
/// Least height of a plot with its title, in points.
const LOW: f32 = 196.0;
/// Height of a tile with a number and its name, in points.
const TILE: f32 = 58.0;
/// Number of latest games that are shown one by one.
const LAST: usize = 60;

/// Statistics of the player's games on the chosen board, with the revision of the library that they were computed
/// from.
#[derive(Debug, Default)]
pub(super) struct Figures {
    board: Board,
    made_of: Option<(u32, Board)>,
    sums: Statistics,
    /// Margins of the latest games that count points, from the player's side and the oldest first.
    margins: Vec<i16>,
}

impl Figures {
    /// Computes the statistics, unless neither the library nor the board has changed.
    fn update(&mut self, index: &Index, revision: u32) {
        let key = Some((revision, self.board));
        if self.made_of == key {
            return;
        }
        self.made_of = key;
        let entries = || index.entries().iter().filter(|entry| self.board.has(entry.variant));
        self.sums = statistics(entries());
        self.margins = margins(entries());
    }
}

/// The margins of the player's last games, in the order of play.
fn margins<'a>(entries: impl Iterator<Item = &'a Entry>) -> Vec<i16> {
    let own = |entry: &Entry| {
        let (side, margin) = (entry.own_side()?, entry.margin?);
        Some(if side == Player::Black { margin } else { -margin })
    };
    let mut all: Vec<i16> = in_order_of_play(entries).into_iter().filter_map(own).collect();
    let first = all.len().saturating_sub(LAST);
    all.split_off(first)
}

/// Shows the tab of statistics. They are computed anew if the library or the board has changed.
pub(super) fn show(
    ui: &mut Ui,
    (words, ratings): (&Words, &Ratings),
    figures: &mut Figures,
    index: &Index,
    revision: u32,
) {
    let say = |message| words.say(message);
    figures.update(index, revision);
    ui.horizontal(|ui| {
        let boards = Board::all();
        filter::choose(ui, "statistics-of", 200.0, &mut figures.board, boards, |board| say(board.label()));
        let text = say(messages::statistics_of());
        let label = egui::Label::new(RichText::new(text).font(theme::text(13.0)).color(theme::muted()));
        ui.add(label.truncate()).on_hover_text(say(messages::statistics_of_tip()));
    });
    if figures.sums.all.games() == 0 {
        let title = if figures.board == Board::All {
            messages::nothing_counted()
        } else {
            messages::nothing_counted_on_board()
        };
        empty(ui, Icon::Trophy, &say(title), &say(messages::nothing_counted_tip()));
        return;
    }
    let height = ui.available_height();
    ScrollArea::vertical().id_salt("statistics").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(theme::GRID);
        tiles(ui, &number_tiles(words, &figures.sums));
        let rated: Vec<&GameRating> = (ratings.all().iter())
            .filter(|rating| !rating.history.is_empty() && figures.board.shows(rating.game))
            .collect();
        tiles(ui, &rated.iter().flat_map(|rating| rating_tiles(words, rating)).collect::<Vec<_>>());
        for &rating in &rated {
            let title = say(rating::ladder(rating.game.name()));
            let steps: TitledPlot = (title, Box::new(move |ui| ladder::show(ui, words, rating)));
            row(ui, &[steps], ladder::HEIGHT);
        }
        let columns = if ui.available_width() >= WIDE { 2 } else { 1 };
        let left = height - TILE - 2.0 * theme::GRID;
        let each = if columns == 2 { ((left - theme::GRID) / 2.0).max(LOW) } else { LOW };
        let sums = &figures.sums;
        let mut drawn: Vec<TitledPlot> = Vec::new();
        for rating in rated.into_iter().filter(|rating| rating.history.len() > 1) {
            let title = say(rating::rating_plot(rating.game.name()));
            drawn.push((title, Box::new(move |ui| plots::rating(ui, words, rating))));
        }
        drawn.push((say(messages::plot_levels()), Box::new(move |ui| plots::levels(ui, words, sums))));
        drawn.push((say(messages::plot_course()), Box::new(move |ui| plots::course(ui, words, sums, LAST))));
        drawn.push((
            say(messages::plot_margins()),
            Box::new(|ui| plots::margins(ui, words, &figures.margins)),
        ));
        drawn.push((say(messages::plot_lengths()), Box::new(move |ui| plots::lengths(ui, words, sums))));
        for pair in drawn.chunks(columns) {
            row(ui, pair, each);
        }
    });
}

/// A title, and what draws the plot below it.
type TitledPlot<'a> = (String, Box<dyn Fn(&mut Ui) + 'a>);

/// Shows plots side by side, each with its title on a card.
fn row(ui: &mut Ui, plots: &[TitledPlot], height: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    #[expect(clippy::cast_precision_loss, reason = "one or two")]
    let count = plots.len() as f32;
    let width = (rect.width() - theme::GRID * (count - 1.0)) / count;
    let mut left = rect.left();
    for (title, draw) in plots {
        let card = Rect::from_min_size(pos2(left, rect.top()), vec2(width, height));
        ui.painter().rect(card, theme::RADIUS, theme::card(), theme::hairline(), egui::StrokeKind::Inside);
        let text = galley(ui, title, theme::strong(13.5), theme::ink());
        let heading = put(ui.painter(), card.min + vec2(14.0, 19.0), Align2::LEFT_CENTER, text);
        let response = ui.interact(heading, ui.id().with(("title", title)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, title));
        let inside = Rect::from_min_max(card.min + vec2(10.0, 36.0), card.max - vec2(12.0, 8.0));
        draw(&mut ui.new_child(UiBuilder::new().max_rect(inside).id_salt(title)));
        left += width + theme::GRID;
    }
}

/// A number with its name and what it means.
struct Tile {
    number: String,
    name: String,
    tip: String,
}

/// The numbers of all games that need no plot.
fn number_tiles(words: &Words, sums: &Statistics) -> [Tile; 5] {
    let say = |message| words.say(message);
    let all = sums.all;
    let percent = all.score().map(|score| format!("{:.0}", score * 100.0));
    let score = percent.map_or_else(|| "–".to_owned(), |percent| say(messages::score_in_percent(percent)));
    let now = match sums.streak.now {
        0 => "–".to_owned(),
        wins @ 1.. => say(messages::streak_of_wins(wins)),
        losses => say(messages::streak_of_losses(-losses)),
    };
    let record = format!("{} · {} · {}", all.won, all.drawn, all.lost);
    [
        (all.games().to_string(), messages::tile_games(), messages::tile_games_tip()),
        (record, messages::tile_record(), messages::tile_record_tip()),
        (score, messages::tile_score(), messages::tile_score_tip()),
        (now, messages::tile_streak(), messages::tile_streak_tip()),
        (sums.streak.best.to_string(), messages::tile_best(), messages::tile_best_tip()),
    ]
    .map(|(number, name, tip)| Tile { number, name: say(name), tip: say(tip) })
}

/// The rating in a game and the level to beat next, if there is one.
fn rating_tiles(words: &Words, known: &GameRating) -> Vec<Tile> {
    let (game, games) = (known.game.name(), known.history.len());
    let (number, tip) = match known.shown() {
        Some(now) => (now.to_string(), rating::rating_in_game(game, now.rounded(), now.uncertainty(), games)),
        None => ("–".to_owned(), rating::rating_not_shown_yet(games)),
    };
    let name = words.say(rating::rating_of(game));
    let mut tiles = vec![Tile { number, name, tip: words.say(tip) }];
    if let (Some(level), Some(board)) = (known.next_rung(), LevelRating::boards(known.game).next()) {
        let tip = words.say(rating::level_to_beat(level.get(), play::of_level(board, level)));
        let name = words.say(rating::next_to_beat());
        tiles.push(Tile { number: words.say(play::of_level(board, level)), name, tip });
    }
    tiles
}

/// Shows tiles side by side.
fn tiles(ui: &mut Ui, tiles: &[Tile]) {
    if tiles.is_empty() {
        return;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), TILE), Sense::hover());
    #[expect(clippy::cast_precision_loss, reason = "a handful")]
    let count = tiles.len() as f32;
    let width = (rect.width() - theme::GRID * (count - 1.0)) / count;
    let mut left = rect.left();
    for Tile { number, name, tip } in tiles {
        let tile = Rect::from_min_size(pos2(left, rect.top()), vec2(width, TILE));
        ui.painter().rect(tile, theme::RADIUS, theme::card(), theme::hairline(), egui::StrokeKind::Inside);
        let room = width - 16.0;
        let number = clipped(ui, number, theme::strong(17.0), theme::ink(), room);
        put(ui.painter(), tile.center_top() + vec2(0.0, 21.0), Align2::CENTER_CENTER, number);
        let label = clipped(ui, name, theme::text(12.5), theme::muted(), room);
        put(ui.painter(), tile.center_top() + vec2(0.0, 42.0), Align2::CENTER_CENTER, label);
        ui.interact(tile, ui.id().with(name), Sense::hover()).on_hover_text(tip);
        left += width + theme::GRID;
    }
}
