### Giocatori, elenchi, livelli, tavolieri e quantità.

black = Nero
white = Bianco

list_none = –
list_more = { $before }, { $next }
list_all = { $before }, { $last }
list_any = { $before } o { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } su { $bottom }
three_pieces = { $top } su { $middle } su { $bottom }

human = Umano
computer = Computer, livello { $level }

level_first_steps = Primi passi
level_newcomer = Novizio
level_beginner = Principiante
level_learner = Apprendista
level_casual = Amatore
level_regular = Assiduo
level_steady = Solido
level_practised = Allenato
level_skilled = Abile
level_advanced = Avanzato
level_club = Da circolo
level_seasoned = Navigato
level_strong = Forte
level_very_strong = Molto forte
level_expert = Esperto
level_master = Maestro
level_full_strength = Forza massima

suits_first_steps = Per le primissime partite: conosce le regole e non vede quasi nulla di ciò che accade.
suits_newcomer = Per chi ha già vinto una volta: prende ciò che vede e di rado si chiede che cosa farai dopo.
suits_beginner = Per chi guarda prima di muovere: pensa alla tua risposta, ma un pericolo su due gli sfugge.
suits_learner = Per chi guarda due volte prima di muovere: vede in tempo quasi tutti i pericoli.
suits_casual = Per una partita rilassata: non regala nulla, ma non progetta nemmeno nulla.
suits_regular = Per chi si annoia con i principianti: riconosce una buona posizione, ma gli sfuggono delle mosse.
suits_steady = Per una partita tranquilla: gli sfuggono meno mosse e aspetta i tuoi errori.
suits_practised = Per esercitarsi: sfrutta quasi tutte le occasioni che gli lasci.
suits_skilled = Per chi pensa alla risposta prima di ogni mossa, come fa lui.
suits_advanced = Per chi pensa due mosse in anticipo: lo fa anche lui, ma qualcuna gli sfugge ancora.
suits_club = Per una serata al circolo: vede qualche mossa in anticipo e gli sfugge poco.
suits_seasoned = Per giocatori esperti: fa di rado un errore che si vede a colpo d’occhio.
suits_strong = Per chi gioca secondo un piano: nulla di vicino gli sfugge.
suits_very_strong = Per chi ha battuto tutti i livelli precedenti: vede lontano.
suits_expert = Per chi vuole che anche i piccoli errori siano puniti.
suits_master = Per una vera sfida: vede ancora più lontano e ti lascia poco.
suits_full_strength = Per vedere il suo meglio: tutto ciò che il computer sa fare in un secondo per mossa.

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
        [one] 1 mossa
       *[other] { $plies } mosse
    }

ended_by_resignation = Il { $player } ha abbandonato
ended_on_time = Il { $player } ha esaurito il tempo
ended_by_agreement = Patta d’accordo
ended_as_won = Il { $player } ha vinto
ended_as_draw = Patta
