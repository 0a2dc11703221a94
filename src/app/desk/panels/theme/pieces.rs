//! Colours of the discs and the board in the small pictures of the panels, taken from the board's theme.

use std::cell::{Cell, RefCell};

use bevy_egui::egui::Color32;

use crate::theme::{Colour, Part, Theme};

/// Colours of discs and board where the panels draw them, flat.
#[derive(Clone, Copy, Debug)]
pub(in crate::app::desk::panels) struct Pieces {
    pub(in crate::app::desk::panels) black: Color32,
    pub(in crate::app::desk::panels) black_rim: Color32,
    pub(in crate::app::desk::panels) black_dot: Color32,
    pub(in crate::app::desk::panels) white: Color32,
    pub(in crate::app::desk::panels) white_rim: Color32,
    pub(in crate::app::desk::panels) white_ring: Color32,
    pub(in crate::app::desk::panels) wood: Color32,
    pub(in crate::app::desk::panels) pen: Color32,
}

/// The colours of the default theme: black with a dot and white with a ring, as in 3D.
const WALNUT: Pieces = Pieces {
    black: Color32::from_rgb(0x1e, 0x1a, 0x18),
    black_rim: Color32::from_rgb(0x8a, 0x7d, 0x70),
    black_dot: Color32::from_rgb(0xd8, 0xca, 0xb6),
    white: Color32::from_rgb(0xf0, 0xe6, 0xd5),
    white_rim: Color32::from_rgb(0xb5, 0xa6, 0x92),
    white_ring: Color32::from_rgb(0x5c, 0x50, 0x45),
    wood: Color32::from_rgb(0x6e, 0x4f, 0x37),
    pen: Color32::from_rgb(0xf6, 0xbd, 0x62),
};

impl Pieces {
    /// Derives the colours from the theme of the table.
    pub(in crate::app::desk::panels) fn of(theme: &Theme) -> Self {
        if *theme == Theme::default() {
            return WALNUT;
        }
        let [black, white, board, marks] =
            [Part::Black, Part::White, Part::Board, Part::Marks].map(|part| theme.colour(part));
        Self {
            black: shown(black),
            black_rim: shown(black.mixed(white, 0.5)),
            black_dot: shown(white.mixed(black, 0.1)),
            white: shown(white),
            white_rim: shown(white.mixed(black, 0.35)),
            white_ring: shown(black.mixed(white, 0.3)),
            wood: shown(board),
            // The pen marks things on the board, so it must stand out.
            pen: shown(if marks.contrast(board) >= 3.0 { marks } else { board.opposite() }),
        }
    }
}

thread_local! {
    /// Colours in which discs and board are drawn on this thread.
    static CURRENT: Cell<Pieces> = const { Cell::new(WALNUT) };
    /// Theme of the colours in use.
    static THEME: RefCell<Option<Theme>> = const { RefCell::new(None) };
}

/// Sets the theme of all discs that are drawn on this thread from now on.
pub(super) fn put_on(theme: &Theme) {
    THEME.with_borrow_mut(|known| {
        if known.as_ref() != Some(theme) {
            CURRENT.set(Pieces::of(theme));
            *known = Some(theme.clone());
        }
    });
}

/// Converts a colour of a theme for egui.
pub(in crate::app::desk::panels) fn shown(colour: Colour) -> Color32 {
    let [red, green, blue] = colour.rgb();
    Color32::from_rgb(red, green, blue)
}

/// Returns the colours of discs and board that are in use.
pub(in crate::app::desk::panels) fn pieces() -> Pieces {
    CURRENT.get()
}

macro_rules! colours {
    ($($(#[$doc:meta])* $name:ident = $field:ident;)*) => {
        $(
            $(#[$doc])*
            pub(in crate::app::desk::panels) fn $name() -> Color32 {
                CURRENT.get().$field
            }
        )*
    };
}

colours! {
    /// Face of a black disc.
    disc_black = black;
    /// Rim of a black disc.
    disc_black_rim = black_rim;
    /// Face of a white disc.
    disc_white = white;
    /// Rim of a white disc.
    disc_white_rim = white_rim;
    /// Board under the discs.
    wood = wood;
    /// Marks on the board.
    pen = pen;
}

#[cfg(test)]
mod tests {
    use super::super::palette::tests::contrast;
    use super::*;

    #[test]
    fn discs_stand_out_on_the_board_of_every_theme() {
        for theme in Theme::identifiers().filter_map(Theme::own) {
            let (name, p) = (theme.name(), Pieces::of(&theme));
            assert!(contrast(p.black, p.wood) >= 2.0, "{name}");
            // A disc stands out as well as its rim does.
            assert!(contrast(p.white, p.wood).max(contrast(p.white_rim, p.white)) >= 1.9, "{name}");
            assert!(contrast(p.black_dot, p.black) >= 3.0, "{name}");
            assert!(contrast(p.white_ring, p.white) >= 3.0, "{name}");
            assert!(contrast(p.pen, p.wood) >= 3.0, "{name}");
        }
    }

    #[test]
    fn another_theme_has_other_discs() {
        let slate = Theme::own("slate").unwrap();
        put_on(&slate);
        assert_eq!(disc_white(), shown(slate.colour(Part::White)));
        put_on(&Theme::default());
        assert_eq!((disc_white(), wood()), (WALNUT.white, WALNUT.wood));
    }
}
