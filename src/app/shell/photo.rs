//! Photos of a game to share: one position from low above the table, without marks, and at high quality with a shallow
//! depth of field.

use bevy::color::Srgba;
use bevy::math::{Vec2, Vec3};

use super::game_pictures::PictureStyle;
use super::offscreen::{OffscreenRenderer, PictureMarks, PictureScene, veneers};
use super::picture::{Picture, PictureError};
use crate::app::game::Quality;
use crate::app::stage::camera::{LensSample, OrbitCamera, OrbitPose, Viewpoint};
use crate::app::stage::scene::layout;
use crate::rules::{AnyGame, AnyMove, Game};

/// Number of pictures that are averaged, each from another place in the lens.
const LENS_SAMPLES: u16 = 32;
/// Radius of the lens, as a share of the distance in focus.
const LENS_RADIUS: f32 = 0.012;
/// Turn from one place in the lens to the next in radians, the golden angle: no two are near each other.
const GOLDEN_ANGLE: f32 = 2.399_963;

/// Renders the position after these moves from a pose of the camera, or from low above the player's side. At high
/// quality only what is about as far away as the last piece is sharp.
///
/// # Errors
///
/// [`PictureError`] if nothing can be drawn, or a move is illegal.
pub fn render(
    start: &AnyGame,
    moves: &[AnyMove],
    style: &PictureStyle,
    view: Option<OrbitPose>,
) -> Result<Picture, PictureError> {
    let mut game = *start;
    for &mv in moves {
        game.play(mv).map_err(PictureError::Illegal)?;
    }
    let low = OrbitCamera::for_player(style.seat).view_from(Viewpoint::Low);
    let mut renderer = OffscreenRenderer::open(&PictureScene {
        size: style.size,
        seat: style.seat,
        view: Some(view.unwrap_or(low)),
        theme: style.theme.clone(),
        start: style.start,
        marked: inlaid(&game),
        ..PictureScene::of(&game)
    })?;
    if renderer.quality() < Quality::High {
        return renderer.picture();
    }
    let focus = focus(&game, moves.last().copied());
    let mut exposure = Exposure::default();
    let lens = lens().map(|offset| LensSample { offset, focus });
    renderer.pictures_through(lens, |picture| exposure.accumulate(picture))?;
    Ok(exposure.develop(style.size))
}

/// Marks of the territories, inlaid in the board, at the end of a game that has them.
fn inlaid(game: &AnyGame) -> Option<PictureMarks> {
    let pencilled: Vec<_> = veneers(&game.view()).collect();
    let is_shown = game.outcome().is_some() && !pencilled.is_empty();
    is_shown.then_some(PictureMarks { pencilled, ..PictureMarks::of(*game) })
}

/// The top of the stack that was put down last, or the middle of the board.
fn focus(game: &AnyGame, last: Option<AnyMove>) -> Vec3 {
    let (view, target) = (game.view(), last.and_then(|mv| mv.intent().target()));
    target.map_or(Vec3::ZERO, |point| layout::stack_position(view.board, point, view.height(point)))
}

/// Places all over the lens, as shares of the distance in focus.
fn lens() -> impl Iterator<Item = Vec2> {
    (0..LENS_SAMPLES).map(|index| {
        let out = ((f32::from(index) + 0.5) / f32::from(LENS_SAMPLES)).sqrt();
        Vec2::from_angle(f32::from(index) * GOLDEN_ANGLE) * out * LENS_RADIUS
    })
}

/// The light of several pictures, pixel by pixel.
#[derive(Default)]
struct Exposure {
    /// Sums of the linear red, green and blue of each pixel.
    light: Vec<f32>,
    pictures: u16,
}

impl Exposure {
    /// Adds the linear light of a picture to the sum: the average of pictures from many places in the lens blurs what is out
    /// of focus. All must have the same size.
    fn accumulate(&mut self, picture: &Picture) {
        let linear: [f32; 256] = std::array::from_fn(|byte| {
            Srgba::gamma_function(f32::from(u8::try_from(byte).unwrap_or(u8::MAX)) / 255.0)
        });
        self.light.resize(picture.rgb.len(), 0.0);
        for (light, &byte) in self.light.iter_mut().zip(&picture.rgb) {
            *light += linear[usize::from(byte)];
        }
        self.pictures += 1;
    }

    /// Returns the average picture.
    fn develop(self, [width, height]: [u32; 2]) -> Picture {
        let share = f32::from(self.pictures.max(1)).recip();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 255")]
        let byte = |light: f32| (Srgba::gamma_function_inverse(light * share) * 255.0).round() as u8;
        Picture { width, height, rgb: self.light.into_iter().map(byte).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::shell::offscreen::{BoardMark, MarkArea};
    use crate::rules::tests::played;
    use crate::rules::{MoveIntent, Player, Variant};

    #[test]
    fn the_lens_is_a_disc_around_its_middle() {
        let places: Vec<Vec2> = lens().collect();
        assert!(places.iter().all(|place| place.length() <= LENS_RADIUS));
        let middle = places.iter().sum::<Vec2>() / f32::from(LENS_SAMPLES);
        assert!(middle.length() < LENS_RADIUS * 0.05, "{middle}");
        let (near, all) = (places.iter().filter(|place| place.length() < LENS_RADIUS / 2.0), places.len());
        assert_eq!(near.count(), all / 4, "as many as the area says");
        let apart = |one: usize, other: usize| places[one].distance(places[other]);
        let nearest = (1..all).flat_map(|one| (0..one).map(move |other| apart(one, other)));
        assert!(nearest.fold(f32::MAX, f32::min) > LENS_RADIUS * 0.2);
    }

    #[test]
    fn light_is_averaged_not_its_codes() {
        let picture = |byte| Picture { width: 1, height: 1, rgb: vec![byte; 3] };
        let mut exposure = Exposure::default();
        for byte in [0, 255] {
            exposure.accumulate(&picture(byte));
        }
        assert_eq!(exposure.develop([1, 1]), picture(188));
        for byte in [0, 1, 77, 255] {
            let mut exposure = Exposure::default();
            (0..LENS_SAMPLES).for_each(|_| exposure.accumulate(&picture(byte)));
            assert_eq!(exposure.develop([1, 1]), picture(byte), "what does not move stays as it is");
        }
    }

    #[test]
    fn territories_are_inlaid_only_at_the_end_of_a_game_that_has_them() {
        let mut game = "anda-3".parse::<Variant>().unwrap().start();
        while let Some(&mv) = game.legal_moves().first() {
            assert!(inlaid(&game).is_none(), "{game}");
            game.play(mv).unwrap();
        }
        let marks = inlaid(&game).expect("the end of a game of Anda").pencilled;
        let view = game.view();
        let owned = Player::ALL.map(|player| view.territory(player));
        let of = |mark: &BoardMark| match *mark {
            BoardMark::Area(MarkArea::Veneer(player), points) => points == owned[player.index()],
            _ => false,
        };
        assert!(!marks.is_empty() && marks.iter().all(of), "{marks:?}");
        assert!(inlaid(&played("hex", "d4 d5 d3")).is_none());
    }

    #[test]
    fn what_was_put_down_last_is_in_focus() {
        let [before, game] = ["d4 d5 d3", "d4 d5 d3 d5-d4"].map(|moves| played("hex", moves));
        let [from, to] = ["d5", "d4"].map(|label| game.board().find(label).unwrap());
        let last = before.intended(MoveIntent::Carry { from, to });
        assert_eq!(focus(&game, last), layout::stack_position(game.board(), to, 2));
        assert_eq!(focus(&game, None), Vec3::ZERO);
    }
}
