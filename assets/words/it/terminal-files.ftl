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
        [one] Si continua con la sola mossa legale.
       *[other] Si continua con le { $plies } mosse legali.
    }
more_games_in_file = Nel file ci sono altre partite; questa è la prima.
file_not_opened = { $file }: { $reason }

save_example = Salvare dove? Per esempio: save game.agn
file_exists = { $file } esiste già. Per sovrascriverlo, scrivi: replace { $file }
file_saved = Salvata in { $file }.
file_not_saved = Non salvata in { $file }. { $reason }
open_example = Aprire quale partita? Per esempio: open game.agn. Per l’elenco delle partite in archivio, scrivi: games
