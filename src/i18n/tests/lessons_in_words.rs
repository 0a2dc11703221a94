//! Statements of lessons about the board, in every language: the points exist, and they are those that the lesson means.

use std::collections::BTreeSet;

use crate::board::Board;
use crate::i18n::lessons::said;
use crate::i18n::{Language, Words};
use crate::study::lessons::{Lesson, LessonStep, LessonText, PositionClaim, TextId};

/// The points that a text names.
fn named(text: &str, board: &Board) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric();
    let mut words = BTreeSet::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        if is_part(c) {
            word.push(c);
        } else {
            let label = std::mem::take(&mut word);
            let mut letters = label.chars();
            let looks_like_one = letters.next().is_some_and(|c| c.is_ascii_lowercase())
                && letters.clone().next().is_some()
                && letters.all(|c| c.is_ascii_digit());
            if looks_like_one {
                assert!(board.find(&label).is_some(), "{label} is not on the board: {text}");
                words.insert(label);
            }
        }
    }
    words
}

/// Every text about a step, with what it may name.
fn sayings(step: &'static LessonStep) -> Vec<LessonText> {
    let remarks = step.remarks.iter().map(|remark| remark.say);
    [step.goal, step.done].into_iter().chain(remarks).collect()
}

#[test]
fn every_point_that_a_lesson_names_is_one_that_it_means() {
    let mut points = 0;
    let mut wrong = Vec::new();
    for language in Language::OFFERED {
        let words = Words::new(language);
        for lesson in Lesson::all() {
            let board = lesson.variant.board();
            for step in lesson.steps {
                for saying in sayings(step) {
                    let of_claims = saying.claims.iter().flat_map(PositionClaim::labels);
                    let known: BTreeSet<_> = of_claims.chain(step.labels()).map(str::to_owned).collect();
                    let text = words.say(said(saying.text));
                    let named = named(&text, board);
                    let strange: Vec<_> = named.difference(&known).collect();
                    if !strange.is_empty() {
                        wrong.push(format!("{language}, {}: {strange:?} in “{text}”", saying.text.0));
                    }
                    points += named.len();
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(points > 500, "only {points} points were found");
}

#[test]
fn translations_name_the_same_points() {
    let english = Words::new(Language::English);
    for language in Language::OFFERED {
        let words = Words::new(language);
        for lesson in Lesson::all() {
            let board = lesson.variant.board();
            for text in lesson.texts() {
                let [here, there] = [&words, &english].map(|words| named(&words.say(said(text)), board));
                assert_eq!(here, there, "{language}: {}", text.0);
            }
        }
    }
}

/// A goal is read at a glance, and what follows it is short as well.
#[test]
fn lessons_are_brief() {
    let words = Words::new(Language::English);
    let count = |text: TextId| words.say(said(text)).split_whitespace().count();
    for lesson in Lesson::all() {
        for step in lesson.steps {
            let goal = count(step.goal.text);
            assert!(goal <= 22, "{}: {goal} words", step.goal.text.0);
            for saying in sayings(step) {
                let words = count(saying.text);
                assert!(words <= 25, "{}: {words} words", saying.text.0);
            }
        }
    }
}
