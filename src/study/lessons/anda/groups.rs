//! The first turn, groups with their breaths, and territory.

use super::super::Ask;
use super::super::Claim::{
    Apart, Breaths, Count, Empty, Groups, Open, Owned, Removes, Territory, There, Touch, WouldClose,
};
use super::super::Is;
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{Lesson, Place, Refusal, Task, Text, When};
use crate::board::Side;
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static GROUPS: Lesson = Lesson {
    id: "groups",
    variant: Variant::Anda(Side::Four),
    title: Text("groups_title"),
    about: Text("groups_about"),
    steps: &[
        step(
            Place::Here,
            say("groups_first"),
            Task::Any,
            say("groups_first_done"),
            &[
                remark(When::Refused(Refusal::NeedsTwoStones), "groups_first_one"),
                remark(When::Refused(Refusal::NotOnPerimeter), "groups_first_inside"),
                remark(When::Refused(Refusal::PartsTouch), "groups_first_near"),
                remark(When::Refused(Refusal::SamePart), "groups_first_same"),
                remark(When::Refused(Refusal::SameCell), "groups_first_same"),
            ],
        ),
        step(
            Place::Position("x3,2/x,1,1,x2/x3,2,x2/x3,1,2,x,1/x2,1,x,2,x/x,1,x3/x3,2 1 0 20"),
            claim("groups_find", &[Count(Ask::Groups(Black), 3)]),
            Task::Name(Ask::Groups(Black)),
            claim("groups_find_done", &[Groups(3, 3), Owned(Black, &["d7"])]),
            &[remark_claiming(When::PointedElsewhere, "groups_find_else", &[There(&[Is::NotOf(Black)])])],
        ),
        step(
            Place::Here,
            claim("groups_join", &[Owned(Black, &["d4", "f3"])]),
            Task::Join("d4", "f3"),
            claim(
                "groups_join_done",
                &[Groups(2, 3), Owned(Black, &["e3"]), Touch("e3", "d4"), Touch("e3", "f3")],
            ),
            &[remark_claiming(When::Anything, "groups_join_else", &[Apart("d4", "f3")])],
        ),
        step(
            Place::Position("x4/x5/x6/1,1,1,1,1,1,1/x6/2,2,x3/x,2,x2 1 0 20"),
            claim("groups_breaths", &[Owned(Black, &["d4"])]),
            Task::Name(Ask::Breaths("d4")),
            claim("groups_breaths_done", &[Breaths("d4", 2)]),
            &[remark_claiming(
                When::PointedElsewhere,
                "groups_breaths_stone",
                &[There(&[Is::NoBreathOf("d4")])],
            )],
        ),
    ],
};

pub(super) static TERRITORY: Lesson = Lesson {
    id: "territory",
    variant: Variant::Anda(Side::Four),
    title: Text("territory_title"),
    about: Text("territory_about"),
    steps: &[
        step(
            Place::Position("x2,2,x/x3,2,x/x4,2,2/x7/2,x4,1/1,1,1,x2/x2,1,x 1 0 20"),
            claim("territory_find", &[Count(Ask::Territory(Black), 1)]),
            Task::Name(Ask::Territory(Black)),
            claim("territory_find_done", &[Territory(Black, &["a1", "a2"])]),
            &[
                remark_claiming(
                    When::Pointed("f5"),
                    "territory_find_white",
                    &[Territory(White, &["f5", "g4"])],
                ),
                remark_claiming(
                    When::Pointed("g4"),
                    "territory_find_white",
                    &[Territory(White, &["f5", "g4"])],
                ),
                remark_claiming(When::PointedElsewhere, "territory_find_open", &[There(&[Is::NoTerritory])]),
            ],
        ),
        step(
            Place::Position("x4/x2,2,x2/x2,1,2,x2/x,1,x2,2,x2/1,x5/x3,1,x/x3,2 1 0 20"),
            claim("territory_close", &[Empty(&["d1"]), Owned(Black, &["c1", "d2"])]),
            Task::Enclose("d1"),
            claim("territory_close_done", &[Territory(Black, &["d1"])]),
            &[
                remark_claiming(When::To("d1"), "territory_close_fill", &[Owned(Black, &["d1"])]),
                remark_claiming(
                    When::Anything,
                    "territory_close_else",
                    &[Empty(&["d1"]), Owned(Black, &["c1", "d2"]), Open("d1")],
                ),
            ],
        ),
        step(
            Place::Position("x4/x3,2,x/x2,1,x2,2/x3,1,x3/x3,1,x,2/x5/1,x3 1 0 20"),
            claim("territory_break", &[Empty(&["d7"]), Owned(White, &["c6", "e6"])]),
            Task::Move(&["d6"]),
            claim("territory_break_done", &[Owned(Black, &["d6"]), Touch("d6", "d7"), Open("d7")]),
            &[
                remark_claiming(
                    When::To("d7"),
                    "territory_break_inside",
                    &[Owned(Black, &["d7"]), Removes("d6", 1, &["d7"])],
                ),
                remark_claiming(When::Anything, "territory_break_else", &[WouldClose(White, "d6", "d7")]),
            ],
        ),
    ],
};
