//! What a sentence claims of a position.

use crate::rules::abande::Position;
use crate::rules::{AnyGame, BoardView, Goal, MoveIntent, Player, StackView};

use super::ask::{Ask, group};

/// Something that is true of a position, or not. Points, cells and moves are written as players type them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// A player owns all these stacks or stones.
    Owned(Player, &'static [&'static str]),
    /// The stack on a point has these pieces from bottom to top: `b` for Black, `w` for White.
    Stack(&'static str, &'static str),
    /// Nothing stands on these points.
    Empty(&'static [&'static str]),
    /// These stacks may not leave their points.
    Pinned(&'static [&'static str]),
    /// These stacks may leave their points.
    Free(&'static [&'static str]),
    /// These stacks are asleep.
    Asleep(&'static [&'static str]),
    /// These stacks have an enemy beside them.
    Awake(&'static [&'static str]),
    /// These are all the places that one could be asked to point at, each by one of its points.
    All(Ask, &'static [&'static str]),
    /// This capture is possible, or would be if its owner were to move.
    Threat(&'static str),
    /// The enemy has no capture of this stack, no matter whose turn it is.
    Safe(&'static str),
    /// These two points are neighbours.
    Touch(&'static str, &'static str),
    /// This move is legal.
    Legal(&'static str),
    /// This move is against the rules.
    Illegal(&'static str),
    /// The points of Black and White if the game ended now.
    Points(u8, u8),
    /// The pieces in the hands of Black and White.
    Hands(u8, u8),
    /// How many groups Black and White have.
    Groups(usize, usize),
    /// The group on this cell has this many breaths.
    Breaths(&'static str, usize),
    /// These cells are a player's territory.
    Territory(Player, &'static [&'static str]),
    /// This move takes exactly these stones off the board, in this many groups.
    Removes(&'static str, usize, &'static [&'static str]),
    /// White has this many komi points left.
    Komi(u16),
}

impl Claim {
    /// Whether it is true.
    pub fn holds(&self, game: &AnyGame) -> bool {
        let view = game.view();
        let every = |labels: &[&str], wanted: &dyn Fn(&StackView) -> bool| {
            let stack = |label: &&str| view.board.find(label).and_then(|point| view.stack(point));
            labels.iter().all(|label| stack(label).is_some_and(wanted))
        };
        match *self {
            Self::Owned(player, labels) => every(labels, &|stack| stack.owner() == player),
            Self::Stack(label, pieces) => every(&[label], &|stack| letters(stack) == pieces),
            Self::Empty(labels) => labels
                .iter()
                .all(|label| view.board.find(label).is_some_and(|point| view.stack(point).is_none())),
            Self::Pinned(labels) => every(labels, &|stack| stack.pinned),
            Self::Free(labels) => every(labels, &|stack| !stack.pinned && !stack.tower),
            Self::Asleep(labels) => every(labels, &|stack| stack.asleep),
            Self::Awake(labels) => every(labels, &|stack| !stack.asleep),
            Self::All(ask, labels) => are_all(game, ask, labels),
            Self::Threat(mv) => threat(game, mv),
            Self::Safe(label) => is_safe(game, label),
            Self::Touch(one, other) => match (view.board.find(one), view.board.find(other)) {
                (Some(one), Some(other)) => view.board.adjacent(one).contains(other),
                _ => false,
            },
            Self::Legal(mv) => game.parse_move(mv).is_ok_and(|mv| game.check_move(mv).is_ok()),
            Self::Illegal(mv) => game.parse_move(mv).is_ok_and(|mv| game.check_move(mv).is_err()),
            Self::Points(black, white) => game
                .points()
                .is_some_and(|points| points[Player::Black] == black && points[Player::White] == white),
            Self::Hands(black, white) => {
                view.hands[Player::Black] == black && view.hands[Player::White] == white
            }
            Self::Groups(black, white) => {
                let counts = view.group_counts();
                counts[Player::Black] == black && counts[Player::White] == white
            }
            Self::Breaths(cell, breaths) => {
                group(&view, cell).is_some_and(|index| view.groups[index].breaths.len() == breaths)
            }
            Self::Territory(player, cells) => is_territory(&view, player, cells),
            Self::Removes(mv, groups, cells) => removes(game, mv, groups, cells),
            Self::Komi(left) => view.komi_left == Some(left),
        }
    }

    /// The labels that it names, so that a board can point them out.
    pub fn labels(&self) -> Vec<&'static str> {
        match *self {
            Self::Owned(_, labels)
            | Self::Empty(labels)
            | Self::Pinned(labels)
            | Self::Free(labels)
            | Self::Asleep(labels)
            | Self::Awake(labels)
            | Self::Territory(_, labels)
            | Self::All(_, labels) => labels.to_vec(),
            Self::Stack(label, _) | Self::Safe(label) | Self::Breaths(label, _) => vec![label],
            Self::Touch(one, other) => vec![one, other],
            Self::Threat(mv) | Self::Legal(mv) | Self::Illegal(mv) => mv.split(['-', '+']).collect(),
            Self::Removes(mv, _, cells) => mv.split('+').chain(cells.iter().copied()).collect(),
            Self::Points(..) | Self::Hands(..) | Self::Groups(..) | Self::Komi(_) => Vec::new(),
        }
    }
}

fn letters(stack: &StackView) -> String {
    stack.pieces.iter().map(|piece| if *piece == Player::Black { 'b' } else { 'w' }).collect()
}

fn are_all(game: &AnyGame, ask: Ask, labels: &[&str]) -> bool {
    let places = ask.places(game);
    let found = labels.iter().map(|label| ask.place_of(game, game.board().find(label)?));
    let Some(mut found) = found.collect::<Option<Vec<_>>>() else { return false };
    found.sort_unstable();
    found.dedup();
    found.len() == places.len() && labels.len() == places.len()
}

/// Whether a capture is possible, or would be if its owner were to move.
fn threat(game: &AnyGame, mv: &str) -> bool {
    let AnyGame::Abande(position) = game else { return false };
    let Ok(mv) = game.parse_move(mv) else { return false };
    let MoveIntent::Carry { from, to } = mv.intent() else { return false };
    can_capture(position, from, to)
}

fn can_capture(position: &Position, from: crate::board::Point, to: crate::board::Point) -> bool {
    let (Some(moving), Some(target)) = (position.stack(from), position.stack(to)) else { return false };
    position.captures_allowed()
        && moving.owner() != target.owner()
        && moving.with(target).is_some()
        && position.board().neighbours(from).contains(to)
        && !position.is_pinned(from)
}

/// Whether no enemy stack could capture the one on a point.
pub(super) fn is_safe(game: &AnyGame, label: &str) -> bool {
    let AnyGame::Abande(position) = game else { return false };
    let Some(point) = position.board().find(label) else { return false };
    position.stack(point).is_some()
        && position.board().neighbours(point).iter().all(|from| !can_capture(position, from, point))
}

fn is_territory(view: &BoardView, player: Player, cells: &[&str]) -> bool {
    let territory = view.territory(player);
    view.goal == Goal::LastGroup
        && cells.iter().all(|cell| view.board.find(cell).is_some_and(|cell| territory.contains(cell)))
}

fn removes(game: &AnyGame, mv: &str, groups: usize, cells: &[&str]) -> bool {
    let Ok(mv) = game.parse_move(mv) else { return false };
    if game.check_move(mv).is_err() {
        return false;
    }
    let removed = game.removed_by(mv);
    let gone = removed.iter().fold(crate::board::BoardSet::EMPTY, |sum, &group| sum | group);
    let named: Option<crate::board::BoardSet> = cells.iter().map(|cell| game.board().find(cell)).collect();
    removed.len() == groups && named == Some(gone)
}
