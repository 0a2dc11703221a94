//! The choice of a character for the computer in the dialogs for a new game and for its players.

use bevy_egui::egui::{Sense, Ui, Vec2};

use crate::app::desk::panels::icons;
use crate::app::desk::panels::theme;
use crate::app::desk::panels::widgets::{FORM_LIST, drop_down, explain, form_row, record_place};
use crate::i18n::{Argument, Message, Words, characters as messages};
use crate::play::{Character, CharacterId, CharacterStrength, Level, LevelRating, Seat, characters_of};
use crate::rules::{Player, Variant};

use super::Form;

/// Side of a portrait beside the list, in points.
const PORTRAIT: f32 = 26.0;

/// Shows the choice on one row: a list for each side that the computer plays; none if people play both.
pub(super) fn show(ui: &mut Ui, form: &mut Form, words: &Words) {
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
            if let Some((character, _)) = known {
                let (square, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
                icons::portrait(ui.painter(), square, &character.portrait, theme::ink());
            }
            let chosen = known.map(|(character, _)| character.id);
            let label = |id: Option<CharacterId>| words.say(label(id));
            let options: Vec<_> = std::iter::once(None)
                .chain(characters_of(setup.variant.kind()).map(|character| Some(character.id)))
                .map(|id| (id, label(id), name(id)))
                .collect();
            let entries = options.iter().map(|(id, label, name)| (*id, label.clone(), Some(name.as_str())));
            let about = |id: &Option<CharacterId>| about(*id).map(|text| words.say_argument(&text));
            let list = format!("character:{}", player.word());
            let shown = (&chosen, label(chosen));
            let (clicked, shown) = drop_down(ui, (&list, &heading), FORM_LIST, shown, entries, about);
            record_place(ui, &list, shown.rect);
            if let Some(id) = clicked {
                form.set_character(player, id);
            }
        }
        if let [player] = sides.as_slice() {
            explain(ui, &words.say(worth(setup.seats[*player], setup.variant)), theme::muted());
        }
    });
}

/// The character in a seat, with how strong it plays there; none if the seat has no known character.
pub(super) fn known(seat: Seat) -> Option<(&'static Character, CharacterStrength)> {
    let Seat::Character(id, tier) = seat else { return None };
    Character::find(id).map(|character| (character, character.strength(tier)))
}

/// What kind of player a character is.
fn about(id: Option<CharacterId>) -> Option<Argument> {
    Some((&Character::find(id?)?.about).into())
}

/// How strong the computer plays: the rating of a character, with the level that is about as strong.
fn worth(seat: Seat, variant: Variant) -> Message {
    match known(seat) {
        None => messages::no_character_means(),
        Some((_, strength)) => match strength.rating {
            Some([rating, _]) => messages::character_rating(rating, nearest_level(variant, rating).get()),
            None => messages::character_unrated(),
        },
    }
}

/// The level whose rating is nearest to this one.
fn nearest_level(variant: Variant, rating: u16) -> Level {
    // All boards on which games are rated have the same scale.
    let board = LevelRating::boards(variant.kind()).next().unwrap_or(variant);
    let distance = |level: &Level| {
        let known = LevelRating::of(board, *level).map_or(f64::MAX, |known| known.value);
        (known - f64::from(rating)).abs()
    };
    Level::all_for(variant).min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or_default()
}

/// Name in `--probe`.
fn name(id: Option<CharacterId>) -> String {
    id.map_or_else(|| "character:none".to_owned(), |id| format!("character:{id}"))
}

fn label(id: Option<CharacterId>) -> Message {
    id.map_or_else(messages::no_character, |id| messages::character_name(messages::name_of(id)))
}
