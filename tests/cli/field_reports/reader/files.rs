//! Several games in one file: glued together, cut off, between other text.

use super::*;

/// Each part may begin with its own byte order mark, and anything that may stand between games may follow it.
/// Finding core 8.
#[test]
fn files_may_be_glued_together() {
    let read = games(&input("bom_cat.agn"));
    let results: Vec<_> = read.iter().map(|game| game.as_ref().map(Record::result_text)).collect();
    assert_eq!(results, [Ok("7-7".into()), Ok("6-10".into()), Ok("3-5".into())]);
    let good: Vec<Record> = read.into_iter().flatten().collect();
    for between in [
        "",
        "\n",
        "\n\n",
        "\u{feff}",
        "\n\u{feff}",
        "\u{feff}\n",
        "\u{feff}\u{feff}",
        "\n\n\u{feff}\n",
        "\0",
        "\n\0\0\0\n",
        "\u{1a}",
        "\n\u{1a}\u{feff}",
        "\u{200b}\n",
        "\n% skipped\n",
        "\n\n\n\n",
        " ",
        "\t",
        "\u{c}\n",
    ] {
        let text: String = good.iter().map(|game| game.to_string().trim_end().to_owned() + between).collect();
        let text = format!("{between}{text}");
        for text in [text.clone(), text.replace('\n', "\r\n"), text.replace('\n', "\r")] {
            let read: Vec<_> = games(&text).into_iter().collect::<Result<_, _>>().expect("good");
            assert_eq!(read, good, "{between:?}");
            assert_eq!(GameFormat::detect(&text), GameFormat::Agn);
        }
    }
    // Games without a result, without moves, and one game twice.
    let bare = "[Event \"a\"]\n[Black \"x\"]\n\n[Event \"b\"]\n[Black \"y\"]\n1. d4\n[Event \"c\"]\n[Black \"z\"]\n\
        [Event \"d\"]\n[Black \"z\"]\n";
    let read = games(bare);
    let names: Vec<_> = read.iter().map(|game| game.as_ref().expect("good").header().tag("Event")).collect();
    assert_eq!(names, [Some("a"), Some("b"), Some("c"), Some("d")]);
    assert_eq!(
        games(&good[0].to_string().repeat(3)).iter().flatten().filter(|game| **game == good[0]).count(),
        3
    );
    // Marks before a position and before JSON.
    let position = "\n\u{feff} hex x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4\u{feff}";
    assert_eq!(plies(&LoadedRecord::from_text(position).expect("a position").record), 0);
}

/// A letter around a game. Finding core 1.
#[test]
fn prose_before_a_game_hides_nothing() {
    let good = given_up("1. d4 d5 2. d3 d5-d4 0-1");
    for prose in [
        "Hello Ada, here is our game:\n\n",
        "From: Bob\nDate: today (5 - 7)\n> quoted {text}\n\n",
        "zz\n",
        "[I think]\n\n",
        "1) the game\n",
    ] {
        check_given_up(&(prose.to_owned() + &good), 4, true);
        assert_eq!(plies(&LoadedRecord::from_text(&(prose.to_owned() + &good)).expect("a game").record), 4);
    }
    let read = games("Our game was this one:\n1. d4 d5 2. d3 0-1\n");
    assert_eq!(read.len(), 1);
    let record = sound(&read[0]).expect("the game");
    assert_eq!((plies(record), record.result_text().as_str()), (3, "0-1"));
    assert!(games("only prose, no game").iter().all(|game| sound(game).is_none()));
}

/// Three games with everything in them.
fn collection() -> (String, Vec<Record>) {
    let texts = [
        "[Game \"Abande\"]\n[Variant \"hex\"]\n[Event \"a \\\"cup\\\"\"]\n[Black \"Ada\"]\n[Result \"0-1\"]\n\
         [Termination \"resignation\"]\n\n{a game} 1. d4!? {[%eval +0.5,d3] fine} d5 (1... {or} d3 $14 (1... c3 2. c4)\n\
         2. d2) 2. d3 {[%clk 0:05:12]\n\n second line} d5-d4 ; why\n3. d3-d4 0-1\n",
        "[Game \"Abande\"]\n[Variant \"hex-3\"]\n[Event \"b\"]\n[White \"Bob\"]\n[Result \"7-7\"]\n\n\
         1. c4 b4 2. c5 b4-c4 3. b3 a2 4. a3 d4 5. a1 d3 6. c3 b1 7. b4 c4-c3 8. e3 c1\n\
         9. d1 c2 10. c5-d4 b1-a1 11. pass c5 12. b3-a2 e2 {near the end} 13. pass pass 7-7\n",
        "[Game \"Anda\"]\n[Variant \"anda-4\"]\n[Event \"c\"]\n[Black \"Cyd\"]\n[Result \"1-0\"]\n\n\
         {of Anda} 1. a1+g1 {x} 1-0\n",
    ];
    let records: Vec<_> = texts.iter().map(|text| Record::parse(text).expect("good")).collect();
    (texts.join("\n"), records)
}

/// A file that was cut anywhere: whole games stay whole, of the last one everything before the cut is there, and there
/// are never more games than were begun. Finding core 12.
#[test]
fn a_cut_anywhere_costs_what_is_behind_it() {
    let (text, whole) = collection();
    let starts: Vec<usize> = text.match_indices("[Game ").map(|(at, _)| at).collect();
    for cut in (0..=text.len()).filter(|&cut| text.is_char_boundary(cut)) {
        let kept = &text[..cut];
        let read = games(kept);
        let begun = starts.iter().filter(|&&start| start < cut).count();
        assert!(read.len() <= begun.max(1), "{} of {begun} games in {kept}", read.len());
        // Games with all of their text, up to the result.
        let complete =
            (0..begun).filter(|&game| starts.get(game + 1).copied().unwrap_or(text.len()) <= cut + 1);
        for game in complete {
            assert_eq!(sound(&read[game]), Some(&whole[game]), "{kept}");
        }
        let Some(last) =
            begun.checked_sub(1).and_then(|last| Some((read.get(last)?, &whole[last], starts[last])))
        else {
            continue;
        };
        let (Some(record), whole, start) = (sound(last.0), last.1, last.2) else { continue };
        let part = &kept[start..];
        assert!(whole.moves().starts_with(&record.moves()) || part.contains('('), "{kept}");
        if part.contains("\"]\n\n") {
            assert_eq!(record.header().tags(), whole.header().tags(), "{kept}");
            assert_eq!(record.header().player(Player::Black), whole.header().player(Player::Black));
            assert_eq!(record.variant(), whole.variant());
            assert_eq!(record.outcome(), whole.outcome(), "{kept}");
        }
    }
}

/// Downloads that broke off, and another file behind them: with a line end, with a mark, or with nothing between.
/// Finding core 12.
#[test]
fn a_cut_file_hides_no_game_of_the_next_file() {
    let (text, whole) = collection();
    for between in ["\n", "\n\n", "\u{feff}", "\n\u{feff}", "\r\n", ""] {
        for cut in (0..=text.len()).filter(|&cut| text.is_char_boundary(cut)) {
            let glued = format!("{}{between}{text}", &text[..cut]);
            let read = games(&glued);
            let Some(last) = read.len().checked_sub(3).and_then(|first| read.get(first..)) else {
                panic!("{} games in {glued}", read.len())
            };
            assert!(read.len() <= 6, "{glued}");
            for (read, whole) in last.iter().zip(&whole) {
                let read = sound(read).unwrap_or_else(|| panic!("{read:?} {glued}"));
                // Without a line end the first tag of the next file may be a part of the last word.
                assert_eq!((read.moves(), read.outcome()), (whole.moves(), whole.outcome()), "{glued}");
                assert_eq!(read.tree().len(), whole.tree().len(), "{glued}");
            }
            assert_eq!(last[1].as_ref(), Ok(&whole[1]), "{glued}");
            assert_eq!(last[2].as_ref(), Ok(&whole[2]), "{glued}");
        }
    }
}

/// Comments in the files of this program never look like the beginning of a game. Finding core 12.
#[test]
fn a_comment_that_looks_like_a_game_is_read_as_it_was_written() {
    for comment in [
        "a\n[Event \"x\"]\n[White \"y\"]\n1. d4 {\nb",
        "[Event \"x\"] {",
        "{ [Event \"x\"]\n{",
        "&#91;Event",
        &("word ".repeat(14) + "[E \"x\"] " + &"{ [F \"y\"] ".repeat(30)),
    ] {
        let text = format!("1. d4 {{{}}} d5 *", comment.replace('\n', "\n\n").replace('[', "&#91;"));
        let record = Record::parse(&text).expect("good");
        let written = record.to_string().repeat(2);
        let read: Vec<_> = AgnReader::new(&written).collect::<Result<_, _>>().expect("good");
        assert_eq!(read, [record.clone(), record], "{written}");
    }
}

/// A finished or cut game of any variant.
fn any_game() -> impl Strategy<Value = Record> {
    let variants: Vec<_> = Variant::ALL.into_iter().filter(|variant| variant.board().len() <= 40).collect();
    (prop::sample::select(variants), prop::collection::vec(any::<u16>(), 4..70), any::<bool>()).prop_map(
        |(variant, choices, black)| {
            let mut record = Record::new(variant.start());
            for choice in choices {
                let moves = record.game().legal_moves();
                let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else { break };
                record.play(mv).expect("a generated move is legal");
            }
            record.header_mut().set_tag("Event", "a \"small\" cup");
            let loser = if black { Player::Black } else { Player::White };
            record.conclude(Verdict::Resignation(loser));
            record
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    /// A fault between any two words of a game leaves its tags, its result and the games around it. Finding core 1.
    #[test]
    fn a_fault_between_two_words_stays_where_it_is(
        records in prop::collection::vec(any_game(), 3),
        place in any::<prop::sample::Index>(),
        fault in prop::sample::select(vec![
            "zz", "}", "]", ")", "(", "(zz", "((", "{", "{ (", "[I think]", "[x \"y]", "\u{feff}", "\0", "$x", "$",
            "[Late \"tag\"]", "d99", "--", "a+b", "é", "\\", "\"", "{}", "()", "(pass", ") (", "} {",
        ]),
    ) {
        let texts: Vec<String> = records.iter().map(ToString::to_string).collect();
        let moves = texts[1].find("\n\n").expect("an empty line") + 2;
        let spaces: Vec<usize> = texts[1].match_indices(' ').map(|(at, _)| at).filter(|&at| at > moves).collect();
        let at = spaces[place.index(spaces.len())];
        let damaged = format!("{} {fault} {}", &texts[1][..at], &texts[1][at..]);
        let text = [texts[0].as_str(), &damaged, &texts[2]].join("\n");
        let read = games(&text);
        prop_assert_eq!(read.len(), 3, "{}", text);
        prop_assert_eq!(read[0].as_ref(), Ok(&records[0]));
        prop_assert_eq!(read[2].as_ref(), Ok(&records[2]), "{}", text);
        let record = sound(&read[1]).expect("something is left");
        prop_assert_eq!(record.header().tags().first(), records[1].header().tags().first());
        prop_assert_eq!(record.outcome(), records[1].outcome(), "{}", text);
        prop_assert!(records[1].moves().starts_with(&record.moves()), "{}", text);
        prop_assert_eq!(&Record::parse(&record.to_string()).expect("what was written is read"), record);
    }

    /// Any bytes between good games: the games are there, and of what is between them nothing is taken for a whole game.
    /// Finding core 8.
    #[test]
    fn anything_may_stand_between_games(
        records in prop::collection::vec(any_game(), 2),
        junk in "[ a-e0-9{}()\\[\\]%;$!?*.\"\\\\-]{0,40}",
    ) {
        let text = format!("{}\n{junk}\n\n{}", records[0], records[1]);
        let read = games(&text);
        let first = read.first().and_then(sound).expect("the first game");
        prop_assert_eq!((first.moves(), first.outcome()), (records[0].moves(), records[0].outcome()), "{}", text);
        let last = read.last().and_then(sound).expect("the last game");
        prop_assert_eq!((last.moves(), last.outcome()), (records[1].moves(), records[1].outcome()), "{}", text);
    }
}
