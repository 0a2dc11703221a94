//! Every sentence and label of the panels, as pure functions of the match.

mod by_groups;
pub(super) mod copied;
pub(super) mod library;
pub(super) mod lines;
pub(super) mod refusals;
mod result;
mod seats;
mod setup;
#[cfg(test)]
mod tests;

use std::time::Duration;

use crate::app::game::Lens;
use crate::play::{Match, MatchResult, Seat, Termination, Verdict};
use crate::rules::{BoardView, ByPlayer, Game, Goal, MoveIntent, Outcome, Player, Supply, Variant};

pub(super) use by_groups::{komi_left, komi_means, komi_refusal, repetition, spend};
pub(super) use result::result_rows;
pub(super) use seats::{chair, level_name, lone_human, place, seat};
pub(super) use setup::{brush, faults};

/// What a player's awake stacks are worth, by height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::app::desk::panels) struct Tally {
    /// How many stacks are 1, 2 and 3 high.
    pub stacks: [usize; 3],
    pub total: u8,
    pub asleep: u8,
}

/// Pieces that are left to enter.
pub(in crate::app::desk::panels) fn hand(pieces: u8) -> String {
    match pieces {
        0 => "hand empty".into(),
        count => format!("{count} in hand"),
    }
}

/// What a player's score is: points, or groups.
pub(in crate::app::desk::panels) fn score(view: &BoardView, player: Player) -> usize {
    match view.goal {
        Goal::Points => view.points[player].into(),
        Goal::LastGroup => view.group_counts()[player],
    }
}

/// What stands below it; `asleep` is what sleeps and is still to be told.
pub(in crate::app::desk::panels) fn score_label(view: &BoardView, score: usize, asleep: u8) -> String {
    match view.goal {
        Goal::Points => score_note(u8::try_from(score).unwrap_or(u8::MAX), asleep),
        Goal::LastGroup => by_groups::note(score).into(),
    }
}

/// What a player may still put on the board, or has there.
pub(in crate::app::desk::panels) fn supply(game: &Match, view: &BoardView, player: Player) -> String {
    match view.supply {
        Supply::Counted => hand(view.hands[player]),
        Supply::Endless => by_groups::supply(game, view, player),
    }
}

/// What stands below a score.
pub(in crate::app::desk::panels) fn score_note(points: u8, asleep: u8) -> String {
    match (asleep, points) {
        (0, 1) => "point".into(),
        (0, _) => "points".into(),
        (asleep, _) => format!("+{asleep} asleep"),
    }
}

/// All that a player's plate says.
pub(in crate::app::desk::panels) fn plate(game: &Match, view: &BoardView, player: Player) -> String {
    let turn = if game.shown_to_move() == Some(player) { ", to move" } else { "" };
    let asleep = match view.asleep[player] {
        0 => String::new(),
        asleep => format!(", {asleep} more asleep (without an enemy neighbour)"),
    };
    let (seat, supply) = (seat(game.seats(), player), supply(game, view, player));
    let score = match view.goal {
        Goal::Points => points(view.points[player]),
        Goal::LastGroup => count(score(view, player), "group"),
    };
    format!("{player} ({seat}){turn}: {score}{asleep}, {supply}")
}

/// Two scores, the first one's first.
pub(in crate::app::desk::panels) fn pair(points: ByPlayer<u8>, first: Player) -> String {
    format!("{}–{}", points[first], points[first.other()])
}

/// The big line in the middle: whose turn it is, or how the match ended. `half` is whether the first of two pieces
/// stands.
pub(in crate::app::desk::panels) fn headline(
    game: &Match,
    view: &BoardView,
    thinks: bool,
    half: bool,
) -> String {
    if let Some(looking) = looking(game) {
        return looking;
    }
    if let Some(result) = game.result() {
        return winner(game.seats(), result, view);
    }
    match game.to_move() {
        Some(_) if game.is_paused() => "Paused".into(),
        Some(player) if thinks => format!("{player} is thinking"),
        Some(player) if view.entries_due > 1 && !game.seats()[player].is_computer() => {
            let due = if half { "2nd of 2 stones" } else { "1st of 2 stones" };
            let who =
                if lone_human(game.seats()) == Some(player) { "You".into() } else { player.to_string() };
            format!("{who}: {due}")
        }
        Some(player) if lone_human(game.seats()) == Some(player) => "Your move".into(),
        Some(player) => format!("{player} to move"),
        None => String::new(),
    }
}

/// Who won, by how much.
pub(in crate::app::desk::panels) fn winner(
    seats: ByPlayer<Seat>,
    result: MatchResult,
    view: &BoardView,
) -> String {
    let who = |player| match lone_human(seats) {
        Some(human) if human == player => "You win".to_owned(),
        _ => format!("{player} wins"),
    };
    match (result.outcome, result.by) {
        (Outcome::Draw, _) => format!("A draw, {}", pair(view.points, Player::Black)),
        (Outcome::Win(player), Termination::Rules) if view.goal == Goal::Points => {
            format!("{} {}", who(player), pair(view.points, player))
        }
        (Outcome::Win(player), _) => who(player),
    }
}

/// What the last move did.
pub(in crate::app::desk::panels) fn last_move(game: &Match) -> Option<String> {
    if let Some(verdict) = game.verdict().filter(|_| game.is_at_end()) {
        return Some(ended(verdict));
    }
    let transition = game.shown_transition()?;
    let mv = transition.mv;
    let player = transition.before.to_move()?;
    let text = mv.display(game.start().board()).to_string();
    let entered = match transition.after.view().goal {
        Goal::Points => "entered",
        Goal::LastGroup => "placed",
    };
    let said = match mv.intent() {
        MoveIntent::Place(_) | MoveIntent::PlaceTwo(..) => {
            format!("{player} {entered} {}", text.replace('+', " and "))
        }
        MoveIntent::Carry { .. } => format!("{player} captured {text}"),
        MoveIntent::Pass => format!("{player} passed"),
        MoveIntent::SpendKomi => format!("{player} spent a komi point"),
    };
    Some(match by_groups::removed(&transition) {
        Some(removed) => format!("{said}, {removed}"),
        None => said,
    })
}

/// Why the player to move may not pass; nothing if passing is allowed.
pub(in crate::app::desk::panels) fn pass_refusal(game: &Match, view: &BoardView) -> Option<String> {
    let Some(player) = game.shown_to_move() else { return Some("The game is over.".into()) };
    if game.is_at_end() && game.seats()[player].is_computer() {
        return Some("It is the computer’s turn.".into());
    }
    if view.can_pass {
        return None;
    }
    Some(match view.hands[player] {
        0 => "You cannot pass now.".into(),
        1 => "You can pass once your hand is empty: 1 disc is left to enter.".into(),
        count => format!("You can pass once your hand is empty: {count} discs are left to enter."),
    })
}

/// What passing now would lead to, once the opponent has passed.
pub(in crate::app::desk::panels) fn pass_banner(game: &Match, view: &BoardView) -> Option<String> {
    let player = game.to_move().filter(|_| game.is_at_end())?;
    let passed = game.shown_transition().is_some_and(|last| last.mv.intent() == MoveIntent::Pass);
    if !passed || !view.can_pass || game.seats()[player].is_computer() {
        return None;
    }
    let who = if lone_human(game.seats()) == Some(player) { "you".to_owned() } else { player.to_string() };
    let (own, other) = (view.points[player], view.points[player.other()]);
    let score = pair(view.points, player);
    Some(match own.cmp(&other) {
        std::cmp::Ordering::Greater => format!("Passing now ends the game: {who} would win {score}"),
        std::cmp::Ordering::Less => format!("Passing now ends the game: {who} would lose {score}"),
        std::cmp::Ordering::Equal => format!("Passing now ends the game in a draw, {score}"),
    })
}

/// Who would give up: the human at the table, or between people the one to move.
pub(in crate::app::desk::panels) fn resigner(game: &Match) -> Result<Player, &'static str> {
    let Some(to_move) = game.to_move() else { return Err("The game is over.") };
    match lone_human(game.seats()) {
        Some(player) => Ok(player),
        None if game.seats()[to_move].is_computer() => Err("The computer plays both sides."),
        None => Ok(to_move),
    }
}

/// What is asked before giving up.
pub(in crate::app::desk::panels) fn resign_question(seats: ByPlayer<Seat>, player: Player) -> String {
    let other = player.other();
    match lone_human(seats) {
        Some(_) => format!("You give up as {player}, and {other} wins this game."),
        None => format!("{player} gives up, and {other} wins this game."),
    }
}

/// So many stacks of a height, and what they are worth.
pub(in crate::app::desk::panels) fn product(stacks: usize, height: usize) -> String {
    match stacks {
        0 => "–".into(),
        stacks => format!("{height} × {stacks} = {}", height * stacks),
    }
}

/// A tip for the first turns of somebody new. `half` is whether the first of two pieces stands.
pub(in crate::app::desk::panels) fn hint(game: &Match, view: &BoardView, half: bool) -> Option<&'static str> {
    let player = game.to_move().filter(|_| game.is_at_end())?;
    if game.seats()[player].is_computer() {
        return None;
    }
    if view.goal == Goal::LastGroup {
        return by_groups::hint(game, view, half);
    }
    match game.moves().len() {
        0 => Some("Click any point to enter your first disc"),
        1 | 2 => Some("Enter next to a disc that is already there: all discs stay one band"),
        3..=6 if !view.carries.is_empty() => {
            Some("Now you may also capture: click one of your stacks, then a lit neighbour")
        }
        _ => None,
    }
}

/// What stands beside the name of the player to move, from the longest form to the shortest.
pub(in crate::app::desk::panels) fn turn(thinking: Option<Duration>) -> Vec<String> {
    match thinking.map(|elapsed| elapsed.as_secs()) {
        Some(seconds) => vec![format!("thinking {seconds} s"), format!("{seconds} s")],
        None => vec!["to move".into(), "turn".into()],
    }
}

/// The last line of the move list, once the match is over.
pub(in crate::app::desk::panels) fn list_ending(game: &Match) -> Option<String> {
    let view = game.game().view();
    Some(match game.result()?.by {
        Termination::Verdict(verdict) => ended(verdict),
        Termination::Rules if view.goal == Goal::Points => pair(view.points, Player::Black),
        Termination::Rules => winner(game.seats(), game.result()?, &view),
    })
}

/// How the players ended a game.
fn ended(verdict: Verdict) -> String {
    match verdict {
        Verdict::Resignation(player) => format!("{player} resigned"),
        Verdict::Timeout(player) => format!("{player} ran out of time"),
        Verdict::Agreement => "Draw agreed".into(),
        Verdict::Other(Outcome::Win(player)) => format!("{player} won"),
        Verdict::Other(Outcome::Draw) => "A draw".into(),
    }
}

/// The cursor, unless it is at the current position.
pub(in crate::app::desk::panels) fn looking(game: &Match) -> Option<String> {
    if game.is_at_end() {
        return None;
    }
    let moves = game.moves().len();
    Some(match game.tree().depth(game.cursor()) {
        0 => "Starting position".into(),
        depth if game.is_on_line() => format!("Move {depth} of {moves}"),
        _ => "Trying a variation".into(),
    })
}

/// The speeds at which things may move, with what each is called; 0 means at once.
pub(in crate::app::desk::panels) const SPEEDS: [(&str, f32); 4] =
    [("Off", 0.0), ("Slow", 0.5), ("Normal", 1.0), ("Fast", 2.0)];

/// What a lens shows.
pub(in crate::app::desk::panels) const fn lens(lens: Lens, goal: Goal) -> &'static str {
    match (lens, goal) {
        (Lens::Targets, Goal::Points) => "Points where you may enter",
        (Lens::Targets, Goal::LastGroup) => "Cells that are open or closed to you",
        (Lens::Sleepers, _) => "Sleeping stacks",
        (Lens::Pinned, _) => "Pinned stacks",
        (Lens::Breaths, _) => "Breaths of the group you point at",
        (Lens::Removals, _) => "What a stone would take off the board",
        (Lens::Territory, _) => "Territories",
        (Lens::Danger, _) => "Groups one move from smothered",
    }
}

/// The game, its board and the komi, such as “Abande · Hexagon”.
pub(in crate::app::desk::panels) fn title(variant: Variant, komi: u16) -> String {
    let komi = by_groups::title(variant, komi);
    format!("{} · {}{komi}", variant.game_name(), variant_name(variant).0)
}

/// A variant's name and its size.
pub(in crate::app::desk::panels) fn variant_name(variant: Variant) -> (&'static str, &'static str) {
    variant.title().split_once(", ").unwrap_or((variant.title(), ""))
}

/// What each side's awake stacks are worth.
pub(in crate::app::desk::panels) fn tally(view: &BoardView, player: Player) -> Tally {
    let mut tally = Tally { stacks: [0; 3], total: view.points[player], asleep: view.asleep[player] };
    for stack in view.stacks.iter().filter(|stack| stack.owner() == player && !stack.asleep) {
        if let Some(count) = tally.stacks.get_mut(stack.pieces.len().wrapping_sub(1)) {
            *count += 1;
        }
    }
    tally
}

/// Why the match ended as it did, in one sentence.
pub(in crate::app::desk::panels) fn reason(result: MatchResult, view: &BoardView) -> String {
    let player = match (result.outcome, result.by) {
        (_, Termination::Verdict(verdict)) => return format!("{}.", ended(verdict)),
        (Outcome::Draw, _) => return "Both sides hold the same number of points.".into(),
        (Outcome::Win(player), Termination::Rules) => player,
    };
    let loser = player.other();
    if view.goal == Goal::LastGroup {
        return format!("{loser} has no group left.");
    }
    let slept = view.asleep[loser];
    let awake = |player: Player| view.points[player] + view.asleep[player];
    let towers = |player| tally(view, player).stacks[2];
    // Had nobody slept, the winner would not have won.
    if awake(loser) >= awake(player) {
        return format!("{} of {loser} slept: that decided it.", points(slept));
    }
    if towers(player) > towers(loser) {
        return format!("{player} built {}, {loser} {}.", count(towers(player), "tower"), towers(loser));
    }
    if slept > 0 {
        return format!("{} of {loser} slept.", points(slept));
    }
    format!("{player} owns {} more on the board.", points(view.points[player] - view.points[loser]))
}

/// A number of points in words.
fn points(number: u8) -> String {
    count(usize::from(number), "point")
}

fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}
