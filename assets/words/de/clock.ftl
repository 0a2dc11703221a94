### Die Uhr einer Partie: ihre Wahl, die Zeiten der Spieler und was über sie gemeldet wird.

clock_hours =
    { $hours ->
        [one] 1 Stunde
       *[other] { $hours } Stunden
    }
clock_minutes =
    { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
clock_seconds =
    { $seconds ->
        [one] 1 Sekunde
       *[other] { $seconds } Sekunden
    }
clock_two_units = { $larger } { $smaller }
clock_short_minutes = { $minutes } min
clock_short_seconds = { $seconds } s

clock_heading = Uhr
without_clock = Ohne Uhr
custom_clock = Eigene …
short_byo_yomi = { $main } + { $periods }×{ $length }
short_hourglass = Sanduhr { $main }
without_clock_means = Beide nehmen sich so viel Zeit, wie sie wollen
for_each_player = Je { $time }
sudden_death_means = { $main } für die ganze Partie
fischer_means = { $main }, dazu { $increment } für jeden Zug
bronstein_means = { $main }; jeder Zug bringt seine Zeit zurück, höchstens { $delay }
byo_yomi_means =
    { $periods ->
        [one] { $main }, dann eine Periode zu { $length }, die mit jedem Zug neu beginnt
       *[other] { $main }, dann { $periods } Perioden zu { $length }; nur eine abgelaufene geht verloren
    }
byo_yomi_alone_means =
    { $periods ->
        [one] Eine Periode zu { $length }, die mit jedem Zug neu beginnt
       *[other] { $periods } Perioden zu { $length }; nur eine abgelaufene geht verloren
    }
hourglass_means = { $main }; was die eine Seite verbraucht, gewinnt die andere
other_time_for_white = Andere Zeit für Weiß
other_time_for_picker = Andere Zeit für den, der wählt
time_for_both = Zeit für beide
time_for = Zeit: { $player }
time_control_examples = 5: fünf Minuten für die Partie. 5+3: dazu 3 Sekunden für jeden Zug. 5d3: Ein Zug bringt bis zu 3 Sekunden zurück. 10b3x30: danach 3 Perioden zu 30 Sekunden. 5h: eine Sanduhr.
time_control_unreadable = Schreib zum Beispiel 5, 5+3 oder 10b3x30
time_control_without_time = Lässt keine Zeit zum Ziehen
time_control_too_long = Bis 100 Stunden, je Zug bis zu 1 Stunde

pause_clock_label = Uhr anhalten
pause_clock_tip = Die Zeit beider Seiten anhalten
run_clock_label = Uhr weiterlaufen lassen
run_clock_tip = Die Zeit wieder laufen lassen
give_opponent_time = Dem Gegner { $time } schenken
give_player_time = { $player } { $time } schenken
give_time_tip = Der anderen Seite mehr Zeit geben

supply_and_time = { $supply }, Restzeit: { $time }
clock_less_than = weniger als { $time }
time_in_periods =
    { $periods ->
        [one] { $time } in der letzten Periode
       *[other] { $time }, noch { $periods } Perioden
    }
clock_without_time = keine

flag_fell = Die Zeit von { $player } ist um
clock_stood_still = Das Programm stand { $time } still, die Uhr auch
was_given_time = { $player } bekommt { $time } mehr
has_time_left = { $player } hat noch { $time }
