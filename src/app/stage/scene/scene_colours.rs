//! Every colour of the scene, mixed from a theme.
//!
//! The constants are those of walnut and ivory. The field lies between the discs: its luminance is 0.17, so that ivory
//! (0.75) and ebony (0.012) both stand out from it by more than 3:1. Every other theme moves each of them by the factor
//! that turns what walnut shows of that part into the theme's colour: light adds up in linear space, and no tone curve
//! comes after it, so that the screen shows what the theme says.

use std::ops::Deref;

use bevy::prelude::*;

use super::room::level_light;
use super::wood::middle;
use crate::app::game::mark_colours::{linear, scaled, shown};
use crate::app::game::{MarkColours, TableTheme};
use crate::rules::Player;
use crate::theme::{Part, TableTop, Texture, Theme};

/// The wood of the playing field, where its grain is darkest and lightest.
const FIELD: [Color; 2] = [Color::srgb(0.515, 0.358, 0.225), Color::srgb(0.685, 0.508, 0.338)];
/// The wood of rim and trays.
const RIM: [Color; 2] = [Color::srgb(0.155, 0.098, 0.068), Color::srgb(0.265, 0.17, 0.115)];
/// The thin inlay between field and rim.
const BRASS: Color = Color::srgb(0.80, 0.64, 0.38);
/// The net of lines and its points.
const NET: Color = Color::srgb(0.17, 0.10, 0.06);
/// Letters and numbers on the rim.
const LETTERS: Color = Color::srgb(0.86, 0.78, 0.64);
/// The table under the lamp, and far from it.
const TABLE: [Color; 2] = [Color::srgb(0.290, 0.271, 0.251), Color::srgb(0.117, 0.108, 0.099)];

/// A black disc.
const EBONY: Color = Color::srgb(0.104, 0.098, 0.096);
/// The dot on a black disc.
const EBONY_INLAY: Color = Color::srgb(0.74, 0.67, 0.55);
/// The groove of a black disc: dark enough not to be taken for a thin white disc.
const EBONY_GROOVE: Color = Color::srgb(0.52, 0.42, 0.27);
/// A white disc.
const IVORY: Color = Color::srgb(0.93, 0.885, 0.79);
/// The ring on a white disc.
const IVORY_INLAY: Color = Color::srgb(0.27, 0.19, 0.13);
/// The bottom of the ribs of a white disc.
const IVORY_SHADE: Color = Color::srgb(0.66, 0.59, 0.48);
/// The luminance of the field, to which discs that count for nothing come nearer.
const FIELD_LUMINANCE: f32 = 0.17;

/// Translucent pieces on a page, black and white.
const GHOSTS: [Color; 2] = [Color::srgb(0.07, 0.06, 0.055), Color::srgb(0.96, 0.93, 0.86)];

/// Blob shadows.
const SHADOW: Color = Color::srgba(0.05, 0.03, 0.02, 0.70);
/// Opacity of shadows on a light board, where a shadow stands out more.
const SHADOW_ON_LIGHT: f32 = 0.42;

/// Colour of the light on the tray of the player to move.
const TRAY_LIGHT: Color = Color::srgb(1.0, 0.82, 0.56);
/// Opacity of the light on the tray of the player to move: on a dark table, and on a light one.
const TRAY_LIGHT_STRENGTH: [f32; 2] = [0.055, 0.22];

/// Factor on the colour of the table under the lamp, for a dark and for a light theme; far from the lamp the table is
/// darker.
const POOL: [f32; 2] = [1.84, 1.12];
/// Share of the light under the lamp far from it: on a dark table, on a light one, and with a plain theme.
const FAR: [f32; 3] = [0.19, 0.56, 0.93];
/// Share of the light under the lamp at the horizon: on a dark table, on a light one, and with a plain theme.
const HORIZON: [f32; 3] = [0.27, 0.70, 0.97];
/// Light that the sheen of ebony adds to its own colour, seen from the player's side.
const SHEEN: Vec3 = Vec3::splat(0.0037);
/// Luminance of the ground from which letters are dark instead of light.
const DARK_LETTERS: f32 = 0.18;
/// Contrast with the board below which white pieces have a dark edge.
const OUTLINED: f32 = 3.0;

/// Colours of everything on the table, mixed from a theme.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct SceneColours {
    /// Material of board and trays.
    pub(super) texture: Texture,
    /// Material of the table.
    pub(super) table_top: TableTop,
    /// The playing field, where it is darkest and lightest.
    pub(super) field: [Color; 2],
    /// The frame around it.
    pub(super) rim: [Color; 2],
    /// The thin inlay between the two.
    pub(super) inlay: Color,
    /// The net of lines and its points, or the joints between cells.
    pub(super) net: Color,
    /// Letters and numbers on the rim.
    pub(super) letters: Color,
    /// Table under the lamp, and far from it.
    pub(super) table: [Color; 2],
    /// Table at the horizon.
    pub(super) horizon: Color,
    /// The black disc.
    pub(super) black: BlackPieceColours,
    /// The white disc.
    pub(super) white: WhitePieceColours,
    /// The luminance of the field.
    pub(super) field_luminance: f32,
    /// Painted shadows of discs.
    pub(super) shadow: Color,
    /// The light on the tray of the player to move, where it is brightest.
    pub(in crate::app::stage) tray_light: Color,
    /// Colours of marks on the board.
    pub(in crate::app::stage) mark_colours: SceneMarkColours,
}

/// A black disc: its body, the dot on it, and the groove around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct BlackPieceColours {
    pub(super) body: Color,
    pub(super) dot: Color,
    pub(super) groove: Color,
}

/// A white disc: its body, the ring on it, the bottom of its ribs, and its edge where it needs one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct WhitePieceColours {
    pub(super) body: Color,
    pub(super) ring: Color,
    pub(super) shade: Color,
    pub(super) edge: Option<Color>,
}

/// Colours of the marks on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::app::stage) struct SceneMarkColours {
    /// Colours of signs.
    signs: MarkColours,
    /// Translucent black and white pieces on a page.
    pub ghosts: [Color; 2],
}

impl Deref for SceneMarkColours {
    type Target = MarkColours;

    fn deref(&self) -> &MarkColours {
        &self.signs
    }
}

impl SceneColours {
    /// Mixes the colours of a theme.
    pub fn from_theme(theme: &Theme) -> Self {
        let walnut = Theme::default();
        let texture = theme.texture();
        let is_plain = texture == Texture::Plain;
        let light = level_light();
        let factor = |part| {
            let aim = linear(shown(theme.colour(part)));
            match part {
                Part::Board => aim / (middle(FIELD) * light),
                Part::Frame => aim / (middle(RIM) * light),
                Part::White => aim / (linear(IVORY) * light),
                Part::Black if is_plain => aim / (linear(EBONY) * light),
                Part::Black => (aim - SHEEN).max(aim * 0.3) / (linear(EBONY) * light),
                Part::Surround | Part::Marks | Part::Panel | Part::Text => {
                    aim / linear(shown(walnut.colour(part)))
                }
            }
        };
        let is_walnut = |part| theme.colour(part) == walnut.colour(part);
        let moved =
            |color: Color, part: Part| if is_walnut(part) { color } else { scaled(color, factor(part)) };
        // What has no grain is of one tone, which is what the theme says.
        let even = |part| scaled(shown(theme.colour(part)), light.recip());
        let surface = |colours: [Color; 2], part| {
            if is_plain { [even(part); 2] } else { colours.map(|tone| moved(tone, part)) }
        };
        let luminance = |part| theme.colour(part).luminance();
        let [black, white] = [Part::Black, Part::White].map(|part| shown(theme.colour(part)));
        // How much of a light table this is.
        let share = |value: f32, [from, to]: [f32; 2]| ((value - from) / (to - from)).clamp(0.0, 1.0);
        let day = share(luminance(Part::Surround), [0.03, 0.35]);
        let between = |[dark, light]: [f32; 2]| Vec3::splat(dark + (light - dark) * day);
        let surround = even(Part::Surround);
        let [dark_far, light_far, paper_far] = FAR;
        let table = match is_plain {
            _ if is_walnut(Part::Surround) => TABLE,
            true => [surround, scaled(surround, Vec3::splat(paper_far))],
            false => {
                let near = scaled(surround, between(POOL));
                [near, scaled(near, between([dark_far, light_far]))]
            }
        };
        let [dark_end, light_end, paper_end] = HORIZON;
        let end = if is_plain { Vec3::splat(paper_end) } else { between([dark_end, light_end]) };
        let outlined = theme.colour(Part::White).contrast(theme.colour(Part::Board)) < OUTLINED;
        let field_luminance =
            FIELD_LUMINANCE * luminance(Part::Board) / walnut.colour(Part::Board).luminance();
        let lightness = share(luminance(Part::Board), [0.25, 0.6]);
        Self {
            texture,
            table_top: theme.table_top(),
            field: surface(FIELD, Part::Board),
            rim: surface(RIM, Part::Frame),
            inlay: if is_plain { black } else { moved(BRASS, Part::White) },
            net: if is_plain { black } else { moved(NET, Part::Board) },
            letters: if luminance(Part::Frame) < DARK_LETTERS { moved(LETTERS, Part::White) } else { black },
            horizon: scaled(table[0], end),
            table,
            black: BlackPieceColours {
                body: moved(EBONY, Part::Black),
                dot: if is_plain { white } else { moved(EBONY_INLAY, Part::White) },
                groove: if is_plain {
                    scaled(white, Vec3::splat(0.3))
                } else {
                    moved(EBONY_GROOVE, Part::White)
                },
            },
            white: WhitePieceColours {
                body: moved(IVORY, Part::White),
                ring: moved(IVORY_INLAY, Part::Black),
                shade: moved(IVORY_SHADE, Part::White),
                edge: outlined.then_some(black),
            },
            field_luminance,
            shadow: SHADOW.with_alpha(SHADOW.alpha() + (SHADOW_ON_LIGHT - SHADOW.alpha()) * lightness),
            tray_light: TRAY_LIGHT.with_alpha(between(TRAY_LIGHT_STRENGTH).x),
            mark_colours: SceneMarkColours {
                signs: MarkColours::of(theme),
                ghosts: [moved(GHOSTS[0], Part::Black), moved(GHOSTS[1], Part::White)],
            },
        }
    }

    /// Colour of a player's piece.
    pub(super) const fn piece(&self, player: Player) -> Color {
        match player {
            Player::Black => self.black.body,
            Player::White => self.white.body,
        }
    }
}

impl Default for SceneColours {
    fn default() -> Self {
        Self::from_theme(&Theme::default())
    }
}

/// Computes every colour of the scene from the current theme.
pub(super) fn update_scene_colours(theme: Res<TableTheme>, mut colours: ResMut<SceneColours>) {
    colours.set_if_neq(SceneColours::from_theme(&theme.0));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::mark_colours::luminance;

    #[test]
    fn walnut_is_what_the_constants_say() {
        let colours = SceneColours::default();
        assert_eq!((colours.field, colours.rim, colours.table), (FIELD, RIM, TABLE));
        assert_eq!((colours.inlay, colours.net, colours.letters), (BRASS, NET, LETTERS));
        assert_eq!(colours.black, BlackPieceColours { body: EBONY, dot: EBONY_INLAY, groove: EBONY_GROOVE });
        let white = WhitePieceColours { body: IVORY, ring: IVORY_INLAY, shade: IVORY_SHADE, edge: None };
        assert_eq!(
            (colours.white, colours.shadow, colours.mark_colours),
            (white, SHADOW, SceneMarkColours { signs: MarkColours::WALNUT, ghosts: GHOSTS })
        );
    }

    fn contrast(one: Color, other: Color) -> f32 {
        let [one, other] = [one, other].map(|color| luminance(color) + 0.05);
        one.max(other) / one.min(other)
    }

    /// A stroke is a core in a casing: one of the two stands out wherever it lies, and they stand out from each other.
    #[test]
    fn marks_of_every_theme_are_cased_in_what_they_stand_out_from() {
        for theme in Theme::identifiers().filter_map(Theme::own) {
            let (name, colours) = (theme.name(), SceneColours::from_theme(&theme));
            let MarkColours { marks, target, own, danger, foe, best, spoken, fault, light, dark, .. } =
                *colours.mark_colours;
            for core in [marks, target, own, danger, foe, best, spoken, fault] {
                let casing = colours.mark_colours.casing(core);
                assert!(contrast(core, casing) >= 3.0, "{name}: {core:?} in {casing:?}");
                for ground in [colours.field[0], colours.field[1], colours.black.body, colours.white.body] {
                    let best = contrast(core, ground).max(contrast(casing, ground));
                    assert!(best >= 3.0, "{name}: {core:?} in {casing:?} on {ground:?} has {best}");
                }
            }
            assert!(contrast(light, dark) >= 3.0, "{name}");
            assert!(contrast(colours.letters, colours.rim[1]) >= 3.0, "{name}: letters");
        }
    }
}
