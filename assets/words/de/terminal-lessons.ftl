### Das Spiel im Terminal: Lektionen.

lessons_of = Lektionen zu { $game }:
lesson_listed =
    { $done ->
        [done] { $title } (erledigt): { $about }
       *[new] { $title }: { $about }
    }
lesson_example = Um eine Lektion zu beginnen, gib lesson und ihre Nummer ein, zum Beispiel: lesson { $number }
all_lessons_done = Du hast alle Lektionen erledigt. Um eine zu wiederholen, gib zum Beispiel ein: lesson 1
no_such_lesson = Es gibt keine Lektion „{ $text }“. Um die Liste zu sehen, gib ein: lessons
lesson_begins = Lektion { $number }: { $title }
lesson_commands = Mit again wiederholst du einen Schritt, mit hint bekommst du Hilfe, mit leave kehrst du zu deiner Partie zurück.
prompt_lesson = Lektion, Schritt { $step } von { $steps }
lesson_next = Um weiterzumachen, gib ein: next
lesson_complete = Das war der letzte Schritt dieser Lektion.
lesson_following = Für die nächste Lektion gib ein: lesson { $number }
lesson_leave = Um zu deiner Partie zurückzukehren, gib ein: leave
lesson_left = Du hast die Lektion verlassen. Hier ist wieder deine Partie.
lesson_first_leave = Das geht während einer Lektion nicht. Um zu deiner Partie zurückzukehren, gib ein: leave
no_lesson = Es läuft keine Lektion. Um die Liste zu sehen, gib ein: lessons
lesson_step_open = Dieser Schritt ist noch nicht erledigt. Für Hilfe gib ein: hint
lesson_step_done = Dieser Schritt ist erledigt.
lesson_game_over = Die Partie war zu Ende, bevor dieser Schritt erledigt war. Um es noch einmal zu versuchen, gib ein: again
lesson_progress_not_kept = Dein Fortschritt lässt sich nicht speichern: { $reason }.

not_what_is_asked = Die Regeln erlauben das, aber in diesem Schritt ist etwas anderes gefragt.
point_at_places = In diesem Schritt sollst du Stellen zeigen: Gib eine oder mehrere ein.
that_is_not_it = Nicht { $point }.
places_left =
    { $left ->
        [one] Richtig. Eine Stelle fehlt noch.
       *[other] Richtig. { $left } Stellen fehlen noch.
    }

lesson_hint_enter = Setze einen neuen Stein ein.
lesson_hint_capture = Suche einen Schlagzug.
lesson_hint_pass = Denk ans Passen.
lesson_hint_place = Setze einen Stein.
lesson_hint_komi = Weiß hat Komipunkte.
lesson_hint_move = Zum Beispiel: { $mv }
lesson_hint_left =
    { $left ->
        [one] Du musst noch eine Stelle zeigen.
       *[other] Du musst noch { $left } Stellen zeigen.
    }
lesson_hint_place_there = { $point } gehört dazu.
lesson_hint_play_on = Spiele weiter. Mit einem einzigen Zug geht es noch nicht.
