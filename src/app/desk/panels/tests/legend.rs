//! The legend of the lenses.

use super::scenes::{LENSES, LENSES_OF_ANDA, pinned};
use super::*;
use crate::app::game::{Lens, Lenses, lens_applies};

/// Texts of the legend while only this lens is on and this point is hovered.
fn said(table: &mut Table, lens: Option<Lens>, at: Option<&str>) -> Vec<String> {
    let says = |table: &mut Table, lenses: Lenses| {
        table.preferences.board.lenses = lenses;
        table.frame(Vec::new());
        table.texts.iter().map(|(_, text)| text.clone()).collect::<Vec<_>>()
    };
    table.looked_at = at.and_then(|label| table.game.position().board().find(label));
    let without = says(table, Lenses::NONE);
    let lenses = lens.map_or(Lenses::ALL, |lens| Lenses::NONE.with(lens));
    says(table, lenses).into_iter().filter(|text| !without.contains(text)).collect()
}

fn people(variant: &str, moves: &str) -> Table {
    let mut table = Table::new("", [1280.0, 720.0]);
    table.game = Match::new(variant.parse().unwrap(), ByPlayer::new(Seat::Human, Seat::Human));
    for text in moves.split_ascii_whitespace() {
        table.game.play(table.game.position().parse_move(text).unwrap()).unwrap();
    }
    table
}

#[test]
fn every_lens_explains_its_signs() {
    let (mut abande, mut anda) = (people("hex", LENSES), people("anda-3", LENSES_OF_ANDA));
    let pinned = pinned(&abande).map(|point| abande.game.position().board().label(point));
    let mut all = Vec::new();
    for lens in Lens::ALL {
        let game = abande.game.variant().kind();
        let (table, at) =
            if lens_applies(lens, game) { (&mut abande, pinned) } else { (&mut anda, Some("a1")) };
        let said = said(table, Some(lens), at);
        // No move removes a stone here, and no region has an owner.
        let is_absent = matches!(lens, Lens::Removals | Lens::Territory);
        assert_eq!(said.is_empty(), is_absent, "{lens:?} says {said:?}");
        all.extend(said);
    }
    let count = all.len();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), count, "two signs mean the same: {all:?}");
}

#[test]
fn only_signs_that_are_on_the_board_are_explained() {
    let mut table = people("hex", "");
    assert_eq!(said(&mut table, None, None), Vec::<String>::new());
    let mut table = people("hex", "d4 d5");
    let pieces = said(&mut table, Some(Lens::Sleepers), None);
    assert_eq!(pieces, Vec::<String>::new(), "no stack sleeps");
    assert_eq!(said(&mut table, Some(Lens::Targets), None).len(), 1, "points are open or closed, not both");
    let tower = english().say(crate::i18n::table::legend_tower());
    let explained = |table: &mut Table| {
        table.frame(Vec::new());
        table.texts.iter().any(|(_, text)| *text == tower)
    };
    assert!(!explained(&mut table), "no stack is three high");
    assert!(explained(&mut people("hex", "d4 d5 d3 d5-d4 d3-d4")), "a screw needs no lens");
    let mut table = people("anda-3", LENSES_OF_ANDA);
    let rest = said(&mut table, Some(Lens::Breaths), None);
    assert_eq!(rest, Vec::<String>::new(), "breaths are shown of the group that is pointed at");
    assert!(!said(&mut table, Some(Lens::Breaths), Some("a1")).is_empty());
}

#[test]
fn a_closed_cell_is_explained_under_the_pointer() {
    let closed = english().say(crate::i18n::table::legend_closed());
    let mut table = people("anda-3", "");
    for (at, explained) in [(None, false), (Some("a1"), false), (Some("c3"), true)] {
        assert_eq!(said(&mut table, Some(Lens::Targets), at).contains(&closed), explained, "{at:?}");
    }
}

#[test]
fn all_of_it_leaves_the_board_most_of_the_smallest_window() {
    for (variant, moves, at) in [("hex", LENSES, "d4"), ("anda-3", LENSES_OF_ANDA, "a1")] {
        let mut table = people(variant, moves);
        table.window = Rect::from_min_size(Pos2::ZERO, vec2(800.0, 600.0));
        table.frame(Vec::new());
        let said = said(&mut table, None, Some(at));
        assert!(said.len() >= 3, "{said:?}");
        let places = table.texts.iter().filter(|(_, text)| said.contains(text));
        let (left, low) = places
            .fold((800.0_f32, 0.0_f32), |(left, low), (place, _)| (left.min(place.x), low.max(place.y)));
        assert!(left > 560.0 && low < 320.0, "{variant}: from {left}, down to {low}");
    }
}

#[test]
fn while_the_best_moves_are_on_the_board_no_others_are_explained() {
    let mut table = super::analyse::with_engine(people("hex", "d4 d5"), 2, false);
    // A page that was just opened takes a few frames to settle.
    let targets = |table: &mut Table| {
        (0..3).for_each(|_| drop(table.frame(Vec::new())));
        said(table, Some(Lens::Targets), None).len()
    };
    assert_eq!(targets(&mut table), 0);
    table.preferences.analysis.arrows = false;
    assert_eq!(targets(&mut table), 1, "the engine's moves are only listed");
    table.preferences.analysis.arrows = true;
    table.half = true;
    assert_eq!(targets(&mut table), 1, "the second stone of a turn may go anywhere");
    table.half = false;
    table.preferences.panels.page = Page::Play;
    assert_eq!(targets(&mut table), 1, "another page does not show them");
}

#[test]
fn what_a_line_or_the_view_into_a_stack_hides_is_not_explained() {
    let tower = english().say(crate::i18n::table::legend_tower());
    let mut table = super::analyse::with_engine(people("hex", "d4 d5 d3 d5-d4 d3-d4"), 2, false);
    let explained = |table: &mut Table, events: Vec<Event>| {
        table.frame(events);
        table.frame(Vec::new());
        table.texts.iter().any(|(_, text)| *text == tower)
    };
    assert!(explained(&mut table, Vec::new()));
    table.looking_into = true;
    assert!(!explained(&mut table, Vec::new()), "marks would hide what is inside");
    table.looking_into = false;
    let line = buttons(&table.ctx)["line-b"].center();
    assert!(!explained(&mut table, vec![Event::PointerMoved(line)]), "a line is played out on the board");
    assert!(explained(&mut table, vec![Event::PointerMoved(pos2(300.0, 300.0))]));
}

#[test]
fn a_rail_has_the_legend_and_leaves_the_board_free() {
    let mut table = people("hex", LENSES);
    let board = table.frame(Vec::new()).free;
    let said = said(&mut table, None, Some("d4"));
    assert!(said.len() > 3, "{said:?}");
    for (place, text) in table.texts.iter().filter(|(_, text)| said.contains(text)) {
        assert!(place.x > board.right(), "{text} lies at {place:?} over the board {board:?}");
    }
}

#[test]
fn the_page_of_the_game_lists_the_latest_moves_where_it_has_room() {
    let mut table = people("hex", "d4 d5 d3 d5-d4 d3-d4 e4 c4 c5 e5 e3");
    table.preferences.panels.page = Page::Play;
    table.window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 900.0));
    let last = |table: &mut Table| {
        (0..3).for_each(|_| drop(table.frame(Vec::new())));
        buttons(&table.ctx).get("move 10").copied()
    };
    let place = last(&mut table).expect("the last move");
    assert!(place.top() > 300.0, "{place:?}");
    table.window = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 570.0));
    assert_eq!(last(&mut table), None, "no room for it");
}
