//! Playing the games and refereeing them.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::openings::opening;
use super::score::GameResult;
use crate::ai::ugi::{BestMove, Client, ClientError, EngineCommand, SearchTime, Timeouts};
use crate::ai::{Limits, Stop};
use crate::cli::Failure;
use crate::play::{Clock, TimeControl};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Game, Outcome, Player};

/// What is the same for all games of a match: engines, start, time, openings.
pub(super) struct MatchRunner<'a> {
    pub(super) engines: &'a [EngineCommand; 2],
    /// The position that every opening starts from, by the side of the first engine.
    pub(super) starts: ByPlayer<AnyGame>,
    /// The side that the first engine always plays; none if it changes from game to game.
    pub(super) side_of_first: Option<Player>,
    pub(super) budget: TimeBudget,
    pub(super) opening_plies: u32,
    pub(super) seed: u64,
    /// Ends the match, and the games that are being played.
    pub(super) cancel: Stop,
}

/// Time or search limits of the engines in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TimeBudget {
    /// Search limits of every single move.
    Limits(Limits),
    /// A clock for each game, with this time control for both sides.
    Clock(TimeControl),
}

/// A finished game of a match, as the first engine sees it.
#[derive(Debug)]
pub(super) struct Played {
    /// The number of the opening, from 0.
    opening: u32,
    first_plays: Player,
    pub(super) result: GameResult,
    plies: usize,
    ending: Ending,
    /// The least that each player’s clock had left after a move.
    pub(super) least_left: ByPlayer<Option<Duration>>,
}

/// Reason for the end of a game.
#[derive(Debug)]
enum Ending {
    /// The rules, with these points if the game counts any.
    Rules(Option<ByPlayer<u8>>),
    /// This player lost by a fault.
    Fault(Player, Fault),
}

/// How a player can lose whatever the position.
#[derive(Debug)]
enum Fault {
    /// The engine failed, or broke the rules.
    Failed(String),
    /// The engine ran out of time, by this much or more.
    OutOfTime(Duration),
}

impl Played {
    /// Who lost on time, and by how much.
    pub(super) const fn lost_on_time(&self) -> Option<(Player, Duration)> {
        match self.ending {
            Ending::Fault(player, Fault::OutOfTime(overrun)) => Some((player, overrun)),
            Ending::Fault(_, Fault::Failed(_)) | Ending::Rules(_) => None,
        }
    }

    /// The number of the engine that played this side, from 0.
    pub(super) fn engine_of(&self, player: Player) -> usize {
        usize::from(player != self.first_plays)
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { opening, first_plays, result, plies, ending, least_left: _ } = self;
        write!(f, "opening {}, {} plies, engine 1 as {}: ", opening + 1, plies, first_plays.word())?;
        f.write_str(match result {
            GameResult::Win => "win",
            GameResult::Draw => "draw",
            GameResult::Loss => "loss",
        })?;
        match ending {
            Ending::Rules(Some(points)) => {
                write!(f, " {}–{}", points[Player::Black], points[Player::White])
            }
            Ending::Rules(None) => Ok(()),
            Ending::Fault(player, Fault::Failed(why)) => write!(f, " because {player} forfeits: {why}"),
            Ending::Fault(player, Fault::OutOfTime(overrun)) => {
                write!(f, " because {player} moved {} ms too late", overrun.as_millis())
            }
        }
    }
}

impl MatchRunner<'_> {
    /// Plays this many games, `at_once` of them at the same time, and calls `on_end` with each as it ends; if that
    /// returns `false` or an error, the match ends early. A game that the end of the match interrupts does not count.
    pub(super) fn play_games(
        &self,
        games: u32,
        at_once: usize,
        on_end: &mut dyn FnMut(Result<Played, Failure>) -> Result<bool, Failure>,
    ) -> Result<(), Failure> {
        let next_number = AtomicU32::new(0);
        let is_enough = AtomicBool::new(false);
        let (sender, finished) = channel();
        thread::scope(|scope| {
            for _ in 0..at_once {
                let sender = sender.clone();
                let (next_number, is_enough) = (&next_number, &is_enough);
                scope.spawn(move || self.play_until(games, next_number, is_enough, &sender));
            }
            drop(sender);
            let mut result = Ok(());
            for played in finished {
                // What ends while the other threads finish their games does not count.
                if is_enough.load(Ordering::Relaxed) {
                    continue;
                }
                let goes_on = on_end(played);
                is_enough.store(!matches!(goes_on, Ok(true)), Ordering::Relaxed);
                if let Err(error) = goes_on {
                    self.cancel.raise();
                    result = Err(error);
                }
            }
            result
        })
    }

    /// Plays one game after the other with engines of its own and sends each, until all `games` are played, it is
    /// enough, or the match is cancelled.
    fn play_until(
        &self,
        games: u32,
        next_number: &AtomicU32,
        is_enough: &AtomicBool,
        sender: &Sender<Result<Played, Failure>>,
    ) {
        let mut clients = [None, None];
        while !is_enough.load(Ordering::Relaxed) && !self.cancel.is_raised() {
            let number = next_number.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            let Some(played) = self.play_game(number, &mut clients).transpose() else { break };
            // An engine that does not start will not start for the next game either.
            let has_failed = played.is_err();
            if sender.send(played).is_err() || has_failed {
                break;
            }
        }
    }

    /// The number of the opening of a game: each is played twice, unless the first engine always plays the same side.
    fn opening_of(&self, game: u32) -> u32 {
        if self.side_of_first.is_some() { game } else { game / 2 }
    }

    /// Plays one game; none if it is interrupted. Engines that are not running yet, or no longer, are started.
    fn play_game(&self, number: u32, clients: &mut [Option<Client>; 2]) -> Result<Option<Played>, Failure> {
        let turn = if number.is_multiple_of(2) { Player::Black } else { Player::White };
        let first_plays = self.side_of_first.unwrap_or(turn);
        let start = &self.starts[first_plays];
        for (index, (client, command)) in clients.iter_mut().zip(self.engines).enumerate() {
            if client.is_none() {
                match self.start_engine(command) {
                    Ok(started) => *client = Some(started),
                    Err(ClientError::Cancelled) => return Ok(None),
                    Err(error) => {
                        return Err(Failure::Failed(format!("engine {} ({command}): {error}", index + 1)));
                    }
                }
            }
        }
        let mut moves = opening(start, self.opening_plies, self.seed, self.opening_of(number));
        let mut game = *start;
        for &mv in &moves {
            game.play_unchecked(mv);
        }
        let mut least_left = ByPlayer::new(None, None);
        let fault = self.play_moves(start, &mut game, &mut moves, first_plays, clients, &mut least_left);
        if self.cancel.is_raised() {
            return Ok(None);
        }
        let (winner, ending) = if let Some((loser, fault)) = fault {
            (Some(loser.other()), Ending::Fault(loser, fault))
        } else {
            (game.outcome().and_then(Outcome::winner), Ending::Rules(game.points()))
        };
        let result = match winner {
            None => GameResult::Draw,
            Some(player) if player == first_plays => GameResult::Win,
            Some(_) => GameResult::Loss,
        };
        Ok(Some(Played {
            opening: self.opening_of(number),
            first_plays,
            result,
            plies: moves.len(),
            ending,
            least_left,
        }))
    }

    fn start_engine(&self, command: &EngineCommand) -> Result<Client, ClientError> {
        let mut client = Client::start(command, Timeouts::default(), self.cancel.clone())?;
        client.set_variant(&self.starts[Player::Black])?;
        Ok(client)
    }

    /// Asks the engines for moves until the game is over. Returns who lost by a fault, and which; an engine that failed
    /// is ended. Notes the least that each clock had left after a move.
    fn play_moves(
        &self,
        start: &AnyGame,
        game: &mut AnyGame,
        moves: &mut Vec<AnyMove>,
        first_plays: Player,
        clients: &mut [Option<Client>; 2],
        least_left: &mut ByPlayer<Option<Duration>>,
    ) -> Option<(Player, Fault)> {
        let index = |player: Player| usize::from(player != first_plays);
        for player in Player::ALL {
            let client = &mut clients[index(player)];
            if let Some(Err(error)) = client.as_mut().map(Client::new_game) {
                *client = None;
                return Some((player, Fault::Failed(error.to_string())));
            }
        }
        let mut time = match self.budget {
            TimeBudget::Limits(limits) => SearchTime::Limits(limits),
            TimeBudget::Clock(control) => {
                let first = game.to_move().unwrap_or(Player::Black);
                SearchTime::Clock(Clock::new(ByPlayer::new(control, control), first))
            }
        };
        while let Some(player) = game.to_move() {
            let client = &mut clients[index(player)];
            let began = Instant::now();
            let answer = client.as_mut()?.think(start, moves, time);
            if let SearchTime::Clock(clock) = &mut time {
                let (elapsed, had) = (began.elapsed(), clock.left(player));
                clock.spend(elapsed);
                if clock.has_flag_fallen() && matches!(answer, Ok(_) | Err(ClientError::TimedOut)) {
                    if answer.is_err() {
                        *client = None;
                    }
                    return Some((player, Fault::OutOfTime(elapsed.saturating_sub(had))));
                }
                let left = clock.reading(player).time;
                least_left[player] = Some(least_left[player].map_or(left, |least: Duration| least.min(left)));
            }
            let why = match answer {
                Ok(BestMove { mv, .. }) => match game.play(mv) {
                    Ok(()) => {
                        moves.push(mv);
                        if let (SearchTime::Clock(clock), Some(next)) = (&mut time, game.to_move()) {
                            clock.press(next);
                        }
                        continue;
                    }
                    Err(error) => format!("{}: {error}", mv.display(game.board())),
                },
                Err(error) => error.to_string(),
            };
            *client = None;
            return Some((player, Fault::Failed(why)));
        }
        None
    }
}

// With the shell of Unix.
#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::rules::Variant;

    /// An engine that goes away at once, but leaves a line each time that it is started.
    #[test]
    fn an_engine_that_does_not_start_is_started_once() {
        let path = std::env::temp_dir().join(format!("abande-starts-{}", std::process::id()));
        let engine: EngineCommand = format!("sh -c 'echo started >> {}'", path.display()).parse().unwrap();
        let engines = [engine.clone(), engine];
        let budget = TimeBudget::Limits(Limits::nodes(1));
        let (start, cancel) = (Variant::Hex3.start(), Stop::default());
        let starts = ByPlayer::new(start, start);
        let runner = MatchRunner {
            engines: &engines,
            starts,
            side_of_first: None,
            budget,
            opening_plies: 0,
            seed: 1,
            cancel,
        };
        let failed = runner.play_games(1_000, 1, &mut |played| played.map(|_| true));
        assert!(failed.is_err());
        let starts = std::fs::read_to_string(&path).unwrap();
        std::fs::remove_file(&path).unwrap();
        assert_eq!(starts.lines().count(), 1);
    }
}
