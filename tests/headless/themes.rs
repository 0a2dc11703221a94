//! Themes: what is chosen is on the table and in the panels at once, and what cannot be used is told.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use abande::app::desk::panels;
use abande::app::game::{EditPreferences, StoredPreferences, TableTheme, Toast, UserThemes, WindowWaker};
use abande::app::stage::pieces::Piece;
use abande::app::stage::scene::{FaceViewer, SceneColours, SceneMaterial};
use abande::i18n::Words;
use abande::library::preferences::ThemeName;
use abande::library::{PreferencesFile, ThemeFolder};
use abande::rules::{Player, Variant};
use abande::theme::{Colour, Part, Theme};
use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use bevy::window::WindowFocused;

use super::table::Table;

/// The disk of a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn table() -> Table {
    Table::in_window(Variant::Hex, "")
}

fn choose(table: &mut Table, name: &str) {
    let name = ThemeName::new(name).expect("a name");
    table
        .app
        .world_mut()
        .write_message(EditPreferences::new(move |preferences| preferences.board.theme = name.clone()));
    table.frames(4);
}

fn chosen(table: &Table) -> Theme {
    table.app.world().resource::<TableTheme>().0.clone()
}

/// Everything that has a colour: the lightest of a white and of a black disc, the letters, what lies on slab and table, what
/// is behind everything, and the panels.
fn colours(table: &mut Table) -> Vec<String> {
    let panel = table.egui().global_style().visuals.panel_fill;
    let world = table.app.world_mut();
    let mut discs = world.query::<(&Piece, &Mesh3d)>();
    let worn: Vec<_> = discs.iter(world).map(|(piece, mesh)| (piece.owner, mesh.0.clone())).collect();
    let meshes = world.resource::<Assets<Mesh>>();
    let lightest = |player: Player| {
        let (_, mesh) = worn.iter().find(|(owner, _)| *owner == player).expect("a disc");
        let colours = meshes.get(mesh).and_then(|mesh| mesh.attribute(Mesh::ATTRIBUTE_COLOR));
        let Some(VertexAttributeValues::Float32x4(colours)) = colours else { panic!("no colours") };
        let light = |color: &[f32; 4]| color[0] + color[1] + color[2];
        let most = colours.iter().max_by(|one, other| light(one).total_cmp(&light(other)));
        format!("{player:?} {most:?}")
    };
    let mut seen = Player::ALL.map(lightest).to_vec();
    seen.extend([format!("panel {panel:?}"), format!("{:?}", world.resource::<ClearColor>())]);
    let mut letters = world.query_filtered::<&SceneMaterial, With<FaceViewer>>();
    let ink = letters.iter(world).find_map(|paint| match paint {
        SceneMaterial::Ink(_, color) => Some(format!("letters {color:?}")),
        _ => None,
    });
    seen.extend(ink);
    let mut things = world.query::<(&Name, &SceneMaterial)>();
    let named = |name: &str| {
        things.iter(world).find(|(known, _)| known.as_str() == name).map(|(_, paint)| paint.clone())
    };
    let pictures = ["slab", "surround"].map(named);
    seen.extend(pictures.map(|paint| format!("{:?}", paint.expect("it is laid"))));
    assert_eq!(seen.len(), 7, "{seen:?}");
    seen
}

#[test]
fn another_theme_is_everywhere_at_once_and_remembered() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("config.toml");
    let mut table = table();
    table.app.insert_resource(StoredPreferences::open(file.clone(), &WindowWaker::default()).0);
    table.frames(2);
    let walnut = colours(&mut table);
    for name in Theme::identifiers().skip(1) {
        choose(&mut table, name);
        assert_eq!(Some(chosen(&table)), Theme::own(name));
        let after = colours(&mut table);
        for (was, is) in walnut.iter().zip(&after) {
            assert_ne!(was, is, "{name}");
        }
        table.check();
        let started = Instant::now();
        while PreferencesFile::open(file.clone()).1.board.theme.as_str() != name {
            assert!(started.elapsed() < PATIENCE, "{name}: {:?}", fs::read_to_string(&file));
            thread::sleep(Duration::from_millis(10));
        }
    }
    choose(&mut table, "walnut");
    assert_eq!(*table.app.world().resource::<SceneColours>(), SceneColours::default());
}

#[test]
fn nothing_is_mixed_anew_while_nothing_changes() {
    #[derive(Resource, Default)]
    struct Changes(usize);
    let mut table = table();
    table.app.init_resource::<Changes>().add_systems(
        Last,
        |colours: Res<SceneColours>, mut changes: ResMut<Changes>| {
            changes.0 += usize::from(colours.is_changed());
        },
    );
    table.frames(2);
    table.app.insert_resource(Changes(0));
    table.frames(20);
    // Another choice is no other theme.
    table
        .app
        .world_mut()
        .write_message(EditPreferences::new(|preferences| preferences.board.letters = false));
    table.frames(20);
    assert_eq!(table.app.world().resource::<Changes>().0, 0);
    choose(&mut table, "ink");
    assert_eq!(table.app.world().resource::<Changes>().0, 1);
}

#[test]
fn the_menu_has_a_picture_of_every_theme() {
    let mut table = table();
    table.press("view-menu");
    for name in ["contrast", "verdigris", "slate", "ink", "walnut"] {
        table.press(&format!("theme:{name}"));
        assert_eq!(Some(chosen(&table)), Theme::own(name));
    }
}

/// What was said since the last time.
#[derive(Resource, Default)]
struct Said(Vec<String>);

fn listen(mut toasts: MessageReader<Toast>, mut said: ResMut<Said>) {
    said.0.extend(toasts.read().map(|toast| Words::default().say(&toast.text)));
}

fn said(table: &mut Table) -> Vec<String> {
    std::mem::take(&mut table.app.world_mut().resource_mut::<Said>().0)
}

#[test]
fn a_players_own_theme_is_followed_and_a_bad_one_is_told_while_walnut_stands_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let themes = ThemeFolder::new(folder.path().join("themes"));
    themes.make().expect("a folder");
    let slate = include_str!("../../assets/themes/slate.toml");
    let put = |name: &str, text: &str| fs::write(themes.path().join(name), text).expect("a file");
    put("mine.toml", &slate.replace("#7C8280", "#86A0C0"));
    put("bad.toml", &slate.replace("#F6F3EC", "snow"));
    put("walnut.toml", slate);
    let mut table = table();
    let usual = ThemeName::default();
    table.app.insert_resource(UserThemes::open(themes.clone(), &usual, &WindowWaker::default()));
    table.app.init_resource::<Said>().add_systems(Last, listen);
    table.until("the folder is read", |world| {
        (world.resource::<UserThemes>().files().len() == 3).then_some(())
    });
    choose(&mut table, "mine");
    assert_eq!(chosen(&table).colour(Part::Board), Colour::new([0x86, 0xA0, 0xC0]));
    assert_eq!(said(&mut table), [] as [&str; 0]);
    choose(&mut table, "bad");
    assert_eq!(chosen(&table), Theme::default());
    let why = "The theme in bad.toml cannot be used: “white” is “snow”, but it must be a colour such as #7C8280. The table is \
               shown in walnut and ivory.";
    assert_eq!(said(&mut table), [why]);
    assert!(is_alarmed(&mut table));
    // It is told once, and the choice stays.
    table
        .app
        .world_mut()
        .write_message(EditPreferences::new(|preferences| preferences.board.letters = false));
    table.frames(4);
    assert_eq!(said(&mut table), [] as [&str; 0]);
    assert_eq!(table.app.world().resource::<StoredPreferences>().board.theme.as_str(), "bad");
    // Once the file is mended, coming back to the window is enough to see it.
    put("bad.toml", slate);
    let window = table.app.world_mut().spawn_empty().id();
    table.app.world_mut().write_message(WindowFocused { window, focused: true });
    let mended = Theme::own("slate");
    table.until("the file is read again", |world| {
        (Some(&world.resource::<TableTheme>().0) == mended.as_ref()).then_some(())
    });
    table.frames(2);
    assert!(!is_alarmed(&mut table), "it is not true any longer");
    choose(&mut table, "gone");
    assert_eq!(chosen(&table), Theme::default());
    assert!(is_alarmed(&mut table));
    let missing = "There is no theme called “gone”. The table is shown in walnut and ivory.";
    assert_eq!(said(&mut table), [missing]);
    // A file does not hide one of the program's own.
    choose(&mut table, "walnut");
    assert_eq!((chosen(&table), said(&mut table)), (Theme::default(), vec![]));
    assert!(!is_alarmed(&mut table), "another theme is chosen");
}

/// Whether something is said that stays until it is closed.
fn is_alarmed(table: &mut Table) -> bool {
    panels::buttons(&table.egui()).contains_key("close-notice")
}

#[test]
fn the_first_picture_has_the_players_own_theme() {
    let folder = tempfile::tempdir().expect("a folder");
    let themes = ThemeFolder::new(folder.path().to_owned());
    let text = include_str!("../../assets/themes/verdigris.toml");
    fs::write(folder.path().join("night.toml"), text).expect("a file");
    let night = ThemeName::new("night").expect("a name");
    let opened = UserThemes::open(themes, &night, &WindowWaker::default());
    assert_eq!(opened.resolve(&night), (Theme::own("verdigris").expect("a theme"), None));
}
