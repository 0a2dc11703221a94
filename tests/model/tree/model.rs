//! A match as whole lists of moves: slow, obvious, and sharing nothing with the program's tree.

use abande::rules::{AnyGame, AnyMove, Game};

/// Moves from the first position on: the name of a place in the tree.
pub type Path = Vec<AnyMove>;

/// A place with its comment and all that follows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    pub comment: String,
    pub next: Vec<(AnyMove, Place)>,
}

impl Place {
    fn at(&self, path: &[AnyMove]) -> Option<&Self> {
        path.iter().try_fold(self, |place, mv| Some(&place.next.iter().find(|(other, _)| other == mv)?.1))
    }

    fn at_mut(&mut self, path: &[AnyMove]) -> Option<&mut Self> {
        path.iter()
            .try_fold(self, |place, mv| Some(&mut place.next.iter_mut().find(|(other, _)| other == mv)?.1))
    }

    fn index(&self, mv: AnyMove) -> Option<usize> {
        self.next.iter().position(|(other, _)| *other == mv)
    }
}

/// A change by hand, with what its undoing needs.
#[derive(Clone, Debug)]
enum Step {
    Promoted { path: Path, from: usize },
    Deleted { path: Path, index: usize, place: Place },
    Pasted { tops: Vec<(Path, Place)> },
    Commented { path: Path, before: String },
}

/// The match.
#[derive(Clone, Debug)]
pub struct Model {
    pub start: AnyGame,
    pub root: Place,
    /// The moves of the game.
    pub line: Path,
    pub cursor: Path,
    pub resigned: bool,
    done: Vec<Step>,
    undone: Vec<Step>,
}

impl Model {
    pub fn new(start: AnyGame) -> Self {
        Self {
            start,
            root: Place::default(),
            line: Path::new(),
            cursor: Path::new(),
            resigned: false,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    pub fn game(&self, path: &[AnyMove]) -> AnyGame {
        let mut game = self.start;
        for &mv in path {
            game.play_unchecked(mv);
        }
        game
    }

    /// Every place, each after the one before it.
    pub fn places(&self) -> Vec<Path> {
        fn collect(place: &Place, path: &Path, all: &mut Vec<Path>) {
            all.push(path.clone());
            for (mv, next) in &place.next {
                let path: Path = path.iter().copied().chain([*mv]).collect();
                collect(next, &path, all);
            }
        }
        let mut all = Vec::new();
        collect(&self.root, &Path::new(), &mut all);
        all
    }

    fn add(&mut self, at: &[AnyMove], mv: AnyMove) -> Path {
        let path: Path = at.iter().copied().chain([mv]).collect();
        if self.root.at(&path).is_none() {
            self.root.at_mut(at).unwrap().next.push((mv, Place::default()));
            self.forget(&path);
        }
        path
    }

    /// What was deleted here, or pasted and undone, cannot come back beside what is here now. What is deleted once more
    /// would take it along.
    fn forget(&mut self, path: &Path) {
        let clash = |step: &Step| matches!(step, Step::Deleted { path: deleted, .. } if deleted == path);
        if let Some(last) = self.done.iter().rposition(clash) {
            self.done.drain(..=last);
        }
        let clash = |step: &Step| match step {
            Step::Deleted { path: deleted, .. } => path.starts_with(deleted),
            Step::Pasted { tops } => tops.iter().any(|(top, _)| top == path),
            Step::Promoted { .. } | Step::Commented { .. } => false,
        };
        if let Some(last) = self.undone.iter().rposition(clash) {
            self.undone.drain(..=last);
        }
    }

    fn line_first(&mut self) {
        for length in 0..self.line.len() {
            let mv = self.line[length];
            let place = self.root.at_mut(&self.line[..length]).unwrap();
            let index = place.index(mv).unwrap();
            place.next[..=index].rotate_right(1);
        }
    }

    pub fn play(&mut self, mv: AnyMove) -> bool {
        if self.resigned || self.game(&self.line).check_move(mv).is_err() {
            return false;
        }
        let follows = self.cursor == self.line;
        self.line = self.add(&self.line.clone(), mv);
        self.line_first();
        if follows {
            self.cursor.clone_from(&self.line);
        }
        true
    }

    pub fn try_at(&mut self, at: &Path, mv: AnyMove) -> bool {
        if self.root.at(at).is_none() || self.game(at).check_move(mv).is_err() {
            return false;
        }
        self.cursor = self.add(at, mv);
        true
    }

    pub fn look_at(&mut self, path: &Path) {
        self.cursor.clone_from(path);
    }

    pub fn go_on_from(&mut self, path: &Path) {
        self.line.clone_from(path);
        self.cursor.clone_from(path);
        self.resigned = false;
        self.line_first();
    }

    pub fn promote(&mut self, path: &Path) -> bool {
        let index = |length: usize| self.root.at(&path[..length - 1]).unwrap().index(path[length - 1]);
        let Some(length) = (1..=path.len()).rev().find(|&length| index(length) > Some(0)) else {
            return false;
        };
        let from = index(length).unwrap();
        let (path, before) = (path[..length].to_vec(), &path[..length - 1]);
        let siblings = &self.root.at(before).unwrap().next;
        let displaced: Path = before.iter().copied().chain([siblings[from - 1].0]).collect();
        if from == 1 && self.line.starts_with(&displaced) {
            return false;
        }
        self.root.at_mut(before).unwrap().next.swap(from, from - 1);
        self.did(Step::Promoted { path, from });
        true
    }

    pub fn delete(&mut self, path: &Path) -> bool {
        if path.is_empty() || self.line.starts_with(path) {
            return false;
        }
        let (index, place) = self.take(path);
        self.did(Step::Deleted { path: path.clone(), index, place });
        true
    }

    fn take(&mut self, path: &Path) -> (usize, Place) {
        let (mv, before) = path.split_last().unwrap();
        let parent = self.root.at_mut(before).unwrap();
        let index = parent.index(*mv).unwrap();
        (index, parent.next.remove(index).1)
    }

    fn put(&mut self, path: &Path, index: usize, place: Place) {
        let (mv, before) = path.split_last().unwrap();
        let parent = self.root.at_mut(before).unwrap();
        parent.next.insert(index.min(parent.next.len()), (*mv, place));
    }

    /// The branch of `from` is pasted at `at`.
    pub fn paste(&mut self, from: &Path, at: &Path) -> bool {
        fn merge(model: &mut Model, at: &Path, mv: AnyMove, place: &Place, tops: &mut Vec<(Path, Place)>) {
            let path: Path = at.iter().copied().chain([mv]).collect();
            if model.root.at(&path).is_none() {
                tops.push((path, place.clone()));
                return;
            }
            for (mv, next) in &place.next {
                merge(model, &path, *mv, next, tops);
            }
        }
        fn is_legal(mut game: AnyGame, mv: AnyMove, place: &Place) -> bool {
            game.play(mv).is_ok() && place.next.iter().all(|(mv, next)| is_legal(game, *mv, next))
        }
        let Some(&mv) = from.last() else { return false };
        let branch = self.root.at(from).unwrap().clone();
        if !is_legal(self.game(at), mv, &branch) {
            return false;
        }
        let mut tops = Vec::new();
        merge(self, at, mv, &branch, &mut tops);
        for (path, place) in &tops {
            self.put(path, usize::MAX, place.clone());
            self.forget(path);
        }
        self.did(Step::Pasted { tops });
        true
    }

    pub fn comment(&mut self, path: &Path, text: &str) {
        let place = self.root.at_mut(path).unwrap();
        let before = std::mem::replace(&mut place.comment, text.to_owned());
        self.did(Step::Commented { path: path.clone(), before });
    }

    fn did(&mut self, step: Step) {
        self.done.push(step);
        self.undone.clear();
        self.settle();
    }

    /// Whether the game runs through one of these places.
    fn holds_game<'a>(&self, mut places: impl Iterator<Item = &'a Path>) -> bool {
        places.any(|path| self.line.starts_with(path))
    }

    pub fn undo_edit(&mut self) -> bool {
        if let Some(Step::Pasted { tops }) = self.done.last()
            && self.holds_game(tops.iter().map(|(path, _)| path))
        {
            return false;
        }
        let Some(step) = self.done.pop() else { return false };
        let again = match step {
            Step::Promoted { path, from } => {
                let (_, place) = self.take(&path);
                self.put(&path, from, place);
                Step::Promoted { path, from }
            }
            Step::Deleted { path, index, place } => {
                self.put(&path, index, place);
                Step::Deleted { path, index, place: Place::default() }
            }
            Step::Pasted { tops } => {
                let tops = tops.into_iter().map(|(path, _)| (path.clone(), self.take(&path).1)).collect();
                Step::Pasted { tops }
            }
            Step::Commented { path, before } => {
                let place = self.root.at_mut(&path).unwrap();
                Step::Commented { before: std::mem::replace(&mut place.comment, before), path }
            }
        };
        self.undone.push(again);
        self.settle();
        true
    }

    pub fn redo_edit(&mut self) -> bool {
        if let Some(Step::Deleted { path, .. }) = self.undone.last()
            && self.holds_game(std::iter::once(path))
        {
            return false;
        }
        let Some(step) = self.undone.pop() else { return false };
        let done = match step {
            Step::Promoted { path, from } => {
                let (_, place) = self.take(&path);
                self.put(&path, from - 1, place);
                Step::Promoted { path, from }
            }
            Step::Deleted { path, index, .. } => {
                let (_, place) = self.take(&path);
                Step::Deleted { path, index, place }
            }
            Step::Pasted { tops } => {
                for (path, place) in &tops {
                    self.put(path, usize::MAX, place.clone());
                }
                Step::Pasted { tops }
            }
            Step::Commented { path, before } => {
                let place = self.root.at_mut(&path).unwrap();
                Step::Commented { before: std::mem::replace(&mut place.comment, before), path }
            }
        };
        self.done.push(done);
        self.settle();
        true
    }

    /// The game stays the main line, and the cursor leaves what is gone.
    fn settle(&mut self) {
        self.line_first();
        while self.root.at(&self.cursor).is_none() {
            self.cursor.pop();
        }
    }
}
