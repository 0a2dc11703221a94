//! Turns what happens to a match into lines of its journal, and back.

use std::time::Duration;

use jiff::Timestamp;
use thiserror::Error;

use crate::board::{Board, Point};
use crate::play::{
    AnnotationColour, ArrowAnnotation, Branch, Change, ChangeError, ClockTimes, CommentCommand, Edit,
    EvalAnnotation, GameSetup, Glyph, HouseRule, Match, NodeId, Notes, PointAnnotation, RestoreError,
    SavedNode, Seat, SeatError, Swap, TimeControlError, Tree, Verdict,
};
use crate::record::{Header, Participant, PlayerType, TAG_LIMIT};
use crate::rules::{
    AnyGame, AnyMove, AnyMoveSyntaxError, AnyPositionSyntaxError, ByPlayer, Outcome, Player, UnknownVariant,
    Variant, excerpt, harmless,
};

use super::line::{
    BranchLine, EndLine, FirstLine, HeaderLine, Line, NodeLine, NotesLine, Side, SwapLine, Time, TreeLine,
    VERSION,
};

/// Why a line of a journal that is not damaged cannot be applied to the match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// The text is not JSON that a journal can hold.
    #[error("this is not a journal line: {0}")]
    Json(String),
    /// The journal does not begin with its first line, or has another one later.
    #[error("the journal's first line is out of place")]
    Order,
    /// Written by a later version of the program.
    #[error("journal version {0} is newer than this program, which reads version {VERSION}")]
    Newer(u32),
    /// The board is not known.
    #[error(transparent)]
    Variant(#[from] UnknownVariant),
    /// The first position cannot be read.
    #[error("the starting position: {0}")]
    Start(#[from] AnyPositionSyntaxError),
    /// A seat is not written as one.
    #[error(transparent)]
    Seat(#[from] SeatError),
    /// A time control is not written as one.
    #[error(transparent)]
    TimeControl(#[from] TimeControlError),
    /// A move is not written as one.
    #[error(transparent)]
    Move(#[from] AnyMoveSyntaxError),
    /// The board has no such point.
    #[error("there is no point {0} on this board")]
    Point(String),
    /// A mark has a colour that does not exist.
    #[error("there is no colour {0}")]
    Ink(char),
    /// Not a date and time.
    #[error("“{0}” is not a date and time")]
    Moment(String),
    /// More tags than a header can hold.
    #[error("there are too many tags")]
    TooManyTags,
    /// The nodes are not a tree.
    #[error(transparent)]
    Tree(#[from] RestoreError),
    /// A branch without a first move, or with a move that follows none.
    #[error("the branch is incomplete")]
    Branch,
    /// The game stands at a node that is not there.
    #[error("the game is at a node that is not in the tree")]
    End,
    /// The match refuses the change.
    #[error(transparent)]
    Refused(#[from] ChangeError),
}

// ---- the first line and the header ------------------------------------------------------------------------------

/// Makes the first line of a journal: board, start, players, clock, time and header.
pub(super) fn first_line(game: &Match, header: &Header, begun: Timestamp) -> Line {
    let clock = game.setup().clock;
    Line::Journal(FirstLine {
        version: VERSION,
        variant: game.variant().name().to_owned(),
        start: game.start().to_string(),
        seats: seat_texts(game.seats()),
        clock: clock.map(|controls| Player::ALL.map(|player| controls[player].to_string())),
        pie_rule: game.setup().has_pie_rule(),
        begun: begun.to_string(),
        header: header_line(header),
    })
}

/// Reads the first line of a journal: the match with no move yet, its header, and when it began.
pub(super) fn read_first(line: FirstLine) -> Result<(Match, Header, Timestamp), LineError> {
    if line.version > VERSION {
        return Err(LineError::Newer(line.version));
    }
    let variant: Variant = line.variant.parse()?;
    let start = AnyGame::parse(variant, &line.start)?;
    let begun = line.begun.parse().map_err(|_: jiff::Error| LineError::Moment(excerpt(&line.begun)))?;
    let clock = match &line.clock {
        Some([black, white]) => Some(ByPlayer::new(black.parse()?, white.parse()?)),
        None => None,
    };
    let seats = read_seats(&line.seats)?;
    let house_rule = line.pie_rule.then_some(HouseRule::Pie);
    let setup = GameSetup { house_rule, clock, ..GameSetup::new(variant, seats) };
    let header = read_header(line.header)?;
    let mut game = Match::from_setup(start, setup);
    game.add_help(header.help());
    Ok((game, header, begun))
}

/// Makes the part of a line that holds a header.
pub(super) fn header_line(header: &Header) -> HeaderLine {
    let of = |player: Player| header.player(player);
    HeaderLine {
        names: Player::ALL.map(|player| of(player).name.clone()),
        types: Player::ALL.map(|player| of(player).kind.as_ref().map(ToString::to_string)),
        tags: header.tags().iter().map(|tag| (tag.name.clone(), tag.value.clone())).collect(),
    }
}

/// Reads a header from its part of a line.
pub(super) fn read_header(line: HeaderLine) -> Result<Header, LineError> {
    // A record may keep two tags beside those: `Rules` and `Termination`.
    if line.tags.len() > TAG_LIMIT + 2 {
        return Err(LineError::TooManyTags);
    }
    let mut header = Header::default();
    let [black, white] = line.names;
    let [black_type, white_type] = line.types;
    for (player, name, kind) in [(Player::Black, black, black_type), (Player::White, white, white_type)] {
        let kind = kind.map(|kind| PlayerType::from(kind.as_str()));
        header.set_player(player, Participant { name, kind });
    }
    for (name, value) in line.tags {
        header.put_tag(&name, &value);
    }
    Ok(header)
}

fn seat_texts(seats: ByPlayer<Seat>) -> [String; 2] {
    Player::ALL.map(|player| seats[player].code())
}

fn read_seats([black, white]: &[String; 2]) -> Result<ByPlayer<Seat>, SeatError> {
    Ok(ByPlayer::new(black.parse()?, white.parse()?))
}

// ---- changes ----------------------------------------------------------------------------------------------------

/// Makes the line that records a change of the match. `None` for help, which the header records.
pub(super) fn change_line(change: &Change, board: &Board) -> Option<Line> {
    let text = |mv: AnyMove| mv.display(board).to_string();
    Some(match change {
        Change::Help(_) => return None,
        Change::Play(mv) => Line::Play(text(*mv)),
        Change::Try { at, mv } => Line::Try { at: at.get(), mv: text(*mv) },
        Change::GoOnFrom(node) => Line::GoOn(node.get()),
        Change::Conclude(verdict) => Line::End(end_line(*verdict)),
        Change::Reopen => Line::Reopen,
        Change::SetClock(ClockTimes { left, used }) => {
            Line::Clock { left: Player::ALL.map(|player| time(left[player])), used: time(*used) }
        }
        Change::SetTurnTime(taken) => Line::TurnTime(time(*taken)),
        Change::SwapSides => Line::SwapSides,
        Change::Seat(player, seat) => Line::Seat { player: side(*player), seat: Seat::code(*seat) },
        Change::Edit(Edit::Promote(node)) => Line::Promote(node.get()),
        Change::Edit(Edit::Delete(node)) => Line::Delete(node.get()),
        Change::Edit(Edit::Paste { at, branch }) => {
            let moves = branch.moves().map(|(after, mv, notes)| {
                let notes = notes_line(notes, board);
                BranchLine { after, mv: text(mv), notes }
            });
            Line::Paste { at: at.get(), branch: moves.collect() }
        }
        Change::Edit(Edit::Annotate { node, notes }) => {
            Line::Annotate { node: node.get(), notes: notes_line(notes, board) }
        }
        Change::UndoEdit => Line::UndoEdit,
        Change::RedoEdit => Line::RedoEdit,
    })
}

/// Reads the change that a line records, in a game with this first position. `None` for lines that record something
/// else.
pub(super) fn read_change(line: Line, start: &AnyGame) -> Result<Option<Change>, LineError> {
    let board = start.board();
    Ok(Some(match line {
        Line::Journal(_) | Line::Header(_) | Line::Tree(_) => return Ok(None),
        Line::Play(mv) => Change::Play(start.parse_move(&mv)?),
        Line::Try { at, mv } => Change::Try { at: NodeId::new(at), mv: start.parse_move(&mv)? },
        Line::GoOn(node) => Change::GoOnFrom(NodeId::new(node)),
        Line::End(end) => Change::Conclude(read_end(end)),
        Line::Reopen => Change::Reopen,
        Line::Clock { left: [black, white], used } => Change::SetClock(ClockTimes {
            left: ByPlayer::new(read_time(black), read_time(white)),
            used: read_time(used),
        }),
        Line::TurnTime(taken) => Change::SetTurnTime(read_time(taken)),
        Line::SwapSides => Change::SwapSides,
        Line::Seat { player, seat } => Change::Seat(read_side(player), seat.parse()?),
        Line::Promote(node) => Change::Edit(Edit::Promote(NodeId::new(node))),
        Line::Delete(node) => Change::Edit(Edit::Delete(NodeId::new(node))),
        Line::Paste { at, branch } => {
            Change::Edit(Edit::Paste { at: NodeId::new(at), branch: read_branch(branch, start)? })
        }
        Line::Annotate { node, notes } => {
            let notes = Box::new(read_notes(notes, board)?);
            Change::Edit(Edit::Annotate { node: NodeId::new(node), notes })
        }
        Line::UndoEdit => Change::UndoEdit,
        Line::RedoEdit => Change::RedoEdit,
    }))
}

/// Reads a pasted branch from its moves, of which each but the first names the one before it.
fn read_branch(lines: Vec<BranchLine>, start: &AnyGame) -> Result<Branch, LineError> {
    let mut branch: Option<Branch> = None;
    for line in lines {
        let mv = start.parse_move(&line.mv)?;
        let notes = read_notes(line.notes, start.board())?;
        match (&mut branch, line.after) {
            (None, None) => branch = Some(Branch::new(mv, notes)),
            (Some(branch), Some(after)) if after < branch.len() => {
                branch.push(after, mv, notes);
            }
            _ => return Err(LineError::Branch),
        }
    }
    branch.ok_or(LineError::Branch)
}

const fn time(time: Duration) -> Time {
    (time.as_secs(), time.subsec_nanos())
}

const fn read_time((seconds, nanos): Time) -> Duration {
    // More billionths than a second has would overflow.
    Duration::new(seconds, if nanos < 1_000_000_000 { nanos } else { 999_999_999 })
}

/// The name that lines of a journal have for a player.
const fn side(player: Player) -> Side {
    match player {
        Player::Black => Side::Black,
        Player::White => Side::White,
    }
}

const fn read_side(side: Side) -> Player {
    match side {
        Side::Black => Player::Black,
        Side::White => Player::White,
    }
}

const fn end_line(verdict: Verdict) -> EndLine {
    match verdict {
        Verdict::Resignation(player) => EndLine::Resignation(side(player)),
        Verdict::Timeout(player) => EndLine::Timeout(side(player)),
        Verdict::Agreement => EndLine::Agreement,
        Verdict::Other(Outcome::Win(player)) => EndLine::Win(side(player)),
        Verdict::Other(Outcome::Draw) => EndLine::Draw,
    }
}

const fn read_end(line: EndLine) -> Verdict {
    match line {
        EndLine::Resignation(side) => Verdict::Resignation(read_side(side)),
        EndLine::Timeout(side) => Verdict::Timeout(read_side(side)),
        EndLine::Agreement => Verdict::Agreement,
        EndLine::Win(side) => Verdict::Other(Outcome::Win(read_side(side))),
        EndLine::Draw => Verdict::Other(Outcome::Draw),
    }
}

// ---- the whole tree ---------------------------------------------------------------------------------------------

/// Makes the line that holds the whole tree of a match, in place of all changes before it.
pub(super) fn tree_line(game: &Match) -> Line {
    let board = game.start().board();
    let nodes = game.tree().nodes().map(|(_, node)| NodeLine {
        from: node.parent().zip(node.mv()).map(|(parent, mv)| (parent.get(), mv.display(board).to_string())),
        next: node.children().iter().map(|child| child.get()).collect(),
        notes: notes_line(node.notes(), board),
    });
    Line::Tree(TreeLine {
        nodes: nodes.collect(),
        end: game.end().get(),
        verdict: game.verdict().map(end_line),
        seats: seat_texts(game.seats()),
        swap: swap_line(game.swap()),
    })
}

/// Reads the match from a line that holds its whole tree. Of the match before it the start, the agreements and the help
/// stay; the players are those of the line.
pub(super) fn read_tree(line: TreeLine, before: &Match) -> Result<Match, LineError> {
    let start = before.start();
    let nodes = line.nodes.into_iter().map(|node| {
        let from = match node.from {
            Some((parent, mv)) => Some((NodeId::new(parent), start.parse_move(&mv)?)),
            None => None,
        };
        let children = node.next.into_iter().map(NodeId::new).collect();
        Ok(SavedNode { from, children, notes: read_notes(node.notes, start.board())? })
    });
    let tree = Tree::restore(*start, nodes.collect::<Result<_, LineError>>()?)?;
    let end = NodeId::new(line.end);
    if !tree.contains(end) {
        return Err(LineError::End);
    }
    let setup = GameSetup { seats: read_seats(&line.seats)?, ..before.setup() };
    let mut game = Match::from_tree(tree, end, line.verdict.map(read_end), setup);
    game.add_help(before.help());
    if let Some(SwapLine { done, next, left }) = line.swap {
        let left = left.map(|[black, white]| ByPlayer::new(read_time(black), read_time(white)));
        game.set_swap(Swap { is_done: done, next: next.map(NodeId::new), left });
    }
    Ok(game)
}

fn swap_line(swap: Swap) -> Option<SwapLine> {
    (swap != Swap::default()).then(|| SwapLine {
        done: swap.is_done,
        next: swap.next.map(NodeId::get),
        left: swap.left.map(|left| Player::ALL.map(|player| time(left[player]))),
    })
}

// ---- notes ------------------------------------------------------------------------------------------------------

fn notes_line(notes: &Notes, board: &Board) -> NotesLine {
    let label = |point: Point| board.label(point).to_owned();
    NotesLine {
        lead: notes.lead.clone(),
        comment: notes.comment.clone(),
        glyphs: notes.glyphs.iter().map(|glyph| glyph.0).collect(),
        marks: notes.marks.iter().map(|mark| (mark.colour.letter(), label(mark.point))).collect(),
        arrows: notes
            .arrows
            .iter()
            .map(|arrow| (arrow.colour.letter(), label(arrow.from), label(arrow.to)))
            .collect(),
        value: notes.value.map(|value| (value.hundredths, value.depth)),
        proved: notes.proved,
        clock: notes.clock.map(time),
        time_taken: notes.time_taken.map(time),
        commands: notes.commands.iter().map(|known| (known.name.clone(), known.value.clone())).collect(),
    }
}

fn read_notes(line: NotesLine, board: &Board) -> Result<Notes, LineError> {
    let point = |label: String| board.find(&label).ok_or_else(|| LineError::Point(excerpt(&label)));
    let colour =
        |letter: char| AnnotationColour::from_letter(letter).ok_or_else(|| LineError::Ink(harmless(letter)));
    let mark =
        |(letter, at): (char, String)| Ok(PointAnnotation { point: point(at)?, colour: colour(letter)? });
    let arrow = |(letter, from, to): (char, String, String)| {
        Ok(ArrowAnnotation { from: point(from)?, to: point(to)?, colour: colour(letter)? })
    };
    Ok(Notes {
        lead: line.lead,
        comment: line.comment,
        glyphs: line.glyphs.into_iter().map(Glyph).collect(),
        marks: line.marks.into_iter().map(mark).collect::<Result<_, LineError>>()?,
        arrows: line.arrows.into_iter().map(arrow).collect::<Result<_, LineError>>()?,
        value: line.value.map(|(hundredths, depth)| EvalAnnotation { hundredths, depth }),
        proved: line.proved,
        clock: line.clock.map(read_time),
        time_taken: line.time_taken.map(read_time),
        commands: line.commands.into_iter().map(|(name, value)| CommentCommand { name, value }).collect(),
    })
}
