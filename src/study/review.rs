//! Judging a whole game: what each move cost, which mistakes decided it, and what was better.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::chance::unit;
use super::grade::accuracy;
use super::parameters::BETTER_LINE_PLIES;
use super::{
    AnyMoveEffect, Effort, Evaluation, Evaluator, MistakeGrade, MoveEvaluation, PositionEvaluation, facts,
};
use crate::ai::{SEARCH_STACK_SIZE, Stop, Threads};
use crate::play::{Branch, Edit, EvalAnnotation, Glyph, NodeId, Notes, Tree};
use crate::rules::{AnyGame, AnyMove, ByPlayer, Player};

/// How much work a review of a game does: the effort for each position, and the number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewPlan {
    /// How thoroughly each position is looked at.
    pub effort: Effort,
    /// Positions that are looked at side by side. The report does not depend on it.
    pub threads: Threads,
}

impl ReviewPlan {
    /// A plan with the usual effort for this game, on this many threads.
    pub const fn usual(game: &AnyGame, threads: Threads) -> Self {
        Self { effort: Effort::usual(game), threads }
    }
}

/// How many positions of a game a running review has finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewProgress {
    /// Positions that are done; one that has been looked at, but whose move is not judged yet, counts half.
    pub done: usize,
    /// All positions of the game.
    pub all: usize,
}

/// One move of a reviewed game: how good it was, what it changed, and what the better move would have changed.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The node that it left.
    pub from: NodeId,
    /// The node that it reached.
    pub to: NodeId,
    /// Which ply it was, from 1 in a game from the usual start.
    pub ply: usize,
    /// Evaluation of the move.
    pub judgement: MoveEvaluation,
    /// Effects of the move, the most important first.
    pub facts: Vec<AnyMoveEffect>,
    /// Effects of the better move; empty if none was better.
    pub better: Vec<AnyMoveEffect>,
}

/// The result of reviewing a game: the value of every position, every move judged, and how well each player played.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Value of each position of the game for Black, from the first on.
    pub values: Vec<(NodeId, Evaluation)>,
    /// Every move of the game, in order.
    pub moves: Vec<ReviewedMove>,
    /// How well each player played, 0 to 100: what the moves kept of the winning chances. `None` for a player who made no
    /// move.
    pub accuracy: ByPlayer<Option<f64>>,
    /// Plies that each position was searched.
    depths: Vec<u32>,
}

impl Review {
    /// Reviews the line of a tree that ends at a node: evaluates every position and judges every move, on as many
    /// threads as the plan says. `on_progress` is called on the calling thread for every position that is done. None
    /// if `stop` was raised, or the system starts no thread.
    ///
    /// A line and an effort always give the same review, with any number of threads.
    ///
    /// # Panics
    /// If the node is not in the tree.
    pub fn of(
        tree: &Tree,
        end: NodeId,
        plan: ReviewPlan,
        stop: &Stop,
        on_progress: &mut dyn FnMut(ReviewProgress),
    ) -> Option<Self> {
        let nodes = tree.path(end);
        let games: Vec<AnyGame> = nodes.iter().map(|&node| *tree.game(node)).collect();
        let plies: Vec<Option<AnyMove>> = nodes.iter().skip(1).map(|&node| tree.node(node).mv()).collect();
        let (assessments, judgements) = judge_all(&games, &plies, plan, stop, on_progress)?;
        let mut moves = Vec::new();
        for ((pair, games), judgement) in nodes.windows(2).zip(games.windows(2)).zip(judgements) {
            let ([from, to], [game, after], Some(judgement)) = (pair, games, judgement) else { continue };
            let mv = judgement.mv;
            let changes = |mv| facts(game, mv).unwrap_or_default();
            let better = if judgement.is_best() { Vec::new() } else { changes(judgement.best_move()) };
            moves.push(ReviewedMove {
                from: *from,
                to: *to,
                ply: after.ply(),
                facts: changes(mv),
                better,
                judgement,
            });
        }
        let losses = |player| {
            let own = moves.iter().filter(move |reviewed| reviewed.judgement.player == player);
            accuracy(own.map(|reviewed| reviewed.judgement.loss.chance))
        };
        let accuracy = ByPlayer::from_fn(losses);
        let mut values = Vec::new();
        for ((&node, game), assessment) in nodes.iter().zip(&games).zip(&assessments) {
            let end = Evaluation::from_result(game, Player::Black);
            let worth = end.unwrap_or_else(|| assessment.worth.for_black(super::chance::to_move_next(game)));
            values.push((node, worth));
        }
        let depths = assessments.iter().map(|assessment| assessment.depth).collect();
        Some(Self { values, moves, accuracy, depths })
    }

    /// All moves of both players that are an inaccuracy or worse, the most costly first: by the loss in winning
    /// chances, then by points.
    pub fn mistakes(&self) -> Vec<&ReviewedMove> {
        let mut mistakes: Vec<_> =
            self.moves.iter().filter(|reviewed| reviewed.judgement.grade.is_some()).collect();
        mistakes.sort_by(|one, other| {
            let (one, other) = (&one.judgement.loss, &other.judgement.loss);
            other.chance.total_cmp(&one.chance).then(other.hundredths.cmp(&one.hundredths))
        });
        mistakes
    }

    /// The first mistake that was played after a node of the tree: of the given player, or of either if none is
    /// given.
    pub fn next_mistake(&self, tree: &Tree, after: NodeId, player: Option<Player>) -> Option<&ReviewedMove> {
        let here = self.reviewed_ply(tree, after);
        self.of_player(player).find(|reviewed| tree.depth(reviewed.to) > here)
    }

    /// The last mistake that was played before a node of the tree: of the given player, or of either if none is
    /// given.
    pub fn previous_mistake(
        &self,
        tree: &Tree,
        before: NodeId,
        player: Option<Player>,
    ) -> Option<&ReviewedMove> {
        let here = self.reviewed_ply(tree, before);
        self.of_player(player).filter(|reviewed| tree.depth(reviewed.to) < here).last()
    }

    fn of_player(&self, player: Option<Player>) -> impl Iterator<Item = &ReviewedMove> {
        self.moves.iter().filter(move |reviewed| {
            let judgement = &reviewed.judgement;
            judgement.grade.is_some() && player.is_none_or(|player| judgement.player == player)
        })
    }

    /// Depth of the last node of the reviewed line on the way to a node: the search for the next or previous mistake starts
    /// there.
    fn reviewed_ply(&self, tree: &Tree, node: NodeId) -> usize {
        let known = |at: &NodeId| self.values.iter().any(|(known, _)| known == at);
        tree.ancestors(node).find(known).map_or(0, |at| tree.depth(at))
    }

    /// Returns the judged move that led to a node of the game; none for the first node and for nodes outside the
    /// game.
    pub fn at(&self, node: NodeId) -> Option<&ReviewedMove> {
        self.moves.iter().find(|reviewed| reviewed.to == node)
    }

    /// Returns the edits that write the review into the tree: values and proofs as notes at every node of the game,
    /// glyphs at mistakes that have none yet, and the better play as variations.
    pub fn edits(&self, tree: &Tree) -> Vec<Edit> {
        let mut edits = Vec::new();
        for (&(node, worth), &depth) in self.values.iter().zip(&self.depths) {
            let mut notes = tree.node(node).notes().clone();
            note_value(&mut notes, tree.game(node), &worth, depth);
            let grade = self.at(node).and_then(|reviewed| reviewed.judgement.grade);
            note_grade(&mut notes, grade);
            if notes != *tree.node(node).notes() {
                edits.push(Edit::Annotate { node, notes: Box::new(notes) });
            }
        }
        for mistake in self.moves.iter().filter(|reviewed| reviewed.judgement.grade.is_some()) {
            let line = mistake.judgement.best.iter().take(BETTER_LINE_PLIES);
            let known = line.clone().try_fold(mistake.from, |at, &mv| tree.child(at, mv)).is_some();
            let mut moves = line;
            let Some(&first) = moves.next().filter(|_| !known && !mistake.judgement.is_best()) else {
                continue;
            };
            let mut branch = Branch::new(first, Notes::default());
            for (parent, &mv) in moves.enumerate() {
                branch.push(parent, mv, Notes::default());
            }
            edits.push(Edit::Paste { at: mistake.from, branch });
        }
        edits
    }
}

fn note_value(notes: &mut Notes, game: &AnyGame, worth: &Evaluation, depth: u32) {
    notes.proved = worth.proved.and_then(|margin| i16::try_from(margin).ok());
    let depth = u16::try_from(depth).ok().filter(|&depth| depth > 0);
    notes.value = Some(EvalAnnotation { hundredths: unit(game) * worth.score.centipoints(), depth });
}

/// Adds the glyph of a mistake to the notes, unless they have a judgement such as `!?` already.
fn note_grade(notes: &mut Notes, grade: Option<MistakeGrade>) {
    let judged = notes.glyphs.iter().any(|glyph: &Glyph| glyph.suffix().is_some());
    if let Some(grade) = grade.filter(|_| !judged) {
        notes.glyphs.push(grade.glyph());
    }
}

/// Looks at every position and judges every move, several at a time: first all positions, then what is in doubt.
fn judge_all(
    games: &[AnyGame],
    plies: &[Option<AnyMove>],
    plan: ReviewPlan,
    stop: &Stop,
    on_progress: &mut dyn FnMut(ReviewProgress),
) -> Option<(Vec<PositionEvaluation>, Vec<Option<MoveEvaluation>>)> {
    let (mut steps, all) = (0, games.len());
    let mut count = || {
        steps += 1;
        // Two steps for each position, but for the first one, to which no move led.
        if steps % 2 == 1 {
            on_progress(ReviewProgress { done: steps / 2 + 1, all });
        }
    };
    let evaluate = |evaluator: &mut Evaluator, index: usize| evaluator.evaluate(games.get(index)?, stop);
    let assessments = side_by_side(games.len(), plan, &evaluate, &mut count)?;
    let resolve = |evaluator: &mut Evaluator, index: usize| {
        let (Some(mv), [before, then]) = (plies.get(index)?, assessments.get(index..index + 2)?) else {
            return Some(None);
        };
        evaluator.resolve_doubt(games.get(index)?, *mv, before, then, stop).map(Some)
    };
    let judgements = side_by_side(plies.len(), plan, &resolve, &mut count)?;
    Some((assessments, judgements))
}

/// Runs this many tasks, several at a time, on threads that have the stack for searching. `on_done` is called for each
/// that is done. None if one of them returns none, or the system starts no thread.
fn side_by_side<T: Send>(
    tasks: usize,
    plan: ReviewPlan,
    task: &(impl Fn(&mut Evaluator, usize) -> Option<T> + Sync),
    on_done: &mut dyn FnMut(),
) -> Option<Vec<T>> {
    let mut found: Vec<(usize, T)> = Vec::with_capacity(tasks);
    // The last positions are proved soonest: they come last, so that no thread ends with a long one.
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..usize::from(plan.threads.get()).min(tasks) {
            let (sender, next) = (sender.clone(), &next);
            let work = move || {
                let mut evaluator = Evaluator::new(plan.effort);
                while let index = next.fetch_add(1, Ordering::Relaxed)
                    && index < tasks
                    && let Some(done) = task(&mut evaluator, index)
                    && sender.send((index, done)).is_ok()
                {}
            };
            // With fewer threads than asked for it takes longer.
            let _ = thread::Builder::new()
                .name("review".into())
                .stack_size(SEARCH_STACK_SIZE)
                .spawn_scoped(scope, work);
        }
        drop(sender);
        for done in receiver {
            found.push(done);
            on_done();
        }
    });
    found.sort_by_key(|(index, _)| *index);
    (found.len() == tasks).then(|| found.into_iter().map(|(_, done)| done).collect())
}
