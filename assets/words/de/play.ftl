### Spieler, Listen, Bretter, Stufen und Zahlen.

black = Schwarz
white = Weiß

list_none = keine
list_more = { $before }, { $next }
list_all = { $before } und { $last }
list_any = { $before } oder { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } auf { $bottom }
three_pieces = { $top } auf { $middle } auf { $bottom }

human = Mensch
computer = Computer Stufe { $level }

level_first_steps = Erste Schritte
level_beginner = Anfänger
level_easy = Leicht
level_casual = Locker
level_steady = Solide
level_skilled = Geübt
level_strong = Stark
level_very_strong = Sehr stark
level_expert = Experte
level_full_strength = Volle Stärke

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
        [one] 1 Halbzug
       *[other] { $plies } Halbzüge
    }

ended_by_resignation = { $player } hat aufgegeben
ended_on_time = { $player } hat die Zeit überschritten
ended_by_agreement = Unentschieden vereinbart
ended_as_won = { $player } hat gewonnen
ended_as_draw = Unentschieden
