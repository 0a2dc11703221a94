//! Captions of the moves for those who watch: what a move did, and the most important effect that it had.

use bevy::prelude::*;

use super::{Autoplay, CurrentMatch, MatchChanged, Mode, MovePlayed, PositionId};
use crate::ai::reason;
use crate::app::GameSystems;
use crate::i18n::{Message, aloud, characters, play, study};
use crate::play::{Help, Match, Transition};
use crate::rules::{Game, abande};
use crate::study::{AnyMoveEffect, facts};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MoveCaption>().add_systems(
        Update,
        write_caption
            .in_set(GameSystems::SyncView)
            .run_if(on_message::<MovePlayed>.or_else(on_message::<MatchChanged>)),
    );
}

/// Caption of the move that led to the position on the table, while two computers play, while autoplay runs, and for
/// the moves of characters in a finished game.
#[derive(Resource, Clone, Debug, Default)]
pub struct MoveCaption(Option<(PositionId, Message)>);

impl MoveCaption {
    /// Returns the caption of this position, if there is one.
    pub fn at(&self, shown: PositionId) -> Option<&Message> {
        self.0.as_ref().filter(|(of, _)| *of == shown).map(|(_, caption)| caption)
    }
}

fn write_caption(current: Res<CurrentMatch>, autoplay: Res<Autoplay>, mut caption: ResMut<MoveCaption>) {
    let (game, shown) = (current.table_match(), current.shown_position_id());
    let are_computers = game.seats().iter().all(|(_, seat)| seat.is_computer());
    let is_watched = current.mode() == Mode::Match && (autoplay.is_running() || are_computers);
    let Some(last) = game.transition_to(game.cursor()).filter(|_| current.mode() == Mode::Match) else {
        caption.0 = None;
        return;
    };
    // Who looks through a finished game is told what the characters were after.
    let is_looked_through = game.result().is_some() && !game.is_at_end();
    let reason = if is_watched || is_looked_through { reason_of(game, &last) } else { None };
    caption.0 = (is_watched || reason.is_some()).then(|| {
        let told = caption_of(&last);
        (shown, reason.map_or(told.clone(), |reason| play::two_sentences(told, reason)))
    });
}

/// Returns which of its traits made a character choose a move. `None` if another player may have made it, or no trait
/// stands out.
fn reason_of(game: &Match, last: &Transition) -> Option<Message> {
    // Others may have moved before someone else sat down, or in a variation.
    if game.help().contains(Help::Players) || !game.line().contains(&game.cursor()) {
        return None;
    }
    let (character, _) = game.setup_at(game.cursor()).seats[last.before.to_move()?].character()?;
    let before = game.tree().node(game.cursor()).parent().and_then(|parent| game.tree().node(parent).mv());
    let found = reason(character, &last.before, last.mv, before)?;
    Some(characters::character_with_text((&character.name).into(), (&found.name).into()))
}

/// Writes the caption of a move.
fn caption_of(transition: &Transition) -> Message {
    let told = aloud::of_move(transition);
    let effects = facts(&transition.before, transition.mv).unwrap_or_default();
    let effect = effects.iter().find(|effect| !is_told(effect));
    effect.map_or(told.clone(), |effect| {
        play::two_sentences(told, study::of_fact(effect, transition.after.board()))
    })
}

/// Returns `true` for effects that the description of a move tells, or the result.
const fn is_told(effect: &AnyMoveEffect) -> bool {
    matches!(
        effect,
        AnyMoveEffect::Abande(abande::MoveEffect::Tower { .. } | abande::MoveEffect::Ended)
            | AnyMoveEffect::Wins { .. }
            | AnyMoveEffect::Smothered { .. }
            | AnyMoveEffect::KomiSpent
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{ByPlayer, Variant};

    #[test]
    fn a_character_is_said_to_be_after_what_it_likes() {
        let seats = ["ai:builder:hard", "ai:5"].map(|seat| seat.parse().unwrap());
        let mut game = Match::new(Variant::Hex, ByPlayer::new(seats[0], seats[1]));
        let mut reasons = Vec::new();
        for text in ["d4", "d5", "e4", "d6", "d4-d5"] {
            game.play(game.position().parse_move(text).unwrap()).unwrap();
            reasons.push(reason_of(&game, &game.transition_to(game.cursor()).unwrap()));
        }
        let said = reasons.pop().flatten().map(|reason| crate::i18n::Words::default().say(reason));
        assert_eq!(said.as_deref(), Some("Tower Builder: prepares a tower"));
        assert!(reasons.iter().all(Option::is_none), "entering makes no towers");
    }
}
