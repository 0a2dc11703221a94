//! Between matches and records: who plays, and what stands above a game.

use crate::play::{Match, Seat, Termination, Verdict};
use crate::record::{Ending, Participant, Record, RecordError, Tag};
use crate::rules::{ByPlayer, Player};

/// What stands above a game: who plays, and tags such as `Event` and `Date`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// Who plays each side. What a record does not say is not there.
    pub players: ByPlayer<Participant>,
    /// All other tags, in the order in which they are written.
    pub tags: Vec<Tag>,
}

impl Header {
    /// A header that names the seats and nothing else.
    pub fn of_seats(seats: ByPlayer<Seat>) -> Self {
        Self { players: ByPlayer::from_fn(|player| Participant::from(seats[player])), tags: Vec::new() }
    }

    /// The text of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name));
        found.map(|tag| tag.value.as_str())
    }

    /// Sets a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.to_owned() }),
        }
    }

    /// The name of a player, or what sits there.
    pub fn name(&self, player: Player, seat: Seat) -> String {
        self.players[player].name.clone().unwrap_or_else(|| seat.to_string())
    }
}

/// A match as AGN.
pub(super) fn write(table: &Match, header: &Header) -> String {
    let mut record = Record::new(*table.start());
    for mv in table.moves() {
        if record.play(mv).is_err() {
            break;
        }
    }
    for player in Player::ALL {
        let mut participant = header.players[player].clone();
        let seat = table.seats()[player];
        if participant.seat().is_some_and(|told| told != seat) {
            participant = Participant::from(seat);
        }
        record.set_player(player, participant);
    }
    for tag in &header.tags {
        record.set_tag(&tag.name, &tag.value);
    }
    if let Some(result) = table.result()
        && let Termination::Verdict(verdict) = result.by
    {
        record.conclude(match verdict {
            Verdict::Resignation(player) => Ending::Resignation(player),
            Verdict::Timeout(player) => Ending::Timeout(player),
            Verdict::Agreement => Ending::Agreement,
            Verdict::Other(outcome) => Ending::Other(outcome),
        });
    }
    record.to_string()
}

/// The match and the header of a record.
pub(super) fn open(record: &Record) -> (Match, Header) {
    let mut table = record.to_match();
    let verdict = match record.ending() {
        Ending::Timeout(player) => Some(Verdict::Timeout(player)),
        Ending::Agreement => Some(Verdict::Agreement),
        Ending::Other(outcome) => Some(Verdict::Other(outcome)),
        Ending::Open | Ending::Rules | Ending::Resignation(_) => None,
    };
    if let Some(verdict) = verdict {
        table = Match::from_tree(table.tree().clone(), table.end(), Some(verdict), table.seats());
    }
    let players = ByPlayer::from_fn(|player| record.player(player).clone());
    (table, Header { players, tags: record.tags().to_vec() })
}

/// Whether a record that is about to be written is the match: no build may save what it cannot read again.
pub(super) fn check(text: &str, table: &Match) -> Result<(), String> {
    let record = Record::parse(text).map_err(|error: RecordError| error.to_string())?;
    let outcome = table.result().map(|result| result.outcome);

    if record.moves().iter().copied().eq(table.moves())
        && record.end() == table.game()
        && record.outcome() == outcome
    {
        Ok(())
    } else {
        Err("the moves or the result are others".to_owned())
    }
}
