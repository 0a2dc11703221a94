use super::registry::FILES;
use super::*;

const STRENGTH: &str = "[strength]\neasy = { nodes = 10, overlooks = 50 }\nmedium = { nodes = 100, overlooks = 10 }\n\
                        hard = { nodes = 1000, overlooks = 0, rating = [1500, 60] }\n";

/// A file with these lines before its tables, and these after them.
fn file(head: &str, tail: &str) -> String {
    format!(
        "format = 1\ngame = \"abande\"\n{head}\n[name]\nen = \"Bo\"\nja = \"ボー\"\n[about]\nen = \"Plays.\"\n{STRENGTH}{tail}"
    )
}

fn read(text: &str) -> Result<Character, String> {
    Character::parse("bo".parse().unwrap(), text).map_err(|error| error.to_string())
}

#[test]
fn every_character_of_the_program_is_read() {
    for (id, text) in FILES {
        let character =
            Character::parse(id.parse().unwrap(), text).unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(Character::find(character.id), Some(&character));
        assert!(!character.portrait.0.is_empty() && !character.traits.is_empty(), "{id}");
        let texts = character.traits.iter().map(|one| &one.name).chain([&character.name, &character.about]);
        for text in texts {
            assert_eq!(text.languages().collect::<Vec<_>>(), ["de", "en", "fr", "it", "ja"], "{id}");
        }
    }
    let count = |game| characters_of(game).count();
    assert!(count(GameKind::Abande) >= 8 && count(GameKind::Anda) >= 4);
}

#[test]
fn a_file_says_all_of_a_character() {
    let tail = "[[trait]]\nname = \"likes towers\"\nfeature = \"tower\"\nweight = { opening = 5, middle = 6, ending = -7 }\n\
                when = \"ahead\"\n";
    let head = "whim = 12\npace = 50\neffort = { opening = 1, middle = 2, ending = 3 }\nportrait = [\"dot 1,2 3\", \
                \"arc 10,10 5 0..0.5\", \"line 0,0 20,20\", \"filled 1,1 2,2 3,1\"]";
    let bo = read(&file(head, tail)).unwrap();
    assert_eq!((bo.name.in_language("ja"), bo.name.in_language("fr")), ("ボー", "Bo"));
    assert_eq!((bo.whim, bo.pace, bo.effort.in_phase(Phase::Ending)), (12, ByPhase::always(50), 3));
    assert_eq!(
        bo.strength(Tier::Hard),
        CharacterStrength { nodes: 1_000, overlooks: 0, rating: Some([1_500, 60]) }
    );
    let [liking] = bo.traits.as_slice() else { panic!("{:?}", bo.traits) };
    assert_eq!((liking.feature, liking.when), (Feature::Tower, Some(Standing::Ahead)));
    assert_eq!(liking.weight, ByPhase { opening: 5, middle: 6, ending: -7 });
    assert_eq!(bo.portrait.0[1], Stroke::Arc((10.0, 10.0), 5.0, [0.0, 0.5]));
}

#[test]
fn what_is_wrong_with_a_file_is_said() {
    let one_trait = |line: &str| file("", &format!("[[trait]]\nname = \"x\"\n{line}\n"));
    let cases = [
        ("format = 1".into(), "line 1: missing field `game`"),
        (file("format = 2", ""), "line 3: duplicate key"),
        (
            file("", "").replace("format = 1", "format = 2"),
            "its format is 2, and this program knows format 1",
        ),
        (file("", "").replace("abande", "go"), "no game “go”: use abande or anda"),
        (file("colour = 1", ""), "line 3: unknown field `colour`"),
        (file("whim = 1001", ""), "“whim” goes from 0 to 1000, not 1001"),
        (file("pace = 9", ""), "“pace” goes from 10 to 300, not 9"),
        (
            file("effort = \"much\"", ""),
            "line 3: expected a number, or a table with opening, middle and ending",
        ),
        (file("portrait = [\"blob 1,1\"]", ""), "“blob 1,1” is not a stroke"),
        (file("portrait = [\"dot 1,21 3\"]", ""), "is not a stroke of a portrait within 20 by 20"),
        (file("portrait = [\"dot nan,1 3\"]", ""), "is not a stroke"),
        (
            file("", "").replace("nodes = 100,", "nodes = 5,"),
            "“medium” must be at least as strong as the strength below it",
        ),
        (file("", "").replace("nodes = 10,", "nodes = 0,"), "“nodes” goes from 1 to 10000000, not 0"),
        (file("", "").replace("Plays.", ""), "“about” needs a text of 1 to 240 letters on one line"),
        (file("", "").replace("Plays.", "a\\u001b[2J"), "“about” needs a text"),
        (
            file("", "").replace("\"Bo\"", &format!("\"{}\"", "B".repeat(33))),
            "“name” needs a text of 1 to 32 letters",
        ),
        (one_trait("feature = \"towers\"\nweight = 1"), "no feature “towers”"),
        (one_trait("feature = \"smother\"\nweight = 1"), "“smother” is a feature of Anda only"),
        (one_trait("feature = \"tower\"\nweight = 1001"), "“weight” goes from -1000 to 1000, not 1001"),
        (
            one_trait("feature = \"tower\"\nweight = 1\nwhen = \"late\""),
            "“when” is “ahead”, “even” or “behind”, not “late”",
        ),
        (
            file("", &"[[trait]]\nname = \"x\"\nfeature = \"tower\"\nweight = 1\n".repeat(33)),
            "33 traits are too many: 32",
        ),
    ];
    for (text, reason) in cases {
        let error = read(&text).unwrap_err();
        assert!(error.contains(reason), "{error}\n  but expected {reason}");
        assert!(!error.contains('\n'), "{error}");
    }
}

#[test]
fn damaged_files_are_refused_and_never_break_the_program() {
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};
    const NOISE: &[u8] = b"\"[]{}=,.-90\n\x1b";
    let mut rng = StdRng::seed_from_u64(1);
    let (mut read, mut refused) = (0, 0);
    for round in 0..3_000 {
        let (id, text) = FILES[round % FILES.len()];
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..rng.random_range(1..4) {
            let at = rng.random_range(0..bytes.len());
            match rng.random_range(0..4) {
                0 => bytes[at] = rng.random(),
                1 => drop(bytes.drain(at..(at + rng.random_range(0..40)).min(bytes.len()))),
                2 => bytes.insert(at, NOISE[rng.random_range(0..NOISE.len())]),
                _ => bytes.truncate(at + 1),
            }
            if bytes.is_empty() {
                break;
            }
        }
        match Character::parse(id.parse().unwrap(), &String::from_utf8_lossy(&bytes)) {
            Ok(character) => {
                read += 1;
                assert!(
                    character.strengths.iter().all(|strength| (1..=10_000_000).contains(&strength.nodes))
                );
            }
            Err(error) => {
                refused += 1;
                assert!(error.to_string().chars().all(|c| !c.is_control()), "{error:?}");
            }
        }
    }
    assert!(read > 100 && refused > 1_000, "{read} read, {refused} refused");
}

#[test]
fn ids_are_short_words() {
    for id in ["a", "tower-builder", "x2", "abcdefghijklmnopqrstuvwx"] {
        assert_eq!(id.parse::<CharacterId>().unwrap().as_str(), id);
    }
    for text in ["", "2x", "-x", "Bo", "a b", "ä", "a:b", "../x", "abcdefghijklmnopqrstuvwxy"] {
        assert!(text.parse::<CharacterId>().is_err(), "{text}");
    }
}

#[test]
fn every_feature_has_a_name_of_its_own() {
    for (feature, name) in Feature::ALL {
        assert_eq!(Feature::named(name), Some(feature));
        assert_eq!(Feature::ALL.iter().filter(|(other, _)| *other == feature).count(), 1);
    }
}

/// The page about characters.
const PAGE: &str = include_str!("../../../docs/characters.md");

#[test]
fn the_page_has_every_character_with_its_ratings() {
    for (id, text) in FILES {
        let character = Character::parse(id.parse().unwrap(), text).unwrap();
        let texts = [&character.name, &character.about].map(|text| text.in_language("en"));
        let ratings = character.strengths.map(|strength| {
            let [rating, margin] = strength.rating.unwrap_or_else(|| panic!("{id} has no rating"));
            format!("{rating} ± {margin}")
        });
        let row = format!("| `{id}` | {} | {} |\n", texts.join(" | "), ratings.join(" | "));
        assert!(PAGE.contains(&row), "docs/characters.md lacks\n{row}");
    }
}

#[test]
fn the_page_explains_every_feature_and_its_example_is_right() {
    for (_, name) in Feature::ALL {
        assert!(
            PAGE.lines().any(|line| line.starts_with("| `") && line.contains(&format!("`{name}`"))),
            "{name}"
        );
    }
    let (_, example) = PAGE.split_once("```toml\n").unwrap();
    let (example, _) = example.split_once("```").unwrap();
    let owl = Character::parse_own("night-owl".parse().unwrap(), example).unwrap();
    assert_eq!((owl.whim, owl.traits.len(), owl.portrait.0.len()), (30, 1, 4));
}
