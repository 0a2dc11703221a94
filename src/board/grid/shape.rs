//! What lies around every cell at once: neighbours, arcs, gaps and holes.

use super::Grid;

/// Number of directions in which a cell can have neighbours. They are numbered counter-clockwise from the
/// right.
pub const WAYS: usize = 8;

/// What is added to a cell's number to reach its neighbour in each of the [`WAYS`].
pub const STEPS: [i8; WAYS] = [1, 9, 8, 7, -1, -9, -8, -7];

/// Moves all bits of a mask up by this many places; a full mask, which stands for everywhere, stays as it is.
const fn up(mask: u64, by: u32) -> u64 {
    if mask == !0 { !0 } else { mask << by }
}

/// Moves all bits of a mask down by this many places; a full mask, which stands for everywhere, stays as it is.
const fn down(mask: u64, by: u32) -> u64 {
    if mask == !0 { !0 } else { mask >> by }
}

/// For each of the [`WAYS`], the cells whose neighbour in that direction is in the set. Directions that a board does
/// not have give empty sets; cells off the board may be among the results.
#[inline(always)]
pub fn neighbours_in<G: Grid>(set: u64) -> [u64; WAYS] {
    [
        set >> 1,
        set >> 9 & G::RISING,
        set >> 8,
        set >> 7 & G::FALLING,
        set << 1,
        (set & G::RISING) << 9,
        set << 8,
        (set & G::FALLING) << 7,
    ]
}

/// The cells of the board next to at least one cell of the set.
#[inline(always)]
pub fn around<G: Grid>(set: u64) -> u64 {
    union(&neighbours_in::<G>(set)) & G::ON_BOARD
}

/// The cells that are in at least one of the sets that [`neighbours_in`] returns.
#[inline(always)]
pub(crate) fn union(sets: &[u64; WAYS]) -> u64 {
    sets[0] | sets[1] | sets[2] | sets[3] | sets[4] | sets[5] | sets[6] | sets[7]
}

/// Number of arcs of a set around every cell, for all cells at once: bit sets of the cells with at least 1,
/// 2, 3 and 4 arcs.
///
/// An arc is a connected part of those neighbours of the cell that are in the set. A cell has none if no
/// neighbour is in the set, or if all around it are.
#[derive(Clone, Copy, Debug)]
pub struct Arcs(pub [u64; 4]);

impl Arcs {
    /// Adds one to the number of arcs of each of these cells.
    #[inline(always)]
    pub(crate) fn count(self, set: u64) -> Self {
        let [one, two, three, four] = self.0;
        Self([one | set, two | one & set, three | two & set, four | three & set])
    }

    /// The cells with one arc around them.
    #[inline(always)]
    pub fn exactly_one(self) -> u64 {
        self.0[0] & !self.0[1]
    }

    /// How many arcs are around this cell, 0 to 4.
    #[inline(always)]
    pub fn of(self, cell: u8) -> i8 {
        let has = |set: u64| (set >> cell & 1) as i8;
        has(self.0[0]) + has(self.0[1]) + has(self.0[2]) + has(self.0[3])
    }
}

/// Counts the [`Arcs`] of a set around every cell, given the result of [`neighbours_in`] for it.
///
/// An arc ends where, going round a cell, a point of the set is followed by a gap; that is counted in the four unit
/// squares that meet at the cell. With `a` and `b` the cells on the square's sides and `c` its far corner:
///
/// ```text
///   b-c   if a and b are joined, the arc ends with a or c if b is missing;
///   | |   if the cell and c are joined, it may end with a or with c;
///   o-a   with no diagonal, a and b hold together only over c (a full square is no gap).
/// ```
#[inline(always)]
pub fn arcs<G: Grid>(set: u64, neighbours: &[u64; WAYS]) -> Arcs {
    let across = const { across::<G>() };
    let plain = const { plain::<G>() };
    let corner = [set >> 9, set >> 7, set << 9, set << 7];
    let mut found = Arcs([0; 4]);
    for quarter in 0..4 {
        let (a, c, b) =
            (neighbours[2 * quarter], neighbours[2 * quarter + 1], neighbours[(2 * quarter + 2) % WAYS]);
        let (joined, bridged) = (across[quarter], plain[quarter] & b & corner[quarter]);
        found = found.count(joined & !b & (a | c) | !joined & a & !(c | bridged));
        found = found.count(!joined & c & !b);
    }
    found
}

/// For each direction, the cells for which filling their empty neighbour in that direction would change the
/// number of [`Arcs`] of the set around them from one to two, or from two to one: stacks that a new piece
/// there would pin or free.
///
/// A filled point is an arc of its own unless it touches something on its left or right. Where a unit square has no
/// diagonal, its far corner counts as a way: filling it can join what it touches on both sides.
#[inline(always)]
pub fn pins_changed<G: Grid>(set: u64, empty: u64, arcs: &Arcs) -> [u64; WAYS] {
    let (across, plain) = (const { across::<G>() }, const { plain::<G>() });
    let (neighbours, beside) = (neighbours_in::<G>(set), neighbours_in::<G>(empty));
    let corners = |set: u64| [set >> 9, set >> 7, set << 9, set << 7];
    let (corner, far) = (corners(set), corners(empty));
    let [one, two, three, _] = arcs.0;
    let (one, two) = (one & !two, two & !three);
    let mut changed = [0; WAYS];
    for quarter in 0..4 {
        let before = (quarter + 3) % 4;
        // What a piece on the straight way touches in the quarter on its left, and in the one on its right.
        let touched = |quarter: usize, side: usize| {
            let (side, diagonal) = (neighbours[side % WAYS], neighbours[2 * quarter + 1]);
            diagonal | across[quarter] & side | plain[quarter] & side & corner[quarter]
        };
        let (left, right) = (touched(quarter, 2 * quarter + 2), touched(before, 2 * quarter + 6));
        changed[2 * quarter] = beside[2 * quarter] & (one & !(left | right) | two & left & right);
        // The diagonal way.
        let (left, right) = (neighbours[(2 * quarter + 2) % WAYS], neighbours[2 * quarter]);
        let joining = beside[2 * quarter + 1] & !across[quarter] | far[quarter] & plain[quarter];
        changed[2 * quarter + 1] =
            beside[2 * quarter + 1] & one & !(left | right) | joining & two & left & right;
    }
    changed
}

/// For each quarter around a cell, the cells whose neighbours on its two sides are joined by a diagonal.
const fn across<G: Grid>() -> [u64; 4] {
    [down(G::FALLING, 1), up(G::RISING, 1), up(G::FALLING, 8), up(G::RISING, 8)]
}

/// For each quarter around a cell, the cells whose unit square there has no diagonal at all.
const fn plain<G: Grid>() -> [u64; 4] {
    let across = across::<G>();
    let own = [G::RISING, G::FALLING, up(G::RISING, 9), up(G::FALLING, 7)];
    [!(across[0] | own[0]), !(across[1] | own[1]), !(across[2] | own[2]), !(across[3] | own[3])]
}

/// The cells from which one step through empty space leads into a set of empty cells: straight steps, and
/// diagonal ones where no line of the board crosses. What keeps two arcs around a cell apart is connected in
/// this way.
#[inline(always)]
pub fn around_gap<G: Grid>(set: u64) -> u64 {
    let [first, second, third, fourth] = const { across::<G>() };
    let straight = set >> 1 | set >> 8 | set << 1 | set << 8;
    let diagonal = set >> 9 & !first | set >> 7 & !second | set << 9 & !third | set << 7 & !fourth;
    (straight | diagonal) & G::ON_BOARD
}

/// The holes that a connected set encloses, each as a bit set: the connected parts of the empty cells from
/// which no way leads to the rim.
#[inline]
pub fn holes<G: Grid>(set: u64) -> impl Iterator<Item = u64> {
    let spread = move |start: u64| {
        let mut reached = start;
        loop {
            let next = (reached | around_gap::<G>(reached)) & !set & G::ON_BOARD;
            if next == reached {
                return reached;
            }
            reached = next;
        }
    };
    let mut rest = G::ON_BOARD & !set & !spread(const { rim::<G>() } & !set);
    std::iter::from_fn(move || {
        let hole = spread(rest & rest.wrapping_neg());
        rest &= !hole;
        (hole != 0).then_some(hole)
    })
}

/// The cells of the board from which a step through empty space leads off the board.
pub const fn rim<G: Grid>() -> u64 {
    let inside = G::ON_BOARD;
    inside & !(inside >> 1 & inside >> 8 & inside << 1 & inside << 8 & hexagon_corners::<G>())
}

/// On boards with rising diagonals only, the cells from which no diagonal leads off the board; on others, all cells.
const fn hexagon_corners<G: Grid>() -> u64 {
    if G::RISING == !0 && G::FALLING == 0 { G::ON_BOARD >> 9 & G::ON_BOARD << 9 } else { !0 }
}
