### Eine Stellung aufbauen.

editor_title = Stellung aufbauen
editor_ready = Spielbereit
editor_faults =
    { $faults ->
        [1] 1 Problem
       *[other] { $faults } Probleme
    }

setup_board = { $game } · { $board }, { $size }
setup_choose_board = Brett
setup_empty_board = Leeres Brett
setup_from_game = Aus der Partie
setup_from_game_tip = Mit der Stellung aus der Partie beginnen

brush_eraser = Entfernen
click_puts_piece = Ein Klick legt einen Stein obenauf, ein Rechtsklick nimmt einen weg. Ziehen verschiebt einen Stapel.
click_puts_stone = Ein Klick setzt einen Stein, ein Rechtsklick nimmt ihn weg. Ziehen verschiebt ihn.
click_takes_piece = Ein Klick nimmt den obersten Stein weg. Ziehen verschiebt einen Stapel.
click_takes_stone = Ein Klick nimmt einen Stein weg. Ziehen verschiebt ihn.
stack_is_full = Ein Stapel hat höchstens drei Steine.
stone_is_there = Hier liegt schon ein Stein.

setup_to_move = Am Zug
setup_turn = { $player } am Zug
setup_hand = Vorrat { $player }
setup_fill_hands = Auffüllen
setup_fill_hands_tip = Alle Steine, die nicht auf dem Brett sind, in die Vorräte legen
setup_passes = Gepasst
setup_no_pass = Nicht gepasst
setup_one_pass = Einmal gepasst
setup_two_passes = Zweimal gepasst
setup_passes_tip = Wie oft direkt vor diesem Zug hintereinander gepasst wurde; nach dem zweiten Mal ist die Partie zu Ende
setup_komi_left = Komi übrig
setup_drop_handicap = Ohne die Vorgabe
one_less = { $what }: 1 weniger
one_more = { $what }: 1 mehr

position_over = In dieser Stellung ist die Partie zu Ende.
position_faulty = An dieser Stellung stimmt etwas nicht.
point_out_tip = Das Problem auf dem Brett zeigen

position_text = Stellung als Text
copy_position_text = Kopieren
copy_position_text_tip = Stellung als Text kopieren
paste_position_text = Einfügen
paste_position_text_tip = Stellung einfügen  (Strg+V)
text_is_no_position = Das ist keine gültige Stellung. { $reason }

setup_study = Analysieren
setup_study_tip = Für beide Seiten ziehen, ohne Computer
setup_cancel = Abbrechen
setup_cancel_tip = Zurück zur Partie
setup_play = Ab hier spielen
