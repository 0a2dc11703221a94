//! Between a record and a match.

use std::ops::RangeInclusive;
use std::time::SystemTime;

use crate::play::{Change, GameSetup, HelpSet, HouseRule, LevelRating, Match, Seat, Swap, TimeControl};
use crate::rules::{ByPlayer, Player};

use super::{Header, Participant, PlayerType, Record};

impl From<&Match> for Record {
    /// Everything that was played and tried, by whom, and how it ended.
    fn from(table: &Match) -> Self {
        let mut header = Header::default();
        for player in Player::ALL {
            header.set_player(player, Participant::from(table.seats()[player]));
        }
        put_tags(&mut header, table);
        Self::from_tree(header, table.tree().clone(), table.end(), table.verdict())
    }
}

impl Record {
    /// What was agreed before the game: board, komi, who plays, the pie rule and the clock. A side is a person's if the
    /// record does not say who played it.
    pub fn setup(&self) -> GameSetup {
        let seats = ByPlayer::from_fn(|player| self.player(player).seat().unwrap_or(Seat::Human));
        let clock = time_controls(&self.header);
        let house_rule = self.header.pie_rule().map(|_| HouseRule::Pie);
        let setup = GameSetup { house_rule, clock, ..GameSetup::new(self.variant(), seats) };
        setup.beginning_at(self.start())
    }

    /// A match with all moves, notes and players of the record, to be continued. If it has a clock, it waits for its
    /// players.
    pub fn to_match(&self) -> Match {
        let mut game = Match::from_tree(self.tree.clone(), self.end, self.verdict, self.setup());
        game.add_help(self.header.help());
        if self.header.pie_rule() == Some(PieRule::Swapped) {
            game.set_swap(Swap { is_done: true, next: game.line().get(2).copied(), left: None });
        }
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
                put_tags(&mut header, table);
                return Self { header, ..fresh };
            }
            Some(header) => header.clone(),
        };
        if table.setup().clock != time_controls(&header) {
            put_time_controls(&mut header, table.setup().clock);
        }
        let said_swapped = header.pie_rule() == Some(PieRule::Swapped);
        if table.setup().has_pie_rule() && table.has_swapped_sides() != said_swapped {
            // The players have changed colours since the header was written.
            header.players = header.players.exchanged();
        }
        put_pie_rule(&mut header, table);
        header.add_help(table.help());
        header.players =
            ByPlayer::from_fn(|player| header.player(player).succeeded_by(table.seats()[player]));
        let of_the_game = |change: &Change| {
            matches!(
                change,
                Change::Play(_)
                    | Change::SwapSides
                    | Change::GoOnFrom(_)
                    | Change::Conclude(_)
                    | Change::Reopen
            )
        };
        if table.changes().iter().any(of_the_game) {
            header.remove_tag("Termination");
            put_level_rating(&mut header, table);
        }
        Self::from_tree(header, fresh.tree, fresh.end, fresh.verdict)
    }
}

/// Adds the tags for time controls, the pie rule, the rating of a level, and help.
fn put_tags(header: &mut Header, table: &Match) {
    put_time_controls(header, table.setup().clock);
    put_pie_rule(header, table);
    put_level_rating(header, table);
    header.add_help(table.help());
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

    /// Whether the game was played by the pie rule, and whether sides were swapped, by the tag `PieRule`.
    pub(crate) fn pie_rule(&self) -> Option<PieRule> {
        let value = self.tag(PIE_RULE)?.trim();
        PieRule::ALL.into_iter().find(|known| known.value().eq_ignore_ascii_case(value))
    }

    /// The rating of the level that played a side, by the scale of when the game was played.
    pub(crate) fn level_rating(&self, side: Player) -> Option<u16> {
        self.tag(elo_tag(side))?.trim().parse().ok().filter(|rating| RATINGS.contains(rating))
    }

    /// Returns `true` if the tag of this name is the rating of a level.
    pub(super) fn names_level_rating(&self, name: &str) -> bool {
        let is_level =
            |player| matches!(self.player(player).kind, Some(PlayerType::Engine { level: Some(_), .. }));
        Player::ALL.into_iter().any(|player| elo_tag(player).eq_ignore_ascii_case(name) && is_level(player))
    }

    /// Each player's time control, by the tags `TimeControl` and `WhiteTimeControl`; none if they name one that no clock
    /// here can have.
    pub(crate) fn clock(&self) -> Option<ByPlayer<TimeControl>> {
        time_controls(self)
    }
}

/// Ratings that a level can have had.
const RATINGS: RangeInclusive<u16> = 0..=5_000;

/// Tag with Black's rating. Written if Black is the computer at a level.
pub(crate) const BLACK_ELO: &str = "BlackElo";
/// Tag with White's rating. Written if White is the computer at a level.
pub(crate) const WHITE_ELO: &str = "WhiteElo";

const fn elo_tag(player: Player) -> &'static str {
    match player {
        Player::Black => BLACK_ELO,
        Player::White => WHITE_ELO,
    }
}

/// Says how strong the computer's level is by the scale of this version, if a person plays against one whose strength is
/// known.
fn put_level_rating(header: &mut Header, table: &Match) {
    let Some((computer, level)) = table.setup().only_computer() else { return };
    // It may be that of a level which sat there before.
    header.remove_tag(elo_tag(computer.other()));
    if let Some(rating) = LevelRating::of(table.variant(), level) {
        header.put_tag(elo_tag(computer), &format!("{:.0}", rating.value));
    }
}

/// The tag of games that were played by the pie rule.
pub(super) const PIE_RULE: &str = "PieRule";

/// What came of the pie rule in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PieRule {
    /// The players kept their sides, or have not decided yet.
    Kept,
    /// Sides were swapped after the first entry. The record names the players by their colours after that.
    Swapped,
}

impl PieRule {
    const ALL: [Self; 2] = [Self::Kept, Self::Swapped];

    pub(super) const fn value(self) -> &'static str {
        match self {
            Self::Kept => "kept",
            Self::Swapped => "swapped",
        }
    }
}

/// Says what came of the pie rule, in a game that is played by it.
fn put_pie_rule(header: &mut Header, table: &Match) {
    if table.setup().has_pie_rule() {
        let came_of_it = if table.has_swapped_sides() { PieRule::Swapped } else { PieRule::Kept };
        header.put_tag(PIE_RULE, came_of_it.value());
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
