### Ciò che dicono solo i lettori di schermo.

aloud_board = Tavoliere: { $board }, { $size }
aloud_news = Messaggi

aloud_captured = Il { $player } cattura { $to } da { $from }: { $pieces }, altezza { $height }.
aloud_captured_to_tower = Il { $player } cattura { $to } da { $from }: { $pieces }, una torre.
aloud_new_match = Ora si gioca: { $game }, { $board }.
aloud_to_move = Tocca al { $player }.
aloud_move_of = Mossa { $number } di { $moves }. { $last }
aloud_variation = In una variante. { $last }

stack_chosen = Pila scelta: { $point }. Può catturare { $targets }.
target_chosen = Pila scelta: { $point }. Ora scegli quella che la cattura: { $attackers }.
first_stone_chosen = La prima pietra è in { $point }. Ora scegli una casella per la seconda.
nothing_chosen = Selezione annullata.
aloud_lesson = { $title }. { $goal }
