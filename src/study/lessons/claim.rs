//! Claims that a sentence makes about a position.

use crate::ai::{Engine, Limits, Mebibytes, Stop};
use crate::board::{BoardSet, Point};
use crate::rules::{AnyGame, AnyMove, BoardView, Game, MoveIntent, Player, StackView};

use super::ask::{PointQuestion, group};

/// What the learner did just before a text is shown, on which some claims depend.
#[derive(Clone, Copy, Debug)]
pub enum LessonTry<'a> {
    /// Nothing yet: it is the goal, or the player named everything that was asked for.
    Nothing,
    /// A legal move in this position, which is played on the board that the sentence is about.
    Move(&'a AnyGame, AnyMove),
    /// A move that the rules refuse.
    Refused(AnyMove),
    /// Pointing at this point.
    Point(Point),
}

/// A property of a point, or of the stack on it, that a claim can state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointProperty {
    /// Nothing stands there.
    Empty,
    /// A stack or a stone stands there.
    Taken,
    /// The stack may leave its point.
    Free,
    /// The stack has an enemy beside it.
    Awake,
    /// The stack is asleep.
    Asleep,
    /// A stack that is no tower.
    Lower,
    /// A stack of so many pieces.
    High(usize),
    /// The enemy can capture the stack.
    Exposed,
    /// The stack on this point can capture it.
    ExposedTo(&'static str),
    /// The stack or the stone on top is this player's.
    Of(Player),
    /// No stone of this player stands there.
    NotOf(Player),
    /// It is no player's territory.
    NoTerritory,
    /// It is territory of this player.
    TerritoryOf(Player),
    /// The player to move may place a stone there.
    Allowed,
    /// It touches a stone of the group on this cell.
    Beside(&'static str),
    /// No breath of the group on this cell.
    NoBreathOf(&'static str),
    /// The stone belongs to the group on this cell.
    InGroupOf(&'static str),
}

/// A statement about a position that can be checked by the rules. Points, cells and moves are written as players type
/// them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionClaim {
    /// A player owns all these stacks or stones.
    Owned(Player, &'static [&'static str]),
    /// The stack on a point has these pieces from bottom to top: `b` for Black, `w` for White.
    Stack(&'static str, &'static str),
    /// Nothing stands on these points.
    Empty(&'static [&'static str]),
    /// These stacks may not leave their points.
    Pinned(&'static [&'static str]),
    /// These stacks may leave their points.
    Free(&'static [&'static str]),
    /// These stacks are asleep.
    Asleep(&'static [&'static str]),
    /// These stacks have an enemy beside them.
    Awake(&'static [&'static str]),
    /// These points name all places that answer this question, each place by one of its points.
    All(PointQuestion, &'static [&'static str]),
    /// There are this many places that one could be asked to point at.
    Count(PointQuestion, usize),
    /// A stack of this player is asleep.
    SomeAsleep(Player),
    /// This capture is possible, or would be if its owner were to move.
    Threat(&'static str),
    /// The enemy has no capture of this stack, no matter whose turn it is.
    Safe(&'static str),
    /// These two points are neighbours.
    Touch(&'static str, &'static str),
    /// This move is legal.
    Legal(&'static str),
    /// This move is against the rules.
    Illegal(&'static str),
    /// The points of Black and White if the game ended now.
    Points(u8, u8),
    /// The pieces in the hands of Black and White.
    Hands(u8, u8),
    /// How many groups Black and White have.
    Groups(usize, usize),
    /// The group on this cell has this many breaths.
    Breaths(&'static str, usize),
    /// These cells are a player's territory.
    Territory(Player, &'static [&'static str]),
    /// This move takes exactly these stones off the board, in this many groups.
    Removes(&'static str, usize, &'static [&'static str]),
    /// White has this many komi points left.
    Komi(u16),
    /// This player is to move.
    ToMove(Player),
    /// These are all the legal moves.
    Only(&'static [&'static str]),
    /// Every legal move enters a piece.
    OnlyEntries,
    /// This player has pieces in hand.
    HasHand(Player),
    /// This player may pass, now or on the next turn.
    MayPass(Player),
    /// The game is over.
    Over,
    /// Every legal entry touches one of these points.
    EntriesTouch(&'static [&'static str]),
    /// Of the neighbours of this point, only these are the enemy's.
    OnlyEnemies(&'static str, &'static [&'static str]),
    /// A stone of the enemy on the second cell takes the group on the first one off the board.
    Endangered(&'static str, &'static str),
    /// No stone of the enemy takes the group on this cell off the board.
    Secure(&'static str),
    /// The groups on these two cells are different ones.
    Apart(&'static str, &'static str),
    /// The moves that take the group on this cell off the board are these.
    SmotheredBy(&'static str, &'static [&'static str]),
    /// This empty cell is no player's territory.
    Open(&'static str),
    /// Of the group on the first cell the breath with the second one is none that keeps it alive; another one does.
    Useless(&'static str, &'static str),
    /// Each breath that keeps the group on this cell alive touches several groups of the enemy.
    SharedLifelines(&'static str),
    /// The group on this cell has a breath that touches no other group, and that the enemy may therefore never enter.
    OwnBreath(&'static str),
    /// Just one group of this player touches the empty cells around this one.
    OneGroupAround(Player, &'static str),
    /// These stones are a whole group, and each touches the one before it and the one after it only.
    Chain(&'static [&'static str]),
    /// The move that was tried is legal thanks to the piece on this point: without it the band would have split.
    ThanksTo(&'static str),
    /// The stone was put into the player's own territory.
    FilledOwn,
    /// A stone of this player on the first cell makes the second one its territory.
    WouldClose(Player, &'static str, &'static str),
    /// The point that the learner pointed at, or where the move that was tried ends, has all these properties.
    There(&'static [PointProperty]),
    /// The learner tried to move the stack on this point.
    TriedFrom(&'static str),
    /// The learner could have played this move instead: it was legal in the position before the try.
    Could(&'static str),
    /// Stones of this player left the board.
    Lost(Player),
    /// Whoever made the move is better off by points than before it.
    Gains,
    /// The move loses nothing, whatever is played instead: the margin under best play stays what it was.
    LosesNothing,
    /// The move wins, if the winner makes no mistake.
    Wins,
}

impl PositionClaim {
    /// Returns `true` if the claim is true of a position that follows this try.
    #[expect(clippy::too_many_lines, reason = "one arm for each claim")]
    pub fn holds(&self, game: &AnyGame, tried: LessonTry<'_>) -> bool {
        let view = game.view();
        let every = |labels: &[&str], wanted: &dyn Fn(&StackView) -> bool| {
            let stack = |label: &&str| view.board.find(label).and_then(|point| view.stack(point));
            labels.iter().all(|label| stack(label).is_some_and(wanted))
        };
        match *self {
            Self::Owned(player, labels) => every(labels, &|stack| stack.owner() == player),
            Self::Stack(label, pieces) => every(&[label], &|stack| letters(stack) == pieces),
            Self::Empty(labels) => labels
                .iter()
                .all(|label| view.board.find(label).is_some_and(|point| view.stack(point).is_none())),
            Self::Pinned(labels) => every(labels, &|stack| stack.pinned),
            Self::Free(labels) => every(labels, &|stack| !stack.pinned && !stack.tower),
            Self::Asleep(labels) => every(labels, &|stack| stack.asleep),
            Self::Awake(labels) => every(labels, &|stack| !stack.asleep),
            Self::All(ask, labels) => are_all(game, ask, labels),
            Self::Count(ask, places) => ask.places(game).len() == places,
            Self::SomeAsleep(player) => {
                view.stacks.iter().any(|stack| stack.asleep && stack.owner() == player)
            }
            Self::Threat(mv) => threat(game, mv),
            Self::Safe(label) => is_safe(game, label),
            Self::Touch(one, other) => match (view.board.find(one), view.board.find(other)) {
                (Some(one), Some(other)) => view.board.adjacent(one).contains(other),
                _ => false,
            },
            Self::Legal(mv) => game.parse_move(mv).is_ok_and(|mv| game.check_move(mv).is_ok()),
            Self::Illegal(mv) => game.parse_move(mv).is_ok_and(|mv| game.check_move(mv).is_err()),
            Self::Points(black, white) => game
                .points()
                .is_some_and(|points| points[Player::Black] == black && points[Player::White] == white),
            Self::Hands(black, white) => {
                view.hands[Player::Black] == black && view.hands[Player::White] == white
            }
            Self::Groups(black, white) => {
                let counts = view.group_counts();
                counts[Player::Black] == black && counts[Player::White] == white
            }
            Self::Breaths(cell, breaths) => {
                group(&view, cell).is_some_and(|index| view.groups[index].breaths.len() == breaths)
            }
            Self::Territory(player, cells) => is_territory(&view, player, cells),
            Self::Removes(mv, groups, cells) => removes(game, mv, groups, cells),
            Self::Komi(left) => view.komi_left == Some(left),
            Self::ToMove(player) => game.to_move() == Some(player),
            Self::Only(moves) => {
                let legal = game.legal_moves();
                let named: Option<Vec<_>> = moves.iter().map(|text| game.parse_move(text).ok()).collect();
                named.is_some_and(|named| {
                    named.len() == legal.len() && named.iter().all(|mv| legal.contains(mv))
                })
            }
            Self::OnlyEntries => {
                game.legal_moves().iter().all(|mv| matches!(mv.intent(), MoveIntent::Place(_)))
            }
            Self::HasHand(player) => view.hands[player] > 0,
            Self::MayPass(player) => may_pass(game, player),
            Self::Over => game.to_move().is_none(),
            Self::EntriesTouch(labels) => game.legal_moves().iter().all(|mv| match mv.intent() {
                MoveIntent::Place(point) => labels
                    .iter()
                    .filter_map(|label| view.board.find(label))
                    .any(|near| view.board.adjacent(point).contains(near)),
                MoveIntent::PlaceTwo(..)
                | MoveIntent::Carry { .. }
                | MoveIntent::Pass
                | MoveIntent::SpendKomi => true,
            }),
            Self::OnlyEnemies(label, labels) => {
                let enemies: Option<BoardSet> = labels.iter().map(|label| view.board.find(label)).collect();
                view.board.find(label).zip(enemies).is_some_and(|(point, enemies)| {
                    let of = |player: Player| view.owned(player);
                    let owner = Player::ALL.into_iter().find(|&player| of(player).contains(point));
                    owner.is_some_and(|owner| (view.board.adjacent(point) & of(owner.other())) == enemies)
                })
            }
            Self::Endangered(cell, by) => {
                view.board.find(cell).zip(view.board.find(by)).is_some_and(|(cell, by)| {
                    let dangers = game.dangers();
                    dangers.iter().any(|danger| danger.stones.contains(cell) && danger.by.contains(by))
                })
            }
            Self::Secure(cell) => view.board.find(cell).is_some_and(|cell| {
                view.group(cell).is_some()
                    && game.dangers().iter().all(|danger| !danger.stones.contains(cell))
            }),
            Self::Apart(one, other) => match (group(&view, one), group(&view, other)) {
                (Some(one), Some(other)) => one != other,
                _ => false,
            },
            Self::SmotheredBy(cell, moves) => view.board.find(cell).is_some_and(|cell| {
                let smothers = |mv: &AnyMove| game.removed_by(*mv).iter().any(|gone| gone.contains(cell));
                let named: Vec<_> = moves.iter().filter_map(|text| game.parse_move(text).ok()).collect();
                let legal = game.legal_moves();
                named.len() == moves.len()
                    && legal.iter().all(|mv| smothers(mv) == named.contains(mv))
                    && named.iter().all(|mv| legal.contains(mv))
            }),
            Self::Open(cell) => view.board.find(cell).is_some_and(|cell| {
                PointProperty::Empty.true_of(game, cell) && PointProperty::NoTerritory.true_of(game, cell)
            }),
            Self::Useless(cell, breath) => {
                let lifelines = PointQuestion::Lifelines(cell);
                let breath = view.board.find(breath);
                breath.is_some_and(|breath| lifelines.place_of(game, breath).is_none())
                    && !lifelines.places(game).is_empty()
            }
            Self::SharedLifelines(cell) => group(&view, cell).is_some_and(|index| {
                let breaths = view.groups[index].breaths.iter();
                let mut lifelines = breaths.filter(|&&region| view.keeps_alive(index, region)).peekable();
                lifelines.peek().is_some()
                    && lifelines.all(|&region| view.enemies_at(index, region).count() > 1)
            }),
            Self::OwnBreath(cell) => group(&view, cell).is_some_and(|index| {
                view.groups[index].breaths.iter().any(|&region| view.regions[region].groups == [index])
            }),
            Self::OneGroupAround(player, cell) => {
                let region = view.board.find(cell).and_then(|cell| view.region(cell));
                region.is_some_and(|region| {
                    region.groups.iter().filter(|&&index| view.groups[index].owner == player).count() == 1
                })
            }
            Self::Chain(cells) => is_chain(&view, cells),
            Self::ThanksTo(label) => match tried {
                LessonTry::Move(before, mv) => is_thanks_to(before, mv, label),
                _ => false,
            },
            Self::FilledOwn => match tried {
                LessonTry::Move(before, mv) => before
                    .to_move()
                    .zip(destination(mv.intent()))
                    .is_some_and(|(player, cell)| before.view().territory(player).contains(cell)),
                _ => false,
            },
            Self::WouldClose(player, by, cell) => closes(game, player, by, cell),
            Self::There(traits) => {
                let point = match tried {
                    LessonTry::Point(point) => Some(point),
                    LessonTry::Move(_, mv) | LessonTry::Refused(mv) => destination(mv.intent()),
                    LessonTry::Nothing => None,
                };
                point.is_some_and(|point| traits.iter().all(|is| is.true_of(game, point)))
            }
            Self::TriedFrom(label) => match tried {
                LessonTry::Move(_, mv) | LessonTry::Refused(mv) => {
                    let from = view.board.find(label);
                    matches!(mv.intent(), MoveIntent::Carry { from: moved, .. } if Some(moved) == from)
                }
                LessonTry::Nothing | LessonTry::Point(_) => false,
            },
            Self::Could(mv) => match tried {
                LessonTry::Move(before, _) => Self::Legal(mv).holds(before, LessonTry::Nothing),
                _ => Self::Legal(mv).holds(game, LessonTry::Nothing),
            },
            Self::Lost(player) => match tried {
                LessonTry::Move(before, mv) => {
                    let placed = destination(mv.intent()).filter(|_| before.to_move() == Some(player));
                    let stood = before.view().owned(player).iter().chain(placed);
                    stood.into_iter().any(|point| !view.owned(player).contains(point))
                }
                _ => false,
            },
            Self::Gains => match tried {
                LessonTry::Move(before, _) => {
                    let margin = |game: &AnyGame, player: Player| {
                        let points = game.points()?;
                        Some(i16::from(points[player]) - i16::from(points[player.other()]))
                    };
                    before.to_move().is_some_and(|player| margin(game, player) > margin(before, player))
                }
                _ => false,
            },
            Self::LosesNothing => match tried {
                LessonTry::Move(before, _) => {
                    let values = best_margin(before).zip(best_margin(game));
                    values.is_some_and(|(before, after)| before == -after)
                }
                _ => false,
            },
            Self::Wins => {
                matches!(tried, LessonTry::Move(..)) && best_margin(game).is_some_and(|margin| margin < 0)
            }
        }
    }

    /// The labels of all points that the claim names, so that a board can point them out.
    pub fn labels(&self) -> Vec<&'static str> {
        match *self {
            Self::Owned(_, labels)
            | Self::Empty(labels)
            | Self::Pinned(labels)
            | Self::Free(labels)
            | Self::Asleep(labels)
            | Self::Awake(labels)
            | Self::Territory(_, labels)
            | Self::EntriesTouch(labels)
            | Self::Chain(labels)
            | Self::All(_, labels) => labels.to_vec(),
            Self::Stack(label, _)
            | Self::Safe(label)
            | Self::Breaths(label, _)
            | Self::Open(label)
            | Self::Secure(label)
            | Self::SharedLifelines(label)
            | Self::OwnBreath(label)
            | Self::OneGroupAround(_, label)
            | Self::ThanksTo(label)
            | Self::TriedFrom(label) => vec![label],
            Self::Touch(one, other)
            | Self::Endangered(one, other)
            | Self::Apart(one, other)
            | Self::Useless(one, other)
            | Self::WouldClose(_, one, other) => vec![one, other],
            Self::Threat(mv) | Self::Legal(mv) | Self::Illegal(mv) | Self::Could(mv) => {
                mv.split(['-', '+']).collect()
            }
            Self::Removes(mv, _, cells) => mv.split('+').chain(cells.iter().copied()).collect(),
            Self::Only(moves) => moves.iter().flat_map(|mv| mv.split(['-', '+'])).collect(),
            Self::SmotheredBy(label, labels) | Self::OnlyEnemies(label, labels) => {
                labels.iter().copied().chain([label]).collect()
            }
            Self::Points(..)
            | Self::Hands(..)
            | Self::Groups(..)
            | Self::Komi(_)
            | Self::ToMove(_)
            | Self::Count(..)
            | Self::SomeAsleep(_)
            | Self::OnlyEntries
            | Self::HasHand(_)
            | Self::MayPass(_)
            | Self::Over
            | Self::Lost(_)
            | Self::Gains
            | Self::FilledOwn
            | Self::There(_)
            | Self::LosesNothing
            | Self::Wins => Vec::new(),
        }
    }
}

impl PointProperty {
    fn true_of(self, game: &AnyGame, point: Point) -> bool {
        let view = game.view();
        let label = view.board.label(point);
        let stack = |wanted: &dyn Fn(&StackView) -> bool| view.stack(point).is_some_and(wanted);
        let of = |player: Player| view.owned(player).contains(point);
        match self {
            Self::Empty => !Player::ALL.into_iter().any(of),
            Self::Taken => Player::ALL.into_iter().any(of),
            Self::Free => stack(&|stack| !stack.pinned && !stack.tower),
            Self::Awake => stack(&|stack| !stack.asleep),
            Self::Asleep => stack(&|stack| stack.asleep),
            Self::Lower => stack(&|stack| !stack.tower),
            Self::High(pieces) => stack(&|stack| stack.pieces.len() == pieces),
            Self::Exposed => stack(&|_| !is_safe(game, label)),
            Self::ExposedTo(from) => {
                view.board.find(from).is_some_and(|from| game.captors(point).contains(from))
            }
            Self::Of(player) => of(player),
            Self::NotOf(player) => !of(player),
            Self::NoTerritory => {
                !Player::ALL.into_iter().any(|player| view.territory(player).contains(point))
            }
            Self::TerritoryOf(player) => view.territory(player).contains(point),
            Self::Allowed => game.parse_move(label).is_ok_and(|mv| game.check_move(mv).is_ok()),
            Self::NoBreathOf(cell) => PointQuestion::Breaths(cell).place_of(game, point).is_none(),
            Self::InGroupOf(cell) => {
                group(&view, cell).is_some_and(|index| view.groups[index].points.contains(point))
            }
            Self::Beside(cell) => group(&view, cell)
                .is_some_and(|index| view.board.adjacent(point).intersects(view.groups[index].points)),
        }
    }
}

/// Returns the point on which a move puts a piece or a stack; none for a pass, komi, and a first turn of two stones.
pub(super) fn destination(intent: MoveIntent) -> Option<Point> {
    match intent {
        MoveIntent::Place(point) | MoveIntent::Carry { to: point, .. } => Some(point),
        MoveIntent::PlaceTwo(..) | MoveIntent::Pass | MoveIntent::SpendKomi => None,
    }
}

/// Returns `true` if a cell would be a player's territory once that player had a stone on another one.
fn closes(game: &AnyGame, player: Player, by: &str, cell: &str) -> bool {
    let mut after = *game;
    if after.to_move() != Some(player) {
        return false;
    }
    let placed = after.parse_move(by).is_ok_and(|mv| after.play(mv).is_ok());
    placed && is_territory(&after.view(), player, &[cell])
}

/// The margin of the player to move at the end if both play their best, where the engine proves it.
fn best_margin(game: &AnyGame) -> Option<i32> {
    let position = match game {
        AnyGame::Abande(position) => position,
        // Playouts prove no margin.
        AnyGame::Anda(_) => return None,
    };
    if game.to_move().is_none() {
        let margin = position.score().margin();
        return Some(if position.turn() == Player::Black { margin } else { -margin });
    }
    let mut engine = Engine::new(Mebibytes::new(4)?);
    engine.search(game, &Limits::nodes(1_000_000), &Stop::default(), &mut |_| {})?.proved
}

fn letters(stack: &StackView) -> String {
    stack.pieces.iter().map(|piece| if *piece == Player::Black { 'b' } else { 'w' }).collect()
}

fn are_all(game: &AnyGame, ask: PointQuestion, labels: &[&str]) -> bool {
    let places = ask.places(game);
    let found = labels.iter().map(|label| ask.place_of(game, game.board().find(label)?));
    let Some(mut found) = found.collect::<Option<Vec<_>>>() else { return false };
    found.sort_unstable();
    found.dedup();
    found.len() == places.len() && labels.len() == places.len()
}

/// Returns `true` if a capture is possible, or would be if its owner were to move.
fn threat(game: &AnyGame, mv: &str) -> bool {
    let Ok(mv) = game.parse_move(mv) else { return false };
    let MoveIntent::Carry { from, to } = mv.intent() else { return false };
    game.captors(to).contains(from)
}

/// Returns `true` if a stack stands on a point and no enemy stack could capture it, whoever is to move.
pub(super) fn is_safe(game: &AnyGame, label: &str) -> bool {
    let stands = |point: &Point| game.view().stack(*point).is_some();
    game.board().find(label).filter(stands).is_some_and(|point| game.captors(point).is_empty())
}

/// Returns `true` if a player may pass in this position or, where the enemy is to move, whatever the enemy plays.
fn may_pass(game: &AnyGame, player: Player) -> bool {
    let moves = game.legal_moves();
    match game.to_move() {
        None => false,
        Some(next) if next == player => moves.iter().any(|mv| mv.intent() == MoveIntent::Pass),
        Some(_) => moves.iter().all(|&mv| {
            let mut after = *game;
            after.play_unchecked(mv);
            after.to_move() == Some(player) && may_pass(&after, player)
        }),
    }
}

fn is_chain(view: &BoardView, cells: &[&str]) -> bool {
    let cells: Option<Vec<Point>> = cells.iter().map(|cell| view.board.find(cell)).collect();
    let Some(cells) = cells else { return false };
    let all: BoardSet = cells.iter().copied().collect();
    let touches = |(index, &cell): (usize, &Point)| {
        let beside = index.checked_sub(1).into_iter().chain([index + 1]).filter_map(|near| cells.get(near));
        view.board.adjacent(cell) & all == beside.copied().collect()
    };
    let group = cells.first().and_then(|&cell| view.group(cell));
    group.is_some_and(|group| group.points == all) && cells.iter().enumerate().all(touches)
}

/// Returns `true` if a move from a point would have split the band without the piece on another one.
fn is_thanks_to(before: &AnyGame, mv: AnyMove, label: &str) -> bool {
    let view = before.view();
    let Some((from, needed)) = mv.intent().source().zip(view.board.find(label)) else { return false };
    let rest = (view.owned(Player::Black) | view.owned(Player::White)).without(needed);
    is_connected(&view, rest) && !is_connected(&view, rest.without(from))
}

fn is_connected(view: &BoardView, points: BoardSet) -> bool {
    let mut reached: BoardSet = points.first().into_iter().collect();
    loop {
        let near = reached.iter().fold(reached, |sum, point| sum | (view.board.adjacent(point) & points));
        if near == reached {
            return reached == points;
        }
        reached = near;
    }
}

fn is_territory(view: &BoardView, player: Player, cells: &[&str]) -> bool {
    let territory = view.territory(player);
    cells.iter().all(|cell| view.board.find(cell).is_some_and(|cell| territory.contains(cell)))
}

fn removes(game: &AnyGame, mv: &str, groups: usize, cells: &[&str]) -> bool {
    let Ok(mv) = game.parse_move(mv) else { return false };
    if game.check_move(mv).is_err() {
        return false;
    }
    let removed = game.removed_by(mv);
    let gone = removed.iter().fold(BoardSet::EMPTY, |sum, &group| sum | group);
    let named: Option<BoardSet> = cells.iter().map(|cell| game.board().find(cell)).collect();
    removed.len() == groups && named == Some(gone)
}
