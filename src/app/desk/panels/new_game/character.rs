//! How the computer plays, in the seat cards of the dialogs for a new game and for its players: at a level, at the
//! level that suits the player, or as a character.

use bevy_egui::egui::{Sense, Ui, Vec2, vec2};

use crate::app::desk::panels::widgets::{FORM_LIST, drop_down, record_place};
use crate::app::desk::panels::{icons, theme};
use crate::i18n::{Message, Words, characters as messages};
use crate::play::{Character, CharacterId, LevelRating, Tier, characters_of};
use crate::rules::Player;

use super::Form;

/// Side of a portrait beside the list, in points.
const PORTRAIT: f32 = 24.0;

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

/// Shows the list for a side that the computer plays, which shows `name` for what is chosen, with the portrait of a
/// character before it. For a new game the level can follow the player's rating.
pub(super) fn show(ui: &mut Ui, form: &mut Form, player: Player, name: &str, words: &Words) {
    let setup = form.setup();
    let known = setup.seats[player].character();
    if let Some((character, _)) = known {
        let (square, _) = ui.allocate_exact_size(Vec2::splat(PORTRAIT), Sense::hover());
        icons::portrait(ui.painter(), square, &character.portrait, theme::ink());
    }
    let chosen = match known {
        Some((character, _)) => Manner::Character(character.id),
        None if form.is_adaptive() => Manner::Adaptive,
        None => Manner::Level,
    };
    let tier = known.map_or(Tier::Easy, |(_, tier)| tier);
    let adaptive = (form.is_new && setup.only_computer().is_some()).then_some(Manner::Adaptive);
    let characters = characters_of(setup.variant.kind()).map(|character| Manner::Character(character.id));
    let manners = std::iter::once(Manner::Level).chain(adaptive).chain(characters);
    let options: Vec<_> = manners.map(|manner| (manner, words.say(label(manner)), name_of(manner))).collect();
    let entries = options.iter().map(|(one, label, name)| (*one, label.clone(), Some(name.as_str())));
    let tip = |manner: &Manner| match *manner {
        Manner::Character(id) => Character::find(id).map(|character| about(character, tier, words)),
        Manner::Level | Manner::Adaptive => None,
    };
    let what = words.say(messages::how_computer_plays());
    let list = format!("character:{}", player.word());
    let size = vec2(ui.available_width(), FORM_LIST.y);
    let (clicked, shown) = drop_down(ui, (&list, &what), size, (&chosen, name.to_owned()), entries, tip);
    record_place(ui, &list, shown.rect);
    shown.on_hover_text(name);
    match clicked {
        Some(Manner::Adaptive) => form.adapt(player),
        Some(Manner::Level) => form.set_character(player, None),
        Some(Manner::Character(id)) => form.set_character(player, Some(id)),
        None => {}
    }
}

/// What kind of player a character is, and how strong.
fn about(character: &'static Character, tier: Tier, words: &Words) -> String {
    words.say(messages::character_about((&character.about).into(), worth(character, tier)))
}

/// The rating of a character, with the level that is about as strong.
pub(super) fn worth(character: &Character, tier: Tier) -> Message {
    match character.strength(tier).rating {
        Some([rating, _]) => {
            let level = LevelRating::nearest(character.game, rating.into());
            messages::character_rating(rating, level.get())
        }
        None => messages::character_unrated(),
    }
}

/// Name in `--probe`.
fn name_of(manner: Manner) -> String {
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
