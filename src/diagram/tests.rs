//! What diagrams show, on every board.

use super::*;
use crate::board::Surface;
use crate::rules::tests::played;
use crate::rules::{AnyGame, Variant};

fn drawn(game: &AnyGame, last: Option<MoveIntent>, size: [u16; 2]) -> Diagram {
    Diagram::new(&game.view(), last, &Theme::default(), size).unwrap()
}

fn texts(diagram: &Diagram) -> Vec<&str> {
    let texts = diagram.shapes.iter().filter_map(|shape| match shape {
        Shape::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// Circles filled with a colour.
fn discs(diagram: &Diagram, part: Part) -> usize {
    let colour = Some(Theme::default().colour(part));
    let filled = |shape: &&Shape| matches!(shape, Shape::Circle { ink, .. } if ink.fill == colour && ink.outline.is_some());
    diagram.shapes.iter().filter(filled).count()
}

#[test]
fn every_board_fits_into_every_picture() {
    for variant in Variant::ALL {
        for size in [[640, 640], [1200, 300], [200, 900]] {
            let game = variant.start();
            let Ok(diagram) = Diagram::new(&game.view(), None, &Theme::default(), size) else {
                assert!(size != [640, 640], "{variant}");
                continue;
            };
            let [width, height] = diagram.size;
            let mut places: Vec<[f32; 2]> = Vec::new();
            for shape in &diagram.shapes {
                match shape {
                    Shape::Circle { middle: [x, y], radius, .. } => {
                        places.extend([[x - radius, y - radius], [x + radius, y + radius]]);
                    }
                    Shape::Rectangle { corner, .. } => places.push(*corner),
                    Shape::Polygon { corners, .. } | Shape::Path { corners, .. } => places.extend(corners),
                    Shape::Text { middle: [x, y], height, .. } => {
                        places.extend([[x - height, y - height], [x + height, y + height]]);
                    }
                }
            }
            for [x, y] in places {
                assert!(x >= 0.0 && y >= 0.0 && x <= width && y <= height, "{variant}, {size:?}: {x}, {y}");
            }
            // Each point has at least a shape of its own.
            let points = game.board().points().count();
            assert!(diagram.shapes.len() > points, "{variant}: {} shapes", diagram.shapes.len());
        }
    }
}

#[test]
fn a_picture_without_room_is_refused_with_what_would_do() {
    let view = Variant::Hex.start().view();
    let Err(error) = Diagram::new(&view, None, &Theme::default(), [30, 640]) else { panic!("it was drawn") };
    assert!(
        error.to_string().starts_with("30x640 pixels are too few for this board: take at least "),
        "{error}"
    );
    assert!(Diagram::new(&view, None, &Theme::default(), [error.least; 2]).is_ok());
}

#[test]
fn stacks_tell_their_pieces_and_their_height() {
    let game = played("hex", "d4 d5 d3 d5-d4 d3-d4 e4");
    let diagram = drawn(&game, None, [640, 640]);
    // d4 is black, white, black; e4 white.
    assert_eq!((discs(&diagram, Part::Black), discs(&diagram, Part::White)), (2, 2));
    assert_eq!(
        texts(&diagram).iter().filter(|text| **text == "3").count(),
        2,
        "a height, and a number of the rim"
    );
    let outlined = |shape: &&Shape| matches!(shape, Shape::Rectangle { ink, .. } if ink.fill.is_none());
    assert_eq!(diagram.shapes.iter().filter(outlined).count(), 1, "the tower's box");
}

#[test]
fn the_last_move_is_marked() {
    let game = played("hex", "d4 d5 d3 d5-d4");
    let board = game.board();
    let [from, to, at] = ["d5", "d4", "d3"].map(|label| board.find(label).unwrap());
    let plain = drawn(&game, None, [640, 640]).shapes;
    let captured = drawn(&game, Some(MoveIntent::Carry { from, to }), [640, 640]).shapes;
    let entered = drawn(&game, Some(MoveIntent::Place(at)), [640, 640]).shapes;
    assert_eq!(captured.len() - plain.len(), 5, "a ring and a line, both cased, and a head");
    assert_eq!(entered.len() - plain.len(), 1, "a dot");
}

#[test]
fn badges_need_room() {
    // d4 stands alone.
    let game = played("hex", "d4");
    let sizes = [640, 150].map(|side| drawn(&game, None, [side; 2]).shapes.len());
    assert_eq!(sizes[0] - sizes[1], 2, "a plate and a moon");
}

#[test]
fn around_cells_every_second_row_is_named() {
    for variant in Variant::ALL {
        let board = variant.board();
        let printed: Vec<&str> = board::labels(board, 0.0).map(|(_, text)| text).collect();
        let upright = board.rim().iter().filter(|label| !label.turned).count();
        match board.surface() {
            Surface::Net => assert_eq!(printed.len(), upright, "{variant}"),
            Surface::Cells => {
                assert!(printed.contains(&"a") && !printed.contains(&"b"), "{variant}: {printed:?}");
                assert!(printed.contains(&"1") && !printed.contains(&"2"), "{variant}: {printed:?}");
                assert!(printed.len().abs_diff(upright / 2) <= 1, "{variant}: {printed:?} of {upright}");
            }
        }
    }
}

#[test]
fn a_file_is_well_formed() {
    for variant in Variant::ALL {
        let diagram = drawn(&variant.start(), None, [640, 640]);
        let text = svg::write(&diagram, "a < b & \"c\"");
        assert!(text.contains("<title>a &lt; b &amp; &quot;c&quot;</title>"));
        let opened = text.matches('<').count() - text.matches("</").count();
        assert_eq!(opened, text.matches("/>").count() + text.matches("</").count(), "{variant}");
        assert!(!text.contains("NaN") && !text.contains("inf"), "{variant}");
    }
}

#[test]
fn the_arrow_of_a_capture_ends_where_the_stack_begins_from_every_side() {
    let (board, theme) = (Variant::Hex.board(), Theme::default());
    let (sheet, to) = (Sheet::around_board(60.0), board.find("d4").unwrap());
    for from in board.adjacent(to) {
        for pieces in 1..=3 {
            let way = sheet.way(board, from, (to, pieces), &theme);
            let Some(Shape::Polygon { corners, .. }) = way.last() else { panic!("no head") };
            let [x, y] = sheet.at(board.place(to));
            let nearest = (1..=pieces).map(|height| {
                let [a, b] = corners[0];
                (a - x).hypot(b - (y - rise(height) * 60.0))
            });
            let nearest = nearest.fold(f32::MAX, f32::min);
            assert!((nearest - 0.40 * 60.0).abs() < 0.1, "{} {pieces}: {nearest}", board.label(from));
        }
    }
}

#[test]
fn lines_grow_with_a_diagram_but_not_for_a_closer_look() {
    let board = Variant::Hex.board();
    let width = |sheet: Sheet| {
        let field = sheet.field(board, false, &Theme::default());
        let lines = field.iter().filter_map(|shape| match shape {
            Shape::Path { ink, .. } => ink.outline.map(|(_, width)| width),
            _ => None,
        });
        lines.fold(0.0, f32::max)
    };
    assert!((width(Sheet::around_board(20.0)) - 1.25).abs() < 1e-4);
    assert!((width(Sheet::around_board(94.0)) - 2.5).abs() < 1e-4);
    assert!((width(Sheet::around_board(188.0).lined_as(94.0)) - 2.5).abs() < 1e-4);
    assert!((width(Sheet::around_board(20.0).lined_as(94.0)) - 1.25).abs() < 1e-4);
}
