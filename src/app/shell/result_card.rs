//! The card of a finished game, to share: the final board, who won, and how the game went.

use super::game_pictures::{PictureStyle, render_position};
use super::picture::{Picture, PictureError};
use super::text_painter::{TextPainter, faces_for};
use crate::i18n::{Words, play, result as messages, table};
use crate::play::NodeId;
use crate::record::Record;
use crate::rules::{AnyMove, Game, Outcome, Player};
use crate::study::Evaluation;
use crate::theme::{Colour, Part, Theme};

/// Width of the board, as a share of that of the card.
const BOARD: f32 = 0.55;
/// Height in pixels of a card at its normal size. Larger and smaller cards are scaled.
const HEIGHT: f32 = 630.0;
/// Margin at both sides of the text, in pixels of a card at its normal size.
const MARGIN: f32 = 44.0;
/// Least loss of the mover's winning chances, from 0 to 1, that makes a move the turning point.
const MIN_TURNING_POINT_LOSS: f64 = 0.1;

/// Renders the card of a game, as far as its record goes.
///
/// # Errors
///
/// [`PictureError`] if nothing can be drawn.
pub fn render(record: &Record, style: &PictureStyle, words: &Words) -> Result<Picture, PictureError> {
    let [width, height] = style.size;
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "pictures are a few thousand pixels wide"
    )]
    let board_width = (width as f32 * BOARD) as u32;
    let on_board = PictureStyle { size: [board_width, height], ..style.clone() };
    let board = render_position(record.start(), &record.moves(), &on_board, None)?;
    let mut card = beside(&board, width, style.theme.colour(Part::Panel));
    Card::new(record, style, words).write(&mut card, board_width, &style.theme);
    Ok(card)
}

/// Returns the picture widened to the right, to this width, in this colour.
fn beside(picture: &Picture, width: u32, color: Colour) -> Picture {
    let spare = 3 * width.saturating_sub(picture.width) as usize;
    let rows =
        picture.rows().flat_map(|row| row.iter().copied().chain(color.rgb().into_iter().cycle().take(spare)));
    Picture { width, height: picture.height, rgb: rows.collect() }
}

/// Texts, scores and curve of a card.
struct Card {
    title: String,
    date: String,
    players: Vec<PlayerLine>,
    result: String,
    curve: Option<Curve>,
    colors: CardColors,
}

struct PlayerLine {
    player: Player,
    name: String,
    score: String,
    /// Set unless the other player has won.
    bright: bool,
}

struct CardColors {
    text: Colour,
    muted: Colour,
    pieces: [Colour; 2],
    mark: Colour,
}

/// How the game went, from −1 for White to 1 for Black after each move.
struct Curve {
    caption: String,
    values: Vec<f32>,
    turning_point: Option<(usize, String)>,
}

impl Card {
    fn new(record: &Record, style: &PictureStyle, words: &Words) -> Self {
        let (game, color) = (record.game(), |part| style.theme.colour(part));
        let view = game.view();
        let outcome = record.outcome();
        let players = Player::ALL.map(|player| PlayerLine {
            player,
            name: display_name(record, player, words),
            score: view.score(player).to_string(),
            bright: outcome.is_none_or(|outcome| outcome != Outcome::Win(player.other())),
        });
        let result = record.result().map_or_else(
            || messages::card_moves(record.moves().len()),
            |result| messages::who_won(result, &view),
        );
        let variant = record.variant();
        let (panel, text) = (color(Part::Panel), color(Part::Text));
        Self {
            title: words.say(table::game_title(variant.game_name(), play::of_board(variant))),
            date: record
                .header()
                .tag("Date")
                .filter(|date| !date.contains('?'))
                .unwrap_or_default()
                .to_owned(),
            players: players.into(),
            result: words.say(result),
            curve: Curve::of(record, words),
            colors: CardColors {
                text,
                muted: text.mixed(panel, 0.35),
                pieces: [color(Part::Black), color(Part::White)],
                mark: color(Part::Marks),
            },
        }
    }

    /// Writes texts and curve onto the card, to the right of the board.
    #[expect(clippy::cast_precision_loss, reason = "pictures are a few thousand pixels wide")]
    fn write(&self, picture: &mut Picture, board_width: u32, theme: &Theme) {
        let curve_texts = self.curve.iter().flat_map(|curve| {
            let turn = curve.turning_point.iter().map(|(_, text)| text.as_str());
            std::iter::once(curve.caption.as_str()).chain(turn)
        });
        let names = self.players.iter().flat_map(|line| [line.name.as_str(), line.score.as_str()]);
        let texts =
            [self.title.as_str(), &self.date, &self.result].into_iter().chain(names).chain(curve_texts);
        let Some(faces) = faces_for(texts) else { return };
        let scale = picture.height as f32 / HEIGHT;
        let left = board_width as f32 + MARGIN * scale;
        let right = picture.width as f32 - MARGIN * scale;
        let mut pen = TextPainter { picture, faces, size: 0.0, middle: 0.0 };
        let CardColors { text, muted, .. } = self.colors;
        let line = |pen: &mut TextPainter, size: f32, middle: f32| {
            (pen.size, pen.middle) = (size * scale, middle * scale);
        };
        line(&mut pen, 22.0, 62.0);
        let date = right - pen.width(&self.date);
        pen.write_within(&self.title, left, date - 20.0 * scale, muted);
        pen.write(&self.date, date, muted);
        for (player, middle) in self.players.iter().zip([134.0, 196.0]) {
            let color = if player.bright { text } else { muted };
            line(&mut pen, 46.0, middle);
            let score = right - pen.width(&player.score);
            pen.write(&player.score, score, color);
            let radius = 14.0 * scale;
            pen.piece(left + radius, radius, player.player, theme);
            line(&mut pen, 32.0, middle);
            pen.write_within(&player.name, left + 44.0 * scale, score - 18.0 * scale, color);
        }
        let mut middle = 268.0;
        line(&mut pen, 30.0, middle);
        for row in pen.wrapped(&self.result, right - left, 2) {
            pen.write(&row, left, text);
            middle += 38.0;
            line(&mut pen, 30.0, middle);
        }
        if let Some(curve) = &self.curve {
            line(&mut pen, 18.0, 366.0);
            pen.write(&curve.caption, left, muted);
            curve.paint(&mut pen, [left, 388.0 * scale, right, 528.0 * scale], scale, &self.colors);
            if let Some((_, turn)) = &curve.turning_point {
                line(&mut pen, 20.0, 562.0);
                pen.disc(left + 8.0 * scale, 7.0 * scale, self.colors.mark);
                pen.write_within(turn, left + 26.0 * scale, right, text);
            }
        }
    }
}

/// The name to print for a player: the level of the computer if it played, otherwise the name in the record, otherwise
/// the side (Black or White).
fn display_name(record: &Record, player: Player, words: &Words) -> String {
    let participant = record.player(player);
    let named = participant.name.as_deref().filter(|name| !name.trim().is_empty() && *name != "?");
    let seat = participant.seat().filter(|seat| seat.is_computer()).or_else(|| play::seat_called(named?));
    match (seat, named) {
        (Some(seat), _) if seat.is_computer() => words.say(play::of_seat(seat)),
        (None, Some(name)) => name.to_owned(),
        (Some(_) | None, _) => words.say(play::of_player(player)),
    }
}

impl Curve {
    /// The winning chances that a review has written into the record or, where there are none, the points; none if the
    /// game is too short or has neither.
    fn of(record: &Record, words: &Words) -> Option<Self> {
        let tree = record.tree();
        let nodes = tree.path(record.end());
        let chances = nodes.iter().map(|&node| {
            let end = Evaluation::from_result(tree.game(node), Player::Black);
            let worth = end.or_else(|| Evaluation::from_notes(tree.game(node), tree.node(node).notes()))?;
            Some(f64::from(worth.chance.percent()) / 50.0 - 1.0)
        });
        let mut chances: Vec<Option<f64>> = chances.collect();
        // A review need not say what the beginning is worth.
        if let [first @ None, second, ..] = chances.as_mut_slice() {
            *first = *second;
        }
        let chances: Option<Vec<f64>> = chances.into_iter().collect();
        let is_short = nodes.len() < 4;
        match chances {
            _ if is_short => None,
            Some(values) => {
                let turning_point = turning_point(record, &nodes, &values).map(|(index, mv)| {
                    let mv = mv.display(record.start().board()).to_string();
                    (index, words.say(messages::card_turning_point(index, mv)))
                });
                let caption = words.say(messages::card_chances());
                Some(Self { caption, values: values.into_iter().map(to_f32).collect(), turning_point })
            }
            None => {
                let margins: Option<Vec<i32>> = nodes
                    .iter()
                    .map(|&node| {
                        let points = tree.game(node).points()?;
                        Some(i32::from(points[Player::Black]) - i32::from(points[Player::White]))
                    })
                    .collect();
                let margins = margins?;
                let most = margins.iter().map(|margin| margin.unsigned_abs()).max()?.max(6);
                let values = margins.iter().map(|&margin| to_f32(f64::from(margin) / f64::from(most)));
                let caption = words.say(messages::card_lead());
                Some(Self { caption, values: values.collect(), turning_point: None })
            }
        }
    }

    /// Paints the curve into a rectangle: left, top, right and bottom.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "pictures are a few thousand pixels wide"
    )]
    fn paint(
        &self,
        pen: &mut TextPainter,
        [left, top, right, bottom]: [f32; 4],
        scale: f32,
        colors: &CardColors,
    ) {
        let (middle, half) = (f32::midpoint(top, bottom), (bottom - top) / 2.0);
        let last = (self.values.len() - 1).max(1) as f32;
        let columns = (right - left).max(0.0) as usize;
        let step = (columns.max(2) - 1) as f32 / last;
        let height = |value: f32| value.mul_add(-half, middle);
        let heights = (0..columns).map(|column| {
            let place = column as f32 / step;
            let index = (place as usize).min(self.values.len() - 2);
            let share = (place - index as f32).clamp(0.0, 1.0);
            let [from, to] = [self.values[index], self.values[index + 1]];
            height((to - from).mul_add(share, from))
        });
        let heights: Vec<f32> = heights.collect();
        let [black, white] = colors.pieces;
        let above: Vec<f32> = heights.iter().map(|height| height.min(middle)).collect();
        let below: Vec<f32> = heights.iter().map(|height| height.max(middle)).collect();
        pen.area(left, &vec![top; columns], bottom, colors.text, 0.06);
        pen.area(left, &above, middle, black, 0.85);
        pen.area(left, &below, middle, white, 0.85);
        pen.stroke([[left, middle], [right, middle]], 1.0 * scale, colors.muted);
        for index in 0..self.values.len() - 1 {
            let at = |index: usize| [index as f32 * step + left, height(self.values[index])];
            pen.stroke([at(index), at(index + 1)], 2.5 * scale, colors.text);
        }
        if let Some((index, _)) = self.turning_point {
            pen.middle = height(self.values[index]);
            let x = (index as f32).mul_add(step, left);
            pen.disc(x, 9.0 * scale, colors.text);
            pen.disc(x, 7.0 * scale, colors.mark);
        }
    }
}

/// The move that cost its player the most, with its number from 1; none if no move cost much. `values` go from −1 for
/// White to 1 for Black.
fn turning_point(record: &Record, nodes: &[NodeId], values: &[f64]) -> Option<(usize, AnyMove)> {
    let tree = record.tree();
    let losses = nodes.windows(2).zip(values.windows(2)).zip(1..).filter_map(|((nodes, values), number)| {
        let ([from, to], [before, after]) = (nodes, values) else { return None };
        let sign = if tree.game(*from).to_move()? == Player::Black { 1.0 } else { -1.0 };
        Some((sign * (before - after) / 2.0, number, tree.node(*to).mv()?))
    });
    let (loss, number, mv) = losses.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (loss >= MIN_TURNING_POINT_LOSS).then_some((number, mv))
}

/// Converts a value of the curve, from −1 to 1.
#[expect(clippy::cast_possible_truncation, reason = "from −1 to 1")]
fn to_f32(value: f64) -> f32 {
    value as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::game::BoardStyle;
    use crate::app::shell::graphics::StartOptions;

    const GAME: &str = "[Game \"Abande\"]\n[Black \"Ann\"]\n[White \"王さん\"]\n[Date \"2026-11-26\"]\n";

    fn style() -> PictureStyle {
        PictureStyle {
            size: [1200, 630],
            theme: Theme::default(),
            depiction: BoardStyle::Table,
            seat: Player::Black,
            start: StartOptions::default(),
        }
    }

    fn record(moves: &str) -> Record {
        Record::parse(&format!("{GAME}\n{moves}\n")).unwrap()
    }

    #[test]
    fn the_card_of_a_reviewed_game_has_its_curve_and_turning_point() {
        let record =
            record("1. d4 {[%eval 0.50]} d5 {[%eval 0.40]} 2. d3 {[%eval 0.60]} d5-d4 {[%eval 9.00]} *");
        let card = Card::new(&record, &style(), &Words::default());
        assert_eq!((card.title.as_str(), card.date.as_str()), ("Abande · Hexagon", "2026-11-26"));
        assert_eq!(card.players.iter().map(|line| line.name.as_str()).collect::<Vec<_>>(), ["Ann", "王さん"]);
        assert_eq!(card.result, "4 moves");
        let curve = card.curve.expect("a curve");
        assert_eq!((curve.caption.as_str(), curve.values.len()), ("Chances of winning", 5));
        assert_eq!(curve.turning_point, Some((4, "Turning point: move 4, d5-d4".to_owned())));
    }

    #[test]
    fn the_card_of_another_game_has_its_points() {
        let curve = Curve::of(&record("1. d4 d5 2. d3 d5-d4 *"), &Words::default()).expect("a curve");
        assert_eq!((curve.caption.as_str(), curve.turning_point), ("Lead after each move", None));
        assert!(curve.values.last() < Some(&0.0), "White has captured");
        assert!(Curve::of(&record("1. d4 d5 *"), &Words::default()).is_none());
    }

    #[test]
    fn text_stands_beside_the_board_and_never_outside_the_card() {
        let board = Picture { width: 660, height: 630, rgb: vec![7; 3 * 660 * 630] };
        let panel = Theme::default().colour(Part::Panel);
        let long = record("1. d4 d5 2. d3 d5-d4 *").to_string().replace("Ann", &"Anastasia ".repeat(12));
        let mut card = beside(&board, 1200, panel);
        Card::new(&Record::parse(&long).unwrap(), &style(), &Words::default()).write(
            &mut card,
            660,
            &Theme::default(),
        );
        assert_eq!((card.width, card.height, card.rgb.len()), (1200, 630, 3 * 1200 * 630));
        let pixels: Vec<&[u8]> = card.rgb.chunks_exact(3).collect();
        let column = |x: usize| (0..630).map(move |y| 1200 * y + x);
        assert!((0..660).all(|x| column(x).all(|at| pixels[at] == [7; 3])), "the board is as it was");
        let is_clear = |x: usize| column(x).all(|at| pixels[at] == panel.rgb());
        assert!((660..700).chain(1160..1200).all(is_clear), "a margin is left");
        assert!((704..1150).filter(|&x| !is_clear(x)).count() > 400);
    }
}
