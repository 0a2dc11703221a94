//! A board drawn with letters, for a terminal with any font.
//!
//! ```text
//! d1    . --- B --[bW ]-- .   d4
//! ```
//!
//! A stack is its pieces from bottom to top, `b` and `w`, the top one as a capital: `bwB` is a tower of
//! Black. An empty point is a dot. The lines are the neighbours. The last move is marked: `[ ]` around where
//! it went, `( )` around where it came from.

#![allow(clippy::indexing_slicing, reason = "draws on a canvas of its own making")]

use crate::board::{Board, Point};
use crate::rules::{BoardView, MoveIntent, Player, StackView};

/// Columns from one point of a row to the next.
const STEP: usize = 6;
/// Columns that a stack may take.
const CELL: usize = 3;
/// Room for the label left of the board.
const MARGIN: usize = 4;

/// Draws the board with letters, as lines of plain ASCII with the farthest row first. The points of the last move are
/// marked by brackets.
pub fn draw(view: &BoardView, last: Option<MoveIntent>) -> String {
    let board = view.board;
    let rows = board.rows();
    let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
    let height = 2 * rows.len() - 1;
    let mut canvas = vec![vec![' '; MARGIN + longest * STEP + 2 * CELL]; height];
    let place = |row: usize, index: usize| {
        let indent = (longest - rows[row].len()) * STEP / 2;
        (height - 1 - 2 * row, MARGIN + indent + index * STEP + STEP / 2)
    };
    for (row, points) in rows.iter().enumerate() {
        for (index, &point) in points.iter().enumerate() {
            let here = place(row, index);
            if points.get(index + 1).is_some_and(|&next| board.adjacent(point).contains(next)) {
                write(&mut canvas, (here.0, here.1 + STEP / 2), "---");
            }
            for (above, &other) in rows.get(row + 1).into_iter().flatten().enumerate() {
                if board.adjacent(point).contains(other) {
                    link(&mut canvas, here, place(row + 1, above));
                }
            }
            let text = view.stack(point).map_or_else(|| " . ".to_owned(), |stack| cell(&letters(stack)));
            write(&mut canvas, here, &text);
            if let Some((left, right)) = mark(point, last) {
                write(&mut canvas, (here.0, here.1 - 2), left);
                write(&mut canvas, (here.0, here.1 + 2), right);
            }
        }
        label_ends(&mut canvas, board, points, place(row, 0), place(row, points.len() - 1));
    }
    let mut lines: Vec<String> = canvas.into_iter().map(|line| line.into_iter().collect()).collect();
    lines.extend(column_letters(board));
    lines.iter().fold(String::new(), |text, line| text + line.trim_end() + "\n")
}

/// Returns the pieces of a stack as letters from bottom to top, the top one as a capital: `bwB`.
pub fn letters(stack: &StackView) -> String {
    let letter = |piece: &Player| if *piece == Player::Black { 'b' } else { 'w' };
    let mut text: String = stack.pieces.iter().map(letter).collect();
    if let Some(top) = text.pop() {
        text.push(top.to_ascii_uppercase());
    }
    text
}

/// The brackets around a point that the last move touched.
fn mark(point: Point, last: Option<MoveIntent>) -> Option<(&'static str, &'static str)> {
    let last = last.filter(|last| last.touches(point))?;
    Some(if last.source() == Some(point) { ("(", ")") } else { ("[", "]") })
}

/// One to three letters in the middle of three columns.
fn cell(letters: &str) -> String {
    format!("{letters:^CELL$}")
}

/// Writes a text around a place.
fn write(canvas: &mut [Vec<char>], (line, middle): (usize, usize), text: &str) {
    let start = middle - text.chars().count() / 2;
    for (offset, c) in text.chars().enumerate() {
        canvas[line][start + offset] = c;
    }
}

/// Draws the line between two points of rows next to each other.
fn link(canvas: &mut [Vec<char>], (line, from): (usize, usize), (_, to): (usize, usize)) {
    let stroke = match to.cmp(&from) {
        std::cmp::Ordering::Less => '\\',
        std::cmp::Ordering::Equal => '|',
        std::cmp::Ordering::Greater => '/',
    };
    let spot = &mut canvas[line - 1][usize::midpoint(from, to)];
    *spot = if *spot == ' ' || *spot == stroke { stroke } else { 'X' };
}

/// Names the first and the last point of a row beside it.
fn label_ends(
    canvas: &mut [Vec<char>],
    board: &Board,
    points: &[Point],
    first: (usize, usize),
    last: (usize, usize),
) {
    if let (Some(&left), Some(&right)) = (points.first(), points.last()) {
        write(canvas, (first.0, first.1 - 5), board.label(left));
        write(canvas, (last.0, last.1 + 5), board.label(right));
    }
}

/// On boards whose letters are columns, those letters below the first row.
fn column_letters(board: &Board) -> Option<String> {
    let points = board.rows().first()?;
    let mut letters = points.iter().filter_map(|&point| board.label(point).chars().next()).peekable();
    let first = letters.peek().copied()?;
    if letters.clone().all(|letter| letter == first) {
        return None;
    }
    let line = format!("{:MARGIN$} ", "");
    Some(letters.fold(line, |line, letter| line + &format!("{letter:^STEP$}")))
}
