//! The page without a window: pure egui with made-up mouse and keys.

use bevy_egui::egui::{Event, Rect};

use super::*;
use crate::app::desk::panels::tests::{self, Table};
use crate::app::desk::panels::{self, words};
use crate::app::input::{Command, MatchCommand};

/// A window in which a position is set up.
struct Page(Table);

impl Page {
    fn new(setup: &str, variant: &str, size: [f32; 2]) -> Self {
        let variant: Variant = variant.parse().unwrap();
        let mut table = Table::new("", size);
        table.game = Match::new(variant, ByPlayer::new(Seat::Human, Seat::Human));
        table.editor = Some(SetupEditor::new(table.game.shown_position()));
        let mut page = Self(table);
        page.obey(&SetupRequested::Change(Box::new(AnySetup::parse(variant, setup).unwrap())));
        page.0.frames(2);
        page
    }

    fn editor(&self) -> &SetupEditor {
        self.0.editor.as_ref().unwrap()
    }

    fn obey(&mut self, request: &SetupRequested) {
        self.0.editor.as_mut().unwrap().carry_out(request);
    }

    fn place(&self, label: &str) -> Rect {
        let places = panels::buttons(&self.0.ctx);
        *places.get(label).unwrap_or_else(|| panic!("{label} among {:?}", places.keys()))
    }

    /// Presses a button and lets what it asks for happen.
    fn press(&mut self, label: &str) -> Vec<Request> {
        let requests = self.0.press(label);
        for request in &requests {
            match request {
                Request::SetUp(change) => self.obey(change),
                Request::Command(Command::Match(MatchCommand::Undo)) => self.obey(&SetupRequested::Undo),
                _ => {}
            }
        }
        // A dialog measures itself before it finds its place.
        self.0.frames(3);
        requests
    }
}

const START: &str = "x4/x5/x6/x7/x6/x5/x4 1 18 18 0 0";
const SIZES: [[f32; 2]; 4] = [[640.0, 480.0], [800.0, 600.0], [1280.0, 720.0], [1920.0, 1080.0]];

#[test]
fn the_main_buttons_are_in_every_window_and_leave_the_board_its_room() {
    // A position with many faults, so that the page is long.
    let faulty = "11,x2,222/x5/x6/1,x4,2,x/x6/x5/x3,1 1 18 3 2 7";
    for size in SIZES {
        let mut page = Page::new(faulty, "hex", size);
        for label in ["Cancel", "Black to move", "Board"] {
            let place = page.place(label);
            assert!(page.0.window.contains_rect(place), "{label} at {place} in {size:?}");
            assert!(place.left() >= page.0.frame(Vec::new()).free.right());
        }
        let free = page.0.frame(Vec::new()).free;
        assert!(free.width() >= 360.0 && free.height() >= 330.0, "{free:?} in {size:?}");
    }
}

#[test]
fn buttons_change_the_setup() {
    // So high that nothing has to be scrolled.
    let mut page = Page::new(START, "hex", SIZES[3]);
    page.press("White to move");
    assert_eq!(page.editor().setup().turn(), Player::White);
    page.press("Black’s hand: one less");
    page.press("White’s hand: one less");
    page.press("White’s hand: one less");
    assert_eq!(page.editor().setup().hands(), Some(ByPlayer::new(17, 16)));
    page.press("White’s hand: one more");
    page.press("One pass");
    assert_eq!(
        (page.editor().setup().hands(), page.editor().setup().passes()),
        (Some(ByPlayer::new(17, 17)), Some(1))
    );
    page.press("Fill hands");
    assert_eq!(page.editor().setup().hands(), Some(ByPlayer::new(18, 18)));
    page.press("Remove");
    assert_eq!(page.editor().brush(), SetupBrush::Eraser);
    page.press("White");
    assert_eq!(page.editor().brush(), SetupBrush::Piece(Player::White));
    page.press("undo");
    assert_eq!(page.editor().setup().hands(), Some(ByPlayer::new(17, 17)));
    page.press("Empty board");
    assert_eq!(page.editor().setup().to_string(), START);
    page.press("Board");
    page.press("anda-3");
    assert_eq!(page.editor().setup().variant().name(), "anda-3");
    page.press("Komi left: one more");
    assert_eq!(page.editor().setup().komi_left(), Some(1));
    page.press("From the game");
    assert_eq!(page.editor().setup().to_string(), START);
    assert_eq!(page.press("Cancel"), [Request::SetUp(SetupRequested::Cancel)]);
}

#[test]
fn a_fault_is_pointed_out_by_a_click_on_its_sentence() {
    let mut page = Page::new("1,x3/x5/x6/x7/x6/x5/x3,2 1 17 17 0 2", "hex", SIZES[2]);
    let (index, sentence) = words::faults(page.editor().setup(), page.editor().faults()).remove(0);
    let sentence = tests::english().say(sentence);
    page.press(&sentence);
    assert_eq!(page.editor().selected_fault(), Some(index));
    page.press(&sentence);
    assert_eq!(page.editor().selected_fault(), None);
    assert!(!panels::buttons(&page.0.ctx).contains_key("Play from here"), "it cannot be played");
}

#[test]
fn play_asks_who_plays_and_study_starts_at_once() {
    let text = "1,2,x2/x5/x6/x7/x6/x5/x4 1 17 17 0 2";
    let mut page = Page::new(text, "hex", SIZES[1]);
    let position = page.editor().position().unwrap();
    let seats = ByPlayer::new(Seat::Human, Seat::Human);
    let start = Request::Start(Box::new(Match::from_position(position, seats)));
    assert_eq!(page.press("Study"), std::slice::from_ref(&start));
    assert_eq!(page.press("Play from here"), []);
    assert!(page.0.state.has_dialog());
    assert_eq!(page.press("Start"), [start]);
    // After two passes no player can move.
    let over = "111,222,111/222,111,222,x/x5/x4/x3 1 0 0 2 38";
    let page = Page::new(over, "hex-3", SIZES[1]);
    for label in ["Play from here", "Study"] {
        assert!(!panels::buttons(&page.0.ctx).contains_key(label));
    }
}

#[test]
fn a_position_string_is_pasted_on_whichever_board_it_fits() {
    let mut page = Page::new(START, "hex", SIZES[2]);
    let pasted = |page: &mut Page, text: &str| {
        let requests = page.0.frame(vec![Event::Paste(text.into())]).requests;
        for request in &requests {
            let Request::SetUp(change) = request else { panic!("{request:?}") };
            page.obey(change);
        }
        page.0.frame(Vec::new());
        requests.len()
    };
    let text = "x4/x5/x6/x2,1,12,x3/x6/x5/x4 1 16 17 0 4";
    // A position behind a dialog stays as it is.
    page.0.state.dialog = Some(panels::state::Dialog::Help);
    page.0.frame(Vec::new());
    assert_eq!(pasted(&mut page, text), 0);
    page.0.state.dialog = None;
    page.0.frame(Vec::new());
    assert_eq!(pasted(&mut page, text), 1);
    assert_eq!(page.editor().setup().to_string(), text);
    assert_eq!(pasted(&mut page, "x7/x7/x7/x3,1,x3/x7/x7/x7 2 17 18 0 1"), 1);
    assert_eq!(page.editor().setup().variant(), Variant::Square);
    assert_eq!(pasted(&mut page, "x3/x,1,x2/x5/x2,2,x/x,1,2 1 0 4"), 1);
    assert_eq!(page.editor().setup().variant().name(), "anda-3");
    let before = page.editor().setup().clone();
    assert_eq!(pasted(&mut page, "hello"), 0);
    assert_eq!(*page.editor().setup(), before);
    assert_eq!(page.press("Paste"), [Request::PasteSetup]);
}
