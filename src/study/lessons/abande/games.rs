//! Whole games, with advice.

use super::super::PointProperty;
use super::super::PositionClaim::{SomeAsleep, There};
use super::super::lesson::{remark, remark_claiming, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, Remark, RemarkTrigger, StepStart, TextId};
use crate::play::Level;
use crate::rules::{Player, Variant};

/// The stack that was just put down can be captured.
const EXPOSED: Remark =
    remark_claiming(RemarkTrigger::Exposes, "games_exposed", &[There(&[PointProperty::Exposed])]);

/// A stack of the learner is asleep.
const ASLEEP: Remark =
    remark_claiming(RemarkTrigger::FallsAsleep, "games_asleep", &[SomeAsleep(Player::Black)]);

pub(super) static FIRST_GAME: Lesson = Lesson {
    id: "first-game",
    variant: Variant::Hex3,
    title: TextId("first_game_title"),
    about: TextId("first_game_about"),
    steps: &[
        step(StepStart::Here, say("first_game_start"), LessonTask::Enter, say("first_game_start_done"), &[])
            .against(Level::MIN),
        step(
            StepStart::Here,
            say("first_game_capture"),
            LessonTask::Capture,
            say("first_game_capture_done"),
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
            say("first_game_hand"),
            LessonTask::LastEntry,
            say("first_game_hand_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("first_game_end"),
            LessonTask::End,
            say("first_game_end_done"),
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
            say("full_board_start_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("full_board_tower"),
            LessonTask::Tower,
            say("full_board_tower_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("full_board_hand"),
            LessonTask::LastEntry,
            say("full_board_hand_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            StepStart::Here,
            say("full_board_end"),
            LessonTask::End,
            say("full_board_end_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
    ],
};
