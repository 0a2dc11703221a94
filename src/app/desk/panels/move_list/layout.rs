//! The layout of the list of moves: rows with their heights, and in each the pieces with their places.
//!
//! A layout is made once for each change of the tree and not in every frame: a frame draws only the rows in view.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use bevy_egui::egui::{FontId, Rect, Ui, pos2, vec2};

use super::super::widgets::galley;
use super::super::words::lines::{self, Cell, Pair, Token};
use super::super::{Model, theme, words};
use crate::i18n::{Language, Words, moves as messages};
use crate::play::NodeId;

/// Height of a row of the main line, in points.
pub(super) const ROW: f32 = 28.0;
/// Height of a line in a variation, in points.
pub(super) const LINE: f32 = 22.0;
/// Width of the column of move numbers, in points; comments and variations are indented by it.
const GUTTER: f32 = 36.0;
/// Space above a variation, in points.
const BETWEEN: f32 = 4.0;
/// Indentation of each depth of variations, in points.
const INDENT: f32 = 12.0;
/// Depth from which on the indentation does not grow.
const DEEPEST: usize = 4;
/// Distance between the pieces of a variation, in points.
const GAP: f32 = 3.0;

/// Returns the font of moves on the main line.
pub(super) fn main_font() -> FontId {
    theme::text(14.0)
}

/// Returns the font of moves and words inside variations, and of comments.
pub(super) fn small_font() -> FontId {
    theme::text(13.0)
}

/// Returns the font of move numbers and of folded branches.
pub(super) fn number_font() -> FontId {
    theme::text(12.5)
}

/// Inputs of a layout, which is kept as long as they stay the same.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Key {
    match_id: u32,
    /// Number of changes that the match has seen.
    changes: usize,
    /// The deep variation that is unfolded because the cursor is in it.
    unfolded: Option<NodeId>,
    width: f32,
    /// Pixels per point, which decide how wide letters are.
    scale: f32,
    language: Language,
}

/// Where all rows and moves of the list of moves are, so that only the visible ones are drawn. Places count from its
/// upper left corner, in points.
#[derive(Debug)]
pub(super) struct Layout {
    key: Key,
    pub(super) rows: Vec<Row>,
    /// Row and place of each move.
    moves: HashMap<NodeId, (usize, Rect)>,
}

/// A row of the list of moves, from its upper to its lower edge.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) top: f32,
    pub(super) bottom: f32,
    pub(super) content: Content,
}

/// Content of a row of the list of moves.
#[derive(Debug)]
pub(super) enum Content {
    /// A move of each player on the main line.
    Pair {
        number: usize,
        /// Left edge of the ellipsis in the place of Black's move, if there is one.
        dots: Option<f32>,
        /// The row has a shaded background, as every other one does.
        shaded: bool,
        cells: Vec<Placed>,
        /// Text of the row for screen readers.
        spoken: String,
    },
    /// A comment on the main line: as many lines as it needs, within these bounds.
    Comment { text: String, left: f32, width: f32 },
    /// A line of a variation.
    Variation {
        /// Horizontal positions of the rules: of the variations around this one, and last of its own.
        rules: Vec<f32>,
        /// Gap above its own rule where the variation begins.
        gap: f32,
        pieces: Vec<Piece>,
    },
    /// Result of the game.
    Ending(String),
}

/// A move in the list and its place.
#[derive(Debug)]
pub(super) struct Placed {
    pub(super) cell: Cell,
    pub(super) place: Rect,
    /// The move belongs to the game itself.
    pub(super) on_line: bool,
}

/// A piece of a line of text in a variation.
#[derive(Debug)]
pub(super) enum Piece {
    /// Number of a move.
    Number { left: f32, text: String },
    /// Words of a comment.
    Words { left: f32, text: String },
    /// Move that can be clicked.
    Move(Placed),
    /// A branch that is not shown.
    Folded { place: Rect, node: NodeId, text: String },
}

impl Layout {
    /// Returns the layout of a match in a list of this width. Returns `before` again if nothing has changed.
    pub(super) fn of(before: Option<Self>, ui: &Ui, model: &Model, width: f32) -> Self {
        let key = Key {
            match_id: model.match_id,
            changes: model.game.changes().len(),
            unfolded: lines::unfolded(model.game),
            width,
            scale: ui.pixels_per_point(),
            language: model.words.language(),
        };
        match before {
            Some(before) if before.key == key => before,
            _ => Self::new(ui, model, key),
        }
    }

    fn new(ui: &Ui, model: &Model, key: Key) -> Self {
        let line: HashSet<NodeId> = model.game.line().iter().copied().collect();
        let (width, words) = (key.width, model.words);
        let mut list = List { ui, words, line, width, rows: Vec::new(), bottom: 0.0, pairs: 0 };
        for row in lines::rows(model.game) {
            match row {
                lines::Row::Pair(pair) => list.pair(pair),
                lines::Row::Comment(text) => list.comment(text),
                lines::Row::Variation { depth, begins, tokens } => list.variation(depth, begins, tokens),
            }
        }
        if let Some(ending) = words::list_ending(model.game) {
            list.bottom += 6.0;
            list.push(ROW, Content::Ending(model.words.say(ending)));
        }
        let rows = list.rows;
        let mut moves = HashMap::new();
        for (index, row) in rows.iter().enumerate() {
            for placed in row.moves() {
                moves.insert(placed.cell.node, (index, placed.place));
            }
        }
        Self { key, rows, moves }
    }

    /// Returns the height of the whole list, in points.
    pub(super) fn height(&self) -> f32 {
        self.rows.last().map_or(0.0, |row| row.bottom + 4.0)
    }

    /// Returns the rows that lie between two heights, wholly or in part.
    pub(super) fn between(&self, top: f32, bottom: f32) -> Range<usize> {
        let first = self.rows.partition_point(|row| row.bottom < top);
        let end = self.rows.partition_point(|row| row.top <= bottom);
        first..end.max(first)
    }

    /// Returns the place of a move, if it is not folded away.
    pub(super) fn place(&self, node: NodeId) -> Option<Rect> {
        self.moves.get(&node).map(|(_, place)| *place)
    }

    /// Returns the row of a move, if it is not folded away.
    pub(super) fn row_of(&self, node: NodeId) -> Option<usize> {
        self.moves.get(&node).map(|(row, _)| *row)
    }
}

impl Row {
    /// Returns every move in the row, with its place.
    pub(super) fn moves(&self) -> impl Iterator<Item = &Placed> {
        let (cells, pieces): (&[Placed], &[Piece]) = match &self.content {
            Content::Pair { cells, .. } => (cells, &[]),
            Content::Variation { pieces, .. } => (&[], pieces),
            Content::Comment { .. } | Content::Ending(_) => (&[], &[]),
        };
        let in_line = pieces.iter().filter_map(|piece| match piece {
            Piece::Move(placed) => Some(placed),
            Piece::Number { .. } | Piece::Words { .. } | Piece::Folded { .. } => None,
        });
        cells.iter().chain(in_line)
    }
}

/// Builder of a layout.
struct List<'a> {
    ui: &'a Ui,
    words: &'a Words,
    /// The nodes of the game itself.
    line: HashSet<NodeId>,
    width: f32,
    rows: Vec<Row>,
    bottom: f32,
    pairs: usize,
}

impl List<'_> {
    fn push(&mut self, height: f32, content: Content) {
        let top = self.bottom;
        self.bottom += height;
        self.rows.push(Row { top, bottom: self.bottom, content });
    }

    /// Width of a text, in points.
    fn text_width(&self, text: &str, font: FontId) -> f32 {
        galley(self.ui, text, font, theme::ink()).size().x
    }

    fn placed(&self, cell: Cell, place: Rect) -> Placed {
        let on_line = self.line.contains(&cell.node);
        Placed { cell, place, on_line }
    }

    fn pair(&mut self, pair: Pair) {
        let column = (self.width - GUTTER - 2.0) / 2.0;
        let side = |cell: &Option<Cell>| cell.as_ref().map_or(String::new(), Cell::text);
        let spoken = format!("{}. {} {}", pair.number, side(&pair.black), side(&pair.white));
        let dots = (pair.black.is_none() && pair.goes_on).then_some(GUTTER + 8.0);
        let top = self.bottom + 1.0;
        let cells = [(0.0, pair.black), (column + 2.0, pair.white)].into_iter().filter_map(|(left, cell)| {
            let place = Rect::from_min_size(pos2(GUTTER + left, top), vec2(column, ROW - 2.0));
            cell.map(|cell| self.placed(cell, place))
        });
        let cells = cells.collect();
        self.pairs += 1;
        let shaded = self.pairs.is_multiple_of(2);
        self.push(ROW, Content::Pair { number: pair.number, dots, shaded, cells, spoken });
    }

    fn comment(&mut self, text: String) {
        let left = GUTTER + 8.0;
        let width = self.width - left - 2.0;
        let wrapped = self.ui.painter().layout(text.clone(), small_font(), theme::muted(), width);
        self.push(wrapped.size().y + 6.0, Content::Comment { text, left, width });
    }

    /// Adds a part of a variation, in as many lines as it needs.
    fn variation(&mut self, depth: usize, begins: bool, tokens: Vec<Token>) {
        let gap = if begins { BETWEEN } else { 0.0 };
        #[expect(clippy::cast_precision_loss, reason = "few levels are moved")]
        let rules: Vec<f32> =
            (0..depth.min(DEEPEST)).map(|level| GUTTER - 4.0 + INDENT * level as f32).collect();
        let left = rules.last().copied().unwrap_or(GUTTER) + 4.0;
        let mut flow = Flow { left, at: left, right: self.width, lines: vec![Vec::new()] };
        for token in tokens {
            match token {
                Token::Number(text) => {
                    // A number stays with its move.
                    let width = self.text_width(&text, number_font());
                    let left = flow.take(width + 4.0, width + 40.0) + 4.0;
                    flow.put(Piece::Number { left, text });
                }
                Token::Comment(text) => self.words(&mut flow, &text),
                Token::Move(cell) => {
                    let width = self.text_width(&cell.text(), small_font()) + 8.0;
                    let left = flow.take(width, width);
                    let width = width.min(flow.right - left);
                    let top = self.bottom + gap + LINE * flow.height();
                    let place = Rect::from_min_size(pos2(left, top), vec2(width, LINE));
                    let placed = self.placed(cell, place);
                    flow.put(Piece::Move(placed));
                }
                Token::Folded { node, moves } => {
                    let text = self.words.say(messages::folded_moves(moves));
                    let width = self.text_width(&text, number_font()) + 8.0;
                    let left = flow.take(width, width);
                    let top = self.bottom + gap + LINE * flow.height();
                    let place = Rect::from_min_size(pos2(left, top), vec2(width, LINE));
                    flow.put(Piece::Folded { place, node, text });
                }
            }
        }
        for (index, pieces) in flow.lines.into_iter().enumerate() {
            let gap = if index == 0 { gap } else { 0.0 };
            self.push(gap + LINE, Content::Variation { rules: rules.clone(), gap, pieces });
        }
    }

    /// Adds words of a comment, broken where they do not fit.
    fn words(&self, flow: &mut Flow, text: &str) {
        let space = self.text_width(" ", small_font());
        let room = flow.right - flow.left;
        let mut run: Option<(f32, String)> = None;
        for word in text.split_whitespace().flat_map(|word| self.pieces_of(word, room)) {
            let width = self.text_width(&word, small_font());
            match &mut run {
                Some((_, text)) if flow.at + space + width <= flow.right => {
                    text.push(' ');
                    text.push_str(&word);
                    flow.at += space + width;
                }
                _ => {
                    if let Some((left, text)) = run.take() {
                        flow.put(Piece::Words { left, text });
                    }
                    let left = flow.take(width + 4.0, width + 4.0) + 4.0;
                    run = Some((left, word));
                }
            }
        }
        if let Some((left, text)) = run {
            flow.put(Piece::Words { left, text });
        }
    }

    /// Splits a word into pieces that fit into a line: one piece for all but very long ones.
    fn pieces_of(&self, word: &str, width: f32) -> Vec<String> {
        if self.text_width(word, small_font()) <= width - 8.0 {
            return vec![word.to_owned()];
        }
        let mut pieces = vec![String::new()];
        let mut taken = 0.0;
        for letter in word.chars() {
            let wide = self.ui.ctx().fonts_mut(|fonts| fonts.glyph_width(&small_font(), letter));
            if taken + wide > width - 8.0 {
                pieces.push(String::new());
                taken = 0.0;
            }
            taken += wide;
            if let Some(last) = pieces.last_mut() {
                last.push(letter);
            }
        }
        pieces
    }
}

/// Arranges pieces one after the other, in lines.
struct Flow {
    left: f32,
    right: f32,
    /// Left edge of the next piece.
    at: f32,
    lines: Vec<Vec<Piece>>,
}

impl Flow {
    /// Makes room for a piece of this width, in a new line if less than `free` is left in this one. Returns where the
    /// piece begins.
    fn take(&mut self, width: f32, free: f32) -> f32 {
        if self.at + free > self.right && self.at > self.left {
            self.lines.push(Vec::new());
            self.at = self.left;
        }
        let left = self.at;
        self.at += width + GAP;
        left
    }

    fn put(&mut self, piece: Piece) {
        if let Some(line) = self.lines.last_mut() {
            line.push(piece);
        }
    }

    /// Number of lines above the current one.
    #[expect(clippy::cast_precision_loss, reason = "few lines")]
    fn height(&self) -> f32 {
        (self.lines.len() - 1) as f32
    }
}
