//! Between a record and a match.

use std::time::SystemTime;

use crate::play::{Change, GameSetup, HelpSet, Match, Seat, TimeControl};
use crate::rules::{ByPlayer, Player};

use super::{Header, Participant, Record};

impl From<&Match> for Record {
    /// Everything that was played and tried, by whom, and how it ended.
    fn from(table: &Match) -> Self {
        let mut header = Header::default();
        for player in Player::ALL {
            header.set_player(player, Participant::from(table.seats()[player]));
        }
        put_time_controls(&mut header, table.setup().clock);
        header.add_help(table.help());
        Self::from_tree(header, table.tree().clone(), table.end(), table.verdict())
    }
}

impl Record {
    /// What was agreed before the game: board, komi, who plays and the clock. A side is a person's if the record does
    /// not say who played it.
    pub fn setup(&self) -> GameSetup {
        let seats = ByPlayer::from_fn(|player| self.player(player).seat().unwrap_or(Seat::Human));
        let setup = GameSetup { clock: time_controls(&self.header), ..GameSetup::new(self.variant(), seats) };
        setup.beginning_at(self.start())
    }

    /// A match with all moves, notes and players of the record, to be continued. If it has a clock, it waits for its
    /// players.
    pub fn to_match(&self) -> Match {
        let mut game = Match::from_tree(self.tree.clone(), self.end, self.verdict, self.setup());
        game.add_help(self.header.help());
        game.pause_clock();
        game
    }

    /// Makes the record with which a match is saved. Its header is the one of the file that the match was
    /// opened from, if given; otherwise it gets the date of `moment`.
    ///
    /// Tags stay as they are, and so do players where no one else has sat down. How the game ended in words that this
    /// program does not know stays until the game itself changes.
    pub fn from_match(table: &Match, header: Option<&Header>, moment: SystemTime) -> Self {
        let fresh = Self::from(table);
        let mut header = match header {
            None => {
                let mut header = Header { tags: Header::for_today(moment).tags, ..fresh.header };
                put_time_controls(&mut header, table.setup().clock);
                header.add_help(table.help());
                return Self { header, ..fresh };
            }
            Some(header) => header.clone(),
        };
        if table.setup().clock != time_controls(&header) {
            put_time_controls(&mut header, table.setup().clock);
        }
        header.add_help(table.help());
        header.players =
            ByPlayer::from_fn(|player| header.player(player).succeeded_by(table.seats()[player]));
        let of_the_game = |change: &Change| {
            matches!(change, Change::Play(_) | Change::GoOnFrom(_) | Change::Conclude(_) | Change::Reopen)
        };
        if table.changes().iter().any(of_the_game) {
            header.remove_tag("Termination");
        }
        Self::from_tree(header, fresh.tree, fresh.end, fresh.verdict)
    }
}

/// The tag with the help that a person had against the computer.
const HELP: &str = "Help";

impl Header {
    /// The help that a person had in a game against the computer, by the tag `Help`.
    pub fn help(&self) -> HelpSet {
        self.tag(HELP).map(HelpSet::from_words).unwrap_or_default()
    }

    /// Adds help to the tag `Help`. What the tag says already stays, also words that this version does not know.
    pub fn add_help(&mut self, help: HelpSet) {
        let new = help.without(self.help());
        if !new.is_empty() {
            let before = self.tag(HELP).unwrap_or_default();
            self.set_tag(HELP, format!("{before} {new}").trim());
        }
    }

    /// Each player's time control, by the tags `TimeControl` and `WhiteTimeControl`; none if they name one that no clock
    /// here can have.
    pub(crate) fn clock(&self) -> Option<ByPlayer<TimeControl>> {
        time_controls(self)
    }
}

/// The tag with the time control of both players, or of Black if White's is another one.
const TIME_CONTROL: &str = "TimeControl";
/// The tag with White's time control, if it is another one than Black's.
const WHITE_TIME_CONTROL: &str = "WhiteTimeControl";

/// The time controls that a header names; none if it names one that no clock here can have.
fn time_controls(header: &Header) -> Option<ByPlayer<TimeControl>> {
    let black = TimeControl::from_tag(header.tag(TIME_CONTROL)?).ok()?;
    let white = header.tag(WHITE_TIME_CONTROL).map_or(Ok(black), TimeControl::from_tag).ok()?;
    Some(ByPlayer::new(black, white))
}

/// Replaces the time controls of a header.
fn put_time_controls(header: &mut Header, controls: Option<ByPlayer<TimeControl>>) {
    header.remove_tag(TIME_CONTROL);
    header.remove_tag(WHITE_TIME_CONTROL);
    let Some(controls) = controls else { return };
    let [black, white] = Player::ALL.map(|player| controls[player].to_tag());
    header.put_tag(TIME_CONTROL, &black);
    if white != black {
        header.put_tag(WHITE_TIME_CONTROL, &white);
    }
}
