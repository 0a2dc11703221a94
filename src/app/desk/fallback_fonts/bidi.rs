//! Bidirectional text: puts the words of a line in visual order. egui shapes each word in the direction of its script,
//! but puts all of them from left to right.

use std::sync::Arc;

use bevy_egui::egui::epaint::text::{Galley, Row};
use unicode_bidi::{BidiClass, BidiInfo, bidi_class};

/// Pairs of brackets, opening and closing.
const BRACKETS: [[char; 2]; 4] = [['(', ')'], ['[', ']'], ['{', '}'], ['«', '»']];

/// Returns laid-out text with the words of right-to-left scripts in the order in which they are seen, or `None` if
/// they are in that order already.
pub(super) fn visually_ordered(galley: &Galley) -> Option<Galley> {
    let mut turned = None;
    for (index, placed) in galley.rows.iter().enumerate() {
        let Some(row) = reordered_row(&placed.row, galley.pixels_per_point) else { continue };
        turned.get_or_insert_with(|| galley.clone()).rows[index].row = Arc::new(row);
    }
    turned
}

/// Returns `true` if a letter belongs to a right-to-left script.
pub(super) fn is_right_to_left(letter: char) -> bool {
    matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}

/// Indices of the glyphs of a row in visual order, or `None` if no letter is right-to-left.
fn order(letters: &[char]) -> Option<Vec<usize>> {
    if !letters.iter().copied().any(is_right_to_left) {
        return None;
    }
    let text: String = letters.iter().collect();
    let info = BidiInfo::new(&text, None);
    let levels: Vec<_> = text.char_indices().map(|(at, _)| info.levels[at]).collect();
    // A word that was shaped from right to left lies turned already: here it is turned back.
    let mut logical: Vec<usize> = (0..letters.len()).collect();
    let is_part = |at: usize| {
        is_right_to_left(letters[at]) || (bidi_class(letters[at]) == BidiClass::NSM && levels[at].is_rtl())
    };
    let mut start = 0;
    while start < letters.len() {
        let end = (start..letters.len()).find(|&at| !is_part(at)).unwrap_or(letters.len());
        logical[start..end].reverse();
        start = end + 1;
    }
    let mut order: Vec<usize> = BidiInfo::reorder_visual(&levels).into_iter().map(|at| logical[at]).collect();
    // Brackets open to the other side.
    for [open, close] in BRACKETS {
        let slots = |bracket| {
            let is_turned = |glyph: usize| letters[glyph] == bracket && levels[glyph].is_rtl();
            (0..order.len()).filter(|&slot| is_turned(order[slot])).collect::<Vec<_>>()
        };
        for (one, other) in slots(open).into_iter().zip(slots(close)) {
            order.swap(one, other);
        }
    }
    Some(order)
}

/// Returns a row with its glyphs in visual order, or `None` if they are in that order already.
fn reordered_row(row: &Row, pixels_per_point: f32) -> Option<Row> {
    let letters: Vec<char> = row.glyphs.iter().map(|glyph| glyph.chr).collect();
    let order = order(&letters)?;
    if order.iter().enumerate().all(|(at, &glyph)| at == glyph) {
        return None;
    }
    let start = row.glyphs.first()?.pos.x;
    let mut row = row.clone();
    // How far each glyph lies from where the ones before it end.
    let mut pen = start;
    let aside: Vec<f32> = row
        .glyphs
        .iter()
        .map(|glyph| {
            let aside = glyph.pos.x - pen;
            pen += glyph.advance_width;
            aside
        })
        .collect();
    let mut pen = start;
    for at in order {
        let glyph = &mut row.glyphs[at];
        let moved = ((pen + aside[at] - glyph.pos.x) * pixels_per_point).round() / pixels_per_point;
        pen += glyph.advance_width;
        glyph.pos.x += moved;
        if !glyph.uv_rect.is_nothing() {
            let first = glyph.first_vertex as usize;
            for vertex in row.visuals.mesh.vertices.iter_mut().skip(first).take(4) {
                vertex.pos.x += moved;
            }
        }
    }
    Some(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Text on the screen from left to right, for words that were laid out by egui.
    fn on_screen(words: &[&str]) -> String {
        let laid: Vec<char> = words
            .iter()
            .flat_map(|word| -> Vec<char> {
                if word.chars().any(is_right_to_left) {
                    word.chars().rev().collect()
                } else {
                    word.chars().collect()
                }
            })
            .collect();
        match order(&laid) {
            Some(order) => order.into_iter().map(|at| laid[at]).collect(),
            None => laid.into_iter().collect(),
        }
    }

    /// Finding window 3.
    #[test]
    fn words_stand_in_the_order_of_their_script() {
        // The first word of Hebrew and Arabic stands on the right, with its first letter there.
        assert_eq!(on_screen(&["שלום", " ", "עולם"]), "םלוע םולש");
        assert_eq!(on_screen(&["مرحبا", " ", "بك"]), "كب ابحرم");
        assert_eq!(on_screen(&["שלום"]), "םולש");
        // Numbers and Latin words inside are read from left to right.
        assert_eq!(on_screen(&["דוד", " ", "12", " ", "כהן"]), "ןהכ 12 דוד");
        assert_eq!(on_screen(&["Black: ", "דוד", " ", "כהן", " (1200)"]), "Black: (1200) ןהכ דוד");
        for same in ["Anna", "佐藤", "สมชาย", ""] {
            assert_eq!(order(&same.chars().collect::<Vec<_>>()), None, "{same}");
        }
    }
}
