### L’aiuto del gioco nel terminale.

how_to_type_abande = Per inserire una pedina, scrivi l’intersezione: d4. Per catturare: d5-d4. Per passare: pass.
how_to_type_anda = Per posare una pietra, scrivi la casella: { $cell }. Nel primo turno: { $cell }+{ $other }. Per usare un punto komi: komi.

help_game = La partita
helps_help = questo elenco, e come scrivere le mosse
helps_board = disegna il tavoliere
helps_draw = lo disegna a ogni turno o solo a richiesta
helps_turn = a chi tocca, riserve e punteggio
helps_last = l’ultima mossa
helps_history = tutte le mosse finora
helps_moves = tutte le mosse legali
helps_captures = tutte le catture, o quelle di una pila
helps_point = che cosa c’è in quel punto
helps_row = tutta la riga con quella lettera o numero
helps_stacks = tutte le pile di un colore
helps_sleepers = pile senza nemici accanto: niente punti
helps_pinned = pile inchiodate, e perché
helps_towers = pile alte tre
helps_groups = tutti i gruppi di un colore
helps_breaths = i respiri di un gruppo, e i nemici lì
helps_territory = caselle vuote chiuse al nemico
helps_score = i punti se finisse ora, o i gruppi
helps_hands = pedine ancora da inserire
helps_position = la posizione in una riga, da copiare

help_playing = Giocare
helps_undo = ritira mossa e risposta, o N turni
helps_redo = rigioca ciò che è stato ritirato
helps_go = fa continuare due computer dopo un ritiro
helps_resign = abbandona la partita
helps_level = livello del computer; da solo, l’elenco
helps_seat_black = chi gioca con il Nero
helps_seat_white = chi gioca con il Bianco

help_learning = Imparare
helps_hint = un suggerimento, poi altri; hint all: mossa
helps_coach = ti avverte prima di una brutta mossa
helps_review = esamina tutta la partita, o annota tutto
helps_next_mistake = va al prossimo errore trovato dall’esame
helps_previous_mistake = va all’errore precedente
helps_lessons = elenca le lezioni di questo gioco
helps_lesson = comincia una lezione, o la prossima
helps_puzzles = i problemi risolti e il tuo rating
helps_puzzle = un problema adatto a te, o uno per nome
helps_solution = mostra la soluzione del problema
helps_again = riprova il passo, il problema o la mossa
helps_next = passo o problema seguente; o va avanti
helps_leave = lascia lezione o problema, torna al gioco

help_looking = Rivedere e provare mosse
helps_back = torna indietro di una mossa, o di N
helps_forward = va avanti di una mossa, o di N
helps_goto = va a una mossa di questa linea
helps_game = torna alla posizione attuale della partita
helps_variations = tutte le mosse giocate o provate
helps_variation = va alla variante con questo numero
helps_from_here = continua la partita da questa posizione

help_noting = Note e modifiche alla posizione mostrata
helps_comment = mostra, scrive o toglie il commento
helps_glyph = giudica la mossa: !! ! !? ?! ? ??
helps_mark = segna un punto, o toglie il segno
helps_arrow = disegna una freccia, o la toglie
helps_promote = avvicina la variante alla linea principale
helps_delete = elimina questa mossa e le successive
helps_cut = lo stesso, per incollarle altrove
helps_copy = copia questa mossa e le successive
helps_paste = inserisce qui le mosse tagliate o copiate
helps_undo_edit = annulla l’ultima nota o modifica
helps_redo_edit = ripete quella modifica

help_keeping = Partite, file e programma
helps_new = nuova partita: new square human ai:3
helps_setup = nuova partita da una posizione in una riga
helps_games = elenca le partite in archivio, o le cerca
helps_resume = riprende una partita in sospeso
helps_save = scrive la partita in un file
helps_replace = lo stesso, sovrascrivendo un file
helps_open = apre una partita da file o dall’archivio
helps_record = la partita come testo, da copiare
helps_language = elenca le lingue, o ne sceglie una
helps_quit = chiude il programma

word_board = TAVOLIERE
word_black = NERO
word_white = BIANCO
word_colour = COLORE
word_depth = PROFONDITÀ
word_file = FILE
word_level = LIVELLO
word_move = MOSSA
word_name = NOME
word_position = POSIZIONE
word_tag = CODICE
word_text = TESTO
word_words = PAROLE
