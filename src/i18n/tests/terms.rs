//! Words that mean one thing in all texts of a language: moves, stacks and groups, the computer, nothing.

use super::typography::written;
use super::*;
use crate::i18n::terminal::answers;
use crate::rules::Variant;
use crate::study::{HintStep, StackHintReason};

/// A move is one turn of one player wherever moves are counted, so no text needs a word for half of a move.
#[test]
fn moves_are_counted_one_by_one() {
    for language in Language::ALL {
        for (id, text) in written(language) {
            let text = text.to_lowercase();
            let words: Vec<_> = text.split(|c: char| !c.is_alphabetic()).collect();
            assert!(!words.contains(&"ply") && !words.contains(&"plies"), "{language}: {id}: {text}");
            for half in ["halbzug", "halbzüg", "demi-coup", "semimoss"] {
                assert!(!text.contains(half), "{language}: {id}: {text}");
            }
        }
    }
}

/// In records, too, a move is one turn: the fourth move is White's second, as it is in the prompt and in the window.
#[test]
fn the_place_in_a_record_is_counted_like_every_other() {
    use crate::record::MoveNumber;
    let turn = |number, player| MoveNumber { number, player: Some(player) };
    let counts =
        [turn(1, Player::Black), turn(1, Player::White), turn(2, Player::Black), turn(2, Player::White)]
            .map(|turn| turn.ply());
    assert_eq!(counts, [Some(1), Some(2), Some(3), Some(4)]);
    assert_eq!(MoveNumber { number: 9, player: None }.ply(), None);
}

/// Hints speak of stacks in Abande and of groups in Anda.
#[test]
fn hints_name_what_stands_there() {
    const NAMES: [(Language, &str, &str); 5] = [
        (Language::English, "stack", "group"),
        (Language::German, "Stapel", "Gruppe"),
        (Language::French, "pile", "groupe"),
        (Language::Italian, "pila", "gruppo"),
        (Language::Japanese, "スタック", "グループ"),
    ];
    let boards = [Variant::Hex, "anda-4".parse().expect("a board")].map(Variant::start);
    for (language, stack, group) in NAMES {
        let words = Words::new(language);
        for reason in [StackHintReason::Protected, StackHintReason::Threatened, StackHintReason::Beside] {
            let [abande, anda] = boards.each_ref().map(|game| {
                let board = game.board();
                let [point, _] = board.ends();
                let step = HintStep::Stack { point, owner: Player::White, reason };
                words.say(study::of_step(&step, game.variant(), Player::Black))
            });
            assert!(abande.contains(stack) && !abande.contains(group), "{abande}");
            assert!(anda.contains(group) && !anda.contains(stack), "{anda}");
        }
    }
}

/// “None” takes the gender of its noun, so each list has a text of its own for it.
#[test]
fn nothing_agrees_with_what_it_is_none_of() {
    let none = |language| {
        let words = Words::new(language);
        let said = |sentence: fn(Argument, Argument) -> Message, none: fn() -> Message| {
            words.say(sentence(none().into(), Argument::all(["a1"])))
        };
        [
            said(answers::sleeping_stacks, answers::none_asleep),
            said(answers::towers_of_players, answers::no_towers),
            said(answers::territory_of_players, answers::no_territory),
        ]
    };
    assert_eq!(
        none(Language::German),
        [
            "Schlafend: Schwarz kein Stapel; Weiß a1.",
            "Türme: Schwarz keine; Weiß a1.",
            "Gebiet: Schwarz kein Feld; Weiß a1."
        ]
    );
    assert_eq!(none(Language::French)[2], "Territoire\u{a0}: Noir aucune case\u{202f}; Blanc a1.");
    assert_eq!(none(Language::Italian)[2], "Territorio: Nero nessuna casella; Bianco a1.");
}

/// “Il connaît les règles” or “conosce le regole” would sound as if it spoke of the reader.
#[test]
fn the_computer_is_named_where_levels_are_described() {
    for (language, computer, pronoun) in [
        (Language::German, "computer", Some("er")),
        (Language::French, "ordinateur", Some("il")),
        (Language::Italian, "computer", None),
    ] {
        let suits: Vec<_> =
            written(language).into_iter().filter(|(id, _)| id.starts_with("suits_")).collect();
        assert!(suits.len() > 10);
        // This one is about the player alone.
        for (id, text) in suits.into_iter().filter(|(id, _)| id != "suits_expert") {
            let text = text.to_lowercase();
            let place = |wanted| text.split(|c: char| !c.is_alphabetic()).position(|word| word == wanted);
            let named = place(computer).unwrap_or_else(|| panic!("{language}: {id}: {text}"));
            assert!(pronoun.and_then(place).is_none_or(|at| named < at), "{language}: {id}: {text}");
        }
    }
}

/// In a record in which nothing is legal there is nothing to go on with.
#[test]
fn no_text_goes_on_with_nothing() {
    for language in Language::OFFERED {
        let words = Words::new(language);
        let [none, one, two] = [0, 1, 2].map(|plies| words.say(terminal::files::goes_on_with(plies)));
        assert!(!none.contains('0') && none != one && one != two, "{language}: {none}");
    }
}
