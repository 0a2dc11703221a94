### Die Hilfe des Spiels im Terminal.

how_to_type_abande = Zum Einsetzen gib den Schnittpunkt ein: d4. Zum Schlagen: d5-d4. Zum Passen: pass.
how_to_type_anda = Zum Setzen gib das Feld ein: { $cell }. Im ersten Zug: { $cell }+{ $other }. Um einen Komipunkt auszugeben: komi.

help_game = Die Partie
helps_help = diese Liste, und wie man Züge eingibt
helps_board = das Brett zeichnen
helps_draw = Brett jedes Mal zeichnen oder auf Wunsch
helps_turn = wer am Zug ist, Vorräte und Punkte
helps_last = der letzte Zug
helps_history = alle Züge bisher
helps_moves = alle erlaubten Züge
helps_captures = alle Schlagzüge, oder die eines Stapels
helps_point = was auf einem Schnittpunkt steht
helps_row = alles mit diesem Buchstaben, dieser Zahl
helps_stacks = alle Stapel einer Farbe
helps_sleepers = Stapel ohne Gegner daneben: keine Punkte
helps_pinned = Stapel, die nicht ziehen dürfen, und warum
helps_towers = Stapel aus drei Steinen
helps_groups = alle Gruppen einer Farbe
helps_breaths = Atemräume einer Gruppe und Gegner daran
helps_territory = leere Felder, die dem Gegner gesperrt sind
helps_score = Punkte, wäre jetzt Schluss, oder Gruppen
helps_hands = Steine, die noch nicht eingesetzt sind
helps_position = die Stellung in einer Zeile, zum Kopieren

help_playing = Spielen
helps_undo = letzten Zug samt Antwort zurück, oder N
helps_redo = Zurückgenommenes wieder spielen
helps_go = zwei Computer weiterspielen lassen
helps_resign = die Partie aufgeben
helps_level = Stufe des Computers; ohne Zahl: alle Stufen
helps_seat_black = wer Schwarz spielt
helps_seat_white = wer Weiß spielt

help_learning = Lernen
helps_hint = ein Tipp, dann mehr; mit all: der Zug
helps_coach = vor einem schlechten Zug gefragt werden
helps_review = Partie auswerten; mit keep in die Notizen
helps_next_mistake = zum nächsten Fehler der Auswertung
helps_previous_mistake = zum Fehler davor
helps_lessons = die Lektionen zu diesem Spiel auflisten
helps_lesson = Lektion beginnen; ohne Nummer die nächste
helps_puzzles = deine gelösten Rätsel und deine Wertung
helps_puzzle = ein passendes Rätsel, oder eines per Name
helps_solution = die Lösung des Rätsels zeigen
helps_again = Schritt, Rätsel oder Fehlzug neu versuchen
helps_next = zum nächsten Schritt oder Rätsel; sonst vor
helps_leave = Lektion oder Rätsel verlassen, zur Partie

help_looking = Zurückblättern und Züge ausprobieren
helps_back = einen Zug zurückblättern, oder N
helps_forward = einen Zug vorblättern, oder N
helps_goto = zu einem Zug dieser Zugfolge
helps_game = zurück zur aktuellen Stellung der Partie
helps_variations = alle gespielten und probierten Züge
helps_variation = zur Variante mit dieser Nummer
helps_from_here = ab der gezeigten Stellung weiterspielen

help_noting = Notizen und Änderungen an der gezeigten Stellung
helps_comment = Kommentar zeigen, schreiben oder löschen
helps_glyph = den Zug hier bewerten: !! ! !? ?! ? ??
helps_mark = etwas markieren, oder Markierung löschen
helps_arrow = einen Pfeil zeichnen oder löschen
helps_promote = diese Variante im Rang nach oben rücken
helps_delete = diesen Zug und alle danach löschen
helps_cut = ebenso, um sie anderswo einzufügen
helps_copy = diesen Zug und alle danach kopieren
helps_paste = Ausgeschnittenes oder Kopiertes einfügen
helps_undo_edit = letzten Kommentar, Löschen usw. rückgängig
helps_redo_edit = diese Änderung wiederherstellen

help_keeping = Partien, Dateien und das Programm
helps_new = neue Partie, etwa: new square human ai:3
helps_setup = neue Partie ab Stellung in einer Zeile
helps_games = Bibliothek auflisten oder durchsuchen
helps_resume = eine angefangene Partie fortsetzen
helps_save = die Partie in eine Datei schreiben
helps_replace = ebenso, auch über eine vorhandene Datei
helps_open = Partie aus Datei oder Bibliothek öffnen
helps_record = die Partie als Text, zum Kopieren
helps_language = Sprachen auflisten, oder eine wählen
helps_quit = beenden

word_board = BRETT
word_black = SCHWARZ
word_white = WEISS
word_colour = FARBE
word_depth = TIEFE
word_file = DATEI
word_level = STUFE
word_move = ZUG
word_name = NAME
word_position = STELLUNG
word_tag = KÜRZEL
word_text = TEXT
word_words = SUCHWORT
