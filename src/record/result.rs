//! Results in writing: what was claimed, and what the moves say.

use crate::play::{MatchResult, Termination, Verdict};
use crate::rules::{AnyGame, Outcome, Player, Variant};

/// A result in writing.
pub(super) fn text(game: &AnyGame, result: Option<MatchResult>) -> String {
    let Some(result) = result else { return "*".to_owned() };
    if result.by == Termination::Rules
        && let Some(points) = game.points()
    {
        return format!("{}-{}", points[Player::Black], points[Player::White]);
    }
    match result.outcome {
        Outcome::Win(Player::Black) => "1-0".to_owned(),
        Outcome::Win(Player::White) => "0-1".to_owned(),
        Outcome::Draw => "1/2-1/2".to_owned(),
    }
}

/// What the tag `Termination` says in a record of this variant.
pub(super) const fn termination(by: Termination, variant: Variant) -> Option<&'static str> {
    match by {
        Termination::Rules => Some(variant.ending_name()),
        Termination::Verdict(Verdict::Resignation(_)) => Some("resignation"),
        Termination::Verdict(Verdict::Timeout(_)) => Some("time forfeit"),
        Termination::Verdict(Verdict::Agreement) => Some("agreement"),
        Termination::Verdict(Verdict::Other(_)) => None,
    }
}

/// The verdict that a `Termination` tag and an outcome tell together, if the words are known and fit.
pub(super) fn verdict_of(text: &str, outcome: Outcome) -> Option<Verdict> {
    Some(match (text.trim().to_ascii_lowercase().as_str(), outcome) {
        ("resignation" | "resign" | "resigned", Outcome::Win(winner)) => Verdict::Resignation(winner.other()),
        ("time forfeit" | "timeout" | "time", Outcome::Win(winner)) => Verdict::Timeout(winner.other()),
        ("agreement" | "draw" | "draw agreement", Outcome::Draw) => Verdict::Agreement,
        _ => return None,
    })
}

/// A result as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claim {
    /// `*`: not finished, or not known.
    Open,
    /// `21-17`, or `1-0` for a win without points.
    Numbers(u16, u16),
    /// `1/2-1/2`
    Draw,
}

impl Claim {
    pub(super) fn parse(text: &str) -> Option<Self> {
        match text {
            "*" => return Some(Self::Open),
            "1/2-1/2" | "1/2" | "½-½" | "½" => return Some(Self::Draw),
            _ => (),
        }
        let (black, white) = text.split_once(['-', '–', ':'])?;
        let number =
            |text: &str| text.bytes().all(|b| b.is_ascii_digit()).then(|| text.parse::<u16>().ok()).flatten();
        Some(Self::Numbers(number(black)?, number(white)?))
    }

    /// Who won, where the text says no more than that.
    pub(super) const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Numbers(1, 0) => Some(Outcome::Win(Player::Black)),
            Self::Numbers(0, 1) => Some(Outcome::Win(Player::White)),
            Self::Draw => Some(Outcome::Draw),
            Self::Open | Self::Numbers(..) => None,
        }
    }
}

impl std::fmt::Display for Claim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Open => f.write_str("*"),
            Self::Numbers(black, white) => write!(f, "{black}-{white}"),
            Self::Draw => f.write_str("1/2-1/2"),
        }
    }
}
