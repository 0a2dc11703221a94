//! Pictures of the game that is on the table, asked for with the mouse.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::BufReader;
use std::time::Duration;

use super::PATIENCE;
use super::player::Player;
use super::screen::Screen;

/// The program that draws has to find an adapter first, and two cores share everything here.
const DRAWING: Duration = Duration::from_mins(2);

#[test]
fn a_picture_and_a_film_are_saved_with_the_mouse() {
    let Some(screen) = Screen::start("sharing") else { return };
    fs::write(screen.folder().join("game.agn"), "[Game \"Abande\"]\n\nd4 d5 d3 d5-d4 *\n").expect("written");
    let arguments = ["--black", "human", "--white", "human", "--lang", "en", "game.agn"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);

    ask(&mut player, &["Size in pixels: 1280 × 720"], "table");
    let picture = screen.folder().join("table.png");
    player.until("the picture is drawn", DRAWING, |_| picture.exists());
    let reader = image::ImageReader::open(&picture).expect("the file").with_guessed_format().expect("read");
    assert_eq!(reader.format(), Some(image::ImageFormat::Png));
    let pixels = reader.decode().expect("a picture").to_rgb8();
    assert_eq!(pixels.dimensions(), (1280, 720));
    let shades: BTreeSet<_> = pixels.pixels().map(|pixel| pixel.0).collect();
    assert!(shades.len() > 1000, "wood and discs have many colours: {}", shades.len());

    let chooser =
        ["Content: The whole game (GIF)", "Style: 2D diagram", "Size in pixels: 480 × 300", "Speed: Fast"];
    ask(&mut player, &chooser, "whole");
    let film = screen.folder().join("whole.gif");
    player.until("the film is drawn", DRAWING, |_| film.exists());
    let mut decoder = gif::DecodeOptions::new()
        .read_info(BufReader::new(File::open(&film).expect("the file")))
        .expect("a film");
    assert_eq!((decoder.width(), decoder.height()), (480, 300));
    let mut delays = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        delays.push(frame.delay);
    }
    assert_eq!(delays, [60, 60, 60, 60, 240], "the start and each move");

    // The game has not noticed.
    player.click("e4");
    player.until("the game goes on", PATIENCE, |report| report.moves.len() == 5);
}

/// Goes through both dialogs.
fn ask(player: &mut Player, chooser: &[&str], name: &str) {
    player.press("game-menu");
    player.press("picture");
    for choice in chooser {
        player.press(choice);
    }
    player.press("Save as…");
    player.until("the field for the name has the keys", PATIENCE, |report| report.focused.is_some());
    player.write(name);
    player.key("Return");
    player.until("the dialog is closed", PATIENCE, |report| !report.dialog);
}
