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

/// Environment variable that names the fault, such as `panic:3`.
const VARIABLE: &str = "ABANDE_FAULT";

pub(super) fn plugin(app: &mut App) {
    if let Some(fault) = env::var(VARIABLE).ok().and_then(|text| InjectedFault::read(&text)) {
        app.insert_resource(fault).add_systems(Update, inject_fault.in_set(GameSystems::Animate));
    }
}

/// Causes the fault, once, after its number of moves.
fn inject_fault(
    fault: Res<InjectedFault>,
    current: Res<CurrentMatch>,
    device: Res<RenderDevice>,
    mut done: Local<bool>,
) {
    if *done || current.table_match().moves().len() < fault.after {
        return;
    }
    *done = true;
    match &fault.kind {
        FaultKind::Panic => panic!("a test asked for this"),
        FaultKind::PanicIn(thread) => report::fault::doom(thread),
        FaultKind::LostAdapter => device.wgpu_device().destroy(),
    }
}

/// Fault that a test asks for.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
struct InjectedFault {
    kind: FaultKind,
    /// Number of moves after which it happens.
    after: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum FaultKind {
    Panic,
    PanicIn(String),
    LostAdapter,
}

impl InjectedFault {
    /// Parses the value of the environment variable.
    fn read(text: &str) -> Option<Self> {
        let (kind, after) = text.split_once(':')?;
        let kind = match kind {
            "panic" => FaultKind::Panic,
            "lost-adapter" => FaultKind::LostAdapter,
            _ => FaultKind::PanicIn(kind.strip_prefix("panic-")?.to_owned()),
        };
        Some(Self { kind, after: after.parse().ok()? })
    }
}
