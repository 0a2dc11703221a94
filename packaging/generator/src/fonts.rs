//! What fonts say of themselves, in files and in the program.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result};
use ttf_parser::{Face, name_id};

/// A font's own notices.
#[derive(Debug, PartialEq)]
pub struct Font {
    pub name: String,
    pub copyright: String,
    pub licence: String,
}

/// How a font's file begins: one with TrueType's curves, and one with PostScript's.
const BEGINNINGS: [&[u8; 4]; 2] = [&[0, 1, 0, 0], b"OTTO"];

/// How the names of such files end.
pub const ENDINGS: [&str; 2] = ["ttf", "otf"];

pub fn is_font(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known))
}

/// Reads the table of names. The one for Windows, in UTF-16, is in every font.
pub fn read(bytes: &[u8]) -> Result<Font> {
    let names = Face::parse(bytes, 0).context("not a font")?.names();
    let said = |wanted| {
        let said = names.into_iter().filter(|name| name.name_id == wanted).find_map(|name| name.to_string());
        said.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
    };
    Ok(Font {
        name: said(name_id::FULL_NAME).or_else(|| said(name_id::FAMILY)).context("a font without a name")?,
        copyright: said(name_id::COPYRIGHT_NOTICE)
            .unwrap_or_else(|| "It names no holder of a copyright.".into()),
        licence: said(name_id::LICENSE).unwrap_or_else(|| "It names no licence.".into()),
    })
}

/// All fonts in a program, by name.
pub fn within(program: &[u8]) -> BTreeMap<String, Font> {
    // Then comes how many tables there are, and the four letters that the first one is called.
    let begins = |at: &usize| {
        let head = &program[*at..*at + 16];
        BEGINNINGS.iter().any(|beginning| head.starts_with(*beginning))
            && head[4] == 0
            && (4..64).contains(&head[5])
            && head[12..].iter().all(|letter| (b' '..=b'~').contains(letter))
    };
    (0..program.len().saturating_sub(15))
        .filter(begins)
        .filter_map(|at| read(&program[at..]).ok())
        .map(|font| (font.name.clone(), font))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_font_in_the_middle_of_a_program_is_found() {
        let inter = include_bytes!("../../../assets/fonts/Inter-Medium.otf");
        let program = [b"OTTO \0\x01\0\0, and no font".as_slice(), inter, b"the rest"].concat();
        let found = within(&program);
        assert_eq!(found.keys().collect::<Vec<_>>(), ["Inter Medium"]);
        assert_eq!(found["Inter Medium"], read(inter).unwrap());
        assert!(found["Inter Medium"].copyright.contains("The Inter Project Authors"), "{found:?}");
        assert!(within(b"OTTO\0\x01\0\0").is_empty());
        assert!(within(&[0, 1, 0, 0].repeat(100)).is_empty());
    }
}
