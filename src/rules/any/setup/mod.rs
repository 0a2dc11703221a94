//! A position of any of the games while the player sets it up, and everything that is wrong with it.

#[cfg(test)]
mod tests;

use std::fmt;

use thiserror::Error;

use super::{AnyGame, AnyPositionSyntaxError};
use crate::board::{Board, BoardSet, Point};
use crate::rules::abande::Stack;
use crate::rules::{AnyRules, BoardView, ByPlayer, Player, StackView, Variant, abande, anda};

/// A position that is being set up and may still be illegal, for a position editor: pieces are added and
/// removed one by one, and at any time [`faults`](Self::faults) tells what is wrong.
///
/// ```
/// use abande::rules::{AnySetup, Player, Variant};
///
/// let mut setup = AnySetup::new(Variant::Hex);
/// let d4 = setup.board().find("d4").unwrap();
/// assert!(setup.put(d4, Player::Black));
/// assert_eq!(setup.fitted().faults().len(), 1); // Black has moved, so White is to move.
/// setup.set_turn(Player::White);
/// assert_eq!(setup.fitted().to_string(), "x4/x5/x6/x3,1,x3/x6/x5/x4 2 17 18 0 1");
/// assert!(setup.fitted().position().is_ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnySetup {
    /// Of Abande.
    Abande(abande::Setup),
    /// Of Anda.
    Anda(anda::Setup),
}

/// One thing that is wrong with an [`AnySetup`], with the points to highlight.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{error}")]
pub struct SetupIssue {
    /// The error.
    pub error: AnySetupError,
    /// The points that it is about; none if it is about numbers.
    pub points: BoardSet,
}

/// What can be wrong with a position that is set up, in either game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnySetupError {
    /// Against the rules of Abande.
    #[error(transparent)]
    Abande(#[from] abande::SetupError),
    /// Against the rules of Anda.
    #[error(transparent)]
    Anda(#[from] anda::SetupError),
}

impl AnySetup {
    /// The setup of the position before the first move, without komi.
    pub fn new(variant: Variant) -> Self {
        match variant.rules() {
            AnyRules::Abande(rules) => Self::Abande(abande::Setup::new(rules)),
            AnyRules::Anda(rules) => Self::Anda(anda::Setup::new(rules)),
        }
    }

    /// The setup that describes a position, to be changed.
    pub fn of(game: &AnyGame) -> Self {
        match game {
            AnyGame::Abande(position) => Self::Abande(abande::Setup::of(position)),
            AnyGame::Anda(position) => Self::Anda(anda::Setup::of(position)),
        }
    }

    /// Reads a position string of a variant without checking whether the rules allow the position.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(variant: Variant, text: &str) -> Result<Self, AnyPositionSyntaxError> {
        Ok(match variant.rules() {
            AnyRules::Abande(rules) => Self::Abande(abande::Setup::parse(rules, text)?),
            AnyRules::Anda(rules) => Self::Anda(anda::Setup::parse(rules, text)?),
        })
    }

    /// The game together with its board.
    pub fn variant(&self) -> Variant {
        match self {
            Self::Abande(setup) => setup.rules.variant,
            Self::Anda(setup) => setup.rules.variant,
        }
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.variant().board()
    }

    /// The pieces on a point from bottom to top; nothing on a point that is empty or not on this board.
    pub fn pieces(&self, point: Point) -> Vec<Player> {
        if point.index() >= self.board().len() {
            return Vec::new();
        }
        match self {
            Self::Abande(setup) => setup.stacks[point.index()].into_iter().flat_map(Stack::pieces).collect(),
            Self::Anda(setup) => {
                let has_stone = |player: &Player| setup.stones[*player].contains(point);
                Player::ALL.into_iter().filter(has_stone).take(1).collect()
            }
        }
    }

    /// Replaces the pieces on a point by these, from bottom to top, and returns `true`. Returns `false` and
    /// changes nothing if they are too many for one point or the point is not on this board.
    ///
    /// A hand with exactly the pieces that are not on the board goes on having them; one with another number was
    /// set by the player and stays.
    pub fn replace(&mut self, point: Point, pieces: &[Player]) -> bool {
        if point.index() >= self.board().len() {
            return false;
        }
        match self {
            Self::Abande(setup) => {
                let stack = Stack::new(pieces);
                if stack.is_none() && !pieces.is_empty() {
                    return false;
                }
                let followed = ByPlayer::from_fn(|player| setup.hands[player] == off_board(setup, player));
                setup.stacks[point.index()] = stack;
                for player in Player::ALL {
                    if followed[player] {
                        setup.hands[player] = off_board(setup, player);
                    }
                }
            }
            Self::Anda(setup) => {
                if pieces.len() > 1 {
                    return false;
                }
                for player in Player::ALL {
                    setup.stones[player].remove(point);
                    if pieces.contains(&player) {
                        setup.stones[player].insert(point);
                    }
                }
            }
        }
        true
    }

    /// Puts a piece on top of what stands on a point; `false` if there is no room for it.
    pub fn put(&mut self, point: Point, player: Player) -> bool {
        let mut pieces = self.pieces(point);
        pieces.push(player);
        self.replace(point, &pieces)
    }

    /// Takes the top piece off a point and returns whose it was; `None` if there is no piece.
    pub fn take(&mut self, point: Point) -> Option<Player> {
        let mut pieces = self.pieces(point);
        let player = pieces.pop()?;
        self.replace(point, &pieces).then_some(player)
    }

    /// Moves all pieces from one point on top of those on another; `false` if there are none, or there is no
    /// room for them.
    pub fn carry(&mut self, from: Point, to: Point) -> bool {
        let carried = self.pieces(from);
        let mut pieces = self.pieces(to);
        pieces.extend(&carried);
        !carried.is_empty() && from != to && self.replace(to, &pieces) && self.replace(from, &[])
    }

    /// Takes everything off the board. Who is to move and the komi points left stay.
    pub fn clear(&mut self) {
        for point in self.board().points() {
            self.replace(point, &[]);
        }
    }

    /// The number of pieces in each player's hand; none in a game without hands.
    pub fn hands(&self) -> Option<ByPlayer<u8>> {
        match self {
            Self::Abande(setup) => Some(setup.hands),
            Self::Anda(_) => None,
        }
    }

    /// Sets the number of pieces in a player's hand. Nothing happens in a game without hands.
    pub fn set_hand(&mut self, player: Player, pieces: u8) {
        match self {
            Self::Abande(setup) => setup.hands[player] = pieces,
            Self::Anda(_) => (),
        }
    }

    /// Puts all pieces that are not on the board into their owners' hands.
    pub fn fill_hands(&mut self) {
        match self {
            Self::Abande(setup) => setup.hands = ByPlayer::from_fn(|player| off_board(setup, player)),
            Self::Anda(_) => (),
        }
    }

    /// Handicap of the game, if it has one; none in Anda.
    pub fn handicap(&self) -> Option<abande::Handicap> {
        match self {
            Self::Abande(setup) => setup.handicap,
            Self::Anda(_) => None,
        }
    }

    /// Drops the handicap, and puts all pieces that are then not on the board into their owners' hands.
    pub fn drop_handicap(&mut self) {
        match self {
            Self::Abande(setup) => setup.handicap = None,
            Self::Anda(_) => (),
        }
        self.fill_hands();
    }

    /// The most pieces that a player can have in hand; none in a game without hands.
    pub fn most_in_hand(&self, player: Player) -> Option<u8> {
        match self {
            Self::Abande(setup) => Some(setup.pieces(player)),
            Self::Anda(_) => None,
        }
    }

    /// Who is to move.
    pub fn turn(&self) -> Player {
        match self {
            Self::Abande(setup) => setup.turn,
            Self::Anda(setup) => setup.turn,
        }
    }

    /// Sets who is to move.
    pub fn set_turn(&mut self, turn: Player) {
        match self {
            Self::Abande(setup) => setup.turn = turn,
            Self::Anda(setup) => setup.turn = turn,
        }
    }

    /// How many passes in a row led to the position; none in a game without passing.
    pub fn passes(&self) -> Option<u8> {
        match self {
            Self::Abande(setup) => Some(setup.passes),
            Self::Anda(_) => None,
        }
    }

    /// Sets how many passes in a row led to the position. Nothing happens in a game without passing.
    pub fn set_passes(&mut self, passes: u8) {
        match self {
            Self::Abande(setup) => setup.passes = passes,
            Self::Anda(_) => (),
        }
    }

    /// The komi points that White may still spend; none in a game without komi.
    pub fn komi_left(&self) -> Option<u16> {
        match self {
            Self::Abande(_) => None,
            Self::Anda(setup) => Some(setup.komi_left),
        }
    }

    /// Sets the komi points that White may still spend. Nothing happens in a game without komi.
    pub fn set_komi_left(&mut self, komi: u16) {
        match self {
            Self::Abande(_) => (),
            Self::Anda(setup) => setup.komi_left = komi,
        }
    }

    /// A copy whose number of plies played is the one with the fewest errors; the present one if it is as
    /// good as any.
    #[must_use]
    pub fn fitted(&self) -> Self {
        match self {
            Self::Abande(setup) => Self::Abande(abande::Setup { ply: setup.fitting_ply(), ..setup.clone() }),
            Self::Anda(setup) => Self::Anda(anda::Setup { ply: setup.fitting_ply(), ..setup.clone() }),
        }
    }

    /// Everything that is wrong with the setup; nothing if [`position`](Self::position) gives a position.
    pub fn faults(&self) -> Vec<SetupIssue> {
        match self {
            Self::Abande(setup) => {
                let issue = |error| SetupIssue {
                    points: setup.points_of(&error).widened(),
                    error: AnySetupError::Abande(error),
                };
                setup.errors().into_iter().map(issue).collect()
            }
            Self::Anda(setup) => {
                let issue =
                    |error| SetupIssue { points: setup.points_of(&error), error: AnySetupError::Anda(error) };
                setup.errors().into_iter().map(issue).collect()
            }
        }
    }

    /// The legal position that is set up, if the rules allow it.
    ///
    /// # Errors
    /// The [`faults`](Self::faults), if there are any.
    pub fn position(&self) -> Result<AnyGame, Vec<SetupIssue>> {
        let position = match self {
            Self::Abande(setup) => setup.position().map(AnyGame::Abande).ok(),
            Self::Anda(setup) => setup.position().map(AnyGame::Anda).ok(),
        };
        position.ok_or_else(|| self.faults())
    }

    /// What the board shows of the setup, as plain data to be drawn: stacks, hands and who is to move, but no
    /// moves and nothing else that depends on the rules, for they may not allow the position.
    pub fn view(&self) -> BoardView {
        let stacks = self.board().points().map(|point| (point, self.pieces(point)));
        let stacks = stacks.filter(|(_, pieces)| !pieces.is_empty()).map(|(point, pieces)| StackView {
            point,
            pieces,
            pinned: false,
            asleep: false,
            tower: false,
        });
        let given = |player| match self {
            Self::Abande(setup) => setup.handicap_points(player),
            Self::Anda(_) => 0,
        };
        BoardView {
            handicap_points: ByPlayer::from_fn(given),
            stacks: stacks.collect(),
            hands: self.hands().unwrap_or_default(),
            groups: Vec::new(),
            regions: Vec::new(),
            to_move: Some(self.turn()),
            entries: BoardSet::EMPTY,
            entries_due: 0,
            komi_left: self.komi_left(),
            ..self.variant().start().view()
        }
    }
}

/// The pieces of a player that are not on the board.
fn off_board(setup: &abande::Setup, player: Player) -> u8 {
    u8::try_from(setup.entered(player)).map_or(0, |entered| setup.pieces(player).saturating_sub(entered))
}

impl fmt::Display for AnySetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Abande(setup) => setup.fmt(f),
            Self::Anda(setup) => setup.fmt(f),
        }
    }
}
