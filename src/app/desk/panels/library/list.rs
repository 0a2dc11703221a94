//! The table of games, of which only the rows in view are drawn.

use bevy_egui::egui::{
    self, Align2, Color32, CursorIcon, Rect, ScrollArea, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::super::widgets::{self, ListRow, clipped, galley, put};
use super::super::{icons, theme, words as names};
use crate::i18n::{Message, Words, library as messages, play};
use crate::library::{Entry, Sort};
use crate::rules::{Outcome, Player};

/// Height of a game's row, in points.
const ROW: f32 = 34.0;
/// Height of the row with the titles of the columns, in points.
const HEAD: f32 = 30.0;
/// Margin at both ends of a row and between columns, in points.
const EDGE: f32 = 12.0;

/// Column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Column {
    /// Name of a player.
    Player(Player),
    Level,
    Board,
    Result,
    Date,
    Moves,
}

impl Column {
    fn title(self) -> Message {
        match self {
            Self::Player(player) => play::of_player(player),
            Self::Level => messages::column_level(),
            Self::Board => messages::column_board(),
            Self::Result => messages::column_result(),
            Self::Date => messages::column_date(),
            Self::Moves => messages::column_moves(),
        }
    }

    /// Returns what a click on the title sorts by.
    const fn sort(self) -> Sort {
        match self {
            Self::Player(Player::Black) => Sort::Black,
            Self::Player(Player::White) => Sort::White,
            Self::Level => Sort::Level,
            Self::Board => Sort::Variant,
            Self::Result => Sort::Result,
            Self::Date => Sort::Date,
            Self::Moves => Sort::Length,
        }
    }

    /// Returns `true` if the column has numbers, which are right-aligned.
    const fn is_number(self) -> bool {
        matches!(self, Self::Moves)
    }
}

/// How wide a column wants to be.
struct ColumnWidth {
    column: Column,
    /// Least width, in points.
    least: f32,
    /// Share of the room that the least widths of all columns leave.
    share: f32,
}

/// A column that is shown.
struct PlacedColumn {
    column: Column,
    /// Horizontal range, in points from the left edge of a row.
    range: egui::Rangef,
}

/// The columns for which there is room, from left to right.
struct Columns(Vec<PlacedColumn>);

impl Columns {
    /// Chooses the columns for a table of this width, and places them.
    fn fit(width: f32) -> Self {
        let wide = |column, least, share| ColumnWidth { column, least, share };
        let mut columns = vec![
            wide(Column::Player(Player::Black), 0.0, 1.0),
            wide(Column::Player(Player::White), 0.0, 1.0),
            wide(Column::Level, 46.0, 0.0),
            wide(Column::Board, 140.0, 0.25),
            wide(Column::Result, 128.0, 0.1),
            wide(Column::Date, 96.0, 0.0),
            wide(Column::Moves, 52.0, 0.0),
        ];
        if width < 800.0 {
            columns.retain(|width| width.column != Column::Level);
            // Names need the room.
            for width in &mut columns {
                match width.column {
                    Column::Board => (width.least, width.share) = (136.0, 0.0),
                    Column::Result => (width.least, width.share) = (112.0, 0.0),
                    _ => {}
                }
            }
        }
        if width < 620.0 {
            columns.retain(|width| !matches!(width.column, Column::Moves | Column::Board));
        }
        #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
        let gaps = (columns.len() + 1) as f32 * EDGE;
        let fixed: f32 = columns.iter().map(|width| width.least).sum();
        let shares: f32 = columns.iter().map(|width| width.share).sum();
        let free = (width - gaps - fixed).max(0.0);
        let mut left = EDGE;
        let place = |ColumnWidth { column, least, share }| {
            let width = least + free * share / shares;
            let range = egui::Rangef::new(left, left + width);
            left += width + EDGE;
            PlacedColumn { column, range }
        };
        Self(columns.into_iter().map(place).collect())
    }

    fn has(&self, column: Column) -> bool {
        self.0.iter().any(|placed| placed.column == column)
    }
}

/// Order of the rows.
#[derive(Clone, Copy, Debug)]
pub(super) struct SortOrder {
    pub sort: Sort,
    /// The reverse of the usual order.
    pub backwards: bool,
}

/// A table of games, as it is to be shown in a frame.
pub(super) struct GameTable<'a> {
    /// Number of rows.
    pub rows: usize,
    /// Returns the game in a row.
    pub entry: &'a dyn Fn(usize) -> Option<&'a Entry>,
    /// Row that is selected.
    pub selected: Option<usize>,
    /// Scrolls the selected row into view.
    pub follow: bool,
    /// Order of the rows, shown by an arrow beside a title.
    pub order: SortOrder,
}

/// What was clicked in a table of games.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct TableClicks {
    /// Sort key of the column whose title was clicked.
    pub sort: Option<Sort>,
    /// Row that was clicked.
    pub row: Option<usize>,
    /// The row was double-clicked.
    pub is_double: bool,
}

impl GameTable<'_> {
    /// Shows the table, and returns what was clicked.
    pub(super) fn show(&self, ui: &mut Ui, words: &Words) -> TableClicks {
        let mut clicks = TableClicks::default();
        let ground = ui.available_rect_before_wrap();
        ui.painter().rect(ground, theme::RADIUS, theme::card(), theme::hairline(), egui::StrokeKind::Inside);
        let bar = ui.spacing().scroll.bar_width + ui.spacing().scroll.bar_inner_margin;
        let columns = Columns::fit(ground.width() - bar);
        ui.spacing_mut().item_spacing.y = 0.0;
        clicks.sort = show_titles(ui, words, &columns, self.order);
        let area = ScrollArea::vertical().id_salt("games").auto_shrink([false, false]);
        let top = ui.cursor().top();
        let seen = ui.available_height();
        area.show_rows(ui, ROW, self.rows, |ui, range| {
            if let Some(selected) = self.selected.filter(|_| self.follow) {
                #[expect(clippy::cast_precision_loss, reason = "some ten thousand rows")]
                let at = |row: usize| ui.min_rect().top() + (row as f32 - range.start as f32) * ROW;
                let rect = Rect::from_min_size(pos2(ui.min_rect().left(), at(selected)), vec2(1.0, ROW));
                if rect.top() < top || rect.bottom() > top + seen {
                    ui.scroll_to_rect(rect, None);
                }
            }
            for row in range {
                let Some(entry) = (self.entry)(row) else { continue };
                let response = show_row(ui, words, &columns, entry, self.selected == Some(row));
                if response.clicked() || response.double_clicked() {
                    clicks.row = Some(row);
                    clicks.is_double = response.double_clicked();
                }
            }
        });
        clicks
    }
}

/// Shows the titles of the columns. A click on one sorts by it.
fn show_titles(ui: &mut Ui, words: &Words, columns: &Columns, order: SortOrder) -> Option<Sort> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.bottom(), theme::hairline());
    let mut clicked = None;
    for &PlacedColumn { column, range } in &columns.0 {
        let place = Rect::from_x_y_ranges(
            egui::Rangef::new(rect.left() + range.min - 6.0, rect.left() + range.max + 6.0),
            rect.y_range(),
        );
        let title = words.say(column.title());
        let response = ui.interact(place, ui.id().with(("sort", column)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &title));
        widgets::record_place(ui, &title, place);
        widgets::ring(ui.painter(), &response);
        let by_this = column.sort() == order.sort;
        let ink =
            if by_this || response.hovered() || response.has_focus() { theme::ink() } else { theme::muted() };
        let text = clipped(ui, &title, theme::strong(13.0), ink, range.span());
        let anchor = if column.is_number() { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        let x = rect.left() + if column.is_number() { range.max } else { range.min };
        let title = put(ui.painter(), pos2(x, rect.center().y), anchor, text);
        if by_this {
            let x = if column.is_number() { title.left() - 9.0 } else { title.right() + 9.0 };
            arrow(ui, pos2(x, rect.center().y), order.sort.rises() != order.backwards, ink);
        }
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            clicked = Some(column.sort());
        }
    }
    clicked
}

/// Draws the arrow that points up or down beside the title of the column that the rows are sorted by.
fn arrow(ui: &Ui, at: egui::Pos2, up: bool, ink: Color32) {
    let tip = if up { -2.5 } else { 2.5 };
    let points = vec![at + vec2(-4.0, -tip * 0.7), at + vec2(0.0, tip), at + vec2(4.0, -tip * 0.7)];
    ui.painter().line(points, Stroke::new(1.6, ink));
}

fn show_row(ui: &mut Ui, words: &Words, columns: &Columns, entry: &Entry, selected: bool) -> egui::Response {
    let label = words.say(names::library::row(words, entry));
    let fills = [Color32::TRANSPARENT, theme::raised(), theme::pressed()];
    let row = ListRow::new(&label).height(ROW).fills(fills).inset(vec2(4.0, 1.0)).selected(selected);
    let response = row.role(WidgetType::SelectableLabel).show_background(ui);
    let rect = response.rect;
    widgets::record_place(ui, &label, rect.intersect(ui.clip_rect()));
    let y = rect.center().y;
    // Without a column of its own, the level stands beside the computer's name.
    let with_levels = !columns.has(Column::Level);
    // The whole text of the cell under the pointer, if it is cut off.
    let mut whole = None;
    for &PlacedColumn { column, range } in &columns.0 {
        let (left, right) = (rect.left() + range.min, rect.left() + range.max);
        let CellText { text, is_strong, ink } = cell_text(words, entry, column, with_levels);
        let font = if is_strong { theme::strong(14.0) } else { theme::text(14.0) };
        if column.is_number() {
            let text = galley(ui, &text, font, ink);
            put(ui.painter(), pos2(right, y), Align2::RIGHT_CENTER, text);
            continue;
        }
        let indent = if let Column::Player(player) = column {
            icons::disc(ui.painter(), pos2(left + 7.0, y), 7.0, player);
            22.0
        } else {
            0.0
        };
        let shown = clipped(ui, &text, font, ink, range.span() - indent);
        let pointed = response.hover_pos().is_some_and(|at| (left..=right).contains(&at.x));
        if shown.elided && pointed {
            whole = Some(text);
        }
        put(ui.painter(), pos2(left + indent, y), Align2::LEFT_CENTER, shown);
    }
    let response = match whole {
        Some(whole) => response.on_hover_text(whole),
        None => response,
    };
    if entry.damage.is_some() {
        return response.on_hover_text(words.say(messages::entry_in_part()));
    }
    response
}

/// Text of a cell of the table, and how it is drawn.
struct CellText {
    text: String,
    /// Drawn in the bold font.
    is_strong: bool,
    ink: Color32,
}

/// Returns the text of a game in a column. `with_levels` adds the computer's level to its name.
fn cell_text(words: &Words, entry: &Entry, column: Column, with_levels: bool) -> CellText {
    let muted = |text: String| CellText { text, is_strong: false, ink: theme::muted() };
    match column {
        Column::Player(player) => {
            let won = entry.outcome == Some(Outcome::Win(player));
            let text = names::library::player(words, entry, player, with_levels);
            CellText { text, is_strong: won, ink: if won { theme::ink() } else { theme::muted() } }
        }
        Column::Level => {
            let levels = Player::ALL.into_iter().filter_map(|player| entry.players[player].level());
            muted(levels.map(|level| level.get().to_string()).collect::<Vec<_>>().join("–"))
        }
        Column::Board => muted(words.say(names::library::board(entry.variant))),
        Column::Result => {
            let ink = match (entry.own_side(), entry.outcome) {
                _ if entry.damage.is_some() => theme::danger(),
                (Some(own), Some(Outcome::Win(winner))) if own == winner => theme::good(),
                (_, None) => theme::muted(),
                _ => theme::ink(),
            };
            CellText { text: words.say(names::library::result(entry)), is_strong: false, ink }
        }
        Column::Date => muted(names::library::date(entry.date)),
        Column::Moves => muted(entry.plies.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stay_inside_and_names_have_room() {
        for width in [500.0, 620.0, 720.0, 1040.0] {
            let columns = Columns::fit(width);
            let mut right = 0.0;
            for PlacedColumn { column, range } in &columns.0 {
                assert!(range.min >= right + EDGE - 0.1, "{column:?} in {width}");
                right = range.max;
            }
            assert!(right <= width, "{right} in {width}");
            assert!(columns.0[0].range.span() >= 60.0, "{width}");
        }
    }
}
