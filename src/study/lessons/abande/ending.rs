//! Sleeping stacks, the score, and passing.

use super::super::PointProperty;
use super::super::PointQuestion;
use super::super::PositionClaim::{
    All, Asleep, Awake, Count, Free, Hands, Illegal, Legal, LosesNothing, Only, OnlyEnemies, Owned, Points,
    Stack, There, Threat, Wins,
};
use super::super::lesson::{claim, remark, remark_claiming, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, Reply, StepStart, TextId};
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static SLEEPERS: Lesson = Lesson {
    id: "sleepers",
    variant: Variant::Hex3,
    title: TextId("sleepers_title"),
    about: TextId("sleepers_about"),
    steps: &[
        step(
            StepStart::Moves("c3 b3 a2 d3 a2-b3 e3 a3 a2 a3-a2 c2"),
            claim("sleepers_find", &[Count(PointQuestion::Asleep, 3)]),
            LessonTask::Name(PointQuestion::Asleep),
            claim("sleepers_find_done", &[All(PointQuestion::Asleep, &["a2", "b3", "e3"]), Points(1, 2)]),
            &[
                remark_claiming(RemarkTrigger::Pointed("c3"), "sleepers_find_awake", &[Awake(&["c3"])]),
                remark_claiming(
                    RemarkTrigger::PointedEmpty,
                    "pointing_empty",
                    &[There(&[PointProperty::Empty])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "sleepers_find_else",
                    &[There(&[PointProperty::Awake])],
                ),
            ],
        ),
        step(
            StepStart::Moves("d4 d3 c5 c3 c2 e3 b4 b1 b3 d3-d4 e2 b1-c2 d2 c2-d2"),
            claim("sleepers_put", &[Stack("d2", "bbw"), OnlyEnemies("d2", &["e2"]), Points(3, 7)]),
            LessonTask::PutToSleep("d2"),
            claim("sleepers_put_done", &[Asleep(&["d2"]), Stack("e3", "wb"), Points(4, 3)]),
            &[
                remark_claiming(
                    RemarkTrigger::Captures,
                    "sleepers_put_awake",
                    &[Awake(&["d2"]), Owned(Black, &["e2"])],
                ),
                remark_claiming(
                    RemarkTrigger::Enters,
                    "sleepers_put_enters",
                    &[Awake(&["d2"]), Owned(Black, &["e2"])],
                ),
            ],
        ),
        step(
            StepStart::Moves(
                "b4 b3 c4 b2 b4-b3 b2-b3 d3 a2 b2 d4 b1 d4-c4 d4 c2 d3-c4 a3 b1-c2 a2-b2 d2 e2 b1 c5 e1 c5-d4 \
                 e1-e2 e3",
            ),
            claim("sleepers_keep", &[Points(8, 8), Hands(0, 0), Legal("b1-b2"), Legal("e2-e3")]),
            LessonTask::Move(&["e2-e3"]),
            claim(
                "sleepers_keep_done",
                &[Stack("e3", "wwb"), Points(9, 7), All(PointQuestion::Asleep, &["a3", "d2"]), LosesNothing],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Move(&["b1-b2"]),
                    "sleepers_keep_own",
                    &[Asleep(&["c2"]), Stack("c2", "wb"), Threat("e3-e2")],
                ),
                remark_claiming(RemarkTrigger::Passes, "sleepers_keep_pass", &[Points(8, 8)]),
            ],
        ),
    ],
};

pub(super) static PASSING: Lesson = Lesson {
    id: "passing",
    variant: Variant::Hex3,
    title: TextId("passing_title"),
    about: TextId("passing_about"),
    steps: &[
        step(
            StepStart::Moves(
                "a1 b1 b2 c2 c3 c2-c3 a1-b1 c2 d1 d2 d1-d2 c3-b2 b1-c2 b1 c1 a2 a1 a2-a1 c1-b1 b3 d1 a3 b4 c5",
            ),
            claim("passing_hand", &[Hands(1, 0), Illegal("pass")]),
            LessonTask::LastEntry,
            claim("passing_hand_done", &[Hands(0, 0)]),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::MustEnterOrCapture), "passing_hand_pass"),
                remark(RemarkTrigger::Refused(BrokenRule::NotConnected), "entering_second_far"),
            ],
        ),
        step(
            StepStart::Moves(
                "d4 d3 c5 c3 c2 e3 b4 b1 b3 d3-d4 e2 b1-c2 d2 c2-d2 b3-c3 e1 b2 e1-e2 d1 c2 c3-c2 c4 c5-d4 e1 \
                 d1-e1 c5",
            ),
            claim("passing_ahead", &[Points(9, 8), Only(&["b4-c4", "b4-c5", "pass"])]),
            LessonTask::Pass,
            claim(
                "passing_ahead_done",
                &[Points(9, 8), Free(&["c4", "c5"]), Owned(White, &["c4", "c5"]), LosesNothing, Wins],
            ),
            &[
                remark_claiming(RemarkTrigger::Move(&["b4-c4"]), "passing_ahead_c4", &[
                    Threat("c5-c4"),
                    There(&[PointProperty::High(2)]),
                ]),
                remark_claiming(RemarkTrigger::Move(&["b4-c5"]), "passing_ahead_c5", &[
                    Threat("c4-c5"),
                    There(&[PointProperty::High(2)]),
                ]),
            ],
        )
        .replying(&[Reply { to: None, mv: "pass" }]),
        step(
            StepStart::Moves(
                "d1 c1 b1 c2 b1-c2 c1-d1 c1 d1-c1 d1 c3 b3 e1 a3 d3 d4 e1-d1 d4-d3 d2 c2-d2 b1 d3-c3 e2 b4 e1 \
                 c2 pass",
            ),
            claim("passing_behind", &[Points(4, 8)]),
            LessonTask::Margin(1),
            claim("passing_behind_done", &[Stack("d1", "bwb"), Asleep(&["b1"]), Points(6, 5), Only(&["pass"])]),
            &[
                remark_claiming(RemarkTrigger::Passes, "passing_behind_pass", &[Points(4, 8)]),
                remark_claiming(RemarkTrigger::Move(&["c2-b1"]), "passing_behind_b1", &[Stack("b1", "wb"), Points(5, 7)]),
            ],
        ),
    ],
};
