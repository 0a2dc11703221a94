//! What was copied, and what is missing in it.

use crate::record::Loss;

/// A game was copied as JSON of Abstract Play: what it cannot hold is told.
pub(in crate::app::desk::panels) fn for_abstract_play(losses: &[Loss]) -> String {
    let left_out: Vec<String> = losses.iter().map(left_out).collect();
    match left_out.as_slice() {
        [] => "Game copied as JSON for Abstract Play".into(),
        [one] => format!("Game copied as JSON for Abstract Play, without {one}"),
        [most @ .., last] => {
            format!("Game copied as JSON for Abstract Play, without {} and {last}", most.join(", "))
        }
    }
}

fn left_out(loss: &Loss) -> String {
    match loss {
        Loss::Variations(1) => "1 move in variations".into(),
        Loss::Variations(moves) => format!("{moves} moves in variations"),
        Loss::Notes(_) => "comments and signs".into(),
        Loss::Tags(_) => "some of its tags".into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_told_in_one_sentence() {
        let start = "Game copied as JSON for Abstract Play";
        assert_eq!(for_abstract_play(&[]), start);
        assert_eq!(for_abstract_play(&[Loss::Notes(3)]), format!("{start}, without comments and signs"));
        let all = [Loss::Variations(4), Loss::Notes(1), Loss::Tags(vec!["Opening".into()])];
        assert_eq!(
            for_abstract_play(&all),
            format!("{start}, without 4 moves in variations, comments and signs and some of its tags")
        );
    }
}
