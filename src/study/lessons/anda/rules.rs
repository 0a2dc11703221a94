//! Where no stone may stand, and komi points.

use super::super::Ask;
use super::super::Claim::{
    All, Breaths, Could, Count, Empty, FilledOwn, Illegal, Komi, Only, Owned, Removes, Territory, There,
    ToMove,
};
use super::super::Is;
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{Lesson, Place, Refusal, Reply, Task, Text, When};
use crate::board::Side;
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static FORBIDDEN: Lesson = Lesson {
    id: "forbidden-cells",
    variant: Variant::Anda(Side::Three),
    title: Text("forbidden_title"),
    about: Text("forbidden_about"),
    steps: &[
        step(
            Place::Position("x,2,x/x,1,2,x/1,x2,2,x/x,1,x,2/2,1,x 1 0 20"),
            claim("forbidden_territory", &[Count(Ask::Forbidden, 3)]),
            Task::Name(Ask::Forbidden),
            claim(
                "forbidden_territory_done",
                &[All(Ask::Forbidden, &["c5", "d4", "e3"]), Territory(White, &["c5", "d4", "e3"])],
            ),
            &[
                remark_claiming(When::PointedTaken, "forbidden_taken", &[There(&[Is::Taken])]),
                remark_claiming(When::PointedElsewhere, "forbidden_territory_else", &[There(&[Is::Allowed])]),
            ],
        ),
        step(
            Place::Position("x3/1,1,1,1/x5/2,2,x2/x,2,x 1 0 20"),
            claim("forbidden_alone", &[Count(Ask::Forbidden, 4)]),
            Task::Name(Ask::Forbidden),
            claim(
                "forbidden_alone_done",
                &[All(Ask::Forbidden, &["a1", "a3", "b3", "b4"]), Territory(White, &["a1"])],
            ),
            &[
                remark_claiming(When::PointedTaken, "forbidden_taken", &[There(&[Is::Taken])]),
                remark_claiming(
                    When::PointedElsewhere,
                    "forbidden_alone_else",
                    &[There(&[Is::Allowed, Is::Beside("d1")])],
                ),
            ],
        ),
        step(
            Place::Here,
            say("forbidden_enter"),
            Task::Move(&["c1", "c2", "c3", "c4", "c5"]),
            claim("forbidden_enter_done", &[Territory(Black, &["e1"]), There(&[Is::InGroupOf("d1")])]),
            &[
                remark(When::Refused(Refusal::LoneSuicide), "forbidden_enter_alone"),
                remark_claiming(
                    When::Refused(Refusal::EnemyTerritory),
                    "forbidden_enter_territory",
                    &[There(&[Is::TerritoryOf(White)])],
                ),
                remark_claiming(When::Anything, "forbidden_enter_above", &[FilledOwn]),
            ],
        ),
    ],
};

pub(super) static KOMI: Lesson = Lesson {
    id: "komi",
    variant: Variant::Anda(Side::Three),
    title: Text("komi_title"),
    about: Text("komi_about"),
    steps: &[
        step(
            Place::Position("x,2,1/2,2,1,x/2,2,1,x2/1,1,x2/x3 2 2 21"),
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
            Task::Komi,
            claim("komi_spend_done", &[Komi(1), Owned(White, &["c1", "c2", "d1", "d2", "e2"])]),
            &[
                remark_claiming(
                    When::To("e1"),
                    "komi_spend_fill",
                    &[Empty(&["e1", "e2", "c1", "c2", "d1", "d2"])],
                ),
                remark_claiming(
                    When::Refused(Refusal::EnemyTerritory),
                    "komi_spend_territory",
                    &[There(&[Is::TerritoryOf(Black)])],
                ),
            ],
        )
        .replying(&[Reply { to: None, mv: "b4" }]),
        step(
            Place::Position("1,2,2/1,x3/2,2,x,1,1/x3,2/1,x2 2 1 21"),
            claim("komi_keep", &[Komi(1), Owned(Black, &["d1"]), Removes("d2", 1, &["d1", "e1"])]),
            Task::Remove("d1"),
            claim("komi_keep_done", &[Komi(1), Empty(&["d1", "e1"])]),
            &[
                remark_claiming(
                    When::SpendsKomi,
                    "komi_keep_spent",
                    &[Komi(0), Owned(Black, &["d1"]), Could("d2")],
                ),
                remark_claiming(When::Anything, "komi_keep_else", &[Owned(Black, &["d1"])]),
            ],
        ),
        step(
            Place::Position("x,2,x/1,1,x,1/1,x3,1/x2,2,2/2,2,x 1 1 20"),
            claim("komi_black", &[Komi(1), Illegal("komi"), ToMove(Black)]),
            Task::Enter,
            claim("komi_black_done", &[Komi(1)]),
            &[remark(When::Refused(Refusal::KomiIsWhites), "komi_black_refused")],
        ),
    ],
};
