//! Where the board's points are in the window, for programs that read the screen.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::sight::Sight;
use crate::app::game::{CurrentMatch, FloatingLabelSystems, PointOutlines, is_screen_reader_active};

pub(super) fn plugin(app: &mut App) {
    // With the tags: both are laid over the finished board.
    app.add_systems(
        EguiPrimaryContextPass,
        write_outlines.in_set(FloatingLabelSystems).run_if(is_screen_reader_active),
    );
}

fn write_outlines(current: Res<CurrentMatch>, sight: Sight, mut outlines: ResMut<PointOutlines>) {
    let view = current.view();
    // The top of what stands on a point, or of what could stand there.
    let outline = |point| Some((point, sight.disc(view.board, point, view.height(point))?));
    outlines.set_if_neq(PointOutlines(view.board.points().filter_map(outline).collect()));
}
