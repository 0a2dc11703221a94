### Die Namen aller Befehle und ihre Tipps.

undo_label = Rückgängig
undo_tip = Deinen letzten Zug zurücknehmen
undo_change_tip = Letzte Änderung rückgängig machen
undo_nothing = Es gibt nichts rückgängig zu machen.
redo_label = Wiederholen
redo_tip = Zurückgenommenen Zug wieder spielen
redo_change_tip = Änderung wiederherstellen
redo_nothing = Es gibt nichts zu wiederholen.
pass_label = Passen
pass_tip = Diesen Zug auslassen
spend_komi_label = Komi ausgeben · noch { $left }
spend_komi_tip = Als Weiß einen Komipunkt ausgeben, statt einen Stein zu setzen
resign_label = Aufgeben
resign_tip = Diese Partie aufgeben
new_game_label = Neue Partie
new_game_tip = Neue Partie beginnen
open_label = Öffnen
open_tip = Gespeicherte Partie öffnen
save_label = Speichern
save_tip = Diese Partie speichern
library_label = Bibliothek
library_tip = Deine Partien und Statistiken
set_up_label = Stellung aufbauen
set_up_tip = Eigene Stellung aufbauen
coordinates_label = Koordinaten
moves_label = Züge
help_label = Anleitung
help_tip = Regeln, Maus und Tasten

lens_entry_points = Wo du einsetzen kannst
lens_open_cells = Für dich offene und gesperrte Felder
lens_sleepers = Schlafende Stapel
lens_pinned = Gefesselte Stapel
lens_breaths = Atemräume der Gruppe unter dem Zeiger
lens_removals = Steine, die ein Zug entfernen würde
lens_territory = Gebiete
lens_danger = Gruppen, die ein Zug ersticken kann

movement_heading = Animation
movement_of = Animation: { $speed }
movement_off = Aus
movement_slow = Langsam
movement_normal = Normal
movement_fast = Schnell

copy_game = Partie kopieren
copy_position = Stellung kopieren
copy_for_abstract_play = Für Abstract Play kopieren

## Tasten

with_control = Strg+{ $key }
with_alt = Alt+{ $key }
key_home = Pos1
key_end = Ende
key_page_up = Bild ↑
key_page_down = Bild ↓
key_escape = Esc
key_enter = Eingabe
key_space = Leertaste
key_insert = Einfg
key_of_number_pad = Num{ $key }
key_backspace = Rücktaste
tip_with_keys = { $tip }  ({ $keys })

## Weitere Befehle

coordinates_tip = Buchstaben und Zahlen am Rand ein- oder ausblenden
move_now_tip = Den Computer den besten bisher gefundenen Zug spielen lassen
cancel_label = Auswahl aufheben
cancel_tip = Die Auswahl aufheben
back_to_game_tip = Zurück zum aktuellen Stand der Partie
view_mine_label = Mein Platz
view_above_label = Von oben
view_side_label = Von der Seite
view_opponent_label = Platz des Gegners
turn_left_label = Tisch nach links drehen
turn_right_label = Tisch nach rechts drehen
higher_label = Von weiter oben schauen
lower_label = Von weiter unten schauen
nearer_label = Näher heran
farther_label = Weiter weg
play_page_label = Spiel
play_page_tip = Wer am Zug ist, Punktestand und Ergebnis
moves_page_tip = Alle Züge mit Varianten und Kommentaren
analyse_page_label = Analyse
analyse_page_tip = Was die Engine denkt, und die Beurteilung der Partie
engine_label = Engine
engine_tip = Die Engine, die die besten Züge zeigt, ein- oder ausschalten
review_label = Partie beurteilen
review_short = Beurteilen
review_tip = Jeden Zug der Partie beurteilen und die Fehler auflisten lassen
review_not_yet = Beurteilt werden kann die Partie, wenn sie zu Ende ist.
next_mistake_label = Nächster Fehler
next_mistake_tip = Zum nächsten Fehler der Partie gehen
previous_mistake_label = Vorheriger Fehler
previous_mistake_tip = Zum Fehler davor gehen
try_again_label = Hier noch einmal versuchen
try_again_tip = Zur Stellung vor dem Fehler gehen und einen besseren Zug suchen
game_menu_label = Partie
game_menu_tip = Neue Partie, Dateien, Bibliothek, Anleitung
view_menu_label = Ansicht
view_menu_tip = Was das Brett zeigt und von wo du schaust
palette_label = Befehl suchen
palette_tip = Befehle, Bretter, Sprachen und Einstellungen durchsuchen
players_label = Spieler ändern
players_tip = Wählen, wer Schwarz und wer Weiß spielt
quit_label = Beenden
quit_tip = Das Programm schließen
spend_komi_short = Komi · { $left }

settings_label = Einstellungen
settings_tip = Tasten, Farben, Schriftgröße, Sprache und mehr
larger_text_label = Größere Schrift
larger_text_tip = Schrift und Bedienfelder vergrößern
smaller_text_label = Kleinere Schrift
smaller_text_tip = Schrift und Bedienfelder verkleinern
normal_text_label = Normale Schriftgröße
normal_text_tip = Schrift und Bedienfelder passend zum Fenster
about_label = Über Abande
about_tip = Version, Grafik, Lizenzen und Diagnose
