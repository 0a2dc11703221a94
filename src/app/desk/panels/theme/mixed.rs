//! Panels in the colours of a theme, all mixed from two: its background and its text.
//!
//! Colours with a meaning keep their hue, and move towards the text colour until they are readable.

use bevy_egui::egui::Color32;

use super::palette::{DARK, LIGHT, Palette};
use super::pieces::shown;
use crate::theme::Colour;

/// Least contrast of text, with a margin for rounding.
const TEXT: f32 = 4.6;
/// Least contrast of graphics that must be seen.
const SIGN: f32 = 3.1;

/// Derives all colours of the panels from two colours of a theme: that of the panels and that of their text.
pub(super) fn palette(panel: Colour, text: Colour) -> Palette {
    let mix = Mix {
        panel,
        text,
        far: if text.luminance() < panel.luminance() { Colour::WHITE } else { Colour::BLACK },
    };
    let is_light = mix.far == Colour::WHITE;
    let usual = if is_light { LIGHT } else { DARK };
    // Cards are lighter than their panel, in light and in dark themes.
    let lift = |share: f32| if is_light { mix.away(share) } else { mix.towards(share) };
    let (dialog, card) = (lift(if is_light { 0.35 } else { 0.025 }), lift(if is_light { 0.7 } else { 0.06 }));
    let field = if is_light { mix.away(1.0) } else { mix.away(0.25) };
    // Sunken parts and every second row are tinted towards the text. If that would make text hard to read, they have
    // no tint.
    let tinted = panel.mixed(mix.far.opposite(), 0.05);
    let has_room = tinted.contrast(text) >= TEXT;
    let tint = |color: Color32| if has_room { color } else { Color32::TRANSPARENT };
    let grounds = [panel, dialog, card, field, if has_room { tinted } else { panel }];
    let [raised, hover, pressed, chosen] = [0.085, 0.145, 0.20, 0.165].map(|share| mix.towards(share));
    let all = [&grounds[..], &[raised, hover, pressed, chosen]].concat();
    let readable = |color: Color32| mix.readable(of(color), &grounds, TEXT);
    let seen = |color: Color32| shown(readable(color));
    let accent = readable(usual.accent);
    // Black or white, whichever contrasts more.
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

/// The two colours of a theme, and the extreme beyond its panel: white if the text is darker than the panel, or else
/// black.
struct Mix {
    panel: Colour,
    text: Colour,
    far: Colour,
}

impl Mix {
    /// The panel's colour, mixed with the text's by this share, or with the far extreme's if text would be hard to
    /// read on it.
    fn towards(&self, share: f32) -> Colour {
        let nearer = self.panel.mixed(self.text, share);
        if nearer.contrast(self.text) >= TEXT * 1.25 { nearer } else { self.away(share) }
    }

    /// The panel's colour, mixed with the far extreme by this share.
    fn away(&self, share: f32) -> Colour {
        self.panel.mixed(self.far, share)
    }

    /// Moves a colour towards the text colour until it has this contrast with all the grounds.
    fn readable(&self, colour: Colour, grounds: &[Colour], least: f32) -> Colour {
        let steps = (0_u8..=40).map(|step| colour.mixed(self.text, f32::from(step) / 40.0));
        let stands_out = |colour: &Colour| grounds.iter().all(|ground| colour.contrast(*ground) >= least);
        steps.into_iter().find(stands_out).unwrap_or(self.text)
    }
}

fn of(color: Color32) -> Colour {
    Colour::new([color.r(), color.g(), color.b()])
}
