//! The choice of a handicap in the dialog for a new game.

use bevy_egui::egui::Ui;

use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{Button, Weight, drop_down, explain, form_row, record_place};
use crate::app::desk::panels::{Model, theme};
use crate::i18n::{Message, handicap as messages};
use crate::play::{GameSetup, LevelRating, Odds};
use crate::rules::abande::{Handicap, HandicapKind, Rules};
use crate::rules::{AnyRules, Player};

/// Width of the list, and its height at most while it is open, in points.
const LIST: [f32; 2] = [168.0, 320.0];

/// What is offered of each kind.
const PIECES: [u8; 6] = [1, 2, 3, 4, 5, 6];
const POINTS: [u8; 9] = [1, 2, 3, 4, 6, 8, 10, 12, 15];
const CAPTURES: [u8; 4] = [9, 12, 15, 18];

/// Shows the choice on one row; none in a game whose handicap is komi.
pub(super) fn show(ui: &mut Ui, setup: &mut GameSetup, model: &Model) {
    let AnyRules::Abande(rules) = setup.variant.rules() else { return };
    // Another board may not have it.
    setup.handicap = setup.handicap.filter(|handicap| handicap.check(rules).is_ok());
    let words = model.words;
    let suggested = model.ratings.ratings().of(setup.variant.kind()).suggested_handicap(setup);
    let options: Vec<_> = options(setup, suggested, rules)
        .into_iter()
        .map(|one| {
            let is_suggested = one.is_some() && one == suggested;
            let label = if is_suggested { messages::suggested_in_list(label(one)) } else { label(one) };
            (one, words.say(label), name(one))
        })
        .collect();
    let means = |one: Option<Handicap>| match (one, suggested) {
        (Some(handicap), _) => worth(handicap, setup),
        (None, Some(handicap)) => messages::handicap_suggested_means(messages::of_handicap(handicap)),
        (None, None) => messages::no_handicap_means(),
    };
    let mut chosen = setup.handicap;
    let heading = words.say(messages::handicap_heading());
    form_row(ui, "handicap", Some(&heading), |ui| {
        let entries = options.iter().map(|(one, label, name)| (*one, label.clone(), Some(name.as_str())));
        let shown = (&setup.handicap, words.say(label(setup.handicap)));
        let tip = |one: &Option<Handicap>| Some(words.say(means(*one)));
        let (clicked, list) = drop_down(ui, ("handicap", &heading), LIST.into(), shown, entries, tip);
        record_place(ui, "handicap", list.rect);
        if let Some(handicap) = chosen.as_mut() {
            let label = words.say(messages::other_gives_handicap());
            let swap = Button::new(&label).icon(Icon::Swap).labelled(false).id("handicap-giver");
            if swap.weight(Weight::Quiet).show(ui).clicked() {
                handicap.giver = handicap.giver.other();
            }
        }
        explain(ui, &words.say(means(setup.handicap)), theme::muted());
        chosen = clicked.unwrap_or(chosen);
    });
    setup.handicap = chosen;
}

/// No handicap, what is suggested, and whatever else can be given on the board.
fn options(setup: &GameSetup, suggested: Option<Handicap>, rules: &Rules) -> Vec<Option<Handicap>> {
    let giver = setup.handicap.map_or_else(|| usual_giver(setup), |handicap| handicap.giver);
    let of = |kind: HandicapKind, amounts: &'static [u8]| {
        amounts.iter().map(move |&amount| Handicap { giver, kind, amount })
    };
    let offered = of(HandicapKind::Pieces, &PIECES)
        .chain(of(HandicapKind::Points, &POINTS))
        .chain(of(HandicapKind::Captures, &CAPTURES))
        .filter(|one| one.check(rules).is_ok() && Some(*one) != suggested);
    std::iter::once(None).chain(suggested.map(Some)).chain(offered.map(Some)).collect()
}

/// Who gives a handicap unless the players say otherwise: the computer, or White.
fn usual_giver(setup: &GameSetup) -> Player {
    if setup.seats[Player::Black].is_computer() { Player::Black } else { Player::White }
}

/// What a handicap means and, where that is known, what it is worth beside the computer’s level.
fn worth(handicap: Handicap, setup: &GameSetup) -> Message {
    let means = messages::of_handicap(handicap);
    let odds = Odds::Abande(handicap.kind, handicap.amount);
    let level = setup.only_computer().map(|(_, level)| level).unwrap_or_default();
    let levels =
        LevelRating::of(setup.variant, level).and_then(|known| odds.levels(setup.variant, known.value));
    match (levels, odds.points()) {
        (Some(levels), Some(points)) => messages::of_worth(means, handicap.kind, points, levels),
        _ => means,
    }
}

/// Name in `--probe`.
fn name(handicap: Option<Handicap>) -> String {
    let word = |one: Handicap| format!("handicap:{}-{}", one.kind.word(), one.amount);
    handicap.map_or_else(|| "handicap:none".to_owned(), word)
}

fn label(handicap: Option<Handicap>) -> Message {
    handicap.map_or_else(messages::no_handicap, messages::of_amount)
}
