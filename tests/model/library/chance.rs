//! Matches to which everything happens that can happen, by chance.

use std::time::Duration;

use abande::play::{
    AnnotationColour, ArrowAnnotation, Branch, Change, CommentCommand, Edit, EvalAnnotation, GameSetup,
    Glyph, Help, HouseRule, Level, Match, NodeId, Notes, PointAnnotation, Seat, Verdict,
};
use abande::rules::{ByPlayer, Game, Outcome, Player, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Boards that are quick and different: points and cells, two games.
const VARIANTS: [Variant; 4] = [Variant::Hex, Variant::Snub, Variant::Hex3, Variant::ANDA[2]];

/// Time controls of all kinds.
const CONTROLS: [&str; 6] = ["5", "1+2", "10d5", "2b3x20", "0b2x30", "3h"];

/// Handicaps of all kinds.
const HANDICAPS: [&str; 3] = ["white-pieces-2", "black-points-5", "white-captures-7"];

/// A match between people without a move, half of the time with a clock, and sometimes with a handicap or under the
/// pie rule.
pub fn table(rng: &mut StdRng) -> Match {
    let variant = *VARIANTS.choose(rng).expect("variants");
    let mut start = variant.start_with_komi(2).unwrap_or_else(|_| variant.start());
    let handicap =
        HANDICAPS.choose(rng).and_then(|text| variant.start_with_handicap(text.parse().ok()?).ok());
    if rng.random_bool(0.3) {
        start = handicap.unwrap_or(start);
    }
    let control = |rng: &mut StdRng| CONTROLS.choose(rng).and_then(|text| text.parse().ok());
    let clock = rng.random_bool(0.5).then(|| Some(ByPlayer::new(control(rng)?, control(rng)?))).flatten();
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let house_rule = rng.random_bool(0.5).then_some(HouseRule::Pie);
    Match::from_setup(start, GameSetup { clock, house_rule, ..GameSetup::new(variant, seats) })
}

/// A match to which so many things have happened.
pub fn played(seed: u64, changes: usize) -> Match {
    let mut rng = StdRng::seed_from_u64(seed);
    let mut table = table(&mut rng);
    for _ in 0..changes {
        happen(&mut table, &mut rng);
    }
    table
}

/// Something happens, if it may, and time passes.
pub fn happen(table: &mut Match, rng: &mut StdRng) {
    if rng.random_bool(0.5) {
        table.spend_time(Duration::from_nanos(rng.random_range(0..20_000_000_000)));
    }
    if rng.random_bool(0.05) {
        // Not every game has a clock.
        let _ = table.give_time(Player::White, Duration::from_secs(15));
    }
    if rng.random_bool(0.05) {
        table.note_help(*Help::ALL.choose(rng).expect("kinds of help"));
    }
    if table.can_swap_sides() && rng.random_bool(0.5) {
        table.swap_sides().expect("it can be done");
    }
    if let Some(change) = change(table, rng) {
        // What is refused is not a change.
        let _ = table.apply(change);
    }
}

fn any_node(table: &Match, rng: &mut StdRng) -> NodeId {
    *table.tree().walk().choose(rng).expect("the root")
}

fn change(table: &Match, rng: &mut StdRng) -> Option<Change> {
    let node = any_node(table, rng);
    Some(match rng.random_range(0..20) {
        0..8 => Change::Play(*table.position().legal_moves().choose(rng)?),
        8..11 => Change::Try { at: node, mv: *table.tree().game(node).legal_moves().choose(rng)? },
        11 => Change::GoOnFrom(if rng.random_bool(0.1) { NodeId::ROOT } else { node }),
        12 => Change::Conclude(match rng.random_range(0..5) {
            0 => Verdict::Resignation(Player::White),
            1 => Verdict::Timeout(Player::Black),
            2 => Verdict::Agreement,
            3 => Verdict::Other(Outcome::Draw),
            _ => Verdict::Other(Outcome::Win(Player::Black)),
        }),
        13 => Change::Reopen,
        14 => {
            let level = Level::new(rng.random_range(1..=10)).map_or(Seat::Human, Seat::Computer);
            Change::Seat(Player::White, *[Seat::Human, level].choose(rng)?)
        }
        15 => Change::Edit(Edit::Promote(node)),
        16 => Change::Edit(Edit::Delete(node)),
        17 => {
            let mv = *table.tree().game(node).legal_moves().choose(rng)?;
            let mut branch = Branch::new(mv, notes(table, rng));
            let mut game = *table.tree().game(node);
            game.play(mv).ok()?;
            let next = game.legal_moves();
            for &mv in next.sample(rng, 3) {
                branch.push(0, mv, Notes::default());
            }
            Change::Edit(Edit::Paste { at: node, branch })
        }
        18 => Change::Edit(Edit::Annotate { node, notes: Box::new(notes(table, rng)) }),
        _ => [Change::UndoEdit, Change::UndoEdit, Change::RedoEdit].choose(rng)?.clone(),
    })
}

/// Notes of every kind, with texts that are hard to write.
pub fn notes(table: &Match, rng: &mut StdRng) -> Notes {
    let points: Vec<_> = table.start().board().points().collect();
    let point = |rng: &mut StdRng| *points.choose(rng).expect("points");
    let colour = |rng: &mut StdRng| *AnnotationColour::ALL.choose(rng).expect("colours");
    let text = |rng: &mut StdRng| {
        let texts = ["", "a plan", "“ä” 雪 \u{1f600}", "{ } [%clk] \\ \"", "two\nlines\r\n\tand \u{0} more"];
        (*texts.choose(rng).expect("texts")).to_owned()
    };
    Notes {
        lead: text(rng),
        comment: text(rng),
        glyphs: (0..rng.random_range(0..3)).map(|_| Glyph(rng.random())).collect(),
        marks: (0..rng.random_range(0..3))
            .map(|_| PointAnnotation { point: point(rng), colour: colour(rng) })
            .collect(),
        arrows: (0..rng.random_range(0..2))
            .map(|_| ArrowAnnotation { from: point(rng), to: point(rng), colour: colour(rng) })
            .collect(),
        value: rng
            .random_bool(0.3)
            .then(|| EvalAnnotation { hundredths: rng.random(), depth: Some(rng.random()) }),
        proved: rng.random_bool(0.3).then(|| rng.random()),
        clock: rng
            .random_bool(0.3)
            .then(|| Duration::new(rng.random_range(0..100_000), rng.random_range(0..1_000_000_000))),
        time_taken: rng.random_bool(0.3).then(|| Duration::from_millis(rng.random_range(0..1_000_000))),
        commands: vec![CommentCommand { name: "emt".to_owned(), value: text(rng) }; rng.random_range(0..2)],
    }
}
