//! The scale of the panels.

use bevy_egui::egui::{Context, Id, Vec2};

use crate::library::preferences::PanelChoices;

/// Default scale, in percent.
const USUAL: u16 = 100;
/// Default scale in a wide window, which people see from farther away, in percent.
const WIDE: u16 = 115;
/// Width of a wide window, in logical pixels.
const WIDE_FROM: f32 = 1920.0;
/// Least size of the scaled window: the scale is lowered to keep it, in points.
const LEAST: [f32; 2] = [640.0, 360.0];

/// Returns the scale of the panels in percent, for a window of `window` logical pixels: the chosen one or a usual
/// one, within what fits.
pub fn percent(chosen: Option<u16>, window: Vec2) -> u16 {
    // Measured in larger points and converted back, a size is off by a hair, and would change in every second frame.
    let window = window.round();
    let [smallest, .., _] = PanelChoices::SCALES;
    let wanted = chosen.unwrap_or(if window.x >= WIDE_FROM { WIDE } else { USUAL });
    let fits = (window.x / LEAST[0]).min(window.y / LEAST[1]) * 100.0;
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is limited before")]
    let fits = fits.clamp(smallest.into(), 1000.0) as u16;
    wanted.min(fits)
}

/// Keeps the scale as it is while the pointer is over the buttons that change it: they would move away from it.
pub fn keep(ctx: &Context) {
    let frame = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(Id::new("scale is kept"), frame));
}

/// Returns `true` if the scale is to be kept, as of the last frame.
pub fn is_kept(ctx: &Context) -> bool {
    let kept: Option<u64> = ctx.data(|data| data.get_temp(Id::new("scale is kept")));
    kept.is_some_and(|frame| frame + 1 >= ctx.cumulative_frame_nr())
}

/// Returns the next larger scale to choose from, or the largest.
pub fn larger(percent: u16) -> u16 {
    let [.., largest] = PanelChoices::SCALES;
    PanelChoices::SCALES.into_iter().find(|&step| step > percent).unwrap_or(largest)
}

/// Returns the next smaller scale to choose from, or the smallest.
pub fn smaller(percent: u16) -> u16 {
    let [smallest, ..] = PanelChoices::SCALES;
    PanelChoices::SCALES.into_iter().rev().find(|&step| step < percent).unwrap_or(smallest)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;

    use super::*;

    #[test]
    fn without_a_choice_wide_windows_have_larger_text() {
        for (size, expected) in [([800.0, 600.0], 100), ([1919.0, 1080.0], 100), ([1920.0, 1080.0], 115)] {
            assert_eq!(percent(None, size.into()), expected, "{size:?}");
        }
        assert_eq!(percent(Some(75), vec2(3840.0, 2160.0)), 75, "a choice is a choice");
    }

    #[test]
    fn a_size_is_the_same_in_the_next_frame() {
        for width in 600_u16..=4000 {
            let window = vec2(width.into(), 1080.0);
            let first = percent(None, window);
            let zoom = f32::from(first) / 100.0;
            assert_eq!(percent(None, window / zoom * zoom), first, "{width}");
        }
    }

    #[test]
    fn panels_stay_small_enough_to_be_used() {
        assert_eq!(percent(Some(200), vec2(1280.0, 720.0)), 200);
        assert_eq!(percent(Some(250), vec2(1280.0, 720.0)), 200);
        assert_eq!(percent(Some(150), vec2(800.0, 600.0)), 125);
        assert_eq!(percent(Some(250), vec2(640.0, 480.0)), 100);
        assert_eq!(percent(Some(250), vec2(1.0, 1.0)), 75, "a window that is just opening");
    }

    #[test]
    fn steps_lead_from_end_to_end() {
        let mut at = 75;
        let mut seen = vec![at];
        while larger(at) != at {
            at = larger(at);
            seen.push(at);
        }
        assert_eq!(seen, PanelChoices::SCALES);
        assert_eq!((smaller(75), smaller(115), larger(115)), (75, 110, 125));
    }
}
