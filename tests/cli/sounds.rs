//! The sounds as files and out of the sound library, and what is heard of whole games.

use std::fs;
use std::time::Duration;

use abande::rules::{AnyGame, Variant, anda};
use abande::sound::{CueContext, Event, Listener, Sound, TAKES, wav};
use abande::{board::Side, play::Seat, rules::ByPlayer};

use crate::program::{ran, ran_with};

#[test]
fn all_takes_become_files() {
    let folders = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let facts = folders.each_ref().map(|folder| {
        // A folder that is not there yet.
        let inside = folder.path().join("new/sounds");
        let (status, out, err) = ran(&["sounds", inside.to_str().unwrap(), "--json"]);
        assert_eq!((status, err.as_str()), (0, ""));
        let lines = out.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        lines.collect::<Vec<_>>()
    });
    assert_eq!(facts[0].len(), Sound::ALL.len() * usize::from(TAKES));
    let (mut least, mut most) = (f64::MAX, f64::MIN);
    for (one, two) in facts[0].iter().zip(&facts[1]) {
        let [file, again] = [one, two].map(|facts| fs::read(facts["file"].as_str().unwrap()).unwrap());
        assert!(file == again, "{one} is not the same again");
        let samples = (file.len() - wav::HEADER) / 2;
        assert_eq!(one["milliseconds"].as_u64().unwrap(), samples as u64 / 48, "{one}");
        let end = file.last_chunk::<2>().unwrap();
        assert_eq!((&file[wav::HEADER..wav::HEADER + 2], end), (&[0, 0][..], &[0, 0]), "{one}: the ends");
        assert!(one["peak_db"].as_f64().unwrap() <= -2.99, "{one}");
        let loud = one["lufs"].as_f64().unwrap();
        (least, most) = (least.min(loud), most.max(loud));
    }
    assert!(most - least < 3.0, "{least} to {most} LUFS");
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a file");
    fs::write(&file, "").unwrap();
    let (status, _, err) = ran(&["sounds", file.to_str().unwrap()]);
    assert_eq!(status, 1);
    assert!(err.contains("a file"), "{err}");
}

#[test]
fn an_unknown_sound_is_named_with_those_there_are() {
    let (status, _, err) = ran(&["sounds", "--play", "gong"]);
    assert_eq!(status, 2);
    assert!(err.contains("gong") && err.contains("capture"), "{err}");
}

/// Whether the machine has ALSA's library; what is said instead is checked then.
#[cfg(target_os = "linux")]
fn no_library(status: i32, err: &str) -> bool {
    let told = err.starts_with("abande: the sound library libasound.so.2 cannot be opened: ");
    assert!(!told || status == 1, "{err}");
    told
}

/// ALSA writes what would be heard into a file.
#[test]
#[cfg(target_os = "linux")]
fn the_sound_library_gets_every_frame() {
    let folder = tempfile::tempdir().unwrap();
    let (configuration, heard) = (folder.path().join("alsa.conf"), folder.path().join("heard.raw"));
    let text = format!(
        "pcm.default {{ type file slave.pcm \"nothing\" file \"{}\" format raw }}\npcm.nothing {{ type null }}\n",
        heard.display()
    );
    fs::write(&configuration, text).unwrap();
    let (status, out, err) =
        ran_with(&["sounds", "--play", "capture,your-turn"], &[("ALSA_CONFIG_PATH", &configuration)]);
    if no_library(status, &err) {
        return;
    }
    assert_eq!((status, out.as_str(), err.as_str()), (0, "8 sounds played\n", ""));
    let bytes = fs::read(&heard).unwrap();
    let frames: Vec<[i16; 2]> = bytes
        .chunks_exact(4)
        .map(|bytes| [i16::from_ne_bytes([bytes[0], bytes[1]]), i16::from_ne_bytes([bytes[2], bytes[3]])])
        .collect();
    assert!(frames.iter().all(|[left, right]| left == right), "both are in the middle");
    // Four of each, 700 and 1700 ms apart: every one begins where it should, and silence is between them.
    let starts = [0, 700, 1400, 2100, 2800, 4500, 6200, 7900];
    for start in starts {
        let at = start * 48 + 64;
        let loudest = |from: usize, to: usize| {
            frames[from..to].iter().map(|frame| frame[0].unsigned_abs()).max().unwrap_or_default()
        };
        assert!(loudest(at, at + 48 * 100) > 2000, "nothing at {start} ms");
        assert_eq!(loudest(at.saturating_sub(48 * 20), at), 0, "not silent before {start} ms");
    }
    let milliseconds = frames.len() / 48;
    assert!((8_300..9_200).contains(&milliseconds), "{milliseconds} ms");
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_sound_card_one_line_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().join("alsa.conf");
    fs::write(&empty, "").unwrap();
    let (status, out, err) = ran_with(&["sounds", "--play", "win"], &[("ALSA_CONFIG_PATH", &empty)]);
    if no_library(status, &err) {
        return;
    }
    assert_eq!((status, out.as_str()), (1, ""));
    assert!(err.starts_with("abande: no sound device can be opened: "), "{err}");
    assert_eq!(err.lines().count(), 1, "{err}");
}

/// Whole games of other programs: as many sounds of each kind as moves of that kind.
#[test]
fn whole_games_are_heard_move_by_move() {
    let vectors = |name: &str| {
        let path = format!("{}/tests/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).unwrap();
        let games = text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        games.take(40).collect::<Vec<_>>()
    };
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let mut kinds = std::collections::BTreeMap::<&str, usize>::new();
    let mut play = |mut game: AnyGame, moves: &serde_json::Value| {
        let context = CueContext { board: game.board(), right: [1.0, 0.0], listener: Listener::of(&seats) };
        for text in moves.as_array().unwrap() {
            let text = text.as_str().unwrap();
            let mv = game.parse_move(text).unwrap();
            let cues = context.cues(Event::Moved { before: &game, mv, touchdown_in: Duration::ZERO });
            let words: Vec<&str> = cues.iter().map(|cue| cue.sound.word()).collect();
            assert!(!cues.is_empty(), "{text} is silent");
            assert!(cues.is_sorted_by_key(|cue| cue.after), "{text}: {cues:?}");
            assert_eq!(words.contains(&"capture"), text.contains('-'), "{text}: {words:?}");
            assert_eq!(words.contains(&"tower"), words.contains(&"enter-3"), "{text}: {words:?}");
            assert_eq!(words.contains(&"removal"), !game.removed_by(mv).is_empty(), "{text}: {words:?}");
            for word in words {
                *kinds.entry(word).or_default() += 1;
            }
            game.play(mv).unwrap();
        }
    };
    for (variant, name) in [
        (Variant::Hex, "games-hex.jsonl"),
        (Variant::Square, "games-square.jsonl"),
        (Variant::Snub, "games-snub.jsonl"),
    ] {
        for game in vectors(name) {
            play(variant.start(), &game["moves"]);
        }
    }
    for game in vectors("anda-games.jsonl") {
        let side = game["side"].as_u64().unwrap();
        let side = Side::ALL.into_iter().find(|known| known.get() as u64 == side).unwrap();
        let komi = u16::try_from(game["komi"].as_u64().unwrap()).unwrap();
        play(AnyGame::Anda(anda::Position::new(anda::Rules::of_side(side), komi)), &game["moves"]);
    }
    for word in ["enter-1", "enter-2", "enter-3", "capture", "tower", "pass", "stone", "removal"] {
        assert!(kinds.get(word).is_some_and(|&count| count > 20), "{word}: {kinds:?}");
    }
}
