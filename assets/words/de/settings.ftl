### Die Einstellungen.

language_heading = Sprache
language_of_system = Systemsprache

page_game = Partie
page_board = Brett
page_sound = Ton
page_keys = Tasten
page_accessibility = Barrierefreiheit
page_files = Dateien
reset_page = Diese Seite zurücksetzen
reset_setting = Zurücksetzen: { $setting }
value_of = { $setting }: { $value }
step_back = Weniger: { $setting }
step_forward = Mehr: { $setting }

seat_in_new_game = { $player } in einer neuen Partie
seat_level = Computer Stufe { $level }
auto_pass_label = Automatisch passen
auto_pass_tip = Wenn dir nur noch Passen bleibt
confirm_resign_label = Vor dem Aufgeben fragen
confirm_leaving_label = Vor dem Verlassen ungespeicherter Partien fragen
confirm_leaving_tip = Bevor eine Datei ersetzt wird, fragt Abande immer

tips_label = Tipps für die ersten Züge
tips_tip = Kurze Ratschläge neben dem Brett, für Neulinge
cards_label = Infokarten neben Stapeln
cards_tip = Ruht der Zeiger auf einem Stapel, siehst du seine Steine, seine Punkte und wer ihn schlagen könnte
quality_label = Grafikqualität
quality_auto = Automatisch
quality_low = Niedrig
quality_medium = Mittel
quality_high = Hoch
lenses_heading = Anzeigen auf dem Brett

sound_on_label = Ton
pieces_volume_label = Lautstärke der Steine
signals_volume_label = Lautstärke der Signale
signals_volume_tip = Dein Zug, abgelehnte Züge, Ergebnisse
volume_percent = { $percent } %
mono_label = Mono
mono_tip = Auf beiden Seiten derselbe Klang, egal wo ein Stein landet
background_sound_label = Wenn ein anderes Fenster vorn ist
background_quieter = Leiser
background_silent = Stumm
background_as_loud = Gleich laut
sound_no_library = Kein Ton: Die ALSA-Bibliothek (libasound) ist nicht installiert.
sound_no_device = Kein Ton: Es ließ sich kein Audiogerät öffnen.
sound_unsupported = Kein Ton: Diese Version von Abande unterstützt auf diesem System keine Tonausgabe.

scale_label = Größe von Schrift und Bedienfeldern
scale_percent = { $percent } %
scale_auto = Automatisch · { $percent } %
theme_label = Farben der Bedienfelder
theme_tip = „Automatisch“ richtet sich nach dem Design des Tisches, bei „Nussbaum und Elfenbein“ nach dem System
theme_automatic = Automatisch
theme_dark = Dunkel
theme_light = Hell
theme_high_contrast = Hoher Kontrast
as_the_system = Wie das System
reduced_motion_label = Weniger Bewegung
reduced_motion_tip = Steine und Kamera springen sofort an ihren neuen Platz
motion_on = Ja
motion_off = Nein

data_folder_label = Datenordner
data_folder_tip = Deine Partien, Lektionen und Statistiken
settings_file_label = Einstellungsdatei
settings_file_tip = Du kannst sie bearbeiten, solange Abande nicht läuft
log_folder_label = Logdateien
log_folder_tip = Die Meldungen des Programms, für Fehlerberichte
open_path = Öffnen
copy_path = Pfad kopieren
files_portable = Portabel: Alles liegt neben dem Programm.
files_not_kept = In dieser Sitzung wird nichts auf dem Datenträger gespeichert.

keys_anywhere = Immer
keys_in_game = Während einer Partie
keys_in_lesson = In einer Lektion
keys_in_puzzle = In einem Rätsel
keys_only_in = Nur in { $game }
key_wanted = Taste drücken …
key_wanted_help = Drücke die neue Taste für „{ $command }“. Esc bricht ab, Entf entfernt die Belegung.
key_of = { $command }: { $key }
key_add = Weitere Taste: { $command }
key_clash = { $key } ist schon mit { $others } belegt.
key_quoted = „{ $command }“
key_take = Für „{ $command }“ verwenden
key_keep = So lassen
key_refused = { $key } ist fest vergeben: zum Eingeben von Koordinaten oder zum Kopieren und Einfügen.
key_unusable = Diese Taste lässt sich nicht belegen. Versuche eine andere.
keys_reset_all = Alle Tasten zurücksetzen

about_version = Version
about_build = Build
about_engine = Spiel-Engine
about_adapter = Grafikkarte
about_driver = Grafikschnittstelle
about_unknown = unbekannt
licences_heading = Lizenzen
licences_own = Abande ist freie Software: Du kannst sie nach Belieben unter der MIT-Lizenz oder der Apache-Lizenz 2.0 nutzen. Die Schriften Inter und M PLUS 1p stehen unter der SIL Open Font License.
licences_list = Lizenzen aller Bestandteile
licences_missing = Die Liste aller Lizenzen liegt den Paketen von Abande bei; in dieser Kopie fehlt sie.
copy_diagnostics = Diagnose kopieren
copy_diagnostics_tip = Versionen, Grafik, Einstellungen und die letzten Meldungen als Text für einen Fehlerbericht
