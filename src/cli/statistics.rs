//! `abande games stats`: results against the computer, and the ratings that follow from them.

use serde::Serialize;

use crate::library::{Entry, GameRating, Ratings, Statistics, Tally, statistics};
use crate::play::{LevelRating, RATING_SCALE};
use crate::rules::Player;

/// Output of `abande games stats`. The fields are those of its JSON, in this order, which scripts rely on.
#[derive(Debug, Serialize)]
pub(super) struct StatisticsReport {
    /// The scale of all ratings.
    scale: &'static str,
    ratings: Vec<RatingRow>,
    all: Results,
    rated: Results,
    handicap: Results,
    timed: Results,
    helped: Results,
    by_level: Vec<LevelRow>,
    by_board: Vec<BoardRow>,
    by_side: Sides,
    margins: Vec<Count<i16>>,
    lengths: Vec<Count<usize>>,
    streak: StreakRow,
    ladders: Vec<LadderRow>,
    history: Vec<HistoryRow>,
    by_character: Vec<CharacterRow>,
}

/// A rating. It is provisional while it is too uncertain to be shown to people.
#[derive(Debug, Serialize)]
struct RatingRow {
    game: &'static str,
    rating: i32,
    deviation: f64,
    games: usize,
    provisional: bool,
    /// The rating as people are shown it.
    #[serde(skip)]
    shown: String,
}

#[derive(Debug, Serialize)]
struct Results {
    won: usize,
    lost: usize,
    drawn: usize,
}

#[derive(Debug, Serialize)]
struct LevelRow {
    variant: &'static str,
    level: u8,
    #[serde(flatten)]
    results: Results,
}

#[derive(Debug, Serialize)]
struct CharacterRow {
    character: String,
    strength: &'static str,
    #[serde(flatten)]
    results: Results,
}

#[derive(Debug, Serialize)]
struct BoardRow {
    variant: &'static str,
    #[serde(flatten)]
    results: Results,
}

#[derive(Debug, Serialize)]
struct Sides {
    black: Results,
    white: Results,
}

#[derive(Debug, Serialize)]
struct Count<T> {
    value: T,
    games: usize,
}

#[derive(Debug, Serialize)]
struct StreakRow {
    now: i64,
    best: usize,
}

/// The levels of a game, which of them were beaten in rated games, and which is to be beaten next.
#[derive(Debug, Serialize)]
struct LadderRow {
    game: &'static str,
    next: Option<u8>,
    suggested: Option<u8>,
    levels: Vec<RungRow>,
}

#[derive(Debug, Serialize)]
struct RungRow {
    level: u8,
    rating: Option<i32>,
    beaten: bool,
    #[serde(flatten)]
    results: Results,
}

/// A rated game, and the rating after it.
#[derive(Debug, Serialize)]
struct HistoryRow {
    id: String,
    game: &'static str,
    variant: &'static str,
    level: u8,
    result: &'static str,
    rating: i32,
    deviation: f64,
}

impl From<Tally> for Results {
    fn from(Tally { won, lost, drawn }: Tally) -> Self {
        Self { won, lost, drawn }
    }
}

impl Results {
    fn text(&self) -> String {
        format!("won {}, drawn {}, lost {}", self.won, self.drawn, self.lost)
    }

    const fn is_empty(&self) -> bool {
        self.won + self.lost + self.drawn == 0
    }
}

impl StatisticsReport {
    pub(super) fn from_entries(entries: &[&Entry]) -> Self {
        let ratings = Ratings::from_entries(entries.iter().copied());
        let sums = statistics(entries.iter().copied());
        let Statistics { all, rated, handicap, timed, helped, .. } = sums;
        let played = || ratings.all().iter().filter(|rating| !rating.history.is_empty());
        Self {
            scale: RATING_SCALE,
            ratings: played().map(rating_row).collect(),
            all: all.into(),
            rated: rated.into(),
            handicap: handicap.into(),
            timed: timed.into(),
            helped: helped.into(),
            by_level: sums
                .by_level
                .iter()
                .map(|&(variant, level, tally)| LevelRow {
                    variant: variant.name(),
                    level: level.get(),
                    results: tally.into(),
                })
                .collect(),
            by_character: sums
                .by_character
                .iter()
                .map(|&(id, tier, tally)| CharacterRow {
                    character: id.to_string(),
                    strength: tier.word(),
                    results: tally.into(),
                })
                .collect(),
            by_board: sums
                .by_board
                .iter()
                .map(|&(variant, tally)| BoardRow { variant: variant.name(), results: tally.into() })
                .collect(),
            by_side: Sides {
                black: sums.by_side[Player::Black].into(),
                white: sums.by_side[Player::White].into(),
            },
            margins: sums.margins.iter().map(|&(value, games)| Count { value, games }).collect(),
            lengths: sums.lengths.iter().map(|&(value, games)| Count { value, games }).collect(),
            streak: StreakRow { now: sums.streak.now, best: sums.streak.best },
            ladders: ratings.all().iter().map(ladder_row).collect(),
            history: played().flat_map(history_rows).collect(),
        }
    }

    /// The report for people: what is not there is left out.
    pub(super) fn text(&self) -> String {
        if self.all.is_empty() {
            return "no finished games against the computer".to_owned();
        }
        let mut lines = Vec::new();
        for row in &self.ratings {
            let RatingRow { game, games, provisional, shown, .. } = row;
            let shown = if *provisional { "not certain enough yet" } else { shown };
            lines.push(format!("rating in {game}: {shown}, rated games: {games}"));
        }
        if !self.ratings.is_empty() {
            lines.push(format!("scale of ratings: {}", self.scale));
        }
        for ladder in self.ladders.iter().filter(|ladder| ladder.levels.iter().any(|rung| rung.beaten)) {
            let beaten: Vec<String> =
                ladder.levels.iter().filter(|rung| rung.beaten).map(|rung| rung.level.to_string()).collect();
            let next = ladder.next.map(|level| format!(", next {level}")).unwrap_or_default();
            lines.push(format!("levels of {} beaten: {}{next}", ladder.game, beaten.join(", ")));
        }
        let sums = [
            ("all games", &self.all),
            ("rated", &self.rated),
            ("with a handicap", &self.handicap),
            ("with a clock", &self.timed),
            ("with help", &self.helped),
            ("as Black", &self.by_side.black),
            ("as White", &self.by_side.white),
        ];
        let sums = sums.into_iter().filter(|(_, results)| !results.is_empty());
        lines.extend(sums.map(|(name, results)| format!("{name}: {}", results.text())));
        for LevelRow { variant, level, results } in &self.by_level {
            lines.push(format!("{variant}, level {level}: {}", results.text()));
        }
        for CharacterRow { character, strength, results } in &self.by_character {
            lines.push(format!("{character}, {strength}: {}", results.text()));
        }
        lines.push(format!("most wins in a row: {}", self.streak.best));
        lines.join("\n")
    }
}

fn rating_row(rating: &GameRating) -> RatingRow {
    RatingRow {
        game: rating.game.name(),
        rating: rating.now.rounded(),
        deviation: tenths(rating.now.deviation),
        games: rating.history.len(),
        provisional: rating.now.is_provisional(),
        shown: rating.now.to_string(),
    }
}

fn ladder_row(rating: &GameRating) -> LadderRow {
    let board = LevelRating::boards(rating.game).next();
    let rungs = rating.ladder.iter().map(|rung| RungRow {
        level: rung.level.get(),
        rating: board.and_then(|board| LevelRating::of(board, rung.level)).map(LevelRating::rounded),
        beaten: rung.is_beaten(),
        results: rung.tally.into(),
    });
    LadderRow {
        game: rating.game.name(),
        next: rating.next_rung().map(crate::play::Level::get),
        suggested: board.and_then(|board| rating.suggested_level(board)).map(crate::play::Level::get),
        levels: rungs.collect(),
    }
}

fn history_rows(rating: &GameRating) -> impl Iterator<Item = HistoryRow> {
    rating.history.iter().map(|game| HistoryRow {
        id: game.id.to_string(),
        game: rating.game.name(),
        variant: game.variant.name(),
        level: game.level.get(),
        result: match game.sign {
            1.. => "won",
            0 => "drawn",
            _ => "lost",
        },
        rating: game.after.rounded(),
        deviation: tenths(game.after.deviation),
    })
}

/// Rounds to a tenth.
fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
