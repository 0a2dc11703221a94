//! Whole games, with advice.

use super::super::PointProperty;
use super::super::PositionClaim::{self, Hands, HasHand, MayPass, Over, SomeAsleep, There, ToMove};
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, Remark, RemarkTrigger, StepStart, TextId};
use crate::play::Level;
use crate::rules::{Player, Variant};

/// The stack that was just put down can be captured.
const EXPOSED: Remark =
    remark_claiming(RemarkTrigger::Exposes, "games_exposed", &[There(&[PointProperty::Exposed])]);

/// A stack of the learner is asleep.
const ASLEEP: Remark =
    remark_claiming(RemarkTrigger::FallsAsleep, "games_asleep", &[SomeAsleep(Player::Black)]);

/// The stack that was just put down is the learner's.
const OWN: PositionClaim = There(&[PointProperty::Of(Player::Black)]);

pub(super) static FIRST_GAME: Lesson = Lesson {
    id: "first-game",
    variant: Variant::Hex3,
    title: TextId("first_game_title"),
    about: TextId("first_game_about"),
    steps: &[
        step(
            StepStart::Here,
            claim("first_game_start", &[ToMove(Player::Black), Hands(9, 9)]),
            LessonTask::Enter,
            claim("first_game_start_done", &[ToMove(Player::White)]),
            &[],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("first_game_capture"),
            LessonTask::Capture,
            claim("first_game_capture_done", &[OWN]),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::NotConnected), "entering_second_far"),
                remark(RemarkTrigger::Refused(BrokenRule::TooEarly), "entering_second_early"),
                ASLEEP,
                EXPOSED,
            ],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            claim("first_game_hand", &[HasHand(Player::Black)]),
            LessonTask::LastEntry,
            claim("first_game_hand_done", &[MayPass(Player::Black)]),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            claim("first_game_end", &[MayPass(Player::Black)]),
            LessonTask::End,
            claim("first_game_end_done", &[Over]),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
    ],
};

pub(super) static FULL_BOARD: Lesson = Lesson {
    id: "full-board",
    variant: Variant::Hex,
    title: TextId("full_board_title"),
    about: TextId("full_board_about"),
    steps: &[
        step(
            StepStart::Here,
            say("full_board_start"),
            LessonTask::Capture,
            claim("full_board_start_done", &[OWN]),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("full_board_tower"),
            LessonTask::Tower,
            claim(
                "full_board_tower_done",
                &[There(&[PointProperty::Of(Player::Black), PointProperty::High(3)])],
            ),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            claim("full_board_hand", &[HasHand(Player::Black)]),
            LessonTask::LastEntry,
            claim("full_board_hand_done", &[MayPass(Player::Black)]),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("full_board_end"),
            LessonTask::End,
            claim("full_board_end_done", &[Over]),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
    ],
};
