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

const ROW: f32 = 34.0;
const HEAD: f32 = 30.0;
/// Margin at both ends of a row and between columns, in points.
const EDGE: f32 = 12.0;

/// Column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Cell {
    Player(Player),
    Level,
    Board,
    Result,
    Date,
    Moves,
}

impl Cell {
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

/// Columns for which there is room, with their horizontal ranges.
struct Columns(Vec<(Cell, egui::Rangef)>);

impl Columns {
    fn fit(width: f32) -> Self {
        let (black, white) = (Cell::Player(Player::Black), Cell::Player(Player::White));
        // The second figure is the share of what is left.
        let mut cells = vec![
            (black, 0.0, 1.0),
            (white, 0.0, 1.0),
            (Cell::Level, 46.0, 0.0),
            (Cell::Board, 140.0, 0.25),
            (Cell::Result, 128.0, 0.1),
            (Cell::Date, 96.0, 0.0),
            (Cell::Moves, 52.0, 0.0),
        ];
        if width < 800.0 {
            cells.retain(|(cell, ..)| *cell != Cell::Level);
            // Names need the room.
            for (cell, width, share) in &mut cells {
                match cell {
                    Cell::Board => (*width, *share) = (136.0, 0.0),
                    Cell::Result => (*width, *share) = (112.0, 0.0),
                    _ => {}
                }
            }
        }
        if width < 620.0 {
            cells.retain(|(cell, ..)| !matches!(cell, Cell::Moves | Cell::Board));
        }
        #[expect(clippy::cast_precision_loss, reason = "a handful of columns")]
        let gaps = (cells.len() + 1) as f32 * EDGE;
        let fixed: f32 = cells.iter().map(|(_, width, _)| width).sum();
        let shares: f32 = cells.iter().map(|(.., share)| share).sum();
        let free = (width - gaps - fixed).max(0.0);
        let mut left = EDGE;
        let place = |(cell, width, share): (Cell, f32, f32)| {
            let width = width + free * share / shares;
            let range = egui::Rangef::new(left, left + width);
            left += width + EDGE;
            (cell, range)
        };
        Self(cells.into_iter().map(place).collect())
    }
}

/// What was clicked in a table of games.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Touched {
    /// Sort order of the column whose title was clicked.
    pub sort: Option<Sort>,
    /// Row that was clicked.
    pub row: Option<usize>,
    /// The row was double-clicked.
    pub twice: bool,
}

/// Draws a table of games and returns what was clicked. `selected` is a row; with `follow` it is scrolled into view.
pub(super) fn table<'a>(
    ui: &mut Ui,
    words: &Words,
    rows: usize,
    entry: impl Fn(usize) -> Option<&'a Entry>,
    selected: Option<usize>,
    follow: bool,
    sorted: (Sort, bool),
) -> Touched {
    let mut touched = Touched::default();
    let ground = ui.available_rect_before_wrap();
    ui.painter().rect(ground, theme::RADIUS, theme::card(), theme::hairline(), egui::StrokeKind::Inside);
    let bar = ui.spacing().scroll.bar_width + ui.spacing().scroll.bar_inner_margin;
    let columns = Columns::fit(ground.width() - bar);
    ui.spacing_mut().item_spacing.y = 0.0;
    touched.sort = head(ui, words, &columns, sorted);
    let area = ScrollArea::vertical().id_salt("games").auto_shrink([false, false]);
    let top = ui.cursor().top();
    let seen = ui.available_height();
    area.show_rows(ui, ROW, rows, |ui, range| {
        if let Some(selected) = selected.filter(|_| follow) {
            #[expect(clippy::cast_precision_loss, reason = "some ten thousand rows")]
            let at = |row: usize| ui.min_rect().top() + (row as f32 - range.start as f32) * ROW;
            let rect = Rect::from_min_size(pos2(ui.min_rect().left(), at(selected)), vec2(1.0, ROW));
            if rect.top() < top || rect.bottom() > top + seen {
                ui.scroll_to_rect(rect, None);
            }
        }
        for row in range {
            let Some(entry) = entry(row) else { continue };
            let response = show_row(ui, words, &columns, entry, selected == Some(row));
            if response.clicked() || response.double_clicked() {
                touched.row = Some(row);
                touched.twice = response.double_clicked();
            }
        }
    });
    touched
}

/// Shows the titles of the columns. A click on one sorts by it.
fn head(ui: &mut Ui, words: &Words, columns: &Columns, (sort, backwards): (Sort, bool)) -> Option<Sort> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.bottom(), theme::hairline());
    let mut clicked = None;
    for &(cell, range) in &columns.0 {
        let place = Rect::from_x_y_ranges(
            egui::Rangef::new(rect.left() + range.min - 6.0, rect.left() + range.max + 6.0),
            rect.y_range(),
        );
        let title = words.say(cell.title());
        let response = ui.interact(place, ui.id().with(("sort", cell)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &title));
        widgets::note(ui, &title, place);
        widgets::ring(ui.painter(), &response);
        let by_this = cell.sort() == sort;
        let ink =
            if by_this || response.hovered() || response.has_focus() { theme::ink() } else { theme::muted() };
        let text = clipped(ui, &title, theme::strong(13.0), ink, range.span());
        let anchor = if cell.is_number() { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
        let x = rect.left() + if cell.is_number() { range.max } else { range.min };
        let title = put(ui.painter(), pos2(x, rect.center().y), anchor, text);
        if by_this {
            let x = if cell.is_number() { title.left() - 9.0 } else { title.right() + 9.0 };
            arrow(ui, pos2(x, rect.center().y), sort.rises() != backwards, ink);
        }
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            clicked = Some(cell.sort());
        }
    }
    clicked
}

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
    widgets::note(ui, &label, rect.intersect(ui.clip_rect()));
    let y = rect.center().y;
    // Without a column of its own, the level stands beside the computer's name.
    let with_levels = columns.0.iter().all(|(cell, _)| *cell != Cell::Level);
    // The whole text of the cell under the pointer, if it is cut off.
    let mut whole = None;
    for &(cell, range) in &columns.0 {
        let (left, right) = (rect.left() + range.min, rect.left() + range.max);
        let (text, strong, ink) = content(words, entry, cell, with_levels);
        let font = if strong { theme::strong(14.0) } else { theme::text(14.0) };
        if cell.is_number() {
            let text = galley(ui, &text, font, ink);
            put(ui.painter(), pos2(right, y), Align2::RIGHT_CENTER, text);
            continue;
        }
        let indent = if let Cell::Player(player) = cell {
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

/// The text of a cell, whether it is emphasised, and its colour.
fn content(words: &Words, entry: &Entry, cell: Cell, with_levels: bool) -> (String, bool, Color32) {
    match cell {
        Cell::Player(player) => {
            let won = entry.outcome == Some(Outcome::Win(player));
            (
                names::library::player(words, entry, player, with_levels),
                won,
                if won { theme::ink() } else { theme::muted() },
            )
        }
        Cell::Level => {
            let levels = Player::ALL.into_iter().filter_map(|player| entry.players[player].level());
            let text = levels.map(|level| level.get().to_string()).collect::<Vec<_>>().join("–");
            (text, false, theme::muted())
        }
        Cell::Board => (words.say(names::library::board(entry.variant)), false, theme::muted()),
        Cell::Result => {
            let ink = match (entry.own_side(), entry.outcome) {
                _ if entry.damage.is_some() => theme::danger(),
                (Some(own), Some(Outcome::Win(winner))) if own == winner => theme::good(),
                (_, None) => theme::muted(),
                _ => theme::ink(),
            };
            (words.say(names::library::result(entry)), false, ink)
        }
        Cell::Date => (names::library::date(entry.date), false, theme::muted()),
        Cell::Moves => (entry.plies.to_string(), false, theme::muted()),
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
            for (cell, range) in &columns.0 {
                assert!(range.min >= right + EDGE - 0.1, "{cell:?} in {width}");
                right = range.max;
            }
            assert!(right <= width, "{right} in {width}");
            assert!(columns.0[0].1.span() >= 60.0, "{width}");
        }
    }
}
