//! The clock of a game: its choice in the dialog for a new game, times in words, and news of it.

use std::time::Duration;

use super::message::messages;
use super::{Argument, Message};
use crate::play::{ClockReading, TimeControl, TimeControlError, TimeSystem};
use crate::rules::Player;

messages! {
    clock_hours(hours: u32);
    clock_minutes(minutes: u32);
    clock_seconds(seconds: Argument);
    clock_two_units(larger: Message, smaller: Message);
    clock_short_minutes(minutes: u32);
    clock_short_seconds(seconds: Argument);

    clock_heading;
    without_clock;
    custom_clock;
    short_byo_yomi(main: Message, periods: u8, length: Message);
    short_hourglass(main: Message);
    without_clock_means;
    for_each_player(time: Message);
    sudden_death_means(main: Message);
    fischer_means(main: Message, increment: Message);
    bronstein_means(main: Message, delay: Message);
    byo_yomi_means(main: Message, periods: u8, length: Message);
    byo_yomi_alone_means(periods: u8, length: Message);
    hourglass_means(main: Message);
    other_time_for_white;
    other_time_for_picker;
    time_for_both;
    time_for(player: Message);
    time_control_examples;
    time_control_unreadable;
    time_control_without_time;
    time_control_too_long;

    pause_clock_label;
    pause_clock_tip;
    run_clock_label;
    run_clock_tip;
    give_opponent_time(time: Message);
    give_player_time(player: Player, time: Message);
    give_time_tip;

    supply_and_time(supply: Message, time: Message);
    clock_less_than(time: Message);
    time_in_periods(time: Message, periods: u32);
    clock_without_time;

    flag_fell(player: Player);
    clock_stood_still(time: Message);
    was_given_time(player: Player, time: Message);
    has_time_left(player: Player, time: Message);
}

/// A time in words, in hours and minutes, in minutes and seconds, or in one of them: “5 minutes”.
pub fn of_time(time: Duration) -> Message {
    let seconds = time.as_secs();
    let [hours, minutes] =
        [seconds / 3600, seconds / 60 % 60].map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let rest = time.saturating_sub(Duration::from_secs(seconds / 60 * 60));
    match (hours, minutes) {
        (0, 0) => clock_seconds(of_seconds(rest)),
        (0, minutes) if rest.is_zero() => clock_minutes(minutes),
        (0, minutes) => clock_two_units(clock_minutes(minutes), clock_seconds(of_seconds(rest))),
        (hours, 0) => clock_hours(hours),
        (hours, minutes) => clock_two_units(clock_hours(hours), clock_minutes(minutes)),
    }
}

/// Whole minutes or else seconds, shortened for a button: “10 min”.
fn in_short(time: Duration) -> Message {
    match u32::try_from(time.as_secs() / 60) {
        Ok(minutes) if minutes > 0 && time == Duration::from_mins(minutes.into()) => {
            clock_short_minutes(minutes)
        }
        _ => clock_short_seconds(of_seconds(time)),
    }
}

/// The number of seconds, with the decimals that it needs.
fn of_seconds(time: Duration) -> Argument {
    let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    match millis {
        millis if millis % 1000 == 0 => Argument::Number(millis / 1000),
        millis if millis % 100 == 0 => Argument::Decimal(millis / 100, 1),
        millis if millis % 10 == 0 => Argument::Decimal(millis / 10, 2),
        millis => Argument::Decimal(millis, 3),
    }
}

/// The name of a time control, as short as a button needs it: “5+3”, “10 min + 3×30 s”.
pub fn of_choice(control: TimeControl) -> Argument {
    match control.system() {
        TimeSystem::Fischer { .. } | TimeSystem::Bronstein { .. } => control.to_string().into(),
        TimeSystem::SuddenDeath => in_short(control.main()).into(),
        TimeSystem::ByoYomi { periods, length } => {
            short_byo_yomi(in_short(control.main()), periods, in_short(length)).into()
        }
        TimeSystem::Hourglass => short_hourglass(in_short(control.main())).into(),
    }
}

/// Message that says what a time control means, for those who know none. `both` says that it is for each of the two
/// players.
pub fn of_time_control(control: TimeControl, both: bool) -> Message {
    let main = of_time(control.main());
    let main = if both { for_each_player(main) } else { main };
    match control.system() {
        TimeSystem::SuddenDeath => sudden_death_means(main),
        TimeSystem::Fischer { increment } => fischer_means(main, of_time(increment)),
        TimeSystem::Bronstein { delay } => bronstein_means(main, of_time(delay)),
        TimeSystem::ByoYomi { periods, length } if control.main().is_zero() => {
            byo_yomi_alone_means(periods, of_time(length))
        }
        TimeSystem::ByoYomi { periods, length } => byo_yomi_means(main, periods, of_time(length)),
        TimeSystem::Hourglass => hourglass_means(main),
    }
}

/// Message that says what is wrong with a time control that was typed, in a few words.
pub fn of_time_control_error(error: TimeControlError) -> Message {
    match error {
        TimeControlError::Syntax => time_control_unreadable(),
        TimeControlError::NoTime => time_control_without_time(),
        TimeControlError::TooLong => time_control_too_long(),
    }
}

/// Message about the time that a clock shows, for those who hear it. It is rounded, so that it changes seldom.
pub fn of_reading(reading: ClockReading) -> Message {
    let seconds = reading.time.as_secs();
    let time = match seconds {
        _ if reading.time.is_zero() => clock_without_time(),
        0..10 => clock_less_than(of_time(Duration::from_secs(10))),
        10..60 => of_time(Duration::from_secs(seconds / 10 * 10)),
        _ => of_time(Duration::from_secs((seconds + 30) / 60 * 60)),
    };
    match reading.periods {
        Some(periods) if periods > 0 => time_in_periods(time, periods),
        Some(_) | None => time,
    }
}

/// Message that says after a pause of the machine that a player lost no time by it.
pub fn given_back(time: Duration) -> Message {
    clock_stood_still(of_time(Duration::from_secs(time.as_secs())))
}

/// Message that says that a player was given time.
pub fn given(player: Player, time: Duration) -> Message {
    was_given_time(player, of_time(time))
}

/// Message that says how much time a player has left.
pub fn time_left(player: Player, time: Duration) -> Message {
    has_time_left(player, of_time(time))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Words;

    #[test]
    fn times_are_said_in_words() {
        for (millis, said) in [
            (0, "0 seconds"),
            (1_000, "1 second"),
            (250, "0.25 seconds"),
            (1_500, "1.5 seconds"),
            (60_000, "1 minute"),
            (90_000, "1 minute 30 seconds"),
            (3_600_000, "1 hour"),
            (2 * 3_600_000 + 300_000 + 4_000, "2 hours 5 minutes"),
        ] {
            assert_eq!(Words::default().say(of_time(Duration::from_millis(millis))), said);
        }
        let german = Words::new(crate::i18n::Language::German);
        for (millis, said) in
            [(500, "0,5 Sekunden"), (1_250, "1,25 Sekunden"), (50, "0,05 Sekunden"), (5, "0,005 Sekunden")]
        {
            assert_eq!(german.say(of_time(Duration::from_millis(millis))), said);
        }
    }

    #[test]
    fn every_time_control_is_explained() {
        for (text, choice, said) in [
            ("10", "10 min", "10 minutes each for the whole game"),
            ("5+3", "5+3", "5 minutes each, plus 3 seconds for every move"),
            ("15d5", "15d5", "15 minutes each; a move gives back the time it took, up to 5 seconds"),
            (
                "10b3x30",
                "10 min + 3×30 s",
                "10 minutes each, then 3 periods of 30 seconds; only a period that runs out is lost",
            ),
            ("0b1x30", "0 s + 1×30 s", "One period of 30 seconds, which restarts with every move"),
            ("3h", "3 min hourglass", "3 minutes each; what one player uses, the other gains"),
        ] {
            let control: TimeControl = text.parse().unwrap();
            assert_eq!(Words::default().say_argument(&of_choice(control)), choice);
            assert_eq!(Words::default().say(of_time_control(control, true)), said);
        }
    }

    #[test]
    fn the_time_that_is_heard_changes_seldom() {
        let said = |millis, periods| {
            let time = Duration::from_millis(millis);
            Words::default().say(of_reading(ClockReading { time, periods }))
        };
        assert_eq!(said(299_000, None), "5 minutes");
        assert_eq!(said(59_900, None), "50 seconds");
        assert_eq!(said(9_900, Some(1)), "less than 10 seconds in the last period");
        assert_eq!(said(30_000, Some(3)), "30 seconds, 3 periods left");
        assert_eq!(said(0, Some(0)), "none");
    }
}
