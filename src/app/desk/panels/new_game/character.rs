//! The choice of a character for the computer in the dialogs for a new game and for its players.

use bevy_egui::egui::{Sense, Ui, Vec2};

use crate::app::desk::panels::icons;
use crate::app::desk::panels::theme;
use crate::app::desk::panels::widgets::{FORM_LIST, drop_down, explain, form_row, record_place};
use crate::i18n::{Argument, Message, Words, characters as messages};
use crate::play::{Character, CharacterId, CharacterStrength, GameSetup, LevelRating, Seat, characters_of};
use crate::rules::Player;

use super::Form;

/// Side of a portrait beside the list, in points.
const PORTRAIT: f32 = 26.0;

/// How the computer plays, as an entry of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// At a level.
    Level,
    /// At the level that suits the player.
    Adaptive,
    /// As a character.
    Character(CharacterId),
}

/// Shows the choice on one row: a list for each side that the computer plays; none if people play both. `is_new`: for a new
/// game, for which the level can follow the player's rating.
pub(super) fn show(ui: &mut Ui, form: &mut Form, is_new: bool, words: &Words) {
    let setup = form.setup();
    let sides: Vec<Player> =
        Player::ALL.into_iter().filter(|&player| setup.seats[player].is_computer()).collect();
    if sides.is_empty() {
        return;
    }
    let heading = words.say(messages::character_heading());
    form_row(ui, "character", Some(&heading), |ui| {
        for &player in &sides {
            let known = known(setup.seats[player]);
            let chosen = match known {
                Some((character, _)) => Manner::Character(character.id),
                None if form.is_adaptive() => Manner::Adaptive,
                None => Manner::Level,
            };
            let label = |manner: Manner| words.say(label(manner));
            let adaptive = (is_new && sides.len() == 1).then_some(Manner::Adaptive);
            let characters =
                characters_of(setup.variant.kind()).map(|character| Manner::Character(character.id));
            let manners = std::iter::once(Manner::Level).chain(adaptive).chain(characters);
            let options: Vec<_> = manners.map(|manner| (manner, label(manner), name(manner))).collect();
            let entries = options.iter().map(|(one, label, name)| (*one, label.clone(), Some(name.as_str())));
            let about = |manner: &Manner| about(*manner).map(|text| words.say_argument(&text));
            let list = format!("character:{}", player.word());
            let shown = (&chosen, label(chosen));
            let (clicked, shown) = drop_down(ui, (&list, &heading), FORM_LIST, shown, entries, about);
            record_place(ui, &list, shown.rect);
            if let Some((character, _)) = known {
                let (square, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
                icons::portrait(ui.painter(), square, &character.portrait, theme::ink());
            }
            match clicked {
                Some(Manner::Adaptive) => form.adapt(player),
                Some(Manner::Level) => form.set_character(player, None),
                Some(Manner::Character(id)) => form.set_character(player, Some(id)),
                None => {}
            }
        }
        if let [player] = sides.as_slice() {
            explain(ui, &words.say(worth(form, *player)), theme::muted());
        }
    });
}

/// The character in a seat, with how strong it plays there; none if the seat has no known character.
pub(super) fn known(seat: Seat) -> Option<(&'static Character, CharacterStrength)> {
    let Seat::Character(id, tier) = seat else { return None };
    Character::find(id).map(|character| (character, character.strength(tier)))
}

/// What kind of player a character is.
fn about(manner: Manner) -> Option<Argument> {
    let Manner::Character(id) = manner else { return None };
    Character::find(id).map(|character| (&character.about).into())
}

/// How strong the computer plays: at a level, or the rating of a character, with the level that is about as strong.
fn worth(form: &Form, player: Player) -> Message {
    let GameSetup { variant, seats, .. } = form.setup();
    match known(seats[player]) {
        None if form.is_adaptive() => {
            messages::adaptive_level_means(seats[player].level().unwrap_or_default().get())
        }
        None => messages::no_character_means(),
        Some((_, strength)) => match strength.rating {
            Some([rating, _]) => {
                let level = LevelRating::nearest(variant.kind(), rating.into());
                messages::character_rating(rating, level.get())
            }
            None => messages::character_unrated(),
        },
    }
}

/// Name in `--probe`.
fn name(manner: Manner) -> String {
    match manner {
        Manner::Level => "character:none".to_owned(),
        Manner::Adaptive => "character:adaptive".to_owned(),
        Manner::Character(id) => format!("character:{id}"),
    }
}

fn label(manner: Manner) -> Message {
    match manner {
        Manner::Level => messages::no_character(),
        Manner::Adaptive => messages::adaptive_level(),
        Manner::Character(id) => messages::character_name(messages::name_of(id)),
    }
}
