//! What a move does, in terms that a character can like or dislike.

use crate::rules::GameKind;

/// Something that a move does and that can be counted: a tower it builds, stacks it pins. `docs/characters.md` says how
/// each is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    // In both games.
    /// How near the centre of the board the move ends: 1 there, 0 at the farthest point.
    Centre,
    /// The move ends beside the opponent's last move, or on it.
    NearLastMove,
    /// The move ends opposite the opponent's last move, as seen from the centre.
    Mirror,
    /// Own stacks or stones beside the place where the move ends.
    TouchOwn,
    /// Enemy stacks or stones beside the place where the move ends.
    TouchEnemy,

    // In Abande.
    /// The move enters a piece.
    Enter,
    /// The move captures.
    Capture,
    /// The move makes a stack of two.
    Double,
    /// The move makes a tower: a stack of three.
    Tower,
    /// Points that the move gains on the enemy, as if the game ended after it.
    Points,
    /// Enemy pieces that fall asleep.
    PutEnemyToSleep,
    /// Own pieces that fall asleep.
    PutOwnToSleep,
    /// Enemy pieces that wake up.
    WakeEnemy,
    /// Own pieces that wake up.
    WakeOwn,
    /// Enemy stacks that are pinned.
    PinEnemy,
    /// Own stacks that are pinned.
    PinOwn,
    /// Enemy stacks that can be captured next and could not before.
    Threaten,
    /// Own stacks that the enemy can capture and could not before.
    GiveAway,
    /// Own stacks that the enemy can no longer capture.
    Save,

    // In Anda.
    /// Enemy stones that are smothered.
    Smother,
    /// Enemy stones that can be smothered next and could not before.
    Attack,
    /// Own stones that the enemy can smother and could not before.
    Endanger,
    /// Own stones that the enemy can no longer smother.
    Rescue,
    /// Own groups that become one, less one.
    Join,
    /// Cells of own territory gained, in tens.
    GainTerritory,
    /// Cells of enemy territory taken away, in tens.
    Spoil,
    /// The move ends on the edge of the board.
    Edge,
    /// The move spends a point of komi.
    SpendKomi,
}

impl Feature {
    /// Every feature with its name in files, those of both games first.
    pub const ALL: [(Self, &'static str); 28] = [
        (Self::Centre, "centre"),
        (Self::NearLastMove, "near-last-move"),
        (Self::Mirror, "mirror"),
        (Self::TouchOwn, "touch-own"),
        (Self::TouchEnemy, "touch-enemy"),
        (Self::Enter, "enter"),
        (Self::Capture, "capture"),
        (Self::Double, "double"),
        (Self::Tower, "tower"),
        (Self::Points, "points"),
        (Self::PutEnemyToSleep, "put-enemy-to-sleep"),
        (Self::PutOwnToSleep, "put-own-to-sleep"),
        (Self::WakeEnemy, "wake-enemy"),
        (Self::WakeOwn, "wake-own"),
        (Self::PinEnemy, "pin-enemy"),
        (Self::PinOwn, "pin-own"),
        (Self::Threaten, "threaten"),
        (Self::GiveAway, "give-away"),
        (Self::Save, "save"),
        (Self::Smother, "smother"),
        (Self::Attack, "attack"),
        (Self::Endanger, "endanger"),
        (Self::Rescue, "rescue"),
        (Self::Join, "join"),
        (Self::GainTerritory, "territory"),
        (Self::Spoil, "spoil"),
        (Self::Edge, "edge"),
        (Self::SpendKomi, "spend-komi"),
    ];

    /// The feature with this name in files.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find_map(|(feature, known)| (known == name).then_some(feature))
    }

    /// The only game that has the feature; none if both have it.
    pub const fn game(self) -> Option<GameKind> {
        match self {
            Self::Centre | Self::NearLastMove | Self::Mirror | Self::TouchOwn | Self::TouchEnemy => None,
            Self::Enter
            | Self::Capture
            | Self::Double
            | Self::Tower
            | Self::Points
            | Self::PutEnemyToSleep
            | Self::PutOwnToSleep
            | Self::WakeEnemy
            | Self::WakeOwn
            | Self::PinEnemy
            | Self::PinOwn
            | Self::Threaten
            | Self::GiveAway
            | Self::Save => Some(GameKind::Abande),
            Self::Smother
            | Self::Attack
            | Self::Endanger
            | Self::Rescue
            | Self::Join
            | Self::GainTerritory
            | Self::Spoil
            | Self::Edge
            | Self::SpendKomi => Some(GameKind::Anda),
        }
    }
}
