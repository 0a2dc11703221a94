//! What stands on the table: board, trays, lamp, and the meshes and materials of the discs.

mod art;
mod canvas;
mod cells;
mod disc;
mod grounds;
mod handmade;
pub(in crate::app) mod hands;
mod lathe;
pub mod layout;
mod letters;
mod light;
mod outline;
mod paint;
mod palette;
mod plain;
mod printing;
mod prints;
mod relief;
mod room;
mod shadows;
mod surround;
mod table;
mod wood;

use bevy::prelude::*;

pub use art::Art;
pub use disc::{DISC_HEIGHT, DISC_RADIUS};
pub use handmade::{Handmade, HandmadeSystems};
pub(super) use hands::HandSystems;
pub(in crate::app::stage) use hands::TrayLight;
pub use hands::{HandRoom, Hands, PoseSystems};
pub(super) use letters::FONT;
pub use letters::FacesViewer;
pub(in crate::app) use letters::{HALF_CAPITAL, HEAVY_FONT};
pub use paint::Paint;
pub(super) use palette::Inks;
pub use palette::Tones;
pub use table::{SharpAtOnce, Table, TableBoard};

/// The table with the board of [`TableBoard`], and the [`Paint`] for everything on it.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        art::plugin,
        plain::plugin,
        paint::plugin,
        table::plugin,
        hands::plugin,
        letters::plugin,
        light::plugin,
        handmade::plugin,
        shadows::plugin,
    ));
}
