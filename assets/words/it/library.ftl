### L’archivio delle partite e le statistiche.

library_title = Archivio

tab_games = Partite
tab_in_progress =
    { $games ->
        [0] In sospeso
       *[other] In sospeso ({ $games })
    }
tab_recent = File recenti
tab_statistics = Statistiche
tab_bin = Cestino

library_missing = L’archivio non c’è
library_missing_why = Il programma è stato avviato senza una cartella per le partite.
library_being_read = Lettura dell’archivio…

search_hint = Cerca
clear_search = Cancella la ricerca
clear_search_tip = Mostra tutte le partite
all_boards = Ogni tavoliere
all_boards_of = Tutto { $game }
any_result = Ogni risultato
filter_won = Hai vinto
filter_lost = Hai perso
any_level = Ogni livello
filter_level = Livello { $level }

column_level = Liv.
column_board = Tavoliere
column_result = Risultato
column_date = Data
column_moves = Mosse
reader_plays = Tu
computer_plays = Computer
computer_plays_at = Computer · { $level }
player_unknown = Sconosciuto
entry_won = Vinta
entry_won_points = Vinta { $own }–{ $others }
entry_lost = Persa
entry_lost_points = Persa { $own }–{ $others }
entry_draw = Patta
entry_draw_points = Patta { $own }–{ $others }
entry_won_by = { $player } vince
entry_won_by_points = { $player } vince { $more }–{ $less }
entry_unfinished = Non finita
entry_in_part = Questa partita è stata letta solo in parte. Aprila per sapere perché.
entry_in_words = { $black } contro { $white }, { $board }, { $result }
entry_in_words_on = { $black } contro { $white }, { $board }, { $result }, { $date }

games_counted =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
games_listed =
    { $games ->
        [one] { $listed } su 1 partita
       *[other] { $listed } su { $games } partite
    }
no_games_match = Nessuna partita trovata
no_games_match_tip = Prova una ricerca più breve, o altri tavolieri, risultati e livelli.
show_all_games = Mostra tutte le partite
no_games = Ancora nessuna partita
no_games_tip = Ogni partita che finisci o lasci viene salvata qui automaticamente. Puoi anche importare partite da file.
files_unread =
    { $files ->
        [one] «{ $name }» non si può leggere. { $reason }
       *[other] { $files } file non si possono leggere, per esempio «{ $name }». { $reason }
    }

open_game = Apri
continue_game = Continua
choose_first = Prima scegli una partita
rename_game = Rinomina
export_game = Esporta
export_game_tip = Salva questa partita in un file
export_listed = Esporta tutte
export_listed_tip = Salva le partite elencate in un solo file
bin_game = Cestina
bin_game_tip = Potrai ripristinare la partita  (Canc)
game_in_bin = «{ $name }» ora è nel cestino.
open_file = Apri un file
open_file_tip = Apri una partita da un file
import_games = Importa
import_games_tip = Aggiungi all’archivio le partite di un file
new_name = Nome
new_name_tip = Il nome del file della partita in archivio
name_empty = Scrivi un nome.
name_impossible = Non sono ammessi / \ : * ? " < > |, un punto o un trattino all’inizio, un punto alla fine, i nomi riservati da Windows (come CON) e i nomi troppo lunghi.
name_taken = Un’altra partita ha già questo nome.
rename_cancel = Annulla

bin_empty = Il cestino è vuoto
bin_empty_tip = Le partite che cestini restano qui. Non vengono mai eliminate.
bin_counted =
    { $games ->
        [one] 1 partita nel cestino
       *[other] { $games } partite nel cestino
    }
restore_game = Ripristina

none_in_progress = Nessuna partita in sospeso
none_in_progress_tip = Se chiudi la finestra o va via la corrente, la partita interrotta ti aspetta qui con tutte le sue mosse.
players_in_progress = { $black } contro { $white }
game_in_progress =
    { $moves ->
        [one] { $board } · 1 mossa · { $moment }
       *[other] { $board } · { $moves } mosse · { $moment }
    }
continue_game_tip = Riprendi questa partita da dove era rimasta
no_recent = Ancora nessun file
no_recent_tip = Qui trovi i file che apri o salvi.
recent_tip = Apri questo file

statistics_of = Le tue partite concluse contro il computer
statistics_of_tip = Le partite tra due persone non contano
nothing_counted = Ancora nessuna statistica
nothing_counted_on_board = Nessuna partita su questo tavoliere
nothing_counted_tip = Finisci una partita contro il computer per vedere qui vittorie, scarti e serie.

tile_games = Partite
tile_games_tip = Partite concluse contro il computer
tile_record = Vinte-patte-perse
tile_record_tip = Come sono finite le partite
tile_score = Rendimento
tile_score_tip = Una vittoria vale 1, una patta ½
score_in_percent = { $percent }%
tile_streak = Serie attuale
tile_streak_tip = Le tue ultime vittorie o sconfitte di fila
streak_of_wins =
    { $wins ->
        [one] 1 vittoria
       *[other] { $wins } vittorie
    }
streak_of_losses =
    { $losses ->
        [one] 1 sconfitta
       *[other] { $losses } sconfitte
    }
tile_best = Serie migliore
tile_best_tip = La tua serie di vittorie più lunga

plot_levels = Risultati per livello
plot_course = Risultati, a destra i più recenti
plot_margins = Scarti in punti, a destra i più recenti
plot_lengths = Lunghezza delle partite in mosse
legend_won = vinte
legend_drawn = patte
legend_lost = perse

level_tally =
    Livello { $level }
    { $won ->
        [one] 1 vinta
       *[other] { $won } vinte
    }
    { $drawn ->
        [one] 1 patta
       *[other] { $drawn } patte
    }
    { $lost ->
        [one] 1 persa
       *[other] { $lost } perse
    }
course_won = Vinta
course_drawn = Patta
course_lost = Persa
course_won_on = Vinta, { $date }
course_drawn_on = Patta, { $date }
course_lost_on = Persa, { $date }
margin_won =
    { $points ->
        [one] Vinta di 1 punto
       *[other] Vinta di { $points } punti
    }
margin_lost =
    { $points ->
        [one] Persa di 1 punto
       *[other] Persa di { $points } punti
    }
no_margins = Nessuna di queste partite è stata decisa ai punti.
games_of_length =
    { $games ->
        [one]
            Da { $from } a { $to } mosse
            1 partita
       *[other]
            Da { $from } a { $to } mosse
            { $games } partite
    }
