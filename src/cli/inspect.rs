//! `abande inspect`: what the rules say of a position, for people and for programs.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Write;

use serde::Serialize;

use crate::board::PointSet;
use crate::i18n::Words;
use crate::rules::{
    AnyGame, AnyMove, AnyPositionSyntaxError, BoardView, ByPlayer, Game, Outcome, PieceSupply, Player,
    Variant, abande,
};
use crate::text::{draw, score_line};

use super::{Failure, moves_option};

#[derive(Debug, clap::Args)]
pub(super) struct InspectArgs {
    #[arg(long, help = format!("Game and board: {}", Variant::list()))]
    variant: Variant,
    /// Komi at the standard start, in Anda
    #[arg(long, value_name = "K", default_value_t = 0, conflicts_with = "position")]
    komi: u16,
    /// A position string instead of the standard start
    #[arg(long, value_name = "POSITION")]
    position: Option<String>,
    /// Moves to play from there, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "")]
    moves: String,
    /// One JSON object on one line
    #[arg(long)]
    pub(super) json: bool,
    /// Print one line for each position, from the start
    #[arg(long)]
    trace: bool,
}

/// Prints what the rules say of a position, or of every position on the way there.
pub(super) fn run(args: &InspectArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let mut game = match &args.position {
        Some(text) => AnyGame::parse(args.variant, text).map_err(|error: AnyPositionSyntaxError| {
            Failure::Failed(format!("the position of --position: {error}"))
        })?,
        None => args.variant.start_with_komi(args.komi).map_err(Failure::from_error)?,
    };
    let start = game;
    let moves = moves_option::play(&mut game, &args.moves)?;
    if !args.trace {
        return if args.json {
            write_json(&Report::new(&game), out)
        } else {
            write_text(&game, moves.last(), out)
        };
    }
    let mut game = start;
    write_step(&game, None, args.json, out)?;
    for mv in moves {
        game.play_unchecked(mv);
        write_step(&game, Some(mv), args.json, out)?;
    }
    Ok(())
}

/// Writes one position of `--trace`, and the move that led to it, as a line of text or as JSON.
fn write_step(game: &AnyGame, mv: Option<AnyMove>, json: bool, out: &mut dyn Write) -> Result<(), Failure> {
    let written = mv.map(|mv| mv.display(game.board()).to_string());
    if json {
        return write_json(&Step { report: Report::new(game), mv: written }, out);
    }
    let written = written.as_deref().unwrap_or("-");
    Ok(writeln!(out, "{} {written} {} legal: {game}", game.ply(), game.legal_moves().len())?)
}

/// The fields of the JSON output. Scripts rely on them and their order.
#[derive(Debug, Serialize)]
struct Report {
    variant: &'static str,
    position: String,
    ply: usize,
    to_move: Option<&'static str>,
    /// Left out in a game without hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    hands: Option<Both<u8>>,
    legal: Vec<String>,
    over: bool,
    result: Option<&'static str>,
    #[serde(flatten)]
    own: Own,
}

/// The fields of the JSON output that only one of the games has.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum Own {
    Abande { score: Both<u8>, asleep: Vec<String>, pinned: Vec<String>, towers: Vec<String> },
    Anda { groups: Both<usize>, komi_left: u16, territory: Both<Vec<String>> },
}

/// One line of a trace.
#[derive(Debug, Serialize)]
struct Step {
    #[serde(flatten)]
    report: Report,
    /// The move that led here; null in the first line.
    #[serde(rename = "move")]
    mv: Option<String>,
}

#[derive(Debug, Serialize)]
struct Both<T> {
    black: T,
    white: T,
}

impl<T> Both<T> {
    fn from_fn(mut value: impl FnMut(Player) -> T) -> Self {
        Self { black: value(Player::Black), white: value(Player::White) }
    }
}

impl From<ByPlayer<u8>> for Both<u8> {
    fn from(values: ByPlayer<u8>) -> Self {
        Self::from_fn(|player| values[player])
    }
}

impl Report {
    fn new(game: &AnyGame) -> Self {
        let board = game.board();
        let view = game.view();
        Self {
            variant: game.variant().name(),
            position: game.to_string(),
            ply: game.ply(),
            to_move: game.to_move().map(Player::word),
            hands: match view.game.info().supply {
                PieceSupply::Counted => Some(view.hands.into()),
                PieceSupply::Endless => None,
            },
            legal: sorted(game.legal_moves().iter().map(|mv| mv.display(board).to_string()).collect()),
            over: game.outcome().is_some(),
            result: game.outcome().map(Outcome::word),
            own: match game {
                AnyGame::Abande(position) => Own::abande(position, &view),
                AnyGame::Anda(position) => Own::anda(position.komi_left(), &view),
            },
        }
    }
}

impl Own {
    fn abande(position: &abande::Position, view: &BoardView) -> Self {
        Self::Abande {
            score: view.points.into(),
            asleep: labels(view, position.asleep()),
            pinned: labels(view, position.pinned()),
            towers: labels(view, position.towers()),
        }
    }

    fn anda(komi_left: u16, view: &BoardView) -> Self {
        let groups = view.group_counts();
        Self::Anda {
            groups: Both::from_fn(|player| groups[player]),
            komi_left,
            territory: Both::from_fn(|player| labels(view, view.territory(player))),
        }
    }

    /// The lists of points, such as those asleep, with the titles that the text output has.
    fn lists(&self) -> Vec<(&'static str, &[String])> {
        match self {
            Self::Abande { asleep, pinned, towers, .. } => {
                vec![("asleep", asleep), ("pinned", pinned), ("towers", towers)]
            }
            Self::Anda { territory, .. } => {
                vec![("territory of black", &territory.black), ("territory of white", &territory.white)]
            }
        }
    }
}

fn labels<const WORDS: usize>(view: &BoardView, points: PointSet<WORDS>) -> Vec<String> {
    sorted(points.iter().map(|point| view.board.label(point).to_owned()).collect())
}

fn sorted(mut texts: Vec<String>) -> Vec<String> {
    texts.sort_unstable();
    texts
}

fn write_json(value: &impl Serialize, out: &mut dyn Write) -> Result<(), Failure> {
    let line = serde_json::to_string(value).map_err(Failure::from_error)?;
    Ok(writeln!(out, "{line}")?)
}

fn write_text(game: &AnyGame, last: Option<&AnyMove>, out: &mut dyn Write) -> Result<(), Failure> {
    let report = Report::new(game);
    write!(out, "{}", draw(&game.view(), last.map(|mv| mv.intent())))?;
    writeln!(out, "\nvariant:  {}", report.variant)?;
    writeln!(out, "position: {}", report.position)?;
    writeln!(out, "ply:      {}", report.ply)?;
    writeln!(out, "to move:  {}", report.to_move.unwrap_or("none, the game is over"))?;
    writeln!(out, "score:    {}", Words::default().say(score_line(&game.view())))?;
    if let Some(result) = report.result {
        writeln!(out, "result:   {result}")?;
    }
    for (name, points) in report.own.lists().into_iter().filter(|(_, points)| !points.is_empty()) {
        writeln!(out, "{:<9} {}", format!("{name}:"), points.join(" "))?;
    }
    if !report.legal.is_empty() {
        writeln!(out, "legal:    {} moves: {}", report.legal.len(), report.legal.join(" "))?;
    }
    Ok(())
}
