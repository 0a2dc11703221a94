//! Fonts for letters that the program's own fonts lack: the system's, and as a last resort some that come with the
//! program. Looking for one reads every font of the system, so it is done on a thread, and only once a letter is
//! missing.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::io::Read;
use std::path::PathBuf;
use std::sync::{Mutex, OnceLock, PoisonError};

use ab_glyph::{Font, FontRef};
use flate2::read::GzDecoder;
use fontdb::{Database, FaceInfo, Source, Stretch, Style};

/// Font of the system for letters that the program's own fonts lack. Its bytes stay in memory until the program ends:
/// egui keeps copies of what it does not borrow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FallbackFont {
    pub name: String,
    /// Contents of the font file.
    pub bytes: &'static [u8],
    /// Index of the font in the file.
    pub index: u32,
}

impl FallbackFont {
    /// Parses the font. Returns `None` if the file is damaged.
    pub fn font(&self) -> Option<FontRef<'static>> {
        FontRef::try_from_slice_and_index(self.bytes, self.index).ok()
    }
}

/// Finds fonts for letters.
#[derive(Default)]
struct FontFinder {
    /// Fonts of the system, read on first use.
    system: Option<Database>,
    /// Parts of the names of preferred fonts for Chinese characters, whose shapes differ from country to country.
    region: Vec<&'static str>,
    files: HashMap<PathBuf, &'static [u8]>,
}

/// The program’s only finder, so that the system’s fonts are read once.
fn finder() -> &'static Mutex<FontFinder> {
    static FINDER: OnceLock<Mutex<FontFinder>> = OnceLock::new();
    FINDER.get_or_init(|| {
        let locale = sys_locale::get_locale().unwrap_or_default();
        Mutex::new(FontFinder { region: region(&locale), ..FontFinder::default() })
    })
}

/// Finds fonts on this computer that have letters which the program's own fonts lack. The first call may take a
/// second.
pub fn fonts_for(missing: &BTreeSet<char>) -> Vec<FallbackFont> {
    finder().lock().unwrap_or_else(PoisonError::into_inner).find(missing)
}

/// Returns `true` if a character leaves a mark when it is drawn: it is no space, control or format character.
pub fn is_visible(letter: char) -> bool {
    let is_format = matches!(letter,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    !is_format && !letter.is_control() && !letter.is_whitespace()
}

impl FontFinder {
    /// Looks among these fonts instead of the system’s.
    #[cfg(test)]
    fn among(system: Database) -> Self {
        Self { system: Some(system), ..Self::default() }
    }

    /// Finds a font for each letter that any font has, first among those of the system.
    fn find(&mut self, missing: &BTreeSet<char>) -> Vec<FallbackFont> {
        let mut left = missing.clone();
        let mut found: Vec<FallbackFont> = Vec::new();
        while let Some(&first) = left.iter().next() {
            // One script after the other: a font that has some of all has none of them well.
            let group: Vec<char> =
                left.iter().copied().filter(|&letter| script(letter) == script(first)).collect();
            match self.system_font(&group).or_else(|| last_resort(&group)) {
                Some((font, has)) => {
                    left.retain(|letter| !has.contains(letter));
                    if !found.contains(&font) {
                        found.push(font);
                    }
                }
                None => left.retain(|letter| !group.contains(letter)),
            }
        }
        found
    }

    /// Returns the system's best font for some letters, and those of them that it has.
    fn system_font(&mut self, letters: &[char]) -> Option<(FallbackFont, Vec<char>)> {
        let system = self.system.get_or_insert_with(|| {
            let mut system = Database::new();
            system.load_system_fonts();
            system
        });
        let region = &self.region;
        let rated = system.faces().filter_map(|face| {
            let has = system.with_face_data(face.id, |bytes, index| {
                FontRef::try_from_slice_and_index(bytes, index)
                    .map(|font| drawn_letters(&font, letters))
                    .unwrap_or_default()
            })?;
            (!has.is_empty()).then(|| (has.len(), style_rank(face, region), face, has))
        });
        let (_, _, face, has) = rated.max_by_key(|(count, style, ..)| (*count, *style))?;
        let Source::File(path) = &face.source else {
            let (Source::Binary(data) | Source::SharedFile(_, data)) = &face.source else { return None };
            let bytes: &'static [u8] = Vec::leak((**data).as_ref().to_vec());
            return Some((
                FallbackFont { name: face.post_script_name.clone(), bytes, index: face.index },
                has,
            ));
        };
        let bytes = if let Some(bytes) = self.files.get(path) {
            bytes
        } else {
            let bytes: &'static [u8] = Vec::leak(fs::read(path).ok()?);
            self.files.insert(path.clone(), bytes);
            bytes
        };
        let font = FallbackFont { name: face.post_script_name.clone(), bytes, index: face.index };
        // The file may be another one by now.
        font.font().is_some().then_some((font, has))
    }
}

/// Returns those of the letters that a font can draw.
fn drawn_letters(font: &FontRef, letters: &[char]) -> Vec<char> {
    let draws = |letter: &char| {
        let glyph = font.glyph_id(*letter);
        // Pictures instead of outlines are no letters.
        glyph.0 != 0 && font.outline(glyph).is_some()
    };
    letters.iter().copied().filter(draws).collect()
}

/// Rank of a font beside the program's own, the highest best: ordinary, of the region, sans serif, upright, medium.
fn style_rank(face: &FaceInfo, region: &[&str]) -> (bool, bool, bool, bool, bool, i32) {
    let name = face.families.first().map_or("", |(name, _)| name.as_str());
    let name_contains = |parts: &[&str]| parts.iter().any(|part| name.contains(part));
    (
        !name_contains(&["Unifont", "LastResort", "Last Resort", "Bitmap", "Symbol"]),
        name_contains(region),
        !name_contains(&["Serif", "Mincho", "Ming", "Song", "Nastaliq", "Looped", "Kufi", "UI"]),
        face.style == Style::Normal && face.stretch == Stretch::Normal && !face.monospaced,
        !name_contains(&["Condensed", "Display", "Rounded", "Hand"]),
        -(i32::from(face.weight.0) - 500).abs(),
    )
}

/// Parts of names of fonts with the Chinese characters of a place; without a hint those of Japan, as in our own font.
fn region(locale: &str) -> Vec<&'static str> {
    let locale = locale.to_lowercase();
    let is = |part: &&str| locale.contains(part);
    if locale.starts_with("zh") && ["tw", "hk", "mo", "hant"].iter().any(is) {
        vec!["TC", "TW", "HK", "JhengHei", "PingFang TC"]
    } else if locale.starts_with("zh") {
        vec!["SC", "CN", "YaHei", "PingFang SC", "WenQuanYi"]
    } else if locale.starts_with("ko") {
        vec!["KR", "Malgun", "Nanum", "Apple SD Gothic"]
    } else {
        vec!["JP", "Hiragino", "Yu Gothic", "Meiryo", "IPA", "VL Gothic", "Takao", "M+"]
    }
}

/// A number for the letters that are written together: about a block of Unicode.
const fn script(letter: char) -> u32 {
    match letter as u32 {
        0x2e80..=0x9fff | 0xf900..=0xfaff | 0xfe30..=0xfe4f | 0xff00..=0xffef | 0x20000..=0x3ffff => 1,
        0x1100..=0x11ff | 0xa960..=0xa97f | 0xac00..=0xd7ff => 2,
        code => 0x100 + code / 0x80,
    }
}

macro_rules! last_resort {
    ($($name:literal),*) => {
        [$(CompressedFont {
            name: $name,
            gzip: include_bytes!(concat!("../../../assets/fonts/last-resort/", $name, ".ttf.gz")),
            bytes: OnceLock::new(),
        }),*]
    };
}

/// For systems without a font for these scripts.
static LAST_RESORT: [CompressedFont; 10] = last_resort![
    "NotoSansHebrew",
    "NotoSansArabic",
    "NotoSansThai",
    "NotoSansDevanagari",
    "NotoSansBengali",
    "NotoSansTamil",
    "NotoSansGeorgian",
    "NotoSansArmenian",
    "DroidSansFallback",
    "AbandeHangul"
];

/// A font that takes no memory until it is needed.
struct CompressedFont {
    name: &'static str,
    gzip: &'static [u8],
    bytes: OnceLock<Vec<u8>>,
}

impl CompressedFont {
    fn font(&'static self) -> FallbackFont {
        let bytes = self.bytes.get_or_init(|| {
            let mut bytes = Vec::new();
            // A font that cannot be read has no letters; a test reads all of them.
            let _ = GzDecoder::new(self.gzip).read_to_end(&mut bytes);
            bytes
        });
        FallbackFont { name: self.name.to_owned(), bytes, index: 0 }
    }
}

fn last_resort(letters: &[char]) -> Option<(FallbackFont, Vec<char>)> {
    LAST_RESORT.iter().find_map(|compressed| {
        let font = compressed.font();
        let has = drawn_letters(&font.font()?, letters);
        (!has.is_empty()).then_some((font, has))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 13] = [
        "佐藤",
        "鈴木",
        "김민준",
        "李明",
        "דוד כהן",
        "محمد",
        "สมชาย",
        "अर्जुन",
        "গোপাল",
        "தமிழ்",
        "გიორგი",
        "Արմեն",
        "髙橋",
    ];

    fn letters(text: &str) -> BTreeSet<char> {
        text.chars().filter(|&letter| is_visible(letter)).collect()
    }

    fn covered(fonts: &[FallbackFont], letters: &BTreeSet<char>) -> bool {
        let fonts: Vec<_> = fonts.iter().map(|font| font.font().unwrap()).collect();
        letters.iter().all(|&letter| fonts.iter().any(|font| font.glyph_id(letter).0 != 0))
    }

    /// Finding window 3.
    #[test]
    fn without_a_font_in_the_system_there_is_a_last_resort_for_every_script() {
        for name in NAMES {
            let letters = letters(name);
            let found = FontFinder::among(Database::new()).find(&letters);
            assert_eq!(found.len(), 1, "{name}: {found:?}", found = names(&found));
            assert!(covered(&found, &letters), "{name}");
        }
        let all = letters(&NAMES.concat());
        assert!(covered(&FontFinder::among(Database::new()).find(&all), &all));
    }

    fn names(fonts: &[FallbackFont]) -> Vec<&str> {
        fonts.iter().map(|font| font.name.as_str()).collect()
    }

    /// Finding window 3.
    #[test]
    fn the_systems_font_comes_before_the_last_resort() {
        let mut system = Database::new();
        system.load_font_data(LAST_RESORT[0].font().bytes.to_vec());
        let found = FontFinder::among(system).find(&letters("דוד ไทย"));
        assert_eq!(found.len(), 2);
        assert_eq!(names(&found)[1], "NotoSansThai");
        assert!(names(&found)[0].starts_with("NotoSansHebrew-"), "by its own name: {:?}", names(&found));
    }

    /// Finding window 3.
    #[test]
    fn what_no_font_has_is_not_looked_for_for_ever() {
        assert_eq!(FontFinder::among(Database::new()).find(&letters("\u{10fff0}\u{e123}")), []);
        let mixed = FontFinder::among(Database::new()).find(&letters("\u{e123}김"));
        assert_eq!(names(&mixed), ["AbandeHangul"]);
    }

    #[test]
    fn every_compressed_font_is_read_whole() {
        for compressed in &LAST_RESORT {
            let read = compressed.font();
            let length = compressed.gzip.last_chunk().map(|&bytes| u32::from_le_bytes(bytes));
            assert_eq!(length.map(|length| length as usize), Some(read.bytes.len()), "{}", compressed.name);
            assert!(read.font().is_some(), "{}", compressed.name);
        }
    }

    #[test]
    fn a_file_that_is_no_font_harms_nobody() {
        let mut system = Database::new();
        for bytes in LAST_RESORT.iter().map(|compressed| compressed.font().bytes) {
            system.load_font_data(bytes[..bytes.len() / 3].to_vec());
            system.load_font_data(bytes.iter().rev().copied().collect());
        }
        let all = letters(&NAMES.concat());
        assert!(covered(&FontFinder::among(system).find(&all), &all));
    }
}
