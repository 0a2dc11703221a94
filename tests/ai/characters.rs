//! Characters are who they say they are: simple counts tell them apart. Their ratings, as `docs/characters.md` has
//! them, are measured with
//!
//! ```sh
//! CHARACTER_GAMES=200 cargo test --release --no-default-features --test ai -- --ignored --nocapture characters::ratings
//! ```
//!
//! `CHARACTER_ONLY=builder,mirror` measures some of them. How often counts over 20 games tell which character played:
//!
//! ```sh
//! CHARACTER_BATCHES=10 cargo test --release --no-default-features --test ai -- --nocapture characters::of
//! ```

use std::env;
use std::ops::AddAssign;

use abande::play::{Level, LevelRating, Seat, Tier, characters_of};
use abande::rules::abande::MoveEffect;
use abande::rules::anda::Field;
use abande::rules::{AnyGame, AnyMove, Game, GameKind, MoveIntent, Player, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::levels::{Entrant, Tally, play};

/// Games by which a character is recognised.
const BATCH: u32 = 20;
/// Kinds of things that are counted in a game.
const COUNTS: usize = 16;

/// What a player did in some games: simple counts, as somebody who watches might make them.
#[derive(Clone, Copy, Debug, Default)]
struct Habits {
    sums: [f64; COUNTS],
}

impl AddAssign for Habits {
    fn add_assign(&mut self, other: Self) {
        self.sums.iter_mut().zip(other.sums).for_each(|(sum, more)| *sum += more);
    }
}

fn count(number: usize) -> f64 {
    f64::from(u32::try_from(number).unwrap())
}

fn flag(is_true: bool) -> f64 {
    f64::from(u8::from(is_true))
}

/// Adds up what a move of Abande does.
fn watch_abande(game: &AnyGame, mv: AnyMove, last: Option<AnyMove>, habits: &mut Habits) {
    let (AnyGame::Abande(position), AnyMove::Abande(own)) = (game, mv) else { return };
    let (player, intent) = (position.turn(), mv.intent());
    let is_late = usize::from(position.ply() > 24);
    let board = position.board();
    let sums = &mut habits.sums;
    let Some(target) = intent.target() else { return };
    let beside = board.neighbours(target);
    if matches!(intent, MoveIntent::Carry { .. }) {
        sums[is_late] += 1.0;
        sums[2] += flag(position.stack(target).is_some_and(|stack| stack.height().get() == 2));
    } else {
        sums[3] += count((beside & position.owned(player)).len());
        sums[4] += count((beside & position.owned(player.other())).len());
    }
    let mut after = *position;
    after.play(own).unwrap();
    sums[5] += count((after.towers() - position.towers()).len());
    sums[6] += f64::from(position.hand(player));
    for effect in position.changes(own).unwrap() {
        match effect {
            MoveEffect::PutToSleep { owner, pieces, .. } => {
                sums[7 + usize::from(owner == player)] += f64::from(pieces);
            }
            MoveEffect::Woken { owner, pieces, .. } if owner != player => sums[9] += f64::from(pieces),
            MoveEffect::Pinned { owner, points } if owner != player => sums[10] += count(points.len()),
            MoveEffect::GivenAway { .. } => sums[11] += 1.0,
            MoveEffect::Threatened { .. } => sums[12] += 1.0,
            _ => {}
        }
    }
    watch_place(game, target, last, &mut sums[13..]);
}

/// Adds up what a move of Anda does.
fn watch_anda(game: &AnyGame, mv: AnyMove, last: Option<AnyMove>, habits: &mut Habits) {
    let (AnyGame::Anda(position), AnyMove::Anda(own)) = (game, mv) else { return };
    let sums = &mut habits.sums;
    sums[0] += flag(matches!(mv.intent(), MoveIntent::SpendKomi));
    let (player, before) = (position.turn(), Field::new(position));
    let mut after = before.clone();
    let removed = after.play_unchecked(own);
    let size = |field: &Field, player| count(field.territory(player).len());
    sums[1] += count(removed.stones[player.other()].len());
    sums[2] += (size(&after, player) - size(&before, player)).max(0.0);
    sums[3] += (size(&before, player.other()) - size(&after, player.other())).max(0.0);
    let Some(target) = mv.intent().target() else { return };
    let beside = position.board().adjacent(target);
    sums[4] += count((beside & position.stones(player)).len());
    sums[5] += count((beside & position.stones(player.other())).len());
    sums[6] += flag(!beside.intersects(position.stones(player)));
    sums[7] += flag(beside.len() < 6);
    sums[8] += count(after.groups(player).len());
    watch_place(game, target, last, &mut sums[13..]);
}

/// Adds up where a move ends: how far from the centre, beside the last move, opposite the last move.
fn watch_place(game: &AnyGame, target: abande::board::Point, last: Option<AnyMove>, sums: &mut [f64]) {
    let board = game.board();
    let [x, y] = board.place(target).map(f64::from);
    let ends = board.ends().map(|point| board.place(point).map(f64::from));
    let centre = [0, 1].map(|axis| f64::midpoint(ends[0][axis], ends[1][axis]));
    sums[0] += (x - centre[0]).hypot(y - centre[1]);
    let Some(last) = last.and_then(|mv| mv.intent().target()) else { return };
    sums[1] += flag(board.adjacent(last).contains(target));
    let [lx, ly] = board.place(last).map(f64::from);
    sums[2] += flag((x + lx - 2.0 * centre[0]).hypot(y + ly - 2.0 * centre[1]) < 0.2);
}

/// What a player does on average in some games against a level.
fn watched(variant: Variant, player: Entrant, level: u8, games: u32, seed: u64) -> Habits {
    let mut all = Habits::default();
    for number in 0..games {
        let seed = seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let mut rng = StdRng::seed_from_u64(seed);
        let mut game = variant.start();
        let side = if number % 2 == 0 { Player::Black } else { Player::White };
        let entrants = [player, Entrant::Level(level)];
        let mut seated = entrants.map(|entrant| entrant.sit(variant.kind(), rng.random()));
        let mut last = None;
        while let Some(mover) = game.to_move() {
            let mv = if game.ply() < 2 {
                *game.legal_moves().choose(&mut rng).unwrap()
            } else {
                seated[usize::from(mover != side)].choose(&game, last)
            };
            if mover == side {
                match variant.kind() {
                    GameKind::Abande => watch_abande(&game, mv, last, &mut all),
                    GameKind::Anda => watch_anda(&game, mv, last, &mut all),
                }
            }
            game.play(mv).unwrap();
            last = Some(mv);
        }
    }
    all.sums.iter_mut().for_each(|sum| *sum /= f64::from(games));
    all
}

/// Finds whose habits are most like these: each count in units of its spread among the characters.
fn recognised(habits: &Habits, known: &[Habits]) -> usize {
    let mean = |index: usize| known.iter().map(|one| one.sums[index]).sum::<f64>() / count(known.len());
    let spread = |index: usize| {
        let variance = known.iter().map(|one| (one.sums[index] - mean(index)).powi(2)).sum::<f64>();
        (variance / count(known.len())).sqrt().max(1e-9)
    };
    let distance = |one: &Habits| -> f64 {
        (0..COUNTS).map(|index| ((one.sums[index] - habits.sums[index]) / spread(index)).powi(2)).sum()
    };
    (0..known.len()).min_by(|&one, &other| distance(&known[one]).total_cmp(&distance(&known[other]))).unwrap()
}

/// Lets all characters of a game and a level without character play, and returns how many batches of games were
/// attributed to the one who played them, and the number of batches.
fn recognition(variant: Variant, tier: Tier, level: u8) -> (u32, u32) {
    let batches = number("CHARACTER_BATCHES").unwrap_or(1);
    let characters = characters_of(variant.kind()).map(|one| Seat::Character(one.id, tier));
    let mut entrants: Vec<Entrant> = characters.map(Entrant::Character).collect();
    entrants.push(Entrant::Level(level));
    let known: Vec<Habits> = entrants.iter().map(|&one| watched(variant, one, level, 2 * BATCH, 1)).collect();
    let mut right = 0;
    for batch in 0..batches {
        for (index, &entrant) in entrants.iter().enumerate() {
            let found = recognised(&watched(variant, entrant, level, BATCH, 100 + u64::from(batch)), &known);
            right += u32::from(found == index);
            println!("{variant}: {:?} is taken for {:?}", entrant, entrants[found]);
        }
    }
    (right, batches * u32::try_from(entrants.len()).unwrap())
}

#[test]
fn of_abande_are_recognised_by_their_games() {
    // Games of the strongest take longest: they are counted in the long form only.
    let tiers = if number("CHARACTER_BATCHES").is_some() { &Tier::ALL[..] } else { &Tier::ALL[..2] };
    for &tier in tiers {
        let (right, all) = recognition(Variant::Hex, tier, 8);
        println!("hex, {}: {right} of {all}", tier.word());
        assert!(10 * right >= 7 * all, "{right} of {all} at {}", tier.word());
    }
}

#[test]
fn of_anda_are_recognised_by_their_games() {
    let (right, all) = recognition("anda-5".parse().unwrap(), Tier::Medium, 5);
    println!("anda-5: {right} of {all}");
    assert!(10 * right >= 7 * all, "{right} of {all}");
}

fn number(name: &str) -> Option<u32> {
    env::var(name).ok().map(|text| text.parse().unwrap())
}

/// The boards on which a game's characters are measured.
fn boards(game: GameKind) -> &'static [&'static str] {
    match game {
        GameKind::Abande => &["hex", "square"],
        GameKind::Anda => &["anda-5"],
    }
}

/// Plays games on all boards of a game.
fn on_boards(game: GameKind, first: Entrant, second: Entrant, games: u32, seed: u64) -> Tally {
    let boards = boards(game);
    let each = games / u32::try_from(boards.len()).unwrap();
    boards.iter().map(|name| play(name.parse().unwrap(), first, second, each, seed)).sum()
}

/// Measures the rating of a character: finds the level that is about as strong, and plays the games against it.
fn rating(game: GameKind, seat: Seat, guess: u8, games: u32) -> (u8, Tally, f64, f64) {
    // The strongest level takes a second for each move.
    let most = Level::strongest_in(game).get() - 1;
    let (mut level, mut tried) = (guess.min(most), Vec::new());
    loop {
        let short = on_boards(game, Entrant::Character(seat), Entrant::Level(level), 40, 7);
        tried.push(level);
        let next = match short.percent() {
            ..35.0 if level > 1 => level - 1,
            65.0.. if level < most => level + 1,
            _ => break,
        };
        if tried.contains(&next) {
            break;
        }
        level = next;
    }
    let tally = on_boards(game, Entrant::Character(seat), Entrant::Level(level), games, 1);
    // The scale is the same on all boards on which games are rated.
    let board = LevelRating::boards(game).next().unwrap();
    let known = LevelRating::of(board, Level::new(level).unwrap()).unwrap();
    let elo = |percent: f64| 400.0 * (percent / (100.0 - percent)).log10();
    let percent = tally.percent().clamp(1.0, 99.0);
    let error = (elo((percent + tally.error()).min(99.0)) - elo((percent - tally.error()).max(1.0))) / 2.0;
    (level, tally, known.value + elo(percent), error.hypot(2.0 * known.deviation))
}

/// Prints the rating of every character at each strength, with a margin that holds it in 19 of 20 cases.
#[test]
#[ignore = "prints figures; run by hand"]
fn ratings() {
    let games = number("CHARACTER_GAMES").unwrap_or(200);
    let only = env::var("CHARACTER_ONLY").ok();
    for game in GameKind::ALL {
        let mut guess = [5, 8, 12];
        for character in characters_of(game) {
            let id = character.id;
            if only.as_ref().is_some_and(|only| !only.split(',').any(|name| name == id.as_str())) {
                continue;
            }
            for tier in Tier::ALL {
                let found = rating(game, Seat::Character(id, tier), guess[tier as usize], games);
                let (level, tally, value, margin) = found;
                guess[tier as usize] = level;
                println!("{id} {} level {level}: {tally}: rating {value:.0} ± {margin:.0}", tier.word());
            }
        }
    }
}
