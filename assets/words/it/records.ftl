### Che cosa non va in una partita aperta o incollata, e perché un file non si può leggere o scrivere.

record_of_other_rules = La partita indica altre regole, «{ $rules }». Viene letta secondo le regole di questo programma.

at_place = Riga { $line }, colonna { $column }: { $what }
at_turn = Mossa { $number } ({ $player }): { $what }
at_move = Mossa { $number } ({ $player }), { $mv }: { $what }
after_the_end_of_game = Dopo la fine della partita: { $what }

record_empty = In questo testo non c’è nessuna partita.
comment_unclosed = Qui comincia un commento che non viene chiuso.
variation_unclosed = Qui comincia una variante che non viene chiusa.
variation_too_early = Qui comincia una variante, ma non c’è ancora una mossa da sostituire.
too_many_moves = Questa partita, varianti comprese, ha più mosse di quante il programma ne possa leggere.
too_many_tags = Questa partita ha più etichette di quante se ne possano salvare.
too_many_variations = Nelle varianti ci sono più mosse di quante se ne possano salvare.
tag_malformed = Questa etichetta non ha la forma [Nome "testo"].
stray_closing = «{ $character }» non chiude niente.
tag_repeated = L’etichetta { $tag } compare due volte.
tag_too_late = L’etichetta { $tag } viene dopo la prima mossa. Un’altra partita deve cominciare all’inizio di una riga.
record_of_unknown_game = Questa è una partita di «{ $name }», non di { $abande } o di { $anda }.
board_of_other_game = Questa è una partita di { $game }, ma «{ $board }» è un tavoliere di { $other }.
komi_unreadable = «{ $text }» non è un komi valido: serve un numero intero da 0 a 65535.
game_without_komi = In { $game } non ci sono punti komi.
board_unknown = Il tavoliere «{ $name }» non esiste. I tavolieri sono: { $known }.
format_too_new = Questa partita è nella versione { $version } del formato, ma il programma legge solo la 1.
position_missing = L’etichetta SetUp annuncia una posizione iniziale, ma manca l’etichetta Position.
start_unusable = La posizione iniziale non è utilizzabile. { $what }
result_unreadable = «{ $text }» non è un risultato. Un risultato si scrive in punti, come 21-17, oppure 1-0, 0-1, 1/2-1/2 o *.
result_of_position = Il risultato indicato è { $claimed }, ma l’ultima posizione dà { $actual }.
result_of_unfinished = Il risultato indicato è { $claimed }, ma con queste mosse la partita non è finita.
result_elsewhere = Il risultato indicato è { $claimed }, ma altrove è { $actual }.
result_drawn = Il risultato indicato è una patta, ma in { $game } non ci sono patte.
text_after_end = «{ $text }» viene dopo la fine della partita. Un’altra partita deve cominciare con un’etichetta.

position_fits_none = Questa posizione non va bene per nessun tavoliere. Per sapere perché, metti davanti il nome del tavoliere, come in «hex x4/…».
position_fits_several = Questa posizione va bene per più tavolieri. Metti davanti il nome di uno di questi: { $boards }.

json_unreadable = Riga { $line }, colonna { $column }: non è una partita in formato JSON.
record_of_other_game = Questa è una partita di «{ $name }», non di Abande.
record_of_libre = Questa è una partita di Abande Libre, che si gioca senza tavoliere. Questo programma non lo supporta.
players_in_record =
    { $players ->
        [one] Questa partita ha 1 giocatore, non 2.
       *[other] Questa partita ha { $players } giocatori, non 2.
    }
boards_fit_several = Il tavoliere non è indicato, e le mosse sono legali su più di uno: { $boards }.
boards_fit_none = Il tavoliere non è indicato, e le mosse non sono legali su nessuno.
nothing_after_end = «{ $text }» viene dopo la fine della partita.
ply_missing = Una variante comincia dopo la mossa { $ply }, ma la partita è più corta.
result_differs = Il risultato indicato è «{ $claimed }», ma dalla partita risulta «{ $actual }».
winner_missing = La partita è finita per «{ $how }», ma nessun risultato dice chi ha vinto.
score_differs = Il punteggio indicato è { $claimed }, ma l’ultima posizione dà { $actual }.
board_differs = La posizione nel file non è quella a cui portano le mosse.

file_missing = Questo file non esiste.
file_forbidden = Non hai i permessi necessari.
file_is_folder = È una cartella.
file_is_special = Non è un file normale.
file_is_protected = Questo file è protetto da scrittura.
folder_missing = Questa cartella non esiste.
file_name_impossible = Un file non può avere questo nome.
file_disk_full = Il disco è pieno.
file_disk_read_only = Il disco è di sola lettura.
file_trouble = Il sistema dice: { $message }
file_too_large = Il file è più grande di { $megabytes } MiB: troppo per un file di partite.
file_not_text = Non è un testo: il byte { $byte } non è UTF-8.
file_not_utf8 = Non è un testo in UTF-8.
file_holds_else = Questo file contiene altro.
file_holds_games =
    { $games ->
        [one] Questo file contiene un’altra partita.
       *[other] Questo file contiene { $games } partite, e non tutte verrebbero conservate.
    }
file_partly_unreadable = Una parte di questo file non è leggibile e andrebbe persa.
file_changed = Un altro programma ha modificato questo file.
file_not_to_add_to = Si possono aggiungere partite solo a un file di partite senza errori.
game_too_large = Il file sarebbe più grande di { $megabytes } MiB e non si potrebbe più riaprire.
record_refused_again = Questa partita non si potrebbe più riaprire. { $what }
record_changed_again = Riaprendola, questa partita risulterebbe diversa.
