//! Which marks a moment calls for: a pure function, so that the rest is only drawing.

use crate::app::input::Choice;
use crate::app::settings::Lenses;
use crate::board::Point;
use crate::rules::{BoardView, MoveIntent, Player};

/// One mark. Heights are numbers of discs below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Mark {
    /// The player to move may enter here.
    Entry(Point),
    /// A disc as it would lie here.
    Ghost(Player, Point),
    /// The chosen stack may go here, or this stack is to be captured.
    Target(Point, usize),
    /// This stack may capture the chosen target.
    Attacker(Point, usize),
    /// This stack under the pointer may move.
    Movable(Point, usize),
    /// The last move came from here.
    Origin(Point),
    /// The last move ended here.
    Arrival(Point, usize),
    /// The way of the last move.
    Way(Point, Point),
    /// This stack scores nothing.
    Asleep(Point, usize),
    /// This stack may not leave.
    Pinned(Point, usize),
    /// This stack is finished; its top disc has the colour of this player.
    Tower(Point, Player),
}

/// All that marks depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    pub view: &'a BoardView,
    pub last: Option<MoveIntent>,
    pub choice: Choice,
    pub pointed: Option<Point>,
    pub lenses: Lenses,
    /// Whether a person is to move.
    pub human: bool,
    /// Whether the last move is still on its way.
    pub travelling: bool,
}

/// The marks of a moment.
pub(super) fn marks(moment: &Moment) -> Vec<Mark> {
    let view = moment.view;
    let height = |point: Point| view.stack(point).map_or(0, |stack| stack.pieces.len());
    let mut marks = last_move(moment.last, &height);
    // What is true of the stacks can be seen once they are there.
    if moment.travelling {
        marks.retain(|mark| matches!(mark, Mark::Origin(_) | Mark::Way(..)));
        return marks;
    }
    for stack in &view.stacks {
        if stack.tower {
            marks.push(Mark::Tower(stack.point, stack.owner()));
        }
        if stack.asleep && moment.lenses.sleepers {
            marks.push(Mark::Asleep(stack.point, stack.pieces.len()));
        }
        if stack.pinned && !stack.tower && moment.lenses.pinned {
            marks.push(Mark::Pinned(stack.point, stack.pieces.len()));
        }
    }
    if moment.human {
        marks.extend(choices(moment, &height));
    }
    marks
}

fn last_move(last: Option<MoveIntent>, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    match last {
        Some(MoveIntent::Place(point)) => vec![Mark::Arrival(point, height(point))],
        Some(MoveIntent::Carry { from, to }) => {
            vec![Mark::Origin(from), Mark::Way(from, to), Mark::Arrival(to, height(to))]
        }
        Some(MoveIntent::PlaceTwo(one, other)) => {
            [one, other].map(|point| Mark::Arrival(point, height(point))).into()
        }
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => Vec::new(),
    }
}

fn choices(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let view = moment.view;
    let mut marks = Vec::new();
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
        Choice::Nothing => {}
    }
    if moment.lenses.targets {
        let others = view.entries.iter().filter(|&point| Some(point) != moment.pointed);
        marks.extend(others.map(Mark::Entry));
    }
    let Some(pointed) = moment.pointed else { return marks };
    if let Some(player) = view.to_move.filter(|_| view.entries.contains(pointed)) {
        marks.push(Mark::Ghost(player, pointed));
    }
    let targets = view.targets(pointed);
    if !targets.is_empty() {
        marks.push(Mark::Movable(pointed, height(pointed)));
        marks.extend(targets.iter().map(|to| Mark::Target(to, height(to))));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyGame, Variant};

    fn game(moves: &str) -> AnyGame {
        let mut game = Variant::Hex.start();
        for text in moves.split(' ') {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    fn seen(game: &AnyGame, choice: Choice, pointed: Option<&str>) -> Vec<Mark> {
        let view = game.view();
        let pointed = pointed.and_then(|label| view.board.find(label));
        let lenses = Lenses { targets: true, sleepers: true, pinned: true };
        marks(&Moment { view: &view, last: None, choice, pointed, lenses, human: true, travelling: false })
    }

    #[test]
    fn entries_sleepers_and_pinned_stacks_are_marked() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let marks = seen(&game, Choice::Nothing, None);
        assert!(marks.contains(&Mark::Asleep(p("d3"), 1)));
        assert!(marks.contains(&Mark::Pinned(p("d4"), 1)));
        let entries = marks.iter().filter(|mark| matches!(mark, Mark::Entry(_))).count();
        assert_eq!(entries, game.view().entries.len());
    }

    #[test]
    fn the_pointer_shows_a_ghost_or_the_targets() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        assert!(seen(&game, Choice::Nothing, Some("e5")).contains(&Mark::Ghost(Player::White, p("e5"))));
        let over_d5 = seen(&game, Choice::Nothing, Some("d5"));
        assert!(over_d5.contains(&Mark::Movable(p("d5"), 1)) && over_d5.contains(&Mark::Target(p("d4"), 1)));
    }

    #[test]
    fn a_chosen_stack_shows_only_where_it_may_go() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let marks = seen(&game, Choice::Stack(p("d5")), Some("e5"));
        assert!(marks.contains(&Mark::Target(p("d4"), 1)));
        assert!(!marks.iter().any(|mark| matches!(mark, Mark::Entry(_) | Mark::Ghost(..))));
    }
}
