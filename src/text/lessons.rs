//! Lessons in the terminal. While one is in progress the game waits, and the lesson's position is on the table, so
//! that every question about the board has its answer.

use std::io::{self, Write};
use std::mem;

use super::state::LessonSession;
use super::{Session, ending_lines, move_sentence, score_line};
use crate::ai::Reply;
use crate::board::Point;
use crate::i18n::lessons::said;
use crate::i18n::terminal::{lessons, study, with_list_of_commands};
use crate::i18n::{keeping, rules};
use crate::library::{LessonsDone, Library};
use crate::play::{Match, Seat};
use crate::rules::{AnyMove, ByPlayer, excerpt};
use crate::study::lessons::{
    Lesson, LessonHint, LessonRunner, LessonTask, LessonText, StepProgress, TryOutcome,
};

impl Session {
    /// Lists the lessons of the game on the table, and which of them are done.
    pub(super) fn say_lessons(&self, out: &mut dyn Write) -> io::Result<()> {
        let variant = self.table.variant();
        let all = Lesson::of_game(variant);
        self.say(lessons::lessons_of(variant.game_name()), out)?;
        for (lesson, number) in all.iter().zip(1_usize..) {
            let done = if self.is_lesson_done(lesson) { "done" } else { "new" };
            let line = lessons::lesson_listed(done, said(lesson.title), said(lesson.about));
            writeln!(out, "{number:>3}. {}", self.words.say(line))?;
        }
        match all.iter().zip(1_usize..).find(|(lesson, _)| !self.is_lesson_done(lesson)) {
            Some((_, number)) => self.say(lessons::lesson_example(number), out),
            None => self.say(lessons::all_lessons_done(), out),
        }
    }

    fn is_lesson_done(&self, lesson: &Lesson) -> bool {
        self.lessons_done.as_ref().is_some_and(|done| done.has(lesson.id))
    }

    /// Begins a lesson, by its number in the list or by its name; without either, the first that is not done. The
    /// game waits meanwhile.
    pub(super) fn begin_lesson(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let all = Lesson::of_game(self.table.variant());
        let found = match rest.parse::<usize>() {
            Ok(number) => number.checked_sub(1).and_then(|index| all.get(index)).copied(),
            Err(_) if rest.is_empty() => {
                all.iter().find(|lesson| !self.is_lesson_done(lesson)).or(all.first()).copied()
            }
            Err(_) => Lesson::find(rest),
        };
        let Some(lesson) = found else {
            return self.say(lessons::no_such_lesson(&excerpt(rest)), out);
        };
        self.end_lesson();
        self.end_puzzle();
        let runner = LessonRunner::new(lesson);
        let waiting = mem::replace(&mut self.table, on_table(&runner));
        self.forget_opponents();
        self.lesson = Some(LessonSession { runner, waiting });
        let number = Lesson::of_game(lesson.variant).iter().take_while(|other| **other != lesson).count() + 1;
        self.say(lessons::lesson_begins(number, said(lesson.title)), out)?;
        self.say(lessons::lesson_commands(), out)?;
        self.show_step(out)
    }

    /// Ends the lesson and puts the game that waited back on the table. Returns `false` if there was no lesson.
    pub(super) fn end_lesson(&mut self) -> bool {
        let ended = self.lesson.take();
        let was_there = ended.is_some();
        if let Some(LessonSession { waiting, .. }) = ended {
            self.table = waiting;
            self.forget_opponents();
        }
        was_there
    }

    /// Ends the lesson at the player's command, and shows the game.
    pub(super) fn leave_lesson(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if !self.end_lesson() {
            return self.say(lessons::no_lesson(), out);
        }
        self.say(lessons::lesson_left(), out)?;
        self.show_turn(out)
    }

    /// Begins the present step of the lesson again, and shows it.
    pub(super) fn retry_step(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.lesson else { return self.say(lessons::no_lesson(), out) };
        active.runner.retry();
        self.table = on_table(&active.runner);
        self.show_step(out)
    }

    /// Goes to the next step of the lesson, or says why that is not possible.
    pub(super) fn next_step(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.lesson else { return self.say(lessons::no_lesson(), out) };
        if active.runner.next_step() {
            self.table = on_table(&active.runner);
            return self.show_step(out);
        }
        if active.runner.is_complete() {
            return self.say_complete(out);
        }
        self.say(lessons::lesson_step_open(), out)
    }

    /// The board and what is to be done. Where the computer begins, it moves first.
    fn show_step(&mut self, out: &mut dyn Write) -> io::Result<()> {
        if !self.let_computer_reply(out)? {
            return Ok(());
        }
        self.show_lesson_board(out)?;
        let Some(active) = &self.lesson else { return Ok(()) };
        self.say(said(active.runner.step().goal.text), out)
    }

    fn show_lesson_board(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.drawing {
            self.show_board(out)?;
            self.say(score_line(&self.table.position().view()), out)?;
        }
        Ok(())
    }

    /// The move that led to the position of the lesson, to be marked on the board; none outside lessons.
    pub(super) fn last_of_lesson(&self) -> Option<AnyMove> {
        self.lesson.as_ref().and_then(|active| active.runner.last())
    }

    /// Which step of the lesson is the present one; none outside lessons.
    pub(super) fn lesson_progress(&self) -> Option<StepProgress> {
        self.lesson.as_ref().map(|active| active.runner.progress())
    }

    /// Returns `true` if a step of a lesson is done and another follows, so that an empty line goes on to it.
    pub(super) fn is_step_done(&self) -> bool {
        self.lesson.as_ref().is_some_and(|active| active.runner.is_done() && !active.runner.is_complete())
    }

    /// Gives a hint for the present step of the lesson, which says more each time.
    pub(super) fn show_lesson_hint(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.lesson else { return Ok(()) };
        if active.runner.is_done() {
            return self.say_step_done(out);
        }
        let hint = match active.runner.hint() {
            LessonHint::Kind(kind) => lessons::of_hint(kind),
            LessonHint::Play(mv) => {
                lessons::lesson_hint_move(&mv.display(self.table.position().board()).to_string())
            }
            LessonHint::Left(left) => lessons::lesson_hint_left(left),
            LessonHint::Point(point) => {
                lessons::lesson_hint_place_there(self.table.position().board().label(point))
            }
            LessonHint::PlayOn => lessons::lesson_hint_play_on(),
        };
        self.say(hint, out)
    }

    /// Takes a line that is not a command as a try in the lesson: a move, or points to be pointed at. Says what came
    /// of it.
    pub(super) fn try_in_lesson(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &mut self.lesson else { return Ok(()) };
        if active.runner.is_done() {
            return self.say_step_done(out);
        }
        if let LessonTask::Name(_) = active.runner.step().task {
            return self.point_in_lesson(line, out);
        }
        let mv = match active.runner.game().parse_move(line) {
            Ok(mv) => mv,
            Err(error) => return self.say(with_list_of_commands(rules::move_syntax(&error)), out),
        };
        let outcome = active.runner.try_move(mv);
        if let TryOutcome::Played { .. } | TryOutcome::Over = outcome {
            self.follow(mv, out)?;
        }
        self.answer_try(outcome, out)
    }

    /// Points at one place after the other: `c3 c4`, `c3, c4`.
    fn point_in_lesson(&mut self, line: &str, out: &mut dyn Write) -> io::Result<()> {
        let board = self.table.position().board();
        let labels = line.split([' ', '\t', ',']).filter(|label| !label.is_empty());
        let points: Result<Vec<Point>, &str> =
            labels.map(|label| board.find(&label.to_lowercase()).ok_or(label)).collect();
        let points = match points {
            Ok(points) => points,
            // A move is no place, but not a mistake in writing either.
            Err(_) if self.table.position().parse_move(line).is_ok() => {
                return self.say(lessons::point_at_places(), out);
            }
            Err(label) => return self.say(rules::no_such_point(&excerpt(label)), out),
        };
        let mut last = None;
        for point in points {
            let Some(active) = &mut self.lesson else { return Ok(()) };
            let outcome = active.runner.point(point);
            if let TryOutcome::Missed { .. } = outcome {
                self.say(lessons::that_is_not_it(board.label(point)), out)?;
                self.answer_try(outcome, out)?;
                last = None;
            } else if outcome != TryOutcome::NotNow {
                last = Some(outcome);
            }
        }
        last.map_or(Ok(()), |outcome| self.answer_try(outcome, out))
    }

    fn answer_try(&mut self, outcome: TryOutcome, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &self.lesson else { return Ok(()) };
        let step = active.runner.step();
        let say_of = |remark: Option<usize>| -> Option<LessonText> {
            remark.and_then(|index| step.remarks.get(index)).map(|remark| remark.say)
        };
        match outcome {
            TryOutcome::Done { mv, reply } => {
                if let Some(mv) = mv {
                    self.follow(mv, out)?;
                }
                self.say(said(step.done.text), out)?;
                if let Some(reply) = reply {
                    self.follow(reply, out)?;
                }
                for line in ending_lines(&self.table) {
                    self.say(line, out)?;
                }
                self.say_step_over(out)
            }
            TryOutcome::Played { remark } => {
                if let Some(text) = say_of(remark) {
                    self.say(said(text.text), out)?;
                }
                if self.let_computer_reply(out)? { self.show_lesson_board(out) } else { Ok(()) }
            }
            TryOutcome::Over => {
                for line in ending_lines(&self.table) {
                    self.say(line, out)?;
                }
                self.say(lessons::lesson_game_over(), out)
            }
            TryOutcome::Found { left } => self.say(lessons::places_left(left), out),
            TryOutcome::Missed { remark } => match (say_of(remark), step.task) {
                (Some(text), _) => self.say(said(text.text), out),
                (None, LessonTask::Name(_)) => Ok(()),
                (None, _) => self.say(lessons::not_what_is_asked(), out),
            },
            TryOutcome::Refused { reason, remark } => match say_of(remark) {
                Some(text) => self.say(said(text.text), out),
                None => self.say(rules::refusal(&reason), out),
            },
            TryOutcome::NotNow => self.say_step_done(out),
        }
    }

    /// Lets the computer move if a game in a lesson waits for it. Returns whether the step goes on.
    fn let_computer_reply(&mut self, out: &mut dyn Write) -> io::Result<bool> {
        while let Some(level) = self.lesson.as_ref().and_then(|active| active.runner.computer_to_move()) {
            out.flush()?;
            let Some(player) = self.table.to_move() else { return Ok(false) };
            let Some(Reply::Move(found)) = self.think(player, level.into()) else { return Ok(false) };
            let mv = found.best_move;
            let Some(active) = &mut self.lesson else { return Ok(false) };
            match active.runner.computer_played(mv) {
                TryOutcome::Played { .. } => self.follow(mv, out)?,
                TryOutcome::Over => {
                    self.follow(mv, out)?;
                    self.answer_try(TryOutcome::Over, out)?;
                    return Ok(false);
                }
                // A move against the rules never comes; if one did, the learner could still leave.
                other => {
                    self.answer_try(other, out)?;
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    /// Plays a move of the lesson or puzzle on the table, and says what it did.
    pub(super) fn follow(&mut self, mv: AnyMove, out: &mut dyn Write) -> io::Result<()> {
        match self.table.play(mv) {
            Ok(transition) => self.say(move_sentence(&transition), out),
            Err(error) => self.say(study::of_change_error(&error), out),
        }
    }

    /// The step is done: how to go on.
    fn say_step_over(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &self.lesson else { return Ok(()) };
        if !active.runner.is_complete() {
            return self.say(lessons::lesson_next(), out);
        }
        let id = active.runner.lesson().id;
        if let Some(Err(error)) = self.lessons_done.as_mut().map(|done| done.add(id)) {
            let reason = keeping::of_file_error(&error);
            self.say(lessons::lesson_progress_not_kept(reason), out)?;
        }
        self.say_complete(out)
    }

    fn say_step_done(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.is_step_done() {
            self.say(lessons::lesson_step_done(), out)?;
            return self.say(lessons::lesson_next(), out);
        }
        self.say_complete(out)
    }

    fn say_complete(&self, out: &mut dyn Write) -> io::Result<()> {
        let Some(active) = &self.lesson else { return Ok(()) };
        let lesson = active.runner.lesson();
        self.say(lessons::lesson_complete(), out)?;
        let all = Lesson::of_game(lesson.variant);
        let number = all.iter().take_while(|other| **other != lesson).count() + 1;
        if number < all.len() {
            self.say(lessons::lesson_following(number + 1), out)?;
        }
        self.say(lessons::lesson_leave(), out)
    }
}

/// The position of a lesson as a match between two people: nothing moves by itself.
fn on_table(runner: &LessonRunner) -> Match {
    Match::from_position(*runner.game(), ByPlayer::new(Seat::Human, Seat::Human))
}

/// Reads which lessons are done from the file of a library.
pub(super) fn open_progress(library: &Library) -> LessonsDone {
    LessonsDone::open(library.paths().lessons())
}
