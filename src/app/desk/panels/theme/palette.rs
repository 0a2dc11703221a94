//! The colours of the panels: a palette for each look, and the one in use.

use std::cell::{Cell, RefCell};

use bevy_egui::egui::Color32;

use super::mixed;
use crate::theme::{Colour, Part, Theme};

/// Colour scheme of the panels: one of three fixed ones, or that of a theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// Light text on dark wood.
    #[default]
    Dark,
    /// Dark text on stone.
    Light,
    /// Black, white and yellow.
    HighContrast,
    /// The colours of a board theme.
    Themed {
        /// Background.
        panel: Colour,
        /// Text.
        text: Colour,
    },
}

impl Look {
    /// The looks with fixed palettes.
    #[cfg(test)]
    pub const ALL: [Self; 3] = [Self::Dark, Self::Light, Self::HighContrast];

    /// Returns the look of a theme's panels.
    pub fn of_theme(theme: &Theme) -> Self {
        match (theme.colour(Part::Panel), theme.colour(Part::Text)) {
            (Colour::BLACK, Colour::WHITE) => Self::HighContrast,
            (panel, text) => Self::Themed { panel, text },
        }
    }

    /// Returns `true` if text is darker than its background.
    pub fn is_light(self) -> bool {
        match self {
            Self::Dark | Self::HighContrast => false,
            Self::Light => true,
            Self::Themed { panel, text } => text.luminance() < panel.luminance(),
        }
    }

    /// Returns the colours of the look.
    pub(in crate::app::desk::panels) fn palette(self) -> Palette {
        match self {
            Self::Dark => DARK,
            Self::Light => LIGHT,
            Self::HighContrast => HIGH_CONTRAST,
            Self::Themed { panel, text } => mixed::palette(panel, text),
        }
    }
}

thread_local! {
    /// Palette in use. It is set when a frame begins and read everywhere: all widgets need colours, and none depends
    /// on the look that they come from.
    static CURRENT: RefCell<Palette> = const { RefCell::new(DARK) };
    /// Look of the palette in use.
    static LOOK: Cell<Option<Look>> = const { Cell::new(None) };
}

/// Sets the colour scheme of everything that is drawn on this thread from now on.
pub(super) fn put_on(look: Look) {
    if LOOK.replace(Some(look)) != Some(look) {
        CURRENT.set(look.palette());
    }
}

macro_rules! palette {
    ($($(#[$doc:meta])* $name:ident;)*) => {
        /// Colours of the panels, each named by its use.
        #[derive(Clone, Debug)]
        pub(in crate::app::desk::panels) struct Palette {
            $($(#[$doc])* pub(in crate::app::desk::panels) $name: Color32,)*
        }

        $(
            $(#[$doc])*
            pub(in crate::app::desk::panels) fn $name() -> Color32 {
                CURRENT.with_borrow(|palette| palette.$name)
            }
        )*
    };
}

palette! {
    /// Background of panels, slightly transparent.
    panel;
    /// Background of dialogs.
    dialog;
    /// Cards inside panels and dialogs.
    card;
    /// Tint of parts below their panel.
    sunken;
    /// Tint of every second row in a list.
    stripe;
    /// Background of text fields.
    field;
    /// Buttons at rest.
    raised;
    /// Buttons under the pointer.
    hover;
    /// Pressed buttons.
    pressed;
    /// Outline of buttons, for looks in which their fill does not stand out.
    button_line;
    /// Hairlines and outlines.
    line;
    /// Text.
    ink;
    /// Secondary text, such as moves of a variation.
    soft;
    /// Muted text.
    muted;
    /// Disabled text and icons.
    disabled;
    /// Accent, for the turn and the main button.
    accent;
    /// Accent under the pointer.
    accent_hover;
    /// Pressed accent.
    accent_pressed;
    /// Text on the accent.
    on_accent;
    /// Background of selected widgets.
    chosen_fill;
    /// Outline of selected widgets.
    chosen_line;
    /// Refusals, errors and actions that cannot be undone.
    danger;
    /// Background of a button for an action that cannot be undone.
    danger_fill;
    /// Background of such a button under the pointer.
    danger_hover;
    /// Text on a button for an action that cannot be undone.
    on_danger;
    /// Sleeping stacks, as the moons on the board.
    asleep;
    /// Success.
    good;
    /// Best moves, as their arrows on the board.
    best;
    /// Letters on the colour of best moves.
    on_best;
    /// Inaccurate moves.
    dubious;
    /// Shade over the window while a dialog is open.
    shade;
    /// Shadow under floating parts.
    shadow;
}

pub(super) const DARK: Palette = Palette {
    panel: Color32::from_rgba_premultiplied(33, 27, 22, 248),
    dialog: Color32::from_rgb(0x26, 0x21, 0x1d),
    card: Color32::from_rgb(0x2f, 0x29, 0x24),
    sunken: Color32::from_black_alpha(40),
    stripe: Color32::from_rgba_premultiplied(5, 5, 5, 5),
    field: Color32::from_rgb(0x1a, 0x16, 0x13),
    raised: Color32::from_rgb(0x3a, 0x32, 0x2b),
    hover: Color32::from_rgb(0x49, 0x3f, 0x36),
    pressed: Color32::from_rgb(0x56, 0x4a, 0x3f),
    button_line: Color32::TRANSPARENT,
    line: Color32::from_rgb(0x4a, 0x41, 0x38),
    ink: Color32::from_rgb(0xf4, 0xec, 0xdf),
    soft: Color32::from_rgb(0xda, 0xcf, 0xc0),
    muted: Color32::from_rgb(0xbd, 0xb0, 0xa0),
    disabled: Color32::from_rgb(0x80, 0x75, 0x69),
    accent: Color32::from_rgb(0xec, 0xaa, 0x45),
    accent_hover: Color32::from_rgb(0xf6, 0xbd, 0x62),
    accent_pressed: Color32::from_rgb(0xd2, 0x92, 0x33),
    on_accent: Color32::from_rgb(0x24, 0x1a, 0x0c),
    chosen_fill: Color32::from_rgb(0x4d, 0x43, 0x3a),
    chosen_line: Color32::from_rgb(0x9c, 0x8f, 0x80),
    danger: Color32::from_rgb(0xec, 0x82, 0x6a),
    danger_fill: Color32::from_rgb(0x7a, 0x30, 0x24),
    danger_hover: Color32::from_rgb(0x93, 0x3c, 0x2e),
    on_danger: Color32::from_rgb(0xf4, 0xec, 0xdf),
    asleep: Color32::from_rgb(0x94, 0xb8, 0xf8),
    good: Color32::from_rgb(0x9c, 0xc8, 0x8a),
    best: Color32::from_rgb(0x8c, 0xd4, 0xff),
    on_best: Color32::from_rgb(0x0f, 0x24, 0x33),
    dubious: Color32::from_rgb(0xe6, 0xcf, 0x7a),
    shade: Color32::from_black_alpha(120),
    shadow: Color32::from_black_alpha(110),
};

pub(super) const LIGHT: Palette = Palette {
    panel: Color32::from_rgba_premultiplied(230, 228, 222, 248),
    dialog: Color32::from_rgb(0xf4, 0xf2, 0xed),
    card: Color32::from_rgb(0xfb, 0xfa, 0xf7),
    sunken: Color32::from_black_alpha(12),
    stripe: Color32::from_black_alpha(8),
    field: Color32::WHITE,
    raised: Color32::from_rgb(0xdd, 0xd9, 0xd0),
    hover: Color32::from_rgb(0xd0, 0xcb, 0xc0),
    pressed: Color32::from_rgb(0xc3, 0xbd, 0xb0),
    button_line: Color32::TRANSPARENT,
    line: Color32::from_rgb(0xc4, 0xbf, 0xb4),
    ink: Color32::from_rgb(0x23, 0x26, 0x2a),
    soft: Color32::from_rgb(0x3a, 0x3d, 0x42),
    muted: Color32::from_rgb(0x52, 0x55, 0x59),
    disabled: Color32::from_rgb(0x7d, 0x7d, 0x76),
    accent: Color32::from_rgb(0x8a, 0x56, 0x00),
    accent_hover: Color32::from_rgb(0x74, 0x47, 0x00),
    accent_pressed: Color32::from_rgb(0x5f, 0x3a, 0x00),
    on_accent: Color32::WHITE,
    chosen_fill: Color32::from_rgb(0xd2, 0xcc, 0xbf),
    chosen_line: Color32::from_rgb(0x7a, 0x73, 0x68),
    danger: Color32::from_rgb(0xa8, 0x2f, 0x18),
    danger_fill: Color32::from_rgb(0x9c, 0x2e, 0x1c),
    danger_hover: Color32::from_rgb(0x84, 0x24, 0x14),
    on_danger: Color32::WHITE,
    asleep: Color32::from_rgb(0x2b, 0x53, 0xab),
    good: Color32::from_rgb(0x2a, 0x64, 0x26),
    best: Color32::from_rgb(0x1c, 0x5f, 0x96),
    on_best: Color32::from_rgb(0xff, 0xff, 0xff),
    dubious: Color32::from_rgb(0x7a, 0x5c, 0x00),
    shade: Color32::from_black_alpha(90),
    shadow: Color32::from_black_alpha(70),
};

const HIGH_CONTRAST: Palette = Palette {
    panel: Color32::BLACK,
    dialog: Color32::BLACK,
    card: Color32::BLACK,
    sunken: Color32::BLACK,
    stripe: Color32::from_gray(0x1c),
    field: Color32::BLACK,
    raised: Color32::BLACK,
    hover: Color32::from_gray(0x38),
    pressed: Color32::from_gray(0x50),
    button_line: Color32::WHITE,
    line: Color32::WHITE,
    ink: Color32::WHITE,
    soft: Color32::WHITE,
    muted: Color32::WHITE,
    disabled: Color32::from_gray(0xa0),
    accent: Color32::from_rgb(0xff, 0xe1, 0x00),
    accent_hover: Color32::from_rgb(0xff, 0xec, 0x60),
    accent_pressed: Color32::from_rgb(0xd8, 0xbe, 0x00),
    on_accent: Color32::BLACK,
    chosen_fill: Color32::from_gray(0x38),
    chosen_line: Color32::WHITE,
    danger: Color32::from_rgb(0xff, 0xe1, 0x00),
    danger_fill: Color32::WHITE,
    danger_hover: Color32::from_gray(0xdc),
    on_danger: Color32::BLACK,
    asleep: Color32::WHITE,
    good: Color32::WHITE,
    best: Color32::from_rgb(0xff, 0xff, 0xff),
    on_best: Color32::from_rgb(0x00, 0x00, 0x00),
    dubious: Color32::from_rgb(0xff, 0xe9, 0x3d),
    shade: Color32::from_black_alpha(190),
    shadow: Color32::BLACK,
};

#[cfg(test)]
pub(super) mod tests {
    use bevy_egui::egui::Rgba;

    use super::*;

    /// Returns the contrast ratio of two colours by WCAG 2, from 1 to 21.
    pub(in super::super) fn contrast(one: Color32, two: Color32) -> f32 {
        let luminance = |color: Color32| {
            let [r, g, b, _] = Rgba::from(color).to_array();
            0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
        };
        let (one, two) = (luminance(one), luminance(two));
        one.max(two) / one.min(two)
    }

    /// Least contrast of text: level AA of WCAG 2, or AAA in high contrast.
    const fn text(look: Look) -> f32 {
        match look {
            Look::Dark | Look::Light | Look::Themed { .. } => 4.5,
            Look::HighContrast => 7.0,
        }
    }

    /// The fixed looks, those of the built-in themes, and those of themes that only just pass.
    fn looks() -> Vec<Look> {
        let own = Theme::identifiers().filter_map(Theme::own).map(|theme| Look::of_theme(&theme));
        let edge =
            [("#595959", "#D8D8D8"), ("#777777", "#000000"), ("#FFFFFF", "#767676"), ("#000000", "#757575")]
                .into_iter()
                .chain([
                    ("#0000FF", "#FFFFFF"),
                    ("#FFFF00", "#606000"),
                    ("#7A1020", "#F0C8C0"),
                    ("#808080", "#000000"),
                ]);
        let edge = edge.map(|(panel, text)| {
            let (panel, text): (Colour, Colour) = (panel.parse().unwrap(), text.parse().unwrap());
            assert!(panel.contrast(text) >= 4.5, "{panel} {text}: {}", panel.contrast(text));
            Look::Themed { panel, text }
        });
        Look::ALL.into_iter().chain(own).chain(edge).collect()
    }

    /// A translucent colour blended over a background.
    fn over(color: Color32, ground: Color32) -> Color32 {
        ground.blend(color)
    }

    #[test]
    fn text_stands_out_in_every_look() {
        for look in looks() {
            let p = look.palette();
            let panel = p.panel.to_opaque();
            let check = |ink: Color32, ground: Color32| {
                let found = contrast(ink, ground);
                assert!(found >= text(look), "{look:?}: {ink:?} on {ground:?} has {found}");
            };
            let sunken = over(p.sunken, panel);
            for ground in [panel, p.dialog, p.card, sunken, over(p.stripe, panel), p.field] {
                for ink in [p.ink, p.soft, p.muted, p.accent, p.danger, p.good, p.asleep] {
                    check(ink, ground);
                }
            }
            for ground in [p.raised, p.hover, p.pressed, p.chosen_fill] {
                check(p.ink, ground);
                check(p.soft, ground);
            }
            for ground in [p.hover, p.chosen_fill] {
                check(p.muted, ground);
            }
            for ground in [p.accent, p.accent_hover, p.accent_pressed] {
                check(p.on_accent, ground);
            }
            for ground in [p.danger_fill, p.danger_hover] {
                check(p.on_danger, ground);
            }
            // A tick on its field.
            check(p.dialog, p.soft);
        }
    }

    #[test]
    fn controls_stand_out_in_every_look() {
        for look in looks() {
            let p = look.palette();
            for ground in [p.panel.to_opaque(), p.dialog, p.card] {
                // A control that is off, one that is selected, and the focus.
                for line in [p.disabled, p.chosen_line, p.ink, p.accent] {
                    let found = contrast(line, ground);
                    assert!(found >= 3.0, "{look:?}: {line:?} on {ground:?} has {found}");
                }
            }
            let main = contrast(p.accent, p.dialog).max(contrast(p.danger_fill, p.dialog));
            assert!(main >= 3.0, "{look:?}");
        }
        let p = Look::HighContrast.palette();
        assert!(contrast(p.button_line, p.raised) >= 7.0 && contrast(p.line, p.panel) >= 7.0);
    }

    #[test]
    fn what_is_put_on_is_drawn_with() {
        for look in looks() {
            put_on(look);
            assert_eq!((ink(), panel()), (look.palette().ink, look.palette().panel));
        }
    }
}
