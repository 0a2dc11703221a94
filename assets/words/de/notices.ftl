### Kurze Meldungen, die kommen und gehen.

pasted_is_no_game = Der eingefügte Text ist keine Partie: { $fault }
game_copied = Partie in die Zwischenablage kopiert
position_copied = Stellung in die Zwischenablage kopiert
computer_picked = Komi { $komi }: Der Computer wählt { $side }
computer_cannot_move = Der Computer kann hier nicht ziehen. Nimm einen Zug zurück, oder klicke oben auf seinen Namen und spiele für ihn weiter.
