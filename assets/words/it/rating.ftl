rating_in_game =
    { $games ->
        [one] Il tuo rating ad { $game }: { $rating } ± { $uncertainty }, dopo 1 partita valida
       *[other] Il tuo rating ad { $game }: { $rating } ± { $uncertainty }, dopo { $games } partite valide
    }
rating_not_shown_yet =
    { $games ->
        [0] Non hai ancora giocato una partita valida per il rating.
        [one] Hai giocato 1 partita valida. Il tuo rating apparirà quando sarà più sicuro.
       *[other] Hai giocato { $games } partite valide. Il tuo rating apparirà quando sarà più sicuro.
    }
rating_up = Partita valida. Il tuo rating: { $rating } ± { $uncertainty } (+{ $by })
rating_down = Partita valida. Il tuo rating: { $rating } ± { $uncertainty } (−{ $by })
rating_same = Partita valida. Il tuo rating: { $rating } ± { $uncertainty }

levels_beaten = Livelli battuti in partite valide: { $levels }
level_to_beat = Il prossimo da battere: livello { $level } ({ $name })
suggested_level = Un buon avversario per te: livello { $level } ({ $name })

not_rated_board = Le partite su questo tavoliere non valgono per il rating: serve per imparare.
not_rated_set_up = Questa partita non vale per il rating: è cominciata da un’altra posizione.
not_rated_komi = Una partita con tanto komi non vale per il rating.
not_rated_handicap = Una partita con handicap non vale per il rating.
not_rated_pie = Una partita con la regola della torta non vale per il rating.
not_rated_time = Questa partita non vale per il rating: un giocatore aveva più tempo.
not_rated_damaged = Questa partita non vale per il rating: il suo file è danneggiato.
not_rated_other = Questa partita non vale per il rating.
not_rated_help = Questa partita non vale per il rating, perché hai avuto aiuto: { $help }.
help_hint = un suggerimento
help_undo = una mossa ritirata
help_coach = l’allenatore
help_analysis = l’analisi del motore
help_pause = una pausa dell’orologio
help_players = un cambio di giocatori
help_other = altro

rated_game = Partita valida
rated_game_tip = Contro il livello { $level } ({ $name }), adatto a te. Suggerimenti, allenatore, motore e mosse annullate rendono una partita non valida per il rating.
rating_of = Rating ad { $game }
next_to_beat = Prossimo da battere
ladder = Scala dei livelli in { $game }
rung = { $name }, rating { $rating }
your_place = Tu: { $rating } ± { $uncertainty }
rating_plot = Il tuo rating ad { $game } dopo ogni partita valida
rating_on = { $rating }, { $date }
