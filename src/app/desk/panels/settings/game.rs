//! Settings of new games, and of actions that are automatic or need confirmation.

use super::{Control, Setting, edits, options, switch};
use crate::app::desk::panels::Model;
use crate::app::game::EditPreferences;
use crate::i18n::{new_game, play, settings as messages};
use crate::library::preferences::AutoplayPace;
use crate::play::{Level, Seat};
use crate::rules::Player;

pub(super) const ROWS: &[Setting] = &[
    Setting::new(
        "set-black",
        || messages::seat_in_new_game(Player::Black),
        Control::Steps(options!(|model| seats(Player::Black, model), new_game.seats[Player::Black])),
    ),
    Setting::new(
        "set-white",
        || messages::seat_in_new_game(Player::White),
        Control::Steps(options!(|model| seats(Player::White, model), new_game.seats[Player::White])),
    ),
    Setting::new("set-adaptive-level", messages::adaptive_level_label, switch!(play.adaptive_level))
        .tip(messages::adaptive_level_tip),
    Setting::new("set-auto-pass", messages::auto_pass_label, switch!(play.auto_pass))
        .tip(messages::auto_pass_tip),
    Setting::new("set-confirm-resign", messages::confirm_resign_label, switch!(play.confirm_resign)),
    Setting::new("set-confirm-leaving", messages::confirm_leaving_label, switch!(play.confirm_leaving))
        .tip(messages::confirm_leaving_tip),
    Setting::new(
        "set-flag-loses",
        messages::flag_loses_label,
        Control::Choice(options!(flag, play.flag_loses)),
    )
    .tip(messages::flag_loses_tip),
    Setting::new(
        "set-autoplay-pace",
        messages::autoplay_pace_label,
        Control::Steps(options!(paces, play.autoplay_pace)),
    )
    .tip(messages::autoplay_pace_tip),
    Setting::new("set-autoplay-loops", messages::autoplay_loops_label, switch!(play.autoplay_loops))
        .tip(messages::autoplay_loops_tip),
];

/// Options for the end of a player's time: it loses the game, or is only shown.
fn flag(model: &Model) -> Vec<(String, EditPreferences)> {
    let options = [(true, messages::flag_loses_lost()), (false, messages::flag_loses_shown())];
    edits(model, options, |preferences, loses| preferences.play.flag_loses = loses)
}

/// Paces of autoplay.
fn paces(model: &Model) -> Vec<(String, EditPreferences)> {
    let label = |pace| match pace {
        AutoplayPace::Slow => messages::autoplay_slow(),
        AutoplayPace::Medium => messages::autoplay_medium(),
        AutoplayPace::Fast => messages::autoplay_fast(),
        AutoplayPace::RealTime => messages::autoplay_real_time(),
    };
    let options = AutoplayPace::ALL.map(|pace| (pace, label(pace)));
    edits(model, options, |preferences, pace| preferences.play.autoplay_pace = pace)
}

/// A human, or a computer of any level or as the character that it plays now.
fn seats(player: Player, model: &Model) -> Vec<(String, EditPreferences)> {
    let option = |label, seat: Seat| {
        let edit = EditPreferences::new(move |preferences| preferences.new_game.seats[player] = seat);
        (model.words.say(label), edit)
    };
    let human = option(new_game::choose_human(), Seat::Human);
    let computer = |level: Level| option(messages::seat_level(level.get()), Seat::Computer(level));
    // The dialog for a new game chooses characters: here only the one that was chosen there is offered.
    let current = model.preferences.new_game.seats[player];
    let current = Some(current).filter(|seat| matches!(seat, Seat::Character(..)));
    let character = current.map(|seat| option(play::of_seat(seat), seat));
    std::iter::once(human).chain(Level::all().map(computer)).chain(character).collect()
}
