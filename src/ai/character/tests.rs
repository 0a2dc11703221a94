#![allow(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small counts"
)]

use super::*;
use crate::play::Feature;
use crate::rules::abande::MoveEffect;
use crate::rules::tests::played;

/// The counts of a feature for the moves of a game.
fn counts(game: &AnyGame, feature: Feature, last: Option<&str>, moves: &[&str]) -> Vec<f32> {
    let last = last.and_then(|label| game.board().find(label));
    let features = MoveFeatures::new(game, last);
    let count = |text: &&str| features.counts(game.parse_move(text).unwrap(), [feature].into_iter())[0];
    moves.iter().map(count).collect()
}

#[test]
fn features_of_abande_are_counted() {
    let game = played("hex", "d4 d5 e4 d6");
    let of = |feature, moves: &[&str]| counts(&game, feature, Some("d5"), moves);
    assert_eq!(of(Feature::Enter, &["d3", "d4-d5"]), [1.0, 0.0]);
    assert_eq!(of(Feature::Capture, &["d3", "d4-d5"]), [0.0, 1.0]);
    assert_eq!(of(Feature::Double, &["d3", "d4-d5"]), [0.0, 1.0]);
    assert_eq!(of(Feature::Tower, &["d3", "d4-d5"]), [0.0, 0.0]);
    assert_eq!(of(Feature::Centre, &["d4-d5"]), [1.0 - 1.0 / 3.0]);
    assert_eq!(of(Feature::NearLastMove, &["c5", "d3"]), [1.0, 0.0]);
    assert_eq!(of(Feature::Mirror, &["c5", "d3"]), [0.0, 1.0]);
    assert_eq!(of(Feature::TouchOwn, &["d3", "c4", "e5"]), [1.0, 1.0, 1.0]);
    assert_eq!(of(Feature::TouchEnemy, &["d3", "c4", "e5"]), [0.0, 1.0, 2.0]);
    assert_eq!(of(Feature::Smother, &["d3"]), [0.0], "a feature of the other game");
    let changes = |text: &str| {
        let AnyGame::Abande(position) = game else { panic!() };
        let AnyMove::Abande(mv) = game.parse_move(text).unwrap() else { panic!() };
        position.changes(mv).unwrap()
    };
    for text in ["d4-d5", "d3", "c4", "e5", "c5"] {
        let effects = changes(text);
        let given = effects.iter().filter(|effect| matches!(effect, MoveEffect::GivenAway { .. })).count();
        let threats = effects.iter().filter(|effect| matches!(effect, MoveEffect::Threatened { .. })).count();
        assert_eq!(of(Feature::GiveAway, &[text]), [given as f32], "{text}");
        assert_eq!(of(Feature::Threaten, &[text]), [threats as f32], "{text}");
    }
}

#[test]
fn sleepers_and_towers_are_counted_by_owner() {
    // Black's d3 has no white neighbour but c3; whoever captures on c3 changes that.
    let game = played("hex", "d4 c4 d5 c3 d3");
    let asleep = |feature| -> f32 {
        let AnyGame::Abande(position) = game else { panic!() };
        let texts: Vec<String> = position
            .legal_moves()
            .iter()
            .map(|&mv| AnyMove::Abande(mv).display(game.board()).to_string())
            .collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        counts(&game, feature, None, &texts).iter().sum()
    };
    let both = asleep(Feature::PutOwnToSleep) + asleep(Feature::PutEnemyToSleep);
    let AnyGame::Abande(position) = game else { panic!() };
    let expected: u32 = position
        .legal_moves()
        .into_iter()
        .flat_map(|mv| position.changes(mv).unwrap())
        .map(|effect| match effect {
            MoveEffect::PutToSleep { pieces, .. } => u32::from(pieces),
            _ => 0,
        })
        .sum();
    assert!(expected > 0);
    assert_eq!(both as u32, expected);
}

#[test]
fn features_of_anda_are_counted() {
    let game = played("anda-3", "a1+d4 b4+e2 e1 a3");
    let AnyGame::Anda(position) = game else { panic!() };
    for mv in position.legal_moves() {
        let features = MoveFeatures::new(&game, None);
        let mut after = game;
        after.play_unchecked(AnyMove::Anda(mv));
        let AnyGame::Anda(next) = after else { panic!() };
        let enemy = position.turn().other();
        let gone = position.stones(enemy).len() - next.stones(enemy).len();
        let count = |feature| features.counts(AnyMove::Anda(mv), [feature].into_iter())[0];
        assert_eq!(count(Feature::Smother) as usize, gone, "{mv:?}");
        let view = (game.view(), after.view());
        let gained =
            view.1.territory(position.turn()).len() as f32 - view.0.territory(position.turn()).len() as f32;
        assert!((count(Feature::GainTerritory) - gained.max(0.0) / 10.0).abs() < 0.11, "{mv:?}");
    }
}

#[test]
fn a_character_likes_what_its_file_says() {
    let builder = Character::find("builder".parse().unwrap()).unwrap();
    let game = played("hex", "d4 d5 e4 d6");
    let bonuses = CharacterBonuses::new(builder, &game, None);
    let [entering, doubling] = ["d3", "d4-d5"].map(|text| bonuses.of(game.parse_move(text).unwrap(), 0));
    assert!(doubling > entering, "{doubling} and {entering}");
    let liked = reason(builder, &game, game.parse_move("d4-d5").unwrap(), None).unwrap();
    assert_eq!(liked.feature, Feature::Double);
    assert_eq!(reason(builder, &game, game.parse_move("d3").unwrap(), None), None);
}

#[test]
fn phases_and_standings_follow_the_pieces() {
    use crate::play::{Phase, Standing};
    let start = played("hex", "");
    assert_eq!((phase(&start), standing(&start)), (Phase::Opening, Standing::Even));
    assert_eq!(phase(&played("anda-3", "a1+d4 b4+e2 e1 a3")), Phase::Middle);
    let mut game = start;
    let mut seen = Vec::new();
    while let Some(&mv) = legal_moves(&game).first() {
        if seen.last() != Some(&phase(&game)) {
            seen.push(phase(&game));
        }
        game.play_unchecked(mv);
    }
    assert_eq!(seen, [Phase::Opening, Phase::Middle, Phase::Ending]);
}
