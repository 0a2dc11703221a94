//! The kept games of the library: listing and opening them.

use std::io::{self, Write};

use crate::i18n::terminal::library;
use crate::i18n::{Message, keeping, play};
use crate::library::{Entry, GameId, Query, Sitting, Sort};
use crate::rules::{Player, excerpt, visible_path};

use super::Session;
use super::number::too_large;
use super::state::Keeping;

/// How many games one list has.
const LISTED: usize = 20;

impl Session {
    /// Lists the kept games in which these words are found, the most recently changed first, and the games that were
    /// interrupted.
    pub(super) fn say_games(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, numbers }) = &mut self.keeping else {
            return self.say(library::no_library(), out);
        };
        let index = keeper.library().index();
        let query = Query { text: rest.to_owned(), ..Query::default() };
        let found = index.find(&query, Sort::default(), false);
        numbers.listed = found.iter().take(LISTED).map(|entry| entry.id.clone()).collect();
        let count = match (found.len(), rest) {
            (0, "") => library::library_is_empty(),
            (0, _) => library::nothing_matches(&excerpt(rest)),
            (games, _) => library::games_found(games),
        };
        self.say(count, out)?;
        for (entry, number) in found.iter().zip(1..=LISTED) {
            writeln!(out, "{number:>3}. {}", self.words.say(summary(entry)))?;
        }
        if found.len() > LISTED {
            let more = found.len() - LISTED;
            self.say(library::more_games_found(more), out)?;
        }
        for path in &index.set_aside {
            self.say(library::record_set_aside(visible_path(path)), out)?;
        }
        self.offer(out)
    }

    /// Finds the kept game that a text means: a number of the last list, a name, or a part that no other name has.
    /// None if there is none; a message if a number or part is no good.
    pub(super) fn kept_game(&self, text: &str) -> Result<Option<GameId>, Message> {
        let Some(Keeping { keeper, numbers }) = &self.keeping else { return Ok(None) };
        if let Ok(number) = text.parse::<usize>() {
            let id = number.checked_sub(1).and_then(|index| numbers.listed.get(index));
            return match id {
                Some(id) => Ok(Some(id.clone())),
                None => Err(library::no_game_numbered(number)),
            };
        }
        let index = keeper.library().index();
        let mut ids: Vec<&GameId> = index.entries().iter().map(|entry| &entry.id).collect();
        if let Some(exact) = ids.iter().find(|id| id.as_str() == text) {
            return Ok(Some((*exact).clone()));
        }
        ids.retain(|id| id.as_str().contains(text));
        match ids.as_slice() {
            [] => too_large::<usize>(text).map_or(Ok(None), Err),
            [id] => Ok(Some((*id).clone())),
            several => Err(library::games_named_alike(several.len(), &excerpt(text))),
        }
    }

    /// Puts a kept game on the table to go on with it. Once it is left, it is kept again under the same name.
    pub(super) fn open_kept(&mut self, id: &GameId, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, .. }) = &self.keeping else {
            return self.say(library::no_library(), out);
        };
        if id == keeper.id() && keeper.trouble().is_none() {
            return self.say(keeping::game_is_on_the_table(), out);
        }
        match keeper.library().fetch(id) {
            Ok(fetched) => self.go_on_with(fetched, out),
            Err(error) => self.say(keeping::of_fetch_error(&error), out),
        }
    }
}

/// `2026-11-21, hex, Human against Computer, level 3: 21-17 after 38 plies`
fn summary(entry: &Entry) -> Message {
    let name = |sitting: &Sitting| play::of_name(sitting.name.as_deref().unwrap_or("?"));
    let [black, white] = Player::ALL.map(|player| name(&entry.players[player]));
    let result = if entry.finished() { entry.result.as_str() } else { "none" };
    let (board, plies) = (entry.variant.name(), entry.plies);
    match entry.date {
        Some(date) => library::game_listed_with_date(date.to_string(), board, black, white, result, plies),
        None => library::game_listed(board, black, white, result, plies),
    }
}
