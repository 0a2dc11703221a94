//! JSON that is cut off, made whole.

/// The field of a playground that holds JSON in a text: of that, a part is worth something.
const STATE: &str = "state";

/// Repairs JSON that is cut off: returns its start, with everything closed that is still open at the end.
/// What is not complete there is left out.
pub(super) fn closed(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut open: Vec<char> = Vec::new();
    let mut key = None;
    let mut is_key = false;
    // Up to here the text is JSON, but for the brackets that are open.
    let mut sound = 0;
    let mut at = 0;
    let mut end = "";
    while let Some(&byte) = bytes.get(at) {
        let from = at;
        at += 1;
        match byte {
            b'{' | b'[' => {
                is_key = byte == b'{';
                open.push(if is_key { '}' } else { ']' });
                sound = at;
            }
            b'}' | b']' => {
                if open.pop() != Some(byte.into()) {
                    break;
                }
                sound = at;
            }
            b',' => is_key = open.last() == Some(&'}'),
            b':' => is_key = false,
            b'"' => {
                let (length, is_whole) = string(text.get(at..).unwrap_or_default());
                let content = text.get(at..at + length).unwrap_or_default();
                at += length + 1;
                if is_key {
                    key = Some(content);
                } else if is_whole {
                    sound = at;
                } else if key == Some(STATE) {
                    (sound, end) = (from + 1 + length, "\"");
                }
                if !is_whole {
                    break;
                }
            }
            _ if byte.is_ascii_whitespace() => (),
            _ => {
                let rest = text.get(from..).unwrap_or_default();
                let is_end = |c: char| c.is_ascii_whitespace() || ",:[]{}\"".contains(c);
                // A number may go on behind the cut.
                let Some(length) = rest.find(is_end) else { break };
                at = from + length;
                sound = at;
            }
        }
    }
    let sound = text.get(..sound).unwrap_or_default();
    sound.chars().chain(end.chars()).chain(open.into_iter().rev()).collect()
}

/// How long the content of a text is that begins here, without the quote at its end, and whether there is one.
fn string(text: &str) -> (usize, bool) {
    let bytes = text.as_bytes();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let length = match (byte, bytes.get(at + 1), bytes.get(at + 2..at + 4)) {
            (b'"', ..) => return (at, true),
            // The first half of a letter that takes two.
            (b'\\', Some(b'u'), Some([b'd' | b'D', b'8' | b'9' | b'a' | b'b' | b'A' | b'B'])) => 12,
            (b'\\', Some(b'u'), _) => 6,
            (b'\\', ..) => 2,
            _ => 1,
        };
        if at + length > bytes.len() {
            return (at, false);
        }
        at += length;
    }
    (at, false)
}
