//! Whole games, with advice.

use super::super::lesson::{remark, say, step};
use super::super::{Lesson, Place, Refusal, Task, Text, When};
use crate::play::Level;
use crate::rules::Variant;

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
                remark(When::FallsAsleep, "games_asleep"),
                remark(When::Exposes, "games_exposed"),
            ],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("first_game_hand"),
            Task::LastEntry,
            say("first_game_hand_done"),
            &[remark(When::FallsAsleep, "games_asleep"), remark(When::Exposes, "games_exposed")],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("first_game_end"),
            Task::End,
            say("first_game_end_done"),
            &[remark(When::FallsAsleep, "games_asleep"), remark(When::Exposes, "games_exposed")],
        )
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
            &[remark(When::FallsAsleep, "games_asleep"), remark(When::Exposes, "games_exposed")],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("full_board_tower"),
            Task::Tower,
            say("full_board_tower_done"),
            &[remark(When::FallsAsleep, "games_asleep"), remark(When::Exposes, "games_exposed")],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("full_board_hand"),
            Task::LastEntry,
            say("full_board_hand_done"),
            &[remark(When::FallsAsleep, "games_asleep"), remark(When::Exposes, "games_exposed")],
        )
        .against(Level::MIN),
        step(
            Place::Here,
            say("full_board_end"),
            Task::End,
            say("full_board_end_done"),
            &[remark(When::FallsAsleep, "games_asleep"), remark(When::Exposes, "games_exposed")],
        )
        .against(Level::MIN),
    ],
};
