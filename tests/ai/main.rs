//! The computer player, its levels, and what hints, coach and review say.

mod characters;
mod levels;
mod opponent;
mod opponent_anda;
mod self_play;
mod strength;
mod study;
