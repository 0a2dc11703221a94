### Was mit dem schiefgehen kann, was auf dem Datenträger liegt: Partien, Protokolle, Einstellungen.

disk_full = Für { $file } ist kein Platz mehr
disk_read_only = { $file } liegt auf einem schreibgeschützten Datenträger
write_denied = Dir fehlt die Schreibberechtigung für { $file }
not_there = { $file } fehlt
in_the_way = Unter { $file } liegt schon etwas anderes
held_by_other = Das Programm läuft ein zweites Mal und benutzt { $file }
too_large_a_file = { $file } ist zu groß
other_trouble = { $file }: { $message }
fault_inside = Im Programm ist ein Fehler aufgetreten
disk_silent = Der Datenträger antwortet nicht
no_home_folder = Es gibt keinen Benutzerordner (wähle mit --data-dir einen Ordner und mit --config eine Einstellungsdatei)

game_not_being_saved = Diese Partie wird nicht gespeichert: { $reason }.
game_saved_again = Die Partie wird wieder gespeichert.
game_not_kept = Die Partie konnte nicht in der Bibliothek gespeichert werden: { $reason }.
game_is_on_the_table = Das ist die Partie, die du gerade spielst.
record_would_differ = Die gespeicherte Partie wäre nicht dieselbe

journal_cut = Das Protokoll dieser Partie war beschädigt: Was nach dieser Stellung kam, ist nicht lesbar. Eine Kopie des Protokolls bleibt erhalten.
no_such_interrupted_game = Es gibt keine unterbrochene Partie { $id }.
game_is_held = Diese Partie ist schon geöffnet: Das Programm läuft ein zweites Mal.
journal_unreadable = Das Protokoll dieser Partie ist nicht lesbar. { $reason }
journal_is_empty = Es ist leer.
journal_line_damaged = Die erste Zeile ist beschädigt.
journal_line_unknown = Dieses Programm versteht die erste Zeile nicht.
journal_too_new = Es stammt von einer neueren Version des Programms.
journal_impossible = Die erste Zeile ergibt keinen Sinn.
game_not_resumed = Diese Partie lässt sich nicht fortsetzen: { $reason }.
record_not_written = Die Datei dieser Partie lässt sich nicht schreiben: { $reason }.

no_such_game = Die Partie { $id } gibt es in der Bibliothek nicht.
game_not_read = Diese Partie ist nicht lesbar. { $reason }
game_file_trouble = Mit der Datei der Partie stimmt etwas nicht: { $reason }.
game_name_taken = Eine Partie namens { $id } gibt es schon.
game_name_impossible = So kann eine Partie nicht heißen: Der Name ist leer, zu lang oder enthält Zeichen, die in Dateinamen nicht erlaubt sind.
game_says_too_little = In der Datei steht nicht, um welches Spiel es geht.

setting_unusable = Zeile { $line } deiner Einstellungen: { $key } muss { $expected } sein. Es gilt der Standardwert.
settings_unusable = Deine Einstellungsdatei { $file } enthält { $problems } Fehler. Der erste: { $first }
settings_not_understood = Zeile { $line } deiner Einstellungen ist nicht lesbar, deshalb gelten die Standardeinstellungen.
settings_twice = In Zeile { $line } deiner Einstellungen steht ein Name zum zweiten Mal, deshalb gelten die Standardeinstellungen.
settings_not_text = Zeile { $line } deiner Einstellungen ist kein UTF-8-Text, deshalb gelten die Standardeinstellungen.
settings_not_read = Deine Einstellungen sind nicht lesbar: { $reason }. Deshalb gelten die Standardeinstellungen.
expected_truth = true oder false
expected_whole = eine ganze Zahl von { $low } bis { $high }
expected_number = eine Zahl von { $low } bis { $high }
expected_pair = ein Paar ganzer Zahlen von { $low } bis { $high } wie [1, 2]
expected_theme = der Name eines Designs oder einer Design-Datei ohne „.toml“
expected_seat = „human“ oder „ai:STUFE“ mit einer Stufe von 1 bis { $strongest }
expected_time_control = eine Bedenkzeit wie „5“, „5+3“, „5d3“, „5b3x30“ oder „5h“
expected_handicap = eine Vorgabe wie „white-pieces-3“, „black-points-5“ oder „white-captures-12“, oder „pie“ für die Tauschregel
expected_path = der Name einer Datei oder eines Ordners
expected_paths = eine Liste von Dateinamen
expected_keys = eine Tabelle mit Befehlen und ihren Tasten wie {"{"} pass = ["P"] {"}"}
expected_camera = eine Tabelle mit Zahlen wie {"{"} yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] {"}"}
expected_table = eine Tabelle
