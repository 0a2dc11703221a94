//! The choice of a handicap or the pie rule in the dialog for a new game.

use bevy_egui::egui::Ui;

use crate::app::desk::panels::icons::Icon;
use crate::app::desk::panels::widgets::{
    Button, FORM_LIST, Weight, drop_down, explain, form_row, record_place,
};
use crate::app::desk::panels::{Model, theme};
use crate::i18n::{Message, handicap as messages};
use crate::play::{GameSetup, HouseRule, Level, LevelRating, Odds};
use crate::rules::abande::{Handicap, HandicapKind, Rules};
use crate::rules::{AnyRules, Player};

/// Amounts to choose from, as far as the board has them.
const OFFERED: [(HandicapKind, &[u8]); 3] = [
    (HandicapKind::Pieces, &[1, 2, 3, 4, 5, 6]),
    (HandicapKind::Points, &[1, 2, 3, 4, 6, 8, 10, 12, 15]),
    (HandicapKind::Captures, &[9, 12, 15, 18]),
];

/// Shows the choice on one row; none in a game whose handicap is komi.
pub(super) fn show(ui: &mut Ui, setup: &mut GameSetup, model: &Model) {
    let AnyRules::Abande(rules) = setup.variant.rules() else { return };
    let words = model.words;
    let rating = model.ratings.ratings().of(setup.variant.kind());
    let suggested = rating.suggested_handicap(setup).map(HouseRule::from);
    let options: Vec<_> = options(setup, suggested, rules)
        .into_iter()
        .map(|one| {
            let is_suggested = one.is_some() && one == suggested;
            let label = if is_suggested { messages::suggested_in_list(label(one)) } else { label(one) };
            (one, words.say(label), name(one))
        })
        .collect();
    let means = |one: Option<HouseRule>| match (one, suggested) {
        (Some(HouseRule::Handicap(handicap)), _) => worth(handicap, setup),
        (Some(HouseRule::Pie), _) => messages::pie_rule_means(),
        (None, Some(rule)) => messages::handicap_suggested_means(messages::of_house_rule(rule)),
        (None, None) => messages::no_handicap_means(),
    };
    let mut chosen = setup.house_rule;
    let heading = words.say(messages::handicap_heading());
    form_row(ui, "handicap", Some(&heading), |ui| {
        let entries = options.iter().map(|(one, label, name)| (*one, label.clone(), Some(name.as_str())));
        let shown = (&setup.house_rule, words.say(label(setup.house_rule)));
        let tip = |one: &Option<HouseRule>| Some(words.say(means(*one)));
        let (clicked, list) = drop_down(ui, ("handicap", &heading), FORM_LIST, shown, entries, tip);
        record_place(ui, "handicap", list.rect);
        if let Some(rule) = chosen.as_mut().filter(|rule| rule.handicap().is_some()) {
            let label = words.say(messages::other_gives_handicap());
            let swap = Button::new(&label).icon(Icon::Swap).labelled(false).height(theme::TOUCH);
            if swap.id("handicap-giver").weight(Weight::Quiet).show(ui).clicked() {
                *rule = rule.swapped();
            }
        }
        explain(ui, &words.say(means(setup.house_rule)), theme::muted());
        chosen = clicked.unwrap_or(chosen);
    });
    setup.house_rule = chosen;
}

/// No house rule, the suggested handicap, the pie rule, and whatever else can be given on the board.
fn options(setup: &GameSetup, suggested: Option<HouseRule>, rules: &Rules) -> Vec<Option<HouseRule>> {
    let suggestion = suggested.and_then(HouseRule::handicap);
    let chosen = setup.handicap().or(suggestion);
    let giver = chosen.map_or_else(|| usual_giver(setup), |handicap| handicap.giver);
    let is_suggested =
        |one: &Handicap| suggestion.is_some_and(|it| (it.kind, it.amount) == (one.kind, one.amount));
    let offered = OFFERED
        .into_iter()
        .flat_map(|(kind, amounts)| amounts.iter().map(move |&amount| Handicap { giver, kind, amount }))
        .filter(|one| one.check(rules).is_ok() && !is_suggested(one));
    let offered = [HouseRule::Pie].into_iter().chain(offered.map(HouseRule::from));
    std::iter::once(None).chain(suggested.map(Some)).chain(offered.map(Some)).collect()
}

/// Who gives a handicap unless the players say otherwise: the computer, or White.
fn usual_giver(setup: &GameSetup) -> Player {
    if setup.seats[Player::Black].is_computer() { Player::Black } else { Player::White }
}

/// A handicap in words, with its worth at the computer's strength where that is known.
fn worth(handicap: Handicap, setup: &GameSetup) -> Message {
    let words = messages::of_handicap(handicap);
    let odds = Odds::from(handicap);
    let usual = || LevelRating::of(setup.variant, Level::default()).map(|known| known.value);
    let rating = setup.computer_rating().map(|(_, rating)| rating).or_else(usual);
    let levels = rating.and_then(|rating| odds.levels(setup.variant, rating));
    match (levels, odds.points()) {
        (Some(levels), Some(points)) => messages::of_worth(words, handicap.kind, points, levels),
        _ => words,
    }
}

/// Name in `--probe`.
fn name(rule: Option<HouseRule>) -> String {
    match rule {
        None => "handicap:none".to_owned(),
        Some(HouseRule::Handicap(one)) => format!("handicap:{}-{}", one.kind.word(), one.amount),
        Some(HouseRule::Pie) => format!("handicap:{}", HouseRule::Pie),
    }
}

fn label(rule: Option<HouseRule>) -> Message {
    match rule {
        None => messages::no_handicap(),
        Some(HouseRule::Handicap(handicap)) => messages::of_amount(handicap),
        Some(HouseRule::Pie) => messages::pie_rule(),
    }
}
