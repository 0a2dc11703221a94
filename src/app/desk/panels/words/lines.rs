//! The tree of a match as rows of text: the main line in two columns, and variations indented below the moves that
//! they replace.

use std::fmt::Write as _;

use crate::board::Board;
use crate::play::{Glyph, Match, Node, NodeId, Tree};
use crate::rules::{Game, Player};

/// Depth from which variations are folded, unless the cursor is in them.
const FOLDED_FROM: usize = 3;

/// A row of the list of moves, by its content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) enum Row {
    /// A move of each player on the main line.
    Pair(Pair),
    /// The comment on a move of the main line, or before the first one.
    Comment(String),
    /// A part of a variation, as running text.
    Variation {
        /// Depth of the variation, from 1.
        depth: usize,
        /// True at the start of the variation, false where it continues after a variation that branches off it.
        begins: bool,
        tokens: Vec<Token>,
    },
}

/// A row of the main line: a move of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) struct Pair {
    pub number: usize,
    pub black: Option<Cell>,
    pub white: Option<Cell>,
    /// Set if Black's move is further up, before a comment or a variation.
    pub goes_on: bool,
}

/// A move in the list, with its glyphs and their verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) struct Cell {
    /// Node after the move.
    pub node: NodeId,
    /// Notation of the move.
    pub mv: String,
    /// Glyphs such as `!?`; mostly empty.
    pub glyphs: String,
    /// Verdict of the glyphs.
    pub judgement: Judgement,
}

impl Cell {
    /// Returns the move with its glyphs, such as `d5-d4!?`.
    pub fn text(&self) -> String {
        format!("{}{}", self.mv, self.glyphs)
    }
}

/// Whether an annotator thinks well or badly of a move, by its glyphs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) enum Judgement {
    None,
    /// `!`, `!!` or `!?`.
    Good,
    /// `?`, `??` or `?!`.
    Bad,
}

/// An element of the running text of a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app::desk::panels) enum Token {
    /// `3.` before a move of Black, `3…` before one of White where a line begins.
    Number(String),
    Move(Cell),
    Comment(String),
    /// A folded branch, which unfolds when the cursor enters it.
    Folded {
        /// First node of the branch.
        node: NodeId,
        /// Number of moves in the branch.
        moves: usize,
    },
}

/// Returns all rows of the list of moves of a match.
pub(in crate::app::desk::panels) fn rows(game: &Match) -> Vec<Row> {
    let tree = game.tree();
    let mut list = List { tree, board: game.start().board(), cursor: game.cursor(), rows: Vec::new() };
    list.comment(&tree.node(NodeId::ROOT).notes().comment);
    for node in tree.main_line(NodeId::ROOT) {
        list.main(node);
    }
    list.rows
}

/// Number of the move that leads to a node, and the player who made it.
fn number_and_player(tree: &Tree, node: &Node) -> Option<(usize, Player)> {
    let before = tree.game(node.parent()?);
    Some((before.ply() / 2 + 1, before.to_move()?))
}

/// Returns the first node of the deep variation that is unfolded because the cursor is in it.
pub(in crate::app::desk::panels) fn unfolded(game: &Match) -> Option<NodeId> {
    let tree = game.tree();
    let begins = |&at: &NodeId| {
        let parent = tree.node(at).parent();
        parent.is_some_and(|parent| tree.main_child(parent) != Some(at))
    };
    let first = tree.ancestors(game.cursor()).find(begins)?;
    (tree.variation_depth(first) >= FOLDED_FROM).then_some(first)
}

/// Glyphs of a move, as written after it.
fn glyphs(node: &Node) -> String {
    let mut text = String::new();
    for glyph in &node.notes().glyphs {
        match glyph.suffix() {
            Some(suffix) => text.push_str(suffix),
            None => {
                // Writing to a string cannot fail.
                let _ = write!(text, " ${}", glyph.0);
            }
        }
    }
    text
}

fn judgement(node: &Node) -> Judgement {
    match node.notes().glyphs.iter().find(|glyph| glyph.suffix().is_some()) {
        Some(&(Glyph::GOOD | Glyph::BRILLIANT | Glyph::INTERESTING)) => Judgement::Good,
        Some(_) => Judgement::Bad,
        None => Judgement::None,
    }
}

/// Number of moves in a branch, variations included.
fn moves_of(tree: &Tree, first: NodeId) -> usize {
    let mut open = vec![first];
    let mut moves = 0;
    while let Some(at) = open.pop() {
        moves += 1;
        open.extend(tree.node(at).children());
    }
    moves
}

/// Builder of the rows of the list of moves.
struct List<'a> {
    tree: &'a Tree,
    board: &'a Board,
    cursor: NodeId,
    rows: Vec<Row>,
}

impl List<'_> {
    fn comment(&mut self, text: &str) {
        if !text.is_empty() {
            self.rows.push(Row::Comment(text.to_owned()));
        }
    }

    fn cell(&self, node: NodeId) -> Cell {
        let here = self.tree.node(node);
        let mv = here.mv().map(|mv| mv.display(self.board).to_string()).unwrap_or_default();
        Cell { node, mv, glyphs: glyphs(here), judgement: judgement(here) }
    }

    /// Adds a move of the main line, its comments, and its alternatives.
    fn main(&mut self, node: NodeId) {
        let here = self.tree.node(node);
        let Some((number, player)) = number_and_player(self.tree, here) else { return };
        self.comment(&here.notes().lead);
        let cell = Some(self.cell(node));
        match (player, self.rows.last_mut()) {
            (Player::White, Some(Row::Pair(pair))) if pair.white.is_none() && pair.number == number => {
                pair.white = cell;
            }
            (Player::White, above) => {
                let goes_on = above.is_some();
                self.rows.push(Row::Pair(Pair { number, black: None, white: cell, goes_on }));
            }
            (Player::Black, _) => {
                self.rows.push(Row::Pair(Pair { number, black: cell, white: None, goes_on: false }));
            }
        }
        self.comment(&here.notes().comment);
        for other in self.alternatives(node) {
            self.variation(other, 1);
        }
    }

    /// Siblings of a node, which were played or tried instead of it.
    fn alternatives(&self, main: NodeId) -> Vec<NodeId> {
        let parent = self.tree.node(main).parent();
        let siblings = parent.map_or(&[][..], |parent| self.tree.node(parent).children());
        siblings.iter().copied().filter(|&sibling| sibling != main).collect()
    }

    /// Adds a variation and those inside it. It does not recurse, since files may nest variations deeply.
    fn variation(&mut self, first: NodeId, depth: usize) {
        // Each line that is not at its end waits here while the lines that branch off it are written.
        let mut open = vec![(first, depth, true)];
        while let Some((from, depth, begins)) = open.pop() {
            if begins && depth >= FOLDED_FROM && !self.tree.leads_to(from, self.cursor) {
                let moves = moves_of(self.tree, from);
                let tokens = vec![Token::Folded { node: from, moves }];
                self.rows.push(Row::Variation { depth, begins, tokens });
                continue;
            }
            let mut tokens = Vec::new();
            let mut at = from;
            loop {
                self.say(at, tokens.is_empty(), &mut tokens);
                // The first move of a variation has its alternatives in the line that it branches off from.
                let others = if at == from && begins { Vec::new() } else { self.alternatives(at) };
                let next = self.tree.main_child(at);
                if !others.is_empty() {
                    open.extend(next.map(|next| (next, depth, false)));
                    open.extend(others.iter().rev().map(|&other| (other, depth + 1, true)));
                    break;
                }
                let Some(next) = next else { break };
                at = next;
            }
            self.rows.push(Row::Variation { depth, begins, tokens });
        }
    }

    /// Adds a move of a variation, with its number where needed and its comments.
    fn say(&self, node: NodeId, begins: bool, tokens: &mut Vec<Token>) {
        let here = self.tree.node(node);
        let words = |text: &str| (!text.is_empty()).then(|| Token::Comment(text.to_owned()));
        tokens.extend(words(&here.notes().lead));
        match number_and_player(self.tree, here) {
            Some((number, Player::Black)) => tokens.push(Token::Number(format!("{number}."))),
            Some((number, Player::White)) if begins => tokens.push(Token::Number(format!("{number}…"))),
            _ => {}
        }
        tokens.push(Token::Move(self.cell(node)));
        tokens.extend(words(&here.notes().comment));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tests::people;
    use crate::play::{Change, Edit, Notes};

    fn try_line(game: &mut Match, at: NodeId, moves: &str) {
        game.look_at(at);
        for text in moves.split_ascii_whitespace() {
            game.try_move(game.shown_position().parse_move(text).unwrap()).unwrap();
        }
    }

    fn shown(game: &Match) -> Vec<String> {
        let text = |cell: &Option<Cell>| cell.as_ref().map_or("…".to_owned(), Cell::text);
        let token = |token: &Token| match token {
            Token::Number(text) => text.clone(),
            Token::Comment(text) => format!("“{text}”"),
            Token::Move(cell) => cell.text(),
            Token::Folded { moves, .. } => format!("+{moves}"),
        };
        let row = |row: &Row| match row {
            Row::Pair(pair) => format!("{} {} {}", pair.number, text(&pair.black), text(&pair.white)),
            Row::Comment(text) => format!("“{text}”"),
            Row::Variation { depth, tokens, .. } => {
                let tokens: Vec<String> = tokens.iter().map(token).collect();
                format!("{}{}", "> ".repeat(*depth), tokens.join(" "))
            }
        };
        rows(game).iter().map(row).collect()
    }

    /// Depth of the unfolded variation, if there is one.
    fn unfolded_at(game: &Match) -> Option<usize> {
        unfolded(game).map(|first| game.tree().variation_depth(first))
    }

    #[test]
    fn the_main_line_stands_in_pairs() {
        assert_eq!(shown(&people("d4 d5 d3")), ["1 d4 d5", "2 d3 …"]);
        assert!(shown(&people("")).is_empty());
    }

    #[test]
    fn variations_and_comments_break_the_pairs() {
        let mut game = people("d4 d5 d3 d5-d4");
        let [start, after_d5] = [game.line()[1], game.line()[2]];
        try_line(&mut game, after_d5, "c3 c4");
        try_line(&mut game, start, "e4 e5");
        let notes = Notes { comment: "solid".into(), glyphs: vec![Glyph::GOOD], ..Notes::default() };
        let node = game.line()[3];
        game.apply(Change::Edit(Edit::Annotate { node, notes: Box::new(notes) })).unwrap();
        assert_eq!(
            shown(&game),
            ["1 d4 d5", "> 1… e4 2. e5", "2 d3! …", "“solid”", "> 2. c3 c4", "2 … d5-d4"]
        );
    }

    #[test]
    fn deep_variations_are_folded_until_the_cursor_enters_them() {
        let mut game = people("d4 d5 d3");
        let start = game.line()[1];
        try_line(&mut game, start, "e4 e5 c3");
        let branching = game.tree().path(game.cursor())[2];
        try_line(&mut game, branching, "c4 b3");
        let nested = game.back().unwrap();
        try_line(&mut game, nested, "b4 a4");
        let deepest = game.cursor();
        let unfolded = "> > > 2… b4 3. a4".to_owned();
        assert!(shown(&game).contains(&unfolded), "{:?}", shown(&game));
        assert_eq!(unfolded_at(&game), Some(3));
        game.look_at(nested);
        assert_eq!(unfolded_at(&game), None, "the branch hangs on this move and is not entered");
        game.look_at(start);
        assert!(shown(&game).contains(&"> > > +2".to_owned()), "{:?}", shown(&game));
        game.look_at(deepest);
        assert!(shown(&game).contains(&unfolded));
    }
}
