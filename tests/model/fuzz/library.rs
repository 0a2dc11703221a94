//! Readers of what the library keeps: journals and preferences.

use std::cell::RefCell;
use std::fs;

use abande::library::{Library, Paths, Preferences};
use abande::play::{Branch, Change, Edit, Glyph, Match, NodeId, Notes, Seat};
use abande::record::Header;
use abande::rules::{ByPlayer, Game, Player, Variant};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use super::mutate::mutated;
use super::{check_refusal, corpus, fuzz, grammar, made, with_corpus};

/// The text of a journal in which everything happens that can happen.
fn journal(variant: Variant, seed: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(Paths::within(folder.path()));
    let mut rng = StdRng::seed_from_u64(seed);
    let mut table = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
    let mut header = Header::default().naming(table.seats());
    header.set_tag("Event", "a \"quoted\" \\ name");
    let mut journal = library.begin(&table, header.clone());
    let notes = || Notes { comment: "“a” plan".into(), glyphs: vec![Glyph::GOOD], ..Notes::default() };
    for round in 0..30 {
        let node = NodeId::new(rng.random_range(0..=round));
        let moves = table.position().legal_moves();
        let Some(&mv) = moves.choose(&mut rng) else { break };
        let change = match round % 10 {
            3 => Change::GoOnFrom(node),
            4 => Change::Edit(Edit::Annotate { node, notes: Box::new(notes()) }),
            5 => Change::Edit(Edit::Paste { at: table.end(), branch: Branch::new(mv, notes()) }),
            6 => Change::Try { at: table.end(), mv },
            7 => Change::Edit(Edit::Delete(node)),
            8 => Change::UndoEdit,
            9 => Change::Seat(Player::White, Seat::Computer(abande::play::Level::MAX)),
            _ => Change::Play(mv),
        };
        let _ = table.apply(change);
    }
    journal.catch_up(&table);
    header.set_tag("Event", "another name");
    journal.set_header(header);
    table.resign(Player::Black);
    journal.catch_up(&table);
    let file = library.paths().journals().join(format!("{}.journal", journal.id()));
    let text = fs::read(file).expect("the journal");
    // The same once more, with the whole tree in one line.
    let mut anew = library.begin(&table, Header::default());
    let _ = table.apply(Change::Reopen);
    anew.catch_up(&table);
    let file = library.paths().journals().join(format!("{}.journal", anew.id()));
    if seed.is_multiple_of(2) { text } else { fs::read(file).expect("the journal") }
}

/// The lines without their checks.
fn unsigned(text: &[u8]) -> Vec<u8> {
    let lines = text.split_inclusive(|&byte| byte == b'\n');
    lines.flat_map(|line| line.get(17..).unwrap_or_default()).copied().collect()
}

/// Puts the right checks before lines.
fn signed(lines: &[u8]) -> Vec<u8> {
    let mut check = 0xcbf2_9ce4_8422_2325_u64;
    let mut text = Vec::new();
    for line in lines.split_inclusive(|&byte| byte == b'\n') {
        let json = line.strip_suffix(b"\n").unwrap_or(line);
        let step = |check: u64, &byte: &u8| (check ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        check = json.iter().chain(b"\n").fold(check, step);
        text.extend(format!("{check:016x} ").bytes());
        text.extend(line);
    }
    text
}

#[test]
fn journals() {
    let variants = [Variant::Hex, Variant::Snub, Variant::Hex3, Variant::ANDA[0]];
    // Without checks, as the corpus has them.
    let kept = corpus("journals");
    let mut seeds: Vec<Vec<u8>> =
        variants.iter().zip(0..).map(|(&variant, seed)| unsigned(&journal(variant, seed))).collect();
    seeds.extend(kept.iter().cloned());
    let kept: Vec<Vec<u8>> = kept.iter().map(|lines| signed(lines)).collect();
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(Paths::within(folder.path()));
    fs::create_dir_all(library.paths().journals()).expect("a folder");
    let file = library.paths().journals().join("fuzz.journal");
    let read = RefCell::new((0, 0));
    let make = |rng: &mut StdRng| {
        // Mostly with right checks, so that the lines themselves are read.
        if rng.random_ratio(1, 5) {
            let mut pick = || signed(seeds.choose(rng).expect("seeds"));
            let (one, other) = (pick(), pick());
            mutated(&one, &other, rng)
        } else {
            signed(&made(&seeds, grammar::journal, rng))
        }
    };
    fuzz(&kept, 4_000, make, |bytes| {
        fs::write(&file, bytes).expect("written");
        for game in library.in_progress() {
            let mut read = read.borrow_mut();
            read.0 += 1;
            assert_eq!(game.game.inconsistency(), None);
            match game.damage {
                None => read.1 += 1,
                Some(damage) => check_refusal(&damage.to_string()),
            }
        }
    });
    let (begun, whole) = *read.borrow();
    println!("{begun} of them begin a game, {whole} are whole");
    assert!(begun > whole && whole > 0);
}

#[test]
fn preferences() {
    let seeds = [
        "# mine\n[board]\nletters = false\n\n[lenses]\ntargets = true # all\ndanger = false\n\n[picture]\nquality = \"low\"\n\
         animation-speed = 1.5\n",
        "window = { size = [1280, 720], place = [-7, 30], maximised = true, full-screen = true }\n[cameras]\nsnub = { yaw = -1.25, \
         elevation = 7e-1, zoom = 1, pan = [0.5, -2.0] }\n[cameras.hex]\nyaw = 0\nelevation = 1\nzoom = 1\npan = [0, 0]\n",
        "[new-game]\nvariant = \"anda-7\"\nblack = \"human\"\nwhite = 'ai:3'\nkomi = 0x7\npie = true\n[panels]\nmoves = false\n\
         [files]\nfolder = \"/games\"\nrecent = [\"/games/“a” \\u96ea.agn\", '''b''']\n",
    ];
    let kept = corpus("preferences");
    let seeds = with_corpus(seeds.map(str::to_owned).into(), &kept);
    let mut understood = 0;
    let make = |rng: &mut StdRng| made(&seeds, |rng| grammar::preferences(rng).into_bytes(), rng);
    fuzz(&kept, 10_000, make, |bytes| {
        let text = String::from_utf8_lossy(bytes);
        let (preferences, complaints) = Preferences::parse(&text);
        understood += u32::from(complaints.is_empty());
        for complaint in complaints {
            check_refusal(&complaint.to_string());
        }
        assert!(preferences.picture.animation_speed.is_finite());
        assert!(preferences.cameras.values().all(|camera| camera.zoom.is_finite()));
    });
    println!("{understood} of them are understood as a whole");
    assert!(understood > 0);
}
