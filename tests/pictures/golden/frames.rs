//! How many pictures a second an adapter draws while the table turns, for docs/performance.md.

use std::f32::consts::TAU;
use std::path::Path;
use std::time::{Duration, Instant};

use abande::app::game::{Lenses, Quality};
use abande::app::shell::offscreen::{OffscreenRenderer, PictureMarks, PictureScene};
use abande::app::shell::picture::{Picture, PictureError};
use abande::app::stage::camera::OrbitPose;
use abande::rules::AnyGame;

use super::{anda, random};

/// Each table turns for so long.
const LONG: Duration = Duration::from_secs(4);
/// From one picture to the next, in radians.
const STEP: f32 = TAU / 720.0;

/// `FRAMES_SIZE=1920x1080` measures a size other than 1280x720; `FRAMES_OUT` is a folder for the pictures.
#[test]
#[ignore = "prints figures; run by hand"]
fn how_fast_the_table_turns() {
    let size = std::env::var("FRAMES_SIZE").unwrap_or_else(|_| "1280x720".into());
    let (width, height) = size.split_once('x').expect("WIDTHxHEIGHT");
    let size = [width, height].map(|number| number.parse().unwrap());
    for (name, game) in [("hex, 30 plies", random("hex", 30)), ("anda-11, half full", anda(11, 165))] {
        for quality in Quality::ALL {
            match turning(&game, quality, size) {
                Ok((adapter, rate, picture)) => {
                    if let Some(folder) = std::env::var_os("FRAMES_OUT") {
                        let file = format!("{}-{quality}.png", name.replace([',', ' '], ""));
                        picture.save(&Path::new(&folder).join(file)).unwrap();
                    }
                    let [width, height] = size;
                    println!("{name}, {quality}, {width}x{height}: {rate:.1} pictures a second, {adapter}");
                }
                Err(PictureError::Start(error)) => return eprintln!("not measured: {error}"),
                Err(error) => panic!("{name}, {quality}: {error}"),
            }
        }
    }
}

/// The adapter, the pictures a second with every lens on, and the last one.
fn turning(game: &AnyGame, quality: Quality, size: [u32; 2]) -> Result<(String, f64, Picture), PictureError> {
    let marked = PictureMarks { lenses: Lenses::ALL, ..PictureMarks::of(*game) };
    let mut shown = PictureScene { size, marked: Some(marked), ..PictureScene::of(game) };
    shown.start.quality = Some(quality);
    let mut renderer = OffscreenRenderer::open(&shown)?;
    // Textures are there, and shaders are compiled, also those for a table that turns.
    renderer.picture()?;
    let mut orbit = OrbitPose::all(0.0, 0.908);
    renderer.jump_to_table_view(orbit);
    renderer.draw();
    let (mut drawn, started) = (0_u32, Instant::now());
    while started.elapsed() < LONG {
        orbit.yaw += STEP;
        renderer.jump_to_table_view(orbit);
        renderer.draw();
        drawn += 1;
    }
    // The adapter may be behind: what it still has to draw counts.
    let picture = renderer.picture()?;
    Ok((renderer.adapter(), f64::from(drawn) / started.elapsed().as_secs_f64(), picture))
}
