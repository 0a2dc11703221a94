//! Output for a terminal: never a character that it would obey, and ASCII alone where it knows nothing else.
//!
//! Names, comments and paths come from others and may hold anything. All that commands and the terminal game print goes
//! through [`Screen`] or [`shown`], so that no place has to think of it.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write};
use std::sync::LazyLock;

use unicode_normalization::char::decompose_compatible;

use crate::i18n::Language;
use crate::rules::visible;

/// What kind of output is printed, which decides how unsafe characters in it are replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    /// Text for people.
    Text,
    /// JSON for programs, in which every character can be written in ASCII without being changed.
    Json,
    /// A file for other programs, byte by byte.
    File,
}

/// A writer that replaces control characters, which a terminal would obey, before they are printed, and other letters
/// where a terminal knows only ASCII.
#[derive(Debug)]
pub(crate) struct Screen<W> {
    out: W,
    content: Content,
    ascii: bool,
    /// The beginning of a character whose rest is still to come.
    rest: Vec<u8>,
}

impl<W: Write> Screen<W> {
    /// Wraps an output for this kind of content. A file that goes to a terminal is treated as text.
    pub(crate) fn new(out: W, content: Content) -> Self {
        let is_shown = content == Content::File && io::stdout().is_terminal();
        let content = if is_shown { Content::Text } else { content };
        Self { out, content, ascii: *ASCII, rest: Vec::new() }
    }
}

impl<W: Write> Write for Screen<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.content == Content::File {
            return self.out.write(bytes);
        }
        self.rest.extend_from_slice(bytes);
        let whole = whole(&self.rest);
        let later = self.rest.split_off(whole);
        let text = std::mem::replace(&mut self.rest, later);
        let text = String::from_utf8_lossy(&text);
        let text =
            if self.content == Content::Json { escaped(&text, self.ascii) } else { plain(&text, self.ascii) };
        self.out.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Returns a text without control characters, for standard error and prompts, and in ASCII where the terminal knows
/// nothing else.
pub(crate) fn shown(text: &str) -> String {
    plain(text, *ASCII)
}

/// Returns `true` unless the terminal knows only ASCII and the letters of this language have no stand-ins there.
pub(super) fn can_show(language: Language) -> bool {
    shown(language.name()).is_ascii() || !*ASCII
}

/// How many of these bytes are whole characters, or none at all.
fn whole(bytes: &[u8]) -> usize {
    match str::from_utf8(bytes) {
        Err(error) if error.error_len().is_none() => error.valid_up_to(),
        // What is no UTF-8 in the middle hides nothing behind it but, perhaps, one more beginning: at most three bytes.
        Err(_) => {
            let starts = |index: &usize| bytes.get(*index).is_some_and(|byte| *byte >= 0xc0);
            let last = (bytes.len().saturating_sub(3)..bytes.len()).rfind(starts);
            let unfinished = |index: &usize| {
                let end = bytes.get(*index..).unwrap_or_default();
                str::from_utf8(end).is_err_and(|error| error.error_len().is_none())
            };
            last.filter(unfinished).unwrap_or(bytes.len())
        }
        Ok(_) => bytes.len(),
    }
}

fn plain(text: &str, ascii: bool) -> String {
    let text = visible(text);
    if !ascii || text.is_ascii() {
        return text;
    }
    text.chars().fold(String::with_capacity(text.len()), |mut plain, c| {
        push_stand_in(c, &mut plain);
        plain
    })
}

/// JSON in which every character that is not harmless, or not ASCII where it has to be, is written by its number.
fn escaped(text: &str, ascii: bool) -> String {
    let mut json = String::with_capacity(text.len());
    let mut units = [0; 2];
    for c in text.chars() {
        if matches!(c, '\n' | '\t') || !(ascii && !c.is_ascii() || crate::rules::harmless(c) != c) {
            json.push(c);
            continue;
        }
        for unit in c.encode_utf16(&mut units) {
            // Writing to a string cannot fail.
            let _ = write!(json, "\\u{unit:04x}");
        }
    }
    json
}

/// Replacement of a character in ASCII; the character itself where there is none.
fn push_stand_in(c: char, text: &mut String) {
    let stand_in = match c {
        '“' | '”' | '„' | '«' | '»' | '「' | '」' | '『' | '』' => "\"",
        '‘' | '’' | '‚' | '‹' | '›' => "'",
        '–' | '‐' | '‑' | '‒' | '−' | '─' | '·' => "-",
        '—' => "--",
        '×' => "x",
        '±' => "+/-",
        '→' => "->",
        '←' => "<-",
        '↑' => "^",
        '↓' => "v",
        '≤' => "<=",
        '≥' => ">=",
        '⁄' => "/",
        '│' => "|",
        '└' | '┌' | '┐' | '┘' | '┴' | '┬' | '├' | '┤' | '┼' => "+",
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'Ä' | 'Æ' => "Ae",
        'Ö' | 'Œ' => "Oe",
        'Ü' => "Ue",
        'ß' => "ss",
        'ø' => "o",
        'Ø' => "O",
        'ł' => "l",
        'Þ' => "Th",
        'þ' => "th",
        'ð' => "d",
        'Ð' => "D",
        'Ł' => "L",
        '\u{fffd}' => "?",
        _ if c.is_ascii() => return text.push(c),
        // A letter with a mark, a ligature, a space of another width, a fraction.
        _ => {
            let before = text.len();
            let mut known = true;
            decompose_compatible(c, |part| match part {
                '\u{300}'..='\u{36f}' => {}
                '\u{2044}' => text.push('/'),
                _ if part.is_ascii() => text.push(part),
                _ => known = false,
            });
            if !known || text.len() == before {
                text.truncate(before);
                text.push(c);
            }
            return;
        }
    };
    text.push_str(stand_in);
}

/// `true` if the environment asks for a character set that has only ASCII in common with ours.
static ASCII: LazyLock<bool> = LazyLock::new(|| {
    cfg!(unix) && wants_ascii(|name| std::env::var_os(name).map(|value| value.to_string_lossy().into_owned()))
});

/// By the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty: the locale `C`, or one with another character set
/// than UTF-8. Where none is set, as in many containers, UTF-8 is taken for granted, and so it is where a locale does not
/// say which it uses.
fn wants_ascii(variable: impl Fn(&str) -> Option<String>) -> bool {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")) else {
        return false;
    };
    let locale = locale.split('@').next().unwrap_or_default();
    match locale.split_once('.') {
        None => matches!(locale, "C" | "POSIX"),
        Some((_, set)) => !set.replace('-', "").eq_ignore_ascii_case("utf8"),
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "tests may fail")]
mod tests {
    use super::*;

    fn printed(content: Content, ascii: bool, pieces: &[&[u8]]) -> String {
        let mut out = Vec::new();
        let mut screen = Screen { out: &mut out, content, ascii, rest: Vec::new() };
        for piece in pieces {
            screen.write_all(piece).unwrap();
        }
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn what_a_terminal_would_obey_is_marked_wherever_a_text_is_cut() {
        let text = "a\u{1b}[31m\u{9b}\u{202e}ü雪😀\u{7f}\r\n\tz\u{2066}";
        let marked = "a\u{fffd}[31m\u{fffd}\u{fffd}ü雪😀\u{fffd}\u{fffd}\n\tz\u{fffd}";
        for size in 1..text.len() {
            let pieces: Vec<&[u8]> = text.as_bytes().chunks(size).collect();
            assert_eq!(printed(Content::Text, false, &pieces), marked, "pieces of {size}");
        }
        assert_eq!(printed(Content::Text, false, &[b"\xffx\xe2", b"\x80\x9cy\xf0"]), "\u{fffd}x“y");
        assert_eq!(printed(Content::File, true, &[text.as_bytes()]), text);
    }

    #[test]
    fn json_is_the_same_for_a_program_that_reads_it() {
        let value = serde_json::json!({ "name": "J\u{f6}rg \u{202e}\u{9b}\u{1b}雪😀 \"\\" });
        let line = serde_json::to_string(&value).unwrap();
        for ascii in [false, true] {
            let printed = printed(Content::Json, ascii, &[line.as_bytes()]);
            assert_eq!(serde_json::from_str::<serde_json::Value>(&printed).unwrap(), value);
            assert_eq!(visible(&printed), printed);
            assert_eq!(printed.is_ascii(), ascii, "{printed}");
        }
    }

    #[test]
    fn texts_have_stand_ins_in_ascii() {
        let text = "“Größe” – l’été… 3 × ½\u{a0}« Ça » ± −1 雪\u{1b}";
        assert_eq!(plain(text, true), "\"Groesse\" - l'ete... 3 x 1/2 \" Ca \" +/- -1 雪?");
        assert_eq!(plain(text, false), visible(text));
        for language in [crate::i18n::Language::English, crate::i18n::Language::German] {
            let words = crate::i18n::Words::new(language);
            let said = words.say(crate::i18n::terminal::typing_abande());
            assert!(plain(&said, true).is_ascii(), "{said}");
        }
    }

    #[test]
    fn every_latin_text_of_ours_has_stand_ins() {
        let ours = crate::i18n::all_texts().filter(|text| !text.contains('の'));
        for c in ours.flat_map(str::chars) {
            let mut stand_in = String::new();
            push_stand_in(c, &mut stand_in);
            assert!(stand_in.is_ascii() || c > '\u{2fff}', "{c:?}");
        }
    }

    #[test]
    fn the_environment_names_the_character_set() {
        let wants = |all: &str, kind: &str, lang: &str| {
            wants_ascii(|name| {
                let value = match name {
                    "LC_ALL" => all,
                    "LC_CTYPE" => kind,
                    _ => lang,
                };
                Some(value.to_owned())
            })
        };
        assert!(wants("C", "", "de_DE.UTF-8") && wants("", "POSIX", "de_DE.UTF-8") && wants("", "", "C"));
        assert!(wants("de_DE.ISO-8859-1", "", "") && wants("", "de_DE.ISO-8859-15@euro", "C.UTF-8"));
        for utf8 in ["C.UTF-8", "C.utf8", "de_DE.UTF-8@euro", "de_DE", ""] {
            assert!(!wants(utf8, "", "") && !wants("", utf8, ""), "{utf8}");
        }
    }
}
