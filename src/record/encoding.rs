//! Text in the encodings that game files come in.

/// What bytes 0x80 to 0x9F are in Windows-1252; the others are as in Latin-1. Five are not used.
const WINDOWS_1252: &str = "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ";

/// Decodes the text of a file: UTF-8, UTF-16 with a byte order mark, or else Windows-1252, in which older
/// programs on Windows write. Each damaged byte becomes U+FFFD.
///
/// # Errors
/// If this is no text but binary data; the offset of the first byte that is not UTF-8.
pub fn decode(bytes: Vec<u8>) -> Result<String, usize> {
    match bytes.as_slice() {
        [0xFF, 0xFE, rest @ ..] => return Ok(utf_16(rest, u16::from_le_bytes)),
        [0xFE, 0xFF, rest @ ..] => return Ok(utf_16(rest, u16::from_be_bytes)),
        _ => {}
    }
    let error = match String::from_utf8(bytes) {
        Ok(text) => return Ok(text),
        Err(error) => error,
    };
    let bytes = error.as_bytes();
    if is_binary(bytes) {
        return Err(error.utf8_error().valid_up_to());
    }
    // A character of several bytes is UTF-8 hardly ever by chance; and what is cut at its end was UTF-8.
    let mut chunks = bytes.utf8_chunks();
    let is_utf_8 = error.utf8_error().error_len().is_none() || chunks.any(|chunk| !chunk.valid().is_ascii());
    if is_utf_8 {
        return Ok(String::from_utf8_lossy(bytes).into_owned());
    }
    Ok(bytes.iter().map(|&byte| windows_1252(byte)).collect())
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, _) = bytes.as_chunks();
    let units = pairs.iter().map(|&pair| unit(pair));
    char::decode_utf16(units).map(|read| read.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn windows_1252(byte: u8) -> char {
    let high = usize::from(byte).checked_sub(0x80);
    high.and_then(|index| WINDOWS_1252.chars().nth(index)).unwrap_or(char::from(byte))
}

/// Whether more than one byte in a hundred is a control character other than tabs and ends of lines, pages and files.
fn is_binary(bytes: &[u8]) -> bool {
    let is_control = |byte: &u8| byte.is_ascii_control() && !b"\t\n\r\x0b\x0c\x1a".contains(byte);
    bytes.iter().filter(|&byte| is_control(byte)).count() * 100 > bytes.len()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn old_encodings_are_read() {
        let read = |bytes: &[u8]| decode(bytes.to_vec()).unwrap();
        assert_eq!(read("Jörg „佐藤“".as_bytes()), "Jörg „佐藤“");
        assert_eq!(read(b"J\xf6rg \x84won\x93 5\x80 \x81"), "Jörg „won“ 5€ \u{fffd}");
        assert_eq!(read(b"\xff\xfeJ\0\xf6\0\x3d\xd8\x00\xde"), "Jö😀");
        assert_eq!(read(b"\xfe\xff\0J\0\xf6\xd8\x3d"), "Jö\u{fffd}");
        assert_eq!(read(b"J\xc3\xb6rg \xe4\xbd"), "Jörg \u{fffd}", "cut in a letter");
        assert_eq!(read(b"J\xc3\xb6rg \xff plays"), "Jörg \u{fffd} plays");
        assert_eq!(read("d4 d5×".as_bytes().split_last().unwrap().1), "d4 d5\u{fffd}");
    }

    #[test]
    fn binary_data_is_no_text() {
        assert_eq!(decode(b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR".to_vec()), Err(0));
        assert_eq!(decode(b"ok \x01\x02\xff".to_vec()), Err(5));
    }
}
