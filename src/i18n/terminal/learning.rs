//! Messages of the terminal game around hints, the coach and reviews.

use crate::i18n::message::messages;
use crate::rules::Player;

messages! {
    hint_example;
    hint_more;
    coach_example;
    coach_on;
    coach_off;
    coach_insist;

    review_example;
    review_nothing;
    review_next;
    review_missing;
    review_is_old;
    no_next_mistake;
    no_previous_mistake;
    again_here(player: Player);
    again_missing;
    trial_best;
    trial_good;
    trial_worse;
    review_kept(nodes: usize);
    review_kept_already;
}
