//! A path as it is typed or dropped into a terminal.

use std::path::{Path, PathBuf};

use crate::record::file_of_address;

/// The one path that a text means, read as a shell reads a word: quotation marks, backslashes, `~/`, and `file://` as
/// file managers write it. Spaces need no quotation here, and a mark that has no partner stands for itself.
pub(super) fn typed_path(text: &str) -> PathBuf {
    let word = unquoted(text).unwrap_or_else(|| text.to_owned());
    if let Some(path) = file_of_address(&word) {
        return path;
    }
    // Quoted, it would not be the home folder.
    match (text.strip_prefix('~'), word.strip_prefix('~'), std::env::home_dir()) {
        (Some(_), Some(""), Some(home)) => home,
        (Some(_), Some(rest), Some(home)) if rest.starts_with(std::path::is_separator) => {
            home.join(rest.trim_start_matches(std::path::is_separator))
        }
        _ => word.into(),
    }
}

/// Reads a path as [`typed_path`] does, or exactly as it was typed if only that file is there.
pub(super) fn existing_path(text: &str) -> PathBuf {
    let path = typed_path(text);
    if !path.exists() && Path::new(text).exists() { text.into() } else { path }
}

/// None where a quotation is not closed. On Windows a backslash is a part of the path, and only `"` is a quotation mark.
fn unquoted(text: &str) -> Option<String> {
    let mut word = String::new();
    let mut quote = None;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (Some(open), _) if c == open => quote = None,
            (None, '"') => quote = Some(c),
            (None, '\'') if !cfg!(windows) => quote = Some(c),
            (None, '\\') if !cfg!(windows) => word.push(chars.next()?),
            (Some('"'), '\\')
                if !cfg!(windows) && chars.peek().is_some_and(|next| r#""\$`"#.contains(*next)) =>
            {
                word.extend(chars.next());
            }
            _ => word.push(c),
        }
    }
    quote.is_none().then_some(word)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_read_as_a_shell_reads_a_word() {
        let home = std::env::home_dir().unwrap_or_default();
        for (typed, path) in [
            ("a b.agn", "a b.agn"),
            ("'a b.agn'", "a b.agn"),
            ("\"a b.agn\"", "a b.agn"),
            (r"a\ b.agn", "a b.agn"),
            (r"'it'\''s.agn'", "it's.agn"),
            ("it's.agn", "it's.agn"),
            (r#""a\"b\c.agn""#, r#"a"b\c.agn"#),
            (r"a\", r"a\"),
            ("#1.agn", "#1.agn"),
            ("'~/x'", "~/x"),
            ("~x", "~x"),
            ("file:///x%20y/%C3%A9.agn", "/x y/é.agn"),
            ("FILE://localhost/x", "/x"),
            ("file:/x", "/x"),
            ("'file:///x y'", "/x y"),
            ("file:x", "file:x"),
            ("file:///x%2", "/x%2"),
            ("file://elsewhere/x", "file://elsewhere/x"),
        ] {
            assert_eq!(typed_path(typed), Path::new(path), "{typed}");
        }
        assert_eq!(typed_path("~"), home);
        assert_eq!(typed_path("~/a b"), home.join("a b"));
        assert_eq!(typed_path(r"~/a\ b"), home.join("a b"));
    }
}
