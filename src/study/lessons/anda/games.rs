//! A whole game, with advice.

use super::super::lesson::{remark, say, step};
use super::super::{Lesson, Place, Refusal, Task, Text, When};
use crate::board::Side;
use crate::play::Level;
use crate::rules::Variant;

pub(super) static GAME: Lesson = Lesson {
    id: "anda-game",
    variant: Variant::Anda(Side::Five),
    title: Text("anda_game_title"),
    about: Text("anda_game_about"),
    steps: &[
        step(
            Place::Here,
            say("anda_game_start"),
            Task::Any,
            say("anda_game_start_done"),
            &[
                remark(When::Refused(Refusal::NeedsTwoStones), "groups_first_one"),
                remark(When::Refused(Refusal::NotOnPerimeter), "groups_first_inside"),
                remark(When::Refused(Refusal::PartsTouch), "groups_first_near"),
                remark(When::Refused(Refusal::SamePart), "groups_first_same"),
            ],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("anda_game_smother"),
            Task::Smother,
            say("anda_game_smother_done"),
            &[remark(When::LosesStones, "anda_game_lost")],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("anda_game_end"),
            Task::End,
            say("anda_game_end_done"),
            &[remark(When::LosesStones, "anda_game_lost")],
        )
        .against(Level::MIN),
    ],
};
