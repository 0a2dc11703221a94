//! State of the text game from line to line.

use std::borrow::Borrow;
use std::io::{self, Write};
use std::mem;
use std::path::PathBuf;

use jiff::civil::Date;

use crate::ai::{Opponent, Reply, Stop, time_to_think};
use crate::i18n::terminal::lessons;
use crate::i18n::terminal::puzzles::prompt_puzzle;
use crate::i18n::terminal::study::of_change_error;
use crate::i18n::{Message, Words, handicap, play, terminal};
use crate::library::preferences::PlayChoices;
use crate::library::{LessonsDone, PuzzlesDone, today};
use crate::play::{Branch, ComputerPlayer, HouseRule, Match, Seat};
use crate::record::{Fingerprint, Header};
use crate::rules::{AnyMove, ByPlayer, GameKind, MoveIntent, Player, Variant};
use crate::study::lessons::StepProgress;

use super::clock::ClockWatch;
use super::state::{Keeping, Learning, LessonSession, PuzzleSession};
use super::stopwatch::Stopwatch;
use super::{draw, ending_lines, move_sentence, score_line};

/// The state of a terminal game: the match, the computer's players, what surrounds the game such as lessons and
/// review, and the player's settings.
#[derive(Debug)]
pub struct Session {
    pub(super) table: Match,
    pub(super) seed: u64,
    opponents: ByPlayer<Option<Opponent>>,
    pub(super) drawing: bool,
    echo: bool,
    /// Language of all output.
    pub(super) words: Words,
    /// The file where the choice of a language is kept, if it is kept.
    pub(super) preferences: Option<PathBuf>,
    /// The header of the file that the match came from, which saving keeps.
    pub(super) header: Option<Header>,
    /// Where the match was saved or opened, and what was in that file then; saving there again asks nothing.
    pub(super) file: Option<(PathBuf, Fingerprint)>,
    /// The match as it is safe in that file.
    pub(super) saved: Option<Match>,
    /// A branch that was cut or copied, and the board that it belongs to.
    pub(super) clipboard: Option<(Variant, Branch)>,
    /// The library and the game's journal in it, if there is one.
    pub(super) keeping: Option<Keeping>,
    /// The lesson in progress; the table is the lesson's as long as there is one.
    pub(super) lesson: Option<LessonSession>,
    /// The lessons that are done, if that is kept.
    pub(super) lessons_done: Option<LessonsDone>,
    /// The puzzle in progress; the table is the puzzle's as long as there is one.
    pub(super) puzzle: Option<PuzzleSession>,
    /// The puzzles that are solved or failed, and the rating.
    pub(super) puzzles_done: PuzzlesDone,
    /// How many puzzles were asked for.
    pub(super) puzzles_begun: usize,
    /// Tells today’s date, for the puzzle of the day.
    pub(super) today: fn() -> Date,
    /// Hints, coach and review.
    pub(super) learning: Learning,
    /// Whether records say how long each move took: if a person types.
    pub(super) times_moves: bool,
    /// What the player has chosen for every game.
    pub(super) choices: PlayChoices,
    /// What was said of the clock.
    pub(super) clock_watch: ClockWatch,
    /// The time that the clock of a game runs by.
    pub(super) stopwatch: Stopwatch,
    /// A line that would lose a game: it takes effect when it is typed again.
    pub(super) doubted: Option<String>,
}

impl Session {
    /// A session that plays this match. The seed makes the computer's play repeatable.
    pub fn new(table: Match, seed: u64) -> Self {
        Self {
            table,
            seed,
            opponents: ByPlayer::new(None, None),
            drawing: true,
            echo: false,
            words: Words::default(),
            preferences: None,
            header: None,
            file: None,
            saved: None,
            clipboard: None,
            keeping: None,
            lesson: None,
            lessons_done: None,
            puzzle: None,
            puzzles_done: PuzzlesDone::default(),
            puzzles_begun: 0,
            today,
            learning: Learning::default(),
            times_moves: false,
            choices: PlayChoices::default(),
            clock_watch: ClockWatch::default(),
            stopwatch: Stopwatch::default(),
            doubted: None,
        }
    }

    /// Makes the session print every line that comes in, if `echo` is `true`, so that the output of a script is
    /// readable.
    #[must_use]
    pub const fn echoing(mut self, echo: bool) -> Self {
        self.echo = echo;
        self
    }

    /// Makes the session say everything in the language of these texts.
    #[must_use]
    pub fn speaking(mut self, words: Words) -> Self {
        self.words = words;
        self
    }

    /// Makes the session write the player's choice of a language into this preferences file.
    #[must_use]
    pub fn remembering_in(mut self, preferences: PathBuf) -> Self {
        self.preferences = Some(preferences);
        self
    }

    /// The match on the table; during a lesson or puzzle, that of the lesson or puzzle.
    pub const fn table(&self) -> &Match {
        &self.table
    }

    /// Changes who plays a side: a person or a level of the computer.
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        self.table.set_seat(player, seat);
    }

    /// Whether the game on the table is Abande or Anda.
    pub(super) fn game(&self) -> GameKind {
        self.table.variant().kind()
    }

    pub(super) const fn echoes(&self) -> bool {
        self.echo
    }

    /// Takes over the game of another session; the player's settings, clipboard and progress stay.
    pub(super) fn become_other(&mut self, other: Self) {
        let clipboard = self.clipboard.take();
        let (words, preferences) = (self.words.clone(), self.preferences.take());
        let lessons_done = self.lessons_done.take();
        let learning = mem::take(&mut self.learning).habits();
        let (puzzles_done, puzzles_begun) = (mem::take(&mut self.puzzles_done), self.puzzles_begun);
        let (drawing, echo, today, times_moves) = (self.drawing, self.echo, self.today, self.times_moves);
        let choices = mem::take(&mut self.choices);
        *self = Self {
            drawing,
            echo,
            words,
            preferences,
            clipboard,
            lessons_done,
            puzzles_done,
            puzzles_begun,
            today,
            learning,
            times_moves,
            choices,
            ..other
        };
    }

    /// Writes a message in the player's language on a line of its own.
    pub(super) fn say(&self, message: impl Borrow<Message>, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.words.say(message))
    }

    /// Introduces the game on the table: board, players, how to type moves, and the position.
    pub(super) fn greet(&self, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        let (board, size) = (play::of_board(variant), play::of_board_size(variant));
        self.say(terminal::welcome(variant.game_name(), variant.designer(), board, size), out)?;
        self.say_seats(out)?;
        if let Some(komi) = self.table.start().view().komi_left.filter(|&komi| komi > 0) {
            self.say(terminal::komi_of_game(komi), out)?;
        }
        if let Some(rule) = self.table.setup().house_rule {
            let told = match rule {
                HouseRule::Handicap(given) => terminal::handicap_of_game(handicap::of_handicap(given)),
                HouseRule::Pie => terminal::pie_of_game(),
            };
            self.say(told, out)?;
        }
        self.say_time_control(out)?;
        match self.game() {
            GameKind::Abande => {
                self.say(terminal::typing_abande(), out)?;
                self.say(terminal::reading_abande(), out)?;
            }
            GameKind::Anda => {
                let board = variant.board();
                let [near, far] = board.ends().map(|point| board.label(point));
                self.say(terminal::typing_anda(near, far), out)?;
                self.say(terminal::reading_anda(), out)?;
            }
        }
        self.show_turn(out)
    }

    /// Lets the computer play until a person is to move or the match is over, and says each of its moves.
    pub(super) fn play_computer(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let mut played = false;
        // The computer waits while the match is paused or another position is shown.
        while !self.table.is_paused()
            && self.table.is_at_end()
            && let Some(player) = self.table.to_move()
            && let Some(computer) = self.table.seats()[player].computer(self.table.variant().kind())
        {
            out.flush()?;
            let reply = self.while_time_runs(|session| session.think(player, computer));
            let Some(reply) = reply else { break };
            if self.judge_flag(out)? {
                return Ok(());
            }
            let done = match reply {
                Reply::Move(found) => {
                    self.table.play(found.best_move).map(|transition| move_sentence(&transition))
                }
                Reply::SwapSides => self.table.swap_sides().map(|()| handicap::of_swap(&self.table)),
            };
            match done {
                Ok(told) => {
                    self.changed(out)?;
                    self.say(told, out)?;
                }
                Err(error) => {
                    // It never happens; if it does, the person goes on instead of the program dying.
                    self.say(terminal::computer_refused(of_change_error(&error)), out)?;
                    self.table.set_seat(player, Seat::Human);
                }
            }
            played = true;
        }
        if played { self.show_turn(out) } else { Ok(()) }
    }

    /// Lets the computer choose a move for a player, or swap sides; none if there is no move. In a timed game it keeps to
    /// its clock, and takes its time.
    pub(super) fn think(&mut self, player: Player, computer: ComputerPlayer) -> Option<Reply> {
        let began = self.stopwatch.elapsed();
        let seed = self.seed.wrapping_add(self.table.moves().len() as u64);
        let (limits, at_least) = time_to_think(&self.table, computer, seed);
        let slot = &mut self.opponents[player];
        if slot.as_ref().is_none_or(|opponent| opponent.computer() != computer) {
            let seed = self.seed.wrapping_add(player.index() as u64);
            *slot = Some(Opponent::new(computer, seed));
        }
        let opponent = slot.as_mut()?;
        opponent.set_last_move(self.table.moves().next_back());
        let may_swap = self.table.can_swap_sides();
        let reply = opponent.reply(self.table.position(), may_swap, &limits, &Stop::default());
        let spent = self.stopwatch.elapsed().saturating_sub(began);
        self.stopwatch.sleep(at_least.saturating_sub(spent));
        reply
    }

    /// Drops the computer's players, because another game is on the table; new ones are made when they are to move.
    pub(super) fn forget_opponents(&mut self) {
        self.opponents = ByPlayer::new(None, None);
    }

    /// Shows the board, the score and the clocks if a person is to move or the game is over, and then who won and why.
    pub(super) fn show_turn(&self, out: &mut dyn Write) -> io::Result<()> {
        let computer_next = self.table.seat_to_move().is_some_and(Seat::is_computer);
        if computer_next && !self.table.is_paused() {
            return Ok(());
        }
        if self.drawing {
            self.show_board(out)?;
            self.say(score_line(&self.table.position().view()), out)?;
        }
        if self.table.to_move().is_some() {
            self.say_times(out)?;
        }
        if self.table.can_person_swap_sides() {
            self.say(handicap::type_swap(), out)?;
        }
        self.announce_pass(out)?;
        if let Some(plies) = self.table.repetition() {
            self.say(terminal::position_again(plies), out)?;
        }
        self.show_end(out)
    }

    /// Draws the board of the shown position, with the last move marked.
    pub(super) fn show_board(&self, out: &mut dyn Write) -> io::Result<()> {
        let played = self.table.tree().node(self.table.cursor()).mv();
        let last = played.or(self.last_of_lesson()).map(AnyMove::intent);
        write!(out, "\n{}\n", draw(&self.table.shown_position().view(), last))
    }

    /// Says how the game ended and who won; nothing before it is over.
    pub(super) fn show_end(&self, out: &mut dyn Write) -> io::Result<()> {
        let lines = ending_lines(&self.table);
        if !lines.is_empty() {
            writeln!(out)?;
        }
        lines.iter().try_for_each(|line| self.say(line, out))
    }

    /// Says what a pass would do, once there is a choice to make.
    fn announce_pass(&self, out: &mut dyn Write) -> io::Result<()> {
        let view = self.table.position().view();
        let Some(player) = self.table.to_move().filter(|_| view.can_pass) else { return Ok(()) };
        let just_passed = self.table.moves().last().map(AnyMove::intent) == Some(MoveIntent::Pass);
        if just_passed {
            let (mine, theirs) = (view.points[player], view.points[player.other()]);
            let how = match mine.cmp(&theirs) {
                std::cmp::Ordering::Greater => "win",
                std::cmp::Ordering::Equal => "draw",
                std::cmp::Ordering::Less => "lose",
            };
            self.say(terminal::pass_would_end(player, how, mine, theirs), out)?;
        }
        if view.carries.is_empty() {
            self.say(terminal::must_pass(player), out)?;
        }
        Ok(())
    }

    /// The text before the line that the player types, which says whose turn it is or what is looked at.
    pub(super) fn prompt(&self) -> String {
        format!("{}> ", self.words.say(self.prompt_place()))
    }

    fn prompt_place(&self) -> Message {
        if let Some(StepProgress { step, steps, .. }) = self.lesson_progress() {
            return lessons::prompt_lesson(step, steps);
        }
        if let Some(number) = self.puzzle_move_number() {
            return prompt_puzzle(number);
        }
        let number = self.table.position().ply() + 1;
        match self.table.to_move() {
            _ if !self.table.is_at_end() => self.place(),
            Some(_) if self.table.is_paused() => terminal::prompt_paused(number),
            Some(player) => self.prompt_of_turn(player, number),
            None => terminal::prompt_over(),
        }
    }
}
