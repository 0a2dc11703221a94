### Il gioco nel terminale: file aperti e salvati.

file_opened =
    { $plies ->
        [one] Aperto { $file }: 1 mossa giocata.
       *[other] Aperto { $file }: { $plies } mosse giocate.
    }
file_damaged = { $file }: { $fault }
goes_on_with =
    { $plies ->
        [0] Nessuna mossa è legale: si riparte dall’inizio.
        [one] Si continua dopo l’unica mossa legale.
       *[other] Si continua dopo le { $plies } mosse legali.
    }
more_games_in_file = Nel file ci sono altre partite; questa è la prima.
file_not_opened = { $file }: { $reason }

save_example = Dove salvare la partita? Per esempio: save game.agn
file_exists = { $file } esiste già. Per sovrascriverlo, scrivi: replace { $file }
file_exists_add = Per aggiungere questa partita al file, scrivi: add { $file }
file_holds_games_add = { $file } contiene già { $games } partite. Per aggiungere anche questa, scrivi: add { $file }
file_overwrite_all = Per sovrascrivere tutto, scrivi: replace { $file }
file_exists_else = { $file } esiste già e non è un file di partite.
file_changed_save_elsewhere = Un altro programma ha modificato { $file } dopo che è stato aperto o salvato qui. Per salvare con un altro nome, scrivi: save { $other }
file_added = Partita aggiunta a { $file }.
add_example = A quale file aggiungere la partita? Per esempio: add games.agn
file_saved = Partita salvata in { $file }.
file_not_saved = Partita non salvata in { $file }. { $reason }
open_example = Quale partita aprire? Per esempio: open game.agn. Per l’elenco delle partite in archivio, scrivi: games
