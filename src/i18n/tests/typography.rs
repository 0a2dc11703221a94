//! How each language is set: its spaces before punctuation, its quotation marks and apostrophes.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;

/// Every text of a language as a reader gets it: one for each choice of forms, `x` where an argument stands.
pub(super) fn written(language: Language) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for text in texts::of(language) {
        let resource = parser::parse(*text).expect("texts are read by the other tests");
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let pattern = message.value.as_ref().expect("a text");
                all.extend(forms(pattern).into_iter().map(|form| (message.id.name.to_owned(), form)));
            }
        }
    }
    all
}

/// Each choice of a text together with the first of every other choice in it.
fn forms(pattern: &Pattern<&str>) -> Vec<String> {
    let mut written = vec![String::new()];
    for element in &pattern.elements {
        let next = match element {
            PatternElement::TextElement { value } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression } => forms_of(expression),
        };
        let first = written[0].clone();
        for text in &mut written {
            text.push_str(&next[0]);
        }
        written.extend(next[1..].iter().map(|next| format!("{first}{next}")));
    }
    written
}

fn forms_of(expression: &Expression<&str>) -> Vec<String> {
    match expression {
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![(*value).to_owned()],
        Expression::Inline(InlineExpression::Placeable { expression }) => forms_of(expression),
        Expression::Inline(_) => vec!["x".to_owned()],
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| forms(&variant.value)).collect()
        }
    }
}

/// The faults of a French text: signs that could begin a line, or that stand without their space.
fn faults_in_french(text: &str) -> Vec<String> {
    const NARROW: char = '\u{202f}';
    const WIDE: char = '\u{a0}';
    let letters: Vec<_> = text.chars().collect();
    let beside = |at: Option<usize>| at.and_then(|at| letters.get(at)).copied();
    let mut faults = Vec::new();
    for (at, &sign) in letters.iter().enumerate() {
        let before = beside(at.checked_sub(1));
        let after = beside(at.checked_add(1));
        // Inside a word it is no punctuation: `ai:3`, `!?`. An ellipsis takes no space before a question mark.
        let ends_word = after.is_none_or(|after| after.is_whitespace() || "»)".contains(after));
        let right = match sign {
            ';' | '!' | '?' => !ends_word || before == Some(NARROW),
            ':' => !ends_word || before == Some(WIDE),
            '»' => before == Some(NARROW),
            '«' => after == Some(NARROW),
            _ => true,
        };
        if !right {
            faults.push(format!("{sign} in {text:?}"));
        }
    }
    faults
}

/// French puts a no-break space before a colon, and narrow no-break spaces before other signs and inside `« »`.
#[test]
fn french_signs_keep_to_their_words() {
    assert_eq!(faults_in_french("«\u{202f}x\u{202f}»\u{a0}: x\u{202f}! ai:3\u{202f}; x\u{202f}?"), [""; 0]);
    for wrong in [
        "x : x",
        "x\u{202f}: x",
        "x: x",
        "« x\u{202f}»",
        "«x\u{202f}»",
        "«\u{202f}x »",
        "x ; x",
        "x\u{a0}; x",
        "x !",
        "x?",
    ] {
        assert_eq!(faults_in_french(wrong).len(), 1, "{wrong}");
    }
    // The signs of judgement are no punctuation (!, !?, ?), nor is what separates keywords.
    let faults: Vec<_> = written(Language::French)
        .into_iter()
        .filter(|(id, _)| !id.contains("glyph") && *id != "keywords")
        .flat_map(|(id, text)| faults_in_french(&text).into_iter().map(move |fault| format!("{id}: {fault}")))
        .collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn apostrophes_and_quotation_marks_are_the_printed_ones() {
    // What a file has or what a name may not have is shown as it is typed.
    const TYPED: [&str; 3] = ["expected_keys", "name_impossible", "tag_malformed"];
    for language in Language::ALL {
        for (id, text) in written(language) {
            assert!(!text.contains(['\'', '`', '´']), "{language}: {id}: {text}");
            assert!(!text.contains('"') || TYPED.contains(&id.as_str()), "{language}: {id}: {text}");
        }
    }
}

/// Sentences without contractions are easier to read at a glance, and for people who are learning English.
#[test]
fn english_contracts_nothing() {
    const PARTS: [&str; 6] = ["t", "re", "ve", "ll", "d", "m"];
    const IS: [&str; 9] = ["it", "that", "there", "here", "what", "who", "he", "she", "let"];
    let is_contracted = |word: &str| {
        let Some((before, after)) = word.split_once('’') else { return false };
        PARTS.contains(&after) || after == "s" && IS.contains(&before.to_lowercase().as_str())
    };
    assert!(["can’t", "You’ve", "It’s"].into_iter().all(is_contracted) && !is_contracted("White’s"));
    for (id, text) in written(Language::English) {
        let contracted: Vec<_> = text
            .split(|c: char| !c.is_alphanumeric() && c != '’')
            .filter(|word| is_contracted(word))
            .collect();
        assert!(contracted.is_empty(), "{id}: {contracted:?} in {text}");
    }
}
