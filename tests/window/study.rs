//! What the program teaches, with the mouse: lessons, the engine's lines, and the review of a game.

use std::fs;
use std::time::{Duration, SystemTime};

use abande::play::{Match, Seat};
use abande::record::Record;
use abande::rules::{ByPlayer, Game, Variant};
use abande::study::lessons::{Lesson, LessonRunner, LessonTask, TryOutcome};

use super::player::{Player, Report};
use super::screen::Screen;
use super::{MoveChooser, PATIENCE, make};

/// For the engine, on a machine that is busy with something else.
const THINKING: Duration = Duration::from_mins(3);
const PEOPLE: [&str; 4] = ["--black", "human", "--white", "human"];

#[test]
fn two_lessons_are_learnt_with_the_mouse() {
    let Some(screen) = Screen::start("lessons") else { return };
    let mut player = Player::sit_down(&screen, &PEOPLE, &[]);
    player.click("d4");
    let waiting = player.until("the game has begun", PATIENCE, |report| report.moves == ["d4"]);
    for lesson in [Lesson::ABANDE[0], Lesson::ANDA[0]] {
        player.press("page-learn");
        let row = format!("lesson-{}", lesson.id);
        player.scroll_to(&row);
        player.press(&row);
        learn(&mut player, lesson);
        player.press("lesson-leave");
        let what = "the game that waited is back";
        player.until(what, PATIENCE, |report| report.lesson.is_none() && report.position == waiting.position);
    }
}

/// Goes through a lesson without an opponent. Our own copy of it knows what comes next.
pub fn learn(player: &mut Player, lesson: &'static Lesson) {
    let mut runner = LessonRunner::new(lesson);
    loop {
        let progress = runner.progress();
        let step = format!("{} {}/{}", lesson.id, progress.step, progress.steps);
        let position = runner.game().to_string();
        let begun = |report: &Report| report.lesson.as_deref() == Some(&*step) && report.position == position;
        player.until(&format!("{step} has begun"), PATIENCE, |report| report.still && begun(report));
        do_step(player, &mut runner);
        let done = format!("{step} done");
        player.until(&done, PATIENCE, |report| report.still && report.lesson.as_deref() == Some(&*done));
        if runner.is_complete() {
            return;
        }
        player.press("lesson-next");
        assert!(runner.next_step());
    }
}

fn do_step(player: &mut Player, runner: &mut LessonRunner) {
    let board = runner.game().board();
    if let LessonTask::Name(ask) = runner.step().task {
        for place in ask.places(runner.game()) {
            let point = place.first().expect("a place has points");
            player.click(board.label(point));
            assert!(matches!(runner.point(point), TryOutcome::Found { .. } | TryOutcome::Done { .. }));
        }
        return;
    }
    while !runner.is_done() {
        assert!(runner.computer_to_move().is_none(), "these lessons have no opponent");
        let mv = runner.answer().unwrap_or_else(|| runner.game().legal_moves()[0]);
        let report = player.turn();
        make(player, &report, mv, false);
        assert!(matches!(runner.try_move(mv), TryOutcome::Played { .. } | TryOutcome::Done { .. }), "{mv:?}");
        let position = runner.game().to_string();
        player.until("the move is on the board", PATIENCE, |report| report.position == position);
    }
}

#[test]
fn a_line_of_the_engine_is_followed_with_the_mouse() {
    let Some(screen) = Screen::start("engine") else { return };
    let moves = "d4 d3 d2 d5 d2-d3 d5-d4 e2 c3 f1 c2 *";
    fs::write(screen.folder().join("game.agn"), format!("[Game \"Abande\"]\n\n{moves}\n")).expect("written");
    let mut player = Player::sit_down(&screen, &[&PEOPLE[..], &["game.agn"]].concat(), &[]);
    player.press("page-analyse");
    player.press("engine");
    // At the end a line is a move of the game, before it a variation.
    for (back, plies) in [(0, 11), (3, 11)] {
        for _ in 0..back {
            let before = player.turn().position;
            player.key("Left");
            player.until("one move back", PATIENCE, |report| report.still && report.position != before);
        }
        let before = player
            .until("the best line", THINKING, |report| report.still && report.buttons.contains_key("line-a"));
        player.press("line-a");
        let after = player.until("its first move is on the board", PATIENCE, |report| {
            report.still && report.position != before.position
        });
        assert_eq!(after.moves.len(), plies);
        assert_eq!(after.game().ply(), before.game().ply() + 1);
    }
    assert!(player.turn().record().tree().walk().len() > 12, "nothing was tried beside the game");
}

#[test]
fn a_game_is_reviewed_and_a_mistake_tried_again_with_the_mouse() {
    let Some(screen) = Screen::start("review") else { return };
    let mut game = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, Seat::Human));
    let mut chooser = MoveChooser(3);
    while game.result().is_none() {
        let mv = chooser.among(game.position());
        game.play(mv).expect("a legal move");
    }
    let record = Record::from_match(&game, None, SystemTime::UNIX_EPOCH);
    fs::write(screen.folder().join("game.agn"), record.to_string()).expect("written");
    let mut player = Player::sit_down(&screen, &[&PEOPLE[..], &["game.agn"]].concat(), &[]);
    // The page of the result has such a button, too.
    player.press("page-analyse");
    player.until("the page is shown", PATIENCE, |report| report.buttons.contains_key("engine"));
    player.press("review");
    let is_mistake = |label: &String| label.starts_with("mistake-");
    let reviewed =
        player.until("the review is done", THINKING, |report| report.buttons.keys().any(is_mistake));
    // The one that cost most stands first.
    let mistakes = reviewed.buttons.iter().filter(|(label, _)| is_mistake(label));
    let first = mistakes.min_by(|(_, [_, one]), (_, [_, other])| one.total_cmp(other));
    let mistake = first.expect("random moves are mistakes").0.clone();
    player.press(&mistake);
    let made = player.until("the mistake is shown", PATIENCE, |report| {
        report.still && report.position != reviewed.position
    });
    player.press("try-again");
    let before = player.until("the position before it", PATIENCE, |report| {
        report.still && report.game().ply() + 1 == made.game().ply()
    });
    let other = before.game().legal_moves().into_iter().find(|&mv| {
        let mut tried = before.game();
        tried.play(mv).expect("a legal move");
        tried.to_string() != made.position
    });
    make(&mut player, &before, other.expect("another move"), false);
    let said = before.said.len();
    player.until("the other move is judged", THINKING, |report| report.said.len() > said);
}
