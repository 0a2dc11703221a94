//! Wins, draws and losses, and what they say about strength.

use std::fmt;

/// 95 % of a normal distribution lie within this many standard deviations.
const WITHIN_95: f64 = 1.96;
/// The chance of a wrong verdict either way.
const ERROR: f64 = 0.05;

/// How many games of a match the first engine has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

/// How a game ended for the first engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum GameResult {
    Win,
    Draw,
    Loss,
}

/// The two claims between which a sequential test (SPRT) decides: how much stronger the first engine is, in Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Hypotheses {
    pub(super) null: f64,
    pub(super) alternative: f64,
}

/// What a sequential test of the games so far says of the alternative claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    Undecided,
    /// The alternative is accepted.
    Accepted,
    /// The alternative is rejected.
    Rejected,
}

impl Verdict {
    pub(super) fn is_decided(self) -> bool {
        self != Self::Undecided
    }
}

impl Tally {
    pub(super) fn add(&mut self, result: GameResult) {
        match result {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
    }

    pub(super) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The mean score of a game, 0 to 1, and its variance from game to game, never 0: one more game of full
    /// variance is added, because ten wins in a row do not mean that an eleventh is certain.
    fn moments(&self) -> (f64, f64) {
        let games = f64::from(self.games().max(1));
        let mean = (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games;
        let square = (f64::from(self.wins) + f64::from(self.draws) / 4.0) / games;
        let variance = square - mean * mean;
        (mean, (variance * games + 0.25) / (games + 1.0))
    }

    /// The score so far in short: `5-2-3 (60.0%)`.
    pub(super) fn summary(&self) -> String {
        let (mean, _) = self.moments();
        format!("{}-{}-{} ({:.1}%)", self.wins, self.draws, self.losses, 100.0 * mean)
    }

    /// The line that ends a match: score, difference in Elo with its error and, with two claims, how the test between
    /// them stands.
    pub(super) fn report(&self, hypotheses: Option<Hypotheses>) -> String {
        let (mean, variance) = self.moments();
        let games = f64::from(self.games());
        let error = WITHIN_95 * (variance / games.max(1.0)).sqrt();
        let (low, middle, high) = (elo(mean - error), elo(mean), elo(mean + error));
        let report = format!(
            "W-D-L {}-{}-{} of {} games, score {:.1}%, Elo {middle:+.1} ± {:.1} (95%: {low:+.1} to {high:+.1})",
            self.wins,
            self.draws,
            self.losses,
            self.games(),
            100.0 * mean,
            (high - low) / 2.0,
        );
        let Some(hypotheses) = hypotheses else { return report };
        let (llr, bound, verdict) = (self.llr(hypotheses), log_bound(), self.verdict(hypotheses));
        format!("{report}, LLR {llr:+.2} (−{bound:.2} to {bound:.2}): {verdict} {hypotheses}")
    }

    /// The log-likelihood ratio of the two claims, by the normal approximation of a generalised sequential
    /// test: games as draws from a distribution with the variance of [`moments`](Self::moments).
    fn llr(&self, Hypotheses { null, alternative }: Hypotheses) -> f64 {
        let (mean, variance) = self.moments();
        let (s0, s1) = (expected(null), expected(alternative));
        f64::from(self.games()) * (s1 - s0) * (2.0 * mean - s0 - s1) / (2.0 * variance)
    }

    /// Decides between two claims by the games so far, if these are enough.
    pub(super) fn verdict(&self, hypotheses: Hypotheses) -> Verdict {
        let llr = self.llr(hypotheses);
        match log_bound() {
            bound if llr >= bound => Verdict::Accepted,
            bound if llr <= -bound => Verdict::Rejected,
            _ => Verdict::Undecided,
        }
    }
}

/// Where a sequential test with equal chances of both errors stops.
fn log_bound() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

/// The expected score of a player who is stronger by this much Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// The Elo that an expected score means; beyond what games can show it is cut off.
fn elo(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Undecided => "undecided",
            Self::Accepted => "accepted",
            Self::Rejected => "rejected",
        })
    }
}

impl fmt::Display for Hypotheses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}]", self.null, self.alternative)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(wins: u32, draws: u32, losses: u32) -> Tally {
        Tally { wins, draws, losses }
    }

    #[test]
    fn elo_is_the_usual_one() {
        assert!((elo(0.75) - 190.85).abs() < 0.01);
        assert!((expected(elo(0.6)) - 0.6).abs() < 1e-9);
        assert!(tally(5, 0, 5).report(None).contains("score 50.0%, Elo +0.0 ± "));
        assert!(tally(10, 0, 0).report(None).contains("Elo +1199"));
    }

    #[test]
    fn the_sequential_test_decides() {
        let claims = Hypotheses { null: 0.0, alternative: 20.0 };
        assert_eq!(tally(0, 0, 0).verdict(claims), Verdict::Undecided);
        assert_eq!(tally(300, 100, 200).verdict(claims), Verdict::Accepted);
        assert_eq!(tally(200, 100, 300).verdict(claims), Verdict::Rejected);
    }

    #[test]
    fn a_clean_sweep_is_decided_and_a_single_win_is_not() {
        let claims = Hypotheses { null: 0.0, alternative: 20.0 };
        assert_eq!(tally(300, 0, 0).verdict(claims), Verdict::Accepted);
        assert_eq!(tally(0, 0, 300).verdict(claims), Verdict::Rejected);
        assert_eq!(tally(1, 0, 0).verdict(claims), Verdict::Undecided);
        assert_eq!(tally(0, 300, 0).verdict(claims), Verdict::Rejected, "only draws: not stronger by 20 Elo");
        assert!(tally(300, 0, 0).report(Some(claims)).ends_with(": accepted [0, 20]"));
    }
}
