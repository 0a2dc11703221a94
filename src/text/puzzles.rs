//! Puzzles in the terminal. While one is in progress the game waits, and the puzzle's position is on the table, so that
//! every question about the board has its answer.

use std::io::{self, Write};
use std::{iter, mem};

use super::state::{PuzzleScoring, PuzzleSession};
use super::{Session, ending_lines, score_line};
use crate::ai::Stop;
use crate::i18n::terminal::{learning, puzzles as around, with_list_of_commands};
use crate::i18n::{Message, keeping, play, puzzles, rules, study};
use crate::library::{Library, PuzzleRecord, PuzzlesDone};
use crate::play::{Match, Seat};
use crate::rules::{AnyMove, ByPlayer, Player, Variant, excerpt};
use crate::study::HintStep;
use crate::study::puzzles::{
    AttemptOutcome, Difficulty, Puzzle, PuzzleAttempt, PuzzleFilter, PuzzleRating, PuzzleState, boards,
    collection, daily,
};

/// Word that stands for the puzzle of the day.
const TODAY: &str = "today";

impl Session {
    /// Says how many puzzles of the game on the table are solved, on each board, and the player's rating.
    pub(super) fn say_puzzles(&self, out: &mut dyn Write) -> io::Result<()> {
        let game = self.puzzle_variant().game_name();
        let record = self.puzzles_done.of(game);
        let in_game = |puzzle: &&Puzzle| puzzle.variant().game_name() == game;
        let of_game = || collection().iter().filter(in_game).filter(|puzzle| !puzzle.is_warm_up());
        let (solved, all) = count_solved(of_game(), &record);
        if all == 0 {
            return self.say(around::no_puzzles_of(game), out);
        }
        self.say(around::puzzles_of(game, solved, all), out)?;
        for variant in Variant::ALL {
            let on_board = of_game().filter(|puzzle| puzzle.variant() == variant);
            let (solved, all) = count_solved(on_board, &record);
            if all > 0 {
                let board = play::of_board(variant);
                write!(out, "  ")?;
                self.say(around::puzzles_on_board(board, solved, all), out)?;
            }
        }
        let warm_ups = collection().iter().filter(in_game).filter(|puzzle| puzzle.is_warm_up());
        let (warmed_up, warm_ups) = count_solved(warm_ups, &record);
        self.say(around::warm_ups_of(warmed_up, warm_ups), out)?;
        let rating = rating_of(&record);
        self.say(puzzles::puzzle_rating_same(rating.rounded(), rating.uncertainty()), out)?;
        if record.best_streak > 0 {
            self.say(around::puzzles_best_streak(record.streak, record.best_streak), out)?;
        }
        let end = if solved == all { around::all_puzzles_solved() } else { around::puzzles_example() };
        self.say(end, out)
    }

    /// The board whose puzzles are asked for: that of the game, also while a puzzle of another board is on the table.
    fn puzzle_variant(&self) -> Variant {
        self.puzzle.as_ref().map_or(self.table.variant(), |active| active.variant)
    }

    /// Begins a puzzle: the one with this name, that of the day, or one that suits the player. The game waits meanwhile.
    pub(super) fn begin_puzzle(&mut self, name: &str, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.puzzle_variant();
        let is_daily = name.eq_ignore_ascii_case(TODAY);
        let found = match name {
            "" => self.suggest_puzzle(variant),
            _ if is_daily => daily(variant.kind(), (self.today)())
                .ok_or_else(|| around::no_puzzles_of(variant.game_name())),
            name => find_puzzle(name),
        };
        let puzzle = match found {
            Ok(puzzle) => puzzle,
            Err(reason) => return self.say(reason, out),
        };
        self.end_lesson();
        self.end_puzzle();
        let attempt = PuzzleAttempt::new(puzzle);
        let waiting = mem::replace(&mut self.table, on_table(&attempt));
        // A puzzle of the other game was asked for by its name.
        let same_game = puzzle.variant().kind() == variant.kind();
        let variant = if same_game { variant } else { puzzle.variant() };
        self.forget_opponents();
        let scoring = if is_daily { PuzzleScoring::Unrated } else { PuzzleScoring::Rated };
        self.puzzle = Some(PuzzleSession { attempt, waiting, variant, scoring });
        if is_daily {
            self.say(around::daily_begins(&puzzle.id(), puzzle.rating), out)?;
            self.say(around::puzzle_commands(), out)?;
        } else if puzzle.is_warm_up() {
            self.say(around::warm_up_begins(&puzzle.id()), out)?;
            self.say(around::warm_up_commands(), out)?;
        } else {
            self.say(around::puzzle_begins(&puzzle.id(), puzzle.rating), out)?;
            self.say(around::puzzle_commands(), out)?;
            let rating = rating_of(&self.puzzles_done.of(puzzle.variant().game_name()));
            let cost = rating.cost_of_failing(puzzle.rating);
            if cost > 0 {
                self.say(puzzles::puzzle_price(cost), out)?;
            }
        }
        self.show_task(out)
    }

    /// Chooses a puzzle of a game that suits the player, other than the one that is skipped; or says why there is none.
    fn suggest_puzzle(&mut self, variant: Variant) -> Result<&'static Puzzle, Message> {
        let record = self.puzzles_done.of(variant.game_name());
        let shown = self.puzzle.as_ref().map(|active| active.attempt.puzzle());
        let state = |puzzle: &Puzzle| puzzle_state(&record, &puzzle.id());
        self.puzzles_begun = self.puzzles_begun.wrapping_add(1);
        let seed = usize::try_from(self.seed).unwrap_or_default().wrapping_add(self.puzzles_begun);
        let rating = rating_of(&record);
        let others = boards().into_iter().filter(|board| board.kind() == variant.kind() && *board != variant);
        let mut on_boards = iter::once(variant).chain(others);
        let found = on_boards.find_map(|variant| {
            let filter = PuzzleFilter { variant, theme: None, difficulty: Difficulty::Usual };
            filter.next(rating, &state, shown, seed)
        });
        found.ok_or_else(|| {
            if collection().iter().any(|puzzle| puzzle.variant().kind() == variant.kind()) {
                around::all_puzzles_solved()
            } else {
                around::no_puzzles_of(variant.game_name())
            }
        })
    }

    /// Ends the puzzle and puts the game that waited back on the table. Returns `false` if there was no puzzle.
    pub(super) fn end_puzzle(&mut self) -> bool {
        let Some(PuzzleSession { waiting, .. }) = self.puzzle.take() else { return false };
        self.table = waiting;
        self.forget_opponents();
        true
    }

    /// Ends the puzzle at the player's command, and shows the game.
    pub(super) fn leave_puzzle(&mut self, out: &mut dyn Write) -> io::Result<()> {
        self.end_puzzle();
        self.say(around::puzzle_left(), out)?;
        self.show_turn(out)
    }

    /// Begins the puzzle again, and shows it. If it was solved or failed before, another try no longer changes the
    /// rating.
    pub(super) fn retry_puzzle(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.puzzle else { return self.say(around::no_puzzle(), out) };
        // Once it is over or was tried in vain, another solution shows nothing.
        if active.attempt.verdict().is_some() {
            active.scoring = PuzzleScoring::Done;
        }
        active.attempt = PuzzleAttempt::new(&active.attempt.puzzle().clone());
        self.table = on_table(&active.attempt);
        self.show_task(out)
    }

    /// The board and what is to be done.
    fn show_task(&self, out: &mut dyn Write) -> io::Result<()> {
        self.show_puzzle_board(out)?;
        let Some(active) = &self.puzzle else { return Ok(()) };
        self.say(puzzles::of_task(active.attempt.puzzle()), out)
    }

    fn show_puzzle_board(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.drawing {
            self.show_board(out)?;
            self.say(score_line(&self.table.position().view()), out)?;
        }
        Ok(())
    }

    /// The number of the solver's move that is to be found; none outside puzzles.
    pub(super) fn puzzle_move_number(&self) -> Option<usize> {
        self.puzzle.as_ref().map(|active| active.attempt.number())
    }

    /// Returns `true` if the puzzle is over, so that an empty line goes on to the next one.
    pub(super) fn is_puzzle_over(&self) -> bool {
        self.puzzle.as_ref().is_some_and(|active| active.attempt.is_over())
    }

    /// Takes a line that is not a command as the player's move in the puzzle, and says whether it is right.
    pub(super) fn try_in_puzzle(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.puzzle else { return Ok(()) };
        let mv = match active.attempt.game().parse_move(line) {
            Ok(mv) => mv,
            Err(error) => return self.say(with_list_of_commands(rules::move_syntax(&error)), out),
        };
        let is_clean = active.attempt.verdict().is_none();
        match active.attempt.try_move(mv) {
            AttemptOutcome::Right { reply } => {
                self.follow(mv, out)?;
                self.say(puzzles::puzzle_right(), out)?;
                self.follow(reply, out)?;
                self.show_puzzle_board(out)
            }
            AttemptOutcome::Solved => {
                self.follow(mv, out)?;
                for line in ending_lines(&self.table) {
                    self.say(line, out)?;
                }
                let solved =
                    if is_clean { puzzles::puzzle_solved() } else { puzzles::puzzle_solved_after_all() };
                self.say(solved, out)?;
                self.say_puzzle_over(out)
            }
            AttemptOutcome::Wrong => self.say_wrong(mv, out),
            // Only puzzles of the player's mistakes have such moves, and the window alone has those.
            AttemptOutcome::Unclear => self.say(puzzles::puzzle_unjudged(), out),
            AttemptOutcome::Refused(reason) => self.say(rules::refusal(&reason), out),
            AttemptOutcome::Over => self.say_puzzle_done(out),
        }
    }

    /// Says what is wrong with a move, as far as it is found soon.
    fn say_wrong(&mut self, mv: AnyMove, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &self.puzzle else { return Ok(()) };
        out.flush()?;
        let puzzle = active.attempt.puzzle();
        self.say(puzzles::of_wrong_move(puzzle), out)?;
        if let Some(drawback) = puzzles::of_drawback(puzzle, mv) {
            self.say(drawback, out)?;
        }
        if let Some(refutation) = active.attempt.refute(mv, &Stop::default()) {
            self.say(puzzles::of_refutation(puzzle, mv, &refutation), out)?;
        }
        self.update_rating(out)
    }

    /// Gives the next step of a hint for the puzzle, after which it counts as failed.
    pub(super) fn show_puzzle_hint(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.puzzle else { return Ok(()) };
        let game = *active.attempt.game();
        let Some(step) = active.attempt.hint() else { return self.say_puzzle_done(out) };
        self.say(study::of_step(&step, game.variant(), Player::Black), out)?;
        if let HintStep::Move { facts, .. } = &step {
            self.say_facts(&game, facts, out)?;
        } else {
            self.say(learning::hint_more(), out)?;
        }
        self.update_rating(out)
    }

    /// Plays and shows what is left of the solution, after which the puzzle counts as failed.
    pub(super) fn show_solution(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.puzzle else { return self.say(around::no_puzzle(), out) };
        let moves = active.attempt.show_solution();
        if moves.is_empty() {
            return self.say_puzzle_done(out);
        }
        self.say(around::puzzle_solution(), out)?;
        for mv in moves {
            self.follow(mv, out)?;
        }
        self.show_puzzle_board(out)?;
        self.say_puzzle_over(out)
    }

    /// The puzzle is over: what it was about, and how to go on.
    fn say_puzzle_over(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &self.puzzle else { return Ok(()) };
        self.say(puzzles::of_themes(active.attempt.puzzle()), out)?;
        self.update_rating(out)?;
        self.say(around::puzzle_next(), out)?;
        self.say(around::puzzle_leave(), out)
    }

    fn say_puzzle_done(&self, out: &mut dyn Write) -> io::Result<()> {
        self.say(around::puzzle_over(), out)?;
        self.say(around::puzzle_next(), out)
    }

    /// Changes the rating once it is clear whether the puzzle counts as solved.
    fn update_rating(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.puzzle else { return Ok(()) };
        let Some(solved) = active.attempt.verdict() else { return Ok(()) };
        let is_rated = match mem::replace(&mut active.scoring, PuzzleScoring::Done) {
            PuzzleScoring::Done => return Ok(()),
            PuzzleScoring::Unrated => false,
            PuzzleScoring::Rated => active.attempt.puzzle().is_rated(),
        };
        let puzzle = active.attempt.puzzle();
        let game = puzzle.variant().game_name();
        let before = rating_of(&self.puzzles_done.of(game));
        let now = is_rated.then(|| before.after(puzzle.rating, solved));
        let rating = now.map(|now| [now.value, now.deviation, now.volatility]);
        let saved = self.puzzles_done.add(game, &puzzle.id(), solved, rating);
        if let Some(now) = now {
            self.say(puzzles::of_rating(before.rounded(), now.rounded(), now.uncertainty()), out)?;
            let streak = self.puzzles_done.of(game).streak;
            if streak > 1 {
                self.say(puzzles::puzzle_streak(streak), out)?;
            }
        }
        if let Err(error) = saved {
            let reason = keeping::of_file_error(&error);
            self.say(around::puzzle_progress_not_kept(reason), out)?;
        }
        Ok(())
    }
}

/// Finds the puzzle with a name, or says that there is none.
fn find_puzzle(name: &str) -> Result<&'static Puzzle, Message> {
    collection::find(name).ok_or_else(|| around::no_such_puzzle(&excerpt(name)))
}

/// Counts the puzzles that are solved, and all of them.
fn count_solved<'a>(puzzles: impl Iterator<Item = &'a Puzzle>, record: &PuzzleRecord) -> (usize, usize) {
    puzzles.fold((0, 0), |(solved, all), puzzle| {
        (solved + usize::from(record.solved.contains(&puzzle.id())), all + 1)
    })
}

/// What the player has done with a puzzle.
fn puzzle_state(record: &PuzzleRecord, id: &str) -> PuzzleState {
    if record.solved.contains(id) {
        PuzzleState::Solved
    } else if record.failed.contains(id) {
        PuzzleState::Failed
    } else {
        PuzzleState::New
    }
}

/// The rating that a record has.
fn rating_of(record: &PuzzleRecord) -> PuzzleRating {
    PuzzleRating::from_record(record.rating, record.volatility)
}

/// The position of a puzzle as a match between two people: nothing moves by itself.
fn on_table(attempt: &PuzzleAttempt) -> Match {
    Match::from_position(*attempt.game(), ByPlayer::new(Seat::Human, Seat::Human))
}

/// Reads which puzzles are solved, and the ratings, from the file of a library.
pub(super) fn open_progress(library: &Library) -> PuzzlesDone {
    PuzzlesDone::open(library.paths().puzzles())
}
