//! The band, the stacks that hold it together, and how to unpin them.

use super::super::Ask;
use super::super::Claim::{
    All, Could, Count, Empty, Free, Legal, Owned, Pinned, Safe, Stack, There, Threat, Touch, TriedFrom,
};
use super::super::Is;
use super::super::lesson::{claim, remark, remark_claiming, step};
use super::super::{Lesson, Place, Refusal, Reply, Task, Text, When};
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static BAND: Lesson = Lesson {
    id: "band",
    variant: Variant::Hex3,
    title: Text("band_title"),
    about: Text("band_about"),
    steps: &[
        step(
            Place::Moves("c3 c4 b2 d4"),
            claim("band_chain", &[Count(Ask::Pinned, 2)]),
            Task::Name(Ask::Pinned),
            claim(
                "band_chain_done",
                &[All(Ask::Pinned, &["c3", "c4"]), Touch("b2", "c3"), Touch("c4", "d4")],
            ),
            &[
                remark_claiming(When::PointedEmpty, "pointing_empty", &[There(&[Is::Empty])]),
                remark_claiming(When::PointedElsewhere, "band_chain_end", &[There(&[Is::Free])]),
            ],
        ),
        step(
            Place::Moves("c3 c4 c2 d4 b3 e3"),
            claim("band_capture", &[Threat("b3-c4"), Pinned(&["c3"])]),
            Task::Capture,
            claim("band_capture_done", &[Stack("c4", "wb"), Empty(&["b3"]), Pinned(&["d4"]), Safe("c4")]),
            &[
                remark_claiming(
                    When::Refused(Refusal::SplitsBand),
                    "band_capture_pinned",
                    &[Pinned(&["c3"]), Touch("c2", "c3"), TriedFrom("c3")],
                ),
                remark(When::Enters, "capturing_any_enters"),
            ],
        ),
        step(
            Place::Moves("c3 c4"),
            claim("band_pin", &[Owned(White, &["c4"]), Free(&["c4"]), Touch("c4", "c3")]),
            Task::Pin("c4"),
            claim("band_pin_done", &[Pinned(&["c4"])]),
            &[
                remark_claiming(
                    When::Enters,
                    "band_pin_both",
                    &[Free(&["c4"]), Touch("c4", "c3"), Threat("c4-c3")],
                ),
                remark(When::Refused(Refusal::TooEarly), "entering_second_early"),
                remark(When::Refused(Refusal::NotConnected), "entering_second_far"),
            ],
        ),
        step(
            Place::Moves("c2 d2 d3 c4 b3 b2 c1 c5"),
            claim("band_ring", &[Count(Ask::Pinned, 2)]),
            Task::Name(Ask::Pinned),
            claim("band_ring_done", &[All(Ask::Pinned, &["c2", "c4"]), Touch("c1", "c2"), Touch("c5", "c4")]),
            &[
                remark_claiming(When::Pointed("c1"), "band_chain_end", &[There(&[Is::Free])]),
                remark_claiming(When::Pointed("c5"), "band_chain_end", &[There(&[Is::Free])]),
                remark_claiming(When::PointedEmpty, "pointing_empty", &[There(&[Is::Empty])]),
                remark_claiming(When::PointedElsewhere, "band_ring_way", &[There(&[Is::Free])]),
            ],
        ),
    ],
};

pub(super) static FREEING: Lesson = Lesson {
    id: "freeing",
    variant: Variant::Hex3,
    title: Text("freeing_title"),
    about: Text("freeing_about"),
    steps: &[
        step(
            Place::Moves("c3 c4 c2 d4 b3 e3"),
            claim("freeing_link", &[Pinned(&["c3"]), Touch("c2", "c3")]),
            Task::Free("c3"),
            claim("freeing_link_done", &[Free(&["c3"]), Touch("c2", "b2"), Touch("b2", "b3")]),
            &[
                remark_claiming(
                    When::Enters,
                    "freeing_link_else",
                    &[Pinned(&["c3"]), Owned(Black, &["c2", "b3"]), Could("b2")],
                ),
                remark_claiming(
                    When::Captures,
                    "freeing_link_capture",
                    &[Owned(Black, &["c3"]), Pinned(&["c3"])],
                ),
                remark_claiming(
                    When::Refused(Refusal::SplitsBand),
                    "band_capture_pinned",
                    &[Pinned(&["c3"]), Touch("c2", "c3"), TriedFrom("c3")],
                ),
            ],
        )
        .replying(&[Reply { to: None, mv: "e2" }]),
        step(
            Place::Here,
            claim("freeing_use", &[Free(&["c3"]), Legal("c3-c4")]),
            Task::Move(&["c3-c4"]),
            claim("freeing_use_done", &[Stack("c4", "wb"), Pinned(&["d4"]), Safe("c4")]),
            &[
                remark_claiming(When::From("b3"), "freeing_use_other", &[Owned(Black, &["c3"])]),
                remark_claiming(When::Enters, "freeing_use_enters", &[Could("c3-c4")]),
            ],
        ),
        step(
            Place::Moves("d4 c5 d3 c5-d4 e2 c5 d2 b4 c2 e1 b2 e1-e2 a1 e2-d2"),
            claim("freeing_ring", &[Pinned(&["d3"]), Stack("d4", "bw")]),
            Task::Free("d3"),
            claim(
                "freeing_ring_done",
                &[Free(&["d3"]), Owned(Black, &["b3"]), Touch("b2", "b3"), Touch("b3", "b4")],
            ),
            &[
                remark_claiming(
                    When::Refused(Refusal::SplitsBand),
                    "freeing_ring_pinned",
                    &[Pinned(&["d3"]), TriedFrom("d3")],
                ),
                remark_claiming(
                    When::Enters,
                    "freeing_ring_else",
                    &[Owned(Black, &["b2"]), Owned(White, &["b4"]), Pinned(&["d3"])],
                ),
            ],
        )
        .replying(&[Reply { to: None, mv: "e1" }]),
        step(
            Place::Here,
            claim("freeing_tower", &[Legal("d3-d4"), Stack("d4", "bw"), Threat("d4-d3")]),
            Task::Take("d4"),
            claim("freeing_tower_done", &[Stack("d4", "bwb"), Empty(&["d3"]), There(&[Is::Awake])]),
            &[
                remark_claiming(When::Captures, "freeing_tower_other", &[Stack("d4", "bw"), Could("d3-d4")]),
                remark_claiming(
                    When::Enters,
                    "freeing_tower_enters",
                    &[Stack("d4", "bw"), Owned(Black, &["d3"]), Could("d3-d4")],
                ),
            ],
        ),
    ],
};
