//! Answers of the terminal game to questions about the board.

use crate::board::Point;
use crate::i18n::message::messages;
use crate::i18n::{Argument, Message, play};
use crate::rules::{BoardView, GameKind, Player};

messages! {
    turn_now(player: Player, seat: Message, plies: usize);
    over_after(plies: usize);
    no_move_played;
    before_any_move;

    may_enter(points: Argument);
    may_place(cells: Argument);
    may_place_two(cells: Argument);
    may_spend_komi;
    may_capture(captures: Argument);
    may_pass;
    only_pass;
    no_capture;

    which_point;
    point_unknown(text: &str);
    point_is_empty(point: &str);
    tower_stays(point: &str);
    stack_is_safe(point: &str, player: Player);
    stack_is_attacked(point: &str, from: Argument);
    stack_attacks(point: &str, targets: Argument);

    empty_point(point: &str);
    enterable_point(point: &str);
    stack_on_point(point: &str, pieces: Message, height: usize, fixed: &str, state: &str);
    open_cell(point: &str);
    territory_cell(point: &str, owner: Player);
    own_territory_cell(point: &str, owner: Player);
    stone_on_cell(point: &str, owner: Player, stones: usize, breaths: usize);

    which_row;
    row_of_points(points: Argument);
    row_stack(point: &str, pieces: Message);
    row_gap(point: &str);
    row_gaps(first: &str, last: &str);

    which_stacks;
    stacks_of(player: Player, stacks: usize);
    sleeping_stacks(black: Argument, white: Argument);
    none_asleep;
    towers_of_players(black: Argument, white: Argument);
    no_towers;
    no_stack_pinned;
    stack_pinned(player: Player, point: &str, reason: Message);

    which_groups;
    groups_of(player: Player, groups: usize);
    group_breaths(cells: Argument, breaths: usize);
    group_at(owner: Player, point: &str, stones: usize, breaths: usize);
    breath_enemies(cells: Argument, groups: usize);
    territory_of_players(black: Argument, white: Argument);
    no_territory;
}

/// Message that says what is on a point: `d4: White over Black over White, height 3, tower, awake.`
pub fn of_point(view: &BoardView, point: Point) -> Message {
    let label = view.board.label(point);
    match view.game {
        GameKind::Abande => {}
        GameKind::Anda => return of_cell(view, point, label),
    }
    match view.stack(point) {
        None if view.entries.contains(point) => enterable_point(label),
        None => empty_point(label),
        Some(stack) => {
            let fixed = match (stack.tower, stack.pinned) {
                (true, _) => "tower",
                (false, true) => "pinned",
                (false, false) => "free",
            };
            let state = if stack.asleep { "asleep" } else { "awake" };
            stack_on_point(label, play::of_pieces(&stack.pieces), stack.pieces.len(), fixed, state)
        }
    }
}

/// Description of a cell in a game that goes by groups.
fn of_cell(view: &BoardView, point: Point, label: &str) -> Message {
    if let Some(group) = view.group(point) {
        return stone_on_cell(label, group.owner, group.points.len(), group.breaths.len());
    }
    let owner = view.region(point).and_then(|region| region.owner);
    match (owner, view.entries.contains(point)) {
        (Some(owner), true) => own_territory_cell(label, owner),
        (Some(owner), false) => territory_cell(label, owner),
        (None, true) => open_cell(label),
        (None, false) => empty_point(label),
    }
}
