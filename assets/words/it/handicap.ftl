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
handicap_of_captures = Il { $player } può catturare solo dopo l’inserimento di { $pieces } pedine in tutto

handicap_heading = Handicap
no_handicap = Nessuno
no_handicap_means = Per entrambi valgono le stesse regole
pieces_given =
    { $pieces ->
        [one] 1 pedina in meno
       *[other] { $pieces } pedine in meno
    }
points_given =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
captures_given = Catture dopo { $pieces }
pie_rule = Regola della torta
pie_rule_means = Dopo la prima pedina del Nero, il Bianco può scambiare i colori invece di muovere
other_gives_handicap = Inverti l’handicap
no_handicap_suggested = Nessun handicap consigliato. C’è un consiglio solo ad Abande contro il computer, se il tuo rating è abbastanza sicuro e non siete quasi pari.
suggested_in_list = { $handicap } · consiglio
handicap_suggested_means = Il consiglio per te. { $handicap }
worth_in_points =
    { $points ->
        [one] { $handicap }: equivale a 1 punto ({ $levels })
       *[other] { $handicap }: equivale a { $points } punti ({ $levels })
    }
worth_in_levels = { $handicap }: equivale a { $levels }
levels_worth =
    { $levels ->
        [0] meno di un livello
        [one] circa un livello
       *[other] circa { $levels } livelli
    }

handicap_unknown = «{ $text }» non è un handicap. Indica chi lo dà, il tipo e la quantità: white-pieces-3, black-points-5 o white-captures-12. Per la regola della torta scrivi: pie
handicap_pieces_range = Su questo tavoliere un giocatore può avere da { $least } a { $most } pedine in meno.
handicap_points_range = Su questo tavoliere si possono dare da { $least } a { $most } punti.
handicap_captures_range = Su questo tavoliere le catture si possono rimandare finché non sono state inserite da { $least } a { $most } pedine.
game_without_handicap = In { $game } è il komi a fare da handicap.

## The pie rule

swap_sides = Scambia i colori
swap_sides_tip = Prendi il Nero con la sua pedina. Chi aveva il Nero continua con il Bianco
sides_swapped = I colori sono stati scambiati. Nero: { $black }. Bianco: { $white }.
not_your_swap = Solo chi è di turno può scambiare i colori, e solo nella posizione attuale della partita.
type_swap = Ora il Bianco può scambiare i colori invece di muovere. Per farlo, scrivi: swap
swap_taken_back = Lo scambio dei colori è stato ritirato.
