### Die Bibliothek der Partien und ihre Statistik.

library_title = Bibliothek

tab_games = Partien
tab_in_progress =
    { $games ->
        [0] Angefangen
       *[other] Angefangen ({ $games })
    }
tab_recent = Letzte Dateien
tab_statistics = Statistik
tab_bin = Papierkorb

library_missing = Es gibt keine Bibliothek
library_missing_why = Das Programm wurde ohne Ordner für Partien gestartet.
library_being_read = Bibliothek wird gelesen …

search_hint = Suchen
clear_search = Suchfeld leeren
clear_search_tip = Alle Partien zeigen
all_boards = Alle Bretter
all_boards_of = { $game }, alle Bretter
any_result = Alle Ergebnisse
filter_won = Gewonnen
filter_lost = Verloren
any_level = Alle Stufen
filter_level = Stufe { $level }

column_level = Stufe
column_board = Brett
column_result = Ergebnis
column_date = Datum
column_moves = Züge
reader_plays = Du
computer_plays = Computer
computer_plays_at = Computer · { $level }
player_unknown = Unbekannt
entry_won = Gewonnen
entry_won_points = Gewonnen { $own }:{ $others }
entry_lost = Verloren
entry_lost_points = Verloren { $own }:{ $others }
entry_draw = Unentschieden
entry_draw_points = Unentschieden { $own }:{ $others }
entry_won_by = Sieg { $player }
entry_won_by_points = Sieg { $player } { $more }:{ $less }
entry_unfinished = Nicht beendet
entry_in_part = Nur ein Teil dieser Partie ist lesbar. Öffne sie, um zu sehen, warum.
entry_in_words = { $black } gegen { $white }, { $board }, { $result }
entry_in_words_on = { $black } gegen { $white }, { $board }, { $result }, { $date }

games_counted =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    }
games_listed =
    { $games ->
        [one] { $listed } von 1 Partie
       *[other] { $listed } von { $games } Partien
    }
no_games_match = Keine passenden Partien
no_games_match_tip = Kürze den Suchtext, oder wähle andere Bretter, Ergebnisse und Stufen.
show_all_games = Alle Partien zeigen
no_games = Noch keine Partien
no_games_tip = Jede Partie, die du beendest oder verlässt, wird hier automatisch gespeichert. Du kannst auch Partien aus Dateien importieren.
files_unread =
    { $files ->
        [one] „{ $name }“ ist nicht lesbar. { $reason }
       *[other] { $files } Dateien sind nicht lesbar, etwa „{ $name }“. { $reason }
    }

open_game = Öffnen
continue_game = Fortsetzen
choose_first = Wähle zuerst eine Partie
rename_game = Umbenennen
export_game = Exportieren
export_game_tip = Diese Partie in eine Datei schreiben
export_listed = Alle exportieren
export_listed_tip = Alle aufgelisteten Partien in eine Datei schreiben
bin_game = Löschen
bin_game_tip = Diese Partie in den Papierkorb legen; du kannst sie später wiederherstellen  (Entf)
game_in_bin = „{ $name }“ liegt jetzt im Papierkorb.
open_file = Datei öffnen
open_file_tip = Partie aus einer Datei öffnen
import_games = Import
import_games_tip = Partien aus einer Datei in die Bibliothek aufnehmen
new_name = Name
new_name_tip = So heißt die Datei der Partie in der Bibliothek
name_empty = Gib einen Namen ein.
name_impossible = Nicht erlaubt: / \ : * ? " < > |, ein Punkt oder Bindestrich am Anfang, ein Punkt am Ende, von Windows reservierte Namen (wie CON) und zu lange Namen.
name_taken = So heißt schon eine andere Partie.
rename_cancel = Abbrechen

bin_empty = Der Papierkorb ist leer
bin_empty_tip = Gelöschte Partien bleiben hier. Sie werden nie endgültig gelöscht.
bin_counted =
    { $games ->
        [one] 1 Partie im Papierkorb
       *[other] { $games } Partien im Papierkorb
    }
restore_game = Wiederherstellen

none_in_progress = Keine angefangenen Partien
none_in_progress_tip = Wird eine Partie unterbrochen, weil das Fenster geschlossen wird oder der Strom ausfällt, wartet sie hier mit allen Zügen.
players_in_progress = { $black } gegen { $white }
game_in_progress =
    { $moves ->
        [one] { $board } · 1 Zug · { $moment }
       *[other] { $board } · { $moves } Züge · { $moment }
    }
continue_game_tip = Diese Partie dort fortsetzen, wo sie unterbrochen wurde
no_recent = Noch keine Dateien
no_recent_tip = Hier stehen die Dateien, die du öffnest oder speicherst.
recent_tip = Diese Datei öffnen

statistics_of = Deine beendeten Partien gegen den Computer
statistics_of_tip = Partien zwischen zwei Menschen zählen nicht mit
nothing_counted = Noch keine Statistik
nothing_counted_on_board = Keine Partien auf diesem Brett
nothing_counted_tip = Beende eine Partie gegen den Computer, dann siehst du hier deine Siege, Punktabstände und Serien.

tile_games = Partien
tile_games_tip = Beendete Partien gegen den Computer
tile_record = Bilanz
tile_record_tip = Siege, Unentschieden, Niederlagen
tile_score = Erfolgsquote
tile_score_tip = Ein Sieg zählt 1, ein Unentschieden ½
score_in_percent = { $percent } %
tile_streak = Aktuelle Serie
tile_streak_tip = Deine letzten Siege oder Niederlagen in Folge
streak_of_wins =
    { $wins ->
        [one] 1 Sieg
       *[other] { $wins } Siege
    }
streak_of_losses =
    { $losses ->
        [one] 1 Niederlage
       *[other] { $losses } Niederlagen
    }
tile_best = Beste Serie
tile_best_tip = Deine längste Siegesserie

plot_levels = Ergebnisse nach Stufe
plot_course = Ergebnisse, das neueste rechts
plot_margins = Punktabstände, der neueste rechts
plot_lengths = Partielänge in Zügen
legend_won = Sieg
legend_drawn = Unentschieden
legend_lost = Niederlage

level_tally =
    Stufe { $level }
    { $won } gewonnen
    { $drawn } unentschieden
    { $lost } verloren
course_won = Gewonnen
course_drawn = Unentschieden
course_lost = Verloren
course_won_on = Gewonnen, { $date }
course_drawn_on = Unentschieden, { $date }
course_lost_on = Verloren, { $date }
margin_won =
    { $points ->
        [one] Mit 1 Punkt Vorsprung gewonnen
       *[other] Mit { $points } Punkten Vorsprung gewonnen
    }
margin_lost =
    { $points ->
        [one] Mit 1 Punkt Rückstand verloren
       *[other] Mit { $points } Punkten Rückstand verloren
    }
no_margins = Keine dieser Partien wurde nach Punkten entschieden.
games_of_length =
    { $games ->
        [one]
            { $from } bis { $to } Züge
            1 Partie
       *[other]
            { $from } bis { $to } Züge
            { $games } Partien
    }
