//! Colours, sizes and fonts of the panels.

mod mixed;
mod palette;
mod pieces;

use std::sync::Arc;

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle,
    vec2,
};

use crate::app::game::FallbackFont;
use crate::theme::Theme;

pub use palette::Look;
pub(super) use palette::{
    accent, accent_hover, accent_pressed, asleep, best, button_line, card, chosen_fill, chosen_line, danger,
    danger_fill, danger_hover, dialog, disabled, dubious, field, good, hover, ink, line, muted, on_accent,
    on_best, on_danger, panel, pressed, raised, shade, shadow, soft, stripe, sunken,
};
pub(super) use pieces::{
    Pieces, disc_black, disc_black_rim, disc_white, disc_white_rim, pen, pieces, shown, wood,
};

/// Unit of spacing, in points.
pub(super) const GRID: f32 = 8.0;
/// Corner radius, in points.
pub(super) const RADIUS: u8 = 8;
/// Least height of a clickable widget, in points.
pub(super) const TOUCH: f32 = 32.0;
/// Height of a button, in points.
pub(super) const BUTTON: f32 = 44.0;
/// Height of a button with its icon above the label, in points.
pub(super) const STACKED: f32 = 48.0;
/// Height of a page's tab, in points.
pub(super) const TAB: f32 = 40.0;
/// Height of a player's plate, in points.
pub(super) const PLATE: f32 = 68.0;
/// Side of an icon, in points.
pub(super) const ICON: f32 = 20.0;
/// Height of the strip with both players in a small window, in points.
pub(super) const UPPER_STRIP: f32 = 44.0;
/// Height of the strip with the actions in a small window, in points.
pub(super) const LOWER_STRIP: f32 = 56.0;
/// Width of the evaluation bar at the left edge of the board, in points.
pub(super) const VALUE_BAR: f32 = 14.0;
/// Height of a lesson or puzzle below the board of a small window, in points.
pub(super) const SHEET: f32 = 148.0;
/// Width of the drawer in a small window, in points.
pub(super) const DRAWER: f32 = 280.0;

/// Time after which a computer is shown as thinking, in seconds.
pub(super) const THINKING_SHOWN: f32 = 1.2;
/// Delay of a tooltip, in seconds.
pub(super) const TOOLTIP_DELAY: f32 = 0.35;
/// Lifetime of a toast, in seconds.
pub(super) const TOAST: f64 = 4.0;
/// Lifetime of an error toast, in seconds.
pub(super) const TOAST_ERROR: f64 = 8.0;
/// Time in which a toast fades in or out, in seconds.
pub(super) const TOAST_FADE: f64 = 0.18;

/// Returns the regular font in a size.
pub(super) fn text(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Returns the bold font in a size.
pub(super) fn strong(size: f32) -> FontId {
    FontId::new(size, strong_family())
}

/// Returns the thin line that separates or frames things.
pub(super) fn hairline() -> Stroke {
    Stroke::new(1.0, line())
}

/// Returns the outline of a button.
pub(super) fn button() -> Stroke {
    Stroke::new(1.0, button_line())
}

/// Returns the outline of a selected widget.
pub(super) fn chosen() -> Stroke {
    Stroke::new(1.0, chosen_line())
}

/// Returns the outline of the widget with the keyboard focus.
pub(super) fn focus() -> Stroke {
    Stroke::new(2.0, ink())
}

/// Sets the look, the fonts and the style, unless they are set already. Returns `true` if the fonts are loaded: they
/// take effect in the next frame, and no text may be drawn before.
pub(super) fn ensure(ctx: &egui::Context, look: Look, table: &Theme) -> bool {
    // Several windows may be drawn on one thread, each with a look of its own.
    pieces::put_on(table);
    palette::put_on(look);
    let look_id = egui::Id::new("look");
    if ctx.data(|data| data.get_temp(look_id)) != Some(look) {
        let theme = if look.is_light() { egui::Theme::Light } else { egui::Theme::Dark };
        ctx.set_theme(theme);
        ctx.style_mut_of(theme, |style| apply_style(style, theme));
        ctx.options_mut(|options| {
            // The program has its own commands for zooming.
            options.zoom_with_keyboard = false;
            // On a busy machine a frame may take so long that a quick click looks like a slow one.
            options.input_options.max_click_duration = f64::INFINITY;
        });
        ctx.data_mut(|data| data.insert_temp(look_id, look));
    }
    if ctx.fonts(|fonts| fonts.definitions().families.contains_key(&strong_family())) {
        draw_letters_ahead(ctx);
        return true;
    }
    ctx.set_fonts(fonts());
    false
}

/// Has egui take letters that the built-in fonts lack from these fonts. They take effect in the next frame.
pub(in crate::app::desk) fn add_fonts(ctx: &egui::Context, further: &[FallbackFont]) {
    ctx.set_fonts(fonts_with(further));
}

fn fonts_with(further: &[FallbackFont]) -> FontDefinitions {
    let mut fonts = fonts();
    for (place, font) in further.iter().enumerate() {
        let data = FontData { index: font.index, ..FontData::from_static(font.bytes) };
        // Several fonts may have the same name, or none.
        let key = format!("{}#{place}", font.name);
        fonts.families.values_mut().for_each(|family| family.push(key.clone()));
        fonts.font_data.insert(key, Arc::new(data));
    }
    fonts
}

/// Rasterises the usual glyphs at the start, since each frame with a new glyph uploads the whole font atlas again.
///
/// The width of the atlas depends on the scale. A change makes egui start a new atlas without the glyphs of other
/// scales: egui, `bevy_egui` and the adapter keep four copies, which would otherwise grow to 64 MB.
fn draw_letters_ahead(ctx: &egui::Context) {
    let side = letters_side(ctx.pixels_per_point());
    let (width, fill) = ctx.fonts(|fonts| (fonts.font_image_size()[0], fonts.font_atlas_fill_ratio()));
    if width != side {
        // The new atlas starts with the next frame; this one still takes its glyphs from the old one.
        ctx.input_mut(|input| input.max_texture_side = side);
        return;
    }
    // egui starts a new atlas when one is nearly full.
    let done = egui::Id::new("letters drawn");
    let drawn = ctx.data(|data| data.get_temp::<(usize, f32)>(done));
    if drawn.is_some_and(|(of, least)| of == side && fill >= least) {
        return;
    }
    let letters: String = (' '..='~').chain("–—−±×·…’“”→é█".chars()).collect();
    let sizes = [12.0, 12.5, 13.0, 13.5, 14.0, 14.5, 15.0, 15.5, 16.0, 17.0, 20.0, 21.0, 22.0, 32.0];
    let fill = ctx.fonts_mut(|fonts| {
        for size in sizes {
            for font in [text(size), strong(size)] {
                fonts.layout_no_wrap(letters.clone(), font, Color32::WHITE);
            }
        }
        fonts.font_atlas_fill_ratio()
    });
    ctx.data_mut(|data| data.insert_temp(done, (side, fill)));
}

/// Width of the font atlas in pixels, at `scale` pixels per point. The usual glyphs fill about a quarter of a square
/// of that side, which stays within the limits of common adapters.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between the limits")]
fn letters_side(scale: f32) -> usize {
    (1700.0 * scale).round().clamp(1024.0, 4096.0) as usize
}

fn strong_family() -> FontFamily {
    FontFamily::Name("strong".into())
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let files: [(&str, &'static [u8]); 4] = [
        ("Inter Medium", include_bytes!("../../../../../assets/fonts/Inter-Medium.otf")),
        ("Inter SemiBold", include_bytes!("../../../../../assets/fonts/Inter-SemiBold.otf")),
        ("M PLUS 1p Medium", include_bytes!("../../../../../assets/fonts/MPLUS1p-Medium.subset.ttf")),
        ("M PLUS 1p Bold", include_bytes!("../../../../../assets/fonts/MPLUS1p-Bold.subset.ttf")),
    ];
    for (name, bytes) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    let usual = fonts.families.entry(FontFamily::Proportional).or_default();
    let mut heavy = usual.clone();
    // Japanese glyphs come from the second font; the first one has all others.
    usual.splice(0..0, ["Inter Medium".into(), "M PLUS 1p Medium".into()]);
    heavy.splice(0..0, ["Inter SemiBold".into(), "M PLUS 1p Bold".into()]);
    fonts.families.insert(strong_family(), heavy);
    fonts
}

fn apply_style(style: &mut egui::Style, theme: egui::Theme) {
    style.text_styles = [
        (TextStyle::Heading, strong(20.0)),
        (TextStyle::Body, text(14.5)),
        (TextStyle::Button, text(14.5)),
        (TextStyle::Small, text(12.5)),
        (TextStyle::Monospace, FontId::monospace(13.0)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(GRID, GRID);
    spacing.button_padding = vec2(12.0, 6.0);
    spacing.interact_size = vec2(TOUCH, TOUCH);
    spacing.window_margin = Margin::same(16);
    spacing.menu_margin = Margin::same(8);
    spacing.slider_rail_height = 6.0;
    spacing.tooltip_width = 320.0;
    // The scroll bar is visible at rest, so that it shows how much more there is.
    spacing.scroll = egui::style::ScrollStyle {
        floating_width: 4.0,
        handle_min_length: 36.0,
        foreground_color: true,
        dormant_background_opacity: 0.0,
        dormant_handle_opacity: 0.35,
        active_background_opacity: 0.0,
        active_handle_opacity: 0.5,
        interact_background_opacity: 0.3,
        interact_handle_opacity: 0.8,
        // A row that is cut off at an edge fades out.
        fade: egui::style::ScrollFadeStyle { strength: 1.0, size: 24.0 },
        ..egui::style::ScrollStyle::thin()
    };
    style.interaction.tooltip_delay = TOOLTIP_DELAY;
    style.interaction.selectable_labels = false;
    style.animation_time = 0.1;

    let radius = CornerRadius::same(RADIUS);
    let visuals = &mut style.visuals;
    *visuals = theme.default_visuals();
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(muted());
    visuals.hyperlink_color = accent();
    visuals.faint_bg_color = card();
    visuals.extreme_bg_color = field();
    visuals.text_edit_bg_color = Some(visuals.extreme_bg_color);
    visuals.code_bg_color = card();
    visuals.warn_fg_color = accent();
    visuals.error_fg_color = danger();
    visuals.window_corner_radius = CornerRadius::same(12);
    visuals.window_fill = dialog();
    visuals.window_stroke = hairline();
    visuals.window_shadow = egui::Shadow { offset: [0, 12], blur: 32, spread: 0, color: shadow() };
    visuals.popup_shadow = egui::Shadow { offset: [0, 4], blur: 16, spread: 0, color: shadow() };
    visuals.menu_corner_radius = radius;
    visuals.panel_fill = panel();
    visuals.selection.bg_fill = accent();
    visuals.selection.stroke = Stroke::new(1.0, on_accent());
    visuals.slider_trailing_fill = true;
    visuals.handle_shape = egui::style::HandleShape::Circle;
    visuals.striped = false;
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, card(), line(), ink()),
        (&mut widgets.inactive, raised(), button_line(), ink()),
        (&mut widgets.hovered, hover(), line(), ink()),
        (&mut widgets.active, pressed(), accent(), ink()),
        (&mut widgets.open, dialog(), line(), ink()),
    ];
    for (state, fill, line, text) in states {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(1.0, line);
        state.fg_stroke = Stroke::new(1.5, text);
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    use ab_glyph::{Font, FontRef};

    use super::*;

    /// Letters of a language's texts, without the comments for translators.
    fn letters(folder: &Path) -> BTreeSet<char> {
        let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        // The store's texts are not shown by the program.
        let shown = files.filter(|file| !file.ends_with("store.ftl"));
        let texts: Vec<String> = shown.map(|file| fs::read_to_string(file).unwrap()).collect();
        let lines = texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#'));
        lines.flat_map(str::chars).filter(|letter| !letter.is_whitespace()).collect()
    }

    #[test]
    fn the_letters_of_one_scale_fill_a_part_of_their_texture_and_leave_it_with_another() {
        let ctx = egui::Context::default();
        let table = Theme::default();
        for scale in [1.0, 0.75, 0.8, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 1.0, 3.0, 3.5, 1.0] {
            ctx.set_zoom_factor(scale);
            let pass =
                || ctx.run_ui(egui::RawInput::default(), |_| _ = ensure(&ctx, Look::default(), &table));
            // The scale, the fonts and the texture each take a frame.
            for _ in 0..5 {
                _ = pass();
            }
            let (size, fill) = ctx.fonts(|fonts| (fonts.font_image_size(), fonts.font_atlas_fill_ratio()));
            assert!((0.1..0.5).contains(&fill), "at {scale}: {size:?} pixels, {fill}");
            assert_eq!(size[0], letters_side(scale), "at {scale}");
            // The next frame draws the same letters, and none of them again.
            assert!(pass().textures_delta.set.is_empty(), "at {scale}");
        }
    }

    /// Fonts used to be stored by name, so that a second one with an equal or empty name replaced the first one.
    /// Finding window 3.
    #[test]
    fn further_fonts_of_one_name_all_come_behind_ours() {
        let font = |name: &str, index| FallbackFont { name: name.to_owned(), bytes: &[], index };
        let further = [font("", 0), font("", 1), font("Some", 2), font("Some", 3), font("Inter Medium", 4)];
        let (ours, all) = (fonts(), fonts_with(&further));
        for (family, keys) in &ours.families {
            let (first, last) = all.families[family].split_at(keys.len());
            assert_eq!(first, keys);
            let indices: Vec<_> = last.iter().map(|key| all.font_data[key].index).collect();
            assert_eq!(indices, [0, 1, 2, 3, 4], "{family:?}");
        }
        assert!(ours.font_data.iter().all(|(key, data)| all.font_data[key] == *data));
    }

    #[test]
    fn the_fonts_have_every_letter_of_every_language() {
        let fonts = fonts();
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/words");
        let languages = fs::read_dir(words).unwrap().map(|folder| folder.unwrap().path());
        let languages: Vec<_> = languages.filter(|path| path.is_dir()).collect();
        assert!(languages.len() >= 5, "{languages:?}");
        for family in [FontFamily::Proportional, strong_family()] {
            // The fallback fonts of egui come after ours, and no text should depend on them.
            let ours = fonts.families[&family].iter().take(2).map(|name| &fonts.font_data[name].font);
            let ours: Vec<FontRef> = ours.map(|bytes| FontRef::try_from_slice(bytes).unwrap()).collect();
            for language in &languages {
                let mut missing = letters(language);
                missing.retain(|&letter| ours.iter().all(|font| font.glyph_id(letter).0 == 0));
                assert_eq!(missing, BTreeSet::new(), "{} in {family:?}", language.display());
            }
        }
    }
}
