//! The kept games of the library: listing and opening them.

use std::io::{self, Write};

use crate::library::{Entry, GameId, Query, Sitting, Sort};
use crate::rules::{Player, excerpt};

use super::Session;
use super::keeping::{Keeping, fetch_error};
use super::words::count;

/// How many games one list has.
const LISTED: usize = 20;

impl Session {
    /// Lists the kept games, the most recently changed first, and offers those that were interrupted.
    pub(super) fn say_games(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, numbers }) = &mut self.keeping else {
            return writeln!(out, "There is no library.");
        };
        let index = keeper.library().index();
        let query = Query { text: rest.to_owned(), ..Query::default() };
        let found = index.find(&query, Sort::default(), false);
        numbers.listed = found.iter().take(LISTED).map(|entry| entry.id.clone()).collect();
        match (found.len(), rest) {
            (0, "") => writeln!(out, "There are no games in the library yet.")?,
            (0, _) => writeln!(out, "No game in the library matches “{}”.", excerpt(rest))?,
            (games, _) => {
                writeln!(out, "{} found. To open one, type for example: open 1", count(games, "game"))?;
            }
        }
        for (entry, number) in found.iter().zip(1..=LISTED) {
            writeln!(out, "{number:>3}. {}", told(entry))?;
        }
        if found.len() > LISTED {
            let more = found.len() - LISTED;
            writeln!(out, "And {more} more. To search them, type: games WORDS")?;
        }
        for path in &index.set_aside {
            writeln!(out, "A game in the library could not be read and was renamed to {}.", path.display())?;
        }
        self.offer(out)
    }

    /// The kept game that a text means: a number of the last list, a name, or a part that no other name has.
    pub(super) fn kept_game(&self, text: &str) -> Result<Option<GameId>, String> {
        let Some(Keeping { keeper, numbers }) = &self.keeping else { return Ok(None) };
        if let Ok(number) = text.parse::<usize>() {
            let id = number.checked_sub(1).and_then(|index| numbers.listed.get(index));
            return match id {
                Some(id) => Ok(Some(id.clone())),
                None => Err(format!("There is no game {number} in the list. To see the list, type: games")),
            };
        }
        let index = keeper.library().index();
        let mut ids: Vec<&GameId> = index.entries().iter().map(|entry| &entry.id).collect();
        if let Some(exact) = ids.iter().find(|id| id.as_str() == text) {
            return Ok(Some((*exact).clone()));
        }
        ids.retain(|id| id.as_str().contains(text));
        match ids.as_slice() {
            [] => Ok(None),
            [id] => Ok(Some((*id).clone())),
            several => Err(format!(
                "{} games in the library have “{}” in their names.",
                several.len(),
                excerpt(text)
            )),
        }
    }

    /// Continues a kept game. Once it is left, it is kept again under the same name.
    pub(super) fn open_kept(&mut self, id: &GameId, out: &mut dyn Write) -> io::Result<()> {
        let Some(Keeping { keeper, .. }) = &self.keeping else {
            return writeln!(out, "There is no library.");
        };
        if id == keeper.id() && keeper.trouble().is_none() {
            return writeln!(out, "That game is on the table.");
        }
        match keeper.library().fetch(id) {
            Ok(fetched) => self.go_on_with(fetched, out),
            Err(error) => writeln!(out, "{}", fetch_error(&error)),
        }
    }
}

/// `2026-11-21, hex, Human against Computer, level 3: 21-17 after 38 plies`
fn told(entry: &Entry) -> String {
    let name = |sitting: &Sitting| sitting.name.clone().unwrap_or_else(|| "?".to_owned());
    let [black, white] = Player::ALL.map(|player| name(&entry.players[player]));
    let day = entry.date.map(|date| format!("{date}, ")).unwrap_or_default();
    let result = if entry.finished() { entry.result.as_str() } else { "unfinished" };
    let plies = count(entry.plies, "ply");
    format!("{day}{}, {black} against {white}: {result} after {plies}", entry.variant)
}
