### Das Spiel im Terminal: die Bibliothek mit gespeicherten und unterbrochenen Partien.

game_will_be_saved = Du kannst weiterspielen. Sobald es wieder möglich ist, wird die Partie gespeichert.
game_kept = Die Partie ist in der Bibliothek gespeichert: { $id }
game_not_kept_yet = Die Partie ist noch nicht in der Bibliothek: { $reason }.
game_can_be_resumed = Du kannst die Partie fortsetzen, wenn du das Programm das nächste Mal startest.

game_resumed =
    { $plies ->
        [one] Die Partie wird fortgesetzt. Bisher wurde 1 Zug gespielt.
       *[other] Die Partie wird fortgesetzt. Bisher wurden { $plies } Züge gespielt.
    }
journal_set_aside = Das Protokoll einer Partie war nicht lesbar und heißt jetzt { $file }.
record_set_aside = Eine Partie in der Bibliothek war nicht lesbar und heißt jetzt { $file }.
game_interrupted = Eine Partie wurde unterbrochen: { $game }. Um sie fortzusetzen, gib ein: resume
games_interrupted = { $games } Partien wurden unterbrochen. Um eine fortzusetzen, gib ein: resume 1
more_games_interrupted = Und { $games } weitere.
interrupted_game =
    { $plies ->
        [one] { $board }, 1 Zug, { $black } gegen { $white }, zuletzt gespielt: { $moment }
       *[other] { $board }, { $plies } Züge, { $black } gegen { $white }, zuletzt gespielt: { $moment }
    }
no_library_to_resume_from = Es gibt keine Bibliothek, aus der sich eine Partie fortsetzen ließe.
no_unfinished_game = Es gibt keine angefangene Partie.
one_game_to_resume = Eine Partie wurde unterbrochen. Um sie fortzusetzen, gib ein: resume
games_to_resume = Die unterbrochenen Partien haben die Nummern 1 bis { $last }. Um eine fortzusetzen, gib zum Beispiel ein: resume 1
current_game_not_saved = Die aktuelle Partie ist nicht gespeichert. Um sie vorher zu speichern, gib ein: save DATEI

no_library = Es gibt keine Bibliothek.
library_is_empty = In der Bibliothek sind noch keine Partien.
nothing_matches = In der Bibliothek passt keine Partie zu „{ $text }“.
games_found =
    { $games ->
        [one] 1 Partie gefunden. Um sie zu öffnen, gib ein: open 1
       *[other] { $games } Partien gefunden. Um eine zu öffnen, gib zum Beispiel ein: open 1
    }
more_games_found = Und { $games } weitere. Um die Bibliothek zu durchsuchen, gib ein: games SUCHWORT
game_listed =
    { $board }, { $black } gegen { $white }: { $result ->
        [none] nicht beendet
       *[other] { $result }
    } nach { $plies ->
        [one] 1 Zug
       *[other] { $plies } Zügen
    }
game_listed_with_date =
    { $date }, { $board }, { $black } gegen { $white }: { $result ->
        [none] nicht beendet
       *[other] { $result }
    } nach { $plies ->
        [one] 1 Zug
       *[other] { $plies } Zügen
    }
no_game_numbered = Partie { $number } gibt es in der Liste nicht. Um die Liste zu sehen, gib ein: games
games_named_alike = { $games } Partien in der Bibliothek haben „{ $text }“ im Namen.
