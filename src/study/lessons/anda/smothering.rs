//! Smothering groups, keeping them alive, and the order in which they leave.

use super::super::PointProperty;
use super::super::PointQuestion;
use super::super::PositionClaim::{
    All, Apart, Breaths, Could, Empty, Endangered, OneGroupAround, Open, OwnBreath, Owned, Removes, Secure,
    SharedLifelines, SmotheredBy, Territory, There, Touch, Useless,
};
use super::super::lesson::{claim, remark_claiming, step};
use super::super::{Lesson, LessonTask, RemarkTrigger, StepStart, TextId};
use crate::board::Side;
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static SMOTHERING: Lesson = Lesson {
    id: "smothering",
    variant: Variant::Anda(Side::Three),
    title: TextId("smothering_title"),
    about: TextId("smothering_about"),
    steps: &[
        step(
            StepStart::Position("x2,2/x4/1,x,1,1,1/2,2,2,1/x2,2 1 0 20"),
            claim(
                "smothering_join",
                &[
                    Owned(White, &["e3"]),
                    Breaths("e3", 1),
                    Owned(Black, &["c1", "c3"]),
                    Removes("c2", 1, &["e3"]),
                ],
            ),
            LessonTask::Remove("e3"),
            claim(
                "smothering_join_done",
                &[Empty(&["e3"]), Owned(Black, &["c2"]), OneGroupAround(Black, "e3")],
            ),
            &[remark_claiming(
                RemarkTrigger::Anything,
                "smothering_join_else",
                &[Owned(White, &["e3"]), Apart("c1", "c3")],
            )],
        ),
        step(
            StepStart::Position("1,x,2/1,x2,2/x,2,x3/x,1,1,1/2,2,x 1 0 20"),
            claim(
                "smothering_last",
                &[
                    Owned(White, &["a1"]),
                    Breaths("a1", 2),
                    Empty(&["a3"]),
                    All(PointQuestion::Lifelines("a1"), &["b1"]),
                ],
            ),
            LessonTask::Remove("a1"),
            claim("smothering_last_done", &[Empty(&["a1", "a2", "a3"]), Owned(Black, &["b1"])]),
            &[
                remark_claiming(
                    RemarkTrigger::To("a3"),
                    "smothering_last_fill",
                    &[Owned(Black, &["a3"]), Owned(White, &["a1"]), Breaths("a1", 1), Could("b1")],
                ),
                remark_claiming(
                    RemarkTrigger::Anything,
                    "smothering_last_else",
                    &[Owned(White, &["a1"]), Useless("a1", "a3")],
                ),
            ],
        ),
        step(
            StepStart::Position("1,1,x/2,2,x,1/2,x4/1,x2,2/x3 1 0 20"),
            claim(
                "smothering_rescue",
                &[
                    Owned(Black, &["e2"]),
                    Owned(White, &["d2"]),
                    Breaths("e2", 1),
                    Empty(&["d3"]),
                    All(PointQuestion::InDanger, &["e2"]),
                ],
            ),
            LessonTask::Rescue("e2"),
            claim("smothering_rescue_done", &[Owned(Black, &["e2"]), Secure("e2")]),
            &[remark_claiming(RemarkTrigger::Anything, "smothering_rescue_else", &[Endangered("e2", "d3")])],
        ),
    ],
};

pub(super) static LIFE: Lesson = Lesson {
    id: "life",
    variant: Variant::Anda(Side::Three),
    title: TextId("life_title"),
    about: TextId("life_about"),
    steps: &[
        step(
            StepStart::Position("1,x2/x2,1,2/2,x2,2,x/x,2,1,1/x,2,1 1 0 20"),
            claim("life_breath", &[Owned(Black, &["b3"]), Breaths("b3", 2), SharedLifelines("b3")]),
            LessonTask::Name(PointQuestion::Lifelines("b3")),
            claim("life_breath_done", &[All(PointQuestion::Lifelines("b3"), &["c3"])]),
            &[
                remark_claiming(
                    RemarkTrigger::Pointed("c5"),
                    "life_breath_one",
                    &[Empty(&["c5"]), Touch("c5", "c4"), Owned(White, &["c4"])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "groups_breaths_stone",
                    &[There(&[PointProperty::NoBreathOf("b3")])],
                ),
            ],
        ),
        step(
            StepStart::Here,
            claim(
                "life_apart",
                &[Owned(Black, &["b3"]), Empty(&["c3"]), All(PointQuestion::InDanger, &["b3"])],
            ),
            LessonTask::Rescue("b3"),
            claim(
                "life_apart_done",
                &[Owned(Black, &["c3", "b3"]), All(PointQuestion::Lifelines("b3"), &["d1"]), Secure("b3")],
            ),
            &[remark_claiming(RemarkTrigger::Anything, "life_apart_else", &[Endangered("b3", "c3")])],
        ),
        step(
            StepStart::Position("x3/1,1,1,x/x3,2,x/2,2,x2/x2,1 1 0 20"),
            claim("life_own", &[Owned(Black, &["d2"]), Empty(&["e1", "e2", "e3"])]),
            LessonTask::Enclose("e1"),
            claim("life_own_done", &[Territory(Black, &["e1"]), OwnBreath("d2")]),
            &[
                remark_claiming(
                    RemarkTrigger::Move(&["e1"]),
                    "life_own_fill",
                    &[Empty(&["d4"]), Could("d4")],
                ),
                remark_claiming(
                    RemarkTrigger::Anything,
                    "life_own_else",
                    &[Owned(Black, &["d3"]), Open("e1")],
                ),
            ],
        ),
    ],
};

/// Lesson on which groups leave first: those of the enemy, before one's own are judged.
pub(super) static ORDER: Lesson = Lesson {
    id: "removal-order",
    variant: Variant::Anda(Side::Three),
    title: TextId("order_title"),
    about: TextId("order_about"),
    steps: &[
        step(
            StepStart::Position("x,2,x/1,1,x,1/1,x3,1/x2,2,2/2,2,x 1 0 20"),
            claim("order_first", &[Owned(White, &["e2"]), Empty(&["d3"]), Removes("d3", 1, &["e2"])]),
            LessonTask::Remove("e2"),
            claim("order_first_done", &[Empty(&["e2"]), Owned(Black, &["d3"]), Secure("d3")]),
            &[remark_claiming(
                RemarkTrigger::Anything,
                "order_first_else",
                &[Owned(White, &["e2"]), Could("d3")],
            )],
        ),
        step(
            StepStart::Position("x,2,x/x,1,2,x/1,x2,2,x/x,1,x,2/2,1,x 1 0 20"),
            claim(
                "order_cost",
                &[
                    SmotheredBy("a1", &["b1", "c2"]),
                    Removes("b1", 2, &["a1", "d2"]),
                    Removes("c2", 1, &["a1"]),
                ],
            ),
            LessonTask::Move(&["c2"]),
            claim("order_cost_done", &[Empty(&["a1"]), Owned(Black, &["d2"])]),
            &[
                remark_claiming(RemarkTrigger::Move(&["b1"]), "order_cost_own", &[Empty(&["a1", "d2"])]),
                remark_claiming(RemarkTrigger::Anything, "order_cost_else", &[Owned(White, &["a1"])]),
            ],
        ),
        step(
            StepStart::Position("2,x,1/x2,2,x/1,2,2,x,1/x2,1,2/x2,1 1 0 20"),
            claim("order_save", &[Endangered("b3", "c4"), Endangered("c5", "c4"), Removes("c4", 1, &["b4"])]),
            LessonTask::Remove("b4"),
            claim(
                "order_save_done",
                &[Empty(&["b4"]), Owned(Black, &["c4"]), Secure("b3"), Secure("c5"), Secure("c4")],
            ),
            &[remark_claiming(
                RemarkTrigger::Anything,
                "order_save_else",
                &[Owned(White, &["b4"]), Endangered("b3", "c4")],
            )],
        ),
    ],
};
