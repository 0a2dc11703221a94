//! What the board shows.

use crate::rules::{BoardView, ByPlayer, EntryHighlight, Game, GameKind, StackView};

use super::Position;

impl Position {
    /// What the board shows, as plain data to be drawn: stacks, points, and where pieces may go.
    pub fn view(&self) -> BoardView {
        let (pinned, asleep, towers) = (self.pinned(), self.asleep(), self.towers());
        let stacks = self.stacks().map(|(point, stack)| StackView {
            point,
            pieces: stack.pieces().collect(),
            pinned: pinned.contains(point),
            asleep: asleep.contains(point),
            tower: towers.contains(point),
        });
        let carries = self.owned(self.turn()).iter().map(|from| (from, self.captures_from(from).widened()));
        let score = self.score();
        let entries = self.entries().widened();
        BoardView {
            board: self.board(),
            game: GameKind::Abande,
            stacks: stacks.collect(),
            hands: ByPlayer::from_fn(|player| self.hand(player)),
            points: score.points,
            handicap_points: ByPlayer::from_fn(|player| self.handicap_points(player)),
            asleep: score.asleep,
            groups: Vec::new(),
            regions: Vec::new(),
            to_move: self.to_move(),
            entries,
            entering: EntryHighlight::InFewPlaces,
            entries_due: u8::from(!entries.is_empty()),
            carries: carries.filter(|(_, targets)| !targets.is_empty()).collect(),
            can_pass: self.can_pass(),
            komi_left: None,
            can_spend_komi: false,
        }
    }
}
