### Was rund um das Brett steht, während gespielt wird.

window_set_up = Stellung aufbauen · Abande
window_to_move = { $player } am Zug · Abande
window_won = { $player } hat gewonnen · Abande
window_draw = Unentschieden · Abande

game_title = { $game } · { $board }
game_title_komi = { $game } · { $board } · Komi { $komi }

your_turn = Du bist dran
player_to_move = { $player } am Zug
player_thinking = { $player } denkt nach
game_paused = Pause
counting_points = Auszählung
your_first_stone = Setze Stein 1 von 2
your_second_stone = Setze Stein 2 von 2
first_stone_of = { $player }: Stein 1 von 2
second_stone_of = { $player }: Stein 2 von 2
starting_position = Anfangsstellung
move_of = Zug { $number } von { $moves }
in_a_variation = Variante

last_entered = { $player } setzt auf { $point } einen Stein ein
last_placed = { $player } spielt { $points }
last_captured = { $player } schlägt { $to } von { $from } aus
last_passed = { $player } passt
last_spent_komi = { $player } gibt einen Komipunkt aus
last_removed =
    { $groups ->
        [one] { $last } · 1 Gruppe entfernt
       *[other] { $last } · { $groups } Gruppen entfernt
    }
last_lost =
    { $groups ->
        [one] { $last } · 1 Gruppe verloren
       *[other] { $last } · { $groups } Gruppen verloren
    }

move_now = Jetzt ziehen
skip_counting = Überspringen
back_to_the_game = Zur Partie
play_on = Weiterspielen

plate = { $player } ({ $seat }): { $score }, { $supply }
plate_to_move = { $player } ({ $seat }), am Zug: { $score }, { $supply }
plate_tip = { $plate }. Anklicken, um zu ändern, wer spielt.
you = Du
points_and_asleep =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ({ $asleep ->
        [one] 1 weiterer schläft
       *[other] { $asleep } weitere schlafen
    }: kein gegnerischer Stapel daneben)
points_below =
    { $points ->
        [one] Punkt
       *[other] Punkte
    }
groups_below =
    { $groups ->
        [one] Gruppe
       *[other] Gruppen
    }
in_hand =
    { $pieces ->
        [0] Vorrat leer
       *[other] { $pieces } im Vorrat
    }
supply_and_asleep =
    { $asleep ->
        [one] { $supply } · 1 schläft
       *[other] { $supply } · { $asleep } schlafen
    }
stones_and_komi =
    { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } · noch { $komi } Komi
turn_long = am Zug
turn_short = dran
thinking_long = denkt { $seconds } s
thinking_short = { $seconds } s

cannot_pass_now = Du kannst jetzt nicht passen.
pass_later =
    { $pieces ->
        [one] Du kannst passen, sobald dein Vorrat leer ist: noch 1 Stein.
       *[other] Du kannst passen, sobald dein Vorrat leer ist: noch { $pieces } Steine.
    }
computers_turn = Der Computer ist am Zug.
computer_plays_both = Der Computer spielt beide Farben.

pass_you_win = Wenn du jetzt passt, endet die Partie: Du gewinnst { $own }:{ $other }
pass_you_lose = Wenn du jetzt passt, endet die Partie: Du verlierst { $own }:{ $other }
pass_wins = Wenn du jetzt passt, endet die Partie: { $player } gewinnt { $own }:{ $other }
pass_loses = Wenn du jetzt passt, endet die Partie: { $player } verliert { $own }:{ $other }
pass_draws = Wenn du jetzt passt, endet die Partie: Unentschieden, { $own }:{ $other }
pass_and_end = Passen und beenden
decided_won_by =
    { $points ->
        [one] Die Partie ist entschieden: Bei bestem Spiel beider Seiten gewinnst du mit 1 Punkt Vorsprung.
       *[other] Die Partie ist entschieden: Bei bestem Spiel beider Seiten gewinnst du mit { $points } Punkten Vorsprung.
    }
decided_lost_by =
    { $points ->
        [one] Die Partie ist entschieden: Bei bestem Spiel beider Seiten verlierst du mit 1 Punkt Rückstand.
       *[other] Die Partie ist entschieden: Bei bestem Spiel beider Seiten verlierst du mit { $points } Punkten Rückstand.
    }
decided_won = Die Partie ist entschieden: Bei bestem Spiel beider Seiten gewinnst du.
decided_lost = Die Partie ist entschieden: Bei bestem Spiel beider Seiten verlierst du.
decided_finish = Beenden
decided_finish_tip = { $player } gibt auf, und die Partie ist zu Ende
decided_play_on = Weiterspielen
decided_play_on_tip = In dieser Partie wirst du nicht noch einmal gefragt

stood_at_start = Mit genau dieser Stellung hat die Partie begonnen. Wiederholungen sind erlaubt.
stood_after = Genau diese Stellung gab es schon nach Zug { $number }. Wiederholungen sind erlaubt.

hint_first_piece = Klicke auf einen beliebigen Schnittpunkt, um deinen ersten Stein einzusetzen
hint_next_pieces = Setze deinen Stein neben einem anderen ein: Alle Steine bilden ein Band
hint_capture = Jetzt kannst du auch schlagen: Klicke auf einen deiner Stapel, dann auf einen leuchtenden daneben
hint_two_stones = Setze zwei Steine an den Rand, auf zwei Seiten oder Ecken, die sich nicht berühren
hint_second_stone = Setze jetzt den zweiten Stein auf ein leuchtendes Feld; mit Esc nimmst du den ersten zurück
hint_territory = Setze einen Stein außerhalb des gegnerischen Gebiets; zeige auf eine Gruppe, um ihre Atemräume zu sehen

card_stack = { $point }: { $pieces }
card_points =
    { $points ->
        [one] 1 Punkt für { $player }
       *[other] { $points } Punkte für { $player }
    }
card_asleep =
    { $points ->
        [one] Schläft: Der Punkt zählt nicht
       *[other] Schläft: Die { $points } Punkte zählen nicht
    }
card_tower = Ein Turm: kann weder ziehen noch geschlagen werden
card_pinned = Gefesselt: hält das Band zusammen
card_holds =
    { $count ->
        [one] Gefesselt: Ohne ihn wäre { $points } abgetrennt
       *[other] Gefesselt: Ohne ihn wären { $points } abgetrennt
    }
card_captors = Könnte von { $points } aus geschlagen werden
card_safe = Kein Stapel kann ihn schlagen
card_group = Gruppe von { $player }

legend_threatened = im nächsten Zug schlagbar
legend_capturable = jetzt schlagbar
legend_tower = ein Turm: zieht nie
legend_safe = ein Turm: sicher
legend_pinned = gefesselt: Grund beim Zeigen
legend_part = ein Teil, den er verbindet
legend_freeing = ein Stein hier befreit ihn
legend_open = hier darfst du setzen
legend_closed = hier darfst du nicht setzen
legend_asleep = schläft: zählt nichts
legend_breath = hält die Gruppe am Leben
legend_short_breath = hält sie nicht am Leben
legend_enemy = Gegner an einem Atemraum
legend_doomed = käme vom Brett
legend_territory = nur { $player } darf hierhin
legend_danger = einen Zug vor dem Ersticken
legend_danger_from = dieser Zug erstickt sie

tag_counted = { $points }
tag_laid_aside = Schlafend: nicht gezählt
tag_half = 1 von 2
tag_change = { $player } { $change }
tag_changes = { $mover } · { $other }
tag_removes =
    Entfernt { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    } von { $player } ({ $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    })
tag_removes_both =
    Entfernt { $enemy_groups ->
        [one] 1 Gruppe
       *[other] { $enemy_groups } Gruppen
    } von { $enemy } ({ $enemy_stones ->
        [one] 1 Stein
       *[other] { $enemy_stones } Steine
    }), dann { $own_groups ->
        [one] 1 Gruppe
       *[other] { $own_groups } Gruppen
    } von { $own } ({ $own_stones ->
        [one] 1 Stein
       *[other] { $own_stones } Steine
    })
tag_breaths_none =
    { $breaths ->
        [0] Gruppe von { $player }: kein Atemraum
        [one] Gruppe von { $player }: 1 Atemraum, der sie nicht am Leben hält
       *[other] Gruppe von { $player }: { $breaths } Atemräume, von denen keiner sie am Leben hält
    }
tag_breaths_some =
    { $alive ->
        [one] Gruppe von { $player }: { $breaths } Atemräume, 1 davon hält sie am Leben
       *[other] Gruppe von { $player }: { $breaths } Atemräume, { $alive } davon halten sie am Leben
    }
tag_breaths_all =
    { $breaths ->
        [one] Gruppe von { $player }: 1 Atemraum, der sie am Leben hält
       *[other] Gruppe von { $player }: { $breaths } Atemräume, die sie alle am Leben halten
    }
tag_in_danger = { $tag } · einen Zug vor dem Ersticken
