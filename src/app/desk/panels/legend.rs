//! The legend of the board: the visible signs of lenses and towers.

use std::sync::Arc;

use bevy_egui::egui::{
    Context, Galley, Id, LayerId, Margin, Order, Painter, Pos2, Rect, Sense, Ui, Vec2, pos2, vec2,
};

use super::signs::{LEGEND_ICON_SIZE, Palette, Sign};
use super::widgets::galley;
use super::{Ending, Model, notices, theme};
use crate::app::game::{AnalysisPage, Lens, LessonSession, Mode, lens_applies, marked_entries};
use crate::board::Point;
use crate::i18n::{Message, table};
use crate::rules::{MoveIntent, Player};

/// Font size, in points.
const TEXT: f32 = 12.5;
/// Distance between a sign and its text, in points.
const BESIDE: f32 = 7.0;
/// Distance between two rows, in points.
const BETWEEN: f32 = 3.0;
/// Distance between two signs with their texts in one row, in points.
const BETWEEN_COLUMNS: f32 = 14.0;
/// Margin between the frame of the legend over the board and its rows.
const MARGIN: Margin = Margin::symmetric(8, 6);
/// Least width of the board with room for signs that come and go with the pointer, in points.
const NARROW: f32 = 560.0;

/// Shows the legend in a rail, beside the board, with or without the signs that depend on the pointer.
pub(super) fn beside_board(ui: &mut Ui, model: &Model, at_pointer: bool) {
    let rows = explained(model, AnalysisPage::default(), true, at_pointer);
    if rows.is_empty() {
        return;
    }
    let width = ui.available_width();
    let mut next = Pos2::ZERO;
    let mut placed = Vec::new();
    for (sign, text) in rows {
        let text = galley(ui, &model.words.say(text), theme::text(TEXT), theme::soft());
        let needed = LEGEND_ICON_SIZE + BESIDE + text.size().x;
        if next.x > 0.0 && next.x + needed > width {
            next = pos2(0.0, next.y + LEGEND_ICON_SIZE + BETWEEN);
        }
        placed.push((next, sign, text));
        next.x += needed + BETWEEN_COLUMNS;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(width, next.y + LEGEND_ICON_SIZE), Sense::hover());
    let palette = Palette::in_use(model);
    for (place, sign, text) in placed {
        draw_row(ui.painter(), rect.min + place.to_vec2(), sign, text, &palette);
    }
    ui.add_space(theme::GRID);
}

/// Draws the legend into a corner of the board, and returns its rectangle if there is any to explain. Clicks pass
/// through it. `page` says which moves the page for analysis shows on the board in place of some or all signs;
/// `lasting` and `at_pointer` say whether signs are explained that do not depend on the pointer, and that do.
pub(super) fn over_board(
    ctx: &Context,
    free: Rect,
    model: &Model,
    page: AnalysisPage,
    lasting: bool,
    at_pointer: bool,
) -> Option<Rect> {
    let rows = explained(model, page, lasting, at_pointer && free.width() >= NARROW);
    if rows.is_empty() {
        return None;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Background, Id::new("legend"))).with_clip_rect(free);
    let texts = rows.into_iter().map(|(sign, text)| {
        (sign, painter.layout_no_wrap(model.words.say(text), theme::text(TEXT), theme::ink()))
    });
    let texts: Vec<_> = texts.collect();
    let widest = texts.iter().map(|(_, text)| text.size().x).fold(0.0, f32::max);
    #[expect(clippy::cast_precision_loss, reason = "a handful of rows")]
    let height = texts.len() as f32 * (LEGEND_ICON_SIZE + BETWEEN) - BETWEEN;
    let size = vec2(LEGEND_ICON_SIZE + BESIDE + widest, height);
    let corner = free.right_top() + vec2(-10.0 - f32::from(MARGIN.right), 10.0 + f32::from(MARGIN.top));
    let inside = Rect::from_min_size(corner - vec2(size.x, 0.0), size);
    painter.add(notices::frame(theme::line()).inner_margin(MARGIN).paint(inside));
    let palette = Palette::in_use(model);
    let mut place = inside.min;
    for (sign, text) in texts {
        draw_row(&painter, place, sign, text, &palette);
        place.y += LEGEND_ICON_SIZE + BETWEEN;
    }
    Some(inside + MARGIN)
}

fn draw_row(painter: &Painter, place: Pos2, sign: Sign, text: Arc<Galley>, palette: &Palette) {
    let chip = Rect::from_min_size(place, Vec2::splat(LEGEND_ICON_SIZE));
    sign.draw(painter, chip, palette);
    painter.galley(pos2(chip.right() + BESIDE, chip.center().y - text.size().y / 2.0), text, theme::ink());
}

/// The signs to explain: the `lasting` ones, and those that depend on the pointer.
fn explained(model: &Model, page: AnalysisPage, lasting: bool, at_pointer: bool) -> Vec<Row> {
    // The legend would give away the point that a lesson asks for.
    let asked = model.lesson.is_some_and(LessonSession::asks_for_point);
    let covered = model.analysis.line_on_board(page, model.here()).is_some();
    if asked || covered || model.mode == Mode::SetUp || model.ending != Ending::None {
        return Vec::new();
    }
    let mut rows = if lasting { rows(model, page) } else { Vec::new() };
    if at_pointer {
        rows.extend(rows_at_pointer(model));
    }
    rows
}

/// A sign and its meaning.
type Row = (Sign, Message);

/// Returns `true` if the board shows the engine's best moves in place of all possible ones.
fn shows_best(model: &Model, page: AnalysisPage) -> bool {
    model.preferences.analysis.arrows && !model.half && !model.analysis.lines(page, model.here()).is_empty()
}

/// Rows for the signs that do not depend on the pointer.
fn rows(model: &Model, page: AnalysisPage) -> Vec<Row> {
    let view = model.view;
    let on = |lens| is_on(lens, model);
    let mut rows = Vec::new();
    if on(Lens::Targets) && moves_by_hand(model) && !shows_best(model, page) {
        let (closed, points) = marked_entries(view, view.entries, view.forbidden());
        if !closed && !points.is_empty() {
            rows.push((Sign::Open, table::legend_open()));
        }
    }
    if !model.looking_into {
        rows.extend(rows_of_stacks(model));
    }
    if shows_territories(model) {
        let owners = Player::ALL.into_iter().filter(|&player| !view.territory(player).is_empty());
        rows.extend(owners.map(|player| (Sign::Territory(player), table::legend_territory(player))));
    }
    if on(Lens::Danger) && !view.groups.is_empty() {
        rows.push((Sign::Danger, table::legend_danger()));
        rows.push((Sign::DangerFrom, table::legend_danger_from()));
    }
    rows
}

/// Rows for the signs on stacks of Abande, none of which is shown under X-ray.
fn rows_of_stacks(model: &Model) -> Vec<Row> {
    let view = model.view;
    let on = |lens| is_on(lens, model);
    let mut rows = Vec::new();
    if on(Lens::Sleepers) && view.stacks.iter().any(|stack| stack.asleep) {
        rows.push((Sign::Asleep, table::legend_asleep()));
    }
    if on(Lens::Pinned) && view.stacks.iter().any(|stack| stack.pinned && !stack.tower) {
        rows.push((Sign::Pinned, table::legend_pinned()));
    }
    // Towers have no lens, and a diagram draws them in another way.
    if !model.preferences.board.diagram && view.stacks.iter().any(|stack| stack.tower) {
        rows.push((Sign::Tower, table::legend_tower()));
    }
    if on(Lens::Threats) && !view.stacks.is_empty() {
        rows.push((Sign::Threatened, table::legend_threatened()));
        rows.push((Sign::Capturable, table::legend_capturable()));
        if view.stacks.iter().any(|stack| stack.tower) {
            rows.push((Sign::Safe, table::legend_safe()));
        }
    }
    rows
}

/// Rows for the signs that depend on the pointer.
fn rows_at_pointer(model: &Model) -> Vec<Row> {
    let view = model.view;
    let on = |lens| is_on(lens, model);
    let Some(point) = model.looked_at else { return Vec::new() };
    let mut rows = Vec::new();
    if on(Lens::Targets) && moves_by_hand(model) && is_marked_closed(model, point) {
        rows.push((Sign::Closed, table::legend_closed()));
    }
    if on(Lens::Pinned) && view.stack(point).is_some_and(|stack| stack.pinned && !stack.tower) {
        rows.push((Sign::Part, table::legend_part()));
        rows.push((Sign::Freeing, table::legend_freeing()));
    }
    if on(Lens::Breaths)
        && let Some(group) = view.groups.iter().position(|group| group.points.contains(point))
    {
        let breaths = &view.groups[group].breaths;
        let keeps = |&region: &usize| view.keeps_alive(group, region);
        if breaths.iter().any(keeps) {
            rows.push((Sign::Breath, table::legend_breath()));
        }
        if !breaths.iter().all(keeps) {
            rows.push((Sign::ShortBreath, table::legend_short_breath()));
            rows.push((Sign::Enemy, table::legend_enemy()));
        }
    }
    if on(Lens::Removals) && moves_by_hand(model) && removes(model, point) {
        rows.push((Sign::Doomed, table::legend_doomed()));
    }
    rows
}

/// Returns `true` if a lens is on and applies to the game. In exercises, the groups in danger would be the answer.
fn is_on(lens: Lens, model: &Model) -> bool {
    let is_answer = lens == Lens::Danger && model.mode.is_exercise();
    !is_answer && model.preferences.board.lenses.has(lens) && lens_applies(lens, model.view.game)
}

/// Returns `true` if the player to move is a person, not the computer.
fn moves_by_hand(model: &Model) -> bool {
    model.view.to_move.is_some_and(|player| !model.game.seats()[player].is_computer())
}

/// Returns `true` if the territories of both players are marked.
fn shows_territories(model: &Model) -> bool {
    let stands = |player: Player| model.view.groups.iter().any(|group| group.owner == player);
    is_on(Lens::Territory, model) && Player::ALL.into_iter().all(stands)
}

/// Returns `true` if a dash says that nothing may be put on this point. In a territory the mark of its owner says so.
fn is_marked_closed(model: &Model, point: Point) -> bool {
    let view = model.view;
    let (closed, points) = marked_entries(view, view.entries, view.forbidden());
    let is_territory = |player: Player| view.territory(player).contains(point);
    let is_marked = shows_territories(model) && Player::ALL.into_iter().any(is_territory);
    closed && points.contains(point) && !is_marked
}

/// Returns `true` if a stone on this point would remove others.
fn removes(model: &Model, point: Point) -> bool {
    let game = model.game.shown_position();
    let mv = game.intended(MoveIntent::Place(point)).filter(|&mv| game.check_move(mv).is_ok());
    mv.is_some_and(|mv| !game.removed_by(mv).is_empty())
}
