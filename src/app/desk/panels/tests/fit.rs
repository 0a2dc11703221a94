//! The texts of the panels fit: none is cut off, cut short, covered or drawn over another one, in any real language,
//! at several window sizes and scales. In the pseudo-language, which is longer than all of them, a text may be cut
//! short if a tooltip has the whole.

use std::fmt::Write as _;

use bevy_egui::egui::Shape;

use super::*;

/// Window sizes in points: 800×600, 1280×720 and 3840×2160 pixels at 100 and at 150 %. The panels never get less than
/// 640×480.
const WINDOWS: [[f32; 2]; 6] = [
    [800.0, 600.0],
    [640.0, 480.0],
    [1280.0, 720.0],
    [1280.0 / 1.5, 480.0],
    [3840.0, 2160.0],
    [2560.0, 1440.0],
];

/// In narrower windows a text may end in “…” or be partly covered, if its tooltip or another part of the window has
/// the whole.
const SHORTENED: f32 = 800.0;
/// Names of players may have any length, and a tooltip at the pointer may cover anything.
const OF_ANY_LENGTH: [&str; 5] =
    ["the library", "a file that is no game", "a new name", "the bin", "tags and a refusal"];

/// Tolerance for text beyond an edge, in points, since glyphs have a small margin.
const SLACK: f32 = 1.5;

/// Area above which a fill counts as one that hides the texts below on purpose, such as that of a menu, card or
/// dialog, in square points.
const PAGE: f32 = 20_000.0;

/// A text that was painted.
struct Painted {
    text: String,
    rect: Rect,
    /// Clip rectangle, outside of which nothing is drawn.
    clip: Rect,
    is_cut_short: bool,
    /// Set if a dialog dims the text, so that it has no tooltip.
    is_dimmed: bool,
}

/// All visible texts, and those that something small covers.
fn painted(table: &Table) -> (Vec<Painted>, Vec<String>) {
    let (mut texts, mut misfits) = (Vec::new(), Vec::new());
    for shape in &table.shapes {
        visit(&shape.shape, shape.clip_rect, &mut texts, &mut misfits);
    }
    (texts, misfits)
}

fn visit(shape: &Shape, clip: Rect, texts: &mut Vec<Painted>, misfits: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| visit(shape, clip, texts, misfits)),
        Shape::Text(text) if !text.galley.text().trim().is_empty() && text.opacity_factor > 0.0 => {
            let rect = text.galley.rect.translate(text.pos.to_vec2());
            if clip.intersects(rect) {
                let text_drawn = text.galley.text().to_owned();
                let is_cut_short = text.galley.elided;
                texts.push(Painted { text: text_drawn, rect, clip, is_cut_short, is_dimmed: false });
            }
        }
        Shape::Rect(ground) if ground.fill.a() == u8::MAX => {
            let ground = ground.rect.intersect(clip);
            // Dialogs, menus and cards hide the texts below. A button that hides half a word is a mistake.
            let is_page = ground.area() > PAGE;
            texts.retain(|text| {
                let part = text.rect.intersect(text.clip);
                let hidden = part.intersect(ground);
                if !hidden.is_positive() {
                    return true;
                }
                let whole = hidden.area() > 0.9 * part.area();
                if !is_page && !whole && hidden.width() > SLACK && hidden.height() > SLACK {
                    misfits.push(format!("“{}” is partly covered", text.text));
                }
                false
            });
        }
        Shape::Rect(veil) if veil.fill.a() > 0 && veil.rect.intersect(clip).area() > PAGE => {
            for text in texts.iter_mut().filter(|text| veil.rect.contains_rect(text.rect)) {
                text.is_dimmed = true;
            }
        }
        _ => {}
    }
}

/// Layout faults of the texts in a frame.
fn misfits(table: &Table, any_length: bool) -> Vec<String> {
    let (texts, mut misfits) = painted(table);
    let is_strict = table.window.width() >= SHORTENED && !any_length;
    if !is_strict {
        misfits.clear();
    }
    for (index, text) in texts.iter().enumerate() {
        let beyond =
            text.rect.left() < text.clip.left() - SLACK || text.rect.right() > text.clip.right() + SLACK;
        // The text of a position is as long as its board is large, so its field scrolls.
        let is_position = text.text.matches('/').count() > 2;
        if beyond && !is_position {
            misfits.push(format!("“{}” is cut off", text.text));
        }
        if text.is_cut_short && is_strict && table.words.language() != Language::Pseudo {
            misfits.push(format!("“{}” is cut short", text.text));
        }
        for other in &texts[..index] {
            let both = text.rect.intersect(text.clip).intersect(other.rect.intersect(other.clip));
            if both.width() > SLACK && both.height() > 3.0 {
                misfits.push(format!("“{}” is written over “{}”", text.text, other.text));
            }
        }
    }
    misfits
}

/// Texts that end in “…” without a tooltip. Those behind a dialog are checked once it is closed.
fn short_without_tip(table: &mut Table) -> Vec<String> {
    let (texts, _) = painted(table);
    let mut without = Vec::new();
    for text in texts.into_iter().filter(|text| text.is_cut_short && !text.is_dimmed) {
        let before = table.texts.len();
        table.frame(vec![Event::PointerMoved(text.rect.intersect(text.clip).center())]);
        table.frames(2);
        if table.texts.len() <= before {
            without.push(format!("“{}” is cut short and has no tip", text.text));
        }
        // Keeps the tooltip of one text from being taken for that of the next.
        table.frame(vec![Event::PointerGone]);
        table.frame(Vec::new());
    }
    without
}

#[test]
fn every_text_fits_in_every_language() {
    check(&Language::ALL);
}

#[test]
fn every_text_fits_in_the_made_up_language() {
    check(&[Language::Pseudo]);
}

fn check(languages: &[Language]) {
    let mut report = String::new();
    for (name, mut table) in scenes::all() {
        // Menus and dialogs open without an animation.
        table.ctx.all_styles_mut(|style| style.animation_time = 0.0);
        for &language in languages {
            table.words = Words::new(language);
            for [width, height] in WINDOWS {
                table.window = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
                table.frames(3);
                let any_length = OF_ANY_LENGTH.contains(&name);
                let mut misfits = misfits(&table, any_length);
                if language == Language::Pseudo && width >= SHORTENED && !any_length {
                    misfits.extend(short_without_tip(&mut table));
                }
                for misfit in misfits {
                    writeln!(report, "{name}, {language:?}, {width:.0}×{height:.0}: {misfit}").unwrap();
                }
            }
        }
    }
    assert!(report.is_empty(), "{report}");
}
