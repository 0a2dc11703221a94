//! A whole game, with advice.

use super::super::PositionClaim::{Lost, Over, ToMove};
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, StepStart, TextId};
use crate::board::Side;
use crate::play::Level;
use crate::rules::{Player, Variant};

pub(super) static GAME: Lesson = Lesson {
    id: "anda-game",
    variant: Variant::Anda(Side::Five),
    title: TextId("anda_game_title"),
    about: TextId("anda_game_about"),
    steps: &[
        step(
            StepStart::Here,
            claim("anda_game_start", &[ToMove(Player::Black)]),
            LessonTask::Any,
            claim("anda_game_start_done", &[ToMove(Player::White)]),
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
            claim("anda_game_smother_done", &[Lost(Player::White)]),
            &[remark_claiming(RemarkTrigger::LosesStones, "anda_game_lost", &[Lost(Player::Black)])],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("anda_game_end"),
            LessonTask::End,
            claim("anda_game_end_done", &[Over]),
            &[remark_claiming(RemarkTrigger::LosesStones, "anda_game_lost", &[Lost(Player::Black)])],
        )
        .against(Level::MIN),
    ],
};
