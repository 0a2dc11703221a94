//! Every script on the screen: fallback fonts for letters that the built-in ones lack, and lines in visual order.

mod bidi;

use std::collections::{BTreeSet, HashSet};
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::{mem, thread};

use bevy::prelude::*;
use bevy_egui::egui::epaint::text::Galley;
use bevy_egui::egui::{self, FontId, Shape};
use bevy_egui::{EguiContext, EguiContexts, EguiFullOutput, EguiPostUpdateSet};

use super::panels::add_fonts;
use crate::app::game::{FallbackFont, RedrawScheduler, WindowWaker, fonts_for, is_visible};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MissingGlyphs>().add_systems(First, install_fonts).add_systems(
        PostUpdate,
        find_missing_glyphs.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Letters that the built-in fonts lack, and the search for fonts that have them.
#[derive(Resource)]
pub(in crate::app) struct MissingGlyphs {
    /// Letters that were searched for already, with or without success.
    searched: HashSet<char>,
    missing: BTreeSet<char>,
    fonts: Vec<FallbackFont>,
    answer: (Sender<Vec<FallbackFont>>, Mutex<Receiver<Vec<FallbackFont>>>),
    is_looking: bool,
}

impl Default for MissingGlyphs {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self {
            searched: HashSet::new(),
            missing: BTreeSet::new(),
            fonts: Vec::new(),
            answer: (sender, Mutex::new(receiver)),
            is_looking: false,
        }
    }
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
        if self.missing.is_empty() || self.is_looking {
            return;
        }
        let (missing, sender, wake) = (mem::take(&mut self.missing), self.answer.0.clone(), waker.wake());
        info!("{} letters are not in the program’s own fonts", missing.len());
        let started = thread::Builder::new().name("fonts".into()).spawn(move || {
            let _wake = wake.at_end();
            // At a font that is broken the search may panic, which is reported. The next letters are looked for all the same.
            let found = panic::catch_unwind(AssertUnwindSafe(|| find(&missing))).unwrap_or_default();
            // The receiver is gone if the window was closed meanwhile.
            let _ = sender.send(found);
        });
        match started {
            Ok(_) => self.is_looking = true,
            Err(error) => warn!("no fonts can be looked for: {error}"),
        }
    }
}

/// Installs fonts that were found as fallbacks.
pub(in crate::app) fn install_fonts(
    mut contexts: EguiContexts,
    mut glyphs: ResMut<MissingGlyphs>,
    mut redraws: ResMut<RedrawScheduler>,
) -> Result {
    if !glyphs.is_looking {
        return Ok(());
    }
    let Some(found) = glyphs.answer.1.lock().ok().and_then(|answer| answer.try_recv().ok()) else {
        return Ok(());
    };
    glyphs.is_looking = false;
    let before = glyphs.fonts.len();
    for font in found {
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

/// Collects missing letters of all texts that are about to be drawn, and puts their words in visual order.
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

fn each_text(shape: &mut Shape, visit: &mut impl FnMut(&mut Arc<Galley>)) {
    match shape {
        Shape::Text(text) => visit(&mut text.galley),
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| each_text(shape, visit)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// A broken font that made the search panic left `is_looking` set, and no letter was looked for again.
    #[test]
    fn a_search_that_panics_has_an_end() {
        let mut letters = MissingGlyphs::default();
        letters.missing.insert('\u{5d0}');
        letters.search_fonts(&WindowWaker::default(), |_| panic!("a test asked for this"));
        assert!(letters.is_looking);
        let answer = letters.answer.1.lock().unwrap().recv_timeout(Duration::from_mins(1));
        assert_eq!(answer, Ok(Vec::new()));
    }
}
