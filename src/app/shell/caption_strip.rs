//! Caption strip below a picture: the scores, the last move, and its comment.

use super::picture::Picture;
use super::text_painter::{TextPainter, faces_for};
use crate::rules::{AnyGame, Player};
use crate::theme::{Part, Theme};

/// Height of the whole picture divided by that of the first row.
const ROW_DIVISOR: u32 = 14;
/// Font size in the first row, as a share of the row's height.
const LETTERS: f32 = 0.55;
/// Radius of the discs before the scores, as a share of the first row's height.
const DISC: f32 = 0.24;
/// Gap at the sides and after the scores, as a share of the first row's height.
const GAP: f32 = 0.30;
/// Number of lines of a comment at most.
const LINES: u8 = 2;
/// Height of a line of the comment, as a share of the first row's height.
const LINE: f32 = 0.70;
/// Font size of the comment, as a share of the first row's height.
const COMMENT: f32 = 0.50;
/// Gap below the comment, as a share of the first row's height.
const BELOW: f32 = 0.24;

/// Returns the height in pixels of the strip's first row for a picture of this height.
pub(super) fn row_height(picture: u32) -> u32 {
    picture.div_ceil(ROW_DIVISOR)
}

/// Returns the height in pixels of a strip: its first row, plus room for two lines of comment if `has_comment`.
pub(super) fn strip_height(row_height: u32, has_comment: bool) -> u32 {
    if !has_comment {
        return row_height;
    }
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few hundred pixels"
    )]
    let comment = (row_height as f32 * (f32::from(LINES) * LINE + BELOW)).ceil() as u32;
    row_height + comment
}

/// Content of the strip below a picture of a game: points, the last move and a comment.
pub(super) struct CaptionStrip<'a> {
    pub game: &'a AnyGame,
    /// Texts about the last move, of which the first one that fits is shown.
    pub move_texts: &'a [String],
    /// Comment, possibly empty.
    pub comment: &'a str,
    pub theme: &'a Theme,
}

impl CaptionStrip<'_> {
    /// Appends the strip below a picture. Its first row is `row_height` pixels high, and `has_comment` adds lines for
    /// the comment.
    pub(super) fn below(&self, mut picture: Picture, row_height: u32, has_comment: bool) -> Picture {
        let [panel, text] = [Part::Panel, Part::Text].map(|part| self.theme.colour(part));
        let strip = strip_height(row_height, has_comment);
        let pixels = (picture.width * strip) as usize;
        picture.rgb.extend(panel.rgb().iter().cycle().take(3 * pixels));
        let top = picture.height;
        picture.height += strip;
        let Some(faces) = faces_for(self.move_texts.iter().map(String::as_str).chain([self.comment])) else {
            return picture;
        };
        #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
        let [top, row, width] = [top, row_height, picture.width].map(|pixels| pixels as f32);
        let mut pen =
            TextPainter { picture: &mut picture, faces, size: row * LETTERS, middle: top + row / 2.0 };
        let mut left = row * GAP;
        for player in Player::ALL {
            let radius = row * DISC;
            pen.piece(left + radius, radius, player, self.theme);
            left += 2.0 * radius + row * GAP / 2.0;
            left += pen.write(&self.game.view().score(player).to_string(), left, text) + row * GAP * 1.5;
        }
        let start = |move_text: &String| width - row * GAP - pen.width(move_text);
        let found = self
            .move_texts
            .iter()
            .map(|move_text| (move_text, start(move_text)))
            .find(|(_, start)| *start > left);
        if let Some((move_text, start)) = found {
            pen.write(move_text, start, text);
        }
        if has_comment {
            (pen.size, pen.middle) = (row * COMMENT, top + row + row * LINE / 2.0);
            for line in pen.wrapped(self.comment, width - 2.0 * row * GAP, LINES.into()) {
                pen.write(&line, row * GAP, text);
                pen.middle += row * LINE;
            }
        }
        picture
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    /// A strip below a picture without rows.
    fn strip(told: &[&str], comment: Option<&str>) -> (Picture, Theme) {
        let (game, theme) = (Variant::Hex.start(), Theme::default());
        let told: Vec<String> = told.iter().map(|&told| told.to_owned()).collect();
        let shown = CaptionStrip {
            game: &game,
            move_texts: &told,
            comment: comment.unwrap_or_default(),
            theme: &theme,
        };
        let none = Picture { width: 400, height: 0, rgb: Vec::new() };
        (shown.below(none, 40, comment.is_some()), theme)
    }

    /// Number of pixels of these rows in the colour of the text.
    fn written(picture: &Picture, theme: &Theme, rows: std::ops::Range<usize>) -> usize {
        let text = theme.colour(Part::Text).rgb();
        let rows = picture.rows().skip(rows.start).take(rows.len());
        rows.flat_map(|row| row.chunks_exact(3)).filter(|pixel| *pixel == text).count()
    }

    #[test]
    fn a_strip_has_discs_and_letters_on_the_panels_colour() {
        let (picture, theme) = strip(&["Black entered at d4    1 / 4"], None);
        assert_eq!((picture.height, picture.rgb.len()), (40, 400 * 40 * 3));
        let at = |x: usize, y: usize| &picture.rgb[3 * (y * 400 + x)..][..3];
        assert_eq!(at(1, 1), theme.colour(Part::Panel).rgb());
        assert_eq!(at(21, 20), theme.colour(Part::White).rgb(), "the dot of the black disc");
        assert_eq!(at(16, 20), theme.colour(Part::Black).rgb(), "beside the dot");
        assert!(written(&picture, &theme, 0..40) > 150);
    }

    #[test]
    fn what_has_no_room_gives_way_to_something_shorter() {
        let long = "a sentence that is much too long for so small a picture";
        let short = strip(&["1 / 4"], None).0;
        assert!(strip(&[long, "1 / 4"], None).0 == short);
        assert!(strip(&["a sentence", "1 / 4"], None).0 != short);
        assert!(strip(&[long], None).0 == strip(&[], None).0);
    }

    #[test]
    fn a_comment_stands_below_in_two_lines_at_most() {
        let (none, theme) = strip(&[], Some(""));
        assert_eq!(none.height, strip_height(40, true));
        assert_eq!(written(&none, &theme, 40..none.height as usize), 0);
        let lines = |comment: &str| {
            let (picture, theme) = strip(&[], Some(comment));
            [40..66, 66..picture.height as usize].map(|rows| written(&picture, &theme, rows) > 20)
        };
        assert_eq!(lines("A quiet move."), [true, false]);
        let long = "It takes the middle, and whoever stands in the middle can go everywhere. ".repeat(4);
        assert_eq!(lines(&long), [true, true]);
        assert_eq!(lines("中央を取る手です。"), [true, false]);
    }

    /// See SabakiHQ/Sabaki#623. Finding window 3.
    #[test]
    fn a_comment_in_any_script_is_written_with_its_own_letters() {
        let box_of = |count: usize| strip(&[], Some(&"\u{10fff0}".repeat(count))).0;
        for comment in ["佐藤", "鈴木", "김민준", "李明", "דוד", "محمد", "สมชาย", "अर्जुन", "გიორგი", "Արմեն"]
        {
            let picture = strip(&[], Some(comment)).0;
            assert!(picture != strip(&[], Some("")).0, "{comment}");
            for count in 1..=comment.chars().count() {
                assert!(picture != box_of(count), "{comment} is a row of boxes");
            }
        }
    }
}
