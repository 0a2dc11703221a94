### Kurze Meldungen, die kommen und gehen.

pasted_is_no_game = Der eingefügte Text ist keine Partie. { $fault }
clipboard_without_text = In der Zwischenablage ist kein Text.
clipboard_not_read = Das Programm, aus dem kopiert wurde, reagiert nicht. Es wurde nichts eingefügt.
clipboard_not_written = Die Zwischenablage reagiert nicht. Es wurde nichts kopiert.
game_copied = Partie in die Zwischenablage kopiert
position_copied = Stellung in die Zwischenablage kopiert
copied_for_abstract_play = Partie als JSON für Abstract Play kopiert
copied_for_abstract_play_without = Partie als JSON für Abstract Play kopiert, ohne { $what }
loss_of_variations =
    { $moves ->
        [one] 1 Zug in Varianten
       *[other] { $moves } Züge in Varianten
    }
loss_of_notes = Notizen
loss_of_tags = einige Tags
game_not_copied = Nichts kopiert: Das Format von Abstract Play gibt es nur für Abande, nicht für { $game }.
board_not_copied = Nichts kopiert: Bei Abstract Play gibt es das Brett „{ $board }“ nicht.

game_saved_as = Als { $file } gespeichert
game_not_saved_as = { $file } wurde nicht gespeichert. { $reason }
choose_other_name = Wähle einen anderen Namen.
picture_begun = { $file } wird erstellt. Du kannst währenddessen weiterspielen.
picture_not_drawn = Das Bild konnte nicht erstellt werden; der Grund steht in den Logdateien.
game_opened = { $file } geöffnet
first_game_opened = Die erste von mehreren Partien in { $file } geöffnet
game_opened_partly = { $file } bis zum ersten Fehler geöffnet. { $fault }
game_not_opened = { $file } wurde nicht geöffnet. { $reason }
pasted_game_opened = Eingefügte Partie geöffnet
first_pasted_game_opened = Die erste von mehreren eingefügten Partien geöffnet
pasted_game_opened_partly = Eingefügte Partie bis zum ersten Fehler geöffnet. { $fault }

computer_picked = Komi { $komi }: Der Computer wählt { $side }
computer_cannot_move = Der Computer kann hier nicht ziehen. Nimm einen Zug zurück, oder klicke auf seinen Namen und spiele für ihn weiter.

settings_not_saved = Deine Einstellungen werden nicht gespeichert: { $what }.
settings_saved_again = Deine Einstellungen werden wieder gespeichert.
disk_slow = Dateien werden ungewöhnlich langsam gelesen oder geschrieben: Vielleicht antwortet der Datenträger nicht.
key_of_unknown_command = In deinen Einstellungen stehen Tasten für „{ $command }“, aber einen solchen Befehl gibt es nicht.
key_not_usable = „{ $key }“ aus deinen Einstellungen lässt sich nicht als Taste für { $command } verwenden.
key_shared = { $key } steht in deinen Einstellungen bei { $first } und bei { $second }. Die Taste gilt nur für den ersten Befehl.
safe_mode = Abgesicherter Modus: einfache Grafik und Standardeinstellungen. Geänderte Einstellungen werden nicht gespeichert.
last_run_failed = Abande wurde beim letzten Mal unerwartet beendet. Deine Partie ist gespeichert. Ein Bericht steht in { $report }
last_run_failed_unsaved = Abande wurde beim letzten Mal unerwartet beendet. Deine Partie wurde nicht gespeichert. Ein Bericht steht in { $report }
last_run_failed_without_game = Abande wurde beim letzten Mal unerwartet beendet. Ein Bericht steht in { $report }
failed_inside = Im Programm ist ein Fehler aufgetreten. Du kannst trotzdem weiterspielen. Ein Bericht steht in { $report }
failed_inside_unreported = Im Programm ist ein Fehler aufgetreten. Du kannst trotzdem weiterspielen. Ein Bericht konnte nicht geschrieben werden.
nothing_kept = Partien und Einstellungen werden nicht gespeichert: { $reason }.

game_in_part = Nur ein Teil dieser Partie ist lesbar. { $what }
game_on_table_keeps_name = Du spielst diese Partie gerade. Um sie umzubenennen, beginne oder öffne erst eine andere.
game_left_not_kept = Die verlassene Partie konnte nicht in der Bibliothek gespeichert werden: { $reason }.
files_set_aside =
    { $files ->
        [one] Eine Datei in der Bibliothek war nicht lesbar und heißt jetzt { $name }
       *[other] { $files } Dateien in der Bibliothek waren nicht lesbar und wurden umbenannt, die erste in { $name }
    }
game_not_renamed = Die Partie wurde nicht umbenannt. { $reason }
games_not_removed =
    { $games ->
        [one] Eine Partie wurde nicht in den Papierkorb verschoben. { $reason }
       *[other] { $games } Partien wurden nicht in den Papierkorb verschoben. { $reason }
    }
games_not_restored =
    { $games ->
        [one] Eine Partie wurde nicht wiederhergestellt. { $reason }
       *[other] { $games } Partien wurden nicht wiederhergestellt. { $reason }
    }
games_exported =
    { $games ->
        [one] 1 Partie in { $file } geschrieben
       *[other] { $games } Partien in { $file } geschrieben
    }
games_not_exported = { $file } wurde nicht geschrieben. { $reason }
games_imported =
    { $games ->
        [one] 1 Partie aus { $file } importiert.
       *[other] { $games } Partien aus { $file } importiert.
    }
games_imported_but_known =
    { $games ->
        [one] 1 Partie aus { $file } importiert
       *[other] { $games } Partien aus { $file } importiert
    }; { $known ->
        [one] 1 war schon in der Bibliothek.
       *[other] { $known } waren schon in der Bibliothek.
    }
games_known =
    { $known ->
        [one] Die Partie in { $file } ist schon in der Bibliothek.
       *[other] { $known } Partien in { $file } sind schon in der Bibliothek.
    }
games_not_imported = Aus { $file } wurde keine Partie importiert.
games_not_read =
    { $games ->
        [one] Partie { $number } war nicht ganz lesbar. { $what }
       *[other] { $games } Partien waren nicht ganz lesbar, die erste davon ist Partie { $number }. { $what }
    }
file_not_imported = { $file } wurde nicht importiert. { $reason }
no_game_in_file = In { $file } ist keine Partie

passed_by_itself = Du hast automatisch gepasst: Ein anderer Zug war nicht möglich.
path_copied = Pfad kopiert
diagnostics_copied = Diagnose kopiert
folder_not_opened = „{ $folder }“ lässt sich nicht öffnen.
