//! The clock against a naive one that counts every hundredth of a second, through moves, undo, pauses, gifts and flags.

use std::time::Duration;

use abande::play::{GameSetup, Match, NodeId, Seat, TimeControl, TimeSystem, Verdict};
use abande::rules::{ByPlayer, Game, Player, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Events of each run; `CLOCK_EVENTS=10000000` has more.
const EVENTS: usize = 300_000;
/// Milliseconds of a tick.
const TICK: u64 = 10;

/// A clock of one player as a clockmaker would build it: counters that go down.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Dial {
    main: u64,
    period: u64,
    periods: u64,
}

impl Dial {
    fn new(control: TimeControl) -> Self {
        let main = millis(control.main());
        match control.system() {
            TimeSystem::ByoYomi { periods, length } => {
                Self { main, period: millis(length), periods: periods.into() }
            }
            _ => Self { main, period: 0, periods: 0 },
        }
    }

    fn is_down(self) -> bool {
        self.main == 0 && self.periods == 0
    }

    /// Lets a tick pass. Returns whether there was time for it.
    fn tick(&mut self, control: TimeControl) -> bool {
        if self.is_down() {
            return false;
        }
        if self.main > 0 {
            self.main -= TICK;
            return true;
        }
        self.period -= TICK;
        if self.period == 0 {
            self.periods -= 1;
            if self.periods > 0 {
                self.period = millis(control.per_move());
            }
        }
        true
    }

    /// Time that is left, with all periods.
    fn left(self, control: TimeControl) -> u64 {
        let whole = self.periods.saturating_sub(1) * millis(control.per_move());
        self.main + if self.periods > 0 { self.period + whole } else { 0 }
    }

    /// Adds time. What byo-yomi has no room for in its periods is main time again.
    fn add(&mut self, control: TimeControl, time: u64) {
        let TimeSystem::ByoYomi { periods, length } = control.system() else {
            self.main += time;
            return;
        };
        let (length, mut time) = (millis(length), time);
        if self.main == 0 {
            while time > 0 && !(self.periods == u64::from(periods) && self.period == length) {
                if self.periods == 0 || self.period == length {
                    (self.periods, self.period) = (self.periods + 1, 0);
                }
                self.period += TICK;
                time -= TICK;
            }
        }
        self.main += time;
    }
}

/// Both dials, and what the mover has used in the turn.
#[derive(Clone, Copy, Debug)]
struct Naive {
    controls: ByPlayer<TimeControl>,
    dials: ByPlayer<Dial>,
    used: u64,
}

impl Naive {
    fn tick(&mut self, mover: Player) {
        let ran = self.dials[mover].tick(self.controls[mover]);
        self.used += TICK;
        if ran && self.controls[mover].system() == TimeSystem::Hourglass {
            let other = mover.other();
            self.dials[other].add(self.controls[other], TICK);
        }
    }

    fn press(&mut self, mover: Player) {
        let dial = &mut self.dials[mover];
        match self.controls[mover].system() {
            TimeSystem::SuddenDeath | TimeSystem::Hourglass => {}
            TimeSystem::Fischer { increment } => dial.main += millis(increment),
            TimeSystem::Bronstein { delay } => dial.main += self.used.min(millis(delay)),
            TimeSystem::ByoYomi { length, .. } => {
                if dial.main == 0 && dial.periods > 0 {
                    dial.period = millis(length);
                }
            }
        }
        self.used = 0;
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap()
}

fn any_control(rng: &mut StdRng) -> TimeControl {
    let texts =
        ["0.1", "1", "0.1+1", "3s+0.5", "0.5d2", "2sd1", "0.1b3x5", "0b2x10", "0b1x1", "10sb5x1", "0.2h"];
    texts.choose(rng).unwrap().parse().unwrap()
}

#[test]
fn the_clock_agrees_with_a_naive_one() {
    let events: usize = std::env::var("CLOCK_EVENTS").map_or(EVENTS, |text| text.parse().unwrap());
    let mut rng = StdRng::seed_from_u64(1);
    let (mut left, mut flags, mut undone) = (events, 0, 0);
    while left > 0 {
        let controls = ByPlayer::from_fn(|_| any_control(&mut rng));
        let seats = ByPlayer::new(Seat::Human, Seat::Human);
        let setup = GameSetup { clock: Some(controls), ..GameSetup::new(Variant::Hex3, seats) };
        let mut table = setup.new_match().unwrap();
        let dials = ByPlayer::from_fn(|player| Dial::new(controls[player]));
        let mut naive = Naive { controls, dials, used: 0 };
        // What the naive clock showed at each node when its turn began.
        let mut history: Vec<(NodeId, Naive)> = vec![(NodeId::ROOT, naive)];
        for _ in 0..rng.random_range(1..200) {
            left = left.saturating_sub(1);
            let Some(mover) = table.to_move() else { break };
            match rng.random_range(0..20) {
                0..9 => {
                    let ticks = if rng.random_bool(0.1) { 800 } else { 60 };
                    let ticks = rng.random_range(0..ticks);
                    table.spend_time(Duration::from_millis(ticks * TICK));
                    // It waits for the first move.
                    if table.line().len() > 1 {
                        (0..ticks).for_each(|_| naive.tick(mover));
                    }
                }
                9..16 => {
                    let mv = *table.position().legal_moves().choose(&mut rng).unwrap();
                    table.play(mv).unwrap();
                    naive.press(mover);
                    history.push((table.end(), naive));
                }
                16 => {
                    let (at, before) = *history.choose(&mut rng).unwrap();
                    table.apply(abande::play::Change::GoOnFrom(at)).unwrap();
                    history.retain(|(node, _)| table.line().contains(node));
                    naive = before;
                    undone += 1;
                }
                17 if table.flag_fallen() == Some(mover) => {
                    table.apply(abande::play::Change::Conclude(Verdict::Timeout(mover))).unwrap();
                    assert!(!table.has_clock_started() && table.flag_fallen().is_none());
                    // A game that is over has no time to spend; one that goes on begins its turn again.
                    table.spend_time(Duration::from_secs(5));
                    table.apply(abande::play::Change::Reopen).unwrap();
                    naive = history.last().unwrap().1;
                    flags += 1;
                }
                // A pause, or a machine that sleeps: no time is told.
                _ => {}
            }
            let clock = table.clock().unwrap();
            for player in Player::ALL {
                let expected = naive.dials[player].left(controls[player]);
                assert_eq!(
                    millis(clock.left(player)),
                    expected,
                    "{player} at {} in {controls:?}",
                    table.moves().len()
                );
                let reading = clock.reading(player);
                let dial = naive.dials[player];
                let in_period =
                    dial.main == 0 && matches!(controls[player].system(), TimeSystem::ByoYomi { .. });
                let shown =
                    if in_period { if dial.periods > 0 { dial.period } else { 0 } } else { dial.main };
                assert_eq!(millis(reading.time), shown);
                assert_eq!(reading.periods.map(u64::from), in_period.then_some(dial.periods));
            }
            if let Some(mover) = table.to_move() {
                assert_eq!(table.flag_fallen().is_some(), naive.dials[mover].is_down(), "{controls:?}");
            }
        }
    }
    assert!(flags > events / 500 && undone > events / 50, "{flags} flags, {undone} times taken back");
}

#[test]
fn a_gift_is_the_same_on_both_clocks() {
    let mut rng = StdRng::seed_from_u64(2);
    for _ in 0..20_000 {
        let controls = ByPlayer::from_fn(|_| any_control(&mut rng));
        let seats = ByPlayer::new(Seat::Human, Seat::Human);
        let setup = GameSetup { clock: Some(controls), ..GameSetup::new(Variant::Hex3, seats) };
        let mut table: Match = setup.new_match().unwrap();
        table.play(table.position().legal_moves()[0]).unwrap();
        let mut naive =
            Naive { controls, dials: ByPlayer::from_fn(|player| Dial::new(controls[player])), used: 0 };
        naive.press(Player::Black);
        let player = *Player::ALL.choose(&mut rng).unwrap();
        let hourglass = controls[Player::White].system() == TimeSystem::Hourglass;
        let ticks = rng.random_range(0..if hourglass { 100 } else { 500 });
        table.spend_time(Duration::from_millis(ticks * TICK));
        (0..ticks).for_each(|_| naive.tick(Player::White));
        let given = table.give_time(player, Duration::from_secs(15)).unwrap();
        let dial = &mut naive.dials[player];
        match controls[player].system() {
            // A whole period, once only periods are left.
            TimeSystem::ByoYomi { length, .. } if dial.main == 0 => {
                assert_eq!(given, length);
                dial.period = if dial.periods == 0 { millis(length) } else { dial.period };
                dial.periods += 1;
            }
            _ => {
                assert_eq!(given, Duration::from_secs(15));
                dial.main += 15_000;
            }
        }
        assert!(table.flag_fallen().is_none() || player != Player::White, "{controls:?}");
        for player in Player::ALL {
            let expected = naive.dials[player].left(controls[player]);
            assert_eq!(millis(table.clock().unwrap().left(player)), expected, "{controls:?}");
        }
    }
}
