//! The kept games of the library: listing and opening them.

use std::io::{self, Write};

use crate::library::{Entry, GameId, Query, ShelfError, Sitting, Sort};
use crate::rules::{Player, excerpt};

use super::Session;
use super::keeping::{Keeper, cause};
use super::words::count;

/// How many games one list has.
const LISTED: usize = 20;

impl Session {
    /// Lists the kept games, the most recently changed first, and offers those that were interrupted.
    pub(super) fn say_games(&mut self, rest: &str, out: &mut dyn Write) -> io::Result<()> {
        let Some(keeper) = &mut self.keeper else { return writeln!(out, "There is no library.") };
        let index = keeper.library.index();
        let query = Query { text: rest.to_owned(), ..Query::default() };
        let found = index.find(&query, Sort::default(), false);
        keeper.numbers.listed = found.iter().take(LISTED).map(|entry| entry.id.clone()).collect();
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
        let Some(keeper) = &self.keeper else { return Ok(None) };
        if let Ok(number) = text.parse::<usize>() {
            let id = number.checked_sub(1).and_then(|index| keeper.numbers.listed.get(index));
            return match id {
                Some(id) => Ok(Some(id.clone())),
                None => Err(format!("There is no game {number} in the list. To see the list, type: games")),
            };
        }
        let index = keeper.library.index();
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
        let Some(keeper) = &self.keeper else { return writeln!(out, "There is no library.") };
        // It may have gone on after it was kept, and then been interrupted.
        if keeper.library.in_progress().iter().any(|game| game.id == *id) {
            return self.resume(id.as_str(), out);
        }
        let opened = match keeper.library.open(id) {
            Ok(opened) => opened,
            Err(error) => return writeln!(out, "{}", sentence(&error)),
        };
        let library = keeper.library.clone();
        let table = opened.record.to_match();
        let header = opened.record.header().clone();
        // What cannot be read of a damaged file stays in it: the game goes on under another name.
        let journal = match &opened.fault {
            None => library.begin_as(id.clone(), &table, header.clone()),
            Some(_) => library.begin(&table, header.clone()),
        };
        let plies = count(table.moves().len(), "ply");
        let mut session = Self::new(table, self.seed);
        session.header = Some(header);
        session.saved = Some(session.table.clone());
        session.keeper = Some(Keeper::new(library, journal));
        self.adopt(session, out)?;
        match opened.fault {
            None => writeln!(out, "Opened {id}: {plies} played.")?,
            Some(fault) => writeln!(out, "{id}: {fault}\nContinuing with the {plies} that are legal.")?,
        }
        self.say_seats(out)?;
        self.show_turn(out)
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

fn sentence(error: &ShelfError) -> String {
    match error {
        ShelfError::Missing(id) => format!("There is no game {id} in the library."),
        ShelfError::Record { .. } | ShelfError::NotText(_) => format!("That game cannot be read: {error}."),
        ShelfError::File(error) => format!("That game cannot be read: {}.", cause(error)),
        ShelfError::Taken(_) | ShelfError::BadName => {
            format!("{}.", super::words::capital(&error.to_string()))
        }
    }
}
