//! Panels in the colours of a theme: everything is mixed from its two, the one behind words and the one of words.
//!
//! What means something keeps its hue, and is moved as far towards the words as it takes to be read.

use bevy_egui::egui::Color32;

use super::palette::{DARK, LIGHT, Palette};
use crate::theme::Colour;

/// What text must have at least, with something to spare for rounding.
const TEXT: f32 = 4.6;
/// And what is no text, but must be seen.
const SIGN: f32 = 3.1;

/// The palette of a theme's panels.
pub(super) fn palette(panel: Colour, text: Colour) -> Palette {
    let mix = Mix {
        panel,
        text,
        far: if text.luminance() < panel.luminance() { Colour::WHITE } else { Colour::BLACK },
    };
    let is_light = mix.far == Colour::WHITE;
    let usual = if is_light { LIGHT } else { DARK };
    // A light panel lies below its cards, a dark one too: both become lighter.
    let lift = |share: f32| if is_light { mix.away(share) } else { mix.towards(share) };
    let (dialog, card) = (lift(if is_light { 0.35 } else { 0.025 }), lift(if is_light { 0.7 } else { 0.06 }));
    let field = if is_light { mix.away(1.0) } else { mix.away(0.25) };
    // What lies lower than the panel, and every second row, are a little nearer to the text: where there is no room for
    // that, they are like the panel.
    let tinted = panel.mixed(mix.far.opposite(), 0.05);
    let has_room = tinted.contrast(text) >= TEXT;
    let tint = |color: Color32| if has_room { color } else { Color32::TRANSPARENT };
    let grounds = [panel, dialog, card, field, if has_room { tinted } else { panel }];
    let [raised, hover, pressed, chosen] = [0.085, 0.145, 0.20, 0.165].map(|share| mix.towards(share));
    let all = [&grounds[..], &[raised, hover, pressed, chosen]].concat();
    let readable = |color: Color32| mix.readable(of(color), &grounds, TEXT);
    let shown = |colour: Colour| {
        let [red, green, blue] = colour.rgb();
        Color32::from_rgb(red, green, blue)
    };
    let seen = |color: Color32| shown(readable(color));
    let accent = readable(usual.accent);
    // Text on it is of the other kind.
    let on_accent = accent.opposite();
    let [accent_hover, accent_pressed] = [usual.accent_hover, usual.accent_pressed]
        .map(|color| shown(if of(color).contrast(on_accent) >= TEXT { of(color) } else { accent }));
    let best = readable(usual.best);
    Palette {
        panel: Color32::from_rgba_unmultiplied(panel.rgb()[0], panel.rgb()[1], panel.rgb()[2], 248),
        dialog: shown(dialog),
        card: shown(card),
        field: shown(field),
        sunken: tint(usual.sunken),
        stripe: tint(usual.stripe),
        raised: shown(raised),
        hover: shown(hover),
        pressed: shown(pressed),
        line: shown(mix.towards(0.2)),
        ink: shown(text),
        soft: shown(mix.readable(text.mixed(panel, 0.12), &all, TEXT)),
        muted: shown(mix.readable(text.mixed(panel, 0.28), &all, TEXT)),
        disabled: shown(mix.readable(text.mixed(panel, 0.5), &[panel, dialog, card], SIGN)),
        accent: shown(accent),
        accent_hover,
        accent_pressed,
        on_accent: shown(on_accent),
        chosen_fill: shown(chosen),
        chosen_line: shown(mix.readable(text.mixed(panel, 0.45), &[panel, dialog, card], SIGN)),
        danger: seen(usual.danger),
        asleep: seen(usual.asleep),
        good: seen(usual.good),
        best: shown(best),
        on_best: shown(best.opposite()),
        dubious: seen(usual.dubious),
        ..usual
    }
}

/// The two colours of a theme, and black or white, whichever is on the other side of the panel than the text.
struct Mix {
    panel: Colour,
    text: Colour,
    far: Colour,
}

impl Mix {
    /// The panel, so far on the way to its text: or away from it, where the text could not be read any longer.
    fn towards(&self, share: f32) -> Colour {
        let nearer = self.panel.mixed(self.text, share);
        if nearer.contrast(self.text) >= TEXT * 1.25 { nearer } else { self.away(share) }
    }

    fn away(&self, share: f32) -> Colour {
        self.panel.mixed(self.far, share)
    }

    /// As much towards the text as it takes to stand out so far from all of these.
    fn readable(&self, colour: Colour, grounds: &[Colour], least: f32) -> Colour {
        let steps = (0_u8..=40).map(|step| colour.mixed(self.text, f32::from(step) / 40.0));
        let stands_out = |colour: &Colour| grounds.iter().all(|ground| colour.contrast(*ground) >= least);
        steps.into_iter().find(stands_out).unwrap_or(self.text)
    }
}

fn of(color: Color32) -> Colour {
    Colour::new([color.r(), color.g(), color.b()])
}
