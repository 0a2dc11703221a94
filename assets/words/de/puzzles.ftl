### Rätsel, im Fenster und im Terminal.

puzzle_win = { $player } am Zug: Finde den einzigen Zug, der gewinnt.
puzzle_draw = { $player } am Zug: Finde den einzigen Zug, der das Unentschieden rettet.
puzzle_points =
    { $margin ->
        [one] { $player } am Zug: Finde den einzigen Zug, der mit 1 Punkt Vorsprung gewinnt.
       *[other] { $player } am Zug: Finde den einzigen Zug, der mit { $margin } Punkten Vorsprung gewinnt.
    }
puzzle_smother =
    { $moves ->
        [one] { $player } am Zug: Ersticke die Gruppe auf { $cell } sofort.
       *[other] { $player } am Zug: Ersticke die Gruppe auf { $cell } in { $moves } Zügen.
    }
puzzle_save = { $player } am Zug: Rette die Gruppe auf { $cell }.
warm_up_capture = { $player } am Zug: Schlage einen Stapel so, dass der Gegner nicht zurückschlagen kann.
warm_up_tower = { $player } am Zug: Baue einen Turm, also einen Stapel aus drei Steinen.
warm_up_awake = { $player } am Zug: Setze einen Stein so ein, dass er wach ist und nicht geschlagen werden kann.
warm_up_sleep = { $player } am Zug: Lege den Stapel auf { $cell } schlafen.
warm_up_pin = { $player } am Zug: Fessle den Stapel auf { $cell }, damit er nicht schlagen kann.
warm_up_last_entry = { $player } am Zug: Setze deinen letzten Stein so ein, dass er wach ist und nicht geschlagen werden kann.
warm_up_breathe = { $player } am Zug: Deine Gruppe auf { $cell } könnte gleich erstickt werden. Lass sie atmen.
warm_up_enclose = { $player } am Zug: Schließe ein Gebiet ab.
warm_up_smother = { $player } am Zug: Ersticke die Gruppe auf { $cell }.
warm_up_two_breaths = { $player } am Zug: Gib deiner Gruppe auf { $cell } beide Arten von Atemraum: ein Gebiet und einen, den mehrere gegnerische Gruppen berühren.

puzzle_right = Richtig. Weiter.
puzzle_solved = Richtig. Das Rätsel ist gelöst.
puzzle_solved_after_all = Richtig. Das ist die Lösung.
puzzle_wrong_keep = Es gibt einen besseren Zug.
puzzle_wrong_smother = So wird die Gruppe nicht rechtzeitig erstickt.
puzzle_wrong_save = Das rettet die Gruppe nicht.
puzzle_wrong_warm_up = Das ist es nicht. Sieh noch einmal hin: Aufwärmen kostet nichts.
puzzle_improve = { $player } am Zug: Hier hast du { $mv } gespielt. Finde einen besseren Zug.
puzzle_wrong_improve = Das ist der Zug aus deiner Partie.
puzzle_unjudged = Dieser Zug ließ sich nicht bewerten.
refuted_win =
    { $points ->
        [one] Nach { $line } gewinnst du mit nur 1 Punkt Vorsprung.
       *[other] Nach { $line } gewinnst du mit nur { $points } Punkten Vorsprung.
    }
refuted_draw = Nach { $line } wird es nur ein Unentschieden.
refuted_loss =
    { $points ->
        [one] Nach { $line } verlierst du mit 1 Punkt Rückstand.
       *[other] Nach { $line } verlierst du mit { $points } Punkten Rückstand.
    }
refuted_escape = Nach { $mv } spielt der Gegner { $reply }, und die Gruppe überlebt.
refuted_stands = Nach { $mv } ist die Gruppe immer noch da.
refuted_falls = Nach { $mv } spielt der Gegner { $reply }, und die Gruppe ist nicht mehr zu retten.
refuted_gone = Nach { $mv } ist die Gruppe weg.

puzzle_themes = Themen: { $themes }
puzzle_rating_up = Deine Wertung: { $rating } ± { $uncertainty } (+{ $by })
puzzle_rating_down = Deine Wertung: { $rating } ± { $uncertainty } (−{ $by })
puzzle_rating_same = Deine Wertung: { $rating } ± { $uncertainty }
puzzle_price = Ein falscher Zug, ein Tipp oder die Lösung senkt deine Wertung um { $cost }. Überspringen kostet nichts.
puzzle_streak = In Folge gelöst: { $count }

theme_win = Gewinn
theme_draw = Unentschieden
theme_points = Punkte
theme_entry = Einsetzen
theme_capture = Schlagzug
theme_pass = Passen
theme_sacrifice = Opfer
theme_defence = Verteidigung
theme_threat = Drohung
theme_tower = Turm
theme_sleep = Schlafenlegen
theme_waking = Aufwecken
theme_pin = Fesselung
theme_freedom = Entfesselung
theme_last_entry = letzter Stein
theme_smothering = Ersticken
theme_rescue = Rettung
theme_connection = Verbindung
theme_double_attack = Doppelangriff
theme_counter = Gegenangriff
theme_elimination = Ende der Partie
theme_two_moves = zwei Züge
theme_long = lange Lösung
theme_warm_up = Aufwärmen
