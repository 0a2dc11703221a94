//! `abande export`: a position of a game as a picture.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use crate::diagram::{Diagram, svg};
use crate::record::{ReadError, Record, read_file, write_file};
use crate::rules::AnyMove;
use crate::theme::Theme;

use super::{Failure, replay};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The game: AGN, a position string or Abstract Play JSON; - reads standard input
    file: PathBuf,
    /// Write a diagram as SVG; - writes to standard output
    #[arg(long, value_name = "OUT")]
    svg: PathBuf,
    /// The position after so many plies; by default, the last one
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value = "640x640")]
    size: Size,
    /// The colours: one of the program's own themes, or a file with one
    #[arg(long, value_name = "THEME", default_value = "ink")]
    theme: String,
}

/// At least one pixel each way, and no more than a poster has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Size([u16; 2]);

impl Size {
    const MAX: u16 = 16_384;
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse().ok().filter(|number| (1..=Self::MAX).contains(number));
        let size = text.split_once('x').and_then(|(width, height)| Some([number(width)?, number(height)?]));
        let most = Self::MAX;
        size.map(Self).ok_or_else(|| format!("a size is WIDTHxHEIGHT, such as 640x480, up to {most}x{most}"))
    }
}

pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let record = replay::open(&args.file)?;
    let theme = theme(&args.theme)?;
    let (diagram, title) = drawn(&record, args, &theme)?;
    let text = svg::write(&diagram, &title);
    if args.svg == Path::new("-") {
        return Ok(out.write_all(text.as_bytes())?);
    }
    write_file(&args.svg, text.as_bytes()).map_err(|error| Failure::of_file(&args.svg, error))
}

/// The position, drawn, and what it is.
fn drawn(record: &Record, args: &Args, theme: &Theme) -> Result<(Diagram, String), Failure> {
    let moves = record.moves();
    let ply = args.ply.unwrap_or(moves.len());
    let Some((before, _)) = moves.split_at_checked(ply) else {
        return Err(Failure::Usage(format!("--ply {ply}: the game has {} plies", moves.len())));
    };
    let mut game = *record.start();
    for &mv in before {
        game.play(mv).map_err(Failure::from_error)?;
    }
    let last = before.last().copied().map(AnyMove::intent);
    let diagram = Diagram::new(&game.view(), last, theme, args.size.0).map_err(Failure::from_error)?;
    Ok((diagram, format!("{}: {game}", record.variant().name())))
}

/// One of the program's own themes, or the one in a file.
fn theme(named: &str) -> Result<Theme, Failure> {
    if let Some(theme) = Theme::own(named) {
        return Ok(theme);
    }
    let path = Path::new(named);
    let text = read_file(path).map_err(|error| match error {
        ReadError::Io(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let own = Theme::identifiers().collect::<Vec<_>>().join(", ");
            Failure::Usage(format!("--theme {named}: there is no such file, and the own themes are {own}"))
        }
        error => Failure::of_file(path, error),
    })?;
    Theme::parse(&text).map_err(|error| Failure::Failed(format!("{named}: {error}")))
}
