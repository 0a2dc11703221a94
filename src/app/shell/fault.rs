//! Faults on demand, for tests of how the program fails. Players never meet them: they need both `--probe` and the
//! variable `ABANDE_FAULT`, such as `panic:3` for a panic after the third move.
//!
//! - `panic:N`: after so many moves the main thread panics, and the program ends;
//! - `panic-THREAD:N`: the thread of this name panics with the next thing that it begins, and the program goes on. It is
//!   `opponent`, `analysis`, `review`, `advice`, or one that works for a disk, such as `journal`;
//! - `lost-adapter:N`: the graphics adapter is lost.

use std::env;

use bevy::prelude::*;
use bevy::render::renderer::RenderDevice;

use crate::app::GameSystems;
use crate::app::game::CurrentMatch;
use crate::library::report;

const VARIABLE: &str = "ABANDE_FAULT";

pub(super) fn plugin(app: &mut App) {
    if let Some(fault) = env::var(VARIABLE).ok().and_then(|text| Fault::read(&text)) {
        app.insert_resource(fault).add_systems(Update, cause.in_set(GameSystems::Animate));
    }
}

fn cause(fault: Res<Fault>, current: Res<CurrentMatch>, device: Res<RenderDevice>, mut done: Local<bool>) {
    if *done || current.table_match().moves().len() < fault.after {
        return;
    }
    *done = true;
    match &fault.kind {
        Kind::Panic => panic!("a test asked for this"),
        Kind::PanicIn(thread) => report::fault::doom(thread),
        Kind::LostAdapter => device.wgpu_device().destroy(),
    }
}

#[derive(Resource, Clone, Debug, PartialEq, Eq)]
struct Fault {
    kind: Kind,
    /// How many moves must have been played.
    after: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Kind {
    Panic,
    PanicIn(String),
    LostAdapter,
}

impl Fault {
    fn read(text: &str) -> Option<Self> {
        let (kind, after) = text.split_once(':')?;
        let kind = match kind {
            "panic" => Kind::Panic,
            "lost-adapter" => Kind::LostAdapter,
            _ => Kind::PanicIn(kind.strip_prefix("panic-")?.to_owned()),
        };
        Some(Self { kind, after: after.parse().ok()? })
    }
}
