//! `abande review`: what every move of a game cost, and what was better.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::ai::{Stop, Threads};
use crate::board::{Board, BoardSet};
use crate::i18n::{Language, Words, language, study};
use crate::record::Record;
use crate::rules::{Player, abande};
use crate::study::{
    AnyMoveEffect, BETTER_LINE_PLIES, Effort, Evaluation, MistakeGrade, Review, ReviewPlan, ReviewedMove,
};
use crate::text::{cost_of, reviewed_move, words_on_screen};

use super::{Failure, output, replay};

#[derive(Debug, clap::Args)]
pub(super) struct ReviewArgs {
    /// The record: AGN or Abstract Play JSON; - reads standard input
    file: PathBuf,
    /// Positions to search for each position of the game (playouts, in Anda)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Positions to judge at the same time [default: the number of processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=Threads::MAX.get().into()))]
    threads: Option<u8>,
    /// Print JSON, on one line
    #[arg(long)]
    pub(super) json: bool,
    /// Write the game with values, glyphs and better lines, as AGN; - writes to standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    games: output::Games,
    /// The language of the report: a tag such as en or de
    #[arg(long, value_name = "TAG", value_parser = language::named)]
    lang: Option<Language>,
}

impl ReviewArgs {
    /// Returns `true` if the command prints the game to standard output, which must be as in a file.
    pub(super) fn prints_record(&self) -> bool {
        self.out.as_deref() == Some(Path::new("-"))
    }
}

/// Reviews a game, prints what every move lost and what was better, and writes the game with these notes to a file.
pub(super) fn run(args: &ReviewArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let to_output = args.prints_record();
    if args.json && to_output {
        // Neither could be told from the other.
        return Err(Failure::Usage(
            "--json and --out - would both write to standard output: name a file, or leave one out".into(),
        ));
    }
    let record = replay::open(&args.file)?;
    if let Some(path) = &args.out {
        // The review only adds to the record.
        args.games.check(path, &record.checked_text().map_err(Failure::from_error)?)?;
    }
    let review = args.review(&record)?;
    if args.json {
        writeln!(out, "{}", as_json(&record, &review))?;
    } else if !to_output {
        let (words, not_shown) = words_on_screen(args.lang.unwrap_or_default());
        if let Some(why) = not_shown {
            eprintln!("abande: {why}");
        }
        write(&record, &review, &words, out)?;
    }
    let Some(path) = &args.out else { return Ok(()) };
    let text = noted(&record, &review)?.checked_text().map_err(Failure::from_error)?;
    args.games.write(path, &text, out)
}

impl ReviewArgs {
    fn review(&self, record: &Record) -> Result<Review, Failure> {
        let threads = self.threads.and_then(Threads::new).unwrap_or_else(Threads::for_each_processor);
        let usual = ReviewPlan::usual(record.start(), threads);
        let effort = self.nodes.map_or(usual.effort, Effort::nodes);
        let review = Review::of(
            record.tree(),
            record.end(),
            ReviewPlan { effort, ..usual },
            &Stop::default(),
            &mut |_| {},
        );
        review.ok_or_else(|| Failure::Failed("no thread could be started".into()))
    }
}

/// The record with what the review adds to it.
fn noted(record: &Record, review: &Review) -> Result<Record, Failure> {
    let mut tree = record.tree().clone();
    for edit in review.edits(&tree) {
        tree.edit(&edit).map_err(Failure::from_error)?;
    }
    Ok(Record::from_tree(record.header().clone(), tree, record.end(), record.verdict()))
}

fn write(record: &Record, review: &Review, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let tree = record.tree();
    let board = tree.start().board();
    for reviewed in &review.moves {
        let Evaluation { chance, .. } = reviewed.judgement.played;
        let value = points(&reviewed.judgement.played);
        writeln!(out, "{:<20} {value:>8} {:>4}%", reviewed_move(tree, reviewed), chance.percent())?;
    }
    for accuracy in study::of_accuracies(review) {
        writeln!(out, "{}", words.say(accuracy))?;
    }
    if !review.moves.is_empty() {
        writeln!(out, "{}", words.say(study::review_chances()))?;
    }
    let mistakes = review.mistakes();
    if mistakes.is_empty() {
        return Ok(writeln!(out, "{}", words.say(study::review_flawless()))?);
    }
    writeln!(out, "{}", words.say(study::review_mistakes(mistakes.len())))?;
    for mistake in mistakes {
        let judgement = &mistake.judgement;
        writeln!(out, "- {}", words.say(cost_of(tree, mistake)))?;
        if judgement.is_best() {
            continue;
        }
        let line = judgement
            .best
            .iter()
            .take(BETTER_LINE_PLIES)
            .map(|mv| mv.display(board).to_string())
            .collect::<Vec<_>>();
        writeln!(out, "  {}", words.say(study::review_better(line.join(" "))))?;
        let mut facts = mistake.better.iter().take(FACTS);
        facts.try_for_each(|fact| writeln!(out, "    {}", words.say(study::of_fact(fact, board))))?;
    }
    Ok(())
}

/// How many facts of a better move are printed.
const FACTS: usize = 3;

/// A value in points: `+1.25`, or `=+2` where it is proved.
fn points(worth: &Evaluation) -> String {
    match worth.proved {
        Some(margin) => format!("={margin:+}"),
        None => format!("{:+.2}", f64::from(worth.score.centipoints()) / 100.0),
    }
}

/// Rounds a number of the JSON output to four decimal places.
fn short(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

fn as_json(record: &Record, review: &Review) -> Value {
    let board = record.start().board();
    let accuracy = |player| review.accuracy[player].map(short);
    let plies: Vec<Value> = review.moves.iter().map(|reviewed| of_move(reviewed, board)).collect();
    json!({
        "variant": record.variant().name(),
        "result": record.result_text(),
        "accuracy": { "black": accuracy(Player::Black), "white": accuracy(Player::White) },
        "plies": plies,
    })
}

fn of_move(reviewed: &ReviewedMove, board: &Board) -> Value {
    let judgement = &reviewed.judgement;
    let value = |worth: &Evaluation| f64::from(worth.score.centipoints()) / 100.0;
    let facts = |facts: &[AnyMoveEffect]| facts.iter().map(|fact| of_fact(fact, board)).collect::<Vec<_>>();
    json!({
        "ply": reviewed.ply,
        "player": judgement.player.word(),
        "move": judgement.mv.display(board).to_string(),
        "value": value(&judgement.played),
        "chance": short(judgement.played.chance.get()),
        "best": judgement.best_move().display(board).to_string(),
        "best_value": value(&judgement.best_worth),
        "best_chance": short(judgement.best_worth.chance.get()),
        "best_line": judgement.best.iter().map(|mv| mv.display(board).to_string()).collect::<Vec<_>>(),
        "loss": judgement.loss.points(),
        "chance_loss": short(judgement.loss.chance),
        "grade": judgement.grade.map(MistakeGrade::word),
        "proved": judgement.loss.proved,
        "facts": facts(&reviewed.facts),
        "better": facts(&reviewed.better),
    })
}

/// A fact with its kind and everything that it says.
fn of_fact(fact: &AnyMoveEffect, board: &Board) -> Value {
    let kind = fact.word();
    let label = |point| board.label(point);
    let labels = |points: BoardSet| points.iter().map(|point| board.label(point)).collect::<Vec<_>>();
    match *fact {
        AnyMoveEffect::Abande(fact) => match fact {
            abande::MoveEffect::Ended => json!({ "kind": kind }),
            abande::MoveEffect::Points { mover, change } => json!({
                "kind": kind, "mover": mover.word(),
                "black": change[Player::Black], "white": change[Player::White],
            }),
            abande::MoveEffect::GivenAway { point, owner, by, cost, answered } => json!({
                "kind": kind, "point": label(point), "owner": owner.word(), "by": label(by),
                "cost": cost, "answered": answered,
            }),
            abande::MoveEffect::Threatened { point, owner, by, gain } => json!({
                "kind": kind, "point": label(point), "owner": owner.word(), "by": label(by), "gain": gain,
            }),
            abande::MoveEffect::Saved { point, from, owner } => json!({
                "kind": kind, "point": label(point), "from": from.map(label), "owner": owner.word(),
            }),
            abande::MoveEffect::Tower { point, owner } => json!({
                "kind": kind, "point": label(point), "owner": owner.word(),
            }),
            abande::MoveEffect::PutToSleep { owner, points, pieces }
            | abande::MoveEffect::Woken { owner, points, pieces } => json!({
                "kind": kind, "owner": owner.word(), "points": labels(points.widened()), "pieces": pieces,
            }),
            abande::MoveEffect::Pinned { owner, points } | abande::MoveEffect::Freed { owner, points } => {
                json!({
                    "kind": kind, "owner": owner.word(), "points": labels(points.widened()),
                })
            }
            abande::MoveEffect::LastEntry { player } => json!({ "kind": kind, "owner": player.word() }),
        },
        AnyMoveEffect::Wins { winner } => json!({ "kind": kind, "winner": winner.word() }),
        AnyMoveEffect::Smothered { owner, stones }
        | AnyMoveEffect::Rescued { owner, stones }
        | AnyMoveEffect::Attacked { owner, stones } => json!({
            "kind": kind, "owner": owner.word(), "points": labels(stones),
        }),
        AnyMoveEffect::Endangered { owner, stones, by } => json!({
            "kind": kind, "owner": owner.word(), "points": labels(stones), "by": labels(by),
        }),
        AnyMoveEffect::Joined { owner, groups } => {
            json!({ "kind": kind, "owner": owner.word(), "groups": groups })
        }
        AnyMoveEffect::KomiSpent => json!({ "kind": kind }),
    }
}
