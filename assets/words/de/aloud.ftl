### Was nur Bildschirmleser vorlesen.

aloud_board = Brett: { $board }, { $size }
aloud_news = Meldungen

aloud_captured = { $player } schlägt { $to } von { $from } aus: { $pieces }, Höhe { $height }.
aloud_captured_to_tower = { $player } schlägt { $to } von { $from } aus: { $pieces }, ein Turm.
aloud_new_match = Jetzt auf dem Tisch: { $game }, { $board }.
aloud_to_move = { $player } ist am Zug.
aloud_move_of = Zug { $number } von { $moves }. { $last }
aloud_variation = In einer Variante. { $last }

stack_chosen = { $point } ist ausgewählt. Der Stapel kann { $targets } schlagen.
target_chosen = { $point } ist ausgewählt. Wähle nun den Stapel, der schlagen soll: { $attackers }.
first_stone_chosen = Der erste Stein liegt auf { $point }. Wähle nun ein Feld für den zweiten.
nothing_chosen = Auswahl aufgehoben.
aloud_lesson = { $title }. { $goal }
