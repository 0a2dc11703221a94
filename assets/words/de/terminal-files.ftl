### Das Spiel im Terminal: Dateien öffnen und speichern.

file_opened =
    { $plies ->
        [one] { $file } geöffnet: 1 Zug gespielt.
       *[other] { $file } geöffnet: { $plies } Züge gespielt.
    }
file_damaged = { $file }: { $fault }
goes_on_with =
    { $plies ->
        [0] Kein Zug der Datei ist erlaubt: Die Partie beginnt von vorn.
        [one] Die Partie geht nach dem einen erlaubten Zug weiter.
       *[other] Die Partie geht nach den { $plies } erlaubten Zügen weiter.
    }
more_games_in_file = In der Datei sind noch weitere Partien; dies ist die erste.
file_not_opened = { $file }: { $reason }

save_example = Wohin speichern? Zum Beispiel: save game.agn
file_exists = { $file } gibt es schon. Zum Überschreiben gib ein: replace { $file }
file_exists_add = Um diese Partie anzufügen, gib ein: add { $file }
file_holds_games_add = In { $file } sind schon { $games } Partien. Um diese Partie anzufügen, gib ein: add { $file }
file_overwrite_all = Um alles zu überschreiben, gib ein: replace { $file }
file_exists_else = { $file } gibt es schon, aber das ist keine Partiendatei.
file_changed_save_elsewhere = Ein anderes Programm hat { $file } geändert, seit die Datei hier geöffnet oder gespeichert wurde. Um unter einem anderen Namen zu speichern, gib ein: save { $other }
file_added = An { $file } angefügt.
add_example = An welche Datei anfügen? Zum Beispiel: add games.agn
file_saved = In { $file } gespeichert.
file_not_saved = Nicht in { $file } gespeichert. { $reason }
open_example = Welche Partie öffnen? Zum Beispiel: open game.agn. Für eine Liste der Partien in der Bibliothek gib ein: games
