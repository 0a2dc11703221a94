rating_in_game =
    { $games ->
        [one] Deine Wertung in { $game }: { $rating } ± { $uncertainty } nach 1 gewerteten Partie
       *[other] Deine Wertung in { $game }: { $rating } ± { $uncertainty } nach { $games } gewerteten Partien
    }
rating_not_shown_yet =
    { $games ->
        [0] Du hast noch keine gewertete Partie gespielt.
        [one] Du hast 1 gewertete Partie gespielt. Deine Wertung wird gezeigt, sobald sie sicherer ist.
       *[other] Du hast { $games } gewertete Partien gespielt. Deine Wertung wird gezeigt, sobald sie sicherer ist.
    }
rating_up = Diese Partie wurde gewertet. Deine Wertung: { $rating } ± { $uncertainty } (+{ $by })
rating_down = Diese Partie wurde gewertet. Deine Wertung: { $rating } ± { $uncertainty } (−{ $by })
rating_same = Diese Partie wurde gewertet. Deine Wertung: { $rating } ± { $uncertainty }

levels_beaten = In gewerteten Partien geschlagene Stufen: { $levels }
level_to_beat = Als Nächstes zu schlagen: Stufe { $level } ({ $name })
suggested_level = Ein guter Gegner für dich: Stufe { $level } ({ $name })

not_rated_board = Partien auf diesem Brett werden nicht gewertet: Es ist zum Lernen da.
not_rated_set_up = Diese Partie wurde nicht gewertet: Sie begann mit einer anderen Stellung.
not_rated_komi = Eine Partie mit so viel Komi wird nicht gewertet.
not_rated_handicap = Eine Partie mit Vorgabe wird nicht gewertet.
not_rated_pie = Eine Partie mit Tauschregel wird nicht gewertet.
not_rated_time = Diese Partie wurde nicht gewertet: Eine Seite hatte mehr Zeit.
not_rated_damaged = Diese Partie wurde nicht gewertet: Ihre Aufzeichnung ist beschädigt.
not_rated_other = Diese Partie wurde nicht gewertet.
not_rated_help = Diese Partie wurde nicht gewertet, weil du Hilfe hattest: { $help }.
help_hint = ein Tipp
help_undo = ein zurückgenommener Zug
help_coach = der Trainer
help_analysis = die Analyse der Engine
help_pause = eine Pause der Uhr
help_players = ein Wechsel der Spieler
help_other = etwas anderes

rated_game = Gewertete Partie
rated_game_tip = Gegen Stufe { $level } ({ $name }), die zu dir passt. Mit Tipps, Trainer, Engine oder Zurücknehmen wird eine Partie nicht gewertet.
rating_of = Wertung in { $game }
next_to_beat = Als Nächstes zu schlagen
ladder = Stufen in { $game }
rung = { $name }, Wertung { $rating }
your_place = Du: { $rating } ± { $uncertainty }
rating_plot = Deine Wertung in { $game } nach jeder gewerteten Partie
rating_on = { $rating }, { $date }
