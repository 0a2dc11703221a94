### Was an einer Partie nicht stimmt, die geöffnet oder eingefügt wird, und warum eine Datei nicht gelesen oder geschrieben werden kann.

record_of_other_rules = In der Partie sind andere Regeln angegeben: „{ $rules }“. Dieses Programm liest die Partie nach seinen eigenen Regeln.

at_place = Zeile { $line }, Spalte { $column }: { $what }
at_turn = Zug { $number } ({ $player }): { $what }
at_move = Zug { $number } ({ $player }), { $mv }: { $what }
after_the_end_of_game = Nach dem Ende der Partie: { $what }

record_empty = In diesem Text steht keine Partie.
comment_unclosed = Hier beginnt ein Kommentar, der nie endet.
variation_unclosed = Hier beginnt eine Variante, die nie endet.
variation_too_early = Hier beginnt eine Variante, aber davor steht kein Zug, den sie ersetzen könnte.
too_many_moves = Diese Partie hat mit allen Varianten mehr Züge, als dieses Programm lesen kann.
too_many_tags = Diese Partie hat mehr Tags, als in eine Datei passen.
too_many_variations = In den Varianten stehen mehr Züge, als in eine Datei passen.
tag_malformed = Dieses Tag hat nicht die Form [Name "Text"].
stray_closing = Zu „{ $character }“ fehlt der Anfang.
tag_repeated = Das Tag { $tag } kommt zweimal vor.
tag_too_late = Das Tag { $tag } steht nach dem ersten Zug. Eine weitere Partie muss am Anfang einer Zeile beginnen.
record_of_unknown_game = Das ist eine Partie „{ $name }“, nicht { $abande } oder { $anda }.
board_of_other_game = Das ist eine Partie { $game }, aber „{ $board }“ ist ein Brett für { $other }.
komi_unreadable = „{ $text }“ ist kein Komi. Das Komi ist eine ganze Zahl von 0 bis 65535.
game_without_komi = In { $game } gibt es keine Komipunkte.
board_unknown = Ein Brett „{ $name }“ gibt es nicht. Möglich sind: { $known }.
format_too_new = Diese Partie hat die Formatversion { $version }; dieses Programm liest nur Version 1.
position_missing = Das Tag SetUp kündigt eine Anfangsstellung an, aber das Tag Position fehlt.
start_unusable = Die Anfangsstellung ist unbrauchbar. { $what }
result_unreadable = „{ $text }“ ist kein Ergebnis. Möglich sind Punkte wie 21-17 sowie 1-0, 0-1, 1/2-1/2 und *.
result_of_position = Als Ergebnis ist { $claimed } angegeben, aber die letzte Stellung ergibt { $actual }.
result_of_unfinished = Als Ergebnis ist { $claimed } angegeben, aber nach diesen Zügen ist die Partie nicht zu Ende.
result_elsewhere = Als Ergebnis ist { $claimed } angegeben, an anderer Stelle aber { $actual }.
result_drawn = Als Ergebnis ist ein Unentschieden angegeben, aber in { $game } gibt es keins.
text_after_end = „{ $text }“ steht nach dem Ende der Partie. Eine weitere Partie muss mit Tags beginnen.

position_fits_none = Diese Stellung passt auf kein Brett. Um zu erfahren, warum, schreibe den Namen des Bretts davor, etwa „hex x4/…“.
position_fits_several = Diese Stellung passt auf mehrere Bretter. Schreibe einen der Namen davor: { $boards }.

json_unreadable = Zeile { $line }, Spalte { $column }: Das ist keine Partie im JSON-Format.
record_of_other_game = Das ist eine Partie „{ $name }“, nicht Abande.
record_of_libre = Das ist eine Partie Abande Libre. Dieses Spiel ohne Brett beherrscht das Programm nicht.
players_in_record = Diese Partie hat { $players } Spieler, nicht 2.
boards_fit_several = Das Brett ist nicht angegeben, und die Züge sind auf mehreren erlaubt: { $boards }.
boards_fit_none = Das Brett ist nicht angegeben, und die Züge sind auf keinem erlaubt.
nothing_after_end = „{ $text }“ steht nach dem Ende der Partie.
ply_missing = Nach Zug { $ply } beginnt eine Variante, aber die Partie ist kürzer.
result_differs = Als Ergebnis ist „{ $claimed }“ angegeben, aber die Partie ergibt „{ $actual }“.
winner_missing = Die Partie endete durch „{ $how }“, aber kein Ergebnis sagt, wer gewonnen hat.
score_differs = Als Punktestand ist { $claimed } angegeben, aber die letzte Stellung ergibt { $actual }.
board_differs = Die Züge in der Datei ergeben eine andere Stellung als die angegebene.

file_missing = Diese Datei gibt es nicht.
file_forbidden = Dir fehlt die Berechtigung.
file_is_folder = Das ist ein Ordner.
file_is_special = Das ist keine gewöhnliche Datei.
file_is_protected = Diese Datei ist schreibgeschützt.
folder_missing = Diesen Ordner gibt es nicht.
file_name_impossible = So kann eine Datei nicht heißen.
file_disk_full = Auf dem Datenträger ist kein Platz mehr.
file_disk_read_only = Der Datenträger ist schreibgeschützt.
file_trouble = Das System meldet: { $message }
file_too_large = Diese Datei ist größer als { $megabytes } MiB und damit zu groß für eine Partiendatei.
file_not_text = Das ist kein Text: Byte { $byte } ist kein UTF-8.
file_not_utf8 = Das ist kein UTF-8-Text.
file_holds_else = In dieser Datei ist etwas anderes.
file_holds_games =
    { $games ->
        [one] In dieser Datei ist eine andere Partie.
       *[other] In dieser Datei sind { $games } Partien, und nicht alle davon würden erhalten bleiben.
    }
file_partly_unreadable = Ein Teil dieser Datei ist nicht lesbar und ginge verloren.
file_changed = Ein anderes Programm hat diese Datei geändert.
file_not_to_add_to = Partien lassen sich nur an eine fehlerfreie Partiendatei anfügen.
game_too_large = Die Datei wäre größer als { $megabytes } MiB und ließe sich nicht wieder öffnen.
record_refused_again = Diese Partie ließe sich nicht wieder öffnen. { $what }
record_changed_again = Diese Partie wäre nach dem Öffnen nicht mehr dieselbe.
