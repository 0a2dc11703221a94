### Das Spiel im Terminal: Rätsel.

puzzles_of = Rätsel zu { $game }: { $solved } von { $all } gelöst.
puzzles_on_board = { $board }: { $solved } von { $all }
warm_ups_of = Aufwärmrätsel: { $solved } von { $all } gelöst.
puzzles_best_streak = In Folge gelöst: { $streak }; Rekord: { $best }
puzzles_example = Für ein Rätsel, das zu dir passt, gib ein: puzzle
all_puzzles_solved = Du hast alle Rätsel dieses Spiels gelöst.
no_puzzles_of = Zu { $game } gibt es keine Rätsel.
no_such_puzzle = Es gibt kein Rätsel „{ $text }“. Für eines, das zu dir passt, gib ein: puzzle
puzzle_begins = Rätsel { $name }, Wertung { $rating }
daily_begins = Rätsel des Tages { $name }, Wertung { $rating }: Es ändert deine eigene Wertung nicht.
puzzle_commands = Gib deinen Zug ein. Mit next überspringst du das Rätsel, ohne dass deine Wertung sinkt, mit leave kommst du zurück zu deiner Partie, mit hint bekommst du Hilfe, und mit solution gibst du auf.
warm_up_begins = Aufwärmrätsel { $name }: Es ändert deine Wertung nicht.
warm_up_commands = Gib deinen Zug ein. Mit next kommst du zu einem anderen Aufwärmrätsel, mit leave zurück zu deiner Partie, mit hint bekommst du Hilfe, und mit solution siehst du die Lösung.
prompt_puzzle = Rätsel, dein Zug { $number }
puzzle_next = Für das nächste Rätsel gib ein: next
puzzle_leave = Um zu deiner Partie zurückzukehren, gib ein: leave
puzzle_left = Du hast die Rätsel verlassen. Hier ist wieder deine Partie.
puzzle_first_leave = Das geht während eines Rätsels nicht. Um zu deiner Partie zurückzukehren, gib ein: leave
no_puzzle = Es läuft kein Rätsel. Um eines zu beginnen, gib ein: puzzle
puzzle_over = Dieses Rätsel ist zu Ende.
puzzle_solution = Die Lösung:
puzzle_progress_not_kept = Dein Fortschritt lässt sich nicht speichern: { $reason }.
