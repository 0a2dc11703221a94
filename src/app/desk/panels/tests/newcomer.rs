//! What a newcomer meets in the first hour: every game is explained before it asks anything, and nothing moves under the
//! pointer.

use super::analyse::reviewed;
use super::learn::{hint_for, question_for};
use super::library::Kept;
use super::*;
use crate::app::desk::panels::library::Tab;
use crate::app::game::LessonRequested;
use crate::i18n::{new_game, play};
use crate::rules::GameKind;
use crate::study::lessons::Lesson;

const SIZE: [f32; 2] = [1280.0, 720.0];

fn asking_for_a_new_game(size: [f32; 2]) -> Table {
    let mut table = Table::new("", size);
    assert_eq!(table.command(PanelCommand::NewGame), None);
    table.frames(3);
    table
}

fn form(table: &Table) -> Form {
    match &table.state.dialog {
        Some(Dialog::NewGame(dialog)) => dialog.form.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_new_game_says_what_it_is_and_offers_to_teach_it() {
    for size in SIZES {
        let mut table = asking_for_a_new_game(size);
        assert!(says(&mut table, "Move your stacks onto enemy stacks"), "{size:?}");
        table.press("Anda");
        assert!(says(&mut table, "Surround enemy stones"), "{size:?}");
        assert!(says(&mut table, "Learn Anda first"), "{size:?}");
        let first = Lesson::ANDA[0];
        assert_eq!(table.press("learn-first"), [Request::Learn(LessonRequested::Begin(first))], "{size:?}");
        assert!(!table.state.has_dialog());
    }
    let mut table = Table::new("", SIZE);
    table.lessons = LessonProgress::from_done([Lesson::ANDA[0].id], false);
    table.command(PanelCommand::NewGame);
    table.frames(3);
    table.press("Anda");
    table.frames(2);
    assert!(!buttons(&table.ctx).contains_key("learn-first"), "that lesson is done");
}

#[test]
fn a_newcomer_starts_anda_on_a_small_board_and_is_asked_nothing() {
    let mut table = asking_for_a_new_game(SIZE);
    table.press("Anda");
    table.frames(2);
    let started = table.press("Start");
    let [Request::NewGame(setup)] = started.as_slice() else { panic!("{started:?}") };
    assert_eq!((setup.variant, setup.komi), ("anda-5".parse().unwrap(), 0));
    // Who names the komi all the same begins with a number that has a reason.
    let mut table = asking_for_a_new_game(SIZE);
    table.press("Anda");
    table.frames(2);
    table.press("One sets it, the other picks a side");
    assert!(says(&mut table, "how many times White may skip"), "{:?}", table.texts);
    table.frames(2);
    table.press("Start");
    table.frames(2);
    assert!(says(&mut table, "We suggest 6"), "{:?}", table.texts);
    assert!(says(&mut table, "Set the komi to 6"), "{:?}", table.texts);
}

#[test]
fn a_rated_game_is_against_the_level_that_suits_the_player() {
    let ratings = Kept::rated().ratings();
    let rating = ratings.ratings().of(GameKind::Abande);
    let suits = rating.suggested_level(Variant::Hex).unwrap();
    for size in SIZES {
        let mut table = Table::new("", size);
        table.ratings = ratings.clone();
        table.command(PanelCommand::NewGame);
        table.frames(3);
        let started = table.press("rated-game");
        let Some(Request::NewGame(setup)) = started.first() else { panic!("{size:?}: {started:?}") };
        let person = rating.next_side();
        let seats = [setup.seats[person], setup.seats[person.other()]];
        assert_eq!(seats, [Seat::Human, Seat::Computer(suits)], "{size:?}");
        table.preferences.learning.coach = true;
        table.choose(&started);
        assert!(!table.preferences.learning.coach, "it would make the game unrated");
    }
    // On boards for learning no game is rated.
    let mut table = asking_for_a_new_game(SIZE);
    table.press("hex-3");
    table.frames(2);
    assert!(!buttons(&table.ctx).contains_key("rated-game"));
}

#[test]
fn after_a_rated_game_its_player_is_told_what_it_was_worth() {
    let mut table = Table::new("d4 d5", SIZE);
    table.game.resign(Player::White);
    table.ending = Ending::Counted;
    table.ratings = Kept::rated().ratings();
    assert!(says(&mut table, "This game was rated. Your rating: "), "{:?}", table.texts);
}

#[test]
fn who_sat_where_before_a_side_was_picked_is_remembered() {
    let mut table = asking_for_a_new_game(SIZE);
    table.press("Anda");
    table.frames(2);
    table.press("One sets it, the other picks a side");
    table.frames(2);
    let seats = form(&table).seats();
    table.press("Start");
    table.frames(2);
    // The computer picks Black where White gets nothing.
    for _ in 0..6 {
        table.press("Less komi");
        table.frame(Vec::new());
    }
    let started = table.press("Set the komi to 0");
    let Some(Request::NewGameByKomiPie(setup, side)) = started.first() else { panic!("{started:?}") };
    assert_eq!(*side, Player::Black);
    assert_eq!(setup.seats, seats, "as in the form");
}

#[test]
fn nothing_in_the_form_moves_when_another_game_is_chosen() {
    for language in Language::OFFERED {
        for size in SIZES {
            let mut table = Table::new("", size);
            table.words = Words::new(language);
            table.command(PanelCommand::NewGame);
            table.frames(4);
            let tabs = |table: &Table| ["Abande", "Anda"].map(|name| buttons(&table.ctx)[name]);
            let before = tabs(&table);
            table.press("Anda");
            table.frames(4);
            assert_eq!(tabs(&table), before, "{language:?} in {size:?}");
            let (by_pie, agreed) =
                (table.words.say(new_game::komi_by_pie()), table.words.say(new_game::komi_agreed()));
            let choices = |table: &Table| buttons(&table.ctx).get(&agreed).copied();
            let agreed_at = choices(&table);
            // In a lower window the row may have to be scrolled to.
            if agreed_at.is_some() && size[1] >= 600.0 {
                table.press(&by_pie);
                table.frames(4);
                assert_eq!(choices(&table), agreed_at, "{language:?} in {size:?}");
            }
        }
    }
}

#[test]
fn each_level_has_its_sentence_and_a_tap_within_a_frame_counts() {
    let mut table = asking_for_a_new_game(SIZE);
    let suits = |table: &mut Table| {
        let level = form(table).seats()[Player::White].level().unwrap();
        let text = table.words.say(play::of_choice(Variant::Hex, level));
        assert!(says(table, &text), "{level:?}: {:?}", table.texts);
        level
    };
    let before = suits(&mut table);
    let slider = buttons(&table.ctx)["level:white"];
    let at = pos2(slider.right() - 2.0, slider.center().y);
    let button = |pressed| Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    table.frame(vec![Event::PointerMoved(at)]);
    table.frame(vec![button(true), button(false)]);
    table.frames(2);
    let after = suits(&mut table);
    assert_ne!(before, after);
    assert_eq!(after, Level::strongest(Variant::Hex));
}

#[test]
fn lessons_of_the_game_on_the_table_come_first() {
    for (variant, first, other) in
        [("hex", Lesson::ABANDE[0], Lesson::ANDA[0]), ("anda-5", Lesson::ANDA[0], Lesson::ABANDE[0])]
    {
        let mut table = Table::new("", [1280.0, 4000.0]);
        table.game = Match::new(variant.parse().unwrap(), table.game.seats());
        table.preferences.panels.page = Page::Learn;
        table.frames(3);
        let top = |lesson: &Lesson| buttons(&table.ctx)[&format!("lesson-{}", lesson.id)].top();
        assert!(top(first) < top(other), "{variant}");
    }
}

#[test]
fn more_of_a_hint_stays_under_the_pointer() {
    let mut table = Table::new("d4 d5", SIZE);
    let hint = hint_for(&table);
    let mut seen = Vec::new();
    for told in 1..hint.steps.len() {
        table.advice = ShownHint::new(table.here(), hint.clone(), told);
        table.frames(3);
        seen.extend(places(&mut table, &["hint-more"]));
    }
    assert!(seen.len() > 1);
    assert!(seen.iter().all(|place| *place == seen[0]), "{seen:?}");
}

#[test]
fn the_coach_says_what_it_is_and_undo_is_possible() {
    let mut table = Table::new("", SIZE);
    table.game = Table::new("d4 d5", SIZE).game;
    table.question = Some(question_for(&table, "d3"));
    table.frames(2);
    assert!(says(&mut table, "Your coach warns you before a move"), "{:?}", table.texts);
    assert_eq!(table.press("undo"), [Request::Command(MatchCommand::Undo.into())]);
}

#[test]
fn the_scale_waits_until_the_pointer_leaves_its_buttons() {
    let mut table = Table::new("", SIZE);
    table.open_settings(SettingsTab::Accessibility);
    table.frames(3);
    let more = buttons(&table.ctx)["set-scale:more"].center();
    table.frame(vec![Event::PointerMoved(more)]);
    table.frame(Vec::new());
    assert!(scale::is_kept(&table.ctx));
    table.frame(vec![Event::PointerMoved(pos2(5.0, 5.0))]);
    table.frames(2);
    assert!(!scale::is_kept(&table.ctx));
}

#[test]
fn the_game_on_the_table_cannot_be_renamed_and_says_so_before_the_typing() {
    let kept = Kept::new();
    let mut table = Table::new("", SIZE);
    table.shelf = Some(Shelf::of(kept.contents()));
    table.state.open_library();
    table.state.library.turn_to(Tab::Games);
    table.frames(4);
    table.key(Key::ArrowDown);
    table.frames(2);
    let rename = buttons(&table.ctx)["Rename"];
    table.on_table = table.state.library.selected().cloned();
    assert!(table.on_table.is_some());
    table.frame(vec![Event::PointerMoved(rename.center())]);
    table.frames(40);
    assert!(!buttons(&table.ctx).contains_key("Rename"));
    assert!(says(&mut table, "To rename it, start or open another one first."), "{:?}", table.texts);
}

#[test]
fn the_board_stays_where_it_is_when_the_bar_of_values_appears() {
    let mut table = Table::new("d4 d5 d3", SIZE);
    let on = |table: &mut Table, page: Page| {
        table.preferences.panels.page = page;
        table.frames(3);
        table.frame(Vec::new()).free
    };
    let playing = on(&mut table, Page::Play);
    assert_eq!(on(&mut table, Page::Analyse), playing, "the engine is off");
    let mut table = analyse::with_engine(Table::new("d4 d5 d3", SIZE), 1, false);
    assert_eq!(on(&mut table, Page::Analyse), playing);
}

#[test]
fn own_mistakes_come_first_and_in_the_order_of_their_numbers() {
    let mut table = Table::new("", [1280.0, 3000.0]);
    let computer = Seat::Computer(Level::MIN);
    table.game = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, computer));
    while table.game.result().is_none() {
        let legal = table.game.position().legal_moves();
        let index = table.game.moves().len() * 7 % legal.len();
        table.game.play(legal[index]).unwrap();
    }
    table.ending = Ending::Counted;
    let mut table = reviewed(table);
    table.frames(2);
    table.state.result = None;
    table.frames(3);
    let review = table.reviewing.review().unwrap();
    let mut mistakes: Vec<(bool, usize, NodeId)> = review
        .mistakes()
        .iter()
        .map(|mistake| (mistake.judgement.player != Player::Black, mistake.ply, mistake.to))
        .collect();
    mistakes.sort_unstable_by_key(|(other, ply, _)| (*other, *ply));
    let own = mistakes.iter().filter(|(other, ..)| !other).count();
    assert!(own > 1 && own < mistakes.len(), "{mistakes:?}");
    let tops: Vec<f32> =
        mistakes.iter().map(|(_, ply, _)| buttons(&table.ctx)[&format!("mistake-{ply}")].top()).collect();
    assert!(tops.is_sorted(), "{tops:?}");
    assert!(says(&mut table, "Your mistakes") && says(&mut table, "The computer’s mistakes"));
    table.game.look_at(mistakes[0].2);
    table.frames(2);
    assert!(says(&mut table, &format!("Mistake 1 of {own}")), "{:?}", table.texts);
}

#[test]
fn boards_of_anda_are_listed_by_their_size() {
    let sides = words::boards().map(Variant::name);
    let anda: Vec<&str> = sides.into_iter().filter(|name| name.starts_with("anda")).collect();
    assert_eq!(anda, ["anda-3", "anda-4", "anda-5", "anda-6", "anda-7", "anda-9", "anda-11"]);
    assert_eq!(sides[0], "hex");
}
