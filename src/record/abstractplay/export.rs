//! Writes a game as Abstract Play does.

use std::time::SystemTime;

use jiff::Timestamp;
use serde::Serialize;

use crate::play::{NodeId, Notes, Termination, Verdict};
use crate::record::matches::{PIE_RULE, PieRule};
use crate::record::{PlayerType, Record};
use crate::rules::{AnyGame, AnyMove, Game, MoveIntent, Outcome, Player, Variant};

use super::names::{display_name, ids};
use super::{ExportError, ExportLoss};

/// The site that is named in what this program writes.
const SITE: &str = "abande";

/// Tags that are not reported as lost: they have a place in the JSON, or belong to the site that a game came from.
const TAGS: [&str; 12] = [
    "Event",
    "Round",
    "Date",
    "UTCDate",
    "UTCTime",
    "EndDate",
    "EndTime",
    "Unrated",
    "Site",
    "GameId",
    "Termination",
    // Written if sides were swapped. That they could have been is no loss.
    PIE_RULE,
];

/// The version of the site's format of states that is written, for the field `_version`.
const STATE_VERSION: &str = "20211112";

/// A game written as JSON of the site Abstract Play, with a list of what was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// One line without a line end: a record of a finished game, a state of another.
    pub json: String,
    /// Data that the JSON lacks.
    pub losses: Vec<ExportLoss>,
}

/// Writes the game itself, without variations and notes, as JSON of the site Abstract Play. `moment` is the
/// time of writing.
///
/// # Errors
/// If the site has no such game or board.
pub fn export(record: &Record, moment: SystemTime) -> Result<Exported, ExportError> {
    let variant = record.variant();
    let board = display_name(variant).ok_or_else(|| {
        if variant.info().variants.iter().any(|&other| has_board(other)) {
            ExportError::OtherBoard(variant)
        } else {
            ExportError::OtherGame(variant.game_name())
        }
    })?;
    let moment = Timestamp::try_from(moment).unwrap_or(Timestamp::UNIX_EPOCH);
    let json = if record.result().is_some() || is_abandoned(record) {
        serde_json::to_string(&GameRecord::of(record, board, moment))
    } else {
        serde_json::to_string(&State::of(record, moment))
    };
    // Texts, numbers and lists can always be written.
    Ok(Exported { json: json.unwrap_or_default(), losses: losses(record) })
}

/// Whether the site Abstract Play has this board: only then can a game on it be [written](export).
pub fn has_board(variant: Variant) -> bool {
    display_name(variant).is_some()
}

fn is_abandoned(record: &Record) -> bool {
    record.header().tag("Termination").is_some_and(|text| text.eq_ignore_ascii_case("abandoned"))
}

fn is_swapped(record: &Record) -> bool {
    record.header().pie_rule() == Some(PieRule::Swapped)
}

/// Parts of a record that the JSON cannot hold: variations, notes, and tags without a place in it.
fn losses(record: &Record) -> Vec<ExportLoss> {
    let tree = record.tree();
    let mut losses = Vec::new();
    let moves = tree.len() - 1 - tree.depth(record.end());
    if moves > 0 {
        losses.push(ExportLoss::Variations(moves));
    }
    // How long moves took is no loss that a player should worry about.
    let has_notes = |node: &NodeId| !tree.node(*node).notes().is_same_but_for_time(&Notes::default());
    let notes = tree.walk().into_iter().filter(has_notes).count();
    if notes > 0 {
        losses.push(ExportLoss::Notes(notes));
    }
    let has_place = |name: &str| TAGS.iter().any(|known| known.eq_ignore_ascii_case(name));
    // The rating of a level is known anyway.
    let is_level = |name: &str| record.header().names_level_rating(name);
    let tags = record.header().tags().iter().map(|tag| tag.name.clone());
    let tags = tags.filter(|name| !has_place(name) && !is_level(name));
    let tags: Vec<String> = tags.collect();
    if !tags.is_empty() {
        losses.push(ExportLoss::Tags(tags));
    }
    losses
}

/// The JSON of a finished game as it is written, of the schema `gamerecord/1-0-0`.
#[derive(Serialize)]
struct GameRecord<'a> {
    header: Header<'a>,
    moves: Vec<Vec<Option<String>>>,
}

#[derive(Serialize)]
struct Header<'a> {
    game: GameName<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<&'a str>,
    site: Site,
    #[serde(rename = "date-start", skip_serializing_if = "Option::is_none")]
    date_start: Option<String>,
    #[serde(rename = "date-end")]
    date_end: String,
    #[serde(rename = "date-generated")]
    date_generated: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    unrated: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pied: Option<bool>,
    players: Vec<Participant<'a>>,
    #[serde(rename = "startingPosition", skip_serializing_if = "Option::is_none")]
    starting_position: Option<String>,
}

#[derive(Serialize)]
struct GameName<'a> {
    name: &'a str,
    variants: [&'a str; 1],
}

#[derive(Serialize)]
struct Site {
    name: &'static str,
}

#[derive(Serialize)]
struct Participant<'a> {
    name: &'a str,
    is_ai: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<u8>,
}

impl<'a> GameRecord<'a> {
    fn of(record: &'a Record, board: &'a str, moment: Timestamp) -> Self {
        let header = record.header();
        let points = record.game().points();
        let mut players = participants(record);
        for (player, participant) in Player::ALL.into_iter().zip(&mut players) {
            participant.score = points.map(|points| points[player]);
            participant.result = Some(match record.outcome() {
                Some(Outcome::Win(winner)) => u8::from(winner == player),
                Some(Outcome::Draw) => 1,
                None => 0,
            });
        }
        let start = header.start_time().map(written);
        let end = header.end_time().map(written).or_else(|| start.clone());
        let header = Header {
            game: GameName { name: record.variant().game_name(), variants: [board] },
            event: header.tag("Event"),
            round: header.tag("Round"),
            site: Site { name: SITE },
            date_start: start,
            date_end: end.unwrap_or_else(|| written(moment)),
            date_generated: written(moment),
            unrated: header.tag("Unrated").filter(|text| *text == "true").map(|_| true),
            pied: is_swapped(record).then_some(true),
            players,
            starting_position: starting_position(record),
        };
        Self { header, moves: rounds(record) }
    }
}

fn participants(record: &Record) -> Vec<Participant<'_>> {
    let participant = |player| {
        let participant = record.player(player);
        let is_ai =
            matches!(participant.kind, Some(PlayerType::Engine { .. } | PlayerType::Character { .. }));
        Participant { name: participant.name.as_deref().unwrap_or("?"), is_ai, score: None, result: None }
    };
    Player::ALL.map(participant).into()
}

fn starting_position(record: &Record) -> Option<String> {
    (*record.start() != record.variant().start()).then(|| record.start().to_string())
}

/// `2026-02-21T22:04:52.646Z`
fn written(moment: Timestamp) -> String {
    format!("{moment:.3}")
}

/// The moves in rounds, Black's and White's, with the word for the end.
fn rounds(record: &Record) -> Vec<Vec<Option<String>>> {
    let board = record.start().board();
    let white_begins = record.start().to_move() == Some(Player::White);
    let moves = record.moves().into_iter().map(|mv| Some(mv.display(board).to_string()));
    let end = match record.result().map(|result| result.by) {
        Some(Termination::Verdict(Verdict::Resignation(_))) => Some("resign"),
        Some(Termination::Verdict(Verdict::Timeout(_))) => Some("timeout"),
        Some(Termination::Verdict(Verdict::Agreement)) => Some("draw"),
        Some(Termination::Verdict(Verdict::Other(_)) | Termination::Rules) => None,
        None => Some("abandoned"),
    };
    let entries = white_begins.then_some(None).into_iter().chain(moves);
    let entries: Vec<_> = entries.chain(end.map(|end| Some(end.to_owned()))).collect();
    entries.chunks(2).map(<[_]>::to_vec).collect()
}

/// The JSON of an unfinished game as it is written, in the form in which the site's program stores games.
#[derive(Serialize)]
struct State<'a> {
    game: String,
    numplayers: u8,
    variants: &'static [&'static str],
    gameover: bool,
    winner: [u8; 0],
    stack: Vec<Moment>,
    players: Vec<Participant<'a>>,
    #[serde(rename = "startingPosition", skip_serializing_if = "Option::is_none")]
    starting_position: Option<String>,
}

/// The entry of a state for the first position and for each ply: the position, and the move that led to it.
#[derive(Serialize)]
struct Moment {
    #[serde(rename = "_version")]
    version: &'static str,
    #[serde(rename = "_results")]
    results: Vec<Event>,
    #[serde(rename = "_timestamp")]
    timestamp: String,
    currplayer: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    lastmove: Option<String>,
    board: Map,
    pieces: [u8; 2],
}

/// What happened in a ply, as the site's program reports it.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
enum Event {
    Place {
        #[serde(rename = "where")]
        point: String,
    },
    Move {
        from: String,
        to: String,
    },
    Pass,
}

/// The stacks on a board: each a point's label with the pieces from the bottom up.
#[derive(Serialize)]
struct Map {
    #[serde(rename = "dataType")]
    data_type: &'static str,
    value: Vec<(String, Vec<u8>)>,
}

impl<'a> State<'a> {
    fn of(record: &'a Record, moment: Timestamp) -> Self {
        // The first moment is the only one that a record tells of.
        let timestamp = written(record.header().start_time().unwrap_or(moment));
        let stack = record.positions().map(|(mv, game)| Moment::of(mv, &game, &timestamp)).collect();
        Self {
            game: record.variant().game_name().to_ascii_lowercase(),
            numplayers: 2,
            variants: ids(record.variant()),
            gameover: false,
            winner: [],
            stack,
            players: participants(record),
            starting_position: starting_position(record),
        }
    }
}

/// The number of a player on the site: 1 for Black, 2 for White.
const fn number(player: Player) -> u8 {
    match player {
        Player::Black => 1,
        Player::White => 2,
    }
}

impl Moment {
    fn of(mv: Option<AnyMove>, game: &AnyGame, timestamp: &str) -> Self {
        let board = game.board();
        let label = |point| board.label(point).to_owned();
        let event = mv.and_then(|mv| match mv.intent() {
            MoveIntent::Place(point) => Some(Event::Place { point: label(point) }),
            MoveIntent::Carry { from, to } => Some(Event::Move { from: label(from), to: label(to) }),
            MoveIntent::Pass => Some(Event::Pass),
            MoveIntent::PlaceTwo(..) | MoveIntent::SpendKomi => None,
        });
        let view = game.view();
        let stacks = view.stacks.iter();
        let stacks =
            stacks.map(|stack| (label(stack.point), stack.pieces.iter().copied().map(number).collect()));
        Self {
            version: STATE_VERSION,
            results: event.into_iter().collect(),
            timestamp: timestamp.to_owned(),
            currplayer: game.to_move().map_or(1, number),
            lastmove: mv.map(|mv| mv.display(board).to_string()),
            board: Map { data_type: "Map", value: stacks.collect() },
            pieces: Player::ALL.map(|player| view.hands[player]),
        }
    }
}
