//! A window that is resized to nothing, or moved to a screen of another scale.

use abande::rules::Variant;

use super::table::Table;

#[test]
fn a_window_of_no_size_comes_back() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    for (width, height) in [(0, 0), (1, 1), (1280, 0), (0, 720), (1, 5000)] {
        table.resize(width, height);
        table.frames(4);
        table.check_spots();
    }
    table.resize(1280, 720);
    table.frames(4);
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5 d3");
    table.check();
}

#[test]
fn a_window_on_a_screen_of_another_scale_points_where_the_mouse_is() {
    let mut table = Table::after(Variant::Hex, "d4 d5");
    let (before, corner) = (table.place("d3"), table.place("a1"));
    table.rescale(2.0);
    table.frames(4);
    // The same pixels are now half as many units.
    let after = table.place("d3");
    assert!(after.distance(before / 2.0) < 2.0, "{before} and {after}");
    table.click("d3");
    assert_eq!(table.moves(), "d4 d5 d3");
    table.rescale(1.0);
    table.frames(4);
    assert!(table.place("a1").distance(corner) < 2.0);
    table.check();
}
