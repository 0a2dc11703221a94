//! Information card of the stack or group under the pointer: its pieces, its score, why it may not move, and who could
//! capture it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::board_projector::BoardProjector;
use super::hover_timer::HoverTimer;
use super::pieces::InTransit;
use crate::app::game::{
    BoardStyle, CurrentMatch, DiscLocation, DiscSpot, EndSequence, FloatingLabelSystems, Highlights,
    InfoCard, Lens, Mode, RedrawScheduler, ShownInfoCard, StoredPreferences,
};
use crate::app::input::{CurrentSelection, DialogOpen, MenuOpen, PointerTarget, Selection, XRay};
use crate::board::{BoardSet, Point};
use crate::i18n::{Message, play, rules, table};
use crate::rules::{AnyGame, BoardView, GameKind, GroupView, StackView};

/// Greatest number of stacks that a pinned stack names as cut off without it.
const MAX_NAMED: usize = 3;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownInfoCard>().add_systems(
        EguiPrimaryContextPass,
        write_card.in_set(FloatingLabelSystems).before(super::tags::write_tags),
    );
}

fn write_card(
    time: Res<Time<Real>>,
    inputs: CardInputs,
    mut hover: Local<HoverTimer<Point>>,
    mut redraws: ResMut<RedrawScheduler>,
    mut card: ResMut<ShownInfoCard>,
) {
    let looked_at = inputs.described_point();
    let rested = hover.update(looked_at, time.elapsed(), &mut redraws);
    let shown = looked_at.filter(|_| rested).and_then(|point| inputs.card(point));
    if card.set_if_neq(ShownInfoCard(shown)) && looked_at.is_some() {
        // Panels are measured before they are shown.
        redraws.settle();
    }
}

/// Inputs of the card.
#[derive(SystemParam)]
struct CardInputs<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, EndSequence>,
    pointing: Res<'w, PointerTarget>,
    selection: Res<'w, CurrentSelection>,
    xray: Res<'w, XRay>,
    modal: Res<'w, DialogOpen>,
    menu: Res<'w, MenuOpen>,
    preferences: Res<'w, StoredPreferences>,
    highlights: Res<'w, Highlights>,
    depiction: Res<'w, BoardStyle>,
    projector: BoardProjector<'w, 's>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    travellers: Query<'w, 's, &'static DiscLocation, With<InTransit>>,
}

impl CardInputs<'_, '_> {
    /// Point whose stack or stone a card may describe.
    fn described_point(&self) -> Option<Point> {
        let view = self.current.view();
        let busy = self.modal.0
            || self.menu.0
            || self.ending.has_begun()
            || self.current.mode() == Mode::SetUp
            // While an exercise asks for points, nothing may give them away.
            || self.highlights.pointing
            || matches!(self.selection.0, Selection::Dragging(_))
            || self.buttons.get_pressed().next().is_some() && self.xray.stack().is_none();
        if busy || !self.preferences.board.cards {
            return None;
        }
        let there = |point: &Point| view.stack(*point).is_some();
        let selected = self.selection.stack().or(self.xray.stack());
        let point = self.pointing.looked_at().filter(there).or(selected.filter(there))?;
        let on_the_way = |at: &DiscLocation| matches!(at.0, DiscSpot::Board(to, _) if to == point);
        let travels = self.travellers.iter().any(on_the_way);
        (!travels).then_some(point)
    }

    fn card(&self, point: Point) -> Option<InfoCard> {
        let view = self.current.view();
        let stack = view.stack(point)?;
        let spread = self.xray.stack() == Some(point) && !self.depiction.is_flat();
        let levels =
            if spread { super::pieces::spread_pieces(stack.pieces.len()) } else { stack.pieces.len() };
        let beside = self.projector.stack(view.board, point, levels)?;
        let clear = self.points_to_keep_clear(point).into_iter().filter_map(|(at, weight)| {
            Some((self.projector.in_window(self.projector.top_of(view.board, at, view.height(at)))?, weight))
        });
        let clear = clear.collect();
        let (pieces, title, lines) = match (view.game, view.group(point)) {
            (GameKind::Abande, _) => {
                let title = table::card_stack(view.board.label(point), play::of_pieces(&stack.pieces));
                (stack.pieces.clone(), title, stack_lines(self.current.shown_position(), view, stack))
            }
            // The tag of the breaths says all that a card would.
            (GameKind::Anda, Some(group)) if !self.preferences.board.lenses.has(Lens::Breaths) => {
                (Vec::new(), table::card_group(group.owner), group_lines(group))
            }
            (GameKind::Anda, _) => return None,
        };
        Some(InfoCard { point, beside, clear, pieces, title, lines })
    }

    /// Points that the card should not cover, with weights: where the stack can go, who could capture it, where it
    /// could be freed from, and the rest of the board if possible.
    fn points_to_keep_clear(&self, point: Point) -> Vec<(Point, u16)> {
        let (view, game) = (self.current.view(), self.current.shown_position());
        let concerned = view.targets(point) | game.captors(point) | game.freed_from(point);
        let stacks = view.stacks.iter().map(|stack| (stack.point, 1));
        concerned.iter().map(|point| (point, 8)).chain(stacks).filter(|&(at, _)| at != point).collect()
    }
}

/// Lines about a stack: its points, why it may not leave, and who could capture it.
fn stack_lines(game: &AnyGame, view: &BoardView, stack: &StackView) -> Vec<Message> {
    let (points, board) = (stack.pieces.len(), view.board);
    let score =
        if stack.asleep { table::card_asleep(points) } else { table::card_points(stack.owner(), points) };
    let mut lines = vec![score];
    if stack.tower {
        lines.push(table::card_tower());
        return lines;
    }
    if stack.pinned {
        let parts = game.parts_held_by(stack.point);
        let largest = parts.iter().copied().max_by_key(|part| part.len()).unwrap_or_default();
        let rest =
            parts.iter().filter(|&&part| part != largest).fold(BoardSet::EMPTY, |sum, &part| sum | part);
        lines.push(if rest.len() <= MAX_NAMED {
            table::card_holds(rules::points(board, rest), rest.len())
        } else {
            table::card_pinned()
        });
    }
    let captors = game.captors(stack.point);
    lines.push(if captors.is_empty() {
        table::card_safe()
    } else {
        table::card_captors(rules::any_point(board, captors))
    });
    lines
}

/// Lines about a group: the number of its stones, and that of its breaths, the empty regions next to it.
fn group_lines(group: &GroupView) -> Vec<Message> {
    vec![play::stones(group.points.len()), play::breaths(group.breaths.len())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;
    use crate::rules::tests::played;

    fn said(lines: Vec<Message>) -> Vec<String> {
        lines.into_iter().map(|line| Words::default().say(line)).collect()
    }

    fn stack(moves: &str, label: &str) -> Vec<String> {
        let game = played("hex", moves);
        let (view, point) = (game.view(), game.board().find(label).unwrap());
        said(stack_lines(&game, &view, view.stack(point).unwrap()))
    }

    #[test]
    fn a_stack_tells_its_points_and_who_could_capture_it() {
        let moves = "d4 d5 d3";
        assert_eq!(stack(moves, "d3"), ["Asleep: its point does not count", "No stack can capture it"]);
        assert_eq!(
            stack(moves, "d4"),
            ["1 point for Black", "Pinned: without it, d3 is cut off", "d5 could capture it"]
        );
        // No matter who is to move, d4 is pinned and captures nothing.
        assert_eq!(stack(moves, "d5"), ["1 point for White", "No stack can capture it"]);
        let tower = "d4 d5 d3 d5-d4 d3-d4 e4";
        assert_eq!(
            stack(tower, "d4"),
            ["3 points for Black", "A tower: it never moves and cannot be captured"]
        );
    }

    #[test]
    fn a_group_tells_what_is_not_said_elsewhere() {
        let game = played("anda-3", "a1+d4 b4+e2");
        let (view, point) = (game.view(), game.board().find("a1").unwrap());
        let group = view.group(point).unwrap();
        assert_eq!(said(group_lines(group)), ["1 stone", "1 breath"]);
    }
}
