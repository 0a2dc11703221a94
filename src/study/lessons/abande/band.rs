//! The band, the stacks that hold it together, and how to unpin them.

use super::super::PointProperty;
use super::super::PointQuestion;
use super::super::PositionClaim::{
    All, Could, Count, Empty, Free, Legal, Owned, Pinned, Safe, Stack, ThanksTo, There, Threat, Touch,
    TriedFrom,
};
use super::super::lesson::{claim, remark, remark_claiming, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, Reply, StepStart, TextId};
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static BAND: Lesson = Lesson {
    id: "band",
    variant: Variant::Hex3,
    title: TextId("band_title"),
    about: TextId("band_about"),
    steps: &[
        step(
            StepStart::Moves("c3 c4 b2 d4"),
            claim("band_chain", &[Count(PointQuestion::Pinned, 2)]),
            LessonTask::Name(PointQuestion::Pinned),
            claim(
                "band_chain_done",
                &[All(PointQuestion::Pinned, &["c3", "c4"]), Touch("b2", "c3"), Touch("c4", "d4")],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::PointedEmpty,
                    "pointing_empty",
                    &[There(&[PointProperty::Empty])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "band_chain_end",
                    &[There(&[PointProperty::Free])],
                ),
            ],
        ),
        step(
            StepStart::Moves("c3 c4 c2 d4 b3 e3"),
            claim("band_capture", &[Threat("b3-c4"), Pinned(&["c3"])]),
            LessonTask::Capture,
            claim("band_capture_done", &[Stack("c4", "wb"), Empty(&["b3"]), Pinned(&["d4"]), Safe("c4")]),
            &[
                remark_claiming(
                    RemarkTrigger::Refused(BrokenRule::SplitsBand),
                    "band_capture_pinned",
                    &[Pinned(&["c3"]), Touch("c2", "c3"), TriedFrom("c3")],
                ),
                remark_claiming(
                    RemarkTrigger::Enters,
                    "capturing_any_enters",
                    &[There(&[PointProperty::High(1)])],
                ),
            ],
        ),
        step(
            StepStart::Moves("c3 c4"),
            claim("band_pin", &[Owned(White, &["c4"]), Free(&["c4"]), Touch("c4", "c3")]),
            LessonTask::Pin("c4"),
            claim("band_pin_done", &[Pinned(&["c4"])]),
            &[
                remark_claiming(
                    RemarkTrigger::Enters,
                    "band_pin_both",
                    &[Free(&["c4"]), Touch("c4", "c3"), Threat("c4-c3")],
                ),
                remark(RemarkTrigger::Refused(BrokenRule::TooEarly), "entering_second_early"),
                remark(RemarkTrigger::Refused(BrokenRule::NotConnected), "entering_second_far"),
            ],
        ),
        step(
            StepStart::Moves("c2 d2 d3 c4 b3 b2 c1 c5"),
            claim("band_ring", &[Count(PointQuestion::Pinned, 2)]),
            LessonTask::Name(PointQuestion::Pinned),
            claim(
                "band_ring_done",
                &[All(PointQuestion::Pinned, &["c2", "c4"]), Touch("c1", "c2"), Touch("c5", "c4")],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Pointed("c1"),
                    "band_chain_end",
                    &[There(&[PointProperty::Free])],
                ),
                remark_claiming(
                    RemarkTrigger::Pointed("c5"),
                    "band_chain_end",
                    &[There(&[PointProperty::Free])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedEmpty,
                    "pointing_empty",
                    &[There(&[PointProperty::Empty])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "band_ring_way",
                    &[There(&[PointProperty::Free])],
                ),
            ],
        ),
    ],
};

pub(super) static FREEING: Lesson = Lesson {
    id: "freeing",
    variant: Variant::Hex3,
    title: TextId("freeing_title"),
    about: TextId("freeing_about"),
    steps: &[
        step(
            StepStart::Moves("c3 c4 c2 d4 b3 e3"),
            claim("freeing_link", &[Pinned(&["c3"]), Touch("c2", "c3")]),
            LessonTask::Free("c3"),
            claim("freeing_link_done", &[Free(&["c3"]), Touch("c2", "b2"), Touch("b2", "b3")]),
            &[
                remark_claiming(
                    RemarkTrigger::Enters,
                    "freeing_link_else",
                    &[Pinned(&["c3"]), Owned(Black, &["c2", "b3"]), Could("b2")],
                ),
                remark_claiming(
                    RemarkTrigger::Captures,
                    "freeing_link_capture",
                    &[Owned(Black, &["c3"]), Pinned(&["c3"])],
                ),
                remark_claiming(
                    RemarkTrigger::Refused(BrokenRule::SplitsBand),
                    "band_capture_pinned",
                    &[Pinned(&["c3"]), Touch("c2", "c3"), TriedFrom("c3")],
                ),
            ],
        )
        .replying(&[Reply { to: None, mv: "e2" }]),
        step(
            StepStart::Here,
            claim("freeing_use", &[Free(&["c3"]), Legal("c3-c4")]),
            LessonTask::Move(&["c3-c4"]),
            claim("freeing_use_done", &[Stack("c4", "wb"), Pinned(&["d4"]), Safe("c4")]),
            &[
                remark_claiming(
                    RemarkTrigger::From("b3"),
                    "freeing_use_other",
                    &[Owned(Black, &["c3"]), Stack("c4", "wb"), Safe("c4")],
                ),
                remark_claiming(RemarkTrigger::Enters, "freeing_use_enters", &[Could("c3-c4")]),
            ],
        ),
        step(
            StepStart::Moves("d4 c5 d3 c5-d4 e2 c5 d2 b4 c2 e1 b2 e1-e2 a1 e2-d2"),
            claim("freeing_ring", &[Pinned(&["d3"]), Stack("d4", "bw")]),
            LessonTask::Free("d3"),
            claim(
                "freeing_ring_done",
                &[Free(&["d3"]), Owned(Black, &["b3"]), Touch("b2", "b3"), Touch("b3", "b4")],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Refused(BrokenRule::SplitsBand),
                    "freeing_ring_pinned",
                    &[Pinned(&["d3"]), TriedFrom("d3")],
                ),
                remark_claiming(
                    RemarkTrigger::Enters,
                    "freeing_ring_else",
                    &[Owned(Black, &["b2"]), Owned(White, &["b4"]), Pinned(&["d3"])],
                ),
            ],
        )
        .replying(&[Reply { to: None, mv: "e1" }]),
        step(
            StepStart::Here,
            claim("freeing_tower", &[Legal("d3-d4"), Stack("d4", "bw"), Threat("d4-d3")]),
            LessonTask::Take("d4"),
            claim(
                "freeing_tower_done",
                &[Stack("d4", "bwb"), Empty(&["d3"]), There(&[PointProperty::Awake]), ThanksTo("b3")],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Captures,
                    "freeing_tower_other",
                    &[Stack("d4", "bw"), Could("d3-d4")],
                ),
                remark_claiming(
                    RemarkTrigger::Enters,
                    "freeing_tower_enters",
                    &[Stack("d4", "bw"), Owned(Black, &["d3"]), Could("d3-d4")],
                ),
            ],
        ),
    ],
};
