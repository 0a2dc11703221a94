//! Reads one game of Abstract Play.

use jiff::Timestamp;
use jiff::tz::TimeZone;
use serde::de::DeserializeOwned;

use crate::play::{Command, Glyph, NodeId, Notes, Verdict};
use crate::record::parse::MOVE_LIMIT;
use crate::record::{Header, Participant, Place, PlayerType, Record, Turn};
use crate::rules::{AnyGame, Outcome, Player, Variant, excerpt};

use super::json::{self, Annotation, Branch, GameRecord, Map, Playground, Probe, State, VeryFew};
use super::names::{Named, VARIANTS};
use super::{ImportError, ImportErrorKind};

/// Reads a value that begins at this place.
pub(super) fn import(start: Place, value: &str) -> Result<Record, ImportError> {
    let probe: Probe = read(start, value)?;
    if probe.format.is_some_and(|format| format.to_string() == "abstractplay-playground") {
        let playground: Playground = read(start, value)?;
        return import_playground(playground);
    }
    if probe.stack.is_some() {
        return Source::of_state(read(start, value)?)?.record();
    }
    Source::of_record(read(start, value)?)?.record()
}

fn read<T: DeserializeOwned>(start: Place, value: &str) -> Result<T, ImportError> {
    serde_json::from_str(value).map_err(|error| {
        let place = place(start, value, &error);
        let reason = error.to_string();
        // The place is told in our own words.
        let reason = reason.rsplit_once(" at line ").map_or(reason.as_str(), |(reason, _)| reason);
        let reason = reason.chars().take(200).map(crate::rules::harmless).collect();
        ImportError::of(ImportErrorKind::Json { place, reason })
    })
}

/// Where an error is. The reader of JSON counts bytes, and from the start of its value.
fn place(start: Place, value: &str, error: &serde_json::Error) -> Place {
    let line = error.line().max(1);
    let text = value.split('\n').nth(line - 1).unwrap_or_default();
    let before = text.char_indices().take_while(|(index, _)| index + 1 < error.column()).count();
    let column = if line == 1 { start.column } else { 1 };
    Place { line: start.line + line - 1, column: column + before }
}

/// What a game says of itself, before it is known on which board it was played.
#[derive(Debug)]
struct Source {
    header: Header,
    named: Named,
    start: Option<String>,
    moves: Vec<String>,
    /// The word that stands for the end, if the rules did not bring it.
    end: Option<End>,
    /// Who ended it, if that is told.
    by: Option<Player>,
    /// 1 for winning and 0 for losing.
    results: Option<[f64; 2]>,
    scores: Option<[f64; 2]>,
    board: Option<Map>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Resignation,
    Timeout,
    Agreement,
    Abandoned,
}

impl End {
    fn of(text: &str) -> Option<Self> {
        Some(match text {
            "resign" => Self::Resignation,
            "timeout" => Self::Timeout,
            "draw" => Self::Agreement,
            "abandoned" => Self::Abandoned,
            _ => return None,
        })
    }
}

fn check_game(name: &str) -> Result<(), ImportError> {
    if name.trim().eq_ignore_ascii_case("abande") {
        return Ok(());
    }
    Err(ImportError::of(ImportErrorKind::UnknownGame(excerpt(name))))
}

impl Source {
    fn of_record(record: GameRecord) -> Result<Self, ImportError> {
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

    fn of_state(state: State) -> Result<Self, ImportError> {
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

    /// The game, on the board that is named or on the only one where it is possible.
    fn record(self) -> Result<Record, ImportError> {
        if let Named::Board(variant) = self.named {
            return self.replay(variant);
        }
        if self.named == Named::Nothing
            && let Ok(record) = self.replay(Variant::Square)
        {
            return Ok(record);
        }
        let mut possible = Vec::new();
        let mut refused = Vec::new();
        for variant in VARIANTS {
            match self.replay(variant) {
                Ok(record) => possible.push((variant, record)),
                Err(error) => refused.push((variant, error)),
            }
        }
        if possible.len() == 1
            && let Some((_, record)) = possible.pop()
        {
            return Ok(record);
        }
        if !possible.is_empty() {
            let variants = possible.into_iter().map(|(variant, _)| variant).collect();
            return Err(ImportError::of(ImportErrorKind::Ambiguous(variants)));
        }
        // The board on which most of it is legal is probably the one.
        let legal = |record: &Record| record.moves().len();
        let most = refused.iter().filter_map(|(_, error)| error.before.as_deref()).map(legal).max();
        let mut best = refused.iter().filter_map(|(_, error)| error.before.as_ref());
        let mut best = best.by_ref().filter(|record| Some(legal(record)) == most);
        let before = match (best.next(), best.next()) {
            (Some(record), None) => Some(record.clone()),
            _ => None,
        };
        let reasons = refused.into_iter().map(|(variant, error)| (variant, error.kind)).collect();
        Err(ImportError { kind: ImportErrorKind::Impossible(reasons), before })
    }

    /// The game on this board.
    fn replay(&self, variant: Variant) -> Result<Record, ImportError> {
        let start = match self.start.as_deref().map(str::trim) {
            None | Some("") => variant.start(),
            Some(text) => AnyGame::parse(variant, text).map_err(|error| ImportError::of(error.into()))?,
        };
        let mut record = Record::new(start);
        *record.header_mut() = self.header.clone();
        match self.play(&mut record) {
            Ok(()) => Ok(record),
            Err(kind) => Err(ImportError { kind, before: Some(Box::new(record)) }),
        }
    }

    fn play(&self, record: &mut Record) -> Result<(), ImportErrorKind> {
        for text in &self.moves {
            let turn = Turn::of(record.game());
            let mv = record.game().parse_move(text);
            let mv = mv.map_err(|source| ImportErrorKind::NotAMove { turn, source })?;
            let board = record.game().board();
            record.play(mv).map_err(|source| {
                let text = mv.display(board).to_string();
                ImportErrorKind::IllegalMove { turn, text, source }
            })?;
        }
        if let Some(board) = &self.board
            && !is_same(board, record.game())
        {
            return Err(ImportErrorKind::WrongBoard);
        }
        if let (Some([black, white]), Some(points)) = (self.scores, record.game().points()) {
            let [actual_black, actual_white] = Player::ALL.map(|player| points[player]);
            // Points are whole.
            let differ = |claimed: f64, actual: u8| (claimed - f64::from(actual)).abs() > 0.1;
            if differ(black, actual_black) || differ(white, actual_white) {
                let actual = format!("{actual_black}-{actual_white}");
                return Err(ImportErrorKind::WrongScore { claimed: format!("{black}-{white}"), actual });
            }
        }
        self.conclude(record)
    }

    /// Compares the stated ending with the moves.
    fn conclude(&self, record: &mut Record) -> Result<(), ImportErrorKind> {
        let claimed = self.results.map(outcome);
        let told = claimed.map_or("unknown", |outcome| word(outcome));
        if let Some(actual) = record.outcome() {
            if let Some(end) = self.end {
                return Err(ImportErrorKind::AfterTheEnd(end_word(end).to_owned()));
            }
            if claimed.is_some_and(|claimed| claimed != Some(actual)) {
                let actual = record.result_text();
                return Err(ImportErrorKind::WrongResult { claimed: told, actual });
            }
            return Ok(());
        }
        let claimed = claimed.flatten();
        let loser = match claimed {
            Some(Outcome::Win(winner)) => Some(winner.other()),
            Some(Outcome::Draw) => None,
            None => self.by,
        };
        let wrong = |end| ImportErrorKind::WrongResult { claimed: told, actual: end_word(end).to_owned() };
        let verdict = match (self.end, loser, claimed) {
            (Some(End::Resignation), Some(loser), _) => Verdict::Resignation(loser),
            (Some(End::Timeout), Some(loser), _) => Verdict::Timeout(loser),
            (Some(end @ (End::Resignation | End::Timeout)), None, None) => {
                return Err(ImportErrorKind::NoResult(end_word(end)));
            }
            (Some(End::Agreement), None, _) => Verdict::Agreement,
            (Some(End::Abandoned), _, None) => {
                record.header_mut().put_tag("Termination", "abandoned");
                return Ok(());
            }
            (Some(end), ..) => return Err(wrong(end)),
            (None, _, Some(outcome)) => Verdict::Other(outcome),
            (None, _, None) => return Ok(()),
        };
        record.conclude(verdict);
        Ok(())
    }
}

/// Who won; none if the game was abandoned.
fn outcome([black, white]: [f64; 2]) -> Option<Outcome> {
    if black > white {
        Some(Outcome::Win(Player::Black))
    } else if white > black {
        Some(Outcome::Win(Player::White))
    } else if black > 0.0 {
        Some(Outcome::Draw)
    } else {
        None
    }
}

const fn word(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        Some(Outcome::Win(Player::Black)) => "1-0",
        Some(Outcome::Win(Player::White)) => "0-1",
        Some(Outcome::Draw) => "1-1",
        None => "0-0",
    }
}

const fn end_word(end: End) -> &'static str {
    match end {
        End::Resignation => "resign",
        End::Timeout => "timeout",
        End::Agreement => "draw",
        End::Abandoned => "abandoned",
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

/// Whether a board in a file shows a position.
fn is_same(map: &Map, game: &AnyGame) -> bool {
    let view = game.view();
    let stacks = || view.stacks.iter().map(|stack| (game.board().label(stack.point), &stack.pieces));
    let number = |player: &Player| if *player == Player::Black { 1 } else { 2 };
    let is_there = |label: &str, pieces: &[u8]| {
        stacks().any(|(here, stack)| here == label && stack.iter().map(number).eq(pieces.iter().copied()))
    };
    // A list that is as long, each of its points there, and none twice.
    let mut labels: Vec<&str> = map.value.0.iter().map(|(label, _)| label.as_str()).collect();
    labels.sort_unstable();
    labels.dedup();
    labels.len() == view.stacks.len()
        && map.value.0.len() == labels.len()
        && map.value.0.iter().all(|(label, pieces)| is_there(label, &pieces.0))
}

/// A game with variations. An error in one of them does not hide the others.
fn import_playground(playground: Playground) -> Result<Record, ImportError> {
    check_game(&playground.meta_game)?;
    // The state tells the board; the list beside it may be empty for any.
    let state = read(Place { line: 1, column: 1 }, &playground.state)?;
    let (record, mut fault) = match Source::of_state(state)?.record() {
        Ok(record) => (record, None),
        Err(ImportError { kind, before: Some(before) }) => (*before, Some(kind)),
        Err(error) => return Err(error),
    };
    let (header, verdict, end) = (record.header().clone(), record.verdict(), record.end());
    let mut tree = record.into_tree();
    let line = tree.path(end);
    for (ply, said) in playground.annotations.unwrap_or_default().0.into_iter().enumerate() {
        let Some(said) = said else { continue };
        match line.get(ply) {
            Some(&node) => annotate(tree.notes_mut(node), said),
            None => fault = fault.or(Some(ImportErrorKind::NoSuchPly(ply))),
        }
    }
    let mut moves = 0;
    for (ply, branches) in playground.exploration.unwrap_or_default().0.into_iter().enumerate() {
        let branches = branches.unwrap_or_default().0;
        let Some(&node) = line.get(ply) else {
            if !branches.is_empty() {
                fault = fault.or(Some(ImportErrorKind::NoSuchPly(ply)));
            }
            continue;
        };
        let mut open: Vec<(NodeId, Branch)> =
            branches.into_iter().rev().map(|branch| (node, branch)).collect();
        while let Some((at, branch)) = open.pop() {
            let (text, annotation, children) = branch.into_parts();
            let text = text.trim().to_lowercase();
            // How a variation would end is not the result of the game.
            if End::of(&text).is_some() {
                continue;
            }
            moves += 1;
            if moves > MOVE_LIMIT {
                fault = fault.or(Some(ImportErrorKind::TooManyMoves));
                break;
            }
            let game = *tree.game(at);
            let turn = Turn::of(&game);
            let mv = match game.parse_move(&text) {
                Ok(mv) => mv,
                Err(source) => {
                    fault = fault.or(Some(ImportErrorKind::NotAMove { turn, source }));
                    continue;
                }
            };
            match tree.play(at, mv) {
                Ok(node) => {
                    annotate(tree.notes_mut(node), annotation);
                    open.extend(children.0.into_iter().rev().map(|child| (node, child)));
                }
                Err(source) => {
                    let text = mv.display(game.board()).to_string();
                    fault = fault.or(Some(ImportErrorKind::IllegalMove { turn, text, source }));
                }
            }
        }
    }
    let record = Record::of_tree(header, tree, end, verdict);
    match fault {
        None => Ok(record),
        Some(kind) => Err(ImportError { kind, before: Some(Box::new(record)) }),
    }
}

/// Adds the notes of a node. A judgement that is not a glyph, and how a variation would end, are kept as commands.
fn annotate(notes: &mut Notes, said: Annotation) {
    let mut keep = |name: &str, value: String| notes.commands.push(Command { name: name.to_owned(), value });
    if let Some(outcome) = said.outcome {
        keep("outcome", outcome.to_string());
    }
    if let Some(nag) = said.nag {
        let nag = nag.to_string();
        let number = nag.strip_prefix('$').and_then(|number| number.parse().ok().map(Glyph));
        match Glyph::of_suffix(nag.trim()).or(number) {
            Some(glyph) => notes.glyphs.push(glyph),
            None => keep("nag", nag),
        }
    }
    let comment = said.comment.and_then(|comment| comment.0);
    for text in [said.text_comment.map(|text| text.to_string()), comment].into_iter().flatten() {
        if !notes.comment.is_empty() {
            notes.comment.push('\n');
        }
        notes.comment.push_str(&text);
    }
}
