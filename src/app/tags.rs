//! What is written beside things on the board: what a move would bring, and what a stack counts at the end.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui;

use super::camera::Rig;
use super::ending::Ending;
use super::game::CurrentMatch;
use super::input::{Choice, Chosen, Modal, Pointing};
use super::panels::Tag;
use super::scene::layout::{disc_height, point_position};
use crate::board::Point;
use crate::rules::{AnyGame, BoardView, MoveIntent, Player};

/// How far above a stack its tag floats.
const LIFT: f32 = 0.62;

/// All that tags depend on.
#[derive(SystemParam)]
pub(super) struct Tags<'w, 's> {
    current: Res<'w, CurrentMatch>,
    ending: Res<'w, Ending>,
    pointing: Res<'w, Pointing>,
    chosen: Res<'w, Chosen>,
    modal: Res<'w, Modal>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<Rig>>,
}

impl Tags<'_, '_> {
    /// The tags of this moment.
    pub fn list(&self) -> Vec<Tag> {
        if self.modal.0 || self.ending.is_done() {
            return Vec::new();
        }
        if self.ending.has_begun() {
            return self.counted();
        }
        self.preview().into_iter().collect()
    }

    fn counted(&self) -> Vec<Tag> {
        let counted = self.ending.counted();
        let last = counted.len().saturating_sub(1);
        let tag = |(index, stack): (usize, &super::ending::Counted)| {
            let at = self.above(stack.point)?;
            Some(Tag { text: stack.points.to_string(), at, fresh: index == last })
        };
        counted.iter().enumerate().filter_map(tag).collect()
    }

    /// What the move under the pointer would do to the points.
    fn preview(&self) -> Option<Tag> {
        let pointed = self.pointing.point.filter(|_| self.current.is_human_turn())?;
        let (game, view) = (self.current.game().game(), self.current.view());
        let text = match intended(view, self.chosen.0, pointed) {
            Some(intent) => change(game, intent)?,
            None if self.chosen.0 == Choice::Nothing => stuck(game, view, pointed)?,
            None => return None,
        };
        Some(Tag { text, at: self.above(pointed)?, fresh: false })
    }

    fn above(&self, point: Point) -> Option<egui::Pos2> {
        let view = self.current.view();
        let height = view.stack(point).map_or(1, |stack| stack.pieces.len());
        let place = point_position(view.board, point) + Vec3::Y * (disc_height(height) + LIFT);
        let (camera, transform) = self.cameras.single().ok()?;
        let at = camera.world_to_viewport(transform, place).ok()?;
        Some(egui::pos2(at.x, at.y))
    }
}

/// The legal move that a click on this point would play.
fn intended(view: &BoardView, choice: Choice, pointed: Point) -> Option<MoveIntent> {
    match choice {
        Choice::Nothing => view.entries.contains(pointed).then_some(MoveIntent::Place(pointed)),
        Choice::Stack(from) | Choice::Dragging(from) => {
            view.targets(from).contains(pointed).then_some(MoveIntent::Carry { from, to: pointed })
        }
        Choice::Target(to) => {
            view.attackers(to).contains(pointed).then_some(MoveIntent::Carry { from: pointed, to })
        }
    }
}

/// Why the own stack under the pointer cannot move: said before it is tried.
fn stuck(game: &AnyGame, view: &BoardView, pointed: Point) -> Option<String> {
    let stack = view.stack(pointed)?;
    let own = Some(stack.owner()) == view.to_move;
    game.why_stuck(pointed).filter(|_| own).map(|refusal| refusal.to_string())
}

/// How a move would change the points of both players, the mover first, such as `White +2 · Black −1`.
fn change(game: &AnyGame, intent: MoveIntent) -> Option<String> {
    let before = game.view();
    let mut next = *game;
    next.play(game.intended(intent)?).ok()?;
    let after = next.view();
    let mover = before.to_move?;
    let difference = |player: Player| i16::from(after.points[player]) - i16::from(before.points[player]);
    let parts = [mover, mover.other()].into_iter().filter_map(|player| signed(player, difference(player)));
    Some(parts.collect::<Vec<_>>().join(" · ")).filter(|text| !text.is_empty())
}

fn signed(player: Player, difference: i16) -> Option<String> {
    match difference {
        0 => None,
        1.. => Some(format!("{player} +{difference}")),
        _ => Some(format!("{player} −{}", difference.unsigned_abs())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn game(moves: &str) -> AnyGame {
        let mut game = Variant::Hex.start();
        for text in moves.split(' ') {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_move_tells_what_it_does_to_both_players() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        // d4 and d5 are awake, d3 sleeps. Taking d4 wakes d3 and makes a stack of two.
        let capture = MoveIntent::Carry { from: p("d5"), to: p("d4") };
        assert_eq!(change(&game, capture).as_deref(), Some("White +1"));
        assert_eq!(change(&game, MoveIntent::Place(p("e3"))).as_deref(), Some("White +1 · Black +1"));
        assert_eq!(change(&game, MoveIntent::Place(p("a1"))), None);
    }

    #[test]
    fn only_what_a_click_would_play_is_previewed() {
        let game = game("d4 d5 d3");
        let (view, p) = (game.view(), |label| game.board().find(label).unwrap());
        assert_eq!(intended(&view, Choice::Nothing, p("e5")), Some(MoveIntent::Place(p("e5"))));
        assert_eq!(intended(&view, Choice::Nothing, p("d4")), None);
        let capture = MoveIntent::Carry { from: p("d5"), to: p("d4") };
        assert_eq!(intended(&view, Choice::Stack(p("d5")), p("d4")), Some(capture));
        assert_eq!(intended(&view, Choice::Target(p("d4")), p("d5")), Some(capture));
    }
}
