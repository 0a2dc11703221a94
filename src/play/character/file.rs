//! Files of characters: TOML, checked key by key.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::Deserialize;
use thiserror::Error;

use super::registry::is_built_in;
use super::{
    ByPhase, Character, CharacterId, CharacterStrength, Feature, LocalText, Portrait, Standing, Stroke, Tier,
    Trait,
};
use crate::rules::{GameKind, excerpt, harmless, listed};

/// The only version of the format.
const FORMAT: u32 = 1;
/// The most traits of a character.
const MAX_TRAITS: usize = 32;
/// The longest name of a character or a trait, in letters.
const MAX_NAME_LENGTH: usize = 32;
/// The longest description of a character, in letters.
const MAX_ABOUT_LENGTH: usize = 240;

const WEIGHTS: RangeInclusive<i64> = -1_000..=1_000;
const WHIMS: RangeInclusive<i64> = 0..=1_000;
const NODES: RangeInclusive<i64> = 1..=10_000_000;
const OVERLOOKS: RangeInclusive<i64> = 0..=95;
const RATINGS: RangeInclusive<i64> = 0..=5_000;
const EFFORTS: RangeInclusive<i64> = 1..=1_000;
const PACES: RangeInclusive<i64> = 10..=300;

/// Why a text is not the file of a character.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CharacterError {
    /// The text is not TOML, lacks a key, or has an unknown one.
    #[error("{0}")]
    Syntax(String),
    /// A later program wrote it.
    #[error("its format is {0}, and this program knows format {FORMAT}")]
    Format(u32),
    /// A game that does not exist.
    #[error("no game “{0}”: use {games}", games = games())]
    Game(String),
    /// A name or description that is empty, too long, or has control characters.
    #[error("“{key}” needs a text of 1 to {most} letters on one line")]
    Text {
        /// The key.
        key: &'static str,
        /// The most letters.
        most: usize,
    },
    /// A number that is out of range.
    #[error("“{key}” goes from {least} to {most}, not {number}", least = .range[0], most = .range[1])]
    Range {
        /// The key.
        key: &'static str,
        /// Least and greatest value.
        range: [i64; 2],
        /// The number in the file.
        number: i64,
    },
    /// No such feature.
    #[error("no feature “{0}”")]
    Feature(String),
    /// A feature of the other game.
    #[error("“{feature}” is a feature of {game} only", game = .game.name())]
    FeatureOfOtherGame {
        /// The feature.
        feature: String,
        /// The game that has it.
        game: GameKind,
    },
    /// No such standing.
    #[error("“when” is “ahead”, “even” or “behind”, not “{0}”")]
    Standing(String),
    /// Too many traits.
    #[error("{0} traits are too many: {MAX_TRAITS} are allowed")]
    Traits(usize),
    /// Too many strokes.
    #[error("a portrait has at most {most} strokes, not {0}", most = Portrait::MAX_STROKES)]
    Strokes(usize),
    /// Not a stroke.
    #[error("“{0}” is not a stroke of a portrait within 20 by 20")]
    Stroke(String),
    /// A character of the program has this id.
    #[error("the program has a character of this name: give the file another one")]
    Taken,
    /// Easier strengths must not search more or overlook less.
    #[error("“{0}” must be at least as strong as the strength below it")]
    Order(&'static str),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: u32,
    game: String,
    name: Text,
    about: Text,
    #[serde(default)]
    portrait: Vec<String>,
    #[serde(default)]
    whim: i64,
    strength: Strengths,
    effort: Option<Phases>,
    pace: Option<Phases>,
    #[serde(default, rename = "trait")]
    traits: Vec<TraitTable>,
}

/// A text for every language, or one for each.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a text, or a table with a text for each language")]
enum Text {
    Same(String),
    ByLanguage(BTreeMap<String, String>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Strengths {
    easy: Strength,
    medium: Strength,
    hard: Strength,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Strength {
    nodes: i64,
    overlooks: i64,
    rating: Option<[i64; 2]>,
}

/// A number for the whole game, or one for each phase.
#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a number, or a table with opening, middle and ending")]
enum Phases {
    Always(i64),
    ByPhase(PhaseTable),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PhaseTable {
    opening: i64,
    middle: i64,
    ending: i64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TraitTable {
    name: Text,
    feature: String,
    weight: Phases,
    when: Option<String>,
}

impl Character {
    /// Reads the file of a character.
    ///
    /// # Errors
    /// Why it is none, with what is expected.
    pub fn parse(id: CharacterId, text: &str) -> Result<Self, CharacterError> {
        let file: File = toml_edit::de::from_str(text).map_err(|error| syntax_error(&error, text))?;
        if file.format != FORMAT {
            return Err(CharacterError::Format(file.format));
        }
        let game = GameKind::ALL.into_iter().find(|game| game.name().eq_ignore_ascii_case(&file.game));
        let game = game.ok_or_else(|| CharacterError::Game(excerpt(&file.game)))?;
        if file.traits.len() > MAX_TRAITS {
            return Err(CharacterError::Traits(file.traits.len()));
        }
        if file.portrait.len() > Portrait::MAX_STROKES {
            return Err(CharacterError::Strokes(file.portrait.len()));
        }
        let Strengths { easy, medium, hard } = file.strength;
        let strengths = [easy.read()?, medium.read()?, hard.read()?];
        for (tier, pair) in Tier::ALL[1..].iter().zip(strengths.windows(2)) {
            if pair[1].nodes < pair[0].nodes || pair[1].overlooks > pair[0].overlooks {
                return Err(CharacterError::Order(tier.word()));
            }
        }
        let percent = |phases: Option<Phases>, key, range| match phases {
            Some(phases) => phases.read(key, range),
            None => Ok(ByPhase::always(100)),
        };
        Ok(Self {
            id,
            game,
            name: file.name.read("name", MAX_NAME_LENGTH)?,
            about: file.about.read("about", MAX_ABOUT_LENGTH)?,
            portrait: Portrait(
                file.portrait.iter().map(|stroke| Stroke::parse(stroke)).collect::<Result<_, _>>()?,
            ),
            traits: file.traits.into_iter().map(|one| one.read(game)).collect::<Result<_, _>>()?,
            whim: in_range("whim", &WHIMS, file.whim)?,
            strengths,
            effort: percent(file.effort, "effort", &EFFORTS)?,
            pace: percent(file.pace, "pace", &PACES)?,
        })
    }

    /// Reads the file of a character that a player wrote.
    ///
    /// # Errors
    /// Why it is none, also if the program has a character with this id.
    pub fn parse_own(id: CharacterId, text: &str) -> Result<Self, CharacterError> {
        if is_built_in(id) { Err(CharacterError::Taken) } else { Self::parse(id, text) }
    }
}

impl TraitTable {
    fn read(self, game: GameKind) -> Result<Trait, CharacterError> {
        let feature = Feature::named(&self.feature);
        let feature = feature.ok_or_else(|| CharacterError::Feature(excerpt(&self.feature)))?;
        if let Some(other) = feature.game().filter(|&only| only != game) {
            return Err(CharacterError::FeatureOfOtherGame { feature: self.feature, game: other });
        }
        let when = match self.when.as_deref() {
            None => None,
            Some("ahead") => Some(Standing::Ahead),
            Some("even") => Some(Standing::Even),
            Some("behind") => Some(Standing::Behind),
            Some(other) => return Err(CharacterError::Standing(excerpt(other))),
        };
        let weight = self.weight.read("weight", &WEIGHTS)?;
        Ok(Trait { name: self.name.read("name", MAX_NAME_LENGTH)?, feature, weight, when })
    }
}

impl Strength {
    fn read(&self) -> Result<CharacterStrength, CharacterError> {
        let rating = match self.rating {
            None => None,
            Some([value, margin]) => {
                Some([in_range("rating", &RATINGS, value)?, in_range("rating", &RATINGS, margin)?])
            }
        };
        Ok(CharacterStrength {
            nodes: in_range("nodes", &NODES, self.nodes)?,
            overlooks: in_range("overlooks", &OVERLOOKS, self.overlooks)?,
            rating,
        })
    }
}

impl Text {
    fn read(self, key: &'static str, most: usize) -> Result<LocalText, CharacterError> {
        let texts: Vec<(String, String)> = match self {
            Self::Same(text) => vec![("en".to_owned(), text)],
            Self::ByLanguage(texts) => texts.into_iter().collect(),
        };
        let is_fine = |text: &str| {
            let length = text.chars().count();
            text.trim() == text && (1..=most).contains(&length) && text.chars().all(|c| harmless(c) == c)
        };
        if texts.is_empty() || !texts.iter().all(|(_, text)| is_fine(text)) {
            return Err(CharacterError::Text { key, most });
        }
        Ok(LocalText(texts))
    }
}

impl Phases {
    fn read<T: TryFrom<i64> + Copy>(
        self,
        key: &'static str,
        range: &RangeInclusive<i64>,
    ) -> Result<ByPhase<T>, CharacterError> {
        match self {
            Self::Always(number) => Ok(ByPhase::always(in_range(key, range, number)?)),
            Self::ByPhase(PhaseTable { opening, middle, ending }) => Ok(ByPhase {
                opening: in_range(key, range, opening)?,
                middle: in_range(key, range, middle)?,
                ending: in_range(key, range, ending)?,
            }),
        }
    }
}

fn in_range<T: TryFrom<i64>>(
    key: &'static str,
    range: &RangeInclusive<i64>,
    number: i64,
) -> Result<T, CharacterError> {
    let fits = Some(number).filter(|number| range.contains(number)).and_then(|number| number.try_into().ok());
    fits.ok_or(CharacterError::Range { key, range: [*range.start(), *range.end()], number })
}

/// The reason of the parser on one line, with the line of the file that it means.
fn syntax_error(error: &toml_edit::de::Error, text: &str) -> CharacterError {
    let reason: String = error.message().split_whitespace().collect::<Vec<_>>().join(" ");
    let reason: String = reason.chars().map(harmless).collect();
    let line = |at: usize| text.get(..at).map(|before| before.matches('\n').count() + 1);
    let line = error.span().and_then(|span| line(span.start));
    CharacterError::Syntax(line.map_or_else(|| reason.clone(), |line| format!("line {line}: {reason}")))
}

/// The games by the words for them in files: `abande or anda`.
fn games() -> String {
    listed(&GameKind::ALL.map(|game| game.name().to_ascii_lowercase()), "or")
}
