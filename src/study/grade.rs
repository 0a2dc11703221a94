//! How bad a move is, and how well a whole game was played.

use super::parameters::{
    ACCURACY_FALL, ACCURACY_FLOOR, BLUNDER, INACCURACY, INACCURATE_POINTS, MISTAKE, MISTAKEN_POINTS,
    QUESTIONED_POINTS,
};
use crate::play::Glyph;
use crate::rules::AnyGame;

/// What a move loses for the player who makes it, compared with the best move: points of the final margin and chances
/// of winning.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MoveLoss {
    /// Hundredths of a point of the final margin, 0 or more; in Anda 200 from a sure win to a sure loss.
    pub hundredths: i32,
    /// The loss in winning chances, 0 to 1.
    pub chance: f64,
    /// `true` if the margins before and after the move are proved: the loss is exact.
    pub proved: bool,
}

impl MoveLoss {
    /// The loss in winning chances, in whole percent.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
    pub fn percent(&self) -> u8 {
        (100.0 * self.chance).round() as u8
    }

    /// The loss in points of the final margin; in Anda 2 from a sure win to a sure loss.
    pub fn points(&self) -> f64 {
        f64::from(self.hundredths) / 100.0
    }
}

/// How bad a mistake is, as reviews call it: by what it loses in winning chances or, where these hardly change, in
/// points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MistakeGrade {
    /// `?!`: there was better.
    Inaccuracy,
    /// `?`: a good part of the game is gone.
    Mistake,
    /// `??`: the game is turned over.
    Blunder,
}

impl MistakeGrade {
    /// Returns the grade of a move with this loss in this position; `None` if the move is good enough.
    pub fn from_loss(game: &AnyGame, loss: &MoveLoss) -> Option<Self> {
        let points = points_lost(game, loss);
        match loss.chance {
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            _ if points >= MISTAKEN_POINTS => Some(Self::Mistake),
            INACCURACY.. => Some(Self::Inaccuracy),
            _ if points >= INACCURATE_POINTS => Some(Self::Inaccuracy),
            _ => None,
        }
    }

    /// The glyph that marks such a move in a record.
    pub const fn glyph(self) -> Glyph {
        match self {
            Self::Inaccuracy => Glyph::DUBIOUS,
            Self::Mistake => Glyph::MISTAKE,
            Self::Blunder => Glyph::BLUNDER,
        }
    }

    /// The glyph as text: `?!`, `?` or `??`.
    pub fn suffix(self) -> &'static str {
        self.glyph().suffix().unwrap_or_default()
    }

    /// Its name as one English word, which JSON output has.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// Returns `true` if the coach should ask about a move with this loss: it is a mistake or worse, or costs several
/// points.
pub(super) fn is_questionable(game: &AnyGame, grade: Option<MistakeGrade>, loss: &MoveLoss) -> bool {
    grade >= Some(MistakeGrade::Mistake) || points_lost(game, loss) >= QUESTIONED_POINTS
}

/// The loss in hundredths of a point; always 0 in Anda, whose values are chances and not points.
pub(super) const fn points_lost(game: &AnyGame, loss: &MoveLoss) -> i32 {
    match game {
        AnyGame::Abande(_) => loss.hundredths,
        AnyGame::Anda(_) => 0,
    }
}

/// Rates a player's moves as a whole from 0 to 100, given how much of the winning chances each move lost; none
/// without moves.
///
/// A move that costs nothing is worth 100, one that turns a sure win into a sure loss 0; in between it falls fast at
/// first, as in lichess's formula. The rating is the mean.
pub(super) fn accuracy(losses: impl IntoIterator<Item = f64>) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0.0);
    for loss in losses {
        let worth = (1.0 + ACCURACY_FLOOR) * (-ACCURACY_FALL * loss).exp() - ACCURACY_FLOOR;
        sum += 100.0 * worth.clamp(0.0, 1.0);
        count += 1.0;
    }
    (count > 0.0).then(|| sum / count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Side;
    use crate::rules::Variant;

    #[test]
    fn the_outcome_comes_before_points() {
        let game = Variant::Hex.start();
        let grade = |chance, points: i32| {
            MistakeGrade::from_loss(&game, &MoveLoss { hundredths: 100 * points, chance, proved: false })
        };
        assert_eq!(grade(0.0, 0), None);
        assert_eq!(grade(0.04, 1), None);
        // Winning by less is no mistake unless it is by much less.
        assert_eq!(grade(0.0, 4), Some(MistakeGrade::Inaccuracy));
        assert_eq!(grade(0.12, 0), Some(MistakeGrade::Inaccuracy));
        assert_eq!(grade(0.25, 1), Some(MistakeGrade::Mistake));
        assert_eq!(grade(0.0, 20), Some(MistakeGrade::Mistake));
        // A sure win that becomes a draw, by a single point.
        assert_eq!(grade(0.5, 1), Some(MistakeGrade::Blunder));
        let anda = Variant::Anda(Side::Five).start();
        assert_eq!(
            MistakeGrade::from_loss(&anda, &MoveLoss { hundredths: 200, chance: 0.0, proved: false }),
            None
        );
    }

    #[test]
    fn accuracy_goes_from_all_to_nothing() {
        assert_eq!(accuracy([]), None);
        assert_eq!(accuracy([0.0, 0.0]), Some(100.0));
        assert!(accuracy([1.0]).unwrap() < 1.0);
        let one_mistake = accuracy([0.0, 0.0, 0.0, 0.2]).unwrap();
        assert!((70.0..95.0).contains(&one_mistake), "{one_mistake}");
    }
}
