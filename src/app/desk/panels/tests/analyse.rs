//! The page for analysis: engine lines, graph and review.

use super::*;
use crate::ai::{Score, Stop, Threads};
use crate::app::game::{AnalysisState, RetryState};
use crate::study::{AnalysisLine, AnalysisUpdate, Effort, Evaluation, Review, ReviewPlan, ReviewProgress};

const SIZE: [f32; 2] = [1280.0, 720.0];

/// Search results for a position: its first moves, each a little worse than the one before.
pub(super) fn update(game: &AnyGame, lines: usize, proved: bool) -> AnalysisUpdate {
    let line = |(rank, &mv): (usize, &crate::rules::AnyMove)| {
        let mut after = *game;
        after.play(mv).unwrap();
        let reply = after.legal_moves().first().copied();
        let margin = 3 - i32::try_from(rank).unwrap();
        let score = match game {
            AnyGame::Abande(_) => Score::from_margin(margin),
            AnyGame::Anda(_) => Score::from_centipoints(20 * margin),
        };
        let worth = Evaluation::new(game, score, proved.then_some(margin));
        let visits = matches!(game, AnyGame::Anda(_)).then_some(100 - u32::try_from(rank).unwrap());
        AnalysisLine { moves: std::iter::once(mv).chain(reply).collect(), worth, depth: 9, visits }
    };
    let legal = game.legal_moves();
    let lines: Vec<AnalysisLine> = legal.iter().take(lines).enumerate().map(line).collect();
    AnalysisUpdate { depth: 9, nodes: 123_456, time: Duration::from_secs(1), lines }
}

/// A table with these search results for the current position.
pub(super) fn with_engine(mut table: Table, lines: usize, proved: bool) -> Table {
    table.preferences.panels.page = Page::Analyse;
    let update = update(table.game.shown_position(), lines, proved);
    table.analysis = Analysis::showing(AnalysisState::Searching, table.game.cursor(), update);
    table
}

/// A reviewed game, with the notes of the review in its tree.
pub(super) fn reviewed(mut table: Table) -> Table {
    table.preferences.panels.page = Page::Analyse;
    let plan = ReviewPlan { effort: Effort::nodes(400), threads: Threads::MIN };
    let game = &mut table.game;
    let review = Review::of(game.tree(), game.end(), plan, &Stop::default(), &mut |_| {}).unwrap();
    for edit in review.edits(game.tree()) {
        game.apply(Change::Edit(edit)).unwrap();
    }
    table.reviewing = ReviewSession::with_review(review);
    table
}

/// A finished game on the smallest board.
fn ended() -> Table {
    let mut table = Table::new("", SIZE);
    table.game = Match::new(Variant::Hex3, ByPlayer::new(Seat::Human, Seat::Human));
    while table.game.result().is_none() {
        let legal = table.game.position().legal_moves();
        let index = table.game.moves().len() * 7 % legal.len();
        table.game.play(legal[index]).unwrap();
    }
    table.ending = Ending::Counted;
    table
}

fn show(table: &mut Table) -> PanelOutput {
    // The result is shown once, then the selected page.
    table.frame(Vec::new());
    table.state.result = None;
    table.frames(3);
    table.frame(Vec::new())
}

fn says(table: &Table, wanted: &str) -> bool {
    table.texts.iter().any(|(_, text)| text.contains(wanted))
}

#[test]
fn every_tab_has_its_label_in_full_in_every_language() {
    for language in Language::OFFERED {
        for size in [[1000.0, 600.0], [1280.0, 720.0]] {
            let mut table = Table::new("d4 d5", size);
            table.words = Words::new(language);
            table.frames(2);
            for page in Page::ALL {
                let label = table.words.say((Command::Panel(PanelCommand::Page(page)).info().label)());
                assert!(table.texts.iter().any(|(_, text)| *text == label), "{language:?}: {label}");
            }
        }
    }
}

#[test]
fn lines_have_letters_values_and_moves() {
    let mut table = with_engine(Table::new("d4 d5 d3", SIZE), 3, false);
    table.game.set_seat(Player::White, Seat::Human);
    let shown = show(&mut table);
    assert!(shown.analysis.shown && shown.analysis.line.is_none());
    assert!((shown.free.left() - theme::VALUE_BAR).abs() < 0.1, "the bar of values: {:?}", shown.free);
    for wanted in ["A", "B", "C", "+3", "+2", "Depth 9 · 123 k positions"] {
        assert!(says(&table, wanted), "{wanted} among {:?}", table.texts);
    }
    // Hovering over a line plays it out on the board; a click tries its first move.
    let at = buttons(&table.ctx)["line-b"].center();
    table.frame(vec![Event::PointerMoved(at)]);
    assert_eq!(table.frame(Vec::new()).analysis.line, Some(1));
    let wanted = table.analysis.update(PositionId { match_id: 0, node: table.game.cursor() }).unwrap().lines
        [1]
    .moves[0];
    assert_eq!(table.press("line-b"), [Request::Try(wanted)]);
    // Against the computer, lines are only shown.
    table.game.set_seat(Player::Black, Seat::Computer(Level::MIN));
    table.frame(Vec::new());
    assert!(!buttons(&table.ctx).contains_key("line-b"));
    // Other pages show neither evaluation bar nor lines.
    table.preferences.panels.page = Page::Moves;
    let other = table.frame(Vec::new());
    assert!(!other.analysis.shown && other.analysis.line.is_none() && other.free == shown.free);
}

#[test]
fn what_is_proved_is_marked() {
    let mut table = with_engine(Table::new("d4 d5 d3", SIZE), 2, true);
    show(&mut table);
    assert!(says(&table, "Solved"), "{:?}", table.texts);
    let anda = |proved| {
        let mut table = Table::new("", SIZE);
        table.game = Match::new(Variant::ANDA[0], ByPlayer::new(Seat::Human, Seat::Human));
        let mut table = with_engine(table, 2, proved);
        show(&mut table);
        table
    };
    assert!(says(&anda(false), "123 k playouts") && says(&anda(false), "100"));
    assert!(says(&anda(true), "100%"));
}

#[test]
fn the_engine_is_set_on_its_page() {
    let mut table = Table::new("d4 d5", SIZE);
    table.preferences.panels.page = Page::Analyse;
    show(&mut table);
    assert!(says(&table, "stays off"), "in a game against the computer: {:?}", table.texts);
    assert_eq!(table.press("engine"), [Request::Command(StudyCommand::Engine.into())]);
    assert_eq!(table.press("engine-settings"), []);
    table.frame(Vec::new());
    let usual = AnalysisChoices::default();
    let chosen = |choices| [Request::edit(move |preferences| preferences.analysis = choices)];
    assert_eq!(table.press("5 lines"), chosen(AnalysisChoices { lines: 5, ..usual }));
    assert_eq!(table.press("256 MB"), chosen(AnalysisChoices { memory: 256, ..usual }));
    assert_eq!(table.press("One more thread"), chosen(AnalysisChoices { threads: 2, ..usual }));
    assert_eq!(table.press("engine-arrows"), chosen(AnalysisChoices { arrows: false, ..usual }));
    assert!(!buttons(&table.ctx).contains_key("One fewer thread"));
}

#[test]
fn a_click_on_the_course_of_the_game_goes_there() {
    let mut table = reviewed(ended());
    show(&mut table);
    let place = buttons(&table.ctx)["graph"];
    let tip = table.game.tip();
    let path = table.game.tree().path(tip);
    let actions = table.click(pos2(place.left() + 2.0, place.center().y));
    assert_eq!(actions, [Request::Match(MatchRequested::GoTo(NodeId::ROOT))]);
    let actions = table.click(pos2(place.right() - 2.0, place.center().y));
    assert_eq!(actions, [Request::Match(MatchRequested::GoTo(path[path.len() - 1]))]);
}

#[test]
fn a_review_is_offered_runs_and_lists_its_mistakes() {
    let mut table = ended();
    table.preferences.panels.page = Page::Analyse;
    show(&mut table);
    let pressed = table.press("review");
    assert_eq!(pressed[0], Request::Command(StudyCommand::Review.into()));
    table.reviewing = ReviewSession::with_progress(ReviewProgress { done: 3, all: 20 });
    table.frame(Vec::new());
    assert!(says(&table, "Position 3 of 20"));
    assert_eq!(table.press("cancel-review"), [Request::CancelReview]);

    let mut table = reviewed(ended());
    show(&mut table);
    let mistakes: Vec<(usize, NodeId, NodeId)> = {
        let review = table.reviewing.review().unwrap();
        review.mistakes().iter().map(|mistake| (mistake.ply, mistake.to, mistake.from)).collect()
    };
    assert!(mistakes.len() > 1);
    // They are listed in the order of the game.
    let (ply, to, from) = mistakes.into_iter().min().unwrap();
    assert_eq!(table.press(&format!("mistake-{ply}")), [Request::Match(MatchRequested::GoTo(to))]);
    table.game.look_at(to);
    table.frames(2);
    for text in ["in winning chances", "A better line"] {
        assert!(says(&table, text), "{text}: {:?}", table.texts);
    }
    assert_eq!(table.press("try-again"), [Request::Command(StudyCommand::TryAgain.into())]);
    // A player who tries again is not shown the better move.
    table.game.look_at(from);
    table.reviewing = std::mem::take(&mut table.reviewing).with_retry(from, RetryState::NotTried);
    table.frames(2);
    assert!(says(&table, "What would you play?") && !says(&table, "A better line"), "{:?}", table.texts);
}

/// Chances are those of strong players, which weaker ones must be told. Finding study 5.
#[test]
fn a_review_says_whose_chances_it_has() {
    for language in Language::OFFERED {
        let mut table = reviewed(ended());
        table.words = Words::new(language);
        show(&mut table);
        let whose = table.words.say(crate::i18n::study::review_chances());
        assert!(says(&table, &whose), "{language:?}: {whose} among {:?}", table.texts);
    }
}

#[test]
fn the_result_leads_to_the_review() {
    let mut table = ended();
    table.frames(2);
    let pressed = table.press("review");
    assert_eq!(
        pressed,
        [
            Request::Command(StudyCommand::Review.into()),
            Request::edit(move |preferences| preferences.panels.page = Page::Analyse)
        ]
    );
}

/// The match receives the command first, so the review has begun when the panels receive it.
#[test]
fn a_review_that_has_begun_brings_up_its_page() {
    let mut table = ended();
    table.reviewing = ReviewSession::with_progress(ReviewProgress { done: 0, all: 20 });
    assert_eq!(
        table.command(StudyCommand::Review),
        Some(Request::edit(move |preferences| preferences.panels.page = Page::Analyse))
    );
    // Without a game to review, the command does nothing.
    table.game = Table::new("", SIZE).game;
    table.reviewing = ReviewSession::default();
    assert_eq!(table.command(StudyCommand::Review), None);
}

/// A position may follow a mistake and precede another one: while that one is tried again, it is the one that is shown.
#[test]
fn a_mistake_that_is_tried_again_stays_the_one_that_is_shown() {
    let mut table = reviewed(ended());
    let review = table.reviewing.review().unwrap().clone();
    let mistakes = review.mistakes();
    let follows = |mistake: &&&crate::study::ReviewedMove| mistakes.iter().any(|one| one.to == mistake.from);
    let second = *mistakes.iter().find(follows).expect("two mistakes in a row");
    let shown = |table: &Table| table.reviewing.mistake_at(second.from).map(|mistake| mistake.to);
    assert_eq!(shown(&table), Some(second.from), "the one that led there");
    table.reviewing = std::mem::take(&mut table.reviewing).with_retry(second.from, RetryState::NotTried);
    assert_eq!(shown(&table), Some(second.to));
}
