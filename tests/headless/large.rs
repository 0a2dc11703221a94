//! How long the frames take in which the player steps through a game with many variations.

use std::time::{Duration, Instant};

use abande::app::game::MatchRequested;
use abande::play::NodeId;
use abande::rules::Variant;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;

use super::annotated::{annotated, variations};
use super::table::Table;

/// How long each of the next frames takes, in order.
fn frames(table: &mut Table) -> [Duration; 3] {
    [(); 3].map(|()| {
        let started = Instant::now();
        table.frames(1);
        started.elapsed()
    })
}

fn press(table: &mut Table, code: KeyCode, key: &Key) {
    table.write_key(code, key, ButtonState::Pressed);
    table.write_key(code, key, ButtonState::Released);
}

/// Figures, not a test: a machine may be busy.
#[test]
#[ignore = "measures; run it with --run-ignored only --no-capture"]
fn how_long_a_step_through_a_large_tree_takes() {
    for (variant, main) in [(Variant::Hex, 60), ("anda-7".parse().expect("a board"), 120)] {
        let game = annotated(variant, main, 100, 500);
        let (nodes, branches, moves) = (game.tree().len(), variations(&game), game.moves().len());
        let mut table = Table::with_panels(game);
        table.request(MatchRequested::GoTo(NodeId::ROOT));
        table.frames(60);
        let rest: Vec<Duration> = (0..200)
            .map(|_| {
                let started = Instant::now();
                table.frames(1);
                started.elapsed()
            })
            .collect();
        let mut steps = Vec::new();
        for _ in 0..4 {
            for (code, key) in [(KeyCode::ArrowRight, Key::ArrowRight), (KeyCode::ArrowLeft, Key::ArrowLeft)]
            {
                for _ in 0..moves {
                    press(&mut table, code, &key);
                    steps.extend(frames(&mut table));
                }
            }
        }
        println!("{variant}: {nodes} nodes, {branches} variations, {moves} moves in the game");
        println!("  at rest:  {}", summary(rest));
        println!("  stepping: {}", summary(steps));
        let walk = table.game().tree().walk();
        let jumps = walk.into_iter().flat_map(|node| {
            table.app.world_mut().write_message(MatchRequested::GoTo(node));
            frames(&mut table)
        });
        println!("  jumping:  {}", summary(jumps.collect()));
    }
}

fn summary(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |share: f64| {
        #[expect(
            clippy::cast_precision_loss,
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a place in a list"
        )]
        let index = ((times.len() - 1) as f64 * share) as usize;
        times[index].as_secs_f64() * 1e3
    };
    let late = times.iter().filter(|time| **time > Duration::from_secs(1) / 60).count();
    format!(
        "{:.2} ms in the middle, {:.2} at 99%, {:.2} at most; {late} of {} frames longer than 1/60 s",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    )
}
