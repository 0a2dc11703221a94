//! Records of random trees, there and back; and texts that are cut, damaged or made to hurt.

use std::time::{Duration, SystemTime};

use abande::board::Board;
use abande::play::{
    AnnotationColour, ArrowAnnotation, Change, CommentCommand, EvalAnnotation, GameSetup, Glyph, Help,
    HouseRule, Level, Match, NodeId, Notes, PointAnnotation, Seat, Tree, Verdict,
};
use abande::record::{
    AgnReader, GameReader, Header, Participant, PlayerType, Record, RecordErrorKind, export, notes_text,
    read_notes, tidied,
};
use abande::rules::{ByPlayer, Game, Outcome, Player, Variant};
use proptest::prelude::*;

/// Texts with everything that could break a comment.
fn texts() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[ a-z{}()\\[\\]%;&#0-9\"\\\\\r\n\t]{0,40}",
        "(?s).{0,30}",
        prop::sample::select(vec![
            "[%clk 0:01:00]",
            "}",
            "&#125;",
            "[%here]",
            "a\n\n\nb",
            "% line",
            "&#38;#125;"
        ])
        .prop_map(str::to_owned),
    ]
}

/// Choices that become notes on some board.
#[derive(Clone, Debug)]
struct NoteChoices {
    lead: String,
    comment: String,
    glyphs: Vec<u8>,
    marks: Vec<(u16, usize)>,
    arrows: Vec<(u16, u16, usize)>,
    value: Option<(i32, Option<u16>)>,
    proved: Option<i16>,
    clock: Option<(u64, u32)>,
    time_taken: Option<(u64, u32)>,
    commands: Vec<(String, String)>,
}

impl NoteChoices {
    fn notes(&self, board: &Board) -> Notes {
        let point = |choice: u16| board.points().nth(usize::from(choice) % board.len()).expect("a point");
        Notes {
            lead: self.lead.clone(),
            comment: self.comment.clone(),
            glyphs: self.glyphs.iter().copied().map(Glyph).collect(),
            marks: self
                .marks
                .iter()
                .map(|&(at, colour)| PointAnnotation {
                    point: point(at),
                    colour: AnnotationColour::ALL[colour],
                })
                .collect(),
            arrows: self
                .arrows
                .iter()
                .map(|&(from, to, colour)| ArrowAnnotation {
                    from: point(from),
                    to: point(to),
                    colour: AnnotationColour::ALL[colour],
                })
                .collect(),
            value: self.value.map(|(hundredths, depth)| EvalAnnotation { hundredths, depth }),
            proved: self.proved,
            clock: self.clock.map(|(seconds, nanos)| Duration::new(seconds, nanos)),
            time_taken: self.time_taken.map(|(seconds, nanos)| Duration::new(seconds, nanos)),
            commands: self
                .commands
                .iter()
                .map(|(name, value)| CommentCommand { name: name.clone(), value: value.clone() })
                .collect(),
        }
    }
}

fn notes() -> impl Strategy<Value = NoteChoices> {
    let times = || prop::option::of((any::<u64>(), 0..1_000_000_000u32));
    let names = prop_oneof!["[a-z]{0,4}", "eval|proved|clk|emt|csl|cal|here|EVAL", ".{0,4}"];
    let values = prop_oneof!["[+-]?[0-9]{1,3}(\\.[0-9])?(,d[0-9])?", "[GRx][a-d][1-4]", texts()];
    (
        (texts(), texts()),
        prop::collection::vec(any::<u8>(), 0..4),
        prop::collection::vec((any::<u16>(), 0..4usize), 0..3),
        prop::collection::vec((any::<u16>(), any::<u16>(), 0..4usize), 0..3),
        prop::option::of((any::<i32>(), prop::option::of(any::<u16>()))),
        prop::option::of(any::<i16>()),
        (times(), times()),
        prop::collection::vec((names, values), 0..3),
    )
        .prop_map(
            |((lead, comment), glyphs, marks, arrows, value, proved, (clock, time_taken), commands)| {
                NoteChoices {
                    lead,
                    comment,
                    glyphs,
                    marks,
                    arrows,
                    value,
                    proved,
                    clock,
                    time_taken,
                    commands,
                }
            },
        )
}

fn verdicts() -> impl Strategy<Value = Option<Verdict>> {
    prop::sample::select(vec![
        None,
        Some(Verdict::Resignation(Player::Black)),
        Some(Verdict::Resignation(Player::White)),
        Some(Verdict::Timeout(Player::White)),
        Some(Verdict::Agreement),
        Some(Verdict::Other(Outcome::Win(Player::Black))),
        Some(Verdict::Other(Outcome::Draw)),
    ])
}

/// A tree that grows at random nodes, more often at the last one.
fn tree(variant: Variant, choices: &[(u16, u16, Option<NoteChoices>)]) -> (Tree, Vec<NodeId>) {
    let start = variant.start_with_komi(2).unwrap_or_else(|_| variant.start());
    let mut tree = Tree::new(start);
    let mut nodes = vec![NodeId::ROOT];
    for (at, mv, remark) in choices {
        let index = if at % 3 == 0 { usize::from(*at) % nodes.len() } else { nodes.len() - 1 };
        let at = nodes[index];
        let moves = tree.game(at).legal_moves();
        let Some(&mv) = moves.get(usize::from(*mv) % moves.len().max(1)) else { continue };
        let node = tree.play(at, mv).expect("a generated move is legal");
        if let Some(remark) = remark {
            let said = Box::new(remark.notes(variant.board()));
            tree.edit(&abande::play::Edit::Annotate { node, notes: said }).expect("the node is there");
        }
        nodes.push(node);
    }
    (tree, nodes)
}

/// A game of one of the site's boards, as far as the choices go.
fn game(variant: Variant, choices: &[u16]) -> Record {
    let mut record = Record::new(variant.start());
    for choice in choices {
        let moves = record.game().legal_moves();
        let Some(&mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else { break };
        record.play(mv).expect("a generated move is legal");
    }
    record
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn trees_are_read_as_they_were_written(
        variant in prop::sample::select(Variant::ALL.to_vec()),
        choices in prop::collection::vec((any::<u16>(), any::<u16>(), prop::option::of(notes())), 0..60),
        root in notes(),
        end in any::<u16>(),
        verdict in verdicts(),
    ) {
        let (mut tree, nodes) = tree(variant, &choices);
        let notes = Box::new(root.notes(variant.board()));
        tree.edit(&abande::play::Edit::Annotate { node: NodeId::ROOT, notes }).expect("the root is there");
        let end = nodes[usize::from(end) % nodes.len()];
        let record = Record::from_tree(Header::default(), tree, end, verdict);
        let text = record.to_string();
        let again = Record::parse(&text).map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))?;
        prop_assert_eq!(again.to_string(), text.clone());
        prop_assert!(again == record, "{}", text);
        prop_assert!(record.checked_text().is_ok());
        prop_assert_eq!(record.tree().inconsistency(), None);
        // A match that is opened and saved.
        let opened = Record::from_match(&record.to_match(), Some(record.header()), SystemTime::now());
        prop_assert!(opened == record, "{}", opened);
    }

    #[test]
    fn notes_are_read_as_they_were_written(
        variant in prop::sample::select(Variant::ALL.to_vec()),
        choices in notes(),
    ) {
        let board = variant.board();
        let notes = tidied(&choices.notes(board), board);
        prop_assert_eq!(tidied(&notes, board), notes.clone(), "tidy notes stay");
        let text = notes_text(&notes, board);
        prop_assert!(!text.contains('\n'));
        prop_assert_eq!(read_notes(&text, board), notes, "{}", text);
    }

    #[test]
    fn any_notes_are_read(text in "(?s)[ a-g0-9{}()\\[\\]%$!?;,.:\r\n-]{0,100}|(?s).{0,60}") {
        let board = Variant::Hex.board();
        let notes = read_notes(&text, board);
        let tidy = tidied(&notes, board);
        prop_assert_eq!(tidied(&tidy, board), tidy.clone());
        prop_assert_eq!(read_notes(&notes_text(&tidy, board), board), tidy);
    }

    #[test]
    fn games_go_through_json_and_back(
        variant in prop::sample::select(vec![Variant::Hex, Variant::Square, Variant::Snub]),
        choices in prop::collection::vec(any::<u16>(), 0..150),
        skipped in 0..30usize,
        verdict in verdicts(),
        names in (prop::option::of("[^\\p{C}]{1,20}"), prop::option::of("[^\\p{C}]{1,20}")),
        is_ai in any::<(bool, bool)>(),
    ) {
        let whole = game(variant, &choices);
        let first = skipped.min(whole.moves().len());
        let start = whole.positions().nth(first).expect("a position").1;
        let mut record = Record::new(if skipped % 3 == 0 { start } else { variant.start() });
        for mv in whole.moves().into_iter().skip(if skipped % 3 == 0 { first } else { 0 }) {
            record.play(mv).expect("legal before");
        }
        let participant = |name, is_ai| {
            let engine = PlayerType::Engine { level: None, details: String::new() };
            Participant { name, kind: Some(if is_ai { engine } else { PlayerType::Human }) }
        };
        record.header_mut().set_player(Player::Black, participant(names.0.or(Some("?".into())), is_ai.0));
        record.header_mut().set_player(Player::White, participant(names.1.or(Some("?".into())), is_ai.1));
        record.header_mut().set_tag("Date", "2026.09.26");
        record.header_mut().set_tag("UTCTime", "12:30:01.25");
        if let Some(verdict) = verdict {
            record.conclude(verdict);
        }
        let moment = SystemTime::UNIX_EPOCH;
        let exported = export(&record, moment).expect("the site has the board");
        prop_assert!(exported.losses.is_empty());
        let mut games = GameReader::new(&exported.json);
        let read = games.next().expect("a game");
        prop_assert!(games.next().is_none());
        let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{}", exported.json)))?;
        prop_assert_eq!((read.moves(), read.result()), (record.moves(), record.result()));
        prop_assert_eq!(read.start(), record.start());
        for player in Player::ALL {
            prop_assert_eq!(read.player(player), record.player(player));
        }
        // JSON, AGN, JSON.
        let agn = Record::parse(&read.to_string()).expect("what was written is read");
        prop_assert_eq!(&agn, &read);
        prop_assert_eq!(export(&agn, moment).expect("the same board").json, exported.json);
    }
}

/// A small record with everything in it.
const EXAMPLE: &str = "[Variant \"hex\"]\n[Event \"a \\\"cup\\\"\"]\n[White \"Ada\"]\n[Result \"0-1\"]\n\n\
    {a game} 1. d4!? {[%eval +0.5,d3] [%csl Gd4] fine} d5 (1... {or} d3 $14 (1... c3 2. c4) 2. d2 {[%x y]})\n\
    2. d3 {[%clk 0:05:12]} d5-d4 ; why\n3. d3-d4 {[%here]} e4 resign 0-1\n";

#[test]
fn the_example_is_a_record() {
    let record = Record::parse(EXAMPLE).expect("legal");
    assert_eq!((record.moves().len(), record.tree().len()), (5, 11));
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

/// A game of a few moves with these time controls, in which every move took a time of its own.
fn timed(controls: [&str; 2]) -> Match {
    let clock = controls.map(|text| text.parse().unwrap());
    let setup = GameSetup { clock: Some(ByPlayer::new(clock[0], clock[1])), ..GameSetup::default() };
    let mut table = setup.new_match().unwrap();
    for (index, text) in ["d4", "d5", "d3", "c4"].into_iter().enumerate() {
        table.spend_time(Duration::from_micros(1_234_567 * (index as u64 + 1)));
        table.play(table.position().parse_move(text).unwrap()).unwrap();
    }
    table
}

#[test]
fn time_controls_and_clocks_are_kept() {
    let tags = [
        (["5", "5"], "[TimeControl \"300\"]\n"),
        (["5+3", "1"], "[TimeControl \"300+3\"]\n[WhiteTimeControl \"60\"]\n"),
        (["15d5", "15d5"], "[TimeControl \"900d5\"]\n"),
        (["0b3x2", "0b3x2"], "[TimeControl \"0b3x2\"]\n"),
        (["3h", "3h"], "[TimeControl \"*180\"]\n"),
    ];
    for (controls, expected) in tags {
        let table = timed(controls);
        let text = Record::from(&table).to_string();
        assert!(text.contains(expected) && text.contains("[%clk "), "{text}");
        let read = Record::parse(&text).unwrap().to_match();
        assert_eq!((read.setup(), read.clock()), (table.setup(), table.clock()), "{text}");
        // Every position has the time that it had when its turn began.
        for &node in table.line() {
            assert_eq!(read.time_left_at(node), table.time_left_at(node));
        }
        // A game that goes on from a file keeps what else its header says.
        let mut header = Header::default();
        header.set_tag("Event", "Blitz");
        let again = Record::from_match(&read, Some(&header), SystemTime::UNIX_EPOCH);
        assert_eq!(again.setup(), table.setup());
        assert_eq!(again.header().tag("Event"), Some("Blitz"));
        assert_eq!(Record::from_match(&read, None, SystemTime::UNIX_EPOCH).setup(), table.setup());
    }
}

#[test]
fn handicaps_are_kept_and_earlier_programs_are_warned() {
    for handicap in [None, Some("white-pieces-3"), Some("black-points-5"), Some("white-captures-12")] {
        let house_rule: Option<HouseRule> = handicap.map(|text| text.parse().unwrap());
        let setup = GameSetup {
            house_rule,
            ..GameSetup::new(Variant::Square, ByPlayer::new(Seat::Human, Seat::Human))
        };
        let mut table = setup.new_match().unwrap();
        for text in ["d4", "d5", "c3"] {
            let mv = table.position().parse_move(text).unwrap();
            table.play(mv).unwrap();
        }
        let text = Record::from(&table).to_string();
        let version = if handicap.is_some() { 2 } else { 1 };
        assert!(text.contains(&format!("[FormatVersion \"{version}\"]")), "{text}");
        let read = Record::parse(&text).unwrap().to_match();
        assert_eq!((read.setup(), read.position()), (table.setup(), table.position()), "{text}");
    }
}

#[test]
fn the_pie_rule_and_a_swap_are_kept() {
    let seats = ByPlayer::new(Seat::Human, "ai:3".parse().unwrap());
    let house_rule = Some(HouseRule::Pie);
    for (swaps, came_of_it) in [(false, "kept"), (true, "swapped")] {
        let mut table =
            GameSetup { house_rule, ..GameSetup::new(Variant::Square, seats) }.new_match().unwrap();
        table.play(table.position().parse_move("d4").unwrap()).unwrap();
        if swaps {
            table.swap_sides().unwrap();
        }
        table.play(table.position().parse_move("d5").unwrap()).unwrap();
        let text = Record::from(&table).to_string();
        assert!(text.contains(&format!("[PieRule \"{came_of_it}\"]")), "{text}");
        let mut read = Record::parse(&text).unwrap().to_match();
        assert_eq!((read.setup(), read.has_swapped_sides()), (table.setup(), swaps), "{text}");
        assert_eq!(read.seats()[Player::White].is_computer(), !swaps);
        // What becomes of it later is written over what a file said.
        let header = Record::parse(&text).unwrap().header().clone();
        read.apply(Change::GoOnFrom(read.line()[1])).unwrap();
        let again = Record::from_match(&read, Some(&header), SystemTime::UNIX_EPOCH);
        assert_eq!(again.header().tag("PieRule"), Some("kept"));
        assert_eq!(again.setup().seats, seats, "{again}");
    }
    let other = Record::parse("[Variant \"hex\"]\n[PieRule \"perhaps\"]\n\n1. d4 *\n").unwrap();
    assert_eq!(other.setup().house_rule, None);
    let anda = Record::parse("[Variant \"anda-5\"]\n[PieRule \"kept\"]\n\n*\n").unwrap();
    assert_eq!(anda.setup().house_rule, None);
}

#[test]
fn a_time_control_that_is_not_known_here_stays_a_tag() {
    let text =
        "[Game \"Abande\"]\n[Variant \"hex\"]\n[TimeControl \"40/9000\"]\n\n1. d4 {[%clk 1:00:00]} *\n";
    let record = Record::parse(text).unwrap();
    let table = record.to_match();
    assert_eq!((table.setup().clock, table.clock()), (None, None));
    let again = Record::from_match(&table, Some(record.header()), SystemTime::UNIX_EPOCH);
    assert_eq!(again.header().tag("TimeControl"), Some("40/9000"));
}

#[test]
fn every_cut_and_every_damaged_byte_leaves_the_legal_part_or_a_typed_error() {
    let whole = Record::parse(EXAMPLE).expect("legal");
    for end in (0..EXAMPLE.len()).filter(|&end| EXAMPLE.is_char_boundary(end)) {
        let text = &EXAMPLE[..end];
        let kept = match Record::parse(text) {
            Ok(record) => Some(record),
            Err(error) => error.before.map(|before| *before),
        };
        // Every whole move of the game before the cut is there.
        let line = whole.tree().path(whole.tree().main_end(NodeId::ROOT));
        let words: Vec<&str> = ["1. d4", "} d5 ", "2. d3", "} d5-d4", "3. d3-d4", "e4 "].into();
        let sure =
            words.iter().filter(|word| EXAMPLE.find(**word).expect("there") + word.len() < end).count();
        if sure > 0 {
            let kept = kept.expect("a legal part");
            let last = kept.tree().main_end(NodeId::ROOT);
            assert!(kept.tree().depth(last) >= sure, "{text}");
            let moves = |tree: &Tree, path: &[NodeId]| {
                path.iter().take(sure + 1).map(|&node| tree.node(node).mv()).collect::<Vec<_>>()
            };
            assert_eq!(moves(kept.tree(), &kept.tree().path(last)), moves(whole.tree(), &line), "{text}");
        }
    }
    for place in 0..EXAMPLE.len() {
        for byte in [0, b' ', b'"', b'(', b')', b'[', b'{', b'}', b'\n', b'9', b'z', 0xff] {
            let mut bytes = EXAMPLE.as_bytes().to_vec();
            bytes[place] = byte;
            let text = String::from_utf8_lossy(&bytes);
            let record = match Record::parse(&text) {
                Ok(record) => record,
                Err(error) => match error.before {
                    Some(record) => *record,
                    None => continue,
                },
            };
            assert_eq!(record.tree().inconsistency(), None);
            assert!(record.checked_text().is_ok(), "{text}");
        }
    }
}

#[test]
fn a_fault_in_a_variation_costs_the_rest_of_that_variation_only() {
    let error = Record::parse("1. d4 d5 (1... d3 2. d3 (2. x) d2) (1... c3) 2. d3 *").expect_err("illegal");
    assert_eq!((error.place.line, error.place.column), (1, 22));
    assert!(matches!(error.kind, RecordErrorKind::IllegalMove { .. }), "{error}");
    let before = error.before.expect("the rest");
    assert_eq!((before.moves().len(), before.tree().len()), (3, 6));
    let error = Record::parse("1. d4 d5 (1... d3 2. d2").expect_err("never ends");
    assert_eq!((error.place.column, error.kind), (10, RecordErrorKind::UnclosedVariation));
    assert_eq!(error.before.expect("all").tree().len(), 5);
}

#[test]
fn a_variation_that_repeats_the_game_does_not_go_before_it() {
    let record = Record::parse("1. d4 (1. d4 d5 (1... d3) 2. d3) 1... c3 2. c4 *").expect("legal");
    let again = Record::parse(&record.to_string()).expect("legal");
    assert_eq!(again, record);
    let board = record.start().board();
    let moves: Vec<String> = record.moves().iter().map(|mv| mv.display(board).to_string()).collect();
    assert_eq!(moves, ["d4", "c3", "c4"]);
    assert_eq!(record.tree().len(), 1 + 3 + 3);
}

#[test]
fn comments_go_where_they_stand() {
    let text = "{of the game} 1. {before} d4 $2 {after} ; and more\n (1. {lead} c4 {side}) {later}\n\
        1... d5 {a\nb\n\nc} 2. {left over} *";
    let record = Record::parse(text).expect("legal");
    let tree = record.tree();
    let line = tree.path(record.end());
    let notes =
        |node: NodeId| (tree.node(node).notes().lead.as_str(), tree.node(node).notes().comment.as_str());
    assert_eq!(notes(line[0]), ("", "of the game"));
    assert_eq!(notes(line[1]), ("before", "after\nand more\nlater"));
    assert_eq!(notes(tree.node(NodeId::ROOT).children()[1]), ("lead", "side"));
    assert_eq!(notes(line[2]), ("", "a b\nc\nleft over"));
    assert_eq!(tree.node(line[1]).notes().glyphs, [Glyph::MISTAKE]);
    assert_eq!(Record::parse(&record.to_string()), Ok(record));
}

#[test]
fn long_comments_are_wrapped_and_say_the_same() {
    let comment = "word ".repeat(100) + "}" + &"x".repeat(200);
    let mut tree = Tree::new(Variant::Hex.start());
    let notes = Box::new(Notes { comment: comment.clone(), ..Notes::default() });
    tree.edit(&abande::play::Edit::Annotate { node: NodeId::ROOT, notes }).expect("the root is there");
    let record = Record::from_tree(Header::default(), tree, NodeId::ROOT, None);
    let text = record.to_string();
    assert!(text.lines().filter(|line| line.chars().count() > 80).count() == 1, "{text}");
    assert_eq!(Record::parse(&text).expect("legal").tree().node(NodeId::ROOT).notes().comment, comment);
}

#[test]
fn several_games_are_read_past_every_fault() {
    let good = |name: &str| format!("[Event \"{name}\"]\n\n1. d4 d5 *\n\n");
    for bad in [
        "[Event \"b\"]\n1. d4 d4 d5 *\n",
        "[Event \"b\"]\n1. d4 {never ends\n",
        "[Event \"b\"]\n1. d4 d5 (1... d3\n",
        "[Event \"b\"]\n[Variant \"round\"]\n[Date \"?\"]\n\n1. d4 *\n",
        "[Event \"b\"]\n[broken\n[Date \"?\"]\n\n1. d4 *\n",
        "[Event \"b\"]\n1. d4 ] d5\n",
        "[Event \"b\"]\n1. d4 * d5\n",
    ] {
        // A brace that is open ends with the next one: it takes no game with it where there is none.
        let text = good("a") + bad + "\n" + &good("c") + &good("d");
        let games: Vec<_> = AgnReader::new(&text).collect();
        let names: Vec<_> =
            games.iter().map(|game| game.as_ref().ok().and_then(|game| game.header().tag("Event"))).collect();
        assert_eq!(names, [Some("a"), None, Some("c"), Some("d")], "{text}");
        let error = games[1].as_ref().expect_err("bad");
        assert!((5..9).contains(&error.place.line), "{error}");
    }
    let two = "1. d4 d5 *\n1. e4 *";
    assert_eq!(AgnReader::new(two).flatten().count(), 2, "a move number begins a game, too");
    let text = "[Event \"a\"]\n1. d4\n[Event \"b\"]\n1. e4\n";
    assert_eq!(AgnReader::new(text).flatten().count(), 2, "a game without its result");
}

/// With `LARGE_GAMES=FOLDER` the games are written there, to be opened in the window.
#[test]
fn games_with_a_hundred_variations_are_written_and_read() {
    for (variant, main) in [(Variant::Hex, 60), ("anda-7".parse().unwrap(), 120)] {
        let game = crate::annotated::annotated(variant, main, 100, 500);
        assert!((game.tree().len(), crate::annotated::variations(&game)) >= (500, 100), "{variant}");
        let record = Record::from(&game);
        let text = record.checked_text().unwrap();
        assert_eq!(Record::parse(&text).unwrap(), record);
        if let Ok(folder) = std::env::var("LARGE_GAMES") {
            std::fs::write(format!("{folder}/{variant}.agn"), text).unwrap();
        }
    }
}

#[test]
fn help_is_in_the_tag_and_what_the_tag_says_stays() {
    let seats = ByPlayer::new(Seat::Human, Seat::Computer(Level::MIN));
    let mut table = Match::new(Variant::Hex, seats);
    assert!(!Record::from(&table).to_string().contains("[Help "));
    for text in ["d4", "d5", "d3"] {
        table.play(table.position().parse_move(text).unwrap()).unwrap();
    }
    assert!(table.note_help(Help::Hint));
    table.undo();
    table.redo();
    let text = Record::from(&table).to_string();
    assert!(text.contains("[Help \"hint undo\"]\n"), "{text}");
    let record = Record::parse(&text).unwrap();
    assert_eq!(record.to_match().help(), table.help());
    // A later version may know more of it, and it is never lost.
    let later = text.replace("hint undo", "clairvoyance");
    let record = Record::parse(&later).unwrap();
    let mut game = record.to_match();
    assert!(game.help().contains(Help::Other));
    assert!(game.note_help(Help::Coach) && game.note_help(Help::Coach));
    let again = Record::from_match(&game, Some(record.header()), SystemTime::UNIX_EPOCH);
    assert_eq!(again.header().tag("Help"), Some("clairvoyance coach"));
    let again = Record::from_match(&game, None, SystemTime::UNIX_EPOCH);
    assert_eq!(again.header().tag("Help"), Some("coach other"));
    // When the game is over it cannot be helped any more.
    game.resign(Player::Black);
    assert!(!game.note_help(Help::Analysis) && !game.help().contains(Help::Analysis));
}
