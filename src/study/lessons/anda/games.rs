//! A whole game, with advice.

use super::super::lesson::{remark, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, StepStart, TextId};
use crate::board::Side;
use crate::play::Level;
use crate::rules::Variant;

pub(super) static GAME: Lesson = Lesson {
    id: "anda-game",
    variant: Variant::Anda(Side::Five),
    title: TextId("anda_game_title"),
    about: TextId("anda_game_about"),
    steps: &[
        step(
            StepStart::Here,
            say("anda_game_start"),
            LessonTask::Any,
            say("anda_game_start_done"),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::NeedsTwoStones), "groups_first_one"),
                remark(RemarkTrigger::Refused(BrokenRule::NotOnPerimeter), "groups_first_inside"),
                remark(RemarkTrigger::Refused(BrokenRule::PartsTouch), "groups_first_near"),
                remark(RemarkTrigger::Refused(BrokenRule::SamePart), "groups_first_same"),
            ],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("anda_game_smother"),
            LessonTask::Smother,
            say("anda_game_smother_done"),
            &[remark(RemarkTrigger::LosesStones, "anda_game_lost")],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("anda_game_end"),
            LessonTask::End,
            say("anda_game_end_done"),
            &[remark(RemarkTrigger::LosesStones, "anda_game_lost")],
        )
        .against(Level::MIN),
    ],
};
