//! The table drawn into memory: compared with the golden pictures in `tests/golden`, and measured.
//!
//! Without a graphics adapter the tests say so and pass, unless `REQUIRE_GOLDEN` is set.

mod framing;
mod golden;
mod marks;
mod photo;

use abande::app::shell::offscreen::{OffscreenRenderer, PictureScene};
use abande::app::shell::picture::{Picture, PictureError};
use bevy::math::Vec2;

/// Draws scenes one after the other. Those on the same table share its textures and shaders, which take most of the time.
#[derive(Default)]
struct Renderer(Option<OffscreenRenderer>);

impl Renderer {
    /// `None` without a graphics adapter.
    fn draw(&mut self, name: &str, scene: &PictureScene) -> Option<Picture> {
        let shown = match &mut self.0 {
            Some(renderer) => renderer.show(scene),
            None => OffscreenRenderer::open(scene).map(|renderer| self.0 = Some(renderer)),
        };
        drawn(name, shown)?;
        self.0.as_mut().map(|renderer| renderer.picture().unwrap_or_else(|error| panic!("{name}: {error}")))
    }

    /// The pixel of each point of the board in the last picture.
    fn places(&mut self) -> Vec<Vec2> {
        self.0.as_mut().map(OffscreenRenderer::places).unwrap_or_default()
    }
}

/// What was drawn, or `None` without a graphics adapter.
fn drawn<T>(name: &str, result: Result<T, PictureError>) -> Option<T> {
    match result {
        Err(PictureError::Start(error)) if std::env::var_os("REQUIRE_GOLDEN").is_none() => {
            eprintln!("{name} is not drawn: {error}");
            None
        }
        other => Some(other.unwrap_or_else(|error| panic!("{name}: {error}"))),
    }
}
