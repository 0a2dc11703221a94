//! Coordinates that are typed: `d4`, or `d5d4` for a capture.

use super::super::selection::Gesture;
use crate::board::{Board, Point};

/// The coordinate that is being typed, and the point that was typed right before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed {
    /// Beginning of the label of a point.
    label: String,
    /// The point whose label was typed right before.
    before: Option<Point>,
}

/// Result of a typed letter or digit: the click that it triggers, the point named now, or an unknown coordinate.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Reading {
    /// Click on the point of the label before, which another label has completed.
    pub click: Option<Gesture>,
    /// Point that the text names now.
    pub at: Option<Point>,
    /// Label that no point has, if the last character would have made one.
    pub unknown: Option<String>,
}

impl Typed {
    /// Returns the part of a coordinate that has been typed so far.
    pub fn text(&self) -> &str {
        &self.label
    }

    /// Returns the click on a typed point, which counts as a move from the point that was typed right before it, as
    /// `d5` in `d5d4`.
    pub(super) fn click(&self, to: Point) -> Gesture {
        self.before.map_or(Gesture::Click(Some(to)), |from| Gesture::ClickAfter { from, to })
    }

    /// Forgets everything that was typed.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }

    /// Takes one more letter or digit, and returns what follows. Characters that cannot belong to a coordinate are
    /// dropped; a digit that leads to no point is reported.
    pub(super) fn push(&mut self, letter: char, board: &Board) -> Reading {
        let mut reading = Reading::default();
        if letter.is_ascii_alphabetic() {
            let complete = self.point(board);
            reading.click = complete.map(|point| self.click(point));
            self.before = complete;
            self.label.clear();
            if Self::begins_label(letter, board) {
                self.label.push(letter.to_ascii_lowercase());
            }
        } else if letter.is_ascii_digit() && !self.label.is_empty() {
            self.label.push(letter);
            if self.point(board).is_none() {
                reading.unknown = Some(self.label.clone());
                self.label.pop();
            }
        }
        reading.at = self.point(board);
        reading
    }

    /// Returns the point whose coordinate has been typed, if it is complete.
    pub(super) fn point(&self, board: &Board) -> Option<Point> {
        board.find(&self.label)
    }

    /// Returns `true` if the coordinate of a point begins with this letter.
    pub(super) fn begins_label(letter: char, board: &Board) -> bool {
        board.points().any(|point| board.label(point).starts_with(letter.to_ascii_lowercase()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    #[test]
    fn labels_are_read_letter_by_letter() {
        let board = Variant::Hex.board();
        let point = |label| board.find(label);
        let mut typed = Typed::default();
        assert_eq!(typed.push('D', board), Reading::default());
        let at = |label| Reading { at: point(label), ..Reading::default() };
        let click = |gesture| Reading { click: Some(gesture), ..Reading::default() };
        let [d4, d5] = ["d4", "d5"].map(|label| board.find(label).unwrap());
        assert_eq!(typed.push('5', board), at("d5"));
        assert_eq!(typed.push('-', board), at("d5"), "a dash changes nothing");
        assert_eq!(typed.push('d', board), click(Gesture::Click(Some(d5))));
        assert_eq!(typed.push('9', board), Reading { unknown: Some("d9".into()), ..Reading::default() });
        assert_eq!(typed.push('4', board), at("d4"), "a wrong digit leaves the letter");
        assert_eq!(typed.text(), "d4");
        let capture = Gesture::ClickAfter { from: d5, to: d4 };
        assert_eq!(typed.click(d4), capture);
        assert_eq!(typed.push('0', board), Reading { unknown: Some("d40".into()), ..at("d4") });
        assert_eq!(typed.push('z', board), click(capture), "the next label ends this one as Enter does");
        assert_eq!(typed.text(), "");
        assert_eq!(typed.click(d5), Gesture::ClickAfter { from: d4, to: d5 });
        typed.clear();
        assert_eq!(typed.click(d5), Gesture::Click(Some(d5)));
    }

    #[test]
    fn numbers_may_have_two_digits() {
        let board = "anda-11".parse::<Variant>().unwrap().board();
        let mut typed = Typed::default();
        for letter in ['k', '1'] {
            typed.push(letter, board);
        }
        assert_eq!(typed.point(board), board.find("k1"));
        typed.push('2', board);
        assert_eq!(typed.point(board), board.find("k12"));
        assert!(typed.point(board).is_some());
    }
}
