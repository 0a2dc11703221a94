//! Rated games and help in the terminal.

use super::*;
use crate::library::{Library, Paths};
use crate::play::{GameSetup, Help, HelpSet, Level};
use crate::study::Effort;

fn against(level: u8, clock: Option<&str>, library: &Library) -> Session {
    let seats = ByPlayer::new(Seat::Human, Seat::Computer(Level::new(level).unwrap()));
    let clock = clock.map(|text| ByPlayer::new(text.parse().unwrap(), text.parse().unwrap()));
    let setup = GameSetup { clock, ..GameSetup::new(Variant::Hex, seats) };
    let mut session = Session::new(setup.new_match().unwrap(), 1).judging_with(Effort::nodes(300));
    session.drawing = false;
    session.in_library(library)
}

/// Types lines into the terminal game and returns its output. The line `move` stands for some legal move.
fn typed(session: &mut Session, lines: &[&str]) -> String {
    let mut output = Vec::new();
    session.play_computer(&mut output).unwrap();
    for line in lines {
        let any = || {
            let game = session.table.position();
            game.legal_moves()[0].display(game.board()).to_string()
        };
        let line = if *line == "move" { any() } else { (*line).to_owned() };
        assert!(session.obey(&line, &mut output).unwrap().is_continue());
        session.play_computer(&mut output).unwrap();
        session.keep_finished(&mut output).unwrap();
    }
    String::from_utf8(output).unwrap()
}

fn library() -> (tempfile::TempDir, Library) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(Paths::within(folder.path()));
    (folder, library)
}

/// Every way of having help, through what is typed: it is told at the end, it is in the record, a kill in the middle does
/// not lose it, and the game does not count.
#[test]
fn a_game_with_help_is_not_rated_and_a_kill_does_not_hide_it() {
    let ways: [(&[&str], Help, &str); 12] = [
        (&["move", "hint"], Help::Hint, "a hint"),
        (&["hint all", "move"], Help::Hint, "a hint"),
        (&["move", "undo", "move"], Help::Undo, "a move taken back"),
        (&["move", "undo", "redo"], Help::Undo, "a move taken back"),
        (&["move", "resign", "undo"], Help::Undo, "a move taken back"),
        (&["move", "goto start", "from-here", "move"], Help::Undo, "a move taken back"),
        (&["coach on", "move", "coach off"], Help::Coach, "the coach"),
        (&["move", "review"], Help::Analysis, "the engine’s analysis"),
        (&["move", "pause", "go"], Help::Pause, "a pause of the clock"),
        (&["move", "level 1"], Help::Players, "a change of players"),
        (&["move", "black ai:1", "black human"], Help::Players, "a change of players"),
        (&["move", "white ai:9", "white ai:2"], Help::Players, "a change of players"),
    ];
    for (lines, help, told) in ways {
        let clock = (help == Help::Pause).then_some("60");
        let (_folder, library) = library();
        let mut session = against(2, clock, &library);
        if lines == ["move", "black ai:1", "black human"] {
            // The computer would play on to the end by itself.
            typed(&mut session, &["move"]);
            session.table.set_seat(Player::Black, Seat::Computer(Level::MIN));
            session.table.set_seat(Player::Black, Seat::Human);
            session.changed(&mut Vec::new()).unwrap();
        } else {
            typed(&mut session, lines);
        }
        assert!(session.table.help().contains(help), "{lines:?}: {}", session.table.help());
        let noted = session.table.help();
        // The program is killed: nothing is written any more.
        drop(session);
        let id = match library.in_progress().as_slice() {
            [game] => game.id.clone(),
            games => panic!("{lines:?}: {} games", games.len()),
        };
        let fetched = library.fetch(&id).unwrap();
        assert_eq!(fetched.game.help(), noted, "{lines:?}");
        let mut session = against(2, None, &library);
        session.go_on_with(fetched, &mut Vec::new()).unwrap();
        let answer = typed(&mut session, &["move", "resign"]);
        let expected = format!("This game was not rated because you had help: {told}.");
        assert!(answer.contains(&expected), "{lines:?}: {answer}");
        let record = library.open(&id).unwrap().record;
        assert_eq!((record.header().help(), record.to_match().help()), (noted, noted), "{lines:?}");
        let index = library.index();
        let entry = index.entry(&id).unwrap();
        assert_eq!(entry.help, noted);
        assert!(typed(&mut session, &["rating"]).contains("You have not played a rated game yet."));
    }
}

#[test]
fn looking_at_a_game_that_is_over_is_no_help() {
    let (_folder, library) = library();
    let mut session = against(2, None, &library);
    let answer = typed(
        &mut session,
        &["move", "moves", "sleepers", "back", "game", "resign", "review", "goto start", "hint"],
    );
    assert!(answer.contains("You have played 1 rated game."), "{answer}");
    assert_eq!(session.table.help(), HelpSet::default());
    // Nor is it between people.
    let mut session = people(Variant::Hex).in_library(&library);
    typed(&mut session, &["move", "hint", "undo", "move"]);
    assert_eq!(session.table.help(), HelpSet::default());
}

#[test]
fn a_rating_is_told_after_some_games_and_rated_games_begin_against_the_level_that_suits() {
    let (_folder, library) = library();
    let mut session = against(3, None, &library);
    let seats = |session: &Session| session.table.seats();
    let mut answers = vec![typed(&mut session, &["move", "resign"])];
    let mut levels = Vec::new();
    for _ in 0..13 {
        typed(&mut session, &["coach on", "new rated"]);
        assert!(!session.learning.coaching, "the coach would be help");
        let computer = Player::ALL.into_iter().find(|&player| seats(&session)[player].is_computer()).unwrap();
        levels.push((computer, seats(&session)[computer].level().unwrap().get()));
        // It wins some of them: the computer has no time for its move.
        let answer = if levels.len() % 3 == 0 {
            typed(&mut session, &["move"]);
            session.table.resign(computer);
            typed(&mut session, &["turn"])
        } else {
            typed(&mut session, &["move", "resign"])
        };
        answers.push(answer);
    }
    assert!(answers[0].contains("You have played 1 rated game."), "{}", answers[0]);
    // After the first loss it is an easier one, with the other side.
    assert_eq!(levels[0], (Player::Black, 2));
    assert!(levels.windows(2).all(|pair| pair[0].0 != pair[1].0), "{levels:?}");
    let (last, told) = (answers.last().unwrap(), |text: &str| text.contains("Your rating: "));
    assert!(told(last) && last.contains(" ± ") && !told(&answers[1]), "{answers:#?}");
    let rating = typed(&mut session, &["rating"]);
    for line in [
        "Your rating in Abande: ",
        "after 14 rated games",
        "Levels beaten in rated games: ",
        "Next to beat: level ",
        "A good opponent for you: level ",
    ] {
        assert!(rating.contains(line), "{rating}");
    }
    // A handicap for a stronger opponent comes from the rating, and a game with one is not rated.
    let answer = typed(&mut session, &["new human ai:9 handicap suggested"]);
    assert!(answer.contains("Handicap: Black starts with "), "{answer}");
    assert!(typed(&mut session, &["move", "resign"]).contains("A game with a handicap is not rated."));
    assert_eq!(session.table.setup().handicap().map(|given| given.giver), Some(Player::White));
    assert!(
        typed(&mut session, &["new human human handicap suggested"]).contains("No handicap is suggested")
    );
    // Boards for learning have no ratings, and seats are not chosen twice.
    assert!(typed(&mut session, &["new hex-3 rated"]).contains("Games on this board are not rated"));
    assert!(typed(&mut session, &["new rated human ai:3"]).contains("human"));
    let seats_before = seats(&session);
    typed(&mut session, &["new anda-9 rated clock 5"]);
    assert_eq!((session.table.variant().name(), session.table.setup().clock.is_some()), ("anda-9", true));
    assert_ne!(seats(&session), seats_before);
}

#[test]
fn a_game_says_why_it_is_not_rated() {
    let (_folder, library) = library();
    let mut session = against(2, None, &library);
    let start = Variant::Square.start().to_string();
    typed(&mut session, &["new hex-3"]);
    assert!(typed(&mut session, &["move", "resign"]).contains("Games on this board are not rated"));
    typed(&mut session, &["new anda-7 human ai:1 komi 9"]);
    assert!(typed(&mut session, &["move", "resign"]).contains("so much komi"));
    // The usual position counts, also where it is typed.
    typed(&mut session, &[&format!("setup square {start}")]);
    assert!(typed(&mut session, &["move", "resign"]).contains("1 rated game"));
    let later = "x4/x5/x6/x3,1,x3/x6/x5/x4 2 17 18 0 1";
    typed(&mut session, &[&format!("setup hex {later}")]);
    assert!(typed(&mut session, &["move", "resign"]).contains("it began from another position"));
    let mut session = against(2, Some("5"), &library);
    session.table = GameSetup {
        clock: Some(ByPlayer::new("5".parse().unwrap(), "1".parse().unwrap())),
        ..session.table.setup()
    }
    .new_match()
    .unwrap();
    assert!(typed(&mut session, &["move", "resign"]).contains("one player had more time"));
}

#[test]
fn the_computer_adapts_from_game_to_game_and_remembers_the_choice() {
    let (folder, library) = library();
    let config = folder.path().join("config.toml");
    let adapts = |path| crate::library::PreferencesFile::open(path).1.play.adaptive_level;
    let mut session = against(9, None, &library).remembering_in(config.clone());
    let answer = typed(&mut session, &["level adaptive"]);
    assert!(answer.contains("From the next game on") && adapts(config.clone()), "{answer}");
    assert_eq!(session.table.seats()[Player::White], "ai:9".parse().unwrap(), "not in this game");
    // A new player meets the usual level; after losses it is easier. A player who is named plays as named.
    let answer = typed(&mut session, &["new"]);
    assert!(answer.contains("Level 3 this time: it follows your rating"), "{answer}");
    typed(&mut session, &["move", "resign", "new", "move", "resign", "new"]);
    assert!(session.table.seats()[Player::White].level().unwrap() < Level::default());
    // Whoever chooses an opponent keeps it.
    for line in ["new human ai:5", "white ai:5", "level 5"] {
        let mut session = against(9, None, &library).remembering_in(config.clone());
        session.choices.adaptive_level = true;
        typed(&mut session, &["level adaptive", line, "new"]);
        assert_eq!(session.table.seats()[Player::White], "ai:5".parse().unwrap(), "{line}");
        assert!(!adapts(config.clone()), "{line}");
    }
}
