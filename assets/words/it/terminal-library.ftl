### Il gioco nel terminale: l’archivio, con le partite salvate e quelle interrotte.

game_will_be_saved = Puoi continuare a giocare. La partita verrà salvata appena sarà di nuovo possibile.
game_kept = La partita è salvata in archivio: { $id }
game_not_kept_yet = La partita non è ancora in archivio: { $reason }.
game_can_be_resumed = Potrai riprendere questa partita al prossimo avvio del programma.

game_resumed =
    { $plies ->
        [one] La partita riprende: 1 mossa già giocata.
       *[other] La partita riprende: { $plies } mosse già giocate.
    }
journal_set_aside = Il diario di una partita non è leggibile ed è stato rinominato in { $file }.
record_set_aside = Una partita in archivio non è leggibile: il suo file è stato rinominato in { $file }.
game_interrupted = C’è una partita interrotta: { $game }. Per continuarla, scrivi: resume
games_interrupted = Ci sono { $games } partite interrotte. Per continuarne una, scrivi: resume 1
more_games_interrupted =
    { $games ->
        [one] E un’altra.
       *[other] E altre { $games }.
    }
interrupted_game =
    { $plies ->
        [one] { $board }, 1 mossa, { $black } contro { $white }, giocata l’ultima volta il { $moment }
       *[other] { $board }, { $plies } mosse, { $black } contro { $white }, giocata l’ultima volta il { $moment }
    }
no_library_to_resume_from = Non c’è un archivio da cui riprendere una partita.
no_unfinished_game = Non ci sono partite in sospeso.
one_game_to_resume = C’è una partita interrotta. Per continuarla, scrivi: resume
games_to_resume = Le partite interrotte sono numerate da 1 a { $last }. Per continuarne una, scrivi per esempio: resume 1
current_game_not_saved = La partita attuale non è salvata. Per salvarla prima, scrivi: save FILE

no_library = L’archivio non c’è.
library_is_empty = In archivio non ci sono ancora partite.
nothing_matches = Nessuna partita in archivio corrisponde a «{ $text }».
games_found =
    { $games ->
        [one] 1 partita trovata. Per aprirla, scrivi: open 1
       *[other] { $games } partite trovate. Per aprirne una, scrivi per esempio: open 1
    }
more_games_found =
    { $games ->
        [one] E un’altra. Per cercare tra tutte, scrivi: games PAROLE
       *[other] E altre { $games }. Per cercare tra tutte, scrivi: games PAROLE
    }
game_listed =
    { $board }, { $black } contro { $white }: { $result ->
        [none] non finita
       *[other] { $result }
    } dopo { $plies ->
        [one] 1 mossa
       *[other] { $plies } mosse
    }
game_listed_with_date =
    { $date }, { $board }, { $black } contro { $white }: { $result ->
        [none] non finita
       *[other] { $result }
    } dopo { $plies ->
        [one] 1 mossa
       *[other] { $plies } mosse
    }
no_game_numbered = Nell’elenco non c’è la partita { $number }. Per vedere l’elenco, scrivi: games
games_named_alike = { $games } partite in archivio hanno «{ $text }» nel nome.
