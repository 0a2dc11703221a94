//! Engine commands.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt;
use std::path::PathBuf;
use std::process::Command;
use std::str::FromStr;

use thiserror::Error;

use crate::rules::visible;

/// Command line that starts an external engine, and the options to set once it runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineCommand {
    program: PathBuf,
    arguments: Vec<String>,
    options: Vec<(String, String)>,
}

/// Reason why a text is not the command line of an engine.
#[derive(Clone, Debug, Error)]
pub enum EngineCommandError {
    /// The text is empty.
    #[error("an engine needs a command")]
    Empty,
    /// A quotation mark is not closed.
    #[error("a quotation mark is not closed")]
    OpenQuote,
    /// The path of `self` is unknown.
    #[error("this program cannot find its own executable: {0}")]
    NoSelf(String),
}

impl FromStr for EngineCommand {
    type Err = EngineCommandError;

    /// Splits a command at spaces, except inside quotation marks of either kind. `self` stands for this program's
    /// engine.
    fn from_str(text: &str) -> Result<Self, EngineCommandError> {
        let mut words = split(text)?.into_iter();
        let first = words.next().ok_or(EngineCommandError::Empty)?;
        let arguments: Vec<String> = words.collect();
        if first == "self" && arguments.is_empty() {
            let program =
                std::env::current_exe().map_err(|error| EngineCommandError::NoSelf(error.to_string()))?;
            return Ok(Self { program, arguments: vec!["engine".into()], options: Vec::new() });
        }
        Ok(Self { program: first.into(), arguments, options: Vec::new() })
    }
}

impl fmt::Display for EngineCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}", visible(&self.program.to_string_lossy()))?;
        for argument in &self.arguments {
            // Quoted like the original, or to the same effect.
            let quote = if argument.contains(char::is_whitespace) { "'" } else { "" };
            write!(f, " {quote}{}{quote}", visible(argument))?;
        }
        f.write_str("”")
    }
}

impl EngineCommand {
    /// Adds options to be set once the engine runs, as names and values.
    #[must_use]
    pub fn with_options(mut self, options: impl IntoIterator<Item = (String, String)>) -> Self {
        self.options.extend(options);
        self
    }

    /// Returns the options to be set once the engine runs, as names and values.
    pub fn options(&self) -> &[(String, String)] {
        &self.options
    }

    /// Returns the command that starts the engine's process.
    pub(super) fn to_process(&self) -> Command {
        let mut process = Command::new(&self.program);
        process.args(&self.arguments);
        process
    }
}

fn split(text: &str) -> Result<Vec<String>, EngineCommandError> {
    let mut words: Vec<String> = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in text.chars() {
        match quote {
            Some(open) if c == open => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            Some(_) | None => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    if quote.is_some() { Err(EngineCommandError::OpenQuote) } else { Ok(words) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_like_in_a_shell() {
        assert_eq!(split("a  'b c' d\"e f\"").ok(), Some(vec!["a".into(), "b c".into(), "de f".into()]));
        assert!(matches!(split("a 'b"), Err(EngineCommandError::OpenQuote)));
        assert!(matches!("  ".parse::<EngineCommand>(), Err(EngineCommandError::Empty)));
    }
}
