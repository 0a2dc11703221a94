### Giocatori, elenchi, livelli, tavolieri e quantità.

black = Nero
white = Bianco

list_none = nessuna
list_more = { $before }, { $next }
list_all = { $before }, { $last }
list_any = { $before } o { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } su { $bottom }
three_pieces = { $top } su { $middle } su { $bottom }

human = Umano
computer = Computer, livello { $level }

level_first_steps = Primi passi
level_beginner = Principiante
level_easy = Facile
level_casual = Amatore
level_steady = Solido
level_skilled = Abile
level_strong = Forte
level_very_strong = Molto forte
level_expert = Esperto
level_full_strength = Forza massima

board_hex = Esagono
board_square = Quadrato
board_snub = Quadrato camuso
board_hex_3 = Esagono piccolo
board_side = Lato { $side }
board_points =
    { $points ->
        [one] 1 intersezione
       *[other] { $points } intersezioni
    }
board_cells =
    { $cells ->
        [one] 1 casella
       *[other] { $cells } caselle
    }

points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
stacks =
    { $stacks ->
        [one] 1 pila
       *[other] { $stacks } pile
    }
groups =
    { $groups ->
        [one] 1 gruppo
       *[other] { $groups } gruppi
    }
stones =
    { $stones ->
        [one] 1 pietra
       *[other] { $stones } pietre
    }
breaths =
    { $breaths ->
        [one] 1 respiro
       *[other] { $breaths } respiri
    }
plies =
    { $plies ->
        [one] 1 semimossa
       *[other] { $plies } semimosse
    }

ended_by_resignation = Il { $player } ha abbandonato
ended_on_time = Il { $player } ha esaurito il tempo
ended_by_agreement = Patta d’accordo
ended_as_won = Il { $player } ha vinto
ended_as_draw = Patta
