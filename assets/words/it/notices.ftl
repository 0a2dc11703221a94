### Brevi messaggi che vanno e vengono.

pasted_is_no_game = Il testo incollato non è una partita. { $fault }
clipboard_without_text = Negli appunti non c’è alcun testo.
clipboard_not_read = Il programma da cui proviene il contenuto degli appunti non risponde. Non è stato incollato nulla.
clipboard_not_written = Impossibile accedere agli appunti. Non è stato copiato nulla.
game_copied = Partita copiata negli appunti
position_copied = Posizione copiata negli appunti
copied_for_abstract_play = Partita copiata in formato JSON per Abstract Play
copied_for_abstract_play_without = Partita copiata in formato JSON per Abstract Play, senza { $what }
loss_of_variations =
    { $moves ->
        [one] 1 mossa nelle varianti
       *[other] { $moves } mosse nelle varianti
    }
loss_of_notes = annotazioni
loss_of_tags = alcune etichette
game_not_copied = Non è stato copiato nulla: il formato di Abstract Play è solo per Abande, non per { $game }.
board_not_copied = Non è stato copiato nulla: su Abstract Play il tavoliere «{ $board }» non c’è.

game_saved_as = Salvato come { $file }
game_not_saved_as = { $file } non è stato salvato. { $reason }
choose_other_name = Salva la partita con un altro nome.
picture_begun = Creazione di { $file } in corso. Intanto puoi continuare a giocare.
picture_not_drawn = Non è stato possibile creare l’immagine; il motivo è nei registri del programma.
game_opened = Aperto { $file }
first_game_opened = Aperta la prima delle partite in { $file }
game_opened_partly = Aperto { $file } fino al primo errore. { $fault }
game_not_opened = { $file } non è stato aperto. { $reason }
pasted_game_opened = Aperta la partita incollata
first_pasted_game_opened = Aperta la prima delle partite incollate
pasted_game_opened_partly = La partita incollata è stata aperta fino al primo errore. { $fault }

computer_picked = Komi { $komi }: il computer sceglie il { $side }
computer_cannot_move = Qui il computer non può muovere. Annulla una mossa, oppure clicca sul suo nome per giocare al suo posto.

settings_not_saved = Le impostazioni non vengono salvate: { $what }.
settings_saved_again = Il salvataggio delle impostazioni è ripreso.
disk_slow = La lettura o la scrittura dei file richiede molto più tempo del solito: forse il disco non risponde.
key_of_unknown_command = Le impostazioni assegnano dei tasti a «{ $command }», ma questo comando non esiste.
key_not_usable = «{ $key }», indicato nelle impostazioni per { $command }, non è un tasto utilizzabile.
key_shared = Nelle impostazioni { $key } è assegnato sia a { $first } sia a { $second }. Vale solo per il primo.
safe_mode = Modalità sicura: grafica semplice e impostazioni predefinite. Le modifiche alle impostazioni non vengono salvate.
last_run_failed = L’ultima volta Abande si è chiuso all’improvviso. La partita è stata salvata. Trovi un rapporto in { $report }
last_run_failed_unsaved = L’ultima volta Abande si è chiuso all’improvviso. La partita non è stata salvata. Trovi un rapporto in { $report }
last_run_failed_without_game = L’ultima volta Abande si è chiuso all’improvviso. Trovi un rapporto in { $report }
failed_inside = Si è verificato un errore nel programma, ma puoi continuare a giocare. Trovi un rapporto in { $report }
failed_inside_unreported = Si è verificato un errore nel programma, ma puoi continuare a giocare. Non è stato possibile scrivere un rapporto.
nothing_kept = Né le partite né le impostazioni verranno salvate: { $reason }.

game_in_part = Questa partita è stata letta solo in parte. { $what }
game_on_table_keeps_name = Stai giocando questa partita. Per rinominarla, prima iniziane o aprine un’altra.
game_left_not_kept = La partita che hai lasciato non è stata salvata in archivio: { $reason }.
files_set_aside =
    { $files ->
        [one] Un file in archivio non è leggibile ed è stato rinominato in { $name }
       *[other] { $files } file in archivio non sono leggibili e sono stati rinominati: il primo ora si chiama { $name }
    }
game_not_renamed = La partita non è stata rinominata. { $reason }
games_not_removed =
    { $games ->
        [one] Una partita non è stata spostata nel cestino. { $reason }
       *[other] { $games } partite non sono state spostate nel cestino. { $reason }
    }
games_not_restored =
    { $games ->
        [one] Una partita non è stata ripristinata. { $reason }
       *[other] { $games } partite non sono state ripristinate. { $reason }
    }
games_exported =
    { $games ->
        [one] 1 partita salvata in { $file }
       *[other] { $games } partite salvate in { $file }
    }
games_not_exported = { $file } non è stato scritto. { $reason }
games_imported =
    { $games ->
        [one] 1 partita importata da { $file }.
       *[other] { $games } partite importate da { $file }.
    }
games_imported_but_known =
    { $games ->
        [one] 1 partita importata da { $file }
       *[other] { $games } partite importate da { $file }
    }; { $known ->
        [one] 1 era già in archivio.
       *[other] { $known } erano già in archivio.
    }
games_known =
    { $known ->
        [one] La partita in { $file } è già in archivio.
       *[other] { $known } partite in { $file } sono già in archivio.
    }
games_not_imported = Da { $file } non è stata importata nessuna partita.
games_not_read =
    { $games ->
        [one] La partita { $number } non è stata letta per intero. { $what }
       *[other] { $games } partite non sono state lette per intero; la prima è la numero { $number }. { $what }
    }
file_not_imported = { $file } non è stato importato. { $reason }
no_game_in_file = In { $file } non c’è nessuna partita

passed_by_itself = Nessun’altra mossa era possibile: hai passato automaticamente.
path_copied = Percorso copiato
diagnostics_copied = Diagnostica copiata
folder_not_opened = Impossibile aprire «{ $folder }».
