//! Where no stone may stand, and komi points.

use super::super::PointProperty;
use super::super::PointQuestion;
use super::super::PositionClaim::{
    All, Breaths, Could, Count, Empty, FilledOwn, Illegal, Komi, Only, Owned, Removes, Territory, There,
    ToMove,
};
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, Reply, StepStart, TextId};
use crate::board::Side;
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static FORBIDDEN: Lesson = Lesson {
    id: "forbidden-cells",
    variant: Variant::Anda(Side::Three),
    title: TextId("forbidden_title"),
    about: TextId("forbidden_about"),
    steps: &[
        step(
            StepStart::Position("x,2,x/x,1,2,x/1,x2,2,x/x,1,x,2/2,1,x 1 0 20"),
            claim("forbidden_territory", &[Count(PointQuestion::Forbidden, 3)]),
            LessonTask::Name(PointQuestion::Forbidden),
            claim(
                "forbidden_territory_done",
                &[All(PointQuestion::Forbidden, &["c5", "d4", "e3"]), Territory(White, &["c5", "d4", "e3"])],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::PointedTaken,
                    "forbidden_taken",
                    &[There(&[PointProperty::Taken])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "forbidden_territory_else",
                    &[There(&[PointProperty::Allowed])],
                ),
            ],
        ),
        step(
            StepStart::Position("x3/1,1,1,1/x5/2,2,x2/x,2,x 1 0 20"),
            claim("forbidden_alone", &[Count(PointQuestion::Forbidden, 4)]),
            LessonTask::Name(PointQuestion::Forbidden),
            claim(
                "forbidden_alone_done",
                &[All(PointQuestion::Forbidden, &["a1", "a3", "b3", "b4"]), Territory(White, &["a1"])],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::PointedTaken,
                    "forbidden_taken",
                    &[There(&[PointProperty::Taken])],
                ),
                remark_claiming(
                    RemarkTrigger::PointedElsewhere,
                    "forbidden_alone_else",
                    &[There(&[PointProperty::Allowed, PointProperty::Beside("d1")])],
                ),
            ],
        ),
        step(
            StepStart::Here,
            say("forbidden_enter"),
            LessonTask::Move(&["c1", "c2", "c3", "c4", "c5"]),
            claim(
                "forbidden_enter_done",
                &[Territory(Black, &["e1"]), There(&[PointProperty::InGroupOf("d1")])],
            ),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::LoneSuicide), "forbidden_enter_alone"),
                remark_claiming(
                    RemarkTrigger::Refused(BrokenRule::EnemyTerritory),
                    "forbidden_enter_territory",
                    &[There(&[PointProperty::TerritoryOf(White)])],
                ),
                remark_claiming(RemarkTrigger::Anything, "forbidden_enter_above", &[FilledOwn]),
            ],
        ),
    ],
};

pub(super) static KOMI: Lesson = Lesson {
    id: "komi",
    variant: Variant::Anda(Side::Three),
    title: TextId("komi_title"),
    about: TextId("komi_about"),
    steps: &[
        step(
            StepStart::Position("x,2,1/2,2,1,x/2,2,1,x2/1,1,x2/x3 2 2 21"),
            claim(
                "komi_spend",
                &[
                    Komi(2),
                    ToMove(White),
                    Only(&["e1", "komi"]),
                    Breaths("e2", 1),
                    Territory(White, &["e1"]),
                    Removes("e1", 1, &["c1", "c2", "d1", "d2", "e1", "e2"]),
                ],
            ),
            LessonTask::Komi,
            claim("komi_spend_done", &[Komi(1), Owned(White, &["c1", "c2", "d1", "d2", "e2"])]),
            &[
                remark_claiming(
                    RemarkTrigger::To("e1"),
                    "komi_spend_fill",
                    &[Empty(&["e1", "e2", "c1", "c2", "d1", "d2"])],
                ),
                remark_claiming(
                    RemarkTrigger::Refused(BrokenRule::EnemyTerritory),
                    "komi_spend_territory",
                    &[There(&[PointProperty::TerritoryOf(Black)])],
                ),
            ],
        )
        .replying(&[Reply { to: None, mv: "b4" }]),
        step(
            StepStart::Position("1,2,2/1,x3/2,2,x,1,1/x3,2/1,x2 2 1 21"),
            claim("komi_keep", &[Komi(1), Owned(Black, &["d1"]), Removes("d2", 1, &["d1", "e1"])]),
            LessonTask::Remove("d1"),
            claim("komi_keep_done", &[Komi(1), Empty(&["d1", "e1"])]),
            &[
                remark_claiming(
                    RemarkTrigger::SpendsKomi,
                    "komi_keep_spent",
                    &[Komi(0), Owned(Black, &["d1"]), Could("d2")],
                ),
                remark_claiming(RemarkTrigger::Anything, "komi_keep_else", &[Owned(Black, &["d1"])]),
            ],
        ),
        step(
            StepStart::Position("x,2,x/1,1,x,1/1,x3,1/x2,2,2/2,2,x 1 1 20"),
            claim("komi_black", &[Komi(1), Illegal("komi"), ToMove(Black)]),
            LessonTask::Enter,
            claim("komi_black_done", &[Komi(1)]),
            &[remark(RemarkTrigger::Refused(BrokenRule::KomiIsWhites), "komi_black_refused")],
        ),
    ],
};
