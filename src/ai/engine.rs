//! The engine, which runs one search at a time and keeps its tables between searches.

use super::abande;
use super::anda;
use super::memory_limit::clamp_to_available;
use super::root_move::RootMove;
use super::{EngineOptions, Limits, Mebibytes, MultiPv, SearchInfo, Stop};
use crate::board::grid::GridLayout;
use crate::rules::{self, AnyGame};

/// The search engine for both games, with its options and tables.
#[derive(Debug)]
pub struct Engine {
    options: EngineOptions,
    tables: Tables,
}

/// Returns the number of moves that a search of this position chooses from: of those that the symmetries of
/// the position make equal, only one counts.
pub fn root_move_count(game: &AnyGame) -> usize {
    match game {
        AnyGame::Abande(position) => abande::root_moves(position).len(),
        AnyGame::Anda(position) => anda::root_moves(position).len(),
    }
}

/// Search tables of the game that was prepared last. Only those of one game exist, so that they may use the whole hash
/// size.
#[derive(Debug)]
enum Tables {
    Empty,
    /// With the board of the entries, because boards share keys.
    Abande(abande::SearchTables, GridLayout),
    Anda(anda::PersistentTree),
}

impl Default for Engine {
    fn default() -> Self {
        Self::with_options(EngineOptions::default())
    }
}

impl Engine {
    /// Creates an engine of one thread with this hash size.
    pub fn new(hash: Mebibytes) -> Self {
        Self::with_options(EngineOptions { hash, ..EngineOptions::default() })
    }

    /// Creates an engine with these options.
    pub fn with_options(options: EngineOptions) -> Self {
        Self { options, tables: Tables::Empty }
    }

    /// Changes the options and clears the engine. Tables of the right size are reused, since allocating gigabytes
    /// takes seconds.
    pub fn reconfigure(&mut self, options: EngineOptions) {
        if (options.hash, options.threads) == (self.options.hash, self.options.threads) {
            self.clear();
        } else {
            self.tables = Tables::Empty;
        }
        self.options = options;
    }

    /// Sets the number of principal variations, and keeps the tables.
    pub fn set_multi_pv(&mut self, multi_pv: MultiPv) {
        self.options.multi_pv = multi_pv;
    }

    /// Allocates the tables for a game in advance. A search does so itself, but for gigabytes that would
    /// delay it by seconds.
    pub fn prepare(&mut self, game: &AnyGame) {
        self.tables = match (std::mem::replace(&mut self.tables, Tables::Empty), game) {
            (Tables::Abande(mut tables, known), AnyGame::Abande(position)) => {
                let layout = position.rules().layout;
                if known != layout {
                    tables.clear();
                }
                Tables::Abande(tables, layout)
            }
            (Tables::Anda(tables), AnyGame::Anda(_)) => Tables::Anda(tables),
            // Frees the old tables before allocating new ones.
            (other, AnyGame::Abande(position)) => {
                drop(other);
                let tables = abande::SearchTables::new(
                    clamp_to_available(self.options.hash),
                    self.options.threads.capped_to_processors(),
                );
                Tables::Abande(tables, position.rules().layout)
            }
            (other, AnyGame::Anda(_)) => {
                drop(other);
                Tables::Anda(anda::PersistentTree::new(clamp_to_available(self.options.hash)))
            }
        };
    }

    /// Returns whether the tables for this game are [allocated](Self::prepare).
    pub fn is_prepared(&self, game: &AnyGame) -> bool {
        match (&self.tables, game) {
            (Tables::Abande(_, known), AnyGame::Abande(position)) => *known == position.rules().layout,
            (Tables::Anda(_), AnyGame::Anda(_)) => true,
            (Tables::Empty | Tables::Abande(..) | Tables::Anda(_), _) => false,
        }
    }

    /// Returns the size of the tables in MiB if they are smaller than the [`hash`](EngineOptions::hash) that
    /// was asked for, because no more could be allocated.
    pub fn reduced_hash(&self) -> Option<u32> {
        let bytes = match &self.tables {
            Tables::Empty => return None,
            Tables::Abande(tables, _) => tables.bytes(),
            Tables::Anda(tables) => tables.bytes(),
        };
        // Rounding loses less than a MiB.
        let found = u32::try_from(bytes.div_ceil(1 << 20)).unwrap_or(u32::MAX);
        (found < self.options.hash.get()).then_some(found)
    }

    /// Clears all tables, as before a new game.
    pub fn clear(&mut self) {
        match &mut self.tables {
            Tables::Empty => {}
            Tables::Abande(tables, _) => tables.clear(),
            Tables::Anda(tables) => tables.clear(),
        }
    }

    /// Searches a position until a limit is reached, `stop` is raised or the game is solved. `None` if the game is
    /// over.
    ///
    /// `on_info` is called after each finished depth, in Anda whenever the playouts have doubled, and with the final
    /// answer: the last info of rank 1 equals the returned one. Without a time limit an engine of one thread is
    /// deterministic: the same sequence of searches gives the same answers.
    pub fn search(
        &mut self,
        game: &AnyGame,
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        match game {
            AnyGame::Abande(position) => {
                self.search_abande(position, &abande::root_moves(position), limits, stop, on_info)
            }
            AnyGame::Anda(position) => {
                self.search_anda(position, &anda::root_moves(position), limits, 0, stop, on_info)
            }
        }
    }

    /// Searches a position of Abande as [`search`](Self::search) does, but only among these root moves.
    pub(super) fn search_abande(
        &mut self,
        position: &rules::abande::Position,
        moves: &[RootMove<rules::abande::Move>],
        limits: &Limits,
        stop: &Stop,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        self.prepare(&AnyGame::Abande(*position));
        let Tables::Abande(tables, _) = &mut self.tables else { return None };
        let EngineOptions { multi_pv, contempt, .. } = self.options;
        let search = abande::SearchRequest { moves, limits, multi_pv, contempt, stop };
        search.run(position, tables, on_info)
    }

    /// Searches a position of Anda as [`search`](Self::search) does, but only among these root moves, and
    /// with this seed for the playouts.
    pub(super) fn search_anda(
        &mut self,
        position: &rules::anda::Position,
        moves: &[RootMove<rules::anda::Move>],
        limits: &Limits,
        seed: u64,
        stop: &Stop,
        on_info: &mut dyn FnMut(&SearchInfo),
    ) -> Option<SearchInfo> {
        self.prepare(&AnyGame::Anda(*position));
        let Tables::Anda(tables) = &mut self.tables else { return None };
        let EngineOptions { threads, multi_pv, .. } = self.options;
        let threads = threads.capped_to_processors();
        let search = anda::SearchRequest { moves, limits, threads, multi_pv, seed, stop };
        search.run(position, tables, on_info)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Contempt, Threads};
    use crate::board::Side;
    use crate::rules::Variant;

    fn game_of(variant: Variant, moves: &[&str]) -> AnyGame {
        let mut game = variant.start();
        for text in moves {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    /// Searches this many nodes and returns what must be reproducible.
    fn found(engine: &mut Engine, game: &AnyGame) -> (crate::rules::AnyMove, crate::ai::Score, u64) {
        let info = engine.search(game, &Limits::nodes(20_000), &Stop::default(), &mut |_| {}).unwrap();
        (info.best_move, info.score, info.nodes)
    }

    #[test]
    fn forgetting_is_like_never_having_known() {
        let [hex, square] = [game_of(Variant::Hex, &["d4", "d5"]), game_of(Variant::Square, &["d4", "d5"])];
        let fresh = |game| found(&mut Engine::new(Mebibytes::MIN), game);
        let mut engine = Engine::new(Mebibytes::MIN);
        for _ in 0..2 {
            assert_eq!(found(&mut engine, &hex), fresh(&hex));
            engine.clear();
        }
        // The same holds for another board, and for a change of options.
        assert_eq!(found(&mut engine, &square), fresh(&square));
        let options =
            EngineOptions { hash: Mebibytes::MIN, contempt: Contempt::MAX, ..EngineOptions::default() };
        engine.reconfigure(options);
        assert_eq!(found(&mut engine, &hex), found(&mut Engine::with_options(options), &hex));
    }

    #[test]
    fn memory_is_made_once_for_all_boards_of_a_game() {
        let mut engine = Engine::new(Mebibytes::MIN);
        let address = |engine: &Engine| match &engine.tables {
            Tables::Abande(tables, _) => Some(tables.address()),
            Tables::Empty | Tables::Anda(_) => None,
        };
        engine.prepare(&Variant::Hex.start());
        let before = address(&engine);
        assert!(before.is_some());
        for variant in Variant::ABANDE {
            engine.prepare(&variant.start());
            assert!(engine.is_prepared(&variant.start()) && !engine.is_prepared(&Variant::ANDA[0].start()));
            found(&mut engine, &variant.start());
            engine.clear();
            engine.reconfigure(EngineOptions { hash: Mebibytes::MIN, ..EngineOptions::default() });
            assert_eq!(address(&engine), before, "{variant}: no other memory was allocated");
        }
        engine.reconfigure(EngineOptions {
            hash: Mebibytes::MIN,
            threads: Threads::MAX,
            ..EngineOptions::default()
        });
        assert!(!engine.is_prepared(&Variant::Hex.start()), "another number of threads shares it anew");
    }

    #[test]
    fn threads_beyond_the_processors_are_not_started() {
        let mut engine =
            Engine::with_options(EngineOptions { threads: Threads::MAX, ..EngineOptions::default() });
        engine.prepare(&Variant::Hex.start());
        let Tables::Abande(tables, _) = &engine.tables else { panic!("not the memory of Abande") };
        let processors = std::thread::available_parallelism().map_or(usize::MAX, usize::from);
        assert_eq!(tables.threads(), processors.min(Threads::MAX.get().into()));
    }

    #[test]
    fn an_engine_has_all_the_memory_that_it_was_given() {
        for threads in [Threads::MIN, Threads::MAX] {
            for (variant, hash) in [(Variant::Hex, 1), (Variant::Hex, 17), (Variant::Anda(Side::Nine), 17)] {
                let hash = Mebibytes::new(hash).unwrap();
                let mut engine =
                    Engine::with_options(EngineOptions { hash, threads, ..EngineOptions::default() });
                assert_eq!(engine.reduced_hash(), None);
                engine.prepare(&variant.start());
                assert_eq!(engine.reduced_hash(), None, "{variant}");
            }
        }
    }
}
