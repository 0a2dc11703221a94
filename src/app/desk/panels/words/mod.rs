//! Messages that the panels choose by the state of the match, as pure functions.

mod by_groups;
pub(super) mod keys;
pub(super) mod library;
pub(super) mod lines;
pub(super) mod refusals;
mod result;
mod seats;
mod setup;
#[cfg(test)]
mod tests;

use std::cmp::Ordering;
use std::time::Duration;

use crate::app::game::{EarlyEnd, EarlyEndAnswered, Lens};
use crate::board::Surface;
use crate::i18n::{Message, clock, commands, dialogs, play, result as at_end, rules, table};
use crate::play::{Match, MatchResult, Seat, Termination};
use crate::rules::{
    BoardView, ByPlayer, Game, GameKind, Goal, MoveIntent, Outcome, PieceSupply, Player, Variant,
};

pub(super) use by_groups::{komi_left, komi_refusal, repetition};
pub(super) use result::{Row, end_caption, result_rows};
pub(super) use seats::{chair, seat, seat_title};
pub(super) use setup::{brush, faults};

/// Returns every variant as menus list it: game by game, and boards of cells by their size.
pub(in crate::app::desk::panels) fn boards() -> [Variant; Variant::ALL.len()] {
    let mut boards = Variant::ALL;
    boards.sort_by_key(|variant| {
        let has_cells = variant.board().surface() == Surface::Cells;
        let game = GameKind::ALL.iter().position(|game| *game == variant.kind());
        (game, if has_cells { variant.board().len() } else { 0 })
    });
    boards
}

/// How a player's points come about in Abande: stacks by height, and what sleeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::app::desk::panels) struct Tally {
    /// Numbers of stacks with heights 1, 2 and 3.
    pub stacks: [usize; 3],
    pub total: u8,
    pub asleep: u8,
}

/// Returns the label below a score: points or groups.
pub(in crate::app::desk::panels) fn score_label(view: &BoardView, score: usize) -> Message {
    match view.game.info().goal {
        Goal::Points => table::points_below(score),
        Goal::LastGroup => table::groups_below(score),
    }
}

/// Returns the text for the pieces that a player has left to place or, in a game without a limit, has on the board.
pub(in crate::app::desk::panels) fn supply(game: &Match, view: &BoardView, player: Player) -> Message {
    match view.game.info().supply {
        PieceSupply::Counted => table::in_hand(view.hands[player]),
        PieceSupply::Endless => by_groups::supply(game, view, player),
    }
}

/// Returns the text for a player's supply, with the number of sleeping pieces, which do not count towards the score.
pub(in crate::app::desk::panels) fn supply_and_asleep(
    game: &Match,
    view: &BoardView,
    player: Player,
    asleep: u8,
) -> Message {
    table::supply_and_asleep(supply(game, view, player), asleep)
}

/// Returns what a screen reader says of a player's plate: seat, supply, score, turn and, in a game with a clock, the
/// time that is left.
pub(in crate::app::desk::panels) fn plate(
    game: &Match,
    view: &BoardView,
    player: Player,
    time: Option<Message>,
) -> Message {
    let (seat, supply) = (seat(game.seats(), player), supply(game, view, player));
    let supply = match time {
        Some(time) => clock::supply_and_time(supply, time),
        None => supply,
    };
    let score = match (view.game.info().goal, view.asleep[player]) {
        (Goal::Points, 0) => play::points(view.points[player].into()),
        (Goal::Points, asleep) => table::points_and_asleep(view.points[player], asleep),
        (Goal::LastGroup, _) => play::groups(view.score(player)),
    };
    let is_due = game.shown_to_move() == Some(player);
    let plate = if is_due { table::plate_to_move } else { table::plate };
    plate(player, seat, score, supply)
}

/// Returns the headline: where the player looks, whose turn it is, or how the match ended. `half` says whether the
/// first of two stones is placed.
pub(in crate::app::desk::panels) fn headline(
    game: &Match,
    view: &BoardView,
    thinks: bool,
    half: bool,
) -> Option<Message> {
    if let Some(looking) = looking(game) {
        return Some(looking);
    }
    if let Some(result) = game.result() {
        return Some(winner(game.seats(), result, view));
    }
    let player = game.to_move()?;
    let alone = game.seats().lone_human() == Some(player);
    let places_two = view.entries_due > 1 && !game.seats()[player].is_computer();
    Some(match (alone, half) {
        _ if game.is_paused() => table::game_paused(),
        _ if thinks => table::player_thinking(player),
        (true, false) if places_two => table::your_first_stone(),
        (true, true) if places_two => table::your_second_stone(),
        (false, false) if places_two => table::first_stone_of(player),
        (false, true) if places_two => table::second_stone_of(player),
        (true, _) => table::your_turn(),
        (false, _) => table::player_to_move(player),
    })
}

/// Returns the sentence that names the winner and the margin. It addresses the player, if only one is human.
pub(in crate::app::desk::panels) fn winner(
    seats: ByPlayer<Seat>,
    result: MatchResult,
    view: &BoardView,
) -> Message {
    match result.outcome {
        Outcome::Win(player) if seats.lone_human() == Some(player) => {
            if result.is_by_points(view.game.info().goal) {
                at_end::you_win_by(view.points[player], view.points[player.other()])
            } else {
                at_end::you_win()
            }
        }
        Outcome::Win(_) | Outcome::Draw => at_end::who_won(result, view),
    }
}

/// Returns the sentence about the last move, or about the verdict that ended the match.
pub(in crate::app::desk::panels) fn last_move(game: &Match) -> Option<Message> {
    if let Some(verdict) = game.verdict().filter(|_| game.is_at_end()) {
        return Some(play::of_verdict(verdict));
    }
    let transition = game.shown_transition()?;
    let player = transition.before.to_move()?;
    let kind = transition.after.kind();
    let last = table::of_move(player, transition.mv.intent(), kind, game.start().board());
    Some(by_groups::with_removed(last, &transition))
}

/// Returns the tooltip that tells what follows from an answer to the offer of an early end.
pub(in crate::app::desk::panels) fn early_end_tip(early: EarlyEnd, answer: EarlyEndAnswered) -> Message {
    match answer {
        EarlyEndAnswered::Finish => table::decided_finish_tip(early.loser()),
        EarlyEndAnswered::PlayOn => table::decided_play_on_tip(),
    }
}

/// Returns the reason why the player to move may not pass; `None` if passing is allowed.
pub(in crate::app::desk::panels) fn pass_refusal(game: &Match, view: &BoardView) -> Option<Message> {
    let Some(player) = game.shown_to_move() else { return Some(rules::game_over()) };
    if game.is_at_end() && game.seats()[player].is_computer() {
        return Some(table::computers_turn());
    }
    if view.can_pass {
        return None;
    }
    Some(match view.hands[player] {
        0 => table::cannot_pass_now(),
        pieces => table::pass_later(pieces),
    })
}

/// Returns the sentence that tells what a pass would lead to that ends the game, once the opponent has passed.
pub(in crate::app::desk::panels) fn pass_banner(game: &Match, view: &BoardView) -> Option<Message> {
    let player = game.to_move().filter(|_| game.is_at_end())?;
    let passed = game.shown_transition().is_some_and(|last| last.mv.intent() == MoveIntent::Pass);
    if !passed || !view.can_pass || game.seats()[player].is_computer() {
        return None;
    }
    let alone = game.seats().lone_human() == Some(player);
    let (own, other) = (view.points[player], view.points[player.other()]);
    Some(match own.cmp(&other) {
        Ordering::Greater if alone => table::pass_you_win(own, other),
        Ordering::Greater => table::pass_wins(player, own, other),
        Ordering::Less if alone => table::pass_you_lose(own, other),
        Ordering::Less => table::pass_loses(player, own, other),
        Ordering::Equal => table::pass_draws(own, other),
    })
}

/// Returns the player who would resign: the only human or, between humans, the player to move. The error is the
/// reason why nobody can.
pub(in crate::app::desk::panels) fn resigner(game: &Match) -> Result<Player, Message> {
    let Some(to_move) = game.to_move() else { return Err(rules::game_over()) };
    match game.seats().lone_human() {
        Some(player) => Ok(player),
        None if game.seats()[to_move].is_computer() => Err(table::computer_plays_both()),
        None => Ok(to_move),
    }
}

/// Returns the question whether a player resigns.
pub(in crate::app::desk::panels) fn resign_question(seats: ByPlayer<Seat>, player: Player) -> Message {
    let question = if seats.lone_human().is_some() { dialogs::resign_as } else { dialogs::resign_for };
    question(player, player.other())
}

/// Returns the points of all stacks of one height as a product, such as “2 × 3 = 6”.
pub(in crate::app::desk::panels) fn product(stacks: usize, height: usize) -> String {
    match stacks {
        0 => "–".into(),
        stacks => format!("{height} × {stacks} = {}", height * stacks),
    }
}

/// Returns a tip for the first turns of a new player. `half` says whether the first of two stones is placed.
pub(in crate::app::desk::panels) fn hint(game: &Match, view: &BoardView, half: bool) -> Option<Message> {
    let player = game.to_move().filter(|_| game.is_at_end())?;
    if game.seats()[player].is_computer() {
        return None;
    }
    match view.game {
        GameKind::Abande => {}
        GameKind::Anda => return by_groups::hint(game, view, half),
    }
    // A game may begin with pieces on the board.
    match (view.stacks.len(), game.moves().len()) {
        (0, 0) => Some(table::hint_first_piece()),
        (1 | 2, 1 | 2) => Some(table::hint_next_pieces()),
        (_, 3..=6) if !view.carries.is_empty() => Some(table::hint_capture()),
        _ => None,
    }
}

/// Returns the text beside the name of the player to move, in a long and a short form. `thinking` is how long a
/// computer has thought.
pub(in crate::app::desk::panels) fn turn(thinking: Option<Duration>) -> [Message; 2] {
    match thinking.map(|elapsed| u32::try_from(elapsed.as_secs()).unwrap_or(u32::MAX)) {
        Some(seconds) => [table::thinking_long(seconds), table::thinking_short(seconds)],
        None => [table::turn_long(), table::turn_short()],
    }
}

/// Returns the last line of the list of moves, once the match is over.
pub(in crate::app::desk::panels) fn list_ending(game: &Match) -> Option<Message> {
    let result = game.result()?;
    Some(match result.by {
        Termination::Verdict(verdict) => play::of_verdict(verdict),
        Termination::Rules => winner(game.seats(), result, &game.position().view()),
    })
}

/// Returns where in the game the player looks, as text, unless that is at the end.
pub(in crate::app::desk::panels) fn looking(game: &Match) -> Option<Message> {
    if game.is_at_end() {
        return None;
    }
    Some(match game.tree().depth(game.cursor()) {
        0 => table::starting_position(),
        depth if game.is_on_line() => table::move_of(depth, game.moves().len()),
        _ => table::in_a_variation(),
    })
}

/// Returns the animation speeds to choose from with their names; 0 turns animation off.
pub(in crate::app::desk::panels) fn speeds() -> [(f32, Message); 4] {
    [
        (0.0, commands::movement_off()),
        (0.5, commands::movement_slow()),
        (1.0, commands::movement_normal()),
        (2.0, commands::movement_fast()),
    ]
}

/// Returns the name of a kind of marks on the board (a lens), which depends on the game.
pub(in crate::app::desk::panels) fn lens(lens: Lens, game: GameKind) -> Message {
    match (lens, game) {
        (Lens::Targets, GameKind::Abande) => commands::lens_entry_points(),
        (Lens::Targets, GameKind::Anda) => commands::lens_open_cells(),
        (Lens::Sleepers, _) => commands::lens_sleepers(),
        (Lens::Pinned, _) => commands::lens_pinned(),
        (Lens::Threats, _) => commands::lens_threats(),
        (Lens::Breaths, _) => commands::lens_breaths(),
        (Lens::Removals, _) => commands::lens_removals(),
        (Lens::Territory, _) => commands::lens_territory(),
        (Lens::Danger, _) => commands::lens_danger(),
    }
}

/// Returns the game, its board and the komi as text, such as “Abande · Hexagon”.
pub(in crate::app::desk::panels) fn title(variant: Variant, komi: u16) -> Message {
    let (game, board) = (variant.game_name(), play::of_board(variant));
    if variant.has_komi() && komi > 0 {
        table::game_title_komi(game, board, komi)
    } else {
        table::game_title(game, board)
    }
}

/// Counts the points and the sleeping pieces of a player in Abande.
pub(in crate::app::desk::panels) fn tally(view: &BoardView, player: Player) -> Tally {
    let mut tally = Tally { stacks: [0; 3], total: view.points[player], asleep: view.asleep[player] };
    for stack in view.stacks.iter().filter(|stack| stack.owner() == player && !stack.asleep) {
        if let Some(count) = tally.stacks.get_mut(stack.pieces.len().wrapping_sub(1)) {
            *count += 1;
        }
    }
    tally
}

/// Returns `true` if the match was decided by counting points.
pub(in crate::app::desk::panels) fn was_counted(game: &Match) -> bool {
    game.result().is_some_and(|result| result.is_by_points(game.variant().info().goal))
}

/// Returns the reason for the result, in one sentence.
pub(in crate::app::desk::panels) fn reason(result: MatchResult, view: &BoardView) -> Message {
    let player = match (result.outcome, result.by) {
        (_, Termination::Verdict(verdict)) => return at_end::reason_verdict(play::of_verdict(verdict)),
        (Outcome::Draw, _) => return at_end::reason_even(),
        (Outcome::Win(player), Termination::Rules) => player,
    };
    let loser = player.other();
    match view.game.info().goal {
        Goal::Points => {}
        Goal::LastGroup => return at_end::reason_no_group(loser),
    }
    let slept = view.asleep[loser];
    let with_sleepers = |player: Player| view.points[player] + view.asleep[player];
    let towers = |player| tally(view, player).stacks[2];
    // Without sleeping pieces, the winner would not have won.
    if with_sleepers(loser) >= with_sleepers(player) {
        return at_end::reason_slept_decided(loser, slept);
    }
    if towers(player) > towers(loser) {
        return at_end::reason_towers(player, towers(player), loser, towers(loser));
    }
    if slept > 0 {
        return at_end::reason_slept(view.asleep[Player::Black], view.asleep[Player::White]);
    }
    at_end::reason_points(player, view.points[player] - view.points[loser])
}
