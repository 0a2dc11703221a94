//! What a record says of its end in several places, compared with each other and with the moves.

use crate::play::Verdict;
use crate::rules::excerpt;

use super::tags::Tags;
use crate::record::error::Fault;
use crate::record::result::{self, ResultClaim};
use crate::record::{Record, RecordErrorKind, ResultContradiction, TextPosition};

/// Sets how the game of a record ended from what tags and moves say of it, as far as nothing speaks against
/// that. Returns the first contradiction; of two results the one in the tag stays.
pub(super) fn conclude(
    record: &mut Record,
    player_verdict: Option<(TextPosition, Verdict)>,
    movetext_result: Option<(TextPosition, ResultClaim)>,
    tags: &mut Tags,
) -> Option<Fault> {
    let mut fault = None;
    let tag = match tags.take("Result") {
        Some((_, text)) if text.trim().is_empty() || text.trim() == "?" => None,
        Some((place, text)) => {
            let claim = ResultClaim::parse_tag(&text);
            if claim.is_none() {
                fault = Some(Fault { place, kind: RecordErrorKind::BadResult(excerpt(&text)) });
            }
            claim.map(|claim| (place, claim))
        }
        None => None,
    };
    let termination = tags.take("Termination");
    let mut wrong = |place, claimed: String, actual| {
        fault.get_or_insert(Fault { place, kind: RecordErrorKind::WrongResult { claimed, actual } });
    };
    if let Some((place, verdict)) = player_verdict
        && !record.conclude(verdict)
    {
        wrong(
            place,
            ResultClaim::Draw.to_string(),
            ResultContradiction::NoDraws(record.variant().game_name()),
        );
    }
    // `*` may stand for a result that is not written down, but not beside one that is.
    if let (Some((place, one)), Some((_, other))) = (tag, movetext_result)
        && (one == ResultClaim::Open) != (other == ResultClaim::Open)
    {
        wrong(place, one.to_string(), ResultContradiction::Elsewhere(other.to_string()));
    }
    for (place, claim) in
        [tag, movetext_result].into_iter().flatten().filter(|(_, claim)| *claim != ResultClaim::Open)
    {
        if let Err(actual) = check(record, claim) {
            wrong(place, claim.to_string(), actual);
        }
    }
    if let Some((_, text)) = termination {
        read_termination(record, &text);
    }
    fault
}

/// Takes a claim for true if nothing speaks against it.
fn check(record: &mut Record, claim: ResultClaim) -> Result<(), ResultContradiction> {
    let result = record.result_text();
    match (record.outcome(), claim.outcome()) {
        // A game that ended by the rules has its points; to name just the winner is enough.
        _ if record.is_over_by_rules() && claim.to_string() == result => Ok(()),
        (actual, claimed) if record.is_over_by_rules() => {
            if claimed.is_some() && actual == claimed {
                Ok(())
            } else {
                Err(ResultContradiction::Position(result))
            }
        }
        (None, Some(claimed)) => {
            let done = record.conclude(Verdict::Other(claimed));
            if done { Ok(()) } else { Err(ResultContradiction::NoDraws(record.variant().game_name())) }
        }
        // The moves of which these are the points are lost, but not who won.
        (None, None) => {
            if let Some(outcome) = claim.leader() {
                record.conclude(Verdict::Other(outcome));
            }
            Err(ResultContradiction::NotOver)
        }
        (actual, claimed) if actual == claimed => Ok(()),
        // The same points once more, of moves that are lost.
        (actual, None) if actual == claim.leader() => Err(ResultContradiction::NotOver),
        _ => Err(ResultContradiction::Elsewhere(result)),
    }
}

/// Sets how the players ended the game from the text of the tag `Termination`, or keeps the text as a tag if
/// its words are not known.
pub(in crate::record) fn read_termination(record: &mut Record, text: &str) {
    let known = match record.verdict() {
        Some(Verdict::Other(outcome)) => {
            result::verdict_of(text, outcome).is_some_and(|verdict| record.conclude(verdict))
        }
        // A word in the moves told it. Other words here would hide that when the record is written.
        Some(_) => true,
        None if record.is_over_by_rules() => {
            let usual = [record.variant().info().ending_name, "normal"];
            usual.iter().any(|usual| usual.eq_ignore_ascii_case(text.trim()))
        }
        None => false,
    };
    if !known {
        record.header_mut().put_tag("Termination", text);
    }
}
