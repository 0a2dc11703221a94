//! Faults on demand, for tests of how the program fails. Players never meet them: they need both `--probe` and the
//! variable `ABANDE_FAULT`, such as `panic:3` for a panic after the third move.

use std::env;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use crate::app::GameSystems;
use crate::app::game::CurrentMatch;

const VARIABLE: &str = "ABANDE_FAULT";

pub(super) fn plugin(app: &mut App) {
    if let Some(fault) = env::var(VARIABLE).ok().and_then(|text| Fault::read(&text)) {
        app.insert_resource(fault).add_systems(Update, cause.in_set(GameSystems::Animate));
    }
}

fn cause(fault: Res<Fault>, current: Res<CurrentMatch>, device: Res<RenderDevice>, mut done: Local<bool>) {
    if *done || current.game().moves().len() < fault.after {
        return;
    }
    *done = true;
    match fault.kind {
        Kind::Panic => panic!("a test asked for this"),
        Kind::LostAdapter => device.wgpu_device().destroy(),
    }
}

#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Fault {
    kind: Kind,
    /// How many moves must have been played.
    after: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Panic,
    LostAdapter,
}

impl Fault {
    fn read(text: &str) -> Option<Self> {
        let (kind, after) = text.split_once(':')?;
        let kind = match kind {
            "panic" => Kind::Panic,
            "lost-adapter" => Kind::LostAdapter,
            _ => return None,
        };
        Some(Self { kind, after: after.parse().ok()? })
    }
}
