//! The first turn, groups with their breaths, and territory.

use super::super::PointProperty;
use super::super::PointQuestion;
use super::super::PositionClaim::{
    Apart, Breaths, Chain, Count, Empty, Groups, Open, Owned, Removes, Territory, There, Touch, WouldClose,
};
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, StepStart, TextId};
use crate::board::Side;
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static GROUPS: Lesson = Lesson {
    id: "groups",
    variant: Variant::Anda(Side::Four),
    title: TextId("groups_title"),
    about: TextId("groups_about"),
    steps: &[
        step(
            StepStart::Here,
            say("groups_first"),
            LessonTask::Any,
            say("groups_first_done"),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::NeedsTwoStones), "groups_first_one"),
                remark(RemarkTrigger::Refused(BrokenRule::NotOnPerimeter), "groups_first_inside"),
                remark(RemarkTrigger::Refused(BrokenRule::PartsTouch), "groups_first_near"),
                remark(RemarkTrigger::Refused(BrokenRule::SamePart), "groups_first_same"),
            ],
        ),
        step(
            StepStart::Position("x3,2/x,1,1,x2/x3,2,x2/x3,1,2,x,1/x2,1,x,2,x/x,1,x3/x3,2 1 0 20"),
            claim("groups_find", &[Count(PointQuestion::Groups(Black), 3)]),
            LessonTask::Name(PointQuestion::Groups(Black)),
            claim(
                "groups_find_done",
                &[
                    Groups(3, 3),
                    Owned(Black, &["b2", "f2", "d7"]),
                    Chain(&["b2", "c3", "d4"]),
                    Chain(&["f2", "f3"]),
                    Chain(&["d7"]),
                ],
            ),
            &[remark_claiming(
                RemarkTrigger::PointedElsewhere,
                "groups_find_else",
                &[There(&[PointProperty::NotOf(Black)])],
            )],
        ),
        step(
            StepStart::Here,
            claim("groups_join", &[Owned(Black, &["d4", "f3"])]),
            LessonTask::Join("d4", "f3"),
            claim(
                "groups_join_done",
                &[Groups(2, 3), Owned(Black, &["e3"]), Touch("e3", "d4"), Touch("e3", "f3")],
            ),
            &[remark_claiming(RemarkTrigger::Anything, "groups_join_else", &[Apart("d4", "f3")])],
        ),
        step(
            StepStart::Position("x4/x5/x6/1,1,1,1,1,1,1/x6/2,2,x3/x,2,x2 1 0 20"),
            claim("groups_breaths", &[Owned(Black, &["d4"])]),
            LessonTask::Name(PointQuestion::Breaths("d4")),
            claim("groups_breaths_done", &[Breaths("d4", 2)]),
            &[remark_claiming(
                RemarkTrigger::PointedElsewhere,
                "groups_breaths_stone",
                &[There(&[PointProperty::NoBreathOf("d4")])],
            )],
        ),
    ],
};

pub(super) static TERRITORY: Lesson = Lesson {
    id: "territory",
    variant: Variant::Anda(Side::Four),
    title: TextId("territory_title"),
    about: TextId("territory_about"),
    steps: &[
        step(
            StepStart::Position("x2,2,x/x3,2,x/x4,2,2/x7/2,x4,1/1,1,1,x2/x2,1,x 1 0 20"),
            claim("territory_find", &[Count(PointQuestion::Territory(Black), 1)]),
            LessonTask::Name(PointQuestion::Territory(Black)),
            claim("territory_find_done", &[Territory(Black, &["a1", "a2"])]),
            &[
                remark_claiming(
                    RemarkTrigger::Pointed("f5"),
                    "territory_find_white",
                    &[Territory(White, &["f5", "g4"])],
                ),
                remark_claiming(
                    RemarkTrigger::Pointed("g4"),
                    "territory_find_white",
                    &[Territory(White, &["f5", "g4"])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "territory_find_open",
                    &[There(&[PointProperty::NoTerritory])],
                ),
            ],
        ),
        step(
            StepStart::Position("x4/x2,2,x2/x2,1,2,x2/x,1,x2,2,x2/1,x5/x3,1,x/x3,2 1 0 20"),
            claim("territory_close", &[Empty(&["d1"]), Owned(Black, &["c1", "d2"])]),
            LessonTask::Enclose("d1"),
            claim("territory_close_done", &[Territory(Black, &["d1"])]),
            &[
                remark_claiming(RemarkTrigger::To("d1"), "territory_close_fill", &[Owned(Black, &["d1"])]),
                remark_claiming(
                    RemarkTrigger::Anything,
                    "territory_close_else",
                    &[Empty(&["d1"]), Owned(Black, &["c1", "d2"]), Open("d1")],
                ),
            ],
        ),
        step(
            StepStart::Position("x4/x3,2,x/x2,1,x2,2/x3,1,x3/x3,1,x,2/x5/1,x3 1 0 20"),
            claim("territory_break", &[Empty(&["d7"]), Owned(White, &["c6", "e6"])]),
            LessonTask::Move(&["d6"]),
            claim("territory_break_done", &[Owned(Black, &["d6"]), Touch("d6", "d7"), Open("d7")]),
            &[
                remark_claiming(
                    RemarkTrigger::To("d7"),
                    "territory_break_inside",
                    &[Owned(Black, &["d7"]), Removes("d6", 1, &["d7"])],
                ),
                remark_claiming(
                    RemarkTrigger::Anything,
                    "territory_break_else",
                    &[WouldClose(White, "d6", "d7")],
                ),
            ],
        ),
    ],
};
