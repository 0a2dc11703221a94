//! What the child process is given: its command line, and the record that it reads.

use std::f32::consts::{PI, TAU};
use std::ffi::OsString;
use std::time::SystemTime;

use crate::app::game::{BoardStyle, CurrentMatch, PictureKind, PictureOptions, Quality, UserThemes};
use crate::app::shell::graphics::{Adapter, Renderer};
use crate::app::stage::camera::{OrbitCamera, OrbitPose};
use crate::library::preferences::{Language, ThemeName};
use crate::play::{Change, ChangeError, Edit, Match, NodeId, Notes, Seat};
use crate::record::Record;
use crate::rules::{ByPlayer, Player};
use crate::theme::Theme;

/// How the window looks, for pictures of its game: theme, seat, language and such.
#[derive(Clone, Debug)]
pub(crate) struct DrawingOptions {
    /// Name or file of the theme.
    pub theme: OsString,
    pub quality: Option<Quality>,
    pub adapter: Option<Adapter>,
    /// Player from whose side the table is seen.
    pub seat: Player,
    /// Pose of the camera for a photo; `None` is the usual one.
    pub view: Option<OrbitPose>,
    /// Language of the captions.
    pub language: Language,
}

/// Returns the arguments with which another run of the program draws a picture of this size, in pixels.
pub(crate) fn command_line(
    picture: &PictureOptions,
    [width, height]: [u32; 2],
    drawing: &DrawingOptions,
) -> Vec<OsString> {
    let (format, of_kind): (&str, Vec<OsString>) = match picture.kind {
        PictureKind::Still if picture.caption => ("--png", vec!["--caption".into()]),
        PictureKind::Still => ("--png", Vec::new()),
        PictureKind::Photo => {
            let view = drawing.view.map(|view| view_argument(view, drawing.seat));
            let view = view.into_iter().flat_map(|view| ["--view".to_owned(), view]);
            ("--png", std::iter::once("--photo".to_owned()).chain(view).map(OsString::from).collect())
        }
        PictureKind::Card => ("--png", vec!["--card".into()]),
        PictureKind::Turntable => ("--gif", vec!["--turn".into()]),
        PictureKind::Film => {
            ("--gif", vec!["--delay".into(), picture.delay.as_secs_f64().to_string().into()])
        }
    };
    let mut options: Vec<OsString> = ["export", "-", format, "-", "--size"].map(OsString::from).into();
    options.extend([format!("{width}x{height}").into(), "--theme".into(), drawing.theme.clone()]);
    match picture.shown_as() {
        BoardStyle::Diagram => options.push("--flat".into()),
        BoardStyle::Table => options.extend(["--seat", drawing.seat.word()].map(OsString::from)),
    }
    options.extend(["--lang", drawing.language.tag()].map(OsString::from));
    options.extend(of_kind);
    if let Some(quality) = drawing.quality {
        options.extend(["--quality".into(), quality.to_string().into()]);
    }
    // What works here works there: another way may be the one that was given up.
    if let Some(adapter) = &drawing.adapter {
        if adapter.renderer == Renderer::Gl {
            options.extend(["--renderer", "gl"].map(OsString::from));
        }
        if adapter.is_software() {
            options.push("--software".into());
        }
    }
    options
}

/// Returns the argument for the pose of a camera, as seen from a player's side.
fn view_argument(view: OrbitPose, seat: Player) -> String {
    let turned = (view.yaw - OrbitCamera::for_player(seat).home_yaw + PI).rem_euclid(TAU) - PI;
    let (yaw, tilt, nearer) = (turned.to_degrees(), view.elevation.to_degrees(), view.zoom.recip());
    format!("{yaw:.2},{tilt:.2},{nearer:.4},{:.4},{:.4}", view.pan.x, view.pan.y)
}

/// Returns the argument that names a theme: its name, or the file of a theme of the player. The default theme takes the
/// place of one that cannot be used.
pub(super) fn theme_argument(name: &ThemeName, themes: &UserThemes) -> OsString {
    let is_built_in = Theme::own(name.as_str()).is_some();
    if is_built_in {
        return name.as_str().into();
    }
    let user_theme = themes.files().iter().find(|theme| theme.name == *name && theme.theme.is_ok());
    match user_theme.zip(themes.folder()) {
        Some((theme, folder)) => folder.path().join(theme.file()).into(),
        None => ThemeName::default().as_str().into(),
    }
}

/// Returns the whole record of the game on the table, for its card: with its players, its date and what a review has
/// written into it.
pub(super) fn whole_record(current: &CurrentMatch) -> String {
    Record::from_match(current.table_match(), current.header(), SystemTime::now()).to_string()
}

/// Returns the record of the game up to a node, for a picture: with its comments if they are shown, without
/// variations and names.
pub(super) fn record_up_to(game: &Match, end: NodeId, with_comments: bool) -> Result<String, ChangeError> {
    let tree = game.tree();
    let mut shown = Match::from_position(*game.start(), ByPlayer::new(Seat::Human, Seat::Human));
    for node in tree.path(end) {
        let node = tree.node(node);
        if let Some(mv) = node.mv() {
            shown.play(mv)?;
        }
        let comment = &node.notes().comment;
        if with_comments && !comment.is_empty() {
            let notes = Box::new(Notes { comment: comment.clone(), ..Notes::default() });
            shown.apply(Change::Edit(Edit::Annotate { node: shown.end(), notes }))?;
        }
    }
    if let Some(verdict) = game.verdict().filter(|_| end == game.end()) {
        shown.apply(Change::Conclude(verdict))?;
    }
    Ok(Record::from(&shown).to_string())
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use wgpu::DeviceType;

    use super::*;
    use bevy::math::Vec2;

    use crate::app::game::{ExportSize, PhotoFormat, UserTheme};
    use crate::library::ThemeFolder;
    use crate::play::tests::people;

    fn drawing(theme: &str) -> DrawingOptions {
        let language = Language::German;
        let seat = Player::White;
        DrawingOptions { theme: theme.into(), quality: None, adapter: None, seat, view: None, language }
    }

    #[test]
    fn the_command_line_says_all_that_was_chosen() {
        let joined = |picture: PictureOptions, drawing: &DrawingOptions| {
            command_line(&picture, picture.pixels(), drawing)
                .join(&OsString::from(" "))
                .into_string()
                .unwrap()
        };
        let still = PictureOptions { size: ExportSize::Large, ..PictureOptions::default() };
        assert_eq!(
            joined(still, &drawing("ink")),
            "export - --png - --size 3840x2160 --theme ink --seat white --lang de"
        );
        let captioned = joined(PictureOptions { caption: true, ..still }, &drawing("ink"));
        assert!(captioned.ends_with(" --lang de --caption"), "{captioned}");
        let film = PictureOptions {
            kind: PictureKind::Film,
            depiction: BoardStyle::Diagram,
            size: ExportSize::Small,
            format: PhotoFormat::Wide,
            delay: Duration::from_millis(600),
            caption: true,
        };
        let drawn = DrawingOptions {
            quality: Some(Quality::Medium),
            adapter: Some(Adapter { name: "llvmpipe".into(), kind: DeviceType::Cpu, renderer: Renderer::Gl }),
            ..drawing("my themes/night.toml")
        };
        let expected = "export - --gif - --size 480x300 --theme my themes/night.toml --flat --lang de --delay \
                        0.6 --quality medium --renderer gl --software";
        assert_eq!(joined(film, &drawn), expected);
        let photo = PictureOptions { kind: PictureKind::Photo, format: PhotoFormat::Portrait, ..film };
        let view = OrbitPose { yaw: PI + 1.0, elevation: 0.5, zoom: 0.5, pan: Vec2::new(-1.0, 0.0) };
        let drawn = DrawingOptions { view: Some(view), ..drawing("ink") };
        assert_eq!(
            joined(photo, &drawn),
            "export - --png - --size 1080x1350 --theme ink --seat white --lang de --photo --view \
             57.30,28.65,2.0000,-1.0000,0.0000"
        );
    }

    #[test]
    fn a_record_ends_where_the_picture_does() {
        let game = people("d4 d3 d5");
        let moves = |node| Record::parse(&record_up_to(&game, node, false).unwrap()).unwrap().moves().len();
        assert_eq!((moves(game.line()[1]), moves(game.end())), (1, 3));
    }

    #[test]
    fn a_record_of_the_whole_game_says_who_won() {
        let mut game = people("d4 d3 d5");
        game.resign(Player::White);
        let result = |node| Record::parse(&record_up_to(&game, node, false).unwrap()).unwrap().result();
        assert!(game.result().is_some());
        assert_eq!(result(game.end()), game.result());
        assert_eq!(result(game.line()[1]), None, "it was not over yet");
    }

    #[test]
    fn a_record_has_its_comments_where_they_are_shown() {
        let mut game = people("d4 d3 d5");
        for (node, comment) in [(NodeId::ROOT, "A short one."), (game.line()[2], "Why there?")] {
            let notes = Box::new(Notes { comment: comment.into(), ..Notes::default() });
            game.apply(Change::Edit(Edit::Annotate { node, notes })).unwrap();
        }
        let comments = |with_comments| {
            let record = Record::parse(&record_up_to(&game, game.end(), with_comments).unwrap()).unwrap();
            let path = record.tree().path(record.end()).into_iter();
            path.map(|node| record.tree().node(node).notes().comment.clone()).collect::<Vec<_>>()
        };
        assert_eq!(comments(true), ["A short one.", "", "Why there?", ""]);
        assert_eq!(comments(false), [""; 4]);
    }

    #[test]
    fn the_programs_own_themes_go_by_their_names_and_those_of_the_player_by_their_files() {
        let name = |text: &str| ThemeName::new(text).unwrap();
        let mut themes = UserThemes::from_files(Vec::new());
        assert_eq!(theme_argument(&name("slate"), &themes), "slate");
        assert_eq!(theme_argument(&name("gone"), &themes), ThemeName::default().as_str());
        let night = UserTheme { name: name("night"), theme: Ok(Theme::default()) };
        themes = UserThemes::in_folder(ThemeFolder::new("own/themes".into()), vec![night]);
        let file = std::path::Path::new("own").join("themes").join("night.toml");
        assert_eq!(theme_argument(&name("night"), &themes), file.as_os_str());
    }
}
