//! Anda as plainly as it can be programmed: cells in a list, flood fill from nothing in every turn, no set of bits,
//! nothing kept from turn to turn, and not one line of the program's own boards and rules. It is slow, and it is
//! there to be compared with.

use std::collections::BTreeSet;

/// A player's number: 0 is Black, 1 is White.
pub type Color = usize;

/// A cell by its number; rows from the near side, each from the left.
pub type Cell = usize;

/// What a player does in a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    First(Cell, Cell),
    Place(Cell),
    Komi,
}

#[derive(Clone, Debug)]
pub struct Reference {
    side: usize,
    /// Row and place in the row of each cell.
    places: Vec<(usize, usize)>,
    neighbours: Vec<Vec<Cell>>,
    pub cells: Vec<Option<Color>>,
    pub to_move: Color,
    pub komi: u32,
    pub plies: usize,
}

impl Reference {
    pub fn new(side: usize, komi: u32) -> Self {
        let mut places = Vec::new();
        for row in 0..2 * side - 1 {
            for column in 0..row_length(side, row) {
                places.push((row, column));
            }
        }
        let touch = |&(row, column): &(usize, usize), &(other_row, other): &(usize, usize)| {
            if row == other_row {
                return column.abs_diff(other) == 1;
            }
            let (low, high, below, above) = if row < other_row {
                (row, other_row, column, other)
            } else {
                (other_row, row, other, column)
            };
            // Up to the middle a row is longer than the one below it, from there on shorter.
            high == low + 1
                && if high < side {
                    above == below || above == below + 1
                } else {
                    above == below || above + 1 == below
                }
        };
        let neighbours = places
            .iter()
            .map(|place| (0..places.len()).filter(|&other| touch(place, &places[other])).collect())
            .collect();
        let cells = vec![None; places.len()];
        Self { side, places, neighbours, cells, to_move: 0, komi, plies: 0 }
    }

    pub fn label(&self, cell: Cell) -> String {
        let (row, column) = self.places[cell];
        format!("{}{}", char::from(b'a' + u8::try_from(row).expect("few rows")), column + 1)
    }

    pub fn text(&self, turn: Turn) -> String {
        match turn {
            Turn::First(one, other) => format!("{}+{}", self.label(one), self.label(other)),
            Turn::Place(cell) => self.label(cell),
            Turn::Komi => "komi".to_owned(),
        }
    }

    /// Who has won.
    pub fn winner(&self) -> Option<Color> {
        let gone = |color| !self.cells.contains(&Some(color));
        if self.plies < 2 {
            return None;
        }
        if gone(0) { Some(1) } else { gone(1).then_some(0) }
    }

    /// Plays a legal turn and returns which stones left.
    pub fn play(&mut self, turn: Turn) -> BTreeSet<Cell> {
        match turn {
            Turn::First(one, other) => {
                self.cells[one] = Some(self.to_move);
                self.cells[other] = Some(self.to_move);
            }
            Turn::Place(cell) => self.cells[cell] = Some(self.to_move),
            Turn::Komi => self.komi -= 1,
        }
        let mut removed = BTreeSet::new();
        for color in [1 - self.to_move, self.to_move] {
            for cell in self.smothered(color) {
                self.cells[cell] = None;
                removed.insert(cell);
            }
        }
        self.to_move = 1 - self.to_move;
        self.plies += 1;
        removed
    }

    /// Every legal turn.
    pub fn legal(&self) -> Vec<Turn> {
        if self.winner().is_some() {
            return Vec::new();
        }
        if self.plies < 2 {
            return self.first_turns();
        }
        let mut turns: Vec<Turn> =
            self.open_cells().into_iter().filter(|&cell| !self.is_suicide(cell)).map(Turn::Place).collect();
        if self.may_spend() {
            turns.push(Turn::Komi);
        }
        turns
    }

    pub fn may_spend(&self) -> bool {
        self.to_move == 1 && self.komi > 0 && self.plies >= 2
    }

    /// The empty cells outside the enemy's territory.
    pub fn open_cells(&self) -> Vec<Cell> {
        let enemy = Some(1 - self.to_move);
        let mut open = Vec::new();
        for region in self.parts(None) {
            let colors: BTreeSet<Color> = region
                .iter()
                .flat_map(|&cell| &self.neighbours[cell])
                .filter_map(|&near| self.cells[near])
                .collect();
            if colors.len() != 1 || colors.first().copied() != enemy {
                open.extend(region);
            }
        }
        open
    }

    /// Whether the stone would be the only one to leave.
    pub fn is_suicide(&self, cell: Cell) -> bool {
        let mut after = self.clone();
        after.play(Turn::Place(cell)) == BTreeSet::from([cell])
    }

    fn first_turns(&self) -> Vec<Turn> {
        let all = 0..self.cells.len();
        let mut turns = Vec::new();
        for one in all.clone().filter(|&cell| self.cells[cell].is_none()) {
            for other in all.clone().filter(|&cell| cell > one && self.cells[cell].is_none()) {
                if let (Some(first), Some(second)) = (self.part(one), self.part(other))
                    && first != second
                    && !parts_touch(&first, &second)
                {
                    turns.push(Turn::First(one, other));
                }
            }
        }
        turns
    }

    /// The part of the perimeter that a cell is on: the one or two edges of the hexagon that it lies on.
    fn part(&self, cell: Cell) -> Option<Vec<usize>> {
        let (row, column) = self.places[cell];
        let (last_row, last) = (2 * self.side - 2, row_length(self.side, row) - 1);
        // Edges in their order around the board.
        let on_edge = [
            row == 0,
            column == last && row < self.side,
            column == last && row + 1 >= self.side,
            row == last_row,
            column == 0 && row + 1 >= self.side,
            column == 0 && row < self.side,
        ];
        let edges: Vec<usize> = (0..6).filter(|&edge| on_edge[edge]).collect();
        (!edges.is_empty()).then_some(edges)
    }

    /// Connected cells with the same content.
    fn parts(&self, content: Option<Color>) -> Vec<Vec<Cell>> {
        let mut seen = vec![false; self.cells.len()];
        let mut parts = Vec::new();
        for start in 0..self.cells.len() {
            if seen[start] || self.cells[start] != content {
                continue;
            }
            seen[start] = true;
            let mut part = vec![start];
            let mut next = 0;
            while next < part.len() {
                for &near in &self.neighbours[part[next]] {
                    if !seen[near] && self.cells[near] == content {
                        seen[near] = true;
                        part.push(near);
                    }
                }
                next += 1;
            }
            parts.push(part);
        }
        parts
    }

    /// The stones of a color's smothered groups.
    fn smothered(&self, color: Color) -> Vec<Cell> {
        let regions = self.parts(None);
        let enemies = self.parts(Some(1 - color));
        let mut enemy_group = vec![None; self.cells.len()];
        for (number, group) in enemies.iter().enumerate() {
            for &cell in group {
                enemy_group[cell] = Some(number);
            }
        }
        let mut region_of = vec![None; self.cells.len()];
        let mut enemies_around: Vec<BTreeSet<usize>> = Vec::new();
        for (number, region) in regions.iter().enumerate() {
            for &cell in region {
                region_of[cell] = Some(number);
            }
            let around = region.iter().flat_map(|&cell| &self.neighbours[cell]);
            enemies_around.push(around.filter_map(|&near| enemy_group[near]).collect());
        }
        let mut smothered = Vec::new();
        for group in self.parts(Some(color)) {
            let breaths: BTreeSet<usize> = group
                .iter()
                .flat_map(|&cell| &self.neighbours[cell])
                .filter_map(|&near| region_of[near])
                .collect();
            if breaths.iter().all(|&breath| enemies_around[breath].len() == 1) {
                smothered.extend(group);
            }
        }
        smothered
    }
}

fn row_length(side: usize, row: usize) -> usize {
    2 * side - 1 - row.abs_diff(side - 1)
}

/// Two edges touch if they share a corner, two corners if an edge joins them, an edge touches its end corners.
/// Given are the edges that each part lies on: two for a corner, one for an edge.
fn parts_touch(first: &[usize], second: &[usize]) -> bool {
    let joined = |a: usize, b: usize| (a + 1) % 6 == b || (b + 1) % 6 == a;
    match (first, second) {
        (&[a], &[b]) => joined(a, b),
        _ => first.iter().any(|edge| second.contains(edge)),
    }
}
