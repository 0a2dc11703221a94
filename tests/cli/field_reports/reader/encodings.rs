//! Encodings of older programs, marks of the encoding, and damaged bytes.

use super::*;

/// Games with letters of one, two, three and four bytes.
fn collection() -> (Vec<String>, Vec<Record>) {
    let texts: Vec<String> = ["Jörg", "佐藤", "Ada 😀"]
        .map(|name| {
            format!("[Event \"Köln\"]\n[Black \"{name}\"]\n\n1. d4 {{schön – {name}}} d5 (1... d3 {{ou é}}) 2. d3 *\n\n")
        })
        .into();
    let records = texts.iter().map(|text| Record::parse(text).expect("a good game")).collect();
    (texts, records)
}

fn read(bytes: &[u8]) -> Vec<Result<Record, RecordError>> {
    games(&read_text(bytes).expect("text"))
}

/// Files that are not UTF-8 were once refused. Finding core 8.
#[test]
fn an_old_encoding_costs_nothing() {
    let text = "[Event \"Köln\"]\n[Black \"Jörg\"]\n\n1. d4 {schön} d5 *\n";
    let good = Record::parse(text).expect("a good game");
    let latin: Vec<u8> =
        text.chars().map(|letter| u8::try_from(u32::from(letter)).expect("Latin-1")).collect();
    let utf_16 =
        |order: fn(u16) -> [u8; 2]| "\u{feff}".encode_utf16().chain(text.encode_utf16()).flat_map(order);
    for bytes in [latin.clone(), utf_16(u16::to_le_bytes).collect(), utf_16(u16::to_be_bytes).collect()] {
        assert_eq!(
            read(&bytes).into_iter().collect::<Result<Vec<_>, _>>().expect("good"),
            std::slice::from_ref(&good)
        );
    }
    let folder = tempfile::tempdir().expect("a folder");
    for command in [&["convert", "-", "-", "--to", "agn"][..], &["games", "import", "-"], &["replay", "-"]] {
        let output = abande(folder.path(), command, &latin, "UTC");
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let listed = abande(folder.path(), &["games", "list"], b"", "UTC");
    assert!(String::from_utf8_lossy(&listed.stdout).contains("Jörg"), "{listed:?}");
}

/// One damaged byte once made the program refuse the whole file. Finding core 8.
#[test]
fn a_damaged_byte_costs_no_other_game() {
    let (texts, good) = collection();
    let whole = texts.concat().into_bytes();
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] = 0xFF;
        let read = read(&bytes);
        let read: Vec<&Record> = read.iter().filter_map(sound).collect();
        let mut end = 0;
        for (text, good) in texts.iter().zip(&good) {
            let games = end..end + text.len();
            end = games.end;
            assert!(games.contains(&at) || read.contains(&good), "byte {at} of {:?}", texts.concat());
        }
    }
}

/// A file that was cut inside a multi-byte letter was once refused. Finding core 8.
#[test]
fn a_cut_in_a_letter_costs_no_other_game() {
    let (texts, good) = collection();
    let whole = texts.concat().into_bytes();
    for end in 0..whole.len() {
        let read = read(&whole[..end]);
        let read: Vec<&Record> = read.iter().filter_map(sound).collect();
        let complete = texts.iter().scan(0, |from, text| {
            *from += text.len();
            Some(*from)
        });
        for (game, _) in good.iter().zip(complete).filter(|&(_, whole)| whole <= end) {
            assert!(read.contains(&game), "{end} bytes of {:?}", texts.concat());
        }
    }
}

/// A file in an old encoding that is being worked on counts as unchanged when it is saved again. Finding core 8.
#[test]
fn a_file_in_an_old_encoding_can_be_saved_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.agn");
    std::fs::write(&file, b"[Black \"J\xf6rg\"]\n\n1. d4 d5 *\n").expect("written");
    let script = "d3\nsave\nquit\n";
    let output = abande(folder.path(), &["text", file.to_str().expect("a path")], script.as_bytes(), "UTC");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let saved = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{error}: {said}"));
    assert!(saved.contains("Jörg") && saved.contains("2. d3"), "{saved}\n{said}");
}

/// PowerShell puts a byte order mark before the first line that it sends through a pipe. Finding core 8.
#[test]
fn lines_may_begin_with_a_mark() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = |words: &[&str], text: &str| {
        let output = abande(folder.path(), words, text.as_bytes(), "UTC");
        String::from_utf8(output.stdout).expect("text")
    };
    for lines in
        ["\u{feff}ugi\nquit\n", "\u{feff}\u{feff} ugi\r\nquit\r\n", "\n\u{feff}ugi\u{feff}\n\u{feff}quit\n"]
    {
        assert!(said(&["engine"], lines).contains("ugiok"), "{lines:?}");
    }
    let text = ["text", "--black", "human", "--white", "human"];
    // The name of a game is never the same.
    let up_to_name = |text: &str| text.split("The game has been saved").next().map(str::to_owned);
    let plain = said(&text, "d4\nquit\n");
    assert_eq!(up_to_name(&said(&text, "\u{feff}d4\n\u{feff}quit\n")), up_to_name(&plain));
}
