### Giocatori, elenchi, livelli, tavolieri e quantità.

black = Nero
white = Bianco

decimal_mark = ,
list_none = –
list_more = { $before }, { $next }
list_all =
    { $before } { $last ->
        [e1] ed
        [e2] ed
        [e3] ed
        [e4] ed
        [e5] ed
        [e6] ed
        [e7] ed
        [e8] ed
        [e9] ed
        [e10] ed
        [e11] ed
        [e12] ed
        [e13] ed
        [e14] ed
        [e15] ed
       *[other] e
    } { $last }
list_any = { $before } o { $last }

two_sentences = { $first } { $second }

two_pieces = { $top } su { $bottom }
three_pieces = { $top } su { $middle } su { $bottom }

human = Umano
computer = Computer, livello { $level }

levels_of_game = In { $game } i livelli del computer vanno da 1 a { $strongest }.
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

suits_first_steps = Per le primissime partite: il computer conosce le regole, ma non vede quasi nulla di ciò che accade.
suits_newcomer = Per chi ha già vinto una volta: il computer prende ciò che vede e di rado si chiede che cosa farai dopo.
suits_beginner = Per chi guarda prima di muovere: il computer pensa alla tua risposta, ma un pericolo su due gli sfugge.
suits_learner = Per chi ci pensa due volte prima di muovere: il computer vede in tempo quasi tutti i pericoli.
suits_casual = Per una partita rilassata: il computer non regala nulla, ma non fa nemmeno piani.
suits_regular = Per chi trova troppo facili i principianti: il computer riconosce una buona posizione, ma gli sfugge ancora qualche mossa.
suits_steady = Per una partita tranquilla: il computer si lascia sfuggire meno mosse e aspetta i tuoi errori.
suits_practised = Per esercitarsi: il computer sfrutta quasi tutte le occasioni che gli lasci.
suits_skilled = Per chi pensa alla risposta prima di ogni mossa, come fa il computer.
suits_advanced = Per chi calcola due mosse in anticipo: lo fa anche il computer, ma qualche mossa gli sfugge ancora.
suits_club = Per una serata al circolo: il computer vede qualche mossa in anticipo e si lascia sfuggire poco.
suits_seasoned = Per chi ha esperienza: il computer commette di rado errori evidenti.
suits_strong = Per chi gioca secondo un piano: nelle prossime mosse al computer non sfugge nulla.
suits_very_strong = Per chi ha battuto tutti i livelli precedenti: il computer vede lontano.
suits_expert = Per chi vuole che anche i piccoli errori siano puniti.
suits_master = Per una vera sfida: il computer vede ancora più lontano e ti lascia poche occasioni.
suits_full_strength = Il computer al suo meglio: tutto ciò che sa fare con un secondo a mossa.

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
