//! Chooses the marks to show: a pure function, so that the rest is only drawing.

mod mark;
mod pointed_out;
mod refusal_marks;
#[cfg(test)]
mod tests;

use crate::app::game::{Highlights, Lens, Lenses, marked_entries};
use crate::app::input::Selection;
use crate::board::{BoardSet, Point};
use crate::rules::{BoardView, EndangeredGroup, MoveIntent, Player, StackView};

pub use mark::{BoardMark, MarkArea};
pub(super) use refusal_marks::refusal_marks;

/// Inputs of [`marks`].
#[derive(Clone, Copy, Debug)]
pub(super) struct MarkInputs<'a> {
    pub view: &'a BoardView,
    pub last: Option<MoveIntent>,
    pub selection: Selection,
    /// Points for the second stone of a turn, once the first one is there.
    pub seconds: BoardSet,
    /// Point under the pointer, or under the cursor.
    pub pointed: Option<Point>,
    /// Point under the pointer, if it has moved there since the last move.
    pub looked_at: Option<Point>,
    /// The cursor that is moved by keys.
    pub cursor: Option<Point>,
    /// Stones that the move under the pointer would remove.
    pub removed: BoardSet,
    /// Groups that one move would remove.
    pub dangers: &'a [EndangeredGroup],
    pub lenses: Lenses,
    /// True if a person is to move.
    pub human: bool,
    /// True while discs of the last move are moving.
    pub travelling: bool,
    /// Points that moving discs come from or go to.
    pub in_transit: BoardSet,
    /// True while the end of the game is shown: sleepers leave.
    pub over: bool,
    /// Sleepers that are pointed out before they leave.
    pub named: BoardSet,
    /// Stacks that either player could capture.
    pub capturable: BoardSet,
    /// Pinned stack under the pointer.
    pub pin: &'a PinnedStack,
    /// Stack that is being inspected: all others are translucent.
    pub inspected: Option<Point>,
    /// Points that a lesson, a hint or the coach refers to.
    pub highlights: Highlights,
    /// Inputs while a position is set up, which replace all others.
    pub setup: Option<SetupInputs>,
    /// The best moves, with the share of playouts that tried each, in 32nds.
    pub best: &'a [(MoveIntent, Option<u8>)],
    /// Line of play that is shown instead of the marks of the position, with the player of each move.
    pub line: &'a [(Player, MoveIntent)],
}

/// A pinned stack under the pointer.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct PinnedStack {
    /// Parts that the band would fall into without it.
    pub parts: Vec<BoardSet>,
    /// Empty points where a piece would free it.
    pub freed_from: BoardSet,
}

/// Greatest number of best moves that are marked.
pub(super) const MAX_BEST_MOVES: usize = 3;
/// Greatest number of moves of a line that are shown.
pub(super) const MAX_LINE_MOVES: usize = 8;

/// Inputs of [`marks`] while a position is set up.
#[derive(Clone, Copy, Debug)]
pub(super) struct SetupInputs {
    /// Piece that a click would put on the point under the pointer.
    pub put: Option<Player>,
    /// Points that a fault of the position is about.
    pub faults: BoardSet,
    /// Points of the fault that is selected.
    pub pointed_out: BoardSet,
}

/// Marks to show.
pub(super) fn marks(inputs: &MarkInputs) -> Vec<BoardMark> {
    let height = |point: Point| inputs.view.height(point);
    let mut marks = marks_of_position(inputs, &height);
    if inputs.setup.is_none() && !inputs.travelling {
        for mark in pointed_out::spoken(inputs, &height) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    marks.extend(inputs.cursor.map(|point| BoardMark::Cursor(point, height(point))));
    marks
}

fn marks_of_position(inputs: &MarkInputs, height: &impl Fn(Point) -> usize) -> Vec<BoardMark> {
    let view = inputs.view;
    if let Some(setup) = &inputs.setup {
        return setup_marks(inputs, setup, height);
    }
    let mut marks = last_move(inputs);
    // Other marks appear once the stacks have arrived.
    if inputs.travelling {
        marks.retain(|mark| matches!(mark, BoardMark::Origin(_)));
        let towers =
            view.stacks.iter().filter(|stack| stack.tower && !inputs.in_transit.contains(stack.point));
        marks.extend(towers.map(|stack| BoardMark::Tower(stack.point)));
        return marks;
    }
    if inputs.over {
        marks.extend(inputs.named.iter().map(|point| BoardMark::Asleep(point, height(point))));
        marks.extend(veneers(view));
        return marks;
    }
    if !inputs.line.is_empty() {
        marks.extend(pointed_out::line(inputs, height));
        return marks;
    }
    for stack in &view.stacks {
        if stack.tower {
            marks.push(BoardMark::Tower(stack.point));
        }
        if stack.asleep && inputs.lenses.has(Lens::Sleepers) {
            marks.push(BoardMark::Asleep(stack.point, stack.pieces.len()));
        }
        if stack.pinned && !stack.tower && inputs.lenses.has(Lens::Pinned) {
            marks.push(BoardMark::Pinned(stack.point, stack.pieces.len()));
        }
        if inputs.lenses.has(Lens::Threats) {
            marks.extend(threat(inputs, stack));
        }
    }
    for (part, points) in (0..).zip(&inputs.pin.parts) {
        marks.extend(points.iter().map(|point| BoardMark::Part(part, point, height(point))));
    }
    // Marks on the inspected stack would hide its pieces, and marks on translucent ones would float.
    if inputs.inspected.is_some() {
        marks.clear();
    }
    let mut areas = areas(inputs);
    if inputs.human {
        areas.extend(entries(inputs));
        marks.extend(selection_marks(inputs, height));
    }
    // Where the best moves are shown, marks of all other moves would hide them.
    if inputs.selection == Selection::Nothing && !inputs.best.is_empty() {
        areas.retain(|(area, _)| !matches!(area, MarkArea::Entries | MarkArea::Forbidden));
        marks.extend(pointed_out::best(inputs, height));
    }
    areas.retain(|area| !area.1.is_empty());
    marks.extend(areas.into_iter().map(|(area, points)| BoardMark::Area(area, points)));
    marks
}

/// Mark for the player who could capture a stack, or for a stack that neither ever can.
fn threat(inputs: &MarkInputs, stack: &StackView) -> Option<BoardMark> {
    let (point, height) = (stack.point, stack.pieces.len());
    match inputs.view.to_move? {
        _ if stack.tower => Some(BoardMark::Safe(point, height)),
        _ if !inputs.capturable.contains(point) => None,
        player if player == stack.owner() => Some(BoardMark::Threatened(point, height)),
        _ => Some(BoardMark::Capturable(point, height)),
    }
}

fn setup_marks(inputs: &MarkInputs, setup: &SetupInputs, height: &impl Fn(Point) -> usize) -> Vec<BoardMark> {
    let mut marks = Vec::new();
    if let Some(pointed) = inputs.pointed.filter(|_| inputs.selection == Selection::Nothing) {
        marks.push(match setup.put {
            Some(player) => BoardMark::Put(player, pointed, height(pointed)),
            None => BoardMark::Movable(pointed, height(pointed)),
        });
        marks.retain(|mark| !matches!(mark, BoardMark::Movable(_, 0)));
    }
    if inputs.travelling {
        return marks;
    }
    for point in setup.faults {
        marks.push(if setup.pointed_out.contains(point) {
            BoardMark::SelectedFault(point, height(point))
        } else {
            BoardMark::Fault(point, height(point))
        });
    }
    marks
}

/// Marks of the territories at the end of a game: they stay in photos.
pub fn veneers(view: &BoardView) -> impl Iterator<Item = BoardMark> {
    let areas = Player::ALL.map(|player| (MarkArea::Veneer(player), view.territory(player)));
    areas.into_iter().filter(|area| !area.1.is_empty()).map(|(area, points)| BoardMark::Area(area, points))
}

/// Areas of groups and regions.
fn areas(inputs: &MarkInputs) -> Vec<(MarkArea, BoardSet)> {
    let view = inputs.view;
    let mut areas = Vec::new();
    areas.extend(Player::ALL.map(|player| (MarkArea::Territory(player), marked_territory(inputs, player))));
    if inputs.lenses.has(Lens::Danger) {
        for danger in inputs.dangers {
            areas.push((MarkArea::Danger, danger.stones));
            areas.push((MarkArea::DangerFrom, danger.by));
        }
    }
    if inputs.lenses.has(Lens::Breaths)
        && let Some(pointed) = inputs.looked_at
        && let Some(group) = view.groups.iter().position(|group| group.points.contains(pointed))
    {
        areas.extend(breaths(view, group));
    }
    if inputs.human && inputs.lenses.has(Lens::Removals) {
        areas.push((MarkArea::Doomed, inputs.removed));
    }
    areas.push((MarkArea::Freeing, inputs.pin.freed_from));
    areas
}

/// Territory of a player as it is marked; a player who is alone on the board would own all of it.
fn marked_territory(inputs: &MarkInputs, player: Player) -> BoardSet {
    let groups = &inputs.view.groups;
    let both_stand = Player::ALL.iter().all(|&player| groups.iter().any(|group| group.owner == player));
    let is_marked = both_stand && inputs.lenses.has(Lens::Territory);
    if is_marked { inputs.view.territory(player) } else { BoardSet::EMPTY }
}

/// Areas of a group, of its breaths, and of the enemies because of whom a breath does not keep it alive.
fn breaths(view: &BoardView, group: usize) -> Vec<(MarkArea, BoardSet)> {
    let mut areas = vec![(MarkArea::Group, view.groups[group].points)];
    let mut enemies = BoardSet::EMPTY;
    for &region in &view.groups[group].breaths {
        let keeps = view.keeps_alive(group, region);
        let area = if keeps { MarkArea::Breath } else { MarkArea::ShortBreath };
        areas.push((area, view.regions[region].points));
        if !keeps {
            enemies =
                view.enemies_at(group, region).fold(enemies, |all, enemy| all | view.groups[enemy].points);
        }
    }
    areas.push((MarkArea::Enemy, enemies));
    areas
}

/// Area of the points where a piece may be put. Where that is nearly everywhere, only the point under the pointer has a
/// mark if it is closed.
fn entries(inputs: &MarkInputs) -> Option<(MarkArea, BoardSet)> {
    let view = inputs.view;
    if !inputs.lenses.has(Lens::Targets) || view.to_move.is_none() {
        return None;
    }
    let open = match inputs.selection {
        Selection::Nothing => view.entries,
        Selection::FirstOfTwo(_) => inputs.seconds,
        Selection::Stack(_) | Selection::Dragging(_) | Selection::Target(_) => return None,
    };
    let half: BoardSet = match inputs.selection {
        Selection::FirstOfTwo(point) => point.into(),
        _ => BoardSet::EMPTY,
    };
    let closed = (open | view.forbidden() | view.entries) - open - half;
    let pointed = inputs.pointed.map_or(BoardSet::EMPTY, BoardSet::from);
    Some(match marked_entries(view, open, closed) {
        // The mark of a territory says that only its owner may enter.
        (true, points) => {
            (MarkArea::Forbidden, (points & pointed) - marked_territory(inputs, view.to_move?.other()))
        }
        (false, points) => (MarkArea::Entries, points - pointed),
    })
}

/// Marks of the last move.
fn last_move(inputs: &MarkInputs) -> Vec<BoardMark> {
    // At the end sleepers leave.
    let stays = |stack: &&StackView| !(inputs.over && stack.asleep);
    let arrival = |point: Point| match inputs.view.stack(point).filter(stays) {
        // A tower has its screw there.
        Some(stack) => BoardMark::Arrival(point, stack.pieces.len(), !stack.tower),
        None => BoardMark::Origin(point),
    };
    match inputs.last {
        Some(MoveIntent::Place(point)) => vec![arrival(point)],
        Some(MoveIntent::Carry { from, to }) => {
            vec![BoardMark::Origin(from), BoardMark::Arrow(from, to), arrival(to)]
        }
        Some(MoveIntent::PlaceTwo(one, other)) => vec![arrival(one), arrival(other)],
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => Vec::new(),
    }
}

fn selection_marks(inputs: &MarkInputs, height: &impl Fn(Point) -> usize) -> Vec<BoardMark> {
    let view = inputs.view;
    let mut marks = Vec::new();
    let ghost = |open: BoardSet| {
        let pointed = inputs.pointed.filter(|&pointed| open.contains(pointed))?;
        Some(BoardMark::Ghost(view.to_move?, pointed))
    };
    match inputs.selection {
        Selection::Stack(from) | Selection::Dragging(from) => {
            marks.extend(view.targets(from).iter().map(|to| BoardMark::Target(to, height(to))));
            return marks;
        }
        Selection::Target(to) => {
            marks.push(BoardMark::Target(to, height(to)));
            marks.extend(view.attackers(to).iter().map(|from| BoardMark::Attacker(from, height(from))));
            return marks;
        }
        Selection::FirstOfTwo(one) => {
            marks.push(BoardMark::FirstStone(one, 1));
            marks.extend(ghost(inputs.seconds));
            return marks;
        }
        Selection::Nothing => {}
    }
    marks.extend(ghost(view.entries));
    let Some(pointed) = inputs.pointed else { return marks };
    let targets = view.targets(pointed);
    if !targets.is_empty() {
        marks.push(BoardMark::Movable(pointed, height(pointed)));
        marks.extend(targets.iter().map(|to| BoardMark::Target(to, height(to))));
    }
    marks
}
