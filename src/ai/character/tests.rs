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
fn sleepers_are_counted_by_owner() {
    let asleep = |moves: &str, move_text: &str| {
        let game = played("hex", moves);
        let features =
            [Feature::PutOwnToSleep, Feature::PutEnemyToSleep, Feature::WakeOwn, Feature::WakeEnemy];
        features.map(|feature| counts(&game, feature, None, &[move_text])[0]).to_vec()
    };
    // No move brings an enemy beside own stacks: they never wake by it. Here White's d6 sleeps. Black's e4 falls asleep
    // when d5 is no longer White's, and d6 wakes up.
    let band = "d4 d5 e4 d6";
    assert_eq!(asleep(band, "d4-d5"), [1.0, 0.0, 0.0, 1.0]);
    assert_eq!(asleep(band, "d3"), [1.0, 0.0, 0.0, 0.0], "it is asleep where it is entered");
    assert_eq!(asleep(band, "c5"), [0.0, 0.0, 0.0, 1.0]);
    // Only d4 keeps White's e3 awake, and only d5 Black's c4 and c5.
    let ring = "d4 d5 c4 e4 c5 e3";
    assert_eq!(asleep(ring, "d4-d5"), [2.0, 1.0, 0.0, 0.0]);
    assert_eq!(asleep(ring, "c4-d5"), [1.0, 0.0, 0.0, 0.0], "c5");
    assert_eq!(asleep(ring, "d4-e4"), [0.0; 4]);
}

#[test]
fn pinned_stacks_are_counted_by_owner() {
    let game = played("hex", "d4 d5");
    // Behind d4, behind d5, and beside both.
    let moves = ["d3", "d6", "e4"];
    assert_eq!(counts(&game, Feature::PinOwn, None, &moves), [1.0, 0.0, 0.0]);
    assert_eq!(counts(&game, Feature::PinEnemy, None, &moves), [0.0, 1.0, 0.0]);
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

/// A position of Anda on a board with side 4, from the farthest row to the nearest.
fn anda(text: &str) -> AnyGame {
    AnyGame::parse("anda-4".parse().unwrap(), text).unwrap()
}

#[test]
fn attacks_and_joined_groups_are_counted() {
    // Black's groups a1–c3 and f4–g4 cross the board but for d4 and e4. With both, White's d1 and d7 are smothered: all
    // that they breathe touches the one group that is left.
    let game = anda("x3,1/x3,1,x/x6/2,x5,2/x2,1,x3/x,1,x3/1,x3 1 0 8");
    let moves = ["e4", "d4", "c4", "b1"];
    assert_eq!(counts(&game, Feature::Attack, None, &moves), [2.0, 2.0, 0.0, 0.0]);
    assert_eq!(counts(&game, Feature::Join, None, &moves), [0.0; 4]);
    let next = anda("x3,1/x3,1,x/x3,1,x2/2,x5,2/x2,1,x3/x,1,x3/1,x3 1 0 10");
    assert_eq!(counts(&next, Feature::Join, None, &["d4", "d3"]), [1.0, 0.0]);
    assert_eq!(counts(&next, Feature::Smother, None, &["d4", "d3"]), [2.0, 0.0]);
    let three = anda("x3,2/x5/x2,1,x3/x4,1,x2/x2,1,x3/x5/2,x3 1 0 4");
    assert_eq!(counts(&three, Feature::Join, None, &["d4", "e4", "b1"]), [2.0, 1.0, 0.0]);
}

#[test]
fn own_stones_in_danger_are_counted() {
    // A white stone on d4 would smother a1 and g4, and whatever Black enters elsewhere.
    let game = anda("x3,1/x5/x6/2,2,2,x,2,2,2/x6/x5/1,x3 1 0 10");
    let moves = ["c1", "d4"];
    assert_eq!(counts(&game, Feature::Endanger, None, &moves), [1.0, 0.0]);
    assert_eq!(counts(&game, Feature::Rescue, None, &moves), [0.0, 2.0]);
    assert_eq!(counts(&game, Feature::Attack, None, &moves), [0.0, 0.0]);
}

#[test]
fn territory_the_edge_and_komi_are_counted() {
    // After Black's first turn the other 17 cells touch only its stones. White's first turn ends that; the cell of its
    // second stone is not counted.
    assert_eq!(counts(&played("anda-3", ""), Feature::GainTerritory, None, &["a1+d4"]), [1.7]);
    assert_eq!(counts(&played("anda-3", "a1+d4"), Feature::Spoil, None, &["b4+e2"]), [1.6]);
    // Black's b5 closes a4 off.
    let game = anda("x3,2/x5/x6/2,x5,1/x6/x3,1,x/x2,1,x 1 1 6");
    assert_eq!(counts(&game, Feature::GainTerritory, None, &["b5", "a4", "d4"]), [0.1, 0.0, 0.0]);
    assert_eq!(counts(&game, Feature::Edge, None, &["b5", "a4", "d4"]), [1.0, 1.0, 0.0]);
    let game = anda("x3,2/x5/x6/2,x5,1/x6/x3,1,x/x2,1,x 2 1 5");
    assert_eq!(counts(&game, Feature::SpendKomi, None, &["komi", "a1"]), [1.0, 0.0]);
    assert_eq!(counts(&game, Feature::Edge, None, &["komi", "a1"]), [0.0, 1.0]);
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
