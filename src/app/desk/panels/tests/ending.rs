//! The end of a game: result, early end and sleeping stacks.

use super::*;

#[test]
fn the_result_comes_up_once_and_leaves_the_board_in_view() {
    for size in [[1280.0, 720.0], [800.0, 600.0]] {
        let mut table = Table::new("d4 d5", size);
        table.preferences.panels.page = Page::Moves;
        table.game.resign(Player::White);
        table.ending = Ending::Counted;
        table.frames(2);
        assert!(!table.state.has_dialog(), "nothing lies over the board");
        assert!(buttons(&table.ctx).contains_key("rematch"), "{size:?}");
        assert_eq!(table.press("rematch"), [Request::Rematch]);
        // Another page stays open.
        table.press("page-moves");
        table.frames(2);
        assert!(!buttons(&table.ctx).contains_key("rematch"), "{size:?}");
        // Looking back and returning to the end does not leave that page.
        for ending in [Ending::None, Ending::Counted] {
            table.ending = ending;
            table.frames(2);
        }
        assert!(!buttons(&table.ctx).contains_key("rematch"), "{size:?}");
    }
}

/// The offer can be ignored, since it does not block the board.
#[test]
fn a_game_that_is_decided_may_end_now_or_go_on() {
    let answered = |label: &str| {
        let mut table = Table::new("d4 d5", [1280.0, 720.0]);
        table.decided = Some(EarlyEnd { winner: Player::White, points: Some(1) });
        // The first frame measures the layout.
        table.frame(Vec::new());
        assert!(says(&mut table, "with best play on both sides, you lose by 1 point."));
        table.press(label)
    };
    assert_eq!(answered("finish-early"), [Request::EarlyEnd(EarlyEndAnswered::Finish)]);
    assert_eq!(answered("play-on"), [Request::EarlyEnd(EarlyEndAnswered::PlayOn)]);
}

#[test]
fn the_final_board_is_shown_with_its_sleepers_and_without() {
    let mut table = Table::new("d4 d5 d3", [1280.0, 720.0]);
    assert!(!buttons(&table.ctx).contains_key("sleepers-back"), "the game goes on");
    while table.game.result().is_none() {
        let legal = table.game.position().legal_moves();
        let mv = legal[table.game.moves().len() * 7 % legal.len()];
        table.game.play(mv).unwrap();
    }
    table.ending = Ending::Counted;
    let slept = table.game.position().view().stacks.iter().any(|stack| stack.asleep);
    assert!(slept, "a game with sleepers");
    table.frames(2);
    let pressed = table.press("sleepers-back");
    assert_eq!(pressed, [Request::SleepersBack(true)]);
}
