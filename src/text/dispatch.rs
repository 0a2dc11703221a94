//! Carries out the lines that the player types.

use std::io::{self, Write};
use std::ops::ControlFlow;

use unicode_width::UnicodeWidthStr;

use super::command::{SECTIONS, Verb, parse};
use super::number::too_large;
use super::phrases::hands;
use super::{Session, score_line};
use crate::i18n::terminal::{self, help, lessons, puzzles};
use crate::rules::{GameKind, visible};

/// Columns by which the commands in the list of help are indented.
const INDENT: usize = 2;
/// Columns of the commands in the list of help. With indent and a space, that leaves 43 of 80 to their texts.
const COMMAND_COLUMNS: usize = 34;

/// Outcome of a line that the player typed: breaks if the player quits.
type Answer = io::Result<ControlFlow<()>>;

impl Session {
    /// Carries out a line that the player typed: a command, a move or an empty line. Breaks if the player quits.
    pub(super) fn obey(&mut self, line: &str, out: &mut dyn Write) -> Answer {
        if line.is_empty() && self.is_step_done() {
            self.next_step(out)?;
            return Ok(ControlFlow::Continue(()));
        }
        if line.is_empty() && self.is_puzzle_over() {
            self.begin_puzzle("", out)?;
            return Ok(ControlFlow::Continue(()));
        }
        if line.is_empty() {
            self.play_on(out)?;
            return Ok(ControlFlow::Continue(()));
        }
        let harmless = visible(line);
        let line = if parse(line).is_some_and(|(verb, _)| verb.names_file()) { line } else { &harmless };
        let Some((verb, rest)) = parse(line) else {
            self.doubted = None;
            let done = match self.lesson {
                Some(_) => self.try_in_lesson(line, out),
                None if self.puzzle.is_some() => self.try_in_puzzle(line, out),
                None => self.play_text(line, out),
            };
            return done.map(ControlFlow::Continue);
        };
        if !verb.is_for(self.game()) {
            self.say(terminal::command_of_other_game(self.game().name()), out)?;
            return Ok(ControlFlow::Continue(()));
        }
        if self.lesson.is_some() && !verb.is_for_lessons() {
            self.say(lessons::lesson_first_leave(), out)?;
            return Ok(ControlFlow::Continue(()));
        }
        if self.puzzle.is_some() && !verb.is_for_lessons() {
            self.say(puzzles::puzzle_first_leave(), out)?;
            return Ok(ControlFlow::Continue(()));
        }
        if verb == Verb::Quit {
            self.end_lesson();
            self.end_puzzle();
        }
        if verb.leaves() && self.would_lose() && self.doubted.as_deref() != Some(line) {
            self.doubted = Some(line.to_owned());
            self.say(terminal::game_not_saved(), out)?;
            return Ok(ControlFlow::Continue(()));
        }
        self.doubted = None;
        if verb.takes_number()
            && let Some(too_large) = too_large::<usize>(rest)
        {
            self.say(too_large, out)?;
            return Ok(ControlFlow::Continue(()));
        }
        if verb == Verb::Quit {
            return Ok(ControlFlow::Break(()));
        }
        self.command(verb, rest, out).map(ControlFlow::Continue)
    }

    fn command(&mut self, verb: Verb, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        match verb {
            Verb::Help => self.help(out),
            Verb::Board => self.show_board(out),
            Verb::Draw => self.set_drawing(rest, out),
            Verb::Turn => self.say_turn(out),
            Verb::Last => self.say_last(out),
            Verb::History => self.say_history(out),
            Verb::Moves => self.say_moves(out),
            Verb::Captures => self.say_captures(rest, out),
            Verb::Point => self.say_point(rest, out),
            Verb::Row => self.say_row(rest, out),
            Verb::Stacks => self.say_stacks(rest, out),
            Verb::Sleepers => self.say_sleepers(out),
            Verb::Pinned => self.say_pinned(out),
            Verb::Towers => self.say_towers(out),
            Verb::Groups => self.say_groups(rest, out),
            Verb::Breaths => self.say_breaths(rest, out),
            Verb::Territory => self.say_territory(out),
            Verb::Score => self.say(score_line(&self.table.shown_position().view()), out),
            Verb::Hands => self.say(hands(&self.table.shown_position().view()), out),
            Verb::Position => writeln!(out, "{}", self.table.shown_position()),
            Verb::Record => write!(out, "{}", self.record()),
            Verb::Hint if self.lesson.is_some() => self.show_lesson_hint(out),
            Verb::Hint if self.puzzle.is_some() => self.show_puzzle_hint(out),
            Verb::Hint => self.hint(rest, out),
            Verb::Coach => self.coach(rest, out),
            Verb::Review => self.review(rest, out),
            Verb::Rating => self.say_rating(out),
            Verb::NextMistake => self.next_mistake(out),
            Verb::PreviousMistake => self.previous_mistake(out),
            Verb::Again if self.lesson.is_some() => self.retry_step(out),
            Verb::Again if self.puzzle.is_some() => self.retry_puzzle(out),
            Verb::Again => self.again(out),
            Verb::Undo => self.undo(rest, out),
            Verb::Redo => self.redo(rest, out),
            Verb::Go => self.go(out),
            Verb::Clock => self.say_clock(out),
            Verb::Pause => self.pause(out),
            Verb::Give => self.give(rest, out),
            Verb::Swap => self.swap_sides(out),
            Verb::Resign => self.resign(out),
            Verb::Back => self.go_back(rest, out),
            Verb::Next if self.lesson.is_some() => self.next_step(out),
            Verb::Next if self.puzzle.is_some() => self.begin_puzzle("", out),
            Verb::Forward | Verb::Next => self.go_forward(rest, out),
            Verb::Goto => self.go_to(rest, out),
            Verb::Game => self.go_to_game(out),
            Verb::Variations => self.say_variations(rest, out),
            Verb::Variation => self.enter_variation(rest, out),
            Verb::FromHere => self.go_on_from_here(out),
            Verb::Comment => self.comment(rest, out),
            Verb::Glyph => self.glyph(rest, out),
            Verb::Mark => self.mark(rest, out),
            Verb::Arrow => self.arrow(rest, out),
            Verb::Promote => self.promote(out),
            Verb::Delete => self.delete(out),
            Verb::Cut => self.cut(out),
            Verb::Copy => self.copy(out),
            Verb::Paste => self.paste(out),
            Verb::UndoEdit => self.undo_edit(out),
            Verb::RedoEdit => self.redo_edit(out),
            Verb::New => self.begin(rest, out),
            Verb::Setup => self.set_up(rest, out),
            Verb::Games => self.say_games(rest, out),
            Verb::Resume => self.resume(rest, out),
            Verb::Save => self.save(rest, false, out),
            Verb::Replace => self.save(rest, true, out),
            Verb::Add => self.add(rest, out),
            Verb::Open => self.reopen(rest, out),
            Verb::Level => self.set_level(rest, out),
            Verb::Characters => self.set_character(rest, out),
            Verb::Seat(player) => self.obey_seat(player, rest, out),
            Verb::Language => self.choose_language(rest, out),
            Verb::Lessons => self.say_lessons(out),
            Verb::Lesson => self.begin_lesson(rest, out),
            Verb::Puzzles => self.say_puzzles(out),
            Verb::Puzzle => self.begin_puzzle(rest, out),
            Verb::Solution => self.show_solution(out),
            Verb::Leave if self.puzzle.is_some() => self.leave_puzzle(out),
            Verb::Leave => self.leave_lesson(out),
            Verb::Quit => Ok(()),
        }
    }

    /// The arguments of a command, with the words in capitals in the reader's language.
    fn in_words(&self, arguments: &str) -> String {
        let typed = |letter: char| !letter.is_ascii_uppercase();
        let translated = |part: &str| {
            let word = part.trim_end_matches(typed);
            let of_word = help::of_placeholder(word).map(|message| self.words.say(message));
            of_word.unwrap_or_else(|| word.to_owned()) + &part[word.len()..]
        };
        arguments.split_inclusive(typed).map(translated).collect()
    }

    fn help(&self, out: &mut dyn Write) -> io::Result<()> {
        let game = self.game();
        let typing = match game {
            GameKind::Abande => help::how_to_type_abande(),
            GameKind::Anda => {
                let board = self.table.position().board();
                let [near, far] = board.ends().map(|point| board.label(point));
                help::how_to_type_anda(near, far)
            }
        };
        self.say(typing, out)?;
        for (title, entries) in SECTIONS {
            writeln!(out)?;
            self.say(title(), out)?;
            for entry in entries.iter().filter(|entry| entry.verb.is_for(game)) {
                let name = entry.names.first().copied().unwrap_or_default();
                let typed = format!("{name} {}", self.in_words(entry.arguments));
                let typed = typed.trim_end();
                // What is typed has its own line where it leaves no room for what it does.
                let gap = match COMMAND_COLUMNS.checked_sub(typed.width()) {
                    Some(columns) => " ".repeat(columns),
                    None => format!("\n{}", " ".repeat(INDENT + COMMAND_COLUMNS)),
                };
                writeln!(out, "{:INDENT$}{typed}{gap} {}", "", self.words.say((entry.help)()))?;
            }
        }
        Ok(())
    }
}
