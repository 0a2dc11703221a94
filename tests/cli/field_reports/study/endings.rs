//! Judge, hint and coach against exact solutions.
//!
//! `tests/vectors/endings.jsonl` has endings of games between low levels on every board, with the exact margin of every
//! legal move. `pre_solve_endings` writes it with a plain solver that knows nothing but the rules.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write as _;

use abande::ai::Opponent;
use abande::board::Side;
use abande::i18n::study::of_loss;
use abande::play::Level;
use abande::rules::{AnyGame, AnyMove, Game, MoveIntent, Variant};
use abande::study::{CoachQuestion, Effort, Evaluator, Hint, MistakeGrade, MoveKind};
use serde_json::{Value, json};

use super::{claims_to_be_alone, final_margin, stop, written};

const ENDINGS: &str = include_str!("../../../vectors/endings.jsonl");
/// Endings with more legal moves are left out: judging each takes a second or more on large boards.
const MOST_MOVES: usize = 40;

/// Alpha-beta without any of the engine's tricks: every move in the order in which the rules name them, and a memory of
/// bounds.
#[derive(Default)]
struct Exact {
    known: HashMap<u64, (i32, i32)>,
    left: u32,
}

impl Exact {
    /// More than any margin.
    const MOST: i32 = 100;

    /// The final margin for the player to move, in Anda 1 or −1; none if it takes more than so many positions.
    fn margin(&mut self, game: &AnyGame, most: u32) -> Option<i32> {
        self.left = most;
        self.search(game, -Self::MOST, Self::MOST)
    }

    fn search(&mut self, game: &AnyGame, mut alpha: i32, mut beta: i32) -> Option<i32> {
        let (least, most) = self.known.get(&game.key()).copied().unwrap_or((-Self::MOST, Self::MOST));
        (alpha, beta) = (alpha.max(least), beta.min(most));
        if alpha >= beta {
            return Some(if least >= beta { least } else { most });
        }
        self.left = self.left.checked_sub(1)?;
        let player = game.to_move()?;
        let (mut best, mut low) = (-Self::MOST, alpha);
        for mv in game.legal_moves() {
            let mut after = *game;
            after.play_unchecked(mv);
            let margin = match after.to_move() {
                Some(_) => -self.search(&after, -beta, -low)?,
                None => final_margin(&after, player),
            };
            best = best.max(margin);
            low = low.max(best);
            if low >= beta {
                break;
            }
        }
        let bounds = if best >= beta {
            (best, most)
        } else if best <= alpha {
            (least, best)
        } else {
            (best, best)
        };
        self.known.insert(game.key(), bounds);
        Some(best)
    }
}

/// A position whose moves are all solved.
struct Ending {
    game: AnyGame,
    /// The final margin for the player who moves, in Anda 1 or −1.
    margins: Vec<(AnyMove, i32)>,
}

impl Ending {
    fn read(line: &str) -> Self {
        let value: Value = serde_json::from_str(line).expect("JSON");
        let variant: Variant = value["variant"].as_str().expect("a variant").parse().expect("a variant");
        let game = AnyGame::parse(variant, value["position"].as_str().expect("a text")).expect("a position");
        let margin = |(mv, margin): (&String, &Value)| {
            let margin = margin.as_i64().and_then(|margin| i32::try_from(margin).ok());
            (game.parse_move(mv).expect("a move"), margin.expect("a margin"))
        };
        let margins: Vec<_> = value["moves"].as_object().expect("moves").iter().map(margin).collect();
        Self { game, margins }
    }

    fn best(&self) -> i32 {
        self.margins.iter().map(|&(_, margin)| margin).max().expect("a move")
    }

    fn margin(&self, mv: AnyMove) -> i32 {
        self.margins.iter().find(|(other, _)| *other == mv).expect("a legal move").1
    }

    fn best_kinds(&self) -> impl Iterator<Item = MoveKind> {
        let best = self.best();
        let is_best = move |&&(_, margin): &&(AnyMove, i32)| margin == best;
        self.margins.iter().filter(is_best).map(|&(mv, _)| kind_of(&self.game, mv))
    }

    /// Some moves are better than others.
    fn is_decisive(&self) -> bool {
        self.margins.iter().any(|&(_, margin)| margin < self.best())
    }

    /// Moves of different kinds are equally good.
    fn is_tied(&self) -> bool {
        let mut kinds = self.best_kinds();
        let first = kinds.next();
        kinds.any(|kind| Some(kind) != first)
    }
}

fn endings(variant: Variant) -> Vec<Ending> {
    let name = format!("\"variant\":\"{variant}\"");
    ENDINGS.lines().filter(|line| line.contains(&name)).map(Ending::read).collect()
}

/// What the outcome is worth: a draw is half a win.
fn outcome(margin: i32) -> f64 {
    f64::from(margin.signum() + 1) / 2.0
}

/// What study says of endings, held against their solutions.
#[derive(Default)]
struct Findings {
    faults: Vec<String>,
    /// How many losses were said to be proved.
    proved: usize,
    /// How often nothing else was said to be as good.
    alone: usize,
}

impl Findings {
    /// Judge, coach and hint.
    fn look_at(&mut self, ending: &Ending, judge: &mut Evaluator) {
        self.look_at_moves(ending, judge);
        self.look_at_hint(ending, judge);
    }

    fn look_at_moves(&mut self, ending: &Ending, judge: &mut Evaluator) {
        let game = &ending.game;
        let is_abande = matches!(game, AnyGame::Abande(_));
        for &(mv, margin) in &ending.margins {
            let lost = ending.best() - margin;
            let lost_chance = outcome(ending.best()) - outcome(margin);
            let judgement = judge.evaluate_move(game, mv, &stop()).expect("legal").expect("not stopped");
            let told = judgement.loss;
            let mut wrong = |what: &str| {
                self.faults.push(format!("{game}: {} loses {lost}, {what}: {told:?}", written(game, mv)));
            };
            if told.proved && (told.hundredths != 100 * lost || (told.chance - lost_chance).abs() > 1e-9) {
                wrong("proved to be something else");
            }
            if lost >= 1 && is_abande && (told.hundredths < 50 || judgement.is_best()) {
                wrong("reported as free");
            }
            let is_free = of_loss(written(game, mv), &judgement).id() == "review_cost_nothing";
            if is_free && lost_chance > 0.0 || told.proved && is_free != (lost == 0) {
                wrong("and the sentence says something else");
            }
            if lost_chance >= 0.2 && (judgement.grade < Some(MistakeGrade::Mistake) || judgement.is_best()) {
                wrong("no mistake");
            }
            // In Anda a mistake that is not proved is an estimate, which the coach looks at again.
            if lost == 0 && judgement.grade.is_some() && (is_abande || told.proved) {
                wrong("called a mistake");
            }
            // What docs/study.md promises.
            let promised = lost_chance >= 0.2 || is_abande && lost >= 4;
            let question = CoachQuestion::ask(judge, game, mv, &stop()).expect("legal");
            if promised && question.is_none() {
                wrong("and the coach is silent");
            }
            if lost == 0 && question.is_some() {
                wrong("and the coach asks");
            }
            self.proved += usize::from(told.proved && lost > 0);
        }
    }

    fn look_at_hint(&mut self, ending: &Ending, judge: &mut Evaluator) {
        let game = &ending.game;
        let hint = Hint::for_position(judge, game, &stop()).expect("a hint");
        let advised = ending.margin(hint.mv().expect("a move"));
        if advised < ending.best() {
            self.faults.push(format!("{game}: the hint loses {}", ending.best() - advised));
        }
        if let Some(kind) = claims_to_be_alone(&hint) {
            self.alone += 1;
            if let Some(other) = ending.best_kinds().find(|&other| other != kind) {
                self.faults.push(format!("{game}: “nothing else is as good” as {kind:?}, but {other:?}"));
            }
        }
    }
}

fn kind_of(game: &AnyGame, mv: AnyMove) -> MoveKind {
    match mv.intent() {
        MoveIntent::Carry { .. } => MoveKind::Capture,
        MoveIntent::Pass => MoveKind::Pass,
        MoveIntent::SpendKomi => MoveKind::SpendKomi,
        MoveIntent::Place(_) | MoveIntent::PlaceTwo(..) if matches!(game, AnyGame::Abande(_)) => {
            MoveKind::Enter
        }
        MoveIntent::Place(_) | MoveIntent::PlaceTwo(..) => MoveKind::Place,
    }
}

/// About so many endings of each board in which moves differ, and as many others.
fn hold_against_solutions(most: usize) {
    let mut wrong = Vec::new();
    for variant in Variant::ALL {
        let (decisive, others): (Vec<_>, Vec<_>) =
            endings(variant).into_iter().partition(Ending::is_decisive);
        let mut judge = Evaluator::new(Effort::usual(&variant.start()));
        let mut found = Findings::default();
        for endings in [decisive, others] {
            for ending in endings.iter().step_by((endings.len() / most).max(1)) {
                found.look_at(ending, &mut judge);
            }
        }
        wrong.extend(found.faults);
        assert!(found.proved > 0, "{variant}: no loss was proved");
        // No ending of Anda has moves of a second kind.
        let is_said = found.alone > 0 || matches!(variant, Variant::Anda(_));
        assert!(is_said, "{variant}: “nothing else is as good” is never said");
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

/// Where moves of two kinds are equally good, it is never said; elsewhere it is. Finding study 3.
#[test]
fn nothing_else_is_as_good_as_moves_of_one_kind() {
    for variant in Variant::ABANDE {
        let (tied, others): (Vec<_>, Vec<_>) = endings(variant).into_iter().partition(Ending::is_tied);
        let mut judge = Evaluator::new(Effort::usual(&variant.start()));
        let mut found = Findings::default();
        let mut looked_at = 0;
        for ending in tied.iter().step_by(5) {
            found.look_at_hint(ending, &mut judge);
            looked_at += 1;
        }
        assert_eq!(found.faults, Vec::<String>::new(), "{variant}");
        assert!(looked_at > 15, "{variant}: {looked_at} tied endings");
        for ending in others.iter().step_by(40) {
            found.look_at_hint(ending, &mut judge);
        }
        assert_eq!(found.faults, Vec::<String>::new(), "{variant}");
        assert!(found.alone > 3, "{variant}: said {} times", found.alone);
    }
}

/// A quick sample of the next test. Finding study 2.
#[test]
fn a_sample_of_endings_is_judged_as_it_is_solved() {
    hold_against_solutions(6);
}

/// Checks every move of 500 endings or more on every board. Finding study 2.
#[test]
#[ignore = "takes half an hour: for the night"]
fn endings_are_judged_as_they_are_solved() {
    hold_against_solutions(usize::MAX);
}

/// Positions of the smallest board of Anda where 2,000 playouts overlooked that a move loses, or saw a win where there is
/// none: the test above found them. Finding study 2.
#[test]
fn endings_of_anda_get_the_playouts_that_they_need() {
    let wrong_once = ["x3/2,x3/1,x3,1/x4/1,2,2 1 0 4", "x3/x4/2,x4/1,x2,1/1,2,2 1 0 4"];
    let variant = Variant::Anda(Side::Three);
    let mut judge = Evaluator::new(Effort::usual(&variant.start()));
    let all = endings(variant);
    for position in wrong_once {
        let ending = all.iter().find(|ending| ending.game.to_string() == position).expect("solved");
        let mut found = Findings::default();
        found.look_at(ending, &mut judge);
        assert_eq!(found.faults, Vec::<String>::new());
    }
}

/// The vectors are what they are said to be: enough of them, legal, complete, and those that are quick to solve again
/// are solved as they say. Finding study 2.
#[test]
fn the_solutions_are_complete() {
    for variant in Variant::ALL {
        let all = endings(variant);
        assert!(all.len() >= 500, "{variant}: {} endings", all.len());
        let mut solved = 0;
        for (index, ending) in all.iter().enumerate() {
            let mut legal = ending.game.legal_moves();
            legal.sort_by_key(|&mv| written(&ending.game, mv));
            let mut named: Vec<_> = ending.margins.iter().map(|&(mv, _)| mv).collect();
            named.sort_by_key(|&mv| written(&ending.game, mv));
            assert_eq!(named, legal, "{}", ending.game);
            if index % 25 == 0
                && let Some(margin) = Exact::default().margin(&ending.game, 20_000)
            {
                assert_eq!(margin, ending.best(), "{}", ending.game);
                solved += 1;
            }
        }
        assert!(solved > 3, "{variant}: only {solved} solved again");
    }
}

/// Adds the boards that the vectors lack. Finding study 2.
#[test]
#[ignore = "writes tests/vectors/endings.jsonl"]
fn pre_solve_endings() {
    const MOST: u32 = 20_000;
    let mut text = ENDINGS.to_owned();
    for variant in Variant::ALL {
        if !endings(variant).is_empty() {
            continue;
        }
        let (mut count, mut known) = (0, BTreeSet::new());
        for seed in 0.. {
            if count >= 510 {
                break;
            }
            let mut players = [1, 2].map(|level| Opponent::new(Level::new(level).expect("a level"), seed));
            let mut path = vec![variant.start()];
            while let Some(player) = path[path.len() - 1].to_move() {
                let mut game = path[path.len() - 1];
                let mv = players[player.index()].choose(&game, &stop()).expect("a move");
                game.play(mv).expect("legal");
                path.push(game);
            }
            let mut solver = Exact::default();
            let mut found = Vec::new();
            for game in path.iter().rev().filter(|game| game.to_move().is_some()) {
                if solver.margin(game, MOST).is_none() {
                    break;
                }
                if (2..=MOST_MOVES).contains(&game.legal_moves().len()) && known.insert(game.to_string()) {
                    found.push(*game);
                }
            }
            // The earliest have most to choose from.
            for game in found.iter().rev().take(10) {
                let player = game.to_move().expect("not over");
                let exact = game.legal_moves().into_iter().map(|mv| {
                    let mut after = *game;
                    after.play(mv).expect("legal");
                    let margin = match after.to_move() {
                        Some(_) => -solver.margin(&after, MOST)?,
                        None => final_margin(&after, player),
                    };
                    Some((written(game, mv), margin))
                });
                let Some(moves) = exact.collect::<Option<BTreeMap<String, i32>>>() else { continue };
                let line =
                    json!({ "variant": variant.to_string(), "position": game.to_string(), "moves": moves });
                writeln!(text, "{line}").expect("a string");
                count += 1;
            }
        }
        println!("{variant}: {count} endings");
    }
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors/endings.jsonl"), text)
        .expect("written");
}
