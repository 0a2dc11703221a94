//! Whole games, with advice.

use super::super::Claim::{SomeAsleep, There};
use super::super::Is;
use super::super::lesson::{remark, remark_claiming, say, step};
use super::super::{Lesson, Place, Refusal, Remark, Task, Text, When};
use crate::play::Level;
use crate::rules::{Player, Variant};

/// The stack that was just put down can be captured.
const EXPOSED: Remark = remark_claiming(When::Exposes, "games_exposed", &[There(&[Is::Exposed])]);

/// A stack of the learner is asleep.
const ASLEEP: Remark = remark_claiming(When::FallsAsleep, "games_asleep", &[SomeAsleep(Player::Black)]);

pub(super) static FIRST_GAME: Lesson = Lesson {
    id: "first-game",
    variant: Variant::Hex3,
    title: Text("first_game_title"),
    about: Text("first_game_about"),
    steps: &[
        step(Place::Here, say("first_game_start"), Task::Enter, say("first_game_start_done"), &[])
            .against(Level::MIN),
        step(
            Place::Here,
            say("first_game_capture"),
            Task::Capture,
            say("first_game_capture_done"),
            &[
                remark(When::Refused(Refusal::NotConnected), "entering_second_far"),
                remark(When::Refused(Refusal::TooEarly), "entering_second_early"),
                ASLEEP,
                EXPOSED,
            ],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("first_game_hand"),
            Task::LastEntry,
            say("first_game_hand_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(Place::Here, say("first_game_end"), Task::End, say("first_game_end_done"), &[ASLEEP, EXPOSED])
            .against(Level::MIN),
    ],
};

pub(super) static FULL_BOARD: Lesson = Lesson {
    id: "full-board",
    variant: Variant::Hex,
    title: Text("full_board_title"),
    about: Text("full_board_about"),
    steps: &[
        step(
            Place::Here,
            say("full_board_start"),
            Task::Capture,
            say("full_board_start_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("full_board_tower"),
            Task::Tower,
            say("full_board_tower_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("full_board_hand"),
            Task::LastEntry,
            say("full_board_hand_done"),
            &[ASLEEP, EXPOSED],
        )
        .against(Level::MIN),
        step(Place::Here, say("full_board_end"), Task::End, say("full_board_end_done"), &[ASLEEP, EXPOSED])
            .against(Level::MIN),
    ],
};
