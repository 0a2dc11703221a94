//! Tests of diagrams on every board.

use super::*;
use crate::rules::tests::played;
use crate::rules::{AnyGame, Variant};
use crate::theme::Part;

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
    let filled = |shape: &&Shape| matches!(shape, Shape::Circle { style, .. } if style.fill == colour && style.outline.is_some());
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
    let outlined = |shape: &&Shape| matches!(shape, Shape::Rectangle { style, .. } if style.fill.is_none());
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
fn around_the_largest_boards_every_second_row_is_named() {
    for variant in Variant::ALL {
        let board = variant.board();
        let printed: Vec<&str> = board::labels(board, 0.0).map(|(_, text)| text).collect();
        let upright = board.rim().iter().filter(|label| !label.turned).count();
        if variant.to_string() == "anda-9" || variant.to_string() == "anda-11" {
            assert!(printed.contains(&"a") && !printed.contains(&"b"), "{variant}: {printed:?}");
            assert!(printed.contains(&"1") && !printed.contains(&"2"), "{variant}: {printed:?}");
            assert!(printed.len().abs_diff(upright / 2) <= 1, "{variant}: {printed:?} of {upright}");
        } else {
            assert_eq!(printed.len(), upright, "{variant}");
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
    let (layout, to) = (DiagramLayout::around_board(60.0), board.find("d4").unwrap());
    for from in board.adjacent(to) {
        for pieces in 1..=3 {
            let way = layout.capture_arrow(board, from, (to, pieces), &theme);
            let Some(Shape::Polygon { corners, .. }) = way.last() else { panic!("no head") };
            let [x, y] = layout.at(board.place(to));
            let nearest = (1..=pieces).map(|height| {
                let [a, b] = corners[0];
                (a - x).hypot(b - (y - stack_rise(height) * 60.0))
            });
            let nearest = nearest.fold(f32::MAX, f32::min);
            assert!((nearest - 0.40 * 60.0).abs() < 0.1, "{} {pieces}: {nearest}", board.label(from));
        }
    }
}

#[test]
fn lines_grow_with_a_diagram_but_not_for_a_closer_look() {
    let board = Variant::Hex.board();
    let width = |layout: DiagramLayout| {
        let field = layout.board_shapes(board, false, &Theme::default());
        let lines = field.iter().filter_map(|shape| match shape {
            Shape::Path { style, .. } => style.outline.map(|(_, width)| width),
            _ => None,
        });
        lines.fold(0.0, f32::max)
    };
    assert!((width(DiagramLayout::around_board(20.0)) - 1.25).abs() < 1e-4);
    assert!((width(DiagramLayout::around_board(94.0)) - 2.5).abs() < 1e-4);
    assert!((width(DiagramLayout::around_board(188.0).with_line_widths_of(94.0)) - 2.5).abs() < 1e-4);
    assert!((width(DiagramLayout::around_board(20.0).with_line_widths_of(94.0)) - 1.25).abs() < 1e-4);
}

#[test]
fn on_a_turned_sheet_points_turn_and_everything_on_them_stays_upright() {
    let game = played("hex", "d4 d5 d3 d5-d4 d3-d4 e4");
    let (view, theme, layout) = (game.view(), Theme::default(), DiagramLayout::around_board(60.0));
    let middles = |shapes: Vec<Shape>| {
        let middles = shapes.into_iter().map(|shape| match shape {
            Shape::Circle { middle, .. } | Shape::Text { middle, .. } => middle,
            Shape::Rectangle { corner, .. } => corner,
            Shape::Polygon { corners, .. } | Shape::Path { corners, .. } => corners[0],
        });
        middles.collect::<Vec<_>>()
    };
    for sixth in 1..6_u8 {
        let turned = layout.turned(f32::from(sixth) * std::f32::consts::FRAC_PI_3);
        for stack in &view.stacks {
            let place = view.board.place(stack.point);
            let (from, to) = (layout.at(place), turned.at(place));
            let plain = middles(layout.stack_shapes(view.board, stack, None, &theme));
            let drawn = middles(turned.stack_shapes(view.board, stack, None, &theme));
            assert_eq!(plain.len(), drawn.len());
            for ([a, b], [x, y]) in plain.into_iter().zip(drawn) {
                assert!((x - a - (to[0] - from[0])).abs() < 1e-2 && (y - b - (to[1] - from[1])).abs() < 1e-2);
            }
        }
        // A sixth of a turn brings every point of the hexagon to the place of another one.
        for point in view.board.points() {
            let [x, y] = turned.at(view.board.place(point));
            let near = |other: Point| {
                let [a, b] = layout.at(view.board.place(other));
                (a - x).hypot(b - y) < 0.1
            };
            assert!(view.board.points().any(near), "{sixth}: {}", view.board.label(point));
        }
    }
}

#[test]
fn the_coordinates_of_a_turned_sheet_are_those_for_its_reader_and_within_its_extent() {
    for variant in Variant::ALL {
        let board = variant.board();
        for turn in [0.0, 1.0, std::f32::consts::FRAC_PI_2, 3.0, std::f32::consts::PI] {
            let printed = board::labels(board, turn).count();
            assert_eq!(printed, board::labels(board, 0.0).count(), "{variant}");
            let (low, high) = extent(board, turn);
            let layout = DiagramLayout::around_board(1.0).turned(turn);
            for shape in layout.board_shapes(board, true, &Theme::default()) {
                let Shape::Text { middle: [x, y], .. } = shape else { continue };
                assert!(x > low[0] && x < high[0] && -y > low[1] && -y < high[1], "{variant}, {turn}");
            }
        }
    }
    // In front of White, numbers and letters stand where they stand in front of Black.
    let sides = [0.0, std::f32::consts::PI].map(|turn| {
        let layout = DiagramLayout::around_board(1.0).turned(turn);
        let field = layout.board_shapes(Variant::Square.board(), true, &Theme::default());
        let below = field.iter().filter(|shape| match shape {
            Shape::Text { text, middle: [_, y], .. } => *y > 3.2 && text.chars().all(char::is_alphabetic),
            _ => false,
        });
        below.count()
    });
    assert_eq!(sides, [7, 7]);
}
