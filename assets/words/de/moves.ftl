### Die Zugliste und ihr Menü, und warum am Zugbaum etwas nicht geht.

moves_heading = Züge
no_moves_yet = Noch keine Züge. { $player } beginnt.
no_moves = Keine Züge.
folded_moves =
    { $moves ->
        [one] + 1 weiterer Zug
       *[other] + { $moves } weitere Züge
    }
comment_on_game = Kommentar zur Partie
comment_on_move = Kommentar zu diesem Zug

to_start_label = Anfangsstellung
to_start_tip = Zur Anfangsstellung
back_label = Zurück
back_tip = Einen Zug zurück
forward_label = Vor
forward_tip = Einen Zug vor
autoplay_label = Züge abspielen
autoplay_tip = Die Züge ab dieser Stellung nacheinander zeigen
stop_autoplay_label = Abspielen beenden
stop_autoplay_tip = Bei dieser Stellung bleiben
to_end_label = Letzte Stellung
to_end_tip = Zum Ende der Zugfolge

take_back_to_here = Bis hierher zurücknehmen
continue_from_here = Ab hier weiterspielen
move_up = Nach oben rücken
cut_moves = Ausschneiden
copy_from_here = Ab hier kopieren
paste_after_this = Danach einfügen
delete_moves = Löschen
undo_last_edit = Änderung rückgängig machen
redo_edit = Änderung wiederherstellen

game_stands_here = Die Partie steht schon bei diesem Zug.
nothing_cut_or_copied = Du hast noch keine Züge ausgeschnitten oder kopiert.
cut_on_other_board = Die ausgeschnittenen oder kopierten Züge stammen von einem anderen Brett.

over_because = Die Partie ist zu Ende: { $how }.
ended_already = Die Partie ist schon zu Ende.
no_end_to_take_back = Diese Partie wurde nicht vorzeitig beendet, also lässt sich kein Ende zurücknehmen.
no_draws = In { $game } gibt es kein Unentschieden.
no_clock = Diese Partie wird ohne Uhr gespielt.
no_swap = Die Farben lassen sich nur mit der Tauschregel tauschen, und nur gleich nach dem ersten Stein.
game_is_full = In diese Partie passen keine weiteren Züge.
no_such_node = Diesen Zug gibt es nicht mehr.
start_cannot_change = Die Anfangsstellung lässt sich weder verschieben noch löschen.
is_main_line = Das ist schon die Hauptvariante.
game_stays_main_line = Die Partie selbst bleibt die Hauptvariante. Um stattdessen mit dieser Variante weiterzuspielen, wähle „{ $command }“.
part_of_game = Dieser Zug gehört zur Partie selbst. Nimm ihn erst zurück, dann kannst du ihn löschen.
paste_illegal = Das lässt sich hier nicht einfügen. { $reason }
paste_illegal_later = Das lässt sich hier nicht einfügen: Zug { $place } der eingefügten Zugfolge wäre nicht erlaubt. { $reason }
no_last_edit = Es gibt keine Änderung, die sich rückgängig machen lässt.
no_undone_edit = Es gibt keine Änderung, die sich wiederherstellen lässt.
edit_not_undone = Diese Änderung lässt sich nicht rückgängig machen: Sie hat Züge hinzugefügt, die jetzt zur Partie gehören.
edit_not_redone = Diese Änderung lässt sich nicht wiederherstellen: Sie würde Züge löschen, die jetzt zur Partie gehören.
