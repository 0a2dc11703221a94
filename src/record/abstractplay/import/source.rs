//! What a record or a state says of a game.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::record::abstractplay::json::{self, GameRecord, Map, NO_MOVE, Object, State, VeryFew};
use crate::record::abstractplay::names::Named;
use crate::record::abstractplay::{ImportError, ImportErrorKind};
use crate::record::matches::{PIE_RULE, PieRule};
use crate::record::{Header, Participant, PlayerType};
use crate::rules::{Player, Variant, excerpt};

/// All that was read from JSON of a game (players, moves, result), before it is known on which board it was
/// played and whether the moves are legal.
#[derive(Debug)]
pub(super) struct Source {
    pub(super) header: Header,
    pub(super) named: Named,
    pub(super) start: Option<String>,
    pub(super) moves: Vec<String>,
    /// The word that stands for the end, if the rules did not bring it.
    pub(super) end: Option<End>,
    /// Who ended it, if that is known.
    pub(super) by: Option<Player>,
    /// 1 for winning and 0 for losing.
    pub(super) results: Option<[f64; 2]>,
    pub(super) scores: Option<[f64; 2]>,
    pub(super) board: Option<Map>,
    /// What is wrong with it, whatever the board is.
    pub(super) fault: Option<ImportErrorKind>,
}

/// How a game ended if the rules did not end it, as a word among the moves tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Resignation,
    Timeout,
    Agreement,
    Abandoned,
}

impl End {
    /// The ending that a word among the moves stands for, such as `resign`; none for other words.
    pub(super) fn of(text: &str) -> Option<Self> {
        Some(match text {
            "resign" => Self::Resignation,
            "timeout" => Self::Timeout,
            "draw" => Self::Agreement,
            "abandoned" => Self::Abandoned,
            _ => return None,
        })
    }
}

/// Checks that the name of the game is Abande.
pub(super) fn check_game(name: &str) -> Result<(), ImportError> {
    if name.trim().eq_ignore_ascii_case("abande") {
        return Ok(());
    }
    Err(ImportError::from_kind(ImportErrorKind::UnknownGame(excerpt(name))))
}

impl Source {
    /// Collects what the record of a finished game says.
    pub(super) fn of_record(record: GameRecord) -> Result<Self, ImportError> {
        let GameRecord { header: json_header, moves } = record;
        check_game(&json_header.game.name)?;
        let (players, fault) = two(json_header.players);
        let mut header = Header::default();
        let mut tag = |name, value: Option<String>| {
            if let Some(value) = value {
                header.set_tag(name, &value);
            }
        };
        tag("Event", json_header.event.into_text());
        if let Some(site) = json_header.site.0 {
            tag("Site", site.name.into_text());
            tag("GameId", site.gameid.into_text());
        }
        tag("Round", json_header.round.into_text());
        let is_swapped = json_header.pied.flag() == Some(true);
        tag(PIE_RULE, is_swapped.then(|| PieRule::Swapped.value().to_owned()));
        tag("Unrated", json_header.unrated.flag().filter(|unrated| *unrated).map(|_| "true".to_owned()));
        set_times(&mut header, json_header.date_start.into_text(), json_header.date_end.into_text());
        let pair = |value: fn(&json::Player) -> Option<f64>| {
            let [black, white] = players.as_ref()?;
            Some([value(black)?, value(white)?])
        };
        let (results, scores) = (pair(|player| player.result.number()), pair(|player| player.score.number()));
        set_players(&mut header, players);
        let moves = moves.0.into_iter().flat_map(|round| round.0).filter_map(|entry| entry.0);
        let named = Named::of(names(json_header.game.variants));
        let start = json_header.starting_position;
        Self { header, named, start, results, scores, fault, ..Self::empty() }.with_moves(moves)
    }

    /// Collects what the saved state of a game says, which may be going on.
    pub(super) fn of_state(state: State) -> Result<Self, ImportError> {
        check_game(&state.game)?;
        let mut header = Header::default();
        let times =
            |moment: Option<&json::Moment>| moment.and_then(|moment| moment.timestamp.clone().into_text());
        let mut moments: Vec<json::Moment> =
            state.stack.0.into_iter().map(|Object(moment)| moment.unwrap_or_default()).collect();
        let (first, last) = (times(moments.first()), times(moments.last()));
        let is_over = state.gameover.flag().unwrap_or_default();
        set_times(&mut header, first, last.filter(|_| is_over));
        let (players, fault) = state.players.map_or((None, None), two);
        set_players(&mut header, players);
        let winners: Vec<f64> = state.winner.0.iter().filter_map(json::Scalar::number).collect();
        let won = |number: f64| if winners.contains(&number) { 1.0 } else { 0.0 };
        let results = is_over.then(|| [won(1.0), won(2.0)]);
        let events = moments.last().into_iter().flat_map(|last| &last.results.0);
        let events = events.filter_map(|event| event.0.as_ref());
        let is_end = |event: &&json::Event| {
            let kind = event.kind.clone().into_text();
            kind.is_some_and(|kind| ["resigned", "timeout"].contains(&kind.as_str()))
        };
        let by = events.filter(is_end).find_map(|event| match event.player.clone().into_text()?.as_str() {
            "1" => Some(Player::Black),
            "2" => Some(Player::White),
            _ => None,
        });
        let board = moments.last_mut().and_then(|last| last.board.0.take());
        let moves = moments.into_iter().skip(1);
        let moves = moves.map(|moment| moment.lastmove.0.unwrap_or_else(|| NO_MOVE.to_owned()));
        let named = Named::of(names(state.variants));
        let named = if named == Named::Nothing { Named::Board(Variant::Square) } else { named };
        let start = state.starting_position;
        Self { header, named, start, by, results, board, fault, ..Self::empty() }.with_moves(moves)
    }

    fn empty() -> Self {
        Self {
            header: Header::default(),
            named: Named::Nothing,
            start: None,
            moves: Vec::new(),
            end: None,
            by: None,
            results: None,
            scores: None,
            board: None,
            fault: None,
        }
    }

    /// Takes the moves, the last of which may be a word for the end.
    fn with_moves(mut self, moves: impl Iterator<Item = String>) -> Result<Self, ImportError> {
        for text in moves {
            let text = text.trim().to_lowercase();
            if self.end.is_some() {
                self.fault.get_or_insert(ImportErrorKind::AfterTheEnd(excerpt(&text)));
                break;
            }
            self.end = End::of(&text);
            if self.end.is_none() {
                self.moves.push(text);
            }
        }
        // Libre names points by two numbers. A comma in a few moves is a mistake.
        let commas = self.moves.iter().filter(|text| text.contains(',')).count();
        if self.named == Named::Libre || 2 * commas > self.moves.len() {
            return Err(ImportError::from_kind(ImportErrorKind::Libre));
        }
        Ok(self)
    }
}

/// Both players, or what is wrong with them.
fn two(players: VeryFew<Object<json::Player>>) -> (Option<[json::Player; 2]>, Option<ImportErrorKind>) {
    let count = players.0.len();
    let players: Vec<json::Player> =
        players.0.into_iter().map(|Object(player)| player.unwrap_or_default()).collect();
    match players.try_into() {
        Ok(players) => (Some(players), None),
        Err(_) => (None, Some(ImportErrorKind::Players(count))),
    }
}

fn set_players(header: &mut Header, players: Option<[json::Player; 2]>) {
    for (player, entry) in Player::ALL.into_iter().zip(players.into_iter().flatten()) {
        header.set_player(player, participant(entry));
    }
}

/// The names of boards.
fn names(variants: VeryFew<json::Scalar>) -> impl Iterator<Item = String> {
    variants.0.into_iter().filter_map(json::Scalar::into_text)
}

fn participant(player: json::Player) -> Participant {
    let kind = player.is_ai.flag().map(|is_ai| {
        if is_ai { PlayerType::Engine { level: None, details: String::new() } } else { PlayerType::Human }
    });
    Participant { name: player.name.into_text(), kind }
}

/// When the game began and ended, as tags. Anything that is not a time is left out.
fn set_times(header: &mut Header, start: Option<String>, end: Option<String>) {
    for (time, date_tags, time_tag) in
        [(start, &["Date", "UTCDate"][..], "UTCTime"), (end, &["EndDate"], "EndTime")]
    {
        let time = time.and_then(|time| time.trim().parse::<Timestamp>().ok());
        if let Some(time) = time.map(|time| time.to_zoned(TimeZone::UTC)) {
            for tag in date_tags {
                header.set_tag(tag, &time.strftime("%Y.%m.%d").to_string());
            }
            header.set_tag(time_tag, &time.strftime("%H:%M:%S%.f").to_string());
        }
    }
}
