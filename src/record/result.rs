//! Results in writing: what was claimed, and what the moves say.

use crate::play::{MatchResult, Termination, Verdict};
use crate::rules::{AnyGame, Outcome, Player, Variant};

/// The result of a game in writing, such as `21-17`, `1-0` or `*`.
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

/// The text of the tag `Termination` for this end of a game; none where there is no word for it.
pub(super) const fn termination(by: Termination, variant: Variant) -> Option<&'static str> {
    match by {
        Termination::Rules => Some(variant.info().ending_name),
        Termination::Verdict(Verdict::Resignation(_)) => Some("resignation"),
        Termination::Verdict(Verdict::Timeout(_)) => Some("time forfeit"),
        Termination::Verdict(Verdict::Agreement) => Some("agreement"),
        Termination::Verdict(Verdict::Other(_)) => None,
    }
}

/// How the players ended a game, given the text of its tag `Termination` and who won; none if the words are
/// not known or do not fit.
pub(super) fn verdict_of(text: &str, outcome: Outcome) -> Option<Verdict> {
    Some(match (text.trim().to_ascii_lowercase().as_str(), outcome) {
        ("resignation" | "resign" | "resigned", Outcome::Win(winner)) => Verdict::Resignation(winner.other()),
        ("time forfeit" | "timeout" | "time", Outcome::Win(winner)) => Verdict::Timeout(winner.other()),
        ("agreement" | "draw" | "draw agreement", Outcome::Draw) => Verdict::Agreement,
        _ => return None,
    })
}

/// Most bytes in the text of a result: a longer text is not a result.
const LONGEST: usize = 40;

/// What one side of a result has.
enum Side {
    Half,
    Points(u16),
}

impl Side {
    fn parse(text: &str) -> Option<Self> {
        if matches!(text, "½" | "1/2") {
            return Some(Self::Half);
        }
        let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
        let is_number = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        match rest.trim_end_matches('0') {
            "5" if matches!(whole, "" | "0") => Some(Self::Half),
            "" if is_number(whole) => whole.parse().ok().map(Self::Points),
            _ => None,
        }
    }
}

/// Whether a character may stand in one player's part of a result: a digit, `½`, `/` or `.`.
pub(super) fn is_score(c: char) -> bool {
    let c = plain(c);
    c.is_ascii_digit() || matches!(c, '½' | '/' | '.')
}

/// Whether a character may stand between the two players' parts of a result.
pub(super) fn is_dash(c: char) -> bool {
    plain(c) == '-'
}

/// The usual form of a character in a result: with all kinds of dashes, and wide digits as in Japanese.
fn plain(c: char) -> char {
    let narrow = match c {
        '！'..='～' => u32::from(c).checked_sub(0xfee0).and_then(char::from_u32).unwrap_or(c),
        c => c,
    };
    match narrow {
        '\u{2010}'..='\u{2015}' | '−' | ':' => '-',
        '⁄' | '∕' => '/',
        ',' => '.',
        c => c,
    }
}

/// The result that a record states, before it is checked against the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultClaim {
    /// `*`: not finished, or not known.
    Open,
    /// `21-17`, or `1-0` for a win without points.
    Numbers(u16, u16),
    /// `1/2-1/2`
    Draw,
}

impl ResultClaim {
    /// Reads a result in any of the spellings that people and programs use: `1-0`, `1:0`, `21 – 17`,
    /// `1/2-1/2`, `½`, `0.5-0.5`.
    pub(super) fn parse(text: &str) -> Option<Self> {
        // Longer ones are none, however often they are looked at.
        if text.len() > LONGEST {
            return None;
        }
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).map(plain).collect();
        let plain = plain.trim_end_matches('.');
        match plain {
            "*" => return Some(Self::Open),
            "1/2" | "½" => return Some(Self::Draw),
            _ => (),
        }
        let (black, white) = plain.split_once('-')?;
        match (Side::parse(black)?, Side::parse(white)?) {
            (Side::Half, Side::Half) => Some(Self::Draw),
            (Side::Points(black), Side::Points(white)) => Some(Self::Numbers(black, white)),
            _ => None,
        }
    }

    /// Reads a result from its tag, where it may also be the word `draw`.
    pub(super) fn parse_tag(text: &str) -> Option<Self> {
        if text.trim().eq_ignore_ascii_case("draw") { Some(Self::Draw) } else { Self::parse(text) }
    }

    /// Whether the result states points, and not only who won.
    pub(super) fn is_points(self) -> bool {
        matches!(self, Self::Numbers(..)) && self.outcome().is_none()
    }

    /// Who has more points or has won by this result, or that it is a draw; none for a result that is not
    /// known.
    pub(super) fn leader(self) -> Option<Outcome> {
        match self {
            Self::Numbers(0, 0) | Self::Open => None,
            Self::Numbers(black, white) if black > white => Some(Outcome::Win(Player::Black)),
            Self::Numbers(black, white) if black < white => Some(Outcome::Win(Player::White)),
            Self::Numbers(..) | Self::Draw => Some(Outcome::Draw),
        }
    }

    /// Who won, if the result states no more than that; none if it states points.
    pub(super) const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Numbers(1, 0) => Some(Outcome::Win(Player::Black)),
            Self::Numbers(0, 1) => Some(Outcome::Win(Player::White)),
            Self::Draw => Some(Outcome::Draw),
            Self::Open | Self::Numbers(..) => None,
        }
    }
}

impl std::fmt::Display for ResultClaim {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Open => f.write_str("*"),
            Self::Numbers(black, white) => write!(f, "{black}-{white}"),
            Self::Draw => f.write_str("1/2-1/2"),
        }
    }
}
