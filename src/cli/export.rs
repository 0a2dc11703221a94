//! `abande export`: a position of a game as a picture.

#![deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

#[cfg(feature = "gui")]
use crate::app::game::{BoardStyle, Quality};
#[cfg(feature = "gui")]
use crate::app::shell::{
    game_pictures::{self, GifError, PictureCaptions, PictureStyle},
    graphics::{Renderer, StartOptions},
    photo,
    picture::PictureError,
    result_card,
};
use crate::diagram::{Diagram, svg};
#[cfg(feature = "gui")]
use crate::i18n::Words;
use crate::i18n::{Language, language};
use crate::record::{ReadError, Record, read_file};
use crate::rules::{AnyMove, Player};
use crate::theme::Theme;

use super::display::{QualityArg, RendererArg};
use super::output::{FileKind, Force};
use super::view::View;
use super::{Failure, replay};

#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of the command line")]
pub(super) struct ExportArgs {
    /// The game: AGN, a position string or Abstract Play JSON; - reads standard input
    file: PathBuf,
    #[command(flatten)]
    target: Target,
    /// Stop after N plies [default: the end of the game]
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Width and height in pixels [default: 640x640 for SVG, 1280x720 for PNG, 1200x630 for a card, 1920x1080 for a photo, 640x400 for GIF]
    #[arg(long, value_name = "WxH")]
    size: Option<Size>,
    /// The colours: one of the built-in themes, or a file with one [default: ink for SVG, otherwise walnut]
    #[arg(long, value_name = "THEME")]
    theme: Option<OsString>,
    /// Draw the PNG or GIF as a flat diagram instead of the table
    #[arg(long, conflicts_with = "svg")]
    flat: bool,
    /// Draw the table in the PNG or GIF from this player's side [default: black]
    #[arg(long, value_name = "PLAYER", value_parser = parse_player, conflicts_with_all = ["svg", "flat"])]
    seat: Option<Player>,
    /// Quality of the PNG or GIF [default: whatever suits the graphics adapter]
    #[arg(long, conflicts_with = "svg")]
    quality: Option<QualityArg>,
    /// Graphics API to use for a PNG or GIF [default: whichever works]
    #[arg(long, conflicts_with = "svg")]
    renderer: Option<RendererArg>,
    /// Draw the PNG or GIF on the processor, even if there is a graphics card
    #[arg(long, conflicts_with = "svg")]
    software: bool,
    /// Write the points, the last move and its comment below the PNG, as below a GIF
    #[arg(long, conflicts_with_all = ["svg", "gif"])]
    caption: bool,
    /// Draw the end of the game beside its players, its result and how it went, as a PNG to share
    #[arg(long, conflicts_with_all = ["svg", "gif", "caption", "ply"])]
    card: bool,
    /// Take a photo: the table from a low angle and without marks, at quality high with only a part in focus, as a PNG
    #[arg(long, conflicts_with_all = ["svg", "gif", "flat", "caption", "card"])]
    photo: bool,
    /// Take the photo from here: degrees around the table from the player's side and above it, and how many times
    /// nearer than all of the board is in view; then how far to the right and towards Black it looks
    /// [default: 0,25,1]
    #[arg(long, value_name = "YAW,TILT,ZOOM[,X,Y]", requires = "photo", allow_hyphen_values = true)]
    view: Option<View>,
    /// Turn the table once around in the GIF, instead of playing the game
    #[arg(long, conflicts_with_all = ["svg", "png", "flat", "delay"])]
    turn: bool,
    /// The language of the words in a PNG or GIF: a tag such as en or de [default: en]
    #[arg(long, value_name = "TAG", value_parser = language::named, conflicts_with = "svg")]
    lang: Option<Language>,
    /// Seconds to show each move of the GIF
    #[arg(long, value_name = "SECONDS", default_value = "1.2", value_parser = parse_delay, conflicts_with_all = ["svg", "png"])]
    delay: Duration,
    #[command(flatten)]
    force: Force,
}

/// Output of the command.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
struct Target {
    /// Write a diagram of a position as SVG; - writes to standard output
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// Write a picture of a position as PNG; - writes to standard output
    #[arg(long, value_name = "OUT")]
    png: Option<PathBuf>,
    /// Write the whole game as an animated GIF; - writes to standard output
    #[arg(long, value_name = "OUT")]
    gif: Option<PathBuf>,
}

impl Target {
    /// The kind of output, and its file.
    fn chosen(&self) -> Result<(Format, &Path), Failure> {
        match self {
            Self { svg: Some(path), .. } => Ok((Format::Svg, path)),
            Self { png: Some(path), .. } => Ok((Format::Png, path)),
            Self { gif: Some(path), .. } => Ok((Format::Gif, path)),
            Self { svg: None, png: None, gif: None } => {
                Err(Failure::Usage("give one of --svg, --png and --gif".to_owned()))
            }
        }
    }
}

/// The formats of pictures that are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

impl Format {
    /// The ending of its files.
    const fn ending(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Gif => "gif",
        }
    }

    const fn kind(self) -> FileKind {
        match self {
            Self::Svg => FileKind::Svg,
            Self::Png => FileKind::Png,
            Self::Gif => FileKind::Gif,
        }
    }

    /// The colours that suit it.
    const fn theme(self) -> &'static str {
        match self {
            Self::Svg => "ink",
            Self::Png | Self::Gif => "walnut",
        }
    }

    const fn size(self) -> Size {
        match self {
            Self::Svg => Size([640, 640]),
            Self::Png => Size([1280, 720]),
            Self::Gif => Size([640, 400]),
        }
    }

    /// Refuses a name that promises another picture: programs go by the ending.
    fn check_name(self, path: &Path) -> Result<(), Failure> {
        const OTHERS: [&str; 8] = ["jpg", "jpeg", "webp", "avif", "bmp", "tif", "tiff", "pdf"];
        let ours = [Self::Svg, Self::Png, Self::Gif].map(Self::ending);
        let ending = path.extension().and_then(OsStr::to_str).unwrap_or_default().to_ascii_lowercase();
        if ending == self.ending() || !ours.into_iter().chain(OTHERS).any(|known| known == ending) {
            return Ok(());
        }
        let (format, name) = (self.ending(), crate::rules::visible_path(path));
        Err(Failure::Usage(format!("--{format} {name}: a name ending in .{ending} promises another format")))
    }
}

/// Usual width and height of a result card, in pixels: what link previews show in full.
const CARD_SIZE: Size = Size([1200, 630]);
/// Usual width and height of a photo of the table, in pixels.
const PHOTO_SIZE: Size = Size([1920, 1080]);

/// From a twentieth of a second, about as fast as anyone can follow, to a minute.
fn parse_delay(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.05..=60.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "the delay must be from 0.05 to 60 seconds".to_owned())
}

fn parse_player(text: &str) -> Result<Player, String> {
    let player = Player::ALL.into_iter().find(|player| player.word() == text);
    player.ok_or_else(|| "the player must be black or white".to_owned())
}

/// Width and height of a picture in pixels, each from 1 to [`MAX`](Self::MAX).
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

/// Draws a position or a whole game, and writes it as SVG, PNG or GIF.
pub(super) fn run(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (format, path) = args.target.chosen()?;
    format.check_name(path)?;
    args.force.check(path, format.kind())?;
    let record = replay::open(&args.file)?;
    let theme = theme(args.theme.as_deref().unwrap_or(OsStr::new(format.theme())))?;
    let moves = record.moves();
    let ply = args.ply.unwrap_or(moves.len());
    let Some((moves, _)) = moves.split_at_checked(ply) else {
        return Err(Failure::Usage(format!("--ply {ply}: the game has {} plies", moves.len())));
    };
    let usual_size = match (args.card, args.photo) {
        (true, _) => CARD_SIZE,
        (_, true) => PHOTO_SIZE,
        (false, false) => format.size(),
    };
    let scene = Scene { record: &record, moves, theme, size: args.size.unwrap_or(usual_size).0 };
    let bytes = match format {
        Format::Svg => scene.diagram()?.into_bytes(),
        Format::Png => scene.png(args)?,
        Format::Gif => scene.gif(args)?,
    };
    if path == Path::new("-") {
        return Ok(out.write_all(&bytes)?);
    }
    args.force.write(path, format.kind(), &bytes)
}

/// A record up to a position, with the colours and the size in which to draw it.
struct Scene<'a> {
    record: &'a Record,
    /// Its moves, as far as they are shown.
    moves: &'a [AnyMove],
    theme: Theme,
    size: [u16; 2],
}

impl Scene<'_> {
    fn diagram(&self) -> Result<String, Failure> {
        let mut game = *self.record.start();
        for &mv in self.moves {
            game.play(mv).map_err(Failure::from_error)?;
        }
        let last = self.moves.last().copied().map(AnyMove::intent);
        let diagram =
            Diagram::new(&game.view(), last, &self.theme, self.size).map_err(Failure::from_error)?;
        Ok(svg::write(&diagram, &format!("{}: {game}", game.variant().name())))
    }
}

#[cfg(feature = "gui")]
impl Scene<'_> {
    fn png(&self, args: &ExportArgs) -> Result<Vec<u8>, Failure> {
        if args.card {
            let words = Words::new(args.lang.unwrap_or_default());
            let card = result_card::render(self.record, &self.look(args), &words).map_err(of_picture)?;
            return card.png().map_err(of_picture);
        }
        if args.photo {
            let view = args.view.map(|view| view.pose(args.seat.unwrap_or(Player::Black)));
            let photo = photo::render(self.record.start(), self.moves, &self.look(args), view);
            return photo.and_then(|photo| photo.png()).map_err(of_picture);
        }
        let captions = args.caption.then(|| self.captions(args));
        let picture = game_pictures::render_position(
            self.record.start(),
            self.moves,
            &self.look(args),
            captions.as_ref(),
        );
        let picture = picture.map_err(of_picture)?;
        picture.png().map_err(of_picture)
    }

    fn gif(&self, args: &ExportArgs) -> Result<Vec<u8>, Failure> {
        let mut bytes = Vec::new();
        let (start, look, captions) = (self.record.start(), self.look(args), self.captions(args));
        let written = if args.turn {
            game_pictures::write_turntable(start, self.moves, &look, &mut bytes)
        } else {
            game_pictures::write_gif(start, self.moves, &look, &captions, args.delay, &mut bytes)
        };
        match written {
            Ok(()) => Ok(bytes),
            Err(GifError::Picture(error)) => Err(of_picture(error)),
            Err(GifError::Io(error)) => Err(Failure::Io(error)),
        }
    }

    /// Caption: the comments, and the result if the game is shown to its end.
    fn captions(&self, args: &ExportArgs) -> PictureCaptions {
        let tree = self.record.tree();
        let path = tree.path(self.record.end());
        let is_whole = self.moves.len() + 1 == path.len();
        PictureCaptions {
            words: Words::new(args.lang.unwrap_or_default()),
            comments: path.iter().map(|&node| tree.node(node).notes().comment.clone()).collect(),
            result: self.record.result().filter(|_| is_whole),
        }
    }

    fn look(&self, args: &ExportArgs) -> PictureStyle {
        PictureStyle {
            size: self.size.map(u32::from),
            theme: self.theme.clone(),
            depiction: if args.flat { BoardStyle::Diagram } else { BoardStyle::Table },
            seat: args.seat.unwrap_or(Player::Black),
            start: StartOptions {
                quality: args.quality.map(Quality::from),
                renderer: args.renderer.map(Renderer::from),
                software: args.software,
                ..StartOptions::default()
            },
        }
    }
}

#[cfg(feature = "gui")]
fn of_picture(error: PictureError) -> Failure {
    match error {
        PictureError::Start(error) => Failure::NoDisplay(error.to_string()),
        error => Failure::from_error(error),
    }
}

/// Every build has the options, because manual pages are made from one without the window.
#[cfg(not(feature = "gui"))]
#[expect(clippy::unused_self, reason = "what draws is not there")]
impl Scene<'_> {
    fn png(&self, _: &ExportArgs) -> Result<Vec<u8>, Failure> {
        Err(Failure::Failed(NO_PICTURES.to_owned()))
    }

    fn gif(&self, _: &ExportArgs) -> Result<Vec<u8>, Failure> {
        Err(Failure::Failed(NO_PICTURES.to_owned()))
    }
}

#[cfg(not(feature = "gui"))]
const NO_PICTURES: &str = "this program was built without the window and can only draw SVG";

/// One of the program's own themes, or the one in a file.
fn theme(named: &OsStr) -> Result<Theme, Failure> {
    if let Some(theme) = named.to_str().and_then(Theme::own) {
        return Ok(theme);
    }
    let path = Path::new(named);
    let named = crate::rules::visible_path(path);
    let text = read_file(path).map_err(|error| match error {
        ReadError::Io(error) if error.kind() == std::io::ErrorKind::NotFound => {
            let own = Theme::identifiers().collect::<Vec<_>>().join(", ");
            Failure::Usage(format!("--theme {named}: there is no such file; the built-in themes are {own}"))
        }
        error => Failure::of_file(path, error),
    })?;
    Theme::parse(&text).map_err(|error| Failure::Failed(format!("{named}: {error}")))
}

#[cfg(all(test, feature = "gui"))]
mod tests {
    #![allow(clippy::unwrap_used)]

    use clap::Parser;

    use super::*;
    use crate::app::game::{ExportSize, PhotoFormat, PictureKind, PictureOptions};
    use crate::app::shell::graphics::{Adapter, DeviceType};
    use crate::app::shell::sharing::{DrawingOptions, command_line};
    use crate::app::stage::camera::OrbitPose;

    #[derive(Debug, Parser)]
    struct Line {
        #[command(flatten)]
        args: ExportArgs,
    }

    /// The window has its pictures drawn by this command.
    #[test]
    fn everything_the_window_asks_for_is_understood() {
        let adapter = |renderer, kind| Some(Adapter { name: String::new(), kind, renderer });
        let cards = [
            (None, None, Player::Black),
            (Some(Quality::Low), adapter(Renderer::Gl, DeviceType::Cpu), Player::White),
            (Some(Quality::High), adapter(Renderer::Vulkan, DeviceType::DiscreteGpu), Player::Black),
        ];
        for kind in PictureKind::ALL {
            for depiction in [BoardStyle::Table, BoardStyle::Diagram] {
                let ways = ExportSize::ALL.into_iter().zip(PictureOptions::DELAYS).zip(cards.clone());
                for ((size, delay), (quality, adapter, seat)) in ways {
                    let theme = "my own/night.toml".into();
                    let is_small = size == ExportSize::Small;
                    let (caption, format) =
                        (is_small, if is_small { PhotoFormat::Portrait } else { PhotoFormat::Wide });
                    let view =
                        is_small.then_some(View { yaw: -112.5, tilt: 20.0, zoom: 2.5, pan: [-1.5, 0.25] });
                    let (view, language) = (view.map(|view| view.pose(seat)), Language::Japanese);
                    expect(
                        &PictureOptions { kind, depiction, size, format, delay, caption },
                        &DrawingOptions { theme, quality, adapter, seat, view, language },
                    );
                }
            }
        }
    }

    fn expect(picture: &PictureOptions, drawing: &DrawingOptions) {
        let line = command_line(picture, picture.pixels(), drawing);
        let Line { args } = Line::try_parse_from(line).unwrap();
        let is_software = drawing.adapter.as_ref().is_some_and(Adapter::is_software);
        assert_eq!((args.flat, args.software), (picture.shown_as() == BoardStyle::Diagram, is_software));
        assert_eq!(args.target.gif.is_some(), picture.kind.ending() == "gif");
        assert_eq!(args.card, picture.kind == PictureKind::Card);
        assert_eq!(args.turn, picture.kind == PictureKind::Turntable);
        assert_eq!(args.photo, picture.kind == PictureKind::Photo);
        let read = args.view.map(|view| view.pose(drawing.seat));
        let meant = drawing.view.filter(|_| args.photo);
        assert_eq!(read.is_some(), meant.is_some());
        assert!(
            read.zip(meant).is_none_or(|(read, meant)| is_same_view(read, meant)),
            "{read:?} for {meant:?}"
        );
        assert_eq!(args.size.map(|size| size.0.map(u32::from)), Some(picture.pixels()));
        assert_eq!(args.quality.map(Quality::from), drawing.quality);
        assert_eq!(args.theme.as_ref(), Some(&drawing.theme));
        assert_eq!(args.seat, (picture.shown_as() == BoardStyle::Table).then_some(drawing.seat));
        assert_eq!(args.lang, Some(drawing.language));
        assert_eq!(args.caption, picture.caption && picture.kind == PictureKind::Still);
        if picture.kind == PictureKind::Film {
            assert_eq!(args.delay, picture.delay);
        }
    }

    /// As written, with few decimals.
    fn is_same_view(read: OrbitPose, meant: OrbitPose) -> bool {
        let turned = (read.yaw - meant.yaw).abs();
        let apart = [read.elevation - meant.elevation, read.zoom - meant.zoom, read.pan.distance(meant.pan)];
        turned < 1e-3 && apart.iter().all(|apart| apart.abs() < 1e-3)
    }
}
