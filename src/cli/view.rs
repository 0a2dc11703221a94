//! The option `--view`: from where a photo shows the table.

use std::ops::RangeInclusive;
use std::str::FromStr;

#[cfg(feature = "gui")]
use crate::app::stage::camera::{OrbitCamera, OrbitPose};
#[cfg(feature = "gui")]
use crate::rules::Player;

/// Limits of the camera's rotation around the table, in degrees.
const YAWS: RangeInclusive<f32> = -360.0..=360.0;
/// Limits of the camera's angle above the table, in degrees.
const TILTS: RangeInclusive<f32> = 20.0..=89.0;
/// Limits of the camera's zoom: at 1 all of the board is just in view, larger numbers are nearer.
const ZOOMS: RangeInclusive<f32> = 0.5..=8.0;
/// Limits of the view's offset from the middle of the table, in distances between neighbouring points.
const PANS: RangeInclusive<f32> = -20.0..=20.0;

/// A place of the camera around the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct View {
    /// Degrees around the table from the player's side, counter-clockwise seen from above.
    pub(super) yaw: f32,
    /// Degrees above the table.
    pub(super) tilt: f32,
    /// How many times nearer than the place from which all of the board is just in view.
    pub(super) zoom: f32,
    /// Offset of what is in the middle from that of the table to the right and towards Black, in spacings of points,
    /// as Black sees it.
    pub(super) pan: [f32; 2],
}

impl FromStr for View {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers: Option<Vec<f32>> = text.split(',').map(|number| number.parse().ok()).collect();
        let (yaw, tilt, zoom, pan) = match numbers.as_deref() {
            Some(&[yaw, tilt, zoom]) => (yaw, tilt, zoom, [0.0; 2]),
            Some(&[yaw, tilt, zoom, x, y]) => (yaw, tilt, zoom, [x, y]),
            _ => return Err("a view is YAW,TILT,ZOOM or YAW,TILT,ZOOM,X,Y, such as 30,25,1.5".to_owned()),
        };
        let within = |name: &str, number: f32, limits: RangeInclusive<f32>| {
            let (low, high) = (limits.start(), limits.end());
            if limits.contains(&number) {
                Ok(())
            } else {
                Err(format!("the {name} of a view must be from {low} to {high}"))
            }
        };
        within("yaw", yaw, YAWS)?;
        within("tilt", tilt, TILTS)?;
        within("zoom", zoom, ZOOMS)?;
        pan.into_iter().try_for_each(|offset| within("offset", offset, PANS))?;
        Ok(Self { yaw, tilt, zoom, pan })
    }
}

#[cfg(feature = "gui")]
impl View {
    /// Returns the pose of a camera that sees the table so from a player's side.
    pub(super) fn pose(self, seat: Player) -> OrbitPose {
        OrbitPose {
            yaw: OrbitCamera::for_player(seat).home_yaw + self.yaw.to_radians(),
            elevation: self.tilt.to_radians(),
            zoom: self.zoom.recip(),
            pan: self.pan.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_is_three_numbers_or_five() {
        let view = View { yaw: -30.5, tilt: 25.0, zoom: 1.5, pan: [0.0; 2] };
        assert_eq!("-30.5,25,1.5".parse(), Ok(view));
        assert_eq!("-30.5,25,1.5,-2,0.25".parse(), Ok(View { pan: [-2.0, 0.25], ..view }));
        for text in ["", "30", "30,25", "30,25,1,2", "30,25,1,2,3,4", "a,25,1", "30, 25,1", "30;25;1"] {
            let refused = text.parse::<View>().unwrap_err();
            assert!(refused.starts_with("a view is "), "{text}: {refused}");
        }
        for (text, named) in [
            ("361,25,1", "yaw"),
            ("NaN,25,1", "yaw"),
            ("0,19,1", "tilt"),
            ("0,90,1", "tilt"),
            ("0,25,0", "zoom"),
            ("0,25,inf", "zoom"),
            ("0,25,1,0,21", "offset"),
        ] {
            let refused = text.parse::<View>().unwrap_err();
            assert!(
                refused.starts_with(&format!("the {named} of a view must be from ")),
                "{text}: {refused}"
            );
        }
    }
}
