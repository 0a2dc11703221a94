//! What the index knows of one game.

use std::borrow::Cow;

use jiff::Timestamp;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

use crate::play::{CharacterId, HelpSet, Level, Seat, Tier, TimeControl};
use crate::record::{BLACK_ELO, Header, PlayerType, Record, WHITE_ELO, parse_date, parse_time, utc};
use crate::rules::abande::Handicap;
use crate::rules::{ByPlayer, Outcome, Player, Variant};

use super::super::GameId;
use super::unreadable::{Unread, UnreadReason};

/// What lists and statistics need to know of a kept game, without its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name, which is the name of its file.
    pub id: GameId,
    /// What was played on which board.
    pub variant: Variant,
    /// Who played.
    pub players: ByPlayer<Sitting>,
    /// White's komi points.
    pub komi: u16,
    /// Handicap of the game, if it has one.
    pub handicap: Option<Handicap>,
    /// Whether sides could be swapped after the first entry.
    pub pie_rule: bool,
    /// Whether the game began with another position than the usual one.
    pub set_up: bool,
    /// Each player's time control; none in a game without a clock, or with one that no clock here can have.
    pub clock: Option<ByPlayer<TimeControl>>,
    /// The help that a person had in a game against the computer.
    pub help: HelpSet,
    /// The result as records write it: `21-17`, `1-0`, `*`.
    pub result: String,
    /// Who won; none for a game that is not finished.
    pub outcome: Option<Outcome>,
    /// How many points more than White Black had, where the rules ended a game that counts points.
    pub margin: Option<i16>,
    /// How many plies were played.
    pub plies: usize,
    /// The day of the game.
    pub date: Option<Date>,
    /// When it began, where the record says so.
    pub started: Option<Timestamp>,
    /// When its file last changed.
    pub changed: Timestamp,
    /// What is wrong with the file, in English: only a part of the game could be read.
    pub damage: Option<String>,
    /// All text in it that can be searched, as [`searchable`] writes it.
    pub(super) text: String,
}

/// Who played a side of a kept game: a person, a level of this program, or someone else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    /// The name, if the record has one.
    pub name: Option<String>,
    /// Whether the record says that it was a person.
    pub human: bool,
    /// The level, if it was this program.
    pub level: Option<u8>,
    /// Rating of the level when the game was played; `None` if the record does not say it.
    #[serde(default)]
    pub level_rating: Option<u16>,
    /// The character and its strength, such as `builder:hard`, if this program played as one.
    #[serde(default)]
    pub character: Option<String>,
}

impl Sitting {
    /// The level of the computer; none if this program did not play the side.
    pub fn level(&self) -> Option<Level> {
        self.level.and_then(Level::new)
    }

    /// The character as which the computer played, and its strength; none if it played as none.
    pub fn character(&self) -> Option<(CharacterId, Tier)> {
        match Seat::of_character(self.character.as_ref()?) {
            Ok(Seat::Character(id, tier)) => Some((id, tier)),
            _ => None,
        }
    }

    /// Returns `true` if this program played the side.
    pub const fn is_computer(&self) -> bool {
        self.level.is_some() || self.character.is_some()
    }
}

impl Entry {
    /// Whether the game has a result.
    pub const fn finished(&self) -> bool {
        self.outcome.is_some()
    }

    /// The side of the person in a game between one person and the computer; none for other games.
    pub fn own_side(&self) -> Option<Player> {
        let against =
            |player: Player| self.players[player].human && self.players[player.other()].is_computer();
        Player::ALL.into_iter().find(|&player| against(player))
    }

    /// Makes the entry of a game from the text of its file; an error if nothing of the text can be used.
    pub(super) fn read(id: GameId, text: &str, changed: Timestamp) -> Result<Self, Unread> {
        if let Some(entry) = Scan::of(text).and_then(|scan| scan.entry(&id, changed, true)) {
            return Ok(entry);
        }
        let (record, damage) = match Record::parse(text) {
            Ok(record) => (record, None),
            Err(mut error) => match error.before.take() {
                Some(record) => (*record, Some(error.to_string())),
                None => return Err(Unread { id, reason: error.into() }),
            },
        };
        let plies = record.moves().len();
        // A file without a result at its end may have been cut short.
        let promised = record.header().tag("PlyCount").and_then(|count| count.parse::<usize>().ok());
        let cut = |promised: usize| format!("the record should have {promised} plies, but has {plies}");
        let damage = damage.or_else(|| promised.filter(|&promised| promised > plies).map(cut));
        let text = record.to_string();
        let entry = Scan::of(&text).and_then(|scan| scan.entry(&id, changed, false));
        let entry = entry.ok_or(Unread { id, reason: UnreadReason::NoHeader })?;
        Ok(Self { plies, damage, ..entry })
    }
}

/// The tags and comments of a record, without its moves.
struct Scan<'a> {
    tags: Vec<(&'a str, Cow<'a, str>)>,
    rest: &'a str,
}

impl<'a> Scan<'a> {
    /// Reads the tags at the beginning of a record; none if there is no tag, or one that this program writes otherwise.
    fn of(text: &'a str) -> Option<Self> {
        let mut rest = text.trim_start_matches('\u{feff}');
        let mut tags = Vec::new();
        loop {
            rest = rest.trim_start();
            let Some(tag) = rest.strip_prefix('[') else { break };
            let (name, after) = tag.split_once(" \"")?;
            if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
                return None;
            }
            let (value, after) = quoted(after)?;
            rest = after.strip_prefix(']')?;
            tags.push((name, value));
        }
        (!tags.is_empty()).then_some(Self { tags, rest })
    }

    fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| *known == name).map(|(_, value)| value.as_ref())
    }

    /// The entry, if the tags say everything. With `whole` they must say how many plies there are, and the moves must
    /// end with the result: the file is then as this program wrote it, and not cut short.
    fn entry(&self, id: &GameId, changed: Timestamp, whole: bool) -> Option<Entry> {
        let variant: Variant = self.tag("Variant")?.parse().ok()?;
        let result = self.tag("Result")?;
        let plies = self.tag("PlyCount").and_then(|count| count.parse().ok());
        if whole && (plies.is_none() || self.rest.split_ascii_whitespace().next_back() != Some(result)) {
            return None;
        }
        let by_rules = self.tag("Termination") == Some(variant.info().ending_name);
        // `1-0` names the winner where the moves are lost of which there were points.
        let counts = by_rules && variant.kind().counts_points() && !["1-0", "0-1"].contains(&result);
        let points = points(result).filter(|_| counts);
        let start_day = self.tag("UTCDate").and_then(parse_date);
        let date = self.tag("Date").and_then(parse_date).or(start_day);
        let start_time = self.tag("UTCTime").and_then(parse_time);
        let started = start_day.zip(start_time).and_then(|(day, time)| utc(day, time));
        let header = self.header();
        // What is no handicap is left to the reader of records.
        let handicap = match self.tag("Handicap").map(|text| text.trim().parse()) {
            None => None,
            Some(handicap) => {
                Some(handicap.ok().filter(|&handicap| variant.check_handicap(handicap).is_ok())?)
            }
        };
        Some(Entry {
            id: id.clone(),
            variant,
            players: ByPlayer::from_fn(|player| self.sitting(player, &header)),
            komi: self.tag("Komi").and_then(|komi| komi.parse().ok()).unwrap_or_default(),
            handicap,
            pie_rule: header.pie_rule().is_some(),
            set_up: self.tag("SetUp").is_some() || self.tag("Position").is_some(),
            clock: header.clock(),
            help: header.help(),
            result: result.to_owned(),
            outcome: outcome(result, points),
            margin: points.map(|(black, white)| black - white),
            plies: plies.unwrap_or_default(),
            date,
            started,
            changed,
            damage: None,
            text: self.text(id),
        })
    }

    /// Who played a side, by the tags with the name, the type and the rating of its player.
    fn sitting(&self, player: Player, header: &Header) -> Sitting {
        let (name, kind) = match player {
            Player::Black => ("Black", "BlackType"),
            Player::White => ("White", "WhiteType"),
        };
        let kind = self.tag(kind).map(PlayerType::from);
        let (level, character) = match &kind {
            Some(PlayerType::Engine { level, .. }) => (level.map(Level::get), None),
            Some(PlayerType::Character { id, tier, .. }) => (None, Some(format!("{id}:{}", tier.word()))),
            _ => (None, None),
        };
        let human = kind == Some(PlayerType::Human);
        let level_rating = header.level_rating(player).filter(|_| level.is_some());
        Sitting { name: self.tag(name).map(str::to_owned), human, level, level_rating, character }
    }

    /// The tags as a header, which knows what they mean.
    fn header(&self) -> Header {
        let mut header = Header::default();
        for (name, value) in &self.tags {
            header.set_tag(name, value);
        }
        header
    }

    /// The values of all tags, and the comments.
    fn text(&self, id: &GameId) -> String {
        let mut text = searchable(id.as_str());
        let mut add = |part: &str| {
            text.push('\n');
            text.push_str(&searchable(part));
        };
        // What nearly every game says would be found in nearly every game.
        let usual = [
            "Rules",
            "FormatVersion",
            "SetUp",
            "Position",
            "PlyCount",
            "UTCDate",
            "UTCTime",
            BLACK_ELO,
            WHITE_ELO,
        ];
        self.tags.iter().filter(|(name, _)| !usual.contains(name)).for_each(|(_, value)| add(value));
        let comments = self.rest.split('{').skip(1).filter_map(|part| part.split('}').next());
        comments.for_each(add);
        text
    }
}

/// A text up to the quotation mark that ends it, and what follows.
fn quoted(text: &str) -> Option<(Cow<'_, str>, &str)> {
    let end = text.find(['"', '\\'])?;
    let (plain, after) = text.split_at_checked(end)?;
    if let Some(after) = after.strip_prefix('"') {
        return Some((Cow::Borrowed(plain), after));
    }
    let mut value = plain.to_owned();
    let mut chars = after.chars();
    loop {
        match chars.next()? {
            '"' => return Some((Cow::Owned(value), chars.as_str())),
            '\\' => value.push(chars.next()?),
            '\n' => return None,
            c => value.push(c),
        }
    }
}

/// The points of both, in a result that counts them.
fn points(result: &str) -> Option<(i16, i16)> {
    let (black, white) = result.split_once('-')?;
    Some((black.parse().ok()?, white.parse().ok()?))
}

/// Who won, by the points of both if there are any, otherwise by a result such as `1-0`.
fn outcome(result: &str, points: Option<(i16, i16)>) -> Option<Outcome> {
    match (result, points) {
        (_, Some((black, white))) => Some(match black.cmp(&white) {
            std::cmp::Ordering::Greater => Outcome::Win(Player::Black),
            std::cmp::Ordering::Less => Outcome::Win(Player::White),
            std::cmp::Ordering::Equal => Outcome::Draw,
        }),
        ("1-0", None) => Some(Outcome::Win(Player::Black)),
        ("0-1", None) => Some(Outcome::Win(Player::White)),
        ("1/2-1/2", None) => Some(Outcome::Draw),
        _ => None,
    }
}

/// Simplifies a text for searching and sorting, so that case, accents and wide letters make no difference.
pub fn searchable(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let is_accent = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let small = text.nfkd().filter(|c| !is_accent(c)).flat_map(char::to_lowercase);
    // At the end of a word, sigma has another form.
    small.map(|c| if c == 'ς' { 'σ' } else { c }).nfc().collect()
}

/// Size of a game's file and when it last changed, to notice later that it has changed again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "(u64, i128)", into = "(u64, i128)")]
pub(super) struct Stamp {
    pub(super) bytes: u64,
    /// Nanoseconds since 1970.
    pub(super) modified_ns: i128,
}

impl From<(u64, i128)> for Stamp {
    fn from((bytes, modified_ns): (u64, i128)) -> Self {
        Self { bytes, modified_ns }
    }
}

impl From<Stamp> for (u64, i128) {
    fn from(stamp: Stamp) -> Self {
        (stamp.bytes, stamp.modified_ns)
    }
}

/// One entry as the index file stores it, with what shows whether the game's file has changed.
#[derive(Serialize, Deserialize)]
pub(super) struct Row {
    id: String,
    pub(super) stamp: Stamp,
    variant: String,
    players: [Sitting; 2],
    komi: u16,
    handicap: Option<String>,
    pie_rule: bool,
    set_up: bool,
    /// Both time controls as tags have them.
    clock: Option<[String; 2]>,
    help: String,
    result: String,
    outcome: u8,
    margin: Option<i16>,
    plies: usize,
    date: Option<(i16, i8, i8)>,
    started: Option<i64>,
    damage: Option<String>,
    text: String,
}

impl Row {
    /// Makes the row of an entry, with the stamp of its file.
    pub(super) fn from_entry(entry: &Entry, stamp: Stamp) -> Self {
        Self {
            id: entry.id.as_str().to_owned(),
            stamp,
            variant: entry.variant.name().to_owned(),
            players: Player::ALL.map(|player| entry.players[player].clone()),
            komi: entry.komi,
            handicap: entry.handicap.map(|handicap| handicap.to_string()),
            pie_rule: entry.pie_rule,
            set_up: entry.set_up,
            clock: entry.clock.map(|clock| Player::ALL.map(|player| clock[player].to_tag())),
            help: entry.help.to_string(),
            result: entry.result.clone(),
            outcome: match entry.outcome {
                None => 0,
                Some(Outcome::Win(Player::Black)) => 1,
                Some(Outcome::Win(Player::White)) => 2,
                Some(Outcome::Draw) => 3,
            },
            margin: entry.margin,
            plies: entry.plies,
            date: entry.date.map(|date| (date.year(), date.month(), date.day())),
            started: entry.started.map(Timestamp::as_second),
            damage: entry.damage.clone(),
            text: entry.text.clone(),
        }
    }

    /// Returns the entry that the row stores; none if it makes no sense.
    pub(super) fn into_entry(self) -> Option<Entry> {
        let [black, white] = self.players;
        let date = match self.date {
            Some((year, month, day)) => Some(Date::new(year, month, day).ok()?),
            None => None,
        };
        let started = match self.started {
            Some(seconds) => Some(Timestamp::from_second(seconds).ok()?),
            None => None,
        };
        let control = |text: &String| TimeControl::from_tag(text).ok();
        let clock = match &self.clock {
            Some([black, white]) => Some(ByPlayer::new(control(black)?, control(white)?)),
            None => None,
        };
        Some(Entry {
            id: GameId::of_file(&self.id)?,
            variant: self.variant.parse().ok()?,
            players: ByPlayer::new(black, white),
            komi: self.komi,
            handicap: match self.handicap {
                Some(text) => Some(text.parse().ok()?),
                None => None,
            },
            pie_rule: self.pie_rule,
            set_up: self.set_up,
            clock,
            help: HelpSet::from_words(&self.help),
            result: self.result,
            outcome: match self.outcome {
                0 => None,
                1 => Some(Outcome::Win(Player::Black)),
                2 => Some(Outcome::Win(Player::White)),
                3 => Some(Outcome::Draw),
                _ => return None,
            },
            margin: self.margin,
            plies: self.plies,
            date,
            started,
            changed: Timestamp::from_nanosecond(self.stamp.modified_ns).ok()?,
            damage: self.damage,
            text: self.text,
        })
    }
}
