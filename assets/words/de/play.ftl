### Spieler, Listen, Bretter, Stufen und Zahlen.

black = Schwarz
white = Weiß

decimal_mark = ,
list_none = –
list_more = { $before }, { $next }
list_all = { $before } und { $last }
list_any = { $before } oder { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } auf { $bottom }
three_pieces = { $top } auf { $middle } auf { $bottom }

human = Mensch
computer = Computer Stufe { $level }

levels_of_game = Die Stufen des Computers in { $game } gehen von 1 bis { $strongest }.
level_first_steps = Erste Schritte
level_newcomer = Neuling
level_beginner = Anfänger
level_learner = Lehrling
level_casual = Gelegenheitsspieler
level_regular = Hobbyspieler
level_steady = Solide
level_practised = Geübt
level_skilled = Gewandt
level_advanced = Fortgeschritten
level_club = Vereinsspieler
level_seasoned = Erfahren
level_strong = Stark
level_very_strong = Sehr stark
level_expert = Experte
level_master = Meister
level_full_strength = Volle Stärke

suits_first_steps = Für die allerersten Partien: Der Computer kennt die Regeln, übersieht aber fast alles.
suits_newcomer = Für alle, die schon einmal gewonnen haben: Der Computer nimmt, was er sieht, und denkt selten an deinen nächsten Zug.
suits_beginner = Für alle, die vor dem Zug hinsehen: Der Computer denkt an deine Antwort, übersieht aber jede zweite Gefahr.
suits_learner = Für alle, die vor dem Zug zweimal hinsehen: Der Computer erkennt die meisten Gefahren rechtzeitig.
suits_casual = Für eine entspannte Partie: Der Computer verschenkt nichts, plant aber auch nichts.
suits_regular = Für alle, denen Anfänger zu schwach sind: Der Computer erkennt gute Stellungen, übersieht aber noch Züge.
suits_steady = Für eine ruhige Partie: Der Computer übersieht weniger Züge und wartet auf deine Fehler.
suits_practised = Zum Üben: Der Computer nutzt die meisten Gelegenheiten, die du ihm lässt.
suits_skilled = Für alle, die vor jedem Zug an die Antwort denken, so wie der Computer.
suits_advanced = Für alle, die zwei Züge vorausdenken: Der Computer tut das auch, übersieht aber noch manches.
suits_club = Für einen Abend im Verein: Der Computer denkt einige Züge voraus und übersieht wenig.
suits_seasoned = Für Erfahrene: Der Computer macht selten offensichtliche Fehler.
suits_strong = Für alle, die nach einem Plan spielen: Der Computer übersieht in den nächsten Zügen nichts.
suits_very_strong = Für alle, die jede Stufe darunter geschlagen haben: Der Computer sieht weit voraus.
suits_expert = Für alle, die auch kleine Fehler bestraft sehen wollen.
suits_master = Für eine echte Herausforderung: Der Computer sieht noch weiter und lässt dir kaum Chancen.
suits_full_strength = Der Computer in Bestform: alles, was er bei einer Sekunde pro Zug leisten kann.

board_hex = Sechseck
board_square = Quadrat
board_snub = Snub-Quadrat
board_hex_3 = Kleines Sechseck
board_side = Größe { $side }
board_points =
    { $points ->
        [one] 1 Schnittpunkt
       *[other] { $points } Schnittpunkte
    }
board_cells =
    { $cells ->
        [one] 1 Feld
       *[other] { $cells } Felder
    }

points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
stacks = { $stacks } Stapel
groups =
    { $groups ->
        [one] 1 Gruppe
       *[other] { $groups } Gruppen
    }
stones =
    { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }
breaths =
    { $breaths ->
        [one] 1 Atemraum
       *[other] { $breaths } Atemräume
    }
plies =
    { $plies ->
        [one] 1 Zug
       *[other] { $plies } Züge
    }

ended_by_resignation = { $player } hat aufgegeben
ended_on_time = { $player } hat die Zeit überschritten
ended_by_agreement = Unentschieden vereinbart
ended_as_won = { $player } hat gewonnen
ended_as_draw = Unentschieden
