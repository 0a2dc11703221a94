//! What the board shows, and how it is drawn.

use super::{Control, Setting};
use crate::app::desk::panels::{Model, words};
use crate::app::game::{Choose, Lens};
use crate::library::preferences::Quality;
use crate::words::{commands, settings as said};

/// The row of a lens.
macro_rules! lens {
    ($lens:ident, $name:literal, $label:expr) => {
        lens!($lens, $name, $label, None)
    };
    ($lens:ident, $name:literal, $label:expr, $heading:expr) => {
        Setting {
            name: $name,
            heading: $heading,
            label: $label,
            tip: None,
            value: |chosen| Choose::Lens(Lens::$lens, chosen.board.lenses.has(Lens::$lens)),
            control: Control::Switch(|on| Choose::Lens(Lens::$lens, on)),
        }
    };
}

pub(super) const ROWS: &[Setting] = &[
    Setting {
        name: "set-diagram",
        heading: None,
        label: commands::diagram_label,
        tip: Some(commands::diagram_tip),
        value: |chosen| Choose::Diagram(chosen.board.diagram),
        control: Control::Switch(Choose::Diagram),
    },
    Setting {
        name: "set-coordinates",
        heading: None,
        label: commands::coordinates_label,
        tip: Some(commands::coordinates_tip),
        value: |chosen| Choose::Letters(chosen.board.letters),
        control: Control::Switch(Choose::Letters),
    },
    Setting {
        name: "set-tips",
        heading: None,
        label: said::tips_label,
        tip: Some(said::tips_tip),
        value: |chosen| Choose::Tips(chosen.board.tips),
        control: Control::Switch(Choose::Tips),
    },
    Setting {
        name: "set-movement",
        heading: None,
        label: commands::movement_heading,
        tip: None,
        value: |chosen| Choose::Speed(chosen.picture.animation_speed),
        control: Control::Choice(speeds),
    },
    Setting {
        name: "set-quality",
        heading: None,
        label: said::quality_label,
        tip: None,
        value: |chosen| Choose::Quality(chosen.picture.quality),
        control: Control::Choice(qualities),
    },
    lens!(Targets, "set-lens-targets", commands::lens_entry_points, Some(said::lenses_heading)),
    lens!(Sleepers, "set-lens-sleepers", commands::lens_sleepers),
    lens!(Pinned, "set-lens-pinned", commands::lens_pinned),
    lens!(Breaths, "set-lens-breaths", commands::lens_breaths),
    lens!(Removals, "set-lens-removals", commands::lens_removals),
    lens!(Territory, "set-lens-territory", commands::lens_territory),
    lens!(Danger, "set-lens-danger", commands::lens_danger),
];

fn speeds(model: &Model) -> Vec<(String, Choose)> {
    let speeds = words::speeds().into_iter();
    speeds.map(|(speed, label)| (model.words.say(label), Choose::Speed(speed))).collect()
}

fn qualities(model: &Model) -> Vec<(String, Choose)> {
    let label = |quality| match quality {
        Quality::Auto => said::quality_auto(),
        Quality::Low => said::quality_low(),
        Quality::Medium => said::quality_medium(),
        Quality::High => said::quality_high(),
    };
    Quality::ALL.map(|quality| (model.words.say(label(quality)), Choose::Quality(quality))).into()
}
