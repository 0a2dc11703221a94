//! What a refused move would cut off: for a while the stacks fade, and the lines that hold them are pointed out.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::game::{CurrentMatch, Explain, MatchChanged, Motion, MovePlayed, MoveRejected};
use crate::app::input::Pointing;
use crate::app::{GameSystems, InputSystems};
use crate::board::{BoardSet, Point};
use crate::play::ChangeError;

/// As long as the reason stands at the pointer.
const SHOWN: Duration = Duration::from_millis(2800);
/// The lines come and go so often, and then stay.
const BEAT: Duration = Duration::from_millis(240);
const BEATS: u128 = 6;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cut>()
        .add_systems(Update, notice.in_set(GameSystems::SyncView).after(InputSystems::Choice));
}

fn notice(
    time: Res<Time<Real>>,
    current: Res<CurrentMatch>,
    pointing: Res<Pointing>,
    mut rejected: MessageReader<MoveRejected>,
    mut explained: MessageReader<Explain>,
    mut played: MessageReader<MovePlayed>,
    mut changed: MessageReader<MatchChanged>,
    mut cut: ResMut<Cut>,
    mut motion: ResMut<Motion>,
) {
    let now = time.elapsed();
    let moved_on = played.read().count() + changed.read().count() > 0;
    if moved_on || cut.since.is_some_and(|since| now > since + SHOWN) {
        cut.set_if_neq(Cut::default());
    }
    // What was refused or asked in the same frame was about the position before.
    if moved_on {
        rejected.clear();
        explained.clear();
        return;
    }
    let refused = rejected.read().filter_map(|rejected| match &rejected.error {
        ChangeError::Illegal(refusal) => refusal.cut_off(),
        _ => None,
    });
    let refused = refused.last();
    // The reason that was given is that of the point where somebody clicked.
    let game = current.position();
    let asked = pointing.point.filter(|_| explained.read().count() > 0);
    let told = asked.and_then(|point| game.why_stuck(point).or_else(|| game.why_safe(point))?.cut_off());
    if let Some((holder, off)) = refused.or(told) {
        *cut = Cut { holder: Some(holder), off, since: Some(now), lit: true };
    }
    let Some(since) = cut.since else { return };
    let beat = now.saturating_sub(since).as_millis() / BEAT.as_millis();
    let lit = beat >= BEATS || beat.is_multiple_of(2);
    if cut.lit != lit {
        cut.lit = lit;
    }
    motion.draw_within(BEAT / 2);
}

/// What a move would cut off that was just refused.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct Cut {
    holder: Option<Point>,
    off: BoardSet,
    since: Option<Duration>,
    lit: bool,
}

impl Cut {
    /// The points that would be cut off.
    pub(super) fn off(&self) -> BoardSet {
        self.off
    }

    /// The stack that holds them, while its lines are lit.
    pub(super) fn holder(&self) -> Option<Point> {
        self.holder.filter(|_| self.lit)
    }
}
