//! Tests of the built-in themes, and of invalid files.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail so")]

use std::collections::BTreeSet;

use super::*;

#[test]
fn every_own_theme_is_one_and_all_differ() {
    let themes: Vec<Theme> = OWN.iter().map(|(_, file)| Theme::parse(file).unwrap()).collect();
    assert_eq!(themes[0], Theme::default());
    let names: BTreeSet<&str> = themes.iter().map(Theme::name).collect();
    let boards: BTreeSet<String> = themes.iter().map(|theme| theme.colour(Part::Board).to_string()).collect();
    assert_eq!((names.len(), boards.len()), (OWN.len(), OWN.len()));
    for (identifier, theme) in Theme::identifiers().zip(&themes) {
        assert_eq!(Theme::own(identifier).as_ref(), Some(theme));
    }
    assert_eq!(Theme::own("oak"), None);
}

#[test]
fn contrast_is_that_of_wcag() {
    let grey: Colour = "#777777".parse().unwrap();
    assert!((grey.contrast(Colour::WHITE) - 4.48).abs() < 0.01);
    assert!((Colour::BLACK.contrast(Colour::WHITE) - 21.0).abs() < 1e-4);
    assert_eq!((grey.opposite(), Colour::BLACK.opposite()), (Colour::BLACK, Colour::WHITE));
    assert_eq!(Colour::BLACK.mixed(Colour::WHITE, 0.5).to_string(), "#808080");
}

/// A file with one line changed or left out.
fn with(key: &str, line: Option<&str>) -> String {
    let kept = OWN[0].1.lines().filter(|known| !known.starts_with(&format!("{key} ")));
    kept.chain(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let refused = |key: &str, line: Option<&str>| Theme::parse(&with(key, line)).unwrap_err().to_string();
    assert_eq!(refused("marks", None), "there is no \"marks\"");
    assert_eq!(refused("name", Some("name = \" \"")), "there is no \"name\"");
    assert_eq!(refused("frame", Some("frame = 7")), "the value of \"frame\" must be in quotes");
    for text in ["red", "#12345", "#12345g", "123456", "#+12345", "#1234567", "#ÄÖÜ"] {
        let said = refused("white", Some(&format!("white = \"{text}\"")));
        assert_eq!(said, format!("\"white\": \"{text}\" is no colour such as \"#7C8280\""));
    }
    assert_eq!(refused("oak", Some("oak = \"#000000\"")), "\"oak\" is unknown");
    assert_eq!(refused("texture", Some("texture = 1")), "the value of \"texture\" must be in quotes");
    let glass = "\"texture\" is \"glass\", and can be \"wood\", \"stone\" or \"plain\"";
    assert_eq!(refused("texture", Some("texture = \"glass\"")), glass);
    assert_eq!(refused("table", Some("table = 1")), "the value of \"table\" must be in quotes");
    let glass =
        "\"table\" is \"glass\", and can be \"cloth\", \"felt\", \"wood\", \"slate\", \"paper\" or \"plain\"";
    assert_eq!(refused("table", Some("table = \"glass\"")), glass);
    assert!(refused("text", Some("text = ")).starts_with("not TOML: "));
    let alike = refused("text", Some("text = \"#302A26\""));
    assert!(alike.starts_with("\"text\" and \"panel\" are too much alike"), "{alike}");
    assert!(
        refused("black", Some("black = \"#806040\""))
            .starts_with("\"white\" and \"black\" are too much alike")
    );
    assert!(
        refused("board", Some("board = \"#202020\""))
            .starts_with("\"black\" and \"board\" are too much alike")
    );
}

#[test]
fn a_texture_is_wood_unless_the_file_says_otherwise() {
    let texture = |line: Option<&str>| Theme::parse(&with("texture", line)).unwrap().texture();
    assert_eq!(texture(None), Texture::Wood);
    for known in Texture::ALL {
        assert_eq!(texture(Some(&format!("texture = \"{}\"", known.name()))), known);
    }
    let own = Theme::identifiers().filter_map(Theme::own);
    let own: Vec<Texture> = own.map(|theme| theme.texture()).collect();
    assert_eq!(own, [Texture::Wood, Texture::Stone, Texture::Stone, Texture::Plain, Texture::Plain]);
}

#[test]
fn a_board_lies_on_cloth_unless_the_file_says_otherwise() {
    let table = |line: Option<&str>| Theme::parse(&with("table", line)).unwrap().table_top();
    assert_eq!(table(None), TableTop::Cloth);
    for known in TableTop::ALL {
        assert_eq!(table(Some(&format!("table = \"{}\"", known.name()))), known);
    }
    // Older files of plain themes show no grain anywhere.
    let plain = with("table", None) + "\ntexture = \"plain\"";
    assert_eq!(Theme::parse(&plain).unwrap().table_top(), TableTop::Plain);
    let own = Theme::identifiers().filter_map(Theme::own);
    let own: Vec<TableTop> = own.map(|theme| theme.table_top()).collect();
    assert_eq!(own, [TableTop::Wood, TableTop::Cloth, TableTop::Felt, TableTop::Paper, TableTop::Plain]);
}

#[test]
fn no_text_panics() {
    for (_, file) in OWN {
        for end in (0..file.len()).filter(|&end| file.is_char_boundary(end)) {
            let _ = Theme::parse(&file[..end]);
        }
    }
}
