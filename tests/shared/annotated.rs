//! A game with many variations, comments and glyphs, as a player who studies it would leave it.

use abande::play::{Change, Edit, Glyph, Match, NodeId, Notes, Seat};
use abande::rules::{AnyMove, ByPlayer, Game, Variant};

/// Numbers that look random and are the same in each run.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % limit
    }

    fn mv(&mut self, game: &impl Game<Move = AnyMove>) -> Option<AnyMove> {
        let moves = game.legal_moves();
        (!moves.is_empty()).then(|| moves[self.below(moves.len())])
    }
}

const COMMENTS: [&str; 4] = [
    "solid",
    "the centre counts for more than the rim here",
    "what was played in the other game; both sides had looked at it for a long time, and neither liked it",
    "a mistake, as the next two moves show",
];

/// A finished game or one of `main` moves, with variations until the tree has `size` nodes: some inside others, with comments and
/// glyphs.
pub fn annotated(variant: Variant, main: usize, variations: usize, size: usize) -> Match {
    let mut chance = Chance(7);
    let mut game = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
    while game.moves().len() < main {
        let Some(mv) = chance.mv(game.position()) else { break };
        game.play(mv).expect("a legal move");
    }
    let mut branches = 0;
    while game.tree().len() < size {
        let walk = game.tree().walk();
        // New branches first; then their ends are continued.
        let at = if branches < variations {
            walk[chance.below(walk.len())]
        } else {
            let is_leaf = |&&node: &&NodeId| {
                game.tree().node(node).children().is_empty() && !game.line().contains(&node)
            };
            let leaves: Vec<NodeId> = walk.iter().filter(is_leaf).copied().collect();
            leaves[chance.below(leaves.len())]
        };
        let Some(mv) = chance.mv(game.tree().game(at)) else { continue };
        if game.tree().child(at, mv).is_some() {
            continue;
        }
        branches += usize::from(!game.tree().node(at).children().is_empty());
        game.apply(Change::Try { at, mv }).expect("a legal move");
    }
    for node in game.tree().walk() {
        let mut notes = Notes::default();
        if chance.below(5) == 0 {
            notes.glyphs.push(Glyph::SUFFIXES[chance.below(6)].0);
        }
        if chance.below(6) == 0 {
            COMMENTS[chance.below(4)].clone_into(&mut notes.comment);
        }
        if !notes.is_empty() {
            let notes = Box::new(notes);
            game.apply(Change::Edit(Edit::Annotate { node, notes })).expect("the node is there");
        }
    }
    game.look_at(NodeId::ROOT);
    game
}

/// How many nodes begin a variation.
pub fn variations(game: &Match) -> usize {
    let tree = game.tree();
    tree.walk().into_iter().map(|node| tree.node(node).children().len().saturating_sub(1)).sum()
}
