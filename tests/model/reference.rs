//! The rules of Abande once more, as plainly as they can be written, against the program's own: for the small
//! hexagon, which the vectors of other programs leave out, and for the large one besides.

use std::collections::{BTreeMap, BTreeSet};

use abande::rules::{AnyGame, Game, Player, Variant, perft};

/// A row, and a place in it counted in half steps: neighbours of a row are two apart, of next rows one.
type Spot = (i32, i32);

/// A stack's pieces from bottom to top; true is Black.
type Stack = Vec<bool>;

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Turn {
    Enter(Spot),
    Capture(Spot, Spot),
    Pass,
}

#[derive(Clone)]
struct Plain {
    /// Points on a side of the hexagon.
    side: i32,
    stacks: BTreeMap<Spot, Stack>,
    /// White's and Black's.
    hands: [u32; 2],
    black_moves: bool,
    plies: u32,
    passes: u32,
}

impl Plain {
    fn new(side: i32, pieces: u32) -> Self {
        let hands = [pieces; 2];
        Self { side, stacks: BTreeMap::new(), hands, black_moves: true, plies: 0, passes: 0 }
    }

    fn row_length(&self, row: i32) -> i32 {
        2 * self.side - 1 - (row - self.side + 1).abs()
    }

    fn spots(&self) -> Vec<Spot> {
        let rows = 0..2 * self.side - 1;
        let row = |row| (0..self.row_length(row)).map(move |index| (row, 2 * index - self.row_length(row)));
        rows.flat_map(row).collect()
    }

    /// Rows are letters from the near one on, points numbers from the left.
    fn label(&self, (row, x): Spot) -> String {
        let letter = char::from(b'a' + u8::try_from(row).unwrap());
        format!("{letter}{}", i32::midpoint(x, self.row_length(row)) + 1)
    }

    fn text(&self, turn: &Turn) -> String {
        match turn {
            Turn::Enter(to) => self.label(*to),
            Turn::Capture(from, to) => format!("{}-{}", self.label(*from), self.label(*to)),
            Turn::Pass => "pass".to_owned(),
        }
    }

    fn owner(&self, spot: Spot) -> Option<bool> {
        self.stacks.get(&spot)?.last().copied()
    }

    fn is_one_band_without(&self, gone: Spot) -> bool {
        let mut left: BTreeSet<Spot> = self.stacks.keys().copied().filter(|&spot| spot != gone).collect();
        let mut reached: Vec<Spot> = left.pop_first().into_iter().collect();
        while let Some(spot) = reached.pop() {
            reached.extend(around(spot).into_iter().filter(|other| left.remove(other)));
        }
        left.is_empty()
    }

    fn turns(&self) -> Vec<Turn> {
        if self.passes == 2 {
            return Vec::new();
        }
        let mine = self.black_moves;
        let hand = self.hands[usize::from(mine)];
        let mut turns = Vec::new();
        for spot in self.spots() {
            let touches = around(spot).iter().any(|other| self.stacks.contains_key(other));
            if hand > 0 && !self.stacks.contains_key(&spot) && (touches || self.stacks.is_empty()) {
                turns.push(Turn::Enter(spot));
            }
            for to in around(spot) {
                let (Some(stack), Some(target)) = (self.stacks.get(&spot), self.stacks.get(&to)) else {
                    continue;
                };
                let is_capture = self.owner(spot) == Some(mine) && self.owner(to) == Some(!mine);
                let fits = stack.len() + target.len() <= 3;
                if self.plies >= 3 && is_capture && fits && self.is_one_band_without(spot) {
                    turns.push(Turn::Capture(spot, to));
                }
            }
        }
        if hand == 0 {
            turns.push(Turn::Pass);
        }
        turns
    }

    fn play(&mut self, turn: &Turn) {
        self.passes = if *turn == Turn::Pass { self.passes + 1 } else { 0 };
        match turn {
            Turn::Enter(to) => {
                self.hands[usize::from(self.black_moves)] -= 1;
                self.stacks.insert(*to, vec![self.black_moves]);
            }
            Turn::Capture(from, to) => {
                let stack = self.stacks.remove(from).unwrap();
                self.stacks.get_mut(to).unwrap().extend(stack);
            }
            Turn::Pass => (),
        }
        self.black_moves = !self.black_moves;
        self.plies += 1;
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let after = |turn| {
            let mut next = self.clone();
            next.play(&turn);
            next
        };
        self.turns().into_iter().map(|turn| after(turn).perft(depth - 1)).sum()
    }

    /// The points of a player: the pieces in stacks that touch an enemy stack.
    fn points(&self, black: bool) -> usize {
        let awake = |spot: Spot| around(spot).iter().any(|&other| self.owner(other) == Some(!black));
        let own = self.stacks.iter().filter(|&(&spot, _)| self.owner(spot) == Some(black) && awake(spot));
        own.map(|(_, stack)| stack.len()).sum()
    }
}

fn around((row, x): Spot) -> [Spot; 6] {
    [(row, x - 2), (row, x + 2), (row - 1, x - 1), (row - 1, x + 1), (row + 1, x - 1), (row + 1, x + 1)]
}

fn legal(game: &AnyGame) -> Vec<String> {
    let moves = game.legal_moves();
    let mut texts: Vec<_> = moves.iter().map(|mv| mv.display(game.board()).to_string()).collect();
    texts.sort_unstable();
    texts
}

#[test]
fn counts_agree() {
    for (variant, side, pieces, depths) in [(Variant::Hex3, 3, 9, 1..=5), (Variant::Hex, 4, 18, 1..=4)] {
        for depth in depths {
            let (found, expected) = (perft(&variant.start(), depth), Plain::new(side, pieces).perft(depth));
            assert_eq!(found, expected, "{variant} depth {depth}");
        }
    }
}

#[test]
fn whole_games_on_the_small_hexagon_agree() {
    let mut chance = 1_u32;
    for number in 0..200 {
        let (mut game, mut plain) = (Variant::Hex3.start(), Plain::new(3, 9));
        loop {
            let turns = plain.turns();
            let mut texts: Vec<_> = turns.iter().map(|turn| plain.text(turn)).collect();
            texts.sort_unstable();
            assert_eq!(legal(&game), texts, "game {number}: {game:?}");
            if turns.is_empty() {
                break;
            }
            chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let turn = &turns[(chance >> 16) as usize % turns.len()];
            game.play(game.parse_move(&plain.text(turn)).unwrap()).unwrap();
            plain.play(turn);
        }
        let points = game.view().points;
        let found = Player::ALL.map(|player| usize::from(points[player]));
        assert_eq!(found, [plain.points(true), plain.points(false)], "game {number}: {game:?}");
    }
}
