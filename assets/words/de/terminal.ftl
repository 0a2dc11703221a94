### Was das Spiel im Terminal antwortet. Befehle und Züge bleiben, wie sie getippt werden.

welcome = { $game } von { $designer }. { $board }, { $size }.
both_seats = Schwarz: { $black }. Weiß: { $white }.
komi_of_game = Komi: { $komi }.
handicap_of_game = Vorgabe: { $handicap }.
pie_of_game = Tauschregel: Nach dem ersten Stein von Schwarz darf Weiß die Farben tauschen, statt zu ziehen.
typing_abande = Gib zum Einsetzen einen Schnittpunkt wie d4 ein, zum Schlagen d5-d4, zum Passen pass. Für Hilfe gib ein: help
reading_abande = Auf dem Brett ist b Schwarz und w Weiß. Stapel liest man von unten nach oben; der Großbuchstabe zeigt den Besitzer.
typing_anda = Gib im ersten Zug zwei Felder ein, etwa { $near }+{ $far }, danach jeweils eins, etwa { $near }. Für Hilfe gib ein: help
reading_anda = Auf dem Brett ist B Schwarz und W Weiß.

prompt_turn = { $player }, Zug { $number }
prompt_turn_timed = { $player }, Zug { $number }, { $time }
prompt_paused = Pause, Zug { $number }
prompt_over = Partie zu Ende
prompt_line = Bei Zug { $ply } von { $last }
prompt_line_turn = Bei Zug { $ply } von { $last }, { $player } am Zug
prompt_variation = Variante, Zug { $ply } von { $last }
prompt_variation_turn = Variante, Zug { $ply } von { $last }, { $player } am Zug

line_too_long = Diese Zeile ist zu lang. Für eine Liste der Befehle gib ein: help
line_not_text = Diese Zeile ist kein UTF-8-Text. Für eine Liste der Befehle gib ein: help
list_of_commands = Für eine Liste der Befehle gib ein: help
games_not_kept = Partien werden nicht gespeichert: { $reason }.
command_of_other_game = Diesen Befehl gibt es in { $game } nicht. Für eine Liste der Befehle gib ein: help
number_is_too_large = Die Zahl { $number } ist zu groß.
game_not_saved = Diese Partie ist nicht gespeichert. Zum Speichern gib ein: save DATEI. Zum Verwerfen gib denselben Befehl noch einmal ein.

computer_refused = Der Computer wollte einen unerlaubten Zug machen. { $reason } Bitte ziehe für ihn.
position_again =
    { $plies ->
        [0] Diese Stellung stand schon am Anfang auf dem Brett.
        [one] Diese Stellung stand schon nach 1 Zug auf dem Brett.
       *[other] Diese Stellung stand schon nach { $plies } Zügen auf dem Brett.
    }
pass_would_end =
    { $how ->
        [win] Wenn { $player } passt, ist die Partie zu Ende, und { $player } gewinnt { $mine } zu { $theirs }.
        [draw] Wenn { $player } passt, endet die Partie unentschieden, { $mine } zu { $theirs }.
       *[lose] Wenn { $player } passt, ist die Partie zu Ende, und { $player } verliert { $mine } zu { $theirs }.
    }
must_pass = { $player } kann nur passen.

time_control_of_both = Bedenkzeit für jede Seite: { $time }.
time_control_of_each = Bedenkzeit für Schwarz: { $black }. Bedenkzeit für Weiß: { $white }.
times_left = Restzeit: Schwarz { $black }, Weiß { $white }.
time_and_periods = { $time } ×{ $periods }
little_time_left = { $player } hat nur noch wenig Zeit: { $time }.
time_up_goes_on = { $player } hat keine Zeit mehr. Die Partie geht weiter.
clock_starts_with_first_move = Die Uhr läuft ab dem ersten Zug.
clock_is_paused = Die Uhr ist angehalten. Damit sie weiterläuft, gib ein: resume
clock_runs_again = Die Uhr läuft weiter.
time_was_given = { $player } bekommt { $time } dazu.
give_example = Wie viele Sekunden, von 1 bis 3600? Zum Beispiel: give 30
no_time_control = „{ $text }“ ist keine Bedenkzeit. Zum Beispiel: new clock 5+3, new clock 10b3x30 oder new clock off

undo_example = Zum Beispiel: undo oder: undo 2
nothing_to_take_back = Es gibt nichts zurückzunehmen.
nothing_more_to_take_back = Mehr lässt sich nicht zurücknehmen.
resignation_taken_back = Die Aufgabe wurde zurückgenommen.
end_taken_back = Die Partie geht doch weiter.
moves_taken_back =
    { $moves ->
        [one] Ein Zug wurde zurückgenommen.
       *[other] { $moves } Züge wurden zurückgenommen.
    }
redo_example = Zum Beispiel: redo oder: redo 2
nothing_to_replay = Es gibt keinen Zug, der sich wiederherstellen lässt.
nothing_more_to_replay = Mehr lässt sich nicht wiederherstellen.
moves_replayed =
    { $moves ->
        [one] Ein Zug wurde wiederhergestellt.
       *[other] { $moves } Züge wurden wiederhergestellt.
    }
computers_wait = Die Computer warten. Damit sie weiterspielen, gib ein: go
computer_does_not_wait = Der Computer wartet nicht.
computer_to_move = Der Computer ist am Zug.
over_already = Die Partie ist schon zu Ende.

new_example = Zum Beispiel: new square human ai:3
new_komi_example = Wie viele Komipunkte? Zum Beispiel: new anda-5 komi 2
one_word_too_many = „{ $word }“ ist ein Wort zu viel.
no_such_player = Einen Spieler „{ $name }“ gibt es nicht: Möglich sind human, ai, ai:STUFE und ai:CHARAKTER.
no_such_level = Eine Stufe „{ $level }“ gibt es nicht: Die Stufen gehen in Abande von 1 bis { $abande } und in Anda von 1 bis { $anda }.
levels = Die Stufen gehen von { $weakest } bis { $strongest }.
level_line = { $level } · { $name }. { $suits }
no_computer = Der Computer spielt keine der beiden Farben. Damit er Weiß spielt, gib ein: white ai:{ $level }
level_adapts = Ab der nächsten Partie spielt der Computer auf der Stufe, die zu deiner Wertung passt. Um selbst eine Stufe zu wählen, gib ein: level N
level_this_time = Diesmal Stufe { $level }: Sie folgt deiner Wertung von Partie zu Partie.
no_komi = In { $game } gibt es keine Komipunkte.
drawing_example = Zum Beispiel: draw on oder: draw off
drawing_on = Das Brett wird bei jedem Zug gezeichnet.
drawing_off = Das Brett wird nur noch auf Wunsch gezeichnet.

which_position = Welche Stellung? Um die aktuelle als Beispiel zu sehen, gib ein: position
cannot_set_up = Das lässt sich auf dem Brett { $board } nicht aufbauen:
fits_other_board = Das ist eine Stellung für das Brett { $board }. Um sie aufzubauen, gib ein: setup { $board } STELLUNG

no_advice = Der Computer weiß keinen Rat.
sure_win =
    { $points ->
        [one] Damit ist ein Sieg mit 1 Punkt Vorsprung sicher.
       *[other] Damit ist ein Sieg mit { $points } Punkten Vorsprung sicher.
    }
sure_draw = Damit ist ein Unentschieden sicher.
sure_loss =
    { $points ->
        [one] Bei bestem Spiel beider Seiten führt das zu einer Niederlage mit 1 Punkt Rückstand; knapper geht es nicht.
       *[other] Bei bestem Spiel beider Seiten führt das zu einer Niederlage mit { $points } Punkten Rückstand; knapper geht es nicht.
    }

languages_known = Sprachen: { $languages }. Um eine zu wählen, gib zum Beispiel ein: language en
language_of = { $tag } ({ $name })
language_unknown = Eine Sprache „{ $text }“ gibt es hier nicht. Wähle { $tags }.
language_not_shown = Die Sprache „{ $tag }“ lässt sich hier nicht anzeigen: Das Terminal ist auf ASCII eingestellt, nicht auf UTF-8.
language_chosen = Sprache: { $name }.
choice_not_kept = Diese Wahl wurde nicht gespeichert: { $reason }.
