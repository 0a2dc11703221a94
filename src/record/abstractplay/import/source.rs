//! What a record or a state says of a game.

use jiff::Timestamp;
use jiff::tz::TimeZone;

use crate::record::abstractplay::json::{self, GameRecord, Map, State, VeryFew};
use crate::record::abstractplay::names::Named;
use crate::record::abstractplay::{ImportError, ImportErrorKind};
use crate::record::{Header, Participant, PlayerType};
use crate::rules::{Player, Variant, excerpt};

/// What a game says of itself, before it is known on which board it was played.
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Resignation,
    Timeout,
    Agreement,
    Abandoned,
}

impl End {
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

pub(super) fn check_game(name: &str) -> Result<(), ImportError> {
    if name.trim().eq_ignore_ascii_case("abande") {
        return Ok(());
    }
    Err(ImportError::of(ImportErrorKind::UnknownGame(excerpt(name))))
}

impl Source {
    pub(super) fn of_record(record: GameRecord) -> Result<Self, ImportError> {
        let GameRecord { header: told, moves } = record;
        check_game(&told.game.name)?;
        let [black, white] = two(told.players)?;
        let mut header = Header::default();
        let mut tag = |name, value: Option<String>| {
            if let Some(value) = value {
                header.set_tag(name, &value);
            }
        };
        tag("Event", told.event.map(|event| event.to_string()));
        if let Some(site) = told.site {
            tag("Site", site.name);
            tag("GameId", site.gameid.map(|id| id.to_string()));
        }
        tag("Round", told.round.map(|round| round.to_string()));
        tag("Unrated", told.unrated.filter(|unrated| *unrated).map(|_| "true".to_owned()));
        set_times(&mut header, told.date_start.as_deref(), told.date_end.as_deref());
        let pair = |value: fn(&json::Player) -> Option<f64>| Some([value(&black)?, value(&white)?]);
        let (results, scores) = (pair(|player| player.result), pair(|player| player.score));
        header.set_player(Player::Black, participant(black));
        header.set_player(Player::White, participant(white));
        let moves = moves.0.into_iter().flat_map(|round| round.0).filter_map(|entry| entry.0);
        let named = Named::of(&told.game.variants.unwrap_or_default().0);
        Self { header, named, start: told.starting_position, results, scores, ..Self::empty() }
            .with_moves(moves)
    }

    pub(super) fn of_state(state: State) -> Result<Self, ImportError> {
        check_game(&state.game)?;
        let mut header = Header::default();
        let times = |moment: Option<&json::Moment>| moment.and_then(|moment| moment.timestamp.clone());
        let (first, last) = (times(state.stack.0.first()), times(state.stack.0.last()));
        set_times(&mut header, first.as_deref(), last.filter(|_| state.gameover).as_deref());
        if let Some(players) = state.players {
            let [black, white] = two(players)?;
            header.set_player(Player::Black, participant(black));
            header.set_player(Player::White, participant(white));
        }
        let won = |number: u8| if state.winner.0.contains(&number) { 1.0 } else { 0.0 };
        let results = state.gameover.then(|| [won(1), won(2)]);
        let mut moments = state.stack.0;
        let told = moments.last().into_iter().flat_map(|last| &last.results.0);
        let is_end = |event: &&json::Event| {
            event
                .kind
                .as_ref()
                .is_some_and(|kind| ["resigned", "timeout"].contains(&kind.to_string().as_str()))
        };
        let by = told.filter(is_end).find_map(|event| match event.player.as_ref()?.to_string().as_str() {
            "1" => Some(Player::Black),
            "2" => Some(Player::White),
            _ => None,
        });
        let board = moments.last_mut().and_then(|last| last.board.take());
        let moves = moments.into_iter().skip(1).filter_map(|moment| moment.lastmove);
        let named = Named::of(&state.variants.unwrap_or_default().0);
        let named = if named == Named::Nothing { Named::Board(Variant::Square) } else { named };
        Self { header, named, start: state.starting_position, by, results, board, ..Self::empty() }
            .with_moves(moves)
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
        }
    }

    /// Takes the moves, the last of which may be a word for the end.
    fn with_moves(mut self, moves: impl Iterator<Item = String>) -> Result<Self, ImportError> {
        for text in moves {
            let text = text.trim().to_lowercase();
            if self.end.is_some() {
                return Err(ImportError::of(ImportErrorKind::AfterTheEnd(excerpt(&text))));
            }
            self.end = End::of(&text);
            if self.end.is_none() {
                self.moves.push(text);
            }
        }
        // Libre names points by two numbers.
        if self.named == Named::Libre || self.moves.iter().any(|text| text.contains(',')) {
            return Err(ImportError::of(ImportErrorKind::Libre));
        }
        Ok(self)
    }
}

fn two(players: VeryFew<json::Player>) -> Result<[json::Player; 2], ImportError> {
    let count = players.0.len();
    players.0.try_into().map_err(|_| ImportError::of(ImportErrorKind::Players(count)))
}

fn participant(player: json::Player) -> Participant {
    let kind = player.is_ai.map(|is_ai| {
        if is_ai { PlayerType::Engine { level: None, details: String::new() } } else { PlayerType::Human }
    });
    Participant { name: player.name, kind }
}

/// When the game began and ended, as tags. Anything that is not a time is left out.
fn set_times(header: &mut Header, start: Option<&str>, end: Option<&str>) {
    for (time, date_tag, time_tag) in [(start, "Date", "UTCTime"), (end, "EndDate", "EndTime")] {
        let time = time.and_then(|time| time.trim().parse::<Timestamp>().ok());
        if let Some(time) = time.map(|time| time.to_zoned(TimeZone::UTC)) {
            header.set_tag(date_tag, &time.strftime("%Y.%m.%d").to_string());
            header.set_tag(time_tag, &time.strftime("%H:%M:%S%.f").to_string());
        }
    }
}
