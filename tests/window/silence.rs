//! Sound where no sound can be made: this machine has no card, or none that the test may use.

use super::player::Player;
use super::screen::Screen;
use super::{MoveChooser, play};

#[test]
fn without_a_sound_card_the_game_is_played_in_silence() {
    let Some(screen) = Screen::start("silence") else { return };
    // Neither a card nor a sound server.
    let nothing = [
        ("ALSA_CONFIG_PATH", "/nonexistent"),
        ("PULSE_SERVER", "/nonexistent"),
        ("PIPEWIRE_REMOTE", "/nonexistent"),
    ];
    let arguments = ["--variant", "hex-3", "--black", "human", "--white", "ai:1", "--seed", "7"];
    let mut player = Player::sit_down(&screen, &arguments, &nothing);
    let mut chooser = MoveChooser(5);
    let mut plies = 0;
    loop {
        let report = player.turn();
        if report.over {
            break;
        }
        plies += 1;
        play(&mut player, &report, chooser.of(&report), plies % 2 == 0);
    }
    assert!(plies > 5, "{plies} moves by hand");
    let log = player.log();
    assert_eq!(log.matches("no sound: ").count(), 1, "it is said once: {log}");
}
