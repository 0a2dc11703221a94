//! Which marks a moment calls for: a pure function, so that the rest is only drawing.

mod mark;
mod refused;
mod study;
#[cfg(test)]
mod tests;

use crate::app::game::{Highlights, Lens, Lenses, entries_shown};
use crate::app::input::Choice;
use crate::board::{BoardSet, Point};
use crate::rules::{BoardView, EndangeredGroup, MoveIntent, Player, StackView};

pub use mark::{Area, Mark};
pub(super) use refused::refused;

/// All that marks depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    pub view: &'a BoardView,
    pub last: Option<MoveIntent>,
    pub choice: Choice,
    /// Where the second piece may stand, once the first one of a turn is there.
    pub seconds: BoardSet,
    /// Where the pointer is, or the cursor.
    pub pointed: Option<Point>,
    /// The same, if the pointer came there to look.
    pub looked_at: Option<Point>,
    /// The cursor that is moved by keys.
    pub cursor: Option<Point>,
    /// What the move under the pointer would take off the board.
    pub removed: BoardSet,
    /// The groups that one move would take off the board.
    pub dangers: &'a [EndangeredGroup],
    pub lenses: Lenses,
    /// Whether a person is to move.
    pub human: bool,
    /// Whether the last move is still on its way.
    pub travelling: bool,
    /// Whether the game is over and its end is shown: sleepers leave.
    pub over: bool,
    /// The sleepers that are named before they leave.
    pub named: BoardSet,
    /// The stacks that either player could capture.
    pub capturable: BoardSet,
    /// What is true of the pinned stack that is looked at.
    pub pin: &'a Pin,
    /// The stack that is looked into: all others are looked through.
    pub looked_into: Option<Point>,
    /// What words speak of.
    pub highlights: Highlights,
    /// What is to be shown instead while a position is set up.
    pub setup: Option<SetupMoment>,
    /// The best moves, with the share of playouts that tried each, in 32nds.
    pub best: &'a [(MoveIntent, Option<u8>)],
    /// A line of play that is shown instead, move by move with who makes it.
    pub line: &'a [(Player, MoveIntent)],
}

/// A pinned stack that is looked at.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Pin {
    /// What the band would fall into without it.
    pub parts: Vec<BoardSet>,
    /// The empty points where a piece would free it.
    pub freed_from: BoardSet,
}

/// So many of the best moves are marked.
pub(super) const BEST: usize = 3;
/// So many moves of a line are shown.
pub(super) const LINE: usize = 8;

/// All that marks depend on while a position is set up.
#[derive(Clone, Copy, Debug)]
pub(super) struct SetupMoment {
    /// The piece that a click would put on the point under the pointer.
    pub put: Option<Player>,
    /// The points that anything wrong is about.
    pub faults: BoardSet,
    /// Those of the fault that the player wants to see.
    pub pointed_out: BoardSet,
}

/// The marks of a moment.
pub(super) fn marks(moment: &Moment) -> Vec<Mark> {
    let height = |point: Point| moment.view.height(point);
    let mut marks = marks_of_position(moment, &height);
    if moment.setup.is_none() && !moment.travelling {
        for mark in study::spoken(moment, &height) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    marks.extend(moment.cursor.map(|point| Mark::Cursor(point, height(point))));
    marks
}

fn marks_of_position(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let view = moment.view;
    if let Some(setup) = &moment.setup {
        return setup_marks(moment, setup, height);
    }
    let mut marks = last_move(moment);
    // What is true of the stacks can be seen once they are there.
    if moment.travelling {
        marks.retain(|mark| matches!(mark, Mark::Origin(_) | Mark::Way(..)));
        return marks;
    }
    if moment.over {
        marks.extend(moment.named.iter().map(|point| Mark::Asleep(point, height(point))));
        return marks;
    }
    if !moment.line.is_empty() {
        marks.extend(study::line(moment, height));
        return marks;
    }
    for stack in &view.stacks {
        if stack.tower {
            marks.push(Mark::Tower(stack.point));
        }
        if stack.asleep && moment.lenses.has(Lens::Sleepers) {
            marks.push(Mark::Asleep(stack.point, stack.pieces.len()));
        }
        if stack.pinned && !stack.tower && moment.lenses.has(Lens::Pinned) {
            marks.push(Mark::Pinned(stack.point, stack.pieces.len()));
        }
        if moment.lenses.has(Lens::Threats) {
            marks.extend(threat(moment, stack));
        }
    }
    for (part, points) in (0..).zip(&moment.pin.parts) {
        marks.extend(points.iter().map(|point| Mark::Part(part, point, height(point))));
    }
    // What lies on a stack would hide what is inside, and on those that are looked through it would float.
    if moment.looked_into.is_some() {
        marks.clear();
    }
    let mut areas = areas(moment);
    if moment.human {
        areas.extend(entries(moment));
        marks.extend(choices(moment, height));
    }
    // Where the best moves are shown, marks of all other moves would hide them.
    if moment.choice == Choice::Nothing && !moment.best.is_empty() {
        areas.retain(|(area, _)| !matches!(area, Area::Entries | Area::Forbidden));
        marks.extend(study::best(moment, height));
    }
    areas.retain(|area| !area.1.is_empty());
    marks.extend(areas.into_iter().map(|(area, points)| Mark::Area(area, points)));
    marks
}

/// Which player could capture a stack, or that neither ever can.
fn threat(moment: &Moment, stack: &StackView) -> Option<Mark> {
    let (point, height) = (stack.point, stack.pieces.len());
    match moment.view.to_move? {
        _ if stack.tower => Some(Mark::Safe(point, height)),
        _ if !moment.capturable.contains(point) => None,
        player if player == stack.owner() => Some(Mark::Threatened(point, height)),
        _ => Some(Mark::Capturable(point, height)),
    }
}

fn setup_marks(moment: &Moment, setup: &SetupMoment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let Some(pointed) = moment.pointed.filter(|_| moment.choice == Choice::Nothing) {
        marks.push(match setup.put {
            Some(player) => Mark::Put(player, pointed, height(pointed)),
            None => Mark::Movable(pointed, height(pointed)),
        });
        marks.retain(|mark| !matches!(mark, Mark::Movable(_, 0)));
    }
    if moment.travelling {
        return marks;
    }
    for point in setup.faults {
        marks.push(if setup.pointed_out.contains(point) {
            Mark::WorstFault(point, height(point))
        } else {
            Mark::Fault(point, height(point))
        });
    }
    marks
}

/// What is true of groups and regions.
fn areas(moment: &Moment) -> Vec<(Area, BoardSet)> {
    let view = moment.view;
    let mut areas = Vec::new();
    // A player who is alone on the board would own all of it.
    let both_stand = Player::ALL.iter().all(|&player| view.groups.iter().any(|group| group.owner == player));
    if both_stand && moment.lenses.has(Lens::Territory) {
        areas.extend(Player::ALL.map(|player| (Area::Territory(player), view.territory(player))));
    }
    if moment.lenses.has(Lens::Danger) {
        for danger in moment.dangers {
            areas.push((Area::Danger, danger.stones));
            areas.push((Area::DangerFrom, danger.by));
        }
    }
    if moment.lenses.has(Lens::Breaths)
        && let Some(pointed) = moment.looked_at
        && let Some(group) = view.groups.iter().position(|group| group.points.contains(pointed))
    {
        areas.extend(breaths(view, group));
    }
    if moment.human && moment.lenses.has(Lens::Removals) {
        areas.push((Area::Doomed, moment.removed));
    }
    areas.push((Area::Freeing, moment.pin.freed_from));
    areas
}

/// A group, its breaths, and the enemies that touch them.
fn breaths(view: &BoardView, group: usize) -> Vec<(Area, BoardSet)> {
    let mut areas = vec![(Area::Group, view.groups[group].points)];
    let mut enemies = Vec::new();
    for &region in &view.groups[group].breaths {
        let keeps = view.keeps_alive(group, region);
        let area = if keeps { Area::Breath } else { Area::ShortBreath };
        areas.push((area, view.regions[region].points));
        enemies.extend(view.enemies_at(group, region));
    }
    enemies.sort_unstable();
    enemies.dedup();
    areas.extend(enemies.into_iter().map(|enemy| (Area::Enemy, view.groups[enemy].points)));
    areas
}

/// Where a piece may be put, or where not, whichever is the exception.
fn entries(moment: &Moment) -> Option<(Area, BoardSet)> {
    let view = moment.view;
    if !moment.lenses.has(Lens::Targets) || view.to_move.is_none() {
        return None;
    }
    let open = match moment.choice {
        Choice::Nothing => view.entries,
        Choice::First(_) => moment.seconds,
        Choice::Stack(_) | Choice::Dragging(_) | Choice::Target(_) => return None,
    };
    let half: BoardSet = match moment.choice {
        Choice::First(point) => point.into(),
        _ => BoardSet::EMPTY,
    };
    let closed = (open | view.forbidden() | view.entries) - open - half;
    Some(match entries_shown(view, open, closed) {
        (true, points) => (Area::Forbidden, points),
        (false, points) => {
            let pointed = moment.pointed.map_or(BoardSet::EMPTY, BoardSet::from);
            (Area::Entries, points - pointed)
        }
    })
}

/// Where the last move's pieces came from and arrived; where they were, if the move took them off the board.
fn last_move(moment: &Moment) -> Vec<Mark> {
    // At the end sleepers leave.
    let stays = |stack: &&StackView| !(moment.over && stack.asleep);
    let arrival = |point: Point| match moment.view.stack(point).filter(stays) {
        // A tower has its lock there.
        Some(stack) => Mark::Arrival(point, stack.pieces.len(), (!stack.tower).then(|| stack.owner())),
        None => Mark::Origin(point),
    };
    match moment.last {
        Some(MoveIntent::Place(point)) => vec![arrival(point)],
        Some(MoveIntent::Carry { from, to }) => vec![Mark::Origin(from), Mark::Way(from, to), arrival(to)],
        Some(MoveIntent::PlaceTwo(one, other)) => vec![arrival(one), arrival(other)],
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => Vec::new(),
    }
}

fn choices(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let view = moment.view;
    let mut marks = Vec::new();
    let ghost = |open: BoardSet| {
        let pointed = moment.pointed.filter(|&pointed| open.contains(pointed))?;
        Some(Mark::Ghost(view.to_move?, pointed))
    };
    match moment.choice {
        Choice::Stack(from) | Choice::Dragging(from) => {
            marks.extend(view.targets(from).iter().map(|to| Mark::Target(to, height(to))));
            return marks;
        }
        Choice::Target(to) => {
            marks.push(Mark::Target(to, height(to)));
            marks.extend(view.attackers(to).iter().map(|from| Mark::Attacker(from, height(from))));
            return marks;
        }
        Choice::First(one) => {
            marks.push(Mark::Half(one, 1));
            marks.extend(ghost(moment.seconds));
            return marks;
        }
        Choice::Nothing => {}
    }
    marks.extend(ghost(view.entries));
    let Some(pointed) = moment.pointed else { return marks };
    let targets = view.targets(pointed);
    if !targets.is_empty() {
        marks.push(Mark::Movable(pointed, height(pointed)));
        marks.extend(targets.iter().map(|to| Mark::Target(to, height(to))));
    }
    marks
}
