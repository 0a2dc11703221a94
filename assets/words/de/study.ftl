region_centre = in der Mitte
region_top = oben
region_bottom = unten
region_left = links
region_right = rechts
region_top_left = oben links
region_top_right = oben rechts
region_bottom_left = unten links
region_bottom_right = unten rechts

hint_region = Sieh dich { $region } um. { $aim }
aim_end = Der beste Zug dort beendet die Partie.
aim_points =
    { $points ->
        [one] Der beste Zug dort bringt sofort 1 Punkt.
       *[other] Der beste Zug dort bringt sofort { $points } Punkte.
    }
aim_tower = Der beste Zug dort baut einen Turm.
aim_safety = Der beste Zug dort bringt dich außer Gefahr.
aim_attack = Der beste Zug dort ist eine Drohung.
aim_smothering = Der beste Zug dort erstickt eine Gruppe.
aim_sleep = Der beste Zug dort legt einen gegnerischen Stapel schlafen.
aim_waking = Der beste Zug dort weckt einen deiner Stapel.
aim_pin = Der beste Zug dort fesselt einen gegnerischen Stapel.
aim_freedom = Der beste Zug dort befreit einen deiner gefesselten Stapel.
aim_connection = Der beste Zug dort verbindet deine Gruppen.
aim_last_entry = Der beste Zug dort setzt deinen letzten Stein ein.
aim_later = Der beste Zug dort ändert zunächst wenig, bereitet aber die nächsten Züge vor.

hint_kind = { $kind } { $reason }
kind_enter = Setze einen Stein ein.
kind_capture = Schlage einen Stapel.
kind_pass = Passe.
kind_place = Setze einen Stein.
kind_spend_komi = Gib einen Komipunkt aus.
kind_only = Etwas anderes ist nicht möglich.
kind_best = Nichts anderes ist so gut.
kind_found = Etwas Besseres wurde nicht gefunden.

hint_stack_only_one = Der Stapel auf { $point } sollte ziehen: Kein anderer kann schlagen.
hint_stack_in_danger = Der Stapel auf { $point } sollte ziehen: Wo er steht, ist er in Gefahr.
hint_stack_free = Der Stapel auf { $point } sollte ziehen.
hint_stack_protected =
    Sieh dir den { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point } an: Der beste Zug schützt ihn.
hint_stack_threatened =
    Sieh dir den { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point } an: Der beste Zug bedroht ihn.
hint_stack_woken =
    Sieh dir den { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point } an: Der beste Zug weckt ihn.
hint_stack_put_to_sleep =
    Sieh dir den { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point } an: Der beste Zug legt ihn schlafen.
hint_stack_pinned =
    Sieh dir den { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point } an: Der beste Zug fesselt ihn.
hint_stack_freed =
    Sieh dir den { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point } an: Der beste Zug befreit ihn.
hint_stack_beside =
    Der beste Zug liegt neben dem { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Stapel auf { $point }.
hint_group_protected =
    Sieh dir die { $owner-is ->
        [black] schwarze
       *[white] weiße
    } Gruppe auf { $point } an: Der beste Zug schützt sie.
hint_group_threatened =
    Sieh dir die { $owner-is ->
        [black] schwarze
       *[white] weiße
    } Gruppe auf { $point } an: Der beste Zug bedroht sie.
hint_group_smothered =
    Sieh dir die { $owner-is ->
        [black] schwarze
       *[white] weiße
    } Gruppe auf { $point } an: Der beste Zug erstickt sie.
hint_group_beside =
    Der beste Zug liegt neben der { $owner-is ->
        [black] schwarzen
       *[white] weißen
    } Gruppe auf { $point }.

hint_move = Der beste Zug ist { $mv }.
chance_to_win = Unter starken Spielern hat { $player } eine Gewinnchance von etwa { $percent } %.
sure_to_win = Bei bestem Spiel gewinnt { $player } sicher.
sure_to_lose = Bei bestem Spiel verliert { $player } sicher.

question_falls = Sieh noch einmal hin: { $point } könnte von { $by } aus geschlagen werden.
question_smothered = Sieh noch einmal hin: Ein Stein auf { $by } würde { $cells } ersticken.
question_plain = Sieh noch einmal hin, bevor du { $mv } spielst: Es gibt einen besseren Zug.
stake_game = Das könnte dich die Partie kosten.
stake_chance = Das kostet einen guten Teil deiner Gewinnchancen.
stake_points =
    { $points ->
        [one] Das kostet etwa 1 Punkt.
       *[other] Das kostet etwa { $points } Punkte.
    }

review_progress = Stellung { $done } von { $all }
review_accuracy = { $player } hat mit { $percent } % Genauigkeit gespielt.
review_chances = Die Gewinnchancen gelten für Partien unter starken Spielern.
review_flawless = Es wurden keine Fehler gefunden.
review_mistakes =
    { $count ->
        [one] Es gab einen Fehler:
       *[other] Es gab { $count } Fehler, die schwersten zuerst:
    }
review_cost =
    { $percent ->
        [0] { $points ->
            [one] { $mv } kostete 1 Punkt.
           *[other] { $mv } kostete { $points } Punkte.
        }
        [one] { $points ->
            [0] { $mv } senkte die Gewinnchance um 1 Prozentpunkt.
            [one] { $mv } senkte die Gewinnchance um 1 Prozentpunkt und kostete 1 Punkt.
           *[other] { $mv } senkte die Gewinnchance um 1 Prozentpunkt und kostete { $points } Punkte.
        }
       *[other] { $points ->
            [0] { $mv } senkte die Gewinnchance um { $percent } Prozentpunkte.
            [one] { $mv } senkte die Gewinnchance um { $percent } Prozentpunkte und kostete 1 Punkt.
           *[other] { $mv } senkte die Gewinnchance um { $percent } Prozentpunkte und kostete { $points } Punkte.
        }
    }
review_cost_nothing = { $mv } kostete nichts.
review_proved = Die Engine hat das bewiesen.
review_better = Besser war { $line }.
review_better_facts = Das hätte der bessere Zug geändert:
review_played_facts = Das hat der Zug geändert:

fact_wins = { $winner } gewinnt.
fact_smothered =
    { $owner-is ->
        [black] { $stones ->
            [one] Der schwarze Stein auf { $cells } erstickt.
           *[other] Die schwarzen Steine auf { $cells } ersticken.
        }
       *[white] { $stones ->
            [one] Der weiße Stein auf { $cells } erstickt.
           *[other] Die weißen Steine auf { $cells } ersticken.
        }
    }
fact_rescued =
    { $owner-is ->
        [black] Die schwarze
       *[white] Die weiße
    } Gruppe auf { $cells } ist nicht mehr in Gefahr.
fact_attacked =
    { $owner-is ->
        [black] Die schwarze
       *[white] Die weiße
    } Gruppe auf { $cells } kann als Nächstes erstickt werden.
fact_endangered =
    { $owner-is ->
        [black] Die schwarze
       *[white] Die weiße
    } Gruppe auf { $cells } kann jetzt von { $by } aus erstickt werden.
fact_joined =
    { $owner-is ->
        [black] { $groups } schwarze
       *[white] { $groups } weiße
    } Gruppen werden zu einer.
fact_komi_spent = Ein Komipunkt wird ausgegeben.
