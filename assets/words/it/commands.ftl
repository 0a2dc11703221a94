### I nomi di tutti i comandi e i loro suggerimenti.

undo_label = Annulla
undo_tip = Ritira la tua ultima mossa
undo_change_tip = Annulla l’ultima modifica
undo_nothing = Non c’è niente da annullare.
redo_label = Ripeti
redo_tip = Rigioca la mossa ritirata
redo_change_tip = Ripeti la modifica
redo_nothing = Non c’è niente da ripetere.
pass_label = Passa
pass_tip = Salta questo turno
spend_komi_label =
    { $left ->
        [one] Usa komi · 1 rimasto
       *[other] Usa komi · { $left } rimasti
    }
spend_komi_tip = Con il Bianco, usa un punto komi invece di posare una pietra
resign_label = Abbandona
resign_tip = Arrenditi: vince l’altro giocatore
new_game_label = Nuova partita
new_game_tip = Scegli il gioco, il tavoliere e chi gioca
open_label = Apri
open_tip = Carica una partita da un file
save_label = Salva
save_tip = Salva questa partita in un file
picture_label = Salva un’immagine
picture_tip = Salva questa posizione come immagine o tutta la partita come animazione
library_label = Archivio
library_tip = Le tue partite e le statistiche
set_up_label = Imposta posizione
set_up_tip = Crea una posizione a piacere e gioca da lì
coordinates_label = Coordinate
moves_label = Mosse
photo_mode_label = Modalità foto
photo_mode_tip = Mostra solo il tavoliere, visto quasi di taglio, per fotografarlo
photo_mode_of_table = Le foto mostrano il tavolo 3D. Disattiva prima il diagramma.
photo_mode_keys = { $save } salva una foto, { $leave } esce dalla modalità foto
camera_pad_label = Pulsanti della visuale
camera_pad_tip = Mostra o nascondi i pulsanti nell’angolo per ruotare, inclinare, avvicinare e allontanare la visuale
full_screen_label = Schermo intero
sound_label = Audio
help_label = Come si gioca
full_screen_tip = Mostra il gioco a schermo intero o di nuovo in una finestra
sound_tip = Attiva o disattiva l’audio
help_tip = Regole, mouse e tasti

lens_entry_points = Dove puoi inserire una pedina
lens_open_cells = Caselle permesse e caselle vietate
lens_sleepers = Pile dormienti
lens_pinned = Pile inchiodate
lens_threats = Pile catturabili
lens_breaths = Respiri del gruppo sotto il puntatore
lens_removals = Pietre che una mossa toglierebbe
lens_territory = Territori
lens_danger = Gruppi a una mossa dal soffocamento

movement_heading = Animazione
movement_off = Nessuna
movement_slow = Lenta
movement_normal = Normale
movement_fast = Veloce

copy_game = Copia la partita
copy_position = Copia la posizione
copy_for_abstract_play = Copia per Abstract Play

## Tasti

with_control = Ctrl+{ $key }
with_alt = Alt+{ $key }
key_home = Home
key_end = Fine
key_page_up = Pag ↑
key_page_down = Pag ↓
key_escape = Esc
key_enter = Invio
key_space = Spazio
key_insert = Ins
key_of_number_pad = Num { $key }
key_backspace = Backspace
tip_with_keys = { $tip }  ({ $keys })

## Altri comandi

coordinates_tip = Mostra o nascondi le lettere e i numeri sul bordo
diagram_label = Diagramma 2D
diagram_tip = Passa dal tavolo 3D a un diagramma piatto, come in un libro, e viceversa
diagram_from_above = Il diagramma si può vedere solo dall’alto.
move_now_tip = Fai giocare al computer la migliore mossa trovata finora
cancel_label = Deseleziona
cancel_tip = Rimetti a posto ciò che hai preso
back_to_game_tip = Torna alla posizione attuale della partita
view_mine_label = Dal mio posto
view_above_label = Dall’alto
view_side_label = Di lato
view_opponent_label = Dal posto dell’avversario
turn_left_label = Ruota il tavolo a sinistra
turn_right_label = Ruota il tavolo a destra
higher_label = Alza la visuale
lower_label = Abbassa la visuale
nearer_label = Avvicina la visuale
farther_label = Allontana la visuale
play_page_label = Gioco
play_page_tip = Turno, punteggio e risultato
moves_page_tip = Tutte le mosse, con varianti e commenti
analyse_page_label = Analisi
analyse_page_tip = Il parere del motore e la revisione della partita
engine_label = Motore
engine_tip = Attiva o disattiva il motore, che mostra le mosse migliori
review_label = Revisione della partita
review_short = Revisione
review_tip = Valuta ogni mossa della partita ed elenca gli errori
review_not_yet = La revisione si può fare a partita finita.
next_mistake_label = Errore successivo
next_mistake_tip = Vai all’errore successivo della partita
previous_mistake_label = Errore precedente
previous_mistake_tip = Vai all’errore precedente
try_again_label = Riprova qui
try_again_tip = Vai alla posizione prima dell’errore e cerca una mossa migliore
game_menu_label = Partita
game_menu_tip = Nuova partita, file, archivio, aiuto
view_menu_label = Vista
view_menu_tip = Che cosa mostra il tavoliere, e da dove lo guardi
palette_label = Cerca un comando
palette_tip = Cerca tra comandi, tavolieri, lezioni, lingue e impostazioni
players_label = Cambia giocatori
players_tip = Scegli chi gioca con il Nero e chi con il Bianco
quit_label = Esci
quit_tip = Chiudi il programma
spend_komi_short = Komi · { $left }

settings_label = Impostazioni
settings_tip = Tasti, colori, dimensione del testo, lingua e altro
larger_text_label = Testo più grande
larger_text_tip = Ingrandisci testo e pannelli
smaller_text_label = Testo più piccolo
smaller_text_tip = Rimpicciolisci testo e pannelli
normal_text_label = Testo normale
normal_text_tip = Riporta testo e pannelli alla dimensione adatta alla finestra
about_label = Informazioni su Abande
about_tip = Versione, grafica, licenze e diagnostica

lens_targets_tip = Segna dove puoi mettere una pedina o una pietra
lens_sleepers_tip = Una luna segna le pile che non varrebbero nulla se la partita finisse ora
lens_pinned_tip = Una catena segna le pile che tengono unito il gruppo e non possono muoversi
lens_threats_tip = Un triangolo segna le pile che il giocatore di turno può perdere, un rombo quelle che può catturare
x_ray_label = Guarda dentro una pila
x_ray_tip = Attenua tutte le pile tranne quella sotto il puntatore: tieni premuto il tasto, o premilo brevemente per attivare o disattivare l’effetto
lens_breaths_tip = Passa col mouse su un gruppo per vedere quali zone vuote lo tengono in vita
lens_removals_tip = Barra le pietre che la tua prossima mossa toglierebbe dal tavoliere
lens_territory_tip = Traccia il contorno delle zone vuote in cui può giocare un solo giocatore
lens_danger_tip = Traccia il contorno di questi gruppi e mostra le caselle in cui una pietra li soffocherebbe
copy_game_tip = Copia tutte le mosse e i commenti negli appunti, per incollarli altrove
copy_position_tip = Copia la posizione negli appunti, in una riga di testo
copy_for_abstract_play_tip = Copia la partita negli appunti, nel formato del sito Abstract Play
view_mine_tip = Riporta la visuale dalla tua parte del tavolo
view_above_tip = Guarda il tavoliere esattamente dall’alto, come in un diagramma
view_side_tip = Guarda dal bordo destro del tavolo
view_opponent_tip = Vedi il tavoliere come lo vede l’altro giocatore
turn_left_tip = Ruota il tavolo a sinistra, fino al lato successivo del tavoliere; per altri angoli, trascina col tasto destro
turn_right_tip = Ruota il tavolo a destra, fino al lato successivo del tavoliere; per altri angoli, trascina col tasto destro
higher_tip = Guarda più dall’alto: le pile coprono meno ciò che sta dietro
lower_tip = Guarda più di taglio: le altezze si vedono meglio
nearer_tip = Mostra il tavoliere più da vicino; si può usare anche la rotella
farther_tip = Mostra una parte più ampia del tavolo intorno al tavoliere
