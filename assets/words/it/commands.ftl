### I nomi di tutti i comandi e i loro suggerimenti.

undo_label = Annulla
undo_tip = Ritira la tua ultima mossa  (U o Ctrl+Z)
undo_change_tip = Annulla l’ultima modifica  (U o Ctrl+Z)
undo_nothing = Non c’è niente da annullare.
redo_label = Ripeti
redo_tip = Rigioca la mossa  (Ctrl+Y)
redo_change_tip = Ripeti la modifica  (Ctrl+Y)
redo_nothing = Non c’è niente da ripetere.
pass_label = Passa
pass_tip = Salta questo turno  (P)
spend_komi_label =
    { $left ->
        [one] Usa komi · 1 rimasto
       *[other] Usa komi · { $left } rimasti
    }
spend_komi_tip = Il Bianco può usare un punto komi invece di posare una pietra  (P)
resign_label = Abbandona
resign_tip = Abbandona questa partita
new_game_label = Nuova partita
new_game_tip = Inizia una nuova partita  (Ctrl+N)
open_label = Apri
open_tip = Apri una partita salvata  (Ctrl+O)
save_label = Salva
save_tip = Salva questa partita  (Ctrl+S)
library_label = Archivio
library_tip = Le tue partite e le statistiche  (Ctrl+L)
copy_label = Copia
copy_tip = Copia la partita o la posizione
set_up_label = Imposta posizione
set_up_tip = Imposta una posizione  (Ctrl+E)
coordinates_label = Coordinate
coordinates_show_tip = Mostra le coordinate
coordinates_hide_tip = Nascondi le coordinate
lenses_label = Evidenzia
lenses_tip = Scegli che cosa evidenziare sul tavoliere
moves_label = Mosse
moves_show_tip = Mostra l’elenco delle mosse
moves_hide_tip = Nascondi l’elenco delle mosse
help_label = Come si gioca
help_tip = Regole, mouse e tasti  (F1)

lens_entry_points = Dove puoi inserire una pedina
lens_open_cells = Caselle aperte o chiuse per te
lens_sleepers = Pile dormienti
lens_pinned = Pile inchiodate
lens_breaths = Respiri del gruppo sotto il puntatore
lens_removals = Pietre che una mossa farebbe togliere
lens_territory = Territori
lens_danger = Gruppi a una mossa dal soffocamento

movement_heading = Animazione
movement_of = Animazione: { $speed }
movement_off = No
movement_slow = Lenta
movement_normal = Normale
movement_fast = Veloce

copy_game = Copia la partita
copy_game_key = Ctrl+C
copy_position = Copia la posizione
copy_for_abstract_play = Copia per Abstract Play
copy_note = Ctrl+V apre una partita copiata.
