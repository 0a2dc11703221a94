//! Throw-away: shows the panels over a plain ground.
use std::time::Duration;
use abande::app::panels::*;
use abande::play::{Level, Match, Seat};
use abande::rules::{ByPlayer, Game, Player, Variant};
use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};

#[derive(Resource)]
struct Shown { state: PanelState, game: Match, what: String, frame: u32 }

fn main() -> AppExit {
    let res = std::env::var("RES").unwrap_or("1280x720".into());
    let (w, h) = res.split_once('x').unwrap();
    let what = std::env::var("WHAT").unwrap_or_default();
    let computer = Seat::Computer(Level::new(4).unwrap());
    let mut game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, computer));
    if what == "hot" { game = Match::new(Variant::Hex, ByPlayer::new(Seat::Human, Seat::Human)); }
    let stop = match what.as_str() { "start" | "new" => 0, "result" | "counting" => 999, "pass" => 998, "thinking" => 21, "" => 23, _ => 30 };
    let mut seed = 7_u64;
    for ply in 0..stop {
        let moves = game.game().legal_moves();
        if moves.is_empty() { break; }
        let passed = game.moves().last().is_some_and(|m| m.intent() == abande::rules::MoveIntent::Pass);
        if stop == 998 && passed && game.to_move() == Some(Player::Black) { break; }
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let carries: Vec<_> = moves.iter().copied().filter(|m| matches!(m.intent(), abande::rules::MoveIntent::Carry{..})).collect();
        let pool = if !carries.is_empty() && (seed >> 33) % 3 == 0 { carries } else { moves };
        let mv = if stop == 998 && pool.iter().any(|m| m.intent() == abande::rules::MoveIntent::Pass) && ply % 2 == 1 { *pool.iter().find(|m| m.intent() == abande::rules::MoveIntent::Pass).unwrap() } else { pool[(seed >> 33) as usize % pool.len()] };
        game.play(mv).unwrap();
    }
    if what != "result" && what != "thinking" && what != "pass" && what != "start" && what != "new" && game.to_move() != Some(Player::Black) { game.undo(); }
    let mut state = PanelState::default();
    match what.as_str() {
        "new" => state.open_new_game(&game),
        "help" => state.open_help(),
        "resign" => state.open_resign(&game),
        "open" => state.open_file(),
        "save" => state.save_file(),
        "toast" => { state.toast(Tone::Good, "Saved as game.agn"); state.toast(Tone::Error, "The file could not be opened: line 3, column 8: there is no point “z9” on this board."); }
        _ => {}
    }
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(Window { resolution: WindowResolution::new(w.parse().unwrap(), h.parse().unwrap()), decorations: false, ..default() }), ..default() }))
        .add_plugins(EguiPlugin::default())
        .insert_resource(ClearColor(Color::srgb_u8(0x3c, 0x4a, 0x3c)))
        .insert_resource(Shown { state, game, what, frame: 0 })
        .add_systems(Startup, |mut c: Commands| { c.spawn(Camera2d); })
        .add_systems(EguiPrimaryContextPass, draw)
        .run()
}

fn draw(mut contexts: EguiContexts, mut shown: ResMut<Shown>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut root = egui::Ui::new(ctx.clone(), "root".into(), egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect()));
    let shown = &mut *shown;
    shown.frame += 1;
    let view = shown.game.game().view();
    let what = shown.what.as_str();
    let model = Model {
        game: &shown.game, view: &view,
        thinking: (what == "thinking").then_some(Thinking { player: Player::White, elapsed: Duration::from_millis(3400), budget: Some(Duration::from_secs(8)) }),
        ending: match what { "result" => Ending::Counted, "counting" => Ending::Counting(ByPlayer::new(9, 7)), _ => Ending::None },
        coordinates: true,
        refusal: (what == "refusal" ).then_some(Refusal { text: "Pinned: moving d4 would cut off e5 and f5 from the band.", at: egui::pos2(400.0, 320.0), opacity: 1.0 }),
    };
    let out = show(&mut root, &mut shown.state, &model);
    ctx.layer_painter(egui::LayerId::background()).rect_stroke(out.free.shrink(2.0), 0, egui::Stroke::new(1.0, egui::Color32::from_white_alpha(30)), egui::StrokeKind::Inside);
    for action in out.actions { println!("{action:?} wake {:?}", out.wake); match action { Action::Undo => { shown.game.undo(); } Action::Redo => { shown.game.redo(); } Action::Resign(p) => shown.game.resign(p), Action::NewGame { variant, seats } => shown.game = Match::new(variant, seats), _ => {} } }
    Ok(())
}
