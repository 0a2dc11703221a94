//! A game whose end the computer has proved, from its thought to the result.

use abande::app::game::{CurrentMatch, EarlyEnd, EarlyEndOffer, MoveRequested};
use abande::play::{Level, Match, Seat, Verdict};
use abande::rules::{ByPlayer, Game, Player, Variant};
use bevy::prelude::*;

use super::HUMAN;
use super::table::Table;

/// All but the last captures of a game on the smallest board. White wins by one point.
const WON: &str = "a1 b2 a2 b1 b3 b4 a3 b2-a2 a3-a2 a3 b3-b4 c5 b2 b3 c4 c5-c4 b4-a3 c2 c3 d2 b4 b3-b4 e1";
/// After a mistake of White, who then loses by six.
const MISTAKE: &str = " c5 c3-c4";

/// The first level that overlooks nothing. What it looks at is counted, not timed.
const SEES_ALL: u8 = 12;

fn offered(world: &World) -> Option<EarlyEnd> {
    world.resource::<EarlyEndOffer>().offer(world.resource::<CurrentMatch>().position_id())
}

/// A game against the computer, once it has answered these moves and knows how the game ends.
fn proved(moves: &str) -> (Table, EarlyEnd) {
    let level = Level::new(SEES_ALL).expect("a level");
    let mut game = Match::new(Variant::Hex3, ByPlayer::new(HUMAN, Seat::Computer(level)));
    for text in moves.split_ascii_whitespace() {
        let mv = game.position().parse_move(text).expect("a move");
        game.play(mv).expect("a legal move");
    }
    let mut table = Table::with_panels(game);
    let early = table.until("the end is proved", |world| offered(world));
    table.frames(4);
    (table, early)
}

#[test]
fn the_loser_resigns_when_the_player_ends_a_decided_game() {
    for (more, winner, points) in [("", Player::White, 1), (MISTAKE, Player::Black, 6)] {
        let (mut table, early) = proved(&format!("{WON}{more}"));
        assert_eq!(early, EarlyEnd { winner, points: Some(points) });
        assert_eq!(table.game().result(), None);
        table.press("finish-early");
        assert_eq!(table.game().verdict(), Some(Verdict::Resignation(winner.other())));
        assert_eq!(offered(table.app.world()), None);
    }
}

#[test]
fn a_player_who_plays_on_is_not_asked_again() {
    let (mut table, _) = proved(WON);
    let (turn, plies) = (table.turn(), table.game().moves().len());
    table.press("play-on");
    assert_eq!((table.turn(), table.game().result()), (turn, None));
    let intent = table.game().position().legal_moves()[0].intent();
    table.app.world_mut().write_message(MoveRequested { at: turn, intent });
    table.until("the computer's next move", |world| {
        let game = world.resource::<CurrentMatch>().table_match();
        (game.moves().len() == plies + 2).then_some(())
    });
    table.frames(2);
    assert_eq!(offered(table.app.world()), None);
}
