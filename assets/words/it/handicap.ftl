handicap_of_pieces =
    { $pieces ->
        [one] Il { $player } ha 1 pedina in meno
       *[other] Il { $player } ha { $pieces } pedine in meno
    }
handicap_of_points =
    { $points ->
        [one] Il { $player } comincia con 1 punto
       *[other] Il { $player } comincia con { $points } punti
    }
handicap_of_captures = Il { $player } può catturare solo dopo l’inserimento di { $pieces } pedine

handicap_heading = Vantaggio
no_handicap = Nessuno
no_handicap_means = Per entrambi valgono le stesse regole.
pieces_given =
    { $pieces ->
        [one] 1 pedina
       *[other] { $pieces } pedine
    }
points_given =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
captures_given = Catture dopo { $pieces }
other_gives_handicap = Lo dà l’altro giocatore
no_handicap_suggested = Nessun vantaggio è consigliato: tu e il computer siete quasi pari, o il tuo rating è ancora troppo incerto.
suggested_in_list = { $handicap } · consigliato
handicap_suggested_means = Consigliato per te: { $handicap }.
worth_in_points =
    { $points ->
        [one] { $handicap }: vale 1 punto o { $levels }
       *[other] { $handicap }: vale { $points } punti o { $levels }
    }
worth_in_levels = { $handicap }: vale { $levels }
levels_worth =
    { $levels ->
        [0] meno di un livello
        [one] circa un livello
       *[other] circa { $levels } livelli
    }

handicap_unknown = «{ $text }» non è un vantaggio. Per esempio: white-pieces-3, black-points-5 o white-captures-12.
handicap_pieces_range = Su questa plancia si possono dare da { $least } a { $most } pedine.
handicap_points_range = Su questa plancia si possono dare da { $least } a { $most } punti.
handicap_captures_range = Su questa plancia le catture possono aspettare l’inserimento di { $least } a { $most } pedine.
game_without_handicap = In { $game } il vantaggio è il komi.
