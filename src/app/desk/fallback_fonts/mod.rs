//! Every script on the screen: fallback fonts for letters that the built-in ones lack, and lines in visual order.

mod bidi;

use std::collections::{BTreeSet, HashSet};
use std::mem;
use std::sync::Arc;
use std::task::Poll;

use bevy::prelude::*;
use bevy_egui::egui::epaint::text::Galley;
use bevy_egui::egui::{self, FontId, Shape};
use bevy_egui::{EguiContext, EguiContexts, EguiFullOutput, EguiPostUpdateSet};

use super::panels::add_fonts;
use crate::app::game::job::Job;
use crate::app::game::{FallbackFont, RedrawScheduler, WindowWaker, fonts_for, is_visible};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MissingGlyphs>().add_systems(First, install_fonts).add_systems(
        PostUpdate,
        find_missing_glyphs.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Letters that the built-in fonts lack, and the search for fonts that have them.
#[derive(Resource, Default)]
pub(in crate::app) struct MissingGlyphs {
    /// Letters that were searched for already, with or without success.
    searched: HashSet<char>,
    missing: BTreeSet<char>,
    fonts: Vec<FallbackFont>,
    search: Option<Job<Vec<FallbackFont>>>,
}

impl MissingGlyphs {
    /// Collects the letters of a text that no font has.
    fn note_missing(&mut self, context: &egui::Context, text: &str) {
        // The built-in fonts have everything below.
        let strange = text.chars().filter(|&letter| letter >= '\u{250}' && !self.searched.contains(&letter));
        let strange: BTreeSet<char> = strange.collect();
        for letter in strange {
            self.searched.insert(letter);
            let has = |letter| context.fonts_mut(|fonts| fonts.has_glyph(&FontId::default(), letter));
            if is_visible(letter) && !has(letter) {
                self.missing.insert(letter);
            }
        }
    }

    /// Starts the search for fonts on a thread.
    fn search_fonts(
        &mut self,
        waker: &WindowWaker,
        find: impl FnOnce(&BTreeSet<char>) -> Vec<FallbackFont> + Send + 'static,
    ) {
        if self.missing.is_empty() || self.search.is_some() {
            return;
        }
        let missing = mem::take(&mut self.missing);
        info!("{} letters are not in the program’s own fonts", missing.len());
        self.search = Some(Job::start("fonts", waker.wake(), move |_| Some(find(&missing))));
    }
}

/// Gives egui the fonts that were found on a thread, behind the built-in ones.
pub(in crate::app) fn install_fonts(
    mut contexts: EguiContexts,
    mut glyphs: ResMut<MissingGlyphs>,
    mut redraws: ResMut<RedrawScheduler>,
) -> Result {
    let Some(Poll::Ready(found)) = glyphs.search.as_ref().map(Job::poll) else { return Ok(()) };
    glyphs.search = None;
    let before = glyphs.fonts.len();
    // At a font that is broken the search may panic, which is reported. The next letters are looked for all the same.
    for font in found.unwrap_or_default() {
        if !glyphs.fonts.contains(&font) {
            info!("letters are taken from the font {}", font.name);
            glyphs.fonts.push(font);
        }
    }
    if glyphs.fonts.len() > before {
        add_fonts(contexts.ctx_mut()?, &glyphs.fonts);
    }
    redraws.settle();
    Ok(())
}

/// Starts a search for fonts if texts that are about to be drawn have letters that all known fonts lack. Puts words
/// of right-to-left scripts in visual order.
pub(super) fn find_missing_glyphs(
    mut outputs: Query<(&mut EguiContext, &mut EguiFullOutput)>,
    mut glyphs: ResMut<MissingGlyphs>,
    waker: Res<WindowWaker>,
) {
    for (mut context, mut output) in &mut outputs {
        let Some(output) = output.bypass_change_detection().0.as_mut() else { continue };
        let context = context.get_mut().clone();
        for shape in &mut output.shapes {
            each_text(&mut shape.shape, &mut |galley| {
                if galley.job.text.is_ascii() {
                    return;
                }
                glyphs.note_missing(&context, &galley.job.text);
                if galley.job.text.chars().any(bidi::is_right_to_left)
                    && let Some(turned) = bidi::visually_ordered(galley)
                {
                    *galley = Arc::new(turned);
                }
            });
        }
    }
    glyphs.search_fonts(&waker, fonts_for);
}

/// Calls `visit` for each text in a shape and in the shapes inside it.
fn each_text(shape: &mut Shape, visit: &mut impl FnMut(&mut Arc<Galley>)) {
    match shape {
        Shape::Text(text) => visit(&mut text.galley),
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| each_text(shape, visit)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::time::Duration;

    use super::*;

    /// A broken font that made the search panic left it open, and no letter was looked for again. Finding window 3.
    #[test]
    fn a_search_that_panics_has_an_end() {
        let mut letters = MissingGlyphs::default();
        letters.missing.insert('\u{5d0}');
        letters.search_fonts(&WindowWaker::default(), |_| panic!("a test asked for this"));
        let search = letters.search.unwrap();
        while search.poll().is_pending() {
            thread::sleep(Duration::from_millis(1));
        }
        assert_eq!(search.poll(), Poll::Ready(None));
    }
}
