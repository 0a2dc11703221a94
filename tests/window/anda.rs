//! Anda in the real window: the komi pie, a whole game, and how fast the largest board is drawn.

use abande::rules::{Game, MoveIntent, Variant};

use super::player::Player;
use super::screen::Screen;
use super::{MoveChooser, PATIENCE, play, saved};

/// From the dialog for a new game to the card with the result, by a real mouse: against the computer.
#[test]
fn a_whole_game_of_anda_is_played_with_the_mouse() {
    let Some(screen) = Screen::start("anda") else { return };
    let mut player = Player::sit_down(&screen, &["--black", "human", "--white", "ai:1", "--seed", "7"], &[]);

    player.press("game-menu");
    player.press("new-game");
    player.until("the dialog is open", PATIENCE, |report| report.dialog);
    for label in ["Anda", "anda-5", "One sets it, the other picks a side", "Start"] {
        player.press(label);
    }
    // A person names the komi, which is 6 at first, as suggested; the computer picks a side.
    for named in ["Set the komi to 5", "Set the komi to 4", "Set the komi to 3", "Set the komi to 2"] {
        player.press("Less komi");
        player.until("the komi is one less", PATIENCE, |report| report.buttons.contains_key(named));
    }
    player.press("Set the komi to 2");
    let start = player.until("the board of Anda lies there", PATIENCE, |report| {
        report.variant == "anda-5" && !report.dialog
    });
    assert!(start.position.ends_with(" 1 2 0"), "komi 2 and no ply played: {}", start.position);

    let mut chooser = MoveChooser(20);
    let (mut spent, mut removed) = (0, 0);
    let end = loop {
        let report = player.turn();
        if report.over {
            break report;
        }
        let game = report.game();
        let mut mv = chooser.of(&report);
        // The first turn's first half is taken back once, by key.
        if let MoveIntent::PlaceTwo(one, _) = mv.intent()
            && report.moves.is_empty()
        {
            let label = game.board().label(one);
            player.click(label);
            player.until("half of the turn is played", PATIENCE, |now| now.half.as_deref() == Some(label));
            player.key("Escape");
            player.until("it is taken back", PATIENCE, |now| now.half.is_none());
        }
        // A komi point is spent as soon as one may be.
        let komi = game.legal_moves().into_iter().find(|mv| mv.intent() == MoveIntent::SpendKomi);
        if let Some(komi) = komi {
            (mv, spent) = (komi, spent + 1);
        }
        removed += game.removed_by(mv).len();
        play(&mut player, &report, mv, false);
    };
    println!("{} plies, {spent} komi points spent, {removed} groups removed by hand", end.moves.len());
    assert!(end.game().outcome().is_some(), "the rules ended the game: {}", end.position);

    let record = saved(&mut player, &end);
    assert_eq!(record.start().komi_left(), 2);

    // The next one has the same komi, with the colours swapped.
    player.press("rematch");
    let next = player.until("the next game is on the table", PATIENCE, |report| !report.over);
    assert!(next.game().komi_left() == 2 && next.variant == "anda-5");
}

/// A figure, not a test: a machine may be busy.
#[test]
#[ignore = "measures; run it on a quiet machine with --run-ignored only --no-capture"]
fn frames_a_second_on_the_largest_board() {
    let Some(screen) = Screen::start("frames-anda") else { return };
    let mut game = "anda-11".parse::<Variant>().expect("a variant").start();
    let (mut chooser, mut moves) = (MoveChooser(3), Vec::new());
    while game.view().stacks.len() < 166 {
        let legal = game.legal_moves();
        let mv = legal[chooser.next(legal.len())];
        moves.push(mv.display(game.board()).to_string());
        game.play(mv).expect("a legal move");
    }
    let text = format!("[Game \"Anda\"]\n[Variant \"anda-11\"]\n\n{} *\n", moves.join(" "));
    std::fs::write(screen.folder().join("game.agn"), text).expect("written");
    let arguments = ["--black", "human", "--white", "human", "game.agn"];
    let mut player = Player::sit_down(&screen, &arguments, &[]);
    for _ in 0..3 {
        let rate = player.turn_the_table();
        println!("{rate:.1} frames a second with {} stones", game.view().stacks.len());
    }
}
