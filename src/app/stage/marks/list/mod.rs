//! Which marks a moment calls for: a pure function, so that the rest is only drawing.

use super::captions::Caption;
use crate::app::game::{Highlights, Lens, Lenses};
use crate::app::input::Choice;
use crate::board::{BoardSet, Point};
use crate::rules::{BoardView, Danger, Entering, MoveIntent, Player, StackView};

/// One mark. Heights are numbers of discs below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mark {
    /// The same on each of these points, or around all of them.
    Area(Area, BoardSet),
    /// A disc as it would lie here.
    Ghost(Player, Point),
    /// The chosen stack may go here, or this stack is to be captured.
    Target(Point, usize),
    /// This stack may capture the chosen target.
    Attacker(Point, usize),
    /// The cursor that is moved by keys is here.
    Cursor(Point, usize),
    /// This stack under the pointer may move.
    Movable(Point, usize),
    /// The first of two pieces; the turn waits for the other one.
    Half(Point, usize),
    /// The last move came from here, or its piece was here and has left the board.
    Origin(Point),
    /// The last move ended here, on a piece of this player; none where something else stands in its middle.
    Arrival(Point, usize, Option<Player>),
    /// The way of the last move.
    Way(Point, Point),
    /// This stack scores nothing.
    Asleep(Point, usize),
    /// This stack may not leave.
    Pinned(Point, usize),
    /// This stack is finished.
    Tower(Point),
    /// A disc as it would lie on top of so many, where a position is set up.
    Put(Player, Point, usize),
    /// Something is wrong here.
    Fault(Point, usize),
    /// The same, pointed out.
    WorstFault(Point, usize),
    /// The first of these holds the second to everything else.
    Hold(Point, Point),
    /// One of the best moves, from 0, puts a piece here.
    Best(u8, Point),
    /// It goes this way.
    BestWay(u8, Point, Point),
    /// How large a share of all playouts tried a move here, in 32nds.
    Visits(u8, Point),
    /// What a mark on this stack is called. The number says where: beside others on the same point.
    Caption(Caption, u8, Point, usize),
    /// Words speak of this point.
    Spoken(Point, usize),
    /// This place was asked for, and found.
    Found(Point, usize),
    /// The way of a move that words speak of.
    SpokenWay(Point, Point),
}

/// What is marked on many points at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Area {
    /// The player to move may put a piece here.
    Entries,
    /// The player to move may not.
    Forbidden,
    /// This belongs to a player.
    Territory(Player),
    /// The group that is looked at.
    Group,
    /// A breath that keeps it alive.
    Breath,
    /// A breath that does not.
    ShortBreath,
    /// An enemy that touches one of them.
    Enemy,
    /// A group that the move under the pointer would take off the board.
    Doomed,
    /// A group that one move would take off the board.
    Danger,
    /// Where that move would be.
    DangerFrom,
    /// A part of the board that a hint speaks of.
    Region,
}

/// All that marks depend on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Moment<'a> {
    pub view: &'a BoardView,
    pub last: Option<MoveIntent>,
    pub choice: Choice,
    /// Where the second piece may stand, once the first one of a turn is there.
    pub seconds: BoardSet,
    /// Where the pointer is, or the cursor.
    pub pointed: Option<Point>,
    /// The same, if the pointer came there to look.
    pub looked_at: Option<Point>,
    /// The cursor that is moved by keys.
    pub cursor: Option<Point>,
    /// What the move under the pointer would take off the board.
    pub removed: BoardSet,
    /// The groups that one move would take off the board.
    pub dangers: &'a [Danger],
    pub lenses: Lenses,
    /// Whether a person is to move.
    pub human: bool,
    /// Whether the last move is still on its way.
    pub travelling: bool,
    /// Whether the game is over and its end is shown: sleepers leave.
    pub over: bool,
    /// The stack that may not leave, and what it holds.
    pub held: Option<(Point, BoardSet)>,
    /// What words speak of.
    pub highlights: Highlights,
    /// What is to be shown instead while a position is set up.
    pub setup: Option<SetupMoment>,
    /// The best moves, with the share of playouts that tried each, in 32nds.
    pub best: &'a [(MoveIntent, Option<u8>)],
    /// A line of play that is shown instead, move by move with who makes it.
    pub line: &'a [(Player, MoveIntent)],
}

/// So many of the best moves are marked.
pub(super) const BEST: usize = 3;
/// So many moves of a line are shown.
pub(super) const LINE: usize = 8;

/// All that marks depend on while a position is set up.
#[derive(Clone, Copy, Debug)]
pub(super) struct SetupMoment {
    /// The piece that a click would put on the point under the pointer.
    pub put: Option<Player>,
    /// The points that anything wrong is about.
    pub faults: BoardSet,
    /// Those of the fault that somebody wants to see.
    pub pointed_out: BoardSet,
}

/// The marks of a moment.
pub(super) fn marks(moment: &Moment) -> Vec<Mark> {
    let height = |point: Point| moment.view.stack(point).map_or(0, |stack| stack.pieces.len());
    let mut marks = marks_of_position(moment, &height);
    if moment.setup.is_none() && !moment.travelling {
        for mark in spoken(moment, &height) {
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
    }
    marks.extend(moment.cursor.map(|point| Mark::Cursor(point, height(point))));
    marks
}

fn marks_of_position(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let view = moment.view;
    if let Some(setup) = &moment.setup {
        return setup_marks(moment, setup, height);
    }
    let mut marks = last_move(moment);
    // What is true of the stacks can be seen once they are there.
    if moment.travelling {
        marks.retain(|mark| matches!(mark, Mark::Origin(_) | Mark::Way(..)));
        return marks;
    }
    if moment.over {
        return marks;
    }
    if !moment.line.is_empty() {
        marks.extend(line(moment, height));
        return marks;
    }
    for stack in &view.stacks {
        if stack.tower {
            marks.push(Mark::Tower(stack.point));
        }
        if stack.asleep && moment.lenses.has(Lens::Sleepers) {
            marks.push(Mark::Asleep(stack.point, stack.pieces.len()));
        }
        if stack.pinned && !stack.tower && moment.lenses.has(Lens::Pinned) {
            marks.push(Mark::Pinned(stack.point, stack.pieces.len()));
        }
    }
    if let Some((holder, held)) = moment.held {
        let beside = view.board.adjacent(holder);
        marks.extend(
            held.iter().filter(|&point| beside.contains(point)).map(|point| Mark::Hold(holder, point)),
        );
    }
    let mut areas = areas(moment);
    if moment.human {
        areas.extend(entries(moment));
        marks.extend(choices(moment, height));
    }
    // Where the best moves are shown, whatever else is possible would hide them.
    if moment.choice == Choice::Nothing && !moment.best.is_empty() {
        areas.retain(|(area, _)| !matches!(area, Area::Entries | Area::Forbidden));
        marks.extend(best(moment, height));
    }
    areas.retain(|area| !area.1.is_empty());
    marks.extend(areas.into_iter().map(|(area, points)| Mark::Area(area, points)));
    marks
}

/// The best moves: arrows and rings, each with its letter.
fn best(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    // The best one lies on top.
    for (rank, &(intent, share)) in
        (0..).zip(moment.best.iter().take(BEST)).collect::<Vec<_>>().into_iter().rev()
    {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| Mark::BestWay(rank, from, to)));
        for point in points {
            if way.is_none() {
                marks.extend(share.map(|share| Mark::Visits(share, point)));
                marks.push(Mark::Best(rank, point));
            }
            let place = count(&marks, point);
            marks.push(Mark::Caption(Caption::Letter(rank), place, point, height(point)));
        }
    }
    marks
}

/// A line of play with its moves numbered.
fn line(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    for (number, &(player, intent)) in (1..).zip(moment.line.iter().take(LINE)) {
        let (way, points) = places(intent);
        marks.extend(way.map(|(from, to)| Mark::BestWay(2, from, to)));
        for point in points {
            // What was captured meanwhile left its point, and something may stand there again.
            if way.is_none() && height(point) == 0 {
                marks.push(Mark::Ghost(player, point));
            }
            let place = count(&marks, point);
            marks.push(Mark::Caption(Caption::Number(number), place, point, height(point).max(1)));
        }
    }
    marks
}

/// Where a move goes, and which points it is about.
fn places(intent: MoveIntent) -> (Option<(Point, Point)>, Vec<Point>) {
    match intent {
        MoveIntent::Place(point) => (None, vec![point]),
        MoveIntent::PlaceTwo(one, other) => (None, vec![one, other]),
        MoveIntent::Carry { from, to } => (Some((from, to)), vec![to]),
        MoveIntent::Pass | MoveIntent::SpendKomi => (None, Vec::new()),
    }
}

/// How many captions a point has so far.
fn count(marks: &[Mark], point: Point) -> u8 {
    let captions = marks.iter().filter(|mark| matches!(mark, Mark::Caption(_, _, at, _) if *at == point));
    u8::try_from(captions.count()).unwrap_or(u8::MAX)
}

/// What words speak of: a lesson, a hint or the coach.
fn spoken(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let Highlights { region, places, found, mv, pointing } = moment.highlights;
    let mut marks = Vec::new();
    if !region.is_empty() {
        marks.push(Mark::Area(Area::Region, region));
    }
    marks.extend(places.iter().map(|point| Mark::Spoken(point, height(point))));
    marks.extend(found.iter().map(|point| Mark::Found(point, height(point))));
    let placed = |point| moment.view.to_move.map(|player| Mark::Ghost(player, point));
    match mv {
        Some(MoveIntent::Place(point)) => {
            marks.extend(placed(point));
            marks.push(Mark::Spoken(point, 1));
        }
        Some(MoveIntent::PlaceTwo(one, other)) => {
            for point in [one, other] {
                marks.extend(placed(point));
                marks.push(Mark::Spoken(point, 1));
            }
        }
        Some(MoveIntent::Carry { from, to }) => {
            marks.push(Mark::SpokenWay(from, to));
            marks.push(Mark::Spoken(to, height(to)));
        }
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => {}
    }
    let pointed = moment.pointed.filter(|point| pointing && !found.contains(*point));
    marks.extend(pointed.map(|point| Mark::Movable(point, height(point))));
    marks
}

fn setup_marks(moment: &Moment, setup: &SetupMoment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let mut marks = Vec::new();
    if let Some(pointed) = moment.pointed.filter(|_| moment.choice == Choice::Nothing) {
        marks.push(match setup.put {
            Some(player) => Mark::Put(player, pointed, height(pointed)),
            None => Mark::Movable(pointed, height(pointed)),
        });
        marks.retain(|mark| !matches!(mark, Mark::Movable(_, 0)));
    }
    if moment.travelling {
        return marks;
    }
    for point in setup.faults {
        marks.push(if setup.pointed_out.contains(point) {
            Mark::WorstFault(point, height(point))
        } else {
            Mark::Fault(point, height(point))
        });
    }
    marks
}

/// What is true of groups and regions.
fn areas(moment: &Moment) -> Vec<(Area, BoardSet)> {
    let view = moment.view;
    let mut areas = Vec::new();
    // A player who is alone on the board would own all of it.
    let both_stand = Player::ALL.iter().all(|&player| view.groups.iter().any(|group| group.owner == player));
    if both_stand && moment.lenses.has(Lens::Territory) {
        areas.extend(Player::ALL.map(|player| (Area::Territory(player), view.territory(player))));
    }
    if moment.lenses.has(Lens::Danger) {
        for danger in moment.dangers {
            areas.push((Area::Danger, danger.stones));
            areas.push((Area::DangerFrom, danger.by));
        }
    }
    if moment.lenses.has(Lens::Breaths)
        && let Some(pointed) = moment.looked_at
        && let Some(group) = view.groups.iter().position(|group| group.points.contains(pointed))
    {
        areas.extend(breaths(view, group));
    }
    if moment.human && moment.lenses.has(Lens::Removals) {
        areas.push((Area::Doomed, moment.removed));
    }
    areas
}

/// A group, its breaths, and the enemies that touch them.
fn breaths(view: &BoardView, group: usize) -> Vec<(Area, BoardSet)> {
    let mut areas = vec![(Area::Group, view.groups[group].points)];
    let mut enemies = Vec::new();
    for &region in &view.groups[group].breaths {
        let keeps = view.keeps_alive(group, region);
        let area = if keeps { Area::Breath } else { Area::ShortBreath };
        areas.push((area, view.regions[region].points));
        enemies.extend(view.enemies_at(group, region));
    }
    enemies.sort_unstable();
    enemies.dedup();
    areas.extend(enemies.into_iter().map(|enemy| (Area::Enemy, view.groups[enemy].points)));
    areas
}

/// Of more than this share of all empty points, those are marked where nothing may be put.
const NEARLY_ALL: f32 = 0.6;

/// Where a piece may be put, or where not, whichever is the exception.
fn entries(moment: &Moment) -> Option<(Area, BoardSet)> {
    let view = moment.view;
    if !moment.lenses.has(Lens::Targets) || view.to_move.is_none() {
        return None;
    }
    let open = match moment.choice {
        Choice::Nothing => view.entries,
        Choice::First(_) => moment.seconds,
        Choice::Stack(_) | Choice::Dragging(_) | Choice::Target(_) => return None,
    };
    let half: BoardSet = match moment.choice {
        Choice::First(point) => point.into(),
        _ => BoardSet::EMPTY,
    };
    let closed = (open | view.forbidden() | view.entries) - open - half;
    let nearly_all = share(open.len(), open.len() + closed.len()) > NEARLY_ALL;
    Some(if nearly_all || view.entering == Entering::NearlyEverywhere {
        (Area::Forbidden, closed)
    } else {
        let pointed = moment.pointed.map_or(BoardSet::EMPTY, BoardSet::from);
        (Area::Entries, open - pointed)
    })
}

#[expect(clippy::cast_precision_loss, reason = "boards are small")]
fn share(part: usize, whole: usize) -> f32 {
    part as f32 / whole.max(1) as f32
}

/// Where the last move's pieces came from and arrived; where they were, if the move took them off the board.
fn last_move(moment: &Moment) -> Vec<Mark> {
    // At the end sleepers leave.
    let stays = |stack: &&StackView| !(moment.over && stack.asleep);
    let arrival = |point: Point| match moment.view.stack(point).filter(stays) {
        // A tower has its lock there.
        Some(stack) => Mark::Arrival(point, stack.pieces.len(), (!stack.tower).then(|| stack.owner())),
        None => Mark::Origin(point),
    };
    match moment.last {
        Some(MoveIntent::Place(point)) => vec![arrival(point)],
        Some(MoveIntent::Carry { from, to }) => vec![Mark::Origin(from), Mark::Way(from, to), arrival(to)],
        Some(MoveIntent::PlaceTwo(one, other)) => vec![arrival(one), arrival(other)],
        Some(MoveIntent::Pass | MoveIntent::SpendKomi) | None => Vec::new(),
    }
}

fn choices(moment: &Moment, height: &impl Fn(Point) -> usize) -> Vec<Mark> {
    let view = moment.view;
    let mut marks = Vec::new();
    let ghost = |open: BoardSet| {
        let pointed = moment.pointed.filter(|&pointed| open.contains(pointed))?;
        Some(Mark::Ghost(view.to_move?, pointed))
    };
    match moment.choice {
        Choice::Stack(from) | Choice::Dragging(from) => {
            marks.extend(view.targets(from).iter().map(|to| Mark::Target(to, height(to))));
            return marks;
        }
        Choice::Target(to) => {
            marks.push(Mark::Target(to, height(to)));
            marks.extend(view.attackers(to).iter().map(|from| Mark::Attacker(from, height(from))));
            return marks;
        }
        Choice::First(one) => {
            marks.push(Mark::Half(one, 1));
            marks.extend(ghost(moment.seconds));
            return marks;
        }
        Choice::Nothing => {}
    }
    marks.extend(ghost(view.entries));
    let Some(pointed) = moment.pointed else { return marks };
    let targets = view.targets(pointed);
    if !targets.is_empty() {
        marks.push(Mark::Movable(pointed, height(pointed)));
        marks.extend(targets.iter().map(|to| Mark::Target(to, height(to))));
    }
    marks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyGame, Game, Variant};

    fn game(moves: &str) -> AnyGame {
        let mut game = Variant::Hex.start();
        for text in moves.split(' ') {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    fn seen(game: &AnyGame, choice: Choice, pointed: Option<&str>) -> Vec<Mark> {
        let view = game.view();
        let pointed = pointed.and_then(|label| view.board.find(label));
        marks(&moment(game, &view, choice, pointed))
    }

    fn moment<'a>(game: &AnyGame, view: &'a BoardView, choice: Choice, pointed: Option<Point>) -> Moment<'a> {
        let lenses = Lens::ALL.into_iter().fold(Lenses::NONE, Lenses::with);
        let (removed, dangers) = (BoardSet::EMPTY, &[][..]);
        let seconds = match choice {
            Choice::First(point) => game.second_entries(point),
            _ => BoardSet::EMPTY,
        };
        let (human, travelling, over, last, looked_at) = (true, false, false, None, pointed);
        Moment {
            view,
            last,
            choice,
            seconds,
            pointed,
            cursor: None,
            looked_at,
            removed,
            dangers,
            lenses,
            human,
            travelling,
            over,
            held: None,
            highlights: Highlights::default(),
            setup: None,
            best: &[],
            line: &[],
        }
    }

    #[test]
    fn the_best_moves_have_letters_and_a_line_has_numbers() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let view = game.view();
        let capture = MoveIntent::Carry { from: p("d5"), to: p("d4") };
        let best = [(capture, None), (MoveIntent::Place(p("e5")), None)];
        let usual = moment(&game, &view, Choice::Nothing, None);
        let shown = marks(&Moment { best: &best, ..usual });
        assert!(shown.contains(&Mark::BestWay(0, p("d5"), p("d4"))));
        assert!(shown.contains(&Mark::Best(1, p("e5"))));
        assert!(shown.contains(&Mark::Caption(Caption::Letter(0), 0, p("d4"), 1)));
        assert!(!shown.iter().any(|mark| matches!(mark, Mark::Area(Area::Entries, _))));
        // While a stack is chosen its targets count.
        let chosen = Moment { best: &best, ..moment(&game, &view, Choice::Stack(p("d5")), None) };
        assert!(!marks(&chosen).iter().any(|mark| matches!(mark, Mark::Caption(..))));
        let over = marks(&Moment { best: &best, over: true, ..usual });
        assert!(over.is_empty(), "{over:?}");
        let line = [
            (Player::White, MoveIntent::Place(p("e5"))),
            (Player::Black, MoveIntent::Carry { from: p("d4"), to: p("e5") }),
        ];
        let played = marks(&Moment { best: &best, line: &line, ..usual });
        assert!(played.contains(&Mark::Ghost(Player::White, p("e5"))));
        // Both end there, and neither number hides the other.
        assert!(played.contains(&Mark::Caption(Caption::Number(1), 0, p("e5"), 1)));
        assert!(played.contains(&Mark::Caption(Caption::Number(2), 1, p("e5"), 1)));
        assert!(!played.iter().any(|mark| matches!(mark, Mark::Caption(Caption::Letter(_), ..))));
    }

    #[test]
    fn entries_sleepers_and_pinned_stacks_are_marked() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let marks = seen(&game, Choice::Nothing, None);
        assert!(marks.contains(&Mark::Asleep(p("d3"), 1)));
        assert!(marks.contains(&Mark::Pinned(p("d4"), 1)));
        assert!(marks.contains(&Mark::Area(Area::Entries, game.view().entries)));
    }

    #[test]
    fn what_words_speak_of_is_marked_but_not_while_pieces_travel() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let view = game.view();
        let (from, to) = (p("d5"), p("d4"));
        let highlights = Highlights {
            places: p("d3").into(),
            found: p("e5").into(),
            mv: Some(MoveIntent::Carry { from, to }),
            ..Highlights::default()
        };
        let at_rest = Moment { highlights, ..moment(&game, &view, Choice::Nothing, None) };
        let shown = marks(&at_rest);
        for mark in [
            Mark::Spoken(p("d3"), 1),
            Mark::Found(p("e5"), 0),
            Mark::SpokenWay(from, to),
            Mark::Spoken(to, 1),
        ] {
            assert!(shown.contains(&mark), "{mark:?}");
        }
        let travelling = marks(&Moment { travelling: true, ..at_rest });
        assert!(!travelling.iter().any(|mark| matches!(mark, Mark::Spoken(..) | Mark::Found(..))));
        // Under the pointer the same ghost would be drawn once.
        let highlights = Highlights { mv: Some(MoveIntent::Place(p("e5"))), ..Highlights::default() };
        let twice = marks(&Moment { highlights, ..moment(&game, &view, Choice::Nothing, Some(p("e5"))) });
        let ghosts = twice.iter().filter(|mark| **mark == Mark::Ghost(Player::White, p("e5")));
        assert_eq!(ghosts.count(), 1);
    }

    #[test]
    fn at_the_end_only_the_last_move_is_marked() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let view = game.view();
        let after = |label| {
            let last = Some(MoveIntent::Place(p(label)));
            marks(&Moment { last, over: true, ..moment(&game, &view, Choice::Nothing, None) })
        };
        assert_eq!(after("d5"), [Mark::Arrival(p("d5"), 1, Some(Player::White))]);
        assert_eq!(after("d3"), [Mark::Origin(p("d3"))]);
    }

    #[test]
    fn a_player_alone_on_the_board_has_no_territory() {
        let territory = |game: &AnyGame| {
            let view = game.view();
            let marks = marks(&moment(game, &view, Choice::Nothing, None));
            marks.iter().any(|mark| matches!(mark, Mark::Area(Area::Territory(_), _)))
        };
        let owned = |game: &AnyGame| !game.view().territory(Player::Black).is_empty();
        let alone = anda("a1+d4");
        assert!(owned(&alone) && !territory(&alone));
        let game = anda("b4+e2 a2+c1 d1 b1 d3 e1 c5 a3 b2 c2 e3 d4 c3 c4 a1 b3 d2");
        assert!(territory(&game), "{game}");
    }

    #[test]
    fn the_pointer_shows_a_ghost_or_the_targets() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        assert!(seen(&game, Choice::Nothing, Some("e5")).contains(&Mark::Ghost(Player::White, p("e5"))));
        let over_d5 = seen(&game, Choice::Nothing, Some("d5"));
        assert!(over_d5.contains(&Mark::Movable(p("d5"), 1)) && over_d5.contains(&Mark::Target(p("d4"), 1)));
    }

    #[test]
    fn the_cursor_is_seen_wherever_it_stands() {
        let game = game("d4 d5 d3");
        let view = game.view();
        for (label, height) in [("d4", 1), ("e5", 0), ("a1", 0)] {
            let cursor = view.board.find(label);
            let marks =
                marks(&Moment { cursor, over: true, ..moment(&game, &view, Choice::Nothing, cursor) });
            assert!(marks.contains(&Mark::Cursor(cursor.unwrap(), height)), "{label}");
        }
    }

    #[test]
    fn a_chosen_stack_shows_only_where_it_may_go() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let marks = seen(&game, Choice::Stack(p("d5")), Some("e5"));
        assert!(marks.contains(&Mark::Target(p("d4"), 1)));
        assert!(!marks.iter().any(|mark| matches!(mark, Mark::Area(..) | Mark::Ghost(..))));
    }

    #[test]
    fn what_is_held_is_joined_to_its_holder() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let held = game.why_stuck(p("d4")).and_then(|refusal| refusal.cut_off());
        // It is White's turn: why Black's stack is safe tells the same.
        let held = held.or_else(|| game.why_safe(p("d4")).and_then(|refusal| refusal.cut_off()));
        let view = game.view();
        let marks = marks(&Moment {
            held: Some((p("d4"), p("d3").into())),
            ..moment(&game, &view, Choice::Nothing, None)
        });
        assert!(marks.contains(&Mark::Hold(p("d4"), p("d3"))), "{held:?}");
    }

    #[test]
    fn a_setup_shows_the_next_piece_and_what_is_wrong_and_nothing_else() {
        let game = game("d4 d5 d3");
        let p = |label| game.board().find(label).unwrap();
        let view = game.view();
        let shown = |put, pointed: Point, pointed_out: BoardSet| {
            let faults: BoardSet = [p("d3"), p("d5")].into_iter().collect();
            let setup = Some(SetupMoment { put, faults, pointed_out });
            let last = Some(MoveIntent::Place(p("d3")));
            marks(&Moment { last, setup, ..moment(&game, &view, Choice::Nothing, Some(pointed)) })
        };
        let faults = [Mark::Fault(p("d3"), 1), Mark::Fault(p("d5"), 1)];
        let white = Some(Player::White);
        assert_eq!(shown(white, p("a1"), BoardSet::EMPTY)[0], Mark::Put(Player::White, p("a1"), 0));
        assert_eq!(shown(white, p("d4"), BoardSet::EMPTY)[0], Mark::Put(Player::White, p("d4"), 1));
        assert_eq!(shown(white, p("a1"), BoardSet::EMPTY)[1..], faults);
        assert_eq!(shown(None, p("a1"), BoardSet::EMPTY), faults);
        let erasing = shown(None, p("d4"), p("d5").into());
        assert_eq!(erasing, [Mark::Movable(p("d4"), 1), faults[0], Mark::WorstFault(p("d5"), 1)]);
    }

    fn anda(moves: &str) -> AnyGame {
        let mut game = "anda-3".parse::<Variant>().unwrap().start();
        for text in moves.split_ascii_whitespace() {
            game.play(game.parse_move(text).unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn a_turn_of_two_shows_where_each_may_stand() {
        let game = anda("");
        let p = |label| game.board().find(label).unwrap();
        let first = seen(&game, Choice::Nothing, Some("a1"));
        assert!(first.contains(&Mark::Ghost(Player::Black, p("a1"))));
        // Most of a small board is its perimeter: what is not is marked.
        assert!(first.contains(&Mark::Area(Area::Forbidden, game.view().forbidden())));
        let second = seen(&game, Choice::First(p("a1")), Some("e3"));
        assert!(second.contains(&Mark::Half(p("a1"), 1)));
        assert!(second.contains(&Mark::Ghost(Player::Black, p("e3"))));
        let open = game.second_entries(p("a1"));
        assert!(open.len() * 10 < 6 * 18);
        assert!(second.contains(&Mark::Area(Area::Entries, open.without(p("e3")))));
    }

    #[test]
    fn later_only_what_is_forbidden_is_crossed() {
        let mut game = "anda-5".parse::<Variant>().unwrap().start();
        while game.view().entries_due > 1 || game.view().forbidden().is_empty() {
            let legal = game.legal_moves();
            game.play(legal[game.ply() * 13 % legal.len()]).unwrap();
        }
        assert!(game.outcome().is_none(), "{game}");
        let view = game.view();
        let marks = seen(&game, Choice::Nothing, None);
        assert!(marks.contains(&Mark::Area(Area::Forbidden, view.forbidden())));
        assert!(!marks.iter().any(|mark| matches!(mark, Mark::Area(Area::Entries, _))));
    }

    #[test]
    fn a_group_under_the_pointer_shows_its_breaths_and_enemies() {
        let game = anda("a1+d4 b4+e2");
        let view = game.view();
        let marks = seen(&game, Choice::Nothing, Some("a1"));
        let group = view.group(game.board().find("a1").unwrap()).unwrap();
        assert!(marks.contains(&Mark::Area(Area::Group, group.points)));
        // The one region touches both groups of White: it keeps every group alive.
        let everything = view.regions[0].points;
        assert!(marks.contains(&Mark::Area(Area::Breath, everything)));
        let enemies = marks.iter().filter(|mark| matches!(mark, Mark::Area(Area::Enemy, _))).count();
        assert_eq!(enemies, 2);
        assert!(
            !seen(&game, Choice::Nothing, None).iter().any(|mark| matches!(mark, Mark::Area(Area::Group, _)))
        );
    }
}
