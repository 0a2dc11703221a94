### Fragen, Dateifenster und ihre Antworten.

close_dialog = Schließen
close_dialog_tip = Schließen  (Esc)
keep_playing = Weiterspielen

resign_title = Aufgeben?
resign_as = Du gibst mit { $player } auf, und { $other } gewinnt.
resign_for = { $player } gibt auf, und { $other } gewinnt.

leave_title = Partie verlassen?
leave_question = Die Partie ist noch nicht zu Ende und nicht gespeichert.
leave_finished_question = Die Partie ist noch nicht gespeichert.
leave_it = Verlassen

offer_title = Angefangene Partie
offer_game =
    { $moves ->
        [one] { $game } · { $board } · { $black } gegen { $white } · 1 Zug
       *[other] { $game } · { $board } · { $black } gegen { $white } · { $moves } Züge
    }
offers_more =
    { $games ->
        [one] 1 weitere Partie wartet
       *[other] { $games } weitere Partien warten
    }
offer_continue = Fortsetzen
offer_continue_tip = Diese Partie wieder aufs Brett holen
offer_later = Später
offer_later_tip = Die Partie bleibt in der Bibliothek

picture_title = Bild speichern
picture_shows = Inhalt
picture_of_position = Diese Stellung (PNG)
picture_photo = Foto (PNG)
picture_of_game = Die ganze Partie (GIF)
picture_of_result = Ergebniskarte (PNG)
picture_turning = Rotierender Tisch (GIF)
picture_drawn_as = Darstellung
picture_of_table = 3D-Tisch
picture_size = Größe in Pixeln
picture_speed = Tempo
picture_below = Unter dem Bild
picture_without_caption = Nichts
picture_with_caption = Punkte und Kommentar
picture_preview = Vorschau
picture_preview_pending = Wird erstellt …
pixels = { $width } × { $height }
choice_of = { $what }: { $choice }
choose_picture_file = Speichern unter …
photo_frame = Ausschnitt
photo_window = Fenster
photo_wide = 16:9
photo_portrait = 4:5
photo_leave = Fotomodus beenden

open_file_title = Partie öffnen
save_file_title = Partie speichern
import_file_title = Partien importieren
export_file_title = Partien exportieren
files_with_games = Partien
files_with_pictures = Bilder
files_with_endings = Partien ({ $endings })
all_files = Alle Dateien

any_ending = Beliebig
open_chosen_file = Öffnen
save_file = Speichern
cancel_file = Abbrechen
replace_file = Ersetzen
replace_question = Diese Datei gibt es schon. Ersetzen?
show_hidden_files = Versteckte Dateien zeigen
pinned_folders = Angeheftet
usual_folders = Orte
devices = Geräte
removable_devices = Wechselmedien
home_folder = Benutzerordner
desktop_folder = Desktop
documents_folder = Dokumente
downloads_folder = Downloads
music_folder = Musik
pictures_folder = Bilder
videos_folder = Videos
pin_folder = Anheften
unpin_folder = Lösen
rename_folder = Umbenennen
file_selected = Ausgewählt:
file_name = Dateiname:
name_missing = Gib einen Namen ein.
folder_of_same_name = Einen Ordner mit diesem Namen gibt es schon.
file_of_same_name = Eine Datei mit diesem Namen gibt es schon.
library_instead = Lieber in der Bibliothek suchen

system_dialog_title = Wähle die Datei im Systemdialog
system_dialog_note = Er ist vielleicht von diesem Fenster verdeckt. Wenn du ihn nicht findest, nimm den eingebauten.
use_built_in_dialog = Eingebauten Dialog benutzen

## Befehle suchen

palette_hint = Befehle, Bretter, Lektionen, Sprachen, Einstellungen
palette_nothing = Nichts gefunden.
palette_new_game = Neue Partie: { $game }
palette_language = Sprache: { $language }
palette_lesson = Lektion: { $lesson }

palette_setting = Einstellungen: { $setting }
