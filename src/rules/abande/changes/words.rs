//! Facts in words, for the terminal.

use std::fmt;

use crate::board::{Board, PointSet};

use super::Fact;

impl Fact {
    /// The fact in a few words.
    pub fn display(self, board: &Board) -> impl fmt::Display {
        struct Words<'a>(Fact, &'a Board);
        impl fmt::Display for Words<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.write(f, self.1)
            }
        }
        Words(self, board)
    }

    fn write(self, f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
        let label = |point| board.label(point);
        let list = |points| List(board, points);
        match self {
            Self::Ended => write!(f, "the game is over"),
            Self::Points { mover, change } => {
                let other = mover.other();
                write!(f, "{mover}'s points change by {:+}, {other}'s by {:+}", change[mover], change[other])
            }
            Self::GivenAway { point, owner, by, cost, answered } => {
                match cost {
                    1.. => write!(
                        f,
                        "gives away {owner}'s {} to {}, which costs {cost}",
                        label(point),
                        label(by)
                    ),
                    // Who takes it puts more of the own to sleep.
                    _ => write!(
                        f,
                        "lets {owner}'s {} fall to {}, which costs nothing",
                        label(point),
                        label(by)
                    ),
                }?;
                write!(f, "{}", if answered { " and can be answered" } else { "" })
            }
            Self::Saved { point, owner } => write!(f, "saves {owner}'s {}", label(point)),
            Self::Threatened { point, owner, by, gain } => match gain {
                1.. => {
                    write!(f, "threatens {owner}'s {} from {}, which gains {gain}", label(point), label(by))
                }
                _ => write!(
                    f,
                    "could take {owner}'s {} from {} next, which gains nothing",
                    label(point),
                    label(by)
                ),
            },
            Self::Tower { point, owner } => write!(f, "makes a tower of {owner} on {}", label(point)),
            Self::PutToSleep { owner, points, .. } => write!(f, "{owner}'s {} asleep", list(points)),
            Self::Woken { owner, points, .. } => write!(f, "{owner}'s {} awake", list(points)),
            Self::Pinned { owner, points } => write!(f, "{owner}'s {} pinned", list(points)),
            Self::Freed { owner, points } => write!(f, "{owner}'s {} free", list(points)),
            Self::LastEntry { player } => write!(f, "{player}'s hand is empty"),
        }
    }
}

/// `d4, d5 and e2`, in the order of their labels.
struct List<'a>(&'a Board, PointSet);

impl fmt::Display for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut labels: Vec<&str> = self.1.iter().map(|point| self.0.label(point)).collect();
        labels.sort_unstable();
        match labels.split_last() {
            Some((last, others)) if !others.is_empty() => write!(f, "{} and {last}", others.join(", ")),
            _ => f.write_str(&labels.concat()),
        }
    }
}
