//! Who plays in the matches: the computer at a level, and the two reference players that every level is measured against.

use std::str::FromStr;

use abande::ai::{Contempt, Engine, EngineOptions, Limits, Mebibytes, Opponent, Stop};
use abande::play::{Level, Seat};
use abande::rules::anda::Field;
use abande::rules::{AnyGame, AnyMove, ByPlayer, Game, GameKind, Outcome, Player};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Who plays one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// The computer at a level below full strength.
    Level(u8),
    /// The computer at full strength, with so many positions (in Anda playouts) for each move instead of a second, so
    /// that its games repeat on any machine.
    Full(u64),
    /// A character at one of its strengths.
    Character(Seat),
    /// Any legal move, each as likely.
    Random,
    /// The move after which the score is the best at once; ties by chance.
    Greedy,
}

impl FromStr for Entrant {
    type Err = String;

    /// Reads `random`, `greedy`, `level-N` below full strength, `full-N` for full strength with N positions, or a
    /// character such as `builder:hard`.
    fn from_str(name: &str) -> Result<Self, String> {
        let unknown = || format!("unknown player: {name}");
        match name.split_once('-') {
            None if name == "random" => Ok(Self::Random),
            None if name == "greedy" => Ok(Self::Greedy),
            // Full strength goes by the clock: its games would not repeat.
            Some(("level", number)) => match number.parse().ok().and_then(Level::new) {
                Some(level) if level < Level::MAX => Ok(Self::Level(level.get())),
                _ => Err(unknown()),
            },
            Some(("full", positions)) => positions.parse().map(Self::Full).map_err(|_| unknown()),
            _ => Seat::of_character(name).map(Self::Character).map_err(|_| unknown()),
        }
    }
}

/// A player at the board.
pub enum Seated {
    Opponent(Box<Opponent>),
    Engine(Box<Engine>, u64),
    Random(StdRng),
    Greedy(StdRng),
}

/// Room for positions, in MiB: enough for a million.
const HASH: u32 = 32;

impl Entrant {
    /// Takes a seat for one game.
    pub fn sit(self, game: GameKind, seed: u64) -> Seated {
        let hash = Mebibytes::new(HASH).unwrap();
        let options = EngineOptions { hash, contempt: Contempt::AGAINST_PEOPLE, ..EngineOptions::default() };
        match self {
            Self::Level(level) => {
                Seated::Opponent(Box::new(Opponent::with_options(Level::new(level).unwrap(), seed, options)))
            }
            Self::Character(seat) => {
                let computer = seat.computer(game).unwrap();
                Seated::Opponent(Box::new(Opponent::with_options(computer, seed, options)))
            }
            Self::Full(nodes) => Seated::Engine(Box::new(Engine::new(hash)), nodes),
            Self::Random => Seated::Random(StdRng::seed_from_u64(seed)),
            Self::Greedy => Seated::Greedy(StdRng::seed_from_u64(seed)),
        }
    }
}

impl Seated {
    /// The move it plays after this one.
    pub fn choose(&mut self, game: &AnyGame, last: Option<AnyMove>) -> AnyMove {
        match self {
            Self::Opponent(opponent) => {
                opponent.set_last_move(last);
                opponent.choose(game, &Stop::default()).unwrap()
            }
            Self::Engine(engine, nodes) => {
                engine.search(game, &Limits::nodes(*nodes), &Stop::default(), &mut |_| {}).unwrap().best_move
            }
            Self::Random(rng) => *game.legal_moves().choose(rng).unwrap(),
            Self::Greedy(rng) => greedy(game, rng),
        }
    }
}

/// Looks one move ahead and no further: at the score in Abande, at the groups in Anda, which has no points.
fn greedy(game: &AnyGame, rng: &mut StdRng) -> AnyMove {
    let player = game.to_move().unwrap();
    let merit = |mv: AnyMove| {
        let mut next = *game;
        next.play_unchecked(mv);
        match next.outcome() {
            Some(Outcome::Win(winner)) if matches!(next, AnyGame::Anda(_)) => {
                if winner == player {
                    1_000
                } else {
                    -1_000
                }
            }
            _ => standing(&next, player),
        }
    };
    let legal = game.legal_moves().into_iter();
    legal.max_by_key(|&mv| (merit(mv), rng.random::<u32>())).unwrap()
}

/// How a player stands at a glance: by points, sleepers out; in Anda by groups, of which the enemy's count double,
/// because who has none left has lost, and one's own less, because each is one more to lose.
fn standing(game: &AnyGame, player: Player) -> i32 {
    match game {
        AnyGame::Abande(position) => {
            let margin = position.score().margin();
            if player == Player::Black { margin } else { -margin }
        }
        AnyGame::Anda(position) => {
            let field = Field::new(position);
            let groups = ByPlayer::from_fn(|player| i32::try_from(field.groups(player).len()).unwrap());
            -2 * groups[player.other()] - groups[player]
        }
    }
}
