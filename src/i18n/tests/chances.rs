//! Chances of winning hold for strong players, and every text that gives one says so.

use super::typography::written;
use super::*;

/// How a text in each language speaks of chances of winning, and of whom they hold.
const CHANCES: [(Language, &[&str], &str); 5] = [
    (Language::English, &["chance"], "strong players"),
    (Language::German, &["chance"], "starken spielern"),
    (Language::French, &["chance"], "bons joueurs"),
    (Language::Italian, &["probabilità", "volte su 100"], "giocatori forti"),
    (Language::Japanese, &["勝率", "見込み"], "強い人"),
];

/// Texts that speak of chances or percent without naming the players, and why they need not.
const OF_NOBODY: [(&str, &str); 16] = [
    ("card_chances", "names the curve of a picture that has room for a few words"),
    ("komi_suggested", "says that the chances are those of games between computers"),
    ("name_komi_for_computer", "asks for the number that makes chances equal"),
    ("name_komi_for_player", "asks for the number that makes chances equal"),
    ("percent", "is a number, beside a label"),
    ("percent_lost", "is a number, beside a label"),
    ("review_accuracy", "is a mark for the moves, and no chance"),
    ("review_cost", "is said of a review, which says review_chances once"),
    ("scale_auto", "is a size"),
    ("scale_percent", "is a size"),
    ("score_in_percent", "counts games that were played"),
    ("stake_chance", "gives no number"),
    ("suits_master", "speaks of opportunities"),
    ("suits_practised", "speaks of opportunities"),
    ("tile_score", "counts games that were played"),
    ("volume_percent", "is a loudness"),
];

/// A message that is new here says whose chances it gives, or is listed with a reason. Finding study 5.
#[test]
fn every_chance_says_whose_it_is() {
    let (mut wrong, mut unused) = (Vec::new(), BTreeSet::from(OF_NOBODY.map(|(id, _)| id)));
    for (language, chances, whom) in CHANCES {
        let mut named = 0;
        for (id, text) in written(language) {
            let lower = text.to_lowercase();
            if !lower.contains('%') && !chances.iter().any(|chance| lower.contains(chance)) {
                continue;
            }
            if OF_NOBODY.iter().any(|&(listed, _)| listed == id) {
                unused.remove(id.as_str());
            } else if lower.contains(whom) {
                named += 1;
            } else {
                wrong.push(format!("{language}: {id} = {text}"));
            }
        }
        assert!(named >= 2, "{language}: {named} texts say whose chances they give");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(unused.is_empty(), "listed for nothing: {unused:?}");
}
