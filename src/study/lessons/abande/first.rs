//! Putting pieces on the board, capturing, and how high a stack may be.

use super::super::PointProperty::{self, Awake, High, Lower};
use super::super::PointQuestion;
use super::super::PositionClaim::{
    All, Asleep, Could, Count, Empty, EntriesTouch, Gains, Legal, OnlyEnemies, Owned, Pinned, Points, Safe,
    Stack, There, Threat, ToMove, Touch, TriedFrom,
};
use super::super::lesson::{claim, remark, remark_claiming, say, step};
use super::super::{BrokenRule, Lesson, LessonTask, RemarkTrigger, Reply, StepStart, TextId};
use crate::rules::Player::{Black, White};
use crate::rules::Variant;

pub(super) static ENTERING: Lesson = Lesson {
    id: "entering",
    variant: Variant::Hex3,
    title: TextId("entering_title"),
    about: TextId("entering_about"),
    steps: &[
        step(
            StepStart::Here,
            claim("entering_middle", &[Legal("c3"), ToMove(Black)]),
            LessonTask::Move(&["c3"]),
            claim("entering_middle_done", &[Owned(Black, &["c3"])]),
            &[remark_claiming(
                RemarkTrigger::Anything,
                "entering_middle_else",
                &[There(&[High(1)]), Could("c3")],
            )],
        )
        .replying(&[Reply { to: None, mv: "c4" }]),
        step(
            StepStart::Here,
            claim(
                "entering_second",
                &[Owned(Black, &["c3"]), Owned(White, &["c4"]), EntriesTouch(&["c3", "c4"])],
            ),
            LessonTask::Enter,
            say("entering_second_done"),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::NotConnected), "entering_second_far"),
                remark(RemarkTrigger::Refused(BrokenRule::PointOccupied), "entering_second_taken"),
                remark(RemarkTrigger::Refused(BrokenRule::TooEarly), "entering_second_early"),
            ],
        ),
        step(
            StepStart::Moves("c3 c4 b2 d4"),
            claim("entering_beside", &[Asleep(&["b2"])]),
            LessonTask::Move(&["b3", "b4", "c5", "d3", "e3"]),
            claim("entering_beside_done", &[There(&[Awake])]),
            &[
                remark_claiming(
                    RemarkTrigger::FallsAsleep,
                    "entering_beside_alone",
                    &[There(&[PointProperty::Asleep])],
                ),
                remark(RemarkTrigger::Refused(BrokenRule::NotConnected), "entering_second_far"),
            ],
        ),
    ],
};

pub(super) static CAPTURING: Lesson = Lesson {
    id: "capturing",
    variant: Variant::Hex3,
    title: TextId("capturing_title"),
    about: TextId("capturing_about"),
    steps: &[
        step(
            StepStart::Moves("c3 c4 b3 d3"),
            claim("capturing_any", &[Owned(White, &["c4", "d3"])]),
            LessonTask::Capture,
            claim("capturing_any_done", &[There(&[High(2), Awake])]),
            &[
                remark_claiming(RemarkTrigger::Enters, "capturing_any_enters", &[There(&[High(1)])]),
                remark(RemarkTrigger::Refused(BrokenRule::EmptyTarget), "capturing_any_empty"),
                remark(RemarkTrigger::Refused(BrokenRule::OwnTarget), "capturing_any_own"),
            ],
        ),
        step(
            StepStart::Moves("c3 c4 d3 d4 b3 c5"),
            claim("capturing_near", &[Owned(White, &["d4"]), OnlyEnemies("d4", &["d3"])]),
            LessonTask::Take("d4"),
            claim("capturing_near_done", &[Stack("d4", "wb"), Empty(&["d3"])]),
            &[
                remark(RemarkTrigger::Refused(BrokenRule::NotAdjacent), "capturing_near_far"),
                remark_claiming(RemarkTrigger::Captures, "capturing_near_other", &[Owned(White, &["d4"])]),
                remark_claiming(RemarkTrigger::Enters, "capturing_any_enters", &[There(&[High(1)])]),
            ],
        ),
        step(
            StepStart::Moves("c3 d3 b2 a1 c4 d4"),
            claim("capturing_safe", &[Legal("c4-d4"), Legal("c4-d3"), Points(3, 3)]),
            LessonTask::Move(&["c4-d4"]),
            claim(
                "capturing_safe_done",
                &[Safe("d4"), OnlyEnemies("d4", &["d3"]), Pinned(&["d3"]), Points(4, 2)],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Move(&["c4-d3"]),
                    "capturing_safe_back",
                    &[Threat("d4-d3"), Stack("d3", "wb"), Owned(White, &["d4"])],
                ),
                remark_claiming(
                    RemarkTrigger::Move(&["c3-d3"]),
                    "capturing_safe_pinned",
                    &[Pinned(&["c3"]), Touch("b2", "c3"), TriedFrom("c3")],
                ),
                remark_claiming(RemarkTrigger::Enters, "capturing_any_enters", &[There(&[High(1)])]),
            ],
        ),
    ],
};

pub(super) static HEIGHTS: Lesson = Lesson {
    id: "heights",
    variant: Variant::Hex3,
    title: TextId("heights_title"),
    about: TextId("heights_about"),
    steps: &[
        step(
            StepStart::Moves("c3 c4 b3 d3 b3-c4 d2"),
            claim("heights_tower", &[Stack("c4", "wb")]),
            LessonTask::Tower,
            claim("heights_tower_done", &[There(&[High(3), Awake])]),
            &[
                remark_claiming(
                    RemarkTrigger::Captures,
                    "heights_tower_small",
                    &[Stack("c4", "wb"), There(&[High(2)])],
                ),
                remark_claiming(RemarkTrigger::Enters, "capturing_any_enters", &[There(&[High(1)])]),
            ],
        ),
        step(
            StepStart::Moves("c3 c4 b3 c4-c3 c2 d3"),
            claim("heights_one", &[Stack("c3", "bw")]),
            LessonTask::Take("c3"),
            claim("heights_one_done", &[Stack("c3", "bwb"), There(&[Awake])]),
            &[remark_claiming(
                RemarkTrigger::Enters,
                "heights_one_enters",
                &[Stack("c3", "bw"), Could("b3-c3")],
            )],
        ),
        step(
            StepStart::Moves("c3 b3 a2 d3 a2-b3 d3-c3 d2 c4"),
            claim("heights_limit", &[Stack("b3", "wb"), Threat("b3-c4"), Points(3, 3)]),
            LessonTask::Move(&["b3-c4"]),
            claim(
                "heights_limit_done",
                &[Stack("c4", "wwb"), Stack("c3", "bw"), All(PointQuestion::Asleep, &[]), Points(4, 2)],
            ),
            &[
                remark_claiming(
                    RemarkTrigger::Refused(BrokenRule::TooHigh),
                    "heights_limit_four",
                    &[Stack("b3", "wb"), TriedFrom("b3"), There(&[High(2)])],
                ),
                remark_claiming(
                    RemarkTrigger::From("d2"),
                    "heights_limit_single",
                    &[Stack("b3", "wb"), There(&[High(3), Awake]), Gains],
                ),
                remark_claiming(
                    RemarkTrigger::Enters,
                    "heights_limit_enters",
                    &[Stack("b3", "wb"), Could("b3-c4")],
                ),
            ],
        ),
        step(
            StepStart::Moves(
                "d4 c4 c5 c4-d4 c4 d4-c4 d3 e2 b3 d4 a2 d4-c5 a3 e1 c3 d2 c3-d2 b2 d2-e1 b2-b3 a3-b3 d2 d1 c3 \
                 pass b2",
            ),
            claim("heights_point", &[Count(PointQuestion::Towers, 3)]),
            LessonTask::Name(PointQuestion::Towers),
            claim("heights_point_done", &[All(PointQuestion::Towers, &["b3", "c4", "e1"])]),
            &[
                remark_claiming(RemarkTrigger::Pointed("c5"), "heights_point_two", &[Stack("c5", "bw")]),
                remark_claiming(
                    RemarkTrigger::PointedEmpty,
                    "pointing_empty",
                    &[There(&[PointProperty::Empty])],
                ),
                remark_claiming(RemarkTrigger::PointedElsewhere, "heights_point_else", &[There(&[Lower])]),
            ],
        ),
    ],
};
