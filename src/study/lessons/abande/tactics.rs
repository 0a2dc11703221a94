//! Towers, tempo and the last pieces in hand.

use super::super::PointProperty;
use super::super::PositionClaim::{
    Asleep, Awake, Could, Empty, Hands, Illegal, Legal, LosesNothing, Only, OnlyEnemies, OnlyEntries, Owned,
    Pinned, Points, Safe, Stack, There, Threat, Touch, Wins,
};
use super::super::lesson::{claim, remark, remark_claiming, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, Reply, StepStart, TextId};
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static TOWERS: Lesson = Lesson {
    id: "towers",
    variant: Variant::Hex3,
    title: TextId("towers_title"),
    about: TextId("towers_about"),
    steps: &[
        step(
            StepStart::Moves(
                "d3 c4 b3 d2 b2 d2-d3 d4 e3 d4-c4 c2 c5 b4 c5-b4 c2-b2 a1 d4 a1-b2 c5 c4-d4 c3 d2 c5-b4 c4 c3-c4",
            ),
            claim("towers_take", &[Stack("d3", "bw"), Points(5, 8)]),
            LessonTask::Tower,
            claim("towers_take_done", &[Stack("d3", "bwb"), Points(7, 6)]),
            &[remark_claiming(
                RemarkTrigger::Enters,
                "towers_take_enters",
                &[Stack("d3", "bw"), Could("d2-d3")],
            )],
        ),
        step(
            StepStart::Moves("c3 b3 a2 d3 a2-b3 e3 a3 a2"),
            claim("towers_save", &[Stack("b3", "wb"), Threat("a2-b3")]),
            LessonTask::Pin("a2"),
            claim(
                "towers_save_done",
                &[Pinned(&["a2"]), Safe("b3"), Owned(Black, &["a1"]), Touch("a1", "a2")],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Move(&["a3-a2"]),
                    "towers_save_asleep",
                    &[Asleep(&["a2", "b3"]), Points(1, 1)],
                ),
                remark_claiming(RemarkTrigger::Anything, "towers_save_else", &[Threat("a2-b3")]),
                remark(RemarkTrigger::Refused(BrokenRule::NotConnected), "entering_second_far"),
            ],
        ),
        step(
            StepStart::Moves("a3 a2 b2 c2 b4 b3 c4 b3-a3 c3 c1 c3-c2 c1-c2 a1 b1"),
            claim("towers_sleep", &[Stack("c2", "wbw"), OnlyEnemies("c2", &["b2"]), Points(3, 7)]),
            LessonTask::PutToSleep("c2"),
            claim("towers_sleep_done", &[Asleep(&["c2"]), Pinned(&["a3"]), Safe("a2"), Points(4, 3)]),
            &[
                remark_claiming(
                    RemarkTrigger::Move(&["b2-b1"]),
                    "towers_sleep_beside",
                    &[Touch("b1", "c2"), Awake(&["c2"])],
                ),
                remark(RemarkTrigger::Refused(BrokenRule::TowerTarget), "towers_sleep_fixed"),
                remark_claiming(
                    RemarkTrigger::Anything,
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
    title: TextId("tempo_title"),
    about: TextId("tempo_about"),
    steps: &[
        step(
            StepStart::Moves(
                "a3 b3 b2 b1 a3-b3 b1-b2 a3 b1 c2 a1 c2-b2 c1 c3 c2 c3-c2 c1-c2 d1 e1 c3 e1-d1 a2 d3 a2-a1 d3-c3",
            ),
            claim("tempo_capture", &[Hands(1, 1), Threat("b1-a1")]),
            LessonTask::Capture,
            claim("tempo_capture_done", &[Hands(1, 1), Stack("b1", "wwb"), OnlyEntries, Safe("b1")]),
            &[remark_claiming(RemarkTrigger::Enters, "tempo_capture_enters", &[Hands(0, 1), Threat("b1-a1")])],
        )
        .replying(&[Reply { to: None, mv: "d2" }]),
        step(
            StepStart::Here,
            claim("tempo_last", &[Hands(1, 0), Owned(White, &["d2"])]),
            LessonTask::Move(&["e2"]),
            claim("tempo_last_done", &[Safe("e2"), Pinned(&["d2"]), Points(9, 6), Hands(0, 0)]),
            &[
                remark_claiming(RemarkTrigger::FallsAsleep, "entering_beside_alone", &[There(&[PointProperty::Asleep])]),
                remark_claiming(RemarkTrigger::Exposes, "tempo_last_exposed", &[There(&[PointProperty::Exposed])]),
                remark(RemarkTrigger::Refused(BrokenRule::MustEnterOrCapture), "passing_hand_pass"),
            ],
        ),
        step(
            StepStart::Moves(
                "c4 d4 e3 c3 e3-d4 c3-c4 d3 e3 b3 d2 b3-c4 e3-d3 b4 e2 c2 c1 b3 b1 c5 c1-c2 a3 c3",
            ),
            claim("tempo_wait", &[Hands(0, 1), Points(6, 3)]),
            LessonTask::Pass,
            claim("tempo_wait_done", &[Hands(0, 1), Illegal("pass"), LosesNothing]),
            &[remark_claiming(RemarkTrigger::Move(&["b3-c3"]), "tempo_wait_capture", &[
                Threat("d2-c3"),
                Stack("c3", "wb"),
            ])],
        )
        .replying(&[Reply { to: None, mv: "b2" }]),
        step(
            StepStart::Here,
            claim("tempo_end", &[Hands(0, 0), Points(6, 4)]),
            LessonTask::Pass,
            claim("tempo_end_done", &[Points(6, 4), LosesNothing, Wins]),
            &[
                remark_claiming(RemarkTrigger::Move(&["b3-c3"]), "tempo_wait_capture", &[
                    Threat("d2-c3"),
                    Stack("c3", "wb"),
                ]),
                remark_claiming(RemarkTrigger::Captures, "tempo_end_capture", &[LosesNothing, Wins, Could("pass")]),
            ],
        )
        .replying(&[Reply { to: None, mv: "pass" }]),
    ],
};

pub(super) static LAST_ENTRIES: Lesson = Lesson {
    id: "last-entries",
    variant: Variant::Hex3,
    title: TextId("last_title"),
    about: TextId("last_about"),
    steps: &[
        step(
            StepStart::Moves(
                "a3 b4 c5 c4 c3 a2 c5-c4 b2 a3-b4 a1 a3 a2-a3 c2 a2 c3-b2 a1-b2 c3 c1 d3 c1-c2 c3-c2 d2 d3-d2 e2 \
                 b3 a3-b3",
            ),
            claim("last_pin", &[Hands(1, 0), Stack("d2", "wb"), Threat("e2-d2")]),
            LessonTask::Save("d2"),
            claim("last_pin_done", &[
                Pinned(&["e2"]),
                Safe("d2"),
                Owned(Black, &["e3"]),
                Touch("e3", "e2"),
                Only(&["pass"]),
            ]),
            &[
                remark_claiming(RemarkTrigger::Enters, "last_pin_else", &[Threat("e2-d2")]),
                remark(RemarkTrigger::Refused(BrokenRule::MustEnterOrCapture), "passing_hand_pass"),
            ],
        )
        .replying(&[Reply { to: None, mv: "pass" }]),
        step(
            StepStart::Here,
            claim("last_close", &[Points(10, 7), Legal("pass")]),
            LessonTask::Pass,
            claim("last_close_done", &[Points(10, 7)]),
            &[remark_claiming(RemarkTrigger::Refused(BrokenRule::HandEmpty), "last_close_hand", &[
                Hands(0, 0),
                Points(10, 7),
                Legal("pass"),
            ])],
        ),
        step(
            StepStart::Moves(
                "c1 c2 d2 e1 b2 b1 a2 b1-c1 a1 e1-d2 e1 e2 e3 a3 e1-e2 d3 e3-d3 e1 e2-e1 a3-a2 a1-a2 d4 c5 b4",
            ),
            claim("last_wake", &[Hands(1, 0), Asleep(&["c1"]), Stack("c1", "bw"), Empty(&["b1", "d1"])]),
            LessonTask::Move(&["e2", "c3", "e3"]),
            claim("last_wake_done", &[Asleep(&["c1"]), There(&[PointProperty::Awake]), Wins]),
            &[
                remark_claiming(RemarkTrigger::Move(&["b1", "d1"]), "last_wake_woken", &[Awake(&["c1"])]),
                remark_claiming(RemarkTrigger::Move(&["a3", "b3", "c4"]), "last_wake_given", &[
                    There(&[PointProperty::ExposedTo("b4")]),
                    Owned(White, &["b4"]),
                ]),
                remark_claiming(RemarkTrigger::FallsAsleep, "entering_beside_alone", &[There(&[PointProperty::Asleep])]),
                remark(RemarkTrigger::Refused(BrokenRule::MustEnterOrCapture), "passing_hand_pass"),
            ],
        ),
    ],
};
