//! A position that the player sets up on the board, while the match waits below it.
//!
//! Meanwhile `CurrentMatch::view` is the view of this position, so discs, marks and picking need to know nothing else;
//! the computer does not think, and moves are dropped. The match stays as it was until a new one starts from the
//! position or the player cancels.

use bevy::prelude::*;

use crate::board::{BoardSet, Point};
use crate::i18n::{self, editor as messages};
use crate::rules::{AnyGame, AnySetup, BoardView, Game, Player, SetupIssue};

/// Position editor: the setup that is being built, the rules that it breaks, the brush, and undo.
#[derive(Clone, Debug)]
pub struct SetupEditor {
    /// Setup with the number of plies that it was read with.
    raw: AnySetup,
    /// Setup with the number of plies that fits best.
    setup: AnySetup,
    faults: Vec<SetupIssue>,
    view: BoardView,
    brush: SetupBrush,
    selected_fault: Option<usize>,
    past: Vec<AnySetup>,
    future: Vec<AnySetup>,
}

/// Tool of the position editor: what a click on a point of the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupBrush {
    /// Puts a piece of this player on top.
    Piece(Player),
    /// Takes the top piece away.
    Eraser,
}

/// Requests the start or the end of the position editor, or a change in it.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum SetupRequested {
    /// Begin with the position that the board shows.
    Begin,
    /// Let the match go on.
    Cancel,
    /// Set this up instead: what was there can be brought back.
    Change(Box<AnySetup>),
    /// A click on a point.
    Touch(Point),
    /// Take the top piece of a point away.
    Take(Point),
    /// Put all that stands on one point onto another.
    Carry { from: Point, to: Point },
    /// Take everything off a point.
    Empty(Point),
    /// Change the brush.
    Brush(SetupBrush),
    /// Point out one of the faults, by its place in the list, or none.
    PointOut(Option<usize>),
    /// Take the last change back.
    Undo,
    /// Make it again.
    Redo,
}

impl SetupEditor {
    /// Begins with the pieces of a position. The brush puts pieces of the side to move.
    pub fn new(position: &AnyGame) -> Self {
        let raw = AnySetup::of(position);
        let (setup, faults, view) = derived(&raw);
        let brush = SetupBrush::Piece(position.to_move().unwrap_or(Player::Black));
        Self { raw, setup, faults, view, brush, selected_fault: None, past: Vec::new(), future: Vec::new() }
    }

    /// Returns the setup, with the ply number that fits its pieces best.
    pub fn setup(&self) -> &AnySetup {
        &self.setup
    }

    /// Returns the reasons why the setup is not a legal position.
    pub fn faults(&self) -> &[SetupIssue] {
        &self.faults
    }

    /// Returns the position, if the setup is legal.
    pub fn position(&self) -> Option<AnyGame> {
        self.setup.position().ok()
    }

    /// Returns what the board shows of the setup.
    pub fn view(&self) -> &BoardView {
        &self.view
    }

    /// Returns the tool that the next click uses.
    pub fn brush(&self) -> SetupBrush {
        self.brush
    }

    /// Returns the index in [`faults`](Self::faults) of the fault that was clicked in the list, to be pointed out.
    pub fn selected_fault(&self) -> Option<usize> {
        self.selected_fault
    }

    /// Returns the points that any fault is about, and those of the selected one.
    pub fn points_at_fault(&self) -> [BoardSet; 2] {
        let all = self.faults.iter().fold(BoardSet::EMPTY, |sum, fault| sum | fault.points);
        let chosen = self.selected_fault.and_then(|index| self.faults.get(index));
        [all, chosen.map_or(BoardSet::EMPTY, |fault| fault.points)]
    }

    /// Returns `true` if a change can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Returns `true` if a change that was taken back can be made again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Returns the piece that a click would put on a point, if it would put one there.
    pub fn would_put(&self, point: Point) -> Option<Player> {
        let SetupBrush::Piece(player) = self.brush else { return None };
        let mut tried = self.raw.clone();
        touch(&mut tried, point, self.brush).then_some(player)
    }

    /// Returns the reason, as a sentence, why a request cannot be carried out: there is no room for its pieces.
    pub fn refusal(&self, request: &SetupRequested) -> Option<i18n::Message> {
        let mut tried = self.raw.clone();
        let has_room = match *request {
            SetupRequested::Touch(point) => {
                self.brush == SetupBrush::Eraser || touch(&mut tried, point, self.brush)
            }
            SetupRequested::Carry { from, to } => from == to || tried.carry(from, to),
            _ => true,
        };
        let sentence = match tried {
            AnySetup::Abande(_) => messages::stack_is_full(),
            AnySetup::Anda(_) => messages::stone_is_there(),
        };
        (!has_room).then_some(sentence)
    }

    /// Applies a request other than `Begin` and `Cancel` to the setup or the brush. Returns `true` if anything
    /// changed.
    pub(in crate::app) fn carry_out(&mut self, request: &SetupRequested) -> bool {
        match *request {
            SetupRequested::Begin | SetupRequested::Cancel => false,
            SetupRequested::Change(ref setup) => self.change(|raw| {
                raw.clone_from(setup);
                true
            }),
            SetupRequested::Touch(point) => {
                let brush = self.brush;
                self.change(|raw| touch(raw, point, brush))
            }
            SetupRequested::Take(point) => self.change(|raw| raw.take(point).is_some()),
            SetupRequested::Carry { from, to } => self.change(|raw| raw.carry(from, to)),
            SetupRequested::Empty(point) => self.change(|raw| raw.replace(point, &[])),
            SetupRequested::Brush(brush) => {
                self.brush = brush;
                true
            }
            SetupRequested::PointOut(index) => {
                self.selected_fault = index;
                true
            }
            SetupRequested::Undo => self.undo(),
            SetupRequested::Redo => self.redo(),
        }
    }

    /// Applies a change that can be undone. Returns `true` if it has changed the setup.
    fn change(&mut self, change: impl FnOnce(&mut AnySetup) -> bool) -> bool {
        let before = self.raw.clone();
        if !change(&mut self.raw) {
            self.raw = before;
            return false;
        }
        if self.raw == before {
            return false;
        }
        self.past.push(before);
        self.future.clear();
        self.recompute();
        true
    }

    fn undo(&mut self) -> bool {
        let Some(before) = self.past.pop() else { return false };
        self.future.push(std::mem::replace(&mut self.raw, before));
        self.recompute();
        true
    }

    fn redo(&mut self) -> bool {
        let Some(after) = self.future.pop() else { return false };
        self.past.push(std::mem::replace(&mut self.raw, after));
        self.recompute();
        true
    }

    /// Computes the fitted setup, its faults and its view anew after a change, and clears the selected fault.
    fn recompute(&mut self) {
        (self.setup, self.faults, self.view) = derived(&self.raw);
        self.selected_fault = None;
    }
}

/// Returns the setup with the ply number that fits best, its faults and its view.
fn derived(raw: &AnySetup) -> (AnySetup, Vec<SetupIssue>, BoardView) {
    let setup = raw.fitted();
    let (faults, view) = (setup.faults(), setup.view());
    (setup, faults, view)
}

/// Applies a brush to a point. Returns `true` if it has changed the setup. In a game without stacks, a piece of the
/// other colour is replaced.
fn touch(setup: &mut AnySetup, point: Point, brush: SetupBrush) -> bool {
    match brush {
        SetupBrush::Eraser => setup.take(point).is_some(),
        SetupBrush::Piece(player) => {
            let single = !setup.variant().kind().moves_stacks() && setup.pieces(point) == [player.other()];
            if single { setup.replace(point, &[player]) } else { setup.put(point, player) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Variant;

    fn editor(variant: &str) -> (SetupEditor, impl Fn(&str) -> Point) {
        let game = variant.parse::<Variant>().unwrap().start();
        (SetupEditor::new(&game), move |label| game.board().find(label).unwrap())
    }

    #[test]
    fn every_change_can_be_taken_back_and_made_again() {
        let (mut editor, p) = editor("hex");
        let mut texts = vec![editor.setup().to_string()];
        let other = AnySetup::new(Variant::Snub);
        for request in [
            SetupRequested::Touch(p("d4")),
            SetupRequested::Brush(SetupBrush::Piece(Player::White)),
            SetupRequested::Touch(p("d4")),
            SetupRequested::Carry { from: p("d4"), to: p("c3") },
            SetupRequested::Brush(SetupBrush::Eraser),
            SetupRequested::Touch(p("c3")),
            SetupRequested::Empty(p("c3")),
            SetupRequested::Change(Box::new(other)),
        ] {
            assert!(editor.carry_out(&request), "{request:?}");
            texts.push(editor.setup().to_string());
        }
        texts.dedup();
        assert_eq!(texts.len(), 7);
        for text in texts.iter().rev().skip(1) {
            assert!(editor.carry_out(&SetupRequested::Undo));
            assert_eq!(editor.setup().to_string(), *text);
            assert_eq!(editor.view().board, editor.setup().board());
        }
        assert!(!editor.can_undo() && !editor.carry_out(&SetupRequested::Undo));
        for text in &texts[1..] {
            assert!(editor.carry_out(&SetupRequested::Redo));
            assert_eq!(editor.setup().to_string(), *text);
        }
        assert!(!editor.can_redo());
        editor.carry_out(&SetupRequested::Undo);
        assert!(editor.can_redo());
        editor.carry_out(&SetupRequested::Touch(p("d4")));
        // Nothing stands there, so the eraser changed nothing and redoing is still possible.
        assert!(editor.can_redo());
        editor.carry_out(&SetupRequested::Brush(SetupBrush::Piece(Player::Black)));
        editor.carry_out(&SetupRequested::Touch(p("d4")));
        assert!(!editor.can_redo());
    }

    #[test]
    fn what_has_no_room_changes_nothing() {
        let (mut editor, p) = editor("hex");
        let touch = SetupRequested::Touch(p("d4"));
        for _ in 0..3 {
            assert_eq!(editor.would_put(p("d4")), Some(Player::Black));
            assert!(editor.carry_out(&touch));
        }
        assert_eq!(editor.would_put(p("d4")), None);
        assert!(
            editor.refusal(&touch).is_some() && editor.refusal(&SetupRequested::Touch(p("d5"))).is_none()
        );
        assert!(!editor.carry_out(&touch));
        assert_eq!(editor.view().stack(p("d4")).unwrap().pieces.len(), 3);
    }

    #[test]
    fn a_stone_of_the_other_colour_takes_the_place() {
        let (mut editor, p) = editor("anda-5");
        assert!(editor.carry_out(&SetupRequested::Touch(p("a1"))));
        assert!(!editor.carry_out(&SetupRequested::Touch(p("a1"))));
        editor.carry_out(&SetupRequested::Brush(SetupBrush::Piece(Player::White)));
        assert!(editor.carry_out(&SetupRequested::Touch(p("a1"))));
        assert_eq!(editor.setup().pieces(p("a1")), [Player::White]);
    }

    #[test]
    fn a_fault_is_pointed_out_until_something_changes() {
        let (mut editor, p) = editor("hex");
        for label in ["a1", "g4"] {
            editor.carry_out(&SetupRequested::Touch(p(label)));
        }
        let bands = editor.faults().iter().position(|fault| !fault.points.is_empty()).unwrap();
        assert_eq!(editor.points_at_fault(), [p("g4").into(), BoardSet::EMPTY]);
        editor.carry_out(&SetupRequested::PointOut(Some(bands)));
        assert_eq!(editor.points_at_fault(), [p("g4").into(), p("g4").into()]);
        editor.carry_out(&SetupRequested::Take(p("g4")));
        assert_eq!((editor.selected_fault(), editor.points_at_fault()[0]), (None, BoardSet::EMPTY));
        assert!(editor.position().is_none(), "Black has moved, so it is White's turn");
        let mut setup = editor.setup().clone();
        setup.set_turn(Player::White);
        editor.carry_out(&SetupRequested::Change(Box::new(setup)));
        assert!(editor.position().is_some());
    }
}
