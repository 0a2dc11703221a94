### Brevi messaggi che vanno e vengono.

pasted_is_no_game = Il testo incollato non è una partita: { $fault }
game_copied = Partita copiata negli appunti
position_copied = Posizione copiata negli appunti
computer_picked = Komi { $komi }: il computer sceglie il { $side }
computer_cannot_move = Qui il computer non può muovere. Annulla una mossa, oppure clicca il suo nome in alto per giocare al suo posto.
