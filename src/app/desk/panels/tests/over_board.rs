//! Parts over the board: floating labels, offers, rules and the strip.

use super::super::over_board::{self as standing, OverBoard};
use super::*;

#[test]
fn what_is_said_of_the_board_keeps_clear_of_what_stands_over_it() {
    let mut table = Table::new("d4 d5", [800.0, 600.0]);
    let tag = |y: f32, points| {
        let at = bevy::math::Vec2::new(400.0, y);
        FloatingLabel { text: crate::i18n::table::tag_counted(points), at, fresh: false, flight: None }
    };
    table.tags = vec![tag(525.0, 707), tag(300.0, 808)];
    let counting = Ending::Counting { phase: EndPhase::Sleepers, score: ByPlayer::new(1, 1) };
    for (ending, tips) in [(Ending::None, false), (Ending::None, true), (counting, true)] {
        (table.ending, table.preferences.board.tips) = (ending, tips);
        table.frames(4);
        let obstacles = standing::places(&table.ctx);
        assert_eq!(obstacles.is_empty(), ending == Ending::None && !tips, "{ending:?}");
        let places = ["707", "808"].map(|figures| {
            let mut found = table.texts.iter().filter(|(_, text)| text == figures);
            found.next().unwrap_or_else(|| panic!("{figures} in {:?}", table.texts)).0
        });
        let is_clear = |place: &Pos2| !obstacles.iter().any(|obstacle| obstacle.contains(*place));
        assert!(places.iter().all(is_clear), "{ending:?}: {places:?} and {obstacles:?}");
        assert!((places[1].y - 300.0).abs() < 16.0, "only what is in the way is moved");
    }
}

#[test]
fn tags_give_way_to_the_reason_of_a_refusal() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    let center = table.window.center();
    let tag = |points, down: f32| {
        let at = bevy::math::Vec2::new(center.x, center.y + down);
        FloatingLabel { text: crate::i18n::table::tag_counted(points), at, fresh: false, flight: None }
    };
    table.tags = vec![tag(707, -40.0), tag(808, 200.0)];
    assert!(says(&mut table, "707") && says(&mut table, "808"));
    table.refusal = Some(crate::i18n::rules::game_over());
    assert!(!says(&mut table, "707") && says(&mut table, "808"), "{:?}", table.texts);
}

/// Texts of the toasts, from top to bottom.
fn toasts(table: &Table) -> Vec<String> {
    let mut found: Vec<_> =
        table.texts.iter().filter(|(_, text)| text.starts_with("There is no game")).collect();
    found.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
    found.into_iter().map(|(_, text)| text.clone()).collect()
}

fn no_game_in(number: usize) -> Message {
    crate::i18n::notices::no_game_in_file(format!("{number}.agn"))
}

#[test]
fn alarms_that_do_not_fit_move_up_as_those_above_them_are_closed() {
    for size in SIZES {
        let mut table = Table::new("d4 d5", size);
        for number in 0..30 {
            table.state.toast(Toast::alarm(no_game_in(number)));
        }
        for closed in 0..30 {
            table.frames(3);
            let free = table.frame(Vec::new()).free;
            let shown = toasts(&table);
            let newest = (0..30 - closed).rev().map(|number| english().say(no_game_in(number)));
            assert_eq!(shown, newest.take(shown.len()).collect::<Vec<_>>(), "{size:?}");
            let places = table.texts.iter().filter(|(_, text)| shown.contains(text)).map(|(at, _)| at.y);
            let lowest = places.fold(0.0, f32::max);
            let is_full = lowest + 100.0 > free.bottom();
            assert!(lowest < free.bottom() && (is_full || shown.len() == 30 - closed), "{size:?}: {lowest}");
            // Several buttons may share this name. A click beside it closes the newest one.
            let newest = english().say(no_game_in(29 - closed));
            let at = table.texts.iter().find(|(_, text)| *text == newest).expect("it is at the top").0;
            table.click(at + vec2(4.0, 4.0));
        }
        table.frame(Vec::new());
        assert_eq!(toasts(&table), [""; 0]);
    }
}

#[test]
fn of_many_short_notices_at_once_each_is_seen() {
    let mut table = Table::new("d4 d5", [1280.0, 720.0]);
    table.state.toast(Toast::alarm(no_game_in(0)));
    for number in 1..8 {
        table.state.toast(Toast::success(no_game_in(number)));
    }
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..1200 {
        table.frame(Vec::new());
        let shown = toasts(&table);
        assert!(shown.len() <= 4, "{shown:?}");
        seen.extend(shown);
    }
    assert_eq!(seen.len(), 8, "{seen:?}");
    assert_eq!(toasts(&table), [english().say(no_game_in(0))], "what lasts stays");
}

#[test]
fn an_offer_goes_once_another_game_is_played() {
    for [width, height] in SIZES {
        for (moves, offered) in [("", true), ("d4", true), ("d4 d5", false), ("d4 d5 d3 e4", false)] {
            let mut table = Table::new(moves, [width, height]);
            table.offers = vec![offer("a", "hex")];
            table.frames(2);
            let shown = table.texts.iter().any(|(_, text)| text == "Continue");
            assert_eq!(shown, offered, "after “{moves}” at {width}×{height}");
        }
        let mut table = Table::new("d4 d5", [width, height]);
        table.game.resign(Player::White);
        table.offers = vec![offer("a", "hex")];
        table.frames(2);
        assert!(table.texts.iter().any(|(_, text)| text == "Continue"), "after the end at {width}×{height}");
    }
}

#[test]
fn an_interrupted_game_is_offered_whichever_page_is_shown() {
    for (size, page, drawer) in [
        ([1280.0, 720.0], Page::Play, false),
        ([1280.0, 720.0], Page::Moves, false),
        ([800.0, 600.0], Page::Play, false),
        ([800.0, 600.0], Page::Moves, true),
    ] {
        let mut table = Table::new("", size);
        (table.preferences.panels.page, table.state.drawer) = (page, drawer);
        table.offers = vec![Unfinished {
            id: GameId::parse("a").unwrap(),
            variant: Variant::Hex,
            names: ByPlayer::new("Ann".to_owned(), "Bob".to_owned()),
            plies: 12,
            changed: jiff::Timestamp::UNIX_EPOCH,
        }];
        table.frames(3);
        assert!(buttons(&table.ctx).contains_key("Continue"), "{size:?} {page:?}");
    }
}

#[test]
fn the_rule_and_what_the_strip_says_never_meet() {
    for (size, page) in SIZES.into_iter().flat_map(|size| [Page::Play, Page::Moves].map(|page| (size, page)))
    {
        let mut table = Table::new("", size);
        table.preferences.panels.page = page;
        // After the first pass, the strip offers to end the game.
        let people = ByPlayer::new(Seat::Human, Seat::Human);
        table.game = Match::new(Variant::Hex, people);
        let mut offers = false;
        while !offers {
            let mv = *table.game.position().legal_moves().last().unwrap();
            table.game.play(mv).unwrap();
            offers = words::pass_banner(&table.game, &table.game.shown_position().view()).is_some();
        }
        let view = table.game.shown_position().view();
        let stuck = view.stacks.iter().find_map(|stack| table.game.shown_position().why_stuck(stack.point));
        table.with_model(|state, model| state.offer_rule(&stuck.unwrap(), model));
        table.frames(3);
        let place = |what: OverBoard| table.ctx.memory(|memory| memory.area_rect(what.id())).unwrap();
        let (rule, banner) = (place(OverBoard::Rule), place(OverBoard::PassBanner));
        assert!(!rule.intersects(banner), "{rule:?} {banner:?} in {size:?}");

        // The strip has no message about a position that is being set up.
        table.editor = Some(SetupEditor::new(table.game.shown_position()));
        table.frame(Vec::new());
        assert!(table.state.rule.is_none());
    }
}

#[test]
fn no_tip_stands_below_a_rule() {
    for size in SIZES {
        let mut table = Table::new("", size);
        table.preferences.panels.page = Page::Moves;
        let tip = words::hint(&table.game, &table.game.shown_position().view(), false).unwrap();
        let tip = english().say(tip);
        // The first frame measures the parts below the board.
        table.frame(Vec::new());
        assert!(says(&mut table, &tip), "{size:?}");
        let view = table.game.shown_position().view();
        let refused = table.game.shown_position().why_stuck(view.board.find("d4").unwrap()).unwrap();
        table.with_model(|state, model| state.offer_rule(&refused, model));
        assert!(table.state.rule.is_some());
        assert!(!says(&mut table, &tip), "{size:?}");
    }
}
