//! Writes a record.

use std::fmt;

use crate::rules::Player;

use super::parse::FORMAT_VERSION;
use super::{Record, Turn};

/// Lines of moves are at most this long.
const WIDTH: usize = 80;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        writeln!(f)?;
        let mut column = 0;
        for unit in self.move_texts().chain([self.result_text()]) {
            let length = unit.chars().count();
            if column == 0 {
                column = length;
            } else if column + 1 + length > WIDTH {
                writeln!(f)?;
                column = length;
            } else {
                f.write_str(" ")?;
                column += 1 + length;
            }
            f.write_str(&unit)?;
        }
        writeln!(f)
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tag(f, "Game", self.variant().game_name())?;
        if self.tag("Rules").is_none() {
            write_tag(f, "Rules", self.variant().rules_name())?;
        }
        write_tag(f, "Variant", self.variant().name())?;
        self.tags().iter().try_for_each(|tag| write_tag(f, &tag.name, &tag.value))?;
        for (player, name, kind) in
            [(Player::Black, "Black", "BlackType"), (Player::White, "White", "WhiteType")]
        {
            let participant = self.player(player);
            if let Some(text) = &participant.name {
                write_tag(f, name, text)?;
            }
            if let Some(text) = &participant.kind {
                write_tag(f, kind, &text.to_string())?;
            }
        }
        let komi = self.start().komi_left();
        if self.variant().start_with_komi(komi) != Ok(*self.start()) {
            write_tag(f, "SetUp", "1")?;
            write_tag(f, "Position", &self.start().to_string())?;
        } else if komi > 0 {
            write_tag(f, "Komi", &komi.to_string())?;
        }
        write_tag(f, "Result", &self.result_text())?;
        if let Some(text) = self.termination()
            && self.tag("Termination").is_none()
        {
            write_tag(f, "Termination", text)?;
        }
        write_tag(f, "FormatVersion", &FORMAT_VERSION.to_string())
    }

    /// Each move in writing; the first and every one of Black's with its number.
    fn move_texts(&self) -> impl Iterator<Item = String> {
        let before = self.positions().map(|(_, game)| game);
        self.moves().iter().zip(before).enumerate().map(|(index, (mv, game))| {
            let written = mv.display(game.board());
            let turn = Turn::of(&game);
            match turn.player {
                Some(Player::White) if index > 0 => written.to_string(),
                Some(Player::White) => format!("{}... {written}", turn.number),
                _ => format!("{}. {written}", turn.number),
            }
        })
    }
}

/// A character as it may stand in a tag, which has one line: whatever would break that becomes a space.
pub(super) fn on_one_line(c: char) -> char {
    if c.is_control() { ' ' } else { c }
}

/// Writes a tag on a line.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        match c {
            '"' | '\\' => write!(f, "\\{c}")?,
            c => write!(f, "{}", on_one_line(c))?,
        }
    }
    writeln!(f, "\"]")
}
