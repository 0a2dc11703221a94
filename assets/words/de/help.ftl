### Die Seiten der Anleitung.

help_title = Anleitung

abande_goal = Ziel
abande_goal_text = Sammle mehr Punkte als dein Gegner. Ein Stapel gehört dem, dessen Stein obenauf liegt, und zählt so viele Punkte, wie er Steine hat – wenn neben ihm ein gegnerischer Stapel steht.
abande_enter = Einsetzen
abande_enter_text = Setze einen Stein aus deinem Vorrat auf einen freien Schnittpunkt neben einem beliebigen Stein. Nur der allererste Stein von Schwarz darf überallhin.
abande_capture = Schlagen
abande_capture_text = Ziehe einen deiner Stapel einen Schritt weit auf einen gegnerischen. Kein Stapel wird höher als drei Steine, und ein Dreierstapel, also ein Turm, zieht nicht mehr und kann nicht geschlagen werden. Geschlagen wird erst nach dem zweiten Stein von Schwarz.
abande_band = Ein Band
abande_band_text = Alle Stapel müssen jederzeit miteinander verbunden bleiben. Ein Stapel, der das Band zusammenhält, ist gefesselt: Er kann nicht ziehen.
abande_end = Ende
abande_end_text = Wenn dein Vorrat leer ist, darfst du passen. Wird zweimal hintereinander gepasst, ist die Partie zu Ende. Stapel ohne gegnerischen Stapel daneben schlafen und kommen vom Brett; jeder andere zählt so viele Punkte, wie er Steine hat.
abande_credit = Abande ist ein Spiel von Dieter Stein (2005). Diese Kurzfassung stammt von uns; die vollständigen Regeln stehen auf seiner Seite, spielstein.com.

anda_goal = Ziel
anda_goal_text = Benachbarte Steine einer Farbe bilden eine Gruppe. Wer seine letzte Gruppe verliert, verliert die Partie.
anda_first = Erster Zug
anda_first_text = Beide beginnen mit zwei Steinen am Rand des Bretts. Der Rand hat zwölf Abschnitte: sechs Ecken und die sechs Seiten dazwischen. Wähle zwei Abschnitte, die sich nicht berühren.
anda_place = Setzen
anda_place_text = Danach setzt du in jedem Zug einen Stein auf ein freies Feld außerhalb des gegnerischen Gebiets. Ein leerer Bereich, an den nur Steine einer Farbe grenzen, ist Gebiet dieser Farbe und für die andere gesperrt.
anda_smother = Ersticken
anda_smother_text = Jeder leere Bereich neben einer Gruppe ist ein Atemraum dieser Gruppe. Eine Gruppe erstickt, wenn sie keinen Atemraum hat oder wenn jeder ihrer Atemräume genau eine gegnerische Gruppe berührt.
anda_leave = Entfernen
anda_leave_text = Nach deinem Zug kommen erst alle erstickten Gruppen des Gegners vom Brett, dann deine eigenen. Ein Stein, der als einziger vom Brett käme, darf nicht gesetzt werden.
anda_komi = Komi
anda_komi_text = Weiß kann Komipunkte haben und einen davon ausgeben, statt einen Stein zu setzen. Ein Spieler bestimmt ihre Zahl, der andere wählt die Farbe.
anda_credit = Anda ist ein Spiel von Saïd Galdseid (2023). Diese Kurzfassung stammt von uns.

mouse_and_keys = Maus und Tasten

press_point = Schnittpunkt anklicken
press_stack = Stapel anklicken oder ziehen
press_cell = Feld anklicken
press_group = Auf Gruppe zeigen
press_right_drag = Mit rechts ziehen
press_wheel = Mausrad
press_control_wheel = Strg + Mausrad
press_double_click = Doppelklick auf den Tisch
press_shift_drag = Umschalt + mit rechts ziehen
press_clipboard = Strg+C, Strg+V

does_enter = einsetzen
does_capture = schlagen
does_place = Stein setzen
does_show_breaths = Atemräume sehen
does_turn_table = Tisch drehen
does_zoom = zoomen
does_step = Zug vor oder zurück
does_reset_view = Ansicht zurücksetzen
does_move_table = Tisch verschieben
does_clipboard = Partie kopieren, einfügen
