//! The games, and what is the same on all boards of one.

use super::Variant;

/// Which of the games it is, whatever the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// Stacks of pieces that capture each other.
    Abande,
    /// Groups of stones that need breaths.
    Anda,
}

/// What code that works for every game needs to know of one: names, boards, and which kinds of moves and
/// scores it has.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct GameInfo {
    /// The name, as records write it.
    pub name: &'static str,
    /// The designer.
    pub designer: &'static str,
    /// The statement of the rules that the moves follow, as records name it.
    pub rules_name: &'static str,
    /// The name of the rules in the first records that this program wrote, if it was another.
    pub former_rules_name: Option<&'static str>,
    /// The way in which the rules end the game, as records name it.
    pub ending_name: &'static str,
    /// The boards, in the order of menus, the recommended one first.
    pub variants: &'static [Variant],
    /// How the game is won.
    pub goal: Goal,
    /// Supply of new pieces.
    pub supply: PieceSupply,
    /// Pieces form stacks that move, and can be pinned or asleep.
    pub moves_stacks: bool,
    /// Stones form groups with breaths and territory.
    pub has_groups: bool,
    /// A player can pass.
    pub has_passes: bool,
    /// A game can end in a draw.
    pub has_draws: bool,
}

/// What a game is won by, which is also what a score line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// More points at the end win.
    Points,
    /// A player who loses the last group loses the game.
    LastGroup,
}

/// Whether the new pieces of a game run out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceSupply {
    /// Each player has a hand that runs out.
    Counted,
    /// Pieces never run out.
    Endless,
}

impl GameKind {
    /// Every game, in the order of menus. The match does not compile until a new game is added here.
    pub const ALL: [Self; 2] = match Self::Abande {
        Self::Abande | Self::Anda => [Self::Abande, Self::Anda],
    };

    /// The facts about the game that hold on all of its boards.
    pub const fn info(self) -> &'static GameInfo {
        match self {
            Self::Abande => &GameInfo {
                name: "Abande",
                designer: "Dieter Stein",
                rules_name: "spielstein-2005-12-30",
                former_rules_name: None,
                ending_name: "two passes",
                variants: &Variant::ABANDE,
                goal: Goal::Points,
                supply: PieceSupply::Counted,
                moves_stacks: true,
                has_groups: false,
                has_passes: true,
                has_draws: true,
            },
            Self::Anda => &GameInfo {
                name: "Anda",
                designer: "Saïd Galdseid",
                rules_name: "galdseid-2023-komi-pie",
                former_rules_name: Some("galdseid-2023"),
                ending_name: "elimination",
                variants: &Variant::ANDA,
                goal: Goal::LastGroup,
                supply: PieceSupply::Endless,
                moves_stacks: false,
                has_groups: true,
                has_passes: false,
                has_draws: false,
            },
        }
    }

    /// The name of the game, as records write it.
    pub const fn name(self) -> &'static str {
        self.info().name
    }

    /// Returns whether pieces form stacks and move on the board.
    pub const fn moves_stacks(self) -> bool {
        self.info().moves_stacks
    }

    /// Returns whether the players count points.
    pub const fn counts_points(self) -> bool {
        matches!(self.info().goal, Goal::Points)
    }
}
