//! Towers, tempo and the last pieces in hand.

use super::super::Claim::{
    Asleep, Awake, Could, Empty, Hands, Illegal, Legal, LosesNothing, Only, OnlyEnemies, OnlyEntries, Owned,
    Pinned, Points, Safe, Stack, There, Threat, Touch, Wins,
};
use super::super::Is;
use super::super::lesson::{claim, remark, remark_claiming, step};
use super::super::{Lesson, Place, Refusal, Reply, Task, Text, When};
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static TOWERS: Lesson = Lesson {
    id: "towers",
    variant: Variant::Hex3,
    title: Text("towers_title"),
    about: Text("towers_about"),
    steps: &[
        step(
            Place::Moves(
                "d3 c4 b3 d2 b2 d2-d3 d4 e3 d4-c4 c2 c5 b4 c5-b4 c2-b2 a1 d4 a1-b2 c5 c4-d4 c3 d2 c5-b4 c4 c3-c4",
            ),
            claim("towers_take", &[Stack("d3", "bw"), Points(5, 8)]),
            Task::Tower,
            claim("towers_take_done", &[Stack("d3", "bwb"), Points(7, 6)]),
            &[remark_claiming(When::Enters, "towers_take_enters", &[Stack("d3", "bw"), Could("d2-d3")])],
        ),
        step(
            Place::Moves("c3 b3 a2 d3 a2-b3 e3 a3 a2"),
            claim("towers_save", &[Stack("b3", "wb"), Threat("a2-b3")]),
            Task::Pin("a2"),
            claim(
                "towers_save_done",
                &[Pinned(&["a2"]), Safe("b3"), Owned(Black, &["a1"]), Touch("a1", "a2")],
            ),
            &[
                remark_claiming(
                    When::Move(&["a3-a2"]),
                    "towers_save_asleep",
                    &[Asleep(&["a2", "b3"]), Points(1, 1)],
                ),
                remark_claiming(When::Anything, "towers_save_else", &[Threat("a2-b3")]),
                remark(When::Refused(Refusal::NotConnected), "entering_second_far"),
            ],
        ),
        step(
            Place::Moves("a3 a2 b2 c2 b4 b3 c4 b3-a3 c3 c1 c3-c2 c1-c2 a1 b1"),
            claim("towers_sleep", &[Stack("c2", "wbw"), OnlyEnemies("c2", &["b2"]), Points(3, 7)]),
            Task::PutToSleep("c2"),
            claim("towers_sleep_done", &[Asleep(&["c2"]), Pinned(&["a3"]), Safe("a2"), Points(4, 3)]),
            &[
                remark_claiming(
                    When::Move(&["b2-b1"]),
                    "towers_sleep_beside",
                    &[Touch("b1", "c2"), Awake(&["c2"])],
                ),
                remark(When::Refused(Refusal::TowerTarget), "towers_sleep_fixed"),
                remark_claiming(
                    When::Anything,
                    "towers_sleep_else",
                    &[Owned(Black, &["b2"]), Awake(&["c2"])],
                ),
            ],
        ),
    ],
};

pub(super) static TEMPO: Lesson = Lesson {
    id: "tempo",
    variant: Variant::Hex3,
    title: Text("tempo_title"),
    about: Text("tempo_about"),
    steps: &[
        step(
            Place::Moves(
                "a3 b3 b2 b1 a3-b3 b1-b2 a3 b1 c2 a1 c2-b2 c1 c3 c2 c3-c2 c1-c2 d1 e1 c3 e1-d1 a2 d3 a2-a1 d3-c3",
            ),
            claim("tempo_capture", &[Hands(1, 1), Threat("b1-a1")]),
            Task::Capture,
            claim("tempo_capture_done", &[Hands(1, 1), Stack("b1", "wwb"), OnlyEntries, Safe("b1")]),
            &[remark_claiming(When::Enters, "tempo_capture_enters", &[Hands(0, 1), Threat("b1-a1")])],
        )
        .replying(&[Reply { to: None, mv: "d2" }]),
        step(
            Place::Here,
            claim("tempo_last", &[Hands(1, 0), Owned(White, &["d2"])]),
            Task::Move(&["e2"]),
            claim("tempo_last_done", &[Safe("e2"), Pinned(&["d2"]), Points(9, 6), Hands(0, 0)]),
            &[
                remark_claiming(When::FallsAsleep, "entering_beside_alone", &[There(&[Is::Asleep])]),
                remark_claiming(When::Exposes, "tempo_last_exposed", &[There(&[Is::Exposed])]),
                remark(When::Refused(Refusal::MustEnterOrCapture), "passing_hand_pass"),
            ],
        ),
        step(
            Place::Moves(
                "c4 d4 e3 c3 e3-d4 c3-c4 d3 e3 b3 d2 b3-c4 e3-d3 b4 e2 c2 c1 b3 b1 c5 c1-c2 a3 c3",
            ),
            claim("tempo_wait", &[Hands(0, 1), Points(6, 3)]),
            Task::Pass,
            claim("tempo_wait_done", &[Hands(0, 1), Illegal("pass"), LosesNothing]),
            &[remark_claiming(When::Move(&["b3-c3"]), "tempo_wait_capture", &[
                Threat("d2-c3"),
                Stack("c3", "wb"),
            ])],
        )
        .replying(&[Reply { to: None, mv: "b2" }]),
        step(
            Place::Here,
            claim("tempo_end", &[Hands(0, 0), Points(6, 4)]),
            Task::Pass,
            claim("tempo_end_done", &[Points(6, 4), LosesNothing, Wins]),
            &[
                remark_claiming(When::Move(&["b3-c3"]), "tempo_wait_capture", &[
                    Threat("d2-c3"),
                    Stack("c3", "wb"),
                ]),
                remark_claiming(When::Captures, "tempo_end_capture", &[LosesNothing, Wins, Could("pass")]),
            ],
        )
        .replying(&[Reply { to: None, mv: "pass" }]),
    ],
};

pub(super) static LAST_ENTRIES: Lesson = Lesson {
    id: "last-entries",
    variant: Variant::Hex3,
    title: Text("last_title"),
    about: Text("last_about"),
    steps: &[
        step(
            Place::Moves(
                "a3 b4 c5 c4 c3 a2 c5-c4 b2 a3-b4 a1 a3 a2-a3 c2 a2 c3-b2 a1-b2 c3 c1 d3 c1-c2 c3-c2 d2 d3-d2 e2 \
                 b3 a3-b3",
            ),
            claim("last_pin", &[Hands(1, 0), Stack("d2", "wb"), Threat("e2-d2")]),
            Task::Save("d2"),
            claim("last_pin_done", &[
                Pinned(&["e2"]),
                Safe("d2"),
                Owned(Black, &["e3"]),
                Touch("e3", "e2"),
                Only(&["pass"]),
            ]),
            &[
                remark_claiming(When::Enters, "last_pin_else", &[Threat("e2-d2")]),
                remark(When::Refused(Refusal::MustEnterOrCapture), "passing_hand_pass"),
            ],
        )
        .replying(&[Reply { to: None, mv: "pass" }]),
        step(
            Place::Here,
            claim("last_close", &[Points(10, 7), Legal("pass")]),
            Task::Pass,
            claim("last_close_done", &[Points(10, 7)]),
            &[remark_claiming(When::Refused(Refusal::HandEmpty), "last_close_hand", &[
                Hands(0, 0),
                Points(10, 7),
                Legal("pass"),
            ])],
        ),
        step(
            Place::Moves(
                "c1 c2 d2 e1 b2 b1 a2 b1-c1 a1 e1-d2 e1 e2 e3 a3 e1-e2 d3 e3-d3 e1 e2-e1 a3-a2 a1-a2 d4 c5 b4",
            ),
            claim("last_wake", &[Hands(1, 0), Asleep(&["c1"]), Stack("c1", "bw"), Empty(&["b1", "d1"])]),
            Task::Move(&["e2", "c3", "e3"]),
            claim("last_wake_done", &[Asleep(&["c1"]), There(&[Is::Awake]), Wins]),
            &[
                remark_claiming(When::Move(&["b1", "d1"]), "last_wake_woken", &[Awake(&["c1"])]),
                remark_claiming(When::Move(&["a3", "b3", "c4"]), "last_wake_given", &[
                    There(&[Is::Exposed]),
                    Owned(White, &["b4"]),
                ]),
                remark_claiming(When::FallsAsleep, "entering_beside_alone", &[There(&[Is::Asleep])]),
                remark(When::Refused(Refusal::MustEnterOrCapture), "passing_hand_pass"),
            ],
        ),
    ],
};
